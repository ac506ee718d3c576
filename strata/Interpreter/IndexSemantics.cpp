// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect index, and the operations of affine that split and join indices.
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithCompare.h"
#include "strata/Dialects/Index/IndexOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interpreter/IntegersDetail.h"
#include "strata/Interpreter/SegmentsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::interpreter;

//===-- index ----------------------------------------------------------------===//

static Result compare(Execution &execution, const Scalar &lhs,
                      const Scalar &rhs) {
  // The predicates of index are those of arith, with the same numbers.
  static_assert(unsigned(index::IndexCmpPredicate::UGE) ==
                unsigned(arith::CmpIPredicate::uge));
  auto predicate = static_cast<arith::CmpIPredicate>(
      index::CmpOp(execution.getOperation()).getPred());
  return Scalar::boolean(applyCmpPredicate(predicate, lhs.bits, rhs.bits));
}

template <bool isSigned>
static Result convertIndex(Execution &execution, const Scalar &scalar) {
  Type type = getResultScalar(execution);
  unsigned width =
      isa<IndexType>(type) ? IndexWidth : type.getIntOrFloatBitWidth();
  return Scalar(isSigned ? scalar.bits.sextOrTrunc(width)
                         : scalar.bits.zextOrTrunc(width));
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

static constexpr Semantics table[] = {
    semanticsOf<index::AddOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return a + b;
        }>>),
    semanticsOf<index::SubOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return a - b;
        }>>),
    semanticsOf<index::MulOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return a * b;
        }>>),
    semanticsOf<index::AndOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return a & b;
        }>>),
    semanticsOf<index::OrOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return a | b;
        }>>),
    semanticsOf<index::XOrOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return a ^ b;
        }>>),
    semanticsOf<index::MaxSOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return llvm::APIntOps::smax(a, b);
        }>>),
    semanticsOf<index::MaxUOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return llvm::APIntOps::umax(a, b);
        }>>),
    semanticsOf<index::MinSOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return llvm::APIntOps::smin(a, b);
        }>>),
    semanticsOf<index::MinUOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return llvm::APIntOps::umin(a, b);
        }>>),
    semanticsOf<index::DivSOp>(
        executeElementwise<divide<
            [](const APInt &a, const APInt &b) { return a.sdiv(b); }, true>>),
    semanticsOf<index::DivUOp>(
        executeElementwise<divide<
            [](const APInt &a, const APInt &b) { return a.udiv(b); }, false>>),
    semanticsOf<index::RemSOp>(
        executeElementwise<divide<
            [](const APInt &a, const APInt &b) { return a.srem(b); }, true>>),
    semanticsOf<index::RemUOp>(
        executeElementwise<divide<
            [](const APInt &a, const APInt &b) { return a.urem(b); }, false>>),
    semanticsOf<index::CeilDivSOp>(
        executeElementwise<divide<divideSigned<APInt::Rounding::UP>, true>>),
    semanticsOf<index::CeilDivUOp>(
        executeElementwise<divide<divideUnsigned<APInt::Rounding::UP>, false>>),
    semanticsOf<index::FloorDivSOp>(
        executeElementwise<divide<divideSigned<APInt::Rounding::DOWN>, true>>),
    semanticsOf<index::ShlOp>(
        executeElementwise<
            shift<[](const APInt &a, unsigned n) { return a.shl(n); }>>),
    semanticsOf<index::ShrSOp>(
        executeElementwise<
            shift<[](const APInt &a, unsigned n) { return a.ashr(n); }>>),
    semanticsOf<index::ShrUOp>(
        executeElementwise<
            shift<[](const APInt &a, unsigned n) { return a.lshr(n); }>>),
    semanticsOf<index::CmpOp>(executeElementwise<compare>),
    semanticsOf<index::CastSOp>(executeElementwise<convertIndex<true>>),
    semanticsOf<index::CastUOp>(executeElementwise<convertIndex<false>>),
    semanticsOf<index::ConstantOp>(executeConstant),
    semanticsOf<index::BoolConstantOp>(executeBoolConstant),
    semanticsOf<index::SizeOfOp>(executeSizeOf),
    semanticsOf<dialects::affine::AffineDelinearizeIndexOp>(
        executeWithNumbers<executeDelinearize>),
    semanticsOf<dialects::affine::AffineLinearizeIndexOp>(
        executeWithNumbers<executeLinearize>),
};

LogicalResult interpreter::registerIndexSemantics(Context &ctx) {
  return attachAll(ctx, table);
}
