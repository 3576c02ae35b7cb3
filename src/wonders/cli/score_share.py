"""`wonders score share`: a table as a text, a link and a QR code."""

import sys
from pathlib import Path

from wonders.cli.score_entry import counted, entry_in
from wonders.cli.score_history import find
from wonders.cli.settings import BadFile, chosen_language, in_words
from wonders.core.extras import MissingExtra
from wonders.core.options import BadOption
from wonders.pad import pack
from wonders.pad.share import FRAGMENT
from wonders.texts import Texts


def run(
    table: str, file: Path | None, base: str, picture: Path | None, store: Path | None, language: str | None
) -> None:
    wanted = chosen_language(language)
    texts = Texts(wanted)
    entry = entry_in(file) if file is not None else find(table, store, texts).entry
    link = f"{base.partition('#')[0]}#{FRAGMENT}{pack(counted(entry, wanted))}"
    print(texts.text("pad-shared"), file=sys.stderr)
    print(link)
    _draw(link, picture)


def _draw(link: str, picture: Path | None) -> None:
    """The code in the terminal, or as a picture."""
    try:
        import segno
    except ModuleNotFoundError:
        raise MissingExtra(in_words("cli-error-qr-extra"), "cli") from None
    try:
        code = segno.make(link, error="l", micro=False, boost_error=False)
    except segno.DataOverflowError:
        raise BadOption(in_words("cli-error-qr-large")) from None
    if picture is None:
        if sys.stdout.isatty():
            code.terminal(compact=True)
        return
    if picture.suffix not in (".png", ".svg"):
        raise BadFile(in_words("cli-error-qr-file", file=picture))
    try:
        code.save(str(picture), scale=6)
    except OSError as wrong:
        raise BadFile(in_words("cli-error-write", file=picture, reason=wrong.strerror or wrong)) from None
