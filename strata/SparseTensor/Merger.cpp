// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/SparseTensor/Merger.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

Merger::Merger(linalg::GenericOp op, unsigned numLoops)
    : op(op), numTensors(op->getNumOperands() + 1), numLoops(numLoops),
      lvls(numTensors, SmallVector<std::optional<unsigned>>(numLoops)),
      types(numTensors, SmallVector<LevelType>(numLoops)) {}

void Merger::setLevel(TensorId tensor, LoopId loop, unsigned lvl,
                      LevelType type) {
  lvls[tensor][loop] = lvl;
  types[tensor][loop] = type;
}

bool Merger::isSparseBit(unsigned bit) const {
  TensorId tensor = getTensor(bit);
  LoopId loop = getLoop(bit);
  return lvls[tensor][loop] && hasCoordinates(types[tensor][loop]);
}

bool Merger::isDenseBit(unsigned bit) const {
  return lvls[getTensor(bit)][getLoop(bit)] && !isSparseBit(bit);
}

bool Merger::hasAnySparse(const llvm::BitVector &bits) const {
  return llvm::any_of(bits.set_bits(),
                      [&](unsigned bit) { return isSparseBit(bit); });
}

//===-- Sets ----------------------------------------------------------------===//

LatPointId Merger::addLat(llvm::BitVector bits, ExprId exp) {
  points.push_back({std::move(bits), {}, exp});
  return LatPointId(points.size() - 1);
}

LatSetId Merger::addSet() {
  sets.emplace_back();
  return LatSetId(sets.size() - 1);
}

/// Adds a point unless there is one of the same levels, which covers it. So a set has at most
/// as many points as there are sets of levels, whatever the size of the expression.
void Merger::addPoint(LatSetId to, LatPointId point) {
  if (llvm::none_of(sets[to], [&](LatPointId other) {
        return points[other].bits == points[point].bits;
      }))
    sets[to].push_back(point);
}

void Merger::append(LatSetId to, LatSetId from) {
  SmallVector<LatPointId> more = sets[from];
  for (LatPointId point : more)
    addPoint(to, point);
}

LatSetId Merger::conjSet(ExprId id, LatSetId s0, LatSetId s1) {
  LatSetId result = addSet();
  Expr expr = exprs[id];
  for (LatPointId p0 : sets[s0])
    for (LatPointId p1 : sets[s1]) {
      llvm::BitVector bits = points[p0].bits;
      bits |= points[p1].bits;
      ExprId exp =
          addBinary(expr.kind, points[p0].exp, points[p1].exp, expr.op);
      addPoint(result, addLat(std::move(bits), exp));
    }
  return result;
}

LatSetId Merger::mapSet(ExprKind kind, LatSetId s0, Operation *def) {
  LatSetId result = addSet();
  for (LatPointId p0 : sets[s0]) {
    ExprId exp = addUnary(kind, points[p0].exp, def);
    sets[result].push_back(addLat(points[p0].bits, exp));
  }
  return result;
}

LatSetId Merger::disjSet(ExprId id, LatSetId s0, LatSetId s1) {
  Expr expr = exprs[id];
  LatSetId result = conjSet(id, s0, s1);
  append(result, s0);
  if (expr.kind == ExprKind::Difference)
    s1 = mapSet(ExprKind::Negation, s1, expr.op);
  append(result, s1);
  return result;
}

/// The comparison of the points of one operand with zero.
LatSetId Merger::mapWithZero(ExprId id, LatSetId s0, bool zeroIsLeft) {
  LatSetId result = addSet();
  Operation *def = exprs[id].op;
  for (LatPointId p0 : sets[s0]) {
    ExprId zero = addExpr({.kind = ExprKind::Zero});
    ExprId exp = points[p0].exp;
    ExprId compared = addBinary(ExprKind::Comparison, zeroIsLeft ? zero : exp,
                                zeroIsLeft ? exp : zero, def);
    sets[result].push_back(addLat(points[p0].bits, compared));
  }
  return result;
}

LatSetId Merger::comparisonSet(ExprId id, LatSetId s0, LatSetId s1) {
  if (exprs[exprs[id].e0].kind == ExprKind::Zero)
    return mapWithZero(id, s1, /*zeroIsLeft=*/true);
  if (exprs[exprs[id].e1].kind == ExprKind::Zero)
    return mapWithZero(id, s0, /*zeroIsLeft=*/false);
  LatSetId result = conjSet(id, s0, s1);
  append(result, mapWithZero(id, s0, /*zeroIsLeft=*/false));
  append(result, mapWithZero(id, s1, /*zeroIsLeft=*/true));
  return result;
}

LatSetId Merger::buildCustomBinary(ExprId id, LatSetId s0, LatSetId s1) {
  auto binary = cast<BinaryOp>(exprs[id].op);
  LatSetId result = conjSet(id, s0, s1);
  auto include = [&](LatSetId set, Region &region, bool isIdentity) {
    if (!region.empty())
      append(result, mapSet(ExprKind::BinaryBranch, set,
                            region.front().getTerminator()));
    else if (isIdentity)
      append(result, set);
  };
  include(s0, binary.getLeftRegion(), binary.getLeftIdentity());
  include(s1, binary.getRightRegion(), binary.getRightIdentity());
  return result;
}

LatSetId Merger::buildLattices(ExprId id, LoopId loop) {
  Expr expr = exprs[id];
  switch (expr.kind) {
  case ExprKind::Tensor:
  case ExprKind::Invariant:
  case ExprKind::LoopVar: {
    // Values that exist in all iterations belong to the tensor that has all elements, and so does
    // an output that is built by insertions.
    TensorId tensor = getSynTensor();
    if (expr.kind == ExprKind::Tensor &&
        !(hasSparseOut && expr.tensor == getOutTensor()))
      tensor = expr.tensor;
    llvm::BitVector bits(numLoops * numTensors);
    bits.set(getBit(tensor, loop));
    LatSetId result = addSet();
    sets[result].push_back(addLat(std::move(bits), id));
    return result;
  }
  case ExprKind::Zero:
    return addSet();
  case ExprKind::ZeroPreserving:
  case ExprKind::Rectifier:
  case ExprKind::Negation:
  case ExprKind::BinaryBranch:
  case ExprKind::CustomSelect:
    return mapSet(expr.kind, buildLattices(expr.e0, loop), expr.op);
  case ExprKind::CustomUnary: {
    LatSetId present = buildLattices(expr.e0, loop);
    Region &absent = cast<UnaryOp>(expr.op).getAbsentRegion();
    if (absent.empty())
      return mapSet(expr.kind, present, expr.op);
    Value value = absent.front().getTerminator()->getOperands().front();
    ExprId invariant = addExpr({.kind = ExprKind::Invariant, .value = value});
    return disjSet(id, present, buildLattices(invariant, loop));
  }
  default:
    break;
  }
  if (expr.e1 == InvalidExpr)
    return mapSet(expr.kind, buildLattices(expr.e0, loop), expr.op);
  LatSetId s0 = buildLattices(expr.e0, loop);
  LatSetId s1 = buildLattices(expr.e1, loop);
  if (expr.kind == ExprKind::CustomBinary)
    return buildCustomBinary(id, s0, s1);
  if (expr.kind == ExprKind::Comparison)
    return comparisonSet(id, s0, s1);
  if (expr.kind == ExprKind::Sum || expr.kind == ExprKind::Difference)
    return disjSet(id, s0, s1);
  return conjSet(id, s0, s1);
}

//===-- Simplification ------------------------------------------------------===//

bool Merger::latGT(LatPointId a, LatPointId b) const {
  const llvm::BitVector &more = points[a].bits, &less = points[b].bits;
  return more.count() > less.count() && !less.test(more);
}

bool Merger::onlyDenseDiff(LatPointId a, LatPointId b) const {
  llvm::BitVector difference = points[a].bits;
  difference ^= points[b].bits;
  return !hasAnySparse(difference);
}

LatSetId Merger::optimizeSet(LatSetId id) {
  LatSetId result = addSet();
  LatPointId first = sets[id].front();
  for (LatPointId point : sets[id]) {
    const Expr &expr = exprs[points[point].exp];
    // An iteration that copies the output to itself does nothing.
    bool isCopy =
        expr.kind == ExprKind::Tensor && expr.tensor == getOutTensor();
    bool isCovered =
        isCopy || llvm::any_of(sets[result], [&](LatPointId other) {
          return onlyDenseDiff(other, point);
        });
    if (point == first || !isCovered)
      sets[result].push_back(point);
  }
  for (LatPointId point : sets[result])
    points[point].simple = simplify(result, point);
  return result;
}

/// The levels that have to be tested: sparse ones, and one dense level if no other point is in
/// this one.
llvm::BitVector Merger::simplify(LatSetId set, LatPointId point) const {
  bool isSingleton = llvm::none_of(sets[set], [&](LatPointId other) {
    return other != point && latGT(point, other);
  });
  llvm::BitVector simple = points[point].bits;
  bool reset = isSingleton && hasAnySparse(simple);
  unsigned size = simple.size(), offset = 0;
  if (!reset)
    for (unsigned bit : simple.set_bits())
      if (isDenseBit(bit)) {
        offset = size - bit - 1;
        break;
      }
  // The bits are visited from the dense level, or the last one, downwards: that one stays.
  unsigned bit = size - 1 - offset;
  for (unsigned i = 0; i < size; ++i, bit = bit ? bit - 1 : size - 1) {
    if (!simple.test(bit) || isSparseBit(bit))
      continue;
    if (reset)
      simple.reset(bit);
    reset = true;
  }
  return simple;
}
