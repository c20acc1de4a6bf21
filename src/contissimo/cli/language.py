"""The language of one command, and the output that speaks it."""

from __future__ import annotations

import os

from contissimo.cli.output import Out
from contissimo.i18n import Catalogue, choose_language


def out_for(lang: str | None, *, json: bool) -> Out:
    return Out(words=Catalogue(choose_language(lang, os.environ)), json=json)
