// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Creation of operations, and their places. An operation that is moved into another tree belongs
// to the owner of that tree.
#include "Core.h"
#include "Wrap.h"

using namespace core;

/// Says that `op`, which may be the root of a tree, is now in the tree of `place`.
static void joinTree(HandleObject *op, HandleObject *place) {
  Owner *from = resolve(op->owner), *to = resolve(place->owner);
  if (!to || from == to)
    return;
  if (from && from->root.ptr == op->ptr) {
    from->root = {nullptr};
    from->forward = retain(to);
  }
  Owner *old = op->owner;
  op->owner = retain(to);
  release(old);
}

/// Says that `op` is the root of a tree of its own.
static void leaveTree(HandleObject *op) {
  auto *owner = new Owner;
  owner->root = {op->ptr};
  release(op->owner);
  op->owner = owner;
}

/// insert(block, reference or None, op, after)
static PyObject *insertOperation(PyObject *, PyObject *args) {
  PyObject *blockObject, *reference, *opObject;
  int isAfter = 0;
  if (!PyArg_ParseTuple(args, "OOO|p", &blockObject, &reference, &opObject,
                        &isAfter))
    return nullptr;
  HandleObject *block = expectHandle(blockObject, Kind::Block);
  HandleObject *op = block ? expectHandle(opObject, Kind::Operation) : nullptr;
  HandleObject *place = nullptr;
  if (op && reference != Py_None &&
      !(place = expectHandle(reference, Kind::Operation)))
    return nullptr;
  if (!op)
    return nullptr;
  StrataOperation before = {place ? place->ptr : nullptr};
  if (isAfter)
    strataBlockInsertOwnedOperationAfter({block->ptr}, before, {op->ptr});
  else
    strataBlockInsertOwnedOperationBefore({block->ptr}, before, {op->ptr});
  if (raiseLastError())
    return nullptr;
  joinTree(op, block);
  return Py_NewRef(Py_None);
}

/// move(op, other, after)
static PyObject *moveOperation(PyObject *, PyObject *args) {
  PyObject *opObject, *otherObject;
  int isAfter = 0;
  if (!PyArg_ParseTuple(args, "OOp", &opObject, &otherObject, &isAfter))
    return nullptr;
  HandleObject *op = expectHandle(opObject, Kind::Operation);
  HandleObject *other =
      op ? expectHandle(otherObject, Kind::Operation) : nullptr;
  if (!other)
    return nullptr;
  if (isAfter)
    strataOperationMoveAfter({op->ptr}, {other->ptr});
  else
    strataOperationMoveBefore({op->ptr}, {other->ptr});
  if (raiseLastError())
    return nullptr;
  joinTree(op, other);
  return Py_NewRef(Py_None);
}

static PyObject *detachOperation(PyObject *, PyObject *object) {
  HandleObject *op = expectHandle(object, Kind::Operation);
  if (!op)
    return nullptr;
  bool wasInside = strataOperationGetBlock({op->ptr}).ptr;
  if (!raiseLastError() && wasInside)
    strataOperationRemoveFromParent({op->ptr});
  if (PyErr_Occurred() || raiseLastError())
    return nullptr;
  if (wasInside)
    leaveTree(op);
  return Py_NewRef(Py_None);
}

namespace {
/// The arguments of `create`, in memory.
struct CreationState {
  StrataOperationState state = {};
  std::vector<StrataType> types;
  std::vector<StrataValue> operands;
  std::vector<StrataBlock> successors;
  std::vector<StrataNamedAttribute> attributes;
  std::vector<PyObject *> kept;
  ~CreationState() {
    for (PyObject *object : kept)
      Py_DECREF(object);
  }
};
} // namespace

/// Appends the handles of a sequence; None is an empty one.
template <typename H>
static bool addHandles(PyObject *sequence, std::vector<H> &handles,
                       CreationState &creation) {
  if (sequence == Py_None)
    return true;
  bool isList = PyList_Check(sequence), isTuple = PyTuple_Check(sequence);
  PyObject *list =
      isList || isTuple ? Py_NewRef(sequence) : PySequence_List(sequence);
  if (!list)
    return false;
  creation.kept.push_back(list);
  Py_ssize_t size = isTuple ? PyTuple_Size(list) : PyList_Size(list);
  handles.reserve(size_t(size));
  for (Py_ssize_t i = 0; i < size; ++i) {
    PyObject *item =
        isTuple ? PyTuple_GetItem(list, i) : PyList_GetItem(list, i);
    HandleObject *handle = expectHandle(item, HandleKindOf<H>::value);
    if (!handle)
      return false;
    handles.push_back({handle->ptr});
  }
  return true;
}

static bool addAttributes(PyObject *table, CreationState &creation) {
  if (table == Py_None)
    return true;
  if (!PyDict_Check(table)) {
    PyErr_SetString(PyExc_TypeError, "attributes are a dictionary");
    return false;
  }
  PyObject *key, *value;
  Py_ssize_t position = 0;
  while (PyDict_Next(table, &position, &key, &value)) {
    StrataNamedAttribute entry;
    if (!toText(key, entry.name))
      return false;
    HandleObject *attr = expectHandle(value, Kind::Attribute);
    if (!attr)
      return false;
    entry.attribute = {attr->ptr};
    creation.attributes.push_back(entry);
  }
  return true;
}

static bool fillState(PyObject *const *args, CreationState &creation) {
  StrataOperationState &state = creation.state;
  bool infers = args[2] == Py_None;
  if (!toText(args[1], state.name) ||
      !addHandles(args[2], creation.types, creation) ||
      !addHandles(args[3], creation.operands, creation) ||
      !addAttributes(args[4], creation) ||
      !addHandles(args[5], creation.successors, creation))
    return false;
  state.nEmptyRegions = PyLong_AsSsize_t(args[6]);
  if (PyErr_Occurred())
    return false;
  state.enableResultTypeInference = infers;
  state.nResults = intptr_t(creation.types.size());
  state.results = creation.types.data();
  state.nOperands = intptr_t(creation.operands.size());
  state.operands = creation.operands.data();
  state.nSuccessors = intptr_t(creation.successors.size());
  state.successors = creation.successors.data();
  state.nAttributes = intptr_t(creation.attributes.size());
  state.attributes = creation.attributes.data();
  return true;
}

/// Inserts a new operation at the place of an InsertionPoint.
static bool insertFast(HandleObject *op, PyObject *point) {
  PyObject *block = PyObject_GetAttr(point, state.blockName);
  PyObject *reference =
      block ? PyObject_GetAttr(point, state.referenceName) : nullptr;
  bool isAtEnd = reference == Py_None;
  bool isValid =
      reference && isHandle(block) && (isAtEnd || isHandle(reference));
  if (isValid && isAtEnd &&
      strataBlockGetTerminator({asHandle(block)->ptr}).ptr) {
    PyErr_SetString(
        PyExc_IndexError,
        "Cannot insert operation at the end of a block that already has a "
        "terminator. Did you mean to use 'InsertionPoint.at_block_terminator("
        "block)' versus 'InsertionPoint(block)'?");
    isValid = false;
  }
  if (isValid) {
    strataBlockInsertOwnedOperationBefore(
        {asHandle(block)->ptr}, {isAtEnd ? nullptr : asHandle(reference)->ptr},
        {op->ptr});
    isValid = !raiseLastError();
  }
  if (isValid)
    joinTree(op, asHandle(block));
  Py_XDECREF(block);
  Py_XDECREF(reference);
  return isValid;
}

/// Inserts a new operation at a place.
static bool insertAt(HandleObject *op, PyObject *point) {
  if (reinterpret_cast<PyObject *>(Py_TYPE(point)) == state.insertionPointClass)
    return insertFast(op, point);
  PyObject *result = PyObject_CallMethod(point, "insert", "O",
                                         reinterpret_cast<PyObject *>(op));
  Py_XDECREF(result);
  return result != nullptr;
}

/// create(object or class, name, results or None, operands, attributes, successors, regions, loc,
/// ip): initializes the object, or returns a new one of the class; `ip` is False for nowhere,
/// None for the current place.
static PyObject *createOperation(PyObject *, PyObject *const *args,
                                 Py_ssize_t count) {
  if (count != 9) {
    PyErr_SetString(PyExc_TypeError, "expected nine arguments");
    return nullptr;
  }
  CreationState creation;
  HandleObject *location = getLocationOrCurrent(args[7]);
  if (!location || !fillState(args, creation))
    return nullptr;
  creation.state.location = {location->ptr};
  StrataOperation op = {nullptr};
  if (creation.state.enableResultTypeInference) {
    Capture capture(location->context);
    op = strataOperationCreate(&creation.state);
    if (!op.ptr && strataGetLastError() == StrataErrorFailure) {
      raiseFailure("", location->context, capture.diagnostics);
      return nullptr;
    }
  } else {
    op = strataOperationCreate(&creation.state);
  }
  if (!op.ptr) {
    raiseLastError();
    return nullptr;
  }
  auto *owner = new Owner;
  owner->root = op;
  PyObject *object = nullptr;
  if (isHandle(args[0]) && !asHandle(args[0])->ptr) {
    object = Py_NewRef(args[0]);
    HandleObject *handle = asHandle(object);
    handle->kind = Kind::Operation;
    handle->ptr = op.ptr;
    handle->context = Py_NewRef(location->context);
    handle->owner = retain(owner);
  } else if (args[0] == Py_None) {
    object = makeHandle(Kind::Operation, op.ptr, location->context, owner);
  } else {
    object =
        makeOfClass(args[0], Kind::Operation, op.ptr, location->context, owner);
  }
  release(owner);
  PyObject *point = args[8] == Py_None ? getCurrentInsertionPoint() : args[8];
  if (object && point && point != Py_False &&
      !insertAt(asHandle(object), point)) {
    Py_DECREF(object);
    return nullptr;
  }
  return object;
}

/// block_create(parent, types, locations): a detached block, which is for the tree of `parent`.
static PyObject *createBlock(PyObject *, PyObject *args) {
  PyObject *parent, *typeList, *locationList;
  if (!PyArg_ParseTuple(args, "OOO", &parent, &typeList, &locationList))
    return nullptr;
  if (!isHandle(parent)) {
    PyErr_SetString(PyExc_TypeError, "expected a region or block");
    return nullptr;
  }
  CreationState creation;
  std::vector<StrataLocation> locations;
  if (!addHandles(typeList, creation.types, creation) ||
      !addHandles(locationList, locations, creation))
    return nullptr;
  if (creation.types.size() != locations.size()) {
    PyErr_SetString(PyExc_ValueError, "expected one location for each type");
    return nullptr;
  }
  HandleObject *handle = asHandle(parent);
  StrataBlock block = strataBlockCreate(
      {asHandle(handle->context)->ptr}, intptr_t(creation.types.size()),
      creation.types.data(), locations.data());
  if (raiseLastError())
    return nullptr;
  return makeHandle(Kind::Block, block.ptr, handle->context, handle->owner);
}

/// erase(op)
static PyObject *eraseOperation(PyObject *, PyObject *object) {
  HandleObject *op = expectHandle(object, Kind::Operation);
  if (!op)
    return nullptr;
  strataOperationErase({op->ptr});
  if (raiseLastError())
    return nullptr;
  return Py_NewRef(Py_None);
}

/// print(op, large elements, large resources, debug, pretty, generic, local, verified, skip,
/// names, users)
static PyObject *printOperation(PyObject *, PyObject *args) {
  PyObject *object;
  StrataOpPrintingFlags flags = strataOpPrintingFlagsGet();
  long long elements, resources;
  int debug, pretty, generic, local, verified, skip, names, users;
  if (!PyArg_ParseTuple(args, "OLLpppppppp", &object, &elements, &resources,
                        &debug, &pretty, &generic, &local, &verified, &skip,
                        &names, &users))
    return nullptr;
  HandleObject *op = expectHandle(object, Kind::Operation);
  if (!op)
    return nullptr;
  flags.largeElementsLimit = elements;
  flags.largeResourceLimit = resources;
  flags.debugInfo = debug;
  flags.prettyDebugInfo = pretty;
  flags.genericOpForm = generic;
  flags.localScope = local;
  flags.assumeVerified = verified;
  flags.skipRegions = skip;
  flags.nameLocAsPrefix = names;
  flags.valueUsers = users;
  std::string text;
  {
    WithoutLock unlocked;
    strataOperationPrintWithFlags({op->ptr}, &flags, appendText, &text);
  }
  return raiseLastError() ? nullptr : makeText(text);
}

/// segment(op, name, is_operand): the values of a slot.
static PyObject *getSegment(PyObject *, PyObject *args) {
  PyObject *object, *nameObject;
  int isOperand;
  if (!PyArg_ParseTuple(args, "OOp", &object, &nameObject, &isOperand))
    return nullptr;
  HandleObject *op = expectHandle(object, Kind::Operation);
  StrataStringRef name;
  if (!op || !toText(nameObject, name))
    return nullptr;
  intptr_t first = 0, size = 0;
  if (isOperand)
    strataOperationGetOperandSegment({op->ptr}, name, &first, &size);
  else
    strataOperationGetResultSegment({op->ptr}, name, &first, &size);
  if (raiseLastError())
    return nullptr;
  return Py_BuildValue("(nn)", Py_ssize_t(first), Py_ssize_t(size));
}

/// strides(type): strides and offset of a memref.
static PyObject *getStrides(PyObject *, PyObject *object) {
  HandleObject *type = expectHandle(object, Kind::Type);
  if (!type)
    return nullptr;
  std::vector<int64_t> strides(size_t(strataShapedTypeGetRank({type->ptr})) +
                               1);
  int64_t offset = 0;
  if (raiseLastError())
    return nullptr;
  strataMemRefTypeGetStridesAndOffset({type->ptr}, strides.data(), &offset);
  if (raiseLastError())
    return nullptr;
  PyObject *list = PyList_New(0);
  for (size_t i = 0; list && i + 1 < strides.size(); ++i) {
    PyObject *number = PyLong_FromLongLong(strides[i]);
    PyList_Append(list, number);
    Py_DECREF(number);
  }
  return Py_BuildValue("(NL)", list, (long long)offset);
}

static PyMethodDef operationMethods[] = {
    {"insert", insertOperation, METH_VARARGS, nullptr},
    {"move", moveOperation, METH_VARARGS, nullptr},
    {"detach", detachOperation, METH_O, nullptr},
    {"create",
     reinterpret_cast<PyCFunction>(
         reinterpret_cast<void (*)()>(createOperation)),
     METH_FASTCALL, nullptr},
    {"block_create", createBlock, METH_VARARGS, nullptr},
    {"erase", eraseOperation, METH_O, nullptr},
    {"print", printOperation, METH_VARARGS, nullptr},
    {"segment", getSegment, METH_VARARGS, nullptr},
    {"strides", getStrides, METH_O, nullptr},
    {nullptr, nullptr, 0, nullptr}};

bool core::addOperations(PyObject *module) {
  return addMethods(module, operationMethods);
}
