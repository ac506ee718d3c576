// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Rewrite/DialectConversion/TypeRulesDetail.h"
#include "strata/Rewrite/PDL/PDLCompilerDetail.h"
#include "strata/Rewrite/PDL/PDLNativesDetail.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Reading ------------------------------------------------------------===//

unsigned TypeConversionRule::add(Value value) {
  return numbers.try_emplace(value, unsigned(numbers.size())).first->second;
}

/// The definition that `name` of a step speaks of.
bool TypeConversionRule::findDefinition(Operation *op, Step &step) {
  Context *ctx = op->getContext();
  StringRef name =
      cast<StringAttr>(op->getInherentAttrOrNull("name")).getValue();
  name.consume_front("!");
  auto [prefix, stem] = name.split('.');
  Dialect &dialect = ctx->getOrCreateDialect(prefix);
  step.def = ctx->findTypeDefinition(dialect, stem, /*isType=*/true);
  if (step.def)
    return true;
  std::vector<std::string> names;
  for (const TypeDefinition *def : ctx->getTypeDefinitions())
    if (def->isType && def->dialect == &dialect)
      names.push_back(def->getFullName());
  std::vector<StringRef> known(names.begin(), names.end());
  (void)(op->emitError("no definition is loaded for type '")
         << name << "'" << suggest(name, known));
  return false;
}

/// Records which results of `op` are types, not attributes.
void TypeConversionRule::noteKinds(Operation *op, Step &step) {
  for (OpResult result : op->getResults())
    step.areTypes.push_back(pdl::getParameter(result.getType()).kind ==
                            PDLValue::Kind::Type);
}

/// A `pdl.type` or `pdl.attribute`.
LogicalResult TypeConversionRule::compileConstant(Operation *op, Step &step) {
  step.kind = Step::Kind::Constant;
  bool isType = pdl::isPDL(op, "type");
  Attribute value =
      op->getInherentAttrOrNull(isType ? "constantType" : "value");
  if (!value)
    return op->emitError("expects a constant value in a type conversion rule");
  step.constant =
      isType ? PDLValue(cast<TypeAttr>(value).getValue()) : PDLValue(value);
  return success();
}

LogicalResult TypeConversionRule::compileCheck(Operation *op,
                                               const PDLNatives &natives,
                                               Step &step) {
  step.kind = Step::Kind::Check;
  auto negated =
      dyn_cast_or_null<BoolAttr>(op->getInherentAttrOrNull("isNegated"));
  step.isNegated = negated && negated.getValue();
  if (step.isNegated && op->getNumResults())
    return op->emitError("a negated check cannot have results");
  SmallVector<Type, 4> types(op->getResultTypes());
  SmallVector<Value, 4> operands(op->getOperands());
  noteKinds(op, step);
  step.native = pdl::resolveNative(
      op, cast<StringAttr>(op->getInherentAttrOrNull("name")).getValue(),
      /*isRewrite=*/false, operands, types, natives);
  return success(bool(step.native));
}

/// The builtin type of this name that `make` can make, or nothing.
static StringRef findShaped(Operation *op) {
  StringRef name =
      cast<StringAttr>(op->getInherentAttrOrNull("name")).getValue();
  name.consume_front("!");
  for (StringRef known : {"builtin.tensor", "builtin.memref", "builtin.vector"})
    if (name == known)
      return known;
  return {};
}

/// A `make` of a type with elements.
LogicalResult TypeConversionRule::compileShaped(Operation *op, Step &step) {
  step.kind = Step::Kind::MakeShaped;
  auto isType = [](Value value) {
    return pdl::getParameter(value.getType()).kind == PDLValue::Kind::Type;
  };
  if (op->getNumOperands() == 0 || !isType(op->getOperand(0)) ||
      llvm::any_of(llvm::drop_begin(op->getOperands()), isType))
    return op->emitError("expects the type of the elements of '")
           << step.shaped << "', then sizes";
  return success();
}

/// A `take` or `make`.
LogicalResult TypeConversionRule::compileParameters(Operation *op, Step &step) {
  if (!findDefinition(op, step))
    return failure();
  bool isTake = step.kind == Step::Kind::Take;
  size_t count = isTake ? step.results.size() : step.args.size();
  noteKinds(op, step);
  const auto &known = step.def->parameters;
  if (count > known.size())
    return op->emitError("'" + step.def->getFullName() + "' has ")
           << uint64_t(known.size()) << " parameters, but the rule specifies "
           << uint64_t(count);
  for (size_t i = count; !isTake && i < known.size(); ++i)
    if (!known[i].isOptional)
      return op->emitError("parameter '")
             << known[i].name << "' of '" << step.def->getFullName()
             << "' has no default and is not specified by the rule";
  return success();
}

LogicalResult TypeConversionRule::compileStep(Operation *op,
                                              const PDLNatives &natives) {
  using Kind = Step::Kind;
  Step step;
  for (OpOperand &operand : op->getOpOperands())
    step.args.push_back(add(operand.get()));
  for (OpResult result : op->getResults())
    step.results.push_back(add(result));
  LogicalResult result = success();
  StringRef name = op->isRegistered() ? op->getName().getStringRef() : "";
  if (pdl::isPDL(op, "type") || pdl::isPDL(op, "attribute")) {
    result = compileConstant(op, step);
  } else if (name == "conversion.check") {
    result = compileCheck(op, natives, step);
  } else if (name == "conversion.take" || name == "conversion.make") {
    step.kind = name == "conversion.take" ? Kind::Take : Kind::Make;
    if (step.kind == Kind::Make)
      step.shaped = findShaped(op);
    result = step.shaped.empty() ? compileParameters(op, step)
                                 : compileShaped(op, step);
  } else if (name == "conversion.convert") {
    step.kind = Kind::Convert;
  } else if (name == "conversion.yield") {
    step.kind = Kind::Yield;
  } else if (name == "conversion.refuse") {
    step.kind = Kind::Refuse;
  } else {
    result = op->emitError("'" + op->getName().getStringRef() +
                           "' is not allowed in a type conversion rule");
  }
  steps.push_back(std::move(step));
  return result;
}

LogicalResult TypeConversionRule::compile(Operation *op,
                                          const PDLNatives &natives) {
  if (auto constant =
          dyn_cast_or_null<TypeAttr>(op->getInherentAttrOrNull("from"))) {
    from = constant.getValue();
    for (Attribute type :
         cast<ArrayAttr>(op->getInherentAttrOrNull("to")).getValue())
      to.push_back(cast<TypeAttr>(type).getValue());
    return success();
  }
  Block &body = op->getRegion(0).front();
  add(body.getArgument(0));
  LogicalResult result = success();
  for (Operation &inner : body)
    if (failed(compileStep(&inner, natives)))
      result = failure();
  numRegisters = unsigned(numbers.size());
  numbers.clear();
  return result;
}

//===-- Applying -----------------------------------------------------------===//

TypeConversionRule::Outcome
TypeConversionRule::check(const Step &step,
                          SmallVectorImpl<PDLValue> &registers) {
  SmallVector<PDLValue, 4> args;
  for (unsigned arg : step.args)
    args.push_back(registers[arg]);
  // Constraints change nothing.
  Type type = registers[0].getType();
  PatternRewriter rewriter(type.getContext());
  PDLResultList results;
  bool holds = succeeded(step.native->fn(rewriter, args, results));
  if (holds == step.isNegated)
    return Outcome::OtherType;
  if (step.isNegated)
    return Outcome::Continue;
  if (results.getResults().size() != step.results.size())
    return Outcome::NoConversion;
  for (auto [i, value] : llvm::enumerate(results.getResults())) {
    auto wanted =
        step.areTypes[i] ? PDLValue::Kind::Type : PDLValue::Kind::Attribute;
    if (value.isNull() || value.isRange() || value.getKind() != wanted)
      return Outcome::NoConversion;
    registers[step.results[i]] = value;
  }
  return Outcome::Continue;
}

TypeConversionRule::Outcome
TypeConversionRule::take(const Step &step,
                         SmallVectorImpl<PDLValue> &registers) {
  auto type = dyn_cast<DynamicType>(registers[step.args[0]].getType());
  if (!type || &type.getDefinition() != step.def)
    return Outcome::OtherType;
  for (auto [i, to] : llvm::enumerate(step.results)) {
    Attribute param =
        i < type.getParams().size() ? type.getParams()[i] : Attribute();
    auto asType = dyn_cast_or_null<TypeAttr>(param);
    if (!param || (step.areTypes[i] && !asType))
      return Outcome::OtherType;
    registers[to] =
        step.areTypes[i] ? PDLValue(asType.getValue()) : PDLValue(param);
  }
  return Outcome::Continue;
}

TypeConversionRule::Outcome
TypeConversionRule::make(const Step &step,
                         SmallVectorImpl<PDLValue> &registers) {
  SmallVector<Attribute, 4> params;
  for (unsigned arg : step.args) {
    const PDLValue &value = registers[arg];
    params.push_back(value.getKind() == PDLValue::Kind::Type
                         ? Attribute(TypeAttr::get(value.getType()))
                         : value.getAttr());
  }
  const auto &known = step.def->parameters;
  for (size_t i = params.size(); i < known.size(); ++i)
    params.push_back(known[i].defaultValue);
  Type made = DynamicType::getChecked([] { return InFlightDiagnostic(); },
                                      *step.def, params);
  if (!made)
    return Outcome::NoConversion;
  registers[step.results[0]] = PDLValue(made);
  return Outcome::Continue;
}

TypeConversionRule::Outcome
TypeConversionRule::makeShaped(const Step &step,
                               SmallVectorImpl<PDLValue> &registers) {
  SmallVector<int64_t, 4> shape;
  for (unsigned arg : llvm::drop_begin(step.args))
    if (!detail::addSizes(registers[arg].getAttr(), shape))
      return Outcome::NoConversion;
  auto silent = [] { return InFlightDiagnostic(); };
  Type element = registers[step.args[0]].getType(), made;
  if (step.shaped == "builtin.tensor")
    made = RankedTensorType::getChecked(silent, shape, element);
  else if (step.shaped == "builtin.memref")
    made = MemRefType::getChecked(silent, shape, element);
  else
    made = VectorType::getChecked(silent, shape, element);
  if (!made)
    return Outcome::NoConversion;
  registers[step.results[0]] = PDLValue(made);
  return Outcome::Continue;
}

TypeConversionRule::Outcome
TypeConversionRule::run(const Step &step, const TypeConverter &converter,
                        SmallVectorImpl<PDLValue> &registers,
                        SmallVectorImpl<Type> &results) const {
  switch (step.kind) {
  case Step::Kind::Check:
    return check(step, registers);
  case Step::Kind::Take:
    return take(step, registers);
  case Step::Kind::Make:
    return make(step, registers);
  case Step::Kind::MakeShaped:
    return makeShaped(step, registers);
  case Step::Kind::Constant:
    registers[step.results[0]] = step.constant;
    return Outcome::Continue;
  case Step::Kind::Convert: {
    Type part = converter.convertType(registers[step.args[0]].getType());
    registers[step.results[0]] = PDLValue(part);
    return part ? Outcome::Continue : Outcome::NoConversion;
  }
  case Step::Kind::Refuse:
    return Outcome::NoConversion;
  case Step::Kind::Yield:
    for (unsigned arg : step.args)
      results.push_back(registers[arg].getType());
    return Outcome::Done;
  }
  return Outcome::NoConversion;
}

std::optional<LogicalResult>
TypeConversionRule::apply(Type type, const TypeConverter &converter,
                          SmallVectorImpl<Type> &results) const {
  if (from) {
    if (type != from)
      return std::nullopt;
    results.append(to.begin(), to.end());
    return success();
  }
  SmallVector<PDLValue, 8> registers(numRegisters);
  registers[0] = PDLValue(type);
  for (const Step &step : steps)
    switch (run(step, converter, registers, results)) {
    case Outcome::Continue:
      break;
    case Outcome::OtherType:
      return std::nullopt;
    case Outcome::NoConversion:
      return failure();
    case Outcome::Done:
      return success();
    }
  return failure();
}

//===-- Builtin types ------------------------------------------------------===//

/// The type with another element type; null if there is none such.
static Type withElement(Type type, Type element) {
  auto silent = [] { return InFlightDiagnostic(); };
  if (auto vector = dyn_cast<VectorType>(type))
    return VectorType::getChecked(silent, vector.getShape(), element,
                                  vector.getScalableDims());
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return RankedTensorType::getChecked(silent, tensor.getShape(), element,
                                        tensor.getEncoding());
  if (isa<UnrankedTensorType>(type))
    return UnrankedTensorType::getChecked(silent, element);
  if (auto memref = dyn_cast<MemRefType>(type))
    return MemRefType::getChecked(silent, memref.getShape(), element,
                                  memref.getLayout(), memref.getMemorySpace());
  if (auto memref = dyn_cast<UnrankedMemRefType>(type))
    return UnrankedMemRefType::getChecked(silent, element,
                                          memref.getMemorySpace());
  return ComplexType::getChecked(silent, element);
}

Type detail::convertParts(Type type, const TypeConverter &converter) {
  Context *ctx = type.getContext();
  SmallVector<Type, 4> types, results;
  if (auto function = dyn_cast<FunctionType>(type)) {
    if (failed(converter.convertTypes(function.getInputs(), types)) ||
        failed(converter.convertTypes(function.getResults(), results)))
      return {};
    return FunctionType::get(ctx, types, results);
  }
  if (auto tuple = dyn_cast<TupleType>(type)) {
    if (failed(converter.convertTypes(tuple.getTypes(), types)))
      return {};
    return TupleType::get(ctx, types);
  }
  Type element;
  if (auto shaped = dyn_cast<ShapedType>(type))
    element = shaped.getElementType();
  else if (auto complex = dyn_cast<ComplexType>(type))
    element = complex.getElementType();
  if (!element)
    return type;
  Type converted = converter.convertType(element);
  if (!converted || converted == element)
    return converted ? type : Type();
  return withElement(type, converted);
}
