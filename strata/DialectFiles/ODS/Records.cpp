// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/ODS/Records.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::ods;
namespace json = llvm::json;

//===-- Record ------------------------------------------------------------===//

bool Record::isA(StringRef className) const {
  const json::Value *value = find("!superclasses");
  const json::Array *classes = value ? value->getAsArray() : nullptr;
  return classes && llvm::any_of(*classes, [&](const json::Value &entry) {
           return entry.getAsString() == className;
         });
}

const json::Value *Record::find(StringRef field) const {
  const json::Value *value = fields ? fields->get(field) : nullptr;
  return value && value->kind() != json::Value::Null ? value : nullptr;
}

bool Record::has(StringRef field) const { return find(field); }

void Record::noteWrong(StringRef field, StringRef expected) const {
  dump->noteError("field '" + field + "' of record '" + name + "' is not " +
                  expected);
}

std::string Record::getPlace() const {
  std::vector<std::string> places = getStrings("!locs");
  return places.empty() ? std::string() : places.back();
}

StringRef Record::getString(StringRef field) const {
  const json::Value *value = find(field);
  if (!value)
    return {};
  std::optional<StringRef> text = value->getAsString();
  if (!text)
    noteWrong(field, "a string");
  return text.value_or(StringRef());
}

std::optional<int64_t> Record::getInt(StringRef field) const {
  const json::Value *value = find(field);
  if (!value)
    return std::nullopt;
  if (std::optional<bool> flag = value->getAsBoolean())
    return *flag;
  if (std::optional<int64_t> number = value->getAsInteger())
    return number;
  if (std::optional<uint64_t> number = value->getAsUINT64())
    return int64_t(*number);
  noteWrong(field, "an integer");
  return std::nullopt;
}

Record Record::resolve(const json::Value &value, StringRef field) const {
  const json::Object *reference = value.getAsObject();
  std::optional<StringRef> target =
      reference ? reference->getString("def") : std::nullopt;
  if (!target) {
    noteWrong(field, "a reference to a record");
    return {};
  }
  Record found = dump->lookup(*target);
  if (!found)
    dump->noteError("record '" + *target + "', which field '" + field +
                    "' of '" + name + "' refers to, is missing");
  return found;
}

Record Record::getRecord(StringRef field) const {
  const json::Value *value = find(field);
  return value ? resolve(*value, field) : Record();
}

/// The elements of a list field; empty if it is missing.
static ArrayRef<json::Value> elementsOf(const json::Array *list) {
  return list ? ArrayRef<json::Value>(list->data(), list->size())
              : ArrayRef<json::Value>();
}

std::vector<Record> Record::getRecords(StringRef field) const {
  std::vector<Record> records;
  const json::Value *value = find(field);
  if (!value)
    return records;
  if (!value->getAsArray())
    noteWrong(field, "a list");
  for (const json::Value &entry : elementsOf(value->getAsArray()))
    if (Record record = resolve(entry, field))
      records.push_back(record);
  return records;
}

std::vector<std::string> Record::getStrings(StringRef field) const {
  std::vector<std::string> strings;
  const json::Value *value = find(field);
  if (!value)
    return strings;
  if (!value->getAsArray())
    noteWrong(field, "a list");
  for (const json::Value &entry : elementsOf(value->getAsArray())) {
    if (std::optional<StringRef> text = entry.getAsString())
      strings.push_back(text->str());
    else
      noteWrong(field, "a list of strings");
  }
  return strings;
}

std::vector<Record::Argument> Record::getArguments(StringRef field) const {
  std::vector<Argument> arguments;
  const json::Value *value = find(field);
  if (!value)
    return arguments;
  const json::Object *dag = value->getAsObject();
  if (!dag || !dag->getArray("args")) {
    noteWrong(field, "a dag");
    return arguments;
  }
  for (const json::Value &entry : elementsOf(dag->getArray("args"))) {
    // An argument is a pair of value and name; the name may be null.
    const json::Array *pair = entry.getAsArray();
    if (!pair || pair->size() != 2) {
      noteWrong(field, "a dag of pairs");
      continue;
    }
    Argument argument;
    argument.name = (*pair)[1].getAsString().value_or("").str();
    if (std::optional<StringRef> text = (*pair)[0].getAsString())
      argument.text = text->str();
    else
      argument.record = resolve((*pair)[0], field);
    if (argument.record || !argument.text.empty())
      arguments.push_back(std::move(argument));
  }
  return arguments;
}

//===-- RecordDump --------------------------------------------------------===//

namespace {
/// Finds the ends of strings and values of JSON without reading them. Their depth is checked
/// first, since the reader recurses.
class ValueScanner {
public:
  explicit ValueScanner(StringRef text) : text(text) {}

  void skipSpace() {
    while (at < text.size() && llvm::isSpace(text[at]))
      ++at;
  }
  bool consume(char c) {
    skipSpace();
    if (at == text.size() || text[at] != c)
      return false;
    ++at;
    return true;
  }
  bool isAtEnd() {
    skipSpace();
    return at == text.size();
  }
  /// The string that comes next, with its quotes; empty if there is none.
  StringRef takeString();
  /// The text up to the comma or bracket after the value that comes next.
  StringRef takeValue(unsigned &deepest);

private:
  StringRef text;
  size_t at = 0;
};
} // namespace

StringRef ValueScanner::takeString() {
  size_t start = at;
  if (!consume('"'))
    return {};
  start = at - 1;
  for (; at < text.size(); ++at)
    if (text[at] == '\\')
      ++at;
    else if (text[at] == '"')
      return text.slice(start, ++at);
  return {};
}

StringRef ValueScanner::takeValue(unsigned &deepest) {
  skipSpace();
  size_t start = at;
  unsigned depth = 0;
  while (at < text.size()) {
    char c = text[at];
    if (c == '"') {
      if (takeString().empty())
        break;
      continue;
    }
    if (c == '[' || c == '{')
      deepest = std::max(deepest, ++depth);
    else if (!depth && (c == ',' || c == '}' || c == ']'))
      break;
    else if (c == ']' || c == '}')
      --depth;
    ++at;
  }
  return text.slice(start, std::min(at, text.size())).rtrim();
}

/// The characters of a string literal of JSON; std::nullopt if it has an error.
static std::optional<std::string> unquote(StringRef literal) {
  if (!literal.contains('\\'))
    return literal.drop_front().drop_back().str();
  llvm::Expected<json::Value> value = json::parse(literal);
  if (value && value->getAsString())
    return value->getAsString()->str();
  llvm::consumeError(value.takeError());
  return std::nullopt;
}

static constexpr char noInstances[] =
    "not a JSON dump of TableGen records: it has no \"!instanceof\"";

/// Calls `add` with the name in quotes and the text of each entry of the object `text`. False if
/// it is no object. `deepest` is the depth of the values.
static bool
splitObject(StringRef text, unsigned &deepest,
            function_ref<bool(StringRef name, StringRef value)> add) {
  ValueScanner scanner(text);
  if (!scanner.consume('{'))
    return false;
  if (scanner.consume('}'))
    return scanner.isAtEnd();
  do {
    StringRef name = scanner.takeString();
    if (name.empty() || !scanner.consume(':'))
      return false;
    StringRef value = scanner.takeValue(deepest);
    if (value.empty() || !add(name, value))
      return false;
  } while (scanner.consume(','));
  return scanner.consume('}') && scanner.isAtEnd();
}

bool RecordDump::split(StringRef text, std::string &error) {
  unsigned deepest = 0;
  bool isObject =
      splitObject(text, deepest, [&](StringRef name, StringRef value) {
        std::optional<std::string> key = unquote(name);
        if (key)
          entries[*key].text = value;
        return key.has_value();
      });
  // Text with another form is read as a whole, for the error.
  if (!isObject)
    (void)ValueScanner(text).takeValue(deepest);
  if (deepest >= MaxDepth) {
    error = "the JSON is nested too deeply";
    return false;
  }
  if (isObject)
    return true;
  llvm::Expected<json::Value> root = json::parse(text);
  error = root ? noInstances : "not JSON: " + llvm::toString(root.takeError());
  return false;
}

std::unique_ptr<RecordDump>
RecordDump::parse(StringRef text, StringRef fileName, std::string &error) {
  std::unique_ptr<RecordDump> dump(new RecordDump(fileName));
  if (!dump->split(text, error))
    return nullptr;
  if (dump->lookup("!instanceof"))
    return dump;
  error = noInstances;
  return nullptr;
}

const json::Value *RecordFields::get(StringRef name) {
  auto field = llvm::find_if(
      fields, [&](const Field &other) { return other.name == name; });
  if (field == fields.end())
    return nullptr;
  if (!field->value) {
    llvm::Expected<json::Value> value = json::parse(field->text);
    if (!value)
      dump.noteError("not JSON: in field '" + name + "' of record '" + record +
                     "': " + llvm::toString(value.takeError()));
    field->value = value ? std::move(*value) : json::Value(nullptr);
  }
  return &*field->value;
}

/// The fields of record `name`; null if it is not an object.
RecordFields *RecordDump::read(StringRef name, Entry &entry) {
  if (std::exchange(entry.isSplit, true) || !entry.text.starts_with("{"))
    return entry.fields.get();
  entry.fields = std::make_unique<RecordFields>(*this, name);
  unsigned deepest = 0;
  // No field that is looked up has a name with escapes.
  if (splitObject(entry.text, deepest, [&](StringRef field, StringRef text) {
        entry.fields->add(field.drop_front().drop_back(), text);
        return true;
      }))
    return entry.fields.get();
  noteError("not JSON: record '" + name + "'");
  entry.fields.reset();
  return nullptr;
}

Record RecordDump::lookup(StringRef name) {
  auto it = entries.find(name);
  RecordFields *fields =
      it == entries.end() ? nullptr : read(it->getKey(), it->second);
  return fields ? Record(this, fields, it->getKey()) : Record();
}

const std::vector<Record> &RecordDump::getInstances(StringRef className) {
  auto [known, isNew] = instances.try_emplace(className);
  std::vector<Record> &records = known->second;
  if (!isNew)
    return records;
  Entry &classes = entries.find("!instanceof")->second;
  const json::Value *names = read("!instanceof", classes)->get(className);
  for (const json::Value &entry :
       elementsOf(names ? names->getAsArray() : nullptr)) {
    std::optional<StringRef> name = entry.getAsString();
    Record record = name ? lookup(*name) : Record();
    if (record)
      records.push_back(record);
    else
      noteError("'!instanceof' lists a record of class '" + className +
                "' that is missing");
  }
  llvm::stable_sort(records, [](const Record &a, const Record &b) {
    return a.getName() < b.getName();
  });
  return records;
}

void RecordDump::noteError(const Twine &message) {
  std::string text = message.str();
  if (seenErrors.insert(text).second)
    errors.push_back(std::move(text));
}
