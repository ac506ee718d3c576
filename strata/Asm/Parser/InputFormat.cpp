// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Parser/InputFormat.h"

#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/IR/ContextData.h"
#include "strata/IR/Verify/Verifier.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// The location of a whole input, of which no line can be shown.
static Location startOf(uint32_t buffer, const ParserConfig &config) {
  StringAttr name = config.ctx->getSourceBuffer(buffer).getName();
  return Location::fromFileLineCol(config.ctx, name, 0, 0);
}

static OwningOpRef<> readText(uint32_t buffer, StringRef text, uint64_t offset,
                              const ParserConfig &config) {
  if (offset + text.size() > UINT32_MAX) {
    (void)emitError(config.ctx, startOf(buffer, config),
                    "input is larger than 4 GiB");
    return {};
  }
  return parseText(buffer, text, offset, config);
}

static OwningOpRef<> refuseBytecode(uint32_t buffer, StringRef, uint64_t,
                                    const ParserConfig &config) {
  (void)emitError(config.ctx, startOf(buffer, config),
                  "input is MLIR bytecode, which this program cannot read; "
                  "expected text");
  return {};
}

namespace {
struct InputFormats final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.input-formats";
  std::vector<InputFormat> formats = {
      {.name = "bytecode",
       .description = "MLIR bytecode, which is refused",
       .matches = [](StringRef start) { return start.starts_with("ML\xefR"); },
       .read = refuseBytecode},
      {.name = "text",
       .description = "MLIR text",
       .matches = [](StringRef) { return true; },
       .read = readText}};
};
} // namespace

LogicalResult strata::registerInputFormat(Context &ctx,
                                          const InputFormat &format) {
  assert(format.matches && format.read && "a format needs both functions");
  auto &formats = getContextData<InputFormats>(ctx).formats;
  // The component that reads bytecode takes the place of the refusal.
  llvm::erase_if(formats, [&](const InputFormat &other) {
    return other.read == refuseBytecode && other.name == format.name;
  });
  if (llvm::any_of(formats, [&](const InputFormat &other) {
        return other.name == format.name;
      }))
    return emitRegisteredTwice(ctx, "input format", format.name);
  formats.insert(formats.begin(), format);
  return success();
}

const InputFormat &strata::findInputFormat(Context &ctx, StringRef start) {
  return *llvm::find_if(getInputFormats(ctx), [&](const InputFormat &format) {
    return format.matches(start);
  });
}

ArrayRef<InputFormat> strata::getInputFormats(Context &ctx) {
  return getContextData<InputFormats>(ctx).formats;
}

OwningOpRef<> strata::parseSourceChunk(uint32_t buffer, StringRef text,
                                       uint64_t offset,
                                       const ParserConfig &config) {
  OwningOpRef<> op =
      findInputFormat(*config.ctx, text).read(buffer, text, offset, config);
  if (op && config.verifyAfterParse && failed(verify(op.get())))
    op.reset();
  return op;
}
