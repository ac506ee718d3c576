// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/VectorAccesses.h"

#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Dependence/OtherLoopsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::presburger;
using namespace strata::affine;

namespace {
/// The subscripts as functions of variables, symbols, and the variable of the loop.
struct Subscripts {
  Subscripts(const LoopAccess &access, AffineForOp loop)
      : map(access.access.map),
        operands(access.access.indices.begin(), access.access.indices.end()) {
    fullyComposeAffineMapAndOperands(&map, &operands);
    canonicalizeMapAndOperands(&map, &operands);
    for (unsigned i = 0; i < map.getNumDims(); ++i)
      if (operands[i] == loop.getInductionVar())
        variable = i;
  }
  AffineMap map;
  SmallVector<Value> operands;
  /// The dimension that is the variable.
  std::optional<unsigned> variable;
};
} // namespace

VectorAccess strata::getVectorAccess(const LoopAccess &access,
                                     AffineForOp loop) {
  if (!isAffineAccess(access.op) || !access.hasIndices() || !access.access.map)
    return {};
  Subscripts subscripts(access, loop);
  bool isKnown = llvm::all_of(subscripts.operands, [&](Value operand) {
    return isAffineInductionVar(operand) ||
           !loop.getRegion().isAncestor(operand.getParentRegion());
  });
  if (!isKnown)
    return {};
  VectorAccess result{VectorAccess::Invariant, 0};
  if (!subscripts.variable)
    return result;
  AffineExpr variable =
      getAffineDimExpr(*subscripts.variable, loop.getContext());
  for (auto [dim, expr] : llvm::enumerate(subscripts.map.getResults())) {
    if (!expr.isFunctionOfDim(*subscripts.variable))
      continue;
    AffineExpr rest =
        simplifyAffineExpr(expr - variable, subscripts.map.getNumDims(),
                           subscripts.map.getNumSymbols());
    if (result.kind == VectorAccess::Contiguous ||
        rest.isFunctionOfDim(*subscripts.variable))
      return {};
    result = {VectorAccess::Contiguous, unsigned(dim)};
  }
  return result;
}

bool strata::isAlongRow(const LoopAccess &access, AffineForOp loop) {
  VectorAccess along = getVectorAccess(access, loop);
  auto type = dyn_cast<MemRefType>(access.getMemory().getType());
  return along.kind == VectorAccess::Contiguous && type &&
         int64_t(along.dim) + 1 == type.getRank();
}

/// The values that are known to be the size of a dynamic dimension.
static SmallVector<Value, 2> getSizes(Value memory, unsigned dim) {
  SmallVector<Value, 2> sizes;
  unsigned number = cast<MemRefType>(memory.getType()).getDynamicDimIndex(dim);
  if (auto alloc = memory.getDefiningOp<memref::AllocOp>())
    sizes.push_back(alloc.getDynamicSizes()[number]);
  if (auto alloc = memory.getDefiningOp<memref::AllocaOp>())
    sizes.push_back(alloc.getDynamicSizes()[number]);
  for (Operation *user : memory.getUsers())
    if (auto size = dyn_cast<memref::DimOp>(user))
      if (getConstantIntValue(size.getIndex()) == int64_t(dim))
        sizes.push_back(size.getResult());
  return sizes;
}

bool strata::endsWithMemory(const LoopAccess &access, AffineForOp loop) {
  VectorAccess along = getVectorAccess(access, loop);
  auto type = dyn_cast<MemRefType>(access.getMemory().getType());
  if (along.kind != VectorAccess::Contiguous || !type)
    return false;
  Subscripts subscripts(access, loop);
  AffineExpr expr = simplifyAffineExpr(
      subscripts.map.getResult(along.dim) -
          getAffineDimExpr(*subscripts.variable, loop.getContext()),
      subscripts.map.getNumDims(), subscripts.map.getNumSymbols());
  OtherLoops loops(access.op, loop, getFunctionBody(loop));
  IndexTranslator &translator = loops.translator;
  LinearSum rest = translator.translate(expr, subscripts.map.getNumDims(),
                                        subscripts.operands);
  SmallVector<LinearSum, 2> sizes;
  if (type.isDynamicDim(along.dim))
    for (Value size : getSizes(access.getMemory(), along.dim))
      sizes.push_back(translator.translate(size));
  else
    sizes.push_back(LinearSum(type.getDimSize(along.dim)));
  AffineMap upper = loop.getUpperBoundMap();
  return llvm::all_of(upper.getResults(), [&](AffineExpr bound) {
    LinearSum end = translator.translate(bound, upper.getNumDims(),
                                         loop.getUpperBoundOperands());
    std::optional<LinearSum> first = end.plus(rest);
    return first && llvm::any_of(sizes, [&](const LinearSum &size) {
             std::optional<LinearSum> last = size.plus(LinearSum(-1));
             return last && loops.isNever(*first, *last);
           });
  });
}
