// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C++ attached to loaded operations (Definition/OpHooks.h): the file and the C++ side
// have to agree on what there is.
#include "strata/Definition/OpHooks.h"
#include "strata/IRDL/DialectLoaderDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::irdl;

/// Checks the words of a list of hooks. What is missing may also be a
/// predicate, or the directives of a format.
static LogicalResult verifyHookNames(Operation *op, StringRef attrName) {
  for (const std::string &name : getStrings(op, attrName))
    if (!llvm::is_contained(getHookNames(), name) &&
        (attrName != "strata.missing" ||
         (name != "predicate" && name != "directives")))
      return op->emitError("'")
             << name << "' in '" << attrName << "' is no hook; there are "
             << llvm::join(getHookNames(), ", ");
  return success();
}

static LogicalResult verifyInterfaces(OpDefinition &def, Operation *op,
                                      const OpHooks &hooks) {
  for (const InterfaceTable &table : hooks.interfaces)
    if (!def.hasTrait(table.name))
      return op->emitError("interface '")
             << table.name << "' is registered for '" << def.name
             << "', but not listed in 'strata.interfaces'";
  return success();
}

LogicalResult irdl::loadHooks(OpDefinition &def, Operation *op) {
  if (failed(verifyHookNames(op, "strata.hooks")) ||
      failed(verifyHookNames(op, "strata.missing")))
    return failure();
  std::vector<std::string> listed = getStrings(op, "strata.hooks");
  static const OpHooks none;
  const OpHooks *registered = findOpHooks(def.ctx, def.name);
  const OpHooks &hooks = registered ? *registered : none;
  std::vector<StringRef> found = getHookNames(hooks);
  for (const std::string &name : listed)
    if (!llvm::is_contained(found, name))
      return op->emitError("hook '") << name << "' of '" << def.name
                                     << "' is listed, but not registered";
  for (StringRef name : found)
    if (!llvm::is_contained(listed, name))
      return op->emitError("hook '")
             << name << "' is registered for '" << def.name
             << "', but not listed in 'strata.hooks'";
  if (op->getAttr("strata.format") && (hooks.print || hooks.parse))
    return op->emitError("'")
           << def.name << "' has a format and a hook for its syntax";
  if (failed(verifyInterfaces(def, op, hooks)))
    return failure();
  attachHooks(def, hooks);
  return takeAttachedInterfaces(def, [&] { return op->emitError(); });
}

LogicalResult irdl::verifyHooks(Operation *op, const Dialect &dialect,
                                ArrayRef<StringRef> names) {
  for (StringRef name : getOpsWithHooks(dialect))
    if (!llvm::is_contained(names, name))
      return op->emitError("hooks are registered for '")
             << name << "', which the dialect does not define";
  return verifyAttachedInterfaces(dialect, names,
                                  [&] { return op->emitError(); });
}
