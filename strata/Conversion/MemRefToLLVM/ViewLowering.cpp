// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that make descriptors of others, and those that read descriptors.
#include "strata/Conversion/MemRefToLLVM/MemRefLoweringDetail.h"
#include "strata/Dialects/LLVM/LLVMIntrinsicOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

namespace {
/// A pattern that is a function.
template <typename Op>
using LowerFn = LogicalResult (*)(Op op, typename Op::Adaptor operands,
                                  const LLVMTypeConverter &types,
                                  ConversionPatternRewriter &rewriter);
template <typename Op> class ViewPattern final : public MemRefPattern<Op> {
public:
  ViewPattern(const LLVMTypeConverter &types, LowerFn<Op> fn)
      : MemRefPattern<Op>(types), fn(fn) {}
  LogicalResult
  matchAndRewrite(Op op, typename MemRefPattern<Op>::OpAdaptor operands,
                  ConversionPatternRewriter &rewriter) const override {
    return fn(op, operands, this->getTypes(), rewriter);
  }

private:
  LowerFn<Op> fn;
};

/// Values in the order of their use: a value for each dynamic number, and constants.
class MixedValues {
public:
  MixedValues(const LLVMBuilder &llvm, Type index, ArrayRef<Value> dynamic)
      : llvm(llvm), index(index), dynamic(dynamic) {}
  Value next(int64_t number) {
    if (!ShapedType::isDynamic(number))
      return llvm.indexConstant(index, number);
    Value value = dynamic.front();
    dynamic = dynamic.drop_front();
    return value;
  }

private:
  const LLVMBuilder &llvm;
  Type index;
  ArrayRef<Value> dynamic;
};
} // namespace

//===-- Casts --------------------------------------------------------------===//

static LogicalResult lowerCast(memref::CastOp op,
                               memref::CastOp::Adaptor operands,
                               const LLVMTypeConverter &types,
                               ConversionPatternRewriter &rewriter) {
  Type from = op.getSource().getType(), to = op->getResult(0).getType();
  Type converted = types.convertType(to);
  if (!converted)
    return rewriter.notifyMatchFailure(op, "the type has no conversion");
  auto ranked = dyn_cast<MemRefType>(from);
  // Between ranked types, only what the types tell changes.
  if (ranked && isa<MemRefType>(to)) {
    if (operands.getSource().getType() != converted)
      return rewriter.notifyMatchFailure(op, "the descriptors differ");
    rewriter.replaceOp(op, operands.getSource());
    return success();
  }
  LLVMBuilder llvm(rewriter, op->getLoc());
  if (ranked) {
    Type index = types.getIndexType();
    Value one = llvm.indexConstant(index, 1);
    Value memory = llvm.stackAllocate(operands.getSource().getType(), one);
    llvm.store(operands.getSource(), memory);
    Value rank = llvm.indexConstant(index, ranked.getRank());
    UnrankedMemRefDescriptor unranked(llvm.poison(converted));
    unranked.setRank(llvm, rank);
    unranked.setMemRefDescPtr(llvm, memory);
    rewriter.replaceOp(op, Value(unranked));
    return success();
  }
  if (!isa<MemRefType>(to))
    return rewriter.notifyMatchFailure(op, "both types are unranked");
  Value memory =
      UnrankedMemRefDescriptor(operands.getSource()).memRefDescPtr(llvm);
  rewriter.replaceOp(op, llvm.load(converted, memory));
  return success();
}

static LogicalResult lowerMemorySpaceCast(
    memref::MemorySpaceCastOp op, memref::MemorySpaceCastOp::Adaptor operands,
    const LLVMTypeConverter &types, ConversionPatternRewriter &rewriter) {
  auto from = dyn_cast<MemRefType>(op.getSource().getType());
  auto to = dyn_cast<MemRefType>(op->getResult(0).getType());
  Type converted = to ? types.convertType(Type(to)) : Type();
  if (!from || !converted)
    return rewriter.notifyMatchFailure(op, "expected ranked memrefs");
  LLVMBuilder llvm(rewriter, op->getLoc());
  SmallVector<Value, 8> fields;
  unpackDescriptor(llvm, operands.getSource(), from, fields);
  Type pointer = getLLVMTypeAt(converted, 0);
  for (Value &field : MutableArrayRef<Value>(fields).take_front(2))
    field = llvm.create<LLVM::AddrspacecastOp>(field, pointer);
  rewriter.replaceOp(op,
                     packDescriptor(rewriter, op->getLoc(), types, to, fields));
  return success();
}

//===-- Other layouts ------------------------------------------------------===//

/// The allocated and the aligned pointer of a memref.
static std::pair<Value, Value> getPointers(const LLVMBuilder &llvm, Type type,
                                           Value descriptor,
                                           const LLVMTypeConverter &types) {
  if (isa<MemRefType>(type)) {
    MemRefDescriptor memref(descriptor);
    Value allocated = memref.allocatedPtr(llvm);
    return {allocated, memref.alignedPtr(llvm)};
  }
  FailureOr<unsigned> space = types.getAddressSpace(cast<BaseMemRefType>(type));
  Type pointer = types.getPointerType(succeeded(space) ? *space : 0);
  Value memory = UnrankedMemRefDescriptor(descriptor).memRefDescPtr(llvm);
  Value allocated = llvm.load(pointer, memory);
  Value second = llvm.gep(pointer, memory, llvm.index(1));
  return {allocated, llvm.load(pointer, second)};
}

static LogicalResult lowerReinterpretCast(
    memref::ReinterpretCastOp op, memref::ReinterpretCastOp::Adaptor operands,
    const LLVMTypeConverter &types, ConversionPatternRewriter &rewriter) {
  Type converted = types.convertType(op->getResult(0).getType());
  if (!converted)
    return rewriter.notifyMatchFailure(op, "the type has no conversion");
  LLVMBuilder llvm(rewriter, op->getLoc());
  auto result = MemRefDescriptor::poison(llvm, converted);
  auto [allocated, aligned] =
      getPointers(llvm, op.getSource().getType(), operands.getSource(), types);
  result.setAllocatedPtr(llvm, allocated);
  result.setAlignedPtr(llvm, aligned);
  Type index = types.getIndexType();
  MixedValues offsets(llvm, index, operands.getOffsets());
  MixedValues sizes(llvm, index, operands.getSizes());
  MixedValues strides(llvm, index, operands.getStrides());
  result.setOffset(llvm, offsets.next(op.getStaticOffsets().front()));
  for (auto [dim, entry] : llvm::enumerate(
           llvm::zip_equal(op.getStaticSizes(), op.getStaticStrides()))) {
    auto [size, stride] = entry;
    result.setSize(llvm, int64_t(dim), sizes.next(size));
    result.setStride(llvm, int64_t(dim), strides.next(stride));
  }
  rewriter.replaceOp(op, Value(result));
  return success();
}

static LogicalResult lowerView(memref::ViewOp op,
                               memref::ViewOp::Adaptor operands,
                               const LLVMTypeConverter &types,
                               ConversionPatternRewriter &rewriter) {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  Type converted = types.convertType(Type(type));
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (!converted || failed(type.getStridesAndOffset(strides, offset)) ||
      offset != 0)
    return rewriter.notifyMatchFailure(op, "the type has no conversion");
  LLVMBuilder llvm(rewriter, op->getLoc());
  Type index = types.getIndexType();
  auto source = cast<MemRefType>(op.getSource().getType());
  MemRefDescriptor from(operands.getSource());
  auto result = MemRefDescriptor::poison(llvm, converted);
  result.setAllocatedPtr(llvm, from.allocatedPtr(llvm));
  Value aligned = from.alignedPtr(llvm);
  result.setAlignedPtr(llvm,
                       llvm.gep(types.convertType(source.getElementType()),
                                aligned, operands.getByteShift()));
  result.setConstantOffset(llvm, 0);
  Value stride, nextSize;
  ArrayRef<Value> sizes = operands.getSizes();
  for (int64_t dim = type.getRank(); dim-- > 0;) {
    Value size;
    if (type.isDynamicDim(unsigned(dim))) {
      size = sizes.back();
      sizes = sizes.drop_back();
    } else {
      size = llvm.indexConstant(index, type.getDimSize(unsigned(dim)));
    }
    result.setSize(llvm, dim, size);
    if (!ShapedType::isDynamic(strides[dim]))
      stride = llvm.indexConstant(index, strides[dim]);
    else if (nextSize)
      stride = stride ? llvm.mul(stride, nextSize) : nextSize;
    else
      stride = llvm.indexConstant(index, 1);
    result.setStride(llvm, dim, stride);
    nextSize = size;
  }
  rewriter.replaceOp(op, Value(result));
  return success();
}

static LogicalResult lowerTranspose(memref::TransposeOp op,
                                    memref::TransposeOp::Adaptor operands,
                                    const LLVMTypeConverter &types,
                                    ConversionPatternRewriter &rewriter) {
  AffineMap map = op.getPermutation();
  LLVMBuilder llvm(rewriter, op->getLoc());
  MemRefDescriptor from(operands.getIn());
  // Nothing moves if no dimension does.
  if (map.isIdentity()) {
    rewriter.replaceOp(op, operands.getIn());
    return success();
  }
  auto result = MemRefDescriptor::poison(
      llvm, types.convertType(op->getResult(0).getType()));
  result.setAllocatedPtr(llvm, from.allocatedPtr(llvm));
  result.setAlignedPtr(llvm, from.alignedPtr(llvm));
  result.setOffset(llvm, from.offset(llvm));
  for (unsigned dim = 0; dim < map.getNumResults(); ++dim) {
    int64_t source = map.getDimPosition(dim);
    result.setSize(llvm, dim, from.size(llvm, source));
    result.setStride(llvm, dim, from.stride(llvm, source));
  }
  rewriter.replaceOp(op, Value(result));
  return success();
}

/// The size of a dimension from the memref that holds the shape.
static Value loadSize(const LLVMBuilder &llvm, const LLVMTypeConverter &types,
                      MemRefType shapeType, Value shape, int64_t dim) {
  Value position = llvm.indexConstant(types.getIndexType(), dim);
  Value address = getElementAddress(llvm, types, shapeType, shape, position,
                                    /*noWrap=*/true);
  Value size =
      llvm.load(types.convertType(shapeType.getElementType()), address);
  if (size.getType() == types.getIndexType())
    return size;
  return llvm.create("builtin.unrealized_conversion_cast", size,
                     types.getIndexType());
}

static LogicalResult lowerReshape(memref::ReshapeOp op,
                                  memref::ReshapeOp::Adaptor operands,
                                  const LLVMTypeConverter &types,
                                  ConversionPatternRewriter &rewriter) {
  auto type = dyn_cast<MemRefType>(op->getResult(0).getType());
  Type converted = type ? types.convertType(Type(type)) : Type();
  if (!converted || !hasIdentityLayout(type))
    return rewriter.notifyMatchFailure(op, "expected a ranked memref");
  auto shapeType = cast<MemRefType>(op.getShape().getType());
  LLVMBuilder llvm(rewriter, op->getLoc());
  Type index = types.getIndexType();
  auto result = MemRefDescriptor::poison(llvm, converted);
  auto [allocated, aligned] =
      getPointers(llvm, op.getSource().getType(), operands.getSource(), types);
  result.setAllocatedPtr(llvm, allocated);
  result.setAlignedPtr(llvm, aligned);
  result.setConstantOffset(llvm, 0);
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  (void)type.getStridesAndOffset(strides, offset);
  Value stride;
  for (int64_t dim = type.getRank(); dim-- > 0;) {
    if (!ShapedType::isDynamic(strides[dim]))
      stride = llvm.indexConstant(index, strides[dim]);
    int64_t known = type.getDimSize(unsigned(dim));
    Value size =
        ShapedType::isDynamic(known)
            ? loadSize(llvm, types, shapeType, operands.getShape(), dim)
            : llvm.indexConstant(index, known);
    result.setSize(llvm, dim, size);
    result.setStride(llvm, dim, stride);
    stride = llvm.mul(stride, size);
  }
  rewriter.replaceOp(op, Value(result));
  return success();
}

//===-- Descriptors --------------------------------------------------------===//

static LogicalResult lowerDim(memref::DimOp op, memref::DimOp::Adaptor operands,
                              const LLVMTypeConverter &types,
                              ConversionPatternRewriter &rewriter) {
  LLVMBuilder llvm(rewriter, op->getLoc());
  Type source = op.getSource().getType();
  Type index = types.getIndexType();
  auto ranked = dyn_cast<MemRefType>(source);
  if (!ranked) {
    auto unranked = cast<UnrankedMemRefType>(source);
    FailureOr<unsigned> space = types.getAddressSpace(unranked);
    if (failed(space))
      return rewriter.notifyMatchFailure(op,
                                         "the memory space has no conversion");
    // The sizes follow two pointers and the offset.
    Type pointer = types.getPointerType(*space);
    Type scalar =
        getLLVMStructType(op->getContext(), {pointer, pointer, index});
    Value memory =
        UnrankedMemRefDescriptor(operands.getSource()).memRefDescPtr(llvm);
    Value offset = llvm.gep(scalar, memory, {llvm.index(0), llvm.index(2)});
    Value one = llvm.indexConstant(index, 1);
    Value address = llvm.gep(index, offset, llvm.add(one, operands.getIndex()));
    rewriter.replaceOp(op, llvm.load(index, address));
    return success();
  }
  MemRefDescriptor memref(operands.getSource());
  APInt constant;
  if (matchPattern(op.getIndex(), m_ConstantInt(&constant)) &&
      constant.ult(uint64_t(ranked.getRank()))) {
    int64_t dim = constant.getSExtValue();
    rewriter.replaceOp(
        op, ranked.isDynamicDim(unsigned(dim))
                ? memref.size(llvm, dim)
                : llvm.indexConstant(index, ranked.getDimSize(unsigned(dim))));
    return success();
  }
  if (ranked.getRank() == 0)
    return rewriter.notifyMatchFailure(op, "the memref has no dimensions");
  rewriter.replaceOp(op, memref.size(llvm, operands.getIndex()));
  return success();
}

static LogicalResult lowerRank(memref::RankOp op,
                               memref::RankOp::Adaptor operands,
                               const LLVMTypeConverter &types,
                               ConversionPatternRewriter &rewriter) {
  LLVMBuilder llvm(rewriter, op->getLoc());
  auto ranked = dyn_cast<MemRefType>(op.getMemref().getType());
  rewriter.replaceOp(
      op, ranked ? llvm.indexConstant(types.getIndexType(), ranked.getRank())
                 : UnrankedMemRefDescriptor(operands.getMemref()).rank(llvm));
  return success();
}

static LogicalResult
lowerMetadata(memref::ExtractStridedMetadataOp op,
              memref::ExtractStridedMetadataOp::Adaptor operands,
              const LLVMTypeConverter &types,
              ConversionPatternRewriter &rewriter) {
  LLVMBuilder llvm(rewriter, op->getLoc());
  MemRefDescriptor memref(operands.getSource());
  MemRefType type = op.getSource().getType();
  Type baseType = types.convertType(op->getResult(0).getType());
  if (!baseType)
    return rewriter.notifyMatchFailure(op, "the type has no conversion");
  Value allocated = memref.allocatedPtr(llvm);
  Value aligned = memref.alignedPtr(llvm);
  auto base = MemRefDescriptor::poison(llvm, baseType);
  base.setAllocatedPtr(llvm, allocated);
  base.setAlignedPtr(llvm, aligned);
  base.setConstantOffset(llvm, 0);
  SmallVector<Value, 8> results = {base};
  results.push_back(memref.offset(llvm));
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    results.push_back(memref.size(llvm, dim));
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    results.push_back(memref.stride(llvm, dim));
  rewriter.replaceOp(op, results);
  return success();
}

static LogicalResult
lowerAlignedPointer(memref::ExtractAlignedPointerAsIndexOp op,
                    memref::ExtractAlignedPointerAsIndexOp::Adaptor operands,
                    const LLVMTypeConverter &types,
                    ConversionPatternRewriter &rewriter) {
  LLVMBuilder llvm(rewriter, op->getLoc());
  Value pointer;
  if (auto unranked = dyn_cast<UnrankedMemRefType>(op.getSource().getType())) {
    FailureOr<unsigned> space = types.getAddressSpace(unranked);
    Type type = types.getPointerType(succeeded(space) ? *space : 0);
    Value memory =
        UnrankedMemRefDescriptor(operands.getSource()).memRefDescPtr(llvm);
    pointer = llvm.load(type, llvm.gep(type, memory, llvm.index(1)));
  } else {
    pointer = MemRefDescriptor(operands.getSource()).alignedPtr(llvm);
  }
  rewriter.replaceOp(
      op, llvm.create<LLVM::PtrtointOp>(pointer, types.getIndexType()));
  return success();
}

static LogicalResult lowerAssumeAlignment(
    memref::AssumeAlignmentOp op, memref::AssumeAlignmentOp::Adaptor operands,
    const LLVMTypeConverter &types, ConversionPatternRewriter &rewriter) {
  MemRefType type = op.getMemref().getType();
  LLVMBuilder llvm(rewriter, op->getLoc());
  Value address =
      MemRefDescriptor(operands.getMemref()).bufferPtr(llvm, types, type);
  Value condition =
      llvm.constant(rewriter.getI1Type(), rewriter.getBoolAttr(true));
  Value bytes = llvm.indexConstant(types.getIndexType(), op.getAlignment());
  llvm.createOp<LLVM::AssumeOp>(
      {condition, address, bytes}, {},
      {rewriter.getNamedAttr("op_bundle_sizes",
                             rewriter.getDenseI32ArrayAttr({2})),
       rewriter.getNamedAttr("op_bundle_tags",
                             rewriter.getStrArrayAttr({"align"}))});
  rewriter.replaceOp(op, operands.getMemref());
  return success();
}

static LogicalResult lowerDistinctObjects(
    memref::DistinctObjectsOp op, memref::DistinctObjectsOp::Adaptor operands,
    const LLVMTypeConverter &types, ConversionPatternRewriter &rewriter) {
  LLVMBuilder llvm(rewriter, op->getLoc());
  if (!llvm::all_of(op->getOperandTypes(), llvm::IsaPred<MemRefType>))
    return rewriter.notifyMatchFailure(op, "a memref has no rank");
  // "separate_storage" is about allocations, of which memory without overlaps can be parts.
  if (op->hasAttr("strata.same_storage")) {
    SmallVector<Value> pointers, descriptors;
    for (Value memref : operands.getOperands())
      pointers.push_back(MemRefDescriptor(memref).alignedPtr(llvm));
    for (auto [memref, pointer] :
         llvm::zip_equal(operands.getOperands(),
                         detail::createSeparatePointers(llvm, pointers))) {
      MemRefDescriptor descriptor(memref);
      descriptor.setAlignedPtr(llvm, pointer);
      descriptors.push_back(descriptor);
    }
    rewriter.replaceOp(op, descriptors);
    return success();
  }
  SmallVector<Value> addresses;
  for (auto [memref, original] :
       llvm::zip_equal(operands.getOperands(), op->getOperands())) {
    auto type = cast<MemRefType>(original.getType());
    addresses.push_back(MemRefDescriptor(memref).bufferPtr(llvm, types, type));
  }
  Value condition =
      llvm.constant(rewriter.getI1Type(), rewriter.getBoolAttr(true));
  for (size_t i = 0; i < addresses.size(); ++i)
    for (size_t j = i + 1; j < addresses.size(); ++j)
      llvm.createOp<LLVM::AssumeOp>(
          {condition, addresses[i], addresses[j]}, {},
          {rewriter.getNamedAttr("op_bundle_sizes",
                                 rewriter.getDenseI32ArrayAttr({2})),
           rewriter.getNamedAttr("op_bundle_tags", rewriter.getStrArrayAttr(
                                                       {"separate_storage"}))});
  rewriter.replaceOp(op, operands.getOperands());
  return success();
}

void detail::populateViewPatterns(const LLVMTypeConverter &types,
                                  RewritePatternSet &patterns) {
  patterns.add<ViewPattern<memref::CastOp>>(types, lowerCast);
  patterns.add<ViewPattern<memref::MemorySpaceCastOp>>(types,
                                                       lowerMemorySpaceCast);
  patterns.add<ViewPattern<memref::ReinterpretCastOp>>(types,
                                                       lowerReinterpretCast);
  patterns.add<ViewPattern<memref::ViewOp>>(types, lowerView);
  patterns.add<ViewPattern<memref::TransposeOp>>(types, lowerTranspose);
  patterns.add<ViewPattern<memref::ReshapeOp>>(types, lowerReshape);
  patterns.add<ViewPattern<memref::DimOp>>(types, lowerDim);
  patterns.add<ViewPattern<memref::RankOp>>(types, lowerRank);
  patterns.add<ViewPattern<memref::ExtractStridedMetadataOp>>(types,
                                                              lowerMetadata);
  patterns.add<ViewPattern<memref::ExtractAlignedPointerAsIndexOp>>(
      types, lowerAlignedPointer);
  patterns.add<ViewPattern<memref::AssumeAlignmentOp>>(types,
                                                       lowerAssumeAlignment);
  patterns.add<ViewPattern<memref::DistinctObjectsOp>>(types,
                                                       lowerDistinctObjects);
}
