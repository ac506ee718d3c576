// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Explore/ExploreCommand.h"

#include "strata/Explore/ExplorePage.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Common/ProcessLifetime.h"
#include "strata/Tooling/Common/ProcessLimits.h"
#include "strata/Tooling/Explore/ExploreRun.h"
#include "strata/Tooling/Explore/ExploreServer.h"
#include "strata/Tooling/Opt/Opt.h"

#include "llvm/Support/CommandLine.h"

using namespace strata;
namespace cl = llvm::cl;

namespace {
/// Made when the command line is read, not at start-up.
struct ExploreFlags {
  cl::OptionCategory category{"strata explore options"};
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"),
                             cl::init("-"), cl::cat(category)};
  cl::opt<std::string> pipeline{"pass-pipeline", cl::desc("Passes to run"),
                                cl::value_desc("pipeline"), cl::cat(category)};
  cl::opt<std::string> output{"o", cl::desc("Output file"),
                              cl::value_desc("filename"), cl::init("-"),
                              cl::cat(category)};
  cl::opt<bool> timing{"timing",
                       cl::desc("Show the times of passes, which vary"),
                       cl::cat(category)};
  cl::opt<std::string> serve{
      "serve",
      cl::desc("Serve a page that runs pipelines to a browser on this machine, "
               "on a free port by default"),
      cl::value_desc("port"), cl::ValueOptional, cl::cat(category)};
  cl::opt<bool> allowUnregistered{
      "allow-unregistered-dialect",
      cl::desc("Allow operations of unknown dialects"), cl::cat(category)};
  cl::opt<bool> disableThreading{"mlir-disable-threading",
                                 cl::desc("Use one thread"), cl::cat(category)};
  DialectFileFlags dialectFiles{category};
};
} // namespace

static constexpr StringRef tool = "strata explore";

/// Writes the page, unless the input or the pipeline cannot be read.
static int writePage(const ExploreRequest &request,
                     const PassRegistry &registry, llvm::MemoryBuffer &buffer,
                     OutputFile &file) {
  ExploreResult result = runExplore(request, registry, buffer);
  llvm::errs() << result.messages;
  if (!result.hasData)
    return 1;
  writeExplorePage(result.data, file.os());
  std::string error;
  if (failed(file.keep(error)))
    return error.empty() ? 1 : reportError(tool, error);
  return result.hasSucceeded ? 0 : 1;
}

/// The port of --serve; 0 for any.
static LogicalResult parsePort(StringRef text, uint16_t &port) {
  if (text.empty()) {
    port = 0;
    return success();
  }
  if (!text.getAsInteger(10, port) && port)
    return success();
  reportError(tool, "expected a port from 1 to 65535 as --serve, found '" +
                        text + "'");
  return failure();
}

int strata::runExploreCommand(int argc, const char *const *argv) {
  ExploreFlags flags;
  cl::HideUnrelatedOptions(flags.category);
  parseCommandLine(
      argc, argv,
      "makes a page that shows what passes do: the IR before and after each, "
      "their\nrewrites, and the origin of operations (docs/explore.md)\n");
  bool isServer = flags.serve.getNumOccurrences();
  uint16_t port = 0;
  if (isServer && failed(parsePort(flags.serve, port)))
    return 1;
  if (isServer && flags.output.getNumOccurrences())
    return reportError(tool, "--serve writes no file; remove -o");
  if (!isServer && !flags.pipeline.getNumOccurrences())
    return reportError(tool, "no passes; use --pass-pipeline=PIPELINE, such as "
                             "'builtin.module(canonicalize,cse)'");
  ExploreRequest request;
  request.input = flags.input;
  request.pipeline = flags.pipeline;
  request.irdlFiles.assign(flags.dialectFiles.irdlFiles.begin(),
                           flags.dialectFiles.irdlFiles.end());
  request.dialectDirs.assign(flags.dialectFiles.dialectDirs.begin(),
                             flags.dialectFiles.dialectDirs.end());
  request.allowUnregistered = flags.allowUnregistered;
  request.hasTimes = flags.timing;
  request.disableThreading = flags.disableThreading;
  installProcessLimits(0);
  auto buffer = getDiskFiles().open(request.input);
  if (!buffer)
    return reportError(tool,
                       describeOpenError(request.input, buffer.getError()));
  PassRegistry registry;
  registerToolPasses(registry);
  registry.setToolName(tool);
  if (isServer)
    return serveExplore(request, registry, **buffer, port);
  std::string error;
  std::unique_ptr<OutputFile> file = OutputFile::open(flags.output, error);
  if (!file)
    return reportError(tool, error);
  int code = writePage(request, registry, **buffer, *file);
  // The IR may outlive the run.
  keepUntilExit(buffer->release());
  return code;
}
