// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parameterised rules: a `pdl.pattern` with a table of instances stands for one rule
// for each row of the table. An instance is a copy of the rule with the values of the
// row in place of `$parameter`; it is compiled and destroyed, and never part of the
// module.
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/AttrReplaceDetail.h"
#include "strata/Rewrite/PDL/PDLCompilerDetail.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::pdl;

static constexpr StringLiteral parametersName = "strata.parameters";
static constexpr StringLiteral instancesName = "strata.instances";
static constexpr StringLiteral operandOrderName = "strata.operand_order";

bool pdl::isParameterised(Operation *pattern) {
  return pattern->getRawDiscardableAttrs() &&
         (pattern->getDiscardableAttr(parametersName) ||
          pattern->getDiscardableAttr(instancesName));
}

/// Checks the attributes of the namespace `strata` of `op`, which is in a rule.
/// Marks a rule that is a fold too (RuleFoldsDetail.h).
static constexpr StringRef foldName = "strata.fold";

static LogicalResult checkAttributesOf(Operation *op, Operation *pattern) {
  for (const NamedAttribute &attr : op->getDiscardableAttrs()) {
    StringRef name = attr.getName().getValue();
    if (!name.starts_with("strata.") || (op == pattern && name == foldName))
      continue;
    SmallVector<StringRef, 2> known = {operandOrderName};
    if (op == pattern)
      known = {parametersName, instancesName};
    if (!llvm::is_contained(known, name))
      return op->emitError("unknown attribute '")
             << name << "'" << suggest(name, known);
    if (!isParameterised(pattern))
      return op->emitError("expected '")
             << name << "' only in a parameterised rule, which has '"
             << parametersName << "'";
  }
  return success();
}

LogicalResult pdl::checkAttributes(Operation *pattern) {
  LogicalResult result = success();
  pattern->walk([&](Operation *op) {
    if (op->getRawDiscardableAttrs() && failed(checkAttributesOf(op, pattern)))
      result = failure();
  });
  return result;
}

/// The identifier that `text` begins with: a letter, then letters, digits and `_`.
static StringRef takeIdentifier(StringRef text) {
  if (text.empty() || !llvm::isAlpha(text.front()))
    return {};
  return text.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
}

namespace {
/// Makes the instances of one rule.
class Instantiator {
public:
  explicit Instantiator(Operation *pattern) : pattern(pattern) {}
  LogicalResult readTable();
  LogicalResult instantiate(function_ref<LogicalResult(Operation *)> add);

private:
  LogicalResult readParameters();
  LogicalResult readRow(Attribute row);

  LogicalResult substituteIn(Operation *op);
  /// `text` with the values of the parameters that it mentions. Null after an error
  /// about `op`.
  Attribute substitute(StringAttr text, Operation *op);
  StringAttr substituteString(StringAttr text, Operation *op);
  Attribute substituteAny(Attribute attr, Operation *op, bool isConstant);
  Attribute substituteInStrings(ArrayAttr strings, Operation *op);
  Attribute substituteInConstant(Attribute constant, Operation *op);
  Attribute substituteInSymbol(SymbolRefAttr symbol, Operation *op);
  LogicalResult checkKeys(DictionaryAttr dictionary, Operation *op);
  LogicalResult checkParametersUsed();
  /// The value of the parameter in the current row. Null after an error about
  /// `op`.
  Attribute getValue(StringRef parameter, Operation *op);
  LogicalResult reorderOperands(Operation *op);
  void emitNoString(Operation *op, StringRef parameter, Attribute value);
  StringRef getName() const { return cast<StringAttr>(current[0]).getValue(); }

  Operation *pattern;
  SmallVector<StringRef, 8> parameters;
  /// Parameters that the body mentions; the name of the rule counts as mentioned.
  SmallVector<bool, 8> isUsed;
  SmallVector<ArrayRef<Attribute>> rows;
  ArrayRef<Attribute> current;
};
} // namespace

//===-- The table ----------------------------------------------------------===//

LogicalResult Instantiator::readParameters() {
  Attribute attr = pattern->getDiscardableAttr(parametersName);
  auto names = dyn_cast_or_null<ArrayAttr>(attr);
  if (!names || names.empty() || !llvm::all_of(names, [](Attribute name) {
        return isa<StringAttr>(name);
      }))
    return pattern->emitError("expected an array of parameter names as '")
           << parametersName << "'";
  for (Attribute attr : names) {
    StringRef name = cast<StringAttr>(attr).getValue();
    if (name.empty() || takeIdentifier(name) != name)
      return pattern->emitError(
                 "expected a letter, followed by letters, digits "
                 "and '_', as the name of a parameter, found '")
             << name << "'";
    if (llvm::is_contained(parameters, name))
      return pattern->emitError("parameter '")
             << name << "' is declared more than once";
    parameters.push_back(name);
  }
  isUsed.assign(parameters.size(), false);
  isUsed[0] = true;
  return success();
}

LogicalResult Instantiator::readRow(Attribute row) {
  auto values = dyn_cast<ArrayAttr>(row);
  if (!values || values.empty() || !isa<StringAttr>(values[0]))
    return pattern->emitError("expected an instance to be an array that begins "
                              "with the name of a rule, found ")
           << row;
  if (values.size() != parameters.size())
    return pattern->emitError("instance '")
           << cast<StringAttr>(values[0]).getValue() << "' has "
           << uint64_t(values.size())
           << (values.size() == 1 ? " value" : " values")
           << ", and the rule has " << uint64_t(parameters.size())
           << (parameters.size() == 1 ? " parameter" : " parameters");
  if (cast<StringAttr>(values[0]).getValue().empty())
    return pattern->emitError(
        "expected an instance to begin with the name of a "
        "rule, found an empty string");
  rows.push_back(values.getValue());
  return success();
}

LogicalResult Instantiator::readTable() {
  if (failed(readParameters()))
    return failure();
  auto table =
      dyn_cast_or_null<ArrayAttr>(pattern->getDiscardableAttr(instancesName));
  if (!table || table.empty())
    return pattern->emitError("the rule has no instances: expected '")
           << instancesName << "' to be an array of at least one";
  for (Attribute row : table)
    if (failed(readRow(row)))
      return failure();
  return success();
}

//===-- Values in place of parameters --------------------------------------===//

Attribute Instantiator::getValue(StringRef parameter, Operation *op) {
  const auto *found = llvm::find(parameters, parameter);
  if (found != parameters.end()) {
    size_t index = size_t(found - parameters.begin());
    isUsed[index] = true;
    return current[index];
  }
  (void)(op->emitError("the rule has no parameter '")
         << parameter << "'" << suggest(parameter, parameters));
  return {};
}

void Instantiator::emitNoString(Operation *op, StringRef parameter,
                                Attribute value) {
  (void)(op->emitError("expected parameter '")
         << parameter << "' to be a string in instance '" << getName()
         << "', found " << value);
}

Attribute Instantiator::substitute(StringAttr text, Operation *op) {
  StringRef rest = text.getValue();
  size_t dollar = rest.find('$');
  if (dollar == StringRef::npos)
    return text;
  // The text is only a parameter: the value can be of any kind.
  StringRef whole = rest.drop_front(dollar + 1);
  if (dollar == 0 && !whole.empty() && takeIdentifier(whole) == whole)
    return getValue(whole, op);

  std::string made;
  for (; dollar != StringRef::npos; dollar = rest.find('$')) {
    made += rest.take_front(dollar);
    rest = rest.drop_front(dollar + 1);
    StringRef name = takeIdentifier(rest);
    if (name.empty()) {
      made += '$';
      continue;
    }
    Attribute value = getValue(name, op);
    if (!value)
      return {};
    auto string = dyn_cast<StringAttr>(value);
    if (!string) {
      emitNoString(op, name, value);
      return {};
    }
    made += string.getValue();
    rest = rest.drop_front(name.size());
  }
  made += rest;
  return StringAttr::get(pattern->getContext(), made);
}

StringAttr Instantiator::substituteString(StringAttr text, Operation *op) {
  Attribute value = substitute(text, op);
  if (value && !isa<StringAttr>(value))
    emitNoString(op, text.getValue().drop_front(), value);
  return dyn_cast_or_null<StringAttr>(value);
}

Attribute Instantiator::substituteInStrings(ArrayAttr strings, Operation *op) {
  SmallVector<Attribute, 4> values;
  for (Attribute element : strings) {
    auto text = dyn_cast<StringAttr>(element);
    values.push_back(text ? Attribute(substituteString(text, op)) : element);
    if (!values.back())
      return {};
  }
  if (strings.getValue() == ArrayRef<Attribute>(values))
    return strings;
  return ArrayAttr::get(pattern->getContext(), values);
}

/// Every name in a path can be a parameter: `@"$module"::@"$name"`.
Attribute Instantiator::substituteInSymbol(SymbolRefAttr symbol,
                                           Operation *op) {
  SmallVector<StringAttr, 2> path;
  for (StringAttr name : symbol.getPath()) {
    path.push_back(substituteString(name, op));
    if (!path.back())
      return {};
  }
  return SymbolRefAttr::get(pattern->getContext(), path);
}

/// Two keys of a dictionary could become equal, so keys have no parameters.
LogicalResult Instantiator::checkKeys(DictionaryAttr dictionary,
                                      Operation *op) {
  for (const NamedAttribute &entry : dictionary) {
    StringRef key = entry.getName().getValue();
    if (!takeIdentifier(key.split('$').second).empty())
      return op->emitError("expected a key without parameters in a dictionary, "
                           "found '")
             << key << "'";
  }
  return success();
}

/// `constant`, at any depth, with values in place of strings.
Attribute Instantiator::substituteInConstant(Attribute constant,
                                             Operation *op) {
  bool isWrong = false;
  auto replaceOne = [&](Attribute attr) {
    Attribute value = attr;
    if (auto text = dyn_cast<StringAttr>(attr))
      value = substitute(text, op);
    else if (auto symbol = dyn_cast<SymbolRefAttr>(attr))
      value = substituteInSymbol(symbol, op);
    else if (auto dictionary = dyn_cast<DictionaryAttr>(attr))
      isWrong |= failed(checkKeys(dictionary, op));
    isWrong |= !value;
    return value ? value : attr;
  };
  Attribute value = detail::AttrReplacer(replaceOne).replace(constant);
  return isWrong ? Attribute() : value;
}

/// `attr`, an attribute of an operation of the rule, with values in place of
/// parameters. Names are strings; constants can have values of other kinds.
Attribute Instantiator::substituteAny(Attribute attr, Operation *op,
                                      bool isConstant) {
  if (auto text = dyn_cast<StringAttr>(attr))
    return isConstant ? substitute(text, op) : substituteString(text, op);
  if (isConstant && !isa<IntegerAttr, FloatAttr>(attr))
    return substituteInConstant(attr, op);
  auto array = dyn_cast<ArrayAttr>(attr);
  return array ? substituteInStrings(array, op) : attr;
}

/// Permutes the operands of the operation, or the arguments of the native.
LogicalResult Instantiator::reorderOperands(Operation *op) {
  Attribute order = op->getDiscardableAttr(operandOrderName);
  if (!order)
    return success();
  if (!isPDL(op, "operation") && !isPDL(op, "apply_native_constraint") &&
      !isPDL(op, "apply_native_rewrite"))
    return op->emitError("expected '")
           << operandOrderName
           << "' only on 'pdl.operation' and calls of natives";
  if (auto text = dyn_cast<StringAttr>(order))
    order = substitute(text, op);
  if (!order)
    return failure();
  SmallVector<Value, 4> operands = getGroup(op, 0);
  SmallVector<bool, 4> isTaken(operands.size());
  auto indices = dyn_cast<ArrayAttr>(order);
  auto take = [&](Attribute attr) {
    auto index = dyn_cast<IntegerAttr>(attr);
    if (!index || index.getValue().uge(operands.size()))
      return false;
    return !std::exchange(isTaken[index.getValue().getZExtValue()], true);
  };
  if (!indices || indices.size() != operands.size() ||
      !llvm::all_of(indices, take))
    return op->emitError("expected '")
           << operandOrderName << "' to be a permutation of "
           << uint64_t(operands.size()) << " operand numbers, found " << order
           << " in instance '" << getName() << "'";
  for (auto [i, attr] : llvm::enumerate(indices))
    op->setOperand(unsigned(i),
                   operands[cast<IntegerAttr>(attr).getValue().getZExtValue()]);
  return success();
}

LogicalResult Instantiator::substituteIn(Operation *op) {
  bool isConstant =
      isPDL(op, "attribute") || isPDL(op, "type") || isPDL(op, "types");
  for (unsigned i = 0; i < op->getAttrSlots().size(); ++i) {
    Attribute attr = op->getAttrSlots()[i];
    if (!attr)
      continue;
    Attribute value = substituteAny(attr, op, isConstant);
    if (!value)
      return failure();
    if (value != attr)
      op->setAttrSlot(i, value);
  }
  return op->getRawDiscardableAttrs() ? reorderOperands(op) : success();
}

LogicalResult Instantiator::checkParametersUsed() {
  for (auto [name, used] : llvm::zip(parameters, isUsed))
    if (!used)
      return pattern->emitError("parameter '") << name << "' is not used";
  return success();
}

LogicalResult
Instantiator::instantiate(function_ref<LogicalResult(Operation *)> add) {
  LogicalResult added = success();
  for (ArrayRef<Attribute> row : rows) {
    current = row;
    OwningOpRef<> instance(pattern->clone());
    instance->setAttr("sym_name", row[0]);
    WalkResult result = instance->walk([&](Operation *op) {
      return failed(substituteIn(op)) ? WalkResult::Interrupt
                                      : WalkResult::Advance;
    });
    if (result == WalkResult::Interrupt || failed(checkParametersUsed()))
      return failure();
    if (failed(add(instance.get())))
      added = failure();
  }
  return added;
}

LogicalResult
pdl::forEachInstance(Operation *pattern,
                     function_ref<LogicalResult(Operation *)> add) {
  Instantiator instantiator(pattern);
  if (failed(instantiator.readTable()))
    return failure();
  return instantiator.instantiate(add);
}
