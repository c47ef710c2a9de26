// n lanes of an environment and their memory. A call of all lanes goes block by block: the actions
// become words, the lanes advance, those that are due restart, and all are observed. Lanes are
// independent of each other, so blocks can be shared between threads in any way.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "../batch.hpp"
#include "../lanes.hpp"
#include "../random.hpp"
#include "forms.hpp"
#include "pool.hpp"

namespace provengym {

// The autoreset modes of Spec/MDP/Lane/Word.lean, and one that is known only when the loop runs.
inline constexpr std::uint32_t next_step = 1, same_step = 2, any_mode = 0xff;

// Instead of an array of rewards: their sum for each lane, or themselves, in units.
struct Units {
    std::int64_t value;
};
struct Sum {
    std::int64_t value;
};
struct Unseen {};

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
template <class Word>
struct Resets {
    std::vector<std::int64_t> lane;
    std::vector<Word> states;  // all words of one lane after another
    std::vector<std::uint32_t> elapsed;
    std::vector<std::uint64_t> key, t;

    void clear() {
        lane.clear();
        states.clear();
        elapsed.clear();
        key.clear();
        t.clear();
    }
};

template <class K, class States = std::make_index_sequence<K::state.size()>,
          class Components = std::make_index_sequence<K::observation.size()>>
class LaneBatch;

// Where the actions of a rollout come from. `begin` is told of each block of lanes, and `choose` then
// makes the words of its actions at call t.

// Those of call t, of which none is refused, stand from number t * n on.
struct GivenActions {
    Actions actions;

    void begin(std::size_t, std::size_t) {}
    template <class Lanes>
    void choose(const Lanes &lanes, std::size_t t, std::size_t i, std::size_t count,
                std::uint32_t *words) const {
        with_type(actions.type, [&](auto item) {
            using Item = decltype(item);
            const std::size_t first = (t * lanes.size() + i) * lanes.actions().items;
            words_of(static_cast<const Item *>(actions.items) + first, count, lanes.actions(),
                     words);
        });
    }
};

// Those of lane i are drawn from the stream of seed + i.
struct RandomActions {
    std::uint64_t seed;
    std::uint64_t keys[lane_block] = {};

    void begin(std::size_t i, std::size_t count) {
        for (std::size_t k = 0; k < count; ++k) keys[k] = action_key(mdp_key(seed + i + k));
    }
    template <class Lanes>
    void choose(const Lanes &lanes, std::size_t t, std::size_t, std::size_t count,
                std::uint32_t *words) const {
        draw_words(keys, t, count, lanes.actions(), words);
    }
};

// The same by a policy, for the first component that the view shows.
struct PolicyActions {
    Policy policy;
    std::uint64_t seed;
    std::uint64_t keys[lane_block] = {};

    void begin(std::size_t i, std::size_t count) {
        for (std::size_t k = 0; k < count; ++k) keys[k] = policy_key(mdp_key(seed + i + k));
    }
    template <class Lanes>
    void choose(Lanes &lanes, std::size_t t, std::size_t i, std::size_t count,
                std::uint32_t *words) const {
        lanes.choose_block(policy, i, count, keys, t, words);
    }
};

template <class K, std::size_t... S, std::size_t... C>
class LaneBatch<K, std::index_sequence<S...>, std::index_sequence<C...>> {
public:
    using Env = Environment<K>;
    using Word = typename Env::Word;
    using State = typename Env::State;
    using Lane = typename Env::Lane;
    static constexpr std::size_t num_words = sizeof...(S);
    // Whether lanes differ in what they draw. For other kernels no keys and places are kept, and
    // numbers of steps only under a limit.
    static constexpr bool random = K::reset_words != 0 || K::step_words != 0;
    // Whether a reset is so little work that it is done for all lanes and taken by those due.
    static constexpr bool quick_reset = K::reset_words == 0 && !has_words<K>;

    LaneBatch(const Env &env, std::size_t n, const Protocol &use, const ActionForm &actions,
              const View &view, double reward_factor, std::size_t threads)
        : env_(env), n_(n), use_(use), actions_(actions), view_(view),
          reward_factor_(reward_factor), variant_(variant_of(env)), states_(num_words * n), keys_(random ? n : 0),
          t_(random ? n : 0), elapsed_(limited() || random ? n : 0), over_(use.mode == same_step ? 0 : n),
          pool_(threads), resets_(threads) {}

    const Env &env() const { return env_; }
    std::size_t size() const { return n_; }
    const Protocol &protocol() const { return use_; }
    const View &view() const { return view_; }
    const ActionForm &actions() const { return actions_; }
    std::size_t threads() const { return pool_.threads(); }
    bool limited() const { return use_.time_limit != 0 || use_.max_episode_steps != 0; }
    std::size_t nbytes() const {
        return states_.size() * sizeof(Word) + (keys_.size() + t_.size()) * 8 +
               elapsed_.size() * 4 + over_.size();
    }

    // ---- The words of a lane ----

    Lane lane(std::size_t i) const {
        return {{states_[S * n_ + i]...},
                random ? keys_[i] : 0,
                random ? t_[i] : 0,
                elapsed_.empty() ? 0 : elapsed_[i],
                over_.empty() ? std::uint8_t{0} : over_[i]};
    }
    void set_lane(std::size_t i, const Lane &lane) {
        ((states_[S * n_ + i] = lane.state[S]), ...);
        if (random) keys_[i] = lane.key, t_[i] = lane.t;
        if (!elapsed_.empty()) elapsed_[i] = lane.elapsed;
        if (!over_.empty()) over_[i] = lane.over;
    }

    // ---- Calls of all lanes ----

    // Lane i starts an episode with the stream of seed + i.
    void reset(std::uint64_t seed) {
        share([&](std::size_t, std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i)
                set_lane(i, env_.restart({{}, random ? mdp_key(seed + i) : 0, 0, 0, 0}));
        });
    }

    void observe(const View &view, void *observations) {
        share([&](std::size_t, std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; i += lane_block)
                observe_block(view, i, std::min(lane_block, end - i), observations, i);
        });
    }

    // The first lane that refuses its action at one of these T calls, as t * n + i; or T * n. In
    // later calls than the first one it is not known which lanes must be reset.
    std::size_t first_refusal(const Actions &given, std::size_t T) const {
        return with_type(given.type, [&](auto item) {
            using Item = decltype(item);
            const Item *const items = static_cast<const Item *>(given.items);
            const std::size_t width = actions_.items;
            const auto wrong = [&](std::size_t from, std::size_t count) {
                return any_wrong(items + from * width, count * width, actions_.count);
            };
            for (std::size_t begin = 0; begin < T * n_; begin += lane_block) {
                const std::size_t end = std::min(begin + lane_block, T * n_);
                const bool disabled = use_.mode == 3 && begin < n_;
                if (!disabled && !wrong(begin, end - begin)) continue;
                for (std::size_t k = begin; k < end; ++k) {
                    const bool over = k < n_ && !over_.empty() && over_[k] != 0;
                    if (over ? use_.mode == 3 : wrong(k, 1)) return k;
                }
            }
            return T * n_;
        });
    }

    // T calls, with the answers of call t at t * n. `source` says where actions come from: it is one
    // of `GivenActions`, `RandomActions` and `PolicyActions`. `record` keeps what `resets` tells; for
    // one call.
    template <class Source>
    void call(const Source &source, std::size_t T, const Outputs &to, bool record = false) {
        for (auto &part : resets_) part.clear();
        share([&](std::size_t part, std::size_t begin, std::size_t end) {
            Source actions = source;
            std::uint32_t words[lane_block];
            for (std::size_t i = begin; i < end; i += lane_block) {
                const std::size_t count = std::min(lane_block, end - i);
                actions.begin(i, count);
                for (std::size_t t = 0; t < T; ++t) {
                    actions.choose(*this, t, i, count, words);
                    call_block(i, count, words, to, t * n_ + i, record ? &resets_[part] : nullptr);
                }
            }
        });
    }

    // The same, T >= 1, with the answers of the last call only, and the sum of each lane's rewards.
    template <class Source>
    void sum(const Source &source, std::size_t T, const Outputs &last, double *sums) {
        share([&](std::size_t, std::size_t begin, std::size_t end) {
            Source actions = source;
            std::uint32_t words[lane_block];
            std::int64_t units[lane_block], final_units[lane_block];
            for (std::size_t i = begin; i < end; i += lane_block) {
                const std::size_t count = std::min(lane_block, end - i);
                actions.begin(i, count);
                std::fill_n(units, count, 0);
                for (std::size_t t = 0; t < T; ++t) {
                    actions.choose(*this, t, i, count, words);
                    if (t + 1 < T)
                        sum_block(i, count, words, units);
                    else
                        last_block(i, count, words, last, final_units);
                }
                for (std::size_t k = 0; k < count; ++k)
                    sums[i + k] = natural(units[k] + final_units[k]);
            }
        });
    }

    // The actions of a policy in the states of these lanes.
    void choose_block(const Policy &policy, std::size_t i, std::size_t count,
                      const std::uint64_t *keys, std::uint64_t t, std::uint32_t *words) {
        std::int64_t seen[lane_block];
        ((C == view_.first ? component_of<C>(count, place(i), seen) : void()), ...);
        choose_words(policy, seen, keys, t, count, actions_, words);
    }

    // The lanes that the last recorded call has reset, in order.
    Resets<Word> resets() const {
        Resets<Word> all;
        for (const auto &part : resets_) {
            all.lane.insert(all.lane.end(), part.lane.begin(), part.lane.end());
            all.states.insert(all.states.end(), part.states.begin(), part.states.end());
            all.elapsed.insert(all.elapsed.end(), part.elapsed.begin(), part.elapsed.end());
            all.key.insert(all.key.end(), part.key.begin(), part.key.end());
            all.t.insert(all.t.end(), part.t.begin(), part.t.end());
        }
        return all;
    }
    bool any_reset() const {
        return std::any_of(resets_.begin(), resets_.end(),
                           [](const auto &part) { return !part.lane.empty(); });
    }

    double natural(std::int64_t units) const {
        return to_double(units) / K::reward_scale * reward_factor_;
    }

private:
    // Where the lanes of a block are.
    struct Place {
        Word *states;
        std::size_t stride;
        std::uint64_t *keys, *t;
        std::uint32_t *elapsed;
        std::uint8_t *over;
    };
    Place place(std::size_t i) {
        return {states_.data() + i,
                n_,
                random ? keys_.data() + i : nullptr,
                random ? t_.data() + i : nullptr,
                elapsed_.empty() ? nullptr : elapsed_.data() + i,
                over_.empty() ? nullptr : over_.data() + i};
    }

    // Blocks in consecutive parts, one for each thread.
    template <class Work>
    void share(const Work &work) {
        const std::size_t blocks = (n_ + lane_block - 1) / lane_block;
        const std::size_t parts = std::min(pool_.threads(), blocks);
        if (parts <= 1) return work(0, 0, n_);
        pool_.run(parts, [&](std::size_t part) {
            const std::size_t begin = blocks * part / parts * lane_block;
            const std::size_t end = std::min(n_, blocks * (part + 1) / parts * lane_block);
            work(part, begin, end);
        });
    }

    // ---- Blocks ----

    // One call of the lanes i, ..., i + count - 1, with its answers at `at`.
    void call_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                    const Outputs &to, std::size_t at, Resets<Word> *record) {
        const bool plain = record == nullptr && to.final_observations == nullptr;
        if (plain && call_fused(i, count, words, to, at)) return;
        std::uint8_t due[lane_block];
        advance_block(i, count, words, to, at, due);
        finish_block(i, count, due, to, at, record);
    }

    // What follows when lanes have advanced.
    void finish_block(std::size_t i, std::size_t count, const std::uint8_t *due, const Outputs &to,
                      std::size_t at, Resets<Word> *record) {
        if (to.final_observations != nullptr)
            observe_block(view_, i, count, to.final_observations, at);
        restart_block(i, count, due, record);
        if (to.observations != nullptr) observe_block(view_, i, count, to.observations, at);
    }

    void advance_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                       const Outputs &to, std::size_t at, std::uint8_t *due) {
        std::uint8_t *const te = to.terminated + at, *const tr = to.truncated + at;
        const auto run = [&](auto mode, auto *rewards) {
            using Reward = std::remove_pointer_t<decltype(rewards)>;
            if constexpr (!random) {
                if (!limited())
                    return advance_lanes<mode.value, false, Reward, Unseen>(count, place(i), words, rewards, te,
                                                                tr, due, nullptr);
            }
            advance_lanes<mode.value, true, Reward, Unseen>(count, place(i), words, rewards, te, tr, due,
                                                      nullptr);
        };
        constexpr std::integral_constant<std::uint32_t, next_step> next{};
        constexpr std::integral_constant<std::uint32_t, same_step> same{};
        if (use_.mode == same_step && to.rewards != nullptr) return run(same, to.rewards + at);
        if (use_.mode == same_step) return run(same, to.wide_rewards + at);
        if (use_.mode == next_step && to.wide_rewards != nullptr)
            return run(next, to.wide_rewards + at);
        std::int64_t units[lane_block];
        advance_any(i, count, words, units, te, tr, due);
        write_rewards(count, units, to, at);
    }

    // In whatever mode, with rewards in units.
    void advance_any(std::size_t i, std::size_t count, const std::uint32_t *words,
                     std::int64_t *units, std::uint8_t *te, std::uint8_t *tr, std::uint8_t *due) {
        advance_lanes<any_mode, true, Units, Unseen>(count, place(i), words,
                                               reinterpret_cast<Units *>(units), te, tr, due,
                                               nullptr);
    }

    void write_rewards(std::size_t count, const std::int64_t *units, const Outputs &to,
                       std::size_t at) const {
        if (to.rewards != nullptr)
            for (std::size_t k = 0; k < count; ++k)
                to.rewards[at + k] = static_cast<float>(natural(units[k]));
        else
            for (std::size_t k = 0; k < count; ++k) to.wide_rewards[at + k] = natural(units[k]);
    }

    // A call of which only the rewards are wanted.
    void sum_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                   std::int64_t *sums) {
        std::uint8_t due[lane_block];
        if (use_.mode == same_step) {
            auto *const to = reinterpret_cast<Sum *>(sums);
            if constexpr (!random) {
                if (!limited()) {
                    advance_lanes<same_step, false, Sum, Unseen>(count, place(i), words, to, nullptr,
                                                           nullptr, due, nullptr);
                    return restart_quickly(i, count, due);
                }
            }
            advance_lanes<same_step, true, Sum, Unseen>(count, place(i), words, to, nullptr, nullptr, due,
                                                  nullptr);
            return restart_quickly(i, count, due);
        }
        std::int64_t units[lane_block];
        std::uint8_t te[lane_block], tr[lane_block];
        advance_any(i, count, words, units, te, tr, due);
        for (std::size_t k = 0; k < count; ++k) sums[k] += units[k];
        restart_block(i, count, due, nullptr);
    }

    void restart_quickly(std::size_t i, std::size_t count, const std::uint8_t *due) {
        if constexpr (!quick_reset) restart_block(i, count, due, nullptr);
    }

    // A call of which everything is wanted, and the rewards in units, too.
    void last_block(std::size_t i, std::size_t count, const std::uint32_t *words,
                    const Outputs &to, std::int64_t *units) {
        std::uint8_t due[lane_block];
        advance_any(i, count, words, units, to.terminated + i, to.truncated + i, due);
        write_rewards(count, units, to, i);
        finish_block(i, count, due, to, i, nullptr);
    }

    // All of a call in one loop, where that is possible.
    bool call_fused(std::size_t i, std::size_t count, const std::uint32_t *words,
                    const Outputs &to, std::size_t at) {
        if constexpr (quick_reset) {
            if (use_.mode != same_step || to.rewards == nullptr || view_.count != 1 ||
                view_.first != 0)
                return false;
            const auto run = [&](auto *rows) {
                using Seen = std::remove_pointer_t<decltype(rows)>;
                std::uint8_t *const te = to.terminated + at, *const tr = to.truncated + at;
                if constexpr (!random) {
                    if (!limited()) {
                        advance_lanes<same_step, false, float, Seen>(count, place(i), words,
                                                               to.rewards + at, te, tr, nullptr,
                                                               rows + at);
                        return true;
                    }
                }
                advance_lanes<same_step, true, float, Seen>(count, place(i), words, to.rewards + at, te,
                                                      tr, nullptr, rows + at);
                return true;
            };
            switch (view_.form) {
                case Form::int64: return run(static_cast<std::int64_t *>(to.observations));
                case Form::int32: return run(static_cast<std::int32_t *>(to.observations));
                case Form::uint8: return run(static_cast<std::uint8_t *>(to.observations));
                case Form::float32: return run(static_cast<float *>(to.observations));
                default: return false;
            }
        }
        return false;
    }

    // Of those lanes that are due, the keys and places stand side by side, so that the loop over
    // their resets becomes vectors.
    void restart_block(std::size_t i, std::size_t count, const std::uint8_t *due,
                       Resets<Word> *record) {
        if (use_.mode != next_step && use_.mode != same_step) return;
        std::uint32_t which[lane_block];
        std::size_t resets = 0;
        for (std::size_t k = 0; k < count; ++k) {
            which[resets] = static_cast<std::uint32_t>(k);
            resets += due[k];
        }
        if (resets == 0) return;
        std::uint64_t keys[lane_block] = {}, t[lane_block] = {};
        for (std::size_t r = 0; r < resets; ++r) {
            const Lane ended = lane(i + which[r]);
            keys[r] = ended.key;
            t[r] = ended.t;
            if (record != nullptr) note(*record, i + which[r], ended);
        }
        Word states[num_words * lane_block];
        init_lanes(resets, keys, t, states);
        for (std::size_t r = 0; r < resets; ++r)
            set_lane(i + which[r], {{states[S * lane_block + r]...},
                                    keys[r],
                                    t[r] + K::reset_words,
                                    0,
                                    0});
    }

    static void note(Resets<Word> &record, std::size_t i, const Lane &ended) {
        record.lane.push_back(static_cast<std::int64_t>(i));
        record.states.insert(record.states.end(), ended.state.begin(), ended.state.end());
        record.elapsed.push_back(ended.elapsed);
        record.key.push_back(ended.key);
        record.t.push_back(ended.t);
    }

    // ---- Loops ----

    // Which of a kernel's constants its parameter is, or how many there are.
    static std::size_t variant_of(const Env &env) {
        const auto value = std::get<K::constant>(env.params());
        return static_cast<std::size_t>(
            std::find(K::constants.begin(), K::constants.end(), value) - K::constants.begin());
    }

    // `advance` for the constant that the parameter is, if it is one.
    template <std::uint32_t Mode, bool Limited, class Reward, class Seen, std::size_t Variant = 0>
    void advance_lanes(std::size_t n, const Place &at, const std::uint32_t *words, Reward *rewards,
                       std::uint8_t *terminated, std::uint8_t *truncated, std::uint8_t *due,
                       Seen *seen) const {
        constexpr bool last = Variant + (K::always_constant ? 1 : 0) == K::constants.size();
        if constexpr (!last) {
            if (variant_ != Variant)
                return advance_lanes<Mode, Limited, Reward, Seen, Variant + 1>(
                    n, at, words, rewards, terminated, truncated, due, seen);
        }
        advance<Mode, Limited, Reward, Seen, Variant>(n, at, words, rewards, terminated, truncated,
                                                      due, seen);
    }

    // Each lane advances. With `Seen`, or with the sum of rewards, lanes of a kernel with a quick
    // reset restart, too, where they are due, and `due` is not written.
    template <std::uint32_t Mode, bool Limited, class Reward, class Seen, std::size_t Variant>
    PROVENGYM_CLONES void advance(std::size_t n, Place at, const std::uint32_t *words,
                                  Reward *rewards, std::uint8_t *terminated,
                                  std::uint8_t *truncated, std::uint8_t *due, Seen *seen) const {
        constexpr bool sums = std::is_same_v<Reward, Sum>;
        constexpr bool sees = !std::is_same_v<Seen, Unseen>;
        constexpr bool restarts = quick_reset && (sees || sums);
        // Copies cannot change under the writes below.
        auto params = env_.params();
        if constexpr (Variant < K::constants.size())
            std::get<K::constant>(params) =
                static_cast<std::tuple_element_t<K::constant, typename Env::Params>>(
                    K::constants[Variant]);
        const Env env(params);
        const Place to = at;
        const Protocol use{Mode == any_mode ? use_.mode : Mode, Limited ? use_.time_limit : 0,
                           Limited ? use_.max_episode_steps : 0};
        const double factor = reward_factor_;
        const double seen_offset = view_.offset.empty() ? 0 : view_.offset[0];
        const double seen_divisor = view_.divisor.empty() ? 1 : view_.divisor[0];
        const double seen_factor = view_.factor.empty() ? 1 : view_.factor[0];
        const bool has_elapsed = to.elapsed != nullptr, has_over = to.over != nullptr;
        State first{};
        if constexpr (restarts) first = env.init(0, 0);
        (void)first, (void)factor, (void)seen_offset, (void)seen_divisor, (void)seen_factor;
        (void)has_elapsed, (void)has_over;
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i) {
            Lane lane{{to.states[S * to.stride + i]...}, 0, 0, 0, 0};
            if constexpr (random) lane.key = to.keys[i], lane.t = to.t[i];
            if constexpr (Mode == any_mode) {
                lane.elapsed = has_elapsed ? to.elapsed[i] : 0;
                lane.over = has_over ? to.over[i] : 0;
            } else {
                if constexpr (Limited) lane.elapsed = to.elapsed[i];
                if constexpr (Mode != same_step) lane.over = to.over[i];
            }
            const std::uint32_t action = words[i];
#if defined(__GNUC__)
            // It was looked at. (Of other kernels GCC would make branches with this.)
            if constexpr (Mode == same_step && !random)
                if (!env.action_valid(action)) __builtin_unreachable();
#endif
            Lane next = env.advance(lane, action, use);
            const std::int64_t reward = env.lane_reward(lane, action, use);
            if constexpr (sums) {
                rewards[i].value += reward;
            } else {
                terminated[i] = env.lane_terminated(lane, action, use);
                truncated[i] = env.lane_truncated(lane, action, use);
                if constexpr (std::is_same_v<Reward, Units>)
                    rewards[i].value = reward;
                // Rewards fit 32 bits: `Implements.rewardRange_fits` of Spec/MDP/Machine.lean.
                else if constexpr (K::reward_scale == 1)
                    rewards[i] = static_cast<Reward>(static_cast<std::int32_t>(reward));
                else
                    rewards[i] = static_cast<Reward>(
                        static_cast<double>(static_cast<std::int32_t>(reward)) / K::reward_scale *
                        factor);
            }
            const std::uint8_t over = env.due(lane, action, use);
            if constexpr (restarts) {
                const auto mask = Word{0} - static_cast<Word>(over);
                ((next.state[S] ^= (next.state[S] ^ first[S]) & mask), ...);
                next.elapsed &= ~(std::uint32_t{0} - over);
            } else {
                due[i] = over;
            }
            ((to.states[S * to.stride + i] = next.state[S]), ...);
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
                                          seen_offset, seen_divisor, seen_factor);
            else if constexpr (sees)
                seen[i] = static_cast<Seen>(env.template observe<0>(next.state));
        }
    }

    // The states that resets by these keys and places start from: word k of number r is
    // states[k * lane_block + r].
    PROVENGYM_CLONES void init_lanes(std::size_t n, const std::uint64_t *keys,
                                     const std::uint64_t *t, Word *states) const {
        if constexpr (has_words<K>) {
            for (std::size_t r = 0; r < n; ++r) {
                const State state = env_.init(keys[r], t[r]);
                ((states[S * lane_block + r] = state[S]), ...);
            }
        } else {
            const Env env(env_.params());
            PROVENGYM_LANES
            for (std::size_t r = 0; r < n; ++r) {
                const State state = env.init(keys[r], t[r]);
                ((states[S * lane_block + r] = state[S]), ...);
            }
        }
    }

    // Lanes i, ..., i + count - 1, into rows of which the first is number `at`.
    void observe_block(const View &view, std::size_t i, std::size_t count, void *rows,
                       std::size_t at) {
        auto *const first = static_cast<std::uint8_t *>(rows) + at * view.bytes();
        ((C - view.first < view.count ? observe_component<C>(view, i, count, first) : void()), ...);
    }

    template <std::size_t Component>
    void observe_component(const View &view, std::size_t i, std::size_t count, void *rows) {
        std::int64_t values[lane_block];
        component_of<Component>(count, place(i), values);
        write_component(view, Component - view.first, count, values, rows);
    }

    template <std::size_t Component>
    PROVENGYM_CLONES void component_of(std::size_t n, Place at, std::int64_t *values) const {
        const Env env(env_.params());
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i)
            values[i] = env.template observe<Component>({at.states[S * at.stride + i]...});
    }

    Env env_;
    std::size_t n_;
    Protocol use_;
    ActionForm actions_;
    View view_;
    double reward_factor_;
    std::size_t variant_;
    std::vector<Word> states_;
    std::vector<std::uint64_t> keys_, t_;
    std::vector<std::uint32_t> elapsed_;
    std::vector<std::uint8_t> over_;
    Pool pool_;
    std::vector<Resets<Word>> resets_;
};

}  // namespace provengym
