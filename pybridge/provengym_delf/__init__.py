"""Environments that a language model designs and writes: asked for, judged and repaired.

DeLF (Afshar and Li, *Designing Learning Environments with Foundation Models*, 2024) asks a model
for a design and its code, repairs that in conversation, and counts trials until it runs.  Here each
program is judged by what can be decided of it: Gymnasium's contract, a proved reference where there
is one, an exact audit of the task, and whether what is observed suffices.

- `Design`, `Component`, `Attribute`, `Discrete`, `Continuous` and `Task` are DeLF's terms.
- `judge` decides on a program, in a process without network and files.
- `converse` asks, judges and asks again; `replay` judges the answers of a `Transcript` anew.
- `assess` and `evaluation_of` do the same of an environment that is trusted to run here.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from provengym_delf.answers import AnswerError, design_of, program_of
    from provengym_delf.assessing import assess
    from provengym_delf.client import ClientError, chat, recorded
    from provengym_delf.conversation import Trial, converse, replay
    from provengym_delf.design import Attribute, Component, Continuous, Design, Discrete, Task
    from provengym_delf.evaluation import Evaluation, Finding, evaluation_of
    from provengym_delf.judging import judge
    from provengym_delf.report import DelfReport
    from provengym_delf.transcript import Exchange, Transcript, TranscriptError, read_transcript

# Loaded when first asked for: the command line imports this package for its commands.
_MODULES = {
    "answers": ("AnswerError", "design_of", "program_of"),
    "assessing": ("assess",),
    "client": ("ClientError", "chat", "recorded"),
    "conversation": ("Trial", "converse", "replay"),
    "design": ("Attribute", "Component", "Continuous", "Design", "Discrete", "Task"),
    "evaluation": ("Evaluation", "Finding", "evaluation_of"),
    "judging": ("judge",),
    "report": ("DelfReport",),
    "transcript": ("Exchange", "Transcript", "TranscriptError", "read_transcript"),
}

__all__ = [
    "AnswerError",
    "Attribute",
    "ClientError",
    "Component",
    "Continuous",
    "DelfReport",
    "Design",
    "Discrete",
    "Evaluation",
    "Exchange",
    "Finding",
    "Task",
    "Transcript",
    "TranscriptError",
    "Trial",
    "assess",
    "chat",
    "converse",
    "design_of",
    "evaluation_of",
    "judge",
    "program_of",
    "read_transcript",
    "recorded",
    "replay",
]


def __getattr__(name: str) -> Any:
    for module, names in _MODULES.items():
        if name in names:
            return getattr(importlib.import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
