"""`contissimo verify`: whether a record follows the rules and its chance follows from the promised seed; and the deals of a class."""

from __future__ import annotations

from contissimo.cli.files import read_text
from contissimo.cli.language import out_for
from contissimo.cli.options import File, Flag, Word
from contissimo.cli.output import Out, sentence
from contissimo.cli.replay import read_of
from contissimo.games import GAMES
from contissimo.play.record import MAX_BYTES
from contissimo.play.replay import replay
from contissimo.play.verify import verify as verified
from contissimo.study.class_proof import is_class_file, verify_class

PROVED, NOT_PROVED, CUT_SHORT = 0, 1, 3
"""The exit codes; 2 is for what can't be read or breaks the rules, as everywhere."""


def verify(file: File, /, *, json: Flag = False, lang: Word = None) -> int:
    out = out_for(lang, json=json)
    text = read_text(file, limit=MAX_BYTES)
    if is_class_file(text):
        return _verify_class(out, text, file)
    record, desk = read_of(text, file)
    verdict = verified(record, desk.game)
    hidden = verdict.why == "running"
    # Without a seed nobody has played the moves again yet; in a running game some are still hidden.
    match = None if hidden else replay(record, desk.game)
    # Those of the record: an end that is missing there is in the log all the same.
    entries = 0 if match is None else len(record.entries)
    chances = 0 if match is None else match.chances
    cut_short = verdict.why == "cut_short"
    answer = {
        "ok": verdict.ok,
        "rules": not hidden,
        "chance": verdict.ok or cut_short,
        "cut_short": cut_short,
        "entries": entries,
    }
    if verdict.ok:
        out.line(answer | {"drawn": chances})
    else:
        differs = {"entry": verdict.seq, "expected": verdict.expected} if verdict.seq else {}
        out.line(answer | {"why": verdict.why} | differs)
    if match is not None:
        out.say("verify-rules", "green", count=entries)
    if verdict.ok:
        out.say("verify-chance", "bold green", count=chances)
        return PROVED
    said = sentence(out.words, verdict.why, {"expected": verdict.expected})
    if verdict.seq:
        said = out.words.text("verify-entry", seq=verdict.seq, sentence=said)
    out.show(said, "bold red")
    return CUT_SHORT if cut_short else NOT_PROVED


def _verify_class(out: Out, text: str, file: str) -> int:
    """The deals of a class, from the file that its members can download."""
    verdict = verify_class(text, GAMES, file)
    answer: dict[str, object] = {"ok": verdict.ok, "rounds": verdict.rounds}
    if verdict.ok:
        out.line(answer)
        out.say("verify-chance", "bold green", count=verdict.rounds)
        return PROVED
    differs = {"round": verdict.round, "expected": verdict.expected} if verdict.expected else {}
    out.line(answer | {"why": verdict.why} | differs)
    out.show(sentence(out.words, verdict.why, {"expected": verdict.expected}), "bold red")
    return NOT_PROVED
