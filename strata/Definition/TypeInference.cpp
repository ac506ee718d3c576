// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules are applied in turn until nothing new follows, either to types or, to
// find out what will be known, to truth values; most definitions have one or
// two. Constraints come last in each turn.
#include "strata/Definition/TypeInference.h"

#include "strata/Definition/OnlyType.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/Holes.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Variables of constraints -----------------------------------------===//

namespace {
/// The known values of the nodes of a program. `T` is Attribute, or bool to
/// find out which nodes will be known.
template <typename T> class Bindings {
public:
  Bindings(const ConstraintProgram &program, Context *ctx)
      : program(program), ctx(ctx), known(program.size()),
        isUnknown(program.size()), isAbsent(program.size()) {}
  void bind(uint32_t node, T value);
  T get(uint32_t node);

private:
  T find(uint32_t node);
  std::optional<T> getPart(T whole, size_t index);
  T make(const AttrBase &base, ArrayRef<T> parts);
  T getExpected(const ConstraintProgram::Node &node);
  T getOnlyOne(const AttrBase &base);

  const ConstraintProgram &program;
  Context *ctx;
  SmallVector<T, 16> known;
  /// Looked for in vain. Nothing is bound after the first look.
  std::vector<bool> isUnknown;
  /// Known to be a parameter that is absent.
  std::vector<bool> isAbsent;
};
} // namespace

/// Parameter `i`, which is null if it is absent; std::nullopt if there is no such parameter.
template <>
std::optional<Attribute> Bindings<Attribute>::getPart(Attribute whole,
                                                      size_t i) {
  ArrayRef<Attribute> params;
  if (auto type = dyn_cast<TypeAttr>(whole)) {
    if (auto dynamic = dyn_cast<DynamicType>(type.getValue()))
      params = dynamic.getParams();
  } else if (auto dynamic = dyn_cast<DynamicAttr>(whole)) {
    params = dynamic.getParams();
  }
  return i < params.size() ? std::optional(params[i]) : std::nullopt;
}
template <> std::optional<bool> Bindings<bool>::getPart(bool whole, size_t) {
  return whole;
}

template <>
Attribute Bindings<Attribute>::make(const AttrBase &base,
                                    ArrayRef<Attribute> parts) {
  // An object that is kept as text cannot be built.
  if (base.definition->isOpaque)
    return {};
  // Parts come from types that were written; the whole may not exist.
  DiagnosticCapture silence;
  auto emit = [&] { return emitError(ctx, Location(), ""); };
  if (!base.isType)
    return DynamicAttr::getChecked(emit, *base.definition, parts);
  Type type = DynamicType::getChecked(emit, *base.definition, parts);
  return type ? Attribute(TypeAttr::get(type)) : Attribute();
}
template <> bool Bindings<bool>::make(const AttrBase &, ArrayRef<bool>) {
  return true;
}

template <>
Attribute
Bindings<Attribute>::getExpected(const ConstraintProgram::Node &node) {
  return node.expected;
}
template <> bool Bindings<bool>::getExpected(const ConstraintProgram::Node &) {
  return true;
}

/// Whether there is but one type of base `base`.
static bool hasOnlyOne(const AttrBase &base) {
  if (!base.isType)
    return false;
  return base.definition
             ? base.definition->parameters.empty() && !base.definition->isOpaque
             : base.kind == Kind::IndexType || base.kind == Kind::NoneType ||
                   base.floatFormat >= 0;
}

template <> Attribute Bindings<Attribute>::getOnlyOne(const AttrBase &base) {
  if (!hasOnlyOne(base))
    return {};
  if (base.definition)
    return make(base, {});
  if (base.floatFormat >= 0)
    return TypeAttr::get(
        FloatType::get(ctx, FloatType::Format(base.floatFormat)));
  return TypeAttr::get(base.kind == Kind::IndexType ? Type(IndexType::get(ctx))
                                                    : NoneType::get(ctx));
}
template <> bool Bindings<bool>::getOnlyOne(const AttrBase &base) {
  return hasOnlyOne(base);
}

template <typename T> void Bindings<T>::bind(uint32_t node, T value) {
  SmallVector<std::pair<uint32_t, T>, 8> worklist{{node, value}};
  while (!worklist.empty()) {
    auto [index, part] = worklist.pop_back_val();
    if (known[index] || !part)
      continue;
    known[index] = part;
    const ConstraintProgram::Node &at = program[index];
    for (size_t i = 0; i < at.children.size(); ++i) {
      if (at.op == ConstraintProgram::Op::AllOf)
        worklist.push_back({at.children[i], part});
      else if (at.op == ConstraintProgram::Op::Parametric) {
        std::optional<T> parameter = getPart(part, i);
        isAbsent[at.children[i]] =
            isAbsent[at.children[i]] || (parameter && !*parameter);
        worklist.push_back({at.children[i], parameter.value_or(T())});
      }
    }
  }
}

template <typename T> T Bindings<T>::get(uint32_t node) {
  if (known[node] || isUnknown[node])
    return known[node];
  return runWithSufficientStackSpace([&] { return find(node); });
}

template <typename T> T Bindings<T>::find(uint32_t node) {
  const ConstraintProgram::Node &at = program[node];
  T result{};
  switch (at.op) {
  case ConstraintProgram::Op::Is:
    result = getExpected(at);
    break;
  case ConstraintProgram::Op::Base:
    result = getOnlyOne(at.base);
    break;
  case ConstraintProgram::Op::AllOf:
    for (uint32_t child : at.children)
      if ((result = get(child)))
        break;
    break;
  case ConstraintProgram::Op::Parametric: {
    SmallVector<T, 4> parts;
    for (uint32_t child : at.children)
      if (T part = get(child); part || isAbsent[child])
        parts.push_back(part);
    if (parts.size() == at.children.size() && at.base.definition &&
        parts.size() == at.base.definition->parameters.size())
      result = make(at.base, parts);
    break;
  }
  default:
    break;
  }
  if (result)
    bind(node, result);
  else
    isUnknown[node] = true;
  return result;
}

Type strata::findOnlyType(const OpDefinition &def, const ValueSlot &slot) {
  if (slot.constraint.onlyType || !slot.constraint.node || !def.program)
    return slot.constraint.onlyType;
  Bindings<Attribute> bindings(*def.program, def.ctx);
  auto type = dyn_cast_or_null<TypeAttr>(bindings.get(*slot.constraint.node));
  return type ? type.getValue() : Type();
}

//===-- Slots ------------------------------------------------------------===//

static const ValueSlot &getValueSlot(const OpDefinition &def, unsigned slot) {
  return slot < def.operands.size() ? def.operands[slot]
                                    : def.results[slot - def.operands.size()];
}

static unsigned getNumValueSlots(const OpDefinition &def) {
  return unsigned(def.operands.size() + def.results.size());
}

/// The type that an attribute is, or has.
static Type getTypeOf(Attribute attr) {
  if (auto type = dyn_cast_or_null<TypeAttr>(attr))
    return type.getValue();
  return attr && !isHole(attr) ? getAttributeType(attr) : Type();
}

/// Whether types or an attribute of a rule are unknown.
static bool hasHole(const TypeSource &source) {
  return isHole(source.attr) ||
         llvm::any_of(source.types, [](Type type) { return isHole(type); });
}

namespace {
/// The state of an inference on truth values: which slots will be known.
class KnownSlots {
public:
  KnownSlots(const OpDefinition &def, const std::vector<bool> &operands,
             const std::vector<bool> &results)
      : def(def), known(operands) {
    llvm::append_range(known, results);
  }
  using Part = bool;

  bool isWanted(unsigned slot) const { return !known[slot]; }
  /// Infers the types of `slot`.
  bool get(unsigned slot) const {
    if (slot < known.size())
      return known[slot];
    const AttrSlot &attr = def.attributes[slot - known.size()];
    return !attr.optional || attr.defaultValue;
  }
  bool getPart(unsigned slot) const { return known[slot]; }
  bool set(unsigned slot, bool type) {
    // The number of values in a result does not follow.
    bool isList = slot >= def.operands.size() &&
                  getValueSlot(def, slot).arity != Arity::One;
    if (!type || isList || known[slot])
      return false;
    return known[slot] = true;
  }
  bool exactly(unsigned slot, Type) { return set(slot, true); }
  bool apply(const TypeEquation &equation) {
    if (known[equation.to] || !get(equation.from) ||
        !llvm::all_of(equation.others, [&](unsigned slot) {
          return slot >= known.size() || known[slot];
        }))
      return false;
    // An equation does not give the number of values of an optional result, nor
    // does a single type that of a list.
    bool isList = equation.to >= def.operands.size() &&
                  getValueSlot(def, equation.to).arity != Arity::One;
    bool fromList = equation.from < known.size() &&
                    getValueSlot(def, equation.from).arity == Arity::Variadic;
    if (isList && !equation.function &&
        !(fromList && getValueSlot(def, equation.to).arity == Arity::Variadic))
      return false;
    return known[equation.to] = true;
  }

  const OpDefinition &def;
  std::vector<bool> known;
};

/// The state of an inference that notes its steps.
class PlannedTypes {
public:
  PlannedTypes(const OpDefinition &def, const std::vector<bool> &operands,
               const std::vector<bool> &results)
      : def(def), known(operands) {
    llvm::append_range(known, results);
  }
  /// A slot whose type is known then.
  using Source = std::optional<unsigned>;

  bool isWanted(unsigned slot) const { return !known[slot]; }
  Source get(unsigned slot) const {
    if (slot >= known.size()) {
      const AttrSlot &attr = def.attributes[slot - known.size()];
      return attr.optional && !attr.defaultValue ? Source() : slot;
    }
    return known[slot] ? slot : Source();
  }
  bool set(unsigned slot, Source from) {
    return from && take({slot, *from, nullptr, {}});
  }
  bool exactly(unsigned slot, Type type) {
    return take({slot, 0, nullptr, type});
  }
  bool apply(const TypeEquation &equation) {
    return equation.others.empty() && get(equation.from) &&
           take({equation.to, equation.from, equation.function.get(), {}});
  }
  bool applyConstraints();

  const OpDefinition &def;
  std::vector<bool> known;
  std::vector<TypeStep> steps;
  /// Nodes were of no help.
  bool needsMore = false;

private:
  bool take(const TypeStep &step) {
    if (known[step.to])
      return false;
    steps.push_back(step);
    return known[step.to] = true;
  }
};

/// The state of an inference on types.
class KnownTypes {
public:
  KnownTypes(const OpDefinition &def, MutableArrayRef<SlotTypes> operands,
             ArrayRef<size_t> counts, MutableArrayRef<SlotTypes> results,
             ArrayRef<Attribute> attributes)
      : def(def), operands(operands), counts(counts), results(results),
        attributes(attributes) {}
  using Part = Attribute;

  bool isWanted(unsigned slot) const {
    if (slot < operands.size())
      return operands[slot].empty() && counts[slot];
    return results[slot - operands.size()].empty();
  }
  Type get(unsigned slot) {
    if (slot >= getNumValueSlots(def))
      return getTypeOf(getAttr(slot));
    SlotTypes &known = types(slot);
    return known.empty() ? Type() : known.front();
  }
  Attribute getPart(unsigned slot) {
    Type type = get(slot);
    return type ? TypeAttr::get(type) : Attribute();
  }
  bool set(unsigned slot, Type type) {
    if (!type || !isWanted(slot))
      return false;
    bool isOperand = slot < operands.size();
    if (!isOperand && getValueSlot(def, slot).arity != Arity::One)
      return false;
    types(slot).assign(isOperand ? counts[slot] : 1, type);
    return true;
  }
  bool set(unsigned slot, Attribute type) {
    auto wrapped = dyn_cast_or_null<TypeAttr>(type);
    return wrapped && set(slot, wrapped.getValue());
  }
  bool exactly(unsigned slot, Type type) { return set(slot, type); }
  bool apply(const TypeEquation &equation);

private:
  bool isVariadic(unsigned slot) const {
    return slot < getNumValueSlots(def) &&
           getValueSlot(def, slot).arity == Arity::Variadic;
  }
  SlotTypes &types(unsigned slot) {
    return slot < operands.size() ? operands[slot]
                                  : results[slot - operands.size()];
  }
  Attribute getAttr(unsigned slot) const {
    slot -= getNumValueSlots(def);
    return slot < attributes.size() ? attributes[slot] : Attribute();
  }
  const OpDefinition &def;
  MutableArrayRef<SlotTypes> operands;
  ArrayRef<size_t> counts;
  MutableArrayRef<SlotTypes> results;
  ArrayRef<Attribute> attributes;
};
} // namespace

/// Slots with the same node have the same type. Other constraints of nodes
/// cannot be expressed as single steps.
bool PlannedTypes::applyConstraints() {
  bool changed = false;
  for (unsigned to = 0; to < known.size(); ++to) {
    if (known[to])
      continue;
    auto node = getValueSlot(def, to).constraint.node;
    Source from;
    for (unsigned i = 0; node && i < known.size() && !from; ++i)
      if (getValueSlot(def, i).constraint.node == node)
        from = get(i);
    changed |= set(to, from);
    needsMore |= !from;
  }
  return changed;
}

bool KnownTypes::apply(const TypeEquation &equation) {
  if (!isWanted(equation.to))
    return false;
  if (!equation.function && isVariadic(equation.from) &&
      isVariadic(equation.to)) {
    types(equation.to) = types(equation.from);
    return !types(equation.to).empty();
  }
  if (!equation.function)
    return set(equation.to, get(equation.from));
  ArrayRef<Type> from;
  Attribute attr;
  if (equation.from < getNumValueSlots(def))
    from = types(equation.from);
  else
    attr = getAttr(equation.from);
  if (from.empty() && !attr)
    return false;
  SmallVector<TypeSource, 2> others;
  for (unsigned slot : equation.others) {
    if (slot >= getNumValueSlots(def))
      others.push_back({.attr = getAttr(slot)});
    else if (isWanted(slot))
      return false;
    else
      others.push_back({.types = types(slot)});
  }
  SmallVector<Type, 4> to;
  bool isList = false;
  if (hasHole({from, attr}) ||
      !equation.function->evaluate({from, attr}, others, to, isList) ||
      to.empty())
    return false;
  if (!isList)
    return set(equation.to, to.front());
  types(equation.to).assign(to.begin(), to.end());
  return true;
}

//===-- Rules ------------------------------------------------------------===//

/// Learns the type of one of the rule's slots for the others.
template <typename State>
static bool applySame(State &state, ArrayRef<unsigned> slots,
                      unsigned numValueSlots) {
  auto isWanted = [&](unsigned slot) {
    return slot < numValueSlots && state.isWanted(slot);
  };
  if (llvm::none_of(slots, isWanted))
    return false;
  for (unsigned from : slots) {
    auto type = state.get(from);
    if (!type)
      continue;
    bool changed = false;
    for (unsigned to : slots)
      if (isWanted(to))
        changed |= state.set(to, type);
    return changed;
  }
  return false;
}

template <typename State>
static bool applyConstraints(State &state, const OpDefinition &def) {
  Bindings<typename State::Part> bindings(*def.program, def.ctx);
  unsigned count = getNumValueSlots(def);
  for (unsigned i = 0; i < count; ++i)
    if (auto node = getValueSlot(def, i).constraint.node; node)
      bindings.bind(*node, state.getPart(i));
  bool changed = false;
  for (unsigned i = 0; i < count; ++i)
    if (auto node = getValueSlot(def, i).constraint.node;
        node && state.isWanted(i))
      changed |= state.set(i, bindings.get(*node));
  return changed;
}

template <typename State>
static bool apply(State &state, const OpDefinition &def, const TypeRule &rule) {
  switch (rule.kind) {
  case TypeRule::Kind::Same:
    return applySame(state, rule.slots, getNumValueSlots(def));
  case TypeRule::Kind::Exactly:
    return state.exactly(rule.slots.front(), rule.type);
  case TypeRule::Kind::Equation:
    return state.apply(def.equations[rule.index]);
  case TypeRule::Kind::Constraints:
    if constexpr (std::is_same_v<State, PlannedTypes>)
      return state.applyConstraints();
    else
      return applyConstraints(state, def);
  }
  llvm_unreachable("all kinds of rules are handled");
}

template <typename State>
static void propagate(State &state, const OpDefinition &def) {
  auto isComplete = [&] {
    for (unsigned i = 0; i < getNumValueSlots(def); ++i)
      if (state.isWanted(i))
        return false;
    return true;
  };
  // Each turn makes one more slot known.
  bool changed = true;
  while (changed && !isComplete()) {
    changed = false;
    for (const TypeRule &rule : def.typeRules)
      changed |= apply(state, def, rule);
  }
}

//===-- Interface --------------------------------------------------------===//

bool strata::canInferTypes(const OpDefinition &def, std::vector<bool> &operands,
                           std::vector<bool> &results) {
  KnownSlots state(def, operands, results);
  propagate(state, def);
  auto firstResult = state.known.begin() + ptrdiff_t(def.operands.size());
  operands.assign(state.known.begin(), firstResult);
  results.assign(firstResult, state.known.end());
  if (!llvm::all_of(operands, [](bool known) { return known; }))
    return false;
  if (def.inferTypes)
    results.assign(results.size(), true);
  return llvm::all_of(results, [](bool known) { return known; });
}

LogicalResult strata::inferTypes(const OpDefinition &def,
                                 MutableArrayRef<SlotTypes> operandTypes,
                                 ArrayRef<size_t> operandCounts,
                                 MutableArrayRef<SlotTypes> resultTypes,
                                 ArrayRef<Attribute> attributes,
                                 unsigned *missing) {
  KnownTypes state(def, operandTypes, operandCounts, resultTypes, attributes);
  propagate(state, def);
  for (unsigned i = 0; i < getNumValueSlots(def); ++i) {
    bool isResult = i >= def.operands.size();
    if (!state.isWanted(i) ||
        (isResult &&
         (def.inferTypes || getValueSlot(def, i).arity != Arity::One)))
      continue;
    if (missing)
      *missing = i;
    return failure();
  }
  return success();
}

SmallVector<Attribute, 4>
strata::getAttributeSlots(const OperationState &state) {
  const OpDefinition &def = *state.name.getDefinition();
  SmallVector<Attribute, 4> slots;
  for (const AttrSlot &slot : def.attributes)
    slots.push_back(slot.defaultValue);
  for (auto [slot, value] : state.slots)
    slots[slot] = value;
  for (const NamedAttribute &attr : state.attributes)
    if (int slot = def.findAttribute(attr.getNameRef()); slot >= 0)
      slots[unsigned(slot)] = attr.getValue();
  return slots;
}

std::optional<std::vector<TypeStep>>
strata::planTypes(const OpDefinition &def, const std::vector<bool> &operands,
                  const std::vector<bool> &results) {
  // Plans are for the many operations that are small.
  constexpr unsigned MaxSlots = 32;
  if (getNumValueSlots(def) > MaxSlots)
    return std::nullopt;
  for (unsigned i = 0; i < getNumValueSlots(def); ++i)
    if (getValueSlot(def, i).arity != Arity::One)
      return std::nullopt;
  PlannedTypes state(def, operands, results);
  propagate(state, def);
  if (state.needsMore || llvm::is_contained(state.known, false))
    return std::nullopt;
  return std::move(state.steps);
}

LogicalResult strata::applyTypePlan(ArrayRef<TypeStep> steps,
                                    MutableArrayRef<Type> types,
                                    ArrayRef<Attribute> attributes) {
  for (const TypeStep &step : steps) {
    Type &to = types[step.to];
    if (step.type) {
      to = step.type;
      continue;
    }
    bool isAttr = step.from >= types.size();
    Attribute attr =
        isAttr ? attributes[step.from - types.size()] : Attribute();
    if (!step.function) {
      to = isAttr ? getTypeOf(attr) : types[step.from];
    } else {
      ArrayRef<Type> from;
      if (!isAttr)
        from = types[step.from];
      else if (!attr)
        return failure();
      SmallVector<Type, 4> found;
      bool isList = false;
      if (hasHole({from, attr}) ||
          !step.function->evaluate({from, attr}, {}, found, isList) ||
          found.size() != 1)
        return failure();
      to = found.front();
    }
    if (!to)
      return failure();
  }
  return success();
}

static LogicalResult inferResults(const InferenceInput &input,
                                  SmallVectorImpl<Type> &types) {
  const OpDefinition &def = input.def;
  types.clear();
  if (def.inferTypes)
    return def.inferTypes(input, types);
  int sizesSlot = def.findAttribute("operandSegmentSizes");
  Attribute sizes =
      sizesSlot < 0 ? Attribute() : input.attributes[unsigned(sizesSlot)];
  SmallVector<Segment, 4> segments;
  if (failed(
          findSegments(def.operands, input.operands.size(), sizes, segments)))
    return failure();
  std::vector<SlotTypes> operands, results(def.results.size());
  SmallVector<size_t, 4> counts;
  for (Segment segment : segments) {
    SlotTypes &slot = operands.emplace_back();
    for (Value value : input.operands.slice(segment.first, segment.size))
      slot.push_back(value.getType());
    counts.push_back(segment.size);
  }
  if (failed(inferTypes(def, operands, counts, results, input.attributes)))
    return failure();
  for (const SlotTypes &slot : results)
    llvm::append_range(types, slot);
  return success();
}

LogicalResult strata::inferResultTypes(OperationState &state) {
  const OpDefinition &def = *state.name.getDefinition();
  SmallVector<Attribute, 4> slots = getAttributeSlots(state);
  SmallVector<Region *, 2> regions;
  for (const std::unique_ptr<Region> &region : state.regions)
    regions.push_back(region.get());
  return inferResults({def, state.location, state.operands, slots, regions},
                      state.types);
}

LogicalResult strata::inferResultTypes(Operation *op,
                                       SmallVectorImpl<Type> &types) {
  const OpDefinition &def = op->getDefinition();
  SmallVector<Value, 4> operands;
  for (OpOperand &operand : op->getOpOperands())
    operands.push_back(operand.get());
  SmallVector<Attribute, 4> slots;
  for (auto [slot, value] : llvm::zip_equal(def.attributes, op->getAttrSlots()))
    slots.push_back(value ? value : slot.defaultValue);
  SmallVector<Region *, 2> regions;
  for (Region &region : op->getRegions())
    regions.push_back(&region);
  return inferResults({def, op->getLoc(), operands, slots, regions}, types);
}

//===-- Collecting the rules ---------------------------------------------===//

/// The indices of the slots called `names` that exist.
static std::vector<unsigned> findSlots(const OpDefinition &def,
                                       ArrayRef<std::string> names) {
  std::vector<unsigned> slots;
  for (StringRef name : names)
    if (std::optional<unsigned> slot = def.findSlot(name))
      slots.push_back(*slot);
  return slots;
}

static std::optional<TypeRule> getRule(const OpDefinition &def,
                                       const TraitUse &trait) {
  TypeRule rule;
  unsigned numOperands = unsigned(def.operands.size());
  unsigned count = getNumValueSlots(def);
  if (trait.name == "SameTypeOperands")
    count = numOperands;
  else if (trait.name == "FirstAttrDerivedResultType" &&
           !def.attributes.empty())
    rule.slots = {count};
  else if (trait.name == "AllTypesMatch")
    rule.slots = findSlots(def, trait.arguments);
  else if (trait.name != "SameOperandsAndResultType")
    return std::nullopt;
  if (trait.name == "FirstAttrDerivedResultType")
    for (unsigned i = numOperands; i < count; ++i)
      rule.slots.push_back(i);
  else if (trait.name != "AllTypesMatch")
    for (unsigned i = 0; i < count; ++i)
      rule.slots.push_back(i);
  return rule;
}

void strata::prepareTypeInference(OpDefinition &def) {
  for (unsigned i = 0; i < getNumValueSlots(def); ++i)
    if (Type type = getValueSlot(def, i).constraint.onlyType) {
      TypeRule rule;
      rule.kind = TypeRule::Kind::Exactly;
      rule.type = type;
      rule.slots = {i};
      def.typeRules.push_back(std::move(rule));
    }
  for (const TraitUse &trait : def.traitUses)
    if (std::optional<TypeRule> rule = getRule(def, trait))
      def.typeRules.push_back(std::move(*rule));
  for (unsigned i = 0; i < def.equations.size(); ++i) {
    TypeRule rule;
    rule.kind = TypeRule::Kind::Equation;
    rule.index = i;
    def.typeRules.push_back(std::move(rule));
  }
  if (def.program) {
    TypeRule rule;
    rule.kind = TypeRule::Kind::Constraints;
    def.typeRules.push_back(std::move(rule));
  }
}
