// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/GenericOpParts.h"

#include "strata/Dialects/Linalg/LinalgPatterns.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Context.h"
#include "strata/Rewrite/PDL/DialectPatterns.h"
#include "strata/Rewrite/PatternMatch.h"

using namespace strata;
using namespace strata::linalg;

AffineMap linalg::detail::getFusedMap(AffineMap map, LinalgOp producer,
                                      OpOperand *fusedOperand) {
  auto result = cast<OpResult>(fusedOperand->get());
  AffineMap toLoops =
      inversePermutation(producer.getIndexingMapMatchingResult(result));
  AffineMap access =
      LinalgOp(fusedOperand->getOwner()).getMatchingIndexingMap(fusedOperand);
  return map.compose(toLoops).compose(access);
}

Block &linalg::detail::addBlock(RewriterBase &rewriter, Region &region) {
  OpBuilder::InsertionGuard guard(rewriter);
  return *rewriter.createBlock(&region);
}

bool linalg::detail::canOpOperandsBeDropped(LinalgOp op,
                                            ArrayRef<OpOperand *> dropped) {
  SmallVector<AffineMap> maps, all = op.getIndexingMapsArray();
  for (OpOperand &operand : op->getOpOperands())
    if (!llvm::is_contained(dropped, &operand))
      maps.push_back(all[operand.getOperandNumber()]);
  return maps.empty() ? op.getNumLoops() == 0
                      : bool(inversePermutation(
                            concatAffineMaps(maps, op->getContext())));
}

bool linalg::detail::writesAllElements(LinalgOp op, OpOperand *init) {
  AffineMap map = op.getMatchingIndexingMap(init);
  if (!map.isProjectedPermutation())
    return false;
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    if (!map.isFunctionOfDim(loop) &&
        (loop >= ranges.size() || ranges[loop] <= 0))
      return false;
  return true;
}

void linalg::detail::addCanonicalizationsOf(StringRef opName,
                                            RewritePatternSet &patterns) {
  // The hooks are registered when the dialect is loaded.
  (void)patterns.getContext()->getOrLoadDialect(opName.split('.').first);
  const OpDefinition *def = patterns.getContext()->getOpDefinition(opName);
  // Errors in rules have been reported; the other rules are used.
  (void)addOwnCanonicalizations(*def, patterns);
}

void linalg::detail::addDialectCanonicalizations(RewritePatternSet &patterns) {
  strata::detail::addStructuredPatterns(patterns);
}
