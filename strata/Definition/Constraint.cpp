// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/Constraint.h"

#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Dialect.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Bases --------------------------------------------------------------===//

namespace {
struct BaseName {
  StringRef name;
  Kind kind;
};
} // namespace

static constexpr BaseName typeBases[] = {
    {"integer", Kind::IntegerType},
    {"index", Kind::IndexType},
    {"none", Kind::NoneType},
    {"function", Kind::FunctionType},
    {"complex", Kind::ComplexType},
    {"vector", Kind::VectorType},
    {"tensor", Kind::RankedTensorType},
    {"unranked_tensor", Kind::UnrankedTensorType},
    {"memref", Kind::MemRefType},
    {"unranked_memref", Kind::UnrankedMemRefType},
    {"tuple", Kind::TupleType},
    {"opaque", Kind::OpaqueType},
};

static constexpr BaseName attrBases[] = {
    {"integer", Kind::IntegerAttr},
    {"float", Kind::FloatAttr},
    {"string", Kind::StringAttr},
    {"type", Kind::TypeAttr},
    {"unit", Kind::UnitAttr},
    {"array", Kind::ArrayAttr},
    {"dictionary", Kind::DictionaryAttr},
    {"symbol_ref", Kind::SymbolRefAttr},
    {"affine_map", Kind::AffineMapAttr},
    {"integer_set", Kind::IntegerSetAttr},
    {"dense_int_or_fp_elements", Kind::DenseElementsAttr},
    {"dense_string_elements", Kind::DenseStringElementsAttr},
    {"dense_array", Kind::DenseArrayAttr},
    {"dense_resource_elements", Kind::DenseResourceElementsAttr},
    {"sparse_elements", Kind::SparseElementsAttr},
    {"opaque", Kind::OpaqueAttr},
    {"strided_layout", Kind::StridedLayoutAttr},
    {"distinct", Kind::DistinctAttr},
    {"name_loc", Kind::NameLoc},
    {"fused_loc", Kind::FusedLoc},
    {"call_site_loc", Kind::CallSiteLoc},
    {"unknown_loc", Kind::UnknownLoc},
    {"file_line_range", Kind::FileLineColRange},
};

static ArrayRef<BaseName> getBaseNames(bool isType) {
  return isType ? ArrayRef<BaseName>(typeBases) : ArrayRef<BaseName>(attrBases);
}

std::optional<AttrBase> AttrBase::findBuiltin(StringRef name, bool isType) {
  AttrBase base;
  base.isType = isType;
  if (isType)
    if (auto format = FloatType::parseFormat(name)) {
      base.kind = Kind::FloatType;
      base.floatFormat = int(*format);
      return base;
    }
  for (const BaseName &known : getBaseNames(isType))
    if (known.name == name) {
      base.kind = known.kind;
      return base;
    }
  return std::nullopt;
}

std::vector<StringRef> AttrBase::getBuiltinNames(bool isType) {
  std::vector<StringRef> names;
  for (const BaseName &known : getBaseNames(isType))
    names.push_back(known.name);
  if (isType) {
#define STRATA_FLOAT(NAME, SPELLING, SEMANTICS) names.push_back(SPELLING);
#include "strata/IR/Types/Floats.def"
  }
  return names;
}

AttrBase AttrBase::of(Attribute attr, bool ofType) {
  AttrBase base;
  auto wrapped = dyn_cast<TypeAttr>(attr);
  base.isType = ofType && wrapped;
  if (!base.isType) {
    base.kind = attr.getKind();
    if (auto dynamic = dyn_cast<DynamicAttr>(attr))
      base.definition = &dynamic.getDefinition();
    return base;
  }
  Type type = wrapped.getValue();
  base.kind = type.getKind();
  if (auto floatType = dyn_cast<FloatType>(type))
    base.floatFormat = int(floatType.getFormat());
  if (auto dynamic = dyn_cast<DynamicType>(type))
    base.definition = &dynamic.getDefinition();
  return base;
}

bool AttrBase::matches(Attribute attr) const {
  if (definition && definition->isPlain) {
    auto value = dyn_cast<IntegerAttr>(attr);
    return value && value.getType() == definition->enumeration->type &&
           definition->enumeration->isValid(value.getValue().getZExtValue());
  }
  AttrBase other = of(attr, isType);
  if (other.isType != isType || other.definition != definition)
    return false;
  return definition || (other.kind == kind && other.floatFormat == floatFormat);
}

std::string AttrBase::getName() const {
  if (definition)
    return definition->getFullName();
  if (floatFormat >= 0)
    return "builtin." +
           FloatType::getSpelling(FloatType::Format(floatFormat)).str();
  for (const BaseName &known : getBaseNames(isType))
    if (known.kind == kind)
      return "builtin." + known.name.str();
  return "builtin.opaque";
}

//===-- Programs -----------------------------------------------------------===//

ConstraintProgram::Index ConstraintProgram::add(Node node) {
  nodes.push_back(std::move(node));
  return Index(nodes.size() - 1);
}

ConstraintProgram::Index ConstraintProgram::add(Op op) {
  Node node;
  node.op = op;
  return add(std::move(node));
}

ConstraintProgram::Index ConstraintProgram::addIs(Attribute expected) {
  Node node;
  node.op = Op::Is;
  node.expected = expected;
  return add(std::move(node));
}

ConstraintProgram::Index ConstraintProgram::addBase(AttrBase base) {
  Node node;
  node.op = Op::Base;
  node.base = base;
  return add(std::move(node));
}

ConstraintProgram::Index
ConstraintProgram::addAnyOf(std::vector<Index> alternatives) {
  // Alternatives that are leaves differ in nothing that other nodes can see.
  unsigned composite = llvm::count_if(alternatives, [&](Index index) {
    Op op = nodes[index].op;
    return op != Op::Is && op != Op::Base && op != Op::Predicate;
  });
  choices |= alternatives.size() > 1 && composite;
  Node node;
  node.op = Op::AnyOf;
  node.children = std::move(alternatives);
  return add(std::move(node));
}

ConstraintProgram::Index ConstraintProgram::addAllOf(std::vector<Index> parts) {
  Node node;
  node.op = Op::AllOf;
  node.children = std::move(parts);
  return add(std::move(node));
}

ConstraintProgram::Index
ConstraintProgram::addParametric(AttrBase base, std::vector<Index> parameters) {
  Node node;
  node.op = Op::Parametric;
  node.base = base;
  node.children = std::move(parameters);
  return add(std::move(node));
}

ConstraintProgram::Index ConstraintProgram::addPredicate(
    std::shared_ptr<const AttrPredicate> predicate) {
  Node node;
  node.op = Op::Predicate;
  node.predicate = std::move(predicate);
  return add(std::move(node));
}

/// Alternatives tried before giving up, in one check.
static constexpr size_t MaxSteps = 1 << 16;

//===-- The greedy pass ----------------------------------------------------===//

/// A message in the making. The words are upstream's, slips included.
struct ConstraintChecker::Failure {
  enum class Reason {
    Differs,
    NoAlternative,
    NotAType,
    WrongBase,
    WrongDefinition,
    WrongCount,
    Predicate,
    Absent
  } reason;
  Attribute expected, found;
  const ConstraintProgram::Node *node = nullptr;
  std::string text;

  void report(InFlightDiagnostic diag) const;
};

void ConstraintChecker::Failure::report(InFlightDiagnostic diag) const {
  switch (reason) {
  case Reason::Differs:
    diag << "expected '" << expected << "' but got '" << found << "'";
    return;
  case Reason::NoAlternative:
    diag << "'" << found << "' does not satisfy the constraint";
    return;
  case Reason::NotAType:
    diag << "expected type, got attribute '" << found;
    return;
  case Reason::WrongBase:
    diag << "expected base " << (node->base.isType ? "type '" : "attribute '")
         << node->base.getName() << "' but got '"
         << AttrBase::of(found, node->base.isType).getName() << "'";
    return;
  case Reason::WrongDefinition: {
    const TypeDefinition &def = *node->base.definition;
    if (def.isType)
      diag << "expected base type '" << def.getFullName() << "' but got '"
           << found << "'";
    else
      diag << "expected base attribute '" << def.name << "."
           << def.dialect->getNamespace() << "' but got '" << found << "'";
    return;
  }
  case Reason::WrongCount:
    diag << "attribute '" << node->base.getName() << "' expects "
         << uint64_t(node->base.definition->parameters.size())
         << " parameters but got " << uint64_t(node->children.size());
    return;
  case Reason::Predicate:
    diag << "'" << found << "' does not satisfy the predicate: " << text;
    return;
  case Reason::Absent:
    diag << "expected a parameter, but it is absent";
    return;
  }
}

static ArrayRef<Attribute> getParams(Attribute attr) {
  if (auto wrapped = dyn_cast<TypeAttr>(attr))
    return cast<DynamicType>(wrapped.getValue()).getParams();
  return cast<DynamicAttr>(attr).getParams();
}

void ConstraintProgram::declareUses(ArrayRef<Index> roots) {
  std::vector<unsigned> uses(nodes.size());
  for (Index root : roots)
    ++uses[root];
  for (const Node &node : nodes)
    for (Index child : node.children)
      ++uses[child];
  variables.resize(nodes.size());
  pure.resize(nodes.size());
  bool any = false;
  // Children come before their parents.
  for (size_t i = 0; i < nodes.size(); ++i) {
    variables[i] = uses[i] > 1;
    any |= variables[i];
    pure[i] =
        !variables[i] && llvm::all_of(nodes[i].children,
                                      [&](Index child) { return pure[child]; });
  }
  choices &= any;
  cache = std::make_unique<CacheSlot[]>(nodes.size() * CacheWays);
}

ConstraintChecker::ConstraintChecker(const ConstraintProgram &program)
    : program(program) {
  bindings.resize(program.size());
}

bool ConstraintChecker::match(Index index, Attribute attr, Failure *failure) {
  // An optional parameter.
  if (!attr) {
    if (failure)
      failure->reason = Failure::Reason::Absent;
    return program[index].op == ConstraintProgram::Op::Any;
  }
  if (Attribute bound = bindings[index]) {
    if (bound == attr)
      return true;
    if (failure) {
      failure->reason = Failure::Reason::Differs;
      failure->expected = bound;
      failure->found = attr;
    }
    return false;
  }
  if (failure) {
    failure->node = &program[index];
    failure->found = attr;
  }
  // Alternatives that share their parts can be tried exponentially often.
  if (program[index].op == ConstraintProgram::Op::AnyOf && ++steps > MaxSteps) {
    if (failure)
      failure->reason = Failure::Reason::NoAlternative;
    return false;
  }
  bool isPure = program.isPure(index);
  if (isPure && program.isKnown(index, attr))
    return true;
  bool fits = runWithSufficientStackSpace(
      [&] { return matchNode(index, attr, failure); });
  if (fits && isPure)
    program.setKnown(index, attr);
  if (fits && program.isVariable(index))
    bindings[index] = attr;
  return fits;
}

bool ConstraintChecker::matchNode(Index index, Attribute attr,
                                  Failure *failure) {
  using Reason = Failure::Reason;
  const ConstraintProgram::Node &node = program[index];
  auto fail = [&](Reason reason) {
    if (failure)
      failure->reason = reason;
    return false;
  };
  switch (node.op) {
  case ConstraintProgram::Op::Any:
    return true;
  case ConstraintProgram::Op::Is:
    if (node.expected == attr)
      return true;
    if (failure)
      failure->expected = node.expected;
    return fail(Reason::Differs);
  case ConstraintProgram::Op::Base:
    if (node.base.isType && !isa<TypeAttr>(attr))
      return fail(Reason::NotAType);
    return node.base.matches(attr) || fail(Reason::WrongBase);
  case ConstraintProgram::Op::AnyOf: {
    // Bindings of a failed alternative do not apply to the next one.
    SmallVector<Attribute, 16> before;
    if (program.hasChoices())
      before = bindings;
    for (Index child : node.children) {
      if (match(child, attr, nullptr))
        return true;
      if (program.hasChoices())
        bindings = before;
    }
    return fail(Reason::NoAlternative);
  }
  case ConstraintProgram::Op::AllOf:
    for (Index child : node.children)
      if (!match(child, attr, failure))
        return false;
    return true;
  case ConstraintProgram::Op::Parametric: {
    if (node.base.isType && !isa<TypeAttr>(attr))
      return fail(Reason::NotAType);
    if (!node.base.matches(attr))
      return fail(Reason::WrongDefinition);
    if (node.base.definition && node.base.definition->isOpaque)
      return true;
    ArrayRef<Attribute> params = getParams(attr);
    if (params.size() != node.children.size())
      return fail(Reason::WrongCount);
    for (auto [child, param] : llvm::zip_equal(node.children, params))
      if (!match(child, param, failure))
        return false;
    return true;
  }
  case ConstraintProgram::Op::Predicate: {
    std::optional<std::string> reason = node.predicate->check(attr);
    if (!reason)
      return true;
    if (failure)
      failure->text = *reason;
    return fail(Reason::Predicate);
  }
  }
  llvm_unreachable("all kinds of nodes are handled");
}

bool ConstraintChecker::test(Index index, Attribute attr) {
  if (program.isPure(index))
    return program.isKnown(index, attr) || match(index, attr, nullptr);
  steps = 0;
  if (program.hasChoices())
    goals.push_back({index, attr});
  SmallVector<Attribute, 16> before(bindings);
  if (match(index, attr, nullptr))
    return true;
  if (program.hasChoices()) {
    bindings.assign(program.size(), Attribute());
    steps = 0;
    if (search(0))
      return true;
  }
  bindings = before;
  return false;
}

LogicalResult
ConstraintChecker::verify(Index index, Attribute attr,
                          function_ref<InFlightDiagnostic()> emitError) {
  if (test(index, attr))
    return success();
  steps = 0;
  Failure failure;
  (void)match(index, attr, &failure);
  failure.report(emitError());
  return strata::failure();
}

//===-- The search ---------------------------------------------------------===//

// Continuations keep the choices open: `rest` is all that is still to be solved.

bool ConstraintChecker::search(size_t goal) {
  if (goal == goals.size())
    return true;
  auto [index, attr] = goals[goal];
  return solve(index, attr, [&] { return search(goal + 1); });
}

bool ConstraintChecker::solveAll(ArrayRef<Index> indices,
                                 ArrayRef<Attribute> attrs,
                                 function_ref<bool()> rest) {
  if (indices.empty())
    return rest();
  return solve(indices.front(), attrs.front(), [&] {
    return solveAll(indices.drop_front(), attrs.drop_front(), rest);
  });
}

bool ConstraintChecker::solve(Index index, Attribute attr,
                              function_ref<bool()> rest) {
  if (!attr)
    return program[index].op == ConstraintProgram::Op::Any && rest();
  if (Attribute bound = bindings[index])
    return bound == attr && rest();
  if (++steps > MaxSteps)
    return false;
  const ConstraintProgram::Node &node = program[index];
  bindings[index] = attr;
  bool solved = runWithSufficientStackSpace([&] {
    switch (node.op) {
    case ConstraintProgram::Op::AnyOf:
      return llvm::any_of(
          node.children, [&](Index child) { return solve(child, attr, rest); });
    case ConstraintProgram::Op::AllOf:
      return solveAll(node.children,
                      SmallVector<Attribute, 4>(node.children.size(), attr),
                      rest);
    case ConstraintProgram::Op::Parametric:
      if (node.base.definition && node.base.definition->isOpaque)
        return node.base.matches(attr) && rest();
      return node.base.matches(attr) &&
             getParams(attr).size() == node.children.size() &&
             solveAll(node.children, getParams(attr), rest);
    default:
      return matchNode(index, attr, nullptr) && rest();
    }
  });
  if (!solved)
    bindings[index] = Attribute();
  return solved;
}
