// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/TransformDialect/DiagnosedSilenceableFailure.h"

#include "strata/IR/Context.h"

using namespace strata;

LogicalResult DiagnosedSilenceableFailure::checkAndReport() {
  if (succeeded())
    return llvm::success();
  for (Diagnostic &diag : diagnostics)
    InFlightDiagnostic(std::move(diag)).report();
  diagnostics.clear();
  isDefinite = true;
  return failure();
}

DiagnosedSilenceableFailure
strata::emitDefiniteFailure(Operation *op, const Twine &message,
                            std::optional<Location> noteLoc,
                            const Twine &note) {
  InFlightDiagnostic diag = emitError(op->getContext(), op->getLoc());
  diag << message;
  if (noteLoc)
    diag.attachNote(*noteLoc) << note;
  diag.report();
  return DiagnosedSilenceableFailure::definiteFailure();
}
