// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/CastInterfaces.h"

#include "strata/Definition/OpHooks.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Interfaces/InterfaceVerifiersDetail.h"

using namespace strata;

bool CastOpInterface::areCastCompatible(ArrayRef<Type> inputs,
                                        ArrayRef<Type> outputs) {
  const Concept *impl = getImpl();
  return !impl || impl->areCastCompatible(getOperation()->getDefinition(),
                                          inputs, outputs);
}

static void printTypes(InFlightDiagnostic &diag, StringRef what,
                       ArrayRef<Type> types) {
  diag << what << " type" << (types.size() == 1 ? " " : "s ");
  if (types.empty())
    diag << "none";
  for (size_t i = 0; i < types.size(); ++i)
    diag << (i ? ", " : "") << types[i];
}

LogicalResult interface_verifiers::verifyCast(Operation *op, const TraitUse &) {
  SmallVector<Type, 2> inputs, outputs(op->getResultTypes());
  for (OpOperand &operand : op->getOpOperands())
    inputs.push_back(operand.get().getType());
  if (CastOpInterface(op).areCastCompatible(inputs, outputs))
    return success();
  InFlightDiagnostic diag = op->emitOpError();
  printTypes(diag, "operand", inputs);
  diag << " and ";
  printTypes(diag, "result", outputs);
  diag << " are cast incompatible";
  return diag;
}
