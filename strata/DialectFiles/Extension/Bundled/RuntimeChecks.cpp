// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks that are made when an operation is executed.
#include "strata/DialectFiles/Extension/ExtensionArgs.h"
#include "strata/Interfaces/DeclaredRuntimeChecks.h"
#include "strata/Interfaces/RuntimeVerifiableOpInterface.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using Check = DeclaredRuntimeCheck;
using Term = DeclaredRuntimeCheck::Term;

static constexpr StringLiteral runtimeChecks = "strata.runtime_checks";

//===-- The record --------------------------------------------------------===//

/// Two kinds, and the predicates in the order of getRuntimePredicates().
static constexpr StringRef kinds[] = {"in_bounds", "in_range", "eq",  "ne",
                                      "slt",       "sle",      "sgt", "sge",
                                      "ult",       "ule",      "ugt", "uge"};
static constexpr unsigned firstPredicate = 2;

static std::string checkMessage(StringRef text) {
  return text.empty() ? "not an error message" : "";
}

static constexpr ExtensionKey columns[] = {
    {.name = "kind",
     .kind = KeyKind::Keyword,
     .isRequired = true,
     .documentation = "the kind of the check",
     .keywords = kinds},
    {.name = "what",
     .isRequired = true,
     .documentation = "the checked value: an operand, an attribute, a number, "
                      "or an operation with such operands"},
    {.name = "bound",
     .isRequired = true,
     .documentation = "the value it is compared with"},
    {.name = "text",
     .isRequired = true,
     .documentation = "error message if the check fails",
     .check = checkMessage},
    {.name = "when",
     .kind = KeyKind::Condition,
     .documentation = "condition under which the check is made"}};

static constexpr ExtensionAttribute attributes[] = {
    {runtimeChecks, OnOperation, ExtensionForm::Rows, columns,
     "checks made when the operation is executed"}};

static constexpr StringRef interfaces[] = {RuntimeVerifiableOpInterface::name};

//===-- Terms -------------------------------------------------------------===//

/// A number, or the name of an operand or attribute.
static LogicalResult readSimple(const ExtensionArgs &args, StringRef text,
                                Term &term) {
  const OpDefinition &def = args.getDefinition();
  text = text.trim();
  if (!text.getAsInteger(10, term.number))
    return success();
  std::optional<unsigned> slot = def.findSlot(text);
  size_t numOperands = def.operands.size();
  bool isResult =
      slot && *slot >= numOperands && *slot < numOperands + def.results.size();
  if (!slot || isResult ||
      (*slot < numOperands && def.operands[*slot].arity != Arity::One))
    return args.emitError(runtimeChecks)
           << "'" << text
           << "' is not a number, an attribute or a single operand";
  term.kind = *slot < numOperands ? Term::Kind::Operand : Term::Kind::Attribute;
  term.slot = *slot;
  return success();
}

/// A simple term, or an operation with simple terms as operands.
static LogicalResult readTerm(const ExtensionArgs &args, StringRef text,
                              Term &term) {
  text = text.trim();
  if (!text.contains('('))
    return readSimple(args, text, term);
  auto [callee, arguments] = text.split('(');
  auto [dialect, stem] = callee.trim().split('.');
  if (dialect.empty() || stem.empty() || !arguments.consume_back(")") ||
      arguments.trim().empty())
    return args.emitError(runtimeChecks)
           << "'" << text
           << "' is not of the form 'dialect.operation(operand, ...)'";
  term.kind = Term::Kind::Call;
  term.callee = callee.trim().str();
  SmallVector<StringRef, 2> parts;
  arguments.split(parts, ',');
  for (StringRef part : parts)
    if (failed(readSimple(args, part, term.arguments.emplace_back())))
      return failure();
  return success();
}

//===-- Attaching ---------------------------------------------------------===//

static LogicalResult readInBounds(const ExtensionArgs &args,
                                  const ExtensionEntry &row, Check &check) {
  const OpDefinition &def = args.getDefinition();
  std::optional<unsigned> slot = def.findSlot(row.getText("what").trim());
  if (!slot || *slot >= def.operands.size())
    return args.emitError(runtimeChecks)
           << "'in_bounds' requires an operand, but found '"
           << row.getText("what") << "'";
  check.subject.kind = Term::Kind::Operand;
  check.subject.slot = *slot;
  if (failed(readTerm(args, row.getText("bound"), check.bound)))
    return failure();
  const Term &bound = check.bound;
  if (bound.kind == Term::Kind::Call && bound.arguments.size() == 1 &&
      bound.arguments.front().kind == Term::Kind::Operand)
    return success();
  return args.emitError(runtimeChecks)
         << "expected a size operation and its operand, as in "
            "'list.size(list)', but found '"
         << row.getText("bound") << "'";
}

static LogicalResult readCheck(const ExtensionArgs &args,
                               const ExtensionEntry &row, Check &check) {
  unsigned kind = unsigned(row.getNumber("kind"));
  if (kind >= firstPredicate) {
    check.kind = Check::Kind::Compare;
    check.predicate = IntegerPredicate(kind - firstPredicate);
  } else {
    check.kind = kind == 0 ? Check::Kind::InBounds : Check::Kind::InRange;
  }
  check.text = row.getText("text").str();
  check.condition = row.getCondition("when");
  if (check.kind == Check::Kind::InBounds)
    return readInBounds(args, row, check);
  if (failed(readTerm(args, row.getText("what"), check.subject)))
    return failure();
  return readTerm(args, row.getText("bound"), check.bound);
}

static LogicalResult attach(ExtensionArgs &args) {
  assert(ArrayRef(kinds).drop_front(firstPredicate) == getRuntimePredicates() &&
         "kinds and predicates do not agree");
  std::vector<Check> checks;
  for (const ExtensionEntry &row : args.getRows(runtimeChecks))
    if (failed(readCheck(args, row, checks.emplace_back())))
      return failure();
  if (!checks.empty())
    args.implement(getInterfaceTable(std::move(checks)));
  return success();
}

namespace strata::irdl {
ArrayRef<Extension> getRuntimeChecksExtensions() {
  static constexpr Extension extension = {.title = "runtime checks",
                                          .attributes = attributes,
                                          .interfaces = interfaces,
                                          .attach = attach};
  return extension;
}
} // namespace strata::irdl
