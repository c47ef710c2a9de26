// Lanes from Python: an environment with its stream, its limits and its resets, one or n of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include "arguments.hpp"
#include "batch.hpp"
#include "making.hpp"

namespace provengym {

inline constexpr std::array autoreset_modes{"none", "next_step", "same_step", "disabled"};

inline Protocol protocol_of(py::handle mode, py::handle time_limit, py::handle max_episode_steps) {
    const py::tuple accepted = tuple_of(autoreset_modes);
    std::uint32_t number = 0;
    while (number < accepted.size() && !mode.equal(accepted[number])) ++number;
    if (number == accepted.size())
        throw py::value_error("mode must be one of " + shown(accepted) + ", got " + shown(mode));
    return {number, word<std::uint32_t>("time_limit", time_limit),
            word<std::uint32_t>("max_episode_steps", max_episode_steps)};
}

template <class K>
struct LaneBinding {
    using Env = Environment<K>;
    using Lane = typename Env::Lane;
    using Word = typename Env::Word;

    static py::tuple to_python(const Lane &lane) {
        return py::make_tuple(tuple_of(lane.state), lane.key, lane.t, lane.elapsed, lane.over != 0);
    }

    static bool flag(const char *name, py::handle value) {
        if (!is_truth_value(value))
            throw py::type_error(std::string(name) + " must be a bool, got " + shown(value));
        return py::cast<bool>(py::bool_(py::reinterpret_borrow<py::object>(value)));
    }

    template <class StateWords>
    static Lane from_python(py::handle given, StateWords state_words) {
        if (!py::isinstance<py::tuple>(given) || py::len(given) != 5)
            throw py::type_error("lane must be a tuple (state, key, t, elapsed, over), got " +
                                 shown(given));
        const auto items = py::reinterpret_borrow<py::tuple>(given);
        return {state_words(items[0]), word<std::uint64_t>("key", items[1]),
                word<std::uint64_t>("t", items[2]), word<std::uint32_t>("elapsed", items[3]),
                static_cast<std::uint8_t>(flag("over", items[4]))};
    }

    // Why a lane refuses an action.
    static std::string refusal(const Env &env, const std::string &lane, std::uint32_t action) {
        if (!env.action_valid(action))
            return "the action of " + lane + " must be between 0 and " +
                   std::to_string(env.num_actions() - 1) + ", got " + std::to_string(action);
        return lane + " must be reset: its episode is over, and the autoreset mode is disabled";
    }

    static py::tuple reset(const Env &env, py::handle key, py::handle t) {
        Lane lane{};
        lane.key = word<std::uint64_t>("key", key);
        lane.t = word<std::uint64_t>("t", t);
        return to_python(env.restart(lane));
    }

    // The lane after a call, what the call returns, and the state before a reset in the same call.
    static py::tuple step(const Env &env, const Lane &lane, py::handle action,
                          const Protocol &use) {
        const auto a = word<std::uint32_t>("action", action);
        if (env.refuses(lane, a, use)) throw py::value_error(refusal(env, "the lane", a));
        const Lane next = env.advance(lane, a, use);
        const bool terminated = env.lane_terminated(lane, a, use) != 0;
        const bool truncated = env.lane_truncated(lane, a, use) != 0;
        const bool due = env.due(lane, a, use) != 0;
        py::object last = py::none();
        if (due && (terminated || truncated)) last = tuple_of(next.state);
        return py::make_tuple(to_python(due ? env.restart(next) : next),
                              env.lane_reward(lane, a, use), terminated, truncated, last);
    }

    static LaneArrays<Word> take(Arrays &arrays, const py::array &states, py::handle keys,
                                 py::handle t, py::handle elapsed, py::handle over) {
        const py::ssize_t n = states.shape(1);
        return {data<Word>(states),
                data<std::uint64_t>(arrays.take<std::uint64_t>("keys", keys, Arrays::read, n)),
                data<std::uint64_t>(arrays.take<std::uint64_t>("t", t, Arrays::written, n)),
                data<std::uint32_t>(
                    arrays.take<std::uint32_t>("elapsed", elapsed, Arrays::written, n)),
                data<std::uint8_t>(arrays.take<bool>("over", over, Arrays::written, n))};
    }

    static void reset_all(const Env &env, Arrays &arrays, const py::array &states, py::handle keys,
                          py::handle t, py::handle elapsed, py::handle over, py::handle mask) {
        const py::ssize_t n = states.shape(1);
        const LaneArrays<Word> lanes = take(arrays, states, keys, t, elapsed, over);
        const auto *const named = data<std::uint8_t>(arrays.take<bool>("mask", mask, Arrays::read, n));
        arrays.refuse_overlap();
        const Unlocked unlocked;
        env.restart_lanes(static_cast<std::size_t>(n), static_cast<std::size_t>(n), lanes, named);
    }

    // Nothing is written when a lane refuses its action.
    static void step_all(const Env &env, Arrays &arrays, const py::array &states, py::handle keys,
                         py::handle t, py::handle elapsed, py::handle over, py::handle actions,
                         const Observations &out, const Observations &last, py::handle rewards,
                         py::handle terminated, py::handle truncated, const Protocol &use) {
        const py::ssize_t n = states.shape(1);
        const auto count = static_cast<std::size_t>(n);
        const LaneArrays<Word> lanes = take(arrays, states, keys, t, elapsed, over);
        const auto *const words = data<std::uint32_t>(
            arrays.take<std::uint32_t>("actions", actions, Arrays::read, n));
        const LaneReplies replies{
            data<double>(arrays.take<double>("rewards", rewards, Arrays::written, n)),
            data<std::uint8_t>(arrays.take<bool>("terminated", terminated, Arrays::written, n)),
            data<std::uint8_t>(arrays.take<bool>("truncated", truncated, Arrays::written, n))};
        arrays.refuse_overlap();
        std::size_t refused = count;
        {
            const Unlocked unlocked;
            refused = env.first_refusal(count, lanes, words, use);
            if (refused == count) env.call_lanes(count, lanes, words, use, out, last, replies);
        }
        if (refused != count)
            throw py::value_error(
                refusal(env, "lane " + std::to_string(refused), words[refused]));
    }
};

}  // namespace provengym
