"""The process of an environment that another process plays: it answers requests, a line each.

`connection.bundled` makes a file of it, which is run where nothing else of this package is.  A
request is a list in JSON: a name in `Runner`, and arguments.  An answer is an object: its
``value``, or what was in the way of one, and what there is to tell besides.  A line is a list of
requests, or an answer.
"""

from __future__ import annotations

import contextlib
import importlib.util
import inspect
import itertools
import json
import math
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from typing import Any

import numpy as np

from provengym.data.errors import one_line, told
from provengym.data.limits import NORMAL
from provengym.processes.budget import Budget
from provengym.processes.memory import limit_memory
from provengym.snapshots.snapshot import UnsavableError
from provengym.targets.global_generators import global_generators
from provengym.targets.guard import Guard, Trouble
from provengym.targets.objects import OwnObjects, listening
from provengym.targets.remote.codec import decode, encode, encode_space
from provengym.targets.state_saver import StateSaver

RULES = "rules_in_python.py"
"""The file of the module `provengym.spec`."""
MOST_LOOKS = 20
"""The number of steps of each environment in which its spaces are compared item by item."""
_SPACES = ("observation_space", "action_space")
_CONSTRUCTOR = "the constructor"
_FLAGS = (bool, np.bool_)
Json = Any


@dataclass
class _Played:
    """An environment."""

    env: Any
    objects: OwnObjects
    savers: list[StateSaver] = field(default_factory=list)
    spaces: dict[str, tuple[Any, str]] = field(default_factory=dict)
    """Each as it was last told, and told of as text."""
    saved: dict[int, tuple[StateSaver, Any]] = field(default_factory=dict)
    looks: int = MOST_LOOKS
    is_watched: bool = False
    last: Any = None
    """The observation that was handed out last."""


class Runner:
    """Answers requests: its methods are called by their names."""

    def __init__(self, guard: Guard) -> None:
        self._guard = guard
        self._made: Any = None
        self._envs: dict[int, _Played] = {}
        self._numbers = itertools.count()
        self._listening, self._drawing = contextlib.ExitStack(), contextlib.ExitStack()
        self._heard: Any = None

    def answers(self, request: list[Json]) -> Iterator[dict[str, Json]]:
        """The answers to a request, one after the other."""
        if request[0] == "play":
            yield from self._along(*request[1:])
        else:
            yield self._answer(*request)

    def _answer(self, name: str, *arguments: Json) -> dict[str, Json]:
        try:
            answer: dict[str, Json] = getattr(self, name)(*arguments)
        except Trouble as trouble:
            answer = {"trouble": [trouble.kind, str(trouble)]}
        except UnsavableError as error:
            answer = {"unsavable": str(error)}
        except Exception as error:  # noqa: BLE001 - of objects that are like no other
            answer = {"trouble": ["exception", f"{name}: {told(error)}"]}
        if self._heard is not None and (did := self._heard()):
            answer["did"] = did
        return answer

    def _along(self, to_the_end: bool, requests: list[list[Json]]) -> Iterator[dict[str, Json]]:
        """The answers to some requests, up to trouble, or to the end of the episode as well."""
        for request in requests:
            answer = self._answer(*request)
            yield answer
            if "value" not in answer or (to_the_end and answer.get("over")):
                break
        yield {"end": True}

    def load(self, file: str, name: str) -> dict[str, Json]:
        """Run a file, and keep a class of it: how it was, and what the class takes."""
        specification = importlib.util.spec_from_file_location("submission", file)
        assert specification is not None
        assert specification.loader is not None
        module = importlib.util.module_from_spec(specification)
        sys.modules["submission"] = module
        try:
            specification.loader.exec_module(module)
        except BaseException as error:  # noqa: BLE001 - whatever the code raises is told of it
            kind = "exit" if isinstance(error, SystemExit) else "exception"
            return {"trouble": [kind, told(error)]}
        made = getattr(module, name, None)
        if not isinstance(made, type):
            return {"trouble": ["api", f"it defines no class {name}"]}
        self._made = made
        try:
            parameters = [*inspect.signature(made).parameters.values()]
        except (TypeError, ValueError):
            return {"value": None}
        return {"value": [[one.name, int(one.kind)] for one in parameters]}

    def make(self, arguments: Json) -> dict[str, Json]:
        """Make an environment; its number, its spaces, and whether its reset takes a seed."""
        env = self._guard.play(_CONSTRUCTOR, self._made, **decode(arguments))
        for number, played in self._envs.items():
            if played.env is env:
                return {"value": number}
        played = _Played(env, OwnObjects(env))
        for name in _SPACES:
            space = self._guard.call(name, getattr, env, name, None)
            played.spaces[name] = space, json.dumps(encode_space(space))
        number = next(self._numbers)
        self._envs[number] = played
        spaces = {name: text for name, (_, text) in played.spaces.items()}
        return {"value": number, "spaces": spaces, "seeds": _takes_seed(env)}

    def close(self, number: int, _: None) -> dict[str, Json]:
        """Close an environment, and forget it."""
        played = self._envs.pop(number, None)
        if played is not None:
            self._guard.call("close", getattr(played.env, "close", lambda: None))
        return {"value": None}

    def reset(self, number: int, seed: int | None) -> dict[str, Json]:
        """Reset an environment, and answer what it returned."""
        played = self._envs[number]
        result = self._guard.play("reset", lambda: played.env.reset(seed=seed))
        return self._returned(played, result, "reset", thoroughly=True)

    def step(self, number: int, action: Json) -> dict[str, Json]:
        """Step an environment, and answer what it returned."""
        played = self._envs[number]
        given = decode(action)
        result = self._guard.play("step", lambda: played.env.step(given))
        played.looks -= 1
        return self._returned(played, result, "step", thoroughly=played.looks > 0)

    def _returned(
        self, played: _Played, result: Any, call: str, *, thoroughly: bool
    ) -> dict[str, Json]:
        is_whole = isinstance(result, tuple) and len(result) == (2 if call == "reset" else 5)
        if is_whole and isinstance(result[-1], dict):
            result = (*result[:-1], {})  # nobody looks into it
        answer: dict[str, Json] = {"value": encode(result)}
        if is_whole:
            played.last = result[0]
            if call == "step" and any(isinstance(one, _FLAGS) and one for one in result[2:4]):
                answer["over"] = True
            if played.is_watched and (reuse := played.objects.reused(played.last)) is not None:
                was, now = encode(reuse.was), encode(reuse.now)
                answer["reuse"] = [reuse.call, reuse.is_changed, was, now]
        changed = self._changed(played, thoroughly=thoroughly)
        return answer | ({"spaces": changed} if changed else {})

    def _changed(self, played: _Played, *, thoroughly: bool) -> dict[str, str]:
        """The spaces that are not as they were, as text."""
        found = {}
        own = getattr(played.env, "__dict__", {})
        for name, (space, text) in played.spaces.items():
            now = own.get(name)
            if now is not space:
                now = self._guard.call(name, getattr, played.env, name, None)
            if now is space and not thoroughly:
                continue
            again = json.dumps(encode_space(now))
            played.spaces[name] = now, again
            if again != text:
                found[name] = again
        return found

    def savers(self, number: int, _: None) -> dict[str, Json]:
        """The names of the keys of the ways to save an environment's state."""
        played = self._envs[number]
        played.savers = self._guard.call("get_state", played.objects.savers, self._guard)
        return {"value": [saver.key_name for saver in played.savers]}

    def save(self, number: int, way: int) -> dict[str, Json]:
        """Save a state in some way; its key, the number under which it is kept, its size."""
        played = self._envs[number]
        saver = played.savers[way]
        key, saved = saver.save()
        place = next(self._numbers)
        played.saved[place] = saver, saved
        assert isinstance(key, bytes)
        return {"value": [key.hex(), place, saver.size(saved)]}

    def restore(self, number: int, place: int) -> dict[str, Json]:
        """Restore a state that was saved."""
        saver, saved = self._envs[number].saved[place]
        saver.restore(saved)
        return {"value": None}

    def drop(self, dropped: list[tuple[int, int]]) -> dict[str, Json]:
        """Forget states of environments that were saved."""
        for number, place in dropped:
            if number in self._envs:
                self._envs[number].saved.pop(place, None)
        return {"value": None}

    def watch(self, number: int, _: None) -> dict[str, Json]:
        """Watch what an environment hands out from now on."""
        played = self._envs[number]
        played.is_watched = True
        played.objects.watch()
        return {"value": None}

    def overwrite(self, number: int, _: None) -> dict[str, Json]:
        """Write into the observation that was handed out last."""
        played = self._envs[number]
        played.objects.overwrite(played.last)
        return {"value": None}

    def listen(self, begin: bool) -> dict[str, Json]:
        """Tell what is done to standard output from now on, or no more."""
        self._heard = None
        self._listening.close()
        if begin:
            self._heard = self._listening.enter_context(listening())
        return {"value": None}

    def generators(self, seed: int | None, number: int) -> dict[str, Json]:
        """Put the global generators in a state of their own, or back."""
        self._drawing.close()
        if seed is not None:
            self._drawing.enter_context(global_generators(seed, number))
        return {"value": None}

    def speed(self, arguments: Json, seed: int, steps: int) -> dict[str, Json]:
        """Steps in a second, with random actions; none where that fails."""
        try:
            env = self._made(**decode(arguments))
            env.action_space.seed(seed)
            actions = [env.action_space.sample() for _ in range(steps)]
            env.reset(seed=seed)
            begun = time.perf_counter()
            for action in actions:
                _, _, terminated, truncated, _ = env.step(action)
                if terminated or truncated:
                    env.reset()
            return {"value": steps / (time.perf_counter() - begun)}
        except Exception as error:  # noqa: BLE001 - which a check will tell
            return {"trouble": ["exception", one_line(error)]}


def _takes_seed(env: Any) -> bool:
    """Return whether `reset` can be given a seed, as far as its signature says."""
    try:
        inspect.signature(env.reset).bind(seed=0)
    except TypeError:
        return False
    except (ValueError, AttributeError):  # it has no signature to look at, or is not there
        pass
    return True


class _Absent(MetaPathFinder):
    """Finds of a package the module of rules alone, a file beside, though there may be more where
    files can be read."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._rules = os.path.abspath(RULES)

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """No other module of the package."""
        if name == self._package:
            return ModuleSpec(name, None, is_package=True)
        if name == f"{self._package}.spec":
            return importlib.util.spec_from_file_location(name, self._rules)
        return None  # nor does any other finder: the package has no folders


def main() -> None:
    """Answer the requests that come through standard input, until it ends."""
    requests = os.fdopen(os.dup(0), "r", encoding="utf-8")
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
    config = json.loads(requests.readline())
    sys.meta_path.insert(0, _Absent(config["absent"]))
    limit_memory(config["memory"], mapped=True)
    limits = replace(NORMAL, call_seconds=config["call_seconds"])
    guard = Guard(Budget(math.inf), limits)
    runner, own, number = Runner(guard), os.getpid(), config["answer"]
    _write(number, {"value": "ready"})
    with guard.watchdog.on_duty():
        for line in requests:
            for request in json.loads(line):
                for answer in runner.answers(request):
                    if os.getpid() != own:
                        os._exit(0)  # a copy, which nobody has asked
                    _write(number, answer)


def _write(number: int, answer: dict[str, Json]) -> None:
    """Send an answer at once: the next call may end the process."""
    line = json.dumps(answer).encode() + b"\n"
    while line:
        line = line[os.write(number, line) :]


if __name__ == "__main__":
    main()
