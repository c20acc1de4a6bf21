"""Reading the position notation of Calculissimo back: the inverse of `str(position)`."""

from __future__ import annotations

import re
from dataclasses import replace

from contissimo.core.errors import BadFile, IllegalMove, Unreadable
from contissimo.core.game import NATURE, Points, Reader, Seat
from contissimo.games.calculissimo.board import EMPTY, board_of_position
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.notation import read_move
from contissimo.games.calculissimo.phases import (
    REASONS,
    Dealing,
    Drawing,
    Ordering,
    Over,
    Phase,
    Turn,
    Window,
)
from contissimo.games.calculissimo.position import SEAT_COUNTS, Position
from contissimo.games.calculissimo.rules import Ruleset
from contissimo.games.calculissimo.tiles import (
    RACK_SIZE,
    are_tiles,
    in_order,
    tile_of,
    without,
)
from contissimo.games.calculissimo.view import View

MAX_POSITION = 4_000
_INTEGER = re.compile(r"0|-?[1-9][0-9]{0,8}")
_UNKNOWN = re.compile(r"_[1-9][0-9]{0,2}")


def read_position(text: str, rules: Ruleset) -> Position:
    """The position that a text writes, or Unreadable with the field at fault."""
    fields = text.split(" ") if len(text) <= MAX_POSITION else []
    if len(fields) != 6:
        raise Unreadable("position_fields", expected=6)
    board_text, racks_text, bag_text, scores_text, to_move, flags_text = fields
    try:
        board = board_of_position(board_text, rules.layout)
    except BadFile as error:
        raise Unreadable("position_field", field="board", problem=error.why) from None
    racks = tuple(_read_tiles(rack, "racks") for rack in racks_text.split(","))
    scores = tuple(Points(_integer(score, "scores")) for score in scores_text.split(","))
    if len(racks) not in SEAT_COUNTS or len(scores) != len(racks):
        raise Unreadable("position_field", field="racks")
    if any(len(rack) > RACK_SIZE for rack in racks):
        raise Unreadable("position_field", field="racks")
    flags = _read_flags(flags_text)
    seats = frozenset(Seat(i + 1) for i in range(len(racks)))
    position = Position(
        ruleset=rules,
        board=board,
        racks=racks,
        bag=_read_tiles(bag_text, "bag"),
        scores=scores,
        phase=_read_phase(flags, to_move, seats),
        passes=_integer(flags.pop("passes", "0"), "flags"),
        idle=_integer(flags.pop("idle", "0"), "flags"),
        resigned=_read_seats(flags.pop("resigned", ""), seats),
    )
    if flags:
        raise Unreadable("position_field", field="flags")
    _check(position)
    if str(position) != text:
        # What is left are fields that contradict each other, such as who is to move.
        raise Unreadable("position_contradiction")
    return position


def read_view(text: str, rules: Ruleset, reader: Reader) -> View:
    """What a reader sees, from its text, or Unreadable: tiles that it may not know are `_` and their number."""
    fields = text.split(" ") if len(text) <= MAX_POSITION else []
    if len(fields) != 6:
        raise Unreadable("position_fields", expected=6)
    board, racks, bag, *others = fields
    hidden = [*racks.split(","), bag]
    # Any tiles will do where the reader can't see them: they are hidden again.
    seen = "".join(tiles for tiles in hidden if not _UNKNOWN.fullmatch(tiles) and tiles != ".")
    laid = "".join(tile_of(letter) for letter in board if letter not in ".|")
    left = without(rules.bag, laid + seen) if are_tiles(seen) else None
    if left is None:
        raise Unreadable("position_tiles")
    filled: list[str] = []
    for tiles in hidden:
        if not _UNKNOWN.fullmatch(tiles):
            filled.append(tiles)
            continue
        count = int(tiles[1:])
        filled.append(in_order(left[:count]))
        left = left[count:]
    whole = [board, ",".join(filled[:-1]), filled[-1], *others]
    if reader is not None and not 1 <= reader < len(hidden):
        raise Unreadable("position_field", field="racks")
    view = read_position(" ".join(whole), rules).view(reader)
    if str(view) != text:
        raise Unreadable("position_contradiction")
    return view


def _read_tiles(text: str, field: str) -> str:
    tiles = "" if text == "." else text
    if (not tiles and text != ".") or not are_tiles(tiles) or in_order(tiles) != tiles:
        raise Unreadable("position_field", field=field)
    return tiles


def _integer(text: str, field: str) -> int:
    if not _INTEGER.fullmatch(text):
        raise Unreadable("position_field", field=field)
    return int(text)


def _read_seats(text: str, seats: frozenset[Seat]) -> frozenset[Seat]:
    found = frozenset(Seat(_integer(seat, "flags")) for seat in text.split(",")) if text else None
    if found is None:
        return frozenset()
    if not found <= seats:
        raise Unreadable("position_field", field="flags")
    return found


def _read_flags(text: str) -> dict[str, str]:
    items = [item.partition(":") for item in text.split(";")] if text != "-" else []
    flags = {key: rest for key, _, rest in items}
    if len(flags) != len(items):
        raise Unreadable("position_field", field="flags")
    return flags


def _read_phase(flags: dict[str, str], to_move: str, seats: frozenset[Seat]) -> Phase:
    """The phase that the flags tell; without any it is a turn."""

    def seat(text: str) -> Seat:
        return next(iter(_read_seats(text, seats)), NATURE)

    extra = flags.pop("extra", None) is not None
    if "order" in flags:
        return Ordering(tuple(sorted(_read_seats(flags.pop("order"), seats))))
    if "deal" in flags:
        return Dealing(seat(flags.pop("deal")))
    if "window" in flags:
        by, _, move = flags.pop("window").partition(":")
        accepted = _read_seats(flags.pop("accepted", ""), seats)
        return Window(seat(by), _read_pending(move), accepted)
    if "draw" in flags:
        by, _, count = flags.pop("draw").partition(":")
        return Drawing(seat(by), _integer(count, "flags"), extra)
    if "over" in flags:
        return Over(flags.pop("over"))
    return Turn(seat(to_move), extra)


def _read_pending(text: str) -> Placement:
    move = read_move(text.replace("_", " ", 1))
    if not isinstance(move, Placement):
        raise Unreadable("position_field", field="flags")
    return move


def _check(position: Position) -> None:
    """Refuse what no game can reach: more tiles than the bag holds, seats that are not there."""
    laid = "".join(map(tile_of, position.board.letters()))
    if without(position.ruleset.bag, laid + "".join(position.racks) + position.bag) is None:
        raise Unreadable("position_tiles")
    if any(position.rack(seat) for seat in position.resigned) or not position.still_in:
        raise Unreadable("position_field", field="flags")
    if position.passes < 0 or position.idle < position.passes:
        raise Unreadable("position_field", field="flags")
    if not _is_possible(position):
        raise Unreadable("position_field", field="to-move")


def _is_possible(position: Position) -> bool:
    """Whether the phase fits the rest of the position."""
    phase, still_in, bag = position.phase, position.still_in, position.bag
    sizes = {len(rack) for rack in position.racks}
    match phase:
        case Turn(seat):
            return seat in still_in
        case Ordering(seats):
            return position.board.is_empty and sizes == {0} and 0 < len(seats) <= len(bag)
        case Dealing(first):
            enough = len(bag) >= RACK_SIZE * position.racks.count("")
            return first in still_in and sizes in ({0}, {0, RACK_SIZE}) and enough
        case Drawing(seat, count):
            room = min(RACK_SIZE - len(position.racks[seat - 1]), len(bag))
            return seat in still_in and 0 < count <= room
        case Window(seat, move, accepted):
            opponents = set(still_in) - {seat}
            return seat in still_in and accepted < opponents and _is_laid(position, seat, move)
        case _:
            return phase.reason in REASONS


def _is_laid(position: Position, seat: Seat, move: Placement) -> bool:
    """Whether a pending move could have been laid and announced as it is on the board."""
    try:
        squares = [square for square, _ in move.tiles if position.board.holds(square)]
        before = replace(
            position,
            board=position.board.with_tiles([(square, EMPTY) for square in squares]),
            racks=tuple(
                in_order(rack + "".join(tile_of(letter) for _, letter in move.tiles))
                if seat == index
                else rack
                for index, rack in enumerate(position.racks, start=1)
            ),
            phase=Turn(seat),
        )
        after = before.apply(seat, move)
    except IllegalMove:
        return False
    return isinstance(after.phase, Window) and after.board == position.board
