// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls and callables: operations with the interfaces CallOpInterface and
// CallableOpInterface.
//
// Without an interface table, a call names its callee in the attribute
// `callee`, and its operands are the arguments; without that attribute the
// first operand is the callee. A callable's region is its first one, with the
// arguments of its entry block; an empty one is a declaration. Its results are
// those of the function type.
#ifndef STRATA_INTERFACES_CALLINTERFACES_H
#define STRATA_INTERFACES_CALLINTERFACES_H

#include "strata/Definition/Segments.h"
#include "strata/IR/Operation.h"

namespace strata {

class SymbolTableCollection;

/// Methods of a call; null selects the default.
struct CallOpInterface {
  static constexpr llvm::StringLiteral name = "CallOpInterface";
  /// A symbol, or null if the callee is a value.
  SymbolRefAttr (*getCallee)(Operation *) = nullptr;
  Segment (*getArgOperands)(Operation *) = nullptr;
};

struct CallableOpInterface {
  static constexpr llvm::StringLiteral name = "CallableOpInterface";
  /// Null for declarations.
  Region *(*getCallableRegion)(Operation *) = nullptr;
  ArrayRef<Type> (*getResultTypes)(Operation *) = nullptr;
};

inline bool isCall(Operation *op) {
  return op->hasTrait(OpTrait::CallOpInterface);
}
inline bool isCallable(Operation *op) {
  return op->hasTrait(OpTrait::CallableOpInterface);
}

/// The symbol that `call` names; null if it calls a value.
SymbolRefAttr getCallee(Operation *call);
/// The value that it calls; null if it names a symbol.
Value getCalleeValue(Operation *call);
/// Which of the operands of `call` are the arguments.
Segment getCallArguments(Operation *call);
/// The callee of `call`, if known: the operation with that symbol name, or the
/// operation that defines the value; otherwise null.
Operation *resolveCallee(Operation *call, SymbolTableCollection &symbols);

/// The body of `callable`; null for declarations.
Region *getCallableRegion(Operation *callable);
ArrayRef<Type> getCallableResultTypes(Operation *callable);

} // namespace strata

#endif // STRATA_INTERFACES_CALLINTERFACES_H
