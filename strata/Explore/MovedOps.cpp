// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Explore/MovedOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

bool MovedOps::isKnown(const RecordedChange &change) const {
  if (change.kind != RecordedChange::Kind::Moved || change.from ||
      !change.oldLocation.empty() || !change.values.empty())
    return false;
  auto found = lines.find(change.op);
  return found != lines.end() && found->second.first == change.after &&
         found->second.second == change.location;
}

std::vector<uint64_t> MovedOps::extract(RecordedStep &step) {
  for (const RecordedOp &op : step.given)
    lines[op.op] = {op.text, op.location};
  std::vector<uint64_t> moved;
  llvm::erase_if(step.changes, [&](const RecordedChange &change) {
    if (isKnown(change)) {
      moved.push_back(change.op);
      return true;
    }
    const std::string &text =
        change.after.empty() ? change.before : change.after;
    if (!text.empty())
      lines[change.op] = {text, change.location};
    return false;
  });
  return moved;
}
