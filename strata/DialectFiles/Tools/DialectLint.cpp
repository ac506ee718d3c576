// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Tools/DialectLint.h"

#include "strata/Definition/OpHooks.h"
#include "strata/DialectFiles/IRDL/Vocabulary.h"
#include "strata/DialectFiles/Tools/FormatText.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace strata;
using DefKind = DefinitionModel::Kind;
using NodeKind = ConstraintModel::Kind;

namespace {
class Linter {
public:
  Linter(const DialectModel &model, const DialectCollection &dialects,
         Context &ctx)
      : model(model), dialects(dialects), ctx(ctx) {
    for (const DefinitionModel &def : model.definitions)
      if (def.isOperation())
        operations.insert(def.fullName);
  }
  void run();

private:
  /// The first thing of a name, so that the second can point to it.
  using Firsts = llvm::StringMap<const DefinitionModel *>;

  void checkTexts(const DefinitionModel &def);
  void checkUniqueness(const DefinitionModel &def);
  void checkConstraints(const DefinitionModel &def);
  void checkConstraint(const DefinitionModel &def,
                       const ConstraintModel &constraint);
  void checkSlots(const DefinitionModel &def, StringRef what,
                  const std::vector<SlotModel> &slots);
  void checkNames(const DefinitionModel &def);
  void checkWords(const DefinitionModel &def);
  void checkReferences(const DefinitionModel &def);
  void checkTraits(const DefinitionModel &def);
  void checkFormat(const DefinitionModel &def);
  void checkEnum(const DefinitionModel &def);
  void checkDefaults(const DefinitionModel &def);

  /// Whether `text` is a type or attribute that the dialect defines.
  bool isOwn(StringRef text) const {
    StringRef name = text.take_until([](char c) { return c == '<'; });
    return llvm::any_of(model.definitions, [&](const DefinitionModel &def) {
      return !def.isOperation() && def.fullName == name;
    });
  }
  /// `operation 'd.x'`.
  static std::string nameOf(const DefinitionModel &def) {
    return (stringify(def.kind) + " '" + def.fullName + "'").str();
  }
  InFlightDiagnostic error(Location loc) { return emitError(&ctx, loc); }
  InFlightDiagnostic warn(Location loc) { return emitWarning(&ctx, loc); }

  const DialectModel &model;
  const DialectCollection &dialects;
  Context &ctx;
  Firsts summaries, classes, spellings;
  /// The full names of the operations that the dialect defines.
  llvm::SetVector<StringRef> operations;
};
} // namespace

//===-- Texts and names of definitions ------------------------------------===//

void Linter::checkTexts(const DefinitionModel &def) {
  StringRef summary = StringRef(def.summary).trim();
  if (summary.empty()) {
    warn(def.loc) << nameOf(def) << " has no summary";
    return;
  }
  if (summary.contains('\n'))
    warn(def.loc) << "the summary of " << nameOf(def)
                  << " has more than one line";
  if (!def.isOperation())
    return;
  auto [it, isFirst] = summaries.try_emplace(summary.lower(), &def);
  if (isFirst)
    return;
  InFlightDiagnostic diag = warn(def.loc);
  diag << nameOf(def) << " has the same summary as '" << it->second->fullName
       << "': '" << summary << "'";
  diag.attachNote(it->second->loc) << "the other definition is here";
}

void Linter::checkUniqueness(const DefinitionModel &def) {
  if (!def.className.empty()) {
    auto [it, isFirst] = classes.try_emplace(def.className, &def);
    if (!isFirst) {
      InFlightDiagnostic diag = error(def.loc);
      diag << "class '" << def.className << "' is already used by '"
           << it->second->fullName << "'";
      diag.attachNote(it->second->loc) << "the other definition is here";
    }
  }
  auto [it, isFirst] =
      spellings.try_emplace(StringRef(def.fullName).lower(), &def);
  if (isFirst)
    return;
  InFlightDiagnostic diag = warn(def.loc);
  diag << nameOf(def) << " differs from '" << it->second->fullName
       << "' only in case";
  diag.attachNote(it->second->loc) << "the other definition is here";
}

//===-- Constraints -------------------------------------------------------===//

/// Kinds to suggest; docs/dialect-files.md has all.
static constexpr StringRef kindSpellings[] = {"attribute",
                                              "bool",
                                              "i8",
                                              "i16",
                                              "i32",
                                              "i64",
                                              "u8",
                                              "u16",
                                              "u32",
                                              "u64",
                                              "si32",
                                              "si64",
                                              "ui32",
                                              "ui64",
                                              "index",
                                              "f32",
                                              "f64",
                                              "string",
                                              "symbol",
                                              "flat_symbol_ref",
                                              "type",
                                              "shape",
                                              "affine_map",
                                              "location",
                                              "unit",
                                              "flag",
                                              "dense<i8>",
                                              "dense<i32>",
                                              "dense<i64>",
                                              "dense<f32>",
                                              "dense<f64>",
                                              "array<i64>",
                                              "array<string>",
                                              "array<attribute>",
                                              "array<type>"};

void Linter::checkConstraint(const DefinitionModel &def,
                             const ConstraintModel &constraint) {
  if (!constraint.numUses)
    warn(constraint.loc) << "constraint '" << constraint.name << "' of "
                         << nameOf(def) << " is not used";
  if (!constraint.storage.empty() &&
      !irdl::isKindSpelling(constraint.storage, &ctx))
    error(constraint.loc) << "kind '" << constraint.storage << "' is unknown"
                          << suggest(constraint.storage, kindSpellings);
  if (constraint.kind == NodeKind::Is && isOwn(constraint.text))
    error(constraint.loc) << "'irdl.is' requires a type or attribute defined "
                             "before the file is loaded; for '"
                          << constraint.text << "' use 'irdl.base'";
}

/// Whether a message about `kind` needs words to say what is wanted.
static bool needsSummary(NodeKind kind) {
  return kind != NodeKind::Is && kind != NodeKind::Any;
}

void Linter::checkSlots(const DefinitionModel &def, StringRef what,
                        const std::vector<SlotModel> &slots) {
  for (const SlotModel &slot : slots) {
    const ConstraintModel &constraint = def.constraintOf(slot);
    if (constraint.summary.empty() && needsSummary(constraint.kind))
      warn(constraint.loc) << "the constraint of " << what << " '" << slot.name
                           << "' of " << nameOf(def) << " has no summary";
  }
}

void Linter::checkConstraints(const DefinitionModel &def) {
  for (const ConstraintModel &constraint : def.constraints)
    checkConstraint(def, constraint);
  for (Location loc : def.unusedRegions)
    warn(loc) << "a region of " << nameOf(def) << " is not used";
  if (!model.isExtended)
    return;
  checkSlots(def, "operand", def.operands);
  checkSlots(def, "attribute", def.attributes);
  checkSlots(def, "result", def.results);
  checkSlots(def, "parameter", def.parameters);
}

//===-- Names in a definition ---------------------------------------------===//

/// The name of the C++ accessor of `name`, after `get`.
static std::string accessorOf(StringRef name) {
  std::string result;
  bool isUpper = true;
  for (char c : name) {
    if (c == '_') {
      isUpper = true;
      continue;
    }
    result += isUpper ? llvm::toUpper(c) : c;
    isUpper = false;
  }
  return result;
}

void Linter::checkNames(const DefinitionModel &def) {
  // The name and its owner, by accessor.
  llvm::StringMap<std::pair<std::string, StringRef>> taken;
  auto add = [&](StringRef name, StringRef what) {
    if (name.empty())
      return;
    auto [it, isFirst] =
        taken.try_emplace(accessorOf(name), std::make_pair(name.str(), what));
    if (isFirst)
      return;
    auto &[other, otherWhat] = it->second;
    if (other == name)
      error(def.loc) << what << " '" << name << "' of " << nameOf(def)
                     << " has the same name as a"
                     << (otherWhat[0] == 'o' || otherWhat[0] == 'a' ? "n "
                                                                    : " ")
                     << otherWhat;
    else
      warn(def.loc) << what << " '" << name << "' and " << otherWhat << " '"
                    << other << "' of " << nameOf(def)
                    << " have the same C++ accessor, 'get" << it->first()
                    << "'";
  };
  for (const SlotModel &slot : def.parameters)
    add(slot.name, "parameter");
  for (const SlotModel &slot : def.operands)
    add(slot.name, "operand");
  for (const SlotModel &slot : def.attributes)
    add(slot.name, "attribute");
  for (const SlotModel &slot : def.results)
    add(slot.name, "result");
  for (const RegionModel &region : def.regions)
    add(region.name, "region");
  for (const std::string &successor : def.successors)
    add(StringRef(successor).rtrim('.'), "successor");
}

void Linter::checkWords(const DefinitionModel &def) {
  for (const std::string &word : def.hooks)
    if (!llvm::is_contained(getHookNames(), word))
      error(def.loc) << "hook '" << word << "' of " << nameOf(def)
                     << " is unknown" << suggest(word, getHookNames());
  SmallVector<StringRef> missing(getHookNames());
  missing.append({"predicate", "directives"});
  for (const std::string &word : def.missing)
    if (!llvm::is_contained(missing, word))
      error(def.loc) << "'" << word << "' in 'strata.missing' of "
                     << nameOf(def) << " is unknown" << suggest(word, missing);
  for (const std::string &word : def.hooks)
    if (llvm::is_contained(def.missing, word))
      warn(def.loc) << "hook '" << word << "' of " << nameOf(def)
                    << " is listed in both 'strata.hooks' and 'strata.missing'";
}

void Linter::checkReferences(const DefinitionModel &def) {
  SmallVector<StringRef> values, all;
  for (const auto *slots : {&def.operands, &def.results})
    for (const SlotModel &slot : *slots)
      values.push_back(slot.name);
  all = values;
  for (const SlotModel &slot : def.attributes)
    all.push_back(slot.name);
  for (const InferenceModel &inference : def.inferences) {
    if (!llvm::is_contained(values, inference.to))
      error(def.loc) << "'strata.infer' of " << nameOf(def)
                     << " refers to an unknown operand or result '"
                     << inference.to << "'" << suggest(inference.to, values);
    SmallVector<StringRef, 2> sources;
    StringRef(inference.from).split(sources, ',');
    for (StringRef from : sources)
      if (from = from.trim(); !llvm::is_contained(all, from))
        error(def.loc) << "'strata.infer' of " << nameOf(def)
                       << " refers to an unknown operand, result or attribute '"
                       << from << "'" << suggest(from, all);
  }
}

/// Checks the operations of the dialect that traits name. Operations of other
/// dialects may be defined elsewhere.
void Linter::checkTraits(const DefinitionModel &def) {
  for (StringRef trait : def.traits) {
    auto [stem, rest] = trait.split('<');
    if (stem != "HasParent" && stem != "ParentOneOf" &&
        stem != "SingleBlockImplicitTerminator")
      continue;
    rest.consume_back(">");
    SmallVector<StringRef> names;
    rest.split(names, ',');
    for (StringRef name : names) {
      name = name.trim();
      if (name.split('.').first == model.name && !operations.contains(name))
        warn(def.loc) << "trait '" << trait << "' of " << nameOf(def)
                      << " refers to an undefined operation"
                      << suggest(name, operations.getArrayRef());
    }
  }
}

//===-- Formats -----------------------------------------------------------===//

void Linter::checkFormat(const DefinitionModel &def) {
  if (!def.isOperation())
    return;
  if (!def.format) {
    bool isWritten = llvm::is_contained(def.hooks, "print") ||
                     llvm::is_contained(def.missing, "print");
    if (!isWritten)
      warn(def.loc) << nameOf(def)
                    << " has no format and is printed in generic form";
    return;
  }
}

//===-- Enumerations ------------------------------------------------------===//

void Linter::checkEnum(const DefinitionModel &def) {
  if (!def.enumeration)
    return;
  llvm::DenseMap<int64_t, StringRef> values;
  for (const EnumModel::Case &entry : def.enumeration->cases) {
    auto [it, isFirst] = values.try_emplace(entry.value, entry.keyword);
    if (!isFirst)
      warn(def.loc) << "case '" << entry.keyword << "' of " << nameOf(def)
                    << " has the same value as '" << it->second << "'";
  }
}

void Linter::checkDefaults(const DefinitionModel &def) {
  for (const auto *slots : {&def.attributes, &def.parameters})
    for (const SlotModel &slot : *slots) {
      const ConstraintModel &constraint = def.constraintOf(slot);
      const DefinitionModel *base = dialects.find(constraint.text);
      if (!constraint.defaultValue || !base || !base->enumeration ||
          constraint.kind != NodeKind::Base)
        continue;
      const EnumModel &cases = *base->enumeration;
      SmallVector<StringRef> words, keywords;
      StringRef text = *constraint.defaultValue;
      if (cases.isBits)
        text.split(words, StringRef(cases.separator).trim());
      else
        words.push_back(text);
      for (const EnumModel::Case &entry : cases.cases)
        keywords.push_back(entry.keyword);
      for (StringRef word : words)
        if (!llvm::is_contained(keywords, word.trim()))
          error(constraint.loc)
              << "default '" << word.trim() << "' of '" << slot.name
              << "' is not a case of '" << base->fullName << "'"
              << suggest(word.trim(), keywords);
    }
}

//===-- All ---------------------------------------------------------------===//

void Linter::run() {
  if (model.isExtended && StringRef(model.summary).trim().empty())
    warn(model.loc) << "dialect '" << model.name << "' has no summary";
  for (const DefinitionModel &def : model.definitions) {
    checkConstraints(def);
    if (!model.isExtended)
      continue;
    checkTexts(def);
    checkUniqueness(def);
    checkNames(def);
    checkWords(def);
    checkReferences(def);
    checkTraits(def);
    checkFormat(def);
    checkEnum(def);
    checkDefaults(def);
  }
}

void strata::lintDialect(const DialectModel &model,
                         const DialectCollection &dialects, Context &ctx) {
  Linter(model, dialects, ctx).run();
}
