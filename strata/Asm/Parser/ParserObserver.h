// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tells what a parser reads and where: definitions and uses of values, blocks,
// symbols and aliases, and operations. Editors build their index from it, and
// `strata opt --keep-names` the names of values. Given as ParserConfig::observer.
//
//   struct Index final : ParserObserver {
//     void didUseValue(Value value, StringRef, SourceRange place) override {...}
//   };
//
// The input is read by one thread then, and repeated text is parsed each time,
// not looked up in caches. Without an observer the cost is one comparison for
// each value.
#ifndef STRATA_ASM_PARSER_PARSEROBSERVER_H
#define STRATA_ASM_PARSER_PARSEROBSERVER_H

#include "strata/IR/Graph/Operation.h"

namespace strata {

/// Bytes of a source buffer, from `begin` up to `end`.
struct SourceRange {
  uint64_t begin = 0, end = 0;
  bool operator==(const SourceRange &) const = default;
};

/// Called in the order of the text, with two exceptions: an operation is
/// complete after its contents, and uses of values are known once the types of
/// operands have been read. After an error, reported objects may be destroyed.
class ParserObserver {
public:
  /// The events that an observer needs. `Definitions` excludes uses and
  /// aliases, with which the parser keeps its speed.
  enum class Scope : uint8_t { All, Definitions };

  explicit ParserObserver(Scope scope = Scope::All) : scope(scope) {}
  virtual ~ParserObserver();
  Scope getScope() const { return scope; }

  /// `op` was read; `place` is all of its text, results and trailing location
  /// included, `name` its name, with the quotes of the generic form.
  virtual void didParseOperation(Operation *op, SourceRange place,
                                 SourceRange name);
  /// The blocks of `region`, which are between the braces at `body`, were read. `region`
  /// is not empty. Its blocks may move to another region when the operation is created.
  virtual void didParseRegion(Region &region, SourceRange body);
  /// `count` results of an operation, from `first` on, or one block argument, are
  /// called `name`, without `%`, from `place` on.
  virtual void didDefineValues(Value first, unsigned count, StringRef name,
                               SourceRange place);
  /// `value` is used as `name`; `place` includes the number of a result. If the
  /// value is defined further down, `value` stands for it until `didResolveValue`.
  virtual void didUseValue(Value value, StringRef name, SourceRange place);
  /// `placeholder`, which has been reported as used, is `value`. It is destroyed
  /// afterwards.
  virtual void didResolveValue(Value placeholder, Value value);
  /// The label of `block`, `name` without `^`.
  virtual void didDefineBlock(Block *block, StringRef name, SourceRange place);
  /// A successor. The block may be defined further down.
  virtual void didUseBlock(Block *block, StringRef name, SourceRange place);
  /// The name of a symbol that an operation in custom form defines. In generic form
  /// it is an attribute like others.
  virtual void didDefineSymbol(StringAttr name, SourceRange place);
  /// A symbol reference; `place` is all of its path.
  virtual void didUseSymbol(SymbolRefAttr reference, SourceRange place);
  /// The alias `name`, with `#` or `!`, of `attr` or `type`; both are null for a location
  /// that is no attribute.
  virtual void didDefineAlias(StringRef name, SourceRange place, Attribute attr,
                              Type type);
  virtual void didUseAlias(StringRef name, SourceRange place);
  /// The text at `place`, which may be empty, is of an older form: today it is `text`.
  /// `what` names the form. Only with ParserConfig::eras. Names and parts of operations
  /// that rules upgrade are not reported, they are seen in the operations themselves.
  virtual void didReadOlderForm(SourceRange place, StringRef text,
                                StringRef what);

private:
  Scope scope;
};

} // namespace strata

#endif // STRATA_ASM_PARSER_PARSEROBSERVER_H
