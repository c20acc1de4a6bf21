"""§3.7: giving up, in one's turn or not, and what becomes of the others' game."""

from __future__ import annotations

from contissimo.core.game import Seat
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.phases import Drawing, Over, Turn, Window
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import Ruleset
from tests.games.calculissimo.helpers import at, deal, lane, play, why


def contest(**options: object) -> Ruleset:
    return lane(judging="challenge", **options)


def window(*racks: str, flags: str = "-", bag: str = "789") -> Position:
    """Seat 1 has laid 1+2 and announced 99."""
    return play(at(contest(), *racks, bag=bag, flags=flags), "1 2e 1+2=99")


def test_a_resignation_out_of_turn_changes_nothing_else() -> None:
    """calculissimo §3.7: the player to move and an extra turn stay, and so do the counts."""
    position = at(lane(), "123", "456", "78+", bag="9", flags="extra;passes:1;idle:2")
    for seat in (2, 3):
        after = play(position, f"{seat} resign")
        assert after.phase == position.phase == Turn(Seat(1), extra=True)
        assert (after.passes, after.idle, after.bag) == (1, 2, "9")
        assert after.scores == position.scores
        assert after.rack(Seat(seat)) == ""
        assert after.resigned == {seat}
        assert after.wait == position.wait
        assert GAME.read_position(str(after), after.ruleset) == after


def test_in_ones_own_turn_the_next_player_follows() -> None:
    """calculissimo §3.7: the next one who is still in."""
    position = at(lane(), "123", "456", "78+", "1", bag="9")
    assert play(position, "1 resign").phase == Turn(Seat(2))
    assert play(position, "2 resign", "1 resign").phase == Turn(Seat(3))
    assert play(position, "2 resign", "3 resign", "1 pass").phase == Turn(Seat(4))


def test_while_chance_is_to_move_a_resignation_has_to_wait() -> None:
    """calculissimo §3.7: refused then, and nowhere else before the end."""
    start = GAME.start(lane(), 3)
    drawing = play(at(lane(), "12+", "456", "78", bag="9"), "1 2e 1+2")
    assert drawing.phase == Drawing(Seat(1), 1)
    for position in (start, drawing):
        for seat in (1, 2, 3):
            assert why(position, f"{seat} resign") == "resign_wait"
    afterwards = play(drawing, "- draw 1:9", "1 resign")
    assert afterwards.phase == Turn(Seat(2))
    assert play(deal(start), "1 resign").resigned == {1}


def test_who_is_out_or_no_player_can_not_resign() -> None:
    """calculissimo §3.7: once, by a seat that is still in; never by chance."""
    position = play(at(lane(), "123", "456", "78+", bag="9"), "2 resign")
    assert why(position, "2 resign") == "not_your_turn"
    assert why(position, "4 resign") == "not_your_turn"
    assert why(position, "- resign") == "not_your_turn"
    drawing = play(at(lane(), "12+", "", "78", bag="9", flags="resigned:2"), "1 2e 1+2")
    assert why(drawing, "2 resign") == "not_your_turn"


def test_a_lower_number_of_players_can_end_the_game_at_once() -> None:
    """calculissimo §3.7, §6.1: n falls at once and the counts are looked at again; out of turn too."""
    passed = at(lane(), "1", "2", "3", bag="9", flags="passes:4;idle:4")
    for seat in (1, 2, 3):
        assert play(passed, f"{seat} resign").phase == Over("passes")
    idle = at(lane(), "1", "2", "3", bag="9", flags="idle:12")
    assert play(idle, "2 resign").phase == Over("idle")
    fewer = at(lane(), "1", "2", "3", bag="9", flags="passes:3;idle:3")
    assert play(fewer, "2 resign").phase == Turn(Seat(1))


def test_a_resignation_neither_counts_as_a_turn_nor_breaks_a_count() -> None:
    """calculissimo §6.1: passes before and after one are passes in a row."""
    position = at(lane(), "1", "2", "3", "4", bag="9", flags="passes:2;idle:2")
    after = play(position, "3 resign", "1 resign")
    assert (after.passes, after.idle) == (2, 2)
    assert after.phase == Turn(Seat(2))
    assert play(after, "2 pass", "4 pass").phase == Over("passes")


def test_the_only_one_who_could_go_on_resigns() -> None:
    """calculissimo §3.7, §6.1: with an empty bag nobody left has a legal placement."""
    board = "1+2......|.........|........."
    position = at(lane(), "5", "3+", "4", board=board)
    assert position.has_placement("3+")
    assert play(position, "2 resign").phase == Over("stuck")
    assert play(position, "3 resign").phase == Turn(Seat(1))


def test_a_turn_that_has_begun_is_not_looked_at_again_where_one_stuck_player_is_enough() -> None:
    """calculissimo §6.1, §3.7: `anyone` looks at the player whose turn begins; out of turn none does."""
    rules = lane(end_when_stuck="anyone")
    board = "1+2......|.........|........."
    position = at(rules, "3+", "5", "4+", board=board)
    assert play(position, "2 resign").phase == Turn(Seat(1))
    assert play(position, "1 resign").phase == Over("stuck")


def test_the_last_player_left_wins_whatever_the_totals_say_and_out_of_turn_too() -> None:
    """calculissimo §3.7: at once; it draws nothing and loses its tiles, who resigned loses nothing."""
    position = at(lane(), "12", "9?", bag="9", scores="3,90")
    over = play(position, "2 resign")
    assert over.phase == Over("resigned")
    assert over.bag == "9"
    assert over.outcome is not None
    assert over.outcome.winners == (1,)
    assert over.outcome.ranks == (1, 2)
    assert over.outcome.scores == (0, 90)
    assert over.outcome.penalties == (3, 0)
    assert over.outcome.leftovers == ("12", ".")


def test_among_those_who_resigned_totals_decide() -> None:
    """calculissimo §3.7: below all who stayed; among themselves by their totals."""
    position = at(lane(), "1", "1", "1", "1", scores="9,50,70,60", bag="9")
    over = play(position, "3 resign", "2 resign", "4 resign")
    assert over.outcome is not None
    assert over.outcome.ranks == (1, 4, 2, 3)


# In a challenge window


def test_an_opponents_resignation_counts_as_accept() -> None:
    """calculissimo §3.7, §7.2: whether it still had to answer or had accepted before."""
    asked = window("12+", "45", "6", "7")
    after = play(asked, "2 resign")
    assert after.to_act == {3, 4}
    again = play(asked, "2 accept", "2 resign")
    assert again == after
    assert GAME.read_position(str(again), again.ruleset) == again
    assert play(again, "3 accept", "4 resign").phase == Drawing(Seat(1), 3)
    assert why(again, "2 accept") == "not_your_turn"


def test_the_end_waits_until_the_window_has_closed() -> None:
    """calculissimo §3.7: 6.1 is looked at again when the window has closed."""
    asked = window("12+", "45", "6", flags="passes:4;idle:4")
    after = play(asked, "2 resign")
    assert isinstance(after.phase, Window)
    stands = play(after, "3 accept")
    assert (stands.passes, stands.idle) == (0, 0)
    wrong = play(at(contest(), "12-", "45", "6", bag="789", flags="passes:3;idle:3"), "1 2e 1-2=9")
    assert play(wrong, "3 challenge").phase == Turn(Seat(2))
    assert play(wrong, "2 resign", "3 challenge").phase == Over("passes")


def test_the_placement_of_one_who_resigns_stands_as_announced_and_nothing_is_drawn() -> None:
    """calculissimo §3.7, §6.1: the window closes, both counts begin anew, the next player follows."""
    asked = window("12+5", "45", "6", flags="passes:4;idle:5")
    after = play(asked, "2 accept", "1 resign")
    assert after.phase == Turn(Seat(2))
    assert after.scores == (99, 0, 0)
    assert after.board == asked.board
    assert (after.bag, after.racks) == ("789", ("", "45", "6"))
    assert (after.passes, after.idle) == (0, 0)
    assert after.resigned == {1}


def test_a_wrong_placement_stands_too_when_its_player_resigns() -> None:
    """calculissimo §3.7, §7.2: nobody contested it."""
    asked = play(at(contest(), "12-", "45", "6", bag="789"), "1 2e 1-2=7")
    after = play(asked, "1 resign")
    assert str(after.board) == str(asked.board)
    assert after.scores == (7, 0, 0)
    assert why(after, "2 challenge") == "not_now"


def test_the_last_tiles_of_one_who_resigns_do_not_end_the_game() -> None:
    """calculissimo §6.1, §3.7: it takes a player still in to use all tiles."""
    asked = window("12+", "45", "6", bag="")
    assert play(asked, "2 accept", "3 accept").phase == Over("out")
    assert play(asked, "1 resign").phase == Turn(Seat(2))


def test_of_two_players_either_may_resign_in_the_window() -> None:
    """calculissimo §3.7: the last player left wins at once, and the placement stands as announced."""
    asked = window("12+5", "45")
    for seat, winner, scores in ((1, 2, (99, -9)), (2, 1, (94, 0))):
        over = play(asked, f"{seat} resign")
        assert over.phase == Over("resigned")
        assert over.outcome is not None
        assert over.outcome.winners == (winner,)
        assert over.outcome.scores == scores
        assert over.bag == "789"
