// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/LinalgToLoops/LinalgToLoops.h"

#include "strata/Affine/AffineOperands.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Linalg/LinalgInterfaces.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/PatternPass.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace strata;

namespace {
/// The kind of loops that are created.
enum class LoopKind : uint8_t { Scf, Parallel, Affine };

/// Creates the loops of one operation, and their body.
class LoopNest {
public:
  LoopNest(PatternRewriter &rewriter, linalg::LinalgOp op, LoopKind kind)
      : rewriter(rewriter), op(op), loc(op->getLoc()), kind(kind),
        maps(op.getIndexingMapsArray()) {}
  /// False, and nothing else, if the iterations do not follow from the operands.
  bool build();

private:
  bool findSizes();
  OpFoldResult createSize(unsigned loop);
  void createBounds();
  void createLoops(unsigned first);
  void createScfLoop(unsigned loop);
  void createAffineLoop(unsigned loop);
  unsigned createParallelLoops(unsigned first);
  void createBody();
  SmallVector<Value, 4> createSubscripts(AffineMap map);
  Value createLoad(Value memref, ArrayRef<Value> subscripts);
  void createStore(Value value, Value memref, ArrayRef<Value> subscripts);
  Value createIndex(int64_t value) {
    return arith::ConstantOp::create(rewriter, loc,
                                     rewriter.getIndexAttr(value));
  }

  PatternRewriter &rewriter;
  linalg::LinalgOp op;
  Location loc;
  LoopKind kind;
  SmallVector<AffineMap> maps;
  /// For each loop, an operand and a dimension of it that have its size.
  SmallVector<std::pair<unsigned, unsigned>, 4> sizes;
  /// For each loop, its size; and its bounds as values, unless loops are affine.
  SmallVector<OpFoldResult, 4> ranges;
  SmallVector<Value, 4> lowers, uppers, steps;
  SmallVector<Value, 4> ivs;
};
} // namespace

bool LoopNest::findSizes() {
  unsigned numLoops = op.getNumLoops();
  SmallVector<bool, 4> isFound(numLoops, false);
  sizes.resize(numLoops);
  for (auto [operand, map] : llvm::enumerate(maps))
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      if (expr.getKind() != AffineExprKind::DimId || isFound[expr.getValue()])
        continue;
      isFound[expr.getValue()] = true;
      sizes[expr.getValue()] = {unsigned(operand), unsigned(dim)};
    }
  return llvm::all_of(isFound, [](bool found) { return found; });
}

OpFoldResult LoopNest::createSize(unsigned loop) {
  auto [number, dim] = sizes[loop];
  Value operand = op->getOperand(number);
  int64_t size = cast<MemRefType>(operand.getType()).getDimSize(dim);
  if (!ShapedType::isDynamic(size))
    return OpFoldResult(rewriter.getIndexAttr(size));
  return OpFoldResult(
      Value(memref::DimOp::create(rewriter, loc, operand, createIndex(dim))));
}

/// Sizes first, in the order of operands and their dimensions, then the bounds of all loops.
void LoopNest::createBounds() {
  auto loops = llvm::to_vector(llvm::seq<unsigned>(0, op.getNumLoops()));
  llvm::sort(loops, [&](unsigned lhs, unsigned rhs) {
    return sizes[lhs] < sizes[rhs];
  });
  ranges.resize(loops.size());
  for (unsigned loop : loops)
    ranges[loop] = createSize(loop);
  if (kind == LoopKind::Affine)
    return;
  for (OpFoldResult size : ranges) {
    lowers.push_back(createIndex(0));
    Value value = size.getValue();
    uppers.push_back(value ? value
                           : createIndex(*getConstantIntValue(size.getAttr())));
    steps.push_back(createIndex(1));
  }
}

//===-- Loops --------------------------------------------------------------===//

void LoopNest::createScfLoop(unsigned loop) {
  auto made = scf::ForOp::create(rewriter, loc, lowers[loop], uppers[loop],
                                 steps[loop]);
  ivs.push_back(made.getInductionVar());
  rewriter.setInsertionPointToStart(made.getBody());
}

void LoopNest::createAffineLoop(unsigned loop) {
  Value size = ranges[loop].getValue();
  SmallVector<Value, 1> upperOperands;
  if (size)
    upperOperands.push_back(size);
  AffineMap upper = size ? rewriter.getSymbolIdentityMap()
                         : rewriter.getConstantAffineMap(
                               *getConstantIntValue(ranges[loop].getAttr()));
  auto made = affine::AffineForOp::create(rewriter, loc, ValueRange(),
                                          rewriter.getConstantAffineMap(0),
                                          upperOperands, upper);
  ivs.push_back(made.getInductionVar());
  rewriter.setInsertionPointToStart(made.getBody());
}

/// One scf.parallel for the parallel loops from `first` on. Returns the index
/// after them.
unsigned LoopNest::createParallelLoops(unsigned first) {
  SmallVector<linalg::IteratorType> iterators = op.getIteratorTypesArray();
  unsigned end = first;
  while (end < iterators.size() &&
         iterators[end] == linalg::IteratorType::parallel)
    ++end;
  size_t rank = end - first;
  auto getBounds = [&](ArrayRef<Value> values) {
    return values.slice(first, rank);
  };
  auto made = scf::ParallelOp::create(rewriter, loc, getBounds(lowers),
                                      getBounds(uppers), getBounds(steps));
  llvm::append_range(ivs, made.getInductionVars());
  rewriter.setInsertionPointToStart(made.getBody());
  return end;
}

void LoopNest::createLoops(unsigned first) {
  unsigned numLoops = op.getNumLoops();
  SmallVector<linalg::IteratorType> iterators = op.getIteratorTypesArray();
  for (unsigned loop = first; loop < numLoops;) {
    if (kind == LoopKind::Parallel &&
        iterators[loop] == linalg::IteratorType::parallel) {
      loop = createParallelLoops(loop);
      continue;
    }
    if (kind == LoopKind::Affine)
      createAffineLoop(loop);
    else
      createScfLoop(loop);
    ++loop;
  }
}

//===-- Body ---------------------------------------------------------------===//

SmallVector<Value, 4> LoopNest::createSubscripts(AffineMap map) {
  SmallVector<Value, 4> subscripts;
  for (AffineExpr expr : map.getResults()) {
    if (expr.getKind() == AffineExprKind::DimId) {
      subscripts.push_back(ivs[size_t(expr.getValue())]);
      continue;
    }
    if (expr.isConstant()) {
      subscripts.push_back(createIndex(expr.getValue()));
      continue;
    }
    AffineMap single =
        AffineMap::get(map.getNumDims(), map.getNumSymbols(), expr);
    SmallVector<Value> operands(ivs.begin(), ivs.end());
    affine::canonicalizeMapAndOperands(&single, &operands,
                                       [](Value) { return false; });
    subscripts.push_back(affine::AffineApplyOp::create(
        rewriter, loc, operands, AffineMapAttr::get(single)));
  }
  return subscripts;
}

Value LoopNest::createLoad(Value memref, ArrayRef<Value> subscripts) {
  SmallVector<Value, 5> operands = {memref};
  llvm::append_range(operands, subscripts);
  Type element = cast<MemRefType>(memref.getType()).getElementType();
  SmallVector<NamedAttribute, 1> attributes;
  if (kind == LoopKind::Affine)
    attributes.push_back(rewriter.getNamedAttr(
        "map", AffineMapAttr::get(rewriter.getMultiDimIdentityMap(
                   unsigned(subscripts.size())))));
  if (kind == LoopKind::Affine)
    return affine::AffineLoadOp::create(rewriter, loc, TypeRange(element),
                                        operands, attributes);
  return memref::LoadOp::create(rewriter, loc, TypeRange(element), operands,
                                attributes);
}

void LoopNest::createStore(Value value, Value memref,
                           ArrayRef<Value> subscripts) {
  SmallVector<Value, 6> operands = {value, memref};
  llvm::append_range(operands, subscripts);
  SmallVector<NamedAttribute, 1> attributes;
  if (kind == LoopKind::Affine)
    attributes.push_back(rewriter.getNamedAttr(
        "map", AffineMapAttr::get(rewriter.getMultiDimIdentityMap(
                   unsigned(subscripts.size())))));
  if (kind == LoopKind::Affine)
    affine::AffineStoreOp::create(rewriter, loc, TypeRange(), operands,
                                  attributes);
  else
    memref::StoreOp::create(rewriter, loc, TypeRange(), operands, attributes);
}

/// Loads the operands, computes, and stores the results.
void LoopNest::createBody() {
  Block &payload = *op.getBlock();
  IRMapping mapping;
  SmallVector<SmallVector<Value, 4>, 2> outputs;
  for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
    BlockArgument arg = payload.getArgument(unsigned(number));
    bool isOutput = number >= op.getNumDpsInputs();
    if (!isa<MemRefType>(operand.getType())) {
      mapping.map(arg, operand);
      continue;
    }
    SmallVector<Value, 4> subscripts = createSubscripts(maps[number]);
    if (!arg.use_empty())
      mapping.map(arg, createLoad(operand, subscripts));
    if (isOutput)
      outputs.push_back(createSubscripts(maps[number]));
  }
  for (Operation &nested : payload.without_terminator()) {
    if (isa<linalg::IndexOp>(nested)) {
      auto dim = cast<IntegerAttr>(nested.getInherentAttrOrNull("dim"));
      mapping.map(Value(nested.getResult(0)),
                  ivs[dim.getValue().getLimitedValue()]);
      continue;
    }
    rewriter.clone(nested, mapping);
  }
  OperandRange yielded = payload.getTerminator()->getOperands();
  for (auto [value, target, subscripts] :
       llvm::zip_equal(yielded, op.getDpsInits(), outputs))
    createStore(mapping.lookupOrDefault(value), target, subscripts);
}

bool LoopNest::build() {
  if (!findSizes() || !op.getBlock() ||
      op.getBlock()->getNumArguments() != op->getNumOperands())
    return false;
  createBounds();
  createLoops(0);
  createBody();
  return true;
}

//===-- Passes -------------------------------------------------------------===//

namespace {
struct LinalgToLoopsPattern final : RewritePattern {
  LinalgToLoopsPattern(Context *ctx, LoopKind kind)
      : RewritePattern(MatchAnyOpTypeTag(), 1, ctx), kind(kind) {}
  bool mayMatch(const OpDefinition &def) const override {
    return linalg::LinalgOp::classof(def);
  }
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    auto structured = dyn_cast<linalg::LinalgOp>(op);
    if (!structured || !structured.hasPureBufferSemantics())
      return rewriter.notifyMatchFailure(
          op, "expected linalg op with buffer semantics");
    if (!LoopNest(rewriter, structured, kind).build())
      return rewriter.notifyMatchFailure(
          op, "the iterations do not follow from the operands");
    rewriter.eraseOp(op);
    return success();
  }
  LoopKind kind;
};
} // namespace

template <LoopKind Kind>
static void populateLinalgToLoopsPatterns(RewritePatternSet &patterns) {
  patterns.add<LinalgToLoopsPattern>(patterns.getContext(), Kind);
}

static constexpr PassInfo loopsInfo = {
    .argument = "convert-linalg-to-loops",
    .name = "ConvertLinalgToLoopsPass",
    .summary = "Lower linalg to loops of scf",
    .dependentDialects = {"affine", "arith", "linalg", "memref", "scf"},
    .create = makePatternPass<populateLinalgToLoopsPatterns<LoopKind::Scf>>,
};

static constexpr PassInfo parallelInfo = {
    .argument = "convert-linalg-to-parallel-loops",
    .name = "ConvertLinalgToParallelLoopsPass",
    .summary = "Lower linalg to parallel loops of scf",
    .dependentDialects = {"affine", "arith", "linalg", "memref", "scf"},
    .create =
        makePatternPass<populateLinalgToLoopsPatterns<LoopKind::Parallel>>,
};

static constexpr PassInfo affineInfo = {
    .argument = "convert-linalg-to-affine-loops",
    .name = "ConvertLinalgToAffineLoopsPass",
    .summary = "Lower linalg to affine loops",
    .dependentDialects = {"affine", "arith", "linalg", "memref"},
    .create = makePatternPass<populateLinalgToLoopsPatterns<LoopKind::Affine>>,
};

void strata::registerLinalgToLoopsPasses(PassRegistry &registry) {
  registry.add(loopsInfo);
  registry.add(parallelInfo);
  registry.add(affineInfo);
}
