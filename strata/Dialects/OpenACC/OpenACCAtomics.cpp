// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization of atomic operations.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/OpenACC/OpenACCDetail.h"
#include "strata/Dialects/OpenACC/OpenACCOps.h"
#include "strata/Rewrite/PatternMatch.h"

using namespace strata;
using namespace ::dialects::acc;

namespace {
/// An update that does not use the old value is a store, and one that keeps it has no
/// effect. A capture stays a pair: of a read and a store, or of a read and an update in
/// any order.
struct SimplifyUpdate : OpRewritePattern<AtomicUpdateOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(AtomicUpdateOp op,
                                PatternRewriter &rewriter) const override {
    Block &body = op.getRegion().front();
    BlockArgument old = body.getArgument(0);
    Value result = cast<YieldOp>(body.back()).getOperands().front();
    bool isCaptured = isa_and_nonnull<AtomicCaptureOp>(op->getParentOp());
    if (result == old) {
      if (isCaptured || &body.front() != &body.back())
        return failure();
      rewriter.eraseOp(op);
      return success();
    }
    if (!old.use_empty() || &body.front() != &body.back() ||
        (isCaptured && op.getOperation() == &op->getBlock()->front()))
      return failure();
    rewriter.replaceOpWithNewOp<AtomicWriteOp>(op, op.getX(), result,
                                               op.getIfCond());
    return success();
  }
};
} // namespace

static void getUpdatePatterns(RewritePatternSet &patterns) {
  patterns.add<SimplifyUpdate>(patterns.getContext());
}

void acc_dialect::registerAtomics(Context &ctx) {
  registerOpHooks<AtomicUpdateOp>(&ctx, {.canonicalize = getUpdatePatterns});
}
