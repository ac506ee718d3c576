// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A file that a tool reads into a Context, with the diagnostics about it.
#ifndef STRATA_TOOLING_COMMON_INPUTFILE_H
#define STRATA_TOOLING_COMMON_INPUTFILE_H

#include "strata/IR/Diagnostics.h"
#include "strata/Tooling/Common/DiagnosticPrinter.h"

#include <memory>
#include <string>

namespace strata {

class LineTable;

/// While it lives, the diagnostics of the Context are printed to llvm::errs() with lines
/// of the file.
class InputFile {
public:
  /// Opens `path`, or the standard input if it is `-`. Null after a message to
  /// llvm::errs().
  static std::unique_ptr<InputFile> open(Context &ctx, StringRef path);
  InputFile(const InputFile &) = delete;
  InputFile &operator=(const InputFile &) = delete;

  /// The number of the source buffer in the Context, which owns the text.
  uint32_t getBuffer() const { return buffer; }
  StringRef getText() const { return text; }
  /// The name of the file in messages.
  StringRef getName() const { return name; }
  /// Prints a note that does not belong to a diagnostic.
  void printNote(Location loc, const Twine &message) {
    printer.printMessage(loc, DiagnosticSeverity::Note, message);
  }

private:
  InputFile(Context &ctx, std::string name, StringRef text,
            std::shared_ptr<const LineTable> lines);

  std::string name;
  StringRef text;
  std::shared_ptr<const LineTable> lines;
  uint32_t buffer = 0;
  DiagnosticPrinter printer;
  ScopedDiagnosticHandler handler;
};

} // namespace strata

#endif // STRATA_TOOLING_COMMON_INPUTFILE_H
