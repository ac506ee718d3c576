// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaCommon/TosaCommon.h"
#include "strata/Conversion/TosaTransforms/TosaTransformsDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Rewrite/PDL/DialectPatterns.h"

using namespace strata;
using namespace strata::tosalower;

//===-- Folds --------------------------------------------------------------===//

/// The elements of a constant whose type is that of its attribute, or null.
static DenseElementsAttr getElements(Value input) {
  auto constant = input.getDefiningOp<tosa::ConstOp>();
  if (!constant)
    return {};
  auto elements = dyn_cast<DenseElementsAttr>(constant.getValuesAttr());
  return elements && elements.getType() == input.getType()
             ? elements
             : DenseElementsAttr();
}

static RankedTensorType getStaticTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() ? tensor : RankedTensorType();
}

static void replaceByConstant(PatternRewriter &rewriter, Operation *op,
                              RankedTensorType type,
                              ArrayRef<Attribute> values) {
  auto elements = cast<ElementsAttr>(DenseElementsAttr::get(type, values));
  rewriter.replaceOpWithNewOp<tosa::ConstOp>(op, type, elements);
}

/// The distances of elements whose indices differ by one in a dimension.
static SmallVector<int64_t> getStrides(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides(shape.size(), 1);
  for (size_t dim = shape.size(); dim-- > 1;)
    strides[dim - 1] = strides[dim] * shape[dim];
  return strides;
}

DenseElementsAttr tosalower::transposeElements(DenseElementsAttr elements,
                                               ArrayRef<int32_t> perms,
                                               RankedTensorType type) {
  if (elements.isSplat())
    return elements.resizeSplat(type);
  SmallVector<Attribute> values =
      llvm::to_vector(elements.getValues<Attribute>());
  SmallVector<int64_t> from = getStrides(elements.getType().getShape());
  SmallVector<int64_t> to = getStrides(type.getShape());
  SmallVector<Attribute> results;
  for (size_t i = 0; i < values.size(); ++i) {
    int64_t source = 0;
    for (auto [dim, perm] : llvm::enumerate(perms))
      source += int64_t(i) / to[dim] % type.getDimSize(dim) * from[perm];
    results.push_back(values[source]);
  }
  return DenseElementsAttr::get(type, results);
}

static LogicalResult foldTranspose(tosa::TransposeOp op,
                                   PatternRewriter &rewriter) {
  DenseElementsAttr elements = getElements(op.getInput1());
  auto type = getStaticTensor(op.getType());
  if (!elements || !type || !op.getInput1().hasOneUse() ||
      !type.getElementType().isSignlessIntOrFloat())
    return rewriter.notifyMatchFailure(op, "the input is no constant");
  auto result = transposeElements(elements, op.getPerms(), type);
  rewriter.replaceOpWithNewOp<tosa::ConstOp>(op, type,
                                             cast<ElementsAttr>(result));
  return success();
}

static LogicalResult foldReciprocal(tosa::ReciprocalOp op,
                                    PatternRewriter &rewriter) {
  DenseElementsAttr elements = getElements(op.getInput1());
  auto type = getStaticTensor(op.getType());
  if (!elements || !type || !op.getInput1().hasOneUse() ||
      !isa<FloatType>(type.getElementType()))
    return rewriter.notifyMatchFailure(op, "the input is no constant");
  SmallVector<Attribute> results;
  for (const APFloat &value : elements.getValues<APFloat>()) {
    APFloat one(value.getSemantics(), 1);
    results.push_back(FloatAttr::get(type.getElementType(), one / value));
  }
  replaceByConstant(rewriter, op, type, results);
  return success();
}

//===-- Reductions ---------------------------------------------------------===//

static APInt addNumbers(const APInt &lhs, const APInt &rhs) {
  return lhs + rhs;
}
static APInt multiply(const APInt &lhs, const APInt &rhs) { return lhs * rhs; }
static APInt getMax(const APInt &lhs, const APInt &rhs) {
  return lhs.sgt(rhs) ? lhs : rhs;
}
static APInt getMin(const APInt &lhs, const APInt &rhs) {
  return lhs.slt(rhs) ? lhs : rhs;
}
static APInt getAnd(const APInt &lhs, const APInt &rhs) { return lhs & rhs; }
static APInt getOr(const APInt &lhs, const APInt &rhs) { return lhs | rhs; }

namespace {
using Combine = APInt (*)(const APInt &, const APInt &);

template <typename Op> struct FoldReduction : OpRewritePattern<Op> {
  FoldReduction(Context *ctx, Combine combine, bool foldsShared)
      : OpRewritePattern<Op>(ctx), combine(combine), foldsShared(foldsShared) {}
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override;
  Combine combine;
  bool foldsShared;
};
} // namespace

template <typename Op>
LogicalResult
FoldReduction<Op>::matchAndRewrite(Op op, PatternRewriter &rewriter) const {
  Value input = op.getInput();
  DenseElementsAttr elements = getElements(input);
  auto type = getStaticTensor(op.getType());
  if (!elements || !type || (!foldsShared && !input.hasOneUse()) ||
      !type.getElementType().isSignlessInteger())
    return rewriter.notifyMatchFailure(op, "the input is no constant");
  ArrayRef<int64_t> shape = elements.getType().getShape();
  SmallVector<APInt> values = llvm::to_vector(elements.getValues<APInt>());
  int64_t stride = getStrides(shape)[op.getAxis()];
  int64_t size = shape[op.getAxis()];
  SmallVector<Attribute> results;
  for (int64_t i = 0; i < type.getNumElements(); ++i) {
    int64_t first = i / stride * stride * size + i % stride;
    APInt result = values[first];
    for (int64_t k = 1; k < size; ++k)
      result = combine(result, values[first + k * stride]);
    results.push_back(IntegerAttr::get(type.getElementType(), result));
  }
  replaceByConstant(rewriter, op, type, results);
  return success();
}

void tosalower::populateConstantFolds(RewritePatternSet &patterns,
                                      bool foldsShared) {
  Context *ctx = patterns.getContext();
  patterns.add<FoldReduction<tosa::ReduceAllOp>>(ctx, getAnd, foldsShared);
  patterns.add<FoldReduction<tosa::ReduceAnyOp>>(ctx, getOr, foldsShared);
  patterns.add<FoldReduction<tosa::ReduceMaxOp>>(ctx, getMax, foldsShared);
  patterns.add<FoldReduction<tosa::ReduceMinOp>>(ctx, getMin, foldsShared);
  patterns.add<FoldReduction<tosa::ReduceProductOp>>(ctx, multiply,
                                                     foldsShared);
  patterns.add<FoldReduction<tosa::ReduceSumOp>>(ctx, addNumbers, foldsShared);
  patterns.add(foldTranspose);
  patterns.add(foldReciprocal);
}

//===-- Passes -------------------------------------------------------------===//

namespace {
struct LayerwiseConstantFold final : FunctionPass {
  using FunctionPass::FunctionPass;
  Option<bool> aggressiveReduceConstant{
      *this, "aggressive-reduce-constant",
      "Fold reductions of constants with several uses", false};

  void runOnOperation() override {
    Context *ctx = &getContext();
    RewritePatternSet patterns(ctx);
    populateConstantFolds(patterns, aggressiveReduceConstant);
    // Errors in rules have been reported.
    Dialect *dialect = ctx->getOrLoadDialect<tosa::TOSADialect>();
    for (const OpDefinition *def : ctx->getOpDefinitions(*dialect))
      (void)addOwnCanonicalizations(*def, patterns);
    if (failed(applyPatternsGreedily(
            getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo foldInfo = {
    .argument = "tosa-layerwise-constant-fold",
    .name = "TosaLayerwiseConstantFoldPass",
    .summary = "Fold operations of tosa on constants, and canonicalize others",
    .dependentDialects = {"tensor", "tosa"},
    .create = makePass<LayerwiseConstantFold>,
};

static LogicalResult convertConstant(arith::ConstantOp op,
                                     PatternRewriter &rewriter) {
  auto type = getStaticTensor(op.getType());
  auto values = dyn_cast<ElementsAttr>(op.getValue());
  if (!type || !values || !type.getElementType().isSignlessIntOrFloat() ||
      type.getNumElements() == 0)
    return rewriter.notifyMatchFailure(op, "tosa has no such constants");
  rewriter.replaceOpWithNewOp<tosa::ConstOp>(op, type, values);
  return success();
}

namespace {
struct ArithConstToTosaConst final : FunctionPass {
  using FunctionPass::FunctionPass;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add(convertConstant);
    if (failed(applyPatternsGreedily(
            getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo constantInfo = {
    .argument = "tosa-arith-const-to-tosa-const",
    .name = "TosaArithConstantToTosaConstPass",
    .summary = "Convert arith.constant of tensors to tosa.const",
    .dependentDialects = {"tosa"},
    .create = makePass<ArithConstToTosaConst>,
};

void tosalower::registerConstantPasses(PassRegistry &registry) {
  registry.add(foldInfo);
  registry.add(constantInfo);
}
