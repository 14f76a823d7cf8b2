// The Python face of the kernel: bytes in, bytes out, a handful of functions, the limited API and nothing of the rules.
#include <functional>
#include <string>

#include "../src/search.hpp"
#include "bridge.hpp"

namespace {

using namespace croupier;
using namespace croupier::binding;

struct Bytes {
  const std::uint8_t* data = nullptr;
  std::size_t size = 0;
};

Bytes bytes_of(PyObject* object) {
  char* data = nullptr;
  Py_ssize_t size = 0;
  if (PyBytes_AsStringAndSize(object, &data, &size) < 0) throw PythonError{};
  return {reinterpret_cast<const std::uint8_t*>(data), static_cast<std::size_t>(size)};
}

PyObject* to_python(const void* data, std::size_t size) {
  PyObject* made = PyBytes_FromStringAndSize(static_cast<const char*>(data), static_cast<Py_ssize_t>(size));
  if (!made) throw PythonError{};
  return made;
}

Rules rules_from(PyObject* object) {
  const Bytes bytes = bytes_of(object);
  return read_rules(bytes.data, bytes.size);
}

PyObject* py_perft(PyObject*, PyObject* args) {
  return guarded([&]() -> PyObject* {
    PyObject *rules_bytes, *position;
    int depth;
    if (!PyArg_ParseTuple(args, "SSi:perft", &rules_bytes, &position, &depth)) throw PythonError{};
    if (depth < 0) throw PackedError("perft: depth below 0");
    Rules rules = rules_from(rules_bytes);
    const Bytes packed = bytes_of(position);
    const Board board = read_board(rules, packed.data, packed.size);
    const Table table(rules);
    std::uint64_t count = 0;
    std::exception_ptr failure;
    Py_BEGIN_ALLOW_THREADS
    try {
      count = perft(table, board, depth);
    } catch (...) {
      failure = std::current_exception();
    }
    Py_END_ALLOW_THREADS
    if (failure) std::rethrow_exception(failure);
    return PyLong_FromUnsignedLongLong(count);
  });
}

// A new list with what `make` answers for every item of a list.
template <class Make>
PyObject* mapped(PyObject* items, Make make) {
  const Py_ssize_t count = PyList_Size(items);
  if (count < 0) throw PythonError{};
  PyObject* made = PyList_New(count);
  if (!made) throw PythonError{};
  try {
    for (Py_ssize_t at = 0; at < count; ++at) PyList_SetItem(made, at, make(PyList_GetItem(items, at), at));
  } catch (...) {
    Py_DECREF(made);
    throw;
  }
  return made;
}

std::vector<std::uint8_t> codes_of(const std::vector<Move>& moves) {
  std::vector<std::uint8_t> codes;
  for (const Move& move : moves) codes.insert(codes.end(), {code_of(move.source), code_of(move.target), move.count});
  return codes;
}

PyObject* py_legal(PyObject*, PyObject* args) {
  return guarded([&]() -> PyObject* {
    PyObject *rules_bytes, *positions;
    if (!PyArg_ParseTuple(args, "SO:legal", &rules_bytes, &positions)) throw PythonError{};
    Rules rules = rules_from(rules_bytes);
    std::vector<Move> moves;
    return mapped(positions, [&](PyObject* position, Py_ssize_t) {
      const Bytes packed = bytes_of(position);
      const Board board = read_board(rules, packed.data, packed.size);
      legal_moves(Table(rules), board, moves);
      const auto codes = codes_of(moves);
      return to_python(codes.data(), codes.size());
    });
  });
}

PyObject* py_step(PyObject*, PyObject* args) {
  return guarded([&]() -> PyObject* {
    PyObject *rules_bytes, *positions, *moves_bytes;
    if (!PyArg_ParseTuple(args, "SOS:step", &rules_bytes, &positions, &moves_bytes)) throw PythonError{};
    Rules rules = rules_from(rules_bytes);
    const Bytes moves = bytes_of(moves_bytes);
    const Py_ssize_t count = PyList_Size(positions);
    if (count < 0) throw PythonError{};
    if (moves.size != kMoveBytes * static_cast<std::size_t>(count)) throw PackedError("step: one move a position");
    std::vector<Move> legal;
    return mapped(positions, [&](PyObject* position, Py_ssize_t at) {
      const Bytes packed = bytes_of(position);
      Board board = read_board(rules, packed.data, packed.size);
      const Table table(rules);
      const std::uint8_t* code = moves.data + kMoveBytes * static_cast<std::size_t>(at);
      const Move move{place_of(code[0]), place_of(code[1]), code[2]};
      legal_moves(table, board, legal);
      bool found = false;
      for (const Move& other : legal) found = found || other == move;
      if (!found) throw PackedError("step: an illegal move");
      play(table, board, move);
      const auto after = write_board(rules, board);
      return to_python(after.data(), after.size());
    });
  });
}

constexpr double kSecondsBetweenLines = 0.1;

// Tells Python how far a search is, now and then with its best line, and hears whether to stop.
class Listener {
 public:
  explicit Listener(Poll& poll) : poll_(poll) {}

  void listen_to(const Control& control) { control_ = &control; }

  bool operator()(const Statistics& now) {
    std::vector<std::uint8_t> line;
    if (poll_.has_callable() && control_ && control_->best_line && now.seconds >= next_line_) {
      next_line_ = now.seconds + kSecondsBetweenLines;
      line = codes_of(control_->best_line());
    }
    return poll_.wants_stop([&](PyObject* callable) {
      return PyObject_CallFunction(callable, "KKIdy#", static_cast<unsigned long long>(now.nodes),
                                   static_cast<unsigned long long>(now.states), now.depth, now.seconds,
                                   line.empty() ? "" : reinterpret_cast<const char*>(line.data()),
                                   static_cast<Py_ssize_t>(line.size()));
    });
  }

 private:
  Poll& poll_;
  const Control* control_ = nullptr;
  double next_line_ = 0;
};

PyObject* py_solve(PyObject*, PyObject* args) {
  return guarded([&]() -> PyObject* {
    PyObject *rules_bytes, *position, *callable;
    unsigned long long nodes, memory;
    double seconds;
    int exhaustive;
    if (!PyArg_ParseTuple(args, "SSKdKpO:solve", &rules_bytes, &position, &nodes, &seconds, &memory, &exhaustive,
                          &callable)) {
      throw PythonError{};
    }
    Rules rules = rules_from(rules_bytes);
    const Bytes packed = bytes_of(position);
    const Board board = read_board(rules, packed.data, packed.size);
    Poll poll(callable);
    Listener listener(poll);
    Control control({nodes, seconds, memory, exhaustive != 0}, std::ref(listener), poll.seconds_between());
    listener.listen_to(control);
    Answer answer;
    unlocked([&] { answer = solve(Table(rules), board, control); });
    poll.raise_what_was_raised();
    const auto line = codes_of(answer.line);
    const Statistics& now = answer.statistics;
    // "y#" makes None of a null pointer.
    const char* const moves = line.empty() ? "" : reinterpret_cast<const char*>(line.data());
    return Py_BuildValue("iiy#KKKId", static_cast<int>(answer.verdict), static_cast<int>(answer.why), moves,
                         static_cast<Py_ssize_t>(line.size()),
                         static_cast<unsigned long long>(now.nodes), static_cast<unsigned long long>(now.states),
                         static_cast<unsigned long long>(now.bytes), now.depth, now.seconds);
  });
}

PyObject* py_still_won(PyObject*, PyObject* args) {
  return guarded([&]() -> PyObject* {
    PyObject *rules_bytes, *positions;
    unsigned long long nodes;
    if (!PyArg_ParseTuple(args, "SOK:still_won", &rules_bytes, &positions, &nodes)) throw PythonError{};
    Rules rules = rules_from(rules_bytes);
    return mapped(positions, [&](PyObject* position, Py_ssize_t) {
      const Bytes packed = bytes_of(position);
      const Board board = read_board(rules, packed.data, packed.size);
      Poll poll(Py_None);
      Listener listener(poll);
      Control control({nodes, 1e9, UINT64_MAX, false}, std::ref(listener), poll.seconds_between());
      Answer answer;
      unlocked([&] { answer = solve(Table(rules), board, control); });
      poll.raise_what_was_raised();
      return PyBool_FromLong(answer.verdict == Verdict::solved);
    });
  });
}

PyMethodDef methods[] = {
    {"solve", py_solve, METH_VARARGS,
     "solve(rules, position, nodes, seconds, memory, exhaustive, poll):\n"
     "verdict, why, line, nodes, states, bytes, depth, seconds."},
    {"still_won", py_still_won, METH_VARARGS, "still_won(rules, positions, nodes): whether a quick search wins each."},

    {"perft", py_perft, METH_VARARGS, "perft(rules, position, depth): how many sequences of moves there are."},
    {"legal", py_legal, METH_VARARGS, "legal(rules, positions): the legal moves of every position, three bytes each."},
    {"step", py_step, METH_VARARGS, "step(rules, positions, moves): every position after its move of three bytes."},
    {nullptr, nullptr, 0, nullptr}};

PyModuleDef module{PyModuleDef_HEAD_INIT,
                   "_kernel",
                   "The native rules and search kernel; unstable, used by the engine.",
                   0,
                   methods,
                   nullptr,
                   nullptr,
                   nullptr,
                   nullptr};

}  // namespace

PyMODINIT_FUNC PyInit__kernel() { return PyModuleDef_Init(&module); }
