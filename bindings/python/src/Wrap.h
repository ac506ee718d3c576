// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of the C interface as functions of Python, by their types:
//
//   intptr_t, const T *             a sequence
//   StrataStringCallback, void *    no argument; the text is the result
//   a handle                        an object of its kind, or None for null
//
// Results have the Context and the tree of the first argument that is a handle.
#ifndef STRATA_BINDINGS_PYTHON_SRC_WRAP_H
#define STRATA_BINDINGS_PYTHON_SRC_WRAP_H

#include <tuple>
#include <type_traits>

#include "Core.h"

namespace core {

/// The objects that the results of a call belong to.
struct Environment {
  PyObject *context = nullptr;
  Owner *owner = nullptr;
  void add(HandleObject *handle) {
    if (!context)
      context = handle->kind == Kind::Context
                    ? reinterpret_cast<PyObject *>(handle)
                    : handle->context;
    if (!owner)
      owner = handle->owner;
  }
};

template <typename T> struct HandleKindOf {
  static constexpr Kind value = Kind::None;
};
#define STRATA_KIND(HANDLE, KIND)                                              \
  template <> struct HandleKindOf<HANDLE> {                                    \
    static constexpr Kind value = Kind::KIND;                                  \
  };
STRATA_KIND(StrataContext, Context)
STRATA_KIND(StrataOperation, Operation)
STRATA_KIND(StrataModule, Operation)
STRATA_KIND(StrataBlock, Block)
STRATA_KIND(StrataRegion, Region)
STRATA_KIND(StrataValue, Value)
STRATA_KIND(StrataType, Type)
STRATA_KIND(StrataAttribute, Attribute)
STRATA_KIND(StrataLocation, Location)
STRATA_KIND(StrataAffineExpr, AffineExpr)
STRATA_KIND(StrataAffineMap, AffineMap)
STRATA_KIND(StrataIntegerSet, IntegerSet)
STRATA_KIND(StrataDiagnostic, Diagnostic)
STRATA_KIND(StrataPassManager, PassManager)
STRATA_KIND(StrataExternalPass, Pass)
STRATA_KIND(StrataRewritePatternSet, PatternSet)
STRATA_KIND(StrataFrozenRewritePatternSet, FrozenPatternSet)
STRATA_KIND(StrataPatternRewriter, Rewriter)
STRATA_KIND(StrataPDLNatives, PDLNatives)
STRATA_KIND(StrataPDLResultList, PDLResultList)
#undef STRATA_KIND

inline bool toText(PyObject *object, StrataStringRef &text) {
  Py_ssize_t size = 0;
  if (PyBytes_Check(object)) {
    char *bytes = nullptr;
    if (PyBytes_AsStringAndSize(object, &bytes, &size) < 0)
      return false;
    text = {bytes, size_t(size)};
    return true;
  }
  if (!PyUnicode_Check(object)) {
    PyErr_Format(PyExc_TypeError, "expected a string, found %R", object);
    return false;
  }
  const char *data = PyUnicode_AsUTF8AndSize(object, &size);
  text = {data, size_t(size)};
  return data != nullptr;
}

/// Reads an argument.
template <typename T> bool read(PyObject *object, T &value, Environment &env) {
  if constexpr (HandleKindOf<T>::value != Kind::None) {
    value = {nullptr};
    if (object == Py_None)
      return true;
    HandleObject *handle = expectHandle(object, HandleKindOf<T>::value);
    if (!handle)
      return false;
    env.add(handle);
    value.ptr = handle->ptr;
    return true;
  } else if constexpr (std::is_same_v<T, StrataStringRef>) {
    return toText(object, value);
  } else if constexpr (std::is_same_v<T, StrataNamedAttribute>) {
    PyObject *name = PySequence_GetItem(object, 0);
    PyObject *attr = name ? PySequence_GetItem(object, 1) : nullptr;
    // The sequence keeps both.
    bool isRead =
        attr && toText(name, value.name) && read(attr, value.attribute, env);
    Py_XDECREF(name);
    Py_XDECREF(attr);
    return isRead;
  } else if constexpr (std::is_same_v<T, bool>) {
    int truth = PyObject_IsTrue(object);
    value = truth == 1;
    return truth >= 0;
  } else if constexpr (std::is_floating_point_v<T>) {
    value = T(PyFloat_AsDouble(object));
    return !PyErr_Occurred();
  } else {
    long long number = PyLong_AsLongLong(object);
    value = T(number);
    if (PyErr_Occurred())
      return false;
    if ((long long)(value) != number || (std::is_unsigned_v<T> && number < 0)) {
      PyErr_Format(PyExc_OverflowError, "%R does not fit", object);
      return false;
    }
    return true;
  }
}

/// A result.
template <typename T>
PyObject *write(T value, const Environment &env, Owner *owner) {
  if constexpr (std::is_same_v<T, StrataContext>)
    return env.context && value.ptr ? Py_NewRef(env.context)
                                    : Py_NewRef(Py_None);
  else if constexpr (HandleKindOf<T>::value != Kind::None)
    return makeHandle(HandleKindOf<T>::value, value.ptr, env.context, owner);
  else if constexpr (std::is_same_v<T, StrataStringRef>)
    return PyUnicode_DecodeUTF8(value.data ? value.data : "",
                                Py_ssize_t(value.length), "surrogateescape");
  else if constexpr (std::is_same_v<T, StrataNamedAttribute>)
    return Py_BuildValue("(NN)", write(value.name, env, owner),
                         write(value.attribute, env, owner));
  else if constexpr (std::is_same_v<T, StrataLogicalResult>)
    return PyBool_FromLong(value.value != 0);
  else if constexpr (std::is_same_v<T, bool>)
    return PyBool_FromLong(value);
  else if constexpr (std::is_floating_point_v<T>)
    return PyFloat_FromDouble(value);
  else
    return PyLong_FromLongLong((long long)value);
}

/// The elements of a sequence in memory.
struct Elements {
  std::vector<unsigned char> bytes;
  PyObject *list = nullptr;
  ~Elements() { Py_XDECREF(list); }
};

template <size_t N> struct Message {
  char text[N] = {};
  constexpr Message(const char (&from)[N]) {
    for (size_t i = 0; i < N; ++i)
      text[i] = from[i];
  }
};

/// The value of a function that returns none.
struct NoValue {};

struct WrapOptions {
  /// The result is the root of a new tree.
  bool isRoot = false;
  /// Diagnostics become an exception, and the lock is released.
  bool captures = false;
  /// The lock is released.
  bool unlocks = false;
  /// The text is bytes.
  bool isBytes = false;
};

/// Reads the arguments of a function with the parameters `Args`.
template <typename... Args> class ArgumentReader {
public:
  using Tuple = std::tuple<std::remove_cv_t<Args>...>;
  Tuple values;
  Environment env;
  std::string text;
  bool hasText = false;

  bool read(PyObject *const *args, Py_ssize_t count) {
    given = args;
    numGiven = count;
    if (!readFrom<0>())
      return false;
    if (used == count)
      return true;
    PyErr_Format(PyExc_TypeError, "expected %zd arguments, found %zd", used,
                 count);
    return false;
  }

private:
  template <size_t I> bool readFrom() {
    if constexpr (I >= sizeof...(Args)) {
      return true;
    } else {
      using T = std::tuple_element_t<I, Tuple>;
      if constexpr (std::is_same_v<T, StrataStringCallback>) {
        std::get<I>(values) = appendText;
        std::get<I + 1>(values) = &text;
        hasText = true;
        return readFrom<I + 2>();
      } else {
        if (used >= numGiven) {
          PyErr_SetString(PyExc_TypeError, "arguments are missing");
          return false;
        }
        return readArgument<I, T>();
      }
    }
  }
  template <size_t I, typename T> bool readArgument() {
    if constexpr (std::is_same_v<T, intptr_t> && I + 1 < sizeof...(Args)) {
      using Next = std::tuple_element_t<I + 1, Tuple>;
      if constexpr (std::is_pointer_v<Next> &&
                    !std::is_function_v<std::remove_pointer_t<Next>> &&
                    !std::is_same_v<Next, void *>)
        return readSequence<I, Next>() && readFrom<I + 2>();
      else
        return core::read(given[used++], std::get<I>(values), env) &&
               readFrom<I + 1>();
    } else {
      return core::read(given[used++], std::get<I>(values), env) &&
             readFrom<I + 1>();
    }
  }
  template <size_t I, typename Pointer> bool readSequence() {
    using T = std::remove_cv_t<std::remove_pointer_t<Pointer>>;
    Elements &elements = sequences[I];
    elements.list = PySequence_List(given[used++]);
    if (!elements.list)
      return false;
    Py_ssize_t size = PyList_Size(elements.list);
    elements.bytes.resize(size_t(size) * sizeof(T) + sizeof(T));
    T *data = reinterpret_cast<T *>(elements.bytes.data());
    for (Py_ssize_t i = 0; i < size; ++i)
      if (!core::read(PyList_GetItem(elements.list, i), data[i], env))
        return false;
    std::get<I>(values) = size;
    std::get<I + 1>(values) = data;
    return true;
  }

  Elements sequences[sizeof...(Args) ? sizeof...(Args) : 1];
  PyObject *const *given = nullptr;
  Py_ssize_t numGiven = 0, used = 0;
};

/// The result of a call that has succeeded.
template <WrapOptions Options, typename R, typename Reader>
PyObject *finish(R value, Reader &reader) {
  if (reader.hasText)
    return Options.isBytes
               ? PyBytes_FromStringAndSize(reader.text.data(),
                                           Py_ssize_t(reader.text.size()))
               : makeText(reader.text);
  if constexpr (std::is_same_v<R, NoValue>) {
    return Py_NewRef(Py_None);
  } else if constexpr (Options.isRoot) {
    auto *owner = new Owner;
    owner->root = {value.ptr};
    PyObject *result = write(value, reader.env, owner);
    release(owner);
    return result;
  } else if constexpr (Options.isBytes && std::is_same_v<R, StrataStringRef>) {
    return PyBytes_FromStringAndSize(value.data, Py_ssize_t(value.length));
  } else {
    return write(value, reader.env, reader.env.owner);
  }
}

/// Calls `invoke`, without the lock where the options say so.
template <WrapOptions Options, typename Fn>
auto callUnlocked(Fn invoke, PyObject *context,
                  std::vector<DiagnosticData> &diagnostics) {
  if constexpr (Options.captures) {
    Capture capture(context);
    auto call = [&] {
      WithoutLock unlocked;
      return invoke();
    };
    auto value = call();
    diagnostics = std::move(capture.diagnostics);
    return value;
  } else if constexpr (Options.unlocks) {
    WithoutLock unlocked;
    return invoke();
  } else {
    return invoke();
  }
}

template <auto Fn, WrapOptions Options, Message Text, typename R,
          typename... Args>
PyObject *callFunction(PyObject *const *args, Py_ssize_t count) {
  ArgumentReader<Args...> reader;
  if (!reader.read(args, count))
    return nullptr;
  if (strataGetLastError() != StrataErrorNone)
    strataClearLastError();
  auto invoke = [&] {
    if constexpr (std::is_void_v<R>) {
      std::apply(Fn, reader.values);
      return NoValue();
    } else {
      return std::apply(Fn, reader.values);
    }
  };
  std::vector<DiagnosticData> diagnostics;
  auto value = callUnlocked<Options>(invoke, reader.env.context, diagnostics);
  if (PyErr_Occurred())
    return nullptr;
  if (strataGetLastError() == StrataErrorFailure && Options.captures) {
    raiseFailure(Text.text, reader.env.context, diagnostics);
    return nullptr;
  }
  return raiseLastError() ? nullptr : finish<Options>(value, reader);
}

template <auto Fn, WrapOptions Options, Message Text, typename Type>
struct Wrapper;
template <auto Fn, WrapOptions Options, Message Text, typename R,
          typename... Args>
struct Wrapper<Fn, Options, Text, R (*)(Args...)> {
  static PyObject *call(PyObject *, PyObject *const *args, Py_ssize_t count) {
    return callFunction<Fn, Options, Text, R, Args...>(args, count);
  }
};

template <auto Fn, WrapOptions Options = WrapOptions{}, Message Text = "">
PyMethodDef wrap(const char *name) {
  return {name,
          reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(
              &Wrapper<Fn, Options, Text, decltype(Fn)>::call)),
          METH_FASTCALL, nullptr};
}

} // namespace core

#endif // STRATA_BINDINGS_PYTHON_SRC_WRAP_H
