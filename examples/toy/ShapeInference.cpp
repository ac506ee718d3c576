// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interface ShapeInference of the operations of toy, and the pass that uses it.
#include "ShapeInference.h"

#include "strata/Definition/OpHooks.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Pass/PassWrapper.h"

#include "Passes.h"
#include "ToyHooks.h"
#include "ToyOps.h"

using namespace strata;
using toyc::ShapeInference;

//===-- Implementations -----------------------------------------------------===//

static RankedTensorType getOperandType(Operation *op, unsigned index) {
  return cast<RankedTensorType>(op->getOperand(index).getType());
}

/// The type that all operands have.
static FailureOr<RankedTensorType> inferElementwise(Operation *op) {
  RankedTensorType type = getOperandType(op, 0);
  for (unsigned i = 1; i < op->getNumOperands(); ++i)
    if (getOperandType(op, i) != type)
      return op->emitOpError("has operands of different shapes: ")
             << type << " and " << getOperandType(op, i);
  return type;
}

static FailureOr<RankedTensorType> inferTranspose(Operation *op) {
  RankedTensorType type = getOperandType(op, 0);
  SmallVector<int64_t> shape(llvm::reverse(type.getShape()));
  return type.clone(shape);
}

void toyc::registerShapeInference(Context &ctx) {
  static constexpr ShapeInference::Concept elementwise = {inferElementwise};
  static constexpr ShapeInference::Concept transpose = {inferTranspose};
  registerOpHooks<toy::AddOp, toy::MulOp, toy::CastOp>(
      &ctx, {.interfaces = {makeInterfaceTable(elementwise)}});
  registerOpHooks<toy::TransposeOp>(
      &ctx, {.interfaces = {makeInterfaceTable(transpose)}});
}

//===-- The pass ------------------------------------------------------------===//

static bool isRanked(Type type) { return isa<RankedTensorType>(type); }

namespace {
/// Infers the types of the results in a function, operands first. The order of the
/// operations in the block is such an order.
struct ShapeInferencePass
    : PassWrapper<ShapeInferencePass, OperationPass<toy::FuncOp>> {
  StringRef getArgument() const final { return "toy-shape-inference"; }
  StringRef getDescription() const final {
    return "Infer the shapes of tensors in functions without parameters";
  }

  void runOnOperation() override {
    if (getOperation().isExternal())
      return;
    for (Operation &op : getOperation().front())
      if (failed(inferShape(&op)))
        return signalPassFailure();
  }

  static LogicalResult inferShape(Operation *op) {
    if (llvm::all_of(op->getResultTypes(), isRanked))
      return success();
    auto shaped = dyn_cast<ShapeInference>(op);
    if (!shaped || !llvm::all_of(op->getOperandTypes(), isRanked))
      return op->emitOpError("has a result whose shape cannot be inferred");
    FailureOr<RankedTensorType> type = shaped.inferType();
    if (failed(type))
      return failure();
    op->getResult(0).setType(*type);
    return success();
  }
};
} // namespace

std::unique_ptr<Pass> toyc::createShapeInferencePass() {
  return std::make_unique<ShapeInferencePass>();
}

void toyc::registerShapeInferencePass(PassRegistry &registry) {
  registerPass<ShapeInferencePass>(registry);
}
