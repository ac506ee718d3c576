// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Extension/ExtensionForm.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

size_t strata::countRequired(ArrayRef<ExtensionKey> keys) {
  return llvm::count_if(keys,
                        [](const ExtensionKey &key) { return key.isRequired; });
}

std::string strata::describeForm(const ExtensionAttribute &attribute) {
  switch (attribute.form) {
  case ExtensionForm::Unit:
    return "a unit attribute";
  case ExtensionForm::Integer:
    return "an integer";
  case ExtensionForm::Size:
    return "an i32 that is not negative";
  case ExtensionForm::Version:
    return "1 : i32";
  case ExtensionForm::String:
    return "a string";
  case ExtensionForm::Type:
    return "a type";
  case ExtensionForm::Dictionary:
    return "a dictionary";
  case ExtensionForm::AffineMap:
    return "an affine map, or the name of an attribute";
  case ExtensionForm::Strings:
    return "a list of strings";
  case ExtensionForm::StringOrStrings:
    return "a string, or a list of strings";
  case ExtensionForm::Rows: {
    size_t most = attribute.keys.size(), fewest = countRequired(attribute.keys);
    std::string count = std::to_string(most);
    if (most && attribute.keys.back().isRepeated)
      return "a list of lists of at least " + count + " strings";
    if (fewest != most)
      count = std::to_string(fewest) + (fewest + 1 == most ? " or " : " to ") +
              count;
    return "a list of lists of " + count + " strings";
  }
  }
  llvm_unreachable("all forms are handled");
}

static StringRef describeKind(KeyKind kind) {
  switch (kind) {
  case KeyKind::Text:
  case KeyKind::Any:
    return {};
  case KeyKind::Number:
    return "number";
  case KeyKind::Keyword:
    return "keyword";
  case KeyKind::Operation:
    return "full name of an operation";
  case KeyKind::Operand:
    return "single operand";
  case KeyKind::AnyOperand:
    return "operand";
  case KeyKind::OnlyResult:
    return "the only result";
  case KeyKind::Result:
    return "result";
  case KeyKind::Value:
    return "single operand, or the only result";
  case KeyKind::Attribute:
    return "attribute";
  case KeyKind::OperandOrAttribute:
    return "operand or attribute";
  case KeyKind::Slot:
    return "operand, result or attribute";
  case KeyKind::Region:
    return "region";
  case KeyKind::Condition:
    return "C++ condition";
  case KeyKind::TypeFunction:
    return "C++ expression of a type";
  case KeyKind::TypeCondition:
    return "C++ condition on types";
  }
  llvm_unreachable("all kinds are handled");
}

std::string strata::describeKind(const ExtensionKey &key) {
  std::string text = ::describeKind(key.kind).str();
  return key.isList ? text + ", or several, separated by commas" : text;
}

StringRef strata::describeMismatch(KeyKind kind) {
  switch (kind) {
  case KeyKind::Operand:
    return "not a single operand";
  case KeyKind::AnyOperand:
    return "not an operand";
  case KeyKind::OnlyResult:
    return "not the only result of the operation";
  case KeyKind::Result:
    return "not a result";
  case KeyKind::Value:
    return "neither a single operand nor the only result of the operation";
  case KeyKind::Attribute:
    return "not an attribute";
  case KeyKind::OperandOrAttribute:
    return "neither an operand nor an attribute";
  case KeyKind::Slot:
    return "not an operand, result or attribute";
  case KeyKind::Region:
    return "not a region";
  default:
    return {};
  }
}
