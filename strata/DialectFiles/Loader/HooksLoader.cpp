// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C++ attached to loaded operations (Definition/OpHooks.h): the hooks that the
// file lists must be those that C++ registers.
#include "strata/Definition/OpHooks.h"
#include "strata/DialectFiles/Loader/DialectLoaderDetail.h"
#include "strata/IR/Build/RuleFoldInterface.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::irdl;

/// Checks the words of the list of hooks `attrName`. A predicate may be
/// missing, too, or the directives of a format.
static LogicalResult verifyHookNames(Context *ctx, Location loc,
                                     StringRef attrName,
                                     ArrayRef<std::string> names) {
  for (const std::string &name : names)
    if (!llvm::is_contained(getHookNames(), name) &&
        (attrName != "strata.missing" ||
         (name != "predicate" && name != "directives")))
      return emitError(ctx, loc, "unknown hook '")
             << name << "' in '" << attrName << "'; expected one of "
             << llvm::join(getHookNames(), ", ");
  return success();
}

static LogicalResult verifyInterfaces(OpDefinition &def, Location loc,
                                      const OpHooks &hooks) {
  for (const InterfaceTable &table : hooks.interfaces)
    if (!def.hasTrait(table.name))
      return emitError(def.ctx, loc, "interface '")
             << table.name << "' is registered for '" << def.name
             << "', but not listed in 'strata.interfaces'";
  return success();
}

/// The hooks registered for `def`. Where no C++ folds, the rules of the dialect do, if it has
/// any.
static OpHooks findHooks(const OpDefinition &def, bool listsFold) {
  const OpHooks *registered = findOpHooks(def.ctx, def.name);
  OpHooks hooks = registered ? *registered : OpHooks();
  if (listsFold && !hooks.fold)
    if (const auto *rules = dyn_cast<RuleFoldInterface>(def.dialect))
      hooks.fold = rules->getFold();
  return hooks;
}

LogicalResult irdl::loadHooks(OpDefinition &def, const DefinitionModel &model) {
  Location loc = model.loc;
  const std::vector<std::string> &listed = model.hooks;
  if (failed(verifyHookNames(def.ctx, loc, "strata.hooks", listed)) ||
      failed(verifyHookNames(def.ctx, loc, "strata.missing", model.missing)))
    return failure();
  OpHooks hooks = findHooks(def, llvm::is_contained(listed, "fold"));
  std::vector<StringRef> found = getHookNames(hooks);
  for (const std::string &name : listed)
    if (!llvm::is_contained(found, name))
      return emitError(def.ctx, loc, "hook '")
             << name << "' of '" << def.name
             << "' is listed, but not registered";
  for (StringRef name : found)
    if (!llvm::is_contained(listed, name))
      return emitError(def.ctx, loc, "hook '")
             << name << "' is registered for '" << def.name
             << "', but not listed in 'strata.hooks'";
  if (model.format && (hooks.print || hooks.parse))
    return emitError(def.ctx, loc, "'")
           << def.name
           << "' has both a format and a hook for parsing or printing";
  if (failed(verifyInterfaces(def, loc, hooks)))
    return failure();
  attachHooks(def, hooks);
  return takeAttachedInterfaces(def, [&] { return emitError(def.ctx, loc); });
}

LogicalResult irdl::verifyHooks(const DialectModel &model,
                                const Dialect &dialect,
                                ArrayRef<StringRef> names) {
  for (StringRef name : getOpsWithHooks(dialect))
    if (!llvm::is_contained(names, name))
      return emitError(dialect.getContext(), model.loc,
                       "hooks are registered for '")
             << name << "', which the dialect does not define";
  return verifyAttachedInterfaces(dialect, names, [&] {
    return emitError(dialect.getContext(), model.loc);
  });
}
