// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Wrappers/WrapperDetail.h"
#include "strata/Support/CppWords.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::wrappers;

/// `text` with underscores for characters that identifiers cannot have, and
/// without two of them in a row, which is for the implementation.
static std::string sanitize(StringRef text) {
  std::string name;
  for (char c : text) {
    char next = llvm::isAlnum(c) ? c : '_';
    if (next != '_' || name.empty() || name.back() != '_')
      name.push_back(next);
  }
  if (name.empty() || llvm::isDigit(name.front()))
    name.insert(0, "n");
  // `_Foo` is for the implementation as well.
  if (name.size() > 1 && name[0] == '_' && llvm::isUpper(name[1]))
    name.insert(0, "n");
  return name;
}

std::string wrappers::toIdentifier(StringRef text) {
  std::string name = sanitize(text);
  return isReservedInCpp(name) ? name + "_" : name;
}

std::string wrappers::toEnumerator(StringRef text) {
  std::string name = sanitize(text);
  if (isReservedInCpp(name) && llvm::isLower(name.front()))
    name.front() = llvm::toUpper(name.front());
  return isReservedInCpp(name) ? name + "_" : name;
}

std::string wrappers::toPascalCase(StringRef text) {
  std::string name;
  bool isStart = true;
  for (char c : text) {
    if (!llvm::isAlnum(c)) {
      isStart = true;
      continue;
    }
    // Between digits the mark says something: `f_1_2` is not `f_12`.
    if (isStart && !name.empty() && llvm::isDigit(name.back()) &&
        llvm::isDigit(c))
      name.push_back('_');
    name.push_back(isStart ? llvm::toUpper(c) : c);
    isStart = false;
  }
  if (name.empty() || llvm::isDigit(name.front()))
    name.insert(0, "N");
  return isReservedInCpp(name) ? name + "_" : name;
}

std::string wrappers::toCamelCase(StringRef text) {
  std::string name = toPascalCase(text);
  name.front() = llvm::toLower(name.front());
  return isReservedInCpp(name) ? name + "_" : name;
}

std::string wrappers::toNamespace(StringRef text) {
  SmallVector<StringRef, 4> parts;
  text.split(parts, "::", /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  std::string result;
  for (StringRef part : parts) {
    std::string name = toIdentifier(part);
    // Names that generated code refers to.
    if (llvm::is_contained({"std", "llvm", "int8_t", "int16_t", "int32_t",
                            "int64_t", "uint32_t", "uint64_t"},
                           name) ||
        (name == "strata" && (parts.size() == 1 || !result.empty())))
      name += "_";
    result += (result.empty() ? "" : "::") + name;
  }
  if (result.empty())
    result = "dialect";
  // A function of the C library may have that name, `free`; it is not in the way
  // of the namespace if that is reached by a using-directive.
  return parts.size() > 1 ? result : "dialects::" + result;
}

std::string NameScope::take(StringRef name) { return take(name, {"$"}); }

std::string NameScope::take(StringRef name, ArrayRef<StringRef> patterns) {
  std::string candidate = name.str();
  auto fill = [&](StringRef pattern) {
    auto [before, after] = pattern.split('$');
    return (before + candidate + after).str();
  };
  while (llvm::any_of(patterns, [&](StringRef pattern) {
    return taken.contains(fill(pattern));
  }))
    // Only one in a row.
    candidate += StringRef(candidate).ends_with("_") ? "1_" : "_";
  for (StringRef pattern : patterns)
    taken.insert(fill(pattern));
  return candidate;
}

std::string wrappers::quote(StringRef text) {
  std::string result = "\"";
  llvm::raw_string_ostream os(result);
  os.write_escaped(text);
  os << '"';
  return os.str();
}
