// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/ProcessLimits.h"

#include "strata/Support/LLVM.h"
#include "strata/Support/Thread.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Signals.h"

#include <chrono>
#include <csignal>
#include <new>
#include <thread>
#include <unistd.h>

using namespace strata;

/// Needs no memory.
[[noreturn]] static void exitWith(StringRef message) {
  (void)!write(2, message.data(), message.size());
  // Removes partial output files.
  llvm::sys::RunInterruptHandlers();
  _exit(1);
}

/// A page of a mapped file that no longer exists.
static void handleBusError(int signal, siginfo_t *info, void *) {
  if (info->si_code == BUS_ADRERR)
    exitWith("error: an input file was truncated while it was read\n");
  struct sigaction action = {};
  action.sa_handler = SIG_DFL;
  sigaction(signal, &action, nullptr);
  raise(signal);
}

void strata::installProcessLimits(double seconds) {
  struct sigaction action = {};
  action.sa_sigaction = handleBusError;
  action.sa_flags = SA_SIGINFO;
  sigaction(SIGBUS, &action, nullptr);
  llvm::install_bad_alloc_error_handler(
      [](void *, const char *, bool) { exitWith("error: out of memory\n"); },
      nullptr);
  std::set_new_handler([] { exitWith("error: out of memory\n"); });
  if (seconds <= 0)
    return;
  Thread timer;
  bool started = timer.start([seconds] {
    std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
    exitWith("error: time limit of --max-time exceeded\n");
  });
  if (!started)
    exitWith("error: cannot start the --max-time watchdog thread\n");
  timer.detach();
}

uint64_t strata::getProcessMemory() {
  auto file = llvm::MemoryBuffer::getFileAsStream("/proc/self/statm");
  if (!file)
    return 0;
  // Pages of the address space, and those that are resident.
  StringRef pages = (*file)->getBuffer().split(' ').second.split(' ').first;
  uint64_t count = 0;
  return pages.getAsInteger(10, count)
             ? 0
             : count * uint64_t(sysconf(_SC_PAGESIZE));
}
