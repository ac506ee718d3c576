// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MemRefPairClasses: PairClasses of the accesses of affine operations.
#ifndef STRATA_LOOPS_AFFINE_MEMREFPAIRCLASSES_H
#define STRATA_LOOPS_AFFINE_MEMREFPAIRCLASSES_H

#include "strata/Loops/Affine/MemRefRegion.h"
#include "strata/Loops/Dependence/PairClasses.h"

namespace dialects::affine {

class MemRefPairClasses {
public:
  /// The `numCommon` outermost loops around the accesses are in the same iteration.
  MemRefPairClasses(unsigned numCommon, size_t numAccesses)
      : numCommon(numCommon), numAccesses(numAccesses) {}
  /// The class of a pair of accesses in nests of one block.
  unsigned get(const MemRefAccess &source, const MemRefAccess &target);

private:
  const strata::LoopAccess &getAccess(strata::Operation *op);

  unsigned numCommon;
  size_t numAccesses;
  /// Created with the first pair.
  std::optional<strata::PairClasses> classes;
  llvm::DenseMap<strata::Operation *, std::unique_ptr<strata::LoopAccess>>
      accesses;
};

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_MEMREFPAIRCLASSES_H
