"""The policy of a certificate, which is one of states, as one of what they show."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TYPE_CHECKING, Any

from provengym.data.errors import brief
from provengym.finite.model import FiniteModel
from provengym.finite.policies import PolicyError
from provengym.models.values import key
from provengym.solving import Certificate, DiscountedCertificate, check

if TYPE_CHECKING:
    from numpy.typing import NDArray


def policy_of(
    certificate: Certificate, model: object, arguments: Mapping[str, Any]
) -> NDArray[Any] | Callable[[Any], int]:
    """Return the policy of a certificate, as a table or a function of what is observed.

    Args:
        certificate: About the model.
        model: A `FiniteModel`; or another one, whose states show their numbers.
        arguments: Parameters of an environment.

    Raises:
        PolicyError: The certificate does not hold for the model or has no policy of states; or the
            policy differs in states that show the same.
    """
    if not isinstance(certificate, DiscountedCertificate):
        raise PolicyError(
            f"policy: the certificate must be a discounted one, got {certificate.kind}"
        )
    if certificate.policy is None:
        raise PolicyError("policy: the certificate has no policy")
    result = check(model, certificate, **arguments)
    if not result.holds:
        raise PolicyError(f"policy: the certificate does not hold: {result.message}")
    if not isinstance(model, FiniteModel):
        return certificate.policy
    found: dict[Hashable, int] = {}
    for state in range(model.states):
        if model.ended[state]:
            continue
        shown, action = model.observation(state), int(certificate.policy[state])
        if found.setdefault(key(shown), action) != action:
            raise PolicyError(
                f"policy: the certificate's is one of states, and does different things where "
                f"{brief(shown)} is observed"
            )
    return lambda observation: model.actions[found[key(observation)]]
