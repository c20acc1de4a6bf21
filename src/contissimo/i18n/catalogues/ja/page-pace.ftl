# How moves of computer players are shown: a setting in the menu.

pace = コンピューターの手の見せ方
pace-auto = やさしいレベルは1つずつ
pace-calm = 1つずつ、ゆっくり
pace-quick = 1つずつ、はやく
pace-off = まとめて
pace-still = 端末が動きを少なくする設定なので、まとめて見せます。
