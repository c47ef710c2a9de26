// The extension module `provengym._core`. Its interface is documented in `_core.pyi`.
#include <cstdint>

#include <pybind11/pybind11.h>

#include "binding.hpp"
#include "cursor.hpp"
#include "kernels.hpp"
#include "random.hpp"
#include "solver/binding.hpp"
#include "xla/binding.hpp"

namespace provengym {
namespace {

template <class... K>
py::dict define(py::module_ &module, Registry<K...>) {
    py::dict kernels;
    ((kernels[K::name] = Binding<K>::define(module)), ...);
    return kernels;
}

std::uint64_t key_of(py::handle seed) { return mdp_key(word<std::uint64_t>("seed", seed)); }

std::uint64_t word_of(py::handle key, py::handle t) {
    return mdp_word(word<std::uint64_t>("key", key), word<std::uint64_t>("t", t));
}

}  // namespace

PYBIND11_MODULE(_core, module, py::mod_gil_not_used()) {
    module.doc() = "Kernels that Lean emitted: one class per environment, and a table of integers.";
    Cursor::define(module);
    module.attr("KERNELS") = define(module, Kernels{});
    module.def("key", &key_of, py::arg("seed"));
    module.def("word", &word_of, py::arg("key"), py::arg("t"));
    TableBinding::define(module);
    xla::define(module, Kernels{});
}

}  // namespace provengym
