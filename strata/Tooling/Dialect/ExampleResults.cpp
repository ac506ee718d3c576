// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Dialect/ExampleResults.h"

#include "strata/Interpreter/Interpreter.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::interpreter;

/// The operations that the evaluation of a statement may execute.
static constexpr uint64_t MaxSteps = 1000000;

namespace {
/// A comment that states results.
struct Statement {
  StringRef text;
  /// The texts between the parentheses and after `=`, in order.
  SmallVector<StringRef, 4> operands, results;
};

class ResultChecker {
public:
  ResultChecker(StringRef example, Operation *op,
                function_ref<InFlightDiagnostic(size_t)> emitError)
      : example(example), op(op), emitError(emitError) {}
  LogicalResult check(const Statement &statement);

private:
  LogicalResult checkCount(const Statement &statement, size_t found,
                           size_t expected, StringRef kind) {
    if (found == expected)
      return success();
    return errorAt(statement.text)
           << "expected " << expected << " " << kind
           << (expected == 1 ? "" : "s") << ", found " << found;
  }
  /// Begins an error at `part` of the example.
  InFlightDiagnostic errorAt(StringRef part) {
    return emitError(size_t(part.begin() - example.begin()));
  }
  FailureOr<SmallVector<RuntimeValue, 4>> parse(const Statement &statement,
                                                ArrayRef<StringRef> texts,
                                                TypeRange types,
                                                StringRef kind);
  LogicalResult compare(const Statement &statement,
                        ArrayRef<RuntimeValue> results);

  StringRef example;
  Operation *op;
  function_ref<InFlightDiagnostic(size_t)> emitError;
};
} // namespace

/// The comments of `text`, without slashes and blanks around them.
static SmallVector<StringRef, 4> findComments(StringRef text) {
  SmallVector<StringRef, 4> comments;
  bool isInString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    if (isInString && text[i] == '\\')
      ++i;
    else if (text[i] == '"')
      isInString = !isInString;
    else if (!isInString && text.substr(i).starts_with("//")) {
      size_t end = std::min(text.find('\n', i), text.size());
      comments.push_back(text.slice(i + 2, end).trim());
      i = end;
    }
  }
  return comments;
}

/// Divides `text` at the commas outside of brackets.
static SmallVector<StringRef, 4> splitList(StringRef text) {
  SmallVector<StringRef, 4> parts;
  if (text.trim().empty())
    return parts;
  size_t begin = 0;
  int depth = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    if (StringRef("([").contains(text[i]))
      ++depth;
    else if (StringRef(")]").contains(text[i]))
      --depth;
    else if (text[i] == ',' && depth == 0) {
      parts.push_back(text.slice(begin, i).trim());
      begin = i + 1;
    }
  }
  parts.push_back(text.substr(begin).trim());
  return parts;
}

/// The statement of `comment` about the operation `name`; std::nullopt if it is none.
static std::optional<Statement> parseStatement(StringRef comment,
                                               StringRef name) {
  StringRef rest = comment;
  if (!rest.consume_front(name))
    return std::nullopt;
  rest = rest.ltrim();
  if (!rest.consume_front("("))
    return std::nullopt;
  Statement statement{comment, {}, {}};
  size_t equal = rest.rfind(") = ");
  if (equal == StringRef::npos)
    return statement;
  statement.operands = splitList(rest.take_front(equal));
  statement.results = splitList(rest.drop_front(equal + 4));
  return statement;
}

FailureOr<SmallVector<RuntimeValue, 4>>
ResultChecker::parse(const Statement &statement, ArrayRef<StringRef> texts,
                     TypeRange types, StringRef kind) {
  if (failed(checkCount(statement, texts.size(), types.size(), kind)))
    return failure();
  SmallVector<RuntimeValue, 4> values;
  for (auto [text, type] : llvm::zip(texts, types)) {
    std::string error;
    FailureOr<RuntimeValue> value =
        parseRuntimeValue(text, type, error, /*allowPoison=*/true);
    if (failed(value))
      return errorAt(text) << error;
    values.push_back(*value);
  }
  return values;
}

static std::string print(const RuntimeValue &value, Type type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printRuntimeValue(value, type, os);
  return text;
}

LogicalResult ResultChecker::compare(const Statement &statement,
                                     ArrayRef<RuntimeValue> results) {
  if (failed(checkCount(statement, statement.results.size(), results.size(),
                        "result")))
    return failure();
  for (auto [text, value, result] :
       llvm::zip(statement.results, results, op->getResults())) {
    Type type = result.getType();
    std::string actual = print(value, type), error;
    // Poison of a type without elements.
    if (value.isPoison() && text == "poison")
      continue;
    FailureOr<RuntimeValue> expected =
        parseRuntimeValue(text, type, error, /*allowPoison=*/true);
    if (failed(expected))
      return errorAt(text) << error;
    if (actual != print(*expected, type))
      return errorAt(text) << "the result is " << actual;
  }
  return success();
}

LogicalResult ResultChecker::check(const Statement &statement) {
  if (statement.results.empty())
    return errorAt(statement.text)
           << "expected '(operands) = results' after the name";
  FailureOr<SmallVector<RuntimeValue, 4>> operands =
      parse(statement, statement.operands, op->getOperandTypes(), "operand");
  if (failed(operands))
    return failure();
  for (unsigned i = 0; i < operands->size(); ++i)
    for (unsigned j = 0; j < i; ++j)
      if (Value operand = op->getOperand(i);
          operand == op->getOperand(j) &&
          print((*operands)[i], operand.getType()) !=
              print((*operands)[j], operand.getType()))
        return errorAt(statement.operands[i])
               << "operands #" << j << " and #" << i
               << " are one value in the example, but differ here";
  SmallVector<RuntimeValue, 4> results;
  std::string message;
  {
    DiagnosticCapture messages;
    InterpreterLimits limits;
    limits.maxSteps = MaxSteps;
    Interpreter interpreter(op->getParentOp(), limits);
    if (failed(interpreter.evaluate(op, *operands, results)))
      message = messages.take().front().str();
  }
  bool isUndefined = statement.results == ArrayRef<StringRef>("undefined");
  if (message.empty())
    return isUndefined ? LogicalResult(errorAt(statement.results.front())
                                       << "the behavior is defined")
                       : compare(statement, results);
  if (getFailureReason(message) != FailureReason::UndefinedBehavior)
    return errorAt(statement.text) << "cannot be evaluated: " << message;
  if (isUndefined)
    return success();
  return errorAt(statement.results.front())
         << "the behavior is undefined: " << message;
}

LogicalResult strata::checkExampleResults(
    StringRef example, StringRef name, Operation *snippet,
    function_ref<InFlightDiagnostic(size_t)> emitError) {
  Operation *op = nullptr;
  snippet->walk([&](Operation *inner) {
    if (inner->getDefinition().name != name)
      return WalkResult::advance();
    op = inner;
    return WalkResult::interrupt();
  });
  LogicalResult result = success();
  for (StringRef comment : findComments(example))
    if (std::optional<Statement> statement = parseStatement(comment, name))
      if (failed(ResultChecker(example, op, emitError).check(*statement)))
        result = failure();
  return result;
}
