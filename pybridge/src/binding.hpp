// The Python class of a kernel: immutable, compared by what it is made of. One template for all.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include "arguments.hpp"
#include "batch.hpp"
#include "batch/binding.hpp"
#include "cursor.hpp"
#include "lane_binding.hpp"
#include "making.hpp"
#include "transitions.hpp"

namespace provengym {

template <class K>
struct Binding {
    using Env = Environment<K>;
    using Made = Making<K>;
    using Lanes = LaneBinding<K>;
    using State = typename Env::State;
    using Word = typename Env::Word;
    static constexpr std::size_t num_components = K::observation.size();

    // ---- One lane ----

    static State state_words(py::handle given) {
        const auto refused = [&] {
            return "state must be a tuple of integers " + shown(tuple_of(K::state)) + ", got " +
                   shown(given);
        };
        if (!py::isinstance<py::tuple>(given) && !py::isinstance<py::list>(given))
            throw py::type_error(refused());
        const py::tuple items(py::reinterpret_borrow<py::object>(given));
        State state;
        if (items.size() != state.size()) throw py::value_error(refused());
        for (std::size_t k = 0; k < state.size(); ++k)
            state[k] = word<Word>(std::string("state word ") + K::state[k], items[k]);
        return state;
    }

    static py::tuple init(const Env &env, py::handle key, py::handle t) {
        return tuple_of(env.init(word<std::uint64_t>("key", key), word<std::uint64_t>("t", t)));
    }

    static std::uint32_t transform(const Env &env, py::handle key, py::handle t) {
        return env.transform(word<std::uint64_t>("key", key), word<std::uint64_t>("t", t));
    }

    static py::array_t<std::uint32_t> transform_batch(const Env &env, py::handle keys,
                                                      py::handle t) {
        Arrays arrays;
        const py::ssize_t n =
            py::isinstance<py::array>(keys) ? py::reinterpret_borrow<py::array>(keys).size() : 0;
        const auto *const key_words = take_words(arrays, "keys", keys, n, false);
        const auto *const t_words = take_words(arrays, "t", t, n, false);
        py::array_t<std::uint32_t> transforms(n);
        auto *const to = transforms.mutable_data();
        const Unlocked unlocked;
        for (py::ssize_t i = 0; i < n; ++i) to[i] = env.transform(key_words[i], t_words[i]);
        return transforms;
    }

    static py::tuple step(const Env &env, py::handle state, py::handle action, py::handle noise) {
        const State from = state_words(state);
        const auto a = word<std::uint32_t>("action", action);
        const auto u = word<std::uint64_t>("noise", noise);
        const State next = env.step(from, a, u);
        return py::make_tuple(tuple_of(next), env.reward(from, a, u), env.terminated(next));
    }

    static bool state_valid(const Env &env, py::handle state) {
        return env.state_valid(state_words(state));
    }

    static bool action_valid(const Env &env, py::handle action) {
        return env.action_valid(word<std::uint32_t>("action", action));
    }

    static py::tuple lane_step(const Env &env, py::handle lane, py::handle action, py::handle mode,
                               py::handle time_limit, py::handle max_episode_steps) {
        return Lanes::step(env, Lanes::from_python(lane, &state_words), action,
                           protocol_of(mode, time_limit, max_episode_steps));
    }

    static bool terminated(const Env &env, py::handle state) {
        return env.terminated(state_words(state));
    }

    static py::tuple observe(const Env &env, py::handle state) {
        return tuple_of(env.observe(state_words(state)));
    }

    // ---- n lanes: while the lock is released, nothing but plain pointers is touched ----

    // The number of lanes is that of the states; all else must agree with it.
    static py::array take_states(Arrays &arrays, py::handle states, Arrays::Access access) {
        constexpr auto rows = static_cast<py::ssize_t>(std::tuple_size_v<State>);
        return arrays.take<Word>("states", states, access, "(" + std::to_string(rows) + ", n)",
                                 [](const py::array &array) {
                                     return array.ndim() == 2 && array.shape(0) == rows;
                                 });
    }

    // Random words, which a kernel that takes none can do without.
    static const std::uint64_t *take_words(Arrays &arrays, const char *name, py::handle words,
                                           py::ssize_t n, bool optional) {
        if (optional && words.is_none()) return nullptr;
        return data<std::uint64_t>(
            arrays.take<std::uint64_t>(name, words, Arrays::read, n));
    }

    static Observations take_observations(Arrays &arrays, py::handle observations, py::ssize_t n,
                                          py::handle first, const char *name = "observations") {
        const std::size_t from = integer("first", first, 0, num_components - 1);
        const auto most = static_cast<py::ssize_t>(num_components - from);
        const std::string lanes = std::to_string(n);
        const py::array array = arrays.take<std::int64_t>(
            name, observations, Arrays::written,
            "(" + lanes + ",) or (" + lanes + ", 1 to " + std::to_string(most) + ")",
            [&](const py::array &given) {
                return (given.ndim() == 1 || (given.ndim() == 2 && given.shape(1) >= 1 &&
                                              given.shape(1) <= most)) &&
                       given.shape(0) == n;
            });
        const auto count = static_cast<std::size_t>(array.ndim() == 1 ? 1 : array.shape(1));
        return {data<std::int64_t>(array), from, count};
    }

    static void init_batch(const Env &env, py::handle states, py::handle keys, py::handle t) {
        Arrays arrays;
        const py::array to = take_states(arrays, states, Arrays::written);
        const py::ssize_t n = to.shape(1);
        const auto *key_words = take_words(arrays, "keys", keys, n, K::reset_words == 0);
        const auto *t_words = take_words(arrays, "t", t, n, K::reset_words == 0);
        arrays.refuse_overlap();
        auto *const state_words = data<Word>(to);
        const Unlocked unlocked;
        env.init_batch(static_cast<std::size_t>(n), state_words, key_words, t_words);
    }

    static void step_batch(const Env &env, py::handle states, py::handle actions, py::handle noise,
                           py::handle observations, py::handle rewards, py::handle terminated,
                           py::handle first) {
        Arrays arrays;
        const py::array in_place = take_states(arrays, states, Arrays::written);
        const py::ssize_t n = in_place.shape(1);
        const py::array acts = arrays.take<std::uint8_t, std::uint32_t, std::int64_t>(
            "actions", actions, Arrays::read, n);
        const auto *words = take_words(arrays, "noise", noise, n, K::step_words == 0);
        const Observations out = take_observations(arrays, observations, n, first);
        const py::array gains = arrays.take<double>("rewards", rewards, Arrays::written, n);
        const py::array ends = arrays.take<bool>("terminated", terminated, Arrays::written, n);
        arrays.refuse_overlap();
        const auto run = [&](const auto *action_words) {
            auto *const state_words = data<Word>(in_place);
            auto *const reward_values = data<double>(gains);
            auto *const flags = data<bool>(ends);
            const Unlocked unlocked;
            env.step_batch(static_cast<std::size_t>(n), state_words, action_words, words, out,
                           reward_values, flags);
        };
        switch (acts.itemsize()) {
            case 1: return run(data<std::uint8_t>(acts));
            case 4: return run(data<std::uint32_t>(acts));
            default: return run(data<std::int64_t>(acts));
        }
    }

    static void observe_batch(const Env &env, py::handle states, py::handle observations,
                              py::handle first) {
        Arrays arrays;
        const py::array from = take_states(arrays, states, Arrays::read);
        const py::ssize_t n = from.shape(1);
        const Observations out = take_observations(arrays, observations, n, first);
        arrays.refuse_overlap();
        const auto *const state_words = data<Word>(from);
        const Unlocked unlocked;
        env.observe_batch(static_cast<std::size_t>(n), state_words, out);
    }

    static void lane_reset_batch(const Env &env, py::handle states, py::handle keys, py::handle t,
                                 py::handle elapsed, py::handle over, py::handle mask) {
        Arrays arrays;
        const py::array in_place = take_states(arrays, states, Arrays::written);
        Lanes::reset_all(env, arrays, in_place, keys, t, elapsed, over, mask);
    }

    static void lane_step_batch(const Env &env, py::handle states, py::handle keys, py::handle t,
                                py::handle elapsed, py::handle over, py::handle actions,
                                py::handle observations, py::handle rewards, py::handle terminated,
                                py::handle truncated, py::handle mode, py::handle time_limit,
                                py::handle max_episode_steps, py::handle final_observations,
                                py::handle first) {
        const Protocol use = protocol_of(mode, time_limit, max_episode_steps);
        Arrays arrays;
        const py::array in_place = take_states(arrays, states, Arrays::written);
        const py::ssize_t n = in_place.shape(1);
        const Observations out = take_observations(arrays, observations, n, first);
        Observations last{nullptr, 0, 0};
        if (!final_observations.is_none())
            last = take_observations(arrays, final_observations, n, first, "final_observations");
        if (last.count != 0 && last.count != out.count)
            throw py::value_error("final_observations must have as many components as observations, " +
                                  std::to_string(out.count) + ", got " +
                                  std::to_string(last.count));
        Lanes::step_all(env, arrays, in_place, keys, t, elapsed, over, actions, out, last, rewards,
                        terminated, truncated, use);
    }

    static void transitions(const Env &env, py::handle states, py::handle successors,
                            py::handle rewards, py::handle terminated, py::handle threads) {
        Arrays arrays;
        const py::array from = take_states(arrays, states, Arrays::read);
        tabulate(env, arrays, from, successors, rewards, terminated, threads);
    }

    // ---- The class ----

    static py::object define(py::module_ &module) {
        using namespace py::literals;
        py::class_<Env> cls(module, K::name, py::is_final());
        cls.attr("name") = K::name;
        cls.attr("params") = tuple_of(K::params);
        cls.attr("state") = tuple_of(K::state);
        cls.attr("state_dtype") = py::dtype::of<Word>();
        cls.attr("observation") = tuple_of(K::observation);
        cls.attr("reward_scale") = K::reward_scale;
        cls.attr("reset_words") = K::reset_words;
        cls.attr("step_words") = K::step_words;
        cls.def(py::init(&Made::from_keywords));
        Made::define_properties(cls);
        cls.def_property_readonly("num_actions", &Env::num_actions);
        cls.def("__repr__", &Made::repr);
        cls.def("__eq__", &Made::equal, py::is_operator());
        cls.def("__hash__", &Made::hash);
        cls.def(py::pickle(&Made::values, &Made::from_values));
        cls.def("init", &init, "key"_a = 0, "t"_a = 0);
        cls.def("step", &step, "state"_a, "action"_a, "noise"_a = 0);
        cls.def("terminated", &terminated, "state"_a);
        cls.def("observe", &observe, "state"_a);
        cls.def("state_valid", &state_valid, "state"_a);
        cls.def("action_valid", &action_valid, "action"_a);
        cls.def("lane_reset", &Lanes::reset, "key"_a = 0, "t"_a = 0);
        cls.def("lane_step", &lane_step, "lane"_a, "action"_a, "mode"_a = "none",
                "time_limit"_a = 0, "max_episode_steps"_a = 0);
        cls.def("init_batch", &init_batch, "states"_a, "keys"_a = py::none(), "t"_a = py::none());
        cls.def("step_batch", &step_batch, "states"_a, "actions"_a, "noise"_a, "observations"_a,
                "rewards"_a, "terminated"_a, "first"_a = 0);
        cls.def("lane_reset_batch", &lane_reset_batch, "states"_a, "keys"_a, "t"_a, "elapsed"_a,
                "over"_a, "mask"_a);
        cls.def("lane_step_batch", &lane_step_batch, "states"_a, "keys"_a, "t"_a, "elapsed"_a,
                "over"_a, "actions"_a, "observations"_a, "rewards"_a, "terminated"_a,
                "truncated"_a, "mode"_a = "none", "time_limit"_a = 0, "max_episode_steps"_a = 0,
                "final_observations"_a = py::none(), "first"_a = 0);
        cls.def("observe_batch", &observe_batch, "states"_a, "observations"_a, "first"_a = 0);
        cls.def("transitions", &transitions, "states"_a, "successors"_a, "rewards"_a,
                "terminated"_a, "threads"_a = 1);
        LaneBatchBinding<K>::define(cls);
        cls.def("cursor", &KernelCursor<K, Binding>::make, "time_limit"_a, "actions"_a, "view"_a,
                "reward_factor"_a, "info"_a);
        if constexpr (has_transform<K>) {
            cls.def("transform", &transform, "key"_a = 0, "t"_a = 0);
            cls.def("transform_batch", &transform_batch, "keys"_a, "t"_a);
        }
        return cls;
    }
};

}  // namespace provengym
