// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Optimize/Reductions.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Dependence/AccessPair.h"
#include "strata/Loops/Dependence/VectorAccesses.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"
#include "strata/Polyhedral/Budget.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace strata;
using namespace strata::affine;
using arith::FastMathFlags;

//===-- Carried elements ---------------------------------------------------===//

/// Larger bodies are not analysed: all pairs of accesses are compared.
static constexpr size_t MaxAccesses = 64;

/// Whether all iterations of `loop` have the same subscripts.
static bool isInvariantIn(AffineForOp loop, const MapAndOperands &subscripts) {
  return llvm::all_of(subscripts.operands, [&](Value operand) {
    return loop.isDefinedOutsideOfLoop(operand);
  });
}

/// Whether no operation of the block after the store uses the loaded value.
static bool isLastUse(AffineStoreOp store, AffineLoadOp load) {
  return load->isBeforeInBlock(store) &&
         llvm::all_of(load->getUsers(), [&](Operation *user) {
           Operation *inBlock = store->getBlock()->findAncestorOpInBlock(*user);
           return inBlock && !store->isBeforeInBlock(inBlock);
         });
}

/// The load in the block of the store of the same element.
static AffineLoadOp findLoad(AffineStoreOp store,
                             ArrayRef<LoopAccess> accesses) {
  for (const LoopAccess &access : accesses) {
    auto load = dyn_cast<AffineLoadOp>(access.op);
    if (load && load->getBlock() == store->getBlock() &&
        load.getMemRef() == store.getMemRef() && isLastUse(store, load) &&
        haveSameSubscripts(load, store))
      return load;
  }
  return {};
}

SmallVector<CarriedElement, 2>
affine::findCarriedElements(AffineForOp loop, MemoryAliases &aliases) {
  SmallVector<LoopAccess, 8> accesses = collectAccesses(loop);
  SmallVector<CarriedElement, 2> result;
  if (accesses.size() > MaxAccesses || loop.getNumIterOperands() != 0)
    return result;
  constexpr uint64_t Steps = 200000;
  presburger::Budget budget(Steps);
  Region *scope = loop->getParentRegion();
  for (const LoopAccess &access : accesses) {
    auto store = dyn_cast<AffineStoreOp>(access.op);
    if (!store || store->getBlock() != loop.getBody() ||
        !loop.isDefinedOutsideOfLoop(store.getMemRef()))
      continue;
    MapAndOperands subscripts = getSubscripts(store);
    AffineLoadOp load = findLoad(store, accesses);
    if (!load || !isInvariantIn(loop, subscripts))
      continue;
    bool isAlone = llvm::all_of(accesses, [&](const LoopAccess &other) {
      return other.op == access.op || other.op == load.getOperation() ||
             !aliases.mayAlias(store.getMemRef(), other.getMemory()) ||
             !AccessPair(access, other, scope, aliases).exists({}, budget);
    });
    if (isAlone)
      result.push_back({load, store});
  }
  return result;
}

//===-- Order --------------------------------------------------------------===//

bool affine::isReorderable(Operation *combiner) {
  auto hasFlags = [](FastMathFlags flags, FastMathFlags needed) {
    return bitEnumContainsAll(flags, needed);
  };
  return llvm::TypeSwitch<Operation *, bool>(combiner)
      .Case<arith::AddFOp, arith::MulFOp>([&](auto op) {
        return hasFlags(op.getFastmath(), FastMathFlags::reassoc);
      })
      // The neutral value of maxnumf and minnumf is NaN, which the flag nnan, without which they are not
      // associative, makes poison.
      .Case<arith::MaximumFOp, arith::MinimumFOp, arith::AddIOp, arith::MulIOp,
            arith::AndIOp, arith::OrIOp, arith::XOrIOp, arith::MaxSIOp,
            arith::MaxUIOp, arith::MinSIOp, arith::MinUIOp>(
          [](auto) { return true; })
      .Default(false);
}

bool affine::isReorderable(const CarriedElement &element) {
  AffineLoadOp load = element.load;
  AffineStoreOp store = element.store;
  Operation *combiner = store.getValueToStore().getDefiningOp();
  return combiner && load->hasOneUse() && combiner->hasOneUse() &&
         *load->getUsers().begin() == combiner &&
         combiner->getBlock() == store->getBlock() && isReorderable(combiner);
}

bool affine::accessesNeighbours(AffineForOp loop) {
  return llvm::all_of(collectAccesses(loop), [&](const LoopAccess &access) {
    if (!isAffineAccess(access.op))
      return false;
    auto type = cast<MemRefType>(access.getMemory().getType());
    SmallVector<int64_t> strides;
    int64_t offset;
    return getVectorAccess(access, loop).kind == VectorAccess::Invariant ||
           (isAlongRow(access, loop) &&
            succeeded(type.getStridesAndOffset(strides, offset)) &&
            strides.back() == 1);
  });
}

//===-- Transformation -----------------------------------------------------===//

/// Makes the rewriter insert where the loop has iterations, so that elements may be accessed.
static void guardLoop(RewriterBase &rewriter, AffineForOp loop,
                      const MapAndOperands &difference) {
  if (getTripCount(loop).value_or(0) != 0)
    return;
  auto [set, operands] =
      getNonNegativeSet({subtract(difference, 1)}, rewriter.getContext());
  if (!set)
    return;
  auto guard = AffineIfOp::create(rewriter, loop.getLoc(), set, operands,
                                  /*withElseRegion=*/false);
  rewriter.moveOpBefore(loop, guard.getThenBlock()->getTerminator());
  rewriter.setInsertionPoint(loop);
}

/// Moves the body to a new loop that carries the values `inits`, without terminator.
static AffineForOp createCarryingLoop(RewriterBase &rewriter, AffineForOp loop,
                                      ValueRange inits) {
  AffineBound lower = loop.getLowerBound(), upper = loop.getUpperBound();
  auto carrying = AffineForOp::create(
      rewriter, loop.getLoc(), lower.getOperands(), lower.getMap(),
      upper.getOperands(), upper.getMap(), loop.getStepAsInt(), inits);
  Block *body = carrying.getBody();
  while (!body->empty())
    rewriter.eraseOp(&body->back());
  rewriter.eraseOp(loop.getBody()->getTerminator());
  rewriter.mergeBlocks(loop.getBody(), body, body->getArgument(0));
  rewriter.eraseOp(loop);
  return carrying;
}

AffineForOp affine::carryElements(RewriterBase &rewriter, AffineForOp loop,
                                  ArrayRef<CarriedElement> elements) {
  std::optional<MapAndOperands> difference = getBoundDifference(loop);
  if (elements.empty() || !difference)
    return loop;
  OpBuilder::InsertionGuard insertion(rewriter);
  rewriter.setInsertionPoint(loop);
  guardLoop(rewriter, loop, *difference);
  SmallVector<MapAndOperands, 2> subscripts;
  SmallVector<Value> inits;
  for (const CarriedElement &element : elements) {
    AffineLoadOp load = element.load;
    MapAndOperands &each = subscripts.emplace_back(getSubscripts(load));
    auto init = AffineLoadOp::create(rewriter, load.getLoc(), load.getMemRef(),
                                     each.map, each.operands);
    inits.push_back(init.getResult());
  }
  AffineForOp carrying = createCarryingLoop(rewriter, loop, inits);
  for (auto [element, value] :
       llvm::zip_equal(elements, carrying.getRegionIterArgs()))
    rewriter.replaceOp(AffineLoadOp(element.load), Value(value));
  SmallVector<Value> yielded;
  for (const CarriedElement &element : elements)
    yielded.push_back(AffineStoreOp(element.store).getValueToStore());
  rewriter.setInsertionPointToEnd(carrying.getBody());
  AffineYieldOp::create(rewriter, carrying.getLoc(), yielded);
  rewriter.setInsertionPointAfter(carrying);
  for (auto [i, element] : llvm::enumerate(elements)) {
    AffineStoreOp store = element.store;
    AffineStoreOp::create(rewriter, store.getLoc(), carrying->getResult(i),
                          store.getMemRef(), subscripts[i].map,
                          subscripts[i].operands);
    rewriter.eraseOp(store);
  }
  return carrying;
}
