// States and lanes from Python: an environment with its stream, its limits and its resets.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include "arguments.hpp"
#include "instance.hpp"
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

inline StateWords state_words(const KernelTable &table, py::handle given) {
    const auto refused = [&] {
        return "state must be a tuple of integers " + shown(tuple_of(table.state)) + ", got " +
               shown(given);
    };
    if (!py::isinstance<py::tuple>(given) && !py::isinstance<py::list>(given))
        throw py::type_error(refused());
    const py::tuple items(py::reinterpret_borrow<py::object>(given));
    if (items.size() != table.state.size()) throw py::value_error(refused());
    const std::uint64_t most = table.wide ? ~std::uint64_t{0} : 0xffffffff;
    StateWords state;
    for (std::size_t k = 0; k < items.size(); ++k)
        state[k] = integer(std::string("state word ") + table.state[k], items[k], 0, most);
    return state;
}

inline py::tuple state_tuple(const KernelTable &table, const StateWords &state) {
    return tuple_of(state, table.state.size());
}

inline py::tuple lane_tuple(const KernelTable &table, const Lane &lane) {
    return py::make_tuple(state_tuple(table, lane.state), lane.key, lane.t, lane.elapsed,
                          lane.over != 0);
}

inline bool flag(const char *name, py::handle value) {
    if (!is_truth_value(value))
        throw py::type_error(std::string(name) + " must be a bool, got " + shown(value));
    return py::cast<bool>(py::bool_(py::reinterpret_borrow<py::object>(value)));
}

inline Lane lane_words(const KernelTable &table, py::handle given) {
    if (!py::isinstance<py::tuple>(given) || py::len(given) != 5)
        throw py::type_error("lane must be a tuple (state, key, t, elapsed, over), got " +
                             shown(given));
    const auto items = py::reinterpret_borrow<py::tuple>(given);
    return {state_words(table, items[0]), word<std::uint64_t>("key", items[1]),
            word<std::uint64_t>("t", items[2]), word<std::uint32_t>("elapsed", items[3]),
            static_cast<std::uint8_t>(flag("over", items[4]))};
}

// Why a lane refuses an action.
inline std::string refusal(const Instance &kernel, const std::string &lane, std::uint32_t action) {
    if (!kernel.action_valid(action))
        return "the action of " + lane + " must be between 0 and " +
               std::to_string(kernel.num_actions() - 1) + ", got " + std::to_string(action);
    return lane + " must be reset: its episode is over, and the autoreset mode is disabled";
}

// A state's words, one row for each; the number of lanes is that of the columns.
inline py::array take_states(const KernelTable &table, Arrays &arrays, py::handle states,
                             Arrays::Access access) {
    const auto rows = static_cast<py::ssize_t>(table.state.size());
    const std::string shape = "(" + std::to_string(rows) + ", n)";
    const auto fits = [rows](const py::array &array) {
        return array.ndim() == 2 && array.shape(0) == rows;
    };
    return table.wide ? arrays.take<std::uint64_t>("states", states, access, shape, fits)
                      : arrays.take<std::uint32_t>("states", states, access, shape, fits);
}

// The word of an array of states, whatever its type.
inline std::uint64_t state_word(const KernelTable &table, const void *states, std::size_t place) {
    return table.wide ? static_cast<const std::uint64_t *>(states)[place]
                      : static_cast<const std::uint32_t *>(states)[place];
}
inline void set_state_word(const KernelTable &table, void *states, std::size_t place,
                           std::uint64_t word) {
    if (table.wide)
        static_cast<std::uint64_t *>(states)[place] = word;
    else
        static_cast<std::uint32_t *>(states)[place] = static_cast<std::uint32_t>(word);
}
inline py::dtype state_dtype(const KernelTable &table) {
    return table.wide ? py::dtype::of<std::uint64_t>() : py::dtype::of<std::uint32_t>();
}

}  // namespace provengym
