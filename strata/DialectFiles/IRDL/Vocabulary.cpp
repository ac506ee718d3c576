// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/IRDL/Vocabulary.h"

#include "strata/Definition/AttrKind.h"
#include "strata/DialectFiles/Loader/DialectLoaderDetail.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using namespace strata::irdl;

uint8_t irdl::getExtensionPlace(Operation *op) {
  return llvm::StringSwitch<uint8_t>(op->getName().getStringRef())
      .Case("irdl.dialect", OnDialect)
      .Case("irdl.type", OnType)
      .Case("irdl.attribute", OnAttribute)
      .Case("irdl.operation", OnOperation)
      .Case("irdl.region", OnRegion)
      .Default(op->getNumResults() == 1 ? OnConstraint : 0);
}

std::string irdl::checkVocabulary(Operation *op, NamedAttribute attr) {
  return checkExtensionAttribute(op->getContext(), getExtensionPlace(op),
                                 op->getName().getStringRef(), attr);
}

std::string irdl::checkSpelling(Operation *op, NamedAttribute attr) {
  Context *ctx = op->getContext();
  StringRef name = attr.getNameRef();
  if (findExtensionAttribute(ctx, name))
    return {};
  std::string meant = findExtensionSpelling(ctx, getExtensionPlace(op), name);
  if (meant.empty())
    return {};
  return ("attribute '" + name + "' has no effect; did you mean '" + meant +
          "'?")
      .str();
}

//===-- Words in texts ----------------------------------------------------===//

bool irdl::isKindSpelling(StringRef kind, Context *ctx) {
  StringRef element = kind;
  while (element.consume_front("array<"))
    if (!element.consume_back(">"))
      return false;
  if (element.starts_with("!") || element.starts_with("#"))
    return element.contains('.');
  return AttrKind::parse(kind, ctx).has_value();
}
