// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sparse-space-collapse: a loop over levels whose body is a loop over the levels that follow becomes
// one loop over the levels of both.
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/SparseTensor/SparsePasses.h"
#include "strata/SparseTensor/SparseTensorType.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace strata;
using namespace strata::sparse_tensor;

namespace {
/// Two loops of which one is the body of the other.
struct LoopPair {
  IterateOp outer, inner;
  ExtractIterSpaceOp outerSpace, innerSpace;
};
} // namespace

/// Whether the body of `pair.outer` passes its values on to `pair.inner`, and those of that back.
static bool passesValuesOn(const LoopPair &pair) {
  Block &body = pair.outer.getRegion().front();
  OperandRange inits = pair.inner.getInitArgs();
  if (inits.size() != pair.outer.getInitArgs().size())
    return false;
  for (auto [i, init] : llvm::enumerate(inits))
    if (init != Value(body.getArgument(unsigned(i))) ||
        !Value(body.getArgument(unsigned(i))).hasOneUse())
      return false;
  OperandRange yielded = body.getTerminator()->getOperands();
  if (yielded.size() != pair.inner->getNumResults())
    return false;
  return llvm::all_of(llvm::enumerate(yielded), [&](auto item) {
    return item.value() == Value(pair.inner->getResult(unsigned(item.index())));
  });
}

/// The loop in `outer` that can be collapsed with it.
static std::optional<LoopPair> findPair(IterateOp outer) {
  LoopPair pair = {outer, {}, {}, {}};
  pair.outerSpace = outer.getIterSpace().getDefiningOp<ExtractIterSpaceOp>();
  Block &body = outer.getRegion().front();
  if (!pair.outerSpace || !Value(outer.getIterSpace()).hasOneUse() ||
      body.getOperations().size() != 3)
    return std::nullopt;
  pair.innerSpace = dyn_cast<ExtractIterSpaceOp>(body.front());
  pair.inner = dyn_cast<IterateOp>(*std::next(body.begin()));
  Value iterator = body.getArguments().back();
  if (!pair.innerSpace || !pair.inner ||
      pair.inner.getIterSpace() != pair.innerSpace.getExtractedSpace() ||
      pair.innerSpace.getParentIter() != iterator || !iterator.hasOneUse() ||
      !Value(pair.innerSpace.getExtractedSpace()).hasOneUse() ||
      pair.innerSpace.getTensor() != pair.outerSpace.getTensor() ||
      !passesValuesOn(pair))
    return std::nullopt;
  return pair;
}

/// Makes one loop of the pair. The body is that of the inner one.
static void collapse(const LoopPair &pair, RewriterBase &rewriter) {
  Location loc = pair.outer->getLoc();
  int64_t low = pair.outerSpace.getLoLvl(), high = pair.innerSpace.getHiLvl();
  rewriter.setInsertionPoint(pair.outerSpace);
  auto encoding = cast<SparseTensorEncodingAttr>(
      cast<RankedTensorType>(pair.outerSpace.getTensor().getType())
          .getEncoding());
  auto space = ExtractIterSpaceOp::create(
      rewriter, pair.outerSpace->getLoc(), pair.outerSpace.getTensor(),
      pair.outerSpace.getParentIter(), low, high);
  int64_t numOuter = pair.innerSpace.getLoLvl() - low;
  int64_t used = pair.outer.getCrdUsedLvls() |
                 int64_t(uint64_t(pair.inner.getCrdUsedLvls()) << numOuter);
  rewriter.setInsertionPoint(pair.outer);
  SmallVector<Value> inits(pair.outer.getInitArgs().begin(),
                           pair.outer.getInitArgs().end());
  auto loop =
      IterateOp::create(rewriter, loc, TypeRange(pair.outer->getResultTypes()),
                        space.getExtractedSpace(), inits, used);
  Block &outerBody = pair.outer.getRegion().front();
  Block &innerBody = pair.inner.getRegion().front();
  SmallVector<Type> types;
  for (Value init : inits)
    types.push_back(init.getType());
  unsigned numCoords = unsigned(llvm::popcount(uint64_t(used)));
  types.append(numCoords, rewriter.getIndexType());
  types.push_back(
      IteratorType::get(rewriter.getContext(), encoding, low, high));
  SmallVector<Location> locs(types.size(), loc);
  Region &region = loop.getRegion();
  while (!region.empty())
    rewriter.eraseBlock(&region.front());
  Block *body = rewriter.createBlock(&region, {}, types, locs);
  // The coordinates of the outer levels are in front.
  unsigned numInits = unsigned(inits.size());
  unsigned numOuterCoords =
      unsigned(llvm::popcount(uint64_t(pair.outer.getCrdUsedLvls())));
  for (unsigned i = 0; i < numOuterCoords; ++i)
    Value(outerBody.getArgument(numInits + i))
        .replaceAllUsesWith(body->getArgument(numInits + i));
  SmallVector<Value> arguments;
  for (unsigned i = 0; i < numInits; ++i)
    arguments.push_back(body->getArgument(i));
  for (unsigned i = numInits + numOuterCoords; i < types.size(); ++i)
    arguments.push_back(body->getArgument(i));
  rewriter.mergeBlocks(&innerBody, body, arguments);
  rewriter.replaceOp(pair.outer, loop->getResults());
  rewriter.eraseOp(pair.outerSpace);
}

namespace {
struct SpaceCollapse final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    SmallVector<IterateOp> loops;
    getOperation()->walk([&](IterateOp loop) { loops.push_back(loop); });
    IRRewriter rewriter(getOperation()->getContext());
    // Inner loops come first, so that a nest becomes one loop step by step.
    for (IterateOp loop : loops)
      if (std::optional<LoopPair> pair = findPair(loop))
        collapse(*pair, rewriter);
  }
};
} // namespace

static constexpr PassInfo spaceCollapseInfo = {
    .argument = "sparse-space-collapse",
    .name = "SparseSpaceCollapse",
    .summary = "Collapse nests of loops over iteration spaces",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"sparse_tensor"},
    .create = makePass<SpaceCollapse>,
};

void strata::registerSpaceCollapsePass(PassRegistry &registry) {
  registry.add(spaceCollapseInfo);
}
