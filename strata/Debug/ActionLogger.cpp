// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Debug/ActionLogger.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::tracing;

//===-- Filters ------------------------------------------------------------===//

/// Takes a number and the colon before it off the end of `text`.
static std::optional<int64_t> takeNumber(StringRef &text) {
  auto [rest, digits] = text.rsplit(':');
  int64_t number;
  if (rest.size() == text.size() || digits.getAsInteger(0, number))
    return std::nullopt;
  text = rest;
  return number;
}

std::optional<SourceFilter> SourceFilter::parse(StringRef text) {
  SourceFilter filter;
  if (std::optional<int64_t> last = takeNumber(text)) {
    filter.line = *last;
    if (std::optional<int64_t> line = takeNumber(text)) {
      filter.line = *line;
      filter.column = *last;
    }
  }
  filter.file = text.str();
  if (filter.file.empty() || filter.line.value_or(0) < 0 ||
      filter.column.value_or(0) < 0)
    return std::nullopt;
  return filter;
}

bool SourceFilter::matches(Location loc, Context *ctx) const {
  SmallVector<Location, 4> pending{loc};
  auto isHere = [&](StringRef name, uint32_t atLine, uint32_t atColumn) {
    return name == file && (!line || *line == atLine) &&
           (!column || *column == atColumn);
  };
  while (!pending.empty()) {
    Location current = pending.pop_back_val();
    if (current.isUnknown() || current.isCallSite())
      continue;
    LocationAttr attr = current.getAttr(ctx);
    if (auto fused = dyn_cast<FusedLoc>(attr)) {
      for (Location part : fused.getLocations())
        pending.push_back(part);
    } else if (auto named = dyn_cast<NameLoc>(attr)) {
      pending.push_back(named.getChildLoc());
    } else if (auto range = dyn_cast<FileLineColRange>(attr)) {
      if (isHere(range.getFilename().getValue(), range.getStartLine(),
                 range.getStartColumn()))
        return true;
    }
  }
  return false;
}

//===-- Lines --------------------------------------------------------------===//

bool ActionLogger::isWanted(const Action &action) const {
  if (filters.empty())
    return true;
  return llvm::any_of(action.getContextIRUnits(), [&](IRUnit unit) {
    Operation *op = unit.getOperation();
    return op && llvm::any_of(filters, [&](const SourceFilter &filter) {
             return filter.matches(op->getLoc(), op->getContext());
           });
  });
}

void ActionLogger::writeThread() {
  os << "[thread " << mainThread;
  if (unsigned number = threads.getCurrent())
    os << "-worker-" << number - 1;
  os << "] ";
}

void ActionLogger::beforeExecute(const Action &action, bool willExecute) {
  beforeExecute(action, willExecute,
                [](Operation *op, raw_ostream &os) { IRUnit(op).print(os); });
}

void ActionLogger::beforeExecute(
    const Action &action, bool willExecute,
    function_ref<void(Operation *, raw_ostream &)> printOp) {
  bool wanted = isWanted(action);
  // To print IR takes time, and reads only the IR of the calling thread.
  std::string text;
  if (wanted) {
    llvm::raw_string_ostream line(text);
    line << (willExecute ? "begins (no breakpoint) Action "
                         : "skips (debug counter) Action ");
    action.print(line);
    ArrayRef<IRUnit> units = action.getContextIRUnits();
    if (!units.empty()) {
      line << " (";
      llvm::interleaveComma(units, line,
                            [&](IRUnit unit) { unit.print(line, printOp); });
      line << ")";
    }
    line << "`\n";
  }
  std::lock_guard<std::mutex> lock(mutex);
  unsigned thread = threads.getCurrent();
  if (thread >= active.size())
    active.resize(thread + 1);
  if (willExecute)
    active[thread].push_back(wanted);
  if (!wanted)
    return;
  writeThread();
  os << text;
}

void ActionLogger::afterExecute(const Action &action) {
  std::lock_guard<std::mutex> lock(mutex);
  std::vector<bool> &stack = active[threads.getCurrent()];
  bool wasLogged = stack.back();
  stack.pop_back();
  if (!wasLogged)
    return;
  writeThread();
  os << "completed `" << action.getTag() << "`\n";
}
