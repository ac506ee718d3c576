// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/SCF/LoopSpecialization.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Loops/SCF/SCFPasses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

// Nested loops are copied before those around them: each level doubles the operations.
static constexpr unsigned MaxOperations = 1 << 14;

/// The constant among the results of the affine.min that defines `bound`, the least of them.
static std::optional<int64_t> getConstantOfMin(Value bound) {
  auto min = dyn_cast_if_present<affine::AffineMinOp>(bound.getDefiningOp());
  if (!min)
    return std::nullopt;
  std::optional<int64_t> least;
  for (AffineExpr expr : min.getAffineMap().getResults())
    if (expr.isConstant() && (!least || expr.getValue() < *least))
      least = expr.getValue();
  return least;
}

static bool isSmall(Operation *loop) {
  unsigned count = 0;
  return !loop->walk([&](Operation *) {
                return ++count > MaxOperations ? WalkResult::interrupt()
                                               : WalkResult::advance();
              })
              .wasInterrupted();
}

static LogicalResult specialize(RewriterBase &rewriter, Operation *loop,
                                OperandRange bounds) {
  SmallVector<int64_t> constants;
  for (Value bound : bounds) {
    std::optional<int64_t> constant = getConstantOfMin(bound);
    if (!constant)
      return failure();
    constants.push_back(*constant);
  }
  if (loop->getNumResults() || !isSmall(loop))
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  Location loc = loop->getLoc();
  IRMapping mapping;
  Value isConstant;
  for (auto [bound, number] : llvm::zip_equal(bounds, constants)) {
    Value constant =
        arith::ConstantOp::create(rewriter, loc, rewriter.getIndexAttr(number));
    Value isEqual = arith::CmpIOp::create(
        rewriter, loc, arith::CmpIPredicate::eq, bound, constant);
    isConstant =
        isConstant
            ? Value(arith::AndIOp::create(rewriter, loc, isConstant, isEqual))
            : isEqual;
    mapping.map(bound, constant);
  }
  auto branch = scf::IfOp::create(rewriter, loc, isConstant,
                                  /*withElseRegion=*/true);
  rewriter.setInsertionPointToStart(branch.thenBlock());
  rewriter.clone(*loop, mapping);
  rewriter.moveOpBefore(loop, &branch.elseBlock()->front());
  return success();
}

LogicalResult scf::specializeForLoop(RewriterBase &rewriter, ForOp op) {
  return specialize(rewriter, op,
                    op.getUpperBoundMutable().getOwner()->getOperands().slice(
                        op.getUpperBoundMutable().getOperandNumber(), 1));
}

LogicalResult scf::specializeParallelLoop(RewriterBase &rewriter,
                                          ParallelOp op) {
  return specialize(rewriter, op, op.getUpperBound());
}

//===-- Passes -------------------------------------------------------------===//

namespace {
struct ForLoopSpecialization final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    IRRewriter rewriter(getOperation()->getContext());
    getOperation()->walk(
        [&](scf::ForOp op) { (void)scf::specializeForLoop(rewriter, op); });
  }
};

struct ParallelLoopSpecialization final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    IRRewriter rewriter(getOperation()->getContext());
    getOperation()->walk([&](scf::ParallelOp op) {
      (void)scf::specializeParallelLoop(rewriter, op);
    });
  }
};
} // namespace

static constexpr PassInfo specializationInfos[] = {
    {.argument = "scf-for-loop-specialization",
     .name = "ForLoopSpecializationPass",
     .summary = "Copy scf.for loops that end at a minimum with a constant, so "
                "that one copy has a constant bound",
     .dependentDialects = {"arith", "scf"},
     .create = makePass<ForLoopSpecialization>},
    {.argument = "scf-parallel-loop-specialization",
     .name = "ParallelLoopSpecializationPass",
     .summary = "Copy scf.parallel loops that end at minima with constants, so "
                "that one copy has constant bounds",
     .dependentDialects = {"arith", "scf"},
     .create = makePass<ParallelLoopSpecialization>},
};

void strata::registerLoopSpecializationPasses(PassRegistry &registry) {
  for (const PassInfo &info : specializationInfos)
    registry.add(info);
}
