// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The result of a transformation: success; a definite failure, which has been
// reported and ends the script; or a silenceable failure, whose diagnostics are kept
// until an operation of the script reports or discards them.
#ifndef STRATA_TRANSFORMDIALECT_DIAGNOSEDSILENCEABLEFAILURE_H
#define STRATA_TRANSFORMDIALECT_DIAGNOSEDSILENCEABLEFAILURE_H

#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"

namespace strata {

class [[nodiscard]] DiagnosedSilenceableFailure {
public:
  static DiagnosedSilenceableFailure success() { return {}; }
  /// A failure that has been reported.
  static DiagnosedSilenceableFailure definiteFailure() {
    DiagnosedSilenceableFailure result;
    result.isDefinite = true;
    return result;
  }
  static DiagnosedSilenceableFailure silenceableFailure(Diagnostic &&diag) {
    DiagnosedSilenceableFailure result;
    result.diagnostics.push_back(std::move(diag));
    return result;
  }

  bool succeeded() const { return !isDefinite && diagnostics.empty(); }
  bool isDefiniteFailure() const { return isDefinite; }
  bool isSilenceableFailure() const {
    return !isDefinite && !diagnostics.empty();
  }
  /// Appends a note to the first diagnostic; the failure must be silenceable.
  Diagnostic &attachNote(Location loc) {
    return diagnostics.front().attachNote(loc);
  }
  /// The diagnostics of a silenceable failure.
  std::vector<Diagnostic> takeDiagnostics() { return std::move(diagnostics); }
  /// Adds the diagnostics of `other`, a silenceable failure or success.
  void append(DiagnosedSilenceableFailure &&other) {
    for (Diagnostic &diag : other.diagnostics)
      diagnostics.push_back(std::move(diag));
  }
  /// Reports the diagnostics. Fails if this is a failure.
  LogicalResult checkAndReport();

private:
  bool isDefinite = false;
  std::vector<Diagnostic> diagnostics;
};

/// An error at `op` that becomes a silenceable failure.
class SilenceableError {
public:
  explicit SilenceableError(Operation *op)
      : diag(op->getContext(), op->getLoc(), DiagnosticSeverity::Error) {}
  template <typename Arg> SilenceableError &operator<<(Arg &&arg) {
    diag << std::forward<Arg>(arg);
    return *this;
  }
  Diagnostic &attachNote(Location loc) { return diag.attachNote(loc); }
  operator DiagnosedSilenceableFailure() {
    return DiagnosedSilenceableFailure::silenceableFailure(std::move(diag));
  }

private:
  Diagnostic diag;
};

/// Reports an error at `op`, with a note if `noteLoc` is given.
DiagnosedSilenceableFailure
emitDefiniteFailure(Operation *op, const Twine &message,
                    std::optional<Location> noteLoc = std::nullopt,
                    const Twine &note = {});

} // namespace strata

#endif // STRATA_TRANSFORMDIALECT_DIAGNOSEDSILENCEABLEFAILURE_H
