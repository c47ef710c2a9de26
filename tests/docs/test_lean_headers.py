"""The headers of the Lean sources: every definition and statement that one lists is in its file."""

import re
from pathlib import Path

from definitions import definitions

REPOSITORY = Path(__file__).resolve().parents[2]
SOURCES = sorted((REPOSITORY / "Spec").rglob("*.lean"))
HEADER = re.compile(r"/-!(.*?)-/", re.DOTALL)
SECTION = re.compile(r"^## Main [^\n]*\n(.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)
ITEM = re.compile(r"^\* (.*?)(?=^\* |\Z)", re.DOTALL | re.MULTILINE)
#: A name, alone or applied to variables: `Draw.uniformWords k`.
NAME = re.compile(r"`([^\W\d][\w'!?]*(?:\.[^\W\d][\w'!?]*)*)(?:\s+[\w']+)*`")
TOY = """\
module

/-!
# A toy

## Main definitions

* `one`, `Part.two n`: `three` is told of, and not listed.
* `a ∈ b`: a notation.

## Main statements

* `one_eq`,
  `gone`: what they say.
-/

namespace Spec.Toy

def one : Nat := 1

namespace Part

def two (n : Nat) : Nat := n

end Part

-- theorem gone : one = 1 := rfl
theorem one_eq : one = 1 := rfl
"""


def listed(text):
    """The names that the header of a Lean source lists."""
    header = HEADER.search(text)
    return [
        name
        for section in SECTION.findall(header[1] if header else "")
        for item in ITEM.findall(section)
        for name in NAME.findall(item.partition(":")[0])
    ]


def absent(text):
    """Those of them that the source does not define in any of its namespaces."""
    defined = ["." + definition.name for definition in definitions("toy.lean", text)]
    return [name for name in listed(text) if not any(d.endswith("." + name) for d in defined)]


def test_what_a_header_lists_and_its_source_does_not_define_is_found():
    assert listed(TOY) == ["one", "Part.two", "one_eq", "gone"]
    assert absent(TOY) == ["gone"]
    assert absent(TOY.replace("def two", "def three")) == ["Part.two", "gone"]


def test_headers_list_names():
    assert sum(len(listed(path.read_text(encoding="utf-8"))) for path in SOURCES) > 300


def test_a_header_lists_what_its_file_defines():
    found = {
        path.relative_to(REPOSITORY).as_posix(): absent(path.read_text(encoding="utf-8"))
        for path in SOURCES
    }

    assert {path: names for path, names in found.items() if names} == {}
