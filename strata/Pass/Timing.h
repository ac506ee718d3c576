// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Measurement of time: a tree of timers, and the reports made of it.
//
//   TimingTree times;
//   { TimingScope parsing(times.getRoot(), "Parser"); ... }
//   enableTiming(pm, times.getRoot());
//   times.print(os, options);
//
// A timer adds up all measurements under one name at one place. Work of several
// threads at a time adds up to user time; its wall time is divided in
// proportion.
#ifndef STRATA_PASS_TIMING_H
#define STRATA_PASS_TIMING_H

#include "strata/Support/LLVM.h"

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace strata {

class PassManager;

/// Not thread-safe: passes are timed under the lock of their PassManager.
class TimingNode {
public:
  using Clock = std::chrono::steady_clock;
  explicit TimingNode(std::string name) : name(std::move(name)) {}

  /// The child for `key` (for null: of that name), created if it does not
  /// exist.
  TimingNode &getChild(const void *key, const Twine &name);
  void add(Clock::duration time) { measured += time; }
  /// Says that children may run on several threads at a time.
  void setParallel() { parallel = true; }
  /// Adds a second name, under which it appears in lists too.
  void setAlias(std::string text) { alias = std::move(text); }

private:
  friend class TimingTree;
  std::string name, alias;
  const void *key = nullptr;
  Clock::duration measured{};
  bool parallel = false;
  std::vector<std::unique_ptr<TimingNode>> children;
};

/// Measures as long as it lives.
class TimingScope {
public:
  TimingScope(TimingNode *parent, StringRef name);
  ~TimingScope();
  TimingScope(const TimingScope &) = delete;
  TimingScope &operator=(const TimingScope &) = delete;

private:
  TimingNode *node;
  TimingNode::Clock::time_point start;
};

struct TimingReport {
  enum class Display : uint8_t { Tree, List };
  Display display = Display::Tree;
  bool json = false;
};

class TimingTree {
public:
  TimingTree() : root("root"), start(TimingNode::Clock::now()) {}
  TimingNode &getRoot() { return root; }
  /// Ends the measurement and prints a report in the layout of mlir-opt.
  void print(raw_ostream &os, const TimingReport &report);

private:
  struct Times {
    double wall = 0, user = 0;
  };
  /// A timer as reported.
  struct Row {
    std::string name, alias;
    Times times;
    std::vector<Row> children;
  };
  class Printer;
  Row makeRow(const TimingNode &node, double scale, bool &anyParallel) const;

  TimingNode root;
  TimingNode::Clock::time_point start;
};

/// Makes `pm` time passes, nested pipelines and analyses as children of `parent`,
/// which outlives it.
void enableTiming(PassManager &pm, TimingNode &parent);

} // namespace strata

#endif // STRATA_PASS_TIMING_H
