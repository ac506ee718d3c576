// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/AsyncToLLVM/AsyncToLLVMDetail.h"
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Dialects/Async/AsyncOps.h"
#include "strata/Dialects/LLVM/LLVMIntrinsicOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

using namespace strata;
using namespace strata::asynclower;

static LogicalResult lowerId(async::CoroIdOp op, async::CoroIdOp::Adaptor,
                             const TypeConverter *types,
                             ConversionPatternRewriter &rewriter) {
  LLVMBuilder llvm(rewriter, op->getLoc());
  Value zero = llvm.constant(rewriter.getI32Type(), 0);
  Value null = llvm.nullPointer();
  rewriter.replaceOpWithNewOp<LLVM::CoroIdOp>(
      op, types->convertType(op.getType()), zero, null, null, null);
  return success();
}

/// The frame has a size that LLVM finds, rounded up to its alignment.
static LogicalResult lowerBegin(async::CoroBeginOp op,
                                async::CoroBeginOp::Adaptor adaptor,
                                const TypeConverter *types,
                                ConversionPatternRewriter &rewriter) {
  Location loc = op->getLoc();
  LLVMBuilder llvm(rewriter, loc);
  Type i64 = rewriter.getI64Type();
  Type pointer = types->convertType(op.getType());
  Value size = LLVM::CoroSizeOp::create(rewriter, loc, i64);
  Value alignment = LLVM::CoroAlignOp::create(rewriter, loc, i64);
  Value sum = llvm.add(size, alignment);
  Value one = llvm.constant(i64, 1);
  Value end = llvm.sub(sum, one);
  Value zero = llvm.constant(i64, 0);
  Value mask = llvm.sub(zero, alignment);
  Value rounded = LLVM::AndOp::create(rewriter, loc, end, mask);
  Operation *scope = op->getParentWithTrait<OpTrait::SymbolTable>();
  if (failed(lookupOrCreateLLVMFunction(rewriter, scope, "aligned_alloc",
                                        pointer, {i64, i64})))
    return failure();
  Value frame = llvm.call("aligned_alloc", pointer, {alignment, rounded});
  rewriter.replaceOpWithNewOp<LLVM::CoroBeginOp>(op, pointer, adaptor.getId(),
                                                 frame);
  return success();
}

static LogicalResult lowerFree(async::CoroFreeOp op,
                               async::CoroFreeOp::Adaptor adaptor,
                               const TypeConverter *,
                               ConversionPatternRewriter &rewriter) {
  LLVMBuilder llvm(rewriter, op->getLoc());
  Type pointer = getLLVMPointerType(rewriter.getContext());
  Value frame = LLVM::CoroFreeOp::create(rewriter, op->getLoc(), pointer,
                                         adaptor.getId(), adaptor.getHandle());
  Operation *scope = op->getParentWithTrait<OpTrait::SymbolTable>();
  if (failed(
          lookupOrCreateLLVMFunction(rewriter, scope, "free", Type(), pointer)))
    return failure();
  llvm.call("free", Type(), frame);
  rewriter.eraseOp(op);
  return success();
}

static LogicalResult lowerEnd(async::CoroEndOp op,
                              async::CoroEndOp::Adaptor adaptor,
                              const TypeConverter *,
                              ConversionPatternRewriter &rewriter) {
  Location loc = op->getLoc();
  LLVMBuilder llvm(rewriter, loc);
  Type i1 = rewriter.getI1Type();
  Value no = llvm.constant(i1, rewriter.getBoolAttr(false));
  Value none = LLVM::NoneTokenOp::create(rewriter, loc);
  LLVM::CoroEndOp::create(rewriter, loc, i1, adaptor.getHandle(), no, none);
  rewriter.eraseOp(op);
  return success();
}

static LogicalResult lowerSave(async::CoroSaveOp op,
                               async::CoroSaveOp::Adaptor adaptor,
                               const TypeConverter *types,
                               ConversionPatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<LLVM::CoroSaveOp>(
      op, types->convertType(op.getType()), adaptor.getHandle());
  return success();
}

/// The intrinsic gives 0 when the coroutine is resumed, 1 when it is destroyed, and another number when
/// it is suspended.
static LogicalResult lowerSuspend(async::CoroSuspendOp op,
                                  async::CoroSuspendOp::Adaptor adaptor,
                                  const TypeConverter *,
                                  ConversionPatternRewriter &rewriter) {
  Location loc = op->getLoc();
  LLVMBuilder llvm(rewriter, loc);
  Value isFinal =
      llvm.constant(rewriter.getI1Type(), rewriter.getBoolAttr(false));
  Value state = LLVM::CoroSuspendOp::create(rewriter, loc, rewriter.getI8Type(),
                                            adaptor.getState(), isFinal);
  Value number =
      LLVM::SextOp::create(rewriter, loc, rewriter.getI32Type(), state);
  auto caseType = VectorType::get({2}, rewriter.getI32Type());
  Attribute cases =
      DenseElementsAttr::get(caseType, {APInt(32, 0), APInt(32, 1)});
  rewriter.replaceOpWithNewOp<LLVM::SwitchOp>(
      op, number, ValueRange(), ValueRange(), ArrayRef<int32_t>{0, 0},
      op.getSuspendDest(),
      ArrayRef<Block *>{op.getResumeDest(), op.getCleanupDest()}, cases);
  return success();
}

void asynclower::populateCoroutinePatterns(RewritePatternSet &patterns,
                                           const LLVMTypeConverter &types) {
  StringRef name = "convert-async-to-llvm";
  addConversionPattern<async::CoroIdOp>(patterns, &types, name, lowerId);
  addConversionPattern<async::CoroBeginOp>(patterns, &types, name, lowerBegin);
  addConversionPattern<async::CoroFreeOp>(patterns, &types, name, lowerFree);
  addConversionPattern<async::CoroEndOp>(patterns, &types, name, lowerEnd);
  addConversionPattern<async::CoroSaveOp>(patterns, &types, name, lowerSave);
  addConversionPattern<async::CoroSuspendOp>(patterns, &types, name,
                                             lowerSuspend);
}
