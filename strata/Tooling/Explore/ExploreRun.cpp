// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Explore/ExploreRun.h"

#include "strata/Explore/MovedOps.h"
#include "strata/Explore/Snapshots.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassStatistics.h"
#include "strata/Tooling/LanguageServer/ToolDefinitions.h"
#include "strata/Tooling/Opt/Opt.h"
#include "strata/Tooling/Opt/OptOptions.h"
#include "strata/Tooling/Opt/RunTrace.h"
#include "strata/Trace/Recorder.h"

#include <chrono>

using namespace strata;

namespace {
/// Collects the data of a run.
class ExploreTrace final : public RunTrace, public RecordSink {
public:
  ExploreTrace(const ExploreRequest &request, ExploreData &data)
      : request(request), data(data) {}
  bool hasRun() const { return recorder.has_value(); }

  void beginPass(Pass *pass, Operation *op);
  void endPass(Pass *pass, Operation *op, bool hasFailed);

private:
  using Clock = std::chrono::steady_clock;
  void beginRun(PassManager &pm, Operation *op) override;
  void endRun(Operation *op, LogicalResult result) override;
  void addPass(const RecordedPass &pass) override {
    data.record.passes.push_back(pass);
  }
  void addStep(const RecordedStep &step) override;
  void addFailure(const RecordedPass &) override {}
  void addPipeline(const OpPassManager &pm);

  const ExploreRequest &request;
  ExploreData &data;
  MovedOps movedOps;
  PassManager *manager = nullptr;
  std::optional<RewriteRecorder> recorder;
  std::optional<IRSnapshots> snapshots;
  /// The passes of the pipeline by position, less 1.
  std::vector<const Pass *> passes;
  llvm::DenseMap<const Pass *, unsigned> positions;
  llvm::DenseMap<std::pair<Pass *, Operation *>, Clock::time_point> starts;
};

/// Calls of the passes of the pipeline; those that other passes run belong to these.
class ExploredRuns final : public PassInstrumentation {
public:
  explicit ExploredRuns(ExploreTrace &trace) : trace(trace) {}
  bool showsOrder() const override { return false; }
  void runBeforePass(Pass *pass, Operation *op) override {
    trace.beginPass(pass, op);
  }
  void runAfterPass(Pass *pass, Operation *op) override {
    trace.endPass(pass, op, /*hasFailed=*/false);
  }
  void runAfterPassFailed(Pass *pass, Operation *op) override {
    trace.endPass(pass, op, /*hasFailed=*/true);
  }

private:
  ExploreTrace &trace;
};
} // namespace

void ExploreTrace::beginPass(Pass *pass, Operation *op) {
  if (positions.contains(pass->getOriginal()))
    starts[{pass, op}] = Clock::now();
}

void ExploreTrace::endPass(Pass *pass, Operation *op, bool hasFailed) {
  unsigned position = positions.lookup(pass->getOriginal());
  if (!position)
    return;
  ExplorePass &entry = data.passes[position - 1];
  if (request.hasTimes) {
    Clock::duration time = Clock::now() - starts.lookup({pass, op});
    entry.seconds = std::max(entry.seconds, 0.0) +
                    std::chrono::duration<double>(time).count();
  }
  bool isValid = true;
  if (hasFailed) {
    DiagnosticCapture silence;
    isValid = succeeded(verify(op));
  }
  ++entry.numRuns;
  entry.numChanged += snapshots->take(op, position, isValid);
  entry.hasFailed |= hasFailed;
}

void ExploreTrace::addStep(const RecordedStep &step) {
  data.record.steps.push_back(step);
  RecordedStep &added = data.record.steps.back();
  data.moved.push_back(movedOps.extract(added));
  added.changes.shrink_to_fit();
}

/// Adds the passes of `pm` in the order in which they are written.
void ExploreTrace::addPipeline(const OpPassManager &pm) {
  struct Level {
    const OpPassManager *pm;
    size_t next = 0;
  };
  SmallVector<Level, 4> levels{{&pm}};
  while (!levels.empty()) {
    Level &level = levels.back();
    ArrayRef<OpPassManager::Element> elements = level.pm->getElements();
    if (level.next == elements.size()) {
      levels.pop_back();
      continue;
    }
    const OpPassManager::Element &element = elements[level.next++];
    if (element.nested) {
      levels.push_back({element.nested.get()});
      continue;
    }
    ExplorePass pass;
    pass.name = element.pass->getArgument().str();
    pass.summary = element.pass->getDescription().str();
    llvm::raw_string_ostream text(pass.text);
    element.pass->printAsTextualPipeline(text);
    text.flush();
    pass.anchor = level.pm->getAnchor().str();
    pass.depth = unsigned(levels.size() - 1);
    data.passes.push_back(std::move(pass));
    passes.push_back(element.pass.get());
    positions[element.pass.get()] = unsigned(passes.size());
  }
}

void ExploreTrace::beginRun(PassManager &pm, Operation *op) {
  manager = &pm;
  llvm::raw_string_ostream pipeline(data.pipeline);
  pm.printAsTextualPipeline(pipeline);
  pipeline.flush();
  addPipeline(pm);
  recorder.emplace(op, *this);
  snapshots.emplace(*recorder);
  // Its calls come before and after those of the recorder.
  pm.addInstrumentation(std::make_unique<ExploredRuns>(*this));
  recorder->attach(pm);
  snapshots->take(op, /*position=*/0, /*isValid=*/true);
}

void ExploreTrace::endRun(Operation *, LogicalResult) {
  recorder->stop();
  snapshots->finish(data);
  for (size_t i = 0; i < passes.size(); ++i)
    for (const PassStatisticSum &sum : getPassStatistics(*manager, *passes[i]))
      data.passes[i].statistics.push_back(
          {sum.name.str(), sum.description.str(), sum.value});
}

static void addDocumentation(const ExploreRequest &request, ExploreData &data) {
  ToolDefinitions definitions;
  definitions.setSources(request.irdlFiles, request.dialectDirs);
  for (const IROpVersions &op : data.ops)
    data.documentation.try_emplace(op.name);
  for (auto it = data.documentation.begin(); it != data.documentation.end();) {
    it->second = definitions.getDocumentation(it->first);
    it = it->second.empty() ? data.documentation.erase(it) : std::next(it);
  }
}

ExploreResult strata::runExplore(const ExploreRequest &request,
                                 const PassRegistry &registry,
                                 llvm::MemoryBuffer &buffer) {
  ExploreResult result;
  result.data.input = request.input == "-" ? "<stdin>" : request.input;
  ExploreTrace trace(request, result.data);
  OptOptions options;
  options.inputs = {request.input};
  options.irdlFiles = request.irdlFiles;
  options.dialectDirs = request.dialectDirs;
  options.allowUnregistered = request.allowUnregistered;
  options.disableThreading = request.disableThreading;
  options.passes.pipeline = request.pipeline;
  options.trace = &trace;
  llvm::raw_null_ostream output;
  llvm::raw_string_ostream messages(result.messages);
  result.hasSucceeded =
      succeeded(processInput(options, registry, buffer, output, messages));
  messages.flush();
  result.hasData = trace.hasRun();
  if (!result.hasData)
    return result;
  result.data.messages = result.messages;
  addDocumentation(request, result.data);
  return result;
}
