// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors and memrefs whose dimensions are joined in groups, or split.
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Interpreter/SegmentsDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::interpreter;

/// The numbers of dimensions in each group.
static SmallVector<size_t, 4> getGroupSizes(Operation *op) {
  SmallVector<size_t, 4> sizes;
  for (Attribute group : cast<ArrayAttr>(op->getAttr("reassociation")))
    sizes.push_back(cast<ArrayAttr>(group).size());
  return sizes;
}

namespace {
/// Sizes and, for memrefs, strides.
struct Dimensions {
  SmallVector<int64_t, 4> sizes, strides;
};
} // namespace

/// The stride of a dimension that goes through the elements of a group of
/// dimensions; std::nullopt if they are not contiguous.
static std::optional<int64_t> joinStrides(ArrayRef<int64_t> sizes,
                                          ArrayRef<int64_t> strides) {
  std::optional<int64_t> stride;
  int64_t expected = 0;
  for (auto [size, step] :
       llvm::zip(llvm::reverse(sizes), llvm::reverse(strides))) {
    if (size == 1)
      continue;
    if (!stride)
      stride = step;
    else if (step != expected)
      return std::nullopt;
    expected = step * size;
  }
  return stride ? *stride : strides.empty() ? 1 : strides.back();
}

/// `whole` with each group of dimensions as one. Fails after a diagnostic.
static LogicalResult collapse(Execution &execution, const Dimensions &whole,
                              Dimensions &result) {
  ArrayRef<int64_t> sizes = whole.sizes, strides = whole.strides;
  for (size_t count : getGroupSizes(execution.getOperation())) {
    int64_t size = 1;
    for (int64_t part : sizes.take_front(count))
      if (llvm::MulOverflow(size, part, size))
        return execution.fail("the size of a group of dimensions is too large");
    result.sizes.push_back(size);
    if (!strides.empty()) {
      std::optional<int64_t> stride =
          joinStrides(sizes.take_front(count), strides.take_front(count));
      if (!stride && size)
        return execution.fail("the elements of a group of dimensions do not "
                              "follow each other");
      result.strides.push_back(stride.value_or(1));
      strides = strides.drop_front(count);
    }
    sizes = sizes.drop_front(count);
  }
  return success();
}

/// `whole` with each dimension as a group of those in `result.sizes`. Fails after a
/// diagnostic.
static LogicalResult expand(Execution &execution, const Dimensions &whole,
                            Dimensions &result) {
  result.sizes = getMixed(execution, "static_output_shape", 1);
  result.strides.resize(result.sizes.size(), 1);
  size_t first = 0;
  for (auto [i, count] :
       llvm::enumerate(getGroupSizes(execution.getOperation()))) {
    int64_t product = 1;
    bool overflows = false;
    for (size_t at = first + count; at-- > first;) {
      if (i < whole.strides.size())
        result.strides[at] = whole.strides[i] * product;
      overflows |= result.sizes[at] < 0 ||
                   llvm::MulOverflow(product, result.sizes[at], product);
    }
    if (overflows || product != whole.sizes[i])
      return execution.fail("the sizes of the group of dimension " + Twine(i) +
                            " do not make " + Twine(whole.sizes[i]));
    first += count;
  }
  return success();
}

using ReshapeFn = LogicalResult (*)(Execution &, const Dimensions &,
                                    Dimensions &);

template <typename Op, ReshapeFn reshape>
static LogicalResult executeOnTensor(Operation *, Execution &execution) {
  const Elements &tensor = execution.getAdaptor<Op>().getSrc().getElements();
  Dimensions result;
  if (failed(reshape(execution, {tensor.shape, {}}, result)))
    return failure();
  execution.addResult(Elements{result.sizes, tensor.scalars});
  return success();
}

template <typename Op, ReshapeFn reshape>
static LogicalResult executeOnMemRef(Operation *, Execution &execution) {
  MemRefValue memref = execution.getAdaptor<Op>().getSrc().getMemRef();
  Dimensions result;
  if (failed(reshape(execution, {memref.sizes, memref.strides}, result)))
    return failure();
  memref.sizes = result.sizes;
  memref.strides = result.strides;
  execution.addResult(std::move(memref));
  return success();
}

/// The numbers in `memref`, which has one dimension; std::nullopt after a
/// diagnostic.
static std::optional<SmallVector<int64_t, 4>>
readSizes(Execution &execution, const MemRefValue &memref, Type element) {
  SmallVector<int64_t, 4> sizes;
  for (int64_t i = 0; i < memref.sizes.front(); ++i) {
    std::optional<size_t> place = findElement(execution, memref, i);
    if (!place)
      return std::nullopt;
    Scalar size = readElement(memref, *place, element).front();
    if (size.isPoison || size.bits.isNegative() ||
        !size.bits.isSignedIntN(64)) {
      (void)execution.fail("size " + Twine(i) + " of the shape is " +
                           (size.isPoison ? "poison" : "negative"));
      return std::nullopt;
    }
    sizes.push_back(size.getIndex());
  }
  return sizes;
}

/// memref.reshape: a row-major view of the elements of the source. The second operand is a
/// memref with the sizes of the result.
static LogicalResult executeReshape(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<memref::ReshapeOp>();
  MemRefValue memref = adaptor.getSource().getMemRef();
  auto shapeType = cast<MemRefType>(memref::ReshapeOp(op).getShape().getType());
  std::optional<SmallVector<int64_t, 4>> sizes = readSizes(
      execution, adaptor.getShape().getMemRef(), shapeType.getElementType());
  if (!sizes)
    return failure();
  auto multiply = [](ArrayRef<int64_t> numbers) -> std::optional<int64_t> {
    int64_t product = 1;
    for (int64_t number : numbers)
      if (llvm::MulOverflow(product, number, product))
        return std::nullopt;
    return product;
  };
  if (multiply(*sizes) != multiply(memref.sizes))
    return execution.fail("the shape has another number of elements than the "
                          "memref");
  auto type = dyn_cast<MemRefType>(op->getResult(0).getType());
  for (size_t i = 0; type && i < sizes->size(); ++i)
    if (int64_t size = type.getShape()[i];
        !ShapedType::isDynamic(size) && size != (*sizes)[i])
      return execution.fail("size " + Twine(i) + " of the shape is " +
                            Twine((*sizes)[i]));
  memref.sizes = *sizes;
  memref.strides.resize(sizes->size());
  for (size_t i = sizes->size(), stride = 1; i-- > 0;) {
    memref.strides[i] = int64_t(stride);
    stride *= size_t((*sizes)[i]);
  }
  execution.addResult(std::move(memref));
  return success();
}

static constexpr Semantics reshapeSemantics[] = {
    semanticsOf<memref::ReshapeOp>(executeReshape),
    semanticsOf<memref::CollapseShapeOp>(
        executeOnMemRef<memref::CollapseShapeOp, collapse>),
    semanticsOf<memref::ExpandShapeOp>(
        executeWithNumbers<executeOnMemRef<memref::ExpandShapeOp, expand>>),
    semanticsOf<tensor::CollapseShapeOp>(
        executeOnTensor<tensor::CollapseShapeOp, collapse>),
    semanticsOf<tensor::ExpandShapeOp>(
        executeWithNumbers<executeOnTensor<tensor::ExpandShapeOp, expand>>),
};

LogicalResult interpreter::registerReshapeSemantics(Context &ctx) {
  return attachAll(ctx, reshapeSemantics);
}
