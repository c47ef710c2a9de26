// What a kernel is made of, from Python and back: integers, and for some kernels words.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include "arguments.hpp"
#include "batch.hpp"
#include "kernel.hpp"
#include "words.hpp"

namespace provengym {

template <class W>
W word(const std::string &name, py::handle value) {
    return static_cast<W>(integer(name, value, 0, std::numeric_limits<W>::max()));
}

// Any tuple-like of words, names, ... as a Python tuple.
template <class Items>
py::tuple tuple_of(const Items &items) {
    return std::apply([](const auto &...item) { return py::make_tuple(item...); }, items);
}

template <class K>
struct Making {
    using Env = Environment<K>;
    using Params = typename Env::Params;
    static constexpr std::size_t num_params = K::params.size();
    // A kernel's words come last.
    static constexpr std::size_t num_values = num_params + (has_words<K> ? 1 : 0);

    static std::array<const char *, num_values> names() {
        std::array<const char *, num_values> all{};
        std::copy(K::params.begin(), K::params.end(), all.begin());
        if constexpr (has_words<K>) all[num_params] = "words";
        return all;
    }

    static Env from_keywords(const py::args &positional, const py::kwargs &given) {
        const std::string name = K::name;
        if (!positional.empty()) throw py::type_error(name + " takes keyword arguments only");
        const py::tuple accepted = tuple_of(names());
        for (const auto &item : given)
            if (!accepted.contains(item.first))
                throw py::type_error(name + " has no parameter " + shown(item.first) +
                                     ", its parameters are " + shown(accepted));
        py::tuple values(num_values);
        for (std::size_t k = 0; k < num_values; ++k) {
            const char *const parameter = names()[k];
            if (!given.contains(parameter))
                throw py::type_error(name + " needs the parameter '" + parameter + "'");
            values[k] = given[parameter];
        }
        return from_values(values);
    }

    // The ranges explain, one parameter at a time; `valid`, which is proved, decides.
    static Env from_values(const py::tuple &given) {
        if (given.size() != num_values)
            throw py::value_error(std::string(K::name) + " has " + std::to_string(num_values) +
                                  " parameters, got " + shown(given));
        std::array<std::uint64_t, num_params> values{};
        for (std::size_t k = 0; k < num_params; ++k) {
            const Range range = K::range(k, values);
            values[k] = integer(K::params[k], given[k], range.low, range.high);
        }
        const Params params = narrow(values, std::make_index_sequence<num_params>{});
        const Env env(params);
        if (!env.valid()) throw py::value_error("invalid parameters: " + repr(env));
        if constexpr (has_words<K>) return Env(params, words_from(env, given[num_params]));
        return env;
    }

    static py::tuple values(const Env &env) {
        if constexpr (has_words<K>)
            return tuple_of(std::tuple_cat(env.params(), std::make_tuple(words_of(env))));
        else
            return tuple_of(env.params());
    }

    static bool equal(const Env &a, const Env &b) {
        if constexpr (has_words<K>)
            if (*a.words() != *b.words()) return false;
        return a.params() == b.params();
    }

    static py::ssize_t hash(const Env &env) {
        if constexpr (has_words<K>)
            return py::hash(
                py::make_tuple(tuple_of(env.params()), words_of(env).attr("tobytes")()));
        else
            return py::hash(tuple_of(env.params()));
    }

    static std::string repr(const Env &env) {
        const py::tuple integers = tuple_of(env.params());
        std::string text;
        for (std::size_t k = 0; k < num_params; ++k)
            text += (k == 0 ? "" : ", ") + std::string(K::params[k]) + "=" + shown(integers[k]);
        if constexpr (has_words<K>)
            if (env.words()) text += ", words=<" + std::to_string(env.words()->size()) + ">";
        return std::string(K::name) + "(" + text + ")";
    }

    static void define_properties(py::class_<Env> &cls) {
        define_integers(cls, std::make_index_sequence<num_params>{});
        if constexpr (has_words<K>) cls.def_property_readonly("words", &words_of);
    }

private:
    template <std::size_t... P>
    static void define_integers(py::class_<Env> &cls, std::index_sequence<P...>) {
        (cls.def_property_readonly(K::params[P],
                                   [](const Env &env) { return std::get<P>(env.params()); }),
         ...);
    }

    template <std::size_t... P>
    static Params narrow(const std::array<std::uint64_t, num_params> &values,
                         std::index_sequence<P...>) {
        return Params(static_cast<std::tuple_element_t<P, Params>>(values[P])...);
    }

    // A copy of an array of words, each of which the kernel accepts.
    static Words words_from(const Env &env, py::handle given) {
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
            if (!env.accepts(words[i]))
                throw py::value_error("words[" + std::to_string(i) + "] must be a word that " +
                                      repr(env) + " accepts, got " + std::to_string(words[i]));
        return std::make_shared<const std::vector<std::uint64_t>>(std::move(words));
    }

    // A fresh array.
    static py::array_t<std::uint64_t> words_of(const Env &env) {
        const auto &words = *env.words();
        return py::array_t<std::uint64_t>(static_cast<py::ssize_t>(words.size()), words.data());
    }
};

}  // namespace provengym
