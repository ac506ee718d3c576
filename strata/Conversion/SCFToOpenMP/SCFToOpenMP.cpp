// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop `scf.parallel` becomes
//
//   omp.parallel {
//     omp.wsloop reduction(@__scf_reduction %memory -> %private : !llvm.ptr) {
//       omp.loop_nest (%i) : index = (%lb) to (%ub) step (%step) {
//         memref.alloca_scope { <body> }
//
// The results of a loop are kept in memory while it runs: `scf.reduce` loads the private
// value of the thread, combines it and stores it. How two values are combined is recognized
// and declared for each result of each loop; which combinations there are is a table
// (Reductions.cpp). Loops are converted from the inside.
#include "strata/Conversion/SCFToOpenMP/SCFToOpenMP.h"

#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Conversion/SCFToOpenMP/ReductionsDetail.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/OpenMP/OpenMPOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
/// Converts one loop.
class ParallelLoopLowering {
public:
  ParallelLoopLowering(scf::ParallelOp loop, unsigned numThreads,
                       SymbolTableCollection &tables)
      : loop(loop), loc(loop->getLoc()), rewriter(loop->getContext()),
        llvm(rewriter, loc), numThreads(numThreads), tables(tables) {}
  /// Fails if a reduction is not supported; then declarations of those before
  /// it stay.
  LogicalResult lower();

private:
  LogicalResult declareReductions();
  void allocateResults();
  Block *createParallel();
  Block *createWsloop();
  Block *createNest();
  void inlineBody(Block *nest, ArrayRef<BlockArgument> accumulators);
  void combine(Operation *reduce, ArrayRef<BlockArgument> accumulators);

  scf::ParallelOp loop;
  Location loc;
  IRRewriter rewriter;
  LLVMBuilder llvm;
  unsigned numThreads;
  SymbolTableCollection &tables;
  /// The declarations of the reductions, and the memory of their results.
  SmallVector<Attribute> reductions;
  SmallVector<Value> memory;
};
} // namespace

/// Creates `name` with a region of one block with arguments of `types`; the block becomes
/// the place of insertion.
static Block *createWithBlock(OpBuilder &builder, OperationState &state,
                              TypeRange types = {}) {
  state.addRegion();
  Operation *op = builder.create(state);
  SmallVector<Location> locs(types.size(), state.location);
  return builder.createBlock(&op->getRegion(0), {}, types, locs);
}

LogicalResult ParallelLoopLowering::declareReductions() {
  Operation *reduce = loop->getRegion(0).front().getTerminator();
  for (Region &combiner : reduce->getRegions()) {
    Operation *declaration = declareReduction(rewriter, combiner, tables);
    if (!declaration)
      return failure();
    reductions.push_back(FlatSymbolRefAttr::get(
        rewriter.getContext(),
        cast<StringAttr>(declaration->getInherentAttrOrNull("sym_name"))
            .getValue()));
  }
  return success();
}

/// The memory of the results, which has their initial values.
void ParallelLoopLowering::allocateResults() {
  Value one = llvm.constant(rewriter.getI64Type(), 1);
  for (Value init : loop.getInitVals()) {
    memory.push_back(llvm.stackAllocate(init.getType(), one));
    llvm.store(init, memory.back());
  }
}

Block *ParallelLoopLowering::createParallel() {
  OperationState state(loc, omp::ParallelOp::getOperationName());
  if (numThreads)
    state.addOperands(llvm.constant(rewriter.getI32Type(), numThreads));
  state.addAttribute(
      "operandSegmentSizes",
      rewriter.getDenseI32ArrayAttr({0, 0, 0, int32_t(numThreads != 0), 0, 0}));
  Block *block = createWithBlock(rewriter, state);
  omp::TerminatorOp::create(rewriter, loc);
  rewriter.setInsertionPointToStart(block);
  return block;
}

/// The block has an argument for each private value.
Block *ParallelLoopLowering::createWsloop() {
  OperationState state(loc, omp::WsloopOp::getOperationName());
  state.addOperands(memory);
  state.addAttribute("operandSegmentSizes",
                     rewriter.getDenseI32ArrayAttr(
                         {0, 0, 0, 0, 0, int32_t(memory.size()), 0}));
  if (!memory.empty()) {
    SmallVector<bool> byReference(memory.size(), false);
    state.addAttribute(
        "reduction_byref",
        DenseBoolArrayAttr::get(rewriter.getContext(), byReference));
    state.addAttribute("reduction_syms", rewriter.getArrayAttr(reductions));
  }
  return createWithBlock(rewriter, state, ValueRange(memory).getTypes());
}

Block *ParallelLoopLowering::createNest() {
  OperationState state(loc, omp::LoopNestOp::getOperationName());
  size_t rank = loop.getLowerBound().size();
  for (ValueRange bounds :
       {ValueRange(loop.getLowerBound()), ValueRange(loop.getUpperBound()),
        ValueRange(loop.getStep())})
    state.addOperands(bounds);
  if (rank > 1)
    state.addAttribute("collapse_num_loops",
                       rewriter.getI64IntegerAttr(int64_t(rank)));
  SmallVector<Type> types(rank, rewriter.getIndexType());
  Block *block = createWithBlock(rewriter, state, types);
  omp::YieldOp::create(rewriter, loc);
  rewriter.setInsertionPointToStart(block);
  return block;
}

/// Combines the values of the iteration with those of the thread.
void ParallelLoopLowering::combine(Operation *reduce,
                                   ArrayRef<BlockArgument> accumulators) {
  rewriter.setInsertionPoint(reduce);
  for (auto [value, combiner, accumulator] :
       llvm::zip(reduce->getOperands(), reduce->getRegions(), accumulators)) {
    Block *block = &combiner.front();
    auto result = cast<scf::ReduceReturnOp>(block->getTerminator());
    Value old = LLVMBuilder(rewriter, reduce->getLoc())
                    .load(value.getType(), accumulator);
    rewriter.inlineBlockBefore(block, reduce, {old, value});
    llvm.store(result.getResult(), accumulator);
    rewriter.eraseOp(result);
  }
  rewriter.eraseOp(reduce);
}

void ParallelLoopLowering::inlineBody(Block *nest,
                                      ArrayRef<BlockArgument> accumulators) {
  OperationState state(loc, memref::AllocaScopeOp::getOperationName());
  Block *scope = createWithBlock(rewriter, state);
  Block *body = &loop->getRegion(0).front();
  SmallVector<Value> variables(nest->getArguments().begin(),
                               nest->getArguments().end());
  rewriter.mergeBlocks(body, scope, variables);
  combine(&scope->back(), accumulators);
  rewriter.setInsertionPointToEnd(scope);
  memref::AllocaScopeReturnOp::create(rewriter, loc, TypeRange(), ValueRange());
}

LogicalResult ParallelLoopLowering::lower() {
  if (failed(declareReductions()))
    return failure();
  rewriter.setInsertionPoint(loop);
  allocateResults();
  createParallel();
  Block *wsloop = createWsloop();
  Block *nest = createNest();
  SmallVector<BlockArgument> accumulators(wsloop->getArguments().begin(),
                                          wsloop->getArguments().end());
  inlineBody(nest, accumulators);
  rewriter.setInsertionPoint(loop);
  SmallVector<Value> results;
  for (auto [result, place] : llvm::zip(loop->getResults(), memory))
    results.push_back(llvm.load(result.getType(), place));
  rewriter.replaceOp(loop, results);
  return success();
}

namespace {
struct SCFToOpenMP final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    SmallVector<scf::ParallelOp> loops;
    getOperation()->walk([&](Operation *op) {
      if (auto loop = dyn_cast<scf::ParallelOp>(op))
        loops.push_back(loop);
    });
    SymbolTableCollection tables;
    for (scf::ParallelOp loop : loops)
      (void)ParallelLoopLowering(loop, numThreads, tables).lower();
    WalkResult result = getOperation()->walk([](Operation *op) {
      if (!isa<scf::ParallelOp, scf::ReduceOp, scf::ReduceReturnOp>(op))
        return WalkResult::advance();
      op->emitError("unconverted operation found");
      return WalkResult::interrupt();
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }

  Option<unsigned> numThreads{
      *this, "num-threads",
      "Number of threads of each omp.parallel; 0: not specified", 0};
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-scf-to-openmp",
    .name = "SCFToOpenMP",
    .summary = "Convert parallel loops to loops of teams of threads",
    .anchor = "builtin.module",
    .dependentDialects = {"llvm", "memref", "omp"},
    .create = makePass<SCFToOpenMP>,
};

void strata::registerSCFToOpenMPPasses(PassRegistry &registry) {
  registry.add(info);
}
