"""The rules of a game as a leaflet: the page of the language, and what of it the chosen ruleset changes."""

from __future__ import annotations

from contissimo.core.arithmetic import PEOPLE
from contissimo.core.options import every_value
from contissimo.paper.markdown import tree_of
from contissimo.paper.minute import steps
from contissimo.paper.order import Data, Order


def rules(order: Order, pieces: list[Data]) -> Data:
    """`pieces` is a little picture of the game next to its name."""
    title, page = tree_of(order.words.rules_page(order.game.key))
    return {
        "about": order.about,
        "title": title,
        "page": page,
        "pieces": pieces,
        "minute": list(steps(order.game.key, order.ruleset, order.words)),
        "words": {
            "minute": order.words.text("rules-minute"),
            "house": order.say("house", rules=order.rules_name),
        },
        "house": _changed(order),
    }


def _changed(order: Order) -> list[tuple[str, str]]:
    """The options in which the ruleset differs from the game's first preset: what each is set to, and what it means."""
    first = next(iter(order.game.rulesets.values()))
    usual, here = every_value(first), every_value(order.ruleset)
    return [
        (_told(order, name, value), _about(order, name))
        for name, value in here.items()
        if value != usual[name]
    ]


def _about(order: Order, name: str) -> str:
    """The sentence about an option, where there is one the sentence for people who see no file."""
    key = f"option-{order.game.key}-{name}"
    told = order.words.text(f"{key}.page")
    return order.words.text(key) if told == f"{key}.page" else told


def _told(order: Order, name: str, value: object) -> str:
    heading = order.words.text(f"option-{order.game.key}-{name}.name")
    if value is True or (isinstance(value, str) and "\n" in value):
        return heading  # it holds; or it is a board or a bag, for which there are sheets
    if order.words.has(f"choice-{value}"):
        shown = order.words.text(f"choice-{value}")
    elif isinstance(value, list):
        shown = " ".join(map(str, value))
    else:
        shown = str(value).translate(PEOPLE)
        if name == "operations":  # of sums; `operators` are tiles
            shown = order.words.in_sums(shown)
    return order.say("option", option=heading, value=shown)
