// The class and the foreign functions of a kernel, for the translation unit of that kernel.
#pragma once

#include "binding.hpp"
#include "kernel_module.hpp"
#include "xla/binding.hpp"

namespace provengym {

template <class K>
KernelModule kernel_module() {
    return {K::name, &Binding<K>::define, &xla::define<K>};
}

}  // namespace provengym
