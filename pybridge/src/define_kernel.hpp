// The table of a kernel, for the translation unit of that kernel.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "batch.hpp"
#include "kernel_table.hpp"
#include "loops.hpp"
#include "random.hpp"

namespace provengym {

// Whether a kernel says which actions are legal.
template <class K, class = void>
inline constexpr bool has_legal = false;
template <class K>
inline constexpr bool has_legal<K, std::void_t<decltype(K::legal)>> = true;

template <class K>
struct TableOf {
    using Env = Environment<K>;
    using Word = typename Env::Word;
    using State = typename Env::State;
    static constexpr std::size_t num_parameters = K::params.size(), num_words = K::state.size();
    static_assert(num_parameters <= most_parameters && num_words <= most_state_words);

    static State narrow(const StateWords &words) {
        State state;
        for (std::size_t k = 0; k < num_words; ++k) state[k] = static_cast<Word>(words[k]);
        return state;
    }
    static void widen(const State &state, StateWords &words) {
        std::copy(state.begin(), state.end(), words.begin());
    }
    static typename Env::Lane narrow(const Lane &lane) {
        return {narrow(lane.state), lane.key, lane.t, lane.elapsed, lane.over};
    }
    static void widen(const typename Env::Lane &from, Lane &lane) {
        widen(from.state, lane.state);
        lane.key = from.key, lane.t = from.t, lane.elapsed = from.elapsed, lane.over = from.over;
    }

    static std::array<std::uint64_t, num_parameters> values(const KernelParameters &given) {
        std::array<std::uint64_t, num_parameters> values;
        std::copy_n(given.values.begin(), num_parameters, values.begin());
        return values;
    }

    template <std::size_t Component>
    PROVENGYM_FOR(flatten)
    static std::int64_t observe(const KernelParameters &given, const StateWords &words) {
        return Env::of(given).template observe<Component>(narrow(words));
    }
    template <std::size_t... C>
    static constexpr auto observers(std::index_sequence<C...>) {
        return std::array{&observe<C>...};
    }
    static constexpr auto all_observers =
        observers(std::make_index_sequence<K::observation.size()>{});

    PROVENGYM_FOR(flatten)
    static void step(const KernelParameters &given, const StateWords &words, std::uint32_t action,
                     const std::uint64_t *noise, StateWords &next, Reply &reply) {
        const Env env = Env::of(given);
        typename Env::Noise drawn;
        std::copy_n(noise, drawn.size(), drawn.begin());
        const typename Env::Outcome outcome = env.outcome(narrow(words), action, drawn);
        widen(outcome.next, next);
        reply = {outcome.reward, outcome.terminated, false, false};
    }

    PROVENGYM_FOR(flatten)
    static bool advance(const KernelParameters &given, const Lane &words, std::uint32_t action,
                        const Protocol &use, Lane &next, Reply &reply) {
        const Env env = Env::of(given);
        const typename Env::Lane lane = narrow(words);
        if (env.refuses(lane, action, use)) return false;
        const typename Env::Called called = env.called(lane, action, use);
        widen(called.next, next);
        reply = {called.reward, called.terminated != 0, called.truncated != 0, called.due != 0};
        return true;
    }

    static constexpr KernelTable made() {
        KernelTable table{};
        table.name = K::name;
        table.parameters = {K::params.data(), num_parameters};
        table.state = {K::state.data(), num_words};
        table.observation = {K::observation.data(), K::observation.size()};
        table.wide = sizeof(Word) == 8;
        table.reward_scale = K::reward_scale;
        table.reset_words = K::reset_words;
        table.step_words = K::step_words;
        table.takes_words = has_words<K>;
        table.sees = [](Form form) { return Loops<K>::sees(form); };
        table.range = [](std::size_t parameter, const KernelParameters &before) {
            return K::range(parameter, values(before));
        };
        if constexpr (Loops<K>::indexed)
            table.states = [](const KernelParameters &given) { return K::states(values(given)); };
        if constexpr (has_values<K>)
            table.values = [](const KernelParameters &given) {
                return reinterpret_cast<const double *>(
                    static_cast<std::uintptr_t>(given.values[K::values_parameter]));
            };
        table.valid = [](const KernelParameters &given) { return Env::of(given).valid(); };
        table.num_actions = [](const KernelParameters &given) { return Env::of(given).num_actions(); };
        table.action_valid = [](const KernelParameters &given, std::uint32_t action) {
            return Env::of(given).action_valid(action);
        };
        table.state_valid = [](const KernelParameters &given, const StateWords &words) {
            return Env::of(given).state_valid(narrow(words));
        };
        if constexpr (has_legal<K>)
            table.legal = [](const KernelParameters &given, const StateWords &words,
                             std::uint32_t action) {
                return Env::of(given).legal(narrow(words), action);
            };
        if constexpr (has_words<K>)
            table.word_valid = [](const KernelParameters &given, std::uint64_t word) {
                return Env::of(given).accepts(word);
            };
        if constexpr (has_transform<K>)
            table.transform = [](const KernelParameters &given, std::uint64_t key, std::uint64_t t) {
                return Env::of(given).transform(key, t);
            };
        table.terminated = [](const KernelParameters &given, const StateWords &words) {
            return Env::of(given).terminated(narrow(words));
        };
        table.observe = all_observers.data();
        table.step = &step;
        table.refuses = [](const KernelParameters &given, const Lane &lane, std::uint32_t action,
                           const Protocol &use) {
            return Env::of(given).refuses(narrow(lane), action, use);
        };
        table.advance = &advance;
        table.restart = [](const KernelParameters &given, Lane &lane) {
            widen(Env::of(given).restart(narrow(lane)), lane);
        };
        table.advance_lanes = &Loops<K>::advance_lanes;
        table.step_lanes = [](const KernelParameters &given, const Stepped &call) {
            Env::step_lanes(Env::of(given), call);
        };
        table.begin_lanes = &Loops<K>::begin_lanes;
        table.observe_lanes = [](Level level, const KernelParameters &given, const Observed &call) {
            Env::observe_lanes(level, Env::of(given), call);
        };
        if constexpr (has_legal<K>)
            table.legal_lanes = [](Level level, const KernelParameters &given, const Offered &call) {
                at_level<&Env::legal_lanes>(level, Env::of(given), call);
            };
        if constexpr (K::step_words == 0) table.transitions = &Loops<K>::transitions;
        return table;
    }
};

// Made before the program runs: nothing is to be called at its start.
template <class K>
inline constexpr KernelTable table_of = TableOf<K>::made();

}  // namespace provengym
