// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Context.h"
#include "strata/IR/DialectRegistry.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Pass/PassExecutionAction.h"
#include "strata/Pass/PassRunDetail.h"
#include "strata/Support/ScopeExit.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

static uint64_t nextGeneration() {
  static std::atomic<uint64_t> next{1};
  return next++;
}

PipelineRunner::PipelineRunner(Context *ctx, PassInstrumentor &instrumentor,
                               Options options)
    : ctx(ctx), instrumentor(instrumentor), options(options),
      generation(nextGeneration()) {
  if (options.verify == VerifyEach::Changes ||
      options.verify == VerifyEach::CrossCheck)
    tracker.emplace(ctx);
}

//===-- Initialisation -----------------------------------------------------===//

/// The definition of the operations that `pm` runs on; null if that is not one
/// registered kind.
static const OpDefinition *getAnchorDefinition(Context *ctx,
                                               const OpPassManager &pm) {
  if (pm.isAny())
    return nullptr;
  const OpDefinition *def = ctx->getOpDefinition(pm.getAnchor());
  return def->registered ? def : nullptr;
}

/// Dialects are loaded when they are first mentioned; they have to be known.
LogicalResult PipelineRunner::checkDialects(const Pass &pass) {
  DialectRegistry registry;
  pass.getDependentDialects(registry);
  registry.applyTo(*ctx);
  for (const char *name : pass.getInfo().dependentDialects) {
    Dialect *dialect = name ? ctx->findDialect(name) : nullptr;
    if (name && !(dialect && dialect->isKnown()))
      return emitError(ctx, Location())
             << "pass '" << pass.getArgument() << "' depends on the dialect '"
             << name << "', which is neither loaded nor registered";
  }
  return success();
}

LogicalResult PipelineRunner::initialize(OpPassManager &pm) {
  if (pm.generation == generation)
    return success();
  pm.generation = generation;
  pm.hasRun = false;
  pm.copies.clear();
  const OpDefinition *def = getAnchorDefinition(ctx, pm);
  for (const OpPassManager::Element &element : pm.elements) {
    if (element.nested) {
      if (failed(initialize(*element.nested)))
        return failure();
      continue;
    }
    Pass &pass = *element.pass;
    if (std::string why = pm.checkPass(pass); !why.empty())
      return emitError(ctx, Location()) << why;
    if (failed(checkDialects(pass)))
      return failure();
    if (def && !pass.canScheduleOn(*def))
      return emitError(ctx, Location())
             << "unable to schedule pass '" << pass.getName()
             << "' on a PassManager intended to run on '" << pm.getAnchor()
             << "'!";
    if (failed(pass.initialize(ctx)))
      return failure();
  }
  return success();
}

/// Readies a copy of `from`, which is ready.
LogicalResult PipelineRunner::initializeCopy(OpPassManager &copy,
                                             OpPassManager &from) {
  copy.generation = generation;
  copy.original = from.original ? from.original : &from;
  for (auto [element, model] : llvm::zip(copy.elements, from.elements)) {
    if (element.nested) {
      if (failed(initializeCopy(*element.nested, *model.nested)))
        return failure();
      continue;
    }
    element.pass->original = model.pass->getOriginal();
    if (failed(element.pass->initializeFrom(*model.pass, ctx)))
      return failure();
  }
  return success();
}

//===-- Passes -------------------------------------------------------------===//

LogicalResult PipelineRunner::checkSchedule(Pass &pass, Operation *op) {
  if (!op->isRegistered())
    return op->emitOpError("trying to schedule a pass on an unregistered "
                           "operation");
  if (!op->hasTrait(OpTrait::IsolatedFromAbove))
    return op->emitOpError("trying to schedule a pass on an operation not "
                           "marked as 'IsolatedFromAbove'");
  std::optional<StringRef> anchor = pass.getOpName();
  if ((anchor && *anchor != op->getName().getStringRef()) ||
      !pass.canScheduleOn(op->getDefinition()))
    return op->emitOpError("trying to schedule pass '")
           << pass.getName() << "' on an unsupported operation";
  return success();
}

LogicalResult PipelineRunner::execute(Pass &pass, PassExecution &execution) {
  // A pass that is running runs itself inside only by mistake.
  assert(!pass.execution && "the pass is running already");
  pass.execution = &execution;
  instrumentor.runBeforePass(&pass, execution.op);
  LogicalResult result = success();
  auto run = [&] {
    pass.runOnOperation();
    result = failure(execution.failed);
    if (failed(result))
      return;
    execution.analyses.invalidate(execution.preserved);
    result = verifyAfterPass(pass, execution);
  };
  ctx->executeAction<PassExecutionAction>(run, IRUnit(execution.op),
                                          pass.getName());
  if (succeeded(result))
    instrumentor.runAfterPass(&pass, execution.op);
  else
    instrumentor.runAfterPassFailed(&pass, execution.op);
  pass.execution = nullptr;
  return result;
}

LogicalResult PipelineRunner::runPass(Pass &pass, Operation *op,
                                      AnalysisManager analyses, PassOutput &out,
                                      bool &reachesOutside) {
  if (failed(checkSchedule(pass, op)))
    return failure();
  PassExecution execution{op, analyses, *this, out};
  if (!tracker)
    return execute(pass, execution);
  ChangeLog log(*tracker, op);
  execution.log = &log;
  LogicalResult result = execute(pass, execution);
  reachesOutside |= log.reachesOutside();
  return result;
}

LogicalResult PipelineRunner::runOn(OpPassManager &pm, Operation *op,
                                    AnalysisManager analyses, PassOutput &out,
                                    bool &reachesOutside) {
  ArrayRef<OpPassManager::Element> elements = pm.getElements();
  std::atomic_ref<bool>((pm.original ? pm.original : &pm)->hasRun) = true;
  for (size_t i = 0; i < elements.size();) {
    if (Pass *pass = elements[i].pass.get()) {
      if (failed(runPass(*pass, op, analyses, out, reachesOutside)))
        return failure();
      ++i;
      continue;
    }
    // Neighbours for operations of given kinds run together.
    Group group{elements[i++].nested.get()};
    while (!group.front()->isAny() && i < elements.size() &&
           elements[i].nested && !elements[i].nested->isAny())
      group.push_back(elements[i++].nested.get());
    auto runIt = [&] {
      return runGroup(group, op, analyses, out, reachesOutside);
    };
    if (failed(runWithSufficientStackSpace(runIt)))
      return failure();
  }
  return success();
}

/// Readies `pm` to run on `op` on behalf of `parent`.
LogicalResult PipelineRunner::prepareDynamic(Pass &parent, OpPassManager &pm,
                                             Operation *op) {
  PassExecution &execution = *parent.execution;
  if (!execution.op->isAncestor(op))
    return op->emitOpError("trying to run a pipeline on an operation that is "
                           "not nested under that of the pass '")
           << parent.getName() << "'";
  StringRef name = op->getName().getStringRef();
  if (!pm.isAny() && pm.getAnchor() != name)
    return op->emitOpError("can't run '")
           << pm.getAnchor() << "' pass manager on '" << name << "' op";
  if (failed(initialize(pm)))
    return failure();
  // Recorded operations may be erased while hooks of others run.
  if (execution.log && !execution.log->isEmpty())
    execution.log->forgetDetails();
  return success();
}

/// Pipelines have run on behalf of a pass; `isOwn` if on its operation.
void PipelineRunner::noteDynamic(PassExecution &execution, bool reachesOutside,
                                 bool isOwn) {
  if (!execution.log)
    return;
  execution.log->resetCache();
  if (reachesOutside && isOwn)
    execution.log->markOutside();
  else if (reachesOutside)
    execution.log->forgetDetails();
}

LogicalResult PipelineRunner::runDynamic(Pass &parent, OpPassManager &pm,
                                         Operation *op) {
  if (failed(prepareDynamic(parent, pm, op)))
    return failure();
  PassExecution &execution = *parent.execution;
  bool reachesOutside = false;
  LogicalResult result =
      runOn(pm, op, execution.analyses.nest(op), execution.out, reachesOutside);
  noteDynamic(execution, reachesOutside, op == execution.op);
  return result;
}

LogicalResult PipelineRunner::runDynamic(Pass &parent,
                                         ArrayRef<Pass::PipelineRun> runs) {
  PassExecution &execution = *parent.execution;
  Group group;
  std::vector<Job> jobs;
  for (auto [pm, op] : runs) {
    if (failed(prepareDynamic(parent, *pm, op)))
      return failure();
    auto *known = llvm::find(group, pm);
    jobs.push_back({op, {unsigned(known - group.begin())}});
    if (known == group.end())
      group.push_back(pm);
  }
  if (jobs.empty())
    return success();
  bool reachesOutside = false;
  LogicalResult result = runAll(jobs, group, execution.op, execution.analyses,
                                execution.out, reachesOutside);
  noteDynamic(execution, reachesOutside, /*isOwn=*/false);
  return result;
}

//===-- Verification -------------------------------------------------------===//

LogicalResult PipelineRunner::verifyAll(Pass &pass, Operation *op) {
  std::vector<Diagnostic> messages;
  LogicalResult result = success();
  {
    DiagnosticCapture capture;
    result = verify(op);
    messages = capture.take();
  }
  if (failed(result))
    pass.explainErrors(op, messages);
  for (Diagnostic &message : messages)
    op->getContext()->getDiagEngine().emit(std::move(message));
  return result;
}

LogicalResult PipelineRunner::verifyAfterPass(Pass &pass,
                                              const PassExecution &execution) {
  Operation *op = execution.op;
  switch (options.verify) {
  case VerifyEach::None:
    return success();
  case VerifyEach::Full:
    return verifyAll(pass, op);
  case VerifyEach::Changes:
  case VerifyEach::CrossCheck:
    break;
  }
  bool isFine = execution.log->isEmpty();
  if (!isFine) {
    // Errors are reported as the whole verifier does.
    DiagnosticCapture silence;
    isFine = succeeded(execution.log->verifyChanges());
  }
  if (isFine && options.verify == VerifyEach::Changes)
    return success();
  if (succeeded(verifyAll(pass, op)))
    return success();
  if (isFine)
    op->emitError("incremental verification missed an error after pass '")
        << pass.getArgument() << "'";
  return failure();
}

/// Verifies the operations around the children of `op`, after passes on them.
LogicalResult PipelineRunner::verifyAfterGroup(Operation *op,
                                               bool reachesOutside) {
  if (options.verify == VerifyEach::None)
    return success();
  if (options.verify != VerifyEach::Full && !reachesOutside)
    return success();
  return verifyScope(op);
}

//===-- Nested managers ----------------------------------------------------===//

/// Whether all passes of a manager for any operation can run on `op`.
bool PipelineRunner::canRunOn(const OpPassManager &pm, Operation *op) const {
  if (!pm.isAny())
    return pm.getAnchor() == op->getName().getStringRef();
  if (!op->isRegistered() || !op->hasTrait(OpTrait::IsolatedFromAbove))
    return false;
  return llvm::all_of(pm.getElements(), [&](const auto &element) {
    if (!element.pass)
      return true;
    std::optional<StringRef> anchor = element.pass->getOpName();
    return (!anchor || *anchor == op->getName().getStringRef()) &&
           element.pass->canScheduleOn(op->getDefinition());
  });
}

std::vector<PipelineRunner::Job> PipelineRunner::collectJobs(const Group &group,
                                                             Operation *op) {
  std::vector<Job> jobs;
  // Most neighbours are of one kind.
  const OpDefinition *lastDef = nullptr;
  SmallVector<unsigned, 2> managers;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &child : block) {
        if (&child.getDefinition() != lastDef) {
          lastDef = &child.getDefinition();
          managers.clear();
          for (unsigned i = 0; i < group.size(); ++i)
            if (canRunOn(*group[i], &child))
              managers.push_back(i);
        }
        if (!managers.empty())
          jobs.push_back({&child, managers});
      }
  return jobs;
}

LogicalResult PipelineRunner::runJob(const Job &job, const Group &group,
                                     AnalysisManager analyses, PassOutput &out,
                                     bool &reachesOutside) {
  for (unsigned index : job.managers)
    if (failed(runOn(*group[index], job.op, analyses, out, reachesOutside)))
      return failure();
  return success();
}

/// One after the other; all of them, as threads would.
LogicalResult PipelineRunner::runJobs(ArrayRef<Job> jobs, const Group &group,
                                      AnalysisManager analyses, PassOutput &out,
                                      bool &reachesOutside) {
  LogicalResult result = success();
  for (const Job &job : jobs)
    if (failed(runJob(job, group, analyses.nest(job.op), out, reachesOutside)))
      result = failure();
  return result;
}

static Operation *getOperation(Operation *op) { return op; }
template <typename Job> static Operation *getOperation(const Job &job) {
  return job.op;
}

/// True if there is so much to do that threads pay for themselves.
template <typename Jobs> static bool isWorthThreads(const Jobs &jobs) {
  // Starting a thread takes as long as simple passes need for some hundred
  // operations.
  constexpr unsigned Enough = 256;
  unsigned count = 0;
  for (auto &job : jobs)
    for (Region &region : getOperation(job)->getRegions())
      for (Block &block : region)
        for (auto it = block.begin(), end = block.end(); it != end; ++it)
          if (++count == Enough)
            return true;
  return false;
}

LogicalResult PipelineRunner::runGroup(const Group &group, Operation *op,
                                       AnalysisManager analyses,
                                       PassOutput &out, bool &reachesOutside) {
  LogicalResult result = success();
  auto run = [&] {
    std::vector<Job> jobs = collectJobs(group, op);
    if (jobs.empty())
      return;
    bool fromChildren = false;
    result = runAll(jobs, group, op, analyses, out, fromChildren);
    if (succeeded(result))
      result = verifyAfterGroup(op, fromChildren);
    reachesOutside |= fromChildren;
  };
  ctx->executeAction<PassExecutionAction>(run, IRUnit(op),
                                          PassExecutionAction::NestedManagers);
  return result;
}

/// Runs jobs inside `op`.
LogicalResult PipelineRunner::runAll(ArrayRef<Job> jobs, const Group &group,
                                     Operation *op, AnalysisManager analyses,
                                     PassOutput &out, bool &reachesOutside) {
  SmallVector<const OpPassManager *, 2> pipelines;
  for (OpPassManager *pm : group)
    pipelines.push_back(pm->original ? pm->original : pm);
  bool mayFork = jobs.size() > 1 && ctx->getNumThreads() > 1;
  instrumentor.runBeforePipeline(pipelines, op, mayFork);
  // Threads within threads would be too many.
  LogicalResult result =
      mayFork && parallelDepth == 0 && isWorthThreads(jobs)
          ? runJobsInParallel(jobs, group, analyses, out, reachesOutside)
          : runJobs(jobs, group, analyses, out, reachesOutside);
  instrumentor.runAfterPipeline(pipelines, op);
  return result;
}

namespace {
/// The managers that threads run: the original, and copies as needed.
class GroupPool {
public:
  using Group = SmallVector<OpPassManager *, 2>;
  explicit GroupPool(const Group &original) : original(original) {
    for (size_t i = original.front()->getCopies().size(); i-- > 0;) {
      idle.emplace_back();
      for (OpPassManager *pm : original)
        idle.back().push_back(pm->getCopies()[i].get());
    }
    idle.push_back(original);
  }
  /// `copy` makes the copy of one.
  std::optional<Group>
  take(function_ref<OpPassManager *(OpPassManager &)> copy) {
    std::lock_guard<std::mutex> lock(mutex);
    if (!idle.empty())
      return idle.pop_back_val();
    Group copies;
    for (OpPassManager *pm : original) {
      copies.push_back(copy(*pm));
      if (!copies.back())
        return std::nullopt;
    }
    return copies;
  }
  void giveBack(Group group) {
    std::lock_guard<std::mutex> lock(mutex);
    idle.push_back(std::move(group));
  }

private:
  const Group &original;
  std::mutex mutex;
  SmallVector<Group, 4> idle;
};
} // namespace

/// A ready copy of `pm`, which owns it; null if that failed.
OpPassManager *PipelineRunner::makeCopy(OpPassManager &pm) {
  auto copy = std::make_unique<OpPassManager>(pm);
  copy->original = pm.original ? pm.original : &pm;
  LogicalResult result = initializeCopy(*copy, pm);
  pm.copies.push_back(std::move(copy));
  return succeeded(result) ? pm.copies.back().get() : nullptr;
}

LogicalResult PipelineRunner::runJobsInParallel(ArrayRef<Job> jobs,
                                                const Group &group,
                                                AnalysisManager analyses,
                                                PassOutput &out,
                                                bool &reachesOutside) {
  // Tables of analyses are made before threads use them.
  std::vector<AnalysisManager> scopes;
  for (const Job &job : jobs)
    scopes.push_back(analyses.nest(job.op));
  std::vector<std::vector<OutputRecorder::Event>> events(jobs.size());
  std::atomic<bool> hasFailed{false}, anyOutside{false};
  GroupPool pool(group);
  ++parallelDepth;
  ctx->parallelFor(jobs.size(), [&](size_t i) {
    OutputRecorder recorder;
    auto managers = pool.take([&](OpPassManager &pm) { return makeCopy(pm); });
    bool outside = false;
    if (!managers ||
        failed(runJob(jobs[i], *managers, scopes[i], recorder, outside)))
      hasFailed = true;
    if (outside)
      anyOutside = true;
    if (managers)
      pool.giveBack(std::move(*managers));
    events[i] = recorder.take();
  });
  --parallelDepth;
  for (auto &recorded : events)
    replay(std::move(recorded), ctx->getDiagEngine(), out);
  reachesOutside |= anyOutside;
  return success(!hasFailed);
}

//===-- Work of one pass ---------------------------------------------------===//

bool PipelineRunner::isWorthPieces(ArrayRef<Operation *> ops) const {
  // An observer of steps relies on the thread of a pass, and on the order of
  // steps; a handler of actions counts on their order.
  return ops.size() > 1 && ctx->getNumThreads() > 1 && parallelDepth == 0 &&
         !ctx->getRewriteObserver() && !ctx->hasActionHandler() &&
         isWorthThreads(ops);
}

/// Several pieces a thread even out their sizes.
unsigned PipelineRunner::getNumPieces(size_t count) const {
  return unsigned(std::min<size_t>(count, ctx->getNumThreads() * size_t(8)));
}

void PipelineRunner::runPieces(PassExecution &execution,
                               ArrayRef<Operation *> ops,
                               function_ref<void(ArrayRef<Operation *>)> work) {
  if (!isWorthPieces(ops))
    return work(ops);
  size_t numPieces = getNumPieces(ops.size());
  forEachPiece(execution, numPieces, [&](size_t piece) {
    size_t begin = piece * ops.size() / numPieces;
    work(ops.slice(begin, (piece + 1) * ops.size() / numPieces - begin));
  });
}

void PipelineRunner::forEachPiece(PassExecution &execution, size_t count,
                                  function_ref<void(size_t)> work) {
  struct Outcome {
    std::vector<Diagnostic> diagnostics;
    ChangeNotes notes;
  };
  std::vector<Outcome> outcomes(count);
  ++parallelDepth;
  ctx->parallelFor(count, [&](size_t piece) {
    DiagnosticCapture capture;
    std::optional<ChangeLog> log;
    if (execution.log)
      log.emplace(*tracker, execution.op);
    work(piece);
    outcomes[piece].diagnostics = capture.take();
    if (log)
      outcomes[piece].notes = log->takeNotes();
  });
  --parallelDepth;
  // Destroyed operations were recorded by earlier work; operations that other
  // pieces created may reuse their memory.
  if (execution.log) {
    for (Outcome &outcome : outcomes)
      execution.log->forget(outcome.notes.destroyed);
    for (Outcome &outcome : outcomes)
      execution.log->add(outcome.notes);
    execution.log->resetCache();
  }
  for (Outcome &outcome : outcomes)
    for (Diagnostic &diag : outcome.diagnostics)
      ctx->getDiagEngine().emit(std::move(diag));
}
