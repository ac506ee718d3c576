// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the semantics of the operations of vector: elements by their
// position, masks, and the memory or tensor that is accessed.
#ifndef STRATA_INTERPRETER_VECTORDETAIL_H
#define STRATA_INTERPRETER_VECTORDETAIL_H

#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/Interpreter/SegmentsDetail.h"

namespace strata::interpreter {

/// Fails, after a diagnostic, if a vector is scalable: the interpreter knows no machine.
LogicalResult checkNotScalable(Operation *op, Execution &execution);
/// `fn` for operations on vectors that are not scalable.
template <ExecuteFn fn>
LogicalResult executeVector(Operation *op, Execution &execution) {
  return failed(checkNotScalable(op, execution)) ? failure()
                                                 : fn(op, execution);
}
/// `fn` for those whose operands of type `index` are positions.
template <ExecuteFn fn>
LogicalResult executeVectorAt(Operation *op, Execution &execution) {
  return failed(checkNumbers(execution)) ? failure()
                                         : executeVector<fn>(op, execution);
}

/// The place of `position` among the elements of a shape; trailing numbers may be missing,
/// and stand for 0.
size_t getPlace(ArrayRef<int64_t> shape, ArrayRef<int64_t> position);
/// The number of elements of a shape.
size_t countElements(ArrayRef<int64_t> shape);
/// The dimensions of a number or of elements.
ArrayRef<int64_t> getShape(const RuntimeValue &value);
/// The numbers of an array of integers.
SmallVector<int64_t, 4> getNumbers(ArrayAttr attr);

/// A value of the type of result `number` with `scalars`.
void addVector(Execution &execution, std::vector<Scalar> scalars,
               unsigned number = 0);

/// The elements that are accessed: those whose flag is set, or all if there is
/// no mask.
class Mask {
public:
  Mask() = default;
  explicit Mask(RuntimeValue flags) : flags(std::move(flags)) {}
  explicit operator bool() const { return flags.isElements(); }
  /// Fails, after a diagnostic, if the flag is poison.
  FailureOr<bool> isSet(Execution &execution, ArrayRef<int64_t> position) const;

private:
  RuntimeValue flags;
};
/// The mask of the vector.mask around the operation; an empty one without it.
Mask getEnclosingMask(Execution &execution);

/// The memref or tensor that is accessed. A tensor is changed in a copy.
class Base {
public:
  Base(Execution &execution, unsigned operand);
  ArrayRef<int64_t> getSizes() const;
  Type getElementType() const { return elementType; }
  /// The scalars of an element; std::nullopt, after a diagnostic, if the indices are
  /// outside.
  std::optional<SmallVector<Scalar, 2>> readElement(ArrayRef<int64_t> indices);
  LogicalResult writeElement(ArrayRef<int64_t> indices,
                             ArrayRef<Scalar> scalars);
  /// The only scalar of an element. Fails, after a diagnostic, for elements that are
  /// vectors.
  std::optional<Scalar> read(ArrayRef<int64_t> indices);
  LogicalResult write(ArrayRef<int64_t> indices, const Scalar &value);
  /// Adds the changed tensor as the result, if there is a result.
  void addTensor();

private:
  Execution &execution;
  const RuntimeValue &value;
  Type elementType;
  std::vector<Scalar> changed;
};

/// `a` and `b`, of `type`, combined; poison if one of them is. std::nullopt,
/// after a diagnostic, if the kind does not apply to the type.
std::optional<Scalar> combine(Execution &execution, vector::CombiningKind kind,
                              Type type, const Scalar &a, const Scalar &b);

LogicalResult registerVectorElementSemantics(Context &ctx);
LogicalResult registerVectorMemorySemantics(Context &ctx);
LogicalResult registerVectorReductionSemantics(Context &ctx);

} // namespace strata::interpreter

#endif // STRATA_INTERPRETER_VECTORDETAIL_H
