"""PPO in PyTorch in one file, over thousands of lanes that one call steps.

usage: pip install torch .
       python examples/ppo_torch.py GridWorld
       python examples/ppo_torch.py HunterWumpus
       python examples/ppo_torch.py Maze
       python examples/ppo_torch.py GridWorld --sync    # the same over Gymnasium's SyncVectorEnv

It plays until the mean return of the greedy policy reaches the goal of the task: what is proved to
be the best for GridWorld, what a wumpus that walks towards the player earns (19.0 in the mean of
400 games) for HunterWumpus, and for Maze half a step less than the best, which `provengym solve`
certifies: -23.5.  These evaluations are not counted in the times.  Maze is in wet_maze.py: its
model is played, or, over Gymnasium's vector environments, itself.
"""

from __future__ import annotations

import argparse
import functools
import json
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn

import provengym

DISCOUNT, SMOOTHING = 0.99, 0.95  # the latter is lambda of the advantages
CLIP, ENTROPY, VALUE_WEIGHT, GRADIENT_NORM = 0.2, 0.01, 0.5, 0.5


@dataclass(frozen=True)
class Task:
    """A task to learn, and when it is solved."""

    limit: int
    """Gymnasium's limit on the steps of an episode."""
    goal: float
    """The mean return of the greedy policy from which on the task is solved."""
    reward_scale: float = 1.0
    """The factor by which the learner multiplies rewards."""
    parameters: dict[str, Any] = field(default_factory=dict)
    original: str = ""
    """The environment that is to be learnt, where it is none of the package."""

    def played(self, name: str) -> Any:
        """What `provengym.Batch` plays: of an environment that is none of the package its model,
        which is extracted once."""
        return _model(self.original) if self.original else name


@functools.cache
def _model(original: str) -> provengym.FiniteModel:
    return provengym.extract(original)


TASKS = {
    "GridWorld": Task(200, -13.0, 0.1, {"height": 8, "width": 8}),
    "HunterWumpus": Task(200, 19.0, 0.02),
    "Maze": Task(200, -24.0, 0.1, original=f"{Path(__file__).with_name('wet_maze.py')}:Maze"),
}


class Native:
    """n lanes of `provengym.Batch`; it writes into the same arrays in every call."""

    def __init__(self, name: str, n: int, task: Task) -> None:
        played = task.played(name)
        self._batch = provengym.Batch(played, n, max_episode_steps=task.limit, **task.parameters)
        self.space = self._batch.single_observation_space
        self.actions = int(self._batch.single_action_space.n)
        first = self._batch.reset(0)
        self._final = np.empty_like(first)
        self._out = np.empty_like(first), np.empty(n, np.float32), *np.empty((2, n), bool)

    def reset(self, seed: int) -> Any:
        """The first observations."""
        return self._batch.reset(seed)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Any]:
        """Observations to go on from, rewards, flags, and observations before a reset."""
        self._batch.step_into(actions, *self._out, self._final)
        return (*self._out, self._final)


class Gymnasiums:
    """The same of Gymnasium's SyncVectorEnv or AsyncVectorEnv, over the original."""

    def __init__(self, name: str, n: int, task: Task, kind: str) -> None:
        made: Any = f"provengym/{name}-v0"
        if task.original:
            from wet_maze import Maze

            made = gymnasium.envs.registration.EnvSpec("Maze-v0", entry_point=Maze)
        self._envs = gymnasium.make_vec(
            made,
            n,
            vectorization_mode=kind,
            vector_kwargs={"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP},
            max_episode_steps=task.limit,
            **task.parameters,
        )
        self.space = self._envs.single_observation_space
        self.actions = int(self._envs.single_action_space.n)

    def reset(self, seed: int) -> Any:
        """The first observations."""
        return self._envs.reset(seed=seed)[0]

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Any]:
        """What `Native.step` returns."""
        observations, rewards, terminated, truncated, infos = self._envs.step(actions)
        final = observations.copy()
        if "final_obs" in infos:
            ended = infos["_final_obs"]
            final[ended] = np.stack(infos["final_obs"][ended])
        return observations, rewards, terminated, truncated, final


class Features(nn.Module):
    """Numbers as one-hot rows, and other observations as they are, divided by their ranges."""

    def __init__(self, space: Any) -> None:
        super().__init__()
        self.count = int(space.n) if isinstance(space, gymnasium.spaces.Discrete) else 0
        if isinstance(space, gymnasium.spaces.MultiDiscrete):
            scale = torch.tensor(space.nvec, dtype=torch.float32)
        elif isinstance(space, gymnasium.spaces.Box):
            scale = torch.tensor(np.clip(space.high, 1, 1e3), dtype=torch.float32)
        else:
            scale = torch.ones(self.count)
        self.register_buffer("scale", scale)
        self.width = len(scale)

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        if self.count:
            return nn.functional.one_hot(observations, self.count).float()
        return observations.float() / self.scale


class Agent(nn.Module):
    """A policy and a value, each with two hidden layers."""

    def __init__(self, space: Any, actions: int, width: int = 64) -> None:
        super().__init__()
        self.features = Features(space)

        def network(outputs: int, gain: float) -> nn.Sequential:
            last = nn.Linear(width, outputs)
            nn.init.orthogonal_(last.weight, gain)
            nn.init.zeros_(last.bias)
            first = nn.Linear(self.features.width, width)
            return nn.Sequential(first, nn.Tanh(), nn.Linear(width, width), nn.Tanh(), last)

        self.policy, self.value = network(actions, 0.01), network(1, 1.0)

    def forward(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of probabilities, and the values."""
        features = self.features(observations)
        return self.policy(features).log_softmax(-1), self.value(features).squeeze(-1)


@torch.no_grad()
def mean_greedy_return(name: str, task: Task, agent: Agent, n: int = 512) -> float:
    """The mean return of the most probable actions, over the first episode of each lane."""
    envs = Native(name, n, task)
    observations, total, playing = envs.reset(10**6), np.zeros(n), np.ones(n, bool)
    while playing.any():
        actions = agent(torch.as_tensor(observations))[0].argmax(-1)
        observations, rewards, terminated, truncated, _ = envs.step(actions.numpy())
        total += rewards * playing
        playing &= ~(terminated | truncated)
    return float(total.mean())


def learn(
    name: str, over: str, n: int, calls: int, seed: int, budget: float, rate: float, updates: int
) -> dict[str, Any]:
    """Learn until the goal is reached, or the time is over, or so many updates are made."""
    task = TASKS[name]
    torch.set_num_threads(1)  # small networks: threads would wait for each other
    torch.manual_seed(seed)
    envs = Native(name, n, task) if over == "lanes" else Gymnasiums(name, n, task, over)
    agent = Agent(envs.space, envs.actions)
    optimizer = torch.optim.Adam(agent.parameters(), lr=rate, eps=1e-5)
    now = torch.as_tensor(envs.reset(seed)).clone()
    seen = torch.empty((calls, *now.shape), dtype=now.dtype)
    taken = torch.empty((calls, n), dtype=torch.int64)
    logs, values, rewards, going_on, ended, after = torch.empty((6, calls, n))
    curve: list[tuple[float, float]] = []
    in_envs, seconds, update, solved = 0.0, 0.0, 0, False
    while not solved and seconds < budget and update < updates:
        started = time.perf_counter()

        # Play.
        for t in range(calls):
            with torch.no_grad():
                probabilities, values[t] = agent(now)
                taken[t] = torch.multinomial(probabilities.exp(), 1).squeeze(-1)
                logs[t] = probabilities.gather(-1, taken[t].unsqueeze(-1)).squeeze(-1)
            seen[t] = now
            actions = taken[t].numpy()
            before = time.perf_counter()
            following, earned, terminated, truncated, final = envs.step(actions)
            in_envs += time.perf_counter() - before
            rewards[t] = torch.as_tensor(earned) * task.reward_scale
            going_on[t] = torch.as_tensor(~terminated)
            ended[t] = torch.as_tensor(terminated | truncated)
            now = torch.as_tensor(following).clone()
            # A truncated episode would have gone on from its last observation.
            with torch.no_grad():
                after[t] = agent(now)[1] if t == calls - 1 else 0.0
                cut = torch.as_tensor(truncated)
                if cut.any():
                    after[t, cut] = agent(torch.as_tensor(final)[cut])[1]

        # Advantages, backwards.
        advantages, following_advantage = torch.empty_like(values), torch.zeros(n)
        for t in reversed(range(calls)):
            if t < calls - 1:
                after[t] = torch.where(ended[t].bool(), after[t], values[t + 1])
            error = rewards[t] + DISCOUNT * after[t] * going_on[t] - values[t]
            carried = DISCOUNT * SMOOTHING * (1 - ended[t]) * following_advantage
            advantages[t] = following_advantage = error + carried
        flat = [x.flatten(0, 1) for x in (seen, taken, logs, advantages, advantages + values)]

        # Improve.
        for _ in range(2):
            for rows in torch.randperm(calls * n).split(max(calls * n // 8, 1)):
                observations, actions_, old_logs, gains, returns = (x[rows] for x in flat)
                probabilities, estimates = agent(observations)
                chosen = probabilities.gather(-1, actions_.unsqueeze(-1)).squeeze(-1)
                ratio = (chosen - old_logs).exp()
                gains = (gains - gains.mean()) / (gains.std() + 1e-8)
                gain = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
                entropy = -(probabilities.exp() * probabilities).sum(-1).mean()
                loss = VALUE_WEIGHT * (estimates - returns).square().mean()
                optimizer.zero_grad()
                (loss - gain - ENTROPY * entropy).backward()
                nn.utils.clip_grad_norm_(agent.parameters(), GRADIENT_NORM)
                optimizer.step()

        seconds += time.perf_counter() - started
        update += 1
        curve.append((seconds, mean_greedy_return(name, task, agent)))
        solved = curve[-1][1] >= task.goal
    steps = update * calls * n
    return {"solved": solved, "seconds": seconds, "steps": steps, "in_envs": in_envs} | {
        "curve": curve
    }


def main() -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="ppo_torch.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("task", choices=TASKS)
    parser.set_defaults(over="lanes")
    for kind, name in (("sync", "SyncVectorEnv"), ("async", "AsyncVectorEnv")):
        what = {"action": "store_const", "dest": "over", "const": kind}
        parser.add_argument(f"--{kind}", help=f"over Gymnasium's {name}", **what)
    parser.add_argument("--lanes", type=int, default=2048)
    parser.add_argument("--calls", type=int, default=16, help="between two updates")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rate", type=float, default=2e-3, help="of learning")
    parser.add_argument("--seconds", type=float, default=600, help="give up after so many")
    parser.add_argument("--updates", type=int, default=100_000, help="give up after so many")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    o = parser.parse_args()
    result = learn(o.task, o.over, o.lanes, o.calls, o.seed, o.seconds, o.rate, o.updates)
    if o.json:
        print(json.dumps(result))
        return 0
    for seconds, value in result["curve"][:: max(1, len(result["curve"]) // 12)]:
        print(f"{seconds:8.2f} s  {value:8.2f} mean return of the greedy policy")
    share = result["in_envs"] / result["seconds"]
    print(f"{'solved' if result['solved'] else 'not solved'} after {result['steps']:,} steps")
    print(f"{result['seconds']:.2f} s, of which the environment took {share:.2%}:")
    print(f"one that took no time would make this {1 / (1 - share):.3f} times as fast (Amdahl)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
