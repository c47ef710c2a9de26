"""Commands that are called for somebody else: among the files of a folder, and confined."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from provengym.cli.common import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

_MODULE = "provengym.cli._confined_call"
_MOST_BYTES = 64 << 20
"""Of the files of a folder, which a confined call gets a copy of."""
_PASSED_OVER = ("__pycache__", "node_modules", "site-packages")
_OWN_FILES = (".npz", ".toml", ".json")
_FINDING, _FINDINGS = ".finding.json", ".findings"
"""Places of a finding that is given, and of those that are found: hidden, so that no file of the
folder that a call gets a copy of has them."""


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
    findings: tuple[dict[str, Any], ...] = ()
    """The findings, in the form in which they are saved, where they are wanted."""


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

    def folder_to_write(self, what: str, given: str) -> str:
        """A path in the folder, from there, of a folder that can be made or written to.

        Raises:
            CallError: It leads out of it, or cannot be.
        """
        from provengym.cli.solving import require_folder

        found = self.path(what, given)
        try:
            require_folder(what, self.folder / found)
        except UsageError as error:
            raise CallError(str(error)) from None
        return found

    def run(
        self,
        words: Sequence[str],
        *,
        reads: bool,
        finding: Mapping[str, Any] | None = None,
        finds: bool = False,
        confines: bool = False,
    ) -> Ended:
        """Call a command in a process of its own, which ends with all that it started.

        Args:
            words: The command and its arguments.
            reads: Whether it reads files of the folder.
            finding: A saved finding that it plays again.
            finds: Whether its findings are wanted in the form in which they are saved.
            confines: Whether the command itself confines the code that it runs.

        Raises:
            CallError: It did not come to its end.
        """
        text = None if finding is None else json.dumps(finding)
        if self.confined and not confines:
            return self._confined(words, reads, text, finds=finds)
        return self._unconfined(words, text, finds=finds)

    def _confined(
        self, words: Sequence[str], reads: bool, finding: str | None, *, finds: bool
    ) -> Ended:
        # Here, for most commands do not need it.
        from provengym.processes.confined import Confinement, run_confined

        files = dict(self._files()) if reads else {}
        if finding is not None:
            files[_FINDING] = base64.b64encode(finding.encode()).decode()
        words = _with_places(words, finding and _FINDING, _FINDINGS if finds else None)
        request = {"words": words, "saved": _FINDINGS if finds else None, "files": files}
        try:
            answer = run_confined(_MODULE, request, limits=Confinement(seconds=self.limit))
        except ValueError as error:
            raise CallError(str(error)) from error
        found = answer.value
        if found is None:
            late = str(answer.failed).startswith("took more than")
            raise self._late(words) if late else CallError(f"the process {answer.failed}")
        findings = self._read(found["saved"])
        return Ended(
            found["status"], found["printed"], found["complaint"], answer.warnings, findings
        )

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

    def _read(self, texts: Sequence[str]) -> tuple[dict[str, Any], ...]:
        """Return the findings that a call saved, whose texts are data.

        Raises:
            CallError: A text is no saved finding.
        """
        from provengym.conformance.engines import REPLAYS_BY_KEY
        from provengym.conformance.saved import read

        found = []
        try:
            for text in texts:
                value = {**json.loads(text), "folder": str(self.folder)}
                read(value, REPLAYS_BY_KEY)
                found.append(value)
        except ValueError as error:
            raise CallError(f"the findings: {error}") from error
        return tuple(found)

    def keep(self, save: str, findings: Sequence[Mapping[str, Any]]) -> list[str]:
        """Write findings to a folder in the folder; the tests of them are made here.

        Returns:
            The files, as they are named in the folder.

        Raises:
            CallError: One cannot be written.
        """
        from provengym.conformance.saving import write

        place = self.folder / save
        files: list[Path] = []
        try:
            for finding in findings:
                place.mkdir(parents=True, exist_ok=True)
                files += write(finding, place)
        except OSError as error:
            raise CallError(f"save: {error}") from error
        return [str(file.relative_to(self.folder)) for file in files]

    def _unconfined(self, words: Sequence[str], finding: str | None, *, finds: bool) -> Ended:
        from provengym.conformance.saving import saved_in
        from provengym.processes.child import Child

        with tempfile.TemporaryDirectory() as folder:
            given, found = Path(folder, _FINDING), Path(folder, _FINDINGS)
            if finding is not None:
                given.write_text(finding, encoding="utf-8")
            words = _with_places(words, finding and str(given), str(found) if finds else None)
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
            findings = self._read(saved_in(found))
        told = complaint.decode(errors="replace")
        return Ended(process.returncode, printed.decode(), told, findings=findings)

    def _late(self, words: Sequence[str]) -> CallError:
        return CallError(
            f"provengym {words[0]} was ended after {self.limit:g} seconds, the limit of this "
            "server: ask for a smaller budget"
        )


def is_place(text: str) -> bool:
    """Return whether a target, a reference or a binding is in a file, and no environment's name."""
    return ":" in text or text.lower().endswith(_OWN_FILES)


def _with_places(words: Sequence[str], finding: str | None, findings: str | None) -> list[str]:
    """Return a command with the places of the finding that it plays, and of those that it saves."""
    places = {"--replay": finding, "--save": findings}
    given = [f"{option}={place}" for option, place in places.items() if place is not None]
    return [*words[:1], *given, *words[1:]]


def _package(module: str, name: str) -> str:
    """The package that is imported for a module, or for the id of an environment."""
    import gymnasium

    if not module:
        spec = gymnasium.registry.get(name)
        entry = None if spec is None else spec.entry_point
        module = entry if isinstance(entry, str) else ""
    return module.partition(":")[0].partition(".")[0]
