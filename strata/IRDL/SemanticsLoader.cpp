// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traits, predicates and type equations of operations of the extension.
#include "strata/IRDL/DialectLoaderDetail.h"

using namespace strata;
using namespace strata::irdl;

static constexpr std::pair<StringRef, OpTrait> knownTraits[] = {
    {"IsTerminator", OpTrait::Terminator},
    {"Terminator", OpTrait::Terminator},
    {"IsolatedFromAbove", OpTrait::IsolatedFromAbove},
    {"SymbolTable", OpTrait::SymbolTable},
    {"Symbol", OpTrait::Symbol},
    {"NoTerminator", OpTrait::NoTerminator},
    {"GraphRegion", OpTrait::GraphRegion},
    {"SingleBlock", OpTrait::SingleBlock},
    {"NoRegionArguments", OpTrait::NoRegionArguments},
    {"Commutative", OpTrait::Commutative},
    {"ConstantLike", OpTrait::ConstantLike},
    {"Pure", OpTrait::Pure},
};

LogicalResult irdl::loadTraits(OpDefinition &def, Operation *op) {
  def.traitNames = getStrings(op, "strata.traits");
  for (StringRef trait : def.traitNames) {
    auto *known = llvm::find_if(
        knownTraits, [&](const auto &entry) { return entry.first == trait; });
    if (known == std::end(knownTraits))
      return op->emitError("trait '") << trait << "' is not known";
    def.traits |= uint32_t(known->second);
  }
  return success();
}

LogicalResult irdl::loadPredicates(OpDefinition &, Operation *) {
  return success();
}

LogicalResult irdl::loadEquations(OpDefinition &, Operation *) {
  return success();
}
