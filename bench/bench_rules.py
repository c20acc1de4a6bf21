"""How long the rules of Calculissimo take: `moves` in middle games, `apply` always, and the worst `apply` known.

Targets: under 50 ms for `moves` on average in middle games without jokers, under 5 ms for `apply` in any position,
with cold caches too.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random
from statistics import mean
from time import process_time

from contissimo.core.chance import small_stream
from contissimo.core.errors import IllegalMove
from contissimo.core.game import NATURE, Seat
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.moves import Move, Placement
from contissimo.games.calculissimo.phases import Turn
from contissimo.games.calculissimo.position import Position

NASTY = Path(__file__).parent.parent / "tests" / "data" / "calculissimo-nasty.txt"
GAMES = 6
LAID_JOKERS = "abcdefghijpmq"


def clear_caches() -> None:
    """Forget everything that a function of the game remembers."""
    for name, module in list(sys.modules.items()):
        if name.startswith("contissimo.games.calculissimo"):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def milliseconds(position: Position, seat: Seat, move: Move) -> tuple[float, Position | str]:
    """How long `apply` takes, and what comes of it."""
    begin = process_time()
    try:
        after: Position | str = position.apply(seat, move)
    except IllegalMove as error:
        after = error.why
    return 1000 * (process_time() - begin), after


def self_play() -> None:
    """Games of players who take a random one of the best placements, as they come."""
    moves_ms: list[float] = []
    apply_ms: list[float] = []
    cold_ms: list[float] = []
    for seed in range(GAMES):
        random = Random(seed)
        position = GAME.start(GAME.rulesets["classic"], 2)
        entry = 0
        while position.to_act:
            (seat,) = position.to_act
            if seat == NATURE:
                entry += 1
                move: Move = position.chance(small_stream(seed, entry))
            else:
                middle = 8 <= len(position.board.letters()) <= 70 and isinstance(
                    position.phase, Turn
                )
                if middle and "?" not in position.rack(seat):
                    begin = process_time()
                    listed = list(position.moves(seat))
                    moves_ms.append(1000 * (process_time() - begin))
                else:
                    listed = list(islice(position.moves(seat), 300))
                laid = [m for m in listed if isinstance(m, Placement)]
                move = random.choice(laid[-50:] or listed[-1:])
            clear_caches()
            cold_ms.append(milliseconds(position, seat, move)[0])
            spent, after = milliseconds(position, seat, move)
            apply_ms.append(spent)
            assert isinstance(after, Position)
            position = after
    print(
        f"moves, middle games without jokers: mean {mean(moves_ms):.1f} ms, "
        f"max {max(moves_ms):.1f} ms ({len(moves_ms)} positions)"
    )
    for name, times in (("warm", apply_ms), ("cold", cold_ms)):
        print(
            f"apply, whole games, {name}: mean {1000 * mean(times):.0f} µs, max {1000 * max(times):.0f} µs"
        )


def read_nasty() -> list[tuple[str, Position, Seat, Move, str]]:
    """The cases of the file: what it is, the position, the seat, the move, what comes of it."""
    found = []
    for paragraph in NASTY.read_text("utf-8").split("\n\n"):
        lines = paragraph.splitlines()
        fields = dict(line.split(" ", 1) for line in lines if not line.startswith("#"))
        if not fields:
            continue
        board, racks, bag, *_ = fields["position"].split(" ")
        tiles = Counter("?" if x in LAID_JOKERS else x for x in board + racks + bag)
        counts = "".join(f"{face} {tiles[face]}\n" for face in "0123456789+-*/?")
        toml = [
            f'layout = """\n{fields["layout"].replace("|", chr(10))}\n"""',
            f'tiles = """\n{counts}"""',
        ]
        toml += ['{} = "{}"'.format(*pair.split("=")) for pair in fields.get("rules", "").split()]
        position = GAME.read_position(fields["position"], GAME.read_ruleset("\n".join(toml)))
        what = " ".join(line[2:] for line in lines if line.startswith("#"))
        found.append(
            (what, position, min(position.to_act), GAME.read_move(fields["move"]), fields["is"])
        )
    return found


def nasty() -> None:
    worst = 0.0
    for what, position, seat, move, _ in read_nasty():
        clear_caches()
        cold, _ = milliseconds(position, seat, move)
        warm, _ = milliseconds(position, seat, move)
        worst = max(worst, cold, warm)
        print(f"{cold:10.1f} ms cold {warm:10.1f} ms warm  {what}")
    print(f"worst apply: {worst:.1f} ms")


if __name__ == "__main__":
    self_play()
    nasty()
