"""The root of the search: exact answers where a position is late, and what it makes of passes and steals."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from contissimo.core.chance import small_stream
from contissimo.core.game import Millis, Seat
from contissimo.engine.contig60 import search
from contissimo.engine.contig60.champion import Champion
from contissimo.engine.contig60.search import Limits, Search, Valued
from contissimo.engine.player import Budget
from contissimo.games.contig60 import GAME
from contissimo.games.contig60.moves import Move, Pass
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import PRESETS, Ruleset
from tests.engine.contig60.compiled_and_plain import USUAL, actor, played
from tests.engine.contig60.expectimax import SMALL, Plain, small

ONE, TWO = Seat(1), Seat(2)
WHOLE = Limits(1 << 40)
FEW = Budget(nodes=3000)


def answers(position: Position, limits: Limits = WHOLE) -> dict[str, Valued]:
    """What the search says of each honest move, by its text; the best comes first."""
    seat = actor(position)
    with search.borrowed(position.ruleset) as found:
        found.look_at(position.view(seat), seat)
        numbers = found.kernel.tables.numbers
        moves = {square_of(move): str(move) for move in position.moves(seat)}
        return {
            moves[None if valued.answer is None else numbers[valued.answer]]: valued
            for valued in found.answers(limits)
        }


def square_of(move: Move) -> int | None:
    sentence = getattr(move, "sentence", None)
    return None if sentence is None else int(sentence.square)


def asked(ruleset: Ruleset, seed: int) -> list[Position]:
    """The positions of a random game in which a side has dice before it."""
    return [position for position in played(ruleset, seed) if position.phase in ("turn", "steal")]


@pytest.mark.parametrize("name", SMALL)
def test_every_answer_in_a_late_position_is_worth_what_plain_expectimax_says(name: str) -> None:
    """contig60 §2.3, §5.1, §6.2: sentences, passes on purpose, steals and declining."""
    slow = Plain(small(name))
    phases = set()
    for seed in range(2):
        for position in asked(small(name), seed):
            seat = actor(position)
            phases.add(position.phase)
            for text, valued in answers(position).items():
                worth = slow.worth(position.apply(seat, GAME.read_move(text)))
                right = worth if seat == ONE else 1 - worth
                assert valued.chance == pytest.approx(right, abs=1e-9)
    assert phases == {"turn", "steal"}


def board(text: str, scores: str, dice: str, seat: int = 1, ruleset: Ruleset = USUAL) -> Position:
    """A position of the usual game after as many turns as there are markers; `seat` has the dice."""
    rows = text.split()
    laid = sum(row.count("x") + row.count("o") for row in rows)
    left = ",".join(str(ruleset.markers - sum(r.count(c) for r in rows)) for c in "xo")
    begin = seat if laid % 2 == 0 else 3 - seat
    said = f"{'|'.join(rows)} {scores} {left} {dice} {seat} begin:{begin};turns:{laid}"
    return GAME.read_position(said, ruleset)


LAST_MARKER = """
    xxxx.xx.
    oox.x.oo
    ox.oo.o.
    .oo.x...
    xxx...xo
    ox.xooxx
    .xoox.ox
    o.o.xoxx
"""
"""Seat 1 has one marker left. With 4, the fifth square, it completes a line; anywhere else it would end the game."""


def test_the_last_marker_of_a_side_that_is_behind_waits_for_the_line() -> None:
    """contig60 §6.1, §6.2: a sentence would lose at once, and so seat 1 passes on purpose."""
    here = board(LAST_MARKER, "40,10", "6,6,6")
    assert here.markers[0] == 1
    found = answers(here, Limits(50_000))
    assert next(iter(found)) == "pass"
    assert all(valued.chance == 0 for text, valued in found.items() if text != "pass")
    # Ahead by as much, the same side lays it and wins.
    ahead = answers(board(LAST_MARKER, "10,40", "6,6,6"), Limits(50_000))
    assert next(iter(ahead)) != "pass"
    assert next(iter(ahead.values())).chance == 1


def test_a_steal_that_would_end_a_lost_game_is_declined() -> None:
    """contig60 §5.1, §6.2: even double points are too few, and there is a line to hope for."""
    theirs = board(LAST_MARKER, "60,10", "6,6,6", seat=2).apply(TWO, Pass())
    found = answers(theirs, Limits(50_000))
    assert next(iter(found)) == "decline"
    # With few points between them, stealing wins.
    close = board(LAST_MARKER, "11,10", "6,6,6", seat=2).apply(TWO, Pass())
    best = next(iter(answers(close, Limits(50_000)).items()))
    assert best[0].startswith("steal")
    assert best[1].chance == 1


HOT = """
    ........
    .xo.....
    .o.x....
    .xo.....
    ........
    ........
    ........
    ........
"""


def test_a_steal_earns_double_and_is_taken() -> None:
    """contig60 §3.1, §5.1"""
    here = board(HOT, "50,50", "2,2,3")
    points = {text: valued.points for text, valued in answers(here, Limits(2000)).items()}
    theirs = here.apply(ONE, Pass())
    found = answers(theirs, Limits(2000))
    for text, valued in found.items():
        assert valued.points == 2 * points.get(text.removeprefix("steal "), 0)
    assert max(valued.points for valued in found.values()) > 0
    assert next(iter(found)).startswith("steal")


def test_nobody_passes_early_without_need() -> None:
    """The others would have a choice more."""
    for position in asked(USUAL, 5)[:12]:
        found = list(answers(position, Limits(2000)))
        assert found[0] not in ("pass", "decline") or len(found) == 1


def test_a_line_at_hand_is_worth_the_game() -> None:
    here = board(LAST_MARKER, "40,10", "1,1,4")
    best = next(iter(answers(here, Limits(2000)).items()))
    assert best[0].endswith("=4")
    assert best[1].chance == 1


POSITIONS = [position for seed in range(2) for position in asked(USUAL, 40 + seed)[::7]]


def champions_word(text: str) -> str:
    """What the champion says to a position. Processes import it by name."""
    position = GAME.read_position(text, PRESETS["contig60"])
    return str(Champion().choose(position.view(actor(position)), FEW))


def test_the_answer_is_the_same_for_any_number_of_processes() -> None:
    texts = [str(position) for position in POSITIONS]
    here = [champions_word(text) for text in texts]
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        assert list(pool.map(champions_word, texts)) == here


def test_an_answer_does_not_depend_on_what_was_asked_before() -> None:
    found = Search(USUAL)

    def ask(position: Any) -> list[Valued]:
        found.look_at(position.view(actor(position)), actor(position))
        return found.answers(Limits(20_000))

    forward = [ask(position) for position in POSITIONS]
    assert [ask(position) for position in POSITIONS[::-1]] == forward[::-1]


def test_a_position_with_another_past_and_the_same_view_has_the_same_answer() -> None:
    """The champion sees a View; what led to it can't be known."""
    for position in POSITIONS:
        view = position.view(actor(position))
        twin = GAME.complete(view, small_stream(9)).view(actor(position))
        again = GAME.read_position(str(position), USUAL).view(actor(position))
        assert len({str(Champion().choose(v, FEW)) for v in (view, twin, again)}) == 1


def test_more_nodes_look_deeper_and_the_budget_holds() -> None:
    position = POSITIONS[1]
    found = Search(USUAL)
    spent = []
    for nodes in (1000, 10_000, 100_000):
        found.look_at(position.view(actor(position)), actor(position))
        found.answers(Limits(nodes))
        spent.append(found.lookahead.nodes)
        # Past the limit every branch ends after one look at its squares.
        assert found.lookahead.nodes < 1.1 * nodes + 1000
    assert spent[0] < spent[1] < spent[2]


def test_the_clock_ends_a_search() -> None:
    times = iter(range(0, 1 << 30, 10))
    budget = Budget(time=Millis(50), clock=lambda: Millis(next(times)))
    position = POSITIONS[1]
    view = position.view(actor(position))
    assert GAME.read_move(str(Champion().choose(view, budget))) in set(view.moves())
    assert next(times) < 200
