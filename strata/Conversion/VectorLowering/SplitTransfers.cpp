// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Transfers that may be out of bounds become transfers within bounds: of the memory itself where
// its sizes allow it, otherwise of a buffer that is filled before, or copied afterwards.
//
//   %view:2 = scf.if %isWithin -> (memref, index) { %memory, %i } else { %buffer, %c0 }
//   %vector = vector.transfer_read %view#0[%view#1] {in_bounds = [true]}
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Vector/TransferOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::detail;

Operation *strata::getAutomaticAllocationScope(Operation *op) {
  do {
    op = op->getParentWithTrait<OpTrait::AutomaticAllocationScope>();
  } while (isa_and_nonnull<scf::ForOp, affine::AffineForOp>(op));
  return op;
}

//===-- Types --------------------------------------------------------------===//

/// `a` if both are equal, a dynamic size otherwise.
static int64_t joinSizes(int64_t a, int64_t b) {
  return a == b ? a : ShapedType::kDynamic;
}

/// Whether values with sizes or strides `b` can be those with `a`.
static bool areCompatible(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  return llvm::all_of(llvm::zip_equal(a, b), [](auto pair) {
    auto [x, y] = pair;
    return x == y || ShapedType::isDynamic(x) || ShapedType::isDynamic(y);
  });
}

/// The type to which both can be cast, once they are in the memory space of `buffer`: `memory` if that is
/// one. Null if `memory` has no strides.
static MemRefType getCommonType(MemRefType memory, MemRefType buffer) {
  SmallVector<int64_t> strides, bufferStrides, shape;
  int64_t offset = 0, bufferOffset = 0;
  if (failed(memory.getStridesAndOffset(strides, offset)) ||
      failed(buffer.getStridesAndOffset(bufferStrides, bufferOffset)))
    return {};
  if (memory.getMemorySpace() == buffer.getMemorySpace() &&
      areCompatible(memory.getShape(), buffer.getShape()) &&
      areCompatible(strides, bufferStrides) &&
      areCompatible({offset}, {bufferOffset}))
    return memory;
  for (auto [a, b] : llvm::zip_equal(memory.getShape(), buffer.getShape()))
    shape.push_back(joinSizes(a, b));
  for (auto [a, b] : llvm::zip_equal(strides, bufferStrides))
    a = joinSizes(a, b);
  auto layout = StridedLayoutAttr::get(
      memory.getContext(), joinSizes(offset, bufferOffset), strides);
  return MemRefType::get(shape, memory.getElementType(), layout,
                         buffer.getMemorySpace());
}

//===-- Splitting ----------------------------------------------------------===//

namespace {
/// One transfer while it is split.
class TransferSplitter {
public:
  TransferSplitter(PatternRewriter &rewriter, const Transfer &transfer,
                   bool copiesMemory)
      : rewriter(rewriter), loc(transfer.op->getLoc()), transfer(transfer),
        vector(rewriter, loc), copiesMemory(copiesMemory) {}
  LogicalResult run();

private:
  Value getSize(unsigned dim);
  /// Whether all elements are within bounds; null if constants show that they are.
  Value createCondition();
  Value allocate(Operation *scope, MemRefType type);
  /// The part of the memory that the vector covers, and that of the buffer.
  std::pair<Value, Value> createViews();
  /// The buffer as a memref of one vector.
  Value getWhole();
  void storeInBuffer(Value stored);
  Value loadFromBuffer();
  void fillBuffer(vector::TransferReadOp read);
  void copyFromBuffer(vector::TransferWriteOp write, Value condition);
  /// The memory or the buffer, and the indices in it.
  SmallVector<Value> selectMemory(Value condition, MemRefType type);
  void replace(ArrayRef<Value> memoryAndIndices);

  PatternRewriter &rewriter;
  Location loc;
  const Transfer &transfer;
  VectorBuilder vector;
  bool copiesMemory;
  Value buffer;
};
} // namespace

Value TransferSplitter::getSize(unsigned dim) {
  if (!transfer.baseType.isDynamicDim(dim))
    return vector.index(transfer.baseType.getDimSize(dim));
  Value number = vector.index(dim);
  return memref::DimOp::create(rewriter, loc, transfer.base, number);
}

Value TransferSplitter::createCondition() {
  Value condition;
  for (unsigned dim = 0; dim < transfer.indices.size(); ++dim) {
    if (!transfer.mayBeOutOfBounds(dim))
      continue;
    AffineExpr end =
        rewriter.getAffineDimExpr(0) +
        rewriter.getAffineConstantExpr(transfer.vectorType.getDimSize(dim));
    OpFoldResult last = affine::makeComposedFoldedAffineApply(
        rewriter, loc, end, {OpFoldResult(transfer.indices[dim])});
    Value size = getSize(dim);
    auto constant = getConstantIntValue(last);
    auto constantSize = getConstantIntValue(size);
    if (constant && constantSize && *constant <= *constantSize)
      continue;
    Value lastValue = getValueOrCreateConstantIndexOp(rewriter, loc, last);
    Value isWithin = arith::CmpIOp::create(
        rewriter, loc, arith::CmpIPredicate::sle, lastValue, size);
    condition =
        condition
            ? Value(arith::AndIOp::create(rewriter, loc, condition, isWithin))
            : isWithin;
  }
  return condition;
}

Value TransferSplitter::allocate(Operation *scope, MemRefType type) {
  // The alignment of vectors of AVX, as in MLIR.
  static constexpr int64_t alignment = 32;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(&scope->getRegion(0).front());
  return memref::AllocaOp::create(rewriter, loc, type,
                                  rewriter.getI64IntegerAttr(alignment));
}

std::pair<Value, Value> TransferSplitter::createViews() {
  SmallVector<OpFoldResult> offsets, zeros, sizes, strides;
  for (unsigned dim = 0; dim < transfer.indices.size(); ++dim) {
    offsets.push_back(transfer.indices[dim]);
    zeros.push_back(rewriter.getIndexAttr(0));
    strides.push_back(rewriter.getIndexAttr(1));
    if (!transfer.mayBeOutOfBounds(dim)) {
      sizes.push_back(vector.index(transfer.vectorType.getDimSize(dim)));
      continue;
    }
    Value size = getSize(dim);
    Value extent = vector.index(transfer.vectorType.getDimSize(dim));
    AffineExpr rest =
        rewriter.getAffineDimExpr(0) - rewriter.getAffineDimExpr(1);
    AffineMap map = AffineMap::get(3, 0, {rest, rewriter.getAffineDimExpr(2)},
                                   rewriter.getContext());
    sizes.push_back(Value(affine::AffineMinOp::create(
        rewriter, loc, ValueRange{size, transfer.indices[dim], extent}, map)));
  }
  auto view = [&](Value source, ArrayRef<OpFoldResult> at) {
    return Value(
        memref::SubViewOp::create(rewriter, loc, source, at, sizes, strides));
  };
  Value first = view(transfer.base, offsets);
  Value second = view(buffer, zeros);
  return {first, second};
}

/// Whether the elements of a vector in memory lie as those of a memref do: there is no padding after bits or
/// rows.
static bool hasLayoutOfMemRef(VectorType type) {
  Type element = type.getElementType();
  unsigned width =
      element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
  return width % 8 == 0 && llvm::isPowerOf2_32(width) &&
         (type.getRank() <= 1 ||
          llvm::isPowerOf2_64(uint64_t(type.getShape().back())));
}

Value TransferSplitter::getWhole() {
  MemRefType type =
      MemRefType::get({}, transfer.vectorType, nullptr,
                      cast<MemRefType>(buffer.getType()).getMemorySpace());
  return vector::TypeCastOp::create(rewriter, loc, type, buffer);
}

void TransferSplitter::storeInBuffer(Value stored) {
  if (hasLayoutOfMemRef(transfer.vectorType)) {
    Value whole = getWhole();
    memref::StoreOp::create(rewriter, loc, stored, whole, ValueRange());
    return;
  }
  Value zero = vector.index(0);
  SmallVector<Value> zeros(transfer.indices.size(), zero);
  SmallVector<bool> inBounds(zeros.size(), true);
  vector::TransferWriteOp::create(rewriter, loc, stored, buffer, zeros, Value(),
                                  transfer.map,
                                  rewriter.getBoolArrayAttr(inBounds));
}

Value TransferSplitter::loadFromBuffer() {
  if (hasLayoutOfMemRef(transfer.vectorType)) {
    Value whole = getWhole();
    return memref::LoadOp::create(rewriter, loc, whole, ValueRange(),
                                  /*nontemporal=*/false);
  }
  Value zero = vector.index(0);
  SmallVector<Value> zeros(transfer.indices.size(), zero);
  SmallVector<bool> inBounds(zeros.size(), true);
  Value padding = vector.zero(transfer.vectorType.getElementType());
  return vector::TransferReadOp::create(
      rewriter, loc, transfer.vectorType, buffer, zeros, padding, Value(),
      transfer.map, rewriter.getBoolArrayAttr(inBounds));
}

void TransferSplitter::fillBuffer(vector::TransferReadOp read) {
  if (copiesMemory) {
    linalg::FillOp::create(rewriter, loc, TypeRange(),
                           ValueRange(read.getPadding()), ValueRange(buffer));
    auto [source, target] = createViews();
    memref::CopyOp::create(rewriter, loc, source, target);
    return;
  }
  Operation *copy = rewriter.clone(*read.getOperation());
  storeInBuffer(copy->getResult(0));
}

void TransferSplitter::copyFromBuffer(vector::TransferWriteOp write,
                                      Value condition) {
  Value isTrue = vector.constant(rewriter.getBoolAttr(true));
  Value isOutside = arith::XOrIOp::create(rewriter, loc, condition, isTrue);
  auto branch = scf::IfOp::create(rewriter, loc, isOutside,
                                  /*withElseRegion=*/false);
  rewriter.setInsertionPointToStart(branch.thenBlock());
  if (copiesMemory) {
    auto [target, source] = createViews();
    memref::CopyOp::create(rewriter, loc, source, target);
    return;
  }
  Value stored = loadFromBuffer();
  IRMapping mapping;
  mapping.map(Value(write.getValueToStore()), stored);
  rewriter.clone(*write.getOperation(), mapping);
}

SmallVector<Value> TransferSplitter::selectMemory(Value condition,
                                                  MemRefType type) {
  SmallVector<Type> types(transfer.indices.size() + 1, rewriter.getIndexType());
  types.front() = type;
  auto branch = scf::IfOp::create(rewriter, loc, types, condition,
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(rewriter);
  auto castTo = [&](Value memory) -> Value {
    if (memory.getType() == type)
      return memory;
    return memref::CastOp::create(rewriter, loc, type, memory);
  };
  rewriter.setInsertionPointToStart(branch.thenBlock());
  Value memory = transfer.base;
  auto from = cast<MemRefType>(memory.getType());
  if (from.getMemorySpace() != type.getMemorySpace()) {
    Type moved = MemRefType::get(from.getShape(), from.getElementType(),
                                 from.getLayout(), type.getMemorySpace());
    memory = memref::MemorySpaceCastOp::create(rewriter, loc, moved, memory);
  }
  SmallVector<Value> values{castTo(memory)};
  llvm::append_range(values, transfer.indices);
  scf::YieldOp::create(rewriter, loc, values);

  rewriter.setInsertionPointToStart(branch.elseBlock());
  if (auto read = dyn_cast<vector::TransferReadOp>(transfer.op))
    fillBuffer(read);
  Value zero = vector.index(0);
  SmallVector<Value> zeros(types.size(), zero);
  zeros.front() = castTo(buffer);
  scf::YieldOp::create(rewriter, loc, zeros);
  return SmallVector<Value>(branch->getResults());
}

/// Marks all dimensions of the transfer `op` as within bounds.
static void setInBounds(PatternRewriter &rewriter, Operation *op, size_t rank) {
  SmallVector<bool> flags(rank, true);
  rewriter.modifyOpInPlace(
      op, [&] { op->setAttr("in_bounds", rewriter.getBoolArrayAttr(flags)); });
}

void TransferSplitter::replace(ArrayRef<Value> memoryAndIndices) {
  Value memory = memoryAndIndices.front();
  ArrayRef<Value> indices = memoryAndIndices.drop_front();
  rewriter.modifyOpInPlace(transfer.op, [&] {
    if (auto read = dyn_cast<vector::TransferReadOp>(transfer.op)) {
      read.setBase(memory);
      read.setIndices(indices);
    } else {
      auto write = cast<vector::TransferWriteOp>(transfer.op);
      write.setBase(memory);
      write.setIndices(indices);
    }
  });
  setInBounds(rewriter, transfer.op, indices.size());
}

LogicalResult TransferSplitter::run() {
  Operation *op = transfer.op;
  Operation *scope = getAutomaticAllocationScope(op);
  auto memory = cast<MemRefType>(transfer.baseType);
  auto bufferType =
      MemRefType::get(transfer.vectorType.getShape(), memory.getElementType());
  MemRefType type = getCommonType(memory, bufferType);
  if (!scope || !type)
    return failure();
  Value condition = createCondition();
  if (!condition) {
    setInBounds(rewriter, op, transfer.indices.size());
    return success();
  }
  buffer = allocate(scope, bufferType);
  SmallVector<Value> selected = selectMemory(condition, type);
  if (auto write = dyn_cast<vector::TransferWriteOp>(op)) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointAfter(op);
    copyFromBuffer(write, condition);
  }
  replace(selected);
  return success();
}

//===-- The pattern --------------------------------------------------------===//

/// Whether the transfer is one of a part of a memref with as many dimensions, in their order.
static bool isSplittable(const Transfer &transfer) {
  return isa<MemRefType>(transfer.baseType) && transfer.isUnmasked() &&
         transfer.hasOutOfBoundsDim() && transfer.map.isIdentity() &&
         !transfer.vectorType.isScalable() &&
         transfer.vectorType.getRank() == transfer.baseType.getRank() &&
         transfer.baseType.getElementType() ==
             transfer.vectorType.getElementType();
}

namespace {
struct SplitTransfer final : RewritePattern {
  SplitTransfer(StringRef name, Context *ctx, TransferSplitting splitting)
      : RewritePattern(name, 1, ctx), splitting(splitting) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    std::optional<Transfer> transfer = getTransfer(op);
    // The transfers of the branches are those that the pattern has created.
    if (!transfer || isa_and_nonnull<scf::IfOp>(op->getParentOp()))
      return failure();
    if (splitting == TransferSplitting::ForceInBounds) {
      if (!transfer->hasOutOfBoundsDim() || !transfer->map.isMinorIdentity())
        return failure();
      setInBounds(rewriter, op, size_t(transfer->map.getNumResults()));
      return success();
    }
    if (!isSplittable(*transfer))
      return failure();
    return TransferSplitter(rewriter, *transfer,
                            splitting == TransferSplitting::Copy)
        .run();
  }

private:
  TransferSplitting splitting;
};
} // namespace

void strata::populateVectorTransferFullPartialPatterns(
    RewritePatternSet &patterns, TransferSplitting splitting) {
  if (splitting == TransferSplitting::None)
    return;
  for (StringRef name : {vector::TransferReadOp::getOperationName(),
                         vector::TransferWriteOp::getOperationName()})
    patterns.add<SplitTransfer>(name, patterns.getContext(), splitting);
}
