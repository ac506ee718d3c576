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
  /// Loops around `scope`, which has the nests of the accesses, are in the same iteration.
  MemRefPairClasses(strata::Region *scope, size_t numAccesses)
      : classes(scope, numAccesses) {}
  /// The class of a pair of accesses.
  unsigned get(const MemRefAccess &source, const MemRefAccess &target);

private:
  const strata::LoopAccess &getAccess(strata::Operation *op);

  strata::PairClasses classes;
  llvm::DenseMap<strata::Operation *, std::unique_ptr<strata::LoopAccess>>
      accesses;
};

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_MEMREFPAIRCLASSES_H
