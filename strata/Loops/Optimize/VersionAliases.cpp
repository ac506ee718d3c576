// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Remarks.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Affine/MemRefRegion.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/Optimize/AccumulationDetail.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Loops/Optimize/Streams.h"
#include "strata/Loops/Optimize/TemporalPlan.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

namespace {
/// Operations of a block from `first` to `last`.
struct LoopRange {
  Operation *first = nullptr, *last = nullptr;
  /// The operations between that can be executed before the first one.
  SmallPtrSet<Operation *, 8> hoisted;
};

/// Versions of the loops of one function.
class Versioner {
public:
  Versioner(RewriterBase &rewriter, Operation *function)
      : rewriter(rewriter), function(function), loc(function->getLoc()) {}
  /// The number of arguments that the first version takes for different memory; 0 if there is none.
  size_t run();

private:
  std::optional<LoopRange> findRange(bool onlyAccumulations);
  void collectPairs(const LoopRange &range);
  Value createSize(Value memory);
  Value createCondition();
  void createVersions(const LoopRange &range, Value condition);

  RewriterBase &rewriter;
  Operation *function;
  Location loc;
  /// The arguments that are accessed and may overlap others, and the pairs of them of which one is stored.
  llvm::SetVector<Value> arguments;
  SmallVector<std::pair<Value, Value>> pairs;
};
} // namespace

/// Whether a loop in `loop` carries values.
static bool hasRecurrences(AffineForOp loop) {
  return loop
      ->walk([&](AffineForOp inner) {
        return inner != loop && inner.getNumIterOperands() != 0
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Whether a nest is optimized if memory is known not to overlap: it adds to elements, has time steps, or
/// recurrences.
static bool isWorthVersions(Operation &op) {
  constexpr size_t MinLoops = 2;
  auto loop = dyn_cast<AffineForOp>(op);
  return loop && (accumulatesInNest(loop, MinLoops) ||
                  hasTemporalStages(loop) || hasRecurrences(loop));
}

/// Whether a nest stores elements and accesses others at subscripts that are loaded, so that LLVM cannot compare
/// the memory of both.
static bool hasUnknownSubscripts(ArrayRef<LoopAccess> accesses) {
  return llvm::any_of(
             accesses,
             [](const LoopAccess &access) { return access.isStore(); }) &&
         llvm::any_of(accesses, [](const LoopAccess &access) {
           return access.getMemory() && !isAffineAccess(access.op);
         });
}

/// Whether elements are loaded along another loop than they are stored: nests in which that is so are tiled.
static bool isTransposition(ArrayRef<LoopAccess> accesses) {
  SmallVector<Value> stored, loaded;
  for (const LoopAccess &access : accesses) {
    if (!isa<AffineLoadOp, AffineStoreOp>(access.op))
      continue;
    MapAndOperands subscripts = getSubscripts(access.op);
    unsigned rank = subscripts.map.getNumResults();
    if (rank == 0)
      continue;
    AffineExpr last = subscripts.map.getResult(rank - 1);
    for (unsigned i = 0; i < subscripts.map.getNumDims(); ++i)
      if (last.isFunctionOfDim(i))
        (access.isStore() ? stored : loaded).push_back(subscripts.operands[i]);
  }
  return !stored.empty() && llvm::any_of(loaded, [&](Value variable) {
    return !llvm::is_contained(stored, variable);
  });
}

/// Whether elements are stored that are not loaded while they are in a cache.
static bool storesStream(ArrayRef<LoopAccess> accesses) {
  return llvm::any_of(accesses, [](const LoopAccess &access) {
    return access.isStore() && access.getMemory() &&
           isStream(access.getMemory(), DefaultStreamBytes);
  });
}

/// Whether a loop in `loop` that stores elements and accesses other memory as well is so short that a part of the
/// time would be that of comparisons of addresses, which LLVM puts in front of it: copies of rows of 64 numbers
/// take twice as long with them.
static bool hasShortRows(AffineForOp loop) {
  constexpr uint64_t MaxLength = 256;
  auto isShort = [&](AffineForOp inner) {
    std::optional<uint64_t> count = getTripCount(inner);
    if (inner == loop || !count || *count > MaxLength)
      return false;
    SmallVector<LoopAccess, 8> accesses = collectAccesses(inner);
    return llvm::any_of(accesses, [&](const LoopAccess &access) {
      return access.isStore() &&
             llvm::any_of(accesses, [&](const LoopAccess &other) {
               return other.getMemory() != access.getMemory();
             });
    });
  };
  return loop
      ->walk([&](AffineForOp inner) {
        return isShort(inner) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

using NestSet = llvm::SmallDenseSet<Operation *>;

/// The nests of a block for which it matters whether arguments overlap: those that use elements many times,
/// transpositions, those that store past the caches, those with subscripts that are unknown, those with short rows,
/// and those that access the memory of another nest, with which they may be fused. Only the first kind if
/// `onlyAccumulations`.
static NestSet findNests(Block &block, bool onlyAccumulations) {
  NestSet nests;
  llvm::SmallDenseMap<Value, Operation *> users;
  for (Operation &op : block) {
    if (!isa<AffineForOp>(op))
      continue;
    if (isWorthVersions(op))
      nests.insert(&op);
    if (onlyAccumulations)
      continue;
    SmallVector<LoopAccess, 8> accesses = collectAccesses(&op);
    if (hasUnknownSubscripts(accesses) || isTransposition(accesses) ||
        storesStream(accesses) || hasShortRows(cast<AffineForOp>(op)))
      nests.insert(&op);
    for (const LoopAccess &access : accesses) {
      if (!access.getMemory())
        continue;
      Value object = getViewedMemory(access.getMemory());
      Operation *&user = users[object];
      if (user && user != &op)
        nests.insert_range(ArrayRef<Operation *>{user, &op});
      user = &op;
    }
  }
  return nests;
}

static bool isAllocation(Operation *op) {
  return isa<memref::AllocOp, memref::AllocaOp>(op);
}

/// Whether `op` of the range can be executed before it.
static bool isHoistable(Operation *op, const LoopRange &range) {
  return op->getNumRegions() == 0 &&
         (isAllocation(op) || (isMemoryEffectFree(op) && isSpeculatable(op))) &&
         llvm::all_of(op->getOperands(), [&](Value each) {
           Operation *definition = each.getDefiningOp();
           return !definition || range.hoisted.contains(definition) ||
                  definition->getBlock() != op->getBlock() ||
                  definition->isBeforeInBlock(range.first);
         });
}

/// The operations from `first` to the last one of `nests`. The range ends before a value
/// that bounds and subscripts of affine operations may use in the function's region only.
static LoopRange findLoops(Operation *first, const NestSet &nests) {
  LoopRange range;
  range.first = first;
  for (Operation *op = first; op; op = op->getNextNode()) {
    if (isHoistable(op, range)) {
      range.hoisted.insert(op);
      continue;
    }
    if (llvm::any_of(op->getResultTypes(), llvm::IsaPred<IndexType>))
      break;
    if (nests.contains(op))
      range.last = op;
  }
  return range;
}

/// The operations from the first nest that findNests finds to the last one, if no value that is defined between
/// is used after them.
std::optional<LoopRange> Versioner::findRange(bool onlyAccumulations) {
  Region &body = function->getRegion(0);
  if (!llvm::hasSingleElement(body))
    return std::nullopt;
  NestSet nests = findNests(body.front(), onlyAccumulations);
  auto found = llvm::find_if(
      body.front(), [&](Operation &op) { return nests.contains(&op); });
  if (found == body.front().end())
    return std::nullopt;
  LoopRange range = findLoops(&*found, nests);
  if (!range.last)
    return std::nullopt;
  for (Operation *op = range.first;; op = op->getNextNode()) {
    if (range.hoisted.contains(op))
      continue;
    for (Value result : op->getResults())
      for (Operation *user : result.getUsers()) {
        Operation *ancestor = body.front().findAncestorOpInBlock(*user);
        if (!ancestor || range.last->isBeforeInBlock(ancestor))
          return std::nullopt;
      }
    if (op == range.last)
      return range;
  }
}

/// Whether the elements of a memref are all between its first and its last byte, in row-major order.
static bool hasKnownExtent(Value memory) {
  auto type = dyn_cast<MemRefType>(memory.getType());
  return type && hasIdentityLayout(type) &&
         isa<IntegerType, FloatType>(type.getElementType());
}

/// Whether all elements are known to be some of the source.
static bool isInBounds(memref::ReinterpretCastOp cast) {
  auto source = dyn_cast<MemRefType>(cast.getSource().getType());
  MemRefType type = cast.getType();
  SmallVector<int64_t> strides;
  int64_t last;
  if (!source || !source.hasStaticShape() || !hasIdentityLayout(source) ||
      !type.hasStaticShape() ||
      failed(type.getStridesAndOffset(strides, last)) || last < 0)
    return false;
  for (auto [stride, size] : llvm::zip_equal(strides, type.getShape())) {
    int64_t distance;
    if (stride < 0 || llvm::MulOverflow(stride, size - 1, distance) ||
        llvm::AddOverflow(last, distance, last))
      return false;
  }
  return last < source.getNumElements();
}

/// Whether a view of `object` may have other elements.
static bool mayBeLarger(Value view, Value object) {
  while (view != object) {
    Operation *op = view.getDefiningOp();
    if (auto cast = dyn_cast<memref::ReinterpretCastOp>(op);
        cast && !isInBounds(cast))
      return true;
    // As getViewedMemory does.
    unsigned number = op->hasTrait(OpTrait::DistinctObjectsTrait)
                          ? cast<OpResult>(view).getResultNumber()
                          : 0;
    view = op->getOperand(number);
  }
  return false;
}

void Versioner::collectPairs(const LoopRange &range) {
  constexpr size_t MaxPairs = 32;
  MemoryAliases aliases(function, /*argumentsMayAlias=*/true);
  llvm::SetVector<Value> accessed, stored;
  llvm::SmallDenseSet<Value> larger;
  for (Operation *op = range.first;; op = op->getNextNode()) {
    for (const LoopAccess &access : collectAccesses(op)) {
      Value memory = access.getMemory();
      Value object = memory ? getViewedMemory(memory) : Value();
      auto argument = dyn_cast_or_null<BlockArgument>(object);
      if (!argument || argument.getOwner()->getParentOp() != function ||
          !hasKnownExtent(object))
        continue;
      if (mayBeLarger(memory, object))
        larger.insert(object);
      accessed.insert(object);
      if (access.isStore())
        stored.insert(object);
    }
    if (op == range.last)
      break;
  }
  accessed.remove_if([&](Value value) { return larger.contains(value); });
  for (auto [i, a] : llvm::enumerate(accessed))
    for (Value b : accessed.getArrayRef().drop_front(i + 1))
      if ((stored.contains(a) || stored.contains(b)) && aliases.mayAlias(a, b))
        pairs.emplace_back(a, b);
  if (pairs.size() > MaxPairs)
    pairs.clear();
  for (auto [a, b] : pairs) {
    arguments.insert(a);
    arguments.insert(b);
  }
}

//===-- The condition ------------------------------------------------------===//

/// The bytes of all elements, or more: an element takes at most the next power of 2.
Value Versioner::createSize(Value memory) {
  auto type = cast<MemRefType>(memory.getType());
  auto bytes = int64_t(llvm::PowerOf2Ceil(
      llvm::divideCeil(type.getElementType().getIntOrFloatBitWidth(), 8u)));
  Value size;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(unsigned(dim))) {
      bytes *= type.getDimSize(unsigned(dim));
      continue;
    }
    Value number = arith::ConstantIndexOp::create(rewriter, loc, dim);
    Value length = memref::DimOp::create(rewriter, loc, memory, number);
    size = size ? arith::MulIOp::create(rewriter, loc, size, length) : length;
  }
  Value factor = arith::ConstantIndexOp::create(rewriter, loc, bytes);
  return size ? arith::MulIOp::create(rewriter, loc, size, factor) : factor;
}

/// Whether no pair overlaps: one ends where the other begins, or before.
Value Versioner::createCondition() {
  llvm::DenseMap<Value, std::pair<Value, Value>> extents;
  for (Value argument : arguments) {
    Value first = memref::ExtractAlignedPointerAsIndexOp::create(
        rewriter, loc, rewriter.getIndexType(), argument);
    Value size = createSize(argument);
    Value end = arith::AddIOp::create(rewriter, loc, first, size);
    extents[argument] = {first, end};
  }
  Value all;
  for (auto [a, b] : pairs) {
    auto [firstA, endA] = extents[a];
    auto [firstB, endB] = extents[b];
    Value isBefore = arith::CmpIOp::create(
        rewriter, loc, arith::CmpIPredicate::ule, endA, firstB);
    Value isAfter = arith::CmpIOp::create(
        rewriter, loc, arith::CmpIPredicate::ule, endB, firstA);
    Value apart = arith::OrIOp::create(rewriter, loc, isBefore, isAfter);
    all = all ? arith::AndIOp::create(rewriter, loc, all, apart) : apart;
  }
  return all;
}

//===-- The versions -------------------------------------------------------===//

/// Makes operations in `op` use the sizes of arguments in place of those of their versions, which bounds cannot
/// use.
static void useOriginalSizes(Operation *op, const IRMapping &mapping,
                             ArrayRef<Value> arguments) {
  op->walk([&](memref::DimOp dim) {
    for (Value argument : arguments)
      if (mapping.lookup(argument) == dim.getSource())
        dim.getSourceMutable().assign(argument);
  });
}

void Versioner::createVersions(const LoopRange &range, Value condition) {
  SmallVector<Operation *> ops;
  for (Operation *op = range.first;; op = op->getNextNode()) {
    ops.push_back(op);
    if (op == range.last)
      break;
  }
  for (Operation *op : ops)
    if (range.hoisted.contains(op))
      rewriter.moveOpBefore(op, range.first);
  rewriter.setInsertionPoint(range.first);
  auto versions = scf::IfOp::create(rewriter, loc, TypeRange(), condition,
                                    /*withElseRegion=*/true);
  rewriter.setInsertionPointToStart(versions.thenBlock());
  // Arguments that are only loaded may overlap each other.
  IRMapping mapping;
  for (auto [a, b] : pairs) {
    Value first = mapping.lookupOrDefault(a),
          second = mapping.lookupOrDefault(b);
    auto distinct = memref::DistinctObjectsOp::create(
        rewriter, loc, TypeRange{a.getType(), b.getType()}, {first, second});
    // They can be parts of one allocation.
    distinct->setDiscardableAttr("strata.same_storage", rewriter.getUnitAttr());
    mapping.map(a, Value(distinct->getResult(0)));
    mapping.map(b, Value(distinct->getResult(1)));
  }
  // Views have a version, too.
  for (Operation *op : ops)
    if (!range.hoisted.contains(op) ||
        (!isAllocation(op) &&
         llvm::any_of(op->getResultTypes(), llvm::IsaPred<BaseMemRefType>)))
      useOriginalSizes(rewriter.clone(*op, mapping), mapping,
                       arguments.getArrayRef());
  for (Operation *op : ops)
    if (!range.hoisted.contains(op))
      rewriter.moveOpBefore(op, versions.elseBlock()->getTerminator());
}

size_t Versioner::run() {
  std::optional<LoopRange> range = findRange(/*onlyAccumulations=*/false);
  if (!range)
    range = findRange(/*onlyAccumulations=*/true);
  if (!range)
    return 0;
  collectPairs(*range);
  if (pairs.empty())
    return 0;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(range->first);
  loc = range->first->getLoc();
  createVersions(*range, createCondition());
  return arguments.size();
}

namespace {
struct AffineVersionAliases final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    size_t number = Versioner(rewriter, getOperation()).run();
    if (number == 0)
      return;
    remark::passed(
        getOperation(),
        remark::RemarkOpts::name("Versioned").category(getArgument()))
        << remark::metric("Arguments", number);
  }
};
} // namespace

static constexpr PassInfo affineVersionAliasesInfo = {
    .argument = "affine-version-aliases",
    .name = "AffineVersionAliases",
    .summary = "Give nests of affine loops a version for arguments that do not "
               "overlap",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine", "arith", "memref", "scf"},
    .create = makePass<AffineVersionAliases>,
};

void strata::registerAffineVersionAliasesPass(PassRegistry &registry) {
  registry.add(affineVersionAliasesInfo);
}
