// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compares two versions of one definition, except for the parts in
// SlotDiff.cpp.
#include "strata/Definition/Traits.h"
#include "strata/DialectFiles/Tools/DialectDiffDetail.h"
#include "strata/DialectFiles/Tools/DialectShow.h"
#include "strata/DialectFiles/Tools/ExtensionText.h"
#include "strata/DialectFiles/Tools/FormatText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace strata;
using Change = ConstraintChange::Kind;

//===-- Traits ------------------------------------------------------------===//

/// The traits of one version, as C++ spells them.
static llvm::StringSet<> expandTraits(Context *ctx,
                                      const DefinitionModel &def) {
  llvm::StringSet<> all;
  for (StringRef text : def.traits)
    for (const std::string &trait : expandTrait(ctx, text))
      all.insert(trait);
  return all;
}

/// Whether to get, or else to lose, `trait` breaks users. An unknown trait is a
/// restriction; interfaces that come with others are none.
static bool isBreakingTrait(Context *ctx, StringRef trait, bool isNew) {
  StringRef name = getTraitName(trait);
  const TraitInfo *info = findTraitInfo(ctx, name);
  if (!info && findOpTrait({name.data(), name.size()}))
    return false;
  TraitChange change = info ? info->change : TraitChange::Restriction;
  return change == TraitChange::RestrictionAndPermission ||
         change == (isNew ? TraitChange::Restriction : TraitChange::Permission);
}

/// Reports the traits of `def`, one version, that are not among those of the other.
void DefinitionDiff::compareTraits(const DefinitionModel &def,
                                   const llvm::StringSet<> &others,
                                   bool isNew) {
  for (StringRef text : def.traits) {
    bool isMissing = false, isBreaking = false;
    for (const std::string &trait : expandTrait(ctx, text)) {
      if (others.contains(trait))
        continue;
      isMissing = true;
      isBreaking |= isBreakingTrait(ctx, trait, isNew);
    }
    if (isMissing)
      add(isBreaking, "trait",
          isNew ? ("new trait '" + text + "'").str()
                : ("trait '" + text + "' was removed").str());
  }
}

void DefinitionDiff::compareTraits() {
  compareTraits(before, expandTraits(ctx, after), /*isNew=*/false);
  compareTraits(after, expandTraits(ctx, before), /*isNew=*/true);
}

void DefinitionDiff::compareInterfaces() {
  for (const std::string &name : before.interfaces)
    if (!llvm::is_contained(after.interfaces, name))
      breaking("interface", "interface '" + name + "' was removed");
  for (const std::string &name : after.interfaces)
    if (!llvm::is_contained(before.interfaces, name))
      compatible("interface", "new interface '" + name + "'");
}

//===-- Syntax ------------------------------------------------------------===//

static bool isSameText(const FormatNode &from, const FormatNode &to) {
  if (from.kind != to.kind || from.text != to.text ||
      from.isAnchor != to.isAnchor ||
      from.children.size() != to.children.size() ||
      from.otherwise.size() != to.otherwise.size())
    return false;
  for (auto [a, b] : llvm::zip(from.children, to.children))
    if (!isSameText(a, b))
      return false;
  for (auto [a, b] : llvm::zip(from.otherwise, to.otherwise))
    if (!isSameText(a, b))
      return false;
  return true;
}

/// Whether `to` is `from` with optional groups added at the outermost level.
static bool onlyAddsGroups(StringRef from, StringRef to) {
  auto before = parseFormatText(from), after = parseFormatText(to);
  if (!before || !after)
    return false;
  size_t i = 0;
  for (const FormatNode &node : *after) {
    if (i < before->size() && isSameText((*before)[i], node)) {
      ++i;
      continue;
    }
    if (node.kind != FormatNode::Kind::Group || !node.otherwise.empty())
      return false;
  }
  return i == before->size();
}

/// `text` with the names of slots that were renamed, in the order of their
/// positions.
static std::string renameVariables(StringRef text,
                                   const std::vector<SlotModel> &from,
                                   const std::vector<SlotModel> &to) {
  if (from.size() != to.size())
    return text.str();
  SmallVector<StringRef> words;
  text.split(words, ' ');
  std::string result;
  for (StringRef word : words) {
    result += result.empty() ? "" : " ";
    const SlotModel *slot =
        word.starts_with("$") ? findSlot(from, word.drop_front()) : nullptr;
    bool isRenamed = slot && !findSlot(to, slot->name);
    result += isRenamed ? "$" + to[slot - from.data()].name : word.str();
  }
  return result;
}

void DefinitionDiff::compareSyntax() {
  if (before.format && !after.format)
    return breaking("syntax", "the custom form was removed");
  if (!before.format && after.format)
    return compatible("syntax", "a custom form was added");
  if (!before.format)
    return;
  std::string from = normalizeFormat(*before.format);
  from = renameVariables(from, before.operands, after.operands);
  from = renameVariables(from, before.results, after.results);
  std::string to = normalizeFormat(*after.format);
  if (from == to)
    return;
  if (onlyAddsGroups(from, to))
    compatible("syntax", "the format has new optional elements: " +
                             collapseBlanks(*after.format));
  else
    breaking("syntax", "the format is " + collapseBlanks(*after.format) +
                           ", was " + collapseBlanks(*before.format));
}

//===-- Rules -------------------------------------------------------------===//

void DefinitionDiff::compareRules() {
  auto describe = [](const PredicateModel &predicate) {
    return predicate.summary.empty() ? predicate.text : predicate.summary;
  };
  auto has = [](const DefinitionModel &def, const PredicateModel &predicate) {
    return llvm::any_of(def.predicates, [&](const PredicateModel &other) {
      return other.text == predicate.text;
    });
  };
  // The name of a predicate identifies it, if its text differs.
  auto isRewritten = [&](const DefinitionModel &def,
                         const DefinitionModel &other,
                         const PredicateModel &predicate) {
    return !predicate.summary.empty() &&
           llvm::any_of(other.predicates, [&](const PredicateModel &candidate) {
             return candidate.summary == predicate.summary &&
                    !has(def, candidate);
           });
  };
  for (const PredicateModel &predicate : after.predicates)
    if (!has(before, predicate))
      breaking("predicate", isRewritten(after, before, predicate)
                                ? "'" + predicate.summary + "' is now " +
                                      collapseBlanks(predicate.text)
                                : "new predicate: " + describe(predicate));
  for (const PredicateModel &predicate : before.predicates)
    if (!has(after, predicate) && !isRewritten(before, after, predicate))
      compatible("predicate", "removed predicate: " + describe(predicate));
  auto hasInference = [](const DefinitionModel &def,
                         const InferenceModel &inference) {
    return llvm::any_of(def.inferences, [&](const InferenceModel &other) {
      return other.to == inference.to && other.from == inference.from &&
             other.text == inference.text;
    });
  };
  for (const InferenceModel &inference : after.inferences)
    if (!hasInference(before, inference))
      breaking("inference", "the type of '" + inference.to +
                                "' is now inferred from '" + inference.from +
                                "': " + inference.text);
  for (const InferenceModel &inference : before.inferences)
    if (!hasInference(after, inference))
      compatible("inference", "the type of '" + inference.to +
                                  "' is no longer inferred from '" +
                                  inference.from + "': " + inference.text);
}

void DefinitionDiff::compareExtensions(StringRef what,
                                       ArrayRef<ExtensionUse> from,
                                       ArrayRef<ExtensionUse> to) {
  for (const ExtensionDifference &change : strata::compareExtensions(from, to))
    add(change.isBreaking, change.title, what + change.message);
}

/// Compares the attributes of extensions on the definition, and on the
/// constraints of slots that have the same name.
void DefinitionDiff::compareAllExtensions() {
  compareExtensions("", before.extensions, after.extensions);
  auto compare = [&](StringRef what, const Slots &from, const Slots &to) {
    for (const SlotModel &slot : from)
      if (const SlotModel *other = findSlot(to, slot.name))
        compareExtensions((what + " '" + slot.name + "': ").str(),
                          before.constraintOf(slot).extensions,
                          after.constraintOf(*other).extensions);
  };
  compare("operand", before.operands, after.operands);
  compare("result", before.results, after.results);
  compare("attribute", before.attributes, after.attributes);
  compare("parameter", before.parameters, after.parameters);
}

//===-- Regions and successors --------------------------------------------===//

/// The contents of `strata.arguments`, without the names.
static std::vector<std::string> getArgumentTexts(const RegionModel &region) {
  std::vector<std::string> texts;
  for (const ArgumentModel &argument : region.namedArguments)
    texts.push_back(argument.text.empty() ? "from '" + argument.from + "'"
                                          : "from '" + argument.from + "' by " +
                                                collapseBlanks(argument.text));
  return texts;
}

/// Compares arguments that have names. The change accepts more only if there
/// were none.
void DefinitionDiff::compareNamedArguments(const RegionModel &from,
                                           const RegionModel &to) {
  std::vector<std::string> was = getArgumentTexts(from),
                           is = getArgumentTexts(to);
  if (was == is)
    return;
  auto join = [](const std::vector<std::string> &texts) {
    return texts.empty() ? std::string("any") : llvm::join(texts, ", ");
  };
  add(!is.empty(), "region",
      "arguments of region '" + from.name + "' are " + join(is) + ", were " +
          join(was));
}

void DefinitionDiff::compareRegion(const RegionModel &from,
                                   const RegionModel &to) {
  compareNamedArguments(from, to);
  if (from.name != to.name)
    breaking("renamed",
             "region '" + from.name + "' is now called '" + to.name + "'");
  if (from.isVariadic != to.isVariadic)
    add(!to.isVariadic, "arity",
        "region '" + from.name + "' is " +
            (to.isVariadic ? "variadic" : "single") + " now");
  if (from.numBlocks != to.numBlocks)
    add(to.numBlocks.has_value(), "region",
        "region '" + from.name + "' has " +
            (to.numBlocks ? Twine(*to.numBlocks) : Twine("any number of")) +
            " blocks now");
  if (!to.arguments) {
    if (from.arguments)
      compatible("region",
                 "region '" + from.name + "' may have any arguments now");
    return;
  }
  if (!from.arguments || from.arguments->size() != to.arguments->size())
    return breaking("region",
                    "region '" + from.name + "' requires different arguments");
  for (auto [i, pair] :
       llvm::enumerate(llvm::zip(*from.arguments, *to.arguments))) {
    auto [was, is] = pair;
    ConstraintChange change =
        table.compare(table.add(before, was), table.add(after, is));
    if (change.kind != Change::Same)
      add(change.kind != Change::Widened, "region",
          "argument #" + Twine(i) + " of region '" + from.name + "' " +
              change.description);
  }
}

void DefinitionDiff::compareRegions() {
  if (before.regions.size() != after.regions.size())
    return breaking("arity", "it has " + Twine(after.regions.size()) +
                                 " regions, had " +
                                 Twine(before.regions.size()));
  for (auto [from, to] : llvm::zip(before.regions, after.regions))
    compareRegion(from, to);
}

void DefinitionDiff::compareSuccessors() {
  auto from = before.successors, to = after.successors;
  if (from == to)
    return;
  auto isOpen = [](const std::vector<std::string> &list) {
    return !list.empty() && StringRef(list.back()).ends_with("...");
  };
  // All previous values remain valid if the added part may be absent.
  bool isWider = isOpen(to) && to.size() <= from.size() + 1 &&
                 std::equal(to.begin(), to.end() - 1, from.begin());
  add(!isWider, "arity", "the successors changed");
}

//===-- Enumerations ------------------------------------------------------===//

void DefinitionDiff::compareCases(const EnumModel &from, const EnumModel &to) {
  auto byKeyword = [](const EnumModel &model, StringRef keyword) {
    auto it = llvm::find_if(model.cases, [&](const EnumModel::Case &entry) {
      return entry.keyword == keyword;
    });
    return it == model.cases.end() ? nullptr : &*it;
  };
  auto newName = [&](int64_t value) -> const EnumModel::Case * {
    for (const EnumModel::Case &entry : to.cases)
      if (entry.value == value && !byKeyword(from, entry.keyword))
        return &entry;
    return nullptr;
  };
  for (const EnumModel::Case &entry : from.cases) {
    if (const EnumModel::Case *other = byKeyword(to, entry.keyword)) {
      if (entry.value != other->value)
        breaking("case", "case '" + entry.keyword + "' is " +
                             Twine(other->value) + ", was " +
                             Twine(entry.value));
      if (entry.symbol != other->symbol)
        breaking("class",
                 "case '" + entry.keyword + "' is called '" +
                     (other->symbol.empty() ? other->keyword : other->symbol) +
                     "' in C++");
    } else if (const EnumModel::Case *renamed = newName(entry.value)) {
      breaking("renamed", "case '" + entry.keyword + "' is now called '" +
                              renamed->keyword + "'");
      setRule("case", entry.keyword, renamed->keyword);
    } else {
      breaking("case", "case '" + entry.keyword + "' was removed");
    }
  }
  for (const EnumModel::Case &entry : to.cases) {
    bool isOld = llvm::any_of(from.cases, [&](const EnumModel::Case &other) {
      return other.keyword == entry.keyword ||
             (other.value == entry.value && !byKeyword(to, other.keyword));
    });
    if (!isOld)
      compatible("case", "new case '" + entry.keyword + "'");
  }
}

void DefinitionDiff::compareEnums() {
  if (before.enumeration.has_value() != after.enumeration.has_value())
    return breaking("case", after.enumeration
                                ? "it is now an enumeration"
                                : "it is no longer an enumeration");
  if (!before.enumeration)
    return;
  const EnumModel &from = *before.enumeration, &to = *after.enumeration;
  if (from.type != to.type)
    breaking("storage",
             "values are of type " + to.type + ", were of " + from.type);
  if (from.isBits != to.isBits)
    breaking("case", to.isBits ? "it is now a bit enumeration"
                               : "it is no longer a bit enumeration");
  if (from.isPlain != to.isPlain)
    breaking("storage", to.isPlain ? "values are now plain integers"
                                   : "values are now attributes");
  if (from.isBits && to.isBits && from.separator != to.separator)
    breaking("syntax", "bits are separated by '" + to.separator +
                           "', were by '" + from.separator + "'");
  if (from.mnemonic != to.mnemonic)
    breaking("syntax", "the mnemonic is '" + to.mnemonic + "', was '" +
                           from.mnemonic + "'");
  compareCases(from, to);
}

//===-- All ---------------------------------------------------------------===//

void DefinitionDiff::compareCpp() {
  if (before.className != after.className)
    breaking("class", "the C++ class is '" + after.className + "', was '" +
                          before.className + "'");
  for (const std::string &hook : after.hooks)
    if (!llvm::is_contained(before.hooks, hook) &&
        !llvm::is_contained(before.missing, hook))
      compatible("hook", "'" + hook + "' is now implemented in C++");
}

void DefinitionDiff::run() {
  compareValues("operand", before.operands, after.operands);
  compareValues("result", before.results, after.results);
  compareAttributes();
  compareParameters();
  compareEqualities();
  compareRegions();
  compareSuccessors();
  compareEnums();
  compareSyntax();
  compareTraits();
  compareInterfaces();
  compareRules();
  compareAllExtensions();
  compareCpp();
}
