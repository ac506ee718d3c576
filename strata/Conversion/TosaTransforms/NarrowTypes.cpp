// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// i64 to i32, and f64 to f32, in functions whose operations are those of tosa.
#include "strata/Conversion/TosaCommon/TosaCommon.h"
#include "strata/Conversion/TosaTransforms/TosaTransformsDetail.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"
#include "strata/Rewrite/DialectConversion/StructuralConversions.h"

using namespace strata;
using namespace strata::tosalower;

//===-- Numbers and types --------------------------------------------------===//

namespace {
/// The element type that is narrowed, and the one that replaces it.
struct Narrowing {
  Type from, to;
  /// Whether numbers may change and all operations of tosa are converted.
  bool isAggressive;

  Type convert(Type type) const;
  /// Narrows the numbers in `attr`; others are returned as they are. Null if a number
  /// is not exact and has to be.
  Attribute convert(Attribute attr) const;
  /// The nearest number of the type `to`. std::nullopt as above.
  std::optional<APInt> convert(const APInt &value) const;
  std::optional<APFloat> convert(APFloat value) const;
};
} // namespace

Type Narrowing::convert(Type type) const {
  auto tensor = dyn_cast<TensorType>(type);
  return tensor && tensor.getElementType() == from ? Type(tensor.clone(to))
                                                   : type;
}

std::optional<APInt> Narrowing::convert(const APInt &value) const {
  unsigned width = to.getIntOrFloatBitWidth();
  if (!isAggressive && !value.isSignedIntN(width))
    return std::nullopt;
  return value.truncSSat(width);
}

std::optional<APFloat> Narrowing::convert(APFloat value) const {
  bool losesInfo = false;
  value.convert(cast<FloatType>(to).getFloatSemantics(),
                APFloat::rmNearestTiesToEven, &losesInfo);
  return losesInfo && !isAggressive ? std::nullopt : std::optional(value);
}

Attribute Narrowing::convert(Attribute attr) const {
  if (auto type = dyn_cast<TypeAttr>(attr))
    return TypeAttr::get(convert(type.getValue()));
  if (auto integer = dyn_cast<IntegerAttr>(attr);
      integer && integer.getType() == from) {
    std::optional<APInt> value = convert(integer.getValue());
    return value ? IntegerAttr::get(to, *value) : Attribute();
  }
  if (auto number = dyn_cast<FloatAttr>(attr);
      number && number.getType() == from) {
    std::optional<APFloat> value = convert(number.getValue());
    return value ? FloatAttr::get(to, *value) : Attribute();
  }
  auto elements = dyn_cast<DenseElementsAttr>(attr);
  if (!elements || elements.getElementType() != from)
    return attr;
  // A splat is one number.
  bool isSplat = elements.isSplat();
  size_t count = isSplat ? 1 : size_t(elements.getNumElements());
  SmallVector<Attribute> values;
  for (size_t i = 0; i != count; ++i) {
    Attribute value = convert(*(elements.value_begin<Attribute>() + i));
    if (!value)
      return {};
    values.push_back(value);
  }
  return DenseElementsAttr::get(cast<ShapedType>(elements.getType().clone(to)),
                                values);
}

//===-- Operations ---------------------------------------------------------===//

/// Operations that copy elements, whose results are exact if their operands are.
static bool copiesElements(Operation *op) {
  return isa<tosa::ConcatOp, tosa::PadOp, tosa::ReshapeOp, tosa::ReverseOp,
             tosa::SliceOp, tosa::TileOp, tosa::TransposeOp, tosa::IdentityOp,
             tosa::IfOp, tosa::WhileOp, tosa::YieldOp, tosa::ConstOp>(op);
}

/// Whether `op` is converted where numbers have to stay.
static bool isNarrowedExactly(Operation *op, const Narrowing &narrowing) {
  if (copiesElements(op))
    return true;
  bool isInteger = isa<IntegerType>(narrowing.from);
  if (auto cast = dyn_cast<tosa::CastOp>(op)) {
    if (!isInteger)
      return true;
    // A narrower result is a part of the bits, which may be lost before.
    Type element = getElementTypeOrSelf(cast.getOutput());
    return element == narrowing.from || element == narrowing.to ||
           !element.isIntOrFloat() || element.getIntOrFloatBitWidth() >= 32;
  }
  return isInteger && isa<tosa::ArgMaxOp, tosa::ClampOp>(op);
}

namespace {
struct NarrowOp final : ConversionPattern {
  NarrowOp(const TypeConverter &converter, Context *ctx,
           const Narrowing &narrowing)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), 1, ctx),
        narrowing(narrowing) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override;
  const Narrowing &narrowing;
};
} // namespace

LogicalResult
NarrowOp::matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                          ConversionPatternRewriter &rewriter) const {
  if (op->getName().getDialectNamespace() !=
      tosa::TOSADialect::getDialectNamespace())
    return rewriter.notifyMatchFailure(op, "no operation of tosa");
  if (!narrowing.isAggressive && !isNarrowedExactly(op, narrowing))
    return rewriter.notifyMatchFailure(op, "the result may change");
  SmallVector<Type> types;
  if (failed(getTypeConverter()->convertTypes(op->getResultTypes(), types)))
    return failure();
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(operands);
  state.addTypes(types);
  for (const NamedAttribute &entry : op->getAttrs()) {
    Attribute value = narrowing.convert(entry.getValue());
    if (!value)
      return rewriter.notifyMatchFailure(op, "a number would change");
    state.addAttribute(entry.getName(), value);
  }
  for (Region &region : op->getRegions()) {
    Region *moved = state.addRegion();
    rewriter.inlineRegionBefore(region, *moved, moved->begin());
    if (failed(rewriter.convertRegionTypes(moved, *getTypeConverter())))
      return failure();
  }
  rewriter.replaceOp(op, rewriter.create(state)->getResults());
  return success();
}

//===-- Passes -------------------------------------------------------------===//

static Value makeTosaCast(OpBuilder &builder, TensorType type,
                          ArrayRef<Value> inputs, Location loc) {
  if (inputs.size() != 1)
    return {};
  return tosa::CastOp::create(builder, loc, type, inputs.front()).getOutput();
}

namespace {
struct NarrowPass : FunctionPass {
  using FunctionPass::FunctionPass;
  Option<bool> aggressiveRewrite{
      *this, "aggressive-rewrite",
      "Convert all operations of tosa, whose results may change", false};
  Option<bool> convertFunctionBoundaries{
      *this, "convert-function-boundaries",
      "Convert the types of functions, instead of casts at their begin and end",
      false};
  void narrow(Type from, Type to);
};

struct NarrowI64ToI32 final : NarrowPass {
  using NarrowPass::NarrowPass;
  void runOnOperation() override {
    Context *ctx = &getContext();
    narrow(IntegerType::get(ctx, 64), IntegerType::get(ctx, 32));
  }
};

struct NarrowF64ToF32 final : NarrowPass {
  using NarrowPass::NarrowPass;
  void runOnOperation() override {
    Context *ctx = &getContext();
    narrow(Float64Type::get(ctx), Float32Type::get(ctx));
  }
};
} // namespace

void NarrowPass::narrow(Type from, Type to) {
  Context *ctx = &getContext();
  Narrowing narrowing{from, to, aggressiveRewrite};
  TypeConverter converter;
  converter.addConversion([&](Type type) { return narrowing.convert(type); });
  converter.addSourceMaterialization(makeTosaCast);
  converter.addTargetMaterialization(makeTosaCast);
  RewritePatternSet patterns(ctx);
  patterns.add<NarrowOp>(converter, ctx, narrowing);
  ConversionTarget target(*ctx);
  bool boundaries = convertFunctionBoundaries;
  target.markUnknownOpDynamicallyLegal([&](Operation *op) {
    if (auto function = dyn_cast<FunctionOpInterface>(op)) {
      auto type = dyn_cast<FunctionType>(function.getFunctionType());
      return !boundaries || !type || converter.isSignatureLegal(type);
    }
    if (!boundaries && isa<func::ReturnOp>(op))
      return true;
    return converter.isLegal(op);
  });
  if (boundaries) {
    populateAnyFunctionOpInterfaceTypeConversionPattern(patterns, converter);
    populateReturnOpTypeConversionPattern(patterns, converter);
  }
  FrozenRewritePatternSet frozen(std::move(patterns));
  if (failed(applyPartialConversion(getOperation(), target, frozen)))
    signalPassFailure();
}

static constexpr PassInfo narrowI64Info = {
    .argument = "tosa-narrow-i64-to-i32",
    .name = "TosaNarrowI64ToI32Pass",
    .summary = "Narrow i64 to i32 in operations of tosa",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"tosa"},
    .create = makePass<NarrowI64ToI32>,
};

static constexpr PassInfo narrowF64Info = {
    .argument = "tosa-narrow-f64-to-f32",
    .name = "TosaNarrowF64ToF32Pass",
    .summary = "Narrow f64 to f32 in operations of tosa",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"tosa"},
    .create = makePass<NarrowF64ToF32>,
};

void tosalower::registerNarrowTypesPasses(PassRegistry &registry) {
  registry.add(narrowI64Info);
  registry.add(narrowF64Info);
}
