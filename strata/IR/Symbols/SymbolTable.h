// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Symbols: operations with a string attribute `sym_name`, directly inside an
// operation with the trait SymbolTable. A SymbolTable object indexes one table
// by name and keeps the index up to date through its own edits; the static
// functions walk the IR each time.
//
// A reference `@a::@b` in an attribute of an operation starts at the nearest
// symbol table around it. Uses are found in discardable and inherent
// attributes, at any depth inside arrays, dictionaries, types and locations;
// operations in nested symbol tables are not visited, since references there
// start inside.
#ifndef STRATA_IR_SYMBOLS_SYMBOLTABLE_H
#define STRATA_IR_SYMBOLS_SYMBOLTABLE_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Graph/Operation.h"

#include <memory>
#include <vector>

namespace strata {

class SymbolTable {
public:
  enum class Visibility : uint8_t { Public, Private, Nested };

  /// Indexes the symbols of `symbolTableOp`, which has one region of one block.
  /// If several symbols have one name, the first counts.
  explicit SymbolTable(Operation *symbolTableOp);
  Operation *getOp() const { return table; }

  /// The symbol called `name`, or null.
  Operation *lookup(StringRef name) const;
  Operation *lookup(StringAttr name) const;
  /// The symbol if it is a `T`; null otherwise.
  template <typename T, typename Name> T lookup(Name &&name) const {
    return dyn_cast_or_null<T>(lookup(name));
  }
  /// Removes the symbol from index and table; the operation is kept, detached.
  void remove(Operation *symbol);
  /// Removes and destroys it.
  void erase(Operation *symbol);
  /// Adds a detached symbol, or indexes one that is in the table already,
  /// before `position` (at the end, but before a terminator, by default). A
  /// taken name gets the suffix `_N`. Returns the name.
  StringAttr insert(Operation *symbol, Block::iterator position = {});
  /// Gives a symbol of the table a new name, here and in all uses inside the
  /// table. Fails without change if the name is taken.
  LogicalResult rename(Operation *symbol, StringRef newName);
  LogicalResult rename(StringRef oldName, StringRef newName);
  /// Renames the symbol to a name that is free here and in `others`.
  StringAttr renameToUnique(Operation *symbol, ArrayRef<SymbolTable *> others);

  static StringRef getSymbolAttrName() { return "sym_name"; }
  static StringRef getVisibilityAttrName() { return "sym_visibility"; }

  /// The name of `symbol`, null if it has none.
  static StringAttr getSymbolName(Operation *symbol);
  static void setSymbolName(Operation *symbol, StringRef name);
  /// Public where the attribute is missing.
  static Visibility getSymbolVisibility(Operation *symbol);
  /// Whether `symbol` only says that there is such a symbol elsewhere.
  static bool isDeclaration(Operation *symbol);
  /// Public removes the attribute.
  static void setSymbolVisibility(Operation *symbol, Visibility visibility);

  /// `from` itself or the nearest operation around it that is a symbol table;
  /// null if there is none, or an unregistered operation comes before it that
  /// may be one.
  static Operation *getNearestSymbolTable(Operation *from);
  /// The symbol called `name` in the table `symbolTableOp`. O(symbols).
  static Operation *lookupSymbolIn(Operation *symbolTableOp, StringRef name);
  /// Follows a reference, nested names through nested tables.
  static Operation *lookupSymbolIn(Operation *symbolTableOp,
                                   SymbolRefAttr reference);
  /// Appends the symbol of every component of `reference` to `symbols`. Fails if one
  /// does not exist.
  static LogicalResult lookupSymbolIn(Operation *symbolTableOp,
                                      SymbolRefAttr reference,
                                      SmallVectorImpl<Operation *> &symbols);
  static Operation *lookupNearestSymbolFrom(Operation *from, StringRef name);
  static Operation *lookupNearestSymbolFrom(Operation *from,
                                            SymbolRefAttr reference);
  template <typename T, typename Name>
  static T lookupNearestSymbolFrom(Operation *from, Name &&name) {
    return dyn_cast_or_null<T>(lookupNearestSymbolFrom(from, name));
  }
  /// Calls `fn` for `op` and the operations inside it that are symbol tables, inner
  /// ones first, and says whether all uses of their symbols are visible: those of a
  /// table in which symbols are public need not be, unless `allSymUsesVisible`.
  static void walkSymbolTables(Operation *op, bool allSymUsesVisible,
                               function_ref<void(Operation *, bool)> fn);

  /// A reference somewhere in the attributes of an operation.
  struct SymbolUse {
    Operation *user;
    SymbolRefAttr reference;
    Operation *getUser() const { return user; }
    SymbolRefAttr getSymbolRef() const { return reference; }
  };
  using UseRange = std::vector<SymbolUse>;

  /// All references inside the regions of `from`, and on `from` itself unless
  /// it is a symbol table. std::nullopt if an unregistered operation may be a
  /// symbol table.
  static std::optional<UseRange> getSymbolUses(Operation *from);
  static std::optional<UseRange> getSymbolUses(Region *from);
  /// References on `op` itself, its regions left out.
  static UseRange getOwnSymbolUses(Operation *op);
  /// References to `symbol` inside `from`: by its name in its own table, by
  /// nested names in the tables around it.
  static std::optional<UseRange> getSymbolUses(Operation *symbol,
                                               Operation *from);
  /// References inside `from` that begin with `@name`.
  static std::optional<UseRange> getSymbolUses(StringRef name, Operation *from);
  static std::optional<UseRange> getSymbolUses(StringRef name, Region *from);
  /// True if there certainly are no uses.
  static bool symbolKnownUseEmpty(Operation *symbol, Operation *from);
  static bool symbolKnownUseEmpty(StringRef name, Operation *from);
  static bool symbolKnownUseEmpty(StringRef name, Region *from);

  /// Makes references to `symbol` inside `from` use `newName` in its place.
  /// Fails without change if an operation is met that may be a symbol table.
  static LogicalResult replaceAllSymbolUses(Operation *symbol,
                                            StringRef newName, Operation *from);
  static LogicalResult replaceAllSymbolUses(StringRef name, StringRef newName,
                                            Operation *from);
  static LogicalResult replaceAllSymbolUses(StringRef name, StringRef newName,
                                            Region *from);

private:
  Operation *table;
  llvm::DenseMap<Attribute, Operation *> symbols;
  /// The suffix at which the search for free names continues.
  unsigned suffix = 0;
};

/// Symbol tables that were used, by operation; each is indexed once.
class SymbolTableCollection {
public:
  /// `op` has the trait SymbolTable.
  SymbolTable &getSymbolTable(Operation *op);
  Operation *lookupSymbolIn(Operation *symbolTableOp, StringAttr name);
  /// Follows a reference, nested names through nested tables.
  Operation *lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr reference);
  /// Appends the symbol of every component of `reference` to `symbols`. Fails if one
  /// does not exist.
  LogicalResult lookupSymbolIn(Operation *symbolTableOp,
                               SymbolRefAttr reference,
                               SmallVectorImpl<Operation *> &symbols);
  /// Looks up `reference` in the nearest symbol table around `from`.
  Operation *lookupNearestSymbolFrom(Operation *from, SymbolRefAttr reference);
  Operation *lookupNearestSymbolFrom(Operation *from, StringAttr name);
  template <typename T, typename Name>
  T lookupNearestSymbolFrom(Operation *from, Name &&name) {
    return dyn_cast_or_null<T>(lookupNearestSymbolFrom(from, name));
  }
  template <typename T, typename Name>
  T lookupSymbolIn(Operation *symbolTableOp, Name &&name) {
    return dyn_cast_or_null<T>(lookupSymbolIn(symbolTableOp, name));
  }
  /// Call this when symbols were added, removed or renamed without the table.
  void invalidateSymbolTable(Operation *op) { tables.erase(op); }

private:
  llvm::DenseMap<Operation *, std::unique_ptr<SymbolTable>> tables;
};

namespace detail {
/// Methods of classes of symbols, as in MLIR. `Derived` derives from OpState.
template <typename Derived> class SymbolOpMethods {
public:
  StringRef getName() const { return getNameAttr().getValue(); }
  StringAttr getNameAttr() const { return SymbolTable::getSymbolName(self()); }
  void setName(StringRef name) const {
    SymbolTable::setSymbolName(self(), name);
  }
  SymbolTable::Visibility getVisibility() const {
    return SymbolTable::getSymbolVisibility(self());
  }
  void setVisibility(SymbolTable::Visibility visibility) const {
    SymbolTable::setSymbolVisibility(self(), visibility);
  }
  bool isPublic() const {
    return getVisibility() == SymbolTable::Visibility::Public;
  }
  bool isPrivate() const {
    return getVisibility() == SymbolTable::Visibility::Private;
  }
  bool isNested() const {
    return getVisibility() == SymbolTable::Visibility::Nested;
  }
  void setPublic() const { setVisibility(SymbolTable::Visibility::Public); }
  void setPrivate() const { setVisibility(SymbolTable::Visibility::Private); }
  void setNested() const { setVisibility(SymbolTable::Visibility::Nested); }
  std::optional<SymbolTable::UseRange> getSymbolUses(Operation *from) const {
    return SymbolTable::getSymbolUses(self(), from);
  }
  bool symbolKnownUseEmpty(Operation *from) const {
    return SymbolTable::symbolKnownUseEmpty(self(), from);
  }
  LogicalResult replaceAllSymbolUses(StringRef newName, Operation *from) const {
    return SymbolTable::replaceAllSymbolUses(self(), newName, from);
  }

private:
  Operation *self() const {
    return static_cast<const Derived *>(this)->getOperation();
  }
};

/// Methods of classes of symbol tables, as in MLIR.
template <typename Derived> class SymbolTableMethods {
public:
  Operation *lookupSymbol(StringRef name) const {
    return SymbolTable::lookupSymbolIn(self(), name);
  }
  Operation *lookupSymbol(SymbolRefAttr reference) const {
    return SymbolTable::lookupSymbolIn(self(), reference);
  }
  /// The symbol if it is a `T`; null otherwise.
  template <typename T, typename Name> T lookupSymbol(Name &&name) const {
    return dyn_cast_or_null<T>(lookupSymbol(name));
  }

private:
  Operation *self() const {
    return static_cast<const Derived *>(this)->getOperation();
  }
};
} // namespace detail

/// Hooks by which a symbol overrides the default behaviour.
class SymbolOpInterface : public OpInterface<SymbolOpInterface>,
                          public detail::SymbolOpMethods<SymbolOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "SymbolOpInterface";
  /// The functions of the handle for the class of an operation.
  template <typename Derived> using Trait = detail::SymbolOpMethods<Derived>;
  /// Operations with the trait Symbol.
  static bool classof(const Operation *op) {
    return op->hasTrait(OpTrait::Symbol);
  }
  /// The functions that definitions give.
  struct Concept {
    using Interface = SymbolOpInterface;
    /// True for symbols that are defined elsewhere. If null, only functions
    /// without body are declarations.
    bool (*isDeclaration)(Operation *) = nullptr;
  };
};

/// Symbol tables and the uses of their symbols, collected once.
class SymbolUserMap {
public:
  /// Collects the uses of all symbols in `symbolTableOp`, and in tables inside it.
  SymbolUserMap(SymbolTableCollection &tables, Operation *symbolTableOp);
  /// The operations that use `symbol`, each once; valid until the map changes.
  ArrayRef<Operation *> getUsers(Operation *symbol) const;
  bool useEmpty(Operation *symbol) const { return getUsers(symbol).empty(); }
  /// Makes the uses of `symbol` uses of the symbol called `newName`, and counts them
  /// for it if the table has it.
  void replaceAllUsesWith(Operation *symbol, StringAttr newName);

private:
  SymbolTableCollection &tables;
  llvm::DenseMap<Operation *, SmallVector<Operation *, 2>> users;
};

} // namespace strata

#endif // STRATA_IR_SYMBOLS_SYMBOLTABLE_H
