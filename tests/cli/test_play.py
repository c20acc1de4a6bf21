"""Whole games in the terminal, typed by a script."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from contissimo.cli import ask as asking
from contissimo.cli.desks import desk_of
from contissimo.cli.output import Out
from contissimo.cli.table import Chair, Table
from contissimo.core.chance import Chance, match_key, small_seed
from contissimo.core.game import Millis
from contissimo.engine.registry import player, players_of
from contissimo.games import GAMES
from contissimo.i18n import Catalogue
from contissimo.play.match import Match
from tests.cli.conftest import CONTEST, GREEDY, HOUSE, Run


def test_a_whole_game_of_calculissimo_against_greedy(run: Run, tmp_path: Path) -> None:
    """The script plays a printed example, exchanges, is refused, and passes until the end."""
    script = "help\nboard\nmoves\n8d 9 + 6 : 2\n8d 9+6/2\nswap 1\n" + "pass\n" * 200
    command = ("play", "calculissimo", *HOUSE, "--record", "x.record")
    result = run(*command, stdin=script)
    assert (result.code, result.err) == (0, "")
    for text in (
        "8d 9+6/2       lay tiles to the right",  # help
        "Hints are off.",
        "Winner: ",
        "left over, which costs ",
        "The game is saved in x.record.",
    ):
        assert text in result.out
    assert run("verify", "x.record").code == 0
    assert run("replay", "x.record").code == 0


def test_a_move_is_followed_by_its_score_card(run: Run) -> None:
    command = ("play", "calculissimo", *HOUSE)
    out = run(*command, stdin="1a 9+6\n8D 9+6÷2\nquit\n").out
    refused, played, drawn = (
        out.index("The first move must cover the start square h8."),
        out.index("You: 8d 9+6÷2"),
        out.index("New tiles for You:", out.index("You: 8d")),
    )
    assert refused < out.index("24 × 2 = 48") < drawn
    assert refused < played < out.index("48 points") < drawn


def test_full_width_signs_are_read_as_plain_ones(run: Run) -> None:
    wide = {sign: sign + 0xFEE0 for sign in range(ord("!"), ord("~") + 1)}
    typed = "8d 9+6/2\nquit\n".translate(wide)
    assert "You: 8d 9+6÷2" in run("play", "calculissimo", *HOUSE, stdin=typed).out


def test_the_end_of_the_input_leaves_politely(run: Run) -> None:
    for game in ("calculissimo", "contig60"):
        result = run("play", game)
        assert (result.code, result.err) == (0, "")
        assert "The game is not finished." in result.out
        assert "Use --record FILE to save it." in result.out


def test_a_whole_game_of_contig_against_random(run: Run) -> None:
    command = ("play", "contig60", "--players", "you,random", "--seed", "5", "--record", "x.record")
    script = "help\n2+2=4\nnonsense\nchallenge\n" + "pass\ndecline\n" * 400
    result = run(*command, stdin=script)
    assert (result.code, result.err) == (0, "")
    assert "Use each die exactly once." in result.out
    assert "I can’t read “nonsense” as a move." in result.out
    assert "That can’t be done now." in result.out
    assert "Winner: Random" in result.out
    assert run("verify", "x.record").code == 0


def test_a_steal_needs_no_word_of_its_own(run: Run) -> None:
    """contig60 §5.1"""
    players = {"--players": "you,you", "--seed": "3"}
    tokens = [token for pair in players.items() for token in pair]
    first = run("play", "contig60", *tokens, "--json", stdin="pass\n").lines
    dice = next(line["move"] for line in first if line.get("move", "").startswith("roll"))
    a, b, c = dice.split()[1:]
    total = int(a) + int(b) + int(c)
    out = run("play", "contig60", *tokens, stdin=f"pass\n{a} + {b} + {c} = {total}\nquit\n").out
    assert f"steals: {a}+{b}+{c}={total}" in out
    assert "Make a sum with the same dice" in out


def test_hints_are_shown_to_those_who_want_them(run: Run) -> None:
    out = run("play", "calculissimo", *HOUSE, "--hints", stdin="moves\n").out
    assert out.index("   54  8f 9+9") < out.index("   48  8d 9+6÷2")
    contig = run("play", "contig60", "--seed", "3", "--hints", stdin="moves\n").out
    assert "Hints are off" not in out + contig


@pytest.mark.parametrize("game", ["calculissimo", "contig60"])
def test_moves_are_not_shown_where_players_judge_each_other(run: Run, game: str) -> None:
    """Whether a line or a sum is right is for the others to say."""
    command = ("play", game, "--seed", "3", "--ruleset", "sheet-pt", "--hints")
    shown, judged = run(*command[:4], "--hints", stdin="moves\n"), run(*command, stdin="moves\n")
    assert "the players check each other" not in shown.out
    assert "the players check each other" in judged.out
    assert len(judged.out) < len(shown.out)


def test_programs_can_play_too(run: Run) -> None:
    lines = run("play", "contig60", "--seed", "3", "--json", stdin="nonsense\nresign\n").lines
    assert lines[0]["players"] == ["you", "level-2"]
    asked = [line for line in lines if "ask" in line]
    assert asked[0]["ask"] == 1
    assert asked[0]["view"].count("|") == 7
    assert any(line.get("refused") == "move_unreadable" for line in lines)
    assert lines[-1]["outcome"]["winners"] == [2]


def test_a_contest_is_told(run: Run) -> None:
    """calculissimo §7.2: greedy contests a wrong total, and only then is the card shown."""
    command = ("play", "calculissimo", *CONTEST)
    out = run(*command, stdin="8d 9+6/2\n8d 9+6/2=40\nquit\n").out
    assert "Say your total too" in out
    assert "Greedy: challenge!" in out
    assert out.index("The sums are right, but the total was wrong.") < out.index("24 × 2 = 48")
    wrong = run(*command, stdin="8h 9÷2=4\nquit\n").out
    assert "The move is taken back." in wrong
    right = run(*command, stdin="8d 9+6/2=48\nquit\n").out
    assert "Greedy: accepted." in right
    assert "24 × 2 = 48" not in right


def test_a_person_may_contest(run: Run) -> None:
    """Greedy is always right, so a contest changes nothing."""
    command = ("play", "calculissimo", *CONTEST)
    out = run(*command, stdin="pass\nchallenge\nquit\n").out
    assert "Say accept or challenge." in out
    assert "Everything was right. It stays." in out
    contig = ("play", "contig60", "--ruleset", "sheet-pt", "--seed", "3")
    assert "Everything was right. It stays." in run(*contig, stdin="challenge\nquit\n").out


def test_nobody_contests_with_the_sums_of_others_in_contig(run: Run) -> None:
    """contig60 §4.2: what is wrong is taken back."""
    command = ("play", "contig60", "--ruleset", "sheet-pt", "--seed", "3", *GREEDY)
    out = run(*command, stdin="accept\n1+1+1=64\nquit\n").out
    assert "Greedy: challenge!" in out
    assert "The move is taken back." in out


@pytest.mark.parametrize("game", GAMES)
def test_every_player_of_the_registry_can_be_seated(run: Run, game: str) -> None:
    for name in players_of(game):
        result = run(
            "play", game, "--players", f"you,{name}", "--seed", "3", "--json", stdin="resign\n"
        )
        assert (result.code, result.err) == (0, ""), name
        assert result.lines[0]["players"] == ["you", name]


def test_an_unknown_player_is_refused_with_the_names_there_are(run: Run) -> None:
    result = run("play", "contig60", "--players", "you,level-9", "--json")
    assert result.code == 2
    assert result.error["players"].split() == ["you", *players_of("contig60")]


def test_a_level_is_called_by_its_name(run: Run) -> None:
    for players, name in (((), "Learner"), (("--players", "you,level-3"), "Explorer")):
        out = run("play", "calculissimo", *players, "--seed", "3", stdin="resign\n").out
        assert f"Winner: {name}" in out


def test_a_person_may_resign_while_another_is_to_move(run: Run) -> None:
    """calculissimo §3.7"""
    command = ("play", "calculissimo", "--players", "you,you,you", "--seed", "3", "--json")
    *_, asked = (line for line in run(*command, stdin="\n").lines if "ask" in line)
    other = asked["ask"] % 3 + 1
    lines = run(*command, stdin=f"\nresign 4\nresign {other}\nquit\n").lines
    assert [line["refused"] for line in lines if "refused" in line] == ["move_unreadable"]
    (entry,) = (line for line in lines if line.get("move") == "resign")
    assert entry["seat"] == other
    assert [line["ask"] for line in lines if "ask" in line] == [asked["ask"]] * 2


def test_nobody_resigns_for_the_computer(run: Run) -> None:
    lines = run("play", "contig60", "--seed", "3", "--json", stdin="resign 2\n").lines
    assert [line["refused"] for line in lines if "refused" in line] == ["move_unreadable"]


def test_several_people_share_a_terminal(run: Run) -> None:
    command = ("play", "calculissimo", "--players", "you,you,random", "--seed", "3")
    out = run(*command, stdin="\npass\n\npass\n\nquit\n").out
    assert "Next: You (1). The others look away. Press Enter." in out
    assert "Next: You (2). The others look away. Press Enter." in out
    assert "New tiles for You" not in out


def test_nothing_that_a_running_game_hides_is_saved(run: Run, tmp_path: Path) -> None:
    command = (
        "play",
        "calculissimo",
        "--players",
        "you,you",
        "--seed",
        "3",
        "--record",
        "x.record",
    )
    run(*command, stdin="\n8d 9+6/2\n")
    text = (tmp_path / "x.record").read_text("utf-8")
    assert "draw 1:_7" in text
    assert "draw 2:_7" in text
    assert "[Seed" not in text


def test_chance_is_promised_and_people_add_their_own(run: Run, tmp_path: Path) -> None:
    run("play", "contig60", "--record", "x.record", stdin="resign\n" * 3)
    text = (tmp_path / "x.record").read_text("utf-8")
    assert "[Contributions" in text
    assert "[Seed" in text
    assert run("verify", "x.record").code == 0


class Sitting:
    """A table whose clock jumps with every line that is typed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, typed: list[tuple[int, str]]) -> None:
        self.now = 0
        self.typed = iter(typed)
        monkeypatch.setattr("sys.stdin", self)
        monkeypatch.setattr(asking, "is_interactive", lambda: False)

    def readline(self) -> str:
        waited, line = next(self.typed, (0, ""))
        self.now += waited * 1000
        return f"{line}\n" if line else ""

    def isatty(self) -> bool:
        return False

    def clock(self) -> Millis:
        return Millis(self.now)


def sit(
    game: str, ruleset: Any, sitting: Sitting, chairs: list[Chair], seed: int = 3
) -> tuple[Match, Table]:
    desk = desk_of(game)
    rules = desk.game.rulesets[ruleset] if isinstance(ruleset, str) else ruleset
    match = Match.begin(desk.game, rules, len(chairs))
    chance = Chance(match_key(small_seed(seed), ()))
    table = Table(Out(words=Catalogue()), desk, match, chance, chairs)
    table.clock = sitting.clock
    return table.run(), table


def moves_of(match: Match) -> Iterator[tuple[int, str]]:
    return ((entry.seat, str(entry.move)) for entry in match.log if entry.seat > 0)


def test_an_answer_that_comes_too_late_is_a_pass(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """calculissimo §3.1"""
    sitting = Sitting(monkeypatch, [(121, "8d 9+6/2")])
    match, _ = sit(
        "calculissimo",
        "classic",
        sitting,
        [Chair("You"), Chair("Greedy", player("calculissimo", "greedy", 1))],
    )
    assert next(moves_of(match)) == (1, "pass")
    out = capsys.readouterr().out
    assert "That was too late." in out
    assert "120 seconds left." in out


def test_a_used_up_main_time_is_a_resignation(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """calculissimo §3.1"""
    rules = desk_of("calculissimo").game.read_ruleset("main_seconds = 60\nincrement_seconds = 5")
    sitting = Sitting(monkeypatch, [(30, "8d 9+6/2"), (40, "pass")])
    match, _ = sit(
        "calculissimo",
        rules,
        sitting,
        [Chair("You"), Chair("Greedy", player("calculissimo", "greedy", 1))],
    )
    assert match.over
    assert list(moves_of(match))[-1] == (1, "resign")
    assert "Each player has 60 seconds for the whole game" in capsys.readouterr().out


def test_a_late_pass_in_contig_can_be_stolen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """contig60 §2.4"""
    sitting = Sitting(monkeypatch, [(61, "1+1+1=3")])
    chairs = [Chair("You"), Chair("Greedy", player("contig60", "greedy", 1))]
    match, _ = sit("contig60", "timed", sitting, chairs, seed=4)
    told = list(moves_of(match))
    late = told.index((1, "pass"))
    assert told[late + 1][1].startswith("steal ")


def test_handing_the_keyboard_over_costs_no_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = Sitting(monkeypatch, [(100, "ready"), (100, "pass"), (30, "ready"), (119, "pass")])
    match, _ = sit("calculissimo", "classic", sitting, [Chair("Ana"), Chair("Bram")])
    assert [str(entry.move) for entry in match.log if str(entry.move).startswith("away")] == [
        "away 100000",
        "away 30000",
    ]
    assert list(moves_of(match)) == [(1, "pass"), (2, "pass")]
    capsys.readouterr()


def test_the_last_round_is_called_when_the_minutes_are_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """contig60 §6.3"""
    rules = desk_of("contig60").game.read_ruleset("minutes = 1")
    sitting = Sitting(monkeypatch, [(70, "pass"), *[(0, "pass"), (0, "decline")] * 5])
    match, _ = sit(
        "contig60", rules, sitting, [Chair("You"), Chair("Random", player("contig60", "random", 1))]
    )
    assert match.over
    assert "This is the last round." in capsys.readouterr().out


def test_a_person_at_a_terminal_may_keep_the_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["resign", "resign", "kept.record"])
    monkeypatch.setattr("contissimo.cli.play.is_interactive", lambda: True)
    monkeypatch.setattr(asking, "is_interactive", lambda: True)
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    result = run("play", "calculissimo", "--seed", "3")
    assert result.code == 0
    typed = iter(["resign", "kept.record"])
    assert run("play", "calculissimo", "--seed", "3").code == 0
    assert (tmp_path / "kept.record").exists()


def test_an_interrupted_game_is_left(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    monkeypatch.setattr("io.StringIO", Interrupted)
    result = run("play", "calculissimo")
    assert result.code == 0
    assert "The game is not finished." in result.out
