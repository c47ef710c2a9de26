"""Evaluate policies: certified in the exact decision process, and estimated from episodes.

`evaluate` reads a policy by what is observed, solves the process that it makes of a model, and
plays it in `Episodes`; `load_policy` reads one from a file of data.
"""

from provengym.evaluating.api import evaluate
from provengym.evaluating.policy_files import load_policy
from provengym.evaluating.report import Evaluation

__all__ = ["Evaluation", "evaluate", "load_policy"]
