// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/Format/NamedFormat.h"
#include "strata/Asm/OpImplementation.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/Interfaces.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/Traits.h"
#include "strata/Definition/TypeInference.h"
#include "strata/DialectFiles/Extension/ExtensionDetail.h"
#include "strata/DialectFiles/Loader/DialectLoaderDetail.h"
#include "strata/DialectFiles/Loader/FormatProblems.h"
#include "strata/DialectFiles/Model/SourceText.h"
#include "strata/IR/Build/Fold.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::irdl;

//===-- Slots --------------------------------------------===//

namespace {
/// Fills in the slots of one definition.
class SlotLoader {
public:
  SlotLoader(OpDefinition &def, const DefinitionModel &model,
             ConstraintProgram &program, ExtensionSource &extensions,
             const Definitions &definitions)
      : def(def), model(model), program(program), extensions(extensions),
        constraints(program, definitions, *def.dialect) {}
  LogicalResult load();

private:
  LogicalResult loadValues(const std::vector<SlotModel> &from,
                           std::vector<ValueSlot> &slots);
  LogicalResult verifyGroups() const;
  LogicalResult loadAttributes();
  LogicalResult loadAttribute(const SlotModel &from);
  /// Refuses names that are empty, reserved or taken.
  LogicalResult checkAttributeName(const SlotModel &from) const;
  LogicalResult loadRegions();
  void addKind(const ConstraintModel &by, AttrSlot &slot);
  /// Adds the attributes of extensions on the constraint of `slot`.
  void addExtensions(const SlotModel &slot);
  void addSegmentSizes(StringRef name, const std::vector<ValueSlot> &slots);
  /// Applies `constraint` to the slot, whose node is set; std::nullopt after an
  /// error.
  template <typename Constraint>
  std::optional<SlotInfo> getInfo(const SlotModel &from,
                                  Constraint &constraint) {
    constraint.node = constraints.get(from.constraint);
    std::optional<SlotInfo> info = getSlotInfo(
        model.constraintOf(from), program, *constraint.node, def.ctx);
    if (info)
      constraint.summary = info->summary;
    return info;
  }

  OpDefinition &def;
  const DefinitionModel &model;
  ConstraintProgram &program;
  ExtensionSource &extensions;
  ConstraintLoader constraints;
};
} // namespace

void SlotLoader::addExtensions(const SlotModel &slot) {
  for (const ExtensionUse &use : model.constraintOf(slot).extensions)
    extensions.onSlots.push_back({slot.name, use});
}

LogicalResult SlotLoader::loadValues(const std::vector<SlotModel> &from,
                                     std::vector<ValueSlot> &slots) {
  for (const SlotModel &value : from) {
    const ConstraintModel &by = model.constraintOf(value);
    ValueSlot slot;
    slot.name = value.name;
    slot.arity = value.arity;
    std::optional<SlotInfo> info = getInfo(value, slot.constraint);
    if (!info)
      return failure();
    if (info->kind.tag == AttrKind::Tag::Type) {
      slot.constraint.definition = info->kind.definition;
      slot.constraint.builtin = info->kind.builtin;
    }
    slot.constraint.onlyType = by.onlyType;
    slot.groupSizes = by.segments;
    addExtensions(value);
    slots.push_back(std::move(slot));
  }
  return success();
}

namespace {
/// Checks that an attribute is of the kind that `strata.kind` names.
class KindPredicate : public AttrPredicate {
public:
  KindPredicate(AttrKind kind, StringRef text)
      : kind(std::move(kind)), text(text) {}
  std::optional<std::string> check(Attribute attr) const override {
    if (kind.canHold(attr))
      return std::nullopt;
    return "it is not of the kind '" + text + "'";
  }

private:
  AttrKind kind;
  std::string text;
};
} // namespace

/// Makes `strata.kind`, if `by` has it, a part of the slot's constraint.
void SlotLoader::addKind(const ConstraintModel &by, AttrSlot &slot) {
  if (by.storage.empty() || slot.kind.tag == AttrKind::Tag::Attribute)
    return;
  auto node = program.addPredicate(
      std::make_shared<KindPredicate>(slot.kind, by.storage));
  slot.constraint.node = program.addAllOf({*slot.constraint.node, node});
  if (by.summary.empty() && by.kind != ConstraintModel::Kind::Is)
    slot.constraint.summary = "attribute of kind '" + by.storage + "'";
}

LogicalResult SlotLoader::checkAttributeName(const SlotModel &from) const {
  if (from.name.empty())
    return emitError(def.ctx, from.loc, "expected a name for each attribute");
  if (isSegmentSizes(from.name))
    return emitError(def.ctx, from.loc, "attribute name '")
           << from.name << "' is reserved for segment sizes";
  bool isTaken = llvm::any_of(def.attributes, [&](const AttrSlot &other) {
    return other.name == from.name;
  });
  if (isTaken)
    return emitError(def.ctx, from.loc, "attribute '")
           << from.name << "' is defined twice";
  return success();
}

LogicalResult SlotLoader::loadAttribute(const SlotModel &from) {
  const ConstraintModel &by = model.constraintOf(from);
  AttrSlot slot;
  slot.name = from.name;
  std::optional<SlotInfo> info = getInfo(from, slot.constraint);
  if (!info)
    return failure();
  addExtensions(from);
  slot.optional = by.isOptional;
  slot.kind = info->kind;
  addKind(by, slot);
  if (by.defaultValue) {
    slot.defaultValue = readDefault(by, info->kind, def.ctx);
    if (!slot.defaultValue)
      return failure();
    slot.startsAbsent = slot.optional;
    slot.optional = true;
  }
  if (failed(checkAttributeName(from)))
    return failure();
  def.attributes.push_back(std::move(slot));
  return success();
}

LogicalResult SlotLoader::loadAttributes() {
  for (const SlotModel &from : model.attributes) {
    if (def.isPlain)
      def.requiredAttributes.push_back({StringAttr::get(def.ctx, from.name),
                                        constraints.get(from.constraint)});
    // Attributes that follow from others are not stored.
    else if (!model.constraintOf(from).isDerived && failed(loadAttribute(from)))
      return failure();
  }
  return success();
}

LogicalResult SlotLoader::loadRegions() {
  for (const RegionModel &from : model.regions) {
    RegionSlot slot;
    slot.name = from.name;
    if (from.isVariadic) {
      if (&from != &model.regions.back())
        return emitError(def.ctx, from.loc,
                         "only the last region may be variadic");
      slot.arity = Arity::Variadic;
    }
    slot.blocks = int(from.numBlocks.value_or(-1));
    slot.minBlocks = int(from.minBlocks.value_or(-1));
    slot.maxBlocks = int(from.maxBlocks.value_or(-1));
    if (from.arguments)
      slot.arguments = constraints.getAll(*from.arguments);
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

/// Checks the slots that are lists of groups, and the attributes with their sizes.
LogicalResult SlotLoader::verifyGroups() const {
  auto areSizes = [](const AttrSlot &attr) {
    return attr.kind.tag == AttrKind::Tag::Dense &&
           attr.kind.type.isSignlessInteger(32);
  };
  for (const auto *slots : {&def.operands, &def.results})
    for (const ValueSlot &slot : *slots) {
      if (slot.groupSizes.empty())
        continue;
      if (slots != &def.operands || slot.arity != Arity::Variadic)
        return emitError(
                   def.ctx, model.loc,
                   "'strata.segments' requires a variadic operand, but found '")
               << slot.name << "'";
      bool isKnown = llvm::any_of(def.attributes, [&](const AttrSlot &attr) {
        return attr.name == slot.groupSizes && areSizes(attr);
      });
      if (!isKnown)
        return emitError(def.ctx, model.loc, "'strata.segments' of '")
               << slot.name << "' names '" << slot.groupSizes
               << "', which is not an attribute of kind 'dense<i32>'";
    }
  return success();
}

/// Whether `model` lists the trait `name`, with or without namespaces.
static bool hasTrait(const DefinitionModel &model, StringRef name) {
  return llvm::any_of(model.traits, [&](StringRef text) {
    StringRef trait = getTraitName(text);
    return trait.substr(trait.rfind(':') + 1) == name;
  });
}

LogicalResult SlotLoader::load() {
  if (failed(constraints.load(model)) ||
      failed(loadValues(model.operands, def.operands)) ||
      failed(loadValues(model.results, def.results)) ||
      failed(loadAttributes()) || failed(loadRegions()) ||
      failed(verifyGroups()))
    return failure();
  if (def.isPlain)
    return success();
  if (!hasTrait(model, "SameVariadicOperandSize"))
    addSegmentSizes("operandSegmentSizes", def.operands);
  if (!hasTrait(model, "SameVariadicResultSize"))
    addSegmentSizes("resultSegmentSizes", def.results);
  llvm::sort(def.attributes, [](const AttrSlot &a, const AttrSlot &b) {
    return a.name < b.name;
  });
  return success();
}

//===-- Operations --------------------------------------------------------===//

static LogicalResult loadSuccessors(OpDefinition &def,
                                    const DefinitionModel &model) {
  def.numSuccessors = 0;
  for (StringRef name : model.successors) {
    if (def.numSuccessors < 0)
      return emitError(def.ctx, model.loc,
                       "only the last successor may be variadic");
    SuccessorSlot slot;
    slot.isVariadic = name.consume_back("...");
    slot.name = name.str();
    def.numSuccessors = slot.isVariadic ? -1 : def.numSuccessors + 1;
    def.successors.push_back(std::move(slot));
  }
  return success();
}

/// Whether the types of the results follow from operands and attributes.
static bool infersResults(const OpDefinition &def) {
  std::vector<bool> operands(def.operands.size(), true);
  std::vector<bool> results(def.results.size(), false);
  return canInferTypes(def, operands, results);
}

static LogicalResult verifyBuilders(const OpDefinition &def,
                                    const DefinitionModel &model) {
  for (const std::string &builder : model.builders) {
    std::string problem = findBuilderProblem(model, builder);
    std::vector<StringRef> names = getBuilderNames(builder);
    if (problem.empty() && !model.results.empty() &&
        !llvm::is_contained(names, StringRef(model.results.front().name)) &&
        !infersResults(def))
      problem = "the types of results cannot be inferred";
    if (!problem.empty())
      return emitError(def.ctx, model.loc, "in the builder '")
             << builder << "' of '" << def.name << "': " << problem;
  }
  return success();
}

/// Checks that `strata.class_base` is a name in C++, whose parts `::` separates.
static LogicalResult verifyClassBase(const OpDefinition &def,
                                     const DefinitionModel &model) {
  auto isIdentifier = [](StringRef part) {
    return !part.empty() && !llvm::isDigit(part.front()) &&
           llvm::all_of(part,
                        [](char c) { return llvm::isAlnum(c) || c == '_'; });
  };
  SmallVector<StringRef, 4> parts;
  StringRef(model.classBase).split(parts, "::");
  if (model.classBase.empty() || llvm::all_of(parts, isIdentifier))
    return success();
  return emitError(def.ctx, model.loc, "the class base of '")
         << def.name << "' is not the name of a class template: '"
         << model.classBase << "'";
}

/// False, with `error` filled in, if `text` writes an operand that is a list of
/// groups other than by a custom directive: the groups would be lost.
static bool keepsGroups(StringRef text, const OpDefinition &def,
                        FormatError &error) {
  auto elements = parseAssemblyFormat(text, def, error);
  SmallVector<const FormatElement *> work;
  auto addAll = [&](const std::vector<FormatElement> &list) {
    for (const FormatElement &element : list)
      if (element.kind != FormatElement::Kind::Custom &&
          element.kind != FormatElement::Kind::Mixed)
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
    error = {element->offset,
             "operand '" + def.operands[element->index].name +
                 "' is variadic of variadic and requires a custom directive"};
    return false;
  }
  return true;
}

/// The parser of the custom form of operations whose files say that it is written in C++.
/// They are printed in generic form.
static ParseResult refuseForeignSyntax(OpAsmParser &parser,
                                       OperationState &state) {
  StringRef name = state.name.getStringRef();
  auto diag = parser.emitError(parser.getNameLoc(), "cannot be parsed");
  // After an error of the lexer there is no other one.
  if (!diag.isActive())
    return diag;
  Diagnostic &note = diag.attachNote();
  if (auto problem = findFormatProblem(*parser.getContext(), name))
    note << "the dialect file does not have all that its format needs: "
         << problem->message;
  else
    note << "its dialect writes the custom form in C++, which dialect "
            "files do not have";
  note << "; use the generic form, \"" << name << "\"(...)";
  return diag;
}

/// Whether the file says that the custom form is written in C++.
static bool isSyntaxMissing(const DefinitionModel &model) {
  return llvm::any_of(model.missing, [](StringRef word) {
    return word == "parse" || word == "print" || word == "directives";
  });
}

/// Gives `def`, which has no format, that of the dialect, if it fits.
static void loadDefaultFormat(OpDefinition &def, const DefinitionModel &model) {
  auto isHook = [](StringRef word) {
    return word == "parse" || word == "print";
  };
  if (llvm::any_of(model.hooks, isHook))
    return;
  std::string text = findDefaultFormat(*def.ctx, def.dialect->getNamespace());
  FormatError error;
  if (text.empty() || !keepsGroups(text, def, error))
    return;
  if (auto format = AssemblyFormat::compile(text, def, error))
    setAssemblyFormat(def, std::move(format));
}

static LogicalResult loadFormat(OpDefinition &def,
                                const DefinitionModel &model) {
  if (!model.format) {
    loadDefaultFormat(def, model);
    return success();
  }
  StringRef text = *model.format;
  FormatError error;
  std::unique_ptr<AssemblyFormat> format;
  if (keepsGroups(text, def, error))
    format = AssemblyFormat::compile(text, def, error);
  if (format) {
    setAssemblyFormat(def, std::move(format));
    return success();
  }
  // The file says that it is C++ which is not available: the generic form will do.
  if (!error.missing.empty() &&
      llvm::is_contained(model.missing, error.missing)) {
    setFormatProblem(*def.ctx, def.name, {error.message, error.missing.str()});
    return success();
  }
  return reportFormatError(def.ctx, model, text, error);
}

LogicalResult irdl::reportFormatError(Context *ctx,
                                      const DefinitionModel &model,
                                      StringRef text,
                                      const FormatError &error) {
  Location loc =
      locateInString(ctx, model.loc, "strata.format", text, error.offset);
  InFlightDiagnostic diag = emitError(ctx, loc, "in the format, at character ")
                            << uint64_t(error.offset + 1) << ": "
                            << error.message;
  if (error.offset && loc == model.loc)
    diag.attachNote() << "the format up to the error is: "
                      << text.take_front(error.offset);
  return diag;
}

/// The nodes of the program that one check of an operation evaluates.
static std::vector<uint32_t> getConstraintUses(const OpDefinition &def) {
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
  return uses;
}

/// Sets the value of operations that are one constant.
static LogicalResult loadConstant(OpDefinition &def,
                                  const DefinitionModel &model) {
  if (model.constant.empty())
    return success();
  if (!def.hasTrait(OpTrait::ConstantLike) || !def.attributes.empty() ||
      !def.operands.empty() || def.results.size() != 1 ||
      def.results[0].arity != Arity::One)
    return emitError(def.ctx, model.loc,
                     "'strata.constant' is for operations with the trait "
                     "'ConstantLike', one result, and no operands or "
                     "attributes");
  std::vector<Diagnostic> reasons;
  {
    DiagnosticCapture capture;
    def.constantValue = parseAttribute(model.constant, def.ctx);
    reasons = capture.take();
  }
  if (def.constantValue)
    return success();
  InFlightDiagnostic diag = emitError(def.ctx, model.loc);
  diag << "in 'strata.constant': expected an attribute, found '"
       << model.constant << "'";
  if (!reasons.empty())
    diag.attachNote() << "the parser reports: " << reasons.front().getMessage();
  return diag;
}

LogicalResult irdl::loadOperation(OpDefinition &def,
                                  const DefinitionModel &model,
                                  const Definitions &definitions,
                                  bool isExtended) {
  def.isPlain = !isExtended;
  def.hasSignature = isExtended;
  auto program = std::make_unique<ConstraintProgram>();
  ExtensionSource source{.loc = model.loc,
                         .attributes = model.extensions,
                         .onSlots = {},
                         .mayBeUnknown =
                             llvm::is_contained(model.missing, "predicate")};
  if (failed(SlotLoader(def, model, *program, source, definitions).load()) ||
      failed(loadSuccessors(def, model)))
    return failure();
  if (isExtended)
    program->declareUses(getConstraintUses(def));
  def.program = std::move(program);
  if (!isExtended)
    return takeAttachedInterfaces(
        def, [&] { return emitError(def.ctx, model.loc); });
  def.className = model.className;
  def.interfaces = model.interfaces;
  ExtensionLoader extensions(def, source, definitions);
  if (failed(extensions.attach()) ||
      failed(loadTraits(def, model, definitions)) ||
      failed(loadPredicates(def, model, definitions)) ||
      failed(loadEquations(def, model, definitions)) ||
      failed(loadVerifiers(def, model, definitions)) ||
      failed(loadImpliedAttributes(def, model, definitions)) ||
      failed(loadShownDefaults(def, model, definitions)) ||
      failed(loadArguments(def, model, definitions)))
    return failure();
  prepareTypeInference(def);
  prepareConstant(def);
  if (failed(loadConstant(def, model)))
    return failure();
  suggestResultNames(def);
  if (failed(loadHooks(def, model)) || failed(extensions.finish()) ||
      failed(verifyBuilders(def, model)) || failed(verifyClassBase(def, model)))
    return failure();
  def.isVerifiedByTypes = isVerifiedByTypes(def);
  if (failed(loadFormat(def, model)))
    return failure();
  if (!def.parse && isSyntaxMissing(model))
    def.parse = refuseForeignSyntax;
  return success();
}
