// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that call Python: walks, handlers of diagnostics, passes and patterns.
#include <utility>

#include "Core.h"
#include "Wrap.h"

using namespace core;

namespace {
/// A callable, with the Context of the objects that it gets.
struct Callback {
  PyObject *function;
  /// Borrowed while the Context owns the callback; else strong.
  PyObject *context;
  Owner *owner = nullptr;
  /// An exception that a callback raised; its call is over then.
  bool hasFailed = false;
};
} // namespace

//===-- Walks --------------------------------------------------------------===//

static StrataWalkResult visit(StrataOperation op, void *data) {
  auto *callback = static_cast<Callback *>(data);
  PyObject *object =
      makeOfClass(state.classes[size_t(Kind::Operation)], Kind::Operation,
                  op.ptr, callback->context, callback->owner);
  PyObject *result =
      object ? PyObject_CallFunctionObjArgs(callback->function, object, nullptr)
             : nullptr;
  Py_XDECREF(object);
  long number = result == Py_None ? 0 : result ? PyLong_AsLong(result) : 0;
  Py_XDECREF(result);
  if (PyErr_Occurred()) {
    callback->hasFailed = true;
    return StrataWalkResultInterrupt;
  }
  return StrataWalkResult(number);
}
/// walk(op, function, order)
static PyObject *walk(PyObject *, PyObject *args) {
  PyObject *object, *function;
  int order;
  if (!PyArg_ParseTuple(args, "OOi", &object, &function, &order))
    return nullptr;
  HandleObject *op = expectHandle(object, Kind::Operation);
  if (!op)
    return nullptr;
  Callback callback = {function, op->context, op->owner};
  strataOperationWalk({op->ptr}, visit, &callback, StrataWalkOrder(order));
  if (callback.hasFailed || raiseLastError())
    return nullptr;
  return Py_NewRef(Py_None);
}

static void addUse(StrataOperation owner, intptr_t number, void *data) {
  static_cast<std::vector<std::pair<StrataOperation, intptr_t>> *>(data)
      ->push_back({owner, number});
}
/// uses(value): pairs of operation and operand number.
static PyObject *getUses(PyObject *, PyObject *object) {
  HandleObject *value = expectHandle(object, Kind::Value);
  if (!value)
    return nullptr;
  std::vector<std::pair<StrataOperation, intptr_t>> uses;
  strataValueForEachUse({value->ptr}, addUse, &uses);
  if (raiseLastError())
    return nullptr;
  PyObject *list = PyList_New(0);
  for (auto [owner, number] : uses) {
    PyObject *op =
        makeHandle(Kind::Operation, owner.ptr, value->context, value->owner);
    PyObject *pair = op ? Py_BuildValue("(Nn)", op, Py_ssize_t(number)) : op;
    if (!pair) {
      Py_DECREF(list);
      return nullptr;
    }
    PyList_Append(list, pair);
    Py_DECREF(pair);
  }
  return list;
}

//===-- Diagnostics --------------------------------------------------------===//

static StrataLogicalResult handleDiagnostic(StrataDiagnostic diagnostic,
                                            void *data) {
  WithLock lock;
  auto *callback = static_cast<Callback *>(data);
  PyObject *object =
      makeOfClass(state.classes[size_t(Kind::Diagnostic)], Kind::Diagnostic,
                  diagnostic.ptr, callback->context, nullptr);
  PyObject *result =
      object ? PyObject_CallFunctionObjArgs(callback->function, object, nullptr)
             : nullptr;
  bool isHandled = result && PyObject_IsTrue(result) == 1;
  Py_XDECREF(object);
  Py_XDECREF(result);
  if (PyErr_Occurred())
    PyErr_Clear();
  return {int8_t(isHandled ? 1 : 0)};
}
static void deleteCallback(void *data) {
  WithLock lock;
  auto *callback = static_cast<Callback *>(data);
  Py_XDECREF(callback->function);
  delete callback;
}
/// attach_handler(context, function): a number for detach_handler.
static PyObject *attachHandler(PyObject *, PyObject *args) {
  PyObject *context, *function;
  if (!PyArg_ParseTuple(args, "OO", &context, &function) ||
      !expectHandle(context, Kind::Context))
    return nullptr;
  auto *callback = new Callback{Py_NewRef(function), context};
  StrataDiagnosticHandlerID id = strataContextAttachDiagnosticHandler(
      {asHandle(context)->ptr}, handleDiagnostic, callback, deleteCallback);
  if (!id)
    deleteCallback(callback);
  return raiseLastError() ? nullptr : PyLong_FromUnsignedLongLong(id);
}
static PyObject *detachHandler(PyObject *, PyObject *args) {
  PyObject *context;
  unsigned long long id;
  if (!PyArg_ParseTuple(args, "OK", &context, &id) ||
      !expectHandle(context, Kind::Context))
    return nullptr;
  strataContextDetachDiagnosticHandler({asHandle(context)->ptr}, id);
  return raiseLastError() ? nullptr : Py_NewRef(Py_None);
}

//===-- Passes -------------------------------------------------------------===//

static PyObject *&getRunException(PyObject *context) {
  return reinterpret_cast<ContextObject *>(context)->runException;
}
static void saveException(PyObject *context) {
  PyObject *type, *value, *trace;
  PyErr_Fetch(&type, &value, &trace);
  PyErr_NormalizeException(&type, &value, &trace);
  if (value && trace)
    PyException_SetTraceback(value, trace);
  Py_XDECREF(type);
  Py_XDECREF(trace);
  Py_XDECREF(std::exchange(getRunException(context), value));
}
/// Raises the exception that a callback raised; false if there is none.
static bool raiseSaved(PyObject *context) {
  PyObject *value = std::exchange(getRunException(context), nullptr);
  if (!value)
    return false;
  PyErr_SetObject(reinterpret_cast<PyObject *>(Py_TYPE(value)), value);
  Py_DECREF(value);
  return true;
}

static void runPass(StrataOperation op, StrataExternalPass pass, void *data) {
  WithLock lock;
  auto *callback = static_cast<Callback *>(data);
  PyObject *object =
      makeHandle(Kind::Operation, op.ptr, callback->context, nullptr);
  PyObject *running = makeOfClass(state.classes[size_t(Kind::Pass)], Kind::Pass,
                                  pass.ptr, callback->context, nullptr);
  PyObject *result =
      object && running ? PyObject_CallFunctionObjArgs(callback->function,
                                                       object, running, nullptr)
                        : nullptr;
  Py_XDECREF(object);
  Py_XDECREF(running);
  Py_XDECREF(result);
  if (!PyErr_Occurred())
    return;
  saveException(callback->context);
  strataExternalPassSignalFailure(pass);
}
/// add_pass(manager, function, name, argument, description, anchor)
static PyObject *addPass(PyObject *, PyObject *args) {
  PyObject *managerObject, *function;
  StrataStringRef texts[4];
  PyObject *objects[4];
  if (!PyArg_ParseTuple(args, "OOOOOO", &managerObject, &function, &objects[0],
                        &objects[1], &objects[2], &objects[3]))
    return nullptr;
  for (int i = 0; i < 4; ++i)
    if (!toText(objects[i], texts[i]))
      return nullptr;
  HandleObject *manager = expectHandle(managerObject, Kind::PassManager);
  if (!manager)
    return nullptr;
  auto *callback = new Callback{Py_NewRef(function), manager->context};
  StrataExternalPassCallbacks callbacks = {deleteCallback, runPass};
  strataPassManagerAddExternalPass({manager->ptr}, texts[0], texts[1], texts[2],
                                   texts[3], callbacks, callback);
  return raiseLastError() ? nullptr : Py_NewRef(Py_None);
}
/// run(manager, op): the text that passes have printed.
static PyObject *runManager(PyObject *, PyObject *args) {
  PyObject *managerObject, *object;
  if (!PyArg_ParseTuple(args, "OO", &managerObject, &object))
    return nullptr;
  HandleObject *manager = expectHandle(managerObject, Kind::PassManager);
  HandleObject *op = manager ? expectHandle(object, Kind::Operation) : nullptr;
  if (!op)
    return nullptr;
  std::string text;
  std::vector<DiagnosticData> diagnostics;
  strataClearLastError();
  strataPassManagerSetOutput({manager->ptr}, appendText, &text);
  {
    Capture capture(op->context);
    {
      WithoutLock unlocked;
      strataPassManagerRunOnOp({manager->ptr}, {op->ptr});
    }
    diagnostics = std::move(capture.diagnostics);
  }
  StrataErrorCode code = strataGetLastError();
  if (raiseSaved(op->context))
    return strataClearLastError(), nullptr;
  if (code == StrataErrorFailure) {
    raiseFailure("Failure while executing pass pipeline", op->context,
                 diagnostics);
    return nullptr;
  }
  return raiseLastError() ? nullptr : makeText(text);
}

//===-- Patterns -----------------------------------------------------------===//

static StrataLogicalResult rewrite(StrataOperation op,
                                   StrataPatternRewriter rewriter, void *data) {
  WithLock lock;
  auto *callback = static_cast<Callback *>(data);
  // After an exception no more patterns apply.
  if (getRunException(callback->context))
    return {0};
  PyObject *object =
      makeHandle(Kind::Operation, op.ptr, callback->context, nullptr);
  PyObject *running =
      makeOfClass(state.classes[size_t(Kind::Rewriter)], Kind::Rewriter,
                  rewriter.ptr, callback->context, nullptr);
  PyObject *result =
      object && running ? PyObject_CallFunctionObjArgs(callback->function,
                                                       object, running, nullptr)
                        : nullptr;
  bool isMatch = result && PyObject_IsTrue(result) == 0;
  Py_XDECREF(object);
  Py_XDECREF(running);
  Py_XDECREF(result);
  if (PyErr_Occurred())
    saveException(callback->context);
  return {int8_t(isMatch ? 1 : 0)};
}
/// add_pattern(set, root, benefit, name, function)
static PyObject *addPattern(PyObject *, PyObject *args) {
  PyObject *setObject, *rootObject, *nameObject, *function;
  unsigned benefit;
  if (!PyArg_ParseTuple(args, "OOIOO", &setObject, &rootObject, &benefit,
                        &nameObject, &function))
    return nullptr;
  HandleObject *set = expectHandle(setObject, Kind::PatternSet);
  StrataStringRef root, name;
  if (!set || !toText(rootObject, root) || !toText(nameObject, name))
    return nullptr;
  auto *callback = new Callback{Py_NewRef(function), set->context};
  StrataRewritePatternCallbacks callbacks = {deleteCallback, rewrite};
  strataRewritePatternSetAdd({set->ptr}, root, benefit, name, callbacks,
                             callback);
  return raiseLastError() ? nullptr : Py_NewRef(Py_None);
}
/// apply(op, frozen, walk)
static PyObject *applyPatterns(PyObject *, PyObject *args) {
  PyObject *object, *setObject;
  int isWalk;
  if (!PyArg_ParseTuple(args, "OOp", &object, &setObject, &isWalk))
    return nullptr;
  HandleObject *op = expectHandle(object, Kind::Operation);
  HandleObject *set =
      op ? expectHandle(setObject, Kind::FrozenPatternSet) : nullptr;
  if (!set)
    return nullptr;
  std::vector<DiagnosticData> diagnostics;
  strataClearLastError();
  {
    Capture capture(op->context);
    {
      WithoutLock unlocked;
      if (isWalk)
        strataWalkAndApplyPatterns({op->ptr}, {set->ptr});
      else
        strataApplyPatternsAndFoldGreedily({op->ptr}, {set->ptr});
    }
    diagnostics = std::move(capture.diagnostics);
  }
  if (raiseSaved(op->context))
    return strataClearLastError(), nullptr;
  if (strataGetLastError() == StrataErrorFailure) {
    raiseFailure("pattern application failed to converge", op->context,
                 diagnostics);
    return nullptr;
  }
  return raiseLastError() ? nullptr : Py_NewRef(Py_None);
}

//===-- Functions of rules -------------------------------------------------===//

/// The object, or the list of objects, of an argument.
static PyObject *makeArgument(const StrataPDLValue &value, PyObject *context) {
  static constexpr Kind kinds[] = {Kind::Attribute, Kind::Operation, Kind::Type,
                                   Kind::Value};
  Kind kind = kinds[value.kind];
  if (!value.isRange)
    return makeHandle(kind, value.handles[0], context, nullptr);
  PyObject *list = PyList_New(0);
  for (intptr_t i = 0; list && i < value.size; ++i) {
    PyObject *item = makeHandle(kind, value.handles[i], context, nullptr);
    if (!item || PyList_Append(list, item) < 0)
      Py_CLEAR(list);
    Py_XDECREF(item);
  }
  return list;
}
static StrataLogicalResult
callNative(StrataPatternRewriter rewriter, StrataPDLResultList results,
           intptr_t numValues, const StrataPDLValue *values, void *data) {
  WithLock lock;
  auto *callback = static_cast<Callback *>(data);
  if (getRunException(callback->context))
    return {0};
  PyObject *list = PyList_New(0);
  for (intptr_t i = 0; list && i < numValues; ++i) {
    PyObject *item = makeArgument(values[i], callback->context);
    if (!item || PyList_Append(list, item) < 0)
      Py_CLEAR(list);
    Py_XDECREF(item);
  }
  PyObject *running =
      makeOfClass(state.classes[size_t(Kind::Rewriter)], Kind::Rewriter,
                  rewriter.ptr, callback->context, nullptr);
  PyObject *output =
      makeOfClass(state.classes[size_t(Kind::PDLResultList)],
                  Kind::PDLResultList, results.ptr, callback->context, nullptr);
  PyObject *result =
      list && running && output
          ? PyObject_CallFunctionObjArgs(callback->function, running, output,
                                         list, nullptr)
          : nullptr;
  bool isSuccess = result && PyObject_IsTrue(result) == 0;
  Py_XDECREF(list);
  Py_XDECREF(running);
  Py_XDECREF(output);
  Py_XDECREF(result);
  if (PyErr_Occurred())
    saveException(callback->context);
  return {int8_t(isSuccess ? 1 : 0)};
}
/// add_native(natives, name, is_rewrite, function)
static PyObject *addNative(PyObject *, PyObject *args) {
  PyObject *nativesObject, *nameObject, *function;
  int isRewrite;
  if (!PyArg_ParseTuple(args, "OOpO", &nativesObject, &nameObject, &isRewrite,
                        &function))
    return nullptr;
  HandleObject *natives = expectHandle(nativesObject, Kind::PDLNatives);
  StrataStringRef name;
  if (!natives || !toText(nameObject, name))
    return nullptr;
  auto *callback = new Callback{Py_NewRef(function), natives->context};
  auto add = isRewrite ? strataPDLNativesRegisterRewriteFunction
                       : strataPDLNativesRegisterConstraintFunction;
  add({natives->ptr}, name, callNative, callback, deleteCallback);
  return raiseLastError() ? nullptr : Py_NewRef(Py_None);
}

/// load_dialects(context, text, name): the names of the dialects that a file defines.
static void addName(StrataStringRef name, void *list) {
  static_cast<std::vector<std::string> *>(list)->emplace_back(name.data,
                                                              name.length);
}
static PyObject *loadDialects(PyObject *, PyObject *args) {
  PyObject *context, *textObject, *nameObject;
  StrataStringRef text, name;
  if (!PyArg_ParseTuple(args, "OOO", &context, &textObject, &nameObject) ||
      !expectHandle(context, Kind::Context) || !toText(textObject, text) ||
      !toText(nameObject, name))
    return nullptr;
  std::vector<std::string> names;
  std::vector<DiagnosticData> diagnostics;
  {
    Capture capture(context);
    {
      WithoutLock unlocked;
      strataContextLoadDialects({asHandle(context)->ptr}, text, name, addName,
                                &names);
    }
    diagnostics = std::move(capture.diagnostics);
  }
  if (strataGetLastError() == StrataErrorFailure) {
    raiseFailure("Unable to load dialects", context, diagnostics);
    return nullptr;
  }
  if (raiseLastError())
    return nullptr;
  PyObject *list = PyList_New(0);
  for (const std::string &found : names) {
    PyObject *item = makeText(found);
    PyList_Append(list, item);
    Py_DECREF(item);
  }
  return list;
}
static void addNameObject(StrataStringRef name, void *list) {
  PyObject *item =
      PyUnicode_FromStringAndSize(name.data, Py_ssize_t(name.length));
  if (item)
    PyList_Append(static_cast<PyObject *>(list), item);
  Py_XDECREF(item);
}
static PyObject *getDialectNames(PyObject *, PyObject *context) {
  if (!expectHandle(context, Kind::Context))
    return nullptr;
  PyObject *list = PyList_New(0);
  strataContextGetDialectNames({asHandle(context)->ptr}, addNameObject, list);
  return list;
}
static PyObject *getPassNames(PyObject *, PyObject *context) {
  if (!expectHandle(context, Kind::Context))
    return nullptr;
  PyObject *list = PyList_New(0);
  strataGetPassNames({asHandle(context)->ptr}, addNameObject, list);
  return list;
}

static PyMethodDef callbackMethods[] = {
    {"walk", walk, METH_VARARGS, nullptr},
    {"uses", getUses, METH_O, nullptr},
    {"attach_handler", attachHandler, METH_VARARGS, nullptr},
    {"detach_handler", detachHandler, METH_VARARGS, nullptr},
    {"add_pass", addPass, METH_VARARGS, nullptr},
    {"run", runManager, METH_VARARGS, nullptr},
    {"add_pattern", addPattern, METH_VARARGS, nullptr},
    {"apply", applyPatterns, METH_VARARGS, nullptr},
    {"add_native", addNative, METH_VARARGS, nullptr},
    {"load_dialects", loadDialects, METH_VARARGS, nullptr},
    {"dialect_names", getDialectNames, METH_O, nullptr},
    {"pass_names", getPassNames, METH_O, nullptr},
    {nullptr, nullptr, 0, nullptr}};

bool core::addCallbacks(PyObject *module) {
  return addMethods(module, callbackMethods);
}
