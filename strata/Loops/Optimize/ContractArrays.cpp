// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contraction of temporary arrays: if each iteration of a loop accesses a row of its own, and nothing else accesses
// the array, one row takes the place of all. Fused nests have such arrays, which otherwise go to memory and back.
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Remarks.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Affine/MemRefRegion.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Loops/Optimize/TargetOptions.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

namespace {
/// A temporary array with its accesses.
struct LocalArray {
  Operation *allocation = nullptr;
  Operation *dealloc = nullptr;
  /// The accesses by the outermost loops that they are in, which are executed once for the array.
  llvm::MapVector<Operation *, SmallVector<Operation *>> accesses;

  Value getMemory() const { return allocation->getResult(0); }
};
} // namespace

//===-- Accesses -----------------------------------------------------------===//

static bool isCondition(Operation *op) {
  return isa<AffineIfOp, scf::IfOp>(op);
}

/// The outermost loop around the access in the block of the array, with nothing but conditions around it; null if
/// there is another operation around it, or no loop.
static AffineForOp findOutermostLoop(Operation *access, Block *block) {
  Operation *outermost = nullptr;
  for (Operation *op = access; op->getBlock() != block;) {
    op = op->getParentOp();
    if (!op)
      return {};
    if (isa<AffineForOp>(op))
      outermost = op;
    else if (!isCondition(op))
      return {};
  }
  return dyn_cast_or_null<AffineForOp>(outermost);
}

/// The accesses of an array of known size; std::nullopt if something else uses it.
static std::optional<LocalArray> findAccesses(Operation *allocation) {
  auto type = cast<MemRefType>(allocation->getResult(0).getType());
  if (!type.hasStaticShape() || !hasIdentityLayout(type) ||
      type.getMemorySpace())
    return std::nullopt;
  LocalArray array;
  array.allocation = allocation;
  for (Operation *user : allocation->getResult(0).getUsers()) {
    if (isa<memref::DeallocOp>(user) && !array.dealloc &&
        user->getBlock() == allocation->getBlock()) {
      array.dealloc = user;
      continue;
    }
    AffineForOp loop;
    auto store = dyn_cast<AffineStoreOp>(user);
    if (isa<AffineLoadOp>(user) ||
        (store && store.getValueToStore() != array.getMemory()))
      loop = findOutermostLoop(user, allocation->getBlock());
    if (!loop)
      return std::nullopt;
    array.accesses[loop].push_back(user);
  }
  return array;
}

/// Whether only one of the operations is executed: they are in different branches of a condition.
static bool areExclusive(Operation *a, Operation *b) {
  for (Operation *around = a->getParentOp(); around;
       around = around->getParentOp()) {
    if (!around->isProperAncestor(b))
      continue;
    return isCondition(around) &&
           llvm::none_of(around->getRegions(), [&](Region &region) {
             return region.isAncestor(a->getParentRegion()) &&
                    region.isAncestor(b->getParentRegion());
           });
  }
  return false;
}

//===-- Dimensions ---------------------------------------------------------===//

/// The first dimension of which all accesses have the subscript `variable`, other than those of `dropped`.
static std::optional<unsigned> findDim(ArrayRef<MapAndOperands> subscripts,
                                       Value variable,
                                       ArrayRef<unsigned> dropped) {
  unsigned rank = subscripts.front().map.getNumResults();
  for (unsigned dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(dropped, dim) &&
        llvm::all_of(subscripts, [&](const MapAndOperands &each) {
          auto expr = dyn_cast<AffineDimExpr>(each.map.getResult(dim));
          return expr && each.operands[expr.getPosition()] == variable;
        }))
      return dim;
  return std::nullopt;
}

/// The loop in the body of `loop` that contains all accesses; null if there is none.
static AffineForOp findInner(AffineForOp loop, ArrayRef<Operation *> accesses) {
  Operation *inner = loop.getBody()->findAncestorOpInBlock(*accesses.front());
  return llvm::all_of(
             accesses,
             [&](Operation *op) { return inner->isProperAncestor(op); })
             ? dyn_cast<AffineForOp>(inner)
             : AffineForOp();
}

/// The dimensions along which each iteration of a loop has a row of its own, from the outermost loop inwards.
static SmallVector<unsigned> findDims(AffineForOp loop,
                                      ArrayRef<Operation *> accesses) {
  SmallVector<MapAndOperands> subscripts;
  for (Operation *op : accesses)
    subscripts.push_back(getSubscripts(op));
  SmallVector<unsigned> dims;
  for (; loop; loop = findInner(loop, accesses)) {
    auto dim = findDim(subscripts, loop.getInductionVar(), dims);
    if (!dim)
      break;
    dims.push_back(*dim);
  }
  return dims;
}

//===-- Transformation -----------------------------------------------------===//

/// Makes the access one of `row`, which lacks the dimensions.
static void replaceAccess(RewriterBase &rewriter, Operation *op, Value row,
                          ArrayRef<unsigned> dims) {
  MapAndOperands subscripts = getSubscripts(op);
  SmallVector<AffineExpr> kept;
  for (unsigned dim = 0; dim < subscripts.map.getNumResults(); ++dim)
    if (!llvm::is_contained(dims, dim))
      kept.push_back(subscripts.map.getResult(dim));
  AffineMap map =
      AffineMap::get(subscripts.map.getNumDims(),
                     subscripts.map.getNumSymbols(), kept, op->getContext());
  canonicalizeMapAndOperands(&map, &subscripts.operands);
  rewriter.setInsertionPoint(op);
  if (auto store = dyn_cast<AffineStoreOp>(op)) {
    AffineStoreOp::create(rewriter, op->getLoc(), store.getValueToStore(), row,
                          map, subscripts.operands);
    rewriter.eraseOp(op);
    return;
  }
  auto load = AffineLoadOp::create(rewriter, op->getLoc(), row, map,
                                   subscripts.operands);
  rewriter.replaceOp(op, load.getResult());
}

/// Gives the loop a row in place of the array, without the dimensions.
static void contract(RewriterBase &rewriter, AffineForOp loop,
                     const LocalArray &array, ArrayRef<Operation *> accesses,
                     ArrayRef<unsigned> dims) {
  OpBuilder::InsertionGuard guard(rewriter);
  auto type = cast<MemRefType>(array.getMemory().getType());
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (!llvm::is_contained(dims, dim))
      shape.push_back(size);
  Location loc = array.allocation->getLoc();
  rewriter.setInsertionPoint(loop);
  constexpr int64_t CacheLine = 64;
  auto row = memref::AllocOp::create(
      rewriter, loc, MemRefType::get(shape, type.getElementType()),
      ValueRange(), ValueRange(), rewriter.getI64IntegerAttr(CacheLine));
  rewriter.setInsertionPointAfter(loop);
  memref::DeallocOp::create(rewriter, loc, row.getResult());
  for (Operation *op : accesses)
    replaceAccess(rewriter, op, row.getResult(), dims);
}

namespace {
struct AffineContractArrays final : Pass {
  using Pass::Pass;
  TargetOptions processor{*this};

  /// Contracts the array in each loop that no other loop shares it with.
  void contractArray(RewriterBase &rewriter, const LocalArray &array) {
    for (const auto &[op, accesses] : array.accesses) {
      auto loop = cast<AffineForOp>(op);
      bool isAlone = llvm::all_of(array.accesses, [&](const auto &other) {
        return other.first == op || areExclusive(op, other.first);
      });
      SmallVector<unsigned> dims =
          isAlone ? findDims(loop, accesses) : SmallVector<unsigned>();
      if (dims.empty())
        continue;
      remark::passed(
          loop,
          remark::RemarkOpts::name("ContractedArray").category(getArgument()))
          << remark::metric("Dimensions", dims.size());
      contract(rewriter, loop, array, accesses, dims);
    }
    if (!llvm::all_of(array.getMemory().getUsers(),
                      [&](Operation *user) { return user == array.dealloc; }))
      return;
    if (array.dealloc)
      rewriter.eraseOp(array.dealloc);
    rewriter.eraseOp(array.allocation);
  }

  void runOnOperation() override {
    std::optional<TargetModel> target = processor.getModel(getOperation());
    if (!target)
      return signalPassFailure();
    IRRewriter rewriter(&getContext());
    SmallVector<Operation *> allocations;
    getOperation()->walk([&](Operation *op) {
      if (isa<memref::AllocOp, memref::AllocaOp>(op))
        allocations.push_back(op);
    });
    for (Operation *op : allocations) {
      std::optional<LocalArray> array = findAccesses(op);
      if (array && !array->accesses.empty() &&
          isLarge(cast<MemRefType>(op->getResult(0).getType()),
                  target->l1Bytes))
        contractArray(rewriter, *array);
    }
  }

  /// Smaller arrays stay in a cache, and keep the iterations of loops independent of each other.
  static bool isLarge(MemRefType type, int64_t bytes) {
    Type element = type.getElementType();
    return isa<IntegerType, FloatType>(element) &&
           type.getNumElements() >
               bytes /
                   std::max<int64_t>(element.getIntOrFloatBitWidth() / 8, 1);
  }
};
} // namespace

static constexpr PassInfo affineContractArraysInfo = {
    .argument = "affine-contract-arrays",
    .name = "AffineContractArrays",
    .summary = "Replace temporary arrays of which each iteration of a loop "
               "accesses one row by a row",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine", "memref"},
    .create = makePass<AffineContractArrays>,
};

void strata::registerAffineContractArraysPass(PassRegistry &registry) {
  registry.add(affineContractArraysInfo);
}
