"""Initiation, Communication and Evaluation: `converse` and `replay`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from provengym_delf.answers import AnswerError, design_of, program_of
from provengym_delf.prompts import codify_query, design_query, repair_message
from provengym_delf.transcript import Exchange, Transcript

if TYPE_CHECKING:
    from provengym_delf.client import Ask
    from provengym_delf.design import Design, Task
    from provengym_delf.evaluation import Evaluation
    from provengym_delf.transcript import Query

    Judge = Callable[[str, Task, Design | None], Evaluation]

TRIALS = 5


@dataclass(frozen=True)
class Trial:
    """A program, and what is found of it."""

    number: int
    """From 1."""
    program: str
    evaluation: Evaluation
    recorded: str | None = None
    """The verdict that the transcript had."""


def converse(
    transcript: Transcript,
    ask: Ask,
    judge: Judge,
    save: Callable[[Transcript], None],
    *,
    trials: int = TRIALS,
) -> Iterator[Trial]:
    """Have an environment designed, written, judged and repaired, until it is right or the trials
    end.  A transcript that was begun is gone on with.

    Args:
        transcript: What was said so far.
        ask: Who answers.
        judge: Judges a program.
        save: Called with the transcript after each answer, and after each verdict, before anything
            else is asked.
        trials: How many programs are asked for, at most.

    Yields:
        Each trial, those of a transcript that was begun included.

    Raises:
        AnswerError: An answer cannot be used; it is not kept.
        ClientError: There is no answer.
    """
    design, number = None, 0
    last: Evaluation | None = None
    for position, exchange in enumerate(transcript.exchanges):
        if not exchange.is_trial:
            design = _design_of(exchange.answer)
            continue
        number += 1
        is_last = position == len(transcript.exchanges) - 1
        if is_last:  # whose evaluation the next message is made of
            program = program_of(exchange.answer)
            last = judge(program, transcript.task, design)
            transcript = transcript.with_last(exchange.judged(last))
            save(transcript)
            yield Trial(number, program, last, exchange.verdict)
    if not transcript.exchanges:
        designed = _answered(transcript, "design", design_query(transcript.task), ask)
        if designed is None:
            return
        design = _design_of(designed.answer)
        transcript = transcript.with_one(designed)
        save(transcript)
    while number < trials and not last:
        if last is None:
            written = _answered(transcript, "codify", codify_query(transcript.task), ask)
        else:
            written = _answered(transcript, "repair", repair_message(last, transcript.task), ask)
        if written is None:
            return
        program, number = program_of(written.answer), number + 1
        transcript = transcript.with_one(written)
        save(transcript)
        last = judge(program, transcript.task, design)
        transcript = transcript.with_last(written.judged(last))
        save(transcript)
        yield Trial(number, program, last)


def _answered(transcript: Transcript, query: Query, prompt: str, ask: Ask) -> Exchange | None:
    answer = ask(transcript.messages(prompt))
    return None if answer is None else Exchange(query=query, prompt=prompt, answer=answer)


def _design_of(answer: str) -> Design | None:
    """The design of an answer; None also where it cannot be read, for the program decides."""
    try:
        return design_of(answer)
    except AnswerError:
        return None


def replay(transcript: Transcript, judge: Judge) -> Iterator[Trial]:
    """Judge the recorded answers anew.

    Raises:
        AnswerError: An answer cannot be used; the message names its line.
    """
    design, number = None, 0
    for line, exchange in enumerate(transcript.exchanges, 2):
        if not exchange.is_trial:
            design = _design_of(exchange.answer)
            continue
        try:
            program = program_of(exchange.answer)
        except AnswerError as error:
            raise AnswerError(f"line {line}: {error}") from error
        number += 1
        yield Trial(number, program, judge(program, transcript.task, design), exchange.verdict)
