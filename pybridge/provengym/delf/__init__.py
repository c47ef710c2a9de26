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

from provengym.delf.answers import AnswerError, design_of, program_of
from provengym.delf.assessing import assess
from provengym.delf.client import ClientError, chat, recorded
from provengym.delf.conversation import Trial, converse, replay
from provengym.delf.design import Attribute, Component, Continuous, Design, Discrete, Task
from provengym.delf.evaluation import Evaluation, Finding, evaluation_of
from provengym.delf.judging import judge
from provengym.delf.report import DelfReport
from provengym.delf.transcript import Exchange, Transcript, TranscriptError
from provengym.delf.transcript import read as read_transcript

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
