"""Laws over many matches and over texts that nobody would write."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from contissimo.core.errors import ContissimoError
from contissimo.core.game import NATURE, Millis, Seat
from contissimo.play.match import Match
from contissimo.play.record import record_of
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from contissimo.play.verify import verify
from tests.play.helpers import CHANCE, SEED, begin, play_out, toy
from tests.play.toy import RESIGN, TOY

GAMES = {"toy": TOY}
TEXT = str(record_of(play_out(begin()), seed=SEED))


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match in which anything happens, at any time."""
    match = begin(draw(st.sampled_from(sorted(TOY.rulesets))), draw(st.integers(2, 4)), now=1_000)
    now = 1_000
    for _ in range(draw(st.integers(0, 40))):
        now += draw(st.sampled_from([0, 1, 900, 15_000, 30_000, 70_000]))
        match = match.expire(Millis(now)).advance(CHANCE)
        if match.over:
            break
        what = draw(st.sampled_from("mmmmmmmrchb"))
        if what == "c":
            match = match.credit(Millis(draw(st.integers(1, 50_000))), Millis(now))
        elif what == "h":
            match = match.hand(Seat(1), draw(st.sampled_from(["person", "level-3"])), Millis(now))
        elif what == "b":
            said = [entry.seq for entry in match.standing if entry.seat != NATURE]
            if said:
                match = match.take_back(draw(st.sampled_from(said)) - 1, Millis(now))
        else:
            seat = min(match.position.to_act)
            listed = list(match.position.moves(seat))
            move = draw(st.sampled_from(listed)) if what == "m" else RESIGN
            if what == "r":  # in turn or not
                seat = draw(st.sampled_from(toy(match).still_in))
            match = match.play(seat, move, Millis(now)).advance(CHANCE)
    return match


@settings(max_examples=40, deadline=None)
@given(matches())
def test_the_state_is_a_fold_of_the_log(match: Match) -> None:
    assert match.begun().fold(match.log) == match
    assert [entry.seq for entry in match.log] == list(range(1, len(match.log) + 1))
    clocks = [entry.clock for entry in match.log]
    assert clocks == sorted(clocks)


@settings(max_examples=40, deadline=None)
@given(matches())
def test_a_retry_never_re_rolls(match: Match) -> None:
    part = match.begun()
    for length, entry in enumerate(match.log):
        following = part.advance(CHANCE).log[length:]
        assert match.log[length : length + len(following)] == following
        part = part.fold([entry])


@settings(max_examples=40, deadline=None)
@given(matches())
def test_records_round_trip_byte_for_byte_and_replay(match: Match) -> None:
    text = str(record_of(match, seed=SEED))
    record = read_record(text, GAMES)
    assert record == record_of(match, seed=SEED)
    assert str(record) == text
    if match.over:
        assert replay(record, TOY, began=match.began) == match
        assert verify(record, TOY).ok
    else:
        assert SEED.hex() not in text
        assert verify(record, TOY).why == "running"


@settings(max_examples=40, deadline=None)
@given(matches(), st.sampled_from([None, Seat(1), Seat(2)]))
def test_a_reader_of_a_running_match_sees_no_tile_of_others(
    match: Match, reader: Seat | None
) -> None:
    if match.over:
        return
    for line in record_of(match, reader=reader).entries:
        if line.move.startswith("draw"):
            assert ("_" not in line.move) == line.move.startswith(f"draw {reader}:")


def read_or_refuse(text: str) -> None:
    try:
        record = read_record(text, GAMES)
        verify(record, TOY)
        replay(record, TOY)
    except ContissimoError:
        pass


@settings(deadline=None)
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refuse(text)
    read_or_refuse('[Game "toy"]\n[Ruleset "plain"]\n' + text)
    read_or_refuse('[Game "toy"]\n[Ruleset "plain"]\n\n1\t-\t' + text)


pieces = st.text(st.sampled_from(TEXT + '\ud800\r٣\x85"\\'), max_size=5) | st.sampled_from(
    TEXT.split("\n")
)


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(0, len(TEXT)), st.integers(0, 30), pieces), max_size=3))
def test_a_mutated_record_is_read_or_refused(changes: list[tuple[int, int, str]]) -> None:
    text = TEXT
    for at, cut, put in changes:
        text = text[:at] + put + text[at + cut :]
    read_or_refuse(text)
