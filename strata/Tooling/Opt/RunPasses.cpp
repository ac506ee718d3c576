// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/RunPasses.h"

#include "strata/IR/Context.h"
#include "strata/Pass/Reproducer.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Opt/PassProgress.h"
#include "strata/Tooling/Opt/ReproducerFile.h"
#include "strata/Tooling/Opt/UnusedPipelines.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

/// Reports what is wrong with the text of a pipeline.
static LogicalResult report(Context *ctx, const PassTextError &error,
                            raw_ostream &err) {
  err << error.lines;
  InFlightDiagnostic diag = emitError(ctx, Location(), error.message);
  if (!error.hint.empty())
    diag.attachExplanation() << error.hint;
  return diag;
}

/// Applies the settings for the run that the input contains.
static LogicalResult applyReproducer(const PassRunContext &run,
                                     PassManager &pm) {
  Context *ctx = pm.getContext();
  ReproducerSettings settings;
  if (failed(takeReproducerSettings(run.resources, ctx, settings)))
    return failure();
  if (settings.disableThreading)
    ctx->disableMultithreading(*settings.disableThreading);
  if (settings.verifyEach)
    pm.enableVerifier(*settings.verifyEach);
  if (!settings.pipeline)
    return success();
  OpPassManager stored;
  PassTextError error;
  if (failed(
          parsePassPipeline(*settings.pipeline, run.registry, stored, error))) {
    error.lines += error.message;
    error.message = "the pipeline of the reproducer cannot be read";
    return report(ctx, error, run.err);
  }
  static_cast<OpPassManager &>(pm) = std::move(stored);
  return success();
}

/// Fills `pm` from the command line.
static LogicalResult buildPipeline(const PassFlags &flags,
                                   const PassRunContext &run, PassManager &pm) {
  PassTextError error;
  if (flags.pipeline && !flags.passes.empty()) {
    error.message = "'-pass-pipeline' option can't be used with individual "
                    "pass options";
    return report(pm.getContext(), error, run.err);
  }
  if (flags.pipeline) {
    if (succeeded(parsePassPipeline(*flags.pipeline, run.registry, pm, error)))
      return success();
    return report(pm.getContext(), error, run.err);
  }
  for (const PassFlags::NamedPass &pass : flags.passes)
    if (failed(run.registry.addTo(pm, pass.argument, pass.options, error)))
      return report(pm.getContext(), error, run.err);
  return success();
}

namespace {
/// A file that says what went wrong when it is closed.
class TreeFile : public llvm::raw_fd_ostream {
public:
  TreeFile(StringRef path, std::error_code &ec, raw_ostream &err)
      : raw_fd_ostream(path, ec), path(path), err(err), isOpen(!ec) {}
  ~TreeFile() override {
    if (isOpen)
      close();
    if (has_error())
      err << "Error while writing file " << path << ": " << error().message()
          << '\n';
    clear_error();
  }

private:
  std::string path;
  raw_ostream &err;
  bool isOpen;
};
} // namespace

/// Makes the files of `--mlir-print-ir-tree-dir`.
static std::function<std::unique_ptr<raw_ostream>(StringRef)>
makeTreeOpener(std::string root, raw_ostream &err) {
  return [root = std::move(root),
          &err](StringRef path) -> std::unique_ptr<raw_ostream> {
    SmallVector<char, 128> full(root.begin(), root.end());
    llvm::sys::path::append(full, path);
    StringRef file(full.data(), full.size());
    StringRef folder = llvm::sys::path::parent_path(file);
    if (std::error_code ec = llvm::sys::fs::create_directories(folder)) {
      err << "Error while creating directory " << folder << ": " << ec.message()
          << '\n';
      return nullptr;
    }
    std::error_code ec;
    auto os = std::make_unique<TreeFile>(file, ec, err);
    if (!ec)
      return os;
    err << "Error while opening file " << file << ": " << ec.message() << '\n';
    return nullptr;
  };
}

static LogicalResult addInstrumentations(const PassFlags &flags,
                                         const PassRunContext &run,
                                         PassManager &pm) {
  Context *ctx = pm.getContext();
  if (flags.localReproducer && !flags.crashReproducer.empty() &&
      ctx->isMultithreadingEnabled())
    return emitError(ctx, Location(),
                     "Local crash reproduction may not be used without "
                     "disabling mutli-threading first.");
  if (flags.printing.moduleScope && ctx->isMultithreadingEnabled())
    return emitError(ctx, Location(),
                     "IR print for module scope can't be setup on a "
                     "pass-manager without disabling multi-threading first.\n");
  if (!flags.crashReproducer.empty())
    enableCrashReproducer(pm, makeReproducerFile(flags.crashReproducer),
                          flags.localReproducer);
  IRPrintingOptions printing = flags.printing;
  if (!flags.printTreeDir.empty())
    printing.openFile = makeTreeOpener(flags.printTreeDir, run.err);
  if (!printing.isEnabled())
    enablePassProgress(pm);
  enableIRPrinting(pm, std::move(printing));
  // The innermost, so that it does not measure the others.
  if (run.timing)
    enableTiming(pm, *run.timing);
  return success();
}

/// Writes `op` with the pipeline. Failure to do so is no failure of the run.
static void writeReproducer(StringRef path, const PassRunContext &run,
                            const PassManager &pm, Operation *op) {
  std::string error;
  std::unique_ptr<OutputFile> file = OutputFile::open(path, error);
  if (!file) {
    run.err << error << '\n';
    return;
  }
  std::string pipeline;
  llvm::raw_string_ostream text(pipeline);
  pm.printAsTextualPipeline(text);
  text.flush();
  std::vector<ExternalResource> resources = makeReproducerResources(
      pipeline, !pm.getContext()->isMultithreadingEnabled(),
      pm.getVerifyEach() != VerifyEach::None);
  PrintingFlags flags = run.printing;
  flags.externalResources = &resources;
  printAnyIR(op, file->os(), flags);
  if (failed(file->keep(error)) && !error.empty())
    run.err << error << '\n';
}

LogicalResult strata::runPasses(const PassFlags &flags,
                                const PassRunContext &run, Operation *op) {
  Context *ctx = op->getContext();
  PassManager pm(ctx, op->getName().getStringRef(),
                 OpPassManager::Nesting::Implicit);
  pm.setVerifyEach(flags.verifyEach);
  if (flags.runReproducer && failed(applyReproducer(run, pm)))
    return failure();
  if (failed(buildPipeline(flags, run, pm)))
    return failure();
  if (flags.dumpPipeline)
    pm.dump(run.err);
  pm.setOutputStream(run.err);
  pm.setPrintingFlags(run.printing);
  if (failed(addInstrumentations(flags, run, pm)))
    return failure();
  if (!flags.reproducer.empty())
    writeReproducer(flags.reproducer, run, pm, op);
  if (run.trace)
    run.trace->beginRun(pm, op);
  LogicalResult result = pm.run(op);
  if (run.trace)
    run.trace->endRun(op, result);
  if (flags.statistics)
    printPassStatistics(pm, run.err, *flags.statistics);
  if (succeeded(result) && run.warnOfUnused && flags.pipeline)
    warnOfUnusedPipelines(pm, op);
  return result;
}
