# Engines for other programs, and the test of theirs.

help-engine = ほかの プログラムに、ひょうじゅん にゅうしゅつりょくの ぎょうで、コンピュータープレーヤーと ひょうかを つかわせます。
option-engine-player = やりかたを えらぶ コンピュータープレーヤー：champion、level-1 から level-8、greedy、random。

help-conformance = プログラムが ボットと エンジンの とりきめを まもって いるか しらべます。
option-spec = プログラム。れい：exec:./bot
    .value = exec:プログラム
option-only = この ゲームだけ。なければ ぜんぶ。
    .value = ゲーム

conformance-passed = ごうかく    { $check }
conformance-failed = ふごうかく  { $check }（{ $why }）
conformance-left-out = しょうりゃく { $check }：この プログラムには ありません

conformance-hello = あいさつを する
conformance-legal = やりかたが ルールに あって いる
conformance-one-answer = しつもんごとに いちどだけ こたえ、しらない ことばは きに しない
conformance-in-time = じかんを まもる
conformance-endings = おわりちかくの ばめんでも あそべる
conformance-version-2 = バージョン2を はなす
conformance-analyse = ぶんせきが よめる
conformance-exact = せいかくだと いう あたいは しょうめいされて いる
conformance-stop = とめると とまる

why-bot-older = プログラムは ふるい バージョンを はなします。
why-bot-words-wrong = プログラムの こたえの かたちが ちがいます。
why-bot-no-info = プログラムの ぶんせきは からです。
why-bot-exact-wrong = プログラムは { $move } を せいかくだと いいますが、あたいが ちがいます。
why-bot-two-answers = プログラムは、きかれて いない ことを いいます。
