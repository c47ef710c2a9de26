"""`tools/bindings.py` on a copy of its sources in which one thing is changed."""

import ast
import json
import re
import shutil
from pathlib import Path

import pytest

import bindings
from bindings_python import WIDTH, types_by_name
from kernel_table import read_kernels

ROOT = Path(__file__).resolve().parents[2]
TABLE = "pybridge/kernels.toml"
GRID, FISHING = "Spec/GridWorld/Kernel.lean", "Spec/Fishing/Kernel.lean"
FISHING_C = "pybridge/generated/fishing.c"
SPELLING, TAXI = "Spec/SpellCorrection/Kernel.lean", "Spec/Taxi/Kernel.lean"
REGISTRY, INIT = "pybridge/provengym/envs/registry.py", "pybridge/provengym/__init__.py"


GENERATED = "pybridge/generated"
KERNELS = [kernel.prefix for kernel in read_kernels(ROOT)]
MANIFEST, EMITTED = f"{GENERATED}/manifest.json", "pybridge/provengym/emitted.json"
FISHING_HPP = f"{GENERATED}/fishing.hpp"
MADE = (
    *(f"{GENERATED}/{name}.hpp" for name in KERNELS),
    *(f"{GENERATED}/{name}_table.cpp" for name in KERNELS),
    f"{GENERATED}/kernels.hpp",
    f"{GENERATED}/kernel_tables.hpp",
    f"{GENERATED}/c_api.cpp",
    "pybridge/include/provengym.h",
    "pybridge/provengym/_core.pyi",
    EMITTED,
    INIT,
)


class Copy:
    """The sources of the bindings, and the files that are made from them."""

    def __init__(self, root):
        self.root = root
        sources = [path.relative_to(ROOT) for path in ROOT.glob("Spec/*/*.lean")]
        emitted = [path.relative_to(ROOT) for path in ROOT.glob("pybridge/generated/*.c")]
        for path in (TABLE, REGISTRY, MANIFEST, *sources, *emitted, *MADE):
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, root / path)

    def edit(self, path, old, new, count=0):
        text = (self.root / path).read_text()
        changed, times = re.subn(old, new, text, count=count)
        assert times > 0
        (self.root / path).write_text(changed)


@pytest.fixture
def copy(tmp_path):
    return Copy(tmp_path)


def test_the_copy_is_current(copy):
    assert bindings.main(["--check"], copy.root) == 0


def test_another_order_of_parameters_in_lean_changes_every_binding_of_the_kernel(copy, capsys):
    copy.edit(GRID, r"\((_?)height (_?)width ", r"(\2width \1height ")

    assert bindings.main(["--check"], copy.root) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{path} is not current: run `make generate`"
        for path in (f"{GENERATED}/gridworld.hpp", *MADE[-5:])
        if path not in (INIT, EMITTED)
    ]


def test_another_digest_in_the_manifest_reaches_the_package(copy):
    digest = "0" * 64
    copy.edit(MANIFEST, '("fishing.c": )"[0-9a-f]+"', rf'\1"{digest}"')

    assert json.loads(bindings.emit(copy.root)[EMITTED])["kernels"]["Fishing"] == digest
    assert bindings.stale(copy.root) == [EMITTED]


def test_what_is_not_current_is_written_and_the_rest_left_alone(copy, capsys):
    header = copy.root / FISHING_HPP
    before = {path: (copy.root / path).stat().st_mtime_ns for path in MADE}
    header.write_text("")

    assert bindings.main([], copy.root) == 0
    assert capsys.readouterr().out == f"changed: {FISHING_HPP}\n"
    assert header.read_bytes() == (ROOT / FISHING_HPP).read_bytes()
    del before[FISHING_HPP]
    assert before == {path: (copy.root / path).stat().st_mtime_ns for path in before}
    assert bindings.main([], copy.root) == 0
    assert capsys.readouterr().out == "bindings unchanged\n"


def test_bounds_are_read_where_lean_defines_them(copy):
    copy.edit("Spec/Fishing/Machine.lean", "UInt64 := 1000000", "UInt64 := 3000")

    assert "default: return {0, 6000};" in bindings.emit(copy.root)[FISHING_HPP]


def test_constants_are_what_the_emitted_functions_return(copy):
    copy.edit(FISHING_C, r"= 1000000;\nreturn", "= 3000;\nreturn")

    assert "reward_scale = 3000;" in bindings.emit(copy.root)[FISHING_HPP]


def test_actions_have_the_names_and_numbers_of_lean(copy):
    copy.edit("Spec/GridWorld/Views.lean", r"\.up => 0\n  \| \.down", ".hold => 0\n  | .down")

    header = bindings.emit(copy.root)["pybridge/include/provengym.h"]

    assert "PROVENGYM_GRIDWORLD_HOLD = 0,\n    PROVENGYM_GRIDWORLD_DOWN = 1," in header


def test_a_new_environment_is_offered_by_the_package(copy):
    copy.edit(REGISTRY, r"(Entry\(\"GridWorld\")", r'Entry("Nowhere", "a.nowhere:NowhereEnv"), \1')

    text = bindings.emit(copy.root)[INIT]

    assert "    from a.nowhere import NowhereEnv as NowhereEnv\n" in text
    assert '    "NowhereEnv": "a.nowhere",\n' in text
    assert text.count('    "NowhereEnv",\n') == 1


def test_a_long_name_is_broken_into_lines(copy):
    entry = 'Entry("Longer", "provengym.envs.longer_than_usual.env:ALongerNameThanUsualEnv"), '
    copy.edit(REGISTRY, r"(?=Entry\(\"GridWorld\")", entry)

    text = bindings.emit(copy.root)[INIT]

    assert max(map(len, text.splitlines())) <= WIDTH
    assert "import (\n        ALongerNameThanUsualEnv as ALongerNameThanUsualEnv,\n    )\n" in text
    (copy.root / INIT).write_text(text)
    assert bindings.emit(copy.root)[INIT] == text


@pytest.mark.parametrize(
    ("path", "old", "new", "error"),
    [
        (
            GRID,
            r"def rewardScale \(_height _width",
            "def rewardScale (_width _height",
            rf"{GRID}:41:.*argument 1 of gridworld_reward_scale must be height : UInt32, "
            "as elsewhere, got width : UInt32",
        ),
        (
            GRID,
            r"\(\(rules .*\)\.initWord key t\)\.1",
            "startRow",
            "argument 1 of gridworld_init_0 must be height : UInt32, .* got start_row : UInt32",
        ),
        (
            FISHING,
            r"stock quota : UInt32\)\n    \(_noise : UInt64\)",
            "stock quota : UInt32)",
            "fishing_reward must take 9 arguments",
        ),
        (GRID, "def stateValid : Bool", "def stateValid : UInt64", "must return Bool"),
        (
            GRID,
            "export gridworld_terminated",
            "export gridworld_ended",
            "gridworld_terminated is not exp",
        ),
        (GRID, r"@\[export gridworld_terminated\] ", "", "gridworld_terminated is not exported"),
        (GRID, "export gridworld_reward", "export fishing_reward", "must begin with gridworld_"),
        (GRID, "gridworld_obs_2", "gridworld_obs_1", "be exported once"),
        (GRID, "gridworld_obs_2", "gridworld_obs_3", "a obs_3, but no gridworld_obs_2"),
        (GRID, "gridworld_obs_2", "gridworld_view", "know no function gridworld_view"),
        (GRID, r"@\[export gridworld_step_1\] ", "", r"2 words \(row, col\).*1 functions step"),
        (TAXI, r"def legal \(action : UInt32\)", "def legal (key : UInt32)", "must be action : UI"),
        (GRID, r"def resetWords \(", "def resetWords {n : Nat} (", "in parentheses"),
        (GRID, r"variable \((.*) : UInt32", r"variable (\1 : Nat", "Nat is no type"),
        (SPELLING, r"@\[export spellcorrection_word\] ", "", "spellcorrection_word is not exp"),
        (
            TABLE,
            r"\[GridWorld\]",
            "[Grid]",
            "no Spec/Grid/Kernel.lean",
        ),
        (
            TABLE,
            r"\[\"Certificate\", \"FiniteModel\", \"MDP\"\]",
            '["FiniteModel", "MDP"]',
            "Certificate/Kernel.lean must have an entry",
        ),
        (
            TABLE,
            r"\"MDP\"\]",
            '"MDP", "Nowhere"]',
            "no Spec/Nowhere/Kernel.lean",
        ),
        (TABLE, r", \"row\", \"col\"\]", ', "row"]', "names 2 components.*exports 3"),
        (TABLE, r"\[SpellCorrection\]", "[SpellCorrection]\nresets = 3", r"resets is unknown"),
        (TABLE, r"\"Views\.Direction\.toFin", '"Views.letters', "no def letters that numbers"),
        (TABLE, r"\"Views\.Direction\.toFin", '"Words.toFin', "no Spec/HunterWumpus/Words"),
        (TABLE, r"\"2 \* Machine\.capa", '"2 * Machine.velo', "no def velocity"),
        (TABLE, r"\"2 \* Machine\.capacity", '"26 ** 2', "a sum of products, got 26"),
        (FISHING_C, r"= 1000000;\nreturn", "= x_1;\nreturn", "fishing_reward_scale does not ret"),
        (SPELLING, r"@\[export spellcorrection_reset_words\]\n", "", "reset_words is not exported"),
        (SPELLING, r"@\[export spellcorrection_lane_due\] ", "", "lane_due is not exported"),
        (TABLE, r"num_pits = ", "pits = ", "must be size, num_pits, as in .*, got size, pits"),
        (TABLE, r"\"height - 1\"", '"goal_col - 1"', "goal_col is no parameter before this one"),
        (TABLE, r"\nstates = \"height .*\"", "", "GridWorld.states says"),
        (TABLE, r"(observation = \[\"stock\"\])", r"\1\nstates = 7", "Fishing.states says"),
        (TABLE, r"\"height \* width\"", '"height * depth"', "states: depth is no parameter"),
        (TABLE, r"words = \"\"\"[^\"]*\"\"\"", "", "exports an spellcorrection_index"),
        (TABLE, r"observation = \[\"index\"", "observation = ", f"{TABLE} cannot be read"),
        (REGISTRY, 'Entry\\("HunterWumpus"', 'Entry("Hunt"', "no environment of the kernel Hunter"),
        (REGISTRY, 'Entry\\("HunterWumpus"', "Entry(name", "as literals"),
        (INIT, "__all__ = ", "names = ", "must have one table __all__"),
        (MANIFEST, '"fishing.c": ', '"fish.c": ', f"{MANIFEST} has no digest of fishing.c"),
    ],
)
def test_sources_that_do_not_agree_are_named(copy, capsys, path, old, new, error):
    before = {made: (copy.root / made).read_bytes() for made in MADE}
    copy.edit(path, old, new, count=1)
    if path in before:
        before[path] = (copy.root / path).read_bytes()

    assert bindings.main([], copy.root) == 1

    (line,) = capsys.readouterr().err.splitlines()
    assert re.search(error, line)
    assert before == {made: (copy.root / made).read_bytes() for made in before}


@pytest.mark.parametrize("count", [1, 4, 5, 6, 7, 20])
def test_the_types_of_any_number_of_kernels_fit_into_lines(count):
    names = [f"Environment{k}" for k in range(count)]
    text = types_by_name(names)

    assert max(map(len, text.splitlines())) <= WIDTH
    assert re.findall(r"type\[(\w+)\]", text) == names
    assert isinstance(ast.parse(f"x: Final[\n{text}\n]").body[0], ast.AnnAssign)
