// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sparse-tensor-codegen: sparse tensors become the buffers that store them. This file has the pass,
// and operations that read or pass on the storage; TensorCodegenInsertion.cpp has those that build
// tensors.
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/Matchers.h"
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
struct StorageTypeConverter final : TypeConverter {
  StorageTypeConverter() {
    addConversion([](Type type) { return type; });
    addConversion(
        [](RankedTensorType type,
           SmallVectorImpl<Type> &results) -> std::optional<LogicalResult> {
          if (!getSparseTensorEncoding(type))
            return std::nullopt;
          // A part of a block at the end has no place.
          if (!SparseTensorType(type).hasWholeBlocks())
            return failure();
          llvm::append_range(results, getStorageTypes(SparseTensorType(type)));
          return success();
        });
    addSourceMaterialization([](OpBuilder &builder, RankedTensorType type,
                                ArrayRef<Value> inputs, Location loc) {
      return builder
          .create(loc, "builtin.unrealized_conversion_cast", inputs,
                  TypeRange(Type(type)))
          ->getResult(0);
    });
  }
};
} // namespace

//===-- Queries -------------------------------------------------------------===//

static SparseStorage getStorage(Value tensor, ValueRange values) {
  return SparseStorage(SparseTensorType(tensor), values);
}

static LogicalResult convertLvl(LvlOp op, Ranges<LvlOp> operands,
                                ConversionPatternRewriter &rewriter) {
  APInt number;
  if (!matchPattern(op.getIndex(), m_ConstantInt(&number)))
    return rewriter.notifyMatchFailure(op, "the level is not constant");
  SparseBuilder code(rewriter, op->getLoc());
  auto lvl = unsigned(number.getZExtValue());
  SparseStorage storage = getStorage(op.getSource(), operands.getSource());
  rewriter.replaceOp(op, storage.getLvlSize(code, lvl));
  return success();
}

static LogicalResult convertPositions(ToPositionsOp op,
                                      Ranges<ToPositionsOp> operands,
                                      ConversionPatternRewriter &rewriter) {
  SparseBuilder code(rewriter, op->getLoc());
  SparseStorage storage = getStorage(op.getTensor(), operands.getTensor());
  auto lvl = unsigned(op.getLevel());
  if (!hasPositions(storage.getType().getLevel(lvl)))
    return rewriter.notifyMatchFailure(op, "the level has no positions");
  Value size = storage.getSize(code, StorageSpecifierKind::pos_mem_sz, lvl);
  rewriter.replaceOp(op, createSlice(code, storage.getPositions(lvl), size));
  return success();
}

static LogicalResult convertCoordinates(ToCoordinatesOp op,
                                        Ranges<ToCoordinatesOp> operands,
                                        ConversionPatternRewriter &rewriter) {
  SparseBuilder code(rewriter, op->getLoc());
  SparseStorage storage = getStorage(op.getTensor(), operands.getTensor());
  auto lvl = unsigned(op.getLevel());
  if (!hasCoordinates(storage.getType().getLevel(lvl)))
    return rewriter.notifyMatchFailure(op, "the level has no coordinates");
  Value view = storage.createCoordinatesView(code, lvl);
  if (view.getType() != op.getResult().getType())
    view = memref::CastOp::create(rewriter, op->getLoc(),
                                  op.getResult().getType(), view);
  rewriter.replaceOp(op, view);
  return success();
}

static LogicalResult
convertCoordinatesBuffer(ToCoordinatesBufferOp op,
                         Ranges<ToCoordinatesBufferOp> operands,
                         ConversionPatternRewriter &rewriter) {
  SparseBuilder code(rewriter, op->getLoc());
  SparseStorage storage = getStorage(op.getTensor(), operands.getTensor());
  unsigned lvl = storage.getType().getAoSCOOStart();
  Value size = storage.getSize(code, StorageSpecifierKind::crd_mem_sz, lvl);
  rewriter.replaceOp(op, createSlice(code, storage.getCoordinates(lvl), size));
  return success();
}

static LogicalResult convertValues(ToValuesOp op, Ranges<ToValuesOp> operands,
                                   ConversionPatternRewriter &rewriter) {
  SparseBuilder code(rewriter, op->getLoc());
  SparseStorage storage = getStorage(op.getTensor(), operands.getTensor());
  Value size =
      storage.getSize(code, StorageSpecifierKind::val_mem_sz, std::nullopt);
  rewriter.replaceOp(op, createSlice(code, storage.getElements(), size));
  return success();
}

static LogicalResult
convertNumberOfEntries(NumberOfEntriesOp op, Ranges<NumberOfEntriesOp> operands,
                       ConversionPatternRewriter &rewriter) {
  SparseBuilder code(rewriter, op->getLoc());
  SparseStorage storage = getStorage(op.getTensor(), operands.getTensor());
  rewriter.replaceOp(op, storage.getSize(code, StorageSpecifierKind::val_mem_sz,
                                         std::nullopt));
  return success();
}

static LogicalResult
convertHasRuntimeLibrary(HasRuntimeLibraryOp op, Ranges<HasRuntimeLibraryOp>,
                         ConversionPatternRewriter &rewriter) {
  SparseBuilder code(rewriter, op->getLoc());
  rewriter.replaceOp(op, code.boolean(false));
  return success();
}

//===-- The same storage ----------------------------------------------------===//

static LogicalResult convertCast(tensor::CastOp op,
                                 Ranges<tensor::CastOp> operands,
                                 ConversionPatternRewriter &rewriter) {
  Type from = op.getSource().getType(), to = op.getDest().getType();
  if (!getSparseTensorEncoding(to) ||
      getSparseTensorEncoding(from) != getSparseTensorEncoding(to))
    return rewriter.notifyMatchFailure(op, "the encodings differ");
  rewriter.replaceOpWithMultiple(op,
                                 ArrayRef<ValueRange>(operands.getSource()));
  return success();
}

static LogicalResult
convertReinterpretation(ReinterpretMapOp op, Ranges<ReinterpretMapOp> operands,
                        ConversionPatternRewriter &rewriter) {
  rewriter.replaceOpWithMultiple(op,
                                 ArrayRef<ValueRange>(operands.getSource()));
  return success();
}

static LogicalResult convertReordering(ReorderCOOOp op,
                                       Ranges<ReorderCOOOp> operands,
                                       ConversionPatternRewriter &rewriter) {
  SparseBuilder code(rewriter, op->getLoc());
  SparseStorage storage = getStorage(op.getInputCoo(), operands.getInputCoo());
  unsigned rank = storage.getType().getLvlRank();
  if (storage.getType().getAoSCOOStart() != 0)
    return rewriter.notifyMatchFailure(op,
                                       "the coordinates are not in one buffer");
  Value count =
      storage.getSize(code, StorageSpecifierKind::val_mem_sz, std::nullopt);
  SortOp::create(rewriter, op->getLoc(), count, storage.getCoordinates(0),
                 ValueRange(storage.getElements()),
                 AffineMap::getMultiDimIdentityMap(rank, op->getContext()),
                 op.getAlgorithm(), 0);
  rewriter.replaceOpWithMultiple(op,
                                 ArrayRef<ValueRange>(operands.getInputCoo()));
  return success();
}

//===-- Slices --------------------------------------------------------------===//

template <typename Op>
static LogicalResult convertSliceQuery(Op op, Ranges<Op> operands,
                                       ConversionPatternRewriter &rewriter) {
  SparseBuilder code(rewriter, op->getLoc());
  SparseStorage storage = getStorage(op.getSlice(), operands.getSlice());
  StorageSpecifierKind kind = std::is_same_v<Op, ToSliceOffsetOp>
                                  ? StorageSpecifierKind::dim_offset
                                  : StorageSpecifierKind::dim_stride;
  rewriter.replaceOp(op, storage.getSize(code, kind, unsigned(op.getDim())));
  return success();
}

/// A slice has the buffers of the tensor that it is a part of, and a specifier of its own.
static LogicalResult
convertSliceExtraction(tensor::ExtractSliceOp op,
                       Ranges<tensor::ExtractSliceOp> operands,
                       ConversionPatternRewriter &rewriter) {
  SparseTensorType from(op.getSource()), to(op.getResult());
  if (!from.hasEncoding() || !to.hasEncoding() || from.hasSlices() ||
      !to.hasSlices() || !to.isIdentity() ||
      from.getDimRank() != to.getDimRank())
    return rewriter.notifyMatchFailure(op, "the result is no slice");
  Location loc = op->getLoc();
  SparseBuilder code(rewriter, loc);
  SmallVector<Value> values(operands.getSource().begin(),
                            operands.getSource().end());
  Type specifier =
      StorageSpecifierType::get(op->getContext(), to.getEncoding());
  values.back() =
      StorageSpecifierInitOp::create(rewriter, loc, specifier, values.back());
  SparseStorage storage(to, values);
  auto toValue = [&](OpFoldResult value) {
    return getValueOrCreateConstantIndexOp(rewriter, loc, value);
  };
  for (unsigned dim = 0; dim < to.getDimRank(); ++dim) {
    Value offset = toValue(op.getMixedOffsets()[dim]);
    Value size = toValue(op.getMixedSizes()[dim]);
    Value stride = toValue(op.getMixedStrides()[dim]);
    storage.setSize(code, StorageSpecifierKind::dim_offset, dim, offset);
    storage.setSize(code, StorageSpecifierKind::lvl_sz, dim, size);
    storage.setSize(code, StorageSpecifierKind::dim_stride, dim, stride);
  }
  rewriter.replaceOpWithMultiple(op, ArrayRef(ValueRange(storage.getValues())));
  return success();
}

//===-- Conversions ---------------------------------------------------------===//

/// The element `value` as one of type `to`.
static Value convertElement(const SparseBuilder &code, Value value, Type to) {
  Type from = value.getType();
  if (from == to)
    return value;
  if (isa<IndexType>(from) || isa<IndexType>(to))
    return code.create<arith::IndexCastOp>(value, to);
  bool isNarrower = from.isIntOrFloat() && to.isIntOrFloat() &&
                    from.getIntOrFloatBitWidth() > to.getIntOrFloatBitWidth();
  if (isa<FloatType>(from) && isa<FloatType>(to))
    return isNarrower ? code.create<arith::TruncFOp>(value, to)
                      : code.create<arith::ExtFOp>(value, to);
  if (isa<FloatType>(from))
    return code.create<arith::FPToSIOp>(value, to);
  if (isa<FloatType>(to))
    return code.create<arith::SIToFPOp>(value, to);
  return isNarrower ? code.create<arith::TruncIOp>(value, to)
                    : code.create<arith::ExtSIOp>(value, to);
}

/// A copy of `buffer` with elements of type `type`.
static Value copyBuffer(const SparseBuilder &code, Value buffer,
                        MemRefType type) {
  OpBuilder &builder = code.getBuilder();
  Location loc = code.getLoc();
  Value zero = code.index(0);
  Value size = memref::DimOp::create(builder, loc, buffer, zero);
  Value copy = memref::AllocOp::create(builder, loc, type, ValueRange(size));
  if (buffer.getType() == type) {
    memref::CopyOp::create(builder, loc, buffer, copy);
    return copy;
  }
  Value lower = code.index(0), step = code.index(1);
  scf::ForOp::create(
      builder, loc, lower, size, step, {},
      [&](OpBuilder &nested, Location loc, Value index, ValueRange) {
        SparseBuilder inner(nested, loc);
        Value element = inner.load(buffer, index);
        Value converted = convertElement(inner, element, type.getElementType());
        inner.store(converted, copy, index);
        inner.yield({});
      });
  return copy;
}

/// A conversion that keeps levels: only the widths of numbers change.
static LogicalResult convertConversion(ConvertOp op, Ranges<ConvertOp> operands,
                                       ConversionPatternRewriter &rewriter) {
  Type from = op.getSource().getType(), to = op.getDest().getType();
  if (!getSparseTensorEncoding(from) || !getSparseTensorEncoding(to))
    return rewriter.notifyMatchFailure(op, "a tensor is dense");
  SparseTensorType source(op.getSource()), dest(op.getDest());
  if (source.getDimToLvl() != dest.getDimToLvl() ||
      source.getEncoding().getLvlTypes() != dest.getEncoding().getLvlTypes())
    return rewriter.notifyMatchFailure(op, "the levels differ");
  SparseBuilder code(rewriter, op->getLoc());
  bool isSame = source.getElementType() == dest.getElementType() &&
                source.getPosType() == dest.getPosType() &&
                source.getCrdType() == dest.getCrdType();
  if (isSame) {
    rewriter.replaceOpWithMultiple(op,
                                   ArrayRef<ValueRange>(operands.getSource()));
    return success();
  }
  SmallVector<Value> values;
  for (auto [field, value] :
       llvm::zip_equal(getStorageFields(dest), operands.getSource()))
    values.push_back(
        field.kind == StorageField::Kind::Specifier
            ? value
            : copyBuffer(code, value, cast<MemRefType>(field.type)));
  rewriter.replaceOpWithMultiple(op, ArrayRef(ValueRange(values)));
  return success();
}

Value strata::sparse_tensor::copyStorageBuffer(const SparseBuilder &code,
                                               Value buffer) {
  return copyBuffer(code, buffer, cast<MemRefType>(buffer.getType()));
}

//===-- Pass ----------------------------------------------------------------===//

namespace {
struct TensorCodegen final : Pass {
  using Pass::Pass;
  Option<bool> createSparseDeallocs{*this, "create-sparse-deallocs",
                                    "Free temporary buffers of sparse tensors",
                                    true};
  Option<bool> enableBufferInitialization{*this, "enable-buffer-initialization",
                                          "Fill new buffers with zeros", false};
  void runOnOperation() override;
};
} // namespace

static void setLegality(ConversionTarget &target,
                        const TypeConverter &converter) {
  target.addIllegalDialect("sparse_tensor");
  target.addLegalOp<SortOp, PushBackOp, GetStorageSpecifierOp,
                    SetStorageSpecifierOp, StorageSpecifierInitOp>();
  target.addDynamicallyLegalOp<func::FuncOp, func::CallOp, func::ReturnOp>(
      [&converter](Operation *op) {
        return isStructurallyLegal(op, converter);
      });
  target.addLegalDialect("arith", "bufferization", "complex", "memref");
  target.addLegalDialect("scf");
  target.addDynamicallyLegalOp<bufferization::AllocTensorOp,
                               bufferization::DeallocTensorOp, tensor::CastOp,
                               tensor::EmptyOp, tensor::ExtractSliceOp,
                               tensor::InsertOp>([&converter](Operation *op) {
    return converter.isLegal(op->getOperandTypes()) &&
           converter.isLegal(op->getResultTypes());
  });
  target.addLegalOp("builtin.unrealized_conversion_cast");
  target.addLegalOp<linalg::FillOp, tensor::FromElementsOp>();
}

void TensorCodegen::runOnOperation() {
  Operation *op = getOperation();
  StorageTypeConverter converter;
  ConversionTarget target(op->getContext());
  setLegality(target, converter);
  RewritePatternSet patterns(op->getContext());
  populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                 converter);
  populateCallOpTypeConversionPattern(patterns, converter);
  populateReturnOpTypeConversionPattern(patterns, converter);
  populateSCFTypeConversion(patterns, converter, target);
  addCodegenPattern<LvlOp>(patterns, converter, convertLvl);
  addCodegenPattern<ToPositionsOp>(patterns, converter, convertPositions);
  addCodegenPattern<ToCoordinatesOp>(patterns, converter, convertCoordinates);
  addCodegenPattern<ToCoordinatesBufferOp>(patterns, converter,
                                           convertCoordinatesBuffer);
  addCodegenPattern<ToValuesOp>(patterns, converter, convertValues);
  addCodegenPattern<NumberOfEntriesOp>(patterns, converter,
                                       convertNumberOfEntries);
  addCodegenPattern<HasRuntimeLibraryOp>(patterns, converter,
                                         convertHasRuntimeLibrary);
  addCodegenPattern<tensor::CastOp>(patterns, converter, convertCast);
  addCodegenPattern<ReinterpretMapOp>(patterns, converter,
                                      convertReinterpretation);
  addCodegenPattern<ReorderCOOOp>(patterns, converter, convertReordering);
  addCodegenPattern<ToSliceOffsetOp>(patterns, converter,
                                     convertSliceQuery<ToSliceOffsetOp>);
  addCodegenPattern<ToSliceStrideOp>(patterns, converter,
                                     convertSliceQuery<ToSliceStrideOp>);
  addCodegenPattern<tensor::ExtractSliceOp>(patterns, converter,
                                            convertSliceExtraction);
  addCodegenPattern<ConvertOp>(patterns, converter, convertConversion);
  populateTensorBuilding(patterns, converter, createSparseDeallocs,
                         enableBufferInitialization);
  if (failed(applyPartialConversion(
          op, target, FrozenRewritePatternSet(std::move(patterns)))))
    signalPassFailure();
}

static constexpr PassInfo tensorCodegenInfo = {
    .argument = "sparse-tensor-codegen",
    .name = "SparseTensorCodegen",
    .summary = "Replace sparse tensors by the buffers that store them",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "bufferization", "complex", "func", "linalg",
                          "memref", "scf", "sparse_tensor"},
    .create = makePass<TensorCodegen>,
};

void strata::registerTensorCodegenPass(PassRegistry &registry) {
  registry.add(tensorCodegenInfo);
}
