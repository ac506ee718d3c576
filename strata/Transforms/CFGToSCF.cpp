// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Transforms/CFGToSCF.h"

#include "strata/IR/Diagnostics.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Transforms/CFGToSCFDetail.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

Value CFGToSCF::getSwitchValue(unsigned value) {
  Value &known = switchValues[value];
  if (!known) {
    builder.setInsertionPointToStart(&region.front());
    known = interface.getCFGSwitchValue(region.getParentOp()->getLoc(), builder,
                                        value);
  }
  return known;
}

Value CFGToSCF::getUndefValue(Type type) {
  Value &known = undefValues[type];
  if (!known) {
    builder.setInsertionPointToStart(&region.front());
    known =
        interface.getUndefValue(region.getParentOp()->getLoc(), builder, type);
  }
  return known;
}

void CFGToSCF::createBranch(Location loc, Block *block, Block *target,
                            ValueRange operands) {
  Value dummy = getSwitchValue(0);
  builder.setInsertionPointToEnd(block);
  interface.createSingleDestinationBranch(loc, builder, dummy, target,
                                          operands);
}

//===-- Operations that leave the region -----------------------------------===//

/// Whether `a` and `b` differ in the values of operands only.
static bool areLike(Operation *a, Operation *b) {
  return a->getName() == b->getName() && !a->getNumRegions() &&
         !a->getNumResults() && !b->getNumResults() &&
         a->getAttrDictionary() == b->getAttrDictionary() &&
         a->getOperandTypes() == b->getOperandTypes();
}

void CFGToSCF::combineExit(Operation *exit) {
  Block *block = exit->getBlock();
  Location loc = exit->getLoc();
  SmallVector<Value> operands = llvm::to_vector_of<Value>(exit->getOperands());
  auto *known = llvm::find_if(exitBlocks, [&](Block *other) {
    return areLike(other->getLastOp(), exit);
  });
  if (known != exitBlocks.end()) {
    Block *target = *known;
    exit->erase();
    return createBranch(loc, block, target, operands);
  }
  Block *target = Block::create(region.getContext());
  region.push_back(target);
  exitBlocks.push_back(target);
  exit->moveBefore(target, target->end());
  for (OpOperand &operand : exit->getOpOperands())
    operand.set(target->addArgument(operand.get().getType(), loc));
  createBranch(loc, block, target, operands);
}

LogicalResult CFGToSCF::createUnreachableExit(Location loc, Block *block) {
  builder.setInsertionPointToEnd(block);
  FailureOr<Operation *> exit =
      interface.createUnreachableTerminator(loc, builder, region);
  if (failed(exit))
    return failure();
  combineExit(*exit);
  return success();
}

//===-- Driver -------------------------------------------------------------===//

void CFGToSCF::findReachedBlocks() {
  SmallVector<Block *> pending = {&region.front()};
  reached.insert(&region.front());
  while (!pending.empty())
    for (Block *next : pending.pop_back_val()->getSuccessors())
      if (reached.insert(next).second)
        pending.push_back(next);
}

/// Blocks that are not reached may branch to each other, as in MLIR.
LogicalResult CFGToSCF::checkReached(Block &block) {
  bool isFine = reached.contains(&block)
                    ? llvm::all_of(block.getPredecessors(),
                                   [&](Block *predecessor) {
                                     return reached.contains(predecessor);
                                   })
                    : !block.hasNoPredecessors();
  return isFine ? success()
                : block.getLastOp()->emitOpError(
                      "transformation does not support unreachable blocks");
}

static LogicalResult checkBranch(Operation *branch) {
  BranchOperands operands;
  for (unsigned i = 0; i < branch->getNumSuccessors(); ++i) {
    FailureOr<SuccessorOperands> passed = operands.get(branch, i);
    if (failed(passed) || passed->slot < 0 || passed->produced)
      return branch->emitOpError("transformation does not support terminators "
                                 "with successors not implementing "
                                 "BranchOpInterface");
  }
  return success();
}

LogicalResult CFGToSCF::checkPreconditions() {
  for (Block &block : region)
    if (failed(checkReached(block)) || failed(checkBranch(block.getLastOp())))
      return failure();
  return success();
}

LogicalResult CFGToSCF::run() {
  findReachedBlocks();
  if (failed(checkPreconditions()))
    return failure();
  SmallVector<Operation *> exits;
  for (Block &block : region)
    if (reached.contains(&block) && !block.getLastOp()->getNumSuccessors())
      exits.push_back(block.getLastOp());
  // mlir-opt creates this constant first.
  (void)getSwitchValue(0);
  for (Operation *exit : exits)
    combineExit(exit);
  worklist.push_back(&region.front());
  while (!worklist.empty()) {
    Block *entry = worklist.pop_back_val();
    if (failed(transformCycles(*this, entry)) ||
        failed(transformBranches(*this, entry)))
      return failure();
  }
  return success();
}

FailureOr<bool> strata::transformCFGToSCF(Region &region,
                                          CFGToSCFInterface &interface) {
  if (region.empty() || region.hasOneBlock())
    return false;
  if (failed(CFGToSCF(region, interface).run()))
    return failure();
  return true;
}
