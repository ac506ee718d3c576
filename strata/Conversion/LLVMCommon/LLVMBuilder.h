// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shorthands for types and operations of the llvm dialect, for conversions to it.
#ifndef STRATA_CONVERSION_LLVMCOMMON_LLVMBUILDER_H
#define STRATA_CONVERSION_LLVMCOMMON_LLVMBUILDER_H

#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Build/ValueBuilder.h"

#include "llvm/ADT/PointerUnion.h"

namespace strata {

// Types. The dialect `llvm` must be loaded.

/// `!llvm.ptr<addressSpace>`.
Type getLLVMPointerType(Context *ctx, unsigned addressSpace = 0);
/// `!llvm.struct<(elements)>`.
Type getLLVMStructType(Context *ctx, ArrayRef<Type> elements,
                       bool isPacked = false);
/// `!llvm.array<size x element>`.
Type getLLVMArrayType(Type element, uint64_t size);
Type getLLVMVoidType(Context *ctx);
Type getLLVMTokenType(Context *ctx);
/// `!llvm.func<result (inputs)>`; `result` may be null for `void`.
Type getLLVMFunctionType(Context *ctx, Type result, ArrayRef<Type> inputs,
                         bool isVarArg = false);
bool isLLVMPointerType(Type type);
bool isLLVMVoidType(Type type);
bool isLLVMArrayType(Type type);
/// The types of the elements of a structure or array, of which an array has
/// one; std::nullopt for other types.
std::optional<ArrayRef<Type>> getLLVMStructElements(Type type);
Type getLLVMArrayElement(Type type);
uint64_t getLLVMArraySize(Type type);
/// The type at a position in nested structures and arrays; null if there is none.
Type getLLVMTypeAt(Type type, ArrayRef<int64_t> position);
/// The vector that an element-wise operation works on: `type` itself, or the innermost
/// element of nested arrays.
Type getInnermostArrayElement(Type type);

/// An index of a getelementptr operation: a value or a constant.
using GEPIndex = llvm::PointerUnion<Value, Attribute>;

/// Creates operations of the dialect `llvm` at the insertion point of a builder.
class LLVMBuilder : public ValueBuilder {
public:
  using ValueBuilder::ValueBuilder;

  /// A constant with an attribute of any type.
  Value constant(Type type, Attribute value) const;
  /// A constant of an integer type, with an attribute of that type.
  Value constant(Type type, int64_t value) const;
  /// A constant of an integer type, with an attribute of type `index`.
  Value indexConstant(Type type, int64_t value) const;
  Value poison(Type type) const;
  Value undef(Type type) const;
  Value zero(Type type) const;
  Value nullPointer(unsigned addressSpace = 0) const;

  /// With overflow flags: bit 0 is `nsw`, bit 1 `nuw`.
  Value add(Value lhs, Value rhs, unsigned overflow = 0) const;
  Value mul(Value lhs, Value rhs, unsigned overflow = 0) const;
  Value sub(Value lhs, Value rhs) const {
    return binary<LLVM::SubOp>(lhs, rhs);
  }
  /// `predicate` is a keyword such as `slt`.
  Value icmp(StringRef predicate, Value lhs, Value rhs) const;
  Value select(Value condition, Value yes, Value no) const {
    return create<LLVM::SelectOp>({condition, yes, no}, yes.getType());
  }

  Value extractValue(Value aggregate, ArrayRef<int64_t> position) const;
  Value insertValue(Value aggregate, Value value,
                    ArrayRef<int64_t> position) const;

  /// Address of an element. Indices are values or integers; `flags` is a set of bits:
  /// 1 and 2 `inbounds`, 4 `nuw`.
  Value gep(Type element, Value base, ArrayRef<GEPIndex> indices,
            unsigned flags = 0) const;
  Value gep(Type element, Value base, Value index, unsigned flags = 0) const {
    return gep(element, base, GEPIndex(index), flags);
  }
  GEPIndex index(int64_t value) const {
    return Attribute(builder.getI32IntegerAttr(int32_t(value)));
  }
  Value load(Type type, Value pointer,
             ArrayRef<NamedAttribute> attributes = {}) const {
    return create<LLVM::LoadOp>(pointer, type, attributes);
  }
  Operation *store(Value value, Value pointer,
                   ArrayRef<NamedAttribute> attributes = {}) const {
    return createOp<LLVM::StoreOp>({value, pointer}, {}, attributes);
  }
  Value stackAllocate(Type element, Value count, unsigned addressSpace = 0,
                      uint64_t alignment = 0) const;
  /// Calls a function by name; null if it has no result. `result` may be null.
  Value call(StringRef callee, Type result, ValueRange operands) const;

  /// The case `keyword` of an attribute that is an enumeration of the dialect `llvm`.
  Attribute enumCase(StringRef enumeration, uint64_t value) const;
  /// `#llvm.memory_effects` of a function that accesses no memory.
  Attribute getNoMemoryEffects() const;
};

/// Finds the function `name` in the symbol table `scope`, or declares it at its
/// beginning. Fails, after an error, if another symbol, or a function of another type, has
/// the name; fails without one if `scope` is null.
FailureOr<Operation *> lookupOrCreateLLVMFunction(OpBuilder &builder,
                                                  Operation *scope,
                                                  StringRef name, Type result,
                                                  ArrayRef<Type> inputs);

/// Adds a constant with the bytes of `text` and a zero at the beginning of `scope`, and
/// creates its address. The name is `stem`, with a number if another symbol has it.
/// `declareUses` is called between; null if it fails.
Value createLLVMString(const LLVMBuilder &llvm, Operation *scope,
                       StringRef stem, StringRef text,
                       function_ref<LogicalResult()> declareUses);

} // namespace strata

#endif // STRATA_CONVERSION_LLVMCOMMON_LLVMBUILDER_H
