"""Tests that never lie: none sleeps without a reason beside it, gives a busy machine too little time, finds a port for others, looks at the
time of day or at the machine, or draws from chance that nobody can repeat."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PORTS = TESTS / "ports.py"
"""The one place that binds."""
_WAITS = ("sleep", "wait_for_timeout")
_FREE = ("free_port", "unused_tcp_port")
_LIMITS = ("timeout", "open_timeout", "close_timeout")
_LIMITED = ("settimeout", "wait", "join", "result", "communicate", "set_default_timeout")
"""Methods whose first argument may be a limit."""
_SHORT = {("httpx", name): "timeout" for name in ("get", "post", "stream", "Client")} | {
    ("", "connect"): "open_timeout"  # of websockets
}
"""What gives up after 5 or 10 s where nothing is said."""
A_MINUTE = 60
_TIME_OF_DAY = {
    ("datetime", "now"),
    ("datetime", "today"),
    ("datetime", "utcnow"),
    ("date", "today"),
    ("time", "time"),
}
_OF_THE_MACHINE = ("cpu_count", "process_cpu_count", "getloadavg", "gettempdir", "setlocale")


def lies(source: str, *, may_bind: bool = False) -> Iterator[str]:
    """What in a test depends on time, on luck or on others, without a reason on its line or on the line before."""
    reasons = {
        token.start[0]
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT and not token.string.startswith("# noqa")
    }
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and not {node.lineno, node.lineno - 1} & reasons:
            why = _why(node, may_bind=may_bind)
            if why is not None:
                yield f"line {node.lineno}: {why}"


def _why(call: ast.Call, *, may_bind: bool) -> str | None:
    owner, name = _named(call.func)
    if name in _WAITS and not _is_nothing(call):
        return f"{name} without a reason"
    if (name == "bind" and not may_bind) or name in _FREE:
        return "a port that somebody may take: see tests/ports.py"
    if name == "Random" and not call.args:
        return "chance without a seed"
    if owner == "random" and name in ("seed", "SystemRandom"):
        return "chance that others share, or that nobody can repeat"
    if any(0 < limit < A_MINUTE for limit in _limits(call, name)):
        return "a limit that a busy machine may need"
    limit = _SHORT.get((owner, name))
    if limit is not None and limit not in {keyword.arg for keyword in call.keywords}:
        return f"{limit}: the library's own is short"
    if (owner, name) in _TIME_OF_DAY:
        return "the time of day"
    return "what another machine has otherwise" if name in _OF_THE_MACHINE else None


def _limits(call: ast.Call, name: str) -> Iterator[float]:
    """Numbers of seconds that a call is given as its limit."""
    given = [keyword.value for keyword in call.keywords if keyword.arg in _LIMITS]
    given += call.args[:1] if name in _LIMITED and isinstance(call.func, ast.Attribute) else []
    for value in given:
        if isinstance(value, ast.Constant) and isinstance(value.value, int | float):
            yield value.value


def _named(called: ast.expr) -> tuple[str, str]:
    if isinstance(called, ast.Attribute):
        owner = called.value.id if isinstance(called.value, ast.Name) else "…"
        return owner, called.attr
    return "", called.id if isinstance(called, ast.Name) else ""


def _is_nothing(call: ast.Call) -> bool:
    """`sleep(0)` lets others go on, and waits for no time."""
    return (
        len(call.args) == 1 and isinstance(call.args[0], ast.Constant) and call.args[0].value == 0
    )


@pytest.mark.parametrize(
    "line",
    [
        *("time.sleep(0.1)", "await asyncio.sleep(1)", "page.wait_for_timeout(50)"),
        *("sock.bind(('127.0.0.1', 0))", "port = free_port()", "rng = Random()"),
        "time.sleep(2)  # noqa: ASYNC251",
        *("done.wait(5)", "httpx.get(url, timeout=10)", "line.settimeout(0.5)"),
        *("httpx.get(url)", "httpx.Client(base_url=url)", "async with connect(url) as line: pass"),
        *("datetime.now(UTC)", "date.today()", "time.time()"),
        *("jobs = os.cpu_count()", "folder = tempfile.gettempdir()"),
    ],
)
def test_what_is_looked_for_is_found(line: str) -> None:
    assert list(lies(f"async def test():\n    {line}\n"))


@pytest.mark.parametrize(
    "lines",
    [
        *("await asyncio.sleep(0)", "rng = Random(7)", "say('time.sleep(60)')"),
        *("httpx.get(url, timeout=60)", "guest().connect()", "connect(url, open_timeout=PATIENCE)"),
        *("done.wait(60)", "line.settimeout(None)", "time.monotonic()", "' '.join(words)"),
        "time.sleep(0.1)  # then it is looked at again",
        "# People think.\n    time.sleep(0.1)",
    ],
)
def test_what_has_a_reason_or_waits_for_nothing_is_left_alone(lines: str) -> None:
    assert not list(lies(f"async def test():\n    {lines}\n"))


def test_no_test_depends_on_time_on_luck_or_on_others() -> None:
    found = [
        f"{path.relative_to(TESTS)} {what}"
        for path in sorted(TESTS.rglob("*.py"))
        for what in lies(path.read_text("utf-8"), may_bind=path == PORTS)
    ]
    assert found == []
