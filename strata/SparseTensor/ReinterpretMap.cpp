// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sparse-reinterpret-map: operations work on levels instead of dimensions. Tensors whose encoding
// has another map than the identity are reinterpreted as tensors of their levels.
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/SparseTensor/ReinterpretDetail.h"
#include "strata/SparseTensor/SparsePasses.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

//===-- Shared parts --------------------------------------------------------===//

bool strata::sparse_tensor::hasNonIdentityMap(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && getSparseTensorEncoding(type) &&
         !SparseTensorType(type).isIdentity();
}

bool strata::sparse_tensor::hasNonIdentityMap(Operation *op) {
  auto test = [](Value value) { return hasNonIdentityMap(value); };
  return llvm::any_of(op->getOperands(), test) ||
         llvm::any_of(op->getResults(), test);
}

Value strata::sparse_tensor::remap(RewriterBase &rewriter, Location loc,
                                   Type type, Value value) {
  if (value.getType() == type)
    return value;
  return ReinterpretMapOp::create(rewriter, loc, type, value);
}

Value strata::sparse_tensor::demap(RewriterBase &rewriter, Location loc,
                                   Value value) {
  if (!hasNonIdentityMap(value))
    return value;
  return remap(rewriter, loc,
               SparseTensorType(value).getDemappedType().getType(), value);
}

/// The coordinates that `map` has for `values`, which are of levels or dimensions.
static SmallVector<Value> translate(const SparseBuilder &code,
                                    const SparseTensorType &type, AffineMap map,
                                    ValueRange values,
                                    CrdTransDirectionKind direction) {
  SmallVector<Value> results;
  if (!type.hasEncoding() || type.isPermutation()) {
    for (AffineExpr expr : map.getResults())
      results.push_back(values[cast<AffineDimExpr>(expr).getPosition()]);
    return results;
  }
  SmallVector<Type> types(map.getNumResults(),
                          code.getBuilder().getIndexType());
  auto op =
      CrdTranslateOp::create(code.getBuilder(), code.getLoc(), TypeRange(types),
                             values, direction, type.getEncoding());
  return SmallVector<Value>(op->result_begin(), op->result_end());
}

SmallVector<Value> strata::sparse_tensor::toLvlCoords(
    const SparseBuilder &code, const SparseTensorType &type, ValueRange dims) {
  return translate(code, type, type.getDimToLvl(), dims,
                   CrdTransDirectionKind::dim_to_lvl);
}

SmallVector<Value> strata::sparse_tensor::toDimCoords(
    const SparseBuilder &code, const SparseTensorType &type, ValueRange lvls) {
  return translate(code, type, inferLvlToDim(type.getDimToLvl()), lvls,
                   CrdTransDirectionKind::lvl_to_dim);
}

/// Gives the only result of `op` the demapped type, and its users the value of the old type.
static void demapResult(PatternRewriter &rewriter, Operation *op) {
  OpResult result = op->getResult(0);
  Type old = result.getType();
  rewriter.modifyOpInPlace(op, [&] {
    result.setType(SparseTensorType(result).getDemappedType().getType());
  });
  rewriter.setInsertionPointAfter(op);
  Value mapped = remap(rewriter, op->getLoc(), old, result);
  rewriter.replaceAllUsesExcept(result, mapped, mapped.getDefiningOp());
}

//===-- Patterns ------------------------------------------------------------===//

/// tensor.empty and bufferization.alloc_tensor.
template <typename Op>
static LogicalResult demapAllocation(Op op, PatternRewriter &rewriter) {
  if (!hasNonIdentityMap(op.getOperation()))
    return failure();
  SparseBuilder code(rewriter, op->getLoc());
  SparseTensorType type(op->getResult(0));
  // The largest coordinates of dimensions give those of levels.
  SmallVector<Value> largest;
  ValueRange sizes = op.getDynamicSizes();
  for (int64_t size : type.getDimShape()) {
    if (!ShapedType::isDynamic(size)) {
      largest.push_back(code.index(size - 1));
      continue;
    }
    Value one = code.index(1);
    largest.push_back(code.sub(sizes.front(), one));
    sizes = sizes.drop_front();
  }
  if constexpr (std::is_same_v<Op, bufferization::AllocTensorOp>) {
    if (Value copied = op.getCopy()) {
      Value source = demap(rewriter, op->getLoc(), copied);
      rewriter.modifyOpInPlace(op, [&] { op.getCopyMutable().assign(source); });
      demapResult(rewriter, op);
      return success();
    }
  }
  SmallVector<Value> lvls = toLvlCoords(code, type, largest), lvlSizes;
  for (auto [coord, size] : llvm::zip_equal(lvls, type.getLvlShape()))
    if (ShapedType::isDynamic(size))
      lvlSizes.push_back(code.add(coord, 1));
  rewriter.modifyOpInPlace(
      op, [&] { op.getDynamicSizesMutable().assign(lvlSizes); });
  demapResult(rewriter, op);
  return success();
}

static LogicalResult demapAssembly(AssembleOp op, PatternRewriter &rewriter) {
  if (!hasNonIdentityMap(op.getOperation()))
    return failure();
  demapResult(rewriter, op);
  return success();
}

static LogicalResult demapDisassembly(DisassembleOp op,
                                      PatternRewriter &rewriter) {
  if (!hasNonIdentityMap(op.getTensor()))
    return failure();
  Value tensor = demap(rewriter, op->getLoc(), op.getTensor());
  rewriter.modifyOpInPlace(op, [&] { op.getTensorMutable().assign(tensor); });
  return success();
}

static LogicalResult demapInsertion(tensor::InsertOp op,
                                    PatternRewriter &rewriter) {
  if (!hasNonIdentityMap(op.getDest()))
    return failure();
  SparseBuilder code(rewriter, op->getLoc());
  SparseTensorType type(op.getDest());
  SmallVector<Value> lvls = toLvlCoords(code, type, op.getIndices());
  Value dest = demap(rewriter, op->getLoc(), op.getDest());
  Value inserted = tensor::InsertOp::create(rewriter, op->getLoc(),
                                            op.getScalar(), dest, lvls);
  rewriter.replaceOp(op,
                     remap(rewriter, op->getLoc(), type.getType(), inserted));
  return success();
}

/// Gives the body of a foreach, whose tensor was of type `type`, the arguments for levels.
static void demapForeachBody(ForeachOp op, const SparseTensorType &type,
                             PatternRewriter &rewriter) {
  Block *body = &op->getRegion(0).front();
  Location loc = op->getLoc();
  SparseTensorType demapped(op.getTensor());
  SmallVector<Type> types(demapped.getLvlRank(), rewriter.getIndexType());
  types.push_back(type.getElementType());
  llvm::append_range(types, op.getInitArgs().getTypes());
  unsigned numOld = body->getNumArguments();
  for (Type argument : types)
    body->addArgument(argument, loc);
  rewriter.setInsertionPointToStart(body);
  SparseBuilder code(rewriter, loc);
  SmallVector<Value> lvls, fresh;
  for (BlockArgument argument : body->getArguments().drop_front(numOld))
    fresh.push_back(argument);
  ArrayRef<Value> all = fresh;
  SmallVector<Value> replacements =
      toDimCoords(code, type, all.take_front(demapped.getLvlRank()));
  replacements.push_back(all[demapped.getLvlRank()]);
  for (Value argument : all.drop_front(demapped.getLvlRank() + 1)) {
    Type old = body->getArgument(unsigned(replacements.size())).getType();
    replacements.push_back(remap(rewriter, loc, old, argument));
  }
  for (unsigned i = 0; i < numOld; ++i)
    rewriter.replaceAllUsesWith(body->getArgument(i), replacements[i]);
  body->eraseArguments(0, numOld);
  Operation *yield = body->getTerminator();
  rewriter.setInsertionPoint(yield);
  for (OpOperand &operand : yield->getOpOperands()) {
    Value value = demap(rewriter, loc, operand.get());
    rewriter.modifyOpInPlace(yield, [&] { operand.set(value); });
  }
}

static LogicalResult demapForeach(ForeachOp op, PatternRewriter &rewriter) {
  if (!hasNonIdentityMap(op.getOperation()))
    return failure();
  Operation *source = op.getTensor().getDefiningOp();
  if (source && isa<arith::ConstantOp>(source))
    return rewriter.notifyMatchFailure(op, "the tensor is a constant");
  SparseTensorType type(op.getTensor());
  Location loc = op->getLoc();
  Value tensor = demap(rewriter, loc, op.getTensor());
  SmallVector<Value> inits;
  for (Value init : op.getInitArgs())
    inits.push_back(demap(rewriter, loc, init));
  SmallVector<Type> oldTypes(op->getResultTypes());
  rewriter.startOpModification(op);
  op.getTensorMutable().assign(tensor);
  op.getInitArgsMutable().assign(inits);
  for (auto [result, init] : llvm::zip_equal(op->getResults(), inits))
    result.setType(init.getType());
  demapForeachBody(op, type, rewriter);
  rewriter.finalizeOpModification(op);
  rewriter.setInsertionPointAfter(op);
  for (auto [result, old] : llvm::zip_equal(op->getResults(), oldTypes)) {
    Value mapped = remap(rewriter, loc, old, result);
    if (mapped != result)
      rewriter.replaceAllUsesExcept(result, mapped, mapped.getDefiningOp());
  }
  return success();
}

void strata::sparse_tensor::populateOtherReinterpretation(
    RewritePatternSet &patterns) {
  patterns.add<bufferization::AllocTensorOp>(
      "TensorAllocDemapper", demapAllocation<bufferization::AllocTensorOp>);
  patterns.add<tensor::EmptyOp>("TensorAllocDemapper",
                                demapAllocation<tensor::EmptyOp>);
  patterns.add<AssembleOp>("SparseAssembleDemapper", demapAssembly);
  patterns.add<DisassembleOp>("SparseDisassembleDemapper", demapDisassembly);
  patterns.add<tensor::InsertOp>("TensorInsertDemapper", demapInsertion);
  patterns.add<ForeachOp>("ForeachOpDemapper", demapForeach);
}

//===-- Pass ----------------------------------------------------------------===//

namespace {
enum class ReinterpretScope : unsigned { All, OnlyGeneric, ExceptGeneric };

struct ReinterpretMap final : Pass {
  using Pass::Pass;
  Option<ReinterpretScope> scope{
      *this,
      "scope",
      "Set the reinterpretation scope",
      ReinterpretScope::All,
      {{ReinterpretScope::All, "all", "All operations"},
       {ReinterpretScope::OnlyGeneric, "only-generic", "linalg.generic only"},
       {ReinterpretScope::ExceptGeneric, "except-generic",
        "All operations but linalg.generic"}}};
  Option<LoopOrderingStrategy> loopOrderingStrategy{
      *this,
      "loop-ordering-strategy",
      "Set the order of loops where the levels leave a choice",
      LoopOrderingStrategy::Default,
      {{LoopOrderingStrategy::Default, "default",
        "The loop that became possible last"},
       {LoopOrderingStrategy::DenseOuter, "dense-outer",
        "Dense levels, then compressed ones, then singletons"}}};

  void runOnOperation() override {
    RewritePatternSet patterns(getOperation()->getContext());
    if (*scope != ReinterpretScope::ExceptGeneric)
      populateGenericReinterpretation(patterns, *loopOrderingStrategy);
    if (*scope != ReinterpretScope::OnlyGeneric)
      populateOtherReinterpretation(patterns);
    if (failed(applyPatternsGreedily(
            getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo reinterpretMapInfo = {
    .argument = "sparse-reinterpret-map",
    .name = "SparseReinterpretMap",
    .summary = "Let operations on sparse tensors work on levels",
    .anchor = "builtin.module",
    .dependentDialects = {"affine", "arith", "bufferization", "linalg",
                          "sparse_tensor", "tensor"},
    .create = makePass<ReinterpretMap>,
};

void strata::registerReinterpretMapPass(PassRegistry &registry) {
  registry.add(reinterpretMapInfo);
}
