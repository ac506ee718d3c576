// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that the interpreter executes, and older text, with bytes and text of Python.
#include "Core.h"
#include "Wrap.h"
#include "strata-c/Upgrade.h"

using namespace core;

namespace {
/// A value that the interpreter gives back.
struct Output {
  bool isArgument;
  intptr_t index;
  StrataType type;
  std::vector<int64_t> sizes;
  std::string bytes, text;
};

/// Arguments, with the objects that own their bytes.
struct ArrayArguments {
  std::vector<StrataArray> arrays;
  std::vector<std::vector<int64_t>> sizes;
  PyObject *list = nullptr;
  ~ArrayArguments() { Py_XDECREF(list); }
  bool read(PyObject *sequence);

private:
  bool readSizes(PyObject *object, std::vector<int64_t> &values);
  bool readArray(PyObject *pair);
};
} // namespace

bool ArrayArguments::readSizes(PyObject *object, std::vector<int64_t> &values) {
  Py_ssize_t count = PyTuple_Check(object) ? PyTuple_Size(object) : -1;
  for (Py_ssize_t i = 0; i < count; ++i)
    values.push_back(PyLong_AsLongLong(PyTuple_GetItem(object, i)));
  if (count < 0)
    PyErr_SetString(PyExc_TypeError, "sizes are a tuple of numbers");
  return !PyErr_Occurred();
}
bool ArrayArguments::readArray(PyObject *pair) {
  StrataArray array = {};
  char *bytes = nullptr;
  Py_ssize_t size = 0;
  if (!PyTuple_Check(pair) || PyTuple_Size(pair) != 2) {
    PyErr_SetString(PyExc_TypeError, "arrays are pairs of sizes and bytes");
    return false;
  }
  sizes.emplace_back();
  if (!readSizes(PyTuple_GetItem(pair, 0), sizes.back()) ||
      PyBytes_AsStringAndSize(PyTuple_GetItem(pair, 1), &bytes, &size) < 0)
    return false;
  array.rank = intptr_t(sizes.back().size());
  array.data = bytes;
  array.numBytes = size_t(size);
  arrays.push_back(array);
  return true;
}
bool ArrayArguments::read(PyObject *sequence) {
  list = PySequence_Tuple(sequence);
  Py_ssize_t count = list ? PyTuple_Size(list) : -1;
  for (Py_ssize_t i = 0; i < count; ++i)
    if (!readArray(PyTuple_GetItem(list, i)))
      return false;
  for (size_t i = 0; i < arrays.size(); ++i)
    arrays[i].sizes = sizes[i].data();
  return count >= 0;
}

static void addOutput(bool isArgument, intptr_t index, StrataType type,
                      StrataArray value, StrataStringRef text, void *data) {
  static_cast<std::vector<Output> *>(data)->push_back(
      {isArgument, index, type,
       std::vector<int64_t>(value.sizes, value.sizes + value.rank),
       std::string(static_cast<const char *>(value.data), value.numBytes),
       std::string(text.data ? text.data : "", text.length)});
}

static PyObject *makeSizes(const std::vector<int64_t> &sizes) {
  PyObject *tuple = PyTuple_New(Py_ssize_t(sizes.size()));
  for (size_t i = 0; tuple && i < sizes.size(); ++i)
    PyTuple_SetItem(tuple, Py_ssize_t(i), PyLong_FromLongLong(sizes[i]));
  return tuple;
}
static PyObject *makeOutput(const Output &output, PyObject *context) {
  PyObject *type = makeHandle(Kind::Type, output.type.ptr, context, nullptr);
  PyObject *sizes = makeSizes(output.sizes);
  PyObject *text = makeText(output.text);
  PyObject *result =
      type && sizes && text
          ? Py_BuildValue("(OnOOy#O)", output.isArgument ? Py_True : Py_False,
                          Py_ssize_t(output.index), type, sizes,
                          output.bytes.data(), Py_ssize_t(output.bytes.size()),
                          text)
          : nullptr;
  Py_XDECREF(type);
  Py_XDECREF(sizes);
  Py_XDECREF(text);
  return result;
}

/// interpret(module, function, arrays, max_steps, max_seconds): a list of outputs, and the text that
/// operations have printed.
static PyObject *interpret(PyObject *, PyObject *args) {
  PyObject *object, *nameObject, *sequence;
  unsigned long long maxSteps;
  StrataInterpretOptions options = {};
  if (!PyArg_ParseTuple(args, "OOOKd", &object, &nameObject, &sequence,
                        &maxSteps, &options.maxSeconds))
    return nullptr;
  HandleObject *module = expectHandle(object, Kind::Operation);
  StrataStringRef name;
  ArrayArguments arguments;
  if (!module || !toText(nameObject, name) || !arguments.read(sequence))
    return nullptr;
  std::string printed;
  std::vector<Output> outputs;
  options.maxSteps = maxSteps;
  options.output = appendText;
  options.userData = &printed;
  strataClearLastError();
  std::vector<DiagnosticData> diagnostics;
  {
    Capture capture(module->context);
    {
      WithoutLock unlocked;
      strataInterpretFunction(
          {module->ptr}, name, intptr_t(arguments.arrays.size()),
          arguments.arrays.data(), &options, addOutput, &outputs);
    }
    diagnostics = std::move(capture.diagnostics);
  }
  if (strataGetLastError() == StrataErrorFailure) {
    raiseFailure("", module->context, diagnostics);
    return nullptr;
  }
  if (raiseLastError())
    return nullptr;
  PyObject *list = PyList_New(0);
  for (const Output &output : outputs) {
    PyObject *item = list ? makeOutput(output, module->context) : nullptr;
    if (!item || PyList_Append(list, item) < 0) {
      Py_XDECREF(item);
      Py_XDECREF(list);
      return nullptr;
    }
    Py_DECREF(item);
  }
  return list ? Py_BuildValue("(NN)", list, makeText(printed)) : nullptr;
}

static bool readPaths(PyObject *tuple, std::vector<StrataStringRef> &paths) {
  if (!PyTuple_Check(tuple)) {
    PyErr_SetString(PyExc_TypeError, "expected a tuple of strings");
    return false;
  }
  paths.resize(size_t(PyTuple_Size(tuple)));
  for (size_t i = 0; i < paths.size(); ++i)
    if (!toText(PyTuple_GetItem(tuple, Py_ssize_t(i)), paths[i]))
      return false;
  return true;
}

/// upgrade(text, name, era, reprint, dialect_files, history_files): the text, and the messages
/// about parts that cannot be read, or None.
static PyObject *upgrade(PyObject *, PyObject *args) {
  PyObject *objects[3], *dialects, *histories;
  int reprint;
  StrataStringRef texts[3];
  if (!PyArg_ParseTuple(args, "OOOpOO", &objects[0], &objects[1], &objects[2],
                        &reprint, &dialects, &histories))
    return nullptr;
  for (int i = 0; i < 3; ++i)
    if (!toText(objects[i], texts[i]))
      return nullptr;
  std::vector<StrataStringRef> dialectFiles, historyFiles;
  if (!readPaths(dialects, dialectFiles) || !readPaths(histories, historyFiles))
    return nullptr;
  StrataUpgradeOptions options = {};
  options.name = texts[1];
  options.era = texts[2];
  options.reprint = reprint != 0;
  options.numDialectFiles = intptr_t(dialectFiles.size());
  options.dialectFiles = dialectFiles.data();
  options.numHistoryFiles = intptr_t(historyFiles.size());
  options.historyFiles = historyFiles.data();
  std::string result, messages;
  strataClearLastError();
  {
    WithoutLock unlocked;
    strataUpgradeText(texts[0], &options, appendText, &result);
  }
  if (strataGetLastError() == StrataErrorFailure) {
    StrataStringRef last = strataGetLastErrorMessage();
    messages.assign(last.data, last.length);
    strataClearLastError();
    return Py_BuildValue("(NN)", makeText(result), makeText(messages));
  }
  if (raiseLastError())
    return nullptr;
  return Py_BuildValue("(NO)", makeText(result), Py_None);
}

static PyMethodDef interpretMethods[] = {
    {"interpret", interpret, METH_VARARGS, nullptr},
    {"upgrade", upgrade, METH_VARARGS, nullptr},
    wrap<strataFunctionGetNumArguments>("strataFunctionGetNumArguments"),
    wrap<strataFunctionGetArgumentType>("strataFunctionGetArgumentType"),
    wrap<strataTypeGetArrayFormat>("strataTypeGetArrayFormat"),
    {nullptr, nullptr, 0, nullptr}};

bool core::addInterpret(PyObject *module) {
  return addMethods(module, interpretMethods);
}
