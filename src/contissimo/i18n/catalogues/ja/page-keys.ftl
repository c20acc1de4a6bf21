# The keys of the screen at hand, shown on ?

keys-title = キーボード
keys-tab = 次へ進む
keys-help = この一覧
keys-close = 開いているものを閉じる
keys-board = 盤の上を動く
keys-ends = 列の始めか終わりへ
keys-lay = そのチップを置く
keys-joker = ジョーカーを置く
keys-turn = 向きを変える
keys-erase = 最後のチップを戻す
keys-play = この手を出す
keys-recall = チップを全部戻す
keys-die = その目のサイコロを取る
keys-sign = 記号やかっこを入れる
keys-undo = 1つ戻す
keys-clear = 式を消す
keys-aim = このマスを選ぶ
keys-main = 大きなボタンと同じ
keys-step = 1手戻る・進む
keys-jump = ゲームの始めか終わりへ

## What stands on the keys

key-tab = Tab
key-enter = Enter
key-space = スペース
key-backspace = Backspace
key-escape = Esc
key-home = Home
key-end = End
