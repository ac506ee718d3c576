// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/CallInterfaces.h"

#include "strata/Definition/OpHooks.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Interfaces/FunctionInterfaces.h"

using namespace strata;

SymbolRefAttr strata::getCallee(Operation *call) {
  auto *own = getInterface<CallOpInterface>(call);
  if (own && own->getCallee)
    return own->getCallee(call);
  return dyn_cast_or_null<SymbolRefAttr>(call->getInherentAttrOrNull("callee"));
}

Value strata::getCalleeValue(Operation *call) {
  return getCallee(call) || call->getNumOperands() == 0 ? Value()
                                                        : call->getOperand(0);
}

void strata::setCallee(Operation *call,
                       llvm::PointerUnion<SymbolRefAttr, Value> callee) {
  assert(callee && "a null callee");
  assert(bool(getCallee(call)) == isa<SymbolRefAttr>(callee) &&
         "a symbol cannot replace a value as callee, nor a value a symbol");
  if (auto symbol = dyn_cast<SymbolRefAttr>(callee))
    call->setAttr("callee", symbol);
  else
    call->setOperand(0, cast<Value>(callee));
  assert(
      (isa<Value>(callee) || getCallee(call) == cast<SymbolRefAttr>(callee)) &&
      "the callee is not in the attribute 'callee'");
}

Segment strata::getCallArguments(Operation *call) {
  auto *own = getInterface<CallOpInterface>(call);
  if (own && own->getArgOperands)
    return own->getArgOperands(call);
  unsigned first = getCalleeValue(call) ? 1 : 0;
  return {first, call->getNumOperands() - first};
}

Operation *strata::resolveCallee(Operation *call,
                                 SymbolTableCollection &symbols) {
  SymbolRefAttr callee = getCallee(call);
  if (!callee) {
    Value value = getCalleeValue(call);
    // A function as a value is a constant that names it.
    callee = value ? dyn_cast_or_null<SymbolRefAttr>(getConstantValue(value))
                   : SymbolRefAttr();
    if (!callee)
      return value ? value.getDefiningOp() : nullptr;
  }
  return symbols.lookupNearestSymbolFrom(call, callee);
}

Region *strata::getCallableRegion(Operation *callable) {
  auto *own = getInterface<CallableOpInterface>(callable);
  if (own && own->getCallableRegion)
    return own->getCallableRegion(callable);
  if (!callable->getNumRegions() || callable->getRegion(0).empty())
    return nullptr;
  return &callable->getRegion(0);
}

ArrayRef<Type> strata::getCallableResultTypes(Operation *callable) {
  auto *own = getInterface<CallableOpInterface>(callable);
  if (own && own->getResultTypes)
    return own->getResultTypes(callable);
  return isFunction(callable) ? getFunctionResultTypes(callable)
                              : ArrayRef<Type>();
}

Operation *strata::resolveCallee(Operation *call) {
  SymbolTableCollection symbols;
  return resolveCallee(call, symbols);
}
