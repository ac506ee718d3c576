// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaCommon/TosaCommon.h"
#include "strata/Conversion/TosaTransforms/ShapeInference.h"
#include "strata/Conversion/TosaTransforms/TosaTransformsDetail.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/MapVector.h"

using namespace strata;
using namespace strata::tosalower;

namespace {
/// Gives types to values, and keeps the types that they had.
class ShapeRefiner {
public:
  void refineBlock(Block &block);
  /// Casts refined values to their former types, for uses by other dialects.
  void createCasts();

private:
  void setType(Value value, Type type);
  void refineResults(Operation *op, ArrayRef<Type> types);
  void refineIf(tosa::IfOp op);
  void refineWhile(tosa::WhileOp op);
  /// Gives back the types that values in the regions of `op` had.
  void restore(Operation *op);

  llvm::MapVector<Value, Type> formerTypes;
  /// The types of the arguments of loops.
  llvm::MapVector<Operation *, SmallVector<Type>> argumentTypes;
};
} // namespace

void ShapeRefiner::setType(Value value, Type type) {
  if (value.getType() == type)
    return;
  formerTypes.insert({value, value.getType()});
  value.setType(type);
}

/// The shapes of `types`, for the results of `op`.
void ShapeRefiner::refineResults(Operation *op, ArrayRef<Type> types) {
  for (auto [result, type] : llvm::zip(op->getResults(), types)) {
    auto tensor = dyn_cast<TensorType>(result.getType());
    auto ranked = dyn_cast<RankedTensorType>(type);
    if (tensor && ranked)
      setType(result,
              refine(tensor, Shape(llvm::to_vector(ranked.getShape()))));
  }
}

static SmallVector<Type> getYieldedTypes(Region &region) {
  return llvm::to_vector(region.front().getTerminator()->getOperandTypes());
}

/// The sizes that all types have, one by one.
static SmallVector<Type> generalizeAll(ArrayRef<Type> lhs, ArrayRef<Type> rhs) {
  SmallVector<Type> types;
  for (auto [type, other] : llvm::zip(lhs, rhs)) {
    auto tensor = dyn_cast<TensorType>(type);
    auto second = dyn_cast<TensorType>(other);
    types.push_back(tensor && second ? Type(generalize(tensor, second)) : type);
  }
  return types;
}

void ShapeRefiner::refineIf(tosa::IfOp op) {
  SmallVector<Type> types;
  for (Region &region : op->getRegions()) {
    if (region.empty())
      return;
    for (auto [arg, input] :
         llvm::zip(region.front().getArguments(), op.getInputList()))
      setType(arg, input.getType());
    refineBlock(region.front());
    SmallVector<Type> yielded = getYieldedTypes(region);
    types = types.empty() ? yielded : generalizeAll(types, yielded);
  }
  refineResults(op, types);
}

void ShapeRefiner::restore(Operation *op) {
  for (Region &region : op->getRegions())
    region.walk([&](Operation *inner) {
      for (Value result : inner->getResults())
        if (auto former = formerTypes.find(result); former != formerTypes.end())
          result.setType(former->second);
    });
}

/// The types of the arguments are generalized until the body yields no others. The operands,
/// which must have the types of the arguments, are cast in the end.
void ShapeRefiner::refineWhile(tosa::WhileOp op) {
  for (Region &region : op->getRegions())
    if (region.empty())
      return;
  SmallVector<Type> types = llvm::to_vector(op.getInputList().getTypes());
  while (true) {
    restore(op);
    for (Region &region : op->getRegions()) {
      for (auto [arg, type] : llvm::zip(region.front().getArguments(), types))
        setType(arg, type);
      refineBlock(region.front());
    }
    SmallVector<Type> next =
        generalizeAll(types, getYieldedTypes(op.getBodyGraph()));
    if (next == types)
      break;
    types = next;
  }
  argumentTypes[op.getOperation()] = types;
  refineResults(op, types);
}

void ShapeRefiner::refineBlock(Block &block) {
  for (Operation &op : block) {
    if (auto conditional = dyn_cast<tosa::IfOp>(&op)) {
      refineIf(conditional);
    } else if (auto loop = dyn_cast<tosa::WhileOp>(&op)) {
      refineWhile(loop);
    } else if (Shape shape = inferShape(&op)) {
      for (Value result : op.getResults())
        if (auto type = dyn_cast<TensorType>(result.getType()))
          setType(result, refine(type, shape));
    }
  }
}

/// Whether `op` may have operands of any type with the same elements.
static bool takesRefined(Operation *op) {
  return isa<tensor::DimOp, tensor::ExtractOp>(op) ||
         op->getDialect() == op->getContext()->getLoadedDialect("tosa");
}

void ShapeRefiner::createCasts() {
  for (auto [value, former] : formerTypes) {
    if (value.getType() == former)
      continue;
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : value.getUses())
      if (!takesRefined(use.getOwner()))
        uses.push_back(&use);
    if (uses.empty())
      continue;
    OpBuilder builder(value.getContext());
    builder.setInsertionPointAfterValue(value);
    Value cast = tensor::CastOp::create(builder, value.getLoc(), former, value);
    for (OpOperand *use : uses)
      use->set(cast);
  }
  for (auto &[op, types] : argumentTypes) {
    OpBuilder builder(op);
    for (auto [operand, type] : llvm::zip(op->getOpOperands(), types))
      if (operand.get().getType() != type)
        operand.set(
            tensor::CastOp::create(builder, op->getLoc(), type, operand.get()));
  }
}

namespace {
struct InferShapes final : FunctionPass {
  using FunctionPass::FunctionPass;
  void runOnOperation() override {
    ShapeRefiner refiner;
    for (Region &region : getOperation()->getRegions())
      for (Block &block : region)
        refiner.refineBlock(block);
    refiner.createCasts();
  }
};
} // namespace

static constexpr PassInfo shapesInfo = {
    .argument = "tosa-infer-shapes",
    .name = "TosaInferShapesPass",
    .summary = "Give operations of tosa the shapes that their operands tell",
    .dependentDialects = {"tensor", "tosa"},
    .create = makePass<InferShapes>,
};

void tosalower::registerInferShapesPass(PassRegistry &registry) {
  registry.add(shapesInfo);
}
