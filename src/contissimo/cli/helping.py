"""How a page of help is laid out: as the parser does it, without the parser's own English words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from contissimo.cli.output import placeholder
from contissimo.i18n import Catalogue

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

_OURS = {"COMMAND": "help-usage.command", "[OPTIONS]": "help-usage.options"}


class Helping:
    """The parser asks this to draw the line of usage and each panel."""

    def __init__(self, words: Catalogue) -> None:
        self._words = words

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        from cyclopts.help import DefaultFormatter  # noqa: PLC0415  # only help needs it

        entries = [self._ours(entry) for entry in panel.entries]
        title = Text(
            str(panel.title)
        )  # a title in brackets is no markup, and nobody needs its emoji
        DefaultFormatter()(console, options, panel.copy(entries=entries, title=title))

    def _ours(self, entry: HelpEntry) -> HelpEntry:
        label = entry.positional_label
        # What is required says so in its own sentence (help-required).
        return entry.copy(
            required=False, positional_label=label and placeholder(self._words, label)
        )

    def render_usage(self, console: Console, _options: ConsoleOptions, usage: object) -> None:
        line = " ".join(map(self._word, str(usage).split()))
        console.print(Text(f"{self._words.text('help-usage', line=line)}\n", style="bold"))

    def _word(self, word: str) -> str:
        return self._words.text(_OURS[word]) if word in _OURS else placeholder(self._words, word)
