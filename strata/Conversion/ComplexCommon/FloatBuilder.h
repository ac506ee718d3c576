// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic on the parts of complex numbers, in the dialects arith and math or
// in llvm, and the computations of both conversions of the dialect complex.
#ifndef STRATA_CONVERSION_COMPLEXCOMMON_FLOATBUILDER_H
#define STRATA_CONVERSION_COMPLEXCOMMON_FLOATBUILDER_H

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Build/ValueBuilder.h"

namespace strata {

/// Creates operations on floats of one type at the insertion point of a builder.
class FloatBuilder : private ValueBuilder {
public:
  enum class Dialect : bool { ArithAndMath, LLVM };
  /// Predicates of comparisons, with their numbers in both dialects.
  enum class Predicate : uint8_t {
    OEQ = 1,
    OGT = 2,
    OGE = 3,
    OLT = 4,
    OLE = 5,
    ONE = 6,
    ORD = 7,
    UNE = 13,
    UNO = 14
  };
  enum class FastMath : bool { No, Yes };

  /// The operations have the fast-math flags of `converted` where it has any.
  FloatBuilder(OpBuilder &builder, Operation *converted, Type type,
               Dialect dialect);

  /// For arith and math: whether the flags exclude infinities and NaNs.
  bool assumesFinite() const;
  /// For arith and math: the same without the flags `nnan` and `ninf`.
  FloatBuilder allowingNonFinite() const;

  Value constant(double value) const;
  Value infinity() const;

  Value add(Value lhs, Value rhs) const {
    return withFlags<arith::AddFOp, LLVM::FaddOp>({lhs, rhs});
  }
  Value sub(Value lhs, Value rhs) const {
    return withFlags<arith::SubFOp, LLVM::FsubOp>({lhs, rhs});
  }
  Value mul(Value lhs, Value rhs) const {
    return withFlags<arith::MulFOp, LLVM::FmulOp>({lhs, rhs});
  }
  Value div(Value lhs, Value rhs) const {
    return withFlags<arith::DivFOp, LLVM::FdivOp>({lhs, rhs});
  }
  Value abs(Value value) const;
  /// Creates the operation without fast-math flags.
  Value copySign(Value magnitude, Value sign) const;
  Value compare(Predicate predicate, Value lhs, Value rhs,
                FastMath fastmath = FastMath::No) const;
  Value select(Value condition, Value yes, Value no) const;
  /// The conjunction of booleans.
  Value logicalAnd(Value lhs, Value rhs) const;
  Value logicalOr(Value lhs, Value rhs) const;
  /// The negation of a truth value, in arith.
  Value logicalNot(Value value) const;
  /// A function of the dialect math or an operation of arith, with the fast-math flags.
  /// The builder must not be one for llvm.
  template <typename OpTy> Value apply(ValueRange operands) const {
    return create<OpTy>(operands, type, flags);
  }

private:
  /// The operation of the dialect in use.
  template <typename Op, typename LLVMOp>
  Value createIn(ValueRange operands, Type resultType,
                 ArrayRef<NamedAttribute> attributes = {}) const {
    return isLLVM ? create<LLVMOp>(operands, resultType, attributes)
                  : create<Op>(operands, resultType, attributes);
  }
  template <typename Op, typename LLVMOp>
  Value withFlags(ValueRange operands) const {
    return createIn<Op, LLVMOp>(operands, type, flags);
  }
  Value constant(const APFloat &value) const;

  Type type;
  bool isLLVM;
  /// The attribute for the flags of the operations that are created, at most one.
  SmallVector<NamedAttribute, 1> flags;
};

/// The parts of a complex number.
struct ComplexParts {
  Value re, im;
};

ComplexParts createComplexAdd(const FloatBuilder &floats, ComplexParts lhs,
                              ComplexParts rhs);
ComplexParts createComplexSub(const FloatBuilder &floats, ComplexParts lhs,
                              ComplexParts rhs);
/// A quotient: by the textbook formula or, for `improved`, by Smith's algorithm, which
/// avoids overflow, and with the results that C's Annex G gives for zeros and infinities.
ComplexParts createComplexDiv(const FloatBuilder &floats, ComplexParts lhs,
                              ComplexParts rhs,
                              dialects::complex::ComplexRangeFlags range);

} // namespace strata

#endif // STRATA_CONVERSION_COMPLEXCOMMON_FLOATBUILDER_H
