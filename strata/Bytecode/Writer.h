// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writing bytecode. The bytes depend on the IR alone, and are those of mlir-opt for
// the same producer.
//
//   if (failed(writeBytecode(op, os)))
//     return failure();
#ifndef STRATA_BYTECODE_WRITER_H
#define STRATA_BYTECODE_WRITER_H

#include "strata/Asm/Parser/Parser.h"

namespace strata {

class BytecodeReader;

struct BytecodeWriterConfig {
  /// The newest version.
  static constexpr uint64_t CurrentVersion = 6;
  /// The version of the format, which a reader must understand. Older versions
  /// hold less: docs/bytecode.md.
  uint64_t version = CurrentVersion;
  /// The producer written into the file; without a NUL byte.
  StringRef producer = "Strata";
  /// Names the resources of attributes, without their data.
  bool elideResourceData = false;
  /// Resources that are written in addition.
  ArrayRef<ExternalResource> externalResources = {};
  /// The reader that has left regions undecoded; null if there is none. Their
  /// bytes are copied, after the tables of that file with new entries, in its
  /// version. Regions that have been filled otherwise are encoded. If all
  /// regions are decoded, the bytes are those of any other writer.
  const BytecodeReader *source = nullptr;
};

/// Writes `op`, which has no operands, with all it contains. Fails after a
/// diagnostic, and may have written a part then, if the version does not exist,
/// or for IR that would not verify: an operand that is null or not defined
/// around its operation, a missing attribute. Memory is about that of the file.
/// Meanwhile no other thread may use `op` or write it: the order of the
/// operations in a block, which orders of uses depend on, is numbered on first
/// use.
LogicalResult writeBytecode(Operation *op, raw_ostream &os,
                            const BytecodeWriterConfig &config = {});

} // namespace strata

#endif // STRATA_BYTECODE_WRITER_H
