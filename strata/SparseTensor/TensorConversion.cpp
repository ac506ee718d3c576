// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sparse-tensor-conversion: sparse tensors become pointers to objects of a run-time library, and
// operations on them calls. The library itself is not part of the compiler.
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
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
#include "strata/SparseTensor/RuntimeLibrary.h"
#include "strata/SparseTensor/SparsePasses.h"
#include "strata/SparseTensor/StructuredTypeConversion.h"
#include "strata/SparseTensor/TensorCodegenDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

namespace {
struct PointerTypeConverter final : TypeConverter {
  PointerTypeConverter() {
    addConversion([](Type type) { return type; });
    addConversion([](RankedTensorType type) -> std::optional<Type> {
      if (!getSparseTensorEncoding(type))
        return std::nullopt;
      return getLLVMPointerType(type.getContext());
    });
  }
};
} // namespace

//===-- Queries -------------------------------------------------------------===//

static LogicalResult convertLvlToCall(LvlOp op, Ranges<LvlOp> operands,
                                      ConversionPatternRewriter &rewriter) {
  APInt number;
  SparseTensorType type(op.getSource());
  if (!matchPattern(op.getIndex(), m_ConstantInt(&number)) ||
      number.uge(type.getLvlRank()))
    return rewriter.notifyMatchFailure(op, "the level is not constant");
  RuntimeBuilder code(rewriter, op->getLoc());
  Value size = code.createLvlSize(type, operands.getSource().front(),
                                  unsigned(number.getZExtValue()));
  rewriter.replaceOp(op, size);
  return success();
}

static LogicalResult
convertPositionsToCall(ToPositionsOp op, Ranges<ToPositionsOp> operands,
                       ConversionPatternRewriter &rewriter) {
  RuntimeBuilder code(rewriter, op->getLoc());
  Value buffer = code.createPositions(SparseTensorType(op.getTensor()),
                                      operands.getTensor().front(),
                                      unsigned(op.getLevel()));
  rewriter.replaceOp(op, buffer);
  return success();
}

static LogicalResult
convertCoordinatesToCall(ToCoordinatesOp op, Ranges<ToCoordinatesOp> operands,
                         ConversionPatternRewriter &rewriter) {
  RuntimeBuilder code(rewriter, op->getLoc());
  Value buffer = code.createCoordinates(SparseTensorType(op.getTensor()),
                                        operands.getTensor().front(),
                                        unsigned(op.getLevel()));
  Type type = op.getResult().getType();
  if (buffer.getType() != type)
    buffer = memref::CastOp::create(rewriter, op->getLoc(), type, buffer);
  rewriter.replaceOp(op, buffer);
  return success();
}

static LogicalResult
convertCoordinatesBufferToCall(ToCoordinatesBufferOp op,
                               Ranges<ToCoordinatesBufferOp> operands,
                               ConversionPatternRewriter &rewriter) {
  RuntimeBuilder code(rewriter, op->getLoc());
  SparseTensorType type(op.getTensor());
  Type element = type.getCrdType();
  std::string name = "sparseCoordinatesBuffer";
  name += isa<IndexType>(element)
              ? "0"
              : std::to_string(element.getIntOrFloatBitWidth());
  Value level = code.index(type.getAoSCOOStart());
  Operation *call = code.call(name, op.getResult().getType(),
                              {operands.getTensor().front(), level});
  rewriter.replaceOp(op, call->getResult(0));
  return success();
}

static LogicalResult convertValuesToCall(ToValuesOp op,
                                         Ranges<ToValuesOp> operands,
                                         ConversionPatternRewriter &rewriter) {
  Type element = SparseTensorType(op.getTensor()).getElementType();
  if (!isRuntimeElementType(element))
    return rewriter.notifyMatchFailure(op, "the library has no such elements");
  RuntimeBuilder code(rewriter, op->getLoc());
  Value buffer = code.createValuesBuffer(operands.getTensor().front(), element);
  rewriter.replaceOp(op, buffer);
  return success();
}

static LogicalResult
convertNumberOfEntriesToCall(NumberOfEntriesOp op,
                             Ranges<NumberOfEntriesOp> operands,
                             ConversionPatternRewriter &rewriter) {
  Type element = SparseTensorType(op.getTensor()).getElementType();
  if (!isRuntimeElementType(element))
    return rewriter.notifyMatchFailure(op, "the library has no such elements");
  RuntimeBuilder code(rewriter, op->getLoc());
  Value buffer = code.createValuesBuffer(operands.getTensor().front(), element);
  Value zero = code.index(0);
  Value size = memref::DimOp::create(rewriter, op->getLoc(), buffer, zero);
  rewriter.replaceOp(op, size);
  return success();
}

static LogicalResult
convertLibraryPresence(HasRuntimeLibraryOp op, Ranges<HasRuntimeLibraryOp>,
                       ConversionPatternRewriter &rewriter) {
  SparseBuilder code(rewriter, op->getLoc());
  Value yes = code.boolean(true);
  rewriter.replaceOp(op, yes);
  return success();
}

//===-- The same object -----------------------------------------------------===//

static LogicalResult convertPointerCast(tensor::CastOp op,
                                        Ranges<tensor::CastOp> operands,
                                        ConversionPatternRewriter &rewriter) {
  Type from = op.getSource().getType(), to = op.getDest().getType();
  if (!getSparseTensorEncoding(to) ||
      getSparseTensorEncoding(from) != getSparseTensorEncoding(to))
    return rewriter.notifyMatchFailure(op, "the encodings differ");
  rewriter.replaceOp(op, operands.getSource());
  return success();
}

static LogicalResult
convertPointerReinterpretation(ReinterpretMapOp op,
                               Ranges<ReinterpretMapOp> operands,
                               ConversionPatternRewriter &rewriter) {
  rewriter.replaceOp(op, operands.getSource());
  return success();
}

static LogicalResult
convertReorderingToCall(ReorderCOOOp op, Ranges<ReorderCOOOp> operands,
                        ConversionPatternRewriter &rewriter) {
  SparseTensorType type(op.getResultCoo());
  if (!isRuntimeElementType(type.getElementType()))
    return rewriter.notifyMatchFailure(op, "the library has no such elements");
  RuntimeBuilder code(rewriter, op->getLoc());
  Value tensor = operands.getInputCoo().front();
  SmallVector<Value> sizes;
  for (auto [dim, size] : llvm::enumerate(type.getDimShape()))
    sizes.push_back(ShapedType::isDynamic(size)
                        ? code.createLvlSize(SparseTensorType(op.getInputCoo()),
                                             tensor, unsigned(dim))
                        : code.index(size));
  Value sorted = code.createTensor(type, sizes, {}, RuntimeAction::SortInPlace,
                                   [&] { return tensor; });
  rewriter.replaceOp(op, sorted);
  return success();
}

//===-- Construction --------------------------------------------------------===//

template <typename Op>
static LogicalResult
convertAllocationToCall(Op op, Ranges<Op> operands,
                        ConversionPatternRewriter &rewriter) {
  SparseTensorType type(op->getResult(0));
  if (!type.hasEncoding() || !isRuntimeElementType(type.getElementType()))
    return failure();
  if constexpr (std::is_same_v<Op, bufferization::AllocTensorOp>)
    if (op.getCopy())
      return rewriter.notifyMatchFailure(op, "tensors are not copied");
  RuntimeBuilder code(rewriter, op->getLoc());
  SmallVector<Value> sizes, dynamicSizes;
  for (ValueRange size : operands.getDynamicSizes())
    dynamicSizes.push_back(size.front());
  size_t next = 0;
  for (int64_t size : type.getDimShape())
    sizes.push_back(ShapedType::isDynamic(size) ? dynamicSizes[next++]
                                                : code.index(size));
  Value tensor =
      code.createTensor(type, sizes, {}, RuntimeAction::Empty, nullptr);
  rewriter.replaceOp(op, tensor);
  return success();
}

static LogicalResult
convertDeallocationToCall(bufferization::DeallocTensorOp op,
                          Ranges<bufferization::DeallocTensorOp> operands,
                          ConversionPatternRewriter &rewriter) {
  if (!getSparseTensorEncoding(op.getTensor().getType()))
    return failure();
  RuntimeBuilder code(rewriter, op->getLoc());
  code.call("delSparseTensor", {}, operands.getTensor(), /*hasMemRefs=*/false);
  rewriter.eraseOp(op);
  return success();
}

/// A tensor from a file: sizes that are dynamic are those of the file.
static LogicalResult convertNewToCall(NewOp op, Ranges<NewOp> operands,
                                      ConversionPatternRewriter &rewriter) {
  SparseTensorType type(op.getResult());
  Value source = operands.getSource().front();
  if (!isRuntimeElementType(type.getElementType()) ||
      !isLLVMPointerType(source.getType()))
    return rewriter.notifyMatchFailure(op, "the library has no such tensors");
  RuntimeBuilder code(rewriter, op->getLoc());
  SmallVector<Value> sizes;
  for (int64_t size : type.getDimShape())
    sizes.push_back(code.index(ShapedType::isDynamic(size) ? 0 : size));
  Value sizeBuffer = code.allocateWith(sizes);
  Value kind = code.elementKind(type.getElementType());
  Operation *open =
      code.call("createCheckedSparseTensorReader", code.getPointerType(),
                {source, sizeBuffer, kind});
  Value reader = open->getResult(0);
  if (!type.getType().hasStaticShape()) {
    sizeBuffer =
        code.call("getSparseTensorReaderDimSizes", sizeBuffer.getType(), reader)
            ->getResult(0);
    for (auto [dim, size] : llvm::enumerate(type.getDimShape()))
      if (ShapedType::isDynamic(size)) {
        Value place = code.index(int64_t(dim));
        sizes[dim] = code.load(sizeBuffer, place);
      }
  }
  Value tensor =
      code.createTensor(type, sizes, sizeBuffer, RuntimeAction::FromReader,
                        [&] { return reader; });
  code.call("delSparseTensorReader", {}, reader, /*hasMemRefs=*/false);
  rewriter.replaceOp(op, tensor);
  return success();
}

/// A pointer to an array with the addresses of the arrays of a tensor.
static Value createAddresses(const RuntimeBuilder &code, AssembleOp op) {
  OpBuilder &builder = code.getBuilder();
  Location loc = code.getLoc();
  SmallVector<Value> arrays(op.getLevels().begin(), op.getLevels().end());
  arrays.push_back(op.getValues());
  SmallVector<Value> addresses;
  for (Value array : arrays) {
    auto type = cast<RankedTensorType>(array.getType());
    Value buffer = bufferization::ToBufferOp::create(
        builder, loc, MemRefType::get(type.getShape(), type.getElementType()),
        array);
    addresses.push_back(
        memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, buffer));
  }
  Value list = code.allocateWith(addresses);
  Value address =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, list);
  Value number =
      arith::IndexCastOp::create(builder, loc, builder.getI64Type(), address);
  return LLVM::InttoptrOp::create(builder, loc, code.getPointerType(), number);
}

static LogicalResult
convertAssemblyToCall(AssembleOp op, Ranges<AssembleOp>,
                      ConversionPatternRewriter &rewriter) {
  SparseTensorType type(op.getResult());
  if (!type.getType().hasStaticShape() ||
      !isRuntimeElementType(type.getElementType()))
    return rewriter.notifyMatchFailure(op, "the library has no such tensors");
  RuntimeBuilder code(rewriter, op->getLoc());
  SmallVector<Value> sizes;
  for (int64_t size : type.getDimShape())
    sizes.push_back(code.index(size));
  Value tensor = code.createTensor(type, sizes, {}, RuntimeAction::FromArrays,
                                   [&] { return createAddresses(code, op); });
  rewriter.replaceOp(op, tensor);
  return success();
}

//===-- Insertion -----------------------------------------------------------===//

static LogicalResult convertLoadToCall(LoadOp op, Ranges<LoadOp> operands,
                                       ConversionPatternRewriter &rewriter) {
  RuntimeBuilder code(rewriter, op->getLoc());
  if (op.getHasInserts())
    code.call("endLexInsert", {}, operands.getTensor(), /*hasMemRefs=*/false);
  rewriter.replaceOp(op, operands.getTensor());
  return success();
}

/// The outermost of the loops around `op`; `op` itself without any.
static Operation *getOutermostLoop(Operation *op) {
  Operation *top = op;
  while (isa_and_nonnull<scf::ForOp, scf::WhileOp, scf::ParallelOp, scf::IfOp>(
      top->getParentOp()))
    top = top->getParentOp();
  return top;
}

static LogicalResult
convertInsertionToCall(tensor::InsertOp op, Ranges<tensor::InsertOp> operands,
                       ConversionPatternRewriter &rewriter) {
  SparseTensorType type(op.getDest());
  if (!type.hasEncoding() || !isRuntimeElementType(type.getElementType()))
    return failure();
  RuntimeBuilder code(rewriter, op->getLoc());
  Value tensor = operands.getDest().front(), coordinates, element;
  {
    // The stack does not grow in loops.
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(getOutermostLoop(op));
    coordinates = code.allocate(type.getLvlRank(), rewriter.getIndexType());
    element = memref::AllocaOp::create(
        rewriter, op->getLoc(), MemRefType::get({}, type.getElementType()));
  }
  SmallVector<Value> indices;
  for (ValueRange coordinate : operands.getIndices())
    indices.push_back(coordinate.front());
  code.storeAll(indices, coordinates);
  code.store(operands.getScalar().front(), element, {});
  code.call(RuntimeBuilder::getNameFor("lexInsert", type.getElementType()), {},
            {tensor, coordinates, element});
  rewriter.replaceOp(op, tensor);
  return success();
}

static LogicalResult convertExpandToCall(ExpandOp op, Ranges<ExpandOp> operands,
                                         ConversionPatternRewriter &rewriter) {
  SparseTensorType type(op.getTensor());
  Location loc = op->getLoc();
  RuntimeBuilder code(rewriter, loc);
  // The buffers are created once, where the tensor is, for all rows.
  if (Operation *def = op.getTensor().getDefiningOp())
    rewriter.setInsertionPointAfter(def);
  else
    rewriter.setInsertionPointAfterValue(operands.getTensor().front());
  Value size = code.createLvlSize(type, operands.getTensor().front(),
                                  type.getLvlRank() - 1);
  SmallVector<Value> buffers;
  for (Type element : {Type(type.getElementType()), Type(rewriter.getI1Type()),
                       Type(rewriter.getIndexType())})
    buffers.push_back(memref::AllocOp::create(
        rewriter, loc, MemRefType::get({ShapedType::kDynamic}, element),
        ValueRange(size)));
  buffers.push_back(code.index(0));
  Value zero = code.zero(type.getElementType());
  linalg::FillOp::create(rewriter, loc, ValueRange(zero),
                         ValueRange(buffers[0]));
  Value no = code.boolean(false);
  linalg::FillOp::create(rewriter, loc, ValueRange(no), ValueRange(buffers[1]));
  rewriter.replaceOp(op, buffers);
  return success();
}

static LogicalResult
convertCompressToCall(CompressOp op, Ranges<CompressOp> operands,
                      ConversionPatternRewriter &rewriter) {
  SparseTensorType type(op.getTensor());
  if (!isRuntimeElementType(type.getElementType()))
    return rewriter.notifyMatchFailure(op, "the library has no such elements");
  RuntimeBuilder code(rewriter, op->getLoc());
  Value tensor = operands.getTensor().front(),
        values = operands.getValues().front(),
        filled = operands.getFilled().front(),
        added = operands.getAdded().front(),
        count = operands.getCount().front();
  SmallVector<Value> outer;
  for (ValueRange coordinate : operands.getLvlCoords())
    outer.push_back(coordinate.front());
  // The library sets the last coordinate.
  Value coordinates = code.allocate(type.getLvlRank(), rewriter.getIndexType());
  code.storeAll(outer, coordinates);
  code.call(RuntimeBuilder::getNameFor("expInsert", type.getElementType()), {},
            {tensor, coordinates, values, filled, added, count});
  Operation *top = getOutermostLoop(op);
  rewriter.setInsertionPointAfter(top);
  for (Value buffer : {values, filled, added})
    memref::DeallocOp::create(rewriter, op->getLoc(), buffer);
  rewriter.replaceOp(op, tensor);
  return success();
}

//===-- Disassembly ---------------------------------------------------------===//

namespace {
/// Fetches the arrays of a tensor. Coordinates that share an array are gathered in the output.
class Disassembler {
public:
  Disassembler(const RuntimeBuilder &code, DisassembleOp op, Value tensor)
      : code(code), op(op), type(op.getTensor()), tensor(tensor) {}
  SmallVector<Value> emit();

private:
  void addBuffer(Value buffer, Value size) {
    buffers.push_back(buffer);
    Type wanted =
        op->getResult(unsigned(op.getOutLevels().size() + buffers.size()))
            .getType();
    if (size.getType() != wanted)
      size = arith::IndexCastOp::create(code.getBuilder(), code.getLoc(),
                                        wanted, size);
    sizes.push_back(size);
  }
  void addWhole(Value buffer) {
    Value zero = code.index(0);
    Value size =
        memref::DimOp::create(code.getBuilder(), code.getLoc(), buffer, zero);
    addBuffer(buffer, size);
  }
  void gatherCoordinates(unsigned start, Value output);

  const RuntimeBuilder &code;
  DisassembleOp op;
  SparseTensorType type;
  Value tensor;
  SmallVector<Value> buffers, sizes;
};
} // namespace

void Disassembler::gatherCoordinates(unsigned start, Value output) {
  OpBuilder &builder = code.getBuilder();
  Location loc = code.getLoc();
  auto outputType = cast<RankedTensorType>(output.getType());
  Value dest = bufferization::ToBufferOp::create(
      builder, loc,
      MemRefType::get(outputType.getShape(), outputType.getElementType()),
      output);
  SmallVector<Value> sources, columns;
  for (unsigned lvl = start; lvl < type.getLvlRank(); ++lvl)
    sources.push_back(code.createCoordinates(type, tensor, lvl));
  Value first = code.index(0);
  Value count = memref::DimOp::create(builder, loc, sources[0], first);
  Value numLevels = code.index(int64_t(sources.size()));
  Value size = code.mul(count, numLevels);
  for (size_t i = 0; i < sources.size(); ++i)
    columns.push_back(code.index(int64_t(i)));
  scf::ForOp::create(
      builder, loc, columns[0], count, columns[1], {},
      [&](OpBuilder &nested, Location loc, Value index, ValueRange) {
        SparseBuilder inner(nested, loc);
        SmallVector<Value> coordinates;
        for (Value source : sources)
          coordinates.push_back(inner.load(source, index));
        for (auto [coordinate, column] : llvm::zip_equal(coordinates, columns))
          inner.store(coordinate, dest, {index, column});
        inner.yield({});
      });
  addBuffer(dest, size);
}

SmallVector<Value> Disassembler::emit() {
  unsigned cooStart = type.getAoSCOOStart();
  for (unsigned lvl = 0; lvl < type.getLvlRank() && lvl <= cooStart; ++lvl) {
    const LevelType &level = type.getLevel(lvl);
    if (hasPositions(level))
      addWhole(code.createPositions(type, tensor, lvl));
    if (hasCoordinates(level) && lvl < cooStart)
      addWhole(code.createCoordinates(type, tensor, lvl));
    else if (hasCoordinates(level))
      gatherCoordinates(lvl, op.getOutLevels()[unsigned(buffers.size())]);
  }
  addWhole(code.createValuesBuffer(tensor, type.getElementType()));
  SmallVector<Value> results;
  OpBuilder &builder = code.getBuilder();
  for (auto [i, buffer] : llvm::enumerate(buffers)) {
    auto memref = cast<MemRefType>(buffer.getType());
    Value plain = bufferization::ToTensorOp::create(
        builder, code.getLoc(),
        RankedTensorType::get(memref.getShape(), memref.getElementType()),
        buffer);
    results.push_back(tensor::CastOp::create(
        builder, code.getLoc(), op->getResult(unsigned(i)).getType(), plain));
  }
  llvm::append_range(results, sizes);
  return results;
}

static LogicalResult
convertDisassemblyToCalls(DisassembleOp op, Ranges<DisassembleOp> operands,
                          ConversionPatternRewriter &rewriter) {
  SparseTensorType type(op.getTensor());
  if (!isRuntimeElementType(type.getElementType()))
    return rewriter.notifyMatchFailure(op, "the library has no such elements");
  RuntimeBuilder code(rewriter, op->getLoc());
  Disassembler disassembler(code, op, operands.getTensor().front());
  rewriter.replaceOp(op, disassembler.emit());
  return success();
}

//===-- Pass ----------------------------------------------------------------===//

static void setCallLegality(ConversionTarget &target,
                            const TypeConverter &converter) {
  target.addIllegalDialect("sparse_tensor");
  target.addDynamicallyLegalOp<func::FuncOp, func::CallOp, func::ReturnOp>(
      [&converter](Operation *op) {
        return isStructurallyLegal(op, converter);
      });
  target.addDynamicallyLegalOp<
      bufferization::AllocTensorOp, bufferization::DeallocTensorOp,
      tensor::CastOp, tensor::DimOp, tensor::EmptyOp, tensor::InsertOp>(
      [&converter](Operation *op) {
        return converter.isLegal(op->getOperandTypes()) &&
               converter.isLegal(op->getResultTypes());
      });
  target.addLegalDialect("arith", "complex", "llvm", "memref");
  target.addLegalOp<bufferization::ToBufferOp, bufferization::ToTensorOp,
                    linalg::FillOp>();
}

static void populateCallPatterns(RewritePatternSet &patterns,
                                 const TypeConverter &converter) {
  addCodegenPattern<LvlOp>(patterns, converter, convertLvlToCall);
  addCodegenPattern<ToPositionsOp>(patterns, converter, convertPositionsToCall);
  addCodegenPattern<ToCoordinatesOp>(patterns, converter,
                                     convertCoordinatesToCall);
  addCodegenPattern<ToCoordinatesBufferOp>(patterns, converter,
                                           convertCoordinatesBufferToCall);
  addCodegenPattern<ToValuesOp>(patterns, converter, convertValuesToCall);
  addCodegenPattern<NumberOfEntriesOp>(patterns, converter,
                                       convertNumberOfEntriesToCall);
  addCodegenPattern<HasRuntimeLibraryOp>(patterns, converter,
                                         convertLibraryPresence);
  addCodegenPattern<tensor::CastOp>(patterns, converter, convertPointerCast);
  addCodegenPattern<ReinterpretMapOp>(patterns, converter,
                                      convertPointerReinterpretation);
  addCodegenPattern<ReorderCOOOp>(patterns, converter, convertReorderingToCall);
  addCodegenPattern<bufferization::AllocTensorOp>(
      patterns, converter,
      convertAllocationToCall<bufferization::AllocTensorOp>);
  addCodegenPattern<tensor::EmptyOp>(patterns, converter,
                                     convertAllocationToCall<tensor::EmptyOp>);
  addCodegenPattern<bufferization::DeallocTensorOp>(patterns, converter,
                                                    convertDeallocationToCall);
  addCodegenPattern<NewOp>(patterns, converter, convertNewToCall);
  addCodegenPattern<AssembleOp>(patterns, converter, convertAssemblyToCall);
  addCodegenPattern<LoadOp>(patterns, converter, convertLoadToCall);
  addCodegenPattern<tensor::InsertOp>(patterns, converter,
                                      convertInsertionToCall);
  addCodegenPattern<ExpandOp>(patterns, converter, convertExpandToCall);
  addCodegenPattern<CompressOp>(patterns, converter, convertCompressToCall);
  addCodegenPattern<DisassembleOp>(patterns, converter,
                                   convertDisassemblyToCalls);
}

namespace {
struct TensorConversion final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *op = getOperation();
    PointerTypeConverter converter;
    ConversionTarget target(op->getContext());
    setCallLegality(target, converter);
    RewritePatternSet patterns(op->getContext());
    populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                   converter);
    populateCallOpTypeConversionPattern(patterns, converter);
    populateReturnOpTypeConversionPattern(patterns, converter);
    populateSCFTypeConversion(patterns, converter, target);
    populateCallPatterns(patterns, converter);
    if (failed(applyPartialConversion(
            op, target, FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo tensorConversionInfo = {
    .argument = "sparse-tensor-conversion",
    .name = "SparseTensorConversionPass",
    .summary = "Convert sparse tensors to objects of a run-time library",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "bufferization", "func", "linalg", "llvm",
                          "memref", "scf", "tensor"},
    .create = makePass<TensorConversion>,
};

void strata::registerTensorConversionPass(PassRegistry &registry) {
  registry.add(tensorConversionInfo);
}
