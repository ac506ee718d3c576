// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata lsp`: the language server (strata/LanguageServer).
#ifndef STRATA_TOOLING_LANGUAGESERVER_LSPCOMMAND_H
#define STRATA_TOOLING_LANGUAGESERVER_LSPCOMMAND_H

namespace strata {

/// The exit code.
int runLSP(int argc, const char *const *argv);

} // namespace strata

#endif // STRATA_TOOLING_LANGUAGESERVER_LSPCOMMAND_H
