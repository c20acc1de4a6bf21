# The keys of the screen at hand, shown on ?

keys-title = キーボード
keys-tab = 次へ進む
keys-help = この一覧
keys-close = 開いているものを閉じる
keys-board = ボードの上を動く
keys-ends = 横の列の左はし・右はしへ
keys-lay = そのチップを置く
keys-joker = ジョーカーを置く
keys-turn = 向きを変える
keys-erase = 最後のチップをもどす
keys-play = この手を出す
keys-recall = チップを全部もどす
keys-die = その目のサイコロを取る
keys-sign = 記号やかっこを入れる
keys-undo = 1つもどす
keys-clear = 式を消す
keys-marker = そのチームのコマを置く
keys-aim = このマスを選ぶ
keys-main = 大きなボタンと同じ
keys-step = 1手もどる・進む
keys-jump = ゲームのはじめか終わりへ
keys-next = 次のうまっているマスへ（Shiftで前へ）
keys-rack = 自分のチップを読み上げる
keys-dice = サイコロと自分の式を読み上げる
keys-position = 局面を読み上げる
keys-totals = 合計を読み上げる
keys-last = 最後の手を読み上げる
keys-letters = 文字キー1つと ? を使う

## What stands on the keys

key-tab = Tab
key-enter = Enter
key-space = スペース
key-backspace = Backspace
key-escape = Esc
key-home = Home
key-end = End
