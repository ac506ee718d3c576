// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bufferization/Optimization/BufferOptimization.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/DataLayoutInterfaces.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// The operation that frees the memory in the block of `alloc`; null without.
static memref::DeallocOp findDealloc(memref::AllocOp alloc) {
  for (Operation *user : alloc.getMemref().getUsers())
    if (auto dealloc = dyn_cast<memref::DeallocOp>(user);
        dealloc && dealloc->getBlock() == alloc->getBlock())
      return dealloc;
  return {};
}

memref::AllocaOp
memref::allocToAlloca(RewriterBase &rewriter, AllocOp alloc,
                      function_ref<bool(AllocOp, DeallocOp)> filter) {
  DeallocOp dealloc = findDealloc(alloc);
  if (!dealloc || (filter && !filter(alloc, dealloc)) ||
      !alloc->getParentWithTrait<OpTrait::AutomaticAllocationScope>())
    return {};
  rewriter.eraseOp(dealloc);
  rewriter.setInsertionPoint(alloc);
  auto alloca = AllocaOp::create(rewriter, alloc->getLoc(), alloc.getType(),
                                 alloc.getAlignmentAttr());
  rewriter.replaceOp(alloc, alloca.getOperation());
  return alloca;
}

namespace {
struct AllocToAlloca final : OpRewritePattern<memref::AllocOp> {
  AllocToAlloca(Context *ctx, int64_t maxSize)
      : OpRewritePattern(ctx), maxSize(maxSize) {}
  LogicalResult matchAndRewrite(memref::AllocOp op,
                                PatternRewriter &rewriter) const override {
    if (op->getNumOperands() || !op.getType().hasStaticShape() || !isSmall(op))
      return failure();
    return success(bool(memref::allocToAlloca(rewriter, op)));
  }

private:
  bool isSmall(memref::AllocOp op) const {
    if (!maxSize)
      return true;
    MemRefType type = op.getType();
    uint64_t element = DataLayout::closest(op)
                           .getTypeSize(type.getElementType())
                           .getKnownMinValue();
    std::optional<int64_t> count = type.getNumElementsChecked();
    return count &&
           (!element || uint64_t(*count) <= uint64_t(maxSize - 1) / element);
  }
  int64_t maxSize;
};
} // namespace

void memref::populateAllocToAllocaPatterns(RewritePatternSet &patterns,
                                           int64_t maxSize) {
  patterns.add<AllocToAlloca>(patterns.getContext(), maxSize);
}
