// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Trace/RecordReader.h"

#include "strata/Trace/RecordWriter.h"

#include "llvm/Support/JSON.h"

using namespace strata;
namespace json = llvm::json;

namespace {
class Reader {
public:
  Reader(RewriteRecord &record, RecordError &error)
      : record(record), error(error) {}
  LogicalResult read(StringRef text);

private:
  LogicalResult readLine();
  LogicalResult parseLine(json::Object &object);
  LogicalResult readHeader(const json::Object &object);
  LogicalResult readPass(const json::Object &object);
  LogicalResult readStep(const json::Object &object);
  LogicalResult readGroup(const json::Object &object, RecordedStep &step);
  LogicalResult readGiven(const json::Object &object, RecordedStep &step);
  LogicalResult readChange(const json::Value &value, RecordedStep &step);
  LogicalResult readOutputOp(const json::Object &object);
  LogicalResult readEnd(const json::Object &object);

  /// Fails at `column` of the line.
  LogicalResult fail(uint64_t column, const Twine &message);
  /// Fails for a file of another kind.
  LogicalResult failNoRecord();
  /// Fails at the first place where the line has the key, or at its beginning.
  LogicalResult failAt(StringRef key, const Twine &message);

  // Each takes the value under `key`; a missing value is an error unless it is
  // optional.
  enum Need { Required, Optional };
  LogicalResult get(const json::Object &object, StringRef key,
                    std::string &value, Need need = Required);
  LogicalResult get(const json::Object &object, StringRef key, uint64_t &value,
                    Need need = Required);
  LogicalResult get(const json::Object &object, StringRef key, bool &value,
                    Need need = Required);
  LogicalResult get(const json::Object &object, StringRef key,
                    std::vector<std::string> &values, Need need = Required);
  LogicalResult getArray(const json::Object &object, StringRef key,
                         const json::Array *&array, Need need = Required);

  RewriteRecord &record;
  RecordError &error;
  StringRef line;
  uint64_t lineNumber = 0;
  bool hasEnded = false;
};
} // namespace

LogicalResult Reader::fail(uint64_t column, const Twine &message) {
  error = {lineNumber, column, message.str()};
  return failure();
}

LogicalResult Reader::failNoRecord() {
  return fail(1, "expected a line with 'strata-rewrite-trace' first; the file "
                 "is not a rewrite record");
}

LogicalResult Reader::failAt(StringRef key, const Twine &message) {
  size_t at = line.find(("\"" + key + "\"").str());
  return fail(at == StringRef::npos ? 1 : at + 1, message);
}

//===-- Values -------------------------------------------------------------===//

LogicalResult Reader::get(const json::Object &object, StringRef key,
                          std::string &value, Need need) {
  if (auto found = object.getString(key)) {
    value = found->str();
    return success();
  }
  if (need == Optional && !object.get(key))
    return success();
  return failAt(key, "expected a string as '" + key + "'");
}

LogicalResult Reader::get(const json::Object &object, StringRef key,
                          uint64_t &value, Need need) {
  const json::Value *found = object.get(key);
  if (!found && need == Optional)
    return success();
  std::optional<uint64_t> number = found ? found->getAsUINT64() : std::nullopt;
  if (!number || *number > MaxRecordNumber)
    return failAt(key, "expected a number as '" + key + "'");
  value = *number;
  return success();
}

LogicalResult Reader::get(const json::Object &object, StringRef key,
                          bool &value, Need need) {
  if (auto found = object.getBoolean(key)) {
    value = *found;
    return success();
  }
  if (need == Optional && !object.get(key))
    return success();
  return failAt(key, "expected true or false as '" + key + "'");
}

LogicalResult Reader::getArray(const json::Object &object, StringRef key,
                               const json::Array *&array, Need need) {
  array = object.getArray(key);
  if (array || (need == Optional && !object.get(key)))
    return success();
  return failAt(key, "expected a list as '" + key + "'");
}

LogicalResult Reader::get(const json::Object &object, StringRef key,
                          std::vector<std::string> &values, Need need) {
  const json::Array *array;
  if (failed(getArray(object, key, array, need)))
    return failure();
  if (!array)
    return success();
  for (const json::Value &value : *array) {
    auto text = value.getAsString();
    if (!text)
      return failAt(key, "expected strings in '" + key + "'");
    values.push_back(text->str());
  }
  return success();
}

//===-- Lines --------------------------------------------------------------===//

LogicalResult Reader::readHeader(const json::Object &object) {
  static constexpr StringLiteral key = "strata-rewrite-trace";
  if (!object.get(key))
    return failNoRecord();
  uint64_t version;
  if (failed(get(object, key, version)))
    return failure();
  if (version != RewriteRecordVersion)
    return failAt(key, "the record has version " + Twine(version) +
                           ", but this program reads version " +
                           Twine(RewriteRecordVersion));
  RecordHeader &header = record.header;
  return success(
      succeeded(get(object, "input", header.input)) &&
      succeeded(get(object, "hash", header.inputHash)) &&
      succeeded(get(object, "pipeline", header.pipeline)) &&
      succeeded(get(object, "allow-unregistered", header.allowUnregistered)) &&
      succeeded(get(object, "implicit-module", header.implicitModule)) &&
      succeeded(get(object, "verify-on-parsing", header.verifyOnParsing)) &&
      succeeded(get(object, "irdl-files", header.irdlFiles)) &&
      succeeded(get(object, "dialect-dirs", header.dialectDirs)));
}

LogicalResult Reader::readPass(const json::Object &object) {
  RecordedPass pass;
  if (failed(get(object, "pass", pass.number)) ||
      failed(get(object, "name", pass.name)) ||
      failed(get(object, "op", pass.op)) ||
      failed(get(object, "symbol", pass.symbol, Optional)) ||
      failed(get(object, "location", pass.location)))
    return failure();
  if (pass.number != record.passes.size() + 1)
    return failAt("pass", "expected pass " + Twine(record.passes.size() + 1) +
                              ", found pass " + Twine(pass.number));
  record.passes.push_back(std::move(pass));
  return success();
}

LogicalResult Reader::readGroup(const json::Object &object,
                                RecordedStep &step) {
  const json::Array *group;
  if (failed(getArray(object, "group", group, Optional)))
    return failure();
  step.groupBegin = step.groupEnd = step.number;
  if (!group)
    return success();
  auto at = [&](size_t i) {
    return i < group->size() ? (*group)[i].getAsUINT64() : std::nullopt;
  };
  if (group->size() != 2 || !at(0) || !at(1) || *at(0) == 0 ||
      *at(0) > step.number || *at(1) < step.number)
    return failAt("group", "expected the first and the last step of a group "
                           "that step " +
                               Twine(step.number) + " is in");
  step.groupBegin = *at(0);
  step.groupEnd = *at(1);
  return success();
}

LogicalResult Reader::readGiven(const json::Object &object,
                                RecordedStep &step) {
  const json::Array *given;
  if (failed(getArray(object, "given", given, Optional)))
    return failure();
  if (!given)
    return success();
  for (const json::Value &value : *given) {
    const json::Object *entry = value.getAsObject();
    if (!entry)
      return failAt("given", "expected operations in 'given'");
    RecordedOp op;
    if (failed(get(*entry, "op", op.op)) ||
        failed(get(*entry, "text", op.text)) ||
        failed(get(*entry, "location", op.location)))
      return failure();
    step.given.push_back(std::move(op));
  }
  return success();
}

LogicalResult Reader::readChange(const json::Value &value, RecordedStep &step) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return failAt("changes", "expected operations in 'changes'");
  RecordedChange change;
  std::string word;
  if (failed(get(*object, "change", word)) ||
      failed(get(*object, "op", change.op)) ||
      failed(get(*object, "from", change.from, Optional)) ||
      failed(get(*object, "moved", change.isMoved, Optional)) ||
      failed(get(*object, "nested", change.nested, Optional)) ||
      failed(get(*object, "before", change.before, Optional)) ||
      failed(get(*object, "after", change.after, Optional)) ||
      failed(get(*object, "location", change.location)) ||
      failed(get(*object, "old-location", change.oldLocation, Optional)) ||
      failed(get(*object, "values", change.values, Optional)))
    return failure();
  std::optional<RecordedChange::Kind> kind = symbolizeChange(word);
  if (!kind)
    return failAt("change", "'" + word + "' is not a kind of change");
  change.kind = *kind;
  step.changes.push_back(std::move(change));
  return success();
}

LogicalResult Reader::readStep(const json::Object &object) {
  RecordedStep step;
  const json::Array *changes;
  if (failed(get(object, "step", step.number)) ||
      failed(get(object, "pass", step.pass)) ||
      failed(get(object, "pattern", step.pattern, Optional)) ||
      failed(get(object, "root", step.root, Optional)) ||
      failed(getArray(object, "changes", changes)) ||
      failed(readGroup(object, step)) || failed(readGiven(object, step)))
    return failure();
  if (step.number != record.steps.size() + 1)
    return failAt("step", "expected step " + Twine(record.steps.size() + 1) +
                              ", found step " + Twine(step.number));
  if (step.pass == 0 || step.pass > record.passes.size())
    return failAt("pass", "unknown pass " + Twine(step.pass) + " so far");
  for (const json::Value &value : *changes)
    if (failed(readChange(value, step)))
      return failure();
  record.steps.push_back(std::move(step));
  return success();
}

LogicalResult Reader::readOutputOp(const json::Object &object) {
  OutputOp op;
  if (failed(get(object, "output-op", op.op)) ||
      failed(get(object, "line", op.line, Optional)) ||
      failed(get(object, "name", op.name)) ||
      failed(get(object, "text", op.text)) ||
      failed(get(object, "location", op.location)))
    return failure();
  record.outputOps.push_back(std::move(op));
  return success();
}

LogicalResult Reader::readEnd(const json::Object &object) {
  RecordedOutput &output = record.output;
  std::string word;
  uint64_t numSteps;
  const json::Array *lines;
  if (failed(get(object, "end", word)) ||
      failed(get(object, "steps", numSteps)) ||
      failed(get(object, "failed-pass", output.failedPass, Optional)) ||
      failed(get(object, "output-hash", output.hash, Optional)) ||
      failed(getArray(object, "output-lines", lines)))
    return failure();
  if (word != "success" && word != "failure")
    return failAt("end",
                  "expected 'success' or 'failure', found '" + word + "'");
  output.succeeded = word == "success";
  if (numSteps != record.steps.size())
    return failAt("steps", "expected " + Twine(numSteps) + " steps, found " +
                               Twine(record.steps.size()));
  if (output.failedPass > record.passes.size())
    return failAt("failed-pass", "unknown pass " + Twine(output.failedPass));
  for (const json::Value &value : *lines) {
    const json::Array *stretch = value.getAsArray();
    auto first = stretch && stretch->size() == 2 ? (*stretch)[0].getAsUINT64()
                                                 : std::nullopt;
    auto last = first ? (*stretch)[1].getAsUINT64() : std::nullopt;
    if (!last || *last < *first)
      return failAt("output-lines", "expected first and last lines");
    output.lines.push_back({*first, *last});
  }
  hasEnded = true;
  return success();
}

//===-- The file -----------------------------------------------------------===//

/// The reader of nested objects recurses: deeper nesting than the format needs
/// is rejected before.
static std::optional<size_t> findTooDeep(StringRef line) {
  constexpr unsigned MaxDepth = 8;
  unsigned depth = 0;
  bool inString = false;
  for (size_t i = 0; i < line.size(); ++i) {
    char c = line[i];
    if (inString) {
      if (c == '\\')
        ++i;
      inString = c != '"';
    } else if (c == '"') {
      inString = true;
    } else if (c == '[' || c == '{') {
      if (++depth > MaxDepth)
        return i;
    } else if ((c == ']' || c == '}') && depth) {
      --depth;
    }
  }
  return std::nullopt;
}

LogicalResult Reader::parseLine(json::Object &object) {
  // Another file, such as IR, is no record with a mistake.
  if (lineNumber == 1 && !line.ltrim().starts_with("{"))
    return failNoRecord();
  if (std::optional<size_t> at = findTooDeep(line))
    return fail(*at + 1, "lists and objects are nested too deeply");
  llvm::Expected<json::Value> value = json::parse(line);
  if (!value) {
    // `[line:column, byte=offset]: message`.
    std::string text = llvm::toString(value.takeError());
    StringRef rest = text;
    uint64_t column = 1;
    rest = rest.drop_until([](char c) { return c == ':'; }).drop_front();
    (void)rest.consumeInteger(10, column);
    size_t message = rest.find("]: ");
    if (message != StringRef::npos)
      rest = rest.drop_front(message + 3);
    return fail(std::max<uint64_t>(1, column), "malformed line: " + rest);
  }
  json::Object *found = value->getAsObject();
  if (!found)
    return fail(1, "malformed line: expected an object");
  object = std::move(*found);
  return success();
}

LogicalResult Reader::readLine() {
  json::Object object;
  if (failed(parseLine(object)))
    return failure();
  if (lineNumber == 1)
    return readHeader(object);
  if (hasEnded)
    return fail(1, "expected nothing after the line with 'end'");
  if (object.get("step"))
    return readStep(object);
  if (object.get("pass"))
    return readPass(object);
  if (object.get("output-op"))
    return readOutputOp(object);
  if (object.get("end"))
    return readEnd(object);
  return fail(1, "expected a line with 'pass', 'step', 'output-op' or 'end'");
}

LogicalResult Reader::read(StringRef text) {
  while (!text.empty()) {
    ++lineNumber;
    std::tie(line, text) = text.split('\n');
    if (failed(readLine()))
      return failure();
  }
  ++lineNumber;
  if (lineNumber == 1)
    return fail(1, "the file is empty; expected a rewrite record");
  if (!hasEnded)
    return fail(1, "expected a line with 'end'; the record is not complete");
  for (const RecordedStep &step : record.steps)
    if (step.groupEnd > record.steps.size())
      return fail(1, "the group of step " + Twine(step.number) +
                         " ends after the last step");
  return success();
}

LogicalResult strata::readRecord(StringRef text, RewriteRecord &record,
                                 RecordError &error) {
  return Reader(record, error).read(text);
}
