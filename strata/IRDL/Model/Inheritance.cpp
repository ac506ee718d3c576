// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that are like another one (`strata.like`): parts that the file does
// not give are copied. An attribute of the extension that is given replaces the one
// of the base, and so does a list of operands, results, attributes or regions.
// Texts that tell operations apart are never copied: the class, the summary and the
// description.
#include "strata/IRDL/Model/DialectReaderDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// Attributes of the extension that are not copied.
static constexpr StringRef ownWords[] = {
    "strata.like", "strata.class", "strata.summary", "strata.description"};

static bool hasWord(const DefinitionModel &def, StringRef name) {
  return llvm::any_of(def.words, [&](const NamedAttribute &word) {
    return word.getNameRef() == name;
  });
}

/// Copies `member` of `base` unless `def` has the attribute that it is read from.
template <typename T>
static void copyUnlessGiven(DefinitionModel &def, const DefinitionModel &base,
                            StringRef word, T DefinitionModel::*member) {
  if (!hasWord(def, word))
    def.*member = base.*member;
}

static void inheritWords(DefinitionModel &def, const DefinitionModel &base) {
  using Def = DefinitionModel;
  auto copy = [&](StringRef word, auto member) {
    copyUnlessGiven(def, base, word, member);
  };
  copy("strata.format", &Def::format);
  copy("strata.traits", &Def::traits);
  copy("strata.interfaces", &Def::interfaces);
  copy("strata.missing", &Def::missing);
  copy("strata.successors", &Def::successors);
  copy("strata.hooks", &Def::hooks);
  copy("strata.predicates", &Def::predicates);
  copy("strata.infer", &Def::inferences);
  for (const ExtensionUse &use : base.extensions)
    if (!hasWord(def, use.attribute->name))
      def.extensions.push_back(use);
  for (const NamedAttribute &word : base.words)
    if (!llvm::is_contained(ownWords, word.getNameRef()) &&
        !hasWord(def, word.getNameRef()))
      def.words.push_back(word);
}

/// Copies the lists of slots that `def` does not have, with their constraints.
static void inheritSlots(DefinitionModel &def, const DefinitionModel &base) {
  unsigned shift = unsigned(def.constraints.size());
  for (ConstraintModel constraint : base.constraints) {
    for (unsigned &child : constraint.children)
      child += shift;
    def.constraints.push_back(std::move(constraint));
  }
  auto copy = [&](std::vector<SlotModel> &to,
                  const std::vector<SlotModel> &from) {
    if (!to.empty())
      return;
    to = from;
    for (SlotModel &slot : to)
      slot.constraint += shift;
  };
  copy(def.operands, base.operands);
  copy(def.results, base.results);
  copy(def.attributes, base.attributes);
  if (!def.regions.empty())
    return;
  def.regions = base.regions;
  for (RegionModel &region : def.regions)
    if (region.arguments)
      for (unsigned &argument : *region.arguments)
        argument += shift;
}

void strata::inheritDefinition(DefinitionModel &def,
                               const DefinitionModel &base) {
  inheritWords(def, base);
  inheritSlots(def, base);
}
