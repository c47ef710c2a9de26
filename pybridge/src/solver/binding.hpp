// The Python class of a table. While the lock is released, nothing but plain pointers is touched.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include "../arguments.hpp"
#include "checking.hpp"
#include "layers.hpp"
#include "residuals.hpp"
#include "sweeps.hpp"
#include "table.hpp"

namespace provengym {

struct TableBinding {
    // ---- Arguments ----

    static double positive(const char *name, py::handle given) {
        const std::string wanted = std::string(name) + " must be a positive, finite number, got ";
        const double value = is_truth_value(given) ? -1.0 : PyFloat_AsDouble(given.ptr());
        if (PyErr_Occurred() || is_truth_value(given)) {
            PyErr_Clear();
            throw py::type_error(wanted + shown(given));
        }
        if (!(value > 0.0 && value <= std::numeric_limits<double>::max()))
            throw py::value_error(wanted + shown(given));
        return value;
    }

    // One item per state; none where that is accepted.
    template <class T>
    static const T *per_state(Arrays &arrays, const char *name, py::handle given,
                              const Table &table, bool optional = false) {
        if (optional && given.is_none()) return nullptr;
        return data<T>(arrays.take<T>(name, given, Arrays::read, count(table.states())));
    }

    // The value of each state that is needed.
    template <class T>
    static const T *per_place(Arrays &arrays, const char *name, py::handle given,
                              const Table &table) {
        return data<T>(arrays.take<T>(name, given, Arrays::read, count(table.width())));
    }

    // One item per state and action, to be written.
    template <class T>
    static T *per_row(Arrays &arrays, const char *name, py::handle given, const Table &table) {
        const py::ssize_t states = count(table.states()), actions = count(table.actions());
        return data<T>(arrays.take<T>(
            name, given, Arrays::written,
            "(" + std::to_string(states) + ", " + std::to_string(actions) + ")",
            [&](const py::array &array) {
                return array.ndim() == 2 && array.shape(0) == states && array.shape(1) == actions;
            }));
    }

    // Indices of states, or of actions, all of them below `limit`.
    static const std::int32_t *indices(Arrays &arrays, const char *name, py::handle given,
                                       const Table &table, std::size_t limit, bool optional) {
        const auto *const items = per_state<std::int32_t>(arrays, name, given, table, optional);
        if (!items) return nullptr;
        const auto bad = [=](std::int32_t item) {  // also a negative one
            return static_cast<std::size_t>(item) >= limit;
        };
        const auto *const end = items + table.states();
        const auto *const first = std::find_if(items, end, bad);
        if (first != end)
            throw py::value_error(std::string(name) + " must hold integers between 0 and " +
                                  std::to_string(limit - 1) + ", got " + std::to_string(*first) +
                                  " at index " + std::to_string(first - items));
        return items;
    }

    static py::ssize_t count(std::size_t n) { return static_cast<py::ssize_t>(n); }

    // ---- Making one ----

    static Table from_arrays(py::handle states, py::handle actions, py::handle row_starts,
                             py::handle weights, py::handle successors, py::handle rewards,
                             py::handle terminated, py::handle denominator,
                             py::handle discount_num, py::handle discount_den, py::handle first,
                             py::handle window) {
        constexpr std::uint64_t largest = 0x40000000;
        TableArrays from{};
        from.states = integer("states", states, 1, 0x7fffffff);
        from.actions = integer("actions", actions, 1, 0xffff);
        from.denominator = integer("denominator", denominator, 1, largest);
        from.discount_den = integer("discount_den", discount_den, 1, largest);
        from.discount_num = integer("discount_num", discount_num, 0, from.discount_den);
        if (from.states * from.actions >= static_cast<std::uint64_t>(PY_SSIZE_T_MAX))
            throw py::value_error("states times actions is more than fits in memory");
        place(from, first, window);
        const auto rows = static_cast<py::ssize_t>(from.states * from.actions);

        Arrays arrays;
        const auto any = [](const py::array &array) { return array.ndim() == 1; };
        const bool one_each = row_starts.is_none();
        const py::array to =
            one_each
                ? arrays.take<std::int32_t>("successors", successors, Arrays::read, rows)
                : arrays.take<std::int32_t>("successors", successors, Arrays::read, "(n,)", any);
        const py::ssize_t n = to.shape(0);
        const auto take = [&](auto item, const char *name, py::handle given, py::ssize_t length) {
            using Item = decltype(item);
            return data<Item>(arrays.take<Item>(name, given, Arrays::read, length));
        };
        from.transitions = static_cast<std::size_t>(n);
        from.successors = data<std::int32_t>(to);
        if (!one_each) from.row_starts = take(std::int64_t{}, "row_starts", row_starts, rows + 1);
        if (!weights.is_none()) from.weights = take(std::uint32_t{}, "weights", weights, n);
        from.rewards = take(std::int64_t{}, "rewards", rewards, n);
        from.terminated = reinterpret_cast<const std::uint8_t *>(
            take(bool{}, "terminated", terminated, n));
        const Unlocked unlocked;
        return Table(from);
    }

    // Where the states are in the model; without a window they are all.
    static void place(TableArrays &from, py::handle first, py::handle window) {
        constexpr std::uint64_t most = 0x7fffffff;
        from.window = {0, from.states};
        if (window.is_none()) {
            from.first = integer("first", first, 0, 0);
            return;
        }
        if (!py::isinstance<py::tuple>(window) || py::len(window) != 2)
            throw py::type_error("window must be None or a tuple of two integers, got " +
                                 shown(window));
        const auto ends = py::reinterpret_borrow<py::tuple>(window);
        from.first = integer("first", first, 0, most - from.states);
        from.window.begin = integer("window[0]", ends[0], 0, from.first);
        from.window.end = integer("window[1]", ends[1], from.first + from.states, most);
    }

    static void require_whole(const Table &table, const char *method) {
        if (!table.whole())
            throw py::value_error(std::string(method) + " needs a table of all states");
    }

    // ---- Methods ----

    static py::array backward_order_of(const Table &table) {
        require_whole(table, "backward_order");
        std::vector<std::int32_t> order;
        {
            const Unlocked unlocked;
            order = backward_order(table);
        }
        return py::array_t<std::int32_t>(count(order.size()), order.data());
    }

    static void require_discount(const Table &table, const char *method) {
        if (table.discount_num() == table.discount_den())
            throw py::value_error(std::string(method) + " needs a discount below 1");
    }

    static double sweep_of(const Table &table, py::handle values, py::handle reward_scale,
                           py::handle order, py::handle policy, bool reverse) {
        require_discount(table, "sweep");
        Arrays arrays;
        auto *const in_place = data<double>(
            arrays.take<double>("values", values, Arrays::written, count(table.width())));
        const double scale = positive("reward_scale", reward_scale);
        const auto *const states = indices(arrays, "order", order, table, table.states(), true);
        const auto *const acts = indices(arrays, "policy", policy, table, table.actions(), true);
        arrays.refuse_overlap();
        const Unlocked unlocked;
        return sweep(table, in_place, 1.0 / scale, states, acts, reverse);
    }

    static double sweep_integers_of(const Table &table, py::handle values, py::handle factor,
                                    bool reverse) {
        require_discount(table, "sweep_integers");
        Arrays arrays;
        auto *const in_place = data<std::int64_t>(
            arrays.take<std::int64_t>("values", values, Arrays::written, count(table.width())));
        const std::uint64_t times = integer("factor", factor, 1, 0x3fffffffffffffff);
        const Unlocked unlocked;
        return sweep(table, in_place, static_cast<double>(times), nullptr, nullptr, reverse);
    }

    static void q_values_of(const Table &table, py::handle values, py::handle reward_scale,
                            py::handle out, py::handle threads) {
        Arrays arrays;
        const auto *const from = per_place<double>(arrays, "values", values, table);
        const double scale = positive("reward_scale", reward_scale);
        auto *const to = per_row<double>(arrays, "out", out, table);
        const std::size_t parts = thread_count(threads);
        arrays.refuse_overlap();
        const Unlocked unlocked;
        q_values(table, from, scale, to, parts);
    }

    static py::array residual_of(const Table &table, py::handle values, py::handle factor,
                                 py::handle policy) {
        Arrays arrays;
        const auto *const from = per_place<std::int64_t>(arrays, "values", values, table);
        const std::uint64_t times = integer("factor", factor, 1, 0x3fffffffffffffff);
        const auto *const acts = indices(arrays, "policy", policy, table, table.actions(), false);
        py::array_t<double> result(count(table.states()));
        double *const to = result.mutable_data();
        const Unlocked unlocked;
        residual(table, from, times, acts, to);
        return std::move(result);
    }

    static double largest_residual_of(const Table &table, py::handle values, py::handle factor,
                                      py::handle policy, py::handle threads) {
        Arrays arrays;
        const auto *const from = per_place<std::int64_t>(arrays, "values", values, table);
        const std::uint64_t times = integer("factor", factor, 1, 0x3fffffffffffffff);
        const auto *const acts = indices(arrays, "policy", policy, table, table.actions(), true);
        const std::size_t parts = thread_count(threads);
        const Unlocked unlocked;
        return largest_residual(table, from, times, acts, parts);
    }

    static Claim claim(Arrays &arrays, py::handle successors, py::handle values, py::handle factor,
                       py::handle error, const Table &table) {
        constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
        return {per_place<std::int64_t>(arrays, "successor_values", successors, table),
                per_state<std::int64_t>(arrays, "values", values, table),
                integer("factor", factor, 0, largest), integer("error", error, 0, largest),
                nullptr};
    }

    static py::object check_of(const Table &table, py::handle values, py::handle factor,
                               py::handle error, py::handle policy, py::handle threads) {
        constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
        Arrays arrays;
        const auto *const each = per_place<std::int64_t>(arrays, "values", values, table);
        const Claim claim{each,
                          each + table.place(0),
                          integer("factor", factor, 0, largest),
                          integer("error", error, 0, largest),
                          per_state<std::int32_t>(arrays, "policy", policy, table, true)};
        return found([&](std::size_t parts) { return check(table, claim, parts); }, threads);
    }

    static py::object at_most_of(const Table &table, py::handle successors, py::handle values,
                                 py::handle factor, py::handle error, py::handle threads) {
        Arrays arrays;
        const Claim given = claim(arrays, successors, values, factor, error, table);
        return found([&](std::size_t parts) { return at_most(table, given, parts); }, threads);
    }

    static py::object each_at_least_of(const Table &table, py::handle successors, py::handle values,
                                       py::handle factor, py::handle error, py::handle out,
                                       py::handle threads) {
        Arrays arrays;
        const Claim given = claim(arrays, successors, values, factor, error, table);
        bool *const to = per_row<bool>(arrays, "out", out, table);
        arrays.refuse_overlap();
        return found([&](std::size_t parts) { return each_at_least(table, given, to, parts); },
                     threads);
    }

    static py::object at_least_of(const Table &table, py::handle successors, py::handle values,
                                  py::handle factor, py::handle error, py::handle policy,
                                  py::handle threads) {
        Arrays arrays;
        Claim given = claim(arrays, successors, values, factor, error, table);
        given.policy = per_state<std::int32_t>(arrays, "policy", policy, table);
        return found([&](std::size_t parts) { return at_least(table, given, parts); }, threads);
    }

    static py::object decides_of(const Table &table, py::handle values, py::handle ranks,
                                 py::handle policy, py::handle threads) {
        Arrays arrays;
        const Ranking ranking{per_place<std::int64_t>(arrays, "values", values, table),
                              per_place<std::int64_t>(arrays, "ranks", ranks, table),
                              per_state<std::int32_t>(arrays, "policy", policy, table)};
        return found([&](std::size_t parts) { return decides(table, ranking, parts); }, threads);
    }

    // What a check finds, as Python has it.
    template <class Check>
    static py::object found(const Check &checked, py::handle threads) {
        const std::size_t parts = thread_count(threads);
        Failure failure{};
        {
            const Unlocked unlocked;
            failure = checked(parts);
        }
        if (!failure.reason) return py::none();
        return py::make_tuple(failure.state, failure.action, failure.reason);
    }

    static void layer_of(const Table &table, py::handle successors, py::handle factor, bool up,
                         py::handle values, py::handle policy, py::handle threads) {
        Arrays arrays;
        const auto *const from =
            per_place<std::int64_t>(arrays, "successor_values", successors, table);
        constexpr std::int64_t most = std::int64_t{1} << 62;
        const auto too_large = [](std::int64_t value) { return value >= most || value <= -most; };
        if (std::any_of(from, from + table.width(), too_large))
            throw py::value_error("successor_values must be less than 2**62 in size");
        const std::uint64_t times = integer("factor", factor, 1, 0x3fffffffffffffff);
        auto *const to = data<std::int64_t>(
            arrays.take<std::int64_t>("values", values, Arrays::written, count(table.states())));
        auto *const acts = data<std::int32_t>(
            arrays.take<std::int32_t>("policy", policy, Arrays::written, count(table.states())));
        arrays.refuse_overlap();
        const std::size_t parts = thread_count(threads);
        const Unlocked unlocked;
        layer(table, from, times, up ? Rounding::up : Rounding::down, to, acts, parts);
    }

    static std::string repr(const Table &table) {
        return "Table(states=" + std::to_string(table.states()) +
               ", actions=" + std::to_string(table.actions()) +
               ", transitions=" + std::to_string(table.transitions()) + ")";
    }

    // ---- The class ----

    static void define(py::module_ &module) {
        using namespace py::literals;
        py::class_<Table> cls(module, "Table", py::is_final());
        cls.def(py::init(&from_arrays), py::kw_only(), "states"_a, "actions"_a, "row_starts"_a,
                "weights"_a, "successors"_a, "rewards"_a, "terminated"_a, "denominator"_a,
                "discount_num"_a, "discount_den"_a, "first"_a = 0, "window"_a = py::none());
        cls.def_property_readonly("states", &Table::states);
        cls.def_property_readonly("actions", &Table::actions);
        cls.def_property_readonly("transitions", &Table::transitions);
        cls.def("__repr__", &repr);
        cls.def("backward_order", &backward_order_of);
        cls.def("sweep", &sweep_of, "values"_a, "reward_scale"_a, "order"_a = py::none(),
                "policy"_a = py::none(), "reverse"_a = false);
        cls.def("sweep_integers", &sweep_integers_of, "values"_a, "factor"_a, "reverse"_a = false);
        cls.def("q_values", &q_values_of, "values"_a, "reward_scale"_a, "out"_a, "threads"_a = 1);
        cls.def("residual", &residual_of, "values"_a, "factor"_a, "policy"_a);
        cls.def("largest_residual", &largest_residual_of, "values"_a, "factor"_a,
                "policy"_a = py::none(), "threads"_a = 1);
        cls.def("check", &check_of, "values"_a, "factor"_a, "error"_a, "policy"_a,
                "threads"_a = 1);
        cls.def("at_most", &at_most_of, "successor_values"_a, "values"_a, "factor"_a, "error"_a,
                "threads"_a = 1);
        cls.def("each_at_least", &each_at_least_of, "successor_values"_a, "values"_a, "factor"_a,
                "error"_a, "out"_a, "threads"_a = 1);
        cls.def("at_least", &at_least_of, "successor_values"_a, "values"_a, "factor"_a, "error"_a,
                "policy"_a, "threads"_a = 1);
        cls.def("decides", &decides_of, "values"_a, "ranks"_a, "policy"_a, "threads"_a = 1);
        cls.def("layer", &layer_of, "successor_values"_a, "factor"_a, "up"_a, "values"_a,
                "policy"_a, "threads"_a = 1);
    }
};

}  // namespace provengym
