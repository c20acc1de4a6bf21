"""Sentences with values in them, formatted, for a speaker of the language to read through: `python -m tests.i18n.samples`
writes tests/data/samples/LANG.txt, to be read in five minutes. A line has one message: its key, then the message with one value
after the other. What is the same in all of them is written once, and so is a form that several counts share:
`Play for [0, 2, 5 points | one point]`. Computer players whose names change nothing else in a sentence are read as one, and each
sentence shows another of them: `Waiting for [Beginner | …]`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from pathlib import Path

from fluent.syntax.ast import Message, NumberLiteral, Pattern, SelectExpression, VariableReference

from contissimo.i18n import Catalogue, Value, languages
from tests.i18n.parts import entries, selections, variables

FOLDER = Path(__file__).parents[1] / "data/samples"
COUNTS = (0, 1, 2, 5)
_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
_NAMES = ("name", "names", "level", "who", "player")
"""Values that can be the name of a computer player."""
_NOBODY = (
    *("why-", "house-", "me-", "continue-", "player-numbered", "match-", "end-shared"),
    "review-level",  # a number
    *("class-", "face-"),  # an animal
    "analyse-ready",  # a numbered player
    *(
        "contest-asks",
        "contig-title-yours",
        "device-",
        "invite",
        "phrase-",
        "ask-move",
        "hand-over",
    ),
)
"""Messages whose names are those of options and rules, or always of one person or of several players."""
_SINGLE = ("calc-", "told-", "happened-", "note-", "log-hand", "away-agreed", "away-handed")
"""Messages that never speak of a pair: Calculissimo has none, nor has the command line, and a level is one player."""
_PEOPLE = ("away-long", "log-hand-person")
"""Messages that speak of people alone: only they go away and come back."""
_PAIRS = {
    "en": "Ana and Rui",
    "pt-PT": "Ana e Rui",
    "pt-BR": "Ana e Rui",
    "es": "Ana y Rui",
    "fr": "Ana et Rui",
    "nl": "Ana en Rui",
    "de": "Ana und Rui",
    "ja": "AnaとRui",
    "ja-Hira": "Anaと Rui",
}
_VALUES: dict[str, Value] = {
    "cost": 10,
    "face": "×",
    "game": "Calculissimo",
    "limit": 100,
    "line": "9 + 6 ÷ 2",
    "move": "8d 9+6/2",
    "number": 46.75,
    "points": 12,
    "sentence": "(2 + 3) × 4 = 20",
    "square": "28",
    "squares": "h8",
    "tiles": "5 7 +",
    "time": "1:30",
    "total": 1120,
}
_ALONE = "Ana"
_BOUNDARY = re.compile(r"(?<=[\s(\uff08「\uff1a、])")
"""Where the part that differs may begin or end; between any two letters in Japanese, which has no spaces."""
REST = "…"
"""All other computer players: with each of them the sentence is the same but for the name."""
_IN_FIGURES = re.compile(r"[\d,.]$")


def sample(lang: str) -> str:
    everybody = ", ".join(players(Catalogue(lang)))
    lines = [
        f"# {lang}: {', '.join(map(str, COUNTS))} of everything that is counted, and what else changes a sentence",
        *_merged(_counted(lang)),
        "",
        f"# A pair and each computer player in every sentence with a name; {REST} is any of these: {everybody}",
        *_merged(_named(lang)),
    ]
    return "\n".join(lines) + "\n"


def _merged(lines: Iterable[tuple[str, str]]) -> list[str]:
    """Messages that say the same are read once."""
    keys: dict[str, list[str]] = {}
    for key, text in lines:
        keys.setdefault(text, []).append(key)
    return [f"{', '.join(saying)}: {text}" for text, saying in keys.items()]


def _counted(lang: str) -> Iterator[tuple[str, str]]:
    words = Catalogue(lang)
    for key, pattern in _texts(lang):
        shown: list[str] = []
        for name, values in _choices(pattern).items():
            shown += _by_form(
                (
                    value,
                    words.text(key, **_given(pattern, {name: value} | _for_several(lang, value))),
                )
                for value in values
                if value != 0 or "names" not in variables(pattern)  # nobody has no name
            )
        if shown:
            yield key, _folded(shown, lang)


def _by_form(shown: Iterable[tuple[Value, str]]) -> list[str]:
    """The sentences of one value: counts that differ in nothing but the figure are read as one, `0, 2, 5 points`."""
    forms: dict[object, tuple[list[str], str, str]] = {}
    for value, text in shown:
        before, figure, after = text.partition(str(value))
        alone = isinstance(value, int) and figure and not _IN_FIGURES.search(before)
        form = (before, after) if alone else text
        forms.setdefault(form, ([], before, after) if alone else ([text], "", ""))
        if alone:
            forms[form][0].append(figure)
    return [f"{before}{', '.join(figures)}{after}" for figures, before, after in forms.values()]


def _named(lang: str) -> Iterator[tuple[str, str]]:
    computers = players(Catalogue(lang))
    seen: list[str] = []
    for key, shown in named(lang):
        told = dict(shown)
        others = [who for who in computers if who in told]
        if len({told[who].replace(who, REST) for who in others}) == 1:
            one = others[len(seen) % len(others)]
            seen.append(one)
            told = {who: text for who, text in told.items() if who not in others}
            told |= {one: shown[one], REST: shown[one].replace(one, REST)}
        yield key, _folded(list(told.values()), lang)


def named(lang: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Every message in which a player's name stands, with the sentence for each who can be in it."""
    words = Catalogue(lang)
    for key, pattern in _texts(lang):
        names = variables(pattern).intersection(_NAMES)
        if not names or key.startswith(_NOBODY) or _is_label(words, key, pattern):
            continue
        pair = [] if key.startswith(_SINGLE) else [_PAIRS[lang]]
        # Where two have names, the second is a person: what we look for is one name at a time.
        shown = {
            who: words.text(
                key, **_given(pattern, dict.fromkeys(names, _ALONE) | {min(names): who})
            )
            for who in (pair if key in _PEOPLE else (*pair, *players(words)))
        }
        if shown:
            yield key, shown


def _for_several(lang: str, count: Value) -> dict[str, Value]:
    """Whoever is more than one has more than one name."""
    return {"names": _PAIRS[lang]} if isinstance(count, int) and count > 1 else {}


def _folded(shown: Sequence[str], lang: str) -> str:
    """Several sentences as one, with the parts that differ in brackets."""
    different = list(dict.fromkeys(map(_on_one_line, shown)))
    if len(different) == 1:
        return different[0]
    head = _whole(_common(different), lang)
    rest = [text[len(head) :] for text in different]
    tail = _whole(_common([text[::-1] for text in rest]), lang)[::-1]
    parts = [text[: len(text) - len(tail)] for text in rest]
    return f"{head}[{' | '.join(parts)}]{tail}"


def _common(texts: Sequence[str]) -> str:
    """What they all begin with."""
    columns = takewhile(lambda letters: len(set(letters)) == 1, zip(*texts, strict=False))
    return "".join(letters[0] for letters in columns)


def _whole(common: str, lang: str) -> str:
    """As much of it as ends between two words."""
    if lang == "ja":
        while _IN_FIGURES.search(common):
            common = common[:-1]
        return common
    ends = [found.end() for found in _BOUNDARY.finditer(common)]
    return common[: max(ends, default=0)]


def _is_label(words: Catalogue, key: str, pattern: Pattern) -> bool:
    """Before a colon and after one any name stands as it is."""
    shown = words.text(key, **_given(pattern, {}))
    return re.search(rf"^{_ALONE}\s?[:\uff1a]|[:\uff1a]\s?{_ALONE}", shown) is not None


def players(words: Catalogue) -> list[str]:
    """The names of all computer players, each once."""
    described = [key.removesuffix(".about") for key, _ in _texts("en") if key.endswith(".about")]
    keys = [key for key in described if key.startswith(("level-", "computer-"))]
    return list(dict.fromkeys(map(words.text, keys)))


def _texts(lang: str) -> Iterator[tuple[str, Pattern]]:
    for _, entry in entries(lang):
        assert isinstance(entry, Message)
        if entry.value is not None:
            yield entry.id.name, entry.value
        for attribute in entry.attributes:
            yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def _choices(pattern: Pattern) -> dict[str, tuple[Value, ...]]:
    """The values that change a sentence: the counts, or the words that a message tells apart."""
    found: dict[str, tuple[Value, ...]] = {}
    for choice in selections(pattern):
        assert isinstance(choice.selector, VariableReference)
        found[choice.selector.id.name] = COUNTS if _counts(choice) else _words(choice)
    return found


def _words(choice: SelectExpression) -> tuple[str, ...]:
    return tuple(v.key.name for v in choice.variants if not isinstance(v.key, NumberLiteral))


def _counts(choice: SelectExpression) -> bool:
    return all(
        isinstance(variant.key, NumberLiteral) or variant.key.name in _CATEGORIES
        for variant in choice.variants
    )


def _given(pattern: Pattern, said: Mapping[str, Value]) -> dict[str, Value]:
    values: dict[str, Value] = {}
    for name in variables(pattern):
        values[name] = _VALUES.get(name, f"<{name}>")
        if name in _NAMES:
            values[name] = _ALONE
    choices = {name: options[-1] for name, options in _choices(pattern).items()}
    return values | choices | dict(said)


def _on_one_line(text: str) -> str:
    return " ⏎ ".join(line.strip() for line in text.splitlines())


if __name__ == "__main__":
    for code in languages():
        (FOLDER / f"{code}.txt").write_text(sample(code), "utf-8")
