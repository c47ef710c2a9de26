"""Optimal values and policies, with certificates that exact arithmetic checks.

>>> import provengym
>>> solution = provengym.solve("FrozenLake-v1", discount=0.99)
>>> round(float(solution.values[0]), 6)
0.542026
>>> solution.bound < 1e-6
True
>>> provengym.check("FrozenLake-v1", solution.certificate).holds
True

`solve` finds values and a policy in floating point and certifies them; `check` decides whether a
certificate holds for a model, wherever it comes from.
"""

from __future__ import annotations

from provengym.finite.integer_model import IntegerModel
from provengym.solving._check import check
from provengym.solving._convert import integer_model
from provengym.solving._endless import endless
from provengym.solving._errors import NotCertified, UnboundedReturn
from provengym.solving._reachable import reachable
from provengym.solving._reward_cycle import RewardCycle, reward_cycle
from provengym.solving._shard_verdict import ShardVerdict, load_shard, merge_shards
from provengym.solving._shards import check_shard, check_shards
from provengym.solving._solution import Solution
from provengym.solving._solve import solve
from provengym.solving._streamed import StreamedSolution
from provengym.solving._success import unreachable
from provengym.solving._total import ranks
from provengym.solving._under_policy import under_policy
from provengym.solving._ways import WaysToSuccess, ways_to_success
from provengym.solving.best_returns import EndlessOrSuccess, endless_or_success
from provengym.solving.certificates import (
    Certificate,
    CheckResult,
    DiscountedCertificate,
    EndlessCertificate,
    HorizonCertificate,
    StreamedCertificate,
    SuccessCertificate,
    TotalCertificate,
    UnreachableCertificate,
    load_certificate,
)
from provengym.solving.certificates.values import FormulaValues
from provengym.solving.success import SuccessModel, UnknownSuccess, success_model
from provengym.solving.tables import model_of_table

__all__ = [
    "Certificate",
    "CheckResult",
    "DiscountedCertificate",
    "EndlessCertificate",
    "EndlessOrSuccess",
    "FormulaValues",
    "HorizonCertificate",
    "IntegerModel",
    "NotCertified",
    "RewardCycle",
    "ShardVerdict",
    "Solution",
    "StreamedCertificate",
    "StreamedSolution",
    "SuccessCertificate",
    "SuccessModel",
    "TotalCertificate",
    "UnboundedReturn",
    "UnknownSuccess",
    "UnreachableCertificate",
    "WaysToSuccess",
    "check",
    "check_shard",
    "check_shards",
    "endless",
    "endless_or_success",
    "integer_model",
    "load_certificate",
    "load_shard",
    "merge_shards",
    "model_of_table",
    "ranks",
    "reachable",
    "reward_cycle",
    "solve",
    "success_model",
    "under_policy",
    "unreachable",
    "ways_to_success",
]
