// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata translate`: IR to other representations, and back where a translation
// (IR/Translation.h) can do that.
#ifndef STRATA_TOOLING_TRANSLATE_TRANSLATECOMMAND_H
#define STRATA_TOOLING_TRANSLATE_TRANSLATECOMMAND_H

namespace strata {

class Context;

/// Registers the translations of the tool: `mlir` and `dot`. Set-up.
void registerToolTranslations(Context &ctx);

/// Runs the tool; `argv[0]` is the name for messages. `registerExtensions`, unless
/// it is null, adds dialects and translations. Returns the exit code.
int runTranslate(int argc, const char *const *argv,
                 void (*registerExtensions)(Context &) = nullptr);

} // namespace strata

#endif // STRATA_TOOLING_TRANSLATE_TRANSLATECOMMAND_H
