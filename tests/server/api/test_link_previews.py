"""What others show of a link: in the language that the link carries, else in the one that is asked for, else in English."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from contissimo.i18n import Catalogue, accepted_language, languages
from tests.server.helpers import PATIENCE, Running, serving, settings_for

INDEX = Path(__file__).parents[3] / "web" / "index.html"
META = re.compile(r'<meta (?:name|property)="([^"]*)" content="([^"]*)"')
TABLE = "/t/k3xq7m2pab"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    (folder / "page").mkdir()
    (folder / "page/index.html").write_bytes(INDEX.read_bytes())
    with serving(settings_for(folder, page=folder / "page")) as server:
        yield server


def shown(running: Running, path: str, asked: str = "") -> tuple[str, str]:
    """The title and the sentence of a link."""
    answer = httpx.get(running.url + path, headers={"accept-language": asked}, timeout=PATIENCE)
    assert answer.headers["vary"] == "accept-encoding, accept-language"
    told = {name: html.unescape(text) for name, text in META.findall(answer.text)}
    assert told["description"] == told["og:description"]
    return told["og:title"], told["og:description"]


def said(lang: str, key: str) -> tuple[str, str]:
    words = Catalogue(lang)
    return words.text(key), words.text(f"{key}.about")


@pytest.mark.parametrize("lang", languages())
def test_a_link_to_a_table_speaks_the_language_it_was_made_in(running: Running, lang: str) -> None:
    assert shown(running, f"{TABLE}?lang={lang}", "fr, en") == said(lang, "preview-table")
    assert len({said(other, "preview-table") for other in languages()}) == len(languages())


@pytest.mark.parametrize(
    ("query", "asked", "lang"),
    [
        ("", "de-AT, en;q=0.9", "de"),
        ("?lang=xx", "nl", "nl"),
        ("?lang=%00%ff&lang=de", "es;q=0.1, ja;q=0.2", "ja"),
        ("?lang=", "", "en"),
        ("", "tlh, xx;q=0.5", "en"),
        ("?" + "a" * 5000, "*", "en"),
    ],
)
def test_another_link_speaks_what_is_asked_for_or_english(
    running: Running, query: str, asked: str, lang: str
) -> None:
    assert shown(running, TABLE + query, asked) == said(lang, "preview-table")
    assert shown(running, f"/{query}", asked) == said(lang, "preview")


def test_what_the_build_has_in_the_page_is_what_english_says() -> None:
    told = dict(META.findall(INDEX.read_text("utf-8")))
    assert (told["og:title"], told["og:description"]) == said("en", "preview")


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt-BR"),
        ("pt-AO,en;q=0.8", "pt-PT"),
        ("ja-Hira;q=0.5, pt;q=0.4", "ja-Hira"),
        ("en;q=0.5, de", "de"),
        ("de;q=0, en;q=0.1", "en"),
        ("de;q=much, en", "de"),
        ("*", None),
        ("", None),
    ],
)
def test_the_best_of_our_languages_is_taken(header: str, lang: str | None) -> None:
    assert accepted_language(header) == lang


@given(st.text(st.sampled_from("den-*;q=.,019 \x00xé"), max_size=40))
def test_no_header_is_a_reason_to_fail(header: str) -> None:
    assert accepted_language(header) in (*languages(), None)
