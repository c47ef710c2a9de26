// Checking what Python passes. Every message names the argument, what is accepted and what came.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#if defined(__GLIBCXX__)
#include <cxxabi.h>
#include <unistd.h>
#endif

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

namespace provengym {

namespace py = pybind11;

// The items of an array that was taken, for reading or for writing as was asked.
template <class T>
T *data(const py::array &array) {
    return static_cast<T *>(const_cast<void *>(array.data()));
}

// repr(value), shortened, for the end of a message.
inline std::string shown(py::handle value) {
    constexpr std::size_t limit = 60;
    const auto repr = py::reinterpret_steal<py::object>(PyObject_Repr(value.ptr()));
    if (!repr) {  // an integer of thousands of digits, for one
        PyErr_Clear();
        return std::string("a value of type ") + Py_TYPE(value.ptr())->tp_name;
    }
    const std::string text = py::cast<std::string>(repr);
    return text.size() <= limit ? text : text.substr(0, limit - 3) + "...";
}

// Python's truth values and NumPy's, which Python takes as an index before NumPy 2.3.
inline bool is_truth_value(py::handle value) {
    return PyBool_Check(value.ptr()) ||
           (!PyLong_Check(value.ptr()) &&
            py::isinstance(value, py::module_::import("numpy").attr("bool_")));
}

// Accepts what Python takes as an index; truth values are none here.
inline std::uint64_t integer(const std::string &name, py::handle value, std::uint64_t low,
                             std::uint64_t high) {
    const std::string range = "between " + std::to_string(low) + " and " + std::to_string(high);
    py::object index;
    if (!is_truth_value(value))
        index = py::reinterpret_steal<py::object>(PyNumber_Index(value.ptr()));
    if (!index) {
        PyErr_Clear();
        throw py::type_error(name + " must be an integer " + range + ", got " + shown(value));
    }
    const unsigned long long word = PyLong_AsUnsignedLongLong(index.ptr());
    const bool fits = PyErr_Occurred() == nullptr;
    PyErr_Clear();
    if (!fits || word < low || word > high)
        throw py::value_error(name + " must be " + range + ", got " + shown(value));
    return word;
}

// What is no integer: T is double, bool, or a vector of double.
template <class T>
T converted(const std::string &name, py::handle value, const char *wanted) {
    try {
        return py::cast<T>(value);
    } catch (const py::cast_error &) {
        throw py::type_error(name + " must be " + wanted + ", got " + shown(value));
    }
}

template <class W>
W word(const std::string &name, py::handle value) {
    return static_cast<W>(integer(name, value, 0, std::numeric_limits<W>::max()));
}

// While one lives, the interpreter's lock is released. Unlike pybind11's own, it may be destroyed when
// the interpreter is exiting: Python before 3.14 then ends a thread that asks for the lock by
// unwinding its stack, which no destructor may let pass. Such a thread waits for the process to end.
class Unlocked {
public:
    Unlocked() : state_(PyEval_SaveThread()) {}
    Unlocked(const Unlocked &) = delete;
    Unlocked &operator=(const Unlocked &) = delete;
#if defined(__GLIBCXX__)
    ~Unlocked() {
        try {
            PyEval_RestoreThread(state_);
        } catch (abi::__forced_unwind &) {
            for (;;) pause();
        }
    }
#else
    ~Unlocked() { PyEval_RestoreThread(state_); }
#endif

private:
    PyThreadState *state_;
};

inline std::size_t thread_count(py::handle threads) {
    return static_cast<std::size_t>(integer("threads", threads, 1, 1024));
}

// The arrays of one call: each is checked as it is taken, all are checked for overlap at the end.
class Arrays {
public:
    enum Access { read, written };

    // An array whose dtype is one of T... and whose shape passes `fits`; `shape()` says so in words.
    template <class... T, class Shape, class Fits>
    py::array take(const char *name, py::handle value, Access access, const Shape &shape,
                   const Fits &fits) {
        static constexpr std::array types{py::detail::npy_format_descriptor<T>::value...};
        return take_one(types.data(), types.size(), name, value, access,
                        {&shape, [](const void *of) { return text_of(*static_cast<const Shape *>(of)); }},
                        {&fits, [](const void *of, const py::array &array) {
                             return (*static_cast<const Fits *>(of))(array);
                         }});
    }

    // One item per lane.
    template <class... T>
    py::array take(const char *name, py::handle value, Access access, py::ssize_t n) {
        const auto fits = [&](const py::array &array) {
            return array.ndim() == 1 && array.shape(0) == n;
        };
        const auto shape = [n] { return "(" + std::to_string(n) + ",)"; };
        return take<T...>(name, value, access, shape, fits);
    }

    void refuse_overlap() const {
        for (const Extent &a : extents_)
            for (const Extent &b : extents_)
                if (&a != &b && a.access == written && a.begin < b.end && b.begin < a.end)
                    throw py::value_error(std::string(a.name) + " and " + b.name +
                                          " must not share memory");
    }

private:
    struct Extent {
        const char *name;
        std::uintptr_t begin, end;
        Access access;
    };

    // What is called back while an array is taken; the same for all that is taken, so that the compiler
    // makes one function of it.
    struct Words {
        const void *of;
        std::string (*say)(const void *of);
    };
    struct Test {
        const void *of;
        bool (*passes)(const void *of, const py::array &array);
    };

    // `types` are NumPy's numbers of the dtypes that are accepted.
    py::array take_one(const int *types, std::size_t count, const char *name, py::handle value,
                       Access access, const Words &shape, const Test &fits) {
        const auto refuse = [&](const std::string &given) {
            std::string accepted;
            for (std::size_t k = 0; k < count; ++k)
                accepted += (k == 0 ? "" : " or ") + py::cast<std::string>(py::str(py::dtype(types[k])));
            return std::string(name) + " must be a " + (access == written ? "writeable, " : "") +
                   "C-contiguous " + accepted + " array of shape " + shape.say(shape.of) + ", got " +
                   given;
        };
        if (!py::isinstance<py::array>(value)) throw py::type_error(refuse(shown(value)));
        auto array = py::reinterpret_borrow<py::array>(value);
        const auto &numpy = py::detail::npy_api::get();
        PyObject *const dtype = py::detail::array_proxy(array.ptr())->descr;
        bool equal = false;
        for (std::size_t k = 0; k < count && !equal; ++k)
            equal = numpy.PyArray_EquivTypes_(dtype, py::dtype(types[k]).ptr());
        if (!equal)
            throw py::type_error(refuse("dtype " + py::cast<std::string>(py::str(array.dtype()))));
        if (!fits.passes(fits.of, array))
            throw py::value_error(refuse("shape " + shown(array.attr("shape"))));
        if ((array.flags() & py::array::c_style) == 0)
            throw py::value_error(refuse("one that is not C-contiguous"));
        if ((array.flags() & py::detail::npy_api::NPY_ARRAY_ALIGNED_) == 0)
            throw py::value_error(refuse("one that is not aligned"));
        if (access == written && !array.writeable())
            throw py::value_error(refuse("a read-only one"));
        const auto begin = reinterpret_cast<std::uintptr_t>(array.data());
        extents_.push_back({name, begin, begin + array.nbytes(), access});
        return array;
    }

    template <class Text>
    static std::string text_of(const Text &text) {
        if constexpr (std::is_invocable_v<Text>)
            return text();
        else
            return text;
    }

    std::vector<Extent> extents_;
};

}  // namespace provengym
