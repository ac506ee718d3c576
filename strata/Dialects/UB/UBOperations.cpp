// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/UB/UBOperations.h"

#include "strata/Dialects/UB/UBOps.h"
#include "strata/Interfaces/CommonOperations.h"

using namespace strata;

void strata::provideUBOperations(Context &ctx) {
  getCommonOperations(ctx).undefinedValueOp = ub::PoisonOp::getOperationName();
}
