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

#include "strata/Definition/OpInterface.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/Graph/Operation.h"

namespace strata {

class SymbolTableCollection;

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
/// Makes `call` call another symbol or value, of the kind that it calls now: sets the
/// attribute `callee`, or the first operand.
void setCallee(Operation *call,
               llvm::PointerUnion<SymbolRefAttr, Value> callee);
/// The operands of `call` that are the arguments.
Segment getCallArguments(Operation *call);
/// The callee of `call`, if known: the operation with that symbol name, or the
/// operation that defines the value; otherwise null.
Operation *resolveCallee(Operation *call, SymbolTableCollection &symbols);

/// The body of `callable`; null for declarations.
Region *getCallableRegion(Operation *callable);
ArrayRef<Type> getCallableResultTypes(Operation *callable);

/// Looks the symbol up without an index.
Operation *resolveCallee(Operation *call);

namespace detail {
/// Methods of classes of calls, as in MLIR.
template <typename Derived> class CallOpMethods {
public:
  /// A call of `callee`, an operation of a class of functions.
  template <typename FuncT>
  requires requires(FuncT callee) {
    callee.getFunctionType();
    callee.getSymName();
  }
  static Derived create(OpBuilder &builder, Location loc, FuncT callee,
                        ValueRange operands = {}) {
    return Derived::create(builder, loc,
                           TypeRange(callee.getFunctionType().getResults()),
                           operands, callee.getSymName());
  }
  /// A call of the function that `callee` names, which has no nested references.
  template <typename RefT>
  requires std::is_base_of_v<SymbolRefAttr, RefT>
  static Derived create(OpBuilder &builder, Location loc, RefT callee,
                        TypeRange results, ValueRange operands = {}) {
    assert(callee.getNestedReferences().empty() &&
           "calls take flat symbol references");
    return Derived::create(builder, loc, results, operands,
                           callee.getRootReference().getValue());
  }
  /// The callee: its symbol, or its value.
  llvm::PointerUnion<SymbolRefAttr, Value> getCallableForCallee() const {
    if (SymbolRefAttr symbol = strata::getCallee(self()))
      return symbol;
    return getCalleeValue(self());
  }
  OperandRange getArgOperands() const {
    Segment segment = getCallArguments(self());
    return self()->getOperands().slice(segment.first, segment.size);
  }
  /// Makes it a call of another symbol or value: sets the attribute `callee`, or the
  /// first operand.
  void
  setCalleeFromCallable(llvm::PointerUnion<SymbolRefAttr, Value> callee) const {
    setCallee(self(), callee);
  }
  /// The callee, or null if it is unknown.
  Operation *resolveCallable() const { return strata::resolveCallee(self()); }
  Operation *resolveCallableInTable(SymbolTableCollection *symbols) const {
    return resolveCallee(self(), *symbols);
  }

private:
  Operation *self() const {
    return static_cast<const Derived *>(this)->getOperation();
  }
};
} // namespace detail

/// Methods of a call; null selects the default.
class CallOpInterface : public OpInterface<CallOpInterface>,
                        public detail::CallOpMethods<CallOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "CallOpInterface";
  /// The functions of the handle for the class of an operation.
  template <typename Derived> using Trait = detail::CallOpMethods<Derived>;
  /// Operations that list the interface.
  static bool classof(const Operation *op) {
    return op->hasTrait(OpTrait::CallOpInterface);
  }
  /// The functions that definitions give.
  struct Concept {
    using Interface = CallOpInterface;
    /// A symbol, or null if the callee is a value.
    SymbolRefAttr (*getCallee)(Operation *) = nullptr;
    Segment (*getArgOperands)(Operation *) = nullptr;
  };
};

class CallableOpInterface : public OpInterface<CallableOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "CallableOpInterface";
  static bool classof(const Operation *op) {
    return op->hasTrait(OpTrait::CallableOpInterface);
  }
  /// The body; null for declarations.
  Region *getCallableRegion() const {
    return strata::getCallableRegion(getOperation());
  }
  ArrayRef<Type> getResultTypes() const {
    return getCallableResultTypes(getOperation());
  }
  /// The functions that definitions give.
  struct Concept {
    using Interface = CallableOpInterface;
    /// Null for declarations.
    Region *(*getCallableRegion)(Operation *) = nullptr;
    ArrayRef<Type> (*getResultTypes)(Operation *) = nullptr;
  };
};

} // namespace strata

#endif // STRATA_INTERFACES_CALLINTERFACES_H
