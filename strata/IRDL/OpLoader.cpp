// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Definition/Traits.h"
#include "strata/Definition/TypeInference.h"
#include "strata/IR/Fold.h"
#include "strata/IRDL/DialectLoaderDetail.h"
#include "strata/IRDL/Extension/ExtensionDetail.h"
#include "strata/IRDL/IRDLDialect.h"

#include "llvm/ADT/StringSet.h"

using namespace strata;
using namespace strata::irdl;

/// The arity of each operand or result that `op` defines.
static std::vector<Arity> getArities(Operation *op) {
  std::vector<Arity> arities(op->getNumOperands(), Arity::One);
  Attribute attr = op->getAttr("variadicity");
  if (!attr || !isVariadicityArray(attr))
    return arities;
  for (auto [arity, variadicity] : llvm::zip(arities, getVariadicities(attr)))
    arity = variadicity == Variadicity::Single     ? Arity::One
            : variadicity == Variadicity::Optional ? Arity::Optional
                                                   : Arity::Variadic;
  return arities;
}

/// Entry `i` of a list of names that may be shorter.
static std::string nameAt(const std::vector<std::string> &names, size_t i) {
  return i < names.size() ? names[i] : std::string();
}

//===-- Plain IRDL --------------------------------------------------------===//

/// What an irdl.region asks of a region.
static OpConstraints::RegionConstraint
getRegion(Operation *op, const ConstraintLoader &constraints) {
  OpConstraints::RegionConstraint region;
  if (op->getNumOperands() || op->getAttr("constrainedArguments"))
    region.arguments = constraints.getAll(op);
  if (auto blocks = op->getAttrOfType<IntegerAttr>("numberOfBlocks"))
    region.blocks = unsigned(blocks.getInt());
  return region;
}

std::unique_ptr<OpConstraints>
irdl::loadConstraints(Operation *op, const Definitions &definitions) {
  auto result = std::make_unique<OpConstraints>();
  ConstraintLoader constraints(result->program, definitions);
  for (Block &block : op->getRegion(0))
    for (Operation &inner : block) {
      if (failed(constraints.load(&inner)))
        return nullptr;
      StringRef kind = inner.getName().getStringRef();
      std::vector<std::string> names = getStrings(&inner, "names");
      if (kind == "irdl.operands" || kind == "irdl.results") {
        auto &slots =
            kind == "irdl.operands" ? result->operands : result->results;
        std::vector<Arity> arities = getArities(&inner);
        for (auto [i, operand] : llvm::enumerate(inner.getOpOperands()))
          slots.push_back(
              {arities[i], constraints.get(operand.get()), nameAt(names, i)});
      } else if (kind == "irdl.attributes") {
        names = getStrings(&inner, "attributeValueNames");
        for (auto [name, operand] : llvm::zip(names, inner.getOpOperands()))
          result->attributes.push_back({StringAttr::get(op->getContext(), name),
                                        constraints.get(operand.get())});
      } else if (kind == "irdl.regions") {
        for (auto [i, operand] : llvm::enumerate(inner.getOpOperands())) {
          auto &region = result->regions.emplace_back(
              getRegion(operand.get().getDefiningOp(), constraints));
          region.name = nameAt(names, i);
        }
      }
    }
  return result;
}

//===-- Slots of the extension --------------------------------------------===//

namespace {
/// Fills in the slots of one definition.
class SlotLoader {
public:
  SlotLoader(OpDefinition &def, ConstraintProgram &program,
             ExtensionSource &extensions, const Definitions &definitions)
      : def(def), program(program), extensions(extensions),
        constraints(program, definitions) {}
  LogicalResult load(Operation *op);

private:
  /// Fills in `constraint` from `value`; nothing after an error.
  template <typename Constraint>
  std::optional<SlotInfo> readConstraint(Value value, Constraint &constraint);
  LogicalResult loadValues(Operation *op, std::vector<ValueSlot> &slots);
  LogicalResult verifyGroups(Operation *op) const;
  LogicalResult loadAttributes(Operation *op);
  void addKind(Operation *by, AttrSlot &slot);
  LogicalResult loadRegions(Operation *op);
  /// Adds the attributes of constraint `by`, of the slot `name`, that extensions
  /// attach.
  void noteExtensions(Operation *by, StringRef name);
  void addSegmentSizes(StringRef name, const std::vector<ValueSlot> &slots);

  OpDefinition &def;
  ConstraintProgram &program;
  ExtensionSource &extensions;
  ConstraintLoader constraints;
};
} // namespace

void SlotLoader::noteExtensions(Operation *by, StringRef name) {
  for (const NamedAttribute &attr : by->getDiscardableAttrs()) {
    auto known = findExtensionAttribute(def.ctx, attr.getNameRef());
    if (known && !known.extension->isCore)
      extensions.onSlots.push_back({name.str(), attr});
  }
}

template <typename Constraint>
std::optional<SlotInfo> SlotLoader::readConstraint(Value value,
                                                   Constraint &constraint) {
  constraint.node = constraints.get(value);
  std::optional<SlotInfo> info = readSlotInfo(value, program, *constraint.node);
  if (info)
    constraint.summary = info->summary;
  return info;
}

LogicalResult SlotLoader::loadValues(Operation *op,
                                     std::vector<ValueSlot> &slots) {
  std::vector<std::string> names = getStrings(op, "names");
  std::vector<Arity> arities = getArities(op);
  for (auto [i, operand] : llvm::enumerate(op->getOpOperands())) {
    ValueSlot slot;
    slot.name = nameAt(names, i);
    slot.arity = arities[i];
    std::optional<SlotInfo> info =
        readConstraint(operand.get(), slot.constraint);
    if (!info)
      return failure();
    if (info->kind.tag == ValueKind::Tag::Type) {
      slot.constraint.definition = info->kind.definition;
      slot.constraint.builtin = info->kind.builtin;
    }
    Operation *by = operand.get().getDefiningOp();
    if (auto type = by->getAttrOfType<TypeAttr>("strata.type"))
      slot.constraint.onlyType = type.getValue();
    slot.groupSizes = getString(by, "strata.segments").str();
    noteExtensions(by, slot.name);
    slots.push_back(std::move(slot));
  }
  return success();
}

namespace {
/// That an attribute is of the kind that `strata.kind` says.
class KindPredicate : public AttrPredicate {
public:
  KindPredicate(ValueKind kind, StringRef text)
      : kind(std::move(kind)), text(text) {}
  std::optional<std::string> check(Attribute attr) const override {
    if (kind.canHold(attr))
      return std::nullopt;
    return "it is not of the kind '" + text + "'";
  }

private:
  ValueKind kind;
  std::string text;
};
} // namespace

/// Makes `strata.kind`, if `by` has it, a part of the slot's constraint.
void SlotLoader::addKind(Operation *by, AttrSlot &slot) {
  StringRef text = getString(by, "strata.kind");
  if (text.empty() || slot.kind.tag == ValueKind::Tag::Attribute)
    return;
  auto node =
      program.addPredicate(std::make_shared<KindPredicate>(slot.kind, text));
  slot.constraint.node = program.addAllOf({*slot.constraint.node, node});
  if (getString(by, "strata.summary").empty() && !by->getAttr("expected"))
    slot.constraint.summary = "attribute of kind '" + text.str() + "'";
}

LogicalResult SlotLoader::loadAttributes(Operation *op) {
  std::vector<std::string> names = getStrings(op, "attributeValueNames");
  for (auto [name, operand] : llvm::zip(names, op->getOpOperands())) {
    Operation *by = operand.get().getDefiningOp();
    // What follows from other attributes is not kept.
    if (by->getAttr("strata.derived"))
      continue;
    AttrSlot slot;
    slot.name = name;
    std::optional<SlotInfo> info =
        readConstraint(operand.get(), slot.constraint);
    if (!info)
      return failure();
    noteExtensions(by, slot.name);
    slot.optional = info->isOptional;
    slot.kind = info->kind;
    addKind(by, slot);
    if (info->hasDefault) {
      slot.defaultValue = readDefault(by, *info);
      if (!slot.defaultValue)
        return failure();
      slot.startsAbsent = slot.optional;
      slot.optional = true;
    }
    if (name.empty() || name == "operandSegmentSizes" ||
        name == "resultSegmentSizes" ||
        llvm::any_of(def.attributes,
                     [&](const AttrSlot &other) { return other.name == name; }))
      return op->emitError("attribute '")
             << name << "' is defined twice, reserved, or has no name";
    def.attributes.push_back(std::move(slot));
  }
  return success();
}

LogicalResult SlotLoader::loadRegions(Operation *op) {
  std::vector<std::string> names = getStrings(op, "names");
  for (auto [i, operand] : llvm::enumerate(op->getOpOperands())) {
    Operation *by = operand.get().getDefiningOp();
    OpConstraints::RegionConstraint asked = getRegion(by, constraints);
    RegionSlot slot;
    slot.name = nameAt(names, i);
    if (by->getAttr("strata.variadic")) {
      if (i + 1 != op->getNumOperands())
        return by->emitError("only the last region may be variadic");
      slot.arity = Arity::Variadic;
    }
    slot.blocks = asked.blocks ? int(*asked.blocks) : -1;
    if (auto fewest = by->getAttrOfType<IntegerAttr>("strata.min_size"))
      slot.minBlocks = int(fewest.getInt());
    if (auto most = by->getAttrOfType<IntegerAttr>("strata.max_size"))
      slot.maxBlocks = int(most.getInt());
    slot.arguments = std::move(asked.arguments);
    def.regions.push_back(std::move(slot));
  }
  return success();
}

void SlotLoader::addSegmentSizes(StringRef name,
                                 const std::vector<ValueSlot> &slots) {
  auto isVariable = [](const ValueSlot &s) { return s.arity != Arity::One; };
  if (llvm::count_if(slots, isVariable) < 2)
    return;
  AttrSlot slot;
  slot.name = name.str();
  slot.constraint.summary = "i32 dense array attribute";
  slot.constraint.predicate = [](Attribute attr) {
    auto array = dyn_cast<DenseArrayAttr>(attr);
    return array && array.getElementType().isSignlessInteger(32);
  };
  def.attributes.push_back(std::move(slot));
}

/// Checks what the slots that are lists of groups say of their sizes.
LogicalResult SlotLoader::verifyGroups(Operation *op) const {
  auto areSizes = [](const AttrSlot &attr) {
    return attr.kind.tag == ValueKind::Tag::Dense &&
           attr.kind.type.isSignlessInteger(32);
  };
  for (const auto *slots : {&def.operands, &def.results})
    for (const ValueSlot &slot : *slots) {
      if (slot.groupSizes.empty())
        continue;
      if (slots != &def.operands || slot.arity != Arity::Variadic)
        return op->emitError("'strata.segments' is for variadic operands, and "
                             "'")
               << slot.name << "' is none";
      bool isKnown = llvm::any_of(def.attributes, [&](const AttrSlot &attr) {
        return attr.name == slot.groupSizes && areSizes(attr);
      });
      if (!isKnown)
        return op->emitError("'strata.segments' of '")
               << slot.name << "' names '" << slot.groupSizes
               << "', which is no attribute of kind 'dense<i32>'";
    }
  return success();
}

/// Whether `op` lists the trait `name`, with or without namespaces.
static bool hasTrait(Operation *op, StringRef name) {
  std::vector<std::string> traits = getStrings(op, "strata.traits");
  return llvm::any_of(traits, [&](StringRef text) {
    StringRef trait = getTraitName(text);
    return trait.substr(trait.rfind(':') + 1) == name;
  });
}

LogicalResult SlotLoader::load(Operation *op) {
  for (Block &block : op->getRegion(0))
    for (Operation &inner : block) {
      if (failed(constraints.load(&inner)))
        return failure();
      StringRef kind = inner.getName().getStringRef();
      LogicalResult result = success();
      if (kind == "irdl.operands")
        result = loadValues(&inner, def.operands);
      else if (kind == "irdl.results")
        result = loadValues(&inner, def.results);
      else if (kind == "irdl.attributes")
        result = loadAttributes(&inner);
      else if (kind == "irdl.regions")
        result = loadRegions(&inner);
      if (failed(result))
        return failure();
    }
  if (failed(verifyGroups(op)))
    return failure();
  if (!hasTrait(op, "SameVariadicOperandSize"))
    addSegmentSizes("operandSegmentSizes", def.operands);
  if (!hasTrait(op, "SameVariadicResultSize"))
    addSegmentSizes("resultSegmentSizes", def.results);
  llvm::sort(def.attributes, [](const AttrSlot &a, const AttrSlot &b) {
    return a.name < b.name;
  });
  return success();
}

//===-- Operations --------------------------------------------------------===//

static LogicalResult loadSuccessors(OpDefinition &def, Operation *op) {
  def.numSuccessors = 0;
  for (StringRef name : getStrings(op, "strata.successors")) {
    if (def.numSuccessors < 0)
      return op->emitError(
          "only the last successor may stand for any number of them");
    SuccessorSlot slot;
    slot.isVariadic = name.consume_back("...");
    slot.name = name.str();
    def.numSuccessors = slot.isVariadic ? -1 : def.numSuccessors + 1;
    def.successors.push_back(std::move(slot));
  }
  return success();
}

/// False, with `error` filled in, if `text` writes an operand that is a list of
/// groups other than by a custom directive: the groups would be lost.
static bool keepsGroups(StringRef text, const OpDefinition &def,
                        FormatError &error) {
  auto elements = parseAssemblyFormat(text, def, error);
  SmallVector<const FormatElement *> work;
  auto addAll = [&](const std::vector<FormatElement> &list) {
    for (const FormatElement &element : list)
      if (element.kind != FormatElement::Kind::Custom)
        work.push_back(&element);
  };
  // A malformed text is for the compiler to report.
  if (elements)
    addAll(*elements);
  while (!work.empty()) {
    const FormatElement *element = work.pop_back_val();
    addAll(element->children);
    addAll(element->otherwise);
    if (element->kind != FormatElement::Kind::Operand ||
        def.operands[element->index].groupSizes.empty())
      continue;
    error = {element->offset, "operand '" + def.operands[element->index].name +
                                  "' is a list of groups, which only a custom "
                                  "directive can write"};
    return false;
  }
  return true;
}

static LogicalResult loadFormat(OpDefinition &def, Operation *op) {
  StringRef text = getString(op, "strata.format");
  if (!op->getAttr("strata.format"))
    return success();
  FormatError error;
  std::unique_ptr<AssemblyFormat> format;
  if (keepsGroups(text, def, error))
    format = AssemblyFormat::compile(text, def, error);
  if (format) {
    setAssemblyFormat(def, std::move(format));
    return success();
  }
  // The file says that it is C++ which is not there: the generic form will do.
  if (!error.missing.empty() &&
      llvm::is_contained(getStrings(op, "strata.missing"), error.missing))
    return success();
  InFlightDiagnostic diag = op->emitError("in the format, at character ")
                            << uint64_t(error.offset + 1) << ": "
                            << error.message;
  // The place in the text.
  if (error.offset)
    diag.attachNote() << "`" << text.take_front(error.offset)
                      << "` is before it";
  return diag;
}

/// Tells the program of `def` which of its nodes are used.
static void declareUses(const OpDefinition &def, ConstraintProgram &program) {
  std::vector<uint32_t> uses;
  for (const auto *slots : {&def.operands, &def.results})
    for (const ValueSlot &slot : *slots)
      uses.push_back(*slot.constraint.node);
  for (const AttrSlot &slot : def.attributes)
    if (slot.constraint.node)
      uses.push_back(*slot.constraint.node);
  for (const RegionSlot &slot : def.regions)
    if (slot.arguments)
      llvm::append_range(uses, *slot.arguments);
  program.declareUses(uses);
}

LogicalResult irdl::loadOperation(OpDefinition &def, Operation *op,
                                  const Definitions &definitions) {
  def.hasSignature = true;
  auto program = std::make_unique<ConstraintProgram>();
  ExtensionSource source{.loc = op->getLoc(),
                         .attributes = op->getDiscardableAttrs(),
                         .onSlots = {},
                         .mayBeUnknown = hasUnknownPredicates(op)};
  if (failed(SlotLoader(def, *program, source, definitions).load(op)) ||
      failed(loadSuccessors(def, op)))
    return failure();
  declareUses(def, *program);
  def.program = std::move(program);
  def.className = getString(op, "strata.class").str();
  def.interfaces = getStrings(op, "strata.interfaces");
  ExtensionLoader extensions(def, source, definitions);
  if (failed(extensions.attach()) || failed(loadTraits(def, op)) ||
      failed(loadPredicates(def, op, definitions)) ||
      failed(loadEquations(def, op, definitions)))
    return failure();
  prepareTypeInference(def);
  prepareConstant(def);
  suggestResultNames(def);
  if (failed(loadHooks(def, op)) || failed(extensions.finish()))
    return failure();
  def.isVerifiedByTypes = isVerifiedByTypes(def);
  return loadFormat(def, op);
}
