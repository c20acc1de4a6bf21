"""Every language says all that English says, with the same values and in its own grammar."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import (
    Identifier,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

import contissimo.i18n
from contissimo.i18n import ENGLISH, Catalogue, languages, sources
from tests.i18n.parts import ALWAYS_GIVEN, messages, outline, patterns, selections, variables

OTHERS = [lang for lang in languages() if lang != ENGLISH]
RULES = Path(contissimo.i18n.__file__).parent / "rules"
GAMES = sorted(page.stem for page in (RULES / ENGLISH).glob("*.md"))
PATTERNS = {lang: patterns(lang) for lang in languages()}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
"""What CLDR may call the forms of a plural."""

every_language = pytest.mark.parametrize("lang", languages())
every_other_language = pytest.mark.parametrize("lang", OTHERS)


@every_other_language
def test_every_language_has_the_files_keys_and_attributes_of_english_in_their_order(
    lang: str,
) -> None:
    assert outline(lang) == outline(ENGLISH)


@every_language
def test_no_key_stands_in_a_catalogue_twice(lang: str) -> None:
    assert messages(lang)


@every_language
def test_a_message_read_alone_says_what_it_says_among_all_others(lang: str) -> None:
    """A catalogue parses only the lines of the message that is wanted; so none may refer to another one but the signs."""
    whole = FluentBundle([lang], use_isolating=False)
    for text in sources(lang).values():
        whole.add_resource(FluentResource(text))
    words = Catalogue(lang)
    for key, pattern in PATTERNS[lang].items():
        values = dict.fromkeys(variables(pattern), "…") | {ALWAYS_GIVEN: words.signs}
        name, _, attribute = key.partition(".")
        message = whole.get_message(name)
        here = message.attributes[attribute] if attribute else message.value
        assert words.has(name)
        assert here is not None
        assert words.text(key, **values) == whole.format_pattern(here, values)[0], key


@every_other_language
def test_every_message_speaks_of_the_same_values_as_in_english(lang: str) -> None:
    differing = {
        key: sorted(variables(pattern) ^ variables(PATTERNS[ENGLISH][key]))
        for key, pattern in PATTERNS[lang].items()
        if variables(pattern) != variables(PATTERNS[ENGLISH][key])
    }
    assert not differing


@every_language
def test_no_message_is_empty_and_no_variant_of_one(lang: str) -> None:
    for key, pattern in PATTERNS[lang].items():
        for part in (pattern, *(v.value for s in selections(pattern) for v in s.variants)):
            assert any(says(element) for element in part.elements), key


def says(element: TextElement | Placeable) -> bool:
    written = element.expression if isinstance(element, Placeable) else element
    return not isinstance(written, TextElement | StringLiteral) or bool(written.value.strip())


def names(choice: SelectExpression) -> set[str]:
    return {name_of(variant.key) for variant in choice.variants}


def name_of(key: Identifier | NumberLiteral) -> str:
    return key.name if isinstance(key, Identifier) else str(key.value)


def default(choice: SelectExpression) -> str:
    return next(name_of(variant.key) for variant in choice.variants if variant.default)


def is_plural(choice: SelectExpression) -> bool:
    return default(choice) in CATEGORIES


def selected(choice: SelectExpression) -> str:
    assert isinstance(choice.selector, VariableReference)
    return choice.selector.id.name


def chosen(pattern: Pattern, *, plural: bool) -> dict[str, set[str]]:
    """The names of the variants, by the value that chooses among them."""
    found: dict[str, set[str]] = {}
    for choice in selections(pattern):
        if is_plural(choice) is plural and selected(choice) != ALWAYS_GIVEN:
            found.setdefault(selected(choice), set()).update(names(choice))
    return found


@every_language
def test_plurals_have_the_forms_that_the_language_has(lang: str) -> None:
    forms = {*Locale.parse(lang, sep="-").plural_form.tags, "other"}
    for key, pattern in PATTERNS[lang].items():
        for choice in filter(is_plural, selections(pattern)):
            assert default(choice) == "other", key
            words = {name for name in names(choice) if not name.isdecimal()}
            assert words <= forms, f"{key}: {words - forms}"
            if "one" in forms:
                assert {"one", "1"} & names(choice), f"{key} has no form for one"


@every_other_language
def test_what_is_no_plural_has_the_variants_of_english(lang: str) -> None:
    for key, pattern in PATTERNS[lang].items():
        english = PATTERNS[ENGLISH][key]
        assert chosen(pattern, plural=False) == chosen(english, plural=False), key


@every_other_language
def test_a_number_is_singled_out_where_english_does_it(lang: str) -> None:
    """As `[0] The bag is empty`: the plural of nothing is often another sentence."""
    for key, pattern in PATTERNS[lang].items():
        here = chosen(pattern, plural=True)
        for value, variants in chosen(PATTERNS[ENGLISH][key], plural=True).items():
            numbers = {name for name in variants if name.isdecimal()}
            assert numbers <= here.get(value, numbers), key


NUMBERS = (0, 1, 2, 5, 21)


@every_language
def test_no_two_numbers_are_told_in_the_same_words(lang: str) -> None:
    """In some languages 0 takes the form of 1, so that form must not say “one”."""
    words, english = Catalogue(lang), Catalogue()
    for key, pattern in PATTERNS[ENGLISH].items():
        for count in chosen(pattern, plural=True):
            if told_with(english, key, count, 5) == told_with(english, key, count, 21):
                continue  # the number only bends a word
            told = [told_with(words, key, count, number) for number in NUMBERS]
            assert len(set(told)) == len(NUMBERS), f"{key}: {told}"


def told_with(words: Catalogue, key: str, count: str, number: int) -> str:
    values: dict[str, str | int] = dict.fromkeys(variables(PATTERNS[words.lang][key]), "…")
    return words.text(key, **values | {count: number})


PROSE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")
"""Two words beside each other: a name or a code is one."""


@every_other_language
def test_nothing_is_left_in_english(lang: str) -> None:
    same = {
        key
        for key, pattern in PATTERNS[lang].items()
        if pattern.equals(PATTERNS[ENGLISH][key])
        and any(isinstance(e, TextElement) and PROSE.search(e.value) for e in pattern.elements)
    }
    assert not same


OPTION = re.compile(r"--[a-z_]+")


@every_other_language
def test_what_is_typed_stays_as_it_is(lang: str) -> None:
    """Options, and the commands at the left of the help at a table."""
    words, english = Catalogue(lang), Catalogue()
    for key in PATTERNS[lang]:
        values = dict.fromkeys(variables(PATTERNS[lang][key]), "…")
        here, there = words.text(key, **values), english.text(key, **values)
        assert set(OPTION.findall(here)) == set(OPTION.findall(there)), key
        if key.startswith("table-help-"):
            assert [line[:15] for line in here.splitlines()] == [
                line[:15] for line in there.splitlines()
            ]


HEADING = re.compile(r"^(#+) (\d+\.)?", re.MULTILINE)
CLAUSE = re.compile(r"^(?=\*\*§\d+\.\d+\*\*|## \d+\. )", re.MULTILINE)
CODE = re.compile(r"`[^`\n]+`")
NUMBER = re.compile(r"\*\*§\d+\.\d+|## \d+")
REFERENCE = re.compile(r"§\d+(?:\.\d+)?|\b[RP]\d+\b", re.ASCII)
"""Of ASCII, because kana may stand right beside it, and are letters too."""
BULLET = re.compile(r"^- ", re.MULTILINE)
ROW = re.compile(r"^\|.*\|$", re.MULTILINE)


def in_clauses(text: str, find: Callable[[str], object]) -> Iterator[tuple[str, object]]:
    """What is found in each clause, with the number that it begins with."""
    for clause in CLAUSE.split(text):
        number = NUMBER.match(clause)
        yield number[0] if number else "", find(clause)


@pytest.mark.parametrize("game", GAMES)
def test_the_english_page_is_that_of_the_documentation(game: str) -> None:
    page = Path(__file__).parents[2] / "docs/rules" / f"{game}.md"
    assert Catalogue().rules_page(game) == page.read_text("utf-8")


@every_other_language
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_the_headings_and_clauses_of_the_english_page(lang: str, game: str) -> None:
    here, there = Catalogue(lang).rules_page(game), Catalogue().rules_page(game)
    assert here != there, "there is no page in this language"
    assert HEADING.findall(here) == HEADING.findall(there)
    for find in (
        lambda clause: len(BULLET.findall(clause)),
        lambda clause: [row.count("|") for row in ROW.findall(clause)],
        lambda clause: set(CODE.findall(clause)),
        lambda clause: set(REFERENCE.findall(clause)),
    ):
        assert list(in_clauses(here, find)) == list(in_clauses(there, find))
