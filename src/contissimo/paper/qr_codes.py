"""An address as a QR code: a picture that a template can hold. The only module of `paper` that knows segno."""

from __future__ import annotations


def qr_picture(text: str) -> str:
    """As SVG, with the quiet zone that cameras want, which the paper doesn't have where a card is cut."""
    import segno  # noqa: PLC0415  # only cards with a code need it

    return segno.make_qr(text, error="m").svg_inline(border=2, dark="#000", light="#fff")
