// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Formats of inputs, recognised by their first bytes. Text is one of them;
// parseSourceBuffer reads a buffer in whichever it is. A program adds one with
// registerInputFormat.
#ifndef STRATA_ASM_PARSER_INPUTFORMAT_H
#define STRATA_ASM_PARSER_INPUTFORMAT_H

#include "strata/Asm/Parser/Parser.h"

namespace strata {

/// A format as data. The strings outlive the Context.
struct InputFormat {
  /// The name in options and messages, `bytecode`.
  StringRef name;
  StringRef description;
  /// Whether an input that begins with `start` is in this format; `start` is the
  /// whole input, of which the first bytes should do.
  bool (*matches)(StringRef start) = nullptr;
  /// Reads `text`, which is at byte `offset` of source buffer `buffer` and is
  /// followed by a NUL byte. The caller verifies the result. Null after an
  /// error.
  OwningOpRef<> (*read)(uint32_t buffer, StringRef text, uint64_t offset,
                        const ParserConfig &config) = nullptr;
};

/// Adds `format` to those of `ctx`, to be tried before the existing ones.
/// Fails, with a diagnostic, if the name is taken. Set-up.
LogicalResult registerInputFormat(Context &ctx, const InputFormat &format);

/// The format of an input; text if none of the others matches.
const InputFormat &findInputFormat(Context &ctx, StringRef start);

/// The formats of `ctx` in the order in which they are tried; text is the last.
ArrayRef<InputFormat> getInputFormats(Context &ctx);

} // namespace strata

#endif // STRATA_ASM_PARSER_INPUTFORMAT_H
