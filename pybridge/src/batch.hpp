// From a kernel's scalar functions to whole transitions, and from one transition to a batch.
//
// A batch is a struct of arrays: word k of the state of lane i is states[k * n + i]. Lanes are
// independent, nothing branches on data, and every call below is inlined, so that the compiler
// turns the loops over lanes into vector instructions.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <tuple>
#include <type_traits>
#include <utility>

#include "lanes.hpp"
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

// An action that is no word becomes the largest word, which `action_valid` refuses for every kernel.
constexpr std::uint32_t action_word(std::uint8_t action) { return action; }
constexpr std::uint32_t action_word(std::uint32_t action) { return action; }
constexpr std::uint32_t action_word(std::int64_t action) {
    const auto low = static_cast<std::uint32_t>(action);
    const auto high = static_cast<std::uint32_t>(static_cast<std::uint64_t>(action) >> 32);
    return low | (high != 0 ? 0xffffffff : 0);
}

// static_cast<double>(x), correctly rounded for every x, in operations that every vector unit has
// (x86 converts vectors of 64-bit integers only since AVX-512): each half becomes the significand
// of a double with a known exponent, and their sum rounds once.
inline double to_double(std::int64_t x) {
    const auto bits = static_cast<std::uint64_t>(x);
    const std::uint64_t low_bits = 0x4330000000000000 | (bits & 0xffffffff);
    const std::uint64_t high_bits = 0x4530000000000000 | ((bits >> 32) ^ 0x80000000);
    double low, high;  // 2^52 + low half, 2^84 + 2^63 + 2^32 * (signed) high half
    std::memcpy(&low, &low_bits, sizeof low);
    std::memcpy(&high, &high_bits, sizeof high);
    return (high - (0x1p84 + 0x1p63 + 0x1p52)) + low;
}

// Where observations go: components first, ..., first + count - 1 of a lane, lane after lane.
struct Observations {
    std::int64_t *values;
    std::size_t first, count;
};

// How lanes are used: the autoreset mode of Spec/MDP/Lane/Word.lean, and two limits, 0 for none.
struct Protocol {
    std::uint32_t mode, time_limit, max_episode_steps;
};

// n lanes as arrays: word k of the state of lane i is states[k * n + i].
template <class Word>
struct LaneArrays {
    Word *states;
    const std::uint64_t *keys;
    std::uint64_t *t;
    std::uint32_t *elapsed;
    std::uint8_t *over;  // flags are bytes, 0 or 1: compilers do not vectorise loads of bool
};

// What a call of n lanes returns besides observations.
struct LaneReplies {
    double *rewards;
    std::uint8_t *terminations, *truncations;
};

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

    using List = std::conditional_t<has_words<K>, Words, NoWords>;

    // Without its words an environment does everything but `init`.
    explicit BasicEnvironment(const Params &params, List words = {})
        : params_(params), words_(std::move(words)) {}

    const Params &params() const { return params_; }
    const List &words() const { return words_; }
    bool valid() const { return K::valid(std::get<P>(params_)...) != 0; }
    std::uint32_t num_actions() const { return K::num_actions(std::get<P>(params_)...); }
    bool action_valid(std::uint32_t action) const {
        return K::action_valid(std::get<P>(params_)..., action) != 0;
    }
    bool state_valid(const State &state) const {
        return K::state_valid(std::get<P>(params_)..., state[S]...) != 0;
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
        const auto count = static_cast<std::uint32_t>(words_->size());
        return (*words_)[K::word_index(std::get<P>(params_)..., count, key, t)];
    }
    std::uint32_t transform(std::uint64_t key, std::uint64_t t) const {
        return K::transform(std::get<P>(params_)..., word(key, t), key, t);
    }
    State step(const State &state, std::uint32_t action, std::uint64_t noise) const {
        return {call<K::step[S]>(std::get<P>(params_)..., state[S]..., action, noise)...};
    }
    std::int64_t reward(const State &state, std::uint32_t action, std::uint64_t noise) const {
        return static_cast<std::int64_t>(
            K::reward(std::get<P>(params_)..., state[S]..., action, noise));
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

    bool refuses(const Lane &lane, std::uint32_t action, const Protocol &use) const {
        return of_call<K::lane_refuses>(lane, action, use) != 0;
    }
    Lane advance(const Lane &lane, std::uint32_t action, const Protocol &use) const {
        return {{of_call<K::lane_state[S]>(lane, action, use)...},
                lane.key,
                of_call<K::lane_t>(lane, action, use),
                of_call<K::lane_elapsed>(lane, action, use),
                of_call<K::lane_over>(lane, action, use)};
    }
    std::uint8_t due(const Lane &lane, std::uint32_t action, const Protocol &use) const {
        return of_call<K::lane_due>(lane, action, use);
    }
    Lane restart(const Lane &lane) const {
        return {init(lane.key, lane.t), lane.key, lane.t + K::reset_words, 0, 0};
    }
    std::int64_t lane_reward(const Lane &lane, std::uint32_t action, const Protocol &use) const {
        return static_cast<std::int64_t>(of_call<K::lane_reward>(lane, action, use));
    }
    std::uint8_t lane_terminated(const Lane &lane, std::uint32_t action, const Protocol &use) const {
        return of_call<K::lane_terminated>(lane, action, use);
    }
    std::uint8_t lane_truncated(const Lane &lane, std::uint32_t action, const Protocol &use) const {
        return of_call<K::lane_truncated>(lane, action, use);
    }

    // ---- n lanes with their streams; no two of the arrays overlap ----

    // The first lane that refuses its action, or n.
    std::size_t first_refusal(std::size_t n, const LaneArrays<Word> &lanes,
                              const std::uint32_t *actions, const Protocol &use) const {
        for (std::size_t i = 0; i < n; ++i)
            if (refuses(lane_of(n, i, lanes), actions[i], use)) return i;
        return n;
    }

    // A call of each lane, none of which refuses its action. `last` has the observation before a
    // reset in the same call, and otherwise what `out` has; its `count` may be 0.
    void call_lanes(std::size_t n, const LaneArrays<Word> &lanes, const std::uint32_t *actions,
                    const Protocol &use, Observations out, Observations last,
                    const LaneReplies &replies) const {
        constexpr std::size_t block = 1024;
        std::uint8_t resets[block];
        for (std::size_t i = 0; i < n; i += block) {
            const std::size_t count = std::min(block, n - i);
            const LaneArrays<Word> part{lanes.states + i, lanes.keys + i, lanes.t + i,
                                        lanes.elapsed + i, lanes.over + i};
            advance_lanes(count, n, part, actions + i, use,
                          {replies.rewards + i, replies.terminations + i, replies.truncations + i},
                          resets);
            if (last.count != 0) observe_lanes(count, n, part.states, at(last, i));
            restart_lanes(count, n, part, resets);
            observe_lanes(count, n, part.states, at(out, i));
        }
    }

    // A reset of each lane that the mask names.
    void restart_lanes(std::size_t n, std::size_t stride, const LaneArrays<Word> &lanes,
                       const std::uint8_t *mask) const {
        for (std::size_t i = 0; i < n; ++i)
            if (mask[i]) {
                const Lane next = restart(lane_of(stride, i, lanes));
                ((lanes.states[S * stride + i] = next.state[S]), ...);
                lanes.t[i] = next.t;
                lanes.elapsed[i] = next.elapsed;
                lanes.over[i] = next.over;
            }
    }

    // ---- n lanes without streams; no two of the arrays overlap ----

    // A kernel that takes no random words reads no array of them.
    void init_batch(std::size_t n, Word *states, const std::uint64_t *keys,
                    const std::uint64_t *t) const {
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i) {
            const State state = K::reset_words == 0 ? init(0, 0) : init(keys[i], t[i]);
            ((states[S * n + i] = state[S]), ...);
        }
    }

    // In blocks that stay in the first-level cache between the loops.
    template <class Action>
    void step_batch(std::size_t n, Word *states, const Action *actions, const std::uint64_t *noise,
                    Observations out, double *rewards, bool *terminations) const {
        constexpr std::size_t block = 1024;
        std::uint32_t words[block];
        for (std::size_t i = 0; i < n; i += block) {
            const std::size_t count = std::min(block, n - i);
            std::transform(actions + i, actions + i + count, words,
                           [](Action action) { return action_word(action); });
            step_lanes(count, n, states + i, words, K::step_words == 0 ? nullptr : noise + i,
                       rewards + i, terminations + i);
            observe_lanes(count, n, states + i, at(out, i));
        }
    }

    void observe_batch(std::size_t n, const Word *states, Observations out) const {
        observe_lanes(n, n, states, out);
    }

    // Every action from the states begin, ..., end - 1 of n, one after another: component 0 of the
    // successor's observation, the integer reward, and whether the successor is terminal. False if
    // such a component takes more than 31 bits, of which then the lower ones are written.
    PROVENGYM_CLONES
    bool transitions(std::size_t n, std::size_t begin, std::size_t end, const Word *states,
                     std::int32_t *successors, std::int64_t *rewards, bool *terminations) const {
        static_assert(K::step_words == 0, "one outcome for each action");
        const BasicEnvironment env(params_);
        const std::uint32_t num_actions = env.num_actions();
        std::uint64_t seen = 0;
        for (std::size_t i = begin; i < end; ++i) {
            const State state{states[S * n + i]...};
            for (std::uint32_t action = 0; action < num_actions; ++action) {
                const State next = env.step(state, action, 0);
                const auto index = static_cast<std::uint64_t>(env.template observe<0>(next));
                const std::size_t place = i * num_actions + action;
                seen |= index;
                successors[place] = static_cast<std::int32_t>(index & 0x7fffffff);
                rewards[place] = env.reward(state, action, 0);
                terminations[place] = env.terminated(next);
            }
        }
        return seen <= 0x7fffffff;
    }

private:
    static Observations at(const Observations &all, std::size_t lane) {
        return {all.values + lane * all.count, all.first, all.count};
    }

    static Lane lane_of(std::size_t stride, std::size_t i, const LaneArrays<Word> &lanes) {
        return {{lanes.states[S * stride + i]...},
                lanes.keys[i],
                lanes.t[i],
                lanes.elapsed[i],
                lanes.over[i]};
    }

    // f of a call, with f a constant for the inliner too.
    template <auto f>
    auto of_call(const Lane &lane, std::uint32_t action, const Protocol &use) const {
        return f(std::get<P>(params_)..., lane.state[S]..., lane.key, lane.t, lane.elapsed,
                 lane.over, action, use.mode, use.time_limit, use.max_episode_steps);
    }

    PROVENGYM_CLONES
    void advance_lanes(std::size_t n, std::size_t stride, const LaneArrays<Word> &lanes,
                       const std::uint32_t *actions, const Protocol &use,
                       const LaneReplies &replies, std::uint8_t *resets) const {
        const BasicEnvironment env(params_);  // copies cannot change under the writes below
        const LaneArrays<Word> to = lanes;
        const LaneReplies told = replies;
        const Protocol protocol = use;
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i) {
            const Lane lane = lane_of(stride, i, to);
            const std::uint32_t action = actions[i];
            const Lane next = env.advance(lane, action, protocol);
            const std::uint8_t due = env.due(lane, action, protocol);
            const std::uint8_t terminated = env.lane_terminated(lane, action, protocol);
            const std::uint8_t truncated = env.lane_truncated(lane, action, protocol);
            const std::int64_t reward = env.lane_reward(lane, action, protocol);
            resets[i] = due;
            told.rewards[i] = to_double(reward) / K::reward_scale;
            told.terminations[i] = terminated;
            told.truncations[i] = truncated;
            ((to.states[S * stride + i] = next.state[S]), ...);
            to.t[i] = next.t;
            to.elapsed[i] = next.elapsed;
            to.over[i] = next.over;
        }
    }

    PROVENGYM_CLONES
    void step_lanes(std::size_t n, std::size_t stride, Word *states, const std::uint32_t *actions,
                    const std::uint64_t *noise, double *rewards, bool *terminations) const {
        const BasicEnvironment env(params_);  // a copy cannot change under the writes below
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i) {
            const State state{states[S * stride + i]...};
            const std::uint64_t word = K::step_words == 0 ? 0 : noise[i];
            const State next = env.step(state, actions[i], word);
            ((states[S * stride + i] = next[S]), ...);
            rewards[i] = to_double(env.reward(state, actions[i], word)) / K::reward_scale;
            terminations[i] = env.terminated(next);
        }
    }

    void observe_lanes(std::size_t n, std::size_t stride, const Word *states,
                       Observations out) const {
        ((C - out.first < out.count
              ? observe_component<C>(n, stride, states, out.values + (C - out.first), out.count)
              : void()),
         ...);
    }

    template <std::size_t Component>
    PROVENGYM_CLONES void observe_component(std::size_t n, std::size_t stride, const Word *states,
                           std::int64_t *values, std::size_t step) const {
        const BasicEnvironment env(params_);
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i)
            values[i * step] = env.template observe<Component>({states[S * stride + i]...});
    }

    Params params_;
    List words_;
};

}  // namespace provengym
