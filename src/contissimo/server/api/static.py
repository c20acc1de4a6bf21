"""The built page: its files, read once, and which of them answers which address.

Only names that were found in the folder are ever looked up, so no address leads out of it. Files that the build
compressed (`.br`, `.gz`) are sent that way to clients that accept it. Only the first page is written and compressed
at run time, once for each origin and each preview: a link preview needs the full address of its picture, and
words in the language of the link.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Callable, Iterable
from email.utils import formatdate
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from contissimo.server.api.link_previews import Preview, preview_of
from contissimo.server.support.asgi import Scope, Send

_INDEX = "/index.html"
_ENCODINGS = {".br": "br", ".gz": "gzip"}
"""Encodings that the build may have made, best first."""
_TYPES = {
    ".avif": "image/avif",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".record": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
}
_PICTURE = 'property="og:image" content="'
_ORIGIN = re.compile(r"https?://[a-z0-9.\-_:\[\]]+")
_KEPT = 64
"""First pages kept; a client can claim any host."""
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_AN_HOUR = "public, max-age=3600"
"""For icons and pictures: a browser asks for them several times in one visit."""
_PICTURES = (".png", ".svg", ".webp")

Headers = list[tuple[bytes, bytes]]


class Sent(NamedTuple):
    """One way to send a file: plain, or compressed."""

    body: bytes
    etag: str
    modified: float
    headers: Headers


class Page:
    """The files of a folder by their address, each in all its encodings; the plain one is under ""."""

    def __init__(self, folder: Path) -> None:
        self._files = dict(_read(folder))
        self._first = lru_cache(_KEPT)(self._first_page)

    async def serve(self, scope: Scope, send: Send, origin: str) -> bool:
        """Answer a request, if it is for the page; False: there is no such file."""
        file = self._files.get(scope["path"]) or self._route(scope, origin)
        if file is None or scope["method"] not in ("GET", "HEAD"):
            return False
        asked = dict(scope["headers"])
        chosen = _chosen(file, asked.get(b"accept-encoding", b"").decode("latin-1"))
        if chosen.etag in etags(asked.get(b"if-none-match", b"").decode("latin-1")):
            fresh = [pair for pair in chosen.headers if pair[0] != b"content-length"]
            await _answer(send, 304, fresh, b"")
        else:
            body = b"" if scope["method"] == "HEAD" else chosen.body
            await _answer(send, 200, chosen.headers, body)
        return True

    def _route(self, scope: Scope, origin: str) -> dict[str, Sent] | None:
        """The page draws all its own addresses itself; an address with a dot in it is a file or nothing."""
        if "." in scope["path"] or _INDEX not in self._files:
            return None
        return self._first(origin if _ORIGIN.fullmatch(origin) else "", preview_of(scope))

    def _first_page(self, origin: str, preview: Preview) -> dict[str, Sent]:
        file = self._files[_INDEX][""]
        text = preview.written_into(file.body.decode())
        body = text.replace(f"{_PICTURE}/", f"{_PICTURE}{origin}/").encode()
        packed = {"gzip": gzip.compress(body, mtime=0), "": body}
        vary = "accept-encoding, accept-language"
        return {
            name: _sent(_INDEX, name, made, file.modified, vary) for name, made in packed.items()
        }


def _read(folder: Path) -> Iterable[tuple[str, dict[str, Sent]]]:
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or (path.suffix in _ENCODINGS and path.with_suffix("").is_file()):
            continue
        address = f"/{path.relative_to(folder).as_posix()}"
        packed = {
            name: file
            for suffix, name in _ENCODINGS.items()
            if (file := path.with_name(path.name + suffix)).is_file()
        }
        yield (
            address,
            {
                name: _sent(address, name, file.read_bytes(), file.stat().st_mtime)
                for name, file in (packed | {"": path}).items()
            },
        )


def _sent(
    address: str, encoding: str, body: bytes, modified: float, vary: str = "accept-encoding"
) -> Sent:
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    told = {
        "content-type": _TYPES.get(Path(address).suffix, "application/octet-stream"),
        "content-length": str(len(body)),
        "cache-control": _kept(address),
        "etag": etag,
        "last-modified": formatdate(modified, usegmt=True),
        "vary": vary,
    }
    if encoding:
        told["content-encoding"] = encoding
    headers = [(name.encode(), value.encode()) for name, value in told.items()]
    return Sent(body, etag, modified, headers)


def _kept(address: str) -> str:
    """How long browsers keep it. The build puts a hash of the content into the names of what is under /assets."""
    if address.startswith("/assets/"):
        return _FOR_EVER
    return _AN_HOUR if address.endswith(_PICTURES) else _ASK_AGAIN


def _chosen(file: dict[str, Sent], accepted: str) -> Sent:
    takes = accepts(accepted)
    return next((sent for name, sent in file.items() if name and takes(name)), file[""])


def accepts(header: str) -> Callable[[str], bool]:
    """Whether a client accepts an encoding, by its Accept-Encoding: `br`, `gzip;q=0.5`, `*;q=0` …"""
    weights = {}
    for part in header.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        weights[name] = weight.strip("0.") != "" if weight else True

    def takes(encoding: str) -> bool:
        return weights.get(encoding, weights.get("*", False))

    return takes


def etags(header: str) -> set[str]:
    return {part.strip().removeprefix("W/") for part in header.split(",")}


async def _answer(send: Send, status: int, headers: Headers, body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
