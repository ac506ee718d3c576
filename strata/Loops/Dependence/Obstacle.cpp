// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/Obstacle.h"

#include "strata/IR/Context.h"
#include "strata/IR/Remarks.h"
#include "strata/Loops/Dependence/DependenceGraph.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

static std::string formatIteration(ArrayRef<int64_t> values) {
  return "(" +
         llvm::join(
             llvm::map_range(
                 values, [](int64_t value) { return std::to_string(value); }),
             ", ") +
         ")";
}

Obstacle::Obstacle(const NestDependences &dependences,
                   const ReorderedAccesses &accesses)
    : kind(ObstacleKind::Dependence), accesses(accesses) {
  if (!accesses.source->getContext()->getRemarkEngine())
    return;
  setReason("could be reversed", dependences.findIterations(accesses));
}

static std::optional<IterationPair> findIterations(const LoopAccess &source,
                                                   const LoopAccess &target,
                                                   ArrayRef<LevelOrder> orders,
                                                   Region *scope,
                                                   MemoryAliases &aliases) {
  if (!source.op->getContext()->getRemarkEngine())
    return std::nullopt;
  // Work for one remark.
  presburger::Budget budget(100000);
  AccessPair pair(source, target, scope, aliases);
  return pair.findIterations(orders, budget);
}

Obstacle::Obstacle(const LoopAccess &source, const LoopAccess &target,
                   ArrayRef<LevelOrder> orders, Region *scope,
                   MemoryAliases &aliases, StringRef clause)
    : Obstacle(source, target,
               findIterations(source, target, orders, scope, aliases), clause) {
}

Obstacle::Obstacle(const LoopAccess &source, const LoopAccess &target,
                   const std::optional<IterationPair> &iterations,
                   StringRef clause)
    : kind(ObstacleKind::Dependence) {
  accesses.source = source.op;
  accesses.target = target.op;
  accesses.kind = getDependenceKind(source, target);
  setReason(clause, iterations);
}

void Obstacle::setReason(StringRef clause,
                         const std::optional<IterationPair> &pair) {
  dependence = stringifyDependenceKind(accesses.kind);
  reason = (dependence + " dependence " + clause).str();
  if (pair && !(pair->source.empty() && pair->target.empty()))
    iterations = pair;
  if (iterations)
    reason += ": from iteration " + formatIteration(iterations->source) +
              " to " + formatIteration(iterations->target);
}

static StringRef stringifyObstacleKind(ObstacleKind kind) {
  switch (kind) {
  case ObstacleKind::Form:
    return "form";
  case ObstacleKind::Dependence:
    return "dependence";
  case ObstacleKind::Cost:
    return "cost";
  case ObstacleKind::Size:
    return "size";
  }
  llvm_unreachable("an obstacle without kind");
}

void Obstacle::emitRemark(Operation *op, StringRef category) const {
  remark::detail::InFlightRemark remark = remark::missed(
      op, remark::RemarkOpts::name("Legality").category(category));
  remark << remark::reason("{0}", reason)
         << remark::field("Kind", stringifyObstacleKind(kind));
  if (!dependence.empty())
    remark << remark::field("Dependence", dependence);
  if (iterations)
    remark << remark::field("From", formatIteration(iterations->source))
           << remark::field("To", formatIteration(iterations->target));
  if (place)
    remark << remark::note(place->getLoc(), "operation");
  if (accesses.source)
    remark << remark::note(accesses.source->getLoc(), "first access")
           << remark::note(accesses.target->getLoc(), "second access");
}
