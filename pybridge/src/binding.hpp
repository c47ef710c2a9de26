// The Python classes of all kernels: immutable, compared by what they are made of. There is one C++
// class, `Instance`; a kernel's class in Python derives from that of it.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

#include "../generated/kernel_tables.hpp"
#include "arguments.hpp"
#include "batch/arrays.hpp"
#include "batch/binding.hpp"
#include "blocks.hpp"
#include "cursor.hpp"
#include "finite/binding.hpp"
#include "instance.hpp"
#include "lane_binding.hpp"
#include "loading.hpp"
#include "making.hpp"
#include "numbers.hpp"
#include "transitions.hpp"
#include "xla/handlers.hpp"

namespace provengym {
namespace {

using namespace py::literals;

// ---- One lane ----

py::tuple init(const Instance &kernel, py::handle key, py::handle t) {
    Lane lane{};
    lane.key = word<std::uint64_t>("key", key);
    lane.t = word<std::uint64_t>("t", t);
    return state_tuple(kernel.table(), kernel.restart(lane).state);
}

std::uint32_t transform(const Instance &kernel, py::handle key, py::handle t) {
    return kernel.table().transform(kernel.parameters(), word<std::uint64_t>("key", key),
                                    word<std::uint64_t>("t", t));
}

// The random words of a step: an integer where a kernel takes one or none, else a sequence, or 0 for
// as many zeros.
std::vector<std::uint64_t> noise_words(const KernelTable &table, py::handle noise) {
    const std::size_t count = table.noise_words();
    if (count == 1) return {word<std::uint64_t>("noise", noise)};
    if (noise.equal(py::int_(0))) return std::vector<std::uint64_t>(count, 0);
    const auto refuse = [&] {
        return py::value_error("noise must be a sequence of " + std::to_string(count) +
                               " words, got " + shown(noise));
    };
    if (!py::isinstance<py::sequence>(noise) || py::isinstance<py::str>(noise)) throw refuse();
    const auto given = py::reinterpret_borrow<py::sequence>(noise);
    if (given.size() != count) throw refuse();
    std::vector<std::uint64_t> words;
    for (const py::handle one : given) words.push_back(word<std::uint64_t>("noise", one));
    return words;
}

py::tuple step(const Instance &kernel, py::handle state, py::handle action, py::handle noise) {
    const KernelTable &table = kernel.table();
    const StateWords from = state_words(table, state);
    const auto a = word<std::uint32_t>("action", action);
    const std::vector<std::uint64_t> drawn = noise_words(table, noise);
    StateWords next;
    Reply reply;
    table.step(kernel.parameters(), from, a, drawn.data(), next, reply);
    return py::make_tuple(state_tuple(table, next), reply.reward, reply.terminated);
}

bool state_valid(const Instance &kernel, py::handle state) {
    return kernel.state_valid(state_words(kernel.table(), state));
}

bool legal(const Instance &kernel, py::handle state, py::handle action) {
    return kernel.table().legal(kernel.parameters(), state_words(kernel.table(), state),
                                word<std::uint32_t>("action", action));
}

bool action_valid(const Instance &kernel, py::handle action) {
    return kernel.action_valid(word<std::uint32_t>("action", action));
}

bool terminated(const Instance &kernel, py::handle state) {
    return kernel.terminated(state_words(kernel.table(), state));
}

py::tuple observe(const Instance &kernel, py::handle state) {
    const StateWords words = state_words(kernel.table(), state);
    std::vector<std::int64_t> seen;
    for (std::size_t k = 0; k < kernel.table().observation.size(); ++k)
        seen.push_back(kernel.observe(words, k));
    return tuple_of(seen);
}

py::tuple lane_reset(const Instance &kernel, py::handle key, py::handle t) {
    Lane lane{};
    lane.key = word<std::uint64_t>("key", key);
    lane.t = word<std::uint64_t>("t", t);
    return lane_tuple(kernel.table(), kernel.restart(lane));
}

// The lane after a call, what the call returns, and the state before a reset in the same call.
py::tuple lane_step(const Instance &kernel, py::handle given, py::handle action, py::handle mode,
                    py::handle time_limit, py::handle max_episode_steps) {
    const KernelTable &table = kernel.table();
    const Lane lane = lane_words(table, given);
    const Protocol use = protocol_of(mode, time_limit, max_episode_steps);
    const auto a = word<std::uint32_t>("action", action);
    Lane next{};
    Reply reply;
    if (!kernel.advance(lane, a, use, next, reply))
        throw py::value_error(refusal(kernel, "the lane", a));
    py::object last = py::none();
    if (reply.due && (reply.terminated || reply.truncated)) last = state_tuple(table, next.state);
    return py::make_tuple(lane_tuple(table, reply.due ? kernel.restart(next) : next), reply.reward,
                          reply.terminated, reply.truncated, last);
}

// ---- n lanes: while the lock is released, nothing but plain pointers is touched ----

const std::uint64_t *take_words(Arrays &arrays, const char *name, py::handle words, py::ssize_t n) {
    return data<std::uint64_t>(arrays.take<std::uint64_t>(name, words, Arrays::read, n));
}

// The random words of n steps, which a kernel that takes none can do without.
const std::uint64_t *take_noise(const KernelTable &table, Arrays &arrays, py::handle noise,
                                py::ssize_t n) {
    if (table.step_words == 0 && noise.is_none()) return nullptr;
    const auto each = static_cast<py::ssize_t>(table.noise_words());
    if (each == 1) return take_words(arrays, "noise", noise, n);
    const std::string shape = "(" + std::to_string(n) + ", " + std::to_string(each) + ")";
    return data<std::uint64_t>(arrays.take<std::uint64_t>(
        "noise", noise, Arrays::read, shape, [&](const py::array &given) {
            return given.ndim() == 2 && given.shape(0) == n && given.shape(1) == each;
        }));
}

Observations take_observations(const KernelTable &table, Arrays &arrays, py::handle observations,
                               py::ssize_t n, py::handle first) {
    const std::size_t from = integer("first", first, 0, table.observation.size() - 1);
    const auto most = static_cast<py::ssize_t>(table.observation.size() - from);
    const std::string lanes = std::to_string(n);
    const py::array array = arrays.take<std::int64_t>(
        "observations", observations, Arrays::written,
        "(" + lanes + ",) or (" + lanes + ", 1 to " + std::to_string(most) + ")",
        [&](const py::array &given) {
            return (given.ndim() == 1 ||
                    (given.ndim() == 2 && given.shape(1) >= 1 && given.shape(1) <= most)) &&
                   given.shape(0) == n;
        });
    const auto count = static_cast<std::size_t>(array.ndim() == 1 ? 1 : array.shape(1));
    return {data<std::int64_t>(array), from, count};
}

py::array_t<std::uint32_t> transform_batch(const Instance &kernel, py::handle keys, py::handle t) {
    Arrays arrays;
    const py::ssize_t n =
        py::isinstance<py::array>(keys) ? py::reinterpret_borrow<py::array>(keys).size() : 0;
    const auto *const key_words = take_words(arrays, "keys", keys, n);
    const auto *const t_words = take_words(arrays, "t", t, n);
    py::array_t<std::uint32_t> transforms(n);
    auto *const to = transforms.mutable_data();
    const Unlocked unlocked;
    for (py::ssize_t i = 0; i < n; ++i)
        to[i] = kernel.table().transform(kernel.parameters(), key_words[i], t_words[i]);
    return transforms;
}

void step_batch(const Instance &kernel, py::handle states, py::handle actions, py::handle noise,
                py::handle observations, py::handle rewards, py::handle terminated,
                py::handle first) {
    const KernelTable &table = kernel.table();
    Arrays arrays;
    const py::array in_place = take_states(table, arrays, states, Arrays::written);
    const py::ssize_t n = in_place.shape(1);
    const py::array acts = arrays.take<std::uint8_t, std::uint32_t, std::int64_t>(
        "actions", actions, Arrays::read, n);
    const auto *words = take_noise(table, arrays, noise, n);
    const Observations out = take_observations(table, arrays, observations, n, first);
    const py::array gains = arrays.take<double>("rewards", rewards, Arrays::written, n);
    const py::array ends = arrays.take<bool>("terminated", terminated, Arrays::written, n);
    arrays.refuse_overlap();
    auto *const state_words = data<void>(in_place);
    auto *const reward_values = data<double>(gains);
    auto *const flags = data<bool>(ends);
    const auto count = static_cast<std::size_t>(n);
    const auto run = [&](const auto *given) {
        const Unlocked unlocked;
        provengym::step_batch(kernel, count, state_words, given, words, out, reward_values, flags);
    };
    switch (acts.itemsize()) {
        case 1: return run(data<std::uint8_t>(acts));
        case 4: return run(data<std::uint32_t>(acts));
        default: return run(data<std::int64_t>(acts));
    }
}

void observe_batch(const Instance &kernel, py::handle states, py::handle observations,
                   py::handle first) {
    Arrays arrays;
    const py::array from = take_states(kernel.table(), arrays, states, Arrays::read);
    const py::ssize_t n = from.shape(1);
    const Observations out = take_observations(kernel.table(), arrays, observations, n, first);
    arrays.refuse_overlap();
    const void *const words = from.data();
    const Unlocked unlocked;
    provengym::observe_batch(kernel, static_cast<std::size_t>(n), words, out);
}

void legal_batch(const Instance &kernel, py::handle states, py::handle legal) {
    const KernelTable &table = kernel.table();
    Arrays arrays;
    const py::array from = take_states(table, arrays, states, Arrays::read);
    const auto n = static_cast<std::size_t>(from.shape(1));
    const std::size_t actions = kernel.num_actions();
    const std::string shape = "(" + std::to_string(n) + ", " + std::to_string(actions) + ")";
    const py::array to = arrays.take<std::int8_t>(
        "legal", legal, Arrays::written, shape, [&](const py::array &given) {
            return given.ndim() == 2 && static_cast<std::size_t>(given.shape(0)) == n &&
                   static_cast<std::size_t>(given.shape(1)) == actions;
        });
    arrays.refuse_overlap();
    const auto *const words = static_cast<const char *>(from.data());
    auto *const flags = data<std::int8_t>(to);
    const std::size_t word_size = table.wide ? sizeof(std::uint64_t) : sizeof(std::uint32_t);
    const Unlocked unlocked;
    in_blocks(n, [&](std::size_t i, std::size_t lanes) {
        std::uint8_t offered[lane_block];
        for (std::size_t action = 0; action < actions; ++action) {
            table.legal_lanes(level_in_use(), kernel.parameters(),
                              {lanes, n, words + i * word_size, static_cast<std::uint32_t>(action),
                               offered});
            for (std::size_t j = 0; j < lanes; ++j)
                flags[(i + j) * actions + action] = static_cast<std::int8_t>(offered[j]);
        }
    });
}

// ---- The classes ----

// What all kernels have; no kernel's class is this one.
py::class_<Instance> define_base() {
    py::class_<Instance> cls(py::handle(), "Kernel", py::module_local());
    cls.def_property_readonly("num_actions", &Instance::num_actions);
    cls.def("__repr__", &Making::repr);
    cls.def("__eq__", &Instance::operator==, py::is_operator());
    cls.def("__hash__", &Making::hash);
    cls.def("__getstate__", &Making::values);
    cls.def("init", &init, "key"_a = 0, "t"_a = 0);
    cls.def("step", &step, "state"_a, "action"_a, "noise"_a = 0);
    cls.def("terminated", &terminated, "state"_a);
    cls.def("observe", &observe, "state"_a);
    cls.def("state_valid", &state_valid, "state"_a);
    cls.def("action_valid", &action_valid, "action"_a);
    cls.def("lane_reset", &lane_reset, "key"_a = 0, "t"_a = 0);
    cls.def("lane_step", &lane_step, "lane"_a, "action"_a, "mode"_a = "none", "time_limit"_a = 0,
            "max_episode_steps"_a = 0);
    cls.def("step_batch", &step_batch, "states"_a, "actions"_a, "noise"_a, "observations"_a,
            "rewards"_a, "terminated"_a, "first"_a = 0);
    cls.def("observe_batch", &observe_batch, "states"_a, "observations"_a, "first"_a = 0);
    cls.def("transitions", &transitions, "states"_a, "successors"_a, "rewards"_a, "terminated"_a,
            "threads"_a = 1);
    LaneBatchBinding::define(cls);
    cls.def("cursor", &Cursor::make, "time_limit"_a, "max_episode_steps"_a, "actions"_a, "view"_a,
            "reward_factor"_a, "info"_a);
    return cls;
}

// A method of one class, that of `cls`.
template <class Function, class... Extra>
void define_method(py::object &cls, const char *name, Function function, const Extra &...extra) {
    cls.attr(name) = py::cpp_function(function, py::name(name), py::is_method(cls), extra...);
}

template <class... Extra>
void define_property(py::object &cls, const char *name, const py::cpp_function &get) {
    const py::handle property(reinterpret_cast<PyObject *>(&PyProperty_Type));
    cls.attr(name) = property(get);
}

// Nobody derives from it.
void seal(const py::object &cls) {
    auto *const type = reinterpret_cast<PyTypeObject *>(cls.ptr());
    type->tp_flags &= ~static_cast<unsigned long>(Py_TPFLAGS_BASETYPE);
    PyType_Modified(type);
}

// A class without other attributes that derives from `base`.
py::object begin_class(const py::object &base, const char *name) {
    py::dict content;
    content["__module__"] = "provengym._core";
    content["__slots__"] = py::tuple();
    py::object cls = py::type::of(base)(name, py::make_tuple(base), content);
    cls.attr("name") = name;
    return cls;
}

py::object define_kernel(const py::object &base, const KernelTable &table) {
    py::object cls = begin_class(base, table.name);
    cls.attr("params") = tuple_of(table.parameters);
    cls.attr("state") = tuple_of(table.state);
    cls.attr("state_dtype") = state_dtype(table);
    cls.attr("observation") = tuple_of(table.observation);
    cls.attr("reward_scale") = table.reward_scale;
    cls.attr("reset_words") = table.reset_words;
    cls.attr("step_words") = table.step_words;
    using Holder = py::detail::value_and_holder;
    define_method(
        cls, "__init__",
        [&table](Holder &self, const py::args &positional, const py::kwargs &given) {
            self.value_ptr() = new Instance(Making::from_keywords(table, positional, given));
        },
        py::detail::is_new_style_constructor());
    define_method(
        cls, "__setstate__",
        [&table](Holder &self, const py::tuple &values) {
            self.value_ptr() = new Instance(Making::from_values(table, values));
        },
        py::detail::is_new_style_constructor());
    // A parameter of a library may have the name of what the class has already, which stays.
    for (std::size_t k = 0; k < table.parameters.size(); ++k)
        if (!py::hasattr(cls, table.parameters[k]))
            define_property(cls, table.parameters[k], py::cpp_function(
                [k](const Instance &kernel) { return kernel.parameters().values[k]; },
                py::is_method(cls)));
    if (table.legal != nullptr) {
        define_method(cls, "legal", &legal, "state"_a, "action"_a);
        define_method(cls, "legal_batch", &legal_batch, "states"_a, "legal"_a);
    }
    if (table.takes_words)
        define_property(cls, "words", py::cpp_function(&Making::words_of, py::is_method(cls)));
    if (table.transform != nullptr) {
        define_method(cls, "transform", &transform, "key"_a = 0, "t"_a = 0);
        define_method(cls, "transform_batch", &transform_batch, "keys"_a, "t"_a);
    }
    seal(cls);
    return cls;
}

// The class of finite models, whose kernels differ in whether a reset and a step draw.
void define_finite(py::module_ &module, const py::object &base) {
    py::object cls = begin_class(base, "TableKernel");
    cls.attr("name") = "FiniteModel";
    cls.attr("params") = py::tuple();
    cls.attr("state") = py::make_tuple("state");
    cls.attr("state_dtype") = py::dtype::of<std::uint32_t>();
    cls.attr("observation") = py::make_tuple("index");
    cls.attr("reward_scale") = 1;
    using Holder = py::detail::value_and_holder;
    using Given = py::handle;
    define_method(
        cls, "__init__",
        [](Holder &self, Given num_actions, Given num_observations, Given ends, Given cuts,
           Given only_cuts, Given rounds, Given start_rounds, Given row_starts, Given thresholds,
           Given successors, Given rewards, Given observations, Given values) {
            self.value_ptr() = new Instance(FiniteBinding::made(
                {num_actions, num_observations, ends, cuts, only_cuts, rounds, start_rounds,
                 row_starts, thresholds, successors, rewards, observations, values}));
        },
        py::detail::is_new_style_constructor(), py::kw_only(), "num_actions"_a,
        "num_observations"_a, "ends"_a, "cuts"_a, "only_cuts"_a, "rounds"_a, "start_rounds"_a,
        "row_starts"_a, "thresholds"_a, "successors"_a, "rewards"_a, "observations"_a, "values"_a);
    define_method(
        cls, "__setstate__",
        [](Holder &self, const py::tuple &state) {
            self.value_ptr() = new Instance(FiniteBinding::restored(state));
        },
        py::detail::is_new_style_constructor());
    define_method(cls, "__getstate__", &FiniteBinding::state);
    define_method(cls, "__repr__", &FiniteBinding::repr);
    define_method(cls, "__hash__", &FiniteBinding::hash);
    const auto number = [&](const char *name, auto of) {
        define_property(cls, name, py::cpp_function(of, py::is_method(cls)));
    };
    number("num_states", [](const Instance &kernel) { return kernel.arrays().num_states(); });
    number("num_observations",
           [](const Instance &kernel) { return kernel.arrays().num_observations; });
    number("reset_words", [](const Instance &kernel) { return kernel.table().reset_words; });
    number("step_words", [](const Instance &kernel) { return kernel.table().step_words; });
    define_property(cls, "table", py::cpp_function(&FiniteBinding::table, py::is_method(cls)));
    define_method(cls, "reward", &FiniteBinding::reward, "number"_a);
    seal(cls);
    module.attr("TableKernel") = cls;
}

// ---- The functions that XLA calls: its interface passes a function nothing of its own, so there is one
// for each kernel, and one for those of finite models and of libraries, which comes last ----

constexpr const KernelTable *table_at(std::size_t kernel) {
    return kernel < kernel_tables.size() ? kernel_tables[kernel] : nullptr;
}
template <std::size_t kernel>
xla::Error *reset_of(xla::Call *call) {
    return xla::reset(table_at(kernel), call);
}
template <std::size_t kernel>
xla::Error *step_of(xla::Call *call) {
    return xla::step(table_at(kernel), call);
}

template <std::size_t... kernels>
std::array<std::array<xla::Handler *, 2>, sizeof...(kernels)> handlers(
    std::index_sequence<kernels...>) {
    return {{{&reset_of<kernels>, &step_of<kernels>}...}};
}

py::capsule capsule(xla::Handler *handler) {
    return py::capsule(reinterpret_cast<void *>(handler));
}

void keep(const Instance &kernel, const std::string &digest) {
    const auto *const end = kernel_tables.end();
    const bool is_ours = std::find(kernel_tables.begin(), end, &kernel.table()) != end;
    if (is_ours && !kernel.words())
        throw py::type_error(std::string(kernel.table().name) + " holds no words and no model");
    xla::keep(digest, kernel);
}

}  // namespace

void define_kernels(py::module_ &module) {
    Cursor::define(module);
    const py::object base = define_base();
    const auto functions = handlers(std::make_index_sequence<kernel_tables.size() + 1>{});
    py::dict classes, capsules;
    const auto keep_handlers = [&](const char *name, std::size_t k) {
        capsules[name] = py::make_tuple(capsule(functions[k][0]), capsule(functions[k][1]));
    };
    for (std::size_t k = 0; k < kernel_tables.size(); ++k) {
        const KernelTable &table = *kernel_tables[k];
        const py::object cls = define_kernel(base, table);
        module.attr(table.name) = cls;
        classes[table.name] = cls;
        keep_handlers(table.name, k);
    }
    define_finite(module, base);
    keep_handlers("FiniteModel", kernel_tables.size());
    module.attr("KERNELS") = classes;
    module.attr("XLA_HANDLERS") = capsules;
    module.def("keep", &keep, "kernel"_a, "digest"_a);
    module.def(
        "load_kernel",
        [base](const std::string &path) { return define_kernel(base, load_table(path)); }, "path"_a);
}

}  // namespace provengym
