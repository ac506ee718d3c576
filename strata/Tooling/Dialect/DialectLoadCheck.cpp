// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Dialect/DialectLoadCheck.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Loader/StubHooks.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/Tooling/Common/KnownDialects.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace strata;

DialectLoadCheck::DialectLoadCheck(CppOfFiles cpp, ArrayRef<StringRef> own,
                                   void (*registerExtensions)(Context &))
    : cpp(cpp) {
  if (registerExtensions)
    registerExtensions(ctx);
  installRenderer(ctx);
  installBuiltinAsm(ctx);
  declareKnownDialects(ctx);
  registerCoreDialects(ctx, own);
  ctx.printOpOnDiagnostic(false);
}

/// Whether `root` defines a dialect that is loaded and has hooks in C++.
static bool definesLoaded(Operation *root) {
  return llvm::any_of(findDialectDefinitions(root), [](Operation *op) {
    auto name = op->getAttrOfType<StringAttr>("sym_name");
    Dialect *dialect = op->getContext()->findDialect(name.getValue());
    return dialect && dialect->isLoaded();
  });
}

LogicalResult
DialectLoadCheck::load(StringRef text, StringRef name,
                       function_ref<void(const Diagnostic &)> report) {
  auto buffer = llvm::MemoryBuffer::getMemBufferCopy(text, name);
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    report(diag);
    return success();
  });
  uint32_t number = ctx.addSourceBuffer(std::move(buffer));
  OwningOpRef<> module = parseSourceBuffer(number, ParserConfig(&ctx));
  if (!module)
    return failure();
  if (cpp == CppOfFiles::MadeUp && !definesLoaded(module.get()))
    registerStubHooks(module.get());
  return loadDialects(module.get());
}
