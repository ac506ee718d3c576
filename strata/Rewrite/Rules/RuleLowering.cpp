// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The match of a rule, and the order in which a rule is lowered.
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/Traits.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/AttrTypeSubElements.h"
#include "strata/IR/Types/Holes.h"
#include "strata/Rewrite/Rules/RuleLoweringDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace strata::rules;

RuleSink strata::makeRuleSink(const PDLNatives &natives, SourceNames *names) {
  // Made for the first rule: most files of other rules have none.
  auto types = std::make_shared<std::optional<EntityTypes>>();
  return [&natives, names, types](RuleSyntax &rule, Block *block) {
    Context *ctx = rule.match.root->getContext();
    if (!*types)
      types->emplace(ctx);
    if (rule.isMatchOnly && !names)
      return LogicalResult(
          emitError(ctx, rule.loc,
                    "expected '=>' and a rewrite at the end of "
                    "the rule"));
    RuleLowering lowering(rule, natives, ctx, **types);
    if (failed(lowering.lower(block)))
      return failure();
    if (names)
      lowering.addNames(*names);
    return success();
  };
}

void RuleLowering::addNames(SourceNames &names) const {
  auto add = [&](const Entity &entity, StringRef name) {
    if (entity)
      names.values.try_emplace(entity.value,
                               StringAttr::get(ctx, name).getValue());
  };
  for (auto [value, name] : rule.match.names) {
    if (!name.starts_with("="))
      add(values.lookup(value), name);
    if (Operation *op = value.getDefiningOp())
      add(operations.lookup(op), name);
  }
  for (auto &hole : types)
    add(hole.second, hole.first());
  for (auto &hole : attributes)
    add(hole.second, hole.first());
}

std::optional<Splice> rules::getSplice(const RuleSyntax &rule, StringRef name) {
  if (!name.consume_front("="))
    return std::nullopt;
  auto [digits, text] = name.split(':');
  uint64_t offset = 0;
  (void)digits.getAsInteger(10, offset);
  return Splice{text, rule.text + offset};
}

LogicalResult RuleLowering::lower(Block *block) {
  builder.beginPattern(block, rule.loc, rule.name, rule.isFold);
  if (failed(lowerMatch()) || failed(checkFold()) ||
      failed(lowerConditions()) || failed(lowerRewrite())) {
    builder.drop();
    return failure();
  }
  Block *match = rule.match.getBody();
  auto size = unsigned(std::distance(match->begin(), match->end()));
  builder.finish(rule.benefit ? rule.benefit : size);
  return success();
}

LogicalResult RuleLowering::checkMatch() {
  Block *body = rule.match.getBody();
  if (body->empty())
    return fail(rule.match.root->getLoc(),
                "expected an operation that the rule matches");
  root = &body->back();
  for (Operation &op : *body)
    if (isHoleOperation(&op))
      return fail(op.getLoc(), "operations can be left open in regions of "
                               "operations only");
  return success();
}

/// Whether `op`, which a fold has in place of `root`, is that operation with other operands
/// and attributes.
static bool isUpdateOf(Operation *op, Operation *root) {
  bool hasGroups =
      llvm::any_of(op->getDefinition().attributes, [](const AttrSlot &slot) {
        return isSegmentSizes(slot.name);
      });
  return op->getName() == root->getName() && !op->getNumRegions() && !hasGroups;
}

/// Checks that a fold creates no operation.
LogicalResult RuleLowering::checkFold() {
  if (!rule.isFold)
    return success();
  Block *rewrite = rule.rewrite.root ? rule.rewrite.getBody() : nullptr;
  if (!rewrite && rule.hasReplacements)
    return success();
  bool isUpdate = rewrite && !rule.hasReplacements && !rewrite->empty() &&
                  rewrite->getFirstOp() == rewrite->getLastOp() &&
                  isUpdateOf(rewrite->getFirstOp(), root);
  if (!isUpdate)
    return fail(rule.loc, "a fold replaces results by values of the match or "
                          "constants, which follow '=>', or gives the "
                          "operation other operands and attributes");
  for (BlockArgument arg : rewrite->getArguments())
    if (getSplice(rule, rule.rewrite.names.lookup(arg)))
      return fail(arg.getLoc(), "a fold creates no constants");
  return success();
}

LogicalResult RuleLowering::lowerMatch() {
  if (failed(checkMatch()))
    return failure();
  nameValues();
  Block *body = rule.match.getBody();
  for (BlockArgument arg : body->getArguments())
    if (!isOnlyInRegions(arg) && failed(lowerFreeValue(arg)))
      return failure();
  for (Operation &op : *body)
    if (failed(lowerOperation(&op)))
      return failure();
  // Numbers tell more than regions do, and cost less.
  if (failed(matchNumbers(/*areInRegions=*/false)))
    return failure();
  for (Operation &op : *body)
    if (failed(matchRegions(&op)))
      return failure();
  builder.setLoc(rule.loc);
  return success(succeeded(matchParts()) &&
                 succeeded(matchNumbers(/*areInRegions=*/true)));
}

/// Matches the numbers among the operands of the operations, or those that are only used in
/// their regions.
LogicalResult RuleLowering::matchNumbers(bool areInRegions) {
  for (BlockArgument arg : rule.match.getBody()->getArguments()) {
    auto splice = getSplice(rule, rule.match.names.lookup(arg));
    if (splice && isOnlyInRegions(arg) == areInRegions &&
        failed(matchNumber(arg, splice->text)))
      return failure();
  }
  return success();
}

/// Fills `named`. The results of a group are `name#0` and so on, the first also `name`.
void RuleLowering::nameValues() {
  for (auto [value, name] : rule.match.names) {
    named[name] = value;
    Operation *op = value.getDefiningOp();
    if (!op)
      continue;
    unsigned first = cast<OpResult>(value).getResultNumber();
    for (unsigned i = first; i < op->getNumResults(); ++i) {
      if (i != first && rule.match.names.count(op->getResult(i)))
        break;
      named[(name + "#" + Twine(i - first)).str()] = op->getResult(i);
    }
  }
}

/// Whether a use of `arg` requires the type that it has, since the types of operands and
/// results of an operation are the same, and another one has it.
bool RuleLowering::isTypeImplied(BlockArgument arg) const {
  return llvm::any_of(arg.getUsers(), [&](Operation *user) {
    return user->hasTrait(OpTrait::SameOperandsAndResultType) &&
           llvm::is_contained(user->getResultTypes(), arg.getType());
  });
}

LogicalResult RuleLowering::lowerFreeValue(BlockArgument arg) {
  StringRef name = rule.match.names.lookup(arg);
  bool isList = isListName(name);
  builder.setLoc(arg.getLoc());
  Entity type;
  bool isConcrete = !isHole(arg.getType());
  // The operation says that all values of a list have a type such as index.
  bool isUnknown = isInferredTypeHole(arg.getType()) || getSplice(rule, name) ||
                   (isConcrete && isList);
  if (!isUnknown && (isConcrete || !isTypeImplied(arg))) {
    FailureOr<Entity> found = matchType(arg.getType(), arg.getLoc());
    if (failed(found))
      return failure();
    type = *found;
    if (type.isRange != isList)
      return fail(arg.getLoc(),
                  "'%" + name + "' is " + (isList ? "a list" : "one value") +
                      ", and its type is " + (isList ? "not" : "a list"));
  }
  valueTypes[arg] = type;
  values[arg] = builder.createOperand(type, isList);
  return success();
}

//===-- Types --------------------------------------------------------------===//

bool rules::hasHoles(Attribute attr) {
  AttrTypeWalker walker;
  bool found = false;
  walker.addWalk([&](Type part) { found |= isHole(part); });
  walker.addWalk([&](Attribute part) { found |= isHole(part); });
  walker.walk(attr);
  return found;
}

/// The type of an operand or result. Types with holes in them are checked later.
FailureOr<Entity> RuleLowering::matchType(Type type, Location loc) {
  std::optional<StringRef> name = getHoleName(type);
  if (name && !name->empty()) {
    Entity &entity = types[*name];
    if (!entity)
      entity = isListName(*name) ? builder.createTypes() : builder.createType();
    return entity;
  }
  if (name)
    return builder.createType();
  if (!hasHoles(TypeAttr::get(type)))
    return builder.createType(type);
  Entity entity = builder.createType();
  composites.push_back({entity, type, loc});
  return entity;
}

LogicalResult RuleLowering::matchTypes(Operation *op,
                                       SmallVectorImpl<Entity> &list) {
  for (OpResult result : op->getResults()) {
    FailureOr<Entity> entity = matchType(result.getType(), op->getLoc());
    if (failed(entity))
      return failure();
    list.push_back(*entity);
    valueTypes[result] = *entity;
  }
  return success();
}

HoleList rules::findHoles(Type type) {
  HoleList holes;
  AttrTypeWalker walker;
  auto add = [&](std::optional<StringRef> name, EntityKind kind) {
    if (name && !llvm::is_contained(holes, std::pair(*name, kind)))
      holes.push_back({*name, kind});
  };
  walker.addWalk([&](Type part) { add(getHoleName(part), EntityKind::Type); });
  walker.addWalk(
      [&](Attribute part) { add(getHoleName(part), EntityKind::Attribute); });
  walker.walk(type);
  return holes;
}

Entity &RuleLowering::getHole(StringRef name, EntityKind kind) {
  return kind == EntityKind::Type ? types[name] : attributes[name];
}

/// Takes apart the types that have holes in them.
LogicalResult RuleLowering::matchParts() {
  for (auto &[entity, type, loc] : composites) {
    builder.setLoc(loc);
    HoleList holes = findHoles(type);
    Entity pattern = builder.createAttribute(TypeAttr::get(type));
    SmallVector<Entity, 2> parts;
    for (auto [name, kind] : holes)
      parts.push_back({{}, kind, isListName(name)});
    parts =
        builder.createCall("strata.parts_of_type", {entity, pattern}, parts);
    for (auto [hole, part] : llvm::zip(holes, parts)) {
      Entity &known = getHole(hole.first, hole.second);
      if (known)
        builder.createCall("strata.is_same", {known, part}, ArrayRef<Entity>());
      else
        known = part;
    }
  }
  return success();
}

//===-- Operations ---------------------------------------------------------===//

FailureOr<Entity> RuleLowering::matchAttribute(const AttrSlot *slot,
                                               Attribute attr, Location loc) {
  std::optional<StringRef> name = getHoleName(attr);
  if (!name) {
    if (hasHoles(attr))
      return fail(loc, "a hole stands for a whole attribute");
    return builder.createAttribute(attr);
  }
  if (auto splice = getSplice(rule, *name))
    return fail(splice->loc, "expected the name of a hole; conditions on "
                             "attributes follow 'where'");
  Entity &entity = attributes[*name];
  if (!entity)
    entity = builder.createAttribute();
  slots.try_emplace(*name, slot);
  return entity;
}

LogicalResult RuleLowering::matchAttributes(
    Operation *op, SmallVectorImpl<std::pair<StringRef, Entity>> &attrs) {
  const OpDefinition &def = op->getDefinition();
  for (const NamedAttribute &attr : op->getAttrs()) {
    StringRef name = attr.getName().getValue();
    if (isSegmentSizes(name))
      continue;
    int slot = def.findAttribute(name);
    FailureOr<Entity> entity =
        matchAttribute(slot < 0 ? nullptr : &def.attributes[unsigned(slot)],
                       attr.getValue(), op->getLoc());
    if (failed(entity))
      return failure();
    attrs.push_back({name, *entity});
  }
  return success();
}

/// Checks that lists of values stand where `op` takes lists.
LogicalResult RuleLowering::checkLists(Operation *op, const RuleBlock &block) {
  SmallVector<Segment, 4> groups;
  const OpDefinition &def = op->getDefinition();
  if (failed(getOperandSegments(op, groups)))
    return success();
  for (auto [slot, group] : llvm::zip_equal(def.operands, groups))
    for (unsigned i = 0; i < group.size; ++i) {
      StringRef name = block.names.lookup(op->getOperands()[group.first + i]);
      if (isListName(name) && group.size > 1 && &block == &rule.match)
        return fail(op->getLoc(), "'%" + name +
                                      "' stands for all values of "
                                      "operand '" +
                                      slot.name + "' of '" + def.name + "'");
      if (slot.arity == Arity::One && isListName(name))
        return fail(op->getLoc(), "'%" + name + "' is a list, and operand '" +
                                      slot.name + "' of '" + def.name +
                                      "' is one value");
    }
  return success();
}

LogicalResult RuleLowering::lowerOperation(Operation *op) {
  builder.setLoc(op->getLoc());
  if (failed(checkLists(op, rule.match)))
    return failure();
  SmallVector<Entity, 4> operands, list;
  SmallVector<std::pair<StringRef, Entity>, 2> attrs;
  for (Value operand : op->getOperands()) {
    FailureOr<Entity> entity = getEntity(operand);
    if (failed(entity))
      return failure();
    operands.push_back(*entity);
  }
  if (failed(matchAttributes(op, attrs)) || failed(matchTypes(op, list)))
    return failure();
  operations[op] = builder.createOperation(op->getName().getStringRef(),
                                           operands, attrs, list);
  return success();
}

/// A value of the match: a free value, or a result, for which an operation is made when it
/// is used.
FailureOr<Entity> RuleLowering::getEntity(Value value) {
  Entity &entity = values[value];
  if (entity)
    return entity;
  auto free = dyn_cast<BlockArgument>(value);
  if (free && rule.rewrite.root && free.getOwner() == rule.rewrite.getBody()) {
    values.erase(value);
    return getRegionValue(rule.rewrite.names.lookup(value), free.getLoc());
  }
  if (auto arg = dyn_cast<BlockArgument>(value);
      arg && arg.getOwner() != rule.match.getBody()) {
    FailureOr<Entity> made = getBlockArgument(arg);
    if (succeeded(made))
      values[value] = *made;
    return made;
  }
  Operation *op = value.getDefiningOp();
  auto owner = op ? operations.find(op) : operations.end();
  if (owner == operations.end())
    return fail(op ? op->getLoc() : rule.loc,
                "'%" + rule.match.names.lookup(value) +
                    "' is used before its definition");
  entity = createResult(owner->second, cast<OpResult>(value));
  return entity;
}

/// The result of `op`, or the results that `result` stands for.
Entity RuleLowering::createResult(Entity op, OpResult result) {
  unsigned index = result.getResultNumber();
  std::optional<StringRef> type = getHoleName(result.getType());
  if (!type || !isListName(*type))
    return builder.createResult(op, index);
  bool isAlone = result.getOwner()->getNumResults() == 1;
  return builder.createResults(op, isAlone ? std::nullopt
                                           : std::optional<unsigned>(index));
}

Entity RuleLowering::getOwner(Value value) const {
  Operation *op = value.getDefiningOp();
  return op ? operations.lookup(op) : Entity();
}

//===-- Numbers ------------------------------------------------------------===//

/// Requires that `arg` is a constant with the value `text`.
LogicalResult RuleLowering::matchNumber(BlockArgument arg, StringRef text) {
  builder.setLoc(arg.getLoc());
  if (text.starts_with("$"))
    return fail(arg.getLoc(), "expected a value or a number; '$(...)' can be "
                              "used in the rewrite only");
  FailureOr<Entity> constant = getConstant(values[arg]);
  if (failed(constant))
    return failure();
  bool isTrue = text == "true", isFalse = text == "false";
  std::optional<int64_t> number;
  if (isTrue || isFalse)
    number = isTrue;
  int64_t parsed;
  if (!text.getAsInteger(0, parsed))
    number = parsed;
  double real;
  if (!number && !text.getAsDouble(real) && (real == 0 || real == 1))
    number = int64_t(real);
  if (!number)
    return fail(arg.getLoc(), "expected an integer of 64 bits, 0.0 or 1.0");
  StringRef test = *number == 0 && text.starts_with("-")
                       ? "strata.is_negative_zero"
                   : *number == 0  ? "strata.is_zero"
                   : *number == 1  ? "strata.is_one"
                   : *number == -1 ? "strata.is_all_ones"
                                   : "";
  if (!test.empty()) {
    builder.createCall(test, *constant, ArrayRef<Entity>());
    return success();
  }
  Entity other =
      builder.createAttribute(Builder(ctx).getI64IntegerAttr(*number));
  builder.createCall("strata.is_number", {*constant, other},
                     ArrayRef<Entity>());
  return success();
}

FailureOr<Entity> RuleLowering::getConstant(Entity value) {
  Entity &constant = constants[value.value];
  if (!constant)
    constant =
        builder.createCall("strata.constant", value, EntityKind::Attribute);
  return constant;
}

//===-- Conditions ---------------------------------------------------------===//

/// Names a computed value, or list of values.
LogicalResult RuleLowering::bindValueName(const Expression &expr,
                                          Entity value) {
  if (value.kind != EntityKind::Value)
    return fail(expr.loc, "'%" + expr.text +
                              "' stands for values, not for a "
                              "type or an attribute");
  bool isList = isListName(expr.text);
  if (value.isRange != isList)
    return fail(expr.loc,
                "'%" + expr.text + "' is " + (isList ? "a list" : "one value") +
                    ", and its value is " + (isList ? "not" : "a list"));
  if (named.count(expr.text) || !boundValues.insert({expr.text, value}).second)
    return fail(expr.loc, "redefinition of '%" + expr.text + "'");
  return success();
}

LogicalResult RuleLowering::lowerConditions() {
  for (StringRef text : rule.conditions)
    if (failed(lowerCondition(text)))
      return failure();
  return success();
}

LogicalResult RuleLowering::lowerCondition(StringRef text) {
  std::optional<Expression> expr =
      parseCondition(text, [&](const char *at, const Twine &message) {
        (void)fail(at, message);
      });
  if (!expr || failed(expand(*expr)))
    return failure();
  builder.setLoc(rule.getLoc(expr->loc));
  bool bindsValue = expr->kind == Expression::Kind::ValueBinding;
  if (!bindsValue && expr->kind != Expression::Kind::Binding)
    return evaluateCondition(*expr);
  FailureOr<Entity> value = evaluate(expr->args.front(), std::nullopt);
  if (failed(value))
    return failure();
  if (bindsValue)
    return bindValueName(*expr, *value);
  if (value->kind == EntityKind::Value)
    return fail(expr->loc, "a hole stands for a type or an attribute, not for "
                           "a value");
  auto &holes = value->kind == EntityKind::Type ? types : attributes;
  if (types.count(expr->text) || attributes.count(expr->text))
    return fail(expr->loc, "redefinition of '$" + expr->text + "'");
  holes[expr->text] = *value;
  computedHoles.insert(expr->text);
  return success();
}
