"""A catalogue taken apart: what stands under which key, in which file, with which values."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    Pattern,
    SelectExpression,
    Term,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from contissimo.i18n import sources

ALWAYS_GIVEN = "signs"
"""The catalogue itself adds it to the values of every message."""


class _Found(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selections: list[SelectExpression] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.selections.append(node)
        self.generic_visit(node)


def variables(node: BaseNode) -> set[str]:
    """The names of the values that a message, or a part of one, speaks of."""
    found = _Found()
    found.visit(node)
    return found.variables - {ALWAYS_GIVEN}


def selections(node: BaseNode) -> list[SelectExpression]:
    """Every choice between variants, in the order of the text."""
    found = _Found()
    found.visit(node)
    return found.selections


@cache
def entries(lang: str) -> list[tuple[str, Message | Term]]:
    """Every message with the name of its file; whatever can't be read fails."""
    found = []
    for file, text in sources(lang).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, Junk), f"{lang}/{file}: {entry.content}"
            if isinstance(entry, Message | Term):
                found.append((file, entry))
    return found


def messages(lang: str) -> dict[str, set[str]]:
    """The keys of a catalogue with the variables that each speaks of."""
    found: dict[str, set[str]] = {}
    for file, entry in entries(lang):
        assert entry.id.name not in found, f"{entry.id.name} stands in {lang}/{file} again"
        found[entry.id.name] = variables(entry)
    return found


def patterns(lang: str) -> dict[str, Pattern]:
    """Every text of a catalogue; attributes as `key.attribute`."""
    found: dict[str, Pattern] = {}
    for _, entry in entries(lang):
        if entry.value is not None:
            found[entry.id.name] = entry.value
        found |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
    return found


def outline(lang: str) -> dict[str, list[str]]:
    """The keys of each file in their order, each followed by its attributes."""
    found: dict[str, list[str]] = {file: [] for file in sources(lang)}
    for file, entry in entries(lang):
        found[file].append(entry.id.name)
        found[file] += [f"{entry.id.name}.{part.id.name}" for part in entry.attributes]
    return found
