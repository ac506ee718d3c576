// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopSinking.h"

#include "strata/IR/Build/Builder.h"
#include "strata/Loops/Affine/LoopInterchange.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Affine/SliceUnion.h"
#include "strata/Loops/Dependence/Legality.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

/// Whether bounds of loops of the band depend on loops of it that come before them in `order`, if at
/// all.
static bool canBeNested(ArrayRef<AffineForOp> band, ArrayRef<unsigned> order) {
  SmallVector<AffineForOp> inner(band.begin(), band.end());
  for (unsigned number : order) {
    if (areBoundsDependentOn(band[number], inner))
      return false;
    llvm::erase(inner, band[number]);
  }
  return true;
}

/// Whether a step is not 1, or a subscript has a quotient.
static bool hasQuotients(ArrayRef<AffineForOp> band,
                         ArrayRef<MemRefAccess> accesses) {
  auto isQuotient = [](AffineExpr expr) {
    AffineExprKind kind = expr.getKind();
    return kind == AffineExprKind::Mod || kind == AffineExprKind::FloorDiv ||
                   kind == AffineExprKind::CeilDiv
               ? WalkResult::interrupt()
               : WalkResult::advance();
  };
  return llvm::any_of(
             band, [](AffineForOp loop) { return loop.getStepAsInt() != 1; }) ||
         llvm::any_of(accesses, [&](const MemRefAccess &access) {
           return llvm::any_of(access.map.getResults(), [&](AffineExpr expr) {
             return expr.walk(isQuotient).wasInterrupted();
           });
         });
}

/// As in mlir-opt, loops count as sequential whose dependences are not known to be of one iteration when
/// quotients are approximated.
static void addInexactLoops(ArrayRef<AffineForOp> band,
                            SmallVectorImpl<bool> &isSequential) {
  auto accesses = getDifferentAccesses(band.front());
  if (!accesses || !hasQuotients(band, *accesses))
    return;
  unsigned numOuter = getNestingDepth(band.front());
  for (const MemRefAccess &a : *accesses)
    for (const MemRefAccess &b : *accesses) {
      if (a.memref != b.memref || (!a.isStore && !b.isStore))
        continue;
      SmallVector<bool, 4> levels =
          findSequentialLevels(a, b, numOuter, unsigned(band.size()));
      for (auto [all, one] : llvm::zip(isSequential, levels))
        all = all || one;
    }
}

AffineForOp affine::sinkSequentialLoops(RewriterBase &rewriter,
                                        AffineForOp root,
                                        MemoryAliases &aliases) {
  SmallVector<AffineForOp> band = getPerfectlyNestedLoops(root);
  if (band.size() < 2)
    return AffineForOp();
  for (AffineForOp loop : band)
    if (loop.getNumIterOperands() != 0)
      return AffineForOp();
  SmallVector<bool, 4> isSequential =
      NestDependences(root, aliases).findOrderedLevels(unsigned(band.size()));
  addInexactLoops(band, isSequential);
  SmallVector<unsigned, 4> order;
  for (bool sequential : {false, true})
    for (auto [number, flag] : llvm::enumerate(isSequential))
      if (flag == sequential)
        order.push_back(unsigned(number));
  if (llvm::is_sorted(order) || !canBeNested(band, order))
    return AffineForOp();
  return permuteLoops(rewriter, band, order).front();
}
