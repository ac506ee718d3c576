// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/Progress.h"

#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <string>

using namespace strata;

Progress::Progress(size_t total)
    : total(total),
      enabled(llvm::sys::Process::StandardErrIsDisplayed() && total > 1) {}

void Progress::advance() {
  size_t now = ++done;
  if (!enabled)
    return;
  std::lock_guard<std::mutex> lock(mutex);
  const unsigned width = 40;
  unsigned filled = unsigned(width * now / total);
  llvm::errs() << "\r[" << std::string(filled, '#')
               << std::string(width - filled, ' ') << "] " << now << "/"
               << total;
  llvm::errs().flush();
}

void Progress::clear() {
  if (enabled)
    llvm::errs() << "\r\033[K";
}
