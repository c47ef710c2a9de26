"""The parts that commands share: parameters, environment names, errors and JSON output."""

from __future__ import annotations

import contextlib
import functools
import inspect
import json
import os
import sys
import tempfile
import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import gymnasium
import typer
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

import provengym.envs.registry
from provengym._validation import LARGEST_SEED, shown, suggestion
from provengym.cli.output import Console, complain, remark, warn
from provengym.data.arguments import EXTRACT, TEXTS, VALUES, Argument, option_of
from provengym.data.codec import json_text
from provengym.data.errors import ConformanceError, one_line
from provengym.models.archives import is_model_file
from provengym.processes.isolation import MOST_PRINTED, printing_to
from provengym.proving.refusals import Refused
from provengym.targets.loading import names_attribute, rules_of

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Iterator, Mapping
    from pathlib import Path

    from provengym.envs.base import KernelEnv
    from provengym.spec import Environment


def option(name: str, declared: Mapping[str, Argument]) -> Any:
    """Return the option of a declared argument."""
    argument = declared[name]
    value = " VALUE is JSON, or else a plain string." if argument.type == VALUES else ""
    often = " Repeatable." if argument.type in (VALUES, TEXTS) else ""
    names = argument.options or (option_of(name, declared),)
    return typer.Option(*names, metavar=argument.metavar, help=argument.help + value + often)


NameArgument = Annotated[
    str,
    typer.Argument(
        metavar="NAME",
        help="A short name (GridWorld), an environment id, a class of rules (its file, or its id), "
        "or a model FILE.npz, which is played.",
    ),
]
ParameterOption = Annotated[list[str] | None, option("parameters", EXTRACT)]
JsonOption = Annotated[
    bool, typer.Option("--json", help="Print exactly one JSON object on standard output.")
]


class UsageError(Exception):
    """The command was used wrongly; `main` prints its message on one line and exits with 2.

    Args:
        message: The message.
        **more: What the object of ``--json`` has besides.
    """

    def __init__(self, message: str, **more: Any) -> None:
        super().__init__(message)
        self.more = more


def refusal_of(error: Exception) -> UsageError:
    """Return the error that tells of a file that cannot be read or written, of too much memory, or
    of any other argument that is refused."""
    if isinstance(error, OSError):
        return UsageError(f"{error.filename or 'a file'}: {error.strerror or error}")
    if isinstance(error, Refused):
        return UsageError(str(error), refused=error.to_dict())
    return UsageError(str(error) or type(error).__name__)


def _seed(given: int | None) -> int | None:
    if given is not None and not 0 <= given <= LARGEST_SEED:
        raise UsageError(f"--seed must be between 0 and {LARGEST_SEED}, got {shown(given)}")
    return given


SeedOption = Annotated[
    int | None, typer.Option("--seed", callback=_seed, help="Seed of the first reset.")
]


def parse_parameters(items: Iterable[str]) -> dict[str, Any]:
    """Read ``KEY=VALUE`` items.

    A value is JSON, and the plain string where it is not JSON.  A JSON list becomes a tuple, since
    that is what parameters such as a position are in Python.

    Raises:
        UsageError: An item has no ``=``, a key is no Python identifier, or a key comes twice.

    >>> parse_parameters(["goal=[4, 4]", "observation=index", "slip=0.1"])
    {'goal': (4, 4), 'observation': 'index', 'slip': 0.1}
    """
    parameters: dict[str, Any] = {}
    for item in items:
        key, equals, text = item.partition("=")
        if not equals:
            raise UsageError(f"a parameter is KEY=VALUE, got {item!r}")
        if not key.isidentifier():
            raise UsageError(f"{key!r} in {item!r} is no parameter name")
        if key in parameters:
            raise UsageError(f"parameter {key!r} is given twice")
        parameters[key] = _value(text)
    return parameters


def _value(text: str) -> Any:
    try:
        return tuples(json.loads(text, parse_constant=_not_json))
    except (ValueError, RecursionError):
        return text


def _not_json(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not JSON")


def tuples(value: Any) -> Any:
    """A value of JSON with tuples for its lists."""
    if isinstance(value, list):
        return tuple(tuples(item) for item in value)
    if isinstance(value, dict):
        return {key: tuples(item) for key, item in value.items()}
    return value


@contextlib.contextmanager
def standard_output_kept() -> Iterator[None]:
    """Keep what a target prints from standard output, which carries the answer; what it printed
    first becomes one line on standard error."""
    with tempfile.TemporaryFile(buffering=0) as file, contextlib.ExitStack() as stack:
        stack.callback(_note_printed, file.fileno())
        stream = stack.enter_context(printing_to(file.fileno()))
        stack.enter_context(contextlib.redirect_stdout(stream))
        # Compiled code and subprocesses write to the descriptor.
        with contextlib.suppress(OSError, ValueError):
            real = sys.__stdout__
            if real is not None and real.fileno() == 1:
                real.flush()
                saved = os.dup(1)
                stack.callback(os.close, saved)
                stack.callback(os.dup2, saved, 1)
                os.dup2(file.fileno(), 1)
        yield


def _note_printed(descriptor: int) -> None:
    printed = os.pread(descriptor, MOST_PRINTED, 0).decode(errors="replace")
    if printed:
        remark(f"note: the target printed {one_line(printed, 80)!r} to standard output")


@contextlib.contextmanager
def spinner(first: str, *, show: bool, of_each: bool = False) -> Iterator[Callable[[str], None]]:
    """A line on standard error that says what is being done, where someone can see it, and for how
    long: in all, or what comes before a colon."""
    console = Console(stderr=True)
    if not show or not console.is_terminal:
        yield lambda _: None
        return
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task, before = progress.add_task(first), first

        def tell(what: str) -> None:
            nonlocal before
            if of_each and what.partition(":")[0] != before.partition(":")[0]:
                progress.reset(task)
            before = what
            progress.update(task, description=what)

        yield tell


def emit_json(value: Any) -> None:
    """Write one JSON object and a newline to standard output, and nothing else."""
    sys.stdout.write(json_text(value, 2) + "\n")


def write(
    what: str, path: Path | None, save: Callable[[Path], object], failures: list[str]
) -> list[str]:
    """Return the files that are written where an option names a place for them; why they cannot be
    written is added to the failures, after what it was."""
    if path is None:
        return []
    try:
        files = save(path)
    except (OSError, ConformanceError) as error:
        failures.append(f"{what}: {getattr(error, 'strerror', None) or error}")
        return []
    return [str(file) for file in (files if isinstance(files, list) else [path])]


def finish(
    status: int,
    found: dict[str, Any],
    show: Callable[[], None],
    failures: list[str],
    *,
    as_json: bool,
    stronger: Container[int] = (1, 130),
) -> int:
    """Print a report, in JSON or by `show`, and which files could not be written.

    Returns:
        The exit status: 2 for want of a file, unless the report's own is `stronger`.
    """
    if failures and status not in stronger:
        status = 2
    if as_json:
        more = {"error": "; ".join(failures), "status": status} if failures else {}
        emit_json(found | more)
    else:
        show()
    for failure in failures:
        complain(failure)
    return status


def find_environment(name: str, param: list[str] | None) -> tuple[Found, dict[str, Any]]:
    """The registered environment with this short name or id (of the newest version), a class of
    rules, or the one that plays the model in a file, and its parameters.

    Raises:
        UsageError: There is none; the message lists or suggests what there is.
    """
    parameters = parse_parameters(param or [])
    if is_model_file(name):
        if "model" in parameters:
            raise UsageError(f"-p model: {shown(name)} is the model already; leave it out")
        return provengym.envs.registry.MODEL, {"model": name, **parameters}
    return _registered(name), parameters


@dataclass(frozen=True)
class RulesEntry:
    """A class of rules, as the commands make environments of it."""

    id: str
    """The text that names it."""
    rules: type[Environment]

    @property
    def name(self) -> str:
        """The name of the class."""
        return self.rules.__name__

    @property
    def description(self) -> str:
        """The first line of what the class says of itself."""
        return (inspect.getdoc(self.rules) or "").partition("\n")[0].removesuffix(".")

    def load(self) -> Callable[..., Any]:
        """Return what makes the environment: of the kernel, where there is one."""
        from provengym.envs.rules import PlainRules
        from provengym.rules.records import served

        make: Callable[..., Any] = served(self.rules) or functools.partial(PlainRules, self.rules)

        def made(**arguments: Any) -> Any:
            return make(**arguments)

        made.__signature__ = inspect.signature(self.rules)  # type: ignore[attr-defined]
        return made


Found = provengym.envs.registry.Entry | RulesEntry


def _registered(name: str) -> Found:
    registry = provengym.envs.registry
    if (found := registry.find(name, registry.PLAYED)) is not None:
        return found
    try:
        if (rules := rules_of(name)) is not None:
            return RulesEntry(name, rules)
    except ConformanceError as error:
        raise UsageError(str(error)) from error
    entries = provengym.envs.registry.ENVIRONMENTS
    known = [known for entry in entries for known in (entry.name, entry.id)]
    hint = suggestion(name, known) or f"; there is {', '.join(entry.name for entry in entries)}"
    if names_attribute(name):
        hint = (
            f", nor is it a class of rules; `provengym extract {name} -o model.npz` makes a model "
            "of an environment of your own, and model.npz is named here"
        )
    raise UsageError(f"no environment is called {name!r}{hint}")


def default_parameters(entry: Found) -> dict[str, Any]:
    """The parameters of an environment and their defaults, without ``render_mode``."""
    parameters = inspect.signature(entry.load()).parameters.values()
    return {p.name: p.default for p in parameters if p.name != "render_mode"}


def require_parameters(entry: Found, names: Iterable[str]) -> None:
    """Refuse names that no parameter of the environment has."""
    known = default_parameters(entry)
    for name in names:
        if name not in known:
            hint = suggestion(name, known) or f"; it has {', '.join(known) or 'none'}"
            raise UsageError(f"{entry.name} has no parameter {name!r}{hint}")


def make_environment(
    entry: Found,
    parameters: Mapping[str, Any],
    render_mode: str | None = None,
) -> KernelEnv:
    """Make the environment; what it refuses is a `UsageError`, a warning a line on stderr."""
    require_parameters(entry, parameters)
    try:
        with warnings_in_lines():
            made: KernelEnv = entry.load()(**parameters, render_mode=render_mode)
            return made
    except (TypeError, ValueError, OSError, gymnasium.error.Error) as error:
        raise refusal_of(error) from error


@contextlib.contextmanager
def warnings_in_lines() -> Iterator[None]:
    """Each different warning becomes a line on stderr, when all has gone well."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", UserWarning)
        yield
    for message in dict.fromkeys(one_line(warning.message, None) for warning in caught):
        warn(message)


def draw(env: KernelEnv) -> Any:
    """`env.render()`, where a frame that cannot be drawn is a `UsageError`."""
    try:
        return env.render()
    except (ValueError, gymnasium.error.DependencyNotInstalled) as error:
        raise UsageError(str(error)) from error
