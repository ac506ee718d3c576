// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes operations of pdl for a rule.
#ifndef STRATA_REWRITE_RULES_RULELOWERINGDETAIL_H
#define STRATA_REWRITE_RULES_RULELOWERINGDETAIL_H

#include "strata/IR/Diagnostics.h"
#include "strata/Rewrite/Rules/RuleBuilderDetail.h"
#include "strata/Rewrite/Rules/RuleExpressionDetail.h"
#include "strata/Rewrite/Rules/Rules.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace strata::rules {

/// A number, or `$(...)`, in place of an operand or attribute.
struct Splice {
  StringRef text;
  const char *loc;
};

/// Whether there are holes in `attr`.
bool hasHoles(Attribute attr);
/// The holes in a type, by name and kind, in the order of a walk.
using HoleList = SmallVector<std::pair<StringRef, EntityKind>, 4>;
HoleList findHoles(Type type);

class RuleLowering {
public:
  RuleLowering(RuleSyntax &rule, const PDLNatives &natives, Context *ctx,
               const EntityTypes &types)
      : rule(rule), natives(natives), ctx(ctx), builder(ctx, types) {}
  LogicalResult lower(Block *block);
  /// Adds the names of the match for the values of the pattern.
  void addNames(SourceNames &names) const;

private:
  // The match (RuleLowering.cpp).
  LogicalResult lowerMatch();
  LogicalResult checkMatch();
  LogicalResult checkFold();
  void nameValues();
  LogicalResult lowerFreeValue(BlockArgument arg);
  LogicalResult checkLists(Operation *op, const RuleBlock &block);
  LogicalResult lowerOperation(Operation *op);
  LogicalResult matchTypes(Operation *op, SmallVectorImpl<Entity> &types);
  FailureOr<Entity> matchType(Type type, Location loc);
  LogicalResult
  matchAttributes(Operation *op,
                  SmallVectorImpl<std::pair<StringRef, Entity>> &attrs);
  FailureOr<Entity> matchAttribute(const AttrSlot *slot, Attribute attr,
                                   Location loc);
  LogicalResult matchParts();
  Entity &getHole(StringRef name, EntityKind kind);
  LogicalResult matchNumbers(bool areInRegions);
  LogicalResult matchNumber(BlockArgument arg, StringRef text);
  bool isTypeImplied(BlockArgument arg) const;
  LogicalResult lowerConditions();
  LogicalResult lowerCondition(StringRef text);
  LogicalResult bindValueName(const Expression &expr, Entity value);

  // Regions (RuleRegions.cpp).
  /// Operations of a region of the match, which a hole stands for.
  struct HoleRegion {
    Operation *op;
    unsigned index;
    /// The terminator, if it is matched by itself.
    Operation *terminator;
  };
  Entity createIndex(unsigned index);
  LogicalResult matchRegions(Operation *op);
  LogicalResult matchBlock(Operation *op, unsigned index, Block &block);
  LogicalResult matchTerminator(Entity owner, Entity index, Operation *op);
  LogicalResult bindValue(Value value, Entity entity);
  bool isOnlyInRegions(Value value) const;
  FailureOr<Entity> getBlockArgument(BlockArgument arg);
  LogicalResult createRegions(Operation *op);
  const HoleRegion *findRegion(Operation *hole);
  LogicalResult moveRegion(Operation *op, unsigned index, Operation *hole);
  LogicalResult createBlock(Operation *op, unsigned index, Block &block);
  bool isOfRegion(Value value) const;
  FailureOr<Entity> getRegionValue(StringRef name, Location loc);
  bool isDefined(Value value) const;
  LogicalResult spliceOperations(Operation *hole);

  // The rewrite (RuleRewrite.cpp).
  LogicalResult lowerRewrite();
  LogicalResult evaluateReplacements();
  LogicalResult evaluateSplices();
  LogicalResult evaluateNumber(StringRef name, StringRef text,
                               BlockArgument arg);
  LogicalResult evaluateSplice(StringRef name, Location loc);
  bool mayBeSame(Type here, Type there) const;
  LogicalResult failType(Location loc, StringRef name, Type here, Type there);
  LogicalResult linkFreeValues();
  LogicalResult createOperations(Block *block);
  void groupOperands(Operation *op, SmallVectorImpl<Entity> &operands);
  LogicalResult createOperation(Operation *op);
  LogicalResult createTypes(Operation *op, SmallVectorImpl<Entity> &types);
  FailureOr<Entity> createType(Type type, Location loc);
  FailureOr<Entity> createAttribute(Attribute attr, Location loc);
  LogicalResult createConstant(Value arg, Operation *user);
  FailureOr<Entity> createConstant(Entity value, Entity type, Dialect *dialect,
                                   Location loc);
  FailureOr<Entity> createNumber(StringRef text, Entity type, Location loc);
  LogicalResult replaceResults();
  LogicalResult replaceByNames();
  Value findNamesake(OpResult result, const llvm::StringMap<Value> &made);
  FailureOr<SmallVector<Entity, 2>> getReplacements();
  LogicalResult checkReplacement(Value value, size_t index, StringRef text);

  // Expressions (RuleEvaluation.cpp).
  using Parameter = PDLNative::Parameter;
  /// Puts the texts of a family in place of its holes.
  LogicalResult expand(Expression &expr);
  FailureOr<Entity> evaluate(const Expression &expr,
                             std::optional<Parameter> wanted);
  FailureOr<Entity> evaluateValue(const Expression &expr,
                                  std::optional<Parameter> wanted);
  FailureOr<Entity> evaluateBound(const Expression &expr, Entity value,
                                  std::optional<Parameter> wanted);
  FailureOr<Entity> evaluateHole(const Expression &expr);
  FailureOr<Entity> evaluateType(const Expression &expr);
  FailureOr<Entity> compareCases(const Expression &call);
  FailureOr<Entity> compareNumber(const Expression &call);
  FailureOr<Entity> evaluateCall(const Expression &expr, bool isCondition);
  FailureOr<SmallVector<Entity, 4>> evaluateArguments(const Expression &call,
                                                      const PDLNative &native);
  FailureOr<Attribute> getLiteral(const Expression &expr,
                                  const Expression &call);
  PDLNatives::Entry findNative(const Expression &call, std::string &name);
  LogicalResult evaluateCondition(const Expression &expr);
  LogicalResult evaluateIs(const Expression &expr);
  FailureOr<Entity> getConstant(Entity value);

  // Values.
  FailureOr<Entity> getEntity(Value value);
  Entity createResult(Entity op, OpResult result);
  Entity getOwner(Value value) const;

  LogicalResult fail(const char *loc, const Twine &message) {
    return emitError(ctx, rule.getLoc(loc), message);
  }
  LogicalResult fail(Location loc, const Twine &message) {
    return emitError(ctx, loc, message);
  }

  RuleSyntax &rule;
  const PDLNatives &natives;
  Context *ctx;
  RuleBuilder builder;
  Operation *root = nullptr;

  /// Values of the match, and of the rewrite, as values of pdl.
  llvm::DenseMap<Value, Entity> values;
  llvm::DenseMap<Operation *, Entity> operations;
  /// The types of values of the match, where the match has them.
  llvm::DenseMap<Value, Entity> valueTypes;
  /// Values of the match by name.
  llvm::StringMap<Value> named;
  /// Holes by name.
  llvm::StringMap<Entity> types, attributes;
  /// Values that the rule computes after `where`, by name.
  llvm::StringMap<Entity> boundValues;
  /// Holes that the rule computes after `where`.
  llvm::StringSet<> computedHoles;
  /// The slots that holes stand in, whose enumerations name their cases.
  llvm::StringMap<const AttrSlot *> slots;
  /// Regions by the holes that stand for their operations.
  llvm::StringMap<HoleRegion> regions;
  /// Values of regions of the match by name, once the rewrite has moved the operations.
  llvm::StringMap<Entity> regionValues;
  /// Types with holes in them, which the match takes apart.
  std::vector<std::tuple<Entity, Type, Location>> composites;
  /// Values of `strata.constant`, by value of pdl.
  llvm::DenseMap<Value, Entity> constants;
  /// Values of `$(...)` in the rewrite, by name.
  llvm::StringMap<Entity> computed;
};

/// The place and text of a number or `$(...)`; std::nullopt for other names.
std::optional<Splice> getSplice(const RuleSyntax &rule, StringRef name);
/// Whether the name stands for a list.
inline bool isListName(StringRef name) { return name.ends_with("..."); }

} // namespace strata::rules

#endif // STRATA_REWRITE_RULES_RULELOWERINGDETAIL_H
