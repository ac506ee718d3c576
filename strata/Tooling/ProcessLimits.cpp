// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/ProcessLimits.h"

#include "strata/Support/LLVM.h"
#include "strata/Support/Thread.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Signals.h"

#include <chrono>
#include <new>
#include <thread>
#include <unistd.h>

using namespace strata;

/// Needs no memory.
[[noreturn]] static void exitWith(StringRef message) {
  (void)!write(2, message.data(), message.size());
  // Removes what would become an output file.
  llvm::sys::RunInterruptHandlers();
  _exit(1);
}

void strata::installProcessLimits(double seconds) {
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
