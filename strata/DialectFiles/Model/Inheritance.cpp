// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inheritance of operations (`strata.like`): copies the parts of the base that
// the file does not give. A given attribute of the extension overrides that of
// the base, and so does a list of operands, results, attributes or regions. The
// class, the summary, the description and the examples are never inherited.
#include "strata/DialectFiles/Model/DialectReaderDetail.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace strata;

/// Attributes of the extension that are not copied.
static constexpr StringRef ownWords[] = {"strata.like", "strata.class",
                                         "strata.summary", "strata.description",
                                         "strata.examples"};

static bool hasWord(const DefinitionModel &def, StringRef name) {
  return llvm::any_of(def.words, [&](const NamedAttribute &word) {
    return word.getNameRef() == name;
  });
}

/// Copies `member` of `base` unless `def` has the attribute that it is read
/// from.
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
  copy("strata.constant", &Def::constant);
  copy("strata.verify", &Def::verify);
  copy("strata.verify_regions", &Def::verifyRegions);
  copy("strata.verify_symbol_uses", &Def::verifySymbolUses);
  copy("strata.builders", &Def::builders);
  copy("strata.class_base", &Def::classBase);
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

namespace {
/// Copies constraints of a base, each once, where a copied list needs them. All
/// constraints of all bases would make a chain of n operations n * n large.
class ConstraintCopier {
public:
  ConstraintCopier(DefinitionModel &def, const DefinitionModel &base)
      : def(def), base(base), isNeeded(base.constraints.size()) {}

  void need(unsigned index) { isNeeded.set(index); }
  /// Appends the needed constraints, and those that they are made of.
  void copy();
  /// The index of a copy; counts the use.
  unsigned use(unsigned index) {
    ++def.constraints[indices[index]].numUses;
    return indices[index];
  }

private:
  DefinitionModel &def;
  const DefinitionModel &base;
  llvm::BitVector isNeeded;
  /// The indices of the copies, by constraint of the base.
  std::vector<unsigned> indices;
};
} // namespace

void ConstraintCopier::copy() {
  // The parts of a constraint come before it in the list.
  for (int at = isNeeded.find_last(); at >= 0; at = isNeeded.find_prev(at))
    for (unsigned child : base.constraints[at].children)
      isNeeded.set(child);
  indices.resize(base.constraints.size());
  for (unsigned at : isNeeded.set_bits()) {
    indices[at] = unsigned(def.constraints.size());
    ConstraintModel constraint = base.constraints[at];
    constraint.numUses = 0;
    for (unsigned &child : constraint.children)
      child = use(child);
    def.constraints.push_back(std::move(constraint));
  }
}

/// Copies the lists of slots that `def` does not have, with their constraints.
static void inheritSlots(DefinitionModel &def, const DefinitionModel &base) {
  using Slots = std::vector<SlotModel>;
  SmallVector<Slots *, 3> copied;
  auto copy = [&](bool isGiven, Slots &to, const Slots &from) {
    if (isGiven)
      return;
    to = from;
    copied.push_back(&to);
  };
  copy(def.lists.operands, def.operands, base.operands);
  copy(def.lists.results, def.results, base.results);
  copy(def.lists.attributes, def.attributes, base.attributes);
  MutableArrayRef<RegionModel> regions;
  if (!def.lists.regions)
    regions = def.regions = base.regions;

  ConstraintCopier constraints(def, base);
  auto forEachUse = [&](auto fn) {
    for (Slots *slots : copied)
      for (SlotModel &slot : *slots)
        fn(slot.constraint);
    for (RegionModel &region : regions)
      if (region.arguments)
        for (unsigned &argument : *region.arguments)
          fn(argument);
  };
  forEachUse([&](unsigned index) { constraints.need(index); });
  constraints.copy();
  forEachUse([&](unsigned &index) { index = constraints.use(index); });
}

/// The operations that `def` is like, from `def` to one whose parts are known,
/// or to one with a mistake, which has been reported.
static SmallVector<DefinitionModel *, 4>
findBases(DefinitionModel &def,
          function_ref<FailureOr<DefinitionModel *>(StringRef name)> find,
          function_ref<void(const DefinitionModel &def, const Twine &message)>
              report) {
  using Inheritance = DefinitionModel::Inheritance;
  SmallVector<DefinitionModel *, 4> chain{&def};
  llvm::StringSet<> names;
  while (chain.back()->inheritance == Inheritance::Pending &&
         !chain.back()->like.empty()) {
    DefinitionModel &last = *chain.back();
    names.insert(last.name);
    // The base may be another record of the same operation: names are compared.
    bool isCycle = names.contains(last.like);
    if (isCycle)
      report(last,
             "'strata.like' of operation '" + last.fullName + "' is cyclic");
    FailureOr<DefinitionModel *> base = nullptr;
    if (!isCycle) {
      base = find(last.like);
      if (succeeded(base) && !*base)
        report(last, "'strata.like' names '" + last.like +
                         "', which is not an operation of the dialect");
    }
    if (failed(base) || !*base)
      last.inheritance = Inheritance::Failed;
    else
      chain.push_back(*base);
  }
  return chain;
}

LogicalResult strata::inheritDefinition(
    DefinitionModel &def,
    function_ref<FailureOr<DefinitionModel *>(StringRef name)> find,
    function_ref<void(const DefinitionModel &def, const Twine &message)>
        report) {
  using Inheritance = DefinitionModel::Inheritance;
  SmallVector<DefinitionModel *, 4> chain = findBases(def, find, report);
  if (chain.back()->inheritance == Inheritance::Pending)
    chain.back()->inheritance = Inheritance::Complete;
  for (size_t i = chain.size() - 1; i > 0; --i) {
    chain[i - 1]->inheritance = chain[i]->inheritance;
    if (chain[i]->inheritance == Inheritance::Failed)
      continue;
    inheritWords(*chain[i - 1], *chain[i]);
    inheritSlots(*chain[i - 1], *chain[i]);
  }
  return success(def.inheritance == Inheritance::Complete);
}
