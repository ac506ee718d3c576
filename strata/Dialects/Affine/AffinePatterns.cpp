// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Affine/AffinePatterns.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Affine/AffinePatternsDetail.h"
#include "strata/Dialects/Affine/DimsAndSymbols.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;
using dialects::affine::AffineApplyOp;
using dialects::affine::AffineLoadOp;
using dialects::affine::AffinePrefetchOp;
using dialects::affine::AffineStoreOp;
using dialects::affine::AffineVectorLoadOp;
using dialects::affine::AffineVectorStoreOp;

//===-- Maps with operands -------------------------------------------------===//

std::optional<MapAndOperands> strata::affine::getApply(Value value) {
  Operation *op = value.getDefiningOp();
  auto map =
      isa_and_nonnull<AffineApplyOp>(op)
          ? dyn_cast_or_null<AffineMapAttr>(op->getInherentAttrOrNull("map"))
          : AffineMapAttr();
  if (!map || map.getValue().getNumResults() != 1 ||
      map.getValue().getNumInputs() != op->getNumOperands())
    return std::nullopt;
  SmallVector<Value, 4> operands(op->getOperands());
  return MapAndOperands{map.getValue(), std::move(operands)};
}

/// Composes if an operand is the result of affine.apply.
static void composeApplies(AffineMap &map, SmallVectorImpl<Value> &operands,
                           IsValidSymbolFn isSymbol,
                           IsValidDimFn isDim = nullptr) {
  if (llvm::any_of(operands,
                   [](Value operand) { return getApply(operand).has_value(); }))
    composeUnlessTooLarge(&map, &operands, getApply, isSymbol, isDim);
}

void strata::affine::simplifyMapAndOperands(Operation *op, AffineMap &map,
                                            SmallVectorImpl<Value> &operands) {
  auto isSymbol = [&](Value value) { return isValidAffineSymbol(op, value); };
  auto isDim = [&](Value value) { return isValidAffineDim(op, value); };
  composeApplies(map, operands, isSymbol, isDim);
  cancelDelinearize(map, operands);
  canonicalizeMapAndOperands(&map, &operands, isSymbol, isDim);
  map = simplifyAffineMap(map);
  simplifyMapWithBounds(map, operands);
}

void strata::affine::simplifySetAndOperands(Operation *op, IntegerSet &set,
                                            SmallVectorImpl<Value> &operands) {
  auto isSymbol = [&](Value value) { return isValidAffineSymbol(op, value); };
  // Composition is that of a map of the constraints.
  AffineMap map = AffineMap::get(set.getNumDims(), set.getNumSymbols(),
                                 set.getConstraints(), set.getContext());
  composeApplies(map, operands, isSymbol);
  set = IntegerSet::get(map.getNumDims(), map.getNumSymbols(), map.getResults(),
                        set.getEqFlags());
  canonicalizeSetAndOperands(&set, &operands, isSymbol);
}

Value strata::affine::createIndexConstant(PatternRewriter &rewriter,
                                          Operation *op, int64_t value) {
  rewriter.setInsertionPoint(op);
  return arith::ConstantOp::create(rewriter, op->getLoc(),
                                   rewriter.getIndexAttr(value));
}

/// Replaces the operands in `segment`.
static void replaceOperands(Operation *op, Segment segment, ValueRange values) {
  SmallVector<Value, 8> all;
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    if (i == segment.first)
      all.append(values.begin(), values.end());
    if (i < segment.first || i >= segment.first + segment.size)
      all.push_back(operand);
  }
  if (segment.first == op->getNumOperands())
    all.append(values.begin(), values.end());
  op->setOperands(all);
}

/// Simplifies the map `mapName` with the operands `operandsName`.
static LogicalResult simplifyMap(Operation *op, PatternRewriter &rewriter,
                                 StringRef mapName, StringRef operandsName) {
  const OpDefinition &def = op->getDefinition();
  auto attr =
      dyn_cast_or_null<AffineMapAttr>(op->getInherentAttrOrNull(mapName));
  SmallVector<Segment, 4> segments;
  std::optional<unsigned> slot = def.findSlot(operandsName);
  if (!attr || !slot || failed(getOperandSegments(op, segments)))
    return failure();
  Segment segment = segments[*slot];
  AffineMap map = attr.getValue();
  SmallVector<Value, 4> operands(
      op->getOperands().slice(segment.first, segment.size));
  if (map.getNumInputs() != operands.size())
    return failure();
  SmallVector<Value, 4> before(operands);
  simplifyMapAndOperands(op, map, operands);
  if (map == attr.getValue() && before == operands)
    return failure();
  // A map that exceeds the parser's depth limit is kept.
  uint32_t limit = map.getContext()->getResourceLimits().maxDepth;
  if (limit && AffineMapAttr::get(map).getImpl()->depth > limit)
    return failure();
  rewriter.modifyOpInPlace(op, [&] {
    replaceOperands(op, segment, operands);
    op->setAttr(mapName, AffineMapAttr::get(map));
  });
  return success();
}

/// Whether `value` is an affine.apply whose map is deeply nested, or has operands that
/// are applications themselves.
static bool isDeepApply(Value value) {
  constexpr uint32_t MaxDepth = 64;
  std::optional<MapAndOperands> apply = getApply(value);
  return apply && (apply->map.getResult(0).getImpl()->depth >= MaxDepth ||
                   llvm::any_of(apply->operands, [](Value operand) {
                     return getApply(operand).has_value();
                   }));
}

/// Whether all users compose with `op`, which then disappears. Composing it too would
/// make the work on a long chain quadratic.
static bool isComposedLater(Operation *op) {
  auto isApply = [](Operation *user) { return isa<AffineApplyOp>(user); };
  return !op->use_empty() && llvm::all_of(op->getUsers(), isApply) &&
         llvm::any_of(op->getOperands(), isDeepApply);
}

static LogicalResult simplifyApply(Operation *op, PatternRewriter &rewriter) {
  if (isComposedLater(op))
    return failure();
  return simplifyMap(op, rewriter, "map", "mapOperands");
}
static LogicalResult simplifyAccess(Operation *op, PatternRewriter &rewriter) {
  return simplifyMap(op, rewriter, "map", "indices");
}
//===-- Folds --------------------------------------------------------------===//

/// A constant, or the only operand that the map is.
static LogicalResult foldApply(Operation *op, ArrayRef<Attribute> constants,
                               SmallVectorImpl<OpFoldResult> &results) {
  std::optional<MapAndOperands> apply = getApply(op->getResult(0));
  if (!apply)
    return failure();
  AffineExpr expr = apply->map.getResult(0);
  if (expr.getKind() == AffineExprKind::DimId) {
    results.push_back(apply->operands[size_t(expr.getValue())]);
    return success();
  }
  if (expr.getKind() == AffineExprKind::SymbolId) {
    results.push_back(
        apply->operands[apply->map.getNumDims() + size_t(expr.getValue())]);
    return success();
  }
  SmallVector<Attribute, 1> folded;
  if (failed(apply->map.constantFold(constants, folded)) || folded.size() != 1)
    return failure();
  results.push_back(folded.front());
  return success();
}

//===-- Registration -------------------------------------------------------===//

/// Registers the pattern of operations whose subscripts are a map.
template <typename... Accesses> static void registerAccesses(Context &ctx) {
  (registerOpHooks<Accesses>(
       &ctx, {.canonicalize =
                  [](RewritePatternSet &patterns) {
                    patterns.add<Accesses>("SimplifyAffineOp", simplifyAccess);
                  }}),
   ...);
}

void strata::registerAffinePatterns(Context &ctx) {
  registerOpHooks<AffineApplyOp>(
      &ctx,
      {.fold = foldApply, .canonicalize = [](RewritePatternSet &patterns) {
         patterns.add<AffineApplyOp>("SimplifyAffineOp", simplifyApply);
       }});
  registerMinMaxPatterns(ctx);
  registerLoopPatterns(ctx);
  registerIndexPatterns(ctx);
  registerAccesses<AffineLoadOp, AffinePrefetchOp, AffineStoreOp,
                   AffineVectorLoadOp, AffineVectorStoreOp>(ctx);
}
