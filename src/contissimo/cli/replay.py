"""`contissimo replay`: a record played again, entry by entry, with its score cards and boards."""

from __future__ import annotations

from rich.text import Text

from contissimo.cli.desks import Desk, desk_of
from contissimo.cli.entries import entry_json, farewell, outcome_json, seat_names, tell
from contissimo.cli.files import read_text
from contissimo.cli.language import out_for
from contissimo.cli.options import File, Flag, Word
from contissimo.cli.output import Out, clean, in_sums
from contissimo.core.game import name_today
from contissimo.games import GAMES
from contissimo.i18n import Catalogue
from contissimo.play.log import Entry
from contissimo.play.match import Match
from contissimo.play.notes import End
from contissimo.play.record import MAX_BYTES, Record
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay as replayed
from contissimo.study import replay as study


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
    return read_of(read_text(path, limit=MAX_BYTES), path)


def read_of(text: str, path: str) -> tuple[Record, Desk]:
    """The same, when the file is read already."""
    record = read_record(text, GAMES, file=path)
    return record, desk_of(record.value("Game"))


def _retell(match: Match, desk: Desk, out: Out, *, best: bool) -> None:
    names = seat_names(match.game.key, match.players, match.seats, out.words)
    before = match.begun()
    for entry, after in zip(match.log, before.unfold(match.log), strict=True):
        position = after.position
        details = desk.details(before.position, entry)
        if isinstance(entry.move, End) and position.outcome is not None:
            details = {"outcome": outcome_json(position.outcome)}
        lines = tell(entry, before.position, position, names, desk, out.words, is_open=match.over)
        if best and study.decides(before.position, entry):
            found = study.best(match.game, before.position, entry.seat)
            told = {"move": str(found.move), "points": found.card.points}
            details |= {"best": None if found.move is None else told}
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


def _compared(best: study.Best, entry: Entry, words: Catalogue) -> str:
    """The best move alongside what was made of the turn."""
    if best.move is None:
        return words.text("replay-best-none")
    if entry.points and entry.points[0] == best.card.points:
        return words.text("replay-best-played")
    move = in_sums(words, str(best.move))
    return words.text("replay-best", move=move, points=best.card.points)
