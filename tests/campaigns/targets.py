"""Environments for campaigns, some of which do what files in a folder tell."""

import os
import signal
import time
from pathlib import Path

import gymnasium


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


def parent_of(pid):
    """The parent of a process, as Linux tells."""
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
