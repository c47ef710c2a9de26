// The kernels of finite models: those whose resets, and whose steps, draw, and those in which they are
// certain.
#pragma once

#include <memory>

#include "../instance.hpp"
#include "arrays.hpp"

namespace provengym {

// The kernel of a valid table, which keeps it.
Instance instance_of(std::shared_ptr<const FiniteArrays> arrays);

}  // namespace provengym
