// The loops over lanes of a kernel with their streams: a template over what is written and what is known
// when the loop is compiled, which is what makes them fast. kernel_table.hpp says what they do.
#pragma once

#include <math.h>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "batch.hpp"
#include "random.hpp"

#include "batch/scalars.hpp"  // after these

namespace provengym {

// A mode that is known only when the loop runs.
inline constexpr std::uint32_t any_mode = 0xff;

// Instead of an array of rewards: themselves, in units, or their sum for each lane.
struct Units {
    std::int64_t value;
};
struct Sum {
    std::int64_t value;
};
struct Unseen {};

template <class K, class States = std::make_index_sequence<K::state.size()>>
struct Loops;

template <class K, std::size_t... S>
struct Loops<K, std::index_sequence<S...>> {
    using Env = Environment<K>;
    using Word = typename Env::Word;
    using State = typename Env::State;
    static constexpr bool random = K::reset_words != 0 || K::step_words != 0;
    static constexpr bool quick_reset = K::reset_words == 0 && !has_words<K>;

    // Whether an observation is the number of a state, and not a quantity.
    static constexpr bool indexed = std::string_view(K::observation[0]) == "index";

    // The forms in which `advance_lanes` writes observations.
    static constexpr bool sees(Form form) {
        if (!quick_reset || form == Form::one_hot) return false;
        return form == Form::int64 || (form == Form::float32) != indexed;
    }

    // ---- The first half of a call ----

    static void advance_lanes(Level level, const KernelParameters &given, const Advance &call) {
        const auto run = [&](auto mode, auto reward, auto seen) {
            using Reward = decltype(reward);
            using Seen = decltype(seen);
            if constexpr (!random && mode.value != any_mode) {
                if (call.elapsed == nullptr)
                    return of_constant<mode.value, false, Reward, Seen>(level, given, call);
            }
            of_constant<mode.value, true, Reward, Seen>(level, given, call);
        };
        constexpr std::integral_constant<std::uint32_t, any_mode> any{};
        constexpr std::integral_constant<std::uint32_t, next_step> next{};
        constexpr std::integral_constant<std::uint32_t, same_step> same{};
        if constexpr (quick_reset) {
            if (call.seen != nullptr) {
                if (call.seen_form == Form::int64) return run(same, float{}, std::int64_t{});
                if constexpr (indexed) {
                    if (call.seen_form == Form::int32) return run(same, float{}, std::int32_t{});
                    return run(same, float{}, std::uint8_t{});
                } else {
                    return run(same, float{}, float{});
                }
            }
            switch (call.form) {
                case Rewards::sums:
                    if constexpr (!has_values<K>) return run(same, Sum{}, Unseen{});
                    break;
                case Rewards::singles: return run(same, float{}, Unseen{});
                case Rewards::doubles:
                    if (call.use.mode == same_step) return run(same, double{}, Unseen{});
                    return run(next, double{}, Unseen{});
                case Rewards::units: break;
            }
        } else {
            if (call.use.mode == same_step && call.over == nullptr) {
                if constexpr (!has_values<K>)
                    if (call.form == Rewards::sums) return run(same, Sum{}, Unseen{});
                return run(same, Units{}, Unseen{});
            }
            if (call.use.mode == next_step && call.over != nullptr)
                return run(next, Units{}, Unseen{});
        }
        run(any, Units{}, Unseen{});
    }

    // ---- The second half ----

    static void begin_lanes(Level level, const KernelParameters &given, const Begun &call) {
        at_level<&begin>(level, given, call);
    }

    static bool transitions(const KernelParameters &given, const Transitions &call) {
        static_assert(K::step_words == 0, "one outcome for each action");
        const Env env = Env::of(given);
        const auto [n, begin, end, words, successors, rewards, terminations] = call;
        const auto *const states = static_cast<const Word *>(words);
        const std::uint32_t num_actions = env.num_actions();
        std::uint64_t seen = 0;
        for (std::size_t i = begin; i < end; ++i) {
            const State state{states[S * n + i]...};
            for (std::uint32_t action = 0; action < num_actions; ++action) {
                const auto [next, reward, terminated] = env.outcome(state, action, {});
                const auto index = static_cast<std::uint64_t>(env.template observe<0>(next));
                const std::size_t place = i * num_actions + action;
                seen |= index;
                successors[place] = static_cast<std::int32_t>(index & 0x7fffffff);
                rewards[place] = reward;
                terminations[place] = terminated;
            }
        }
        return seen <= 0x7fffffff;
    }

private:
    // For the constant that the parameter is, if it is one.
    template <std::uint32_t Mode, bool Limited, class Reward, class Seen, std::size_t Variant = 0>
    static void of_constant(Level level, const KernelParameters &given, const Advance &call) {
        constexpr bool last = Variant + (K::always_constant ? 1 : 0) == K::constants.size();
        if constexpr (!last) {
            using Type = std::tuple_element_t<K::constant, typename Env::Params>;
            if (static_cast<Type>(given.values[K::constant]) != K::constants[Variant])
                return of_constant<Mode, Limited, Reward, Seen, Variant + 1>(level, given, call);
        }
        at_level<&advance<Mode, Limited, Reward, Seen, Variant>>(level, given, call);
    }

    template <std::uint32_t Mode, bool Limited, class Reward, class Seen, std::size_t Variant>
    static void advance(const KernelParameters &given, const Advance &call) {
        constexpr bool sums = std::is_same_v<Reward, Sum>;
        constexpr bool sees = !std::is_same_v<Seen, Unseen>;
        constexpr bool restarts = quick_reset && (sees || sums);
        // Copies cannot change under the writes below.
        KernelParameters known = given;
        if constexpr (Variant < K::constants.size()) known.values[K::constant] = K::constants[Variant];
        const Env env = Env::of(known);
        const Advance to = call;
        auto *const states = static_cast<Word *>(to.states);
        auto *const rewards = static_cast<Reward *>(to.rewards);
        [[maybe_unused]] auto *const seen = static_cast<Seen *>(to.seen);
        const Protocol use{Mode == any_mode ? to.use.mode : Mode, Limited ? to.use.time_limit : 0,
                           Limited ? to.use.max_episode_steps : 0};
        [[maybe_unused]] const bool has_elapsed = to.elapsed != nullptr;
        [[maybe_unused]] const bool has_over = to.over != nullptr;
        [[maybe_unused]] State first{};
        if constexpr (restarts) first = env.init(0, 0);
        PROVENGYM_LANES
        for (std::size_t i = 0; i < to.n; ++i) {
            typename Env::Lane lane{{states[S * to.stride + i]...}, 0, 0, 0, 0};
            if constexpr (random) lane.key = to.keys[i], lane.t = to.t[i];
            if constexpr (Mode == any_mode) {
                lane.elapsed = has_elapsed ? to.elapsed[i] : 0;
                lane.over = has_over ? to.over[i] : 0;
            } else {
                if constexpr (Limited) lane.elapsed = to.elapsed[i];
                if constexpr (Mode != same_step) lane.over = to.over[i];
            }
            const std::uint32_t action = to.actions[i];
#if defined(__GNUC__)
            // It was looked at. (GridWorld gains by this; of kernels that draw, and of SwimmerGait,
            // GCC would make branches.)
            if constexpr (Mode == same_step && !random && K::reward_scale == 1)
                if (!env.action_valid(action)) __builtin_unreachable();
#endif
            // All is computed before anything is written, so that what a kernel reads is read once.
            auto [next, reward, terminated, truncated, over] = env.called(lane, action, use);
            if constexpr (sums) {
                rewards[i].value += reward;
            } else {
                to.terminated[i] = terminated;
                to.truncated[i] = truncated;
                if constexpr (std::is_same_v<Reward, Units>)
                    rewards[i].value = reward;
                else if constexpr (has_values<K>)
                    rewards[i] = static_cast<Reward>(env.value(reward));
                // Rewards fit 32 bits: `Machine.InUnits` of Spec/MDP/Machine.lean.
                else if constexpr (K::reward_scale == 1)
                    rewards[i] = static_cast<Reward>(static_cast<std::int32_t>(reward));
                else
                    rewards[i] = static_cast<Reward>(
                        static_cast<double>(static_cast<std::int32_t>(reward)) / K::reward_scale *
                        to.reward_factor);
            }
            if constexpr (restarts) {
                const auto mask = Word{0} - static_cast<Word>(over);
                ((next.state[S] ^= (next.state[S] ^ first[S]) & mask), ...);
                next.elapsed &= ~(std::uint32_t{0} - over);
            } else {
                to.due[i] = over;
            }
            ((states[S * to.stride + i] = next.state[S]), ...);
            if constexpr (random) to.t[i] = next.t;
            if constexpr (Mode == any_mode) {
                if (has_elapsed) to.elapsed[i] = next.elapsed;
                if (has_over) to.over[i] = next.over;
            } else {
                if constexpr (Limited) to.elapsed[i] = next.elapsed;
                if constexpr (Mode != same_step) to.over[i] = next.over;
            }
            if constexpr (std::is_floating_point_v<Seen>)
                seen[i] = shown_component(to_double(env.template observe<0>(next.state)),
                                          to.seen_offset, to.seen_divisor, to.seen_factor);
            else if constexpr (sees)
                seen[i] = static_cast<Seen>(env.template observe<0>(next.state));
        }
    }

    static void begin(const KernelParameters &given, const Begun &call) {
        const Env env = Env::of(given);
        const auto [n, stride, keys, t, words] = call;
        auto *const states = static_cast<Word *>(words);
        const auto one = [&, stride = stride, keys = keys, t = t](std::size_t i) {
            const State state = K::reset_words == 0 ? env.init(0, 0) : env.init(keys[i], t[i]);
            ((states[S * stride + i] = state[S]), ...);
        };
        if constexpr (has_words<K>) {
            for (std::size_t i = 0; i < n; ++i) one(i);
        } else {
            PROVENGYM_LANES
            for (std::size_t i = 0; i < n; ++i) one(i);
        }
    }
};

}  // namespace provengym
