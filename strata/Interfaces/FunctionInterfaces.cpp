// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/FunctionInterfaces.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TraitsDetail.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Dialect.h"

using namespace strata;

bool strata::isFunction(const OpDefinition &def) {
  return def.hasTrait(OpTrait::FunctionOpInterface);
}

/// What the operation does in its own way; never null.
static const FunctionOpInterface *getFunctionInterface(Operation *function) {
  static constexpr FunctionOpInterface usual;
  auto *own = getInterface<FunctionOpInterface>(function);
  return own ? own : &usual;
}

static FunctionType getBuiltinType(Operation *function) {
  auto attr =
      dyn_cast_or_null<TypeAttr>(function->getInherentAttr("function_type"));
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
  return dyn_cast_or_null<ArrayAttr>(function->getInherentAttr("arg_attrs"));
}

ArrayAttr strata::getFunctionResultAttrs(Operation *function) {
  return dyn_cast_or_null<ArrayAttr>(function->getInherentAttr("res_attrs"));
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

LogicalResult detail::verifyFunction(Operation *op, const TraitUse &) {
  const FunctionOpInterface *own = getFunctionInterface(op);
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
