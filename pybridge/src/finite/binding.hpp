// The Python class of the kernels of finite models: made of arrays, which are checked.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include "../arguments.hpp"
#include "../making.hpp"
#include "tables.hpp"

namespace provengym {

struct FiniteBinding {
    static constexpr std::array names{
        "num_actions", "num_observations", "ends",       "cuts",      "only_cuts",
        "rounds",      "start_rounds",     "row_starts", "thresholds", "successors",
        "rewards",     "observations",     "values"};
    using Given = std::array<py::handle, names.size()>;

    // use(a number or an array of the table), in the order of the names.
    template <class Table, class Use>
    static void each(Table &table, const Use &use) {
        use(table.num_actions), use(table.num_observations), use(table.ends), use(table.cuts);
        use(table.only_cuts), use(table.rounds), use(table.start_rounds);
        use(table.row_starts), use(table.thresholds), use(table.successors);
        use(table.rewards), use(table.observations), use(table.values);
    }

    // A copy of what is given, which must be a valid table.
    static Instance made(const Given &given) {
        auto table = std::make_shared<FiniteArrays>();
        Arrays taken;
        std::size_t k = 0;
        each(*table, [&](auto &to) {
            using Field = std::remove_reference_t<decltype(to)>;
            const char *const name = names[k];
            const py::handle value = given[k++];
            if constexpr (std::is_integral_v<Field>) {
                to = word<std::uint32_t>(name, value);
            } else {
                using Item = typename Field::value_type;
                const py::array array = taken.take<Item>(
                    name, value, Arrays::read, "(n,) with n from 1",
                    [](const py::array &a) { return a.ndim() == 1 && a.size() >= 1; });
                to.assign(data<Item>(array), data<Item>(array) + array.size());
            }
        });
        const std::string fault = table->fault();
        if (!fault.empty()) throw py::value_error(fault);
        table->make_guide();
        return instance_of(std::move(table));
    }

    static Instance restored(const py::tuple &state) {
        if (state.size() != names.size())
            throw py::value_error("a table has " + std::to_string(names.size()) +
                                  " parts, got " + shown(state));
        Given given;
        for (std::size_t k = 0; k < names.size(); ++k) given[k] = state[k];
        return made(given);
    }

    static py::tuple state(const Instance &kernel) {
        py::list all;
        each(kernel.arrays(), [&](const auto &from) {
            using Field = std::decay_t<decltype(from)>;
            if constexpr (std::is_integral_v<Field>)
                all.append(from);
            else
                all.append(py::array_t<typename Field::value_type>(
                    static_cast<py::ssize_t>(from.size()), from.data()));
        });
        return py::tuple(all);
    }

    // All that it was made of, by name.
    static py::dict table(const Instance &kernel) {
        const py::tuple parts = state(kernel);
        py::dict named;
        for (std::size_t k = 0; k < names.size(); ++k) named[names[k]] = parts[k];
        return named;
    }

    // A reward by its number.
    static double reward(const Instance &kernel, py::handle number) {
        return kernel.reward(static_cast<std::int64_t>(
            integer("number", number, 0, kernel.arrays().values.size() - 1)));
    }

    static std::string repr(const Instance &kernel) {
        const FiniteArrays &table = kernel.arrays();
        return "TableKernel(<" + std::to_string(table.num_states()) + " states, " +
               std::to_string(table.num_actions) + " actions, " +
               std::to_string(table.thresholds.size()) + " outcomes>)";
    }

    static py::ssize_t hash(const Instance &kernel) {
        const FiniteArrays &table = kernel.arrays();
        return py::hash(py::make_tuple(table.num_states(), table.num_actions,
                                       table.thresholds.size(), table.values.size()));
    }
};

}  // namespace provengym
