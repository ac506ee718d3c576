// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// stage-sparse-ops and lower-sparse-ops-to-foreach: conversions and concatenations of tensors become
// loops over stored elements that insert them into the result. If these are not visited in the
// order of the result, they are collected in coordinate format and sorted before.
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/SparseTensor/RuntimeLibrary.h"
#include "strata/SparseTensor/SparsePasses.h"
#include "strata/SparseTensor/SparseTensorType.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

//===-- Order ---------------------------------------------------------------===//

static bool isSparseConstant(Value value) {
  auto constant = value.getDefiningOp<arith::ConstantOp>();
  return constant && isa<SparseElementsAttr>(constant.getValue());
}

/// Whether the elements of a tensor are not visited in the order of the result.
static bool needsSort(ConvertOp op) {
  SparseTensorType from(op.getSource()), to(op.getDest());
  if (to.isAllDense() || !to.isAllOrdered())
    return false;
  if (from.isAllOrdered() && from.getDimToLvl() == to.getDimToLvl())
    return false;
  return !isSparseConstant(op.getSource());
}

static bool needsSort(ConcatenateOp op) {
  SparseTensorType to(op.getResult());
  if (to.isAllDense() || !to.isAllOrdered())
    return false;
  bool haveSameOrder = llvm::all_of(op.getInputs(), [&](Value input) {
    SparseTensorType type(input);
    return type.getDimToLvl() == to.getDimToLvl() && type.isAllOrdered();
  });
  return !haveSameOrder || op.getDimension() != 0 || !to.isIdentity();
}

/// Makes `op` produce unordered coordinates, which are sorted and converted.
template <typename Op>
static LogicalResult stageWithSort(Op op, PatternRewriter &rewriter) {
  if (!needsSort(op))
    return failure();
  Location loc = op->getLoc();
  SparseTensorType type(op->getResult(0));
  RankedTensorType unordered = type.getCOOType(/*ordered=*/false).getType();
  RankedTensorType ordered = type.getCOOType(/*ordered=*/true).getType();
  Operation *copy = rewriter.clone(*op.getOperation());
  rewriter.modifyOpInPlace(copy,
                           [&] { copy->getResult(0).setType(unordered); });
  Value sorted =
      ReorderCOOOp::create(rewriter, loc, ordered, copy->getResult(0),
                           SparseTensorSortKind::hybrid_quick_sort);
  if (type.getType() == ordered) {
    rewriter.replaceOp(op, sorted);
    return success();
  }
  auto converted = rewriter.template replaceOpWithNewOp<ConvertOp>(
      op, type.getType(), sorted);
  rewriter.setInsertionPointAfter(converted);
  bufferization::DeallocTensorOp::create(rewriter, loc, sorted);
  return success();
}

//===-- Loops ---------------------------------------------------------------===//

/// A new tensor without elements, or of zeros.
static Value createTensor(const SparseBuilder &code,
                          const SparseTensorType &type,
                          ValueRange dynamicSizes) {
  OpBuilder &builder = code.getBuilder();
  Value tensor = bufferization::AllocTensorOp::create(
      builder, code.getLoc(), type.getType(), dynamicSizes);
  if (type.hasEncoding())
    return tensor;
  Value zero = code.zero(type.getElementType());
  auto fill = linalg::FillOp::create(builder, code.getLoc(), ValueRange(zero),
                                     ValueRange(tensor));
  return fill->getResult(0);
}

static SmallVector<Value> getDynamicSizes(const SparseBuilder &code,
                                          const SparseTensorType &type,
                                          Value source) {
  SmallVector<Value> sizes;
  for (auto [dim, size] : llvm::enumerate(type.getDimShape())) {
    if (!ShapedType::isDynamic(size))
      continue;
    Value number = code.index(int64_t(dim));
    sizes.push_back(tensor::DimOp::create(code.getBuilder(), code.getLoc(),
                                          source, number));
  }
  return sizes;
}

/// Inserts `value`, unless `checksZero` and it is zero.
static Value createInsert(const SparseBuilder &code, Value value, Value tensor,
                          ValueRange coords, bool checksZero) {
  OpBuilder &builder = code.getBuilder();
  if (!checksZero)
    return tensor::InsertOp::create(builder, code.getLoc(), value, tensor,
                                    coords);
  Value isNonzero = code.isNonzero(value);
  auto branch = scf::IfOp::create(
      builder, code.getLoc(), isNonzero,
      [&](OpBuilder &nested, Location loc) {
        Value inserted =
            tensor::InsertOp::create(nested, loc, value, tensor, coords);
        scf::YieldOp::create(nested, loc, inserted);
      },
      [&](OpBuilder &nested, Location loc) {
        scf::YieldOp::create(nested, loc, tensor);
      });
  return branch->getResult(0);
}

/// Inserts the elements of `source` into `tensor`, with `offset` added to the coordinate of
/// dimension `shifted` if it is not null.
static Value createCopyLoop(const SparseBuilder &code, Value source,
                            Value tensor, AffineMap order, Value offset,
                            unsigned shifted) {
  OpBuilder &builder = code.getBuilder();
  Location loc = code.getLoc();
  SparseTensorType from(source), to(tensor);
  // Zeros are left out. Conversions keep those that a sparse tensor stores.
  bool mayHaveZeros =
      offset || (!from.hasEncoding() && !isSparseConstant(source));
  bool checksZero = to.hasEncoding() && !to.isAllDense() && mayHaveZeros;
  auto foreach = ForeachOp::create(builder, loc, TypeRange(tensor.getType()),
                                   source, ValueRange(tensor), order);
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Type> types(from.getDimRank(), builder.getIndexType());
  types.push_back(from.getElementType());
  types.push_back(tensor.getType());
  SmallVector<Location> locs(types.size(), loc);
  Region &region = foreach->getRegion(0);
  Block *body = region.empty() ? builder.createBlock(&region, {}, types, locs)
                               : &region.front();
  builder.setInsertionPointToStart(body);
  SmallVector<Value> coords(body->getArguments().begin(),
                            body->getArguments().end());
  Value carried = coords.pop_back_val(), value = coords.pop_back_val();
  if (offset)
    coords[shifted] = code.add(coords[shifted], offset);
  Value result = createInsert(code, value, carried, coords, checksZero);
  strata::sparse_tensor::YieldOp::create(builder, loc, result);
  return foreach->getResult(0);
}

static Value finishTensor(const SparseBuilder &code, Value tensor) {
  if (!getSparseTensorEncoding(tensor.getType()))
    return tensor;
  return LoadOp::create(code.getBuilder(), code.getLoc(), tensor,
                        /*hasInserts=*/true);
}

/// Whether only widths of numbers differ, which sparse-tensor-codegen converts.
static bool haveSameLevels(const SparseTensorType &from,
                           const SparseTensorType &to) {
  return from.hasEncoding() && to.hasEncoding() && !from.hasSlices() &&
         from.getEncoding().getLvlTypes() == to.getEncoding().getLvlTypes() &&
         from.getDimToLvl() == to.getDimToLvl() &&
         from.getEncoding().getExplicitVal() ==
             to.getEncoding().getExplicitVal() &&
         from.getEncoding().getImplicitVal() ==
             to.getEncoding().getImplicitVal();
}

static LogicalResult lowerConvert(ConvertOp op, PatternRewriter &rewriter) {
  if (needsSort(op))
    return op->emitError("ConvertOp not staged.");
  SparseTensorType from(op.getSource()), to(op.getDest());
  if (haveSameLevels(from, to) || from.hasSlices())
    return failure();
  SparseBuilder code(rewriter, op->getLoc());
  Value source = op.getSource();
  SmallVector<Value> sizes = getDynamicSizes(code, to, source);
  Value tensor = createTensor(code, to, sizes);
  AffineMap order;
  if (!to.isIdentity() && isSparseConstant(source))
    order = to.getDimToLvl();
  Value filled = createCopyLoop(code, source, tensor, order, Value(), 0);
  rewriter.setInsertionPoint(op);
  rewriter.replaceOp(op, finishTensor(code, filled));
  return success();
}

static LogicalResult lowerConcatenate(ConcatenateOp op,
                                      PatternRewriter &rewriter) {
  if (needsSort(op))
    return op->emitError("ConcatenateOp not staged.");
  SparseBuilder code(rewriter, op->getLoc());
  SparseTensorType to(op.getResult());
  auto dim = unsigned(op.getDimension());
  int64_t end = 0;
  for (Value input : op.getInputs())
    end += SparseTensorType(input).getDimShape()[dim];
  SmallVector<Value> sizes;
  for (auto [i, size] : llvm::enumerate(to.getDimShape()))
    if (ShapedType::isDynamic(size))
      sizes.push_back(code.index(
          i == dim ? end
                   : SparseTensorType(op.getInputs()[0]).getDimShape()[i]));
  Value tensor = createTensor(code, to, sizes);
  int64_t start = 0;
  for (Value input : op.getInputs()) {
    Value offset = code.index(start);
    tensor = createCopyLoop(code, input, tensor, AffineMap(), offset, dim);
    start += SparseTensorType(input).getDimShape()[dim];
  }
  rewriter.replaceOp(op, finishTensor(code, tensor));
  return success();
}

/// The output of a tensor: calls of a writer of the run-time library for each element.
static LogicalResult lowerOutput(OutOp op, PatternRewriter &rewriter) {
  Location loc = op->getLoc();
  SparseTensorType type(op.getTensor());
  Type element = type.getElementType();
  Value dest = op.getDest();
  if (!isRuntimeElementType(element) || !isLLVMPointerType(dest.getType()))
    return rewriter.notifyMatchFailure(op, "the library has no such tensors");
  RuntimeBuilder code(rewriter, loc);
  Value count = NumberOfEntriesOp::create(rewriter, loc, op.getTensor());
  Value numbers = code.allocate(type.getDimRank(), rewriter.getIndexType());
  SmallVector<Value> sizes;
  for (auto [dim, size] : llvm::enumerate(type.getDimShape())) {
    Value value = code.index(ShapedType::isDynamic(size) ? int64_t(dim) : size);
    if (ShapedType::isDynamic(size))
      value = tensor::DimOp::create(rewriter, loc, op.getTensor(), value);
    sizes.push_back(value);
  }
  code.storeAll(sizes, numbers);
  Value writer = code.call("createSparseTensorWriter", code.getPointerType(),
                           dest, /*hasMemRefs=*/false)
                     ->getResult(0);
  Value rank = code.index(type.getDimRank());
  code.call("outSparseTensorWriterMetaData", {},
            {writer, rank, count, numbers});
  Value buffer =
      memref::AllocaOp::create(rewriter, loc, MemRefType::get({}, element));
  auto loop = ForeachOp::create(rewriter, loc, TypeRange(), op.getTensor(),
                                ValueRange(), AffineMap());
  SmallVector<Type> types(type.getDimRank(), rewriter.getIndexType());
  types.push_back(element);
  SmallVector<Location> locs(types.size(), loc);
  Region &region = loop->getRegion(0);
  while (!region.empty())
    rewriter.eraseBlock(&region.front());
  Block *body = rewriter.createBlock(&region, {}, types, locs);
  SmallVector<Value> coords(body->getArguments().begin(),
                            body->getArguments().end());
  Value value = coords.pop_back_val();
  code.storeAll(coords, numbers);
  code.store(value, buffer, {});
  code.call(RuntimeBuilder::getNameFor("outSparseTensorWriterNext", element),
            {}, {writer, rank, numbers, buffer});
  YieldOp::create(rewriter, loc, ValueRange());
  rewriter.setInsertionPointAfter(loop);
  code.call("delSparseTensorWriter", {}, writer, /*hasMemRefs=*/false);
  rewriter.eraseOp(op);
  return success();
}

/// The size of a dimension of a sparse tensor, from those of levels.
static LogicalResult lowerDim(tensor::DimOp op, PatternRewriter &rewriter) {
  APInt number;
  if (!getSparseTensorEncoding(op.getSource().getType()) ||
      !matchPattern(op.getIndex(), m_ConstantInt(&number)))
    return failure();
  SparseTensorType type(op.getSource());
  auto dim = unsigned(number.getZExtValue());
  SparseBuilder code(rewriter, op->getLoc());
  Value size;
  for (auto [lvl, expr] : llvm::enumerate(type.getDimToLvl().getResults())) {
    AffineExpr base = expr.isBinary() ? expr.getLHS() : expr;
    if (base.getValue() != dim || expr.getKind() == AffineExprKind::Mod)
      continue;
    Value index = code.index(int64_t(lvl));
    size = LvlOp::create(rewriter, op->getLoc(), op.getSource(), index);
    if (!expr.isBinary())
      break;
    Value by = code.index(expr.getRHS().getValue());
    size = code.mul(size, by);
  }
  if (!size)
    return failure();
  rewriter.replaceOp(op, size);
  return success();
}

//===-- Passes --------------------------------------------------------------===//

namespace {
struct StageSparseOps final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    RewritePatternSet patterns(getOperation()->getContext());
    patterns.add<ConvertOp>("StageConversion", stageWithSort<ConvertOp>);
    patterns.add<ConcatenateOp>("StageConcatenation",
                                stageWithSort<ConcatenateOp>);
    if (failed(applyPatternsGreedily(
            getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};

struct LowerSparseOps final : Pass {
  using Pass::Pass;
  Option<bool> enableRuntimeLibrary{*this, "enable-runtime-library",
                                    "Keep operations for a library", true};
  Option<bool> enableConvert{*this, "enable-convert",
                             "Lower sparse_tensor.convert", true};
  void runOnOperation() override {
    RewritePatternSet patterns(getOperation()->getContext());
    patterns.add<ConcatenateOp>("ConcatenateRewriter", lowerConcatenate);
    patterns.add<OutOp>("OutRewriter", lowerOutput);
    patterns.add<tensor::DimOp>("TensorDimRewriter", lowerDim);
    if (enableConvert)
      patterns.add<ConvertOp>("DirectConvertRewriter", lowerConvert);
    if (failed(applyPatternsGreedily(
            getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo stageInfo = {
    .argument = "stage-sparse-ops",
    .name = "StageSparseOperations",
    .summary = "Sort elements that are not in the order of the result",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"bufferization", "sparse_tensor"},
    .create = makePass<StageSparseOps>,
};

static constexpr PassInfo lowerSparseOpsInfo = {
    .argument = "lower-sparse-ops-to-foreach",
    .name = "LowerSparseOpsToForeach",
    .summary = "Lower conversions of sparse tensors to loops over elements",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "bufferization", "func", "linalg", "llvm",
                          "memref", "scf", "tensor"},
    .create = makePass<LowerSparseOps>,
};

void strata::registerConversionStagingPasses(PassRegistry &registry) {
  registry.add(stageInfo);
  registry.add(lowerSparseOpsInfo);
}
