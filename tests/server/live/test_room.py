"""Games over the socket: moves, refusals, previews, repetition, the end and its proof."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from contissimo.core.game import Seat
from contissimo.games import GAMES
from contissimo.play.record_reader import read_record
from contissimo.play.verify import verify
from tests.server.helpers import Client, Clock, Running, pair, serving, settings_for, small_chance
from tests.server.players import position_of

ME = {"kind": "me"}


def solo(server: Running, game: str, **fields: Any) -> tuple[Client, str, dict[str, Any]]:
    """One person on both seats: the quickest way to a game."""
    ana = server.guest("Ana").connect()
    match = ana.table(game, seats=[ME, ME], **fields)["match"]
    ana.done("enter", match=match)
    ana.done("start", match=match)
    for seat in (1, 2):
        ana.give(match, bytes="01" * 16, seat=seat)
    return ana, match, ana.state(match)


def act(client: Client, match: str, state: dict[str, Any]) -> tuple[int, Any]:
    """Whose turn it is, and the position as that seat sees it."""
    (seat,) = state["to_act"]
    client.done("enter", match=match, seat=seat)
    mine = client.wait("state", lambda s: s["you"] == seat and s["seq"] >= state["seq"])
    game = "calculissimo" if "_" in mine["view"].split(" ")[1] else "contig60"
    options = GAMES[game].rulesets["relaxed" if game == "calculissimo" else "contig60"]
    return seat, position_of(game, options, mine["view"])


def test_a_message_that_is_repeated_is_harmless(server: Running) -> None:
    ana, bo, match = pair(server)
    state = ana.state(match)
    mover = ana if state["to_act"] == [1] else bo
    first = mover.move(match, state["seq"], "pass", id="once")
    again = mover.move(match, state["seq"], "pass", id="once")
    assert again["t"] == "state"
    assert again["log"] == first["log"]
    other = bo if mover is ana else ana
    answered = other.move(
        match, first["seq"], "decline", id="once"
    )  # another seat's own name for it
    assert answered["t"] == "state"


def test_only_its_sender_sees_the_name_of_a_message(server: Running) -> None:
    ana, bo, match = pair(server)
    state = ana.state(match)
    mover, other = (ana, bo) if state["to_act"] == [1] else (bo, ana)
    mine = mover.move(match, state["seq"], "pass", id="secret")
    seen = other.state(match, mine["seq"])
    assert mine["log"][state["seq"]][6] == "secret"
    assert len(seen["log"][state["seq"]]) == 6


def test_refusals_change_nothing_and_go_to_their_sender_alone(server: Running) -> None:
    ana, bo, match = pair(server)
    state = ana.state(match)
    mover, other = (ana, bo) if state["to_act"] == [1] else (bo, ana)
    seq = state["seq"]
    for move, why in (
        ("nonsense", "move_unreadable"),
        ("1+1+1=216", "square_unknown"),
        ("decline", "not_now"),
    ):
        told = mover.move(match, seq, move)
        assert (told["t"], told["why"]) == ("refused", why), move
    assert other.move(match, seq, "pass")["why"] == "not_your_turn"
    assert mover.move(match, 0, "pass")["why"] == "stale"
    assert mover.move(match, seq + 1, "pass")["why"] == "stale"
    assert mover.move(match, seq, "pass", seat=3 - state["to_act"][0])["why"] == "not_seated"
    other.unread.clear()
    other.ask("ping")
    assert all(message["t"] != "state" or message["seq"] == seq for message in other.unread)


def test_in_a_window_of_several_an_answer_is_not_stale_because_another_was_faster(
    tmp_path: Path,
) -> None:
    rules = 'base = "relaxed"\njudging = "challenge"\n'
    with serving(settings_for(tmp_path), small_chance()) as server:  # a rack that can be laid
        ana = server.guest("Ana").connect()
        match = ana.table("calculissimo", seats=[ME, ME, ME], ruleset_text=rules)["match"]
        ana.done("enter", match=match)
        ana.done("start", match=match)
        state = ana.state(match)
        (seat,) = state["to_act"]
        ana.done("enter", match=match, seat=seat)
        mine = ana.wait("state", lambda s: s["you"] == seat)
        position = position_of(
            "calculissimo", GAMES["calculissimo"].rulesets["relaxed"], mine["view"]
        )
        move = next(m for m in position.moves(Seat(seat)) if " " in str(m))
        laid = ana.move(match, mine["seq"], f"{move}=77", seat=seat)
        assert laid["clocks"]["wait"] == "window"
        first, second = laid["to_act"]
        ana.move(match, laid["seq"], "accept", seat=first)
        told = ana.move(match, laid["seq"], "accept", seat=second)
        assert told["t"] == "state"
        assert told["clocks"]["wait"] == "turn"


def test_try_answers_a_score_or_a_refusal_and_stores_nothing(server: Running) -> None:
    ana, match, state = solo(server, "calculissimo", ruleset="relaxed")
    seat, position = act(ana, match, state)
    placements = [str(m) for m in position.moves(Seat(seat)) if str(m)[0].isdigit()]
    text = placements[0] if placements else "8d 1+1"
    told = ana.ask("try", match=match, seq=state["seq"], move=text)
    if placements:
        assert told["t"] == "score"
        assert told["points"] == sum(line["points"] for line in told["lines"])
        assert told["lines"][0]["steps"]
    for move, why in (
        ("pass", "try_refused"),
        ("swap 1", "try_refused"),
        ("resign", "try_refused"),
        ("?!", "move_unreadable"),
        ("8d 1+1+1+1+1", "not_on_rack"),
    ):
        assert ana.refused("try", match=match, seq=state["seq"], move=move) in (why, "not_on_rack")
    assert (
        ana.refused("try", match=match, seq=state["seq"], move=text, seat=3 - seat)
        == "not_your_turn"
    )
    again = ana.move(match, state["seq"], text if placements else "pass", seat=seat)
    assert again["log"][state["seq"]][0] == state["seq"] + 1


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("calculissimo", 'base = "relaxed"\njudging = "challenge"\n'),
        ("calculissimo", 'base = "relaxed"\nannounce = true\n'),
        ("contig60", 'judging = "challenge"\n'),
    ],
)
def test_try_is_no_oracle_where_people_judge(server: Running, game: str, rules: str) -> None:
    ana, match, state = solo(server, game, ruleset_text=rules)
    (seat,) = state["to_act"]
    for move in ("8d 1+1=2", "1+1+1=3", "8d 1+1"):
        told = ana.ask("try", match=match, seq=state["seq"], move=move, seat=seat)
        assert told["t"] == "refused"
        assert told["why"] == "try_refused"


def test_tries_are_limited(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path), now=Clock()) as server:
        ana, match, state = solo(server, "contig60")
        (seat,) = state["to_act"]
        whys = [
            ana.ask("try", match=match, seq=state["seq"], move="1+1+1=3", seat=seat).get("why")
            for _ in range(22)
        ]
    assert whys[20:] == ["too_fast"] * 2
    assert "too_fast" not in whys[:20]


def test_in_challenge_judging_the_verdict_comes_only_with_the_contest(tmp_path: Path) -> None:
    rules = 'judging = "challenge"\n'
    with serving(settings_for(tmp_path), small_chance(5)) as server:
        ana, match, state = solo(server, "contig60", ruleset_text=rules)
        (seat,) = state["to_act"]
        lie = ana.move(match, state["seq"], "6*6*5=180", seat=seat)
        assert lie["t"] == "state"
        (judge,) = lie["to_act"]
        assert judge != seat
        told = ana.move(match, lie["seq"], "challenge", seat=judge)
        assert told["scores"][judge - 1] == 58
        assert "x" not in told["view"].split(" ")[0]


@pytest.mark.parametrize("game", ["calculissimo", "contig60"])
def test_a_whole_game_ends_with_a_record_that_verifies(server: Running, game: str) -> None:
    rules = 'base = "short"\n' if game == "calculissimo" else "rounds = 5\n"
    ana = server.guest("Ana").connect()
    seats = [ME, {"kind": "computer", "level": "greedy"}]
    match = ana.table(game, seats=seats, ruleset_text=rules)["match"]
    ana.done("enter", match=match)
    ana.done("start", match=match)
    ana.done("give", match=match, bytes="77" * 16)
    running = ana.http.get(f"/api/records/{match}").text
    assert "Seed" not in running
    words = {"turn": "pass", "steal": "decline", "window": "accept"}
    state = ana.state(match)
    while state["outcome"] is None:
        if state["to_act"] == [1]:
            state = ana.move(match, state["seq"], words[state["clocks"]["wait"]])
            assert state["t"] == "state", state
        if state["outcome"] is None and state["to_act"] != [1]:
            state = ana.state(match, state["seq"] + 1)
    assert ana.move(match, state["seq"], "pass")["why"] == "game_over"
    table = ana.wait("table", lambda t: t["phase"] == "over")
    record = read_record(ana.http.get(f"/api/records/{match}").text, GAMES)
    assert verify(record, GAMES[game]).ok
    assert record.value("Seed") == table["fairness"]["seed"]
    assert record.value("Contributions") == "1:" + "77" * 16
    assert not any("_" in entry[2] for entry in state["log"])


def test_bytes_that_do_not_come_are_filled_and_marked(server: Running) -> None:
    ana, bo = server.guest("Ana").connect(), server.guest("Bo").connect()
    made = ana.table()
    match = made["match"]
    ana.done("enter", match=match)
    bo.done("sit", match=match, token=made["links"]["invite"])
    ana.done("start", match=match)
    giving = ana.wait("table", lambda t: t["phase"] == "giving")
    assert len(giving["fairness"]["commitment"]) == 64
    assert giving["fairness"]["contributions"] == []
    ana.done("give", match=match, bytes="aa" * 16)
    one = ana.wait("table", lambda t: t["phase"] == "giving" and t["seats"][0]["given"])
    assert (
        one["fairness"]["contributions"] == []
    )  # whoever gives last must not know the others' bytes
    running = ana.wait("table", lambda t: t["phase"] == "running")
    mine, other = running["fairness"]["contributions"]
    assert (mine["bytes"], mine["filled"]) == ("aa" * 16, False)
    assert other["filled"]
    assert running["fairness"]["seed"] is None


def test_the_end_tells_whose_totals_a_contest_changed(server: Running) -> None:
    """A marker that goes back gives its points back, though the entry is the accuser's."""
    rules = 'judging = "challenge"\nhead_start = [0, 5]\n'
    ana, bo, match = pair(server, "contig60", ruleset_text=rules)
    state = ana.state(match)
    assert state["totals"] is None
    (seat,) = state["to_act"]
    liar, accuser = (ana, bo) if seat == 1 else (bo, ana)
    said = liar.move(match, state["seq"], "1+1+1=64")
    caught = accuser.move(match, said["seq"], "challenge")
    over = accuser.move(match, caught["seq"], "resign")
    start = over["totals"]["start"]
    assert start == [60, 55]
    two, other = said["seq"] + 1, 3 - seat
    assert over["totals"]["gains"] == [
        [said["seq"], seat, 0, start[seat - 1]],
        [two, other, 2, start[other - 1] - 2],
        [two, seat, 0, start[seat - 1]],
        [over["seq"] - 1, other, 0, start[other - 1] - 2],
    ]


def test_the_end_tells_all_that_an_end_screen_shows(server: Running) -> None:
    """Leftovers and what they cost, the totals turn by turn, and the record as a file."""
    ana, bo, match = pair(server, "calculissimo", ruleset="relaxed")
    state = ana.state(match)
    for _ in range(2):
        mover = (ana, bo)[state["to_act"][0] - 1]
        state = mover.move(match, state["seq"], "pass")
    over = (ana, bo)[state["to_act"][0] - 1].move(match, state["seq"], "resign")
    outcome, log = over["outcome"], over["log"]
    assert len(outcome["leftovers"]) == len(outcome["penalties"]) == 2
    totals = {entry[1]: entry[4][0] for entry in log if entry[1] is not None}
    ends = [totals.get(seat, 0) - outcome["penalties"][seat - 1] for seat in (1, 2)]
    assert ends == outcome["scores"] == log[-1][4]
    assert over["totals"]["start"] == [0, 0]
    own = [[e[0], e[1], e[3][0], e[4][0]] for e in log if e[1] is not None]
    assert over["totals"]["gains"] == own
    answer = ana.http.get(f"/api/records/{match}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    wanted = f'attachment; filename="contissimo-{match}.record"'
    assert answer.headers["content-disposition"] == wanted
