// Lanes as functions that XLA calls: provengym.jax. One call is a reset or a step of any number of
// lanes. JAX has 32 bits unless told otherwise: a word of 64 bits is a pair, the upper half first,
// as in JAX's own keys; observations are int32 or float32, and rewards float32.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>
#include <utility>

#include "../batch.hpp"
#include "../random.hpp"
#include "frame.hpp"
#include "quotas.hpp"

namespace provengym::xla {

// The lists of words that programs name, by a digest of the list; kept as long as the process
// lives, as a compiled program may live as long.
class WordLists {
public:
    static void keep(const std::string &digest, Words words) {
        const std::lock_guard lock(mutex());
        lists().emplace(digest, std::move(words));
    }
    static Words find(const std::string &digest) {
        const std::lock_guard lock(mutex());
        const auto found = lists().find(digest);
        if (found == lists().end())
            throw Refused(not_found, "this program wants a list of words that this process has not "
                                     "loaded: make its environment by provengym.jax.make first");
        return found->second;
    }

private:
    static std::map<std::string, Words> &lists() {
        static auto *const all = new std::map<std::string, Words>;  // never destroyed
        return *all;
    }
    static std::mutex &mutex() {
        static auto *const one = new std::mutex;
        return *one;
    }
};

// A component as a number is ((value - offset) / divisor) * factor, rounded to a float.
struct Numbers {
    Items<double> offsets, divisors, factors;
};

template <class K>
struct Handlers {
    using Env = Environment<K>;
    using Word = typename Env::Word;
    static constexpr std::size_t num_words = std::tuple_size_v<typename Env::State>;
    static constexpr std::size_t num_components = K::observation.size();
    static constexpr std::size_t words_in_word = sizeof(Word) / 4;
    static constexpr std::size_t block = 256;  // lanes that stay in the first-level caches

    // The lanes of a block, as batch.hpp wants them.
    struct Lanes {
        std::array<Word, num_words * block> states;
        std::array<std::uint64_t, block> keys, t;
        std::array<std::uint32_t, block> elapsed, actions;
        std::array<std::uint8_t, block> over, terminated, truncated;
        std::array<double, block> rewards;
        std::array<std::int64_t, num_components * block> observations, finals;

        LaneArrays<Word> arrays() {
            return {states.data(), keys.data(), t.data(), elapsed.data(), over.data()};
        }
    };

    static Error *reset(Call *call) { return answer(call, &reset_lanes); }
    static Error *step(Call *call) { return answer(call, &step_lanes); }

private:
    // ---- What a call brings ----

    static Env environment(const Attributes &all) {
        const auto parameters = array<std::int64_t>(all, "parameters", K::params.size());
        const Env env(params_of(parameters, std::make_index_sequence<K::params.size()>{}));
        expect(env.valid(), "invalid parameters");
        if constexpr (has_words<K>) return Env(env.params(), WordLists::find(text(all, "words")));
        else return env;
    }

    template <std::size_t... P>
    static typename Env::Params params_of(const Items<std::int64_t> &from,
                                          std::index_sequence<P...>) {
        return {static_cast<std::tuple_element_t<P, typename Env::Params>>(from[P])...};
    }

    // Which components an observation has, and where it goes.
    struct Seen {
        std::size_t first, count;
        Numbers numbers;  // for floats only
        std::int32_t *integers;
        float *floats;

        Seen(const Attributes &all, Reader &results, std::size_t n) : integers(), floats() {
            const auto read = array<std::int64_t>(all, "components", 2);
            expect(read[0] >= 0 && read[1] >= 1 &&
                       read[0] + read[1] <= static_cast<std::int64_t>(num_components),
                   "no such components");
            first = static_cast<std::size_t>(read[0]);
            count = static_cast<std::size_t>(read[1]);
            if (results.ahead_is_float()) {
                numbers = {array<double>(all, "offsets", count),
                           array<double>(all, "divisors", count),
                           array<double>(all, "factors", count)};
                floats = results.take<float>(n * count);
            } else {
                integers = results.take<std::int32_t>(n * count);
            }
        }

        Observations into(std::int64_t *values) const { return {values, first, count}; }

        // The observations of n lanes, the first of which is lane `begin`.
        void tell(const std::int64_t *values, std::size_t begin, std::size_t n) const {
            if (floats == nullptr) return narrow(values, n * count, integers + begin * count);
            for (std::size_t c = 0; c < count; ++c)
                round(values + c, n, count, numbers.offsets[c], numbers.divisors[c],
                      numbers.factors[c], floats + begin * count + c);
        }
    };

    // The words of all lanes' states, from XLA's buffers or to them.
    struct States {
        std::array<std::uint32_t *, num_words> words;

        States(Reader &from, std::size_t n) {
            for (auto &word : words) word = from.take<std::uint32_t>(n * words_in_word);
        }
        void load(std::size_t begin, std::size_t n, Word *states) const {
            for (std::size_t k = 0; k < num_words; ++k)
                join(words[k] + begin * words_in_word, n, states + k * n);
        }
        void store(std::size_t begin, std::size_t n, const Word *states) const {
            for (std::size_t k = 0; k < num_words; ++k)
                split(states + k * n, n, words[k] + begin * words_in_word);
        }
    };

    // ---- The two calls ----

    static void reset_lanes(Reader arguments, Reader results, const Attributes &attributes) {
        const Env env = environment(attributes);
        const std::size_t n = arguments.items_ahead() / 2;
        const auto *const seeds = arguments.take<std::uint32_t>(2 * n);
        arguments.finish();
        const Seen seen(attributes, results, n);
        const States states(results, n);
        auto *const keys = results.take<std::uint32_t>(2 * n);
        auto *const t = results.take<std::uint32_t>(2 * n);
        results.finish();
        const std::unique_ptr<Lanes> lanes(new Lanes);
        std::array<std::uint8_t, block> all;
        all.fill(1);
        for (std::size_t i = 0; i < n; i += block) {
            const std::size_t count = std::min(block, n - i);
            join(seeds + 2 * i, count, lanes->keys.data());
            for (std::size_t j = 0; j < count; ++j) lanes->keys[j] = mdp_key(lanes->keys[j]);
            std::fill_n(lanes->t.begin(), count, 0);
            env.restart_lanes(count, count, lanes->arrays(), all.data());
            env.observe_batch(count, lanes->states.data(), seen.into(lanes->observations.data()));
            seen.tell(lanes->observations.data(), i, count);
            states.store(i, count, lanes->states.data());
            split(lanes->keys.data(), count, keys + 2 * i);
            split(lanes->t.data(), count, t + 2 * i);
        }
    }

    static void step_lanes(Reader arguments, Reader results, const Attributes &attributes) {
        if (arguments.ahead_is_float())
            step_by(Amounts::from(attributes), arguments, results, attributes);
        else
            step_by(Numbered::from(attributes), arguments, results, attributes);
    }

    template <class Meaning>
    static void refuse(const Meaning &meaning, const typename Meaning::Item *actions,
                       std::size_t n) {
        for (std::size_t i = 0; i < n; ++i) {
            const auto *const action = actions + i * meaning.items();
            if (!meaning.accepts(action))
                throw Refused(invalid_argument, "the action of lane " + std::to_string(i) + " " +
                                                    meaning.refusal(action));
        }
    }

    // The actions come first: they tell how many lanes there are. The states after a step, t and
    // the numbers of steps may be where those before it are: a block is read before it is written.
    template <class Meaning>
    static void step_by(const Meaning &meaning, Reader arguments, Reader results,
                        const Attributes &attributes) {
        const std::size_t n = arguments.items_ahead() / meaning.items();
        const Env env = environment(attributes);
        const auto limits = array<std::int64_t>(attributes, "limits", 3);
        const Protocol use{static_cast<std::uint32_t>(limits[0]),
                           static_cast<std::uint32_t>(limits[1]),
                           static_cast<std::uint32_t>(limits[2])};
        const auto *const actions =
            arguments.take<typename Meaning::Item>(n * meaning.items());
        const States from(arguments, n);
        const auto *const keys = arguments.take<std::uint32_t>(2 * n);
        const auto *const t_before = arguments.take<std::uint32_t>(2 * n);
        const auto *const elapsed_before = arguments.take<std::uint32_t>(n);
        arguments.finish();
        const Seen seen(attributes, results, n);
        const Seen last(attributes, results, n);
        const States to(results, n);
        auto *const t = results.take<std::uint32_t>(2 * n);
        auto *const elapsed = results.take<std::uint32_t>(n);
        auto *const rewards = results.take<float>(n);
        auto *const terminated = results.take<bool>(n);
        auto *const truncated = results.take<bool>(n);
        results.finish();
        const double factor = array<double>(attributes, "reward_factor", 1)[0];
        if (!all_accepted(meaning, actions, n)) refuse(meaning, actions, n);
        const std::unique_ptr<Lanes> lanes(new Lanes);
        lanes->over.fill(0);  // as every call that ends an episode resets
        for (std::size_t i = 0; i < n; i += block) {
            const std::size_t count = std::min(block, n - i);
            from.load(i, count, lanes->states.data());
            join(keys + 2 * i, count, lanes->keys.data());
            join(t_before + 2 * i, count, lanes->t.data());
            std::copy_n(elapsed_before + i, count, lanes->elapsed.begin());
            to_words(meaning, actions + i * meaning.items(), count, lanes->actions.data());
            env.call_lanes(
                count, lanes->arrays(), lanes->actions.data(), use,
                seen.into(lanes->observations.data()), last.into(lanes->finals.data()),
                {lanes->rewards.data(), lanes->terminated.data(), lanes->truncated.data()});
            seen.tell(lanes->observations.data(), i, count);
            last.tell(lanes->finals.data(), i, count);
            to.store(i, count, lanes->states.data());
            split(lanes->t.data(), count, t + 2 * i);
            std::copy_n(lanes->elapsed.begin(), count, elapsed + i);
            multiply(lanes->rewards.data(), count, factor, rewards + i);
            to_flags(lanes->terminated.data(), count, terminated + i);
            to_flags(lanes->truncated.data(), count, truncated + i);
        }
    }

    // ---- Loops over lanes ----

    template <class Meaning>
    PROVENGYM_CLONES static bool all_accepted(const Meaning &meaning,
                                              const typename Meaning::Item *actions,
                                              std::size_t n) {
        const Meaning copy = meaning;
        std::uint32_t refused = 0;
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i)
            refused |= copy.accepts(actions + i * copy.items()) ? 0 : 1;
        return refused == 0;
    }
    template <class Meaning>
    PROVENGYM_CLONES static void to_words(const Meaning &meaning,
                                          const typename Meaning::Item *actions, std::size_t n,
                                          std::uint32_t *words) {
        const Meaning copy = meaning;
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i) words[i] = copy.word(actions + i * copy.items());
    }
    PROVENGYM_CLONES static void multiply(const double *rewards, std::size_t n, double factor,
                                          float *to) {
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i) to[i] = static_cast<float>(rewards[i] * factor);
    }
    PROVENGYM_CLONES static void to_flags(const std::uint8_t *bytes, std::size_t n, bool *to) {
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i) to[i] = bytes[i] != 0;
    }

    PROVENGYM_CLONES static void join(const std::uint32_t *pairs, std::size_t n,
                                      std::uint64_t *words) {
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i)
            words[i] = static_cast<std::uint64_t>(pairs[2 * i]) << 32 | pairs[2 * i + 1];
    }
    static void join(const std::uint32_t *from, std::size_t n, std::uint32_t *words) {
        std::copy_n(from, n, words);
    }
    PROVENGYM_CLONES static void split(const std::uint64_t *words, std::size_t n,
                                       std::uint32_t *pairs) {
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i) {
            pairs[2 * i] = static_cast<std::uint32_t>(words[i] >> 32);
            pairs[2 * i + 1] = static_cast<std::uint32_t>(words[i]);
        }
    }
    static void split(const std::uint32_t *words, std::size_t n, std::uint32_t *to) {
        std::copy_n(words, n, to);
    }
    PROVENGYM_CLONES static void narrow(const std::int64_t *values, std::size_t n,
                                        std::int32_t *to) {
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i) to[i] = static_cast<std::int32_t>(values[i]);
    }
    PROVENGYM_CLONES static void round(const std::int64_t *values, std::size_t n, std::size_t step,
                                       double offset, double divisor, double factor, float *to) {
        PROVENGYM_LANES
        for (std::size_t i = 0; i < n; ++i)
            to[i * step] =
                static_cast<float>((to_double(values[i * step]) - offset) / divisor * factor);
    }
};

}  // namespace provengym::xla
