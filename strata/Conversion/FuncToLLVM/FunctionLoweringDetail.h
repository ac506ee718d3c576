// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by functions and calls: how memrefs are passed and returned.
#ifndef STRATA_CONVERSION_FUNCTOLLVM_FUNCTIONLOWERINGDETAIL_H
#define STRATA_CONVERSION_FUNCTOLLVM_FUNCTIONLOWERINGDETAIL_H

#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Conversion/LLVMCommon/LLVMTypeConverter.h"

namespace strata::detail {

using SignatureConversion = TypeConverter::SignatureConversion;

/// Adds the function for C programs to the converted function `function`: one that calls
/// it or, if it is a declaration, the declaration of one, which it then calls. `type` is
/// the type before the conversion, `argAttrs` are the attributes of its arguments, or null.
void addCInterface(OpBuilder &builder, const LLVMTypeConverter &types,
                   Operation *function, FunctionType type, ArrayAttr argAttrs);

/// The values that a call passes for `operands`, of types `types` before the conversion.
SmallVector<Value, 8> promoteOperands(const LLVMBuilder &llvm,
                                      const LLVMTypeConverter &converter,
                                      TypeRange types, ValueRange operands);

/// Copies the descriptors that the unranked memrefs of `values` point to: onto the heap,
/// to return them, or from there onto the stack of the caller, after a call.
LogicalResult copyUnrankedDescriptors(const LLVMBuilder &llvm,
                                      const LLVMTypeConverter &converter,
                                      TypeRange types,
                                      SmallVectorImpl<Value> &values,
                                      bool toDynamic);

} // namespace strata::detail

#endif // STRATA_CONVERSION_FUNCTOLLVM_FUNCTIONLOWERINGDETAIL_H
