// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the patterns from vector to llvm.
#ifndef STRATA_CONVERSION_VECTORTOLLVM_VECTORTOLLVMDETAIL_H
#define STRATA_CONVERSION_VECTORTOLLVM_VECTORTOLLVMDETAIL_H

#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Conversion/LLVMCommon/LLVMTypeConverter.h"
#include "strata/Conversion/VectorToLLVM/VectorToLLVM.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

namespace strata::detail {

/// A pattern for the operations of a class with a converter to llvm.
template <typename Op> class VectorPattern : public OpConversionPattern<Op> {
public:
  explicit VectorPattern(const LLVMTypeConverter &types)
      : OpConversionPattern<Op>(types, "convert-vector-to-llvm") {}

protected:
  const LLVMTypeConverter &getTypes() const {
    return *static_cast<const LLVMTypeConverter *>(this->getTypeConverter());
  }
  Type convert(Type type) const { return getTypes().convertType(type); }
};

/// The type of llvm for `type` if that is a vector, which it is for vectors of one dimension
/// or none. Null otherwise.
inline VectorType convertToFlatVector(const LLVMTypeConverter &types,
                                      Type type) {
  return dyn_cast_or_null<VectorType>(types.convertType(type));
}

Value extractElement(const LLVMBuilder &llvm, Value vector, Value position);
Value insertElement(const LLVMBuilder &llvm, Value vector, Value element,
                    Value position);
/// The elements of `lhs`, and then `rhs`, with the numbers `mask`.
Value shuffle(const LLVMBuilder &llvm, Value lhs, Value rhs,
              ArrayRef<int32_t> mask);

void populateElementPatterns(const LLVMTypeConverter &types,
                             RewritePatternSet &patterns);
void populateShapePatterns(const LLVMTypeConverter &types,
                           RewritePatternSet &patterns,
                           const VectorToLLVMOptions &options);
void populateVectorMemoryPatterns(const LLVMTypeConverter &types,
                                  RewritePatternSet &patterns,
                                  const VectorToLLVMOptions &options);
void populateReductionPatterns(const LLVMTypeConverter &types,
                               RewritePatternSet &patterns,
                               const VectorToLLVMOptions &options);
void populatePrintPatterns(const LLVMTypeConverter &types,
                           RewritePatternSet &patterns);

} // namespace strata::detail

#endif // STRATA_CONVERSION_VECTORTOLLVM_VECTORTOLLVMDETAIL_H
