// Every transition of a kernel, into arrays of Python.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include "arguments.hpp"
#include "instance.hpp"
#include "lane_binding.hpp"
#include "threads.hpp"

namespace provengym {

inline void transitions(const Instance &kernel, py::handle states, py::handle successors,
                        py::handle rewards, py::handle terminated, py::handle threads) {
    const KernelTable &table = kernel.table();
    Arrays arrays;
    const py::array from = take_states(table, arrays, states, Arrays::read);
    if (table.values != nullptr)
        throw py::value_error(std::string(table.name) + " writes no transitions: its arrays hold them");
    if (table.transitions == nullptr)
        throw py::value_error(std::string(table.name) + " draws a random word for each step, so an " +
                              "action has more than one outcome");
    const py::ssize_t n = from.shape(1);
    const auto take = [&](auto item, const char *name, py::handle given) {
        using Item = decltype(item);
        const py::ssize_t actions = kernel.num_actions();
        const auto fits = [&](const py::array &array) {
            return array.ndim() == 2 && array.shape(0) == n && array.shape(1) == actions;
        };
        return data<Item>(arrays.take<Item>(
            name, given, Arrays::written,
            "(" + std::to_string(n) + ", " + std::to_string(actions) + ")", fits));
    };
    const void *const words = from.data();
    auto *const indices = take(std::int32_t{}, "successors", successors);
    auto *const gains = take(std::int64_t{}, "rewards", rewards);
    auto *const ends = take(bool{}, "terminated", terminated);
    const std::size_t parts = thread_count(threads);
    arrays.refuse_overlap();
    std::vector<char> fit(parts);
    {
        const Unlocked unlocked;
        const auto lanes = static_cast<std::size_t>(n);
        share(lanes, parts, 1024, [&](std::size_t part, std::size_t begin, std::size_t end) {
            fit[part] = table.transitions(kernel.parameters(),
                                          {lanes, begin, end, words, indices, gains, ends});
        });
    }
    if (std::find(fit.begin(), fit.end(), 0) != fit.end())
        throw py::value_error("successors cannot hold an index above 2147483647");
}

}  // namespace provengym
