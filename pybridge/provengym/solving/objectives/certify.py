"""Make a certificate of values, and check it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from provengym.envs import registry
from provengym.solving.certificates.discounted import MAX_ERROR, DiscountedCertificate

if TYPE_CHECKING:
    from provengym.finite.integer_model import IntegerModel
    from provengym.solving.methods.fixed_point import FixedPoint


def certify(model: IntegerModel, point: FixedPoint, threads: int) -> DiscountedCertificate | None:
    """A certificate of these values with an error that is as small as it can be, or nearly.

    What exact backups leave is rounded once, so that the first error tried is the smallest or one
    less.

    Returns:
        A certificate that holds, None when there is none.
    """
    policy, best = point.greedy()
    error, step = math.ceil(np.abs(best).max()), 1
    while error <= MAX_ERROR:
        if model.table.check(point.units, point.factor, error, policy, threads) is None:
            break
        error += step
        step *= 2
    else:
        return None
    environment = model.environment
    is_own = environment is not None and registry.find(environment[0]) is not None
    return DiscountedCertificate(
        values=point.units,
        policy=policy,
        error=error,
        scale=point.scale,
        discount=model.discount,
        sha256=model.sha256,
        environment=environment,
        model=None if is_own else model,
    )
