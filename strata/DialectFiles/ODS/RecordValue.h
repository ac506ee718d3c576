// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of JSON in a dump of TableGen. A dump has a hundred thousand references to records,
// objects of three entries, for which llvm::json::Object allocates 4 KB each: with it the import
// of Torch-MLIR took 80 MB more, and twice the time of llvm-tblgen in place of 1.5 times.
#ifndef STRATA_DIALECTFILES_ODS_RECORDVALUE_H
#define STRATA_DIALECTFILES_ODS_RECORDVALUE_H

#include "strata/Support/LLVM.h"

#include "llvm/Support/StringSaver.h"

#include <string>
#include <vector>

namespace strata::ods {

/// A value; the strings are those of the dump, or belong to the StringSaver.
struct RecordValue {
  enum class Kind : uint8_t {
    Null,
    Boolean,
    Integer,
    String,
    List,
    Object,
    /// A number with a fraction, or out of range.
    Other
  };
  Kind kind = Kind::Null;
  /// The integer, or 0 or 1 for a boolean. Integers above INT64_MAX are wrapped.
  int64_t integer = 0;
  StringRef string;
  /// The elements of a list, and the values of an object.
  std::vector<RecordValue> elements;
  /// The names of the values of an object, with one entry each.
  std::vector<StringRef> keys;

  bool isList() const { return kind == Kind::List; }
  std::optional<StringRef> getString() const {
    return kind == Kind::String ? std::optional(string) : std::nullopt;
  }
  /// The value with the name `key`; null if there is none, or this is no object.
  const RecordValue *find(StringRef key) const;
};

/// Finds the ends of strings and values of JSON without reading them. Their depth is checked
/// first, since the reader recurses.
class ValueScanner {
public:
  explicit ValueScanner(StringRef text) : text(text) {}

  void skipSpace();
  bool consume(char c);
  bool isAtEnd();
  /// Whether a string comes next.
  bool isAtString();
  /// The string that comes next, with its quotes; empty if there is none.
  StringRef takeString();
  /// The text up to the comma or bracket after the value that comes next.
  StringRef takeValue(unsigned &deepest);
  /// A word or a number: the text up to the comma, bracket or blank after it.
  StringRef takeWord();

private:
  StringRef text;
  size_t at = 0;
};

/// Calls `add` with the name in quotes and the text of each entry of the object `text`. False if
/// it is no object. `deepest` is the depth of the values.
bool splitObject(StringRef text, unsigned &deepest,
                 function_ref<bool(StringRef name, StringRef value)> add);

/// The characters of a string literal of JSON; std::nullopt if it has an error. `saver` keeps
/// those that the literal does not have as they are.
std::optional<StringRef> unquote(StringRef literal, llvm::StringSaver &saver);

/// Reads `text`, a value that is not nested deeper than the stack allows. On failure, `error` is
/// the message of llvm::json::parse.
std::optional<RecordValue> readValue(StringRef text, llvm::StringSaver &saver,
                                     std::string &error);

} // namespace strata::ods

#endif // STRATA_DIALECTFILES_ODS_RECORDVALUE_H
