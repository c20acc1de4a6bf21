"""Many boards at once, held to the rules step by step, compiled and as plain Python."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from contissimo.core.game import Seat
from contissimo.engine.contig60.boards import position_of
from contissimo.engine.contig60.many import CHANCE, MADE, MOST_CHANCE, OTHERS, OWN, POINTS, STEAL
from contissimo.games.contig60.moves import Say, Steal
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import Ruleset
from tests.engine.contig60.compiled_and_plain import INSTALLED, RULESETS, plain

REFEREED = [
    name for name, rules in RULESETS.items() if rules.judging == "referee" and rules.minutes is None
]


@dataclass
class Boards:
    """The arrays that a `Many` writes to, without NumPy."""

    many: Any
    planes: Any
    masks: Any
    dice: Any
    scores: Any
    rewards: Any
    over: Any
    to_act: Any

    def position(self, board: int, ruleset: Ruleset) -> Position:
        return position_of(self.many, board, ruleset)


def boards(ruleset: Ruleset, count: int, *, again: bool = True, modules: Any = INSTALLED) -> Boards:
    squares = ruleset.layout.width * ruleset.layout.height

    def memory(kind: Any, *shape: int) -> Any:
        whole = array(kind, [0] * size_of(shape))
        return memoryview(whole).cast("B").cast(kind, shape)

    given = {
        "planes": memory("b", count, 6, squares),
        "masks": memory("b", count, squares + 2),
        "dice": memory("h", count, 3),
        "scores": memory("h", count, 2),
        "rewards": memory("f", count, 2),
        "over": memory("b", count),
        "to_act": memory("b", count),
    }
    many = modules.many.Many(modules.kernel(ruleset), count, **given, again=again)
    return Boards(many, **given)


def size_of(shape: tuple[int, ...]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size


def check_shown(seen: Boards, board: int, position: Position) -> None:
    """Everything that is written of a board is what the rules say of its position."""
    (seat,) = position.to_act
    side, squares = seat - 1, len(seen.masks.tolist()[board]) - 2
    assert seen.to_act[board] == side
    assert (seen.scores[board, 0], seen.scores[board, 1]) == (
        position.scores[side],
        position.scores[1 - side],
    )
    assert [seen.dice[board, i] for i in range(3)] == list(position.dice or ())
    numbers = [number for row in position.ruleset.layout.rows for number in row]
    said = [m.sentence.square for m in position.moves(seat) if isinstance(m, Say | Steal)]
    wanted = [int(number in said) for number in numbers]
    assert seen.masks.tolist()[board] == [*wanted, 1, 0]
    planes = seen.planes.tolist()[board]
    assert planes[OWN] == [int(position.board.at(number) == seat) for number in numbers]
    assert planes[OTHERS] == [
        int(position.board.at(number) not in (seat, None)) for number in numbers
    ]
    assert planes[MADE] == wanted
    stolen = position.passed
    assert planes[POINTS] == [
        position.ruleset.points_for(position.board, number, stolen=stolen) if makes else 0
        for number, makes in zip(numbers, wanted, strict=True)
    ]
    assert planes[STEAL] == [int(stolen)] * squares


def check_games(ruleset: Ruleset, modules: Any, steps: int) -> int:
    """Random actions on three boards beside the rules; how many games ended."""
    rng, ended = Random(5), 0
    seen = boards(ruleset, 3, modules=modules)
    seen.many.begin([7, 8, 9])
    for _ in range(steps):
        actions, expected = [], []
        for board in range(3):
            position = seen.position(board, ruleset)
            check_shown(seen, board, position)
            mask = seen.masks.tolist()[board]
            action = rng.choice([i for i, legal in enumerate(mask) if legal])
            actions.append(action)
            (seat,) = position.to_act
            moves = {_action(ruleset, move): move for move in position.moves(seat)}
            expected.append(position.apply(seat, moves[action]))
        seen.many.step(memoryview(array("q", actions)))
        for board, after in enumerate(expected):
            outcome = after.outcome
            assert seen.over[board] == (outcome is not None)
            if outcome is None:
                now = seen.position(board, ruleset)
                # The throw is chance's: all else is as the rules left it.
                assert replace(now, dice=after.dice) == after
                rewards = [0.0, 0.0]
            else:
                ended += 1
                shared = len(outcome.winners) == 2
                rewards = [
                    0.0 if shared else 1.0 if Seat(side + 1) in outcome.winners else -1.0
                    for side in range(2)
                ]
            assert [seen.rewards[board, 0], seen.rewards[board, 1]] == rewards
    return ended


def _action(ruleset: Ruleset, move: object) -> int:
    numbers = [number for row in ruleset.layout.rows for number in row]
    return numbers.index(move.sentence.square) if isinstance(move, Say | Steal) else len(numbers)


@pytest.mark.parametrize("name", REFEREED)
def test_every_step_of_every_board_is_the_rules(name: str) -> None:
    assert check_games(RULESETS[name], INSTALLED, 250)


@pytest.mark.parametrize("name", ["junior", "one", "uneven"])
def test_plain_python_steps_alike(name: str) -> None:
    assert check_games(RULESETS[name], plain(), 60)


def test_the_plane_of_chances_is_that_of_the_tables() -> None:
    ruleset = RULESETS["contig60"]
    seen = boards(ruleset, 1)
    tables = INSTALLED.kernel(ruleset).tables
    chances = [round(MOST_CHANCE * throws / tables.throws) for throws in tables.square_throws]
    assert seen.planes.tolist()[0][CHANCE] == chances


def test_the_same_seeds_give_the_same_games() -> None:
    one, two = (boards(RULESETS["junior"], 2) for _ in range(2))
    for seen in (one, two):
        seen.many.begin([3, 4])
        for _ in range(30):
            actions = [mask.index(1) for mask in seen.masks.tolist()]
            seen.many.step(memoryview(array("q", actions)))
    assert one.planes.tolist() == two.planes.tolist()
    assert one.many.state(0) != one.many.state(1)


def test_an_illegal_action_changes_nothing_on_any_board() -> None:
    seen = boards(RULESETS["contig60"], 2)
    seen.many.begin([1, 2])
    before = [seen.many.state(board) for board in range(2)]
    legal = seen.masks.tolist()[0].index(1)
    for wrong in (-1, 65, 66, 1 << 40, seen.masks.tolist()[1].index(0)):
        with pytest.raises(ValueError, match="board 1"):
            seen.many.step(memoryview(array("q", [legal, wrong])))
        assert [seen.many.state(board) for board in range(2)] == before


def test_without_again_the_last_board_stays() -> None:
    seen = boards(RULESETS["junior"], 1, again=False)
    seen.many.begin([1])
    while not seen.over[0]:
        seen.many.step(memoryview(array("q", [seen.masks.tolist()[0].index(1)])))
    assert not any(seen.masks.tolist()[0])
    assert any(seen.planes.tolist()[0][OWN])


def test_what_a_referee_does_not_judge_is_refused() -> None:
    for name in ("sheet-pt", "minutes"):
        with pytest.raises(ValueError, match="referee"):
            boards(RULESETS[name], 1)
