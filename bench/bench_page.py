"""The page as a newcomer meets it: bytes, requests, clicks, jumps, and how soon a dead line is noticed.

`python bench/bench_page.py [--before FOLDER] [--games N] [--slow]`. FOLDER is a checkout with a built page (`make page`),
which is measured in the same run. What counts bytes, clicks and pixels is the same on a busy machine; times are not, and are
printed only with `--slow`, as is the time until a silent line is noticed, for which the script waits up to two minutes.
Marks: home and Calculissimo at most 150 kB, Contig 60 at most 140 kB, nothing moves within a turn, no error.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from page_times import GAMES, SHIFTS, waits  # noqa: E402  # drives the page with the tests' own tools
from playwright.sync_api import Page, expect  # noqa: E402  # as above

from contissimo.games.calculissimo.moves import Placement  # noqa: E402  # as above
from contissimo.games.calculissimo.tiles import tile_of  # noqa: E402  # as above
from contissimo.server.run import built_page  # noqa: E402  # as above
from tests.page.browser import chromium, the_browser  # noqa: E402  # as above
from tests.page.hands import Keys, held, square  # noqa: E402  # as above
from tests.page.saying import ByTap  # noqa: E402  # as above
from tests.page.stage import Stage  # noqa: E402  # as above
from tests.page.thinking import placements, sentences  # noqa: E402  # as above
from tests.page.visitor import PHONE, Visitor  # noqa: E402  # as above
from tests.server.silent_proxy import in_a_thread  # noqa: E402  # as above

LANGUAGES = ("en", "pt-PT", "de", "ja")

TABLETS = ((768, 1024), (1280, 800))
CLICKS = "window.clicks = 0; addEventListener('click', (event) => (window.clicks += event.isTrusted), true)"
TOP = """() => {
  const hand = [...document.querySelectorAll("[data-rack], .tray")].find((element) => element.checkVisibility())
  return Math.round(hand.getBoundingClientRect().top)
}"""
MATCHES: dict[str, tuple[str, ...]] = {
    "Contig junior, level 2 v itself": ("contig60", "--ruleset", "junior", "level-2,level-2", "3"),
    "Contig usual, level 2 v 3": ("contig60", "--ruleset", "contig60", "level-2,level-3", "1"),
    "Calculissimo junior, level 2 v itself": (
        "calculissimo",
        "--ruleset",
        "junior",
        "level-2,level-2",
        "1",
    ),
    "Calculissimo short, level 2 v itself": (
        "calculissimo",
        "--ruleset",
        "short",
        "level-2,level-2",
        "1",
    ),
}
TILES = 3
"""The shortest first placement, such as 2 + 3."""
IDLE = ("pass", "decline", "swap")

Found = dict[str, str]


@contextmanager
def server_of(folder: Path) -> Iterator[str]:
    """The server of a checkout, with its own page; its address."""
    with ExitStack() as stack:
        data = stack.enter_context(tempfile.TemporaryDirectory())
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = (sys.executable, "-m", "contissimo", "serve", "--port", str(port))
        process = subprocess.Popen(  # noqa: S603  # our own program
            (*command, "--database", f"sqlite:///{data}/bench.db"),
            env=environment(folder),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        stack.callback(process.wait)
        stack.callback(process.terminate)
        assert process.stdout is not None
        if not process.stdout.readline():
            raise SystemExit(f"the server of {folder} did not start")
        yield f"http://127.0.0.1:{port}"


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(folder / "src"), "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}


class Traffic:
    """What a page loads, byte by byte, and what goes wrong meanwhile."""

    def __init__(self, visitor: Visitor) -> None:
        self.bytes = 0.0
        self.requests = 0
        self._visitor = visitor
        session = visitor.page.context.new_cdp_session(visitor.page)
        session.on("Network.loadingFinished", self._loaded)
        session.send("Network.enable")

    def _loaded(self, told: dict[str, Any]) -> None:
        self.bytes += told["encodedDataLength"]
        self.requests += 1

    @property
    def kilobytes(self) -> str:
        told = sum(len(frame.encode()) for frame in self._visitor.frames)
        return f"{(self.bytes + told) / 1000:.0f} kB"


def play_now(page: Page, game: str, visitor: Visitor) -> None:
    page.get_by_role("button", name=visitor.words("play-now")).nth(GAMES.index(game)).click()
    expect(page.get_by_role("grid")).to_be_visible()
    visitor.until_asked()


def loaded(visitor: Visitor) -> None:
    """Until the page can be used, and asks for nothing more."""
    expect(visitor.page.get_by_role("button", name=visitor.words("play-now")).first).to_be_enabled()
    visitor.until("the server's greeting", lambda: visitor.frames)
    visitor.page.wait_for_load_state("networkidle")


def home(stage: Stage) -> Found:
    found = {}
    for lang in LANGUAGES:
        visitor = stage(lang=lang, locale=lang)
        traffic = Traffic(visitor)
        visitor.page.goto("/")
        loaded(visitor)
        found[f"cold home page, {lang}"] = f"{traffic.kilobytes}, {traffic.requests} requests"
    return found


def tables(stage: Stage) -> Found:
    """Home and a table, and what shifted meanwhile."""
    found = {}
    for game in GAMES:
        visitor = stage()
        page, traffic = visitor.page, Traffic(visitor)
        page.add_init_script(SHIFTS)
        page.goto("/")
        play_now(page, game, visitor)
        found[f"cold home + {game} table"] = traffic.kilobytes
        found[f"layout shift, {game}"] = f"{page.evaluate('window.shifts'):.3f}"
    return found


def clicks(stage: Stage) -> Found:
    """From home until the first own move is made."""
    found = {}
    for game in GAMES:
        visitor = stage()
        visitor.page.add_init_script(CLICKS)
        if game == "calculissimo":
            put(visitor.page, a_placement(visitor))
        else:
            visitor.page.goto("/")
            play_now(visitor.page, game, visitor)
            sentence = min(sentences(visitor.table, visitor.state), key=len)
            ByTap().write(visitor.page, sentence[: sentence.index("=")])
        state = visitor.state
        visitor.page.locator("button.main").click()
        visitor.until_after(state)
        counted = visitor.page.evaluate("window.clicks")
        found[f"clicks from home to the first own move, {game}"] = str(counted)
    return found


def a_placement(visitor: Visitor) -> Placement:
    """One of three tiles across, without a joker, in the first game that has one."""
    while True:
        visitor.page.goto("/")
        play_now(visitor.page, "calculissimo", visitor)
        for move in placements(visitor.table, visitor.state, most=TILES):
            if len(move.tiles) == TILES and move.across and "?" not in str(move):
                return move


def put(page: Page, placement: Placement) -> None:
    square(page, placement.tiles[0][0]).click()
    for _, letter in placement.tiles:
        held(page, tile_of(letter)).click()
    expect(page.locator("button.main")).to_be_enabled()


def steadiness(stage: Stage) -> Found:
    """Where the hand is while nothing, one tile, a placement and a hint are shown."""
    found = {}
    for size in TABLETS:
        visitor = stage(size=size)
        page, move = visitor.page, a_placement(visitor)
        main, board = page.locator("button.main"), page.locator("[data-square]").first
        tops = [page.evaluate(TOP)]
        first = Placement(move.start, move.across, move.letters[:1], move.new[:1])
        Keys().lay(page, first)
        expect(main).to_be_disabled()
        tops.append(page.evaluate(TOP))
        board.press("Escape")
        Keys().lay(page, move)
        expect(main).to_be_enabled()
        tops.append(page.evaluate(TOP))
        board.press("Escape")
        visitor.press("calc-hint")
        expect(visitor.button("calc-hint-show")).to_be_visible()
        tops.append(page.evaluate(TOP))
        wide, high = size
        found[f"the rack's top within a turn, {wide}x{high}"] = f"{min(tops)} to {max(tops)} px"
    return found


def errors(stage: Stage) -> Found:
    """Errors, failed requests and answers of 400 and more, in everything that was done so far."""
    mistakes = [told for visitor in stage.visitors for told in visitor.mistakes]
    return {"console errors, failed requests": "; ".join(mistakes) or "0"}


def silence(url: str) -> Found:
    with in_a_thread(urlsplit(url).port or 0) as (proxy, do):
        stage = Stage(f"http://127.0.0.1:{proxy.port}")
        visitor = stage(size=PHONE)
        visitor.page.goto("/")
        play_now(visitor.page, "calculissimo", visitor)
        do(lambda: proxy.silence(new=True))
        began = time.monotonic()
        expect(visitor.page.locator(".banner")).to_be_visible(timeout=120_000)
        took = time.monotonic() - began
        visitor.close()
    return {"a silent line is noticed after": f"{took:.0f} s"}


def lengths(folder: Path, games: int) -> Found:
    return {what: length(folder, games, *match) for what, match in MATCHES.items()}


def length(folder: Path, games: int, *match: str) -> str:
    game, option, ruleset, players, seed = match
    command = (sys.executable, "-m", "contissimo", "match", game, option, ruleset, "--players")
    done = subprocess.run(  # noqa: S603  # our own program
        (*command, players, "--games", str(games), "--seed", seed, "--json"),
        env=environment(folder),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        return f"not possible: {done.stderr.strip()}"
    said = json.loads(done.stdout.splitlines()[-1])
    moves = statistics.mean(player["moves"] for player in said["players"]) / said["games"]
    words = sum(player["words"].get(word, 0) for player in said["players"] for word in IDLE)
    share = words / (2 * moves * said["games"])
    ends = ", ".join(f"{why} {count}" for why, count in sorted(said["ends"].items()))
    return f"{moves:.1f} moves a side, {share:.0%} of them {' or '.join(IDLE)}; {ends}"


def measured(folder: Path, games: int, *, slow: bool) -> Found:
    parts: list[Callable[[Stage], Found]] = [home, tables, clicks, steadiness, errors]
    with server_of(folder) as url:
        stage, found = Stage(url), Found()
        for part in parts:
            found |= at_once(part(stage))
        for visitor in stage.visitors:
            visitor.close()
        if slow:
            found |= at_once(silence(url)) | at_once(waits(Stage(url)))
    return found | at_once(lengths(folder, games))


def at_once(found: Found) -> Found:
    """Told as soon as it is known: the table comes minutes later."""
    for what, value in found.items():
        print(f"{what}: {value}", file=sys.stderr, flush=True)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--slow", action="store_true")
    said = parser.parse_args()
    if built_page() is None or chromium() is None:
        print("left out: there is no page (make page) or no Chromium (.ci/bring)")
        return
    folders = {"now": ROOT} | ({"before": said.before.resolve()} if said.before else {})
    try:
        results = {
            name: measured(folder, said.games, slow=said.slow) for name, folder in folders.items()
        }
    finally:
        the_browser.close()
    print("|".join(["", " what ", *(f" {name} " for name in results), ""]))
    print("|".join(["", "---", *("---" for _ in results), ""]))
    for what in results["now"]:
        row = (found.get(what, "") for found in results.values())
        print("|".join(["", f" {what} ", *(f" {value} " for value in row), ""]))


if __name__ == "__main__":
    main()
