"""What version 0.1 wrote is read, replayed and verified as it was then (tests/data/v0.1/README.md)."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from contissimo.core.chance import Chance, commitment, match_key, ruleset_digest, small_seed
from contissimo.core.options import options_of
from contissimo.games import GAMES
from contissimo.play.match import Match
from contissimo.play.record import Record, record_of
from contissimo.play.record_header import seed_of
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from contissimo.play.verify import Verdict, verify

DATA = Path(__file__).parent.parent / "data" / "v0.1"
PRESETS = [line.split() for line in (DATA / "presets" / "SHA256SUMS").read_text().splitlines()]
with ZipFile(DATA / "records.zip") as _zipped:
    RECORDS = {name: _zipped.read(name).decode() for name in _zipped.namelist()}
RUNNING = [name for name, text in RECORDS.items() if '[Result "*"]' in text]
FINISHED = [name for name in RECORDS if name not in RUNNING]


def read(name: str) -> Record:
    return read_record(RECORDS[name], GAMES, file=name)


def then(name: str) -> Any:
    """The preset of 0.1 by the name of its file: `calculissimo-classic.toml`."""
    game, _, preset = name.removesuffix(".toml").partition("-")
    return GAMES[game].former.get(preset, GAMES[game].rulesets[preset])


def of(preset: str, record: str) -> bool:
    return record.startswith(f"{preset.removesuffix('.toml')}-")


def test_there_are_records_of_every_preset() -> None:
    for names in (FINISHED, RUNNING):
        missing = {name for _, name in PRESETS if not any(of(name, record) for record in names)}
        assert not missing
    assert (len(FINISHED), len(RUNNING)) == (38, 16)


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_record_of_version_0_1_replays_and_verifies(name: str) -> None:
    record = read(name)
    game = GAMES[record.value("Game")]
    assert verify(record, game) == Verdict()
    match = replay(record, game)
    again = record_of(match, seed=seed_of(record))
    assert again.entries == record.entries
    assert again.value("Result") == record.value("Result")
    assert verify(read_record(str(again), GAMES), game) == Verdict()


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_record_of_version_0_1_is_running(name: str) -> None:
    record = read(name)
    game = GAMES[record.value("Game")]
    assert verify(record, game) == Verdict("running")
    if game.key == "contig60":  # it hides nothing
        assert not replay(record, game).over


@pytest.mark.parametrize(("digest", "name"), PRESETS)
def test_the_canonical_text_of_a_preset_of_version_0_1_is_the_same_byte_by_byte(
    digest: str, name: str
) -> None:
    """A commitment hashes it: one byte more, and no record and no running game would verify."""
    text = (DATA / "presets" / name).read_bytes()
    assert hashlib.sha256(text).hexdigest() == digest
    assert then(name).text.encode() == text
    game = GAMES[name.partition("-")[0]]
    assert game.read_ruleset(text.decode()).text.encode() == text


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_option_that_version_0_1_did_not_know_has_its_default_in_the_first_preset(
    game: Any,
) -> None:
    """Texts of 0.1 don't name it, and what a text doesn't name is as in the first preset."""
    known = (DATA / "presets" / f"{game.key}-{next(iter(game.rulesets))}.toml").read_text("utf-8")
    first = next(iter(game.rulesets.values()))
    for name in options_of(type(first)):
        if f"\n{name} = " not in known:
            field = type(first).__dataclass_fields__[name]
            assert field.metadata["later"]
            assert getattr(first, name) == field.default


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_former_preset_is_not_the_preset_of_that_name_today(game: Any) -> None:
    """What has not changed has no place in `presets-0.1.toml`, and what went away would be missed."""
    assert game.former
    for name, preset in game.former.items():
        assert preset.name == name
        assert preset.text != game.rulesets[name].text


def _of_former_preset(name: str) -> bool:
    record = read(name)
    return record.value("Ruleset") in GAMES[record.value("Game")].former


@pytest.mark.parametrize("name", [name for name in RECORDS if _of_former_preset(name)])
def test_a_record_of_version_0_1_is_read_by_the_preset_of_its_time(name: str) -> None:
    record = read(name)
    game, preset = GAMES[record.value("Game")], record.value("Ruleset")
    assert record.header("RulesetText") is None
    match = replay(cut_before_secrets(record), game)
    assert match.ruleset is game.former[preset]
    again = read_record(str(record_of(match)), GAMES)
    assert (again.value("Ruleset"), again.value("RulesetText")) == (preset, match.ruleset.text)
    assert replay(again, game).ruleset is game.former[preset]


def cut_before_secrets(record: Record) -> Record:
    """A running game hides its draws; the match before them has its rules as well."""
    return record if record.value("Seed") else replace(record, entries=())


def test_a_game_of_more_than_five_thousand_entries_is_read_again() -> None:
    """By default rules 36 turns pass before each marker; 40 end a game (contig60 §6.2). Large numbers go first."""
    game = GAMES["contig60"]
    ruleset, seed = game.rulesets["contig60"], small_seed(1)
    chance = Chance(match_key(seed, ()))
    promised = commitment("long", ruleset_digest(ruleset.text), seed)
    match = Match.begin(game, ruleset, 2, id="long", commitment=promised).advance(chance)
    while not match.over:
        position: Any = match.position
        seat, move = min(position.to_act), position.wait.silence
        if position.wait.kind == "turn" and position.idle >= 36:
            said = [m for m in position.moves(seat) if "=" in str(m)]
            going_on = [m for m in said if position.apply(seat, m).outcome is None]
            move = max(going_on, key=lambda m: int(str(m).partition("=")[2]), default=move)
        match = match.play(seat, move, match.time).advance(chance)
    assert match.position.outcome is not None
    assert (match.position.outcome.reason, len(match.log)) == ("idle", 5_402)
    record = read_record(str(record_of(match, seed=seed)), GAMES)
    assert replay(record, game).log == match.log
    assert verify(record, game) == Verdict()
