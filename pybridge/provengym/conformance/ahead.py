"""Import what a check imports when it needs it.

A process that watches whether code changes the functions of this package, and one that forks for
each check, import this module first.
"""

from __future__ import annotations

from provengym.conformance.engines import copies, frequencies, paired
from provengym.conformance.minimizing import random_shrinker
from provengym.conformance.references import custom_model, extracted, finite, kernel, of_rules
from provengym.models import last_steps
from provengym.statistics import sampler
from provengym.targets import binding_toml, notebooks, usage

__all__ = [
    "binding_toml",
    "copies",
    "custom_model",
    "extracted",
    "finite",
    "frequencies",
    "kernel",
    "last_steps",
    "notebooks",
    "of_rules",
    "paired",
    "random_shrinker",
    "sampler",
    "usage",
]
