// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sparse-buffer-rewrite: sparse_tensor.push_back and .sort become code.
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/SparseTensor/BufferSort.h"
#include "strata/SparseTensor/SparseBuilder.h"
#include "strata/SparseTensor/SparsePasses.h"

using namespace strata;
using namespace strata::sparse_tensor;

/// A view of `count` elements of `buffer` from `offset` on.
static Value createPart(const SparseBuilder &code, Value buffer, Value offset,
                        Value count) {
  Value one = code.index(1);
  return memref::SubViewOp::create(code.getBuilder(), code.getLoc(), buffer,
                                   ValueRange(offset), ValueRange(count),
                                   ValueRange(one));
}

static void createFill(const SparseBuilder &code, Value value, Value buffer) {
  linalg::FillOp::create(code.getBuilder(), code.getLoc(), ValueRange(value),
                         ValueRange(buffer));
}

/// `capacity`, doubled until it is at least `size`.
static Value growCapacity(const SparseBuilder &code, Value capacity,
                          Value size) {
  Type index = code.getBuilder().getIndexType();
  auto loop = scf::WhileOp::create(
      code.getBuilder(), code.getLoc(), TypeRange(index), ValueRange(capacity),
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        SparseBuilder inner(builder, loc);
        Value two = inner.index(2);
        Value doubled = inner.mul(args.front(), two);
        Value isSmall = inner.compare(arith::CmpIPredicate::ugt, size, doubled);
        scf::ConditionOp::create(builder, loc, isSmall, doubled);
      },
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        SparseBuilder inner(builder, loc);
        inner.yield(args);
      });
  return loop->getResult(0);
}

namespace {
struct PushBackRewrite final : OpRewritePattern<PushBackOp> {
  PushBackRewrite(Context *ctx, bool initialize)
      : OpRewritePattern(ctx), initialize(initialize) {}
  LogicalResult matchAndRewrite(PushBackOp op,
                                PatternRewriter &rewriter) const override;
  Value createBuffer(PushBackOp op, Value capacity, Value newSize,
                     PatternRewriter &rewriter) const;
  bool initialize;
};
} // namespace

/// Whether several values, or an unknown number of them, are added.
static bool addsSeveral(PushBackOp op) {
  APInt count;
  return op.getN() &&
         !(matchPattern(op.getN(), m_ConstantInt(&count)) && count.isOne());
}

/// The buffer with space for `newSize` elements.
Value PushBackRewrite::createBuffer(PushBackOp op, Value capacity,
                                    Value newSize,
                                    PatternRewriter &rewriter) const {
  Location loc = op->getLoc();
  SparseBuilder code(rewriter, loc);
  Value buffer = op.getInBuffer();
  auto type = cast<MemRefType>(buffer.getType());
  Value isFull = code.compare(arith::CmpIPredicate::ugt, newSize, capacity);
  auto branch = scf::IfOp::create(rewriter, loc, TypeRange(Type(type)), isFull,
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(branch.thenBlock());
  Value newCapacity;
  if (addsSeveral(op)) {
    newCapacity = growCapacity(code, capacity, newSize);
  } else {
    Value two = code.index(2);
    newCapacity = code.mul(capacity, two);
  }
  Value larger =
      memref::ReallocOp::create(rewriter, loc, type, buffer, newCapacity);
  if (initialize) {
    Value count = code.sub(newCapacity, newSize);
    Value zero = code.zero(type.getElementType());
    Value rest = createPart(code, larger, newSize, count);
    createFill(code, zero, rest);
  }
  code.yield(larger);
  rewriter.setInsertionPointToStart(branch.elseBlock());
  code.yield(buffer);
  return branch->getResult(0);
}

LogicalResult
PushBackRewrite::matchAndRewrite(PushBackOp op,
                                 PatternRewriter &rewriter) const {
  SparseBuilder code(rewriter, op->getLoc());
  Value zero = code.index(0), buffer = op.getInBuffer(), size = op.getCurSize();
  Value capacity = memref::DimOp::create(rewriter, op->getLoc(), buffer, zero);
  Value count = op.getN() ? Value(op.getN()) : code.index(1);
  Value newSize = code.add(size, count);
  if (!op.getInbounds())
    buffer = createBuffer(op, capacity, newSize, rewriter);
  if (addsSeveral(op)) {
    Value part = createPart(code, buffer, size, count);
    createFill(code, op.getValue(), part);
  } else {
    code.store(op.getValue(), buffer, size);
  }
  rewriter.replaceOp(op, {buffer, newSize});
  return success();
}

namespace {
struct BufferRewrite final : Pass {
  using Pass::Pass;
  Option<bool> enableBufferInitialization{
      *this, "enable-buffer-initialization",
      "Fill new parts of buffers with zeros", false};
  void runOnOperation() override {
    RewritePatternSet patterns(getOperation()->getContext());
    patterns.add<PushBackRewrite>(patterns.getContext(),
                                  *enableBufferInitialization);
    patterns.add<SortOp>("SortRewriter", rewriteSort);
    if (failed(applyPatternsGreedily(
            getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo bufferRewriteInfo = {
    .argument = "sparse-buffer-rewrite",
    .name = "SparseBufferRewrite",
    .summary = "Generate code for operations on buffers of sparse tensors",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "func", "linalg", "math", "memref", "scf",
                          "sparse_tensor"},
    .create = makePass<BufferRewrite>,
};

void strata::registerSparseBufferRewritePass(PassRegistry &registry) {
  registry.add(bufferRewriteInfo);
}
