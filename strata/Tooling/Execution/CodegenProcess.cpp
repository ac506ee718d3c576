// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Execution/CodegenProcess.h"

#include "strata/CodegenProtocol/Channel.h"
#include "strata/Tooling/Execution/FaultText.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace strata;
using namespace strata::codegen;

extern char **environ;

static constexpr StringLiteral ProgramName = "strata-codegen";
/// Descriptors below are those of the new process.
static constexpr int FirstFreeDescriptor = 10;

//===-- Memory ---------------------------------------------------------------===//

/// A file without a name.
static int openMemory() {
#if defined(__linux__)
  return memfd_create("strata", MFD_CLOEXEC);
#else
  std::FILE *file = std::tmpfile();
  int descriptor = file ? dup(fileno(file)) : -1;
  if (file)
    std::fclose(file);
  return descriptor;
#endif
}

/// Duplicates a file descriptor to a number that the new process does not use.
static int moveDescriptor(int descriptor) {
  int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, FirstFreeDescriptor);
  close(descriptor);
  return moved;
}

LogicalResult SharedMemory::open(std::string &error) {
  descriptor = openMemory();
  if (descriptor >= 0)
    descriptor = moveDescriptor(descriptor);
  if (descriptor >= 0)
    return success();
  error =
      std::string("error: cannot make shared memory: ") + std::strerror(errno);
  return failure();
}

SharedMemory::~SharedMemory() {
  for (auto [address, bytes] : mappings)
    munmap(address, bytes);
  if (descriptor >= 0)
    close(descriptor);
}

char *SharedMemory::allocate(uint64_t bytes, MemoryRange &range) {
  static const uint64_t pageSize = llvm::sys::Process::getPageSizeEstimate();
  range = {size, bytes};
  uint64_t numBytes = llvm::alignTo(bytes + 1, pageSize);
  if (numBytes <= bytes || ftruncate(descriptor, off_t(size + numBytes)))
    return nullptr;
  void *address = mmap(nullptr, numBytes, PROT_READ | PROT_WRITE, MAP_SHARED,
                       descriptor, off_t(size));
  if (address == MAP_FAILED)
    return nullptr;
  mappings.push_back({address, numBytes});
  size += numBytes;
  return static_cast<char *>(address);
}

//===-- Start ----------------------------------------------------------------===//

/// The path of the program; empty if there is none.
static std::string findProgram() {
  if (const char *named = std::getenv("STRATA_CODEGEN"))
    return named;
  std::string self = llvm::sys::fs::getMainExecutable(
      nullptr, reinterpret_cast<void *>(&findProgram));
  StringRef folder = llvm::sys::path::parent_path(self);
  for (StringRef place : {".", "../libexec/strata"}) {
    SmallString<128> path(folder);
    llvm::sys::path::append(path, place, ProgramName);
    llvm::sys::path::remove_dots(path, /*remove_dot_dot=*/true);
    if (llvm::sys::fs::can_execute(path))
      return std::string(path);
  }
  auto found = llvm::sys::findProgramByName(ProgramName);
  return found ? *found : "";
}

/// Runs `program` with the two descriptors; an error number.
static int spawn(const std::string &program, int channel, int memory,
                 pid_t &process) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, channel, ChannelDescriptor);
  posix_spawn_file_actions_adddup2(&actions, memory, MemoryDescriptor);
  std::string name = ProgramName.str();
  char *arguments[] = {name.data(), nullptr};
  int result = posix_spawn(&process, program.c_str(), &actions, nullptr,
                           arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  return result;
}

std::unique_ptr<CodegenProcess> CodegenProcess::start(std::string &error) {
  std::string program = findProgram();
  if (program.empty()) {
    error = "error: cannot find 'strata-codegen', which generates code, beside "
            "'strata', in '../libexec/strata' and in PATH; STRATA_CODEGEN can "
            "name it";
    return nullptr;
  }
  std::unique_ptr<CodegenProcess> self(new CodegenProcess);
  if (failed(self->memory.open(error)))
    return nullptr;
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends)) {
    error = std::string("error: cannot make a socket: ") + std::strerror(errno);
    return nullptr;
  }
  self->channel = moveDescriptor(ends[0]);
  int other = moveDescriptor(ends[1]);
  int result =
      spawn(program, other, self->memory.getDescriptor(), self->process);
  close(other);
  if (result == 0)
    return self;
  self->process = 0;
  error = "error: cannot run '" + program + "': " + std::strerror(result);
  return nullptr;
}

CodegenProcess::~CodegenProcess() {
  if (channel >= 0)
    close(channel);
  if (process == 0)
    return;
  // The process has received no request, or its answer is not needed.
  kill(process, SIGKILL);
  waitpid(process, nullptr, 0);
}

//===-- Request and response -------------------------------------------------===//

FailureOr<MemoryRange> CodegenProcess::add(StringRef bytes,
                                           std::string &error) {
  MemoryRange range;
  if (char *place = memory.allocate(bytes.size(), range)) {
    std::memcpy(place, bytes.data(), bytes.size());
    return range;
  }
  error = "error: not enough shared memory";
  return failure();
}

/// Reads the bytes after a header. The process may run a program that writes
/// arbitrary data, so memory is allocated only for bytes that arrive.
static bool readBytes(int channel, uint64_t size, std::string &bytes) {
  constexpr uint64_t ChunkSize = uint64_t(1) << 20;
  while (bytes.size() < size) {
    size_t begin = bytes.size();
    bytes.resize(begin + std::min(size - begin, ChunkSize));
    if (!readAll(channel, bytes.data() + begin, bytes.size() - begin))
      return false;
  }
  return true;
}

bool CodegenProcess::receive(Response &response) {
  Header header;
  while (readAll(channel, &header, sizeof(header))) {
    std::string bytes;
    if (!readBytes(channel, header.size, bytes))
      return false;
    switch (header.kind) {
    case MessageKind::Response:
      return succeeded(decode(bytes, response));
    case MessageKind::FaultPlace:
      (void)decode(bytes, place);
      break;
    case MessageKind::Fault:
      if (bytes.size() == sizeof(Fault))
        std::memcpy(&fault.emplace(), bytes.data(), sizeof(Fault));
      break;
    }
  }
  return false;
}

std::string CodegenProcess::describeEnd(const Request &request) {
  int status = 0;
  pid_t ended;
  do
    ended = waitpid(process, &status, 0);
  while (ended < 0 && errno == EINTR);
  process = 0;
  if (fault)
    return describeFault(*fault, place, request);
  if (WIFSIGNALED(status))
    return std::string(
               "error: the process of the program was stopped by signal ") +
           std::to_string(WTERMSIG(status)) + " (" +
           strsignal(WTERMSIG(status)) + ")";
  return "error: the program ended its process with exit code " +
         std::to_string(WEXITSTATUS(status));
}

LogicalResult CodegenProcess::call(Request &request, Response &response,
                                   std::string &error,
                                   function_ref<void()> meanwhile) {
  Announcement announcement;
  auto range = add(encode(request), error);
  if (failed(range))
    return failure();
  announcement.request = *range;
  announcement.memorySize = memory.getSize();
  // A process that has ended already is seen when its answer is read.
  struct sigaction ignore = {}, old;
  ignore.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &ignore, &old);
  (void)writeAll(channel, &announcement, sizeof(announcement));
  sigaction(SIGPIPE, &old, nullptr);
  if (meanwhile)
    meanwhile();
  if (!receive(response)) {
    error = describeEnd(request);
    return failure();
  }
  if (response.error.empty())
    return success();
  // Messages of LLVM about its text have a place.
  bool hasPlace = StringRef(response.error).contains(": error: ");
  error = (hasPlace ? "" : "error: ") + response.error;
  return failure();
}
