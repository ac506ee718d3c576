// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations whose results are functions of numbers, as expressions (docs/semantics.md).
#include "strata/Definition/EnumDefinition.h"
#include "strata/DialectFiles/Extension/ExtensionArgs.h"
#include "strata/Interfaces/ConditionallySpeculatable.h"
#include "strata/Semantics/OpSemantics.h"
#include "strata/Semantics/Speculation.h"

using namespace strata;
using namespace strata::semantics;

static constexpr StringLiteral computes = "strata.computes";
static constexpr StringLiteral poisonIf = "strata.poison_if";
static constexpr StringLiteral undefinedIf = "strata.undefined_if";

static constexpr StringLiteral foldUnless = "strata.fold_unless";
static constexpr StringLiteral keepsPoison = "strata.keeps_poison";
static constexpr StringLiteral anyIndexWidth = "strata.any_index_width";

static constexpr ExtensionKey keys[] = {{.kind = KeyKind::Text}};

static constexpr ExtensionAttribute attributes[] = {
    {computes, OnOperation, ExtensionForm::StringOrStrings, keys,
     "its results as expressions, in order"},
    {poisonIf, OnOperation, ExtensionForm::String, keys,
     "the condition under which its results are poison"},
    {undefinedIf, OnOperation, ExtensionForm::String, keys,
     "the condition under which its behavior is undefined"},
    {foldUnless, OnOperation, ExtensionForm::String, keys,
     "the condition under which constant operands are not folded"},
    {keepsPoison,
     OnOperation,
     ExtensionForm::Unit,
     {},
     "poison operands are not folded"},
    {anyIndexWidth,
     OnOperation,
     ExtensionForm::Unit,
     {},
     "constants are folded only if results agree for indices of 32 and 64 "
     "bits"}};

static constexpr StringRef interfaces[] = {ComputedOpInterface::name,
                                           ConditionallySpeculatable::name};

static Speculatability getSpeculatability(Operation *op) {
  return isAlwaysDefined(op) ? Speculatability::Speculatable
                             : Speculatability::NotSpeculatable;
}

/// The names that expressions of `def` can use.
static Signature getSignature(const OpDefinition &def) {
  Signature signature;
  for (const ValueSlot &operand : def.operands)
    signature.operands.push_back(operand.name);
  for (const ValueSlot &result : def.results)
    signature.results.push_back(result.name);
  for (const AttrSlot &attr : def.attributes) {
    AttributeName name{attr.name, attr.kind.enumeration};
    using Tag = AttrKind::Tag;
    if (attr.kind.tag == Tag::Attribute && attr.kind.definition)
      name.cases = attr.kind.definition->enumeration.get();
    bool isTruth = attr.kind.tag == Tag::Unit || attr.kind.tag == Tag::Bool;
    if (!name.cases && !isTruth)
      name.name.clear();
    signature.attributes.push_back(std::move(name));
  }
  return signature;
}

static std::shared_ptr<const Expression>
parse(const ExtensionArgs &args, StringRef attrName, StringRef text,
      const Signature &signature, ExpectedType expected) {
  ExpressionError error;
  auto expression = Expression::parse(text, signature, expected, error);
  if (!expression)
    args.emitError(attrName, text, error.offset) << error.message;
  return expression;
}

/// Expressions are functions of single values.
static LogicalResult checkSlots(const ExtensionArgs &args) {
  const OpDefinition &def = args.getDefinition();
  auto check = [&](ArrayRef<ValueSlot> slots, StringRef kind) -> LogicalResult {
    for (const ValueSlot &slot : slots)
      if (slot.arity != Arity::One)
        return args.emitError(computes)
               << kind << " '" << slot.name << "' is not a single value";
    return success();
  };
  if (failed(check(def.operands, "operand")) ||
      failed(check(def.results, "result")))
    return failure();
  if (def.results.empty())
    return args.emitError(computes) << "the operation has no results";
  if (!def.regions.empty() || def.numSuccessors != 0)
    return args.emitError(computes)
           << "the operation has regions or successors";
  return success();
}

static LogicalResult attach(ExtensionArgs &args) {
  OpDefinition &def = args.getDefinition();
  if (!args.has(computes))
    return args.emitError() << "'" << computes << "' is missing";
  if (failed(checkSlots(args)))
    return failure();
  OpSemantics semantics;
  semantics.signature = getSignature(def);
  std::vector<std::string> texts = args.getStrings(computes);
  if (texts.size() != def.results.size())
    return args.emitError(computes)
           << "expected an expression for each of "
           << uint64_t(def.results.size()) << " results, found "
           << uint64_t(texts.size());
  for (auto [i, text] : llvm::enumerate(texts)) {
    semantics.values.push_back(parse(args, computes, text, semantics.signature,
                                     {.result = unsigned(i)}));
    if (!semantics.values.back())
      return failure();
  }
  for (auto [name, condition] :
       {std::pair(poisonIf, &semantics.poisonIf),
        std::pair(undefinedIf, &semantics.undefinedIf),
        std::pair(foldUnless, &semantics.foldUnless)}) {
    auto text = dyn_cast_or_null<StringAttr>(args.get(name));
    if (!text)
      continue;
    *condition = parse(args, name, text.getValue(), semantics.signature, {});
    if (!*condition)
      return failure();
  }
  semantics.keepsPoison = args.has(keepsPoison);
  semantics.isForAnyIndexWidth = args.has(anyIndexWidth);
  // Where constants are never folded, a hook may still fold some of them.
  auto never = dyn_cast_or_null<StringAttr>(args.get(foldUnless));
  if (never && never.getValue() == "true")
    semantics.foldUnless = nullptr;
  else
    def.foldConstants = foldComputation;
  args.implement(getInterfaceTable(std::move(semantics)));
  static constexpr ConditionallySpeculatable table = {getSpeculatability};
  if (!def.hasTrait(OpTrait::AlwaysSpeculatableImplTrait))
    args.implementByDefault(table);
  return success();
}

static LogicalResult verify(const ExtensionArgs &args) {
  if (args.getDefinition().hasTrait(OpTrait::NoMemoryEffect))
    return success();
  return args.emitError(computes)
         << "the operation must have the trait 'Pure' or 'NoMemoryEffect'";
}

namespace strata::irdl {
ArrayRef<Extension> getComputationsExtensions() {
  static constexpr Extension extension = {.title = "computation",
                                          .attributes = attributes,
                                          .interfaces = interfaces,
                                          .change = ExtensionChange::Breaking,
                                          .attach = attach,
                                          .verify = verify};
  return extension;
}
} // namespace strata::irdl
