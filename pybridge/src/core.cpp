// The extension module `provengym._core`. Its interface is documented in `_core.pyi`.
#include <cstdint>
#include <cstdlib>
#include <string>

#include <pybind11/pybind11.h>

#include "arguments.hpp"
#include "binding.hpp"
#include "code_watch.hpp"
#include "levels.hpp"
#include "random.hpp"
#include "solver/binding.hpp"
#include "state_reader.hpp"

namespace provengym {
namespace {

std::uint64_t key_of(py::handle seed) { return mdp_key(word<std::uint64_t>("seed", seed)); }

std::uint64_t word_of(py::handle key, py::handle t) {
    return mdp_word(word<std::uint64_t>("key", key), word<std::uint64_t>("t", t));
}

// Which levels of processors this build can use here, and which it uses. PROVENGYM_LEVEL names the
// highest one that it may, as if this processor had no higher one.
void define_levels(py::module_ &module) {
    const std::string wrong = use_level(std::getenv("PROVENGYM_LEVEL"));
    if (!wrong.empty()) throw py::import_error(wrong);
    py::list usable;
    for (const Level level : levels)
        if (is_compiled(level) && is_supported(level))
            usable.append(level_names[static_cast<std::size_t>(level)]);
    module.attr("LEVELS") = py::tuple(usable);
    module.attr("LEVEL") = level_names[static_cast<std::size_t>(level_in_use())];
}

}  // namespace

PYBIND11_MODULE(_core, module, py::mod_gil_not_used()) {
    module.doc() = "Kernels that Lean emitted: one class per environment, and a table of integers.";
    define_levels(module);
    define_kernels(module);
    module.def("key", &key_of, py::arg("seed"));
    module.def("word", &word_of, py::arg("key"), py::arg("t"));
    TableBinding::define(module);
    CodeWatch::define(module);
    StateReader::define(module);
}

}  // namespace provengym
