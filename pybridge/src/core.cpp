// The extension module `provengym._core`. Its interface is documented in `_core.pyi`.
#include <pybind11/pybind11.h>

#include "binding.hpp"
#include "kernels.hpp"
#include "solver/binding.hpp"

namespace provengym {
namespace {

template <class... K>
py::dict define(py::module_ &module, Registry<K...>) {
    py::dict kernels;
    ((kernels[K::name] = Binding<K>::define(module)), ...);
    return kernels;
}

}  // namespace

PYBIND11_MODULE(_core, module, py::mod_gil_not_used()) {
    module.doc() = "Kernels that Lean emitted: one class per environment, and a table of integers.";
    module.attr("KERNELS") = define(module, Kernels{});
    TableBinding::define(module);
}

}  // namespace provengym
