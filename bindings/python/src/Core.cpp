// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Core.h"

#include "Functions.h"

using namespace core;

State core::state;

//===-- Owners -------------------------------------------------------------===//

Owner *core::retain(Owner *owner) {
  if (owner)
    ++owner->references;
  return owner;
}
Owner *core::resolve(Owner *owner) {
  while (owner && owner->forward)
    owner = owner->forward;
  return owner;
}
void core::release(Owner *owner) {
  while (owner && --owner->references == 0) {
    Owner *next = owner->forward;
    if (owner->root.ptr && strataOperationIsAlive(owner->root)) {
      StrataBlock block = strataOperationGetBlock(owner->root);
      if (!block.ptr)
        strataOperationDestroy(owner->root);
      strataClearLastError();
    }
    delete owner;
    owner = next;
  }
}

//===-- Errors -------------------------------------------------------------===//

static PyObject *getExceptionClass(StrataErrorCode code) {
  switch (code) {
  case StrataErrorStale:
  case StrataErrorBusy:
    return PyExc_RuntimeError;
  case StrataErrorRange:
    return PyExc_IndexError;
  case StrataErrorFailure:
    return state.errorClass ? state.errorClass : PyExc_RuntimeError;
  default:
    return PyExc_ValueError;
  }
}

bool core::raiseLastError() {
  StrataErrorCode code = strataGetLastError();
  if (code == StrataErrorNone)
    return false;
  StrataStringRef text = strataGetLastErrorMessage();
  std::string message(text.data, text.length);
  strataClearLastError();
  if (code == StrataErrorFailure && state.errorClass)
    raiseFailure(message.c_str(), nullptr, {});
  else
    PyErr_SetString(getExceptionClass(code), message.c_str());
  return true;
}

void core::appendText(StrataStringRef part, void *text) {
  static_cast<std::string *>(text)->append(part.data, part.length);
}
PyObject *core::makeText(const std::string &text) {
  return PyUnicode_DecodeUTF8(text.data(), Py_ssize_t(text.size()),
                              "surrogateescape");
}

DiagnosticData core::readDiagnostic(StrataDiagnostic diagnostic) {
  DiagnosticData data;
  data.severity = strataDiagnosticGetSeverity(diagnostic);
  data.location = strataDiagnosticGetLocation(diagnostic);
  strataDiagnosticPrint(diagnostic, appendText, &data.message);
  for (intptr_t i = 0; i < strataDiagnosticGetNumNotes(diagnostic); ++i)
    data.notes.push_back(
        readDiagnostic(strataDiagnosticGetNote(diagnostic, i)));
  return data;
}

static StrataLogicalResult collect(StrataDiagnostic diagnostic, void *list) {
  static_cast<std::vector<DiagnosticData> *>(list)->push_back(
      readDiagnostic(diagnostic));
  return {1};
}

Capture::Capture(PyObject *object) {
  auto *owner = reinterpret_cast<ContextObject *>(object);
  if (!owner || owner->emitsErrors)
    return;
  context = {owner->base.ptr};
  id = strataContextAttachDiagnosticHandler(context, collect, &diagnostics,
                                            nullptr);
}
Capture::~Capture() {
  if (!id)
    return;
  // The error of the call stays the last one.
  strataContextDetachDiagnosticHandler(context, id);
}

static PyObject *makeDiagnostics(const std::vector<DiagnosticData> &list,
                                 PyObject *context) {
  PyObject *result = PyList_New(0);
  for (const DiagnosticData &data : list) {
    PyObject *notes = makeDiagnostics(data.notes, context);
    PyObject *location =
        makeHandle(Kind::Location, data.location.ptr, context, nullptr);
    PyObject *message = makeText(data.message);
    PyObject *object =
        notes && location && message
            ? PyObject_CallFunction(state.diagnosticClass, "iOOO",
                                    data.severity, message, location, notes)
            : nullptr;
    Py_XDECREF(notes);
    Py_XDECREF(location);
    Py_XDECREF(message);
    if (!object) {
      Py_DECREF(result);
      return nullptr;
    }
    PyList_Append(result, object);
    Py_DECREF(object);
  }
  return result;
}

void core::raiseFailure(const char *message, PyObject *context,
                        const std::vector<DiagnosticData> &diagnostics) {
  std::string text(message);
  if (text.empty()) {
    StrataStringRef last = strataGetLastErrorMessage();
    text.assign(last.data, last.length);
  }
  strataClearLastError();
  PyObject *list = makeDiagnostics(diagnostics, context);
  if (!list)
    return;
  PyObject *error =
      PyObject_CallFunction(state.errorClass, "sN", text.c_str(), list);
  if (!error)
    return;
  PyErr_SetObject(state.errorClass, error);
  Py_DECREF(error);
}

//===-- The current Context ------------------------------------------------===//

namespace {
struct Frame {
  PyObject *context, *location, *insertionPoint;
};
} // namespace

static std::vector<Frame> &getFrames() {
  static thread_local std::vector<Frame> frames;
  return frames;
}
PyObject *core::getCurrentContext() {
  return getFrames().empty() ? nullptr : getFrames().back().context;
}
PyObject *core::getCurrentLocation() {
  return getFrames().empty() ? nullptr : getFrames().back().location;
}
PyObject *core::getCurrentInsertionPoint() {
  return getFrames().empty() ? nullptr : getFrames().back().insertionPoint;
}
HandleObject *core::getLocationOrCurrent(PyObject *given) {
  if (given && given != Py_None)
    return expectHandle(given, Kind::Location);
  if (PyObject *current = getCurrentLocation())
    return asHandle(current);
  PyErr_SetString(PyExc_ValueError,
                  "no location is given, and there is no current one: use "
                  "`with Location.unknown():` or the keyword `loc`");
  return nullptr;
}

static PyObject *toOptional(PyObject *object) {
  return object == Py_None ? nullptr : Py_NewRef(object);
}

/// push(context, location, insertion_point): parts that are None are those of the frame before
/// if its Context is the same.
static PyObject *pushFrame(PyObject *, PyObject *args) {
  PyObject *context, *location, *point;
  if (!PyArg_ParseTuple(args, "OOO", &context, &location, &point))
    return nullptr;
  Frame frame = {Py_NewRef(context), toOptional(location), toOptional(point)};
  std::vector<Frame> &frames = getFrames();
  if (!frames.empty() && frames.back().context == context) {
    if (!frame.location)
      frame.location = Py_XNewRef(frames.back().location);
    if (!frame.insertionPoint)
      frame.insertionPoint = Py_XNewRef(frames.back().insertionPoint);
  }
  frames.push_back(frame);
  return Py_NewRef(Py_None);
}
static PyObject *popFrame(PyObject *, PyObject *) {
  std::vector<Frame> &frames = getFrames();
  if (frames.empty()) {
    PyErr_SetString(PyExc_RuntimeError, "unbalanced `with`");
    return nullptr;
  }
  Frame frame = frames.back();
  frames.pop_back();
  Py_XDECREF(frame.context);
  Py_XDECREF(frame.location);
  Py_XDECREF(frame.insertionPoint);
  return Py_NewRef(Py_None);
}
static PyObject *toObject(PyObject *object) {
  return Py_NewRef(object ? object : Py_None);
}
static PyObject *currentContext(PyObject *, PyObject *) {
  return toObject(getCurrentContext());
}
static PyObject *currentLocation(PyObject *, PyObject *) {
  return toObject(getCurrentLocation());
}
static PyObject *currentInsertionPoint(PyObject *, PyObject *) {
  return toObject(getCurrentInsertionPoint());
}

//===-- Settings -----------------------------------------------------------===//

static void assign(PyObject *&place, PyObject *object) {
  Py_XDECREF(place);
  place = Py_NewRef(object);
}
static PyObject *setClass(PyObject *, PyObject *args) {
  int kind;
  PyObject *cls;
  if (!PyArg_ParseTuple(args, "iO", &kind, &cls))
    return nullptr;
  if (kind < 0 || kind >= int(Kind::Count)) {
    PyErr_SetString(PyExc_ValueError, "no such kind");
    return nullptr;
  }
  assign(state.classes[kind], cls);
  return Py_NewRef(Py_None);
}
static PyObject *setUp(PyObject *, PyObject *args) {
  PyObject *result, *argument, *types, *attributes, *finder, *error,
      *diagnostic, *map, *views, *named, *point;
  if (!PyArg_ParseTuple(args, "OOOOOOOOOOO", &result, &argument, &types,
                        &attributes, &finder, &error, &diagnostic, &map, &views,
                        &named, &point))
    return nullptr;
  assign(state.namedAttributeClass, named);
  assign(state.insertionPointClass, point);
  state.blockName = PyUnicode_InternFromString("_block");
  state.referenceName = PyUnicode_InternFromString("ref_operation");
  assign(state.opResultClass, result);
  assign(state.blockArgumentClass, argument);
  assign(state.typeClasses, types);
  assign(state.attributeClasses, attributes);
  assign(state.operationFinder, finder);
  assign(state.errorClass, error);
  assign(state.diagnosticClass, diagnostic);
  assign(state.attributeMapClass, map);
  for (Py_ssize_t i = 0; i < PyTuple_Size(views) && i < 8; ++i)
    assign(state.viewClasses[i], PyTuple_GetItem(views, i));
  return Py_NewRef(Py_None);
}

bool core::addMethods(PyObject *module, PyMethodDef *methods) {
  return PyModule_AddFunctions(module, methods) == 0;
}

static PyMethodDef coreMethods[] = {
    {"push", pushFrame, METH_VARARGS, nullptr},
    {"pop", popFrame, METH_NOARGS, nullptr},
    {"current_context", currentContext, METH_NOARGS, nullptr},
    {"current_location", currentLocation, METH_NOARGS, nullptr},
    {"current_insertion_point", currentInsertionPoint, METH_NOARGS, nullptr},
    {"set_class", setClass, METH_VARARGS, nullptr},
    {"set_up", setUp, METH_VARARGS, nullptr},
    {nullptr, nullptr, 0, nullptr}};

static PyModuleDef coreModule = {PyModuleDef_HEAD_INIT,
                                 "strata._core",
                                 nullptr,
                                 -1,
                                 coreMethods,
                                 nullptr,
                                 nullptr,
                                 nullptr,
                                 nullptr};

bool core::addFunctions(PyObject *module) {
  return addFunctionsOfIR(module) && addFunctionsOfBuiltin(module) &&
         addFunctionsOfRest(module);
}

PyMODINIT_FUNC PyInit__core(void) {
  PyObject *module = PyModule_Create(&coreModule);
  if (module && addTypes(module) && addFunctions(module) &&
      addOperations(module) && addCallbacks(module) && addInterpret(module))
    return module;
  Py_XDECREF(module);
  return nullptr;
}
