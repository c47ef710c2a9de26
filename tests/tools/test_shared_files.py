"""An environment is its own folders and files, and few shared files name it: what lists
environments reads the registry, or finds the files that are named after them."""

import re
import subprocess
from pathlib import Path

import gymnasium
import pytest

import bindings
import claims
import lean_meaning
import messages
from envs import needed
from provengym.envs.registry import FAMILIES
from provengym_lean.kernel_exports import snake

ROOT = Path(__file__).resolve().parents[2]
OF_GYMNASIUM = [spec for spec in gymnasium.registry.values() if spec.namespace is None]
#: The first four stand for all others in the pages and in tests of everything else.
EXAMPLES = ("GridWorld", "Fishing", "HunterWumpus", "SpellCorrection")
#: Gymnasium has those by the same names, of which pages and tests speak, too.
NAMESAKES = tuple(f.name for f in FAMILIES if any(f.name == s.name for s in OF_GYMNASIUM))
MOST = 10
#: Of the four that DeLF publishes, one after another.
PUBLISHED = ("examples/delf/", "docs/delf.md", "tests/examples/test_published.py")


def shared_files(name, root):
    """The files by hand that name an environment and are not named after one."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    made = {*bindings.emit(root), *claims.outputs(root), needed.PAGE, "tests/durations.txt"}
    made |= {"tests/full.json", messages.LIST}
    named = spelled(name)
    # A name may be the beginning of another's, in whose files it says nothing.
    others = (f.name for f in FAMILIES if f.name != name and named.match(f.name))
    longer = [spelled(other) for other in others]
    of_one = [spelled(family.name) for family in FAMILIES]
    for path in sorted(filter(None, listed.stdout.split("\0"))):
        own = path.startswith((*PUBLISHED, "pybridge/generated/", f"{lean_meaning.FOLDER}/"))
        own = own or any(one.search(path) for one in of_one)
        if own or path in made or not (root / path).is_file():
            continue
        text = (root / path).read_text(encoding="utf-8", errors="replace")
        for other in longer:
            text = other.sub("", text)
        if named.search(text):
            yield path


def spelled(name):
    """A pattern of all ways to write a name."""
    return re.compile("[-_ ]?".join(snake(name).split("_")), re.IGNORECASE)


@pytest.mark.parametrize("name", [f.name for f in FAMILIES if f.name not in EXAMPLES + NAMESAKES])
def test_few_shared_files_name_an_environment(name):
    if not (ROOT / ".git").exists():
        pytest.skip("needs the git repository")
    shared = list(shared_files(name, ROOT))

    assert "pybridge/provengym/envs/registry.py" in shared
    assert len(shared) <= MOST, ", ".join(shared)
