// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/ToolContext.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Bytecode/Bytecode.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/Tooling/Common/KnownDialects.h"
#include "strata/Tooling/Common/LLVMIRFile.h"

using namespace strata;

void strata::setUpToolContext(Context &ctx, const PrintingFlags &printing,
                              ArrayRef<StringRef> unknownDialects) {
  installRenderer(ctx, printing);
  installBuiltinAsm(ctx);
  registerBytecodeFormat(ctx);
  registerLLVMBitcodeRefusal(ctx);
  declareKnownDialects(ctx);
  registerIRDLDialect(ctx);
  registerCoreDialects(ctx, unknownDialects);
}
