"""`checking.py`, `installed.py` and `rules_kernel.py` of `provengym_lean`: rules that are written
outside of this repository, with a stand-in for Lean and, where it is installed, with Lean."""

import json
import re
import sys

import pytest

import lean_wheel
from here import ROOT, lean_folder
from kernel_table import read_table
from lean_build import main
from provengym_lean import installed, rules_kernel, toolchains
from provengym_lean.checking import Checked, check
from provengym_lean.emitted_c import functions
from provengym_lean.kernel_exports import BindingsError
from provengym_lean.library import Library, LibraryError
from provengym_lean.rules_kernel import joining_modules, kernel_files, module_of_rules
from provengym_lean.toolchains import Toolchain
from tools import oleans

#: The Lean that the stand-in writes files of.
IDENTITY = f"Lean 4.28.0-fake {8 * 'c'} (x86_64-unknown-linux-gnu)"
BASIC = "module\npublic import Spec.A\n"
KERNEL = "module\npublic import Rules.Walk.Basic\n"


@pytest.fixture
def library(repository):
    """The folder of the built modules `Spec.A`, which has a theorem, and `Spec.B`."""
    repository.write("A", "module\n-- constants: Spec.A.a\n")
    repository.write("B", "module\nimport Spec.A\n")
    assert main(["prove"], repository.root) == 0
    core = repository.root / "library" / "Init.olean"
    core.parent.mkdir()
    core.write_bytes(oleans.olean({"propext": oleans.Constant("axiom")}))
    repository.calls()
    return lean_folder(repository.root) / "lib"


@pytest.fixture
def checked(repository, library, tmp_path):
    """A function that has modules checked."""
    toolchain = Toolchain((str(repository.lean),), IDENTITY)

    def checked(modules, **options):
        options = {"folder": tmp_path / "rules", "library": library, **options}
        return check(modules, toolchain=toolchain, **options)

    return checked


def test_modules_are_checked_and_their_c_is_told(checked, repository):
    emitting = BASIC + "/- emit\nint walk;\n-/\n"

    found = checked({"Rules.Walk.Kernel": KERNEL, "Rules.Walk.Basic": emitting})

    assert found.accepted
    assert found.lean == IDENTITY
    assert found.modules["Rules.Walk.Basic"].c == "int walk;\n"
    assert found.modules["Rules.Walk.Basic"].messages == ()
    assert repository.calls() == ["Basic.lean", "Kernel.lean"]


def test_what_was_checked_is_not_checked_again(checked, repository):
    modules = {"Rules.Walk.Basic": BASIC, "Rules.Walk.Kernel": KERNEL, "Rules.Other": "module\n"}
    checked(modules)
    repository.calls()

    again = checked(modules)
    assert again.accepted
    assert [module.seconds for module in again.modules.values()] == [0.0, 0.0, 0.0]
    assert repository.calls() == []

    checked(modules | {"Rules.Walk.Basic": BASIC + "-- other\n"})
    assert repository.calls() == ["Basic.lean", "Kernel.lean"]


def test_another_library_has_all_checked_again(checked, repository, library):
    checked({"Rules.Walk.Basic": BASIC})
    repository.write("A", "module\n-- changed\n")
    main(["prove"], repository.root)
    repository.calls()

    checked({"Rules.Walk.Basic": BASIC})

    assert repository.calls() == ["Basic.lean"]


def test_what_fails_is_told_and_takes_along_what_imports_it(checked):
    found = checked(
        {
            "Rules.Walk.Basic": BASIC + "-- fake: error\n",
            "Rules.Walk.Kernel": KERNEL,
            "Rules.Other": "module\n-- fake: hole\n",
        }
    )

    assert not found.accepted
    (message,) = found.modules["Rules.Walk.Basic"].messages
    assert str(message) == "Rules/Walk/Basic.lean:2:5: error: unsolved goals"
    assert found.modules["Rules.Walk.Kernel"] == type(found.modules["Rules.Other"])(
        accepted=False, messages=(), c=None, seconds=0.0
    )
    assert not found.modules["Rules.Other"].accepted


def test_what_lean_says_no_word_of_is_not_decided(checked):
    found = checked({"Rules.Walk": "module\n-- fake: error\n"})
    assert found.decided
    assert not found.accepted

    found = checked({"Rules.Walk": "module\n-- fake: crash\n"})
    assert not found.decided
    assert not found.accepted


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("import Std\n", "Rules/ imports Init and Init.Data.Rat of the library, not Std"),
        ("import Spec.C\n", "no such module: Spec.C (no Spec/C.lean)"),
        ("import Rules.C\n", "no such module: Rules.C (no Rules/C.lean)"),
        ("run_cmd x\n", "`run_cmd` must not be used in Rules/"),
        ("axiom a : False\n", "`axiom` must not be used in Rules/"),
    ],
)
def test_lean_is_not_started_on_what_it_must_not_read(checked, repository, text, says):
    found = checked({"Rules.Walk": "module\n" + text, "Rules.Other": "module\n"})

    assert [message.text for message in found.modules["Rules.Walk"].messages] == [says]
    assert not any(module.accepted for module in found.modules.values())
    assert found.lean == ""
    assert repository.calls() == []


@pytest.mark.parametrize("name", ["Spec.Walk", "Init.Walk", "Rules", "Rules.walk", "Rules.A/../B"])
def test_only_names_of_rules_are_taken(checked, name):
    with pytest.raises(ValueError, match=r"must be named like Rules\.Corridor\.Kernel, got '"):
        checked({name: "module\n"})


def test_the_axioms_of_theorems_are_told(checked):
    text = (
        "module\npublic import Spec.A\n-- imports: Spec.A Init\n"
        "-- constants: Rules.a:theorem:Spec.A.a:propext Rules.b:theorem:sorryAx Rules.c:axiom\n"
    )
    asked = ["Rules.a", "Rules.b", "Rules.c", "Rules.d", "Spec.A.a"]

    found = checked({"Rules.Walk": text}, theorems=asked)

    assert found.axioms == {
        "Rules.a": ("propext",),
        "Rules.b": ("sorryAx",),
        "Rules.c": ("Rules.c",),
    }
    assert [found.proves(name) for name in asked] == [True, False, False, False, False]
    assert checked({"Rules.Walk": text}, theorems=asked).axioms == found.axioms
    other = checked({"Rules.Walk": text.replace(":propext", "")}, theorems=asked)
    assert other.axioms["Rules.a"] == ()


def test_a_library_of_another_lean_is_refused(repository, library, tmp_path):
    toolchain = Toolchain((str(repository.lean),), "Lean 4.28.0 01234567 (x86_64-unknown-linux)")

    with pytest.raises(LibraryError, match="was built by the Lean of commit cccccccc, and this"):
        check({"Rules.W": BASIC}, folder=tmp_path / "w", library=library, toolchain=toolchain)


# ---- The library of the wheel -------------------------------------------------------------------


@pytest.fixture
def wheel(repository, library, tmp_path, monkeypatch):
    """The package of a wheel with the modules of the library, which can be imported."""
    folder = tmp_path / "site" / installed.PACKAGE
    for place, source in ((installed.BUILT, library), (installed.SOURCES, repository.root)):
        (folder / place / "Spec").mkdir(parents=True)
        for file in (source / "Spec").glob("[AB].*"):
            (folder / place / "Spec" / file.name).write_bytes(file.read_bytes())
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(folder.parent)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    yield folder
    sys.modules.pop(installed.PACKAGE, None)


def test_the_library_of_the_wheel_is_taken_by_the_lean_that_built_it(wheel, repository):
    toolchain = Toolchain((str(repository.lean),), IDENTITY)

    assert installed.library(toolchain) == wheel / "lib"
    assert repository.calls() == []


def test_another_lean_builds_the_library_once(wheel, repository, tmp_path):
    toolchain = Toolchain((str(repository.lean),), "Lean 4.28.0 01234567 (x86_64-unknown-linux)")

    folder = installed.library(toolchain)

    assert folder == tmp_path / "cache" / "provengym" / "library-01234567" / "lib"
    assert "Spec.A" in Library(folder)
    assert repository.calls() == ["A.lean", "B.lean"]
    assert installed.library(toolchain) == folder
    assert repository.calls() == []


def test_a_library_that_another_lean_does_not_accept_is_an_error(wheel, repository):
    toolchain = Toolchain((str(repository.lean),), "Lean 4.28.0 01234567 (x86_64-unknown-linux)")
    (wheel / "src" / "Spec" / "A.lean").write_text("module\n-- fake: error\n")

    with pytest.raises(LibraryError, match=r"does not accept Spec\.A: Spec/A\.lean:2:5: error: u"):
        installed.library(toolchain)


def test_without_the_wheel_its_name_is_told(repository, monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)

    with pytest.raises(LibraryError, match="`pip install provengym-lean`"):
        installed.library(Toolchain((str(repository.lean),), IDENTITY))


def test_the_wheel_has_what_templates_and_rules_import():
    modules = lean_wheel.modules_of_library(ROOT)

    assert {"Spec.Auto.Rules", "Spec.Program.Reach", "Spec.MDP.Lane.Word"} <= modules.keys()
    assert not any(name.startswith("Spec.Taxi") for name in modules)
    assert all(name in modules for module in modules.values() for name in module.local_imports)


# ---- With Lean ----------------------------------------------------------------------------------

ENTRY = read_table(ROOT)["CliffWalking"]
RULES = (
    (ROOT / "Spec/CliffWalking/Basic.lean")
    .read_text()
    .replace("Spec.CliffWalking", "Rules.CliffWalking")
    .replace(": Auto.", ": Spec.Auto.")
)


def test_rules_are_proved_outside_of_the_repository(tmp_path, built_oleans):
    name = module_of_rules("CliffWalking", ENTRY)
    modules = {name: RULES, **joining_modules("CliffWalking", ENTRY, RULES)}
    theorem = "Rules.CliffWalking.refines"
    toolchain = toolchains.find(lean_folder(ROOT), install=False)
    library = lean_folder(ROOT) / "lib"

    found = check(
        modules, folder=tmp_path, library=library, theorems=[theorem], toolchain=toolchain
    )

    assert found.accepted, found.modules
    assert found.proves(theorem)
    assert found.refused is None
    assert Checked.from_dict(json.loads(json.dumps(found.to_dict()))) == found
    files = kernel_files(
        "CliffWalking", ENTRY, modules, found.modules["Rules.CliffWalking.Kernel"].c
    )
    assert files.keys() == {"cliffwalking.c", "cliffwalking.hpp", "cliffwalking_table.cpp"}
    ours = (ROOT / "pybridge/generated/cliffwalking.hpp").read_text().splitlines()
    theirs = files["cliffwalking.hpp"].replace("RulesOfCliffWalking", "CliffWalking").splitlines()
    assert [a for a, b in zip(ours, theirs, strict=True) if a != b] == [ours[0], ours[8]]


def test_what_only_documents_a_kernel_may_be_missing():
    rules = ENTRY["rules"] | {"shown": ["Where one is."]}
    entry = {"rules": rules, "params": {"slippery": {"word": "UInt32"}}}
    modules = joining_modules("CliffWalking", entry, RULES)
    c = (ROOT / "pybridge/generated/cliffwalking.c").read_text()

    hpp = kernel_files("CliffWalking", entry, modules, c)["cliffwalking.hpp"]

    assert 'static constexpr std::array observation{"component_0"};' in hpp
    assert "default: return {0, 4294967295};" in hpp


def test_loops_share_a_step_that_is_long(monkeypatch):
    modules = joining_modules("CliffWalking", ENTRY, RULES)
    c = (ROOT / "pybridge/generated/cliffwalking.c").read_text()
    longest = max(len(one.lines) for one in functions(c))

    def is_shared():
        hpp = kernel_files("CliffWalking", ENTRY, modules, c)["cliffwalking.hpp"]
        return "static constexpr bool long_step = true;" in hpp

    assert not is_shared()
    monkeypatch.setattr(rules_kernel, "LONGEST", longest)
    assert not is_shared()
    monkeypatch.setattr(rules_kernel, "LONGEST", longest - 1)
    assert is_shared()


def test_the_step_of_a_class_is_called_where_its_entry_says_so():
    entry = ENTRY | {"rules": ENTRY["rules"] | {"called": True}}
    one, other = (
        joining_modules("CliffWalking", told, RULES)["Rules.CliffWalking.Kernel"]
        for told in (ENTRY, entry)
    )

    assert other.replace("@[noinline, export", "@[export") == one
    assert re.findall(r"@\[noinline, export cliffwalking_(\w+)", other) == [
        "step_0",
        "reward",
        "terminated",
    ]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"observation": ['x"; evil()', "y"]}, "must be a name: letters, digits and underscores"),
        (
            {"observation": ["index", "x"]},
            r"names 2 components, and Rules/CliffWalking/Ke",
        ),
        ({"states": "slippery; 1"}, "must be an expression in parameters, got slippery; 1"),
    ],
)
def test_an_entry_that_does_not_fit_is_refused(change, says):
    modules = joining_modules("CliffWalking", ENTRY, RULES)
    c = (ROOT / "pybridge/generated/cliffwalking.c").read_text()

    with pytest.raises(BindingsError, match=says):
        kernel_files("CliffWalking", ENTRY | change, modules, c)


def test_c_that_is_not_that_of_a_kernel_is_refused():
    modules = joining_modules("CliffWalking", ENTRY, RULES)
    c = (ROOT / "pybridge/generated/cliffwalking.c").read_text()
    c += "LEAN_EXPORT uint8_t f(uint8_t x){\n_start:\n{\nlean_alloc_closure(x);\n}\n}\n"

    with pytest.raises(BindingsError, match=r"^cliffwalking\.c:\d+: in f: lean_alloc_closure"):
        kernel_files("CliffWalking", ENTRY, modules, c)
