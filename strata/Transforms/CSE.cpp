// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Blocks are visited in the order of the dominator tree with one table of the
// operations that are known; what a subtree added is taken back at its end. Dead
// operations and duplicates are erased when all is done, so that what they use is
// not dead on the same run, as in mlir-opt.
#include "strata/Transforms/CSE.h"
#include "strata/IR/Context.h"
#include "strata/IR/EffectSummaries.h"
#include "strata/IR/MemoryEffects.h"
#include "strata/IR/RewriteObserver.h"
#include "strata/IR/StructuralEquivalence.h"
#include "strata/Support/Stack.h"
#include "strata/Transforms/Passes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
/// An operation as what it computes.
struct Key {
  Operation *op;
  unsigned hash;
};
} // namespace

static bool isCommutative(Operation *op) {
  return op->hasTrait(OpTrait::Commutative);
}

/// Of an operation without its operands and regions.
static llvm::hash_code computeShallowHash(Operation *op) {
  llvm::hash_code hash = llvm::hash_combine(
      &op->getDefinition(), op->getNumOperands(), op->getNumResults(),
      op->getRawDiscardableAttrs().getAsOpaquePointer());
  for (Attribute attr : op->getAttrSlots())
    hash = llvm::hash_combine(hash, attr.getAsOpaquePointer());
  return hash;
}

static unsigned computeHash(Operation *op, llvm::hash_code hash) {
  uintptr_t sum = 0;
  for (OpOperand &operand : op->getOpOperands()) {
    void *value = operand.get().getAsOpaquePointer();
    if (isCommutative(op))
      sum += size_t(llvm::hash_value(value));
    else
      hash = llvm::hash_combine(hash, value);
  }
  return unsigned(llvm::hash_combine(hash, sum));
}

static bool haveSameOperands(Operation *a, Operation *b) {
  unsigned count = a->getNumOperands();
  if (count != b->getNumOperands())
    return false;
  bool isSame = true;
  for (unsigned i = 0; i != count && isSame; ++i)
    isSame = a->getOperand(i) == b->getOperand(i);
  if (isSame || !isCommutative(a))
    return isSame;
  if (count == 2)
    return a->getOperand(0) == b->getOperand(1) &&
           a->getOperand(1) == b->getOperand(0);
  SmallVector<void *, 4> left, right;
  for (unsigned i = 0; i != count; ++i) {
    left.push_back(a->getOperand(i).getAsOpaquePointer());
    right.push_back(b->getOperand(i).getAsOpaquePointer());
  }
  llvm::sort(left);
  llvm::sort(right);
  return left == right;
}

/// Whether `a` computes what `b` does.
static bool areEquivalent(Operation *a, Operation *b) {
  if (a->getName() != b->getName() ||
      a->getNumRegions() != b->getNumRegions())
    return false;
  if (a->getNumRegions())
    return isStructurallyEquivalent(a, b);
  if (a->getRawDiscardableAttrs() != b->getRawDiscardableAttrs() ||
      a->getAttrSlots() != b->getAttrSlots() ||
      a->getNumResults() != b->getNumResults() || !haveSameOperands(a, b))
    return false;
  for (unsigned i = 0, e = a->getNumResults(); i != e; ++i)
    if (a->getResult(i).getType() != b->getResult(i).getType())
      return false;
  return a->getSuccessors() == b->getSuccessors();
}

namespace {
struct KeyInfo {
  static Key getEmptyKey() {
    return {llvm::DenseMapInfo<Operation *>::getEmptyKey(), 0};
  }
  static Key getTombstoneKey() {
    return {llvm::DenseMapInfo<Operation *>::getTombstoneKey(), 0};
  }
  static unsigned getHashValue(Key key) { return key.hash; }
  static bool isEqual(Key a, Key b) {
    if (a.op == b.op)
      return true;
    auto isReal = [](Key key) {
      return key.op != getEmptyKey().op && key.op != getTombstoneKey().op;
    };
    return a.hash == b.hash && isReal(a) && isReal(b) &&
           areEquivalent(a.op, b.op);
  }
};

/// The operations that are known where the pass is; with scopes, at whose end
/// what was learned in them is forgotten. Operations stay until all is done, so
/// that any of them may be a key.
class KnownOps {
public:
  struct Entry {
    Operation *op = nullptr;
    /// Of operations that read: how many before it in its block may write.
    unsigned writes = 0;
  };
  Entry lookup(Key key) const { return entries.lookup(key); }
  bool contains(Key key) const { return entries.contains(key); }
  void insert(Key key, Entry entry) {
    Entry &known = entries[key];
    log.push_back({key, known});
    known = entry;
  }
  size_t open() const { return log.size(); }
  void close(size_t mark) {
    while (log.size() > mark) {
      auto [key, previous] = log.pop_back_val();
      if (previous.op)
        entries[key] = previous;
      else
        entries.erase(key);
    }
  }

private:
  llvm::DenseMap<Key, Entry, KeyInfo> entries;
  SmallVector<std::pair<Key, Entry>, 0> log;
};

class CSE {
public:
  CSE(RewriterBase &rewriter, DominanceInfo &dominance)
      : rewriter(rewriter), dominance(dominance) {}
  CSEResult run(Operation *root);

private:
  /// The block that is being visited.
  struct BlockState {
    Block *block;
    bool isSSA;
    /// Operations so far that may write; counted from the first that reads on.
    unsigned writes = 0;
    bool hasReaders = false;
  };
  void visitRegion(Region &region, KnownOps &known);
  void visitBlock(Block &block, bool isSSA, KnownOps &known);
  /// True if `op` was replaced or is dead.
  bool simplify(Operation *op, BlockState &state, KnownOps &known);
  bool simplifyReader(Operation *op, BlockState &state, KnownOps &known);
  Key getKey(Operation *op);
  llvm::hash_code getNestHash(Operation *op);
  void replace(Operation *op, Operation *existing, bool isSSA,
               const KnownOps &known);

  RewriterBase &rewriter;
  DominanceInfo &dominance;
  /// Nothing is erased before the end.
  EffectSummaries effects;
  llvm::DenseMap<Operation *, llvm::hash_code> nestHashes;
  SmallVector<Operation *, 0> dead;
  CSEResult result;
};
} // namespace

/// Of an operation with what it contains; operands inside do not count, so that
/// the hash of a nest is made of those of the nests in it.
llvm::hash_code CSE::getNestHash(Operation *op) {
  llvm::hash_code hash = computeShallowHash(op);
  if (!op->getNumRegions())
    return hash;
  if (auto it = nestHashes.find(op); it != nestHashes.end())
    return it->second;
  withStack([&] {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Operation &inner : block)
          hash = llvm::hash_combine(hash, getNestHash(&inner));
  });
  nestHashes.try_emplace(op, hash);
  return hash;
}

Key CSE::getKey(Operation *op) {
  return {op, computeHash(op, getNestHash(op))};
}

void CSE::replace(Operation *op, Operation *existing, bool isSSA,
                  const KnownOps &known) {
  RewriteStep step(op->getContext(), "cse", op);
  ++result.numCSE;
  if (isSSA) {
    if (auto *listener =
            static_cast<RewriterBase::Listener *>(rewriter.getListener()))
      listener->notifyOperationReplaced(op, existing);
    for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
      rewriter.replaceAllUsesWith(op->getResult(i), existing->getResult(i));
    dead.push_back(op);
  } else {
    // What is in the table must stay as it is.
    for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
      rewriter.replaceUsesWithIf(
          op->getResult(i), existing->getResult(i), [&](OpOperand &use) {
            Operation *user = use.getOwner();
            return !known.contains(getKey(user));
          });
    if (op->use_empty())
      dead.push_back(op);
  }
  if (existing->getLoc() == Location() && op->getLoc() != Location())
    existing->setLoc(op->getLoc());
}

/// Whether all that `op` does itself is to read.
static bool onlyReads(Operation *op) {
  auto effects = getMemoryEffects(op);
  return effects && !effects->empty() &&
         llvm::all_of(*effects, [](const EffectInstance &effect) {
           return effect.effect == MemoryEffect::Read;
         });
}

bool CSE::simplifyReader(Operation *op, BlockState &state, KnownOps &known) {
  Key key = getKey(op);
  state.hasReaders = true;
  KnownOps::Entry existing = known.lookup(key);
  if (existing.op && existing.op->getBlock() == state.block &&
      existing.writes == state.writes) {
    replace(op, existing.op, state.isSSA, known);
    return true;
  }
  known.insert(key, {op, state.writes});
  return false;
}

bool CSE::simplify(Operation *op, BlockState &state, KnownOps &known) {
  if (op->hasTrait(OpTrait::Terminator))
    return false;
  if (effects.isOpTriviallyDead(op)) {
    dead.push_back(op);
    ++result.numDCE;
    return true;
  }
  for (Region &region : op->getRegions())
    if (!region.empty() && !region.hasOneBlock())
      return false;
  if (!effects.isMemoryEffectFree(op))
    return onlyReads(op) && simplifyReader(op, state, known);
  Key key = getKey(op);
  if (Operation *existing = known.lookup(key).op) {
    replace(op, existing, state.isSSA, known);
    return true;
  }
  known.insert(key, {op, 0});
  return false;
}

void CSE::visitBlock(Block &block, bool isSSA, KnownOps &known) {
  BlockState state{&block, isSSA};
  for (Operation &op : block) {
    if (op.getNumRegions()) {
      // What is outside cannot be used in an isolated operation.
      KnownOps own;
      bool isIsolated = op.mightHaveTrait(OpTrait::IsolatedFromAbove);
      for (Region &region : op.getRegions())
        visitRegion(region, isIsolated ? own : known);
    }
    simplify(&op, state, known);
    if (state.hasReaders)
      state.writes += effects.mayWrite(&op);
  }
}

void CSE::visitRegion(Region &region, KnownOps &known) {
  if (region.empty())
    return;
  bool isSSA = dominance.hasSSADominance(&region);
  if (region.hasOneBlock()) {
    size_t mark = known.open();
    withStack([&] { visitBlock(region.front(), isSSA, known); });
    known.close(mark);
    return;
  }
  if (!isSSA)
    return;
  // The ends of the subtrees that are open, as positions in the order.
  SmallVector<std::pair<size_t, size_t>, 16> scopes;
  auto order = dominance.getDomTree(&region).getPreOrder();
  for (auto [i, node] : llvm::enumerate(order)) {
    while (!scopes.empty() && scopes.back().first <= i)
      known.close(scopes.pop_back_val().second);
    scopes.push_back({i + node.size, known.open()});
    withStack([&] { visitBlock(*node.block, isSSA, known); });
  }
  if (!scopes.empty())
    known.close(scopes.front().second);
}

CSEResult CSE::run(Operation *root) {
  KnownOps known;
  for (Region &region : root->getRegions())
    visitRegion(region, known);
  for (Operation *op : dead) {
    RewriteStep step(op->getContext(), "dce", op);
    rewriter.eraseOp(op);
  }
  return result;
}

CSEResult strata::eliminateCommonSubExpressions(RewriterBase &rewriter,
                                                DominanceInfo &dominance,
                                                Operation *root) {
  return CSE(rewriter, dominance).run(root);
}

namespace {
struct CSEPass final : Pass {
  using Pass::Pass;
  Statistic numCSE{*this, "num-cse'd", "Number of operations CSE'd"};
  Statistic numDCE{*this, "num-dce'd", "Number of operations DCE'd"};

  void runOnOperation() override {
    IRRewriter rewriter(getContext());
    CSEResult result = eliminateCommonSubExpressions(
        rewriter, getAnalysis<DominanceInfo>(), getOperation());
    numCSE += result.numCSE;
    numDCE += result.numDCE;
    if (!result.hasChanged())
      return markAllAnalysesPreserved();
    // Blocks and the edges between them are as they were.
    markAnalysesPreserved<DominanceInfo, PostDominanceInfo>();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "cse",
    .name = "CSE",
    .summary = "Eliminate common sub-expressions",
    .create = makePass<CSEPass>,
};

void strata::registerCSEPass(PassRegistry &registry) { registry.add(info); }
