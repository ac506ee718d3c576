// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/FunctionInterface.h"

#include "strata/IR/BuiltinAttributes.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/OpHooks.h"
#include "strata/IR/TraitsDetail.h"

using namespace strata;

bool strata::isFunction(const OpDefinition &def) {
  return def.hasTrait(OpTrait::Function);
}

/// What the operation does in its own way; never null.
static const FunctionInterface *getFunctionInterface(Operation *function) {
  static constexpr FunctionInterface usual;
  auto *own = getInterface<FunctionInterface>(function);
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
  const FunctionInterface *own = getFunctionInterface(op);
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
