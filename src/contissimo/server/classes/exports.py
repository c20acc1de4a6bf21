"""What is exported of a class: its attempts, its pupils, and for each activity that is over the proof of its deals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from datetime import UTC, datetime
from fractions import Fraction

import msgspec
from sqlalchemy import RowMapping, select

from contissimo.i18n import Catalogue
from contissimo.i18n.causes import cause_words
from contissimo.server.classes.deals import proof_id
from contissimo.server.classes.registry import Classes
from contissimo.server.classes.room import ClassRoom
from contissimo.server.errors import Refused
from contissimo.server.storage import class_schema as s
from contissimo.study.class_export import ATTEMPTS, PUPILS, Cell, to_csv, to_lines, to_spreadsheet
from contissimo.study.class_proof import FORMAT
from contissimo.study.classes import percent

Rows = list[dict[str, Cell]]
FORMS = {"csv": "csv", "excel": "csv", "json": "jsonl"}
"""The forms of an export, and how their files end."""


async def attempts(classes: Classes, room: ClassRoom) -> Rows:
    """One row an attempt, in the order in which they were made."""
    acts, pupils = s.activities, room.stored.pupils
    rows = await classes.context.store.rows(
        select(acts.c.number, acts.c.preset, acts.c.game).where(acts.c["class"] == room.id)
    )
    known = {row["number"]: row for row in rows}
    await room.reload()
    return [
        {
            "activity": each.activity,
            "lesson": known[each.activity]["preset"] if each.source == "round" else None,
            "game": known[each.activity]["game"] if each.source == "round" else None,
            "round": each.round,
            "pupil": each.pupil,
            "animal": pupils[each.pupil].animal,
            "colour": pupils[each.pupil].colour,
            "source": each.source,
            "time": datetime.fromtimestamp(each.at / 1000, UTC).isoformat(timespec="seconds"),
            "move": each.move,
            "calculation": each.text,
            "said": each.said,
            "value": each.value,
            "right": each.right,
            "cause": each.cause,
        }
        for each in room.stored.attempts
    ]


async def pupils(classes: Classes, room: ClassRoom) -> Rows:
    """One row a pupil, over all activities."""
    table = s.answers
    rows = await classes.context.store.rows(
        select(table.c.pupil, table.c.points, table.c.share).where(
            table.c["class"] == room.id, table.c.move.is_not(None), table.c.share.is_not(None)
        )
    )
    marked: dict[int, list[RowMapping]] = defaultdict(list)
    for row in rows:
        marked[row["pupil"]].append(row)
    await room.compute_profiles()
    return [_pupil(room, number, marked[number]) for number in room.stored.pupils]


def _pupil(room: ClassRoom, number: int, marked: Iterable[RowMapping]) -> dict[str, Cell]:
    pupil, found = room.stored.pupils[number], room.profiles.get(number)
    own = [attempt for attempt in room.stored.attempts if attempt.pupil == number]
    right = sum(attempt.right for attempt in own)
    shares = [Fraction(row["share"]) for row in marked]
    return {
        "pupil": number,
        "animal": pupil.animal,
        "colour": pupil.colour,
        "status": pupil.status,
        "attempts": len(own),
        "right": right,
        "wrong": len(own) - right,
        "slips": 0 if found is None else found.slips,
        "rounds": len(shares),
        "points": sum(row["points"] or 0 for row in marked),
        "share": percent(sum(shares, Fraction(0)) / len(shares)) if shares else None,
        "causes": "" if found is None else " ".join(cause for cause, _ in found.causes),
    }


def written(what: str, rows: Rows, form: str, words: Catalogue) -> str:
    """The rows of `attempts` or `pupils` as text."""
    columns = ATTEMPTS if what == "attempts" else PUPILS
    if form == "json":
        return to_lines(rows)
    if form == "csv":
        return to_csv(columns, rows)
    headings = {name: words.text(f"column-{name}") for name in columns}
    truth = {value: words.text(f"column-{str(value).lower()}") for value in (True, False)}
    return to_spreadsheet(columns, [_in_words(row, words) for row in rows], headings, truth)


def _in_words(row: dict[str, Cell], words: Catalogue) -> dict[str, Cell]:
    """A row for people: codes are words of their language."""

    def word(prefix: str, code: Cell) -> Cell:
        return words.text(f"{prefix}-{code}".replace("_", "-")) if code else code

    changed: dict[str, Cell] = {
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


async def deals(classes: Classes, room: ClassRoom, activity: int) -> str:
    """The proof of an activity's deals, for `contissimo verify`: only of one that is over."""
    store, acts, chances, gifts, rounds = (
        classes.context.store,
        s.activities,
        s.chances,
        s.gifts,
        s.rounds,
    )
    row = await store.row(
        select(acts, chances.c.seed)
        .join(
            chances,
            (chances.c["class"] == acts.c["class"]) & (chances.c.activity == acts.c.number),
        )
        .where(acts.c["class"] == room.id, acts.c.number == activity)
    )
    if row is None:
        raise Refused("no_activity")
    if row["ended"] is None:
        raise Refused("not_now")
    given = await store.rows(
        select(gifts)
        .where(gifts.c["class"] == room.id, gifts.c.activity == activity)
        .order_by(gifts.c.pupil)
    )
    dealt = await store.rows(
        select(rounds)
        .where(rounds.c["class"] == room.id, rounds.c.activity == activity)
        .order_by(rounds.c.number)
    )
    lines: list[dict[str, object]] = [
        {
            "format": FORMAT,
            "id": proof_id(room.id, activity),
            "game": row["game"],
            "ruleset": row["ruleset_text"],
            "commitment": bytes(row["commitment"]).hex(),
            "contributions": [
                {"pupil": gift["pupil"], "bytes": bytes(gift["bytes"]).hex()} for gift in given
            ],
            "seed": bytes(row["seed"]).hex(),
        }
    ]
    lines += [
        {
            "round": deal["number"],
            "chance": msgspec.json.decode(deal["chance"], type=list[str]),
            "put": deal["put"],
        }
        for deal in dealt
    ]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)
