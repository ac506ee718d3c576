// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exact checks of uses, for the operations that the traversal could not clear.
// Both searches go through regions in the order of MLIR 22.1, which decides
// which error is reported: the operations of a region in program order, then
// the regions in the last of them, and so on.
#include "strata/IR/Context.h"
#include "strata/IR/Verify/Dominance.h"
#include "strata/IR/Verify/VerifierDetail.h"

#include "llvm/ADT/DenseSet.h"

using namespace strata;

using SuspectSet = llvm::SmallDenseSet<Operation *, 8>;

//===-- Isolation --------------------------------------------------------===//

static LogicalResult reportOutsideUse(Operation *root, Region &scope,
                                      Operation *user) {
  for (OpOperand &operand : user->getOpOperands()) {
    if (!operand.get())
      continue;
    Region *region = operand.get().getParentRegion();
    if (!region)
      return user->emitError("operation's operand is unlinked");
    if (scope.isAncestor(region))
      continue;
    InFlightDiagnostic diag =
        user->emitOpError("using value defined outside the region");
    diag.attachNote(root->getLoc()) << "required by region isolation "
                                       "constraints";
    return diag;
  }
  return success();
}

LogicalResult detail::reportIsolation(Operation *root,
                                      ArrayRef<Operation *> suspects) {
  SuspectSet set(suspects.begin(), suspects.end());
  SmallVector<Region *, 8> pending;
  for (Region &scope : root->getRegions()) {
    pending.push_back(&scope);
    while (!pending.empty())
      for (Block &block : *pending.pop_back_val())
        for (Operation &op : block) {
          if (set.contains(&op) && failed(reportOutsideUse(root, scope, &op)))
            return failure();
          if (op.hasTrait(OpTrait::IsolatedFromAbove))
            continue;
          for (Region &region : op.getRegions())
            pending.push_back(&region);
        }
  }
  return success();
}

//===-- Dominance --------------------------------------------------------===//

/// The relation of `block` to `user`, for a note.
static const char *describePlace(Operation *user, Block *block) {
  Region *here = user->getParentRegion(), *there = block->getParent();
  if (here == there)
    return "in the same region";
  if (there->isProperAncestor(here))
    return "in a parent region";
  if (here->isProperAncestor(there))
    return "in a child region";
  return nullptr;
}

static void noteDefinition(InFlightDiagnostic &diag, Operation *user,
                           Operation *def) {
  Diagnostic &note = diag.attachNote(def->getLoc());
  note << "operand defined here";
  Block *block = def->getBlock();
  if (!block || !block->getParent())
    note << " (op is not in a region)";
  else if (block == user->getBlock())
    note << " (op in the same block)";
  else if (const char *place = describePlace(user, block))
    note << " (op " << place << ")";
  else
    note << " (op is neither in a parent nor in a child region)";
}

static void noteArgument(InFlightDiagnostic &diag, Operation *user,
                         BlockArgument arg) {
  Block *block = arg.getOwner();
  Operation *parent = block->getParentOp();
  Diagnostic &note = diag.attachNote(parent ? parent->getLoc() : Location());
  Region *region = block->getParent();
  if (!region) {
    note << " (block without parent)";
    return;
  }
  unsigned index = 0;
  for (Block *at = region->getFirstBlock(); at != block; at = at->getNextNode())
    ++index;
  note << "operand defined as a block argument (block #" << index;
  if (const char *place = describePlace(user, block))
    note << " " << place << ")";
  else
    note << " neither in a parent nor in a child region)";
}

static LogicalResult reportOperands(const DominanceInfo &dominance,
                                    Operation *user) {
  for (OpOperand &operand : user->getOpOperands()) {
    Value value = operand.get();
    if (!value || dominance.properlyDominates(value, user))
      continue;
    InFlightDiagnostic diag = user->emitError("operand #")
                              << operand.getOperandNumber()
                              << " does not dominate this use";
    if (Operation *def = value.getDefiningOp())
      noteDefinition(diag, user, def);
    else
      noteArgument(diag, user, cast<BlockArgument>(value));
    return diag;
  }
  return success();
}

LogicalResult detail::reportDominance(Operation *root,
                                      ArrayRef<Operation *> suspects) {
  SuspectSet set(suspects.begin(), suspects.end());
  DominanceInfo dominance;
  SmallVector<Operation *, 8> pending{root};
  while (!pending.empty())
    for (Region &region : pending.pop_back_val()->getRegions())
      for (Block &block : region)
        for (Operation &op : block) {
          if (set.contains(&op) && dominance.isReachableFromEntry(&block) &&
              failed(reportOperands(dominance, &op)))
            return failure();
          if (op.getNumRegions() && !op.hasTrait(OpTrait::IsolatedFromAbove))
            pending.push_back(&op);
        }
  return success();
}
