// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_TOOLS_STRATA_CODEGEN_IMPORT_DEBUGNODESDETAIL_H
#define STRATA_TOOLS_STRATA_CODEGEN_IMPORT_DEBUGNODESDETAIL_H

#include "tools/strata-codegen/Import/ImportDetail.h"

namespace strata::codegen {

class DebugNodes {
public:
  explicit DebugNodes(ModuleImport &import) : import(import) {}
  ModuleImport &import;
};

} // namespace strata::codegen

#endif
