# ルールのページにある、印刷用のシート。

print-heading = 紙で遊ぶ
print-lead = 実物大のPDFです。印刷して切りぬけば、すぐに遊べます。
print-sheet-board = ボード
print-sheet-tiles = { $game ->
    [contig60] コマとサイコロ
   *[calculissimo] チップ
  }
print-sheet-scores = 得点表
print-sheet-rules = ルール
print-sheet-dice = サイコロの表
print-paper = 用紙
print-paper-a4 = A4
print-paper-letter = レター
print-ink = インク
print-ink-colour = カラー
print-ink-saving = インク節約
