// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/MinMaxBounds.h"

#include "strata/Affine/IndexFacts.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/GPU/GPUOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/SCF/MinMaxSimplification.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Rewrite/PDL/DialectPatterns.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;
using presburger::LinearSum;

//===-- Facts --------------------------------------------------------------===//

namespace {
/// Facts about values from their definitions and those of the values that these use.
class ValueFacts {
public:
  explicit ValueFacts(ValueRange values) {
    for (Value value : values)
      visit(value);
    // Definitions of more values are not visited.
    constexpr size_t MaxVisited = 32;
    for (size_t i = 0; i < worklist.size() && i < MaxVisited; ++i)
      addDefinition(worklist[i]);
  }
  IndexFacts facts;

private:
  LinearSum visit(Value value) {
    if (visited.insert(value).second)
      worklist.push_back(value);
    return facts.getTerm(value);
  }
  LinearSum visit(OpFoldResult value) {
    if (std::optional<int64_t> constant = getConstantIntValue(value))
      return LinearSum(*constant);
    return visit(cast<Value>(value));
  }
  void addDefinition(Value value);
  void addVariable(Value value, const scf::VariableRange &range);
  void addMap(Value value, AffineMap map, ValueRange operands, int sign);
  void addAlternatives(Value value, Value a, Value b);
  void addArithmetic(Value value, Operation *op);
  void addSize(Value value, Operation *op);
  void addPart(Value value, AffineDelinearizeIndexOp op);

  llvm::SmallDenseSet<Value, 8> visited;
  SmallVector<Value, 8> worklist;
};
} // namespace

/// States that `value` is at most each result (-1), at least each (1), or equal (0).
void ValueFacts::addMap(Value value, AffineMap map, ValueRange operands,
                        int sign) {
  for (AffineExpr result : map.getResults()) {
    std::optional<LinearSum> expr =
        facts.getExpr(result, operands, map.getNumDims());
    if (!expr)
      continue;
    LinearSum own = facts.getTerm(value);
    if (sign >= 0)
      facts.addLessOrEqual(*expr, own);
    if (sign <= 0)
      facts.addLessOrEqual(own, *expr);
  }
  for (Value operand : operands)
    visit(operand);
}

/// States the range of a variable of a loop. Its steps are used if all numbers are constants.
void ValueFacts::addVariable(Value value, const scf::VariableRange &range) {
  LinearSum own = facts.getTerm(value);
  LinearSum lower = visit(range.lower), upper = visit(range.upper);
  std::optional<int64_t> step = getConstantIntValue(range.step);
  if (!step || *step <= 0)
    return;
  facts.addLessOrEqual(lower, own);
  std::optional<LinearSum> distance = upper.plus(lower, -1);
  if (lower.isConstant() && upper.isConstant() && distance &&
      distance->constant > 0)
    upper = LinearSum(upper.constant - (distance->constant - 1) % *step);
  facts.addLess(own, upper);
}

/// States that `value` is one of two values.
void ValueFacts::addAlternatives(Value value, Value a, Value b) {
  std::optional<int64_t> first = getConstantIntValue(a);
  std::optional<int64_t> second = getConstantIntValue(b);
  if (!first || !second)
    return;
  LinearSum own = facts.getTerm(value);
  facts.addLessOrEqual(std::min(*first, *second), own);
  facts.addLessOrEqual(own, std::max(*first, *second));
}

/// Sums and products of indices are assumed not to wrap around.
void ValueFacts::addArithmetic(Value value, Operation *op) {
  LinearSum own = facts.getTerm(value);
  LinearSum lhs = visit(op->getOperands().front());
  LinearSum rhs = visit(op->getOperands().back());
  std::optional<LinearSum> result;
  if (isa<arith::AddIOp>(op))
    result = lhs.plus(rhs);
  else if (isa<arith::SubIOp>(op))
    result = lhs.plus(rhs, -1);
  else if (rhs.isConstant())
    result = LinearSum().plus(lhs, rhs.constant);
  else if (lhs.isConstant())
    result = LinearSum().plus(rhs, lhs.constant);
  if (result)
    facts.addEqual(own, *result);
}

/// The size that was given to the allocation or the empty tensor; null if it is unknown.
static Value getGivenSize(Value source, int64_t dim) {
  Operation *op = source.getDefiningOp();
  auto type = dyn_cast<ShapedType>(source.getType());
  if (!isa_and_nonnull<memref::AllocOp, memref::AllocaOp, tensor::EmptyOp>(
          op) ||
      !type.hasRank() || dim < 0 || dim >= type.getRank() ||
      !type.isDynamicDim(unsigned(dim)))
    return nullptr;
  unsigned number = type.getDynamicDimIndex(unsigned(dim));
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    return alloc.getDynamicSizes()[number];
  if (auto alloc = dyn_cast<memref::AllocaOp>(op))
    return alloc.getDynamicSizes()[number];
  return cast<tensor::EmptyOp>(op).getDynamicSizes()[number];
}

void ValueFacts::addSize(Value value, Operation *op) {
  LinearSum own = facts.getTerm(value);
  facts.addLessOrEqual(0, own);
  auto add = [&](Value source, Value index) {
    std::optional<int64_t> dim = getConstantIntValue(index);
    if (Value size = dim ? getGivenSize(source, *dim) : Value())
      facts.addEqual(own, visit(size));
  };
  if (auto dim = dyn_cast<memref::DimOp>(op))
    add(dim.getSource(), dim.getIndex());
  else if (auto dim = dyn_cast<tensor::DimOp>(op))
    add(dim.getSource(), dim.getIndex());
}

/// All results but the first one are less than their elements of the basis.
void ValueFacts::addPart(Value value, AffineDelinearizeIndexOp op) {
  ArrayRef<int64_t> basis = op.getStaticBasis();
  unsigned number = cast<OpResult>(value).getResultNumber();
  if (number == 0)
    return;
  int64_t size = basis[basis.size() - (op->getNumResults() - number)];
  LinearSum own = facts.getTerm(value);
  facts.addLessOrEqual(0, own);
  if (!ShapedType::isDynamic(size))
    facts.addLess(own, size);
}

void ValueFacts::addDefinition(Value value) {
  if (std::optional<scf::VariableRange> range = scf::getVariableRange(value)) {
    // As in mlir-opt, the variables of scf.parallel are unknown.
    if (!isa<scf::ParallelOp>(
            cast<BlockArgument>(value).getOwner()->getParentOp()))
      addVariable(value, *range);
    return;
  }
  Operation *op = value.getDefiningOp();
  if (!op || !isa<IndexType>(value.getType()))
    return;
  if (auto apply = dyn_cast<AffineApplyOp>(op))
    return addMap(value, apply.getAffineMap(), apply.getMapOperands(), 0);
  if (auto min = dyn_cast<AffineMinOp>(op))
    return addMap(value, min.getAffineMap(), min.getMapOperands(), -1);
  if (auto max = dyn_cast<AffineMaxOp>(op))
    return addMap(value, max.getAffineMap(), max.getMapOperands(), 1);
  if (isa<memref::DimOp, tensor::DimOp>(op))
    return addSize(value, op);
  if (isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(op))
    return addArithmetic(value, op);
  if (isa<gpu::ThreadIdOp, gpu::BlockIdOp>(op))
    return facts.addLessOrEqual(0, facts.getTerm(value));
  if (auto split = dyn_cast<AffineDelinearizeIndexOp>(op))
    return addPart(value, split);
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return addAlternatives(value, select.getTrueValue(),
                           select.getFalseValue());
  if (auto branch = dyn_cast<scf::IfOp>(op)) {
    unsigned number = cast<OpResult>(value).getResultNumber();
    addAlternatives(value, branch.thenYield()->getOperands()[number],
                    branch.elseYield()->getOperands()[number]);
  }
}

//===-- Results ------------------------------------------------------------===//

/// The results that remain, in order. As in mlir-opt, of two results the second one is left out
/// if it is always worse, and the first one if it is never better.
static SmallVector<unsigned> findNeeded(Operation *op, AffineMap map,
                                        bool isMin) {
  ValueFacts values(op->getOperands());
  IndexFacts &facts = values.facts;
  SmallVector<std::optional<LinearSum>> results;
  for (AffineExpr expr : map.getResults())
    results.push_back(facts.getExpr(expr, op->getOperands(), map.getNumDims()));
  SmallVector<bool> isLeftOut(results.size());
  bool areUnknown = facts.areContradictory();
  for (size_t i = 0; i < results.size() && !areUnknown; ++i)
    for (size_t k = i + 1; k < results.size() && !isLeftOut[i]; ++k) {
      if (isLeftOut[k] || !results[i] || !results[k])
        continue;
      const LinearSum &smaller = isMin ? *results[i] : *results[k];
      const LinearSum &greater = isMin ? *results[k] : *results[i];
      isLeftOut[k] = facts.implyLess(smaller, greater);
      isLeftOut[i] = !isLeftOut[k] && facts.implyLessOrEqual(greater, smaller);
    }
  SmallVector<unsigned> needed;
  for (unsigned i = 0; i < results.size(); ++i)
    if (!isLeftOut[i])
      needed.push_back(i);
  return needed;
}

/// Maps with more results are not compared, since all pairs are.
static constexpr unsigned MaxResults = 32;

LogicalResult affine::simplifyMinMaxByBounds(RewriterBase &rewriter,
                                             Operation *op) {
  auto min = dyn_cast<AffineMinOp>(op);
  AffineMap map =
      min ? min.getAffineMap() : cast<AffineMaxOp>(op).getAffineMap();
  if (map.getNumResults() < 2 || map.getNumResults() > MaxResults)
    return failure();
  SmallVector<unsigned> needed = findNeeded(op, map, bool(min));
  if (needed.empty() || needed.size() == map.getNumResults())
    return failure();
  map = map.getSubMap(needed);
  SmallVector<Value> operands(op->getOperands());
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  if (needed.size() == 1)
    rewriter.replaceOp(
        op, rewriter.createOrFold<AffineApplyOp>(op->getLoc(), map, operands));
  else if (min)
    rewriter.replaceOpWithNewOp<AffineMinOp>(op, map, operands);
  else
    rewriter.replaceOpWithNewOp<AffineMaxOp>(op, map, operands);
  return success();
}

namespace {
template <typename OpTy>
struct SimplifyByBounds final : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    return simplifyMinMaxByBounds(rewriter, op);
  }
};

/// Composes the maps that define operands. As in mlir-opt, other operations are left.
struct ComposeApply final : OpRewritePattern<AffineApplyOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AffineApplyOp op,
                                PatternRewriter &rewriter) const override {
    if (llvm::none_of(op->getOperands(), [](Value operand) {
          return isa_and_nonnull<AffineApplyOp, AffineMinOp>(
              operand.getDefiningOp());
        }))
      return failure();
    AffineMap map = op.getAffineMap();
    SmallVector<Value> operands(op.getMapOperands());
    fullyComposeAffineMapAndOperands(&map, &operands);
    canonicalizeMapAndOperands(&map, &operands);
    if (map == op.getAffineMap() && ValueRange(operands) == op.getMapOperands())
      return failure();
    rewriter.replaceOp(
        op, rewriter.createOrFold<AffineApplyOp>(op.getLoc(), map, operands));
    return success();
  }
};
} // namespace

void affine::populateMinMaxBoundsPatterns(RewritePatternSet &patterns) {
  patterns.add<SimplifyByBounds<AffineMinOp>, SimplifyByBounds<AffineMaxOp>,
               ComposeApply>(patterns.getContext());
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct SimplifyAffineMinMax final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Context &ctx = getContext();
    RewritePatternSet patterns(&ctx);
    for (StringRef name :
         {AffineMinOp::getOperationName(), AffineMaxOp::getOperationName()})
      if (const OpDefinition *def = ctx.getOpDefinition(name))
        (void)addOwnCanonicalizations(*def, patterns);
    populateMinMaxBoundsPatterns(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo simplifyAffineMinMaxInfo = {
    .argument = "affine-simplify-min-max",
    .name = "SimplifyAffineMinMaxPass",
    .summary = "Simplify affine.min, affine.max and affine.apply by bounds of "
               "their operands",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine", "arith"},
    .create = makePass<SimplifyAffineMinMax>,
};

void strata::registerSimplifyAffineMinMaxPass(PassRegistry &registry) {
  registry.add(simplifyAffineMinMaxInfo);
}
