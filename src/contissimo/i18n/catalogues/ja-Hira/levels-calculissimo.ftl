# The levels of Calculissimo: a name, how each plays, and its mean score (measured, in docs/engine.md, to the nearest ten).

level-calculissimo-1 = 1ねんせい
    .about = 12までの たしざんと ひきざん。チップを すこし おくだけで、ボーナスは みおとし、ときどき パスします。1ゲーム やく150てん。
level-calculissimo-2 = 2ねんせい
    .about = もう すこし おおきな たしざんと ひきざん。すぐには あきらめませんが、いろは まだ ただの いろです。1ゲーム やく240てん。
level-calculissimo-3 = 3ねんせい
    .about = 40までの ながめの けいさんを して、チップの すぐ よこに ある ボーナスなら とります。1ゲーム やく330てん。
level-calculissimo-4 = くくマスター
    .about = かけざんを おぼえて、かけざんが だいすき。でも ボードの すみしか みないで、わりざんは しません。1ゲーム やく510てん。
level-calculissimo-5 = おうちの チャンピオン
    .about = おおきな かけざんや ちかくの ボーナス、ほかの しきと まじわる しきを みつけます。わりざんは ひとまかせ。1ゲーム やく710てん。
level-calculissimo-6 = さんすうはかせ
    .about = わりざんも して、6まいまで おき、いちばん たかい てんを とります。さきの ことは かんがえません。1ゲーム やく1,120てん。
level-calculissimo-7 = めいじん
    .about = どの チップを のこし、いつ こうかんするかを しって います。7まい つかう おおわざだけは みのがします。1ゲーム やく1,520てん。
level-calculissimo-8 = チャンピオン
    .about = ぜんぶの おきかたが みえ、さきまで かんがえます。ここで いちばんの つよさです。1ゲーム やく1,560てん。
