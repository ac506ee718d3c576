// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect index, and the operations of affine that split and join indices.
#include "strata/Dialects/Arith/ArithCompare.h"
#include "strata/Dialects/Index/IndexOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interpreter/IntegersDetail.h"
#include "strata/Interpreter/SegmentsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::interpreter;

//===-- index ----------------------------------------------------------------===//

static Result compare(Execution &execution, Args args) {
  // The predicates of index are those of arith, with the same numbers.
  static_assert(unsigned(index::IndexCmpPredicate::UGE) ==
                unsigned(arith::CmpIPredicate::uge));
  auto predicate = static_cast<arith::CmpIPredicate>(
      index::CmpOp(execution.getOperation()).getPred());
  return Scalar::boolean(
      applyCmpPredicate(predicate, args[0].bits, args[1].bits));
}

template <bool isSigned> static Result convertIndex(Execution &execution, Args args) {
  Type type = getResultScalar(execution);
  unsigned width = isa<IndexType>(type) ? IndexWidth : type.getIntOrFloatBitWidth();
  return Scalar(isSigned ? args[0].bits.sextOrTrunc(width)
                         : args[0].bits.zextOrTrunc(width));
}

static LogicalResult executeConstant(Operation *op, Execution &execution) {
  auto value = cast<IntegerAttr>(op->getInherentAttrOrNull("value"));
  execution.addResult(Scalar(value.getValue().sextOrTrunc(IndexWidth)));
  return success();
}

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
  std::optional<SmallVector<int64_t, 4>> strides = computeStrides(
      execution, getInnerBasis(execution, indices.size(), 1));
  if (!strides)
    return failure();
  uint64_t sum = uint64_t(indices.back().getScalar().getIndex());
  for (auto [index, stride] : llvm::zip(indices, *strides))
    sum += uint64_t(index.getScalar().getIndex()) * uint64_t(stride);
  execution.addResult(Scalar::index(int64_t(sum)));
  return success();
}

static constexpr Semantics table[] = {
    {"index.add",
     {executeElementwise<
         computeIntegers<[](const APInt &a, const APInt &b) { return a + b; }>>}},
    {"index.sub",
     {executeElementwise<
         computeIntegers<[](const APInt &a, const APInt &b) { return a - b; }>>}},
    {"index.mul",
     {executeElementwise<
         computeIntegers<[](const APInt &a, const APInt &b) { return a * b; }>>}},
    {"index.and",
     {executeElementwise<
         computeIntegers<[](const APInt &a, const APInt &b) { return a & b; }>>}},
    {"index.or",
     {executeElementwise<
         computeIntegers<[](const APInt &a, const APInt &b) { return a | b; }>>}},
    {"index.xor",
     {executeElementwise<
         computeIntegers<[](const APInt &a, const APInt &b) { return a ^ b; }>>}},
    {"index.maxs",
     {executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
       return llvm::APIntOps::smax(a, b);
     }>>}},
    {"index.maxu",
     {executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
       return llvm::APIntOps::umax(a, b);
     }>>}},
    {"index.mins",
     {executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
       return llvm::APIntOps::smin(a, b);
     }>>}},
    {"index.minu",
     {executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
       return llvm::APIntOps::umin(a, b);
     }>>}},
    {"index.divs",
     {executeElementwise<divide<
         [](const APInt &a, const APInt &b) { return a.sdiv(b); }, true>>}},
    {"index.divu",
     {executeElementwise<divide<
         [](const APInt &a, const APInt &b) { return a.udiv(b); }, false>>}},
    {"index.rems",
     {executeElementwise<divide<
         [](const APInt &a, const APInt &b) { return a.srem(b); }, true>>}},
    {"index.remu",
     {executeElementwise<divide<
         [](const APInt &a, const APInt &b) { return a.urem(b); }, false>>}},
    {"index.ceildivs", {executeElementwise<divide<divideSigned<APInt::Rounding::UP>, true>>}},
    {"index.ceildivu", {executeElementwise<divide<divideUnsigned<APInt::Rounding::UP>, false>>}},
    {"index.floordivs", {executeElementwise<divide<divideSigned<APInt::Rounding::DOWN>, true>>}},
    {"index.shl",
     {executeElementwise<
         shift<[](const APInt &a, unsigned n) { return a.shl(n); }>>}},
    {"index.shrs",
     {executeElementwise<
         shift<[](const APInt &a, unsigned n) { return a.ashr(n); }>>}},
    {"index.shru",
     {executeElementwise<
         shift<[](const APInt &a, unsigned n) { return a.lshr(n); }>>}},
    {"index.cmp", {executeElementwise<compare>}},
    {"index.casts", {executeElementwise<convertIndex<true>>}},
    {"index.castu", {executeElementwise<convertIndex<false>>}},
    {"index.constant", {executeConstant}},
    {"index.bool.constant", {executeBoolConstant}},
    {"index.sizeof", {executeSizeOf}},
    {"affine.delinearize_index", {executeWithNumbers<executeDelinearize>}},
    {"affine.linearize_index", {executeWithNumbers<executeLinearize>}},
};

LogicalResult interpreter::registerIndexSemantics(Context &ctx) {
  return attachAll(ctx, table);
}
