"""Makes the typefaces of the first page smaller: only the letters, weights and features that the client writes with.

Run with fonttools and brotli installed, after `scripts/web install`: `python web/fonts.py`. Its results are kept beside
the style sheets. Both typefaces are under the SIL Open Font Licence; the smaller file of Source Sans has another name
inside, since the licence reserves it.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
MODULES = HERE / "node_modules"
OUT = HERE / "src" / "styles" / "fonts"
LATIN = {
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    0x131,
    0x152,
    0x153,
    0x2212,
    0x2190,
    0x2192,
    0x2194,
    0x2248,
    0x2265,
    0x2264,
    0x202F,
}
MARKS = set(map(ord, "–—‘’“”„•…·×≠★"))
DISPLAY = set(
    map(ord, " !\"&'()*+,-./:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüßÀÇÉÈÊàâçèéêëîïñôû–—‘’“”„…·")
)
"""No digits: the 1 of Cinzel reads as I."""


def small(source: Path, target: str, letters: set[int], features: list[str], rename: str = "") -> None:
    options = subset.Options(
        flavor="woff2", hinting=False, desubroutinize=True, layout_features=features, notdef_outline=True
    )
    font = TTFont(source)
    chosen = subset.Subsetter(options)
    chosen.populate(unicodes=letters)
    chosen.subset(font)
    if rename:
        for record in font["name"].names:
            record.string = (
                record.toUnicode().replace("Source Sans", rename).replace("SourceSans", rename.replace(" ", ""))
            )
    subset.save_font(font, OUT / target, options)
    print(target, (OUT / target).stat().st_size, file=sys.stderr)


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    cinzel = MODULES / "@fontsource" / "cinzel" / "files"
    sans = MODULES / "@fontsource-variable" / "source-sans-3" / "files" / "source-sans-3-latin-wght-normal.woff2"
    for weight in (700, 900):
        small(cinzel / f"cinzel-latin-{weight}-normal.woff2", f"cinzel-{weight}.woff2", DISPLAY, ["kern"])
    small(sans, "text.woff2", LATIN | MARKS, ["kern", "lnum", "tnum"], rename="Wonders Text")
