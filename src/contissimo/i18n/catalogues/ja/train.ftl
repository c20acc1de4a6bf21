# Learning the tables of the computer players again.

help-train = コンピュータープレーヤーに、自分との対戦で、はじめから学び直させます。

option-neutral = だれのまちがいも当てにしない、ふり返りの判定のために学びます（Contig 60）。
option-lessons = 1回の学習で遊ぶゲームの数。多いほど時間がかかり、よく学びます。
    .value = N
option-learned = 学んだことを書くファイル。
    .value = ファイル

train-progress = ゲーム
train-done = 学んだことは { $path } にあります。
