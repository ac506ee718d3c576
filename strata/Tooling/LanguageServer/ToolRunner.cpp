// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/LanguageServer/ToolRunner.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>

using namespace strata;
using lsp::ToolResult;
using lsp::ToolRun;
using lsp::ToolStage;

extern char **environ;

/// An address in this program, by which its path is found.
static int addressInProgram;

static std::string getProgram(const ToolStage &stage) {
  if (!stage.isFileCheck)
    return llvm::sys::fs::getMainExecutable("strata", &addressInProgram);
  // Packages of LLVM have names with versions.
  for (StringRef name : {"FileCheck", "FileCheck-22", "FileCheck-21",
                         "FileCheck-20", "FileCheck-19"})
    if (auto path = llvm::sys::findProgramByName(name))
      return *path;
  return "";
}

namespace {
/// A pipeline that is executed.
class Pipeline {
public:
  Pipeline(const ToolRun &run, ArrayRef<std::string> options,
           const std::atomic<bool> &isStopped)
      : run(run), options(options), isStopped(isStopped) {}
  ~Pipeline() {
    if (!folder.empty())
      (void)llvm::sys::fs::remove_directories(folder);
  }
  ToolResult execute();

private:
  bool prepare();
  std::vector<std::string> getArguments(const ToolStage &stage) const;
  pid_t start(size_t number, StringRef program);
  bool wait(pid_t child, StringRef output, int &status);
  std::string read(StringRef name) const;
  std::string getPath(StringRef name) const {
    return (folder + "/" + name).str();
  }
  static std::string getOutput(size_t stage) {
    return "output" + std::to_string(stage);
  }

  const ToolRun &run;
  ArrayRef<std::string> options;
  const std::atomic<bool> &isStopped;
  llvm::SmallString<128> folder;
  std::string input;
  std::string failure;
  std::chrono::steady_clock::time_point end;
};
} // namespace

/// Makes the folder with the text.
bool Pipeline::prepare() {
  if (llvm::sys::fs::createUniqueDirectory("strata-lsp", folder)) {
    failure = "cannot create a temporary folder\n";
    return false;
  }
  // Messages show the name of the document.
  input = llvm::sys::path::filename(run.path).str();
  if (input.empty() || input == "." || input == "..")
    input = "input.mlir";
  std::error_code error;
  llvm::raw_fd_ostream file(getPath(input), error);
  file << run.text;
  file.close();
  if (error || file.has_error()) {
    file.clear_error();
    failure = "cannot write a temporary file\n";
    return false;
  }
  return true;
}

std::string Pipeline::read(StringRef name) const {
  auto buffer = llvm::MemoryBuffer::getFile(getPath(name));
  return buffer ? (*buffer)->getBuffer().str() : "";
}

/// Puts `value` in place of `name`.
static void substitute(std::string &text, StringRef name, StringRef value) {
  for (size_t at = text.find(name.str()); at != std::string::npos;
       at = text.find(name.str(), at + value.size()))
    text.replace(at, name.size(), value.str());
}

std::vector<std::string> Pipeline::getArguments(const ToolStage &stage) const {
  std::vector<std::string> arguments = stage.arguments;
  StringRef folderOfFile = llvm::sys::path::parent_path(run.path);
  for (std::string &argument : arguments) {
    substitute(argument, "%S", folderOfFile);
    // A name that begins with `-` is no option.
    substitute(argument, "%s", "./" + input);
  }
  if (stage.isFileCheck)
    return arguments;
  // `analyze` has commands of its own, and reads the dialects that are bundled.
  if (arguments.front() != "analyze")
    arguments.insert(arguments.begin() + 1, options.begin(), options.end());
  return arguments;
}

/// Starts stage `number` in the folder, in a process group of its own; -1 on errors.
pid_t Pipeline::start(size_t number, StringRef program) {
  const ToolStage &stage = run.stages[number];
  std::vector<std::string> arguments = getArguments(stage);
  arguments.insert(arguments.begin(),
                   stage.isFileCheck ? "FileCheck" : "strata");
  std::vector<char *> argv;
  for (std::string &argument : arguments)
    argv.push_back(argument.data());
  argv.push_back(nullptr);
  std::string in = stage.readsText ? getPath(input)
                   : number        ? getPath(getOutput(number - 1))
                                   : "/dev/null";
  std::string out = getPath(getOutput(number)), err = getPath("errors");
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_addopen(&actions, 0, in.c_str(), O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, out.c_str(),
                                   O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (stage.mergesErrors)
    posix_spawn_file_actions_adddup2(&actions, 1, 2);
  else
    posix_spawn_file_actions_addopen(&actions, 2, err.c_str(),
                                     O_WRONLY | O_CREAT | O_APPEND, 0600);
  posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  pid_t child = -1;
  if (posix_spawn(&child, program.str().c_str(), &actions, &attributes,
                  argv.data(), environ))
    child = -1;
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return child;
}

/// Waits for a process; false if it was ended because of a limit, or at the end of the
/// server.
bool Pipeline::wait(pid_t child, StringRef output, int &status) {
  constexpr std::chrono::milliseconds Interval(5);
  constexpr uint64_t MaxOutput = 64 << 20;
  while (!waitpid(child, &status, WNOHANG)) {
    uint64_t size = 0;
    if (llvm::sys::fs::file_size(output, size))
      size = 0;
    bool isLate = std::chrono::steady_clock::now() > end;
    if (isLate || isStopped || size > MaxOutput) {
      ::kill(-child, SIGKILL);
      waitpid(child, &status, 0);
      failure = isLate ? "ended: it took more than 20 seconds\n"
                       : "ended: its output is too long\n";
      return false;
    }
    std::this_thread::sleep_for(Interval);
  }
  return true;
}

ToolResult Pipeline::execute() {
  constexpr std::chrono::seconds MaxTime(20);
  end = std::chrono::steady_clock::now() + MaxTime;
  ToolResult result;
  result.exitCode = 1;
  if (!prepare()) {
    result.errors = failure;
    return result;
  }
  bool isRight = true;
  for (size_t i = 0; i != run.stages.size(); ++i) {
    std::string program = getProgram(run.stages[i]);
    pid_t child = program.empty() ? -1 : start(i, program);
    int status = 0;
    if (child < 0)
      failure = run.stages[i].isFileCheck ? "FileCheck is not in the PATH\n"
                                          : "cannot start strata\n";
    if (child < 0 || !wait(child, getPath(getOutput(i)), status)) {
      result.errors = read("errors") + failure;
      return result;
    }
    bool hasCrashed = !WIFEXITED(status);
    bool hasFailed = hasCrashed || WEXITSTATUS(status) != 0;
    isRight &= hasFailed == run.stages[i].isFailureExpected && !hasCrashed;
  }
  result.exitCode = isRight ? 0 : 1;
  result.output = read(getOutput(run.stages.size() - 1));
  result.errors = read("errors");
  // The text is shown by its own name.
  substitute(result.errors, "./" + input, input);
  substitute(result.output, "./" + input, input);
  return result;
}

//===-- ToolRunner ---------------------------------------------------------===//

void ToolRunner::removeFinished() {
  llvm::erase_if(workers, [](Worker &worker) {
    if (!*worker.isDone)
      return false;
    worker.thread.join();
    return true;
  });
}

void ToolRunner::run(ToolRun run, std::vector<std::string> options,
                     std::function<void(ToolResult)> done) {
  constexpr size_t MaxRuns = 4;
  removeFinished();
  if (workers.size() >= MaxRuns || isStopped)
    return done({1, "", "too many commands are running\n"});
  auto isDone = std::make_shared<std::atomic<bool>>(false);
  std::thread thread([this, isDone, run = std::move(run),
                      options = std::move(options), done = std::move(done)] {
    done(Pipeline(run, options, isStopped).execute());
    *isDone = true;
  });
  workers.push_back({std::move(thread), isDone});
}

void ToolRunner::stop() {
  isStopped = true;
  for (Worker &worker : workers)
    worker.thread.join();
  workers.clear();
}
