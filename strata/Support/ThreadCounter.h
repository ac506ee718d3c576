// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers and a pointer that each thread has, which limit recursion through hooks. They
// are together in one source, which is compiled for shared libraries.
#ifndef STRATA_SUPPORT_THREADCOUNTER_H
#define STRATA_SUPPORT_THREADCOUNTER_H

namespace strata::detail {

enum class ThreadCounter : unsigned char {
  FormatDepth,
  ParameterVerifierDepth
};

/// The counter of the calling thread; 0 at first.
unsigned &getThreadCounter(ThreadCounter counter);

/// The operation that rules fold on the calling thread, as Rewrite keeps it; null at first.
const void *&getFoldedOperation();

} // namespace strata::detail

#endif // STRATA_SUPPORT_THREADCOUNTER_H
