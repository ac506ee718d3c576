// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds and patterns of affine.min and affine.max.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Affine/AffinePatternsDetail.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;
using dialects::affine::AffineMaxOp;
using dialects::affine::AffineMinOp;

/// The map of an operation whose operands fit it; null for others.
static AffineMap getMap(Operation *op) {
  auto map = dyn_cast_or_null<AffineMapAttr>(op->getInherentAttrOrNull("map"));
  bool fits = map && map.getValue().getNumInputs() == op->getNumOperands() &&
              map.getValue().getNumResults() > 0;
  return fits ? map.getValue() : AffineMap();
}

static void setMap(Operation *op, AffineMap map) {
  op->setAttr("map", AffineMapAttr::get(map));
}

static bool isMax(Operation *op) { return isa<AffineMaxOp>(op); }

/// Results that are known become constants; the operation does if all are.
static LogicalResult foldMinMax(Operation *op, ArrayRef<Attribute> constants,
                                SmallVectorImpl<OpFoldResult> &results) {
  AffineMap map = getMap(op);
  if (!map)
    return failure();
  SmallVector<int64_t> values;
  AffineMap folded = map.partialConstantFold(constants, &values);
  if (!folded)
    return failure();
  if (folded.getNumSymbols() == 1 && folded.isSymbolIdentity() &&
      folded.getNumDims() == 0) {
    results.push_back(op->getOperand(0));
    return success();
  }
  if (!values.empty()) {
    int64_t value =
        isMax(op) ? *llvm::max_element(values) : *llvm::min_element(values);
    results.push_back(IntegerAttr::get(op->getResult(0).getType(), value));
    return success();
  }
  if (folded == map)
    return failure();
  setMap(op, folded);
  return success();
}

//===-- Patterns -----------------------------------------------------------===//

/// Removes results that are equal to an earlier one.
static AffineMap removeDuplicateResults(AffineMap map) {
  SmallVector<AffineExpr, 4> results;
  for (AffineExpr result : map.getResults())
    if (!llvm::is_contained(results, result))
      results.push_back(result);
  return AffineMap::get(map.getNumDims(), map.getNumSymbols(), results,
                        map.getContext());
}

static LogicalResult removeDuplicates(Operation *op,
                                      PatternRewriter &rewriter) {
  AffineMap map = getMap(op);
  if (!map)
    return failure();
  AffineMap smaller = removeDuplicateResults(map);
  if (smaller == map)
    return failure();
  rewriter.modifyOpInPlace(op, [&] { setMap(op, smaller); });
  return success();
}

/// Appends the results of the map of `from` to `results` and its operands to those of
/// the map under construction.
static void appendResults(Operation *from, SmallVectorImpl<AffineExpr> &results,
                          SmallVectorImpl<Value> &dims,
                          SmallVectorImpl<Value> &symbols) {
  AffineMap map = getMap(from);
  for (AffineExpr result : map.getResults())
    results.push_back(
        result.shiftDims(map.getNumDims(), unsigned(dims.size()))
            .shiftSymbols(map.getNumSymbols(), unsigned(symbols.size())));
  auto operands = from->getOperands();
  llvm::append_range(dims, operands.take_front(map.getNumDims()));
  llvm::append_range(symbols, operands.drop_front(map.getNumDims()));
}

/// Operands that are extrema of the same kind are replaced by the results of their maps.
static LogicalResult mergeOperands(Operation *op, PatternRewriter &rewriter) {
  AffineMap map = getMap(op);
  if (!map)
    return failure();
  SmallVector<AffineExpr, 4> results;
  SmallVector<Operation *, 4> merged;
  for (AffineExpr result : map.getResults()) {
    auto symbol = dyn_cast<AffineSymbolExpr>(result);
    Operation *source =
        symbol ? op->getOperand(map.getNumDims() + symbol.getPosition())
                     .getDefiningOp()
               : nullptr;
    if (!source || source == op || source->getName() != op->getName() ||
        !getMap(source))
      results.push_back(result);
    else if (!llvm::is_contained(merged, source))
      merged.push_back(source);
  }
  if (merged.empty())
    return failure();
  SmallVector<Value, 8> operands(op->getOperands());
  SmallVector<Value, 8> symbols(operands.begin() + map.getNumDims(),
                                operands.end());
  operands.truncate(map.getNumDims());
  for (Operation *source : merged)
    appendResults(source, results, operands, symbols);
  AffineMap combined =
      AffineMap::get(unsigned(operands.size()), unsigned(symbols.size()),
                     results, op->getContext());
  llvm::append_range(operands, symbols);
  rewriter.modifyOpInPlace(op, [&] {
    setMap(op, combined);
    op->setOperands(operands);
  });
  return success();
}

/// The factors of the dimensions and symbols, and the constant; std::nullopt
/// for expressions with products of these, quotients or remainders, and for
/// factors that exceed 64 bits.
static std::optional<SmallVector<int64_t, 8>> flatten(AffineExpr expr,
                                                      AffineMap map) {
  SmallVector<int64_t, 8> row(map.getNumInputs() + 1, 0);
  SmallVector<std::pair<AffineExpr, int64_t>, 8> worklist{{expr, 1}};
  while (!worklist.empty()) {
    auto [next, factor] = worklist.pop_back_val();
    switch (next.getKind()) {
    case AffineExprKind::Add:
      worklist.push_back({next.getLHS(), factor});
      worklist.push_back({next.getRHS(), factor});
      continue;
    case AffineExprKind::Mul:
      if (!next.getRHS().isConstant() ||
          llvm::MulOverflow(factor, next.getRHS().getValue(), factor))
        return std::nullopt;
      worklist.push_back({next.getLHS(), factor});
      continue;
    case AffineExprKind::DimId:
    case AffineExprKind::SymbolId:
    case AffineExprKind::Constant:
      break;
    default:
      return std::nullopt;
    }
    bool isConstant = next.isConstant();
    size_t column = isConstant ? map.getNumInputs() : size_t(next.getValue());
    if (next.getKind() == AffineExprKind::SymbolId)
      column += map.getNumDims();
    int64_t term = isConstant ? next.getValue() : 1;
    if (llvm::MulOverflow(term, factor, term) ||
        llvm::AddOverflow(row[column], term, row[column]))
      return std::nullopt;
  }
  return row;
}

static AffineExpr getSum(ArrayRef<int64_t> row, AffineMap map) {
  Context *ctx = map.getContext();
  AffineExpr sum = getAffineConstantExpr(0, ctx);
  for (unsigned i = 0; i < map.getNumInputs(); ++i)
    if (row[i]) {
      AffineExpr input = i < map.getNumDims()
                             ? getAffineDimExpr(i, ctx)
                             : getAffineSymbolExpr(i - map.getNumDims(), ctx);
      sum = sum + input * row[i];
    }
  return sum + row.back();
}

/// Sorts the results of a linear map by the factors of their terms.
static LogicalResult sortResults(Operation *op, PatternRewriter &rewriter) {
  AffineMap map = getMap(op);
  if (!map)
    return failure();
  SmallVector<SmallVector<int64_t, 8>, 4> rows;
  for (AffineExpr result : map.getResults()) {
    std::optional<SmallVector<int64_t, 8>> row = flatten(result, map);
    if (!row)
      return failure();
    rows.push_back(std::move(*row));
  }
  if (llvm::is_sorted(rows))
    return failure();
  llvm::sort(rows);
  SmallVector<AffineExpr, 4> results;
  for (ArrayRef<int64_t> row : rows)
    results.push_back(getSum(row, map));
  AffineMap sorted = AffineMap::get(map.getNumDims(), map.getNumSymbols(),
                                    results, op->getContext());
  rewriter.modifyOpInPlace(op, [&] { setMap(op, sorted); });
  return success();
}

static LogicalResult simplifyResults(Operation *op, PatternRewriter &rewriter) {
  AffineMap map = getMap(op);
  if (!map)
    return failure();
  AffineMap simple = map;
  SmallVector<Value, 4> operands(op->getOperands());
  simplifyMapAndOperands(op, simple, operands);
  if (simple == map && llvm::equal(operands, op->getOperands()))
    return failure();
  rewriter.modifyOpInPlace(op, [&] {
    setMap(op, simple);
    op->setOperands(operands);
  });
  return success();
}

template <typename Op> static void addPatterns(RewritePatternSet &patterns) {
  patterns.add<Op>("MergeAffineMinMaxOp", mergeOperands);
  patterns.add<Op>("DeduplicateAffineMinMaxExpressions", removeDuplicates);
  patterns.add<Op>("SimplifyAffineOp", simplifyResults);
  patterns.add<Op>("CanonicalizeAffineMinMaxOpExprAndTermOrder", sortResults);
}

void strata::affine::registerMinMaxPatterns(Context &ctx) {
  registerOpHooks<AffineMaxOp>(
      &ctx, {.fold = foldMinMax, .canonicalize = addPatterns<AffineMaxOp>});
  registerOpHooks<AffineMinOp>(
      &ctx, {.fold = foldMinMax, .canonicalize = addPatterns<AffineMinOp>});
}
