// The kernels in Python.
#pragma once

#include <pybind11/pybind11.h>

namespace provengym {

// Adds their classes, and the functions that XLA calls, to the module.
void define_kernels(pybind11::module_ &module);

}  // namespace provengym
