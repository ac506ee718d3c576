// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs each pipeline of a list on each of some files, for utils/check-all-passes.py:
//
//   strata-test-try-passes <pipelines> <first> <seconds> <file>...
//
// Each line of <pipelines> is a list of passes for modules. Pipeline j on file i is run number
// `i * pipelines + j`; runs before <first> are left out. All runs on a file start with the same IR
// in one Context. Each finding is a line `<kind> TAB <run> TAB <message>` on standard output. A
// line of kind `file` comes before the runs on a file that was read; `skipped` reports a file that
// cannot be read. After `crash` and `timeout`, a run or reading of more than <seconds>, the process
// ends with exit code 2.
#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Tooling/Common/ToolContext.h"
#include "strata/Tooling/Opt/Opt.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/xxhash.h"

#include <csignal>
#include <sys/time.h>
#include <unistd.h>

#include "TestPasses.h"

using namespace strata;

namespace {
/// The errors of a Context while it lives.
class ErrorCounter {
public:
  explicit ErrorCounter(Context &ctx)
      : handler(&ctx, [this](Diagnostic &diag) {
          if (diag.getSeverity() != DiagnosticSeverity::Error)
            return success();
          if (!count++)
            first = diag.str();
          return success();
        }) {}

  unsigned count = 0;
  std::string first;

private:
  ScopedDiagnosticHandler handler;
};

/// The runs on one file.
class FileRuns {
public:
  FileRuns(const PassRegistry &registry, ArrayRef<StringRef> pipelines,
           const itimerval &limit)
      : registry(registry), pipelines(pipelines), limit(limit) {
    setUpToolContext(ctx);
    ctx.allowUnregisteredDialects();
    ctx.disableMultithreading();
  }
  /// Does the runs `skipped`, ... on `path`; the first of the file is number `start`.
  void run(StringRef path, size_t start, size_t skipped);

private:
  void startTimer(size_t number);
  void run(StringRef pipeline, size_t number);
  /// Reads the text of `op`, if it was not read before; returns the error.
  std::string readBack(Operation *op);

  const PassRegistry &registry;
  ArrayRef<StringRef> pipelines;
  const itimerval &limit;
  Context ctx;
  OwningOpRef<> input;
  PrintingFlags flags;
  /// The hashes of texts that were read.
  llvm::DenseSet<uint64_t> readTexts;
};
} // namespace

/// The number of the current run, for the handlers of signals.
static volatile size_t currentRun;

static void report(StringRef kind, size_t number, StringRef message) {
  llvm::outs() << kind << '\t' << number << '\t' << message.split('\n').first
               << '\n';
}

std::string FileRuns::readBack(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  op->print(os, flags);
  if (!readTexts.insert(llvm::xxh3_64bits(text)).second)
    return "";
  ErrorCounter errors(ctx);
  OwningOpRef<> again = parseSourceString(text, ParserConfig(&ctx));
  return again ? "" : errors.count ? errors.first : "no error";
}

void FileRuns::run(StringRef pipeline, size_t number) {
  OwningOpRef<> copy(input->clone());
  PassManager pm(&ctx, "builtin.module", OpPassManager::Nesting::Implicit);
  PassTextError error;
  if (failed(parsePassElements(pipeline, registry, pm, error))) {
    report("refused", number, error.message);
    return;
  }
  ErrorCounter errors(ctx);
  if (failed(pm.run(copy.get()))) {
    std::string message = errors.first;
    if (!errors.count)
      report("silent", number, "");
    else if (failed(verify(copy.get())))
      report("rejected", number, message);
    return;
  }
  if (failed(verify(copy.get()))) {
    report("invalid", number, errors.first);
    return;
  }
  if (std::string error = readBack(copy.get()); !error.empty())
    report("unreadable", number, error);
}

/// From here on, crashes and the limit of time concern run `number`.
void FileRuns::startTimer(size_t number) {
  currentRun = number;
  setitimer(ITIMER_REAL, &limit, nullptr);
}

void FileRuns::run(StringRef path, size_t start, size_t skipped) {
  startTimer(start + skipped);
  {
    ErrorCounter errors(ctx);
    input = parseSourceFile(path, ParserConfig(&ctx));
  }
  report(input ? "file" : "skipped", start, path);
  llvm::outs().flush();
  if (!input)
    return;
  // The custom form of some IR cannot be read, as in mlir-opt.
  flags.generic = !readBack(input.get()).empty();
  for (size_t i = skipped; i < pipelines.size(); ++i) {
    startTimer(start + i);
    run(pipelines[i], start + i);
    llvm::outs().flush();
  }
}

/// Reports the signal that ends the process.
static void onSignal(int number) {
  const char *kind = number == SIGALRM ? "timeout\t" : "crash\t";
  char line[64];
  size_t size = 0;
  for (const char *c = kind; *c; ++c)
    line[size++] = *c;
  char digits[20];
  size_t numDigits = 0, rest = currentRun;
  do
    digits[numDigits++] = char('0' + rest % 10);
  while (rest /= 10);
  while (numDigits)
    line[size++] = digits[--numDigits];
  line[size++] = '\t';
  line[size++] = '\n';
  (void)!write(STDOUT_FILENO, line, size);
  _exit(2);
}

static void handleSignals() {
  static char stack[64 << 10];
  stack_t alternate = {};
  alternate.ss_sp = stack;
  alternate.ss_size = sizeof(stack);
  sigaltstack(&alternate, nullptr);
  struct sigaction action = {};
  action.sa_handler = onSignal;
  action.sa_flags = SA_ONSTACK;
  for (int number : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGALRM})
    sigaction(number, &action, nullptr);
}

int main(int argc, char **argv) {
  size_t first = 0, seconds = 0;
  if (argc < 5 || !llvm::to_integer(argv[2], first) ||
      !llvm::to_integer(argv[3], seconds)) {
    llvm::errs() << "usage: " << argv[0]
                 << " <pipelines> <first> <seconds> <file>...\n";
    return 1;
  }
  auto list = llvm::MemoryBuffer::getFile(argv[1]);
  if (!list) {
    llvm::errs() << argv[1] << ": " << list.getError().message() << '\n';
    return 1;
  }
  PassRegistry registry;
  registerToolPasses(registry);
  registerTestPasses(registry);
  SmallVector<StringRef, 0> pipelines;
  (*list)->getBuffer().split(pipelines, '\n', -1, /*KeepEmpty=*/false);
  handleSignals();
  itimerval limit = {};
  limit.it_value.tv_sec = time_t(seconds);
  for (size_t i = 0; i < size_t(argc - 4); ++i) {
    size_t start = i * pipelines.size();
    if (first < start + pipelines.size())
      FileRuns(registry, pipelines, limit)
          .run(argv[i + 4], start, first > start ? first - start : 0);
  }
  return 0;
}
