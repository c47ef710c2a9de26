// Lanes as functions that XLA calls: provengym.jax. One call is a reset or a step of any number of
// lanes. JAX has 32 bits unless told otherwise: a word of 64 bits is a pair, the upper half first,
// as in JAX's own keys; observations are int32 or float32, and rewards float32.
#pragma once

#include <string>

#include "../instance.hpp"
#include "../kernel_table.hpp"
#include "abi.hpp"

namespace provengym::xla {

// Those of a kernel, or, without one, of all that are kept and hold no words.
Error *reset(const KernelTable *table, Call *call);
Error *step(const KernelTable *table, Call *call);

// A program names a kernel that holds words or a finite model, or that a library has, by a digest of
// these. Kernels are kept as long as the process lives, as a compiled program may live as long.
void keep(const std::string &digest, const Instance &kernel);

}  // namespace provengym::xla
