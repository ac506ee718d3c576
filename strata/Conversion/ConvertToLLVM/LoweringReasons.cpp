// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ConvertToLLVM/LoweringReasons.h"

#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

#include <map>
#include <mutex>
#include <thread>

using namespace strata;

namespace {
/// Notes which patterns are tried on the operations of a copy.
class AttemptCollector final : public RewriteObserver {
public:
  /// `numbers` gives the numbers of operations by their copies; attempts are
  /// collected by number.
  AttemptCollector(const llvm::DenseMap<Operation *, size_t> &numbers,
                   std::vector<std::vector<LoweringAttempt>> &attempts,
                   StringRef pass)
      : numbers(numbers), attempts(attempts), pass(pass) {}

  void beginStep(StringRef, Operation *) override {
    std::lock_guard lock(mutex);
    steps[std::this_thread::get_id()].push_back(std::nullopt);
  }
  void beginPattern(StringRef, StringRef rootName, Operation *root) override {
    std::lock_guard lock(mutex);
    std::optional<size_t> number;
    if (auto found = numbers.find(root); found != numbers.end())
      number = found->second;
    if (number && !rootName.empty())
      (void)getAttempt(*number);
    steps[std::this_thread::get_id()].push_back(number);
  }
  void endStep(bool) override {
    std::lock_guard lock(mutex);
    steps[std::this_thread::get_id()].pop_back();
  }
  void didNotMatch(Location loc,
                   function_ref<void(Diagnostic &)> reason) override {
    std::lock_guard lock(mutex);
    const auto &open = steps[std::this_thread::get_id()];
    if (open.empty() || !open.back())
      return;
    Diagnostic diag(loc.getContext(), loc, DiagnosticSeverity::Remark);
    reason(diag);
    // Only with a reason is a pattern for any operation known to be for this one.
    std::vector<std::string> &reasons = getAttempt(*open.back()).reasons;
    if (!llvm::is_contained(reasons, diag.str()))
      reasons.push_back(diag.str());
  }
  void didClone(const Operation *, Operation *) override {}

private:
  /// The attempt of the current pass on an operation.
  LoweringAttempt &getAttempt(size_t number) {
    std::vector<LoweringAttempt> &list = attempts[number];
    if (list.empty() || list.back().pass != pass)
      list.push_back({pass.str(), {}});
    return list.back();
  }

  const llvm::DenseMap<Operation *, size_t> &numbers;
  std::vector<std::vector<LoweringAttempt>> &attempts;
  StringRef pass;
  std::mutex mutex;
  /// The steps that have not ended, by thread: the operation each is about, if it is one
  /// of those that are left.
  std::map<std::thread::id, SmallVector<std::optional<size_t>, 4>> steps;
};

/// Takes the MutationObserver off the Context and drops diagnostics during its lifetime.
class Silence {
public:
  explicit Silence(Context *ctx)
      : ctx(ctx), observer(ctx->getObserver()),
        handler(ctx, [](Diagnostic &) { return success(); }) {
    ctx->setObserver(nullptr);
  }
  ~Silence() { ctx->setObserver(observer); }

private:
  Context *ctx;
  MutationObserver *observer;
  ScopedDiagnosticHandler handler;
};
} // namespace

/// The numbers of `left` by their copies in `copy`, which is like `module`.
static llvm::DenseMap<Operation *, size_t>
numberCopies(Operation *module, Operation *copy, ArrayRef<Operation *> left) {
  std::vector<Operation *> copies;
  copy->walk([&](Operation *op) { copies.push_back(op); });
  llvm::DenseMap<Operation *, size_t> originals, result;
  for (auto [number, op] : llvm::enumerate(left))
    originals[op] = number;
  size_t place = 0;
  module->walk([&](Operation *op) {
    if (auto found = originals.find(op); found != originals.end())
      result[copies[place]] = found->second;
    ++place;
  });
  return result;
}

std::vector<std::vector<LoweringAttempt>>
strata::explainLowering(Operation *module, ArrayRef<Operation *> left,
                        ArrayRef<std::string> passes,
                        const PassRegistry &registry) {
  std::vector<std::vector<LoweringAttempt>> attempts(left.size());
  Context *ctx = module->getContext();
  if (ctx->getRewriteObserver())
    return attempts;
  Silence silence(ctx);
  for (const std::string &element : passes) {
    PassManager pm(ctx, module->getName().getStringRef());
    PassTextError error;
    if (failed(parsePassElements(element, registry, pm, error)))
      continue;
    OwningOpRef<> copy(module->clone());
    llvm::DenseMap<Operation *, size_t> numbers =
        numberCopies(module, copy.get(), left);
    // In func.func(x{...}), x is the pass.
    StringRef pass = StringRef(element).split('{').first;
    pass = pass.substr(pass.rfind('(') + 1).rtrim(')');
    AttemptCollector collector(numbers, attempts, pass);
    ctx->setRewriteObserver(&collector);
    (void)pm.run(copy.get());
    ctx->setRewriteObserver(nullptr);
  }
  return attempts;
}
