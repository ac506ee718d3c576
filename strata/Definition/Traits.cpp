// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/Traits.h"

#include "strata/Definition/RegistryDetail.h"
#include "strata/Definition/TraitsDetail.h"
#include "strata/IR/Context.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace strata;
using namespace strata::detail;

//===-- The table --------------------------------------------------------===//

namespace {
/// One entry of Traits.def.
struct KnownTrait {
  enum class Kind : uint8_t { Trait, List, Interface };
  /// `odsName` is not empty. For lists and interfaces only the name is set.
  TraitInfo info;
  Kind kind = Kind::Trait;
  /// Arguments are slots that have to match; the definition gets a predicate.
  bool isMatch = false;
  /// Names of the members of a list, separated by blanks.
  StringRef members = {};
};

/// The phases of Traits.def. Numbers are structural, types ordinary, but the same
/// for all operations with the same types and attributes. Slots are predicates.
enum class KnownPhase : uint8_t {
  Structural,
  Numbers,
  Slots,
  Ordinary,
  Types,
  Regions
};
} // namespace

static constexpr TraitChange getChange(OpTrait trait) {
  switch (trait) {
  case OpTrait::AlwaysSpeculatableImplTrait:
  case OpTrait::Commutative:
  case OpTrait::ConstantLike:
  case OpTrait::Idempotent:
  case OpTrait::Involution:
  case OpTrait::NoMemoryEffect:
  case OpTrait::RecursiveMemoryEffects:
  case OpTrait::RecursivelySpeculatableImplTrait:
  case OpTrait::ReturnLike:
  case OpTrait::Scalarizable:
  case OpTrait::Tensorizable:
  case OpTrait::Vectorizable:
    return TraitChange::Compatible;
  case OpTrait::AffineScope:
  case OpTrait::AutomaticAllocationScope:
  case OpTrait::GraphRegion:
  case OpTrait::NoTerminator:
    return TraitChange::Permission;
  case OpTrait::Symbol:
  case OpTrait::SymbolTable:
  case OpTrait::Terminator:
    return TraitChange::RestrictionAndPermission;
  default:
    return TraitChange::Restriction;
  }
}

static constexpr KnownTrait makeKnown(StringRef name, StringRef odsName,
                                      OpTrait trait, TraitArguments arguments,
                                      KnownPhase phase, TraitVerifier verify) {
  KnownTrait known{{name, odsName, arguments}};
  known.info.change = getChange(trait);
  bool isStructural =
      phase == KnownPhase::Structural || phase == KnownPhase::Numbers;
  known.info.phase = isStructural                   ? TraitPhase::Structural
                     : phase == KnownPhase::Regions ? TraitPhase::Regions
                                                    : TraitPhase::Ordinary;
  known.info.verify = verify;
  known.info.isOfTypesOnly =
      phase == KnownPhase::Numbers || phase == KnownPhase::Types;
  known.isMatch = phase == KnownPhase::Slots;
  return known;
}

/// The traits by their numbers in OpTrait.
static constexpr KnownTrait knownTraits[] = {
#define STRATA_TRAIT(NAME, ODS)                                                \
  makeKnown(#NAME, #ODS, OpTrait::ODS, TraitArguments::None,                   \
            KnownPhase::Ordinary, nullptr),
#define STRATA_CHECKED_TRAIT(NAME, ODS, ARGUMENTS, PHASE, VERIFY)              \
  makeKnown(#NAME, #ODS, OpTrait::ODS, TraitArguments::ARGUMENTS,              \
            KnownPhase::PHASE, VERIFY),
#define STRATA_TRAIT_LIST(NAME, MEMBERS)                                       \
  {{#NAME, #NAME}, KnownTrait::Kind::List, false, MEMBERS},
#define STRATA_INTERFACE(NAME) {{#NAME, #NAME}, KnownTrait::Kind::Interface},
#include "strata/Definition/Traits.def"
};
static_assert(std::size(knownTraits) == numOpTraits);

namespace {
/// The entries by name: a hash table with linear probing that the compiler fills. A
/// map that is filled at run time takes 150,000 instructions, 6% of starting the tool.
struct KnownNames {
  static constexpr size_t NumSlots = 1024;
  static_assert(NumSlots > 3 * numOpTraits);
  /// The number of the trait, from 1; 0 in free slots.
  uint16_t slots[NumSlots] = {};

  constexpr KnownNames() {
    for (const KnownTrait &trait : knownTraits) {
      add(trait.info.name, uint16_t(&trait - knownTraits + 1));
      add(trait.info.odsName, uint16_t(&trait - knownTraits + 1));
    }
  }
  constexpr void add(StringRef name, uint16_t number) {
    size_t at = InterfaceId(name).getHash() % NumSlots;
    while (slots[at] && slots[at] != number)
      at = (at + 1) % NumSlots;
    slots[at] = number;
  }
};
} // namespace

static constexpr KnownNames knownNames;

/// The entry of either spelling, or null.
static const KnownTrait *findKnown(StringRef name) {
  size_t at = InterfaceId(name).getHash() % KnownNames::NumSlots;
  for (; uint16_t number = knownNames.slots[at];
       at = (at + 1) % KnownNames::NumSlots) {
    const KnownTrait &trait = knownTraits[number - 1];
    if (trait.info.name == name || trait.info.odsName == name)
      return &trait;
  }
  return nullptr;
}

/// The record of a trait whose entry in Traits.def is `known`, which may be null.
static const TraitInfo *getInfo(Context *ctx, const KnownTrait *known,
                                StringRef name) {
  if (ctx && !ctx->getRegistry().traits.empty())
    if (auto found = ctx->getRegistry().traits.find(name);
        found != ctx->getRegistry().traits.end())
      return found->second.get();
  return known && known->kind == KnownTrait::Kind::Trait ? &known->info
                                                         : nullptr;
}

static OpTrait getOpTrait(const KnownTrait &known) {
  return OpTrait(&known - knownTraits);
}

/// `; did you mean 'x'?` with the known name that is most like `name`, or empty.
static std::string suggestTrait(Context *ctx, StringRef name) {
  std::vector<StringRef> names;
  for (const KnownTrait &trait : knownTraits) {
    names.push_back(trait.info.name);
    names.push_back(trait.info.odsName);
  }
  size_t numKnown = names.size();
  for (const auto &entry : ctx->getRegistry().traits)
    names.push_back(entry.getKey());
  llvm::sort(names.begin() + ptrdiff_t(numKnown), names.end());
  return suggest(name, names);
}

//===-- Numbers ----------------------------------------------------------===//

std::optional<TraitId> TraitNumbers::find(StringRef name) const {
  std::shared_lock lock(mutex);
  auto found = numbers.find(name);
  if (found == numbers.end())
    return std::nullopt;
  return TraitId(found->second);
}

TraitId TraitNumbers::get(StringRef name) {
  if (std::optional<TraitId> found = find(name))
    return *found;
  std::unique_lock lock(mutex);
  return TraitId(numbers.try_emplace(name, next).second ? next++
                                                        : numbers.lookup(name));
}

void TraitNumbers::addSpelling(StringRef name, TraitId id) {
  std::unique_lock lock(mutex);
  numbers[name] = id.index;
}

std::optional<TraitId> strata::findTraitId(Context *ctx, StringRef name) {
  if (const KnownTrait *known = findKnown(name))
    return getOpTrait(*known);
  return ctx->getRegistry().traitNumbers.find(name);
}

TraitId strata::getTraitId(Context *ctx, StringRef name) {
  if (const KnownTrait *known = findKnown(name))
    return getOpTrait(*known);
  return ctx->getRegistry().traitNumbers.get(name);
}

//===-- Texts ------------------------------------------------------------===//

/// `::mlir::OpTrait::HasParent<a.b>::Impl` in parts.
static TraitUse parseTrait(StringRef text) {
  TraitUse trait;
  text = text.trim();
  text.consume_back("::Impl");
  text.consume_back("::Trait");
  StringRef name = text.take_until([](char c) { return c == '<'; });
  StringRef arguments = text.drop_front(name.size());
  if (arguments.consume_front("<") && arguments.consume_back(">")) {
    SmallVector<StringRef, 4> list;
    arguments.split(list, ',');
    for (StringRef argument : list)
      trait.arguments.push_back(argument.trim().str());
  }
  name = name.trim();
  name.consume_front("::");
  name.consume_front("mlir::");
  name.consume_front("OpTrait::");
  trait.name = name;
  return trait;
}

/// Whether `name` could be that of an operation.
static bool isOpName(StringRef name) {
  return name.contains('.') && !name.starts_with(".") && !name.ends_with(".") &&
         name.find_first_of(":<> \"") == StringRef::npos;
}

static bool isNumber(StringRef text) {
  unsigned number;
  return !text.getAsInteger(10, number);
}

//===-- Adding -----------------------------------------------------------===//

namespace {
class TraitAdder {
public:
  TraitAdder(OpDefinition &def, std::string &error) : def(def), error(error) {}
  bool add(StringRef text);
  void addInterface(StringRef name);
  /// Computes the consequences of all traits together.
  void finish();

private:
  bool fail(const Twine &message) {
    error = message.str();
    return false;
  }
  /// A name looked up: the entry of Traits.def, and the trait that is registered
  /// or known. Each is null if there is none.
  struct Found {
    const KnownTrait *known = nullptr;
    const TraitInfo *info = nullptr;
  };
  Found find(StringRef name) const;
  TraitId getId(const Found &found) const;
  bool addTrait(const Found &found, TraitUse trait);
  bool addList(const KnownTrait &list);
  bool checkArguments(const TraitInfo &info, const TraitUse &trait);
  void addMatch(const TraitUse &trait);
  bool isThere(const TraitUse &trait);
  bool hasInterface(StringRef name);
  /// `name`, to last as long as the Context.
  StringRef intern(StringRef name) const {
    return StringAttr::get(def.ctx, name).getValue();
  }

  OpDefinition &def;
  std::string &error;
  /// The first of the uses and interfaces of `def`, by text; filled where there are
  /// too many to compare them one by one.
  llvm::StringSet<> uses, interfaces;
  size_t numUses = 0, numInterfaces = 0;
};
} // namespace

/// Longer lists are looked up in a set.
static constexpr size_t maxCompared = 16;

TraitAdder::Found TraitAdder::find(StringRef name) const {
  const KnownTrait *known = findKnown(name);
  return {known, getInfo(def.ctx, known, name)};
}

TraitId TraitAdder::getId(const Found &found) const {
  if (found.known && found.known->info.name == found.info->name)
    return getOpTrait(*found.known);
  return getTraitId(def.ctx, found.info->name);
}

/// `HasParent<a.b,a.c>`.
static std::string getText(const TraitUse &trait) {
  if (trait.arguments.empty())
    return trait.name.str();
  return (trait.name + "<" + llvm::join(trait.arguments, ",") + ">").str();
}

bool TraitAdder::isThere(const TraitUse &trait) {
  if (def.traitUses.size() <= maxCompared)
    return llvm::any_of(def.traitUses, [&](const TraitUse &other) {
      return other.name == trait.name && other.arguments == trait.arguments;
    });
  for (; numUses < def.traitUses.size(); ++numUses)
    uses.insert(getText(def.traitUses[numUses]));
  return uses.contains(getText(trait));
}

bool TraitAdder::hasInterface(StringRef name) {
  if (def.interfaces.size() <= maxCompared)
    return llvm::is_contained(def.interfaces, name);
  for (; numInterfaces < def.interfaces.size(); ++numInterfaces)
    interfaces.insert(def.interfaces[numInterfaces]);
  return interfaces.contains(name);
}

bool TraitAdder::checkArguments(const TraitInfo &info, const TraitUse &trait) {
  ArrayRef<std::string> arguments = trait.arguments;
  auto wrong = [&](const Twine &expected) {
    return fail("trait '" + trait.name + "' expects " + expected);
  };
  switch (info.arguments) {
  case TraitArguments::None:
    return arguments.empty() || wrong("no arguments");
  case TraitArguments::Op:
    return (arguments.size() == 1 && isOpName(arguments[0])) ||
           wrong("the name of an operation");
  case TraitArguments::Ops:
    return (!arguments.empty() && llvm::all_of(arguments, isOpName)) ||
           wrong("names of operations");
  case TraitArguments::Number:
    return (arguments.size() == 1 && isNumber(arguments[0])) ||
           wrong("a number");
  case TraitArguments::Numbers:
    return (!arguments.empty() && llvm::all_of(arguments, isNumber)) ||
           wrong("numbers");
  case TraitArguments::Slots:
    if (arguments.size() < 2)
      return wrong("names of operands, results or attributes");
    for (StringRef argument : arguments)
      if (!def.findSlot(argument))
        return fail("trait '" + trait.name + "' names '" + argument +
                    "', which is not an operand, result or attribute");
    return true;
  case TraitArguments::Any:
    return true;
  }
  llvm_unreachable("all kinds of arguments are handled");
}

void TraitAdder::addMatch(const TraitUse &trait) {
  SmallVector<unsigned, 4> slots;
  for (StringRef argument : trait.arguments)
    slots.push_back(*def.findSlot(argument));
  def.predicates.push_back(
      {makeMatchPredicate(def, trait.name, slots), getMatchSummary(trait)});
}

/// Adds a use to `def`, and the checks it has.
static void addUse(OpDefinition &def, TraitUse use, TraitPhase phase) {
  unsigned index = unsigned(def.traitUses.size());
  if (use.verify)
    def.traitChecks[size_t(phase)].push_back(index);
  if (use.verifyRegions)
    def.traitChecks[size_t(TraitPhase::Regions)].push_back(index);
  def.traitUses.push_back(std::move(use));
}

bool TraitAdder::addTrait(const Found &found, TraitUse trait) {
  const TraitInfo &info = *found.info;
  if (!checkArguments(info, trait))
    return false;
  trait.name = info.name;
  def.traits.insert(getId(found));
  if (isThere(trait))
    return true;
  if (trait.name == "SingleBlockImplicitTerminator") {
    // ODS has it for both.
    if (!add("SingleBlock"))
      return false;
    def.implicitTerminator = trait.arguments.front();
  }
  (info.phase == TraitPhase::Regions ? trait.verifyRegions : trait.verify) =
      info.verify;
  trait.isOfTypesOnly = info.isOfTypesOnly;
  if (!def.fold)
    def.fold = info.fold;
  if (found.known && found.known->isMatch)
    addMatch(trait);
  addUse(def, std::move(trait), info.phase);
  return true;
}

bool TraitAdder::addList(const KnownTrait &list) {
  def.traits.insert(getOpTrait(list));
  SmallVector<StringRef, 4> members;
  list.members.split(members, ' ');
  return llvm::all_of(members, [&](StringRef member) { return add(member); });
}

void TraitAdder::addInterface(StringRef name) {
  name = intern(name);
  if (!hasInterface(name))
    def.interfaces.push_back(name.str());
  if (isThere({name}))
    return;
  Found found = find(name);
  if (found.info && (found.info->arguments == TraitArguments::None ||
                     found.info->arguments == TraitArguments::Any)) {
    (void)addTrait(found, {found.info->name});
    return;
  }
  def.traits.insert(found.known ? TraitId(getOpTrait(*found.known))
                                : getTraitId(def.ctx, name));
  addUse(def, {name}, TraitPhase::Ordinary);
}

bool TraitAdder::add(StringRef text) {
  TraitUse trait = parseTrait(text);
  StringRef lastPart = trait.name.substr(trait.name.rfind(':') + 1);
  for (StringRef name : {trait.name, lastPart}) {
    Found found = find(name);
    if (found.info)
      return addTrait(found, std::move(trait));
    if (found.known && found.known->kind == KnownTrait::Kind::List)
      return addList(*found.known);
    if (found.known || hasInterface(name)) {
      addInterface(name);
      return true;
    }
  }
  return fail("trait '" + trait.name + "' is unknown" +
              suggestTrait(def.ctx, trait.name));
}

void TraitAdder::finish() {
  if (def.hasTrait(OpTrait::AlwaysSpeculatableImplTrait) &&
      def.hasTrait(OpTrait::NoMemoryEffect))
    def.traits.insert(OpTrait::Pure);
}

//===-- Interface --------------------------------------------------------===//

LogicalResult strata::registerTrait(Context *ctx, const TraitInfo &info) {
  Registry &registry = ctx->getRegistry();
  StringRef odsName = info.odsName.empty() ? info.name : info.odsName;
  for (StringRef name : {info.name, odsName}) {
    if (name.empty() || name.find_first_of("<> ,\"") != StringRef::npos)
      return emitError(ctx, Location(),
                       "expected the name of a trait, found '" + name + "'");
    if (registry.traits.count(name))
      return emitError(ctx, Location(),
                       "trait '" + name + "' is already registered");
  }
  auto copy = std::make_shared<TraitInfo>(info);
  const KnownTrait *known = findKnown(info.name);
  // Both spellings of a known trait stay those of one trait.
  copy->name =
      known ? known->info.name : StringAttr::get(ctx, info.name).getValue();
  if (known && info.odsName.empty())
    odsName = known->info.odsName;
  copy->odsName = StringAttr::get(ctx, odsName).getValue();
  TraitId id = getTraitId(ctx, copy->name);
  for (StringRef name : {copy->name, copy->odsName}) {
    registry.traits[name] = copy;
    if (!findKnown(name))
      registry.traitNumbers.addSpelling(name, id);
  }
  return success();
}

StringRef strata::getTraitName(StringRef text) { return parseTrait(text).name; }

bool strata::isTraitAvailable(Context *ctx, StringRef name) {
  return ctx->getRegistry().traits.count(name) || findKnown(name) ||
         isKnownTrait(name.substr(name.rfind(':') + 1));
}

const TraitInfo *strata::findTraitInfo(Context *ctx, StringRef name) {
  return getInfo(ctx, findKnown(name), name);
}

std::vector<std::string> strata::expandTrait(Context *ctx, StringRef text) {
  TraitUse trait = parseTrait(text);
  const KnownTrait *known = findKnown(trait.name);
  if (const TraitInfo *info = getInfo(ctx, known, trait.name))
    trait.name = info->name;
  else if (known && known->kind == KnownTrait::Kind::List) {
    std::vector<std::string> all;
    SmallVector<StringRef, 4> members;
    known->members.split(members, ' ');
    for (StringRef member : members)
      llvm::append_range(all, expandTrait(ctx, member));
    return all;
  }
  return {getText(trait)};
}

bool strata::isKnownTrait(StringRef name) {
  const KnownTrait *known = findKnown(name);
  return known && known->kind != KnownTrait::Kind::Interface;
}

bool strata::addTraits(OpDefinition &def, ArrayRef<StringRef> texts,
                       std::string &error) {
  TraitAdder adder(def, error);
  for (StringRef text : texts)
    if (!adder.add(text))
      return false;
  std::vector<std::string> named = def.interfaces;
  for (StringRef interface : named)
    adder.addInterface(interface);
  // ODS derives it after all other traits.
  if (def.hasTrait(OpTrait::SameOperandsAndResultType))
    adder.addInterface("InferTypeOpInterface");
  adder.finish();
  return true;
}

void strata::addTraits(OpDefinition &def, ArrayRef<StringRef> texts) {
  std::string error;
  bool known = addTraits(def, texts, error);
  assert(known && "traits must be known");
  (void)known;
}

void strata::addInterfaceTrait(OpDefinition &def, const InterfaceTable &table) {
  std::string error;
  TraitAdder adder(def, error);
  adder.addInterface(table.name);
  adder.finish();
  if (table.regionVerifier)
    def.regionVerifiers.push_back(table.regionVerifier);
  if (!table.verify && !table.verifyRegions)
    return;
  TraitUse use{table.name};
  use.verify = table.verify;
  use.verifyRegions = table.verifyRegions;
  addUse(def, std::move(use), TraitPhase::Ordinary);
}

bool strata::isMatchTrait(StringRef name) {
  const KnownTrait *known = findKnown(name);
  return known && known->isMatch;
}

bool strata::isVerifiedByTypes(const OpDefinition &def) {
  auto isOfTypesOnly = [&](unsigned check) {
    return def.traitUses[check].isOfTypesOnly;
  };
  return !def.isPlain && !def.verifyTraits && !def.inferTypes &&
         llvm::all_of(def.getTraitChecks(TraitPhase::Structural),
                      isOfTypesOnly) &&
         llvm::all_of(def.getTraitChecks(TraitPhase::Ordinary), isOfTypesOnly);
}
