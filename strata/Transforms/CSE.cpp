// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Blocks are visited in dominator tree order with one scoped table of available
// operations; the entries of a subtree are removed at its end. Dead operations
// and duplicates are erased at the end, so that their operands do not become
// dead in the same run, as in mlir-opt.
#include "strata/Transforms/CSE.h"

#include "strata/IR/Context.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/IR/Graph/StructuralEquivalence.h"
#include "strata/Interfaces/EffectSummaries.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Support/Stack.h"
#include "strata/Transforms/Passes.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

#include <utility>

using namespace strata;

namespace {
/// An operation as what it computes.
struct Key {
  Operation *op;
  uint64_t hash;
};
} // namespace

static bool isCommutative(Operation *op) {
  return op->hasTrait(OpTrait::Commutative);
}

/// One multiplication a word; with `llvm::hash_combine` a fourth of the time of
/// the pass went into hashes.
static uint64_t mix(uint64_t hash, uint64_t value) {
  hash = (hash ^ value) * 0x9e3779b97f4a7c15u;
  return hash ^ hash >> 32;
}
static uint64_t mix(uint64_t hash, const void *value) {
  return mix(hash, uint64_t(reinterpret_cast<uintptr_t>(value)));
}

/// The hash of an operation without its operands and regions.
static uint64_t computeShallowHash(Operation *op) {
  uint64_t hash = mix(op->getNumResults(), &op->getDefinition());
  hash = mix(hash, op->getRawDiscardableAttrs().getAsOpaquePointer());
  for (Attribute attr : op->getAttrSlots())
    hash = mix(hash, attr.getAsOpaquePointer());
  return hash;
}

static uint64_t computeHash(Operation *op, uint64_t hash) {
  if (isCommutative(op)) {
    uint64_t sum = 0;
    for (OpOperand &operand : op->getOpOperands())
      sum += mix(0, operand.get().getAsOpaquePointer());
    return mix(hash, sum);
  }
  for (OpOperand &operand : op->getOpOperands())
    hash = mix(hash, operand.get().getAsOpaquePointer());
  return hash;
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

/// Whether `a` computes the same values as `b`.
static bool areEquivalent(Operation *a, Operation *b) {
  if (a->getName() != b->getName() || a->getNumRegions() != b->getNumRegions())
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
  return llvm::equal(a->getSuccessors(), b->getSuccessors());
}

namespace {
/// The operations that are known where the pass is; with scopes, at whose end
/// what was learned in them is forgotten. Operations stay until all is done, so
/// that any of them may be a key.
///
/// All are in one list. Each is linked to the one before it with the same hash,
/// so that the newest is found first, and a scope ends by unlinking the last
/// ones.
class KnownOps {
public:
  struct Entry {
    Operation *op = nullptr;
    /// For operations that read: the number of operations before it in its
    /// block that may write.
    unsigned writes = 0;
  };
  /// The latest equivalent operation; null if there is none.
  Entry lookup(Key key) const;
  bool contains(Key key) const { return lookup(key).op; }
  void insert(Key key, unsigned writes);
  size_t open() const { return list.size(); }
  void close(size_t mark);
  /// Hides everything known so far, until `unhide` is given what this returns.
  size_t hide() { return std::exchange(firstVisible, list.size()); }
  void unhide(size_t previous) { firstVisible = previous; }

private:
  struct Node {
    uint64_t hash;
    Entry entry;
    /// Counted from 1.
    uint32_t previous;
  };
  uint32_t &getHead(uint64_t hash) { return heads[hash & (heads.size() - 1)]; }
  void grow();

  SmallVector<Node, 0> list;
  /// Always a power of two.
  SmallVector<uint32_t, 0> heads = SmallVector<uint32_t, 0>(64);
  size_t firstVisible = 0;
};
} // namespace

KnownOps::Entry KnownOps::lookup(Key key) const {
  size_t at = heads[key.hash & (heads.size() - 1)];
  while (at > firstVisible) {
    const Node &node = list[at - 1];
    if (node.hash == key.hash &&
        (node.entry.op == key.op || areEquivalent(node.entry.op, key.op)))
      return node.entry;
    at = node.previous;
  }
  return {};
}

void KnownOps::insert(Key key, unsigned writes) {
  if (list.size() == heads.size())
    grow();
  uint32_t &head = getHead(key.hash);
  list.push_back({key.hash, {key.op, writes}, head});
  head = uint32_t(list.size());
}

void KnownOps::close(size_t mark) {
  while (list.size() > mark) {
    Node node = list.pop_back_val();
    getHead(node.hash) = node.previous;
  }
}

void KnownOps::grow() {
  heads.assign(heads.size() * 4, 0);
  for (auto [i, node] : llvm::enumerate(list)) {
    uint32_t &head = getHead(node.hash);
    node.previous = head;
    head = uint32_t(i) + 1;
  }
}

namespace {
/// The hash of an operation with its contents.
struct NestHash {
  /// The hash of everything but operands, nested operations included.
  uint64_t shape = 0;
  /// The uses of values from outside.
  uint64_t free = 0;
  /// Whether `free` stays as it is; not with graph regions inside.
  bool hasFree = true;
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
  void visitRegion(Region &region);
  void visitBlock(Block &block, bool isSSA);
  void simplify(Operation *op, BlockState &state);
  void simplifyReader(Operation *op, BlockState &state);
  Key getKey(Operation *op, bool isSSA);
  NestHash getNestHash(Operation *op);
  NestHash hashNest(Operation *op);
  void replace(Operation *op, Operation *existing, bool isSSA);

  RewriterBase &rewriter;
  DominanceInfo &dominance;
  /// Nothing is erased before the end.
  EffectSummaries effects;
  llvm::DenseMap<Operation *, NestHash> nestHashes;
  KnownOps known;
  SmallVector<Operation *, 0> dead;
  CSEResult result;
};
} // namespace

/// The hash of `value` as one of several in any order.
static uint64_t hashUse(Value value) {
  return mix(0, value.getAsOpaquePointer());
}

NestHash CSE::hashNest(Operation *op) {
  NestHash hash{computeShallowHash(op), 0, true};
  for (Region &region : op->getRegions()) {
    hash.hasFree &= dominance.hasSSADominance(&region);
    for (Block &block : region)
      for (Operation &inner : block) {
        NestHash part = getNestHash(&inner);
        hash.shape = mix(hash.shape, part.shape);
        hash.free += part.free;
        hash.hasFree &= part.hasFree;
      }
  }
  // Values defined in the operation are used in it only.
  auto removeUses = [&](Value value) {
    for (auto use = value.getUses().begin(), end = value.getUses().end();
         use != end; ++use)
      hash.free -= hashUse(value);
  };
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      llvm::for_each(block.getArguments(), removeUses);
      for (Operation &inner : block)
        for (unsigned i = 0, e = inner.getNumResults(); i != e; ++i)
          removeUses(inner.getResult(i));
    }
  return hash;
}

NestHash CSE::getNestHash(Operation *op) {
  NestHash hash;
  if (!op->getNumRegions()) {
    hash = {computeShallowHash(op), 0, true};
  } else if (auto it = nestHashes.find(op); it != nestHashes.end()) {
    return it->second;
  } else {
    hash = runWithSufficientStackSpace([&] { return hashNest(op); });
  }
  for (OpOperand &operand : op->getOpOperands())
    hash.free += hashUse(operand.get());
  if (op->getNumRegions())
    nestHashes.try_emplace(op, hash);
  return hash;
}

Key CSE::getKey(Operation *op, bool isSSA) {
  if (!op->getNumRegions())
    return {op, computeHash(op, computeShallowHash(op))};
  NestHash nest = getNestHash(op);
  uint64_t hash = computeHash(op, nest.shape);
  // Where uses may come before definitions, those in nests that are known may
  // still be replaced.
  return {op, isSSA && nest.hasFree ? mix(hash, nest.free) : hash};
}

void CSE::replace(Operation *op, Operation *existing, bool isSSA) {
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
    // Operations in the table must not change.
    for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
      rewriter.replaceUsesWithIf(
          op->getResult(i), existing->getResult(i), [&](OpOperand &use) {
            Operation *user = use.getOwner();
            return !known.contains(getKey(user, /*isSSA=*/false));
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

void CSE::simplifyReader(Operation *op, BlockState &state) {
  Key key = getKey(op, state.isSSA);
  state.hasReaders = true;
  KnownOps::Entry existing = known.lookup(key);
  if (existing.op && existing.op->getBlock() == state.block &&
      existing.writes == state.writes)
    replace(op, existing.op, state.isSSA);
  else
    known.insert(key, state.writes);
}

void CSE::simplify(Operation *op, BlockState &state) {
  if (op->hasTrait(OpTrait::Terminator))
    return;
  if (effects.isOpTriviallyDead(op)) {
    dead.push_back(op);
    ++result.numDCE;
    return;
  }
  for (Region &region : op->getRegions())
    if (!region.empty() && !region.hasOneBlock())
      return;
  if (!effects.isMemoryEffectFree(op)) {
    if (onlyReads(op))
      simplifyReader(op, state);
    return;
  }
  Key key = getKey(op, state.isSSA);
  if (Operation *existing = known.lookup(key).op)
    replace(op, existing, state.isSSA);
  else
    known.insert(key, 0);
}

void CSE::visitBlock(Block &block, bool isSSA) {
  BlockState state{&block, isSSA};
  for (Operation &op : block) {
    if (op.getNumRegions()) {
      // Operations in an isolated operation cannot use values from outside.
      bool isIsolated = op.mightHaveTrait(OpTrait::IsolatedFromAbove);
      size_t hidden = isIsolated ? known.hide() : 0;
      for (Region &region : op.getRegions())
        visitRegion(region);
      if (isIsolated)
        known.unhide(hidden);
    }
    simplify(&op, state);
    if (state.hasReaders)
      state.writes += effects.mayWrite(&op);
  }
}

void CSE::visitRegion(Region &region) {
  if (region.empty())
    return;
  bool isSSA = dominance.hasSSADominance(&region);
  if (region.hasOneBlock()) {
    size_t mark = known.open();
    runWithSufficientStackSpace([&] { visitBlock(region.front(), isSSA); });
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
    runWithSufficientStackSpace(
        [&, &block = *node.block] { visitBlock(block, isSSA); });
  }
  if (!scopes.empty())
    known.close(scopes.front().second);
}

CSEResult CSE::run(Operation *root) {
  for (Region &region : root->getRegions())
    visitRegion(region);
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
    IRRewriter rewriter(&getContext());
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

static constexpr PassInfo cseInfo = {
    .argument = "cse",
    .name = "CSE",
    .summary = "Replace operations by equivalent earlier ones",
    .create = makePass<CSEPass>,
};

void strata::registerCSEPass(PassRegistry &registry) { registry.add(cseInfo); }
