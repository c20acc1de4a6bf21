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
_OF_THE_PAGE = re.compile(r"(page.*|refusals|server|options|levels-.*)\.ftl")
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
    """The words of the page, in the language that nobody speaks."""
    entries = (
        entry
        for file, text in sources(ENGLISH).items()
        if _OF_THE_PAGE.fullmatch(file)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, Message | Term)
    )
    return "".join(FluentSerializer().serialize_entry(_Longer().visit(entry)) for entry in entries)


_LOADER = re.compile(r"\ben:\(\)=>\w+\(\(\)=>import\(")


def speak_pseudo(context: BrowserContext) -> None:
    """The page has one language more: its list of languages, and that language's words, are answered here."""
    words = f"export default {json.dumps(pseudo())}"
    start: dict[str, str] = {}

    def with_one_more(route: Route) -> None:
        address = route.request.url
        if address not in start:  # asked for again, it would be answered by "not modified"
            text = route.fetch().text()
            more = f'{PSEUDO}:()=>import("/assets/{PSEUDO}.js"),'
            start[address] = _LOADER.sub(lambda found: more + found[0], text)
        script(route, start[address])

    context.route("**/assets/start-*.js", with_one_more)
    context.route(f"**/assets/{PSEUDO}.js", lambda route: script(route, words))


def script(route: Route, text: str) -> None:
    route.fulfill(content_type="text/javascript; charset=utf-8", body=text)
