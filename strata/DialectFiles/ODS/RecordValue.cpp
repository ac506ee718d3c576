// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/ODS/RecordValue.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace strata;
using namespace strata::ods;
namespace json = llvm::json;

const RecordValue *RecordValue::find(StringRef key) const {
  auto it = llvm::find(keys, key);
  return it == keys.end() ? nullptr : &elements[size_t(it - keys.begin())];
}

//===-- Scanner -----------------------------------------------------------===//

void ValueScanner::skipSpace() {
  while (at < text.size() && llvm::isSpace(text[at]))
    ++at;
}

bool ValueScanner::consume(char c) {
  skipSpace();
  if (at == text.size() || text[at] != c)
    return false;
  ++at;
  return true;
}

bool ValueScanner::isAtEnd() {
  skipSpace();
  return at == text.size();
}

StringRef ValueScanner::takeString() {
  if (!consume('"'))
    return {};
  size_t start = at - 1;
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

bool ValueScanner::isAtString() {
  skipSpace();
  return at < text.size() && text[at] == '"';
}

StringRef ValueScanner::takeWord() {
  skipSpace();
  StringRef word = text.drop_front(at).take_until(
      [](char c) { return llvm::isSpace(c) || StringRef(",]}").contains(c); });
  at += word.size();
  return word;
}

bool ods::splitObject(StringRef text, unsigned &deepest,
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

//===-- Reader ------------------------------------------------------------===//

std::optional<StringRef> ods::unquote(StringRef literal,
                                      llvm::StringSaver &saver) {
  StringRef body = literal.drop_front().drop_back();
  if (llvm::all_of(body, [](char c) { return llvm::isPrint(c) && c != '\\'; }))
    return body;
  llvm::Expected<json::Value> value = json::parse(literal);
  if (value && value->getAsString())
    return saver.save(*value->getAsString());
  llvm::consumeError(value.takeError());
  return std::nullopt;
}

namespace {
class ValueReader {
public:
  ValueReader(StringRef text, llvm::StringSaver &saver)
      : scanner(text), saver(saver) {}
  /// False at an error.
  bool read(RecordValue &value);
  bool isAtEnd() { return scanner.isAtEnd(); }

private:
  bool readString(StringRef &string);
  bool readEntries(RecordValue &value, char close);
  bool readWord(RecordValue &value);

  ValueScanner scanner;
  llvm::StringSaver &saver;
};
} // namespace

bool ValueReader::readString(StringRef &string) {
  StringRef literal = scanner.takeString();
  std::optional<StringRef> body =
      literal.empty() ? std::nullopt : unquote(literal, saver);
  string = body.value_or(StringRef());
  return body.has_value();
}

/// The rest of a list or an object, of which the opening bracket has been read.
bool ValueReader::readEntries(RecordValue &value, char close) {
  if (scanner.consume(close))
    return true;
  do {
    if (value.kind == RecordValue::Kind::Object &&
        (!readString(value.keys.emplace_back()) || !scanner.consume(':')))
      return false;
    if (!read(value.elements.emplace_back()))
      return false;
  } while (scanner.consume(','));
  return scanner.consume(close);
}

/// A number, `true`, `false` or `null`.
bool ValueReader::readWord(RecordValue &value) {
  using Kind = RecordValue::Kind;
  StringRef word = scanner.takeWord();
  if (word == "null")
    return true;
  if (!word.getAsInteger(10, value.integer)) {
    value.kind = Kind::Integer;
    return true;
  }
  llvm::Expected<json::Value> parsed = json::parse(word);
  if (!parsed) {
    llvm::consumeError(parsed.takeError());
    return false;
  }
  value.kind = Kind::Other;
  if (std::optional<bool> flag = parsed->getAsBoolean()) {
    value.kind = Kind::Boolean;
    value.integer = *flag;
  } else if (std::optional<int64_t> number = parsed->getAsInteger()) {
    value.kind = Kind::Integer;
    value.integer = *number;
  } else if (std::optional<uint64_t> number = parsed->getAsUINT64()) {
    value.kind = Kind::Integer;
    value.integer = int64_t(*number);
  }
  return true;
}

bool ValueReader::read(RecordValue &value) {
  using Kind = RecordValue::Kind;
  if (scanner.consume('{')) {
    value.kind = Kind::Object;
    return readEntries(value, '}');
  }
  if (scanner.consume('[')) {
    value.kind = Kind::List;
    return readEntries(value, ']');
  }
  if (scanner.isAtString()) {
    value.kind = Kind::String;
    return readString(value.string);
  }
  return readWord(value);
}

std::optional<RecordValue>
ods::readValue(StringRef text, llvm::StringSaver &saver, std::string &error) {
  RecordValue value;
  ValueReader reader(text, saver);
  if (reader.read(value) && reader.isAtEnd())
    return value;
  llvm::Expected<json::Value> parsed = json::parse(text);
  error = parsed ? "a value that cannot be read"
                 : llvm::toString(parsed.takeError());
  return std::nullopt;
}
