// The foreign functions of a kernel, as Python hands them to JAX.
#pragma once

#include <string>

#include <pybind11/pybind11.h>

#include "handlers.hpp"

namespace provengym::xla {

namespace py = pybind11;

inline py::capsule capsule(Handler *handler) {
    return py::capsule(reinterpret_cast<void *>(handler));
}

// Those of a reset and of a step.
template <class K>
py::tuple define(py::module_ &module) {
    using namespace py::literals;
    if constexpr (has_words<K>)
        module.def(
            "keep_words",
            [](const Environment<K> &kernel, const std::string &digest) {
                WordLists::keep(digest, kernel.words());
            },
            "kernel"_a, "digest"_a);
    return py::make_tuple(capsule(&Handlers<K>::reset), capsule(&Handlers<K>::step));
}

}  // namespace provengym::xla
