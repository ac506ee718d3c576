// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/TransformDialect/TransformLibrary.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/ContextData.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace strata;

namespace {
/// The library of a Context. Its memory is that of the Context, which outlives the data.
struct TransformLibrary final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.transform-library";
  Operation *module = nullptr;
  llvm::StringSet<> names;
};
} // namespace

Operation *strata::getTransformLibrary(Context &ctx) {
  return getContextData<TransformLibrary>(ctx).module;
}

LogicalResult strata::addToTransformLibrary(OwningOpRef<> module,
                                            StringRef name) {
  auto &library = getContextData<TransformLibrary>(*module->getContext());
  if (!library.names.insert(name).second)
    return success();
  if (library.module)
    return mergeSymbolsInto(library.module, module.get());
  library.module = module.release();
  return success();
}

/// Whether `symbol` has no body.
static bool isDeclaration(Operation *symbol) {
  return llvm::all_of(symbol->getRegions(),
                      [](Region &region) { return region.empty(); });
}

LogicalResult strata::mergeSymbolsInto(Operation *table, Operation *library) {
  Block &body = table->getRegion(0).front();
  for (Operation &symbol : library->getRegion(0).front()) {
    StringAttr name = SymbolTable::getSymbolName(&symbol);
    if (!name)
      continue;
    Operation *known = SymbolTable::lookupSymbolIn(table, name.getValue());
    if (known && isDeclaration(&symbol))
      continue;
    if (known && !isDeclaration(known)) {
      InFlightDiagnostic diag = emitError(symbol.getContext(), symbol.getLoc())
                                << "doubly defined symbol @" << name.getValue();
      diag.attachNote(known->getLoc()) << "previously defined here";
      return diag;
    }
    if (known)
      known->erase();
    body.getOperations().insert(body.end(), symbol.clone());
  }
  return success();
}
