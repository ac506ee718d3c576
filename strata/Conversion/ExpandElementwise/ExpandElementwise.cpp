// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ExpandElementwise/ExpandElementwise.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Build/ValueBuilder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Classes of floats ----------------------------------------------------===//

static Value createConstant(OpBuilder &builder, Location loc, Type type,
                            const APFloat &value) {
  auto shaped = dyn_cast<ShapedType>(type);
  Attribute attr =
      FloatAttr::get(shaped ? shaped.getElementType() : type, value);
  if (shaped)
    attr = DenseElementsAttr::get(shaped, attr);
  return arith::ConstantOp::create(builder, loc, type, attr);
}

/// Whether there are constants of a type of floats, which has infinity.
static bool hasInfinity(Type type) {
  if (auto shaped = dyn_cast<ShapedType>(type)) {
    if (!shaped.hasStaticShape())
      return false;
    type = shaped.getElementType();
  }
  auto number = dyn_cast<FloatType>(type);
  return number && APFloat::semanticsHasInf(number.getFloatSemantics());
}

/// |x| == infinity, or smallest normal number <= |x| < infinity.
static Value classify(Operation *op) {
  using Predicate = arith::CmpFPredicate;
  OpBuilder builder(op);
  Location loc = op->getLoc();
  Value number = op->getOperands().front();
  Type type = number.getType();
  auto shaped = dyn_cast<ShapedType>(type);
  const llvm::fltSemantics &semantics =
      cast<FloatType>(shaped ? shaped.getElementType() : type)
          .getFloatSemantics();
  Value size = math::AbsFOp::create(builder, loc, number);
  Value infinity =
      createConstant(builder, loc, type, APFloat::getInf(semantics));
  auto compare = [&](Predicate predicate, Value limit) -> Value {
    return arith::CmpFOp::create(builder, loc, predicate, size, limit);
  };
  if (isa<math::IsInfOp>(op))
    return compare(Predicate::OEQ, infinity);
  Value least = createConstant(builder, loc, type,
                               APFloat::getSmallestNormalized(semantics));
  Value isLess = compare(Predicate::OLT, infinity);
  Value isMore = compare(Predicate::OGE, least);
  return arith::AndIOp::create(builder, loc, isMore, isLess);
}

//===-- Bounds, and powers of indices ----------------------------------------===//

/// The greater of the number and the lower bound, and the lesser of that and the upper one.
static Value clamp(math::ClampFOp op) {
  OpBuilder builder(op);
  NamedAttribute flags =
      builder.getNamedAttr("fastmath", op->getInherentAttrOrNull("fastmath"));
  ValueBuilder values(builder, op->getLoc());
  Value atLeast =
      values.binary<arith::MaximumFOp>(op.getValue(), op.getMin(), flags);
  return values.binary<arith::MinimumFOp>(atLeast, op.getMax(), flags);
}

/// The low bits of a power are those of the power of 64 bits.
static Value raiseIndex(math::IPowIOp op) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  auto cast = [&](Value value, Type type) {
    return arith::IndexCastOp::create(builder, loc, type, value);
  };
  Type type = op->getResult(0).getType(), wide = builder.getI64Type();
  if (auto shaped = dyn_cast<ShapedType>(type))
    wide = shaped.cloneWith(std::nullopt, wide);
  Value base = cast(op.getLhs(), wide), exponent = cast(op.getRhs(), wide);
  Value power = math::IPowIOp::create(builder, loc, wide, {base, exponent},
                                      op->getAttrs());
  return cast(power, type);
}

/// The value of an operation that is expressed by others; null for all others.
static Value expand(Operation *op) {
  if (isa<math::IsInfOp, math::IsNormalOp>(op) &&
      hasInfinity(op->getOperandTypes().front()))
    return classify(op);
  if (auto clampF = dyn_cast<math::ClampFOp>(op))
    return clamp(clampF);
  auto power = dyn_cast<math::IPowIOp>(op);
  if (power && getElementTypeOrSelf(power.getType()).isIndex())
    return raiseIndex(power);
  return {};
}

//===-- Operations with two results ------------------------------------------===//

/// `type` with one dimension; null for types that have one, or cannot be cast.
static VectorType flatten(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector || vector.getRank() == 1 || vector.isScalable())
    return nullptr;
  return VectorType::get({vector.getNumElements()}, vector.getElementType());
}

static void replaceByFlat(Operation *op) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  auto reshape = [&](Value value, Type type) {
    return vector::ShapeCastOp::create(builder, loc, type, value);
  };
  SmallVector<Value, 2> operands;
  for (Value operand : op->getOperands())
    operands.push_back(reshape(operand, flatten(operand.getType())));
  SmallVector<Type, 2> types;
  for (Type type : op->getResultTypes())
    types.push_back(flatten(type));
  Operation *flat = builder.create(loc, op->getName().getStringRef(), operands,
                                   types, op->getAttrs());
  SmallVector<Value, 2> results;
  for (auto [result, type] :
       llvm::zip(flat->getResults(), op->getResultTypes()))
    results.push_back(reshape(result, type));
  op->replaceAllUsesWith(ValueRange(results));
}

//===-- Pass -----------------------------------------------------------------===//

namespace {
struct ExpandElementwise final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    SmallVector<Operation *> replaced;
    getOperation()->walk([&](Operation *op) {
      if (Value value = expand(op)) {
        op->replaceAllUsesWith(ValueRange(value));
        replaced.push_back(op);
      } else if (isa<arith::AddUIExtendedOp, arith::MulSIExtendedOp,
                     arith::MulUIExtendedOp, math::SincosOp>(op) &&
                 flatten(op->getResult(0).getType())) {
        replaceByFlat(op);
        replaced.push_back(op);
      }
    });
    for (Operation *op : replaced)
      op->erase();
    if (replaced.empty())
      markAllAnalysesPreserved();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "expand-elementwise",
    .name = "ExpandElementwise",
    .summary =
        "Express elementwise operations by ones that are converted to llvm",
    .dependentDialects = {"arith", "math", "vector"},
    .create = makePass<ExpandElementwise>,
};

void strata::registerExpandElementwisePasses(PassRegistry &registry) {
  registry.add(info);
}
