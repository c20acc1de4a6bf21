"""What those hear who don't look, as the live region tells it, sentence by sentence.

The chance of the server is the same for every match, so what is told in a game can be written down:
tests/page/heard/*.txt. `CONTISSIMO_RENEW=1` writes it again, and with it the states that
web/tests/heard.test.ts tells in every language.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from tests.page.stage import Stage
from tests.page.thinking import words
from tests.page.visitor import Visitor

HEARD = Path(__file__).parent / "heard"
STATES = Path(__file__).parents[2] / "web" / "tests" / "heard"
LISTEN = """
  window.heard = []
  addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
    for (const change of changes)
      if (change.target.role === "log" && change.target.ariaLive === "polite")
        for (const line of change.addedNodes) if (line.localName === "p") window.heard.push(line.textContent)
  }).observe(document.body, { childList: true, subtree: true }))
"""


def listening(visit: Stage, name: str) -> Visitor:
    """Somebody whose page is listened to."""
    visitor = visit(name=name)
    visitor.page.add_init_script(LISTEN)
    return visitor


def heard(visitor: Visitor) -> list[str]:
    lines: list[str] = visitor.page.evaluate("window.heard")
    return lines


def until_heard(visitor: Visitor, text: str, since: int = 0) -> None:
    visitor.until(f"“{text}”", lambda: text in heard(visitor)[since:])


def compare(visitor: Visitor, name: str) -> None:
    """All that was told, up to the totals of the end, is what is written down."""
    until_heard(visitor, words("end-title"))
    visitor.until("all totals", lambda: len(after_the_end(visitor)) >= len(visitor.table["seats"]))
    told = "\n".join(heard(visitor)) + "\n"
    file = HEARD / f"{name}.txt"
    if os.environ.get("CONTISSIMO_RENEW"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(told)
        keep(visitor, name)
    assert told == file.read_text()


def after_the_end(visitor: Visitor) -> list[str]:
    lines = heard(visitor)
    return [line for line in lines[lines.index(words("end-title")) :] if ": " in line]


def keep(visitor: Visitor, name: str) -> None:
    """The table and every state of it; the log is whole in the last one."""
    match = visitor.match
    told = [state for state in visitor.history if state["match"] == match]
    states = [{key: state[key] for key in state if key != "log"} for state in told]
    kept = {"table": visitor.table, "states": states, "log": told[-1]["log"]}
    STATES.mkdir(exist_ok=True)
    (STATES / f"{name}.json").write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n")
