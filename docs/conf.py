"""The documentation site: `make docs` builds it with Sphinx into build/docs, with warnings as errors.

The source is the project itself, so that a link works alike in an editor, on a code host and in the site.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from pygments.lexers.data import JsonLexer

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

from contissimo import __version__  # noqa: E402  # from this checkout

project = "Contissimo"
author = "the Contissimo authors"
copyright = author  # noqa: A001  # Sphinx's name for it
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
include_patterns = [
    *("docs/**", "README.md", "CONTRIBUTING.md", "CHANGELOG.md"),
    *("bench/*.md", "tests/page/*.md"),
]
exclude_patterns = ["docs/pictures/**", "docs/package.md"]  # the latter is for package indexes
root_doc = "docs/index"
source_suffix = {".md": "markdown"}

myst_heading_anchors = 3
myst_enable_extensions = ["fieldlist"]
suppress_warnings = [
    "myst.header",  # a page may begin its sections at any depth
    "ref.python",  # `Position` in a signature: each game has one, and so has the protocol
]

default_role = "code"  # docstrings quote code with single backticks
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
autodoc_default_options = {"members": True}
autodoc_mock_imports = ["gymnasium", "numpy", "pettingzoo"]  # the extra `rl`
python_maximum_signature_line_length = 88

html_theme = "furo"
html_title = f"Contissimo {version}"
html_show_sphinx = False
html_copy_source = False

_ELSEWHERE = re.compile(
    r"""<(?:script|img|iframe|source|link)\b[^>]*\s(?:src|href)=["'](?:https?:)?//[^"']*"""
    r"""|(?:url\(|@import)\s*["']?(?:https?:)?//[^"')]*""",
    re.IGNORECASE,
)
_SPECIAL = re.compile(r"(?<!\\)([*|]|(?<=\w)_(?=\W|$))")


def plain(*given: Any) -> None:  # `Any`: what Sphinx hands over, the lines last
    """Docstrings are plain text with `code`: nothing else in them is markup."""
    lines: list[str] = given[-1]
    for number, line in enumerate(lines):
        parts = line.split("`")
        parts[::2] = [_SPECIAL.sub(r"\\\1", part) for part in parts[::2]]
        lines[number] = "`".join(parts)


def stays_here(app: Any, failed: Exception | None) -> None:
    """No page or style of the site loads anything from another host; a link to one is for the reader to follow."""
    if failed is not None:
        return
    for file in sorted(Path(app.outdir).rglob("*")):
        if file.suffix in {".html", ".css"}:
            loaded = _ELSEWHERE.search(file.read_text("utf-8"))
            if loaded is not None:
                raise ValueError(f"{file}: loads from another host: {loaded[0]}")


def setup(app: Any) -> None:  # `Any`: Sphinx is not installed where types are checked
    app.connect("autodoc-process-docstring", plain)
    app.connect("build-finished", stays_here)
    for said_by in ("client", "server", "pupil"):  # docs/protocol.md
        app.add_lexer(said_by, JsonLexer)
