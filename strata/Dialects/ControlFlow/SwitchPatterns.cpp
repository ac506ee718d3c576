// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/Segments.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowPatterns.h"
#include "strata/Dialects/ControlFlow/EdgeDetail.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

namespace {
/// A cf.switch as a list.
struct Cases {
  explicit Cases(cf::SwitchOp op);
  /// The edge that is taken for `value`.
  const Edge &follow(const APInt &value) const {
    auto found = llvm::find(values, value);
    return found == values.end() ? otherwise : edges[found - values.begin()];
  }
  /// Keeps the cases for which `keep` is true; whether some went.
  bool filter(function_ref<bool(size_t)> keep);

  Edge otherwise;
  SmallVector<Edge, 4> edges;
  SmallVector<APInt, 4> values;
};
} // namespace

Cases::Cases(cf::SwitchOp op)
    : otherwise(makeEdge(op.getDefaultDestination(), op.getDefaultOperands())) {
  OperandRange operands = op.getCaseOperands();
  auto constants = dyn_cast_or_null<DenseElementsAttr>(op.getCaseValues());
  size_t next = 0;
  for (auto [i, size] : llvm::enumerate(op.getCaseOperandSegments())) {
    edges.push_back(makeEdge(op.getCaseDestinations()[i].get(),
                             operands.slice(next, size)));
    values.push_back(constants.getIntElement(i));
    next += size;
  }
}

bool Cases::filter(function_ref<bool(size_t)> keep) {
  size_t kept = 0;
  for (size_t i = 0; i < edges.size(); ++i) {
    if (!keep(i))
      continue;
    if (kept != i) {
      edges[kept] = std::move(edges[i]);
      values[kept] = values[i];
    }
    ++kept;
  }
  bool changed = kept != edges.size();
  edges.truncate(kept);
  values.truncate(kept);
  return changed;
}

/// Makes `op` a switch with `cases`.
static void replaceBySwitch(PatternRewriter &rewriter, cf::SwitchOp op,
                            const Cases &cases) {
  SmallVector<Value, 8> operands;
  SmallVector<int32_t, 8> sizes;
  SmallVector<Block *, 8> blocks;
  for (const Edge &edge : cases.edges) {
    operands.append(edge.values.begin(), edge.values.end());
    sizes.push_back(int32_t(edge.values.size()));
    blocks.push_back(edge.dest);
  }
  Attribute values;
  if (!cases.values.empty())
    values = DenseElementsAttr::get(
        VectorType::get({int64_t(cases.values.size())}, op.getFlag().getType()),
        cases.values);
  rewriter.replaceOp(
      op, cf::SwitchOp::create(rewriter, op.getLoc(), op.getFlag(),
                               cases.otherwise.values, operands, sizes,
                               cases.otherwise.dest, blocks, values)
              .getOperation());
}

static LogicalResult dropSwitchWithoutCases(Operation *op,
                                            PatternRewriter &rewriter) {
  Cases cases{cf::SwitchOp(op)};
  if (!cases.edges.empty())
    return failure();
  replaceByBranch(rewriter, op, cases.otherwise);
  return success();
}

static LogicalResult dropCasesLikeDefault(Operation *op,
                                          PatternRewriter &rewriter) {
  Cases cases{cf::SwitchOp(op)};
  if (!cases.filter(
          [&](size_t i) { return !(cases.edges[i] == cases.otherwise); }))
    return failure();
  replaceBySwitch(rewriter, cf::SwitchOp(op), cases);
  return success();
}

static LogicalResult foldConstantFlag(Operation *op,
                                      PatternRewriter &rewriter) {
  auto flag = dyn_cast_or_null<IntegerAttr>(
      getConstantValue(cf::SwitchOp(op).getFlag()));
  if (!flag)
    return failure();
  replaceByBranch(rewriter, op,
                  Cases{cf::SwitchOp(op)}.follow(flag.getValue()));
  return success();
}

static LogicalResult passThroughSwitch(Operation *op,
                                       PatternRewriter &rewriter) {
  Cases cases{cf::SwitchOp(op)};
  bool changed = false;
  for (Edge &edge : cases.edges)
    changed |= collapse(edge);
  changed |= collapse(cases.otherwise);
  if (!changed)
    return failure();
  replaceBySwitch(rewriter, cf::SwitchOp(op), cases);
  return success();
}

/// The switch on the same flag that ends the only predecessor of the block of
/// `op`, null if there is none.
static cf::SwitchOp getOuterSwitch(Operation *op) {
  Block *before = op->getBlock()->getSinglePredecessor();
  Operation *last = before ? before->getTerminator() : nullptr;
  auto outer = last ? dyn_cast<cf::SwitchOp>(last) : cf::SwitchOp();
  return outer && outer.getFlag() == cf::SwitchOp(op).getFlag()
             ? outer
             : cf::SwitchOp();
}

/// In a block for one case of a switch the flag is known.
static LogicalResult followKnownCase(Operation *op, PatternRewriter &rewriter) {
  cf::SwitchOp outer = getOuterSwitch(op);
  if (!outer || outer.getDefaultDestination() == op->getBlock())
    return failure();
  Cases known(outer);
  for (auto [edge, value] : llvm::zip(known.edges, known.values))
    if (edge.dest == op->getBlock()) {
      replaceByBranch(rewriter, op, Cases{cf::SwitchOp(op)}.follow(value));
      return success();
    }
  return failure();
}

/// In the default block of a switch the flag has none of its values.
static LogicalResult dropKnownCases(Operation *op, PatternRewriter &rewriter) {
  cf::SwitchOp outer = getOuterSwitch(op);
  if (!outer || outer.getDefaultDestination() != op->getBlock())
    return failure();
  Cases known(outer), cases{cf::SwitchOp(op)};
  if (!cases.filter([&](size_t i) {
        return !llvm::is_contained(known.values, cases.values[i]);
      }))
    return failure();
  replaceBySwitch(rewriter, cf::SwitchOp(op), cases);
  return success();
}

void strata::getSwitchPatterns(RewritePatternSet &patterns) {
  patterns.add<cf::SwitchOp>("SimplifySwitchWithOnlyDefault",
                             dropSwitchWithoutCases);
  patterns.add<cf::SwitchOp>("DropSwitchCasesThatMatchDefault",
                             dropCasesLikeDefault);
  patterns.add<cf::SwitchOp>("SimplifyConstSwitchValue", foldConstantFlag);
  patterns.add<cf::SwitchOp>("SimplifyPassThroughSwitch", passThroughSwitch);
  patterns.add<cf::SwitchOp>("SimplifySwitchFromSwitchOnSameCondition",
                             followKnownCase);
  patterns.add<cf::SwitchOp>("SimplifySwitchFromDefaultSwitchOnSameCondition",
                             dropKnownCases);
}
