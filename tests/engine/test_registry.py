from __future__ import annotations

import pytest

from contissimo.core.chance import small_stream
from contissimo.core.game import Rng
from contissimo.engine import registry
from contissimo.engine.baseline import Random
from contissimo.engine.player import Player
from contissimo.games import GAMES
from tests.engine.match_helpers import Thinker


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_plain_players(game: str) -> None:
    assert [*registry.players_of(game)][:2] == ["random", "greedy"]


def test_a_players_own_chance_follows_from_its_seed() -> None:
    first, again, other = (registry.player("contig60", "random", seed) for seed in (7, 7, 8))
    numbers = [[rng_of(p).below(1000) for _ in range(5)] for p in (first, again, other)]
    assert numbers[0] == numbers[1] == [small_stream(7).below(1000), *numbers[0][1:]]
    assert numbers[0] != numbers[2]


def rng_of(player: Player) -> Rng:
    assert isinstance(player, Random)
    return player.rng


def test_an_unknown_player_is_refused_with_the_list_of_those_there_are() -> None:
    with pytest.raises(registry.UnknownPlayer) as refused:
        registry.player("contig60", "wizard", 1)
    assert refused.value.why == "player_unknown"
    assert refused.value.details["player"] == "wizard"
    assert refused.value.details["players"].split()[:2] == ["random", "greedy"]


def test_a_games_own_players_stand_beside_the_plain_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "OWN", {"contig60": {"level-1": lambda rng: Thinker()}})
    monkeypatch.setattr(registry, "players_of", registry.players_of.__wrapped__)
    assert isinstance(registry.player("contig60", "level-1", 1), Thinker)
    with pytest.raises(registry.UnknownPlayer):
        registry.player("calculissimo", "level-1", 1)
