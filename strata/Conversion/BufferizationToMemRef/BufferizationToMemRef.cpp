// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/BufferizationToMemRef/BufferizationToMemRef.h"

#include "strata/Conversion/ParallelConversion/ParallelConversion.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

using namespace strata;

namespace {
/// Creates operations at the insertion point of a rewriter.
struct CloneBuilder {
  PatternRewriter &rewriter;
  Location loc;

  Value index(int64_t value) const {
    return arith::ConstantOp::create(rewriter, loc,
                                     rewriter.getIndexAttr(value));
  }
  Value create(StringRef name, ValueRange operands, Type type,
               ArrayRef<NamedAttribute> attributes = {}) const {
    return rewriter.create(loc, name, operands, type, attributes)->getResult(0);
  }
  Value allocate(StringRef name, MemRefType type, ValueRange sizes) const {
    return create(name, sizes, type,
                  rewriter.getNamedAttr("operandSegmentSizes",
                                        rewriter.getDenseI32ArrayAttr(
                                            {int32_t(sizes.size()), 0})));
  }
  Value createDim(Value memref, Value dim) const {
    return create("memref.dim", {memref, dim}, rewriter.getIndexType());
  }
  Value allocateUnranked(Value source, UnrankedMemRefType type) const;
  Value allocateRanked(Value source, MemRefType type) const;
};
} // namespace

/// Memory for all elements, with a shape that is collected in memory.
Value CloneBuilder::allocateUnranked(Value source,
                                     UnrankedMemRefType type) const {
  Type index = rewriter.getIndexType();
  Value zero = this->index(0), one = this->index(1);
  Value rank = create("memref.rank", source, index);
  Value shape = allocate("memref.alloca",
                         MemRefType::get({ShapedType::kDynamic}, index), rank);
  Operation *loop =
      rewriter.create(loc, "scf.for", {zero, rank, one, one}, index, {}, {}, 1);
  {
    OpBuilder::InsertionGuard guard(rewriter);
    Block *body = rewriter.createBlock(&loop->getRegion(0), {}, {index, index},
                                       {loc, loc});
    Value dim = body->getArgument(0);
    Value size = createDim(source, dim);
    rewriter.create(loc, "memref.store", {size, shape, dim});
    Value product = create("arith.muli", {body->getArgument(1), size}, index);
    rewriter.create(loc, "scf.yield", product);
  }
  auto flat = MemRefType::get({ShapedType::kDynamic}, type.getElementType(), {},
                              type.getMemorySpace());
  Value alloc = allocate("memref.alloc", flat, loop->getResult(0));
  return create("memref.reshape", {alloc, shape}, type);
}

/// Null if an allocation cannot have the layout of `type`.
Value CloneBuilder::allocateRanked(Value source, MemRefType type) const {
  auto allocType = MemRefType::get(type.getShape(), type.getElementType(), {},
                                   type.getMemorySpace());
  auto sourceType = dyn_cast<MemRefType>(source.getType());
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(unsigned(dim)))
      continue;
    Value number = index(dim);
    sizes.push_back(sourceType && !sourceType.isDynamicDim(unsigned(dim))
                        ? index(sourceType.getDimSize(unsigned(dim)))
                        : createDim(source, number));
  }
  Value alloc = allocate("memref.alloc", allocType, sizes);
  return allocType == type ? alloc : create("memref.cast", alloc, type);
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
struct CloneLowering final : RewritePattern {
  explicit CloneLowering(Context *ctx)
      : RewritePattern("bufferization.clone", 1, ctx) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    Value source = op->getOperand(0);
    Type type = op->getResult(0).getType();
    auto ranked = dyn_cast<MemRefType>(type);
    if (ranked && !isCastOfIdentity(ranked))
      return rewriter.notifyMatchFailure(op, "no allocation has the layout");
    auto sourceType = dyn_cast<MemRefType>(source.getType());
    if (ranked && sourceType && sourceType.getRank() != ranked.getRank())
      return rewriter.notifyMatchFailure(op, "the ranks differ");
    CloneBuilder builder{rewriter, op->getLoc()};
    Value copy =
        ranked
            ? builder.allocateRanked(source, ranked)
            : builder.allocateUnranked(source, cast<UnrankedMemRefType>(type));
    rewriter.create(op->getLoc(), "memref.copy", {source, copy});
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
    target.addIllegalOp("bufferization.dealloc");
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
