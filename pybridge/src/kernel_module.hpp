// What `_core` has of a kernel. Each kernel has a translation unit of its own, in generated/, so that
// a change of one compiles one, and all compile side by side.
#pragma once

#include <pybind11/pybind11.h>

namespace provengym {

struct KernelModule {
    const char *name;
    pybind11::object (*define)(pybind11::module_ &);     // its class
    pybind11::tuple (*define_xla)(pybind11::module_ &);  // its foreign functions for JAX
};

}  // namespace provengym
