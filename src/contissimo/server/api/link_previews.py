"""Link previews: a title and a sentence, in the language of the link.

A link to a table carries the language of the page on which it was made (`/t/k3x?lang=de`), because a preview is requested by a
program that may speak any language. Other links have the requested language, or English.
"""

from __future__ import annotations

import html
import re
from typing import NamedTuple
from urllib.parse import parse_qs

from contissimo.i18n import ENGLISH, Catalogue, accepted_language, catalogue_for
from contissimo.server.support.asgi import Scope

_META = re.compile(
    r'(<meta (?:name|property)="(description|og:title|og:description)" content=")[^"]*'
)
_LONGEST_QUERY = 200


class Preview(NamedTuple):
    lang: str
    is_table: bool

    def written_into(self, page: str) -> str:
        """The first page with this preview in its head."""
        words = Catalogue(self.lang)
        key = "preview-table" if self.is_table else "preview"
        about = words.text(f"{key}.about")
        told = {"og:title": words.text(key), "og:description": about, "description": about}
        return _META.sub(lambda found: found[1] + html.escape(told[found[2]]), page)


def preview_of(scope: Scope) -> Preview:
    """The preview for a request for a page."""
    query = parse_qs(scope.get("query_string", b"")[:_LONGEST_QUERY].decode("latin-1"))
    headers = dict(scope["headers"])
    lang = (
        catalogue_for(query.get("lang", [""])[0])
        or accepted_language(headers.get(b"accept-language", b"").decode("latin-1"))
        or ENGLISH
    )
    return Preview(lang, scope["path"].startswith("/t/"))
