# The levels of Calculissimo: a name, how each plays, and its mean score (measured, in docs/engine.md, to the nearest ten).

level-calculissimo-1 = 1年生
    .about = 12までのたし算とひき算。チップを少し置くだけで、ボーナスは見落とし、ときどきパスします。1ゲーム約150点。
level-calculissimo-2 = 2年生
    .about = もう少し大きなたし算とひき算。すぐにはあきらめませんが、色はまだただの色です。1ゲーム約240点。
level-calculissimo-3 = 3年生
    .about = 40までの長めの計算をし、チップのすぐ横にあるボーナスなら取ります。1ゲーム約330点。
level-calculissimo-4 = 九九マスター
    .about = かけ算をおぼえて、かけ算が大好き。でもボードのすみしか見ず、わり算はしません。1ゲーム約510点。
level-calculissimo-5 = わが家のチャンピオン
    .about = 大きなかけ算や近くのボーナス、ほかの式と交わる式を見つけます。わり算は人まかせ。1ゲーム約710点。
level-calculissimo-6 = 算数はかせ
    .about = わり算もして、6枚まで置き、一番高い点を取ります。先のことは考えません。1ゲーム約1,120点。
level-calculissimo-7 = 名人
    .about = どのチップを残し、いつ交換するかを知っています。7枚使う大技だけは見のがします。1ゲーム約1,520点。
level-calculissimo-8 = チャンピオン
    .about = すべての置き方が見え、先まで考えます。ここで一番の強さです。1ゲーム約1,560点。
