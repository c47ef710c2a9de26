// The registry of kernels: one struct for each, in the generated header that is included below.
//
// Such a struct holds
//     name, params, state, observation       names, in the order in which the functions take them
//     num_actions
//     reward_scale                           rewards are multiples of 1 / reward_scale
//     reset_words, step_words                random words that a reset, a step take
//     valid, init, step, reward, terminated, observe
//                                            the functions that Lean emitted; in an array those for
//                                            each word of the state or component of the observation
//     range(k, before)                       what parameter k may be, given those before it; for
//                                            messages only, as `valid` decides
// and, where a reset starts from one of a list of words, what words.hpp says.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "lean.hpp"

namespace provengym {

struct Range {
    std::uint64_t low, high;  // both included
};

template <class... K>
struct Registry {};

}  // namespace provengym

#include "../generated/kernels.hpp"
