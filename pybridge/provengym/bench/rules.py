"""The grade of a submission that is a class of rules, and that its page is the submission.

The rules are read in a confined process, and the page is written, proved and compiled outside of
it.  Since a file may describe other rules in that process than it has in its own, where it is
scored, the kernel is compared here with the environment of the latter.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from provengym import _core
from provengym.data.errors import one_line
from provengym.proving.lean import why_absent
from provengym.proving.refusals import Refused
from provengym.rules.api import page_of_file, prove
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.bench.tasks import Task
    from provengym.targets.remote.client import RemoteClass

EPISODES, LONGEST = 20, 50
"""What is compared at each parameter set."""
_WORDS = 1 << 64


def nothing(why: str, grade: str | None = None) -> dict[str, Any]:
    """The grade of rules of which nothing is proved, and the reason."""
    return {"grade": grade, "why": why, "proved": [], "tested": "", "trusted": "", "open": []}


def graded(
    task: Task, made: RemoteClass, code: str, seed: int, library: Path | None
) -> dict[str, Any]:
    """Return what is proved of the rules of a file, as JSON values.

    Args:
        task: The task for which it was written.
        made: The class, in the process where it is scored.
        code: The text of the file.
        seed: Of the episodes that are compared.
        library: The built modules that Lean reads; None for those that are installed.
    """
    if (why := why_absent(library)) is not None:
        return nothing(f"nothing was proved: {why}")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "submission.py")
        file.write_text(code, encoding="utf-8")
        place = f"{file}:Environment"
        try:
            proof = prove(place, library=library)
            names = page_of_file(place).parameters
        except Refused as error:
            return nothing(one_line(error, 1_000), "refused")
        except Exception as error:  # noqa: BLE001 - other files are still to be scored
            return nothing(f"nothing was proved: {one_line(error, 1_000)}")
    record = proof.record
    tested = ""
    if record.library is not None:
        try:
            steps = _compared(task, made, Path(record.library), names, seed)
        except _DifferenceError as error:
            return nothing(f"its page is another environment: {error}")
        tested = f"the page is the submission: equal on {steps:,} steps of random episodes"
    return {
        "grade": record.grade,
        "why": "",
        "proved": [*record.proved],
        "tested": tested,
        "trusted": record.trusted,
        "open": [*record.open],
    }


class _DifferenceError(Exception):
    """Kernel and submission differ; the text says where."""


def _compared(
    task: Task, made: RemoteClass, library: Path, names: dict[str, str], seed: int
) -> int:
    """Play random episodes of the kernel and of the submission by the same seeds, and return how
    many steps these had."""
    steps, kernel_class = 0, _core.load_kernel(str(library))
    for parameters in task.parameter_sets:
        known = {**task.rest(parameters), **parameters}
        if not all(isinstance(known.get(name), int) for name in names):
            raise _DifferenceError(f"its parameters are {', '.join(names)}")
        words = dict.fromkeys(kernel_class.params, 0)
        words |= {names[name]: int(known[name]) % _WORDS for name in names}
        try:
            kernel = kernel_class(**words)
            env = made(**{name: known[name] for name in names})
            for episode in range(EPISODES):
                steps += _episode(kernel, env, seed + episode)
        except (Trouble, TypeError, ValueError) as error:
            raise _DifferenceError(f"at {parameters}: {one_line(error)}") from error
    return steps


def _episode(kernel: Any, env: Any, seed: int) -> int:
    """Compare an episode, and return the number of its steps."""
    random, key, t = Random(seed), _core.key(seed), kernel.reset_words
    state = kernel.init(key, 0)
    _same(f"the reset with the seed {seed}", kernel, state, env.reset(seed=seed)[0])
    for step in range(1, LONGEST + 1):
        action = random.randrange(kernel.num_actions)
        noise = [_core.word(key, t + i) for i in range(kernel.step_words)]
        t += kernel.step_words
        state, units, over = kernel.step(state, action, noise if len(noise) > 1 else sum(noise))
        observation, reward, terminated, truncated, _ = env.step(action)
        where = f"step {step} after the reset with the seed {seed}"
        _same(where, kernel, state, observation)
        if (reward, terminated) != (units / kernel.reward_scale, over):
            raise _DifferenceError(f"{where} pays another reward, or ends otherwise")
        if terminated or truncated:
            return step
    return LONGEST


def _same(where: str, kernel: Any, state: tuple[int, ...], observation: Any) -> None:
    seen = np.atleast_1d(np.asarray(observation)).ravel().tolist()
    if seen != [*kernel.observe(state)]:
        raise _DifferenceError(
            f"{where} shows {one_line(seen, 80)}, and not {kernel.observe(state)}"
        )
