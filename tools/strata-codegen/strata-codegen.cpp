// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The program that generates code for `strata run` and `strata compile`, which start it
// (docs/decisions/0021).
#include "strata/CodegenProtocol/Protocol.h"
#include "tools/strata-codegen/Server.h"

#include <csignal>
#include <cstdio>
#include <fcntl.h>
#if defined(__linux__)
#include <sys/prctl.h>
#endif

int main(int argc, char **) {
  using namespace strata::codegen;
  if (argc != 1 || fcntl(ChannelDescriptor, F_GETFD) < 0 ||
      fcntl(MemoryDescriptor, F_GETFD) < 0) {
    std::fputs("strata-codegen is started by 'strata run' and 'strata "
               "compile'\n",
               stderr);
    return 1;
  }
  // Processes that the program starts do not keep the channel open.
  fcntl(ChannelDescriptor, F_SETFD, FD_CLOEXEC);
  fcntl(MemoryDescriptor, F_SETFD, FD_CLOEXEC);
#if defined(__linux__)
  // Programs that do not terminate must not outlive their caller.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  signal(SIGPIPE, SIG_IGN);
  return serve();
}
