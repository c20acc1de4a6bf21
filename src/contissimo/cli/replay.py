"""`contissimo replay`: a record played again, entry by entry, with its score cards and boards."""

from __future__ import annotations

from rich.text import Text

from contissimo.cli.desks import DESKS, Desk, desk_of
from contissimo.cli.entries import entry_json, farewell, outcome_json, seat_names, tell
from contissimo.cli.files import read_text
from contissimo.cli.language import out_for
from contissimo.cli.options import File, Flag, Word
from contissimo.cli.output import Out, clean, in_sums
from contissimo.core.game import name_today
from contissimo.i18n import Catalogue
from contissimo.play.log import Entry
from contissimo.play.match import Match
from contissimo.play.notes import End
from contissimo.play.record import MAX_BYTES, Record
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay as replayed


def replay(
    file: File,
    /,
    *,
    best: Flag = False,
    json: Flag = False,
    lang: Word = None,
    signs: Word = None,
) -> int:
    out = out_for(lang, json=json, signs=signs)
    record, desk = open_record(file)
    match = replayed(
        record, desk.game
    )  # a record that is wrong somewhere is refused before a word is said
    ruleset = clean(name_today(match.game, match.ruleset))
    out.say("replay-title", "bold", game=desk.game.key, ruleset=ruleset, date=match.date or "–")
    _retell(match, desk, out, best=best)
    return 0


def open_record(path: str) -> tuple[Record, Desk]:
    """A record that can be read, of a game that we know."""
    games = {key: desk.game for key, desk in DESKS.items()}
    record = read_record(read_text(path, limit=MAX_BYTES), games, file=path)
    return record, desk_of(record.value("Game"))


def _retell(match: Match, desk: Desk, out: Out, *, best: bool) -> None:
    names = seat_names(match.players, match.seats, out.words)
    before = match.begun()
    for entry, after in zip(match.log, before.unfold(match.log), strict=True):
        position = after.position
        details = desk.details(before.position, entry)
        if isinstance(entry.move, End) and position.outcome is not None:
            details = {"outcome": outcome_json(position.outcome)}
        lines = tell(entry, before.position, position, names, desk, out.words, is_open=match.over)
        if best and desk.takes_turn(before.position, entry):
            found = desk.best(before.position, entry)
            details |= {"best": None if found is None else {"move": found[0], "points": found[1]}}
            lines.append(Text(_compared(found, entry, out.words), "cyan"))
        out.line(entry_json(entry) | details | {"position": str(position)})
        for index, line in enumerate(lines):
            number = f"{entry.seq:>4}. " if index == 0 else "      "
            out.show(Text.assemble((number, "dim"), line))
        drawn = desk.drawn(position)
        if drawn != desk.drawn(before.position):
            out.show(drawn)
        before = after
    for line in farewell(match, names, out.words):
        out.show(line)


def _compared(best: tuple[str, int] | None, entry: Entry, words: Catalogue) -> str:
    """The best move beside what was made of the turn."""
    if best is None:
        return words.text("replay-best-none")
    move, points = best
    if entry.points and entry.points[0] == points:
        return words.text("replay-best-played")
    return words.text("replay-best", move=in_sums(words, move), points=points)
