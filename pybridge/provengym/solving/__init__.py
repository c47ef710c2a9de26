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

The halls are `forms`, in which a model is given; `methods` on models in integers; `objectives`, a
class for each; `certificates`, a class for each kind; `checking` them, whole or by shards; `plots`;
and `questions` about a model that more than one solution answers.  The tables of `registry` name
objectives and kinds.  Of a model that is never made as a whole, a
`RowSource` gives the rows of some states as `Rows`, values are in a `Store`, and a
`StreamedCertificate` reads them as `KeptValues`: these are `streamed`.
"""

from __future__ import annotations

from provengym.finite.forms import integer_model, model_of_table
from provengym.finite.integer_model import IntegerModel
from provengym.solving import registry
from provengym.solving._solve import solve
from provengym.solving.certificates.base import Certificate
from provengym.solving.certificates.result import CheckResult
from provengym.solving.certificates.streamed import StreamedCertificate
from provengym.solving.certificates.values import FormulaValues
from provengym.solving.checking.check import check
from provengym.solving.checking.loading import load_certificate
from provengym.solving.checking.shard_verdict import ShardVerdict, load_shard, merge_shards
from provengym.solving.checking.shards import check_shard, check_shards
from provengym.solving.forms.reachable import reachable
from provengym.solving.forms.success import UnknownSuccess, success_model
from provengym.solving.methods.reward_cycle import RewardCycle, reward_cycle
from provengym.solving.objectives.endless import endless
from provengym.solving.objectives.errors import NotCertified, UnboundedReturn
from provengym.solving.objectives.solution import Solution
from provengym.solving.objectives.success import unreachable
from provengym.solving.objectives.total import ranks
from provengym.solving.questions.best_returns import EndlessOrSuccess, endless_or_success
from provengym.solving.questions.under_policy import under_policy
from provengym.solving.questions.ways import WaysToSuccess, ways_to_success
from provengym.solving.registry import *  # noqa: F403 - the classes of all kinds
from provengym.solving.streamed.solver import StreamedSolution

__all__ = [
    "Certificate",
    "CheckResult",
    "EndlessOrSuccess",
    "FormulaValues",
    "IntegerModel",
    "NotCertified",
    "RewardCycle",
    "ShardVerdict",
    "Solution",
    "StreamedCertificate",
    "StreamedSolution",
    "UnboundedReturn",
    "UnknownSuccess",
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
__all__ += registry.__all__
