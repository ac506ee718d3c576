// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/RewriteTraceFile.h"

#include "strata/IR/Context.h"
#include "strata/Pass/PassManager.h"
#include "strata/Trace/RecordWriter.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

using namespace strata;

std::string strata::hashRecordedText(StringRef text) {
  return llvm::utohexstr(llvm::xxh3_64bits(text), /*LowerCase=*/true,
                         /*Width=*/16);
}

std::unique_ptr<RewriteTraceFile>
RewriteTraceFile::open(StringRef path, const OptOptions &options,
                       std::string &error) {
  std::unique_ptr<RewriteTraceFile> trace(new RewriteTraceFile());
  trace->file = OutputFile::open(path, error);
  if (!trace->file)
    return nullptr;
  RecordHeader &header = trace->header;
  header.input = options.inputs.front();
  header.allowUnregistered = options.allowUnregistered;
  header.implicitModule = options.implicitModule;
  header.verifyOnParsing = options.verifyOnParsing;
  header.irdlFiles = options.irdlFiles;
  header.dialectDirs = options.dialectDirs;
  return trace;
}

void RewriteTraceFile::beginInput(StringRef text) {
  header.inputHash = hashRecordedText(text);
}

void RewriteTraceFile::beginRun(PassManager &pm, Operation *op) {
  llvm::raw_string_ostream os(header.pipeline);
  pm.printAsTextualPipeline(os);
  os.flush();
  writeRecordLine(header, file->os());
  recorder.emplace(op, *this);
  recorder->attach(pm);
}

void RewriteTraceFile::addPass(const RecordedPass &pass) {
  writeRecordLine(pass, file->os());
}
void RewriteTraceFile::addStep(const RecordedStep &step) {
  writeRecordLine(step, file->os());
}
void RewriteTraceFile::addFailure(const RecordedPass &pass) {
  // The first, as the passes are ordered, is the one that ended the run.
  if (!output.failedPass)
    output.failedPass = pass.number;
}

void RewriteTraceFile::addOutputOps(StringRef text, ArrayRef<PrintedOp> ops,
                                    bool withLines) {
  uint64_t line = 1;
  size_t lineStart = 0;
  for (const PrintedOp &printed : ops) {
    auto [op, offset] = std::pair(printed.op, printed.offset);
    for (size_t end; (end = text.find('\n', lineStart)) < offset;
         lineStart = end + 1)
      ++line;
    auto &lines = output.lines;
    if (withLines && !lines.empty() && lines.back().second + 1 >= line)
      lines.back().second = line;
    else if (withLines)
      lines.push_back({line, line});
    uint64_t number = recorder->getNumber(op);
    if (!number)
      continue;
    OutputOp entry;
    entry.op = number;
    entry.line = withLines ? line : 0;
    entry.name = op->getName().getStringRef().str();
    entry.text = text.substr(offset).split('\n').first.str();
    llvm::raw_string_ostream os(entry.location);
    printLocation(op->getLoc(), op->getContext(), os);
    os.flush();
    // The text inside of `loc(...)`.
    StringRef location = entry.location;
    location.consume_front("loc(");
    location.consume_back(")");
    entry.location = location.str();
    writeRecordLine(entry, file->os());
  }
}

void RewriteTraceFile::endRun(Operation *op, LogicalResult result) {
  recorder->stop();
  output.succeeded = succeeded(result);
  if (output.succeeded)
    return;
  // There is no output: operations are shown as they were left.
  std::string text;
  llvm::raw_string_ostream os(text);
  PrintingFlags flags;
  flags.generic = flags.localScope = true;
  constexpr int64_t MaxElements = 16;
  flags.elideElementsIfLarger = MaxElements;
  std::vector<PrintedOp> ops;
  printOperation(op, os, flags, ops);
  os.flush();
  addOutputOps(text, ops, /*withLines=*/false);
}

void RewriteTraceFile::addOutput(StringRef text, ArrayRef<PrintedOp> ops) {
  if (!recorder)
    return;
  output.hash = hashRecordedText(text);
  addOutputOps(text, ops, /*withLines=*/true);
}

LogicalResult RewriteTraceFile::keep(std::string &error) {
  if (!recorder)
    return success();
  writeRecordLine(output, recorder->getNumSteps(), file->os());
  return file->keep(error);
}
