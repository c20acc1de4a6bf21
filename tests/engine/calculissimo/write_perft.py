"""Writes tests/data/perft.txt: `.venv/bin/python -m tests.engine.calculissimo.write_perft`.

The numbers come from the plain generator and the judge, never from the kernel that they are to check; the kernel
only chooses the moves that lead to the positions.
"""

from __future__ import annotations

from pathlib import Path

from contissimo.core.chance import small_stream
from contissimo.core.game import NATURE
from contissimo.engine.calculissimo.kernel import Kernel, rack_of
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.phases import Turn
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import PRESETS, Ruleset
from contissimo.games.calculissimo.turns import announces
from tests.engine.calculissimo.kernels import World, digest, expected

FILE = Path(__file__).parents[2] / "data" / "perft.txt"
PRESETS_PLAYED = ("classic", "sheet-de", "short", "junior", "class")
_HEAD = """\
# Legal placements, counted by the plain generator: our perft. The kernel must agree, compiled or not.
# A line: preset, position (the rack is that of the seat to move), placements, best score, and the SHA-256
# digest of the sorted list of `move=score`. Separated by tabs.
# Written by: .venv/bin/python -m tests.engine.calculissimo.write_perft
"""


def world_of(position: Position) -> World:
    assert isinstance(position.phase, Turn)
    return position.ruleset, position.board, position.rack(position.phase.seat)


def line(preset: str, position: Position) -> str:
    found = expected(world_of(position))
    best = max(found.values(), default=0)
    return "\t".join([preset, str(position), str(len(found)), str(best), digest(found)])


def positions(rules: Ruleset, seed: int, seats: int) -> list[Position]:
    """The turns of a greedy game that the plain generator can list in reasonable time."""
    rng = small_stream(seed)
    position = GAME.start(rules, seats)
    kernel = Kernel(rules)
    turns = []
    while position.to_act:
        seat = min(position.to_act)
        if seat == NATURE:
            position = position.apply(seat, position.chance(rng))
            continue
        rack = position.rack(seat)
        if not isinstance(position.phase, Turn):
            position = position.apply(seat, GAME.read_move("accept"))
            continue
        if rack.count("?") < 2 or len(rack) < 5:
            turns.append(position)
        kernel.load(position.board)
        best = kernel.best(rack_of(rack))
        if not best:
            position = position.apply(seat, GAME.read_move("pass"))
            continue
        move: Placement = kernel.placement(best)
        if announces(rules):
            move = move.announcing(kernel.top_score(0))
        position = position.apply(seat, move)
    return turns


def main() -> None:
    lines = []
    for seed, preset in enumerate(PRESETS_PLAYED):
        turns = positions(PRESETS[preset], seed, 2 + seed % 3)
        lines += [line(preset, position) for position in turns[::4]]
    FILE.write_text(_HEAD + "".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
