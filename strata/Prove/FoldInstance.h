// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that folds are tried on: one operation, or two of which the first defines an operand
// of the second. Their other operands are arguments, equal or not, and constants. All combinations
// are built one after the other, by Choices.
#ifndef STRATA_PROVE_FOLDINSTANCE_H
#define STRATA_PROVE_FOLDINSTANCE_H

#include "strata/IR/Build/Builder.h"
#include "strata/Prove/InstanceChoices.h"

namespace strata::prove {

struct FoldInstance {
  /// Holds the operations, in a block whose arguments are the free values. Its last operation
  /// uses the results of `op`.
  OwningOpRef<> container;
  /// The operation that is folded.
  Operation *op = nullptr;
  /// The operation that defines an operand of `op`; null in instances of one operation.
  Operation *inner = nullptr;
  /// The width of `index`; 0 if there is no `index`.
  unsigned indexWidth = 0;

  Block &getBlock() const { return container->getRegion(0).front(); }
};

/// Creates operations by choices, in a block of its own.
class InstanceOperations {
public:
  InstanceOperations(Context &ctx, FoldInstance &instance, Choices &choices,
                     ArrayRef<InstanceType> types, std::string &error);
  /// Appends an operation of `def` whose operands are new arguments. Its result `resultIndex` has
  /// the type `resultType` unless that is null. If there are more than `mostSets` sets of flags, the
  /// empty one, all flags and each flag alone are tried, or the first two. Null if the choices are
  /// not valid.
  Operation *create(const OpDefinition &def, size_t mostSets,
                    Type resultType = {}, unsigned resultIndex = 0);
  /// Ends the block by an operation that uses the results of `op`, and removes arguments without
  /// uses.
  void finish(Operation *op);
  OpBuilder &getBuilder() { return builder; }

private:
  LogicalResult chooseAttributes(const OpDefinition &def, size_t mostSets,
                                 OperationState &state);

  FoldInstance &instance;
  Choices &choices;
  ArrayRef<InstanceType> types;
  std::string &error;
  OpBuilder builder;
};

/// Builds instances of operations of `def`.
class FoldInstantiator {
public:
  /// Without `producers`, the operations have arguments and constants as operands. Otherwise one
  /// operand is defined by an operation of one of these.
  FoldInstantiator(const OpDefinition &def,
                   ArrayRef<const OpDefinition *> producers);

  /// Builds an instance by `choices`. Fails if the choices are not valid: another one may be.
  /// A message in `error` means that there is no instance of any choices.
  LogicalResult build(FoldInstance &instance, Choices &choices,
                      std::string &error) const;

private:
  const OpDefinition &def;
  ArrayRef<const OpDefinition *> producers;
  std::vector<InstanceType> types;
};

} // namespace strata::prove

#endif // STRATA_PROVE_FOLDINSTANCE_H
