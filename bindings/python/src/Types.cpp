// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Core.h"
#include "Wrap.h"

using namespace core;

//===-- Handles ------------------------------------------------------------===//

bool core::isHandle(PyObject *object) {
  return PyObject_TypeCheck(object,
                            reinterpret_cast<PyTypeObject *>(state.handleType));
}

static const char *const kindNames[] = {"object",
                                        "Context",
                                        "Operation",
                                        "Block",
                                        "Region",
                                        "Value",
                                        "Type",
                                        "Attribute",
                                        "Location",
                                        "AffineExpr",
                                        "AffineMap",
                                        "IntegerSet",
                                        "Diagnostic",
                                        "PassManager",
                                        "Pass",
                                        "RewritePatternSet",
                                        "FrozenRewritePatternSet",
                                        "PatternRewriter"};

HandleObject *core::expectHandle(PyObject *object, Kind kind) {
  if (!isHandle(object) || asHandle(object)->kind != kind) {
    PyErr_Format(PyExc_TypeError, "expected an object of class %s, found %R",
                 kindNames[size_t(kind)], object);
    return nullptr;
  }
  return asHandle(object);
}

static void setHandle(HandleObject *handle, Kind kind, void *ptr,
                      PyObject *context, Owner *owner) {
  handle->kind = kind;
  handle->ptr = ptr;
  handle->context = Py_XNewRef(context);
  bool isIR = kind >= Kind::Operation && kind <= Kind::Value;
  handle->owner = isIR ? retain(resolve(owner)) : nullptr;
}

PyObject *core::makeOfClass(PyObject *cls, Kind kind, void *ptr,
                            PyObject *context, Owner *owner) {
  PyObject *object =
      PyType_GenericAlloc(reinterpret_cast<PyTypeObject *>(cls), 0);
  if (object)
    setHandle(asHandle(object), kind, ptr, context, owner);
  return object;
}

/// The class for a name of the C interface, or else `other`. Borrowed.
static PyObject *findClass(PyObject *table, StrataStringRef name,
                           PyObject *context, PyObject *other) {
  auto *owner = reinterpret_cast<ContextObject *>(context);
  auto found = owner->classes->find(name.data);
  if (found != owner->classes->end())
    return found->second;
  PyObject *key =
      PyUnicode_FromStringAndSize(name.data, Py_ssize_t(name.length));
  PyObject *cls = table ? PyDict_GetItemWithError(table, key) : nullptr;
  Py_DECREF(key);
  if (!cls)
    cls = other;
  (*owner->classes)[name.data] = cls;
  return cls;
}

/// The class of an operation. Borrowed.
static PyObject *findOperationClass(StrataOperation op, PyObject *context) {
  StrataStringRef name = strataOperationGetName(op);
  auto *owner = reinterpret_cast<ContextObject *>(context);
  auto found = owner->classes->find(name.data);
  if (found != owner->classes->end())
    return found->second;
  PyObject *cls =
      name.data ? PyObject_CallFunction(state.operationFinder, "Os#", context,
                                        name.data, Py_ssize_t(name.length))
                : nullptr;
  if (!cls) {
    PyErr_Clear();
    strataClearLastError();
    return state.classes[size_t(Kind::Operation)];
  }
  // Classes live as long as the module that has them.
  (*owner->classes)[name.data] = cls;
  return cls;
}

/// The name of the class: that of the builtin dialect, or `dialect.name`.
static StrataStringRef getTypeName(StrataType type) {
  StrataStringRef name = strataTypeGetDialectName(type);
  return name.length ? name : strataTypeGetClassName(type);
}
static StrataStringRef getAttributeName(StrataAttribute attr) {
  StrataStringRef name = strataAttributeGetDialectName(attr);
  return name.length ? name : strataAttributeGetClassName(attr);
}

PyObject *core::makeHandle(Kind kind, void *ptr, PyObject *context,
                           Owner *owner) {
  if (!ptr)
    return Py_NewRef(Py_None);
  PyObject *cls = state.classes[size_t(kind)];
  switch (kind) {
  case Kind::Operation:
    cls = findOperationClass({ptr}, context);
    break;
  case Kind::Value:
    cls = strataValueIsABlockArgument({ptr}) ? state.blockArgumentClass
                                             : state.opResultClass;
    break;
  case Kind::Type:
    cls = findClass(state.typeClasses, getTypeName({ptr}), context, cls);
    break;
  case Kind::Attribute:
    cls = findClass(state.attributeClasses, getAttributeName({ptr}), context,
                    cls);
    break;
  default:
    break;
  }
  return makeOfClass(cls, kind, ptr, context, owner);
}

static void deallocHandle(PyObject *self) {
  HandleObject *handle = asHandle(self);
  PyTypeObject *type = Py_TYPE(self);
  Owner *owner = handle->owner;
  PyObject *context = handle->context;
  handle->owner = nullptr;
  handle->context = nullptr;
  if (handle->kind == Kind::PassManager && handle->ptr)
    strataPassManagerDestroy({handle->ptr});
  if (handle->kind == Kind::PatternSet && handle->ptr)
    strataRewritePatternSetDestroy({handle->ptr});
  if (handle->kind == Kind::FrozenPatternSet && handle->ptr)
    strataFrozenRewritePatternSetDestroy({handle->ptr});
  if (handle->kind == Kind::PDLNatives && handle->ptr)
    strataPDLNativesDestroy({handle->ptr});
  release(owner);
  // A set that was frozen does not exist any more, which is no error.
  if (handle->kind >= Kind::PassManager)
    strataClearLastError();
  auto free = reinterpret_cast<freefunc>(PyType_GetSlot(type, Py_tp_free));
  free(self);
  Py_XDECREF(context);
  Py_DECREF(type);
}

static PyObject *compareHandles(PyObject *a, PyObject *b, int op) {
  if ((op != Py_EQ && op != Py_NE) || !isHandle(a) || !isHandle(b)) {
    if (op == Py_EQ || op == Py_NE)
      return PyBool_FromLong(op == Py_NE);
    return Py_NewRef(Py_NotImplemented);
  }
  bool isEqual = asHandle(a)->ptr == asHandle(b)->ptr &&
                 asHandle(a)->kind == asHandle(b)->kind;
  return PyBool_FromLong(isEqual == (op == Py_EQ));
}
static Py_hash_t hashHandle(PyObject *self) {
  auto bits = reinterpret_cast<uintptr_t>(asHandle(self)->ptr);
  Py_hash_t hash = Py_hash_t((bits ^ bits >> 26) * 0x9E3779B97F4A7C15u >> 1);
  return hash == -1 ? -2 : hash;
}
static PyObject *getContext(PyObject *self, void *) {
  HandleObject *handle = asHandle(self);
  if (handle->kind == Kind::Context)
    return Py_NewRef(self);
  return Py_NewRef(handle->context ? handle->context : Py_None);
}
static PyObject *getPointer(PyObject *self, void *) {
  return PyLong_FromVoidPtr(asHandle(self)->ptr);
}
static PyGetSetDef handleGetters[] = {
    {"context", getContext, nullptr, "The Context of the object.", nullptr},
    {"_ptr", getPointer, nullptr, nullptr, nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
static PyType_Slot handleSlots[] = {
    {Py_tp_new, reinterpret_cast<void *>(PyType_GenericNew)},
    {Py_tp_dealloc, reinterpret_cast<void *>(deallocHandle)},
    {Py_tp_richcompare, reinterpret_cast<void *>(compareHandles)},
    {Py_tp_hash, reinterpret_cast<void *>(hashHandle)},
    {Py_tp_getset, handleGetters},
    {0, nullptr}};
static PyType_Spec handleSpec = {"strata._core.Handle", sizeof(HandleObject), 0,
                                 Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                                 handleSlots};

//===-- Contexts -----------------------------------------------------------===//

static int initContext(PyObject *self, PyObject *, PyObject *) {
  auto *object = reinterpret_cast<ContextObject *>(self);
  if (object->base.ptr)
    return 0;
  object->base.kind = Kind::Context;
  strataClearLastError();
  object->base.ptr = strataContextCreate().ptr;
  object->classes = new std::unordered_map<const char *, PyObject *>;
  return raiseLastError() ? -1 : 0;
}
static void deallocContext(PyObject *self) {
  auto *object = reinterpret_cast<ContextObject *>(self);
  PyTypeObject *type = Py_TYPE(self);
  if (object->base.ptr) {
    WithoutLock unlocked;
    strataContextDestroy({object->base.ptr});
  }
  Py_XDECREF(object->runException);
  delete object->classes;
  auto free = reinterpret_cast<freefunc>(PyType_GetSlot(type, Py_tp_free));
  free(self);
  Py_DECREF(type);
}
static PyObject *getEmits(PyObject *self, void *) {
  return PyBool_FromLong(reinterpret_cast<ContextObject *>(self)->emitsErrors);
}
static int setEmits(PyObject *self, PyObject *value, void *) {
  reinterpret_cast<ContextObject *>(self)->emitsErrors =
      value && PyObject_IsTrue(value) == 1;
  return 0;
}
static PyGetSetDef contextGetters[] = {
    {"emit_error_diagnostics", getEmits, setEmits,
     "Whether errors that become exceptions reach diagnostic handlers.",
     nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
static PyType_Slot contextSlots[] = {
    {Py_tp_init, reinterpret_cast<void *>(initContext)},
    {Py_tp_dealloc, reinterpret_cast<void *>(deallocContext)},
    {Py_tp_getset, contextGetters},
    {0, nullptr}};
static PyType_Spec contextSpec = {"strata._core.Context", sizeof(ContextObject),
                                  0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                                  contextSlots};

//===-- Attributes of operations -------------------------------------------===//

namespace {
/// The attributes of an operation, or a list of its parts.
struct PartsObject {
  PyObject_HEAD PyObject *handle;
  int kind;
  Py_ssize_t first, size;
};
} // namespace

static void deallocParts(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  Py_XDECREF(reinterpret_cast<PartsObject *>(self)->handle);
  auto free = reinterpret_cast<freefunc>(PyType_GetSlot(type, Py_tp_free));
  free(self);
  Py_DECREF(type);
}
static HandleObject *getHandle(PyObject *self) {
  return asHandle(reinterpret_cast<PartsObject *>(self)->handle);
}
static PyObject *makeParts(PyObject *cls, PyObject *handle, int kind) {
  PyObject *self =
      PyType_GenericAlloc(reinterpret_cast<PyTypeObject *>(cls), 0);
  if (!self)
    return nullptr;
  auto *parts = reinterpret_cast<PartsObject *>(self);
  parts->handle = Py_NewRef(handle);
  parts->kind = kind;
  parts->size = -1;
  return self;
}

/// The attribute of a name; null after an exception, or without one if there is none.
static PyObject *getAttribute(HandleObject *handle, StrataStringRef name) {
  StrataAttribute attr = strataOperationGetAttributeByName({handle->ptr}, name);
  if (!attr.ptr) {
    raiseLastError();
    return nullptr;
  }
  return makeHandle(Kind::Attribute, attr.ptr, handle->context, nullptr);
}
static Py_ssize_t lengthOfMap(PyObject *self) {
  intptr_t size = strataOperationGetNumAttributes({getHandle(self)->ptr});
  return raiseLastError() ? -1 : size;
}
static PyObject *itemOfMap(PyObject *self, PyObject *key) {
  HandleObject *handle = getHandle(self);
  if (PyLong_Check(key)) {
    Py_ssize_t index = PyLong_AsSsize_t(key);
    if (index < 0)
      index += lengthOfMap(self);
    StrataNamedAttribute entry =
        strataOperationGetAttribute({handle->ptr}, index);
    if (raiseLastError())
      return nullptr;
    Environment env;
    env.add(handle);
    PyObject *pair = write(entry, env, nullptr);
    PyObject *named =
        pair ? PyObject_Call(state.namedAttributeClass, pair, nullptr) : pair;
    Py_XDECREF(pair);
    return named;
  }
  StrataStringRef name;
  if (!toText(key, name))
    return nullptr;
  PyObject *attr = getAttribute(handle, name);
  if (!attr && !PyErr_Occurred())
    PyErr_SetObject(PyExc_KeyError, key);
  return attr;
}
static int setItemOfMap(PyObject *self, PyObject *key, PyObject *value) {
  HandleObject *handle = getHandle(self);
  StrataStringRef name;
  if (!toText(key, name))
    return -1;
  if (!value) {
    bool isRemoved = strataOperationRemoveAttributeByName({handle->ptr}, name);
    if (raiseLastError())
      return -1;
    if (!isRemoved)
      PyErr_SetObject(PyExc_KeyError, key);
    return isRemoved ? 0 : -1;
  }
  HandleObject *attr = expectHandle(value, Kind::Attribute);
  if (!attr)
    return -1;
  strataOperationSetAttributeByName({handle->ptr}, name, {attr->ptr});
  return raiseLastError() ? -1 : 0;
}
static int mapContains(PyObject *self, PyObject *key) {
  StrataStringRef name;
  if (!toText(key, name))
    return -1;
  StrataAttribute attr =
      strataOperationGetAttributeByName({getHandle(self)->ptr}, name);
  return raiseLastError() ? -1 : attr.ptr != nullptr;
}
static PyType_Slot mapSlots[] = {
    {Py_tp_dealloc, reinterpret_cast<void *>(deallocParts)},
    {Py_mp_length, reinterpret_cast<void *>(lengthOfMap)},
    {Py_mp_subscript, reinterpret_cast<void *>(itemOfMap)},
    {Py_mp_ass_subscript, reinterpret_cast<void *>(setItemOfMap)},
    {Py_sq_contains, reinterpret_cast<void *>(mapContains)},
    {0, nullptr}};
static PyType_Spec mapSpec = {"strata._core.AttributeMap", sizeof(PartsObject),
                              0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                              mapSlots};

//===-- Lists --------------------------------------------------------------===//

namespace {
enum ViewKind { Operands, Results, Successors, Regions, Arguments };
} // namespace

static intptr_t countParts(void *ptr, int kind) {
  switch (kind) {
  case Operands:
    return strataOperationGetNumOperands({ptr});
  case Results:
    return strataOperationGetNumResults({ptr});
  case Successors:
    return strataOperationGetNumSuccessors({ptr});
  case Regions:
    return strataOperationGetNumRegions({ptr});
  default:
    return strataBlockGetNumArguments({ptr});
  }
}
static Py_ssize_t lengthOfView(PyObject *self) {
  auto *view = reinterpret_cast<PartsObject *>(self);
  if (view->size >= 0)
    return view->size;
  intptr_t size = countParts(getHandle(self)->ptr, view->kind);
  return raiseLastError() ? -1 : size;
}
static PyObject *getPart(HandleObject *handle, int kind, intptr_t index) {
  void *ptr = nullptr;
  Kind result = Kind::Value;
  switch (kind) {
  case Operands:
    ptr = strataOperationGetOperand({handle->ptr}, index).ptr;
    break;
  case Results:
    ptr = strataOperationGetResult({handle->ptr}, index).ptr;
    break;
  case Successors:
    ptr = strataOperationGetSuccessor({handle->ptr}, index).ptr;
    result = Kind::Block;
    break;
  case Regions:
    ptr = strataOperationGetRegion({handle->ptr}, index).ptr;
    result = Kind::Region;
    break;
  default:
    ptr = strataBlockGetArgument({handle->ptr}, index).ptr;
    break;
  }
  if (!ptr && raiseLastError())
    return nullptr;
  return makeHandle(result, ptr, handle->context, handle->owner);
}
static PyObject *itemOfView(PyObject *self, Py_ssize_t index) {
  auto *view = reinterpret_cast<PartsObject *>(self);
  Py_ssize_t size = lengthOfView(self);
  if (size < 0)
    return nullptr;
  if (index < 0 || index >= size) {
    PyErr_SetString(PyExc_IndexError, "index out of range");
    return nullptr;
  }
  return getPart(getHandle(self), view->kind, view->first + index);
}
static PyObject *subscriptOfView(PyObject *self, PyObject *key) {
  auto *view = reinterpret_cast<PartsObject *>(self);
  Py_ssize_t size = lengthOfView(self);
  if (size < 0)
    return nullptr;
  if (!PySlice_Check(key)) {
    Py_ssize_t index = PyNumber_AsSsize_t(key, PyExc_IndexError);
    if (index == -1 && PyErr_Occurred())
      return nullptr;
    return itemOfView(self, index < 0 ? index + size : index);
  }
  Py_ssize_t start, stop, step;
  if (PySlice_Unpack(key, &start, &stop, &step) < 0)
    return nullptr;
  Py_ssize_t count = PySlice_AdjustIndices(size, &start, &stop, step);
  if (step == 1) {
    PyObject *part = makeParts(reinterpret_cast<PyObject *>(Py_TYPE(self)),
                               view->handle, view->kind);
    if (part) {
      reinterpret_cast<PartsObject *>(part)->first = view->first + start;
      reinterpret_cast<PartsObject *>(part)->size = count;
    }
    return part;
  }
  PyObject *list = PyList_New(0);
  for (Py_ssize_t i = 0; list && i < count; ++i) {
    PyObject *item = itemOfView(self, start + i * step);
    if (!item || PyList_Append(list, item) < 0)
      Py_CLEAR(list);
    Py_XDECREF(item);
  }
  return list;
}
static int setItemOfView(PyObject *self, PyObject *key, PyObject *value) {
  auto *view = reinterpret_cast<PartsObject *>(self);
  Py_ssize_t size = lengthOfView(self);
  Py_ssize_t index = PyNumber_AsSsize_t(key, PyExc_IndexError);
  if (size < 0 || (index == -1 && PyErr_Occurred()))
    return -1;
  if (index < 0)
    index += size;
  if (index < 0 || index >= size) {
    PyErr_SetString(PyExc_IndexError, "index out of range");
    return -1;
  }
  index += view->first;
  if (view->kind == Operands && value) {
    HandleObject *operand = expectHandle(value, Kind::Value);
    if (!operand)
      return -1;
    strataOperationSetOperand({getHandle(self)->ptr}, index, {operand->ptr});
  } else if (view->kind == Successors && value) {
    HandleObject *block = expectHandle(value, Kind::Block);
    if (!block)
      return -1;
    strataOperationSetSuccessor({getHandle(self)->ptr}, index, {block->ptr});
  } else {
    PyErr_SetString(PyExc_TypeError, "the list cannot be changed");
    return -1;
  }
  return raiseLastError() ? -1 : 0;
}
static PyObject *getViewOwner(PyObject *self, void *) {
  return Py_NewRef(reinterpret_cast<PartsObject *>(self)->handle);
}
static PyGetSetDef viewGetters[] = {
    {"owner", getViewOwner, nullptr, "The object whose list this is.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
static PyType_Slot viewSlots[] = {
    {Py_tp_dealloc, reinterpret_cast<void *>(deallocParts)},
    {Py_sq_length, reinterpret_cast<void *>(lengthOfView)},
    {Py_sq_item, reinterpret_cast<void *>(itemOfView)},
    {Py_mp_length, reinterpret_cast<void *>(lengthOfView)},
    {Py_mp_subscript, reinterpret_cast<void *>(subscriptOfView)},
    {Py_mp_ass_subscript, reinterpret_cast<void *>(setItemOfView)},
    {Py_tp_getset, viewGetters},
    {0, nullptr}};
static PyType_Spec viewSpec = {"strata._core.View", sizeof(PartsObject), 0,
                               Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                               viewSlots};

/// view(handle, kind[, first, size])
static PyObject *makeView(PyObject *, PyObject *args) {
  PyObject *handle;
  int kind;
  Py_ssize_t first = 0, size = -1;
  if (!PyArg_ParseTuple(args, "Oi|nn", &handle, &kind, &first, &size))
    return nullptr;
  if (kind < 0 || kind > Arguments ||
      !expectHandle(handle, kind == Arguments ? Kind::Block : Kind::Operation))
    return nullptr;
  PyObject *view = makeParts(state.viewClasses[kind], handle, kind);
  if (view) {
    reinterpret_cast<PartsObject *>(view)->first = first;
    reinterpret_cast<PartsObject *>(view)->size = size;
  }
  return view;
}

//===-- Properties of operations -------------------------------------------===//

namespace {
/// A descriptor that reads an attribute by name, or an operand or result by number.
struct GetterObject {
  PyObject_HEAD PyObject *name;
  int kind;
  Py_ssize_t index;
};
} // namespace

static void deallocGetter(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  Py_XDECREF(reinterpret_cast<GetterObject *>(self)->name);
  auto free = reinterpret_cast<freefunc>(PyType_GetSlot(type, Py_tp_free));
  free(self);
  Py_DECREF(type);
}
static PyObject *readProperty(PyObject *self, PyObject *object, PyObject *) {
  if (!object || object == Py_None)
    return Py_NewRef(self);
  HandleObject *handle = expectHandle(object, Kind::Operation);
  if (!handle)
    return nullptr;
  auto *getter = reinterpret_cast<GetterObject *>(self);
  switch (getter->kind) {
  case 0: {
    StrataStringRef name;
    if (!toText(getter->name, name))
      return nullptr;
    PyObject *attr = getAttribute(handle, name);
    return attr || PyErr_Occurred() ? attr : Py_NewRef(Py_None);
  }
  case 1:
    return getPart(handle, Operands, getter->index);
  case 2:
    return getPart(handle, Results, getter->index);
  case 3:
    return makeParts(state.attributeMapClass, object, 0);
  default:
    return makeParts(state.viewClasses[getter->index], object,
                     int(getter->index));
  }
}
static int writeProperty(PyObject *self, PyObject *object, PyObject *value) {
  auto *getter = reinterpret_cast<GetterObject *>(self);
  HandleObject *handle = expectHandle(object, Kind::Operation);
  if (!handle)
    return -1;
  StrataStringRef name;
  if (getter->kind == 0 && toText(getter->name, name)) {
    if (!value || value == Py_None) {
      strataOperationRemoveAttributeByName({handle->ptr}, name);
    } else {
      HandleObject *attr = expectHandle(value, Kind::Attribute);
      if (!attr)
        return -1;
      strataOperationSetAttributeByName({handle->ptr}, name, {attr->ptr});
    }
  } else if (getter->kind == 1 && value) {
    HandleObject *operand = expectHandle(value, Kind::Value);
    if (!operand)
      return -1;
    strataOperationSetOperand({handle->ptr}, getter->index, {operand->ptr});
  } else {
    PyErr_SetString(PyExc_AttributeError, "the property cannot be set");
    return -1;
  }
  return raiseLastError() ? -1 : 0;
}
static PyType_Slot getterSlots[] = {
    {Py_tp_dealloc, reinterpret_cast<void *>(deallocGetter)},
    {Py_tp_descr_get, reinterpret_cast<void *>(readProperty)},
    {Py_tp_descr_set, reinterpret_cast<void *>(writeProperty)},
    {0, nullptr}};
static PyType_Spec getterSpec = {"strata._core.Property", sizeof(GetterObject),
                                 0, Py_TPFLAGS_DEFAULT, getterSlots};

/// property(kind, name, index)
static PyObject *makeProperty(PyObject *, PyObject *args) {
  int kind;
  PyObject *name;
  Py_ssize_t index = 0;
  if (!PyArg_ParseTuple(args, "iO|n", &kind, &name, &index))
    return nullptr;
  PyObject *self = PyType_GenericAlloc(
      reinterpret_cast<PyTypeObject *>(state.attributeGetterType), 0);
  if (!self)
    return nullptr;
  auto *getter = reinterpret_cast<GetterObject *>(self);
  getter->kind = kind;
  getter->name = Py_NewRef(name);
  getter->index = index;
  return self;
}

/// assign(object, other): makes the new object a handle of the same thing.
static PyObject *assignHandle(PyObject *, PyObject *args) {
  PyObject *object, *other;
  if (!PyArg_ParseTuple(args, "OO", &object, &other))
    return nullptr;
  if (!isHandle(object) || !isHandle(other)) {
    PyErr_SetString(PyExc_TypeError, "expected handles");
    return nullptr;
  }
  HandleObject *to = asHandle(object), *from = asHandle(other);
  if (to->ptr || to == from) {
    PyErr_SetString(PyExc_ValueError, "the object is one already");
    return nullptr;
  }
  setHandle(to, from->kind, from->ptr, from->context, from->owner);
  // Objects of the library are destroyed with the one object that has them.
  if (from->kind >= Kind::PassManager)
    from->ptr = nullptr;
  return Py_NewRef(Py_None);
}
/// as_class(class, handle)
static PyObject *asClass(PyObject *, PyObject *const *args, Py_ssize_t count) {
  if (count != 2 || !isHandle(args[1])) {
    PyErr_SetString(PyExc_TypeError, "expected a class and a handle");
    return nullptr;
  }
  HandleObject *from = asHandle(args[1]);
  return makeOfClass(args[0], from->kind, from->ptr, from->context,
                     from->owner);
}
/// view_op(op): the object of the most derived class.
static PyObject *viewOperation(PyObject *, PyObject *object) {
  HandleObject *handle = expectHandle(object, Kind::Operation);
  return handle ? makeHandle(handle->kind, handle->ptr, handle->context,
                             handle->owner)
                : nullptr;
}

static PyMethodDef typeMethods[] = {
    {"view", makeView, METH_VARARGS, nullptr},
    {"property", makeProperty, METH_VARARGS, nullptr},
    {"assign", assignHandle, METH_VARARGS, nullptr},
    {"as_class",
     reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(asClass)),
     METH_FASTCALL, nullptr},
    {"opview", viewOperation, METH_O, nullptr},
    {nullptr, nullptr, 0, nullptr}};

bool core::addTypes(PyObject *module) {
  state.handleType = PyType_FromSpec(&handleSpec);
  if (!state.handleType)
    return false;
  state.contextType = PyType_FromSpecWithBases(&contextSpec, state.handleType);
  state.attributeMapType = PyType_FromSpec(&mapSpec);
  state.viewType = PyType_FromSpec(&viewSpec);
  state.attributeGetterType = PyType_FromSpec(&getterSpec);
  return state.contextType && state.attributeMapType && state.viewType &&
         state.attributeGetterType &&
         PyModule_AddObjectRef(module, "Handle", state.handleType) == 0 &&
         PyModule_AddObjectRef(module, "Context", state.contextType) == 0 &&
         PyModule_AddObjectRef(module, "AttributeMap",
                               state.attributeMapType) == 0 &&
         PyModule_AddObjectRef(module, "View", state.viewType) == 0 &&
         addMethods(module, typeMethods);
}
