// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/ConstantPropagation.h"

#include "strata/IR/Build/Fold.h"
#include "strata/IR/Context.h"
#include "strata/Interfaces/ConstantResultsOpInterface.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::dataflow;

void ConstantValue::print(raw_ostream &os) const {
  if (!isKnown)
    os << "<uninitialized>";
  else if (!constant)
    os << "<not constant>";
  else
    constant.getContext()->getRenderer().printAttr(constant, os);
}

LogicalResult SparseConstantPropagation::visitOperation(
    Operation *op, ArrayRef<const Lattice<ConstantValue> *> operands,
    ArrayRef<Lattice<ConstantValue> *> results) {
  auto giveUp = [&] {
    for (Lattice<ConstantValue> *result : results)
      setToEntryState(result);
    return success();
  };
  if (op->getNumRegions() || hasInterface<ConstantResultsOpInterface>(op))
    return giveUp();
  if (getConstantValue(op)) {
    Attribute value = getConstantValue(op->getResult(0));
    if (!value)
      return giveUp();
    propagateIfChanged(
        results[0], results[0]->join(ConstantValue(value, op->getDialect())));
    return success();
  }
  SmallVector<Attribute, 4> constants;
  for (const Lattice<ConstantValue> *operand : operands) {
    if (operand->getValue().isUninitialized())
      return success();
    constants.push_back(operand->getValue().getConstantValue());
  }
  // Undo folds that change the operation in place: the facts known here need
  // not hold elsewhere.
  SmallVector<Value> before = op->getOperands();
  SmallVector<Attribute, 4> slots(op->getAttrSlots());
  SmallVector<OpFoldResult, 4> folded;
  if (failed(fold(op, constants, folded)))
    return giveUp();
  if (folded.empty()) {
    op->setOperands(before);
    for (auto [i, attr] : llvm::enumerate(slots))
      if (op->getAttrSlots()[i] != attr)
        op->setAttrSlot(unsigned(i), attr);
    return giveUp();
  }
  for (auto [result, value] : llvm::zip(results, folded)) {
    if (value.getValue() && value.getValue().getDefiningOp() == op)
      setToEntryState(result);
    else if (Attribute attr = value.getAttr())
      propagateIfChanged(result,
                         result->join(ConstantValue(attr, op->getDialect())));
    else
      join(result, *getLatticeElement(value.getValue()));
  }
  return success();
}
