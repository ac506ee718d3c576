// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Pass/Reproducer.h"

#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Pass/IRPrinting.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

static constexpr StringLiteral provider = "mlir_reproducer";

std::vector<ExternalResource>
strata::makeReproducerResources(StringRef pipeline, bool disableThreading,
                                bool verifyEach) {
  auto makeBool = [](StringRef key, bool value) {
    ExternalResource entry;
    entry.provider = provider.str();
    entry.key = key.str();
    entry.kind = ExternalResource::Bool;
    entry.boolean = value;
    return entry;
  };
  ExternalResource text;
  text.provider = provider.str();
  text.key = "pipeline";
  text.data = pipeline.str();
  return {text, makeBool("disable_threading", disableThreading),
          makeBool("verify_each", verifyEach)};
}

static LogicalResult takeSetting(const ExternalResource &entry, Context *ctx,
                                 ReproducerSettings &settings) {
  auto refuse = [&](Location loc, const Twine &message) -> LogicalResult {
    return emitError(ctx, loc, message);
  };
  if (entry.key == "pipeline") {
    if (entry.kind != ExternalResource::String)
      return refuse(entry.valueLoc, "expected string value for key 'pipeline'");
    settings.pipeline = entry.data;
    return success();
  }
  std::optional<bool> *flag =
      entry.key == "disable_threading" ? &settings.disableThreading
      : entry.key == "verify_each"     ? &settings.verifyEach
                                       : nullptr;
  if (!flag)
    return refuse(entry.loc, "unknown '" + provider + "' resource key '" +
                                 entry.key + "'");
  if (entry.kind != ExternalResource::Bool)
    return refuse(entry.valueLoc, "expected 'true' or 'false' value for key '" +
                                      entry.key + "'");
  *flag = entry.boolean;
  return success();
}

LogicalResult
strata::takeReproducerSettings(std::vector<ExternalResource> &resources,
                               Context *ctx, ReproducerSettings &settings) {
  for (const ExternalResource &entry : resources)
    if (entry.provider == provider && failed(takeSetting(entry, ctx, settings)))
      return failure();
  llvm::erase_if(resources, [](const ExternalResource &entry) {
    return entry.provider == provider;
  });
  return success();
}

//===-- Crash reproducers --------------------------------------------------===//

namespace {
class CrashReproducer : public PassInstrumentation {
public:
  CrashReproducer(PassManager &pm, CrashReproducerTarget target, bool local)
      : pm(pm), target(std::move(target)), local(local) {}
  void runBeforePass(Pass *pass, Operation *op) override;
  void runAfterPass(Pass *pass, Operation *op) override { leave(pass, op); }
  void runAfterPassFailed(Pass *pass, Operation *op) override;
  void runBeforeAll(Operation *op) override;
  void runAfterAll(Operation *op) override;

private:
  struct Running {
    const Pass *pass;
    Operation *op;
    /// Whether it has a reproducer of its own.
    bool isPrepared = false;
  };
  static std::string describe(const Running &running);
  void prepare(Operation *root, StringRef pipeline);
  void leave(Pass *pass, Operation *op);
  void tell();
  void report(Location loc, StringRef what, Context *ctx);

  PassManager &pm;
  CrashReproducerTarget target;
  bool local;
  bool isKept = false;
  std::vector<Running> running, failures;
};
} // namespace

/// "`CSE` on 'func.func' operation: @f".
std::string CrashReproducer::describe(const Running &running) {
  std::string text = ("`" + running.pass->getName() + "` on '" +
                      running.op->getName().getStringRef() + "' operation")
                         .str();
  if (StringAttr name = SymbolTable::getSymbolName(running.op))
    text += (": @" + name.getValue()).str();
  return text;
}

void CrashReproducer::prepare(Operation *root, StringRef pipeline) {
  Context *ctx = root->getContext();
  std::vector<ExternalResource> resources =
      makeReproducerResources(pipeline, !ctx->isMultithreadingEnabled(),
                              pm.getVerifyEach() != VerifyEach::None);
  PrintingFlags flags = pm.getPrintingFlags();
  flags.localScope = flags.skipRegions = false;
  flags.externalResources = &resources;
  std::string text;
  llvm::raw_string_ostream os(text);
  printAnyIR(root, os, flags);
  os.flush();
  target.push(std::move(text));
}

/// `builtin.module(a, func.func(b))`.
static std::string getPipelineText(const OpPassManager &pm) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << pm.getAnchor() << '(';
  llvm::interleave(
      pm.getElements(), os,
      [&](const OpPassManager::Element &element) {
        if (element.pass)
          element.pass->printAsTextualPipeline(os);
        else
          element.nested->printAsTextualPipeline(os);
      },
      ", ");
  os << ')';
  return text;
}

void CrashReproducer::runBeforeAll(Operation *op) {
  running.clear();
  failures.clear();
  isKept = false;
  if (!local)
    prepare(op, getPipelineText(pm));
}

void CrashReproducer::runBeforePass(Pass *pass, Operation *op) {
  running.push_back({pass, op, local && !isKept});
  if (running.back().isPrepared) {
    std::string pipeline;
    llvm::raw_string_ostream os(pipeline);
    pass->printAsTextualPipeline(os);
    os.flush();
    Operation *root = op;
    for (Operation *outer = op; outer; outer = outer->getParentOp()) {
      pipeline = (outer->getName().getStringRef() + "(" + pipeline + ")").str();
      root = outer;
    }
    prepare(root, pipeline);
  }
  tell();
}

void CrashReproducer::leave(Pass *pass, Operation *op) {
  auto it = llvm::find_if(running, [&](const Running &entry) {
    return entry.pass == pass && entry.op == op;
  });
  if (it->isPrepared)
    target.pop();
  running.erase(it);
  tell();
}

/// Says what would have failed if the process ended now.
void CrashReproducer::tell() {
  if (running.empty())
    return target.setRunning(nullptr, "");
  std::string what;
  llvm::raw_string_ostream os(what);
  llvm::interleave(
      running, os, [&](const Running &entry) { os << describe(entry); }, ", ");
  os.flush();
  if (!local)
    what = "[" + what + "]";
  target.setRunning(running.front().op, what);
}

void CrashReproducer::report(Location loc, StringRef what, Context *ctx) {
  std::string error;
  (void)target.keep(error);
  isKept = true;
  InFlightDiagnostic diag =
      emitError(ctx, loc,
                "Failures have been detected while processing an MLIR "
                "pass pipeline");
  Diagnostic &note = diag.attachNote();
  note << "Pipeline failed while executing " << what << ": ";
  if (error.empty())
    note << "reproducer generated at `" << target.name << "`";
  else
    note << "failed to create output stream: Failed to create reproducer "
            "stream: "
         << error;
}

void CrashReproducer::runAfterPassFailed(Pass *pass, Operation *op) {
  // A failure caused by a nested pass is reported already.
  if (local && !isKept)
    report(op->getLoc(), describe({pass, op}), op->getContext());
  else if (!local)
    failures.push_back({pass->getOriginal(), op});
  leave(pass, op);
}

void CrashReproducer::runAfterAll(Operation *op) {
  if (!failures.empty()) {
    // In the order of the operations, not of threads.
    llvm::DenseMap<Operation *, size_t> places;
    op->walk<WalkOrder::PreOrder>(
        [&](Operation *inner) { places.try_emplace(inner, places.size()); });
    llvm::stable_sort(failures, [&](const Running &a, const Running &b) {
      return places.lookup(a.op) < places.lookup(b.op);
    });
    std::string what;
    for (const Running &entry : failures)
      what += (what.empty() ? "" : ", ") + describe(entry);
    report(failures.front().op->getLoc(), "[" + what + "]", op->getContext());
  }
  if (!local)
    target.pop();
  target.setRunning(nullptr, "");
}

void strata::enableCrashReproducer(PassManager &pm,
                                   CrashReproducerTarget target, bool local) {
  pm.addInstrumentation(
      std::make_unique<CrashReproducer>(pm, std::move(target), local));
}
