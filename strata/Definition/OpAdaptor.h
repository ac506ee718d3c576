// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpAdaptor: values in place of the operands of an operation, by slot. Hooks
// that fold get constants, conversion patterns get converted values.
//
//   OpFoldResult foldSubI(arith::SubIOp op, arith::SubIOp::FoldAdaptor adaptor) {
//     return isZero(adaptor.getRhs()) ? op.getLhs() : OpFoldResult();
//   }
//
// The wrappers that strata-gen writes (docs/wrappers.md) have a class derived from
// it with an accessor for each operand and attribute.
#ifndef STRATA_DEFINITION_OPADAPTOR_H
#define STRATA_DEFINITION_OPADAPTOR_H

#include "strata/IR/Graph/Operation.h"

#include <utility>

namespace strata {

namespace detail {
/// The first operand and the number of operands of slot number `slot` of `op`;
/// both 0 if the operands do not fit the slots.
std::pair<unsigned, unsigned> getOperandSlot(Operation *op, unsigned slot);
/// The first operand and the number of operands of the slot called `name`, which `op`
/// must have.
std::pair<unsigned, unsigned> getOperandSlot(Operation *op, StringRef name);
} // namespace detail

/// One `T` for each operand of an operation: an Attribute, a Value, or an
/// ArrayRef<Value> where several values stand for one. The list is not owned.
template <typename T> class OpAdaptorOf {
public:
  using Element = T;

  OpAdaptorOf(Operation *op, ArrayRef<T> operands)
      : op(op), operands(operands) {}
  Operation *getOperation() const { return op; }
  ArrayRef<T> getOperands() const { return operands; }
  T getOperand(unsigned index) const { return operands[index]; }
  /// The operands of the slot called `name`, which the operation must have.
  ArrayRef<T> getOperands(StringRef name) const {
    return slice(detail::getOperandSlot(op, name));
  }
  /// The operand of a slot for one value, or for an optional one: null, or
  /// empty, if there is none.
  T getOperand(StringRef name) const { return first(getOperands(name)); }
  Attribute getAttr(StringRef name) const { return op->getAttr(name); }

protected:
  // For the accessors of derived classes, one of which may be called
  // `getOperands`.

  /// The operand of a slot for one value that no slot of varying length
  /// precedes.
  const T &operand(unsigned index) const { return operands[index]; }
  /// The operands of a slot of any length, by its index.
  ArrayRef<T> operandsOfSlot(unsigned slot) const {
    return slice(detail::getOperandSlot(op, slot));
  }
  T operandOfSlot(unsigned slot) const { return first(operandsOfSlot(slot)); }

private:
  ArrayRef<T> slice(std::pair<unsigned, unsigned> range) const {
    return operands.slice(range.first, range.second);
  }
  static T first(ArrayRef<T> values) {
    return values.empty() ? T() : values.front();
  }

  Operation *op;
  ArrayRef<T> operands;
};

using OpAdaptor = OpAdaptorOf<Value>;
using OneToNOpAdaptor = OpAdaptorOf<ValueRange>;

namespace detail {
template <typename Op, typename T, typename = void> struct AdaptorFor {
  using type = OpAdaptorOf<T>;
};
template <typename Op, typename T>
struct AdaptorFor<Op, T, std::void_t<typename Op::template GenericAdaptor<T>>> {
  using type = typename Op::template GenericAdaptor<T>;
};
} // namespace detail

/// The adaptor of the class `Op`: its own if it has one.
template <typename Op, typename T>
using AdaptorFor = typename detail::AdaptorFor<Op, T>::type;

} // namespace strata

#endif // STRATA_DEFINITION_OPADAPTOR_H
