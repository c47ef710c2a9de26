"""All kernels for C++, and for C the source of libprovengym."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import here  # noqa: F401
from kernel_table import MADE
from provengym_lean.kernel_cpp import WIDTH, filled, typed
from provengym_lean.kernel_exports import KEY, TYPES, WORD_LIST, Word
from provengym_lean.kernels import Kernel

TEMPLATE = Path(__file__).with_name("templates") / "provengym.h.in"


# ---- For C++ ----


def kernels_hpp(kernels: Sequence[Kernel]) -> str:
    """All kernels in one translation unit."""
    includes = "\n".join(f'#include "{kernel.prefix}.hpp"' for kernel in kernels)
    return f"// Made by {MADE}: never edited.\n// All kernels.\n#pragma once\n\n{includes}\n"


def kernel_tables_hpp(kernels: Sequence[Kernel]) -> str:
    """The tables of the kernels, each of which has a translation unit of its own."""
    declared = "\n".join(f"extern const KernelTable {kernel.prefix}_table;" for kernel in kernels)
    listed = filled(
        "inline constexpr std::array kernel_tables{",
        [f"&{kernel.prefix}_table" for kernel in kernels],
        "};",
        0,
    )
    return (
        f"// Made by {MADE}: never edited.\n"
        "// The tables of all kernels.\n"
        '#pragma once\n\n#include <array>\n\n#include "../src/kernel_table.hpp"\n\n'
        f"namespace provengym {{\n\n{declared}\n\n{listed}\n\n}}  // namespace provengym\n"
    )


# ---- For C ----


def provengym_h(kernels: Sequence[Kernel]) -> str:
    """The header of libprovengym."""
    sections = "\n\n".join(map(_section, kernels))
    made = f"Made by {MADE}: never edited."
    return (
        TEMPLATE.read_text(encoding="utf-8").replace("@MADE@", made).replace("@KERNELS@", sections)
    )


def c_api_cpp(kernels: Sequence[Kernel]) -> str:
    """The source of libprovengym."""
    head = (
        f"// Made by {MADE}: never edited.\n"
        "// libprovengym: the C interface of provengym.h, on the same kernels and the same batch "
        'loop.\n#include "provengym.h"\n\n#include "../src/batch.hpp"\n#include "kernels.hpp"'
    )
    return "\n\n".join([head, *map(_definitions, kernels)]) + "\n"


def _section(kernel: Kernel) -> str:
    """The part of the header that is about one kernel."""
    c, upper = f"provengym_{kernel.prefix}", f"PROVENGYM_{kernel.prefix.upper()}"
    word = TYPES[kernel.lean.word]
    rule = f"/* ---- {kernel.name} " + "-" * (WIDTH - 12 - len(kernel.name)) + " */"
    documents = {parameter.name: parameter.doc for parameter in kernel.params}
    components = zip(kernel.observation, kernel.lean.numbered("obs"), strict=True)
    numbers = [
        *((name.upper(), number) for number, name in enumerate(kernel.actions)),
        ("REWARD_SCALE", kernel.reward_scale),
    ]
    parts = [
        rule + "\n\n" + _comment([kernel.summary, *kernel.doc], 0),
        _typedef(
            c,
            [(TYPES[w.type], w.name, documents[w.name]) for w in kernel.lean.params],
        ),
        _typedef(f"{c}_state", [(word, name, "") for name in kernel.state]),
        _typedef(
            f"{c}_observation", [("int64_t", name, export.doc) for name, export in components]
        ),
        _comment([_numbers_doc(kernel)], 0)
        + "\nenum {\n"
        + ",\n".join(f"    {upper}_{name} = {n}" for name, n in numbers)
        + "\n};",
    ]
    for name, doc, result, arguments in _functions(kernel):
        head = f"PROVENGYM_API {result} {c}_{name}("
        parts.append(_comment([doc], 0) + "\n" + filled(head, arguments, ");", 0))
    return "\n\n".join(parts)


def _numbers_doc(kernel: Kernel) -> str:
    units = "how many units make a reward of 1"
    return f"The actions, and {units}." if kernel.actions else f"{units.capitalize()}."


def _functions(kernel: Kernel) -> Iterator[tuple[str, str, str, list[str]]]:
    """The functions of a kernel in C: name, comment, result and arguments."""
    c, exports = f"provengym_{kernel.prefix}", kernel.lean.exports
    params, state = f"const {c} *params", f"{c}_state state"
    noise = _noise(kernel)
    step = [params, state, f"uint32_t {kernel.lean.action}", *typed(noise)]
    drawn = f" {_listed([f'`{word.name}`' for word in noise])} 64 random bits." if noise else ""
    yield (
        "valid",
        "Whether the parameters are in range. What the other functions promise, they promise for "
        "such.",
        "bool",
        [params],
    )
    yield "num_actions", exports["num_actions"].doc, "uint32_t", [params]
    yield "state_valid", exports["state_valid"].doc, "bool", [params, state]
    if kernel.lean.has_legal:
        takes = [params, state, f"uint32_t {kernel.lean.action}"]
        yield "legal", exports["legal"].doc, "bool", takes
    for export in kernel.lean.extras:
        takes, result, name = WORD_LIST[export.name]
        c_result = "bool" if result == "Bool" else TYPES[result]
        yield name, export.doc, c_result, [params, *typed(takes)]
    yield "init", _init_doc(kernel), f"{c}_state", [params, *typed(_init_words(kernel))]
    yield "step", f"The state after one step.{drawn}", f"{c}_state", step
    yield "reward", reward_doc(kernel), "int64_t", step
    yield "terminated", exports["terminated"].doc, "bool", [params, state]
    yield "observe", "What the state shows.", f"{c}_observation", [params, state]
    if kernel.is_indexed:
        yield "index", kernel.lean.numbered("obs")[0].doc, "int64_t", [params, state]
    yield (
        "step_batch",
        _batch_doc(kernel),
        "void",
        [
            params,
            "size_t n",
            f"{TYPES[kernel.lean.word]} *states",
            f"const uint32_t *{kernel.lean.action}s",
            *(["const uint64_t *noise"] if noise else []),
            "int64_t *indices" if kernel.is_indexed else "int64_t *observations",
            "double *rewards",
            "bool *terminated",
        ],
    )


def _listed(words: Sequence[str]) -> str:
    """Names with their verb: `noise is`, `noise0 and noise1 are each`."""
    if len(words) == 1:
        return f"{words[0]} is"
    return f"{', '.join(words[:-1])} and {words[-1]} are each"


def reward_doc(kernel: Kernel) -> str:
    """Return what Lean says of the reward, and its unit."""
    doc, scale = kernel.lean.exports["reward"].doc, str(kernel.reward_scale)
    return doc if scale in (*re.findall(r"\d+", doc), "1") else f"{doc} The unit is 1 / {scale}."


def _noise(kernel: Kernel) -> list[Word]:
    return list(kernel.lean.noise) if kernel.step_words else []


def _init_words(kernel: Kernel) -> list[Word]:
    """Return what a reset takes in C: without the place in a stream where it draws nothing."""
    before = len(kernel.lean.params)
    words = kernel.lean.exports["init_0"].arguments[before:]
    return [word for word in words if kernel.reset_words or word not in KEY]


def _init_doc(kernel: Kernel) -> str:
    if not kernel.reset_words:
        return "The state that an episode starts from."
    named = f" that starts from the word `{_init_words(kernel)[0].name}`" * kernel.lean.has_words
    return (
        f"The first state of the episode{named} with the {kernel.reset_words} random words from "
        "number `t` on of the stream `key`. Any two numbers will do; the next episode of the "
        f"stream begins at `t + {kernel.reset_words}` or later."
    )


def _batch_doc(kernel: Kernel) -> str:
    words = ", then ".join(f"the n words `{name}`" for name in kernel.state)
    if kernel.is_indexed:
        shown = "the index of each new state"
    elif len(kernel.observation) == 1:
        shown = "the observation of each new state"
    else:
        shown = f"the {len(kernel.observation)} components of the observation of each new state"
    size, count = "n items", len(kernel.observation)
    if not kernel.is_indexed and count > 1:
        size += f", and `observations` {count} * n: component k of lane i is item {count} * i + k"
    if kernel.step_words > 1:
        size += f"; `noise` {kernel.step_words} * n: the words of lane i follow one another"
    return (
        f"One step of n independent lanes. `states` is updated in place: {words}. Written are "
        f"{shown}, the reward in natural units, and whether the new state is terminal. No two of "
        f"the arrays overlap; all but `states` hold {size}."
    )


def _typedef(name: str, members: Sequence[tuple[str, str, str]]) -> str:
    lines = [f"typedef struct {name} {{"]
    for kind, member, doc in members:
        line = f"    {kind} {member};" + (f" /* {doc} */" if doc else "")
        if len(line) > WIDTH:
            line = _comment([doc], 4) + f"\n    {kind} {member};"
        lines.append(line)
    return "\n".join([*lines, f"}} {name};"])


def _comment(paragraphs: Iterable[str], indent: int) -> str:
    """Paragraphs as a comment of C."""
    start, following = f"{' ' * indent}/* ", f"{' ' * indent} * "
    lines = []
    for paragraph in paragraphs:
        lines += ([following.rstrip()] if lines else []) + textwrap.wrap(
            paragraph,
            WIDTH - 3,
            initial_indent=following if lines else start,
            subsequent_indent=following,
            break_long_words=False,
            break_on_hyphens=False,
        )
    return "\n".join(lines) + " */"


def _definitions(kernel: Kernel) -> str:
    """The functions of one kernel in C, on its `Environment`."""
    c, env, prefix = f"provengym_{kernel.prefix}", f"{kernel.name}Env", kernel.prefix
    members = [f"params->{word.name}" for word in kernel.lean.params]
    init = [word.name for word in _init_words(kernel)]
    if not kernel.reset_words:
        init += ["0", "0"]
    noise = ", ".join(word.name for word in _noise(kernel)) or "0"
    step = f"words(state), {kernel.lean.action}, {noise}"
    batch_noise = "noise" if kernel.step_words else "nullptr"
    count = 1 if kernel.is_indexed else len(kernel.observation)
    observed = "indices" if kernel.is_indexed else "observations"
    bodies = {
        "valid": "return environment(params).valid();",
        "num_actions": "return environment(params).num_actions();",
        "state_valid": "return environment(params).state_valid(words(state));",
        "legal": f"return environment(params).legal(words(state), {kernel.lean.action});",
        "init": filled(f"return {prefix}_state(environment(params).init(", init, "));", 4).lstrip(),
        "step": f"return {prefix}_state(environment(params).step({step}));",
        "reward": f"return environment(params).reward({step});",
        "terminated": "return environment(params).terminated(words(state));",
        "observe": "const auto seen = environment(params).observe(words(state));\n"
        + filled("return {", [f"seen[{k}]" for k in range(len(kernel.observation))], "};", 4),
        "index": "return environment(params).observe<0>(words(state));",
        "step_batch": filled(
            "environment(params).step_batch(",
            [
                "n",
                "states",
                f"{kernel.lean.action}s",
                batch_noise,
                observed,
                "0",
                str(count),
                "rewards",
                "terminated",
            ],
            ");",
            4,
        ).lstrip(),
    }
    for export in kernel.lean.extras:
        takes, result, name = WORD_LIST[export.name]
        end = ") != 0;" if result == "Bool" else ");"
        call = [*members, *(word.name for word in takes)]
        bodies[name] = filled(f"return {prefix}_{export.name}(", call, end, 4).lstrip()
    words = [f"state.{name}" for name in kernel.state]
    places = [f"state[{k}]" for k in range(len(kernel.state))]
    helpers = [
        "namespace {",
        f"using {env} = provengym::Environment<provengym::{kernel.name}>;",
        f"{env} environment(const {c} *params) {{\n"
        + filled(f"return {env}({env}::Params{{", members, "});", 4)
        + "\n}",
        f"{env}::State words({c}_state state) {{\n" + filled("return {", words, "};", 4) + "\n}",
        f"{c}_state {prefix}_state(const {env}::State &state) {{\n"
        + filled("return {", places, "};", 4)
        + "\n}",
        "}  // namespace",
    ]
    return "\n\n".join(
        [
            f"// ---- {kernel.name} ----",
            *helpers,
            *(
                filled(f"{result} {c}_{name}(", arguments, ") {", 0) + f"\n    {bodies[name]}\n}}"
                for name, _, result, arguments in _functions(kernel)
            ),
        ]
    )
