"""Check the site that was built: links, anchors, pictures, headings, and what pages weigh.

usage: PYTHONPATH=tools python -m website.check [FOLDER]     build/site, if no other is named

Nothing is asked of the network: links to other sites are not followed.  A page may have
300 KB with the styles and scripts that it loads, pictures apart.
"""

from __future__ import annotations

import itertools
import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parents[2]
MOST_BYTES = 300_000
#: The page whose heading and results a script writes, from an index of all words.
SEARCH = "search.html"
#: The folder of pages that scripts fill.
APART = "playground/"
_PICTURES = (".png", ".svg", ".gif", ".webp", ".mp4", ".webm")


class Page(HTMLParser):
    """A page of HTML: what it links to, loads, and can be linked at."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.wrong: list[str] = []
        self.headings: list[int] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take what a tag says."""
        values = dict(attrs)
        if (anchor := values.get("id")) is not None:
            if anchor in self.anchors:
                self.wrong.append(f"the id {anchor!r} comes twice")
            self.anchors.add(anchor)
        if tag == "a" and (target := values.get("href")):
            self.links.append(target)
        if tag == "img":
            self.loads.append(values.get("src") or "")
            if not values.get("alt"):
                self.wrong.append(f"the picture {values.get('src')} has no text")
        if tag == "script" and (target := values.get("src")):
            self.loads.append(target)
        if tag == "link" and values.get("rel") in ("stylesheet", "preload", "icon"):
            self.loads.append(values.get("href") or "")
        if re.fullmatch("h[1-6]", tag):
            self.headings.append(int(tag[1]))


def wrong(site: Path) -> Iterator[str]:
    """Yield what is wrong with the site in a folder, each with the page that has it."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    if not pages:
        yield f"{site}: there is no page"
    for path, page in pages.items():
        name = path.relative_to(site).as_posix()
        for fault in page.wrong:
            yield f"{name}: {fault}"
        for target in (*page.links, *page.loads):
            if fault := _lost(path, target, pages):
                yield f"{name}: {fault}"
        for target in page.loads:
            if urlsplit(target).netloc:
                yield f"{name}: it loads {target} from elsewhere"
        if name == SEARCH or name.startswith(APART):
            continue
        if page.headings.count(1) != 1:
            yield f"{name}: it has {page.headings.count(1)} headings of the first level"
        for before, after in itertools.pairwise(page.headings):
            if after > before + 1:
                yield f"{name}: a heading of level {after} follows one of level {before}"
        if (size := weight(path, page)) > MOST_BYTES:
            yield f"{name}: {size:,} bytes with what it loads"


def weight(path: Path, page: Page) -> int:
    """The bytes of a page and of what it loads, but for pictures."""
    loaded = {
        (path.parent / unquote(urlsplit(target).path)).resolve()
        for target in page.loads
        if not urlsplit(target).netloc and not urlsplit(target).path.endswith(_PICTURES)
    }
    return path.stat().st_size + sum(file.stat().st_size for file in loaded if file.is_file())


def _lost(path: Path, target: str, pages: dict[Path, Page]) -> str:
    """Why a link of a page leads nowhere; empty when it does not."""
    parts = urlsplit(target)
    if parts.scheme or parts.netloc:
        return "" if parts.scheme in ("http", "https", "mailto", "data") else f"{target} is no link"
    there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if there.is_dir():
        there /= "index.html"
    if not there.is_file():
        return f"{target} leads to no file"
    fragment = unquote(parts.fragment)
    if fragment and there in pages and fragment not in pages[there].anchors:
        return f"{target} leads to no anchor"
    return ""


def main(arguments: list[str]) -> int:
    """Print what is wrong, and return the exit status."""
    site = Path(arguments[0] if arguments else ROOT / "build" / "site").resolve()
    found = list(wrong(site))
    for fault in found:
        print(f"error: {fault}")
    if not found:
        print(f"{len(list(site.rglob('*.html')))} pages: every link and anchor is there")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
