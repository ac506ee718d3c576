// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results and carried values become variables: regions assign their values, and the results are
// loaded after the operation.
#include "strata/Conversion/SCFToEmitC/SCFToEmitC.h"

#include "strata/Conversion/EmitCCommon/EmitCTypes.h"
#include "strata/Dialects/EmitC/EmitCOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::emitclower;

//===-- Variables ----------------------------------------------------------===//

static Value createVariable(OpBuilder &builder, Location loc, Type type) {
  Context *ctx = builder.getContext();
  return emitc::VariableOp::create(builder, loc,
                                   emitc::LValueType::get(ctx, type),
                                   emitc::OpaqueAttr::get(ctx, ""));
}

static SmallVector<Value> createVariables(OpBuilder &builder, Location loc,
                                          ArrayRef<Type> types) {
  SmallVector<Value> variables;
  for (Type type : types)
    variables.push_back(createVariable(builder, loc, type));
  return variables;
}

static Type getValueType(Value variable) {
  return cast<emitc::LValueType>(variable.getType()).getValueType();
}

static SmallVector<Value> loadVariables(OpBuilder &builder, Location loc,
                                        ArrayRef<Value> variables) {
  SmallVector<Value> values;
  for (Value variable : variables)
    values.push_back(
        emitc::LoadOp::create(builder, loc, getValueType(variable), variable));
  return values;
}

static void assignVariables(OpBuilder &builder, Location loc,
                            ArrayRef<Value> variables, ValueRange values) {
  for (auto [variable, value] : llvm::zip_equal(variables, values))
    emitc::AssignOp::create(builder, loc, variable, value);
}

/// Fails for types that variables cannot have.
static LogicalResult convertToVariableTypes(TypeRange types,
                                            const TypeConverter &converter,
                                            SmallVectorImpl<Type> &results) {
  if (failed(converter.convertTypes(types, results)) ||
      results.size() != types.size())
    return failure();
  return success(llvm::none_of(
      results, [](Type type) { return isa<emitc::ArrayType>(type); }));
}

//===-- Regions ------------------------------------------------------------===//

/// The values of the operands of `terminator`, converted. They exist at the end of its block.
static FailureOr<SmallVector<Value>>
getConvertedOperands(Operation *terminator,
                     ConversionPatternRewriter &rewriter) {
  SmallVector<Value> values;
  rewriter.setInsertionPoint(terminator);
  if (failed(rewriter.getRemappedValues(ValueRange(terminator->getOperands()),
                                        values)))
    return failure();
  return values;
}

/// Replaces the `scf.yield` at the end of `block` by assignments to `variables`.
static LogicalResult lowerYield(Block &block, ArrayRef<Value> variables,
                                ConversionPatternRewriter &rewriter) {
  auto yield = cast<scf::YieldOp>(block.getTerminator());
  FailureOr<SmallVector<Value>> values = getConvertedOperands(yield, rewriter);
  if (failed(values))
    return failure();
  assignVariables(rewriter, yield->getLoc(), variables, ValueRange(*values));
  emitc::YieldOp::create(rewriter, yield->getLoc());
  rewriter.eraseOp(yield);
  return success();
}

/// Moves `source` to the empty region `target`, and lowers its `scf.yield`.
static LogicalResult moveRegion(Region &source, Region &target,
                                ArrayRef<Value> variables,
                                ConversionPatternRewriter &rewriter) {
  rewriter.inlineRegionBefore(source, target, target.end());
  return target.empty() ? success()
                        : lowerYield(target.front(), variables, rewriter);
}

/// Replaces `op` by the values of `variables` after `lowered`.
static void replaceByVariables(Operation *op, Operation *lowered,
                               ArrayRef<Value> variables,
                               ConversionPatternRewriter &rewriter) {
  rewriter.setInsertionPointAfter(lowered);
  SmallVector<Value> values = loadVariables(rewriter, op->getLoc(), variables);
  rewriter.replaceOp(op, ValueRange(values));
}

//===-- Conditions ---------------------------------------------------------===//

static LogicalResult lowerIf(scf::IfOp op, scf::IfOp::Adaptor adaptor,
                             const TypeConverter *converter,
                             ConversionPatternRewriter &rewriter) {
  SmallVector<Type> types;
  if (failed(convertToVariableTypes(op->getResultTypes(), *converter, types)))
    return rewriter.notifyMatchFailure(op, "failed to convert result types");
  Location loc = op->getLoc();
  SmallVector<Value> variables = createVariables(rewriter, loc, types);
  auto lowered = emitc::IfOp::create(rewriter, loc, adaptor.getCondition());
  if (failed(moveRegion(op.getThenRegion(), lowered.getThenRegion(), variables,
                        rewriter)) ||
      failed(moveRegion(op.getElseRegion(), lowered.getElseRegion(), variables,
                        rewriter)))
    return failure();
  replaceByVariables(op, lowered, variables, rewriter);
  return success();
}

static LogicalResult lowerSwitch(scf::IndexSwitchOp op,
                                 scf::IndexSwitchOp::Adaptor adaptor,
                                 const TypeConverter *converter,
                                 ConversionPatternRewriter &rewriter) {
  SmallVector<Type> types;
  if (failed(convertToVariableTypes(op->getResultTypes(), *converter, types)))
    return rewriter.notifyMatchFailure(op, "failed to convert result types");
  Location loc = op->getLoc();
  SmallVector<Value> variables = createVariables(rewriter, loc, types);
  auto lowered =
      emitc::SwitchOp::create(rewriter, loc, adaptor.getArg(), op.getCases(),
                              unsigned(op.getCaseRegions().size()));
  for (auto [source, target] :
       llvm::zip_equal(op.getCaseRegions(), lowered.getCaseRegions()))
    if (failed(moveRegion(source, target, variables, rewriter)))
      return failure();
  if (failed(moveRegion(op.getDefaultRegion(), lowered.getDefaultRegion(),
                        variables, rewriter)))
    return failure();
  replaceByVariables(op, lowered, variables, rewriter);
  return success();
}

//===-- Loops --------------------------------------------------------------===//

static LogicalResult lowerFor(scf::ForOp op, scf::ForOp::Adaptor adaptor,
                              const TypeConverter *converter,
                              ConversionPatternRewriter &rewriter) {
  SmallVector<Type> types;
  if (op.getUnsignedCmp())
    return rewriter.notifyMatchFailure(op, "the bounds are unsigned");
  if (!converter->convertType(op.getLowerBound().getType()) ||
      failed(convertToVariableTypes(op->getResultTypes(), *converter, types)))
    return rewriter.notifyMatchFailure(op, "failed to convert types");
  Location loc = op->getLoc();
  SmallVector<Value> variables = createVariables(rewriter, loc, types);
  assignVariables(rewriter, loc, variables, ValueRange(adaptor.getInitArgs()));
  Value bounds[] = {adaptor.getLowerBound(), adaptor.getUpperBound(),
                    adaptor.getStep()};
  auto lowered =
      emitc::ForOp::create(rewriter, loc, TypeRange(), ValueRange(bounds));
  Block *body =
      rewriter.createBlock(&lowered.getRegion(), {}, bounds[0].getType(), loc);
  SmallVector<Value> args = {body->getArgument(0)};
  llvm::append_range(args, loadVariables(rewriter, loc, variables));
  rewriter.inlineBlockBefore(&op.getRegion().front(), body, body->end(),
                             ValueRange(args));
  if (failed(lowerYield(*body, variables, rewriter)))
    return failure();
  replaceByVariables(op, lowered, variables, rewriter);
  return success();
}

namespace {
/// The parts of a loop with a condition. emitc.do has no values of its own: the condition is a
/// variable, and the body follows the condition in an emitc.if:
///
///   do { results = condition operands; flag = condition;
///        if (condition) { variables = body(condition operands); } } while (flag);
class WhileLowering {
public:
  WhileLowering(scf::WhileOp op, ConversionPatternRewriter &rewriter)
      : op(op), loc(op->getLoc()), before(op->getRegion(0).front()),
        after(op->getRegion(1).front()), rewriter(rewriter) {}
  LogicalResult lower(ArrayRef<Type> resultTypes, ArrayRef<Type> types,
                      ValueRange inits);

private:
  bool hasTrivialBody() const;
  LogicalResult lowerBefore(emitc::DoOp loop);
  LogicalResult lowerAfter(Value condition, ArrayRef<Value> args);
  void createCondition(emitc::DoOp loop);

  scf::WhileOp op;
  Location loc;
  Block &before, &after;
  ConversionPatternRewriter &rewriter;
  SmallVector<Value> results, variables;
  Value flag;
};
} // namespace

/// Whether the variables keep their values: both regions pass their arguments on.
bool WhileLowering::hasTrivialBody() const {
  auto condition = cast<scf::ConditionOp>(before.getTerminator());
  Operation *yield = after.getTerminator();
  auto isSame = [](auto pair) {
    return Value(std::get<0>(pair)) == Value(std::get<1>(pair));
  };
  return yield == &after.front() &&
         yield->getNumOperands() == after.getNumArguments() &&
         before.getNumArguments() == condition.getArgs().size() &&
         llvm::all_of(
             llvm::zip_equal(yield->getOperands(), after.getArguments()),
             isSame) &&
         llvm::all_of(
             llvm::zip_equal(condition.getArgs(), before.getArguments()),
             isSame);
}

LogicalResult WhileLowering::lowerAfter(Value condition, ArrayRef<Value> args) {
  auto choice = emitc::IfOp::create(rewriter, loc, condition);
  OpBuilder::InsertionGuard guard(rewriter);
  Block *body = rewriter.createBlock(&choice.getThenRegion());
  rewriter.inlineBlockBefore(&after, body, body->end(), ValueRange(args));
  return lowerYield(*body, variables, rewriter);
}

LogicalResult WhileLowering::lowerBefore(emitc::DoOp loop) {
  OpBuilder::InsertionGuard guard(rewriter);
  Block *body = rewriter.createBlock(&loop.getBodyRegion());
  SmallVector<Value> args = loadVariables(rewriter, loc, variables);
  auto condition = cast<scf::ConditionOp>(before.getTerminator());
  bool isTrivial = hasTrivialBody();
  rewriter.inlineBlockBefore(&before, body, body->end(), ValueRange(args));
  FailureOr<SmallVector<Value>> values =
      getConvertedOperands(condition, rewriter);
  if (failed(values))
    return failure();
  ArrayRef<Value> passed = ArrayRef<Value>(*values).drop_front();
  Location conditionLoc = condition->getLoc();
  assignVariables(rewriter, conditionLoc, results, ValueRange(passed));
  emitc::AssignOp::create(rewriter, conditionLoc, flag, values->front());
  if (!isTrivial && failed(lowerAfter(values->front(), passed)))
    return failure();
  rewriter.eraseOp(condition);
  return success();
}

void WhileLowering::createCondition(emitc::DoOp loop) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.createBlock(&loop.getConditionRegion());
  Type type = rewriter.getI1Type();
  auto expression = emitc::ExpressionOp::create(rewriter, loc, type, flag);
  emitc::YieldOp::create(rewriter, loc, expression.getResult());
  Block *body =
      rewriter.createBlock(&expression.getRegion(), {}, flag.getType(), loc);
  Value value =
      emitc::LoadOp::create(rewriter, loc, type, body->getArgument(0));
  emitc::YieldOp::create(rewriter, loc, value);
}

LogicalResult WhileLowering::lower(ArrayRef<Type> resultTypes,
                                   ArrayRef<Type> types, ValueRange inits) {
  results = createVariables(rewriter, loc, resultTypes);
  for (auto [type, init] : llvm::zip_equal(types, inits)) {
    Value variable = createVariable(rewriter, loc, type);
    variables.push_back(variable);
    emitc::AssignOp::create(rewriter, loc, variable, init);
  }
  flag = createVariable(rewriter, loc, rewriter.getI1Type());
  auto loop = emitc::DoOp::create(rewriter, loc);
  if (failed(lowerBefore(loop)))
    return failure();
  createCondition(loop);
  replaceByVariables(op, loop, results, rewriter);
  return success();
}

static LogicalResult lowerWhile(scf::WhileOp op, scf::WhileOp::Adaptor adaptor,
                                const TypeConverter *converter,
                                ConversionPatternRewriter &rewriter) {
  SmallVector<Type> resultTypes, types;
  if (failed(convertToVariableTypes(op->getResultTypes(), *converter,
                                    resultTypes)) ||
      failed(
          convertToVariableTypes(op.getInits().getTypes(), *converter, types)))
    return rewriter.notifyMatchFailure(op, "failed to convert types");
  return WhileLowering(op, rewriter)
      .lower(resultTypes, types, ValueRange(adaptor.getInits()));
}

void strata::populateSCFToEmitCPatterns(const TypeConverter &converter,
                                        RewritePatternSet &patterns) {
  auto add = [&]<typename Op>(OpConversionFn<Op> fn) {
    addConversionPattern<Op>(patterns, &converter, "scf-to-emitc", fn);
  };
  add.operator()<scf::ForOp>(lowerFor);
  add.operator()<scf::IfOp>(lowerIf);
  add.operator()<scf::IndexSwitchOp>(lowerSwitch);
  add.operator()<scf::WhileOp>(lowerWhile);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
/// Runs on any operation.
struct SCFToEmitC final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    TypeConverter converter;
    converter.addConversion([](Type type) -> std::optional<Type> {
      return isSupportedType(type) ? std::optional(type) : std::nullopt;
    });
    addSizeTypeConversion(converter);
    ConversionTarget target(&getContext());
    target.addIllegalOp<scf::ForOp, scf::IfOp, scf::IndexSwitchOp,
                        scf::WhileOp>();
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    RewritePatternSet patterns(&getContext());
    populateSCFToEmitCPatterns(converter, patterns);
    if (failed(applyPartialConversion(
            getOperation(), target,
            FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-scf-to-emitc",
    .name = "SCFToEmitC",
    .summary = "Convert scf to control flow of C",
    .dependentDialects = {"emitc"},
    .create = makePass<SCFToEmitC>,
};

void strata::registerSCFToEmitCPasses(PassRegistry &registry) {
  registry.add(info);
}
