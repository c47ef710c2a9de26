// The one loop over lanes with streams, block by block: lanes advance, those that are due restart, and
// all are observed. The arrays are somebody else's: those of a `LaneBatch`, or of a call by XLA.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "../instance.hpp"
#include "../kernel_table.hpp"
#include "forms.hpp"

namespace provengym {

// Word k of the state of lane i is number k * stride + i. There is no array of what is not kept, of
// which keys and places have to be where a kernel draws.
struct LaneArrays {
    std::size_t stride = 0;
    void *states = nullptr;
    std::uint64_t *keys = nullptr, *t = nullptr;
    std::uint32_t *elapsed = nullptr;
    std::uint8_t *over = nullptr;  // must be missing in the mode same_step
};

// Where the answers of a call of all lanes go; observations, rewards of n lanes each, ...
struct Outputs {
    void *observations = nullptr;
    double *wide_rewards = nullptr;  // either these
    float *rewards = nullptr;        // or these
    std::uint8_t *terminated = nullptr, *truncated = nullptr;
    void *final_observations = nullptr;  // may be missing
};

// Lanes that a call has reset: where the episode had come to when the call ended it, and the word of
// the stream that the reset read first.
struct Resets {
    std::vector<std::int64_t> lane;
    std::vector<std::uint64_t> states;  // all words of one lane after another
    std::vector<std::uint32_t> elapsed;
    std::vector<std::uint64_t> key, t;

    void clear();
    void append(const Resets &others);
};

// Calls of lanes i, ..., i + count - 1, at most `lane_block` of them.
class LaneLoop {
public:
    LaneLoop(const Instance &kernel, const LaneArrays &lanes, const Protocol &use, const View &view,
             double reward_factor, Level level = level_in_use())
        : kernel_(kernel), table_(kernel.table()), lanes_(lanes), use_(use), view_(view),
          reward_factor_(reward_factor), level_(level) {}

    const View &view() const { return view_; }

    // They start an episode by their keys and places.
    void begin_block(std::size_t i, std::size_t count);

    // One call, with its answers at `at`; `record` notes the lanes that it resets.
    void call_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                    const Outputs &to, std::size_t at, Resets *record = nullptr);

    // One step without streams, limits and resets, by the random word of each lane where a kernel
    // takes some.
    void step_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                    const std::uint64_t *noise, double *rewards, bool *terminated);

    // Into rows of which the first is number `at`.
    void observe_block(const View &view, std::size_t i, std::size_t count, void *rows,
                       std::size_t at) const;

protected:
    // f(states) with the words of states as the numbers that they are.
    template <class Use>
    auto with_states(const Use &use) const {
        return table_.wide ? use(static_cast<std::uint64_t *>(lanes_.states))
                           : use(static_cast<std::uint32_t *>(lanes_.states));
    }

    // The rewards by their numbers; missing where rewards are in units.
    const double *listed_rewards() const {
        return table_.values == nullptr ? nullptr : table_.values(kernel_.parameters());
    }

    void sum_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                   std::int64_t *sums);
    void sum_values_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                          double *sums);
    void last_block(std::size_t i, std::size_t count, const std::uint32_t *words, const Outputs &to,
                    std::int64_t *units);
    void component_of(std::size_t component, std::size_t i, std::size_t count,
                      std::int64_t *values) const;

    Instance kernel_;
    const KernelTable &table_;
    LaneArrays lanes_;
    Protocol use_;
    View view_;
    double reward_factor_;
    Level level_;

private:
    // Word 0 of the states of lanes from i on.
    void *states_from(std::size_t i) const {
        return static_cast<unsigned char *>(lanes_.states) + i * (table_.wide ? 8 : 4);
    }

    Advance advance(std::size_t i, std::size_t count, const std::uint32_t *words);
    void finish_block(std::size_t i, std::size_t count, const std::uint8_t *due, const Outputs &to,
                      std::size_t at, Resets *record);
    void advance_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                       const Outputs &to, std::size_t at, std::uint8_t *due);
    void advance_units(std::size_t i, std::size_t count, const std::uint32_t *words,
                       std::int64_t *units, std::uint8_t *te, std::uint8_t *tr, std::uint8_t *due);
    void write_units(std::size_t count, const std::int64_t *units, const Outputs &to,
                     std::size_t at) const;
    bool call_fused(std::size_t i, std::size_t count, const std::uint32_t *words,
                    const Outputs &to, std::size_t at);
    void restart_block(std::size_t i, std::size_t count, const std::uint8_t *due, Resets *record);
    void note(Resets &record, std::size_t i, const std::uint32_t *which, std::size_t resets) const;
};

}  // namespace provengym
