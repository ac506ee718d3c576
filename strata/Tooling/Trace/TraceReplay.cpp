// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The run is repeated with one thread and recorded again, and each step is
// compared with the record: either the IR of the recorded run is printed, or
// nothing. A pass cannot be interrupted, so the process exits after printing.
#include "strata/Tooling/Trace/TraceReplay.h"

#include "strata/IR/Graph/Operation.h"
#include "strata/Pass/IRPrinting.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Opt/Opt.h"
#include "strata/Tooling/Opt/OptOptions.h"
#include "strata/Tooling/Opt/RewriteTraceFile.h"
#include "strata/Trace/History.h"
#include "strata/Trace/RecordWriter.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <unistd.h>

using namespace strata;

namespace {
class Replay final : public RunTrace, public RecordSink {
public:
  /// `lastStep` is the step after which the IR is printed; 0 for the input.
  Replay(const RewriteRecord &record, const ReplayRequest &request,
         uint64_t lastStep)
      : record(record), request(request), lastStep(lastStep) {}
  void beginRun(PassManager &pm, Operation *op) override;
  void endRun(Operation *op, LogicalResult result) override;

private:
  void addPass(const RecordedPass &pass) override;
  void addStep(const RecordedStep &step) override;
  void endGroup() override;
  void addFailure(const RecordedPass &) override {}
  [[noreturn]] void print();
  [[noreturn]] void refuse(uint64_t step, StringRef found);

  const RewriteRecord &record;
  const ReplayRequest &request;
  uint64_t lastStep, numSteps = 0;
  Operation *root = nullptr;
  std::optional<RewriteRecorder> recorder;
};
} // namespace

[[noreturn]] static void endProcess(int code) {
  llvm::outs().flush();
  llvm::errs().flush();
  _exit(code);
}

void Replay::print() {
  std::string error;
  std::unique_ptr<OutputFile> file = OutputFile::open(request.output, error);
  if (file) {
    printAnyIR(root, file->os(), request.printing);
    file->os() << '\n';
    if (succeeded(file->keep(error)))
      endProcess(0);
  }
  if (!error.empty())
    llvm::errs() << "error: " << error << '\n';
  endProcess(1);
}

void Replay::refuse(uint64_t step, StringRef found) {
  llvm::errs() << "error: the run diverges from the record: step " << step
               << " is " << found << '\n';
  if (step <= record.steps.size())
    llvm::errs() << "note: the record has "
                 << describeStep(record, record.steps[step - 1]) << '\n';
  llvm::errs() << "note: replay requires the rule files, dialect files and "
                  "program of the recorded run\n";
  endProcess(1);
}

void Replay::beginRun(PassManager &pm, Operation *op) {
  root = op;
  if (lastStep == 0)
    print();
  recorder.emplace(op, *this);
  recorder->attach(pm);
}

template <typename T> static std::string makeLine(const T &entry) {
  std::string line;
  llvm::raw_string_ostream os(line);
  writeRecordLine(entry, os);
  os.flush();
  return line;
}

void Replay::addPass(const RecordedPass &pass) {
  size_t index = pass.number - 1;
  if (index >= record.passes.size() ||
      makeLine(pass) != makeLine(record.passes[index]))
    refuse(numSteps + 1, "of " + pass.name + " on " + pass.op);
}

void Replay::addStep(const RecordedStep &step) {
  ++numSteps;
  if (step.number <= record.steps.size() &&
      makeLine(step) == makeLine(record.steps[step.number - 1]))
    return;
  refuse(step.number, step.number <= record.steps.size()
                          ? describeStep(record, step)
                          : std::string("not in the record"));
}

void Replay::endGroup() {
  if (numSteps == lastStep)
    print();
}

void Replay::endRun(Operation *, LogicalResult) {
  llvm::errs() << "error: the run diverges from the record: it ends after step "
               << numSteps << '\n';
  endProcess(1);
}

/// The options of the recorded run, for one thread.
static OptOptions getOptions(const RewriteRecord &record) {
  OptOptions options;
  options.inputs = {record.header.input};
  options.irdlFiles = record.header.irdlFiles;
  options.dialectDirs = record.header.dialectDirs;
  options.allowUnregistered = record.header.allowUnregistered;
  options.implicitModule = record.header.implicitModule;
  options.verifyOnParsing = record.header.verifyOnParsing;
  options.disableThreading = true;
  options.passes.pipeline = record.header.pipeline;
  options.passes.verifyEach = VerifyEach::None;
  return options;
}

int strata::replayTo(const RewriteRecord &record,
                     const ReplayRequest &request) {
  const RecordHeader &header = record.header;
  std::string path = request.input.empty() ? header.input : request.input;
  auto buffer = getDiskFiles().open(path);
  if (!buffer) {
    llvm::errs() << "error: " << describeOpenError(path, buffer.getError())
                 << '\n';
    return 1;
  }
  if (hashRecordedText((*buffer)->getBuffer()) != header.inputHash) {
    llvm::errs() << "error: '" << path
                 << "' does not match the recorded input\n";
    return 1;
  }
  const RecordedStep &step = record.steps[request.step - 1];
  if (step.groupBegin != step.groupEnd)
    llvm::errs() << "remark: steps " << step.groupBegin << " to "
                 << step.groupEnd << " form a group; this is the IR "
                 << (request.after ? "after" : "before") << " all of them\n";
  Replay replay(record, request,
                request.after ? step.groupEnd : step.groupBegin - 1);
  OptOptions options = getOptions(record);
  options.trace = &replay;
  PassRegistry registry;
  registerToolPasses(registry);
  registry.setToolName("strata trace");
  // Locations have the name that the input had.
  std::unique_ptr<llvm::MemoryBuffer> named = llvm::MemoryBuffer::getMemBuffer(
      (*buffer)->getBuffer(),
      header.input == "-" ? StringRef("<stdin>") : StringRef(header.input),
      /*RequiresNullTerminator=*/false);
  // Ends the process if the step is come upon.
  (void)processInput(options, registry, *named, llvm::nulls(), llvm::errs());
  return 1;
}
