// The forms of most objects of a state, as `provengym.snapshots` has them, and sooner.
#pragma once

#include <algorithm>
#include <cstring>
#include <utility>
#include <vector>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

namespace provengym {

namespace py = pybind11;

// What a reader takes from `provengym.snapshots`, which says what each of these is.
struct StateRules {
    py::object of_class, stands_for_another, stands_in, named, mutables, fixed, noted, codes;
    py::object array, nothing;
    py::object put_dict, put_list, put_array, put_read_only, put_attributes;
    py::str constant{"constant"}, again{"again"}, table{"table"}, tuple{"tuple"};
};

// Return whether the bytes of an array are those of its numbers, and of nothing else.
inline bool is_of_numbers(const py::array &array) {
    return std::strchr("?bBhHiIlLqQefdFD", array.dtype().char_()) != nullptr;
}

inline void put_items(PyObject *dictionary, PyObject *items) {
    PyDict_Clear(dictionary);
    if (PyDict_Update(dictionary, items) != 0) throw py::error_already_set();
}

// Copies the numbers of an array into one of the same form; returns whether it is one.
inline bool put_numbers(PyObject *thing, PyObject *content) {
    const auto now = py::reinterpret_borrow<py::array>(thing);
    const auto then = py::reinterpret_borrow<py::array>(content);
    if ((now.flags() & then.flags() & py::array::c_style) == 0 || !now.writeable() ||
        !now.dtype().is(then.dtype()) || now.ndim() != then.ndim() || !is_of_numbers(now) ||
        !std::equal(now.shape(), now.shape() + now.ndim(), then.shape()))
        return false;
    if (then.size() != 0)
        std::memcpy(const_cast<void *>(now.data()), then.data(),
                    static_cast<std::size_t>(then.nbytes()));
    return true;
}

// Puts the content of an object back, as `put` does; returns whether it is one of these.
inline bool put_soon(const StateRules &rules, PyObject *put, PyObject *thing, PyObject *content) {
    if (put == rules.put_attributes.ptr()) {
        if (reinterpret_cast<PyObject *>(Py_TYPE(thing)) != PyTuple_GET_ITEM(content, 0))
            return false;
        const py::object own = py::handle(thing).attr("__dict__");
        if (!PyDict_CheckExact(own.ptr())) return false;
        put_items(own.ptr(), PyTuple_GET_ITEM(content, 1));
        return true;
    }
    if (put == rules.put_dict.ptr() && PyDict_CheckExact(thing) && PyDict_CheckExact(content)) {
        put_items(thing, content);
        return true;
    }
    if (put == rules.put_list.ptr() && PyList_CheckExact(thing)) {
        if (PyList_SetSlice(thing, 0, PyList_GET_SIZE(thing), content) != 0)
            throw py::error_already_set();
        return true;
    }
    return put == rules.put_array.ptr() && put_numbers(thing, content);
}

// Puts back what a snapshot has kept, in its order.
inline void put_back(const StateRules &rules, const py::list &kept) {
    for (Py_ssize_t k = 0; k < PyList_GET_SIZE(kept.ptr()); ++k) {
        PyObject *one = PyList_GET_ITEM(kept.ptr(), k);
        const py::handle put = PyTuple_GET_ITEM(one, 0), thing = PyTuple_GET_ITEM(one, 1),
                         content = PyTuple_GET_ITEM(one, 2);
        if (!put_soon(rules, put.ptr(), thing.ptr(), content.ptr())) put(thing, content);
    }
}

// Gives the forms of one snapshot.  Plain values, tuples, dictionaries, lists, arrays of numbers and
// objects with nothing but attributes are read here, and all else by the snapshot's own methods.
class StateReader {
public:
    StateReader(const StateRules &rules, py::handle snapshot)
        : rules_(rules),
          snapshot_(snapshot),
          numbers_(snapshot.attr("_numbers")),
          classes_(snapshot.attr("_classes")),
          constants_(snapshot.attr("_constants")),
          alive_(snapshot.attr("_alive")),
          kept_(snapshot.attr("_kept")),
          with_streams_(py::cast<bool>(snapshot.attr("_with_streams"))) {}

    py::object form(py::handle given) {
        PyObject *value = given.ptr();
        PyTypeObject *type = Py_TYPE(value);
        if (is_plain(type)) return py::reinterpret_borrow<py::object>(value);
        const Depth depth;
        if (type == &PyTuple_Type) return of_tuple(value);
        if (PyObject *code = item(rules_.codes, reinterpret_cast<PyObject *>(type)))
            return pair(borrow(code), given.attr("tobytes")());
        const py::object known = rules_.of_class(py::handle(reinterpret_cast<PyObject *>(type)));
        const py::object at = address(value);
        const py::handle sort = fact(known, kSort);
        if (sort.ptr() == rules_.stands_in.ptr())
            return pair(rules_.constant, py::type::handle_of(given).attr("__qualname__"));
        const bool is_named = sort.ptr() == rules_.named.ptr();
        if (!sort.is_none() && !(is_named && constants_.contains(at)))
            return snapshot_.attr("_apart")(given, known);
        if (constants_.contains(at)) return pair(rules_.constant, at);
        if (PyObject *number = item(numbers_, at.ptr()))
            return pair(rules_.again, borrow(number));
        if (fact(known, kIsFunction).ptr() == Py_True &&
            py::cast<bool>(rules_.stands_for_another(given)))
            return pair(rules_.constant, given.attr("__name__"));
        if (may_be_table(value)) {
            const py::object table = snapshot_.attr("_table")(given);
            if (!table.is_none()) return pair(rules_.table, table.attr("key"));
        }
        numbers_[at] = py::int_(numbers_.size());
        alive_.append(given);
        Parts parts{borrow(fact(known, kName).ptr())};
        if (type == &PyDict_Type) {
            of_dict(value, parts);
        } else if (type == &PyList_Type) {
            of_list(value, parts);
        } else if (reinterpret_cast<PyObject *>(type) == rules_.array.ptr() && is_of_numbers(py::reinterpret_borrow<py::array>(value))) {
            of_array(value, parts);
        } else {
            const py::handle inside = fact(known, kInside);
            if (inside.ptr() != rules_.nothing.ptr()) extend(parts, inside(snapshot_, given));
            if (!of_attributes(value, known, parts))
                extend(parts, snapshot_.attr("_own")(given, known));
        }
        return tuple(std::move(parts));
    }

    static void define(py::module_ &module) {
        py::class_<StateRules>(module, "StateRules", py::is_final())
            .def(py::init([](const py::dict &given) {
                return StateRules{
                    given["of_class"], given["stands_for_another"], given["stands_in"],
                    given["named"], given["mutables"], given["fixed"],
                    given["noted"], given["codes"], given["array"],
                    given["nothing"], given["put_dict"], given["put_list"],
                    given["put_array"], given["put_read_only"], given["put_attributes"]};
            }), py::arg("given"))
            .def("put_back", &put_back, py::arg("kept"));
        py::class_<StateReader>(module, "StateReader", py::is_final())
            .def(py::init<const StateRules &, py::handle>(), py::arg("rules"), py::arg("snapshot"),
                 py::keep_alive<1, 2>())
            .def("form", &StateReader::form, py::arg("value"));
    }

private:
    using Parts = std::vector<py::object>;
    // The places of facts about a class, see `_ClassFacts`.
    static constexpr Py_ssize_t kName = 0, kSort = 1, kIsFunction = 2, kInside = 3, kSlots = 4,
                                kIsUnderstood = 5, kHoldsMore = 6, kSharing = 7;
    static constexpr Py_ssize_t kFewestRows = 16;

    struct Depth {
        Depth() {
            if (Py_EnterRecursiveCall(" while a state is read") != 0) throw py::error_already_set();
        }
        ~Depth() { Py_LeaveRecursiveCall(); }
        Depth(const Depth &) = delete;
        Depth &operator=(const Depth &) = delete;
    };

    static bool is_plain(PyTypeObject *type) {
        return type == &PyLong_Type || type == &PyUnicode_Type || type == &PyFloat_Type ||
               type == &PyBool_Type || type == Py_TYPE(Py_None) || type == &PyBytes_Type ||
               type == &PyComplex_Type;
    }

    static py::object borrow(PyObject *value) {
        return py::reinterpret_borrow<py::object>(value);
    }

    static py::object steal(PyObject *value) {
        if (value == nullptr) throw py::error_already_set();
        return py::reinterpret_steal<py::object>(value);
    }

    static py::object tuple(Parts &&parts) {
        py::object found = steal(PyTuple_New(static_cast<Py_ssize_t>(parts.size())));
        for (std::size_t k = 0; k < parts.size(); ++k)
            PyTuple_SET_ITEM(found.ptr(), static_cast<Py_ssize_t>(k), parts[k].release().ptr());
        return found;
    }

    static py::object pair(py::object one, py::object other) {
        py::object found = steal(PyTuple_New(2));
        PyTuple_SET_ITEM(found.ptr(), 0, one.release().ptr());
        PyTuple_SET_ITEM(found.ptr(), 1, other.release().ptr());
        return found;
    }

    static PyObject *item(const py::object &dictionary, PyObject *key) {
        PyObject *found = PyDict_GetItemWithError(dictionary.ptr(), key);
        if (found == nullptr && PyErr_Occurred()) throw py::error_already_set();
        return found;
    }

    static py::handle fact(const py::object &known, Py_ssize_t which) {
        return PyTuple_GET_ITEM(known.ptr(), which);
    }

    // That of `tables.address`.
    static py::object address(PyObject *value) {
        return steal(PyLong_FromSsize_t(PyBaseObject_Type.tp_hash(value)));
    }

    static void extend(Parts &parts, const py::object &more) {
        for (py::handle one : more) parts.push_back(borrow(one.ptr()));
    }

    // See `tables.may_be_table`.
    static bool may_be_table(PyObject *value) {
        PyObject *first = nullptr, *key = nullptr;
        if (PyDict_CheckExact(value)) {
            Py_ssize_t at = 0;
            if (PyDict_GET_SIZE(value) < kFewestRows || !PyDict_Next(value, &at, &key, &first))
                return false;
        } else if (PyList_CheckExact(value)) {
            if (PyList_GET_SIZE(value) < kFewestRows) return false;
            first = PyList_GET_ITEM(value, 0);
        } else {
            return false;
        }
        return PyDict_CheckExact(first) || PyList_CheckExact(first);
    }

    py::object of_tuple(PyObject *value) {
        Parts parts{rules_.tuple};
        parts.reserve(1 + static_cast<std::size_t>(PyTuple_GET_SIZE(value)));
        for (Py_ssize_t k = 0; k < PyTuple_GET_SIZE(value); ++k)
            parts.push_back(form(PyTuple_GET_ITEM(value, k)));
        return tuple(std::move(parts));
    }

    void keep(const py::object &put, PyObject *thing, py::object content) {
        Parts parts{put, borrow(thing), std::move(content)};
        kept_.append(tuple(std::move(parts)));
    }

    // The items are those of a copy, which no code that is called here can change.
    void of_dict(PyObject *value, Parts &parts) {
        const py::object copy = steal(PyDict_Copy(value));
        keep(rules_.put_dict, value, copy);
        parts.push_back(py::none());
        PyObject *key = nullptr, *held = nullptr;
        for (Py_ssize_t at = 0; PyDict_Next(copy.ptr(), &at, &key, &held);)
            parts.push_back(pair(form(key), form(held)));
    }

    void of_list(PyObject *value, Parts &parts) {
        const py::object copy = steal(PyList_GetSlice(value, 0, PyList_GET_SIZE(value)));
        keep(rules_.put_list, value, copy);
        for (Py_ssize_t k = 0; k < PyList_GET_SIZE(copy.ptr()); ++k)
            parts.push_back(form(PyList_GET_ITEM(copy.ptr(), k)));
    }

    void of_array(PyObject *value, Parts &parts) {
        const auto array = py::reinterpret_borrow<py::array>(value);
        const py::object base = array.base();
        parts.push_back(base && py::isinstance<py::array>(base) ? form(base) : py::none());
        const bool is_free = array.writeable();
        if (is_free)
            keep(rules_.put_array, value, array.attr("copy")());
        else
            keep(rules_.put_read_only, value, py::none());
        parts.push_back(py::bool_(is_free));
        parts.push_back(array.attr("shape"));
        parts.push_back(array.attr("strides"));
        parts.push_back(array.dtype().attr("str"));
        if ((array.flags() & py::array::c_style) != 0)
            parts.push_back(steal(PyBytes_FromStringAndSize(static_cast<const char *>(array.data()),
                                                            array.nbytes())));
        else
            parts.push_back(array.attr("tobytes")());
    }

    // Return whether an object has nothing of its own but attributes, which are read then.
    bool of_attributes(PyObject *value, const py::object &known, Parts &parts) {
        if (PyTuple_GET_SIZE(fact(known, kSlots).ptr()) != 0) return false;
        if (fact(known, kIsUnderstood).ptr() != Py_True &&
            fact(known, kHoldsMore).ptr() == Py_True)
            return false;
        const py::object own = py::getattr(value, "__dict__", py::none());
        if (!PyDict_Check(own.ptr())) return false;
        const py::object copy = steal(PyDict_Copy(own.ptr()));
        auto *type = reinterpret_cast<PyObject *>(Py_TYPE(value));
        keep(rules_.put_attributes, value, pair(borrow(type), copy));
        py::object shared;
        const py::handle sharing = fact(known, kSharing);
        if (PyTuple_GET_SIZE(sharing.ptr()) != 0) {
            if (PyObject *which = item(classes_, type)) {
                parts.push_back(borrow(which));
            } else {
                classes_[py::handle(type)] = py::int_(classes_.size());
                shared = sharing.cast<py::object>();
            }
        }
        PyObject *name = nullptr, *held = nullptr;
        for (Py_ssize_t at = 0; PyDict_Next(copy.ptr(), &at, &name, &held);)
            if (with_streams_ || PySet_Contains(rules_.noted.ptr(), name) != 1)
                parts.push_back(pair(borrow(name), form(held)));
        if (shared)
            for (py::handle cls : shared) of_shared(cls, parts);
        return true;
    }

    static py::object names_of(py::handle cls) {
        auto *type = reinterpret_cast<PyTypeObject *>(cls.ptr());
#if PY_VERSION_HEX >= 0x030C0000
        return steal(PyType_GetDict(type));
#else
        return borrow(type->tp_dict);
#endif
    }

    // See `class_contents.shared_by`.
    void of_shared(py::handle cls, Parts &parts) {
        const py::object copy = steal(PyDict_Copy(names_of(cls).ptr()));
        PyObject *name = nullptr, *held = nullptr;
        for (Py_ssize_t at = 0; PyDict_Next(copy.ptr(), &at, &name, &held);) {
            const int is_fixed =
                PySet_Contains(rules_.fixed.ptr(), reinterpret_cast<PyObject *>(Py_TYPE(held)));
            if (is_fixed == 1) continue;
            const int is_mutable = PyObject_IsInstance(held, rules_.mutables.ptr());
            if (is_fixed < 0 || is_mutable < 0) throw py::error_already_set();
            if (is_mutable == 0 || !PyUnicode_Check(name)) continue;
            const bool is_special = PyUnicode_GET_LENGTH(name) > 1 &&
                                    PyUnicode_READ_CHAR(name, 0) == '_' &&
                                    PyUnicode_READ_CHAR(name, 1) == '_';
            if (!is_special) parts.push_back(pair(borrow(name), form(held)));
        }
    }

    const StateRules &rules_;
    py::handle snapshot_;  // which has this
    py::dict numbers_, classes_, constants_;
    py::list alive_, kept_;
    bool with_streams_;
};

}  // namespace provengym
