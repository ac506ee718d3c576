// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/ActionFiles.h"

using namespace strata;
using namespace strata::tracing;

/// Opens `path`; null if it is `-`, or on failure, which `error` describes.
static std::unique_ptr<OutputFile> openUnlessStream(const std::string &path,
                                                    std::string &error) {
  return path == "-" ? nullptr : OutputFile::open(path, error);
}

std::unique_ptr<ActionFiles> ActionFiles::open(const PassFlags &flags,
                                               std::string &error) {
  std::unique_ptr<ActionFiles> files(new ActionFiles(flags));
  if (!flags.actionLog.empty()) {
    files->logFile = openUnlessStream(flags.actionLog, error);
    if (!error.empty())
      return nullptr;
    files->logger.emplace(files->logFile ? files->logFile->os() : llvm::outs());
    for (const std::string &text : flags.actionFilters) {
      std::optional<SourceFilter> filter = SourceFilter::parse(text);
      if (!filter) {
        error = "--log-mlir-actions-filter requires file names, each with an "
                "optional line and column; found '" +
                text + "'";
        return nullptr;
      }
      files->logger->addFilter(std::move(*filter));
    }
  }
  if (!flags.profile.empty()) {
    files->profileFile = openUnlessStream(flags.profile, error);
    if (!error.empty())
      return nullptr;
    files->profiler.emplace(files->profileFile ? files->profileFile->os()
                                               : llvm::errs());
  }
  return files;
}

LogicalResult ActionFiles::keep(std::string &error) {
  profiler.reset();
  for (OutputFile *file : {logFile.get(), profileFile.get()})
    if (file && failed(file->keep(error)))
      return failure();
  return success();
}

void ActionFiles::warnAboutUnusedCounters(raw_ostream &err) {
  DebugCounter counter;
  std::string unused;
  // The command line was checked.
  (void)counter.parse(flags.debugCounters, unused);
  std::lock_guard<std::mutex> lock(usedTagsMutex);
  for (StringRef tag : counter.getTags())
    if (!usedTags.contains(tag))
      err << "warning: --mlir-debug-counter: no action had the tag '" << tag
          << "'\n";
}

ActionTracing::ActionTracing(Context *ctx, ActionFiles &files, raw_ostream &out,
                             raw_ostream &err)
    : files(files), err(err) {
  std::string unused;
  // The command line was checked.
  (void)counter.parse(files.flags.debugCounters, unused);
  if (files.logger && !files.logFile)
    out.flush();
  if (files.flags.printDebugCounters)
    counter.print(err);
  if (!files.logger && !files.profiler && counter.empty())
    return;
  tracer.emplace(ctx);
  if (!counter.empty())
    tracer->setCounter(counter);
  if (files.logger)
    tracer->addObserver(logger.emplace(ctx, *files.logger));
  if (files.profiler)
    tracer->addObserver(*files.profiler);
}

ActionTracing::~ActionTracing() {
  tracer.reset();
  if (files.logger && !files.logFile)
    llvm::outs().flush();
  if (files.flags.printDebugCounters)
    counter.print(err);
  std::lock_guard<std::mutex> lock(files.usedTagsMutex);
  for (StringRef tag : counter.getTags())
    if (counter.getCount(tag))
      files.usedTags.insert(tag);
}
