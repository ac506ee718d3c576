// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The data layout of the module as `#dlti.dl_spec`.
#include "tools/strata-codegen/Import/ImportDetail.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::codegen;

/// `dense<64> : vector<2xi64>`.
static std::string getBits(ArrayRef<uint64_t> bits) {
  std::vector<std::string> numbers;
  for (uint64_t number : bits)
    numbers.push_back(std::to_string(number));
  std::string list =
      llvm::all_equal(bits) ? numbers[0] : "[" + join(numbers) + "]";
  return "dense<" + list + "> : vector<" + std::to_string(bits.size()) +
         "xi64>";
}

/// The sizes of `p:64:64:64`, where later ones are those before if they are absent.
static std::string getPointerBits(ArrayRef<StringRef> parts) {
  uint64_t bits[4] = {64, 64, 64, 64};
  for (unsigned i = 0; i < 4; ++i) {
    if (i < parts.size() && !parts[i].getAsInteger(10, bits[i]))
      continue;
    // The index is as wide as the pointer.
    bits[i] = i == 3 ? bits[0] : i ? bits[i - 1] : 64;
  }
  return getBits(bits);
}

static std::string getValueBits(ArrayRef<StringRef> parts) {
  uint64_t bits[2] = {0, 0};
  if (!parts.empty())
    (void)parts[0].getAsInteger(10, bits[0]);
  if (parts.size() < 2 || parts[1].getAsInteger(10, bits[1]))
    bits[1] = bits[0];
  return getBits(bits);
}

namespace {
/// Entries of `#dlti.dl_spec`: first those of types, then others.
class LayoutSpec {
public:
  explicit LayoutSpec(const llvm::DataLayout &layout) : layout(layout) {}
  /// False if the token is unknown.
  bool addToken(StringRef token);
  std::string getText() const;

private:
  bool addType(StringRef token);
  void add(std::vector<std::string> &list, const std::string &key,
           const std::string &value) {
    if (seen.insert(key).second)
      list.push_back(key + " = " + value);
  }
  const llvm::DataLayout &layout;
  std::vector<std::string> types, others;
  llvm::StringSet<> seen;
};
} // namespace

bool LayoutSpec::addType(StringRef token) {
  auto [head, tail] = token.split(':');
  SmallVector<StringRef> parts;
  tail.split(parts, ':');
  // `p1(name)`: address spaces have no names in the dialect.
  StringRef number = head.drop_front().split('(').first;
  if (head.starts_with("p")) {
    if (!llvm::all_of(number, llvm::isDigit))
      return false;
    bool isDefault = number.empty() || number == "0";
    add(types, isDefault ? "!llvm.ptr" : ("!llvm.ptr<" + number + ">").str(),
        getPointerBits(parts));
    return true;
  }
  if (number.empty() || !llvm::all_of(number, llvm::isDigit))
    return false;
  add(types, head.str(), getValueBits(parts));
  return true;
}

bool LayoutSpec::addToken(StringRef token) {
  StringRef rest = token.drop_front();
  auto addSpace = [&](StringRef key, unsigned space) {
    if (space)
      add(others, ("\"dlti." + key + "\"").str(),
          std::to_string(space) + " : ui64");
    return true;
  };
  switch (token[0]) {
  case 'e':
  case 'E':
    add(others, "\"dlti.endianness\"",
        token[0] == 'e' ? "\"little\"" : "\"big\"");
    return rest.empty();
  case 'm':
    add(others, "\"dlti.mangling_mode\"", quote(rest.drop_front()));
    return true;
  case 'S':
    if (rest != "0")
      add(others, "\"dlti.stack_alignment\"", (rest + " : i64").str());
    return true;
  case 'A':
    return addSpace("alloca_memory_space", layout.getAllocaAddrSpace());
  case 'P':
    return addSpace("program_memory_space", layout.getProgramAddressSpace());
  case 'G':
    return addSpace("global_memory_space",
                    layout.getDefaultGlobalsAddressSpace());
  case 'F':
    add(others, "\"dlti.function_pointer_alignment\"",
        ("#dlti.function_pointer_alignment<" + rest.drop_front() +
         ", function_dependent = " + (rest[0] == 'n' ? "true" : "false") + ">")
            .str());
    return true;
  case 'i':
  case 'f':
  case 'p':
    return addType(token);
  case 'n': {
    if (!llvm::isDigit(rest.empty() ? ' ' : rest[0]))
      return false;
    SmallVector<StringRef> widths;
    rest.split(widths, ':');
    add(others, "\"dlti.legal_int_widths\"",
        "array<i32: " + llvm::join(widths, ", ") + ">");
    return true;
  }
  default:
    return false;
  }
}

std::string LayoutSpec::getText() const {
  std::vector<std::string> all = types;
  all.insert(all.end(), others.begin(), others.end());
  return "#dlti.dl_spec<" + join(all) + ">";
}

std::string ModuleImport::getDataLayout() {
  // LLVM's assumptions about types that the layout does not mention.
  static constexpr StringRef defaults =
      "e-p:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128";
  LayoutSpec spec(module.getDataLayout());
  SmallVector<StringRef> tokens;
  std::string layout = module.getDataLayoutStr();
  StringRef(layout).split(tokens, '-', -1, /*KeepEmpty=*/false);
  for (StringRef token : tokens)
    if (!spec.addToken(token))
      warn("'" + token + "' of the data layout is not supported");
  for (StringRef token : llvm::split(defaults, '-'))
    (void)spec.addToken(token);
  return spec.getText();
}
