// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rewrite of a rule.
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/Traits.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/AttrTypeSubElements.h"
#include "strata/IR/Types/Holes.h"
#include "strata/Interfaces/CommonOperations.h"
#include "strata/Rewrite/Rules/RuleLoweringDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace strata::rules;

LogicalResult RuleLowering::lowerRewrite() {
  if (failed(evaluateSplices()))
    return failure();
  Location loc = rule.rewrite.root ? rule.rewrite.root->getLoc() : rule.loc;
  builder.beginRewrite(operations.lookup(root), loc);
  if (rule.rewrite.root && (failed(linkFreeValues()) ||
                            failed(createOperations(rule.rewrite.getBody()))))
    return failure();
  builder.setLoc(loc);
  if (rule.hasReplacements)
    return replaceResults();
  if (!rule.isErasing && !rule.isMatchOnly)
    return replaceByNames();
  builder.createErase(operations.lookup(root));
  return success();
}

//===-- Computed values ----------------------------------------------------===//

/// Computes a `$(...)` of the rewrite as a part of the match, which fails if it has no value.
LogicalResult RuleLowering::evaluateSplice(StringRef name, Location loc) {
  std::optional<Splice> splice = getSplice(rule, name);
  if (!splice || !splice->text.starts_with("$("))
    return success();
  builder.setLoc(loc);
  StringRef text = splice->text.drop_front(2).drop_back();
  // The text is that of the source, whose places errors have.
  text = StringRef(splice->loc + 2, text.size());
  std::optional<Expression> expr =
      parseExpression(text, [&](const char *at, const Twine &message) {
        (void)fail(at, message);
      });
  if (!expr || failed(expand(*expr)))
    return failure();
  FailureOr<Entity> value =
      evaluate(*expr, Parameter{PDLValue::Kind::Attribute, false});
  if (failed(value))
    return failure();
  if (value->kind != EntityKind::Attribute)
    return fail(splice->loc, "expected the value of an attribute");
  computed[name] = *value;
  return success();
}

/// Makes a number of the rewrite a part of the match, which fails if the type has no such
/// number.
LogicalResult RuleLowering::evaluateNumber(StringRef name, StringRef text,
                                           BlockArgument arg) {
  std::optional<StringRef> hole = getHoleName(arg.getType());
  if (hole && !types.count(*hole))
    return success();
  builder.setLoc(arg.getLoc());
  Entity type = hole ? types.lookup(*hole) : builder.createType(arg.getType());
  FailureOr<Entity> number = createNumber(text, type, arg.getLoc());
  if (failed(number))
    return failure();
  computed[name] = *number;
  return success();
}

/// The name that a `$(...)` or a number among the replacements has.
static std::string getReplacementName(const RuleSyntax &rule, StringRef text) {
  return getSpliceName(uint64_t(text.data() - rule.text), text);
}

/// Computes the replacements that are no values.
LogicalResult RuleLowering::evaluateReplacements() {
  for (auto [i, text] : llvm::enumerate(rule.replacements)) {
    Location loc = rule.getLoc(text.data());
    std::string name = getReplacementName(rule, text);
    if (text.starts_with("%"))
      continue;
    if (i >= root->getNumResults())
      return fail(loc, "'" + root->getName().getStringRef() +
                           "' has no result #" + Twine(i));
    if (text.starts_with("$(")) {
      if (failed(evaluateSplice(name, loc)))
        return failure();
      continue;
    }
    builder.setLoc(loc);
    Entity type = valueTypes.lookup(root->getResult(unsigned(i)));
    FailureOr<Entity> number = createNumber(text, type, loc);
    if (failed(number))
      return failure();
    computed[name] = *number;
  }
  return success();
}

LogicalResult RuleLowering::evaluateSplices() {
  if (failed(evaluateReplacements()))
    return failure();
  if (!rule.rewrite.root)
    return success();
  LogicalResult result = success();
  for (BlockArgument arg : rule.rewrite.getBody()->getArguments()) {
    StringRef name = rule.rewrite.names.lookup(arg);
    std::optional<Splice> splice = getSplice(rule, name);
    bool isNumber = splice && !splice->text.starts_with("$(");
    if (failed(isNumber ? evaluateNumber(name, splice->text, arg)
                        : evaluateSplice(name, arg.getLoc())))
      result = failure();
  }
  rule.rewrite.root->walk([&](Operation *op) {
    for (const NamedAttribute &attr : op->getAttrs())
      if (std::optional<StringRef> name = getHoleName(attr.getValue()))
        if (failed(evaluateSplice(*name, op->getLoc())))
          result = failure();
  });
  return result;
}

//===-- Values -------------------------------------------------------------===//

/// Whether a value may have the type `here` in the rewrite, and `there` in the match: a type that
/// follows from others, or that the rule computes, is unknown.
bool RuleLowering::mayBeSame(Type here, Type there) const {
  auto isUnknown = [&](Type type) {
    std::optional<StringRef> hole = getHoleName(type);
    return hole && (hole->empty() || computedHoles.contains(*hole));
  };
  return here == there || isUnknown(here) || isUnknown(there);
}

LogicalResult RuleLowering::failType(Location loc, StringRef name, Type here,
                                     Type there) {
  InFlightDiagnostic diag = emitError(ctx, loc);
  diag << "'%" << name << "' has type " << here << " here, and " << there
       << " in the match";
  return diag;
}

/// Maps the free values of the rewrite to those of the match with their names.
LogicalResult RuleLowering::linkFreeValues() {
  for (BlockArgument arg : rule.rewrite.getBody()->getArguments()) {
    StringRef name = rule.rewrite.names.lookup(arg);
    if (getSplice(rule, name))
      continue;
    builder.setLoc(arg.getLoc());
    Location loc = arg.getLoc();
    auto found = named.find(name);
    if (Entity bound = boundValues.lookup(name)) {
      values[arg] = bound;
      continue;
    }
    if (found == named.end())
      return fail(loc,
                  "neither the match nor the rewrite defines '%" + name + "'");
    Type here = arg.getType(), there = found->second.getType();
    if (!mayBeSame(here, there))
      return failType(loc, name, here, there);
    if (isOfRegion(found->second))
      continue;
    if (found->second.getDefiningOp() == root)
      return fail(loc, "'%" + name +
                           "' is a result of the operation that the "
                           "rule replaces");
    FailureOr<Entity> entity = getEntity(found->second);
    if (failed(entity))
      return failure();
    values[arg] = *entity;
  }
  return success();
}

//===-- Constants ----------------------------------------------------------===//

/// Whether operations of `def` are constants of numbers.
static bool isNumberConstant(const OpDefinition &def, Context *ctx) {
  int slot = def.findAttribute("value");
  if (slot < 0 || !def.hasTrait(OpTrait::ConstantLike))
    return false;
  Builder of(ctx);
  Attribute numbers[] = {of.getI32IntegerAttr(0), of.getIndexAttr(0),
                         of.getF32FloatAttr(0)};
  return llvm::any_of(numbers, [&](Attribute number) {
    return def.acceptsAttribute(unsigned(slot), number);
  });
}

/// The operation of `dialect`, or of the dialect that all others use, for constants of
/// numbers; empty if there is none.
static StringRef findConstantOp(Context *ctx, Dialect *dialect) {
  // Rules of other dialects may be the first to need it.
  StringRef commonName = getCommonOperations(*ctx).constantDialect;
  Dialect *common =
      commonName.empty() ? nullptr : ctx->getOrLoadDialect(commonName);
  for (Dialect *candidate : {dialect, common}) {
    if (!candidate)
      continue;
    for (StringRef name : candidate->constants) {
      if (isNumberConstant(*ctx->getOpDefinition(name), ctx))
        return name;
    }
  }
  return {};
}

/// The attribute for a number of `type` in the text.
FailureOr<Entity> RuleLowering::createNumber(StringRef text, Entity type,
                                             Location loc) {
  Builder build(ctx);
  int64_t number;
  double real;
  Attribute literal;
  if (text == "true" || text == "false")
    literal = build.getI64IntegerAttr(text == "true");
  else if (!text.getAsInteger(0, number))
    literal = build.getI64IntegerAttr(number);
  else if (!text.getAsDouble(real))
    literal = build.getF64FloatAttr(real);
  else
    return fail(loc, "expected an integer of 64 bits or a float");
  Entity value = builder.createAttribute(literal);
  return builder.createCall("strata.number", {value, type},
                            EntityKind::Attribute);
}

/// A constant of an attribute, for operations of `dialect`.
FailureOr<Entity> RuleLowering::createConstant(Entity value, Entity type,
                                               Dialect *dialect, Location loc) {
  StringRef name = findConstantOp(ctx, dialect);
  if (name.empty())
    return fail(loc, "no dialect has an operation for constants");
  builder.setLoc(loc);
  Entity op = builder.createOperation(
      name, {}, std::pair<StringRef, Entity>("value", value), type);
  return builder.createResult(op, 0);
}

LogicalResult RuleLowering::createConstant(Value arg, Operation *user) {
  StringRef name = rule.rewrite.names.lookup(arg);
  std::optional<Splice> splice = getSplice(rule, name);
  if (!splice || values.count(arg))
    return success();
  Location loc = cast<BlockArgument>(arg).getLoc();
  if (isInferredTypeHole(arg.getType()))
    return fail(loc, "the type of the constant does not follow from the "
                     "operation");
  builder.setLoc(loc);
  FailureOr<Entity> type = createType(arg.getType(), loc);
  if (failed(type))
    return failure();
  FailureOr<Entity> value = computed.lookup(name);
  if (!*value)
    value = createNumber(splice->text, *type, loc);
  if (failed(value))
    return failure();
  FailureOr<Entity> constant =
      createConstant(*value, *type, user->getDialect(), loc);
  if (failed(constant))
    return failure();
  values[arg] = *constant;
  return success();
}

//===-- Operations ---------------------------------------------------------===//

FailureOr<Entity> RuleLowering::createType(Type type, Location loc) {
  if (std::optional<StringRef> name = getHoleName(type)) {
    if (Entity entity = types.lookup(*name))
      return entity;
    return fail(loc, "the match does not define the type '$" + *name + "'");
  }
  HoleList holes = findHoles(type);
  if (holes.empty())
    return builder.createType(type);
  SmallVector<Entity, 4> args{builder.createAttribute(TypeAttr::get(type))};
  for (auto [name, kind] : holes) {
    Entity part = getHole(name, kind);
    if (!part)
      return fail(loc, "the match does not define '$" + name + "'");
    args.push_back(part);
  }
  return builder.createCall("strata.type_of_parts", args, EntityKind::Type);
}

/// Appends the types of the results of `op`, unless one of them is inferred.
LogicalResult RuleLowering::createTypes(Operation *op,
                                        SmallVectorImpl<Entity> &list) {
  if (llvm::any_of(op->getResultTypes(), isInferredTypeHole))
    return success();
  for (Type type : op->getResultTypes()) {
    FailureOr<Entity> entity = createType(type, op->getLoc());
    if (failed(entity))
      return failure();
    list.push_back(*entity);
  }
  return success();
}

FailureOr<Entity> RuleLowering::createAttribute(Attribute attr, Location loc) {
  std::optional<StringRef> name = getHoleName(attr);
  if (!name && hasHoles(attr))
    return fail(loc, "a hole stands for a whole attribute");
  if (!name)
    return builder.createAttribute(attr);
  if (Entity entity = computed.lookup(*name))
    return entity;
  if (Entity entity = attributes.lookup(*name))
    return entity;
  return fail(loc, "the match does not define the attribute '$" + *name + "'");
}

/// Makes each group of operands one value or list, from which the sizes of groups follow.
void RuleLowering::groupOperands(Operation *op,
                                 SmallVectorImpl<Entity> &operands) {
  SmallVector<Segment, 4> groups;
  bool hasSizes =
      llvm::any_of(op->getDefinition().attributes, [](const AttrSlot &slot) {
        return isSegmentSizes(slot.name);
      });
  if (!hasSizes || failed(getOperandSegments(op, groups)))
    return;
  SmallVector<Entity, 4> lists;
  for (Segment group : groups) {
    ArrayRef<Entity> list = ArrayRef(operands).slice(group.first, group.size);
    lists.push_back(list.size() == 1 ? list.front()
                                     : builder.createRange(list));
  }
  operands.assign(lists.begin(), lists.end());
}

LogicalResult RuleLowering::createOperation(Operation *op) {
  if (isHoleOperation(op))
    return spliceOperations(op);
  if (failed(checkLists(op, rule.rewrite)))
    return failure();
  SmallVector<Entity, 4> operands, list;
  SmallVector<std::pair<StringRef, Entity>, 2> attrs;
  for (Value operand : op->getOperands()) {
    if (failed(createConstant(operand, op)))
      return failure();
    FailureOr<Entity> entity = getEntity(operand);
    if (failed(entity))
      return failure();
    operands.push_back(*entity);
  }
  builder.setLoc(op->getLoc());
  groupOperands(op, operands);
  for (const NamedAttribute &attr : op->getAttrs()) {
    StringRef name = attr.getName().getValue();
    if (isSegmentSizes(name))
      continue;
    FailureOr<Entity> entity = createAttribute(attr.getValue(), op->getLoc());
    if (failed(entity))
      return failure();
    attrs.push_back({name, *entity});
  }
  if (failed(createTypes(op, list)))
    return failure();
  Entity made = builder.createOperation(op->getName().getStringRef(), operands,
                                        attrs, list);
  operations[op] = made;
  return createRegions(op);
}

LogicalResult RuleLowering::createOperations(Block *block) {
  for (Operation &op : *block)
    if (failed(createOperation(&op)))
      return failure();
  return success();
}

//===-- Replacements -------------------------------------------------------===//

/// Checks that the types of `value` and of the result of the root that it replaces may be the
/// same, where no lists are involved.
LogicalResult RuleLowering::checkReplacement(Value value, size_t index,
                                             StringRef text) {
  // Values of other types can replace results that are not used.
  bool hasList = llvm::any_of(rule.replacements, isListName);
  if (hasList || root->getNumResults() != 1)
    return success();
  Type here = value.getType(),
       there = root->getResult(unsigned(index)).getType();
  if (mayBeSame(here, there))
    return success();
  InFlightDiagnostic diag = emitError(ctx, rule.getLoc(text.data()));
  diag << "'" << text << "' has type " << here
       << ", and the result that it replaces " << there;
  return diag;
}

FailureOr<SmallVector<Entity, 2>> RuleLowering::getReplacements() {
  llvm::StringMap<Value> made;
  if (rule.rewrite.root)
    for (auto [value, name] : rule.rewrite.names)
      made[name] = value;
  SmallVector<Entity, 2> result;
  for (auto [i, text] : llvm::enumerate(rule.replacements)) {
    Location loc = rule.getLoc(text.data());
    if (text.starts_with("%")) {
      StringRef name = text.drop_front();
      Value value = made.lookup(name);
      if (!value || !value.getDefiningOp())
        value = named.lookup(name);
      if (Entity bound = boundValues.lookup(name)) {
        result.push_back(bound);
        continue;
      }
      if (!value)
        return fail(loc,
                    "neither the match nor the rewrite defines '" + text + "'");
      bool isOfMatch = !rule.rewrite.names.count(value);
      if (value.getDefiningOp() == root)
        return fail(loc, "'" + text +
                             "' is a result of the operation that the "
                             "rule replaces");
      FailureOr<Entity> entity = isOfMatch && isOfRegion(value)
                                     ? getRegionValue(name, loc)
                                     : getEntity(value);
      if (failed(entity) || failed(checkReplacement(value, i, text)))
        return failure();
      result.push_back(*entity);
      continue;
    }
    FailureOr<Entity> entity =
        createConstant(computed.lookup(getReplacementName(rule, text)),
                       valueTypes.lookup(root->getResult(unsigned(i))),
                       root->getDialect(), loc);
    if (failed(entity))
      return failure();
    result.push_back(*entity);
  }
  return result;
}

LogicalResult RuleLowering::replaceResults() {
  FailureOr<SmallVector<Entity, 2>> replacements = getReplacements();
  if (failed(replacements))
    return failure();
  bool hasList = llvm::any_of(
      *replacements, [](const Entity &entity) { return entity.isRange; });
  bool isOfLists = llvm::any_of(root->getResultTypes(), [](Type type) {
    std::optional<StringRef> name = getHoleName(type);
    return name && isListName(*name);
  });
  if (!hasList && !isOfLists && replacements->size() != root->getNumResults())
    return fail(root->getLoc(), "'" + root->getName().getStringRef() +
                                    "' has " + Twine(root->getNumResults()) +
                                    " results, and the rule replaces " +
                                    Twine(replacements->size()));
  builder.createReplace(operations.lookup(root), *replacements);
  return success();
}

/// The result of the rewrite that has the name of `result`, one of the root's; null after an
/// error.
Value RuleLowering::findNamesake(OpResult result,
                                 const llvm::StringMap<Value> &made) {
  // The first results of groups have names.
  unsigned first = result.getResultNumber();
  while (first && !rule.match.names.count(root->getResult(first)))
    --first;
  StringRef name = rule.match.names.lookup(root->getResult(first));
  Location loc = rule.rewrite.root->getLoc();
  if (name.empty())
    return (void)fail(loc, "the rewrite does not say by which values the "
                           "results of '" +
                               root->getName().getStringRef() +
                               "' are replaced"),
           Value();
  Value value = made.lookup(name);
  unsigned offset = result.getResultNumber() - first;
  unsigned number =
      value ? cast<OpResult>(value).getResultNumber() + offset : 0;
  if (!value || number >= value.getDefiningOp()->getNumResults())
    return (void)fail(loc, "the rewrite does not define '%" + name + "'"),
           Value();
  value = value.getDefiningOp()->getResult(number);
  Type here = value.getType(), there = result.getType();
  if (mayBeSame(here, there))
    return value;
  (void)failType(value.getDefiningOp()->getLoc(), name, here, there);
  return {};
}

/// The operation whose results are `list`, if it has no others; null if there is none.
static Operation *findOnlyOwner(ArrayRef<Value> list) {
  Operation *owner = list.empty() ? nullptr : list.front().getDefiningOp();
  if (!owner || owner->getNumResults() != list.size())
    return nullptr;
  for (auto [i, value] : llvm::enumerate(list))
    if (value != owner->getResult(unsigned(i)))
      return nullptr;
  return owner;
}

/// The results of the root are replaced by the values of the rewrite that have their names.
LogicalResult RuleLowering::replaceByNames() {
  llvm::StringMap<Value> made;
  for (auto [value, name] : rule.rewrite.names)
    if (value.getDefiningOp())
      made[name] = value;
  SmallVector<Value, 2> replacements;
  for (OpResult result : root->getResults()) {
    replacements.push_back(findNamesake(result, made));
    if (!replacements.back())
      return failure();
  }
  Entity replaced = operations.lookup(root);
  if (replacements.empty()) {
    builder.createErase(replaced);
    return success();
  }
  // Result types that are not inferred are those of the root.
  if (Operation *owner = findOnlyOwner(replacements)) {
    builder.createReplace(replaced, operations.lookup(owner));
    return success();
  }
  SmallVector<Entity, 2> entities;
  for (Value value : replacements) {
    FailureOr<Entity> entity = getEntity(value);
    if (failed(entity))
      return failure();
    entities.push_back(*entity);
  }
  builder.createReplace(replaced, entities);
  return success();
}
