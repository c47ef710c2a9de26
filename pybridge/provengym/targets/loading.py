"""Targets: how they are named, loaded and constructed."""

from __future__ import annotations

import ast
import contextlib
import copy
import functools
import importlib
import importlib.util
import inspect
import os
import re
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium
from gymnasium.envs.registration import EnvSpec, load_env_creator, registry
from gymnasium.wrappers import TimeLimit

from provengym._validation import shown, suggestion
from provengym.data.errors import ConformanceError, WrongTargetError, brief, refused
from provengym.data.limits import NORMAL, Limits
from provengym.processes.record import Record
from provengym.processes.timeout import Expired, limited
from provengym.spec import Environment
from provengym.targets import adapters
from provengym.targets.adapters import process
from provengym.targets.adapters.vector import Lane
from provengym.targets.binding import Binding, binding_of
from provengym.targets.form import refuse_reference
from provengym.targets.global_generators import global_generators
from provengym.targets.guard import Trouble
from provengym.targets.objects import ElsewhereMaker
from provengym.targets.own_modules import FILE_PREFIX, NOTEBOOK, file_of, home_of, own_modules

if TYPE_CHECKING:
    from types import ModuleType

    from provengym.targets.usage import Usage

_ENVIRONMENT_ID = re.compile(r"(?:[\w-]+/)?[\w.-]+-v\d+")

_LIMIT = "max_episode_steps"
"""An argument of `gymnasium.make` itself: the time limit, -1 for none."""

_ADDED = ("TimeLimit", "OrderEnforcing", "PassiveEnvChecker")
"""The wrappers that `gymnasium.make` adds, and the old `gym.make`."""


@dataclass(frozen=True)
class Target:
    """Something that makes environments, or one environment."""

    text: str
    make: Callable[..., Any]
    takes: tuple[str, ...]
    """The names of the keyword arguments of `make`."""
    takes_any: bool
    """True if `make` takes ``**kwargs`` as well."""
    single: bool = False
    """True if `make` returns the same object every time."""
    binding: Binding = field(default_factory=Binding)
    generators: Callable[[int, int], AbstractContextManager[None]] = global_generators
    """Puts the generators that all of its process shares in a state of their own for a while."""

    @property
    def usage(self) -> Usage | None:
        """The call whose arguments `make` has taken, where some were needed that nobody gave."""
        return self.make.usage if isinstance(self.make, _Constructor) else None

    def check_arguments(self, names: Mapping[str, Any], advice: str = "") -> None:
        """Raise a `ConformanceError`, with some advice, where `make` takes no such name."""
        for name in names:
            if name not in self.takes and not self.takes_any:
                has = f"it takes {', '.join(self.takes)}" if self.takes else "it takes none"
                raise ConformanceError(
                    f"the target {self.text} takes no argument {name!r} ({has}){advice}"
                )


class _Constructor:
    """A class or function, which is called with the arguments of a call in its package where it
    needs some that nobody gave."""

    def __init__(self, function: Callable[..., Any], needed: tuple[str, ...]) -> None:
        self._function, self._needed = function, needed
        file = getattr(sys.modules.get(function.__module__), "__file__", None)
        self._file = None if file is None else Path(file).resolve()
        self.usage: Usage | None = None

    def __call__(self, **arguments: Any) -> Any:
        missing = [name for name in self._needed if name not in arguments]
        if missing:
            if self.usage is None and self._file is not None:
                from provengym.targets.usage import usage_of

                self.usage = usage_of(self._function, self._file, tuple(arguments))
            if self.usage is None:
                example = " ".join(f"--target-arg {name}=VALUE" for name in missing)
                raise Trouble(
                    "api",
                    f"it needs {' and '.join(missing)}, and no call beside it has values that can "
                    f"be read; give them, as {example}",
                )
            own = self.usage.arguments
            with contextlib.suppress(Exception):  # as `gymnasium.make` does with a registration's
                own = copy.deepcopy(own)
            arguments = {**own, **arguments}
        return self._function(**arguments)


def find(target: object, limits: Limits) -> Target:
    """The target that an id, ``module:attribute``, ``path.py:attribute``, ``command:...`` or an
    object names; a file with one class of rules names that.  An id may have the module, file or
    folder that registers it before it; else the package is imported that its namespace names.

    Raises:
        WrongTargetError: It cannot be found, loaded or used.
    """
    try:
        return _found(target, limits)
    except WrongTargetError:
        raise
    except ConformanceError as error:
        raise WrongTargetError(str(error)) from error


def _found(target: object, limits: Limits) -> Target:
    if isinstance(target, str):
        if target.startswith(process.PREFIX):
            return Target(target, process.maker(target, limits), (), True)
        target = with_class(target)
        attribute = target.rpartition(":")[2]
        if ":" not in target or not all(part.isidentifier() for part in attribute.split(".")):
            return _from_id(target, limits)
        try:
            loaded = load(target, limits=limits)
        except ConformanceError:
            if attribute in registry:  # an id without a version
                return _from_id(target, limits)
            raise
        found = _from_object(loaded, target)
        needed = () if found.single else _needed(found.make)
        return replace(found, make=_Constructor(found.make, needed)) if needed else found
    refuse_reference(target, "the target is")
    if not callable(target) and not _is_environment(target):
        raise ConformanceError(
            "target must be a class or function that makes an environment, an environment, or a "
            "text that names one (module:attribute, path/to/file.py:attribute, command:... or an "
            f"id), got {shown(target)}"
        )
    return _from_object(target, _name_of(target))


def bare(env: Any) -> tuple[Any, int | None]:
    """The environment without the wrappers that `gymnasium.make` adds, or the old `gym.make`, and
    the time limit that was set aside with them.

    A time limit of theirs is the caller's, not the environment's; one by a subclass of their
    wrapper is not.

    Args:
        env: As it was made.
    """
    limits: list[int] = []
    while (name := _added(env)) is not None:
        if name == TimeLimit.__name__:
            limits.append(env._max_episode_steps)
        env = env.env
    return env, min(limits, default=None)


def _added(env: Any) -> str | None:
    """The name of the wrapper that `gymnasium.make` adds, or the old `gym.make`; None for all
    else."""
    name, module = type(env).__name__, str(type(env).__module__)
    if name not in _ADDED or not module.startswith(("gymnasium.wrappers.", "gym.wrappers.")):
        return None
    is_one = isinstance(env.env, gymnasium.Env) or adapters.old_gym.fits(env.env)
    has_limit = name != TimeLimit.__name__ or type(env._max_episode_steps) is int
    return name if is_one and has_limit else None


def time_limit_of(env: Any) -> int | None:
    """The limit of Gymnasium's that an environment keeps by itself: that of a `TimeLimit` inside,
    or of a vector environment that `gymnasium.make_vec` was asked for.

    Args:
        env: As it is played, without the wrappers that `bare` takes away.
    """
    inner = env if isinstance(env, gymnasium.Wrapper) else adapters.inside(env)
    while isinstance(inner, gymnasium.Wrapper):
        if isinstance(inner, TimeLimit):
            return int(inner._max_episode_steps)
        inner = inner.env
    spec = getattr(env.env, "spec", None) if isinstance(env, Lane) else None
    if not isinstance(spec, EnvSpec):
        return None
    limit: int | None = spec.max_episode_steps or spec.kwargs.get("max_episode_steps")
    return limit


def _from_object(found: object, text: str) -> Target:
    if _is_environment(found):
        return Target(text, lambda: found, (), False, single=True, binding=binding_of(found))
    if isinstance(found, ElsewhereMaker):
        takes, takes_any = _arguments(found)
        return Target(text, found, takes, takes_any, generators=found.generators)
    refuse_reference(found, f"the target {text} is")
    if not callable(found):
        raise ConformanceError(
            f"the target {text} must be a class or function that makes an environment, or an "
            f"environment, got {shown(found)}"
        )
    takes, takes_any = _arguments(found)
    return Target(text, found, takes, takes_any, binding=binding_of(found))


def _is_environment(found: object) -> bool:
    """Return whether this is one environment, and nothing that makes some."""
    steps = hasattr(found, "step") and hasattr(found, "reset")
    return not inspect.isclass(found) and (steps or adapters.fits(found))


def _from_id(name: str, limits: Limits) -> Target:
    place, _, env_id = name.rpartition(":")
    place = place or package_of(env_id)
    if not (_ENVIRONMENT_ID.fullmatch(env_id) or env_id in registry):
        hint = (
            classes_in(Path(name))
            or suggestion(name, registry, _short)
            or (
                ": a target is module:attribute, path/to/file.py:attribute, command:... or the id "
                "of an environment"
            )
        )
        raise ConformanceError(f"no target is called {name!r}{hint}")
    with _importing(f"the target {name} cannot be loaded:", limits), warnings.catch_warnings():
        # A file that registers itself by the name of its module is imported twice.
        warnings.filterwarnings("ignore", ".*Overriding environment")
        before = {*registry}
        if place:
            _imported(place, env_id)
        if place and env_id not in registry:
            new = ", ".join(one for one in registry if one not in before)
            told = (
                f"; there is {new} now"
                if new
                else (
                    " when it is imported; where a function of it does, name the class as "
                    "package.module:Class"
                )
            )
            raise ConformanceError(f"the target {name}: {place} registers no {env_id}{told}")
        spec = gymnasium.spec(env_id)
        entry: Any = spec.entry_point
        creator = load_env_creator(entry) if isinstance(entry, str) else entry
    # Gymnasium's own checker would warn about, and stop at, what is to be reported here.
    make = functools.partial(gymnasium.make, env_id, disable_env_checker=True)
    takes, takes_any = _arguments(creator)
    if _LIMIT not in takes:
        takes = (*takes, _LIMIT)
    return Target(name, make, takes, takes_any, binding=binding_of(creator))


def package_of(env_id: str) -> str:
    """The package that may register an id when it is imported, by its namespace; empty where there
    is none."""
    name, slash, _ = env_id.partition("/")
    if env_id in registry or not (slash and name.isidentifier()):
        return ""
    _see(os.getcwd())
    own = {*sys.stdlib_module_names, __name__.partition(".")[0], "gymnasium"}
    return name if name not in own and importlib.util.find_spec(name) is not None else ""


def registered(env_id: str) -> type[Environment] | None:
    """The class of rules that is registered under an id, which may have the module that registers
    it before it; None where there is none.

    Raises:
        ConformanceError: The package cannot be imported that the id names.
    """
    name = env_id.rpartition(":")[2]
    if name not in registry and package_of(name):
        find(env_id, NORMAL)
    spec = registry.get(name)
    entry = None if spec is None else spec.entry_point
    return entry if inspect.isclass(entry) and issubclass(entry, Environment) else None


def rules_of(given: object) -> type[Environment] | None:
    """The class of rules that is given, by itself, with its kernel, or by a text that names it: its
    file, a module's attribute or an id; None where it is something else.

    Raises:
        ConformanceError: It cannot be loaded.
    """
    if isinstance(given, str):
        text = with_class(given)
        with own_modules(text):
            given = load(text) if names_attribute(text) else registered(text)
    found = given if inspect.isclass(given) else getattr(given, "rules", None)
    return found if inspect.isclass(found) and issubclass(found, Environment) else None


def names_attribute(text: str) -> bool:
    """Return whether a target is an attribute of a module or file, and no id of an environment."""
    return ":" in text and text.rpartition(":")[2].isidentifier()


def with_class(text: str) -> str:
    """A target, to which the class is added where it is a file with one class of rules.

    The file is not run.
    """
    if ":" in text or not text.endswith(".py"):
        return text
    names = _classes_of(Path(text), lambda node: any(map(_is_rules, node.bases)))
    return f"{text}:{names[0]}" if len(names) == 1 else text


def _is_rules(base: ast.expr) -> bool:
    """Return whether a base of a class is that of all rules, by its name."""
    name = base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "")
    return name == "Environment"


def classes_in(path: Path) -> str:
    """Return a hint at the classes of a file that are environments; empty where there is none."""
    names = _classes_of(
        path,
        lambda node: (
            any(map(_is_rules, node.bases))
            or any(isinstance(one, ast.FunctionDef) and one.name == "step" for one in node.body)
        ),
    )
    told = ", ".join(f"{path}:{name}" for name in names)
    return f"; in this file there is {told}" if told else ""


def _classes_of(path: Path, fits: Callable[[ast.ClassDef], bool]) -> list[str]:
    """The names of some classes at the top level of a file; none where it cannot be read."""
    if path.suffix != ".py" or not path.is_file():
        return []
    try:
        statements = ast.parse(path.read_bytes()).body
    except (OSError, SyntaxError, ValueError, RecursionError):
        return []
    return [node.name for node in statements if isinstance(node, ast.ClassDef) and fits(node)]


def _short(env_id: str) -> str:
    """The name of an environment without its namespace and version."""
    return env_id.rpartition("/")[2].rpartition("-v")[0].casefold()


def load(text: str, what: str = "target", limits: Limits = NORMAL) -> object:
    """The object that ``module:attribute`` or ``path/to/file.py:attribute`` names.

    Raises:
        ConformanceError: It cannot be loaded, or its import does not return.
    """
    place, _, attribute = text.rpartition(":")
    with _importing(f"the {what} {text} cannot be loaded:", limits):
        found: Any = _imported(place, attribute.partition(".")[0])
        for name in attribute.split("."):
            try:
                found = getattr(found, name)
            except AttributeError as error:
                raise ConformanceError(
                    f"the {what} {text} cannot be loaded: {place} has no {attribute}"
                    f"{classes_in(Path(place))}"
                ) from error
    return found


def as_binding(given: object) -> Binding:
    """A binding, or the one that `find_binding` finds.

    Raises:
        ConformanceError: It is neither.
    """
    if isinstance(given, Binding):
        return given
    if isinstance(given, (str, os.PathLike)) and re.search(r":|\.toml$", os.fspath(given)):
        return find_binding(os.fspath(given))
    raise ConformanceError(
        "binding must be a Binding, module:attribute, path/to/file.py:attribute or the path of a "
        f".toml file, got {brief(given, 80)}"
    )


def find_binding(place: str) -> Binding:
    """The binding at ``module:attribute`` or ``path/to/file.py:attribute``, or of a TOML file.

    Raises:
        ConformanceError: It cannot be loaded, or is something else.
    """
    if place.endswith(".toml"):
        return Binding.from_toml(place)
    found = load(place, "binding")
    if not isinstance(found, Binding):
        raise ConformanceError(f"the binding {place} is no provengym.conformance.Binding")
    return found


@contextlib.contextmanager
def _importing(where: str, limits: Limits) -> Iterator[None]:
    """An import, which may take as long as a first call may.

    Raises:
        ConformanceError: It raised something, or took longer.
    """
    times, record = limits.first_call_factor, Record.current
    seconds = times * limits.call_seconds
    if record is not None:
        record.enter("the import", seconds, counts=False)
    with contextlib.suppress(Exception):  # of the old gym, which says at its import that it is old
        importlib.import_module("gym_notices.notices").notices.clear()
    try:
        with refused(where):
            try:
                with limited(seconds):
                    yield
            except Expired:
                told = f"took more than {seconds:g} s, {times:g} times the call limit"
                raise ConformanceError(f"{where} the import {told}") from None
    finally:
        if record is not None:
            record.leave()


def _imported(place: str, attribute: str) -> ModuleType:
    """The module of a name, of a file, or of the folder of a package, with an attribute."""
    if (file := file_of(place)) is not None:
        return module_of_file(file, attribute)
    _see(os.getcwd())
    return importlib.import_module(place)


def module_of_file(path: Path, attribute: str = "") -> ModuleType:
    """Load a file as ``python path/to/file.py`` would: its folder is searched for imports; or as a
    module of the package that it imports from, see `home_of`.  Of a notebook what the attribute
    needs is run.

    Raises:
        FileNotFoundError: There is no such file.
        BaseException: Whatever the file raises.
    """
    if not path.is_file():
        is_folder = path.name == "__init__.py" and path.parent.is_dir()
        advice = f"; name a file in {path.parent}" if is_folder else ""
        raise FileNotFoundError(f"there is no file {path}{advice}")
    folder, name = home_of(path)
    _see(str(path.parent.resolve()))
    _see(str(folder))
    if not name.startswith(FILE_PREFIX):
        return importlib.import_module(name)
    if path.suffix == NOTEBOOK:
        from provengym.targets.notebooks import module_of_notebook

        module = sys.modules[name] = module_of_notebook(path, name, attribute)
        return module
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # pickling and dataclasses look the module up
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _see(folder: str) -> None:
    if folder not in sys.path:
        sys.path.insert(0, folder)


def _arguments(function: Callable[..., Any]) -> tuple[tuple[str, ...], bool]:
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):  # some built-in callables have no signature
        return (), True
    named = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    takes_any = any(p.kind is inspect.Parameter.VAR_KEYWORD for p in parameters)
    return tuple(p.name for p in parameters if p.kind in named), takes_any


def _needed(function: Callable[..., Any]) -> tuple[str, ...]:
    """The names of the arguments without which a class or function cannot be called."""
    if not (inspect.isclass(function) or inspect.isfunction(function)):
        return ()
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        return ()
    named = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    return tuple(p.name for p in parameters if p.kind in named and p.default is p.empty)


def short_name(target: object) -> str:
    """The name of a target as a report has it."""
    return target if isinstance(target, str) else getattr(target, "__name__", shown(target))


def _name_of(target: object) -> str:
    if isinstance(target, ElsewhereMaker):
        return target.target_name
    if inspect.isclass(target) or inspect.isroutine(target):
        return f"{target.__module__}:{target.__qualname__}"
    return f"an instance of {type(target).__module__}:{type(target).__qualname__}"
