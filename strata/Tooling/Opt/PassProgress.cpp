// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/PassProgress.h"

#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Pass/PassManager.h"

#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>

using namespace strata;

namespace {
class PassProgress : public PassInstrumentation {
public:
  bool showsOrder() const override { return false; }
  using Clock = std::chrono::steady_clock;
  void runBeforeAll(Operation *) override {
    next = Clock::now() + std::chrono::seconds(1);
  }
  void runAfterAll(Operation *) override { clear(); }
  void runBeforePass(Pass *pass, Operation *op) override {
    ++numStarted;
    Clock::time_point now = Clock::now();
    if (now < next)
      return;
    next = now + std::chrono::milliseconds(100);
    llvm::raw_ostream &os = llvm::errs();
    os << "\r\033[K[" << numStarted << "] " << pass->getName();
    if (StringAttr name = SymbolTable::getSymbolName(op))
      os << " on @" << name.getValue().take_front(MaxName);
    os.flush();
    isShown = true;
  }
  void runAfterPassFailed(Pass *, Operation *) override { clear(); }

private:
  static constexpr size_t MaxName = 50;
  void clear() {
    if (isShown)
      llvm::errs() << "\r\033[K";
    isShown = false;
  }
  Clock::time_point next;
  uint64_t numStarted = 0;
  bool isShown = false;
};
} // namespace

void strata::enablePassProgress(PassManager &pm) {
  if (llvm::sys::Process::StandardErrIsDisplayed())
    pm.addInstrumentation(std::make_unique<PassProgress>());
}
