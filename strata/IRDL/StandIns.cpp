// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IRDL/StandIns.h"
#include "strata/Asm/FormatDirective.h"
#include "strata/IR/OpHooks.h"
#include "strata/IR/Traits.h"
#include "strata/IRDL/DialectLoaderDetail.h"
#include "strata/IRDL/IRDLDialect.h"

using namespace strata;
using namespace strata::irdl;

/// Hooks for all words of a file, each of which does nothing.
static OpHooks getEmptyHooks() {
  OpHooks hooks;
  hooks.verify = [](Operation *) { return success(); };
  hooks.verifyRegions = hooks.verify;
  hooks.verifySymbolUses = [](Operation *, SymbolTableCollection &) {
    return success();
  };
  hooks.print = [](Operation *, OpAsmPrinter &) {};
  hooks.parse = [](OpAsmParser &, OperationState &) -> ParseResult {
    return failure();
  };
  hooks.getAsmResultNames = [](Operation *,
                               function_ref<void(Value, StringRef)>) {};
  hooks.getAsmBlockArgumentNames =
      [](Region &, function_ref<void(Value, StringRef)>) {};
  hooks.getAsmBlockNames = [](Operation *,
                              function_ref<void(Block *, StringRef)>) {};
  hooks.inferTypes = [](const InferenceInput &, SmallVectorImpl<Type> &) {
    return failure();
  };
  hooks.areCompatibleTypes = [](ArrayRef<Type>, ArrayRef<Type>) {
    return true;
  };
  hooks.getEffects = [](Operation *, SmallVectorImpl<EffectInstance> &) {};
  return hooks;
}

/// The part of `all` that `names` lists.
static OpHooks select(const OpHooks &all, ArrayRef<std::string> names) {
  auto has = [&](StringRef name) { return llvm::is_contained(names, name); };
  OpHooks hooks;
  hooks.verify = has("verify") ? all.verify : nullptr;
  hooks.verifyRegions = has("verifyRegions") ? all.verifyRegions : nullptr;
  hooks.verifySymbolUses = has("verifySymbolUses") ? all.verifySymbolUses : nullptr;
  hooks.print = has("print") ? all.print : nullptr;
  hooks.parse = has("parse") ? all.parse : nullptr;
  hooks.getAsmResultNames = has("names") ? all.getAsmResultNames : nullptr;
  hooks.getAsmBlockArgumentNames =
      has("argumentNames") ? all.getAsmBlockArgumentNames : nullptr;
  hooks.getAsmBlockNames = has("blockNames") ? all.getAsmBlockNames : nullptr;
  hooks.inferTypes = has("infer") ? all.inferTypes : nullptr;
  hooks.areCompatibleTypes = has("compatible") ? all.areCompatibleTypes : nullptr;
  hooks.getEffects = has("effects") ? all.getEffects : nullptr;
  static const char nothing = 0;
  hooks.fold = has("fold") ? &nothing : nullptr;
  hooks.canonicalize = has("canonicalize") ? &nothing : nullptr;
  return hooks;
}

/// Registers the custom directives that `format` mentions.
static void registerDirectives(StringRef dialect, StringRef format) {
  FormatDirective empty;
  empty.minArgs = 0;
  empty.maxArgs = ~0u;
  empty.parse = [](OpAsmParser &,
                   MutableArrayRef<ParsedArgument>) -> ParseResult {
    return failure();
  };
  empty.print = [](OpAsmPrinter &, Operation *, ArrayRef<PrintedArgument>) {};
  empty.parseOptional =
      [](OpAsmParser &,
         MutableArrayRef<ParsedArgument>) -> std::optional<ParseResult> {
    return std::nullopt;
  };
  while (true) {
    format = format.split("custom<").second;
    if (format.empty())
      return;
    StringRef name = format.take_until([](char c) { return c == '>'; }).trim();
    if (!findFormatDirective(dialect, name))
      registerFormatDirective((dialect + "." + name).str(), empty);
  }
}

void strata::registerStandIns(Operation *root) {
  Context *ctx = root->getContext();
  const OpHooks all = getEmptyHooks();
  root->walk([&](Operation *op) {
    if (op->getName().getStringRef() != "irdl.operation" ||
        !hasRelaxedNames(op))
      return;
    StringRef dialect = nameOf(getEnclosingDialect(op));
    std::string name = (dialect + "." + nameOf(op)).str();
    std::vector<std::string> hooks = getStrings(op, "strata.hooks");
    if (!hooks.empty() && !findOpHooks(ctx, name))
      registerOpHooks(ctx, name, select(all, hooks));
    for (const std::string &trait : getStrings(op, "strata.traits"))
      if (StringRef known = getTraitName(trait); !isTraitAvailable(ctx, known))
        registerTrait(ctx, known);
    registerDirectives(dialect, getString(op, "strata.format"));
  });
}
