"""A kernel for C++: its struct on the C that Lean emitted, and the unit of its table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from provengym_lean.kernel_exports import LANE_RESULTS, TYPES, WORD_LIST, Word
from provengym_lean.kernels import Kernel

WIDTH = 100


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


def kernel_hpp(kernel: Kernel, made: str, *, is_long: bool = False) -> str:
    """The struct of a kernel, as `src/kernel.hpp` says what is in it, on its emitted C; `made` says
    of what it is made, and `is_long` whether all loops share one copy of a step."""
    return (
        "\n\n".join(
            [
                f"// Made by {made}: never edited.\n"
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
                _struct(kernel, is_long),
                "}  // namespace\n}  // namespace provengym",
            ]
        )
        + "\n"
    )


def kernel_table_cpp(kernel: Kernel, made: str) -> str:
    """The translation unit of a kernel: its table; `made` says of what it is made."""
    return (
        f"// Made by {made}: never edited.\n"
        f'// The table of {kernel.name}.\n#include "{kernel.prefix}.hpp"\n'
        '#include "../src/define_kernel.hpp"\n\n'
        "namespace provengym {\n\n"
        f"extern const KernelTable {kernel.prefix}_table;\n"
        f"constexpr KernelTable {kernel.prefix}_table = TableOf<{kernel.struct}>::made();\n\n"
        "}  // namespace provengym\n"
    )


def _prototypes(kernel: Kernel) -> str:
    """Return the prototypes that Lean declares: the compiler refuses emitted C with other types."""
    lines = [f"// {kernel.lean.module.path}"]
    for name, export in kernel.lean.exports.items():
        arguments = typed(export.arguments)
        head = f"LEAN_EXPORT {TYPES[export.result]} {kernel.prefix}_{name}("
        lines.append(filled(head, arguments, ");", 0))
    return "\n".join(lines)


def _struct(kernel: Kernel, is_long: bool) -> str:
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
        f"struct {kernel.struct} {{",
        f'    static constexpr const char *name = "{kernel.name}";',
        names("params", (word.name for word in lean.params)),
        names("state", kernel.state),
        names("observation", kernel.observation),
        f"    static constexpr unsigned reward_scale = {kernel.reward_scale};",
        f"    static constexpr unsigned reset_words = {kernel.reset_words};",
        f"    static constexpr unsigned step_words = {kernel.step_words};",
        *_constants(kernel),
        *(["    static constexpr bool long_step = true;"] if is_long else []),
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


def typed(words: Sequence[Word]) -> list[str]:
    """Arguments of C with their types."""
    return [f"{TYPES[word.type]} {word.name}" for word in words]
