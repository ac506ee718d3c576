// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/TypeInference.h"
#include "strata/DialectFiles/Wrappers/WrapperDetail.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace strata;
using namespace strata::wrappers;

namespace {
/// One slot of an operation as its class has it.
struct Slot {
  /// The name in the dialect file.
  std::string name;
  /// The getter's name without `get`, and the parameter of `create`.
  std::string accessor, param;
  Arity arity = Arity::One;
  /// The class of the type of a value; empty if it is any type.
  std::string typeClass = {};
  /// A slot of varying length comes before it.
  bool isBehindVariable = false;
};

/// An attribute, inherent or, in plain IRDL, discardable.
struct Attr {
  CppKind kind;
  /// The name in the dialect file and in quotes, and the number of the slot or the name
  /// in quotes.
  std::string plainName, name, slot;
  std::string accessor;
  CppParam param;
  bool isOptional = false;
};

/// A part of an operation that a builder has a parameter for.
struct BuilderPart {
  StringRef name;
  CppParam param;
  /// The call of OperationStateBuilder for the parameter; and without it, empty for none.
  std::string call, absentCall;
  bool isResult = false;
  /// Whether the default builder may omit the part.
  bool isLast = false;
};

/// Writes the class of one operation.
class OpWriter {
public:
  OpWriter(DialectWriter &writer, const OpDefinition &def,
           const DefinitionModel &model, StringRef className)
      : os(writer.os), includes(writer.includes), classes(writer.classes),
        def(def), model(model), className(className) {}
  void write();

private:
  void collect();
  Slot addSlot(StringRef name, StringRef what, size_t index, Arity arity,
               std::vector<Slot> &slots);
  void addAttribute(const SlotModel &from);
  bool infersResults() const;

  void writeOperands();
  void writeResults();
  void writeAttributes();
  void writeRegions();
  void writeSuccessors();
  void writeAdaptor();
  void writeCreate();
  std::vector<BuilderPart> getBuilderParts() const;
  bool hasNamedBody() const;
  CppParam getBodyParam() const;
  std::string getBodyCall() const;
  std::string getCreationStart() const;
  std::string getCreationEnd(bool isInferred, bool hasBodyParam) const;
  LogicalResult checkSignature(ArrayRef<StringRef> names,
                               ArrayRef<CppParam> list);
  void writeBuilder(ArrayRef<StringRef> names);
  void getter(StringRef type, const Slot &slot, const Twine &value);
  void valueGetter(const Slot &slot, const Twine &value);
  void setter(const Slot &slot, const Twine &type, const Twine &body);

  raw_ostream &os;
  std::set<StringRef> &includes;
  ClassTable &classes;
  const OpDefinition &def;
  const DefinitionModel &model;
  StringRef className;
  std::vector<Slot> operands, results, regions, successors;
  /// The types of parameters of the functions `create`.
  std::set<std::string> signatures;
  std::vector<Attr> attributes;
  NameScope accessors = {"getOperation",       "getOperationName",
                         "getContext",         "getLoc",
                         "getAsOpaquePointer", "getFromOpaquePointer"};
  NameScope params = {"builder", "loc",  "bodyBuilder",     "strata",
                      "std",     "llvm", "getOperationName"};
};
} // namespace

//===-- Collecting --------------------------------------------------------===//

Slot OpWriter::addSlot(StringRef name, StringRef what, size_t index,
                       Arity arity, std::vector<Slot> &slots) {
  std::string full = name.empty() ? (what + Twine(index)).str() : name.str();
  Slot slot;
  slot.name = name.str();
  slot.accessor = accessors.take(toPascalCase(full), {"get$", "set$"});
  slot.arity = arity;
  slot.isBehindVariable = !slots.empty() && (slots.back().isBehindVariable ||
                                             slots.back().arity != Arity::One);
  std::string param = toCamelCase(full);
  // Results and regions are given by their types and number.
  if (what == "result")
    param += arity == Arity::Variadic ? "Types" : "Type";
  else if (what == "region")
    param += "Count";
  slot.param = params.take(param);
  return slot;
}

void OpWriter::addAttribute(const SlotModel &from) {
  StringRef name = from.name;
  const ConstraintModel *constraint = &model.constraintOf(from);
  Attr attr;
  attr.plainName = name.str();
  attr.name = quote(name);
  Attribute defaultValue;
  bool startsAbsent = false;
  if (def.isPlain) {
    auto known = llvm::find_if(def.requiredAttributes, [&](const auto &entry) {
      return entry.first.getValue() == name;
    });
    attr.slot = attr.name;
    attr.kind = classes.getKind({}, *def.program, known->second, constraint);
  } else {
    int index = def.findAttribute(name);
    // An attribute that follows from others has no slot.
    if (index < 0)
      return;
    const AttrSlot &slot = def.attributes[unsigned(index)];
    attr.slot = std::to_string(index);
    attr.kind = classes.getKind(slot.kind, *def.program, *slot.constraint.node,
                                constraint);
    attr.isOptional = slot.optional && !slot.defaultValue;
    defaultValue = slot.getInitialValue();
    startsAbsent = slot.startsAbsent;
  }
  attr.accessor = accessors.take(toPascalCase(name),
                                 {"get$", "set$", "get$Attr", "set$Attr"});
  attr.param = makeParam(attr.kind, params.take(toCamelCase(name)),
                         attr.isOptional || startsAbsent, defaultValue);
  if (!attr.kind.header.empty())
    includes.insert(attr.kind.header);
  attributes.push_back(std::move(attr));
}

void OpWriter::collect() {
  auto addAll = [&](const auto &from, StringRef what,
                    std::vector<Slot> &slots) {
    for (auto [i, slot] : llvm::enumerate(from))
      slots.push_back(addSlot(slot.name, what, i, slot.arity, slots));
  };
  addAll(def.operands, "operand", operands);
  addAll(def.results, "result", results);
  for (auto [slot, from] : llvm::zip_equal(operands, def.operands))
    slot.typeClass = classes.getTypeClass(from.constraint, def.program.get());
  for (auto [slot, from] : llvm::zip_equal(results, def.results))
    slot.typeClass = classes.getTypeClass(from.constraint, def.program.get());
  for (const SlotModel &attribute : model.attributes)
    addAttribute(attribute);
  addAll(def.regions, "region", regions);
  for (auto [i, successor] : llvm::enumerate(def.successors))
    successors.push_back(addSlot(
        successor.name, "successor", i,
        successor.isVariadic ? Arity::Variadic : Arity::One, successors));
}

/// Whether `create` infers the types of the results.
bool OpWriter::infersResults() const {
  // Plain IRDL has no inference; sizes of several lists do not follow.
  if (def.isPlain || llvm::count_if(results, [](const Slot &slot) {
                       return slot.arity != Arity::One;
                     }) > 1)
    return false;
  std::vector<bool> knownOperands(def.operands.size(), true);
  std::vector<bool> knownResults(def.results.size(), false);
  return canInferTypes(def, knownOperands, knownResults);
}

//===-- Accessors ---------------------------------------------------------===//

void OpWriter::getter(StringRef type, const Slot &slot, const Twine &value) {
  printGetter(os, type, "get" + slot.accessor, value);
}

void OpWriter::valueGetter(const Slot &slot, const Twine &value) {
  if (slot.typeClass.empty())
    return getter("::strata::Value", slot, value);
  getter("::strata::TypedValue<" + slot.typeClass + ">", slot,
         "typed<" + slot.typeClass + ">(" + value + ")");
}

void OpWriter::setter(const Slot &slot, const Twine &type, const Twine &body) {
  printAccessor(os, "void set" + slot.accessor + "(" + type + ") const", body);
}

void OpWriter::writeOperands() {
  for (unsigned i = 0; i < operands.size(); ++i) {
    const Slot &slot = operands[i];
    auto mutableGetter = [&](StringRef type, const Twine &value) {
      printGetter(os, type, "get" + slot.accessor + "Mutable", value);
    };
    if (slot.arity == Arity::Variadic) {
      getter("::strata::OperandRange", slot,
             "operandsOfSlot(" + Twine(i) + ")");
      setter(slot, "::strata::ValueRange values",
             "assignOperands(" + Twine(i) + ", values)");
      mutableGetter("::strata::MutableOperandRange",
                    "mutableOperandsOfSlot(" + Twine(i) + ")");
    } else if (slot.arity == Arity::Optional) {
      valueGetter(slot, "operandOfSlot(" + Twine(i) + ")");
      setter(slot, "::strata::Value value",
             "assignOptionalOperand(" + Twine(i) + ", value)");
      mutableGetter("::strata::MutableOperandRange",
                    "mutableOperandsOfSlot(" + Twine(i) + ")");
    } else if (slot.isBehindVariable) {
      valueGetter(slot, "operandOfSlot(" + Twine(i) + ")");
      setter(slot, "::strata::Value value",
             "assignOperands(" + Twine(i) + ", value)");
      mutableGetter("::strata::OpOperand &",
                    "mutableOperandsOfSlot(" + Twine(i) + ")[0]");
    } else {
      valueGetter(slot, "operand(" + Twine(i) + ")");
      setter(slot, "::strata::Value value",
             "assignOperand(" + Twine(i) + ", value)");
      mutableGetter("::strata::OpOperand &",
                    "mutableOperand(" + Twine(i) + ")");
    }
  }
}

void OpWriter::writeResults() {
  for (auto [i, slot] : llvm::enumerate(results)) {
    if (slot.arity == Arity::Variadic)
      getter("::strata::ResultRange", slot, "resultsOfSlot(" + Twine(i) + ")");
    else if (slot.arity == Arity::Optional || slot.isBehindVariable)
      valueGetter(slot, "resultOfSlot(" + Twine(i) + ")");
    else
      valueGetter(slot, "result(" + Twine(i) + ")");
  }
  if (results.size() == 1 && results.front().arity == Arity::One) {
    printAccessor(os, "operator ::strata::Value() const", "return result(0)");
    StringRef typeClass = results.front().typeClass;
    // No operand, result or attribute is called so.
    if (accessors.take("getResult") == "getResult") {
      os << "  using ::strata::OpWrapperBase::getResult;\n";
      Slot slot = results.front();
      slot.accessor = "Result";
      valueGetter(slot, "result(0)");
    }
    if (accessors.take("getType") != "getType")
      return;
    if (typeClass.empty())
      printGetter(os, "::strata::Type", "getType", "result(0).getType()");
    else
      printGetter(os, typeClass, "getType",
                  "typed<" + typeClass + ">(result(0)).getType()");
  }
}

void OpWriter::writeAttributes() {
  for (const Attr &attr : attributes) {
    const CppKind &kind = attr.kind;
    bool isPlain = kind.form == CppKind::Form::Plain;
    bool isOptional = attr.isOptional && kind.needsOptional();
    auto optional = [&](StringRef type) {
      return isOptional ? ("::std::optional<" + type + ">").str() : type.str();
    };
    std::string asAttr = "attrAs<" + kind.attrClass + ">(" + attr.slot + ")";
    std::string asValue = (isOptional ? "optionalValue<" : "value<") +
                          kind.name + ">(" + attr.slot + ")";
    printGetter(os, optional(kind.value), "get" + attr.accessor,
                isPlain ? asAttr : asValue);
    printGetter(os, kind.attrClass, "get" + attr.accessor + "Attr", asAttr);
    if (!isPlain)
      printAccessor(os,
                    "void set" + attr.accessor + "(" + optional(kind.param) +
                        " value) const",
                    "assign" + Twine(isOptional ? "Optional" : "") + "<" +
                        kind.name + ">(" + attr.slot + ", value)");
    printAccessor(os,
                  "void set" + attr.accessor + "Attr(" + kind.attrClass +
                      " attr) const",
                  "assignAttr(" + attr.slot + ", attr)");
  }
}

void OpWriter::writeRegions() {
  for (auto [i, slot] : llvm::enumerate(regions)) {
    if (slot.arity == Arity::One)
      getter("::strata::Region &", slot,
             "(*this)->getRegion(" + Twine(i) + ")");
    else
      getter("::llvm::MutableArrayRef<::strata::Region>", slot,
             "regionsFrom(" + Twine(i) + ")");
  }
  if (regions.size() == 1 && regions.front().arity == Arity::One &&
      accessors.take("getRegion") == "getRegion")
    printGetter(os, "::strata::Region &", "getRegion", "(*this)->getRegion(0)");
}

void OpWriter::writeSuccessors() {
  for (auto [i, slot] : llvm::enumerate(successors)) {
    if (slot.arity == Arity::Variadic) {
      getter("::llvm::MutableArrayRef<::strata::BlockOperand>", slot,
             "successorsFrom(" + Twine(i) + ")");
      continue;
    }
    getter("::strata::Block *", slot,
           "(*this)->getSuccessor(" + Twine(i) + ")");
    setter(slot, "::strata::Block *block",
           "(*this)->setSuccessor(block, " + Twine(i) + ")");
  }
}

/// Writes the adaptor: values in place of the operands, by the operation's
/// names for them.
void OpWriter::writeAdaptor() {
  os << "  template <typename T>\n"
        "  class GenericAdaptor : public ::strata::OpAdaptorOf<T> {\n"
        "  public:\n"
        "    using ::strata::OpAdaptorOf<T>::OpAdaptorOf;\n";
  auto write = [&](const Twine &name, const Twine &value) {
    std::string head = ("    decltype(auto) get" + name + "() const {").str();
    std::string body = ("return " + value + ";").str();
    if (head.size() + body.size() + 3 <= 80)
      os << head << ' ' << body << " }\n";
    else
      os << head << "\n      " << body << "\n    }\n";
  };
  for (auto [i, slot] : llvm::enumerate(operands)) {
    if (slot.arity == Arity::Variadic)
      write(slot.accessor, "this->operandsOfSlot(" + Twine(i) + ")");
    else if (slot.arity == Arity::Optional || slot.isBehindVariable)
      write(slot.accessor, "this->operandOfSlot(" + Twine(i) + ")");
    else
      write(slot.accessor, "this->operand(" + Twine(i) + ")");
  }
  for (const Attr &attr : attributes)
    for (StringRef suffix : {"", "Attr"}) {
      std::string name = attr.accessor + suffix.str();
      write(name, className + "(this->getOperation()).get" + name + "()");
    }
  os << "  };\n"
        "  using Adaptor = GenericAdaptor<::strata::Value>;\n"
        "  using FoldAdaptor = GenericAdaptor<::strata::Attribute>;\n";
}

//===-- Creation ----------------------------------------------------------===//

/// The parameter of `create` for `slot`, whose values are given by `type`; that for any
/// number is a `rangeType`, or an array.
static CppParam getParam(const Slot &slot, StringRef type,
                         StringRef rangeType = {}) {
  if (slot.arity == Arity::Variadic)
    return {rangeType.empty() ? ("::llvm::ArrayRef<" + type + ">").str()
                              : rangeType.str(),
            slot.param, "{}"};
  return {type.str(), slot.param, slot.arity == Arity::Optional ? "{}" : ""};
}

/// The call of OperationStateBuilder that takes the parameter for `slot`.
static std::string getCall(const Slot &slot, StringRef what) {
  std::string name = what.str();
  if (slot.arity == Arity::Variadic)
    name += "s";
  else if (slot.arity == Arity::Optional)
    name = "optional" + toPascalCase(what);
  return "." + name + "(" + slot.param + ")";
}

/// The part for `slot`, in the words of OperationStateBuilder.
static BuilderPart makePart(const Slot &slot, StringRef what, StringRef type,
                            StringRef rangeType = {}) {
  BuilderPart part{
      slot.name, getParam(slot, type, rangeType), getCall(slot, what), {}};
  if (slot.arity == Arity::Variadic)
    part.absentCall = "." + what.str() + "s({})";
  else if (slot.arity == Arity::Optional)
    part.absentCall = ".optional" + toPascalCase(what) + "({})";
  return part;
}

/// The part for an attribute.
static BuilderPart makePart(const Attr &attr) {
  std::string call = ".attr";
  if (attr.kind.form != CppKind::Form::Plain)
    call = (isOptionalParam(attr.kind, attr.param) ? ".optionalAttrAs<"
                                                   : ".attrAs<") +
           attr.kind.name + ">";
  return {attr.plainName,
          attr.param,
          call + "(" + attr.name + ", " + attr.param.name + ")",
          {}};
}

void OpWriter::writeCreate() {
  writeBuilder({});
  for (const std::string &builder : model.builders)
    writeBuilder(getBuilderNames(builder));
}

/// The parameters of builders, in the order of the default builder, in which
/// optional attributes come last.
std::vector<BuilderPart> OpWriter::getBuilderParts() const {
  std::vector<BuilderPart> parts, last;
  for (const Slot &slot : results) {
    parts.push_back(
        makePart(slot, "result", "::strata::Type", "::strata::TypeRange"));
    parts.back().isResult = true;
  }
  for (const Slot &slot : operands)
    parts.push_back(
        makePart(slot, "operand", "::strata::Value", "::strata::ValueRange"));
  for (const Attr &attr : attributes)
    (attr.param.defaultText.empty() ? parts : last).push_back(makePart(attr));
  for (const Slot &slot : successors)
    parts.push_back(makePart(slot, "successor", "::strata::Block *"));
  if (!regions.empty() && regions.back().arity != Arity::One)
    parts.push_back(
        {regions.back().name, {"unsigned", regions.back().param, "0"}, {}, {}});
  for (BuilderPart &part : last)
    part.isLast = true;
  llvm::append_range(parts, last);
  return parts;
}

/// Whether there is one region, and its arguments follow from the other parts.
bool OpWriter::hasNamedBody() const {
  return regions.size() == 1 && regions.front().arity == Arity::One &&
         !def.regions.front().namedArguments.empty();
}

/// The function that fills the body; each named argument is a parameter of it.
CppParam OpWriter::getBodyParam() const {
  std::string type =
      "::strata::function_ref<void(::strata::OpBuilder &, ::strata::Location";
  for (const ArgumentSlot &slot : def.regions.front().namedArguments)
    type += slot.isList ? ", ::strata::ValueRange" : ", ::strata::Value";
  return {type + ")>", "bodyBuilder", "{}"};
}

/// The end of the call of buildBody.
std::string OpWriter::getBodyCall() const {
  std::string text =
      ", bool(bodyBuilder), [&](::strata::OpBuilder &b, "
      "::strata::Location l, ::llvm::ArrayRef<::strata::ValueRange> args) {\n"
      "          (void)args;\n          bodyBuilder(b, l";
  for (auto [i, slot] : llvm::enumerate(def.regions.front().namedArguments))
    text += ", args[" + std::to_string(i) + "]" + (slot.isList ? "" : "[0]");
  return text + ");\n        })";
}

/// The expression of `create` before the calls that add parts.
std::string OpWriter::getCreationStart() const {
  return className.str() +
         (model.classBase.empty() ? "(" : "(initialize(builder, ") +
         (hasNamedBody() ? "::strata::detail::buildBody(builder, " : "") +
         "::strata::OperationStateBuilder(builder, loc, getOperationName())";
}

/// The expression after these calls. `hasBodyParam` tells whether there is a function for the
/// body.
std::string OpWriter::getCreationEnd(bool isInferred, bool hasBodyParam) const {
  std::string text = isInferred ? ".createInferred()" : ".create()";
  if (hasNamedBody())
    text += hasBodyParam ? getBodyCall() : ")";
  return text + (model.classBase.empty() ? ")" : "))");
}

/// Reports a builder whose parameters have the types of those of another one.
LogicalResult OpWriter::checkSignature(ArrayRef<StringRef> names,
                                       ArrayRef<CppParam> list) {
  std::string signature;
  for (const CppParam &param : list)
    signature += param.type + ",";
  if (signatures.insert(signature).second)
    return success();
  return emitError(def.ctx, model.loc, "in the builder '")
         << llvm::join(names, ", ") << "' of '" << def.name
         << "': another builder has parameters of the same types";
}

/// Writes the function `create` with parameters for the parts in `names`, or, if that is
/// empty, for all parts and the body.
void OpWriter::writeBuilder(ArrayRef<StringRef> names) {
  std::vector<BuilderPart> parts = getBuilderParts();
  bool needsBody = names.empty() && hasNamedBody();
  bool isInferred =
      names.empty() ? infersResults() : llvm::none_of(results, [&](auto &slot) {
        return llvm::is_contained(names, StringRef(slot.name));
      });
  auto isGiven = [&](const BuilderPart &part) {
    return names.empty() ? !(part.isResult && isInferred)
                         : llvm::is_contained(names, part.name);
  };
  std::vector<CppParam> list{{"::strata::OpBuilder &", "builder"},
                             {"::strata::Location", "loc"}};
  std::vector<std::string> body{getCreationStart()};
  std::string numRegions;
  for (const BuilderPart &part : parts) {
    if (part.isLast && std::exchange(needsBody, false))
      list.push_back(getBodyParam());
    if (names.empty() && isGiven(part))
      list.push_back(part.param);
    if (part.call.empty() && isGiven(part))
      numRegions = " + " + part.param.name;
    else if (!(part.isResult && isInferred))
      body.push_back(isGiven(part) ? part.call : part.absentCall);
  }
  if (needsBody)
    list.push_back(getBodyParam());
  for (StringRef name : names) {
    auto part = llvm::find_if(
        parts, [&](const BuilderPart &part) { return part.name == name; });
    assert(part != parts.end() && "the builder was checked");
    list.push_back(part->param);
    // Calls with fewer arguments would fit the other functions too.
    list.back().defaultText.clear();
  }
  if (failed(checkSignature(names, list)))
    return;
  if (!regions.empty()) {
    bool isVariadic = regions.back().arity != Arity::One;
    body.push_back(".regions(" + std::to_string(regions.size() - isVariadic) +
                   numRegions + ")");
  }
  llvm::erase(body, "");
  body.push_back(getCreationEnd(isInferred && !results.empty(), names.empty()));
  printFunction(os, "static " + className + " create", list, body);
}

static constexpr StringRef functionNames[] = {"create", "getNumResults",
                                              "getResultTypes"};
static constexpr StringRef callNames[] = {"create"};

/// Classes with functions for operations that have a trait or interface.
static constexpr Mixin mixins[] = {
    {"FunctionOpInterface", "::strata::FunctionOpInterface::Trait",
     "strata/Interfaces/FunctionInterfaces.h", functionNames},
    {"Symbol", "::strata::SymbolOpInterface::Trait",
     "strata/IR/Symbols/SymbolTable.h"},
    {"SymbolTable", "::strata::detail::SymbolTableMethods",
     "strata/IR/Symbols/SymbolTable.h"},
    {"CallOpInterface", "::strata::CallOpInterface::Trait",
     "strata/Interfaces/CallInterfaces.h", callNames},
    {"SingleBlock", "::strata::SingleBlockMethods",
     "strata/Definition/OpWrapper.h"},
    {"LoopLikeOpInterface", "::strata::LoopLikeOpInterface::Trait",
     "strata/Interfaces/LoopLikeInterface.h"},
    {"DestinationStyleOpInterface",
     "::strata::DestinationStyleOpInterface::Trait",
     "strata/Interfaces/DestinationStyleOpInterface.h"},
    {"OffsetSizeAndStrideOpInterface",
     "::strata::OffsetSizeAndStrideOpInterface::Trait",
     "strata/Interfaces/OffsetSizeAndStrideOpInterface.h"},
};

SmallVector<const Mixin *, 4> wrappers::getMixins(const OpDefinition &def) {
  SmallVector<const Mixin *, 4> found;
  for (const Mixin &mixin : mixins)
    if (def.hasTrait(mixin.trait))
      found.push_back(&mixin);
  return found;
}

void OpWriter::write() {
  collect();
  printSummary(os, model.summary, "`" + Twine(def.name) + "`.");
  std::string base =
      model.classBase.empty() ? "::strata::OpWrapper" : model.classBase;
  // The injected class name, which is not qualified.
  StringRef baseName = StringRef(base).rsplit("::").second;
  if (baseName.empty())
    baseName = base;
  os << "class " << className << " : public " << base << "<" << className
     << ">";
  for (const Mixin *mixin : getMixins(def))
    os << ",\n    public " << mixin->className << "<" << className << ">";
  os << " {\npublic:\n  using " << baseName << "::" << baseName << ";\n"
     << "  using " << baseName << "::create;\n";
  for (const Mixin *mixin : getMixins(def))
    for (StringRef name : mixin->preferred)
      os << "  using " << mixin->className << "<" << className << ">::" << name
         << ";\n";
  printAccessor(os, "static constexpr ::llvm::StringLiteral getOperationName()",
                "return " + quote(def.name));
  writeOperands();
  writeResults();
  writeAttributes();
  writeRegions();
  writeSuccessors();
  writeAdaptor();
  writeCreate();
  os << "};\n\n";
}

void wrappers::writeOperation(DialectWriter &writer,
                              const DefinitionModel &model) {
  const OpDefinition *def =
      writer.dialect.getContext()->getOpDefinition(model.fullName);
  std::string name =
      toPascalCase(def->className.empty() ? model.name : def->className);
  if (def->className.empty())
    name += "Op";
  name = writer.scope.take(name);
  OpWriter(writer, *def, model, name).write();
}
