// From a kernel's scalar functions to whole transitions, and from one transition to a batch.
//
// A batch is a struct of arrays: word k of the state of lane i is states[k * n + i]. Lanes are
// independent, nothing branches on data, and every call below is inlined, so that the compiler
// turns the loops over lanes into vector instructions. loops.hpp has the loops over lanes with streams.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <utility>

#include "blocks.hpp"
#include "kernel_table.hpp"
#include "lanes.hpp"
#include "numbers.hpp"
#include "words.hpp"

namespace provengym {

// The words of a kernel, read off the signatures of its functions.
template <class... P>
std::tuple<P...> arguments_of(std::uint8_t (*)(P...));
template <class W, class... P>
W result_of(W (*)(P...));

// f(words...), with f a constant for the inliner too.
template <auto f, class... Words>
constexpr auto call(Words... words) {
    return f(words...);
}

// Whether a reward is the number of one that is listed, and not a number of units.
template <class K, class = void>
inline constexpr bool has_values = false;
template <class K>
inline constexpr bool has_values<K, std::void_t<decltype(K::value)>> = true;

// Whether a step is too long for a copy in each loop: then all loops call one copy of it.
template <class K, class = void>
inline constexpr bool is_long = false;
template <class K>
inline constexpr bool is_long<K, std::void_t<decltype(K::long_step)>> = true;

template <class K, class ParamIndices, class StateIndices, class ComponentIndices>
class BasicEnvironment;

// A kernel K with its parameters, and its words where it takes some.
template <class K>
using Environment = BasicEnvironment<K, std::make_index_sequence<K::params.size()>,
                                     std::make_index_sequence<K::state.size()>,
                                     std::make_index_sequence<K::observation.size()>>;

template <class K, std::size_t... P, std::size_t... S, std::size_t... C>
class BasicEnvironment<K, std::index_sequence<P...>, std::index_sequence<S...>,
                       std::index_sequence<C...>> {
public:
    using Kernel = K;
    using Params = decltype(arguments_of(K::valid));
    using Word = decltype(result_of(K::step[0]));
    using State = std::array<Word, sizeof...(S)>;
    using Observation = std::array<std::int64_t, sizeof...(C)>;

    // Without its words an environment does everything but `init`.
    explicit BasicEnvironment(const Params &params, WordList words = {})
        : params_(params), words_(words) {}
    static BasicEnvironment of(const KernelParameters &given) {
        return BasicEnvironment(
            Params(static_cast<std::tuple_element_t<P, Params>>(given.values[P])...), given.words);
    }

    const Params &params() const { return params_; }
    bool valid() const { return K::valid(std::get<P>(params_)...) != 0; }
    std::uint32_t num_actions() const { return K::num_actions(std::get<P>(params_)...); }
    bool action_valid(std::uint32_t action) const {
        return K::action_valid(std::get<P>(params_)..., action) != 0;
    }
    bool state_valid(const State &state) const {
        return K::state_valid(std::get<P>(params_)..., state[S]...) != 0;
    }
    bool legal(const State &state, std::uint32_t action) const {
        return K::legal(std::get<P>(params_)..., state[S]..., action) != 0;
    }
    bool accepts(std::uint64_t word) const {
        return K::word_valid(std::get<P>(params_)..., word) != 0;
    }

    // ---- One lane ----

    State init(std::uint64_t key, std::uint64_t t) const {
        if constexpr (has_words<K>)
            return init(word(key, t), key, t);
        else
            return {call<K::init[S]>(std::get<P>(params_)..., key, t)...};
    }
    // From this word, whatever the list.
    State init(std::uint64_t word, std::uint64_t key, std::uint64_t t) const {
        return {call<K::init[S]>(std::get<P>(params_)..., word, key, t)...};
    }
    // The word that this reset starts from: its index is proved to be less than the count.
    std::uint64_t word(std::uint64_t key, std::uint64_t t) const {
        return words_.first[K::word_index(std::get<P>(params_)..., words_.count, key, t)];
    }
    std::uint32_t transform(std::uint64_t key, std::uint64_t t) const {
        return K::transform(std::get<P>(params_)..., word(key, t), key, t);
    }
    // The random words of a step; one that is not read where it takes none.
    static constexpr std::size_t noise_words = K::step_words == 0 ? 1 : K::step_words;
    using Noise = std::array<std::uint64_t, noise_words>;

    template <class... Words>
    State step(const State &state, std::uint32_t action, Words... noise) const {
        return {call<K::step[S]>(std::get<P>(params_)..., state[S]..., action, noise...)...};
    }
    template <class... Words>
    std::int64_t reward(const State &state, std::uint32_t action, Words... noise) const {
        return static_cast<std::int64_t>(
            K::reward(std::get<P>(params_)..., state[S]..., action, noise...));
    }

    // A state after a step, and what the step returns.
    struct Outcome {
        State next;
        std::int64_t reward;
        bool terminated;
    };
    Outcome outcome(const State &state, std::uint32_t action, const Noise &noise) const {
        if constexpr (is_long<K>)
            return at_level<&outcome_of>(level_in_use(), *this, state, action, noise);
        else
            return outcome_of(*this, state, action, noise);
    }
    // A reward in natural units, where the kernel lists them.
    double value(std::int64_t reward) const {
        if constexpr (has_values<K>)
            return K::value(std::get<K::values_parameter>(params_),
                            static_cast<std::uint32_t>(reward));
        else
            return to_double(reward) / K::reward_scale;
    }
    bool terminated(const State &state) const {
        return K::terminated(std::get<P>(params_)..., state[S]...) != 0;
    }
    template <std::size_t Component>
    std::int64_t observe(const State &state) const {
        return static_cast<std::int64_t>(
            call<K::observe[Component]>(std::get<P>(params_)..., state[S]...));
    }
    Observation observe(const State &state) const { return {observe<C>(state)...}; }

    // ---- One lane with its stream: a call is `advance`, and then `restart` where it is due ----

    struct Lane {
        State state;
        std::uint64_t key, t;
        std::uint32_t elapsed;
        std::uint8_t over;
    };

    // The lane after the first half of a call, and what that returns.
    struct Called {
        Lane next;
        std::int64_t reward;
        std::uint8_t terminated, truncated, due;
    };

    bool refuses(const Lane &lane, std::uint32_t action, const Protocol &use) const {
        return of_call<K::lane_refuses>(lane, action, use) != 0;
    }
    Called called(const Lane &lane, std::uint32_t action, const Protocol &use) const {
        if constexpr (is_long<K>)
            return at_level<&called_of>(level_in_use(), *this, lane, action, use);
        else
            return called_of(*this, lane, action, use);
    }
    Lane restart(const Lane &lane) const {
        return {init(lane.key, lane.t), lane.key, lane.t + K::reset_words, 0, 0};
    }

    // ---- n lanes without streams ----

    // In blocks that stay in the first-level cache between the loops, for the C interface; observed are
    // components first, ..., first + count - 1, lane after lane.
    void step_batch(std::size_t n, Word *states, const std::uint32_t *actions,
                    const std::uint64_t *noise, std::int64_t *observations, std::size_t first,
                    std::size_t count, double *rewards, bool *terminations) const {
        const Level level = level_in_use();
        in_blocks(n, [&](std::size_t i, std::size_t lanes) {
            at_level<&step_lanes>(level, *this,
                                  Stepped{lanes, n, states + i, actions + i,
                                          K::step_words == 0 ? nullptr : noise + i * noise_words,
                                          rewards + i,
                                          terminations + i});
            std::int64_t seen[lane_block];
            for (std::size_t k = 0; k < count; ++k) {
                observe_lanes(level, *this, {first + k, lanes, n, states + i, seen});
                for (std::size_t j = 0; j < lanes; ++j) observations[(i + j) * count + k] = seen[j];
            }
        });
    }

    static void step_lanes(const BasicEnvironment &given, const Stepped &call) {
        const BasicEnvironment env(given.params_);  // copies cannot change under the writes below
        const auto [n, stride, words, actions, noise, rewards, terminations] = call;
        auto *const states = static_cast<Word *>(words);
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i) {
            const State state{states[S * stride + i]...};
            Noise drawn{};
            if constexpr (K::step_words != 0)
                for (std::size_t k = 0; k < noise_words; ++k) drawn[k] = noise[i * noise_words + k];
            const auto [next, reward, terminated] = env.outcome(state, actions[i], drawn);
            ((states[S * stride + i] = next[S]), ...);
            rewards[i] = env.value(reward);
            terminations[i] = terminated;
        }
    }

    static void observe_lanes(Level level, const BasicEnvironment &env, const Observed &call) {
        ((call.component == C ? at_level<&observe_component<C>>(level, env, call) : void()), ...);
    }

    static void legal_lanes(const BasicEnvironment &given, const Offered &call) {
        const BasicEnvironment env(given.params_);
        const auto [n, stride, words, action, legal] = call;
        const auto *const states = static_cast<const Word *>(words);
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i)
            legal[i] = K::legal(std::get<P>(env.params_)..., states[S * stride + i]..., action);
    }

private:
    static Outcome outcome_of(const BasicEnvironment &env, const State &state, std::uint32_t action,
                              const Noise &noise) {
        return std::apply(
            [&](auto... words) {
                const State next = env.step(state, action, words...);
                return Outcome{next, env.reward(state, action, words...), env.terminated(next)};
            },
            noise);
    }

    static Called called_of(const BasicEnvironment &env, const Lane &lane, std::uint32_t action,
                            const Protocol &use) {
        return {{{env.template of_call<K::lane_state[S]>(lane, action, use)...},
                 lane.key,
                 env.template of_call<K::lane_t>(lane, action, use),
                 env.template of_call<K::lane_elapsed>(lane, action, use),
                 env.template of_call<K::lane_over>(lane, action, use)},
                static_cast<std::int64_t>(env.template of_call<K::lane_reward>(lane, action, use)),
                env.template of_call<K::lane_terminated>(lane, action, use),
                env.template of_call<K::lane_truncated>(lane, action, use),
                env.template of_call<K::lane_due>(lane, action, use)};
    }

    // f of a call, with f a constant for the inliner too.
    template <auto f>
    auto of_call(const Lane &lane, std::uint32_t action, const Protocol &use) const {
        return f(std::get<P>(params_)..., lane.state[S]..., lane.key, lane.t, lane.elapsed,
                 lane.over, action, use.mode, use.time_limit, use.max_episode_steps);
    }

    template <std::size_t Component>
    static void observe_component(const BasicEnvironment &given, const Observed &call) {
        const BasicEnvironment env(given.params_);
        const auto [component, n, stride, words, values] = call;
        const auto *const states = static_cast<const Word *>(words);
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i)
            values[i] = env.template observe<Component>({states[S * stride + i]...});
    }

    Params params_;
    WordList words_;
};

}  // namespace provengym
