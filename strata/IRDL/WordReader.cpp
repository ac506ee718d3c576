// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IRDL/WordReaderDetail.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::irdl;

StringRef WordReader::getText(DictionaryAttr dict, StringRef entry) {
  auto text = dyn_cast_or_null<StringAttr>(dict.get(entry));
  return text ? text.getValue() : StringRef();
}

DictionaryAttr WordReader::read(ArrayRef<StringRef> needed,
                                ArrayRef<StringRef> others) {
  SmallVector<StringRef, 8> known(needed);
  llvm::append_range(known, others);
  auto dict = cast<DictionaryAttr>(op->getDiscardableAttr(word));
  for (const NamedAttribute &entry : dict.getValue()) {
    StringRef name = entry.getNameRef();
    if (!llvm::is_contained(known, name)) {
      fail() << "'" << name << "' is not known" << suggest(name, known);
      return {};
    }
    if (!isa<StringAttr>(entry.getValue())) {
      fail() << "'" << name << "' must be a string";
      return {};
    }
  }
  for (StringRef name : needed)
    if (!dict.get(name)) {
      fail() << "'" << name << "' is missing";
      return {};
    }
  return dict;
}

std::optional<unsigned> WordReader::findOperand(StringRef entry,
                                                StringRef name) {
  std::optional<unsigned> slot = def.findSlot(name);
  if (slot && *slot < def.operands.size() &&
      def.operands[*slot].arity == Arity::One)
    return slot;
  fail() << "'" << entry << "' is '" << name
         << "', which is no operand that stands for one value";
  return std::nullopt;
}

LogicalResult WordReader::checkResult(StringRef entry, StringRef name) {
  std::optional<unsigned> slot = def.findSlot(name);
  if (slot && *slot == def.operands.size() && def.results.size() == 1 &&
      def.results[0].arity == Arity::One)
    return success();
  return fail() << "'" << entry << "' is '" << name
                << "', which is not the only result of the operation";
}

std::optional<unsigned> WordReader::findSlot(StringRef entry, StringRef name) {
  std::optional<unsigned> slot = def.findSlot(name);
  if (!slot)
    fail() << "'" << entry << "' is '" << name
           << "', which is no operand, result or attribute";
  else if (*slot < def.operands.size() &&
           def.operands[*slot].arity != Arity::One)
    return findOperand(entry, name);
  return slot;
}

std::optional<unsigned> WordReader::findAttribute(StringRef entry,
                                                  StringRef name) {
  std::optional<unsigned> slot = def.findSlot(name);
  if (slot && *slot >= def.operands.size() + def.results.size())
    return slot;
  fail() << "'" << entry << "' is '" << name << "', which is no attribute";
  return std::nullopt;
}

InFlightDiagnostic WordReader::fail() {
  return op->emitError("in '") << word << "': ";
}

LogicalResult
WordReader::readCondition(DictionaryAttr dict, StringRef entry,
                          std::shared_ptr<const OperationPredicate> &to,
                          bool &isUnknown) {
  if (!dict.get(entry))
    return success();
  auto condition =
      loadCondition(op, word, getText(dict, entry), definitions, def);
  if (failed(condition))
    return failure();
  to = *condition;
  isUnknown |= !to;
  return success();
}
