// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of sparse-tensor-codegen for operations that build tensors: allocations, insertions,
// and assembly from arrays.
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/SparseTensor/TensorCodegenDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

//===-- Allocation ----------------------------------------------------------===//

namespace {
template <typename Op> struct AllocationPattern final : ConversionPattern {
  AllocationPattern(const TypeConverter &converter, bool initialize)
      : ConversionPattern(converter, Op::getOperationName(),
                          Op::getOperationName()),
        initialize(initialize) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const override;
  bool initialize;
};

struct DeallocationPattern final : ConversionPattern {
  DeallocationPattern(const TypeConverter &converter, bool isEnabled)
      : ConversionPattern(converter,
                          bufferization::DeallocTensorOp::getOperationName(),
                          bufferization::DeallocTensorOp::getOperationName()),
        isEnabled(isEnabled) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const override {
    for (Value value : operands.front())
      if (isEnabled && isa<MemRefType>(value.getType()))
        memref::DeallocOp::create(rewriter, op->getLoc(), value);
    rewriter.eraseOp(op);
    return success();
  }
  bool isEnabled;
};
} // namespace

template <typename Op>
LogicalResult AllocationPattern<Op>::matchAndRewrite(
    Operation *op, ArrayRef<ValueRange> operands,
    ConversionPatternRewriter &rewriter) const {
  auto alloc = cast<Op>(op);
  SparseTensorType type(op->getResult(0));
  if (!type.hasEncoding() || !type.isIdentity() || type.hasBatchLevels())
    return rewriter.notifyMatchFailure(
        op, "the levels are not the dimensions: run sparse-reinterpret-map");
  SparseBuilder code(rewriter, op->getLoc());
  size_t numSizes = alloc.getDynamicSizes().size();
  Value sizeHint;
  if constexpr (std::is_same_v<Op, bufferization::AllocTensorOp>) {
    if (alloc.getCopy()) {
      SmallVector<Value> values;
      for (Value value : operands[numSizes])
        values.push_back(isa<MemRefType>(value.getType())
                             ? copyStorageBuffer(code, value)
                             : value);
      rewriter.replaceOpWithMultiple(op, ArrayRef(ValueRange(values)));
      return success();
    }
    sizeHint = alloc.getSizeHint();
  }
  SmallVector<Value> sizes;
  size_t next = 0;
  for (int64_t size : type.getDimShape())
    sizes.push_back(ShapedType::isDynamic(size) ? operands[next++].front()
                                                : code.index(size));
  SmallVector<Value> values =
      createStorage(code, type, sizes, sizeHint, initialize);
  rewriter.replaceOpWithMultiple(op, ArrayRef(ValueRange(values)));
  return success();
}

//===-- Insertion -----------------------------------------------------------===//

/// Fills in the positions of parents without elements, which are still zero: they are those of the
/// parent before.
static void completePositions(const SparseBuilder &code,
                              const SparseStorage &storage, unsigned lvl) {
  OpBuilder &builder = code.getBuilder();
  Type type = storage.getType().getPosType();
  Value positions = storage.getPositions(lvl);
  Value end = storage.getSize(code, StorageSpecifierKind::pos_mem_sz, lvl);
  Value zero = code.index(0), one = code.index(1);
  Value first = code.load(positions, zero);
  Value step = code.index(1);
  scf::ForOp::create(
      builder, code.getLoc(), one, end, step, first,
      [&](OpBuilder &builder, Location loc, Value index, ValueRange carried) {
        SparseBuilder inner(builder, loc);
        Value position = inner.load(positions, index);
        Value unset = inner.zero(type);
        Value isUnset =
            inner.compare(arith::CmpIPredicate::eq, position, unset);
        auto branch = scf::IfOp::create(builder, loc, TypeRange(type), isUnset,
                                        /*withElseRegion=*/true);
        builder.setInsertionPointToStart(branch.thenBlock());
        inner.store(carried.front(), positions, index);
        inner.yield(carried.front());
        builder.setInsertionPointToStart(branch.elseBlock());
        inner.yield(position);
        builder.setInsertionPointAfter(branch);
        inner.yield(branch->getResult(0));
      });
}

static LogicalResult convertLoad(LoadOp op, Ranges<LoadOp> operands,
                                 ConversionPatternRewriter &rewriter) {
  SparseBuilder code(rewriter, op->getLoc());
  SparseStorage storage(SparseTensorType(op.getTensor()), operands.getTensor());
  if (op.getHasInserts())
    for (unsigned lvl = 1; lvl < storage.getType().getLvlRank(); ++lvl)
      if (storage.getType().getLevel(lvl).format == LevelFormat::Compressed)
        completePositions(code, storage, lvl);
  rewriter.replaceOpWithMultiple(op,
                                 ArrayRef<ValueRange>(operands.getTensor()));
  return success();
}

static LogicalResult convertInsertion(tensor::InsertOp op,
                                      Ranges<tensor::InsertOp> operands,
                                      ConversionPatternRewriter &rewriter) {
  SparseTensorType type(op.getDest());
  if (!type.hasEncoding() || !type.isIdentity() || type.hasBatchLevels())
    return failure();
  SmallVector<Value> coords;
  for (ValueRange coord : operands.getIndices())
    coords.push_back(coord.front());
  SmallVector<Value> values =
      createInsertion(rewriter, op->getLoc(), type, operands.getDest(), coords,
                      operands.getScalar().front());
  rewriter.replaceOpWithMultiple(op, ArrayRef(ValueRange(values)));
  return success();
}

static LogicalResult convertExpand(ExpandOp op, Ranges<ExpandOp> operands,
                                   ConversionPatternRewriter &rewriter) {
  Location loc = op->getLoc();
  SparseBuilder code(rewriter, loc);
  SparseStorage storage(SparseTensorType(op.getTensor()), operands.getTensor());
  // The buffers are created once, where the tensor is, for all rows.
  if (Operation *def = op.getTensor().getDefiningOp())
    rewriter.setInsertionPointAfter(def);
  else
    rewriter.setInsertionPointAfterValue(operands.getTensor().front());
  Value size = storage.getLvlSize(code, storage.getType().getLvlRank() - 1);
  auto allocate = [&](Type type) -> Value {
    return memref::AllocOp::create(
        rewriter, loc, MemRefType::get({ShapedType::kDynamic}, type),
        ValueRange(size));
  };
  Type element = storage.getType().getElementType();
  Value values = allocate(element);
  Value filled = allocate(rewriter.getI1Type());
  Value added = allocate(rewriter.getIndexType());
  Value count = code.index(0);
  Value zero = code.zero(element);
  linalg::FillOp::create(rewriter, loc, ValueRange(zero), ValueRange(values));
  Value no = code.boolean(false);
  linalg::FillOp::create(rewriter, loc, ValueRange(no), ValueRange(filled));
  rewriter.replaceOp(op, {values, filled, added, count});
  return success();
}

/// The outermost loop around `op` that does not contain the definition of `tensor`.
static Operation *getLoopNest(Operation *op, Value tensor) {
  Operation *top = op;
  Region *scope = tensor.getParentBlock()->getParent();
  while (top->getBlock()->getParent() != scope &&
         isa<scf::ForOp, scf::WhileOp, scf::ParallelOp, scf::IfOp>(
             top->getParentOp()))
    top = top->getParentOp();
  return top;
}

static LogicalResult convertCompress(CompressOp op, Ranges<CompressOp> operands,
                                     ConversionPatternRewriter &rewriter) {
  Location loc = op->getLoc();
  SparseBuilder code(rewriter, loc);
  SparseTensorType type(op.getTensor());
  Value values = operands.getValues().front(),
        filled = operands.getFilled().front(),
        added = operands.getAdded().front(),
        count = operands.getCount().front();
  if (type.getLevels().back().isOrdered)
    SortOp::create(rewriter, loc, count, added, ValueRange(),
                   rewriter.getMultiDimIdentityMap(1),
                   SparseTensorSortKind::hybrid_quick_sort, 0);
  Value lower = code.index(0), step = code.index(1);
  auto loop = scf::ForOp::create(
      rewriter, loc, lower, count, step, operands.getTensor(),
      [&](OpBuilder &builder, Location loc, Value index, ValueRange storage) {
        SparseBuilder inner(builder, loc);
        Value coord = inner.load(added, index);
        Value value = inner.load(values, coord);
        SmallVector<Value> coords;
        for (ValueRange outer : operands.getLvlCoords())
          coords.push_back(outer.front());
        coords.push_back(coord);
        SmallVector<Value> result =
            createInsertion(builder, loc, type, storage, coords, value);
        // The row is reset for its next use.
        Value zero = inner.zero(type.getElementType());
        inner.store(zero, values, coord);
        Value no = inner.boolean(false);
        inner.store(no, filled, coord);
        inner.yield(result);
      });
  auto expand = op.getValues().getDefiningOp<ExpandOp>();
  Operation *top = getLoopNest(op, expand ? Value(expand.getTensor())
                                          : Value(op.getValues()));
  rewriter.setInsertionPointAfter(top == op.getOperation() ? loop : top);
  for (Value buffer : {values, filled, added})
    memref::DeallocOp::create(rewriter, loc, buffer);
  SmallVector<Value> results(loop->result_begin(), loop->result_end());
  rewriter.replaceOpWithMultiple(op, ArrayRef(ValueRange(results)));
  return success();
}

//===-- Assembly ------------------------------------------------------------===//

/// The buffer of `tensor` as `type`, whose last dimension is that of all last dimensions.
static Value getFlatBuffer(ConversionPatternRewriter &rewriter, Location loc,
                           Value tensor, Type type) {
  auto tensorType = cast<RankedTensorType>(tensor.getType());
  Value buffer = bufferization::ToBufferOp::create(
      rewriter, loc,
      MemRefType::get(tensorType.getShape(), tensorType.getElementType()),
      tensor);
  int64_t rank = cast<MemRefType>(type).getRank();
  if (tensorType.getRank() > rank) {
    SmallVector<Attribute> groups;
    SmallVector<int64_t> shape(tensorType.getShape().take_front(rank)), last;
    for (int64_t dim = 0; dim + 1 < rank; ++dim)
      groups.push_back(rewriter.getI64ArrayAttr({dim}));
    for (int64_t dim = rank - 1; dim < tensorType.getRank(); ++dim) {
      last.push_back(dim);
      int64_t size = tensorType.getDimSize(unsigned(dim));
      if (dim == rank - 1)
        continue;
      bool isDynamic =
          ShapedType::isDynamic(size) || ShapedType::isDynamic(shape.back());
      shape.back() = isDynamic ? ShapedType::kDynamic : shape.back() * size;
    }
    groups.push_back(rewriter.getI64ArrayAttr(last));
    auto flat = MemRefType::get(shape, tensorType.getElementType());
    buffer = memref::CollapseShapeOp::create(rewriter, loc, flat, buffer,
                                             rewriter.getArrayAttr(groups));
  }
  return memref::CastOp::create(rewriter, loc, type, buffer);
}

/// Sets the sizes in the specifier, which follow from the last positions.
static void setAssembledSizes(const SparseBuilder &code,
                              SparseStorage &storage) {
  const SparseTensorType &type = storage.getType();
  code.index(0);
  Value one = code.index(1), two = code.index(2), count = one, last;
  unsigned cooStart = type.getAoSCOOStart();
  SmallVector<int64_t> shape = type.getLvlShape();
  for (unsigned lvl = 0; lvl < type.getLvlRank(); ++lvl) {
    Value size = code.index(shape[lvl]);
    storage.setSize(code, StorageSpecifierKind::lvl_sz, lvl, size);
    if (lvl > cooStart)
      continue;
    const LevelType &level = type.getLevel(lvl);
    if (level.format == LevelFormat::Batch)
      continue;
    if (!hasCoordinates(level)) {
      count = code.mul(size, count);
      code.sub(count, one);
      continue;
    }
    if (hasPositions(level)) {
      if (level.format == LevelFormat::LooseCompressed) {
        count = code.mul(count, two);
        last = code.sub(count, one);
      } else {
        last = count;
        count = code.add(count, one);
      }
      storage.setSize(code, StorageSpecifierKind::pos_mem_sz, lvl, count);
      // The sizes are those of the first batch.
      Value first = code.index(0);
      SmallVector<Value> place(type.getBufferShape().size() - 1, first);
      place.push_back(last);
      count = code.loadIndex(storage.getPositions(lvl), place);
      code.sub(last, one);
    } else if (level.format == LevelFormat::Structured) {
      Value perGroup = code.index(level.n);
      count = code.mul(count, perGroup);
    }
    Value crdSize = count;
    if (lvl == cooStart) {
      Value rank = code.index(type.getLvlRank() - cooStart);
      crdSize = code.mul(count, rank);
    }
    storage.setSize(code, StorageSpecifierKind::crd_mem_sz, lvl, crdSize);
  }
  storage.setSize(code, StorageSpecifierKind::val_mem_sz, std::nullopt, count);
}

static LogicalResult convertAssembly(AssembleOp op, Ranges<AssembleOp>,
                                     ConversionPatternRewriter &rewriter) {
  Location loc = op->getLoc();
  SparseBuilder code(rewriter, loc);
  SparseTensorType type(op.getResult());
  if (!type.isIdentity() || !type.getType().hasStaticShape())
    return rewriter.notifyMatchFailure(
        op, "the sizes are dynamic, or the levels are not the dimensions");
  SmallVector<Value> values;
  for (auto [i, field] : llvm::enumerate(getStorageFields(type)))
    values.push_back(
        field.kind == StorageField::Kind::Specifier
            ? StorageSpecifierInitOp::create(rewriter, loc, field.type)
            : getFlatBuffer(rewriter, loc,
                            field.kind == StorageField::Kind::Values
                                ? op.getValues()
                                : op.getLevels()[unsigned(i)],
                            field.type));
  SparseStorage storage(type, values);
  setAssembledSizes(code, storage);
  rewriter.replaceOpWithMultiple(op, ArrayRef(ValueRange(storage.getValues())));
  return success();
}

/// Copies the part of `source` that is in use to the buffer `dest`.
static void copyUsedPart(const SparseBuilder &code, Value source, Value dest,
                         Value size) {
  Value to = dest;
  auto type = cast<MemRefType>(dest.getType());
  // Batches do not use the same part.
  if (cast<MemRefType>(source.getType()).getRank() > 1) {
    memref::CopyOp::create(code.getBuilder(), code.getLoc(), source, dest);
    return;
  }
  if (type.getRank() > 1) {
    SmallVector<int64_t> dims;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      dims.push_back(dim);
    int64_t count =
        type.hasStaticShape() ? type.getNumElements() : ShapedType::kDynamic;
    SmallVector<Attribute> group{code.getBuilder().getI64ArrayAttr(dims)};
    to = memref::CollapseShapeOp::create(
        code.getBuilder(), code.getLoc(),
        MemRefType::get({count}, type.getElementType()), dest,
        code.getBuilder().getArrayAttr(group));
  }
  to = createSlice(code, to, size);
  Value from = createSlice(code, source, size);
  memref::CopyOp::create(code.getBuilder(), code.getLoc(), from, to);
}

static LogicalResult convertDisassembly(DisassembleOp op,
                                        Ranges<DisassembleOp> operands,
                                        ConversionPatternRewriter &rewriter) {
  using Kind = StorageField::Kind;
  Location loc = op->getLoc();
  SparseBuilder code(rewriter, loc);
  SparseTensorType type(op.getTensor());
  SparseStorage storage(type, operands.getTensor());
  SmallVector<Value> outputs, buffers, sizes;
  llvm::append_range(outputs, op.getOutLevels());
  outputs.push_back(op.getOutValues());
  for (auto [i, field] : llvm::enumerate(storage.getFields().drop_back())) {
    StorageSpecifierKind kind =
        field.kind == Kind::Positions     ? StorageSpecifierKind::pos_mem_sz
        : field.kind == Kind::Coordinates ? StorageSpecifierKind::crd_mem_sz
                                          : StorageSpecifierKind::val_mem_sz;
    std::optional<unsigned> lvl;
    if (field.kind != Kind::Values)
      lvl = field.lvl;
    Value size = storage.getSize(code, kind, lvl);
    auto tensorType = cast<RankedTensorType>(outputs[i].getType());
    Value buffer = bufferization::ToBufferOp::create(
        rewriter, loc,
        MemRefType::get(tensorType.getShape(), tensorType.getElementType()),
        outputs[i]);
    buffers.push_back(buffer);
    Type wanted =
        op->getResult(unsigned(outputs.size() + sizes.size())).getType();
    sizes.push_back(
        size.getType() == wanted
            ? size
            : arith::IndexCastOp::create(rewriter, loc, wanted, size));
    copyUsedPart(code, storage.getValues()[i], buffer, size);
  }
  SmallVector<Value> results;
  for (auto [output, buffer] : llvm::zip_equal(outputs, buffers))
    results.push_back(bufferization::ToTensorOp::create(
        rewriter, loc, output.getType(), buffer));
  llvm::append_range(results, sizes);
  rewriter.replaceOp(op, results);
  return success();
}

void strata::sparse_tensor::populateTensorBuilding(
    RewritePatternSet &patterns, const TypeConverter &converter,
    bool createDeallocs, bool initializeBuffers) {
  patterns.add<AllocationPattern<bufferization::AllocTensorOp>>(
      converter, initializeBuffers);
  patterns.add<AllocationPattern<tensor::EmptyOp>>(converter,
                                                   initializeBuffers);
  patterns.add<DeallocationPattern>(converter, createDeallocs);
  addCodegenPattern<LoadOp>(patterns, converter, convertLoad);
  addCodegenPattern<tensor::InsertOp>(patterns, converter, convertInsertion);
  addCodegenPattern<ExpandOp>(patterns, converter, convertExpand);
  addCodegenPattern<CompressOp>(patterns, converter, convertCompress);
  addCodegenPattern<AssembleOp>(patterns, converter, convertAssembly);
  addCodegenPattern<DisassembleOp>(patterns, converter, convertDisassembly);
}
