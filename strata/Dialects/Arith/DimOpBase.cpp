// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Arith/DimOpBase.h"

#include "strata/Dialects/Arith/ArithOps.h"

using namespace strata;

Value arith::detail::createIndex(OpBuilder &builder, Location loc,
                                 int64_t value) {
  return ConstantIndexOp::create(builder, loc, value);
}
