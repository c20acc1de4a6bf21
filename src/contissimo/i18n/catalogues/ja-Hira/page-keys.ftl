# The keys of the screen at hand, shown on ?

keys-title = キーボード
keys-tab = つぎへ すすむ
keys-help = この ひょうを みる
keys-close = ひらいて いる ものを とじる
keys-board = ボードの うえを うごく
keys-ends = よこの れつの ひだりはし・みぎはしへ
keys-lay = その チップを おく
keys-joker = ジョーカーを おく
keys-turn = むきを かえる
keys-erase = さいごの チップを もどす
keys-play = こんかいの チップを だす
keys-recall = チップを ぜんぶ もどす
keys-die = その めの サイコロを とる
keys-sign = きごうや かっこを いれる
keys-undo = ひとつ もどす
keys-clear = しきを けす
keys-marker = その チームの コマを おく
keys-aim = この マスを えらぶ
keys-main = おおきな ボタンと おなじ
keys-step = ひとつ もどる・すすむ
keys-jump = ゲームの はじめか おわりへ
keys-next = つぎの うまって いる マスへ（Shiftで まえへ）
keys-rack = じぶんの チップを よみあげる
keys-dice = サイコロと じぶんの しきを よみあげる
keys-position = いまの ようすを よみあげる
keys-totals = ごうけいを よみあげる
keys-last = さっきの ばんを よみあげる
keys-letters = もじキー 1つと ? を つかう

## What stands on the keys

key-tab = Tab
key-enter = Enter
key-space = スペース
key-backspace = Backspace
key-escape = Esc
key-home = Home
key-end = End
