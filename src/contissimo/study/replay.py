"""A record gone through again, entry by entry with its score cards, and the best move at one of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from contissimo.core.answers import Card
from contissimo.core.errors import IllegalMove
from contissimo.core.game import NATURE, AnyGame, AnyPosition, Move, Seat
from contissimo.play.log import Entry
from contissimo.play.match import Match
from contissimo.play.record import Record
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from contissimo.study.lessons import card_or_none


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry of a record, with what came of it."""

    entry: Entry
    before: AnyPosition
    after: AnyPosition
    stands: bool
    """False for what was taken back, and for the note that took it back."""
    card: Card
    """The score card; empty where nothing is laid, or what is laid can't be admitted."""


@dataclass(frozen=True, slots=True)
class Best:
    """What earned a seat the most at a moment."""

    seat: Seat
    move: Move | None
    """None: nothing could be put on the board."""
    card: Card


def read(text: str, games: Mapping[str, AnyGame]) -> tuple[Record, Match]:
    """A record and its match, or RecordError with the entry at fault."""
    record = read_record(text, games)
    return record, replay(record, games[record.value("Game")])


def moments(match: Match) -> Iterator[Moment]:
    """Every entry of a match in order."""
    standing = {entry.seq for entry in match.standing}
    start = match.begun()
    before = start.position
    for entry, state in zip(match.log, start.unfold(match.log), strict=True):
        after = state.position
        card = card_or_none(match.game, before, entry.seat, entry.move) if entry.move.puts else None
        yield Moment(entry, before, after, entry.seq in standing, card or Card())
        before = after


def decides(before: AnyPosition, entry: Entry) -> bool:
    """Whether an entry is what a player made of a turn: not chance, and no verdict on what another laid."""
    return entry.seat != NATURE and before.wait is not None and before.wait.kind != "window"


def best(game: AnyGame, position: AnyPosition, seat: Seat) -> Best:
    """The move of a seat with the most points."""
    first = next(game.scored(position.view(seat)), None)
    if first is None or not first.move.puts:
        return Best(seat, None, Card())
    return Best(seat, first.move, game.card(position, seat, first.move))


def best_at(match: Match, seq: int) -> Best:
    """The same at an entry of a match; IllegalMove where nobody had a turn."""
    entry = next((entry for entry in match.log if entry.seq == seq), None)
    if entry is not None:
        position = match.begun().fold(match.log[: seq - 1]).position
        if decides(position, entry):
            return best(match.game, position, entry.seat)
    raise IllegalMove("no_decision", seq=seq)


def best_after(match: Match, seq: int) -> Iterator[tuple[int, Best]]:
    """The same at every entry after that one with which a seat used its turn."""
    before = match.begun().fold(match.log[:seq])
    later = match.log[seq:]
    for entry, after in zip(later, before.unfold(later), strict=True):
        if decides(before.position, entry):
            yield entry.seq, best(match.game, before.position, entry.seat)
        before = after
