// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations whose result is an affine function of their operands.
#include "strata/DialectFiles/Extension/ExtensionArgs.h"
#include "strata/Interfaces/LinearForm.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static constexpr StringLiteral affine = "strata.affine";

static constexpr ExtensionKey keys[] = {{.kind = KeyKind::Attribute}};

static constexpr ExtensionAttribute attributes[] = {
    {affine, OnOperation, ExtensionForm::AffineMap, keys,
     "its result, an index, as a function of its operands: an affine map, or "
     "the "
     "attribute that is one"}};

static constexpr StringRef interfaces[] = {AffineResultOpInterface::name};

static LogicalResult checkMap(const ExtensionArgs &args, AffineMap map) {
  const OpDefinition &def = args.getDefinition();
  if (map.getNumResults() != 1)
    return args.emitError(affine) << "the map must have one result";
  size_t numInputs = map.getNumDims() + map.getNumSymbols();
  bool areSingle = llvm::all_of(def.operands, [](const ValueSlot &operand) {
    return operand.arity == Arity::One;
  });
  if (numInputs != def.operands.size() || !areSingle)
    return args.emitError(affine) << "the map has " << uint64_t(numInputs)
                                  << " inputs, which do not match the operands";
  return success();
}

static LogicalResult attach(ExtensionArgs &args) {
  const OpDefinition &def = args.getDefinition();
  if (def.results.size() != 1 || def.results[0].arity != Arity::One)
    return args.emitError(affine) << "the operation must have one result";
  DeclaredAffineResult result;
  if (auto map = dyn_cast<AffineMapAttr>(args.get(affine))) {
    result.map = map.getValue();
    if (failed(checkMap(args, result.map)))
      return failure();
  } else {
    result.attribute =
        unsigned(args.find(affine)->getSlot("") - def.operands.size() - 1);
  }
  args.implement(getInterfaceTable(result));
  return success();
}

namespace strata::irdl {
ArrayRef<Extension> getAffineResultsExtensions() {
  static constexpr Extension extension = {.title = "affine value",
                                          .attributes = attributes,
                                          .interfaces = interfaces,
                                          .attach = attach};
  return extension;
}
} // namespace strata::irdl
