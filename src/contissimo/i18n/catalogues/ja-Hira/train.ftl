# Learning the tables of the computer players again.

help-train = コンピュータープレーヤーに、じぶんとの たいせんで、はじめから まなびなおさせます。

option-neutral = だれの まちがいも あてに しない、ふりかえりの はんていの ために まなびます（Contig 60）。
option-lessons = 1かいの がくしゅうで あそぶ ゲームの かず。おおいほど じかんが かかり、よく まなびます。
    .value = N
option-learned = まなんだ ことを かく ファイル。
    .value = ファイル

train-progress = ゲーム
train-done = まなんだ ことは { $path } に あります。
