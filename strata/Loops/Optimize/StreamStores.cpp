// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Stores of whole vectors to memory that is too large for caches: with the attribute `nontemporal`, the processor
// does not load the lines of the cache that they replace.
#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Remarks.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Loops/Optimize/Streams.h"
#include "strata/Loops/Optimize/TargetModel.h"
#include "strata/Loops/Optimize/TargetOptions.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace strata::affine;

//===-- Alignment ----------------------------------------------------------===//

static bool isMultiple(Value index, int64_t unit, unsigned &work);

/// Whether all results of the map are multiples of `unit`.
static bool isMultiple(AffineMap map, ValueRange operands, int64_t unit,
                       unsigned &work) {
  SmallVector<AffineExpr> dims, symbols;
  for (auto [i, operand] : llvm::enumerate(operands)) {
    bool isDim = i < map.getNumDims();
    auto number = unsigned(isDim ? i : i - map.getNumDims());
    AffineExpr expr = isDim ? getAffineDimExpr(number, map.getContext())
                            : getAffineSymbolExpr(number, map.getContext());
    (isDim ? dims : symbols)
        .push_back(isMultiple(operand, unit, work) ? expr * unit : expr);
  }
  return llvm::all_of(map.getResults(), [&](AffineExpr result) {
    AffineExpr replaced =
        simplifyAffineExpr(result.replaceDimsAndSymbols(dims, symbols),
                           map.getNumDims(), map.getNumSymbols());
    return replaced.isMultipleOf(unit);
  });
}

/// Whether the index is known to be a multiple of `unit`.
static bool isMultiple(Value index, int64_t unit, unsigned &work) {
  if (work == 0)
    return false;
  --work;
  if (std::optional<int64_t> constant = getConstantIntValue(index))
    return *constant % unit == 0;
  if (auto apply = index.getDefiningOp<AffineApplyOp>())
    return isMultiple(apply.getAffineMap(), apply->getOperands(), unit, work);
  auto argument = dyn_cast<BlockArgument>(index);
  if (!argument || argument.getArgNumber() != 0)
    return false;
  Operation *around = argument.getOwner()->getParentOp();
  if (auto loop = dyn_cast<AffineForOp>(around)) {
    AffineBound lower = loop.getLowerBound();
    return loop.getStepAsInt() % unit == 0 &&
           isMultiple(lower.getMap(), lower.getOperands(), unit, work);
  }
  auto loop = dyn_cast<scf::ForOp>(around);
  return loop && isMultiple(loop.getLowerBound(), unit, work) &&
         isMultiple(loop.getStep(), unit, work);
}

/// Whether the address of the store is a multiple of the size of the vector if that of the memory is.
static bool isAligned(vector::StoreOp store) {
  auto vector = cast<VectorType>(store.getValueToStore().getType());
  auto type = cast<MemRefType>(store.getBase().getType());
  int64_t length = vector.getNumElements(), offset;
  SmallVector<int64_t> strides;
  if (vector.getRank() != 1 || vector.isScalable() ||
      failed(type.getStridesAndOffset(strides, offset)) || strides.empty() ||
      strides.back() != 1 || ShapedType::isDynamic(offset) ||
      offset % length != 0)
    return false;
  for (int64_t stride : ArrayRef(strides).drop_back())
    if (ShapedType::isDynamic(stride) || stride % length != 0)
      return false;
  // Values that are examined; indices are computed by few.
  unsigned work = 64;
  return isMultiple(store.getIndices().back(), length, work);
}

//===-- Versions -----------------------------------------------------------===//

/// The loop around all others around `op`; null if an operation between is no loop or condition.
static Operation *findOutermostLoop(Operation *op) {
  Operation *found = nullptr;
  for (Operation *around = op->getParentOp();
       around && !isa<func::FuncOp>(around); around = around->getParentOp()) {
    if (isa<AffineForOp, scf::ForOp>(around))
      found = around;
    else if (!isa<AffineIfOp, scf::IfOp>(around))
      return nullptr;
  }
  return found;
}

namespace {
struct AffineStreamStores final : Pass {
  using Pass::Pass;
  TargetOptions processor{*this};

  void runOnOperation() override {
    std::optional<TargetModel> target = processor.getModel(getOperation());
    if (!target)
      return signalPassFailure();
    llvm::MapVector<Operation *, SmallVector<vector::StoreOp>> nests;
    getOperation()->walk([&](vector::StoreOp store) {
      auto type = cast<VectorType>(store.getValueToStore().getType());
      unsigned bits =
          type.getElementType().isIndex() ? 0 : type.getElementTypeBitWidth();
      Operation *loop = findOutermostLoop(store);
      Value memory = getViewedMemory(store.getBase());
      if (loop && loop->getNumResults() == 0 &&
          !loop->getRegion(0).isAncestor(memory.getParentRegion()) &&
          bits * type.getNumElements() == target->vectorBits &&
          !store.getNontemporalAttr() && isAligned(store) &&
          isStream(store.getBase(), target->l3Bytes))
        nests[loop].push_back(store);
    });
    IRRewriter rewriter(&getContext());
    for (auto &[loop, stores] : nests)
      createVersion(rewriter, loop, stores, target->vectorBits / 8);
  }

  /// Gives the nest a version for memory whose address is a multiple of `bytes`.
  void createVersion(RewriterBase &rewriter, Operation *loop,
                     ArrayRef<vector::StoreOp> stores, int64_t bytes);
};
} // namespace

/// Whether the addresses of all memory are multiples of `bytes`.
static Value createCondition(RewriterBase &rewriter, Location loc,
                             ArrayRef<Value> memory, int64_t bytes) {
  Value all;
  for (Value memref : memory) {
    Value address = memref::ExtractAlignedPointerAsIndexOp::create(
        rewriter, loc, rewriter.getIndexType(), memref);
    all = all ? Value(arith::OrIOp::create(rewriter, loc, all, address))
              : address;
  }
  Value mask = arith::ConstantIndexOp::create(rewriter, loc, bytes - 1);
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  Value rest = arith::AndIOp::create(rewriter, loc, all, mask);
  return arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::eq, rest,
                               zero);
}

void AffineStreamStores::createVersion(RewriterBase &rewriter, Operation *loop,
                                       ArrayRef<vector::StoreOp> stores,
                                       int64_t bytes) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  Location loc = loop->getLoc();
  llvm::SetVector<Value> memory;
  for (vector::StoreOp store : stores)
    memory.insert(getViewedMemory(store.getBase()));
  Value condition = createCondition(rewriter, loc, memory.getArrayRef(), bytes);
  auto versions = scf::IfOp::create(rewriter, loc, TypeRange(), condition,
                                    /*withElseRegion=*/true);
  remark::passed(loop,
                 remark::RemarkOpts::name("Streamed").category(getArgument()))
      << remark::metric("Stores", stores.size());
  // The copy keeps the stores of the loop, which get the attribute.
  rewriter.setInsertionPointToStart(versions.elseBlock());
  rewriter.clone(*loop);
  rewriter.moveOpBefore(loop, versions.thenBlock()->getTerminator());
  for (vector::StoreOp store : stores) {
    store.setNontemporal(true);
    store.setAlignment(bytes);
  }
  // Threads that synchronize with this one load the elements.
  rewriter.setInsertionPointAfter(loop);
  LLVM::FenceOp::create(rewriter, loc, LLVM::AtomicOrdering::seq_cst);
}

static constexpr PassInfo affineStreamStoresInfo = {
    .argument = "affine-stream-stores",
    .name = "AffineStreamStores",
    .summary = "Store vectors past the caches to memory that is too large for "
               "them",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"arith", "llvm", "memref", "scf"},
    .create = makePass<AffineStreamStores>,
};

void strata::registerAffineStreamStoresPass(PassRegistry &registry) {
  registry.add(affineStreamStoresInfo);
}
