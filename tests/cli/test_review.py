"""`contissimo review`: a game in words and as JSON, its graph, a folder, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from contissimo.cli import main
from contissimo.cli import review as verb
from contissimo.cli.files import read_text
from contissimo.i18n import Catalogue, languages
from contissimo.play.record import record_of
from contissimo.study.review import Review, review
from tests.study.games import played


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two games, one that is still being played, and something else."""
    for name, key in (("a", "contig60"), ("b", "calculissimo")):
        record = record_of(played(key, "level-3 level-6", 1))
        (tmp_path / f"{name}.record").write_text(str(record), "utf-8")
    match = played("contig60", "level-3 level-6", 1)
    early = match.begun().fold(match.log[:9])
    (tmp_path / "c.record").write_text(str(record_of(early)), "utf-8")
    (tmp_path / "notes.txt").write_text("milk\n", "utf-8")
    return tmp_path


def test_a_game_in_words(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(folder / "a.record"), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "contig60, rules contig60" in told
    assert "of 100 for good choices" in told
    assert "samples" not in told, "throws are counted"
    assert "Own luck" in told
    assert "Better: " in told
    assert "could be made" in told


def test_the_headline_of_calculissimo_is_the_share_of_the_top(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(folder / "b.record"), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "of the points that were there" in told
    assert "fewer samples" in told, "a quick look says what it estimates"


@pytest.mark.parametrize("lang", languages())
def test_every_language_tells_it_whole(
    lang: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("a.record", "b.record"):
        assert main(["review", str(folder / name), "--lang", lang]) == 0
        told = capsys.readouterr().out
        assert "review-" not in told
        assert "{" not in told


def test_a_game_as_json_and_its_graph(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = folder / "game.svg"
    told = ["review", str(folder / "a.record"), "--json", "--svg", str(picture)]
    assert main(told) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["format"], found["budget"], found["complete"]) == (1, "quick", True)
    assert len(found["turns"]) == found["entries"]
    assert picture.read_text("utf-8").startswith("<svg")


def test_the_graph_is_saved_and_said(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = folder / "game.svg"
    assert main(["review", str(folder / "a.record"), "--svg", str(picture), "--lang", "en"]) == 0
    assert str(picture) in capsys.readouterr().out.replace("\n", "")


def test_a_folder_is_summed_up(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(folder), "--lang", "en"]) == 0
    told, left_out = capsys.readouterr()
    assert "2 games" in told
    assert "Lost, by kind" in told
    assert "Lost, by part of the game" in told
    assert "c.record" in left_out
    assert "not over yet" in left_out
    assert "notes.txt" in left_out


def test_a_folder_of_one_player_as_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(folder), "--json", "--player", "level-3"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line.get("file") for line in lines] == ["a.record", "b.record", None]
    assert lines[-1]["practice"]["games"] == 2


def test_a_game_of_one_player(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for name in ("level-3", "Explorer"):  # as the record has it, and as it is shown
        assert main(["review", str(folder / "a.record"), "--player", name, "--lang", "en"]) == 0
        told.append(capsys.readouterr().out)
        assert "Explorer: " in told[-1]
        assert "Maths whizz: " not in told[-1]
    assert told[0] == told[1]
    assert main(["review", str(folder / "a.record"), "--player", "Zoe", "--lang", "en"]) == 2
    assert "Zoe" in capsys.readouterr().err


def test_a_folder_has_no_graph(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(folder), "--svg", str(folder / "all.svg"), "--lang", "en"]) == 2
    assert "a graph shows one game" in capsys.readouterr().err
    assert not (folder / "all.svg").exists()


def test_nobody_of_that_name_and_nothing_to_review(
    folder: Path, tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(folder), "--player", "Zoe", "--lang", "en"]) == 2
    assert "Zoe" in capsys.readouterr().err
    assert main(["review", str(tmp_path_factory.mktemp("empty")), "--lang", "en"]) == 2
    assert "no saved game" in capsys.readouterr().err


def test_a_running_game_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(folder / "c.record"), "--json"]) == 2
    assert json.loads(capsys.readouterr().err)["error"] == "review_running"


def test_ctrl_c_keeps_what_is_judged(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_after(monkeypatch, 20)
    assert main(["review", str(folder / "a.record"), "--lang", "en"]) == verb.INTERRUPTED
    told = capsys.readouterr().out
    assert "Stopped early: 20 of" in told
    assert "So far" in told
    assert "At the end" not in told
    assert main(["review", str(folder), "--json"]) == verb.INTERRUPTED


def test_ctrl_c_between_two_games_of_a_folder_keeps_the_first(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def reading(file: str, *, limit: int) -> str:
        if file.endswith("b.record"):
            raise KeyboardInterrupt
        return read_text(file, limit=limit)

    monkeypatch.setattr(verb, "read_text", reading)
    assert main(["review", str(folder), "--json", "--player", "Zoe"]) == verb.INTERRUPTED
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line.get("file") for line in lines] == ["a.record", None]


def stop_after(monkeypatch: pytest.MonkeyPatch, turns: int) -> None:

    def reviewed(*args: object, **kwargs: object) -> Review:
        def press(done: int, of: int, turn: object) -> None:
            if done == turns:
                raise KeyboardInterrupt

        return review(*args, **{**kwargs, "progress": press})  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(verb, "reviewed", reviewed)


def test_every_fact_kind_and_stage_has_its_words() -> None:
    words = Catalogue("en")
    for key in ("fact-points", "kind-far-bonus", "stage-middle", "fact-not-established"):
        assert words.has(f"review-{key}")
