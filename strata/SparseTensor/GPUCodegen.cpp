// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sparse-gpu-codegen: parallel loops that sparsification generated become kernels. The buffers that
// a loop uses are copied to the memory of the GPU before the launch; those that it changes are
// copied back.
#include "strata/Dialects/GPU/GPUOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/SparseTensor/SparseBuilder.h"
#include "strata/SparseTensor/SparsePasses.h"
#include "strata/SparseTensor/SparseTensorType.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace strata::sparse_tensor;

namespace {
namespace gpu = ::dialects::gpu;

/// The values from around a loop that it uses, by the way in which a kernel gets them.
struct KernelInputs {
  llvm::SetVector<Operation *> constants;
  llvm::SetVector<Value> scalars, buffers;
  /// Buffers that are also changed.
  llvm::SetVector<Value> outputs;

  /// Fails if a value cannot be passed to a kernel.
  LogicalResult collect(scf::ParallelOp loop);

private:
  LogicalResult add(Value value);
};

/// Creates the code that launches a kernel.
class LaunchEmitter {
public:
  LaunchEmitter(const SparseBuilder &code, const KernelInputs &inputs)
      : code(code), inputs(inputs),
        tokenType(gpu::AsyncTokenType::get(code.getContext())) {}
  void emit(gpu::GPUFuncOp kernel, StringRef module, int64_t numThreads);

private:
  Value createToken() {
    return gpu::WaitOp::create(code.getBuilder(), code.getLoc(), tokenType)
        ->getResult(0);
  }
  void wait(ValueRange tokens) {
    gpu::WaitOp::create(code.getBuilder(), code.getLoc(), Type(), tokens);
  }
  Value copyIn(Value buffer, SmallVectorImpl<Value> &tokens);

  const SparseBuilder &code;
  const KernelInputs &inputs;
  Type tokenType;
};

struct ParallelLoopPattern final : RewritePattern {
  ParallelLoopPattern(Context *ctx, int64_t numThreads)
      : RewritePattern(scf::ParallelOp::getOperationName(), 1, ctx),
        numThreads(numThreads) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;
  int64_t numThreads;
};
} // namespace

//===-- Inputs --------------------------------------------------------------===//

LogicalResult KernelInputs::add(Value value) {
  Operation *def = value.getDefiningOp();
  if (def && def->hasTrait(OpTrait::ConstantLike))
    constants.insert(def);
  else if (isa<MemRefType>(value.getType()))
    buffers.insert(value);
  else if (value.getType().isIntOrIndexOrFloat())
    scalars.insert(value);
  else
    return failure();
  return success();
}

LogicalResult KernelInputs::collect(scf::ParallelOp loop) {
  Region &body = loop->getRegion(0);
  auto result = loop->walk([&](Operation *op) {
    for (Value operand : op->getOperands()) {
      if (body.isAncestor(operand.getParentRegion()))
        continue;
      if (failed(add(operand)))
        return WalkResult::interrupt();
      bool isWritten = !isa<memref::LoadOp, memref::DimOp>(op);
      if (isWritten && isa<MemRefType>(operand.getType()))
        outputs.insert(operand);
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

//===-- Kernels -------------------------------------------------------------===//

static constexpr llvm::StringLiteral kernelModuleName = "sparse_kernels";

/// The module of kernels in the module around `op`, which is created if there is none.
static gpu::GPUModuleOp getKernelModule(Operation *op,
                                        PatternRewriter &rewriter) {
  auto parent = op->getParentOfType<ModuleOp>();
  if (Operation *found = SymbolTable::lookupSymbolIn(parent, kernelModuleName))
    return dyn_cast<gpu::GPUModuleOp>(found);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(parent.getBody());
  auto module =
      gpu::GPUModuleOp::create(rewriter, op->getLoc(), kernelModuleName);
  if (module->getRegion(0).empty())
    rewriter.createBlock(&module->getRegion(0));
  return module;
}

static gpu::GPUFuncOp createKernel(gpu::GPUModuleOp module, Location loc,
                                   const KernelInputs &inputs,
                                   PatternRewriter &rewriter) {
  SmallVector<Type> types;
  for (Value scalar : inputs.scalars)
    types.push_back(scalar.getType());
  for (Value buffer : inputs.buffers) {
    auto type = cast<MemRefType>(buffer.getType());
    types.push_back(MemRefType::get(type.getShape(), type.getElementType()));
  }
  unsigned number = 0;
  while (SymbolTable::lookupSymbolIn(module, "kernel" + std::to_string(number)))
    ++number;
  rewriter.setInsertionPointToStart(&module->getRegion(0).front());
  auto kernel = gpu::GPUFuncOp::create(
      rewriter, loc, rewriter.getFunctionType(types, ArrayRef<Type>()));
  kernel->setAttr("gpu.kernel", rewriter.getUnitAttr());
  kernel->setAttr("sym_name",
                  rewriter.getStringAttr("kernel" + std::to_string(number)));
  kernel->setAttr("workgroup_attributions", rewriter.getI64IntegerAttr(0));
  if (kernel->getRegion(0).empty()) {
    SmallVector<Location> locs(types.size(), loc);
    rewriter.createBlock(&kernel->getRegion(0), {}, types, locs);
  }
  return kernel;
}

/// Fills the body of a kernel: each thread executes iterations whose distance is the number of
/// threads.
static void fillKernel(gpu::GPUFuncOp kernel, scf::ParallelOp loop,
                       const KernelInputs &inputs, PatternRewriter &rewriter) {
  Location loc = loop->getLoc();
  Block &block = kernel->getRegion(0).front();
  rewriter.setInsertionPointToStart(&block);
  IRMapping mapping;
  for (Operation *constant : inputs.constants)
    rewriter.clone(*constant, mapping);
  unsigned next = 0;
  for (const auto *values : {&inputs.scalars, &inputs.buffers})
    for (Value value : *values)
      mapping.map(value, Value(block.getArgument(next++)));
  constexpr gpu::Dimension X = gpu::Dimension::x;
  Value blockId = gpu::BlockIdOp::create(rewriter, loc, X);
  Value blockSize = gpu::BlockDimOp::create(rewriter, loc, X);
  Value threadId = gpu::ThreadIdOp::create(rewriter, loc, X);
  Value gridSize = gpu::GridDimOp::create(rewriter, loc, X);
  SparseBuilder code(rewriter, loc);
  Value blockStart = code.mul(blockId, blockSize);
  Value lower = code.add(blockStart, threadId);
  Value step = code.mul(blockSize, gridSize);
  Value upper = mapping.lookupOrDefault(loop.getUpperBound().front());
  auto copy = scf::ForOp::create(rewriter, loc, lower, upper, step);
  {
    OpBuilder::InsertionGuard guard(rewriter);
    Block &body = copy->getRegion(0).front();
    rewriter.setInsertionPointToStart(&body);
    Block &source = loop->getRegion(0).front();
    mapping.map(Value(source.getArgument(0)), Value(body.getArgument(0)));
    for (Operation &op : source.without_terminator())
      rewriter.clone(op, mapping);
  }
  gpu::ReturnOp::create(rewriter, loc);
}

//===-- Launches ------------------------------------------------------------===//

/// Returns the copy of `buffer` in the memory of the GPU. Appends the token of the copying.
Value LaunchEmitter::copyIn(Value buffer, SmallVectorImpl<Value> &tokens) {
  OpBuilder &builder = code.getBuilder();
  Location loc = code.getLoc();
  auto type = cast<MemRefType>(buffer.getType());
  Value start = createToken();
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(unsigned(dim))) {
      Value number = code.index(dim);
      sizes.push_back(memref::DimOp::create(builder, loc, buffer, number));
    }
  auto alloc = gpu::AllocOp::create(
      builder, loc, MemRefType::get(type.getShape(), type.getElementType()),
      tokenType, ValueRange(start), sizes);
  Value copy = alloc->getResult(0), allocated = alloc->getResult(1);
  auto copying = gpu::MemcpyOp::create(builder, loc, tokenType,
                                       ValueRange(allocated), copy, buffer);
  tokens.push_back(copying->getResult(0));
  return copy;
}

void LaunchEmitter::emit(gpu::GPUFuncOp kernel, StringRef module,
                         int64_t numThreads) {
  OpBuilder &builder = code.getBuilder();
  Location loc = code.getLoc();
  SmallVector<Value> operands(inputs.scalars.begin(), inputs.scalars.end()),
      copies, tokens;
  for (Value buffer : inputs.buffers)
    copies.push_back(copyIn(buffer, tokens));
  llvm::append_range(operands, copies);
  wait(tokens);
  Value one = code.index(1), threads = code.index(numThreads);
  auto name = cast<StringAttr>(kernel->getAttr("sym_name"));
  StringAttr path[] = {builder.getStringAttr(module), name};
  auto symbol = SymbolRefAttr::get(code.getContext(), path);
  auto launch = gpu::LaunchFuncOp::create(
      builder, loc, tokenType, ValueRange(), one, one, one, threads, one, one,
      Value(), Value(), Value(), Value(), operands, Value(), symbol);
  // The first copy waits for the kernel, and each other one for the copy before it.
  Value done = launch->getResult(0);
  tokens.clear();
  for (auto [buffer, copy] : llvm::zip_equal(inputs.buffers, copies)) {
    Value before;
    if (inputs.outputs.contains(buffer)) {
      auto copying = gpu::MemcpyOp::create(builder, loc, tokenType,
                                           ValueRange(done), buffer, copy);
      done = before = copying->getResult(0);
    }
    if (!before)
      before = createToken();
    auto freeing = gpu::DeallocOp::create(builder, loc, tokenType,
                                          ValueRange(before), copy);
    tokens.push_back(freeing->getResult(0));
  }
  wait(tokens);
}

//===-- Pass ----------------------------------------------------------------===//

/// Whether sparsification generated the loop, and a kernel can execute it.
static bool isKernelLoop(scf::ParallelOp loop) {
  if (!loop->hasAttr("Emitted from") || loop->getNumResults() ||
      loop.getUpperBound().size() != 1 ||
      getConstantIntValue(loop.getLowerBound().front()) != 0 ||
      getConstantIntValue(loop.getStep().front()) != 1)
    return false;
  // Loops in kernels stay parts of them.
  for (Operation *op = loop->getParentOp(); op; op = op->getParentOp())
    if (isa<gpu::GPUFuncOp>(op) ||
        (isa<scf::ParallelOp>(op) && op->hasAttr("Emitted from")))
      return false;
  return true;
}

LogicalResult
ParallelLoopPattern::matchAndRewrite(Operation *op,
                                     PatternRewriter &rewriter) const {
  auto loop = cast<scf::ParallelOp>(op);
  KernelInputs inputs;
  if (!isKernelLoop(loop) || failed(inputs.collect(loop)))
    return failure();
  gpu::GPUModuleOp module = getKernelModule(op, rewriter);
  if (!module)
    return failure();
  Operation *parent = op->getParentOfType<ModuleOp>();
  rewriter.modifyOpInPlace(parent, [&] {
    parent->setAttr("gpu.container_module", rewriter.getUnitAttr());
  });
  OpBuilder::InsertPoint place = rewriter.saveInsertionPoint();
  gpu::GPUFuncOp kernel = createKernel(module, op->getLoc(), inputs, rewriter);
  fillKernel(kernel, loop, inputs, rewriter);
  rewriter.restoreInsertionPoint(place);
  SparseBuilder code(rewriter, op->getLoc());
  LaunchEmitter(code, inputs).emit(kernel, kernelModuleName, numThreads);
  rewriter.eraseOp(op);
  return success();
}

namespace {
struct GPUCodegen final : Pass {
  using Pass::Pass;
  Option<int> numThreads{*this, "num-threads",
                         "Set the number of threads of a block", 1024};
  Option<bool> enableRuntimeLibrary{*this, "enable-runtime-library",
                                    "Sparse tensors are objects of a library",
                                    true};
  void runOnOperation() override {
    if (*numThreads < 1) {
      getOperation()->emitError(
          "num-threads=0, which asks for calls of libraries, is not "
          "implemented; expected a positive number");
      return signalPassFailure();
    }
    RewritePatternSet patterns(getOperation()->getContext());
    patterns.add<ParallelLoopPattern>(getOperation()->getContext(),
                                      int64_t(*numThreads));
    if (failed(applyPatternsGreedily(
            getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo gpuCodegenInfo = {
    .argument = "sparse-gpu-codegen",
    .name = "SparseGPUCodegen",
    .summary = "Make kernels of the parallel loops of sparsification",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "bufferization", "gpu", "linalg", "memref",
                          "scf", "sparse_tensor"},
    .create = makePass<GPUCodegen>,
};

void strata::registerGPUCodegenPass(PassRegistry &registry) {
  registry.add(gpuCodegenInfo);
}
