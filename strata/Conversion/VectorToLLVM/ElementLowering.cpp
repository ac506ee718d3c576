// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Access to elements and to parts of vectors.
#include "strata/Conversion/VectorToLLVM/VectorToLLVMDetail.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/LLVM/LLVMVectorIntrinsicOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

Value detail::extractElement(const LLVMBuilder &llvm, Value vector,
                             Value position) {
  return llvm.create<LLVM::ExtractelementOp>(
      {vector, position}, cast<VectorType>(vector.getType()).getElementType());
}

Value detail::insertElement(const LLVMBuilder &llvm, Value vector,
                            Value element, Value position) {
  return llvm.create<LLVM::InsertelementOp>({vector, element, position},
                                            vector.getType());
}

Value detail::shuffle(const LLVMBuilder &llvm, Value lhs, Value rhs,
                      ArrayRef<int32_t> mask) {
  auto type = cast<VectorType>(lhs.getType());
  Type result = VectorType::get({int64_t(mask.size())}, type.getElementType(),
                                type.getScalableDims());
  return llvm.create<LLVM::ShufflevectorOp>(
      {lhs, rhs}, result,
      llvm.getBuilder().getNamedAttr(
          "mask", llvm.getBuilder().getDenseI32ArrayAttr(mask)));
}

//===-- Positions ----------------------------------------------------------===//

namespace {
/// A position in a vector: numbers for dimensions that are arrays in llvm and, if it is that
/// of an element, a value for the last dimension.
struct ElementPosition {
  ArrayRef<int64_t> leading;
  bool isElement = false;
  /// Null if it is the number `last`.
  Value lastValue;
  int64_t last = 0;

  Value getLast(const LLVMBuilder &llvm) const {
    return lastValue ? lastValue
                     : llvm.constant(llvm.getBuilder().getI64Type(), last);
  }
};
} // namespace

/// The position in `type`; std::nullopt if indices of arrays are values, or
/// undefined. `dynamic` are the values of positions that are not in
/// `positions`.
static std::optional<ElementPosition> getPosition(VectorType type,
                                                  bool isElement,
                                                  ArrayRef<int64_t> positions,
                                                  ValueRange dynamic) {
  ElementPosition result;
  result.isElement = isElement;
  result.leading = positions;
  if (isElement && !positions.empty()) {
    result.leading = positions.drop_back();
    result.last = positions.back();
    if (ShapedType::isDynamic(result.last) && !dynamic.empty())
      result.lastValue = dynamic.back();
  }
  bool areNumbers = llvm::none_of(result.leading, [](int64_t position) {
    return ShapedType::isDynamic(position) || position < 0;
  });
  // A vector without dimensions is no array.
  bool isInArrays = isElement || int64_t(positions.size()) < type.getRank();
  return areNumbers && isInArrays ? std::optional(result) : std::nullopt;
}

namespace {
struct ExtractLowering final : VectorPattern<vector::ExtractOp> {
  using VectorPattern::VectorPattern;
  LogicalResult
  matchAndRewrite(vector::ExtractOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type type = convert(op.getType());
    auto position =
        getPosition(op.getSource().getType(), !isa<VectorType>(op.getType()),
                    op.getStaticPosition(), adaptor.getDynamicPosition());
    if (!type || !position)
      return rewriter.notifyMatchFailure(
          op, "the position of a part of an array must be constant");
    LLVMBuilder llvm(rewriter, op->getLoc());
    Value result = adaptor.getSource();
    if (!position->leading.empty())
      result = llvm.extractValue(result, position->leading);
    if (position->isElement)
      result = extractElement(llvm, result, position->getLast(llvm));
    rewriter.replaceOp(op, result);
    return success();
  }
};

struct InsertLowering final : VectorPattern<vector::InsertOp> {
  using VectorPattern::VectorPattern;
  LogicalResult
  matchAndRewrite(vector::InsertOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value part = adaptor.getValueToStore(), dest = adaptor.getDest();
    auto position =
        getPosition(op.getDest().getType(),
                    !isa<VectorType>(op.getValueToStore().getType()),
                    op.getStaticPosition(), adaptor.getDynamicPosition());
    if (!position)
      return rewriter.notifyMatchFailure(
          op, "the position of a part of an array must be constant");
    LLVMBuilder llvm(rewriter, op->getLoc());
    if (position->isElement) {
      Value vector = position->leading.empty()
                         ? dest
                         : llvm.extractValue(dest, position->leading);
      part = insertElement(llvm, vector, part, position->getLast(llvm));
    }
    if (!position->leading.empty())
      part = llvm.insertValue(dest, part, position->leading);
    rewriter.replaceOp(op, part);
    return success();
  }
};

struct FromElementsLowering final : VectorPattern<vector::FromElementsOp> {
  using VectorPattern::VectorPattern;
  LogicalResult
  matchAndRewrite(vector::FromElementsOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    VectorType type = convertToFlatVector(getTypes(), op.getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "a vector of several dimensions");
    LLVMBuilder llvm(rewriter, op->getLoc());
    Value result = llvm.poison(type);
    for (auto [number, element] : llvm::enumerate(adaptor.getElements())) {
      Value position = llvm.constant(rewriter.getI64Type(), int64_t(number));
      result = insertElement(llvm, result, element, position);
    }
    rewriter.replaceOp(op, result);
    return success();
  }
};

/// Only elements that are used are extracted.
struct ToElementsLowering final : VectorPattern<vector::ToElementsOp> {
  using VectorPattern::VectorPattern;
  LogicalResult
  matchAndRewrite(vector::ToElementsOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value source = adaptor.getSource();
    if (!isa<VectorType>(source.getType()))
      return rewriter.notifyMatchFailure(op, "a vector of several dimensions");
    if (op->use_empty()) {
      rewriter.eraseOp(op);
      return success();
    }
    LLVMBuilder llvm(rewriter, op->getLoc());
    SmallVector<Value> elements(op->getNumResults());
    Value any;
    for (auto [number, result] : llvm::enumerate(op->getResults())) {
      if (result.use_empty())
        continue;
      Value position = llvm.constant(rewriter.getI64Type(), int64_t(number));
      any = elements[number] = extractElement(llvm, source, position);
    }
    for (Value &element : elements)
      if (!element)
        element = any;
    rewriter.replaceOp(op, elements);
    return success();
  }
};

/// Parts of scalable vectors.
struct ScalableExtractLowering final
    : VectorPattern<vector::ScalableExtractOp> {
  using VectorPattern::VectorPattern;
  LogicalResult
  matchAndRewrite(vector::ScalableExtractOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    VectorType type =
        convertToFlatVector(getTypes(), op->getResult(0).getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "the type has no conversion");
    LLVMBuilder llvm(rewriter, op->getLoc());
    rewriter.replaceOp(op, llvm.create<LLVM::VectorExtractOp>(
                               adaptor.getSource(), type, op->getAttrs()));
    return success();
  }
};

struct ScalableInsertLowering final : VectorPattern<vector::ScalableInsertOp> {
  using VectorPattern::VectorPattern;
  LogicalResult
  matchAndRewrite(vector::ScalableInsertOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    LLVMBuilder llvm(rewriter, op->getLoc());
    Value dest = adaptor.getDest();
    rewriter.replaceOp(
        op, llvm.create<LLVM::VectorInsertOp>({dest, adaptor.getValueToStore()},
                                              dest.getType(), op->getAttrs()));
    return success();
  }
};
} // namespace

void detail::populateElementPatterns(const LLVMTypeConverter &types,
                                     RewritePatternSet &patterns) {
  patterns.add<ExtractLowering>(types);
  patterns.add<InsertLowering>(types);
  patterns.add<FromElementsLowering>(types);
  patterns.add<ToElementsLowering>(types);
  patterns.add<ScalableExtractLowering>(types);
  patterns.add<ScalableInsertLowering>(types);
}
