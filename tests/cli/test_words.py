"""Every code that the program can raise has a sentence, and every sentence gets what it speaks of."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

import contissimo
from contissimo.cli.desks import DESKS
from contissimo.cli.rules import options_of
from contissimo.games.calculissimo.phases import REASONS
from contissimo.i18n import Catalogue, choose_language, languages
from tests.i18n.parts import messages

SOURCE = Path(contissimo.__file__).parent
PAGE = Path(__file__).parent.parent.parent / "web" / "src"
FOLDERS = ("core", "games", "play", "engine", "cli", "server")
RAISERS = {
    "IllegalMove",
    "Refused",
    "Stale",
    "BadSetting",
    "Unreadable",
    "BadFile",
    "RecordError",
    "Misused",
    "UnknownPlayer",
    "Verdict",
    "error",
    "header_error",
    "_refusal",
    "refusal",
    "Refusal",
    "hang_up",
}
GIVERS = {"may_exchange", "fault", "fault_of"}
"""Functions that return a code for others to raise."""
READ_BYTES = ("seed", "contribution", "contributions", "commitment", "digest")
COMPUTED = {
    # Each is put together, or kept in a variable, where it is raised.
    **{f"{what}_unreadable": set[str]() for what in READ_BYTES if what != "digest"},
    **{f"{what}_length": {"length", "expected"} for what in READ_BYTES},
    **{f"record_{key}_wrong": set[str]() for key in ("seed", "commitment", "contributions")},
    **{f"position_{name}": {"text"} for name in ("scores", "markers", "dice", "to_move", "flags")},
    **{f"file_{what}": {"file", "line"} for what in ("missing", "is_directory", "unreadable")},
    "review_running": {"file"},
    "review_too_large": {"file", "limit"},
    "review_too_long": {"file", "limit"},
    "review_no_judge": {"game"},
    "review_board_large": {"ruleset"},
    "review_no_player": {"player"},
    **{f"not_{phase}": set[str]() for phase in ("open", "giving", "running", "over")},
    **{why: set[str]() for why in ("not_found", "method_wrong", "too_large")},  # HTTP
    **{why: set[str]() for why in ("unreadable", "too_slow", "too_many")},  # at the front
    **{
        f"{why}_without_bonus": {"line", "squares"}
        for why in ("division_by_zero", "not_positive", "not_whole", "step_not_whole")
    },
}
WITH_LINE = {"not_positive", "not_whole", "step_not_whole"}
"""Codes of `lines.fault`, which the scoring raises together with the line."""
CODE = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")


def codes() -> dict[str, list[set[str] | None]]:
    """Each code, with the names of the details at each place that raises it; None: can't be told."""
    found: dict[str, list[set[str] | None]] = defaultdict(list)
    for folder in FOLDERS:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            tree = ast.parse(path.read_text("utf-8"))
            for code, details in _codes_in(tree, path):
                found[code].append(details)
    for code, given in COMPUTED.items():
        found[code].append(given)
    return found


def _codes_in(tree: ast.AST, path: Path) -> Iterator[tuple[str, set[str] | None]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _raises(node, path) and not _is_log(node.func):
            details = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
            open_ended = any(keyword.arg is None for keyword in node.keywords)
            if _name(node.func) == "_refusal":
                details |= {"line", "squares"}
            if _name(node.func) in ("error", "RecordError", "header_error"):
                details |= {"file", "line", "seq"}
            if _name(node.func) == "Verdict":
                details |= {"expected"}
            for argument in node.args[:3]:
                for code in _constants(argument):
                    yield code, None if open_ended else details
        if isinstance(node, ast.FunctionDef) and node.name in GIVERS:
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is not None:
                    for code in _constants(inner.value):
                        yield code, ({"line", "squares"} if code in WITH_LINE else set())


def _raises(node: ast.Call, path: Path) -> bool:
    """A verdict on a record has a code; one on a contest has words of its own on the page."""
    name = _name(node.func)
    return name in RAISERS and (name != "Verdict" or path.parent.name == "play")


def _constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from (*_constants(node.body), *_constants(node.orelse))
    elif isinstance(node, ast.Constant) and CODE.fullmatch(str(node.value)):
        yield str(node.value)


def _is_log(node: ast.expr) -> bool:
    """What the server's own log says is no refusal."""
    return isinstance(node, ast.Attribute) and _name(node.value) == "log"


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


ENGLISH = messages("en")
CODES = codes()


def test_the_search_finds_the_codes_it_should() -> None:
    assert {"not_on_rack", "not_whole", "exchange_never", "value_is_not_square"} <= set(CODES)
    assert {"record_illegal_move", "record_result_differs", "seed_missing", "running"} <= set(CODES)
    assert {"move_unreadable", "option_unknown", "usage_missing", "rack_face"} <= set(CODES)


@pytest.mark.parametrize("code", sorted(CODES))
def test_every_code_has_a_sentence_about_details_it_comes_with(code: str) -> None:
    key = f"why-{code.replace('_', '-')}"
    assert key in ENGLISH
    for given in CODES[code]:
        if given is not None:
            assert ENGLISH[key] <= given


def test_no_sentence_is_about_a_code_that_is_gone() -> None:
    files = [*SOURCE.rglob("*.py"), *PAGE.rglob("*.ts")]  # a few are the page's own
    source = "".join(path.read_text("utf-8") for path in files)
    for key in ENGLISH:
        code = key.removeprefix("why-").replace("-", "_")
        if key.startswith("why-") and code not in COMPUTED:
            assert f'"{code}"' in source, key


def test_codes_are_computed_only_where_this_test_knows_of_it() -> None:
    """A new place must find its codes a way into COMPUTED or GIVERS."""
    computing = {
        path.relative_to(SOURCE).as_posix()
        for folder in FOLDERS
        for path in (SOURCE / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and _raises(node, path) and node.args
        if _name(node.func)[0].isupper() and not list(_constants(node.args[0]))
    }
    assert computing <= {
        "core/chance.py",  # READ_BYTES
        "core/rulesets.py",  # an inline layout's own error, with another line
        "games/calculissimo/position.py",  # may_exchange
        "games/calculissimo/scoring.py",  # fault
        "games/contig60/notation.py",  # position_…
        "play/record_header.py",  # record_…_wrong
        "play/record_reader.py",  # the reader's own helper
        "play/replay.py",  # the same
        "cli/files.py",  # file_…, all with literals in the lines above
        "cli/print.py",  # a layout's own error, with its file
        "server/app.py",  # HTTP
        "server/wire/http_front.py",  # the pairs of status and code at its head
        "server/api/lessons.py",  # what the rules have raised, sent on
        "server/live/fold.py",  # all with literals in the lines above
        "server/wire/connection.py",  # what was raised elsewhere
        "server/messages/encoding.py",  # the same, in a verdict on a contest
    }


def said_in_cli() -> Iterator[tuple[str, str, set[str]]]:
    """Each sentence that the command line asks for by name, with the values it gives."""
    for path in sorted((SOURCE / "cli").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or _name(node.func) not in (
                "text",
                "say",
                "ask",
                "line",
            ):
                continue
            values = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
            for argument in node.args[:2]:
                if isinstance(argument, ast.Constant) and str(argument.value) in ENGLISH:
                    # `line` of the desks always adds who it is about.
                    extra = {"name"} if _name(node.func) == "line" else set()
                    yield path.name, str(argument.value), values | extra


@pytest.mark.parametrize(("file", "key", "given"), list(said_in_cli()))
def test_every_sentence_of_the_command_line_gets_its_values(
    file: str, key: str, given: set[str]
) -> None:
    assert ENGLISH[key] <= given, file


def test_every_key_that_is_asked_for_by_name_exists() -> None:
    pattern = re.compile(r'\b(?:text|say|ask)\(\s*(?:out, |self\.out, )?"([a-z0-9.-]+)"')
    for path in sorted((SOURCE / "cli").rglob("*.py")):
        for key in pattern.findall(path.read_text("utf-8")):
            assert key.split(".")[0] in ENGLISH, (path.name, key)


def test_every_preset_and_option_has_a_sentence_that_says_what_it_changes() -> None:
    for game, desk in DESKS.items():
        for name, ruleset in desk.game.rulesets.items():
            assert f"preset-{game}-{name}" in ENGLISH
            assert Catalogue().text(f"preset-{game}-{name}.name")[0].isupper()
            for option in options_of(ruleset):
                assert f"option-{game}-{option}" in ENGLISH


def test_every_way_to_end_has_a_sentence() -> None:
    tree = ast.parse((SOURCE / "games/contig60/ending.py").read_text("utf-8"))
    ends = {
        code
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and function.name == "why_over"
        for node in ast.walk(function)
        if isinstance(node, ast.Return) and node.value is not None
        for code in _constants(node.value)
    }
    assert {f"reason-contig60-{end}" for end in (*ends, "resign")} == {
        key for key in ENGLISH if key.startswith("reason-contig60-")
    }
    assert {f"reason-calculissimo-{end}" for end in REASONS} == {
        key for key in ENGLISH if key.startswith("reason-calculissimo-")
    }


def test_plurals_follow_the_number() -> None:
    words = Catalogue()
    assert words.text("card-total", points=1) == "1 point"
    assert words.text("card-total", points=48) == "48 points"


def test_no_isolation_marks_reach_the_terminal() -> None:
    text = Catalogue().text("why-move-unreadable", text="foo")
    assert text == "I can’t read “foo” as a move."


def test_an_unknown_language_is_english() -> None:
    assert Catalogue("tlh").lang == "en"
    assert "en" in languages()
    assert Catalogue("tlh").text("and") == "and"


def test_a_key_without_a_sentence_is_shown_itself() -> None:
    assert Catalogue().text("no-such-key") == "no-such-key"
    assert Catalogue().text("and.no-such-part") == "and.no-such-part"


@pytest.mark.parametrize(
    ("said", "environment", "language"),
    [
        (None, {}, "en"),
        ("en", {"CONTISSIMO_LANG": "pt"}, "en"),
        (None, {"CONTISSIMO_LANG": "en_GB.UTF-8", "LANG": "xx"}, "en"),
        (None, {"LC_ALL": "C"}, "en"),
        (None, {"LANG": "zz_ZZ"}, "en"),
        ("english", {}, "en"),
        ("pt", {"LANG": "pt_BR.UTF-8"}, "pt-PT"),
        (None, {"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        (None, {"LANG": "pt_PT.UTF-8"}, "pt-PT"),
        (None, {"LC_ALL": "pt_BR", "LANG": "pt_PT"}, "pt-BR"),
        ("", {"LANG": "EN"}, "en"),
    ],
)
def test_the_language_is_the_one_said_or_that_of_the_environment(
    said: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(said, environment) == language


def test_the_language_said_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("contissimo.i18n.languages", lambda: ("en", "nl", "pt-PT"))
    variables = {"LANG": "pt_PT", "LC_MESSAGES": "nl_NL", "LC_ALL": ""}
    assert choose_language(None, variables) == "nl"
    assert choose_language("pt-BR", variables) == "pt-PT"
    assert choose_language(None, variables | {"CONTISSIMO_LANG": "pt"}) == "pt-PT"
    assert choose_language(None, {"LANG": "pt_PT", "LC_ALL": "C"}) == "en"
