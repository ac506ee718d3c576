// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds rules of the dialect pdl (docs/patterns.md).
#ifndef STRATA_REWRITE_RULES_RULEBUILDERDETAIL_H
#define STRATA_REWRITE_RULES_RULEBUILDERDETAIL_H

#include "strata/IR/Build/Builder.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace strata::rules {

/// The kind of a value of pdl.
enum class EntityKind : uint8_t { Attribute, Operation, Type, Value };

/// A value of a rule.
struct Entity {
  Value value;
  EntityKind kind = EntityKind::Value;
  bool isRange = false;
  explicit operator bool() const { return bool(value); }
};

/// The types of values of pdl, by kind, and of ranges of them, and the operations of pdl.
class EntityTypes {
public:
  explicit EntityTypes(Context *ctx);
  /// The operation of pdl called `stem`.
  OperationName getOperation(StringRef stem) const;
  /// Whether `block` has no pattern called `name` yet, which is then known.
  bool isNewName(Block *block, StringRef name) const {
    return names[block].insert(name).second;
  }
  Type types[4][2];

private:
  Context *ctx;
  mutable llvm::StringMap<const OpDefinition *> operations;
  mutable llvm::DenseMap<Block *, llvm::StringSet<>> names;
};

class RuleBuilder {
public:
  /// `types` must outlive the builder.
  RuleBuilder(Context *ctx, const EntityTypes &types);

  /// Creates a pattern at the end of `block`, with the terminator, whose root is set by
  /// `finish`; operations are added to the match until `beginRewrite` is called.
  void beginPattern(Block *block, Location loc, StringRef name, bool isFold);
  /// Operations are added to the rewrite of `root` from now on.
  void beginRewrite(Entity root, Location loc);
  void finish(unsigned benefit);
  /// Removes the pattern.
  void drop();

  void setLoc(Location newLoc) { loc = newLoc; }
  Context *getContext() const { return ctx; }

  Entity createOperand(Entity type, bool isRange);
  Entity createType(Type constant = {});
  Entity createTypes();
  Entity createAttribute(Attribute constant = {});
  Entity createOperation(StringRef name, ArrayRef<Entity> operands,
                         ArrayRef<std::pair<StringRef, Entity>> attributes,
                         ArrayRef<Entity> types);
  /// A list of values, which may be lists.
  Entity createRange(ArrayRef<Entity> values);
  Entity createResult(Entity op, unsigned index);
  /// The results of group `index`, or all if it is absent.
  Entity createResults(Entity op, std::optional<unsigned> index);
  /// A call of a native; `results` are kinds of its results.
  SmallVector<Entity, 2> createCall(StringRef native, ArrayRef<Entity> args,
                                    ArrayRef<Entity> results,
                                    bool isNegated = false);
  Entity createCall(StringRef native, ArrayRef<Entity> args, EntityKind kind) {
    return createCall(native, args, Entity{{}, kind, false}).front();
  }
  void createReplace(Entity op, ArrayRef<Entity> values);
  void createReplace(Entity op, Entity other);
  void createErase(Entity op);

private:
  Block *createModule(Block *block);
  Type getType(EntityKind kind, bool isRange) const {
    return types.types[size_t(kind)][isRange];
  }
  Operation *create(StringRef stem, ArrayRef<Value> operands,
                    ArrayRef<NamedAttribute> attrs, ArrayRef<Type> results);
  NamedAttribute name(StringRef key, Attribute value) const;
  NamedAttribute segments(ArrayRef<int32_t> sizes) const;

  Context *ctx;
  Builder builder;
  Location loc;
  const EntityTypes &types;
  Operation *pattern = nullptr, *rewrite = nullptr;
};

} // namespace strata::rules

#endif // STRATA_REWRITE_RULES_RULEBUILDERDETAIL_H
