// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of TableGen, read from a JSON dump (`llvm-tblgen --dump-json`). A
// field that is missing or null reads as empty; one of the wrong kind, or a
// reference to a missing record, is noted as an error of the dump and reads as
// empty too. Readers therefore need no error paths of their own.
#ifndef STRATA_DIALECTFILES_ODS_RECORDS_H
#define STRATA_DIALECTFILES_ODS_RECORDS_H

#include "strata/DialectFiles/ODS/RecordValue.h"
#include "strata/Support/LLVM.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <memory>
#include <string>
#include <vector>

namespace strata::ods {

class RecordDump;

/// The fields of a record; each is read when it is first looked up. Most never are.
class RecordFields {
public:
  RecordFields(RecordDump &dump, StringRef record)
      : dump(dump), record(record) {}
  void add(StringRef name, StringRef text) { fields.push_back({name, text}); }
  /// Null if there is no such field, or after an error.
  const RecordValue *get(StringRef name);

private:
  struct Field {
    StringRef name, text;
    std::optional<RecordValue> value = std::nullopt;
  };
  RecordDump &dump;
  StringRef record;
  std::vector<Field> fields;
};

/// A record of a dump; null where there is none. Passed by value, and valid as
/// long as the dump.
class Record {
public:
  Record() = default;
  Record(RecordDump *dump, RecordFields *fields, StringRef name)
      : dump(dump), fields(fields), name(name) {}

  explicit operator bool() const { return fields; }
  StringRef getName() const { return name; }
  RecordDump &getDump() const { return *dump; }
  /// A record without a name of its own in the source.
  bool isAnonymous() const { return getBit("!anonymous"); }
  /// `File.td:12`, the last place of its definition; empty in dumps of versions without them.
  std::string getPlace() const;
  /// Whether the class `className` is among those it was made from.
  bool isA(StringRef className) const;
  bool has(StringRef field) const;

  /// The text of a string field; empty if there is none.
  StringRef getString(StringRef field) const;
  /// The text of a string field without leading and trailing white space.
  StringRef getTrimmed(StringRef field) const {
    return getString(field).trim();
  }
  /// True for a bit that is set.
  bool getBit(StringRef field) const { return getInt(field).value_or(0) != 0; }
  std::optional<int64_t> getInt(StringRef field) const;
  Record getRecord(StringRef field) const;
  std::vector<Record> getRecords(StringRef field) const;
  std::vector<std::string> getStrings(StringRef field) const;

  /// An argument of a dag. A plain string has no record.
  struct Argument;
  std::vector<Argument> getArguments(StringRef field) const;

private:
  const RecordValue *find(StringRef field) const;
  Record resolve(const RecordValue &value, StringRef field) const;
  void noteWrong(StringRef field, StringRef expected) const;

  RecordDump *dump = nullptr;
  RecordFields *fields = nullptr;
  StringRef name;
};

struct Record::Argument {
  Record record;
  std::string text, name;
};

/// All records of a dump.
class RecordDump {
public:
  /// Nesting of JSON that is accepted.
  static constexpr unsigned MaxDepth = 200;

  /// Null, with the reason in `error`, if `text` is not such a dump. `text` must outlive the
  /// dump: a record is read when it is first looked up. Most records of a dump never are.
  static std::unique_ptr<RecordDump> parse(StringRef text, StringRef fileName,
                                           std::string &error);

  /// Null if there is none of the name.
  Record lookup(StringRef name);
  /// The records made from a class, in the order of their names.
  const std::vector<Record> &getInstances(StringRef className);
  StringRef getFileName() const { return fileName; }
  /// Errors that readers met since the last call, in order; each error is returned once.
  std::vector<std::string> takeErrors() { return std::exchange(errors, {}); }
  void noteError(const Twine &message);
  /// Reads a value of the text; std::nullopt, and a message in `error`, on failure.
  std::optional<RecordValue> readValue(StringRef text, std::string &error) {
    return ods::readValue(text, saver, error);
  }

private:
  /// The text of a record, and its fields, once they have been looked up; null if it is no
  /// object.
  struct Entry {
    StringRef text;
    bool isSplit = false;
    std::unique_ptr<RecordFields> fields;
  };
  explicit RecordDump(StringRef fileName) : fileName(fileName) {}
  /// Finds the records of `text`; false if it is not an object, or nested too deeply.
  bool split(StringRef text, std::string &error);
  RecordFields *read(StringRef name, Entry &entry);

  llvm::StringMap<Entry> entries;
  llvm::StringMap<std::vector<Record>> instances;
  std::string fileName;
  llvm::BumpPtrAllocator allocator;
  /// Keeps strings that the text does not have as they are.
  llvm::StringSaver saver{allocator};
  std::vector<std::string> errors;
  llvm::StringSet<> seenErrors;
};

} // namespace strata::ods

#endif // STRATA_DIALECTFILES_ODS_RECORDS_H
