// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The observer that fills ParserConfig::names.
#ifndef STRATA_ASM_PARSER_SOURCENAMECOLLECTORDETAIL_H
#define STRATA_ASM_PARSER_SOURCENAMECOLLECTORDETAIL_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Parser/ParserObserver.h"

namespace strata {

/// Fills in `names`, and forwards all notifications to `next`, unless it is
/// null.
class SourceNameCollector final : public ParserObserver {
public:
  SourceNameCollector(SourceNames &names, ParserObserver *next)
      : ParserObserver(next ? next->getScope() : Scope::Definitions),
        names(names), next(next) {}

  void didDefineValues(Value first, unsigned count, StringRef name,
                       SourceRange place) override {
    names.values[first] = name;
    if (next)
      next->didDefineValues(first, count, name, place);
  }
  void didDefineBlock(Block *block, StringRef name,
                      SourceRange place) override {
    names.blocks[block] = name;
    if (next)
      next->didDefineBlock(block, name, place);
  }
  void didParseOperation(Operation *op, SourceRange place,
                         SourceRange name) override {
    if (next)
      next->didParseOperation(op, place, name);
  }
  void didParseRegion(Region &region, SourceRange body) override {
    if (next)
      next->didParseRegion(region, body);
  }
  void didDefineSymbol(StringAttr name, SourceRange place) override {
    if (next)
      next->didDefineSymbol(name, place);
  }
  // Called only if `next` observes uses.
  void didUseValue(Value value, StringRef name, SourceRange place) override {
    next->didUseValue(value, name, place);
  }
  void didReadOlderForm(SourceRange place, StringRef text,
                        StringRef what) override {
    if (next)
      next->didReadOlderForm(place, text, what);
  }
  void didResolveValue(Value placeholder, Value value) override {
    next->didResolveValue(placeholder, value);
  }
  void didUseBlock(Block *block, StringRef name, SourceRange place) override {
    next->didUseBlock(block, name, place);
  }
  void didUseSymbol(SymbolRefAttr reference, SourceRange place) override {
    next->didUseSymbol(reference, place);
  }
  void didDefineAlias(StringRef name, SourceRange place, Attribute attr,
                      Type type) override {
    next->didDefineAlias(name, place, attr, type);
  }
  void didUseAlias(StringRef name, SourceRange place) override {
    next->didUseAlias(name, place);
  }

private:
  SourceNames &names;
  ParserObserver *next;
};

} // namespace strata

#endif // STRATA_ASM_PARSER_SOURCENAMECOLLECTORDETAIL_H
