// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop-carried value is followed from the iteration argument to the yielded
// value: each user must extract a subset, insert one, or be a loop that carries
// the value, and the chain must be unique. A pair of an extraction and an
// insertion is hoisted if no other operation in the chain accesses the subset.
//
// Inner loops are processed first, so that hoisted operations can be hoisted
// out of outer loops as well.
#include "strata/Transforms/SubsetHoisting.h"

#include "strata/Definition/OpHooks.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Interfaces/SubsetOpInterface.h"
#include "strata/Pass/Pass.h"
#include "strata/Support/Stack.h"
#include "strata/Transforms/Passes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
/// An operation that extracts or inserts a subset.
struct SubsetOp {
  Operation *op = nullptr;
  HyperrectangularSlice slice;
  /// The number of insertions and loops that the value has passed before it.
  unsigned step = 0;
};

/// An extraction and an insertion of the same subset, by number; negative where
/// there is none.
struct Pair {
  int extraction = -1, insertion = -1;
};

/// The operations that a loop-carried value passes through.
class SubsetChain {
public:
  explicit SubsetChain(Operation *loop) : loop(loop) {}
  /// Follows value `i` of `carried`. False if it cannot be followed.
  bool follow(const CarriedValues &carried, unsigned i) {
    return follow(loop, carried, i);
  }
  bool isHoistable(const Pair &pair) const;

  std::vector<SubsetOp> ops;
  std::vector<Pair> pairs;

private:
  bool follow(Operation *inner, const CarriedValues &carried, unsigned i);
  bool visitUses(Operation *inner, Value value, Value &next);
  bool visitLoop(Operation *user, const CarriedValues &carried, OpOperand &use,
                 Value &next);
  bool visitSubsetOp(OpOperand &use, bool mayHoist, Value &next);
  bool isInvariant(Operation *op, ArrayRef<OpOperand *> except) const;
  void addExtraction(unsigned number);
  void addInsertion(unsigned number);

  Operation *loop;
  unsigned step = 0;
};
} // namespace

//===-- Following ---------------------------------------------------------===//

bool SubsetChain::follow(Operation *inner, const CarriedValues &carried,
                         unsigned i) {
  Value value = carried.getArgument(i);
  Value yielded = carried.getYielded(i).get();
  while (value != yielded) {
    Value next;
    if (!visitUses(inner, value, next) || !next)
      return false;
    value = next;
    ++step;
  }
  return value.hasOneUse();
}

bool SubsetChain::visitUses(Operation *inner, Value value, Value &next) {
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    if (std::optional<CarriedValues> carried = getCarriedValues(user)) {
      if (!visitLoop(user, *carried, use, next))
        return false;
    } else if (!visitSubsetOp(use, inner == loop, next)) {
      return false;
    }
  }
  return true;
}

bool SubsetChain::visitLoop(Operation *user, const CarriedValues &carried,
                            OpOperand &use, Value &next) {
  unsigned number = use.getOperandNumber() - carried.inits.first;
  if (use.getOperandNumber() < carried.inits.first || number >= carried.size())
    return false;
  // An unused copy of the value does not matter.
  if (next && (!next.use_empty() || !getCarriedValues(next.getDefiningOp())))
    return false;
  next = carried.getResult(user, number);
  return runWithSufficientStackSpace(
      [&] { return follow(user, carried, number); });
}

bool SubsetChain::visitSubsetOp(OpOperand &use, bool mayHoist, Value &next) {
  Operation *op = use.getOwner();
  const auto *subset = getInterface<SubsetOpInterface>(op);
  const auto *extraction = getInterface<SubsetExtractionOpInterface>(op);
  const auto *insertion = getInterface<SubsetInsertionOpInterface>(op);
  SubsetOp entry = {op, {}, step};
  if (!subset || (!extraction && !insertion) ||
      !subset->getAccessedSlice(op, entry.slice))
    return false;
  unsigned number = unsigned(ops.size());
  ops.push_back(std::move(entry));
  if (extraction) {
    OpOperand &source = extraction->getSourceOperand(op);
    if (&use != &source)
      return false;
    if (mayHoist && isInvariant(op, {&source}))
      addExtraction(number);
    return true;
  }
  OpOperand &destination = insertion->getDestinationOperand(op);
  if (&use != &destination || next)
    return false;
  next = op->getResult(0);
  if (mayHoist &&
      isInvariant(op, {&destination, &insertion->getSourceOperand(op)}))
    addInsertion(number);
  return true;
}

/// Whether all operands of `op` but `except` are defined outside of the loop.
bool SubsetChain::isInvariant(Operation *op,
                              ArrayRef<OpOperand *> except) const {
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    if (llvm::is_contained(except, &operand))
      return true;
    Region *home = operand.get().getParentRegion();
    Operation *owner = home ? home->getParentOp() : nullptr;
    return !owner || !loop->isAncestor(owner);
  });
}

//===-- Pairs -------------------------------------------------------------===//

/// The first of `pairs` that has only `present`, of the same subset as `slice`.
static Pair *findPair(std::vector<Pair> &pairs, ArrayRef<SubsetOp> ops,
                      int Pair::*present, int Pair::*absent,
                      const HyperrectangularSlice &slice) {
  auto pair = llvm::find_if(pairs, [&](const Pair &candidate) {
    return candidate.*present >= 0 && candidate.*absent < 0 &&
           areEquivalentSlices(ops[size_t(candidate.*present)].slice, slice);
  });
  return pair == pairs.end() ? nullptr : &*pair;
}

void SubsetChain::addExtraction(unsigned number) {
  const SubsetOp &added = ops[number];
  Pair *pair =
      findPair(pairs, ops, &Pair::insertion, &Pair::extraction, added.slice);
  // After the insertion it extracts the value inserted in this iteration.
  if (pair && ops[size_t(pair->insertion)].step == added.step)
    pair->extraction = int(number);
  else
    pairs.push_back({int(number), -1});
}

void SubsetChain::addInsertion(unsigned number) {
  if (Pair *pair = findPair(pairs, ops, &Pair::extraction, &Pair::insertion,
                            ops[number].slice))
    pair->insertion = int(number);
  else
    pairs.push_back({-1, int(number)});
}

bool SubsetChain::isHoistable(const Pair &pair) const {
  if (pair.extraction < 0 || pair.insertion < 0)
    return false;
  const SubsetOp &extraction = ops[size_t(pair.extraction)];
  const SubsetOp &insertion = ops[size_t(pair.insertion)];
  Value inserted = getInterface<SubsetInsertionOpInterface>(insertion.op)
                       ->getSourceOperand(insertion.op)
                       .get();
  if (extraction.op->getResult(0).getType() != inserted.getType())
    return false;
  return llvm::all_of(ops, [&](const SubsetOp &other) {
    return &other == &extraction || &other == &insertion ||
           areDisjointSlices(other.slice, extraction.slice);
  });
}

//===-- Moving ------------------------------------------------------------===//

/// Moves the pair out of `loop`, of which it is about carried value `i`.
/// Returns the new loop; null if there is none.
static Operation *hoist(RewriterBase &rewriter, Operation *loop, unsigned i,
                        Operation *extraction, Operation *insertion) {
  RewriteStep step(loop->getContext(), "hoist-subset", extraction);
  OpOperand &extracted = getInterface<SubsetExtractionOpInterface>(extraction)
                             ->getSourceOperand(extraction);
  const auto *inserts = getInterface<SubsetInsertionOpInterface>(insertion);
  OpOperand &inserted = inserts->getSourceOperand(insertion);
  OpOperand &destination = inserts->getDestinationOperand(insertion);
  OpResult subset = extraction->getResult(0), whole = insertion->getResult(0);

  Operation *newLoop =
      getInterface<LoopLikeOpInterface>(loop)->replaceWithAdditionalYield(
          rewriter, loop, subset, [&](BlockArgument argument) -> Value {
            Operation *parent = argument.getOwner()->getParentOp();
            rewriter.replaceUsesWithIf(subset, argument, [&](OpOperand &use) {
              return parent->isProperAncestor(use.getOwner());
            });
            return inserted.get();
          });
  if (!newLoop)
    return nullptr;
  CarriedValues carried = *getCarriedValues(newLoop);
  OpResult result = carried.getResult(newLoop, i);
  rewriter.moveOpBefore(extraction, newLoop);
  rewriter.moveOpAfter(insertion, newLoop);
  rewriter.replaceAllUsesWith(whole, destination.get());
  rewriter.modifyOpInPlace(
      extraction, [&] { extracted.set(carried.getInit(newLoop, i).get()); });
  rewriter.replaceAllUsesWith(result, whole);
  rewriter.modifyOpInPlace(insertion, [&] {
    inserted.set(carried.getResult(newLoop, carried.size() - 1));
    destination.set(result);
  });
  return newLoop;
}

Operation *strata::hoistLoopInvariantSubsets(RewriterBase &rewriter,
                                             Operation *loop) {
  for (unsigned i = 0;; ++i) {
    std::optional<CarriedValues> carried = getCarriedValues(loop);
    if (!carried || i >= carried->size())
      return loop;
    SubsetChain chain(loop);
    if (!chain.follow(*carried, i))
      continue;
    for (const Pair &pair : chain.pairs) {
      if (!chain.isHoistable(pair))
        continue;
      Operation *newLoop =
          hoist(rewriter, loop, i, chain.ops[size_t(pair.extraction)].op,
                chain.ops[size_t(pair.insertion)].op);
      if (!newLoop)
        return loop;
      loop = newLoop;
    }
  }
}

//===-- Pass --------------------------------------------------------------===//

namespace {
struct LoopInvariantSubsetHoisting final : Pass {
  using Pass::Pass;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    bool hasChanged = false;
    getOperation()->walk([&](Operation *op) {
      if (op != getOperation() && op->hasTrait(OpTrait::LoopLikeOpInterface))
        hasChanged |= hoistLoopInvariantSubsets(rewriter, op) != op;
    });
    if (!hasChanged)
      markAllAnalysesPreserved();
  }
};
} // namespace

static constexpr PassInfo subsetHoistingInfo = {
    .argument = "loop-invariant-subset-hoisting",
    .name = "LoopInvariantSubsetHoisting",
    .summary = "Move accesses to loop-invariant slices out of loops",
    .create = makePass<LoopInvariantSubsetHoisting>,
};

void strata::registerLoopInvariantSubsetHoistingPass(PassRegistry &registry) {
  registry.add(subsetHoistingInfo);
}
