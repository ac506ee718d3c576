// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/BufferizationToMemRef/BufferizationToMemRef.h"

#include "strata/Conversion/MemRefCommon/MemRefBuilder.h"
#include "strata/Conversion/ParallelConversion/ParallelConversion.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

using namespace strata;

namespace {
/// Creates the memory that is copied into.
struct CloneBuilder : MemRefBuilder {
  using MemRefBuilder::MemRefBuilder;

  Value allocateUnranked(Value source, UnrankedMemRefType type) const;
  Value allocateRanked(Value source, MemRefType type) const;
};
} // namespace

/// Memory for all elements, with a shape that is collected in memory.
Value CloneBuilder::allocateUnranked(Value source,
                                     UnrankedMemRefType type) const {
  Type index = builder.getIndexType();
  Value zero = this->index(0), one = this->index(1);
  Value rank = create<memref::RankOp>(source, index);
  Value shape = allocate<memref::AllocaOp>(
      MemRefType::get({ShapedType::kDynamic}, index), rank);
  Operation *loop =
      scf::ForOp::create(builder, loc, index, {zero, rank, one, one});
  {
    OpBuilder::InsertionGuard guard(builder);
    Block *body = builder.createBlock(&loop->getRegion(0), {}, {index, index},
                                      {loc, loc});
    Value number = body->getArgument(0);
    Value size = dim(source, number);
    memref::StoreOp::create(builder, loc, size, shape, number);
    Value product = create<arith::MulIOp>({body->getArgument(1), size}, index);
    scf::YieldOp::create(builder, loc, product);
  }
  auto flat = MemRefType::get({ShapedType::kDynamic}, type.getElementType(), {},
                              type.getMemorySpace());
  Value alloc = allocate<memref::AllocOp>(flat, loop->getResult(0));
  return create<memref::ReshapeOp>({alloc, shape}, type);
}

/// Null if an allocation cannot have the layout of `type`.
Value CloneBuilder::allocateRanked(Value source, MemRefType type) const {
  auto allocType = MemRefType::get(type.getShape(), type.getElementType(), {},
                                   type.getMemorySpace());
  auto sourceType = dyn_cast<MemRefType>(source.getType());
  SmallVector<Value> sizes;
  for (int64_t i = 0; i < type.getRank(); ++i) {
    if (!type.isDynamicDim(unsigned(i)))
      continue;
    Value number = index(i);
    sizes.push_back(sourceType && !sourceType.isDynamicDim(unsigned(i))
                        ? index(sourceType.getDimSize(unsigned(i)))
                        : dim(source, number));
  }
  Value alloc = allocate<memref::AllocOp>(allocType, sizes);
  return allocType == type ? alloc : create<memref::CastOp>(alloc, type);
}

/// Whether memory with the identity as layout can be cast to `type`.
static bool isCastOfIdentity(MemRefType type) {
  SmallVector<int64_t> strides, identity;
  int64_t offset = 0, zero = 0;
  auto plain = MemRefType::get(type.getShape(), type.getElementType(), {},
                               type.getMemorySpace());
  if (plain == type)
    return true;
  if (failed(type.getStridesAndOffset(strides, offset)) ||
      failed(plain.getStridesAndOffset(identity, zero)))
    return false;
  auto isCompatible = [](int64_t a, int64_t b) {
    return ShapedType::isDynamic(a) || ShapedType::isDynamic(b) || a == b;
  };
  for (size_t dim = 0; dim < strides.size(); ++dim)
    if (!isCompatible(strides[dim], identity[dim]))
      return false;
  return isCompatible(offset, zero);
}

namespace {
struct CloneLowering final : OpRewritePattern<bufferization::CloneOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(bufferization::CloneOp op,
                                PatternRewriter &rewriter) const override {
    Value source = op.getInput();
    Type type = op->getResult(0).getType();
    auto ranked = dyn_cast<MemRefType>(type);
    if (ranked && !isCastOfIdentity(ranked))
      return rewriter.notifyMatchFailure(op, "no allocation has the layout");
    auto sourceType = dyn_cast<MemRefType>(source.getType());
    if (ranked && sourceType && sourceType.getRank() != ranked.getRank())
      return rewriter.notifyMatchFailure(op, "the ranks differ");
    CloneBuilder builder(rewriter, op->getLoc());
    Value copy =
        ranked
            ? builder.allocateRanked(source, ranked)
            : builder.allocateUnranked(source, cast<UnrankedMemRefType>(type));
    memref::CopyOp::create(rewriter, op->getLoc(), source, copy);
    rewriter.replaceOp(op, copy);
    return success();
  }
};

struct ConvertBufferizationToMemRef final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *op = getOperation();
    DeallocHelpers helpers = addDeallocHelpers(op);
    RewritePatternSet patterns(op->getContext());
    patterns.add<CloneLowering>(patterns.getContext());
    populateDeallocLoweringPatterns(patterns, helpers);
    ConversionTarget target(op->getContext());
    target.addLegalDialect("arith", "func", "memref", "scf");
    target.addIllegalDialect("bufferization");
    if (failed(convertInParallel(getParallelWork(), op, target,
                                 FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};

struct LowerDeallocations final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *op = getOperation();
    DeallocHelpers helpers = addDeallocHelpers(op);
    RewritePatternSet patterns(op->getContext());
    populateDeallocLoweringPatterns(patterns, helpers);
    ConversionTarget target(op->getContext());
    target.addLegalDialect("arith", "func", "memref", "scf");
    target.addIllegalOp<bufferization::DeallocOp>();
    if (failed(convertInParallel(getParallelWork(), op, target,
                                 FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-bufferization-to-memref",
    .name = "ConvertBufferizationToMemRefPass",
    .summary =
        "Convert bufferization.clone and bufferization.dealloc to memref",
    .dependentDialects = {"arith", "func", "memref", "scf"},
    .create = makePass<ConvertBufferizationToMemRef>,
};

static constexpr PassInfo deallocInfo = {
    .argument = "bufferization-lower-deallocations",
    .name = "LowerDeallocationsPass",
    .summary = "Lower bufferization.dealloc to memref.dealloc",
    .dependentDialects = {"arith", "func", "memref", "scf"},
    .create = makePass<LowerDeallocations>,
};

void strata::registerBufferizationToMemRefPasses(PassRegistry &registry) {
  registry.add(info);
  registry.add(deallocInfo);
}
