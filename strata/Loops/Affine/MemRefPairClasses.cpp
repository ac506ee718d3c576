// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/MemRefPairClasses.h"

using namespace strata;
using namespace strata::affine;

const LoopAccess &MemRefPairClasses::getAccess(Operation *op) {
  std::unique_ptr<LoopAccess> &access = accesses[op];
  if (!access)
    access = std::make_unique<LoopAccess>(LoopAccess{
        op, cast<MemoryAccessOpInterface>(op).getAccesses().front()});
  return *access;
}

unsigned MemRefPairClasses::get(const MemRefAccess &source,
                                const MemRefAccess &target) {
  return classes.get(getAccess(source.op), getAccess(target.op));
}
