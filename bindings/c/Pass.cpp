// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata-c/Pass.h"

#include "strata/IR/Diagnostics.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Pass/PassManager.h"

#include <mutex>

#include "bindings/c/Call.h"

using namespace strata;
using namespace strata::capi;

namespace {
struct ManagerObject : OwnedObject {
  ManagerObject(Context *ctx, StringRef anchor)
      : manager(ctx, anchor), os(text) {
    manager.setOutputStream(os);
  }
  PassManager manager;
  std::string text;
  llvm::raw_string_ostream os;
  StrataStringCallback callback = nullptr;
  void *userData = nullptr;
  bool isRunning = false;
};

/// The user's part of a pass, which its copies share.
struct UserPass {
  std::string name, argument, description, anchor;
  StrataExternalPassCallbacks callbacks;
  void *userData;
  std::mutex mutex;
  ~UserPass() {
    if (callbacks.destruct)
      callbacks.destruct(userData);
  }
};

/// A pass written in C.
class ExternalPass final : public Pass {
public:
  explicit ExternalPass(std::shared_ptr<UserPass> user)
      : user(std::move(user)) {}
  const PassInfo &getInfo() const override {
    static constexpr PassInfo info = {.argument = "external",
                                      .name = "External",
                                      .summary = "",
                                      .create = nullptr};
    return info;
  }
  StringRef getName() const override { return user->name; }
  StringRef getArgument() const override { return user->argument; }
  StringRef getDescription() const override { return user->description; }
  std::optional<StringRef> getOpName() const override {
    return user->anchor.empty() ? std::nullopt
                                : std::optional<StringRef>(user->anchor);
  }
  void fail() { signalPassFailure(); }

protected:
  std::unique_ptr<Pass> clonePass() const override {
    return std::make_unique<ExternalPass>(user);
  }
  void runOnOperation() override;

private:
  std::shared_ptr<UserPass> user;
};

/// Stands for a running pass.
struct RunningPass : OwnedObject {
  explicit RunningPass(ExternalPass &pass) : pass(pass) {}
  ExternalPass &pass;
};
} // namespace

void ExternalPass::runOnOperation() {
  ContextState *state = ContextState::find(&getContext());
  if (!state)
    return fail();
  // Foreign code need not be safe for several threads.
  std::lock_guard lock(user->mutex);
  CallbackScope scope;
  ProtectedOperation root(getOperation());
  Token token =
      state->own(std::make_unique<RunningPass>(*this), HandleKind::Pass);
  Token op = state->give(getOperation(), HandleKind::Operation);
  user->callbacks.run({reinterpret_cast<void *>(op)},
                      {reinterpret_cast<void *>(token)}, user->userData);
  state->release(token, HandleKind::Pass);
}

static ManagerObject *getManager(Call &call, StrataPassManager manager) {
  auto *object = call.getOwned<ManagerObject>(manager, HandleKind::PassManager);
  if (object &&
      !call.check(!object->isRunning, StrataErrorBusy, "the pass manager runs"))
    return nullptr;
  return object;
}

StrataPassManager strataPassManagerCreate(StrataContext context) {
  return strataPassManagerCreateOnOperation(context,
                                            wrap(OpPassManager::AnyAnchor));
}
StrataPassManager strataPassManagerCreateOnOperation(StrataContext context,
                                                     StrataStringRef anchorOp) {
  Call call;
  Context *ctx = call.get(context);
  if (!call)
    return {};
  return call.giveOwned<StrataPassManager>(
      std::make_unique<ManagerObject>(ctx, unwrap(anchorOp)),
      HandleKind::PassManager);
}
void strataPassManagerDestroy(StrataPassManager manager) {
  Call call;
  if (getManager(call, manager))
    call.getState()->release(reinterpret_cast<Token>(manager.ptr),
                             HandleKind::PassManager);
}

static StrataLogicalResult giveParseResult(Call &call, LogicalResult result,
                                           const PassTextError &error,
                                           StrataStringCallback callback,
                                           void *userData) {
  if (succeeded(result))
    return wrap(true);
  std::string text = error.lines + error.message;
  if (!error.hint.empty())
    text += "; " + error.hint;
  call.fail(StrataErrorArgument, text);
  if (callback)
    callback(wrap(text), userData);
  return wrap(false);
}
StrataLogicalResult strataParsePassPipeline(StrataPassManager manager,
                                            StrataStringRef pipeline,
                                            StrataStringCallback callback,
                                            void *userData) {
  Call call;
  ManagerObject *object = getManager(call, manager);
  if (!object)
    return wrap(false);
  PassTextError error;
  LogicalResult result = parsePassPipeline(
      unwrap(pipeline), call.getState()->getPasses(), object->manager, error);
  return giveParseResult(call, result, error, callback, userData);
}
StrataLogicalResult strataPassManagerAddPipeline(StrataPassManager manager,
                                                 StrataStringRef elements,
                                                 StrataStringCallback callback,
                                                 void *userData) {
  Call call;
  ManagerObject *object = getManager(call, manager);
  if (!object)
    return wrap(false);
  PassTextError error;
  LogicalResult result = parsePassElements(
      unwrap(elements), call.getState()->getPasses(), object->manager, error);
  return giveParseResult(call, result, error, callback, userData);
}
void strataPrintPassPipeline(StrataPassManager manager,
                             StrataStringCallback callback, void *userData) {
  Call call;
  ManagerObject *object = getManager(call, manager);
  CallbackStream os(callback, userData);
  if (object)
    object->manager.printAsTextualPipeline(os);
}
void strataPassManagerEnableVerifier(StrataPassManager manager, bool enable) {
  Call call;
  if (ManagerObject *object = getManager(call, manager))
    object->manager.enableVerifier(enable);
}
void strataPassManagerSetOutput(StrataPassManager manager,
                                StrataStringCallback callback, void *userData) {
  Call call;
  ManagerObject *object = getManager(call, manager);
  if (!object)
    return;
  object->callback = callback;
  object->userData = userData;
}
void strataPassManagerEnableIRPrinting(StrataPassManager manager,
                                       bool printBeforeAll, bool printAfterAll,
                                       bool printModuleScope,
                                       bool printAfterOnlyOnChange,
                                       bool printAfterOnlyOnFailure) {
  Call call;
  ManagerObject *object = getManager(call, manager);
  if (!object || !call.check(!printModuleScope ||
                                 !call.getContext()->isMultithreadingEnabled(),
                             StrataErrorArgument,
                             "the whole module can be printed only if "
                             "multithreading is disabled"))
    return;
  object->manager.enableIRPrinting(
      [printBeforeAll](Pass *, Operation *) { return printBeforeAll; },
      [printAfterAll](Pass *, Operation *) { return printAfterAll; },
      printModuleScope, printAfterOnlyOnChange, printAfterOnlyOnFailure,
      object->os);
}
void strataPassManagerEnableStatistics(StrataPassManager manager) {
  Call call;
  if (ManagerObject *object = getManager(call, manager))
    object->manager.enableStatistics(object->os);
}

StrataLogicalResult strataPassManagerRunOnOp(StrataPassManager manager,
                                             StrataOperation op) {
  Call call;
  ManagerObject *object = getManager(call, manager);
  Operation *found = call.get(op);
  if (!call)
    return wrap(false);
  // Passes rely on IR that verifies.
  if (!call.check(succeeded(verify(found)), StrataErrorFailure,
                  "the operation does not verify"))
    return wrap(false);
  ContextState *state = call.getState();
  if (!call.check(!state->isBusy, StrataErrorBusy, "passes run on the context"))
    return wrap(false);
  object->isRunning = true;
  LogicalResult result = failure();
  {
    BusyScope busy(*state);
    result = object->manager.run(found);
  }
  object->isRunning = false;
  object->os.flush();
  std::string text = std::exchange(object->text, std::string());
  if (object->callback && !text.empty())
    object->callback(wrap(text), object->userData);
  return wrap(
      call.check(succeeded(result), StrataErrorFailure, "passes have failed"));
}

StrataLogicalResult strataPassManagerAddExternalPass(
    StrataPassManager manager, StrataStringRef name, StrataStringRef argument,
    StrataStringRef description, StrataStringRef anchorOp,
    StrataExternalPassCallbacks callbacks, void *userData) {
  Call call;
  ManagerObject *object = getManager(call, manager);
  auto user = std::make_shared<UserPass>();
  user->name = unwrap(name).str();
  user->argument = unwrap(argument).str();
  user->description = unwrap(description).str();
  user->anchor = unwrap(anchorOp).str();
  user->callbacks = callbacks;
  user->userData = userData;
  if (!object || !call.check(callbacks.run != nullptr, StrataErrorNull,
                             "the pass has no function"))
    return wrap(false);
  auto pass = std::make_unique<ExternalPass>(user);
  std::string problem = object->manager.checkPass(*pass);
  if (!call.check(problem.empty(), StrataErrorArgument, problem))
    return wrap(false);
  object->manager.addPass(std::move(pass));
  return wrap(true);
}
void strataExternalPassSignalFailure(StrataExternalPass pass) {
  Call call;
  if (auto *running = call.getOwned<RunningPass>(pass, HandleKind::Pass))
    running->pass.fail();
}
void strataGetPassNames(StrataContext context, StrataStringCallback callback,
                        void *userData) {
  Call call;
  if (!call.get(context) || !call.checkNotNull(callback))
    return;
  CallerScope caller(*call.getState());
  for (const PassInfo *info : call.getState()->getPasses().getPasses())
    callback(wrap(info->argument), userData);
}
