// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traits, predicates and type equations of operations of the extension.
#include "strata/IR/Traits.h"
#include "strata/IR/TypeInference.h"
#include "strata/IRDL/DialectLoaderDetail.h"

using namespace strata;
using namespace strata::irdl;

LogicalResult irdl::loadTraits(OpDefinition &def, Operation *op) {
  def.traitNames = getStrings(op, "strata.traits");
  SmallVector<StringRef, 8> traits;
  // The attribute is there without being asked for.
  for (StringRef which : {"Operand", "Result"})
    if (def.findAttribute(which == "Operand" ? "operandSegmentSizes"
                                             : "resultSegmentSizes") >= 0)
      traits.push_back(which == "Operand" ? "AttrSizedOperandSegments"
                                          : "AttrSizedResultSegments");
  llvm::append_range(traits, def.traitNames);
  std::string error;
  if (addTraits(def, traits, error))
    return success();
  return op->emitError() << error;
}

LogicalResult irdl::loadPredicates(OpDefinition &, Operation *) {
  return success();
}

LogicalResult irdl::loadEquations(OpDefinition &def, Operation *) {
  prepareTypeInference(def);
  return success();
}
