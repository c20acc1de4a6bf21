"""The numbers of docs/review.md: ladder, mean luck, rest, variance cut, times. All games follow from the seed.

    python bench/bench_review.py ladder contig60 --games 200 [--deep] [--levels 3,4]
    python bench/bench_review.py luck calculissimo --games 1000
    python bench/bench_review.py equals contig60 --games 400 --levels 5,7
    python bench/bench_review.py times contig60 --games 20 [--deep]

`--into FILE` of `ladder` writes what `src/contissimo/study/GAME/data/levels.toml` is made of.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from contissimo.core.chance import Chance, match_key, small_seed
from contissimo.engine.player import Budget as Thinking
from contissimo.engine.registry import player
from contissimo.games import GAMES
from contissimo.play.match import BEGINNING, Match
from contissimo.study.budget import DEEP, QUICK, Budget
from contissimo.study.identity import faults
from contissimo.study.review import Review, review

NODES = 2_000
"""Of a champion for a move: fewer than in a terminal, for there are many games."""


def played(key: str, specs: Sequence[str], seed: int) -> Match:
    """A game of computer players with the usual rules."""
    game = GAMES[key]
    match = Match.begin(game, next(iter(game.rulesets.values())), len(specs), players=tuple(specs))
    chance = Chance(match_key(small_seed(seed), ()))
    seated = [player(key, spec, 1000 * seed + at) for at, spec in enumerate(specs)]
    match = match.advance(chance)
    while not match.over:
        seat = min(match.position.to_act)
        move = seated[seat - 1].choose(match.position.view(seat), Thinking(nodes=NODES))
        match = match.play(seat, move, BEGINNING).advance(chance)
    return match


def reviews(
    key: str, specs: Sequence[str], games: int, seed: int, budget: Budget
) -> Iterator[Review]:
    """Reviews of so many games; each must add up."""
    for number in range(games):
        found = review(played(key, specs, seed + number), budget)
        wrong = faults(found)
        if wrong:
            raise SystemExit(f"game {seed + number}: {wrong[:5]}")
        yield found


def mean_error(numbers: Sequence[float]) -> tuple[float, float]:
    error = statistics.stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0
    return statistics.fmean(numbers), error


def ladder(args: argparse.Namespace) -> None:
    """What each level loses against itself. Sides of a game are not independent: errors are over games."""
    lines = []
    for level in args.levels:
        rates, accuracies, tops, decisions = [], [], [], 0
        begin = time.process_time()
        for found in reviews(args.game, [f"level-{level}"] * 2, args.games, args.seed, args.budget):
            sides = found.totals
            count = sum(side.decisions for side in sides)
            decisions += count
            if count:
                rates.append(1000 * sum(side.loss for side in sides) / count)
                accuracies.append(
                    sum((side.accuracy or 0) * side.decisions for side in sides) / count
                )
            most = sum(side.most for side in sides)
            tops.append(100 * sum(side.points for side in sides) / most)
        (rate, error), accuracy, top = map(mean_error, (rates, accuracies, tops))
        took = time.process_time() - begin
        print(
            f"{args.game} {args.budget} level {level}: {args.games} games, {decisions} decisions, "
            f"rate {rate:.2f} ± {error:.2f}, accuracy {accuracy[0]:.2f} ± {accuracy[1]:.2f}, "
            f"top {top[0]:.2f} ± {top[1]:.2f} %, {took:.0f} s",
            flush=True,
        )
        lines.append(
            f"[[{args.budget}]]\nlevel = {level}\ngames = {args.games}\ndecisions = {decisions}\n"
            f"rate = {rate:.3f}\nrate_error = {error:.3f}\n"
            f"accuracy = {accuracy[0]:.3f}\naccuracy_error = {accuracy[1]:.3f}\n"
            f"top = {top[0]:.3f}\ntop_error = {top[1]:.3f}\n"
        )
        if args.into:
            Path(args.into).write_text("\n".join(lines), encoding="utf-8")


def luck(args: argparse.Namespace) -> None:
    """The mean luck of the first seat's own throws or draws, and of the second's: there is none on average."""
    own, others = [], []
    for found in reviews(args.game, ["level-5", "level-5"], args.games, args.seed, args.budget):
        own.append(100 * found.totals[0].luck)
        others.append(100 * found.totals[1].luck)
    for name, numbers in (("first", own), ("second", others)):
        mean, error = mean_error(numbers)
        print(
            f"{args.game} {args.budget} luck of the {name} seat, {args.games} games: "
            f"{mean:+.3f} ± {error:.3f} % ({mean / error:+.2f} s.e.)",
            flush=True,
        )


def equals(args: argparse.Namespace) -> None:
    """Between equals: how much of the variance of results the fitted luck takes away; and the rest of a turn."""
    for level in args.levels:
        results, lucks, rests = [], [], []
        begin = time.process_time()
        for found in reviews(args.game, [f"level-{level}"] * 2, args.games, args.seed, args.budget):
            first = found.totals[0]
            results.append(first.end)
            lucks.append(first.luck - first.luck_others)
            rests += [
                turn.terms.rest[0] for turn in found.turns if turn.kind in ("decision", "forced")
            ]
        slope = statistics.linear_regression(lucks, results).slope
        left = [result - slope * lucky for result, lucky in zip(results, lucks, strict=True)]
        plain, cut = statistics.variance(results), statistics.variance(left)
        whole = statistics.variance([r - lucky for r, lucky in zip(results, lucks, strict=True)])
        took = time.process_time() - begin
        print(
            f"{args.game} {args.budget} level {level}: {args.games} games, variance {plain:.4f}, "
            f"luck taken off {whole:.4f}, fitted {cut:.4f} (slope {slope:.2f}): "
            f"{plain / cut:.2f} times less; rest of a turn {100 * statistics.pstdev(rests):.2f} % s.d. "
            f"({len(rests)} turns), {took:.0f} s",
            flush=True,
        )


def times(args: argparse.Namespace) -> None:
    """CPU time of a review, over games of all levels in turn; reading the record is not in it."""
    matches = [
        played(args.game, [f"level-{1 + n % 8}", f"level-{1 + (n + 3) % 8}"], args.seed + n)
        for n in range(args.games)
    ]
    review(matches[0], QUICK)  # tables are loaded once a process
    took = []
    for match in matches:
        begin = time.process_time()
        review(match, args.budget)
        took.append(time.process_time() - begin)
    print(
        f"{args.game} {args.budget}: {args.games} games, mean {statistics.fmean(took):.2f} s, "
        f"median {statistics.median(took):.2f}, longest {max(took):.2f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["ladder", "luck", "equals", "times"])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default="1,2,3,4,5,6,7,8")
    parser.add_argument("--deep", action="store_true")
    parser.add_argument("--into")
    args = parser.parse_args()
    args.levels = [int(level) for level in args.levels.split(",")]
    args.budget = DEEP if args.deep else QUICK
    {"ladder": ladder, "luck": luck, "equals": equals, "times": times}[args.what](args)


if __name__ == "__main__":
    main()
