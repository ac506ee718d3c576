// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/ConstantPropagation.h"
#include "strata/Analysis/DeadCodeAnalysis.h"
#include "strata/Analysis/IntegerRange.h"
#include "strata/Conversion/ArithIntRange/ArithIntRange.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace strata;
using namespace strata::dataflow;

/// The predicate on unsigned numbers that is the same for numbers that are not negative; the same
/// predicate if it is not signed.
static arith::CmpIPredicate getUnsigned(arith::CmpIPredicate predicate) {
  switch (predicate) {
  case arith::CmpIPredicate::slt:
    return arith::CmpIPredicate::ult;
  case arith::CmpIPredicate::sle:
    return arith::CmpIPredicate::ule;
  case arith::CmpIPredicate::sgt:
    return arith::CmpIPredicate::ugt;
  case arith::CmpIPredicate::sge:
    return arith::CmpIPredicate::uge;
  default:
    return predicate;
  }
}

/// The name of the unsigned operation that is the same for numbers that are not negative; empty if
/// there is none.
static StringRef getUnsignedName(Operation *op) {
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case([](arith::CeilDivSIOp) {
        return arith::CeilDivUIOp::getOperationName();
      })
      .Case<arith::DivSIOp, arith::FloorDivSIOp>(
          [](auto) { return arith::DivUIOp::getOperationName(); })
      .Case([](arith::ExtSIOp) { return arith::ExtUIOp::getOperationName(); })
      .Case([](arith::MaxSIOp) { return arith::MaxUIOp::getOperationName(); })
      .Case([](arith::MinSIOp) { return arith::MinUIOp::getOperationName(); })
      .Case([](arith::RemSIOp) { return arith::RemUIOp::getOperationName(); })
      .Default([](Operation *) { return StringRef(); });
}

namespace {
struct ArithUnsignedWhenEquivalent final : Pass {
  using Pass::Pass;
  void runOnOperation() override;
};
} // namespace

static bool isNonNegative(DataFlowSolver &solver, Value value) {
  auto *lattice = solver.lookupState<IntegerValueRangeLattice>(value);
  return lattice && !lattice->getValue().isUninitialized() &&
         lattice->getValue().getValue().smin().isNonNegative();
}

static bool isEquivalent(DataFlowSolver &solver, Operation *op) {
  auto isKnown = [&](Value value) { return isNonNegative(solver, value); };
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return getUnsigned(compare.getPredicate()) != compare.getPredicate() &&
           llvm::all_of(op->getOperands(), isKnown);
  return !getUnsignedName(op).empty() &&
         llvm::all_of(op->getOperands(), isKnown) && isKnown(op->getResult(0));
}

static void makeUnsigned(IRRewriter &rewriter, Operation *op) {
  rewriter.setInsertionPoint(op);
  if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
    rewriter.replaceOpWithNewOp<arith::CmpIOp>(
        op, getUnsigned(compare.getPredicate()), compare.getLhs(),
        compare.getRhs());
    return;
  }
  Operation *result = rewriter.create(op->getLoc(), getUnsignedName(op),
                                      op->getOperands(), op->getResultTypes());
  rewriter.replaceOp(op, result);
}

void ArithUnsignedWhenEquivalent::runOnOperation() {
  DataFlowSolver solver;
  solver.load<DeadCodeAnalysis>();
  solver.load<SparseConstantPropagation>();
  solver.load<IntegerRangeAnalysis>();
  if (failed(solver.initializeAndRun(getOperation())))
    return signalPassFailure();
  SmallVector<Operation *> ops;
  getOperation()->walk([&](Operation *op) {
    if (isEquivalent(solver, op))
      ops.push_back(op);
  });
  IRRewriter rewriter(&getContext());
  for (Operation *op : ops)
    makeUnsigned(rewriter, op);
}

static constexpr PassInfo unsignedInfo = {
    .argument = "arith-unsigned-when-equivalent",
    .name = "ArithUnsignedWhenEquivalentPass",
    .summary = "Replace signed operations by unsigned ones where numbers are "
               "not negative",
    .dependentDialects = {"arith"},
    .create = makePass<ArithUnsignedWhenEquivalent>,
};

void strata::registerUnsignedWhenEquivalentPass(PassRegistry &registry) {
  registry.add(unsignedInfo);
}

void strata::registerArithIntRangePasses(PassRegistry &registry) {
  registerIntRangeNarrowingPass(registry);
  registerUnsignedWhenEquivalentPass(registry);
}
