"""Japanese for children who can't read kanji yet: every text of `ja` stands in `ja-Hira` in kana, with spaces between the phrases.

Numbers stay figures, and what is typed stays as it is; docs/decisions/0016 says why there are two catalogues.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import pairwise

import pytest
from fluent.syntax.ast import BaseNode, Pattern, Placeable, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from contissimo.games import GAMES
from contissimo.i18n import Catalogue
from contissimo.server.guests.names import FORMER, LISTED
from tests.i18n.parts import patterns, variables
from tests.i18n.samples import sample
from tests.paper.orders import EVERY, said

KANJI, KANA = "ja", "ja-Hira"
SPELLED = re.compile(r"[\u3400-\u9fff\uf900-\ufaff々〆ヶ]")
"""A sign that has to be learned with its reading."""
LATIN = re.compile(r"[A-Za-z][A-Za-z0-9]*")
NO_LETTERS = "NPSZC"
"""Figures, signs and spaces, as Unicode sorts them."""
WORD = re.compile(r"[ぁ-ゖァ-ヺー]+")
HIRAGANA = re.compile(r"[ぁ-ゖ]+")
LONGEST = 13
"""Kana in one run: のぞかれませんでした has 10. What is longer has lost a space."""
LONE = re.compile(r"(?:^|\s)[をがにはへとでもの](?=[\s、。]|$)")
"""A particle belongs to the word before it, and comes after a space only where that word is a value or a sign."""
NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
SAID = {"0", "1", "2"}
"""Numbers that a text says without a figure, or only the easier one has: ひとり, ふたり, 0より ちいさい かず."""


EXPLAINED = re.compile(r"(?:\d+、)*\d+(?:の ような|…)")
"""Examples where a word is too hard: 1、2、3の ような かず."""
CODE = re.compile(r"`[^`]*`")


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def texts(node: BaseNode) -> list[str]:
    found = _Texts()
    found.visit(node)
    return found.found


def paired() -> Iterator[tuple[str, list[str], list[str]]]:
    """Where a text stands, its parts with kanji, and its parts in kana: of the catalogues, and of the rules by line."""
    with_kanji, in_kana = patterns(KANJI), patterns(KANA)
    for key, pattern in with_kanji.items():
        yield key, texts(pattern), texts(in_kana[key])
    for game in GAMES:
        pages = [Catalogue(lang).rules_page(game).splitlines() for lang in (KANJI, KANA)]
        for at, (there, here) in enumerate(zip(*pages, strict=True), start=1):
            yield f"rules, {game}, line {at}", [there], [here]


PAIRED = list(paired())


def test_no_text_has_kanji_and_every_text_with_kanji_has_its_kana() -> None:
    spelled = [(where, here) for where, _, here in PAIRED if SPELLED.search("".join(here))]
    assert not spelled
    lacking = [
        where
        for where, there, here in PAIRED
        if SPELLED.search("".join(there)) and not WORD.search("".join(here))
    ]
    assert not lacking


def test_a_text_is_kana_figures_and_signs_and_has_no_letters_but_those_that_are_typed() -> None:
    for where, there, here in PAIRED:
        told = "".join(here)
        letters = set(LATIN.findall(told)) - set(LATIN.findall("".join(there)))
        assert letters <= {"Hira"}, where
        others = WORD.sub("", LATIN.sub("", told))
        assert all(unicodedata.category(sign)[0] in NO_LETTERS for sign in others), where


@pytest.mark.parametrize(("game", "sheet"), EVERY)
def test_no_printed_sheet_has_kanji(game: str, sheet: str) -> None:
    assert not SPELLED.search("".join(said(game, sheet, KANA)))


def test_there_is_a_space_between_the_phrases() -> None:
    for where, _, here in PAIRED:
        long = [run for text in here for run in HIRAGANA.findall(text) if len(run) > LONGEST]
        assert not long, where


def test_no_particle_is_parted_from_its_word() -> None:
    for where, _, here in PAIRED:
        for text in here:
            typed = CODE.sub("`", text)
            for lone in LONE.finditer(typed):
                before = typed[: lone.start()].rstrip()
                assert not WORD.search(before[-1:]), f"{where}: {text}"


def test_the_numbers_are_those_of_the_text_with_kanji() -> None:
    for where, there, here in PAIRED:
        wanted, found = (
            set(NUMBER.findall(EXPLAINED.sub("", "".join(part)))) for part in (there, here)
        )
        assert wanted ^ found <= SAID, where


HEARD_OTHERWISE = re.compile(
    r"(?<!\d)[12]にん"  # ひとり, ふたり
    r"|(?<!\d)[12]り"
    r"|[013468]ふん(?!の)|[2579]ぷん"
    r"|\d[いっ]?ぴき|づつ|とうり|いちばん よい て|おうきい|とうい"
)
"""Counters as nobody says them, and spellings that children are corrected in."""


def test_what_is_counted_is_called_as_one_says_it() -> None:
    wrong = [line for line in sample(KANA).splitlines() if HEARD_OTHERWISE.search(line)]
    wrong += [where for where, _, here in PAIRED if HEARD_OTHERWISE.search("".join(here))]
    assert not wrong


class _Counted(Visitor):
    """The values that a counter follows at once."""

    def __init__(self, counter: str) -> None:
        self.counter = counter
        self.values: set[str] = set()

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802
        for value, after in pairwise(node.elements):
            match value, after:
                case Placeable(expression=VariableReference(id=name)), TextElement(value=text):
                    if text.startswith(self.counter):
                        self.values.add(name.name)
        self.generic_visit(node)


def counted(lang: str, counter: str) -> Iterator[tuple[str, str]]:
    for key, pattern in patterns(lang).items():
        found = _Counted(counter)
        found.visit(pattern)
        yield from ((key, value) for value in sorted(found.values))


ALWAYS_MANY = {("why-class-full", "limit")}
UP_TO_NINE = {("review-stars", "n"), ("why-position-fields", "expected")}


def test_one_and_two_people_are_not_counted_like_more() -> None:
    words = Catalogue(KANA)
    for key, value in {*counted(KANA, "にん")} - ALWAYS_MANY:
        others = dict.fromkeys(variables(patterns(KANA)[key]), "x")
        for people in (1, 2):
            assert f"{people}にん" not in words.text(key, **others | {value: people}), key


@pytest.mark.parametrize("lang", [KANJI, KANA])
def test_what_can_be_more_than_nine_is_not_counted_with_a_counter_that_ends_there(
    lang: str,
) -> None:
    assert {*counted(lang, "つ")} <= UP_TO_NINE


@pytest.mark.parametrize("minutes", range(2, 61))
def test_minutes_are_read_by_their_last_figure(minutes: int) -> None:
    reading = "ふん" if minutes % 10 in (2, 5, 7, 9) else "ぷん"
    words = Catalogue(KANA)
    assert words.text("time-minutes", count=minutes) == f"{minutes}{reading}"
    over = words.text("guide-contig60-6.about", rounds=0, minutes=minutes)
    assert over.startswith(f"{minutes}{reading} たったら")


@pytest.mark.parametrize("lang", [KANJI, KANA])
def test_whoever_gives_no_name_is_called_in_kana(lang: str) -> None:
    pairs = (pair.split("=", 1) for pair in Catalogue(lang).text("famous-names").split(", "))
    names = dict(pairs)
    assert names.keys() == {*LISTED, *FORMER}
    assert all(re.fullmatch(r"[ぁ-ゖァ-ヺー ]+", name) for name in names.values())
