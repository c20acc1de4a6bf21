"""The numbers of docs/review.md: ladder, mean luck, rest, variance cut, times. All games follow from the seed.

    python bench/bench_review.py ladder contig60 --games 200 [--deep] [--levels 3,4]
    python bench/bench_review.py luck calculissimo --games 1000
    python bench/bench_review.py equals contig60 --games 400 --levels 5,7
    python bench/bench_review.py times contig60 --games 20 [--deep]
    python bench/bench_review.py told calculissimo --games 56

`--into FILE` of `ladder` writes what `src/contissimo/study/GAME/data/levels.toml` is made of.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

from contissimo.core.chance import Chance, match_key, small_seed
from contissimo.engine.calculissimo.least_squares import solve
from contissimo.engine.player import Budget as Thinking
from contissimo.engine.registry import player
from contissimo.games import GAMES
from contissimo.games.contig60.rules import Ruleset
from contissimo.play.match import BEGINNING, Match
from contissimo.study.budget import DEEP, QUICK, Budget
from contissimo.study.contig60.judge import ContigJudge
from contissimo.study.contig60.use_of_throws import used_luck
from contissimo.study.identity import faults
from contissimo.study.levels import level_of
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
    """Reviews of games; each must add up."""
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
    """Between equals: how much of the variance of results the fitted luck takes away; and the rest of a turn.

    `best`: luck of what the best move of each throw or draw is worth, as in a review. `used` (Contig 60): luck of what
    the players themselves would make of each throw. Each has the mean zero, so coefficients may be fitted.
    """
    for level in args.levels:
        spec = f"level-{level}"
        results, rests = [], []
        lucks: dict[str, list[float]] = {"best": [], "used": []}
        begin = time.process_time()
        for number in range(args.games):
            match = played(args.game, [spec] * 2, args.seed + number)
            found = review(match, args.budget)
            first = found.totals[0]
            results.append(first.end)
            lucks["best"].append(first.luck - first.luck_others)
            if args.game == "contig60":
                # Seeds of their own: no chance that the game has used.
                fresh = [
                    player(args.game, spec, 10**9 + 2 * (args.seed + number) + n) for n in (0, 1)
                ]
                judge = ContigJudge(cast("Ruleset", match.ruleset), args.budget)
                own, others = used_luck(match, fresh, judge, Thinking(nodes=NODES))
                lucks["used"].append(own - others)
            rests += [
                turn.terms.rest[0] for turn in found.turns if turn.kind in ("decision", "forced")
            ]
        took = time.process_time() - begin
        print(
            f"{args.game} {args.budget} {spec}: {args.games} games, rest of a turn "
            f"{100 * statistics.pstdev(rests):.2f} % s.d. ({len(rests)} turns), {took:.0f} s",
            flush=True,
        )
        for names in (["best"], ["used"], ["best", "used"]):
            columns = [lucks[name] for name in names]
            if all(columns):
                print(f"    {' and '.join(names)}: {cut_of(results, columns)}", flush=True)


def cut_of(results: Sequence[float], columns: Sequence[Sequence[float]]) -> str:
    """How many times smaller the variance is, its error by resampling games, and the coefficients."""
    rng = random.Random(1)
    count = len(results)
    again = []
    for _ in range(200):
        at = [rng.randrange(count) for _ in range(count)]
        again.append(fitted([results[i] for i in at], [[c[i] for i in at] for c in columns])[0])
    times_less, slopes = fitted(results, columns)
    written = ", ".join(f"{slope:.2f}" for slope in slopes)
    return (
        f"{times_less:.2f} ± {statistics.stdev(again):.2f} times less variance (slopes {written})"
    )


def fitted(
    results: Sequence[float], columns: Sequence[Sequence[float]]
) -> tuple[float, list[float]]:
    """Least squares: the variance of results over that of what is left, and the slopes."""
    every = [[1.0] * len(results), *columns]
    slopes = solve([[dot(a, b) for b in every] for a in every], [dot(a, results) for a in every])
    left = [result - dot(slopes, values) for result, *values in zip(results, *every, strict=True)]
    free = len(results) - len(every)
    return statistics.variance(results) / (dot(left, left) / free), slopes[1:]


def dot(first: Sequence[float], second: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(first, second, strict=True))


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


def told(args: argparse.Namespace) -> None:
    """How far the level that a review tells is from the true one, between players of different levels."""
    off: dict[str, list[tuple[int, bool]]] = {"told": [], "by the error rate": []}
    for number in range(args.games):
        levels = (1 + number % 8, 1 + (number + 1 + number // 8 % 7) % 8)
        specs = [f"level-{level}" for level in levels]
        for found in reviews(args.game, specs, 1, args.seed + number, args.budget):
            for true, side in zip(levels, found.totals, strict=True):
                rate, error = side.error_rate or 0.0, 1000 * side.loss_error
                by_rate = level_of(args.game, args.budget, rate, error, side.decisions)
                for name, level in (("told", side.level), ("by the error rate", by_rate)):
                    if level is not None:
                        off[name].append((level.level - true, level.low <= true <= level.high))
    for name, each in off.items():
        far, within = zip(*each, strict=True)
        print(
            f"{args.game} {args.budget}, level {name}: {len(each)} of {2 * args.games} seats, "
            f"{statistics.fmean(map(abs, far)):.2f} levels off on average ({statistics.fmean(far):+.2f}), "
            f"the true one in the range {100 * statistics.fmean(within):.0f} % of the time",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["ladder", "luck", "equals", "times", "told"])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default="1,2,3,4,5,6,7,8")
    parser.add_argument("--deep", action="store_true")
    parser.add_argument("--into")
    args = parser.parse_args()
    args.levels = [int(level) for level in args.levels.split(",")]
    args.budget = DEEP if args.deep else QUICK
    does = {"ladder": ladder, "luck": luck, "equals": equals, "times": times, "told": told}
    does[args.what](args)


if __name__ == "__main__":
    main()
