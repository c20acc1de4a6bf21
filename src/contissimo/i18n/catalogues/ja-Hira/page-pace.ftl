# How moves of computer players are shown: a setting in the menu.

pace = コンピューターの ばんの みせかた
pace-auto = やさしい レベルは 1つずつ
pace-calm = 1つずつ、ゆっくり
pace-quick = 1つずつ、はやく
pace-off = まとめて
pace-still = うごきを へらす せっていなので、まとめて みせます。
