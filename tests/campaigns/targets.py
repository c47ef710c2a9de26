"""Environments for campaigns, some of which do what files in a folder tell."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import gymnasium
import numpy as np


def parent_of(pid):
    """The parent of a process, as Linux tells."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


class Lamp(gymnasium.Env):
    """One step turns a lamp on, and ends the episode; or waits."""

    action_space = gymnasium.spaces.Discrete(2)
    observation_space = gymnasium.spaces.Discrete(2)

    def __init__(self, reward=1.0):
        self.reward = reward

    def reset(self, seed=None, options=None):
        super().reset(seed=seed)
        return 0, {}

    def step(self, action):
        return int(action), self.reward * int(action), bool(action), False, {}


class Waits(Lamp):
    """Says in which session it has begun, and is constructed only once it may go on."""

    def __init__(self, folder, number):
        super().__init__()
        Path(folder, f"begun{number}").write_text(str(os.getsid(0)))
        while number and not Path(folder, "go").exists():
            time.sleep(0.01)


class Sleeps(Lamp):
    """Is never constructed."""

    def __init__(self):
        time.sleep(600)


class Dies(Lamp):
    """Ends the process of its job, which leads a session, the first time or each time."""

    def __init__(self, folder, always=False):
        super().__init__()
        mark = Path(folder, "died")
        if always or not mark.exists():
            mark.touch()
            assert str(os.getsid(0)) != os.environ["SESSION_OF_THE_TESTS"]
            os.kill(os.getsid(0), signal.SIGKILL)


class KillsItsWorker(Lamp):
    """Kills the process that waits for that of its job, the first time or each time."""

    def __init__(self, folder, always=False):
        super().__init__()
        mark = Path(folder, "killed")
        if always or not mark.exists():
            forking = parent_of(os.getsid(0))
            worker = parent_of(forking)
            assert worker != int(os.environ["PROCESS_OF_THE_TESTS"])
            with mark.open("a") as file:
                file.write(f"{worker}\n")
            os.kill(worker, signal.SIGKILL)
            time.sleep(600)


class KillsWhatForks(Lamp):
    """Kills the process of which that of its job is a fork, the first time."""

    def __init__(self, folder):
        super().__init__()
        mark = Path(folder, "killed")
        if not mark.exists():
            forking = parent_of(os.getsid(0))
            mark.write_text(str(forking))
            os.kill(forking, signal.SIGKILL)
            time.sleep(600)


class Leaves(Lamp):
    """Leaves a process behind, and tells its number."""

    def __init__(self, folder):
        super().__init__()
        null = subprocess.DEVNULL
        left = subprocess.Popen(["sleep", "600"], stdin=null, stdout=null, stderr=null)
        Path(folder, f"left{os.getsid(0)}").write_text(str(left.pid))


class Tells(Lamp):
    """Writes where and how its process runs."""

    def __init__(self, folder, name):
        super().__init__()
        told = {
            "folder": os.getcwd(),
            "variable": os.environ.get("OF_THE_TESTS"),
            "hash": hash("a text"),
            "numpy": float(np.random.random()),  # noqa: NPY002
            "threads": len(os.listdir(f"/proc/{parent_of(os.getsid(0))}/task")),
        }
        Path(folder, name).write_text(json.dumps(told))
