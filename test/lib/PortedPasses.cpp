// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes and patterns as one writes them for MLIR, with the namespace and the
// includes changed. That this file compiles is the test of docs/mlir-api.md; the
// passes are run by test/Tooling/ported-passes.mlir.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/ImplicitLocOpBuilder.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/DialectRegistry.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/AttrTypeSubElements.h"
#include "strata/IR/Types/NamedAttrList.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/IR/Verify/Dominance.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Pass/PassWrapper.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

#include "TestPasses.h"

using namespace strata;

namespace {

//===----------------------------------------------------------------------===//
// Strength reduction: greedy patterns
//===----------------------------------------------------------------------===//

/// x * 2^k -> x << k
struct MulToShift : public OpRewritePattern<arith::MulIOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::MulIOp op,
                                PatternRewriter &rewriter) const override {
    APInt factor;
    if (!matchPattern(op.getRhs(), m_ConstantInt(&factor)))
      return rewriter.notifyMatchFailure(op, "factor is not constant");
    if (!factor.isPowerOf2() || factor.isOne())
      return rewriter.notifyMatchFailure(op, [&](Diagnostic &diag) {
        diag << "factor of " << op.getType() << " is not a power of two";
      });
    Type type = op.getType();
    Value amount = rewriter.create<arith::ConstantOp>(
        op.getLoc(), rewriter.getIntegerAttr(type, factor.logBase2()));
    rewriter.replaceOpWithNewOp<arith::ShLIOp>(op, op.getLhs(), amount);
    return success();
  }
};

/// (x + c1) + c2 -> x + (c1 + c2)
struct ReassociateAdd : public OpRewritePattern<arith::AddIOp> {
  ReassociateAdd(Context *context)
      : OpRewritePattern<arith::AddIOp>(context, /*benefit=*/2) {}

  LogicalResult matchAndRewrite(arith::AddIOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getLhs().getDefiningOp<arith::AddIOp>();
    if (!inner || !inner->hasOneUse())
      return failure();
    Attribute outerConstant, innerConstant;
    if (!matchPattern(op.getRhs(), m_Constant(&outerConstant)) ||
        !matchPattern(inner.getRhs(), m_Constant(&innerConstant)))
      return failure();
    Value sum = rewriter.createOrFold<arith::AddIOp>(
        op.getLoc(), inner.getRhs(), op.getRhs());
    rewriter.modifyOpInPlace(op, [&] {
      op->setOperand(0, inner.getLhs());
      op->setOperand(1, sum);
    });
    return success();
  }
};

/// Removes additions of zero, whatever their type.
struct AddOfZero : public RewritePattern {
  AddOfZero(Context *context)
      : RewritePattern(arith::AddIOp::getOperationName(), 1, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!matchPattern(op->getOperand(1), m_Zero()))
      return failure();
    rewriter.replaceOp(op, op->getOperand(0));
    return success();
  }
};

static LogicalResult simplifySelect(arith::SelectOp op,
                                    PatternRewriter &rewriter) {
  if (op.getTrueValue() != op.getFalseValue())
    return failure();
  rewriter.replaceOp(op, op.getTrueValue());
  return success();
}

struct StrengthReductionPass
    : public PassWrapper<StrengthReductionPass, OperationPass<func::FuncOp>> {
  StringRef getArgument() const final { return "test-ported-strength"; }
  StringRef getDescription() const final { return "Reduces strength"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect>();
  }
  void runOnOperation() override {
    func::FuncOp func = getOperation();
    RewritePatternSet patterns(&getContext());
    patterns.add<MulToShift, ReassociateAdd, AddOfZero>(&getContext());
    patterns.add(simplifySelect);
    if (failed(applyPatternsGreedily(func, std::move(patterns))))
      return signalPassFailure();
    func.walk([](arith::ShLIOp shift) {
      shift->setAttr("reduced", UnitAttr::get(shift.getContext()));
    });
  }
};

//===----------------------------------------------------------------------===//
// Statistics of a module
//===----------------------------------------------------------------------===//

struct FunctionSummary {
  unsigned numOps = 0, numBlocks = 0, numCalls = 0;
  bool hasSideEffects = false;
};

struct SummaryPass : public PassWrapper<SummaryPass, OperationPass<ModuleOp>> {
  SummaryPass() = default;
  SummaryPass(const SummaryPass &other) : PassWrapper(other) {}
  StringRef getArgument() const final { return "test-ported-summary"; }
  StringRef getDescription() const final { return "Summarizes functions"; }

  static FunctionSummary summarize(func::FuncOp func) {
    FunctionSummary summary;
    func.walk([&](Operation *op) {
      ++summary.numOps;
      llvm::TypeSwitch<Operation *>(op)
          .Case<func::CallOp>([&](func::CallOp) { ++summary.numCalls; })
          .Default([](Operation *) {});
    });
    summary.numBlocks = llvm::range_size(func.getBody());
    WalkResult result = func->walk([&](Operation *op) {
      if (op == func.getOperation() || op->hasTrait<OpTrait::IsTerminator>() ||
          isMemoryEffectFree(op))
        return WalkResult::advance();
      return WalkResult::interrupt();
    });
    summary.hasSideEffects = result.wasInterrupted();
    return summary;
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    llvm::MapVector<StringAttr, FunctionSummary> summaries;
    for (func::FuncOp func : module.getOps<func::FuncOp>()) {
      if (func.isExternal())
        continue;
      summaries[func.getNameAttr()] = summarize(func);
    }
    Builder builder(&getContext());
    for (auto &[name, summary] : summaries) {
      auto func = module.lookupSymbol<func::FuncOp>(name);
      if (skipPure && !summary.hasSideEffects)
        continue;
      NamedAttrList attrs;
      attrs.append("ops", builder.getI64IntegerAttr(summary.numOps));
      attrs.append("blocks", builder.getI64IntegerAttr(summary.numBlocks));
      attrs.set("calls", builder.getI64IntegerAttr(summary.numCalls));
      func->setAttr("test.summary", attrs.getDictionary(&getContext()));
      ++numSummaries;
    }
  }

  Option<bool> skipPure{*this, "skip-pure",
                        llvm::cl::desc("Skip functions without effects"),
                        llvm::cl::init(false)};
  Statistic numSummaries{this, "num-summaries", "Number of summaries"};
};

//===----------------------------------------------------------------------===//
// Calls: private functions that are not called are erased
//===----------------------------------------------------------------------===//

struct EraseUncalledPass
    : public PassWrapper<EraseUncalledPass, OperationPass<ModuleOp>> {
  StringRef getArgument() const final { return "test-ported-erase-uncalled"; }
  StringRef getDescription() const final { return "Erases uncalled functions"; }
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTableCollection tables;
    SymbolUserMap users(tables, module);
    llvm::SetVector<func::FuncOp> dead;
    for (auto func : module.getOps<func::FuncOp>())
      if (func.isPrivate() && users.useEmpty(func))
        dead.insert(func);
    for (func::FuncOp func : dead)
      func.erase();
    module.walk([&](func::CallOp call) {
      auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
          call, call.getCalleeAttr());
      if (!callee) {
        InFlightDiagnostic diag =
            call.emitOpError("calls an unknown function ");
        diag << call.getCalleeAttr();
        diag.attachNote(module.getLoc()) << "in this module";
        signalPassFailure();
        return WalkResult::interrupt();
      }
      return WalkResult::advance();
    });
  }
};

//===----------------------------------------------------------------------===//
// Conversion: index becomes i64, and indices of pairs two values
//===----------------------------------------------------------------------===//

class IndexConverter : public TypeConverter {
public:
  explicit IndexConverter(Context *context) {
    addConversion([](Type type) { return type; });
    addConversion(
        [context](IndexType) -> Type { return IntegerType::get(context, 64); });
    addConversion([this](TupleType type, SmallVectorImpl<Type> &results) {
      return convertTypes(type.getTypes(), results);
    });
    auto materialize = [](OpBuilder &builder, Type type, ValueRange inputs,
                          Location loc) -> Value {
      return builder.create<UnrealizedConversionCastOp>(loc, type, inputs)
          .getResult(0);
    };
    addSourceMaterialization(materialize);
    addTargetMaterialization(materialize);
  }
};

/// Binary operations on index become those on i64.
template <typename Op> struct ConvertBinary : public OpConversionPattern<Op> {
  using OpConversionPattern<Op>::OpConversionPattern;
  using OpAdaptor = typename OpConversionPattern<Op>::OpAdaptor;

  LogicalResult
  matchAndRewrite(Op op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type type = this->getTypeConverter()->convertType(op.getType());
    if (!type || type != getElementTypeOrSelf(adaptor.getLhs()))
      return failure();
    rewriter.replaceOpWithNewOp<Op>(op, adaptor.getLhs(), adaptor.getRhs());
    return success();
  }
};

struct ConvertConstant : public OpConversionPattern<arith::ConstantOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(arith::ConstantOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto value = dyn_cast<IntegerAttr>(op.getValue());
    if (!value || !isa<IndexType>(value.getType()))
      return failure();
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    auto constant =
        b.create<arith::ConstantOp>(b.getI64IntegerAttr(value.getInt()));
    rewriter.replaceOp(op, constant);
    return success();
  }
};

struct ConvertReturn : public OpConversionPattern<func::ReturnOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(func::ReturnOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Value> values;
    for (ValueRange range : adaptor.getOperands())
      llvm::append_range(values, range);
    rewriter.replaceOpWithNewOp<func::ReturnOp>(op, values);
    return success();
  }
};

struct ConvertFunc : public OpConversionPattern<func::FuncOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(func::FuncOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    FunctionType type = op.getFunctionType();
    TypeConverter::SignatureConversion signature(type.getNumInputs());
    SmallVector<Type> results;
    if (failed(getTypeConverter()->convertSignatureArgs(type.getInputs(),
                                                        signature)) ||
        failed(getTypeConverter()->convertTypes(type.getResults(), results)))
      return failure();
    if (!op.isExternal() &&
        failed(rewriter.convertRegionTypes(&op.getBody(), *getTypeConverter(),
                                           &signature)))
      return failure();
    rewriter.modifyOpInPlace(op, [&] {
      op.setType(
          rewriter.getFunctionType(signature.getConvertedTypes(), results));
    });
    return success();
  }
};

struct IndexToI64Pass
    : public PassWrapper<IndexToI64Pass, OperationPass<ModuleOp>> {
  StringRef getArgument() const final { return "test-ported-index-to-i64"; }
  StringRef getDescription() const final { return "Converts index to i64"; }
  void runOnOperation() override {
    Context *context = &getContext();
    IndexConverter converter(context);
    ConversionTarget target(getContext());
    target.addLegalOp<ModuleOp>();
    target.addDynamicallyLegalDialect<arith::ArithDialect>(
        [&](Operation *op) { return converter.isLegal(op); });
    target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) {
      return converter.isSignatureLegal(op.getFunctionType()) &&
             converter.isLegal(&op.getBody());
    });
    target.addDynamicallyLegalOp<func::ReturnOp, func::CallOp>(
        [&](Operation *op) {
          return converter.isLegal(op->getOperandTypes()) &&
                 converter.isLegal(op->getResultTypes());
        });
    RewritePatternSet patterns(context);
    patterns.add<ConvertBinary<arith::AddIOp>, ConvertBinary<arith::MulIOp>,
                 ConvertConstant, ConvertReturn, ConvertFunc>(converter,
                                                              context);
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

//===----------------------------------------------------------------------===//
// IR by hand: a function that is built, cloned and taken apart
//===----------------------------------------------------------------------===//

struct BuildPass : public PassWrapper<BuildPass, OperationPass<ModuleOp>> {
  StringRef getArgument() const final { return "test-ported-build"; }
  StringRef getDescription() const final { return "Builds a function"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, cf::ControlFlowDialect,
                    func::FuncDialect>();
  }

  /// func @abs(%x: i32) -> i32 with two branches.
  static func::FuncOp buildAbs(OpBuilder &builder, Location loc) {
    OpBuilder::InsertionGuard guard(builder);
    Type i32 = builder.getI32Type();
    auto func = builder.create<func::FuncOp>(loc, "abs",
                                             builder.getFunctionType(i32, i32));
    func.setPrivate();
    func.setArgAttr(0, "test.name", builder.getStringAttr("x"));
    Block *entry = func.addEntryBlock();
    Block *negative = builder.createBlock(&func.getBody(), func.end());
    Block *exit =
        builder.createBlock(&func.getBody(), func.end(), {i32}, {loc});

    builder.setInsertionPointToStart(entry);
    Value x = func.getArgument(0);
    Value zero =
        builder.create<arith::ConstantOp>(loc, builder.getZeroAttr(i32));
    // Difference: operands come before attributes, and attributes before successors
    // (docs/mlir-api.md).
    Value isNegative =
        builder.create<arith::CmpIOp>(loc, x, zero, arith::CmpIPredicate::slt);
    builder.create<cf::CondBranchOp>(loc, isNegative, ValueRange(),
                                     ValueRange(x), negative, exit);

    builder.setInsertionPointToEnd(negative);
    Value minus = builder.create<arith::SubIOp>(loc, zero, x);
    builder.create<cf::BranchOp>(loc, minus, exit);

    builder.setInsertionPointToEnd(exit);
    builder.create<func::ReturnOp>(loc, exit->getArguments());
    return func;
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
    func::FuncOp abs = buildAbs(builder, module.getLoc());

    // Each block is dominated by the entry, and has the predecessors it should.
    DominanceInfo dominance(abs);
    for (Block &block : abs.getBody())
      if (!dominance.dominates(&abs.front(), &block))
        return signalPassFailure();
    if (llvm::range_size(abs.back().getPredecessors()) != 2 ||
        abs.front().getSuccessors().size() != 2)
      return signalPassFailure();

    IRMapping mapping;
    func::FuncOp copy = abs.clone(mapping);
    copy.setName("abs_copy");
    SymbolTable table(module);
    table.insert(copy);
    if (mapping.lookup(abs.getArgument(0)) != copy.getArgument(0))
      return signalPassFailure();

    // i32 becomes i64 in the copy, and constants follow.
    AttrTypeReplacer replacer;
    replacer.addReplacement([](IntegerAttr attr) -> std::optional<Attribute> {
      if (!attr.getType().isInteger(32))
        return std::nullopt;
      return IntegerAttr::get(IntegerType::get(attr.getContext(), 64),
                              attr.getInt());
    });
    replacer.addReplacement([](IntegerType type) -> Type {
      return type.getWidth() == 32 ? IntegerType::get(type.getContext(), 64)
                                   : type;
    });
    replacer.recursivelyReplaceElementsIn(copy, /*replaceAttrs=*/true,
                                          /*replaceLocs=*/false,
                                          /*replaceTypes=*/true);
    for (Operation &op : llvm::make_early_inc_range(
             llvm::reverse(abs.front().without_terminator())))
      if (op.use_empty() && isPure(&op))
        op.erase();
  }
};

} // namespace

void strata::registerPortedPasses(PassRegistry &registry) {
  registerPass<StrengthReductionPass>(registry);
  registerPass<SummaryPass>(registry);
  registerPass<EraseUncalledPass>(registry);
  registerPass<IndexToI64Pass>(registry);
  registerPass<BuildPass>(registry);
}
