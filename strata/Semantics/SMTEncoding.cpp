// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Semantics/SMTEncoding.h"

#include "strata/Semantics/OpSemantics.h"
#include "strata/Semantics/SMTNamesDetail.h"
#include "strata/Semantics/SMTOverflowDetail.h"
#include "strata/Semantics/SMTTermsDetail.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::semantics;
using namespace strata::semantics::smt;

namespace {
using Term = SMTTerm;

/// Exponent and significand of a float type, as SMT-LIB counts them: with the hidden bit.
struct FloatSort {
  unsigned exponent = 0, significand = 0;
};

/// Encodes expressions over the same operands. Terms that are used several times are bound to
/// names.
class Encoder {
public:
  Encoder(const SMTInputs &inputs, std::string &error)
      : inputs(inputs), types(inputs.types), error(error) {}

  LogicalResult print(Operation *op, const OpSemantics &semantics,
                      raw_ostream &os);
  FailureOr<Term> encodeResult(const OpSemantics &semantics, unsigned i);
  FailureOr<Term> encode(const Expression &expression);
  /// `result` with the bindings so far in each of its terms. They end.
  Term close(const Term &result);

private:
  FailureOr<Term> encode(const Node &node);
  FailureOr<Term> encodeCall(const Node &node, ArrayRef<Term> args);
  Term encodeChoice(const Node &node, ArrayRef<Term> args);
  FailureOr<std::string> encodeInteger(const Node &node, ArrayRef<Term> args,
                                       Term &result);
  FailureOr<std::string> encodeFloat(const Node &node, ArrayRef<Term> args,
                                     Term &result);
  std::string encodeOverflowBit(Function function, const Term &a, const Term &b,
                                unsigned width);
  std::string encodeCount(Function function, const Term &a, unsigned width);
  std::string encodeRoundedQuotient(Function function, const Term &a,
                                    const Term &b, unsigned width);
  std::string encodeToInteger(const Term &a, unsigned width, bool isSigned,
                              Term &result);
  void addConditions(Function function, const Term &a, const Term &b,
                     unsigned width, Term &result);
  LogicalResult fail(const Twine &message) {
    error = message.str();
    return failure();
  }

  /// A name for `term`, or a short term itself.
  std::string bind(std::string term);
  /// As `bind`, but conditions as bits stay, since their users make them conditions again.
  std::string bindValue(std::string term) {
    return StringRef(term).ends_with(" #b1 #b0)") ? term
                                                  : bind(std::move(term));
  }
  /// `term` inside of the bindings so far, which end.
  std::string close(const std::string &term);

  const SMTInputs &inputs;
  ArrayRef<Type> types;
  std::string &error;
  const Expression *expression = nullptr;
  SmallVector<Term, 8> terms;
  /// The terms that have names, in order.
  std::vector<std::string> bindings;
};
} // namespace

//===-- Bindings -----------------------------------------------------------===//

/// The parameter for an operand. `%` keeps it apart from the words and functions of SMT-LIB.
static std::string getParameterName(const OpSemantics &semantics,
                                    unsigned operand) {
  return "%" + semantics.signature.operands[operand];
}

/// Whether an outcome is a value.
static std::string isValue(const Term &term) {
  return makeNot(makeOr(term.undefined, term.poison));
}

/// `!` begins no name of an operand.
static std::string getBoundName(size_t number) {
  return "!" + std::to_string(number);
}

std::string Encoder::bind(std::string term) {
  if (term.find(' ') == std::string::npos)
    return term;
  bindings.push_back(std::move(term));
  return getBoundName(bindings.size() - 1);
}

/// The places at which a name occurs in `text`.
static SmallVector<size_t, 4> findUses(StringRef text, StringRef name) {
  SmallVector<size_t, 4> places;
  for (size_t at = text.find(name); at != StringRef::npos;
       at = text.find(name, at + 1))
    if (at + name.size() == text.size() ||
        !llvm::isDigit(text[at + name.size()]))
      places.push_back(at);
  return places;
}

std::string Encoder::close(const std::string &term) {
  std::string text = term, end;
  for (size_t i = bindings.size(); i-- > 0;) {
    std::string name = getBoundName(i);
    SmallVector<size_t, 4> places = findUses(text, name);
    if (places.size() == 1) {
      text.replace(places.front(), name.size(), bindings[i]);
    } else if (!places.empty()) {
      text =
          ("(let ((" + Twine(name) + " " + bindings[i] + "))\n  " + text).str();
      end += ')';
    }
  }
  bindings.clear();
  return text + end;
}

Term Encoder::close(const Term &result) {
  std::vector<std::string> shared = bindings;
  Term closed;
  closed.value = close(result.value);
  bindings = shared;
  closed.poison = close(result.poison);
  bindings = std::move(shared);
  closed.undefined = close(result.undefined);
  return closed;
}

//===-- Sorts --------------------------------------------------------------===//

/// std::nullopt for types without infinities or with other NaNs than IEEE 754 has.
static std::optional<FloatSort> getFloatSort(FloatType type) {
  using Format = FloatType::Format;
  switch (type.getFormat()) {
  case Format::F16:
  case Format::BF16:
  case Format::F32:
  case Format::F64:
  case Format::F128:
  case Format::F8E5M2:
  case Format::F8E4M3:
  case Format::F8E3M4: {
    unsigned significand =
        APFloat::semanticsPrecision(type.getFloatSemantics());
    return FloatSort{type.getWidth() - significand, significand};
  }
  default:
    return std::nullopt;
  }
}

/// The number of terms grows with the width, and the time to bind them with its square.
static constexpr unsigned MaxWidth = 1024;

static LogicalResult failNoFloats(FloatType type, std::string &error) {
  error = ("SMT-LIB has no floats of type " + type.getSpelling()).str();
  return failure();
}

FailureOr<std::string> semantics::getSMTSort(Type type, std::string &error) {
  auto floatType = dyn_cast<FloatType>(type);
  unsigned width = getScalarWidth(type);
  if (!floatType && (!width || width > MaxWidth)) {
    error = ("only integers of 1 to " + Twine(MaxWidth) + " bits are encoded")
                .str();
    return failure();
  }
  if (!floatType)
    return indexed("BitVec", width);
  std::optional<FloatSort> sort = getFloatSort(floatType);
  if (!sort)
    return failNoFloats(floatType, error);
  return indexed("FloatingPoint", sort->exponent, sort->significand);
}

FailureOr<std::string> semantics::getSMTNumber(const APInt &bits, Type type,
                                               std::string &error) {
  auto floatType = dyn_cast<FloatType>(type);
  if (!floatType)
    return getBits(bits);
  std::optional<FloatSort> sort = getFloatSort(floatType);
  if (!sort)
    return failNoFloats(floatType, error);
  unsigned fraction = sort->significand - 1;
  std::string sign = getBits(bits.extractBits(1, bits.getBitWidth() - 1)),
              exponent = getBits(bits.extractBits(sort->exponent, fraction)),
              rest = getBits(bits.extractBits(fraction, 0));
  return call("fp", {sign, exponent, rest});
}

//===-- Integers -----------------------------------------------------------===//

/// Whether the result does not fit into `width` bits.
std::string Encoder::encodeOverflowBit(Function function, const Term &a,
                                       const Term &b, unsigned width) {
  return toBit(inputs.namesOverflow
                   ? callOverflow(function, a.value, b.value, width)
                   : encodeOverflow(function, a.value, b.value, width));
}

/// Counts bits one after the other.
std::string Encoder::encodeCount(Function function, const Term &a,
                                 unsigned width) {
  auto bit = [&](unsigned i) {
    return call(indexed("extract", i, i), a.value);
  };
  auto number = [&](unsigned i) {
    return getBits(APInt(width, i, /*isSigned=*/false, /*implicitTrunc=*/true));
  };
  std::string count = number(function == Function::CountOnes ? 0 : width);
  for (unsigned i = 0; i < width; ++i) {
    // The bit that decides last comes last.
    unsigned at = function == Function::CountTrailingZeros ? width - 1 - i : i;
    if (function != Function::CountOnes) {
      unsigned zeros =
          function == Function::CountTrailingZeros ? at : width - 1 - at;
      count = bind(makeIf(toCondition(bit(at)), number(zeros), count));
      continue;
    }
    std::string one = bit(at);
    if (width > 1)
      one = call(indexed("zero_extend", width - 1), one);
    count = bind(call("bvadd", {count, one}));
  }
  return count;
}

/// The upper half of a product.
static std::string encodeHighHalf(Function function, const Term &a,
                                  const Term &b, unsigned width) {
  StringRef extend =
      function == Function::SMulHigh ? "sign_extend" : "zero_extend";
  return call(indexed("extract", 2 * width - 1, width),
              makeWidened(extend, width, "bvmul", a.value, b.value));
}

/// Adds high bits, or cuts them off.
static std::string encodeExtension(Function function, const Term &a,
                                   unsigned from, unsigned to) {
  if (to == from)
    return a.value;
  if (to < from)
    return call(indexed("extract", to - 1, 0), a.value);
  StringRef extend = function == Function::SExt ? "sign_extend" : "zero_extend";
  return call(indexed(extend, to - from), a.value);
}

/// Adds the operands for which a division is undefined, or a shift poison.
void Encoder::addConditions(Function function, const Term &a, const Term &b,
                            unsigned width, Term &result) {
  if (isDivision(function)) {
    std::string wrong =
        makeOr(b.poison, call("=", {b.value, getBits(APInt::getZero(width))}));
    // Poison may be the least number.
    std::string isLeast =
        makeOr(a.poison,
               call("=", {a.value, getBits(APInt::getSignedMinValue(width))}));
    if (isSignedDivision(function))
      wrong = makeOr(
          wrong,
          makeAnd(isLeast,
                  call("=", {b.value, getBits(APInt::getAllOnes(width))})));
    result.undefined = bind(makeOr(result.undefined, wrong));
  }
  if (function == Function::Shl || function == Function::LShr ||
      function == Function::AShr)
    result.poison = bind(makeOr(
        result.poison, call("bvuge", {b.value, getBits(APInt(width, width))})));
}

/// A quotient that is not rounded to zero.
std::string Encoder::encodeRoundedQuotient(Function function, const Term &a,
                                           const Term &b, unsigned width) {
  bool isSigned = isSignedDivision(function);
  bool isCeil = function != Function::SDivFloor;
  std::string zero = getBits(APInt::getZero(width)),
              one = getBits(APInt(width, 1));
  std::string quotient =
      bind(call(isSigned ? "bvsdiv" : "bvudiv", {a.value, b.value}));
  std::string rest = call(isSigned ? "bvsrem" : "bvurem", {a.value, b.value});
  std::string isRounded = makeNot(call("=", {rest, zero}));
  // A negative quotient is rounded upwards already.
  std::string isNegative =
      isSigned ? call("bvslt", {call("bvxor", {a.value, b.value}), zero})
               : "false";
  return makeIf(makeAnd(isRounded, isCeil ? makeNot(isNegative) : isNegative),
                call(isCeil ? "bvadd" : "bvsub", {quotient, one}), quotient);
}

/// The value of a function of integers; `result` is given the conditions of poison and of
/// undefined behavior.
FailureOr<std::string>
Encoder::encodeInteger(const Node &node, ArrayRef<Term> args, Term &result) {
  const Node &first = expression->getNodes()[node.operands.front()];
  unsigned width = getScalarWidth(expression->getType(first, types));
  const Term &a = args.front(), &b = args.back();
  addConditions(node.function, a, b, width, result);
  if (StringRef name = getIntegerFunctionName(node.function); !name.empty())
    return call(name, {a.value, b.value});
  bool chooses = false;
  if (StringRef name = getIntegerComparison(node.function, chooses);
      !name.empty()) {
    std::string holds = call(name, {a.value, b.value});
    return chooses ? makeIf(holds, a.value, b.value) : toBit(holds);
  }
  switch (node.function) {
  case Function::Neg:
    return call("bvneg", a.value);
  case Function::Not:
    return call("bvnot", a.value);
  case Function::NotEqual:
    return toBit(makeNot(call("=", {a.value, b.value})));
  case Function::UDivCeil:
  case Function::SDivCeil:
  case Function::SDivFloor:
    return encodeRoundedQuotient(node.function, a, b, width);
  case Function::SMulHigh:
  case Function::UMulHigh:
    return encodeHighHalf(node.function, a, b, width);
  case Function::SAddOverflow:
  case Function::UAddOverflow:
  case Function::SSubOverflow:
  case Function::USubOverflow:
  case Function::SMulOverflow:
  case Function::UMulOverflow:
  case Function::SShlOverflow:
  case Function::UShlOverflow:
    return encodeOverflowBit(node.function, a, b, width);
  case Function::CountOnes:
  case Function::CountLeadingZeros:
  case Function::CountTrailingZeros:
    return encodeCount(node.function, a, width);
  case Function::SExt:
  case Function::ZExt:
  case Function::Trunc:
    return encodeExtension(node.function, a, width,
                           getScalarWidth(types[node.payload]));
  default:
    return fail("SMT-LIB has no equivalent of '" + getInfo(node.function).name +
                "'");
  }
}

//===-- Floats -------------------------------------------------------------===//

static std::string isNaN(const Term &term) {
  return call("fp.isNaN", term.value);
}

/// The greater or lesser of two floats.
static std::string encodeExtremum(Function function, const Term &a,
                                  const Term &b) {
  bool isMax = function == Function::Maximum || function == Function::MaxNum;
  // Zeros compare equal: the sign decides.
  std::string negative = call("fp.isNegative", a.value);
  std::string ofEqual = isMax ? makeIf(negative, b.value, a.value)
                              : makeIf(negative, a.value, b.value);
  std::string value =
      makeIf(call(isMax ? "fp.gt" : "fp.lt", {a.value, b.value}), a.value,
             makeIf(call("fp.eq", {a.value, b.value}), ofEqual, b.value));
  bool ignoresNaN =
      function == Function::MaxNum || function == Function::MinNum;
  return makeIf(isNaN(a), ignoresNaN ? b.value : a.value,
                makeIf(isNaN(b), ignoresNaN ? a.value : b.value, value));
}

/// A float as an integer of `width` bits, poison if it does not fit.
std::string Encoder::encodeToInteger(const Term &a, unsigned width,
                                     bool isSigned, Term &result) {
  APInt low = isSigned ? APInt::getSignedMinValue(width) : APInt(width, 0);
  APInt high =
      isSigned ? APInt::getSignedMaxValue(width) : APInt::getMaxValue(width);
  auto real = [&](const APInt &bound) {
    bool isNegative = isSigned && bound.isNegative();
    std::string digits =
        llvm::toString(isNegative ? -bound : bound, 10, /*Signed=*/false) +
        ".0";
    return isNegative ? call("-", digits) : digits;
  };
  std::string whole =
      bind(call("fp.to_real", call("fp.roundToIntegral", {"RTZ", a.value})));
  std::string isFinite =
      makeNot(makeOr(isNaN(a), call("fp.isInfinite", a.value)));
  std::string fits =
      makeAnd(call("<=", {real(low), whole}), call("<=", {whole, real(high)}));
  result.poison = bind(makeOr(result.poison, makeNot(makeAnd(isFinite, fits))));
  return call(indexed(isSigned ? "fp.to_sbv" : "fp.to_ubv", width),
              {"RTZ", a.value});
}

/// The value of a function of floats or to floats.
FailureOr<std::string> Encoder::encodeFloat(const Node &node,
                                            ArrayRef<Term> args, Term &result) {
  const Term &a = args.front(), &b = args.back();
  if (StringRef name = getRoundingFunctionName(node.function); !name.empty())
    return call(name, {"RNE", a.value, b.value});
  if (StringRef name = getFloatComparison(node.function); !name.empty())
    return toBit(call(name, {a.value, b.value}));
  if (StringRef mode = getConversionMode(node.function); !mode.empty()) {
    auto to = cast<FloatType>(types[node.payload]);
    std::optional<FloatSort> sort = getFloatSort(to);
    if (!sort)
      return failNoFloats(to, error);
    StringRef name =
        node.function == Function::UIToFP ? "to_fp_unsigned" : "to_fp";
    return call(indexed(name, sort->exponent, sort->significand),
                {mode, a.value});
  }
  switch (node.function) {
  case Function::FMA:
    return call("fp.fma", {"RNE", a.value, args[1].value, b.value});
  case Function::Neg:
    return call("fp.neg", a.value);
  case Function::FAbs:
    return call("fp.abs", a.value);
  case Function::NotEqual:
    return toBit(makeNot(call("fp.eq", {a.value, b.value})));
  case Function::IsUnordered:
    return toBit(makeOr(isNaN(a), isNaN(b)));
  case Function::Maximum:
  case Function::Minimum:
  case Function::MaxNum:
  case Function::MinNum:
    return encodeExtremum(node.function, a, b);
  case Function::FPToSI:
  case Function::FPToUI:
    return encodeToInteger(a, getScalarWidth(types[node.payload]),
                           node.function == Function::FPToSI, result);
  default:
    return fail("SMT-LIB has no equivalent of '" + getInfo(node.function).name +
                "' of floats");
  }
}

//===-- Expressions --------------------------------------------------------===//

FailureOr<Term> Encoder::encodeCall(const Node &node, ArrayRef<Term> args) {
  Term result;
  for (const Term &arg : args) {
    result.undefined = makeOr(result.undefined, arg.undefined);
    result.poison = makeOr(result.poison, arg.poison);
  }
  const Node &first = expression->getNodes()[node.operands.front()];
  Type from = expression->getType(first, types);
  bool takesType = getInfo(node.function).getParameters().ends_with("t");
  if (node.function == Function::Bitcast && !isa<FloatType>(from)) {
    auto to = dyn_cast<FloatType>(types[node.payload]);
    result.value = args.front().value;
    if (!to)
      return result;
    std::optional<FloatSort> sort = getFloatSort(to);
    if (!sort)
      return failNoFloats(to, error);
    result.value =
        call(indexed("to_fp", sort->exponent, sort->significand), result.value);
    return result;
  }
  bool isOfFloats = isa<FloatType>(from) ||
                    (takesType && isa<FloatType>(types[node.payload]));
  FailureOr<std::string> value = isOfFloats ? encodeFloat(node, args, result)
                                            : encodeInteger(node, args, result);
  if (failed(value))
    return failure();
  result.value = bindValue(*value);
  return result;
}

/// Nodes that read only some of their operands.
Term Encoder::encodeChoice(const Node &node, ArrayRef<Term> args) {
  const Term &first = args.front();
  std::string condition = toCondition(first.value);
  if (node.kind == NodeKind::LogicalNot)
    return {toBit(makeNot(condition)), first.poison, first.undefined};
  Term bit{node.kind == NodeKind::LogicalOr ? "#b1" : "#b0"};
  const Term &ifTrue = node.kind == NodeKind::LogicalOr ? bit : args[1];
  const Term &ifFalse = node.kind == NodeKind::LogicalAnd ? bit : args.back();
  std::string isChosen = isValue(first);
  return {
      bindValue(makeIf(condition, ifTrue.value, ifFalse.value)),
      makeOr(first.poison, makeAnd(isChosen, makeIf(condition, ifTrue.poison,
                                                    ifFalse.poison))),
      makeOr(first.undefined,
             makeAnd(isChosen,
                     makeIf(condition, ifTrue.undefined, ifFalse.undefined)))};
}

FailureOr<Term> Encoder::encode(const Node &node) {
  SmallVector<Term, 3> args;
  for (uint32_t operand : node.operands)
    args.push_back(terms[operand]);
  Type type = expression->getType(node, types);
  auto makeNumber = [&](const APInt &bits) -> FailureOr<Term> {
    FailureOr<std::string> number = getSMTNumber(bits, type, error);
    if (failed(number))
      return failure();
    return Term{*number};
  };
  switch (node.kind) {
  case NodeKind::Operand:
    return inputs.operands[node.payload];
  case NodeKind::Literal: {
    Scalar number = expression->getLiteral(node.payload).getNumber(type);
    FailureOr<Term> term = makeNumber(number.bits);
    if (succeeded(term) && number.isPoison)
      term->poison = "true";
    return term;
  }
  case NodeKind::Width:
    return makeNumber(APInt(64, getScalarWidth(types[node.payload]))
                          .zextOrTrunc(getScalarWidth(type)));
  case NodeKind::Attribute:
    return Term{toBit(expression->holds(node, inputs.getAttribute(node.payload))
                          ? "true"
                          : "false")};
  case NodeKind::Switch: {
    const Node *chosen =
        expression->selectCase(node, inputs.getAttribute(node.payload));
    if (chosen)
      return terms[size_t(chosen - expression->getNodes().data())];
    FailureOr<Term> term = makeNumber(APInt(getScalarWidth(type), 0));
    if (succeeded(term))
      term->undefined = "true";
    return term;
  }
  case NodeKind::Call:
    return encodeCall(node, args);
  case NodeKind::Select:
  case NodeKind::LogicalAnd:
  case NodeKind::LogicalOr:
  case NodeKind::LogicalNot:
    return encodeChoice(node, args);
  }
  llvm_unreachable("all kinds are listed");
}

FailureOr<Term> Encoder::encode(const Expression &from) {
  expression = &from;
  terms.clear();
  for (const Node &node : from.getNodes()) {
    FailureOr<Term> term = encode(node);
    if (failed(term))
      return failure();
    terms.push_back({term->value, bind(term->poison), bind(term->undefined)});
  }
  return terms.back();
}

/// The outcome of result `i` with the conditions of the operation.
FailureOr<Term> Encoder::encodeResult(const OpSemantics &semantics,
                                      unsigned i) {
  Term undefinedIf{"#b0"}, poisonIf{"#b0"};
  for (auto [condition, term] : {std::pair(semantics.undefinedIf, &undefinedIf),
                                 std::pair(semantics.poisonIf, &poisonIf)}) {
    if (!condition)
      continue;
    FailureOr<Term> encoded = encode(*condition);
    if (failed(encoded))
      return failure();
    *term = *encoded;
  }
  FailureOr<Term> value = encode(*semantics.values[i]);
  if (failed(value))
    return failure();
  // The conditions are read first. A condition that is poison may hold.
  std::string poisons = makeOr(poisonIf.poison, toCondition(poisonIf.value));
  std::string isUndefined =
      makeOr(makeOr(undefinedIf.undefined, undefinedIf.poison),
             makeOr(toCondition(undefinedIf.value), poisonIf.undefined));
  return Term{value->value, makeOr(poisons, value->poison),
              makeOr(isUndefined, makeAnd(makeNot(poisons), value->undefined))};
}

LogicalResult Encoder::print(Operation *op, const OpSemantics &semantics,
                             raw_ostream &os) {
  std::string parameters;
  for (unsigned i = 0; i < semantics.signature.operands.size(); ++i) {
    FailureOr<std::string> sort = getSMTSort(types[i], error);
    if (failed(sort))
      return failure();
    const Term &term = inputs.operands[i];
    parameters += (Twine(i ? " (" : "(") + term.value + " " + *sort + ") (" +
                   term.poison + " Bool)")
                      .str();
  }
  auto define = [&](const Twine &name, StringRef sort,
                    const std::string &term) {
    os << "(define-fun " << name << " (" << parameters << ") " << sort << "\n  "
       << term << ")\n";
  };
  for (unsigned i = 0; i < semantics.values.size(); ++i) {
    std::string name = op->getName().getStringRef().str();
    if (semantics.values.size() > 1)
      name += "." + semantics.signature.results[i];
    FailureOr<std::string> sort =
        getSMTSort(types[semantics.signature.operands.size() + i], error);
    FailureOr<Term> result = failure();
    if (succeeded(sort))
      result = encodeResult(semantics, i);
    if (failed(result))
      return failure();
    Term closed = close(*result);
    define(name + ".undefined", "Bool", closed.undefined);
    define(name + ".poison", "Bool", closed.poison);
    define(name, *sort, closed.value);
  }
  return success();
}

FailureOr<Term> semantics::encodeExpression(const Expression &expression,
                                            const SMTInputs &inputs,
                                            std::string &error) {
  Encoder encoder(inputs, error);
  FailureOr<Term> term = encoder.encode(expression);
  if (failed(term))
    return failure();
  return encoder.close(*term);
}

FailureOr<SmallVector<Term, 2>>
semantics::encodeResults(Operation *op, ArrayRef<Type> types,
                         ArrayRef<Term> operands, bool namesOverflow,
                         std::string &error) {
  const OpSemantics *semantics = getSemantics(op->getDefinition());
  if (!semantics) {
    error = ("'" + op->getName().getStringRef() +
             "' does not declare a computation")
                .str();
    return failure();
  }
  auto getAttribute = [op](unsigned index) {
    return getAttributeNumber(op, index);
  };
  SmallVector<Term, 2> results;
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    Encoder encoder({operands, types, getAttribute, namesOverflow}, error);
    FailureOr<Term> term = encoder.encodeResult(*semantics, i);
    if (failed(term))
      return failure();
    results.push_back(encoder.close(*term));
  }
  return results;
}

LogicalResult semantics::printSMTFunctions(Operation *op, raw_ostream &os) {
  const OpSemantics *semantics = getSemantics(op->getDefinition());
  if (!semantics)
    return op->emitError("the operation does not declare a computation");
  if (llvm::any_of(op->getOperandTypes(), llvm::IsaPred<ShapedType>) ||
      llvm::any_of(op->getResultTypes(), llvm::IsaPred<ShapedType>))
    return op->emitError("only operations on numbers are encoded");
  FailureOr<SmallVector<Type, 4>> types = semantics->getTypes(op);
  if (failed(types))
    return op->emitError("the computation is not defined for these types");
  auto getAttribute = [op](unsigned index) {
    return getAttributeNumber(op, index);
  };
  SmallVector<Term, 4> operands;
  for (unsigned i = 0; i < semantics->signature.operands.size(); ++i) {
    std::string name = getParameterName(*semantics, i);
    operands.push_back({name, name + ".poison"});
  }
  std::string error, text;
  llvm::raw_string_ostream stream(text);
  SMTInputs inputs{operands, *types, getAttribute};
  if (failed(Encoder(inputs, error).print(op, *semantics, stream)))
    return op->emitError() << error;
  os << stream.str();
  return success();
}
