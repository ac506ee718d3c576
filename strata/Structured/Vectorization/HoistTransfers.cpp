// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/Vectorization/HoistTransfers.h"

#include "strata/Analysis/AliasAnalysis.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Vector/TransferOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/Interfaces/LoopBounds.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Transforms/LoopInvariantCodeMotion.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace strata;
using strata::detail::getTransfer;
using strata::detail::Transfer;

//===-- Bounds -------------------------------------------------------------===//

/// Whether all elements of the vector are in memory, if the transfer is executed.
static bool isInBounds(const Transfer &transfer) {
  auto dims = llvm::seq<unsigned>(0, unsigned(transfer.indices.size()));
  return transfer.isUnmasked() && llvm::all_of(dims, [&](unsigned dim) {
           std::optional<unsigned> result = transfer.getVectorDim(dim);
           return !result || !transfer.mayBeOutOfBounds(*result) ||
                  transfer.isWithin(dim);
         });
}

//===-- Accesses -----------------------------------------------------------===//

namespace {
/// The accesses to memory in a loop, which must not change.
class LoopEffects {
public:
  explicit LoopEffects(Operation *loop);
  bool mayAlias(Value a, Value b);

  struct Effect {
    Operation *op;
    /// Null for any memory.
    Value memory;
    bool isRead;
  };
  ArrayRef<Effect> get() const { return effects; }

private:
  void addEffects(Operation *op);

  AliasAnalysis aliases;
  std::vector<Effect> effects;
  llvm::DenseMap<std::pair<Value, Value>, bool> known;
};

/// A read that leaves a loop, and the write that does; null for a read alone.
struct Move {
  vector::TransferReadOp read;
  vector::TransferWriteOp write;
};
} // namespace

LoopEffects::LoopEffects(Operation *loop) : aliases(loop) {
  loop->walk([&](Operation *op) {
    if (op != loop)
      addEffects(op);
  });
}

void LoopEffects::addEffects(Operation *op) {
  auto all = getMemoryEffects(op);
  if (!all) {
    // The effects of operations with regions are those of the operations in them.
    if (!op->hasTrait(OpTrait::RecursiveMemoryEffects))
      effects.push_back({op, Value(), /*isRead=*/false});
    return;
  }
  for (const EffectInstance &effect : *all)
    if (effect.effect != MemoryEffect::Allocate)
      effects.push_back(
          {op, effect.value, effect.effect == MemoryEffect::Read});
}

bool LoopEffects::mayAlias(Value a, Value b) {
  if (!a || !b)
    return true;
  auto [entry, isNew] = known.try_emplace({a, b}, true);
  if (isNew)
    entry->second = !aliases.alias(a, b).isNo();
  return entry->second;
}

static bool areOperandsOutside(Operation *op, LoopLikeOpInterface loop) {
  return llvm::all_of(op->getOperands(), [&](Value operand) {
    return loop.isDefinedOutsideOfLoop(operand);
  });
}

/// Whether `write` comes after `read` in each iteration, to the same places.
static bool isPair(vector::TransferReadOp read, vector::TransferWriteOp write,
                   const Transfer &from, const Transfer &to) {
  return write->getBlock() == read->getBlock() &&
         read->isBeforeInBlock(write) && accessSamePlaces(from, to);
}

/// The move of `read` out of its loop, with the only write to the same places; std::nullopt if other accesses
/// may be of these places.
static std::optional<Move> findMove(vector::TransferReadOp read,
                                    LoopEffects &effects) {
  std::optional<Transfer> from = getTransfer(read);
  Move move{read, {}};
  bool hasOthers = false, hasOtherWrites = false;
  for (const LoopEffects::Effect &effect : effects.get()) {
    if (effect.op == read.getOperation() ||
        !effects.mayAlias(effect.memory, from->base))
      continue;
    auto other = effect.memory == from->base ? getTransfer(effect.op)
                                             : std::optional<Transfer>();
    auto write = dyn_cast<vector::TransferWriteOp>(effect.op);
    if (other && write && !move.write && isPair(read, write, *from, *other)) {
      move.write = write;
      continue;
    }
    hasOtherWrites |= !effect.isRead;
    hasOthers |= !other || !accessDisjointPlaces(*from, *other);
  }
  if (move.write ? hasOthers : hasOtherWrites)
    return std::nullopt;
  return move;
}

/// Whether the transfers are defined outside of the loop, and a vector that the loop carries instead of the
/// memory has the same elements.
static bool isMoveDefined(const Move &move, bool isExecuted) {
  std::optional<Transfer> read = getTransfer(move.read);
  if (!isExecuted && !read->isAlwaysDefined())
    return false;
  if (!move.write)
    return true;
  std::optional<Transfer> write = getTransfer(move.write);
  return isInBounds(*read) && isInBounds(*write) &&
         (isExecuted || write->isAlwaysDefined());
}

/// The transfers that can leave `loop`.
static SmallVector<Move> findMoves(Operation *op, bool verifiesNonZeroTrip) {
  SmallVector<Move> moves;
  LoopLikeOpInterface loop(op);
  bool isExecuted = isCertainlyExecuted(op);
  if (!isExecuted && verifiesNonZeroTrip)
    return moves;
  std::optional<LoopEffects> effects;
  for (auto read : op->getRegion(0).front().getOps<vector::TransferReadOp>()) {
    if (!isa<MemRefType>(read.getShapedType()) || !getTransfer(read) ||
        !areOperandsOutside(read, loop))
      continue;
    if (!effects)
      effects.emplace(op);
    std::optional<Move> move = findMove(read, *effects);
    if (move && isMoveDefined(*move, isExecuted))
      moves.push_back(*move);
  }
  return moves;
}

//===-- Moves --------------------------------------------------------------===//

/// Moves the read and the write out of `loop`. Returns the loop that replaces it; null, without changes, if
/// it cannot carry the vector.
static Operation *hoistPair(RewriterBase &rewriter, Operation *loop,
                            const Move &move) {
  auto [read, write] = move;
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
    return nullptr;
  CarriedValues carried = *getCarriedValues(newLoop);
  rewriter.moveOpBefore(read, newLoop);
  rewriter.moveOpAfter(write, newLoop);
  Value last = carried.getResult(newLoop, carried.size() - 1);
  rewriter.modifyOpInPlace(write, [&] { write.setValueToStore(last); });
  return newLoop;
}

/// Moves invariant operations and transfers out of `loop` until none is left.
static void hoistFrom(RewriterBase &rewriter, Operation *loop,
                      bool verifiesNonZeroTrip) {
  bool hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    moveLoopInvariantCode(LoopLikeOpInterface(loop));
    if (!isa<scf::ForOp, affine::AffineForOp>(loop))
      return;
    for (const Move &move : findMoves(loop, verifiesNonZeroTrip)) {
      if (!move.write) {
        rewriter.moveOpBefore(move.read, loop);
        hasChanged = true;
      } else if (Operation *newLoop = hoistPair(rewriter, loop, move)) {
        loop = newLoop;
        hasChanged = true;
      }
    }
  }
}

void linalg::hoistRedundantVectorTransfers(RewriterBase &rewriter,
                                           Operation *root,
                                           bool verifiesNonZeroTrip) {
  // Inner loops come first, and a loop that is replaced is not in others of the list.
  SmallVector<Operation *> loops;
  root->walk([&](Operation *op) {
    if (isa<LoopLikeOpInterface>(op))
      loops.push_back(op);
  });
  for (Operation *loop : loops)
    hoistFrom(rewriter, loop, verifiesNonZeroTrip);
}
