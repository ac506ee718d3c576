// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading IR: the entry points. Inputs are MLIR text, or in a format that is
// recognised by its first bytes (InputFormat.h). Errors go to the diagnostics of
// the Context; nothing is returned, and nothing leaks, when there are any.
#ifndef STRATA_ASM_PARSER_PARSER_H
#define STRATA_ASM_PARSER_PARSER_H

#include "strata/Asm/Eras/Era.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/StringMap.h"

#include <functional>
#include <vector>

namespace strata {

class OpAsmParser;
struct RuleSyntax;
class ParserObserver;

/// Names that values had in the source, for tools that want to keep them.
struct SourceNames {
  /// Names by value; a name belongs to the first result of its group.
  llvm::DenseMap<Value, StringRef> values;
  llvm::DenseMap<Block *, StringRef> blocks;
  /// The aliases of types and attributes, with `!` or `#`. The parser leaves them out.
  llvm::DenseMap<const void *, StringRef> aliases;
};

/// Metadata of a file that belongs to no dialect: `external_resources`.
struct ExternalResource {
  std::string provider, key;
  enum Kind { Bool, String, Blob } kind = String;
  bool boolean = false;
  /// The string, or the bytes of the blob without the alignment.
  std::string data;
  uint32_t alignment = 0;
  /// The places of the key and of the value.
  Location loc, valueLoc;
};

struct ParserConfig {
  ParserConfig(Context *ctx) : ctx(ctx) {}
  Context *ctx;
  /// Verify what was read before it is returned.
  bool verifyAfterParse = true;
  /// Wrap the input in a `builtin.module` unless it is one.
  bool implicitModule = true;
  /// Go on after an error where that is safe, to report more than one.
  bool recover = false;
  /// The eras that the text may be of, for which older forms are accepted
  /// besides today's. Empty: today's text only. The parsed IR may need an
  /// upgrade (strata/Eras/Upgrade.h) before it verifies.
  EraSet eras;
  /// The text is in a mapped file, whose pages come back when they are read: the parser
  /// takes those out of memory that it has read.
  bool isTextMapped = false;
  /// The text is a part of the program: the Context's limits, which are for
  /// input, do not apply to it, but its use of them counts.
  bool isTrusted = false;
  /// Filled with the names of the source if given.
  SourceNames *names = nullptr;
  /// Receives the parsed objects and their places, if given (ParserObserver.h).
  ParserObserver *observer = nullptr;
  /// Takes the rewrite rules in the text (RuleSyntax.h), which are errors without it.
  const std::function<LogicalResult(RuleSyntax &rule, Block *block)> *rules =
      nullptr;
  /// Filled with the external resources if given.
  std::vector<ExternalResource> *externalResources = nullptr;
};

namespace detail {
/// `parsed` as an `OpTy`; an error if it is none.
template <typename OpTy> OwningOpRef<OpTy> castParsed(OwningOpRef<> parsed) {
  if (!parsed || isa<OpTy>(parsed.get()))
    return OwningOpRef<OpTy>(std::move(parsed));
  parsed->emitError("expected '") << OpTy::getOperationName() << "', found '"
                                  << parsed->getName().getStringRef() << "'";
  return nullptr;
}
} // namespace detail

/// Reads all of source buffer `buffer` of the Context.
OwningOpRef<> parseSourceBuffer(uint32_t buffer, const ParserConfig &config);

/// Reads a part of a source buffer. `text` must be followed by a NUL byte in
/// memory; `offset` is its place in the buffer.
OwningOpRef<> parseSourceChunk(uint32_t buffer, StringRef text, uint64_t offset,
                               const ParserConfig &config);

/// Reads a string; `name` stands for the file name in locations.
OwningOpRef<> parseSourceString(StringRef text, const ParserConfig &config,
                                StringRef name = "");

/// Reads a file, or the standard input if it is called `-`. A file that cannot be read
/// is an error at an unknown location.
OwningOpRef<> parseSourceFile(StringRef path, const ParserConfig &config);

/// Reads the main file of `manager`. Its text is copied.
OwningOpRef<> parseSourceFile(const llvm::SourceMgr &manager,
                              const ParserConfig &config);

/// Read an operation of the class `OpTy`. Where the input has no single one, it is
/// wrapped in a module, and it is an error if `OpTy` is another class.
template <typename OpTy>
OwningOpRef<OpTy> parseSourceString(StringRef text, const ParserConfig &config,
                                    StringRef name = "") {
  return detail::castParsed<OpTy>(parseSourceString(text, config, name));
}
template <typename OpTy>
OwningOpRef<OpTy> parseSourceFile(StringRef path, const ParserConfig &config) {
  return detail::castParsed<OpTy>(parseSourceFile(path, config));
}
template <typename OpTy>
OwningOpRef<OpTy> parseSourceFile(const llvm::SourceMgr &manager,
                                  const ParserConfig &config) {
  return detail::castParsed<OpTy>(parseSourceFile(manager, config));
}

/// Reads operations out of their context, such as an example in a documentation. They are
/// in the first block of the region of the operation `strata.snippet`, which is returned;
/// it is a scope of allocations and of affine symbols. If the text defines symbols, it is a
/// symbol table too, `strata.snippet_with_symbols`; else symbols need no definition. The
/// arguments of the block are the values that the text uses and does not
/// define, in the order of their first uses, which give their types. Blocks that the
/// text does not define follow, each with an argument for every value that the first
/// reference passes to it, and the operation `strata.end`. The text has no labels of its
/// own outside of operations. Nothing is verified. Set-up: the first calls for a
/// Context define these operations.
OwningOpRef<> parseSnippet(uint32_t buffer, const ParserConfig &config);

/// Reads one type or attribute; the whole text must be used up.
Type parseType(StringRef text, Context *ctx);
Attribute parseAttribute(StringRef text, Context *ctx);
/// Reads an attribute through `parse`, in a syntax of its own.
Attribute
parseAttribute(StringRef text, Context *ctx,
               function_ref<ParseResult(OpAsmParser &, Attribute &)> parse);

} // namespace strata

#endif // STRATA_ASM_PARSER_PARSER_H
