// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of loops and of regions that are executed once.
#include "strata/Dialects/SCF/SCFPatterns.h"

#include "strata/Dialects/SCF/RegionPatternsDetail.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/IR/Fold.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Shared -------------------------------------------------------------===//

std::optional<APInt> detail::getConstantInt(Value value) {
  auto number = dyn_cast_or_null<IntegerAttr>(getConstantValue(value));
  return number ? std::optional(number.getValue()) : std::nullopt;
}

LogicalResult detail::replaceByBlock(PatternRewriter &rewriter, Operation *op,
                                     Region &region, ValueRange arguments) {
  if (!region.hasOneBlock())
    return failure();
  Block &block = region.front();
  Operation *terminator = block.getTerminator();
  if (!terminator || terminator->getNumOperands() != op->getNumResults() ||
      block.getNumArguments() != arguments.size())
    return failure();
  SmallVector<Value, 4> results(terminator->getOperands());
  rewriter.inlineBlockBefore(&block, op, arguments);
  rewriter.replaceOp(op, results);
  rewriter.eraseOp(terminator);
  return success();
}

Operation *detail::createLike(PatternRewriter &rewriter, Operation *op,
                              ValueRange operands, TypeRange types) {
  OperationState state(op->getLoc(), op->getName());
  state.operands.append(operands.begin(), operands.end());
  state.types.append(types.begin(), types.end());
  llvm::append_range(state.attributes, op->getAttrs());
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    state.addRegion();
  rewriter.setInsertionPoint(op);
  return rewriter.create(state);
}

//===-- scf.execute_region -------------------------------------------------===//

static LogicalResult inlineExecuteRegion(Operation *op,
                                         PatternRewriter &rewriter) {
  scf::ExecuteRegionOp execute(op);
  if (execute.getNoInline())
    return failure();
  return replaceByBlock(rewriter, op, execute.getRegion());
}

void strata::getExecuteRegionPatterns(RewritePatternSet &patterns) {
  patterns.add("SingleBlockExecuteInliner", "scf.execute_region",
               inlineExecuteRegion);
}

//===-- scf.for ------------------------------------------------------------===//

/// The yielded values of a loop that is as it should be; nothing for others.
static std::optional<SmallVector<Value, 4>> getYielded(scf::ForOp loop) {
  Operation *terminator = loop.getRegion().hasOneBlock()
                              ? loop.getRegion().front().getTerminator()
                              : nullptr;
  size_t count = loop.getInitArgs().size();
  if (!terminator || terminator->getNumOperands() != count ||
      loop.getResults().size() != count ||
      loop.getRegion().getNumArguments() != count + 1)
    return std::nullopt;
  return SmallVector<Value, 4>(terminator->getOperands());
}

/// Loops without iterations, and with a single one.
static LogicalResult simplifyTrivialLoop(Operation *op,
                                         PatternRewriter &rewriter) {
  scf::ForOp loop(op);
  if (!getYielded(loop))
    return failure();
  SmallVector<Value, 4> inits(loop.getInitArgs());
  auto dropLoop = [&] {
    rewriter.replaceOp(op, inits);
    return success();
  };
  if (loop.getLowerBound() == loop.getUpperBound())
    return dropLoop();
  std::optional<APInt> lower = getConstantInt(loop.getLowerBound());
  std::optional<APInt> upper = getConstantInt(loop.getUpperBound());
  if (!lower || !upper || lower->getBitWidth() != upper->getBitWidth())
    return failure();
  bool isUnsigned = loop.getUnsignedCmp();
  if (isUnsigned ? lower->uge(*upper) : lower->sge(*upper))
    return dropLoop();
  std::optional<APInt> step = getConstantInt(loop.getStep());
  if (!step || step->getBitWidth() != lower->getBitWidth() ||
      !step->isStrictlyPositive())
    return failure();
  // The difference of two signed numbers may need a bit more.
  unsigned width = lower->getBitWidth() + 1;
  APInt distance = isUnsigned ? upper->zext(width) - lower->zext(width)
                              : upper->sext(width) - lower->sext(width);
  if (step->zext(width).ult(distance))
    return failure();
  SmallVector<Value, 4> arguments{loop.getLowerBound()};
  arguments.append(inits.begin(), inits.end());
  return replaceByBlock(rewriter, op, loop.getRegion(), arguments);
}

namespace {
/// The iteration arguments of a loop of which some are not needed.
struct FoldedLoop {
  scf::ForOp loop;
  SmallVector<Value, 4> yielded;
  /// By iteration argument: whether it stays.
  SmallVector<bool, 8> isKept;
  /// By iteration argument: the argument that is always equal to it, or itself.
  SmallVector<unsigned, 8> equal;
  bool findKept();
  void rewrite(PatternRewriter &rewriter);
};
} // namespace

/// Whether some arguments need not stay.
bool FoldedLoop::findKept() {
  OperandRange inits = loop.getInitArgs();
  ResultRange results = loop.getResults();
  for (unsigned i = 0; i < inits.size(); ++i) {
    BlockArgument argument = loop.getRegion().getArgument(i + 1);
    bool isForwarded = yielded[i] == Value(argument) ||
                       yielded[i] == inits[i] ||
                       (argument.use_empty() && results[i].use_empty());
    isKept.push_back(!isForwarded);
    equal.push_back(i);
    for (unsigned j = 0; j < i && isKept[i]; ++j)
      if (isKept[j] && inits[j] == inits[i] && yielded[j] == yielded[i]) {
        isKept[i] = false;
        equal[i] = j;
      }
  }
  return llvm::is_contained(isKept, false);
}

void FoldedLoop::rewrite(PatternRewriter &rewriter) {
  SmallVector<Value, 4> inits(loop.getInitArgs()), operands, kept;
  SmallVector<Type, 4> types;
  for (Value operand : loop->getOperands().drop_back(inits.size()))
    operands.push_back(operand);
  for (unsigned i = 0; i < inits.size(); ++i)
    if (isKept[i]) {
      operands.push_back(inits[i]);
      kept.push_back(yielded[i]);
      types.push_back(inits[i].getType());
    }
  Operation *newLoop =
      createLike(rewriter, loop.getOperation(), operands, types);
  Block &body = loop.getRegion().front();
  SmallVector<Type, 4> argumentTypes{body.getArgument(0).getType()};
  llvm::append_range(argumentTypes, types);
  SmallVector<Location, 4> locs{body.getArgument(0).getLoc()};
  for (unsigned i = 0; i < inits.size(); ++i)
    if (isKept[i])
      locs.push_back(body.getArgument(i + 1).getLoc());
  Block *newBody =
      rewriter.createBlock(&newLoop->getRegion(0), {}, argumentTypes, locs);
  // What stands for each argument and each result.
  SmallVector<Value, 4> arguments{newBody->getArgument(0)}, results;
  unsigned next = 0;
  for (unsigned i = 0; i < inits.size(); ++i) {
    bool isCopy = !isKept[i] && equal[i] != i;
    arguments.push_back(isKept[i] ? Value(newBody->getArgument(next + 1))
                        : isCopy  ? arguments[equal[i] + 1]
                                  : inits[i]);
    results.push_back(isKept[i] ? Value(newLoop->getResult(next))
                      : isCopy  ? results[equal[i]]
                                : inits[i]);
    next += isKept[i];
  }
  Operation *terminator = body.getTerminator();
  rewriter.modifyOpInPlace(terminator, [&] { terminator->setOperands(kept); });
  rewriter.mergeBlocks(&body, newBody, arguments);
  rewriter.replaceOp(loop.getOperation(), results);
}

/// Iteration arguments that do not change, are not used, or are equal to others.
static LogicalResult foldIterArgs(Operation *op, PatternRewriter &rewriter) {
  scf::ForOp loop(op);
  auto yielded = getYielded(loop);
  if (!yielded)
    return failure();
  FoldedLoop folded{loop, *yielded, {}, {}};
  if (!folded.findKept())
    return failure();
  folded.rewrite(rewriter);
  return success();
}

void strata::getForPatterns(RewritePatternSet &patterns) {
  patterns.add("ForOpIterArgsFolder", "scf.for", foldIterArgs);
  patterns.add("SimplifyTrivialLoops", "scf.for", simplifyTrivialLoop);
}
