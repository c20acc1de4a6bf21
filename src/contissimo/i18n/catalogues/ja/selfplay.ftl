# Games of computer players as data.

help-selfplay = コンピュータープレーヤーにたくさんのゲームをさせ、学習や統計のためのデータとして保存します。

option-out_file = ゲームを書くファイル。例：games.jsonl.gz。すでに一部があれば、残りを書き足します。
    .value = ファイル

selfplay-progress = ゲーム
selfplay-done = { $path } に{ $games }ゲームあります。
selfplay-stopped = 中断しました。{ $path } に{ $games }ゲームあります。同じコマンドで続きから始まります。

why-games-file-other = { $path } には別のゲームが入っています。別のファイルにするか、ゲーム、プレーヤー、ルール、シードを同じにしてください。
why-games-file-unwritable = { $path } に書けません。
why-games-line-wrong = これは保存されたゲームの行ではありません。
why-games-line-differs = ファイルの{ $number }番のゲームは、書かれたとおりではルールに合いません。
