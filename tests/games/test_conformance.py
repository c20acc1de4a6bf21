"""One suite of laws for every game, every preset, rulesets with options mixed, and 2, 3 and 4 seats.

Here: how games go and end. Judging, secrets and records have files of their own beside this one, and
`make soak` holds every law over many more games. A law takes a case; the game that was played for it comes
from `playouts`, and what the protocol doesn't say of a game is in `known`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import FrozenInstanceError, fields
from itertools import combinations
from typing import Any

import pytest

from contissimo.core.chance import small_stream
from contissimo.core.game import NATURE, AnyGame, Deed, Gain, Seat
from tests.games.known import ALL, KNOWN
from tests.games.mutating import one_in, pick, refusal
from tests.games.playouts import (
    CASES,
    SOAK,
    Case,
    first,
    playout,
    positions,
    rulesets_of,
    turns,
)

pytestmark = pytest.mark.no_cover  # a line is covered by the test of its clause, not by luck

Law = Callable[[Case], None]


def test_every_game_is_known() -> None:
    assert KNOWN.keys() == ALL.keys()


@pytest.mark.parametrize("game", ALL.values(), ids=ALL.keys())
def test_ruleset_texts_round_trip_and_are_equal_when_the_rules_are(game: AnyGame) -> None:
    rulesets = list(rulesets_of(game).values())
    for ruleset in rulesets:
        again = game.read_ruleset(ruleset.text)
        assert again == ruleset
        assert again.text == ruleset.text
        assert hash(again) == hash(ruleset)
    for one, other in combinations(rulesets, 2):
        assert (one == other) == (one.text == other.text)


def games_end_and_the_outcome_is_consistent(case: Case) -> None:
    steps = playout(case)
    final = steps[-1].after
    outcome = final.outcome
    assert outcome is not None
    assert outcome.scores == final.scores
    assert len(outcome.ranks) == len(final.scores) == case.seats
    assert outcome.winners
    by_rank = tuple(seat for seat in final.seats if outcome.ranks[seat - 1] == 1)
    assert outcome.winners == by_rank
    resigned = {step.seat for step in steps if str(step.move) == "resign"}
    stayed = set(final.seats) - resigned
    ranks = outcome.ranks
    assert all(ranks[s - 1] < ranks[r - 1] for s in stayed for r in resigned)
    assert (final.to_act, final.wait) == (frozenset(), None)
    for seat in (NATURE, *final.seats):
        assert not list(final.moves(seat))
        error = refusal(final, seat, case.read("resign"))
        assert error is not None
        assert error.why == "game_over"
    for reader in case.readers:
        assert final.view(reader).outcome == outcome


def before_the_end_somebody_or_chance_must_act(case: Case) -> None:
    for step in playout(case):
        before = step.before
        assert before.outcome is None
        assert before.to_act
        assert before.to_act == {NATURE} or before.to_act <= set(before.seats)
        assert (before.wait is None) == (before.to_act == {NATURE})


def old_positions_stay_untouched(case: Case) -> None:
    rng = case.stream(2)
    seen = [(position, str(position), hash(position)) for position in positions(case)]
    for position, _, _ in seen:
        field = pick(fields(position), rng).name
        with pytest.raises(FrozenInstanceError):
            setattr(position, field, getattr(position, field))
        for seat in sorted(position.to_act - {NATURE}):
            position.apply(seat, position.wait.silence)
            position.view(seat)
    for position, text, number in seen:
        assert (str(position), hash(position)) == (text, number)


def texts_round_trip(case: Case) -> None:
    rng = case.stream(3)
    for step in playout(case):
        assert case.read(str(step.move)) == step.move
        assert hash(case.read(str(step.move))) == hash(step.move)
    for position in positions(case):
        text = str(position)
        again = case.game.read_position(text, case.ruleset)
        assert again == position
        assert str(again) == text
        assert again.to_act == position.to_act
        assert again.scores == position.scores
        assert again.outcome == position.outcome
        assert again.wait == position.wait
        for seat in sorted(position.to_act) if one_in(20, rng) else ():
            assert first(again.moves(seat)) == first(position.moves(seat))


def the_wrong_seat_is_refused(case: Case) -> None:
    rng = case.stream(4)
    strangers = (NATURE, Seat(0), Seat(-2), Seat(case.seats + 1), Seat(99))
    for step in playout(case):
        before, move = step.before, step.move
        wrong = sorted({*strangers, *before.seats} - before.to_act)
        if (
            str(move) == "last"
        ):  # contig60 §6.3: what a clock lets NATURE say while a side is to act
            wrong.remove(NATURE)
        for seat in wrong:
            assert not list(before.moves(seat))
            for said in (
                move,
                case.read("resign"),
                *([before.wait.silence] if before.wait else []),
            ):
                if str(said) == "resign" and seat in before.seats:
                    continue  # whoever is still in may: a law of its own
                error = refusal(before, seat, said)
                assert error is not None, (seat, str(said))
                assert error.why == "not_your_turn"
        # Chance makes no player's move, and no player makes chance's.
        if NATURE in before.to_act:
            assert not list(before.moves(NATURE))
            assert refusal(before, NATURE, case.read("pass")) is not None
            assert refusal(before, NATURE, case.read("resign")) is not None
        else:
            chance = pick([s.move for s in playout(case) if s.seat == NATURE], rng)
            assert all(refusal(before, seat, chance) for seat in before.to_act)


def silence_and_resigning_are_always_accepted(case: Case) -> None:
    resign = case.read("resign")
    for position in positions(case):
        for seat in sorted(position.to_act - {NATURE}):
            assert refusal(position, seat, position.wait.silence) is None
            after = position.apply(seat, resign)
            assert seat not in after.to_act
            assert after.outcome is None or seat not in after.outcome.winners


def a_seat_still_in_may_resign_at_any_moment_at_which_chance_is_not_to_move(case: Case) -> None:
    """calculissimo §3.7, contig60 §2.5: in its turn or not, and nothing else of a turn changes."""
    resign, gone = case.read("resign"), set()
    for step in playout(case):
        before = step.before
        for seat in before.seats:
            error = refusal(before, seat, resign)
            if seat in gone:
                assert error is not None
                assert error.why == "not_your_turn"
            elif before.to_act == {NATURE}:
                assert error is not None
                assert error.why == "resign_wait"
            else:
                assert error is None
                _has_resigned(case, before, seat, before.apply(seat, resign))
        if str(step.move) == "resign":
            gone.add(step.seat)


def _has_resigned(case: Case, before: Any, seat: Seat, after: Any) -> None:
    assert seat not in after.to_act
    assert case.game.read_position(str(after), case.ruleset) == after
    for reader in case.readers:
        view = after.view(reader)
        assert str(view) == after.shown_to(reader)
        assert (view.to_act, view.outcome) == (after.to_act, after.outcome)
    if after.outcome is not None:
        assert seat not in after.outcome.winners
    elif seat not in before.to_act and before.wait.kind == "turn":
        assert (after.to_act, after.wait, after.scores) == (
            before.to_act,
            before.wait,
            before.scores,
        )


def silent_players_come_to_an_end(case: Case) -> None:
    position: Any = case.game.start(case.ruleset, case.seats)
    rng = case.stream(5)
    for _ in range(case.known.longest(case.ruleset, case.seats)):
        if not position.to_act:
            break
        seat = min(position.to_act)
        move = position.chance(rng) if seat == NATURE else position.wait.silence
        position = position.apply(seat, move)
    assert position.outcome is not None


def chance_is_accepted_and_a_function_of_its_source_alone(case: Case) -> None:
    for number, position in enumerate(p for p in positions(case) if p.to_act == {NATURE}):
        for entry in (number, number + 1000):
            move = position.chance(small_stream(7, entry))
            assert position.chance(small_stream(7, entry)) == move
            assert refusal(position, NATURE, move) is None
            assert case.read(str(move)) == move


def tiles_and_markers_are_conserved(case: Case) -> None:
    case.known.check_pieces(playout(case))


def listed_moves_are_distinct_accepted_and_those_of_the_view(case: Case) -> None:
    rng = case.stream(6)
    for position, seat in turns(case, 2):
        moves = first(position.moves(seat))
        assert moves
        assert len(set(moves)) == len(set(map(str, moves))) == len(moves)
        assert moves == first(position.view(seat).moves())
        assert case.read("resign") not in moves
        for move in [*moves[:3], *(pick(moves, rng) for _ in range(9)), *moves[-3:]]:
            assert refusal(position, seat, move) is None, str(move)
            assert case.read(str(move)) == move


def the_gains_of_a_log_are_the_totals_of_its_positions(case: Case) -> None:
    """Whoever has the log alone knows every total that was, though a contest changes another seat's."""
    steps = [step for step in playout(case) if step.seat != NATURE]
    totals = list(steps[0].before.scores)
    tallies = [case.game.tally(s.before, s.seat, s.move, s.after) for s in steps]
    deeds = [Deed(s.move, Gain(s.seat, *tally)) for s, tally in zip(steps, tallies, strict=True)]
    for step, gains in zip(steps, case.game.gains(deeds, case.seats), strict=True):
        for gain in gains:
            # Points count up or down, but each is a step of its total.
            assert abs(gain.total - totals[gain.seat - 1]) == abs(gain.points)
            totals[gain.seat - 1] = gain.total
        outcome = step.after.outcome
        leftovers = (outcome.penalties if outcome else ()) or (0,) * case.seats
        assert totals == [s + c for s, c in zip(step.after.scores, leftovers, strict=True)]


LAWS: list[Law] = [
    games_end_and_the_outcome_is_consistent,
    before_the_end_somebody_or_chance_must_act,
    old_positions_stay_untouched,
    texts_round_trip,
    the_wrong_seat_is_refused,
    silence_and_resigning_are_always_accepted,
    a_seat_still_in_may_resign_at_any_moment_at_which_chance_is_not_to_move,
    silent_players_come_to_an_end,
    chance_is_accepted_and_a_function_of_its_source_alone,
    tiles_and_markers_are_conserved,
    listed_moves_are_distinct_accepted_and_those_of_the_view,
    the_gains_of_a_log_are_the_totals_of_its_positions,
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law, case: Case) -> None:
    law(case)


@pytest.mark.soak
@pytest.mark.parametrize("case", SOAK, ids=str)
def test_laws_over_many_games(case: Case) -> None:
    for law in LAWS:
        law(case)
