// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/ODS/Records.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace strata;
using namespace strata::ods;
namespace json = llvm::json;

//===-- Record ------------------------------------------------------------===//

/// The elements of a list; empty for others.
static ArrayRef<RecordValue> elementsOf(const RecordValue *list) {
  return list && list->isList() ? ArrayRef(list->elements)
                                : ArrayRef<RecordValue>();
}

bool Record::isA(StringRef className) const {
  return llvm::any_of(
      elementsOf(find("!superclasses")),
      [&](const RecordValue &entry) { return entry.getString() == className; });
}

const RecordValue *Record::find(StringRef field) const {
  const RecordValue *value = fields ? fields->get(field) : nullptr;
  return value && value->kind != RecordValue::Kind::Null ? value : nullptr;
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
  const RecordValue *value = find(field);
  if (!value)
    return {};
  std::optional<StringRef> text = value->getString();
  if (!text)
    noteWrong(field, "a string");
  return text.value_or(StringRef());
}

std::optional<int64_t> Record::getInt(StringRef field) const {
  const RecordValue *value = find(field);
  if (!value)
    return std::nullopt;
  if (value->kind == RecordValue::Kind::Boolean ||
      value->kind == RecordValue::Kind::Integer)
    return value->integer;
  noteWrong(field, "an integer");
  return std::nullopt;
}

Record Record::resolve(const RecordValue &value, StringRef field) const {
  const RecordValue *def = value.find("def");
  std::optional<StringRef> target = def ? def->getString() : std::nullopt;
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
  const RecordValue *value = find(field);
  return value ? resolve(*value, field) : Record();
}

std::vector<Record> Record::getRecords(StringRef field) const {
  std::vector<Record> records;
  const RecordValue *value = find(field);
  if (!value)
    return records;
  if (!value->isList())
    noteWrong(field, "a list");
  for (const RecordValue &entry : elementsOf(value))
    if (Record record = resolve(entry, field))
      records.push_back(record);
  return records;
}

std::vector<std::string> Record::getStrings(StringRef field) const {
  std::vector<std::string> strings;
  const RecordValue *value = find(field);
  if (!value)
    return strings;
  if (!value->isList())
    noteWrong(field, "a list");
  for (const RecordValue &entry : elementsOf(value)) {
    if (std::optional<StringRef> text = entry.getString())
      strings.push_back(text->str());
    else
      noteWrong(field, "a list of strings");
  }
  return strings;
}

std::vector<Record::Argument> Record::getArguments(StringRef field) const {
  std::vector<Argument> arguments;
  const RecordValue *value = find(field);
  if (!value)
    return arguments;
  const RecordValue *args = value->find("args");
  if (!args || !args->isList()) {
    noteWrong(field, "a dag");
    return arguments;
  }
  for (const RecordValue &entry : elementsOf(args)) {
    // An argument is a pair of value and name; the name may be null.
    ArrayRef<RecordValue> pair = elementsOf(&entry);
    if (pair.size() != 2) {
      noteWrong(field, "a dag of pairs");
      continue;
    }
    Argument argument;
    argument.name = pair[1].getString().value_or("").str();
    if (std::optional<StringRef> text = pair[0].getString())
      argument.text = text->str();
    else
      argument.record = resolve(pair[0], field);
    if (argument.record || !argument.text.empty())
      arguments.push_back(std::move(argument));
  }
  return arguments;
}

//===-- RecordDump --------------------------------------------------------===//

static constexpr char noInstances[] =
    "not a JSON dump of TableGen records: it has no \"!instanceof\"";

bool RecordDump::split(StringRef text, std::string &error) {
  unsigned deepest = 0;
  bool isObject =
      splitObject(text, deepest, [&](StringRef name, StringRef value) {
        std::optional<StringRef> key = unquote(name, saver);
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

const RecordValue *RecordFields::get(StringRef name) {
  auto field = llvm::find_if(
      fields, [&](const Field &other) { return other.name == name; });
  if (field == fields.end())
    return nullptr;
  if (!field->value) {
    std::string error;
    field->value = dump.readValue(field->text, error);
    if (!field->value) {
      dump.noteError("not JSON: in field '" + name + "' of record '" + record +
                     "': " + error);
      field->value.emplace();
    }
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
  const RecordValue *names = read("!instanceof", classes)->get(className);
  for (const RecordValue &entry : elementsOf(names)) {
    std::optional<StringRef> name = entry.getString();
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
