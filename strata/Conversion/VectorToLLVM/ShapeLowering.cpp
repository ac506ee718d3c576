// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that repeat, mix or reinterpret elements, and element-wise ones.
#include "strata/Conversion/LLVMCommon/Elementwise.h"
#include "strata/Conversion/VectorToLLVM/VectorToLLVMDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/LLVM/LLVMIntrinsicOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/LLVM/LLVMVectorIntrinsicOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

/// Whether a mask can be as long as vectors of `type`, or of an array of them.
static bool canBeMask(Type type) {
  constexpr int64_t maxElements = 1 << 20;
  auto vector = dyn_cast_or_null<VectorType>(getInnermostArrayElement(type));
  return vector && vector.getDimSize(0) <= maxElements;
}

namespace {
/// A scalar as all elements of a vector.
struct SplatLowering final : VectorPattern<vector::BroadcastOp> {
  using VectorPattern::VectorPattern;
  LogicalResult
  matchAndRewrite(vector::BroadcastOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type type = convert(op.getType());
    if (!type || isa<VectorType>(op.getSource().getType()) || !canBeMask(type))
      return rewriter.notifyMatchFailure(op, "the source is a vector");
    if (isa<VectorType>(type)) {
      LLVMBuilder llvm(rewriter, op->getLoc());
      rewriter.replaceOp(op, createSplat(llvm, type, adaptor.getSource()));
      return success();
    }
    return replaceByArray(op, rewriter, type, adaptor.getSource());
  }

private:
  /// The vector with `scalar` at its first position.
  static Value insertFirst(const LLVMBuilder &llvm, Value empty, Value scalar) {
    Value first = llvm.constant(llvm.getBuilder().getI32Type(), 0);
    return insertElement(llvm, empty, scalar, first);
  }
  static Value createSplat(const LLVMBuilder &llvm, Type type, Value scalar) {
    int64_t size = cast<VectorType>(type).getDimSize(0);
    Value empty = llvm.poison(type);
    Value vector = insertFirst(llvm, empty, scalar);
    if (size == 1)
      return vector;
    return shuffle(llvm, vector, empty, SmallVector<int32_t>(size_t(size), 0));
  }
  /// By an array whose vectors are one splat.
  static LogicalResult replaceByArray(Operation *op,
                                      ConversionPatternRewriter &rewriter,
                                      Type type, Value scalar) {
    Value splat;
    return replaceElementwise(
        op, rewriter, type, {},
        [&](const LLVMBuilder &llvm, Type type, ValueRange) {
          if (splat)
            return splat;
          int64_t size = cast<VectorType>(type).getDimSize(0);
          splat = insertFirst(llvm, llvm.poison(type), scalar);
          splat = shuffle(llvm, splat, splat,
                          SmallVector<int32_t>(size_t(size), 0));
          return splat;
        });
  }
};

struct ShuffleLowering final : VectorPattern<vector::ShuffleOp> {
  using VectorPattern::VectorPattern;
  LogicalResult
  matchAndRewrite(vector::ShuffleOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type type = convert(op.getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "the type has no conversion");
    Value lhs = adaptor.getV1(), rhs = adaptor.getV2();
    ArrayRef<int64_t> mask = op.getMask();
    LLVMBuilder llvm(rewriter, op->getLoc());
    if (isa<VectorType>(lhs.getType()) && lhs.getType() == rhs.getType()) {
      SmallVector<int32_t> numbers(mask.begin(), mask.end());
      rewriter.replaceOp(op, shuffle(llvm, lhs, rhs, numbers));
      return success();
    }
    if (isLLVMArrayType(type) && llvm::is_contained(mask, -1))
      return rewriter.notifyMatchFailure(op,
                                         "parts of the result are undefined");
    int64_t lhsSize = op.getV1().getType().getDimSize(0);
    Value result = llvm.poison(type);
    for (auto [to, from] : llvm::enumerate(mask)) {
      bool isLhs = from < lhsSize;
      result = copyPart(llvm, isLhs ? lhs : rhs, isLhs ? from : from - lhsSize,
                        result, int64_t(to));
    }
    rewriter.replaceOp(op, result);
    return success();
  }

private:
  Value copyPart(const LLVMBuilder &llvm, Value source, int64_t from,
                 Value dest, int64_t to) const {
    if (isLLVMArrayType(source.getType()))
      return llvm.insertValue(dest, llvm.extractValue(source, from), to);
    Type index = getTypes().getIndexType();
    Value element =
        extractElement(llvm, source, llvm.indexConstant(index, from));
    return insertElement(llvm, dest, element, llvm.indexConstant(index, to));
  }
};

/// Elements of two vectors in turn.
struct InterleaveLowering final : VectorPattern<vector::InterleaveOp> {
  using VectorPattern::VectorPattern;
  LogicalResult
  matchAndRewrite(vector::InterleaveOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value lhs = adaptor.getLhs(), rhs = adaptor.getRhs();
    VectorType result =
        convertToFlatVector(getTypes(), op->getResult(0).getType());
    auto type = dyn_cast<VectorType>(lhs.getType());
    if (!type || !result || !canBeMask(result))
      return rewriter.notifyMatchFailure(op, "a vector of several dimensions");
    LLVMBuilder llvm(rewriter, op->getLoc());
    if (type.isScalable()) {
      rewriter.replaceOp(
          op, llvm.create<LLVM::VectorInterleave2Op>({lhs, rhs}, result));
      return success();
    }
    int32_t size = int32_t(type.getDimSize(0));
    SmallVector<int32_t> mask;
    for (int32_t number = 0; number < size; ++number)
      mask.append({number, size + number});
    rewriter.replaceOp(op, shuffle(llvm, lhs, rhs, mask));
    return success();
  }
};

struct DeinterleaveLowering final : VectorPattern<vector::DeinterleaveOp> {
  using VectorPattern::VectorPattern;
  LogicalResult
  matchAndRewrite(vector::DeinterleaveOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value source = adaptor.getSource();
    VectorType result =
        convertToFlatVector(getTypes(), op->getResult(0).getType());
    auto type = dyn_cast<VectorType>(source.getType());
    if (!type || !result || !canBeMask(result))
      return rewriter.notifyMatchFailure(op, "a vector of several dimensions");
    LLVMBuilder llvm(rewriter, op->getLoc());
    if (type.isScalable()) {
      Value both = llvm.create<LLVM::VectorDeinterleave2Op>(
          source, getLLVMStructType(op->getContext(), {result, result}));
      rewriter.replaceOp(
          op, {llvm.extractValue(both, 0), llvm.extractValue(both, 1)});
      return success();
    }
    SmallVector<int32_t> even, odd;
    for (int32_t number = 0; number < int32_t(type.getDimSize(0)); ++number)
      (number % 2 ? odd : even).push_back(number);
    Value empty = llvm.poison(type);
    Value first = shuffle(llvm, source, empty, even);
    rewriter.replaceOp(op, {first, shuffle(llvm, source, empty, odd)});
    return success();
  }
};

struct BitCastLowering final : VectorPattern<vector::BitCastOp> {
  using VectorPattern::VectorPattern;
  LogicalResult
  matchAndRewrite(vector::BitCastOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    VectorType type = convertToFlatVector(getTypes(), op.getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "a vector of several dimensions");
    LLVMBuilder llvm(rewriter, op->getLoc());
    rewriter.replaceOp(op,
                       llvm.create<LLVM::BitcastOp>(adaptor.getSource(), type));
    return success();
  }
};

struct FMALowering final : VectorPattern<vector::FMAOp> {
  using VectorPattern::VectorPattern;
  LogicalResult
  matchAndRewrite(vector::FMAOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    VectorType type = convertToFlatVector(getTypes(), op.getType());
    if (!type || !isa<FloatType>(type.getElementType()))
      return rewriter.notifyMatchFailure(op, "not a vector of floats of LLVM");
    LLVMBuilder llvm(rewriter, op->getLoc());
    rewriter.replaceOp(
        op, llvm.create<LLVM::FmuladdOp>(adaptor.getOperands(), type));
    return success();
  }
};

/// The numbers 0, 1, ... of a scalable vector; others are constants.
struct StepLowering final : VectorPattern<vector::StepOp> {
  using VectorPattern::VectorPattern;
  LogicalResult
  matchAndRewrite(vector::StepOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    VectorType type =
        convertToFlatVector(getTypes(), op->getResult(0).getType());
    if (!type || !type.isScalable())
      return rewriter.notifyMatchFailure(op, "not a scalable vector");
    LLVMBuilder llvm(rewriter, op->getLoc());
    rewriter.replaceOp(op, llvm.create<LLVM::StepvectorOp>({}, type));
    return success();
  }
};

struct VectorScaleLowering final : VectorPattern<vector::VectorScaleOp> {
  using VectorPattern::VectorPattern;
  LogicalResult
  matchAndRewrite(vector::VectorScaleOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    LLVMBuilder llvm(rewriter, op->getLoc());
    rewriter.replaceOp(
        op, llvm.create<LLVM::VscaleOp>({}, getTypes().getIndexType()));
    return success();
  }
};

/// A scalable mask: the numbers below a bound. Others are lowered before.
class ScalableMaskLowering final : public VectorPattern<vector::CreateMaskOp> {
public:
  ScalableMaskLowering(const LLVMTypeConverter &types, bool force32BitIndices)
      : VectorPattern(types), force32BitIndices(force32BitIndices) {}
  LogicalResult
  matchAndRewrite(vector::CreateMaskOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = cast<VectorType>(op.getType());
    if (type.getRank() != 1 || !type.isScalable())
      return rewriter.notifyMatchFailure(
          op, "not a scalable vector of one dimension");
    Type number = rewriter.getIntegerType(force32BitIndices ? 32 : 64);
    Type numbers =
        VectorType::get(type.getShape(), number, type.getScalableDims());
    LLVMBuilder llvm(rewriter, op->getLoc());
    Value sequence = llvm.create<LLVM::StepvectorOp>({}, numbers);
    Value bound =
        llvm.create<arith::IndexCastOp>(op.getOperands().front(), number);
    bound = llvm.create<vector::BroadcastOp>(bound, numbers);
    rewriter.replaceOp(op, arith::CmpIOp::create(rewriter, op->getLoc(),
                                                 arith::CmpIPredicate::slt,
                                                 sequence, bound));
    return success();
  }

private:
  bool force32BitIndices;
};
} // namespace

void detail::populateShapePatterns(const LLVMTypeConverter &types,
                                   RewritePatternSet &patterns,
                                   const VectorToLLVMOptions &options) {
  patterns.add<ScalableMaskLowering>(types, options.force32BitIndices);
  patterns.add<SplatLowering>(types);
  patterns.add<ShuffleLowering>(types);
  patterns.add<InterleaveLowering>(types);
  patterns.add<DeinterleaveLowering>(types);
  patterns.add<BitCastLowering>(types);
  patterns.add<FMALowering>(types);
  patterns.add<StepLowering>(types);
  patterns.add<VectorScaleLowering>(types);
}
