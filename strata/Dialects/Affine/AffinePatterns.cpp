// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Affine/AffinePatterns.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/IR/BuiltinTypes.h"
#include "strata/IR/Fold.h"
#include "strata/IR/Operation.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

//===-- Dimensions and symbols ---------------------------------------------===//

Region *affine::getAffineScope(Operation *op) {
  for (; op; op = op->getParentOp())
    if (Operation *parent = op->getParentOp();
        parent && parent->hasTrait(OpTrait::AffineScope))
      return op->getParentRegion();
  return nullptr;
}

std::optional<MapAndOperands> affine::getApply(Value value) {
  Operation *op = value.getDefiningOp();
  auto map =
      op && op->getName().getStringRef() == "affine.apply"
          ? dyn_cast_or_null<AffineMapAttr>(op->getInherentAttrOrNull("map"))
          : AffineMapAttr();
  if (!map || map.getValue().getNumResults() != 1 ||
      map.getValue().getNumInputs() != op->getNumOperands())
    return std::nullopt;
  SmallVector<Value, 4> operands(op->getOperands());
  return MapAndOperands{map.getValue(), std::move(operands)};
}

/// Whether `value` is defined in `scope` itself, not in a region within, or outside.
static bool isTopLevel(Value value, Region *scope) {
  Region *region = value.getParentRegion();
  return region == scope || !scope->isAncestor(region);
}

bool affine::isValidSymbol(Value value, Region *scope) {
  SmallVector<Value, 8> worklist{value};
  // Values that depend on themselves are in unreachable code.
  constexpr unsigned maxSteps = 1000;
  for (unsigned steps = 0; !worklist.empty(); ++steps) {
    Value next = worklist.pop_back_val();
    if (!next.getType().isIndex() || steps == maxSteps)
      return false;
    if ((scope && isTopLevel(next, scope)) || getConstantValue(next))
      continue;
    if (std::optional<MapAndOperands> apply = getApply(next)) {
      llvm::append_range(worklist, apply->operands);
      continue;
    }
    Operation *op = next.getDefiningOp();
    StringRef name = op ? op->getName().getStringRef() : StringRef();
    bool isSize = (name == "memref.dim" || name == "tensor.dim") && scope &&
                  op->getNumOperands() == 2 &&
                  isTopLevel(op->getOperand(0), scope) &&
                  getConstantValue(op->getOperand(1));
    if (!isSize)
      return false;
  }
  return true;
}

//===-- Maps with operands -------------------------------------------------===//

/// Composes the map with those of its operands, and makes both as simple as possible.
static void simplify(Operation *op, AffineMap &map,
                     SmallVectorImpl<Value> &operands) {
  Region *scope = getAffineScope(op);
  auto isSymbol = [&](Value value) { return isValidSymbol(value, scope); };
  fullyComposeAffineMapAndOperands(&map, &operands, getApply, isSymbol);
  canonicalizeMapAndOperands(&map, &operands, isSymbol);
  map = simplifyAffineMap(map);
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
  simplify(op, map, operands);
  if (map == attr.getValue() && before == operands)
    return failure();
  rewriter.modifyOpInPlace(op, [&] {
    replaceOperands(op, segment, operands);
    op->setAttr(mapName, AffineMapAttr::get(map));
    // The sizes of the groups of operands, if there are several.
    if (auto sizes = dyn_cast_or_null<DenseI32ArrayAttr>(
            op->getInherentAttrOrNull("operandSegmentSizes"))) {
      SmallVector<int32_t, 4> counts(sizes.asArrayRef());
      counts[*slot] = int32_t(operands.size());
      op->setAttr("operandSegmentSizes",
                  DenseI32ArrayAttr::get(op->getContext(), counts));
    }
  });
  return success();
}

static LogicalResult simplifyApply(Operation *op, PatternRewriter &rewriter) {
  return simplifyMap(op, rewriter, "map", "mapOperands");
}
static LogicalResult simplifyAccess(Operation *op, PatternRewriter &rewriter) {
  return simplifyMap(op, rewriter, "map", "indices");
}
static LogicalResult simplifyBounds(Operation *op, PatternRewriter &rewriter) {
  bool lower = succeeded(
      simplifyMap(op, rewriter, "lowerBoundMap", "lowerBoundOperands"));
  bool upper = succeeded(
      simplifyMap(op, rewriter, "upperBoundMap", "upperBoundOperands"));
  return success(lower || upper);
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

/// The names of the operations whose subscripts are a map.
static constexpr StringLiteral accesses[] = {
    "affine.load", "affine.prefetch", "affine.store", "affine.vector_load",
    "affine.vector_store"};

static void getApplyPatterns(RewritePatternSet &patterns) {
  patterns.add("SimplifyAffineOp", "affine.apply", simplifyApply);
}
static void getBoundPatterns(RewritePatternSet &patterns) {
  patterns.add("SimplifyAffineOp", "affine.for", simplifyBounds);
}
template <unsigned number>
static void getAccessPatterns(RewritePatternSet &patterns) {
  patterns.add("SimplifyAffineOp", accesses[number], simplifyAccess);
}

template <size_t... numbers>
static void registerAccesses(Context &ctx, std::index_sequence<numbers...>) {
  OpHooks hooks;
  ((hooks.canonicalize = getAccessPatterns<numbers>,
    registerOpHooks(&ctx, accesses[numbers], hooks)),
   ...);
}

void strata::registerAffinePatterns(Context &ctx) {
  OpHooks apply;
  apply.fold = foldApply;
  apply.canonicalize = getApplyPatterns;
  registerOpHooks(&ctx, "affine.apply", apply);
  OpHooks loop;
  loop.canonicalize = getBoundPatterns;
  registerOpHooks(&ctx, "affine.for", loop);
  registerAccesses(ctx, std::make_index_sequence<std::size(accesses)>());
}
