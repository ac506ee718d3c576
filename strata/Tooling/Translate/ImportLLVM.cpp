// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Translate/ImportLLVM.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Tooling/Execution/CodegenProcess.h"

#include "llvm/Support/MemoryBuffer.h"

using namespace strata;
using namespace strata::codegen;

/// The text of the dialect; empty after a message.
static std::string importText(Context *ctx, const SourceBuffer &source) {
  std::string error;
  Request request;
  Response response;
  std::unique_ptr<CodegenProcess> process = CodegenProcess::start(error);
  if (!process) {
    llvm::errs() << error << '\n';
    return {};
  }
  auto program = process->add(source.getText(), error);
  if (succeeded(program)) {
    request.program = *program;
    request.programName = source.getName().getValue().str();
    request.options.product = Product::Dialect;
    request.importOptions = getContextData<ImportLLVMOptions>(*ctx).options;
  }
  if (failed(program) || failed(process->call(request, response, error))) {
    llvm::errs() << error << '\n';
    return {};
  }
  return std::move(response.output);
}

OwningOpRef<> strata::readLLVMIR(Context *ctx, uint32_t buffer) {
  const SourceBuffer &source = ctx->getSourceBuffer(buffer);
  std::string text = importText(ctx, source);
  if (text.empty())
    return nullptr;
  // The lines of the text mean nothing to the reader of the messages.
  std::string name = source.getName().getValue().str();
  ScopedDiagnosticHandler handler(ctx, [&](Diagnostic &diag) {
    if (diag.getSeverity() == DiagnosticSeverity::Error)
      llvm::errs() << name << ": error: the dialect 'llvm' has no form of this "
                   << "module: " << diag.getMessage().str() << '\n';
    return success();
  });
  ParserConfig config(ctx);
  config.verifyAfterParse = false;
  return parseSourceString(text, config, name);
}
