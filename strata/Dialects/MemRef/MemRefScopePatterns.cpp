// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of memref.alloca_scope, at whose end stack allocations are released.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/MemRefPatterns.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static bool isScope(Operation *op) {
  return op->hasTrait(OpTrait::AutomaticAllocationScope);
}

static bool allocatesOnStack(const EffectInstance &effect) {
  return effect.effect == MemoryEffect::Allocate &&
         effect.resource == "SideEffects.AutomaticAllocationScopeResource";
}

/// Whether `op` itself may allocate memory that the end of a scope releases.
static bool mayAllocateOnStack(Operation *op) {
  auto effects = getMemoryEffects(op);
  return effects ? llvm::any_of(*effects, allocatesOnStack)
                 : !op->hasTrait(OpTrait::RecursiveMemoryEffects);
}

/// Whether the result of `op` is such memory.
static bool isStackAllocation(Operation *op) {
  auto effects = getMemoryEffects(op);
  return op->getNumResults() == 1 && op->getNumRegions() == 0 && effects &&
         llvm::any_of(*effects, [&](const EffectInstance &effect) {
           return allocatesOnStack(effect) && effect.value == op->getResult(0);
         });
}

/// Calls `fn` for the operations in `scope`, without those in scopes of their own.
static WalkResult walkScope(Operation *scope,
                            function_ref<WalkResult(Operation *)> fn) {
  return scope->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == scope)
      return WalkResult::advance();
    WalkResult result = fn(op);
    return !result.wasInterrupted() && isScope(op) ? WalkResult::skip()
                                                   : result;
  });
}

/// Whether control leaves the region of `op` after it: it stands before the terminator of
/// the only block.
static bool isLast(Operation *op) {
  Block *block = op->getBlock();
  return block && block->getParent()->hasOneBlock() &&
         op->getNextNode() == block->getTerminator() &&
         op != block->getTerminator();
}

/// The scope ends where the one around it ends, or allocates nothing.
static LogicalResult inlineScope(memref::AllocaScopeOp op,
                                 PatternRewriter &rewriter) {
  Operation *parent = op->getParentOp();
  bool isRedundant = parent && isScope(parent) && isLast(op);
  if (!isRedundant && walkScope(op, [](Operation *inner) {
                        return mayAllocateOnStack(inner)
                                   ? WalkResult::interrupt()
                                   : WalkResult::advance();
                      }).wasInterrupted())
    return failure();
  Region &region = op.getBodyRegion();
  Operation *end =
      region.hasOneBlock() ? region.front().getTerminator() : nullptr;
  if (!end || end->getNumOperands() != op->getNumResults())
    return failure();
  SmallVector<Value, 4> results(end->getOperands());
  if (region.front().getNumArguments() != 0)
    return failure();
  rewriter.inlineBlockBefore(&region.front(), op);
  rewriter.replaceOp(op, results);
  rewriter.eraseOp(end);
  return success();
}

/// The operation in the enclosing scope after which both scopes end; null if operations
/// follow.
static Operation *getOutermostLast(Operation *op) {
  Operation *parent = op->getParentOp();
  if (!parent || isScope(parent))
    return nullptr;
  while (isLast(op)) {
    op = parent;
    parent = op->getParentOp();
    if (!parent)
      return nullptr;
    if (isScope(parent))
      return isLast(op) ? op : nullptr;
  }
  return nullptr;
}

/// Allocates in the scope around this one what is released at the same time.
static LogicalResult hoistAllocations(memref::AllocaScopeOp op,
                                      PatternRewriter &rewriter) {
  Operation *last = getOutermostLast(op);
  if (!last)
    return failure();
  auto isOutside = [&](Value value) {
    return !last->isAncestor(value.getParentRegion()->getParentOp());
  };
  SmallVector<Operation *> allocations;
  walkScope(op, [&](Operation *inner) {
    if (isStackAllocation(inner) &&
        llvm::all_of(inner->getOperands(), isOutside))
      allocations.push_back(inner);
    return WalkResult::advance();
  });
  for (Operation *allocation : allocations)
    rewriter.moveOpBefore(allocation, last);
  return success(!allocations.empty());
}

void strata::registerMemRefScopePatterns(Context &ctx) {
  registerOpHooks<memref::AllocaScopeOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("AllocaScopeInliner", inlineScope);
        set.add("AllocaScopeHoister", hoistAllocations);
      }});
}
