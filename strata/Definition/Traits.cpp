// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/Traits.h"

#include "strata/Definition/RegistryDetail.h"
#include "strata/Definition/TraitsDetail.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- The table --------------------------------------------------------===//

namespace {
enum class Arguments : uint8_t {
  None,
  /// The name of one operation, or of several.
  Op,
  Ops,
  /// One number, or several.
  Number,
  Numbers,
  /// Names of operands, results and attributes, two at least.
  Slots,
  Any,
};

/// When a trait is checked. Numbers are structural, types ordinary, but the same
/// for all operations with the same types and attributes.
enum class Phase : uint8_t {
  Structural,
  Numbers,
  Slots,
  Ordinary,
  Types,
  Regions
};

struct KnownTrait {
  StringRef name, odsName;
  OpTrait flag = OpTrait::None;
  Arguments arguments = Arguments::None;
  Phase phase = Phase::Ordinary;
  TraitVerifier verify = nullptr;
};

/// A name for several traits, which are separated by blanks.
struct TraitList {
  StringRef name, members;
};
} // namespace

static constexpr KnownTrait knownTraits[] = {
#define STRATA_TRAIT(NAME, ODS, FLAG) {#NAME, #ODS, OpTrait::FLAG},
#define STRATA_CHECKED_TRAIT(NAME, ODS, FLAG, ARGUMENTS, PHASE, VERIFY)        \
  {#NAME, #ODS, OpTrait::FLAG, Arguments::ARGUMENTS, Phase::PHASE, VERIFY},
#include "strata/Definition/Traits.def"
};

static constexpr TraitList traitLists[] = {
#define STRATA_TRAIT_LIST(NAME, MEMBERS) {#NAME, MEMBERS},
#include "strata/Definition/Traits.def"
};

static constexpr StringRef interfaces[] = {
#define STRATA_INTERFACE(NAME) #NAME,
#include "strata/Definition/Traits.def"
};

/// The trait of either spelling, or null.
static const KnownTrait *findKnown(StringRef name) {
  static const llvm::StringMap<const KnownTrait *> byName = [] {
    llvm::StringMap<const KnownTrait *> map;
    for (const KnownTrait &trait : knownTraits) {
      map[trait.name] = &trait;
      map[trait.odsName] = &trait;
    }
    return map;
  }();
  return byName.lookup(name);
}

static StringRef findList(StringRef name) {
  for (const TraitList &list : traitLists)
    if (list.name == name)
      return list.members;
  return {};
}

/// The known name that is most like `name`, or nothing.
static StringRef findSimilar(Context *ctx, StringRef name) {
  StringRef best;
  unsigned bestDistance = unsigned(name.size()) / 3 + 1;
  auto consider = [&](StringRef other) {
    unsigned distance = name.edit_distance(other, true, bestDistance);
    if (distance < bestDistance) {
      bestDistance = distance;
      best = other;
    }
  };
  for (const KnownTrait &trait : knownTraits) {
    consider(trait.name);
    consider(trait.odsName);
  }
  for (const TraitList &list : traitLists)
    consider(list.name);
  for (StringRef interface : interfaces)
    consider(interface);
  for (const auto &entry : ctx->getRegistry().traits)
    consider(entry.getKey());
  return best;
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
  /// What follows from all traits together.
  void finish();

private:
  bool fail(const Twine &message) {
    error = message.str();
    return false;
  }
  bool addKnown(const KnownTrait &known, TraitUse trait);
  bool checkArguments(const KnownTrait &known, const TraitUse &trait);
  void addCheck(std::vector<TraitCheck> &checks, TraitUse trait,
                TraitVerifier verify, bool isOfTypesOnly = false);
  void addMatch(const TraitUse &trait);
  bool isThere(const TraitUse &trait) const;
  /// `name`, to last as long as the Context.
  StringRef intern(StringRef name) const {
    return StringAttr::get(def.ctx, name).getValue();
  }

  OpDefinition &def;
  std::string &error;
};
} // namespace

bool TraitAdder::isThere(const TraitUse &trait) const {
  return llvm::any_of(def.traitUses, [&](const TraitUse &other) {
    return other.name == trait.name && other.arguments == trait.arguments;
  });
}

bool TraitAdder::checkArguments(const KnownTrait &known,
                                const TraitUse &trait) {
  ArrayRef<std::string> arguments = trait.arguments;
  auto wrong = [&](const Twine &expected) {
    return fail("trait '" + trait.name + "' expects " + expected);
  };
  switch (known.arguments) {
  case Arguments::None:
    return arguments.empty() || wrong("no arguments");
  case Arguments::Op:
    return (arguments.size() == 1 && isOpName(arguments[0])) ||
           wrong("the name of an operation");
  case Arguments::Ops:
    return (!arguments.empty() && llvm::all_of(arguments, isOpName)) ||
           wrong("names of operations");
  case Arguments::Number:
    return (arguments.size() == 1 && isNumber(arguments[0])) ||
           wrong("a number");
  case Arguments::Numbers:
    return (!arguments.empty() && llvm::all_of(arguments, isNumber)) ||
           wrong("numbers");
  case Arguments::Slots:
    if (arguments.size() < 2)
      return wrong("names of operands, results or attributes");
    for (StringRef argument : arguments)
      if (!def.findSlot(argument))
        return fail("trait '" + trait.name + "' names '" + argument +
                    "', which is no operand, result or attribute");
    return true;
  case Arguments::Any:
    return true;
  }
  llvm_unreachable("all kinds of arguments are handled");
}

void TraitAdder::addCheck(std::vector<TraitCheck> &checks, TraitUse trait,
                          TraitVerifier verify, bool isOfTypesOnly) {
  if (verify)
    checks.push_back({verify, unsigned(def.traitUses.size()), isOfTypesOnly});
  def.traitUses.push_back(std::move(trait));
}

void TraitAdder::addMatch(const TraitUse &trait) {
  SmallVector<unsigned, 4> slots;
  for (StringRef argument : trait.arguments)
    slots.push_back(*def.findSlot(argument));
  def.predicates.push_back(
      {makeMatchPredicate(def, trait.name, slots), getMatchSummary(trait)});
}

bool TraitAdder::addKnown(const KnownTrait &known, TraitUse trait) {
  if (!checkArguments(known, trait))
    return false;
  trait.name = known.name;
  if (isThere(trait))
    return true;
  def.traits |= uint32_t(known.flag);
  def.traitSet.push_back(known.name);
  def.traitSet.push_back(known.odsName);
  if (known.name == "SingleBlockImplicitTerminator") {
    // ODS has it for both.
    if (!addKnown(*findKnown("SingleBlock"), {"SingleBlock"}))
      return false;
    def.implicitTerminator = trait.arguments.front();
  }
  switch (known.phase) {
  case Phase::Structural:
  case Phase::Numbers:
    addCheck(def.structuralChecks, std::move(trait), known.verify,
             known.phase == Phase::Numbers);
    return true;
  case Phase::Slots:
    addMatch(trait);
    def.traitUses.push_back(std::move(trait));
    return true;
  case Phase::Ordinary:
  case Phase::Types:
    addCheck(def.traitChecks, std::move(trait), known.verify,
             known.phase == Phase::Types);
    return true;
  case Phase::Regions:
    addCheck(def.regionChecks, std::move(trait), known.verify);
    return true;
  }
  llvm_unreachable("all phases are handled");
}

void TraitAdder::addInterface(StringRef name) {
  name = intern(name);
  if (!llvm::is_contained(def.interfaces, name))
    def.interfaces.push_back(name.str());
  if (isThere({name}))
    return;
  TraitVerifier verify = def.ctx->getRegistry().traits.lookup(name);
  const KnownTrait *known = verify ? nullptr : findKnown(name);
  if (known && known->arguments == Arguments::None) {
    (void)addKnown(*known, {known->name});
    return;
  }
  def.traitSet.push_back(name);
  addCheck(def.traitChecks, {name}, verify);
}

bool TraitAdder::add(StringRef text) {
  TraitUse trait = parseTrait(text);
  auto &registered = def.ctx->getRegistry().traits;
  if (auto found = registered.find(trait.name); found != registered.end()) {
    trait.name = intern(trait.name);
    def.traitSet.push_back(trait.name);
    if (!isThere(trait))
      addCheck(def.traitChecks, std::move(trait), found->second);
    return true;
  }
  StringRef lastPart = trait.name.substr(trait.name.rfind(':') + 1);
  for (StringRef name : {trait.name, lastPart}) {
    if (const KnownTrait *known = findKnown(name))
      return addKnown(*known, std::move(trait));
    if (StringRef members = findList(name); !members.empty()) {
      def.traitSet.push_back(intern(name));
      SmallVector<StringRef, 4> list;
      members.split(list, ' ');
      return llvm::all_of(list, [&](StringRef member) { return add(member); });
    }
    if (llvm::is_contained(interfaces, name) ||
        llvm::is_contained(def.interfaces, name)) {
      addInterface(name);
      return true;
    }
  }
  StringRef similar = findSimilar(def.ctx, trait.name);
  if (similar.empty())
    return fail("trait '" + trait.name + "' is not known");
  return fail("trait '" + trait.name + "' is not known; did you mean '" +
              similar + "'?");
}

void TraitAdder::finish() {
  if (def.hasTrait(OpTrait::AlwaysSpeculatable) &&
      def.hasTrait(OpTrait::NoMemoryEffect))
    def.traits |= uint32_t(OpTrait::Pure);
  if (def.hasTrait(OpTrait::Pure))
    def.traitSet.push_back("Pure");
  llvm::sort(def.traitSet);
  def.traitSet.erase(llvm::unique(def.traitSet), def.traitSet.end());
}

//===-- Interface --------------------------------------------------------===//

void strata::registerTrait(Context *ctx, StringRef name, TraitVerifier verify) {
  ctx->getRegistry().traits[name] = verify;
}

StringRef strata::getTraitName(StringRef text) { return parseTrait(text).name; }

bool strata::isTraitAvailable(Context *ctx, StringRef name) {
  return ctx->getRegistry().traits.count(name) || isKnownTrait(name) ||
         isKnownTrait(name.substr(name.rfind(':') + 1)) ||
         llvm::is_contained(interfaces, name);
}

bool strata::isKnownTrait(StringRef name) {
  return findKnown(name) || !findList(name).empty();
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
  // ODS derives it, behind all other traits.
  if (llvm::is_contained(def.traitSet, "SameOperandsAndResultType"))
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

bool strata::isMatchTrait(StringRef name) {
  const KnownTrait *known = findKnown(name);
  return known && known->phase == Phase::Slots;
}

bool strata::isVerifiedByTypes(const OpDefinition &def) {
  auto isOfTypesOnly = [](const TraitCheck &check) {
    return check.isOfTypesOnly;
  };
  return !def.isPlain && !def.verifyTraits && !def.inferTypes &&
         llvm::all_of(def.structuralChecks, isOfTypesOnly) &&
         llvm::all_of(def.traitChecks, isOfTypesOnly) &&
         llvm::all_of(def.predicates, [](const OpPredicate &condition) {
           return condition.predicate->isOfTypesOnly();
         });
}
