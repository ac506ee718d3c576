// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The messages between `strata` and `strata-codegen` (docs/decisions/0021).
//
//   strata                                       strata-codegen
//     | starts it, with a channel (a socket) and    |
//     | memory that both map                        | sets up LLVM
//     | puts program, data and request into memory  |
//     |---- Announcement -------------------------->|
//     |                                             | compiles, runs
//     |<------------------------- Header + Response |
//
// In place of a response, code that is stopped by a signal sends a Fault, and then, if
// that still works, a FaultPlace. There is one request for each process.
#ifndef STRATA_CODEGENPROTOCOL_PROTOCOL_H
#define STRATA_CODEGENPROTOCOL_PROTOCOL_H

#include "strata/CodegenProtocol/Message.h"

namespace strata::codegen {

/// Changes with each change of the records.
constexpr uint32_t ProtocolVersion = 6;

/// The descriptors with which strata-codegen is started.
constexpr int ChannelDescriptor = 3, MemoryDescriptor = 4;

/// A part of the shared memory, in bytes.
struct MemoryRange {
  uint64_t offset = 0, size = 0;
};

/// The one message to strata-codegen. If none arrives, the process ends.
struct Announcement {
  uint32_t version = ProtocolVersion;
  uint32_t reserved = 0;
  /// An encoded Request.
  MemoryRange request;
  uint64_t memorySize = 0;
};

//===-- Requests -------------------------------------------------------------===//

enum class Product : uint8_t {
  Run,
  LLVMText,
  Bitcode,
  Assembly,
  Object,
  /// Text of the dialect `llvm`.
  Dialect
};

/// The options of a compilation.
struct CompileOptions {
  Product product = Product::Run;
  uint8_t optLevel = 0;
  /// Empty for this machine; for `cpu` empty is the oldest of the target, `native` this one.
  std::string triple, cpu, features;
};

/// How LLVM IR becomes text of the dialect.
struct ImportOptions {
  /// Intrinsics are called by their names.
  bool preferUnregisteredIntrinsics = false;
  /// Structs lose their names.
  bool structsAsLiterals = false;
  /// Composite types of debug information lose their elements.
  bool dropsCompositeElements = false;
  /// Whether to import also records of variables in front of calls of
  /// intrinsics.
  bool importsAllRecords = false;
};

/// How a value reaches a function. In machine code a memref is the two pointers, the
/// offset, the sizes and the strides, each a value of its own.
enum class ValueKind : uint8_t { Number, Pointer, MemRef };

struct Argument {
  ValueKind kind = ValueKind::Number;
  /// The bytes of a number or a vector.
  std::string bytes;
  /// The elements of a memref in row-major order, or the data that a pointer
  /// points to.
  MemoryRange data;
  std::vector<int64_t> sizes;
};

/// The type and the shape of a result.
struct ResultShape {
  ValueKind kind = ValueKind::Number;
  /// Bytes of a number, or of an element of a memref.
  uint64_t size = 0;
  uint32_t rank = 0;
};

struct Call {
  std::string entry;
  std::vector<Argument> arguments;
  std::vector<ResultShape> results;
  /// `results` is empty because the types are unknown. If the results are numbers and
  /// vectors of numbers, they are returned with their types.
  bool describesResults = false;
  std::vector<std::string> libraries;
  uint32_t repeats = 1;
  /// 0 is no limit.
  uint64_t maxMilliseconds = 0, maxMegabytes = 0;
  /// Threads that execute parallel loops, and that compile.
  uint32_t numThreads = 1;
};

struct Request {
  /// LLVM IR, as text or bitcode.
  MemoryRange program;
  /// The name of the program in messages.
  std::string programName;
  /// Whether it is text that Strata printed, in which functions are found by their lines.
  bool isProgramPrinted = false;
  CompileOptions options;
  ImportOptions importOptions;
  Call call;
};

//===-- Responses ------------------------------------------------------------===//

enum class MessageKind : uint32_t { Response, Fault, FaultPlace };

/// Stands before each message of strata-codegen.
struct Header {
  MessageKind kind = MessageKind::Response;
  uint32_t reserved = 0;
  uint64_t size = 0;
};

/// Time of the process and of its processor, for one step.
struct StageTime {
  std::string name;
  uint64_t nanoseconds = 0, cpuNanoseconds = 0;
};

struct ResultValue {
  /// A number, or the elements of a memref in row-major order.
  std::string bytes;
  std::vector<int64_t> sizes;
  /// The type, such as `vector<4xf32>`, if the call requests it.
  std::string type;
};

struct Response {
  /// Why there is nothing else; empty if all went well.
  std::string error;
  /// The compiled code.
  std::string output;
  std::vector<ResultValue> results;
  std::vector<StageTime> stages;
  /// The duration of each repeat of the call.
  std::vector<uint64_t> runNanoseconds;
};

enum class Stage : uint32_t { Compiling, Importing, Running, ReadingResults };

/// Sent by a signal handler as it is.
struct Fault {
  int32_t signal = 0, code = 0;
  Stage stage = Stage::Compiling;
  uint32_t isStackOverflow = 0;
  /// The addresses of the instruction and of its access.
  uint64_t programCounter = 0, address = 0;
  /// Bytes of an allocation that failed before; 0 if there is none.
  uint64_t failedAllocation = 0;
};

/// The place at which the code was stopped; unknown parts are empty or 0.
struct FaultPlace {
  std::string function, file;
  uint32_t line = 0, column = 0;
  /// Whether the fault was not in `function` itself, but in a callee that was
  /// not compiled here.
  bool isCaller = false;
};

//===-- Fields ---------------------------------------------------------------===//

template <typename Coder> void code(Coder &coder, MemoryRange &range) {
  coder(range.offset, range.size);
}
template <typename Coder> void code(Coder &coder, CompileOptions &options) {
  coder(options.product, options.optLevel, options.triple, options.cpu,
        options.features);
}
template <typename Coder> void code(Coder &coder, ImportOptions &options) {
  coder(options.preferUnregisteredIntrinsics, options.structsAsLiterals,
        options.dropsCompositeElements, options.importsAllRecords);
}
template <typename Coder> void code(Coder &coder, Argument &argument) {
  coder(argument.kind, argument.bytes, argument.data, argument.sizes);
}
template <typename Coder> void code(Coder &coder, ResultShape &shape) {
  coder(shape.kind, shape.size, shape.rank);
}
template <typename Coder> void code(Coder &coder, Call &call) {
  coder(call.entry, call.arguments, call.results, call.describesResults,
        call.libraries, call.repeats, call.maxMilliseconds, call.maxMegabytes,
        call.numThreads);
}
template <typename Coder> void code(Coder &coder, Request &request) {
  coder(request.program, request.programName, request.isProgramPrinted,
        request.options, request.importOptions, request.call);
}
template <typename Coder> void code(Coder &coder, StageTime &stage) {
  coder(stage.name, stage.nanoseconds, stage.cpuNanoseconds);
}
template <typename Coder> void code(Coder &coder, ResultValue &value) {
  coder(value.bytes, value.sizes, value.type);
}
template <typename Coder> void code(Coder &coder, Response &response) {
  coder(response.error, response.output, response.results, response.stages,
        response.runNanoseconds);
}
template <typename Coder> void code(Coder &coder, FaultPlace &place) {
  coder(place.function, place.file, place.line, place.column, place.isCaller);
}

} // namespace strata::codegen

#endif // STRATA_CODEGENPROTOCOL_PROTOCOL_H
