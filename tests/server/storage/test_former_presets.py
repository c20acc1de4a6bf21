"""Tables of version 0.1 whose presets have changed since (tests/data/v0.1/README.md): old rules, honest words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from contissimo.core.game import Millis
from contissimo.games import GAMES
from contissimo.play.match import Match
from contissimo.play.record import record_of
from contissimo.server.guests.faces import face_of
from contissimo.server.guests.identity import Guest
from contissimo.server.messages.encoding import ruleset_info
from contissimo.server.storage import admin, schema
from contissimo.server.storage.table_rows import TableRow, load_tables, ruleset_of
from contissimo.server.tables import rematch
from tests.server.helpers import PATIENCE, Running, serving, settings_for

BACKUP = Path(__file__).parent.parent.parent / "data" / "v0.1" / "sqlite.backup.gz"
NOW = 1_794_000_660_000
"""Just after the backup was made."""
FORMER = [(key, name) for key, game in GAMES.items() for name in game.former]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("former")
    database = f"sqlite:///{folder}/restored.db"
    admin.restore(database, BACKUP)
    quiet = {"bot_pause_millis": 10**9, "bot_window_millis": 10**9, "sweep_seconds": 3600.0}
    settings = settings_for(folder, database=database, **quiet)
    with serving(settings, None, lambda: Millis(NOW)) as running:
        yield running


async def tables_of(server: Running, game: str, ruleset: str, phase: str) -> list[TableRow]:
    """The tables for people alone, with the fewest seats first."""
    matches = schema.matches
    asked = (matches.c.game == game, matches.c.ruleset == ruleset, matches.c.phase == phase)
    store = server.app.node.store
    rows = await store.rows(select(matches.c.id).where(*asked))
    tables = await load_tables(store, [row["id"] for row in rows])
    with_people = [table for table in tables if all(s.level is None for s in table.setups)]
    return sorted(with_people, key=lambda table: (len(table.setups), table.id))


def what_it_is_played_with(ruleset: Any) -> tuple[Any, ...]:
    """The bag or the board, and what else has changed in these presets."""
    if hasattr(ruleset, "bag"):
        return ruleset.bag, ruleset.start_bonus
    return str(ruleset.layout), ruleset.line_length, ruleset.rounds


def go_on(match: Match, at: Millis, *, quiet: bool) -> Match:
    seat, wait = min(match.position.to_act), match.position.wait
    assert wait is not None
    return match.play(seat, wait.silence if quiet else match.game.read_move("resign"), at)


@pytest.mark.parametrize(("game", "name"), FORMER)
def test_a_running_game_of_a_former_preset_goes_on_by_it_and_so_does_its_rematch(
    server: Running, game: str, name: str
) -> None:
    former, today = GAMES[game].former[name], GAMES[game].rulesets[name]
    assert what_it_is_played_with(former) != what_it_is_played_with(today)

    async def play_and_ask_again() -> None:
        node = server.app.node
        table = (await tables_of(server, game, name, "running"))[0]
        room = await node.registry.room(table.id)
        assert room is not None
        assert room.match is not None
        before = len(room.match.log)
        while not room.match.over:
            assert what_it_is_played_with(room.match.position.ruleset) == (
                what_it_is_played_with(former)
            )
            quiet = len(room.match.log) < before + 2
            assert await room.step(partial(go_on, quiet=quiet))
        assert len(room.match.log) > before
        record = record_of(room.match)
        assert (record.value("Ruleset"), record.value("RulesetText")) == (name, former.text)
        for person in room.table.people:
            assert person.guest is not None
            await rematch.rematch(
                node.registry, room, Guest(person.guest, person.name, face_of(None, person.guest))
            )
        [again] = await load_tables(node.store, [room.table.next or ""])
        assert (again.ruleset_name, again.ruleset_text) == (name, former.text)
        assert what_it_is_played_with(again.ruleset) == what_it_is_played_with(former)

    server.do(play_and_ask_again)


def test_an_open_table_of_a_former_preset_is_shown_as_rules_of_its_own(server: Running) -> None:
    """The description of a preset is today's: here it would tell of another bag and another board."""
    lobby = httpx.get(f"{server.url}/api/tables", timeout=PATIENCE).json()
    for game in GAMES:
        former = GAMES[game].former["junior"]

        async def waiting(key: str = game) -> list[TableRow]:
            return await tables_of(server, key, "junior", "open")

        table = next(table for table in server.do(waiting) if table.listed)
        assert next(t["ruleset"] for t in lobby if t["match"] == table.id) == "custom"
        client = server.guest("Eva").connect()
        client.done("enter", match=table.id)
        seen = client.wait("table")["ruleset"]
        assert seen["name"] == "custom"
        info = ruleset_info(GAMES[game], former)
        assert (seen["options"], seen["material"]["tiles"]) == (info.options, info.material.tiles)
        assert seen["material"]["squares"] == info.material.squares


@pytest.mark.parametrize(("game", "name"), FORMER)
def test_a_former_preset_can_be_changed_and_keeps_its_other_options(game: str, name: str) -> None:
    former = ruleset_of(game, name, GAMES[game].former[name].text)
    changed = GAMES[game].change_ruleset(former, {"judging": "challenge"})
    assert (changed.name, changed.judging) == ("custom", "challenge")
    assert what_it_is_played_with(changed) == what_it_is_played_with(former)
    back = GAMES[game].change_ruleset(changed, {"judging": former.judging})
    assert (back.name, back.text) == ("custom", former.text)


def test_a_preset_of_today_has_its_name_with_another_clock_too() -> None:
    preset: Any  # a dataclass, which no protocol can ask for
    for game in GAMES.values():
        for name, preset in game.rulesets.items():
            assert ruleset_info(game, preset).name == name
            assert ruleset_info(game, replace(preset, turn_seconds=77)).name == name
            stored = ruleset_of(game.key, name, replace(preset, turn_seconds=78).text)
            assert ruleset_info(game, stored).name == name
