// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes that are encodings of some tensors only. Attached by name (Interfaces.h):
//
//   static constexpr TensorEncoding encoding = {verifyTensor};
//   (void)attachInterface(&ctx, "#sparse_tensor.encoding", encoding);
#ifndef STRATA_DEFINITION_TENSORENCODING_H
#define STRATA_DEFINITION_TENSORENCODING_H

#include "strata/Definition/Interfaces.h"
#include "strata/IR/Types/Attribute.h"

namespace strata {

/// An interface of attributes: whether a tensor can have the encoding.
struct TensorEncoding {
  static constexpr llvm::StringLiteral name = "VerifiableTensorEncoding";
  /// Emits an error if a tensor of this shape and type of elements cannot have `encoding`.
  LogicalResult (*verify)(EmitErrorFn emitError, Attribute encoding,
                          ArrayRef<int64_t> shape, Type elementType);
};

/// Calls the interface of `encoding`, which may be null. Attributes without the interface are
/// encodings of all tensors.
inline LogicalResult verifyTensorEncoding(EmitErrorFn emitError,
                                          Attribute encoding,
                                          ArrayRef<int64_t> shape,
                                          Type elementType) {
  const InterfaceTable *table =
      encoding ? findInterface(encoding, interfaceIdOf<TensorEncoding>)
               : nullptr;
  return table ? static_cast<const TensorEncoding *>(table->functions)
                     ->verify(emitError, encoding, shape, elementType)
               : success();
}

} // namespace strata

#endif // STRATA_DEFINITION_TENSORENCODING_H
