// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/SPIRV/SPIRVHooks.h"

#include "strata/Dialects/SPIRV/SPIRVDetail.h"
#include "strata/IR/Context.h"

using namespace strata;

void strata::registerSPIRVHooks(Context &ctx) {
  spirv_dialect::registerTypes(ctx);
  spirv_dialect::registerStructs(ctx);
  spirv_dialect::registerTargets(ctx);
  spirv_dialect::registerFormats(ctx);
  spirv_dialect::registerMemoryFormats(ctx);
}
