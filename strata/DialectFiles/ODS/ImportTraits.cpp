// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traits of operations: lists of traits, native traits by name, interfaces,
// side effects, predicates, and equations between types.
#include "strata/Definition/Traits.h"
#include "strata/DialectFiles/ODS/CppText.h"
#include "strata/DialectFiles/ODS/ImporterDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

#include <array>

using namespace strata;
using namespace strata::ods;

std::string ods::getInterfaceName(Record interface) {
  std::string ns = cleanName(interface.getString("cppNamespace"));
  std::string name = cleanName(interface.getString("cppInterfaceName"));
  return ns.empty() ? name : ns + "::" + name;
}

std::string ods::describeEffect(Record effect) {
  std::string name = cleanName(effect.getString("effect"));
  std::string word = llvm::StringSwitch<std::string>(getUnqualified(name))
                         .Case("Read", "read")
                         .Case("Write", "write")
                         .Case("Allocate", "allocate")
                         .Case("Free", "free")
                         .Default("");
  std::string resource = cleanName(effect.getString("resource"));
  if (word.empty() || resource.empty() ||
      getUnqualified(resource) == "DefaultResource")
    return word;
  return word + ":" + replaceAll(resource, "::", ".");
}

/// The declaration of effects of an operation or a constraint; null if there is
/// none.
static const NamedAttribute *findEffects(ArrayRef<NamedAttribute> words) {
  const auto *found = llvm::find_if(words, [](const NamedAttribute &word) {
    return word.getNameRef() == "strata.effects";
  });
  return found == words.end() ? nullptr : found;
}

void ods::setEffects(Context &ctx, std::vector<NamedAttribute> &words,
                     ArrayRef<std::string> effects) {
  SmallVector<Attribute, 4> texts;
  for (const std::string &effect : effects)
    texts.push_back(StringAttr::get(&ctx, effect));
  llvm::erase_if(words, [](const NamedAttribute &word) {
    return word.getNameRef() == "strata.effects";
  });
  words.push_back(NamedAttribute(StringAttr::get(&ctx, "strata.effects"),
                                 ArrayAttr::get(&ctx, texts)));
}

void Importer::importTraits(Record record, DefinitionModel &op) {
  // Lists of traits may hold lists; the order stays.
  std::vector<Record> worklist = record.getRecords("traits");
  std::reverse(worklist.begin(), worklist.end());
  llvm::StringSet<> seen;
  while (!worklist.empty()) {
    Record trait = worklist.back();
    worklist.pop_back();
    if (!seen.insert(trait.getName()).second)
      continue;
    if (!trait.isA("TraitList")) {
      importTrait(trait, op);
      continue;
    }
    std::vector<Record> inner = trait.getRecords("traits");
    worklist.insert(worklist.end(), inner.rbegin(), inner.rend());
  }
  // The two together are commonly called Pure.
  auto speculatable = llvm::find(op.traits, "AlwaysSpeculatableImplTrait");
  const NamedAttribute *effects = findEffects(op.words);
  if (speculatable != op.traits.end() && effects &&
      cast<ArrayAttr>(effects->getValue()).empty()) {
    *speculatable = "Pure";
    op.words.erase(op.words.begin() + (effects - op.words.data()));
    llvm::erase(op.interfaces, "ConditionallySpeculatable");
  }
}

void Importer::importTrait(Record trait, DefinitionModel &op) {
  if (trait.isA("MemoryEffects") || trait.isA("SideEffectsTraitBase")) {
    std::vector<std::string> effects;
    for (Record effect : trait.getRecords("effects"))
      if (std::string text = describeEffect(effect); !text.empty())
        effects.push_back(text);
    setEffects(ctx, op.words, effects);
  } else if (trait.isA("AllTypesMatch")) {
    importAllTypesMatch(trait, op);
  } else if (trait.isA("TypesMatchWith")) {
    importTypesMatch(trait, op);
  } else if (trait.isA("ShapedTypeMatchesElementCountAndTypes")) {
    importPredicate(trait, op);
    op.inferences.push_back(
        {trait.getString("elements").str(), trait.getString("shaped").str(),
         "SmallVector<Type>(cast<ShapedType>($_self).getNumElements(), "
         "cast<ShapedType>($_self).getElementType())",
         ""});
  } else if (trait.isA("PredTrait")) {
    importPredicate(trait, op);
  } else if (trait.isA("Interface")) {
    importInterface(trait, op);
  } else if (trait.isA("NativeTrait") || trait.isA("GenInternalTrait")) {
    importNativeTrait(trait, op);
  } else {
    note(op, "trait of an unknown kind", trait.getName());
    addOnce(op.remarks, "trait not carried over: " + trait.getName().str());
    addOnce(op.missing, "verify");
  }
}

/// The trait has a name among the known ones; types of whole lists follow from
/// equations.
void Importer::importAllTypesMatch(Record trait, DefinitionModel &op) {
  std::vector<std::string> values = trait.getStrings("values");
  if (values.size() < 2)
    return importPredicate(trait, op);
  addOnce(op.traits, "AllTypesMatch<" + llvm::join(values, ", ") + ">");
  auto isVariadic = [&](StringRef name) {
    auto matches = [&](const SlotModel &slot) {
      return slot.name == name && slot.arity == Arity::Variadic;
    };
    return llvm::any_of(op.operands, matches) ||
           llvm::any_of(op.results, matches);
  };
  if (llvm::all_of(values, isVariadic))
    for (size_t i = 1; i < values.size(); ++i)
      op.inferences.push_back({values[i], values[0], "$_self", ""});
}

/// Whether the arguments of a trait are classes of operations.
static bool namesOperations(StringRef trait) {
  return trait == "HasParent" || trait == "ParentOneOf" ||
         trait == "SingleBlockImplicitTerminator";
}

/// Replaces classes of operations by names; false if one is unknown.
bool Importer::resolveOperations(std::vector<std::string> &arguments) const {
  for (std::string &argument : arguments) {
    StringRef name = classes.findOp(cleanName(argument), model.cppNamespace);
    if (name.empty())
      return false;
    argument = name.str();
  }
  return true;
}

/// `HasParent<FuncOp>::Impl`: the name, with operations instead of their
/// classes.
void Importer::importNativeTrait(Record trait, DefinitionModel &op) {
  std::string text = cleanExpression(trait.getString("trait"));
  StringRef name(text);
  name.consume_back("::Impl");
  name.consume_front("OpTrait::");
  size_t bracket = name.find('<');
  std::string ns = cleanName(trait.getString("cppNamespace"));
  std::string prefix = ns.empty() || ns == "OpTrait" ? "" : ns + "::";
  if (StringRef(prefix).starts_with("OpTrait::"))
    prefix.erase(0, 9);
  if (bracket == StringRef::npos || !name.ends_with(">")) {
    addOnce(op.traits, prefix + name.str());
    return;
  }
  StringRef head = name.take_front(bracket);
  // Both spellings are the same trait.
  if (head == "SingleBlockImplicitTerminatorImpl")
    head = "SingleBlockImplicitTerminator";
  std::vector<std::string> arguments =
      splitList(name.substr(bracket + 1).drop_back());
  if (!namesOperations(head) || resolveOperations(arguments)) {
    addOnce(op.traits,
            prefix + head.str() + "<" + llvm::join(arguments, ", ") + ">");
    return;
  }
  std::string whole = (head + "<" + llvm::join(arguments, ", ") + ">").str();
  note(op, "trait that names an operation without a definition", whole);
  addOnce(op.remarks, "trait not carried over: " + whole);
  addOnce(op.missing, "verify");
}

void Importer::importInterface(Record trait, DefinitionModel &op) {
  std::string name = getInterfaceName(trait);
  addOnce(op.interfaces, name);
  if (name != "OpAsmOpInterface")
    return;
  for (const std::string &method : trait.getStrings("alwaysOverriddenMethods"))
    if (method == "getAsmResultNames")
      addOnce(op.missing, "names");
    else if (method == "getAsmBlockArgumentNames")
      addOnce(op.missing, "argumentNames");
    else if (method == "getAsmBlockNames")
      addOnce(op.missing, "blockNames");
}

/// `lhs` and `rhs` of the record are slots; the type of the second is the
/// transformed type of the first.
void Importer::importTypesMatch(Record trait, DefinitionModel &op) {
  InferenceModel inference;
  inference.from = trait.getString("lhs").str();
  inference.to = trait.getString("rhs").str();
  inference.text = cleanExpression(trait.getString("transformer"));
  Record predicate = trait.getRecord("predicate");
  std::optional<std::string> text =
      predicate ? getPredicateText(predicate) : std::nullopt;
  std::string expected =
      cleanExpression("std::equal_to<>()(" +
                      replaceAll(inference.text, "$_self",
                                 "$" + inference.from + ".getType()") +
                      ", $" + inference.to + ".getType())");
  // Checked by itself if the record only requires equality.
  if (text == expected)
    inference.summary = trait.getTrimmed("summary").str();
  else
    importPredicate(trait, op);
  op.inferences.push_back(std::move(inference));
}

void Importer::importPredicate(Record trait, DefinitionModel &op) {
  Record predicate = trait.getRecord("predicate");
  if (!predicate)
    return;
  if (std::optional<std::string> text = getPredicateText(predicate))
    op.predicates.push_back({*text, trait.getTrimmed("summary").str()});
  else
    note(op, "predicate that is too long", predicate.getName());
}

/// Removes traits that are defined only in the dialect's C++ code.
void Importer::checkTraits(DefinitionModel &op) {
  llvm::erase_if(op.traits, [&](const std::string &trait) {
    // An overlay has its verifier.
    if (classes.isFunction(trait + "::verifyTrait", model.cppNamespace))
      return false;
    StringRef name = getTraitName(trait);
    if (llvm::any_of(std::array{name, getUnqualified(name)},
                     [&](StringRef spelling) {
                       return isTraitAvailable(&ctx, spelling) ||
                              llvm::is_contained(op.interfaces, spelling);
                     }))
      return false;
    note(op, "trait defined only in C++", trait);
    addOnce(op.remarks, "trait not carried over: " + trait);
    addOnce(op.missing, "verify");
    return true;
  });
}

/// The kinds of regions are in C++. If each has one block, uses before definitions may be valid, so
/// dominance is not verified.
void Importer::assumeGraphRegions(DefinitionModel &op) {
  bool isSingle = llvm::is_contained(op.traits, "SingleBlock") ||
                  llvm::all_of(op.regions, [](const RegionModel &region) {
                    return region.numBlocks == 1;
                  });
  if (!isSingle || op.regions.empty() ||
      !llvm::is_contained(op.interfaces, "RegionKindInterface") ||
      llvm::is_contained(op.traits, "HasOnlyGraphRegion"))
    return;
  addOnce(op.traits, "HasOnlyGraphRegion");
  op.remarks.push_back("the kinds of regions are in C++; they are assumed to "
                       "be graph regions");
  note(op, "kinds of regions in C++, assumed to be graph regions", "");
}

/// Says which predicates and equations have names that only C++ knows.
void Importer::checkPredicates(DefinitionModel &op) {
  auto isUnknown = [&](StringRef text, StringRef what,
                       const DefinitionModel *scope) {
    std::vector<std::string> names =
        findUnknownNames(text, scope, classes, model.cppNamespace);
    if (names.empty())
      return false;
    note(op, (what + " with a name defined only in C++").str(), names.front());
    addOnce(op.missing, "predicate");
    return true;
  };
  for (const PredicateModel &predicate : op.predicates)
    (void)isUnknown(predicate.text, "predicate", &op);
  for (const InferenceModel &inference : op.inferences)
    if (isUnknown(inference.text, "equation of types", nullptr))
      addOnce(op.missing, "infer");
}
