// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/InterfaceVerifiers.h"

#include "strata/IR/Context.h"
#include "strata/Interfaces/InterfaceVerifiersDetail.h"

using namespace strata;

void strata::installInterfaceVerifiers(Context &ctx) {
  static constexpr InterfaceVerifiers verifiers{
      .function = interface_verifiers::verifyFunction,
      .branch = interface_verifiers::verifyBranch,
      .branchWeights = interface_verifiers::verifyBranchWeights,
      .cast = interface_verifiers::verifyCast};
  ctx.setInterfaceVerifiers(&verifiers);
}
