"""An evaluation as a page of HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from provengym.data.episode import brief_actions
from provengym.evaluating.rows import errs_text, estimate_rows, worth_rows
from provengym.reporting.page import (
    article_of,
    facts_of,
    figures_of,
    list_of,
    page_of,
    text_of,
)

if TYPE_CHECKING:
    from provengym.evaluating.data import EvaluationData

_LIKE = {
    "certified": "clean",
    "estimated": "agrees",
    "contradicted": "differs",
    "not known": "inconclusive",
}
"""The verdicts of `conform` that these look like."""
_ACTS = {
    "mode": "The mode of each action of the model.",
    "sampled": "Actions are sampled, as the model draws them.",
    "as given": "As the policy says them; of several with probabilities one is drawn.",
}


def page(found: EvaluationData) -> str:
    """The answer, the first error with its pictures, the episodes, and what all of it rests on."""
    parts = [
        f'<p class="faint">{text_of(f"Objective: {found.objective}")}, '
        f"{text_of(found.objective_because)}.</p>",
        "<h2>The answer</h2>",
        facts_of(_named(worth_rows(found)) | {"Actions": _ACTS[found.actions]}),
    ]
    if text := errs_text(found):
        parts += ["<h2>Where it errs first</h2>", *_errs(found, text)]
    parts += ["<h2>Episodes</h2>", facts_of(_named(estimate_rows(found)))]
    parts += ["<h2>What it rests on</h2>", *list_of(found.assumptions)]
    parts.append(
        facts_of(
            {
                "Tested": found.tested or "nothing",
                "Certificates": ", ".join(found.certificates) or "none",
            }
        )
    )
    verdict, meaning = _verdict(found)
    return page_of(f"{found.policy} in {found.target}", verdict, _LIKE[verdict], meaning, parts)


def _errs(found: EvaluationData, text: str) -> list[str]:
    """The story of the first error, below the pictures of an episode that comes there."""
    error = found.first_mistake
    if error is None:
        return [f"<p>{text_of(text)}</p>"]
    facts: dict[str, object] = {"It sees": error.seen[-1]}
    if error.actions:
        facts["After the actions"] = brief_actions(error.actions)
    return [
        article_of("First error", text_of(text), facts, before=figures_of(found.pictures())),
    ]


def _verdict(found: EvaluationData) -> tuple[str, str]:
    """The verdict, and a sentence on what it means."""
    if found.agrees is False:
        return "contradicted", "The certified value and the episodes contradict each other."
    if found.certified is not None:
        return "certified", (
            "The value is certified in the decision process below; that the environment is that "
            "process is tested, as far as is told there."
        )
    if found.estimate is not None:
        return "estimated", (
            "No exact value is known; with the probability of its level, the interval of the "
            "episodes contains it."
        )
    return "not known", "Neither an exact value nor an interval is known."


def _named(rows: list[tuple[str, str]]) -> dict[str, object]:
    return {name.capitalize(): text for name, text in rows}
