"""`contissimo replay`, `verify` and `rules`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from contissimo.games import GAMES, calculissimo
from tests.cli.conftest import CONTEST, Run

PRINTED = Path(calculissimo.__file__).parent / "data" / "printed-examples.record"


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A finished game of Contig with a seed to be checked by."""
    command = (
        "play",
        "contig60",
        "--seed",
        "7",
        "--players",
        "random,greedy",
        "--ruleset",
        "plus.toml",
    )
    (tmp_path / "plus.toml").write_text('operations = "+-"\n', "utf-8")
    assert run(*command, "--record", "game.record").code == 0
    return tmp_path / "game.record"


def test_the_printed_examples_replay_with_their_scores(run: Run) -> None:
    """calculissimo §8"""
    lines = run("replay", str(PRINTED), "--json").lines
    placed = [line for line in lines if "lines" in line]
    assert [line["points"] for line in placed] == [48, 12, 33, 38, 19]
    assert [line["seat"] for line in placed] == [1, 2, 1, 2, 1]
    assert placed[0]["lines"][0]["steps"] == ["(6×2) ÷ 2 = 6", "6 + (9×2) = 24", "24 × 2 = 48"]
    assert lines[0]["seat"] is None
    assert [line["seq"] for line in lines] == list(range(1, len(lines) + 1))
    assert lines[-1]["total"] == [65, 50]
    assert lines[-1]["outcome"]["winners"] == [1]
    assert lines[-1]["outcome"]["penalties"] == [35, 0]


def test_a_person_sees_cards_boards_and_the_end(run: Run) -> None:
    result = run("replay", str(PRINTED))
    assert result.code == 0
    for text in ("Ana: 8d 9+6÷2", "24 × 2 = 48", "19 points", " 9  +  6  ÷  2", "Winner: Ana"):
        assert text in result.out
    assert "Ana: 0 2 2 4 7 + − left over, which costs 35. Total: 65" in result.out


def test_the_best_placement_of_each_turn_is_shown_beside_the_one_that_was_played(run: Run) -> None:
    lines = run("replay", str(PRINTED), "--best", "--json").lines
    turns = [line for line in lines if "best" in line and "lines" in line]
    assert [line["points"] for line in turns] == [48, 12, 33, 38, 19]
    first = run("moves", "calculissimo", "--rack", _first_rack(lines), "--top", "1", "--json").lines
    assert turns[0]["best"] == {"move": first[0]["move"], "points": first[0]["score"]}
    assert all(line["best"]["points"] >= line["points"] for line in turns)
    without = [{**line} for line in lines]
    for line in without:
        line.pop("best", None)
    assert without == run("replay", str(PRINTED), "--json").lines
    best = turns[0]["best"]
    shown = run("replay", str(PRINTED), "--best").out
    move = best["move"].replace("*", "×").replace("/", "÷").replace("-", "−")
    assert f"Best: {move}, {best['points']} points." in shown


def _first_rack(lines: list[dict[str, Any]]) -> str:
    """What the player of the first placement had drawn."""
    seat = next(line["seat"] for line in lines if line["seat"] is not None)
    drawn = next(line["move"] for line in lines if line["move"].startswith(f"draw {seat}:"))
    tiles: str = drawn.split(":")[1]
    return tiles


def test_a_greedy_player_is_told_that_nothing_scores_more(run: Run, record: Path) -> None:
    lines = [
        line for line in run("replay", str(record), "--best", "--json").lines if line.get("best")
    ]
    greedy = [line for line in lines if line["seat"] == 2 and "square" in line]
    assert greedy
    assert all(line["points"] == line["best"]["points"] for line in greedy)
    guessing = [line for line in lines if line["seat"] == 1 and "square" in line]
    assert any(line["points"] < line["best"]["points"] for line in guessing)
    stolen = [line["best"]["move"] for line in lines if line["move"].startswith(("steal", "decl"))]
    assert all(move.startswith("steal ") for move in stolen)
    shown = run("replay", str(record), "--best").out
    assert "Best: nothing scores more." in shown
    assert "Best: no move was possible." in shown


def test_a_record_can_be_piped_in(run: Run) -> None:
    piped = run("replay", "-", "--json", stdin=PRINTED.read_text("utf-8"))
    assert piped.out == run("replay", str(PRINTED), "--json").out


def test_a_record_without_a_seed_proves_the_rules_alone(run: Run) -> None:
    result = run("verify", str(PRINTED), "--json")
    assert result.code == 1
    (answer,) = result.lines
    assert answer == {
        "ok": False,
        "rules": True,
        "chance": False,
        "cut_short": False,
        "entries": 15,
        "why": "seed_missing",
    }
    assert "All 15 entries follow the rules." in run("verify", str(PRINTED)).out


@pytest.mark.parametrize("kept", [30, -1])
def test_a_record_that_was_cut_short_has_words_and_an_exit_code_of_its_own(
    run: Run, record: Path, kept: int
) -> None:
    header, _, entries = record.read_text("utf-8").partition("\n\n")
    if kept > 0:
        header = header.replace(header.splitlines()[-1], '[Result "*"]')
    cut = "".join(entries.splitlines(True)[:kept])
    record.write_text(f"{header}\n\n{cut}", "utf-8")
    result = run("verify", str(record))
    assert result.code == 3
    assert (
        "cut short: the seed is given, so the game was over, but its end is missing" in result.out
    )
    assert "follow from the seed" not in result.out
    (answer,) = run("verify", str(record), "--json").lines
    assert (answer["ok"], answer["rules"], answer["chance"]) == (False, True, True)
    assert (answer["cut_short"], answer["why"]) == (True, "cut_short")
    assert answer["entries"] == len(cut.splitlines())


def test_the_canonical_text_of_a_ruleset_is_printed_as_a_commitment_hashes_it(run: Run) -> None:
    for game, name in (("calculissimo", "sheet-de"), ("contig60", "timed")):
        result = run("rules", game, "--ruleset", name, "--text")
        assert (result.code, result.out) == (0, GAMES[game].rulesets[name].text)
        (told,) = run("rules", game, "--ruleset", name, "--json").lines
        assert told["text"] == result.out
    first = next(iter(GAMES["contig60"].rulesets.values()))
    assert run("rules", "contig60", "--text").out == first.text


def test_an_honest_record_is_proved(run: Run, record: Path) -> None:
    result = run("verify", str(record))
    assert (result.code, result.err) == (0, "")
    assert "follow from the seed" in result.out
    (answer,) = run("verify", str(record), "--json").lines
    assert answer["ok"]
    assert answer["rules"]
    assert answer["chance"]
    assert answer["drawn"] > 10


def test_another_roll_than_the_seed_gives_is_found(run: Run, record: Path) -> None:
    text = record.read_text("utf-8")
    lines = text.split("\n")
    index, roll = next((i, x) for i, x in enumerate(lines) if "\troll " in x)
    number, _, move, *rest = roll.split("\t")
    faces = move.split()[1:]
    turned = [*faces[1:], faces[0]] if len(set(faces)) > 1 else faces
    assert turned != faces
    lines[index] = "\t".join([number, "-", " ".join(["roll", *turned]), *rest])
    record.write_text("\n".join(lines), "utf-8")
    result = run("verify", str(record), "--json")
    assert result.code == 1
    (answer,) = result.lines
    assert (answer["why"], answer["entry"], answer["expected"]) == (
        "chance_differs",
        int(number),
        move,
    )
    assert f"Entry {number}" in run("verify", str(record)).out


def test_another_seed_than_the_promised_one_is_found(run: Run, record: Path) -> None:
    text = record.read_text("utf-8").replace(f'[Seed "{7:064x}"]', f'[Seed "{8:064x}"]')
    record.write_text(text, "utf-8")
    result = run("verify", str(record), "--json")
    assert (result.code, result.lines[0]["why"]) == (1, "commitment_differs")


def test_an_illegal_record_is_refused_with_its_entry(run: Run, tmp_path: Path) -> None:
    text = PRINTED.read_text("utf-8").replace("6f 3*(4)-1", "6f 3*(4)-2")
    (tmp_path / "x.record").write_text(text, "utf-8")
    for verb in ("replay", "verify"):
        result = run(verb, "x.record", "--json")
        assert (result.code, result.out) == (2, "")
        error = result.error
        assert (error["error"], error["seq"]) == ("record_illegal_move", 8)
        assert error["because"] == "not_on_rack"
        assert "entry 8: this move is against the rules. You do not" in error["message"]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("calculissimo", "chess", "record_game_unknown"),
        ("classic", "nobody", "record_ruleset_unknown"),
        ("48\t48", "48\t49", "record_total_differs"),
        ("8d 9+6/2", "8d nonsense", "record_unreadable_move"),
        ("65,50", "66,50", "record_result_differs"),
        ("[Seats", "Seats", "record_header_unreadable"),
        ("[Seats", "[Game", "record_header_twice"),
        ("[Ruleset", "[Rules", "record_header_missing"),
        ("\n4\t1", "\n5\t1", "record_out_of_order"),
    ],
)
def test_every_mistake_in_a_record_is_named(
    run: Run, tmp_path: Path, old: str, new: str, code: str
) -> None:
    text = PRINTED.read_text("utf-8").replace(old, new, 1)
    (tmp_path / "x.record").write_text(text, "utf-8")
    result = run("replay", "x.record", "--json")
    assert (result.code, result.error["error"]) == (2, code)
    assert result.error["file"] == "x.record"


def test_a_game_that_is_not_over_can_be_proved_later(run: Run, tmp_path: Path) -> None:
    run("play", "calculissimo", "--seed", "1", "--record", "x.record", stdin="pass\n")
    text = (tmp_path / "x.record").read_text("utf-8")
    assert "[Seed" not in text
    assert "draw 2:_7" in text
    result = run("verify", "x.record", "--json")
    assert (result.code, result.lines[0]["why"], result.lines[0]["rules"]) == (1, "running", False)
    assert "still going on" in run("verify", "x.record").out
    assert run("replay", "x.record", "--json").error["error"] == "record_hidden"


def test_a_game_where_players_judge_is_open_once_it_is_over(run: Run) -> None:
    command = ("play", "calculissimo", *CONTEST, "--record", "x.record")
    assert run(*command, stdin="8d 9+6/2=40\nresign\n").code == 0
    shown = run("replay", "x.record").out
    assert "40 was announced." in shown
    assert "The sums are right, but the total was wrong." in shown


def test_the_rules_page_and_every_house_rule_are_shown(run: Run) -> None:
    for game in GAMES:
        result = run("rules", game)
        assert result.code == 0
        assert "§4.1" in result.out
        assert "judging = referee" in result.out
        assert f"option-{game}" not in result.out
        assert f"preset-{game}" not in result.out
    assert "exchange = never" in run("rules", "calculissimo", "--ruleset", "sheet-ja").out


def test_the_rulesets_are_told_to_programs_with_all_options(run: Run) -> None:
    lines = run("rules", "calculissimo", "--json").lines
    assert [line["ruleset"] for line in lines] == list(GAMES["calculissimo"].rulesets)
    assert lines[0]["options"]["turn_seconds"] == 120
    assert lines[0]["options"]["judging"] == "referee"
    assert "layout" in lines[0]["options"]
    (line,) = run("rules", "contig60", "--ruleset", "contig-us", "--json").lines
    assert line["options"]["line_length"] == 0


def test_a_terminal_gets_the_rules_page_drawn(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR")
    assert "\x1b[" in run("rules", "contig60").out
