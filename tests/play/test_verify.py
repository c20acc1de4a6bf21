from __future__ import annotations

import pytest

from contissimo.core.game import Millis, Seat
from contissimo.play.record import RecordError, record_of
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from contissimo.play.verify import Verdict, verify
from tests.play.helpers import SEED, begin, play_out
from tests.play.toy import TOY

MATCH = play_out(begin().credit(Millis(5), Millis(9)).hand(Seat(2), "level-3", Millis(10)))
TEXT = str(record_of(MATCH, seed=SEED))


def verdict(text: str) -> Verdict:
    return verify(read_record(text, {"toy": TOY}), TOY)


def without(key: str) -> str:
    return "".join(line for line in TEXT.splitlines(True) if not line.startswith(f"[{key} "))


def test_the_chance_of_an_honest_record_follows_from_its_seed() -> None:
    assert verdict(TEXT) == Verdict()
    assert verdict(TEXT).ok


def test_a_last_round_is_no_chance() -> None:
    match = begin("minutes").expire(Millis(600_000))
    assert verdict(str(record_of(play_out(match), seed=SEED))).ok


def test_a_draw_that_the_seed_does_not_give_is_named() -> None:
    changed = TEXT.replace("draw 2:73", "draw 2:37", 1)
    assert verdict(changed) == Verdict("chance_differs", 2, "draw 2:73")
    assert not verdict(changed).ok


def test_other_contributions_give_other_chance() -> None:
    changed = TEXT.replace("1:0001", "1:ffff", 1)
    assert verdict(changed).why == "chance_differs"
    assert verdict(without("Contributions")).why == "chance_differs"


def test_a_seed_that_was_not_committed_to_is_found() -> None:
    assert verdict(TEXT.replace(SEED.hex(), "11" * 32)).why == "commitment_differs"
    assert verdict(TEXT.replace('[Match "k3x"]', '[Match "k4x"]')).why == "commitment_differs"


def test_what_is_missing_is_said() -> None:
    assert verdict(str(record_of(begin(), seed=SEED))).why == "running"
    assert verdict(without("Seed")).why == "seed_missing"
    assert verdict(without("Commitment")).why == "commitment_missing"


def test_what_cannot_be_read_or_replayed_is_an_error_of_the_record() -> None:
    for text in (TEXT.replace(SEED.hex(), "11"), TEXT.replace("lay 1\t", "lay 9\t", 1)):
        with pytest.raises(RecordError):
            verdict(text)


def test_a_record_that_was_cut_short_is_a_verdict_of_its_own() -> None:
    """The seed is given only once the game is over: then its end must be there."""
    header, _, entries = TEXT.partition("\n\n")
    lines = entries.splitlines(True)
    # A text that lost its second half still has the result of the whole game.
    for result in ('[Result "21,53"]', '[Result "*"]', ""):
        start = header.replace('[Result "21,53"]', result).rstrip("\n")
        for kept in (0, 1, len(lines) // 2, len(lines) - 2):
            cut = f"{start}\n\n{''.join(lines[:kept])}"
            assert verdict(cut).why == "cut_short", (result, kept)
    without_end = f"{header}\n\n{''.join(lines[:-1])}"
    assert verdict(without_end) == Verdict("cut_short")
    assert not verdict(without_end).ok


def test_an_abandoned_match_that_was_cut_short_is_told_as_such() -> None:
    text = str(record_of(begin().abandon([Seat(2)], Millis(5)), seed=SEED))
    assert '[Termination "abandoned"]' in text
    assert verdict("".join(text.splitlines(True)[:-3])).why == "cut_short"
    # Without its seed the same text is no whole game, so its result is wrong.
    unproved = "".join(line for line in text.splitlines(True)[:-3] if "[Seed " not in line)
    with pytest.raises(RecordError, match="record_result_differs"):
        replay(read_record(unproved, {"toy": TOY}), TOY)


def test_what_differs_is_said_before_what_is_missing() -> None:
    cut = "".join(TEXT.replace("draw 2:73", "draw 2:37", 1).splitlines(True)[:-1])
    assert verdict(cut).why == "chance_differs"


def test_a_running_game_without_its_seed_is_running_and_not_cut_short() -> None:
    assert verdict(str(record_of(begin()))).why == "running"
