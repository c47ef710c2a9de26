"""Say whether a commit can be released, and write the digests of what is.

usage: python3 tools/release.py check             the commit has the tag of its version, and a dated
                                                  section of CHANGELOG.md, and nothing is changed
       python3 tools/release.py digests [FOLDER]  write SHA256SUMS into FOLDER, dist by default, for
                                                  `sha256sum --check`

Exit status: 0, or 1 with a line for each thing that is missing.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from check_wheel import described
from files import replace

ROOT = Path(__file__).resolve().parents[1]
SUMS = "SHA256SUMS"


def missing(root: Path, version: str) -> Iterator[str]:
    """What a commit lacks for the release of a version, in words."""
    if told := _git(root, "status", "--porcelain"):
        yield f"files are changed and not committed: {told.splitlines()[0].strip()}"
    if f"v{version}" not in _git(root, "tag", "--points-at", "HEAD").split():
        yield f"the commit has no tag v{version}, which the version in pyproject.toml asks for"
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", changes, re.MULTILINE):
        yield f"CHANGELOG.md has no section '## {version} (YYYY-MM-DD)'"


def digests(folder: Path) -> str:
    """Return the lines of `sha256sum` of the files in a folder, those of `SUMS` left out.

    Raises:
        FileNotFoundError: There are none.
    """
    files = sorted(one for one in folder.glob("*") if one.is_file() and one.name != SUMS)
    if not files:
        raise FileNotFoundError(f"{folder} has no files: `make wheel` writes some")
    return "".join(f"{hashlib.sha256(one.read_bytes()).hexdigest()}  {one.name}\n" for one in files)


def _git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True)
    return done.stdout


def main(words: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("check", "digests"))
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist")
    given = parser.parse_args(words)
    if given.what == "check":
        found = [*missing(ROOT, described(ROOT)["project"]["version"])]
        for one in found:
            print(f"error: {one}", file=sys.stderr)
        return 1 if found else 0
    try:
        text = digests(given.folder)
    except FileNotFoundError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    replace(given.folder / SUMS, text.encode())
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
