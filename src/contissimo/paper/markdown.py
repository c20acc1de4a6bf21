"""Our rules pages as a tree for a template: the Markdown that they use, and nothing else.

A tree instead of Typst's own markup: whatever stands in a text stays text, so there is nothing to escape.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

Node = dict[str, Any]  # JSON for a template: texts, and lists of further nodes

_WITHIN = {"strong": "strong", "em": "emphasis", "link": "link"}


class UnknownMarkdown(Exception):
    """A page uses a construct that no sheet can show yet."""


def tree_of(page: str) -> tuple[str, list[Node]]:
    """The title of a page and everything below it."""
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    title, *rest = SyntaxTreeNode(parser.parse(page)).children
    if title.tag != "h1":
        raise UnknownMarkdown(title.type)
    return _plain(title), [_block(node) for node in rest]


def _block(node: SyntaxTreeNode) -> Node:
    match node.type:
        case "heading":
            return {"is": "heading", "level": int(node.tag[1:]), "of": _inline(node)}
        case "paragraph":
            return _pictures(node) or {"is": "paragraph", "of": _inline(node)}
        case "bullet_list":
            items = [[_block(part) for part in item.children] for item in node.children]
            return {"is": "list", "of": items}
        case "table":
            head, *body = node.children
            rows = [_cells(row) for part in body for row in part.children]
            return {"is": "table", "head": _cells(head.children[0]), "rows": rows}
    raise UnknownMarkdown(node.type)


def _pictures(node: SyntaxTreeNode) -> Node | None:
    """A paragraph of nothing but pictures; they stand in one row."""
    parts = [part for inline in node.children for part in inline.children]
    pictures = [part for part in parts if part.type == "image"]
    if not pictures or any(part.type not in ("image", "softbreak") for part in parts):
        return None
    shown = [{"name": part.attrs["src"], "about": _plain(part)} for part in pictures]
    return {"is": "pictures", "of": shown}


def _cells(row: SyntaxTreeNode) -> list[Node]:
    return [{"is": "cell", "of": _inline(cell)} for cell in row.children]


def _inline(node: SyntaxTreeNode) -> list[Node]:
    """What stands in a paragraph, a heading or a cell."""
    return _nodes([part for inline in node.children for part in inline.children])


def _nodes(parts: Sequence[SyntaxTreeNode]) -> list[Node]:
    return [_node(part) for part in parts if part.type != "text" or part.content]


def _node(part: SyntaxTreeNode) -> Node:
    match part.type:
        case "text":
            return {"is": "text", "text": part.content}
        case "softbreak":
            return {"is": "text", "text": " "}
        case "code_inline":
            return {"is": "code", "text": part.content}
        case kind if kind in _WITHIN:
            return {"is": _WITHIN[kind], "of": _nodes(part.children)}
    raise UnknownMarkdown(part.type)


def _plain(node: SyntaxTreeNode) -> str:
    return "".join(part.content for part in node.walk() if part.type in ("text", "code_inline"))
