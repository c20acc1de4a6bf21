"""The judge of Calculissimo: endings that equal the solver's, classes, verdicts, worlds and replies."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from contissimo.core.game import NATURE, Points, Seat
from contissimo.engine.calculissimo.endgame import Endgame
from contissimo.engine.calculissimo.kernel import rack_of
from contissimo.games import GAMES
from contissimo.games.calculissimo import GAME
from contissimo.games.calculissimo import moves as laying
from contissimo.games.calculissimo.moves import Accept, Challenge, Order, Pass, Placement, Swap
from contissimo.games.calculissimo.phases import Dealing, Ordering, Over, Window
from contissimo.games.calculissimo.position import Position
from contissimo.games.calculissimo.rules import PRESETS, Ruleset
from contissimo.play.match import Match
from contissimo.study.budget import DEEP, QUICK, Budget
from contissimo.study.calculissimo import classes
from contissimo.study.calculissimo import ending as endings
from contissimo.study.calculissimo import judge as judging
from contissimo.study.calculissimo.classes import class_of, options_of
from contissimo.study.calculissimo.ending import Endings
from contissimo.study.calculissimo.judge import CalculissimoJudge, _behind
from contissimo.study.calculissimo.trials import _shared
from contissimo.study.calculissimo.worlds import error_of, settled
from contissimo.study.judge import NotJudged
from contissimo.study.review import review
from tests.engine.calculissimo.test_endgame import RULESETS, ending, never, value_of
from tests.study.games import played

CLASSIC = PRESETS["classic"]
CHALLENGED = PRESETS["sheet-pt"]
FEW = Budget(deep=True, nodes=400)


def solved(position: Position) -> int:
    """What the endgame solver says the seat to move will be ahead by."""
    (seat,) = position.to_act
    other = Seat(3 - seat)
    racks = rack_of(position.rack(seat)), rack_of(position.rack(other))
    found = Endgame(position.ruleset).solve(
        position.board, *racks, position.passes, position.idle, never
    )
    assert found[3]
    return position.scores[seat - 1] - position.scores[other - 1] + found[2]


def small_endings(rules: Ruleset) -> list[Position]:
    found = [ending(rules, seed, 2, 2) for seed in range(6)]
    return [each for each in found if each is not None]


@pytest.mark.parametrize("name", RULESETS)
def test_deep_endings_equal_the_solver_and_a_plain_one(name: str) -> None:
    """calculissimo §6.1, §6.2: small endings, all classes against trying every move through the rules."""
    for position in small_endings(RULESETS[name]):
        judge = CalculissimoJudge(position.ruleset, DEEP)
        (seat,) = position.to_act
        memo: dict[str, int] = {}
        best = value_of(position, seat, memo)
        worth = judge.worth(position)
        assert worth.exact
        assert worth.shares[seat - 1] == (1.0 if best > 0 else 0.5 if best == 0 else 0.0)
        found = judge.value(position, seat)
        if len(found) > 1:
            assert found[0].share == worth.shares[seat - 1]
            assert found[0].margin == best == solved(position)
        for each in found if len(found) > 1 else ():
            after = position.apply(seat, GAME.read_move(each.move))
            # A class is worth at least its one move: its best may lie elsewhere on the board.
            assert each.exact
            assert each.margin is not None
            assert each.margin >= value_of(after, seat, memo)


def test_an_ending_that_is_not_proved_is_played_on() -> None:
    position = small_endings(RULESETS["short"])[0]
    unproved = Endings(position.ruleset, 0)
    unproved._known[str(position)] = None
    assert unproved.margin(position) is None
    assert unproved.worth(position) is None


def test_a_class_that_is_not_proved_stands_behind_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = max(
        small_endings(RULESETS["short"]), key=lambda p: len(list(p.moves(min(p.to_act))))
    )
    (seat,) = position.to_act
    judge = CalculissimoJudge(position.ruleset, DEEP)
    proved = judge.value(position, seat)
    prove = judge.endings.margin
    monkeypatch.setattr(
        judge.endings, "margin", lambda after: prove(after) if after == position else None
    )
    found = judge.value(position, seat)
    assert found[0] == proved[0]
    assert len(found) > 1
    assert not any(each.looked or each.exact for each in found[1:])


def test_endings_know_what_they_are_for(monkeypatch: pytest.MonkeyPatch) -> None:
    position = small_endings(RULESETS["short"])[0]
    known = Endings(position.ruleset, 1 << 30)
    assert known.margin(replace(position, bag="12+")) is None
    assert known.margin(replace(position, phase=Dealing(Seat(1)))) is None
    over = replace(position, phase=Over("out"))
    assert known.margin(over) == over.scores[0] - over.scores[1]
    monkeypatch.setattr(endings, "_REMEMBERED", 1)
    first, second = known.margin(position), known.margin(small_endings(RULESETS["short"])[1])
    assert (known.margin(position), known.margin(small_endings(RULESETS["short"])[1])) == (
        first,
        second,
    )


def test_a_total_that_nobody_can_announce_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """calculissimo §7.2"""
    position = small_endings(RULESETS["contested"])[0]
    monkeypatch.setattr(endings, "MAX_TOTAL", -1)
    assert Endings(position.ruleset, 1 << 30).margin(position) is None


def position_at(match: Match, seq: int) -> Position:
    """The position before an entry, as one of this game."""
    return cast("Position", match.begun().fold(match.log[: seq - 1]).position)


def at_turn(match_seed: int, players: str = "level-5 level-6", turn: int = 4) -> Position:
    """A position in the middle of a game, at somebody's turn."""
    match = played("calculissimo", players, match_seed)
    entries = [entry for entry in match.standing if entry.seat != NATURE]
    return position_at(match, entries[turn].seq)


def test_every_class_has_its_key_and_every_move_its_class() -> None:
    position = at_turn(1)
    (seat,) = position.to_act
    judge = CalculissimoJudge(CLASSIC, QUICK)
    keys = {option.key for option in options_of(judge.playout, position, seat)}
    for move in position.moves(seat):
        assert class_of(position, seat, move) in keys


@pytest.mark.parametrize("players", ["level-5 level-6", "level-5 level-6 level-4"])
@pytest.mark.parametrize("budget", [QUICK, FEW], ids=str)
def test_any_move_asked_for_is_among_the_classes(players: str, budget: Budget) -> None:
    position = at_turn(2, players)
    (seat,) = position.to_act
    judge = CalculissimoJudge(CLASSIC, budget)
    last = options_of(judge.playout, position, seat)[-1]
    moves = list(position.moves(seat))
    asked = next(move for move in moves if class_of(position, seat, move) == last.key)
    found = judge.value(position, seat, (asked,))
    made = next(each for each in found if each.key == last.key)
    assert made.move == str(asked)
    assert found[0].share >= made.share
    for each in found:
        assert sum(each.shares) == pytest.approx(1.0)
        assert each.shares[seat - 1] == each.share
    assert found[0].looked
    assert made.looked


def test_only_a_pass_is_no_decision() -> None:
    position = replace(at_turn(1), bag="")
    (seat,) = position.to_act
    racks = tuple(
        "+" if s == seat else rack for s, rack in zip(position.seats, position.racks, strict=True)
    )
    position = replace(position, racks=racks)
    judge = CalculissimoJudge(CLASSIC, FEW)
    assert [each.key for each in judge.value(position, seat)] == ["pass"]
    assert judge.top(position, seat) is None


def test_nobody_decides_out_of_turn() -> None:
    position = at_turn(1)
    (seat,) = position.to_act
    judge = CalculissimoJudge(CLASSIC, QUICK)
    with pytest.raises(NotJudged):
        judge.value(position, Seat(3 - seat))


def laid(total: int | None = None, seed: int = 1) -> tuple[Position, Position, Placement, Seat]:
    """Where players judge: a turn, the window after its best placement with this total, the move and its seat."""
    match = played("calculissimo", "level-7 level-7", seed, "sheet-pt")
    first = next(e for e in match.standing if e.move.puts)
    position = position_at(match, first.seq)
    made = cast("Placement", first.move)
    move = made if total is None else made.announcing(total)
    return position, position.apply(first.seat, move), move, first.seat


def test_a_right_total_is_accepted_and_a_wrong_one_contested() -> None:
    """calculissimo §7.2"""
    judge = CalculissimoJudge(CHALLENGED, QUICK)
    for total, just in ((None, "accept"), (999, "challenge"), (1, "accept")):
        _, window, _, seat = laid(total)
        other = Seat(3 - seat)
        assert isinstance(window.phase, Window)
        found = judge.value(window, other)
        assert found[0].key == just
        after = settled(window)
        assert not isinstance(after.phase, Window)
        assert judge.worth(window).shares == judge.worth(after).shares
        assert judge.kinds(window, other, *found) == ("contest",)
        code = judge.facts(window, other, *found)[0].code
        assert code == ("contest-wrong" if total is None else "contest-right")
        assert judge.top(window, other) is None


def test_a_wrong_total_is_a_class_of_its_own() -> None:
    """calculissimo §7.2: too high a total is put right, too low a one stays."""
    judge = CalculissimoJudge(CHALLENGED, QUICK)
    position, _, right, seat = laid()
    _, _, high, _ = laid(999)
    _, _, low, _ = laid(1)
    found = {each.key: each for each in judge.value(position, seat, (right, high, low))}
    keys = [class_of(position, seat, move) for move in (right, high, low)]
    assert keys[1].startswith("wrong 999")
    honest, too_high, too_low = (found[key] for key in keys)
    assert too_low.share < honest.share
    assert too_low.points == 1
    assert too_high.points == honest.points
    assert "sum-wrong" in [f.code for f in judge.facts(position, seat, honest, too_low)]
    assert "contest" in judge.kinds(position, seat, honest, too_low)


def test_lines_that_can_not_be_admitted_are_a_class_too() -> None:
    """calculissimo §7.2"""
    position, _, right, seat = laid()
    rack = position.rack(seat)
    numbers = [tile for tile in rack if tile.isdigit()]
    x, y = right.start
    wrong = Placement(right.start, right.across, "".join(numbers[:2]), (True, True), 5)
    assert (x, y) == tuple(right.start)
    key = class_of(position, seat, wrong)
    assert key.startswith("wrong ")
    assert class_of(position, seat, Swap(rack)) == "swap ."


def test_replies() -> None:
    judge = CalculissimoJudge(CLASSIC, QUICK)
    position = at_turn(1)
    (seat,) = position.to_act
    other = Seat(3 - seat)
    best = judge.value(position, seat)[0]
    for move in (GAME.read_move(best.move), Pass()):
        reply = judge.reply(position, seat, move)
        assert reply is not None
        assert reply.seat == other
        assert reply.points >= 0
    contested = CalculissimoJudge(CHALLENGED, QUICK)
    turn, _, move, mover = laid(999)
    answer = contested.reply(turn, mover, move)
    assert answer is not None
    assert (answer.seat, answer.move) == (3 - mover, "challenge")


def test_nobody_replies_to_an_end_or_before_an_extra_turn() -> None:
    match = played("calculissimo", "level-5 level-6", 1)
    judge = CalculissimoJudge(CLASSIC, QUICK)
    last = [entry for entry in match.standing if entry.seat != NATURE][-1]
    before = position_at(match, last.seq)
    assert judge.reply(before, last.seat, cast("laying.Move", last.move)) is None


def test_whose_luck_a_draw_is() -> None:
    judge = CalculissimoJudge(CLASSIC, QUICK)
    start = GAME.start(CLASSIC, 2)
    order = Order(((Seat(1), "3"), (Seat(2), "5")))
    assert judge.owner(start, order, replace(start, phase=Dealing(Seat(2)))) == 2
    assert judge.owner(start, order, replace(start, phase=Ordering((Seat(1), Seat(2))))) == 1
    assert judge.owner(start, Pass(), start) is None


def test_stages_follow_the_bag() -> None:
    judge = CalculissimoJudge(CLASSIC, QUICK)
    position = at_turn(1)
    stages = [judge.stage(replace(position, bag="1" * left)) for left in (90, 40, 5)]
    assert stages == ["early", "middle", "late"]


def test_a_seat_behind_keeps_what_it_has_for_certain() -> None:
    assert _behind((1.0, 0.0), Seat(1), 3.0) == (1.0, 0.0)
    assert _behind((0.0, 1.0), Seat(1), 3.0) == (0.0, 1.0)
    own, *others = _behind((0.4, 0.3, 0.3), Seat(1), 1.0)
    assert own < 0.4
    assert others[0] == others[1]


def test_shares_of_others_keep_their_proportions() -> None:
    assert _shared((0.5, 0.3, 0.2), Seat(1), 0.0) == pytest.approx((0.0, 0.6, 0.4))
    assert _shared((1.0, 0.0, 0.0), Seat(1), 0.5) == pytest.approx((0.5, 0.25, 0.25))


def test_worlds_settle_a_window_and_know_an_end() -> None:
    _, window, _, _ = laid()
    worlds = CalculissimoJudge(CHALLENGED, QUICK).worlds
    assert worlds.worth(window) == worlds.worth(settled(window))
    over = replace(at_turn(1), phase=Over("out"), scores=(Points(5), Points(5)))
    assert worlds.worth(over).shares == (0.5, 0.5)


def test_a_total_that_can_not_be_announced_is_no_class(monkeypatch: pytest.MonkeyPatch) -> None:
    """calculissimo §7.2"""
    position = at_turn(1)
    (seat,) = position.to_act
    judge = CalculissimoJudge(CLASSIC, QUICK)
    most = judge.top(position, seat)
    assert most is not None
    monkeypatch.setattr(classes, "announceable", lambda _: most - 1)
    options = options_of(judge.playout, position, seat)
    assert max(option.candidate.score for option in options) < most


def test_one_sample_has_no_error() -> None:
    assert error_of([5]) == 0.0
    assert error_of([0, 1_000_000]) == pytest.approx(0.5)


def test_a_deep_review_with_few_nodes_adds_up_for_all_numbers_of_players() -> None:
    from contissimo.study.identity import faults  # noqa: PLC0415  # the only test here that asks

    for players in ("level-7 level-6", "level-3 level-6 level-5"):
        found = review(played("calculissimo", players, 5, "short"), FEW)
        assert faults(found) == []
        assert found.budget == "deep-400"
    assert GAMES["calculissimo"].key == "calculissimo"
    assert found.judge == judging.VERSION


def test_verdicts_with_three_players_wait_for_the_last() -> None:
    """calculissimo §7.2: whoever accepts first leaves it to the others."""
    match = played("calculissimo", "level-7 level-7 level-7", 2, "sheet-pt")
    judge = CalculissimoJudge(CHALLENGED, QUICK)
    entry = next(e for e in match.standing if isinstance(e.move, Accept | Challenge))
    window = position_at(match, entry.seq)
    first = min(window.to_act)
    found = judge.value(window, first)
    assert {each.key for each in found} == {"accept", "challenge"}
    assert isinstance(window.apply(first, Accept()).phase, Window)
    assert sum(judge.worth(window).shares) == pytest.approx(1.0)
