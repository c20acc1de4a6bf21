"""The files that a teacher takes home, as text: what a class has tried in a term takes longer than the event loop has time for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from fractions import Fraction
from typing import NamedTuple

from msgspec import Struct

from contissimo.i18n import Catalogue
from contissimo.i18n.causes import cause_words
from contissimo.server.storage.class_rows import AttemptRow, PupilRow
from contissimo.study.class_export import ATTEMPTS, PUPILS, Cell, to_csv, to_lines, to_spreadsheet
from contissimo.study.classes import percent
from contissimo.study.mistakes import Profile

Row = dict[str, Cell]


class Kept(NamedTuple):
    """What an answer was worth, once it was marked."""

    pupil: int
    points: int | None
    share: str


class ClassFile(Struct, frozen=True):
    form: str
    lang: str
    pupils: Mapping[int, PupilRow]
    attempts: Sequence[AttemptRow]
    activities: Mapping[int, tuple[str, str]] = {}
    """By number, the preset and the game."""
    kept: Sequence[Kept] = ()
    profiles: Mapping[int, Profile] = {}


def attempts_file(wanted: ClassFile, millis: int) -> str:
    """One row an attempt, in the order in which they were made."""
    del millis
    return _written(ATTEMPTS, [_attempt(wanted, each) for each in wanted.attempts], wanted)


def pupils_file(wanted: ClassFile, millis: int) -> str:
    """One row a pupil, over all activities."""
    del millis
    right, wrong = _counted(wanted.attempts)
    kept: dict[int, list[Kept]] = defaultdict(list)
    for each in wanted.kept:
        kept[each.pupil].append(each)
    return _written(
        PUPILS,
        [
            _pupil(wanted, number, (right[number], wrong[number]), kept[number])
            for number in wanted.pupils
        ],
        wanted,
    )


def _counted(attempts: Sequence[AttemptRow]) -> tuple[Mapping[int, int], Mapping[int, int]]:
    """How many of each pupil are right, and how many wrong."""
    right: dict[int, int] = defaultdict(int)
    wrong: dict[int, int] = defaultdict(int)
    for attempt in attempts:
        (right if attempt.right else wrong)[attempt.pupil] += 1
    return right, wrong


def _attempt(wanted: ClassFile, each: AttemptRow) -> Row:
    pupil = wanted.pupils[each.pupil]
    preset, game = wanted.activities[each.activity] if each.source == "round" else (None, None)
    return {
        "activity": each.activity,
        "lesson": preset,
        "game": game,
        "round": each.round,
        "pupil": each.pupil,
        "animal": pupil.animal,
        "colour": pupil.colour,
        "source": each.source,
        "time": datetime.fromtimestamp(each.at / 1000, UTC).isoformat(timespec="seconds"),
        "move": each.move,
        "calculation": each.text,
        "said": each.said,
        "value": each.value,
        "right": each.right,
        "cause": each.cause,
    }


def _pupil(wanted: ClassFile, number: int, tried: tuple[int, int], kept: Sequence[Kept]) -> Row:
    pupil, found = wanted.pupils[number], wanted.profiles.get(number)
    right, wrong = tried
    shares = [Fraction(each.share) for each in kept]
    return {
        "pupil": number,
        "animal": pupil.animal,
        "colour": pupil.colour,
        "status": pupil.status,
        "attempts": right + wrong,
        "right": right,
        "wrong": wrong,
        "slips": 0 if found is None else found.slips,
        "rounds": len(shares),
        "points": sum(each.points or 0 for each in kept),
        "share": percent(sum(shares, Fraction(0)) / len(shares)) if shares else None,
        "causes": "" if found is None else " ".join(cause for cause, _ in found.causes),
    }


def _written(columns: Sequence[str], rows: list[Row], wanted: ClassFile) -> str:
    if wanted.form == "json":
        return to_lines(rows)
    if wanted.form == "csv":
        return to_csv(columns, rows)
    words = Catalogue(wanted.lang)
    headings = {name: words.text(f"column-{name}") for name in columns}
    truth = {value: words.text(f"column-{str(value).lower()}") for value in (True, False)}
    return to_spreadsheet(columns, [_in_words(row, words) for row in rows], headings, truth)


def _in_words(row: Row, words: Catalogue) -> Row:
    """A row for people: codes are words of their language."""

    def word(prefix: str, code: Cell) -> Cell:
        return words.text(f"{prefix}-{code}".replace("_", "-")) if code else code

    changed: Row = {
        "animal": word("animal", row["animal"]),
        "colour": word("colour", row["colour"]),
    }
    if "lesson" in row:
        changed["lesson"] = word("class-preset", row["lesson"])
        changed["game"] = word("game", row["game"])
        changed["source"] = word("column-source", row["source"])
        changed["cause"] = cause_words(str(row["cause"] or ""), words)
    else:
        changed["status"] = word("column-status", row["status"])
        causes = str(row["causes"]).split()
        changed["causes"] = words.one_by_one(cause_words(cause, words) for cause in causes)
    return row | changed
