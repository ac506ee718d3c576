// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Transforms/RenamingNatives.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <mutex>

using namespace strata;

namespace {
/// Attributes by their new form; null if they have none. Thread-safe.
class Renaming {
public:
  Renaming(StringRef name, Context *ctx) : name(name), ctx(ctx) {}
  Attribute apply(Attribute attr);

private:
  Attribute make(Attribute attr) const;
  std::string name;
  Context *ctx;
  std::mutex mutex;
  llvm::DenseMap<Attribute, Attribute> known;
};
} // namespace

Attribute Renaming::apply(Attribute attr) {
  {
    std::scoped_lock lock(mutex);
    if (auto found = known.find(attr); found != known.end())
      return found->second;
  }
  Attribute made = make(attr);
  std::scoped_lock lock(mutex);
  return known.try_emplace(attr, made).first->second;
}

/// Whether `c` may be in the name of an attribute after `#`.
static bool isNameChar(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.' || c == '-';
}

Attribute Renaming::make(Attribute attr) const {
  std::string text;
  llvm::raw_string_ostream(text) << attr;
  StringRef rest = text;
  // Builtin attributes have no name.
  if (!rest.consume_front("#"))
    return {};
  rest = rest.drop_while(isNameChar);
  DiagnosticCapture capture;
  return parseAttribute(("#" + name + rest).str(), ctx);
}

static bool isAttrName(StringRef name) {
  auto [dialect, stem] = name.split('.');
  return !dialect.empty() && !stem.empty() && llvm::all_of(name, isNameChar) &&
         !llvm::isDigit(dialect.front());
}

void strata::addRenamingNatives(PDLNatives &natives, Context *ctx) {
  natives.setRewriteResolver([ctx](StringRef name,
                                   std::string &error) -> PDLNatives::Entry {
    if (!name.consume_front("strata.renamed:"))
      return nullptr;
    name = name.trim();
    if (!isAttrName(name)) {
      error = "expected the name of an attribute, such as 'shop.fastmath', "
              "found '" +
              name.str() + "'";
      return nullptr;
    }
    auto renaming = std::make_shared<Renaming>(name, ctx);
    auto native = std::make_shared<PDLNative>();
    native->params =
        std::vector<PDLNative::Parameter>{{PDLValue::Kind::Attribute, false}};
    native->results = native->params;
    native->fn = [renaming](PatternRewriter &, ArrayRef<PDLValue> args,
                            PDLResultList &results) {
      Attribute made =
          args[0].isNull() ? Attribute() : renaming->apply(args[0].getAttr());
      if (!made)
        return failure();
      results.push_back(made);
      return success();
    };
    return native;
  });
}
