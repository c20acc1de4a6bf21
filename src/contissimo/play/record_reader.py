"""The reader of record texts: anything that isn't one is a RecordError with its line."""

from __future__ import annotations

import re
from collections.abc import Mapping

from contissimo.core.game import NATURE, AnyGame, Seat
from contissimo.play.record import EMPTY, MAX_BYTES, MAX_ENTRIES, Header, Line, Record, RecordError

_HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9-]{0,39}) "((?:[^"\\]|\\["\\n])*)"\]')
_ESCAPE = re.compile(r"\\(.)")
_NUMBER = re.compile(r"[1-9][0-9]{0,8}")
_SEAT = re.compile(r"-|[1-9]")
_COLUMNS = range(3, 7)


def read_record(text: str, games: Mapping[str, AnyGame], *, file: str = "record") -> Record:
    """The record that a text writes, of one of `games`. Whether its moves are legal, `replay` says."""
    _check_size(text, file)
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\n").split("\n")
    end = lines.index("") if "" in lines else len(lines)
    headers = _read_headers(lines[:end], file)
    entries = _read_entries(lines[end + 1 :], end + 2, file)
    record = Record(headers, entries, file)
    for key in ("Game", "Ruleset"):
        if record.header(key) is None:
            raise RecordError("record_header_missing", file=file, key=key)
    game = record.header("Game")
    if game is not None and game.value not in games:
        raise RecordError("record_game_unknown", file=file, line=game.line, game=game.value)
    return record


def _check_size(text: str, file: str) -> None:
    try:
        size = len(text) if len(text) > MAX_BYTES else len(text.encode())
    except UnicodeEncodeError:
        raise RecordError("record_not_utf8", file=file) from None
    if size > MAX_BYTES:
        raise RecordError("record_too_large", file=file, limit=MAX_BYTES)


def _read_headers(lines: list[str], file: str) -> tuple[Header, ...]:
    headers: dict[str, Header] = {}
    for number, text in enumerate(lines, start=1):
        found = _HEADER.fullmatch(text)
        if found is None:
            raise RecordError("record_header_unreadable", file=file, line=number)
        key = found[1]
        if key in headers:
            raise RecordError("record_header_twice", file=file, line=number, key=key)
        value = _ESCAPE.sub(lambda e: "\n" if e[1] == "n" else e[1], found[2])
        headers[key] = Header(key, value, number)
    return tuple(headers.values())


def _read_entries(lines: list[str], first: int, file: str) -> tuple[Line, ...]:
    if len(lines) > MAX_ENTRIES:
        raise RecordError(
            "record_too_long", file=file, line=first + MAX_ENTRIES, seq=0, limit=MAX_ENTRIES
        )
    return tuple(
        _read_entry(text, seq, first + seq - 1, file) for seq, text in enumerate(lines, start=1)
    )


def _read_entry(text: str, expected: int, line: int, file: str) -> Line:
    def error(why: str, **details: object) -> RecordError:
        return RecordError(why, file=file, line=line, seq=expected, **details)

    columns = text.split("\t")
    if len(columns) not in _COLUMNS:
        raise error("record_columns", columns=len(columns))
    number, seat, move, points, total, clock = columns + [EMPTY] * (6 - len(columns))
    if not _NUMBER.fullmatch(number) or not _SEAT.fullmatch(seat):
        raise error("record_entry_unreadable")
    if int(number) != expected:
        raise error("record_out_of_order", found=int(number))
    who = NATURE if seat == EMPTY else Seat(int(seat))
    return Line(expected, who, move, points, total, clock, line)
