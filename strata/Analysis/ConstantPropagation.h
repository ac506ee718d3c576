// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sparse conditional constant propagation, by folding.
#ifndef STRATA_ANALYSIS_CONSTANTPROPAGATION_H
#define STRATA_ANALYSIS_CONSTANTPROPAGATION_H

#include "strata/Analysis/SparseAnalysis.h"

namespace strata::dataflow {

/// The constant lattice: not visited yet, one constant, or not constant.
class ConstantValue {
public:
  ConstantValue() = default;
  /// `dialect` is the one that materializes the constant; null for values that
  /// are not constant.
  ConstantValue(Attribute constant, Dialect *dialect)
      : isKnown(true), constant(constant), dialect(dialect) {}
  static ConstantValue getUnknownConstant() { return {Attribute(), nullptr}; }

  bool isUninitialized() const { return !isKnown; }
  /// Null if it is not constant.
  Attribute getConstantValue() const { return constant; }
  Dialect *getConstantDialect() const { return dialect; }
  bool operator==(const ConstantValue &other) const {
    return isKnown == other.isKnown && constant == other.constant;
  }
  static ConstantValue join(const ConstantValue &a, const ConstantValue &b) {
    if (a.isUninitialized())
      return b;
    return b.isUninitialized() || a == b ? a : getUnknownConstant();
  }
  void print(raw_ostream &os) const;

private:
  bool isKnown = false;
  Attribute constant;
  Dialect *dialect = nullptr;
};

class SparseConstantPropagation final
    : public SparseForwardDataFlowAnalysis<Lattice<ConstantValue>> {
public:
  using SparseForwardDataFlowAnalysis::SparseForwardDataFlowAnalysis;
  LogicalResult
  visitOperation(Operation *op,
                 ArrayRef<const Lattice<ConstantValue> *> operands,
                 ArrayRef<Lattice<ConstantValue> *> results) override;

protected:
  void setToEntryState(Lattice<ConstantValue> *lattice) override {
    propagateIfChanged(lattice,
                       lattice->join(ConstantValue::getUnknownConstant()));
  }
};

} // namespace strata::dataflow

#endif // STRATA_ANALYSIS_CONSTANTPROPAGATION_H
