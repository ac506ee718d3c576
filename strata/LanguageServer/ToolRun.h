// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs of strata from an editor: of functions, RUN lines and passes. A run is data,
// which the host executes; a text in a document cannot name other programs or files.
#ifndef STRATA_LANGUAGESERVER_TOOLRUN_H
#define STRATA_LANGUAGESERVER_TOOLRUN_H

#include "strata/Support/LLVM.h"

#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace strata::lsp {

/// A program of a pipeline. Its standard input is the output of the one before it.
struct ToolStage {
  /// FileCheck, or else strata.
  bool isFileCheck = false;
  /// For strata, its command first. `%s` stands for a copy of the text, and `%S`, in options
  /// that name dialect files, for the folder of the document.
  std::vector<std::string> arguments;
  /// Whether an exit code other than 0 is expected (`not`).
  bool isFailureExpected = false;
  /// Whether errors go to the output (`2>&1`).
  bool mergesErrors = false;
  /// Whether the standard input is the text (`< %s`).
  bool readsText = false;
};

struct ToolRun {
  std::vector<ToolStage> stages;
  /// The document, which need not be saved.
  std::string path, text;
};

struct ToolResult {
  /// 0 if all stages did what was expected.
  int exitCode = 0;
  /// The output of the last stage, and the errors of all.
  std::string output, errors;
};

/// The pipeline of a RUN line of lit, which is `line` without `RUN:`; continued lines have
/// been joined. Fails if it is more than commands of strata that read, by that name or as
/// `%strata`, `%opt` or `mlir-opt`, with `not`, `2>&1`, `< %s`, and pipes to each other and
/// to FileCheck.
llvm::Expected<std::vector<ToolStage>> parseRunLine(StringRef line);

/// The function and the arguments of a line `add(1, [2, 3]) == 4` after `RUN-FN:`; an empty
/// vector if it is malformed.
std::vector<std::string> parseCall(StringRef line);

/// The stage that calls a function: `call` is its name and its arguments.
llvm::Expected<ToolStage> makeCallStage(ArrayRef<std::string> call);

} // namespace strata::lsp

#endif // STRATA_LANGUAGESERVER_TOOLRUN_H
