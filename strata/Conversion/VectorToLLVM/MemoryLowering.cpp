// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Access to memory: contiguous, under masks, and of scattered elements.
#include "strata/Conversion/LLVMCommon/MemRefDescriptor.h"
#include "strata/Conversion/MemRefToLLVM/MemRefLoweringDetail.h"
#include "strata/Conversion/VectorToLLVM/VectorToLLVMDetail.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/LLVM/LLVMVectorIntrinsicOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

namespace {
/// Base of the patterns of this file.
template <typename Op> class AccessPattern : public VectorPattern<Op> {
public:
  AccessPattern(const LLVMTypeConverter &types,
                const VectorToLLVMOptions &options)
      : VectorPattern<Op>(types), options(options) {}

protected:
  /// The alignment that is given or, if none is, that of elements of `memref`, or of
  /// `vector` if the option says so.
  int64_t getAlignment(Op op, VectorType vector, MemRefType memref) const {
    if (IntegerAttr alignment = getGivenAlignment(op))
      return alignment.getValue().getSExtValue();
    Type type =
        options.useVectorAlignment ? Type(vector) : memref.getElementType();
    return int64_t(
        DataLayout::closest(op).getTypePreferredAlignment(this->convert(type)));
  }
  static IntegerAttr getGivenAlignment(Operation *op) {
    return dyn_cast_or_null<IntegerAttr>(
        op->getInherentAttrOrNull("alignment"));
  }
  Value getAddress(const LLVMBuilder &llvm, Value base, Value descriptor,
                   ValueRange indices) const {
    return getElementAddress(llvm, this->getTypes(),
                             cast<MemRefType>(base.getType()), descriptor,
                             SmallVector<Value>(indices),
                             /*noWrap=*/false);
  }

  VectorToLLVMOptions options;
};

NamedAttribute getMaskedAlignment(OpBuilder &builder, int64_t alignment) {
  return builder.getNamedAttr("alignment",
                              builder.getI32IntegerAttr(int32_t(alignment)));
}

SmallVector<NamedAttribute, 2>
getAccessAttributes(OpBuilder &builder, Operation *op, int64_t alignment) {
  SmallVector<NamedAttribute, 2> attributes = {
      builder.getNamedAttr("alignment", builder.getI64IntegerAttr(alignment))};
  auto nontemporal =
      dyn_cast_or_null<BoolAttr>(op->getInherentAttrOrNull("nontemporal"));
  if (nontemporal && nontemporal.getValue())
    attributes.push_back(
        builder.getNamedAttr("nontemporal", builder.getUnitAttr()));
  return attributes;
}

/// The address and the properties of an access to a contiguous vector.
struct Access {
  VectorType type;
  Value address;
  int64_t alignment;
};

Operation *createAccess(const LLVMBuilder &llvm, vector::LoadOp op,
                        vector::LoadOp::Adaptor, const Access &access) {
  return llvm.createOp<LLVM::LoadOp>(
      access.address, access.type,
      getAccessAttributes(llvm.getBuilder(), op, access.alignment));
}

Operation *createAccess(const LLVMBuilder &llvm, vector::StoreOp op,
                        vector::StoreOp::Adaptor adaptor,
                        const Access &access) {
  return llvm.createOp<LLVM::StoreOp>(
      {adaptor.getValueToStore(), access.address}, {},
      getAccessAttributes(llvm.getBuilder(), op, access.alignment));
}

Operation *createAccess(const LLVMBuilder &llvm, vector::MaskedLoadOp,
                        vector::MaskedLoadOp::Adaptor adaptor,
                        const Access &access) {
  return llvm.createOp<LLVM::MaskedLoadOp>(
      {access.address, adaptor.getMask(), adaptor.getPassThru()}, access.type,
      getMaskedAlignment(llvm.getBuilder(), access.alignment));
}

Operation *createAccess(const LLVMBuilder &llvm, vector::MaskedStoreOp,
                        vector::MaskedStoreOp::Adaptor adaptor,
                        const Access &access) {
  return llvm.createOp<LLVM::MaskedStoreOp>(
      {adaptor.getValueToStore(), access.address, adaptor.getMask()}, {},
      getMaskedAlignment(llvm.getBuilder(), access.alignment));
}

/// The type of the loaded or stored vector.
template <typename Op> Type getVectorType(Op op) {
  if constexpr (requires { op.getValueToStore(); })
    return op.getValueToStore().getType();
  else
    return op->getResult(0).getType();
}

/// Loads and stores of vectors, with or without a mask.
template <typename Op> struct ContiguousLowering final : AccessPattern<Op> {
  using AccessPattern<Op>::AccessPattern;
  LogicalResult
  matchAndRewrite(Op op, typename Op::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto memref = dyn_cast<MemRefType>(op.getBase().getType());
    VectorType type = convertToFlatVector(this->getTypes(), getVectorType(op));
    if (!memref || !type)
      return rewriter.notifyMatchFailure(op, "a vector of several dimensions");
    int64_t alignment = this->getAlignment(op, type, memref);
    LLVMBuilder llvm(rewriter, op->getLoc());
    Value address = this->getAddress(llvm, op.getBase(), adaptor.getBase(),
                                     adaptor.getIndices());
    rewriter.replaceOp(
        op, createAccess(llvm, op, adaptor, {type, address, alignment}));
    return success();
  }
};

//===-- Scattered elements -------------------------------------------------===//

/// Whether elements that follow each other in the last dimension do so in memory.
bool hasUnitStride(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  return succeeded(type.getStridesAndOffset(strides, offset)) &&
         (strides.empty() || strides.back() == 1);
}

template <typename Op> class ScatteredPattern : public AccessPattern<Op> {
public:
  using AccessPattern<Op>::AccessPattern;

protected:
  bool isSupported(Op op, VectorType type) const {
    auto memref = dyn_cast<MemRefType>(op.getBase().getType());
    return memref && type && hasUnitStride(memref) &&
           op.getIndices().getType().getRank() == 1;
  }
  /// The addresses of the elements, in a vector.
  Value getAddresses(const LLVMBuilder &llvm, Op op, Value descriptor,
                     ValueRange offsets, Value indices) const {
    OpBuilder &builder = llvm.getBuilder();
    Value base = this->getAddress(llvm, op.getBase(), descriptor, offsets);
    auto type = cast<VectorType>(indices.getType());
    Type element = this->convert(
        cast<MemRefType>(op.getBase().getType()).getElementType());
    // Marks an index that is a value.
    int32_t dynamic = std::numeric_limits<int32_t>::min();
    return llvm.create<LLVM::GEPOp>(
        {base, indices},
        VectorType::get(type.getShape(), base.getType(),
                        type.getScalableDims()),
        {builder.getNamedAttr("elem_type", TypeAttr::get(element)),
         builder.getNamedAttr("noWrapFlags",
                              llvm.enumCase("GEPNoWrapFlags", 0)),
         builder.getNamedAttr("rawConstantIndices",
                              builder.getDenseI32ArrayAttr(dynamic))});
  }
};

struct GatherLowering final : ScatteredPattern<vector::GatherOp> {
  using ScatteredPattern::ScatteredPattern;
  LogicalResult
  matchAndRewrite(vector::GatherOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    VectorType type =
        convertToFlatVector(getTypes(), op->getResult(0).getType());
    if (!isSupported(op, type))
      return rewriter.notifyMatchFailure(
          op, "not a vector of one dimension and memory with unit stride");
    NamedAttribute alignment = getMaskedAlignment(
        rewriter,
        getAlignment(op, type, cast<MemRefType>(op.getBase().getType())));
    LLVMBuilder llvm(rewriter, op->getLoc());
    Value addresses = getAddresses(llvm, op, adaptor.getBase(),
                                   adaptor.getOffsets(), adaptor.getIndices());
    rewriter.replaceOp(
        op, llvm.create<LLVM::MaskedGatherOp>(
                {addresses, adaptor.getMask(), adaptor.getPassThru()}, type,
                alignment));
    return success();
  }
};

struct ScatterLowering final : ScatteredPattern<vector::ScatterOp> {
  using ScatteredPattern::ScatteredPattern;
  LogicalResult
  matchAndRewrite(vector::ScatterOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value value = adaptor.getValueToStore();
    auto type = dyn_cast<VectorType>(value.getType());
    if (!isSupported(op, type) || op->getNumResults())
      return rewriter.notifyMatchFailure(
          op, "not a vector of one dimension and memory with unit stride");
    NamedAttribute alignment = getMaskedAlignment(
        rewriter,
        getAlignment(op, type, cast<MemRefType>(op.getBase().getType())));
    LLVMBuilder llvm(rewriter, op->getLoc());
    Value addresses = getAddresses(llvm, op, adaptor.getBase(),
                                   adaptor.getOffsets(), adaptor.getIndices());
    rewriter.replaceOp(
        op, llvm.createOp<LLVM::MaskedScatterOp>(
                {value, addresses, adaptor.getMask()}, {}, alignment));
    return success();
  }
};

//===-- Compressed elements ------------------------------------------------===//

/// The attributes of three arguments, of which number `pointer` has an alignment if `op`
/// does.
SmallVector<NamedAttribute, 1>
getArgAlignment(OpBuilder &builder, IntegerAttr alignment, size_t pointer) {
  if (!alignment)
    return {};
  SmallVector<Attribute, 3> args(3, builder.getDictionaryAttr({}));
  args[pointer] = builder.getDictionaryAttr(
      builder.getNamedAttr("llvm.align", Attribute(alignment)));
  return {builder.getNamedAttr("arg_attrs", builder.getArrayAttr(args))};
}

struct ExpandLoadLowering final : AccessPattern<vector::ExpandLoadOp> {
  using AccessPattern::AccessPattern;
  LogicalResult
  matchAndRewrite(vector::ExpandLoadOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    VectorType type =
        convertToFlatVector(getTypes(), op->getResult(0).getType());
    if (!isa<MemRefType>(op.getBase().getType()) || !type)
      return rewriter.notifyMatchFailure(op, "a vector of several dimensions");
    LLVMBuilder llvm(rewriter, op->getLoc());
    Value address =
        getAddress(llvm, op.getBase(), adaptor.getBase(), adaptor.getIndices());
    rewriter.replaceOp(
        op, llvm.create<LLVM::MaskedExpandloadOp>(
                {address, adaptor.getMask(), adaptor.getPassThru()}, type,
                getArgAlignment(rewriter, getGivenAlignment(op), 0)));
    return success();
  }
};

struct CompressStoreLowering final : AccessPattern<vector::CompressStoreOp> {
  using AccessPattern::AccessPattern;
  LogicalResult
  matchAndRewrite(vector::CompressStoreOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value value = adaptor.getValueToStore();
    if (!isa<MemRefType>(op.getBase().getType()) ||
        !isa<VectorType>(value.getType()))
      return rewriter.notifyMatchFailure(op, "a vector of several dimensions");
    LLVMBuilder llvm(rewriter, op->getLoc());
    Value address =
        getAddress(llvm, op.getBase(), adaptor.getBase(), adaptor.getIndices());
    rewriter.replaceOp(
        op, llvm.createOp<LLVM::MaskedCompressstoreOp>(
                {value, address, adaptor.getMask()}, {},
                getArgAlignment(rewriter, getGivenAlignment(op), 1)));
    return success();
  }
};

/// The memory of a memref as one vector.
struct TypeCastLowering final : VectorPattern<vector::TypeCastOp> {
  using VectorPattern::VectorPattern;
  LogicalResult
  matchAndRewrite(vector::TypeCastOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto source = dyn_cast<MemRefType>(op.getMemref().getType());
    auto type = dyn_cast<MemRefType>(op->getResult(0).getType());
    Type converted = type ? convert(type) : Type();
    if (!source || !converted || !type.hasStaticShape() ||
        !source.hasStaticShape() || !hasIdentityLayout(source) ||
        !hasIdentityLayout(type))
      return rewriter.notifyMatchFailure(op, "the memory is not contiguous");
    LLVMBuilder llvm(rewriter, op->getLoc());
    MemRefDescriptor from(adaptor.getMemref());
    auto result = MemRefDescriptor::poison(llvm, converted);
    result.setAllocatedPtr(llvm, from.allocatedPtr(llvm));
    result.setAlignedPtr(llvm, from.alignedPtr(llvm));
    result.setConstantOffset(llvm, 0);
    SmallVector<int64_t> strides;
    int64_t offset = 0;
    if (failed(type.getStridesAndOffset(strides, offset)))
      return failure();
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      result.setConstantSize(llvm, dim, type.getDimSize(dim));
      result.setConstantStride(llvm, dim, strides[size_t(dim)]);
    }
    rewriter.replaceOp(op, Value(result));
    return success();
  }
};
} // namespace

void detail::populateVectorMemoryPatterns(const LLVMTypeConverter &types,
                                          RewritePatternSet &patterns,
                                          const VectorToLLVMOptions &options) {
  patterns.add<ContiguousLowering<vector::LoadOp>>(types, options);
  patterns.add<ContiguousLowering<vector::StoreOp>>(types, options);
  patterns.add<ContiguousLowering<vector::MaskedLoadOp>>(types, options);
  patterns.add<ContiguousLowering<vector::MaskedStoreOp>>(types, options);
  patterns.add<GatherLowering>(types, options);
  patterns.add<ScatterLowering>(types, options);
  patterns.add<ExpandLoadLowering>(types, options);
  patterns.add<CompressStoreLowering>(types, options);
  patterns.add<TypeCastLowering>(types);
}
