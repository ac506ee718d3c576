// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Pass/ActionProfile.h"

#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Pass/PassManager.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace strata;

ActionProfile::~ActionProfile() {
  os << (isEmpty ? "[]\n" : "]\n");
  os.flush();
}

/// The beginning of an event; the caller closes it.
void ActionProfile::writeEvent(StringRef name, char phase) {
  auto now = std::chrono::steady_clock::now() - start;
  auto [thread, isNew] =
      threads.try_emplace(getStackOwner(), unsigned(threads.size()));
  os << (isEmpty ? "[" : ",\n")
     << "{\"name\": " << llvm::json::Value(llvm::json::fixUTF8(name))
     << ", \"cat\": \"PERF\", \"ph\": \"" << phase
     << "\", \"pid\": 0, \"tid\": " << thread->second << ", \"ts\": "
     << std::chrono::duration_cast<std::chrono::microseconds>(now).count();
  isEmpty = false;
}

void ActionProfile::begin(StringRef name, StringRef desc, StringRef symbol) {
  std::lock_guard<std::mutex> lock(mutex);
  writeEvent(name, 'B');
  os << ", \"args\": {\"desc\": "
     << llvm::json::Value(llvm::json::fixUTF8(desc));
  if (!symbol.empty())
    os << ", \"symbol\": " << llvm::json::Value(llvm::json::fixUTF8(symbol));
  os << "}}";
}

void ActionProfile::end(StringRef name) {
  std::lock_guard<std::mutex> lock(mutex);
  writeEvent(name, 'E');
  os << '}';
}

namespace {
class PassProfile : public PassInstrumentation {
public:
  bool showsOrder() const override { return false; }
  explicit PassProfile(ActionProfile &profile) : profile(profile) {}
  void runBeforePipeline(ArrayRef<const OpPassManager *> nested, Operation *op,
                         bool) override {
    std::string names;
    for (const OpPassManager *pm : nested)
      names += (names.empty() ? "" : ", ") + pm->getAnchor().str();
    begin(names + " pipeline", op);
  }
  void runAfterPipeline(ArrayRef<const OpPassManager *>, Operation *) override {
    profile.end(Action);
  }
  void runBeforePass(Pass *pass, Operation *op) override {
    begin(pass->getName(), op);
  }
  void runAfterPass(Pass *, Operation *) override { profile.end(Action); }
  void runAfterPassFailed(Pass *, Operation *) override { profile.end(Action); }

private:
  static constexpr StringLiteral Action = "pass-execution";
  void begin(StringRef what, Operation *op) {
    StringAttr symbol = SymbolTable::getSymbolName(op);
    profile.begin(Action,
                  ("`" + Action + "` running `" + what + "` on Operation `" +
                   op->getName().getStringRef() + "`")
                      .str(),
                  symbol ? symbol.getValue() : StringRef());
  }
  ActionProfile &profile;
};
} // namespace

void strata::enableActionProfile(PassManager &pm, ActionProfile &profile) {
  pm.addInstrumentation(std::make_unique<PassProfile>(profile));
}
