// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/strata-codegen/Server.h"

#include "strata/CodegenProtocol/Channel.h"
#include "strata/Support/Stack.h"
#include "tools/strata-codegen/Compiler.h"
#include "tools/strata-codegen/Faults.h"
#include "tools/strata-codegen/Loader.h"
#include "tools/strata-codegen/Parts.h"
#include "tools/strata-codegen/Run.h"
#include "tools/strata-codegen/Stages.h"

#include "llvm/Support/ErrorHandling.h"

#include <sys/mman.h>
#include <unistd.h>

using namespace strata;
using namespace strata::codegen;

static void send(Response &response) {
  std::string bytes = encode(response);
  Header header{MessageKind::Response, 0, bytes.size()};
  // Nothing is sent to a reader that has exited.
  if (writeAll(ChannelDescriptor, &header, sizeof(header)))
    (void)writeAll(ChannelDescriptor, bytes.data(), bytes.size());
}

/// Code that LLVM cannot compile ends the process.
static void handleFatalError(void *, const char *reason, bool) {
  failCurrentPart();
  Response response;
  response.error = reason;
  send(response);
  _exit(1);
}

namespace {
/// One request.
class Server {
public:
  Server() { timer.end("start"); }
  /// Compiles, and runs on request. Fails with a message in the response.
  LogicalResult answer(const Request &request, char *memory,
                       Response &response);
  void addStages(Response &response) { response.stages = timer.take(); }
  void endWaiting() { timer.end("wait"); }

private:
  LogicalResult fail(Response &response, const std::string &error) {
    response.error = error.empty() ? "internal error" : error;
    return failure();
  }
  LogicalResult compileWhole(const Request &request, char *memory,
                             Response &response);
  LogicalResult load(const Request &request, std::vector<ProgramPart> parts);
  LogicalResult run(const Request &request, char *memory, Response &response);

  StageTimer timer;
  Compiler compiler;
  std::unique_ptr<Loader> loader = std::make_unique<Loader>();
  EntryLayout layout;
  std::vector<char> block;
};
} // namespace

LogicalResult Server::answer(const Request &request, char *memory,
                             Response &response) {
  StringRef program(memory + request.program.offset, request.program.size);
  const CompileOptions &options = request.options;
  if (options.product == Product::Dialect) {
    setFaultStage(Stage::Importing, nullptr);
    // LLVM's reader and verifier recurse over types and metadata.
    bool isImported = false;
    runOnNewStack([&] {
      prepareThreadForFaults();
      isImported =
          succeeded(compiler.import(program, request.programName,
                                    request.importOptions, response.output));
    });
    timer.end("import");
    return isImported ? success() : fail(response, compiler.getError());
  }
  if (options.product == Product::Run)
    return run(request, memory, response);
  if (failed(compiler.read(program, request.programName)) ||
      failed(compiler.setTarget(options)))
    return fail(response, compiler.getError());
  timer.end("read LLVM IR");
  compiler.optimize(options.optLevel);
  timer.end("optimize");
  SmallVector<char, 0> bytes;
  if (failed(compiler.write(options.product, bytes)))
    return fail(response, compiler.getError());
  timer.end("generate code");
  response.output.assign(bytes.begin(), bytes.end());
  return success();
}

LogicalResult Server::load(const Request &request,
                           std::vector<ProgramPart> parts) {
  for (const std::string &library : request.call.libraries)
    if (failed(loader->addLibrary(library)))
      return failure();
  for (ProgramPart &part : parts)
    if (failed(loader->addObject(std::move(part.object), request.programName,
                                 part.function)))
      return failure();
  LogicalResult linked = loader->link();
  timer.end("link");
  return linked;
}

LogicalResult Server::compileWhole(const Request &request, char *memory,
                                   Response &response) {
  StringRef program(memory + request.program.offset, request.program.size);
  if (failed(compiler.read(program, request.programName)) ||
      failed(compiler.setTarget(request.options)))
    return fail(response, compiler.getError());
  timer.end("read LLVM IR");
  std::string error;
  layout = EntryLayout();
  llvm::Module &module = compiler.getModule();
  if (failed(addEntryWrapper(module, request.call.entry, layout, error)) ||
      failed(makeBlock(request.call, layout, memory, block, error)))
    return fail(response, error);
  compiler.optimize(request.options.optLevel);
  timer.end("optimize");
  if (unsigned numParts = getNumParts(request, module); numParts > 1) {
    std::vector<ProgramPart> parts;
    LogicalResult compiled = compileParts(request, module, numParts, parts);
    timer.end("generate code in parts");
    if (succeeded(compiled) && succeeded(load(request, std::move(parts))))
      return success();
    loader = std::make_unique<Loader>();
  }
  std::vector<ProgramPart> parts(1);
  parts.front().function = CallSymbol;
  if (failed(compiler.write(Product::Object, parts.front().object)))
    return fail(response, compiler.getError());
  timer.end("generate code");
  return succeeded(load(request, std::move(parts)))
             ? success()
             : fail(response, loader->getError());
}

LogicalResult Server::run(const Request &request, char *memory,
                          Response &response) {
  StringRef program(memory + request.program.offset, request.program.size);
  unsigned numParts = getNumParts(request, program);
  bool isLoaded = false;
  if (numParts > 1) {
    std::vector<ProgramPart> parts;
    std::string ignored;
    isLoaded =
        succeeded(compileParts(request, program, numParts, layout, parts));
    timer.end("generate code in parts");
    isLoaded =
        isLoaded &&
        succeeded(makeBlock(request.call, layout, memory, block, ignored)) &&
        succeeded(load(request, std::move(parts)));
    if (!isLoaded)
      loader = std::make_unique<Loader>();
  }
  if (!isLoaded && failed(compileWhole(request, memory, response)))
    return failure();
  if (failed(
          runCall(request.call, layout, *loader, std::move(block), response)))
    return failure();
  timer.end("run");
  return success();
}

int codegen::serve() {
  installFaultHandlers();
  llvm::install_fatal_error_handler(handleFatalError);
  Server server;
  Announcement announcement;
  if (!readAll(ChannelDescriptor, &announcement, sizeof(announcement)))
    return 0;
  server.endWaiting();
  Response response;
  Request request;
  void *memory =
      announcement.version == ProtocolVersion
          ? mmap(nullptr, announcement.memorySize, PROT_READ | PROT_WRITE,
                 MAP_SHARED, MemoryDescriptor, 0)
          : MAP_FAILED;
  auto *bytes = static_cast<char *>(memory);
  MemoryRange range = announcement.request;
  if (memory == MAP_FAILED ||
      failed(decode(StringRef(bytes + range.offset, range.size), request))) {
    response.error = "'strata-codegen' is of another version than 'strata'";
    send(response);
    return 1;
  }
  bool isAnswered = succeeded(server.answer(request, bytes, response));
  server.addStages(response);
  send(response);
  // Exits without running destructors; the system frees the memory.
  _exit(isAnswered ? 0 : 1);
}
