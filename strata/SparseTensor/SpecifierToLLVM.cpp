// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sparse-storage-specifier-to-llvm: a storage specifier becomes a struct with the sizes of levels,
// and those of buffers.
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/StructuralConversions.h"
#include "strata/SparseTensor/SparsePasses.h"
#include "strata/SparseTensor/StructuredTypeConversion.h"
#include "strata/SparseTensor/TensorCodegenDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

namespace {
/// The places of sizes in the struct.
struct SpecifierLayout {
  explicit SpecifierLayout(SparseTensorEncodingAttr encoding) {
    for (int64_t number : encoding.getLvlTypes())
      levels.push_back(LevelType::decode(number));
    // Specifiers do not say whether coordinates are unique: any singletons share a buffer.
    cooStart = levels.size();
    while (cooStart && levels[cooStart - 1].format == LevelFormat::Singleton &&
           !levels[cooStart - 1].isSoA)
      --cooStart;
    bool isShared = cooStart && cooStart < levels.size() &&
                    hasPositions(levels[cooStart - 1]);
    cooStart = isShared ? cooStart - 1 : levels.size();
    for (auto [lvl, level] : llvm::enumerate(levels)) {
      positions.push_back(numBuffers);
      numBuffers += hasPositions(level);
      coordinates.push_back(lvl > cooStart ? coordinates.back() : numBuffers);
      numBuffers += hasCoordinates(level) && lvl <= cooStart;
    }
    values = numBuffers++;
  }

  SmallVector<int64_t, 2> getPath(StorageSpecifierKind kind,
                                  std::optional<int64_t> lvl) const {
    switch (kind) {
    case StorageSpecifierKind::lvl_sz:
      return {0, *lvl};
    case StorageSpecifierKind::pos_mem_sz:
      return {1, positions[size_t(*lvl)]};
    case StorageSpecifierKind::crd_mem_sz:
      return {1, coordinates[size_t(*lvl)]};
    case StorageSpecifierKind::dim_offset:
      return {2, *lvl};
    case StorageSpecifierKind::dim_stride:
      return {3, *lvl};
    default:
      return {1, values};
    }
  }

  SmallVector<LevelType> levels;
  size_t cooStart;
  SmallVector<int64_t> positions, coordinates;
  int64_t values = 0, numBuffers = 0;
};

struct SpecifierTypeConverter final : TypeConverter {
  SpecifierTypeConverter() {
    addConversion([](Type type) { return type; });
    addConversion([](StorageSpecifierType type) -> Type {
      SpecifierLayout layout(type.getEncoding());
      Context *ctx = type.getContext();
      Type number = IntegerType::get(ctx, 64);
      SmallVector<Type> parts = {
          getLLVMArrayType(number, layout.levels.size()),
          getLLVMArrayType(number, uint64_t(layout.numBuffers))};
      // The offsets and strides of dimensions.
      if (auto slices =
              dyn_cast_or_null<ArrayAttr>(type.getEncoding().getDimSlices()))
        parts.append(2, getLLVMArrayType(number, slices.size()));
      return getLLVMStructType(ctx, parts);
    });
  }
};
} // namespace

static SpecifierLayout getLayout(Value specifier) {
  return SpecifierLayout(
      cast<StorageSpecifierType>(specifier.getType()).getEncoding());
}

static LogicalResult convertGet(GetStorageSpecifierOp op,
                                Ranges<GetStorageSpecifierOp> operands,
                                ConversionPatternRewriter &rewriter) {
  SmallVector<int64_t, 2> path =
      getLayout(op.getSpecifier())
          .getPath(op.getSpecifierKind(), op.getLevel());
  LLVMBuilder code(rewriter, op->getLoc());
  Value number = code.extractValue(operands.getSpecifier().front(), path);
  rewriter.replaceOpWithNewOp<arith::IndexCastOp>(op, rewriter.getIndexType(),
                                                  number);
  return success();
}

static LogicalResult convertSet(SetStorageSpecifierOp op,
                                Ranges<SetStorageSpecifierOp> operands,
                                ConversionPatternRewriter &rewriter) {
  SmallVector<int64_t, 2> path =
      getLayout(op.getSpecifier())
          .getPath(op.getSpecifierKind(), op.getLevel());
  Value number =
      arith::IndexCastOp::create(rewriter, op->getLoc(), rewriter.getI64Type(),
                                 operands.getValue().front());
  LLVMBuilder code(rewriter, op->getLoc());
  rewriter.replaceOp(
      op, code.insertValue(operands.getSpecifier().front(), number, path));
  return success();
}

namespace {
struct InitPattern final : ConversionPattern {
  explicit InitPattern(const TypeConverter &converter)
      : ConversionPattern(converter, StorageSpecifierInitOp::getOperationName(),
                          StorageSpecifierInitOp::getOperationName()) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const override;
};
} // namespace

LogicalResult
InitPattern::matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                             ConversionPatternRewriter &rewriter) const {
  Location loc = op->getLoc();
  Type type = getTypeConverter()->convertType(op->getResult(0).getType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "specifiers of slices");
  LLVMBuilder code(rewriter, loc);
  Value result = code.poison(type);
  if (!operands.empty()) {
    constexpr int64_t sizes[] = {1};
    Value copied = code.extractValue(operands.front().front(), sizes);
    result = code.insertValue(result, copied, sizes);
    rewriter.replaceOp(op, result);
    return success();
  }
  Value zero = arith::ConstantIntOp::create(rewriter, loc, 0, 64);
  int64_t count = getLayout(op->getResult(0)).numBuffers;
  for (int64_t i = 0; i < count; ++i) {
    int64_t path[] = {1, i};
    result = code.insertValue(result, zero, path);
  }
  rewriter.replaceOp(op, result);
  return success();
}

namespace {
struct SpecifierToLLVM final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *op = getOperation();
    SpecifierTypeConverter converter;
    ConversionTarget target(op->getContext());
    target.addIllegalDialect("sparse_tensor");
    target.addDynamicallyLegalOp<func::FuncOp, func::CallOp, func::ReturnOp>(
        [&converter](Operation *inner) {
          return isStructurallyLegal(inner, converter);
        });
    target.addLegalDialect("arith", "llvm");
    RewritePatternSet patterns(op->getContext());
    populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                   converter);
    populateCallOpTypeConversionPattern(patterns, converter);
    populateReturnOpTypeConversionPattern(patterns, converter);
    populateSCFTypeConversion(patterns, converter, target);
    addCodegenPattern<GetStorageSpecifierOp>(patterns, converter, convertGet);
    addCodegenPattern<SetStorageSpecifierOp>(patterns, converter, convertSet);
    patterns.add<InitPattern>(converter);
    if (failed(applyPartialConversion(
            op, target, FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo specifierInfo = {
    .argument = "sparse-storage-specifier-to-llvm",
    .name = "StorageSpecifierToLLVM",
    .summary = "Convert storage specifiers to structs of llvm",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "llvm", "scf"},
    .create = makePass<SpecifierToLLVM>,
};

void strata::registerSpecifierToLLVMPass(PassRegistry &registry) {
  registry.add(specifierInfo);
}
