"""For Stable-Baselines3: vector environments over lanes that are stepped in one call, and a
callback that logs what the policy that learns is worth, exactly.

    from stable_baselines3 import PPO
    from stable_baselines3.common.vec_env import VecMonitor
    from provengym.sb3 import ExactValue, make_vec_env

    model = PPO("MlpPolicy", VecMonitor(make_vec_env("GridWorld", 64, height=8, width=8)))
    model.learn(100_000, ExactValue("GridWorld", every=1_000, discount=0.9, height=8, width=8))

Importing this module needs Stable-Baselines3.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np

from provengym import _validation
from provengym._validation import LARGEST_SEED
from provengym.auditing.data import Value
from provengym.data.extras import missing
from provengym.envs.making import made
from provengym.evaluating.api import evaluate, model_of
from provengym.vector.env import KernelVectorEnv

if TYPE_CHECKING:
    import os
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from provengym.auditing.objective import Kind
    from provengym.envs.base import KernelEnv
    from provengym.evaluating.report import Evaluation
    from provengym.finite.model import FiniteModel

try:
    BaseCallback: Any = importlib.import_module("stable_baselines3.common.callbacks").BaseCallback
    VecEnv: Any = importlib.import_module("stable_baselines3.common.vec_env").VecEnv
except ImportError as error:
    raise gymnasium.error.DependencyNotInstalled(
        missing("provengym.sb3", "Stable-Baselines3", "learn")
    ) from error

FINAL = frozenset(("final_obs", "final_info"))
OF_ALL = ("render_mode", "metadata", "observation_space", "action_space")
"""Attributes that all lanes have from the vector environment."""


def make_vec_env(
    id: str | os.PathLike[str] | FiniteModel,
    n: int,
    *,
    max_episode_steps: int | None = None,
    threads: int = 1,
    render_mode: str | None = None,
    **parameters: Any,
) -> LanesVecEnv:
    """n lanes of an environment for Stable-Baselines3.

    Args:
        id: An id or a short name, such as "GridWorld"; or a finite model, which is played: a
            `FiniteModel`, or the path of a ``.npz`` file with one.
        n: The number of lanes, 1 to 2147483647.
        max_episode_steps: Gymnasium's limit on the steps of an episode; None for none.
        threads: How many threads share a call, 1 to 1024; the results are the same.
        render_mode: "rgb_array", "ansi" or None.
        **parameters: Those of the environment.

    Returns:
        What Stable-Baselines3's `DummyVecEnv` over the single environments would be, without a
        monitor: `VecMonitor` of Stable-Baselines3 adds one.

    Raises:
        TypeError, ValueError: An argument is refused.
    """

    def make(**arguments: Any) -> KernelEnv:
        return made(id, "id", arguments)[1]

    return LanesVecEnv(
        KernelVectorEnv(
            make,
            _validation.integer("n", n, 1, _validation.MAX_LANES),
            autoreset_mode="same_step",
            threads=threads,
            max_episode_steps=max_episode_steps,
            render_mode=render_mode,
            **parameters,
        )
    )


class LanesVecEnv(VecEnv):  # type: ignore[misc]
    """A vector environment of this package, as a `VecEnv` of Stable-Baselines3.

    It returns what `DummyVecEnv` over the single environments returns.

    Args:
        env: The vector environment, which resets a lane in the call that ends its episode.
    """

    def __init__(self, env: KernelVectorEnv) -> None:
        self._env = env
        self._actions: Any = None
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)
        self.metadata = env.metadata

    def reset(self) -> Any:
        """Start an episode in every lane; with the seeds and options that were set since the last
        reset.

        Raises:
            ValueError: The options of two lanes differ.
        """
        options = self._options[0]
        if any(other != options for other in self._options):
            raise ValueError("set_options must give all lanes the same options")
        given = None if all(seed is None for seed in self._seeds) else list(self._seeds)
        observations, infos = self._env.reset(seed=given, options=options or None)
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        _spread(infos, self.reset_infos)
        self._reset_seeds()
        self._reset_options()
        return _array(observations)

    def step_async(self, actions: Any) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = actions

    def step_wait(
        self,
    ) -> tuple[Any, NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Take the actions.

        Returns:
            Observations, rewards, whether episodes are over, and an info for each lane.
        """
        observations, rewards, terminated, truncated, told = self._env.step(self._actions)
        dones = terminated | truncated
        infos: list[dict[str, Any]] = [
            {"TimeLimit.truncated": cut} for cut in (truncated & ~terminated).tolist()
        ]
        over = np.flatnonzero(dones).tolist()
        if not over:
            _spread(told, infos)
            return observations, rewards.astype(np.float32), dones, infos
        last = told["final_obs"]
        news: list[dict[str, Any]] = [*infos]
        for lane in over:
            infos[lane]["terminal_observation"] = last[lane]
            news[lane] = self.reset_infos[lane] = {}
        _spread(told["final_info"], infos)
        _spread(told, news)
        return observations, rewards.astype(np.float32), dones, infos

    def close(self) -> None:
        """Let go of the lanes."""
        self._env.close()

    def get_images(self) -> Sequence[NDArray[np.uint8] | None]:
        """A picture of each lane, with ``render_mode="rgb_array"``; else None for each."""
        if self._env.render_mode != "rgb_array":
            return [None] * self.num_envs
        return list(self._env.render() or ())

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute of some lanes: a parameter, ``"parameters"``, ``"state"`` or what Gymnasium
        has for every environment.

        Raises:
            AttributeError: They have none of this name.
        """
        lanes = self._get_indices(indices)
        if attr_name in ("observation_space", "action_space"):
            return [getattr(self, attr_name) for _ in lanes]
        if attr_name in OF_ALL:
            return [getattr(self._env, attr_name) for _ in lanes]
        values = self._env.get_attr(attr_name)
        return [values[lane] for lane in lanes]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Let some lanes go on from another state: the attribute is ``"state"``.

        Raises:
            AttributeError: It is another one.
            TypeError, ValueError: The value is no state.
        """
        if attr_name != "state":
            self._env.set_attr(attr_name, value)
            return
        states = list(self._env.get_attr("state"))
        for lane in self._get_indices(indices):
            states[lane] = value
        self._env.set_attr("state", states)

    def env_method(
        self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any
    ) -> list[Any]:
        """Lanes are no objects, and have no methods.

        Raises:
            AttributeError: Always.
        """
        raise AttributeError(
            f"lanes have no methods, got {method_name!r}: get_attr and set_attr reach their state"
        )

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:
        """Return whether lanes are wrapped: none is."""
        return [False for _ in self._get_indices(indices)]


class ExactValue(BaseCallback):  # type: ignore[misc]
    """A callback that logs what the policy that learns is worth from the start, and the best: under
    ``exact/value``, ``exact/best`` and ``exact/share`` beside what Stable-Baselines3 logs.

    The exact decision process of the target is found once, before anything is learned; a value
    that is known between two bounds is logged as their middle, and one that is not known not.

    Args:
        target: As in `provengym.evaluate`: the environment that is learned in, with what its
            wrappers do to observations.
        every: The number of steps of the vector environment after which it is evaluated again.
        sample: True to evaluate the actions as they are drawn, and not their mode.
        discount, horizon, objective: The return that counts, as in `provengym.evaluate`.
        verbose: As in Stable-Baselines3.
        **parameters: What the target is constructed with.

    Raises:
        ConformanceError, TypeError, ValueError: The target has no exact decision process.

    Attributes:
        found: The last `provengym.evaluating.Evaluation`, or None.
    """

    def __init__(
        self,
        target: object,
        *,
        every: int,
        sample: bool = False,
        discount: object = None,
        horizon: int | None = None,
        objective: Kind | None = None,
        verbose: int = 0,
        **parameters: Any,
    ) -> None:
        super().__init__(verbose)
        self._every = _validation.integer("every", every, 1, LARGEST_SEED)
        self._asked: dict[str, Any] = {
            "sample": sample, "discount": discount, "horizon": horizon, "objective": objective,
        }  # fmt: skip
        model, why = model_of(target, parameters, {})
        if model is None:
            raise ValueError(f"target has no exact decision process: {why}")
        self._process = model
        self.found: Evaluation | None = None

    def _on_step(self) -> bool:
        """Evaluate the policy in each of so many calls, and let training go on."""
        if self.n_calls % self._every == 0:
            self._evaluate()
        return True

    def _on_training_end(self) -> None:
        """Evaluate what was learned, and write it, since nothing else is written after the end."""
        self._evaluate()
        self.logger.dump(self.num_timesteps)

    def _evaluate(self) -> None:
        found = self.found = evaluate(self._process, self.model, **self._asked)
        best = None if found.best is None else found.best.value
        values = {"value": found.certified, "best": best, "share": found.share}
        for name, value in values.items():
            if isinstance(value, Value):
                self.logger.record(f"exact/{name}", float((value.low + value.high) / 2))


def _array(observations: Any) -> Any:
    return observations if isinstance(observations, dict) else np.asarray(observations)


def _spread(merged: dict[str, Any], infos: list[dict[str, Any]]) -> None:
    """Give each lane what the merged infos tell of it."""
    for name, column in merged.items():
        if name in FINAL or f"_{name}" not in merged:
            continue
        items = column.tolist() if column.ndim == 1 else column
        for lane in np.flatnonzero(merged[f"_{name}"]).tolist():
            infos[lane][name] = items[lane]
