"""The list of words that comes with the package: `pybridge/provengym/words`.

usage: python3 tools/words.py PACKAGE.deb

The list is Debian's `wamerican-small`, which is made from the Spell Checker Oriented Word Lists
(SCOWL), without the words that hold anything but the letters a to z, or fewer than 3 or more than
12 of them.  `apt-get download wamerican-small` fetches the package, and `dpkg-deb` unpacks it.  Its
copyright notice goes beside the list.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from files import replace

FOLDER = Path(__file__).resolve().parent.parent / "pybridge" / "provengym" / "words"
WORDS = Path("usr/share/dict/american-english-small")
NOTICE = Path("usr/share/doc/wamerican-small/copyright")
KEPT = re.compile(r"[a-z]{3,12}")


def kept(text: str) -> list[str]:
    """The words of a list that are kept, each on its own line, in alphabetical order."""
    return sorted({word for word in text.split() if KEPT.fullmatch(word)})


def main() -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="words.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("package", metavar="PACKAGE.deb", type=Path)
    package = parser.parse_args().package
    with tempfile.TemporaryDirectory() as name:
        if subprocess.call(["dpkg-deb", "--extract", package, name]):
            return 1
        words = kept((Path(name) / WORDS).read_text(encoding="utf-8"))
        notice = (Path(name) / NOTICE).read_bytes()
    FOLDER.mkdir(exist_ok=True)
    replace(FOLDER / "american-english-small.txt", "".join(f"{w}\n" for w in words).encode())
    replace(FOLDER / "american-english-small.copyright", notice)
    print(f"{len(words):,} words")
    return 0


if __name__ == "__main__":
    sys.exit(main())
