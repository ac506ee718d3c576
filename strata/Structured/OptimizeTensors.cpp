// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Structured/StructuredPasses.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// Elementwise operations become one, of which the result is computed where it is needed.
static constexpr llvm::StringLiteral passes =
    "linalg-generalize-named-ops,convert-elementwise-to-linalg,"
    "linalg-fuse-elementwise-ops{repeat-computations=false},canonicalize,cse,"
    "eliminate-empty-tensors,"
    "one-shot-bufferize{bufferize-function-boundaries=true "
    "function-boundary-type-conversion=identity-layout-map},"
    "buffer-deallocation-pipeline";

namespace {
struct OptimizeTensors final : Pass {
  using Pass::Pass;

  LogicalResult checkOptions(PassTextError &error) override {
    pipeline = OpPassManager();
    isParsed =
        getRegistry() &&
        succeeded(parsePassElements(passes, *getRegistry(), pipeline, error));
    return success(isParsed);
  }
  LogicalResult initialize(Context *ctx) override {
    PassTextError error;
    if (!isParsed && failed(checkOptions(error)))
      return emitError(ctx, Location(), error.message);
    return success();
  }
  void runOnOperation() override;

private:
  bool hasTensors();
  void protectArguments();

  OpPassManager pipeline;
  bool isParsed = false;
};
} // namespace

bool OptimizeTensors::hasTensors() {
  return getOperation()
      ->walk([](Operation *op) {
        return llvm::any_of(op->getResultTypes(), llvm::IsaPred<TensorType>)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Callers of public functions keep the values of their tensors.
void OptimizeTensors::protectArguments() {
  auto no = BoolAttr::get(&getContext(), false);
  getOperation()->walk([&](FunctionOpInterface function) {
    if (SymbolTable::getSymbolVisibility(function) !=
        SymbolTable::Visibility::Public)
      return;
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (isa<TensorType>(function.getArgument(i).getType()))
        function.setArgAttr(i, "bufferization.writable", no);
  });
}

/// Inserts the inputs of known size into an empty tensor: what computes them can then do so in its memory.
static void expandConcat(RewriterBase &rewriter, tensor::ConcatOp op) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  auto isStatic = [](Type each) {
    return cast<RankedTensorType>(each).hasStaticShape();
  };
  if (!isStatic(type) || !llvm::all_of(op.getInputs().getTypes(), isStatic))
    return;
  rewriter.setInsertionPoint(op);
  Value result =
      tensor::EmptyOp::create(rewriter, op.getLoc(), Type(type), ValueRange());
  auto rank = size_t(type.getRank()), dim = size_t(op.getDim());
  SmallVector<OpFoldResult> offsets(rank, rewriter.getIndexAttr(0)),
      strides(rank, rewriter.getIndexAttr(1));
  int64_t offset = 0;
  for (Value input : op.getInputs()) {
    SmallVector<OpFoldResult> sizes;
    for (int64_t size : cast<RankedTensorType>(input.getType()).getShape())
      sizes.push_back(rewriter.getIndexAttr(size));
    offsets[dim] = rewriter.getIndexAttr(offset);
    offset += cast<RankedTensorType>(input.getType()).getShape()[dim];
    result = tensor::InsertSliceOp::create(rewriter, op.getLoc(), input, result,
                                           offsets, sizes, strides);
  }
  rewriter.replaceOp(op, result);
}

void OptimizeTensors::runOnOperation() {
  if (!hasTensors())
    return markAllAnalysesPreserved();
  OwningOpRef<> original(getOperation()->clone());
  protectArguments();
  IRRewriter rewriter(&getContext());
  getOperation()->walk(
      [&](tensor::ConcatOp op) { expandConcat(rewriter, op); });
  ScopedDiagnosticHandler ignoreErrors(&getContext(), [](Diagnostic &diag) {
    return success(diag.getSeverity() == DiagnosticSeverity::Error);
  });
  if (succeeded(runPipeline(pipeline, getOperation())))
    return;
  // bufferize-by-value supports all programs, and reports errors.
  getOperation()->getRegion(0).takeBody(original->getRegion(0));
}

static constexpr PassInfo optimizeTensorsInfo = {
    .argument = "optimize-tensors",
    .name = "OptimizeTensors",
    .summary = "Fuse elementwise operations on tensors and bufferize in place; "
               "programs for which that is impossible stay as they are",
    .anchor = "builtin.module",
    .create = makePass<OptimizeTensors>,
};

void strata::registerOptimizeTensorsPass(PassRegistry &registry) {
  registry.add(optimizeTensorsInfo);
}
