// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/ControlFlowInterfaces.h"

#include "strata/Definition/OpHooks.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Interfaces/InterfaceVerifiersDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;

/// Collects the operands of all successors for which `branch` gives them.
static void findAll(Operation *branch,
                    SmallVectorImpl<SuccessorOperands> &all) {
  all.clear();
  auto *own = getInterface<BranchOpInterface>(branch);
  if (own && own->getSuccessorOperands) {
    if (failed(own->getSuccessorOperands(branch, all)))
      all.clear();
    return;
  }
  SmallVector<Segment, 4> segments;
  if (failed(getOperandSegments(branch, segments)))
    return;
  for (auto [i, slot] : llvm::enumerate(branch->getDefinition().operands))
    if (slot.arity != Arity::One)
      all.push_back({0, segments[i], int(i)});
}

FailureOr<SuccessorOperands> BranchOperands::get(Operation *branch,
                                                 unsigned index) {
  if (branch != last) {
    findAll(branch, all);
    last = branch;
  }
  if (index >= all.size())
    return failure();
  all[index].branch = branch;
  return all[index];
}

FailureOr<SuccessorOperands> strata::getSuccessorOperands(Operation *branch,
                                                          unsigned index) {
  return BranchOperands().get(branch, index);
}

bool strata::canAppendSuccessorOperands(Operation *branch, unsigned index) {
  if (!branch->hasTrait(OpTrait::BranchOpInterface))
    return false;
  FailureOr<SuccessorOperands> passed = getSuccessorOperands(branch, index);
  return succeeded(passed) && passed->slot >= 0;
}

void strata::appendSuccessorOperands(Operation *branch, unsigned index,
                                     ArrayRef<Value> values) {
  FailureOr<SuccessorOperands> passed = getSuccessorOperands(branch, index);
  insertOperandsInSegments(branch, unsigned(passed->slot), passed->group,
                           passed->operands.first + passed->operands.size,
                           values);
}

void SuccessorOperands::append(ArrayRef<Value> values) {
  assert(slot >= 0 && "the operation does not say which operands it passes");
  if (slot < 0)
    return;
  insertOperandsInSegments(branch, unsigned(slot), group,
                           operands.first + operands.size, values);
  operands.size += unsigned(values.size());
}

SuccessorOperands
BranchOpInterface::getSuccessorOperands(unsigned index) const {
  FailureOr<SuccessorOperands> passed =
      strata::getSuccessorOperands(getOperation(), index);
  assert(succeeded(passed) && "the branch is malformed");
  if (succeeded(passed))
    return *passed;
  SuccessorOperands none;
  none.branch = getOperation();
  return none;
}

std::optional<BlockArgument>
BranchOpInterface::getSuccessorBlockArgument(unsigned operandIndex) const {
  BlockArgument argument = getSuccessorArgument(getOperation(), operandIndex);
  return argument ? std::optional(argument) : std::nullopt;
}

Block *
BranchOpInterface::getSuccessorForOperands(ArrayRef<Attribute> operands) const {
  return strata::getSuccessorForOperands(getOperation(), operands);
}

bool BranchOpInterface::areTypesCompatible(Type operand, Type argument) const {
  auto *own = getInterface<BranchOpInterface>(getOperation());
  return own && own->areTypesCompatible
             ? own->areTypesCompatible(operand, argument)
             : operand == argument;
}

BlockArgument strata::getSuccessorArgument(Operation *branch, unsigned index) {
  BranchOperands operands;
  for (unsigned i = 0, e = branch->getNumSuccessors(); i != e; ++i) {
    FailureOr<SuccessorOperands> passed = operands.get(branch, i);
    if (failed(passed) || index < passed->operands.first ||
        index >= passed->operands.first + passed->operands.size)
      continue;
    return branch->getSuccessor(i)->getArgument(passed->produced + index -
                                                passed->operands.first);
  }
  return {};
}

Block *strata::getSuccessorForOperands(Operation *branch,
                                       ArrayRef<Attribute> operands) {
  if (branch->getNumSuccessors() == 1)
    return branch->getSuccessor(0);
  auto *own = getInterface<BranchOpInterface>(branch);
  return own && own->getSuccessorForOperands
             ? own->getSuccessorForOperands(branch, operands)
             : nullptr;
}

LogicalResult interface_verifiers::verifyBranch(Operation *op,
                                                const TraitUse &) {
  auto *own = getInterface<BranchOpInterface>(op);
  auto fits = own ? own->areTypesCompatible : nullptr;
  BranchOperands operands;
  for (unsigned i = 0, e = op->getNumSuccessors(); i != e; ++i) {
    FailureOr<SuccessorOperands> passed = operands.get(op, i);
    if (failed(passed))
      return success();
    Block *block = op->getSuccessor(i);
    unsigned count = passed->produced + passed->operands.size;
    if (count != block->getNumArguments())
      return op->emitError("branch has ")
             << count << " operands for successor #" << i
             << ", but target block has " << block->getNumArguments();
    for (unsigned arg = passed->produced; arg != count; ++arg) {
      Type found =
          op->getOperand(passed->operands.first + arg - passed->produced)
              .getType();
      Type wanted = block->getArgument(arg).getType();
      if (fits ? !fits(found, wanted) : found != wanted)
        return op->emitError("type mismatch for bb argument #")
               << arg << " of successor #" << i;
    }
  }
  return success();
}

LogicalResult interface_verifiers::verifyBranchWeights(Operation *op,
                                                       const TraitUse &) {
  auto weights = dyn_cast_or_null<DenseArrayAttr>(
      op->getInherentAttrOrNull("branch_weights"));
  if (!weights || weights.getSize() == 0)
    return success();
  if (weights.getSize() != int64_t(op->getNumSuccessors()))
    return op->emitError("expects number of branch weights to match number of "
                         "successors: ")
           << weights.getSize() << " vs " << op->getNumSuccessors();
  if (llvm::all_of(weights.getRawData(), [](char byte) { return byte == 0; }))
    return op->emitError("branch weights cannot all be zero");
  return success();
}

//===-- Regions ----------------------------------------------------------===//

const RegionBranchOpInterface::Concept *strata::getRegionBranch(Operation *op) {
  if (!op->hasTrait(OpTrait::RegionBranchOpInterface))
    return nullptr;
  auto *table = getInterface<RegionBranchOpInterface>(op);
  return table && table->getSuccessorRegions && table->getSuccessorOperands
             ? table
             : nullptr;
}

void RegionBranchOpInterface::getSuccessorRegions(
    RegionBranchPoint point,
    SmallVectorImpl<RegionSuccessor> &successors) const {
  auto *table = getRegionBranch(getOperation());
  if (!table)
    return;
  Region *from = point.getRegionOrNull();
  auto add = [&](Operation *source) {
    SmallVector<Attribute> unknown(source->getNumOperands());
    SmallVector<RegionSuccessor> found;
    table->getSuccessorRegions(getOperation(), from, unknown, found);
    for (const RegionSuccessor &successor : found)
      if (llvm::none_of(successors, [&](const RegionSuccessor &other) {
            return other.region == successor.region;
          }))
        successors.push_back(successor);
  };
  if (!from)
    return add(getOperation());
  // Control leaves the region at the ends of blocks without successors.
  for (Block &block : *from)
    if (Operation *terminator = block.getTerminator();
        terminator && !terminator->getNumSuccessors())
      add(terminator);
}

void RegionBranchOpInterface::getEntrySuccessorRegions(
    ArrayRef<Attribute> operands,
    SmallVectorImpl<RegionSuccessor> &successors) const {
  if (auto *table = getRegionBranch(getOperation()))
    table->getSuccessorRegions(getOperation(), nullptr, operands, successors);
}

OperandRange RegionBranchOpInterface::getEntrySuccessorOperands(
    const RegionSuccessor &successor) const {
  auto *table = getRegionBranch(getOperation());
  Segment passed;
  if (table)
    passed =
        table->getSuccessorOperands(getOperation(), getOperation(), successor);
  return getOperation()->getOperands().slice(passed.first, passed.size);
}

bool RegionBranchOpInterface::isRepetitiveRegion(unsigned index) const {
  if (!getRegionBranch(getOperation()))
    return true;
  Region *start = &getOperation()->getRegion(index);
  llvm::SmallPtrSet<Region *, 4> seen;
  SmallVector<Region *, 4> worklist(1, start);
  while (!worklist.empty()) {
    SmallVector<RegionSuccessor> successors;
    getSuccessorRegions(worklist.pop_back_val(), successors);
    for (const RegionSuccessor &successor : successors) {
      if (successor.region == start)
        return true;
      if (successor.region && seen.insert(successor.region).second)
        worklist.push_back(successor.region);
    }
  }
  return false;
}

bool RegionBranchOpInterface::hasLoop() const {
  for (unsigned i = 0, e = getOperation()->getNumRegions(); i != e; ++i)
    if (isRepetitiveRegion(i))
      return true;
  return false;
}

SmallVector<Value, 4>
strata::getSuccessorInputs(Operation *op, const RegionSuccessor &successor) {
  SmallVector<Value, 4> inputs;
  for (unsigned i = 0; i < successor.inputs.size; ++i) {
    unsigned number = successor.inputs.first + i;
    inputs.push_back(successor.region
                         ? Value(successor.region->getArgument(number))
                         : Value(op->getResult(number)));
  }
  return inputs;
}
