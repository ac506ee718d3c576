// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/TypeInference.h"
#include "strata/IR/Context.h"
#include "strata/IRDL/Wrappers/WrapperDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::wrappers;

namespace {
/// One slot of an operation as its class has it.
struct Slot {
  /// The getter's name without `get`, and the parameter of `create`.
  std::string accessor, param;
  Arity arity = Arity::One;
  /// A slot of varying length comes before it.
  bool isBehindVariable = false;
};

/// An attribute, inherent or, in plain IRDL, discardable.
struct Attr {
  CppKind kind;
  /// The name in quotes, and the number of the slot or the same name.
  std::string name, slot;
  std::string accessor;
  CppParam param;
  bool isOptional = false;
};

/// Writes the class of one operation.
class OpWriter {
public:
  OpWriter(DialectWriter &writer, const OpDefinition &def,
           const DefinitionModel &model, StringRef className)
      : os(writer.os), classes(writer.classes), def(def), model(model),
        className(className) {}
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
  void getter(StringRef type, const Slot &slot, const Twine &value);
  void setter(const Slot &slot, const Twine &type, const Twine &body);

  raw_ostream &os;
  ClassTable &classes;
  const OpDefinition &def;
  const DefinitionModel &model;
  StringRef className;
  std::vector<Slot> operands, results, regions, successors;
  std::vector<Attr> attributes;
  NameScope accessors = {"getOperation",       "getOperationName",
                         "getContext",         "getLoc",
                         "getAsOpaquePointer", "getFromOpaquePointer"};
  NameScope params = {"builder", "loc",  "strata",
                      "std",     "llvm", "getOperationName"};
};
} // namespace

//===-- Collecting --------------------------------------------------------===//

Slot OpWriter::addSlot(StringRef name, StringRef what, size_t index,
                       Arity arity, std::vector<Slot> &slots) {
  std::string full = name.empty() ? (what + Twine(index)).str() : name.str();
  Slot slot;
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
  attr.name = quote(name);
  Attribute defaultValue;
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
    defaultValue = slot.defaultValue;
  }
  attr.accessor = accessors.take(toPascalCase(name),
                                 {"get$", "set$", "get$Attr", "set$Attr"});
  attr.param = makeParam(attr.kind, params.take(toCamelCase(name)),
                         attr.isOptional, defaultValue);
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
  for (const SlotModel &attribute : model.attributes)
    addAttribute(attribute);
  addAll(def.regions, "region", regions);
  for (auto [i, successor] : llvm::enumerate(def.successors))
    successors.push_back(addSlot(
        successor.name, "successor", i,
        successor.isVariadic ? Arity::Variadic : Arity::One, successors));
}

/// Whether `create` need not be told the types of the results.
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

void OpWriter::setter(const Slot &slot, const Twine &type, const Twine &body) {
  printAccessor(os, "void set" + slot.accessor + "(" + type + ") const", body);
}

void OpWriter::writeOperands() {
  for (auto [i, slot] : llvm::enumerate(operands)) {
    if (slot.arity == Arity::Variadic) {
      getter("::strata::OperandRange", slot,
             "operandsOfSlot(" + Twine(i) + ")");
      setter(slot, "::strata::ValueRange values",
             "assignOperands(" + Twine(i) + ", values)");
      printGetter(os, "::strata::MutableOperandRange",
                  "get" + slot.accessor + "Mutable",
                  "mutableOperandsOfSlot(" + Twine(i) + ")");
    } else if (slot.arity == Arity::Optional) {
      getter("::strata::Value", slot, "operandOfSlot(" + Twine(i) + ")");
      setter(slot, "::strata::Value value",
             "assignOptionalOperand(" + Twine(i) + ", value)");
    } else if (slot.isBehindVariable) {
      getter("::strata::Value", slot, "operandOfSlot(" + Twine(i) + ")");
      setter(slot, "::strata::Value value",
             "assignOperands(" + Twine(i) + ", value)");
    } else {
      getter("::strata::Value", slot, "operand(" + Twine(i) + ")");
      setter(slot, "::strata::Value value",
             "assignOperand(" + Twine(i) + ", value)");
    }
  }
}

void OpWriter::writeResults() {
  for (auto [i, slot] : llvm::enumerate(results)) {
    if (slot.arity == Arity::Variadic)
      getter("::strata::ResultRange", slot, "resultsOfSlot(" + Twine(i) + ")");
    else if (slot.arity == Arity::Optional || slot.isBehindVariable)
      getter("::strata::Value", slot, "resultOfSlot(" + Twine(i) + ")");
    else
      getter("::strata::Value", slot, "result(" + Twine(i) + ")");
  }
  if (results.size() == 1 && results.front().arity == Arity::One) {
    printAccessor(os, "operator ::strata::Value() const", "return result(0)");
    // No operand or attribute is called so.
    if (accessors.take("getType") == "getType")
      printGetter(os, "::strata::Type", "getType", "result(0).getType()");
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
             "getOperation()->getRegion(" + Twine(i) + ")");
    else
      getter("::llvm::MutableArrayRef<::strata::Region>", slot,
             "regionsFrom(" + Twine(i) + ")");
  }
}

void OpWriter::writeSuccessors() {
  for (auto [i, slot] : llvm::enumerate(successors)) {
    if (slot.arity == Arity::Variadic) {
      getter("::llvm::MutableArrayRef<::strata::BlockOperand>", slot,
             "successorsFrom(" + Twine(i) + ")");
      continue;
    }
    getter("::strata::Block *", slot,
           "getOperation()->getSuccessor(" + Twine(i) + ")");
    setter(slot, "::strata::Block *block",
           "getOperation()->setSuccessor(block, " + Twine(i) + ")");
  }
}

/// What stands for the operands, by the names that the operation has for them.
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

/// The call of OpMaker that takes the parameter for `slot`.
static std::string getCall(const Slot &slot, StringRef what) {
  std::string name = what.str();
  if (slot.arity == Arity::Variadic)
    name += "s";
  else if (slot.arity == Arity::Optional)
    name = "optional" + toPascalCase(what);
  return "." + name + "(" + slot.param + ")";
}

void OpWriter::writeCreate() {
  std::vector<CppParam> list{{"::strata::OpBuilder &", "builder"},
                             {"::strata::Location", "loc"}};
  std::vector<std::string> body{
      className.str() + "(::strata::OpMaker(builder, loc, getOperationName())"};
  bool isInferred = infersResults();
  for (const Slot &slot : results) {
    if (isInferred)
      break;
    list.push_back(getParam(slot, "::strata::Type", "::strata::TypeRange"));
    body.push_back(getCall(slot, "result"));
  }
  for (const Slot &slot : operands) {
    list.push_back(getParam(slot, "::strata::Value", "::strata::ValueRange"));
    body.push_back(getCall(slot, "operand"));
  }
  // Those that may be left out come last.
  std::vector<CppParam> last;
  for (const Attr &attr : attributes) {
    (attr.param.defaultText.empty() ? list : last).push_back(attr.param);
    std::string call = ".attr";
    if (attr.kind.form != CppKind::Form::Plain)
      call = (isOptionalParam(attr.kind, attr.param) ? ".optionalAttrAs<"
                                                     : ".attrAs<") +
             attr.kind.name + ">";
    body.push_back(call + "(" + attr.name + ", " + attr.param.name + ")");
  }
  for (const Slot &slot : successors) {
    list.push_back(getParam(slot, "::strata::Block *"));
    body.push_back(getCall(slot, "successor"));
  }
  if (!regions.empty()) {
    bool isVariadic = regions.back().arity != Arity::One;
    std::string count = std::to_string(regions.size() - isVariadic);
    if (isVariadic) {
      list.push_back({"unsigned", regions.back().param, "0"});
      count += " + " + regions.back().param;
    }
    body.push_back(".regions(" + count + ")");
  }
  llvm::append_range(list, last);
  body.push_back(isInferred && !results.empty() ? ".makeInferred())"
                                                : ".make())");
  printFunction(os, "static " + className + " create", list, body);
}

/// Classes with functions for operations that have a trait or interface.
static constexpr Mixin mixins[] = {
    {"FunctionOpInterface", "::strata::FunctionOpInterface::Trait",
     "strata/Interfaces/FunctionInterfaces.h"},
    {"Symbol", "::strata::SymbolOpInterface::Trait", "strata/IR/SymbolTable.h"},
    {"SymbolTable", "::strata::detail::SymbolTableMethods",
     "strata/IR/SymbolTable.h"},
    {"CallOpInterface", "::strata::CallOpInterface::Trait",
     "strata/Interfaces/CallInterfaces.h"},
    {"SingleBlock", "::strata::SingleBlockMethods",
     "strata/Definition/OpWrapper.h"},
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
  os << "class " << className << " : public ::strata::OpWrapper<" << className
     << ">";
  for (const Mixin *mixin : getMixins(def))
    os << ",\n    public " << mixin->className << "<" << className << ">";
  os << " {\npublic:\n  using OpWrapper::OpWrapper;\n";
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
