// n lanes of a kernel and their memory. Lanes are independent of each other, so the blocks of a call of
// all lanes can be shared between threads in any way.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "../instance.hpp"
#include "../kernel_table.hpp"
#include "forms.hpp"
#include "lane_loop.hpp"
#include "pool.hpp"

namespace provengym {

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

class LaneBatch : LaneLoop {
public:
    LaneBatch(const Instance &kernel, std::size_t n, const Protocol &use, const ActionForm &actions,
              const View &view, double reward_factor, std::size_t threads,
              Level level = level_in_use());

    const Instance &kernel() const { return kernel_; }
    std::size_t size() const { return n_; }
    const Protocol &protocol() const { return use_; }
    using LaneLoop::view;
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

private:
    class Chooser;

    template <class Work>
    void share(const Work &work);

    std::size_t n_;
    ActionForm actions_;
    std::vector<unsigned char> states_;
    std::vector<std::uint64_t> keys_, t_;
    std::vector<std::uint32_t> elapsed_;
    std::vector<std::uint8_t> over_;
    Pool pool_;
    std::vector<Resets> resets_;
};

}  // namespace provengym
