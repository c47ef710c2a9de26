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
#include "threads.hpp"

namespace provengym {

// Each action from each of the states, which were taken from `arrays`.
template <class Env>
void tabulate(const Env &env, Arrays &arrays, const py::array &states, py::handle successors,
              py::handle rewards, py::handle terminated, py::handle threads) {
    using K = typename Env::Kernel;
    if constexpr (K::step_words != 0) {
        throw py::value_error(std::string(K::name) + " draws a random word for each step, so an " +
                              "action has more than one outcome");
    } else {
        const py::ssize_t n = states.shape(1);
        const auto take = [&](auto item, const char *name, py::handle given) {
            using Item = decltype(item);
            const py::ssize_t actions = env.num_actions();
            const auto fits = [&](const py::array &array) {
                return array.ndim() == 2 && array.shape(0) == n && array.shape(1) == actions;
            };
            return data<Item>(arrays.take<Item>(
                name, given, Arrays::written,
                "(" + std::to_string(n) + ", " + std::to_string(actions) + ")", fits));
        };
        const auto *const words = data<typename Env::Word>(states);
        auto *const indices = take(std::int32_t{}, "successors", successors);
        auto *const gains = take(std::int64_t{}, "rewards", rewards);
        auto *const ends = take(bool{}, "terminated", terminated);
        const std::size_t parts = thread_count(threads);
        arrays.refuse_overlap();
        std::vector<char> fit(parts);
        {
            const Unlocked unlocked;
            const auto lanes = static_cast<std::size_t>(n);
            const auto run = [&](std::size_t part, std::size_t begin, std::size_t end) {
                fit[part] = env.transitions(lanes, begin, end, words, indices, gains, ends);
            };
            share(lanes, parts, 1024, run);
        }
        if (std::find(fit.begin(), fit.end(), 0) != fit.end())
            throw py::value_error("successors cannot hold an index above 2147483647");
    }
}

}  // namespace provengym
