// The foreign functions of every kernel, as Python hands them to JAX.
#pragma once

#include <string>

#include <pybind11/pybind11.h>

#include "../kernels.hpp"
#include "handlers.hpp"

namespace provengym::xla {

namespace py = pybind11;

inline py::capsule capsule(Handler *handler) {
    return py::capsule(reinterpret_cast<void *>(handler));
}

template <class K>
void define_words(py::module_ &module) {
    using namespace py::literals;
    if constexpr (has_words<K>)
        module.def(
            "keep_words",
            [](const Environment<K> &kernel, const std::string &digest) {
                WordLists::keep(digest, kernel.words());
            },
            "kernel"_a, "digest"_a);
}

template <class... K>
void define(py::module_ &module, Registry<K...>) {
    py::dict handlers;
    ((handlers[K::name] =
          py::make_tuple(capsule(&Handlers<K>::reset), capsule(&Handlers<K>::step))),
     ...);
    module.attr("XLA_HANDLERS") = handlers;
    (define_words<K>(module), ...);
}

}  // namespace provengym::xla
