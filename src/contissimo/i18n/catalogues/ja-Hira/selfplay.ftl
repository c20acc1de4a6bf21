# Games of computer players as data.

help-selfplay = コンピュータープレーヤーに たくさんの ゲームを させて、がくしゅうや とうけいの ための データとして ほぞんします。

option-out_file = ゲームを かく ファイル。れい：games.jsonl.gz。もう いくつか あれば、のこりを かきたします。
    .value = ファイル

selfplay-progress = ゲーム
selfplay-done = { $path } に { $games }ゲーム あります。
selfplay-stopped = とちゅうで とまりました。{ $path } に { $games }ゲーム あります。おなじ コマンドで つづきから はじまります。

why-games-file-other = { $path } には べつの ゲームが はいって います。べつの ファイルに するか、ゲーム、プレーヤー、ルール、シードを おなじに して ください。
why-games-file-unwritable = { $path } に かきこめません。
why-games-line-wrong = これは ほぞんされた ゲームの ぎょうでは ありません。
why-games-line-differs = ファイルの { $number }ばんの ゲームは、かかれた とおりでは ルールに あいません。
