"""`contissimo engine`: our players and judges for other programs, one answer a question."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from contissimo.cli.engine import Engine, Question, serve
from contissimo.core.game import AnyGame, Seat
from contissimo.games import GAMES
from tests.cli.conftest import Run

CONTIG, CALCULISSIMO = GAMES["contig60"], GAMES["calculissimo"]
EMPTY = "|".join(["." * 8] * 8)
START = f"{EMPTY} 60,60 25,25 2,3,4 1 begin:1"
TILES = "|".join(["." * 15] * 15) + " 269+/?,_7 _73 0,0 1 -"

QUESTIONS = ("analyse\tx", "analyse\tx\t-\t-", "analyse\tx\t5", "analyse\tx\t-\t5")


def answers(game: AnyGame, *lines: str, player: str = "greedy") -> list[str]:
    said: list[str] = []
    ruleset = next(iter(game.rulesets.values()))
    serve(Engine(game, ruleset, player, 1), iter(lines), said.append)
    return said


def hello(game: AnyGame, version: str = "2", seat: int = 1) -> str:
    rules = next(iter(game.rulesets.values()))
    text = rules.text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")
    return "\t".join(("hello", version, game.key, "2", str(seat), rules.name, text))


@pytest.mark.parametrize(("version", "answered"), [("1", "1"), ("2", "2"), ("7", "2")])
def test_it_speaks_the_version_that_it_is_asked_for(version: str, answered: str) -> None:
    assert answers(CONTIG, hello(CONTIG, version) + "\n") == [f"hello {answered}"]


@pytest.mark.parametrize(("game", "text"), [(CONTIG, START), (CALCULISSIMO, TILES)])
def test_a_move_is_legal(game: AnyGame, text: str) -> None:
    for before in ([], [hello(game)]):
        *_, move = answers(game, *before, f"move\t{text}\t-\t-")
        view = game.read_view(text, next(iter(game.rulesets.values())), Seat(1))
        assert move in {str(legal) for legal in view.moves()}


@pytest.mark.parametrize(("game", "text"), [(CONTIG, START), (CALCULISSIMO, TILES)])
def test_an_analysis_lists_moves_best_first_and_ends(game: AnyGame, text: str) -> None:
    *infos, done = answers(game, f"analyse\t{text}\t-\t200")
    assert done == "done"
    shares = []
    for line in infos:
        word, *move, win, share, se, error, points, count, exact, proved = line.split(" ")
        assert (word, win, se, points, exact) == ("info", "win", "se", "points", "exact")
        assert str(game.read_move(" ".join(move)))
        assert proved in {"0", "1"}
        assert float(error) >= 0
        assert int(count) >= 0
        shares.append(float(share))
    assert len(shares) > 3
    assert shares[:2] == sorted(shares[:2], reverse=True)


def test_the_same_nodes_give_the_same_analysis() -> None:
    line = f"analyse\t{TILES}\t-\t300"
    assert answers(CALCULISSIMO, line) == answers(CALCULISSIMO, line)


def test_it_says_what_it_can_and_where_its_judgement_comes_from() -> None:
    can, provenance = answers(CONTIG, "capabilities", "provenance")
    assert can == "capabilities move analyse stop provenance"
    assert provenance.startswith("provenance contissimo-greedy ")
    assert len(provenance.split(" ")) == 4


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("move\tnonsense\t-\t-", ["error position_fields"]),
        (f"move\t{START}\tsoon\t-", ["error question_unreadable"]),
        (f"move\t{START}\t-\t0", ["error question_unreadable"]),
        (f"move\t{EMPTY} 60,60 25,25 _ - -", ["error not_now"]),
        ("analyse", ["error question_unreadable"]),
        ("hello\t2\tchess\t2\t1\tx\ty", ["error question_unreadable"]),
        ("hello\t2", ["error question_unreadable"]),
        (hello(CONTIG, seat=3), ["error question_unreadable"]),
        ("xyzzy\t1\t2", []),
        ("", []),
        ("over\tline\t1,2\t3,4", []),
        ("stop", []),
    ],
)
def test_whatever_is_asked_gets_one_answer_and_unknown_words_none(
    line: str, answer: list[str]
) -> None:
    assert answers(CONTIG, line) == answer


def test_the_seat_of_the_hello_must_be_to_act() -> None:
    assert answers(CONTIG, hello(CONTIG, seat=2), f"move\t{START}\t-\t-")[1:] == [
        "error not_your_turn"
    ]


@pytest.mark.parametrize(
    ("game", "question"),
    [
        (CALCULISSIMO, f"analyse\t{TILES}\t-\t1000000000"),
        (CALCULISSIMO, f"move\t{TILES}\t100000000\t-"),
        (CONTIG, f"move\t{START}\t{10**20}\t{10**20}"),
    ],
    ids=["analyse", "move", "numbers of any size"],
)
def test_stop_ends_an_answer_that_would_take_days(game: AnyGame, question: str) -> None:
    """The input goes on until the answer is there, so it is not its end that stops anything."""
    answered = until_answered(game, [question, "stop"], answers=1)
    assert "error" not in answered[0]


def test_stop_is_for_the_answer_that_is_being_worked_out_and_not_for_those_after_it() -> None:
    endless, short = f"analyse\t{TILES}\t-\t1000000000", f"analyse\t{TILES}\t-\t50"
    answered = until_answered(CALCULISSIMO, [endless, short, "provenance", "stop"], answers=3)
    assert answered[:2] == ["done", "done"]
    assert answered[2].startswith("provenance ")


def test_the_end_of_the_input_stops_all_that_has_no_limit() -> None:
    endless, short = f"analyse\t{TILES}\t-\t-", f"analyse\t{TILES}\t-\t50"
    said = answers(CALCULISSIMO, endless, short, player="champion")
    assert said.count("done") == 2


def until_answered(game: AnyGame, lines: list[str], *, answers: int) -> list[str]:
    """What the champion answers to lines whose end is only reached when it has answered; `info` is left out."""
    answered: list[str] = []
    ended = threading.Event()

    def asked() -> Iterator[str]:
        yield from lines
        ended.wait(60)  # the test fails below, where it can be seen

    def say(line: str) -> None:
        if not line.startswith("info"):
            answered.append(line)
            if len(answered) == answers:
                ended.set()

    serve(Engine(game, next(iter(game.rulesets.values())), "champion", 1), asked(), say)
    assert ended.is_set()
    return answered


def test_a_question_with_a_limit_is_answered_in_full_after_the_end_of_the_input() -> None:
    assert [Question(line.split("\t")).limited for line in QUESTIONS] == [False, False, True, True]
    line = f"analyse\t{START}\t-\t20000"
    assert answers(CONTIG, line) == answers(CONTIG, line, "capabilities")[:-1]


def test_as_a_program_it_reads_standard_input(run: Run) -> None:
    told = run(
        "engine", "contig60", "--player", "greedy", stdin=f"{hello(CONTIG)}\nmove\t{START}\t-\t-\n"
    )
    assert told.code == 0
    assert told.out.splitlines()[0] == "hello 2"
    assert len(told.out.splitlines()) == 2


def test_a_player_that_nobody_knows_is_refused(run: Run) -> None:
    told = run("engine", "contig60", "--player", "kasparov", "--lang", "en")
    assert told.code == 2
    assert "kasparov" in told.err
