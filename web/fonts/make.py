"""Makes the fonts of the page and of the printed sheets: `make fonts`.

The page's have no hints, which are a third of a font, and which screens no longer need. Typst reads TrueType, and the
packages have web fonts, so they are unpacked. Of the Japanese ones only the signs are kept
that our own texts use, with all kana: a whole one has seven thousand. tests/paper/test_fonts.py says when to run this again.
"""

from __future__ import annotations

import base64
import hashlib
import io
import json
import sys
import tarfile
from collections.abc import Callable, Iterable
from pathlib import Path

from fontTools.merge import Merger
from fontTools.merge.options import Options as MergeOptions
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
from fontTools.ttLib.tables.ttProgram import Program

ROOT = Path(__file__).parents[2]
I18N = ROOT / "src/contissimo/i18n"
TARGET = ROOT / "src/contissimo/paper/fonts"
PAGE = ROOT / "web/src/fonts"
SOURCES: dict[str, str] = json.loads((Path(__file__).parent / "sources.json").read_text("utf-8"))
"""The packages, each with the hash that its archive must have."""
LATIN, JAPANESE = "atkinson-hyperlegible", "biz-udpgothic"
ON_THE_PAGE = ("400", "700")
"""The weights."""
SMOOTHED = {0xFFFF: 0b1010}
"""At every size grey levels in both directions, and no hints."""
FACES = {"400-normal": "Regular", "400-italic": "Italic", "700-normal": "Bold"}
CHILDREN = (
    "一右雨円王音下火花貝学気九休玉金空月犬見五口校左三山子四糸字耳七車手十出女小上森人水正生青夕石赤千川先早草足村大男竹中虫"
    "町天田土二日入年白八百文木本名目立力林六引羽雲園遠何科夏家歌画回会海絵外角楽活間丸岩顔汽記帰弓牛魚京強教近兄形計元言原戸"
    "古午後語工公広交光考行高黄合谷国黒今才細作算止市矢姉思紙寺自時室社弱首秋週春書少場色食心新親図数西声星晴切雪船線前組走多"
    "太体台地池知茶昼長鳥朝直通弟店点電刀冬当東答頭同道読内南肉馬売買麦半番父風分聞米歩母方北毎妹万明鳴毛門夜野友用曜来里理話"
    "悪安暗医委意育員院飲運泳駅央横屋温化荷界開階寒感漢館岸起期客究急級宮球去橋業曲局銀区苦具君係軽血決研県庫湖向幸港号根祭皿"
    "仕死使始指歯詩次事持式実写者主守取酒受州拾終習集住重宿所暑助昭消商章勝乗植申身神真深進世整昔全相送想息速族他打対待代第題"
    "炭短談着注柱丁帳調追定庭笛鉄転都度投豆島湯登等動童農波配倍箱畑発反坂板皮悲美鼻筆氷表秒病品負部服福物平返勉放味命面問役薬"
    "由油有遊予羊洋葉陽様落流旅両緑礼列練路和"
)
"""What children in Japan learn to read in their first three years at school: a new sentence mostly finds its signs here."""
ALWAYS = (
    *map(ord, CHILDREN),
    *range(0x3041, 0x3097),  # hiragana
    *range(0x30A1, 0x30FF),  # katakana
    *range(0x3000, 0x3016),  # 、。「」〜 …
    *range(0xFF01, 0xFF21),  # wide signs and figures
    *map(ord, "×÷≥≤≠→←↑↓●○■□★☆①②③④⑤⑥⑦⑧⑨"),
)
MADE = 2082844800
"""When a font was made, in seconds since 1904; always the same, so that the file is too."""


def archive(folder: Path, name: str) -> tarfile.TarFile:
    """A package as npm delivered it, if it is the one that we know."""
    package = next(key for key in SOURCES if f"/{name}@" in key)
    data = (folder / f"fontsource-{name}-{package.rpartition('@')[2]}.tgz").read_bytes()
    if SOURCES[package] != f"sha512-{base64.b64encode(hashlib.sha512(data).digest()).decode()}":
        sys.exit(f"{package}: not the archive that sources.json names")
    return tarfile.open(fileobj=io.BytesIO(data))


def opened(package: tarfile.TarFile, file: str) -> TTFont:
    return TTFont(package.extractfile(f"package/files/{file}.woff"), recalcTimestamp=False)


def open_zero(font: TTFont) -> None:
    """A zero without the stroke through it, which is no figure that children write."""
    glyphs = font["glyf"]
    for name in ("zero", "zero.tf"):
        glyph = glyphs[name]
        points, ends, flags = glyph.getCoordinates(glyphs)
        edge = ends[0] + 1  # behind it come the two halves of the hole
        (left, low, right, high), hole = bounds(points[:edge]), bounds(points[edge:])
        across, up = (hole[2] - hole[0]) / (right - left), (hole[3] - hole[1]) / (high - low)
        inner = [
            (hole[0] + (x - left) * across, hole[1] + (y - low) * up) for x, y in points[:edge]
        ]
        glyph.coordinates = GlyphCoordinates([*points[:edge], *inner[::-1]])
        glyph.coordinates.toInt()
        glyph.flags = flags[:edge] + flags[:edge][::-1]
        glyph.endPtsOfContours = [edge - 1, 2 * edge - 1]
        glyph.numberOfContours = 2
        glyph.program = Program()
        glyph.program.fromBytecode(b"")
        glyph.recalcBounds(glyphs)


def narrow_space(font: TTFont) -> None:
    """The space that French has before ; : ! and ?, which this font lacks."""
    name, wide = "uni202F", font["hmtx"]["space"][0]
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = Glyph()
    font["hmtx"][name] = (round(wide * 0.7), 0)
    for table in font["cmap"].tables:
        table.cmap[0x202F] = name


def bounds(points: Iterable[tuple[float, float]]) -> tuple[float, float, float, float]:
    across, up = zip(*points, strict=True)
    return min(across), min(up), max(across), max(up)


def reduced(font: TTFont, signs: set[int]) -> TTFont:
    """The font with these signs alone, as a screen or a printer needs it: no hints, no vertical writing."""
    options = Options(hinting=False, layout_features=["kern", "liga", "locl"], notdef_outline=True)
    options.drop_tables += ["vhea", "vmtx", "GSUB", "GPOS", "GDEF", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=signs)
    subsetter.subset(font)
    return font


def for_the_page(font: TTFont, name: str) -> None:
    """The same font with all its signs and features, but no hints."""
    options = Options(hinting=False, layout_features=["*"], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    font["gasp"] = newTable("gasp")
    font["gasp"].version, font["gasp"].gaspRange = 1, SMOOTHED
    font.flavor = "woff2"
    font.save(PAGE / f"{name}.woff2")


def japanese(package: tarfile.TarFile, face: str, signs: set[int], build: Path) -> TTFont:
    """One font of the parts in which the package keeps it."""
    names = sorted(
        (name for name in package.getnames() if name.endswith(f"-{face}.woff")),
        key=lambda name: "-japanese-" not in name,  # the large one first
    )
    left, parts = set(signs), []
    for name in names:
        font = opened(package, Path(name).stem)
        found = left & font.getBestCmap().keys()
        if found:
            parts.append(build / f"{face}-{len(parts)}.ttf")
            reduced(font, found).save(parts[-1])
            left -= found
    if left:
        sys.exit(f"{JAPANESE} has no {''.join(map(chr, sorted(left)))}")
    return Merger(MergeOptions(drop_tables=["post"])).merge([str(part) for part in parts])


def save(font: TTFont, name: str, family: str, style: str) -> None:
    font.flavor = None
    font["head"].created = font["head"].modified = MADE
    for record in list(font["name"].names):
        if record.nameID not in (0, 1, 2, 3, 4, 5, 6, 13, 14):
            font["name"].names.remove(record)
    for number, text in ((1, family), (2, style), (4, f"{family} {style}"), (6, name)):
        font["name"].setName(text, number, 3, 1, 0x409)
    font.save(TARGET / f"{name}.ttf", reorderTables=True)


def signs_of(lang: str, wanted: Callable[[int], bool]) -> set[int]:
    """What our texts in a language are written with, in each of its catalogues."""
    texts = [*I18N.glob(f"catalogues/{lang}*/*.ftl"), *I18N.glob(f"rules/{lang}*/*.md")]
    return {ord(sign) for text in texts for sign in text.read_text("utf-8") if wanted(ord(sign))}


def main(folder: Path) -> None:
    latin = archive(folder, LATIN)
    known: set[int] = set()
    for face, style in FACES.items():
        font = opened(latin, f"{LATIN}-latin-{face}")
        known |= font.getBestCmap().keys()
        open_zero(font)
        narrow_space(font)
        save(font, f"AtkinsonHyperlegible-{style}", "Atkinson Hyperlegible", style)
    for weight in ON_THE_PAGE:
        font = opened(latin, f"{LATIN}-latin-{weight}-normal")
        for_the_page(font, f"{LATIN}-{weight}")
    signs = {*ALWAYS} | signs_of("ja", lambda sign: sign > 0xFF)
    package = archive(folder, JAPANESE)
    for face, style in FACES.items():
        if face != "400-italic":  # Japanese has none
            font = japanese(package, face, signs - (known - {0xD7, 0xF7}), folder)
            save(font, f"BIZUDPGothic-{style}", "BIZ UDPGothic", style)
    for name, source in ((LATIN, latin), (JAPANESE, package)):
        text = source.extractfile("package/LICENSE")
        assert text is not None
        (TARGET / f"OFL-{name}.txt").write_bytes(text.read())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
