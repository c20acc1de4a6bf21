"""A language that nobody speaks: English with accents, and two fifths longer. What it breaks, a real one would."""

from __future__ import annotations

import json
import re

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Term, TextElement
from fluent.syntax.visitor import Transformer
from playwright.sync_api import BrowserContext, Route

from contissimo.i18n import ENGLISH, sources

PSEUDO = "zz"
_OF_THE_PAGE = re.compile(
    r"(page.*|lessons|refusals|server|options|classroom|review|levels-.*)\.ftl"
)
_ACCENTS = str.maketrans("aceinosuyzACEINOSUYZ", "àçéîñöšûýžÀÇÉÎÑÖŠÛÝŽ")
_WORD = re.compile(r"[^\W\d_]+")
_LENGTHENED = 0.4


class _Longer(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802
        return TextElement(_WORD.sub(_strange, node.value))


def _strange(word: re.Match[str]) -> str:
    more = round(len(word[0]) * _LENGTHENED)
    return word[0].translate(_ACCENTS) + "ŵéîðļåñø"[:more]


def pseudo() -> str:
    """The words of the page and its lessons, in the language that nobody speaks."""
    entries = (
        entry
        for file, text in sources(ENGLISH).items()
        if _OF_THE_PAGE.fullmatch(file)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, Message | Term)
    )
    return "".join(FluentSerializer().serialize_entry(_Longer().visit(entry)) for entry in entries)


_LOADER = re.compile(r"\ben:\(\)=>\w+\(\(\)=>import\(")
_RULES = re.compile(r'"en/(\w+)":\(\)=>\w+\(\(\)=>import\(`\./([^`]+)`')
_WRITTEN = re.compile(r"\b(title|html):`((?:[^`\\]|\\.)*)`")
_PLAIN = re.compile(r"<code>.*?</code>|<[^>]*>|&\w+;|\\(?:x..|u....|.)|([^\W\d_]+)")
"""Code stays as it is in every language; of the rest the last group is a word."""


def pseudo_rules(script_of_english: str) -> str:
    """The rules page that a script has, in the language that nobody speaks."""

    def strange(text: str) -> str:
        return _PLAIN.sub(lambda found: _strange(found) if found[1] else found[0], text)

    return _WRITTEN.sub(lambda found: f"{found[1]}:`{strange(found[2])}`", script_of_english)


def speak_pseudo(context: BrowserContext) -> None:
    """The page has one language more: its list of languages, and that language's words and rules, are answered here."""
    words = f"export default {json.dumps(pseudo())}"
    start: dict[str, str] = {}

    def with_one_more(route: Route) -> None:
        address = route.request.url
        if address not in start:  # asked for again, it would be answered by "not modified"
            text = route.fetch().text()
            more = f'{PSEUDO}:()=>import("/assets/{PSEUDO}.js"),'
            start[address] = _LOADER.sub(lambda found: more + found[0], text)
        script(route, start[address])

    def with_rules(route: Route) -> None:
        address = route.request.url
        if address not in start:
            text = route.fetch().text()
            more = (
                f'"{PSEUDO}/{game}":()=>import("/assets/{PSEUDO}-{file}"),'
                for game, file in _RULES.findall(text)
            )
            start[address] = _RULES.sub(lambda found: "".join(more) + found[0], text, count=1)
        script(route, start[address])

    def rules(route: Route) -> None:
        address = route.request.url.replace(f"/{PSEUDO}-", "/")
        script(route, pseudo_rules(route.fetch(url=address).text()))

    context.route("**/assets/start-*.js", with_one_more)
    context.route("**/assets/Rules-*.js", with_rules)
    context.route(f"**/assets/{PSEUDO}-*.js", rules)
    context.route(f"**/assets/{PSEUDO}.js", lambda route: script(route, words))


def script(route: Route, text: str) -> None:
    route.fulfill(content_type="text/javascript; charset=utf-8", body=text)
