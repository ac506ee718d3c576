// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A memref.copy between memrefs that are not contiguous becomes loops over copies of the
// inner dimensions that are contiguous in both, which finalize-memref-to-llvm makes calls
// of `memcpy` of known size, or over elements. Without these loops each element is copied
// by `memcpy` in the function `memrefCopy` (bench/Native/kernels/copy_tiles.mlir: 39 us in
// place of 2 us).
#include "strata/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/Shapes/Slice.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;

namespace {
/// Replaces one copy.
class CopyExpansion {
public:
  explicit CopyExpansion(memref::CopyOp copy)
      : copy(copy), loc(copy->getLoc()), builder(copy.getOperation()),
        type(cast<MemRefType>(copy.getSource().getType())) {}
  void expand();

private:
  Value index(int64_t value) {
    return arith::ConstantOp::create(builder, loc, builder.getIndexAttr(value));
  }
  void enterLoop(unsigned dim);
  Value createView(Value memref, size_t numOuter);
  void copyElement();

  memref::CopyOp copy;
  Location loc;
  OpBuilder builder;
  MemRefType type;
  /// The indices of the dimensions that have loops.
  SmallVector<OpFoldResult> indices;
};
} // namespace

/// The number of trailing dimensions that are contiguous and have constant
/// sizes.
static size_t countContiguous(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset = 0, expected = 1;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return 0;
  ArrayRef<int64_t> shape = type.getShape();
  size_t count = 0;
  for (size_t dim = shape.size(); dim-- > 0; ++count)
    if (strides[dim] != expected || ShapedType::isDynamic(shape[dim]) ||
        llvm::MulOverflow(expected, shape[dim], expected))
      break;
  return count;
}

/// The iterations of a dimension follow.
void CopyExpansion::enterLoop(unsigned dim) {
  if (type.getDimSize(dim) == 1) {
    indices.push_back(OpFoldResult(builder.getIndexAttr(0)));
    return;
  }
  Value size = type.isDynamicDim(dim)
                   ? Value(memref::DimOp::create(builder, loc, copy.getSource(),
                                                 index(dim)))
                   : index(type.getDimSize(dim));
  Value one = index(1), zero = index(0);
  auto loop = scf::ForOp::create(builder, loc, zero, size, one);
  builder.setInsertionPointToStart(loop.getBody());
  indices.push_back(OpFoldResult(loop.getInductionVar()));
}

/// The part of `memref` at the indices, which has the dimensions after them.
Value CopyExpansion::createView(Value memref, size_t numOuter) {
  auto source = cast<MemRefType>(memref.getType());
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  // countContiguous has found strides.
  (void)source.getStridesAndOffset(strides, offset);
  ArrayRef<int64_t> shape = source.getShape();
  Slice slice;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    bool isOuter = dim < numOuter;
    if (isOuter && indices[dim].getValue() && strides[dim] != 0)
      offset = ShapedType::kDynamic;
    slice.offsets.push_back(isOuter ? indices[dim]
                                    : OpFoldResult(builder.getIndexAttr(0)));
    slice.sizes.push_back(
        OpFoldResult(builder.getIndexAttr(isOuter ? 1 : shape[dim])));
    slice.strides.push_back(OpFoldResult(builder.getIndexAttr(1)));
  }
  SliceOperands lists(slice);
  MemRefType view = MemRefType::get(
      shape.drop_front(numOuter), source.getElementType(),
      StridedLayoutAttr::get(builder.getContext(), offset,
                             ArrayRef(strides).drop_front(numOuter)),
      source.getMemorySpace());
  return memref::SubViewOp::create(
      builder, loc, view, memref, lists.offsets, lists.sizes, lists.strides,
      lists.staticOffsets, lists.staticSizes, lists.staticStrides);
}

void CopyExpansion::copyElement() {
  SmallVector<Value> places;
  for (OpFoldResult place : indices)
    places.push_back(place.getValue() ? place.getValue() : index(0));
  SmallVector<Value> operands = {copy.getSource()};
  llvm::append_range(operands, places);
  Value element =
      memref::LoadOp::create(builder, loc, type.getElementType(), operands);
  operands = {element, copy.getTarget()};
  llvm::append_range(operands, places);
  memref::StoreOp::create(builder, loc, TypeRange(), operands);
}

void CopyExpansion::expand() {
  auto target = cast<MemRefType>(copy.getTarget().getType());
  if (llvm::is_contained(type.getShape(), 0) ||
      llvm::is_contained(target.getShape(), 0)) {
    copy->erase();
    return;
  }
  size_t numInner = std::min(countContiguous(type), countContiguous(target));
  size_t numOuter = size_t(type.getRank()) - numInner;
  ArrayRef<int64_t> inner = type.getShape().drop_front(numOuter);
  bool isElement = llvm::all_of(inner, [](int64_t size) { return size == 1; });
  for (unsigned dim = 0; dim < (isElement ? type.getRank() : numOuter); ++dim)
    enterLoop(dim);
  if (isElement) {
    copyElement();
  } else {
    Value to = createView(copy.getTarget(), numOuter);
    Value from = createView(copy.getSource(), numOuter);
    memref::CopyOp::create(builder, loc, from, to);
  }
  copy->erase();
}

/// Whether the copy is one between memrefs of known rank of which one is not contiguous.
static bool isExpanded(memref::CopyOp copy) {
  return llvm::all_of(copy->getOperandTypes(),
                      [](Type type) { return isa<MemRefType>(type); }) &&
         !llvm::all_of(copy->getOperandTypes(), isContiguousMemRef);
}

namespace {
struct ExpandStridedCopy final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    SmallVector<memref::CopyOp> copies;
    getOperation()->walk([&](memref::CopyOp copy) {
      if (isExpanded(copy))
        copies.push_back(copy);
    });
    for (memref::CopyOp copy : copies)
      CopyExpansion(copy).expand();
    if (copies.empty())
      markAllAnalysesPreserved();
  }
};
} // namespace

static constexpr PassInfo expandStridedCopyInfo = {
    .argument = "expand-strided-copy",
    .name = "ExpandStridedCopyPass",
    .summary = "Expand memref.copy of memory that is not contiguous into loops",
    .dependentDialects = {"arith", "memref", "scf"},
    .create = makePass<ExpandStridedCopy>,
};

void strata::registerExpandStridedCopyPass(PassRegistry &registry) {
  registry.add(expandStridedCopyInfo);
}
