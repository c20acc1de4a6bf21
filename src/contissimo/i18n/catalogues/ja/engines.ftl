# Engines for other programs, and the test of theirs.

help-engine = ほかのプログラムに、標準入出力の行で、コンピュータープレーヤーと評価を使わせます。
option-engine-player = 手を選ぶコンピュータープレーヤー：champion、level-1 から level-8、greedy、random。

help-conformance = プログラムがボットとエンジンの取り決めを守っているか調べます。
option-spec = プログラム。例：exec:./bot
    .value = exec:プログラム
option-only = このゲームだけ。なければ全部。
    .value = ゲーム

conformance-passed = 合格    { $check }
conformance-failed = 不合格  { $check }（{ $why }）
conformance-left-out = 省略    { $check }：このプログラムにはありません

conformance-hello = あいさつをする
conformance-legal = 手がルールに合っている
conformance-one-answer = 質問ごとに一度だけ答え、知らない言葉は気にしない
conformance-in-time = 時間を守る
conformance-endings = 終わり近くの局面でも遊べる
conformance-version-2 = バージョン2を話す
conformance-analyse = 分析が読める
conformance-exact = 正確だと言う値は証明されている
conformance-stop = 止めると止まる

why-bot-older = プログラムは古いバージョンを話します。
why-bot-words-wrong = プログラムの答えの形がちがいます。
why-bot-no-info = プログラムの分析は空です。
why-bot-exact-wrong = プログラムは { $move } を正確だと言いますが、値がちがいます。
why-bot-two-answers = プログラムは、聞かれていないことを言います。
