"""Recorded playthroughs: a change of the rules, the chance or the notation that nobody meant shows here.

When a change is meant, write them again and read the difference before it is committed:
`.venv/bin/python -m tests.games.write_playthroughs && git diff tests/data/playthroughs`
"""

from __future__ import annotations

import pytest

from contissimo.games import GAMES
from contissimo.play.record import record_of
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from contissimo.play.verify import verify
from tests.games.write_playthroughs import FOLDER, PLAYTHROUGHS, SEED, playthrough

pytestmark = pytest.mark.no_cover  # a line is covered by the test of its clause, not by luck


def stored(name: str) -> str:
    return (FOLDER / f"{name}.record").read_bytes().decode()


def test_every_game_has_a_playthrough() -> None:
    assert {key for key, _, _ in PLAYTHROUGHS.values()} == GAMES.keys()
    assert {path.stem for path in FOLDER.iterdir()} == PLAYTHROUGHS.keys()


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_played_again_byte_for_byte(name: str) -> None:
    assert playthrough(name) == stored(name)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_replays_and_proves_its_chance(name: str) -> None:
    text = stored(name)
    record = read_record(text, GAMES, file=name)
    game = GAMES[record.value("Game")]
    assert str(record_of(replay(record, game), seed=SEED)) == text
    assert verify(record, game).ok
