// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A job outlives its request where a part fails: its thread may be stopped in the middle of
// LLVM. docs/native-code.md has the measured times.
#include "tools/strata-codegen/Parts.h"

#include "strata/Support/Thread.h"
#include "tools/strata-codegen/Compiler.h"
#include "tools/strata-codegen/Faults.h"
#include "tools/strata-codegen/PartText.h"

#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

#include <condition_variable>
#include <deque>
#if defined(__GLIBC__)
#include <malloc.h>
#endif
#include <mutex>
#include <thread>
#include <unistd.h>

using namespace strata;
using namespace strata::codegen;

/// The minimal size of a part: a thread, a context and tables of metadata for
/// each part take about a millisecond, as long as compiling this many bytes.
static constexpr size_t MinPartBytes = size_t(64) << 10;
static constexpr size_t MinPartInstructions = 1000;
/// LLVM recurses over expressions.
static constexpr size_t StackBytes = size_t(64) << 20;
/// Memory that malloc gets from the system at once. Threads that get it by 128 KB wait for
/// each other: 49.4 ms in place of 45.0.
static constexpr int MallocStep = 16 << 20;

namespace {
struct Job;

/// Compiles one part.
struct PartJob {
  PartJob(Job &job, size_t begin, size_t end)
      : job(job), begin(begin), end(end) {}

  void run();
  LogicalResult compile();
  LogicalResult makeForeign(llvm::Module &module);

  Job &job;
  /// The functions of the part, as indices in the whole program.
  size_t begin, end;
  Compiler compiler;
  Thread thread;
  EntryLayout layout;
  bool hasEntry = false;
  ProgramPart result;
};

/// Parts that are compiled, and how many are done.
struct Job {
  Job(const Request &request, StringRef program)
      : request(request), program(program) {}

  void finish(bool isCompiled) {
    std::lock_guard lock(mutex);
    ++numDone;
    hasFailed |= !isCompiled;
    changed.notify_one();
  }

  const Request request;
  /// Text, with the bodies of its functions, or bitcode, which has none.
  StringRef program;
  std::vector<StringRef> bodies;
  std::deque<PartJob> parts;
  std::mutex mutex;
  std::condition_variable changed;
  size_t numDone = 0;
  bool hasFailed = false;
};
} // namespace

/// Set on threads that compile parts.
static thread_local PartJob *currentPart = nullptr;

void codegen::failCurrentPart() {
  if (!currentPart)
    return;
  currentPart->job.finish(false);
  // Locks and memory that LLVM holds here stay as they are to the end of the process.
  while (true)
    pause();
}

//===-- Modules --------------------------------------------------------------===//

/// Whether parts can refer to all of the others by name.
static bool isDivisible(const llvm::Module &module) {
  auto isNameless = [](const llvm::GlobalValue &value) {
    return !value.hasName() || value.isThreadLocal();
  };
  auto hasAddressedBlock = [](const llvm::Function &function) {
    return llvm::any_of(function, [](const llvm::BasicBlock &block) {
      return block.hasAddressTaken();
    });
  };
  return module.alias_empty() && module.ifunc_empty() &&
         module.getComdatSymbolTable().empty() &&
         module.getModuleInlineAsm().empty() &&
         !llvm::any_of(module.functions(), isNameless) &&
         !llvm::any_of(module.globals(), isNameless) &&
         !llvm::any_of(module.functions(), hasAddressedBlock);
}

/// Lets other parts refer to a value by its name.
static void makeVisible(llvm::GlobalValue &value) {
  if (!value.hasLocalLinkage())
    return;
  value.setLinkage(llvm::GlobalValue::ExternalLinkage);
  value.setVisibility(llvm::GlobalValue::HiddenVisibility);
}

static bool isMarked(const llvm::Function &function) {
  const llvm::Instruction &first = function.getEntryBlock().front();
  return first.hasMetadata(ForeignMarker);
}

/// Variables stay known, but one part defines them.
static void makeVariablesForeign(llvm::Module &module, bool isDefinedHere) {
  for (llvm::GlobalVariable &variable :
       llvm::make_early_inc_range(module.globals())) {
    bool isSpecial = variable.getName().starts_with("llvm.");
    makeVisible(variable);
    if (isDefinedHere || !variable.hasInitializer())
      continue;
    if (isSpecial && variable.use_empty())
      variable.eraseFromParent();
    else if (!isSpecial)
      variable.setLinkage(llvm::GlobalValue::AvailableExternallyLinkage);
  }
}

LogicalResult PartJob::makeForeign(llvm::Module &module) {
  size_t i = 0;
  for (llvm::Function &function : module) {
    if (function.isDeclaration())
      continue;
    bool isText = !job.bodies.empty();
    bool isForeign = isText ? isMarked(function) : i < begin || i >= end;
    ++i;
    bool isLocal = function.hasLocalLinkage();
    if (isForeign)
      function.deleteBody();
    else if (result.function.empty())
      result.function = function.getName();
    if (isLocal) {
      function.setLinkage(llvm::GlobalValue::ExternalLinkage);
      function.setVisibility(llvm::GlobalValue::HiddenVisibility);
    }
  }
  makeVariablesForeign(module, begin == 0);
  return success(!result.function.empty());
}

LogicalResult PartJob::compile() {
  bool isText = !job.bodies.empty();
  std::string text;
  if (isText)
    text = getPartText(job.program, job.bodies, begin, end);
  if (failed(compiler.read(isText ? StringRef(text) : job.program,
                           job.request.programName)))
    return failure();
  llvm::Module &module = compiler.getModule();
  if (!isDivisible(module))
    return failure();
  if (isText) {
    llvm::Function *entry = module.getFunction(job.request.call.entry);
    hasEntry = entry && !entry->isDeclaration() && !isMarked(*entry);
    std::string error;
    if (hasEntry &&
        failed(addEntryWrapper(module, job.request.call.entry, layout, error)))
      return failure();
  }
  if (failed(makeForeign(module)) ||
      failed(compiler.setTarget(job.request.options)))
    return failure();
  return compiler.write(Product::Object, result.object);
}

void PartJob::run() {
  prepareThreadForFaults();
  currentPart = this;
  bool isCompiled = succeeded(compile()) && !compiler.hasWarnings();
  currentPart = nullptr;
  job.finish(isCompiled);
}

//===-- Threads --------------------------------------------------------------===//

/// Compiles the parts, and waits for all or for an error.
static LogicalResult compile(Job &job, std::vector<ProgramPart> &parts) {
#if defined(__GLIBC__)
  mallopt(M_TOP_PAD, MallocStep);
#endif
  for (PartJob &part : job.parts)
    if (!part.thread.start([&part] { part.run(); }, StackBytes))
      return failure();
  std::unique_lock lock(job.mutex);
  job.changed.wait(
      lock, [&] { return job.hasFailed || job.numDone == job.parts.size(); });
  if (job.hasFailed)
    return failure();
  for (PartJob &part : job.parts)
    parts.push_back(std::move(part.result));
  return success();
}

/// A job lives as long as the process: where a part fails, others may still be compiled.
static Job &makeJob(const Request &request, StringRef program,
                    ArrayRef<uint64_t> sizes, unsigned numParts) {
  auto &job = *new Job(request, program);
  std::vector<size_t> begins = divideEvenly(sizes, numParts);
  begins.push_back(sizes.size());
  for (size_t i = 0; i + 1 < begins.size(); ++i) {
    PartJob &part = job.parts.emplace_back(job, begins[i], begins[i + 1]);
    part.compiler.collectWarnings();
  }
  return job;
}

static unsigned getNumParts(const Request &request, size_t size,
                            size_t minSize) {
  size_t processors = std::max(1u, std::thread::hardware_concurrency());
  size_t threads = std::min<size_t>(request.call.numThreads, processors);
  return unsigned(std::max<size_t>(1, std::min(threads, size / minSize)));
}

unsigned codegen::getNumParts(const Request &request, StringRef program) {
  bool isWhole = !request.isProgramPrinted || request.options.optLevel > 0;
  return isWhole ? 1 : ::getNumParts(request, program.size(), MinPartBytes);
}

unsigned codegen::getNumParts(const Request &request,
                              const llvm::Module &module) {
  if (request.options.optLevel == 0 || !isDivisible(module))
    return 1;
  return ::getNumParts(request, module.getInstructionCount(),
                       MinPartInstructions);
}

LogicalResult codegen::compileParts(const Request &request, StringRef program,
                                    unsigned numParts, EntryLayout &layout,
                                    std::vector<ProgramPart> &parts) {
  std::vector<StringRef> bodies = findBodies(program);
  std::vector<uint64_t> sizes;
  sizes.reserve(bodies.size());
  for (StringRef body : bodies)
    sizes.push_back(body.size());
  if (bodies.size() < 2)
    return failure();
  Job &job = makeJob(request, program, sizes, numParts);
  job.bodies = std::move(bodies);
  if (failed(compile(job, parts)))
    return failure();
  auto entry =
      llvm::find_if(job.parts, [](PartJob &part) { return part.hasEntry; });
  if (entry == job.parts.end())
    return failure();
  layout = entry->layout;
  return success();
}

LogicalResult codegen::compileParts(const Request &request,
                                    const llvm::Module &module,
                                    unsigned numParts,
                                    std::vector<ProgramPart> &parts) {
  std::vector<uint64_t> sizes;
  for (const llvm::Function &function : module)
    if (!function.isDeclaration())
      sizes.push_back(function.getInstructionCount());
  if (sizes.size() < 2)
    return failure();
  // Lives as long as the job.
  auto &bitcode = *new SmallVector<char, 0>;
  llvm::raw_svector_ostream os(bitcode);
  llvm::WriteBitcodeToFile(module, os);
  bitcode.push_back(0);
  StringRef bytes(bitcode.data(), bitcode.size() - 1);
  return compile(makeJob(request, bytes, sizes, numParts), parts);
}
