// What a kernel is made of, from Python and back: integers, and for some kernels words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include "arguments.hpp"
#include "instance.hpp"

namespace provengym {

// Any items with a size as a Python tuple.
template <class Items>
py::tuple tuple_of(const Items &items, std::size_t count) {
    py::tuple tuple(count);
    for (std::size_t k = 0; k < count; ++k)
        PyTuple_SET_ITEM(tuple.ptr(), static_cast<py::ssize_t>(k), py::cast(items[k]).release().ptr());
    return tuple;
}
template <class Items>
py::tuple tuple_of(const Items &items) {
    return tuple_of(items, items.size());
}

struct Making {
    // A kernel's words come last.
    static std::vector<const char *> names(const KernelTable &table) {
        std::vector<const char *> all(table.parameters.begin(), table.parameters.end());
        if (table.takes_words) all.push_back("words");
        return all;
    }

    static Instance from_keywords(const KernelTable &table, const py::args &positional,
                                  const py::kwargs &given) {
        const std::string name = table.name;
        if (!positional.empty()) throw py::type_error(name + " takes keyword arguments only");
        const auto all = names(table);
        const py::tuple accepted = tuple_of(all);
        for (const auto &item : given)
            if (!accepted.contains(item.first))
                throw py::type_error(name + " has no parameter " + shown(item.first) +
                                     ", its parameters are " + shown(accepted));
        py::tuple values(all.size());
        for (std::size_t k = 0; k < all.size(); ++k) {
            if (!given.contains(all[k]))
                throw py::type_error(name + " needs the parameter '" + all[k] + "'");
            values[k] = given[all[k]];
        }
        return from_values(table, values);
    }

    // The ranges explain, one parameter at a time; `valid`, which is proved, decides.
    static Instance from_values(const KernelTable &table, const py::tuple &given) {
        const std::size_t count = table.parameters.size();
        if (given.size() != names(table).size())
            throw py::value_error(std::string(table.name) + " has " +
                                  std::to_string(names(table).size()) + " parameters, got " +
                                  shown(given));
        KernelParameters parameters;
        for (std::size_t k = 0; k < count; ++k) {
            const Range range = table.range(k, parameters);
            parameters.values[k] = integer(table.parameters[k], given[k], range.low, range.high);
        }
        const Instance kernel(table, parameters);
        if (!kernel.valid()) throw py::value_error("invalid parameters: " + repr(kernel));
        if (!table.takes_words) return kernel;
        return Instance(table, parameters, words_from(kernel, given[count]));
    }

    static py::tuple values(const Instance &kernel) {
        const std::size_t count = kernel.table().parameters.size();
        const py::tuple integers = tuple_of(kernel.parameters().values, count);
        if (!kernel.table().takes_words) return integers;
        return py::tuple(integers + py::make_tuple(words_of(kernel)));
    }

    static py::ssize_t hash(const Instance &kernel) {
        const py::tuple integers =
            tuple_of(kernel.parameters().values, kernel.table().parameters.size());
        if (!kernel.table().takes_words) return py::hash(integers);
        return py::hash(py::make_tuple(integers, words_of(kernel).attr("tobytes")()));
    }

    static std::string repr(const Instance &kernel) {
        const Names names = kernel.table().parameters;
        std::string text;
        for (std::size_t k = 0; k < names.size(); ++k)
            text += (k == 0 ? "" : ", ") + std::string(names[k]) + "=" +
                    std::to_string(kernel.parameters().values[k]);
        if (kernel.words()) text += ", words=<" + std::to_string(kernel.words()->size()) + ">";
        return std::string(kernel.table().name) + "(" + text + ")";
    }

    // A fresh array.
    static py::array_t<std::uint64_t> words_of(const Instance &kernel) {
        const auto &words = *kernel.words();
        return py::array_t<std::uint64_t>(static_cast<py::ssize_t>(words.size()), words.data());
    }

private:
    // A copy of an array of words, each of which the kernel accepts.
    static Words words_from(const Instance &kernel, py::handle given) {
        constexpr py::ssize_t most = 0x7fffffff;
        Arrays arrays;
        const py::array array = arrays.take<std::uint64_t>(
            "words", given, Arrays::read, "(1 to " + std::to_string(most) + ",)",
            [](const py::array &candidate) {
                return candidate.ndim() == 1 && candidate.size() >= 1 && candidate.size() <= most;
            });
        const auto *const first = data<std::uint64_t>(array);
        std::vector<std::uint64_t> words(first, first + array.size());
        for (std::size_t i = 0; i < words.size(); ++i)
            if (!kernel.table().word_valid(kernel.parameters(), words[i]))
                throw py::value_error("words[" + std::to_string(i) + "] must be a word that " +
                                      repr(kernel) + " accepts, got " + std::to_string(words[i]));
        return std::make_shared<const std::vector<std::uint64_t>>(std::move(words));
    }
};

}  // namespace provengym
