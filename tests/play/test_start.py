"""A match that begins with a position of its own: replayed, proved, taken back to, and never shown to those who may not know it."""

from __future__ import annotations

from typing import Any

import pytest

from contissimo.core.chance import commitment, ruleset_digest
from contissimo.core.errors import IllegalMove
from contissimo.core.game import AnyPosition, Millis, Seat
from contissimo.games import GAMES
from contissimo.play.match import Match
from contissimo.play.notes import Start, read_entry
from contissimo.play.record import RecordError, record_of
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from contissimo.play.verify import verify
from tests.play.helpers import CHANCE, GIVEN, SEED, begin, play_out, say
from tests.play.toy import TOY

TURN = "57,09 12348 3,4 1 mover:1"
DRAW = "7,09 12348 3,4 - mover:1;owed:1x1"


def position(text: str, rules: str = "plain") -> AnyPosition:
    return TOY.read_position(text, TOY.rulesets[rules])


def begun(start: AnyPosition, **given: Any) -> Match:
    promised = commitment("k3x", ruleset_digest(start.ruleset.text, str(start)), SEED)
    fields = {"id": "k3x", "commitment": promised, "contributions": GIVEN, **given}
    match = Match.begin(TOY, start.ruleset, len(start.seats), start=start, **fields)
    return match.advance(CHANCE)


def read(text: str) -> Match:
    return replay(read_record(text, {"toy": TOY}), TOY)


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        read(text)
    return error.value


def test_it_begins_where_the_position_says_and_has_an_entry_for_that() -> None:
    match = begun(position(TURN))
    assert str(match.position) == TURN
    assert [str(entry.move) for entry in match.log] == ["start"]
    assert match.chances == 0
    assert match.clock.kind == "turn"
    assert say(match, 1, "lay 5").log[1].seq == 2


def test_where_chance_is_to_move_it_moves_at_once() -> None:
    match = begun(position(DRAW))
    assert [str(entry.move).split(" ")[0] for entry in match.log] == ["start", "draw"]
    assert len(match.position.to_act & {Seat(1), Seat(2)}) == 1


@pytest.mark.parametrize("text", [TURN, DRAW])
def test_its_record_replays_and_its_chance_is_proved(text: str) -> None:
    match = play_out(begun(position(text)))
    written = str(record_of(match, seed=SEED))
    assert f'[Position "{text}"]' in written
    assert read(written) == match
    assert str(record_of(read(written), seed=SEED)) == written
    assert verify(read_record(written, {"toy": TOY}), TOY).ok


def test_the_commitment_covers_the_position() -> None:
    match = play_out(begun(position(TURN)))
    without = commitment("k3x", ruleset_digest(match.ruleset.text), SEED).hex()
    text = str(record_of(match, seed=SEED)).replace(match.commitment.hex(), without)
    assert verify(read_record(text, {"toy": TOY}), TOY).why == "commitment_differs"
    assert ruleset_digest("a", "b") != ruleset_digest("ab") != ruleset_digest("a")


def test_a_match_without_one_is_as_it_always_was() -> None:
    match = begin()
    assert match.start is None
    assert record_of(match).header("Position") is None
    assert match.log[0].seq == 1
    assert str(match.log[0].move).startswith("draw")
    assert ruleset_digest("a") == ruleset_digest("a", "")


def test_moves_are_taken_back_as_far_as_the_start_and_no_further() -> None:
    match = say(say(begun(position(TURN)), 1, "lay 5"), 2, "accept")
    back = match.take_back(1, Millis(9))
    assert str(back.position) == TURN
    assert [entry.seq for entry in back.standing] == [1]
    assert say(back, 1, "lay 7").position != match.position
    assert read(str(record_of(play_out(back), seed=SEED))).log == play_out(back).log
    with pytest.raises(IllegalMove, match="note_refused"):
        begun(position(DRAW)).take_back(1, Millis(9))


def test_until_it_is_over_its_record_shows_what_the_reader_may_know() -> None:
    match = begun(position(TURN))
    for reader, racks in ((None, "__,__"), (Seat(1), "57,__"), (Seat(2), "__,09")):
        told = record_of(match, reader=reader).value("Position")
        assert told.split(" ")[0] == racks


def test_a_position_that_is_hidden_can_not_be_replayed() -> None:
    head = '[Game "calculissimo"]\n[Ruleset "classic"]\n[Position "x _7,_7 _9 0,0 1 -"]\n\n'
    with pytest.raises(RecordError) as error:
        replay(read_record(head, GAMES), GAMES["calculissimo"])
    assert (error.value.why, error.value.line) == ("record_hidden", 3)


HEADER = f'[Game "toy"]\n[Ruleset "plain"]\n[Position "{TURN}"]\n'


def test_a_record_by_hand_may_leave_its_seats_out_and_not_its_start() -> None:
    match = read(HEADER + "\n1\t-\tstart\n2\t1\tlay 5\n")
    assert (match.seats, len(match.log)) == (2, 2)
    assert len(read(HEADER + "\n").log) == 1
    for line in ("1\t1\tlay 5\n", "1\t1\tstart\n", "1\t-\tend\n"):
        assert refused(f"{HEADER}\n{line}").why == "record_start_differs"
    plain = HEADER.rsplit("[", 1)[0]
    assert refused(f"{plain}\n1\t-\tstart\n").why == "record_illegal_move"
    assert refused(f"{HEADER}\n1\t-\tstart\n2\t-\tstart\n").why == "record_illegal_move"
    assert read_entry(TOY, "start") == Start()


@pytest.mark.parametrize(
    ("text", "seats", "why"),
    [
        ("57,09 12348 3,4 1 mover", "", "position_unreadable"),
        ("57,09 12348 3,4 2 mover:1;laid:5", "", "position_window"),
        (TURN, '[Seats "3"]\n', "seat_count"),
    ],
)
def test_a_position_that_nobody_can_go_on_from_is_an_error_of_the_header(
    text: str, seats: str, why: str
) -> None:
    head = f'[Game "toy"]\n[Ruleset "plain"]\n{seats}[Position "{text}"]\n\n'
    error = refused(head)
    assert error.why == "record_position_wrong"
    assert error.line == head.split("\n").index(f'[Position "{text}"]') + 1
    assert error.details["because"] == why


def test_a_game_does_not_begin_when_it_is_over() -> None:
    over = play_out(begin()).position
    with pytest.raises(IllegalMove, match="position_over"):
        Match.begin(TOY, over.ruleset, 2, start=over)
