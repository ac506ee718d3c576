// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Branches: the operands that they pass, and the ones that are taken.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/LLVM/LLVMDetail.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::llvm_dialect;

//===-- llvm.cond_br, llvm.switch ------------------------------------------===//

static Block *getCondBranchSuccessor(Operation *op,
                                     ArrayRef<Attribute> operands) {
  auto condition = dyn_cast_or_null<IntegerAttr>(operands.front());
  return condition ? op->getSuccessor(condition.getValue().isZero()) : nullptr;
}

static Block *getSwitchSuccessor(Operation *op, ArrayRef<Attribute> operands) {
  auto value = dyn_cast_or_null<IntegerAttr>(operands.front());
  if (!value)
    return nullptr;
  auto cases = dyn_cast_or_null<DenseElementsAttr>(
      op->getInherentAttrOrNull("case_values"));
  for (unsigned i = 1; cases && i < op->getNumSuccessors(); ++i)
    if (cases.getIntElement(i - 1) == value.getValue())
      return op->getSuccessor(i);
  return op->getSuccessor(0);
}

/// Appends the groups into which the attribute `sizes` divides the operands of
/// a slot.
static void addDivided(Operation *op, Segment group, unsigned slot,
                       StringRef sizes,
                       SmallVectorImpl<SuccessorOperands> &passed) {
  SmallVector<Segment, 4> parts;
  if (failed(divideSegment(group, op->getInherentAttrOrNull(sizes), parts)))
    return;
  for (auto [i, part] : llvm::enumerate(parts))
    passed.push_back({0, part, int(slot), int(i)});
}

static LogicalResult
getSwitchOperands(Operation *op, SmallVectorImpl<SuccessorOperands> &passed) {
  SmallVector<Segment, 4> groups;
  if (failed(getOperandSegments(op, groups)))
    return failure();
  passed.push_back({0, groups[1], 1});
  addDivided(op, groups[2], 2, "case_operand_segments", passed);
  return success();
}

static LogicalResult verifySwitch(LLVM::SwitchOp op) {
  size_t numCases = op->getNumSuccessors() - 1;
  auto values = dyn_cast_or_null<DenseElementsAttr>(
      op->getInherentAttrOrNull("case_values"));
  if ((values ? size_t(values.getNumElements()) : 0) != numCases)
    return op->emitOpError("expects number of case values to match number of "
                           "case destinations");
  SmallVector<Segment, 4> groups;
  if (failed(getOperandSegments(op, groups)))
    return failure();
  if (values && values.getType().getElementType() != op.getValue().getType())
    return op->emitError("expects case value type to match condition value "
                         "type");
  return verifySegmentSizes(op, "case_operand_segments", "caseOperands",
                            groups[2].size, numCases);
}

//===-- llvm.indirectbr, llvm.invoke ---------------------------------------===//

static LogicalResult
getIndirectOperands(Operation *op, SmallVectorImpl<SuccessorOperands> &passed) {
  SmallVector<Segment, 4> groups;
  if (failed(getOperandSegments(op, groups)))
    return failure();
  addDivided(op, groups[1], 1, "indbr_operand_segments", passed);
  return success();
}

static LogicalResult
getInvokeOperands(Operation *op, SmallVectorImpl<SuccessorOperands> &passed) {
  SmallVector<Segment, 4> groups;
  if (failed(getOperandSegments(op, groups)))
    return failure();
  passed.push_back({0, groups[1], 1});
  passed.push_back({0, groups[2], 2});
  return success();
}

static LogicalResult verifyInvoke(Operation *op) {
  if (op->getNumSuccessors() != 2)
    return success();
  Block *unwind = op->getSuccessor(1);
  if (unwind->empty())
    return op->emitError(
        "must have at least one operation in unwind destination");
  if (!isa<LLVM::LandingpadOp>(unwind->front()))
    return op->emitError("first operation in unwind destination should be a "
                         "llvm.landingpad operation");
  return success();
}

static constexpr BranchOpInterface::Concept condBranch = {
    .getSuccessorForOperands = getCondBranchSuccessor};
static constexpr BranchOpInterface::Concept switchBranch = {
    .getSuccessorOperands = getSwitchOperands,
    .getSuccessorForOperands = getSwitchSuccessor};
static constexpr BranchOpInterface::Concept indirectBranch = {
    .getSuccessorOperands = getIndirectOperands};
static constexpr BranchOpInterface::Concept invokeBranch = {
    .getSuccessorOperands = getInvokeOperands};

void llvm_dialect::registerBranches(Context &ctx) {
  registerOpHooks<LLVM::CondBrOp>(
      &ctx, {.interfaces = {makeInterfaceTable(condBranch)}});
  registerOpHooks<LLVM::IndirectbrOp>(
      &ctx, {.interfaces = {makeInterfaceTable(indirectBranch)}});
  registerOpHooks<LLVM::InvokeOp>(
      &ctx, {.verify = verifyInvoke,
             .interfaces = {makeInterfaceTable(invokeBranch)}});
  registerOpHooks<LLVM::SwitchOp>(
      &ctx, {.verify = typedHook<verifySwitch>,
             .interfaces = {makeInterfaceTable(switchBranch)}});
}
