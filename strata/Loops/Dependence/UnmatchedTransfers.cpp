// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The iterations of a start, without those for which there is a later wait with the same element of the
// tag. The relation to the waits contains all pairs that may exist, so that an iteration that is left
// certainly has no wait.
#include "strata/Loops/Dependence/UnmatchedTransfers.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Interfaces/TransferOpInterface.h"
#include "strata/Loops/Dependence/IndexTranslatorDetail.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Polyhedral/PresburgerRelation.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::presburger;

/// Operations in more loops are left out.
static constexpr size_t MaxLevels = 16;

namespace {
struct TransferOp {
  Operation *op;
  Transfer transfer;
};

class TransferMatcher {
public:
  explicit TransferMatcher(Region *scope) : scope(scope) {}
  std::vector<UnmatchedTransfer> run();

private:
  std::optional<SmallVector<int64_t, 4>> find(const TransferOp &transfer);
  bool addPartners(const TransferOp &transfer, const TransferOp &partner,
                   PresburgerRelation &remaining);

  Region *scope;
  SmallVector<TransferOp, 8> transfers;
  Budget budget;
};
} // namespace

/// Whether all users of the memory are known.
static bool isLocal(Value memory) {
  Operation *definition = memory.getDefiningOp();
  if (!definition || !hasEffect<MemoryEffects::Allocate>(definition, memory))
    return false;
  return llvm::all_of(memory.getUses(), [](OpOperand &use) {
    if (auto interface = dyn_cast<TransferOpInterface>(use.getOwner()))
      if (auto transfer = interface.getTransfer())
        return transfer->tag.operand == use.getOperandNumber();
    return hasEffect<MemoryEffects::Free>(use.getOwner(), use.get());
  });
}

static SmallVector<LinearSum, 4> translateTag(const TransferOp &transfer,
                                              IndexTranslator &side) {
  const TransferElement &tag = transfer.transfer.tag;
  ValueRange operands = tag.getIndices(transfer.op);
  SmallVector<LinearSum, 4> indices;
  if (!tag.map) {
    for (Value index : operands)
      indices.push_back(side.translate(index));
    return indices;
  }
  for (AffineExpr expr : tag.map.getResults())
    indices.push_back(side.translate(expr, tag.map.getNumDims(), operands));
  return indices;
}

/// Whether iterations of the level may be executed in any order.
static bool isUnordered(const LoopLevel &level) {
  return !level.variable ||
         !isa<dialects::affine::AffineForOp, scf::ForOp>(level.loop);
}

/// The first `depth` variables are equal, and the next one is less, if there is one.
static void addOrder(ConstraintSystem &system, ArrayRef<LinearSum> first,
                     ArrayRef<LinearSum> second, unsigned depth, bool isLess) {
  for (unsigned i = 0; i < depth; ++i)
    system.addEqual(first[i], second[i]);
  if (isLess)
    system.addLess(first[depth], second[depth]);
}

/// Removes from `remaining` the iterations of `transfer` for which `partner` may be executed later, or
/// before if that is a start. False if they are unknown.
bool TransferMatcher::addPartners(const TransferOp &transfer,
                                  const TransferOp &partner,
                                  PresburgerRelation &remaining) {
  SmallVector<LoopLevel, 4> from = getLoopLevels(transfer.op, scope);
  SmallVector<LoopLevel, 4> to = getLoopLevels(partner.op, scope);
  if (to.size() > MaxLevels)
    return false;
  unsigned count = countCommonLevels(from, to);
  ConstraintSystem system;
  SymbolColumns symbols;
  IndexTranslator left(system, symbols, VarKind::Domain, from);
  IndexTranslator right(system, symbols, VarKind::Range, to);
  left.addDomain(transfer.op, scope);
  right.addDomain(partner.op, scope);
  for (auto [a, b] :
       llvm::zip(translateTag(transfer, left), translateTag(partner, right)))
    system.addEqual(a, b);
  Value memory = transfer.transfer.tag.memory;
  for (unsigned i = 0; i < count; ++i)
    if (isAllocatedIn(memory, from[i].loop))
      system.addEqual(left.getVariables()[i], right.getVariables()[i]);
  if (!symbols.empty())
    return false;
  bool isStart = transfer.transfer.isStart();
  TextualOrder order = isStart ? getTextualOrder(transfer.op, partner.op)
                               : getTextualOrder(partner.op, transfer.op);
  auto remove = [&](unsigned depth, bool isForward) {
    ConstraintSystem ordered = system;
    if (isForward)
      addOrder(ordered, left.getVariables(), right.getVariables(), depth,
               depth < count);
    else
      addOrder(ordered, right.getVariables(), left.getVariables(), depth,
               depth < count);
    PresburgerRelation pairs(ordered.build().simplify().findLocalDivs());
    auto rest = remaining.subtract(pairs.getDomainSet(), budget);
    if (rest)
      remaining = *rest;
    return rest.has_value();
  };
  for (unsigned depth = 0; depth < count; ++depth) {
    if (!remove(depth, isStart) ||
        (isUnordered(from[depth]) && !remove(depth, !isStart)))
      return false;
  }
  if (order == TextualOrder::After || order == TextualOrder::Never)
    return true;
  return remove(count, true);
}

/// An iteration of `transfer` without partner.
std::optional<SmallVector<int64_t, 4>>
TransferMatcher::find(const TransferOp &transfer) {
  SmallVector<LoopLevel, 4> levels = getLoopLevels(transfer.op, scope);
  if (levels.size() > MaxLevels)
    return std::nullopt;
  ConstraintSystem system;
  SymbolColumns symbols;
  IndexTranslator side(system, symbols, VarKind::SetDim, levels);
  side.addDomain(transfer.op, scope);
  translateTag(transfer, side);
  if (!side.isExact() || !symbols.empty() || system.isIncomplete())
    return std::nullopt;
  PresburgerRelation remaining(system.build().simplify().findLocalDivs());
  for (const TransferOp &partner : transfers)
    if (partner.transfer.isStart() != transfer.transfer.isStart() &&
        partner.transfer.tag.memory == transfer.transfer.tag.memory &&
        !addPartners(transfer, partner, remaining))
      return std::nullopt;
  IntegerSample sample = remaining.findIntegerSample(budget);
  if (sample.isEmpty != Tri::False)
    return std::nullopt;
  return SmallVector<int64_t, 4>(
      ArrayRef(sample.point).take_front(levels.size()));
}

std::vector<UnmatchedTransfer> TransferMatcher::run() {
  scope->walk([&](Operation *op) {
    if (auto interface = dyn_cast<TransferOpInterface>(op))
      if (auto transfer = interface.getTransfer())
        if (isLocal(transfer->tag.memory))
          transfers.push_back({op, *transfer});
  });
  std::vector<UnmatchedTransfer> unmatched;
  for (const TransferOp &transfer : transfers)
    if (auto iteration = find(transfer))
      unmatched.push_back(
          {transfer.op, transfer.transfer.isStart(), std::move(*iteration)});
  return unmatched;
}

std::vector<UnmatchedTransfer>
strata::findUnmatchedTransfers(Operation *function) {
  std::vector<UnmatchedTransfer> list;
  for (Region &region : function->getRegions())
    // Blocks need not be executed.
    if (region.hasOneBlock())
      llvm::append_range(list, TransferMatcher(&region).run());
  return list;
}
