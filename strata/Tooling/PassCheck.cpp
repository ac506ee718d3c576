// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/PassCheck.h"

#include "strata/IR/BuiltinTypes.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/SymbolTable.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Interpreter/Interpreter.h"
#include "strata/Pass/Pass.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <random>

using namespace strata;
using namespace strata::interpreter;

//===-- Arguments ----------------------------------------------------------===//

static bool isNumber(Type type) {
  return isa<IntegerType, IndexType, FloatType>(type);
}

/// The text of an argument of type `type`, small numbers and limits among them; nothing for
/// types without one.
static std::optional<std::string> makeArgument(Type type,
                                               std::mt19937_64 &source) {
  static constexpr const char *floats[] = {"0.0", "-0.0",  "1.0",    "-1.0",
                                           "1.5", "-2.25", "1024.0", "0.125"};
  if (auto shaped = dyn_cast<ShapedType>(type)) {
    if (!isa<MemRefType, RankedTensorType>(type) || !shaped.hasStaticShape() ||
        !isNumber(shaped.getElementType()))
      return std::nullopt;
    return "random:seed=" + std::to_string(source() % 1000 + 1);
  }
  if (isa<FloatType>(type))
    return floats[source() % std::size(floats)];
  if (!isa<IntegerType, IndexType>(type))
    return std::nullopt;
  unsigned width =
      isa<IndexType>(type) ? 64 : cast<IntegerType>(type).getWidth();
  if (width == 1)
    return source() % 2 ? "true" : "false";
  if (width > 64)
    return std::to_string(source() % 100);
  int64_t greatest = llvm::maxIntN(int64_t(width));
  const int64_t numbers[] = {0, 1, 2, -1, 7, greatest, -greatest - 1};
  // Sizes and indices are small, mostly.
  uint64_t choice = source() % 12;
  int64_t number = choice < std::size(numbers) && !isa<IndexType>(type)
                       ? numbers[choice]
                       : int64_t(source() % 10);
  return std::to_string(std::min(number, greatest));
}

/// Whether `op` is a function that passes must keep as it is to its callers. All callers of
/// a private one are known, so that a pass may change its arguments and results.
static bool isCallable(Operation *op) {
  return isFunction(op) && SymbolTable::getSymbolName(op) &&
         !isExternalFunction(op) &&
         SymbolTable::getSymbolVisibility(op) !=
             SymbolTable::Visibility::Private;
}

void PassCheck::addCalls(Operation *function) {
  auto interface = cast<FunctionOpInterface>(function);
  StringRef name = SymbolTable::getSymbolName(function).getValue();
  ArrayRef<Type> types = interface.getArgumentTypes();
  for (unsigned input = 0; input < options.numInputs; ++input) {
    // Functions without arguments are called once.
    if (input && types.empty())
      return;
    std::seed_seq seeds{uint64_t(options.seed), uint64_t(input),
                        uint64_t(calls.size())};
    std::mt19937_64 source(seeds);
    CheckedCall call;
    call.function = name.str();
    call.types.assign(types.begin(), types.end());
    for (Type type : types) {
      std::optional<std::string> text = makeArgument(type, source);
      std::string error;
      FailureOr<HostArray> value =
          text ? parseHostArray(*text, type, module->getContext(), error)
               : FailureOr<HostArray>(failure());
      if (failed(value))
        return;
      call.argumentText += (call.arguments.empty() ? "" : ", ") + *text;
      call.arguments.push_back(std::move(*value));
    }
    call.expected = execute(call);
    if (call.expected.kind != CallOutcome::Kind::Result && numLeftOut++ == 0)
      leftOutReason = "@" + call.function + ": " + call.expected.text;
    calls.push_back(std::move(call));
  }
}

PassCheck::PassCheck(Operation *module, const PassCheckOptions &options)
    : module(module), options(options) {
  for (Block &block : module->getRegion(0))
    for (Operation &op : block)
      if (isCallable(&op))
        addCalls(&op);
}

size_t PassCheck::getNumDefined() const {
  return size_t(llvm::count_if(calls, [](const CheckedCall &call) {
    return call.expected.kind == CallOutcome::Kind::Result;
  }));
}

//===-- Execution ----------------------------------------------------------===//

static void appendText(std::string &text, const RuntimeValue &value,
                       Type type) {
  llvm::raw_string_ostream os(text);
  printRuntimeValue(value, type, os);
  os << '\n';
}

CallOutcome PassCheck::execute(const CheckedCall &call) const {
  Operation *function = SymbolTable::lookupSymbolIn(module, call.function);
  if (!function || !isCallable(function))
    return {CallOutcome::Kind::Unknown,
            "it is not a public function with a body any more"};
  auto interface = cast<FunctionOpInterface>(function);
  ArrayRef<Type> types = interface.getArgumentTypes();
  if (types.size() != call.arguments.size())
    return {CallOutcome::Kind::Unknown, "the function has other arguments"};
  SmallVector<RuntimeValue, 4> arguments, results;
  for (auto [argument, type] : llvm::zip_equal(call.arguments, types))
    arguments.push_back(toRuntimeValue(argument, type));
  DiagnosticCapture capture;
  Interpreter interpreter(module, options.limits);
  if (failed(interpreter.call(function, arguments, results))) {
    std::string message;
    for (Diagnostic &diag : capture.take())
      if (message.empty())
        llvm::raw_string_ostream(message) << diag.str();
    bool isUnknown = StringRef(message).starts_with("the interpreter") ||
                     StringRef(message).contains("steps") ||
                     StringRef(message).contains("limit");
    return {isUnknown ? CallOutcome::Kind::Unknown
                      : CallOutcome::Kind::Undefined,
            message};
  }
  CallOutcome outcome{CallOutcome::Kind::Result, ""};
  for (auto [value, type] : llvm::zip(results, interface.getResultTypes()))
    appendText(outcome.text, value, type);
  for (auto [value, type] : llvm::zip(arguments, call.types))
    if (isa<MemRefType>(type) && value.isMemRef())
      appendText(outcome.text, value, type);
  return outcome;
}

//===-- Comparison ---------------------------------------------------------===//

/// Whether `after` has the same values as `before`; where that has poison, any.
static bool isRefinement(StringRef before, StringRef after) {
  static constexpr StringLiteral separators = " ,[]\n";
  while (true) {
    before = before.ltrim(separators);
    after = after.ltrim(separators);
    if (before.empty() || after.empty())
      return before.empty() && after.empty();
    StringRef expected =
        before.take_until([](char c) { return separators.contains(c); });
    StringRef found =
        after.take_until([](char c) { return separators.contains(c); });
    if (expected != found && expected != "poison" && expected != "freed")
      return false;
    before = before.drop_front(expected.size());
    after = after.drop_front(found.size());
  }
}

void PassCheck::report(const CheckedCall &call, const CallOutcome &outcome,
                       StringRef pass) {
  failedPass = true;
  Operation *function = SymbolTable::lookupSymbolIn(module, call.function);
  InFlightDiagnostic diag = emitError(
      module->getContext(), function ? function->getLoc() : module->getLoc());
  auto show = [](StringRef text) {
    return text.rtrim().size() > 200 ? text.take_front(200).str() + "..."
                                     : text.rtrim().str();
  };
  diag << "pass '" << pass << "' changes what @" << call.function << "("
       << call.argumentText << ") gives: " << show(outcome.text)
       << ", and before: " << show(call.expected.text);
}

void PassCheck::checkAfter(StringRef pass) {
  if (failedPass)
    return;
  for (CheckedCall &call : calls) {
    if (call.expected.kind != CallOutcome::Kind::Result)
      continue;
    CallOutcome outcome = execute(call);
    if (outcome.kind == CallOutcome::Kind::Unknown) {
      if (numLost++ == 0)
        lostReason =
            ("after '" + pass + "', @" + call.function + ": " + outcome.text)
                .str();
      call.expected = outcome;
      continue;
    }
    if (outcome.kind == CallOutcome::Kind::Undefined ||
        !isRefinement(call.expected.text, outcome.text))
      return report(call, outcome, pass);
    ++numCompared;
  }
}

namespace {
class PassCheckInstrumentation final : public PassInstrumentation {
public:
  explicit PassCheckInstrumentation(PassCheck &check) : check(check) {}
  void runAfterPass(Pass *pass, Operation *) override {
    check.checkAfter(pass->getArgument());
  }

private:
  PassCheck &check;
};
} // namespace

std::unique_ptr<PassInstrumentation>
strata::createPassCheckInstrumentation(PassCheck &check) {
  return std::make_unique<PassCheckInstrumentation>(check);
}
