// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Eras/LLVMTypeText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;

namespace {
/// Reads one type; every function returns the current text, empty after an
/// error.
class TypeReader {
public:
  TypeReader(StringRef dialect, StringRef text)
      : prefix("!" + dialect.str() + "."), rest(text) {}

  /// Reads a type with its suffixes: `*`, `addrspace(1)*`, arguments of a
  /// function.
  std::string readType();
  bool atEnd() const { return rest.trim().empty(); }
  /// The pointee of the last pointer.
  const std::string &getPointee() const { return pointee; }

private:
  std::string readPrimary();
  std::string readWord();
  std::string readParameters(StringRef name);
  std::string readPointer();
  std::string readVector();
  std::string readStruct();
  std::string readFunction();
  std::string readSuffixes(std::string type);
  /// Types up to `close`, which is consumed; `...` is one.
  std::optional<std::string> readList(StringRef close);
  std::string readCount();
  /// Text with balanced brackets, a type that is not one of LLVM IR.
  std::string readOther();
  std::string readPrefixed();
  bool consume(StringRef token) {
    rest = rest.ltrim();
    return rest.consume_front(token);
  }
  StringRef takeWord() {
    rest = rest.ltrim();
    StringRef word = rest.take_while(
        [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
    rest = rest.drop_front(word.size());
    return word;
  }

  std::string prefix, pointee;
  StringRef rest;
  unsigned depth = 0;
};
} // namespace

/// Deeper types are not read, so that the stack is large enough.
static constexpr unsigned maxDepth = 200;

std::string TypeReader::readType() {
  if (++depth > maxDepth)
    return "";
  std::string type = readPrimary();
  if (!type.empty())
    type = readSuffixes(std::move(type));
  --depth;
  return type;
}

std::string TypeReader::readPrimary() {
  if (consume("<{")) {
    std::optional<std::string> list = readList("}");
    return list && consume(">") ? prefix + "struct<packed (" + *list + ")>"
                                : "";
  }
  if (consume("{")) {
    std::optional<std::string> list = readList("}");
    return list ? prefix + "struct<(" + *list + ")>" : "";
  }
  if (consume("[")) {
    std::string count = readCount(), element = readType();
    return !count.empty() && !element.empty() && consume("]")
               ? prefix + "array<" + count + " x " + element + ">"
               : "";
  }
  if (consume("<"))
    return readVector();
  if (rest.ltrim().starts_with("!"))
    return readPrefixed();
  if (consume("%")) {
    consume("\"");
    StringRef name = takeWord();
    consume("\"");
    return name.empty() ? ""
                        : prefix + "struct<\"" + name.str() + "\", opaque>";
  }
  return readWord();
}

/// `!llvm.` and a type, or another type.
std::string TypeReader::readPrefixed() {
  StringRef before = rest.ltrim();
  if (consume(prefix)) {
    std::string type = readWord();
    if (!type.empty())
      return type;
  }
  rest = before;
  return readOther();
}

std::string TypeReader::readWord() {
  StringRef before = rest.ltrim();
  StringRef word = takeWord();
  StringRef builtin = llvm::StringSwitch<StringRef>(word)
                          .Case("half", "f16")
                          .Case("bfloat", "bf16")
                          .Case("float", "f32")
                          .Case("double", "f64")
                          .Case("x86_fp80", "f80")
                          .Case("fp128", "f128")
                          .Default("");
  if (!builtin.empty())
    return builtin.str();
  uint64_t number;
  for (StringRef kind : {"i", "f", "bf"}) {
    StringRef digits = word;
    if (digits.consume_front(kind) && !digits.getAsInteger(10, number))
      return word.str();
  }
  bool isSimple = llvm::StringSwitch<bool>(word)
                      .Cases({"void", "ppc_fp128", "token"}, true)
                      .Cases({"label", "metadata", "x86_amx"}, true)
                      .Default(false);
  if (isSimple)
    return prefix + word.str();
  if (word == "ptr" && !rest.starts_with("<"))
    return prefix + "ptr";
  bool isCompound = llvm::StringSwitch<bool>(word)
                        .Cases({"ptr", "vec", "array", "struct", "func"}, true)
                        .Default(false);
  if (isCompound && consume("<"))
    return readParameters(word);
  rest = before;
  return readOther();
}

std::string TypeReader::readParameters(StringRef name) {
  if (name == "ptr")
    return readPointer();
  if (name == "vec")
    return readVector();
  if (name == "struct")
    return readStruct();
  if (name == "func")
    return readFunction();
  std::string count = readCount(), element = readType();
  return !count.empty() && !element.empty() && consume(">")
             ? prefix + "array<" + count + " x " + element + ">"
             : "";
}

/// `i8>`, `i8, 3>`, or today's `3>`.
std::string TypeReader::readPointer() {
  StringRef space = takeWord();
  uint64_t number;
  if (space.getAsInteger(10, number)) {
    rest = StringRef(space.begin(), size_t(rest.end() - space.begin()));
    std::string type = readType();
    if (type.empty())
      return "";
    pointee = type;
    space = consume(",") ? takeWord() : "0";
  }
  if (!consume(">") || space.getAsInteger(10, number))
    return "";
  return number ? prefix + "ptr<" + space.str() + ">" : prefix + "ptr";
}

/// `4 x float>`, `vscale x 4 x float>`, `? x 4 x float>`.
std::string TypeReader::readVector() {
  bool isScalable = consume("vscale") || consume("?");
  if (isScalable && !consume("x"))
    return "";
  std::string count = readCount(), element = readType();
  if (count.empty() || element.empty() || !consume(">"))
    return "";
  return "vector<" + (isScalable ? "[" + count + "]" : count) + "x" + element +
         ">";
}

/// `(i32, float)>`, `packed (i8)>`, `"name", (i32)>`, `"name", opaque>`, `"name">`.
std::string TypeReader::readStruct() {
  std::string head;
  if (consume("\"")) {
    size_t end = rest.find('"');
    if (end == StringRef::npos)
      return "";
    head = "\"" + rest.take_front(end).str() + "\"";
    rest = rest.drop_front(end + 1);
    if (consume(">"))
      return prefix + "struct<" + head + ">";
    if (!consume(","))
      return "";
    head += ", ";
  }
  if (consume("opaque"))
    return consume(">") ? prefix + "struct<" + head + "opaque>" : "";
  if (consume("packed"))
    head += "packed ";
  if (!consume("("))
    return "";
  std::optional<std::string> list = readList(")");
  return list && consume(">") ? prefix + "struct<" + head + "(" + *list + ")>"
                              : "";
}

/// `void (i32, ...)>`: the arguments are a suffix of the result.
std::string TypeReader::readFunction() {
  std::string type = readType();
  return !type.empty() && consume(">") ? type : "";
}

std::string TypeReader::readSuffixes(std::string type) {
  while (!type.empty()) {
    StringRef space = "0";
    if (consume("addrspace(")) {
      space = takeWord();
      if (!consume(")") || !consume("*"))
        return "";
    } else if (consume("(")) {
      std::optional<std::string> list = readList(")");
      if (!list)
        return "";
      type = prefix + "func<" + type + " (" + *list + ")>";
      continue;
    } else if (!consume("*")) {
      return type;
    }
    pointee = std::move(type);
    type = prefix + (space == "0" ? "ptr" : "ptr<" + space.str() + ">");
  }
  return type;
}

std::optional<std::string> TypeReader::readList(StringRef close) {
  std::string list;
  if (consume(close))
    return list;
  do {
    std::string type = consume("...") ? "..." : readType();
    if (type.empty())
      return std::nullopt;
    list += (list.empty() ? "" : ", ") + type;
  } while (consume(","));
  if (!consume(close))
    return std::nullopt;
  return list;
}

/// `4 x`, or `4x` in front of the element.
std::string TypeReader::readCount() {
  rest = rest.ltrim();
  StringRef digits = rest.take_while(llvm::isDigit);
  rest = rest.drop_front(digits.size());
  return consume("x") ? digits.str() : "";
}

std::string TypeReader::readOther() {
  size_t end = 0;
  int open = 0;
  for (; end < rest.size(); ++end) {
    char c = rest[end];
    if (!open &&
        (c == ',' || c == '>' || c == ')' || c == ']' || c == '}' || c == '*'))
      break;
    open += c == '<' || c == '(' || c == '[' || c == '{';
    open -=
        (c == '>' && rest[end - 1] != '-') || c == ')' || c == ']' || c == '}';
  }
  StringRef text = rest.take_front(end).rtrim();
  bool isType = text.starts_with("!") || text.starts_with("vector<") ||
                text.starts_with("memref<") || text.starts_with("tensor<") ||
                text == "index";
  rest = rest.drop_front(end);
  return isType && !open ? text.str() : "";
}

std::optional<std::string> strata::getCurrentLLVMType(StringRef dialect,
                                                      StringRef body) {
  if (body.consume_front("\""))
    body.consume_back("\"");
  TypeReader reader(dialect, body);
  std::string type = reader.readType();
  if (type.empty() || !reader.atEnd())
    return std::nullopt;
  return type;
}

std::optional<std::string> strata::getLLVMPointee(StringRef text) {
  text = text.ltrim();
  // A vector of pointers.
  if (text.starts_with("vector<"))
    text = text.drop_front(std::min(text.find('!'), text.size()));
  if (!text.consume_front("!"))
    return std::nullopt;
  StringRef dialect = text.take_while(llvm::isAlnum);
  text = text.drop_front(dialect.size());
  bool isQuoted = text.consume_front("<\"");
  if (isQuoted)
    text = text.take_until([](char c) { return c == '"'; });
  else if (!text.consume_front("."))
    return std::nullopt;
  TypeReader reader(dialect, text);
  std::string type = reader.readType();
  StringRef element = type;
  if (element.consume_front("vector<"))
    element = element.drop_front(std::min(element.find('!'), element.size()));
  if (reader.getPointee().empty() ||
      !element.starts_with("!" + dialect.str() + ".ptr"))
    return std::nullopt;
  return reader.getPointee();
}
