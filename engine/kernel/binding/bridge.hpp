// What every face of the kernel needs to meet Python: errors, the interpreter's lock, and being called off.
#pragma once

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <exception>
#include <new>

#include "../src/rules.hpp"

namespace croupier::binding {

struct PythonError {};  // a Python exception is set already

// Every entry point goes through here: no C++ exception ever reaches the interpreter.
template <class Body>
PyObject* guarded(Body body) {
  try {
    return body();
  } catch (const PythonError&) {
  } catch (const PackedError& error) {
    PyErr_SetString(PyExc_ValueError, error.what());
  } catch (const std::bad_alloc&) {
    PyErr_NoMemory();
  } catch (const std::exception& error) {
    PyErr_SetString(PyExc_RuntimeError, error.what());
  }
  return nullptr;
}

// Runs without the interpreter's lock; what is thrown is thrown on once the lock is held again.
template <class Body>
void unlocked(Body body) {
  std::exception_ptr failure;
  Py_BEGIN_ALLOW_THREADS
  try {
    body();
  } catch (...) {
    failure = std::current_exception();
  }
  Py_END_ALLOW_THREADS
  if (failure) std::rethrow_exception(failure);
}

// Whom a search asks whether to stop: a Python callable, or nobody but the signals.
class Poll {
 public:
  explicit Poll(PyObject* callable) : callable_(callable == Py_None ? nullptr : callable) {}

  bool has_callable() const { return callable_ != nullptr; }

  // Without a callable only signals are looked for: to ask for the interpreter's lock more often costs more than it
  // brings.
  double seconds_between() const { return callable_ ? 0.003 : 0.05; }

  // Whether to stop: because the callable says so, or because it or a signal raised. `call` calls it.
  template <class Call>
  bool wants_stop(Call call) {
    const PyGILState_STATE state = PyGILState_Ensure();
    bool stop = PyErr_CheckSignals() != 0;
    if (!stop && callable_) {
      PyObject* said = call(callable_);
      stop = !said || PyObject_IsTrue(said) != 0;
      Py_XDECREF(said);
    }
    if (PyErr_Occurred()) PyErr_Fetch(&type_, &value_, &trace_);
    PyGILState_Release(state);
    return stop;
  }

  void raise_what_was_raised() {
    if (!type_) return;
    PyErr_Restore(type_, value_, trace_);
    type_ = value_ = trace_ = nullptr;
    throw PythonError{};
  }

 private:
  PyObject* callable_;
  PyObject *type_ = nullptr, *value_ = nullptr, *trace_ = nullptr;
};

}  // namespace croupier::binding
