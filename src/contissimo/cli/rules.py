"""`contissimo rules`: the rules of a game, its presets, and what each option changes."""

from __future__ import annotations

import sys

from rich.text import Text

from contissimo.cli.desks import desk_of
from contissimo.cli.files import choose_ruleset
from contissimo.cli.language import out_for
from contissimo.cli.options import Flag, Word
from contissimo.cli.output import Out
from contissimo.core.game import Ruleset
from contissimo.core.options import every_value


def rules(
    game: str,
    /,
    *,
    ruleset: Word = None,
    text: Flag = False,
    json: Flag = False,
    lang: Word = None,
) -> int:
    out = out_for(lang, json=json)
    desk = desk_of(game)
    chosen = None if ruleset is None else choose_ruleset(desk.game, ruleset)
    shown = desk.game.rulesets.values() if chosen is None else [chosen]
    for each in shown:
        about = {"ruleset": each.name, "game": game, "options": options_of(each)}
        out.line(about | {"text": each.text})
    if json:
        return 0
    if text:
        # Byte by byte what a commitment hashes: nothing is wrapped, styled or translated.
        sys.stdout.write((chosen or choose_ruleset(desk.game, None)).text)
        return 0
    page = out.words.rules_page(game)
    if out.console.is_terminal:
        from rich.markdown import Markdown  # noqa: PLC0415  # a fifth of the start-up time of every verb

        out.console.print(Markdown(page))
    else:
        out.show(page)
    out.say("rules-presets", "bold")
    for name in desk.game.rulesets:
        _item(out, name, f"preset-{game}-{name}")
    _options(out, game, chosen or choose_ruleset(desk.game, None))
    return 0


def options_of(ruleset: Ruleset) -> dict[str, object]:
    """Every option of a ruleset with its value, layout and tiles included."""
    options = every_value(ruleset)
    del options["game"]
    return options


def _options(out: Out, game: str, ruleset: Ruleset) -> None:
    out.show()
    out.say("rules-options", "bold", ruleset=ruleset.name)
    for option, value in options_of(ruleset).items():
        several_lines = isinstance(value, str) and "\n" in value
        shown = (
            "…"
            if several_lines
            else out.words.text(f"value-{str(value).lower()}")
            if isinstance(value, bool)
            else str(value)
        )
        _item(out, f"{option} = {shown}", f"option-{game}-{option}")


def _item(out: Out, name: str, key: str) -> None:
    out.show(Text.assemble("  ", (name, "bold"), "  ", out.words.text(key)))
