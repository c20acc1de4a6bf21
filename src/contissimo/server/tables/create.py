"""Making a table: its description, its ruleset, and its rows."""

from __future__ import annotations

import re
import secrets
from datetime import UTC, datetime
from functools import partial
from typing import Annotated, Literal, NamedTuple, NotRequired, TypedDict

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, insert

from contissimo.core.errors import BadFile
from contissimo.core.game import AnyGame, Ruleset, Seat, name_today, renamed
from contissimo.engine.registry import players_of
from contissimo.games import GAMES
from contissimo.server.errors import Refused
from contissimo.server.guests.identity import Guest, known_guests
from contissimo.server.guests.names import listed_name
from contissimo.server.jobs.pool import Pool, Turn, WorkerDied
from contissimo.server.jobs.positions import WrittenPosition
from contissimo.server.live.registry import Registry
from contissimo.server.messages.inbound import Level
from contissimo.server.storage import schema
from contissimo.server.storage.table_rows import Setup, TableRow, read_tables
from contissimo.server.tables.limits import ListedByAddress, check_number

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 letters that nobody confuses when they are read aloud."""
_ID_LETTERS = 10
_CODE_LETTERS = 6
_MINUTE_MILLIS = 60_000
_PAIR = 2
RulesetName = Annotated[str, Meta(max_length=64)]
RulesetText = Annotated[str, Meta(max_length=16_384)]
MAX_TEXT = 4096
"""Letters of a ruleset, a layout or a bag from a client; the largest board with its numbers has 2,000."""
OptionName = Annotated[str, Meta(max_length=64)]
OptionValue = bool | int | RulesetText | Annotated[list[int], Meta(max_length=100)]
PositionText = Annotated[str, Meta(max_length=4_000)]
"""The longest one of the largest board has 1,300 letters."""
Options = Annotated[dict[OptionName, OptionValue], Meta(max_length=64)]


class SeatSpec(Struct, forbid_unknown_fields=True):
    """A seat of a new table: for somebody to come, for its maker, or for a computer player."""

    kind: Literal["open", "me", "computer"] = "open"
    level: Level | None = None
    places: Annotated[int, Meta(ge=1, le=_PAIR)] = 1
    help: bool = False
    """Help for this seat alone."""


class ClockSpec(Struct, forbid_unknown_fields=True):
    """Seconds; null: no limit."""

    turn: Annotated[int, Meta(ge=1, le=86_400)] | None = None
    main: Annotated[int, Meta(ge=1, le=86_400)] | None = None
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class NewTable(Struct, forbid_unknown_fields=True):
    """The description of a new table."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatSpec], Meta(min_length=1, max_length=9)]
    ruleset: RulesetName | None = None
    """The name of a preset; null: the game's first."""
    ruleset_text: RulesetText | None = None
    """Your own ruleset, as TOML."""
    options: Options | None = None
    """Single options changed on top of that."""
    clock: ClockSpec | None = None
    listed: bool = False
    help: bool = False
    unseen: bool = False
    """Show which tiles are in the bag and on the others' racks, together."""
    position: PositionText | None = None
    """Begin with this one, in notation; null: as games begin. Then every seat is its maker's or a computer player's."""


def random_letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def ruleset_for(new: NewTable) -> tuple[AnyGame, Ruleset]:
    """The game and the ruleset of a new table; BadFile or Refused if there is no such thing."""
    game, rules = rules_of(new.game, new.ruleset, new.ruleset_text, new.options)
    if new.clock is not None:
        text = _with_clock(rules.text, new.clock)
        rules = renamed(game.read_ruleset(text), rules.name)
    game.start(rules, len(new.seats))  # refuses a number of seats that can't be
    return game, rules


def rules_of(
    key: str, preset: str | None, text: str | None, options: Options | None
) -> tuple[AnyGame, Ruleset]:
    """A game and a ruleset of it: a text or a preset, and single options changed."""
    game = GAMES.get(key)
    if game is None:
        raise Refused("game_unknown", game=key, games=" ".join(GAMES))
    _check_length("ruleset", text)
    for name, value in (options or {}).items():
        _check_length(name, value)
    if text is not None:
        rules = game.read_ruleset(text)
    else:
        name = next(iter(game.rulesets)) if preset is None else preset
        if name not in game.rulesets:
            known = " ".join(game.rulesets)
            raise Refused("ruleset_unknown", ruleset=name, rulesets=known)
        rules = game.rulesets[name]
    if not options:
        return game, rules
    changed = game.change_ruleset(rules, options)
    same = renamed(changed, rules.name)  # with a head start, say
    is_still = changed.name not in game.rulesets and name_today(game, same) == rules.name
    return game, same if is_still else changed


def _check_length(name: str, given: object) -> None:
    """It is parsed on the event loop, so it must not take long."""
    if isinstance(given, str) and len(given) > MAX_TEXT:
        raise BadFile("file_too_large", file=name, limit=MAX_TEXT)


def _with_clock(text: str, clock: ClockSpec) -> str:
    """The canonical text with another clock."""
    told = {
        "turn_seconds": clock.turn,
        "main_seconds": clock.main,
        "increment_seconds": clock.increment,
    }
    for key, value in told.items():
        written = '"none"' if value is None else str(value)
        text, count = re.subn(rf"(?m)^{key} = .*$", f"{key} = {written}", text, count=1)
        if not count and value:
            raise Refused("clock_unknown", option=key)
    return text


async def check_position(reading: Pool, millis: int, new: NewTable, address: str) -> None:
    """Refuse a position that the table can't begin with. A process reads it: anybody may write anything."""
    if new.position is None:
        return
    if any(spec.kind == "open" or spec.places > 1 for spec in new.seats):
        # Its maker knows all racks.
        raise Refused("position_open_seats")
    game, rules = ruleset_for(new)
    written = WrittenPosition(game.key, rules.name, rules.text, new.position)
    turn = Turn((address,))
    try:
        await reading.ask("check_position", written, len(new.seats), millis=millis, turn=turn)
    except WorkerDied:
        raise Refused("position_slow") from None


async def create(
    registry: Registry, shown: ListedByAddress, guest: Guest, new: NewTable, address: str
) -> TableRow:
    """A new table, open, with its maker on the seats that are theirs."""
    game, rules = ruleset_for(new)
    setups = []
    for spec in new.seats:
        if spec.kind == "computer":
            if spec.level not in players_of(game.key):
                raise Refused("level_unknown", level=spec.level)
            setups.append(Setup(spec.level, 1))
        else:
            setups.append(Setup(None, spec.places, spec.help))
    mine = [Seat(n) for n, spec in enumerate(new.seats, 1) if spec.kind == "me"]
    name = listed_name(guest.id, set()) if new.listed else None
    make = partial(
        insert_table,
        registry,
        game=game.key,
        rules=rules,
        position=new.position,
        setups=setups,
        seated=[Seated(seat, 0, guest.id, name) for seat in mine],
        flags={
            "listed": new.listed,
            "help": new.help,
            "unseen": new.unseen,
            "host": guest.id,
        },
    )
    return await (shown.make(address, make) if new.listed else make())


class Seated(NamedTuple):
    """Somebody who sits at a new table from the first."""

    seat: int
    place: int
    guest: str | None
    name: str | None = None
    """None: the name that the guest has now."""


class TableFlags(TypedDict):
    listed: bool
    help: bool
    unseen: bool
    host: str | None
    before: NotRequired[str]
    """The table that this one is a rematch of."""


async def insert_table(
    registry: Registry,
    *,
    game: str,
    rules: Ruleset,
    setups: list[Setup],
    seated: list[Seated],
    flags: TableFlags,
    position: str | None = None,
    watch: str | None = None,
) -> TableRow:
    """The rows of a new table, without erased guests. Three kinds of links, three different tokens.

    `watch` is the token of the watchers who may come along from another table.
    """
    now = registry.context.now()
    match_id = random_letters(_ID_LETTERS)
    pairs = [str(n) for n, setup in enumerate(setups, 1) if setup.places == _PAIR]
    partners = {seat: secrets.token_urlsafe(16) for seat in pairs}
    values = {
        "id": match_id,
        "game": game,
        "ruleset": rules.name,
        "ruleset_text": rules.text,
        "position": position,
        "seats": msgspec.json.encode(setups).decode(),
        "phase": "open",
        "made": now,
        "date": datetime.fromtimestamp(now / 1000, UTC).date().isoformat(),
        **flags,
    }
    secret = {
        "match": match_id,
        "invite": secrets.token_urlsafe(16),
        "watch": watch or secrets.token_urlsafe(16),
        "partners": msgspec.json.encode(partners).decode(),
        "code": random_letters(_CODE_LETTERS).upper(),
        "code_until": now + registry.context.settings.code_minutes * _MINUTE_MILLIS,
    }

    def work(connection: Connection) -> TableRow:
        host = flags["host"]
        if host is not None:
            # A rematch takes the place of a table that is over: it was listed before.
            new = flags["listed"] and "before" not in flags
            check_number(connection, registry.context.settings, host, now, listed=new)
        guests = {one.guest for one in seated} | {host}
        known = known_guests(connection, [guest for guest in guests if guest is not None])
        rest = {"match": match_id, "node": "", "left_at": now}
        people = [
            {"seat": one.seat, "place": one.place, "guest": one.guest}
            | {"name": one.name or known[one.guest].name}
            | {"face": known[one.guest].face}
            | rest
            for one in seated
            if one.guest in known
        ]
        if host not in known:
            values["host"] = None
        connection.execute(insert(schema.matches).values(values))
        connection.execute(insert(schema.secrets).values(secret))
        if people:
            connection.execute(insert(schema.people), people)
        return read_tables(connection, [match_id])[0]

    table = await registry.context.store.write(work)
    await registry.changed(match_id)
    return table
