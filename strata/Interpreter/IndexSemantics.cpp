// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect index, and the operations of affine that split and join indices.
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Index/IndexOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interpreter/SegmentsDetail.h"
#include "strata/Interpreter/SemanticsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::interpreter;

//===-- index ----------------------------------------------------------------===//

static LogicalResult executeBoolConstant(Operation *op, Execution &execution) {
  auto value = cast<BoolAttr>(op->getInherentAttrOrNull("value"));
  execution.addResult(Scalar::boolean(value.getValue()));
  return success();
}

static LogicalResult executeSizeOf(Operation *, Execution &execution) {
  execution.addResult(Scalar::index(IndexWidth));
  return success();
}

//===-- affine ---------------------------------------------------------------===//

/// The products of the sizes after each dimension of a basis; std::nullopt,
/// after a diagnostic, if one is not positive or does not fit.
static std::optional<SmallVector<int64_t, 4>>
computeStrides(Execution &execution, ArrayRef<int64_t> basis) {
  SmallVector<int64_t, 4> strides;
  int64_t product = 1;
  for (int64_t size : llvm::reverse(basis)) {
    if (size <= 0 || llvm::MulOverflow(product, size, product)) {
      (void)execution.fail("a size of the basis is not positive or too large");
      return std::nullopt;
    }
    strides.push_back(product);
  }
  return SmallVector<int64_t, 4>(llvm::reverse(strides));
}

/// The basis without the outermost size, if there is one for each of `count` numbers.
static SmallVector<int64_t, 4> getInnerBasis(Execution &execution, size_t count,
                                             unsigned slot) {
  SmallVector<int64_t, 4> basis = getMixed(execution, "static_basis", slot);
  if (basis.size() == count)
    basis.erase(basis.begin());
  return basis;
}

static LogicalResult executeDelinearize(Operation *op, Execution &execution) {
  std::optional<SmallVector<int64_t, 4>> strides = computeStrides(
      execution, getInnerBasis(execution, op->getNumResults(), 1));
  if (!strides)
    return failure();
  int64_t rest = execution.getIndex(0);
  for (int64_t stride : *strides) {
    int64_t quotient = llvm::divideFloorSigned(rest, stride);
    execution.addResult(Scalar::index(quotient));
    rest -= quotient * stride;
  }
  execution.addResult(Scalar::index(rest));
  return success();
}

static LogicalResult executeLinearize(Operation *, Execution &execution) {
  ArrayRef<RuntimeValue> indices = getSegment(execution, 0);
  if (indices.empty()) {
    execution.addResult(Scalar::index(0));
    return success();
  }
  std::optional<SmallVector<int64_t, 4>> strides =
      computeStrides(execution, getInnerBasis(execution, indices.size(), 1));
  if (!strides)
    return failure();
  uint64_t sum = uint64_t(indices.back().getScalar().getIndex());
  for (auto [index, stride] : llvm::zip(indices, *strides))
    sum += uint64_t(index.getScalar().getIndex()) * uint64_t(stride);
  execution.addResult(Scalar::index(int64_t(sum)));
  return success();
}

static constexpr Semantics indexSemantics[] = {
    semanticsOf<index::BoolConstantOp>(executeBoolConstant),
    semanticsOf<index::SizeOfOp>(executeSizeOf),
    semanticsOf<affine::AffineDelinearizeIndexOp>(
        executeWithNumbers<executeDelinearize>),
    semanticsOf<affine::AffineLinearizeIndexOp>(
        executeWithNumbers<executeLinearize>),
};

LogicalResult interpreter::registerIndexSemantics(Context &ctx) {
  return attachAll(ctx, indexSemantics);
}
