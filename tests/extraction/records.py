"""Environments that keep records, and whose infos tell of logs, by the ways they do it."""

from dataclasses import asdict, dataclass

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

LAST = 12


class Track(gymnasium.Env):
    """Places 0 to 12 in a row: action 1 goes on, action 0 back to the start."""

    action_space, observation_space = Discrete(2), Discrete(LAST + 1)

    def __init__(self):
        self.place = 0

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.place, self.steps, self.score = 0, 0, 0
        self.history = []
        return self.place, {}

    def move(self, action):
        self.place = self.place + 1 if action else 0
        self.steps += 1
        self.score += int(action)
        self.history.append(self.place)
        return self.place == LAST

    def step(self, action):
        ended = self.move(action)
        return self.place, 0.0, ended, False, {}


class Best(Track):
    """The best score of all episodes, which is there from the start."""

    def __init__(self):
        super().__init__()
        self.best, self.rate = 0, 0.0

    def move(self, action):
        ended = super().move(action)
        self.best = max(self.best, self.score)
        self.rate = np.maximum(0.0, 1.0) * 0.5 + self.rate * 0.5
        if self.score == 3 or np.float64(2.0) > self.score:
            self.steps += 1
        return ended


class Lives(Best):
    """It has three lives, beside the record."""

    def reset(self, *, seed=None, options=None):
        self.lives = 3
        return super().reset(seed=seed)

    def move(self, action):
        self.lives -= not action
        return super().move(action) or self.lives <= 0


class Fastest(Track):
    """The fewest steps to the end, which there are none of before the first time."""

    def __init__(self):
        super().__init__()
        self.fastest = None

    def move(self, action):
        ended = super().move(action)
        if ended and (self.fastest is None or self.steps < self.fastest):
            self.fastest = self.steps
        return ended


class PaysForRecords(Best):
    """A better score than ever before is worth something."""

    def step(self, action):
        before = self.best
        ended = self.move(action)
        return self.place, float(self.best > before), ended, False, {}


class PaysForTheFirst(Fastest):
    def step(self, action):
        is_first = self.fastest is None
        ended = self.move(action)
        return self.place, float(ended and is_first), ended, False, {}


class DrawsForRecords(Best):
    """What is drawn, and how likely, depends on a record."""

    def step(self, action):
        ended = self.move(action)
        is_lucky = self.np_random.random() < (0.5 if self.score > self.best - 1 else 0.25)
        return self.place, float(is_lucky), ended, False, {}


class Tells(Track):
    """Its infos are displays."""

    def step(self, action):
        ended = self.move(action)
        return (
            self.place,
            0.0,
            ended,
            False,
            {
                "places": len(set(self.history)),
                "mean": np.mean(self.history),
                "peak": max(self.history),
                "text": f"{self.score:3d} of {self.steps}, {self.score / max(1, self.steps):.0%}",
                "last": [one for one in self.history[-3:] if one > 1],
                "is_success": ended,
            },
        )


class TellsByName(Track):
    """Its infos have a name."""

    def step(self, action):
        ended = self.move(action)
        info = {"places": len(self.history)}
        if ended:
            info["ratio"] = self.score / self.steps
        return self.place, 0.0, ended, False, info


class TellsByMethod(Track):
    """Its infos come of a method."""

    def _info(self):
        return dict(places=sorted(self.history), score=str(self.score))  # noqa: C408

    def reset(self, *, seed=None, options=None):
        return super().reset(seed=seed)[0], self._info()

    def step(self, action):
        ended = self.move(action)
        return self.place, 0.0, ended, False, self._info()


class Statistics:
    """Counts that are told as a dictionary."""

    def __init__(self):
        self.history = []

    def as_dict(self):
        mean = float(np.mean(self.history)) if self.history else 0.0
        text = f"{mean:.2f}"
        return {"mean": mean, "text": text}


@dataclass
class Counts:
    """Counts that a library makes a dictionary of."""

    score: int = 0
    steps: int = 0


class TellsByAnother(Track):
    """Its infos are made by objects that it holds, one of them by a library."""

    def reset(self, *, seed=None, options=None):
        shown = super().reset(seed=seed)[0]
        self.statistics, self.counts = Statistics(), Counts()
        return shown, asdict(self.counts)

    def move(self, action):
        ended = super().move(action)
        self.statistics.history.append(self.place)
        self.counts.score += int(action)
        self.counts.steps += 1
        return ended

    def step(self, action):
        ended = self.move(action)
        return self.place, 0.0, ended, False, self.statistics.as_dict()


many, info = 0, {"places": 0}


class KeepsGlobals(Track):
    """A name in what makes the infos is that of others, too."""

    def _told_to_all(self):
        global many
        many = len(self.history)
        return {"places": many}

    def step(self, action):
        ended = self.move(action)
        told = self._told_to_all()
        return self.place, float(many == 77), ended, False, told


class KeepsTheGlobalInfo(Track):
    def move(self, action):
        return super().move(action) or info["places"] == 77

    def step(self, action):
        global info
        ended = self.move(action)
        info = {"places": len(self.history)}
        return self.place, 0.0, ended, False, info


class KeepsAnother(Track):
    """A name in what makes the infos is looked at there, too."""

    def _all_told(self):
        many = len(self.history)
        if many == 77:
            self.place = 0
        return {"places": many}

    def step(self, action):
        ended = self.move(action)
        return self.place, 0.0, ended, False, self._all_told()


class Mean(Statistics):
    """Counts that are told as another dictionary."""

    def told(self):
        return {"mean": float(np.mean(self.history))}


class KeepsTheObject(TellsByAnother):
    """What an object tells is looked at elsewhere, too."""

    def reset(self, *, seed=None, options=None):
        shown = super().reset(seed=seed)[0]
        self.statistics = Mean()
        return shown, {}

    def step(self, action):
        ended = self.move(action)
        reward = float(self.statistics.told()["mean"] > 3)
        return self.place, reward, ended, False, self.statistics.told()


class SucceedsByTheLog(Track):
    def step(self, action):
        ended = self.move(action)
        return self.place, 0.0, ended, False, {"is_success": len(self.history) > 14}


class KeepsTheInfo(Track):
    """What the info tells is looked at, too."""

    def step(self, action):
        ended = self.move(action)
        info = {"places": len(self.history)}
        reward = float(info["places"] > 14)
        return self.place, reward, ended, False, info


class KeepsTheMethod(Track):
    """What the method returns is looked at elsewhere, too."""

    def _told(self):
        return {"places": len(self.history)}

    def step(self, action):
        ended = self.move(action)
        reward = float(self._told()["places"] > 14)
        return self.place, reward, ended, False, self._told()


class Notes(Track):
    """To tell it is to do something."""

    def note(self, many):
        if many == 77:
            self.place = 0
        return many

    def step(self, action):
        ended = self.move(action)
        return self.place, 0.0, ended, False, {"places": self.note(len(self.history))}


class NotesByName(Track):
    def step(self, action):
        ended = self.move(action)
        info = {"places": (many := len(self.history))}
        return self.place, float(many > 14), ended, False, info


class ReadsItsOwn(Tells):
    """A wrapper inside the class: what the step below tells is looked at."""

    def step(self, action):
        shown, _, ended, cut, info = super().step(action)
        return shown, float(info["places"] > 6), ended, cut, {}


class Within(Track):
    """A function in a step returns a pair, and no info."""

    def step(self, action):
        ended = self.move(action)

        def reset():
            return 0, {"late": len(self.history) > 14}

        return self.place, float(reset()[1]["late"]), ended, False, {}


class Trims(Track):
    """It keeps the last episodes only, which hold what is hidden."""

    def __init__(self):
        super().__init__()
        self.log, self.score = [], 0

    def reset(self, *, seed=None, options=None):
        self.log.append({"score": self.score})
        if len(self.log) > 3:
            self.log.pop(0)
        return super().reset(seed=seed)


class TrimsAndMore(Trims):
    """Where the log is long, the start is another one."""

    def reset(self, *, seed=None, options=None):
        self.log.append({"score": self.score})
        Track.reset(self, seed=seed)
        if len(self.log) > 77:
            self.log.pop(0)
            self.place = 1
        return self.place, {}


class BeginsAnew(Track):
    """The log is begun anew where it is long; of places, none has a negative number."""

    def __init__(self):
        super().__init__()
        self.log = []

    def step(self, action):
        self.log.append(self.place)
        if len(self.log) > 5:
            self.log = []
        if len(self.log) < 0:
            self.place = 0
        return super().step(action)


class AliasesItsStep(Tells):
    """What the step below tells is looked at, by another name."""

    def step(self, action):
        call = super().step
        shown, _, ended, cut, info = call(action)
        return shown, float(info["places"] > 6), ended, cut, {}


class Visits(Track):
    """It counts how often it was where, in all episodes."""

    def __init__(self):
        super().__init__()
        self.visits, self.rewards = np.zeros((LAST + 1, 2), np.int64), np.zeros(2)

    def move(self, action):
        self.visits[self.place, int(action)] += 1
        self.rewards[1] = 0.5
        return super().move(action)

    def reset(self, *, seed=None, options=None):
        self.rewards = np.zeros(2)
        return super().reset(seed=seed)


class PaysForVisits(Visits):
    """The first visits are worth more."""

    def step(self, action):
        ended = self.move(action)
        return self.place, float(1 / self.visits[0, 0]), ended, False, {}


class ShowsVisits(Visits):
    observation_space = gymnasium.spaces.Box(0, 2**31, (LAST + 1, 2), np.int64)

    def reset(self, *, seed=None, options=None):
        return self.visits.copy(), super().reset(seed=seed)[1]

    def step(self, action):
        ended = self.move(action)
        return self.visits.copy(), 0.0, ended, False, {}


class GrowsVisits(Visits):
    """The array becomes another one, later, which fits no more."""

    def move(self, action):
        if self.place == LAST - 1:
            self.visits = np.zeros((LAST + 1, 1), np.int64)
        return super().move(action)
