// The extension module `provengym._core`. Its interface is documented in `_core.pyi`.
#include <cstdint>

#include <pybind11/pybind11.h>

#include "arguments.hpp"
#include "binding.hpp"
#include "random.hpp"
#include "solver/binding.hpp"

namespace provengym {
namespace {

std::uint64_t key_of(py::handle seed) { return mdp_key(word<std::uint64_t>("seed", seed)); }

std::uint64_t word_of(py::handle key, py::handle t) {
    return mdp_word(word<std::uint64_t>("key", key), word<std::uint64_t>("t", t));
}

}  // namespace

PYBIND11_MODULE(_core, module, py::mod_gil_not_used()) {
    module.doc() = "Kernels that Lean emitted: one class per environment, and a table of integers.";
    define_kernels(module);
    module.def("key", &key_of, py::arg("seed"));
    module.def("word", &word_of, py::arg("key"), py::arg("t"));
    TableBinding::define(module);
}

}  // namespace provengym
