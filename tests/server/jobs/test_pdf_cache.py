"""Sheets to print, over REST: the same PDFs as at the command line, made once for all who ask."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from contissimo.games import GAMES
from contissimo.i18n import SIGNS, Catalogue
from contissimo.paper.order import Order
from contissimo.paper.sheets import printed
from contissimo.server.errors import Refused
from contissimo.server.jobs.pdf_cache import Printer
from contissimo.server.jobs.sheets import SheetRequest
from tests.server.helpers import Running, serving, settings_for

BOARD = SheetRequest("board", "contig60", "contig60", "en", "a4", "colour")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(settings_for(tmp_path_factory.mktemp("server"))) as running:
        yield running


def get(server: Running, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api/print/{path}", headers=headers, timeout=60)


def test_a_sheet_is_the_one_that_the_command_line_makes(server: Running) -> None:
    wishes = "ruleset=contig-us&paper=letter&ink=saving&lang=de"
    answer = get(server, f"contig60/scores?{wishes}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    name = 'inline; filename="contig60-scores-contig-us-letter-de.pdf"'
    assert answer.headers["content-disposition"] == name
    game = GAMES["contig60"]
    order = Order("scores", game, game.rulesets["contig-us"], Catalogue("de"), "letter", "saving")
    assert answer.content == printed(order)


def test_a_sheet_has_the_signs_that_are_asked_for(server: Running) -> None:
    game = GAMES["contig60"]
    for signs in SIGNS:
        answer = get(server, f"contig60/dice?lang=de&signs={signs}")
        words = Catalogue("de", signs)
        rules = game.rulesets["contig60"]
        assert answer.content == printed(Order("dice", game, rules, words)), signs
    assert get(server, "contig60/dice?signs=runes").status_code == 400


def test_a_sheet_may_be_kept_and_is_not_sent_twice(server: Running) -> None:
    first = get(server, "contig60/tiles")
    assert first.headers["cache-control"] == "public, max-age=3600"
    again = get(server, "contig60/tiles", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert get(server, "contig60/tiles?lang=xx").content == first.content
    assert get(server, "contig60/poster").headers["cache-control"] == "no-store"


def test_an_address_of_old_without_a_region_goes_on(server: Running) -> None:
    old, new = (get(server, f"contig60/tiles?lang={lang}") for lang in ("pt", "pt-PT"))
    assert (old.status_code, old.content) == (200, new.content)
    assert "contig60-tiles-contig60-a4-pt-PT.pdf" in old.headers["content-disposition"]


@pytest.mark.parametrize(
    ("path", "status", "why"),
    [
        ("contig60/poster", 404, "sheet_unknown"),
        ("calculissimo/dice", 404, "sheet_unknown"),
        ("chess/board", 400, "game_unknown"),
        ("contig60/board?ruleset=classic", 400, "ruleset_unknown"),
        ("contig60/board?paper=a5", 400, "unreadable"),
        ("contig60/board?ink=red", 400, "unreadable"),
        ("contig60/board?lang=" + "x" * 17, 400, "unreadable"),
        ("contig60/board/more", 404, "not_found"),
    ],
)
def test_what_is_no_sheet_is_refused(server: Running, path: str, status: int, why: str) -> None:
    answer = get(server, path)
    assert (answer.status_code, answer.json()["why"]) == (status, why)


class Pool:
    """Stands in for the process: it answers when it is told to, and counts."""

    def __init__(self) -> None:
        self.asked: list[SheetRequest] = []
        self.go = asyncio.Event()

    @property
    def waiting(self) -> int:
        return len(self.asked)

    async def ask(self, what: str, wanted: SheetRequest, *, millis: int) -> bytes:
        assert (what, millis) == ("sheet", 60_000)
        self.asked.append(wanted)
        await self.go.wait()
        return wanted.file.encode()

    async def stop(self) -> None:
        return None


def printer(folder: Path, **changes: Any) -> tuple[Printer, Pool]:
    made, pool = Printer(settings_for(folder, **changes), lambda: 0.0), Pool()
    made._pool = pool  # type: ignore[assignment]  # as much of it as is used
    return made, pool


def test_a_sheet_that_many_ask_for_is_made_once(tmp_path: Path) -> None:
    async def ask() -> None:
        made, pool = printer(tmp_path, prints_per_address_minute=3)
        many = [asyncio.create_task(made.sheet(BOARD, "school")) for _ in range(30)]
        await asyncio.sleep(0)
        many[0].cancel()
        pool.go.set()
        sheets = await asyncio.gather(*many[1:])
        assert len({sheet.etag for sheet in sheets}) == len(pool.asked) == 1
        assert await made.sheet(BOARD, "school") == sheets[0]
        assert len(pool.asked) == 1
        await made.stop()

    asyncio.run(ask())


def test_new_sheets_are_limited_by_address(tmp_path: Path) -> None:
    async def ask(address: str, **changes: Any) -> int:
        made, pool = printer(tmp_path, **changes)
        pool.go.set()
        for count in range(20):
            try:
                await made.sheet(BOARD._replace(lang=str(count)), address)
            except Refused as refusal:
                return count if refusal.why == "too_fast" else -1
        return 20

    assert asyncio.run(ask("a", prints_per_address_minute=12)) == 4


def test_sheets_that_are_asked_for_at_once_are_limited_too(tmp_path: Path) -> None:
    async def ask() -> None:
        made, pool = printer(tmp_path, prints_waiting=8)
        asked = [
            asyncio.create_task(made.sheet(BOARD._replace(lang=str(count)), str(count)))
            for count in range(40)
        ]
        pool.go.set()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert (len(pool.asked), len(refused)) == (8, 32)
        assert {refusal.why for refusal in refused} == {"too_fast"}
        await made.sheet(BOARD, "who asks when they are done")

    asyncio.run(ask())


def test_only_so_many_sheets_are_kept(tmp_path: Path) -> None:
    async def ask() -> None:
        made, pool = printer(tmp_path, prints_waiting=1000)
        pool.go.set()
        for count in range(70):
            await made.sheet(BOARD._replace(lang=str(count)), "a")
        assert len(made._kept) == 64
        assert BOARD._replace(lang="0") not in made._kept

    asyncio.run(ask())
