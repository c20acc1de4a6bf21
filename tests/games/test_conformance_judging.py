"""The laws of judging: what is refused, what is taken, and what a contest makes of it.

Mutants are the texts of listed moves with one thing changed, and random well-formed moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from contissimo.core.game import Rng, Seat
from contissimo.games import GAMES
from tests.games.mutating import pick, refusal
from tests.games.playouts import (
    CONTESTED,
    REFEREED,
    SOAK,
    Case,
    first,
    readable,
    turns,
)

pytestmark = pytest.mark.no_cover  # a line is covered by the test of its clause, not by luck

MANY = 2_000
"""Positions with more moves than this (two jokers) are left to the soak."""


def mutants(case: Case, position: Any, seat: Seat, moves: list[Any], rng: Rng) -> Iterator[Any]:
    """Readable moves that are mostly wrong, none of them twice."""
    texts = [case.known.wild(position, seat, rng) for _ in range(12)]
    for _ in range(3):
        texts += case.known.mutants(str(pick(moves, rng)), rng)
    return iter(dict.fromkeys(readable(case, list(dict.fromkeys(texts)))))


def a_referee_refuses_a_mutant_or_it_does_what_a_listed_move_does(
    case: Case, count: int = 2, many: int = MANY
) -> None:
    rng = case.stream(11)
    for position, seat in turns(case, count):
        moves = list(islice(position.moves(seat), many))
        if len(moves) == many:
            continue
        by_aim = {case.known.aim(move): move for move in moves}
        assert len(by_aim) == len(moves)
        for mutant in mutants(case, position, seat, moves, rng):
            if str(mutant) == "resign" or refusal(position, seat, mutant) is not None:
                continue
            twin = by_aim.get(case.known.aim(mutant))
            assert twin is not None, f"{mutant} was taken and is not listed in {position}"
            assert position.apply(seat, mutant) == position.apply(seat, twin)


def a_contest_takes_back_exactly_what_is_not_right(case: Case, count: int = 5) -> None:
    rng = case.stream(12)
    for position, seat in turns(case, count):
        if position.wait.kind == "window":
            continue
        moves = first(position.moves(seat))
        for mutant in mutants(case, position, seat, moves, rng):
            error = refusal(position, seat, mutant)
            if error is not None:
                assert error.why in case.known.always_refused, (error, str(mutant), str(position))
                continue
            window = position.apply(seat, mutant)
            if window.wait is None or window.wait.kind != "window":
                continue  # an exchange or a pass can't be contested
            for accuser in sorted(window.to_act):
                contested = window.apply(accuser, case.read("challenge"))
                case.known.check_contest(position, seat, mutant, contested)
                check_verdict(case, position, seat, window, contested)


def check_verdict(case: Case, position: Any, seat: Seat, window: Any, contested: Any) -> None:
    """What everybody is shown is what the contest did."""
    verdict = case.game.verdict(window, case.read("challenge"))
    assert verdict is not None
    assert verdict.seat == seat
    assert (verdict.fault is not None) == (verdict.came_to == "taken_back")
    if contested.outcome is None or not contested.outcome.penalties:
        change = abs(contested.scores[seat - 1] - position.scores[seat - 1])
        assert change == (0 if verdict.fault else verdict.card.points)
    earned = abs(window.scores[seat - 1] - position.scores[seat - 1])
    assert verdict.came_to != "right" or earned in (0, verdict.card.points)


def contesting_a_listed_move_takes_nothing_back(case: Case, count: int = 2) -> None:
    rng = case.stream(13)
    for position, seat in turns(case, count):
        moves = first(position.moves(seat))
        for move in [moves[0], *(pick(moves, rng) for _ in range(5))]:
            window = position.apply(seat, move)
            if position.wait.kind == "window" or window.wait is None:
                continue
            if window.wait.kind != "window":
                continue
            accuser = pick(sorted(window.to_act), rng)
            contested = window.apply(accuser, case.read("challenge"))
            assert str(contested).split(" ")[0] == str(window).split(" ")[0]
            if case.game.tally(position, seat, move, window)[0]:  # counted when it was laid
                assert contested.scores[seat - 1] == window.scores[seat - 1] or contested.outcome
            case.known.check_contest(position, seat, move, contested)


def the_referee_takes_what_nobody_could_contest(case: Case, count: int = 2) -> None:
    """Both ways of judging list the same moves, and a referee admits every listed one."""
    for position, seat in turns(case, count):
        if position.wait.kind == "window":
            continue
        judged = case.known.by_referee(position)
        for move in first(position.moves(seat))[::20]:
            assert refusal(judged, seat, move) is None


def purple(option: str) -> Any:
    """A first turn on a board of purple squares, where a line can score more than 99999."""
    game = GAMES["calculissimo"]
    rows = ["ppppppp"] * 3 + ["ppp*ppp"] + ["ppppppp"] * 3
    layout, tiles = "\n".join(rows), "9 10\n+ 10\n* 4"
    text = f'layout = """\n{layout}\n"""\ntiles = """\n{tiles}\n"""\n{option}\n'
    board = "|".join(["......."] * 7)
    racks_and_bag = "9999++*,999++** 999++++++*"
    return game.read_position(f"{board} {racks_and_bag} 0,0 1 -", game.read_ruleset(text))


@pytest.mark.parametrize("option", ['judging = "challenge"', "announce = true"])
def test_every_listed_move_is_accepted_however_high_it_scores(option: str) -> None:
    """calculissimo §7.2 and §7.3: `moves` lists honest totals that may be announced."""
    position = purple(option)
    refused = [str(move) for move in position.moves(Seat(1)) if refusal(position, Seat(1), move)]
    assert not refused


def test_a_placement_that_a_referee_takes_is_listed_however_high_it_scores() -> None:
    """calculissimo §7.3: a wrong total is told, so the placement must be listed with its true one."""
    position = purple("announce = true")
    wrong: Any = GAMES["calculissimo"].read_move("4a 9*9+9+9=5")
    after = position.apply(Seat(1), wrong)
    same = [move for move in position.moves(Seat(1)) if getattr(move, "tiles", "") == wrong.tiles]
    assert [position.apply(Seat(1), move) for move in same] == [after]


@pytest.mark.parametrize("case", REFEREED, ids=str)
def test_a_referee_refuses_mutants(case: Case) -> None:
    a_referee_refuses_a_mutant_or_it_does_what_a_listed_move_does(case)


@pytest.mark.parametrize("case", CONTESTED, ids=str)
def test_a_contest_takes_back_exactly_what_is_not_right(case: Case) -> None:
    a_contest_takes_back_exactly_what_is_not_right(case)
    contesting_a_listed_move_takes_nothing_back(case)
    the_referee_takes_what_nobody_could_contest(case)


@pytest.mark.soak
@pytest.mark.parametrize("case", SOAK, ids=str)
def test_judging_over_many_games(case: Case) -> None:
    if case.contested:
        a_contest_takes_back_exactly_what_is_not_right(case, 40)
        contesting_a_listed_move_takes_nothing_back(case, 20)
        the_referee_takes_what_nobody_could_contest(case, 20)
    else:
        a_referee_refuses_a_mutant_or_it_does_what_a_listed_move_does(case, 12, 20_000)
