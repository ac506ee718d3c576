// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopSkewing.h"

#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Remarks.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Affine/LoopTiling.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

//===-- Transformation -----------------------------------------------------===//

namespace {
/// Skews the loops of one nest.
class Skewing {
public:
  Skewing(RewriterBase &rewriter, ArrayRef<AffineForOp> band,
          const SkewFactors &factors)
      : rewriter(rewriter), band(band), factors(factors.factors) {}

  void run() {
    for (unsigned level = 1; level < band.size(); ++level)
      setBounds(level);
    replaceVariables();
  }

private:
  /// The multiples of the variables of outer loops, which are dimensions from `firstDim` on, that loop
  /// `level` is skewed by.
  AffineExpr getShift(unsigned level, unsigned firstDim) {
    AffineExpr sum = rewriter.getAffineConstantExpr(0);
    for (auto [outer, factor] : llvm::enumerate(factors[level]))
      sum =
          sum + rewriter.getAffineDimExpr(firstDim + unsigned(outer)) * factor;
    return sum;
  }
  /// The bound of loop `level` as a function of the new variables.
  std::pair<AffineMap, SmallVector<Value>> skewBound(unsigned level,
                                                     AffineBound bound);
  void setBounds(unsigned level);
  /// Computes the former values of the variables for the innermost body.
  void replaceVariables();

  RewriterBase &rewriter;
  ArrayRef<AffineForOp> band;
  ArrayRef<SmallVector<int64_t, 3>> factors;
};
} // namespace

std::pair<AffineMap, SmallVector<Value>> Skewing::skewBound(unsigned level,
                                                            AffineBound bound) {
  AffineMap map = bound.getMap();
  unsigned numDims = map.getNumDims();
  SmallVector<Value> operands(bound.getOperands());
  SmallVector<AffineExpr> dims;
  for (unsigned dim = 0; dim < numDims; ++dim) {
    dims.push_back(rewriter.getAffineDimExpr(dim));
    for (unsigned outer = 0; outer < level; ++outer)
      if (operands[dim] == AffineForOp(band[outer]).getInductionVar())
        dims.back() = dims.back() - getShift(outer, numDims);
  }
  SmallVector<Value> variables;
  for (AffineForOp outer : band.take_front(level))
    variables.push_back(outer.getInductionVar());
  operands.insert(operands.begin() + numDims, variables.begin(),
                  variables.end());
  AffineExpr shift = getShift(level, numDims);
  SmallVector<AffineExpr> results;
  for (AffineExpr result : map.getResults())
    results.push_back(result.replaceDims(dims) + shift);
  map = AffineMap::get(numDims + level, map.getNumSymbols(), results,
                       rewriter.getContext());
  canonicalizeMapAndOperands(&map, &operands);
  return {simplifyAffineMap(map), std::move(operands)};
}

void Skewing::setBounds(unsigned level) {
  AffineForOp loop = band[level];
  auto lower = skewBound(level, loop.getLowerBound());
  auto upper = skewBound(level, loop.getUpperBound());
  rewriter.modifyOpInPlace(loop, [&] {
    loop.setLowerBound(lower.second, lower.first);
    loop.setUpperBound(upper.second, upper.first);
  });
}

void Skewing::replaceVariables() {
  OpBuilder::InsertionGuard guard(rewriter);
  AffineForOp innermost = band.back();
  rewriter.setInsertionPointToStart(innermost.getBody());
  SmallVector<Value> variables;
  for (AffineForOp loop : band)
    variables.push_back(loop.getInductionVar());
  SmallVector<Value> olds;
  llvm::SmallPtrSet<Operation *, 8> computations;
  for (unsigned level = 0; level < band.size(); ++level) {
    AffineExpr old = rewriter.getAffineDimExpr(level) - getShift(level, 0);
    if (llvm::all_of(factors[level], [](int64_t factor) { return !factor; })) {
      olds.push_back(Value());
      continue;
    }
    auto apply = AffineApplyOp::create(
        rewriter, AffineForOp(band[level]).getLoc(),
        simplifyAffineMap(AffineMap::get(level + 1, 0, old)),
        ArrayRef(variables).take_front(level + 1));
    olds.push_back(apply.getResult());
    computations.insert(apply);
  }
  for (auto [variable, old] : llvm::zip_equal(variables, olds))
    if (old)
      rewriter.replaceUsesWithIf(variable, old, [&](OpOperand &use) {
        return !computations.contains(use.getOwner()) &&
               innermost.getRegion().isAncestor(
                   use.getOwner()->getParentRegion());
      });
}

void affine::skewLoops(RewriterBase &rewriter, ArrayRef<AffineForOp> band,
                       const SkewFactors &factors) {
  Skewing(rewriter, band, factors).run();
}

//===-- Factors ------------------------------------------------------------===//

/// Larger factors are not useful: tiles would contain few iterations of a loop.
static constexpr int64_t MaxFactor = 64;

SkewFactors affine::findSkewFactors(ArrayRef<AffineForOp> band,
                                    MemoryAliases &aliases) {
  SkewFactors result;
  for (AffineForOp loop : band)
    if (loop.getNumIterOperands() != 0) {
      result.obstacle.emplace("a loop carries values");
      return result;
    }
  auto count = unsigned(band.size());
  for (unsigned i = 0; i < count; ++i)
    result.factors.emplace_back(i, 0);
  NestDependences dependences(band.front(), aliases);
  for (unsigned carrier = 0; carrier < count; ++carrier) {
    auto distances = dependences.getCarriedDistances(carrier, count);
    if (!distances)
      continue;
    // The distance of the carrier is at least 1, and the loops around it add nothing.
    int64_t least = (*distances)[carrier].lb.value_or(1);
    for (unsigned level = carrier + 1; level < count; ++level) {
      std::optional<int64_t> lowest = (*distances)[level].lb;
      if (!lowest || *lowest < -MaxFactor * least) {
        result.obstacle.emplace("a distance of dependences has no bound that "
                                "a factor could make up for");
        return result;
      }
      if (*lowest < 0)
        result.factors[level][carrier] =
            int64_t(llvm::divideCeil(uint64_t(-*lowest), uint64_t(least)));
    }
  }
  return result;
}

//===-- Passes -------------------------------------------------------------===//

static std::string formatFactors(const SkewFactors &factors) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      factors.factors, os,
      [&](ArrayRef<int64_t> list) {
        os << '(';
        llvm::interleave(list, os, ",");
        os << ')';
      },
      "");
  return text;
}

/// Skews the perfect nests in `root`, and calls `then` with the nests that need no factors or were
/// skewed.
static void skewNests(Operation *root, StringRef pass, RewriterBase &rewriter,
                      function_ref<void(ArrayRef<AffineForOp>)> then) {
  std::vector<std::pair<SmallVector<AffineForOp>, SkewFactors>> nests;
  {
    MemoryAliases aliases(root);
    for (SmallVector<AffineForOp> &band : collectPerfectNests(root)) {
      if (band.size() < 2)
        continue;
      SkewFactors factors = findSkewFactors(band, aliases);
      if (factors.obstacle)
        factors.obstacle->emitRemark(band.front(), pass);
      else
        nests.emplace_back(std::move(band), std::move(factors));
    }
  }
  for (const auto &[band, factors] : nests) {
    bool isSkewed = llvm::any_of(factors.factors, [](ArrayRef<int64_t> list) {
      return llvm::any_of(list, [](int64_t factor) { return factor != 0; });
    });
    if (isSkewed)
      remark::passed(band.front(),
                     remark::RemarkOpts::name("Skewed").category(pass))
          << remark::metric("Factors", formatFactors(factors));
    if (isSkewed)
      skewLoops(rewriter, band, factors);
    then(band);
  }
}

namespace {
struct AffineLoopSkewing final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    skewNests(getOperation(), getArgument(), rewriter,
              [](ArrayRef<AffineForOp>) {});
  }
};

struct AffineLoopTimeTile final : Pass {
  using Pass::Pass;
  Option<unsigned> tileSize{*this, "tile-size",
                            "Iterations of a tile in each loop", 32};
  void runOnOperation() override {
    if (*tileSize == 0) {
      getOperation()->emitError("expected a positive tile size, found 0");
      return signalPassFailure();
    }
    IRRewriter rewriter(&getContext());
    skewNests(getOperation(), getArgument(), rewriter,
              [&](ArrayRef<AffineForOp> band) {
                SmallVector<int64_t, 4> sizes(band.size(), *tileSize);
                if (canTileBounds(band, sizes))
                  tilePerfectlyNested(rewriter, band, sizes);
              });
  }
};
} // namespace

static constexpr PassInfo skewingInfos[] = {
    {
        .argument = "affine-loop-skewing",
        .name = "AffineLoopSkewing",
        .summary = "Skew perfectly nested affine loops so that they can be "
                   "tiled",
        .anchor = func::FuncOp::getOperationName().data(),
        .dependentDialects = {"affine"},
        .create = makePass<AffineLoopSkewing>,
    },
    {
        .argument = "affine-loop-time-tile",
        .name = "AffineLoopTimeTiling",
        .summary = "Skew and tile perfectly nested affine loops",
        .anchor = func::FuncOp::getOperationName().data(),
        .dependentDialects = {"affine"},
        .create = makePass<AffineLoopTimeTile>,
    },
};

void strata::registerAffineLoopSkewingPasses(PassRegistry &registry) {
  for (const PassInfo &info : skewingInfos)
    registry.add(info);
}
