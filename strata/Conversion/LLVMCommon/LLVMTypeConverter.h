// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of the builtin dialect as types of the dialect llvm:
//
//   index             iN, of the bit width of the options
//   complex<T>        struct<(T, T)>
//   vector<2x3xT>     array<2 x vector<3xT>>
//   memref<...xT>     struct<(ptr, ptr, iN, array<rank x iN>, array<rank x iN>)>:
//                     allocated and aligned pointer, offset, sizes, strides
//   memref<*xT>       struct<(iN, ptr)>: rank, pointer to a descriptor
//   function types    ptr
//
// Floats that LLVM does not have become integers of their width.
#ifndef STRATA_CONVERSION_LLVMCOMMON_LLVMTYPECONVERTER_H
#define STRATA_CONVERSION_LLVMCOMMON_LLVMTYPECONVERTER_H

#include "strata/Interfaces/DataLayoutInterfaces.h"
#include "strata/Rewrite/DialectConversion/TypeConverter.h"

namespace strata {

struct LowerToLLVMOptions {
  /// Width of `index` values.
  unsigned indexBitwidth = 64;
  /// Whether memrefs with static shapes are passed to functions as pointers to their
  /// elements, and not as the fields of their descriptors.
  bool useBarePtrCallConv = false;

  /// The options for `op`. `bitwidth` is that of `index`; 0 takes it from the data layout.
  static LowerToLLVMOptions get(Operation *op, unsigned bitwidth = 0);
  bool operator==(const LowerToLLVMOptions &other) const = default;
};

class LLVMTypeConverter final : public TypeConverter {
public:
  LLVMTypeConverter(Context *ctx, const LowerToLLVMOptions &options);

  Context *getContext() const { return ctx; }
  const LowerToLLVMOptions &getOptions() const { return options; }
  /// The type of `index` values.
  Type getIndexType() const;
  Type getPointerType(unsigned addressSpace = 0) const;

  /// The address space that `type`, a memref, is in; fails if the memory space has no
  /// conversion to a number.
  FailureOr<unsigned> getAddressSpace(BaseMemRefType type) const;
  /// The types of the fields of the descriptor, those of arrays one by one. Empty if the
  /// type has no conversion.
  SmallVector<Type, 8> getDescriptorFields(MemRefType type) const;
  /// Whether a memref can be passed as a pointer: its shape is static, and its strides
  /// and offset are those of the default layout.
  static bool canBeBarePointer(BaseMemRefType type);

  /// The types of the arguments of a function of type `type`, in `result`, and its
  /// function type. Null if a type has no conversion. `useBarePtr` overrides the option.
  Type convertFunctionSignature(FunctionType type, bool isVarArg,
                                bool useBarePtr,
                                SignatureConversion &result) const;
  /// The type that a function with results of these types returns: `void`, the only type,
  /// or a structure. Null if a type has no conversion.
  Type packFunctionResults(TypeRange types, bool useBarePtr) const;
  /// The type of an argument or result in calls with bare pointers.
  Type convertCallingConventionType(Type type, bool useBarePtr) const;

private:
  Type convertVector(VectorType type) const;
  Type convertMemRef(MemRefType type) const;
  std::optional<Type> convertDialectType(Type type) const;
  void addBuiltinConversions();

  Context *ctx;
  LowerToLLVMOptions options;
};

/// Whether operations of the dialect llvm may have values of the type.
bool isCompatibleWithLLVM(Type type);

} // namespace strata

#endif // STRATA_CONVERSION_LLVMCOMMON_LLVMTYPECONVERTER_H
