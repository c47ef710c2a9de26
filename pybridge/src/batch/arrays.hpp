// Batches in arrays of the caller: word k of the state of lane i is states[k * n + i]. No two of the
// arrays of a call overlap.
#pragma once

#include <cstddef>
#include <cstdint>

#include "../instance.hpp"
#include "../kernel_table.hpp"

namespace provengym {

// Where observations go: components first, ..., first + count - 1 of a lane, lane after lane.
struct Observations {
    std::int64_t *values;
    std::size_t first, count;
};

void observe_batch(const Instance &kernel, std::size_t n, const void *states, Observations out);

// One step of each of n states, with a random word for each where the kernel takes one; actions of 8,
// 32 or, with a sign, 64 bits.
template <class Action>
void step_batch(const Instance &kernel, std::size_t n, void *states, const Action *actions,
                const std::uint64_t *noise, Observations out, double *rewards, bool *terminated);

}  // namespace provengym
