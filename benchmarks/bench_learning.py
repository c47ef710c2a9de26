"""Measure the speed of learners over `provengym.Batch`, beside the same ones over Gymnasium's.

usage: python benchmarks/bench_learning.py [--runs N] [-o PICTURE] [--maze]

Runs examples/q_learning.py and examples/ppo_torch.py in turn, A B A B ..., each in a process of its
own with seed 0, so that all runs of a learner take the same steps.  It prints a row of
docs/performance.md for each, and draws the learning curves.  With --maze the learner is PPO and the
task examples/wet_maze.py, by its model in lanes, and itself over SyncVectorEnv and AsyncVectorEnv.
Needs PyTorch and matplotlib.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("agg")
import matplotlib.pyplot as plt

ROOT = Path(__file__).resolve().parents[1]
LEARNERS = {
    "Q-learning, GridWorld 32 x 32, 4,096 lanes": ("q_learning.py",),
    "PPO, GridWorld 8 x 8, 2,048 lanes": ("ppo_torch.py", "GridWorld"),
    "PPO, HunterWumpus, 2,048 lanes": ("ppo_torch.py", "HunterWumpus"),
}
MAZE = {"PPO, wet_maze.py, 64 lanes": ("ppo_torch.py", "Maze", "--lanes", "64", "--calls", "128")}
"""As many lanes as there can be processes."""
BACKENDS = {"provengym.Batch": ("tab:blue", ()), "SyncVectorEnv": ("tab:red", ("--sync",))}
PROCESSES = {"AsyncVectorEnv": ("tab:orange", ("--async",))}


def learnt(command: tuple[str, ...]) -> dict[str, Any]:
    """Run a learner, and return what it says of the run."""
    file, *arguments = command
    words = [sys.executable, str(ROOT / "examples" / file), *arguments, "--json"]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def seconds(run: dict[str, Any]) -> float:
    """Return the seconds for which a run learnt."""
    return float(run["curve"][-1][0])


def row(title: str, runs: dict[str, list[dict[str, Any]]]) -> str:
    """A row of the table: median seconds, ratios of pairs, and the environment's share."""
    ours, *others = runs.values()
    times = [statistics.median(map(seconds, each)) for each in runs.values()]
    cells = [title, *(f"{time:.3g} s" for time in times)]
    for theirs in others:
        ratios = sorted(seconds(b) / seconds(a) for a, b in zip(ours, theirs, strict=True))
        cells.append(f"{statistics.median(ratios):.3g} ({', '.join(f'{r:.3g}' for r in ratios)})")
    shares = [
        statistics.median(run["in_envs"] / seconds(run) for run in each) for each in runs.values()
    ]
    cells.append(", ".join(f"{share:.2%}" for share in shares))
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Run, print and draw."""
    parser = argparse.ArgumentParser(description="Measure learners over both backends.")
    parser.add_argument("--runs", type=int, default=3, help="pairs of runs of each learner")
    parser.add_argument("-o", "--output", type=Path, help="the picture")
    parser.add_argument("--maze", action="store_true", help="learn examples/wet_maze.py")
    options = parser.parse_args()
    learners, backends, file = LEARNERS, BACKENDS, "vector_learning.png"
    if options.maze:
        learners, backends, file = MAZE, BACKENDS | PROCESSES, "maze_learning.png"
    wide = max(7, 5 * len(learners))
    figure, panels = plt.subplots(
        1, len(learners), figsize=(wide, 4.5), layout="constrained", squeeze=False
    )
    for (title, command), axes in zip(learners.items(), panels[0], strict=True):
        runs: dict[str, list[dict[str, Any]]] = {name: [] for name in backends}
        for _ in range(options.runs):
            for name, (_, more) in backends.items():
                runs[name].append(learnt((*command, *more)))
        print(row(title, runs), flush=True)
        for name, (colour, _) in backends.items():
            for number, run in enumerate(runs[name]):
                label = name if number == 0 else None
                axes.plot(*zip(*run["curve"], strict=True), ".-", lw=1, color=colour, label=label)
        tabular = command[0].startswith("q")
        what = "reward of a step, mean of 20 calls" if tabular else "return of the greedy policy"
        axes.set(title=title, ylabel=what, xlabel="seconds")
        if tabular or options.maze:
            axes.set(xscale="log", xlabel="seconds (logarithmic)")
        axes.spines[["top", "right"]].set_visible(False)
    figure.legend(*panels[0][0].get_legend_handles_labels(), loc="outside upper center", ncols=3)
    figure.savefig(options.output or ROOT / "docs" / "images" / file, dpi=80)


if __name__ == "__main__":
    main()
