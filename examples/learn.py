"""Learn an environment with PPO of Stable-Baselines3, and draw the learning curve beside random
play and beside what is proved to be the best, or else a simple rule.

usage: pip install '.[learn]'
       python examples/learn.py Fishing -o fishing.png
       python examples/learn.py --list

A curve is the return of the learnt policy without its exploration; the band is between the worst
and the best seed.  A new environment is one more entry of `TASKS`.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

import provengym  # noqa: F401

CHECKPOINTS = 16
MANY_EPISODES = 1_000


@dataclass(frozen=True)
class Task:
    """An environment, and what its curve is drawn beside."""

    id: str
    steps: int
    optimum: float | None = None
    """The largest return that a policy can have in the mean, and the theorem that says so."""
    proof: str = ""
    rule: Callable[[Any], int] | None = None
    """A simple policy, which its docstring names."""
    known: Mapping[str, float] = field(default_factory=dict)
    """Other policies and their mean returns, as another example computes them."""
    parameters: Mapping[str, Any] = field(default_factory=dict)
    limit: int | None = None
    """A time limit of Gymnasium's, where the environment has none."""
    episodes: int = 1
    """The number of episodes at each checkpoint: one does where nothing is random."""
    ppo: Mapping[str, Any] = field(default_factory=dict)
    policy: Mapping[str, Any] = field(default_factory=dict)

    def make(self) -> gymnasium.Env[Any, Any]:
        """One environment."""
        return gymnasium.make(self.id, max_episode_steps=self.limit, **self.parameters)


def chase(observation: Any) -> int:
    """a wumpus that steps towards the player"""
    wumpus_x, wumpus_y, player_x, player_y, *_ = observation
    if abs(player_x - wumpus_x) > abs(player_y - wumpus_y):
        return 2 if player_x > wumpus_x else 3
    return 1 if player_y > wumpus_y else 0


TASKS = {
    "Fishing": Task(
        id="provengym/FishingNormalized-v0",
        optimum=8.15625,
        proof="largest_totalHarvest",
        steps=60_000,
        ppo={"n_steps": 128, "batch_size": 256, "n_epochs": 8, "learning_rate": 3e-3},
        policy={"net_arch": [32, 32], "log_std_init": -1.0},
    ),
    "GridWorld": Task(
        id="provengym/GridWorld-v0",
        parameters={"height": 8, "width": 8},
        limit=200,
        optimum=-13.0,
        proof="dist_le_length",
        steps=30_000,
        ppo={"n_steps": 128, "batch_size": 256, "learning_rate": 3e-3, "ent_coef": 0.01},
        policy={"net_arch": [32]},
    ),
    "HunterWumpus": Task(
        id="provengym/HunterWumpus-v0",
        rule=chase,
        steps=120_000,
        episodes=400,
        ppo={"n_steps": 256, "batch_size": 512, "learning_rate": 1e-3, "ent_coef": 0.01},
        policy={"net_arch": [64, 64]},
    ),
    "SpellCorrection": Task(
        id="provengym/SpellCorrection-v0",
        parameters={
            "words": ["axiom", "lemma", "logic", "proof", "prove", "solve"],
            "max_word_length": 5,
            "max_steps": 10,
            "reward_mode": "shaped",
            "transforms": ("substitute",),
        },
        optimum=1.0,
        proof="solvableIn_substitute",
        steps=300_000,
        episodes=100,
        ppo={"n_steps": 256, "batch_size": 512, "learning_rate": 2e-3, "gamma": 0.9},
        policy={"net_arch": [128]},
    ),
    "Swimmer": Task(
        id="provengym/Swimmer-v0",
        known={"the wave of swimmer_wave.py": 7.358295},
        steps=1_200_000,
        ppo={
            "n_steps": 512,
            "batch_size": 1024,
            "learning_rate": 4e-4,
            "gamma": 0.998,
            "clip_range": 0.15,
            "use_sde": True,  # exploration that lasts: noise of single steps moves no link
            "sde_sample_freq": 16,
        },
        policy={"net_arch": [64, 64], "log_std_init": -1.0},
    ),
}

Curve = list[tuple[int, float]]


def learn(name: str, steps: int, seed: int) -> Curve:
    """Steps and returns at the checkpoints of one run."""
    import torch
    from stable_baselines3 import PPO
    from stable_baselines3.common.evaluation import evaluate_policy

    from provengym.sb3 import make_vec_env

    torch.set_num_threads(1)  # small networks; the seeds run beside each other
    task = TASKS[name]
    model = PPO(
        "MlpPolicy",
        make_vec_env(task.id, 8, max_episode_steps=task.limit, **task.parameters),
        seed=seed,
        device="cpu",
        policy_kwargs=dict(task.policy),
        **task.ppo,
    )
    judge = task.make()
    judge.reset(seed=seed)
    curve: Curve = []
    while not curve or curve[-1][0] < steps:
        if curve:
            model.learn(steps // CHECKPOINTS, reset_num_timesteps=len(curve) == 1)
        mean, _ = evaluate_policy(model, judge, n_eval_episodes=task.episodes, warn=False)
        curve.append((model.num_timesteps, float(mean)))
    return curve


def mean_return(task: Task, policy: Callable[[Any], Any] | None) -> float:
    """The mean return of a policy over many episodes; None draws actions uniformly."""
    env = task.make()
    env.reset(seed=0)
    env.action_space.seed(0)
    returns = []
    for _ in range(MANY_EPISODES):
        total, done = 0.0, False
        observation, _ = env.reset()
        while not done:
            action = env.action_space.sample() if policy is None else policy(observation)
            observation, reward, terminated, truncated, _ = env.step(action)
            total += float(reward)
            done = terminated or truncated
        returns.append(total)
    return float(np.mean(returns))


def levels(task: Task) -> list[tuple[str, float]]:
    """Return the levels beside which the curve is drawn, best first."""
    found = []
    if task.optimum is not None:
        found.append((f"the best there is: {task.optimum:g}, proved", task.optimum))
    if task.rule is not None:
        value = mean_return(task, task.rule)
        found.append((f"{task.rule.__doc__}: {value:.2f}", value))
    found.extend((f"{text}: {value:.2f}", value) for text, value in task.known.items())
    value = mean_return(task, None)
    return [*found, (f"uniformly random actions: {value:.2f}", value)]


def draw(name: str, curves: list[Curve], beside: list[tuple[str, float]], path: Path) -> None:
    """Draw the curves into a file."""
    from matplotlib.figure import Figure

    task = TASKS[name]
    steps = [step for step, _ in curves[0]]
    returns = np.array([[value for _, value in curve] for curve in curves])
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    axes.fill_between(steps, returns.min(axis=0), returns.max(axis=0), color="#2166ac", alpha=0.2)
    axes.plot(steps, returns.mean(axis=0), color="#2166ac")
    colours = ["#1b7837"] * (len(beside) - 1) + ["#666666"]
    for (text, value), colour in zip(beside, colours, strict=True):
        axes.axhline(value, color=colour, linestyle="--")
        axes.annotate(
            text,
            (1, value),
            xycoords=("axes fraction", "data"),
            xytext=(-4, 4),
            textcoords="offset points",
            color=colour,
            ha="right",
            va="bottom",
        )
    axes.margins(x=0, y=0.1)
    axes.set_xlabel("steps")
    axes.set_ylabel("return of an episode")
    axes.set_title(f"PPO on {task.id}, {len(curves)} seeds", fontsize=10)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=150)


def main() -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="learn.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("task", nargs="?", choices=TASKS, help="what to learn")
    parser.add_argument("--list", action="store_true", help="list what can be learnt")
    parser.add_argument("--steps", type=int, help="of each seed; as in TASKS unless given")
    parser.add_argument("--seeds", type=int, default=3, help="how many runs")
    parser.add_argument("-o", "--output", type=Path, help="the picture, a .png, .svg or .pdf")
    options = parser.parse_args()
    if options.list:
        for name, task in TASKS.items():
            best = "" if task.optimum is None else f", best return {task.optimum:g} ({task.proof})"
            print(f"{name}: {task.id}{best}")
        return 0
    if options.task is None:
        parser.error("name a task; --list lists them")
    task, steps = TASKS[options.task], options.steps or TASKS[options.task].steps
    started = time.monotonic()
    workers = min(options.seeds, os.cpu_count() or 1)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        runs = [pool.submit(learn, options.task, steps, seed) for seed in range(options.seeds)]
        curves = [run.result() for run in runs]
    beside = levels(task)
    for seed, curve in enumerate(curves):
        print(f"seed {seed}: {curve[-1][1]:.4f} after {curve[-1][0]} steps")
    print("\n".join(text for text, _ in beside))
    print(f"{time.monotonic() - started:.0f} s", file=sys.stderr)
    if options.output is not None:
        draw(options.task, curves, beside, options.output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
