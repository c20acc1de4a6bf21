"""A match as bytes for its readers: encoded in slices or at once, as it goes on or from a stored log, it is the same."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from contissimo.core.game import Millis, Reader, Seat
from contissimo.play.match import Match
from contissimo.server.live.state_encoder import StateEncoder
from tests.play.helpers import begin, play_out, say, toy

READERS: tuple[Reader, ...] = (Seat(1), Seat(2), None)


def read(encoder: StateEncoder, match: Match) -> dict[Reader, dict[str, Any]]:
    states = encoder.states(match, set(READERS), Millis(0))
    return {reader: msgspec.json.decode(text) for reader, text in states.items()}


def matches() -> list[Match]:
    """A match that goes on, from its first draws to its end."""
    first = begin()
    second = say(first, min(toy(first).to_act), "pass")
    return [first, second, play_out(second)]


@pytest.mark.parametrize("most", [1, 2, 1_000])
@pytest.mark.parametrize("which", range(3))
def test_slices_come_to_the_same_as_all_at_once(most: int, which: int) -> None:
    match = matches()[which]
    encoder, steps = StateEncoder(), 0
    while not encoder.encode(match, READERS, most):
        steps += 1
    assert steps >= len(match.log) // most - 1
    assert read(encoder, match) == read(StateEncoder(), match)


def test_what_is_kept_of_a_running_match_is_what_a_stored_one_would_show() -> None:
    encoder = StateEncoder()
    for match in matches():
        assert read(encoder, match) == read(StateEncoder(), match)


def test_what_was_hidden_is_shown_once_the_game_is_over() -> None:
    running, _, over = matches()
    encoder = StateEncoder()
    before, after = read(encoder, running), read(encoder, over)
    draws = [number for number, entry in enumerate(before[None]["log"]) if entry[2][:4] == "draw"]
    assert before[Seat(1)]["log"] != before[Seat(2)]["log"]
    assert before[None]["totals"] is None
    assert draws
    for reader in READERS:
        assert [after[reader]["log"][n] for n in draws] == [after[None]["log"][n] for n in draws]
        assert after[reader]["totals"]["start"] == [0, 0]
    encoder.forget()
    assert read(encoder, over) == after
