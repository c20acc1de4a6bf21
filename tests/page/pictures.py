"""Pictures of every screen in both sizes and themes, and the few that README shows (`make pictures`).

They go to build/pictures; the four in SHOWN are committed under docs/pictures.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from contissimo.server.running import built_page
from tests.page.browser import the_browser
from tests.page.hands import Keys
from tests.page.saying import ByKeys
from tests.page.stage import Stage
from tests.page.tables import GREEDY, ME, OPEN, begin, make
from tests.page.thinking import placements, position, sentences, words
from tests.page.visitor import DESKTOP, PHONE, Visitor
from tests.server.helpers import settings_for
from tests.server.processes import process

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "pictures"
SHOWN = {
    "home": "home-desktop-light",
    "calculissimo": "calculissimo-desktop-light",
    "contig60": "contig60-desktop-light",
    "phone": "calculissimo-phone-dark",
}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
PATHS = {
    "home": "/",
    "lobby": "/lobby",
    "new-calculissimo": "/new/calculissimo",
    "new-contig60": "/new/contig60",
    "device": "/device/calculissimo",
    "house-calculissimo": "/house/calculissimo",
    "house-contig60": "/house/contig60",
    "rules-calculissimo": "/rules/calculissimo",
    "rules-contig60": "/rules/contig60",
    "replay": "/replay",
    "continue": "/continue",
    "missing": "/nowhere",
}
TURNS = 4


def calculissimo(visitor: Visitor) -> None:
    """A game in its middle, with tiles laid."""
    begin(visitor, make(visitor, "calculissimo", ME, GREEDY, ruleset="short")["match"])
    for turn in range(TURNS):
        state = visitor.until_asked()
        now = position(visitor.table, state)
        found = placements(visitor.table, state)
        if not found:
            return
        best = max(found, key=lambda move: now.score(state["you"], move).total)
        Keys().lay(visitor.page, best)
        if turn + 1 < TURNS:
            visitor.page.keyboard.press("Enter")
            visitor.until_after(state)


def contig60(visitor: Visitor) -> None:
    """A game in its middle, with a sentence written."""
    begin(visitor, make(visitor, "contig60", ME, GREEDY)["match"])
    for turn in range(2 * TURNS):
        state = visitor.until_asked()
        said = max(sentences(visitor.table, state), key=len, default=None)
        if said is None:
            return
        ByKeys().write(visitor.page, said)
        if turn + 1 < 2 * TURNS:
            visitor.page.keyboard.press("Enter")
            visitor.until_after(state)


def waiting(visitor: Visitor) -> None:
    made = make(visitor, "contig60", ME, OPEN)
    visitor.page.goto(f"/t/{made['match']}")


def replayed(visitor: Visitor) -> None:
    visitor.page.goto("/replay")
    visitor.page.get_by_text(words("replay-printed")).click()
    visitor.page.get_by_role("button", name=words("replay-next"), exact=True).click()


SCENES: dict[str, Callable[[Visitor], None]] = {
    "calculissimo": calculissimo,
    "contig60": contig60,
    "waiting": waiting,
    "replayed": replayed,
}


def main() -> None:
    page = built_page()
    assert page is not None
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(Path(folder), page=page, tables_per_address_hour=2000)
        with process(settings, Path(folder) / "log", chance=7) as node:
            for size in SIZES:
                for theme in ("light", "dark"):
                    draw(node.url, size, theme)
    the_browser.close()
    for name, source in SHOWN.items():
        shutil.copy(FOLDER / f"{source}.jpg", ROOT / "docs" / "pictures" / f"{name}.jpg")


def draw(url: str, size: str, theme: str) -> None:
    stage = Stage(url)
    visitor = stage(name="Ana", size=SIZES[size], color_scheme=theme)

    def take(name: str) -> None:
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.wait_for_timeout(400)  # nothing tells that a picture is complete
        path = FOLDER / f"{name}-{size}-{theme}.jpg"
        visitor.page.screenshot(path=path, type="jpeg", quality=88)

    for name, path in PATHS.items():
        visitor.page.goto(path)
        take(name)
    for name, scene in SCENES.items():
        scene(visitor)
        take(name)
    stage.close()


if __name__ == "__main__":
    main()
