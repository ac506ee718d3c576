// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/ReproducerFile.h"

#include "strata/Tooling/Common/DiagnosticPrinter.h"
#include "strata/Tooling/Common/OutputFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Signals.h"

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

using namespace strata;
namespace fs = llvm::sys::fs;

namespace {
/// The data for the signal handler, as plain characters. Two messages take
/// turns, so that one is complete at any time.
struct CrashState {
  static constexpr size_t PathSize = 4096, MessageSize = 16384;
  char path[PathSize], temporary[PathSize];
  bool isStdout = false, isDirect = false;
  /// The reproducer; null if there is none.
  std::atomic<const std::string *> text{nullptr};
  char messages[2][MessageSize];
  /// The message that counts; null while no pass runs.
  std::atomic<const char *> message{nullptr};

  int write() const;
};
} // namespace

/// 0, or the error number. Safe in a signal handler.
static int writeAll(int fd, const char *text, size_t size) {
  while (size) {
    ssize_t written = write(fd, text, size);
    if (written < 0 && errno == EINTR)
      continue;
    if (written < 0)
      return errno;
    text += written;
    size -= size_t(written);
  }
  return 0;
}

/// Writes the text to its place; returns 0, or the error number. Safe in a
/// signal handler.
int CrashState::write() const {
  const std::string &contents = *text.load();
  if (isStdout)
    return writeAll(1, contents.data(), contents.size());
  // Do not block on a pipe without a reader.
  int flags = O_WRONLY | O_CLOEXEC;
  int fd = isDirect ? open(path, flags | O_NONBLOCK)
                    : open(temporary, flags | O_CREAT | O_EXCL, 0666);
  if (fd < 0)
    return errno;
  if (isDirect)
    (void)fcntl(fd, F_SETFL, O_WRONLY);
  int error = writeAll(fd, contents.data(), contents.size());
  if (close(fd) && !error)
    error = errno;
  if (isDirect)
    return error;
  if (!error && std::rename(temporary, path))
    error = errno;
  if (error)
    (void)unlink(temporary);
  return error;
}

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
  bool isWritten = state.text.load() && state.write() == 0;
  (void)writeAll(2, message, std::strlen(message));
  constexpr char notWritten[] = "note: the reproducer could not be written\n";
  if (!isWritten)
    (void)writeAll(2, notWritten, sizeof(notWritten) - 1);
  _exit(1);
}

namespace {
class ReproducerFile {
public:
  explicit ReproducerFile(StringRef path);
  ~ReproducerFile() {
    setRunning("");
    getCrashState().text = nullptr;
  }
  void push(std::string text);
  void pop();
  LogicalResult keep(std::string &error);
  void setRunning(StringRef message);

private:
  static void copyTo(char *target, size_t size, StringRef text) {
    size_t length = std::min(text.size(), size - 1);
    std::memcpy(target, text.data(), length);
    target[length] = 0;
  }
  std::string path;
  /// The last one is that of the state.
  std::vector<std::unique_ptr<const std::string>> texts;
};
} // namespace

ReproducerFile::ReproducerFile(StringRef path) : path(path) {
  static bool isInstalled = [] {
    llvm::sys::AddSignalHandler(onCrash, &getCrashState());
    return true;
  }();
  (void)isInstalled;
  CrashState &state = getCrashState();
  OutputPlace place = findOutputPlace(path);
  state.isStdout = path == "-";
  state.isDirect = place.isDirect;
  SmallVector<char, 128> temporary;
  fs::createUniquePath(place.path + ".tmp-%%%%%%%%", temporary,
                       /*MakeAbsolute=*/false);
  copyTo(state.path, CrashState::PathSize, place.path);
  copyTo(state.temporary, CrashState::PathSize,
         StringRef(temporary.data(), temporary.size()));
}

void ReproducerFile::push(std::string text) {
  texts.push_back(std::make_unique<const std::string>(std::move(text)));
  getCrashState().text = texts.back().get();
}

void ReproducerFile::pop() {
  CrashState &state = getCrashState();
  bool isKept = !state.text.load();
  state.text =
      isKept || texts.size() < 2 ? nullptr : texts[texts.size() - 2].get();
  texts.pop_back();
}

LogicalResult ReproducerFile::keep(std::string &error) {
  CrashState &state = getCrashState();
  int code = state.write();
  state.text = nullptr;
  if (!code)
    return success();
  error = "cannot open output file '" + path +
          "': " + std::error_code(code, std::generic_category()).message();
  return failure();
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

/// The message for a crash of `what`, which runs on `op`.
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
  target.push = [file](std::string text) { file->push(std::move(text)); };
  target.pop = [file] { file->pop(); };
  target.keep = [file](std::string &error) { return file->keep(error); };
  target.setRunning = [file, name = target.name](Operation *op,
                                                 StringRef what) {
    file->setRunning(op ? makeMessage(op, what, name) : "");
  };
  return target;
}
