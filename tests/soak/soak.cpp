// Kernels against the pages of their environments: GridWorld and Fishing a second time, in plain C++
// from docs/gridworld.md and docs/fishing.md, with stream, limits and resets as Gymnasium has them.
//
//     soak STEPS SEED
//
// draws parameters, lanes and actions, and compares everything after every step. On a difference it
// prints where it is, and the exit status is 1. PLANT_GRIDWORLD, PLANT_FISHING and PLANT_LANE make
// the second implementation wrong, so that there is a difference to find.

#include <algorithm>
#include <chrono>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "batch.hpp"
#include "kernels.hpp"

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

// ---- The environments a second time ----

struct Grid {
    using Kernel = provengym::GridWorld;
    static constexpr int draws = 0;
    std::uint32_t height, width, start_row, start_col, goal_row, goal_col;
    struct State {
        std::uint32_t row, col;
    };

    static Grid drawn(Dice &dice) {
        // Mostly small, so that goals are reached; sometimes as large as they come.
        const std::uint64_t most = dice.below(8) == 0 ? 0x7fffffff : 5;
        Grid g{};
        g.height = 1 + dice.below(most), g.width = 1 + dice.below(most);
        g.start_row = dice.below(g.height), g.start_col = dice.below(g.width);
        g.goal_row = dice.below(g.height), g.goal_col = dice.below(g.width);
        return g;
    }
    Environment<Kernel> kernel() const {
        return Environment<Kernel>({height, width, start_row, start_col, goal_row, goal_col});
    }
    std::string shown() const {
        std::string text;
        for (std::uint32_t x : {height, width, start_row, start_col, goal_row, goal_col})
            text += " " + std::to_string(x);
        return text;
    }
    State begin() const { return {start_row, start_col}; }
    std::uint32_t action(Dice &dice) const { return dice.below(4); }
    bool ended(const State &s) const { return s.row == goal_row && s.col == goal_col; }
    std::int64_t move(State &s, std::uint32_t action, std::uint64_t) const {
        if (ended(s)) return 0;
        if (action == 0) {
            if (s.row != 0) s.row -= 1;
        } else if (action == 1) {
            if (s.row != height - 1) s.row += 1;
        } else if (action == 2) {
            if (s.col != 0) s.col -= 1;
        } else {
            if (s.col != width - 1) s.col += 1;
        }
#if defined(PLANT_GRIDWORLD)
        return -1;
#endif
        return ended(s) ? 0 : -1;
    }
    bool same(const State &s, const std::array<std::uint32_t, 2> &words) const {
        return words[0] == s.row && words[1] == s.col;
    }
    bool shows(const State &s, const std::array<std::int64_t, 3> &seen) const {
        return seen[0] == static_cast<std::int64_t>(s.row) * width + s.col && seen[1] == s.row &&
               seen[2] == s.col;
    }
};

struct Fishery {
    using Kernel = provengym::Fishing;
    static constexpr int draws = 1;
    std::uint32_t r_num, r_den, sigma_num, sigma_den, order, start;
    struct State {
        std::int64_t stock;
    };

    static Fishery drawn(Dice &dice) {
        Fishery f{};
        const std::uint64_t most = dice.below(2) == 0 ? 10 : 1000000;
        f.r_den = 1 + dice.below(most), f.r_num = dice.below(5 * std::uint64_t{f.r_den} + 1);
        f.sigma_den = 1 + dice.below(most);
        f.sigma_num = dice.below(3) == 0 ? 0 : dice.below(std::uint64_t{f.sigma_den} + 1);
        f.order = dice.below(2), f.start = dice.below(2000001);
        return f;
    }
    Environment<Kernel> kernel() const {
        return Environment<Kernel>({r_num, r_den, sigma_num, sigma_den, order, start});
    }
    std::string shown() const {
        std::string text;
        for (std::uint32_t x : {r_num, r_den, sigma_num, sigma_den, order, start})
            text += " " + std::to_string(x);
        return text;
    }
    State begin() const { return {start}; }
    std::uint32_t action(Dice &dice) const {
        return dice.below(8) == 0 ? static_cast<std::uint32_t>(dice.below(2000001)) : dice.below(200000);
    }
    bool ended(const State &s) const { return s.stock == 0; }
    static std::int64_t down(__int128 a, __int128 b) {  // a / b, down; 0 < b
        __int128 q = a / b;
        if (a % b < 0) --q;
        return static_cast<std::int64_t>(q);
    }
    std::int64_t move(State &s, std::uint32_t quota, std::uint64_t noise) const {
        const std::int64_t K = 1000000, h = std::min<std::int64_t>(quota, s.stock);
        const std::int64_t y = order == 0 ? s.stock : s.stock - h;
        // The deviate is the number of ones among four fair coins, less 2.
        std::int64_t xi = -2;
        for (int coin = 60; coin < 64; ++coin)
            if ((noise >> coin) & 1) ++xi;
        const std::int64_t growth = down(__int128{r_num} * y * (K - y), __int128{r_den} * K);
#if defined(PLANT_FISHING)
        const std::int64_t shock = static_cast<std::int64_t>(__int128{sigma_num} * xi * y / sigma_den);
#else
        const std::int64_t shock = down(__int128{sigma_num} * xi * y, sigma_den);
#endif
        s.stock = s.stock - h + growth + shock;
        if (s.stock < 0) s.stock = 0;
        if (s.stock > 2 * K) s.stock = 2 * K;
        return h;
    }
    bool same(const State &s, const std::array<std::uint32_t, 1> &words) const {
        return words[0] == s.stock;
    }
    bool shows(const State &s, const std::array<std::int64_t, 1> &seen) const {
        return seen[0] == s.stock;
    }
};

// ---- The lane a second time ----

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
        typename E::State state = e.begin();
        std::uint32_t elapsed = 0;
        bool over = false;
        for (std::uint64_t step = 0; step < steps; ++step) {
            const std::uint32_t action = e.action(dice);
            const bool refused = over && use.mode == 3;
            if ((env.refuses(lane, action, use) != 0) != refused)
                return differs(number, step, action, "refuses");
            if (refused) {
                lane = env.restart(lane);
                state = e.begin(), elapsed = 0, over = false;
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
                state = e.begin(), elapsed = 0, over = false;
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
    return seen.terminated != 0 && seen.truncated != 0 && seen.restarted != 0;
}

}  // namespace

int main(int count, char **arguments) {
    if (count != 3) {
        std::fputs("usage: soak STEPS SEED\n", stderr);
        return 2;
    }
    const std::uint64_t steps = std::strtoull(arguments[1], nullptr, 10);
    const std::uint64_t seed = std::strtoull(arguments[2], nullptr, 10);
    const bool progress = steps > 10000000;
    return run<Grid>(steps / 2, seed, progress) && run<Fishery>(steps / 2, seed, progress) ? 0 : 1;
}
