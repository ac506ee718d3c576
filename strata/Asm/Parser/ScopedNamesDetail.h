// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names of values and blocks in the open regions of a text, and uses of values before
// their definitions, for which placeholders stand meanwhile. Belongs to a parser, by which it
// reports errors.
#ifndef STRATA_ASM_PARSER_SCOPEDNAMESDETAIL_H
#define STRATA_ASM_PARSER_SCOPEDNAMESDETAIL_H

#include "strata/Asm/OpImplementation.h"
#include "strata/Asm/Printer/SsaNamesDetail.h"

#include "llvm/ADT/StringSet.h"

namespace strata {

class Parser;

class ScopedNames {
public:
  ScopedNames(Parser &parser, Context *ctx);
  /// Destroys the placeholders that no definition replaced: only after an error.
  ~ScopedNames();
  /// Makes room for `count` names.
  void reserve(size_t count);

  // Values.

  /// The number of the value name `name`, without `%`.
  uint32_t intern(StringRef name) {
    uint32_t id = valueNames.intern(name);
    if (id >= values.size())
      values.resize(valueNames.size() + 64);
    return id;
  }
  StringRef getName(uint32_t id) const { return valueNames.getName(id); }
  ParseResult defineValue(StringRef name, const char *loc, Value first,
                          uint32_t count);
  /// The value of `operand`, or a placeholder for it; null after an error.
  Value resolveOperand(const UnresolvedOperand &operand, Type type);
  /// The value that `operand` names; null if it is not defined yet.
  Value getDefinedValue(const UnresolvedOperand &operand) const;
  /// The place at which the first value of that name is defined, or used before
  /// its definition.
  std::optional<uint32_t> findReference(uint32_t name) const;
  /// Marks the placeholder of `operand`, which was resolved, as used by an operation that
  /// is being read; returns the number of the reference, or 0 if the value is defined.
  /// Until the release, definitions of the name are in regions of the operation, and do
  /// not replace its operand.
  uint32_t holdForward(const UnresolvedOperand &operand) {
    return LLVM_LIKELY(values[operand.name].first) ? 0 : hold(operand);
  }
  /// Ends the delay that `holdForward` began, for these references.
  void releaseForward(ArrayRef<uint32_t> held);
  /// Reports uses of values that are not defined.
  ParseResult finishForwardRefs();
  /// From now on adds the names of values that are defined to `names`, if it is not null.
  void recordValues(llvm::DenseMap<Value, StringRef> *names) {
    recordedNames = names;
  }
  /// Forgets the uses of values that are not defined. Nothing may use the placeholders.
  void dropForwardRefs();
  /// The uses of first results that are not defined, in the order of the text; of other
  /// results too if `withNumbers`.
  SmallVector<ForwardRef, 8> getFreeValues(bool withNumbers) const;
  /// Replaces a free value by `value`; it is called `name#number`.
  void replaceFree(const ForwardRef &ref, Value value);

  // Regions and blocks.

  void pushRegion();
  /// Fails after errors about blocks that were mentioned and not defined.
  ParseResult popRegion();
  /// Leaves a region that could not be read.
  void dropRegion();
  /// Whether no region is open.
  bool isEmpty() const { return scopes.empty(); }
  /// The entry of a block name, with `^`, in the innermost region; `at` is its place.
  BlockEntry &getBlock(StringRef name, const char *at);
  /// Calls `fn` for each block that is mentioned in the innermost region and not defined.
  void forEachFreeBlock(function_ref<void(BlockEntry &, StringRef name)> fn);

  // Parts of a text that are read by several threads (ParallelReader).

  /// Makes `wasEverDefined` known for all names from now on.
  void recordDefinitions() { recordsDefinitions = true; }
  /// Whether the names of `second`, which were read from a later part of the region, fit.
  bool canTakeValues(ScopedNames &second);
  bool canTakeBlocks(ScopedNames &second);
  /// Makes the names of `second` names of this, as if its text had been read here.
  void takeValues(ScopedNames &second);
  void takeBlocks(ScopedNames &second);
  /// Destroys blocks that were mentioned and that no region owns.
  void destroyFreeBlocks();

private:
  Value resolveForward(const UnresolvedOperand &operand, Type type);
  uint32_t hold(const UnresolvedOperand &operand);
  ParseResult resolvePending(ValueEntry &entry, StringRef name,
                             const char *loc);
  ParseResult replaceForward(ForwardRef &ref, Value value, StringRef name,
                             const char *loc);
  /// Whether `value` can be used as one of `type`: one of both types is unknown until it is
  /// inferred. Gives `value` the known one.
  bool mergeTypes(Value value, Type type);
  void reportOtherType(const UnresolvedOperand &operand, Type type, Value value,
                       uint32_t priorOffset);
  /// Leaves in `entry` those of the references from `forward` on that are held.
  void keepHeld(ValueEntry &entry, uint32_t forward);
  void observeUse(const UnresolvedOperand &operand, Value value);
  bool wasEverDefined(uint32_t id) const {
    return id < everDefined.size() && everDefined[id];
  }

  Parser &p;
  NameTable valueNames;
  std::vector<ValueEntry> values;
  std::vector<ForwardRef> forwardRefs;
  uint32_t pendingForwardRefs = 0;
  /// Names defined in the open regions, and where each region's begin.
  std::vector<uint32_t> definedNames;
  NameTable blockNames;
  std::vector<BlockEntry> blocks;
  struct RegionScope {
    size_t firstName;
    uint32_t number;
    /// Entries of outer regions hidden by this one's.
    SmallVector<std::pair<uint32_t, BlockEntry>, 4> hidden;
    /// Names of blocks mentioned in the region.
    SmallVector<uint32_t, 4> mentioned;
  };
  SmallVector<RegionScope, 8> scopes;
  uint32_t nextRegion = 1;
  const OpDefinition *placeholderDef;
  llvm::DenseMap<Value, StringRef> *recordedNames = nullptr;
  bool recordsDefinitions = false;
  std::vector<bool> everDefined;
};

} // namespace strata

#endif // STRATA_ASM_PARSER_SCOPEDNAMESDETAIL_H
