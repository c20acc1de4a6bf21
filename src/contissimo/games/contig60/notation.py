"""Readers of the notation of Contig 60: moves and positions. Writing is the values' own `str()`.

A text is a value or `Unreadable`. A position must be written exactly as we write it, and be one that
play could go on from: a wrong count, a verdict without a marker, an end that was missed are refused.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from contissimo.core.arithmetic import ALIASES, MAX_LENGTH, read
from contissimo.core.errors import BadFile, Unreadable
from contissimo.core.game import Points, Seat
from contissimo.games.contig60.board import SIDES, other, read_board
from contissimo.games.contig60.ending import RESIGNED
from contissimo.games.contig60.moves import WORDS, First, Move, Roll, Say, Steal
from contissimo.games.contig60.position import Position
from contissimo.games.contig60.rules import Ruleset
from contissimo.games.contig60.sentences import Dice, Sentence
from contissimo.games.contig60.view import NO_DICE, NO_FLAGS

_STEAL = "steal "
_SENTENCE = re.compile(r"([^=]+?) *= *(0|[1-9][0-9]*)")
_LEADING_ZERO = re.compile(r"(?<![0-9])0[0-9]")
_FIRST = re.compile(r"first ([1-9])")
_DIE = r"(0|[1-9][0-9]?)"
_ROLL = re.compile(rf"roll {_DIE} {_DIE} {_DIE}")
_DICE = re.compile(rf"{_DIE},{_DIE},{_DIE}")
_PAIR = re.compile(r"(-?[0-9]{1,6}),(-?[0-9]{1,6})")
_COUNT = re.compile(r"[0-9]{1,6}")
_FLAG_KEYS = ("begin", "turns", "idle", "last", "passed", "said", "stolen", "over", "by")


def read_move(text: str) -> Move:
    """The move that a text writes. Whether it may be made is for the position."""
    if text in WORDS:
        return WORDS[text]
    if chance := _FIRST.fullmatch(text):
        return First(Seat(int(chance[1])))
    if chance := _ROLL.fullmatch(text):
        return Roll(tuple(map(int, chance.groups())))
    if text.startswith(_STEAL):
        return Steal(read_sentence(text.removeprefix(_STEAL)))
    return Say(read_sentence(text))


@lru_cache(maxsize=1 << 12)
def read_sentence(text: str) -> Sentence:
    """`2+3*4=14`, with the aliases of the signs, and spaces around `=`."""
    if len(text) > MAX_LENGTH:
        raise Unreadable("move_too_long", limit=MAX_LENGTH)
    said = _SENTENCE.fullmatch(text.translate(ALIASES))
    if said is None or _LEADING_ZERO.search(said[1]):
        raise Unreadable("move_unreadable", text=text)
    return Sentence(read(said[1]), int(said[2]))


def read_position(text: str, ruleset: Ruleset) -> Position:
    """The position that a text writes, in any phase of a game by this ruleset."""
    fields = text.split(" ")
    if len(fields) != 6:
        raise Unreadable("position_fields", count=len(fields), expected=6)
    flags = _read_flags(fields[5])
    try:
        board = read_board(fields[0], ruleset.layout, file="position")
    except BadFile as error:
        raise Unreadable("position_board", cause=error.why) from None
    scores = _PAIR.fullmatch(fields[1])
    if scores is None:
        raise Unreadable("position_scores", text=fields[1])
    position = Position(
        ruleset=ruleset,
        board=board,
        scores=(Points(int(scores[1])), Points(int(scores[2]))),
        begin=_seat_of(flags, "begin"),
        turns=_count_of(flags, "turns"),
        idle=_count_of(flags, "idle"),
        last="last" in flags,
        dice=_read_dice(fields[3], ruleset),
        passed="passed" in flags,
        said=_said_of(flags),
        over=flags.get("over"),
        resigned=_seat_of(flags, "by"),
    )
    _check_written_alike(position, fields)
    if not _is_possible(position):
        raise Unreadable("position_impossible")
    return position


def _read_dice(text: str, ruleset: Ruleset) -> Dice | None:
    if text == NO_DICE:
        return None
    match = _DICE.fullmatch(text)
    dice = tuple(map(int, match.groups())) if match else ()
    if not ruleset.can_roll(dice):
        raise Unreadable("position_dice", text=text)
    return dice


def _read_flags(text: str) -> dict[str, str]:
    flags: dict[str, str] = {}
    for item in [] if text == NO_FLAGS else text.split(";"):
        key, _, given = item.partition(":")
        if key not in _FLAG_KEYS or key in flags or not given:
            raise Unreadable("position_flag", text=item)
        flags[key] = given
    return flags


def _seat_of(flags: dict[str, str], key: str) -> Seat | None:
    if key not in flags:
        return None
    seat = next((side for side in SIDES if str(side) == flags[key]), None)
    if seat is None:
        raise Unreadable("position_flag", text=f"{key}:{flags[key]}")
    return seat


def _count_of(flags: dict[str, str], key: str) -> int:
    count = flags.get(key, "0")
    if not _COUNT.fullmatch(count):
        raise Unreadable("position_flag", text=f"{key}:{count}")
    return int(count)


def _said_of(flags: dict[str, str]) -> Sentence | None:
    text = flags.get("stolen", flags.get("said"))
    return None if text is None else read_sentence(text)


def _check_written_alike(position: Position, fields: list[str]) -> None:
    """Refuse every other spelling, and a field that contradicts the others (markers, to-move)."""
    written = str(position).split(" ")
    names = ("board", "scores", "markers", "dice", "to_move", "flags")
    for name, mine, theirs in zip(names, written, fields, strict=True):
        if mine != theirs:
            raise Unreadable(f"position_{name}", text=theirs, expected=mine)


def _is_possible(position: Position) -> bool:
    """Whether the fields of a position go together, and the game has not missed its end."""
    if min(position.markers) < 0 or position.idle > position.turns:
        return False
    if position.last and position.ruleset.minutes is None:
        return False
    if position.begin != SIDES[0] and position.ruleset.first == "agreed":
        return False
    if position.begin is None:
        return position.dice is None and str(position).endswith(f" {NO_FLAGS}")
    if position.over == RESIGNED or position.resigned is not None:
        return position.over == RESIGNED and position.resigned is not None and _is_still(position)
    if position.dice is None:  # between two turns, or over
        return _is_still(position) and position.over == position.due_end()
    if position.said is not None:
        if position.ruleset.judging != "challenge" or not _lies(position, position.said):
            return False
        position = position.taken_back()
    # The minutes may have run out since this turn began; everything else ended the game before it.
    return position.over is None and replace(position, last=False).due_end() is None


def _is_still(position: Position) -> bool:
    """Nothing is open: no dice, no pass, no sentence."""
    return position.dice is None and not position.passed and position.said is None


def _lies(position: Position, said: Sentence) -> bool:
    """Whether the marker of the side that said the sentence is on its square."""
    (judge,) = position.to_act
    on_board = said.square in position.board.layout.bit_of
    return on_board and position.board.at(said.square) == other(judge)
