// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The input of the `attach` and `verify` functions of an extension
// (Extension.h): the attributes of one operation of a dialect file, with names
// of slots resolved and C++ texts compiled.
#ifndef STRATA_DIALECTFILES_EXTENSION_EXTENSIONARGS_H
#define STRATA_DIALECTFILES_EXTENSION_EXTENSIONARGS_H

#include "strata/Definition/OpDefinition.h"
#include "strata/DialectFiles/Extension/Extension.h"
#include "strata/IR/Diagnostics.h"

namespace strata {

namespace irdl {
class ExtensionLoader;
class ExtensionResolver;
} // namespace irdl

/// A condition on types; written by the loader. Immutable; several threads may use it.
class TypeCondition {
public:
  virtual ~TypeCondition() = default;
  /// Whether the condition holds for `types`, which are those of `ExtensionKey::types`.
  /// False if it has no value; true if it depends on parameters of a type whose syntax is
  /// unknown.
  virtual bool holds(ArrayRef<Type> types) const = 0;
};

/// The keys of a dictionary or of a row, resolved. Numbers of slots are those of
/// `OpDefinition::findSlot`; of a region, its number among the regions.
class ExtensionEntry {
public:
  /// Whether the file gives a value to `key`.
  bool has(StringRef key) const { return find(key).isGiven; }
  /// The text of `key`; empty without.
  StringRef getText(StringRef key) const { return find(key).text; }
  /// The slot or region of `key`, which must be given.
  unsigned getSlot(StringRef key) const;
  /// The slot or region of `key`; std::nullopt if it is not given.
  std::optional<unsigned> findSlot(StringRef key) const;
  /// All slots of `key`, in the order of the text.
  ArrayRef<unsigned> getSlots(StringRef key) const { return find(key).slots; }
  /// The value of a number, or the index of a keyword in `keywords`. 0 if the
  /// key is absent.
  int64_t getNumber(StringRef key) const { return find(key).number; }
  /// Null without.
  std::shared_ptr<const OperationPredicate> getCondition(StringRef key) const {
    return find(key).condition;
  }
  /// Null without.
  std::shared_ptr<const TypeFunction> getTypeFunction(StringRef key) const {
    return find(key).function;
  }

  /// Null without.
  std::shared_ptr<const TypeCondition> getTypeCondition(StringRef key) const {
    return find(key).typeCondition;
  }

private:
  friend class ExtensionArgs;
  friend class irdl::ExtensionResolver;
  struct Value {
    bool isGiven = false;
    StringRef text;
    SmallVector<unsigned, 1> slots;
    int64_t number = 0;
    std::shared_ptr<const OperationPredicate> condition;
    std::shared_ptr<const TypeFunction> function;
    std::shared_ptr<const TypeCondition> typeCondition;
  };
  const Value &find(StringRef key) const;

  ArrayRef<ExtensionKey> keys;
  /// One for each key.
  SmallVector<Value, 4> values;
};

/// The attributes of one extension on one operation.
class ExtensionArgs {
public:
  /// An attribute on the constraint of an operand, result or attribute.
  struct OnSlot {
    unsigned slot = 0;
    StringRef name;
    Attribute value;
  };

  /// The definition. `attach` may change the parts that the extension
  /// describes; slots must stay as they are.
  OpDefinition &getDefinition() const { return *def; }
  Context *getContext() const { return def->ctx; }

  /// The attribute `attrName` as it is written; null without.
  Attribute get(StringRef attrName) const;
  bool has(StringRef attrName) const { return bool(get(attrName)); }
  /// The keys of a dictionary, or of an attribute whose only key has no name. Null
  /// if the attribute is absent, or if the file marks a condition or type in it as
  /// not known (`strata.missing`).
  const ExtensionEntry *find(StringRef attrName) const;
  /// The rows of an attribute, without those that have a condition or type which
  /// the file marks as not known.
  ArrayRef<ExtensionEntry> getRows(StringRef attrName) const;
  /// The slots that an array of names stands for.
  ArrayRef<unsigned> getSlots(StringRef attrName) const;
  /// The strings of an array, or a single string, as they are written.
  std::vector<std::string> getStrings(StringRef attrName) const;
  /// The attributes of the extension that stand on constraints of slots.
  ArrayRef<OnSlot> getOnSlots() const { return onSlots; }

  /// Makes the operation implement interface `T`, with `data` for the functions of
  /// `table`, which must outlive the Context. An interface that is registered in
  /// C++ for the operation too is an error, which the loader reports.
  template <typename T>
  void implement(const T &table, std::shared_ptr<const void> data = nullptr) {
    InterfaceTable entry = makeInterfaceTable<T>(table);
    entry.data = std::move(data);
    implement(std::move(entry));
  }
  void implement(InterfaceTable table);
  /// As `implement`, unless another extension or C++ implements the interface.
  template <typename T> void implementByDefault(const T &table) {
    defaultTables.push_back(makeInterfaceTable<T>(table));
  }

  /// An error at the operation; of the second, about an attribute.
  InFlightDiagnostic emitError() const;
  InFlightDiagnostic emitError(StringRef attrName) const;
  /// An error at byte `offset` of `text`, a string in an attribute.
  InFlightDiagnostic emitError(StringRef attrName, StringRef text,
                               size_t offset) const;

private:
  friend class irdl::ExtensionLoader;
  friend class irdl::ExtensionResolver;
  struct Resolved {
    const ExtensionAttribute *attribute = nullptr;
    Attribute value;
    SmallVector<ExtensionEntry, 1> entries;
  };
  const Resolved *findResolved(StringRef attrName) const;

  OpDefinition *def = nullptr;
  Location loc;
  const Extension *extension = nullptr;
  SmallVector<Resolved, 2> attributes;
  SmallVector<OnSlot, 2> onSlots;
  SmallVector<InterfaceTable, 2> tables;
  SmallVector<InterfaceTable, 1> defaultTables;
};

} // namespace strata

#endif // STRATA_DIALECTFILES_EXTENSION_EXTENSIONARGS_H
