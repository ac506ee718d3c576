// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The data-flow framework: analyses that run together to a fixpoint. They
// compute states, attached to anchors (values, operations, blocks, edges); when
// a state changes, the program points whose visits read it are visited again.
//
//   DataFlowSolver solver;
//   solver.load<DeadCodeAnalysis>();
//   solver.load<SparseConstantPropagation>();
//   if (failed(solver.initializeAndRun(op)))
//     ...
//   auto *lattice = solver.lookupState<Lattice<ConstantValue>>(value);
//
// States change monotonically in lattices of finite height, so that the run
// terminates.
#ifndef STRATA_ANALYSIS_DATAFLOWFRAMEWORK_H
#define STRATA_ANALYSIS_DATAFLOWFRAMEWORK_H

#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

#include <deque>
#include <memory>
#include <vector>

namespace strata {

class DataFlowAnalysis;
class DataFlowSolver;

enum class ChangeResult : uint8_t { NoChange, Change };
inline ChangeResult operator|(ChangeResult a, ChangeResult b) {
  return a == ChangeResult::Change ? a : b;
}
inline ChangeResult &operator|=(ChangeResult &a, ChangeResult b) {
  return a = a | b;
}

/// The unit that an analysis visits: an operation, or the start of a block.
class ProgramPoint {
public:
  ProgramPoint() = default;
  ProgramPoint(Operation *op) : op(op) {}
  ProgramPoint(Block *block) : block(block) {}
  /// One of the two is null.
  Operation *getOperation() const { return op; }
  Block *getBlock() const { return block; }
  bool operator==(ProgramPoint other) const {
    return op == other.op && block == other.block;
  }

private:
  Operation *op = nullptr;
  Block *block = nullptr;
};

/// The anchor of a state: a value, a program point, or an edge.
class LatticeAnchor {
public:
  LatticeAnchor(Value value) : first(value.getAsOpaquePointer()) {}
  LatticeAnchor(Operation *op) : first(op) {}
  LatticeAnchor(Block *block) : first(block) {}
  /// The edge between two blocks.
  LatticeAnchor(Block *from, Block *to) : first(from), second(to) {}
  std::pair<void *, void *> getKey() const { return {first, second}; }

private:
  void *first, *second = nullptr;
};

/// A visit that is to be made.
struct WorkItem {
  ProgramPoint point;
  DataFlowAnalysis *analysis = nullptr;
  bool operator==(const WorkItem &other) const {
    return point == other.point && analysis == other.analysis;
  }
};

} // namespace strata

template <> struct llvm::DenseMapInfo<strata::WorkItem> {
  using Item = strata::WorkItem;
  static Item getEmptyKey() {
    return {llvm::DenseMapInfo<strata::Operation *>::getEmptyKey(), nullptr};
  }
  static Item getTombstoneKey() {
    return {llvm::DenseMapInfo<strata::Operation *>::getTombstoneKey(),
            nullptr};
  }
  static unsigned getHashValue(const Item &item) {
    return unsigned(llvm::hash_combine(item.point.getOperation(),
                                       item.point.getBlock(), item.analysis));
  }
  static bool isEqual(const Item &a, const Item &b) { return a == b; }
};

namespace strata {

/// The analysis state of an anchor.
class AnalysisState {
public:
  virtual ~AnalysisState() = default;
  virtual void print(raw_ostream &os) const = 0;

protected:
  friend class DataFlowSolver;
  /// Enqueues the visits that depend on it.
  virtual void onUpdate(DataFlowSolver &solver) const;
  llvm::SmallSetVector<WorkItem, 4> dependents;
};

/// Runs analyses to their common fixpoint.
class DataFlowSolver {
public:
  DataFlowSolver() = default;
  DataFlowSolver(const DataFlowSolver &) = delete;
  DataFlowSolver &operator=(const DataFlowSolver &) = delete;

  /// Adds an analysis. All are added before the run.
  template <typename Analysis, typename... Args>
  Analysis &load(Args &&...args) {
    auto added = std::make_unique<Analysis>(*this, std::forward<Args>(args)...);
    Analysis &analysis = *added;
    analyses.push_back(std::move(added));
    return analysis;
  }
  /// Analyses the operations in `top`. Fails if an analysis does.
  LogicalResult initializeAndRun(Operation *top);

  /// Null if there is no such state.
  template <typename State>
  const State *lookupState(LatticeAnchor anchor) const {
    auto table = tables.find(&typeTag<State>);
    if (table == tables.end())
      return nullptr;
    auto found = table->second.find(anchor.getKey());
    return found == table->second.end()
               ? nullptr
               : static_cast<const State *>(found->second.get());
  }
  template <typename State> State *getOrCreateState(LatticeAnchor anchor) {
    std::unique_ptr<AnalysisState> &state =
        tables[&typeTag<State>][anchor.getKey()];
    if (!state)
      state = std::make_unique<State>(anchor);
    return static_cast<State *>(state.get());
  }
  /// Erases the state of an anchor that is about to be erased.
  void eraseState(LatticeAnchor anchor);

  void addDependency(AnalysisState *state, ProgramPoint point,
                     DataFlowAnalysis *analysis) {
    state->dependents.insert({point, analysis});
  }
  void propagateIfChanged(AnalysisState *state, ChangeResult changed) {
    if (changed == ChangeResult::Change)
      state->onUpdate(*this);
  }
  void enqueue(const WorkItem &item) {
    if (pending.insert(item).second)
      worklist.push_back(item);
  }

private:
  template <typename State> static inline const char typeTag = 0;
  using Table =
      llvm::DenseMap<std::pair<void *, void *>, std::unique_ptr<AnalysisState>>;

  std::vector<std::unique_ptr<DataFlowAnalysis>> analyses;
  std::deque<WorkItem> worklist;
  llvm::DenseSet<WorkItem> pending;
  llvm::DenseMap<const char *, Table> tables;
};

/// An analysis.
class DataFlowAnalysis {
public:
  explicit DataFlowAnalysis(DataFlowSolver &solver) : solver(solver) {}
  virtual ~DataFlowAnalysis() = default;
  /// Initializes states and makes the first visits.
  virtual LogicalResult initialize(Operation *top) = 0;
  /// Visits `point`: updates the states that depend on it.
  virtual LogicalResult visit(ProgramPoint point) = 0;

protected:
  template <typename State> State *getOrCreate(LatticeAnchor anchor) {
    return solver.getOrCreateState<State>(anchor);
  }
  /// The state; `dependent` is visited again when it changes.
  template <typename State>
  const State *getOrCreateFor(ProgramPoint dependent, LatticeAnchor anchor) {
    State *state = getOrCreate<State>(anchor);
    solver.addDependency(state, dependent, this);
    return state;
  }
  void propagateIfChanged(AnalysisState *state, ChangeResult changed) {
    solver.propagateIfChanged(state, changed);
  }

  DataFlowSolver &solver;
};

} // namespace strata

#endif // STRATA_ANALYSIS_DATAFLOWFRAMEWORK_H
