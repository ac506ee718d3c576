// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/InputFile.h"

#include "strata/IR/Context.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/Files.h"

using namespace strata;

InputFile::InputFile(Context &ctx, std::string name, StringRef text,
                     std::shared_ptr<const LineTable> lines)
    : name(std::move(name)), text(text), lines(std::move(lines)),
      printer(&ctx, llvm::errs(), this->name, *this->lines,
              useColor(llvm::errs())),
      handler(&ctx, [this](Diagnostic &diag) {
        printer.print(diag);
        return success();
      }) {}

std::unique_ptr<InputFile> InputFile::open(Context &ctx, StringRef path) {
  auto file = getFiles(ctx).open(path);
  if (!file) {
    llvm::errs() << "error: " << describeOpenError(path, file.getError())
                 << '\n';
    return nullptr;
  }
  StringRef text = (*file)->getBuffer();
  auto lines = std::make_shared<const LineTable>(text);
  std::unique_ptr<InputFile> input(
      new InputFile(ctx, (*file)->getBufferIdentifier().str(), text, lines));
  input->buffer = ctx.addSourceBuffer(std::move(*file), lines);
  return input;
}
