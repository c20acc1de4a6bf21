# Computer players against each other, many times.

help-match = Let computer players play each other many times, and see who is stronger.

option-rivals = Who plays, separated by commas: random, greedy… or exec:./bot for a program of your own.
    .value = PLAYERS
option-games = How many games. Each deal is played once from every seat, so there may be a few more.
    .value = N
option-millis = How many milliseconds a player may think about a move.
    .value = N
option-nodes = How many moves a player may look at before it chooses. The result is then the same on every machine.
    .value = N
option-until_error = Stop as soon as the standard error of the win rate is as small as this, for example 0.02.
    .value = X
option-jobs = How many processes play at the same time.
    .value = N
option-cluster = The address of a dask scheduler, like tcp://10.0.0.1:8786, whose workers play.
    .value = ADDRESS

## The result

match-progress = Games
match-title = { $game }, rules { $ruleset }, seed { $seed }: { $games ->
    [one] one game
   *[other] { $games } games
  } ({ $rounds ->
    [one] one deal, played
   *[other] { $rounds } deals, each played
  } from every seat)
match-wins = Games won
match-margin = Points ahead
match-score = Score
match-time = Time per move
match-moves = Moves per game
match-word-accept = Accepts per game
match-word-challenge = Challenges per game
match-word-decline = Declined steals per game
match-word-pass = Passes per game
match-word-resign = Resignations per game
match-word-steal = Steals per game
match-word-swap = Exchanges per game
match-ends = { $count } × { $reason }
match-forfeit = { $player } gave up in { $count ->
    [one] one game
   *[other] { $count } games
  }. { $sentence }
match-precise = Stopped early: the result is as precise as you asked.
match-interrupted = Interrupted. This is what had been played by then.

## What can go wrong

why-bot-missing = There is no program “{ $program }” that can be started.
why-bot-not-started = The program could not be started: { $reason }
why-bot-no-hello = The program should have answered “hello 1”, but it said “{ $answer }”.
why-bot-died = The program ended in the middle of the game, with status { $status }.
why-bot-silent = The program closed its output.
why-bot-too-slow = The program took too long.
why-bot-refused = The program made three moves that are not allowed: { $codes }
why-cluster-not-installed = To play on a cluster, install contissimo with the extra “cluster”.
why-cluster-unreachable = There is no scheduler at { $address }.
why-cluster-round-lost = A worker crashed every time it played deal { $round }.
