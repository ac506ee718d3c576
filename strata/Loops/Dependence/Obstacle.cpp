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
    : accesses(accesses) {
  if (!accesses.source->getContext()->getRemarkEngine())
    return;
  std::optional<IterationPair> pair = dependences.findIterations(accesses);
  reason =
      (stringifyDependenceKind(accesses.kind) + " dependence could be reversed")
          .str();
  if (pair && !pair->source.empty())
    reason += ": from iteration " + formatIteration(pair->source) + " to " +
              formatIteration(pair->target);
}

void Obstacle::emitRemark(Operation *loop, StringRef category) const {
  remark::detail::InFlightRemark remark = remark::missed(
      loop, remark::RemarkOpts::name("Legality").category(category));
  remark << remark::reason("{0}", reason);
  if (accesses.source)
    remark << remark::note(accesses.source->getLoc(), "first access")
           << remark::note(accesses.target->getLoc(), "second access");
}
