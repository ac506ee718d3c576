// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Allocation of memory on the heap and on the stack, and its end.
#include "strata/Conversion/MemRefToLLVM/MemRefLoweringDetail.h"
#include "strata/Dialects/LLVM/LLVMIntrinsicOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/DataLayoutInterfaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::detail;

/// The least alignment that `aligned_alloc` is called with, in bytes.
static constexpr uint64_t leastAlignment = 16;

static uint64_t getAlignment(Operation *op) {
  auto attr =
      dyn_cast_or_null<IntegerAttr>(op->getInherentAttrOrNull("alignment"));
  return attr ? attr.getValue().getLimitedValue() : 0;
}

namespace {
class AllocLowering final : public MemRefPattern<memref::AllocOp> {
public:
  AllocLowering(const LLVMTypeConverter &types,
                const MemRefLoweringOptions &options)
      : MemRefPattern(types), options(options) {}
  LogicalResult
  matchAndRewrite(memref::AllocOp op, OpAdaptor operands,
                  ConversionPatternRewriter &rewriter) const override;

private:
  /// The pointer to free and the pointer to use; null on failure.
  using Pointers = std::pair<Value, Value>;
  Pointers allocate(Operation *op, const LLVMBuilder &llvm, MemRefType type,
                    Value size) const;
  Pointers allocateAligned(Operation *op, const LLVMBuilder &llvm,
                           MemRefType type, Value size) const;
  Value call(Operation *op, const LLVMBuilder &llvm, MemRefType type,
             StringRef name, ArrayRef<Value> operands) const;
  MemRefLoweringOptions options;
};

class AllocaLowering final : public MemRefPattern<memref::AllocaOp> {
public:
  using MemRefPattern::MemRefPattern;
  LogicalResult
  matchAndRewrite(memref::AllocaOp op, OpAdaptor operands,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = cast<MemRefType>(op->getResult(0).getType());
    FailureOr<unsigned> space = getTypes().getAddressSpace(type);
    if (!convert(type) || !hasIdentityLayout(type) || failed(space))
      return rewriter.notifyMatchFailure(op, "incompatible memref type");
    LLVMBuilder llvm(rewriter, op->getLoc());
    MemRefExtents extents =
        computeExtents(llvm, getTypes(), type, operands.getDynamicSizes(),
                       /*inBytes=*/false);
    Value memory = llvm.stackAllocate(convert(type.getElementType()),
                                      extents.size, *space, getAlignment(op));
    rewriter.replaceOp(op, Value(createDescriptor(llvm, getTypes(), type,
                                                  memory, memory, extents)));
    return success();
  }
};

class DeallocLowering final : public MemRefPattern<memref::DeallocOp> {
public:
  DeallocLowering(const LLVMTypeConverter &types,
                  const MemRefLoweringOptions &options)
      : MemRefPattern(types),
        function(options.useGenericFunctions ? "_mlir_memref_to_llvm_free"
                                             : "free") {}
  LogicalResult
  matchAndRewrite(memref::DeallocOp op, OpAdaptor operands,
                  ConversionPatternRewriter &rewriter) const override {
    LLVMBuilder llvm(rewriter, op->getLoc());
    Type pointer = getTypes().getPointerType();
    if (failed(lookupOrCreateLLVMFunction(
            rewriter, op->getParentWithTrait<OpTrait::SymbolTable>(), function,
            Type(), pointer)))
      return failure();
    Value allocated;
    if (isa<UnrankedMemRefType>(op.getMemref().getType())) {
      Value descriptor =
          UnrankedMemRefDescriptor(operands.getMemref()).memRefDescPtr(llvm);
      allocated = llvm.load(pointer, descriptor);
    } else {
      allocated = MemRefDescriptor(operands.getMemref()).allocatedPtr(llvm);
      if (allocated.getType() != pointer)
        allocated = llvm.create<LLVM::AddrspacecastOp>(allocated, pointer);
    }
    llvm.call(function, Type(), allocated);
    rewriter.eraseOp(op);
    return success();
  }

private:
  StringRef function;
};

/// Stack allocations in the region are released at its end.
class AllocaScopeLowering final : public MemRefPattern<memref::AllocaScopeOp> {
public:
  using MemRefPattern::MemRefPattern;
  LogicalResult
  matchAndRewrite(memref::AllocaScopeOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op->getLoc();
    Block *before = op->getBlock();
    Block *rest = rewriter.splitBlock(before, Block::iterator(op));
    Block *continuation = rest;
    if (op->getNumResults()) {
      SmallVector<Location> locs(op->getNumResults(), loc);
      continuation = rewriter.createBlock(rest, op->getResultTypes(), locs);
      LLVM::BrOp::create(rewriter, loc, ValueRange(), rest);
    }
    Region &region = op->getRegion(0);
    Block *first = &region.front(), *last = &region.back();
    rewriter.inlineRegionBefore(region, continuation);
    rewriter.setInsertionPointToEnd(before);
    LLVMBuilder llvm(rewriter, loc);
    Value saved =
        llvm.create<LLVM::StacksaveOp>({}, getTypes().getPointerType());
    LLVM::BrOp::create(rewriter, loc, ValueRange(), first);
    Operation *terminator = last->getTerminator();
    rewriter.setInsertionPointToEnd(last);
    Operation *branch = LLVM::BrOp::create(
        rewriter, loc, terminator->getOperands(), continuation);
    rewriter.eraseOp(terminator);
    rewriter.setInsertionPoint(branch);
    llvm.createOp<LLVM::StackrestoreOp>(saved, {});
    SmallVector<Value, 2> results;
    if (op->getNumResults())
      llvm::append_range(results, continuation->getArguments());
    rewriter.replaceOp(op, results);
    return success();
  }
};
} // namespace

Value AllocLowering::call(Operation *op, const LLVMBuilder &llvm,
                          MemRefType type, StringRef name,
                          ArrayRef<Value> operands) const {
  SmallVector<Type, 2> inputs;
  for (Value operand : operands)
    inputs.push_back(operand.getType());
  Type pointer = getTypes().getPointerType();
  if (failed(lookupOrCreateLLVMFunction(
          llvm.getBuilder(), op->getParentWithTrait<OpTrait::SymbolTable>(),
          name, pointer, inputs)))
    return {};
  Value allocated = llvm.call(name, pointer, operands);
  FailureOr<unsigned> space = getTypes().getAddressSpace(type);
  if (failed(space))
    return {};
  return *space ? llvm.create<LLVM::AddrspacecastOp>(
                      allocated, getTypes().getPointerType(*space))
                : allocated;
}

/// By `malloc`, with room to align if that is necessary.
AllocLowering::Pointers AllocLowering::allocate(Operation *op,
                                                const LLVMBuilder &llvm,
                                                MemRefType type,
                                                Value size) const {
  Type index = getTypes().getIndexType();
  Value alignment;
  if (uint64_t bytes = getAlignment(op))
    alignment = llvm.indexConstant(index, int64_t(bytes));
  else if (!isa<IntegerType, IndexType, FloatType>(type.getElementType()))
    alignment = computeSizeInBytes(llvm, getTypes(), type.getElementType());
  if (alignment)
    size = llvm.add(size, alignment);
  StringRef name =
      options.useGenericFunctions ? "_mlir_memref_to_llvm_alloc" : "malloc";
  Value allocated = call(op, llvm, type, name, size);
  if (!allocated || !alignment)
    return {allocated, allocated};
  Value address = llvm.create<LLVM::PtrtointOp>(allocated, index);
  Value one = llvm.indexConstant(index, 1);
  Value bumped = llvm.add(address, llvm.sub(alignment, one));
  Value excess = llvm.binary<LLVM::UremOp>(bumped, alignment);
  Value aligned = llvm.sub(bumped, excess);
  return {allocated,
          llvm.create<LLVM::InttoptrOp>(aligned, allocated.getType())};
}

/// By `aligned_alloc`, with a size that is a multiple of the alignment.
AllocLowering::Pointers AllocLowering::allocateAligned(Operation *op,
                                                       const LLVMBuilder &llvm,
                                                       MemRefType type,
                                                       Value size) const {
  Type index = getTypes().getIndexType();
  uint64_t elementBytes = DataLayout::closest(op)
                              .getTypeSize(convert(type.getElementType()))
                              .getKnownMinValue();
  uint64_t bytes = getAlignment(op);
  if (!bytes)
    bytes = std::max(leastAlignment, llvm::PowerOf2Ceil(elementBytes));
  Value alignment = llvm.indexConstant(index, int64_t(bytes));
  std::optional<int64_t> count =
      type.hasStaticShape() ? type.getNumElementsChecked() : std::nullopt;
  uint64_t known = elementBytes * uint64_t(count.value_or(1));
  if (known % bytes != 0) {
    Value one = llvm.indexConstant(index, 1);
    Value bumped = llvm.add(size, llvm.sub(alignment, one));
    size = llvm.sub(bumped, llvm.binary<LLVM::UremOp>(bumped, alignment));
  }
  StringRef name = options.useGenericFunctions
                       ? "_mlir_memref_to_llvm_aligned_alloc"
                       : "aligned_alloc";
  Value allocated = call(op, llvm, type, name, {alignment, size});
  return {allocated, allocated};
}

LogicalResult
AllocLowering::matchAndRewrite(memref::AllocOp op, OpAdaptor operands,
                               ConversionPatternRewriter &rewriter) const {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  if (!convert(type) || !hasIdentityLayout(type))
    return rewriter.notifyMatchFailure(op, "incompatible memref type");
  LLVMBuilder llvm(rewriter, op->getLoc());
  MemRefExtents extents =
      computeExtents(llvm, getTypes(), type, operands.getDynamicSizes(),
                     /*inBytes=*/true);
  auto [allocated, aligned] =
      options.useAlignedAlloc ? allocateAligned(op, llvm, type, extents.size)
                              : allocate(op, llvm, type, extents.size);
  if (!allocated)
    return failure();
  rewriter.replaceOp(op, Value(createDescriptor(llvm, getTypes(), type,
                                                allocated, aligned, extents)));
  return success();
}

void detail::populateAllocationPatterns(const LLVMTypeConverter &types,
                                        RewritePatternSet &patterns,
                                        const MemRefLoweringOptions &options) {
  patterns.add<AllocLowering>(types, options);
  patterns.add<AllocaLowering>(types);
  patterns.add<AllocaScopeLowering>(types);
  patterns.add<DeallocLowering>(types, options);
}
