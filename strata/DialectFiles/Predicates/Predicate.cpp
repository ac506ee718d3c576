// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Predicates/Predicate.h"

#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/DialectFiles/Predicates/PredicateParserDetail.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;

PredicateValue PredicateValue::getArray(Tag tag, const void *data,
                                        size_t size) {
  static const char nothing = 0;
  if (size > UINT32_MAX)
    return getFailure("array is too long");
  return PredicateValue(tag, data ? data : &nothing, uint32_t(size));
}

PredicateValue PredicateValue::getParameter(Attribute attr) {
  if (!attr)
    return PredicateValue();
  switch (attr.getKind()) {
  case Kind::UnitAttr:
    return getBool(true);
  case Kind::IntegerAttr: {
    auto number = cast<IntegerAttr>(attr);
    if (isa<BoolAttr>(attr))
      return getBool(cast<BoolAttr>(attr).getValue());
    if (number.getValue().getSignificantBits() > 64)
      return PredicateValue(Tag::BigInt, attr.getAsOpaquePointer());
    return getInt(number.getInt());
  }
  case Kind::StringAttr:
    return getString(cast<StringAttr>(attr).getValue());
  case Kind::TypeAttr:
    return cast<TypeAttr>(attr).getValue();
  default:
    return attr;
  }
}

Predicate::Predicate(std::unique_ptr<PredicateProgram> program)
    : program(std::move(program)) {}
Predicate::~Predicate() = default;

std::unique_ptr<Predicate> Predicate::parse(StringRef text,
                                            PredicateError &error,
                                            const PredicateOptions &options) {
  error = {};
  auto program = std::make_unique<PredicateProgram>();
  program->text = text.str();
  program->resolver = options.resolver;
  program->looksPastUnknown = options.looksPastUnknown;
  if (options.op)
    program->opName = options.op->name;
  if (text.size() > MaxLength) {
    error.offset = MaxLength;
    error.message = "expected a shorter predicate";
    return nullptr;
  }
  if (!PredicateParser(*program, error, options).run())
    return nullptr;
  return std::unique_ptr<Predicate>(new Predicate(std::move(program)));
}

ArrayRef<std::string> Predicate::getUnknownNames() const {
  return program->unknownNames;
}

StringRef Predicate::getText() const { return program->text; }

std::optional<Kind> Predicate::getImpliedKind() const {
  const PredicateNode *node = &program->nodes[program->root];
  while (node->op == PredicateOp::And && node->b)
    node = &program->nodes[program->children[node->a]];
  bool isTest = (node->op == PredicateOp::Isa && node->payload == 1) ||
                node->op == PredicateOp::KindTest;
  if (!isTest || program->nodes[node->a].op != PredicateOp::Self)
    return std::nullopt;
  uint64_t kinds = uint64_t(node->payload);
  if (node->op == PredicateOp::Isa) {
    const ClassTest &test = program->classes[node->b];
    kinds = test.open || test.dynamic ? 0 : test.kinds;
  }
  if (llvm::popcount(kinds) != 1)
    return std::nullopt;
  return Kind(llvm::countr_zero(kinds));
}

bool Predicate::isOfTypeOnly() const {
  return llvm::all_of(program->nodes, [](const PredicateNode &node) {
    switch (node.op) {
    case PredicateOp::Constant:
    case PredicateOp::Self:
    case PredicateOp::And:
    case PredicateOp::Or:
    case PredicateOp::Not:
    case PredicateOp::Isa:
    case PredicateOp::Cast:
    case PredicateOp::IntegerTest:
    case PredicateOp::FloatTest:
    case PredicateOp::KindTest:
      return true;
    case PredicateOp::Method:
      return PredicateMethod(node.aux) == PredicateMethod::getType;
    default:
      return false;
    }
  });
}

PredicateResult Predicate::toResult(PredicateValue value) {
  switch (PredicateEvaluator::truth(value)) {
  case 0:
    return {PredicateResult::Truth::False, nullptr, 0};
  case 1:
    return {PredicateResult::Truth::True, nullptr, 0};
  default:
    break;
  }
  if (value.isFailure())
    return {PredicateResult::Truth::Unknown, value.getReason(),
            value.getOffset()};
  return {PredicateResult::Truth::Unknown, "expected a truth value", 0};
}

PredicateResult Predicate::evaluate(PredicateValue self, Operation *op) const {
  return toResult(PredicateEvaluator(*program, self, op).eval(program->root));
}

PredicateResult
Predicate::evaluateSources(ArrayRef<PredicateValue> sources) const {
  // The evaluator takes the Context from the first source.
  PredicateValue self = sources.empty() ? PredicateValue() : sources.front();
  return toResult(
      PredicateEvaluator(*program, self, nullptr, sources).eval(program->root));
}

PredicateResult Predicate::evaluate(Operation *op, bool *isOwn) const {
  PredicateEvaluator evaluator(*program, op, op);
  PredicateValue value = evaluator.eval(program->root);
  if (isOwn)
    *isOwn |= evaluator.getDependence() != OpDependence::Signature;
  return toResult(value);
}

LogicalResult Predicate::verify(Operation *op,
                                SymbolTableCollection *symbolTables,
                                OpDependence *dependence,
                                bool withRegions) const {
  PredicateEvaluator evaluator(*program, op, op, {}, symbolTables);
  PredicateValue value = evaluator.eval(program->root);
  if (dependence)
    *dependence = evaluator.getDependence(withRegions);
  PredicateResult reason;
  if (std::optional<bool> verdict = getVerdict(value, reason))
    return success(*verdict);
  return op->emitOpError("cannot be verified: ") << describe(reason);
}

std::optional<bool> Predicate::getVerdict(PredicateValue value,
                                          PredicateResult &reason) const {
  if (LLVM_LIKELY(value.getTag() == PredicateValue::Tag::None))
    return true;
  int result = PredicateEvaluator::truth(value);
  if (result >= 0)
    return result != 0;
  bool isOpen = value.isFailure() &&
                value.getReason() == PredicateValue::UnknownParameters;
  if (isOpen || !getUnknownNames().empty())
    return true;
  reason = {PredicateResult::Truth::Unknown,
            value.isFailure() ? value.getReason() : "expected a truth value",
            value.isFailure() ? value.getOffset() : 0};
  return std::nullopt;
}

LogicalResult
Predicate::verifySources(Context *ctx, ArrayRef<PredicateValue> sources,
                         function_ref<InFlightDiagnostic()> emitError) const {
  PredicateEvaluator evaluator(*program, ctx, nullptr, sources);
  evaluator.setEmitter(emitError);
  PredicateValue value = evaluator.eval(program->root);
  PredicateResult reason;
  if (std::optional<bool> verdict = getVerdict(value, reason))
    return success(*verdict);
  return emitError() << "cannot be verified: " << describe(reason);
}

bool Predicate::evaluateTypes(PredicateValue self, SmallVectorImpl<Type> &types,
                              bool &isList,
                              ArrayRef<PredicateValue> sources) const {
  PredicateEvaluator evaluator(*program, self, nullptr, sources);
  PredicateValue value = evaluator.eval(program->root), range;
  isList = false;
  Type type;
  if (PredicateEvaluator::asType(value, type)) {
    types.push_back(type);
    return true;
  }
  isList = true;
  if (!evaluator.asRange(value, range))
    return false;
  for (size_t i = 0; i < range.getSize(); ++i) {
    if (!PredicateEvaluator::asType(PredicateEvaluator::getElement(range, i),
                                    type))
      return false;
    types.push_back(type);
  }
  return true;
}

/// The attribute of an enumeration for the number of a case; null if `kind` is no
/// enumeration or has no such case.
static Attribute buildCase(const AttrKind &kind, int64_t number) {
  const EnumDefinition *enumeration = kind.enumeration;
  if (!enumeration && kind.definition)
    enumeration = kind.definition->enumeration.get();
  if (!enumeration || !enumeration->isValid(uint64_t(number)))
    return {};
  Attribute attr = IntegerAttr::get(enumeration->type, number);
  return kind.tag == AttrKind::Tag::Enum
             ? attr
             : DynamicAttr::get(*kind.definition, {attr});
}

/// `value` as an attribute of the kind `kind`; null if it is none.
static Attribute toAttribute(PredicateEvaluator &evaluator,
                             PredicateValue value, const AttrKind &kind,
                             Context *ctx) {
  using Tag = PredicateValue::Tag;
  PredicateValue range;
  int64_t number;
  if (value.getTag() == Tag::Attribute)
    return value.getAttr();
  if (value.getTag() == Tag::AffineMap)
    return AffineMapAttr::get(AffineMap(value.getPointer<const AttrStorage>()));
  if (kind.tag == AttrKind::Tag::Unit && value.getTag() == Tag::Bool)
    return value.getBool() ? Attribute(UnitAttr::get(ctx))
                           : BoolAttr::get(ctx, false);
  if (kind.tag == AttrKind::Tag::Bool)
    return value.getTag() == Tag::Bool ? BoolAttr::get(ctx, value.getBool())
                                       : Attribute();
  if (kind.tag == AttrKind::Tag::Number)
    return isa<IntegerType, IndexType>(kind.type) &&
                   PredicateEvaluator::asInt(value, number)
               ? IntegerAttr::get(kind.type, number)
               : Attribute();
  if (PredicateEvaluator::asInt(value, number))
    if (Attribute attr = buildCase(kind, number))
      return attr;
  bool isArray =
      kind.tag == AttrKind::Tag::Dense || kind.tag == AttrKind::Tag::Array;
  if (kind.tag == AttrKind::Tag::Attribute && evaluator.asRange(value, range)) {
    SmallVector<Attribute, 4> elements;
    for (size_t i = 0; i < range.getSize(); ++i) {
      elements.push_back(toAttribute(evaluator,
                                     PredicateEvaluator::getElement(range, i),
                                     AttrKind(), ctx));
      if (!elements.back())
        return {};
    }
    return ArrayAttr::get(ctx, elements);
  }
  if (!isArray || !evaluator.asRange(value, range))
    return {};
  AttrKind elementKind = kind.getElementKind();
  SmallVector<Attribute, 4> elements;
  for (size_t i = 0; i < range.getSize(); ++i) {
    Attribute element = toAttribute(
        evaluator, PredicateEvaluator::getElement(range, i), elementKind, ctx);
    if (!element)
      return {};
    elements.push_back(element);
  }
  return kind.buildArray(elements, ctx);
}

Attribute Predicate::evaluateAttribute(Operation *op, const AttrKind &kind,
                                       bool *isOwn) const {
  PredicateEvaluator evaluator(*program, op, op);
  PredicateValue value = evaluator.eval(program->root);
  if (isOwn)
    *isOwn |= evaluator.getDependence() != OpDependence::Signature;
  Attribute attr = toAttribute(evaluator, value, kind, op->getContext());
  return attr && kind.canHold(attr) ? attr : Attribute();
}

std::string Predicate::describe(const PredicateResult &result) const {
  if (!result.isUnknown())
    return result.isTrue() ? "true" : "false";
  constexpr size_t MaxShown = 40;
  StringRef rest =
      getText().drop_front(std::min<size_t>(result.offset, getText().size()));
  std::string text = result.reason ? result.reason : "unknown";
  text += " in '";
  text += rest.take_front(MaxShown);
  text += rest.size() > MaxShown ? "...'" : "'";
  return text;
}
