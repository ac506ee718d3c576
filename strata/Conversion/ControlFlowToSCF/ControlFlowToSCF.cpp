// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ControlFlowToSCF/ControlFlowToSCF.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;

//===-- Branches -----------------------------------------------------------===//

/// Whether the values are distinct, and numbers of an index.
static bool areIndices(ArrayRef<APInt> values) {
  SmallVector<uint64_t> numbers;
  for (const APInt &value : values) {
    if (value.getBitWidth() > 64)
      return false;
    numbers.push_back(value.getZExtValue());
  }
  llvm::sort(numbers);
  return std::adjacent_find(numbers.begin(), numbers.end()) == numbers.end();
}

/// The flag and the case values of `op` as indices: zero-extended, or, if these differ from each
/// other less than before, the number of the first case that is equal to the flag.
static std::pair<Value, SmallVector<int64_t>> getIndexFlag(OpBuilder &builder,
                                                           cf::SwitchOp op) {
  Location loc = op->getLoc();
  Value flag = op.getFlag();
  SmallVector<APInt> values;
  if (auto attr = dyn_cast_or_null<DenseElementsAttr>(op.getCaseValues()))
    llvm::append_range(values, attr.getValues<APInt>());
  SmallVector<int64_t> cases;
  if (areIndices(values)) {
    for (const APInt &value : values)
      cases.push_back(int64_t(value.getZExtValue()));
    Value index = arith::IndexCastUIOp::create(builder, loc,
                                               builder.getIndexType(), flag);
    return {index, cases};
  }
  Value index =
      arith::ConstantIndexOp::create(builder, loc, int64_t(values.size()));
  for (size_t number = values.size(); number-- > 0;) {
    Value expected = arith::ConstantOp::create(
        builder, loc, builder.getIntegerAttr(flag.getType(), values[number]));
    Value isEqual = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::eq, flag, expected);
    Value chosen =
        arith::ConstantIndexOp::create(builder, loc, int64_t(number));
    index = arith::SelectOp::create(builder, loc, isEqual, chosen, index);
  }
  for (size_t number = 0; number < values.size(); ++number)
    cases.push_back(int64_t(number));
  return {index, cases};
}

static void takeRegions(scf::IndexSwitchOp op,
                        MutableArrayRef<Region> regions) {
  op.getDefaultRegion().takeBody(regions.front());
  for (auto [dest, source] :
       llvm::zip_equal(op.getCaseRegions(), regions.drop_front()))
    dest.takeBody(source);
}

FailureOr<Operation *>
ControlFlowToSCFTransformation::createStructuredBranchRegionOp(
    OpBuilder &builder, Operation *controlFlowCondOp, TypeRange resultTypes,
    MutableArrayRef<Region> regions) {
  Location loc = controlFlowCondOp->getLoc();
  if (auto branch = dyn_cast<cf::CondBranchOp>(controlFlowCondOp)) {
    auto op =
        scf::IfOp::create(builder, loc, resultTypes, branch.getCondition());
    op.getThenRegion().takeBody(regions[0]);
    op.getElseRegion().takeBody(regions[1]);
    return op.getOperation();
  }
  if (auto branch = dyn_cast<cf::SwitchOp>(controlFlowCondOp)) {
    auto [flag, cases] = getIndexFlag(builder, branch);
    auto op = scf::IndexSwitchOp::create(builder, loc, resultTypes, flag, cases,
                                         unsigned(cases.size()));
    takeRegions(op, regions);
    return op.getOperation();
  }
  controlFlowCondOp->emitOpError(
      "Cannot convert unknown control flow op to structured control flow");
  return failure();
}

LogicalResult
ControlFlowToSCFTransformation::createStructuredBranchRegionTerminatorOp(
    Location loc, OpBuilder &builder, Operation *, Operation *,
    ValueRange results) {
  scf::YieldOp::create(builder, loc, results);
  return success();
}

//===-- Loops --------------------------------------------------------------===//

FailureOr<Operation *>
ControlFlowToSCFTransformation::createStructuredDoWhileLoopOp(
    OpBuilder &builder, Location loc, ValueRange loopVariablesInit,
    Value condition, ValueRange loopVariablesNextIter, Region &loopBody) {
  auto loop = scf::WhileOp::create(builder, loc, loopVariablesInit.getTypes(),
                                   loopVariablesInit);
  Block *latch = condition.getParentBlock();
  loop.getBefore().takeBody(loopBody);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(latch);
  Value repeats =
      arith::TruncIOp::create(builder, loc, builder.getI1Type(), condition);
  scf::ConditionOp::create(builder, loc, repeats, loopVariablesNextIter);
  SmallVector<Location> locs(loopVariablesInit.size(), loc);
  Block *after = builder.createBlock(&loop.getAfter(), {},
                                     loopVariablesInit.getTypes(), locs);
  scf::YieldOp::create(builder, loc,
                       llvm::to_vector_of<Value>(after->getArguments()));
  return loop.getOperation();
}

//===-- Values and branches ------------------------------------------------===//

Value ControlFlowToSCFTransformation::getCFGSwitchValue(Location loc,
                                                        OpBuilder &builder,
                                                        unsigned value) {
  return arith::ConstantOp::create(builder, loc,
                                   builder.getI32IntegerAttr(int32_t(value)));
}

void ControlFlowToSCFTransformation::createCFGSwitchOp(
    Location loc, OpBuilder &builder, Value flag, ArrayRef<unsigned> caseValues,
    ArrayRef<Block *> caseDestinations,
    ArrayRef<SmallVector<Value>> caseArguments, Block *defaultDestination,
    ValueRange defaultArguments) {
  SmallVector<Value> operands;
  SmallVector<int32_t> sizes, values;
  for (auto [value, arguments] : llvm::zip_equal(caseValues, caseArguments)) {
    llvm::append_range(operands, arguments);
    sizes.push_back(int32_t(arguments.size()));
    values.push_back(int32_t(value));
  }
  auto type = VectorType::get({int64_t(values.size())}, flag.getType());
  cf::SwitchOp::create(builder, loc, flag, defaultArguments, operands, sizes,
                       defaultDestination, caseDestinations,
                       DenseElementsAttr::get(type, ArrayRef<int32_t>(values)));
}

Value ControlFlowToSCFTransformation::getUndefValue(Location loc,
                                                    OpBuilder &builder,
                                                    Type type) {
  return ub::PoisonOp::create(builder, loc, type);
}

FailureOr<Operation *>
ControlFlowToSCFTransformation::createUnreachableTerminator(Location loc,
                                                            OpBuilder &builder,
                                                            Region &region) {
  Operation *parent = region.getParentOp();
  auto getPoison = [&](TypeRange types) {
    SmallVector<Value> values;
    for (Type type : types)
      values.push_back(getUndefValue(loc, builder, type));
    return values;
  };
  if (auto function = dyn_cast<func::FuncOp>(parent)) {
    SmallVector<Value> values =
        getPoison(function.getFunctionType().getResults());
    return func::ReturnOp::create(builder, loc, values).getOperation();
  }
  if (isa<scf::ExecuteRegionOp>(parent)) {
    SmallVector<Value> values = getPoison(parent->getResultTypes());
    return scf::YieldOp::create(builder, loc, values).getOperation();
  }
  emitError(loc) << "Cannot create unreachable terminator for '"
                 << parent->getName() << "'";
  return failure();
}

void ControlFlowToSCFTransformation::createSingleDestinationBranch(
    Location loc, OpBuilder &builder, Value, Block *destination,
    ValueRange arguments) {
  cf::BranchOp::create(builder, loc, destination, arguments);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct LiftControlFlowToSCF final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    // Regions in the functions too, each before those around it.
    llvm::SetVector<Region *> regions;
    getOperation()->walk([&](func::FuncOp function) {
      function->walk([&](Operation *op) {
        for (Region &region : op->getRegions())
          regions.insert(&region);
      });
    });
    bool hasChanged = false;
    ControlFlowToSCFTransformation transformation;
    for (Region *region : regions) {
      FailureOr<bool> changed = transformCFGToSCF(*region, transformation);
      if (failed(changed))
        return signalPassFailure();
      hasChanged |= *changed;
    }
    if (!hasChanged)
      markAllAnalysesPreserved();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "lift-cf-to-scf",
    .name = "LiftControlFlowToSCFPass",
    .summary = "Convert blocks and branches of cf to scf",
    .dependentDialects = {"arith", "cf", "func", "scf", "ub"},
    .create = makePass<LiftControlFlowToSCF>,
};

void strata::registerControlFlowToSCFPasses(PassRegistry &registry) {
  registry.add(info);
}
