// n lanes of a kernel and their memory. A call of all lanes goes block by block: the actions become
// words, the lanes advance, those that are due restart, and all are observed. Lanes are independent of
// each other, so blocks can be shared between threads in any way.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "../instance.hpp"
#include "../kernel_table.hpp"
#include "forms.hpp"
#include "pool.hpp"

namespace provengym {

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

// Where the actions of a rollout come from.
struct Source {
    enum Kind { given, random, policy } kind;
    Actions actions{};  // those of call t, of which none is refused, stand from number t * n on
    std::uint64_t seed = 0;
    Policy weights{};

    static Source of(const Actions &actions) { return {given, actions}; }
    // Those of lane i are drawn from the stream of seed + i.
    static Source drawn(std::uint64_t seed) { return {random, {}, seed}; }
    // The same by a policy, for the first component that the view shows.
    static Source by(const Policy &weights, std::uint64_t seed) {
        return {policy, {}, seed, weights};
    }
};

class LaneBatch {
public:
    LaneBatch(const Instance &kernel, std::size_t n, const Protocol &use, const ActionForm &actions,
              const View &view, double reward_factor, std::size_t threads,
              Level level = level_in_use());

    const Instance &kernel() const { return kernel_; }
    std::size_t size() const { return n_; }
    const Protocol &protocol() const { return use_; }
    const View &view() const { return view_; }
    const ActionForm &actions() const { return actions_; }
    std::size_t threads() const { return pool_.threads(); }
    std::size_t nbytes() const {
        return states_.size() + (keys_.size() + t_.size()) * 8 + elapsed_.size() * 4 + over_.size();
    }

    Lane lane(std::size_t i) const;
    // All lanes as arrays, of states word by word; zeros stand for what is not kept.
    void copy(void *states, std::uint64_t *keys, std::uint64_t *t, std::uint32_t *elapsed,
              std::uint8_t *over) const;
    void set_lane(std::size_t i, const Lane &lane);

    // Lane i starts an episode with the stream of seed + i.
    void reset(std::uint64_t seed);

    void observe(const View &view, void *observations);

    // The first lane that refuses its action at one of these T calls, as t * n + i; or T * n. In
    // later calls than the first one it is not known which lanes must be reset.
    std::size_t first_refusal(const Actions &given, std::size_t T) const;

    // T calls, with the answers of call t at t * n. `record` keeps what `resets` tells; for one call.
    void call(const Source &source, std::size_t T, const Outputs &to, bool record = false);

    // The same, T >= 1, with the answers of the last call only, and the sum of each lane's rewards.
    void sum(const Source &source, std::size_t T, const Outputs &last, double *sums);

    // The lanes that the last recorded call has reset, in order.
    Resets resets() const;
    bool any_reset() const;

    double natural(std::int64_t units) const;

private:
    class Chooser;

    bool limited() const { return use_.time_limit != 0 || use_.max_episode_steps != 0; }

    // f(states) with the words of states as the numbers that they are.
    template <class Use>
    auto with_states(const Use &use) const {
        auto *const bytes = const_cast<unsigned char *>(states_.data());
        return table_.wide ? use(reinterpret_cast<std::uint64_t *>(bytes))
                           : use(reinterpret_cast<std::uint32_t *>(bytes));
    }
    // Word 0 of the states of lanes from i on.
    void *states_from(std::size_t i) { return states_.data() + i * (table_.wide ? 8 : 4); }

    template <class Work>
    void share(const Work &work);

    Advance advance(std::size_t i, std::size_t count, const std::uint32_t *words);
    void call_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                    const Outputs &to, std::size_t at, Resets *record);
    void finish_block(std::size_t i, std::size_t count, const std::uint8_t *due, const Outputs &to,
                      std::size_t at, Resets *record);
    void advance_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                       const Outputs &to, std::size_t at, std::uint8_t *due);
    void advance_units(std::size_t i, std::size_t count, const std::uint32_t *words,
                       std::int64_t *units, std::uint8_t *te, std::uint8_t *tr, std::uint8_t *due);
    void write_units(std::size_t count, const std::int64_t *units, const Outputs &to,
                     std::size_t at) const;
    void sum_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                   std::int64_t *sums);
    void last_block(std::size_t i, std::size_t count, const std::uint32_t *words, const Outputs &to,
                    std::int64_t *units);
    bool call_fused(std::size_t i, std::size_t count, const std::uint32_t *words,
                    const Outputs &to, std::size_t at);
    void restart_block(std::size_t i, std::size_t count, const std::uint8_t *due, Resets *record);
    void note(Resets &record, std::size_t i, const std::uint32_t *which, std::size_t resets) const;
    void observe_block(const View &view, std::size_t i, std::size_t count, void *rows,
                       std::size_t at);
    void component_of(std::size_t component, std::size_t i, std::size_t count,
                      std::int64_t *values);

    Instance kernel_;
    const KernelTable &table_;
    Level level_;
    std::size_t n_;
    Protocol use_;
    ActionForm actions_;
    View view_;
    double reward_factor_;
    std::vector<unsigned char> states_;  // word k of lane i is number k * n + i
    std::vector<std::uint64_t> keys_, t_;
    std::vector<std::uint32_t> elapsed_;
    std::vector<std::uint8_t> over_;
    Pool pool_;
    std::vector<Resets> resets_;
};

}  // namespace provengym
