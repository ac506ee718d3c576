// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The registered rules of a dialect. The rules of a bundled dialect are read operation by
// operation: the text is cut into rules, and those that mention an operation are parsed when it
// is first canonicalized or folded. To read all rules of arith takes as long as to start.
#ifndef STRATA_REWRITE_PDL_DIALECTRULESDETAIL_H
#define STRATA_REWRITE_PDL_DIALECTRULESDETAIL_H

#include "strata/IR/Build/RuleFoldInterface.h"
#include "strata/Rewrite/PDL/DialectPatterns.h"
#include "strata/Rewrite/PDL/PDLCompilerDetail.h"
#include "strata/Rewrite/PDL/RuleFoldsDetail.h"

#include "llvm/ADT/StringMap.h"

#include <atomic>
#include <mutex>

namespace strata::pdl {

/// The rules for operations of one definition.
struct OpRules {
  struct Compiled {
    std::shared_ptr<const Program> program;
    unsigned benefit;
  };
  SmallVector<Compiled, 1> patterns;
  RuleFolds folds;
  /// Without errors, which have been reported.
  bool isValid = true;
};

class DialectRules final : public RuleFoldInterface {
public:
  DialectRules(Dialect *dialect, DialectPatternSource source)
      : RuleFoldInterface(dialect), source(std::move(source)) {}
  FoldFn getFold() const override { return foldByDialectRules; }

  /// The rules for operations of `def`. Thread-safe.
  const OpRules &get(const OpDefinition &def) const;
  /// All rules, as operations of pdl; null after errors.
  OwningOpRef<> parse(const PDLNatives &natives, bool verifies) const;
  PDLNatives getNatives() const { return source.getNatives(*getContext()); }

private:
  /// The rules by definition. Tables that are in use do not change: a new definition makes
  /// another one.
  using Table = llvm::DenseMap<const OpDefinition *, const OpRules *>;
  /// A part of the text with one rule or family, or a module of them.
  struct Item {
    uint64_t offset;
    /// A NUL byte follows.
    std::string text;
    bool isParsed = false;
    OwningOpRef<> module = {};
  };

  /// Makes the rules for `def`.
  const OpRules &prepare(const OpDefinition &def);
  void open();
  void cutIntoItems(StringRef text);
  void addItem(StringRef text, uint64_t offset);
  Operation *parseItem(Item &item);
  /// Compiles rules of `modules`; with `def`, those for its operations only.
  void compile(ArrayRef<Operation *> modules, const OpDefinition *def);
  bool takeFold(Operation *pattern);

  const DialectPatternSource source;
  std::recursive_mutex mutex;
  std::atomic<const Table *> table{nullptr};
  // The rest is guarded by `mutex`.
  std::vector<std::unique_ptr<const Table>> tables;
  llvm::StringMap<OpRules> byName;
  bool isOpen = false, isValid = true;
  /// The number of the source buffer of `items`.
  uint32_t buffer = 0;
  std::vector<Item> items;
  /// The items that mention an operation, by its name; unused if there is one item.
  llvm::StringMap<SmallVector<uint32_t, 4>> mentions;
  std::optional<PDLNatives> natives;
};

} // namespace strata::pdl

#endif // STRATA_REWRITE_PDL_DIALECTRULESDETAIL_H
