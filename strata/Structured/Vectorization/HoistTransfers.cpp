// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/Vectorization/HoistTransfers.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Vector/TransferOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Transforms/LoopInvariantCodeMotion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;
using strata::detail::getTransfer;
using strata::detail::Transfer;

static bool isView(Operation *op) {
  return op && op->hasTrait(OpTrait::ViewLikeOpInterface);
}

/// Whether the loop is executed at least once.
static bool isCertainlyExecuted(LoopLikeOpInterface loop) {
  std::optional<APInt> count = loop.getStaticTripCount();
  return count && count->isStrictlyPositive();
}

/// Whether the transfer may be executed where the loop is not: its dimensions may reach out of memory.
static bool isAlwaysDefined(const Transfer &transfer) {
  return transfer.isUnmasked() &&
         llvm::all_of(transfer.inBounds.getValue(), [](Attribute isInBounds) {
           return !cast<BoolAttr>(isInBounds).getValue();
         });
}

namespace {
/// The accesses of one memref in a loop.
class LoopAccesses {
public:
  LoopAccesses(LoopLikeOpInterface loop, Value memory);
  /// Whether all accesses are transfers of the memref itself, and not in calls.
  bool areKnown() const { return isKnown; }
  ArrayRef<Operation *> getTransfers() const { return transfers; }

private:
  void visitUser(LoopLikeOpInterface loop, Operation *user, Value memory);

  bool isKnown = true;
  SmallVector<Operation *> transfers;
  SmallVector<Value> values;
};
} // namespace

LoopAccesses::LoopAccesses(LoopLikeOpInterface loop, Value memory) {
  values.push_back(memory);
  for (size_t i = 0; i < values.size() && isKnown; ++i)
    for (Operation *user : values[i].getUsers())
      visitUser(loop, user, memory);
  loop->walk([&](Operation *op) {
    if (isa<CallOpInterface>(op))
      isKnown = false;
  });
}

void LoopAccesses::visitUser(LoopLikeOpInterface loop, Operation *user,
                             Value memory) {
  if (isView(user)) {
    for (Value view : user->getResults())
      if (!llvm::is_contained(values, view))
        values.push_back(view);
    return;
  }
  if (!loop->isAncestor(user))
    return;
  std::optional<Transfer> transfer = getTransfer(user);
  if (transfer && transfer->base == memory) {
    if (!llvm::is_contained(transfers, user))
      transfers.push_back(user);
    return;
  }
  bool isReadOnly = isa<vector::TransferReadOp>(user);
  if (!isReadOnly && !isMemoryEffectFree(user))
    isKnown = false;
}

//===-- One read -----------------------------------------------------------===//

static bool areOperandsOutside(Operation *op, LoopLikeOpInterface loop) {
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    return loop.isDefinedOutsideOfLoop(operand);
  });
}

/// The only write in the block of `read` to the places that it reads; null without, and if other
/// accesses may overlap. `hasWrites` is set if there are writes at all.
static vector::TransferWriteOp findWrite(vector::TransferReadOp read,
                                         const LoopAccesses &accesses,
                                         bool &hasWrites) {
  std::optional<Transfer> from = getTransfer(read);
  vector::TransferWriteOp found;
  bool areOthersDisjoint = true;
  for (Operation *op : accesses.getTransfers()) {
    auto write = dyn_cast<vector::TransferWriteOp>(op);
    hasWrites |= bool(write);
    if (op == read.getOperation())
      continue;
    std::optional<Transfer> other = getTransfer(op);
    if (write && !found && write->getBlock() == read->getBlock() &&
        read->isBeforeInBlock(write) && accessSamePlaces(*from, *other))
      found = write;
    else
      areOthersDisjoint &= accessDisjointPlaces(*from, *other);
  }
  return areOthersDisjoint ? found : vector::TransferWriteOp();
}

/// Moves `read` and `write` out of `loop`, which is replaced.
static bool hoistPair(RewriterBase &rewriter, LoopLikeOpInterface loop,
                      vector::TransferReadOp read,
                      vector::TransferWriteOp write) {
  Value vector = read->getResults().front();
  Operation *newLoop =
      getInterface<LoopLikeOpInterface>(loop)->replaceWithAdditionalYield(
          rewriter, loop, vector, [&](BlockArgument argument) -> Value {
            Operation *parent = argument.getOwner()->getParentOp();
            rewriter.replaceUsesWithIf(vector, argument, [&](OpOperand &use) {
              return parent->isProperAncestor(use.getOwner());
            });
            return write.getVector();
          });
  if (!newLoop)
    return false;
  CarriedValues carried = *getCarriedValues(newLoop);
  rewriter.moveOpBefore(read, newLoop);
  rewriter.moveOpAfter(write, newLoop);
  Value last = carried.getResult(newLoop, carried.size() - 1);
  rewriter.modifyOpInPlace(write, [&] { write.setValueToStore(last); });
  return true;
}

/// Moves `read`, and the write to the same place, out of the loop around it. Returns whether that was
/// done; `isPair` tells whether the loop was replaced.
static bool hoist(RewriterBase &rewriter, vector::TransferReadOp read,
                  bool verifiesNonZeroTrip, bool &isPair) {
  Operation *parent = read->getParentOp();
  if (!isa<MemRefType>(read.getShapedType()) ||
      !isa_and_nonnull<scf::ForOp, affine::AffineForOp>(parent))
    return false;
  LoopLikeOpInterface loop(parent);
  bool isExecuted = isCertainlyExecuted(loop);
  if ((!isExecuted &&
       (verifiesNonZeroTrip || !isAlwaysDefined(*getTransfer(read)))) ||
      !areOperandsOutside(read, loop))
    return false;
  LoopAccesses accesses(loop, read.getBase());
  if (!accesses.areKnown())
    return false;
  bool hasWrites = false;
  vector::TransferWriteOp write = findWrite(read, accesses, hasWrites);
  if (!hasWrites) {
    rewriter.moveOpBefore(read, loop);
    return true;
  }
  isPair = write && !isView(read.getBase().getDefiningOp()) &&
           hoistPair(rewriter, loop, read, write);
  return isPair;
}

void linalg::hoistRedundantVectorTransfers(RewriterBase &rewriter,
                                           Operation *root,
                                           bool verifiesNonZeroTrip) {
  bool hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    SmallVector<Operation *> loops;
    root->walk([&](Operation *op) {
      if (isa<LoopLikeOpInterface>(op))
        loops.push_back(op);
    });
    for (Operation *op : loops)
      moveLoopInvariantCode(LoopLikeOpInterface(op));
    SmallVector<vector::TransferReadOp> reads;
    root->walk([&](vector::TransferReadOp read) { reads.push_back(read); });
    for (vector::TransferReadOp read : reads) {
      (void)hoist(rewriter, read, verifiesNonZeroTrip, hasChanged);
      // Loops were replaced, so that reads may leave the next one.
      if (hasChanged)
        break;
    }
  }
}
