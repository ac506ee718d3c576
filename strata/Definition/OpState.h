// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpState: a pointer to an operation, null or not, as a class. Classes of operations
// (OpWrapper.h) and of interfaces (OpInterface.h) derive from it. `isa`, `cast` and
// `dyn_cast` go from operations, and from one such class to another.
#ifndef STRATA_DEFINITION_OPSTATE_H
#define STRATA_DEFINITION_OPSTATE_H

#include "strata/IR/Graph/Operation.h"

namespace strata {

class OpState {
public:
  OpState() = default;
  Operation *getOperation() const { return op; }
  Operation *operator->() const {
    assert(op && "use of a null operation");
    return op;
  }
  operator Operation *() const { return op; }
  explicit operator bool() const { return op; }
  Context *getContext() const { return (*this)->getContext(); }
  Location getLoc() const { return (*this)->getLoc(); }

  // Functions of the operation that are used most.

  template <WalkOrder Order = WalkOrder::PostOrder, typename Fn>
  WalkResult walk(Fn &&fn) const {
    return (*this)->template walk<Order>(std::forward<Fn>(fn));
  }
  InFlightDiagnostic emitError(const Twine &message = {}) const;
  InFlightDiagnostic emitOpError(const Twine &message = {}) const;
  InFlightDiagnostic emitWarning(const Twine &message = {}) const;
  InFlightDiagnostic emitRemark(const Twine &message = {}) const;
  void erase() const { (*this)->erase(); }
  void print(raw_ostream &os, const PrintingFlags &flags = {}) const {
    (*this)->print(os, flags);
  }
  void dump() const { (*this)->dump(); }
  friend raw_ostream &operator<<(raw_ostream &os, const OpState &state) {
    return state.op ? os << *state.op : os << "<<NULL OPERATION>>";
  }
  friend llvm::hash_code hash_value(const OpState &state) {
    return llvm::hash_value(state.op);
  }
  void *getAsOpaquePointer() const { return op; }

protected:
  explicit OpState(Operation *op) : op(op) {}
  /// `newOp` need not be an operation: keys of maps are other pointers.
  void setUnchecked(const void *newOp) {
    op = static_cast<Operation *>(const_cast<void *>(newOp));
  }

private:
  Operation *op = nullptr;
};

} // namespace strata

namespace llvm {

/// isa, cast and dyn_cast from operations, and from classes of operations.
template <typename To, typename From>
struct CastInfo<To, From,
                std::enable_if_t<std::is_base_of_v<strata::OpState, To> &&
                                 (std::is_same_v<From, strata::Operation *> ||
                                  std::is_base_of_v<strata::OpState, From>)>>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, From, CastInfo<To, From>> {
  static bool isPossible(strata::Operation *op) { return To::classof(op); }
  static To doCast(strata::Operation *op) { return To(op); }
};
/// isa, cast and dyn_cast from operations by reference.
template <typename To>
struct CastInfo<To, strata::Operation,
                std::enable_if_t<std::is_base_of_v<strata::OpState, To>>>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, strata::Operation &,
                              CastInfo<To, strata::Operation>> {
  static bool isPossible(const strata::Operation &op) {
    return To::classof(&op);
  }
  static To doCast(strata::Operation &op) { return To(&op); }
};

/// Keys of maps and sets: those of the operations.
template <typename OpTy>
struct DenseMapInfo<
    OpTy, std::enable_if_t<std::is_base_of_v<strata::OpState, OpTy>>> {
  static OpTy getEmptyKey() {
    return OpTy::getFromOpaquePointer(DenseMapInfo<void *>::getEmptyKey());
  }
  static OpTy getTombstoneKey() {
    return OpTy::getFromOpaquePointer(DenseMapInfo<void *>::getTombstoneKey());
  }
  static unsigned getHashValue(OpTy op) {
    return DenseMapInfo<void *>::getHashValue(op.getAsOpaquePointer());
  }
  static bool isEqual(OpTy a, OpTy b) {
    return a.getAsOpaquePointer() == b.getAsOpaquePointer();
  }
};

} // namespace llvm

#endif // STRATA_DEFINITION_OPSTATE_H
