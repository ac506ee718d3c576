// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/LLVM/KeptText.h"

#include "strata/IR/Context.h"
#include "strata/Support/Stack.h"
#include "strata/Support/StringEscape.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::llvm_dialect;

const KeptValue &KeptValue::get(StringRef key) const {
  static const KeptValue none;
  for (const auto &[name, value] : entries)
    if (name == key)
      return value;
  return none;
}

std::optional<int64_t> KeptValue::getNumber() const {
  if (auto number = dyn_cast_or_null<IntegerAttr>(object))
    return number.getValue().getSExtValue();
  int64_t value = 0;
  StringRef digits = StringRef(text).split(':').first.trim();
  if (kind != Word || digits.getAsInteger(0, value))
    return std::nullopt;
  return value;
}

namespace {
/// Reads one text from its start to its end. The dialect's parser has read it:
/// malformed parts become words.
class KeptTextReader {
public:
  KeptTextReader(Context *ctx, StringRef text, ArrayRef<Attribute> objects)
      : ctx(ctx), rest(text), objects(objects) {}
  KeptValue readEntries(char close);

private:
  KeptValue readValue();
  KeptValue readString();
  KeptValue readWord();
  std::string readKey();
  void skipSpace() { rest = rest.ltrim(); }

  Context *ctx;
  StringRef rest;
  ArrayRef<Attribute> objects;
};
} // namespace

KeptValue KeptTextReader::readString() {
  KeptValue value;
  value.kind = KeptValue::String;
  size_t end = 1;
  while (end < rest.size() && rest[end] != '"')
    end += rest[end] == '\\' ? 2 : 1;
  SmallString<32> text;
  (void)unescape(rest.slice(1, end), text, nullptr);
  value.text = text.str().str();
  rest = rest.drop_front(std::min(rest.size(), end + 1));
  return value;
}

KeptValue KeptTextReader::readWord() {
  KeptValue value;
  value.kind = KeptValue::Word;
  StringRef word = rest.take_until([](char c) {
    return StringRef(StringRef(",<>{}[]()=\"\0", 12)).contains(c);
  });
  value.text = word.trim().str();
  rest = rest.drop_front(word.size());
  return value;
}

KeptValue KeptTextReader::readValue() {
  skipSpace();
  if (rest.empty())
    return {};
  char first = rest.front();
  if (first == '\0') {
    KeptValue value;
    value.kind = KeptValue::Object;
    if (!objects.empty()) {
      value.object = objects.front();
      objects = objects.drop_front();
    }
    rest = rest.drop_front();
    return value;
  }
  if (first == '"')
    return readString();
  // `distinct[0]<>`: the number says which one it is.
  if (rest.starts_with("distinct[")) {
    StringRef word = rest.take_until([](char c) { return c == '>'; });
    rest = rest.drop_front(std::min(rest.size(), word.size() + 1));
    return KeptValue::of(StringAttr::get(ctx, word));
  }
  char close = first == '<'   ? '>'
               : first == '{' ? '}'
               : first == '[' ? ']'
               : first == '(' ? ')'
                              : '\0';
  if (!close)
    return readWord();
  rest = rest.drop_front();
  KeptValue value;
  runWithSufficientStackSpace([&] { value = readEntries(close); });
  value.kind = first == '<' ? KeptValue::Record : KeptValue::List;
  return value;
}

/// Reads `key =`; empty if no key comes next.
std::string KeptTextReader::readKey() {
  skipSpace();
  StringRef word =
      rest.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
  StringRef behind = rest.drop_front(word.size()).ltrim();
  if (word.empty() || !behind.consume_front("="))
    return {};
  rest = behind;
  return word.str();
}

KeptValue KeptTextReader::readEntries(char close) {
  KeptValue list;
  list.kind = KeptValue::Record;
  while (true) {
    skipSpace();
    if (rest.empty() || rest.front() == close) {
      rest = rest.drop_front(rest.empty() ? 0 : 1);
      return list;
    }
    size_t before = rest.size();
    std::string key = readKey();
    KeptValue value = readValue();
    skipSpace();
    // A name is followed by its parameters: `DW_OP_constu(3)`.
    if (!rest.empty() && (rest.front() == '(' || rest.front() == '<') &&
        value.kind == KeptValue::Word) {
      KeptValue inner = readValue();
      value.entries = std::move(inner.entries);
    }
    if (key.empty() && !list.entries.empty() &&
        !list.entries.back().key.empty()) {
      // `elements = a, b`: further elements of the list before.
      KeptValue &last = list.entries.back().value;
      if (last.kind != KeptValue::List) {
        KeptValue made;
        made.kind = KeptValue::List;
        made.entries.push_back({"", std::move(last)});
        last = std::move(made);
      }
      last.entries.push_back({"", std::move(value)});
    } else {
      list.entries.push_back({std::move(key), std::move(value)});
    }
    skipSpace();
    // Items without a comma between them are `"file" in "directory"`.
    if (!rest.consume_front(",") && rest.size() == before)
      rest = rest.drop_front(rest.empty() ? 0 : 1);
  }
}

/// The tree of a parameter.
static KeptValue readParameter(Attribute attr) {
  KeptValue value;
  if (!attr)
    return value;
  value = KeptValue::of(attr);
  if (auto text = dyn_cast<StringAttr>(attr)) {
    value.kind = KeptValue::String;
    value.text = text.getValue().str();
  } else if (auto number = dyn_cast<IntegerAttr>(attr)) {
    value.kind = KeptValue::Word;
    value.text = number.getType().isSignlessInteger(1)
                     ? (number.getValue().isZero() ? "false" : "true")
                     : llvm::toString(number.getValue(), 10, /*Signed=*/true);
  } else if (auto list = dyn_cast<ArrayAttr>(attr)) {
    value.kind = KeptValue::List;
    for (Attribute element : list)
      value.entries.push_back({"", readParameter(element)});
  }
  if (value.kind != KeptValue::Object)
    value.object = {};
  return value;
}

/// The tree of an attribute whose definition has parameters.
static KeptValue readParameters(DynamicAttr attr) {
  KeptValue record;
  record.kind = KeptValue::Record;
  for (auto [parameter, value] :
       llvm::zip(attr.getDefinition().parameters, attr.getParams()))
    record.entries.push_back(
        {std::string(parameter.name), readParameter(value)});
  return record;
}

KeptValue llvm_dialect::readKeptText(Attribute attr) {
  if (auto opaque = dyn_cast<OpaqueAttr>(attr)) {
    StringRef body = opaque.getBody();
    return KeptTextReader(
               attr.getContext(),
               body.drop_front(std::min(body.size(), body.find('<') + 1)), {})
        .readEntries('>');
  }
  auto dynamic = dyn_cast<DynamicAttr>(attr);
  if (dynamic && !dynamic.getDefinition().isOpaque)
    return readParameters(dynamic);
  ArrayRef<Attribute> params =
      dynamic ? dynamic.getParams() : ArrayRef<Attribute>();
  auto text =
      params.empty() ? StringAttr() : dyn_cast_or_null<StringAttr>(params[0]);
  if (!text)
    return {};
  auto nested =
      params.size() > 1 ? dyn_cast_or_null<ArrayAttr>(params[1]) : ArrayAttr();
  StringRef body = text.getValue();
  body.consume_front("<");
  return KeptTextReader(attr.getContext(), body,
                        nested ? nested.getValue() : ArrayRef<Attribute>())
      .readEntries('>');
}
