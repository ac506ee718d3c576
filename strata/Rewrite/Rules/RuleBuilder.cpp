// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Context.h"
#include "strata/Rewrite/Rules/RuleBuilderDetail.h"

using namespace strata;
using namespace strata::rules;

RuleBuilder::RuleBuilder(Context *ctx, const EntityTypes &types)
    : ctx(ctx), builder(ctx), types(types) {}

OperationName EntityTypes::getOperation(StringRef stem) const {
  const OpDefinition *&def = operations[stem];
  if (!def)
    def = ctx->getOpDefinition(("pdl." + stem).str());
  return OperationName(def);
}

EntityTypes::EntityTypes(Context *ctx) : ctx(ctx) {
  constexpr StringRef Names[] = {"attribute", "operation", "type", "value"};
  for (size_t i = 0; i < std::size(Names); ++i) {
    types[i][0] = parseType(("!pdl." + Names[i]).str(), ctx);
    types[i][1] = parseType(("!pdl.range<" + Names[i] + ">").str(), ctx);
  }
}

NamedAttribute RuleBuilder::name(StringRef key, Attribute value) const {
  return NamedAttribute(StringAttr::get(ctx, key), value);
}

NamedAttribute RuleBuilder::segments(ArrayRef<int32_t> sizes) const {
  Builder of(ctx);
  return name("operandSegmentSizes", of.getDenseI32ArrayAttr(sizes));
}

Operation *RuleBuilder::create(StringRef stem, ArrayRef<Value> operands,
                               ArrayRef<NamedAttribute> attrs,
                               ArrayRef<Type> results) {
  OperationState state(loc, types.getOperation(stem));
  state.addOperands(operands);
  for (const NamedAttribute &attr : attrs)
    state.addAttribute(attr.getNameRef(), attr.getValue());
  state.addTypes(results);
  Operation *op = Operation::create(state);
  Operation *parent = rewrite ? rewrite : pattern;
  parent->getRegion(0).front().push_back(op);
  return op;
}

//===-- The pattern --------------------------------------------------------===//

/// The block of a new module at the end of `block`, for a rule whose name is that of another.
Block *RuleBuilder::createModule(Block *block) {
  OperationState state(loc, "builtin.module");
  Block *body = Block::create(ctx);
  state.addRegion()->push_back(body);
  block->push_back(Operation::create(state));
  return body;
}

void RuleBuilder::beginPattern(Block *block, Location patternLoc,
                               StringRef name, bool isFold) {
  loc = patternLoc;
  OperationState state(loc, types.getOperation("pattern"));
  state.addAttribute("sym_name", StringAttr::get(ctx, name));
  if (isFold)
    state.addAttribute("strata.fold", builder.getUnitAttr());
  state.addRegion()->push_back(Block::create(ctx));
  pattern = Operation::create(state);
  if (!types.isNewName(block, name))
    block = createModule(block);
  block->push_back(pattern);
  rewrite = nullptr;
}

void RuleBuilder::beginRewrite(Entity root, Location rewriteLoc) {
  loc = rewriteLoc;
  OperationState state(loc, types.getOperation("rewrite"));
  state.addOperands(root.value);
  state.addAttribute("operandSegmentSizes",
                     builder.getDenseI32ArrayAttr({1, 0}));
  state.addRegion()->push_back(Block::create(ctx));
  Operation *op = Operation::create(state);
  pattern->getRegion(0).front().push_back(op);
  rewrite = op;
}

void RuleBuilder::finish(unsigned benefit) {
  pattern->setAttr("benefit", builder.getI16IntegerAttr(int16_t(benefit)));
  pattern = rewrite = nullptr;
}

void RuleBuilder::drop() {
  if (pattern)
    pattern->erase();
  pattern = rewrite = nullptr;
}

//===-- Operations of pdl --------------------------------------------------===//

Entity RuleBuilder::createOperand(Entity type, bool isRange) {
  SmallVector<Value, 1> operands;
  if (type)
    operands.push_back(type.value);
  Operation *op = create(isRange ? "operands" : "operand", operands, {},
                         getType(EntityKind::Value, isRange));
  return {op->getResult(0), EntityKind::Value, isRange};
}

Entity RuleBuilder::createType(Type constant) {
  SmallVector<NamedAttribute, 1> attrs;
  if (constant)
    attrs.push_back(name("constantType", TypeAttr::get(constant)));
  Operation *op = create("type", {}, attrs, getType(EntityKind::Type, false));
  return {op->getResult(0), EntityKind::Type, false};
}

Entity RuleBuilder::createTypes() {
  Operation *op = create("types", {}, {}, getType(EntityKind::Type, true));
  return {op->getResult(0), EntityKind::Type, true};
}

Entity RuleBuilder::createAttribute(Attribute constant) {
  SmallVector<NamedAttribute, 1> attrs;
  if (constant)
    attrs.push_back(name("value", constant));
  Operation *op =
      create("attribute", {}, attrs, getType(EntityKind::Attribute, false));
  return {op->getResult(0), EntityKind::Attribute, false};
}

Entity
RuleBuilder::createOperation(StringRef opName, ArrayRef<Entity> operands,
                             ArrayRef<std::pair<StringRef, Entity>> attributes,
                             ArrayRef<Entity> resultTypes) {
  SmallVector<Value, 8> values;
  SmallVector<Attribute, 4> names;
  for (const Entity &operand : operands)
    values.push_back(operand.value);
  for (const auto &[key, attr] : attributes) {
    values.push_back(attr.value);
    names.push_back(StringAttr::get(ctx, key));
  }
  for (const Entity &type : resultTypes)
    values.push_back(type.value);
  NamedAttribute attrs[] = {
      name("attributeValueNames", ArrayAttr::get(ctx, names)),
      segments({int32_t(operands.size()), int32_t(attributes.size()),
                int32_t(resultTypes.size())}),
      name("opName", StringAttr::get(ctx, opName))};
  Operation *op =
      create("operation", values, attrs, getType(EntityKind::Operation, false));
  return {op->getResult(0), EntityKind::Operation, false};
}

Entity RuleBuilder::createRange(ArrayRef<Entity> values) {
  SmallVector<Value, 4> operands;
  for (const Entity &value : values)
    operands.push_back(value.value);
  Operation *op =
      create("range", operands, {}, getType(EntityKind::Value, true));
  return {op->getResult(0), EntityKind::Value, true};
}

Entity RuleBuilder::createResult(Entity op, unsigned index) {
  Attribute number = builder.getI32IntegerAttr(int32_t(index));
  Operation *result = create("result", op.value, name("index", number),
                             getType(EntityKind::Value, false));
  return {result->getResult(0), EntityKind::Value, false};
}

Entity RuleBuilder::createResults(Entity op, std::optional<unsigned> index) {
  SmallVector<NamedAttribute, 1> attrs;
  if (index)
    attrs.push_back(name("index", builder.getI32IntegerAttr(int32_t(*index))));
  Operation *results =
      create("results", op.value, attrs, getType(EntityKind::Value, true));
  return {results->getResult(0), EntityKind::Value, true};
}

SmallVector<Entity, 2> RuleBuilder::createCall(StringRef native,
                                               ArrayRef<Entity> args,
                                               ArrayRef<Entity> results,
                                               bool isNegated) {
  SmallVector<Value, 4> operands;
  for (const Entity &arg : args)
    operands.push_back(arg.value);
  SmallVector<NamedAttribute, 2> attrs{
      name("name", StringAttr::get(ctx, native))};
  if (isNegated)
    attrs.push_back(name("isNegated", builder.getBoolAttr(true)));
  SmallVector<Type, 2> resultTypes;
  for (const Entity &result : results)
    resultTypes.push_back(getType(result.kind, result.isRange));
  Operation *call =
      create(rewrite ? "apply_native_rewrite" : "apply_native_constraint",
             operands, attrs, resultTypes);
  SmallVector<Entity, 2> entities(results.begin(), results.end());
  for (auto [i, entity] : llvm::enumerate(entities))
    entity.value = call->getResult(unsigned(i));
  return entities;
}

void RuleBuilder::createReplace(Entity op, ArrayRef<Entity> values) {
  SmallVector<Value, 4> operands{op.value};
  for (const Entity &value : values)
    operands.push_back(value.value);
  create("replace", operands, segments({1, 0, int32_t(values.size())}), {});
}

void RuleBuilder::createReplace(Entity op, Entity other) {
  create("replace", {op.value, other.value}, segments({1, 1, 0}), {});
}

void RuleBuilder::createErase(Entity op) { create("erase", op.value, {}, {}); }
