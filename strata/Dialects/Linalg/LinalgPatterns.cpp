// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Linalg/LinalgPatterns.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Linalg/LinalgInterfaces.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Graph/Block.h"
#include "strata/Rewrite/ExternalPatterns.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

Operation *strata::detail::createLike(RewriterBase &rewriter, Operation *op,
                                      Location loc, TypeRange types,
                                      ValueRange operands,
                                      DictionaryAttr discardable) {
  OperationState state(loc, op->getName(), operands, types);
  if (discardable)
    state.addAttributes(discardable.getValue());
  for (auto [slot, attr] : llvm::enumerate(op->getAttrSlots()))
    if (attr)
      state.slots.push_back({unsigned(slot), attr});
  for (Region &region : op->getRegions()) {
    IRMapping mapping;
    region.cloneInto(state.addRegion(), mapping);
  }
  return rewriter.create(state);
}

static Value castTo(Type type, Value value, Location loc,
                    PatternRewriter &rewriter) {
  return value.getType() == type
             ? value
             : Value(tensor::CastOp::create(rewriter, loc, type, value));
}

//===-- Operations that do nothing -----------------------------------------===//

/// There is a memref without elements, so that there are no iterations. A tensor without
/// elements does not say as much.
static LogicalResult eraseWithoutIterations(Operation *op,
                                            PatternRewriter &rewriter) {
  if (!op->use_empty())
    return failure();
  for (Type type : op->getOperandTypes()) {
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref || !llvm::is_contained(memref.getShape(), 0))
      continue;
    rewriter.eraseOp(op);
    return success();
  }
  return failure();
}

/// The terminator of the body of `op`, if there is nothing else in it, and all elements
/// that an iteration accesses are at the same place.
static Operation *getIdentityYield(linalg::LinalgOp op) {
  Block *body = op.getBlock();
  return body && !body->empty() && &body->front() == &body->back() &&
                 llvm::all_equal(op.getIndexingMapsArray())
             ? &body->back()
             : nullptr;
}

/// A memref that is copied to itself.
static LogicalResult eraseSelfCopy(Operation *op, PatternRewriter &rewriter) {
  linalg::LinalgOp structured(op);
  if (!getIdentityYield(structured) || !structured.hasPureBufferSemantics() ||
      op->getNumOperands() != 2 || structured.getNumDpsInits() != 1 ||
      op->getOperand(0) != op->getOperand(1) || op->getNumResults())
    return failure();
  rewriter.eraseOp(op);
  return success();
}

/// Whether tensor.cast makes `b` of `a`. Encodings of dialects may need more than that.
static bool areCastableEncodings(Attribute a, Attribute b) {
  return a == b || (!isa_and_nonnull<OpaqueAttr, DynamicAttr>(a) &&
                    !isa_and_nonnull<OpaqueAttr, DynamicAttr>(b));
}

static bool areCastCompatible(Type from, Type to) {
  auto a = dyn_cast<RankedTensorType>(from), b = dyn_cast<RankedTensorType>(to);
  if (!a || !b || a.getRank() != b.getRank() ||
      a.getElementType() != b.getElementType() ||
      !areCastableEncodings(a.getEncoding(), b.getEncoding()))
    return false;
  return llvm::all_of(llvm::zip(a.getShape(), b.getShape()), [](auto sizes) {
    auto [x, y] = sizes;
    return x == y || ShapedType::isDynamic(x) || ShapedType::isDynamic(y);
  });
}

/// Tensors with the elements of other tensors, each at its place.
static LogicalResult eraseIdentity(Operation *op, PatternRewriter &rewriter) {
  linalg::LinalgOp structured(op);
  if (structured.hasPureBufferSemantics())
    return eraseSelfCopy(op, rewriter);
  Operation *yield = getIdentityYield(structured);
  if (!yield || !structured.hasPureTensorSemantics() ||
      yield->getNumOperands() != op->getNumResults())
    return failure();
  SmallVector<Value> sources;
  for (auto [yielded, result] :
       llvm::zip(yield->getOperands(), op->getResults())) {
    auto arg = dyn_cast<BlockArgument>(yielded);
    if (!arg || arg.getOwner() != structured.getBlock() ||
        arg.getArgNumber() >= op->getNumOperands())
      return failure();
    Value source = op->getOperand(arg.getArgNumber());
    if (source == result ||
        !areCastCompatible(source.getType(), result.getType()))
      return failure();
    sources.push_back(source);
  }
  for (auto [source, result] : llvm::zip(sources, op->getResults()))
    source = castTo(result.getType(), source, op->getLoc(), rewriter);
  rewriter.replaceOp(op, sources);
  return success();
}

//===-- Casts and static shapes --------------------------------------------===//

/// A cast of a result to a more static type is moved before the structured
/// operation.
static LogicalResult castBeforeOp(tensor::CastOp op,
                                  PatternRewriter &rewriter) {
  auto result = dyn_cast<OpResult>(Value(op.getSource()));
  Operation *def = result ? result.getDefiningOp() : nullptr;
  auto structured = def ? dyn_cast<linalg::LinalgOp>(def) : linalg::LinalgOp();
  if (!structured || def->getBlock() != op->getBlock() ||
      op.getType() == result.getType() ||
      !saysAtLeast(op.getType(), result.getType()) ||
      def->getNumResults() > structured.getNumDpsInits())
    return failure();
  unsigned index = structured.getNumDpsInputs() + result.getResultNumber();
  if (def->getOperand(index).getType() != result.getType() ||
      llvm::is_contained(def->getOperands(), op.getDest()))
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(def);
  Location loc = def->getLoc();
  SmallVector<Value> operands(def->getOperands());
  operands[index] =
      tensor::CastOp::create(rewriter, loc, op.getType(), operands[index]);
  SmallVector<Type> types(def->getResultTypes());
  types[result.getResultNumber()] = op.getType();
  Operation *newOp = createLike(rewriter, def, loc, types, operands,
                                def->getDiscardableAttrDictionary());
  SmallVector<Value> results(newOp->getResults());
  Value newResult = results[result.getResultNumber()];
  results[result.getResultNumber()] =
      tensor::CastOp::create(rewriter, loc, result.getType(), newResult);
  rewriter.replaceOp(op, newResult);
  rewriter.replaceOp(def, results);
  return success();
}

namespace {
/// The sizes of loops that operands say, by the dimension of the indexing maps.
using LoopSizes = llvm::SmallDenseMap<unsigned, int64_t, 8>;
} // namespace

static void addSizes(ArrayRef<int64_t> shape, AffineMap map, LoopSizes &sizes) {
  for (auto [size, expr] : llvm::zip(shape, map.getResults()))
    if (auto dim = dyn_cast<AffineDimExpr>(expr);
        dim && !ShapedType::isDynamic(size))
      sizes.try_emplace(dim.getPosition(), size);
}

/// `type` with the sizes that are known.
static RankedTensorType addKnownSizes(RankedTensorType type, AffineMap map,
                                      const LoopSizes &sizes) {
  SmallVector<int64_t> shape(type.getShape());
  for (auto [size, expr] : llvm::zip(shape, map.getResults())) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    auto known = dim ? sizes.find(dim.getPosition()) : sizes.end();
    if (ShapedType::isDynamic(size) && known != sizes.end())
      size = known->second;
  }
  return type.clone(shape);
}

/// The types of the operands of `op` with all sizes that follow from other operands; empty
/// if they do not change.
static SmallVector<Type> inferOperandTypes(linalg::LinalgOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  auto isOther = [](AffineMap map) { return !map.isProjectedPermutation(); };
  if (maps.size() != op->getNumOperands() || llvm::any_of(maps, isOther))
    return {};
  LoopSizes sizes;
  for (auto [type, map] : llvm::zip(op->getOperandTypes(), maps))
    if (auto tensor = dyn_cast<RankedTensorType>(type))
      addSizes(tensor.getShape(), map, sizes);
  SmallVector<Type> types(op->getOperandTypes());
  bool changed = false;
  for (auto [type, map] : llvm::zip(types, maps)) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor)
      continue;
    Type known = addKnownSizes(tensor, map, sizes);
    changed |= known != type;
    type = known;
  }
  return changed ? types : SmallVector<Type>();
}

static LogicalResult makeOperandsStatic(Operation *op,
                                        PatternRewriter &rewriter) {
  linalg::LinalgOp structured(op);
  unsigned numInputs = structured.getNumDpsInputs();
  if (!structured.hasPureTensorSemantics() ||
      op->getNumResults() != structured.getNumDpsInits())
    return failure();
  for (auto [result, init] :
       llvm::zip(op->getResults(), structured.getDpsInits()))
    if (result.getType() != init.getType() || result == init)
      return failure();
  SmallVector<Type> types = inferOperandTypes(structured);
  if (types.empty())
    return failure();
  Location loc = op->getLoc();
  SmallVector<Value> operands(op->getOperands());
  for (auto [operand, type] : llvm::zip(operands, types))
    operand = castTo(type, operand, loc, rewriter);
  Operation *newOp =
      createLike(rewriter, op, loc, ArrayRef<Type>(types).drop_front(numInputs),
                 operands, op->getDiscardableAttrDictionary());
  SmallVector<Value> results;
  for (auto [result, newResult] :
       llvm::zip(op->getResults(), newOp->getResults()))
    results.push_back(castTo(result.getType(), newResult, loc, rewriter));
  rewriter.replaceOp(op, results);
  return success();
}

//===-- linalg.transpose, linalg.broadcast ---------------------------------===//

/// Replaces `op` by `inner` on other operands, with `dims` as the attribute `attrName`.
static void replaceByLike(Operation *op, Operation *like, Value input,
                          Value init, StringRef attrName,
                          ArrayRef<int64_t> dims, PatternRewriter &rewriter) {
  Operation *newOp = createLike(rewriter, like, op->getLoc(),
                                op->getResultTypes(), {input, init});
  newOp->setAttr(attrName, rewriter.getDenseI64ArrayAttr(dims));
  rewriter.replaceOp(op, newOp->getResults());
}

/// Whether `dims` are different dimensions of `rank`.
static bool areDims(ArrayRef<int64_t> dims, int64_t rank) {
  llvm::SmallBitVector seen(static_cast<unsigned>(rank));
  for (int64_t dim : dims) {
    if (dim < 0 || dim >= rank || seen[unsigned(dim)])
      return false;
    seen.set(unsigned(dim));
  }
  return true;
}

/// An empty tensor of the shape of `value`, permuted.
static Value createPermutedEmpty(Value value, RankedTensorType type,
                                 ArrayRef<int64_t> permutation, Location loc,
                                 PatternRewriter &rewriter) {
  SmallVector<Value> sizes(type.getRank());
  for (int64_t i = 0; i < type.getRank(); ++i) {
    if (type.isDynamicDim(i))
      sizes[i] = createDim(value, i, loc, rewriter);
  }
  SmallVector<int64_t> shape;
  SmallVector<Value> dynamicSizes;
  for (int64_t dim : permutation) {
    shape.push_back(type.getDimSize(dim));
    if (sizes[dim])
      dynamicSizes.push_back(sizes[dim]);
  }
  return tensor::EmptyOp::create(
      rewriter, loc, RankedTensorType::get(shape, type.getElementType()),
      dynamicSizes);
}

/// The transposition of a broadcast tensor transposes the smaller tensor.
static LogicalResult transposeBeforeBroadcast(linalg::TransposeOp op,
                                              PatternRewriter &rewriter) {
  auto broadcast = op.getInput().getDefiningOp<linalg::BroadcastOp>();
  if (!broadcast || !op.getInput().hasOneUse())
    return failure();
  auto type = dyn_cast<RankedTensorType>(broadcast.getInput().getType());
  auto added = broadcast.getDimensions();
  auto permutation = op.getPermutation();
  auto rank = int64_t(permutation.size());
  if (!type || !areDims(permutation, rank) || !areDims(added, rank) ||
      type.getRank() != rank - int64_t(added.size()))
    return failure();
  SmallVector<int64_t> newAdded(added.size()), newPermutation;
  for (auto [i, dim] : llvm::enumerate(permutation)) {
    const auto *found = llvm::find(added, dim);
    if (found != added.end())
      newAdded[found - added.begin()] = int64_t(i);
    else
      newPermutation.push_back(
          dim - llvm::count_if(
                    added, [dim = dim](int64_t other) { return other < dim; }));
  }
  Location loc = op->getLoc();
  Value empty = createPermutedEmpty(broadcast.getInput(), type, newPermutation,
                                    loc, rewriter);
  Operation *transposed = createLike(rewriter, op, loc, {empty.getType()},
                                     {broadcast.getInput(), empty});
  transposed->setAttr("permutation",
                      rewriter.getDenseI64ArrayAttr(newPermutation));
  replaceByLike(op, broadcast, transposed->getResult(0), op.getInit(),
                "dimensions", newAdded, rewriter);
  return success();
}

static LogicalResult mergeBroadcasts(linalg::BroadcastOp op,
                                     PatternRewriter &rewriter) {
  auto inner = op.getInput().getDefiningOp<linalg::BroadcastOp>();
  auto type = dyn_cast<RankedTensorType>(op.getInit().getType());
  if (!inner || inner.getInput().getDefiningOp() == op || !type ||
      !areDims(op.getDimensions(), type.getRank()))
    return failure();
  SmallVector<int64_t> kept, added(op.getDimensions());
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (!llvm::is_contained(added, dim))
      kept.push_back(dim);
  for (int64_t dim : inner.getDimensions()) {
    if (dim < 0 || dim >= int64_t(kept.size()))
      return failure();
    added.push_back(kept[dim]);
  }
  llvm::sort(added);
  replaceByLike(op, op, inner.getInput(), op.getInit(), "dimensions", added,
                rewriter);
  return success();
}

//===-- Registration -------------------------------------------------------===//

void strata::registerLinalgPatterns(Context &ctx) {
  registerOpHooks<linalg::BroadcastOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add<linalg::BroadcastOp>("EraseIdentityLinalgOp", eraseIdentity);
        set.add("FoldBroadcasts", mergeBroadcasts);
      }});
  registerOpHooks<linalg::CopyOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add<linalg::CopyOp>("EraseIdentityLinalgOp", eraseSelfCopy);
      }});
  registerOpHooks<linalg::GenericOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add<linalg::GenericOp>("EraseIdentityLinalgOp", eraseIdentity);
      }});
  registerOpHooks<linalg::TransposeOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("SwapTransposeWithBroadcast", transposeBeforeBroadcast);
      }});
}

namespace {
/// A function as a pattern for all structured operations.
struct StructuredPattern final : RewritePattern {
  StructuredPattern(StringRef debugName, RewriteFn fn)
      : RewritePattern(debugName, StringRef()), fn(fn) {}
  bool mayMatch(const OpDefinition &def) const override {
    return linalg::LinalgOp::classof(def);
  }
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    return isa<linalg::LinalgOp>(op) ? fn(op, rewriter) : failure();
  }
  RewriteFn fn;
};
} // namespace

void strata::detail::addStructuredPatterns(RewritePatternSet &set) {
  set.add(std::make_unique<StructuredPattern>("EraseDeadLinalgOp",
                                              eraseWithoutIterations));
  set.add("FoldTensorCastConsumerOp", castBeforeOp);
  addPackCastPatterns(set);
  set.add(std::make_unique<StructuredPattern>("InferStaticShapeOfOperands",
                                              makeOperandsStatic));
}

void strata::addLinalgPatterns(Context &ctx) {
  addCanonicalizations<tensor::CastOp>(ctx, [](RewritePatternSet &set) {
    set.add("FoldTensorCastConsumerOp", castBeforeOp);
  });
  addCanonicalizations(ctx, linalg::LinalgOp::name, [](RewritePatternSet &set) {
    set.add("EraseDeadLinalgOp", "", eraseWithoutIterations);
    set.add("InferStaticShapeOfOperands", "", makeOperandsStatic);
  });
  addFillPatterns(ctx);
}
