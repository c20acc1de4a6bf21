from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from contissimo.core.chance import Chance, small_seed
from contissimo.core.errors import IllegalMove
from contissimo.core.game import NATURE, Millis, Seat, any_game
from contissimo.games import GAMES
from contissimo.play.match import Match
from contissimo.play.notes import Away, Back, End, Gone, Hand
from contissimo.play.record import record_of
from contissimo.play.record_reader import read_record
from contissimo.play.replay import replay
from tests.play.helpers import CHANCE, begin, play_out, say
from tests.play.toy import LAST, PASS, TOY, Toy, ToyPosition, ToyRules

ONE, TWO = Seat(1), Seat(2)


def texts(match: Match) -> list[str]:
    return [str(entry.move) for entry in match.log]


def test_entries_count_from_one_and_carry_the_time_since_the_beginning() -> None:
    match = say(begin(now=1_000_000), 1, "pass", 1_004_000)
    assert [entry.seq for entry in match.log] == [1, 2, 3]
    assert [entry.clock for entry in match.log] == [0, 0, 4_000]
    assert match.log[-1].points == (0,)
    assert match.log[-1].total == (0,)
    assert match.log[0].points == ()


def test_a_log_never_runs_back_though_two_machines_disagree_on_the_time() -> None:
    match = say(say(begin(), 1, "pass", 4_000), 2, "pass", 3_000)
    assert match.time == 4_000


def test_the_nth_chance_entry_depends_on_the_key_and_n_alone() -> None:
    match = begin()
    noted = match.credit(Millis(5), Millis(10)).hand(ONE, "level-3", Millis(10))
    assert match.chances == noted.chances == 2
    swap = str(next(m for m in match.position.moves(ONE) if str(m).startswith("swap")))
    assert texts(say(match, 1, swap))[-1] == texts(say(noted, 1, swap))[-1]
    assert match.begun().advance(Chance(small_seed(1))).log != match.log


def test_an_illegal_move_passes_through_and_changes_nothing() -> None:
    match = begin()
    with pytest.raises(IllegalMove, match="not_your_turn"):
        say(match, 2, "pass")
    assert len(match.log) == 2


def test_nobody_plays_for_chance() -> None:
    match = begin().begun()
    with pytest.raises(IllegalMove, match="not_your_turn"):
        match.play(NATURE, TOY.read_move("draw 1:99"), Millis(0))


def test_the_end_is_logged_by_itself_with_leftovers_penalties_and_totals() -> None:
    match = play_out(begin())
    end = match.log[-1]
    outcome = match.position.outcome
    assert outcome is not None
    assert isinstance(end.move, End)
    assert str(end.move) == "end 1:8 2:."
    assert end.points == (-8, 0)
    assert end.total == outcome.scores
    assert (end.seat, end.is_chance) == (NATURE, False)


def test_the_end_of_a_game_without_leftovers_is_the_bare_word() -> None:
    match = play_out(begin("minutes"))
    assert str(match.log[-1].move) == "end"
    assert match.log[-1].points == ()


def test_nothing_is_entered_after_the_end() -> None:
    match = play_out(begin())
    with pytest.raises(IllegalMove, match="game_over"):
        match.play(ONE, PASS, Millis(0))
    with pytest.raises(IllegalMove, match="game_over"):
        match.credit(Millis(5), Millis(0))
    with pytest.raises(IllegalMove, match="game_over"):
        match.hand(ONE, "person", Millis(0))
    assert match.expire(Millis(10**9)) is match
    assert match.advance(CHANCE) is match
    assert match.deadline is None


def test_a_seat_changes_hands_and_back() -> None:
    match = begin()
    assert match.handed(TWO) is None
    match = match.hand(TWO, "level-3", Millis(10))
    assert texts(match)[-1] == "hand 2 level-3"
    assert match.handed(TWO) == "level-3"
    assert match.handed(ONE) is None
    assert match.hand(TWO, "person", Millis(20)).handed(TWO) == "person"


@pytest.mark.parametrize(
    "note",
    [
        Hand(Seat(3), "person"),
        Hand(Seat(0), "person"),
        Hand(ONE, "Level 3"),
        Away(Millis(0)),
        Away(Millis(-5)),
        Away(Millis(10**12)),
        Back(0),
        Back(-1),
        Back(1),
        Back(2),
        Back(10**6),
        End(()),
    ],
)
def test_notes_that_make_no_sense_are_refused(note: Away | Hand | Back | End) -> None:
    with pytest.raises(IllegalMove, match="note_refused"):
        begin().enter(NATURE, note, Millis(0))


def test_a_note_is_nobodys_move() -> None:
    with pytest.raises(IllegalMove, match="note_of_player"):
        begin().enter(ONE, Away(Millis(5)), Millis(0))


def test_others_draws_are_hidden_until_the_game_is_over() -> None:
    match = begin()
    seen = [str(entry.move) for entry in match.log_for(ONE)]
    assert seen[0] == texts(match)[0]
    assert seen[1] == "draw 2:_2"
    assert [str(entry.move) for entry in match.log_for(None)] == ["draw 1:_2", "draw 2:_2"]
    noted = match.hand(ONE, "level-3", Millis(0))
    assert str(noted.log_for(None)[-1].move) == "hand 1 level-3"
    over = play_out(match)
    assert over.log_for(None) == over.log


class TestTakenBack:
    def test_the_state_is_again_what_it_was(self) -> None:
        before = say(begin(), 1, "pass")
        match = say(before, 2, "pass").take_back(3, Millis(0))
        assert texts(match)[-1] == "back 3"
        assert (match.log[-1].seat, match.log[-1].is_chance) == (NATURE, False)
        assert match.position == before.position
        assert len(match.log) == 5, "the log stays whole"

    def test_what_was_taken_back_stands_no_longer(self) -> None:
        match = say(say(say(begin(), 1, "pass"), 2, "pass"), 1, "pass")
        assert match.standing == match.log
        match = match.take_back(4, Millis(0))
        assert [entry.seq for entry in match.standing] == [1, 2, 3, 4]
        match = say(match, 1, "pass").hand(TWO, "level-3", Millis(0))
        assert [entry.seq for entry in match.standing] == [1, 2, 3, 4, 7, 8]
        match = match.take_back(6, Millis(0)).take_back(2, Millis(0))
        assert [entry.seq for entry in match.standing] == [1, 2]
        assert match.position == begin().position
        assert match.handed(TWO) == "level-3", "who moves for a seat is not taken back"

    def test_nothing_is_drawn_twice(self) -> None:
        start = begin()
        swap = str(next(m for m in start.position.moves(ONE) if str(m).startswith("swap")))
        once = say(start, 1, swap)
        again = say(once.take_back(2, Millis(0)), 1, swap)
        assert once.chances == 3
        assert again.chances == 4
        bag = start.fold([once.log[2]]).position
        assert once.log[-1].move == bag.chance(CHANCE.entry(2))
        assert again.log[-1].move == bag.chance(CHANCE.entry(3))

    def test_nobody_goes_back_into_a_draw(self) -> None:
        start = begin()
        swap = next(m for m in start.position.moves(ONE) if str(m).startswith("swap"))
        swapped = start.play(ONE, swap, Millis(0))
        assert swapped.position.wait is None
        with pytest.raises(IllegalMove, match="note_refused"):
            swapped.advance(CHANCE).take_back(3, Millis(0))

    def test_the_time_of_what_was_taken_back_is_given_back(self) -> None:
        match = say(begin("main"), 1, "pass", 50_000)
        assert match.clock.main == (255_000, 300_000)
        match = say(match, 2, "pass", 60_000).take_back(2, Millis(90_000))
        assert match.clock.main == (300_000, 300_000)
        assert match.clock.main_left(ONE, Millis(90_000)) == 300_000
        assert match.clock.acting == {ONE}
        later = say(match, 1, "pass", 95_000).take_back(5, Millis(99_000))
        assert later.clock.main_left(ONE, Millis(99_000)) == 300_000
        assert later.begun().fold(later.log) == later

    def test_going_back_far_costs_no_more_when_folded(self) -> None:
        """A record of many such notes folds every entry once."""
        match = say(begin(), 1, "pass")
        for _ in range(200):
            match = match.enter(NATURE, Back(2), Millis(0)).enter(ONE, PASS, Millis(0))
        counted = _Counting(Toy())
        log = match.log
        assert replace(match, game=any_game(counted)).begun().fold(log).position == match.position
        assert counted.starts == 1


class TestLastRound:
    def test_it_is_called_before_the_first_move_after_the_limit(self) -> None:
        """contig60 §6.3: end after a number of minutes; the running round is finished."""
        match = begin("minutes")
        assert match.deadline == 600_000
        match = say(match, 1, "pass", 700_000)
        assert texts(match)[-2:] == ["last", "pass"]
        assert match.deadline is None
        assert not match.over
        assert match.chances == 2, "it is not drawn"
        assert say(match, 2, "pass", 700_001).over

    def test_it_is_called_when_the_time_comes_though_nobody_moves(self) -> None:
        match = begin("minutes")
        assert match.expire(Millis(599_999)) is match
        called = match.expire(Millis(600_000))
        assert texts(called)[-1] == "last"
        assert called.expire(Millis(900_000)) is called

    def test_it_leaves_the_running_turn_its_clock(self) -> None:
        match = begin(ToyRules("custom", turn=60_000, minutes=50_000))
        assert match.deadline == 50_000
        called = match.expire(Millis(50_000))
        assert called.clock == match.clock
        assert texts(called.expire(Millis(60_000)))[-1] == "pass"

    def test_time_given_back_is_given_back_to_the_match(self) -> None:
        match = begin("minutes").credit(Millis(30_000), Millis(40_000))
        assert match.deadline == 630_000
        assert match.expire(Millis(600_000)) is match

    def test_it_waits_for_chance_that_is_under_way(self) -> None:
        waiting = begin("minutes").begun()
        assert waiting.expire(Millis(700_000)) is waiting
        assert waiting.deadline is None

    def test_an_illegal_move_does_not_call_it(self) -> None:
        match = begin("minutes")
        with pytest.raises(IllegalMove):
            match.play(TWO, PASS, Millis(700_000))
        with pytest.raises(IllegalMove):
            match.play(ONE, LAST, Millis(0))


@dataclass
class _Counting:
    """A game that counts how often it is begun."""

    game: Toy
    starts: int = 0

    def start(self, ruleset: ToyRules, seats: int) -> ToyPosition:
        self.starts += 1
        return self.game.start(ruleset, seats)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def test_a_match_knows_its_beginning() -> None:
    match = play_out(begin(now=77))
    start = match.begun()
    assert start.log == ()
    assert start.fold(match.log) == match
    assert start.advance(CHANCE) == begin(now=77)
    assert start.game is TOY


def test_a_board_that_nobody_can_play_on_is_a_whole_match_at_once() -> None:
    """contig60 §6.2: no throw can make a free square, before the first throw; §1.4: side 1 begins without a lot."""
    game = GAMES["contig60"]
    ruleset = game.read_ruleset('first = "agreed"\nlayout = "43\\n"\nhead_start = [0, 2]\n')
    match = Match.begin(game, ruleset, 2, id="over")
    assert match.over
    assert texts(match) == ["end"]
    assert match.log[0].total == (60, 58)
    assert match.advance(CHANCE) == match.begun().fold(match.log) == match
    again = replay(read_record(str(record_of(match)), GAMES), game)
    assert (again.position, again.log) == (match.position, match.log)


def test_a_resignation_waits_while_chance_is_to_move() -> None:
    """calculissimo §3.7: it is refused then, and taken as soon as chance has moved."""
    match = begin(seats=3).begun()
    with pytest.raises(IllegalMove, match="resign_wait"):
        match.play(TWO, TOY.read_move("resign"), Millis(0))
    after = match.advance(CHANCE).play(TWO, TOY.read_move("resign"), Millis(0))
    assert after.position.to_act == {ONE}
    assert after.begun().fold(after.log) == after


def test_who_stays_away_resigns_and_the_match_is_abandoned() -> None:
    """calculissimo §3.7: the last player left wins at once."""
    match = begin(seats=3)
    assert match.position.to_act == {ONE}
    after = match.abandon([ONE, TWO], Millis(9))
    assert texts(after)[-5:-1] == ["gone 2", "resign", "gone 1", "resign"]
    assert after.abandoned
    assert after.position.outcome is not None
    assert after.position.outcome.winners == (3,)
    assert after.begun().fold(after.log) == after
    everybody = match.abandon([ONE, TWO, Seat(3)], Millis(9))  # it is over before the last one
    assert texts(everybody)[-5:-1] == ["gone 2", "resign", "gone 3", "resign"]


def test_a_match_that_goes_on_without_somebody_is_not_abandoned() -> None:
    after = begin(seats=3).abandon([TWO], Millis(0))
    assert not after.abandoned
    assert not play_out(after).abandoned
    assert not say(after, 1, "resign").abandoned
    assert say(after.begun().fold(after.log), 3, "resign").over


def test_only_a_seat_of_the_match_can_be_gone() -> None:
    with pytest.raises(IllegalMove, match="note_refused"):
        begin().enter(NATURE, Gone(Seat(3)), Millis(0))
