"""Derived kernels: what joins the rules of an environment, written with `Spec.Auto`, with the rest.

Made of a module of rules, and of a table on them, are two modules: `Kernel`, the functions that C
sees, and `Implementation`, the theorem that they are the environment.  Read are the type of `rules`
in the module, as text, and the table:

  term      a Lean term: the rules at the parameters of the kernel, by their names
  valid     a Lean term: whether these are accepted
  file      where the rules are in another module than Basic, its name: then the environment is
            specified otherwise, and the theorems about the rules are in a namespace OfRules; empty
            where they are in the module above Basic itself
  params    where there are several, the structure of that module whose fields they are; then the
            terms speak of one, `p`
  state     the names of the words of a state
  word      the type of these words, UInt32 or UInt64
  shown     a sentence on each component of an observation
  legal     true where the kernel exports which actions are legal
  fits      a proof in Properties, or in that of the folder of the other file, that states fit their
            words where the parameters are accepted; it is decided where it is missing
  range     a proof there that rewards have 32 bits; `by decide` where it is missing
  chosen    true where the place of a random word in a step may depend on the state, so that it is
            chosen without a branch
  called    true where what a lane has of a step are calls in C also where Lean would copy it: of a
            kernel that does not read its parameters
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from provengym_lean.kernel_exports import BindingsError, camel, noise_of
from provengym_lean.sources import Module, without_comments_and_literals

TEMPLATES = Path(__file__).with_name("templates")
#: The file of the rules, unless the table names another.
BASIC = "Basic"
#: The most random words of a step: each is an argument of a function in C.
MOST_STEP_WORDS = 16
WIDTH = 100
#: The components of an observation beyond which Lean needs more than its limits for them.
MANY = 32
_LIMITS = """\
-- An observation has many components, each an instance in that of those before.
set_option maxRecDepth 100000
set_option synthInstance.maxHeartbeats 2000000
set_option synthInstance.maxSize 4096

"""

#: What the theorems speak of that every kernel exports.
_FUNCTIONS = (
    *("valid", "numActions", "actionValid", "rewardScale", "resetWords", "stepWords"),
    *("stateValid", "reward", "terminated", "laneRefuses", "laneT", "laneElapsed", "laneOver"),
    *("legal", "laneReward", "laneTerminated", "laneTruncated", "laneDue"),
)
_ON = """/-- The value of a function of parameters. -/
abbrev {params}.on {{R : Type}} (p : {params}) (f : {kinds} → R) : R :=
  f {values}

"""

_RULES = re.compile(r"\bdef rules\b.*?:\s*Rules (?P<type>[^:]*?)\s+where\b", re.DOTALL)
#: What a template has for some environments only.
_OPTIONAL = re.compile(r"@IF:(\w+)@\n(.*?)@FI@\n", re.DOTALL)
_ARGUMENT = re.compile(r"\((?:[^()]|\([^()]*\))*\)|[^\s()]+")


@dataclass(frozen=True)
class Derived:
    """An environment that is written as rules."""

    name: str
    home: str
    """What the names of its modules begin with: `Spec.CliffWalking`."""
    made: str
    """What the modules that are made of it are made of."""
    rules: Mapping[str, Any]
    """The table on the rules."""
    params: Mapping[str, str]
    """The type of each parameter, in order."""
    type: tuple[str, ...]
    """What `Rules` is applied to: the types of states, actions and observations; how many words of
    chance a reset and a step take; the scale, the least and the largest of the rewards."""

    @property
    def file(self) -> str:
        """The name of the file of the rules."""
        return str(self.rules.get("file", BASIC))

    @property
    def files(self) -> dict[str, str]:
        """The content of what is made, by its path."""
        holes = self._holes()
        return {
            f"{self.home.replace('.', '/')}/{kind}.lean": _filled(
                (TEMPLATES / f"{kind}.lean.in").read_text(encoding="utf-8"), holes
            )
            for kind in ("Kernel", "Implementation")
        }

    def _holes(self) -> dict[str, str]:
        state, action, observation, reset_words, step_words, scale, low, high = self.type
        words, word = list(self.rules["state"]), str(self.rules["word"])
        structure = self.rules.get("params")
        inside = "" if self.file in ("", BASIC) else f"{self.file}."
        names = [camel(name) for name in self.params]
        point = "p" if structure else names[0]
        kinds = list(self.params.values())
        packed = f"(⟨{', '.join(names)}⟩ : {structure})"

        def at_params(term: str) -> str:
            return re.sub(r"(?<![\w.])p(?![\w'])", packed, term) if structure else term

        prefix = self.name.lower()
        places = _places(len(words))
        tuple_ = words[0] if len(words) == 1 else f"({', '.join(words)})"
        arguments = " ".join([*names, *words])
        lane = textwrap.fill(
            f"(lane {arguments} key t elapsed over action autoreset timeLimit maxEpisodeSteps)",
            WIDTH - len("  .terminated"),
            subsequent_indent=" " * 4,
        )
        rules = at_params(str(self.rules["term"]))
        on = "p.on Kernel.{}" if structure else f"Kernel.{{}} {names[0]}"
        at_state = " ".join(f"w{place}" for place in places)
        select = "word32" if word == "UInt32" else "word64"

        noise = [word.name for word in noise_of(max(int(step_words), 1))]
        drawn = f"({' '.join(noise)} : UInt64)"
        read, chosen = "fun _ => noise", bool(self.rules.get("chosen"))
        called = "noinline, " if self.rules.get("called") else ""
        if len(noise) > 1:
            read = noise[-1]
            for k in reversed(range(len(noise) - 1)):
                read = (
                    f"select (i == {k}) {noise[k]} ({read})"
                    if chosen
                    else f"if i = {k} then {noise[k]} else {read}"
                )
            read = f"fun i => {read}"

        given = "u" if len(noise) == 1 else " ".join(f"u{k}" for k in range(len(noise)))
        blanks = " ".join("_" for _ in noise)
        count, one = len(words), len(words) == 1
        results = "results32" if word == "UInt32" else "results64"
        parts = "id" if one else ", ".join(f"(·{place})" for place in places)
        stream = ["t", *(f"(t{' + 1' * k})" for k in range(1, len(noise)))]
        given_words = "nofun"
        given_word = "by simp [Spec.Auto.select_eq]" if chosen and len(noise) > 1 else "rfl"
        for _ in range(int(step_words)):
            given_words = f"Nat.forall_lt_succ_left.mpr ⟨{given_word}, {given_words}⟩"
        step_proof, reward_proof = (
            f"Rules.{part}_list (by decide) ({given_words})" for part in ("step", "reward")
        )
        of_lane = " ".join(f"(Random.word l.key {at.replace('t', 'l.t')})" for at in stream)
        of_words = [f"h.1 a {of_lane}", f"h.2.1 a {of_lane}"]
        if not int(step_words):  # the words are none, and the kernel has one that it does not read
            of_words = [
                f"(Rules.{part}_list (read := fun _ => 0) (by decide) (by nofun)).trans\n"
                f"      ((Rules.{part}_list (by decide) (by nofun)).symm.trans ({one}))"
                for part, one in zip(("step", "reward"), of_words, strict=True)
            ]
        lane_proof = (
            f"let h := (Kernel.functions_eq {point} l.state).2.2.2.2\n"
            f"  (congrArg (·.{results} [{parts}]) (Machine.laneCall_eq\n"
            f"    ({of_words[0]})\n    ({of_words[1]}))).symm"
        )

        def each(count: int, item: str) -> list[str]:
            return [item.format(k=k, place=places[k]) for k in range(count)]

        def tupled(items: Sequence[str]) -> str:
            return items[0] if len(items) == 1 else f"({', '.join(items)})"

        def named(term: str) -> str:
            return point if re.search(rf"(?<![\w.]){point}(?![\w'])", term) else f"_{point}"

        def exports(
            role: str,
            says: Sequence[str],
            heads: Sequence[str],
            bodies: Sequence[str],
            marks: str = "",
        ) -> str:
            return "\n\n".join(
                f"/-- {text} -/\n@[{marks}export {prefix}_{role}_{k}] def {head} :=\n  {body}"
                for k, (text, head, body) in enumerate(zip(says, heads, bodies, strict=True))
            )

        # The step is a function of its own in C, which a lane calls.
        drawn_once = f"{arguments} action " + " ".join(f"(Random.word key {at})" for at in stream)
        after = [f"(step{k} {drawn_once})" for k in range(count)]
        call = (
            "⟨t, elapsed, over, action, autoreset, timeLimit, maxEpisodeSteps, "
            f"numActions {' '.join(names)}, {step_words}, {tuple_}, {tupled(after)}, "
            f"reward {drawn_once}, terminated {' '.join([*names, *after])}, 0⟩"
        )
        word_of = [""] if one else [f"Word {k} of " for k in range(count)]
        return {
            "NAME": self.name,
            "HOME": self.home,
            "LIMITS": _LIMITS if len(self.rules["shown"]) > MANY else "",
            "BASIC": f"{self.home}.{self.file}".rstrip("."),
            "MADE": self.made,
            "PROOFS": f"public import {self.home}.{inside}Properties\n"
            if "fits" in self.rules or "range" in self.rules
            else "",
            "WHAT": f"the rules of {self.name}" if inside else self.name,
            "OF": "OfRules." if inside else "",
            "BEGIN": "namespace OfRules\n\n" if inside else "",
            "END": "end OfRules\n\n" if inside else "",
            "PREFIX": prefix,
            "CALLED": called,
            "STATE_WORDS": f"the word{'' if one else 's'} of the state",
            "STATE_ARE": "the word is that" if one else "the words are those",
            "BINDERS": _binders(names, kinds),
            "UNUSED": _binders([f"_{name}" for name in names], kinds),
            "PARAMS": " ".join(names),
            "VALID": at_params(str(self.rules["valid"])),
            "RULES": rules,
            "SCALE": scale,
            "RESET_WORDS": reset_words,
            "STEP_WORDS": step_words,
            "STATE_BINDERS": f"({' '.join(words)} : {word})",
            "STATE": tuple_,
            "INIT": exports(
                "init",
                [f"{part}the initial state." if part else "The initial state." for part in word_of],
                each(count, f"init{{k}} (key t : UInt64) : {word}"),
                each(count, f"(({rules}).initWord key t){{place}}")
                if not one
                else [f"({rules}).initWord key t"],
            ),
            "STEP": exports(
                "step",
                [f"{part}the next state." if part else "The next state." for part in word_of],
                each(count, f"step{{k}} (action : UInt32) {drawn} : {word}"),
                each(count, f"(({rules}).stepWord {tuple_} action {read}){{place}}")
                if not one
                else [f"({rules}).stepWord {tuple_} action {read}"],
                called,
            ),
            "NOISE": drawn,
            "READ": read,
            "OBSERVE": exports(
                "obs",
                list(self.rules["shown"]),
                [f"obs{k} : UInt64" for k in range(len(self.rules["shown"]))],
                [f"({rules}).obsWord {tuple_} {k}" for k in range(len(self.rules["shown"]))],
            ),
            "LEGAL": "legal" if self.rules.get("legal") else "",
            "LANE": lane,
            "CALL": call,
            "LANE_PROOF": lane_proof,
            "LANE_STATE": exports(
                "lane_state",
                [
                    f"{part}the state of the lane after the step."
                    if part
                    else "The state of the lane after the step."
                    for part in word_of
                ],
                each(count, f"laneState{{k}} : {word}"),
                [_word_after(lane, select, place) for place in places],
            ),
            "P": point,
            "STATE_P": named(state),
            "ACTION_P": named(action),
            "OBS_P": named(observation),
            "RANGE_P": named(f"{low} {high}"),
            "MACHINE_PARAMS": structure or next(iter(self.params.values())),
            "STATE_TYPE": state,
            "ACTION_TYPE": action,
            "OBS_TYPE": observation,
            "LOW": low,
            "HIGH": high,
            "TERM": str(self.rules["term"]),
            "VALID_TERM": str(self.rules["valid"]),
            "WORDS_TYPE": word if one else _product(word, count),
            "WORDS": word if one else _product(word, count),
            "ON": _ON.format(
                params=structure,
                kinds=" → ".join(kinds),
                values=" ".join(f"p.{name}" for name in names),
            )
            if structure
            else "",
            "AT_STATE": at_state,
            "AT_INIT": tupled(each(count, f"{on.format('init{k}')} key t")),
            "AT_STEP": tupled(each(count, f"{on.format('step{k}')} {at_state} a {given}")),
            "GIVEN": given,
            "LISTED": f"[{given.replace(' ', ', ')}]",
            "STEP_PROOF": f"fun _ {blanks} => {step_proof}",
            "REWARD_PROOF": f"fun _ {blanks} => {reward_proof}",
            "AT_OBS": "["
            + ", ".join(
                f"{on.format(f'obs{k}')} {at_state}" for k in range(len(self.rules["shown"]))
            )
            + "]",
            "AT_LANE_STATE": ", ".join(
                each(count, f"l.apply C a ({on.format('laneState{k}')} {at_state})")
            ),
            **{f"OF:{name}": on.format(name) for name in _FUNCTIONS},
            "RESULTS": results,
            "PARTS": parts,
            "FITS": str(
                self.rules.get(
                    "fits", f"fun _ => (by decide +kernel : Stored.fits ({state}) = true)"
                )
            ),
            "RANGE": str(self.rules.get("range", "by decide")),
        }


def _binders(names: Sequence[str], kinds: Sequence[str]) -> str:
    """The binders of variables, those of one type that follow each other in one."""
    groups = groupby(zip(names, kinds, strict=True), key=lambda pair: pair[1])
    return " ".join(f"({' '.join(name for name, _ in group)} : {kind})" for kind, group in groups)


def _places(count: int) -> list[str]:
    """The projections of a tuple: none of one, `.1`, `.2.1`, `.2.2` of three."""
    if count == 1:
        return [""]
    return [*(".2" * k + ".1" for k in range(count - 1)), ".2" * (count - 1)]


def _word_after(lane: str, select: str, place: str) -> str:
    """The word at a place of the state after a step of a lane."""
    if place.count(".") > 1:  # a function of two projections would be called, on tuples in memory
        chosen = select.replace("word", "select")
        return f"let c := {lane}\n  c.{chosen} c.next{place} c.state{place}"
    return f"{lane}.{select} {f'(·{place})' if place else 'id'}"


def _product(word: str, count: int) -> str:
    """The type of so many words."""
    times = " \N{MULTIPLICATION SIGN} "
    return f"({times.join([word] * count)})"


def _filled(template: str, holes: Mapping[str, str]) -> str:
    template = _OPTIONAL.sub(lambda part: part[2] if holes[part[1]] else "", template)
    text = re.sub(r"@([A-Z_]+(?::\w+)?)@", lambda hole: holes[hole[1]], template)
    return "\n".join(_folded(line) for line in text.split("\n"))


def _folded(line: str) -> str:
    """A line of Lean that is too long, continued on others."""
    if len(line) <= WIDTH:
        return line
    indent = len(line) - len(line.lstrip())
    return "\n".join(
        textwrap.wrap(
            line,
            WIDTH,
            subsequent_indent=" " * (indent + 4),
            break_long_words=False,
            break_on_hyphens=False,
        )
    )


def understood(
    name: str,
    entry: Mapping[str, Any],
    module: Module,
    *,
    home: str,
    made: str,
    table: str,
) -> Derived:
    """An environment that is written as rules.

    Args:
        name: Its name.
        entry: Its entry in a table, with the table `rules` of those in the docstring of this file.
        module: The module of its rules.
        home: What the names of its modules begin with.
        made: What the modules that are made are made of.
        table: The name of the table, for errors.

    Raises:
        BindingsError: The entry or the module is wrong.
    """
    path, text = module.path, module.text
    rules, where = entry["rules"], f"{table}: {name}.rules"
    for key in ("term", "valid", "state", "word", "shown"):
        if key not in rules:
            raise BindingsError(f"{where}.{key} is missing")
    params = {param: one.get("word", "UInt32") for param, one in entry["params"].items()}
    if len(params) > 1 and "params" not in rules:
        raise BindingsError(f"{where}.params is missing: there are several parameters")
    found = _RULES.search(without_comments_and_literals(text))
    arguments = _ARGUMENT.findall(found["type"]) if found else []
    if len(arguments) != 8 or not all(one.isdecimal() for one in arguments[3:6]):
        raise BindingsError(
            f"{path} must have a `def rules … : Rules State Action Observation resetWords "
            "stepWords scale low high where`, with numbers for resetWords, stepWords and scale"
        )
    if int(arguments[4]) > MOST_STEP_WORDS:
        raise BindingsError(
            f"{path}: a step may take up to {MOST_STEP_WORDS} random words, got {arguments[4]}"
        )
    plain = [one[1:-1] if one.startswith("(") else one for one in arguments]
    return Derived(name, home, made, rules, params, tuple(plain))
