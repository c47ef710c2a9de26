"""`tools/template_env.py`: a fifth environment, added to a copy of this repository, is built,
played, tested and conformed to like the others, and few files had to be modified for it."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bindings
import checkout
import claims
import generated
import template_env
from here import lean_folder
from programs import CMAKE
from provengym_lean import toolchains

ROOT = Path(__file__).resolve().parents[2]
MOST_MODIFIED = 6
#: What the tests of every environment and of every kernel are called, and those of lists of them.
TESTS = (
    "tests/cli/test_cli.py",
    "tests/core/test_c_api.py",
    "tests/core/test_cursor.py",
    "tests/core/test_kernel_classes.py",
    "tests/core/test_kernels.py",
    "tests/docs",
    "tests/envs/test_every_environment.py",
    "tests/envs/test_registry.py",
    "tests/soak",
    "tests/test_imports.py",
    "tests/vector",
)
SELECTED = (
    "fifthenv or fifth_env or has_a_transcription or readme_has_a_row or files_are_current "
    "or imports_wait"
)

#: Lets the package in the copy come before an editable installation.
FROM_THE_COPY = """
import sys
sys.meta_path[:] = [f for f in sys.meta_path if "ScikitBuild" not in type(f).__name__]
"""

PLAYED = """
import contextlib, io, json, pathlib
import gymnasium
from gymnasium.utils.env_checker import check_env
import provengym, provengym._core
from provengym.cli import main

here = pathlib.Path("pybridge/provengym").resolve()
for module in (provengym, provengym._core):
    assert pathlib.Path(module.__file__).resolve().parent == here, module.__file__


class Plain(gymnasium.Env):
    last_reward = -1.0

    def __init__(self, length=5):
        self.length = length
        self.observation_space = gymnasium.spaces.Discrete(2 * length)
        self.action_space = gymnasium.spaces.Discrete(2)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.cell, self.key = 0, False
        return 0, {}

    def step(self, action):
        if self.key and self.cell == 0:
            return 1, 0.0, True, False, {}
        self.cell = min(max(self.cell + (1 if action == 1 else -1), 0), self.length - 1)
        self.key = self.key or self.cell == self.length - 1
        over = self.key and self.cell == 0
        reward = self.last_reward if over else -1.0
        return 2 * self.cell + self.key, reward, over, False, {}


class Wrong(Plain):
    last_reward = 0.0


def printed(*command):
    with contextlib.redirect_stdout(io.StringIO()) as out:
        assert main(command) == 0
    return out.getvalue()


env = gymnasium.make("provengym/FifthEnv-v0", length=2)
steps = [env.reset(seed=0), env.step(1), env.step(0)]
check_env(env.unwrapped)
lanes = gymnasium.make_vec("provengym/FifthEnv-v0", num_envs=2, length=4)
lanes.reset(seed=0)
own = provengym.conform("provengym/FifthEnv-v0")
right = provengym.conform(Plain, reference="FifthEnv")
wrong = provengym.conform(Wrong, reference="FifthEnv")
told = {
    "steps": steps,
    "lanes": [lanes.step([1, 0])[0].tolist() for _ in range(2)],
    "verdicts": [report.verdict for report in (own, right, wrong)],
    "wrong in": [finding.kind for finding in wrong.findings],
    "list": printed("list"),
    "show": printed("show", "FifthEnv"),
}
print(json.dumps(told))
"""


def run(*command, cwd, **environment):
    """Run a command, which must succeed, and return its output."""
    outcome = subprocess.run(
        command, cwd=cwd, env={**os.environ, **environment}, capture_output=True, text=True
    )
    assert outcome.returncode == 0, f"{command}: {outcome.stdout[-4000:]}{outcome.stderr[-4000:]}"
    return outcome.stdout


def tree_with(name, folder):
    """A copy of this repository, committed, to which the environment was added."""
    try:
        checkout.copy_tree(ROOT, folder)
    except checkout.CheckoutError as error:
        pytest.skip(str(error))
    git = ("git", "-c", "user.name=test", "-c", "user.email=test@localhost")
    run("git", "init", "--quiet", cwd=folder)
    run("git", "add", "--all", cwd=folder)
    run(*git, "commit", "--quiet", "--no-gpg-sign", "--message=before", cwd=folder)
    run(sys.executable, "tools/template_env.py", name, cwd=folder)
    return folder


def changes(tree):
    """The paths that are modified or gone, and those that are new."""
    listed = run("git", "status", "--porcelain", "-z", "--untracked-files=all", cwd=tree)
    entries = [entry for entry in listed.split("\0") if entry]
    new = {entry[3:] for entry in entries if entry.startswith("??")}
    return {entry[3:] for entry in entries} - new, new


def note_digest(tree, name):
    """Write into the manifest what `make generate` would of a file of C."""
    emitted = tree / "pybridge" / "generated"
    manifest = json.loads((emitted / generated.MANIFEST).read_text())
    content = (emitted / name).read_bytes()
    manifest["generated"][name] = hashlib.sha256(content).hexdigest()
    (emitted / generated.MANIFEST).write_text(json.dumps(manifest))


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """A copy with an environment `FifthEnv` in it, with its bindings and claims."""
    folder = tree_with("FifthEnv", tmp_path_factory.mktemp("copy") / "tree")
    note_digest(folder, "fifthenv.c")
    for tool in ("bindings.py", "claims.py"):
        run(sys.executable, f"tools/{tool}", cwd=folder)
        run(sys.executable, f"tools/{tool}", "--check", cwd=folder)
    return folder


@pytest.fixture(scope="module")
def in_the_copy(tree):
    """A function that runs Python code in the copy, with the package that was built there."""
    pybind11 = pytest.importorskip("pybind11")
    if not (CMAKE and shutil.which("make") and shutil.which("c++")):
        pytest.skip("needs cmake, make and c++")
    build, python = tree / "build" / "core", f"-DPython_EXECUTABLE={sys.executable}"
    options = ["-DSKBUILD=ON", "-DPROVENGYM_WERROR=ON", "-DPYBIND11_FINDPYTHON=ON", python]
    options.append(f"-Dpybind11_DIR={pybind11.get_cmake_dir()}")
    options.append("-DPROVENGYM_FLAGS=quick")
    generator = ("-G", "Unix Makefiles")
    run(CMAKE, "-S", tree / "pybridge", "-B", build, *generator, *options, cwd=tree)
    run(CMAKE, "--build", build, cwd=tree)
    run(CMAKE, "--install", build, "--prefix", tree / "pybridge", cwd=tree)

    def run_code(code):
        path = str(tree / "pybridge")
        environment = {"PYTHONPATH": path, "PYTEST_ADDOPTS": ""}
        return run(sys.executable, "-c", FROM_THE_COPY + code, cwd=tree, **environment)

    return run_code


def test_few_files_are_modified(tree):
    modified, new = changes(tree)
    made = set(bindings.emit(tree)) | set(claims.outputs(tree))
    by_hand = {
        path
        for path in modified - made - {"CHANGELOG.md"}
        if not path.startswith("pybridge/generated/")
    }

    assert len(by_hand) <= MOST_MODIFIED, ", ".join(sorted(by_hand))
    assert by_hand == set(template_env.CHANGES)
    assert "pybridge/generated/fifthenv.c" in new
    for path in new | by_hand:
        text = (tree / path).read_text(encoding="utf-8")
        assert not any(old in text for old in ("NewEnv", "new_env", "newenv")), path


def test_it_is_played_listed_and_conformed_to(in_the_copy):
    told = json.loads(in_the_copy(PLAYED).splitlines()[-1])

    assert told["steps"] == [
        [0, {}],
        [3, -1.0, False, False, {}],
        [1, -1.0, True, False, {}],
    ]
    assert told["lanes"] == [[2, 0], [4, 0]]
    assert told["verdicts"] == ["equal", "equal", "differs"]
    assert told["wrong in"] == ["reward"]
    assert "provengym/FifthEnv-v0" in told["list"]
    assert "move forward (cell + 1)" in told["show"]
    assert "A step leads at most one cell on along the way." in told["show"]
    assert "the kernel returns what the rules return" in told["show"]


def test_the_tests_of_every_environment_pass(in_the_copy):
    options = ["-q", "-p", "no:cacheprovider", "-k", SELECTED, *TESTS]
    printed = in_the_copy(f"import pytest; sys.exit(pytest.main({options}))")

    passed = int(printed.rpartition(" passed")[0].split()[-1])
    assert passed > 100, printed[-2000:]


@pytest.fixture(scope="module")
def proved(tmp_path_factory):
    """A copy with the environment under the template's own name, as the order of declarations in
    the C depends on names, and what Lean made of it."""
    try:
        toolchain = toolchains.find(lean_folder(ROOT), install=False)
    except toolchains.ToolchainError as error:
        pytest.skip(str(error))
    tree = tree_with("NewEnv", tmp_path_factory.mktemp("proved") / "tree")
    run(sys.executable, "tools/lean_build.py", "prove", "Spec.NewEnv.Implementation", cwd=tree)
    return tree, toolchain


@pytest.mark.xdist_group("the template in Lean")
def test_it_is_proved_and_its_c_is_what_lean_emits(proved):
    tree, toolchain = proved
    if toolchain.identity != generated.read_manifest(ROOT).get("emitted_by"):
        pytest.skip(f"the C of the template is not that of {toolchain.identity}")
    run(sys.executable, "tools/lean_build.py", "generate", cwd=tree)
    run(sys.executable, "tools/lean_build.py", "check-generated", cwd=tree)

    emitted = (tree / "pybridge/generated/newenv.c").read_bytes()
    assert emitted == (template_env.FILES / "pybridge/generated/newenv.c").read_bytes()


@pytest.mark.xdist_group("the template in Lean")
@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        (
            "cell : UpTo (length - 1) 10",
            "cell : UpTo (length - 1) 32",
            "instance : Stored UInt32",
            "a state takes more than the 32 bits of a word: keep it in a word of 64 bits",
        ),
        (
            "  terminal := over\n",
            "  terminal := over\n  invariant s := s.hasKey\n",
            "Rules (State length) Action",
            "the invariant is not shown to hold at the start",
        ),
        (
            "  terminal := over\n",
            "  terminal := over\n  legal _ _ := false\n",
            "Rules (State length) Action",
            "which is not terminal has a legal action is not shown by trying",
        ),
        (
            "⟨-1, by decide⟩",
            "⟨-2, by decide⟩",
            "⟨-2, by decide⟩",
            "Tactic `decide` proved that the proposition",
        ),
    ],
    ids=["too many bits", "no invariant", "no legal action", "a reward outside its range"],
)
def test_what_is_wrong_with_rules_is_said_at_their_line(proved, old, new, line, says):
    tree, _ = proved
    basic = tree / "Spec/NewEnv/Basic.lean"
    text = basic.read_text(encoding="utf-8")
    assert text.count(old) == 1
    wrong = text.replace(old, new)
    basic.write_text(wrong, encoding="utf-8")
    command = (sys.executable, "tools/lean_build.py", "prove", "Spec.NewEnv.Basic")
    try:
        outcome = subprocess.run(command, cwd=tree, capture_output=True, text=True)
    finally:
        basic.write_text(text, encoding="utf-8")

    assert outcome.returncode == 1
    number = next(n for n, one in enumerate(wrong.splitlines(), 1) if line in one)
    told = [one for one in (outcome.stdout + outcome.stderr).splitlines() if says in one]
    assert told
    assert told[0].startswith(f"Spec/NewEnv/Basic.lean:{number}:")


# ---- What is refused ----------------------------------------------------------------------------


@pytest.fixture
def little(tmp_path):
    """Return a folder with what the tool reads of a repository, with GridWorld in it."""
    there = ("Spec/GridWorld/Basic.lean", "pybridge/provengym/envs/base.py")
    there += ("pybridge/generated/hunterwumpus.c", "pybridge/provengym/envs/gridworld/env.py")
    for path in (*template_env.CHANGES, template_env.STUB, *there):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, tmp_path / path)
    return tmp_path


def contents(root):
    return {path: path.read_bytes() for path in root.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("maze", "NAME must be in CamelCase, such as Maze, got 'maze'"),
        ("My_Maze", "NAME must be in CamelCase, such as Maze, got 'My_Maze'"),
        ("../Maze", "NAME must be in CamelCase, such as Maze, got '../Maze'"),
        ("", "NAME must be in CamelCase, such as Maze, got ''"),
        ("Class", "NAME must be in CamelCase, such as Maze, got 'Class'"),
        ("Type", "NAME must be a new name, got 'Type', which has a meaning already"),
        ("Kernel", "NAME must be a new name, got 'Kernel', which has a meaning already"),
        ("GridWorld", "got 'GridWorld', which has a meaning already"),
        ("Gridworld", "got 'Gridworld': there is pybridge/provengym/envs/gridworld"),
        ("HunterWUMPUS", "'HunterWUMPUS': there is pybridge/generated/hunterwumpus.c"),
        ("Base", "NAME must be a new name, got 'Base': there is pybridge/provengym/envs/base.py"),
    ],
)
def test_another_name_is_refused_and_nothing_is_written(little, capsys, name, error):
    before = contents(little)

    assert template_env.main([name], little) == 2

    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("error: NAME must be ")
    assert line.endswith(error)
    assert contents(little) == before


@pytest.mark.parametrize("path", ["docs/environments.md", "pybridge/provengym/envs/registry.py"])
def test_a_file_without_the_place_to_insert_at_is_named(little, capsys, path):
    (little / path).write_text("nothing\n")
    before = contents(little)

    assert template_env.main(["FifthEnv"], little) == 2

    assert capsys.readouterr().err.startswith(f"error: {path}: there is no ")
    assert contents(little) == before


def test_it_is_added_once(little, capsys):
    assert template_env.main(["FifthEnv"], little) == 0
    out = capsys.readouterr().out
    after = contents(little)

    assert "added: Spec/FifthEnv/Kernel.lean\n" in out
    assert "modified: pybridge/kernels.toml\n" in out
    assert "make generate" in out
    assert "NewEnv" not in out
    assert template_env.main(["FifthEnv"], little) == 2
    assert contents(little) == after
