// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads arbitrary bytes as a dialect file and, after a line `// -----`, IR that
// uses it: as a whole, and operation by operation as a registered dialect `d`.
// Accepted IR must print; a custom form that can be read back must mean the
// printed IR. Half of the mutations keep to the tokens of dialect files.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <random>

#include "FuzzContext.h"

using namespace strata;

namespace {
struct Reader : FuzzContext {
  Reader() { registerCoreDialects(ctx); }

  bool load(const std::string &dialect, bool asWhole) {
    if (!asWhole) {
      ctx.registerDialect("d", [&dialect](Dialect &registered) {
        (void)loadRegisteredDialect(
            registered, llvm::MemoryBuffer::getMemBufferCopy(dialect, "d"));
      });
      return true;
    }
    OwningOpRef<> root =
        parseSourceString(dialect, ParserConfig(&ctx), "dialect");
    return root && succeeded(loadDialects(root.get()));
  }
};
} // namespace

static std::string print(Operation *op, bool generic) {
  std::string text;
  llvm::raw_string_ostream os(text);
  PrintingFlags flags;
  flags.generic = generic;
  printOperation(op, os, flags);
  return text;
}

static void use(const std::string &dialect, StringRef text, bool asWhole) {
  Reader reader, again;
  if (!reader.load(dialect, asWhole))
    return;
  OwningOpRef<> op = parseSourceString(text, ParserConfig(&reader.ctx), "use");
  if (!op)
    return;
  std::string generic = print(op.get(), true);
  std::string custom = print(op.get(), false);
  if (!again.load(dialect, asWhole))
    std::abort();
  OwningOpRef<> reread =
      parseSourceString(custom, ParserConfig(&again.ctx), "again");
  if (reread && print(reread.get(), true) != generic)
    std::abort();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  auto [dialect, text] =
      StringRef(reinterpret_cast<const char *>(data), size).split("// -----\n");
  std::string source = dialect.str();
  use(source, text, /*asWhole=*/true);
  use(source, text, /*asWhole=*/false);
  return 0;
}

//===-- Mutations of tokens ------------------------------------------------===//

static constexpr const char *words[] = {
    "irdl.dialect",
    "irdl.type",
    "irdl.attribute",
    "irdl.operation",
    "irdl.operands",
    "irdl.results",
    "irdl.attributes",
    "irdl.parameters",
    "irdl.region",
    "irdl.regions",
    "irdl.is",
    "irdl.any",
    "irdl.any_of",
    "irdl.all_of",
    "irdl.base",
    "irdl.parametric",
    "irdl.c_pred",
    "optional",
    "variadic",
    "single",
    "attributes",
    "strata.format",
    "strata.traits",
    "strata.infer",
    "strata.kind",
    "strata.default",
    "strata.optional",
    "strata.predicates",
    "strata.successors",
    "strata.result_names",
    "strata.argument_names",
    "strata.enum",
    "strata.alias",
    "strata.segments",
    "strata.effects",
    "strata.interfaces",
    "strata.missing",
    "strata.hooks",
    "strata.derived",
    "strata.summary",
    "\"attr-dict\"",
    "\"$a attr-dict\"",
    "\"$a `,` $b attr-dict `:` type($a)\"",
    "\"($a^ `:` type($a))? attr-dict\"",
    "\"attr-dict-with-keyword $r\"",
    "\"oilist(`x` $a | `y`) attr-dict\"",
    "\"operands attr-dict `:` functional-type(operands, results)\"",
    "\"prop-dict attr-dict\"",
    "\"custom<X>($a) attr-dict\"",
    "\"i32\"",
    "\"array<i64>\"",
    "\"dense<f32>\"",
    "\"string\"",
    "\"bool\"",
    "\"unit\"",
    "\"symbol\"",
    "\"type\"",
    "\"SameTypeOperands\"",
    "\"AllTypesMatch<a, b>\"",
    "\"IsTerminator\"",
    "\"SymbolTable\"",
    "\"Symbol\"",
    "\"SingleBlock\"",
    "\"SingleBlockImplicitTerminator<d.end>\"",
    "\"AttrSizedOperandSegments\"",
    "\"$_self.getType()\"",
    "\"isa<IntegerType>($_self)\"",
    "@d",
    "@t",
    "@a",
    "%0",
    "%a",
    "i32",
    "index",
    "f32",
    "!d.t",
    "\"!builtin.integer\"",
    "\"!d.t\"",
    "unit",
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    ",",
    ":",
    "=",
    "<",
    ">",
    "\"d.a\"",
    "d.a",
    "d.b",
    "->",
    "^bb0",
    "// -----\n"};

/// The pieces of `text`: words with their punctuation inside, strings, single
/// characters; blanks belong to the piece before them.
static std::vector<StringRef> split(StringRef text) {
  std::vector<StringRef> tokens;
  auto isPart = [](char c) {
    return llvm::isAlnum(c) || StringRef("_.$@%!#").contains(c);
  };
  while (!text.empty()) {
    size_t size = 1;
    if (text.front() == '"')
      size = std::min(text.find('"', 1), text.size() - 1) + 1;
    else if (isPart(text.front()))
      size = text.take_while(isPart).size();
    size += text.drop_front(size)
                .take_while([](char c) { return c == ' ' || c == '\n'; })
                .size();
    tokens.push_back(text.take_front(size));
    text = text.drop_front(size);
  }
  return tokens;
}

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  std::mt19937 random(seed);
  auto below = [&](size_t count) { return size_t(random() % count); };
  if (size == 0 || below(2))
    return LLVMFuzzerMutate(data, size, maxSize);
  std::string before(reinterpret_cast<const char *>(data), size);
  std::vector<StringRef> tokens = split(before);
  std::string word = std::string(words[below(std::size(words))]) + " ";
  for (size_t count = 1 + below(3); count && !tokens.empty(); --count) {
    auto at = tokens.begin() + ptrdiff_t(below(tokens.size()));
    auto other = tokens.begin() + ptrdiff_t(below(tokens.size()));
    switch (below(6)) {
    case 0:
      *at = word;
      break;
    case 1:
      tokens.insert(at, word);
      break;
    case 2:
      tokens.erase(at);
      break;
    case 3:
      std::swap(*at, *other);
      break;
    case 4:
      *at = *other;
      break;
    case 5: {
      // Part of a line, or of some, once more.
      size_t length = std::min<size_t>(1 + below(12), tokens.end() - other);
      std::vector<StringRef> copy(other, other + ptrdiff_t(length));
      tokens.insert(at, copy.begin(), copy.end());
      break;
    }
    }
  }
  std::string after;
  for (StringRef token : tokens)
    after += token;
  size = std::min(after.size(), maxSize);
  std::copy_n(after.begin(), size, data);
  return size;
}
