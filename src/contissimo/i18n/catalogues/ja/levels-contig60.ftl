# The levels of Contig 60: a name, and one sentence about how each plays.

level-contig60-1 = 1年生
    .about = 20までの小さな数を作り、思いついたマスに置きます。ときどきこんがらがります。
level-contig60-2 = 2年生
    .about = 24まで作れます。まだ、思いついたマスに置きます。
level-contig60-3 = 3年生
    .about = 36までの数で、となりにコマが多いマスをさがします。かっこは使いません。
level-contig60-4 = 九九はばっちり
    .about = どんなかけ算もでき、横や縦の自分の列を完成させます。かっことななめは知りません。
level-contig60-5 = わが家の一番
    .about = かっこを使い、列を作ります。わり算はせず、あなたの列には気づきません。
level-contig60-6 = 算数はかせ
    .about = わり算もして、列を作り、あなたの列を止めます。60より大きい数は苦手です。
level-contig60-7 = 名人
    .about = どのマスが最後にどれだけ役立つかを考えます。見のがすのは、とても大きな数だけです。
level-contig60-8 = チャンピオン
    .about = すべての式が見え、先まで考えます。ここでいちばんの強さです。
