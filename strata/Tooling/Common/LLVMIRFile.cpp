// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/LLVMIRFile.h"

#include "strata/Asm/Parser/InputFormat.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace strata;

/// The beginning of bitcode, as it is or in a wrapper.
static bool isBitcode(StringRef text) {
  return text.starts_with("BC\xC0\xDE") || text.starts_with("\xDE\xC0\x17\x0B");
}

/// Whether the first line that is no comment is one that LLVM IR, and no MLIR, begins with.
static bool isLLVMText(StringRef text) {
  while (true) {
    text = text.ltrim();
    if (!text.starts_with(";"))
      break;
    text = text.drop_until([](char c) { return c == '\n'; });
  }
  StringRef line = text.take_until([](char c) { return c == '\n'; });
  static constexpr StringLiteral words[] = {
      "source_filename =", "target datalayout =",
      "target triple =",   "module asm ",
      "define ",           "declare ",
      "attributes #"};
  if (llvm::any_of(words,
                   [&](StringRef word) { return line.starts_with(word); }))
    return true;
  // A type, a global variable or a group of functions.
  return (line.starts_with("%") && line.contains("= type ")) ||
         (line.starts_with("@") && line.contains(" = ")) ||
         (line.starts_with("$") && line.contains("= comdat "));
}

bool strata::isLLVMIRFile(StringRef path) {
  if (!path.ends_with(".bc"))
    return path.ends_with(".ll");
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  return file &&
         (isBitcode((*file)->getBuffer()) || isLLVMText((*file)->getBuffer()));
}

static OwningOpRef<> refuseBitcode(uint32_t buffer, StringRef, uint64_t,
                                   const ParserConfig &config) {
  Context *ctx = config.ctx;
  StringRef name = ctx->getSourceBuffer(buffer).getName().getValue();
  // Without a line, none of the bytes are shown.
  (void)emitError(ctx, Location(FileLineColLoc::get(ctx, name, 0, 0)),
                  "the file is LLVM bitcode; 'strata translate --import-llvm' "
                  "makes it a module of the dialect llvm");
  return {};
}

void strata::registerLLVMBitcodeRefusal(Context &ctx) {
  (void)registerInputFormat(ctx,
                            {.name = "llvm-bitcode",
                             .description = "LLVM bitcode, which is refused",
                             .matches = isBitcode,
                             .read = refuseBitcode});
}

void strata::remarkIfLLVMIR(Context *ctx, StringRef name, StringRef text) {
  if (isLLVMText(text))
    emitRemark(ctx, Location(FileLineColLoc::get(ctx, name, 1, 1)),
               "the file is LLVM IR; 'strata translate --import-llvm' makes it "
               "a module of the dialect llvm");
}
