// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traits, predicates and type equations of operations of the extension.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/Traits.h"
#include "strata/DialectFiles/Loader/DialectLoaderDetail.h"
#include "strata/DialectFiles/Model/SourceText.h"
#include "strata/DialectFiles/Predicates/CppNames.h"
#include "strata/DialectFiles/Predicates/Predicate.h"
#include "strata/Support/ThreadCounter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::irdl;

//===-- Traits ------------------------------------------------------------===//

/// Whether a function of a dialect file, `trait::verifyTrait`, defines the trait.
static bool isDefinedByFile(const OpDefinition &def, StringRef trait,
                            const Definitions &definitions) {
  if (trait.contains('<') || findTraitId(def.ctx, trait))
    return false;
  return definitions.getNames(*def.dialect)
      ->lookupBody((trait + "::verifyTrait").str(), ~0u)
      .has_value();
}

LogicalResult irdl::loadTraits(OpDefinition &def, const DefinitionModel &model,
                               const Definitions &definitions) {
  SmallVector<StringRef, 8> traits;
  // The attributes exist without being listed.
  if (def.findAttribute("operandSegmentSizes") >= 0)
    traits.push_back("AttrSizedOperandSegments");
  if (def.findAttribute("resultSegmentSizes") >= 0)
    traits.push_back("AttrSizedResultSegments");
  for (StringRef trait : model.traits)
    if (!isDefinedByFile(def, trait, definitions))
      traits.push_back(trait);
  std::string error;
  if (addTraits(def, traits, error))
    return success();
  return emitError(def.ctx, model.loc) << error;
}

//===-- Texts -------------------------------------------------------------===//

TextSource irdl::getSource(const DefinitionModel &model, StringRef attrName,
                           std::optional<Location> loc) {
  return {loc.value_or(model.loc), attrName,
          llvm::is_contained(model.missing, "predicate")};
}

namespace {
/// A text of the file, compiled.
struct Text {
  /// Resolves the names in the predicate.
  std::shared_ptr<PredicateResolver> names;
  /// Null if the definition says that a predicate is missing, and it cannot be
  /// read.
  std::unique_ptr<Predicate> predicate;
};
} // namespace

/// The place of the identifier or qualified name `name` in `text`, npos if there is none.
static size_t findName(StringRef text, StringRef name) {
  auto isPart = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  for (size_t at = text.find(name); at != StringRef::npos;
       at = text.find(name, at + 1)) {
    size_t end = at + name.size();
    if ((at == 0 || !isPart(text[at - 1])) &&
        (end == text.size() || !isPart(text[end])))
      return at;
  }
  return text.find(name);
}

/// std::nullopt after an error. `def` is set if `$name` means a slot of it.
static std::optional<Text> compile(const TextSource &source, StringRef text,
                                   const Definitions &definitions,
                                   Dialect &dialect, const OpDefinition *def,
                                   bool isBody = false,
                                   ArrayRef<StringRef> sources = {},
                                   bool hasSelf = true) {
  Text result;
  result.names = definitions.getNames(dialect);
  PredicateOptions options;
  options.op = def;
  options.isBody = isBody;
  options.sources = sources;
  options.hasSelf = hasSelf;
  options.resolver = result.names.get();
  PredicateError error;
  result.predicate = Predicate::parse(text, error, options);
  if (source.mayBeUnknown)
    return result;
  Context *ctx = definitions.getContext();
  if (!result.predicate) {
    auto [line, offset] = findLine(text, error.offset);
    emitError(
        ctx,
        locateInString(ctx, source.loc, source.attrName, text, error.offset),
        "in '")
        << source.attrName << "', at character " << uint64_t(offset + 1)
        << " of '" << line << "': " << error.message;
    return std::nullopt;
  }
  if (result.predicate->getUnknownNames().empty())
    return result;
  StringRef name = result.predicate->getUnknownNames().front();
  emitError(ctx,
            locateInString(ctx, source.loc, source.attrName, text,
                           std::min(findName(text, name), text.size())),
            "in '")
      << source.attrName << "': the name '" << name << "' is unknown";
  return std::nullopt;
}

/// Whether `text` could be read and has no unknown names.
static bool isKnown(const Text &text) {
  return text.predicate && text.predicate->getUnknownNames().empty();
}

//===-- Predicates --------------------------------------------------------===//

namespace {
class LoadedPredicate : public OperationPredicate {
public:
  explicit LoadedPredicate(Text text)
      : text(std::move(text)),
        isPartial(!this->text.predicate->getUnknownNames().empty()) {}
  std::optional<std::string> check(Operation *op, bool *isOwn) const override {
    PredicateResult result = text.predicate->evaluate(op, isOwn);
    // Conditions on hooks that the file declares as missing are not checked.
    if (result.isTrue() || (result.isUnknown() && isPartial) ||
        result.needsUnknownParameters())
      return std::nullopt;
    return result.isUnknown() ? text.predicate->describe(result)
                              : std::string();
  }

private:
  Text text;
  bool isPartial;
};
} // namespace

LogicalResult irdl::loadPredicates(OpDefinition &def,
                                   const DefinitionModel &model,
                                   const Definitions &definitions) {
  for (const PredicateModel &predicate : model.predicates) {
    std::optional<Text> text =
        compile(getSource(model, "strata.predicates"), predicate.text,
                definitions, *def.dialect, &def);
    if (!text)
      return failure();
    OpPredicate condition;
    condition.summary = predicate.summary;
    if (text->predicate)
      condition.predicate = std::make_shared<LoadedPredicate>(std::move(*text));
    def.predicates.push_back(std::move(condition));
  }
  return success();
}

//===-- Equations ---------------------------------------------------------===//

namespace {
class LoadedFunction : public TypeFunction {
public:
  /// `ofRange` says that the text is about all types of a slot; `othersOfRange` says so
  /// of each further slot.
  LoadedFunction(Text text, bool ofRange, std::vector<bool> othersOfRange = {})
      : text(std::move(text)), ofRange(ofRange),
        othersOfRange(std::move(othersOfRange)) {}
  bool evaluate(const TypeSource &from, ArrayRef<TypeSource> others,
                SmallVectorImpl<Type> &to, bool &isList) const override {
    SmallVector<PredicateValue, 2> values;
    for (auto [other, isRange] : llvm::zip(others, othersOfRange))
      values.push_back(getValue(other, isRange));
    PredicateValue self = getValue(from, ofRange);
    return !self.isNull() &&
           text.predicate->evaluateTypes(self, to, isList, values);
  }
  bool isOfTypeOnly() const override { return text.predicate->isOfTypeOnly(); }

private:
  static PredicateValue getValue(const TypeSource &source, bool isRange) {
    if (isRange)
      return PredicateValue::getTypes(source.types);
    if (source.types.empty())
      return source.attr;
    return source.types.front();
  }

  Text text;
  bool ofRange;
  std::vector<bool> othersOfRange;
};

/// Checks an equation.
class EquationPredicate : public OperationPredicate {
public:
  explicit EquationPredicate(TypeEquation equation)
      : equation(std::move(equation)) {}
  std::optional<std::string> check(Operation *op, bool *) const override;

private:
  TypeEquation equation;
};
} // namespace

/// The types of the values in slot `slot` of operands or results; false if the
/// slots cannot be told apart.
static bool getTypes(Operation *op, unsigned slot,
                     SmallVectorImpl<Type> &types) {
  const OpDefinition &def = op->getDefinition();
  bool isOperand = slot < def.operands.size();
  unsigned number = isOperand ? slot : slot - unsigned(def.operands.size());
  SmallVector<Segment, 4> segments;
  if (failed(isOperand ? getOperandSegments(op, segments)
                       : getResultSegments(op, segments)))
    return false;
  auto [first, size] = segments[number];
  for (unsigned i = first; i < first + size; ++i)
    types.push_back(isOperand ? op->getOperand(i).getType()
                              : op->getResult(i).getType());
  return true;
}

std::optional<std::string> EquationPredicate::check(Operation *op,
                                                    bool *) const {
  const OpDefinition &def = op->getDefinition();
  unsigned numValues = unsigned(def.operands.size() + def.results.size());
  SmallVector<Type, 4> from, found, expected;
  auto getAttr = [&](unsigned slot) {
    Attribute attr = op->getAttrSlots()[slot - numValues];
    return attr ? attr : def.attributes[slot - numValues].defaultValue;
  };
  Attribute attr;
  if (equation.from >= numValues)
    attr = getAttr(equation.from);
  else if (!getTypes(op, equation.from, from))
    return std::nullopt;
  SmallVector<TypeSource, 2> others;
  SmallVector<SmallVector<Type, 4>, 2> otherTypes(equation.others.size());
  for (auto [slot, types] : llvm::zip_equal(equation.others, otherTypes)) {
    if (slot >= numValues)
      others.push_back({.attr = getAttr(slot)});
    else if (!getTypes(op, slot, types))
      return std::nullopt;
    else
      others.push_back({.types = types});
  }
  if (!getTypes(op, equation.to, found))
    return std::nullopt;
  auto isOptional = [&](unsigned slot) {
    return slot < numValues && (slot < def.operands.size()
                                    ? def.operands[slot]
                                    : def.results[slot - def.operands.size()])
                                       .arity == Arity::Optional;
  };
  // Absent values need not agree.
  if ((from.empty() && !attr && equation.from >= numValues) ||
      (from.empty() && isOptional(equation.from)) ||
      (found.empty() && isOptional(equation.to)))
    return std::nullopt;
  bool isList = false;
  if (!equation.function)
    expected.assign(from.begin(), from.end());
  else if (!equation.function->evaluate({from, attr}, others, expected, isList))
    return std::string("the expected type cannot be computed");
  if (expected.size() == 1 && !isList)
    expected.assign(found.size(), expected.front());
  return expected == found ? std::nullopt : std::optional(std::string());
}

/// The slot called `name`; std::nullopt after an error.
static std::optional<unsigned> findSlot(const OpDefinition &def, Location loc,
                                        StringRef name, bool mayBeAttribute) {
  std::optional<unsigned> slot = def.findSlot(name);
  if (slot &&
      (mayBeAttribute || *slot < def.operands.size() + def.results.size()))
    return slot;
  emitError(def.ctx, loc, "in 'strata.infer': unknown operand")
      << (mayBeAttribute ? ", result or attribute '" : " or result '") << name
      << "'";
  return std::nullopt;
}

static bool isRange(const OpDefinition &def, unsigned slot) {
  size_t numOperands = def.operands.size();
  if (slot >= numOperands + def.results.size())
    return false;
  return (slot < numOperands ? def.operands[slot]
                             : def.results[slot - numOperands])
             .arity == Arity::Variadic;
}

/// Whether `name` is an attribute of `def` that is an integer of any type.
static bool isNumber(const OpDefinition &def, StringRef name) {
  int slot = def.findAttribute(name);
  const AttrKind *kind = slot < 0 ? nullptr : &def.attributes[slot].kind;
  return kind && kind->tag == AttrKind::Tag::Attribute && kind->builtin &&
         kind->builtin->kind == Kind::IntegerAttr;
}

/// Adds the equation that `inference` gives. Sets `condition` if it is checked.
static LogicalResult loadEquation(OpDefinition &def,
                                  const DefinitionModel &model,
                                  const InferenceModel &inference,
                                  const Definitions &definitions,
                                  OpPredicate &condition) {
  std::optional<unsigned> to =
      findSlot(def, model.loc, inference.to, isNumber(def, inference.to));
  SmallVector<StringRef, 2> names;
  SmallVector<unsigned, 2> sources;
  StringRef(inference.from).split(names, ',');
  for (StringRef &name : names) {
    name = name.trim();
    std::optional<unsigned> slot = findSlot(def, model.loc, name, true);
    if (!slot)
      return failure();
    sources.push_back(*slot);
  }
  if (!to)
    return failure();
  std::optional<unsigned> from = sources.front();
  TypeEquation equation;
  equation.to = *to;
  equation.from = *from;
  llvm::append_range(equation.others, ArrayRef(sources).drop_front());
  bool fromValue = *from < def.operands.size() + def.results.size();
  if (StringRef(inference.text).trim() != "$_self" || !fromValue) {
    std::optional<Text> text = compile(
        getSource(model, "strata.infer"), inference.text, definitions,
        *def.dialect, nullptr, /*isBody=*/false, ArrayRef(names).drop_front());
    if (!text)
      return failure();
    // An unknown function is neither inferred nor checked.
    if (!isKnown(*text))
      return success();
    std::vector<bool> othersOfRange;
    for (unsigned slot : equation.others)
      othersOfRange.push_back(isRange(def, slot));
    equation.function = std::make_shared<LoadedFunction>(
        std::move(*text), isRange(def, *from), std::move(othersOfRange));
  }
  if (!inference.summary.empty()) {
    equation.summary = condition.summary = inference.summary;
    condition.predicate = std::make_shared<EquationPredicate>(equation);
  }
  (isNumber(def, inference.to) ? def.numberTypes : def.equations)
      .push_back(std::move(equation));
  return success();
}

//===-- Verifiers ---------------------------------------------------------===//

namespace {
class LoadedVerifier : public OperationVerifier {
public:
  /// The body runs after the regions have been verified if `ofRegions`.
  explicit LoadedVerifier(Text text, bool ofRegions = false)
      : ofRegions(ofRegions) {
    texts.push_back(std::move(text));
  }
  /// Runs before the others.
  void addFirst(std::vector<Text> others) {
    others.insert(others.end(), std::make_move_iterator(texts.begin()),
                  std::make_move_iterator(texts.end()));
    texts = std::move(others);
  }
  LogicalResult verify(Operation *op, OpDependence *dependence) const override {
    if (texts.size() == 1 && !next)
      return texts.front().predicate->verify(op, nullptr, dependence,
                                             ofRegions);
    if (dependence)
      *dependence = OpDependence::Signature;
    for (const Text &text : texts) {
      OpDependence part = OpDependence::Signature;
      if (failed(text.predicate->verify(op, nullptr, &part, ofRegions)))
        return failure();
      if (dependence)
        *dependence = std::max(*dependence, part);
    }
    OpDependence part = OpDependence::Signature;
    if (next && failed(next->verify(op, &part)))
      return failure();
    if (dependence)
      *dependence = std::max(*dependence, part);
    return success();
  }

  /// Runs after this one; may be null.
  void setNext(std::shared_ptr<const OperationVerifier> verifier) {
    next = std::move(verifier);
  }

private:
  std::vector<Text> texts;
  std::shared_ptr<const OperationVerifier> next;
  bool ofRegions;
};

class LoadedRegionVerifier : public LoadedVerifier {
public:
  explicit LoadedRegionVerifier(Text text)
      : LoadedVerifier(std::move(text), /*ofRegions=*/true) {}
};

class LoadedSymbolVerifier : public SymbolUseVerifier {
public:
  explicit LoadedSymbolVerifier(Text text) : text(std::move(text)) {}
  LogicalResult verify(Operation *op,
                       SymbolTableCollection &tables) const override {
    return text.predicate->verify(op, &tables);
  }

private:
  Text text;
};
} // namespace

LogicalResult irdl::loadVerifiers(OpDefinition &def,
                                  const DefinitionModel &model,
                                  const Definitions &definitions) {
  auto load = [&]<typename Loaded>(StringRef attrName, StringRef text,
                                   std::type_identity<Loaded>,
                                   auto &verifier) -> LogicalResult {
    if (text.empty())
      return success();
    std::optional<Text> compiled = compile(getSource(model, attrName), text,
                                           definitions, *def.dialect, &def,
                                           /*isBody=*/true);
    if (!compiled)
      return failure();
    if (compiled->predicate)
      verifier = std::make_shared<Loaded>(std::move(*compiled));
    return success();
  };
  std::vector<Text> ofTraits;
  for (StringRef trait : model.traits) {
    if (!isDefinedByFile(def, trait, definitions))
      continue;
    std::optional<Text> compiled =
        compile(getSource(model, "strata.traits"),
                ("return " + trait + "::verifyTrait();").str(), definitions,
                *def.dialect, &def, /*isBody=*/true);
    if (!compiled)
      return failure();
    if (compiled->predicate)
      ofTraits.push_back(std::move(*compiled));
  }
  std::type_identity<LoadedVerifier> plain;
  std::type_identity<LoadedRegionVerifier> ofRegions;
  std::type_identity<LoadedSymbolVerifier> ofSymbols;
  std::shared_ptr<const SymbolUseVerifier> symbolVerifier;
  if (failed(load("strata.verify", model.verify, plain, def.verifyBody)) ||
      failed(load("strata.verify_regions", model.verifyRegions, ofRegions,
                  def.verifyRegionsBody)) ||
      failed(load("strata.verify_symbol_uses", model.verifySymbolUses,
                  ofSymbols, symbolVerifier)))
    return failure();
  if (!ofTraits.empty()) {
    Text last = std::move(ofTraits.back());
    ofTraits.pop_back();
    std::shared_ptr<const OperationVerifier> own = def.verifyBody;
    auto all = std::make_shared<LoadedVerifier>(std::move(last));
    all->addFirst(std::move(ofTraits));
    all->setNext(std::move(own));
    def.verifyBody = std::move(all);
  }
  if (symbolVerifier)
    setSymbolUseVerifier(def, std::move(symbolVerifier));
  return success();
}

namespace {
class LoadedParameterVerifier : public ParameterVerifier {
public:
  LoadedParameterVerifier(const TypeDefinition &def, Text text)
      : def(def), text(std::move(text)) {}
  LogicalResult verify(EmitErrorFn emitError,
                       ArrayRef<Attribute> params) const override {
    // A verifier may make objects, which are verified in turn. Past the limit, the object is
    // not made, and the outer verifier reports it.
    unsigned &depth =
        detail::getThreadCounter(detail::ThreadCounter::ParameterVerifierDepth);
    constexpr unsigned MaxDepth = 32;
    if (depth >= MaxDepth)
      return failure();
    SmallVector<PredicateValue, 8> values;
    for (auto [parameter, value] : llvm::zip_equal(def.parameters, params))
      values.push_back(getParameterValue(parameter.kind, value));
    ++depth;
    LogicalResult result = text.predicate->verifySources(
        def.dialect->getContext(), values, emitError);
    --depth;
    return result;
  }

private:
  const TypeDefinition &def;
  Text text;
};
} // namespace

LogicalResult irdl::loadTypeVerifier(TypeDefinition &def,
                                     const DefinitionModel &model,
                                     const Definitions &definitions) {
  for (const auto &[name, condition] : model.subclasses)
    if (!compile(getSource(model, "strata.subclasses"), condition, definitions,
                 *def.dialect, nullptr))
      return failure();
  if (model.verify.empty() || def.isOpaque)
    return success();
  SmallVector<StringRef, 8> names;
  for (const TypeDefinition::Parameter &parameter : def.parameters)
    names.push_back(parameter.name);
  std::optional<Text> text =
      compile(getSource(model, "strata.verify"), model.verify, definitions,
              *def.dialect, nullptr, /*isBody=*/true, names, /*hasSelf=*/false);
  if (!text)
    return failure();
  if (text->predicate)
    def.verifier =
        std::make_shared<LoadedParameterVerifier>(def, std::move(*text));
  return success();
}

//===-- Implied attributes ------------------------------------------------===//

namespace {
class LoadedAttribute : public AttrFunction {
public:
  LoadedAttribute(Text text, AttrKind kind)
      : text(std::move(text)), kind(std::move(kind)) {}
  Attribute evaluate(Operation *op, bool *isOwn) const override {
    return text.predicate->evaluateAttribute(op, kind, isOwn);
  }

private:
  Text text;
  AttrKind kind;
};
} // namespace

LogicalResult irdl::loadImpliedAttributes(OpDefinition &def,
                                          const DefinitionModel &model,
                                          const Definitions &definitions) {
  for (const SlotModel &from : model.attributes) {
    const std::string &implied = model.constraintOf(from).implied;
    if (implied.empty())
      continue;
    AttrSlot &slot = def.attributes[unsigned(def.findAttribute(from.name))];
    if (model.constraintOf(from).defaultValue)
      return emitError(def.ctx, from.loc, "attribute '")
             << from.name << "' with 'strata.implied' must not have a default";
    std::optional<Text> text = compile(
        getSource(model, "strata.implied", model.constraintOf(from).loc),
        implied, definitions, *def.dialect, &def);
    if (!text)
      return failure();
    if (!isKnown(*text))
      continue;
    slot.implied =
        std::make_shared<LoadedAttribute>(std::move(*text), slot.kind);
    def.hasImpliedAttributes = true;
  }
  return success();
}

LogicalResult irdl::loadShownDefaults(OpDefinition &def,
                                      const DefinitionModel &model,
                                      const Definitions &definitions) {
  for (const SlotModel &from : model.attributes) {
    const std::string &shown = model.constraintOf(from).shown;
    if (shown.empty())
      continue;
    AttrSlot &slot = def.attributes[unsigned(def.findAttribute(from.name))];
    if (!slot.defaultValue)
      return emitError(def.ctx, from.loc, "attribute '")
             << from.name << "' with 'strata.shown' must have a default";
    auto condition = loadCondition(
        getSource(model, "strata.shown", model.constraintOf(from).loc), shown,
        definitions, def);
    if (failed(condition))
      return failure();
    slot.shown = *condition;
  }
  return success();
}

//===-- Region arguments --------------------------------------------------===//

/// Whether a slot or an argument of `def` is called `name`.
static bool isTaken(const OpDefinition &def, StringRef name) {
  return def.findSlot(name) ||
         llvm::any_of(def.regions, [&](const RegionSlot &region) {
           return region.name == name ||
                  llvm::any_of(region.namedArguments,
                               [&](const ArgumentSlot &argument) {
                                 return argument.name == name;
                               });
         });
}

/// The named argument that `from` describes; std::nullopt after an error.
static std::optional<ArgumentSlot>
loadArgument(OpDefinition &def, const DefinitionModel &model, Location loc,
             const ArgumentModel &from, const Definitions &definitions) {
  ArgumentSlot argument;
  auto fail = [&](const Twine &message) -> std::optional<ArgumentSlot> {
    (void)emitError(def.ctx, loc, "in 'strata.arguments': " + message);
    return std::nullopt;
  };
  if (isTaken(def, from.name))
    return fail("'" + from.name + "' is defined twice");
  argument.name = from.name;
  std::optional<unsigned> source = def.findSlot(from.from);
  if (!source)
    return fail("unknown operand, result or attribute '" + from.from + "'");
  argument.from = *source;
  size_t numValues = def.operands.size() + def.results.size();
  bool isAttribute = *source >= numValues;
  AttrKind::Tag tag = isAttribute ? def.attributes[*source - numValues].kind.tag
                                  : AttrKind::Tag::Attribute;
  argument.isList =
      isAttribute ? tag == AttrKind::Tag::Dense || tag == AttrKind::Tag::Array
                  : isRange(def, *source);
  if (isAttribute && from.text.empty())
    return fail("'" + from.name +
                "' depends on an attribute and requires a type");
  if (from.text.empty())
    return argument;
  FailureOr<std::shared_ptr<const TypeFunction>> function = loadTypeFunction(
      getSource(model, "strata.arguments", loc), from.text, definitions, def);
  if (failed(function))
    return std::nullopt;
  if (!*function)
    return fail("the type of '" + from.name +
                "' uses a name that is defined only in C++");
  argument.function = *function;
  return argument;
}

LogicalResult irdl::loadArguments(OpDefinition &def,
                                  const DefinitionModel &model,
                                  const Definitions &definitions) {
  for (auto [region, slot] : llvm::zip_equal(model.regions, def.regions)) {
    for (const ArgumentModel &from : region.namedArguments) {
      std::optional<ArgumentSlot> argument =
          loadArgument(def, model, region.loc, from, definitions);
      if (!argument)
        return failure();
      slot.namedArguments.push_back(std::move(*argument));
    }
    if (slot.namedArguments.empty())
      continue;
    if (slot.arity != Arity::One)
      return emitError(def.ctx, region.loc,
                       "the arguments of a variadic region have no names");
    def.hasNamedArguments = true;
  }
  return success();
}

FailureOr<std::shared_ptr<const TypeFunction>>
irdl::loadTypeFunction(const TextSource &source, StringRef text,
                       const Definitions &definitions,
                       const OpDefinition &def) {
  std::optional<Text> compiled =
      compile(source, text, definitions, *def.dialect, nullptr);
  if (!compiled)
    return failure();
  std::shared_ptr<const TypeFunction> function;
  if (isKnown(*compiled))
    function = std::make_shared<LoadedFunction>(std::move(*compiled), false);
  return function;
}

FailureOr<std::shared_ptr<const OperationPredicate>>
irdl::loadCondition(const TextSource &source, StringRef text,
                    const Definitions &definitions, const OpDefinition &def) {
  std::optional<Text> compiled =
      compile(source, text, definitions, *def.dialect, &def);
  if (!compiled)
    return failure();
  std::shared_ptr<const OperationPredicate> condition;
  if (isKnown(*compiled))
    condition = std::make_shared<LoadedPredicate>(std::move(*compiled));
  return condition;
}

namespace {
class LoadedTypeCondition : public TypeCondition {
public:
  explicit LoadedTypeCondition(Text text) : text(std::move(text)) {}
  bool holds(ArrayRef<Type> types) const override {
    SmallVector<PredicateValue, 2> values(types.begin(), types.end());
    PredicateResult result = text.predicate->evaluateSources(values);
    return result.isTrue() || result.needsUnknownParameters();
  }

private:
  Text text;
};
} // namespace

FailureOr<std::shared_ptr<const TypeCondition>>
irdl::loadTypeCondition(const TextSource &source, StringRef text,
                        const Definitions &definitions, const OpDefinition &def,
                        ArrayRef<StringRef> types) {
  std::optional<Text> compiled =
      compile(source, text, definitions, *def.dialect, nullptr,
              /*isBody=*/false, types, /*hasSelf=*/false);
  if (!compiled)
    return failure();
  std::shared_ptr<const TypeCondition> condition;
  if (isKnown(*compiled))
    condition = std::make_shared<LoadedTypeCondition>(std::move(*compiled));
  return condition;
}

//===-- Order -------------------------------------------------------------===//

/// Puts all conditions in the order in which they are checked: as the traits
/// say, which have `Infer<n>` and `Predicate<n>` for the entries of the lists
/// whose place matters; then the other equations, then the other predicates.
/// `matches` are the conditions of the traits themselves.
static LogicalResult orderConditions(OpDefinition &def, Location loc,
                                     MutableArrayRef<OpPredicate> matches,
                                     MutableArrayRef<OpPredicate> equations,
                                     MutableArrayRef<OpPredicate> predicates) {
  std::vector<OpPredicate> ordered;
  auto take = [&](OpPredicate &condition) {
    if (condition.predicate)
      ordered.push_back(std::exchange(condition, {}));
  };
  for (const TraitUse &trait : def.traitUses) {
    // Interfaces may have the same names.
    if (trait.arguments.empty())
      continue;
    if (trait.name == "Infer" || trait.name == "Predicate") {
      MutableArrayRef<OpPredicate> list =
          trait.name == "Infer" ? equations : predicates;
      size_t number = 0;
      (void)StringRef(trait.arguments.front()).getAsInteger(10, number);
      if (number >= list.size())
        return emitError(def.ctx, loc, "trait '")
               << trait.name << "<" << trait.arguments.front()
               << ">' refers to an entry that does not exist";
      take(list[number]);
    } else if (isMatchTrait(trait.name) && !matches.empty()) {
      take(matches.front());
      matches = matches.drop_front();
    }
  }
  llvm::for_each(equations, take);
  llvm::for_each(predicates, take);
  def.predicates = std::move(ordered);
  return success();
}

LogicalResult irdl::loadEquations(OpDefinition &def,
                                  const DefinitionModel &model,
                                  const Definitions &definitions) {
  std::vector<OpPredicate> equations(model.inferences.size());
  for (auto [inference, condition] :
       llvm::zip_equal(model.inferences, equations))
    if (failed(loadEquation(def, model, inference, definitions, condition)))
      return failure();
  // The conditions of traits come first, in the order in which they were loaded.
  MutableArrayRef<OpPredicate> others(def.predicates);
  size_t numMatches = others.size() - model.predicates.size();
  return orderConditions(def, model.loc, others.take_front(numMatches),
                         equations, others.drop_front(numMatches));
}
