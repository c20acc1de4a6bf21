"""What pupils do in a round: answer and change it, keep a draft, join late, change the device, ask for help; and what is refused."""

from __future__ import annotations

from contissimo.server.classes.room import ClassRoom
from tests.server.classes.helpers import Pupil, Teacher, best
from tests.server.helpers import Running


def room_of(server: Running, teacher: Teacher) -> ClassRoom:
    return server.app.node.classes.rooms[teacher.id]


def test_a_draft_and_an_answer_go_along_to_another_device(server: Running) -> None:
    teacher = Teacher(server)
    fox = teacher.pupil(0).enter()
    teacher.begin("times", seconds=0)
    teacher.round("open")
    state = fox.in_phase("open", 1)
    numbers = {"activity": state["activity"], "round": state["round"]}
    assert fox.say("class_draft", text="2+3*", **numbers)["t"] == "done"
    assert fox.say("class_draft", text="x" * 201, **numbers)["why"] == "unreadable"
    right = best(fox)
    dice = state["view"].split(" ")[3].split(",")
    first = f"{'+'.join(dice)}={sum(map(int, dice)) + 1}"
    for move in (first, right, right):
        assert fox.answer(state, move)["t"] == "done"
    again = Pupil(teacher, 0).enter()
    shown = again.in_phase("open", 1)
    assert (shown["draft"], shown["answer"]) == ("2+3*", right)
    assert fox.client.wait("class_gone")["why"] == "elsewhere"
    assert fox.answer(state, right)["why"] == "not_reading"
    # Every attempt is kept, one that was repeated once.
    assert [a.move for a in room_of(server, teacher).stored.attempts] == [first, right]
    teacher.round("close")
    assert again.in_phase("closed")["reveal"] is None


def test_what_is_no_answer_is_refused_and_changes_nothing(server: Running) -> None:
    teacher = Teacher(server)
    fox = teacher.pupil(0).enter()
    nothing = {"activity": 1, "round": 1}
    assert fox.answer(nothing, "1+1+1=3")["why"] == "no_activity"
    teacher.begin("times", seconds=0)
    assert fox.answer(nothing, "1+1+1=3")["why"] == "stale"
    assert teacher.refused("/rounds", do="close") == "not_now"
    teacher.round("open")
    state = fox.in_phase("open", 1)
    dice = state["view"].split(" ")[3].split(",")
    twice = f"{dice[0]}+{dice[0]}+{dice[1]}+{dice[2]}=9"
    assert fox.answer(state, "nonsense")["t"] == "refused"
    assert fox.answer(state, twice)["t"] == "refused"
    assert fox.answer(state, "pass")["t"] == "refused"
    assert fox.answer(state | {"round": 2}, best(fox))["why"] == "stale"
    assert fox.say("class_give", activity=1, bytes="00" * 16)["why"] == "too_late"
    assert teacher.refused("/snapshots", pupil=fox.number) == "no_such_answer"
    assert room_of(server, teacher).stored.answers == {}


def test_a_late_pupil_plays_from_the_current_round_on(server: Running) -> None:
    teacher = Teacher(server)
    fox = teacher.pupil(0).enter()
    teacher.put(ranking=True, names=True)
    teacher.begin("plus-minus", seconds=0)
    for number in (1, 2):
        teacher.round("open")
        state = fox.in_phase("open", number)
        assert fox.answer(state, best(fox))["t"] == "done"
        if number == 2:
            owl = teacher.pupil(1).enter()
            late = owl.in_phase("open", 2)
            assert late["view"] == state["view"]
            assert owl.answer(late, best(owl))["t"] == "done"
        teacher.round("reveal")
    mine, theirs = (p.in_phase("revealed", 2)["reveal"] for p in (fox, owl))
    # A missed round is 0 for the sum; the mean is that of the rounds played.
    assert mine["sum"] > theirs["sum"] > 0
    assert (mine["mean"], theirs["mean"]) == (100, 100)
    assert (mine["place"], theirs["place"]) == (1, 2)
    assert (mine["place_by_mean"], theirs["place_by_mean"]) == (1, 1)
    shown = teacher.projects(lambda w: w["phase"] == "revealed" and w["round"] == 2)
    assert [each["pupil"]["number"] for each in shown["ranking"]] == [1, 2]


def test_help_snapshots_and_a_set_of_the_class_s_own_mistakes(server: Running) -> None:
    teacher = Teacher(server)
    fox, owl = teacher.pupil(0).enter(), teacher.pupil(1).enter()
    assert fox.say("class_help", on=True)["t"] == "done"
    assert [p["help"] for p in teacher.sees(lambda d: any(p["help"] for p in d["pupils"]))["pupils"]] == [True, False]  # fmt: skip
    teacher.do(f"/pupils/{fox.number}", do="helped")
    assert teacher.refused("/sets") == "nothing_missed"
    teacher.begin("times", seconds=0)
    teacher.round("open")
    state = fox.in_phase("open", 1)
    dice = state["view"].split(" ")[3].split(",")
    total = sum(map(int, dice))
    fox.answer(state, f"{'+'.join(dice)}={total + 1}")
    owl.answer(state, best(owl))
    for pupil in (fox, owl):
        teacher.do("/snapshots", pupil=pupil.number)
    assert teacher.ask("PUT", "/snapshots", order=[2, 2]).status_code == 400
    assert teacher.ask("PUT", "/snapshots", order=[1], shown=2).status_code == 400
    teacher.put("/snapshots", order=[2, 1], shown=1)
    assert [s["number"] for s in teacher.sees(lambda d: d["snapshots"][:1] and d["snapshots"][0]["number"] == 2)["snapshots"]] == [2, 1]  # fmt: skip
    teacher.round("reveal")
    # Only now: before, everybody could have copied it.
    shown = teacher.projects(lambda w: w["snapshot"] is not None)
    assert shown["phase"] == "revealed"
    assert shown["snapshot"]["move"].endswith(f"={total + 1}")
    # Another activity has the wall first; there it can be shown again, on the board that it was on.
    squares = shown["snapshot"]["ruleset"]["material"]["squares"]
    teacher.begin("plus-minus")
    assert teacher.projects(lambda w: w["activity"] == 2)["snapshot"] is None
    teacher.put("/snapshots", order=[2, 1], shown=1)
    later = teacher.projects(lambda w: w["snapshot"] is not None)["snapshot"]
    assert (later["game"], later["ruleset"]["material"]["squares"]) == ("contig60", squares)
    assert {s["game"] for s in teacher.sees(lambda d: d["snapshots"])["snapshots"]} == {"contig60"}
    teacher.begin("times", seconds=0)
    teacher.round("open")
    third = owl.sees(lambda s: (s["activity"], s["phase"]) == (3, "open"))
    assert owl.answer(third, best(owl))["t"] == "done"
    teacher.do("/end")
    assert teacher.do("/snapshots", pupil=owl.number) == {"snapshot": 3}
    assert teacher.do("/sets", tasks=3) == {"set": 1, "tasks": 1}
    teacher.begin("times", kind="set")
    task = owl.sees(lambda s: s["tasks"])["tasks"][0]
    path = f"/api/classes/{teacher.id}/sets/1"
    wrong = owl.client.http.post(path, json={"task": task["number"], "said": total + 1}).json()
    assert wrong["right"] is False
    right = owl.client.http.post(path, json={"task": task["number"], "said": total}).json()
    assert right == {"right": True, "cause": None}
    done = owl.client.http.get(path).json()["tasks"][0]
    assert (done["done"], done["tries"]) == (True, 2)
    assert fox.client.http.get(f"/api/classes/{teacher.id}/sets/9").json()["why"] == "no_such_set"
    stranger = server.guest()
    assert stranger.http.get(path).json()["why"] == "no_such_class"
    # Homework: also once the lesson is over.
    teacher.do("/close")
    assert fox.client.http.get(path).json()["tasks"][0]["done"] is False
