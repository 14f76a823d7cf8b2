// The Python face of the whist search: problems of 41 bytes in, outcomes out, the limited API.
#include <functional>

#include "../src/whist/solve.hpp"
#include "bridge.hpp"

namespace {

using namespace croupier::whist;
using croupier::Control;
using croupier::Statistics;
using croupier::binding::guarded;
using croupier::binding::Poll;
using croupier::binding::PythonError;

// The arguments that every call has: problems one after another, nodes, seconds, bytes, and whom to ask.
struct Call {
  std::vector<Problem> problems;
  Poll poll;
  Control control;

  static Call from(PyObject* args) {
    const char* bytes = nullptr;
    Py_ssize_t size = 0;
    unsigned long long nodes, memory;
    double seconds;
    PyObject* poll;
    if (!PyArg_ParseTuple(args, "y#KdKO", &bytes, &size, &nodes, &seconds, &memory, &poll)) throw PythonError{};
    return Call(reinterpret_cast<const std::uint8_t*>(bytes), static_cast<std::size_t>(size),
                {nodes, seconds, memory, true}, poll);
  }

  template <class Body>
  void search(Body body) {
    croupier::binding::unlocked(body);
    poll.raise_what_was_raised();
  }

  PyObject* reply(int outcome, const std::uint8_t* data, std::size_t size) const {
    const Statistics& now = control.statistics;
    return Py_BuildValue("iiy#KKKd", outcome, static_cast<int>(control.why()),
                         size == 0 ? "" : reinterpret_cast<const char*>(data), static_cast<Py_ssize_t>(size),
                         static_cast<unsigned long long>(now.nodes), static_cast<unsigned long long>(now.states),
                         static_cast<unsigned long long>(now.bytes), now.seconds);
  }

 private:
  Call(const std::uint8_t* data, std::size_t size, croupier::Limits limits, PyObject* callable)
      : poll(callable),
        control(limits, [this](const Statistics& now) { return is_called_off(now); }, poll.seconds_between()) {
    if (size == 0 || size % kProblemBytes != 0) throw croupier::PackedError("whist: a problem has 41 bytes");
    for (std::size_t at = 0; at < size; at += kProblemBytes) problems.push_back(read_problem(data + at, kProblemBytes));
  }

  // Its control refers to it.
  Call(const Call&) = delete;

  bool is_called_off(const Statistics& now) {
    return poll.wants_stop([&](PyObject* callable) {
      return PyObject_CallFunction(callable, "Kd", static_cast<unsigned long long>(now.nodes), now.seconds);
    });
  }
};

PyObject* py_solve(PyObject*, PyObject* args) {
  return guarded([&]() -> PyObject* {
    Call call = Call::from(args);
    Reply reply;
    call.search([&] { reply = solve(call.problems.front(), call.control); });
    return call.reply(static_cast<int>(reply.outcome), reply.line.data(), reply.line.size());
  });
}

PyObject* py_most_tricks(PyObject*, PyObject* args) {
  return guarded([&]() -> PyObject* {
    Call call = Call::from(args);
    std::optional<int> most;
    call.search([&] { most = most_tricks(call.problems.front(), call.control); });
    return call.reply(most.value_or(-1), nullptr, 0);
  });
}

PyObject* py_solve_many(PyObject*, PyObject* args) {
  return guarded([&]() -> PyObject* {
    Call call = Call::from(args);
    std::vector<Outcome> outcomes;
    call.search([&] { outcomes = solve_many(call.problems, call.control); });
    return call.reply(0, reinterpret_cast<const std::uint8_t*>(outcomes.data()), outcomes.size());
  });
}

PyObject* py_each_card(PyObject*, PyObject* args) {
  return guarded([&]() -> PyObject* {
    Call call = Call::from(args);
    std::vector<Cardwise> outcomes;
    call.search([&] { outcomes = each_card(call.problems, call.control); });
    return call.reply(0, reinterpret_cast<const std::uint8_t*>(outcomes.data()), outcomes.size() * sizeof(Cardwise));
  });
}

PyMethodDef methods[] = {
    {"solve", py_solve, METH_VARARGS,
     "solve(problem, nodes, seconds, memory, poll): outcome, why, line, nodes, states, bytes, seconds."},
    {"most_tricks", py_most_tricks, METH_VARARGS, "most_tricks(problem, ...): the number in place of the outcome."},
    {"solve_many", py_solve_many, METH_VARARGS, "solve_many(problems, ...): a byte a problem in place of the line."},
    {"each_card", py_each_card, METH_VARARGS, "each_card(problems, ...): 64 bytes a problem in place of the line."},
    {nullptr, nullptr, 0, nullptr}};

PyModuleDef module{PyModuleDef_HEAD_INIT,
                   "_whist",
                   "The native whist search; unstable, used by the engine.",
                   0,
                   methods,
                   nullptr,
                   nullptr,
                   nullptr,
                   nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__whist() { return PyModuleDef_Init(&module); }
