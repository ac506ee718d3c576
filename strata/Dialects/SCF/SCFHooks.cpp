// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/SCF/SCFPatterns.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Rewrite/ExternalPatterns.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// Checks that the operations in the region of scf.forall.in_parallel combine
/// results. Operations of dialects without definitions are accepted.
static LogicalResult verifyInParallel(Operation *op) {
  for (Operation &inner : op->getRegion(0).front()) {
    const OpDefinition &def = inner.getDefinition();
    bool isUndefined =
        !def.registered && inner.getDialect() && inner.getDialect()->isKnown();
    if (!isUndefined &&
        !llvm::is_contained(def.interfaces, "ParallelCombiningOpInterface"))
      return op->emitOpError("expected only ParallelCombiningOpInterface ops");
  }
  return success();
}

/// The outputs of scf.forall as loop-carried values, without yielded values.
static bool getForallOutputs(Operation *op, CarriedValues &carried) {
  scf::ForallOp forall(op);
  OperandRange outputs = forall.getOutputs();
  auto count = unsigned(outputs.size());
  if (!count)
    return false;
  carried.inits = {outputs.getBeginOperandIndex(), count};
  carried.results = {0, op->getNumResults()};
  carried.body = forall.getBody();
  if (carried.body &&
      carried.body->getNumArguments() == forall.getRank() + count)
    carried.arguments = {forall.getRank(), count};
  return false;
}

void strata::registerSCFHooks(Context &ctx) {
  static constexpr LoopLikeOpInterface::Concept forall = {getForallOutputs};
  registerOpHooks<scf::ForOp>(&ctx, {.canonicalize = getForPatterns});
  registerOpHooks<scf::ForallOp>(&ctx,
                                 {.canonicalize = getForallPatterns,
                                  .interfaces = {makeInterfaceTable(forall)}});
  registerOpHooks<scf::InParallelOp>(&ctx, {.verify = verifyInParallel});
  registerOpHooks<scf::IfOp>(&ctx, {.canonicalize = getIfPatterns});
  registerOpHooks<scf::ExecuteRegionOp>(
      &ctx, {.canonicalize = getExecuteRegionPatterns});
  registerOpHooks<scf::IndexSwitchOp>(&ctx,
                                      {.canonicalize = getIndexSwitchPatterns});
  registerOpHooks<scf::ParallelOp>(&ctx, {.canonicalize = getParallelPatterns});
  registerOpHooks<scf::WhileOp>(&ctx, {.canonicalize = getWhilePatterns});
  addCanonicalizations<tensor::DimOp>(ctx, getDimOfForallPatterns);
}
