// One lane with its memory, for a single environment: a step is one call that makes the answer of
// Gymnasium's `step` and no other object.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "arguments.hpp"
#include "batch/binding.hpp"
#include "batch/forms.hpp"
#include "lane_binding.hpp"
#include "making.hpp"
#include "numbers.hpp"

namespace provengym {

// What the environment shows, which no kernel knows: the forms of observations, actions and infos.
class Showing {
public:
    // An entry of the info of a step: a component of the kernel, or the number of steps where there
    // is none, and what stands for each number where it does not for itself.
    struct Entry {
        py::object name;
        std::optional<std::size_t> component;
        std::optional<py::tuple> values;
        bool arrays = false;  // whether these are arrays, of which every info has a copy
    };

    Showing(ActionForm actions, View view, bool rows, double reward_factor,
            std::vector<Entry> entries)
        : actions_(actions), view_(std::move(view)), rows_(rows), reward_factor_(reward_factor),
          entries_(std::move(entries)), items_(dtype_of(view_.form)),
          int64_(py::dtype::of<std::int64_t>().attr("type")), float_(py::dtype::of<float>()),
          double_(py::dtype::of<double>()) {
        if (view_.form == Form::one_hot)
            throw py::value_error("a single environment has no one-hot view");
    }

    double reward_factor() const { return reward_factor_; }

    // The word of an action of a common type; every other is for the environment to read or refuse.
    std::optional<std::uint32_t> action_word(PyObject *action) const {
        return actions_.box ? box_word(action) : number_word(action);
    }

    // `read(k)` is component k of the kernel's.
    template <class Read>
    py::object observation(Read read) const {
        if (!rows_ && view_.form != Form::float32) return integer_object(read(view_.first));
        const py::object array = fresh();
        void *const items = py::detail::array_proxy(array.ptr())->data;
        for (std::size_t k = 0; k < view_.count; ++k) {
            const std::int64_t value = read(view_.first + k);
            switch (view_.form) {
                case Form::float32:
                    static_cast<float *>(items)[k] = shown_component(
                        to_double(value), view_.offset[k], view_.divisor[k], view_.factor[k]);
                    break;
                case Form::int64: static_cast<std::int64_t *>(items)[k] = value; break;
                case Form::int32:
                    static_cast<std::int32_t *>(items)[k] = static_cast<std::int32_t>(value);
                    break;
                default: static_cast<std::uint8_t *>(items)[k] = static_cast<std::uint8_t>(value);
            }
        }
        return array;
    }

    template <class Read>
    py::object info(Read read, std::uint32_t steps, std::uint32_t time_limit) const {
        auto info = owned(PyDict_New());
        for (const Entry &entry : entries_) {
            const std::int64_t value = entry.component ? read(*entry.component) : steps;
            put(info, entry.name, told(entry, value));
        }
        if (time_limit != 0) put(info, limit_name_, truth(steps >= time_limit));
        return info;
    }

    static py::object owned(PyObject *made) {
        if (made == nullptr) throw py::error_already_set();
        return py::reinterpret_steal<py::object>(made);
    }

    static py::object truth(bool value) {
        return py::reinterpret_borrow<py::object>(value ? Py_True : Py_False);
    }

private:
    static py::object told(const Entry &entry, std::int64_t value) {
        if (!entry.values) return integer_object(value);
        const py::object given = (*entry.values)[static_cast<std::size_t>(value)];
        if (!entry.arrays) return given;
        return owned(py::detail::npy_api::get().PyArray_NewCopy_(given.ptr(), -1));
    }

    static py::object integer_object(std::int64_t value) {
        return owned(PyLong_FromLongLong(value));
    }

    static void put(const py::object &info, const py::object &name, const py::object &value) {
        if (PyDict_SetItem(info.ptr(), name.ptr(), value.ptr()) != 0) throw py::error_already_set();
    }

    py::object fresh() const {
        const auto &numpy = py::detail::npy_api::get();
        const auto length = static_cast<Py_intptr_t>(view_.count);
        PyObject *const dtype = py::dtype(items_).release().ptr();  // NumPy takes it over
        return owned(numpy.PyArray_NewFromDescr_(numpy.PyArray_Type_, dtype, 1, &length, nullptr,
                                                 nullptr, 0, nullptr));
    }

    std::optional<std::uint32_t> number_word(PyObject *action) const {
        py::object index;
        if (Py_TYPE(action) == reinterpret_cast<PyTypeObject *>(int64_.ptr())) {
            index = owned(PyNumber_Index(action));
            action = index.ptr();
        } else if (!PyLong_CheckExact(action)) {
            return std::nullopt;
        }
        int overflow = 0;
        const long long number = PyLong_AsLongLongAndOverflow(action, &overflow);
        if (overflow != 0 || number < 0 || number >= static_cast<long long>(actions_.count))
            return std::nullopt;
        return static_cast<std::uint32_t>(number) * actions_.scale;
    }

    // An array of the box's shape.
    std::optional<std::uint32_t> box_word(PyObject *action) const {
        if (Py_TYPE(action) != py::detail::npy_api::get().PyArray_Type_) return std::nullopt;
        const auto *const array = py::detail::array_proxy(action);
        constexpr int plain =
            py::detail::npy_api::NPY_ARRAY_ALIGNED_ | py::detail::npy_api::NPY_ARRAY_C_CONTIGUOUS_;
        if (array->nd != 1 || array->dimensions[0] != static_cast<Py_intptr_t>(actions_.items) ||
            (array->flags & plain) != plain)
            return std::nullopt;
        if (array->descr == float_.ptr())
            return word_of_items(reinterpret_cast<const float *>(array->data));
        if (array->descr == double_.ptr())
            return word_of_items(reinterpret_cast<const double *>(array->data));
        return std::nullopt;
    }

    template <class Item>
    std::optional<std::uint32_t> word_of_items(const Item *items) const {
        for (std::uint32_t k = 0; k < actions_.items; ++k)
            if (std::isnan(items[k])) return std::nullopt;
        return real_word(items, actions_);
    }

    ActionForm actions_;
    View view_;
    bool rows_;  // whether an observation is an array, be it of one item
    double reward_factor_;
    std::vector<Entry> entries_;
    py::dtype items_;
    py::object int64_;
    py::dtype float_, double_;
    py::str limit_name_{"time_limit"};
};

class Cursor {
    auto reading(const StateWords &state) const {
        return [this, &state](std::size_t component) { return kernel_.observe(state, component); };
    }

public:
    Cursor(const Instance &kernel, Protocol use, Showing showing)
        : kernel_(kernel), use_(use), showing_(std::move(showing)) {}
    Cursor(const Cursor &) = delete;
    Cursor &operator=(const Cursor &) = delete;

    py::object lane() const {
        if (!begun_) return py::none();
        return lane_tuple(kernel_.table(), lanes_[current_]);
    }

    void set_lane(py::handle given) {
        if (!given.is_none()) lanes_[current_] = lane_words(kernel_.table(), given);
        begun_ = !given.is_none();
    }

    py::object observe(py::handle state) const {
        return showing_.observation(reading(state_words(kernel_.table(), state)));
    }

    // None where the environment must look: nothing has begun, or the action is of no common type.
    py::object step(PyObject *action) {
        if (!begun_) return py::none();
        const auto word = showing_.action_word(action);
        return word ? take(*word) : py::none();
    }

    // Nothing has changed before the answer is made.
    py::object take(std::uint32_t word) {
        Lane &next = lanes_[1 - current_];
        Reply reply;
        if (!kernel_.advance(lanes_[current_], word, use_, next, reply))
            throw py::value_error(refusal(kernel_, "the lane", word));
        const double reward = kernel_.reward(reply.reward) * showing_.reward_factor();
        const auto read = reading(next.state);
        const auto answer = Showing::owned(PyTuple_New(5));
        const auto put = [&](Py_ssize_t place, py::object item) {
            PyTuple_SET_ITEM(answer.ptr(), place, item.release().ptr());
        };
        put(0, showing_.observation(read));
        put(1, Showing::owned(PyFloat_FromDouble(reward)));
        put(2, Showing::truth(reply.terminated));
        put(3, Showing::truth(reply.truncated));
        put(4, showing_.info(read, next.elapsed, use_.time_limit));
        current_ = 1 - current_;
        units_ = reply.reward;
        return_ += reward;
        last_ = word;
        return answer;
    }

    static std::shared_ptr<Cursor> make(const Instance &kernel, py::handle time_limit,
                                        py::handle max_episode_steps, const py::tuple &actions,
                                        const py::tuple &seen, double reward_factor,
                                        const py::tuple &info) {
        using Forms = LaneBatchBinding;
        std::vector<Showing::Entry> entries;
        for (const py::handle given : info) {
            const auto parts = py::reinterpret_borrow<py::tuple>(given);
            Showing::Entry entry{parts[0], std::nullopt, std::nullopt};
            if (!parts[1].is_none())
                entry.component = integer("a component", parts[1], 0,
                                          kernel.table().observation.size() - 1);
            if (!parts[2].is_none()) {
                entry.values = py::tuple(parts[2]);
                entry.arrays = py::isinstance<py::array>((*entry.values)[0]);
            }
            entries.push_back(std::move(entry));
        }
        View view = Forms::view(kernel, seen);
        const bool rows = converted<bool>("rows", seen[7], "True or False");
        return std::make_shared<Cursor>(
            kernel, protocol_of(py::str("none"), time_limit, max_episode_steps),
            Showing(Forms::action_form(kernel, actions), std::move(view), rows, reward_factor,
                    std::move(entries)));
    }

    std::int64_t units() const { return units_; }
    double episode_return() const { return return_; }
    void set_episode_return(double value) { return_ = value; }
    std::optional<std::uint32_t> last_action() const { return last_; }
    void set_last_action(std::optional<std::uint32_t> word) { last_ = word; }

    // `step` as a built-in function of one argument, which Python calls without pybind11's dispatch.
    static py::object step_function(py::handle cursor) {
        static PyMethodDef definition{"step", &Cursor::called, METH_O, nullptr};
        return Showing::owned(PyCFunction_New(&definition, cursor.ptr()));
    }

    static void define(py::module_ &module) {
        py::class_<Cursor, std::shared_ptr<Cursor>> cls(module, "Cursor", py::is_final());
        cls.def_property_readonly("step", &step_function);
        cls.def(
            "take",
            [](Cursor &cursor, py::handle action) {
                if (!cursor.begun_) throw py::value_error("there is no lane yet");
                return cursor.take(word<std::uint32_t>("action", action));
            },
            py::arg("action"));
        cls.def("observe", &Cursor::observe, py::arg("state"));
        cls.def_property("lane", &Cursor::lane, &Cursor::set_lane);
        cls.def_property("episode_return", &Cursor::episode_return, &Cursor::set_episode_return);
        cls.def_property("last_action", &Cursor::last_action, &Cursor::set_last_action);
        cls.def_property_readonly("units", &Cursor::units);
    }

private:
    static PyObject *called(PyObject *self, PyObject *action) {
        // Only `step_function` gives a self, and the class is final.
        auto *const cursor = static_cast<Cursor *>(
            reinterpret_cast<py::detail::instance *>(self)->get_value_and_holder().value_ptr());
        PyObject *answer = nullptr;
#ifdef Py_GIL_DISABLED
        Py_BEGIN_CRITICAL_SECTION(self);
#endif
        try {
            answer = cursor->step(action).release().ptr();
        } catch (py::error_already_set &error) {
            error.restore();
        } catch (const py::builtin_exception &error) {
            error.set_error();
        } catch (const std::exception &error) {
            PyErr_SetString(PyExc_RuntimeError, error.what());
        }
#ifdef Py_GIL_DISABLED
        Py_END_CRITICAL_SECTION();
#endif
        return answer;
    }

    Instance kernel_;
    Protocol use_;
    std::array<Lane, 2> lanes_{};  // the lane, and where the next one is made
    std::size_t current_ = 0;
    bool begun_ = false;
    Showing showing_;
    std::int64_t units_ = 0;
    double return_ = 0;
    std::optional<std::uint32_t> last_;
};

}  // namespace provengym
