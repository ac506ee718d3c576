// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/ValueSyntax.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoaderDetail.h"
#include "strata/DialectFiles/Model/SourceText.h"
#include "strata/DialectFiles/Predicates/CppNames.h"
#include "strata/DialectFiles/Predicates/Predicate.h"
#include "strata/DialectFiles/Predicates/PredicateDetail.h"
#include "strata/Support/Suggestion.h"

using namespace strata;
using namespace strata::irdl;

//===-- Names -------------------------------------------------------------===//

static std::string keyOf(StringRef fullName, bool isType) {
  return ((isType ? "!" : "#") + fullName).str();
}

bool Definitions::declare(TypeDefinition &def) {
  bool isNew =
      declared.try_emplace(keyOf(def.getFullName(), def.isType), &def).second;
  if (isNew)
    declaredInOrder.push_back(&def);
  return isNew;
}

std::shared_ptr<PredicateResolver>
Definitions::getNames(Dialect &dialect) const {
  std::shared_ptr<PredicateResolver> &result = names[&dialect];
  if (result)
    return result;
  auto all = std::make_shared<CppNames>(dialect, declaredInOrder);
  if (const auto *predicates = named.lookup(&dialect))
    for (const NamedPredicateModel &predicate : *predicates)
      all->addPredicate(predicate.name, predicate.text);
  if (const auto *functions = bodies.lookup(&dialect))
    for (const FunctionModel &function : *functions)
      all->addFunction(function.name, function.parameters, function.text);
  return result = std::move(all);
}

const TypeDefinition *Definitions::find(StringRef fullName, bool isType) const {
  if (const TypeDefinition *own = declared.lookup(keyOf(fullName, isType)))
    return own;
  auto [dialectName, name] = fullName.split('.');
  if (!ctx->findDialect(dialectName))
    return nullptr;
  // It may have to be loaded first.
  Dialect &dialect = ctx->getOrCreateDialect(dialectName);
  return ctx->findTypeDefinition(dialect, name, isType);
}

ReferencedName::ReferencedName(StringRef name)
    : stem(name), mayBeType(!name.starts_with("#")),
      mayBeAttribute(!name.starts_with("!")) {
  if (!mayBeType || !mayBeAttribute)
    stem = stem.drop_front();
}

const TypeDefinition *Definitions::find(const ConstraintModel &user,
                                        StringRef opName) const {
  auto ref = cast<SymbolRefAttr>(user.attr);
  ArrayRef<StringAttr> path = ref.getPath();
  if (path.size() == 2) {
    ReferencedName name(path[1].getValue());
    std::string fullName = (path[0].getValue() + "." + name.stem).str();
    for (bool type : {true, false})
      if (type ? name.mayBeType : name.mayBeAttribute)
        if (const TypeDefinition *found = find(fullName, type))
          return hasFailed(*found) ? nullptr : found;
  }
  emitError(ctx, user.loc, "'")
      << opName << "' op symbol '" << Attribute(ref) << "' not found";
  return nullptr;
}

std::optional<AttrBase>
Definitions::findBase(const ConstraintModel &constraint) const {
  AttrBase base;
  if (constraint.attr) {
    base.definition = find(constraint, "irdl.base");
    if (!base.definition)
      return std::nullopt;
    base.isType = base.definition->isType;
    base.kind = base.isType ? Kind::DynamicType : Kind::DynamicAttr;
    return base;
  }
  StringRef name = constraint.text;
  bool isType = name.starts_with("!");
  StringRef stem = name.drop_front(1);
  if (stem.starts_with("builtin."))
    if (auto builtin = AttrBase::findBuiltin(stem.drop_front(8), isType))
      return builtin;
  if (const TypeDefinition *found = find(stem, isType)) {
    if (hasFailed(*found))
      return std::nullopt;
    base.definition = found;
    base.isType = isType;
    base.kind = isType ? Kind::DynamicType : Kind::DynamicAttr;
    return base;
  }
  emitError(ctx, constraint.loc, "no registered ")
      << (isType ? "type" : "attribute") << " with name " << name;
  return std::nullopt;
}

/// Checks `predicate` of `model`; `resolver` knows those before it.
static LogicalResult verifyPredicate(const NamedPredicateModel &predicate,
                                     const DialectModel &model,
                                     CppNames &resolver, Context *ctx) {
  if (std::string problem = checkPredicateName(predicate.name);
      !problem.empty())
    return emitError(ctx, model.loc,
                     "expected a new identifier as the name of a predicate, "
                     "found '")
           << predicate.name << "', which is " << problem;
  if (resolver.lookupPredicate(predicate.name))
    return emitError(ctx, model.loc, "the predicate '")
           << predicate.name << "' is defined twice";
  auto fail = [&](size_t offset) {
    return emitError(ctx,
                     locateInString(ctx, model.loc, "strata.named_predicates",
                                    predicate.text, offset),
                     "in the predicate '")
           << predicate.name << "', at character " << uint64_t(offset + 1)
           << ": ";
  };
  PredicateError error;
  PredicateOptions options;
  options.resolver = &resolver;
  auto parsed = Predicate::parse(predicate.text, error, options);
  if (!parsed)
    return fail(error.offset) << error.message;
  if (parsed->getUnknownNames().empty())
    return success();
  StringRef name = parsed->getUnknownNames().front();
  return fail(std::min(StringRef(predicate.text).find(name),
                       predicate.text.size()))
         << "the name '" << name << "' is unknown";
}

LogicalResult Definitions::verifyPredicates(const DialectModel &model,
                                            Dialect &dialect) const {
  if (model.predicates.empty())
    return success();
  CppNames resolver(dialect, declaredInOrder);
  bool isBad = false;
  for (const NamedPredicateModel &predicate : model.predicates) {
    bool isGood = succeeded(verifyPredicate(predicate, model, resolver, ctx));
    isBad |= !isGood;
    // Predicates that name one with a mistake need no error of their own.
    resolver.addPredicate(predicate.name,
                          isGood ? StringRef(predicate.text) : "true");
  }
  return failure(isBad);
}

/// Checks `function` of `model`; `resolver` knows those before it. Unknown
/// names are errors where it is called.
static LogicalResult verifyFunction(const FunctionModel &function,
                                    const DialectModel &model,
                                    CppNames &resolver, Context *ctx) {
  auto fail = [&]() -> InFlightDiagnostic {
    return emitError(ctx, model.loc, "in the function '")
           << function.name << "': ";
  };
  for (StringRef name : function.parameters)
    if (std::string problem = checkIdentifier(name); !problem.empty())
      return fail() << "the parameter '" << name << "' is " << problem;
  if (std::string problem = checkFunctionName(function.name); !problem.empty())
    return emitError(ctx, model.loc,
                     "expected a new identifier as the name of a function, "
                     "found '")
           << function.name << "', which is " << problem;
  if (resolver.definesFunction(function.name))
    return emitError(ctx, model.loc, "the function '")
           << function.name << "' is defined twice";
  PredicateError error;
  PredicateOptions options;
  options.resolver = &resolver;
  options.isBody = true;
  options.parameters = function.parameters;
  if (Predicate::parse(function.text, error, options))
    return success();
  auto [line, offset] = findLine(function.text, error.offset);
  return emitError(ctx,
                   locateInString(ctx, model.loc, "strata.functions",
                                  function.text, error.offset),
                   "in the function '")
         << function.name << "', at character " << uint64_t(offset + 1)
         << " of '" << line << "': " << error.message;
}

LogicalResult Definitions::verifyFunctions(const DialectModel &model,
                                           Dialect &dialect) const {
  if (model.functions.empty())
    return success();
  CppNames resolver(dialect, declaredInOrder);
  for (const NamedPredicateModel &predicate : model.predicates)
    resolver.addPredicate(predicate.name, predicate.text);
  bool isBad = false;
  for (const FunctionModel &function : model.functions) {
    isBad |= failed(verifyFunction(function, model, resolver, ctx));
    resolver.addFunction(function.name, function.parameters, function.text);
  }
  return failure(isBad);
}

//===-- Constraints -------------------------------------------------------===//

namespace {
/// `irdl.c_pred` as a test of attributes.
class LoadedPredicate : public AttrPredicate {
public:
  LoadedPredicate(std::unique_ptr<Predicate> predicate,
                  std::shared_ptr<PredicateResolver> names)
      : names(std::move(names)), predicate(std::move(predicate)) {}
  std::optional<std::string> check(Attribute attr) const override {
    PredicateResult result = predicate->evaluate(attr);
    if (result.isTrue() || (result.isUnknown() && isPartial()) ||
        result.needsUnknownParameters())
      return std::nullopt;
    std::string text = predicate->getText().str();
    if (result.isUnknown())
      text += " (" + predicate->describe(result) + ")";
    return text;
  }
  bool isPartial() const override {
    return !predicate->getUnknownNames().empty();
  }
  bool isOfTypeOnly() const override { return predicate->isOfTypeOnly(); }
  std::optional<AttrBase> getImpliedBase() const override {
    std::optional<Kind> kind = predicate->getImpliedKind();
    if (!kind)
      return std::nullopt;
    switch (*kind) {
    case Kind::ComplexType:
    case Kind::FunctionType:
    case Kind::MemRefType:
    case Kind::RankedTensorType:
    case Kind::TupleType:
    case Kind::VectorType:
      return AttrBase{.kind = *kind};
    default:
      return std::nullopt;
    }
  }

private:
  /// Resolves the names in the predicate.
  std::shared_ptr<PredicateResolver> names;
  std::unique_ptr<Predicate> predicate;
};

/// A predicate of which nothing can be evaluated.
class ForeignPredicate : public AttrPredicate {
public:
  std::optional<std::string> check(Attribute) const override {
    return std::nullopt;
  }
  bool isPartial() const override { return true; }
};
} // namespace

std::shared_ptr<const AttrPredicate>
ConstraintLoader::compilePredicate(const ConstraintModel &constraint) const {
  Context *ctx = definitions.getContext();
  bool isMissing = false;
  for (StringRef what : constraint.missing) {
    if (what != "predicate")
      return (void)(emitError(ctx, constraint.loc, "unknown entry '")
                    << what
                    << "' in 'strata.missing' of a constraint; expected "
                       "'predicate'"),
             nullptr;
    isMissing = true;
  }
  StringAttr text = StringAttr::get(ctx, constraint.text);
  auto &known = definitions.getPredicate(dialect, text, isMissing);
  if (known)
    return known;
  std::shared_ptr<PredicateResolver> names = definitions.getNames(dialect);
  PredicateError error;
  PredicateOptions options;
  options.resolver = names.get();
  options.looksPastUnknown = isMissing;
  std::unique_ptr<Predicate> predicate =
      Predicate::parse(text.getValue(), error, options);
  if (!predicate && isMissing)
    return known = std::make_shared<ForeignPredicate>();
  if (!predicate)
    return (void)(emitError(ctx,
                            locateInString(ctx, constraint.loc, /*attrName=*/"",
                                           text.getValue(), error.offset),
                            "in the predicate, at character ")
                  << uint64_t(error.offset + 1) << ": " << error.message),
           nullptr;
  if (!predicate->getUnknownNames().empty() && !isMissing) {
    StringRef name = predicate->getUnknownNames().front();
    SmallVector<StringRef> shortNames;
    for (const ShortName &entry : getShortNames())
      shortNames.push_back(entry.name);
    size_t at = text.getValue().find(name);
    return (void)(emitError(ctx,
                            locateInString(ctx, constraint.loc, /*attrName=*/"",
                                           text.getValue(),
                                           at == StringRef::npos ? 0 : at),
                            "unknown name in the predicate: '")
                  << name << "'" << suggest(name, shortNames)),
           nullptr;
  }
  return known = std::make_shared<LoadedPredicate>(std::move(predicate),
                                                   std::move(names));
}

/// The base that `irdl.parametric` names; std::nullopt after an error.
std::optional<AttrBase>
ConstraintLoader::findParametric(const ConstraintModel &constraint) const {
  AttrBase base;
  base.definition = definitions.find(constraint, "irdl.parametric");
  if (!base.definition)
    return std::nullopt;
  base.isType = base.definition->isType;
  base.kind = base.isType ? Kind::DynamicType : Kind::DynamicAttr;
  return base;
}

LogicalResult ConstraintLoader::load(const ConstraintModel &constraint) {
  using ModelKind = ConstraintModel::Kind;
  std::optional<AttrBase> base;
  Index index = 0;
  switch (constraint.kind) {
  case ModelKind::Any:
    index = program.addAny();
    break;
  case ModelKind::Is:
    index = program.addIs(constraint.attr);
    break;
  case ModelKind::Base:
    base = definitions.findBase(constraint);
    if (!base)
      return failure();
    index = program.addBase(*base);
    break;
  case ModelKind::AnyOf:
    index = program.addAnyOf(getAll(constraint.children));
    break;
  case ModelKind::AllOf:
    index = program.addAllOf(getAll(constraint.children));
    break;
  case ModelKind::Parametric:
    base = findParametric(constraint);
    if (!base)
      return failure();
    index = program.addParametric(*base, getAll(constraint.children));
    break;
  case ModelKind::Predicate: {
    std::shared_ptr<const AttrPredicate> predicate =
        compilePredicate(constraint);
    if (!predicate)
      return failure();
    index = program.addPredicate(std::move(predicate));
    break;
  }
  case ModelKind::Foreign:
    return emitError(definitions.getContext(), constraint.loc)
           << constraint.text << " is not an irdl constraint operation";
  }
  indices.push_back(index);
  return success();
}

LogicalResult ConstraintLoader::load(const DefinitionModel &def) {
  for (const ConstraintModel &constraint : def.constraints)
    if (failed(load(constraint)))
      return failure();
  return success();
}

std::vector<ConstraintLoader::Index>
ConstraintLoader::getAll(ArrayRef<unsigned> constraints) const {
  std::vector<Index> result;
  for (unsigned constraint : constraints)
    result.push_back(get(constraint));
  return result;
}

//===-- Slots -------------------------------------------------------------===//

/// The words that describe a constraint in messages.
static std::string getSummary(const ConstraintModel &constraint) {
  if (!constraint.summary.empty())
    return constraint.summary;
  if (constraint.kind == ConstraintModel::Kind::Is) {
    std::string text;
    llvm::raw_string_ostream os(text);
    constraint.attr.print(os);
    return os.str();
  }
  return constraint.kind == ConstraintModel::Kind::Any
             ? "any type"
             : "a value that satisfies its constraint";
}

/// The kind that the constraint itself implies.
static AttrKind getImpliedKind(const ConstraintModel &constraint,
                               const ConstraintProgram &program,
                               ConstraintProgram::Index node) {
  AttrKind kind;
  // A chain of first parts ends; nodes come after their children.
  const ConstraintProgram::Node *at = &program[node];
  while (at->op == ConstraintProgram::Op::AllOf && !at->children.empty())
    at = &program[at->children.front()];
  if (at->op == ConstraintProgram::Op::Is && isa<UnitAttr>(at->expected))
    kind.tag = AttrKind::Tag::Unit;
  AttrBase base = at->base;
  if (at->op == ConstraintProgram::Op::Predicate && at->predicate &&
      constraint.storage.empty()) {
    std::optional<AttrBase> implied = at->predicate->getImpliedBase();
    if (!implied)
      return kind;
    base = *implied;
  } else if (at->op != ConstraintProgram::Op::Base &&
             at->op != ConstraintProgram::Op::Parametric) {
    return kind;
  }
  if (const TypeDefinition *def = base.definition)
    return AttrKind::ofDefinition(*def);
  kind.tag = base.isType ? AttrKind::Tag::Type : AttrKind::Tag::Attribute;
  kind.builtin = base;
  return kind;
}

std::optional<SlotInfo> irdl::getSlotInfo(const ConstraintModel &constraint,
                                          const ConstraintProgram &program,
                                          ConstraintProgram::Index node,
                                          Context *ctx) {
  SlotInfo info;
  info.summary = getSummary(constraint);
  info.kind = getImpliedKind(constraint, program, node);
  if (constraint.storage.empty())
    return info;
  std::optional<AttrKind> kind = AttrKind::parse(constraint.storage, ctx);
  if (!kind) {
    emitError(ctx, constraint.loc, "unknown kind of attribute or parameter '")
        << constraint.storage << "'";
    return std::nullopt;
  }
  // `type`, `attribute`, `array<attribute>` say more together with the base.
  bool saysMore = kind->tag != AttrKind::Tag::Attribute || kind->isFlat;
  if (saysMore && (kind->isFlat || kind->tag != info.kind.tag))
    info.kind = *kind;
  return info;
}

/// The number that a default value names by cases; null after an error.
static Attribute readCases(Context *ctx, Location loc,
                           const EnumDefinition &cases, StringRef text) {
  SmallVector<StringRef, 4> words;
  text.split(words, StringRef(cases.separator).trim());
  uint64_t value = 0;
  for (StringRef word : words) {
    std::optional<uint64_t> number = cases.find(word.trim());
    if (!number) {
      emitError(ctx, loc, "'")
          << word.trim() << "' is not a case of '" << cases.name << "'";
      return {};
    }
    value |= *number;
  }
  unsigned width = cast<IntegerType>(cases.type).getWidth();
  return IntegerAttr::get(cases.type, APInt(width, value, /*isSigned=*/false,
                                            /*implicitTrunc=*/true));
}

Attribute irdl::readDefault(const ConstraintModel &constraint,
                            const AttrKind &kind, Context *ctx) {
  StringRef text = *constraint.defaultValue;
  Location loc = constraint.loc;
  // Nothing cannot be read.
  if (kind.tag == AttrKind::Tag::Array && text.trim("[] ").empty())
    return ArrayAttr::get(ctx, {});
  if (kind.enumeration)
    return readCases(ctx, loc, *kind.enumeration, text);
  // If the syntax is unknown, the text is kept, and must be in brackets.
  if (kind.definition && kind.definition->enumeration &&
      !kind.definition->isOpaque && !text.starts_with("#")) {
    Attribute number = readCases(ctx, loc, *kind.definition->enumeration, text);
    return number ? DynamicAttr::get(*kind.definition, number) : Attribute();
  }
  auto parse = [&](OpAsmParser &parser, Attribute &value) {
    return parseValue(parser, kind, value);
  };
  std::vector<Diagnostic> reasons;
  Attribute value;
  {
    DiagnosticCapture capture;
    value = parseAttribute(text, ctx, parse);
    reasons = capture.take();
  }
  if (value && kind.canHold(value))
    return value;
  InFlightDiagnostic diag = emitError(ctx, loc, "invalid default value '")
                            << text << "'";
  if (!reasons.empty())
    diag.attachNote() << "the parser reports: " << reasons.front().getMessage();
  return {};
}
