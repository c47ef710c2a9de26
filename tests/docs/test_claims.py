"""The claims: gathered from the Lean sources, current, and with evidence that exists."""

import json
import re

import pytest

import claims

REPOSITORY = claims.ROOT

SOURCE = """\
namespace Spec.Toy

/-- Not a theorem. -/
def one : Nat := 1

/-- **Claim.** The first
claim. -/
@[simp] theorem first : one = 1 := rfl

section Part

theorem undocumented : one = 1 := rfl

end Part

namespace Kernel

/-- A lemma, no claim. -/
theorem helper : one = 1 := rfl

/-- **Claim, by definition.** The second claim. -/
theorem second_one : one = 1 := rfl

end Kernel

/--
**Claim.**
The third claim. -/
theorem third : one = 1 := rfl

end Spec.Toy
"""


def test_theorems_whose_docstring_has_a_mark_are_claims():
    found = claims.theorems("Spec/Toy/Basic.lean", SOURCE)

    assert [(c["theorem"], c["claim"], c["bridge"], c["line"]) for c in found] == [
        ("Spec.Toy.first", "The first claim.", "proved", 8),
        ("Spec.Toy.Kernel.second_one", "The second claim.", "by definition", 22),
        ("Spec.Toy.third", "The third claim.", "proved", 29),
    ]
    assert {claim["environment"] for claim in found} == {"Toy"}


def named(text):
    return [claim["theorem"] for claim in claims.theorems("Spec/Toy/Basic.lean", text)]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("namespace A.B\nend B\n{}", "A.one"),
        ("namespace A\nnamespace B\nend A.B\n{}", "one"),
        ("namespace A\nnamespace B.C\nend C\nnamespace D\nend B.D\n{}", "A.one"),
        ("namespace A\nnoncomputable section\nnamespace B\nend B\nend\n{}", "A.one"),
        ("namespace A\nsection A\nend A\n{}", "A.one"),
        ("@[expose] public section\nnamespace A -- B\n{}", "A.one"),
        ("namespace A\nmutual\n{}\nend", "A.one"),
        ("namespace A\n  section\n  variable (f : Fin.end)\n  end\n{}\nend A", "A.one"),
        ('namespace A\n/- namespace B -/\n-- end A\n/-- end A -/ def x := "end A"\n{}', "A.one"),
    ],
)
def test_a_theorem_is_named_by_the_namespaces_that_are_open(text, name):
    assert named(text.replace("{}", "/-- **Claim.** One. -/\ntheorem one : 1 = 1 := rfl")) == [name]


@pytest.mark.parametrize(
    "head",
    [
        "theorem",
        "protected theorem",
        "public theorem",
        "@[simp, grind =] theorem",
        "@[foo [1, [2]]]\n@[simp]\nprotected nonrec theorem",
        "-- Between.\n/- And [ here. -/ theorem",
        "\n\n  public  protected theorem",
    ],
)
def test_a_marked_theorem_is_a_claim_whatever_stands_before_it(head):
    text = f"namespace A\n/-- **Claim.** One\n. -/\n{head} B.one' (n : Nat) : n = n := rfl\nend A"

    assert named(text) == ["A.B.one'"]


@pytest.mark.parametrize(
    "head",
    [
        "theorem",
        "/-- A lemma. -/ theorem",
        "/-- A claim of others, by definition. -/ private theorem",
        "/-- A value. -/ def x := 1\ntheorem",
        "/-! A headline. -/ theorem",
        "/- A comment. -/ theorem",
        "/-- A value. -/ @[simp] def theoremOne := 1\nprivate theorem",
        "open Lean in theorem",
    ],
)
def test_a_theorem_without_a_mark_is_no_claim(head):
    assert named(f"{head} one : 1 = 1 := rfl") == []


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (
            "/-- **Claim.** A. -/\ntheorem _root_.A.b : True",
            "2:1: error: `theorem _root_.A.b` steps out",
        ),
        ("namespace _root_.A", "1:1: error: `namespace _root_.A` steps out"),
        ("/-- **Claim.** A. -/ private theorem b : True", "1:30: error: a claim is not `private`"),
        ("/-- A. -/ theorem «a b» : True", "1:11: error: `theorem «a` has no plain name"),
        ("namespace A.«b»", "1:1: error: `namespace A.«b»` has no plain name"),
        ("theorem\n  one : True", "1:1: error: `theorem` has no name on its line"),
        ("namespace\n  A", "1:1: error: `namespace` has no name on its line"),
        ("namespace A\nend B", "2:1: error: `end B` does not close what is open here"),
        ("namespace A\nend", "2:1: error: `end` does not close what is open here"),
        ("namespace A.B\nend A", "2:1: error: `end A` does not close what is open here"),
        ("section\nend A", "2:1: error: `end A` does not close what is open here"),
        ("namespace B\nend A.B", "2:1: error: `end A.B` does not close what is open here"),
        ("end", "1:1: error: `end` does not close what is open here"),
        ("section\nmutual\nend\nend\nend", "5:1: error: `end` does not close"),
    ],
)
def test_what_cannot_be_named_is_an_error(text, error):
    with pytest.raises(SystemExit, match=f"^{re.escape(f'Spec/Toy/Basic.lean:{error}')}"):
        named(text)


@pytest.mark.parametrize(
    "marked",
    [
        "/-- {} A. -/ def a := 1",
        "/-- {} A. -/ @[simp] instance a : Inhabited Nat := ⟨1⟩",
        "/-- {} A. -/ example : True := trivial",
        "theorem b : True := trivial\n/-- {} A. -/",
    ],
)
@pytest.mark.parametrize("mark", claims.MARKS)
def test_a_mark_on_anything_but_a_theorem_is_an_error(marked, mark):
    line = marked.count("\n") + 1

    with pytest.raises(SystemExit, match=rf"^Spec/Toy/Basic.lean:{line}:1: error: only a theorem"):
        named(marked.format(mark))


@pytest.mark.parametrize(
    "comment",
    [
        "/-- **claim.** A. -/",
        "/-- **Claim** A. -/",
        "/-- **Claim**. A. -/",
        "/-- **Claim:** A. -/",
        "/-- **Claims.** A. -/",
        "/-- Claim. A. -/",
        "/-- *Claim.* A. -/",
        "/-- **Claim by definition.** A. -/",
        "/-- **Claim, by Definition.** A. -/",
        "/-- A. **Claim.** B. -/",
        "/-- **Claim.** A. **Claim.** B. -/",
        "/- **Claim.** A. -/",
        "/-! **Claim.** A. -/",
        "-- **Claim.** A.",
    ],
)
def test_a_misspelt_mark_is_an_error(comment):
    with pytest.raises(SystemExit, match="^Spec/Toy/Basic.lean:2:1: error: a claim is marked by"):
        named(f"namespace A\n{comment}\ntheorem b : True := trivial\nend A")


@pytest.mark.parametrize("mark", claims.MARKS)
def test_a_mark_without_a_sentence_is_an_error(mark):
    with pytest.raises(SystemExit, match="2:1: error: a claim has a sentence after its mark"):
        named(f"\n/-- {mark}\n -/ theorem b : True := trivial")


def test_what_holds_by_definition_is_listed_and_not_counted():
    found = claims.theorems("Spec/Toy/Basic.lean", SOURCE)
    page = claims.page(found)

    assert "| The second claim. | [`Toy.Kernel.second_one`]" in page
    assert page.count("| by definition |\n") == 1
    assert "\n2 claims are counted; " in page


def test_what_is_said_of_several_environments_counts_once():
    both = [
        claim
        for name in ("Toy", "Other")
        for claim in claims.theorems(
            f"Spec/{name}/Basic.lean", SOURCE.replace("The third claim", f"What {name} does")
        )
    ]

    assert len(both) == 6
    assert claims.counted(both) == 2
    both[0]["claim"] = "Another."
    assert claims.counted(both) == 3


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
    stated = [claim["theorem"] for claim in claims.gather() if claim["theorem"]]

    assert named == stated
    assert "Spec.GridWorld.Kernel.step_correct" in named
