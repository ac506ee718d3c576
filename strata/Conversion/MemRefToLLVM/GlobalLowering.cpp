// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Global variables and their addresses.
#include "strata/Conversion/MemRefToLLVM/MemRefLoweringDetail.h"
#include "strata/Dialects/LLVM/LLVMModuleOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

/// The type of a global: nested arrays, or the element type.
static Type getGlobalType(const LLVMTypeConverter &types, MemRefType type) {
  Type converted = types.convertType(type.getElementType());
  for (int64_t size : llvm::reverse(type.getShape()))
    converted =
        converted ? getLLVMArrayType(converted, uint64_t(size)) : Type();
  return converted;
}

/// The element of a tensor without dimensions: a number, or the two numbers of a complex
/// one.
static Attribute getOnlyElement(DenseElementsAttr elements) {
  Builder builder(elements.getContext());
  auto getNumber = [&](Type type, size_t index) -> Attribute {
    if (isa<FloatType>(type))
      return builder.getFloatAttr(type, elements.getFloatElement(index));
    return builder.getIntegerAttr(type, elements.getIntElement(index));
  };
  Type type = elements.getElementType();
  auto complex = dyn_cast<ComplexType>(type);
  if (!complex)
    return getNumber(type, 0);
  Type part = complex.getElementType();
  return builder.getArrayAttr({getNumber(part, 0), getNumber(part, 1)});
}

namespace {
class GlobalLowering final : public MemRefPattern<memref::GlobalOp> {
public:
  using MemRefPattern::MemRefPattern;
  LogicalResult
  matchAndRewrite(memref::GlobalOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override;
};

class GetGlobalLowering final : public MemRefPattern<memref::GetGlobalOp> {
public:
  using MemRefPattern::MemRefPattern;
  LogicalResult
  matchAndRewrite(memref::GetGlobalOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override;
};
} // namespace

LogicalResult
GlobalLowering::matchAndRewrite(memref::GlobalOp op, OpAdaptor,
                                ConversionPatternRewriter &rewriter) const {
  auto type = cast<MemRefType>(op.getType());
  Type converted = convert(type) ? getGlobalType(getTypes(), type) : Type();
  FailureOr<unsigned> space = getTypes().getAddressSpace(type);
  if (!converted || failed(space))
    return rewriter.notifyMatchFailure(op, "the type has no conversion");
  Attribute value = op.getInitialValue();
  bool isUninitialized = isa_and_nonnull<UnitAttr>(value);
  // Without dimensions the global is a scalar.
  if (auto elements = dyn_cast_or_null<DenseElementsAttr>(value);
      elements && type.getRank() == 0)
    value = getOnlyElement(elements);

  LLVMBuilder llvm(rewriter, op->getLoc());
  OperationState state(
      op->getLoc(),
      OperationName(LLVM::GlobalOp::getOperationName(), op->getContext()));
  std::optional<StringRef> visibility = op.getSymVisibility();
  bool isPublic = !visibility || *visibility == "public";
  state.addAttribute("sym_name", op.getSymNameAttr());
  state.addAttribute("global_type", TypeAttr::get(converted));
  if (op.getConstant())
    state.addAttribute("constant", rewriter.getUnitAttr());
  state.addAttribute("linkage", llvm.enumCase("linkage", isPublic ? 0 : 8));
  state.addAttribute("visibility_", llvm.enumCase("Visibility", 0));
  if (value && !isUninitialized)
    state.addAttribute("value", value);
  if (IntegerAttr alignment = op.getAlignmentAttr())
    state.addAttribute("alignment", alignment);
  state.addAttribute("addr_space", rewriter.getI32IntegerAttr(int32_t(*space)));
  state.addRegion();
  Operation *made = rewriter.create(state);
  if (isUninitialized) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.createBlock(&made->getRegion(0));
    llvm.createOp<LLVM::ReturnOp>(llvm.undef(converted), {});
  }
  rewriter.replaceOp(op, made);
  return success();
}

/// The allocated pointer of globals, which are never freed.
static constexpr int64_t neverFreed = 0xdeadbeef;

LogicalResult
GetGlobalLowering::matchAndRewrite(memref::GetGlobalOp op, OpAdaptor,
                                   ConversionPatternRewriter &rewriter) const {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  FailureOr<unsigned> space = getTypes().getAddressSpace(type);
  if (!convert(type) || !hasIdentityLayout(type) || !type.hasStaticShape() ||
      failed(space))
    return rewriter.notifyMatchFailure(op, "incompatible memref type");
  LLVMBuilder llvm(rewriter, op->getLoc());
  MemRefExtents extents =
      computeExtents(llvm, getTypes(), type, {}, /*inBytes=*/true);
  Type pointer = getTypes().getPointerType(*space);
  Value address = llvm.create<LLVM::AddressOfOp>(
      {}, pointer, rewriter.getNamedAttr("global_name", op.getNameAttr()));
  SmallVector<GEPIndex, 4> indices(size_t(type.getRank()) + 1, llvm.index(0));
  Value first = llvm.gep(getGlobalType(getTypes(), type), address, indices);
  Value marker = llvm.indexConstant(getTypes().getIndexType(), neverFreed);
  Value allocated = llvm.create<LLVM::InttoptrOp>(marker, pointer);
  rewriter.replaceOp(op, Value(createDescriptor(llvm, getTypes(), type,
                                                allocated, first, extents)));
  return success();
}

void detail::populateGlobalPatterns(const LLVMTypeConverter &types,
                                    RewritePatternSet &patterns) {
  patterns.add<GlobalLowering>(types);
  patterns.add<GetGlobalLowering>(types);
}
