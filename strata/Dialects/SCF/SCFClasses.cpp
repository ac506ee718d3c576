// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/SCF/SCFClasses.h"

#include "strata/Definition/OpBaseUtils.h"

using namespace strata;

scf::LoopNest scf::buildLoopNest(
    OpBuilder &builder, Location loc, ValueRange lower, ValueRange upper,
    ValueRange steps, ValueRange iterArgs,
    function_ref<ValueVector(OpBuilder &, Location, ValueRange, ValueRange)>
        body) {
  assert(lower.size() == upper.size() && lower.size() == steps.size() &&
         "one bound and step for each loop");
  OpBuilder::InsertionGuard guard(builder);
  LoopNest nest;
  SmallVector<Value, 4> variables, carried(iterArgs);
  for (size_t i = 0; i < lower.size(); ++i) {
    auto loop = ForOp::create(builder, loc, lower[i], upper[i], steps[i],
                              ValueRange(carried));
    // The results of a nested loop are the values of the next iteration.
    if (i && !carried.empty())
      YieldOp::create(builder, loc, loop->getResults());
    nest.loops.push_back(loop);
    variables.push_back(loop.getInductionVar());
    carried.assign(loop.getRegionIterArgs().begin(),
                   loop.getRegionIterArgs().end());
    builder.setInsertionPointToStart(loop.getBody());
  }
  ValueVector yielded(carried.begin(), carried.end());
  if (body)
    yielded = body(builder, loc, variables, carried);
  assert(yielded.size() == iterArgs.size() &&
         "one value for each carried value");
  if (nest.loops.empty()) {
    nest.results = std::move(yielded);
    return nest;
  }
  if (!iterArgs.empty()) {
    builder.setInsertionPointToEnd(nest.loops.back().getBody());
    YieldOp::create(builder, loc, yielded);
  }
  ResultRange results = nest.loops.front()->getResults();
  nest.results.assign(results.begin(), results.end());
  return nest;
}

scf::LoopNest
scf::buildLoopNest(OpBuilder &builder, Location loc, ValueRange lower,
                   ValueRange upper, ValueRange steps,
                   function_ref<void(OpBuilder &, Location, ValueRange)> body) {
  return buildLoopNest(builder, loc, lower, upper, steps, ValueRange(),
                       [&](OpBuilder &b, Location loc, ValueRange variables,
                           ValueRange) -> ValueVector {
                         if (body)
                           body(b, loc, variables);
                         return {};
                       });
}

scf::ForOp scf::getForInductionVarOwner(Value value) {
  auto loop = strata::detail::findArgumentOwner<ForOp>(value);
  return loop && value == Value(loop.getInductionVar()) ? loop : ForOp();
}

scf::ParallelOp scf::getParallelForInductionVarOwner(Value value) {
  return strata::detail::findArgumentOwner<ParallelOp>(value);
}

scf::ForallOp scf::getForallOpThreadIndexOwner(Value value) {
  auto loop = strata::detail::findArgumentOwner<ForallOp>(value);
  return loop && cast<BlockArgument>(value).getArgNumber() < loop.getRank()
             ? loop
             : ForallOp();
}
