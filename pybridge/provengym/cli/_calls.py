"""Commands that are called for somebody else: among the files of a folder, and confined."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_MODULE = "provengym.cli._confined_call"
_MOST_BYTES = 64 << 20
"""Of the files of a folder, which a confined call gets a copy of."""
_PASSED_OVER = ("__pycache__", "node_modules", "site-packages")
_OWN_FILES = (".npz", ".toml", ".json")


class CallError(Exception):
    """A call is refused, or came to no end; the text says why."""


@dataclass(frozen=True)
class Ended:
    """The result of a call."""

    status: int
    printed: str
    complaint: str
    warnings: tuple[str, ...] = ()
    """The things that the code was not kept from."""


@dataclass(frozen=True)
class Calls:
    """Calls of the command line that name what lies in a folder, and change nothing outside it.

    Args:
        folder: The folder.
        limit: Seconds that a call may take.
        packages: Installed packages whose environments may be named, too.
        confined: Whether a call runs on a copy of the folder's files, kept from the network and
            from all other files as far as the system can.
    """

    folder: Path
    limit: float
    packages: frozenset[str] = frozenset()
    confined: bool = True

    def place(self, what: str, given: str) -> str:
        """A target, a reference or a binding, as it is named in the folder.

        Raises:
            CallError: It is of elsewhere, or a command.
        """
        from provengym.targets.consent import refusal

        prefix = "env:" if given.startswith("env:") else ""
        head, colon, name = given.removeprefix(prefix).rpartition(":")
        if head.endswith(".py"):
            head = self.path(what, head)
        elif name.lower().endswith(_OWN_FILES):
            name = self.path(what, name)
        place = f"{prefix}{head}{colon}{name}"
        why = refusal(place, self.folder)
        if why is None or _package(head, name) in self.packages:
            return place
        known = ", ".join(("provengym", "Gymnasium", *sorted(self.packages)))
        raise CallError(
            f"the {what} {given!r} {why}: it must be a class or function of a Python file in the "
            f"folder of this server, or an environment of {known}"
        )

    def path(self, what: str, given: str) -> str:
        """A path in the folder, from there.

        Raises:
            CallError: It leads out of it.
        """
        with contextlib.suppress(OSError, ValueError):
            found = (self.folder / given).resolve()
            if found.is_relative_to(self.folder):
                return str(found.relative_to(self.folder))
        raise CallError(f"the {what} {given!r} is not in the folder of this server")

    def run(
        self,
        words: Sequence[str],
        *,
        reads: bool,
        save: str | None = None,
        confines: bool = False,
    ) -> Ended:
        """Call a command in a process of its own, which ends with all that it started.

        Args:
            words: The command and its arguments.
            reads: Whether it reads files of the folder.
            save: The folder in the folder in which it writes findings.
            confines: Whether the command itself confines the code that it runs.

        Raises:
            CallError: It did not come to its end.
        """
        if self.confined and not confines:
            return self._confined(words, reads, save)
        return self._unconfined(words)

    def _confined(self, words: Sequence[str], reads: bool, save: str | None) -> Ended:
        # Here, for most commands do not need it.
        from provengym.processes.confined import Confinement, run_confined

        files = dict(self._files()) if reads else {}
        request = {"words": list(words), "save": save, "files": files}
        try:
            answer = run_confined(_MODULE, request, limits=Confinement(seconds=self.limit))
        except ValueError as error:
            raise CallError(str(error)) from error
        found = answer.value
        if found is None:
            late = str(answer.failed).startswith("took more than")
            raise self._late(words) if late else CallError(f"the process {answer.failed}")
        try:
            self._keep(save or "", found["saved"])
        except (OSError, ValueError) as error:
            raise CallError(f"save: {error}") from error
        return Ended(found["status"], found["printed"], found["complaint"], answer.warnings)

    def _files(self) -> Iterator[tuple[str, str]]:
        """The files of the folder by their paths in it, but hidden ones and links."""
        left, folders = _MOST_BYTES, [self.folder]
        while folders:
            with os.scandir(folders.pop()) as entries:
                for entry in entries:
                    if entry.name.startswith(".") or entry.name in _PASSED_OVER:
                        continue
                    if entry.is_dir(follow_symlinks=False):
                        folders.append(Path(entry.path))
                    elif entry.is_file(follow_symlinks=False):
                        left -= entry.stat(follow_symlinks=False).st_size
                        if left < 0:
                            raise CallError(
                                f"the folder of this server has more than {_MOST_BYTES >> 20} MB "
                                "of files, and a confined call gets a copy of them: serve a "
                                "smaller folder, or with --unconfined"
                            )
                        name = os.path.relpath(entry.path, self.folder)
                        content = Path(entry.path).read_bytes()
                        yield name, base64.b64encode(content).decode()

    def _keep(self, save: str, findings: list[str]) -> None:
        """Write the findings of a call, whose texts are data; the tests of them are made here."""
        from provengym.conformance.engines import REPLAYS_BY_KEY
        from provengym.conformance.saved import read
        from provengym.conformance.saving import write

        place = self.folder / save
        for text in findings:
            value = {**json.loads(text), "folder": str(self.folder)}
            read(value, REPLAYS_BY_KEY)
            place.mkdir(parents=True, exist_ok=True)
            write(value, place)

    def _unconfined(self, words: Sequence[str]) -> Ended:
        from provengym.processes.child import Child

        process = Child(
            [sys.executable, "-m", "provengym", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=self.folder,
        )
        try:
            printed, complaint = process.answer(None, self.limit)
        except TimeoutError:
            raise self._late(words) from None
        return Ended(process.returncode, printed.decode(), complaint.decode(errors="replace"))

    def _late(self, words: Sequence[str]) -> CallError:
        return CallError(
            f"provengym {words[0]} was ended after {self.limit:g} seconds, the limit of this "
            "server: ask for a smaller budget"
        )


def is_place(text: str) -> bool:
    """Return whether a target, a reference or a binding is in a file, and no environment's name."""
    return ":" in text or text.lower().endswith(_OWN_FILES)


def _package(module: str, name: str) -> str:
    """The package that is imported for a module, or for the id of an environment."""
    import gymnasium

    if not module:
        spec = gymnasium.registry.get(name)
        entry = None if spec is None else spec.entry_point
        module = entry if isinstance(entry, str) else ""
    return module.partition(":")[0].partition(".")[0]
