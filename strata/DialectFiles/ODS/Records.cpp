// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/ODS/Records.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::ods;
namespace json = llvm::json;

//===-- Record ------------------------------------------------------------===//

bool Record::isA(StringRef className) const {
  const json::Array *classes =
      fields ? fields->getArray("!superclasses") : nullptr;
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

/// The depth of nested arrays and objects. The reader of JSON recurses, so the
/// depth is checked first.
static unsigned measureDepth(StringRef text) {
  unsigned depth = 0, deepest = 0;
  bool inString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (inString) {
      if (c == '\\')
        ++i;
      else if (c == '"')
        inString = false;
      continue;
    }
    if (c == '"')
      inString = true;
    else if (c == '[' || c == '{')
      deepest = std::max(deepest, ++depth);
    else if ((c == ']' || c == '}') && depth)
      --depth;
  }
  return deepest;
}

std::unique_ptr<RecordDump>
RecordDump::parse(StringRef text, StringRef fileName, std::string &error) {
  if (measureDepth(text) > MaxDepth) {
    error = "the JSON is nested too deeply";
    return nullptr;
  }
  llvm::Expected<json::Value> root = json::parse(text);
  if (!root) {
    error = "not JSON: " + llvm::toString(root.takeError());
    return nullptr;
  }
  const json::Object *object = root->getAsObject();
  if (!object || !object->getObject("!instanceof")) {
    error = "not a JSON dump of TableGen records: it has no \"!instanceof\"";
    return nullptr;
  }
  return std::unique_ptr<RecordDump>(
      new RecordDump(std::move(*root), fileName));
}

Record RecordDump::lookup(StringRef name) {
  const json::Object *object = root.getAsObject();
  auto it = object->find(name);
  if (it == object->end() || !it->second.getAsObject())
    return {};
  return Record(this, it->second.getAsObject(), it->first);
}

std::vector<Record> RecordDump::getInstances(StringRef className) {
  std::vector<Record> records;
  const json::Array *names =
      root.getAsObject()->getObject("!instanceof")->getArray(className);
  for (const json::Value &entry : elementsOf(names)) {
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
