"""Tables that a visitor comes to, made over REST with the visitor's own cookie: the rules that a test wants."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.page.visitor import Visitor

ME: dict[str, Any] = {"kind": "me"}
OPEN: dict[str, Any] = {"kind": "open"}
GREEDY: dict[str, Any] = {"kind": "computer", "level": "greedy"}

FEW = "1 2\n2 2\n3 2\n4 2\n5 1\n6 1\n7 1\n8 1\n9 1\n+ 4\n- 2\n* 2\n? 1\n"
"""22 tiles: a game of a few turns."""


def make(visitor: Visitor, game: str, *seats: dict[str, Any], **fields: Any) -> Any:
    """A new table; its `match` and its `links`."""
    return visitor.api("POST", "/tables", game=game, seats=list(seats), **fields)


def begin(visitor: Visitor, match: str) -> None:
    """Come to a table whose seats are taken, and see the game begin."""
    visitor.page.goto(f"/t/{match}")
    visitor.until("the table", lambda: match in visitor.tables)
    if not _begins_by_itself(visitor.tables[match]):
        visitor.press("start")
    expect(visitor.page.get_by_role("grid")).to_be_visible()


def _begins_by_itself(table: dict[str, Any]) -> bool:
    """Nobody else is to come: the page presses the button, which is gone before anybody else could."""
    return all(
        seat["level"] is not None or seat["seat"] in table["yours"] for seat in table["seats"]
    )


def meet(host: Visitor, guest: Visitor, made: Any) -> None:
    """The guest opens the link and takes a seat; the host starts."""
    host.page.goto(f"/t/{made['match']}")
    guest.page.goto(f"/t/{made['match']}#i={made['links']['invite']}")
    guest.press("sit-down")
    host.press("start")
    for visitor in (host, guest):
        expect(visitor.page.get_by_role("grid")).to_be_visible()


def in_order(ana: Visitor, bo: Visitor) -> tuple[Visitor, Visitor]:
    """Who is to act, and the other."""
    for visitor in (ana, bo):
        visitor.until_told("the first turn", lambda told: told["to_act"])
    return (ana, bo) if ana.state["you"] in ana.state["to_act"] else (bo, ana)


def give_up(visitor: Visitor) -> None:
    """Far from everything else, and asked about."""
    visitor.press("resign")
    visitor.press("resign-yes")
