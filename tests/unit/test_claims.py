"""The claims: gathered from the Lean sources, current, and with evidence that exists."""

import json
import re

import claims

REPOSITORY = claims.ROOT

SOURCE = """\
namespace Spec.Toy

/-- Not a theorem. -/
def one : Nat := 1

/-- The first
claim. -/
@[simp] theorem first : one = 1 := rfl

section Part

theorem undocumented : one = 1 := rfl

end Part

namespace Kernel

-- Not a claim.
theorem helper : one = 1 := rfl

/-- The second claim. -/
theorem second_one : one = 1 := rfl

end Kernel

/-- The third claim. -/
theorem third : one = 1 := rfl

end Spec.Toy
"""


def test_theorems_with_a_docstring_are_claims():
    found = claims.theorems("Spec/Toy/Basic.lean", SOURCE)

    assert [(claim["theorem"], claim["claim"], claim["line"]) for claim in found] == [
        ("Spec.Toy.first", "The first claim.", 8),
        ("Spec.Toy.Kernel.second_one", "The second claim.", 22),
        ("Spec.Toy.third", "The third claim.", 27),
    ]
    assert {claim["environment"] for claim in found} == {"Toy"}


def test_files_are_current():
    assert claims.stale() == []


def test_every_line_number_is_that_of_the_theorem():
    for claim in json.loads((REPOSITORY / claims.DATA).read_text()):
        if claim["theorem"]:
            line = (REPOSITORY / claim["file"]).read_text().splitlines()[claim["line"] - 1]

            assert re.search(rf"theorem \S*{re.escape(claim['theorem'].split('.')[-1])}\b", line)


def test_the_audit_names_every_claimed_theorem():
    audit = (REPOSITORY / claims.AUDIT).read_text()
    named = re.findall(r"#print axioms (\S+)", audit)
    proved = [claim["theorem"] for claim in claims.gather() if claim["bridge"] == "proved"]

    assert named == proved
    assert "Spec.GridWorld.Kernel.step_correct" in named
