# The printed sheets, where the page of the rules offers them.

print-heading = かみで あそぶ
print-lead = ほんものと おなじ おおきさの PDFです。いんさつして きりぬけば、すぐに あそべます。
print-sheet-board = ボード
print-sheet-tiles = { $game ->
    [contig60] コマと サイコロ
   *[calculissimo] チップ
  }
print-sheet-scores = とくてんひょう
print-sheet-rules = ルール
print-sheet-dice = サイコロの ひょう
print-paper = かみ
print-paper-a4 = A4
print-paper-letter = レター
print-ink = インク
print-ink-colour = カラー
print-ink-saving = インクを せつやく
