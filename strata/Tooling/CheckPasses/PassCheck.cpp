// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/CheckPasses/PassCheck.h"

#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Interpreter/Interpreter.h"
#include "strata/Pass/Pass.h"
#include "strata/Tooling/CheckPasses/PassCheckArguments.h"
#include "strata/Tooling/CheckPasses/RewriteBisection.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

#include <utility>

using namespace strata;
using namespace strata::interpreter;

//===-- Calls --------------------------------------------------------------===//

/// Whether `op` is a function that passes must keep as it is to its callers. All callers of
/// a private one are known, so that a pass may change its arguments and results.
static bool isCallable(Operation *op) {
  return isFunction(op) && SymbolTable::getSymbolName(op) &&
         !isExternalFunction(op) &&
         SymbolTable::getSymbolVisibility(op) !=
             SymbolTable::Visibility::Private;
}

/// The limits of a function that is called now, of which `numFunctions` are left.
InterpreterLimits PassCheck::shareTime(size_t numFunctions) const {
  InterpreterLimits limits = options.limits;
  if (limits.deadline == std::chrono::steady_clock::time_point::max())
    return limits;
  // A pass on functions ends more than once. Half of the time is reserved for
  // unexpected work.
  size_t numTimes = numEvents < options.numPasses
                        ? options.numPasses - numEvents + 1
                        : size_t(2);
  auto now = std::chrono::steady_clock::now();
  if (now < limits.deadline)
    limits.deadline =
        now + (limits.deadline - now) /
                  int64_t(numTimes * std::max<size_t>(numFunctions, 1));
  return limits;
}

void PassCheck::addCalls(Operation *function, size_t numFunctions) {
  auto interface = cast<FunctionOpInterface>(function);
  StringRef name = SymbolTable::getSymbolName(function).getValue();
  ArrayRef<Type> types = interface.getArgumentTypes();
  for (Type type : types)
    if (!PassCheckArguments::canChoose(type)) {
      std::string text;
      llvm::raw_string_ostream(text)
          << "@" << name << " is not called, as no values of type " << type
          << " are chosen";
      return notCompared.push_back(text);
    }
  // Functions without arguments are called once.
  unsigned numInputs = types.empty() ? 1 : options.numInputs;
  // Leave slack for the later run.
  InterpreterLimits limits = shareTime(2 * numFunctions);
  size_t numResults = 0, numStopped = 0;
  // Calls that reach a limit take long: most others of the function would, too.
  for (unsigned input = 0; input < numInputs && numStopped <= numResults;
       ++input) {
    CheckedCall call = makeCall(name, types, input);
    call.expected = execute(module, function, call, limits);
    numStopped += call.expected.kind == CallOutcome::Kind::Stopped;
    if (call.expected.kind == CallOutcome::Kind::Result)
      ++numResults;
    else if (numLeftOut++ == 0)
      leftOutReason = "@" + call.function + ": " + call.expected.text;
    calls.push_back(std::move(call));
  }
  if (!numResults)
    notCompared.push_back(("@" + name + " has no results before the passes: " +
                           calls.back().expected.text)
                              .str());
}

void PassCheck::addNotCalled(Operation *table) {
  Operation *first = nullptr;
  size_t numFunctions = 0;
  table->walk([&](Operation *op) {
    if (op != table && isCallable(op) && numFunctions++ == 0)
      first = op;
  });
  if (!first)
    return;
  std::string text = "@" + SymbolTable::getSymbolName(first).getValue().str();
  if (numFunctions > 1)
    text += " and " + std::to_string(numFunctions - 1) + " more";
  notCompared.push_back(text + " in a nested module " +
                        (numFunctions > 1 ? "are" : "is") + " not called");
}

CheckedCall PassCheck::makeCall(StringRef name, ArrayRef<Type> types,
                                unsigned input) const {
  std::seed_seq seeds{uint64_t(options.seed), uint64_t(input),
                      uint64_t(calls.size())};
  PassCheckArguments source(seeds);
  CheckedCall call;
  call.function = name.str();
  call.types.assign(types.begin(), types.end());
  for (Type type : types) {
    std::string text = source.choose(type), error;
    FailureOr<HostArray> value = parseHostArray(
        text, type, module->getContext(), error, options.limits.maxElements);
    if (failed(value)) {
      call.argumentError = error;
      return call;
    }
    call.argumentText += (call.arguments.empty() ? "" : ", ") + text;
    call.arguments.push_back(std::move(*value));
  }
  return call;
}

PassCheck::PassCheck(Operation *module, const PassCheckOptions &options)
    : module(module), options(options) {
  SmallVector<Operation *> functions;
  bool callsAll = options.entry.empty();
  for (Operation &op : module->getRegion(0).front())
    if (!isCallable(&op)) {
      if (callsAll)
        addNotCalled(&op);
    } else if (callsAll ||
               SymbolTable::getSymbolName(&op).getValue() == options.entry) {
      functions.push_back(&op);
    }
  for (auto [i, function] : llvm::enumerate(functions))
    addCalls(function, functions.size() - i);
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

/// Whether an argument that was made for the type `before` is one of type `after`: tensors become
/// memrefs, an index an integer.
static bool isSameArgument(Type before, Type after) {
  if (before == after)
    return true;
  if (isa<ShapedType>(before) != isa<ShapedType>(after) ||
      isa<VectorType>(before) || isa<VectorType>(after))
    return false;
  Type scalar = getElementType(before), other = getElementType(after);
  return isa<ShapedType>(before)
             ? scalar == other
             : getScalarWidth(scalar) &&
                   getScalarWidth(scalar) == getScalarWidth(other);
}

static bool areSameArguments(ArrayRef<Type> before, ArrayRef<Type> after) {
  if (before.size() != after.size())
    return false;
  for (auto [type, other] : llvm::zip(before, after))
    if (!isSameArgument(type, other))
      return false;
  return true;
}

CallOutcome PassCheck::execute(Operation *other,
                               const CheckedCall &call) const {
  return execute(other, SymbolTable::lookupSymbolIn(other, call.function), call,
                 options.limits);
}

CallOutcome PassCheck::execute(Operation *other, Operation *function,
                               const CheckedCall &call,
                               const InterpreterLimits &limits) const {
  auto isUnknown = [](const Twine &reason) {
    return CallOutcome{CallOutcome::Kind::Unknown, reason.str()};
  };
  if (!call.argumentError.empty())
    return isUnknown(call.argumentError);
  if (!function || !isCallable(function))
    return isUnknown("it is not a public function with a body any more");
  auto interface = cast<FunctionOpInterface>(function);
  ArrayRef<Type> types = interface.getArgumentTypes();
  if (!areSameArguments(call.types, types))
    return isUnknown("the function has other arguments");
  SmallVector<RuntimeValue, 4> arguments, results;
  for (auto [argument, type] : llvm::zip_equal(call.arguments, types))
    arguments.push_back(toRuntimeValue(argument, type));
  DiagnosticCapture capture;
  Interpreter interpreter(other, limits);
  if (failed(interpreter.call(function, arguments, results))) {
    std::string message;
    for (Diagnostic &diag : capture.take())
      if (message.empty())
        llvm::raw_string_ostream(message) << diag.str();
    switch (getFailureReason(message)) {
    case FailureReason::Limit:
      return {CallOutcome::Kind::Stopped, message};
    case FailureReason::Unsupported:
      return isUnknown(message);
    case FailureReason::UndefinedBehavior:
      return {CallOutcome::Kind::Undefined, message};
    }
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

/// Takes the next number, word or bracket from the front of `rest`; empty at its end.
static StringRef takeToken(StringRef &rest) {
  static constexpr StringLiteral brackets = "[]()";
  rest = rest.ltrim(" ,");
  StringRef token = !rest.empty() && brackets.contains(rest.front())
                        ? rest.take_front(1)
                        : rest.take_until([](char c) {
                            return c == ' ' || c == ',' || brackets.contains(c);
                          });
  rest = rest.drop_front(token.size());
  return token;
}

/// The first places in `before` and `after`, values of a line each, that differ. Where `before`
/// has poison, `after` may have any value.
static std::optional<std::pair<size_t, size_t>>
findDifference(StringRef before, StringRef after) {
  auto isAny = [](StringRef word) {
    return word == "poison" || word == "freed";
  };
  StringRef beforeRest = before, afterRest = after;
  while (!beforeRest.empty() || !afterRest.empty()) {
    StringRef expectedLine, foundLine;
    std::tie(expectedLine, beforeRest) = beforeRest.split('\n');
    std::tie(foundLine, afterRest) = afterRest.split('\n');
    if (isAny(expectedLine.trim()))
      continue;
    while (true) {
      StringRef expected = takeToken(expectedLine),
                found = takeToken(foundLine);
      if (expected != found && !(isAny(expected) && !found.empty()))
        return std::pair(size_t(expected.begin() - before.begin()),
                         size_t(found.begin() - after.begin()));
      if (expected.empty())
        break;
    }
  }
  return std::nullopt;
}

bool PassCheck::isWrong(const CheckedCall &call, const CallOutcome &outcome) {
  return outcome.kind == CallOutcome::Kind::Undefined ||
         (outcome.kind == CallOutcome::Kind::Result &&
          findDifference(call.expected.text, outcome.text));
}

void PassCheck::setLost(CheckedCall &call, CallOutcome outcome,
                        StringRef pass) {
  if (numLost++ == 0) {
    lastComparedPass = call.lastPass;
    lostReason =
        ("after '" + pass + "', @" + call.function + ": " + outcome.text).str();
  }
  call.expected = std::move(outcome);
}

/// The functions with calls that are compared.
size_t PassCheck::countFunctions() const {
  llvm::StringSet<> names;
  for (const CheckedCall &call : calls)
    if (call.expected.kind == CallOutcome::Kind::Result)
      names.insert(call.function);
  return names.size();
}

void PassCheck::checkAfter(StringRef pass, Operation *op) {
  size_t event = numEvents++;
  if (difference)
    return;
  lastChangingPass = pass.str();
  StringAttr name = isFunction(op) && op->getParentOp() == module
                        ? SymbolTable::getSymbolName(op)
                        : StringAttr();
  if (!name || options.callsAll)
    return callAgain(pass, event, [](const CheckedCall &) { return true; });
  for (CheckedCall &call : calls)
    call.isPending |= call.function != name.getValue();
  callAgain(pass, event, [&](const CheckedCall &call) {
    return call.function == name.getValue();
  });
}

void PassCheck::checkOthers() {
  if (!difference)
    callAgain(lastChangingPass, numEvents - 1,
              [](const CheckedCall &call) { return call.isPending; });
}

/// Calls the wanted functions. `pass` is the last pass, with number `event`.
void PassCheck::callAgain(StringRef pass, size_t event,
                          function_ref<bool(const CheckedCall &)> isWanted) {
  llvm::DenseMap<StringRef, Operation *> functions;
  for (Operation &op : module->getRegion(0).front())
    if (isCallable(&op))
      functions[SymbolTable::getSymbolName(&op).getValue()] = &op;
  size_t numFunctions = countFunctions(), numStopped = 0, numResults = 0;
  StringRef last;
  InterpreterLimits limits;
  for (CheckedCall &call : calls) {
    if (call.expected.kind != CallOutcome::Kind::Result || !isWanted(call))
      continue;
    Operation *function = functions.lookup(call.function);
    // The calls of a function follow each other.
    if (last != call.function) {
      limits = shareTime(numFunctions--);
      numStopped = numResults = 0;
      last = call.function;
    }
    CallOutcome outcome{CallOutcome::Kind::Stopped,
                        "most other calls reach a limit"};
    if (numStopped <= numResults)
      outcome = execute(module, function, call, limits);
    numStopped += outcome.kind == CallOutcome::Kind::Stopped;
    numResults += outcome.kind == CallOutcome::Kind::Result;
    bool isLate = std::exchange(call.isPending, false);
    if (outcome.isUnknown()) {
      lateLoss |= isLate;
      setLost(call, std::move(outcome), pass);
      continue;
    }
    if (isWrong(call, outcome)) {
      difference = {pass.str(),         event, &call, std::move(outcome),
                    function->getLoc(), isLate};
      return;
    }
    call.lastPass = pass.str();
    ++numCompared;
  }
}

void PassCheck::skipAfter(StringRef pass) {
  ++numEvents;
  if (difference)
    return;
  for (CheckedCall &call : calls) {
    if (call.expected.kind != CallOutcome::Kind::Result)
      continue;
    call.lastPass = pass.str();
    ++numCompared;
  }
}

/// The values of `text`, a line each, in one line. A long text is cut to a part
/// that has the value at `place`.
static std::string showValues(StringRef text, size_t place) {
  constexpr size_t MostShown = 200;
  text = text.rtrim();
  bool areSeveral = text.contains('\n');
  std::string shown = areSeveral ? "(" : "";
  if (text.size() > MostShown && place > MostShown / 2) {
    text = text.drop_front(std::min(place, text.size()));
    shown += "..., ";
  }
  for (char c : text.take_front(MostShown))
    shown += c == '\n' ? ", " : std::string(1, c);
  if (text.size() > MostShown)
    shown += "...";
  return shown + (areSeveral ? ")" : "");
}

void PassCheck::report(const std::optional<FaultyRewrite> &step) const {
  const CheckedCall &call = *difference->call;
  InFlightDiagnostic diag = emitError(module->getContext(), difference->loc);
  StringRef found = difference->outcome.text, expected = call.expected.text;
  auto places = findDifference(expected, found).value_or(std::pair(0, 0));
  diag << "pass '" << difference->pass << "' changes the result of @"
       << call.function << "(" << call.argumentText
       << "): " << showValues(found, places.second) << " instead of "
       << showValues(expected, places.first);
  if (step)
    diag.attachNote(step->loc) << step->describe();
}

namespace {
class PassCheckInstrumentation final : public PassInstrumentation {
public:
  explicit PassCheckInstrumentation(PassCheck &check) : check(check) {}
  void runBeforePass(Pass *, Operation *op) override {
    if (!isFunction(op))
      check.checkOthers();
    before.push_back(getText(op));
  }
  void runAfterPass(Pass *pass, Operation *op) override {
    bool isSame = isFunction(op) && before.back() == getText(op);
    before.pop_back();
    isSame ? check.skipAfter(pass->getArgument())
           : check.checkAfter(pass->getArgument(), op);
  }
  void runAfterPassFailed(Pass *, Operation *) override { before.pop_back(); }

private:
  /// The text of a function: calls take longer than to print it.
  static std::string getText(Operation *op) {
    std::string text;
    llvm::raw_string_ostream os(text);
    if (isFunction(op))
      op->print(os);
    return text;
  }

  PassCheck &check;
  /// For the passes that run, the functions that they run on.
  std::vector<std::string> before;
};
} // namespace

std::unique_ptr<PassInstrumentation>
strata::createPassCheckInstrumentation(PassCheck &check) {
  return std::make_unique<PassCheckInstrumentation>(check);
}
