// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Shape/ShapeHooks.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Constants ----------------------------------------------------------===//

std::optional<Extents> detail::getExtents(Attribute attr) {
  auto dense = dyn_cast_or_null<DenseElementsAttr>(attr);
  if (!dense || !isa<IndexType>(dense.getElementType()))
    return std::nullopt;
  Extents extents;
  for (const APInt &extent : dense.getValues<APInt>())
    extents.push_back(extent.getSExtValue());
  return extents;
}

Attribute detail::getExtentsAttr(Type type, ArrayRef<int64_t> extents) {
  int64_t rank = int64_t(extents.size());
  auto tensor =
      RankedTensorType::get({rank}, IndexType::get(type.getContext()));
  if (!isa<shape::ShapeType>(type) && type != tensor)
    return {};
  SmallVector<APInt> values;
  for (int64_t extent : extents)
    values.push_back(APInt(64, extent, /*isSigned=*/true));
  return DenseElementsAttr::get(tensor, values);
}

static std::optional<int64_t> getSize(Attribute attr) {
  auto number = dyn_cast_or_null<IntegerAttr>(attr);
  return number ? std::optional(number.getValue().getSExtValue())
                : std::nullopt;
}

static Attribute getSizeAttr(Context *ctx, int64_t size) {
  return IntegerAttr::get(IndexType::get(ctx), size);
}

std::optional<Extents> detail::getArgExtents(shape::ShapeOfOp op) {
  auto type = dyn_cast<ShapedType>(op.getArg().getType());
  if (!type || !type.hasRank())
    return std::nullopt;
  return Extents(type.getShape());
}

/// The extents of all shapes; std::nullopt if one is not constant.
static std::optional<SmallVector<Extents>>
getAllExtents(ArrayRef<Attribute> attrs) {
  SmallVector<Extents> all;
  for (Attribute attr : attrs) {
    std::optional<Extents> extents = getExtents(attr);
    if (!extents)
      return std::nullopt;
    all.push_back(std::move(*extents));
  }
  return all;
}

//===-- Broadcast ----------------------------------------------------------===//

/// Calls `fn` with the extents other than 1 of each dimension, the last one first, until
/// it gives false.
static bool forEachDim(ArrayRef<Extents> shapes,
                       function_ref<bool(ArrayRef<int64_t>)> fn) {
  size_t rank = 0;
  for (const Extents &shape : shapes)
    rank = std::max(rank, shape.size());
  for (size_t i = 1; i <= rank; ++i) {
    SmallVector<int64_t> extents;
    for (const Extents &shape : shapes)
      if (i <= shape.size() && shape[shape.size() - i] != 1)
        extents.push_back(shape[shape.size() - i]);
    if (!fn(extents))
      return false;
  }
  return true;
}

std::optional<Extents> detail::broadcastExtents(ArrayRef<Extents> shapes) {
  Extents result;
  bool isPossible = forEachDim(shapes, [&](ArrayRef<int64_t> extents) {
    result.push_back(extents.empty() ? 1 : extents.front());
    return extents.empty() || llvm::all_equal(extents);
  });
  if (!isPossible)
    return std::nullopt;
  std::reverse(result.begin(), result.end());
  return result;
}

bool detail::areBroadcastable(ArrayRef<Extents> shapes) {
  return forEachDim(shapes, [](ArrayRef<int64_t> extents) {
    return extents.size() < 2 ||
           (llvm::all_equal(extents) && !ShapedType::isDynamic(extents[0]));
  });
}

static OpFoldResult foldBroadcast(shape::BroadcastOp op,
                                  shape::BroadcastOp::FoldAdaptor adaptor) {
  OperandRange shapes = op.getShapes();
  if (shapes.size() == 1 && shapes.front().getType() == op.getType())
    return shapes.front();
  auto all = getAllExtents(SmallVector<Attribute>(adaptor.getShapes()));
  if (!all || all->empty())
    return {};
  std::optional<Extents> extents = broadcastExtents(*all);
  return extents ? getExtentsAttr(op.getType(), *extents) : Attribute();
}

/// The extents that types and constants give; std::nullopt without a rank.
static std::optional<Extents> getKnownExtents(Value shape) {
  if (auto shapeOf = shape.getDefiningOp<shape::ShapeOfOp>())
    return getArgExtents(shapeOf);
  return getExtents(getConstantValue(shape));
}

static OpFoldResult
foldCstrBroadcastable(shape::CstrBroadcastableOp op,
                      shape::CstrBroadcastableOp::FoldAdaptor) {
  SmallVector<Extents> known;
  for (Value shape : op.getShapes()) {
    std::optional<Extents> extents = getKnownExtents(shape);
    if (!extents)
      return {};
    known.push_back(std::move(*extents));
  }
  return areBroadcastable(known) ? BoolAttr::get(op->getContext(), true)
                                 : Attribute();
}

static OpFoldResult foldIsBroadcastable(shape::IsBroadcastableOp op,
                                        shape::IsBroadcastableOp::FoldAdaptor) {
  return op.getShapes().size() < 2 ? BoolAttr::get(op->getContext(), true)
                                   : Attribute();
}

//===-- Shapes -------------------------------------------------------------===//

static OpFoldResult foldShapeOf(shape::ShapeOfOp op,
                                shape::ShapeOfOp::FoldAdaptor) {
  std::optional<Extents> extents = getArgExtents(op);
  if (!extents || llvm::any_of(*extents, ShapedType::isDynamic))
    return {};
  return getExtentsAttr(op.getType(), *extents);
}

static OpFoldResult foldConcat(shape::ConcatOp op,
                               shape::ConcatOp::FoldAdaptor adaptor) {
  auto lhs = getExtents(adaptor.getLhs()), rhs = getExtents(adaptor.getRhs());
  if (!lhs || !rhs)
    return {};
  lhs->append(*rhs);
  return getExtentsAttr(op.getType(), *lhs);
}

static LogicalResult foldSplitAt(shape::SplitAtOp op,
                                 shape::SplitAtOp::FoldAdaptor adaptor,
                                 SmallVectorImpl<OpFoldResult> &results) {
  auto extents = getExtents(adaptor.getOperand());
  std::optional<int64_t> index = getSize(adaptor.getIndex());
  if (!extents || !index)
    return failure();
  int64_t rank = int64_t(extents->size()),
          at = *index < 0 ? *index + rank : *index;
  if (at < 0 || at > rank)
    return failure();
  ArrayRef<int64_t> all(*extents);
  Attribute head = getExtentsAttr(op.getHead().getType(), all.take_front(at));
  Attribute tail = getExtentsAttr(op.getTail().getType(), all.drop_front(at));
  if (!head || !tail)
    return failure();
  results.append({head, tail});
  return success();
}

static OpFoldResult foldFromExtents(shape::FromExtentsOp op,
                                    shape::FromExtentsOp::FoldAdaptor adaptor) {
  Extents extents;
  for (Attribute attr : adaptor.getExtents()) {
    std::optional<int64_t> size = getSize(attr);
    if (!size)
      return {};
    extents.push_back(*size);
  }
  return getExtentsAttr(op.getShape().getType(), extents);
}

static OpFoldResult
foldToExtentTensor(shape::ToExtentTensorOp op,
                   shape::ToExtentTensorOp::FoldAdaptor adaptor) {
  if (op.getInput().getType() == op.getType())
    return op.getInput();
  auto extents = getExtents(adaptor.getInput());
  return extents ? getExtentsAttr(op.getType(), *extents) : Attribute();
}

/// The last one, where constants are.
static OpFoldResult foldAny(shape::AnyOp op, shape::AnyOp::FoldAdaptor) {
  if (op.getInputs().empty())
    return {};
  auto extents = getExtents(getConstantValue(op.getInputs().back()));
  return extents ? getExtentsAttr(op.getType(), *extents) : Attribute();
}

static OpFoldResult foldShapeEq(shape::ShapeEqOp op,
                                shape::ShapeEqOp::FoldAdaptor adaptor) {
  auto all = getAllExtents(SmallVector<Attribute>(adaptor.getShapes()));
  return all ? BoolAttr::get(op->getContext(), llvm::all_equal(*all))
             : Attribute();
}

//===-- Sizes --------------------------------------------------------------===//

static OpFoldResult foldNumElements(shape::NumElementsOp op,
                                    shape::NumElementsOp::FoldAdaptor adaptor) {
  auto extents = getExtents(adaptor.getShape());
  if (!extents)
    return {};
  uint64_t product = 1;
  for (int64_t extent : *extents)
    product *= uint64_t(extent);
  return getSizeAttr(op->getContext(), int64_t(product));
}

static OpFoldResult foldDim(shape::DimOp op,
                            shape::DimOp::FoldAdaptor adaptor) {
  auto type = dyn_cast<ShapedType>(op.getValue().getType());
  std::optional<int64_t> dim = getSize(adaptor.getIndex());
  if (!type || !type.hasRank() || !dim || *dim < 0 || *dim >= type.getRank() ||
      type.isDynamicDim(*dim))
    return {};
  return getSizeAttr(op->getContext(), type.getDimSize(*dim));
}

static OpFoldResult foldRank(shape::RankOp op,
                             shape::RankOp::FoldAdaptor adaptor) {
  auto extents = getExtents(adaptor.getShape());
  return extents ? getSizeAttr(op->getContext(), int64_t(extents->size()))
                 : Attribute();
}

//===-- Witnesses ----------------------------------------------------------===//

static OpFoldResult foldCstrEq(shape::CstrEqOp op,
                               shape::CstrEqOp::FoldAdaptor adaptor) {
  auto all = getAllExtents(SmallVector<Attribute>(adaptor.getShapes()));
  // Whether others are equal, is known only when they are computed.
  return all && llvm::all_equal(*all) ? BoolAttr::get(op->getContext(), true)
                                      : Attribute();
}

static OpFoldResult foldAssumingAll(shape::AssumingAllOp op,
                                    shape::AssumingAllOp::FoldAdaptor adaptor) {
  bool areAllTrue = true;
  for (Attribute attr : adaptor.getInputs()) {
    auto witness = dyn_cast_or_null<BoolAttr>(attr);
    if (witness && !witness.getValue())
      return witness;
    areAllTrue &= bool(witness);
  }
  return areAllTrue ? BoolAttr::get(op->getContext(), true) : Attribute();
}

//===-- Registration -------------------------------------------------------===//

namespace {
using FoldFn = LogicalResult (*)(Operation *, ArrayRef<Attribute>,
                                 SmallVectorImpl<OpFoldResult> &);
}

void detail::registerFoldsOfShapes(Context &ctx) {
  const std::pair<StringRef, FoldFn> folds[] = {
      {"shape.any", foldHook<shape::AnyOp, foldAny>},
      {"shape.assuming_all", foldHook<shape::AssumingAllOp, foldAssumingAll>},
      {"shape.broadcast", foldHook<shape::BroadcastOp, foldBroadcast>},
      {"shape.concat", foldHook<shape::ConcatOp, foldConcat>},
      {"shape.cstr_broadcastable",
       foldHook<shape::CstrBroadcastableOp, foldCstrBroadcastable>},
      {"shape.cstr_eq", foldHook<shape::CstrEqOp, foldCstrEq>},
      {"shape.dim", foldHook<shape::DimOp, foldDim>},
      {"shape.from_extents", foldHook<shape::FromExtentsOp, foldFromExtents>},
      {"shape.is_broadcastable",
       foldHook<shape::IsBroadcastableOp, foldIsBroadcastable>},
      {"shape.num_elements", foldHook<shape::NumElementsOp, foldNumElements>},
      {"shape.rank", foldHook<shape::RankOp, foldRank>},
      {"shape.shape_eq", foldHook<shape::ShapeEqOp, foldShapeEq>},
      {"shape.shape_of", foldHook<shape::ShapeOfOp, foldShapeOf>},
      {"shape.split_at", foldHook<shape::SplitAtOp, foldSplitAt>},
      {"shape.to_extent_tensor",
       foldHook<shape::ToExtentTensorOp, foldToExtentTensor>}};
  for (auto [name, fold] : folds) {
    OpHooks hooks;
    hooks.fold = fold;
    registerOpHooks(&ctx, name, hooks);
  }
}
