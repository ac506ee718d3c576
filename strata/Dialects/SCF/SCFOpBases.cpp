// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/SCF/SCFOpBases.h"

#include "strata/Definition/OpBaseUtils.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- scf.if -------------------------------------------------------------===//

/// Adds a block to `region`, which belongs to no operation yet, and fills it.
static Block *fillRegion(OpBuilder &builder, Location loc, Region *region,
                         scf::RegionBodyFn body) {
  Block *block = builder.createBlock(region);
  if (body)
    body(builder, loc);
  return block;
}

Operation *scf::detail::createIf(OpBuilder &builder, Location loc,
                                 Value condition, RegionBodyFn thenBody,
                                 RegionBodyFn elseBody) {
  OperationState state(
      loc, OperationName(IfOp::getOperationName(), builder.getContext()));
  state.addOperands(condition);
  OpBuilder::InsertPoint place = builder.saveInsertionPoint();
  Block *thenBlock = fillRegion(builder, loc, state.addRegion(), thenBody);
  Region *elseRegion = state.addRegion();
  Block *elseBlock =
      elseBody ? fillRegion(builder, loc, elseRegion, elseBody) : nullptr;
  builder.restoreInsertionPoint(place);
  if (!thenBlock->empty())
    if (auto yield = dyn_cast<YieldOp>(thenBlock->back()))
      state.addTypes(yield->getOperandTypes());
  Operation *op = builder.create(state);
  for (Block *block : {thenBlock, elseBlock})
    if (block)
      strata::detail::ensureTerminator(builder, op, *block);
  return op;
}

void scf::detail::addIfBlocks(OpBuilder &builder, Operation *op, bool addThen,
                              bool addElse) {
  if (addThen)
    strata::detail::addBranch(builder, op, 0);
  if (addElse)
    strata::detail::addBranch(builder, op, 1);
}

//===-- scf.while ----------------------------------------------------------===//

/// Adds a block with arguments of `types` to `region`, and fills it.
static void fillBody(OpBuilder &builder, Location loc, Region &region,
                     TypeRange types, scf::BodyFn body) {
  SmallVector<Location> locs(types.size(), loc);
  Block *block = builder.createBlock(&region, {}, types, locs);
  if (body)
    body(builder, loc, block->getArguments());
}

Operation *scf::detail::createWhile(OpBuilder &builder, Location loc,
                                    TypeRange resultTypes, ValueRange inits,
                                    BodyFn before, BodyFn after) {
  auto op = WhileOp::create(builder, loc, resultTypes, inits);
  OpBuilder::InsertionGuard guard(builder);
  fillBody(builder, loc, op.getBefore(), inits.getTypes(), before);
  fillBody(builder, loc, op.getAfter(), resultTypes, after);
  return op;
}

//===-- scf.forall ---------------------------------------------------------===//

Operation *scf::detail::createForall(OpBuilder &builder, Location loc,
                                     ArrayRef<OpFoldResult> lower,
                                     ArrayRef<OpFoldResult> upper,
                                     ArrayRef<OpFoldResult> steps,
                                     ValueRange outputs, ArrayAttr mapping,
                                     BodyFn body) {
  SmallVector<OpFoldResult> zeros(upper.size(),
                                  OpFoldResult(builder.getIndexAttr(0)));
  SmallVector<OpFoldResult> ones(upper.size(),
                                 OpFoldResult(builder.getIndexAttr(1)));
  SmallVector<Value> dynamic[3];
  SmallVector<int64_t> numbers[3];
  dispatchIndexOpFoldResults(lower.empty() ? ArrayRef(zeros) : lower,
                             dynamic[0], numbers[0]);
  dispatchIndexOpFoldResults(upper, dynamic[1], numbers[1]);
  dispatchIndexOpFoldResults(steps.empty() ? ArrayRef(ones) : steps, dynamic[2],
                             numbers[2]);
  auto fill = [&](OpBuilder &b, Location loc, ValueRange, ValueRange) {
    body(b, loc, b.getInsertionBlock()->getArguments());
  };
  function_ref<void(OpBuilder &, Location, ValueRange, ValueRange)> bodyBuilder;
  if (body)
    bodyBuilder = fill;
  return ForallOp::create(builder, loc, dynamic[0], dynamic[1], dynamic[2],
                          outputs, numbers[0], numbers[1], numbers[2],
                          bodyBuilder, mapping);
}

SmallVector<OpFoldResult> scf::detail::getForallBounds(Operation *op,
                                                       unsigned which) {
  ForallOp forall(op);
  ArrayRef<int64_t> numbers[] = {forall.getStaticLowerBound(),
                                 forall.getStaticUpperBound(),
                                 forall.getStaticStep()};
  OperandRange dynamic[] = {forall.getDynamicLowerBound(),
                            forall.getDynamicUpperBound(),
                            forall.getDynamicStep()};
  return getMixedValues(numbers[which], dynamic[which], op->getContext());
}
