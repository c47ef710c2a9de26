// Which code of Python starts in a thread while it is watched.
#pragma once

#include <unordered_map>

#include <pybind11/pybind11.h>

namespace provengym {

namespace py = pybind11;

// Keeps each code object that starts between `begin` and `end`, with the variables of its module.
// Another profile function of the thread is not called meanwhile.
class CodeWatch {
public:
    void begin() {
        active_ = this;
        PyEval_SetProfile(&CodeWatch::on_event, nullptr);
    }

    void end() {
        PyEval_SetProfile(nullptr, nullptr);
        active_ = nullptr;
    }

    py::list started() const {
        py::list found;
        for (const auto &[code, globals] : started_)
            found.append(py::make_tuple(py::reinterpret_borrow<py::object>(
                                            reinterpret_cast<PyObject *>(code)),
                                        globals));
        return found;
    }

    static void define(py::module_ &module) {
        py::class_<CodeWatch>(module, "CodeWatch", py::is_final())
            .def(py::init<>())
            .def("begin", &CodeWatch::begin)
            .def("end", &CodeWatch::end)
            .def("started", &CodeWatch::started);
    }

    CodeWatch() = default;
    CodeWatch(const CodeWatch &) = delete;
    CodeWatch &operator=(const CodeWatch &) = delete;
    ~CodeWatch() {
        if (active_ == this) end();
        for (const auto &[code, globals] : started_) Py_DECREF(code);
    }

private:
    static int on_event(PyObject *, PyFrameObject *frame, int what, PyObject *) {
        if (what != PyTrace_CALL) return 0;
        PyCodeObject *code = PyFrame_GetCode(frame);  // a reference, which `started_` keeps
        auto &started = active_->started_;
        if (started.find(code) != started.end()) {
            Py_DECREF(code);
            return 0;
        }
        PyObject *globals =
            PyObject_GetAttrString(reinterpret_cast<PyObject *>(frame), "f_globals");
        if (globals == nullptr) {
            Py_DECREF(code);
            return -1;
        }
        started.emplace(code, py::reinterpret_steal<py::object>(globals));
        return 0;
    }

    std::unordered_map<PyCodeObject *, py::object> started_;
    static inline thread_local CodeWatch *active_ = nullptr;
};

}  // namespace provengym
