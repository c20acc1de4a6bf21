"""What the header of a record means: the match that it tells, before its first entry."""

from __future__ import annotations

import re

from contissimo.core.chance import (
    CONTRIBUTION_BYTES,
    DIGEST_BYTES,
    SEED_BYTES,
    commitment,
    read_bytes,
    ruleset_digest,
)
from contissimo.core.errors import BadFile, ContissimoError, IllegalMove, Unreadable
from contissimo.core.game import AnyGame, AnyPosition, Millis, Ruleset, Seat
from contissimo.play.log import BEGINNING
from contissimo.play.match import Match, check_start
from contissimo.play.record import Record, RecordError

_SEATS = re.compile(r"[1-9]")
_NAME_PART = re.compile(r"\\[\\,]|,|[^,]")
_CONTRIBUTION = re.compile(r"([1-9]):([0-9a-f]+)")
_FEWEST_SEATS = 2
HIDDEN = re.compile(r"_[0-9]")
"""What a reader of a running game may not know: the number of some tiles."""


def begin(record: Record, game: AnyGame, *, began: Millis = BEGINNING) -> Match:
    """The match of a record before its first entry, or RecordError."""
    players = read_players(record.value("Players"))
    ruleset = _ruleset(record, game)
    start = _start(record, game, ruleset)
    seats = _seats(record, game, players, start)
    _check_start(record, start, seats)
    return Match.begin(
        game,
        ruleset,
        seats,
        id=record.value("Match"),
        players=players,
        date=record.value("Date"),
        commitment=_bytes(record, "Commitment", DIGEST_BYTES),
        contributions=_contributions(record, seats),
        now=began,
        start=start,
    )


def seed_of(record: Record) -> bytes:
    """The seed, or nothing where the record has none yet."""
    return _bytes(record, "Seed", SEED_BYTES)


def read_players(text: str) -> tuple[str, ...]:
    """The names of a Players header: the inverse of `write_players`."""
    if not text:
        return ()
    names: list[list[str]] = [[]]
    for part in _NAME_PART.findall(text):
        if part == ",":
            names.append([])
        else:
            names[-1].append(part[-1])
    return tuple(map("".join, names))


def header_error(record: Record, key: str, why: str, **details: object) -> RecordError:
    header = record.header(key)
    line = 0 if header is None else header.line
    return RecordError(why, file=record.file, line=line, seq=0, **details)


def _ruleset(record: Record, game: AnyGame) -> Ruleset:
    """The ruleset by its text. Version 0.1 wrote none for a preset, which is then read as it was at that time."""
    name = record.value("Ruleset")
    presets = [book[name] for book in (game.former, game.rulesets) if name in book]
    if record.header("RulesetText") is None:
        if not presets:
            raise header_error(record, "Ruleset", "record_ruleset_unknown", ruleset=name)
        return _promised(record, presets)
    try:
        ruleset = game.read_ruleset(record.value("RulesetText"), file=name)
    except BadFile as cause:
        details = {"because": cause.why, "about": cause.details}
        raise header_error(record, "RulesetText", "record_ruleset_wrong", **details) from cause
    return next((preset for preset in presets if preset.text == ruleset.text), ruleset)


def _promised(record: Record, presets: list[Ruleset]) -> Ruleset:
    """Of presets with the same name the one that the commitment was made for; the oldest where nothing tells."""
    promise, seed = _bytes(record, "Commitment", DIGEST_BYTES), seed_of(record)
    digests = ((preset, ruleset_digest(preset.text)) for preset in presets if promise and seed)
    return next(
        (p for p, digest in digests if commitment(record.value("Match"), digest, seed) == promise),
        presets[0],
    )


def _start(record: Record, game: AnyGame, ruleset: Ruleset) -> AnyPosition | None:
    """The position that the match began with, where it was one of its own."""
    text = record.value("Position")
    if not text:
        return None
    if HIDDEN.search(text):
        raise header_error(record, "Position", "record_hidden")
    try:
        return game.read_position(text, ruleset)
    except Unreadable as cause:
        raise _position_error(record, cause) from cause


def _check_start(record: Record, start: AnyPosition | None, seats: int) -> None:
    try:
        if start is not None:
            check_start(start, seats)
    except IllegalMove as cause:
        raise _position_error(record, cause) from cause


def _position_error(record: Record, cause: ContissimoError) -> RecordError:
    details = {"because": cause.why, "about": cause.details}
    return header_error(record, "Position", "record_position_wrong", **details)


def _seats(
    record: Record, game: AnyGame, players: tuple[str, ...], start: AnyPosition | None
) -> int:
    text = record.value("Seats")
    if text and not _SEATS.fullmatch(text):
        raise header_error(record, "Seats", "record_seats_wrong")
    # A record written by hand need not say: then those of its position, or those who moved, were all.
    seen = max((line.seat for line in record.entries), default=_FEWEST_SEATS)
    known = len(players) if start is None else len(start.seats)
    seats = int(text) if text else known or max(seen, _FEWEST_SEATS)
    if seats not in game.seat_counts:
        raise header_error(record, "Seats", "record_seats_wrong", seats=seats)
    if players and len(players) != seats:
        raise header_error(record, "Players", "record_players_wrong", players=len(players))
    return seats


def _contributions(record: Record, seats: int) -> dict[Seat, bytes]:
    given: dict[Seat, bytes] = {}
    for part in record.value("Contributions").split():
        found = _CONTRIBUTION.fullmatch(part)
        seat = Seat(int(found[1])) if found else Seat(0)
        # In seat order, as the key takes them; so no seat can stand there twice.
        if found is None or not max(given, default=0) < seat <= seats:
            raise header_error(record, "Contributions", "record_contributions_wrong")
        given[seat] = _read(record, "Contributions", found[2], CONTRIBUTION_BYTES)
    return given


def _bytes(record: Record, key: str, length: int) -> bytes:
    text = record.value(key)
    return _read(record, key, text, length) if text else b""


def _read(record: Record, key: str, text: str, length: int) -> bytes:
    why = f"record_{key.lower()}_wrong"
    try:
        return read_bytes(key.lower(), text, length)
    except Unreadable as cause:
        raise header_error(record, key, why, because=cause.why, about=cause.details) from cause
