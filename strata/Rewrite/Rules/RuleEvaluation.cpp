// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expressions of rules as calls of natives.
#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/Holes.h"
#include "strata/Rewrite/Rules/RuleLoweringDetail.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::rules;
using Form = Expression::Kind;

static EntityKind toEntityKind(PDLValue::Kind kind) {
  switch (kind) {
  case PDLValue::Kind::Attribute:
    return EntityKind::Attribute;
  case PDLValue::Kind::Operation:
    return EntityKind::Operation;
  case PDLValue::Kind::Type:
    return EntityKind::Type;
  case PDLValue::Kind::Value:
    break;
  }
  return EntityKind::Value;
}

//===-- Texts of families --------------------------------------------------===//

LogicalResult RuleLowering::expand(Expression &expr) {
  for (Expression &arg : expr.args)
    if (failed(expand(arg)))
      return failure();
  auto text =
      expr.kind == Form::Hole ? rule.texts.find(expr.text) : rule.texts.end();
  if (text == rule.texts.end())
    return success();
  // Holes in the text are those of the match.
  std::optional<Expression> inner =
      parseExpression(text->second, [&](const char *at, const Twine &message) {
        (void)fail(at, message);
      });
  if (!inner)
    return failure();
  inner->isNegated = expr.isNegated;
  expr = std::move(*inner);
  return success();
}

//===-- Names --------------------------------------------------------------===//

/// A computed value, or the constant that it is.
FailureOr<Entity> RuleLowering::evaluateBound(const Expression &expr,
                                              Entity value,
                                              std::optional<Parameter> wanted) {
  if (!wanted || wanted->kind == PDLValue::Kind::Value)
    return value;
  if (wanted->kind != PDLValue::Kind::Attribute)
    return fail(expr.loc, "'%" + expr.text +
                              "' is computed, and only its "
                              "value is known");
  if (value.isRange)
    return fail(expr.loc, "a list is no constant");
  return getConstant(value);
}

/// A value, its type, the operation that defines it, or the constant that it is, as the
/// native requires.
FailureOr<Entity> RuleLowering::evaluateValue(const Expression &expr,
                                              std::optional<Parameter> wanted) {
  auto found = named.find(expr.text);
  if (Entity bound = boundValues.lookup(expr.text))
    return evaluateBound(expr, bound, wanted);
  if (found == named.end()) {
    std::vector<StringRef> names;
    for (auto &entry : named)
      if (!entry.first().starts_with("="))
        names.push_back(entry.first());
    llvm::sort(names);
    return fail(expr.loc, "the match has no value '%" + expr.text + "'" +
                              suggest(expr.text, names));
  }
  Value value = found->second;
  if (wanted && wanted->kind == PDLValue::Kind::Operation) {
    if (Entity owner = getOwner(value))
      return owner;
    return fail(expr.loc,
                "no operation of the match defines '%" + expr.text + "'");
  }
  if (wanted && wanted->kind == PDLValue::Kind::Type) {
    std::optional<StringRef> hole = getHoleName(value.getType());
    if (hole && types.count(*hole))
      return types.lookup(*hole);
    if (Entity type = valueTypes.lookup(value))
      return type;
    return fail(expr.loc,
                "the match does not say the type of '%" + expr.text + "'");
  }
  FailureOr<Entity> entity = getEntity(value);
  if (failed(entity) || !wanted || wanted->kind == PDLValue::Kind::Value)
    return entity;
  if (entity->isRange)
    return fail(expr.loc, "a list is no constant");
  return getConstant(*entity);
}

FailureOr<Entity> RuleLowering::evaluateHole(const Expression &expr) {
  if (Entity type = types.lookup(expr.text))
    return type;
  if (Entity attr = attributes.lookup(expr.text))
    return attr;
  std::vector<StringRef> names;
  for (auto &entry : types)
    names.push_back(entry.first());
  for (auto &entry : attributes)
    names.push_back(entry.first());
  llvm::sort(names);
  return fail(expr.loc, "the match has no hole '$" + expr.text + "'" +
                            suggest(expr.text, names));
}

/// The slot of a hole among the arguments of `call`; null if there is none.
static const AttrSlot *
findSlot(const Expression &call,
         const llvm::StringMap<const AttrSlot *> &slots) {
  for (const Expression &arg : call.args) {
    const AttrSlot *slot =
        arg.kind == Form::Hole ? slots.lookup(arg.text) : nullptr;
    if (slot)
      return slot;
    if (const AttrSlot *inner = findSlot(arg, slots))
      return inner;
  }
  return nullptr;
}

/// The case `name` of the enumeration of `slot`; null if there is none.
static Attribute getCase(const AttrSlot &slot, StringRef name) {
  const TypeDefinition *def = slot.kind.definition;
  const EnumDefinition *cases = slot.kind.enumeration ? slot.kind.enumeration
                                : def                 ? def->enumeration.get()
                                                      : nullptr;
  std::optional<uint64_t> number;
  if (cases)
    number = cases->symbolize(name);
  if (!number)
    return {};
  Attribute value = IntegerAttr::get(cases->type, int64_t(*number));
  return slot.kind.enumeration ? value : DynamicAttr::get(*def, value);
}

/// The attribute that an argument of `call` spells.
FailureOr<Attribute> RuleLowering::getLiteral(const Expression &expr,
                                              const Expression &call) {
  Builder of(ctx);
  if (expr.kind == Form::String)
    return Attribute(StringAttr::get(ctx, expr.text));
  if (expr.kind == Form::Attribute) {
    if (Attribute attr = parseAttribute(expr.text, ctx))
      return attr;
    return failure();
  }
  if (expr.kind == Form::Case) {
    if (const AttrSlot *slot = findSlot(call, slots))
      if (Attribute attr = getCase(*slot, expr.text))
        return attr;
    return fail(expr.loc,
                "expected a value, hole, number or function, found '" +
                    expr.text + "'");
  }
  if (expr.text == "true" || expr.text == "false")
    return Attribute(of.getBoolAttr(expr.text == "true"));
  int64_t number;
  if (expr.text.getAsInteger(0, number))
    return fail(expr.loc, "expected an integer of 64 bits");
  return Attribute(of.getI64IntegerAttr(number));
}

//===-- Calls --------------------------------------------------------------===//

/// The native that `call` names, `strata.` being optional, and its full name; null if there
/// is none.
PDLNatives::Entry RuleLowering::findNative(const Expression &call,
                                           std::string &name) {
  std::string error;
  auto find = [&](StringRef candidate) {
    PDLNatives::Entry entry = natives.lookupConstraint(candidate, error);
    if (entry)
      name = candidate.str();
    return entry;
  };
  if (PDLNatives::Entry entry = find(("strata." + call.text).str()))
    return entry;
  return find(call.text);
}

/// A type that is a word, such as `index`.
FailureOr<Entity> RuleLowering::evaluateType(const Expression &expr) {
  DiagnosticCapture silence;
  Type type = parseType(expr.text, ctx);
  silence.take();
  if (type)
    return builder.createType(type);
  return fail(expr.loc, "expected a type, found '" + expr.text + "'");
}

FailureOr<SmallVector<Entity, 4>>
RuleLowering::evaluateArguments(const Expression &call,
                                const PDLNative &native) {
  SmallVector<Entity, 4> args;
  bool isKnown = native.params && native.params->size() == call.args.size();
  std::optional<Parameter> number = Parameter{PDLValue::Kind::Attribute, false};
  // Numbers have the type of the other operand.
  bool isArithmetic =
      call.isOperator && native.results && !native.results->empty();
  Entity like;
  for (auto [i, arg] : llvm::enumerate(call.args)) {
    std::optional<Parameter> wanted;
    if (isKnown)
      wanted = (*native.params)[i];
    else if (call.isOperator)
      wanted = number;
    bool isType = arg.kind == Form::Case && wanted &&
                  wanted->kind == PDLValue::Kind::Type;
    bool isRoot = arg.kind == Form::Case && arg.text == "root" && wanted &&
                  wanted->kind == PDLValue::Kind::Operation;
    FailureOr<Entity> value = Entity();
    if (isRoot)
      value = operations.lookup(root);
    else if (isType)
      value = evaluateType(arg);
    else if (arg.kind != Form::Number && arg.kind != Form::Case)
      value = evaluate(arg, wanted);
    if (failed(value))
      return failure();
    args.push_back(*value);
    if (*value)
      like = *value;
  }
  for (auto [arg, entity] : llvm::zip(call.args, args)) {
    if (entity)
      continue;
    FailureOr<Attribute> literal = getLiteral(arg, call);
    if (failed(literal))
      return failure();
    entity = builder.createAttribute(*literal);
    if (isArithmetic && like)
      entity = builder.createCall("strata.number_like", {entity, like},
                                  EntityKind::Attribute);
  }
  return args;
}

/// `==` or `!=` of an attribute and a case of its enumeration.
FailureOr<Entity> RuleLowering::compareCases(const Expression &call) {
  PDLNative anyAttributes;
  FailureOr<SmallVector<Entity, 4>> args =
      evaluateArguments(call, anyAttributes);
  if (failed(args))
    return failure();
  builder.createCall("strata.is_same", *args, ArrayRef<Entity>(),
                     (call.text == "ne") != call.isNegated);
  return Entity();
}

/// `==` or `!=` of a number and a literal, of whose type the number need not be.
FailureOr<Entity> RuleLowering::compareNumber(const Expression &call) {
  FailureOr<Entity> number =
      evaluate(call.args.front(), Parameter{PDLValue::Kind::Attribute, false});
  FailureOr<Attribute> literal = getLiteral(call.args.back(), call);
  if (failed(number) || failed(literal))
    return failure();
  if (isa<BoolAttr>(*literal))
    literal = Attribute(
        Builder(ctx).getI64IntegerAttr(cast<BoolAttr>(*literal).getValue()));
  Entity wanted = builder.createAttribute(*literal);
  builder.createCall("strata.is_number", {*number, wanted}, ArrayRef<Entity>(),
                     (call.text == "ne") != call.isNegated);
  return Entity();
}

/// A call that has a result, unless it is a condition.
FailureOr<Entity> RuleLowering::evaluateCall(const Expression &call,
                                             bool isCondition) {
  bool isEquality = isCondition && call.isOperator &&
                    (call.text == "eq" || call.text == "ne");
  if (isEquality && llvm::any_of(call.args, [](const Expression &arg) {
        return arg.kind == Form::Case;
      }))
    return compareCases(call);
  if (isEquality && call.args.back().kind == Form::Number &&
      call.args.front().kind != Form::Number)
    return compareNumber(call);
  std::string name;
  PDLNatives::Entry native = findNative(call, name);
  if (!native) {
    std::vector<StringRef> names;
    for (StringRef known : natives.getConstraintNames()) {
      known.consume_front("strata.");
      names.push_back(known);
    }
    return fail(call.loc, "unknown function '" + call.text + "'" +
                              suggest(call.text, names));
  }
  if (native->params && native->params->size() != call.args.size())
    return fail(call.loc, "'" + call.text + "' takes " +
                              Twine(native->params->size()) +
                              " arguments, found " + Twine(call.args.size()));
  FailureOr<SmallVector<Entity, 4>> args = evaluateArguments(call, *native);
  if (failed(args))
    return failure();
  SmallVector<Entity, 2> results;
  if (native->results)
    for (const Parameter &result : *native->results)
      results.push_back({{}, toEntityKind(result.kind), result.isRange});
  if (!isCondition && results.size() != 1)
    return fail(call.loc, "'" + call.text + "' has no value");
  builder.setLoc(rule.getLoc(call.loc));
  SmallVector<Entity, 2> made =
      builder.createCall(name, *args, results, call.isNegated);
  return made.empty() ? Entity() : made.front();
}

FailureOr<Entity> RuleLowering::evaluate(const Expression &expr,
                                         std::optional<Parameter> wanted) {
  switch (expr.kind) {
  case Form::Value:
    return evaluateValue(expr, wanted);
  case Form::Hole:
    return evaluateHole(expr);
  case Form::Call:
    return evaluateCall(expr, /*isCondition=*/false);
  case Form::Is:
  case Form::Binding:
    return fail(expr.loc, "expected expression");
  default: {
    FailureOr<Attribute> literal = getLiteral(expr, expr);
    if (failed(literal))
      return failure();
    return builder.createAttribute(*literal);
  }
  }
}

LogicalResult RuleLowering::evaluateCondition(const Expression &expr) {
  if (expr.kind == Form::Is)
    return evaluateIs(expr);
  if (expr.kind != Form::Call)
    return fail(expr.loc, "expected condition");
  return success(succeeded(evaluateCall(expr, /*isCondition=*/true)));
}

/// A predicate of dialect files; for a value, on its type.
LogicalResult RuleLowering::evaluateIs(const Expression &expr) {
  FailureOr<Entity> value =
      evaluate(expr.args.front(), Parameter{PDLValue::Kind::Type, false});
  if (failed(value))
    return failure();
  std::string name = ("strata.pred: " + expr.text).str();
  std::string error;
  if (!natives.lookupConstraint(name, error))
    return fail(expr.text.data(),
                error.empty() ? "predicates are not available here" : error);
  builder.createCall(name, *value, ArrayRef<Entity>(), expr.isNegated);
  return success();
}
