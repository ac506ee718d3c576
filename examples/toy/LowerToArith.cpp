// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of toy to func and arith: a tensor becomes a list of its elements, in
// row-major order. Printing becomes calls of two functions, to be provided when the
// program is linked:
//
//   func.func private @toy_print_f64(f64)
//   func.func private @toy_print_newline()
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Pass/PassWrapper.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "Limits.h"
#include "Passes.h"
#include "ToyOps.h"

using namespace strata;

static constexpr llvm::StringLiteral printNumber = "toy_print_f64";
static constexpr llvm::StringLiteral printNewline = "toy_print_newline";

namespace {
/// A ranked tensor becomes its elements; other types stay.
struct ElementsConverter : TypeConverter {
  ElementsConverter() {
    addConversion([](Type type) { return type; });
    addConversion([](TensorType type, SmallVectorImpl<Type> &results)
                      -> std::optional<LogicalResult> {
      if (!type.hasStaticShape() || type.getNumElements() > toyc::MaxElements)
        return failure();
      results.append(type.getNumElements(), type.getElementType());
      return success();
    });
  }
};

//===-- Values --------------------------------------------------------------===//

struct ConstantLowering : OpConversionPattern<toy::ConstantOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(toy::ConstantOp op, OneToNOpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Value> elements;
    auto value = cast<DenseElementsAttr>(op.getValue());
    for (FloatAttr element : value.getValues<FloatAttr>())
      elements.push_back(
          arith::ConstantOp::create(rewriter, op.getLoc(), element));
    rewriter.replaceOpWithMultiple(op, {elements});
    return success();
  }
};

/// An element-wise operation becomes one `ScalarOp` for each element.
template <typename Op, typename ScalarOp>
struct ElementwiseLowering : OpConversionPattern<Op> {
  using OpConversionPattern<Op>::OpConversionPattern;
  using OneToNOpAdaptor = typename OpConversionPattern<Op>::OneToNOpAdaptor;

  LogicalResult
  matchAndRewrite(Op op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Value> elements;
    for (auto [lhs, rhs] : llvm::zip_equal(adaptor.getLhs(), adaptor.getRhs()))
      elements.push_back(ScalarOp::create(rewriter, op.getLoc(), lhs, rhs));
    rewriter.replaceOpWithMultiple(op, {elements});
    return success();
  }
};

/// A transposition is a permutation of the elements.
struct TransposeLowering : OpConversionPattern<toy::TransposeOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(toy::TransposeOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ArrayRef<int64_t> shape =
        cast<RankedTensorType>(op.getInput().getType()).getShape();
    ValueRange input = adaptor.getInput();
    SmallVector<Value> elements;
    for (size_t i = 0; i < input.size(); ++i)
      elements.push_back(input[findSource(i, shape)]);
    rewriter.replaceOpWithMultiple(op, {elements});
    return success();
  }

  /// The number, in a tensor of the shape `shape`, of the element that is number
  /// `index` of the transposed tensor. The last index of the result is the first
  /// one of the operand.
  static size_t findSource(size_t index, ArrayRef<int64_t> shape) {
    size_t source = 0, stride = 1;
    for (int64_t size : shape)
      stride *= size;
    for (int64_t size : shape) {
      stride /= size;
      source += index % size * stride;
      index /= size;
    }
    return source;
  }
};

/// An operation that does not change the list of elements becomes its operand.
template <typename Op> struct ForwardLowering : OpConversionPattern<Op> {
  using OpConversionPattern<Op>::OpConversionPattern;
  using OneToNOpAdaptor = typename OpConversionPattern<Op>::OneToNOpAdaptor;

  LogicalResult
  matchAndRewrite(Op op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithMultiple(op, {adaptor.getInput()});
    return success();
  }
};

struct PrintLowering : OpConversionPattern<toy::PrintOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(toy::PrintOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ArrayRef<int64_t> shape =
        cast<RankedTensorType>(op.getInput().getType()).getShape();
    size_t rowSize = shape.empty() ? 1 : shape.back(), index = 0;
    for (Value element : adaptor.getInput()) {
      func::CallOp::create(rewriter, op.getLoc(), TypeRange(), element,
                           printNumber);
      if (++index % rowSize == 0)
        func::CallOp::create(rewriter, op.getLoc(), TypeRange(), ValueRange(),
                             printNewline);
    }
    rewriter.eraseOp(op);
    return success();
  }
};

//===-- Functions -----------------------------------------------------------===//

struct FuncLowering : OpConversionPattern<toy::FuncOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(toy::FuncOp op, OneToNOpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    TypeConverter::SignatureConversion inputs(op.getNumArguments());
    SmallVector<Type> results;
    const TypeConverter &converter = *getTypeConverter();
    if (failed(converter.convertSignatureArgs(op.getArgumentTypes(), inputs)) ||
        failed(converter.convertTypes(op.getResultTypes(), results)))
      return rewriter.notifyMatchFailure(op, "a type has no conversion");
    auto func = func::FuncOp::create(
        rewriter, op.getLoc(), op.getName(),
        rewriter.getFunctionType(inputs.getConvertedTypes(), results),
        op.getSymVisibility());
    rewriter.inlineRegionBefore(op.getBody(), func.getBody(), func.end());
    if (!func.isExternal() && failed(rewriter.convertRegionTypes(
                                  &func.getBody(), converter, &inputs)))
      return failure();
    rewriter.eraseOp(op);
    return success();
  }
};

struct ReturnLowering : OpConversionPattern<toy::ReturnOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(toy::ReturnOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<func::ReturnOp>(op, adaptor.getValue());
    return success();
  }
};

/// The elements of all arguments become arguments, and those of the result results.
struct CallLowering : OpConversionPattern<toy::GenericCallOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(toy::GenericCallOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Type> results;
    if (failed(getTypeConverter()->convertTypes(op->getResultTypes(), results)))
      return rewriter.notifyMatchFailure(op, "a type has no conversion");
    SmallVector<Value> args;
    for (ValueRange elements : adaptor.getInputs())
      llvm::append_range(args, elements);
    auto call = func::CallOp::create(rewriter, op.getLoc(), results, args,
                                     op.getCallee());
    if (op.getResult())
      rewriter.replaceOpWithMultiple(op, {call.getResults()});
    else
      rewriter.eraseOp(op);
    return success();
  }
};

//===-- The pass ------------------------------------------------------------===//

struct LowerToArithPass
    : PassWrapper<LowerToArithPass, OperationPass<ModuleOp>> {
  StringRef getArgument() const final { return "toy-to-arith"; }
  StringRef getDescription() const final {
    return "Convert toy to func and arith";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, func::FuncDialect>();
  }
  void runOnOperation() override;
};
} // namespace

/// Declares a function without results.
static LogicalResult declare(ModuleOp module, StringRef name,
                             TypeRange inputs) {
  if (Operation *other = module.lookupSymbol(name))
    return other->emitError("'")
           << name << "' is the name of a function of the runtime library";
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  auto func = func::FuncOp::create(builder, module.getLoc(), name,
                                   builder.getFunctionType(inputs, {}));
  func.setPrivate();
  return success();
}

void LowerToArithPass::runOnOperation() {
  ModuleOp module = getOperation();
  Context *ctx = &getContext();
  if (failed(declare(module, printNewline, {})) ||
      failed(declare(module, printNumber, Float64Type::get(ctx))))
    return signalPassFailure();

  ElementsConverter converter;
  ConversionTarget target(*ctx);
  target.addLegalDialect<arith::ArithDialect, func::FuncDialect>();
  target.addLegalOp<ModuleOp>();
  target.addIllegalDialect<toy::ToyDialect>();

  RewritePatternSet patterns(ctx);
  patterns
      .add<ConstantLowering, ElementwiseLowering<toy::AddOp, arith::AddFOp>,
           ElementwiseLowering<toy::MulOp, arith::MulFOp>, TransposeLowering,
           ForwardLowering<toy::ReshapeOp>, ForwardLowering<toy::CastOp>,
           PrintLowering, FuncLowering, CallLowering, ReturnLowering>(converter,
                                                                      ctx);
  if (failed(applyFullConversion(module, target, std::move(patterns))))
    signalPassFailure();
}

std::unique_ptr<Pass> toyc::createLowerToArithPass() {
  return std::make_unique<LowerToArithPass>();
}

void toyc::registerLowerToArithPass(PassRegistry &registry) {
  registerPass<LowerToArithPass>(registry);
}

void toyc::registerToyPasses(PassRegistry &registry) {
  registerShapeInferencePass(registry);
  registerLowerToArithPass(registry);
}
