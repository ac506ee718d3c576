// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `--verify-diagnostics`: compares the diagnostics of a run with the
// `expected-error {{...}}` comments of its input.
#ifndef STRATA_TOOLING_OPT_DIAGNOSTICVERIFIER_H
#define STRATA_TOOLING_OPT_DIAGNOSTICVERIFIER_H

#include "strata/Tooling/Common/DiagnosticPrinter.h"

#include "llvm/Support/Regex.h"

namespace strata {

class DiagnosticVerifier {
public:
  enum class Mode { All, OnlyExpected };

  /// Finds the expectations in `chunk`, which begins at line `firstLine` of the
  /// input that `printer` knows as `fileName`.
  DiagnosticVerifier(Context *ctx, DiagnosticPrinter &printer,
                     StringRef fileName, StringRef chunk, uint32_t firstLine,
                     Mode mode);

  /// Matches a diagnostic and its notes; reports those not expected.
  void process(const Diagnostic &diag);
  /// Reports what was expected and did not come. Success if all was as
  /// expected.
  LogicalResult finish();

private:
  struct Expectation {
    DiagnosticSeverity severity;
    /// std::nullopt for `@unknown`.
    std::optional<uint32_t> line;
    uint32_t atLine, atColumn;
    StringRef text;
    std::optional<llvm::Regex> regex;
    bool matched = false;
    bool matches(StringRef message) const;
  };
  void parseLine(StringRef line, uint32_t number,
                 SmallVectorImpl<size_t> &pending, uint32_t lastPlain);
  bool parseRegex(Expectation &expectation);
  void processOne(const Diagnostic &diag);

  Context *ctx;
  DiagnosticPrinter &printer;
  StringRef fileName;
  Mode mode;
  bool failedAlready = false;
  std::vector<Expectation> expectations;
};

} // namespace strata

#endif // STRATA_TOOLING_OPT_DIAGNOSTICVERIFIER_H
