// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// memref.copy: `memcpy` between contiguous memory, otherwise a call of the runtime
// function `memrefCopy(element size, source, target)`.
#include "strata/Conversion/MemRefToLLVM/MemRefLoweringDetail.h"
#include "strata/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "strata/Dialects/LLVM/LLVMIntrinsicOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::detail;

static constexpr llvm::StringLiteral copyFunction = "memrefCopy";

bool strata::isContiguousMemRef(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    return false;
  if (hasIdentityLayout(memref))
    return true;
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (!memref.hasStaticShape() ||
      failed(memref.getStridesAndOffset(strides, offset)) ||
      llvm::any_of(strides, ShapedType::isDynamic))
    return false;
  ArrayRef<int64_t> shape = memref.getShape();
  int64_t expected = 1;
  size_t rest = shape.size();
  // The contiguity of a memref that is too large for memory is unknown.
  for (; rest > 0 && strides[rest - 1] == expected; --rest)
    if (llvm::MulOverflow(expected, shape[rest - 1], expected))
      return false;
  // The strides of outer dimensions of size 1 do not matter.
  return llvm::all_of(shape.take_front(rest),
                      [](int64_t size) { return size == 1; });
}

namespace {
class CopyLowering final : public MemRefPattern<memref::CopyOp> {
public:
  using MemRefPattern::MemRefPattern;
  LogicalResult
  matchAndRewrite(memref::CopyOp op, OpAdaptor operands,
                  ConversionPatternRewriter &rewriter) const override {
    return llvm::all_of(op->getOperandTypes(), isContiguousMemRef)
               ? copyBytes(op, operands, rewriter)
               : callFunction(op, operands, rewriter);
  }

private:
  LogicalResult copyBytes(memref::CopyOp op, OpAdaptor operands,
                          ConversionPatternRewriter &rewriter) const;
  LogicalResult callFunction(memref::CopyOp op, OpAdaptor operands,
                             ConversionPatternRewriter &rewriter) const;
  Value makeUnranked(const LLVMBuilder &llvm, Type type,
                     Value descriptor) const;
};
} // namespace

LogicalResult
CopyLowering::copyBytes(memref::CopyOp op, OpAdaptor operands,
                        ConversionPatternRewriter &rewriter) const {
  auto type = cast<MemRefType>(op.getSource().getType());
  LLVMBuilder llvm(rewriter, op->getLoc());
  MemRefDescriptor source(operands.getSource()), target(operands.getTarget());
  Value count = llvm.indexConstant(getTypes().getIndexType(), 1);
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    count = llvm.mul(count, source.size(llvm, dim));
  Type element = type.getElementType();
  Value bytes = llvm.mul(count, computeSizeInBytes(llvm, getTypes(), element));
  auto getAddress = [&](MemRefDescriptor memref) {
    Value base = memref.alignedPtr(llvm);
    return llvm.gep(convert(element), base, memref.offset(llvm));
  };
  Value from = getAddress(source);
  Value to = getAddress(target);
  llvm.createOp<LLVM::MemcpyOp>(
      {to, from, bytes}, {},
      rewriter.getNamedAttr("isVolatile", rewriter.getBoolAttr(false)));
  rewriter.eraseOp(op);
  return success();
}

/// The descriptor of an unranked memref, whose own descriptor is on the stack.
Value CopyLowering::makeUnranked(const LLVMBuilder &llvm, Type type,
                                 Value descriptor) const {
  auto ranked = dyn_cast<MemRefType>(type);
  if (!ranked)
    return descriptor;
  Type index = getTypes().getIndexType();
  Value rank = llvm.constant(index, ranked.getRank());
  Value one = llvm.indexConstant(index, 1);
  Value memory = llvm.stackAllocate(descriptor.getType(), one);
  llvm.store(descriptor, memory);
  UnrankedMemRefDescriptor unranked(llvm.poison(convert(UnrankedMemRefType::get(
      ranked.getElementType(), ranked.getMemorySpace()))));
  unranked.setRank(llvm, rank);
  unranked.setMemRefDescPtr(llvm, memory);
  return unranked;
}

LogicalResult
CopyLowering::callFunction(memref::CopyOp op, OpAdaptor operands,
                           ConversionPatternRewriter &rewriter) const {
  LLVMBuilder llvm(rewriter, op->getLoc());
  Type index = getTypes().getIndexType();
  Type pointer = getTypes().getPointerType();
  Value stack = llvm.create<LLVM::StacksaveOp>({}, pointer);
  Value source =
      makeUnranked(llvm, op.getSource().getType(), operands.getSource());
  Value target =
      makeUnranked(llvm, op.getTarget().getType(), operands.getTarget());
  Value one = llvm.indexConstant(index, 1);
  auto putOnStack = [&](Value descriptor) {
    Value memory = llvm.stackAllocate(descriptor.getType(), one);
    llvm.store(descriptor, memory);
    return memory;
  };
  Value sourcePtr = putOnStack(source);
  Value targetPtr = putOnStack(target);
  Type element = cast<ShapedType>(op.getSource().getType()).getElementType();
  Value elementSize = computeSizeInBytes(llvm, getTypes(), element);
  if (failed(lookupOrCreateLLVMFunction(
          rewriter, op->getParentWithTrait<OpTrait::SymbolTable>(),
          copyFunction, Type(), {index, pointer, pointer})))
    return failure();
  llvm.call(copyFunction, Type(), {elementSize, sourcePtr, targetPtr});
  llvm.createOp<LLVM::StackrestoreOp>(stack, {});
  rewriter.eraseOp(op);
  return success();
}

void detail::populateCopyPatterns(const LLVMTypeConverter &types,
                                  RewritePatternSet &patterns) {
  patterns.add<CopyLowering>(types);
}
