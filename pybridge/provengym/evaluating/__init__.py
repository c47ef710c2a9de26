"""Evaluate policies: certified in the exact decision process, and estimated from episodes."""

from provengym.evaluating.api import evaluate
from provengym.evaluating.report import Evaluation

__all__ = ["Evaluation", "evaluate"]
