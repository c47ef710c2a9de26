"""`tools/lean_code_cache.js`: the machine code of one process serves the next."""

import os
import shutil
import subprocess

import pytest

import lean_wasm

# (module (func (export "square") (param i32) (result i32) local.get 0 local.get 0 i32.mul))
SQUARE = bytes.fromhex(
    "0061736d 01000000 01060160017f017f 03020100 070a01 06737175617265 0000 0a09010700 200020006c0b"
)

PROGRAM = """
require("./lean_code_cache.js").compile(require("node:fs").readFileSync("square.wasm"))
    .then((module) => console.log(new WebAssembly.Instance(module).exports.square(12)));
"""


@pytest.fixture
def run(tmp_path):
    """Starts Node beside the cache, on a module so small that nothing but flags makes it hot."""
    if not lean_wasm.installed():
        pytest.skip("Lean as WebAssembly, whose Node this needs, is not installed")
    shutil.copy(lean_wasm._CODE_CACHE, tmp_path)
    (tmp_path / "square.wasm").write_bytes(SQUARE)

    def run(*flags):
        node = [lean_wasm.home() / "bin" / "node", "--allow-natives-syntax", "--no-liftoff"]
        done = subprocess.run(
            [*node, *flags, "--eval", PROGRAM], cwd=tmp_path, capture_output=True, text=True
        )
        assert (done.stdout, done.stderr, done.returncode) == ("144\n", "", 0)

    return run


@pytest.fixture
def code(tmp_path):
    return tmp_path / "lean.code"


def test_code_is_kept_and_not_written_again(run, code):
    run()
    first = code.stat()
    assert first.st_size > 0

    run()
    again = code.stat()  # reading it may set its time of access
    assert (again.st_ino, again.st_mtime_ns) == (first.st_ino, first.st_mtime_ns)


@pytest.mark.parametrize("unfit", [b"", b"no code", bytes(10_000)])
def test_what_is_not_code_is_replaced(run, code, unfit):
    run()
    good = code.read_bytes()
    code.write_bytes(unfit)

    run()
    assert len(code.read_bytes()) == len(good)


def test_code_that_other_flags_made_is_replaced(run, code):
    run()
    good = code.read_bytes()

    run("--wasm-tiering-budget=1")
    assert code.read_bytes() != good


def test_a_folder_that_cannot_be_written_does_no_harm(run, code):
    code.mkdir()

    run()
    assert os.listdir(code) == []
    assert [path.name for path in code.parent.iterdir() if path.name.startswith("lean.code.")] == []
