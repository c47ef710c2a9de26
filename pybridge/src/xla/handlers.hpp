// Lanes as functions that XLA calls: provengym.jax. One call is a reset or a step of any number of
// lanes. JAX has 32 bits unless told otherwise: a word of 64 bits is a pair, the upper half first,
// as in JAX's own keys; observations are int32 or float32, and rewards float32.
#pragma once

#include <string>

#include "../instance.hpp"
#include "../kernel_table.hpp"
#include "abi.hpp"

namespace provengym::xla {

Error *reset(const KernelTable &table, Call *call);
Error *step(const KernelTable &table, Call *call);

// A program names a list of words by a digest of it. Lists are kept as long as the process lives, as a
// compiled program may live as long.
void keep_words(const std::string &digest, const Words &words);

}  // namespace provengym::xla
