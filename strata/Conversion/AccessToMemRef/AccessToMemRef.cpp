// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/AccessToMemRef/AccessToMemRef.h"

#include "strata/Conversion/AffineToStandard/AffineToStandard.h"
#include "strata/Conversion/ReplaceEach/ReplaceEach.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/Interfaces/MemoryAccessOpInterface.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// Whether the operations below can express the access.
static bool isExpressible(const MemoryAccess &access) {
  MemoryAccess::Form form = access.getForm();
  if (form == MemoryAccess::Form::Other)
    return false;
  bool isElement = form == MemoryAccess::Form::Element;
  if (isa<TensorType>(access.memory.getType()))
    return isElement && (!access.isStore || access.result);
  return isElement || access.isStore || !access.mask || access.others;
}

/// The operation for an access of a vector.
static Operation *createRow(OpBuilder &builder, Location loc,
                            const MemoryAccess &access, ValueRange indices) {
  Value memory = access.memory;
  if (access.isStore)
    return access.mask
               ? vector::MaskedStoreOp::create(builder, loc, memory, indices,
                                               access.mask, access.value)
                     .getOperation()
               : vector::StoreOp::create(builder, loc, access.value, memory,
                                         indices)
                     .getOperation();
  auto type = cast<VectorType>(access.value.getType());
  return access.mask
             ? vector::MaskedLoadOp::create(builder, loc, type, memory, indices,
                                            access.mask, access.others)
                   .getOperation()
             : vector::LoadOp::create(builder, loc, type, memory, indices)
                   .getOperation();
}

/// The operation for an access of an element.
static Operation *createElement(OpBuilder &builder, Location loc,
                                const MemoryAccess &access,
                                ValueRange indices) {
  Value memory = access.memory;
  bool isTensor = isa<RankedTensorType>(memory.getType());
  if (access.isStore)
    return isTensor ? tensor::InsertOp::create(builder, loc, access.value,
                                               memory, indices)
                          .getOperation()
                    : memref::StoreOp::create(builder, loc, access.value,
                                              memory, indices)
                          .getOperation();
  return isTensor ? tensor::ExtractOp::create(builder, loc, memory, indices)
                        .getOperation()
                  : memref::LoadOp::create(builder, loc, memory, indices)
                        .getOperation();
}

FailureOr<SmallVector<Value>> strata::expandAccess(OpBuilder &builder,
                                                   Operation *op) {
  auto accesses = cast<MemoryAccessOpInterface>(op).getAccesses();
  if (accesses.size() != 1 || !isExpressible(accesses.front()))
    return failure();
  const MemoryAccess &access = accesses.front();
  SmallVector<Value, 8> indices(access.indices.begin(), access.indices.end());
  if (access.map) {
    auto mapped = expandAffineMap(builder, op->getLoc(), access.map, indices);
    if (!mapped)
      return failure();
    indices = std::move(*mapped);
  }
  Operation *made = access.getForm() == MemoryAccess::Form::Element
                        ? createElement(builder, op->getLoc(), access, indices)
                        : createRow(builder, op->getLoc(), access, indices);
  return SmallVector<Value>(made->getResults());
}

/// Whether accesses by the operations are expanded; those of some dialects are lowered in
/// another way.
static bool isExpanded(const OpDefinition &def) {
  static constexpr llvm::StringLiteral dialects[] = {
      "affine", "bufferization", "llvm", "memref", "tensor", "vector"};
  return getDeclaredAccesses(def) &&
         !llvm::is_contained(dialects,
                             OperationName(&def).getDialectNamespace());
}

namespace {
struct ExpandAccess final
    : OpInterfaceConversionPattern<MemoryAccessOpInterface> {
  using OpInterfaceConversionPattern::OpInterfaceConversionPattern;
  bool mayMatch(const OpDefinition &def) const override {
    return isExpanded(def);
  }
  LogicalResult
  matchAndRewrite(MemoryAccessOpInterface op, ArrayRef<Value>,
                  ConversionPatternRewriter &rewriter) const override {
    FailureOr<SmallVector<Value>> values = expandAccess(rewriter, op);
    if (failed(values))
      return failure();
    rewriter.replaceOp(op, *values);
    return success();
  }
};

struct AccessToMemRefPass final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    if (!replaceEach(getOperation(), isExpanded, expandAccess))
      markAllAnalysesPreserved();
  }
};
} // namespace

void strata::populateAccessToMemRefPatterns(const TypeConverter &converter,
                                            RewritePatternSet &patterns) {
  patterns.add<ExpandAccess>(converter, patterns.getContext(),
                             PatternBenefit(0));
}

static constexpr PassInfo info = {
    .argument = "convert-access-to-memref",
    .name = "AccessToMemRef",
    .summary = "Express loads and stores that a dialect file declares by "
               "memref, vector and tensor",
    .dependentDialects = {"arith", "memref", "tensor", "vector"},
    .create = makePass<AccessToMemRefPass>,
};

void strata::registerAccessToMemRefPasses(PassRegistry &registry) {
  registry.add(info);
}
