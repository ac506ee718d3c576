// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ranges of integers: bounds on values of an integer or index type, as unsigned
// and as signed numbers; their transfer functions; and the data-flow analysis
// that propagates them. Vectors and tensors have the range of their elements.
// Operations provide their transfer function by the interface
// InferIntRangeInterface:
//
//   static constexpr InferIntRangeInterface ranges = {inferAdd};
//   hooks.addInterface(ranges);
#ifndef STRATA_ANALYSIS_INTEGERRANGE_H
#define STRATA_ANALYSIS_INTEGERRANGE_H

#include "strata/Analysis/SparseAnalysis.h"

#include "llvm/ADT/APInt.h"

#include <optional>
#include <utility>

namespace strata {

using llvm::APInt;

/// The numbers between two unsigned bounds and between two signed ones, each
/// included.
class ConstantIntRanges {
public:
  ConstantIntRanges(APInt umin, APInt umax, APInt smin, APInt smax)
      : uminVal(std::move(umin)), umaxVal(std::move(umax)),
        sminVal(std::move(smin)), smaxVal(std::move(smax)) {}
  static ConstantIntRanges maxRange(unsigned width);
  static ConstantIntRanges constant(const APInt &value) {
    return {value, value, value, value};
  }
  /// Bounds of one signedness; the others are derived if possible.
  static ConstantIntRanges range(const APInt &min, const APInt &max,
                                 bool isSigned);
  static ConstantIntRanges fromSigned(const APInt &min, const APInt &max) {
    return range(min, max, true);
  }
  static ConstantIntRanges fromUnsigned(const APInt &min, const APInt &max) {
    return range(min, max, false);
  }
  /// Bits of the type; `index` has 64, types without integers have none.
  static unsigned getStorageBitwidth(Type type);

  const APInt &umin() const { return uminVal; }
  const APInt &umax() const { return umaxVal; }
  const APInt &smin() const { return sminVal; }
  const APInt &smax() const { return smaxVal; }
  unsigned getWidth() const { return uminVal.getBitWidth(); }
  bool operator==(const ConstantIntRanges &other) const {
    return uminVal == other.uminVal && umaxVal == other.umaxVal &&
           sminVal == other.sminVal && smaxVal == other.smaxVal;
  }
  ConstantIntRanges rangeUnion(const ConstantIntRanges &other) const;
  ConstantIntRanges intersection(const ConstantIntRanges &other) const;
  /// The only number in it.
  std::optional<APInt> getConstantValue() const;
  void print(raw_ostream &os) const;

private:
  APInt uminVal, umaxVal, sminVal, smaxVal;
};

/// The ranges of the results of `op`, whose operands have ranges `operands`,
/// one for each result; std::nullopt stands for any value of its type.
struct InferIntRangeInterface {
  static constexpr llvm::StringLiteral name = "InferIntRangeInterface";
  using Ranges = ArrayRef<ConstantIntRanges>;
  using Results = MutableArrayRef<std::optional<ConstantIntRanges>>;
  using InferFn = void (*)(Operation *op, Ranges operands, Results results);
  InferFn inferResultRanges = nullptr;
};
/// The function that infers the ranges of the results of `op`: that of its interface, or the one
/// that follows from its declared computation. Null if the interface is not among its own.
InferIntRangeInterface::InferFn getRangeInference(Operation *op);

/// The inferResultRanges of operations whose result is a size of their first operand, of
/// a shaped type: that of the dimension that the second operand tells.
void inferDimRange(Operation *op, InferIntRangeInterface::Ranges operands,
                   InferIntRangeInterface::Results results);

/// The lattice of a value: uninitialized, or its range.
class IntegerValueRange {
public:
  IntegerValueRange() = default;
  IntegerValueRange(ConstantIntRanges range) : range(std::move(range)) {}
  /// Any number of the type; types without integers have ranges without bits.
  static IntegerValueRange getMaxRange(Value value);
  bool isUninitialized() const { return !range; }
  const ConstantIntRanges &getValue() const { return *range; }
  bool operator==(const IntegerValueRange &other) const {
    return range == other.range;
  }
  static IntegerValueRange join(const IntegerValueRange &a,
                                const IntegerValueRange &b);
  void print(raw_ostream &os) const;

private:
  std::optional<ConstantIntRanges> range;
};

namespace dataflow {

using IntegerValueRangeLattice = Lattice<IntegerValueRange>;

/// Propagates ranges forward. A range that changes around a loop without
/// becoming constant is widened to the full range.
class IntegerRangeAnalysis final
    : public SparseForwardDataFlowAnalysis<IntegerValueRangeLattice> {
public:
  using SparseForwardDataFlowAnalysis::SparseForwardDataFlowAnalysis;
  LogicalResult
  visitOperation(Operation *op,
                 ArrayRef<const IntegerValueRangeLattice *> operands,
                 ArrayRef<IntegerValueRangeLattice *> results) override;

protected:
  /// Induction variables have the range that the bounds of the loop leave.
  void visitNonControlFlowArgumentsImpl(Operation *op, Region &region,
                                        Lattices arguments) override;
  void setToEntryState(IntegerValueRangeLattice *lattice) override {
    propagateIfChanged(lattice, lattice->join(IntegerValueRange::getMaxRange(
                                    lattice->getAnchor())));
  }
};

} // namespace dataflow
} // namespace strata

#endif // STRATA_ANALYSIS_INTEGERRANGE_H
