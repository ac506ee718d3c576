// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Pass/PassManager.h"
#include "strata/Pass/Timing.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

namespace {
class PassTiming : public PassInstrumentation {
public:
  bool showsOrder() const override { return false; }
  explicit PassTiming(TimingNode &parent) : parent(parent) {}
  void runBeforePipeline(ArrayRef<const OpPassManager *> nested, Operation *op,
                         bool mayFork) override;
  void runAfterPipeline(ArrayRef<const OpPassManager *>, Operation *) override {
    stop();
  }
  void runBeforePass(Pass *pass, Operation *) override {
    const Pass *original = pass->getOriginal();
    start(getParent(original).getChild(original, original->getName()));
  }
  void runAfterPass(Pass *, Operation *) override { stop(); }
  void runAfterPassFailed(Pass *, Operation *) override { stop(); }
  void runBeforeAnalysis(StringRef name, AnalysisID id, Operation *) override {
    start(getTop().getChild(id, "(A) " + name));
  }
  void runAfterAnalysis(StringRef, AnalysisID, Operation *) override { stop(); }

private:
  struct Running {
    TimingNode *node;
    TimingNode::Clock::time_point since;
  };
  /// The timers that run on the calling thread.
  std::vector<Running> &getStack() { return stacks[getStackOwner()]; }
  TimingNode &getTop() {
    std::vector<Running> &stack = getStack();
    return stack.empty() ? parent : *stack.back().node;
  }
  /// The timer that the one of a pass or manager belongs to.
  TimingNode &getParent(const void *what) {
    auto it = owners.find(what);
    return it == owners.end() ? getTop() : *it->second;
  }
  void start(TimingNode &node) {
    getStack().push_back({&node, TimingNode::Clock::now()});
  }
  void stop() {
    std::vector<Running> &stack = getStack();
    stack.back().node->add(TimingNode::Clock::now() - stack.back().since);
    stack.pop_back();
    if (stack.empty())
      stacks.erase(getStackOwner());
  }

  TimingNode &parent;
  llvm::DenseMap<uintptr_t, std::vector<Running>> stacks;
  /// The timers of the managers that passes and managers are nested in: threads
  /// that run them have no stack yet.
  llvm::DenseMap<const void *, TimingNode *> owners;
};
} // namespace

void PassTiming::runBeforePipeline(ArrayRef<const OpPassManager *> nested,
                                   Operation *, bool mayFork) {
  // Managers for one kind of operation have one timer, that of the first.
  std::vector<std::pair<std::string, const OpPassManager *>> kinds;
  for (const OpPassManager *pm : nested) {
    std::string name = ("'" + pm->getAnchor() + "'").str();
    if (llvm::none_of(kinds, [&](auto &kind) { return kind.first == name; }))
      kinds.push_back({name, pm});
  }
  std::vector<std::string> names;
  names.reserve(kinds.size());
  for (auto &[name, pm] : kinds)
    names.push_back(name);
  llvm::sort(names);
  std::string collection =
      "Pipeline Collection : [" + llvm::join(names, ", ") + "]";
  TimingNode *group = &getParent(nested.front());
  if (kinds.size() > 1)
    group = &group->getChild(nested.front(), collection);
  TimingNode *timed = kinds.size() > 1 ? group : nullptr;
  for (auto &[name, first] : kinds) {
    TimingNode &own = group->getChild(first, name + " Pipeline");
    if (kinds.size() == 1)
      own.setAlias(collection);
    timed = timed ? timed : &own;
    if (mayFork)
      own.setParallel();
    for (const OpPassManager *pm : nested)
      if (pm->getAnchor() == first->getAnchor())
        for (const OpPassManager::Element &element : pm->getElements())
          owners[element.pass ? static_cast<const void *>(element.pass.get())
                              : element.nested.get()] = &own;
  }
  if (mayFork)
    timed->setParallel();
  start(*timed);
}

void strata::enableTiming(PassManager &pm, TimingNode &parent) {
  pm.addInstrumentation(std::make_unique<PassTiming>(parent));
}
