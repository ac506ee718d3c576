// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/OutOfBounds.h"

#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Dependence/IndexTranslatorDetail.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::presburger;

namespace {
/// The iterations in which an access is executed, and its indices.
class AccessIterations {
public:
  AccessIterations(const LoopAccess &access, Region *scope)
      : access(access), side(system, symbols, VarKind::SetDim,
                             getLoopLevels(access.op, scope)) {
    side.addDomain(access.op, scope);
    indices = translateIndices(access.access, system, side);
  }
  /// Whether all iterations are known, for which no value may come from outside.
  bool isExact() const { return side.isExact() && symbols.empty(); }
  /// An iteration in which the index of `dim` is outside of `size` elements.
  std::optional<OutOfBoundsAccess> find(unsigned dim, int64_t size) const;

private:
  const LoopAccess &access;
  ConstraintSystem system;
  SymbolColumns symbols;
  IndexTranslator side;
  SmallVector<LinearSum, 4> indices;
};
} // namespace

std::optional<OutOfBoundsAccess> AccessIterations::find(unsigned dim,
                                                        int64_t size) const {
  for (bool isNegative : {true, false}) {
    ConstraintSystem outside = system;
    if (isNegative)
      outside.addLess(indices[dim], LinearSum(0));
    else
      outside.addLessOrEqual(LinearSum(size), indices[dim]);
    Budget budget;
    IntegerSample sample = outside.build().findIntegerSample(budget);
    if (sample.isEmpty != Tri::False)
      continue;
    OutOfBoundsAccess result{
        access.op, dim, outside.evaluate(indices[dim], sample.point), size, {}};
    for (const LinearSum &variable : side.getVariables())
      result.iteration.push_back(outside.evaluate(variable, sample.point));
    return result;
  }
  return std::nullopt;
}

/// The type of memory whose elements are accessed one by one; null for other accesses.
static MemRefType getMemoryOfElements(const LoopAccess &access) {
  bool isElement = access.hasIndices() && !access.access.mask &&
                   access.access.getForm() == MemoryAccess::Form::Element;
  return isElement ? dyn_cast<MemRefType>(access.getMemory().getType())
                   : MemRefType();
}

std::vector<OutOfBoundsAccess>
strata::findOutOfBoundsAccesses(Operation *function) {
  std::vector<OutOfBoundsAccess> list;
  for (Region &region : function->getRegions()) {
    // Blocks need not be executed.
    if (!region.hasOneBlock())
      continue;
    SmallVector<LoopAccess, 8> accesses;
    region.walk([&](Operation *op) { appendAccesses(op, accesses); });
    for (const LoopAccess &access : accesses) {
      MemRefType type = getMemoryOfElements(access);
      if (!type)
        continue;
      AccessIterations iterations(access, &region);
      if (!iterations.isExact())
        continue;
      for (auto [dim, size] : llvm::enumerate(type.getShape()))
        if (!ShapedType::isDynamic(size))
          if (auto found = iterations.find(unsigned(dim), size))
            list.push_back(std::move(*found));
    }
  }
  return list;
}
