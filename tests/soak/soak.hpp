// Kernels against the pages of their environments: each a second time, in plain C++ from its page,
// in a file of its own here, with stream, limits and resets as Gymnasium has them.
//
//     soak STEPS SEED
//
// draws parameters, lanes and actions, and compares everything after every step. On a difference it
// prints where it is, and the exit status is 1. PLANT makes the second implementations wrong in what
// stands behind it there, and PLANT_LANE the lane, so that there is a difference to find.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "batch.hpp"

// What runs so many steps of one environment, from a seed; whether all are the same.
using Run = bool (*)(std::uint64_t steps, std::uint64_t seed, bool progress);
std::vector<Run> &runs();

struct Added {
    explicit Added(Run run) { runs().push_back(run); }
};

namespace {

using provengym::Environment;

// ---- Random words: SplitMix64, by hand ----

std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}
std::uint64_t stream_word(std::uint64_t key, std::uint64_t t) {
    return mix(key + (t + 1) * 0x9E3779B97F4A7C15u);
}

// What the run itself draws.
struct Dice {
    std::uint64_t key, t = 0;
    std::uint64_t word() { return stream_word(key, t++); }
    std::uint32_t below(std::uint64_t n) { return static_cast<std::uint32_t>(word() % n); }
};


// Which of so many a random word chooses.
std::size_t chosen(std::size_t count, std::uint64_t word) {
    return static_cast<std::size_t>((static_cast<unsigned __int128>(word) * count) >> 64);
}

// ---- The lane a second time ----

// Whether an environment terminates at all.
template <class E, class = void>
inline constexpr bool terminates = true;
template <class E>
inline constexpr bool terminates<E, std::void_t<decltype(E::terminates)>> = E::terminates;

struct Counters {
    std::uint64_t compared = 0, terminated = 0, truncated = 0, restarted = 0;
};

// One drawn environment with a few lanes; the number of steps, or 0 on a difference.
template <class E>
std::uint64_t soak(std::uint64_t seed, std::uint64_t round, Counters &seen) {
    using K = typename E::Kernel;
    using Env = Environment<K>;
    Dice dice{mix(seed ^ mix(round))};
    const E e = E::drawn(dice);
    const Env env = e.kernel();
    const provengym::Protocol use{dice.below(4), dice.below(3) == 0 ? 0 : 1 + dice.below(20),
                                  dice.below(3) == 0 ? 0 : 1 + dice.below(20)};
    const auto differs = [&](std::uint64_t lane, std::uint64_t step, std::uint32_t action, const char *what) {
        std::printf("\n%s differs: %s; seed %" PRIu64 " round %" PRIu64 ", parameters%s, mode %u, "
                    "time_limit %u, max_episode_steps %u, lane %" PRIu64 ", step %" PRIu64 ", action %u\n",
                    K::name, what, seed, round, e.shown().c_str(), use.mode, use.time_limit,
                    use.max_episode_steps, lane, step, action);
        return std::uint64_t{0};
    };
    if (!env.valid()) return differs(0, 0, 0, "valid");
    constexpr std::uint64_t lanes = 8, steps = 256;
    for (std::uint64_t number = 0; number < lanes; ++number) {
        const std::uint64_t key = dice.word();
        std::uint64_t t = number == 0 ? ~std::uint64_t{0} - 3 : dice.below(1000);
        typename Env::Lane lane = env.restart({{}, key, t, 0, 0});
        typename E::State state = e.begin(key, t);
        t += E::reset_draws;
        std::uint32_t elapsed = 0;
        bool over = false;
        for (std::uint64_t step = 0; step < steps; ++step) {
            const std::uint32_t action = e.action(dice);
            const bool refused = over && use.mode == 3;
            if ((env.refuses(lane, action, use) != 0) != refused)
                return differs(number, step, action, "refuses");
            if (refused) {
                lane = env.restart(lane);
                state = e.begin(key, t), elapsed = 0, over = false;
                t += E::reset_draws;
                ++seen.restarted;
                continue;
            }
            // The kernel.
            const typename Env::Lane next = env.advance(lane, action, use);
            const std::int64_t reward = env.lane_reward(lane, action, use);
            const bool terminated = env.lane_terminated(lane, action, use) != 0;
            const bool truncated = env.lane_truncated(lane, action, use) != 0;
            const bool due = env.due(lane, action, use) != 0;
            // By hand.
            std::int64_t my_reward = 0;
            bool my_terminated = false, my_truncated = false, my_due = false;
            if (over && use.mode == 1) {
                my_due = true;
            } else if (over && use.mode == 2) {
                my_due = true;
            } else {
                my_reward = e.move(state, action, stream_word(key, t));
                t += E::draws;
                if (elapsed != 0xffffffff) ++elapsed;
                my_terminated = e.ended(state);
                if (use.time_limit != 0 && elapsed >= use.time_limit && !my_terminated) my_truncated = true;
#if defined(PLANT_LANE)
                if (use.max_episode_steps != 0 && elapsed >= use.max_episode_steps && !my_terminated)
#else
                if (use.max_episode_steps != 0 && elapsed >= use.max_episode_steps)
#endif
                    my_truncated = true;
                over = my_terminated || my_truncated;
                my_due = over && use.mode == 2;
            }
            if (reward != my_reward) return differs(number, step, action, "reward");
            if (terminated != my_terminated) return differs(number, step, action, "terminated");
            if (truncated != my_truncated) return differs(number, step, action, "truncated");
            if (due != my_due) return differs(number, step, action, "due");
            if (!e.same(state, next.state)) return differs(number, step, action, "state");
            if (!e.shows(state, env.observe(next.state))) return differs(number, step, action, "observation");
            lane = next;
            if (due) {
                lane = env.restart(next);
                state = e.begin(key, t), elapsed = 0, over = false;
                t += E::reset_draws;
                if (!e.same(state, lane.state)) return differs(number, step, action, "state after a reset");
                ++seen.restarted;
            }
            if (lane.key != key || lane.t != t) return differs(number, step, action, "place in the stream");
            if (lane.elapsed != elapsed || (lane.over != 0) != over)
                return differs(number, step, action, "elapsed or over");
            seen.terminated += my_terminated, seen.truncated += my_truncated;
        }
    }
    seen.compared += lanes * steps;
    return lanes * steps;
}

template <class E>
bool run(std::uint64_t steps, std::uint64_t seed, bool progress) {
    Counters seen;
    const auto begin = std::chrono::steady_clock::now();
    const std::uint64_t mark = std::max<std::uint64_t>(steps / 20, 1);
    for (std::uint64_t round = 0; seen.compared < steps; ++round) {
        const std::uint64_t before = seen.compared / mark;
        if (soak<E>(seed, round, seen) == 0) return false;
        if (progress && seen.compared / mark != before)
            std::fprintf(stderr, "\r%s %3.0f %%", E::Kernel::name,
                         100.0 * static_cast<double>(seen.compared) / static_cast<double>(steps));
    }
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    if (progress) std::fprintf(stderr, "\r%.1f s              \n", took.count());
    std::printf("%s: %" PRIu64 " steps are the same, %" PRIu64 " terminated, %" PRIu64
                " truncated, %" PRIu64 " resets\n",
                E::Kernel::name, seen.compared, seen.terminated, seen.truncated, seen.restarted);
    return (seen.terminated != 0) == terminates<E> && seen.truncated != 0 && seen.restarted != 0;
}

}  // namespace
