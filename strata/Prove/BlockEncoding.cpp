// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Prove/BlockEncoding.h"

#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/Prove/FloatFlags.h"
#include "strata/Semantics/OpSemantics.h"
#include "strata/Semantics/SMTTermsDetail.h"

using namespace strata;
using namespace strata::prove;
using semantics::SMTTerm;
using namespace strata::semantics::smt;

Type BlockEncoder::getNumberType(Type type) const {
  return type.isIndex() ? IntegerType::get(type.getContext(), indexWidth)
                        : type;
}

std::string BlockEncoder::bind(std::string term) {
  if (term.find(' ') == std::string::npos)
    return term;
  std::string name = (prefix + Twine(bindings.size())).str();
  bindings.emplace_back(name, std::move(term));
  return name;
}

std::string BlockEncoder::close(std::string body) const {
  for (const auto &[name, term] : llvm::reverse(bindings))
    body = ("(let ((" + Twine(name) + " " + term + "))\n" + body + ")").str();
  return body;
}

/// The value of a constant operation; null if `op` is none.
static Attribute getConstant(Operation *op) {
  int slot = op->getDefinition().constantSlot;
  if (slot >= 0)
    return op->getAttrSlots()[unsigned(slot)];
  return op->getDefinition().constantValue;
}

bool prove::isEncodable(Operation *op) {
  return semantics::getSemantics(op->getDefinition()) || getConstant(op);
}

FailureOr<SMTTerm> BlockEncoder::encodeConstant(Attribute attr, Type type,
                                                std::string &error) {
  if (const SymbolicNumber *number = numbers.lookup(attr))
    return SMTTerm{number->term};
  Type numberType = getNumberType(type);
  unsigned width = semantics::getScalarWidth(numberType);
  APInt bits = APInt::getZero(std::max(width, 1u));
  bool isPoisoned = isPoison(attr);
  if (auto integer = dyn_cast<IntegerAttr>(attr)) {
    bits = integer.getValue().zextOrTrunc(width);
  } else if (auto number = dyn_cast<FloatAttr>(attr)) {
    bits = number.getValue().bitcastToAPInt();
  } else if (!isPoisoned || !width) {
    error = "a constant is not a number";
    return failure();
  }
  FailureOr<std::string> term =
      semantics::getSMTNumber(bits, numberType, error);
  if (failed(term))
    return failure();
  return SMTTerm{*term, isPoisoned ? "true" : "false"};
}

/// Replaces a zero by one with an unknown sign.
LogicalResult BlockEncoder::openSign(Type type, std::string &value,
                                     std::string &error) {
  unsigned width = semantics::getScalarWidth(type);
  FailureOr<std::string> positive =
      semantics::getSMTNumber(APInt::getZero(width), type, error);
  FailureOr<std::string> negative =
      semantics::getSMTNumber(APInt::getSignMask(width), type, error);
  if (failed(positive) || failed(negative))
    return failure();
  std::string sign = (prefix + Twine(bindings.size()) + ".sign").str();
  declarations += "(declare-const " + sign + " Bool)\n";
  value = bind(makeIf(call("fp.isZero", value),
                      makeIf(sign, *negative, *positive), value));
  return success();
}

/// The poison that the flags `nnan` and `ninf` bring, and the signs of zeros that `nsz` leaves open.
LogicalResult BlockEncoder::applyFlags(Operation *op, ArrayRef<Type> types,
                                       ArrayRef<SMTTerm> operands,
                                       std::string &error) {
  FloatFlags flags = getFloatFlags(op);
  std::string poison = "false";
  auto exclude = [&](Type type, const std::string &value) {
    if (!isa<FloatType>(type))
      return;
    if (flags.noNaNs)
      poison = makeOr(poison, call("fp.isNaN", value));
    if (flags.noInfinities)
      poison = makeOr(poison, call("fp.isInfinite", value));
  };
  for (auto [type, operand] : llvm::zip(types, operands))
    exclude(type, operand.value);
  ArrayRef<Type> resultTypes = types.drop_front(operands.size());
  for (auto [type, result] : llvm::zip_equal(resultTypes, op->getResults()))
    exclude(type, terms[result].value);
  for (auto [type, result] : llvm::zip_equal(resultTypes, op->getResults())) {
    SMTTerm &term = terms[result];
    term.poison = bind(makeOr(term.poison, poison));
    if (flags.anySignOfZero && opensSigns && isa<FloatType>(type) &&
        failed(openSign(type, term.value, error)))
      return failure();
  }
  return success();
}

LogicalResult BlockEncoder::encode(Operation *op, std::string &error) {
  if (Attribute constant = getConstant(op)) {
    Value result = op->getResult(0);
    FailureOr<SMTTerm> term = encodeConstant(constant, result.getType(), error);
    if (failed(term))
      return failure();
    terms[result] = *term;
    return success();
  }
  const semantics::OpSemantics *semantics =
      semantics::getSemantics(op->getDefinition());
  if (!semantics) {
    error = ("'" + op->getName().getStringRef() +
             "' does not declare a computation")
                .str();
    return failure();
  }
  SmallVector<Type, 4> types;
  SmallVector<SMTTerm, 4> operands;
  for (Value operand : op->getOperands()) {
    types.push_back(getNumberType(operand.getType()));
    operands.push_back(getTerm(operand));
  }
  for (Type type : op->getResultTypes())
    types.push_back(getNumberType(type));
  if (!semantics->accepts(types)) {
    error = ("the computation of '" + op->getName().getStringRef() +
             "' is not defined for its types")
                .str();
    return failure();
  }
  auto results = semantics::encodeResults(op, types, operands,
                                          /*namesOverflow=*/true, error);
  if (failed(results))
    return failure();
  for (auto [result, term] : llvm::zip_equal(op->getResults(), *results)) {
    undefined = makeOr(undefined, bind(term.undefined));
    terms[result] = {bind(term.value), bind(term.poison)};
  }
  undefined = bind(undefined);
  return applyFlags(op, types, operands, error);
}

LogicalResult BlockEncoder::encode(Block &block, std::string &error) {
  for (Operation &op : block.without_terminator())
    if (failed(encode(&op, error)))
      return failure();
  return success();
}
