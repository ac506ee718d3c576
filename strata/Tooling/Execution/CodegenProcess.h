// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Starts `strata-codegen`, sends it one request, and returns the outcome
// (docs/decisions/0021):
//
//   auto process = CodegenProcess::start(error);      // before the input is read
//   request.program = process->add(llvmIR);
//   if (failed(process->call(request, response, error)))
//
// `error` is the text of a message, with a place if it has one and `error:`.
#ifndef STRATA_TOOLING_EXECUTION_CODEGENPROCESS_H
#define STRATA_TOOLING_EXECUTION_CODEGENPROCESS_H

#include "strata/CodegenProtocol/Protocol.h"

#include <memory>
#include <string>
#include <sys/types.h>

namespace strata {

/// Memory that the other process maps, too. Grows; parts stay where they are.
class SharedMemory {
public:
  SharedMemory() = default;
  SharedMemory(const SharedMemory &) = delete;
  SharedMemory &operator=(const SharedMemory &) = delete;
  ~SharedMemory();

  /// Fails with the reason in `error`.
  LogicalResult open(std::string &error);
  /// A new part of `size` zero bytes, followed by at least one more byte. Null
  /// if there is no memory.
  char *allocate(uint64_t size, codegen::MemoryRange &range);
  int getDescriptor() const { return descriptor; }
  uint64_t getSize() const { return size; }

private:
  int descriptor = -1;
  uint64_t size = 0;
  std::vector<std::pair<void *, size_t>> mappings;
};

class CodegenProcess {
public:
  /// Null, with the reason in `error`, if the program is not found or cannot run.
  static std::unique_ptr<CodegenProcess> start(std::string &error);
  /// Ends the process.
  ~CodegenProcess();

  SharedMemory &getMemory() { return memory; }
  /// Copies bytes to the memory.
  FailureOr<codegen::MemoryRange> add(StringRef bytes, std::string &error);
  /// Sends the one request, calls `meanwhile`, and waits for the end of the process.
  LogicalResult call(codegen::Request &request, codegen::Response &response,
                     std::string &error,
                     function_ref<void()> meanwhile = nullptr);

private:
  CodegenProcess() = default;
  /// Reads messages to the end. False without a response.
  bool receive(codegen::Response &response);
  std::string describeEnd(const codegen::Request &request);

  SharedMemory memory;
  pid_t process = 0;
  int channel = -1;
  std::optional<codegen::Fault> fault;
  codegen::FaultPlace place;
};

} // namespace strata

#endif // STRATA_TOOLING_EXECUTION_CODEGENPROCESS_H
