// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Converts irdl operations to the records of DialectModel.h. The reader is
// lenient: an attribute that is absent, or has another form, leaves its field
// empty.
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/Constraint.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/IRDL/Vocabulary.h"
#include "strata/DialectFiles/Model/DialectReaderDetail.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

/// Longest text of a constraint. A constraint that is used twice by another,
/// again and again, would double it each time.
static constexpr size_t maxExpression = 1000;

/// `op->getAttr(name)`. Attributes of the extension are never in slots.
static Attribute findAttr(Operation *op, StringRef name) {
  return name.starts_with("strata.") ? op->getDiscardableAttr(name)
                                     : op->getAttr(name);
}

static std::string getString(Operation *op, StringRef name) {
  auto attr = dyn_cast_or_null<StringAttr>(findAttr(op, name));
  return attr ? attr.getValue().str() : std::string();
}

static std::vector<std::string> getStrings(Operation *op, StringRef name) {
  Attribute attr = findAttr(op, name);
  return attr ? toStrings(attr) : std::vector<std::string>();
}

static bool isUnit(Operation *op, StringRef name) {
  return llvm::isa_and_nonnull<UnitAttr>(findAttr(op, name));
}

/// A number of blocks.
static std::optional<int64_t> getSize(Operation *op, StringRef name) {
  auto size = dyn_cast_or_null<IntegerAttr>(findAttr(op, name));
  if (!size || !size.getType().isSignlessInteger(32) ||
      size.getValue().isNegative())
    return std::nullopt;
  return size.getInt();
}

/// The lists of strings in a list.
static std::vector<std::vector<std::string>> getTuples(Operation *op,
                                                       StringRef name) {
  std::vector<std::vector<std::string>> tuples;
  if (auto array = dyn_cast_or_null<ArrayAttr>(findAttr(op, name)))
    for (Attribute entry : array)
      tuples.push_back(toStrings(entry));
  return tuples;
}

/// The attributes of `op` that belong to a dialect.
template <typename Words> static void readWords(Words &words, Operation *op) {
  words.reserve(words.size() + op->getDiscardableAttrs().size());
  for (const NamedAttribute &attr : op->getDiscardableAttrs())
    if (attr.getNameRef().contains('.'))
      words.push_back(attr);
}

/// The attributes in `words`, which are those of `op`, that belong to extensions
/// which the model has no fields for. Leaves in `users` the uses of a constraint that
/// all of `words` say something about.
static std::vector<ExtensionUse> getUses(Operation *op,
                                         ArrayRef<NamedAttribute> words,
                                         uint8_t *users = nullptr) {
  std::vector<ExtensionUse> uses;
  for (const NamedAttribute &word : words) {
    auto known = findExtensionAttribute(op->getContext(), word.getNameRef());
    if (known && users)
      *users &= getExtensionUsers(known);
    if (known && !known.extension->isCore &&
        irdl::checkVocabulary(op, word).empty())
      uses.push_back({known, word.getValue()});
  }
  return uses;
}

static StringRef stemOf(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name.consume_front("irdl.") ? name : StringRef();
}

/// The operations in the body of `op`.
template <typename Fn> static void forEachInside(Operation *op, Fn fn) {
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &inner : block)
        fn(&inner);
}

namespace {
class DialectReader {
public:
  /// `root` is searched for types and attributes, if constraints are written out.
  DialectReader(Operation *root, const DialectReadOptions &options);
  DialectModel read(Operation *op);
  DefinitionModel readDefinition(Operation *op, const DialectModel &dialect);

private:
  void readPart(DefinitionModel &def, Operation *op);
  void readConstraint(DefinitionModel &def, Operation *op);
  void readBase(ConstraintModel &constraint, Operation *op);
  void readReference(ConstraintModel &constraint, Attribute ref);
  void readRegion(DefinitionModel &def, Operation *op);
  void readRegions(DefinitionModel &def, Operation *op);
  void readSlots(DefinitionModel &def, Operation *op,
                 std::vector<SlotModel> &slots, StringRef namesAttr);
  void readExtension(DefinitionModel &def, Operation *op);
  /// Completes the operations of `model` that are like others of it.
  void inheritAll(DialectModel &model);
  void writeExpressions(DefinitionModel &def);
  /// Reports the attributes of the extension that are not right.
  void checkWords(Operation *op);
  /// Reports attributes on constraints that affect no use of the constraint.
  void checkUsers(const DefinitionModel &def, Context *ctx);
  /// Warns once if `dialect`, in plain IRDL, has attributes of the extension.
  void warnOfPlainDialect(Operation *dialect);
  void addProblem(Location loc, const Twine &message) {
    hasErrors = true;
    if (options.problems)
      options.problems->push_back({loc, message.str()});
  }
  void addProblem(Operation *op, const Twine &message) {
    addProblem(op->getLoc(), message);
  }
  unsigned use(DefinitionModel &def, OpOperand &operand);
  std::string nameOf(Value value, unsigned index) const;

  const DialectReadOptions options;
  /// Whether the dialect being read uses the extension.
  bool isExtended = false;
  /// Whether a mistake was found since it was last reset.
  bool hasErrors = false;
  /// `d.x` of each type and attribute defined next to the dialect: its name
  /// with the sigil, and whether it has parameters.
  struct Defined {
    std::string fullName;
    bool hasParameters = false;
  };
  llvm::StringMap<Defined> defined;
  /// The indices of constraints in the definition being read.
  llvm::DenseMap<const void *, unsigned> indices;
  llvm::DenseMap<const void *, RegionModel> regions;
};
} // namespace

/// The name of a type or attribute, without its sigil.
static std::string nameOfDefinition(Operation *op) {
  std::string text = getString(op, "sym_name");
  StringRef name = text;
  StringRef stem = stemOf(op);
  if (stem == "type")
    name.consume_front("!");
  if (stem == "attribute")
    name.consume_front("#");
  return name.str();
}

static std::optional<DefinitionModel::Kind> kindOf(Operation *op) {
  StringRef stem = stemOf(op);
  if (stem == "operation")
    return DefinitionModel::Kind::Operation;
  if (stem == "type")
    return DefinitionModel::Kind::Type;
  if (stem == "attribute")
    return DefinitionModel::Kind::Attribute;
  return std::nullopt;
}

DialectReader::DialectReader(Operation *root, const DialectReadOptions &options)
    : options(options) {
  if (!options.writesExpressions)
    return;
  root->walk([&](Operation *op) {
    auto kind = kindOf(op);
    if (!kind || *kind == DefinitionModel::Kind::Operation)
      return;
    Operation *dialect = irdl::getEnclosingDialect(op);
    if (!dialect)
      return;
    std::string name =
        getString(dialect, "sym_name") + "." + nameOfDefinition(op);
    Defined &entry = defined[name];
    bool isType = *kind == DefinitionModel::Kind::Type;
    entry.fullName = (isType ? "!" : "#") + name;
    forEachInside(op, [&](Operation *inner) {
      if (stemOf(inner) == "parameters" && inner->getNumOperands())
        entry.hasParameters = true;
    });
  });
}

void DialectReader::warnOfPlainDialect(Operation *dialect) {
  bool isFound = false;
  dialect->walk([&](Operation *op) {
    for (NamedAttribute attr : op->getDiscardableAttrs()) {
      if (isFound ||
          (!attr.getNameRef().starts_with("strata.") &&
           !findExtensionAttribute(op->getContext(), attr.getNameRef())))
        continue;
      isFound = true;
      options.problems->push_back(
          {op->getLoc(),
           "'" + attr.getNameRef().str() + "' has no effect: dialect '" +
               getString(dialect, "sym_name") +
               "' has no attribute 'strata.version = 1 : i32'",
           /*isWarning=*/true});
    }
  });
}

void DialectReader::checkWords(Operation *op) {
  if (!options.problems || !isExtended)
    return;
  for (NamedAttribute attr : op->getDiscardableAttrs()) {
    std::string message = irdl::checkVocabulary(op, attr);
    if (!message.empty())
      addProblem(op, message);
    // Only tools report what looks like a mistake.
    if (!options.writesExpressions)
      continue;
    message = irdl::checkSpelling(op, attr);
    if (!message.empty())
      options.problems->push_back({op->getLoc(), message, /*isWarning=*/true});
  }
}

/// The uses of the constraints of `def`.
static SmallVector<uint8_t, 16> getUsers(const DefinitionModel &def) {
  SmallVector<uint8_t, 16> users(def.constraints.size());
  auto add = [&](const std::vector<SlotModel> &slots, ExtensionUser user) {
    for (const SlotModel &slot : slots)
      users[slot.constraint] |= user;
  };
  add(def.operands, OfOperand);
  add(def.results, OfResult);
  add(def.attributes, OfAttribute);
  add(def.parameters, OfParameter);
  for (const ConstraintModel &constraint : def.constraints)
    for (unsigned child : constraint.children)
      users[child] |= OfConstraint;
  for (const RegionModel &region : def.regions)
    if (region.arguments)
      for (unsigned argument : *region.arguments)
        users[argument] |= OfBlockArgument;
  return users;
}

/// The first of `users`, for messages.
static StringRef describeUser(uint8_t users) {
  return users & OfOperand      ? "an operand"
         : users & OfResult     ? "a result"
         : users & OfAttribute  ? "an attribute"
         : users & OfParameter  ? "a parameter"
         : users & OfConstraint ? "another constraint"
                                : "a block argument";
}

void DialectReader::checkUsers(const DefinitionModel &def, Context *ctx) {
  if (!options.problems || !isExtended)
    return;
  SmallVector<uint8_t, 16> users = getUsers(def);
  for (auto [constraint, used] : llvm::zip_equal(def.constraints, users)) {
    // A constraint without uses is a warning.
    if (!used || (constraint.users & used))
      continue;
    for (const NamedAttribute &word : constraint.words) {
      auto known = findExtensionAttribute(ctx, word.getNameRef());
      if (known && !(getExtensionUsers(known) & used))
        addProblem(constraint.loc, "attribute '" + word.getNameRef() +
                                       "' is not valid on the constraint of " +
                                       describeUser(used));
    }
  }
}

//===-- Constraints -------------------------------------------------------===//

/// The index of the constraint that made the value of `operand`, counting the use.
unsigned DialectReader::use(DefinitionModel &def, OpOperand &operand) {
  Value value = operand.get();
  auto [it, inserted] =
      indices.try_emplace(value.getImpl(), unsigned(def.constraints.size()));
  if (inserted) {
    ConstraintModel &constraint = def.constraints.emplace_back();
    constraint.kind = ConstraintModel::Kind::Foreign;
    constraint.name = nameOf(value, it->second);
    constraint.loc = operand.getOwner()->getLoc();
    constraint.text = "operand #" + std::to_string(operand.getOperandNumber());
  }
  ++def.constraints[it->second].numUses;
  return it->second;
}

std::string DialectReader::nameOf(Value value, unsigned index) const {
  if (options.names)
    if (auto it = options.names->values.find(value);
        it != options.names->values.end()) {
      StringRef name = it->second;
      name.consume_front("%");
      return ("%" + name).str();
    }
  return "%" + std::to_string(index);
}

void DialectReader::readReference(ConstraintModel &constraint, Attribute ref) {
  auto symbol = dyn_cast_or_null<SymbolRefAttr>(ref);
  constraint.attr = symbol;
  if (!symbol)
    return;
  for (StringAttr part : symbol.getPath()) {
    if (!constraint.text.empty())
      constraint.text += '.';
    constraint.text += part.getValue();
  }
  auto it = defined.find(constraint.text);
  if (it == defined.end())
    return;
  constraint.text = it->second.fullName;
  constraint.isFixed = !it->second.hasParameters;
}

void DialectReader::readBase(ConstraintModel &constraint, Operation *op) {
  if (Attribute ref = op->getAttr("base_ref"))
    return readReference(constraint, ref);
  constraint.text = getString(op, "base_name");
  StringRef name = constraint.text;
  bool isType = name.consume_front("!");
  if (!isType && !name.consume_front("#"))
    return;
  if (name.consume_front("builtin.")) {
    if (auto base = AttrBase::findBuiltin(name, isType))
      constraint.isFixed =
          base->kind == Kind::IndexType || base->kind == Kind::NoneType ||
          base->kind == Kind::FloatType || base->kind == Kind::UnitAttr;
    return;
  }
  if (auto it = defined.find(name); it != defined.end())
    constraint.isFixed = !it->second.hasParameters;
}

/// Reads `strata.<name>` of a constraint, if it is one that has a field.
static void readConstraintWord(ConstraintModel &constraint, StringRef name,
                               Attribute value) {
  auto setString = [&](std::string &field) {
    if (auto string = dyn_cast<StringAttr>(value))
      field = string.getValue().str();
  };
  if (name == "summary") {
    setString(constraint.summary);
  } else if (name == "optional") {
    constraint.isOptional = isa<UnitAttr>(value);
  } else if (name == "derived") {
    constraint.isDerived = isa<UnitAttr>(value);
  } else if (name == "self_type") {
    constraint.isSelfType = isa<UnitAttr>(value);
  } else if (name == "default") {
    if (isa<StringAttr>(value))
      setString(constraint.defaultValue.emplace());
  } else if (name == "implied") {
    setString(constraint.implied);
  } else if (name == "shown") {
    setString(constraint.shown);
  } else if (name == "kind") {
    setString(constraint.storage);
  } else if (name == "cpp_type") {
    setString(constraint.cppType);
  } else if (name == "error") {
    setString(constraint.error);
  } else if (name == "segments") {
    setString(constraint.segments);
  } else if (name == "missing") {
    constraint.missing = toStrings(value);
  } else if (name == "type") {
    auto type = dyn_cast<TypeAttr>(value);
    if (!type)
      return;
    constraint.onlyType = type.getValue();
    constraint.type = toText(type);
    constraint.isFixed = true;
  }
}

/// Reads the attributes of extensions on a constraint, in one pass over them.
static void readConstraintWords(ConstraintModel &constraint, Operation *op) {
  if (op->getDiscardableAttrs().empty())
    return;
  readWords(constraint.words, op);
  for (const NamedAttribute &word : constraint.words) {
    StringRef name = word.getNameRef();
    if (name.consume_front("strata."))
      readConstraintWord(constraint, name, word.getValue());
  }
  constraint.extensions = getUses(op, constraint.words, &constraint.users);
}

void DialectReader::readConstraint(DefinitionModel &def, Operation *op) {
  using Kind = ConstraintModel::Kind;
  StringRef stem = stemOf(op);
  ConstraintModel constraint;
  constraint.loc = op->getLoc();
  if (stem == "is") {
    constraint.kind = Kind::Is;
    constraint.isFixed = true;
    constraint.attr = op->getAttr("expected");
    if (constraint.attr && options.writesExpressions)
      constraint.text = toText(constraint.attr);
  } else if (stem == "base") {
    constraint.kind = Kind::Base;
    readBase(constraint, op);
  } else if (stem == "any_of" || stem == "all_of") {
    constraint.kind = stem == "any_of" ? Kind::AnyOf : Kind::AllOf;
  } else if (stem == "parametric") {
    constraint.kind = Kind::Parametric;
    readReference(constraint, op->getAttr("base_type"));
    constraint.isFixed = false;
  } else if (stem == "c_pred") {
    constraint.kind = Kind::Predicate;
    constraint.text = getString(op, "pred");
  }
  constraint.children.reserve(op->getNumOperands());
  for (OpOperand &operand : op->getOpOperands())
    constraint.children.push_back(use(def, operand));
  if (isExtended)
    readConstraintWords(constraint, op);
  unsigned index = unsigned(def.constraints.size());
  constraint.name = nameOf(op->getResult(0), index);
  indices[op->getResult(0).getImpl()] = index;
  def.constraints.push_back(std::move(constraint));
}

/// `parts` between `separator`s. Parts that are alternatives or conjunctions
/// themselves stand in parentheses, unless `isList`.
static std::string joinParts(const DefinitionModel &def,
                             const ConstraintModel &constraint,
                             StringRef separator, bool isList) {
  using Kind = ConstraintModel::Kind;
  std::string text;
  for (auto [i, index] : llvm::enumerate(constraint.children)) {
    if (i)
      text += separator;
    if (text.size() > maxExpression)
      return text.substr(0, maxExpression) + "...";
    const ConstraintModel &part = def.constraints[index];
    bool isSet = part.kind == Kind::AnyOf || part.kind == Kind::AllOf;
    if (part.isNamed)
      text += part.name;
    else if (isSet && !isList && part.children.size() > 1)
      text += "(" + part.expression + ")";
    else
      text += part.expression;
  }
  return text;
}

void DialectReader::writeExpressions(DefinitionModel &def) {
  using Kind = ConstraintModel::Kind;
  for (ConstraintModel &constraint : def.constraints) {
    for (unsigned child : constraint.children)
      def.constraints[child].isNamed = def.constraints[child].isVariable();
    switch (constraint.kind) {
    case Kind::Any:
    case Kind::Foreign:
      constraint.expression = "any";
      break;
    case Kind::Is:
    case Kind::Base:
      constraint.expression = constraint.text;
      break;
    case Kind::Predicate:
      constraint.expression = "(" + constraint.text + ")";
      break;
    case Kind::AnyOf:
    case Kind::AllOf: {
      bool isAny = constraint.kind == Kind::AnyOf;
      constraint.expression = joinParts(def, constraint, isAny ? " | " : " & ",
                                        /*isList=*/false);
      if (constraint.children.empty())
        constraint.expression = isAny ? "nothing" : "any";
      break;
    }
    case Kind::Parametric:
      constraint.expression =
          constraint.text + "<" +
          joinParts(def, constraint, ", ", /*isList=*/true) + ">";
      break;
    }
    if (constraint.expression.size() > 2 * maxExpression)
      constraint.expression.replace(maxExpression, std::string::npos, "...");
  }
}

//===-- Definitions -------------------------------------------------------===//

void DialectReader::readSlots(DefinitionModel &def, Operation *op,
                              std::vector<SlotModel> &slots,
                              StringRef namesAttr) {
  std::vector<std::string> slotNames = getStrings(op, namesAttr);
  SmallVector<irdl::Variadicity, 4> variadicities;
  Attribute array = op->getAttr("variadicity");
  if (array && irdl::isVariadicityArray(array))
    variadicities = irdl::getVariadicities(array);
  slots.reserve(slots.size() + op->getNumOperands());
  for (auto [i, operand] : llvm::enumerate(op->getOpOperands())) {
    SlotModel slot;
    slot.name = i < slotNames.size() ? slotNames[i] : "";
    slot.constraint = use(def, operand);
    slot.loc = op->getLoc();
    if (i < variadicities.size())
      slot.arity = variadicities[i] == irdl::Variadicity::Single ? Arity::One
                   : variadicities[i] == irdl::Variadicity::Optional
                       ? Arity::Optional
                       : Arity::Variadic;
    else if (def.constraintOf(slot).isOptional)
      slot.arity = Arity::Optional;
    slots.push_back(std::move(slot));
  }
}

void DialectReader::readRegion(DefinitionModel &def, Operation *op) {
  RegionModel region;
  region.loc = op->getLoc();
  if (isExtended) {
    region.summary = getString(op, "strata.summary");
    region.isVariadic = isUnit(op, "strata.variadic");
    readWords(region.words, op);
    region.extensions = getUses(op, region.words);
    for (std::vector<std::string> &tuple : getTuples(op, "strata.arguments"))
      if (tuple.size() >= 2)
        region.namedArguments.push_back(
            {tuple[0], tuple[1], tuple.size() > 2 ? tuple[2] : std::string()});
    region.minBlocks = getSize(op, "strata.min_size");
    region.maxBlocks = getSize(op, "strata.max_size");
    if (region.minBlocks > region.maxBlocks && region.maxBlocks)
      addProblem(op, "'strata.min_size' is " + Twine(*region.minBlocks) +
                         ", more than 'strata.max_size', which is " +
                         Twine(*region.maxBlocks));
  }
  region.numBlocks = getSize(op, "numberOfBlocks");
  if (op->getNumOperands() || op->getAttr("constrainedArguments")) {
    region.arguments.emplace();
    for (OpOperand &operand : op->getOpOperands())
      region.arguments->push_back(use(def, operand));
  }
  if (op->getResult(0).use_empty())
    def.unusedRegions.push_back(op->getLoc());
  regions[op->getResult(0).getImpl()] = std::move(region);
}

void DialectReader::readRegions(DefinitionModel &def, Operation *op) {
  std::vector<std::string> regionNames = getStrings(op, "names");
  for (auto [i, operand] : llvm::enumerate(op->getOpOperands())) {
    RegionModel region = regions.lookup(operand.get().getImpl());
    region.name = i < regionNames.size() ? regionNames[i] : "";
    def.regions.push_back(std::move(region));
  }
}

void DialectReader::readPart(DefinitionModel &def, Operation *op) {
  checkWords(op);
  StringRef stem = stemOf(op);
  if (stem == "operands") {
    def.lists.operands = true;
    return readSlots(def, op, def.operands, "names");
  }
  if (stem == "results") {
    def.lists.results = true;
    return readSlots(def, op, def.results, "names");
  }
  if (stem == "parameters")
    return readSlots(def, op, def.parameters, "names");
  if (stem == "attributes") {
    def.lists.attributes = true;
    return readSlots(def, op, def.attributes, "attributeValueNames");
  }
  if (stem == "region")
    return readRegion(def, op);
  if (stem == "regions") {
    def.lists.regions = true;
    return readRegions(def, op);
  }
  if (!stem.empty() && op->getNumResults() == 1)
    readConstraint(def, op);
}

void DialectReader::readExtension(DefinitionModel &def, Operation *op) {
  readWords(def.words, op);
  def.summary = getString(op, "strata.summary");
  def.description = getString(op, "strata.description");
  def.examples = getStrings(op, "strata.examples");
  def.className = getString(op, "strata.class");
  def.like = getString(op, "strata.like");
  def.recordName = getString(op, "strata.record");
  def.hasAlias = isUnit(op, "strata.alias");
  def.aliasName = getString(op, "strata.alias_name");
  if (auto format = dyn_cast_or_null<StringAttr>(findAttr(op, "strata.format")))
    def.format = format.getValue().str();
  def.traits = getStrings(op, "strata.traits");
  def.interfaces = getStrings(op, "strata.interfaces");
  def.missing = getStrings(op, "strata.missing");
  def.successors = getStrings(op, "strata.successors");
  def.hooks = getStrings(op, "strata.hooks");
  def.builders = getStrings(op, "strata.builders");
  def.classBase = getString(op, "strata.class_base");
  def.constant = getString(op, "strata.constant");
  def.verify = llvm::join(getStrings(op, "strata.verify"), "\n");
  def.verifyRegions = llvm::join(getStrings(op, "strata.verify_regions"), "\n");
  def.verifySymbolUses =
      llvm::join(getStrings(op, "strata.verify_symbol_uses"), "\n");
  def.extensions = getUses(op, def.words);
  for (std::vector<std::string> &tuple : getTuples(op, "strata.subclasses"))
    if (tuple.size() == 2)
      def.subclasses.push_back({tuple[0], tuple[1]});
  for (std::vector<std::string> &tuple : getTuples(op, "strata.predicates"))
    if (tuple.size() == 2)
      def.predicates.push_back({tuple[0], tuple[1]});
  for (std::vector<std::string> &tuple : getTuples(op, "strata.infer"))
    if (tuple.size() >= 3)
      def.inferences.push_back({tuple[0], tuple[1], tuple[2],
                                tuple.size() > 3 ? tuple[3] : std::string()});
  def.isEnumeration = bool(findAttr(op, "strata.enum"));
  if (def.kind == DefinitionModel::Kind::Attribute)
    def.enumeration =
        readEnum(op, [&](const Twine &message) { addProblem(op, message); });
}

/// A row of `strata.functions`.
static FunctionModel readFunction(ArrayRef<std::string> row) {
  FunctionModel function{row[0], {}, llvm::join(row.drop_front(2), "\n")};
  SmallVector<StringRef, 4> parameters;
  StringRef(row[1]).split(parameters, ',', -1, false);
  for (StringRef parameter : parameters)
    function.parameters.push_back(parameter.trim().str());
  return function;
}

/// A constraint that is just a named predicate has the summary of that.
static void addSummaries(DefinitionModel &def, const DialectModel &dialect) {
  for (ConstraintModel &constraint : def.constraints)
    if (constraint.kind == ConstraintModel::Kind::Predicate &&
        constraint.summary.empty())
      for (const NamedPredicateModel &predicate : dialect.predicates)
        if (predicate.name == constraint.text)
          constraint.summary = predicate.summary;
}

DefinitionModel DialectReader::readDefinition(Operation *op,
                                              const DialectModel &dialect) {
  isExtended = dialect.isExtended;
  DefinitionModel def;
  def.kind = *kindOf(op);
  def.name = nameOfDefinition(op);
  StringRef sigil = def.kind == DefinitionModel::Kind::Type        ? "!"
                    : def.kind == DefinitionModel::Kind::Attribute ? "#"
                                                                   : "";
  def.fullName = (sigil + dialect.name + "." + def.name).str();
  def.loc = op->getLoc();
  hasErrors = false;
  checkWords(op);
  if (isExtended)
    readExtension(def, op);
  indices.clear();
  regions.clear();
  forEachInside(op, [&](Operation *inner) { readPart(def, inner); });
  checkUsers(def, op->getContext());
  def.hasErrors = hasErrors;
  addSummaries(def, dialect);
  return def;
}

//===-- Dialects ----------------------------------------------------------===//

DialectModel DialectReader::read(Operation *op) {
  DialectModel model;
  model.name = getString(op, "sym_name");
  model.loc = op->getLoc();
  model.isExtended = isExtended = irdl::hasRelaxedNames(op);
  if (options.problems && !isExtended)
    warnOfPlainDialect(op);
  if (isExtended) {
    model.summary = getString(op, "strata.summary");
    model.description = getString(op, "strata.description");
    model.cppNamespace = getString(op, "strata.namespace");
    model.constants = getStrings(op, "strata.constants");
    model.missing = getStrings(op, "strata.missing");
    model.isInlinable = isUnit(op, "strata.inlinable");
    model.hasOtherOperations = isUnit(op, "strata.unknown_operations");
    model.isExtension = isUnit(op, "strata.extends");
    model.defaultFormat = getString(op, "strata.default_format");
    for (std::vector<std::string> &row :
         getTuples(op, "strata.named_predicates"))
      if (row.size() >= 2)
        model.predicates.push_back(
            {row[0], row[1], row.size() > 2 ? row[2] : std::string()});
    for (std::vector<std::string> &row : getTuples(op, "strata.formats"))
      if (row.size() == 3)
        model.formats.push_back({row[0], row[1], row[2]});
    for (std::vector<std::string> &row : getTuples(op, "strata.functions"))
      if (row.size() >= 3)
        model.functions.push_back(readFunction(row));
    readWords(model.words, op);
    model.extensions = getUses(op, model.words);
  }
  checkWords(op);
  SmallVector<Operation *, 0> definitions;
  forEachInside(op, [&](Operation *inner) {
    if (kindOf(inner))
      definitions.push_back(inner);
  });
  model.definitions.reserve(definitions.size());
  for (Operation *definition : definitions)
    model.definitions.push_back(readDefinition(definition, model));
  inheritAll(model);
  if (options.writesExpressions) {
    writeMeanings(model);
    for (DefinitionModel &definition : model.definitions)
      writeExpressions(definition);
  }
  return model;
}

void DialectReader::inheritAll(DialectModel &model) {
  llvm::StringMap<DefinitionModel *> operations;
  for (DefinitionModel &def : model.definitions)
    if (def.isOperation())
      operations.try_emplace(def.name, &def);
  for (DefinitionModel &def : model.definitions)
    (void)inheritDefinition(
        def,
        [&](StringRef name) -> FailureOr<DefinitionModel *> {
          return operations.lookup(name);
        },
        [&](const DefinitionModel &wrong, const Twine &message) {
          addProblem(wrong.loc, message);
        });
}

/// The outermost operation around `op`: where names are looked for.
static Operation *getRoot(Operation *op) {
  while (Operation *parent = op->getParentOp())
    op = parent;
  return op;
}

DialectModel strata::readDialect(Operation *op,
                                 const DialectReadOptions &options) {
  return DialectReader(getRoot(op), options).read(op);
}

std::vector<DialectModel>
strata::readDialects(Operation *root, const DialectReadOptions &options) {
  DialectReader reader(getRoot(root), options);
  std::vector<DialectModel> models;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (stemOf(op) == "dialect")
      models.push_back(reader.read(op));
  });
  return models;
}

DefinitionModel strata::readDefinition(Operation *op,
                                       const DialectModel &dialect,
                                       const DialectReadOptions &options) {
  return DialectReader(getRoot(op), options).readDefinition(op, dialect);
}
