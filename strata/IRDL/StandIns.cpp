// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IRDL/StandIns.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Traits.h"
#include "strata/IRDL/DialectLoaderDetail.h"
#include "strata/IRDL/IRDLDialect.h"
#include "strata/Predicate/Predicate.h"

using namespace strata;
using namespace strata::irdl;

/// All hooks that a file can list, each of which does nothing.
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
  hooks.getAsmBlockArgumentNames = [](Region &,
                                      function_ref<void(Value, StringRef)>) {};
  hooks.getAsmBlockNames = [](Operation *,
                              function_ref<void(Block *, StringRef)>) {};
  hooks.inferTypes = [](const InferenceInput &, SmallVectorImpl<Type> &) {
    return failure();
  };
  hooks.areCompatibleTypes = [](ArrayRef<Type>, ArrayRef<Type>) {
    return true;
  };
  hooks.getEffects = [](Operation *, SmallVectorImpl<EffectInstance> &) {};
  hooks.fold = [](Operation *, ArrayRef<Attribute>,
                  SmallVectorImpl<OpFoldResult> &) { return failure(); };
  hooks.canonicalize = [](RewritePatternSet &) {};
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
  empty.parseOptional = [](OpAsmParser &, MutableArrayRef<ParsedArgument>)
      -> std::optional<ParseResult> { return std::nullopt; };
  while (true) {
    format = format.split("custom<").second;
    if (format.empty())
      return;
    StringRef name = format.take_until([](char c) { return c == '>'; }).trim();
    if (!findFormatDirective(dialect, name))
      registerFormatDirective((dialect + "." + name).str(), empty);
  }
}

/// Registers the functions that the equations of `op` call, and that nobody
/// knows.
static void registerFunctions(Operation *op) {
  auto equations = dyn_cast_or_null<ArrayAttr>(op->getAttr("strata.infer"));
  if (!equations)
    return;
  PredicateFunction unknown;
  unknown.call = [](const PredicateCall &) {
    return PredicateValue::getFailure("a function that is not there yet");
  };
  for (Attribute equation : equations.getValue()) {
    auto entry = dyn_cast<ArrayAttr>(equation);
    auto text = entry && entry.size() > 2
                    ? dyn_cast<StringAttr>(entry.getValue()[2])
                    : StringAttr();
    PredicateError error;
    auto predicate = text ? Predicate::parse(text.getValue(), error) : nullptr;
    if (!predicate)
      continue;
    for (const std::string &name : predicate->getUnknownNames())
      registerPredicateFunction(name, unknown);
  }
}

void strata::registerStandIns(Operation *root) {
  Context *ctx = root->getContext();
  const OpHooks all = getEmptyHooks();
  root->walk([&](Operation *op) {
    StringRef kind = op->getName().getStringRef();
    bool isType = kind == "irdl.type" || kind == "irdl.attribute";
    if ((!isType && kind != "irdl.operation") || !hasRelaxedNames(op))
      return;
    StringRef dialect = nameOf(getEnclosingDialect(op));
    registerDirectives(dialect, getString(op, "strata.format"));
    if (isType)
      return;
    std::string name = (dialect + "." + nameOf(op)).str();
    std::vector<std::string> hooks = getStrings(op, "strata.hooks");
    if (!hooks.empty() && !findOpHooks(ctx, name))
      registerOpHooks(ctx, name, selectHooks(all, hooks));
    for (const std::string &trait : getStrings(op, "strata.traits"))
      if (StringRef known = getTraitName(trait); !isTraitAvailable(ctx, known))
        (void)registerTrait(ctx, {known, "", TraitArguments::Any});
    registerFunctions(op);
  });
}
