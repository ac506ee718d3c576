// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of operations that put vectors together of elements, and of
// vector.to_elements.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using vector::FromElementsOp;
using vector::InsertOp;
using vector::ToElementsOp;

//===-- vector.insert ------------------------------------------------------===//

/// Appends the insertions that make the vector, the last one first. Fails if another is
/// done on the result, or one does not only serve the next or is at a variable position.
static LogicalResult collectInsertions(InsertOp op,
                                       SmallVectorImpl<InsertOp> &chain) {
  for (Operation *user : op->getUsers()) {
    auto next = dyn_cast<InsertOp>(user);
    if (next && next.getDest() == op.getResult())
      return failure();
  }
  for (InsertOp step = op; step;
       step = getDef<InsertOp>(step.getDest(), step)) {
    if ((step != op && !step->hasOneUse()) ||
        !step.getDynamicPosition().empty() ||
        llvm::is_contained(step.getStaticPosition(), PoisonPosition) ||
        dropLeadingDims(op.getType(),
                        int64_t(step.getStaticPosition().size())) !=
            step.getValueToStore().getType() ||
        chain.size() > MaxChainLength)
      return failure();
    chain.push_back(step);
  }
  return success();
}

/// Insertions that together replace all elements.
static LogicalResult insertAllElements(InsertOp op, PatternRewriter &rewriter) {
  VectorType type = op.getType();
  auto count = type.getNumElementsChecked();
  SmallVector<InsertOp> chain;
  if (type.isScalable() || !count || *count > SparseFoldLimit ||
      failed(collectInsertions(op, chain)))
    return failure();
  llvm::BitVector isSet(*count);
  auto getFirst = [&](InsertOp step) {
    return linearize(type, step.getStaticPosition()) *
           *getNumElements(step.getValueToStore().getType());
  };
  for (InsertOp step : chain)
    isSet.set(getFirst(step),
              getFirst(step) +
                  *getNumElements(step.getValueToStore().getType()));
  if (!isSet.all())
    return failure();
  SmallVector<Value> elements(*count);
  for (InsertOp step : llvm::reverse(chain)) {
    Value value = step.getValueToStore();
    auto slot = elements.begin() + getFirst(step);
    if (!isa<VectorType>(value.getType())) {
      *slot = value;
      continue;
    }
    auto parts = ToElementsOp::create(rewriter, op->getLoc(), value);
    llvm::copy(parts.getElements(), slot);
  }
  rewriter.replaceOpWithNewOp<FromElementsOp>(op, type, elements);
  return success();
}

//===-- vector.from_elements -----------------------------------------------===//

/// The number of trailing dimensions of `type` with `count` elements;
/// std::nullopt if there is none.
static std::optional<int64_t> findTrailingDims(VectorType type, int64_t count) {
  int64_t product = 1;
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    product *= type.getDimSize(dim);
    if (product == count)
      return type.getRank() - dim;
    if (product > count || product <= 0)
      return std::nullopt;
  }
  return std::nullopt;
}

/// Elements of one vector that follow each other are a slice of it, of another shape.
static LogicalResult fromSliceElements(FromElementsOp op,
                                       PatternRewriter &rewriter) {
  auto elements = op.getElements();
  auto first = elements.empty()
                   ? vector::ExtractOp()
                   : getDef<vector::ExtractOp>(elements.front(), op);
  if (!first)
    return failure();
  VectorType source = first.getSource().getType();
  auto trailing = findTrailingDims(source, int64_t(elements.size()));
  if (!trailing || source.isScalable())
    return failure();
  SmallVector<int64_t> start(first.getStaticPosition());
  if (int64_t(start.size()) != source.getRank() ||
      llvm::any_of(ArrayRef<int64_t>(start).take_back(*trailing),
                   [](int64_t index) { return index != 0; }))
    return failure();
  for (auto [i, element] : llvm::enumerate(elements)) {
    auto extract = getDef<vector::ExtractOp>(element, op);
    if (!extract || extract.getSource() != first.getSource() ||
        !extract.getDynamicPosition().empty() ||
        llvm::is_contained(extract.getStaticPosition(), PoisonPosition) ||
        int64_t(extract.getStaticPosition().size()) != source.getRank() ||
        linearize(source, extract.getStaticPosition()) !=
            linearize(source, start) + int64_t(i))
      return failure();
  }
  start.truncate(source.getRank() - *trailing);
  Value slice = first.getSource();
  if (!start.empty())
    slice = vector::ExtractOp::create(
        rewriter, op->getLoc(), dropLeadingDims(source, int64_t(start.size())),
        slice, ValueRange(), start);
  rewriter.replaceOpWithNewOp<vector::ShapeCastOp>(op, op.getType(), slice);
  return success();
}

//===-- vector.to_elements -------------------------------------------------===//

/// Repeated elements are those of the vector that is repeated.
static LogicalResult elementsOfBroadcast(ToElementsOp op,
                                         PatternRewriter &rewriter) {
  auto broadcast = getDef<vector::BroadcastOp>(op.getSource(), op);
  auto source = broadcast
                    ? dyn_cast<VectorType>(broadcast.getSource().getType())
                    : nullptr;
  if (!source)
    return failure();
  VectorType type = broadcast.getType();
  int64_t lead = type.getRank() - source.getRank();
  auto elements =
      ToElementsOp::create(rewriter, op->getLoc(), broadcast.getSource());
  SmallVector<Value> values;
  for (int64_t i = 0; i < int64_t(op.getNumResults()); ++i) {
    int64_t rest = i, number = 0, scale = 1;
    for (int64_t dim = type.getRank() - 1; dim >= lead; --dim) {
      int64_t size = source.getDimSize(dim - lead);
      number += (size == 1 ? 0 : rest % type.getDimSize(dim)) * scale;
      rest /= type.getDimSize(dim);
      scale *= size;
    }
    values.push_back(elements->getResult(number));
  }
  rewriter.replaceOp(op, values);
  return success();
}

//===-- Registration -------------------------------------------------------===//

void detail::registerInsertPatterns(Context &ctx) {
  registerOpHooks<FromElementsOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("FromElementsToShapeCast", fromSliceElements);
      }});
  registerOpHooks<InsertOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("InsertChainFullyInitialized", insertAllElements);
  }});
  registerOpHooks<ToElementsOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("ToElementsOfBroadcast", elementsOfBroadcast);
      }});
}
