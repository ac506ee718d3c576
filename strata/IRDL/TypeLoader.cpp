// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/ParameterFormat.h"
#include "strata/IRDL/DialectLoaderDetail.h"
#include "strata/IRDL/IRDLDialect.h"
#include "strata/IRDL/Vocabulary.h"
#include "strata/Support/StringEscape.h"

#include "llvm/ADT/StringSet.h"

using namespace strata;
using namespace strata::irdl;

//===-- Enumerations ------------------------------------------------------===//

/// The strings of a list in `dict`; nothing if there is another thing.
static std::optional<std::vector<StringRef>> getNames(DictionaryAttr dict,
                                                      StringRef entry) {
  std::vector<StringRef> names;
  Attribute attr = dict.get(entry);
  if (!attr)
    return names;
  auto array = dyn_cast<ArrayAttr>(attr);
  if (!array)
    return std::nullopt;
  for (Attribute element : array) {
    auto name = dyn_cast<StringAttr>(element);
    if (!name)
      return std::nullopt;
    names.push_back(name.getValue());
  }
  return names;
}

/// The namespace of C++ for the dialect that `op` is in.
static std::string getNamespace(Operation *op) {
  StringRef dialect = nameOf(op->getParentOp());
  return "::mlir::" + op->getContext()->findDialect(dialect)->cppNamespace +
         "::";
}

/// What messages call an enumeration: its class, by custom that of the
/// attribute without `Attr`, or its name.
static std::string getEnumClass(Operation *op, DictionaryAttr dict) {
  if (auto text = dyn_cast_or_null<StringAttr>(dict.get("class")))
    return "::mlir::" + text.getValue().str();
  StringRef className = getString(op, "strata.class");
  className.consume_back("Attr");
  return className.empty() ? nameOf(op).str()
                           : getNamespace(op) + className.str();
}

/// Null after an error.
static std::unique_ptr<EnumDefinition> loadEnum(Operation *op,
                                                DictionaryAttr dict) {
  auto fail = [&](const Twine &message) {
    op->emitError("in 'strata.enum': ") << message;
    return nullptr;
  };
  for (const NamedAttribute &entry : dict.getValue())
    if (!llvm::is_contained(getEnumVocabulary(), entry.getNameRef()))
      return fail("'" + entry.getNameRef() + "' is not known");
  auto cases = getNames(dict, "cases"), symbols = getNames(dict, "symbols");
  if (!cases || cases->empty())
    return fail("'cases' must be a list of keywords");
  if (!symbols || (!symbols->empty() && symbols->size() != cases->size()))
    return fail("'symbols' must be a list of names, one for each case");
  auto def = std::make_unique<EnumDefinition>();
  def->name = nameOf(op).str();
  def->type = IntegerType::get(op->getContext(), 32);
  if (Attribute type = dict.get("type")) {
    auto wrapped = dyn_cast<TypeAttr>(type);
    auto integer =
        wrapped ? dyn_cast<IntegerType>(wrapped.getValue()) : IntegerType();
    if (!integer || integer.getWidth() > 64 || !integer.getWidth())
      return fail("'type' must be an integer type of 1 to 64 bits");
    def->type = integer;
  }
  ArrayRef<Attribute> values;
  if (Attribute attr = dict.get("values")) {
    auto array = dyn_cast<ArrayAttr>(attr);
    if (!array || array.getValue().size() != cases->size())
      return fail("'values' must be a list of integers, one for each case");
    values = array.getValue();
  }
  unsigned width = cast<IntegerType>(def->type).getWidth();
  llvm::StringSet<> keywords;
  for (size_t i = 0; i < cases->size(); ++i) {
    EnumDefinition::Case entry;
    entry.keyword = (*cases)[i].str();
    entry.symbol = symbols->empty() ? entry.keyword : (*symbols)[i].str();
    entry.value = i;
    if (!values.empty()) {
      auto value = dyn_cast<IntegerAttr>(values[i]);
      if (!value)
        return fail("'values' must be a list of integers, one for each case");
      entry.value = value.getValue().zextOrTrunc(width).getZExtValue();
    }
    if (!keywords.insert(entry.keyword).second)
      return fail("case '" + entry.keyword + "' is there twice");
    def->cases.push_back(std::move(entry));
  }
  def->isBits = bool(dict.get("bits"));
  def->printsGroups = bool(dict.get("groups"));
  if (Attribute separator = dict.get("separator")) {
    auto text = dyn_cast<StringAttr>(separator);
    if (!text || !llvm::is_contained({"|", ",", ", "}, text.getValue()))
      return fail("'separator' must be \"|\", \",\" or \", \"");
    def->separator = text.getValue().str();
  }
  def->className = getEnumClass(op, dict);
  if (Attribute mnemonic = dict.get("mnemonic")) {
    auto text = dyn_cast<StringAttr>(mnemonic);
    if (!text || !isBareIdentifier(text.getValue()))
      return fail("'mnemonic' must be a word");
    if (!dict.get("plain"))
      return fail("'mnemonic' is for enumerations that are 'plain'; others "
                  "have a 'strata.format'");
    def->mnemonic = text.getValue().str();
    def->summary = getString(op, "strata.summary").str();
  }
  if (auto text = dyn_cast_or_null<StringAttr>(dict.get("summary")))
    def->summary = text.getValue().str();
  return def;
}

//===-- Parameters --------------------------------------------------------===//

/// What C++ calls the type of a parameter, for messages.
static std::string describeCppType(const ValueKind &kind, Operation *op) {
  using Tag = ValueKind::Tag;
  switch (kind.tag) {
  case Tag::Attribute:
  case Tag::Type:
    if (!kind.definition)
      return kind.tag == Tag::Type ? "Type" : "Attribute";
    return kind.definition->className.empty()
               ? kind.definition->getFullName()
               : getNamespace(op) + kind.definition->className;
  case Tag::Number: {
    if (isa<FloatType>(kind.type))
      return kind.type.isF64() ? "double" : "float";
    if (kind.type.isIndex())
      return "size_t";
    unsigned width = kind.type.getIntOrFloatBitWidth();
    return (kind.isUnsigned ? "uint" : "int") + std::to_string(width) + "_t";
  }
  case Tag::Bool:
    return "bool";
  case Tag::String:
  case Tag::Symbol:
    return "::llvm::StringRef";
  case Tag::Enum:
    return kind.enumeration->className;
  case Tag::Dense: {
    std::string text;
    llvm::raw_string_ostream os(text);
    kind.type.print(os);
    return "Dense" + StringRef(text).upper() + "ArrayAttr";
  }
  case Tag::Array:
    return "::llvm::ArrayRef<" + describeCppType(*kind.element, op) + ">";
  case Tag::Shape:
    return "::llvm::ArrayRef<int64_t>";
  case Tag::Unit:
    return "UnitAttr";
  case Tag::AffineMap:
    return "AffineMap";
  }
  llvm_unreachable("all kinds are handled");
}

/// Calls `fn` with each parameter that `op` defines, its constraint.
static LogicalResult forEachParameter(
    TypeDefinition &def, Operation *op,
    function_ref<LogicalResult(TypeDefinition::Parameter &, Value)> fn) {
  size_t index = 0;
  for (Block &block : op->getRegion(0))
    for (Operation &inner : block)
      if (inner.getName().getStringRef() == "irdl.parameters")
        for (OpOperand &operand : inner.getOpOperands())
          if (failed(fn(def.parameters[index++], operand.get())))
            return failure();
  return success();
}

LogicalResult irdl::loadKinds(TypeDefinition &def, Operation *op) {
  auto load = [&](TypeDefinition::Parameter &parameter, Value constraint) {
    std::optional<SlotInfo> info =
        readSlotInfo(constraint, def.constraints, parameter.constraint);
    if (!info)
      return failure();
    parameter.kind = std::move(info->kind);
    Operation *by = constraint.getDefiningOp();
    parameter.cppType = getString(by, "strata.cpp_type").str();
    parameter.isClass = !parameter.cppType.empty() && parameter.summary.empty();
    if (parameter.cppType.empty())
      parameter.cppType = describeCppType(parameter.kind, op);
    return success();
  };
  if (!def.enumeration)
    return forEachParameter(def, op, load);
  // The parameter is not in the file.
  for (TypeDefinition::Parameter &parameter : def.parameters)
    parameter.cppType = def.enumeration->className;
  return success();
}

LogicalResult irdl::loadDefaults(TypeDefinition &def, Operation *op) {
  if (def.enumeration)
    return success();
  auto load = [&](TypeDefinition::Parameter &parameter, Value constraint) {
    std::optional<SlotInfo> info =
        readSlotInfo(constraint, def.constraints, parameter.constraint);
    if (!info || !info->hasDefault)
      return failure(!info);
    parameter.defaultValue = readDefault(constraint.getDefiningOp(), *info);
    return failure(!parameter.defaultValue);
  };
  return forEachParameter(def, op, load);
}

//===-- Types and attributes ----------------------------------------------===//

/// The syntax, which depends on the names of the parameters only.
static LogicalResult loadFormat(TypeDefinition &def, Operation *op) {
  auto text = op->getAttrOfType<StringAttr>("strata.format");
  std::vector<std::string> missing = getStrings(op, "strata.missing");
  def.isOpaque = !text && (llvm::is_contained(missing, "parse") ||
                           llvm::is_contained(missing, "print"));
  if (def.isOpaque || def.isPlain)
    return success();
  StringRef source = text                     ? text.getValue()
                     : def.enumeration        ? StringRef("`<` $value `>`")
                     : def.parameters.empty() ? StringRef()
                                              : StringRef("`<` params `>`");
  FormatError error;
  def.format = ParameterFormat::compile(source, def, error);
  def.isOpaque = !def.format && llvm::is_contained(missing, error.missing);
  if (def.format || def.isOpaque)
    return success();
  // The file says that it is C++ which is not there: the text is kept as it is.
  if (!error.missing.empty() && llvm::is_contained(missing, error.missing)) {
    def.isOpaque = true;
    return success();
  }
  InFlightDiagnostic diag = op->emitError("in the format, at character ")
                            << uint64_t(error.offset + 1) << ": "
                            << error.message;
  diag.attachNote() << "`" << source.take_front(error.offset)
                    << "` is before it";
  return diag;
}

LogicalResult irdl::loadType(TypeDefinition &def, Operation *op,
                             const Definitions &definitions, bool isExtended) {
  ConstraintLoader constraints(def.constraints, definitions);
  for (Block &block : op->getRegion(0))
    for (Operation &inner : block)
      if (failed(constraints.load(&inner)))
        return failure();
  auto load = [&](TypeDefinition::Parameter &parameter, Value constraint) {
    parameter.constraint = constraints.get(constraint);
    return success();
  };
  if (!def.enumeration && failed(forEachParameter(def, op, load)))
    return failure();
  return isExtended ? loadFormat(def, op) : success();
}

//===-- Declarations ------------------------------------------------------===//

static LogicalResult declareEnum(TypeDefinition &def, Operation *op,
                                 Attribute attr) {
  auto dict = dyn_cast<DictionaryAttr>(attr);
  if (!dict || def.isType)
    return op->emitError("'strata.enum' is a dictionary, on attributes");
  if (!def.parameters.empty())
    return op->emitError("an enumeration has no parameters");
  def.enumeration = loadEnum(op, dict);
  if (!def.enumeration)
    return failure();
  def.isPlain = bool(dict.get("plain"));
  if (def.isPlain)
    return success();
  TypeDefinition::Parameter value;
  value.name = "value";
  value.kind.tag = ValueKind::Tag::Enum;
  value.kind.enumeration = def.enumeration.get();
  value.constraint = def.constraints.addAny();
  def.parameters.push_back(std::move(value));
  return success();
}

LogicalResult irdl::declareType(TypeDefinition &def, Operation *op,
                                bool isExtended) {
  for (Block &block : op->getRegion(0))
    for (Operation &inner : block) {
      if (inner.getName().getStringRef() != "irdl.parameters")
        continue;
      std::vector<std::string> names = getStrings(&inner, "names");
      for (auto [i, operand] : llvm::enumerate(inner.getOpOperands())) {
        TypeDefinition::Parameter &parameter = def.parameters.emplace_back();
        parameter.name = i < names.size() ? names[i] : "";
        Operation *by = operand.get().getDefiningOp();
        if (!isExtended || !by)
          continue;
        parameter.isOptional =
            by->getAttr("strata.optional") || by->getAttr("strata.default");
        parameter.summary = getString(by, "strata.summary").str();
      }
    }
  if (!isExtended)
    return success();
  def.className = getString(op, "strata.class").str();
  def.recordName = getString(op, "strata.record").str();
  def.traits = getStrings(op, "strata.traits");
  def.interfaces = getStrings(op, "strata.interfaces");
  def.hasAlias = bool(op->getAttr("strata.alias"));
  Attribute cases = op->getAttr("strata.enum");
  return cases ? declareEnum(def, op, cases) : success();
}
