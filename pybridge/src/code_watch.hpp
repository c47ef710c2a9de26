// Which code of Python starts in a thread while it is watched, and what its variables hold.
#pragma once

#include <unordered_map>
#include <unordered_set>

#include <pybind11/pybind11.h>

namespace provengym {

namespace py = pybind11;

// Keeps each code object that starts between `begin` and `end`, with the variables of its module,
// and the types of the values that its local variables have where it returns: where that is for the
// first time, and in one of so many times between `begin` and `end`, each of them.
// Another profile function of the thread is not called meanwhile.
class CodeWatch {
public:
    void begin() {
        active_ = this;
        looks_ = begun_ < kAll || begun_ % kPeriod == 0;
        ++begun_;
        pending_ = 0;
        PyEval_SetProfile(&CodeWatch::on_event, nullptr);
    }

    void end() {
        PyEval_SetProfile(nullptr, nullptr);
        active_ = nullptr;
    }

    py::list started() const {
        py::list found;
        for (const auto &[code, one] : started_)
            found.append(py::make_tuple(py::reinterpret_borrow<py::object>(
                                            reinterpret_cast<PyObject *>(code)),
                                        one.globals));
        return found;
    }

    py::list held() const {
        py::list found;
        for (PyObject *type : held_) found.append(py::reinterpret_borrow<py::object>(type));
        return found;
    }

    static void define(py::module_ &module) {
        py::class_<CodeWatch>(module, "CodeWatch", py::is_final())
            .def(py::init<>())
            .def("begin", &CodeWatch::begin)
            .def("end", &CodeWatch::end)
            .def("started", &CodeWatch::started)
            .def("held", &CodeWatch::held);
    }

    CodeWatch() = default;
    CodeWatch(const CodeWatch &) = delete;
    CodeWatch &operator=(const CodeWatch &) = delete;
    ~CodeWatch() {
        if (active_ == this) end();
        for (const auto &[code, one] : started_) Py_DECREF(code);
        for (PyObject *type : held_) Py_DECREF(type);
    }

private:
    static constexpr unsigned kAll = 64, kPeriod = 64;

    struct Started {
        py::object globals;
        bool is_readable;  // its variables can be looked at, and nothing of it changes
        bool is_seen;
    };

    static int on_event(PyObject *, PyFrameObject *frame, int what, PyObject *) {
        if (what == PyTrace_CALL) return active_->starts(frame);
        if (what == PyTrace_RETURN && (active_->looks_ || active_->pending_ > 0))
            return active_->returns(frame);
        return 0;
    }

    int starts(PyFrameObject *frame) {
        PyCodeObject *code = PyFrame_GetCode(frame);  // a reference, which `started_` keeps
        if (started_.find(code) != started_.end()) {
            Py_DECREF(code);
            return 0;
        }
        PyObject *globals =
            PyObject_GetAttrString(reinterpret_cast<PyObject *>(frame), "f_globals");
        if (globals == nullptr) {
            Py_DECREF(code);
            return -1;
        }
        const bool readable = is_readable(code);
        started_.emplace(code,
                         Started{py::reinterpret_steal<py::object>(globals), readable, false});
        if (readable) ++pending_;
        return 0;
    }

    int returns(PyFrameObject *frame) {
        PyCodeObject *code = PyFrame_GetCode(frame);
        const auto found = started_.find(code);
        Py_DECREF(code);
        if (found == started_.end() || !found->second.is_readable) return 0;
        if (!found->second.is_seen) {
            found->second.is_seen = true;
            if (pending_ > 0) --pending_;
        } else if (!looks_) {
            return 0;
        }
        return hold(frame);
    }

    int hold(PyFrameObject *frame) {
        PyObject *locals = PyObject_GetAttrString(reinterpret_cast<PyObject *>(frame), "f_locals");
        if (locals == nullptr) return -1;
        PyObject *values = PyMapping_Values(locals);
        Py_DECREF(locals);
        if (values == nullptr) return -1;
        for (Py_ssize_t k = 0; k < PyList_GET_SIZE(values); ++k) {
            auto *type = reinterpret_cast<PyObject *>(Py_TYPE(PyList_GET_ITEM(values, k)));
            if (held_.insert(type).second) Py_INCREF(type);
        }
        Py_DECREF(values);
        return 0;
    }

    // Before Python 3.13 to look at the variables of a frame changes a dictionary that the frame
    // keeps: `locals()` gives the same one, and that of a generator lives on.
    static bool is_readable(PyCodeObject *code) {
        constexpr int kGenerators = CO_GENERATOR | CO_COROUTINE | CO_ASYNC_GENERATOR;
        if ((code->co_flags & CO_OPTIMIZED) == 0 || (code->co_flags & kGenerators) != 0)
            return false;
        for (const char *name : {"locals", "vars", "eval", "exec", "dir"})
            for (Py_ssize_t k = 0; k < PyTuple_GET_SIZE(code->co_names); ++k)
                if (PyUnicode_CompareWithASCIIString(PyTuple_GET_ITEM(code->co_names, k), name) ==
                    0)
                    return false;
        return true;
    }

    std::unordered_map<PyCodeObject *, Started> started_;
    std::unordered_set<PyObject *> held_;
    unsigned begun_ = 0;
    unsigned pending_ = 0;  // code that has started since `begin`, and never returned
    bool looks_ = false;
    static inline thread_local CodeWatch *active_ = nullptr;
};

}  // namespace provengym
