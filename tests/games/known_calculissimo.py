"""What the laws must know of Calculissimo: mixed rulesets, wrong placements, contests, tiles."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from contissimo.core.chance import draw
from contissimo.core.game import Rng, Seat
from contissimo.core.grid import Square
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.board import EMPTY
from contissimo.games.calculissimo.moves import (
    Accept,
    Challenge,
    Order,
    Pass,
    Placement,
    Resign,
    Swap,
)
from contissimo.games.calculissimo.phases import Ordering, Window
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import FACE_OF, LETTER_OF_JOKER, NUMBERS, tile_of
from tests.games.mutating import changed, one_in, pick, refusal

_SMALL = '''layout = """
..g....
.b...p.
..y.g..
g..*..g
..b.y..
.p...b.
....g..
"""
tiles = """
0 1
1 4
2 4
3 3
5 2
8 2
+ 7
- 5
* 1
/ 1
? 2
"""
'''

_BARE = 'tiles = """\n1 5\n2 4\n4 3\n6 2\n+ 7\n- 4\n/ 1\n? 2\n"""\n'

_RULESETS = {
    "announce": 'base = "short"\nannounce = true\nexchange = "only_when_stuck"\n',
    "contest": 'base = "short"\njudging = "challenge"\nwindow_seconds = 5\nannounce = true\n',
    "contest-small": _SMALL + 'judging = "challenge"\nend_when_stuck = "anyone"\n',
    "main-time": 'base = "short"\nmain_seconds = 60\nincrement_seconds = 2\njudging = "challenge"\n',
    "zero-small": _SMALL + 'zero_counts = true\njoker_on_operation_square = "bonus"\n',
    "stuck-small": _SMALL + 'end_when_stuck = "anyone"\nleftover = "tile_count"\n',
    "bare": _BARE + 'end_when_stuck = "anyone"\nannounce = true\n',
    "young": 'base = "junior"\nzero_counts = true\nexchange = "never"\n',
    "school": 'base = "class"\ntiles = "calculissimo-short"\nstart_bonus = "alone"\nhead_start = [50, 0, 20]\n',
    "school-small": _SMALL + 'order = "school"\nevery_step_whole = true\njudging = "challenge"\n',
    "no-times": 'base = "short"\noperators = "+/"\noperation_bonuses = "highest_only"\n',
}
_ALPHABET = "0123456789+-*/?()=abcdefghj "
_START = re.compile(r"(?:(\d+)([a-u])|([a-u])(\d+)) ")


class KnownCalculissimo:
    rulesets: Mapping[str, str] = MappingProxyType(_RULESETS)
    # §7.2, and what the notation page calls illegal: brackets and lines that aren't written as they lie.
    always_refused = frozenset(
        {
            "not_on_rack",
            "square_occupied",
            "off_board",
            "start_not_covered",
            "not_connected",
            "no_line",
            "nothing_placed",
            "joker_as_times",
            "joker_as_nothing",
            "joker_as_left_out",
            "total_missing",
            "total_too_large",
            "bracket_differs",
            "line_not_whole",
            "exchange_never",
            "exchange_bag_empty",
            "exchange_placement_exists",
            "not_now",
        }
    )

    def longest(self, ruleset: Ruleset, seats: int) -> int:
        """§6.1: between two placements 6n turns at most, each with a draw or with n windows."""
        turns = (len(ruleset.bag) + 1) * 6 * seats
        return turns * (2 + seats) + 20 * seats

    def patience(self, ruleset: Ruleset) -> int:
        return 40 if len(ruleset.bag) > 60 else 200

    def mutants(self, text: str, rng: Rng) -> list[str]:
        start, space, line = text.partition(" ")
        if not space:
            return [*changed(text, _ALPHABET, rng)]
        found = [f"{start} {other}" for other in changed(line, _ALPHABET, rng)]
        if at := _START.match(text):
            row, column = int(at[1] or at[4]), at[2] or at[3]
            for shift in (-1, 1):
                beside = chr(ord(column) + shift)
                found += [f"{row + shift}{column} {line}", f"{column}{row + shift} {line}"]
                found += [f"{row}{beside} {line}", f"{beside}{row} {line}"]
            found += [f"{row}{column} {line}", f"{column}{row} {line}"]
            laid, _, total = line.partition("=")
            found.append(f"{start} {laid}={int(total or 0) + pick((-1, 1, 7), rng)}")
            found.append(f"{start} {laid}")
            joker, number = f"?{pick('0123456789+-/*', rng)}", pick("0123456789", rng)
            found.append(f"{start} {re.sub('[?].', joker, line)}")
            found.append(f"{start} {re.sub('[0-9]', number, line, count=1)}")
        return [*found, "swap _2", "draw 1:_3"]

    def wild(self, position: Position, seat: Seat, rng: Rng) -> str:
        rack = position.rack(seat)
        if not rack or one_in(8, rng):
            return f"swap {''.join(t for t in rack if one_in(2, rng)) or rack[:1] or '_1'}"
        square, across = self._beside(position, rng), one_in(2, rng)
        total = rng.below(40) if one_in(2, rng) else None
        return str(replace(_line(position, seat, square, across, rng), total=total))

    def _beside(self, position: Position, rng: Rng) -> Square:
        """The start square of an empty board, else mostly an empty square next to a tile."""
        board, layout = position.board, position.ruleset.layout
        if board.is_empty:
            return layout.start
        every = [Square(x, y) for y in range(layout.height) for x in range(layout.width)]
        taken = [square for square in every if board.at(square) != EMPTY]
        x, y = pick(taken, rng)
        dx, dy = pick(((0, 1), (1, 0), (0, -1), (-1, 0)), rng)
        near = Square(x + dx, y + dy)
        return near if board.holds(near) else pick(every, rng)

    def aim(self, move: Any) -> Hashable:
        return move.tiles if isinstance(move, Placement) else move

    def alike(self, position: Position, seat: Seat, move: Any, rng: Rng) -> Swap:
        return Swap("".join(draw(position.rack(seat), len(move.tiles), rng)))

    def by_referee(self, position: Position) -> Position:
        return replace(position, ruleset=replace(position.ruleset, judging="referee"))

    def check_contest(self, before: Position, seat: Seat, move: Any, contested: Position) -> None:
        """A wrong line: as if passed (§6.1). Else as if the true total had been announced and accepted."""
        assert isinstance(move, Placement)
        referee = self.by_referee(before)
        error = refusal(referee, seat, move)
        if error is not None:
            assert error.why not in self.always_refused
            assert contested == before.apply(seat, Pass())
            return
        after = referee.apply(seat, move)
        true_total = GAME.tally(referee, seat, move, after)[0]
        honest = before.apply(seat, move.announcing(true_total))
        assert contested == _all_accept(honest)
        assert (contested == _all_accept(before.apply(seat, move))) == (move.total == true_total)

    def check_pieces(self, steps: Sequence[Any]) -> None:
        gone: Counter[str] = Counter()
        drawn: Counter[str] = Counter()
        for step in steps:
            after = step.after
            if isinstance(step.move, Resign):
                gone.update(step.before.rack(step.seat))
            if isinstance(step.move, Order):
                drawn.update(face for _, face in step.move.drawn)
            aside = drawn if isinstance(after.phase, Ordering) else Counter()
            found = Counter(map(tile_of, after.board.letters())) + gone + aside
            found.update("".join(after.racks) + after.bag)
            assert found == Counter(after.ruleset.bag)
            _check_board(step.before, step.move, after)


def _check_board(before: Position, move: Any, after: Position) -> None:
    """Only a placement lays tiles, and only a contest takes them away: those of the placement, all."""
    laid = dict(_tiles(before))
    if isinstance(move, Placement):
        laid |= dict(move.tiles)
    lying = dict(_tiles(after))
    if lying != laid:
        assert isinstance(move, Challenge)
        assert isinstance(before.phase, Window)
        assert lying == {at: x for at, x in laid.items() if (at, x) not in before.phase.move.tiles}
        assert len(lying) == len(laid) - len(before.phase.move.tiles)


def _tiles(position: Position) -> Iterator[tuple[Square, str]]:
    for y, row in enumerate(position.board.rows):
        for x, letter in enumerate(row):
            if letter != EMPTY:
                yield Square(x, y), letter


def _all_accept(position: Position) -> Position:
    while isinstance(position.phase, Window):
        position = position.apply(min(position.to_act), Accept())
    return position


def _line(position: Position, seat: Seat, square: Square, across: bool, rng: Rng) -> Placement:
    """Some tiles of the rack on and after a square, written as a whole line."""
    board = position.board
    rack = list(position.rack(seat))
    left = 1 + rng.below(min(4, len(rack)))
    dx, dy = (1, 0) if across else (0, 1)
    while board.holds(before := Square(square.x - dx, square.y - dy)) and board.at(before) != EMPTY:
        square = before
    at, letters, new = square, "", []
    while board.holds(at) and (left or board.at(at) != EMPTY):
        lying = board.at(at)
        new.append(lying == EMPTY)
        if lying == EMPTY:
            left -= 1
            lying = _next_tile(rack, letters[-1:], rng)
            if lying == "?" and not one_in(20, rng):
                lying = LETTER_OF_JOKER[pick("0123456789+-/*", rng)]
        letters += lying
        at = Square(at.x + dx, at.y + dy)
    return Placement(square, across, letters, tuple(new))


def _next_tile(rack: list[str], before: str, rng: Rng) -> str:
    """A tile off the rack; mostly a number after an operator and an operator after a number."""
    fitting = [tile for tile in rack if (tile in NUMBERS) != (FACE_OF.get(before) in [*NUMBERS])]
    tile = pick(rack if not fitting or one_in(4, rng) else fitting, rng)
    rack.remove(tile)
    return tile
