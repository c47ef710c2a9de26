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

// `n` lanes with their streams.
struct LaneArrays {
    void *states;
    const std::uint64_t *keys;
    std::uint64_t *t;
    std::uint32_t *elapsed;
    std::uint8_t *over;
};

// What a call of n lanes returns besides observations.
struct LaneReplies {
    double *rewards;
    std::uint8_t *terminated, *truncated;
};

void observe_batch(const Instance &kernel, std::size_t n, const void *states, Observations out);

// One step of each of n states, with a random word for each where the kernel takes one; actions of 8,
// 32 or, with a sign, 64 bits.
template <class Action>
void step_batch(const Instance &kernel, std::size_t n, void *states, const Action *actions,
                const std::uint64_t *noise, Observations out, double *rewards, bool *terminated);

// A reset of each lane that the mask names.
void restart_lanes(const Instance &kernel, std::size_t n, const LaneArrays &lanes,
                   const std::uint8_t *mask);

// The first lane that refuses its action, or n.
std::size_t first_refusal(const Instance &kernel, std::size_t n, const LaneArrays &lanes,
                          const std::uint32_t *actions, const Protocol &use);

// A call of each lane, none of which refuses its action. `last` has the observation before a reset in
// the same call, and otherwise what `out` has; its `count` may be 0.
void call_lanes(const Instance &kernel, std::size_t n, const LaneArrays &lanes,
                const std::uint32_t *actions, const Protocol &use, Observations out,
                Observations last, const LaneReplies &replies);

}  // namespace provengym
