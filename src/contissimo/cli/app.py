"""The program itself: its verbs, its language, and what becomes of everything that goes wrong."""

from __future__ import annotations

import codecs
import inspect
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from importlib import import_module
from itertools import zip_longest
from pkgutil import iter_modules
from typing import Annotated, get_type_hints

from cyclopts import App, CycloptsError, Group, Parameter

from contissimo import __version__, engine
from contissimo.cli.helping import Helping
from contissimo.cli.language import words_for_people
from contissimo.cli.options import Notation
from contissimo.cli.output import Out, print_error
from contissimo.cli.usage import Misused, usage_error
from contissimo.core.errors import ContissimoError
from contissimo.i18n import Catalogue

ANSWERED, WRONG_CHANCE, FAILED, INTERRUPTED = 0, 1, 2, 130
LETTERS = "contissimo-nearest"
_NEAREST = dict(zip("×÷−–·’“”", 'x:--.\'""', strict=True))
_WITH_A_WORD = ("--lang", "--signs")
"""What may stand before the verb and is followed by a word."""
VERBS = (
    *(
        "play",
        "moves",
        "score",
        "rules",
        "replay",
        "review",
        "verify",
        "diagnose",
        "match",
        "selfplay",
        "engine",
        "conformance",
        "train",
        "tables",
    ),
    "print",
    *("serve", "backup", "restore", "check", "export", "close", "clear"),
)
"""Each is a function in the module of its name, which is imported only when it is wanted."""


def main(tokens: Sequence[str] | None = None) -> int:
    """Run one command and answer with its exit code. Nothing ever ends in a traceback for its user."""
    _forgive_odd_letters()
    tokens = _verb_first(list(sys.argv[1:] if tokens is None else tokens))
    json = "--json" in tokens
    words = words_for_people(_said(tokens, "--lang"), _said(tokens, "--signs"))
    try:
        code = _run(tokens, words)
        if sys.stdout is not None:  # somebody may have closed it
            sys.stdout.flush()
    except BrokenPipeError:
        _write_no_more()  # the reader of our lines had enough
        return ANSWERED
    except OSError:
        _write_no_more()
        print_error(Misused("output_failed"), words, json=json)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except ContissimoError as error:
        print_error(error, words, json=json)
        return FAILED
    except CycloptsError as error:
        print_error(usage_error(error), words, json=json)
        return FAILED
    return code


def _run(tokens: Sequence[str], words: Catalogue) -> int:
    code = build(words, [verb for verb in VERBS if verb in tokens])(
        tokens,
        exit_on_error=False,
        print_error=False,
        help_on_error=False,
        result_action="return_value",
    )
    return code if isinstance(code, int) else ANSWERED


def build(words: Catalogue, asked: Sequence[str] = ()) -> App:
    """The verbs that the command names; where it names none, all of them as a list that can't be run."""
    app = App(
        name="contissimo",
        help=words.text("help"),
        help_format="plaintext",
        help_formatter=Helping(words),
        version=lambda: _version(words),
        console=Out(words=words).console,
        default_parameter=Parameter(negative=(), show_default=False),
        group_commands=Group(words.text("help-verbs"), sort_key=0),
        group_arguments=Group(words.text("help-arguments"), sort_key=1),
        group_parameters=Group(words.text("help-options"), sort_key=2),
        suppress_keyboard_interrupt=False,
    )
    for flag in ("help", "version"):
        app[f"--{flag}"].help = words.text(f"help-{flag}")
    for order, name in enumerate(asked or VERBS):
        verb = _spoken(name, words) if asked else _listed
        app.command(verb, name=name, help=words.text(f"help-{name}"), sort_key=order)
    return app


def _listed() -> int:
    """Stands for a verb on the page that lists them: importing all of them takes longer than the page."""
    raise AssertionError("a verb that is asked for is imported")


def _version(words: Catalogue) -> str:
    """The version, and whether the engines are compiled here."""
    engines = [found.name for found in iter_modules(engine.__path__) if found.ispkg]
    compiled = all(import_module(f"contissimo.engine.{name}").COMPILED for name in engines)
    return words.text("version", version=__version__, kernel="compiled" if compiled else "plain")


def _spoken(name: str, words: Catalogue) -> Callable[..., int]:
    """The verb of that name with a sentence for each of its parameters."""
    verb: Callable[..., int] = getattr(import_module(f"contissimo.cli.{name}"), name)

    @wraps(verb)
    def spoken(*args: object, **kwargs: object) -> int:
        return verb(*args, **kwargs)

    def described(parameter: inspect.Parameter) -> inspect.Parameter:
        hint = hints.get(parameter.name, Notation)  # a question of a desk
        key, own = f"option-{parameter.name}", f"option-{verb.__name__}-{parameter.name}"
        sentence = words.text(own if words.has(own) else key)
        if parameter.default is parameter.empty:
            sentence = words.text("help-required", sentence=sentence)
        about = Parameter(help=sentence, metavar=words.text(f"{key}.value"))
        if parameter.annotation == "Flag":
            about = Parameter(help=sentence)
        return parameter.replace(annotation=Annotated[hint, about])

    hints = get_type_hints(verb, include_extras=True)
    signature = inspect.signature(verb)
    parameters = [described(parameter) for parameter in _expanded(signature)]
    annotations = {parameter.name: parameter.annotation for parameter in parameters}
    # Cyclopts reads both, and must not look through to the verb itself.
    vars(spoken).update(__signature__=signature.replace(parameters=parameters))
    spoken.__annotations__ = annotations
    del vars(spoken)["__wrapped__"]
    return spoken


def _expanded(signature: inspect.Signature) -> Iterator[inspect.Parameter]:
    """The parameters of a verb, with every question of the desks in the place of `**questions`."""
    for parameter in signature.parameters.values():
        if parameter.kind is not parameter.VAR_KEYWORD:
            yield parameter
            continue
        from contissimo.cli.desks import questions  # noqa: PLC0415  # only some verbs ask about a board

        for name in questions():
            yield inspect.Parameter(
                name, parameter.KEYWORD_ONLY, default=None, annotation=parameter.annotation
            )


def _verb_first(tokens: list[str]) -> list[str]:
    """`contissimo --json moves …` is meant as `contissimo moves --json …`."""
    taken = 0
    while taken < len(tokens) and (
        tokens[taken] == "--json" or tokens[taken].startswith(_WITH_A_WORD)
    ):
        taken += 2 if tokens[taken] in _WITH_A_WORD else 1
    return [*tokens[taken : taken + 1], *tokens[:taken], *tokens[taken + 1 :]]


def _said(tokens: Sequence[str], option: str) -> str | None:
    """The language or the signs asked for, known before the command is understood: errors have them too."""
    for word, following in zip_longest(tokens, tokens[1:]):
        if word.startswith(f"{option}="):
            return word.removeprefix(f"{option}=")
        if word == option:
            return following
    return None


def _write_no_more() -> None:
    """Python writes what is left when it ends, and must not find the broken pipe or full disk again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _nearest_letters(error: UnicodeError) -> tuple[str, int]:
    """What a terminal without × and − shows in their place; a `?` would be a joker."""
    assert isinstance(error, UnicodeEncodeError)
    odd = error.object[error.start : error.end]
    return "".join(_NEAREST.get(letter, "~") for letter in odd), error.end


def _forgive_odd_letters() -> None:
    """A terminal without × or −, and input that is no UTF-8, are no reason to fail."""
    codecs.register_error(LETTERS, _nearest_letters)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=LETTERS if stream is not sys.stdin else "replace")
