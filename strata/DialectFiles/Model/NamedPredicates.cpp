// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands named predicates of a dialect. The predicate parser reports their
// uses, because the same identifier can also be a lambda parameter, a method or
// a part of a qualified name.
#include "strata/DialectFiles/Model/DialectReaderDetail.h"
#include "strata/DialectFiles/Predicates/Predicate.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace strata;

namespace {
/// Expands texts of one dialect, each of them once.
class PredicateExpander final : PredicateResolver {
public:
  explicit PredicateExpander(const DialectModel &model);
  /// `text` with named predicates written out in parentheses. A text that
  /// cannot be read, or would be longer than `maxLength`, stays as it is.
  std::string expand(StringRef text);
  /// Expands the conditions and types in `use`.
  void expand(ExtensionUse &use);

private:
  /// Texts that name others twice double each time.
  static constexpr size_t maxLength = size_t(1) << 16;

  std::optional<NamedPredicate> lookupPredicate(StringRef name) override {
    // The meaning of a name does not affect its position.
    if (!meanings.contains(name))
      return std::nullopt;
    return NamedPredicate{"true", 0};
  }
  bool mayMention(StringRef text) const;
  std::string expandOnce(StringRef text);
  Attribute expand(const ExtensionKey &key, Attribute value);

  /// The named predicates, expanded.
  llvm::StringMap<std::string> meanings;
  /// The texts that have been requested.
  llvm::StringMap<std::string> known;
};
} // namespace

PredicateExpander::PredicateExpander(const DialectModel &model) {
  // Later predicates may name earlier ones, not the other way round.
  for (const NamedPredicateModel &predicate : model.predicates)
    if (checkPredicateName(predicate.name).empty())
      meanings.try_emplace(predicate.name, expandOnce(predicate.text));
}

/// Whether a word of `text` is a name.
bool PredicateExpander::mayMention(StringRef text) const {
  auto isWord = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  while (!meanings.empty()) {
    text = text.drop_until(isWord);
    if (text.empty())
      return false;
    StringRef word = text.take_while(isWord);
    if (meanings.contains(word))
      return true;
    text = text.drop_front(word.size());
  }
  return false;
}

std::string PredicateExpander::expandOnce(StringRef text) {
  if (!mayMention(text))
    return text.str();
  std::vector<NamedPredicateUse> uses;
  PredicateError error;
  if (!Predicate::parse(text, error, {.resolver = this, .namedUses = &uses}))
    return text.str();
  std::string result;
  size_t end = 0;
  for (const NamedPredicateUse &use : uses) {
    // Text that the parser read twice is copied once.
    if (use.offset < end)
      continue;
    result += text.slice(end, use.offset);
    end = use.offset + use.name.size();
    bool isAll = use.offset == 0 && end == text.size();
    const std::string &meaning = meanings.find(use.name)->second;
    result += isAll ? meaning : "(" + meaning + ")";
    if (result.size() > maxLength)
      return text.str();
  }
  return result + text.substr(end).str();
}

std::string PredicateExpander::expand(StringRef text) {
  auto [it, isNew] = known.try_emplace(text);
  if (isNew)
    it->second = expandOnce(text);
  return it->second;
}

Attribute PredicateExpander::expand(const ExtensionKey &key, Attribute value) {
  auto text = dyn_cast<StringAttr>(value);
  if (!key.isCode() || !text)
    return value;
  return StringAttr::get(text.getContext(), expand(text.getValue()));
}

void PredicateExpander::expand(ExtensionUse &use) {
  ArrayRef<ExtensionKey> keys = use.attribute->keys;
  if (keys.empty())
    return;
  if (auto dict = dyn_cast<DictionaryAttr>(use.value)) {
    SmallVector<NamedAttribute, 8> entries(dict.getValue());
    for (NamedAttribute &entry : entries)
      for (const ExtensionKey &key : keys)
        if (key.name == entry.getNameRef())
          entry.setValue(expand(key, entry.getValue()));
    use.value = DictionaryAttr::get(dict.getContext(), entries);
    return;
  }
  auto array = dyn_cast<ArrayAttr>(use.value);
  if (!array) {
    use.value = expand(keys.front(), use.value);
    return;
  }
  SmallVector<Attribute, 8> elements;
  for (Attribute element : array) {
    auto row = dyn_cast<ArrayAttr>(element);
    if (!row) {
      elements.push_back(expand(keys.front(), element));
      continue;
    }
    SmallVector<Attribute, 8> columns;
    for (auto [i, column] : llvm::enumerate(row))
      columns.push_back(expand(keys[std::min(i, keys.size() - 1)], column));
    elements.push_back(ArrayAttr::get(row.getContext(), columns));
  }
  use.value = ArrayAttr::get(array.getContext(), elements);
}

void strata::writeMeanings(DialectModel &model) {
  PredicateExpander expander(model);
  for (DefinitionModel &def : model.definitions)
    for (ConstraintModel &constraint : def.constraints)
      if (constraint.kind == ConstraintModel::Kind::Predicate)
        constraint.meaning = expander.expand(constraint.text);
}

void strata::expandNamedPredicates(DialectModel &model) {
  if (model.predicates.empty())
    return;
  PredicateExpander expander(model);
  for (DefinitionModel &def : model.definitions) {
    for (ConstraintModel &constraint : def.constraints)
      if (constraint.kind == ConstraintModel::Kind::Predicate)
        constraint.text = constraint.meaning;
    for (PredicateModel &predicate : def.predicates)
      predicate.text = expander.expand(predicate.text);
    for (InferenceModel &inference : def.inferences)
      inference.text = expander.expand(inference.text);
    for (ExtensionUse &use : def.extensions)
      expander.expand(use);
  }
}
