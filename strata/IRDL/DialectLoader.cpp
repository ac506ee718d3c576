// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Three steps: declare the types and attributes of all dialects, so that they
// can refer to each other; compile every definition; then, if nothing failed,
// hand the records over to the Context.
#include "strata/IRDL/DialectLoader.h"
#include "strata/Asm/AssemblyFormat.h"
#include "strata/IR/Context.h"
#include "strata/IR/TypeDefinition.h"
#include "strata/IRDL/IRDLDialect.h"
#include "strata/IRDL/Predicate.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace strata;

static StringRef nameOf(Operation *op) {
  return cast<StringAttr>(op->getAttr("sym_name")).getValue();
}

/// The strings of an array attribute.
static std::vector<std::string> getStrings(Operation *op, StringRef attrName) {
  std::vector<std::string> strings;
  if (auto array = op->getAttrOfType<ArrayAttr>(attrName))
    for (Attribute entry : array)
      if (auto string = dyn_cast<StringAttr>(entry))
        strings.push_back(string.getValue().str());
  return strings;
}

namespace {
/// What a file defines, before it is handed over.
struct LoadedDialect {
  Operation *op;
  Dialect *dialect;
  std::vector<std::pair<Operation *, std::unique_ptr<TypeDefinition>>> types;
  std::vector<std::pair<Operation *, std::unique_ptr<OpConstraints>>> operations;
  /// The dialect uses the extension: its operations have properties, syntax and
  /// messages as those that MLIR's operation definitions make.
  bool isExtended = false;
};

class DialectLoader {
public:
  explicit DialectLoader(Context *ctx) : ctx(ctx) {}
  LogicalResult load(Operation *root);

private:
  LogicalResult declare(Operation *op);
  LogicalResult compile(LoadedDialect &loaded);
  LogicalResult checkExtended(LoadedDialect &loaded, Operation *op,
                              const OpConstraints &constraints);
  void commit(LoadedDialect &loaded);

  /// The definition that `@dialect::@name` means; null, after an error, if there
  /// is none.
  const TypeDefinition *findDefinition(Operation *user, SymbolRefAttr ref);
  const TypeDefinition *findDefinition(StringRef fullName, bool isType);
  std::optional<AttrBase> findBase(Operation *op);

  Context *ctx;
  std::vector<LoadedDialect> dialects;
  /// By full name behind `!` or `#`.
  llvm::StringMap<TypeDefinition *> declared;
};

/// Compiles the constraints of one definition, in the order of its operations.
class DefinitionCompiler {
public:
  using Index = ConstraintProgram::Index;
  DefinitionCompiler(ConstraintProgram &program,
                     function_ref<const TypeDefinition *(Operation *,
                                                         SymbolRefAttr)>
                         findDefinition,
                     function_ref<std::optional<AttrBase>(Operation *)> findBase)
      : program(program), findDefinition(findDefinition), findBase(findBase) {}

  /// Compiles `op` if it is a constraint; success if it is anything else.
  LogicalResult compile(Operation *op);
  Index get(Value value) const { return indices.lookup(value.getImpl()); }
  /// Whether all operands are constraints that were compiled.
  LogicalResult check(Operation *user) const {
    for (OpOperand &operand : user->getOpOperands())
      if (!indices.count(operand.get().getImpl()) &&
          irdl::isAttributeType(operand.get().getType()))
        return user->emitError("operand #")
               << operand.getOperandNumber() << " is not a constraint of irdl";
    return success();
  }
  std::vector<Index> getAll(Operation *op) const {
    std::vector<Index> result;
    for (OpOperand &operand : op->getOpOperands())
      result.push_back(get(operand.get()));
    return result;
  }

private:
  ConstraintProgram &program;
  function_ref<const TypeDefinition *(Operation *, SymbolRefAttr)>
      findDefinition;
  function_ref<std::optional<AttrBase>(Operation *)> findBase;
  llvm::DenseMap<const void *, Index> indices;
};
} // namespace

//===-- Names --------------------------------------------------------------===//

static std::string keyOf(StringRef fullName, bool isType) {
  return ((isType ? "!" : "#") + fullName).str();
}

const TypeDefinition *DialectLoader::findDefinition(StringRef fullName,
                                                    bool isType) {
  if (TypeDefinition *own = declared.lookup(keyOf(fullName, isType)))
    return own;
  auto [dialectName, name] = fullName.split('.');
  Dialect *dialect = ctx->findDialect(dialectName);
  return dialect ? ctx->findTypeDefinition(*dialect, name, isType) : nullptr;
}

const TypeDefinition *DialectLoader::findDefinition(Operation *user,
                                                    SymbolRefAttr ref) {
  ArrayRef<StringAttr> path = ref.getPath();
  if (path.size() == 2) {
    std::string name =
        (path[0].getValue() + "." + path[1].getValue()).str();
    for (bool isType : {true, false})
      if (const TypeDefinition *found = findDefinition(name, isType))
        return found;
  }
  user->emitOpError("symbol '") << Attribute(ref) << "' not found";
  return nullptr;
}

std::optional<AttrBase> DialectLoader::findBase(Operation *op) {
  AttrBase base;
  if (auto ref = op->getAttrOfType<SymbolRefAttr>("base_ref")) {
    base.definition = findDefinition(op, ref);
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
  if (const TypeDefinition *found = findDefinition(stem, isType)) {
    base.definition = found;
    base.isType = isType;
    base.kind = isType ? Kind::DynamicType : Kind::DynamicAttr;
    return base;
  }
  op->emitError("no registered ")
      << (isType ? "type" : "attribute") << " with name " << name;
  return std::nullopt;
}

//===-- Constraints --------------------------------------------------------===//

namespace {
/// `irdl.c_pred` as a test of attributes.
class LoadedPredicate : public AttrPredicate {
public:
  explicit LoadedPredicate(std::unique_ptr<Predicate> predicate)
      : predicate(std::move(predicate)) {}
  std::optional<std::string> check(Attribute attr) const override {
    PredicateResult result = predicate->evaluate(attr);
    if (result.isTrue())
      return std::nullopt;
    std::string text = predicate->getText().str();
    if (result.isUnknown())
      text += " (" + predicate->describe(result) + ")";
    return text;
  }

private:
  std::unique_ptr<Predicate> predicate;
};
} // namespace

/// Null, after an error, if the text cannot be read or has names in it that
/// nobody knows.
static std::shared_ptr<const AttrPredicate> compilePredicate(Operation *op) {
  StringRef text = cast<StringAttr>(op->getAttr("pred")).getValue();
  PredicateError error;
  std::unique_ptr<Predicate> predicate = Predicate::parse(text, error);
  if (!predicate) {
    op->emitError("in the predicate, at character ")
        << uint64_t(error.offset + 1) << ": " << error.message;
    return nullptr;
  }
  if (!predicate->getUnknownNames().empty()) {
    op->emitError("the predicate has a name that is not known: '")
        << predicate->getUnknownNames().front() << "'";
    return nullptr;
  }
  return std::make_shared<LoadedPredicate>(std::move(predicate));
}

LogicalResult DefinitionCompiler::compile(Operation *op) {
  if (failed(check(op)))
    return failure();
  StringRef kind = op->getName().getStringRef();
  Index index = 0;
  if (kind == "irdl.any") {
    index = program.addAny();
  } else if (kind == "irdl.is") {
    index = program.addIs(op->getAttr("expected"));
  } else if (kind == "irdl.base") {
    std::optional<AttrBase> base = findBase(op);
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
        findDefinition(op, cast<SymbolRefAttr>(op->getAttr("base_type")));
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

//===-- Definitions --------------------------------------------------------===//

LogicalResult DialectLoader::declare(Operation *op) {
  StringRef name = nameOf(op);
  Dialect *known = ctx->findDialect(name);
  if (known && known->isLoaded())
    return op->emitError("dialect '") << name << "' is loaded already";
  for (const LoadedDialect &other : dialects)
    if (nameOf(other.op) == name) {
      InFlightDiagnostic diag = op->emitError("dialect '")
                                << name << "' is defined twice";
      diag.attachNote(other.op->getLoc()) << "the other definition is here";
      return diag;
    }
  LoadedDialect &loaded = dialects.emplace_back();
  loaded.op = op;
  loaded.dialect = &ctx->getOrCreateDialect(name);
  loaded.isExtended = irdl::hasRelaxedNames(op);
  for (Block &block : op->getRegion(0))
    for (Operation &inner : block) {
      StringRef kind = inner.getName().getStringRef();
      if (kind == "irdl.operation") {
        loaded.operations.push_back({&inner, std::make_unique<OpConstraints>()});
        continue;
      }
      bool isType = kind == "irdl.type";
      if (!isType && kind != "irdl.attribute")
        continue;
      auto def = std::make_unique<TypeDefinition>();
      def->dialect = loaded.dialect;
      def->name = nameOf(&inner);
      def->isType = isType;
      // A leading sigil is not part of the name.
      if (def->name.starts_with(isType ? "!" : "#"))
        def->name = def->name.drop_front(1);
      TypeDefinition *&slot = declared[keyOf(def->getFullName(), isType)];
      if (slot)
        return inner.emitError("'") << def->getFullName()
                                    << "' is defined twice";
      slot = def.get();
      loaded.types.push_back({&inner, std::move(def)});
    }
  return success();
}

/// The arity of each operand or result that `op` defines.
static std::vector<Arity> getArities(Operation *op) {
  std::vector<Arity> arities(op->getNumOperands(), Arity::One);
  Attribute attr = op->getAttr("variadicity");
  if (!attr || !irdl::isVariadicityArray(attr))
    return arities;
  for (auto [arity, variadicity] :
       llvm::zip(arities, irdl::getVariadicities(attr)))
    arity = variadicity == irdl::Variadicity::Single     ? Arity::One
            : variadicity == irdl::Variadicity::Optional ? Arity::Optional
                                                         : Arity::Variadic;
  return arities;
}

LogicalResult DialectLoader::compile(LoadedDialect &loaded) {
  auto findDef = [&](Operation *user, SymbolRefAttr ref) {
    return findDefinition(user, ref);
  };
  auto findBaseOf = [&](Operation *op) { return findBase(op); };
  for (auto &[op, def] : loaded.types) {
    DefinitionCompiler compiler(def->constraints, findDef, findBaseOf);
    for (Block &block : op->getRegion(0))
      for (Operation &inner : block) {
        if (failed(compiler.compile(&inner)))
          return failure();
        if (inner.getName().getStringRef() != "irdl.parameters")
          continue;
        std::vector<std::string> names = getStrings(&inner, "names");
        for (auto [i, operand] : llvm::enumerate(inner.getOpOperands()))
          def->parameters.push_back(
              {i < names.size() ? names[i] : "", compiler.get(operand.get())});
      }
  }
  for (auto &[op, constraints] : loaded.operations) {
    DefinitionCompiler compiler(constraints->program, findDef, findBaseOf);
    llvm::DenseMap<const void *, OpConstraints::RegionConstraint> regions;
    for (Block &block : op->getRegion(0))
      for (Operation &inner : block) {
        if (failed(compiler.compile(&inner)))
          return failure();
        StringRef kind = inner.getName().getStringRef();
        std::vector<std::string> names = getStrings(&inner, "names");
        if (kind == "irdl.operands" || kind == "irdl.results") {
          auto &slots = kind == "irdl.operands" ? constraints->operands
                                                : constraints->results;
          std::vector<Arity> arities = getArities(&inner);
          for (auto [i, operand] : llvm::enumerate(inner.getOpOperands()))
            slots.push_back({arities[i], compiler.get(operand.get()),
                             i < names.size() ? names[i] : ""});
        } else if (kind == "irdl.attributes") {
          names = getStrings(&inner, "attributeValueNames");
          for (auto [name, operand] : llvm::zip(names, inner.getOpOperands()))
            constraints->attributes.push_back(
                {StringAttr::get(ctx, name), compiler.get(operand.get())});
        } else if (kind == "irdl.region") {
          auto &region = regions[inner.getResult(0).getImpl()];
          if (inner.getNumOperands() || inner.getAttr("constrainedArguments"))
            region.arguments = compiler.getAll(&inner);
          if (auto blocks = inner.getAttrOfType<IntegerAttr>("numberOfBlocks"))
            region.blocks = unsigned(blocks.getInt());
        } else if (kind == "irdl.regions") {
          for (auto [i, operand] : llvm::enumerate(inner.getOpOperands())) {
            auto &region = constraints->regions.emplace_back(
                regions[operand.get().getImpl()]);
            region.name = i < names.size() ? names[i] : "";
          }
        }
      }
    if (loaded.isExtended && failed(checkExtended(loaded, op, *constraints)))
      return failure();
  }
  return success();
}

//===-- The extension ------------------------------------------------------===//

static constexpr std::pair<StringRef, OpTrait> knownTraits[] = {
    {"IsTerminator", OpTrait::Terminator},
    {"Terminator", OpTrait::Terminator},
    {"IsolatedFromAbove", OpTrait::IsolatedFromAbove},
    {"SymbolTable", OpTrait::SymbolTable},
    {"Symbol", OpTrait::Symbol},
    {"NoTerminator", OpTrait::NoTerminator},
    {"GraphRegion", OpTrait::GraphRegion},
    {"SingleBlock", OpTrait::SingleBlock},
    {"NoRegionArguments", OpTrait::NoRegionArguments},
    {"Commutative", OpTrait::Commutative},
    {"ConstantLike", OpTrait::ConstantLike},
    {"Pure", OpTrait::Pure},
};

/// The words that describe a constraint in messages.
static std::string getSummary(Value constraint) {
  Operation *op = constraint.getDefiningOp();
  if (auto summary = op->getAttrOfType<StringAttr>("strata.summary"))
    return summary.getValue().str();
  if (Attribute expected = op->getAttr("expected")) {
    std::string text;
    llvm::raw_string_ostream os(text);
    expected.print(os);
    return os.str();
  }
  return op->getName().getStringRef() == "irdl.any" ? "any type"
                                                    : "what it is defined to be";
}

/// Fills in the slots of an operation that `op` defines; `constraints` is what
/// was compiled of it.
static void fillExtended(OpDefinition &def, Operation *op,
                         OpConstraints constraints) {
  auto optional = getStrings(op, "strata.optional");
  auto symbolNames = getStrings(op, "strata.symbol_names");
  def.hasSignature = true;
  def.numSuccessors = 0;
  if (auto count = op->getAttrOfType<IntegerAttr>("strata.successors"))
    def.numSuccessors = int(count.getInt());
  for (const std::string &trait : getStrings(op, "strata.traits"))
    for (auto [name, flag] : knownTraits)
      if (trait == name)
        def.traits |= uint32_t(flag);
  for (Block &block : op->getRegion(0))
    for (Operation &inner : block) {
      StringRef kind = inner.getName().getStringRef();
      if (kind == "irdl.operands" || kind == "irdl.results") {
        bool isOperands = kind == "irdl.operands";
        auto &slots = isOperands ? def.operands : def.results;
        auto &from = isOperands ? constraints.operands : constraints.results;
        for (auto [values, operand] : llvm::zip(from, inner.getOpOperands())) {
          TypeConstraint constraint;
          constraint.summary = getSummary(operand.get());
          constraint.node = values.constraint;
          slots.push_back({values.name, values.arity, constraint});
        }
      } else if (kind == "irdl.attributes") {
        for (auto [entry, operand] :
             llvm::zip(constraints.attributes, inner.getOpOperands())) {
          AttrSlot slot;
          slot.name = entry.first.getValue().str();
          slot.optional = llvm::is_contained(optional, slot.name);
          slot.isSymbolName = llvm::is_contained(symbolNames, slot.name);
          slot.constraint.summary = getSummary(operand.get());
          slot.constraint.node = entry.second;
          if (slot.isSymbolName)
            slot.constraint.predicate = [](Attribute attr) {
              return isa<StringAttr>(attr);
            };
          Operation *by = operand.get().getDefiningOp();
          slot.isUnit = llvm::isa_and_present<UnitAttr>(by->getAttr("expected"));
          def.attributes.push_back(slot);
        }
      }
    }
  for (OpConstraints::RegionConstraint &region : constraints.regions)
    def.regions.push_back({region.name, Arity::One,
                           region.blocks ? int(*region.blocks) : -1});
  auto addSizes = [&](const char *name, const std::vector<ValueSlot> &slots) {
    auto isVariable = [](const ValueSlot &s) { return s.arity != Arity::One; };
    if (llvm::count_if(slots, isVariable) < 2)
      return;
    AttrSlot slot;
    slot.name = name;
    slot.constraint.summary = "i32 dense array attribute";
    slot.constraint.predicate = [](Attribute attr) {
      auto array = dyn_cast<DenseArrayAttr>(attr);
      return array && array.getElementType().isSignlessInteger(32);
    };
    def.attributes.push_back(slot);
  };
  addSizes("operandSegmentSizes", def.operands);
  addSizes("resultSegmentSizes", def.results);
  llvm::sort(def.attributes, [](const AttrSlot &a, const AttrSlot &b) {
    return a.name < b.name;
  });
  def.program =
      std::make_unique<ConstraintProgram>(std::move(constraints.program));
}

/// Checks what the extension says about an operation.
LogicalResult DialectLoader::checkExtended(LoadedDialect &loaded, Operation *op,
                                           const OpConstraints &constraints) {
  for (StringRef list : {"strata.traits", "strata.optional",
                         "strata.symbol_names"})
    if (Attribute attr = op->getAttr(list)) {
      auto array = dyn_cast<ArrayAttr>(attr);
      if (!array || !llvm::all_of(array.getValue(), [](Attribute entry) {
            return isa<StringAttr>(entry);
          }))
        return op->emitError("'") << list << "' must be a list of strings";
    }
  if (Attribute attr = op->getAttr("strata.successors")) {
    auto count = dyn_cast<IntegerAttr>(attr);
    if (!count || count.getValue().getActiveBits() > 16)
      return op->emitError("'strata.successors' must be a number from 0 to "
                           "65535");
  }
  if (Attribute attr = op->getAttr("strata.format"); attr && !isa<StringAttr>(attr))
    return op->emitError("'strata.format' must be a string");
  llvm::StringSet<> names;
  for (auto &entry : constraints.attributes) {
    StringRef name = entry.first.getValue();
    if (name.empty() || name == "operandSegmentSizes" ||
        name == "resultSegmentSizes" || !names.insert(name).second)
      return op->emitError("attribute '")
             << name << "' is defined twice, reserved, or has no name";
  }
  for (const std::string &trait : getStrings(op, "strata.traits"))
    if (llvm::none_of(knownTraits,
                      [&](const auto &known) { return known.first == trait; }))
      return op->emitError("trait '") << trait << "' is not known";
  auto text = op->getAttrOfType<StringAttr>("strata.format");
  if (!text)
    return success();
  std::string name =
      (loaded.dialect->getNamespace() + "." + nameOf(op)).str();
  OpDefinition def;
  def.name = name;
  def.dialect = loaded.dialect;
  def.ctx = ctx;
  OpConstraints copy;
  copy.program = constraints.program;
  copy.operands = constraints.operands;
  copy.results = constraints.results;
  copy.attributes = constraints.attributes;
  copy.regions = constraints.regions;
  fillExtended(def, op, std::move(copy));
  FormatError error;
  if (AssemblyFormat::compile(text.getValue(), def, error))
    return success();
  InFlightDiagnostic diag = op->emitError("in the format, at character ")
                            << uint64_t(error.offset + 1) << ": "
                            << error.message;
  // The place in the text.
  StringRef line = text.getValue();
  diag.attachNote() << "`" << line.take_front(error.offset) << "` is before it";
  return diag;
}

void DialectLoader::commit(LoadedDialect &loaded) {
  Dialect &dialect = ctx->loadDialect(loaded.dialect->getNamespace());
  dialect.hasTypeDefinitions = true;
  for (auto &[op, def] : loaded.types)
    ctx->addTypeDefinition(std::move(def));
  for (auto &[op, constraints] : loaded.operations) {
    OpDefinition &def = ctx->defineOp(
        (dialect.getNamespace() + "." + nameOf(op)).str());
    if (loaded.isExtended) {
      fillExtended(def, op, std::move(*constraints));
      // Checked before, on a record just like this one.
      FormatError error;
      if (auto text = op->getAttrOfType<StringAttr>("strata.format"))
        setAssemblyFormat(
            def, AssemblyFormat::compile(text.getValue(), def, error));
      continue;
    }
    def.numSuccessors = 0;
    def.constraints = std::move(constraints);
  }
}

LogicalResult DialectLoader::load(Operation *root) {
  SmallVector<Operation *, 4> ops;
  root->walk([&](Operation *op) {
    if (op->getName().getStringRef() == "irdl.dialect")
      ops.push_back(op);
  });
  for (Operation *op : ops)
    if (failed(declare(op)))
      return failure();
  for (LoadedDialect &loaded : dialects)
    if (failed(compile(loaded)))
      return failure();
  for (LoadedDialect &loaded : dialects)
    commit(loaded);
  return success();
}

LogicalResult strata::loadDialects(Operation *root) {
  return DialectLoader(root->getContext()).load(root);
}
