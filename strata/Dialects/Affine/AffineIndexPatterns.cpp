// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds and patterns of affine.delinearize_index and affine.linearize_index.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Affine/AffinePatternsDetail.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;
using dialects::affine::AffineDelinearizeIndexOp;
using dialects::affine::AffineLinearizeIndexOp;

/// Sizes of dimensions. Where there is one for each index, the first may be
/// null: it is unknown.
using Basis = SmallVector<OpFoldResult>;

//===-- Sizes --------------------------------------------------------------===//

template <typename Op> static Basis getBasis(Op op) {
  return getMixedValues(op.getStaticBasis(), op.getDynamicBasis(),
                        op.getOperation()->getContext());
}

/// One size for each of `count` indices; std::nullopt if the basis does not
/// fit.
template <typename Op>
static std::optional<Basis> getPaddedBasis(Op op, size_t count) {
  size_t dynamic = llvm::count_if(op.getStaticBasis(), ShapedType::isDynamic);
  if (dynamic != op.getDynamicBasis().size())
    return std::nullopt;
  Basis basis = getBasis(op);
  if (basis.size() + 1 == count)
    basis.insert(basis.begin(), OpFoldResult());
  return basis.size() == count ? std::optional(std::move(basis)) : std::nullopt;
}

static std::optional<Basis> getPaddedBasis(AffineDelinearizeIndexOp op) {
  return getPaddedBasis(op, op.getOperation()->getNumResults());
}
static std::optional<Basis> getPaddedBasis(AffineLinearizeIndexOp op) {
  return getPaddedBasis(op, op.getMultiIndex().size());
}

namespace {
/// A basis as an operation stores it.
struct StoredBasis {
  SmallVector<Value> dynamicSizes;
  SmallVector<int64_t> staticSizes;
};
} // namespace

/// The first size is omitted if it is unknown.
static StoredBasis store(ArrayRef<OpFoldResult> basis) {
  StoredBasis stored;
  if (!basis.empty() && !basis.front())
    basis = basis.drop_front();
  dispatchIndexOpFoldResults(basis, stored.dynamicSizes, stored.staticSizes);
  return stored;
}

/// The subscripts of `index`, one for each entry of the basis.
static Operation *createDelinearize(PatternRewriter &rewriter, Location loc,
                                    Value index, ArrayRef<OpFoldResult> basis) {
  StoredBasis stored = store(basis);
  SmallVector<Type> types(basis.size(), rewriter.getIndexType());
  return AffineDelinearizeIndexOp::create(rewriter, loc, types, index,
                                          stored.dynamicSizes,
                                          stored.staticSizes)
      .getOperation();
}

static Operation *createLinearize(PatternRewriter &rewriter, Location loc,
                                  ValueRange indices,
                                  ArrayRef<OpFoldResult> basis,
                                  bool isDisjoint) {
  StoredBasis stored = store(basis);
  return AffineLinearizeIndexOp::create(rewriter, loc, indices,
                                        stored.dynamicSizes, stored.staticSizes,
                                        isDisjoint)
      .getOperation();
}

/// Makes constant positive sizes a part of the attribute; false if there are none.
template <typename Op> static bool foldBasis(Op op) {
  Basis basis = getBasis(op);
  bool changed = false;
  for (OpFoldResult &size : basis) {
    auto value = dyn_cast_if_present<Value>(size);
    auto number = dyn_cast_or_null<IntegerAttr>(value ? getConstantValue(value)
                                                      : Attribute());
    if (!number || !number.getValue().isStrictlyPositive())
      continue;
    size = number;
    changed = true;
  }
  if (!changed)
    return false;
  StoredBasis stored = store(basis);
  op.setDynamicBasis(stored.dynamicSizes);
  op.setStaticBasis(stored.staticSizes);
  return true;
}

//===-- Folds --------------------------------------------------------------===//

static std::optional<int64_t> getInteger(Attribute attr) {
  auto number = dyn_cast_or_null<IntegerAttr>(attr);
  if (!number || !number.getValue().isSignedIntN(64))
    return std::nullopt;
  return number.getValue().getSExtValue();
}

static LogicalResult foldDelinearize(Operation *op,
                                     ArrayRef<Attribute> constants,
                                     SmallVectorImpl<OpFoldResult> &results) {
  AffineDelinearizeIndexOp split(op);
  if (!getPaddedBasis(split))
    return failure();
  if (foldBasis(split))
    return success();
  if (op->getNumResults() == 1) {
    results.push_back(split.getLinearIndex());
    return success();
  }
  std::optional<int64_t> rest = getInteger(constants.front());
  if (!rest || !split.getDynamicBasis().empty())
    return failure();
  auto toAttr = [&](int64_t value) {
    return IntegerAttr::get(op->getResult(0).getType(), value);
  };
  ArrayRef<int64_t> sizes = split.getStaticBasis();
  for (int64_t size : llvm::reverse(sizes.take_back(op->getNumResults() - 1))) {
    if (size <= 0) {
      results.clear();
      return failure();
    }
    int64_t quotient = llvm::divideFloorSigned(*rest, size);
    results.push_back(toAttr(*rest - quotient * size));
    rest = quotient;
  }
  results.push_back(toAttr(*rest));
  std::reverse(results.begin(), results.end());
  return success();
}

static LogicalResult foldLinearize(Operation *op, ArrayRef<Attribute> constants,
                                   SmallVectorImpl<OpFoldResult> &results) {
  AffineLinearizeIndexOp join(op);
  if (!getPaddedBasis(join))
    return failure();
  if (foldBasis(join))
    return success();
  if (join.getMultiIndex().size() == 1) {
    results.push_back(join.getMultiIndex().front());
    return success();
  }
  if (!join.getDynamicBasis().empty())
    return failure();
  int64_t total = 0, stride = 1;
  ArrayRef<int64_t> sizes = join.getStaticBasis();
  for (auto [i, attr] : llvm::enumerate(llvm::reverse(constants))) {
    std::optional<int64_t> index = getInteger(attr);
    int64_t term;
    if (!index || llvm::MulOverflow(*index, stride, term) ||
        llvm::AddOverflow(total, term, total))
      return failure();
    bool hasNext = i + 1 < constants.size();
    if (hasNext &&
        llvm::MulOverflow(stride, sizes[sizes.size() - 1 - i], stride))
      return failure();
  }
  results.push_back(IntegerAttr::get(op->getResult(0).getType(), total));
  return success();
}

//===-- Patterns of delinearize_index --------------------------------------===//

/// Subscripts of dimensions of size 1 are 0.
static LogicalResult dropUnitSizes(Operation *op, PatternRewriter &rewriter) {
  AffineDelinearizeIndexOp split(op);
  std::optional<Basis> basis = getPaddedBasis(split);
  if (!basis)
    return failure();
  Basis kept;
  for (OpFoldResult size : *basis)
    if (!size || !isOneInteger(size))
      kept.push_back(size);
  if (kept.size() == basis->size())
    return failure();
  Value zero = createIndexConstant(rewriter, op, 0);
  Operation *smaller = kept.empty()
                           ? nullptr
                           : createDelinearize(rewriter, op->getLoc(),
                                               split.getLinearIndex(), kept);
  SmallVector<Value> results;
  unsigned next = 0;
  for (OpFoldResult size : *basis) {
    bool isUnit = size && isOneInteger(size);
    results.push_back(isUnit ? zero : smaller->getResult(next++));
  }
  rewriter.replaceOp(op, results);
  return success();
}

/// The linearize_index whose subscripts are in bounds and whose result `split` splits.
static AffineLinearizeIndexOp
getDisjointSource(AffineDelinearizeIndexOp split) {
  auto join = dyn_cast_or_null<AffineLinearizeIndexOp>(
      split.getLinearIndex().getDefiningOp());
  bool isUsable = join && join.getDisjoint() && getPaddedBasis(join) &&
                  getPaddedBasis(split);
  return isUsable ? join : AffineLinearizeIndexOp();
}

/// Replaces `split` by subscripts of `outer` and then `inner`.
static void replaceByParts(AffineDelinearizeIndexOp split, Operation *outer,
                           ValueRange inner, PatternRewriter &rewriter) {
  SmallVector<Value> results(outer->getResults());
  llvm::append_range(results, inner);
  rewriter.replaceOp(split.getOperation(), results);
}

/// Takes subscripts of the same innermost sizes from the linearize_index.
static LogicalResult cancelTail(Operation *op, PatternRewriter &rewriter) {
  AffineDelinearizeIndexOp split(op);
  AffineLinearizeIndexOp join = getDisjointSource(split);
  if (!join)
    return failure();
  SmallVector<Value> indices(join.getMultiIndex());
  Basis joinBasis = getBasis(join), splitBasis = getBasis(split);
  size_t equal = 0, limit = std::min(joinBasis.size(), splitBasis.size());
  while (equal < limit && joinBasis[joinBasis.size() - 1 - equal] ==
                              splitBasis[splitBasis.size() - 1 - equal])
    ++equal;
  if (!equal)
    return failure();
  if (equal == joinBasis.size() && equal == splitBasis.size() &&
      indices.size() == op->getNumResults()) {
    rewriter.replaceOp(op, indices);
    return success();
  }
  Basis outerBasis = *getPaddedBasis(split);
  if (equal == outerBasis.size())
    return failure();
  Location loc = op->getLoc();
  ArrayRef<Value> outer = ArrayRef<Value>(indices).drop_back(equal);
  Value index =
      outer.empty()
          ? createIndexConstant(rewriter, op, 0)
          : createLinearize(rewriter, loc, outer,
                            ArrayRef<OpFoldResult>(joinBasis).drop_back(equal),
                            true)
                ->getResult(0);
  Operation *smaller =
      createDelinearize(rewriter, loc, index,
                        ArrayRef<OpFoldResult>(outerBasis).drop_back(equal));
  replaceByParts(split, smaller, ArrayRef<Value>(indices).take_back(equal),
                 rewriter);
  return success();
}

/// Splits the last subscript of the linearize_index alone if several innermost sizes
/// make up its size.
static LogicalResult splitLastIndex(Operation *op, PatternRewriter &rewriter) {
  AffineDelinearizeIndexOp split(op);
  AffineLinearizeIndexOp join = getDisjointSource(split);
  if (!join || join.getStaticBasis().empty())
    return failure();
  int64_t target = join.getStaticBasis().back(), product = 1;
  size_t count = 0;
  if (ShapedType::isDynamic(target))
    return failure();
  for (int64_t size : llvm::reverse(split.getStaticBasis())) {
    ++count;
    if (ShapedType::isDynamic(size) ||
        llvm::MulOverflow(product, size, product) || product > target)
      return failure();
    if (product == target)
      break;
  }
  if (product != target || count < 2)
    return failure();
  Location loc = op->getLoc();
  SmallVector<Value> indices(join.getMultiIndex());
  Basis basis = *getPaddedBasis(split), joinBasis = getBasis(join);
  if (indices.size() < 2 || count >= basis.size())
    return failure();
  Operation *outerJoin =
      createLinearize(rewriter, loc, ArrayRef<Value>(indices).drop_back(),
                      ArrayRef<OpFoldResult>(joinBasis).drop_back(), true);
  Operation *outer =
      createDelinearize(rewriter, loc, outerJoin->getResult(0),
                        ArrayRef<OpFoldResult>(basis).drop_back(count));
  Operation *inner =
      createDelinearize(rewriter, loc, indices.back(),
                        ArrayRef<OpFoldResult>(basis).take_back(count));
  replaceByParts(split, outer, inner->getResults(), rewriter);
  return success();
}

//===-- Patterns of linearize_index ----------------------------------------===//

/// Drops subscripts of dimensions of size 1 that are 0.
static LogicalResult dropUnitIndices(Operation *op, PatternRewriter &rewriter) {
  AffineLinearizeIndexOp join(op);
  std::optional<Basis> basis = getPaddedBasis(join);
  if (!basis)
    return failure();
  SmallVector<Value> indices;
  Basis kept;
  for (auto [index, size] : llvm::zip(join.getMultiIndex(), *basis)) {
    bool isZero = size && isOneInteger(size) &&
                  (join.getDisjoint() || isZeroInteger(index));
    if (isZero)
      continue;
    indices.push_back(index);
    kept.push_back(size);
  }
  if (kept.size() == basis->size())
    return failure();
  Value result = indices.empty()
                     ? createIndexConstant(rewriter, op, 0)
                     : createLinearize(rewriter, op->getLoc(), indices, kept,
                                       join.getDisjoint())
                           ->getResult(0);
  rewriter.replaceOp(op, {result});
  return success();
}

static LogicalResult dropLeadingZero(Operation *op, PatternRewriter &rewriter) {
  AffineLinearizeIndexOp join(op);
  std::optional<Basis> basis = getPaddedBasis(join);
  if (!basis || basis->size() < 2 ||
      !isZeroInteger(join.getMultiIndex().front()))
    return failure();
  SmallVector<Value> indices(join.getMultiIndex());
  Operation *smaller = createLinearize(
      rewriter, op->getLoc(), ArrayRef<Value>(indices).drop_front(),
      ArrayRef<OpFoldResult>(*basis).drop_front(), join.getDisjoint());
  rewriter.replaceOp(op, smaller->getResults());
  return success();
}

namespace {
/// Consecutive subscripts of a linearize_index that are consecutive results of a
/// delinearize_index with the same sizes.
struct Run {
  AffineDelinearizeIndexOp split;
  Basis splitBasis;
  size_t joinStart, splitStart, length;
};
} // namespace

/// The run that starts at subscript `start`; std::nullopt if it has fewer than
/// two elements.
static std::optional<Run> findRun(AffineLinearizeIndexOp join,
                                  ArrayRef<OpFoldResult> joinBasis,
                                  ValueRange indices, size_t start) {
  auto first = dyn_cast<OpResult>(indices[start]);
  auto split = first ? dyn_cast<AffineDelinearizeIndexOp>(first.getOwner())
                     : AffineDelinearizeIndexOp();
  std::optional<Basis> basis = split ? getPaddedBasis(split) : std::nullopt;
  if (!basis)
    return std::nullopt;
  size_t from = first.getResultNumber();
  // The size of the outermost dimension does not matter to either operation, and
  // `disjoint` says what an unknown one is at most.
  bool fits = (*basis)[from] == joinBasis[start] || (start == 0 && from == 0) ||
              (join.getDisjoint() && from == 0 && !(*basis)[from]);
  if (!fits)
    return std::nullopt;
  size_t length = 1;
  while (start + length < indices.size() && from + length < basis->size() &&
         indices[start + length] ==
             split.getOperation()->getResult(unsigned(from + length)) &&
         joinBasis[start + length] == (*basis)[from + length])
    ++length;
  if (length < 2)
    return std::nullopt;
  return Run{split, std::move(*basis), start, from, length};
}

/// The product of sizes, computed before the insertion point; null if the first
/// is unknown. std::nullopt if it exceeds 64 bits.
static std::optional<OpFoldResult> getProduct(ArrayRef<OpFoldResult> sizes,
                                              Location loc,
                                              PatternRewriter &rewriter) {
  if (!sizes.front())
    return OpFoldResult();
  int64_t product = 1;
  SmallVector<Value> values;
  for (OpFoldResult size : sizes) {
    std::optional<int64_t> number = getConstantIntValue(size);
    if (!number)
      values.push_back(cast<Value>(size));
    else if (llvm::MulOverflow(product, *number, product))
      return std::nullopt;
  }
  if (values.empty())
    return OpFoldResult(rewriter.getIndexAttr(product));
  AffineExpr expr = rewriter.getAffineSymbolExpr(0);
  for (unsigned i = 1; i < values.size(); ++i)
    expr = expr * rewriter.getAffineSymbolExpr(i);
  AffineMap map = AffineMap::get(0, unsigned(values.size()), expr * product);
  auto apply = dialects::affine::AffineApplyOp::create(rewriter, loc, values,
                                                       AffineMapAttr::get(map));
  return OpFoldResult(apply.getResult());
}

/// Splits the run's index in two steps, so that the subscripts of the run are one.
/// Returns that one.
static Value splitInTwoSteps(const Run &run, OpFoldResult size,
                             ArrayRef<OpFoldResult> sizes,
                             PatternRewriter &rewriter) {
  Operation *op = run.split.getOperation();
  Basis basis(run.splitBasis);
  auto begin = basis.begin() + run.splitStart;
  basis.erase(begin, begin + run.length);
  basis.insert(basis.begin() + run.splitStart, size);
  Operation *outer = createDelinearize(rewriter, op->getLoc(),
                                       run.split.getLinearIndex(), basis);
  Value combined = outer->getResult(unsigned(run.splitStart));
  Operation *inner = createDelinearize(rewriter, op->getLoc(), combined, sizes);
  SmallVector<Value> results(outer->getResults());
  results.erase(results.begin() + run.splitStart);
  SmallVector<Value> parts(inner->getResults());
  results.insert(results.begin() + run.splitStart, parts.begin(), parts.end());
  rewriter.replaceOp(op, results);
  return combined;
}

/// Subscripts that a delinearize_index splits in the same way are taken together. One
/// run at a time: the next one is found when the pattern is applied again.
static LogicalResult cancelRun(Operation *op, PatternRewriter &rewriter) {
  AffineLinearizeIndexOp join(op);
  std::optional<Basis> basis = getPaddedBasis(join);
  if (!basis)
    return failure();
  SmallVector<Value> indices(join.getMultiIndex());
  std::optional<Run> run;
  for (size_t i = 0; i < indices.size() && !run; ++i)
    run = findRun(join, *basis, indices, i);
  if (!run || run->split.getLinearIndex().getDefiningOp() == op)
    return failure();
  auto sizes =
      ArrayRef<OpFoldResult>(*basis).slice(run->joinStart, run->length);
  Operation *split = run->split.getOperation();
  rewriter.setInsertionPoint(split);
  std::optional<OpFoldResult> size = getProduct(sizes, op->getLoc(), rewriter);
  if (!size)
    return failure();
  bool isWhole = run->length == split->getNumResults();
  SmallVector<OpFoldResult> sizesCopy(sizes);
  Value combined = isWhole ? Value(run->split.getLinearIndex())
                           : splitInTwoSteps(*run, *size, sizesCopy, rewriter);
  // Others may be results of the operation that was replaced.
  indices.assign(join.getMultiIndex().begin(), join.getMultiIndex().end());
  auto indicesAt = indices.begin() + run->joinStart;
  *indicesAt = combined;
  indices.erase(indicesAt + 1, indicesAt + run->length);
  auto sizesAt = basis->begin() + run->joinStart;
  *sizesAt = *size;
  basis->erase(sizesAt + 1, sizesAt + run->length);
  rewriter.setInsertionPoint(op);
  Operation *smaller = createLinearize(rewriter, op->getLoc(), indices, *basis,
                                       join.getDisjoint());
  rewriter.replaceOp(op, smaller->getResults());
  return success();
}

//===-- Sums of subscripts -------------------------------------------------===//

/// The terms of a sum.
static SmallVector<AffineExpr, 8> getTerms(AffineExpr sum) {
  SmallVector<AffineExpr, 8> terms, worklist{sum};
  while (!worklist.empty()) {
    AffineExpr expr = worklist.pop_back_val();
    if (expr.getKind() != AffineExprKind::Add) {
      terms.push_back(expr);
      continue;
    }
    worklist.push_back(expr.getRHS());
    worklist.push_back(expr.getLHS());
  }
  return terms;
}

/// In `root`, replaces `parts`, where all are terms of one sum, by `whole`.
static AffineExpr replaceTerms(AffineExpr root, ArrayRef<AffineExpr> parts,
                               AffineExpr whole) {
  llvm::DenseSet<AffineExpr> inner;
  root.walk([&](AffineExpr expr) {
    if (expr.getKind() == AffineExprKind::Add)
      for (AffineExpr side : {expr.getLHS(), expr.getRHS()})
        if (side.getKind() == AffineExprKind::Add)
          inner.insert(side);
  });
  llvm::DenseMap<AffineExpr, AffineExpr> replaced;
  root.walk([&](AffineExpr expr) {
    if (expr.getKind() != AffineExprKind::Add || inner.contains(expr))
      return;
    SmallVector<AffineExpr, 8> terms = getTerms(expr);
    for (AffineExpr part : parts) {
      auto found = llvm::find(terms, part);
      if (found == terms.end())
        return;
      terms.erase(found);
    }
    terms.push_back(whole);
    AffineExpr sum = terms.front();
    for (AffineExpr term : ArrayRef(terms).drop_front())
      sum = sum + term;
    replaced[expr] = sum;
  });
  return replaced.empty() ? root : root.replace(replaced);
}

/// The terms of a sum that is the linear index of `split`: its results, which are among
/// the operands, times their strides. Empty if there are none. `hasSymbol` is set if one of the
/// results is a symbol.
static SmallVector<AffineExpr, 4> getSumTerms(AffineDelinearizeIndexOp split,
                                              AffineMap map,
                                              ArrayRef<Value> operands,
                                              bool &hasSymbol) {
  std::optional<Basis> basis = getPaddedBasis(split);
  if (!basis || !split.getDynamicBasis().empty())
    return {};
  SmallVector<AffineExpr, 4> terms;
  Context *ctx = map.getContext();
  int64_t stride = 1;
  for (size_t i = basis->size(); i-- > 0;) {
    auto found =
        llvm::find(operands, split.getOperation()->getResult(unsigned(i)));
    if (found == operands.end())
      return {};
    auto position = unsigned(found - operands.begin());
    bool isSymbol = position >= map.getNumDims();
    hasSymbol |= isSymbol;
    AffineExpr input =
        isSymbol ? getAffineSymbolExpr(position - map.getNumDims(), ctx)
                 : getAffineDimExpr(position, ctx);
    terms.push_back(input * stride);
    std::optional<int64_t> size =
        i ? getConstantIntValue((*basis)[i]) : std::nullopt;
    if (i && (!size || llvm::MulOverflow(stride, *size, stride)))
      return {};
  }
  return terms;
}

void strata::affine::cancelDelinearize(AffineMap &map,
                                       SmallVectorImpl<Value> &operands) {
  llvm::SmallPtrSet<Operation *, 4> seen;
  for (size_t i = 0; i < operands.size(); ++i) {
    auto split =
        dyn_cast_or_null<AffineDelinearizeIndexOp>(operands[i].getDefiningOp());
    if (!split || !seen.insert(split.getOperation()).second)
      continue;
    bool isSymbol = false;
    SmallVector<AffineExpr, 4> terms =
        getSumTerms(split, map, operands, isSymbol);
    if (terms.empty())
      continue;
    unsigned numDims = map.getNumDims(), numSymbols = map.getNumSymbols();
    // A dimension becomes a symbol, if it may be one, when the map is canonicalized.
    AffineExpr whole = isSymbol
                           ? getAffineSymbolExpr(numSymbols, map.getContext())
                           : getAffineDimExpr(numDims, map.getContext());
    SmallVector<AffineExpr, 4> results;
    for (AffineExpr result : map.getResults())
      results.push_back(replaceTerms(result, terms, whole));
    if (ArrayRef(results) == map.getResults())
      continue;
    operands.insert(isSymbol ? operands.end() : operands.begin() + numDims,
                    split.getLinearIndex());
    map = AffineMap::get(numDims + (isSymbol ? 0 : 1),
                         numSymbols + (isSymbol ? 1 : 0), results,
                         map.getContext());
  }
}

//===-- Registration -------------------------------------------------------===//

static void getDelinearizePatterns(RewritePatternSet &patterns) {
  patterns.add<AffineDelinearizeIndexOp>(
      "CancelDelinearizeOfLinearizeDisjointExactTail", cancelTail);
  patterns.add<AffineDelinearizeIndexOp>(
      "SplitDelinearizeSpanningLastLinearizeArg", splitLastIndex);
  patterns.add<AffineDelinearizeIndexOp>("DropUnitExtentBasis", dropUnitSizes);
}

static void getLinearizePatterns(RewritePatternSet &patterns) {
  patterns.add<AffineLinearizeIndexOp>("CancelLinearizeOfDelinearizePortion",
                                       cancelRun);
  patterns.add<AffineLinearizeIndexOp>("DropLinearizeLeadingZero",
                                       dropLeadingZero);
  patterns.add<AffineLinearizeIndexOp>(
      "DropLinearizeUnitComponentsIfDisjointOrZero", dropUnitIndices);
}

void strata::affine::registerIndexPatterns(Context &ctx) {
  registerOpHooks<AffineDelinearizeIndexOp>(
      &ctx, {.fold = foldDelinearize, .canonicalize = getDelinearizePatterns});
  registerOpHooks<AffineLinearizeIndexOp>(
      &ctx, {.fold = foldLinearize, .canonicalize = getLinearizePatterns});
}
