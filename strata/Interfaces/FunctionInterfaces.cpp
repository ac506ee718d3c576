// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/FunctionInterfaces.h"

#include "strata/Definition/OpHooks.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/InterfaceVerifiersDetail.h"

using namespace strata;

bool strata::isFunction(const OpDefinition &def) {
  return def.hasTrait(OpTrait::FunctionOpInterface);
}

/// The hooks by which the operation overrides the default behaviour; never
/// null.
static const FunctionOpInterface::Concept *
getFunctionInterface(Operation *function) {
  static constexpr FunctionOpInterface::Concept usual;
  auto *own = getInterface<FunctionOpInterface>(function);
  return own ? own : &usual;
}

static FunctionType getBuiltinType(Operation *function) {
  auto attr = dyn_cast_or_null<TypeAttr>(
      function->getInherentAttrOrNull("function_type"));
  return attr ? dyn_cast<FunctionType>(attr.getValue()) : FunctionType();
}

ArrayRef<Type> strata::getFunctionArgumentTypes(Operation *function) {
  if (auto *get = getFunctionInterface(function)->getArgumentTypes)
    return get(function);
  FunctionType type = getBuiltinType(function);
  return type ? type.getInputs() : ArrayRef<Type>();
}

ArrayRef<Type> strata::getFunctionResultTypes(Operation *function) {
  if (auto *get = getFunctionInterface(function)->getResultTypes)
    return get(function);
  FunctionType type = getBuiltinType(function);
  return type ? type.getResults() : ArrayRef<Type>();
}

ArrayAttr strata::getFunctionArgAttrs(Operation *function) {
  return dyn_cast_or_null<ArrayAttr>(
      function->getInherentAttrOrNull("arg_attrs"));
}

ArrayAttr strata::getFunctionResultAttrs(Operation *function) {
  return dyn_cast_or_null<ArrayAttr>(
      function->getInherentAttrOrNull("res_attrs"));
}

DictionaryAttr strata::getAttrsAt(ArrayAttr attrs, size_t index) {
  if (!attrs || index >= attrs.size())
    return {};
  return dyn_cast<DictionaryAttr>(attrs[index]);
}

bool strata::canChangeSignature(Operation *function) {
  auto type = function->getAttrOfType<TypeAttr>("function_type");
  return type && isa<FunctionType>(type.getValue()) &&
         function->getNumRegions() && !function->getRegion(0).empty();
}

ArrayAttr strata::eraseEntries(ArrayAttr array, const llvm::BitVector &which) {
  if (!array || array.size() != which.size())
    return array;
  SmallVector<Attribute, 8> left;
  bool saysSomething = false;
  for (auto [i, entry] : llvm::enumerate(array.getValue())) {
    if (which.test(unsigned(i)))
      continue;
    left.push_back(entry);
    auto dictionary = dyn_cast<DictionaryAttr>(entry);
    saysSomething |= !dictionary || !dictionary.empty();
  }
  return saysSomething ? ArrayAttr::get(array.getContext(), left) : ArrayAttr();
}

/// `types` without those that are set.
static SmallVector<Type, 8> eraseTypes(ArrayRef<Type> types,
                                       const llvm::BitVector &which) {
  SmallVector<Type, 8> left;
  for (auto [i, type] : llvm::enumerate(types))
    if (!which.test(unsigned(i)))
      left.push_back(type);
  return left;
}

static void setFunctionType(Operation *function, ArrayRef<Type> inputs,
                            ArrayRef<Type> results) {
  Context *ctx = function->getContext();
  function->setAttr("function_type",
                    TypeAttr::get(FunctionType::get(ctx, inputs, results)));
}

void strata::eraseFunctionArguments(Operation *function,
                                    const llvm::BitVector &which) {
  if (ArrayAttr attrs = getFunctionArgAttrs(function))
    function->setAttr("arg_attrs", eraseEntries(attrs, which));
  setFunctionType(function,
                  eraseTypes(getFunctionArgumentTypes(function), which),
                  getFunctionResultTypes(function));
  Block &entry = function->getRegion(0).front();
  for (unsigned i = which.size(); i-- > 0;)
    if (which.test(i))
      entry.eraseArgument(i);
}

void strata::eraseFunctionResults(Operation *function,
                                  const llvm::BitVector &which) {
  if (ArrayAttr attrs = getFunctionResultAttrs(function))
    function->setAttr("res_attrs", eraseEntries(attrs, which));
  setFunctionType(function, getFunctionArgumentTypes(function),
                  eraseTypes(getFunctionResultTypes(function), which));
}

//===-- Attributes of arguments and results --------------------------------===//

static Attribute getAttrAt(ArrayAttr attrs, unsigned index, StringRef name) {
  DictionaryAttr dictionary = getAttrsAt(attrs, index);
  return dictionary ? dictionary.get(name) : Attribute();
}

/// Sets attribute `name` of entry `index` in the array `arrayName`, which has
/// `count` entries if it exists.
static void setAttrAt(Operation *function, StringRef arrayName, ArrayAttr attrs,
                      size_t count, unsigned index, StringRef name,
                      Attribute value) {
  assert(index < count && "no such argument or result");
  Context *ctx = function->getContext();
  SmallVector<Attribute, 8> entries(count, DictionaryAttr::get(ctx));
  for (size_t i = 0; i < count; ++i)
    if (DictionaryAttr known = getAttrsAt(attrs, i))
      entries[i] = known;
  SmallVector<NamedAttribute> named;
  for (const NamedAttribute &entry : cast<DictionaryAttr>(entries[index]))
    if (entry.getNameRef() != name)
      named.push_back(entry);
  if (value)
    named.push_back({StringAttr::get(ctx, name), value});
  entries[index] = DictionaryAttr::get(ctx, named);
  bool saysSomething = llvm::any_of(entries, [](Attribute entry) {
    return !cast<DictionaryAttr>(entry).empty();
  });
  function->setAttr(arrayName,
                    saysSomething ? ArrayAttr::get(ctx, entries) : ArrayAttr());
}

Attribute strata::getFunctionArgAttr(Operation *function, unsigned index,
                                     StringRef name) {
  return getAttrAt(getFunctionArgAttrs(function), index, name);
}
Attribute strata::getFunctionResultAttr(Operation *function, unsigned index,
                                        StringRef name) {
  return getAttrAt(getFunctionResultAttrs(function), index, name);
}
void strata::setFunctionArgAttr(Operation *function, unsigned index,
                                StringRef name, Attribute value) {
  setAttrAt(function, "arg_attrs", getFunctionArgAttrs(function),
            getFunctionArgumentTypes(function).size(), index, name, value);
}
void strata::setFunctionResultAttr(Operation *function, unsigned index,
                                   StringRef name, Attribute value) {
  setAttrAt(function, "res_attrs", getFunctionResultAttrs(function),
            getFunctionResultTypes(function).size(), index, name, value);
}

//===-- Changing the signature ---------------------------------------------===//

/// The array of attributes with `attrs` before entry `index`; null if all
/// entries are empty.
static ArrayAttr insertEntry(Operation *function, ArrayAttr array, size_t count,
                             unsigned index, DictionaryAttr attrs) {
  if (!array && (!attrs || attrs.empty()))
    return {};
  Context *ctx = function->getContext();
  SmallVector<Attribute, 8> entries;
  for (size_t i = 0; i < count; ++i) {
    DictionaryAttr known = getAttrsAt(array, i);
    entries.push_back(known ? known : DictionaryAttr::get(ctx));
  }
  entries.insert(entries.begin() + index,
                 attrs ? attrs : DictionaryAttr::get(ctx));
  return ArrayAttr::get(ctx, entries);
}

LogicalResult strata::insertFunctionArgument(Operation *function,
                                             unsigned index, Type type,
                                             DictionaryAttr attrs,
                                             Location loc) {
  if (!getBuiltinType(function))
    return failure();
  SmallVector<Type, 8> inputs(getFunctionArgumentTypes(function));
  assert(index <= inputs.size() && "index after the last argument");
  if (ArrayAttr array = insertEntry(function, getFunctionArgAttrs(function),
                                    inputs.size(), index, attrs))
    function->setAttr("arg_attrs", array);
  inputs.insert(inputs.begin() + index, type);
  setFunctionType(function, inputs, getFunctionResultTypes(function));
  if (!isExternalFunction(function))
    function->getRegion(0).front().insertArgument(index, type, loc);
  return success();
}

LogicalResult strata::insertFunctionResult(Operation *function, unsigned index,
                                           Type type, DictionaryAttr attrs) {
  if (!getBuiltinType(function))
    return failure();
  SmallVector<Type, 8> results(getFunctionResultTypes(function));
  assert(index <= results.size() && "index after the last result");
  if (ArrayAttr array = insertEntry(function, getFunctionResultAttrs(function),
                                    results.size(), index, attrs))
    function->setAttr("res_attrs", array);
  results.insert(results.begin() + index, type);
  setFunctionType(function, getFunctionArgumentTypes(function), results);
  return success();
}

Block *strata::addFunctionEntryBlock(Operation *function) {
  assert(isExternalFunction(function) && "the function has a body");
  Block &entry = function->getRegion(0).emplaceBlock();
  for (Type type : getFunctionArgumentTypes(function))
    entry.addArgument(type, function->getLoc());
  return &entry;
}

bool strata::isExternalFunction(Operation *function) {
  return function->getNumRegions() == 0 || function->getRegion(0).empty();
}

//===-- Verification -------------------------------------------------------===//

namespace {
/// Arguments or results.
struct Side {
  StringRef name;
  LogicalResult (*Dialect::*verify)(Operation *, unsigned, NamedAttribute);
};
} // namespace

static constexpr Side arguments = {"argument",
                                   &Dialect::verifyRegionArgAttribute};
static constexpr Side results = {"result",
                                 &Dialect::verifyRegionResultAttribute};

static LogicalResult verifyAttrs(Operation *op, const Side &side, size_t count,
                                 ArrayAttr attrs) {
  if (!attrs)
    return success();
  if (attrs.size() != count)
    return op->emitOpError("expects ")
           << side.name
           << " attribute array to have the same number of elements as the "
              "number of function "
           << side.name << "s, got " << uint64_t(attrs.size())
           << ", but expected " << uint64_t(count);
  for (size_t i = 0; i < count; ++i) {
    auto dictionary = dyn_cast<DictionaryAttr>(attrs[i]);
    if (!dictionary)
      return op->emitOpError("expects ")
             << side.name << " attribute dictionary to be a DictionaryAttr, "
             << "but got `" << attrs[i] << "`";
    for (const NamedAttribute &attr : dictionary) {
      if (!attr.getNameRef().contains('.'))
        return op->emitOpError()
               << side.name << "s may only have dialect attributes";
      Dialect *dialect = attr.getName().getReferencedDialect();
      auto *hook = dialect ? dialect->*side.verify : nullptr;
      if (hook && failed(hook(op, unsigned(i), attr)))
        return failure();
    }
  }
  return success();
}

/// Checks the arguments of the entry block, if there is one.
static LogicalResult verifyBody(Operation *op) {
  if (isExternalFunction(op))
    return success();
  ArrayRef<Type> types = getFunctionArgumentTypes(op);
  Block &entry = op->getRegion(0).front();
  if (entry.getNumArguments() != types.size())
    return op->emitOpError("entry block must have ")
           << uint64_t(types.size())
           << " arguments to match function signature";
  for (unsigned i = 0; i < types.size(); ++i) {
    Type found = entry.getArgument(i).getType();
    if (found != types[i])
      return op->emitOpError("type of entry block argument #")
             << i << '(' << found
             << ") must match the type of the corresponding argument in "
                "function signature("
             << types[i] << ')';
  }
  return success();
}

LogicalResult interface_verifiers::verifyFunction(Operation *op,
                                                  const TraitUse &) {
  const FunctionOpInterface::Concept *own = getFunctionInterface(op);
  if (own->verifyType && failed(own->verifyType(op)))
    return failure();
  if (failed(verifyAttrs(op, arguments, getFunctionArgumentTypes(op).size(),
                         getFunctionArgAttrs(op))) ||
      failed(verifyAttrs(op, results, getFunctionResultTypes(op).size(),
                         getFunctionResultAttrs(op))))
    return failure();
  if (op->getNumRegions() != 1)
    return op->emitOpError("expects one region");
  return own->verifyBody ? own->verifyBody(op) : verifyBody(op);
}

//===-- Calls and returns --------------------------------------------------===//

static void appendTypes(Diagnostic &note, ArrayRef<Type> types) {
  for (size_t i = 0; i < types.size(); ++i)
    note << (i ? ", " : "") << types[i];
}

static LogicalResult verifyCallResults(Operation *op, ArrayRef<Type> wanted) {
  if (op->getNumResults() != wanted.size())
    return op->emitOpError("incorrect number of results for callee");
  SmallVector<Type, 4> found(op->getResultTypes());
  for (unsigned i = 0; i < wanted.size(); ++i) {
    if (found[i] == wanted[i])
      continue;
    InFlightDiagnostic diag = op->emitOpError("result type mismatch at index ")
                              << i;
    Diagnostic &ours = diag.attachNote();
    ours << "      op result types: ";
    appendTypes(ours, found);
    Diagnostic &theirs = diag.attachNote();
    theirs << "function result types: ";
    appendTypes(theirs, wanted);
    return diag;
  }
  return success();
}

LogicalResult strata::verifyCallTypes(Operation *call, Operation *function) {
  ArrayRef<Type> wanted = getFunctionArgumentTypes(function);
  if (call->getNumOperands() != wanted.size())
    return call->emitOpError("incorrect number of operands for callee");
  for (unsigned i = 0; i < wanted.size(); ++i) {
    Type found = call->getOperand(i).getType();
    if (found != wanted[i])
      return call->emitOpError("operand type mismatch: expected operand type ")
             << wanted[i] << ", but provided " << found
             << " for operand number " << i;
  }
  return verifyCallResults(call, getFunctionResultTypes(function));
}

LogicalResult strata::verifyReturnedCount(Operation *op, Operation *function) {
  size_t wanted = getFunctionResultTypes(function).size();
  if (op->getNumOperands() == wanted)
    return success();
  return op->emitOpError("has ")
         << op->getNumOperands() << " operands, but enclosing function (@"
         << SymbolTable::getSymbolName(function).getValue() << ") returns "
         << uint64_t(wanted);
}
