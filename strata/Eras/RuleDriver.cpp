// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpDefinition.h"
#include "strata/Eras/UpgradeRulesDetail.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;

void RuleDriver::Log::notifyOperationInserted(Operation *op,
                                              OpBuilder::InsertPoint previous) {
  erased.erase(op);
  lastInserted = op;
  if (outer)
    outer->notifyOperationInserted(op, previous);
}

void RuleDriver::Log::notifyOperationModified(Operation *op) {
  if (outer)
    outer->notifyOperationModified(op);
}

void RuleDriver::Log::notifyOperationReplaced(Operation *op,
                                              ValueRange values) {
  if (outer)
    outer->notifyOperationReplaced(op, values);
}

void RuleDriver::Log::notifyOperationErased(Operation *op) {
  erased.insert(op);
  if (lastInserted == op)
    lastInserted = nullptr;
  if (outer)
    outer->notifyOperationErased(op);
}

void RuleDriver::Log::begin(StringRef rule, Operation *op) {
  lastInserted = nullptr;
  if (outer)
    outer->notifyPatternBegin(rule, op);
}

void RuleDriver::Log::end(StringRef rule, LogicalResult result) {
  if (outer)
    outer->notifyPatternEnd(rule, result);
}

RuleDriver::RuleDriver(Context *ctx, RewriterBase::Listener *listener)
    : rewriter(ctx, &log), log(listener) {}

/// Gives `op` those of `attributes` that it does not have. One that its definition has
/// today was free when the text was written, such as the alignment of a load.
static void keepAttributes(Operation *op, ArrayRef<NamedAttribute> attributes) {
  for (NamedAttribute attr : attributes)
    if (!op->getAttr(attr.getName()))
      op->setAttr(attr.getName(), attr.getValue());
}

bool RuleDriver::apply(ArrayRef<FrozenRewritePatternSet> sets, Operation *op) {
  for (const FrozenRewritePatternSet &set : sets)
    for (const RewritePattern *pattern : set.lookup(&op->getDefinition())) {
      rewriter.setInsertionPoint(op);
      log.begin(pattern->getDebugName(), op);
      SmallVector<NamedAttribute, 4> attributes(op->getDiscardableAttrs());
      LogicalResult result = pattern->matchAndRewrite(op, rewriter);
      if (succeeded(result) && log.getLastInserted())
        keepAttributes(log.getLastInserted(), attributes);
      log.end(pattern->getDebugName(), result);
      if (succeeded(result))
        return true;
    }
  return false;
}
