from __future__ import annotations

import pytest

from contissimo.core.game import Seat
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo.moves import Placement
from contissimo.games.calculissimo.phases import Drawing, Over, Turn, Window
from contissimo.games.calculissimo.position import Position
from tests.games.calculissimo.helpers import PLENTY, at, lane, placement, play, rules_of, why

ROW = ".........|..1+2....|........."


def contested(rack: str = "12+", *others: str, **fields: str) -> Position:
    rules = lane(judging="challenge")
    return at(rules, rack, *(others or ("45",)), **{"bag": "789", **fields})


# Referee


def test_a_referee_refuses_an_illegal_placement_and_nothing_changes() -> None:
    """calculissimo §7.1: refused with its reason; nothing changes and the clock runs on."""
    position = at(lane(), "12-", "45", bag="789")
    assert position.ruleset.judging == "referee"
    assert why(position, "1 2e 1-2") == "not_positive"
    assert position.wait is not None
    assert position.wait.kind == "turn"
    assert play(position, "1 2e 2-1").scores == (2, 0)


def test_a_referee_needs_no_total_and_counts_the_true_one() -> None:
    """calculissimo §7.1: the program is the referee, so it counts."""
    position = at(lane(), "12+", "45", bag="789")
    assert play(position, "1 2e 1+2").scores == (6, 0)
    assert play(position, "1 2e 1+2=5").scores == (6, 0)


# What is always refused, what can be contested


@pytest.mark.parametrize(
    ("board", "rack", "move", "code"),
    [
        ("", "12+", "2e 1+3=8", "not_on_rack"),
        (ROW, "12+", "2c 1+2=8", "square_occupied"),
        ("", "12+", "2h 1+2=8", "off_board"),
        (ROW, "12+", "2f +2=8", "line_not_whole"),
        (ROW, "12+", "2c (1-2)+2=8", "bracket_differs"),
        (ROW, "12+", "2c (1+2)=8", "nothing_placed"),
        ("", "12+", "2a 1+2=3", "start_not_covered"),
        ("1+2......|.........|.........", "12+", "3e 1+2=3", "not_connected"),
        ("", "1", "2e 1=1", "no_line"),
        ("", "1?2", "2e 1?*2=1", "joker_as_times"),
        ("", "1?+", "2e 1+?=1", "joker_as_nothing"),
        ("", "12+", "2e 1+2", "total_missing"),
        ("", "12+", "2e 1+2=100000", "total_too_large"),
    ],
)
def test_some_things_are_refused_whoever_judges(
    board: str, rack: str, move: str, code: str
) -> None:
    """calculissimo §7.2: always refused."""
    assert why(contested(rack, board=board), f"1 {move}") == code


@pytest.mark.parametrize(
    ("board", "rack", "move"),
    [
        ("", "12", "2e 12=5"),  # §4.3
        ("", "1+", "2e 1+=5"),
        (ROW, "12+", "1c 1+2=9"),  # §4.3 in crossing lines
        ("", "123**", "2d 1*2*3=12"),  # §4.4
        ("", "82/", "2e 2/8=0"),  # §4.5, 4.6
        ("", "80/", "2e 8/0=99999"),
        ("", "12-", "2e 1-2=0"),
        ("", "2-?", "2e ?1-2=7"),
    ],
)
def test_illegal_lines_are_taken_and_a_contest_takes_them_back(
    board: str, rack: str, move: str
) -> None:
    """calculissimo §7.2: 4.3-4.6 are contestable; the player takes all tiles back and has lost the turn."""
    before = contested(rack, board=board, scores="10,20")
    laid = play(before, f"1 {move}")
    assert isinstance(laid.phase, Window)
    after = play(laid, "2 challenge")
    assert after.board == before.board
    assert after.racks == before.racks  # jokers are free again
    assert after.scores == before.scores
    assert after.bag == before.bag
    assert after.phase == Turn(Seat(2))
    assert (after.passes, after.idle) == (1, 1)


@pytest.mark.parametrize("announced", [0, 5, 7, 99_999])
def test_a_wrong_total_is_corrected_up_or_down(announced: int) -> None:
    """calculissimo §7.2: if the lines hold but the total is wrong, it is corrected to the true one."""
    laid = play(contested(), f"1 2e 1+2={announced}")
    assert laid.scores == (announced, 0)
    after = play(laid, "2 challenge")
    assert after.scores == (6, 0)
    assert after.phase == Drawing(Seat(1), 3)


def test_if_all_was_right_nothing_changes() -> None:
    """calculissimo §7.2: if all was right nothing changes, for the challenger neither."""
    laid = play(contested(), "1 2e 1+2=6")
    assert play(laid, "2 challenge") == play(laid, "2 accept")
    after = play(laid, "2 challenge", "- draw 1:789")
    assert after.scores == (6, 0)
    assert after.phase == Turn(Seat(2))


@pytest.mark.parametrize("move", ["2e 1+2=77", "2e 12=77", "2e +12=0"])
def test_an_uncontested_move_stands_as_laid_and_as_announced(move: str) -> None:
    """calculissimo §7.2: as laid and as announced."""
    after = play(contested(), f"1 {move}", "2 accept")
    assert after.scores == (int(move.split("=")[1]), 0)
    assert len(after.board.letters()) == len(placement(move).tiles)


def test_later_lines_through_an_illegal_one_are_judged_on_their_own() -> None:
    """calculissimo §7.2: later lines are judged on their own."""
    position = contested("129+-", "9+1", board=".........|..1-9....|.........")
    # 1−9+9 is right now
    assert play(position, "1 2c (1-9)+9=1", "2 challenge").scores == (1, 0)
    # and 1−9+2 is not
    taken_back = play(position, "1 2c (1-9)+2=1", "2 challenge")
    assert taken_back.board == position.board
    # a line across the illegal one does not look at it
    crossing = contested("19+", "1", board="..1-9....|.........|.........")
    assert play(crossing, "1 e1 (9)+1=20", "2 challenge").scores == (20, 0)


def test_a_contest_allocates_shared_bonuses_and_counts_the_first_placement_double() -> None:
    """calculissimo §7.2, §5.6, §5.7: the true total is that of a referee."""
    rules = rules_of(layout="*........|...y.....|.........", tiles=PLENTY, judging="challenge")
    position = at(rules, "12+", "1", board="...3.....|.........|...4.....", bag="789")
    assert play(position, "1 2c 1+2=13", "2 challenge").scores == (17, 0)
    first = at(rules, "2?+", "1", bag="789")
    assert play(first, "1 1a ?1+2=3", "2 challenge").scores == (6, 0)


# The window


def test_each_opponent_says_challenge_or_accept() -> None:
    """calculissimo §7.2: each opponent still in; it closes when all have accepted."""
    laid = play(contested("12+", "4", "5", "6"), "1 2e 1+2=9")
    assert laid.to_act == {2, 3, 4}
    assert {str(move) for move in laid.moves(Seat(3))} == {"challenge", "accept"}
    assert why(laid, "1 accept") == "not_your_turn"
    one = play(laid, "3 accept")
    assert one.to_act == {2, 4}
    assert why(one, "3 challenge") == "not_your_turn"  # said is said
    two = play(one, "2 accept")
    assert two.to_act == {4}
    assert play(two, "4 accept").phase == Drawing(Seat(1), 3)
    assert play(two, "4 challenge").scores == (6, 0, 0, 0)


def test_it_closes_at_the_first_challenge() -> None:
    """calculissimo §7.2: one contest a placement."""
    laid = play(contested("12+", "4", "5"), "1 2e 1+2=6", "3 challenge")
    assert laid.phase == Drawing(Seat(1), 3)
    assert why(laid, "2 challenge") == "not_your_turn"


def test_those_who_resigned_are_not_asked() -> None:
    """calculissimo §7.2, §3.7: each opponent still in."""
    position = contested("12+", "", "5", flags="resigned:2")
    assert play(position, "1 2e 1+2=6").to_act == {3}


@pytest.mark.parametrize(
    ("options", "limit"),
    [
        ({}, 20_000),
        ({"turn_seconds": "none"}, None),
        ({"turn_seconds": "none", "main_seconds": 600}, 20_000),
        ({"window_seconds": 7}, 7_000),
        ({"window_seconds": "none"}, None),
        ({"window_seconds": 5, "turn_seconds": "none"}, 5_000),
        ({"window_seconds": "auto"}, 20_000),
    ],
)
def test_a_window_lasts_window_seconds(options: dict[str, object], limit: int | None) -> None:
    """calculissimo §7.2: 20 in timed games, none otherwise; silence accepts."""
    position = play(at(lane(judging="challenge", **options), "12+", "4", bag="5"), "1 2e 1+2=6")
    assert position.wait is not None
    assert (position.wait.kind, position.wait.limit) == ("window", limit)
    assert str(position.wait.silence) == "accept"


def test_only_accept_challenge_and_resign_belong_into_a_window() -> None:
    """calculissimo §7.2: a window of its own, before the next turn."""
    laid = play(contested("12+", "45", "6"), "1 2e 1+2=6")
    for entry in ("2 pass", "2 swap 4", "2 2e (1+2)+4=6"):
        assert why(laid, entry) == "not_now"


def test_the_player_draws_only_when_the_window_has_closed() -> None:
    """calculissimo §7.2: so a taken-back move has leaked no tile."""
    laid = play(contested(), "1 2e 1+2=6")
    assert why(laid, "- draw 1:789") == "not_your_turn"
    assert laid.rack(Seat(1)) == ""
    assert play(laid, "2 accept", "- draw 1:789").rack(Seat(1)) == "789"


def test_after_the_window_comes_the_extra_turn() -> None:
    """calculissimo §7.2, §3.4: then comes the extra turn."""
    position = at(lane(judging="challenge"), "1234+++", "5", bag="12345678")
    laid = play(position, "1 2a 1+2+3+4=20")
    for word in ("accept", "challenge"):
        after = play(laid, f"2 {word}")
        assert after.phase == Drawing(Seat(1), 7, extra=True)
        assert play(after, "- draw 1:1234567").phase == Turn(Seat(1), extra=True)


def test_a_seven_tile_move_that_is_taken_back_brings_no_extra_turn() -> None:
    """calculissimo §7.2: has lost the turn, an extra turn included."""
    position = at(lane(judging="challenge"), "1234+++", "5", bag="12345678")
    after = play(position, "1 2a 12+3+4+=20", "2 challenge")
    assert after.phase == Turn(Seat(2))
    assert after.rack(Seat(1)) == "1234+++"
    in_extra = at(lane(judging="challenge"), "12-", "5", bag="12345678", flags="extra")
    assert play(in_extra, "1 2e 1-2=20", "2 challenge").phase == Turn(Seat(2))


@pytest.mark.parametrize(("word", "score"), [("accept", 50), ("challenge", 6)])
def test_the_last_move_of_the_game_has_its_window_too(word: str, score: int) -> None:
    """calculissimo §7.2, §6.1: the last move of the game has its window too."""
    laid = play(contested("12+", "9", bag=""), "1 2e 1+2=50")
    assert laid.to_act == {2}
    after = play(laid, f"2 {word}")
    assert after.phase == Over("out")
    assert after.scores == (score, -9)


def test_a_last_move_that_is_taken_back_does_not_end_the_game() -> None:
    """calculissimo §7.2, §6.1: the tiles are on the rack again."""
    after = play(contested("12-", "9", bag=""), "1 2e 1-2=50", "2 challenge")
    assert after.phase == Turn(Seat(2))


def test_passes_and_exchanges_can_not_be_contested() -> None:
    """calculissimo §7.2: passes and exchanges can't be contested."""
    assert why(play(contested(), "1 pass"), "2 challenge") == "not_now"
    swapped = play(contested(), "1 swap 1")
    assert why(swapped, "2 challenge") == "not_your_turn"
    assert why(play(swapped, "- draw 1:7"), "2 challenge") == "not_now"


def test_laying_an_illegal_move_looks_like_laying_a_legal_one() -> None:
    """calculissimo §7.2: nothing tells whether a contestable move would be admitted."""
    legal = play(contested("12+"), "1 2e 1+2=6").view(Seat(2))
    illegal = play(contested("12+"), "1 2e +12=6").view(Seat(2))
    assert (legal.to_act, legal.scores, legal.rack_sizes, legal.bag_size, legal.wait) == (
        illegal.to_act,
        illegal.scores,
        illegal.rack_sizes,
        illegal.bag_size,
        illegal.wait,
    )


@pytest.mark.parametrize("total", [0, 99_999])
def test_an_announced_total_is_from_0_to_99999(total: int) -> None:
    """calculissimo §7.2: an announced total (0-99999)."""
    assert play(contested(), f"1 2e 1+2={total}").scores == (total, 0)


def test_honest_moves_announce_their_true_totals_and_can_be_made() -> None:
    """calculissimo §7.2: each listed placement has its total; a contest changes nothing."""
    position = contested("123+-")
    listed = [move for move in position.moves(Seat(1)) if isinstance(move, Placement)]
    assert listed
    for move in listed:
        laid = position.apply(Seat(1), move)
        assert laid.apply(Seat(2), GAME.read_move("challenge")).scores == (move.total, 0)


def test_a_true_total_above_99999_is_not_listed_and_then_refused() -> None:
    """calculissimo §7.2: every listed move is accepted, also where purple squares make totals enormous."""
    rules = rules_of(
        layout="pppp*ppp|pppppppp|pppppppp", tiles=PLENTY, judging="challenge", turn_seconds="none"
    )
    position = at(rules, "9998*++", "1", bag="9")
    largest = max(
        (m for m in position.moves(Seat(1)) if isinstance(m, Placement)), key=lambda m: m.total or 0
    )
    assert isinstance(position.apply(Seat(1), largest).phase, Window)


def test_the_tally_of_a_challenge_is_the_change_it_made() -> None:
    """calculissimo §7.2: points and total of whoever laid the move."""
    laid = play(contested("12+", "45", scores="10,20"), "1 2e 1+2=9")
    move = GAME.read_move("challenge")
    assert GAME.tally(laid, Seat(2), move, laid.apply(Seat(2), move)) == (-3, 16)
    accept = GAME.read_move("accept")
    assert GAME.tally(laid, Seat(2), accept, laid.apply(Seat(2), accept)) == (0, 20)


# Announcing to a referee


def test_a_referee_may_ask_for_the_total_and_counts_the_true_one() -> None:
    """calculissimo §7.3: the player types the total; a wrong one is told, and the true total counts."""
    position = at(lane(announce=True), "12+-", "45", bag="789")
    assert why(position, "1 2e 1+2") == "total_missing"
    assert play(position, "1 2e 1+2=100000").scores == play(position, "1 2e 1+2=6").scores
    assert why(position, "1 2e 1-2=6") == "not_positive"
    for total in (6, 7, 0):
        after = play(position, f"1 2e 1+2={total}")
        assert after.scores == (6, 0)
        assert after.phase == Drawing(Seat(1), 3)  # no window
    totals = {move.total for move in position.moves(Seat(1)) if isinstance(move, Placement)}
    assert None not in totals
    assert 6 in totals
