// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/ReproducerFile.h"

#include "strata/Tooling/DiagnosticPrinter.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

#include <atomic>
#include <cstdio>
#include <cstring>
#include <unistd.h>

using namespace strata;
namespace fs = llvm::sys::fs;

namespace {
/// What the signal handler needs, as plain characters. Two messages take turns,
/// so that one is whole at any time.
struct CrashState {
  static constexpr size_t PathSize = 4096, MessageSize = 16384;
  char path[PathSize], temporary[PathSize];
  char messages[2][MessageSize];
  /// The message that counts; null while no pass runs.
  std::atomic<const char *> message{nullptr};
};
} // namespace

/// Lives for ever: handlers cannot be removed.
static CrashState &getCrashState() {
  static CrashState *state = new CrashState();
  return *state;
}

/// Runs in a signal handler.
static void onCrash(void *data) {
  auto &state = *static_cast<CrashState *>(data);
  const char *message = state.message.load();
  if (!message)
    return;
  if (state.temporary[0])
    (void)std::rename(state.temporary, state.path);
  (void)!write(2, message, std::strlen(message));
  _exit(1);
}

namespace {
class ReproducerFile {
public:
  explicit ReproducerFile(StringRef path) : path(path) {
    static bool isInstalled = [] {
      llvm::sys::AddSignalHandler(onCrash, &getCrashState());
      return true;
    }();
    (void)isInstalled;
  }
  ~ReproducerFile() {
    setRunning("");
    discard();
  }
  LogicalResult prepare(StringRef text, std::string &error);
  LogicalResult keep(std::string &error);
  void discard();
  void setRunning(StringRef message);

private:
  static void copyTo(char *target, size_t size, StringRef text) {
    size_t length = std::min(text.size(), size - 1);
    std::memcpy(target, text.data(), length);
    target[length] = 0;
  }
  LogicalResult refuse(std::string &error, std::error_code ec) {
    error = "cannot open output file '" + path + "': " + ec.message();
    return failure();
  }
  std::string path, temporary;
};
} // namespace

LogicalResult ReproducerFile::prepare(StringRef text, std::string &error) {
  discard();
  int fd;
  SmallVector<char, 128> name;
  if (std::error_code ec =
          fs::createUniqueFile(path + ".tmp-%%%%%%%%", fd, name, fs::OF_None,
                               fs::all_read | fs::all_write))
    return refuse(error, ec);
  temporary.assign(name.begin(), name.end());
  CrashState &state = getCrashState();
  copyTo(state.path, CrashState::PathSize, path);
  copyTo(state.temporary, CrashState::PathSize, temporary);
  llvm::raw_fd_ostream os(fd, /*shouldClose=*/true);
  os << text;
  os.close();
  if (!os.has_error())
    return success();
  std::error_code ec = os.error();
  os.clear_error();
  return refuse(error, ec);
}

LogicalResult ReproducerFile::keep(std::string &error) {
  if (std::error_code ec = fs::rename(temporary, path))
    return refuse(error, ec);
  temporary.clear();
  getCrashState().temporary[0] = 0;
  return success();
}

void ReproducerFile::discard() {
  if (!temporary.empty())
    fs::remove(temporary);
  temporary.clear();
  getCrashState().temporary[0] = 0;
}

void ReproducerFile::setRunning(StringRef message) {
  CrashState &state = getCrashState();
  if (message.empty()) {
    state.message = nullptr;
    return;
  }
  char *next = state.message.load() == state.messages[0] ? state.messages[1]
                                                         : state.messages[0];
  copyTo(next, CrashState::MessageSize, message);
  state.message = next;
}

/// What is said when `what`, which runs on `op`, crashes.
static std::string makeMessage(Operation *op, StringRef what, StringRef name) {
  std::string place = "<unknown>:0";
  if (auto position = findFilePosition(op->getLoc(), op->getContext()))
    place = (position->file + ":" + Twine(position->line) + ":" +
             Twine(position->column))
                .str();
  return (place +
          ": error: Failures have been detected while processing an MLIR pass "
          "pipeline\n" +
          place + ": note: Pipeline failed while executing " + what +
          ": reproducer generated at `" + name + "`\n")
      .str();
}

CrashReproducerTarget strata::makeReproducerFile(StringRef path) {
  auto file = std::make_shared<ReproducerFile>(path);
  CrashReproducerTarget target;
  target.name = path.str();
  target.prepare = [file](StringRef text, std::string &error) {
    return file->prepare(text, error);
  };
  target.keep = [file](std::string &error) { return file->keep(error); };
  target.discard = [file] { file->discard(); };
  target.setRunning = [file, name = target.name](Operation *op,
                                                 StringRef what) {
    file->setRunning(op ? makeMessage(op, what, name) : "");
  };
  return target;
}
