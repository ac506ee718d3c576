// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Prove/Refinement.h"

#include "strata/Prove/BlockEncoding.h"
#include "strata/Prove/FloatFlags.h"
#include "strata/Semantics/SMTTermsDetail.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::prove;
using namespace strata::semantics::smt;
using semantics::Scalar;
using semantics::SMTTerm;

static std::string getArgumentName(unsigned i) {
  return "%x" + std::to_string(i);
}
static std::string getConstantName(unsigned i) {
  return "%c" + std::to_string(i);
}

/// Declares the arguments and constants, and gives the arguments of both blocks their terms.
static LogicalResult declareInputs(const BlockPair &pair, BlockEncoder &before,
                                   BlockEncoder &after, Violation &violation,
                                   std::string &error) {
  auto declare = [&](const std::string &name, Type type) {
    FailureOr<std::string> sort =
        semantics::getSMTSort(before.getNumberType(type), error);
    if (failed(sort))
      return failure();
    violation.declarations += "(declare-const " + name + " " + *sort + ")\n";
    violation.names.push_back(name);
    return success();
  };
  for (auto [i, argument] : llvm::enumerate(pair.before->getArguments())) {
    std::string name = getArgumentName(unsigned(i));
    if (failed(declare(name, argument.getType())))
      return failure();
    std::string poison = name + ".poison";
    violation.declarations += "(declare-const " + poison + " Bool)\n";
    violation.names.push_back(poison);
    before.setTerm(argument, {name, poison});
    after.setTerm(pair.after->getArgument(unsigned(i)), {name, poison});
  }
  for (auto [i, type] : llvm::enumerate(pair.constants))
    if (failed(declare(getConstantName(unsigned(i)), type)))
      return failure();
  return success();
}

/// Whether the two results are equal. A NaN is equal to another. A zero may have any sign if `left`
/// has any.
static std::string areEqual(Value value, const SMTTerm &left,
                            const SMTTerm &right) {
  if (left.value == right.value)
    return "true";
  std::string isSame = call("=", {left.value, right.value});
  if (!hasAnySignOfZero(value))
    return isSame;
  return makeOr(isSame, makeAnd(call("fp.isZero", left.value),
                                call("fp.isZero", right.value)));
}

FailureOr<Violation> prove::encodeViolation(const BlockPair &pair,
                                            const SymbolicNumbers &numbers,
                                            std::string &error) {
  BlockEncoder before("b", pair.indexWidth, numbers),
      after("a", pair.indexWidth, numbers);
  Violation violation;
  after.openSignsOfZeros();
  if (failed(declareInputs(pair, before, after, violation, error)) ||
      failed(before.encode(*pair.before, error)) ||
      failed(after.encode(*pair.after, error)))
    return failure();
  std::string differs = after.getUndefined();
  Operation &expected = pair.before->back(), &found = pair.after->back();
  for (unsigned i = 0; i < expected.getNumOperands(); ++i) {
    if (llvm::is_contained(pair.unused, i))
      continue;
    const SMTTerm &left = before.getTerm(expected.getOperand(i)),
                  &right = after.getTerm(found.getOperand(i));
    std::string isSame = areEqual(expected.getOperand(i), left, right);
    differs = makeOr(differs, makeAnd(makeNot(left.poison),
                                      makeOr(right.poison, makeNot(isSame))));
  }
  violation.declarations += after.getDeclarations();
  std::string body = makeAnd(makeNot(before.getUndefined()), differs);
  for (const std::string &condition : pair.conditions)
    body = makeAnd(condition, body);
  violation.term = before.close(after.close(body));
  return violation;
}

//===-- Values ---------------------------------------------------------------===//

/// The bits of `#b0101` or `#x0f`; std::nullopt for other terms.
static std::optional<APInt> readBits(StringRef text) {
  unsigned radix = text.consume_front("#b")   ? 2
                   : text.consume_front("#x") ? 16
                                              : 0;
  if (!radix || text.empty())
    return std::nullopt;
  unsigned width = unsigned(text.size()) * (radix == 16 ? 4 : 1);
  return APInt(width, text, uint8_t(radix));
}

/// The bits of a float, such as `(fp #b0 #b01 #b1)` or `(_ +zero 5 11)`.
static std::optional<APInt> readFloat(StringRef text, FloatType type) {
  const llvm::fltSemantics &format = type.getFloatSemantics();
  SmallVector<StringRef, 4> words;
  text.trim("() ").split(words, ' ', -1, /*KeepEmpty=*/false);
  if (words.size() != 4)
    return std::nullopt;
  auto special = [&](StringRef name) -> std::optional<APFloat> {
    bool isNegative = name.starts_with("-");
    if (name.ends_with("zero"))
      return APFloat::getZero(format, isNegative);
    if (name.ends_with("oo"))
      return APFloat::getInf(format, isNegative);
    if (name == "NaN")
      return APFloat::getQNaN(format);
    return std::nullopt;
  };
  if (words[0] == "_") {
    std::optional<APFloat> value = special(words[1]);
    return value ? std::optional(value->bitcastToAPInt()) : std::nullopt;
  }
  std::optional<APInt> bits;
  for (StringRef word : ArrayRef(words).drop_front()) {
    std::optional<APInt> part = readBits(word);
    if (!part)
      return std::nullopt;
    bits = bits ? bits->concat(*part) : *part;
  }
  return bits;
}

static std::optional<Scalar> readScalar(StringRef text, Type type) {
  auto floatType = dyn_cast<FloatType>(type);
  std::optional<APInt> bits =
      floatType ? readFloat(text, floatType) : readBits(text);
  if (!bits)
    return std::nullopt;
  return Scalar(*bits);
}

FailureOr<Assignment> prove::readAssignment(const BlockPair &pair,
                                            ArrayRef<std::string> values,
                                            std::string &error) {
  Assignment assignment;
  size_t at = 0;
  auto read = [&](Type type) -> std::optional<Scalar> {
    if (at >= values.size())
      return std::nullopt;
    std::optional<Scalar> scalar = readScalar(values[at], type);
    if (!scalar)
      error = "the solver's value '" + values[at] + "' is not understood";
    ++at;
    return scalar;
  };
  for (BlockArgument argument : pair.before->getArguments()) {
    std::optional<Scalar> scalar = read(argument.getType());
    if (!scalar || at >= values.size())
      return failure();
    scalar->isPoison = values[at++] == "true";
    assignment.arguments.push_back(*scalar);
  }
  for (Type type : pair.constants) {
    std::optional<Scalar> scalar = read(type);
    if (!scalar)
      return failure();
    assignment.constants.push_back(*scalar);
  }
  return assignment;
}

bool prove::isRefined(const BlockOutcome &before, const BlockOutcome &after,
                      TypeRange types, ArrayRef<unsigned> unused) {
  if (before.isUndefined || after.isUndefined)
    return before.isUndefined;
  for (unsigned i = 0; i < before.results.size(); ++i) {
    const Scalar &expected = before.results[i], &found = after.results[i];
    if (expected.isPoison || llvm::is_contained(unused, i))
      continue;
    bool isNaN = isa<FloatType>(types[i]) &&
                 expected.getFloat(types[i]).isNaN() && !found.isPoison &&
                 found.getFloat(types[i]).isNaN();
    if (found.isPoison)
      return false;
    bool isZero = isa<FloatType>(types[i]) &&
                  expected.getFloat(types[i]).isZero() &&
                  found.getFloat(types[i]).isZero();
    if (isZero && (before.anySigns[i] || after.anySigns[i])) {
      if (!before.anySigns[i])
        return false;
      continue;
    }
    if (expected.bits != found.bits && !isNaN)
      return false;
  }
  return true;
}
