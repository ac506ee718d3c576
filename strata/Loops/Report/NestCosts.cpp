// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The iterations of a block, and the elements of a memory that accesses touch, are integer sets, whose points are
// counted (Polyhedral/PointCount.h).
#include "strata/Loops/Report/NestCosts.h"

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Loops/Dependence/IterationSetsDetail.h"
#include "strata/Polyhedral/PointCount.h"

#include "llvm/ADT/MapVector.h"

using namespace strata;
using namespace strata::presburger;

//===-- Operations ---------------------------------------------------------===//

/// The number of elements of a number or a vector, and the type of one. std::nullopt for other types.
static std::optional<std::pair<int64_t, Type>> getElements(Type type) {
  if (auto vector = dyn_cast<VectorType>(type)) {
    if (llvm::is_contained(vector.getScalableDims(), true))
      return std::nullopt;
    return std::pair(vector.getNumElements(), vector.getElementType());
  }
  if (type.isIntOrIndexOrFloat())
    return std::pair(int64_t(1), type);
  return std::nullopt;
}

/// The operations on each element of the result.
static int64_t countElementFlops(Operation *op) {
  if (isa<math::FmaOp, vector::FMAOp>(op))
    return 2;
  if (isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp,
          arith::RemFOp, arith::NegFOp, arith::MaximumFOp, arith::MinimumFOp,
          arith::MaxNumFOp, arith::MinNumFOp>(op))
    return 1;
  return op->getName().getDialectNamespace() ==
         math::MathDialect::getDialectNamespace();
}

/// Operations of unknown cost: of other functions, of complex numbers, and of several elements of a vector.
static bool hasUnknownFlops(Operation *op) {
  return isa<CallOpInterface>(op) ||
         isa<vector::ContractionOp, vector::MultiDimReductionOp,
             vector::OuterProductOp, vector::ReductionOp, vector::ScanOp>(op) ||
         op->getName().getDialectNamespace() ==
             complex::ComplexDialect::getDialectNamespace() ||
         llvm::any_of(op->getResultTypes(),
                      [](Type type) { return isa<TensorType>(type); });
}

std::optional<int64_t> strata::countFlops(Operation *op) {
  if (hasUnknownFlops(op))
    return std::nullopt;
  if (op->getNumResults() != 1)
    return 0;
  int64_t flops = countElementFlops(op);
  auto elements = getElements(op->getResult(0).getType());
  if (flops == 0 || !elements || !isa<FloatType>(elements->second))
    return 0;
  return flops * elements->first;
}

bool strata::isExecutedOnce(Operation *root) {
  Operation *function = root->getParentOp();
  if (!isa<FunctionOpInterface>(function) ||
      !llvm::hasSingleElement(*root->getParentRegion()))
    return false;
  return !function
              ->walk([](Operation *op) {
                return isa<CallOpInterface>(op) ? WalkResult::interrupt()
                                                : WalkResult::advance();
              })
              .wasInterrupted();
}

SmallVector<Operation *, 8> strata::findNests(Operation *function) {
  SmallVector<Operation *, 8> nests;
  auto isAffine = [](Operation *op) {
    return isa<affine::AffineForOp, affine::AffineParallelOp>(op);
  };
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    bool isNest = isAffine(op);
    if (isa<scf::ForOp, scf::ParallelOp, scf::WhileOp>(op)) {
      isNest = true;
      op->walk([&](Operation *inner) { isNest &= !isAffine(inner); });
    }
    if (!isNest)
      return WalkResult::advance();
    nests.push_back(op);
    return WalkResult::skip();
  });
  return nests;
}

//===-- Nests --------------------------------------------------------------===//

namespace {
/// Adds up the costs of a nest.
class CostCounter {
public:
  explicit CostCounter(Operation *root)
      : root(root), scope(root->getParentRegion()) {}
  NestCosts run();

private:
  /// The costs of one execution of the operations of a block.
  struct BlockCosts {
    int64_t flops = 0, bytes = 0;
    Operation *first = nullptr;
  };
  /// The accessed elements of one memory.
  struct Elements {
    SmallVector<LoopAccess, 4> loads, stores;
  };

  void collect();
  void noteUnknown(Operation *op) {
    if (!costs.unknown)
      costs.unknown = op;
  }
  std::optional<IntegerRelation> getIterations(Operation *op,
                                               bool useConditions);
  std::optional<Polynomial> countIterations(Operation *op);
  std::optional<IntegerRelation> getElementSet(const LoopAccess &access);
  std::optional<Polynomial> countElements(ArrayRef<LoopAccess> accesses);
  std::optional<Polynomial> count(const PresburgerRelation &set);
  void addIterations();
  void addElements();
  void add(std::optional<Polynomial> &sum,
           const std::optional<Polynomial> &number, int64_t factor,
           Operation *op);

  Operation *root;
  Region *scope;
  NestCosts costs;
  llvm::MapVector<Block *, BlockCosts> blocks;
  llvm::MapVector<Value, Elements> memories;
  IterationSets sets;
  /// The work for one nest, at most about a second.
  static constexpr uint64_t MaxUnits = Budget::DefaultUnits;
  Budget budget{MaxUnits};
};
} // namespace

/// The bytes of an access; 0 if its type is unknown.
static int64_t getAccessBytes(const LoopAccess &access) {
  auto elements = access.access.value
                      ? getElements(access.access.value.getType())
                      : std::nullopt;
  if (!elements)
    return 0;
  unsigned bits = elements->second.isIndex()
                      ? 64
                      : elements->second.getIntOrFloatBitWidth();
  return elements->first * int64_t((bits + 7) / 8);
}

static int64_t getElementBytes(const LoopAccess &access) {
  return getAccessBytes(access) /
         getElements(access.access.value.getType())->first;
}

void CostCounter::collect() {
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    std::optional<int64_t> number = countFlops(op);
    if (!number) {
      noteUnknown(op);
      costs.flops = std::nullopt;
    }
    int64_t flops = number.value_or(0);
    if (flops != 0) {
      Type type = getElements(op->getResult(0).getType())->second;
      costs.floatBits = std::max(costs.floatBits, type.getIntOrFloatBitWidth());
    }
    SmallVector<LoopAccess, 2> accesses;
    if (op->getNumRegions() == 0)
      appendAccesses(op, accesses);
    BlockCosts &block = blocks[op->getBlock()];
    if (!block.first)
      block.first = op;
    block.flops += flops;
    for (const LoopAccess &access : accesses) {
      int64_t bytes = access.getMemory() ? getAccessBytes(access) : 0;
      if (bytes == 0) {
        noteUnknown(op);
        costs.accessedBytes = costs.loadedBytes = costs.storedBytes =
            std::nullopt;
        continue;
      }
      block.bytes += bytes;
      Elements &elements = memories[getViewedMemory(access.getMemory())];
      (access.isStore() ? elements.stores : elements.loads).push_back(access);
    }
  });
  for (const auto &[block, sums] : blocks) {
    costs.iterationFlops += sums.flops;
    costs.iterationBytes += sums.bytes;
  }
}

/// The iterations in which the block of `op` is executed; std::nullopt if a bound or, with conditions, a condition is
/// not affine.
std::optional<IntegerRelation> CostCounter::getIterations(Operation *op,
                                                          bool useConditions) {
  ConstraintSystem system;
  SymbolColumns symbols = sets.addSymbols(system);
  IndexTranslator loops(system, symbols, VarKind::SetDim,
                        getLoopLevels(op, scope));
  if (useConditions)
    loops.addDomain(op, scope);
  else
    for (unsigned i = 0; i < loops.getLevels().size(); ++i)
      loops.addLevel(i);
  sets.noteSymbols(symbols);
  if (!loops.isExact() || system.isIncomplete() ||
      llvm::any_of(loops.getLevels(),
                   [](const LoopLevel &level) { return !level.variable; }))
    return std::nullopt;
  return system.build();
}

/// The number of points as a polynomial, or by enumeration if there are no symbols and few points.
std::optional<Polynomial> CostCounter::count(const PresburgerRelation &set) {
  Budget part(std::min<uint64_t>(budget.getRemaining(), MaxUnits / 4));
  uint64_t units = part.getRemaining();
  std::optional<Polynomial> sum = countPoints(set, part);
  (void)budget.spend(units - part.getRemaining());
  if (sum)
    return sum;
  constexpr size_t MaxPoints = 100000;
  if (set.getSpace().getNumSymbolVars() != 0)
    return std::nullopt;
  std::optional<uint64_t> number = set.countPoints(budget, MaxPoints);
  if (!number)
    return std::nullopt;
  return Polynomial(int64_t(*number));
}

std::optional<Polynomial> CostCounter::countIterations(Operation *op) {
  std::optional<IntegerRelation> set = getIterations(op, true);
  if (!set) {
    set = getIterations(op, false);
    costs.isUpperBound |= set.has_value();
  }
  if (!set)
    return std::nullopt;
  return count(PresburgerRelation(*set));
}

/// The elements that an access touches, as indices; std::nullopt if they are unknown.
std::optional<IntegerRelation>
CostCounter::getElementSet(const LoopAccess &access) {
  if (!access.hasIndices())
    return std::nullopt;
  ConstraintSystem system;
  SymbolColumns symbols = sets.addSymbols(system);
  IndexTranslator loops(system, symbols, VarKind::Local,
                        getLoopLevels(access.op, scope));
  loops.addDomain(access.op, scope);
  SmallVector<LinearSum, 4> indices =
      translateIndices(access.access, system, loops);
  sets.noteSymbols(symbols);
  if (!loops.isExact() || system.isIncomplete())
    return std::nullopt;
  for (const LinearSum &index : indices)
    system.addEqual(system.addColumn(VarKind::SetDim), index);
  return system.build().simplify();
}

/// The number of different elements.
std::optional<Polynomial>
CostCounter::countElements(ArrayRef<LoopAccess> accesses) {
  // A union of many sets has as many parts as its square.
  constexpr size_t MaxAccesses = 64;
  if (accesses.size() > MaxAccesses)
    return std::nullopt;
  std::optional<PresburgerRelation> all;
  for (const LoopAccess &access : accesses) {
    // Views of one memory have other indices.
    if (access.getMemory() != accesses.front().getMemory())
      return std::nullopt;
    std::optional<IntegerRelation> set = getElementSet(access);
    if (!set)
      return std::nullopt;
    PresburgerRelation part(set->findLocalDivs());
    if (all && !all->getSpace().isCompatible(part.getSpace()))
      return std::nullopt;
    bool isKnown = all && llvm::any_of(all->getAllDisjuncts(),
                                       [&](const IntegerRelation &known) {
                                         return known.isIdentical(*set);
                                       });
    if (!isKnown)
      all = all ? all->unionSet(part) : part;
  }
  return all ? count(*all) : Polynomial(0);
}

void CostCounter::add(std::optional<Polynomial> &sum,
                      const std::optional<Polynomial> &number, int64_t factor,
                      Operation *op) {
  if (!number)
    noteUnknown(op);
  if (!number || !sum)
    sum = std::nullopt;
  else
    sum = *sum + *number * Polynomial(factor);
}

void CostCounter::addIterations() {
  for (auto &[block, sums] : blocks) {
    if (sums.flops == 0 && sums.bytes == 0)
      continue;
    std::optional<Polynomial> number = countIterations(sums.first);
    if (sums.flops != 0)
      add(costs.flops, number, sums.flops, block->getParentOp());
    if (sums.bytes != 0)
      add(costs.accessedBytes, number, sums.bytes, block->getParentOp());
  }
}

void CostCounter::addElements() {
  for (auto &[memory, elements] : memories) {
    if (!elements.loads.empty())
      add(costs.loadedBytes, countElements(elements.loads),
          getElementBytes(elements.loads.front()), elements.loads.front().op);
    if (!elements.stores.empty())
      add(costs.storedBytes, countElements(elements.stores),
          getElementBytes(elements.stores.front()), elements.stores.front().op);
  }
}

NestCosts CostCounter::run() {
  costs.flops = costs.accessedBytes = costs.loadedBytes = costs.storedBytes =
      Polynomial(0);
  collect();
  // Sets have the same symbols once all of them have been found.
  for (auto &[block, sums] : blocks)
    getIterations(sums.first, true);
  for (auto &[memory, elements] : memories)
    for (const LoopAccess &access :
         llvm::concat<LoopAccess>(elements.loads, elements.stores))
      getElementSet(access);
  addIterations();
  addElements();
  costs.symbols.assign(sets.getSymbols().begin(), sets.getSymbols().end());
  return std::move(costs);
}

NestCosts strata::computeNestCosts(Operation *root) {
  return CostCounter(root).run();
}
