"""The built page: which file answers which address, how it is packed, and how long it may be kept."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import httpx
import pytest

from tests.server.helpers import PATIENCE, Running, serving, settings_for

INDEX = '<!doctype html><title>Contissimo</title><script type="module" src="/assets/app-1a2b.js"></script>'
PICTURE = '<meta property="og:image" content="{}/social.png" />'
SCRIPT = "export const answer = 42;\n" * 20


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    files = {
        "index.html": INDEX + PICTURE.format(""),
        "assets/app-1a2b.js": SCRIPT,
        "assets/app-1a2b.css": "body{}",
        "assets/face-3c.woff2": "font",
        "assets/en-9.ftl": "title = Contissimo\n",
        "manifest.webmanifest": "{}",
        "icon.svg": "<svg/>",
        "odd.bin": "?",
    }
    for name, text in files.items():
        (page / name).write_text(text, "utf-8")
    (page / "assets/app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (page / "assets/app-1a2b.js.br").write_bytes(b"as if by brotli")
    (folder / "secret.txt").write_text("secret", "utf-8")
    with serving(settings_for(folder, page=page, requests_per_address_second=3)) as server:
        yield server


def get(running: Running, path: str, encoding: str = "", **headers: str) -> httpx.Response:
    return httpx.get(
        running.url + path, headers={"accept-encoding": encoding, **headers}, timeout=PATIENCE
    )


def raw(running: Running, path: str, encoding: str) -> tuple[bytes, httpx.Headers]:
    """The bytes as they were sent."""
    with httpx.stream(
        "GET", running.url + path, headers={"accept-encoding": encoding}, timeout=PATIENCE
    ) as answer:
        return b"".join(answer.iter_raw()), answer.headers


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/lobby", "/new/calculissimo", "/t/k3xq7m2pab", "/rules/contig60", "/replay"),
        *("/replay/k3xq7m2pab", "/house/contig60", "/continue", "/nothing/at/all", "/apis"),
    ],
)
def test_the_pages_own_addresses_are_all_the_page(running: Running, path: str) -> None:
    answer = get(running, path)
    assert (answer.status_code, answer.text) == (200, INDEX + PICTURE.format(running.url))
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/ws", "/nothing.js", "/assets/old.js"])
def test_what_is_no_address_of_the_page_is_not_found(running: Running, path: str) -> None:
    answer = get(running, path)
    assert (answer.status_code, answer.json()["why"]) == (404, "not_found")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/app-1a2b.css", "text/css; charset=utf-8"),
        ("/assets/face-3c.woff2", "font/woff2"),
        ("/assets/en-9.ftl", "text/plain; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.svg", "image/svg+xml"),
        ("/odd.bin", "application/octet-stream"),
    ],
)
def test_a_file_says_what_it_is_and_how_long_it_keeps(
    running: Running, path: str, kind: str
) -> None:
    headers = get(running, path).headers
    assert headers["content-type"] == kind
    if path.startswith("/assets/"):
        assert "immutable" in headers["cache-control"]
    else:
        kept = "public, max-age=3600" if path == "/icon.svg" else "no-cache"
        assert headers["cache-control"] == kept


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("gzip", "gzip"),
        ("*", "br"),
        ("*;q=0", None),
        ("identity", None),
        ("br;q=0.0", None),
        ("", None),
    ],
)
def test_what_was_packed_is_sent_to_whoever_takes_it(
    running: Running, accepted: str, encoding: str | None
) -> None:
    body, headers = raw(running, "/assets/app-1a2b.js", accepted)
    assert headers.get("content-encoding") == encoding
    assert headers["vary"] == "accept-encoding"
    packed = {"br": b"as if by brotli", None: SCRIPT.encode()}
    assert (gzip.decompress(body) if encoding == "gzip" else body) == packed.get(
        encoding, SCRIPT.encode()
    )
    assert headers["content-length"] == str(len(body))


def test_a_packed_file_has_no_address_of_its_own(running: Running) -> None:
    assert get(running, "/assets/app-1a2b.js.gz").status_code == 404


def test_who_has_it_already_is_told_so(running: Running) -> None:
    first = get(running, "/")
    etag = first.headers["etag"]
    assert first.headers["last-modified"].endswith("GMT")
    for said in (etag, f'"other", W/{etag}'):
        again = get(running, "/", **{"if-none-match": said})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == etag
        assert "default-src 'none'" in again.headers["content-security-policy"]
    assert get(running, "/", **{"if-none-match": '"other"'}).status_code == 200
    packed = get(running, "/assets/app-1a2b.js", "gzip").headers["etag"]
    assert packed != get(running, "/assets/app-1a2b.js").headers["etag"]


def test_only_the_head_is_sent_to_who_asks_for_that(running: Running) -> None:
    answer = httpx.head(running.url + "/lobby", headers={"accept-encoding": "identity"})
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-length"] == str(len(INDEX + PICTURE.format(running.url)))
    assert httpx.post(running.url + "/lobby", timeout=PATIENCE).status_code == 404


def test_the_picture_of_a_link_has_a_whole_address_wherever_the_page_is_asked_for(
    running: Running,
) -> None:
    first = {get(running, "/t/k3xq7m2pab", host=f"h{i}.example:8080").text for i in range(40)}
    assert {PICTURE.format(f"http://h{i}.example:8080") in "".join(first) for i in range(40)} == {
        True
    }
    body, headers = raw(running, "/", "gzip, br")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body).decode().endswith(PICTURE.format(running.url))


def test_a_host_that_is_none_is_not_written_into_the_page(running: Running) -> None:
    assert get(running, "/", host='"><b>').text == INDEX + PICTURE.format("")


@pytest.mark.parametrize(
    "path",
    [
        *("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "//secret.txt"),
        *("/assets/%2e%2e%2f%2e%2e%2fsecret.txt", "/..%5csecret.txt", "/%00.txt"),
    ],
)
def test_no_address_leads_out_of_the_folder(running: Running, path: str) -> None:
    url = httpx.URL(running.url).copy_with(raw_path=path.encode())
    answer = httpx.get(url, timeout=PATIENCE)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_a_class_may_open_the_page_all_at_once(running: Running) -> None:
    plain = {"Accept-Encoding": "identity"}  # httpx asks for what it finds installed
    with httpx.Client(base_url=running.url, headers=plain, timeout=PATIENCE) as client:
        assert {client.get("/assets/app-1a2b.js").status_code for _ in range(100)} == {200}


def test_nothing_inline_may_run_and_nothing_comes_from_elsewhere(running: Running) -> None:
    policy = get(running, "/").headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'"
    for what in ("script", "style", "connect", "font", "manifest", "worker"):
        assert rules[f"{what}-src"] == "'self'"
    assert rules["img-src"] == "'self' data:"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"


def test_without_a_page_there_is_only_the_api(server: Running) -> None:
    assert get(server, "/").json()["why"] == "not_found"
    assert get(server, "/api/health").json()["ok"]


def test_the_longest_answer_of_a_first_visit_is_packed(server: Running) -> None:
    plain, headers = raw(server, "/api/games", "")
    assert "content-encoding" not in headers
    packed, headers = raw(server, "/api/games", "gzip, br")
    assert headers["content-encoding"] == "gzip"
    assert headers["vary"] == "accept-encoding"
    assert gzip.decompress(packed) == plain
    assert len(packed) < 5000 < len(plain)


def test_what_may_run_is_said_with_the_document_and_not_again_with_its_parts(
    running: Running,
) -> None:
    part = get(running, "/assets/app-1a2b.js").headers
    assert part["x-content-type-options"] == "nosniff"
    assert part["cross-origin-resource-policy"] == "same-origin"
    for name in ("content-security-policy", "permissions-policy", "x-frame-options"):
        assert name not in part
        assert name in get(running, "/").headers
        assert name in get(running, "/nothing.js").headers
