// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lower-sparse-foreach-to-scf: sparse_tensor.foreach becomes loops.
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/SparseTensor/LoopEmitter.h"
#include "strata/SparseTensor/SparsePasses.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

/// The element `index` of `values` as a constant.
static Value createElement(const SparseBuilder &code, ElementsAttr values,
                           size_t index) {
  Attribute element =
      *(values.getValues<Attribute>().begin() + ptrdiff_t(index));
  return code.constant(element, values.getElementType());
}

/// Repeats the body for each element of a constant, in the order of `order`.
static void unrollConstant(ForeachOp op, SparseElementsAttr attr,
                           PatternRewriter &rewriter) {
  SparseBuilder code(rewriter, op->getLoc());
  size_t rank = size_t(cast<RankedTensorType>(attr.getType()).getRank());
  SmallVector<int64_t> flat;
  for (const APInt &coord : attr.getIndices().getValues<APInt>())
    flat.push_back(coord.getSExtValue());
  SmallVector<size_t> order;
  for (size_t i = 0; i * rank < flat.size(); ++i)
    order.push_back(i);
  AffineMap map = op.getOrder();
  auto key = [&](size_t element) {
    SmallVector<int64_t> coords(ArrayRef(flat).slice(element * rank, rank));
    if (!map)
      return coords;
    SmallVector<int64_t> lvls;
    for (int64_t lvl : map.compose(coords))
      lvls.push_back(lvl);
    return lvls;
  };
  llvm::stable_sort(order, [&](size_t a, size_t b) { return key(a) < key(b); });
  SmallVector<Value> carried(op.getInitArgs());
  Block &body = op->getRegion(0).front();
  for (size_t element : order) {
    IRMapping mapping;
    SmallVector<Value> values;
    for (int64_t coord : ArrayRef(flat).slice(element * rank, rank))
      values.push_back(code.index(coord));
    values.push_back(createElement(code, attr.getValues(), element));
    llvm::append_range(values, carried);
    for (auto [argument, value] : llvm::zip_equal(body.getArguments(), values))
      mapping.map(argument, value);
    for (Operation &inner : body.without_terminator())
      rewriter.clone(inner, mapping);
    carried.clear();
    for (Value yielded : body.getTerminator()->getOperands())
      carried.push_back(mapping.lookupOrDefault(yielded));
  }
  rewriter.replaceOp(op, carried);
}

static LogicalResult lowerForeach(ForeachOp op, PatternRewriter &rewriter) {
  Location loc = op->getLoc();
  Value tensor = op.getTensor();
  if (auto constant = tensor.getDefiningOp<arith::ConstantOp>())
    if (auto attr = dyn_cast<SparseElementsAttr>(constant.getValue())) {
      unrollConstant(op, attr, rewriter);
      return success();
    }
  SparseTensorType type(tensor);
  if (!type.isIdentity() || !type.isVisitable())
    return rewriter.notifyMatchFailure(
        op, "the levels are not the dimensions, or are those of slices");
  SparseBuilder code(rewriter, loc);
  LoopEmitter loops(tensor, ForeachOp::getOperationName());
  loops.createValueBuffers(code, /*hasOutput=*/false, [](Value) {});
  loops.createIterators(code);
  SmallVector<Value> carried(op.getInitArgs());
  for (unsigned lvl = 0; lvl < type.getLvlRank(); ++lvl) {
    LoopEmitter::TensorLevel level{0, lvl};
    loops.enterSequence(code, level);
    loops.enterLoop(code, level, carried, {});
  }
  SmallVector<Value> arguments = loops.getLoopIVs();
  arguments.push_back(
      type.hasEncoding()
          ? code.load(loops.getValueBuffer(0), loops.getValueIndices(0))
          : code.load(loops.getValueBuffer(0), arguments));
  llvm::append_range(arguments, carried);
  Block *body = &op->getRegion(0).front();
  Operation *yield = body->getTerminator();
  carried.assign(yield->operand_begin(), yield->operand_end());
  rewriter.eraseOp(yield);
  Block *inner = rewriter.getInsertionBlock();
  for (Value &value : carried)
    if (auto argument = dyn_cast<BlockArgument>(value);
        argument && argument.getOwner() == body)
      value = arguments[argument.getArgNumber()];
  rewriter.inlineBlockBefore(body, inner, rewriter.getInsertionPoint(),
                             arguments);
  if (carried.empty() && !inner->empty() && isa<scf::YieldOp>(inner->back()))
    rewriter.setInsertionPoint(&inner->back());
  else
    rewriter.setInsertionPointToEnd(inner);
  for (unsigned lvl = 0; lvl < type.getLvlRank(); ++lvl) {
    loops.exitLoop(rewriter, loc, carried);
    loops.exitSequence();
  }
  rewriter.replaceOp(op, carried);
  return success();
}

/// Affine expressions for the coordinates of blocks.
static LogicalResult lowerTranslation(CrdTranslateOp op,
                                      PatternRewriter &rewriter) {
  AffineMap map = op.getEncoder().getDimToLvl();
  if (op.getDirection() == CrdTransDirectionKind::lvl_to_dim)
    map = inferLvlToDim(map);
  SmallVector<Value> results;
  for (AffineExpr expr : map.getResults()) {
    AffineMap single = AffineMap::get(map.getNumDims(), 0, expr);
    results.push_back(affine::AffineApplyOp::create(rewriter, op->getLoc(),
                                                    single, op.getInCrds()));
  }
  rewriter.replaceOp(op, results);
  return success();
}

namespace {
struct ForeachToSCF final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    RewritePatternSet patterns(getOperation()->getContext());
    patterns.add<ForeachOp>("ForeachRewriter", lowerForeach);
    patterns.add<CrdTranslateOp>("CrdTranslateRewriter", lowerTranslation);
    if (failed(applyPatternsGreedily(
            getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo foreachInfo = {
    .argument = "lower-sparse-foreach-to-scf",
    .name = "LowerForeachToSCF",
    .summary = "Lower sparse_tensor.foreach to loops",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine", "arith", "bufferization", "memref", "scf",
                          "sparse_tensor", "tensor"},
    .create = makePass<ForeachToSCF>,
};

void strata::registerForeachToSCFPass(PassRegistry &registry) {
  registry.add(foreachInfo);
}
