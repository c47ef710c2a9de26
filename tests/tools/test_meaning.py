"""`tools/lean_meaning.py` and `tools/statements.py`: what the claims state is held in full, and
nothing in the text of one means what no reader expects."""

import pytest

import lean_build
import lean_meaning
from here import ROOT, lean_folder
from provengym_lean import auditing, toolchains
from provengym_lean.compiling import Build
from provengym_lean.sources import read_modules
from tools import oleans

#: Instances in whose reach the library means something else, each by the name of the definition.
FOREIGN = {
    "five": ("HAdd", "local instance five : HAdd Nat Nat Nat := ⟨fun _ _ => 5⟩"),
    "inScope": ("HAdd", "scoped instance inScope : HAdd Nat Nat Nat := ⟨fun _ _ => 5⟩"),
    "ofEvery": ("LT", "local instance ofEvery (t : Type) : LT t := ⟨fun _ _ => True⟩"),
    "byClass": (
        "HAdd",
        "abbrev Sum := HAdd Nat Nat Nat\nlocal instance byClass : Sum := ⟨fun _ _ => 5⟩",
    ),
    "byType": (
        "HAdd",
        "abbrev Count := Nat\nlocal instance byType : HAdd Count Count Nat := ⟨fun _ _ => 5⟩",
    ),
    "byFunction": (
        "HAdd",
        "abbrev Chosen (t : Type) (_ : Mark) := t\n"
        "local instance byFunction : HAdd (Chosen Nat ⟨0⟩) Nat Nat := ⟨fun _ _ => 5⟩",
    ),
    "byOutput": ("HAdd", "local instance byOutput : HAdd Nat Nat Mark := ⟨fun _ _ => ⟨5⟩⟩"),
    "Five.toAdd": (
        "Add",
        "class Five (t : Type) extends Add t\nlocal instance : Five Nat := ⟨⟩",
    ),
}
MODULE = """
/-- A number. -/
structure Mark where
  /-- Which. -/
  n : Nat
deriving DecidableEq, Repr, Inhabited

/-- A list. -/
structure Box (t : Type) where
  /-- Which. -/
  of : List t

/-- The sum. -/
instance : Add Mark := ⟨fun a b => ⟨a.n + b.n⟩⟩
instance : HMul Nat Mark Mark := ⟨fun a b => ⟨a * b.n⟩⟩
instance : HMul Mark Mark Nat := ⟨fun a b => a.n * b.n⟩
instance (t : Type) : Membership t (Box t) := ⟨fun b a => a ∈ b.of⟩
instance : Functor Box := { map := fun f b => ⟨b.of.map f⟩ }
instance (p : Bool → Prop) [∀ b, Decidable (p b)] : Decidable (∀ b, p b) :=
  decidable_of_iff (p false ∧ p true) ⟨fun h b => by cases b <;> grind, fun h => ⟨h _, h _⟩⟩

def silent (n : Nat) : Nat := n + 1
structure Mute where
  n : Nat
/-- No one knows which. -/
opaque hidden : Nat
/-- A pair. -/
structure Two extends Mark where
  m : Nat

theorem plain (m k : Mark) (h : m = ⟨k.n⟩) : decide (m + m = k + k) = true := by
  subst h; exact decide_eq_true rfl
theorem named (n : Nat) : silent n = n + 1 := rfl
theorem made (m : Mute) : m = m := rfl
theorem unknown : hidden = hidden := rfl
theorem inherited (t : Two) : t.toMark = t.toMark ∧ t.m = t.m := ⟨rfl, rfl⟩
theorem product (m : Mark) : 2 * m = 2 * m := rfl
"""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """A function that tells the meaning of some claims of modules that Lean compiled."""
    root = tmp_path_factory.mktemp("compiled")
    try:
        toolchain = toolchains.find(lean_folder(ROOT), install=False)
    except toolchains.ToolchainError as error:
        pytest.skip(str(error))
    if toolchain.lake:
        pytest.skip("with Lake, Lean itself is asked for the axioms")
    foreign = "".join(f"section\n{text}\nend\n" for _, text in FOREIGN.values())
    (root / "Spec").mkdir()
    for name, imports, text in (("Plain", "", MODULE), ("Foreign", "Spec.Plain", foreign)):
        imports = f"public import {imports}\n" if imports else ""
        (root / "Spec" / f"{name}.lean").write_text(
            f"module\n{imports}"
            f"@[expose] public noncomputable section\nnamespace Spec\n{text}end Spec\n"
        )
    results = []
    modules = read_modules(root)
    build = Build(lean_folder(root), modules, toolchain)
    build.run(modules, results.append)
    said = [message for result in results for message in result.messages]
    assert [str(message) for message in said if message.severity == "error"] == []
    library = toolchain.library()

    def meaning(*names, module="Spec.Plain"):
        environment = auditing.Environment([module], [build.library], library)
        claims = [auditing.Claim(f"Spec.{name}", 1, 1, False) for name in names]
        return lean_meaning.Meaning(claims, environment)

    return meaning


def errors(meaning, root):
    """The errors where what the claims state is held."""
    meaning.pin(root)
    return [str(error) for error in meaning.errors(root)]


def test_a_foreign_instance_is_found(compiled, tmp_path):
    found = errors(compiled(module="Spec.Foreign"), tmp_path)

    assert sorted(found) == sorted(
        f"Spec/Foreign.lean:1:1: error: Spec.{name} is an instance of {class_} on types of Lean's "
        "library"
        for name, (class_, _) in FOREIGN.items()
    )


def test_what_a_claim_names_has_a_docstring(compiled, tmp_path):
    found = errors(compiled("plain", "named", "made", "unknown", "inherited", "product"), tmp_path)

    assert [error.split("error: ")[1] for error in found] == [
        f"Spec.{claim} names Spec.{name}, which is no definition with a docstring"
        for claim, name in (
            ("named", "silent"),
            ("made", "Mute"),
            ("unknown", "hidden"),
            ("product", "instHMulNatMark"),
        )
    ]


def test_a_statement_is_written_in_full(compiled, tmp_path):
    meaning = compiled("named", "inherited")

    assert meaning.files["tests/lean/statements/named.txt"].endswith(
        "\nSpec.named :\n"
        "  ∀ (n : Nat),\n"
        "  Eq Nat (Spec.silent n) "
        "(HAdd.hAdd Nat Nat Nat (instHAdd Nat instAddNat) n (OfNat.ofNat Nat 1 (instOfNatNat 1)))\n"
    )
    assert (
        "\n  And (Eq Spec.Mark (Spec.Two.toMark t) "
        in (meaning.files["tests/lean/statements/inherited.txt"])
    )


def test_a_changed_statement_is_a_changed_line(compiled, tmp_path):
    meaning = compiled("plain")
    meaning.pin(tmp_path)
    (file,) = (tmp_path / lean_meaning.FOLDER).iterdir()
    file.write_text(file.read_text().replace("∀ (k : Spec.Mark),", "∀ (k : Nat),"))
    (tmp_path / lean_meaning.FOLDER / "gone.txt").touch()

    changed, needless = [str(error) for error in meaning.errors(tmp_path)]
    assert changed.splitlines() == [
        "tests/lean/statements/plain.txt:1:1: error: it says something else: review it, run "
        "`python3 tools/lean_build.py prove --pin`",
        "--- tests/lean/statements/plain.txt",
        "+++ now",
        "@@ -6 +6 @@",
        "-  ∀ (k : Nat),",
        "+  ∀ (k : Spec.Mark),",
    ]
    assert needless == (
        "tests/lean/statements/gone.txt:1:1: error: there are no such claims: run "
        "`python3 tools/lean_build.py prove --pin`"
    )
    assert sorted(meaning.pin(tmp_path)) == [
        "tests/lean/statements/gone.txt",
        "tests/lean/statements/plain.txt",
    ]
    assert list(meaning.errors(tmp_path)) == []


def test_what_is_not_held_is_an_error(compiled, tmp_path):
    (error,) = compiled("plain").errors(tmp_path)

    assert str(error).startswith("tests/lean/statements/plain.txt:1:1: error: it says something")


def test_a_statement_that_other_modules_see_otherwise_is_an_error(tmp_path):
    public = oleans.Part(4)
    seen = public.finish({"Spec.a": oleans.Constant("axiom", type=(5, (3, None), (3, None)))})
    (tmp_path / "Spec.olean").write_bytes(seen)
    private = oleans.Part(4, public).finish({"Spec.a": oleans.Constant("theorem")})
    (tmp_path / "Spec.olean.private").write_bytes(private)
    environment = auditing.Environment(["Spec"], [tmp_path], tmp_path)

    meaning = lean_meaning.Meaning([auditing.Claim("Spec.a", 3, 15, False)], environment)
    assert errors(meaning, tmp_path) == [
        "tests/lean/AxiomAudit.lean:3:15: error: other modules see another statement of Spec.a"
    ]


def test_prove_tells_what_is_wrong_with_a_statement(repository, capsys):
    repository.write("A", "module\n-- constants: Spec.a\n")
    root = repository.root
    (root / "tests" / "lean").mkdir(parents=True)
    (root / auditing.AUDIT).write_text("#print axioms Spec.a\n")

    assert lean_build.main(["prove"], root) == 1
    assert "tests/lean/statements/a.txt:1:1: error: it says" in capsys.readouterr().out
    assert lean_build.main(["prove", "--pin"], root) == 0
    assert "wrote tests/lean/statements/a.txt\n" in capsys.readouterr().out
    assert lean_build.main(["prove"], root) == 0
