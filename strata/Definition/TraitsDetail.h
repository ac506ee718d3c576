// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The checks of traits that are built in (TraitVerifiers.cpp, TypeTraitVerifiers.cpp),
// worded as MLIR words them.
#ifndef STRATA_DEFINITION_TRAITSDETAIL_H
#define STRATA_DEFINITION_TRAITSDETAIL_H

#include "strata/Definition/OpDefinition.h"

namespace strata {

/// The checks of interfaces that are traits. Interfaces installs them in the Context, so
/// that IR does not depend on it.
struct InterfaceVerifiers {
  TraitVerifier function, branch, branchWeights, cast;
};

namespace detail {

// Every check of Traits.def: `LogicalResult verifyX(Operation *, TraitUse)`.
LogicalResult verifyNumOperands(Operation *op, const TraitUse &trait);
LogicalResult verifyNumResults(Operation *op, const TraitUse &trait);
LogicalResult verifyNumRegions(Operation *op, const TraitUse &trait);
LogicalResult verifyNumSuccessors(Operation *op, const TraitUse &trait);
LogicalResult verifyOperandSegments(Operation *op, const TraitUse &trait);
LogicalResult verifyResultSegments(Operation *op, const TraitUse &trait);
LogicalResult verifyParent(Operation *op, const TraitUse &trait);
LogicalResult verifyNoRegionArguments(Operation *op, const TraitUse &trait);
LogicalResult verifySingleBlock(Operation *op, const TraitUse &trait);
LogicalResult verifyImplicitTerminator(Operation *op, const TraitUse &trait);
LogicalResult verifyTerminator(Operation *op, const TraitUse &trait);
LogicalResult verifySymbol(Operation *op, const TraitUse &trait);
/// Checks that no two symbols have the same name.
LogicalResult verifySymbolTable(Operation *op, const TraitUse &trait);
// The checks of interfaces: they call the InterfaceVerifiers of the Context.
LogicalResult verifyFunction(Operation *op, const TraitUse &trait);
LogicalResult verifyBranch(Operation *op, const TraitUse &trait);
LogicalResult verifyBranchWeights(Operation *op, const TraitUse &trait);
LogicalResult verifyCast(Operation *op, const TraitUse &trait);

LogicalResult verifySameTypeOperands(Operation *op, const TraitUse &trait);
LogicalResult verifySameOperandsShape(Operation *op, const TraitUse &trait);
LogicalResult verifySameOperandsElementType(Operation *op,
                                            const TraitUse &trait);
LogicalResult verifySameOperandsAndResultShape(Operation *op,
                                               const TraitUse &trait);
LogicalResult verifySameOperandsAndResultElementType(Operation *op,
                                                     const TraitUse &trait);
LogicalResult verifySameOperandsAndResultType(Operation *op,
                                              const TraitUse &trait);
LogicalResult verifySameOperandsAndResultRank(Operation *op,
                                              const TraitUse &trait);
LogicalResult verifyResultsAreBoolLike(Operation *op, const TraitUse &trait);
LogicalResult verifyResultsAreFloatLike(Operation *op, const TraitUse &trait);
LogicalResult verifyResultsAreSignlessIntegerLike(Operation *op,
                                                  const TraitUse &trait);
LogicalResult verifyOperandsAreFloatLike(Operation *op, const TraitUse &trait);
LogicalResult verifyOperandsAreSignlessIntegerLike(Operation *op,
                                                   const TraitUse &trait);
LogicalResult verifyResultsBroadcastableShape(Operation *op,
                                              const TraitUse &trait);
LogicalResult verifyElementwise(Operation *op, const TraitUse &trait);
/// Checks that the types of the results are the inferred ones.
LogicalResult verifyInferredTypes(Operation *op, const TraitUse &trait);

/// The condition of AllTypesMatch or a similar trait on the contents of
/// `slots`, which are indexed as in OpDefinition::findSlot.
std::shared_ptr<const OperationPredicate>
makeMatchPredicate(const OpDefinition &def, StringRef traitName,
                   ArrayRef<unsigned> slots);
/// `all of {a, b} have same type`.
std::string getMatchSummary(const TraitUse &trait);

} // namespace detail
} // namespace strata

#endif // STRATA_DEFINITION_TRAITSDETAIL_H
