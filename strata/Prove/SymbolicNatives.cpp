// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Prove/SymbolicNatives.h"

#include "strata/Semantics/SMTTermsDetail.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::prove;
using namespace strata::semantics;
using namespace strata::semantics::smt;

namespace {
/// The arguments of a call by the names that the meaning gives them.
struct NamedArguments {
  Signature signature;
  SmallVector<Type, 4> types;
  SmallVector<SMTTerm, 4> terms;
};

/// One call of a native.
class MeaningCall {
public:
  MeaningCall(NativeCalls &calls, StringRef name,
              const PDLNativeMeaning &meaning)
      : calls(calls), name(name), meaning(meaning) {}
  LogicalResult run(ArrayRef<PDLValue> args, Context &ctx,
                    PDLResultList &results);

private:
  LogicalResult fail(const Twine &message) {
    calls.error = ("native '" + name + "': " + message).str();
    return failure();
  }
  /// Natives with a meaning fail for attributes that are no numbers, such as poison.
  LogicalResult failNoNumber() {
    calls.hasFailed = true;
    return failure();
  }
  /// The expression of `text`, whose names are those of the arguments.
  FailureOr<StringRef> readNames(StringRef text, ArrayRef<PDLValue> args,
                                 NamedArguments &named);
  LogicalResult addArgument(const PDLValue &arg, NamedArguments &named);
  void extend(NamedArguments &named);
  FailureOr<SMTTerm> encode(StringRef text, ArrayRef<PDLValue> args,
                            bool isCondition, Type &type);
  FailureOr<std::string> encodeCondition(StringRef text,
                                         ArrayRef<PDLValue> args);
  /// Both answers, each under its condition.
  LogicalResult decide(const std::string &condition);

  NativeCalls &calls;
  StringRef name;
  const PDLNativeMeaning &meaning;
};
} // namespace

static Type getNumberType(Type type, unsigned indexWidth) {
  return type.isIndex() ? IntegerType::get(type.getContext(), indexWidth)
                        : type;
}

LogicalResult MeaningCall::addArgument(const PDLValue &arg,
                                       NamedArguments &named) {
  if (arg.getKind() == PDLValue::Kind::Type) {
    named.types.push_back(getNumberType(arg.getType(), calls.indexWidth));
    named.terms.emplace_back();
    return success();
  }
  Attribute attr =
      arg.getKind() == PDLValue::Kind::Attribute ? arg.getAttr() : Attribute();
  if (const SymbolicNumber *number = calls.numbers.lookup(attr)) {
    named.types.push_back(getNumberType(number->type, calls.indexWidth));
    named.terms.push_back({number->term});
    return success();
  }
  auto typed = dyn_cast_or_null<TypedAttr>(attr);
  if (!typed)
    return failNoNumber();
  Type type = getNumberType(typed.getType(), calls.indexWidth);
  APInt bits(1, 0);
  if (auto integer = dyn_cast<IntegerAttr>(attr))
    bits = integer.getValue().zextOrTrunc(getScalarWidth(type));
  else if (auto number = dyn_cast<FloatAttr>(attr))
    bits = number.getValue().bitcastToAPInt();
  else
    return failNoNumber();
  std::string error;
  FailureOr<std::string> term = getSMTNumber(bits, type, error);
  if (failed(term))
    return fail(error);
  named.types.push_back(type);
  named.terms.push_back({*term});
  return success();
}

FailureOr<StringRef> MeaningCall::readNames(StringRef text,
                                            ArrayRef<PDLValue> args,
                                            NamedArguments &named) {
  auto [head, body] = text.split(')');
  SmallVector<StringRef, 4> names;
  head.trim().drop_front().split(names, ',', -1, /*KeepEmpty=*/false);
  if (names.size() != args.size())
    return fail("the meaning has " + Twine(names.size()) + " arguments");
  for (auto [argument, arg] : llvm::zip_equal(names, args)) {
    named.signature.operands.push_back(argument.trim().str());
    if (failed(addArgument(arg, named)))
      return failure();
  }
  return body;
}

/// Extends integers to the width of the widest one.
void MeaningCall::extend(NamedArguments &named) {
  unsigned width = 0;
  for (Type type : named.types)
    width = std::max(width, isa<FloatType>(type) ? 0 : getScalarWidth(type));
  bool isSigned = meaning.extension == PDLNativeMeaning::Extension::Sign;
  for (auto [type, term] : llvm::zip(named.types, named.terms)) {
    unsigned from = getScalarWidth(type);
    if (isa<FloatType>(type) || from == width || term.value.empty())
      continue;
    term.value =
        call(indexed(isSigned ? "sign_extend" : "zero_extend", width - from),
             term.value);
    type = IntegerType::get(type.getContext(), width);
  }
}

/// The type of the first number; null if there is none.
static Type getFirstNumberType(const NamedArguments &named) {
  for (auto [type, term] : llvm::zip(named.types, named.terms))
    if (!term.value.empty())
      return type;
  return {};
}

FailureOr<SMTTerm> MeaningCall::encode(StringRef text, ArrayRef<PDLValue> args,
                                       bool isCondition, Type &type) {
  NamedArguments named;
  FailureOr<StringRef> body = readNames(text, args, named);
  if (failed(body))
    return failure();
  if (meaning.extension != PDLNativeMeaning::Extension::None)
    extend(named);
  type = getFirstNumberType(named);
  ExpectedType expected;
  if (!isCondition) {
    named.signature.results.push_back("");
    named.types.push_back(type);
    expected.result = 0;
  }
  ExpressionError error;
  auto expression = Expression::parse(*body, named.signature, expected, error);
  if (!expression)
    return fail(error.message);
  if (!expression->accepts(named.types))
    return fail("the meaning is not defined for these types");
  std::string reason;
  FailureOr<SMTTerm> term =
      encodeExpression(*expression,
                       {named.terms, named.types, semantics::getNoAttribute,
                        /*namesOverflow=*/true},
                       reason);
  if (failed(term))
    return fail(reason);
  return term;
}

FailureOr<std::string> MeaningCall::encodeCondition(StringRef text,
                                                    ArrayRef<PDLValue> args) {
  Type type;
  FailureOr<SMTTerm> term = encode(text, args, /*isCondition=*/true, type);
  if (failed(term))
    return failure();
  return makeAnd(toCondition(term->value),
                 makeNot(makeOr(term->poison, term->undefined)));
}

LogicalResult MeaningCall::decide(const std::string &condition) {
  if (condition == "true")
    return success();
  bool holds = condition != "false" && calls.choices->choose(2) == 0;
  bool isOfOthers = !holds && calls.isElement && calls.negated.contains(name);
  if (!isOfOthers)
    calls.conditions.push_back(holds ? condition : makeNot(condition));
  calls.hasFailed |= !holds;
  return success(holds);
}

/// Whether an argument is a symbolic float.
static bool hasFloats(ArrayRef<PDLValue> args, const SymbolicNumbers &numbers) {
  return llvm::any_of(args, [&](const PDLValue &arg) {
    const SymbolicNumber *number =
        arg.getKind() == PDLValue::Kind::Attribute && !arg.isRange()
            ? numbers.lookup(arg.getAttr())
            : nullptr;
    return number && isa<FloatType>(number->type);
  });
}

LogicalResult MeaningCall::run(ArrayRef<PDLValue> args, Context &ctx,
                               PDLResultList &results) {
  if (!meaning.condition.empty()) {
    bool isOfFloats =
        hasFloats(args, calls.numbers) && !meaning.floatCondition.empty();
    FailureOr<std::string> condition = encodeCondition(
        isOfFloats ? meaning.floatCondition : meaning.condition, args);
    return failed(condition) ? failure() : decide(*condition);
  }
  if (!meaning.cases.empty()) {
    unsigned chosen = calls.choices->choose(unsigned(meaning.cases.size()));
    const PDLNativeMeaning::Case &result = meaning.cases[chosen];
    FailureOr<std::string> condition = encodeCondition(result.condition, args);
    if (failed(condition))
      return failure();
    calls.conditions.push_back(*condition);
    results.push_back(result.get(ctx));
    return success();
  }
  Type type;
  FailureOr<SMTTerm> term =
      encode(meaning.value, args, /*isCondition=*/false, type);
  if (failed(term) ||
      failed(decide(makeNot(makeOr(term->poison, term->undefined)))))
    return failure();
  results.push_back(calls.numbers.add(term->value, type));
  return success();
}

//===-- Natives ------------------------------------------------------------===//

/// Natives about the uses and the place of values, which a proof does not know.
static bool isAboutSurroundings(StringRef name) {
  static constexpr StringLiteral names[] = {
      "strata.has_one_use", "strata.is_unused", "strata.is_argument",
      "strata.same_block"};
  return llvm::is_contained(names, name);
}

/// The meaning that the name of a native states itself.
static std::optional<PDLNativeMeaning> readMeaning(StringRef name) {
  if (name.consume_front("strata.eval:"))
    return PDLNativeMeaning{.value = name.trim().str()};
  if (name.consume_front("strata.holds:"))
    return PDLNativeMeaning{.condition = name.trim().str()};
  return std::nullopt;
}

/// Supposes that the native holds, and that it does not.
static LogicalResult suppose(StringRef name, NativeCalls &calls,
                             ArrayRef<PDLValue> args) {
  if (calls.choices && calls.choices->choose(2)) {
    calls.hasFailed = true;
    return failure();
  }
  if (name == "strata.is_unused")
    calls.unused.insert(args.front().getValue());
  return success();
}

static const SymbolicNumber *lookUpNumber(const PDLValue &arg,
                                          const SymbolicNumbers &numbers) {
  return arg.getKind() == PDLValue::Kind::Attribute && !arg.isRange()
             ? numbers.lookup(arg.getAttr())
             : nullptr;
}

/// Replaces the symbolic number of which the native reads only the type by a zero.
static void replaceTypeArgument(SmallVectorImpl<PDLValue> &args,
                                const PDLNativeMeaning &meaning,
                                const SymbolicNumbers &numbers) {
  if (!meaning.typeArgument || *meaning.typeArgument >= args.size())
    return;
  PDLValue &arg = args[*meaning.typeArgument];
  const SymbolicNumber *number = lookUpNumber(arg, numbers);
  if (!number)
    return;
  auto floatType = dyn_cast<FloatType>(number->type);
  arg = PDLValue(
      floatType
          ? Attribute(FloatAttr::get(
                floatType, APFloat::getZero(floatType.getFloatSemantics())))
          : Attribute(IntegerAttr::get(number->type, 0)));
}

/// Calls a native, or takes its meaning where an argument is a symbolic number.
static LogicalResult callNative(const PDLNative &native, StringRef name,
                                const std::optional<PDLNativeMeaning> &meaning,
                                NativeCalls &calls, PatternRewriter &rewriter,
                                ArrayRef<PDLValue> given,
                                PDLResultList &results) {
  if (isAboutSurroundings(name))
    return suppose(name, calls, given);
  SmallVector<PDLValue, 4> args(given);
  if (meaning)
    replaceTypeArgument(args, *meaning, calls.numbers);
  bool isSymbolic = llvm::any_of(args, [&](const PDLValue &arg) {
    return lookUpNumber(arg, calls.numbers) != nullptr;
  });
  if (!isSymbolic) {
    LogicalResult result = native.fn(rewriter, args, results);
    calls.hasFailed |= failed(result);
    return result;
  }
  if (meaning && !meaning->typeArgument)
    return MeaningCall(calls, name, *meaning)
        .run(args, *rewriter.getContext(), results);
  calls.error =
      ("native '" + name + "' has no meaning for unknown numbers").str();
  return failure();
}

static PDLNatives::Entry wrap(PDLNatives::Entry entry, StringRef name,
                              const PDLNatives &natives, NativeCalls &calls) {
  std::optional<PDLNativeMeaning> meaning = readMeaning(name);
  if (const PDLNativeMeaning *declared = natives.findMeaning(name))
    meaning = *declared;
  auto wrapped = std::make_shared<PDLNative>(*entry);
  wrapped->fn = [=, &calls, name = name.str()](
                    PatternRewriter &rewriter, ArrayRef<PDLValue> args,
                    PDLResultList &results) -> LogicalResult {
    return callNative(*entry, name, meaning, calls, rewriter, args, results);
  };
  return wrapped;
}

PDLNatives prove::makeSymbolicNatives(const PDLNatives &natives,
                                      NativeCalls &calls) {
  PDLNatives symbolic;
  symbolic.setConstraintResolver(
      [&](StringRef name, std::string &error) -> PDLNatives::Entry {
        PDLNatives::Entry entry = natives.lookupConstraint(name, error);
        return entry ? wrap(entry, name, natives, calls) : nullptr;
      });
  symbolic.setRewriteResolver(
      [&](StringRef name, std::string &error) -> PDLNatives::Entry {
        PDLNatives::Entry entry = natives.lookupRewrite(name, error);
        return entry ? wrap(entry, name, natives, calls) : nullptr;
      });
  return symbolic;
}
