// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/MemRefToLLVM/MemRefToLLVM.h"

#include "strata/Conversion/LLVMCommon/ToLLVMPass.h"
#include "strata/Conversion/MemRefToLLVM/MemRefLoweringDetail.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Extents and addresses ----------------------------------------------===//

/// getelementptr overflow flags: `inbounds` and `nuw`.
static constexpr unsigned inBoundsNoWrap = 3 | 4;
/// Arithmetic overflow flags: `nsw` and `nuw`.
static constexpr unsigned noSignedUnsignedWrap = 1 | 2;

Value detail::computeSizeInBytes(const LLVMBuilder &llvm,
                                 const LLVMTypeConverter &types, Type type) {
  Value null = llvm.nullPointer();
  Value end = llvm.gep(types.convertType(type), null, llvm.index(1));
  return llvm.create<LLVM::PtrtointOp>(end, types.getIndexType());
}

MemRefExtents detail::computeExtents(const LLVMBuilder &llvm,
                                     const LLVMTypeConverter &types,
                                     MemRefType type,
                                     ArrayRef<Value> dynamicSizes,
                                     bool inBytes) {
  Type index = types.getIndexType();
  MemRefExtents extents;
  ArrayRef<int64_t> shape = type.getShape();
  for (int64_t size : shape) {
    if (ShapedType::isDynamic(size)) {
      extents.sizes.push_back(dynamicSizes.front());
      dynamicSizes = dynamicSizes.drop_front();
    } else {
      extents.sizes.push_back(llvm.indexConstant(index, size));
    }
  }
  // The product of the sizes after a dimension: the value, and the number if it
  // is constant.
  Value product = llvm.indexConstant(index, 1);
  int64_t known = 1;
  extents.strides.resize(shape.size());
  for (size_t dim = shape.size(); dim-- > 0;) {
    extents.strides[dim] = product;
    bool isFirst = known == 1;
    known = ShapedType::isDynamic(known) || ShapedType::isDynamic(shape[dim])
                ? ShapedType::kDynamic
                : int64_t(uint64_t(known) * uint64_t(shape[dim]));
    if (isFirst)
      product = extents.sizes[dim];
    else if (ShapedType::isDynamic(known))
      product = llvm.mul(product, extents.sizes[dim]);
    else
      product = llvm.indexConstant(index, known);
  }
  extents.size = product;
  if (inBytes) {
    Value null = llvm.nullPointer();
    Value end =
        llvm.gep(types.convertType(type.getElementType()), null, product);
    extents.size = llvm.create<LLVM::PtrtointOp>(end, index);
  }
  return extents;
}

MemRefDescriptor detail::createDescriptor(const LLVMBuilder &llvm,
                                          const LLVMTypeConverter &types,
                                          MemRefType type, Value allocated,
                                          Value aligned,
                                          const MemRefExtents &extents) {
  auto result = MemRefDescriptor::poison(llvm, types.convertType(Type(type)));
  result.setAllocatedPtr(llvm, allocated);
  result.setAlignedPtr(llvm, aligned);
  result.setConstantOffset(llvm, 0);
  for (auto [dim, size] : llvm::enumerate(extents.sizes))
    result.setSize(llvm, int64_t(dim), size);
  for (auto [dim, stride] : llvm::enumerate(extents.strides))
    result.setStride(llvm, int64_t(dim), stride);
  return result;
}

bool detail::hasIdentityLayout(MemRefType type) {
  auto map = dyn_cast_or_null<AffineMapAttr>(type.getLayout());
  // `strided<[1]>` is the identity of one dimension.
  return !type.getLayout() || (map && map.getValue().isIdentity()) ||
         (type.getRank() == 1 && strata::detail::isRowMajor(type));
}

Value detail::getElementAddress(const LLVMBuilder &llvm,
                                const LLVMTypeConverter &types, MemRefType type,
                                Value descriptor, ArrayRef<Value> indices,
                                bool noWrap) {
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  // A memref that is converted is strided.
  (void)type.getStridesAndOffset(strides, offset);
  MemRefDescriptor memref(descriptor);
  Value base = memref.bufferPtr(llvm, types, type);
  unsigned overflow = noWrap ? noSignedUnsignedWrap : 0;
  Value position;
  for (auto [dim, entry] : llvm::enumerate(llvm::zip_equal(indices, strides))) {
    auto [term, stride] = entry;
    Value increment = term;
    if (stride != 1) {
      Value factor = ShapedType::isDynamic(stride)
                         ? memref.stride(llvm, int64_t(dim))
                         : llvm.indexConstant(types.getIndexType(), stride);
      increment = llvm.mul(increment, factor, overflow);
    }
    position = position ? llvm.add(position, increment, overflow) : increment;
  }
  return position ? llvm.gep(types.convertType(type.getElementType()), base,
                             position, noWrap ? inBoundsNoWrap : 0)
                  : base;
}

//===-- Pass ---------------------------------------------------------------===//

void strata::populateFinalizeMemRefToLLVMConversionPatterns(
    const LLVMTypeConverter &types, RewritePatternSet &patterns,
    const MemRefLoweringOptions &options) {
  populateAllocationPatterns(types, patterns, options);
  populateAccessPatterns(types, patterns);
  populateCopyPatterns(types, patterns);
  populateGlobalPatterns(types, patterns);
  populateViewPatterns(types, patterns);
}

namespace {
struct FinalizeMemRefToLLVM final : ToLLVMPassWithIndexBitwidth {
  using ToLLVMPassWithIndexBitwidth::ToLLVMPassWithIndexBitwidth;
  void populate(const LLVMTypeConverter &types,
                RewritePatternSet &patterns) override {
    MemRefLoweringOptions options;
    options.useAlignedAlloc = *useAlignedAlloc;
    options.useGenericFunctions = *useGenericFunctions;
    populateFinalizeMemRefToLLVMConversionPatterns(types, patterns, options);
  }
  void addTargets(ConversionTarget &target) override {
    target.addLegalOp<func::FuncOp>();
  }
  Option<bool> useAlignedAlloc{*this, "use-aligned-alloc",
                               "Call aligned_alloc in place of malloc", false};
  Option<bool> useGenericFunctions{
      *this, "use-generic-functions",
      "Call _mlir_memref_to_llvm_alloc, _aligned_alloc and _free in place of "
      "the C library's functions",
      false};
};
} // namespace

static constexpr PassInfo info = {
    .argument = "finalize-memref-to-llvm",
    .name = "FinalizeMemRefToLLVMConversionPass",
    .summary = "Convert memref to llvm",
    .anchor = "builtin.module",
    .dependentDialects = {"llvm"},
    .create = makePass<FinalizeMemRefToLLVM>,
};

void strata::registerMemRefToLLVMPasses(PassRegistry &registry) {
  registerExpandStridedCopyPass(registry);
  registerLLVMAddAliasScopesPass(registry);
  registry.add(info);
}
