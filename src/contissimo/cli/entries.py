"""Entries of a log for programs and for people: shared by a game that is played and one that is replayed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from contissimo.cli.desks import Desk
from contissimo.cli.desks.desk import Lines
from contissimo.cli.output import clean, on_tiles
from contissimo.core.game import NATURE, AnyPosition, Outcome
from contissimo.i18n import Catalogue
from contissimo.play.log import Entry
from contissimo.play.match import Match
from contissimo.play.notes import Away, Back, End, Gone, Hand, Start


def entry_json(entry: Entry) -> dict[str, object]:
    """One entry as it stands in a record. Chance has no seat; the end has one figure a seat."""

    def figures(values: tuple[int, ...]) -> int | list[int] | None:
        if isinstance(entry.move, End):
            return list(values)
        return values[0] if values else None

    return {
        "seq": entry.seq,
        "seat": None if entry.seat == NATURE else entry.seat,
        "move": str(entry.move),
        "points": figures(entry.points),
        "total": figures(entry.total),
        "clock": entry.clock,
    }


def outcome_json(outcome: Outcome) -> dict[str, object]:
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "ranks": list(outcome.ranks),
        "leftovers": list(outcome.leftovers),
        "penalties": list(outcome.penalties),
    }


def seat_names(
    game_key: str, players: Sequence[str], seats: int, words: Catalogue
) -> tuple[str, ...]:
    """A name for each seat; those who are called alike get the number of their seat."""
    given = [clean(player) for player in players] or [words.text("player-nobody")] * seats
    known = [_called(name, game_key, words) for name in given]
    return tuple(
        words.text("player-numbered", name=name, seat=seat) if known.count(name) > 1 else name
        for seat, name in enumerate(known, start=1)
    )


def _called(name: str, game_key: str, words: Catalogue) -> str:
    """Computer players have names in every language; anybody else is called as they say."""
    level = f"level-{game_key}-{name.removeprefix('level-')}" if name.startswith("level-") else ""
    keys = (key for key in (f"player-{name}", level) if words.has(key))
    key = next(keys, None)
    return name if key is None else words.text(key)


def tell(
    entry: Entry,
    before: AnyPosition,
    after: AnyPosition,
    names: Sequence[str],
    desk: Desk,
    words: Catalogue,
    *,
    is_open: bool,
) -> Lines:
    """An entry in words. `farewell` has the end."""
    match entry.move:
        case End():
            return []
        case Away(given):
            return [Text(words.text("note-away", seconds=given // 1000), "dim")]
        case Hand(seat, who):
            name = names[seat - 1]
            return [Text(words.text("note-hand", name=name, who=clean(who)), "dim")]
        case Start():
            return [Text(words.text("note-start"), "dim")]
        case Gone():
            return [Text(words.text("note-gone"), "dim")]
        case Back(to):
            return [Text(words.text("note-back", to=to), "dim")]
    if entry.seat == NATURE:
        return [Text(desk.happened(entry.move, names, words), "dim")]
    return desk.told(entry, names[entry.seat - 1], before, after, words, is_open=is_open)


def farewell(match: Match, names: Sequence[str], words: Catalogue) -> Lines:
    """The end: why, what was left and what that cost, the totals, and who won."""
    outcome = match.position.outcome
    if outcome is None:
        return [Text(words.text("end-running"), "bold")]
    why = "abandoned" if match.abandoned else f"{match.game.key}-{outcome.reason}"
    lines = [Text(words.text(f"reason-{why}"), "bold")]
    for index, (name, total) in enumerate(zip(names, outcome.scores, strict=True)):
        if outcome.penalties and outcome.penalties[index]:
            cost, tiles = outcome.penalties[index], on_tiles(" ".join(outcome.leftovers[index]))
            left = words.text("end-leftover", name=name, tiles=tiles, cost=cost, total=total)
            lines.append(Text(f"  {left}"))
        else:
            lines.append(Text("  " + words.text("end-total", name=name, total=total)))
    winners = [names[seat - 1] for seat in outcome.winners]
    told = words.text("end-winners", names=words.together(winners), count=len(winners))
    lines.append(Text(told, "bold green"))
    return lines
