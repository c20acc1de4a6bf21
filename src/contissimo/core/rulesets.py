"""Reading rulesets of a game: its presets, which are shipped data, and TOML texts of anybody's own.

A text starts from a preset (`base`) and changes options. A *part*, such as a layout or a bag, is a text of
its own: it stands inline, is shipped under a name, or is a file next to the ruleset that the caller opens.
`Any` here is a value of TOML before it is checked, or a part, whose type only its game knows.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, partial
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from contissimo.core.errors import BadFile
from contissimo.core.options import (
    MAX_BYTES,
    Option,
    line_of,
    options_of,
    read_options,
    read_toml,
)

R = TypeVar("R")
OpenFile = Callable[[str], str]


@dataclass(frozen=True)
class Rulebook(Generic[R]):
    """The rulesets of one game, whose data lies in the folder `data` of `package`."""

    game: str
    package: str
    parts: Mapping[str, Callable[..., Any]]
    """How each part is read: `reader(text, file=...)`. Shipped parts end in `.layout`, `.tiles` …"""
    default: Callable[[Rulebook[R]], R]
    """The preset that all others start from, made of shipped parts."""

    @cached_property
    def presets(self) -> Mapping[str, R]:
        first: Any = self.default(self)
        return MappingProxyType(self._presets_in("presets.toml", {first.name: first}))

    @cached_property
    def former(self) -> Mapping[str, R]:
        """The presets of version 0.1 that have changed since, as they were."""
        first: Any = self.default(self)
        presets = self._presets_in("presets-0.1.toml", {first.name: first})
        return MappingProxyType({name: p for name, p in presets.items() if name != first.name})

    def _presets_in(self, file: str, presets: dict[str, Any]) -> dict[str, Any]:
        """These presets and those of a shipped file, which start from them."""
        text = (files(self.package) / "data" / file).read_text("utf-8")
        for name, values in tomllib.loads(text).items():
            ruleset: Any = self._from_values(values, presets, text, file, None)
            presets[name] = replace(ruleset, name=name)
        return presets

    def text(self, file: str) -> str | None:
        """A shipped file of the game, if there is one."""
        shipped = files(self.package) / "data" / file
        return shipped.read_text("utf-8") if shipped.is_file() else None

    def part(self, kind: str, name: str) -> Any:
        """A shipped part."""
        return self.parts[kind](self.shipped[kind][name], file=name)

    @cached_property
    def shipped(self) -> Mapping[str, Mapping[str, str]]:
        """The texts of the shipped parts by kind and name."""
        folder = files(self.package) / "data"
        found: dict[str, dict[str, str]] = {kind: {} for kind in self.parts}
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            name, _, kind = file.name.rpartition(".")
            if kind in found:
                found[kind][name] = file.read_text("utf-8")
        return found

    def read(self, text: str, *, file: str, open_file: OpenFile | None = None) -> R:
        """The ruleset in a TOML text, or BadFile with the line at fault."""
        return self._from_values(read_toml(text, file=file), self.presets, text, file, open_file)

    @cached_property
    def options(self) -> Mapping[str, Option]:
        """What can be chosen, by name, in the order of a ruleset's text: the parts come last."""
        first = next(iter(self.presets.values()))
        parts = {
            kind: Option(partial(self._changed_part, kind), str, "text", tuple(self.shipped[kind]))
            for kind in self.parts
        }
        return MappingProxyType(options_of(type(first)) | parts)

    def change(self, ruleset: R, changes: Mapping[str, Any]) -> R:
        """The ruleset with some options changed, or BadFile with the option's name; there is no file.

        What rules like a preset has that preset's name.
        """
        values: dict[str, Any] = {"name": "custom"}
        for name, value in changes.items():
            if name in self.parts:
                values[name] = self._changed_part(name, value)
            else:
                values |= read_options({name: value}, type(ruleset), text="", file="")
        changed: Any = replace(ruleset, **values)  # type: ignore[type-var]
        presets: Iterable[Any] = self.presets.values()
        result: R = next((preset for preset in presets if preset.text == changed.text), changed)
        return result

    def _changed_part(self, kind: str, given: Any) -> Any:
        shipped = self.shipped[kind]
        if isinstance(given, str) and given in shipped:
            return self.part(kind, given)
        if not isinstance(given, str) or "\n" not in given:
            raise _wrong(kind, tuple(shipped), 0, "")
        if len(given) > MAX_BYTES:
            raise BadFile("file_too_large", file=kind, option=kind, limit=MAX_BYTES)
        try:
            return self.parts[kind](given, file=kind)
        except BadFile as error:
            raise BadFile(error.why, **error.details | {"option": kind}) from None

    def _from_values(
        self,
        given: Mapping[str, Any],
        presets: Mapping[str, Any],
        text: str,
        file: str,
        open_file: OpenFile | None,
    ) -> R:
        values = dict(given)
        _pop_choice(values, "game", (self.game,), text, file)
        base = presets[_pop_choice(values, "base", tuple(presets), text, file)]
        changes: dict[str, Any] = {"name": "custom"}
        for kind in self.parts:
            if kind in values:
                changes[kind] = self._read_part(kind, values.pop(kind), text, file, open_file)
        changes |= read_options(values, type(base), text=text, file=file)
        changed: R = replace(base, **changes)
        return changed

    def _read_part(
        self, kind: str, given: Any, text: str, file: str, open_file: OpenFile | None
    ) -> Any:
        reader, shipped, line = self.parts[kind], self.shipped[kind], line_of(text, kind)
        if isinstance(given, str) and given in shipped:
            return self.part(kind, given)
        if isinstance(given, str) and "\n" in given:
            try:
                return reader(given, file=file)
            except BadFile as error:
                details = error.details | {"line": _line_inside(text, line, error.line)}
                raise BadFile(error.why, **details) from None
        if not isinstance(given, str) or open_file is None:
            raise _wrong(kind, tuple(shipped), line, file)
        part = open_file(given)
        if len(part) > MAX_BYTES:
            raise BadFile("file_too_large", file=given, limit=MAX_BYTES)
        return reader(part, file=given)


def _pop_choice(
    values: dict[str, Any], key: str, allowed: tuple[str, ...], text: str, file: str
) -> str:
    """One of the allowed words; the first where the key is not given."""
    given = values.pop(key, allowed[0])
    if not isinstance(given, str) or given not in allowed:
        raise _wrong(key, allowed, line_of(text, key), file)
    return given


def _wrong(key: str, allowed: tuple[str, ...], line: int, file: str) -> BadFile:
    expected = " | ".join(allowed)
    return BadFile("option_wrong", file=file, line=line, option=key, expected=expected)


def _line_inside(text: str, key_line: int, line: int) -> int:
    """The line of the TOML text on which a line of an inline part stands, as far as it can be found."""
    written = text.splitlines()[key_line - 1] if key_line else ""
    opening = re.search(r"=\s*(?:\"{3}|'{3})(.*)", written)
    if not line or opening is None:
        return key_line
    # TOML drops the line's end that follows the opening quotes at once.
    return key_line + line - bool(opening[1])
