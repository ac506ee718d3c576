// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A type with scales of blocks that differ in at most one dimension becomes a type with scales of this
// dimension, or with one scale.
#include "strata/Conversion/QuantTransforms/QuantTransformsDetail.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/StructuralConversions.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::quantlower;

/// Scales of one dimension are of single elements of it, not of blocks.
static bool areOfElements(TensorType tensor, quant::AxesAttr axes, int64_t dim,
                          int64_t numScales) {
  bool isStatic = tensor.hasRank() && !tensor.isDynamicDim(unsigned(dim));
  return isStatic ? tensor.getDimSize(unsigned(dim)) == numScales
                  : getBlockSize(axes, dim) == 1;
}

static quant::ChannelsAttr makeChannels(Context *ctx,
                                        ArrayRef<quant::ScaleAttr> scales) {
  Attribute rest;
  for (quant::ScaleAttr scale : llvm::reverse(scales))
    rest = quant::ChannelsAttr::get(ctx, scale, rest);
  return cast<quant::ChannelsAttr>(rest);
}

/// The simplest type of the elements of `tensor`.
static Type normalize(TensorType tensor) {
  auto type = dyn_cast<quant::UniformQuantizedType>(tensor.getElementType());
  if (!type || !type.getAxes() || !type.getAxes().getTile())
    return tensor.getElementType();
  Context *ctx = type.getContext();
  Scales scales = getScales(type);
  std::optional<int64_t> axis;
  for (auto [dim, size] : llvm::enumerate(scales.shape)) {
    if (size == 1)
      continue;
    if (axis || !areOfElements(tensor, type.getAxes(), int64_t(dim), size))
      return type;
    axis = int64_t(dim);
  }
  quant::AxesAttr axes;
  quant::ScaleAttr scale;
  if (axis)
    axes = quant::AxesAttr::get(ctx, axis, makeChannels(ctx, scales.values));
  else
    scale = scales.values.front();
  return quant::UniformQuantizedType::get(
      ctx, type.getStorageType(), type.getStorageTypeMin(),
      type.getStorageTypeMax(), type.getExpressedType(), axes, scale);
}

namespace {
class NormalizingConverter final : public TypeConverter {
public:
  NormalizingConverter() {
    addConversion([](Type type) { return type; });
    addConversion([](TensorType type) -> Type {
      Type element = normalize(type);
      return element == type.getElementType() ? Type(type)
                                              : Type(type.clone(element));
    });
  }
};

/// Creates an operation again for converted types. Types in attributes stay.
class Recreation final : public ConversionPattern {
public:
  Recreation(const TypeConverter &converter, Context *ctx)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), 1, ctx) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override;
};
} // namespace

LogicalResult
Recreation::matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                            ConversionPatternRewriter &rewriter) const {
  const TypeConverter &types = *getTypeConverter();
  if (isa<func::FuncOp>(op))
    return rewriter.notifyMatchFailure(op, "functions have another pattern");
  SmallVector<Type> resultTypes;
  if (failed(types.convertTypes(op->getResultTypes(), resultTypes)))
    return rewriter.notifyMatchFailure(op, "a result has no conversion");
  OperationState state(op->getLoc(), op->getName());
  state.operands.assign(operands.begin(), operands.end());
  state.types.assign(resultTypes.begin(), resultTypes.end());
  for (const NamedAttribute &attr : op->getAttrs())
    state.attributes.push_back(attr);
  for (Block *successor : op->getSuccessors())
    state.successors.push_back(successor);
  for (size_t i = 0; i < op->getNumRegions(); ++i)
    state.addRegion();
  Operation *created = rewriter.create(state);
  for (auto [from, to] :
       llvm::zip_equal(op->getRegions(), created->getRegions())) {
    rewriter.inlineRegionBefore(from, to, to.end());
    if (failed(rewriter.convertRegionTypes(&to, types)))
      return rewriter.notifyMatchFailure(op, "an argument has no conversion");
  }
  rewriter.replaceOp(op, created);
  return success();
}

namespace {
struct NormalizeQuantTypes final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    NormalizingConverter converter;
    RewritePatternSet patterns(&getContext());
    patterns.add<Recreation>(converter, &getContext());
    populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                   converter);
    ConversionTarget target(&getContext());
    target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) {
      return isLegalForFunctionTypeConversionPattern(op, converter);
    });
    target.markUnknownOpDynamicallyLegal([&](Operation *op) {
      return converter.isLegal(op) &&
             llvm::all_of(op->getRegions(), [&](Region &region) {
               return converter.isLegal(&region);
             });
    });
    if (failed(applyPartialConversion(
            getOperation(), target,
            FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo normalizeInfo = {
    .argument = "normalize-quant-types",
    .name = "NormalizeQuantTypes",
    .summary =
        "Simplify quantized types with scales of blocks that differ in at "
        "most one dimension",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"func", "quant"},
    .create = makePass<NormalizeQuantTypes>,
};

void quantlower::registerNormalizePass(PassRegistry &registry) {
  registry.add(normalizeInfo);
}
