"""The kernels for C++, each with its table, and for C the source of libprovengym."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from kernel_exports import KEY, LANE_RESULTS, TYPES, WORD_LIST, Word
from kernel_table import TABLE, Kernel

WIDTH = 100
TEMPLATE = Path(__file__).with_name("templates") / "provengym.h.in"
_MADE = f"`make generate` from the Lean kernels and {TABLE}"


def filled(head: str, items: Iterable[str], tail: str, indent: int) -> str:
    """A list that goes on, where it does not fit on a line, on lines of its own."""
    parts = list(items)
    parts[:-1] = [f"{part}," for part in parts[:-1]]
    text = f"{' ' * indent}{head}{' '.join(parts)}{tail}"
    if len(text) <= WIDTH:
        return text
    parts[-1] += tail
    lines = [" " * indent + head, " " * (indent + 3)]
    for part in parts:
        if len(lines[-1]) + 1 + len(part) > WIDTH:
            lines.append(" " * (indent + 3))
        lines[-1] += f" {part}"
    return "\n".join(lines)


# ---- For C++ ----


def kernel_hpp(kernel: Kernel) -> str:
    """The struct of a kernel, as `src/kernel.hpp` says what is in it, on its emitted C."""
    return (
        "\n\n".join(
            [
                f"// Made by {_MADE}: never edited.\n"
                f"// {kernel.name} for C++: src/kernel.hpp says what is in it.\n"
                '#pragma once\n\n#include "../src/kernel.hpp"',
                'extern "C" {\n\n' + _prototypes(kernel) + '\n\n}  // extern "C"',
                "// Emitted files switch warnings off and all call their initialisation flag by "
                "one name.\n#if defined(__GNUC__)\n#pragma GCC diagnostic push\n#endif\n"
                f"#define _G_initialized {kernel.prefix}_initialized\n"
                f'#include "{kernel.prefix}.c"\n'
                "#undef _G_initialized\n#if defined(__GNUC__)\n#pragma GCC diagnostic pop\n#endif",
                "namespace provengym {\n\n"
                "// The emitted functions are private to each translation unit, hence so is what "
                "names them.\nnamespace {",
                _struct(kernel),
                "}  // namespace\n}  // namespace provengym",
            ]
        )
        + "\n"
    )


def kernel_table_cpp(kernel: Kernel) -> str:
    """The translation unit of a kernel: its table."""
    return (
        f"// Made by {_MADE}: never edited.\n"
        f'// The table of {kernel.name}.\n#include "{kernel.prefix}.hpp"\n'
        '#include "../src/define_kernel.hpp"\n\n'
        "namespace provengym {\n\n"
        f"extern const KernelTable {kernel.prefix}_table;\n"
        f"constexpr KernelTable {kernel.prefix}_table = TableOf<{kernel.name}>::made();\n\n"
        "}  // namespace provengym\n"
    )


def kernels_hpp(kernels: Sequence[Kernel]) -> str:
    """All kernels in one translation unit."""
    includes = "\n".join(f'#include "{kernel.prefix}.hpp"' for kernel in kernels)
    return f"// Made by {_MADE}: never edited.\n// All kernels.\n#pragma once\n\n{includes}\n"


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
        f"// Made by {_MADE}: never edited.\n"
        "// The tables of all kernels.\n"
        '#pragma once\n\n#include <array>\n\n#include "../src/kernel_table.hpp"\n\n'
        f"namespace provengym {{\n\n{declared}\n\n{listed}\n\n}}  // namespace provengym\n"
    )


def _prototypes(kernel: Kernel) -> str:
    """Return the prototypes that Lean declares: the compiler refuses emitted C with other types."""
    lines = [f"// {kernel.lean.module.path}"]
    for name, export in kernel.lean.exports.items():
        arguments = _arguments(export.arguments)
        head = f"LEAN_EXPORT {TYPES[export.result]} {kernel.prefix}_{name}("
        lines.append(filled(head, arguments, ");", 0))
    return "\n".join(lines)


def _struct(kernel: Kernel) -> str:
    prefix, lean = kernel.prefix, kernel.lean

    def group(name: str, role: str) -> str:
        functions = [f"{prefix}_{export.name}" for export in lean.numbered(role)]
        return filled(f"static constexpr std::array {name}{{", functions, "};", 4)

    def names(name: str, values: Iterable[str]) -> str:
        quoted = [f'"{value}"' for value in values]
        return filled(f"static constexpr std::array {name}{{", quoted, "};", 4)

    def one(name: str, function: str) -> str:
        return f"    static constexpr auto {name} = {prefix}_{function};"

    lines = [
        f"struct {kernel.name} {{",
        f'    static constexpr const char *name = "{kernel.name}";',
        names("params", (word.name for word in lean.params)),
        names("state", kernel.state),
        names("observation", kernel.observation),
        f"    static constexpr unsigned reward_scale = {kernel.reward_scale};",
        f"    static constexpr unsigned reset_words = {kernel.reset_words};",
        f"    static constexpr unsigned step_words = {kernel.step_words};",
        *_constants(kernel),
        "",
        one("valid", "valid"),
        one("num_actions", "num_actions"),
        one("action_valid", "action_valid"),
        one("state_valid", "state_valid"),
        *([one("legal", "legal")] if lean.has_legal else []),
        *(one(WORD_LIST[export.name][2], export.name) for export in lean.extras),
        group("init", "init"),
        group("step", "step"),
        one("reward", "reward"),
        one("terminated", "terminated"),
        group("observe", "obs"),
        # The C interface, which includes the same text, has no lanes.
        "    [[maybe_unused]]",
        group("lane_state", "lane_state"),
        *(one(f"lane_{name}", f"lane_{name}") for name in LANE_RESULTS),
        "",
        *_range(kernel),
        *_states(kernel),
        "};",
    ]
    return "\n".join(lines)


def _constants(kernel: Kernel) -> Iterator[str]:
    """The parameter with constants, and whether it has no other values."""
    found = [(k, p) for k, p in enumerate(kernel.params) if p.constants]
    k, values = (found[0][0], found[0][1].constants) if found else (0, ())
    always = bool(found) and found[0][1].low == str(min(values))
    always = always and found[0][1].high == str(max(values))
    always = always and len(set(values)) == max(values) - min(values) + 1
    yield f"    static constexpr std::size_t constant = {k};"
    yield (
        f"    static constexpr std::array<std::uint64_t, {len(values)}> constants"
        f"{{{', '.join(map(str, values))}}};"
    )
    yield f"    static constexpr bool always_constant = {'true' if always else 'false'};"


def _range(kernel: Kernel) -> Iterator[str]:
    bounds = " ".join(f"{parameter.low} {parameter.high}" for parameter in kernel.params)
    used, words = _used(kernel, bounds, "before")
    yield f"    static constexpr Range range(std::size_t k, {words}) {{"
    yield from used
    yield "        switch (k) {"
    for number, parameter in enumerate(kernel.params):
        case = "default" if number == len(kernel.params) - 1 else f"case {number}"
        yield f"            {case}: return {{{parameter.low}, {parameter.high}}};"
    yield "        }\n    }"


def _states(kernel: Kernel) -> Iterator[str]:
    if kernel.states is None:
        return
    used, words = _used(kernel, kernel.states, "of")
    yield f"    static constexpr std::uint64_t states({words}) {{"
    yield from used
    yield f"        return {kernel.states};\n    }}"


def _used(kernel: Kernel, text: str, values: str) -> tuple[list[str], str]:
    """The definitions of the parameters that an expression names, and the argument that has the
    values of all."""
    used = [
        f"        const std::uint64_t {parameter.name} = {values}[{number}];"
        for number, parameter in enumerate(kernel.params)
        if re.search(rf"\b{parameter.name}\b", text)
    ]
    return used, (
        f"const std::array<std::uint64_t, {len(kernel.params)}> &{values if used else ''}"
    )


# ---- For C ----


def provengym_h(kernels: Sequence[Kernel]) -> str:
    """The header of libprovengym."""
    sections = "\n\n".join(map(_section, kernels))
    made = f"Made by {_MADE}: never edited."
    return (
        TEMPLATE.read_text(encoding="utf-8").replace("@MADE@", made).replace("@KERNELS@", sections)
    )


def c_api_cpp(kernels: Sequence[Kernel]) -> str:
    """The source of libprovengym."""
    head = (
        f"// Made by {_MADE}: never edited.\n"
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
    step = [params, state, f"uint32_t {kernel.lean.action}", *_arguments(noise)]
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
        yield name, export.doc, c_result, [params, *_arguments(takes)]
    yield "init", _init_doc(kernel), f"{c}_state", [params, *_arguments(_init_words(kernel))]
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


def _arguments(words: Iterable[Word]) -> list[str]:
    return [f"{TYPES[word.type]} {word.name}" for word in words]


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
