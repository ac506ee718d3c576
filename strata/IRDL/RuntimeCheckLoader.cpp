// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an operation of the extension says of checks at run time:
// `strata.runtime_checks`, rows of a kind, what is checked, what it is compared
// with, what is wrong otherwise, and a condition.
#include "strata/IRDL/WordReaderDetail.h"
#include "strata/Interfaces/DeclaredRuntimeChecks.h"
#include "strata/Interfaces/RuntimeVerifiableOpInterface.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::irdl;
using Check = DeclaredRuntimeCheck;
using Term = DeclaredRuntimeCheck::Term;

static constexpr StringLiteral word = "strata.runtime_checks";

namespace {
/// Reads one row.
class CheckReader {
public:
  CheckReader(const OpDefinition &def, Operation *op,
              const Definitions &definitions)
      : def(def), definitions(definitions), op(op),
        reader(def, op, definitions, word) {}
  /// Sets `isUnknown` if the file says that the condition is not known.
  LogicalResult read(ArrayRef<StringRef> row, Check &check, bool &isUnknown);

private:
  LogicalResult readKind(StringRef name, Check &check);
  LogicalResult readSimple(StringRef text, Term &term);
  LogicalResult readTerm(StringRef text, Term &term);
  LogicalResult readInBounds(ArrayRef<StringRef> row, Check &check);

  const OpDefinition &def;
  const Definitions &definitions;
  Operation *op;
  WordReader reader;
};
} // namespace

LogicalResult CheckReader::readKind(StringRef name, Check &check) {
  ArrayRef<StringRef> predicates = getRuntimePredicates();
  const auto *predicate = llvm::find(predicates, name);
  if (predicate != predicates.end()) {
    check.kind = Check::Kind::Compare;
    check.predicate = IntegerPredicate(predicate - predicates.begin());
    return success();
  }
  if (name == "in_bounds" || name == "in_range") {
    check.kind =
        name == "in_bounds" ? Check::Kind::InBounds : Check::Kind::InRange;
    return success();
  }
  SmallVector<StringRef, 12> kinds(predicates);
  kinds.append({"in_bounds", "in_range"});
  return reader.fail() << "there is no check '" << name << "'"
                       << suggest(name, kinds);
}

/// A number, or the name of an operand or attribute.
LogicalResult CheckReader::readSimple(StringRef text, Term &term) {
  text = text.trim();
  if (!text.getAsInteger(10, term.number))
    return success();
  std::optional<unsigned> slot = def.findSlot(text);
  size_t numOperands = def.operands.size();
  bool isResult =
      slot && *slot >= numOperands && *slot < numOperands + def.results.size();
  if (!slot || isResult ||
      (*slot < numOperands && def.operands[*slot].arity != Arity::One))
    return reader.fail() << "'" << text
                         << "' is no number, no attribute and no operand that "
                            "stands for one value";
  term.kind = *slot < numOperands ? Term::Kind::Operand : Term::Kind::Attribute;
  term.slot = *slot;
  return success();
}

/// The same, or an operation with such operands.
LogicalResult CheckReader::readTerm(StringRef text, Term &term) {
  text = text.trim();
  if (!text.contains('('))
    return readSimple(text, term);
  auto [callee, arguments] = text.split('(');
  auto [dialect, stem] = callee.trim().split('.');
  if (dialect.empty() || stem.empty() || !arguments.consume_back(")") ||
      arguments.trim().empty())
    return reader.fail() << "'" << text
                         << "' is not the full name of an operation with its "
                            "operands in parentheses";
  term.kind = Term::Kind::Call;
  term.callee = callee.trim().str();
  SmallVector<StringRef, 2> parts;
  arguments.split(parts, ',');
  for (StringRef part : parts)
    if (failed(readSimple(part, term.arguments.emplace_back())))
      return failure();
  return success();
}

LogicalResult CheckReader::readInBounds(ArrayRef<StringRef> row, Check &check) {
  std::optional<unsigned> slot = def.findSlot(row[1].trim());
  if (!slot || *slot >= def.operands.size())
    return reader.fail() << "'in_bounds' is about operands, which '" << row[1]
                         << "' is not";
  check.subject.kind = Term::Kind::Operand;
  check.subject.slot = *slot;
  if (failed(readTerm(row[2], check.bound)))
    return failure();
  const Term &bound = check.bound;
  if (bound.kind == Term::Kind::Call && bound.arguments.size() == 1 &&
      bound.arguments.front().kind == Term::Kind::Operand)
    return success();
  return reader.fail() << "expected the operation that tells sizes, and the "
                          "operand that has them, but found '"
                       << row[2] << "'";
}

LogicalResult CheckReader::read(ArrayRef<StringRef> row, Check &check,
                                bool &isUnknown) {
  if (failed(readKind(row[0], check)))
    return failure();
  bool isInBounds = check.kind == Check::Kind::InBounds;
  if (isInBounds ? failed(readInBounds(row, check))
                 : failed(readTerm(row[1], check.subject)) ||
                       failed(readTerm(row[2], check.bound)))
    return failure();
  check.text = row[3].str();
  if (check.text.empty())
    return reader.fail() << "a check must say what is wrong where it does not "
                            "hold";
  if (row.size() < 5)
    return success();
  auto condition = loadCondition(op, word, row[4], definitions, def);
  if (failed(condition))
    return failure();
  check.condition = *condition;
  isUnknown = !check.condition;
  return success();
}

LogicalResult irdl::readRuntimeChecks(OpDefinition &def, Operation *op,
                                      const Definitions &definitions,
                                      std::vector<Check> &checks) {
  auto rows = op->getAttrOfType<ArrayAttr>(word);
  if (!rows)
    return success();
  CheckReader reader(def, op, definitions);
  for (Attribute row : rows) {
    SmallVector<StringRef, 5> columns;
    for (Attribute column : cast<ArrayAttr>(row))
      columns.push_back(cast<StringAttr>(column).getValue());
    Check check;
    bool isUnknown = false;
    if (failed(reader.read(columns, check, isUnknown)))
      return failure();
    if (!isUnknown)
      checks.push_back(std::move(check));
  }
  StringRef name = RuntimeVerifiableOpInterface::name;
  if (!checks.empty() && !llvm::is_contained(def.interfaces, name))
    def.interfaces.push_back(name.str());
  return success();
}

LogicalResult irdl::loadRuntimeChecks(OpDefinition &def, Operation *op,
                                      std::vector<Check> checks) {
  if (checks.empty())
    return success();
  if (def.findInterface(RuntimeVerifiableOpInterface::name))
    return op->emitError("interface '")
           << RuntimeVerifiableOpInterface::name << "' is registered for '"
           << def.name << "', and follows from '" << word << "'";
  attachRuntimeChecks(def, std::move(checks));
  return success();
}
