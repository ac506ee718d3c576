// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arguments and results of compiled functions: from text to the messages to
// strata-codegen, and back. The types are those that a function has before it
// is lowered, or those of the llvm dialect.
#ifndef STRATA_TOOLING_RUN_CALLVALUES_H
#define STRATA_TOOLING_RUN_CALLVALUES_H

#include "strata/Tooling/Execution/CodegenProcess.h"
#include "strata/Tooling/Execution/HostArray.h"

namespace strata {

/// The arguments and results of one call.
class CallValues {
public:
  CallValues(Context *ctx, SharedMemory &memory) : ctx(ctx), memory(memory) {}

  /// Adds the value of `text` to the arguments. Fails with a message in `error`.
  LogicalResult addArgument(StringRef text, Type type, std::string &error);
  /// Adds a result. Fails if results of the type cannot be read.
  LogicalResult addResult(Type type, std::string &error);
  /// Takes the arguments of the call.
  std::vector<codegen::Argument> takeArguments() {
    return std::move(arguments);
  }
  const std::vector<codegen::ResultShape> &getResultShapes() const {
    return shapes;
  }

  /// Prints the results, a line each.
  void printResults(ArrayRef<codegen::ResultValue> values, raw_ostream &os,
                    uint64_t maxElements = 0);
  /// Prints the arguments that are memrefs, as they are now.
  void printArrays(raw_ostream &os, uint64_t maxElements = 0);
  /// Writes results, and arguments that are memrefs, to files of numpy that are called
  /// `prefix` and `result0.npy`, `arg0.npy` and so on.
  LogicalResult saveArrays(ArrayRef<codegen::ResultValue> values,
                           StringRef prefix, std::string &error);

private:
  /// An argument in memory that the program may change.
  struct ArrayArgument {
    unsigned index;
    Type type;
    SmallVector<int64_t, 4> shape;
    char *data;
    uint64_t size;
  };
  LogicalResult addArray(HostArray array, Type type, codegen::ValueKind kind,
                         std::string &error);
  bool addResultLeaves(Type type);
  /// The array that begins with `values`, which are taken off.
  HostArray takeArray(ArrayRef<codegen::ResultValue> &values, Type type);
  void print(ArrayRef<codegen::ResultValue> &values, Type type, raw_ostream &os,
             uint64_t maxElements);

  Context *ctx;
  SharedMemory &memory;
  std::vector<codegen::Argument> arguments;
  std::vector<codegen::ResultShape> shapes;
  std::vector<ArrayArgument> arrays;
  std::vector<Type> resultTypes;
  unsigned numArguments = 0;
};

} // namespace strata

#endif // STRATA_TOOLING_RUN_CALLVALUES_H
