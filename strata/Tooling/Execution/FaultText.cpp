// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Execution/FaultText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <csignal>
#include <cstring>

using namespace strata;
using namespace strata::codegen;

/// Describes the failed allocation whose null result the code may have used.
static std::string describeAllocation(const Fault &fault,
                                      const Request &request) {
  if (!fault.failedAllocation)
    return "";
  std::string text = "; an allocation of " +
                     std::to_string(fault.failedAllocation) +
                     " bytes had failed";
  if (uint64_t limit = request.call.maxMegabytes)
    text += ", with --max-memory=" + std::to_string(limit);
  return text;
}

static std::string describeSignal(const Fault &fault, const Request &request) {
  if (fault.isStackOverflow)
    return "stack overflow";
  switch (fault.signal) {
  case SIGFPE:
    return "division by zero, or overflow of a division (SIGFPE)";
  case SIGSEGV:
  case SIGBUS:
#if defined(SI_KERNEL)
    // The processor does not say which address, if it is no address.
    if (fault.address == 0 && fault.code == SI_KERNEL)
      return "access to memory at an invalid address (SIGSEGV)";
#endif
    return "access to memory at address 0x" +
           llvm::utohexstr(fault.address, /*LowerCase=*/true) +
           ", which is not the program's (" +
           (fault.signal == SIGBUS ? "SIGBUS)" : "SIGSEGV)");
  case SIGABRT:
    return "the program aborted (SIGABRT)";
  case SIGILL:
    return "a trap or an illegal instruction (SIGILL)";
  case SIGTRAP:
    return "a breakpoint or trap (SIGTRAP)";
  case SIGALRM:
    return "the program did not end within " +
           std::to_string(request.call.maxMilliseconds) + " ms";
  default:
    return std::string("signal ") + strsignal(fault.signal);
  }
}

std::string strata::describeFault(const Fault &fault, const FaultPlace &place,
                                  const Request &request) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (place.line) {
    os << place.file << ':' << place.line << ':';
    if (place.column)
      os << place.column << ':';
    os << ' ';
  }
  os << "error: ";
  if (fault.stage == Stage::Compiling)
    os << "'strata-codegen' failed while compiling: ";
  if (fault.stage == Stage::Importing)
    os << "'strata-codegen' failed while importing LLVM IR: ";
  os << describeSignal(fault, request);
  if (fault.stage == Stage::ReadingResults)
    os << " while the results of '@" << request.call.entry << "' were read";
  else if (!place.function.empty())
    os << (place.isCaller ? " in code called by function '@"
                          : " in function '@")
       << place.function << "'";
  os << describeAllocation(fault, request);
  return text;
}
