// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Debug/Counter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::tracing;

void DebugCounter::addCounter(StringRef tag, int64_t countToSkip,
                              int64_t countToStopAfter) {
  counters[tag] = {0, countToSkip, countToStopAfter};
}

LogicalResult DebugCounter::parse(StringRef text, std::string &error) {
  SmallVector<StringRef, 4> entries;
  text.split(entries, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef entry : entries) {
    if (!entry.contains('=')) {
      error = ("expected DebugCounter argument to have an `=` separating the "
               "counter "
               "name and value, but the provided argument was: `" +
               entry + "`")
                  .str();
      return failure();
    }
    auto [name, value] = entry.split('=');
    int64_t number;
    if (value.getAsInteger(0, number)) {
      error = ("expected DebugCounter counter value to be numeric, but got `" +
               value + "`")
                  .str();
      return failure();
    }
    if (number < 0) {
      error =
          ("expected DebugCounter counter value not to be negative, but got "
           "`" +
           value + "`")
              .str();
      return failure();
    }
    StringRef tag = name;
    if (name == "-skip" || name == "-count") {
      error = ("expected DebugCounter counter name to begin with the tag of an "
               "action, but got `" +
               name + "`")
                  .str();
      return failure();
    }
    if (tag.consume_back("-skip")) {
      counters[tag].countToSkip = number;
    } else if (tag.consume_back("-count")) {
      counters[tag].countToStopAfter = number;
    } else {
      error =
          ("expected DebugCounter counter name to end with either `-skip` or "
           "`-count`, but got `" +
           name + "`")
              .str();
      return failure();
    }
  }
  return success();
}

bool DebugCounter::shouldExecute(StringRef tag) {
  std::lock_guard<std::mutex> lock(mutex);
  auto entry = counters.find(tag);
  if (entry == counters.end())
    return true;
  Counter &counter = entry->second;
  int64_t number = counter.count++;
  return number >= counter.countToSkip &&
         (counter.countToStopAfter < 0 ||
          number - counter.countToSkip < counter.countToStopAfter);
}

SmallVector<StringRef, 4> DebugCounter::getTags() const {
  SmallVector<StringRef, 4> tags(counters.keys());
  llvm::sort(tags);
  return tags;
}

int64_t DebugCounter::getCount(StringRef tag) const {
  std::lock_guard<std::mutex> lock(mutex);
  auto entry = counters.find(tag);
  return entry == counters.end() ? 0 : entry->second.count;
}

void DebugCounter::print(raw_ostream &os) const {
  std::lock_guard<std::mutex> lock(mutex);
  os << "DebugCounter counters:\n";
  for (StringRef tag : getTags()) {
    const Counter &counter = counters.find(tag)->second;
    os << llvm::left_justify(tag, 32) << ": {" << counter.count << ','
       << counter.countToSkip << ',' << counter.countToStopAfter << "}\n";
  }
}
