// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memrefs and views of them. Their allocation is in AllocationSemantics.cpp.
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/Interpreter/SegmentsDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::interpreter;

LogicalResult interpreter::freeMemory(Execution &execution,
                                      const MemRefValue &memref) {
  if (memref.buffer->isFreed) {
    InFlightDiagnostic diag = execution.emitError();
    diag << "the memory was freed before";
    diag.attachNote(memref.buffer->allocation) << "it was allocated here";
    return failure();
  }
  memref.buffer->isFreed = true;
  memref.buffer->scalars = {};
  return success();
}

static LogicalResult executeDealloc(Operation *, Execution &execution) {
  auto adaptor = execution.getAdaptor<memref::DeallocOp>();
  return freeMemory(execution, adaptor.getMemref().getMemRef());
}

static LogicalResult executeDim(Operation *, Execution &execution) {
  auto adaptor = execution.getAdaptor<memref::DimOp>();
  const MemRefValue &memref = adaptor.getSource().getMemRef();
  int64_t dim = execution.getIndex(1);
  if (dim < 0 || dim >= int64_t(memref.sizes.size()))
    return execution.fail("there is no dimension " + Twine(dim));
  execution.addResult(Scalar::index(memref.sizes[size_t(dim)]));
  return success();
}

static LogicalResult executeRank(Operation *, Execution &execution) {
  auto adaptor = execution.getAdaptor<memref::RankOp>();
  execution.addResult(
      Scalar::index(int64_t(adaptor.getMemref().getMemRef().sizes.size())));
  return success();
}

/// The sizes that the type of the result knows must be those of the memref.
static LogicalResult executeCast(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<memref::CastOp>();
  const MemRefValue &memref = adaptor.getSource().getMemRef();
  auto type = dyn_cast<MemRefType>(op->getResult(0).getType());
  if (type && (type.getRank() != int64_t(memref.sizes.size())))
    return execution.fail("the memref has rank " + Twine(memref.sizes.size()));
  for (size_t i = 0; type && i < memref.sizes.size(); ++i) {
    int64_t size = type.getShape()[i];
    if (!ShapedType::isDynamic(size) && size != memref.sizes[i])
      return execution.fail("the size of dimension " + Twine(i) + " is " +
                            Twine(memref.sizes[i]));
  }
  execution.addResult(memref);
  return success();
}

std::optional<std::vector<Scalar>>
interpreter::readElements(Execution &execution, const MemRefValue &memref,
                          Type elementType) {
  // Strides of 0 give a memref more elements than its memory has.
  std::optional<size_t> count =
      countScalars(execution, memref.sizes, elementType);
  if (!count)
    return std::nullopt;
  std::vector<Scalar> scalars;
  scalars.reserve(*count);
  auto read = [&](ArrayRef<int64_t> at) -> LogicalResult {
    std::optional<size_t> place = findElement(execution, memref, at);
    if (!place)
      return failure();
    llvm::append_range(scalars, readElement(memref, *place, elementType));
    return success();
  };
  if (failed(forEachPoint(memref.sizes, read)))
    return std::nullopt;
  return scalars;
}

LogicalResult interpreter::writeElements(Execution &execution,
                                         const MemRefValue &memref,
                                         Type elementType,
                                         ArrayRef<Scalar> scalars) {
  size_t perElement = getScalarsPerElement(elementType);
  return forEachPoint(memref.sizes, [&](ArrayRef<int64_t> at) -> LogicalResult {
    std::optional<size_t> place = findElement(execution, memref, at);
    if (!place)
      return failure();
    writeElement(memref, *place, scalars.take_front(perElement));
    scalars = scalars.drop_front(perElement);
    return success();
  });
}

static LogicalResult executeCopy(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<memref::CopyOp>();
  const MemRefValue &from = adaptor.getSource().getMemRef(),
                    &to = adaptor.getTarget().getMemRef();
  if (!llvm::equal(from.sizes, to.sizes))
    return execution.fail("the memrefs have different sizes");
  Type element = getElementType(memref::CopyOp(op).getSource().getType());
  // Source and target may overlap.
  auto scalars = readElements(execution, from, element);
  return scalars ? writeElements(execution, to, element, *scalars) : failure();
}

/// A part of a memref, without the dimensions of size 1 that the type of the result does
/// not have.
static LogicalResult executeSubView(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<memref::SubViewOp>();
  const MemRefValue &source = adaptor.getSource().getMemRef();
  SmallVector<int64_t, 4> offsets = getMixed(execution, "static_offsets", 1),
                          sizes = getMixed(execution, "static_sizes", 2),
                          strides = getMixed(execution, "static_strides", 3);
  MemRefValue result = source;
  result.sizes.clear();
  result.strides.clear();
  auto type = cast<MemRefType>(op->getResult(0).getType());
  size_t surplus = sizes.size() - size_t(type.getRank());
  ArrayRef<int64_t> left = type.getShape();
  auto known =
      cast<DenseI64ArrayAttr>(op->getAttr("static_sizes")).asArrayRef();
  for (size_t i = 0; i < sizes.size(); ++i) {
    int64_t last = 0, distance = 0, stride = 0;
    bool overflows = llvm::MulOverflow(sizes[i] - 1, strides[i], distance) ||
                     llvm::AddOverflow(offsets[i], distance, last) ||
                     llvm::MulOverflow(strides[i], source.strides[i], stride);
    if (overflows || sizes[i] < 0 || offsets[i] < 0 ||
        (sizes[i] > 0 && (last < 0 || last >= source.sizes[i] ||
                          offsets[i] >= source.sizes[i])))
      return execution.fail("dimension " + Twine(i) +
                            " of the view is outside of the memref");
    result.offset += offsets[i] * source.strides[i];
    if (surplus && known[i] == 1 && (left.empty() || left.front() != 1)) {
      --surplus;
      continue;
    }
    result.sizes.push_back(sizes[i]);
    result.strides.push_back(stride);
    left = left.drop_front(left.empty() ? 0 : 1);
  }
  execution.addResult(std::move(result));
  return success();
}

static LogicalResult executeReinterpretCast(Operation *, Execution &execution) {
  auto adaptor = execution.getAdaptor<memref::ReinterpretCastOp>();
  MemRefValue result = adaptor.getSource().getMemRef();
  result.offset = getMixed(execution, "static_offsets", 1).front();
  result.sizes = getMixed(execution, "static_sizes", 2);
  result.strides = getMixed(execution, "static_strides", 3);
  if (llvm::any_of(result.sizes, [](int64_t size) { return size < 0; }))
    return execution.fail("a size is negative");
  execution.addResult(std::move(result));
  return success();
}

/// The bytes from one element of a type to the next, as on x86-64.
static unsigned getBytesPerElement(Type type) {
  unsigned bytes = llvm::divideCeil(getScalarWidth(type), 8);
  return bytes <= 8 ? unsigned(llvm::PowerOf2Ceil(bytes))
                    : unsigned(llvm::alignTo(bytes, 16));
}

static LogicalResult executeView(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<memref::ViewOp>();
  const MemRefValue &source = adaptor.getSource().getMemRef();
  int64_t shift = execution.getIndex(1);
  auto type = cast<MemRefType>(op->getResult(0).getType());
  Type element = type.getElementType();
  if (!getScalarWidth(element))
    return execution.fail("the interpreter has no views of bytes as vectors or "
                          "complex numbers");
  SmallVector<int64_t, 4> sizes =
      getSizes(type, execution.getOperands().drop_front(2));
  std::optional<size_t> count = countScalars(execution, sizes, element);
  if (!count)
    return failure();
  unsigned bytesPerElement = getBytesPerElement(element);
  uint64_t numBytes = uint64_t(source.sizes.front());
  if (shift < 0 || uint64_t(shift) > numBytes ||
      *count * bytesPerElement > numBytes - uint64_t(shift) ||
      source.offset != 0)
    return execution.fail("the view is outside of the memref");
  MemRefValue result = makeMemRef({}, sizes, op->getLoc());
  result.buffer = source.buffer;
  result.bytesPerElement = bytesPerElement;
  result.byteShift = source.byteShift + shift;
  execution.addResult(std::move(result));
  return success();
}

static LogicalResult executeTranspose(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<memref::TransposeOp>();
  const MemRefValue &source = adaptor.getIn().getMemRef();
  AffineMap map = cast<AffineMapAttr>(op->getAttr("permutation")).getValue();
  MemRefValue result = source;
  for (auto [i, expr] : llvm::enumerate(map.getResults())) {
    unsigned from = cast<AffineDimExpr>(expr).getPosition();
    result.sizes[i] = source.sizes[from];
    result.strides[i] = source.strides[from];
  }
  execution.addResult(std::move(result));
  return success();
}

/// The result is the memref of the operand: the operation changes its type, or states facts
/// about it.
static LogicalResult executeSameMemory(Operation *, Execution &execution) {
  execution.addResult(execution.getOperand(0));
  return success();
}

static LogicalResult executeSameMemories(Operation *, Execution &execution) {
  execution.addResults(execution.getOperands());
  return success();
}

static LogicalResult executeMetadata(Operation *, Execution &execution) {
  auto adaptor = execution.getAdaptor<memref::ExtractStridedMetadataOp>();
  const MemRefValue &source = adaptor.getSource().getMemRef();
  MemRefValue base = source;
  base.offset = 0;
  base.sizes.clear();
  base.strides.clear();
  execution.addResult(std::move(base));
  execution.addResult(Scalar::index(source.offset));
  for (int64_t size : source.sizes)
    execution.addResult(Scalar::index(size));
  for (int64_t stride : source.strides)
    execution.addResult(Scalar::index(stride));
  return success();
}

/// Memories have addresses that are far apart, in the order in which programs read them.
static LogicalResult executeAlignedPointer(Operation *, Execution &execution) {
  auto adaptor = execution.getAdaptor<memref::ExtractAlignedPointerAsIndexOp>();
  Buffer &buffer = *adaptor.getSource().getMemRef().buffer;
  if (buffer.address == 0)
    buffer.address = execution.getInterpreter().makeAddress();
  if (buffer.address == 0)
    return execution.fail("there are too many addresses");
  execution.addResult(Scalar::index(buffer.address));
  return success();
}

/// `vector.type_cast`: the result refers to the memory of the operand. The innermost dimensions of
/// its type become vectors, or vectors become dimensions.
static LogicalResult executeTypeCast(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<vector::TypeCastOp>();
  const MemRefValue &source = adaptor.getMemref().getMemRef();
  auto type = cast<MemRefType>(op->getResult(0).getType());
  std::optional<size_t> count =
      countScalars(execution, type.getShape(), type.getElementType());
  if (!count)
    return failure();
  if (source.buffer->isFreed || source.offset != 0 || source.bytesPerElement ||
      *count > source.buffer->scalars.size())
    return execution.fail("the memref is not the beginning of its memory");
  MemRefValue result = makeMemRef({}, type.getShape(), op->getLoc());
  result.buffer = source.buffer;
  execution.addResult(std::move(result));
  return success();
}

static LogicalResult executeAllocaScope(Operation *op, Execution &execution) {
  SmallVector<RuntimeValue, 4> results;
  if (failed(execution.runRegion(op->getRegion(0), {}, results)))
    return failure();
  execution.addResults(results);
  return success();
}

/// Memory of another size with the same first elements; the old memory is freed.
static LogicalResult executeRealloc(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<memref::ReallocOp>();
  MemRefValue source = adaptor.getSource().getMemRef();
  auto type = cast<MemRefType>(op->getResult(0).getType());
  if (source.buffer->isFreed)
    return executeDealloc(op, execution);
  if (source.bytesPerElement)
    return execution.fail("a view is not the memory that was allocated");
  SmallVector<int64_t, 4> sizes =
      getSizes(type, execution.getOperands().drop_front(1));
  std::optional<size_t> count =
      countScalars(execution, sizes, type.getElementType());
  if (!count)
    return failure();
  std::vector<Scalar> scalars = makePoison(*count, type.getElementType());
  ArrayRef<Scalar> old = source.buffer->scalars;
  llvm::copy(old.take_front(std::min(old.size(), scalars.size())),
             scalars.begin());
  source.buffer->isFreed = true;
  source.buffer->scalars = {};
  execution.addResult(makeMemRef(std::move(scalars), sizes, op->getLoc()));
  return success();
}

static LogicalResult executeGetGlobal(Operation *op, Execution &execution) {
  Interpreter &interpreter = execution.getInterpreter();
  auto reference = cast<SymbolRefAttr>(op->getAttr("name"));
  Operation *global = interpreter.lookup(op, reference);
  if (!global)
    return execution.fail("the variable is not defined");
  auto type = cast<MemRefType>(op->getResult(0).getType());
  FailureOr<MemRefValue> memref =
      interpreter.getGlobal(global, [&]() -> FailureOr<MemRefValue> {
        Attribute initial = global->getAttr("initial_value");
        std::optional<RuntimeValue> value;
        if (!countScalars(execution, type.getShape(), type.getElementType()))
          return failure();
        if (initial && !isa<UnitAttr>(initial))
          value = makeConstant(
              initial,
              RankedTensorType::get(type.getShape(), type.getElementType()));
        if (value)
          return makeMemRef(value->getScalars().vec(), type.getShape(),
                            global->getLoc());
        if (initial && !isa<UnitAttr>(initial))
          return execution.fail(
              "the interpreter has no values of the variable's initial value");
        std::optional<size_t> count =
            countScalars(execution, type.getShape(), type.getElementType());
        if (!count)
          return failure();
        return makeMemRef(makePoison(*count, type.getElementType()),
                          type.getShape(), global->getLoc());
      });
  if (failed(memref))
    return failure();
  execution.addResult(*memref);
  return success();
}

static constexpr Semantics memorySemantics[] = {
    semanticsOf<memref::DeallocOp>(executeDealloc),
    semanticsOf<memref::DimOp>(executeWithNumbers<executeDim>),
    semanticsOf<memref::RankOp>(executeRank),
    semanticsOf<memref::CastOp>(executeCast),
    semanticsOf<memref::CopyOp>(executeCopy),
    semanticsOf<memref::SubViewOp>(executeWithNumbers<executeSubView>),
    semanticsOf<memref::ReinterpretCastOp>(
        executeWithNumbers<executeReinterpretCast>),
    semanticsOf<memref::ViewOp>(executeWithNumbers<executeView>),
    semanticsOf<memref::TransposeOp>(executeTranspose),
    semanticsOf<memref::MemorySpaceCastOp>(executeSameMemory),
    semanticsOf<memref::AssumeAlignmentOp>(executeSameMemory),
    semanticsOf<memref::PrefetchOp>(executeNothing),
    semanticsOf<LLVM::FenceOp>(executeNothing),
    semanticsOf<memref::ExtractStridedMetadataOp>(executeMetadata),
    semanticsOf<memref::ExtractAlignedPointerAsIndexOp>(executeAlignedPointer),
    semanticsOf<memref::DistinctObjectsOp>(executeSameMemories),
    semanticsOf<vector::TypeCastOp>(executeTypeCast),
    semanticsOf<memref::AllocaScopeOp>(executeAllocaScope),
    semanticsOf<memref::ReallocOp>(executeWithNumbers<executeRealloc>),
    semanticsOf<memref::GlobalOp>(executeNothing),
    semanticsOf<memref::GetGlobalOp>(executeGetGlobal),
};

LogicalResult interpreter::registerMemorySemantics(Context &ctx) {
  return attachAll(ctx, memorySemantics);
}
