// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of operations, one to one, to operations of the dialect llvm that work on
// each element. Rules are data: `conversion.elementwise` operations of a file
// (docs/conversion.md). A vector of several dimensions is an array of vectors in the
// dialect llvm, and the operation is created for each of those.
#ifndef STRATA_CONVERSION_LLVMCOMMON_ELEMENTWISE_H
#define STRATA_CONVERSION_LLVMCOMMON_ELEMENTWISE_H

#include "strata/Conversion/LLVMCommon/LLVMTypeConverter.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

namespace strata {

class LLVMBuilder;

/// Creates the value of an operation on operands that are scalars or vectors of one
/// dimension.
using ElementwiseFn = function_ref<Value(const LLVMBuilder &llvm, Type type,
                                         ValueRange operands)>;

/// Whether `type`, a type of the dialect llvm, stands for a vector of several dimensions.
bool isArrayOfVectors(Type type);
/// Whether operands or results of `op`, or their elements, are floats that LLVM does not
/// have.
bool hasForeignFloats(Operation *op);
/// Calls `fn` for each vector of the arrays `operands`, in order, and replaces `op` by the
/// values in an array of type `type`; or calls it once if `type` and `operands` are not
/// arrays. Operands that are not arrays are passed unchanged. Fails for huge arrays.
LogicalResult replaceElementwise(Operation *op,
                                 ConversionPatternRewriter &rewriter, Type type,
                                 ValueRange operands, ElementwiseFn fn);

/// Reports `conversion.elementwise` operations in `module` whose operations do not exist, or
/// do not have the same numbers of operands and one result.
LogicalResult verifyElementwiseRules(Operation *module);
/// Adds a pattern for each `conversion.elementwise` operation in `module`, which is not
/// needed afterwards. `converter` must outlive the patterns.
void populateElementwiseRules(Operation *module,
                              const LLVMTypeConverter &converter,
                              RewritePatternSet &patterns);

} // namespace strata

#endif // STRATA_CONVERSION_LLVMCOMMON_ELEMENTWISE_H
