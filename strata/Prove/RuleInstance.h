// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that a rule matches: its operations with types, attributes and operands. All
// combinations are built one after the other, by Choices.
#ifndef STRATA_PROVE_RULEINSTANCE_H
#define STRATA_PROVE_RULEINSTANCE_H

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Prove/InstanceChoices.h"
#include "strata/Prove/SymbolicNumbers.h"

namespace strata::prove {

struct RuleInstance {
  /// Holds the operations, in a block whose arguments are the free values. Its last operation
  /// uses the results to compare.
  OwningOpRef<> container;
  Operation *root = nullptr;
  /// The width of `index`; 0 if there is no `index`.
  unsigned indexWidth = 0;
  /// The types of symbolic constants, in order. Their terms are `%c0`, `%c1` and so on.
  SmallVector<Type, 4> constants;

  Block &getBlock() const { return container->getRegion(0).front(); }
};

/// Builds instances of `rule`, a `pdl.pattern`.
class RuleInstantiator {
public:
  RuleInstantiator(Operation *rule, ArrayRef<InstanceType> types);

  /// The attribute for a constant of this type.
  using ConstantFn = function_ref<Attribute(Type type, unsigned number)>;
  /// Builds an instance by `choices`. Fails if the choices are not valid: another one may be.
  /// A message in `error` means that there is no instance of any choices.
  LogicalResult build(RuleInstance &instance, Choices &choices,
                      ConstantFn makeConstant, std::string &error);

private:
  Operation *rule;
  ArrayRef<InstanceType> types;
};

} // namespace strata::prove

#endif // STRATA_PROVE_RULEINSTANCE_H
