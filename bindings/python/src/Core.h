// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The extension module `strata._core`: objects for the handles of the C interface, and functions
// of the same names. It uses the limited API of Python 3.11 and the C interface, nothing else of
// Strata. The classes that programs see are in the Python files of the package.
#ifndef STRATA_BINDINGS_PYTHON_SRC_CORE_H
#define STRATA_BINDINGS_PYTHON_SRC_CORE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string>
#include <unordered_map>
#include <vector>

#include "strata-c/BuiltinAttributes.h"
#include "strata-c/Diagnostics.h"
#include "strata-c/Dialects.h"
#include "strata-c/Execution.h"
#include "strata-c/Pass.h"
#include "strata-c/Rewrite.h"

namespace core {

enum class Kind : unsigned char {
  None,
  Context,
  Operation,
  Block,
  Region,
  Value,
  Type,
  Attribute,
  Location,
  AffineExpr,
  AffineMap,
  IntegerSet,
  Diagnostic,
  PassManager,
  Pass,
  PatternSet,
  FrozenPatternSet,
  Rewriter,
  PDLNatives,
  PDLResultList,
  Count
};

/// The tree of operations that an object is in. When the last object of the tree is deleted, its
/// root is destroyed, if it is still a root.
struct Owner {
  size_t references = 1;
  StrataOperation root = {nullptr};
  /// The owner of the tree that the root was moved into; may be null.
  Owner *forward = nullptr;
};
Owner *retain(Owner *owner);
void release(Owner *owner);
/// The owner at the end of forwarding.
Owner *resolve(Owner *owner);

struct HandleObject {
  PyObject_HEAD void *ptr;
  /// The Context, which lives as long as this; null for the Context itself.
  PyObject *context;
  /// Null for objects that are no IR.
  Owner *owner;
  Kind kind;
};

struct ContextObject {
  HandleObject base;
  /// Classes by the address of the name.
  std::unordered_map<const char *, PyObject *> *classes;
  bool emitsErrors;
  /// The exception of a callback of passes or patterns, which their run raises.
  PyObject *runException;
};

/// The types and functions that the Python files set.
struct State {
  PyObject *handleType = nullptr, *contextType = nullptr;
  PyObject *attributeMapType = nullptr, *viewType = nullptr;
  PyObject *attributeGetterType = nullptr, *operandGetterType = nullptr;
  PyObject *classes[size_t(Kind::Count)] = {};
  PyObject *opResultClass = nullptr, *blockArgumentClass = nullptr;
  /// Classes of types and attributes, by their names of the C interface.
  PyObject *typeClasses = nullptr, *attributeClasses = nullptr;
  /// Finds the class of operations by name.
  PyObject *operationFinder = nullptr;
  PyObject *errorClass = nullptr, *diagnosticClass = nullptr;
  PyObject *attributeMapClass = nullptr, *viewClasses[8] = {};
  PyObject *namedAttributeClass = nullptr, *insertionPointClass = nullptr;
  /// The names `block` and `ref_operation`.
  PyObject *blockName = nullptr, *referenceName = nullptr;
};
extern State state;

inline HandleObject *asHandle(PyObject *object) {
  return reinterpret_cast<HandleObject *>(object);
}
bool isHandle(PyObject *object);
/// The object if it is a handle of the kind, else null and a TypeError.
HandleObject *expectHandle(PyObject *object, Kind kind);

/// A new object; None for null.
PyObject *makeHandle(Kind kind, void *ptr, PyObject *context, Owner *owner);
/// A new object of a class that is known.
PyObject *makeOfClass(PyObject *cls, Kind kind, void *ptr, PyObject *context,
                      Owner *owner);

/// Raises the exception of the last error of the interface; false if there is none.
bool raiseLastError();

/// A diagnostic as data.
struct DiagnosticData {
  int severity = 0;
  std::string message;
  StrataLocation location = {nullptr};
  std::vector<DiagnosticData> notes;
};
DiagnosticData readDiagnostic(StrataDiagnostic diagnostic);
/// Raises the error class with a message and diagnostics.
void raiseFailure(const char *message, PyObject *context,
                  const std::vector<DiagnosticData> &diagnostics);

/// Collects the diagnostics of a Context while it lives.
class Capture {
public:
  explicit Capture(PyObject *context);
  ~Capture();
  std::vector<DiagnosticData> diagnostics;

private:
  StrataContext context = {nullptr};
  StrataDiagnosticHandlerID id = 0;
};

/// Appends to a std::string.
void appendText(StrataStringRef part, void *text);
PyObject *makeText(const std::string &text);

/// The defaults of the thread: the innermost `with`.
PyObject *getCurrentContext();
PyObject *getCurrentLocation();
PyObject *getCurrentInsertionPoint();
/// The location given, or the current one; null after an exception. Borrowed.
HandleObject *getLocationOrCurrent(PyObject *given);

bool addTypes(PyObject *module);
bool addFunctions(PyObject *module);
bool addOperations(PyObject *module);
bool addCallbacks(PyObject *module);
bool addInterpret(PyObject *module);

/// Adds a table of functions.
bool addMethods(PyObject *module, PyMethodDef *methods);

/// The interpreter lock is released while it lives.
class WithoutLock {
public:
  WithoutLock() : saved(PyEval_SaveThread()) {}
  ~WithoutLock() { PyEval_RestoreThread(saved); }

private:
  PyThreadState *saved;
};

/// Whether a callback may use Python: the interpreter lock is held while it lives.
class WithLock {
public:
  WithLock() : saved(PyGILState_Ensure()) {}
  ~WithLock() { PyGILState_Release(saved); }

private:
  PyGILState_STATE saved;
};

} // namespace core

#endif // STRATA_BINDINGS_PYTHON_SRC_CORE_H
