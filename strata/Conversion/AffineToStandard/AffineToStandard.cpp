// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/AffineToStandard/AffineToStandard.h"

#include "strata/Conversion/ParallelConversion/ParallelConversion.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static AffineMap getMap(Operation *op, StringRef name = "map") {
  return cast<AffineMapAttr>(op->getAttr(name)).getValue();
}

/// The results of the map, combined by `arith.minsi` or `arith.maxsi`; null on failure.
static Value expandMinMax(OpBuilder &builder, Location loc, AffineMap map,
                          ValueRange operands, StringRef combiner) {
  std::optional<SmallVector<Value, 8>> values =
      expandAffineMap(builder, loc, map, operands);
  if (!values || values->empty())
    return {};
  Value result = values->front();
  for (Value value : ArrayRef<Value>(*values).drop_front())
    result = builder.create(loc, combiner, {result, value}, value.getType())
                 ->getResult(0);
  return result;
}

//===-- Values -------------------------------------------------------------===//

namespace {
/// affine.apply, affine.min and affine.max.
class ValueLowering final : public RewritePattern {
public:
  ValueLowering(Context *ctx, StringRef root, StringRef combiner)
      : RewritePattern(root, 1, ctx), combiner(combiner) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    Value value = expandMinMax(rewriter, op->getLoc(), getMap(op),
                               op->getOperands(), combiner);
    if (!value)
      return failure();
    rewriter.replaceOp(op, value);
    return success();
  }

private:
  StringRef combiner;
};

/// An access to memory whose subscripts are results of a map. The operands before the
/// subscripts stay.
template <typename From, typename To, unsigned NumOthers>
struct AccessLowering final : OpRewritePattern<From> {
  using OpRewritePattern<From>::OpRewritePattern;
  LogicalResult matchAndRewrite(From op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value, 8> subscripts;
    llvm::append_range(subscripts, op->getOperands().drop_front(NumOthers));
    std::optional<SmallVector<Value, 8>> expanded =
        expandAffineMap(rewriter, op->getLoc(), getMap(op), subscripts);
    if (!expanded)
      return failure();
    SmallVector<Value, 8> operands;
    llvm::append_range(operands, op->getOperands().take_front(NumOthers));
    llvm::append_range(operands, *expanded);
    SmallVector<NamedAttribute, 4> attributes;
    // Only what a prefetch says is said by the other operation too.
    for (NamedAttribute attr : op->getAttrs())
      if (std::is_same_v<To, memref::PrefetchOp> && attr.getNameRef() != "map")
        attributes.push_back(attr);
    Operation *made = To::create(rewriter, op->getLoc(), op->getResultTypes(),
                                 operands, attributes);
    rewriter.replaceOp(op, made);
    return success();
  }
};

/// Start and end of a copy: memrefs with subscripts, of which maps are applied.
template <typename From, typename To>
class DmaLowering final : public OpRewritePattern<From> {
public:
  DmaLowering(Context *ctx, ArrayRef<StringRef> maps)
      : OpRewritePattern<From>(ctx), maps(maps.begin(), maps.end()) {}
  LogicalResult matchAndRewrite(From op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value, 12> operands, rest;
    llvm::append_range(rest, op->getOperands());
    ArrayRef<Value> remaining = rest;
    SmallVector<SmallVector<Value, 8>, 3> groups;
    for (StringRef name : maps) {
      AffineMap map = getMap(op, name);
      ArrayRef<Value> inputs = remaining.slice(1, map.getNumInputs());
      auto expanded = expandAffineMap(rewriter, op->getLoc(), map, inputs);
      if (!expanded)
        return failure();
      SmallVector<Value, 8> &group = groups.emplace_back();
      group.push_back(remaining.front());
      llvm::append_range(group, *expanded);
      remaining = remaining.drop_front(1 + inputs.size());
    }
    // The element count precedes the tag; in the affine operation it follows
    // it.
    for (auto [i, group] : llvm::enumerate(groups)) {
      if (i == 2) {
        operands.push_back(remaining.front());
        remaining = remaining.drop_front();
      }
      llvm::append_range(operands, group);
    }
    llvm::append_range(operands, remaining);
    Operation *made = To::create(rewriter, op->getLoc(), TypeRange(), operands);
    rewriter.replaceOp(op, made);
    return success();
  }

private:
  SmallVector<StringRef, 3> maps;
};

//===-- Control flow -------------------------------------------------------===//

struct ForLowering final : OpRewritePattern<affine::AffineForOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(affine::AffineForOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op->getLoc();
    Value lower = expandMinMax(rewriter, loc, op.getLowerBoundMap(),
                               op.getLowerBoundOperands(),
                               arith::MaxSIOp::getOperationName());
    Value upper = lower ? expandMinMax(rewriter, loc, op.getUpperBoundMap(),
                                       op.getUpperBoundOperands(),
                                       arith::MinSIOp::getOperationName())
                        : Value();
    if (!upper)
      return failure();
    SmallVector<Value, 8> operands = {
        lower, upper,
        arith::ConstantIndexOp::create(rewriter, loc, op.getStep())};
    llvm::append_range(operands, op.getInits());
    Operation *loop =
        scf::ForOp::create(rewriter, loc, op->getResultTypes(), operands);
    if (Attribute attr = op->getAttr(NoUnrollAttrName))
      loop->setDiscardableAttr(NoUnrollAttrName, attr);
    rewriter.inlineRegionBefore(op->getRegion(0), loop->getRegion(0),
                                loop->getRegion(0).end());
    rewriter.replaceOp(op.getOperation(), loop);
    return success();
  }
};

struct YieldLowering final : OpRewritePattern<affine::AffineYieldOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(affine::AffineYieldOp op,
                                PatternRewriter &rewriter) const override {
    // The yields of parallel loops are rewritten with the loop.
    if (isa<scf::ParallelOp, affine::AffineParallelOp>(op->getParentOp()))
      return failure();
    rewriter.replaceOp(
        op.getOperation(),
        scf::YieldOp::create(rewriter, op->getLoc(), op->getOperands()));
    return success();
  }
};

struct IfLowering final : OpRewritePattern<affine::AffineIfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(affine::AffineIfOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op->getLoc();
    IntegerSet set = op.getCondition();
    Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
    SmallVector<Value, 8> dims, symbols;
    for (auto [i, operand] : llvm::enumerate(op->getOperands()))
      (i < set.getNumDims() ? dims : symbols).push_back(operand);
    Value condition;
    for (auto [i, constraint] : llvm::enumerate(set.getConstraints())) {
      Value value = expandAffineExpr(rewriter, loc, constraint, dims, symbols);
      if (!value)
        return failure();
      Value holds = arith::CmpIOp::create(rewriter, loc,
                                          set.isEq(unsigned(i))
                                              ? arith::CmpIPredicate::eq
                                              : arith::CmpIPredicate::sge,
                                          value, zero);
      condition = condition
                      ? arith::AndIOp::create(rewriter, loc, condition, holds)
                      : holds;
    }
    if (!condition)
      condition =
          arith::ConstantOp::create(rewriter, loc, rewriter.getBoolAttr(true));
    Operation *branch =
        scf::IfOp::create(rewriter, loc, op->getResultTypes(), condition);
    for (auto [from, to] : llvm::zip(op->getRegions(), branch->getRegions()))
      rewriter.inlineRegionBefore(from, to, to.end());
    rewriter.replaceOp(op.getOperation(), branch);
    return success();
  }
};

struct ParallelLowering final : OpRewritePattern<affine::AffineParallelOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(affine::AffineParallelOp op,
                                PatternRewriter &rewriter) const override;
};

/// An operation that combines two values, and the value that changes no other.
struct Reduction {
  StringLiteral op;
  enum class Identity {
    Zero,
    One,
    Infinity,
    MinusInfinity,
    NaN,
    Least,
    Greatest,
    AllOnes
  } identity;
};
} // namespace

/// By the number of the kind, as in `arith::AtomicRMWKind`.
static std::optional<Reduction> getReduction(uint64_t kind) {
  using Identity = Reduction::Identity;
  switch (kind) {
  case 0:
    return Reduction{arith::AddFOp::getOperationName(), Identity::Zero};
  case 1:
    return Reduction{arith::AddIOp::getOperationName(), Identity::Zero};
  case 2:
    return Reduction{arith::AndIOp::getOperationName(), Identity::AllOnes};
  case 4:
    return Reduction{arith::MaximumFOp::getOperationName(),
                     Identity::MinusInfinity};
  case 5:
    return Reduction{arith::MaxNumFOp::getOperationName(), Identity::NaN};
  case 6:
    return Reduction{arith::MaxSIOp::getOperationName(), Identity::Least};
  case 7:
    return Reduction{arith::MaxUIOp::getOperationName(), Identity::Zero};
  case 8:
    return Reduction{arith::MinimumFOp::getOperationName(), Identity::Infinity};
  case 9:
    return Reduction{arith::MinNumFOp::getOperationName(), Identity::NaN};
  case 10:
    return Reduction{arith::MinSIOp::getOperationName(), Identity::Greatest};
  case 11:
    return Reduction{arith::MinUIOp::getOperationName(), Identity::AllOnes};
  case 12:
    return Reduction{arith::MulFOp::getOperationName(), Identity::One};
  case 13:
    return Reduction{arith::MulIOp::getOperationName(), Identity::One};
  case 14:
    return Reduction{arith::OrIOp::getOperationName(), Identity::Zero};
  case 15:
    return Reduction{arith::XOrIOp::getOperationName(), Identity::Zero};
  default:
    return std::nullopt;
  }
}

/// std::nullopt if floats of that format cannot represent the value.
static std::optional<APFloat>
getFloatIdentity(const llvm::fltSemantics &semantics,
                 Reduction::Identity identity) {
  using Identity = Reduction::Identity;
  switch (identity) {
  case Identity::Zero:
    if (APFloat::semanticsHasZero(semantics))
      return APFloat::getZero(semantics);
    return std::nullopt;
  case Identity::One:
    return APFloat::getOne(semantics);
  case Identity::Infinity:
    if (APFloat::semanticsHasInf(semantics))
      return APFloat::getInf(semantics);
    return std::nullopt;
  case Identity::MinusInfinity:
    if (APFloat::semanticsHasInf(semantics))
      return APFloat::getInf(semantics, /*Negative=*/true);
    return std::nullopt;
  case Identity::NaN:
    if (APFloat::semanticsHasNaN(semantics))
      return APFloat::getNaN(semantics, /*Negative=*/true);
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

static Attribute getIdentityAttr(Builder &builder, Type type,
                                 Reduction::Identity identity) {
  using Identity = Reduction::Identity;
  if (auto floatType = dyn_cast<FloatType>(type)) {
    std::optional<APFloat> value =
        getFloatIdentity(floatType.getFloatSemantics(), identity);
    return value ? builder.getFloatAttr(type, *value) : Attribute();
  }
  if (!isa<IntegerType, IndexType>(type))
    return {};
  unsigned width = isa<IndexType>(type) ? IndexType::StorageBits
                                        : cast<IntegerType>(type).getWidth();
  // The only number of width 0.
  if (width == 0)
    return builder.getIntegerAttr(type, 0);
  switch (identity) {
  case Identity::Zero:
    return builder.getIntegerAttr(type, APInt::getZero(width));
  case Identity::One:
    return builder.getIntegerAttr(type, APInt(width, 1));
  case Identity::AllOnes:
    return builder.getIntegerAttr(type, APInt::getAllOnes(width));
  case Identity::Least:
    return builder.getIntegerAttr(type, APInt::getSignedMinValue(width));
  case Identity::Greatest:
    return builder.getIntegerAttr(type, APInt::getSignedMaxValue(width));
  default:
    return {};
  }
}

/// The part of a bounds map that belongs to one dimension, by the sizes of its groups.
static SmallVector<AffineMap, 4> splitBounds(AffineMap map, Attribute groups) {
  SmallVector<AffineMap, 4> maps;
  auto sizes = cast<DenseElementsAttr>(groups);
  ArrayRef<AffineExpr> results = map.getResults();
  for (int64_t i = 0; i < sizes.getType().getNumElements(); ++i) {
    size_t size = sizes.getIntElement(i).getLimitedValue();
    maps.push_back(AffineMap::get(map.getNumDims(), map.getNumSymbols(),
                                  results.take_front(size), map.getContext()));
    results = results.drop_front(size);
  }
  return maps;
}

namespace {
/// The operands of scf.parallel for affine.parallel.
struct ParallelOperands {
  SmallVector<Value, 8> lowers, uppers, steps, initial;
  SmallVector<Reduction, 2> reductions;
};
} // namespace

static LogicalResult addBounds(affine::AffineParallelOp op,
                               PatternRewriter &rewriter,
                               ParallelOperands &operands) {
  Location loc = op->getLoc();
  AffineMap lowerMap = op.getLowerBoundsMap();
  SmallVector<Value, 8> lowerOperands, upperOperands;
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    (i < lowerMap.getNumInputs() ? lowerOperands : upperOperands)
        .push_back(operand);
  auto lowerMaps = splitBounds(lowerMap, op.getLowerBoundsGroups());
  auto upperMaps =
      splitBounds(op.getUpperBoundsMap(), op.getUpperBoundsGroups());
  for (auto [lower, upper] : llvm::zip_equal(lowerMaps, upperMaps)) {
    operands.lowers.push_back(expandMinMax(rewriter, loc, lower, lowerOperands,
                                           arith::MaxSIOp::getOperationName()));
    if (!operands.lowers.back())
      return rewriter.notifyMatchFailure(op.getOperation(),
                                         "couldn't convert lower bounds");
    operands.uppers.push_back(expandMinMax(rewriter, loc, upper, upperOperands,
                                           arith::MinSIOp::getOperationName()));
    if (!operands.uppers.back())
      return rewriter.notifyMatchFailure(op.getOperation(),
                                         "couldn't convert upper bounds");
  }
  for (Attribute step : op.getSteps().getValue())
    operands.steps.push_back(arith::ConstantIndexOp::create(
        rewriter, loc, cast<IntegerAttr>(step).getValue().getSExtValue()));
  return success();
}

static LogicalResult addReductions(affine::AffineParallelOp op,
                                   PatternRewriter &rewriter,
                                   ParallelOperands &operands) {
  for (auto [kind, type] :
       llvm::zip(op.getReductions().getValue(), op->getResultTypes())) {
    std::optional<Reduction> reduction =
        getReduction(cast<IntegerAttr>(kind).getValue().getLimitedValue());
    Attribute identity =
        reduction ? getIdentityAttr(rewriter, type, reduction->identity)
                  : Attribute();
    if (!identity)
      return rewriter.notifyMatchFailure(op.getOperation(),
                                         "the reduction has no identity");
    operands.reductions.push_back(*reduction);
    operands.initial.push_back(
        arith::ConstantOp::create(rewriter, op->getLoc(), identity));
  }
  return success();
}

/// Replaces the terminator `yield` by scf.reduce.
static void createReduce(PatternRewriter &rewriter, Operation *yield,
                         ArrayRef<Reduction> reductions) {
  Location loc = yield->getLoc();
  rewriter.setInsertionPoint(yield);
  Operation *reduce = scf::ReduceOp::create(rewriter, loc, yield->getOperands(),
                                            unsigned(reductions.size()));
  for (auto [reduction, region, value] : llvm::zip_equal(
           reductions, reduce->getRegions(), yield->getOperands())) {
    Type type = value.getType();
    Block *block = rewriter.createBlock(&region, {}, {type, type}, {loc, loc});
    Value combined =
        rewriter
            .create(loc, reduction.op,
                    {block->getArgument(0), block->getArgument(1)}, type)
            ->getResult(0);
    scf::ReduceReturnOp::create(rewriter, loc, combined);
  }
  rewriter.replaceOp(yield, reduce);
}

LogicalResult
ParallelLowering::matchAndRewrite(affine::AffineParallelOp op,
                                  PatternRewriter &rewriter) const {
  ParallelOperands parts;
  if (failed(addBounds(op, rewriter, parts)) ||
      failed(addReductions(op, rewriter, parts)))
    return failure();
  auto loop = scf::ParallelOp::create(rewriter, op->getLoc(), parts.lowers,
                                      parts.uppers, parts.steps, parts.initial);
  rewriter.eraseBlock(loop.getBody());
  Operation *yield = op->getRegion(0).front().getTerminator();
  rewriter.inlineRegionBefore(op->getRegion(0), loop->getRegion(0),
                              loop->getRegion(0).end());
  createReduce(rewriter, yield, parts.reductions);
  rewriter.replaceOp(op.getOperation(), loop);
  return success();
}

void strata::populateAffineToStdConversionPatterns(
    RewritePatternSet &patterns) {
  Context *ctx = patterns.getContext();
  patterns.add<ValueLowering>(ctx, affine::AffineApplyOp::getOperationName(),
                              "");
  patterns.add<ValueLowering>(ctx, affine::AffineMinOp::getOperationName(),
                              arith::MinSIOp::getOperationName());
  patterns.add<ValueLowering>(ctx, affine::AffineMaxOp::getOperationName(),
                              arith::MaxSIOp::getOperationName());
  patterns.add<AccessLowering<affine::AffineLoadOp, memref::LoadOp, 1>>(ctx);
  patterns.add<AccessLowering<affine::AffineStoreOp, memref::StoreOp, 2>>(ctx);
  patterns.add<AccessLowering<affine::AffinePrefetchOp, memref::PrefetchOp, 1>>(
      ctx);
  patterns.add<AccessLowering<affine::AffineVectorLoadOp, vector::LoadOp, 1>>(
      ctx);
  patterns.add<AccessLowering<affine::AffineVectorStoreOp, vector::StoreOp, 2>>(
      ctx);
  StringRef startMaps[] = {"src_map", "dst_map", "tag_map"};
  StringRef waitMaps[] = {"tag_map"};
  patterns.add<DmaLowering<affine::AffineDmaStartOp, memref::DmaStartOp>>(
      ctx, ArrayRef<StringRef>(startMaps));
  patterns.add<DmaLowering<affine::AffineDmaWaitOp, memref::DmaWaitOp>>(
      ctx, ArrayRef<StringRef>(waitMaps));
  patterns.add<ForLowering, IfLowering, ParallelLowering, YieldLowering>(ctx);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct LowerAffine final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *op = getOperation();
    RewritePatternSet patterns(op->getContext());
    populateAffineToStdConversionPatterns(patterns);
    populateAffineExpandIndexOpsPatterns(patterns);
    ConversionTarget target(op->getContext());
    target.addLegalDialect("arith", "memref", "scf", "vector");
    if (failed(convertInParallel(getParallelWork(), op, target,
                                 FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "lower-affine",
    .name = "LowerAffinePass",
    .summary = "Lower affine to arith, memref, scf and vector",
    .dependentDialects = {"arith", "memref", "scf", "vector"},
    .create = makePass<LowerAffine>,
};

void strata::registerAffineToStandardPasses(PassRegistry &registry) {
  registry.add(info);
}
