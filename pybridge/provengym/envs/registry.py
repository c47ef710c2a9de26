"""The environments of this package and their registration with Gymnasium.

This is the one list of them: `provengym list`, the references of `provengym conform`, the table in
README.md, the pages of docs and the tests read it.
"""

from __future__ import annotations

import importlib
import inspect
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import gymnasium

from provengym import _validation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from provengym.envs.base import KernelEnv


@dataclass(frozen=True)
class Entry:
    """One environment: its short name and where its class lives."""

    name: str
    entry_point: str
    """``module:attribute``"""
    version: int = 0

    @property
    def id(self) -> str:
        """The id for `gymnasium.make`."""
        return f"provengym/{self.name}-v{self.version}"

    @property
    def vector_entry_point(self) -> str:
        """``module:attribute`` of what `gymnasium.make_vec` calls."""
        return f"provengym.vector:{self.name}_v{self.version}"

    def load(self) -> Callable[..., KernelEnv]:
        """Import and return the environment class."""
        loaded: Callable[..., KernelEnv] = _load(self.entry_point)
        return loaded

    @property
    def description(self) -> str:
        """One line on the environment, the first of its class's docstring."""
        return (inspect.getdoc(self.load()) or "").partition("\n")[0].removesuffix(".")


@dataclass(frozen=True)
class Family:
    """The environments that share a kernel, a folder of this package and a page of docs."""

    folder: str
    """The name of the folder, and of the page."""
    task: str
    """The task, in a few words."""
    proved: str
    """The gist of the theorem that README names."""
    theorem: str
    """That theorem, as ``file:name``."""
    reference: str
    """``module:attribute`` of the parameter space that other environments are held against."""
    environments: tuple[Entry, ...]
    """The kernel and the reference have the name of the first one."""
    pictures: str = ""
    """``module:attribute`` of the pictures of a `Finding`, where there are some."""
    no_task: str = ""
    """Why EnvBench has no task for them; empty where it has."""
    table_is_proved: bool = True
    """True if it is proved that a table which is filled as `solving.reachable` does is the
    environment."""

    @property
    def name(self) -> str:
        """The name of the kernel and of the reference."""
        return self.environments[0].name

    def load_reference(self) -> Any:
        """Import the parameter space and make it."""
        return _load(self.reference)()

    def load_pictures(self) -> Any:
        """Import what draws a finding: from it to pairs of a caption and a `pygame.Surface`."""
        return _load(self.pictures)


def _load(path: str) -> Any:
    module, _, attribute = path.partition(":")
    return getattr(importlib.import_module(module), attribute)


FAMILIES = (
    Family(
        "gridworld",
        task="walk to a goal",
        proved="with a discount below 1 and the steps to get there, no policy is worth more than a "
        "closed form of the distance",
        theorem="Spec/GridWorld/Optimal.lean:value_le_optimalValue",
        reference="provengym.envs.gridworld.reference:GridWorldParameters",
        environments=(Entry("GridWorld", "provengym.envs.gridworld.env:GridWorldEnv"),),
        pictures="provengym.envs.gridworld.pictures:pictures",
    ),
    Family(
        "fishing",
        task="harvest a stock that grows",
        proved="at the defaults, the largest harvest, and quotas that attain it",
        theorem="Spec/Fishing/Optimal.lean:largest_totalHarvest",
        reference="provengym.envs.fishing.reference:FishingParameters",
        environments=(
            Entry("Fishing", "provengym.envs.fishing.env:FishingEnv"),
            Entry("FishingContinuous", "provengym.envs.fishing.env:FishingContinuousEnv"),
            Entry("FishingNormalized", "provengym.envs.fishing.normalized:FishingNormalizedEnv"),
        ),
    ),
    Family(
        "hunter_wumpus",
        task="hunt a player who wanders at random",
        proved="whatever the wumpus does, the probability that the game goes on falls "
        "geometrically",
        theorem="Spec/HunterWumpus/Ending.lean:probOngoing_le_pow",
        reference="provengym.envs.hunter_wumpus.reference:HunterWumpusParameters",
        environments=(Entry("HunterWumpus", "provengym.envs.hunter_wumpus.env:HunterWumpusEnv"),),
    ),
    Family(
        "spell_correction",
        task="restore a misspelled word",
        proved="the fewest steps to it, and when none suffice",
        theorem="Spec/SpellCorrection/Solving.lean:solvableIn_iff",
        reference="provengym.envs.spell_correction.reference:SpellCorrectionParameters",
        environments=(
            Entry("SpellCorrection", "provengym.envs.spell_correction.env:SpellCorrectionEnv"),
        ),
    ),
    Family(
        "key_lock",
        task="find a key, and open a lock with it",
        proved="what an episode that opens the lock returns",
        theorem="Spec/KeyLock/Return.lean:totalReward_of_opens",
        reference="provengym.envs.key_lock.reference:KeyLockParameters",
        environments=(Entry("KeyLock", "provengym.envs.key_lock.env:KeyLockEnv"),),
    ),
    Family(
        "two_lane_driving",
        task="drive along two lanes between obstacles",
        proved="which streets can be driven at all",
        theorem="Spec/TwoLaneDriving/Drivable.lean:drivable_iff",
        reference="provengym.envs.two_lane_driving.reference:TwoLaneDrivingParameters",
        environments=(
            Entry("TwoLaneDriving", "provengym.envs.two_lane_driving.env:TwoLaneDrivingEnv"),
        ),
    ),
    Family(
        "recommender",
        task="find out what a user likes to buy",
        proved="of two products, over four and five steps, the whole history is worth more than the"
        " last recommendation and the time",
        theorem="Spec/Recommender/LastAndTime.lean:history_is_worth_more",
        reference="provengym.envs.recommender.reference:RecommenderParameters",
        environments=(Entry("Recommender", "provengym.envs.recommender.env:RecommenderEnv"),),
    ),
    Family(
        "swimmer_gait",
        task="swim by changing shape",
        proved="the largest mean displacement of a gait",
        theorem="Spec/SwimmerGait/Optimal.lean:largest_mean",
        reference="provengym.envs.swimmer_gait.reference:SwimmerGaitParameters",
        environments=(Entry("SwimmerGait", "provengym.envs.swimmer_gait.env:SwimmerGaitEnv"),),
    ),
    Family(
        "swimmer",
        task="swim by torques in the joints",
        proved="unless it saturates, a step is one semi-implicit Euler step of 1/100 of Newton's"
        " and Euler's equations, up to rounding",
        theorem="Spec/Swimmer/OneStep.lean:one_step_moves",
        reference="provengym.envs.swimmer.reference:SwimmerParameters",
        environments=(Entry("Swimmer", "provengym.envs.swimmer.env:SwimmerEnv"),),
        no_task="an author who computes in double precision is right, but not to the last digit",
    ),
    Family(
        "cliff_walking",
        task="walk along a cliff",
        proved="no way to the goal earns more than -13, and without slipping one earns that",
        theorem="Spec/CliffWalking/Properties.lean:totalReward_start",
        reference="provengym.envs.cliff_walking.reference:CliffWalkingParameters",
        environments=(Entry("CliffWalking", "provengym.envs.cliff_walking.env:CliffWalkingEnv"),),
        no_task="Gymnasium has it, which an answer may import",
    ),
    Family(
        "frozen_lake",
        task="walk over a frozen lake with holes",
        proved="a step goes as chosen with the given probability, and to either side with half the "
        "rest",
        theorem="Spec/FrozenLake/Properties.lean:expect_step",
        reference="provengym.envs.frozen_lake.reference:FrozenLakeParameters",
        environments=(Entry("FrozenLake", "provengym.envs.frozen_lake.env:FrozenLakeEnv"),),
        no_task="Gymnasium has it, which an answer may import",
    ),
    Family(
        "taxi",
        task="fetch a passenger and take it to its destination",
        proved="an episode ends exactly when the passenger is dropped off at its destination, and"
        " exactly then a step pays 20",
        theorem="Spec/Taxi/Properties.lean:terminated_iff",
        reference="provengym.envs.taxi.reference:TaxiParameters",
        environments=(Entry("Taxi", "provengym.envs.taxi.env:TaxiEnv"),),
        no_task="Gymnasium has it, which an answer may import",
    ),
    Family(
        "blackjack",
        task="come closer to 21 than a dealer",
        proved="the dealer's total, drawn by one word, has the law of drawing card by card",
        theorem="Spec/Blackjack/Dealer.lean:expect_dealer",
        reference="provengym.envs.blackjack.reference:BlackjackParameters",
        environments=(Entry("Blackjack", "provengym.envs.blackjack.env:BlackjackEnv"),),
        no_task="Gymnasium has it, which an answer may import",
    ),
)
ENVIRONMENTS = tuple(entry for family in FAMILIES for entry in family.environments)
MODEL = Entry("Model", "provengym.envs.model.env:ModelEnv")
"""The environment that plays a finite model: of no family, as any model may be its parameter."""
PLAYED = (*ENVIRONMENTS, MODEL)
"""All that are registered with Gymnasium."""


def find(name: str, among: Iterable[Entry] = ENVIRONMENTS) -> Entry | None:
    """The environment with this short name or id, in any case; None when there is none."""
    for entry in among:
        if name.casefold() in (entry.name.casefold(), entry.id.casefold()):
            return entry
    return None


def named(name: object) -> Entry:
    """The environment with this short name or id, in any case.

    Raises:
        ValueError: There is none.
    """
    entry = find(name) if isinstance(name, str) else None
    if entry is None:
        known = ", ".join(repr(one.id) for one in ENVIRONMENTS)
        raise ValueError(f"env_id must be one of {known}, got {_validation.shown(name)}")
    return entry


def register() -> None:
    """Register every environment; registering again changes nothing.

    No environment gets a time limit: `truncated` is the environment's own, and
    ``gymnasium.make(..., max_episode_steps=...)`` adds Gymnasium's.
    """
    for entry in PLAYED:
        if entry.id not in gymnasium.registry:
            gymnasium.register(
                entry.id,
                entry_point=entry.entry_point,
                vector_entry_point=entry.vector_entry_point,
            )
