"""How long a newcomer waits for the page: on slow lines, for a preview, for an opponent. Of use on a quiet machine only."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from playwright.sync_api import Page, expect

from tests.page.hands import Keys
from tests.page.screens import advised
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, begin, make
from tests.page.thinking import placement, sentences
from tests.page.visitor import DESKTOP, PHONE, Visitor

GAMES = ("calculissimo", "contig60")
ROUNDS = 6
TURNS = 8
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
SHIFTS = """
  window.shifts = 0
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) window.shifts += shift.value
  }).observe({ type: "layout-shift", buffered: true })
"""
PREVIEWS = """
  window.cards = []
  window.trips = []
  let pressed = null
  const under_way = new Map()
  addEventListener("keydown", () => (pressed = performance.now()), true)
  addEventListener("DOMContentLoaded", () =>
    new MutationObserver((changes) => {
      const card = document.querySelector("section.score")
      if (pressed === null || !changes.some(({ target }) => card?.contains(target))) return
      window.cards.push(performance.now() - pressed)
      pressed = null
    }).observe(document.body, { childList: true, subtree: true, characterData: true }))
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (text) {
    const { t, id } = JSON.parse(text)
    if (t === "try") {
      under_way.set(id, performance.now())
      this.addEventListener("message", ({ data }) => {
        const { re } = JSON.parse(data)
        if (under_way.has(re)) window.trips.push(performance.now() - under_way.get(re))
        under_way.delete(re)
      })
    }
    send.call(this, text)
  }
"""
"""An init script: milliseconds from a key to a changed score card, and from a question about laid tiles to its answer."""

Found = dict[str, str]


@dataclass(frozen=True, slots=True)
class Line:
    """How fast somebody's network and device are."""

    name: str
    kilobits: int
    latency: int
    slower: int = 1
    """How many times slower the processor is."""


LINES = (
    (Line("fast 3G", 1600, 150), "calculissimo"),
    (Line("slow 3G", 400, 400), "calculissimo"),
    (Line("slow 3G and a quarter of the processor", 400, 400, 4), "contig60"),
)


def waits(stage: Stage) -> Found:
    found = dict(first_paint(stage))
    for line, game in LINES:
        found |= on_a_line(stage, line, game)
    for game in GAMES:
        found[f"click on Play now until I may move, {game}"] = told(clicks(stage, game))
    found |= previews(stage)
    for game in GAMES:
        for level in ("level-2", "champion"):
            found[f"my move to my next turn, {game}, {level}"] = told(
                islice(turns(stage, game, level), TURNS)
            )
    return found


def told(taken: Iterator[float]) -> str:
    """Of some numbers of seconds."""
    seconds = list(taken)
    return f"{statistics.median(seconds):.2f} s (n {len(seconds)}, longest {max(seconds):.2f})"


def first_paint(stage: Stage) -> Iterator[tuple[str, str]]:
    painted, usable = [], []
    for _ in range(ROUNDS):
        visitor = stage(size=DESKTOP)
        began = time.monotonic()
        visitor.page.goto("/")
        expect(visitor.button("play-now").first).to_be_enabled()
        usable.append(time.monotonic() - began)
        painted.append(paint(visitor.page))
        visitor.close()
    yield "first paint", told(iter(painted))
    yield "the button is there", told(iter(usable))


def paint(page: Page) -> float:
    page.wait_for_function(PAINT)
    milliseconds: float = page.evaluate(PAINT)
    return milliseconds / 1000


def on_a_line(stage: Stage, line: Line, game: str) -> Found:
    visitor = stage(size=PHONE)
    page = visitor.page
    session = page.context.new_cdp_session(page)
    bytes_a_second = line.kilobits * 1000 / 8
    throughput = {"downloadThroughput": bytes_a_second, "uploadThroughput": bytes_a_second}
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": line.latency, **throughput},
    )
    session.send("Emulation.setCPUThrottlingRate", {"rate": line.slower})
    page.add_init_script(SHIFTS)
    page.goto("/")
    painted = paint(page)
    button = visitor.button("play-now").nth(GAMES.index(game))
    expect(button).to_be_enabled()
    began = time.monotonic()
    button.click()
    expect(page.get_by_role("grid")).to_be_visible()
    visitor.until_asked()
    taken = time.monotonic() - began
    shifts: float = page.evaluate("window.shifts")
    visitor.close()
    what = f"{line.name} ({line.kilobits / 1000:g} Mbit/s, {line.latency} ms), {game}"
    return {
        what: f"paint {painted:.1f} s, my turn {taken:.1f} s after the click; shift {shifts:.3f}"
    }


def clicks(stage: Stage, game: str) -> Iterator[float]:
    for _ in range(ROUNDS):
        visitor = stage(size=DESKTOP)
        page = visitor.page
        page.goto("/")
        button = visitor.button("play-now").nth(GAMES.index(game))
        expect(button).to_be_enabled()
        page.wait_for_load_state("networkidle")
        began = time.monotonic()
        button.click()
        expect(page.get_by_role("grid")).to_be_visible()
        visitor.until_asked()
        yield time.monotonic() - began
        visitor.close()


def previews(stage: Stage) -> Found:
    visitor = stage(name="Ana", size=DESKTOP)
    page = visitor.page
    page.add_init_script(PREVIEWS)
    begin(visitor, make(visitor, "calculissimo", ME, GREEDY, ruleset="short")["match"])
    state = visitor.until_asked()
    for _ in range(ROUNDS):
        move = placement(visitor.table, state)
        if move is None:
            break
        Keys().lay(page, move)
        expect(page.locator("button.main")).to_be_enabled()
        page.keyboard.press("Escape")
    cards, trips = page.evaluate("[window.cards, window.trips]")
    visitor.close()
    return {
        "preview: key to changed score card": in_milliseconds(cards),
        "preview: round trip on the socket": in_milliseconds(trips),
    }


def in_milliseconds(taken: list[float]) -> str:
    if not taken:
        return "none"
    return f"{statistics.median(taken):.0f} ms (n {len(taken)}, longest {max(taken):.0f})"


def turns(stage: Stage, game: str, level: str) -> Iterator[float]:
    visitor = stage(name="Ana", size=DESKTOP)
    opponent = {"kind": "computer", "level": level}
    fields = {"ruleset": "short"} if game == "calculissimo" else {}
    begin(visitor, make(visitor, game, ME, opponent, help=True, **fields)["match"])
    while visitor.until_asked()["outcome"] is None and ready(visitor, game):
        state, began = visitor.state, time.monotonic()
        visitor.page.locator("button.main").click()
        visitor.until_after(state)
        visitor.until_asked()
        yield time.monotonic() - began
    visitor.close()


def ready(visitor: Visitor, game: str) -> bool:
    """Whether a move is laid, or nothing can be made and the main button passes."""
    if game == "contig60":
        if sentences(visitor.table, visitor.state):
            advised(visitor)
        return True
    move = placement(visitor.table, visitor.state)
    if move is not None:
        Keys().lay(visitor.page, move)
        expect(visitor.page.locator("button.main")).to_be_enabled()
    return move is not None
