// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/ValueSyntax.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/IRDL/DialectLoaderDetail.h"
#include "strata/IRDL/IRDLDialect.h"
#include "strata/Predicate/CppNames.h"
#include "strata/Predicate/Predicate.h"
#include "strata/Predicate/PredicateDetail.h"
#include "strata/Support/Suggestion.h"

using namespace strata;
using namespace strata::irdl;

//===-- Names -------------------------------------------------------------===//

static std::string keyOf(StringRef fullName, bool isType) {
  return ((isType ? "!" : "#") + fullName).str();
}

bool Definitions::declare(TypeDefinition &def) {
  all.push_back(&def);
  return declared.try_emplace(keyOf(def.getFullName(), def.isType), &def)
      .second;
}

std::shared_ptr<PredicateResolver>
Definitions::getNames(Dialect &dialect) const {
  std::shared_ptr<PredicateResolver> &result = names[&dialect];
  if (!result)
    result = std::make_shared<CppNames>(dialect, all);
  return result;
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

const TypeDefinition *Definitions::find(Operation *user,
                                        SymbolRefAttr ref) const {
  ArrayRef<StringAttr> path = ref.getPath();
  if (path.size() == 2) {
    ReferencedName name(path[1].getValue());
    std::string fullName = (path[0].getValue() + "." + name.stem).str();
    for (bool type : {true, false})
      if (type ? name.mayBeType : name.mayBeAttribute)
        if (const TypeDefinition *found = find(fullName, type))
          return found;
  }
  user->emitOpError("symbol '") << Attribute(ref) << "' not found";
  return nullptr;
}

std::optional<AttrBase> Definitions::findBase(Operation *op) const {
  AttrBase base;
  if (auto ref = op->getAttrOfType<SymbolRefAttr>("base_ref")) {
    base.definition = find(op, ref);
    if (!base.definition)
      return std::nullopt;
    base.isType = base.definition->isType;
    base.kind = base.isType ? Kind::DynamicType : Kind::DynamicAttr;
    return base;
  }
  StringRef name = cast<StringAttr>(op->getAttr("base_name")).getValue();
  bool isType = name.starts_with("!");
  StringRef stem = name.drop_front(1);
  if (stem.starts_with("builtin."))
    if (auto builtin = AttrBase::findBuiltin(stem.drop_front(8), isType))
      return builtin;
  if (const TypeDefinition *found = find(stem, isType)) {
    base.definition = found;
    base.isType = isType;
    base.kind = isType ? Kind::DynamicType : Kind::DynamicAttr;
    return base;
  }
  op->emitError("no registered ")
      << (isType ? "type" : "attribute") << " with name " << name;
  return std::nullopt;
}

//===-- Constraints -------------------------------------------------------===//

LogicalResult ConstraintLoader::checkOperands(Operation *user) const {
  for (OpOperand &operand : user->getOpOperands())
    if (!indices.count(operand.get().getImpl()) &&
        isAttributeType(operand.get().getType()))
      return user->emitError("operand #")
             << operand.getOperandNumber() << " is not a constraint of irdl";
  return success();
}

std::vector<ConstraintLoader::Index>
ConstraintLoader::getAll(Operation *op) const {
  std::vector<Index> result;
  for (OpOperand &operand : op->getOpOperands())
    result.push_back(get(operand.get()));
  return result;
}

namespace {
/// `irdl.c_pred` as a test of attributes.
class LoadedPredicate : public AttrPredicate {
public:
  LoadedPredicate(std::unique_ptr<Predicate> predicate,
                  std::shared_ptr<PredicateResolver> names)
      : names(std::move(names)), predicate(std::move(predicate)) {}
  std::optional<std::string> check(Attribute attr) const override {
    PredicateResult result = predicate->evaluate(attr);
    if (result.isTrue() || (result.isUnknown() && isPartial()))
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

private:
  /// What the predicate points to.
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

/// The dialect that `op` is in the definition of.
static Dialect &getDialectOf(Operation *op) {
  Operation *at = op;
  while (at->getName().getStringRef() != "irdl.dialect")
    at = at->getParentOp();
  return op->getContext()->getOrCreateDialect(nameOf(at));
}

std::shared_ptr<const AttrPredicate>
ConstraintLoader::compilePredicate(Operation *op) const {
  auto text = cast<StringAttr>(op->getAttr("pred"));
  bool isMissing = false;
  for (StringRef what : getStrings(op, "strata.missing")) {
    if (what != "predicate")
      return (void)(op->emitError("'") << what
                                       << "' is nothing that a "
                                          "constraint can have in C++"),
             nullptr;
    isMissing = true;
  }
  Dialect &dialect = getDialectOf(op);
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
    return (void)(op->emitError("in the predicate, at character ")
                  << uint64_t(error.offset + 1) << ": " << error.message),
           nullptr;
  if (!predicate->getUnknownNames().empty() && !isMissing) {
    StringRef name = predicate->getUnknownNames().front();
    SmallVector<StringRef> shortNames;
    for (const ShortName &entry : getShortNames())
      shortNames.push_back(entry.name);
    return (void)(op->emitError("the predicate has a name that is not known: '")
                  << name << "'" << suggest(name, shortNames)),
           nullptr;
  }
  return known = std::make_shared<LoadedPredicate>(std::move(predicate),
                                                   std::move(names));
}

LogicalResult ConstraintLoader::load(Operation *op) {
  if (failed(checkOperands(op)))
    return failure();
  StringRef kind = op->getName().getStringRef();
  Index index = 0;
  if (kind == "irdl.any") {
    index = program.addAny();
  } else if (kind == "irdl.is") {
    index = program.addIs(op->getAttr("expected"));
  } else if (kind == "irdl.base") {
    std::optional<AttrBase> base = definitions.findBase(op);
    if (!base)
      return failure();
    index = program.addBase(*base);
  } else if (kind == "irdl.any_of") {
    index = program.addAnyOf(getAll(op));
  } else if (kind == "irdl.all_of") {
    index = program.addAllOf(getAll(op));
  } else if (kind == "irdl.parametric") {
    AttrBase base;
    base.definition =
        definitions.find(op, cast<SymbolRefAttr>(op->getAttr("base_type")));
    if (!base.definition)
      return failure();
    base.isType = base.definition->isType;
    base.kind = base.isType ? Kind::DynamicType : Kind::DynamicAttr;
    index = program.addParametric(base, getAll(op));
  } else if (kind == "irdl.c_pred") {
    std::shared_ptr<const AttrPredicate> predicate = compilePredicate(op);
    if (!predicate)
      return failure();
    index = program.addPredicate(std::move(predicate));
  } else {
    return success();
  }
  indices[op->getResult(0).getImpl()] = index;
  return success();
}

//===-- Slots -------------------------------------------------------------===//

/// The words that describe a constraint in messages.
static std::string getSummary(Operation *constraint) {
  if (StringRef text = getString(constraint, "strata.summary"); !text.empty())
    return text.str();
  if (Attribute expected = constraint->getAttr("expected")) {
    std::string text;
    llvm::raw_string_ostream os(text);
    expected.print(os);
    return os.str();
  }
  return constraint->getName().getStringRef() == "irdl.any"
             ? "any type"
             : "what it is defined to be";
}

/// The kind that the constraint itself implies.
static ValueKind getImpliedKind(const ConstraintProgram &program,
                                ConstraintProgram::Index node) {
  ValueKind kind;
  // A chain of first parts ends; nodes come behind their children.
  const ConstraintProgram::Node *at = &program[node];
  while (at->op == ConstraintProgram::Op::AllOf && !at->children.empty())
    at = &program[at->children.front()];
  if (at->op == ConstraintProgram::Op::Is && isa<UnitAttr>(at->expected))
    kind.tag = ValueKind::Tag::Unit;
  if (at->op != ConstraintProgram::Op::Base &&
      at->op != ConstraintProgram::Op::Parametric)
    return kind;
  if (const TypeDefinition *def = at->base.definition)
    return ValueKind::ofDefinition(*def);
  kind.tag = at->base.isType ? ValueKind::Tag::Type : ValueKind::Tag::Attribute;
  kind.builtin = at->base;
  return kind;
}

std::optional<SlotInfo> irdl::readSlotInfo(Value constraint,
                                           const ConstraintProgram &program,
                                           ConstraintProgram::Index node) {
  Operation *op = constraint.getDefiningOp();
  Context *ctx = op->getContext();
  SlotInfo info;
  info.summary = getSummary(op);
  info.isOptional = bool(op->getAttr("strata.optional"));
  info.hasDefault = bool(op->getAttr("strata.default"));
  info.defaultText = getString(op, "strata.default");
  info.kind = getImpliedKind(program, node);
  if (StringRef text = getString(op, "strata.kind"); !text.empty()) {
    std::optional<ValueKind> kind = ValueKind::parse(text, ctx);
    if (!kind) {
      op->emitError("'") << text << "' is no kind of attribute or parameter";
      return std::nullopt;
    }
    // `type`, `attribute`, `array<attribute>` say more together with the base.
    bool saysMore = kind->tag != ValueKind::Tag::Attribute || kind->isFlat;
    if (saysMore && (kind->isFlat || kind->tag != info.kind.tag))
      info.kind = *kind;
  }
  return info;
}

/// The number that a default value names by cases; null after an error.
static Attribute readCases(Operation *op, const EnumDefinition &cases,
                           StringRef text) {
  SmallVector<StringRef, 4> words;
  text.split(words, StringRef(cases.separator).trim());
  uint64_t value = 0;
  for (StringRef word : words) {
    std::optional<uint64_t> number = cases.find(word.trim());
    if (!number) {
      op->emitError("'") << word.trim() << "' is no case of '" << cases.name
                         << "'";
      return {};
    }
    value |= *number;
  }
  unsigned width = cast<IntegerType>(cases.type).getWidth();
  return IntegerAttr::get(cases.type, APInt(width, value, /*isSigned=*/false,
                                            /*implicitTrunc=*/true));
}

Attribute irdl::readDefault(Operation *op, const SlotInfo &info) {
  StringRef text = info.defaultText;
  const ValueKind &kind = info.kind;
  // Nothing cannot be read.
  if (kind.tag == ValueKind::Tag::Array && text.trim("[] ").empty())
    return ArrayAttr::get(op->getContext(), {});
  if (kind.enumeration)
    return readCases(op, *kind.enumeration, text);
  // Where the syntax is not known the text is kept, and must be in brackets.
  if (kind.definition && kind.definition->enumeration &&
      !kind.definition->isOpaque && !text.starts_with("#")) {
    Attribute number = readCases(op, *kind.definition->enumeration, text);
    return number ? DynamicAttr::get(*kind.definition, number) : Attribute();
  }
  auto parse = [&](OpAsmParser &parser, Attribute &value) {
    return parseValue(parser, kind, value);
  };
  std::vector<Diagnostic> reasons;
  Attribute value;
  {
    DiagnosticCapture capture;
    value = parseAttribute(text, op->getContext(), parse);
    reasons = capture.take();
  }
  if (value && kind.canHold(value))
    return value;
  InFlightDiagnostic diag = op->emitError("the default value '")
                            << text << "' is not of the right kind";
  if (!reasons.empty())
    diag.attachNote() << "reading it says: " << reasons.front().getMessage();
  return {};
}
