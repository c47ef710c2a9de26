"""Actions of a continuous space that no check plays, next to the right environment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium import spaces

from provengym.comparison.translator import ObservationError
from provengym.data.codec import plain
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.bench.tasks import Parameters, Task
    from provengym.comparison.comparer import Comparer

EPISODES, LONGEST = 20, 50


def compare_any_actions(
    task: Task, comparer: Comparer, parameters: Parameters, seed: int
) -> list[dict[str, Any]]:
    """Play random actions of a continuous space on both sides, where nothing is random; the first
    difference, if any, as a finding."""
    right = task.make(parameters)
    if isinstance(right.action_space, spaces.Discrete) or not comparer.model.deterministic:
        return []
    right.action_space.seed(seed)
    for _ in range(EPISODES):
        right.reset(seed=seed)
        try:
            comparer.target_env.reset(seed)
            for step in range(1, LONGEST + 1):
                action = right.action_space.sample()
                observation, reward, terminated, truncated, _ = right.step(action)
                seen = comparer.target_env.step(action.copy())
                for kind, wanted, got in (
                    ("terminated", terminated, seen.terminated),
                    ("truncated", truncated, seen.truncated),
                    ("reward", reward, seen.reward),
                    ("observation", observation, seen.observation),
                ):
                    if not _same(comparer, kind, wanted, got):
                        story = (
                            f"{kind}: in step {step} of random actions, {plain(action)}, it is "
                            f"{plain(got)}, and not {plain(wanted)}"
                        )
                        return [{"class": kind, "story": story, "step": step}]
                if terminated or truncated:
                    break
        except Trouble as trouble:
            return [{"class": trouble.kind, "story": str(trouble)}]
    return []


def _same(comparer: Comparer, kind: str, wanted: Any, got: Any) -> bool:
    if kind == "reward":
        return bool(abs(wanted - got) <= comparer.model.reward_tolerance)
    if kind != "observation":
        return bool(wanted == got)
    try:
        return comparer.translator.read(wanted) == comparer.translator.read(got)
    except ObservationError:
        return False
