// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints diagnostics as `file:line:col: error: text`, with the source line and
// a caret where the file is one the tool reads, in the format of mlir-opt.
#ifndef STRATA_TOOLING_COMMON_DIAGNOSTICPRINTER_H
#define STRATA_TOOLING_COMMON_DIAGNOSTICPRINTER_H

#include "strata/IR/Context.h"

namespace strata {

/// Prints messages about one input, or about files whose lines it can look up.
class DiagnosticPrinter {
public:
  /// The text of a line, from 1, of a file; std::nullopt if the file is not
  /// available.
  using LineLookup =
      std::function<std::optional<StringRef>(StringRef file, uint32_t line)>;

  /// `lines` are those of the whole input called `name`; both must outlive the
  /// printer.
  DiagnosticPrinter(Context *ctx, raw_ostream &os, StringRef name,
                    const LineTable &lines, bool color)
      : ctx(ctx), os(os), name(name),
        lookup([name, &lines](StringRef file,
                              uint32_t line) -> std::optional<StringRef> {
          return file == name ? std::optional(lines.getLine(line))
                              : std::nullopt;
        }),
        color(color) {}
  /// `name` is the file of messages that `printAt` prints.
  DiagnosticPrinter(Context *ctx, raw_ostream &os, StringRef name,
                    LineLookup lookup, bool color)
      : ctx(ctx), os(os), name(name), lookup(std::move(lookup)), color(color) {}

  void print(const Diagnostic &diag);
  /// Whether to print the notes of diagnostics.
  void showNotes(bool show) { showsNotes = show; }
  /// A message of the tool at a line and column of the file `name`; the `length`
  /// columns from there are underlined.
  void printAt(uint32_t line, uint32_t column, DiagnosticSeverity severity,
               const Twine &message, uint32_t length = 0);
  /// A message without a place.
  void printUnknown(DiagnosticSeverity severity, const Twine &message);
  /// A message at a position, without the source line if `showLine` is false.
  void printMessage(Location loc, DiagnosticSeverity severity,
                    const Twine &message, bool showLine = true);
  raw_ostream &getStream() { return os; }

private:
  void printLine(StringRef file, uint32_t line, uint32_t column,
                 StringRef source, DiagnosticSeverity severity,
                 const Twine &message, uint32_t length);

  Context *ctx;
  raw_ostream &os;
  StringRef name;
  LineLookup lookup;
  bool color;
  bool showsNotes = true;
};

} // namespace strata

#endif // STRATA_TOOLING_COMMON_DIAGNOSTICPRINTER_H
