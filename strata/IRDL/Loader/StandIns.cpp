// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IRDL/Loader/StandIns.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Traits.h"
#include "strata/IR/Context.h"
#include "strata/IRDL/Model/DialectModel.h"
#include "strata/Predicate/Predicate.h"

using namespace strata;

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
static void registerDirectives(Context &ctx, StringRef dialect,
                               StringRef format) {
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
    if (!findFormatDirective(ctx, dialect, name))
      registerFormatDirective(ctx, (dialect + "." + name).str(), empty);
  }
}

/// Registers the unknown functions that the equations of `model` call.
static void registerFunctions(Context *ctx, const DefinitionModel &model) {
  PredicateFunction unknown;
  unknown.call = [](const PredicateCall &) {
    return PredicateValue::getFailure("the function is not registered");
  };
  for (const InferenceModel &inference : model.inferences) {
    PredicateError error;
    auto predicate = Predicate::parse(inference.text, error);
    if (!predicate)
      continue;
    for (const std::string &name : predicate->getUnknownNames())
      registerPredicateFunction(*ctx, name, unknown);
  }
}

/// Registers the hooks and traits that `model` lists.
static void registerListed(Context *ctx, const DefinitionModel &model,
                           const OpHooks &all) {
  if (!model.hooks.empty() && !findOpHooks(ctx, model.fullName))
    registerOpHooks(ctx, model.fullName, selectHooks(all, model.hooks));
  for (const std::string &trait : model.traits)
    if (StringRef known = getTraitName(trait); !isTraitAvailable(ctx, known))
      (void)registerTrait(ctx, {known, "", TraitArguments::Any});
}

void strata::registerStandIns(Operation *root) {
  const OpHooks all = getEmptyHooks();
  DialectReadOptions options;
  options.writesExpressions = false;
  for (const DialectModel &dialect : readDialects(root, options))
    for (const DefinitionModel &model : dialect.definitions) {
      if (!dialect.isExtended)
        continue;
      registerDirectives(*root->getContext(), dialect.name,
                         model.format.value_or(""));
      if (!model.isOperation())
        continue;
      registerListed(root->getContext(), model, all);
      registerFunctions(root->getContext(), model);
    }
}
