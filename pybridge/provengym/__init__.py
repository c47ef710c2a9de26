"""Reinforcement-learning environments specified and proved in Lean, compiled to C.

Importing this package registers its environments with Gymnasium:

>>> import gymnasium
>>> import provengym
>>> env = gymnasium.make("provengym/GridWorld-v0", height=2, width=3)
>>> env.reset(seed=0)
(0, {})
>>> env.step(1)  # down
(3, -1.0, False, False, {})
"""

from __future__ import annotations

import importlib
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from provengym.envs.registry import register

if TYPE_CHECKING:
    from provengym.auditing.api import audit as audit
    from provengym.auditing.report import AuditReport as AuditReport
    from provengym.campaigns.api import campaign as campaign
    from provengym.campaigns.report import CampaignReport as CampaignReport
    from provengym.conformance import conform as conform
    from provengym.design import Analysis as Analysis
    from provengym.design import analyse as analyse
    from provengym.envs.blackjack.env import BlackjackEnv as BlackjackEnv
    from provengym.envs.cliff_walking.env import CliffWalkingEnv as CliffWalkingEnv
    from provengym.envs.fishing.env import FishingContinuousEnv as FishingContinuousEnv
    from provengym.envs.fishing.env import FishingEnv as FishingEnv
    from provengym.envs.fishing.normalized import FishingNormalizedEnv as FishingNormalizedEnv
    from provengym.envs.frozen_lake.env import FrozenLakeEnv as FrozenLakeEnv
    from provengym.envs.gridworld.env import GridWorldEnv as GridWorldEnv
    from provengym.envs.hunter_wumpus.env import HunterWumpusEnv as HunterWumpusEnv
    from provengym.envs.key_lock.env import KeyLockEnv as KeyLockEnv
    from provengym.envs.model.env import ModelEnv as ModelEnv
    from provengym.envs.recommender.env import RecommenderEnv as RecommenderEnv
    from provengym.envs.spell_correction.env import SpellCorrectionEnv as SpellCorrectionEnv
    from provengym.envs.swimmer.env import SwimmerEnv as SwimmerEnv
    from provengym.envs.swimmer_gait.env import SwimmerGaitEnv as SwimmerGaitEnv
    from provengym.envs.taxi.env import TaxiEnv as TaxiEnv
    from provengym.envs.two_lane_driving.env import TwoLaneDrivingEnv as TwoLaneDrivingEnv
    from provengym.evaluating import Evaluation as Evaluation
    from provengym.evaluating import evaluate as evaluate
    from provengym.extracting import extract as extract
    from provengym.finite.changed import Monitor as Monitor
    from provengym.finite.files import load_model as load_model
    from provengym.finite.model import FiniteModel as FiniteModel
    from provengym.models.expected_values import Between as Between
    from provengym.models.expected_values import Mean as Mean
    from provengym.models.expected_values import Near as Near
    from provengym.models.expected_values import Satisfies as Satisfies
    from provengym.rules.api import Proof as Proof
    from provengym.rules.api import prove as prove
    from provengym.solving import Certificate as Certificate
    from provengym.solving import CheckResult as CheckResult
    from provengym.solving import IntegerModel as IntegerModel
    from provengym.solving import NotCertified as NotCertified
    from provengym.solving import Solution as Solution
    from provengym.solving import check as check
    from provengym.solving import load_certificate as load_certificate
    from provengym.solving import solve as solve
    from provengym.vector.batch import Batch as Batch

__version__ = version("provengym")

# Loaded when first asked for, so that importing the package stays quick.
_MODULES = ("conformance", "delf", "design", "functional", "jax", "rules", "sb3", "solving", "spec")
_LAZY = {
    "Analysis": "provengym.design",
    "AuditReport": "provengym.auditing.report",
    "Batch": "provengym.vector.batch",
    "Between": "provengym.models.expected_values",
    "BlackjackEnv": "provengym.envs.blackjack.env",
    "CampaignReport": "provengym.campaigns.report",
    "Certificate": "provengym.solving",
    "CheckResult": "provengym.solving",
    "CliffWalkingEnv": "provengym.envs.cliff_walking.env",
    "Evaluation": "provengym.evaluating",
    "FiniteModel": "provengym.finite.model",
    "FishingContinuousEnv": "provengym.envs.fishing.env",
    "FishingEnv": "provengym.envs.fishing.env",
    "FishingNormalizedEnv": "provengym.envs.fishing.normalized",
    "FrozenLakeEnv": "provengym.envs.frozen_lake.env",
    "GridWorldEnv": "provengym.envs.gridworld.env",
    "HunterWumpusEnv": "provengym.envs.hunter_wumpus.env",
    "IntegerModel": "provengym.solving",
    "KeyLockEnv": "provengym.envs.key_lock.env",
    "Mean": "provengym.models.expected_values",
    "ModelEnv": "provengym.envs.model.env",
    "Monitor": "provengym.finite.changed",
    "Near": "provengym.models.expected_values",
    "NotCertified": "provengym.solving",
    "Proof": "provengym.rules.api",
    "RecommenderEnv": "provengym.envs.recommender.env",
    "Satisfies": "provengym.models.expected_values",
    "Solution": "provengym.solving",
    "SpellCorrectionEnv": "provengym.envs.spell_correction.env",
    "SwimmerEnv": "provengym.envs.swimmer.env",
    "SwimmerGaitEnv": "provengym.envs.swimmer_gait.env",
    "TaxiEnv": "provengym.envs.taxi.env",
    "TwoLaneDrivingEnv": "provengym.envs.two_lane_driving.env",
    "analyse": "provengym.design",
    "audit": "provengym.auditing.api",
    "campaign": "provengym.campaigns.api",
    "check": "provengym.solving",
    "conform": "provengym.conformance",
    "evaluate": "provengym.evaluating",
    "extract": "provengym.extracting",
    "load_certificate": "provengym.solving",
    "load_model": "provengym.finite.files",
    "prove": "provengym.rules.api",
    "solve": "provengym.solving",
}

__all__ = [
    "Analysis",
    "AuditReport",
    "Batch",
    "Between",
    "BlackjackEnv",
    "CampaignReport",
    "Certificate",
    "CheckResult",
    "CliffWalkingEnv",
    "Evaluation",
    "FiniteModel",
    "FishingContinuousEnv",
    "FishingEnv",
    "FishingNormalizedEnv",
    "FrozenLakeEnv",
    "GridWorldEnv",
    "HunterWumpusEnv",
    "IntegerModel",
    "KeyLockEnv",
    "Mean",
    "ModelEnv",
    "Monitor",
    "Near",
    "NotCertified",
    "Proof",
    "RecommenderEnv",
    "Satisfies",
    "Solution",
    "SpellCorrectionEnv",
    "SwimmerEnv",
    "SwimmerGaitEnv",
    "TaxiEnv",
    "TwoLaneDrivingEnv",
    "__version__",
    "analyse",
    "audit",
    "campaign",
    "check",
    "conform",
    "evaluate",
    "extract",
    "load_certificate",
    "load_model",
    "prove",
    "solve",
]


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return importlib.import_module(f"{__name__}.{name}")
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(_LAZY[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)


register()
