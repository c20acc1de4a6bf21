"""Everything that goes wrong is one clear line on stderr and exit code 2."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from contissimo import __version__
from contissimo.engine.calculissimo.kernel import COMPILED
from contissimo.i18n import Catalogue, languages
from tests.cli.conftest import Run

RACK = ("moves", "calculissimo", "--rack", "12+")
SCORE = ("score", "calculissimo", "--move")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (("nonsense",), "usage_unknown"),
        (("moves",), "usage_missing"),
        (("moves", "chess"), "game_unknown"),
        (("moves", "calculissimo"), "rack_needed"),
        (("moves", "calculissimo", "--rack"), "usage_missing"),
        (("moves", "calculissimo", "--rack", ""), "rack_size"),
        (("moves", "calculissimo", "--rack", "12345678"), "rack_size"),
        (("moves", "calculissimo", "--rack", "12a"), "rack_face"),
        (("moves", "calculissimo", "--rack", "null"), "rack_face"),
        (("moves", "calculissimo", "--rack", "12*", "--ruleset", "junior"), "rack_left_out"),
        ((*RACK, "--rack", "12-"), "usage_twice"),
        ((*RACK, "--top", "0"), "top_wrong"),
        ((*RACK, "--top", "many"), "usage_value"),
        ((*RACK, "--top", "none"), "usage_value"),
        ((*RACK, "--nonsense"), "usage_unknown"),
        ((*RACK, "more"), "usage_unknown"),
        ((*RACK, "--dice", "1,2,3"), "option_not_here"),
        ((*RACK, "--ruleset", "nobody"), "ruleset_unknown"),
        ((*RACK, "--ruleset", ""), "ruleset_unknown"),
        ((*RACK, "--ruleset", "none"), "ruleset_unknown"),
        ((*RACK, "--ruleset", "nobody.toml"), "file_missing"),
        ((*RACK, "--ruleset", "a\0b.toml"), "file_unreadable"),
        ((*RACK, "--ruleset", "x" * 5000), "ruleset_unknown"),
        ((*RACK, "--board", "nobody"), "file_missing"),
        ((*RACK, "--board", "."), "file_is_directory"),
        (("score", "calculissimo"), "move_needed"),
        ((*SCORE, "nonsense"), "move_unreadable"),
        ((*SCORE, ""), "move_unreadable"),
        ((*SCORE, "9" * 500), "move_too_long"),
        ((*SCORE, "pass"), "move_not_scored"),
        ((*SCORE, "swap 12"), "move_not_scored"),
        ((*SCORE, "draw 1:12"), "move_not_scored"),
        (("moves", "contig60"), "dice_needed"),
        (("moves", "contig60", "--dice", "2,3"), "dice_wrong"),
        (("moves", "contig60", "--dice", "2,3,7"), "dice_wrong"),
        (("moves", "contig60", "--dice", "-1,2,3"), "dice_wrong"),
        (("moves", "contig60", "--dice", "2,3,4", "--rack", "12"), "option_not_here"),
        (("score", "contig60", "--dice", "2,3,4"), "move_needed"),
        (("score", "contig60", "--dice", "2,3,4", "--move", "decline"), "move_not_scored"),
        (("score", "contig60", "--dice", "2,3,4", "--move", "2+3+4"), "move_unreadable"),
        (("score", "contig60", "--dice", "2,3,4", "--move", "((2=2"), "expression_unreadable"),
        (("replay", "nobody"), "file_missing"),
        (("replay",), "usage_missing"),
        (("verify", "."), "file_is_directory"),
        (("rules", "chess"), "game_unknown"),
        (("rules", "contig60", "--ruleset", "classic"), "ruleset_unknown"),
        (("play", "chess"), "game_unknown"),
        (("play", "contig60", "--players", "you,nobody"), "player_unknown"),
        (("play", "contig60", "--players", "you,random,random"), "seat_count"),
        (("play", "contig60", "--seed", "-1"), "seed_wrong"),
        (("play", "contig60", "--record", "."), "file_is_directory"),
        (("play", "contig60", "--record", "nowhere/x.record"), "file_unwritable"),
    ],
)
def test_every_mistake_is_one_line_and_code_2(
    run: Run, command: tuple[str, ...], code: str
) -> None:
    spoken = run(*command)
    assert (spoken.code, spoken.out) == (2, "")
    (line,) = spoken.err.splitlines()
    assert not any(sign in line for sign in ("why-", "{", "Traceback", "\0"))
    machine = run(*command, "--json") if command[-1] != "--rack" else run("--json", *command)
    assert (machine.code, machine.out) == (2, "")
    assert machine.error["error"] == code
    assert machine.error["message"] == line


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("exchange = 'never'\nexchnage = 1\n", "option_unknown", 2),
        ("# mine\nexchange = 'sometimes'\n", "option_wrong", 2),
        ("exchange = \n", "toml_unreadable", 1),
        ("base = 'nobody'\n", "option_wrong", 1),
        ("game = 'contig60'\n", "option_wrong", 1),
        ('\nlayout = """\n...\n.X.\n...\n"""\n', "layout_letter", 4),
        ("x = 1\n" * 9000, "file_too_large", 0),
    ],
)
def test_a_mistake_in_a_ruleset_names_file_and_line(
    run: Run, tmp_path: Path, text: str, code: str, line: int
) -> None:
    (tmp_path / "house.toml").write_text(text, "utf-8")
    error = run(*RACK, "--ruleset", "house.toml", "--json").error
    assert (error["error"], error["file"], error["line"]) == (code, "house.toml", line)
    assert "house.toml" in error["message"]
    assert (f"line {line}" in error["message"]) == bool(line)


def test_layouts_and_bags_lie_beside_their_ruleset(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "house.toml").write_text("layout = 'small.layout'\ntiles = 'few.tiles'\n", "utf-8")
    (folder / "small.layout").write_text("...\n.*.\n...\n", "utf-8")
    (folder / "few.tiles").write_text("1 10\n+ 10\n", "utf-8")
    lines = run("moves", "calculissimo", "--rack", "11+", "--ruleset", "mine/house.toml", "--json")
    assert lines.lines == [{"move": "2a 1+1", "score": 4}, {"move": "b1 1+1", "score": 4}]
    (folder / "few.tiles").write_text("1 10\n+ ten\n", "utf-8")
    error = run(*RACK, "--ruleset", "mine/house.toml", "--json").error
    assert (error["error"], error["file"], error["line"]) == ("bag_line", "few.tiles", 2)
    (folder / "few.tiles").unlink()
    error = run(*RACK, "--ruleset", "mine/house.toml", "--json").error
    assert (error["error"], error["file"]) == ("file_missing", "few.tiles")


def test_a_file_that_is_no_text_names_its_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "b.txt").write_bytes(b"...\n..\xff\n")
    error = run(*RACK, "--board", "b.txt", "--json").error
    assert (error["error"], error["line"]) == ("file_not_utf8", 2)


def test_a_layout_is_no_board(run: Run, tmp_path: Path) -> None:
    (tmp_path / "b.txt").write_text("# a layout\n...\n", "utf-8")
    assert run(*RACK, "--board", "b.txt", "--json").error["error"] == "board_is_layout"


def test_what_a_file_says_can_not_move_the_cursor(run: Run, tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text('"\\u001b[2Jx" = 1\n', "utf-8")
    result = run(*RACK, "--ruleset", "house.toml")
    assert "\x1b" not in result.err
    assert len(result.err.splitlines()) == 1


def test_options_may_stand_before_the_verb(run: Run) -> None:
    assert run("--json", "--lang", "en", *RACK, "--top", "1").lines[0]["score"] > 0
    assert run("--lang=xx", "--json", "moves").error["error"] == "usage_missing"


def test_without_a_verb_the_program_explains_itself(run: Run) -> None:
    result = run()
    assert result.code == 0
    for verb in ("play", "moves", "score", "rules", "replay", "verify"):
        assert verb in result.out
        help_page = run(verb, "--help")
        assert help_page.code == 0
        assert "--json" in help_page.out
        assert "option-" not in help_page.out


@pytest.mark.parametrize("lang", languages())
def test_a_page_of_help_has_no_word_of_the_parser(run: Run, lang: str) -> None:
    words = Catalogue(lang)
    game, any_option = words.text("option-game.value"), words.text("help-usage.options")
    line = words.text("help-usage", line=f"contissimo moves {any_option} {game}")
    page = run("moves", "--help", "--lang", lang).out
    assert page.splitlines()[0] == line
    assert words.text("help-required", sentence=words.text("option-game")) in page
    if lang != "en":
        assert not re.search(r"\bUsage:|\[required\]|\bGAME\b", page)


@pytest.mark.parametrize("verb", ["backup", "restore"])
@pytest.mark.parametrize("lang", languages())
def test_the_file_of_a_backup_is_not_taken_for_a_saved_game(run: Run, lang: str, verb: str) -> None:
    def bare(text: str) -> str:
        return re.sub(r"[│\s]", "", text)  # wherever a line is broken

    words, page = Catalogue(lang), bare(run(verb, "--help", "--lang", lang).out)
    assert bare(words.text(f"option-{verb}-file")) in page
    assert bare(words.text("option-file")) not in page


@pytest.mark.parametrize("lang", languages())
def test_what_is_missing_is_named_as_the_help_names_it(run: Run, lang: str) -> None:
    missing = run("moves", "--json", "--lang", lang).error
    assert missing["name"] == "GAME"  # the same for programs in every language
    words = Catalogue(lang)
    game = words.text("option-game.value")
    assert missing["message"] == words.text("why-usage-missing", name=game)


def test_the_version_and_the_kind_of_generator_are_told(run: Run) -> None:
    said = run("--version").out.strip()
    assert said.startswith(f"Contissimo {__version__}, ")
    assert ("compiled" in said) == COMPILED


def test_the_installed_program_fails_in_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "contissimo", *SCORE, "8d"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_a_reader_that_has_had_enough_is_no_mistake() -> None:
    command = (
        f'"{sys.executable}" -m contissimo moves calculissimo --rack 123456+ --json | head -n 1'
    )
    done = subprocess.run(  # noqa: S602  # a pipe is what is tested
        f"set -o pipefail; {command}",
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_a_full_disk_is_told() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "contissimo", *RACK],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=60,
        )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_a_terminal_without_our_letters_gets_the_nearest() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "contissimo", *SCORE, "8d 9+6/2"],
        capture_output=True,
        text=True,
        encoding="ascii",
        env=environment,
        check=False,
        timeout=60,
    )
    assert "(6x2) : 2 = 6" in done.stdout
