// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Links object files into this process, against libraries, the runtime functions
// (Runtime.h) and the C library, in this order. It can say from which function and line
// an address of the code came.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_LOADER_H
#define STRATA_TOOLS_STRATA_CODEGEN_LOADER_H

#include "strata/CodegenProtocol/Protocol.h"

#include <memory>

namespace llvm {
class MemoryBuffer;
}

namespace strata::codegen {

class Loader {
public:
  /// Prepares, before there is an object.
  Loader();
  ~Loader();

  /// Adds a library; relative paths without a folder are searched as the system does.
  LogicalResult addLibrary(StringRef path);
  /// Adds an object, which defines `function`. Functions are found in all objects.
  LogicalResult addObject(SmallVector<char, 0> bytes, StringRef name,
                          StringRef function);
  /// Links all objects.
  LogicalResult link();
  /// The address of a function; null after an error.
  void *find(StringRef symbol);
  /// The function and line of `programCounter`, or of the first of `stack` that may be an
  /// address to return to.
  FaultPlace findPlace(uint64_t programCounter, ArrayRef<uint64_t> stack) const;
  const std::string &getError() const { return error; }

private:
  struct Session;
  LogicalResult fail(const Twine &message);

  std::unique_ptr<Session> session;
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> objects;
  std::vector<std::string> functions;
  std::string error;
};

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_LOADER_H
