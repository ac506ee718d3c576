// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Trace/Report.h"

#include "strata/Trace/History.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace strata;

using ChangeKind = RecordedChange::Kind;

bool StepFilter::accepts(const RewriteRecord &record,
                         const RecordedStep &step) const {
  if (!passes.empty() && !llvm::is_contained(passes, record.getPass(step).name))
    return false;
  if (!patterns.empty() && !llvm::is_contained(patterns, step.pattern))
    return false;
  return (!first || step.number >= first) && (!last || step.number <= last);
}

//===-- Steps --------------------------------------------------------------===//

/// `  -> %7, %8`, or an empty text.
static std::string describeValues(const RecordedChange &change) {
  std::string text;
  for (const std::string &value : change.values)
    text += (text.empty() ? "  -> " : ", ") + (value.empty() ? "_" : value);
  return text;
}

static void printChange(const RecordedChange &change, raw_ostream &os) {
  auto line = [&](StringRef word, StringRef text) {
    os << "    " << llvm::left_justify(word, 10) << text << '\n';
  };
  StringRef word = stringifyChange(change.kind);
  StringRef text = change.before.empty() ? change.after : change.before;
  std::string shown = describeOp(change.op, text) + describeValues(change);
  if (change.nested)
    shown += "  with " + std::to_string(change.nested) + " inside";
  if (change.from)
    shown += "  copy of #" + std::to_string(change.from);
  if (change.kind == ChangeKind::Relocated)
    shown += "  " + change.oldLocation + " -> " + change.location;
  line(word, shown);
  if (change.kind == ChangeKind::Changed)
    line(change.isMoved ? "and moved" : "to",
         describeOp(change.op, change.after));
}

static void printStep(const RecordedStep &step, raw_ostream &os) {
  os << "  step " << step.number << ": "
     << (step.pattern.empty() ? "the pass" : step.pattern);
  if (step.root)
    os << " on #" << step.root;
  if (step.groupBegin != step.groupEnd)
    os << " (of steps " << step.groupBegin << " to " << step.groupEnd << ")";
  os << '\n';
  for (const RecordedOp &op : step.given)
    os << "    " << llvm::left_justify("given", 10)
       << describeOp(op.op, op.text) << "  " << op.location << '\n';
  for (const RecordedChange &change : step.changes)
    printChange(change, os);
}

void strata::printSteps(const RewriteRecord &record, const StepFilter &filter,
                        raw_ostream &os) {
  uint64_t pass = 0;
  for (const RecordedStep &step : record.steps) {
    if (!filter.accepts(record, step))
      continue;
    if (step.pass != pass) {
      const RecordedPass &run = record.getPass(step);
      os << "pass " << run.number << ": " << run.name << " on " << run.op;
      if (!run.symbol.empty())
        os << " @" << run.symbol;
      os << " at " << run.location << '\n';
    }
    pass = step.pass;
    printStep(step, os);
  }
  if (uint64_t failed = record.output.failedPass) {
    const RecordedPass &run = record.passes[failed - 1];
    os << "pass " << run.number << " failed: " << run.name << " on " << run.op;
    if (!run.symbol.empty())
      os << " @" << run.symbol;
    os << '\n';
  }
}

//===-- Numbers ------------------------------------------------------------===//

namespace {
struct Counts {
  uint64_t steps = 0, created = 0, erased = 0, other = 0;
  void add(const RecordedStep &step) {
    ++steps;
    for (const RecordedChange &change : step.changes)
      if (change.kind == ChangeKind::Created)
        ++created;
      else if (change.kind == ChangeKind::Erased)
        erased += 1 + change.nested;
      else
        ++other;
  }
};
} // namespace

static void printCounts(const Counts &counts, StringRef pass, StringRef pattern,
                        raw_ostream &os) {
  os << llvm::format(
            "%8llu %8llu %8llu %8llu  ", (unsigned long long)counts.steps,
            (unsigned long long)counts.created,
            (unsigned long long)counts.erased, (unsigned long long)counts.other)
     << pass << (pattern.empty() ? "" : ", ") << pattern << '\n';
}

void strata::printStepCounts(const RewriteRecord &record, raw_ostream &os) {
  using Key = std::pair<StringRef, StringRef>;
  std::map<Key, Counts> counts;
  Counts total;
  for (const RecordedStep &step : record.steps) {
    counts[{record.getPass(step).name, step.pattern}].add(step);
    total.add(step);
  }
  std::vector<std::pair<Key, Counts>> sorted(counts.begin(), counts.end());
  llvm::stable_sort(sorted, [](const auto &a, const auto &b) {
    return a.second.steps > b.second.steps;
  });
  os << "   steps  created   erased  changed  pass, pattern\n";
  for (auto &[key, count] : sorted)
    printCounts(count, key.first, key.second, os);
  printCounts(total, "total", "", os);
}
