// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sparse-vectorization: innermost loops over elements work on vectors. Elements of dense tensors at
// stored coordinates are gathered and scattered; a mask leaves out iterations after the end.
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/SparseTensor/SparseBuilder.h"
#include "strata/SparseTensor/SparsePasses.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace strata;
using namespace strata::sparse_tensor;

namespace {
/// The translation of one loop. Each function is called twice: first to find out whether all
/// is possible, which changes nothing, and then with `emits`.
class LoopVectorizer {
public:
  LoopVectorizer(scf::ForOp loop, int64_t length, bool useIndex32,
                 RewriterBase &rewriter)
      : loop(loop), block(&loop->getRegion(0).front()), length(length),
        useIndex32(useIndex32), rewriter(rewriter),
        code(rewriter, loop->getLoc()) {}
  bool run();

private:
  bool vectorize();
  bool vectorizeReduction(Value result);
  bool vectorizeStore(memref::StoreOp store);
  bool vectorizeExpr(Value value, Value &result);
  bool vectorizeOperation(Operation *def, Value &result);
  bool vectorizeSubscripts(Value memref, ValueRange subscripts,
                           SmallVectorImpl<Value> &indices);
  bool vectorizeSubscript(Value subscript, bool isLast,
                          SmallVectorImpl<Value> &indices);
  Value emitLoad(Value memref, ArrayRef<Value> indices);
  Value emitCoordinates(memref::LoadOp load);
  void emitMask(Value induction, Value step);

  VectorType vectorOf(Type type) const {
    return VectorType::get({length}, type);
  }
  Value broadcast(Value value) {
    return vector::BroadcastOp::create(rewriter, loop->getLoc(),
                                       vectorOf(value.getType()), value);
  }
  /// Whether a value of an operation is from outside of the loop.
  bool isInvariant(Value value) const {
    Operation *def = value.getDefiningOp();
    return def && def->getBlock() != block;
  }

  scf::ForOp loop;
  Block *block;
  int64_t length;
  bool useIndex32;
  RewriterBase &rewriter;
  SparseBuilder code;
  bool emits = false;
  /// Null if all iterations are whole vectors.
  Value mask;
  /// The vector of partial results in the new loop.
  Value partial;
};
} // namespace

//===-- Memory --------------------------------------------------------------===//

Value LoopVectorizer::emitLoad(Value memref, ArrayRef<Value> indices) {
  Location loc = loop->getLoc();
  VectorType type =
      vectorOf(cast<MemRefType>(memref.getType()).getElementType());
  bool isGather = isa<VectorType>(indices.back().getType());
  if (!isGather && !mask)
    return vector::LoadOp::create(rewriter, loc, type, memref, indices);
  Value zeros = code.zero(type);
  if (!isGather)
    return vector::MaskedLoadOp::create(rewriter, loc, type, memref, indices,
                                        mask, zeros);
  SmallVector<Value> offsets(indices.begin(), indices.end());
  offsets.back() = code.index(0);
  Value all = mask;
  if (!all)
    all = broadcast(code.boolean(true));
  return vector::GatherOp::create(rewriter, loc, type, memref, offsets,
                                  indices.back(), all, zeros);
}

/// The vector of coordinates in the place of one, in a width that addresses can have.
Value LoopVectorizer::emitCoordinates(memref::LoadOp load) {
  SmallVector<Value> indices(load.getIndices());
  Value vector = emitLoad(load.getMemref(), indices);
  Type element = cast<VectorType>(vector.getType()).getElementType();
  if (isa<IndexType>(element))
    return vector;
  unsigned width = element.getIntOrFloatBitWidth();
  unsigned wanted = width < 32 ? 32 : useIndex32 ? width : 64;
  if (width >= wanted)
    return vector;
  return arith::ExtUIOp::create(rewriter, loop->getLoc(),
                                vectorOf(rewriter.getIntegerType(wanted)),
                                vector);
}

/// Whether the elements along the last dimension, which become a vector, are beside each other.
static bool isContiguous(Value memref) {
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  auto type = cast<MemRefType>(memref.getType());
  return succeeded(type.getStridesAndOffset(strides, offset)) &&
         !strides.empty() && strides.back() == 1;
}

bool LoopVectorizer::vectorizeSubscript(Value subscript, bool isLast,
                                        SmallVectorImpl<Value> &indices) {
  if (isInvariant(subscript) || isa<BlockArgument>(subscript)) {
    bool isIndex = subscript == loop.getInductionVar();
    bool isCarried = !isIndex && isa<BlockArgument>(subscript) &&
                     cast<BlockArgument>(subscript).getOwner() == block;
    indices.push_back(subscript);
    return !isCarried && isIndex == isLast;
  }
  if (!isLast)
    return false;
  Value source = subscript;
  while (Operation *def = source.getDefiningOp()) {
    if (!isa<arith::IndexCastOp, arith::ExtUIOp>(def))
      break;
    source = def->getOperands().front();
  }
  if (auto load = source.getDefiningOp<memref::LoadOp>()) {
    if (load.getIndices().size() != 1 || !isContiguous(load.getMemref()) ||
        load.getIndices().front() != loop.getInductionVar())
      return false;
    indices.push_back(emits ? emitCoordinates(load) : Value());
    return true;
  }
  auto sum = source.getDefiningOp<arith::AddIOp>();
  if (!sum)
    return false;
  Value base = sum.getLhs(), index = sum.getRhs();
  if (!isInvariant(base))
    std::swap(base, index);
  if (!isInvariant(base) || index != loop.getInductionVar())
    return false;
  indices.push_back(emits ? code.add(base, index) : Value());
  return true;
}

bool LoopVectorizer::vectorizeSubscripts(Value memref, ValueRange subscripts,
                                         SmallVectorImpl<Value> &indices) {
  if (!isContiguous(memref))
    return false;
  for (auto [i, subscript] : llvm::enumerate(subscripts))
    if (!vectorizeSubscript(subscript, i + 1 == subscripts.size(), indices))
      return false;
  return !subscripts.empty();
}

//===-- Expressions ---------------------------------------------------------===//

/// Whether an operation works on the elements of vectors in the same way.
static bool isElementwise(Operation *op) {
  return isa<math::AbsFOp, math::AbsIOp, math::CeilOp, math::FloorOp,
             math::SqrtOp, math::ExpM1Op, math::Log1pOp, math::SinOp,
             math::TanhOp, arith::NegFOp, arith::TruncFOp, arith::ExtFOp,
             arith::FPToSIOp, arith::FPToUIOp, arith::SIToFPOp, arith::UIToFPOp,
             arith::ExtSIOp, arith::ExtUIOp, arith::IndexCastOp,
             arith::TruncIOp, arith::BitcastOp>(op) ||
         isa<arith::MulFOp, arith::MulIOp, arith::DivFOp, arith::AddFOp,
             arith::AddIOp, arith::SubFOp, arith::SubIOp, arith::AndIOp,
             arith::OrIOp, arith::XOrIOp, arith::ShLIOp, arith::ShRUIOp,
             arith::ShRSIOp>(op);
}

bool LoopVectorizer::vectorizeOperation(Operation *def, Value &result) {
  if (!isElementwise(def))
    return false;
  SmallVector<Value> operands;
  for (Value operand : def->getOperands())
    if (!vectorizeExpr(operand, operands.emplace_back()))
      return false;
  if (!emits)
    return true;
  Type type = vectorOf(def->getResult(0).getType());
  result = rewriter
               .create(loop->getLoc(), def->getName().getStringRef(), operands,
                       type, def->getAttrs())
               ->getResult(0);
  return true;
}

bool LoopVectorizer::vectorizeExpr(Value value, Value &result) {
  Type type = value.getType();
  if (!type.isIntOrIndexOrFloat())
    return false;
  if (value == loop.getInductionVar()) {
    if (!emits)
      return true;
    Value first = broadcast(value);
    VectorType steps = vectorOf(value.getType());
    SmallVector<int64_t> numbers =
        llvm::to_vector(llvm::seq<int64_t>(0, steps.getNumElements()));
    Value offsets =
        arith::ConstantOp::create(rewriter, loop->getLoc(), steps,
                                  DenseElementsAttr::get(steps, numbers));
    result = code.add(first, offsets);
    return true;
  }
  auto argument = dyn_cast<BlockArgument>(value);
  if (argument && argument.getOwner() == block) {
    result = partial;
    return true;
  }
  if (argument || isInvariant(value)) {
    if (emits)
      result = broadcast(value);
    return true;
  }
  Operation *def = value.getDefiningOp();
  auto load = dyn_cast<memref::LoadOp>(def);
  if (!load)
    return vectorizeOperation(def, result);
  SmallVector<Value> indices;
  if (!vectorizeSubscripts(load.getMemref(), load.getIndices(), indices))
    return false;
  if (emits)
    result = emitLoad(load.getMemref(), indices);
  return true;
}

//===-- Loops ---------------------------------------------------------------===//

void LoopVectorizer::emitMask(Value induction, Value step) {
  APInt lower, upper;
  bool isKnown = matchPattern(loop.getLowerBound(), m_ConstantInt(&lower)) &&
                 matchPattern(loop.getUpperBound(), m_ConstantInt(&upper));
  if (isKnown && (upper - lower).getSExtValue() % length == 0)
    return;
  AffineExpr rest = rewriter.getAffineDimExpr(0) - rewriter.getAffineDimExpr(1);
  AffineMap map = AffineMap::get(2, 1, {rewriter.getAffineSymbolExpr(0), rest},
                                 rewriter.getContext());
  SmallVector<Value> operands{loop.getUpperBound(), induction, step};
  Value count =
      affine::AffineMinOp::create(rewriter, loop->getLoc(), operands, map);
  mask = vector::CreateMaskOp::create(rewriter, loop->getLoc(),
                                      vectorOf(rewriter.getI1Type()), count);
}

/// The combination of partial results, if the operation of the reduction is associative.
static std::optional<vector::CombiningKind> getKind(Operation *op,
                                                    Value carried) {
  if (!op || op->getNumOperands() != 2)
    return std::nullopt;
  bool isLeft = op->getOperands().front() == carried;
  bool isRight = op->getOperands().back() == carried;
  if (isLeft == isRight)
    return std::nullopt;
  if (isa<arith::SubFOp, arith::SubIOp>(op))
    return isLeft ? std::optional(vector::CombiningKind::ADD) : std::nullopt;
  if (isa<arith::AddFOp, arith::AddIOp>(op))
    return vector::CombiningKind::ADD;
  if (isa<arith::OrIOp>(op))
    return vector::CombiningKind::OR;
  if (isa<arith::XOrIOp>(op))
    return vector::CombiningKind::XOR;
  return std::nullopt;
}

bool LoopVectorizer::vectorizeReduction(Value result) {
  Location loc = loop->getLoc();
  std::optional<vector::CombiningKind> kind =
      getKind(result.getDefiningOp(), loop.getRegionIterArg(0));
  Value vector;
  bool isPartial = loop.getRegionIterArg(0).hasOneUse() || emits;
  if (!kind || !isPartial || result.getDefiningOp()->getBlock() != block)
    return false;
  if (!emits)
    return vectorizeExpr(result, vector);
  Value step = code.index(length);
  Value init = loop.getInitArgs().front();
  Value zeros = code.zero(vectorOf(init.getType()));
  Value first = vector::InsertOp::create(rewriter, loc, init, zeros,
                                         ArrayRef<int64_t>{0});
  auto created = scf::ForOp::create(rewriter, loc, loop.getLowerBound(),
                                    loop.getUpperBound(), step, first);
  created->setAttr("Emitted from", loop->getAttr("Emitted from"));
  rewriter.setInsertionPointToStart(&created->getRegion(0).front());
  partial = created.getRegionIterArg(0);
  Value old = loop.getInductionVar();
  rewriter.replaceAllUsesWith(old, created.getInductionVar());
  scf::ForOp previous = loop;
  loop = created;
  emitMask(created.getInductionVar(), step);
  (void)vectorizeExpr(result, vector);
  if (mask)
    vector = code.select(mask, vector, partial);
  code.yield(vector);
  rewriter.setInsertionPointAfter(created);
  Value sum = vector::ReductionOp::create(
      rewriter, loc, init.getType(), created->getResult(0), Value(), *kind);
  rewriter.replaceOp(previous, sum);
  return true;
}

bool LoopVectorizer::vectorizeStore(memref::StoreOp store) {
  Location loc = loop->getLoc();
  if (emits) {
    Value step = code.index(length);
    rewriter.modifyOpInPlace(loop, [&] { loop.setStep(step); });
    rewriter.setInsertionPoint(store);
    emitMask(loop.getInductionVar(), step);
  }
  SmallVector<Value> indices;
  Value vector;
  if (!vectorizeSubscripts(store.getMemref(), store.getIndices(), indices) ||
      !vectorizeExpr(store.getValue(), vector))
    return false;
  if (!emits)
    return true;
  Value memref = store.getMemref();
  if (isa<VectorType>(indices.back().getType())) {
    Value places = indices.back(), all = mask;
    indices.back() = code.index(0);
    if (!all)
      all = broadcast(code.boolean(true));
    vector::ScatterOp::create(rewriter, loc, Type(), memref, indices, places,
                              all, vector);
  } else if (mask) {
    vector::MaskedStoreOp::create(rewriter, loc, memref, indices, mask, vector);
  } else {
    vector::StoreOp::create(rewriter, loc, vector, memref, indices);
  }
  rewriter.eraseOp(store);
  return true;
}

bool LoopVectorizer::vectorize() {
  Operation *yield = block->getTerminator();
  if (loop.getNumRegionIterArgs() == 1)
    return vectorizeReduction(yield->getOperands().front());
  if (loop.getNumRegionIterArgs() || !yield->getPrevNode())
    return false;
  // The store is the only operation with an effect.
  auto store = dyn_cast<memref::StoreOp>(yield->getPrevNode());
  bool isAlone = store && llvm::all_of(*block, [&](Operation &op) {
                   return &op == store.getOperation() || &op == yield ||
                          (!isa<memref::StoreOp>(op) && !op.getNumRegions());
                 });
  return isAlone && vectorizeStore(store);
}

bool LoopVectorizer::run() {
  APInt step;
  if (!loop->hasAttr("Emitted from") || block->getOperations().size() <= 1 ||
      !matchPattern(loop.getStep(), m_ConstantInt(&step)) || !step.isOne() ||
      !vectorize())
    return false;
  emits = true;
  rewriter.setInsertionPoint(loop);
  return vectorize();
}

//===-- Pass ----------------------------------------------------------------===//

namespace {
struct VectorizeLoop final : OpRewritePattern<scf::ForOp> {
  VectorizeLoop(Context *ctx, int64_t length, bool useIndex32)
      : OpRewritePattern(ctx), length(length), useIndex32(useIndex32) {}
  LogicalResult matchAndRewrite(scf::ForOp op,
                                PatternRewriter &rewriter) const override {
    return success(LoopVectorizer(op, length, useIndex32, rewriter).run());
  }
  int64_t length;
  bool useIndex32;
};

struct SparseVectorization final : Pass {
  using Pass::Pass;
  Option<int> vectorLength{*this, "vl", "Set the length of vectors", 0};
  Option<bool> enableVLAVectorization{*this, "enable-vla-vectorization",
                                      "Vectors of any length; not implemented",
                                      false};
  Option<bool> enableSIMDIndex32{*this, "enable-simd-index32",
                                 "Gather by coordinates of 32 bits", false};
  void runOnOperation() override {
    if (*vectorLength <= 0) {
      getOperation()->emitError("expected a positive vl, found ")
          << int64_t(*vectorLength);
      return signalPassFailure();
    }
    if (*enableVLAVectorization) {
      getOperation()->emitError("enable-vla-vectorization is not implemented");
      return signalPassFailure();
    }
    RewritePatternSet patterns(getOperation()->getContext());
    patterns.add<VectorizeLoop>(patterns.getContext(), int64_t(*vectorLength),
                                *enableSIMDIndex32);
    if (failed(applyPatternsGreedily(
            getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo sparseVectorizationInfo = {
    .argument = "sparse-vectorization",
    .name = "SparseVectorization",
    .summary = "Vectorize loops over elements of sparse tensors",
    .anchor = "builtin.module",
    .dependentDialects = {"affine", "arith", "memref", "scf", "vector"},
    .create = makePass<SparseVectorization>,
};

void strata::registerSparseVectorizationPass(PassRegistry &registry) {
  registry.add(sparseVectorizationInfo);
}
