// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that bufferize payload. They run the passes of strata/Bufferization.
#include "strata/Bufferization/Analysis/OneShotAnalysis.h"
#include "strata/Bufferization/OneShot/OneShotBufferize.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Structured/BufferizeToAllocation.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace ::dialects::transform;

/// Runs the pass `name` on `target`. Fails if there is no such pass.
static LogicalResult runPass(TransformState &state, Operation *target,
                             StringRef name) {
  const PassRegistry *registry = state.getServices().passes;
  OpPassManager pipeline;
  PassTextError error;
  if (!registry || failed(registry->addTo(pipeline, name, {}, error)))
    return failure();
  return state.getServices().runPipeline(pipeline, target);
}

static DiagnosedSilenceableFailure emitBufferizationFailed(Operation *op,
                                                           Operation *target) {
  SilenceableError error(op);
  error << "bufferization failed";
  error.attachNote(target->getLoc()) << "target op";
  return error;
}

//===-- transform.bufferization.one_shot_bufferize -------------------------===//

/// The options that `op` has.
static BufferizationOptions getBufferizationOptions(OneShotBufferizeOp op) {
  BufferizationOptions options;
  options.allowReturnAllocsFromLoops = op.getAllowReturnAllocsFromLoops();
  options.allowUnknownOps = op.getAllowUnknownOps();
  options.bufferizeFunctionBoundaries = op.getBufferizeFunctionBoundaries();
  options.checkParallelRegions = op.getCheckParallelRegions();
  options.printConflicts = op.getPrintConflicts();
  if (auto layout = op.getFunctionBoundaryTypeConversion())
    options.functionBoundaryTypeConversion =
        strata::LayoutMapOption(size_t(*layout));
  return options;
}

/// Replaces copies in `target` that are not in `existing` by linalg.copy.
static void
createStructuredCopies(Operation *target,
                       const llvm::SmallPtrSetImpl<Operation *> &existing) {
  SmallVector<memref::CopyOp> copies;
  target->walk([&](memref::CopyOp copy) {
    if (!existing.contains(copy))
      copies.push_back(copy);
  });
  IRRewriter rewriter(target->getContext());
  for (memref::CopyOp copy : copies) {
    rewriter.setInsertionPoint(copy);
    linalg::CopyOp::create(rewriter, copy->getLoc(), copy.getSource(),
                           copy.getTarget());
    rewriter.eraseOp(copy);
  }
}

static DiagnosedSilenceableFailure
applyOneShotBufferize(OneShotBufferizeOp op, TransformState &state,
                      TransformResults &results) {
  bool isStructured = op.getMemcpyOp() == linalg::CopyOp::getOperationName();
  if (!isStructured && op.getMemcpyOp() != memref::CopyOp::getOperationName())
    return emitDefiniteFailure(op, "memcpy op must be 'memref.copy' or "
                                   "'linalg.copy'");
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  BufferizationOptions options = getBufferizationOptions(op);
  AnalysisTest test{bool(op.getTestAnalysisOnly()),
                    bool(op.getDumpAliasSets())};
  for (Operation *target : targets) {
    bool isModule = isa<ModuleOp>(target);
    if (!isModule && op.getBufferizeFunctionBoundaries())
      return SilenceableError(op) << "expected module target";
    if (!isModule && !isa<FunctionOpInterface>(target))
      return SilenceableError(op) << "expected module or function target";
    llvm::SmallPtrSet<Operation *, 8> existing;
    target->walk([&](memref::CopyOp copy) { existing.insert(copy); });
    if (failed(runOneShotBufferize(target, options, test)))
      return emitBufferizationFailed(op, target);
    if (isStructured)
      createStructuredCopies(target, existing);
  }
  results.set(0, targets);
  return DiagnosedSilenceableFailure::success();
}

//===-- Other passes -------------------------------------------------------===//

/// Runs the pass `name` on each target.
static DiagnosedSilenceableFailure runPassOnEach(Operation *op, Value handle,
                                                 StringRef name,
                                                 TransformState &state) {
  SmallVector<Operation *, 4> targets(state.getPayloadOps(handle));
  for (Operation *target : targets)
    if (failed(runPass(state, target, name)))
      return emitBufferizationFailed(op, target);
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure
applyBufferLoopHoisting(BufferLoopHoistingOp op, TransformState &state,
                        TransformResults &) {
  return runPassOnEach(op, op.getTarget(), "buffer-loop-hoisting", state);
}

static DiagnosedSilenceableFailure
applyEliminateEmptyTensors(EliminateEmptyTensorsOp op, TransformState &state,
                           TransformResults &) {
  return runPassOnEach(op, op.getTarget(), "eliminate-empty-tensors", state);
}

static DiagnosedSilenceableFailure
applyEmptyTensorToAlloc(EmptyTensorToAllocTensorOp op, TransformState &state,
                        TransformResults &results) {
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  SmallVector<Operation *, 4> created;
  IRRewriter rewriter(op->getContext());
  for (Operation *target : targets) {
    rewriter.setInsertionPoint(target);
    Operation *alloc = bufferization::AllocTensorOp::create(
        rewriter, target->getLoc(), target->getResult(0).getType(),
        target->getOperands());
    rewriter.replaceOp(target, alloc->getResults());
    created.push_back(alloc);
  }
  results.set(0, created);
  return DiagnosedSilenceableFailure::success();
}

//===-- transform.structured.bufferize_to_allocation -----------------------===//

namespace {
/// Keeps the operations that are created.
struct CreationListener final : RewriterBase::Listener {
  llvm::SetVector<Operation *> created;
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    created.insert(op);
  }
  void notifyOperationErased(Operation *op) override { created.remove(op); }
};
} // namespace

/// Sets the options to those of `op`. Fails, after an error, if it names other operations.
static LogicalResult
getAllocationOptions(BufferizeToAllocationOp op,
                     linalg::BufferizeToAllocationOptions &options) {
  using Options = linalg::BufferizeToAllocationOptions;
  StringRef copy = op.getMemcpyOp(), alloc = op.getAllocOp();
  if (copy == memref::CopyOp::getOperationName())
    options.memcpyOp = Options::MemcpyOp::MemrefCopy;
  else if (copy == linalg::CopyOp::getOperationName())
    options.memcpyOp = Options::MemcpyOp::LinalgCopy;
  else if (copy !=
           bufferization::MaterializeInDestinationOp::getOperationName())
    return op->emitOpError("unsupported memcpy op");
  if (alloc == memref::AllocaOp::getOperationName())
    options.allocOp = Options::AllocOp::MemrefAlloca;
  else if (alloc != memref::AllocOp::getOperationName())
    return op->emitOpError("unsupported alloc op");
  options.bufferizeDestinationOnly = op.getBufferizeDestinationOnly();
  options.emitDealloc = op.getEmitDealloc();
  return success();
}

static DiagnosedSilenceableFailure
applyBufferizeToAllocation(BufferizeToAllocationOp op, TransformState &state,
                           TransformResults &results) {
  linalg::BufferizeToAllocationOptions options;
  if (failed(getAllocationOptions(op, options)))
    return DiagnosedSilenceableFailure::definiteFailure();
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  SmallVector<Value, 4> buffers;
  CreationListener listener;
  IRRewriter rewriter(op->getContext(), &listener);
  for (Operation *target : targets) {
    FailureOr<Value> buffer = linalg::bufferizeToAllocation(
        rewriter, options, target, op.getMemorySpaceAttr());
    if (failed(buffer)) {
      SilenceableError error(op);
      error << "failed to bufferize operation";
      error.attachNote(target->getLoc()) << "target payload op";
      return error;
    }
    buffers.push_back(*buffer);
  }
  results.setValues(0, buffers);
  results.set(1, listener.created.getArrayRef());
  return DiagnosedSilenceableFailure::success();
}

void strata::addBufferizationTransforms(TransformTable &table) {
  addTransform<applyBufferLoopHoisting>(table);
  addTransform<applyBufferizeToAllocation>(table);
  addTransform<applyEliminateEmptyTensors>(table);
  addTransform<applyEmptyTensorToAlloc>(table);
  addTransform<applyOneShotBufferize>(table);
}
