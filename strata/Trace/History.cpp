// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Trace/History.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <queue>

using namespace strata;

using ChangeKind = RecordedChange::Kind;
using Event = RecordIndex::Event;

//===-- Index --------------------------------------------------------------===//

RecordIndex::RecordIndex(const RewriteRecord &record) {
  for (const RecordedStep &step : record.steps) {
    for (const RecordedOp &op : step.given)
      firstLines.try_emplace(op.op, op);
    for (const RecordedChange &change : step.changes) {
      events[change.op].push_back({&step, &change});
      StringRef line = change.before.empty() ? change.after : change.before;
      StringRef location =
          change.oldLocation.empty() ? change.location : change.oldLocation;
      firstLines.try_emplace(change.op,
                             RecordedOp{change.op, line.str(), location.str()});
      SmallVector<uint64_t, 4> values;
      for (const std::string &value : change.values)
        findMentionedOps(value, values);
      llvm::sort(values);
      values.erase(llvm::unique(values), values.end());
      for (uint64_t value : values)
        replaced[value].push_back({&step, &change});
    }
  }
}

ArrayRef<Event> RecordIndex::getEvents(uint64_t op) const {
  auto found = events.find(op);
  return found == events.end() ? ArrayRef<Event>()
                               : ArrayRef<Event>(found->second);
}

ArrayRef<Event> RecordIndex::getReplaced(uint64_t op) const {
  auto found = replaced.find(op);
  return found == replaced.end() ? ArrayRef<Event>()
                                 : ArrayRef<Event>(found->second);
}

const RecordedOp *RecordIndex::getFirstLine(uint64_t op) const {
  auto found = firstLines.find(op);
  return found == firstLines.end() ? nullptr : &found->second;
}

std::vector<uint64_t> strata::getSources(const Event &event,
                                         const RecordIndex &index) {
  uint64_t op = event.change->op;
  std::vector<uint64_t> sources;
  auto add = [&](uint64_t source) {
    if (source && source != op && !llvm::is_contained(sources, source))
      sources.push_back(source);
  };
  add(event.change->from);
  for (const Event &other : index.getReplaced(op))
    if (other.step == event.step)
      add(other.change->op);
  if (sources.empty())
    add(event.step->root);
  if (!sources.empty())
    return sources;
  // A step of a pass without a root: the erased operations, if they are few.
  constexpr size_t Few = 8;
  size_t numErased =
      llvm::count_if(event.step->changes, [](const RecordedChange &change) {
        return change.kind == ChangeKind::Erased;
      });
  for (const RecordedChange &change : event.step->changes)
    if (numErased <= Few && change.kind == ChangeKind::Erased)
      add(change.op);
  return sources;
}

//===-- Words --------------------------------------------------------------===//

std::string strata::describeStep(const RewriteRecord &record,
                                 const RecordedStep &step) {
  const RecordedPass &pass = record.getPass(step);
  std::string text = step.pattern.empty() ? "" : "'" + step.pattern + "' in ";
  text += pass.name + " on " + pass.op;
  if (!pass.symbol.empty())
    text += " @" + pass.symbol;
  return text;
}

std::string strata::describeOp(uint64_t op, StringRef text) {
  std::string number = std::to_string(op);
  StringRef rest = text;
  if (rest.consume_front("%") && rest.consume_front(number) &&
      (rest.empty() || !llvm::isDigit(rest.front())))
    return text.str();
  return "#" + number + (text.empty() ? "" : " " + text.str());
}

//===-- Origins ------------------------------------------------------------===//

/// The position of the first event that is not before `step`.
static size_t findStep(ArrayRef<Event> events, uint64_t step) {
  return size_t(llvm::partition_point(events,
                                      [&](const Event &event) {
                                        return event.step->number < step;
                                      }) -
                events.begin());
}

/// The latest first: then all that counts of an operation is known when its turn
/// comes, since what it was made of counts before that only.
void OriginPrinter::collect(uint64_t op) {
  llvm::DenseSet<uint64_t> isNew;
  std::priority_queue<std::pair<uint64_t, uint64_t>> worklist;
  worklist.push({record.steps.size() + 1, op});
  while (!worklist.empty()) {
    auto [limit, current] = worklist.top();
    worklist.pop();
    uint64_t &known = limits[current];
    if (known >= limit) {
      omitsSome |= !isNew.contains(current);
      continue;
    }
    isNew.insert(current);
    known = limit;
    order.push_back({current, limit});
    for (const Event &event : index.getEvents(current)) {
      uint64_t step = event.step->number;
      if (step >= limit)
        continue;
      for (uint64_t made : getMadeOperands(event))
        worklist.push({step + 1, made});
      if (event.change->kind != ChangeKind::Created)
        continue;
      for (uint64_t source : getSources(event, index)) {
        worklist.push({step, source});
        // Operands that patterns inspect besides.
        for (uint64_t operand : getOperands(source, step))
          worklist.push({step, operand});
      }
    }
  }
}

/// The operations that `op` used just before step `limit`.
std::vector<uint64_t> OriginPrinter::getOperands(uint64_t op,
                                                 uint64_t limit) const {
  SmallVector<uint64_t, 4> mentioned;
  findMentionedOps(getLine(op, limit), mentioned);
  std::vector<uint64_t> operands;
  for (uint64_t operand : mentioned)
    if (operand != op && !llvm::is_contained(operands, operand))
      operands.push_back(operand);
  return operands;
}

bool OriginPrinter::isMadeIn(uint64_t op, uint64_t step) const {
  ArrayRef<Event> events = index.getEvents(op);
  for (size_t i = findStep(events, step);
       i < events.size() && events[i].step->number == step; ++i)
    if (events[i].change->kind == ChangeKind::Created)
      return true;
  return false;
}

/// The operations made in the step that the operation uses since.
std::vector<uint64_t> OriginPrinter::getMadeOperands(const Event &event) const {
  std::vector<uint64_t> operands;
  if (event.change->kind != ChangeKind::Changed)
    return operands;
  for (uint64_t operand : getOperands(event.change->op, event.step->number + 1))
    if (isMadeIn(operand, event.step->number))
      operands.push_back(operand);
  return operands;
}

/// The line of `op` just before step `limit`.
std::string OriginPrinter::getLine(uint64_t op, uint64_t limit) const {
  const RecordedOp *first = index.getFirstLine(op);
  StringRef line = first ? StringRef(first->text) : StringRef();
  ArrayRef<Event> events = index.getEvents(op);
  size_t next = findStep(events, limit);
  if (next < events.size() && events[next].step->number == limit &&
      !events[next].change->before.empty())
    return describeOp(op, events[next].change->before);
  while (next > 0 && events[next - 1].change->after.empty())
    --next;
  if (next > 0)
    line = events[next - 1].change->after;
  return describeOp(op, line);
}

void OriginPrinter::printNumbers(ArrayRef<uint64_t> ops) {
  llvm::interleaveComma(ops, os, [&](uint64_t op) { os << '#' << op; });
}

void OriginPrinter::printEvent(const Event &event) {
  static constexpr StringLiteral words[] = {"created",
                                            "erased",
                                            "replaced",
                                            "removed",
                                            "changed",
                                            "moved",
                                            "changed in a region",
                                            "relocated"};
  const RecordedChange &change = *event.change;
  os << "  " << words[size_t(change.kind)] << " by step " << event.step->number
     << ": " << describeStep(record, *event.step) << '\n';
  if (change.kind == ChangeKind::Changed)
    os << "    before: " << change.before << '\n';
  if (std::vector<uint64_t> made = getMadeOperands(event); !made.empty()) {
    os << "    now uses ";
    printNumbers(made);
    os << '\n';
  }
  if (change.kind != ChangeKind::Created)
    return;
  if (change.from)
    os << "    a copy of #" << change.from << '\n';
  std::vector<uint64_t> sources = getSources(event, index);
  llvm::erase(sources, change.from);
  if (sources.empty())
    return;
  bool isInPlace =
      llvm::any_of(index.getReplaced(change.op), [&](const Event &other) {
        return other.step == event.step;
      });
  os << (isInPlace ? "    in place of " : "    from ");
  printNumbers(sources);
  std::vector<uint64_t> operands;
  for (uint64_t source : sources)
    for (uint64_t operand : getOperands(source, event.step->number))
      if (!llvm::is_contained(operands, operand))
        operands.push_back(operand);
  if (!operands.empty()) {
    os << " with ";
    printNumbers(operands);
  }
  os << '\n';
}

void OriginPrinter::printReplaced(const Event &event) {
  os << "  replaced #" << event.change->op << " in step " << event.step->number
     << ": " << describeStep(record, *event.step) << '\n';
}

void OriginPrinter::printOp(uint64_t op, uint64_t limit) {
  os << getLine(op, limit) << '\n';
  // Both kinds of events by step, the last first.
  std::vector<std::pair<Event, bool>> events;
  bool isMade = false;
  for (const Event &event : index.getEvents(op))
    if (event.step->number < limit) {
      isMade |= event.change->kind == ChangeKind::Created;
      events.push_back({event, false});
    }
  for (const Event &event : index.getReplaced(op)) {
    // The sources of a created operation are printed where it was created.
    if (event.step->number < limit && !isMadeIn(op, event.step->number))
      events.push_back({event, true});
  }
  llvm::stable_sort(events, [](const auto &a, const auto &b) {
    return a.first.step->number > b.first.step->number;
  });
  for (auto &[event, isReplaced] : events)
    isReplaced ? printReplaced(event) : printEvent(event);
  if (isMade)
    return;
  os << "  in the input";
  if (const RecordedOp *first = index.getFirstLine(op))
    os << " at " << first->location;
  os << '\n';
}

void OriginPrinter::print(uint64_t op) {
  order.clear();
  omitsSome = false;
  collect(op);
  for (auto [known, limit] : order)
    printOp(known, limit);
  if (omitsSome)
    os << "(the rest is shown above)\n";
}
