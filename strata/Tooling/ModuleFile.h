// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A file with a module, opened to look at its symbols: of bytecode the bodies of
// functions are not decoded.
#ifndef STRATA_TOOLING_MODULEFILE_H
#define STRATA_TOOLING_MODULEFILE_H

#include "strata/Bytecode/BytecodeReader.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/Tooling/InputFile.h"

#include "llvm/ADT/DenseMap.h"

namespace strata {

/// Whether `op` has one region of one block, with symbols in it. What is not registered
/// is taken for a table if it looks like one.
bool isSymbolTable(Operation *op);

class ModuleFile {
public:
  /// Sets up `ctx` for all that the tool reads.
  explicit ModuleFile(Context &ctx);
  ~ModuleFile();
  /// Opens `path`, or the standard input if it is `-`. Fails after a message to
  /// llvm::errs(). The diagnostics of `ctx` are printed there until this is destroyed.
  LogicalResult open(StringRef path);

  Context &getContext() { return ctx; }
  /// The module of the file, or one around what is in it. It is a symbol table.
  ModuleOp getModule() { return top.get(); }
  /// Null if the file is text.
  BytecodeReader *getReader() { return reader.get(); }
  uint64_t getSize() const { return input->getText().size(); }
  /// The bytes that a symbol takes in the file: its text, or its regions in bytecode.
  std::optional<uint64_t> getSize(Operation *symbol) const;
  /// The operations in the regions of `op`.
  FailureOr<uint64_t> countOperations(Operation *op);
  /// Decodes `op` whole.
  LogicalResult materialize(Operation *op);
  /// Decodes the regions of a symbol table, but not those of the symbols in it.
  LogicalResult enter(Operation *table);

private:
  LogicalResult openBytecode();
  LogicalResult openText();

  Context &ctx;
  std::unique_ptr<InputFile> input;
  std::unique_ptr<BytecodeReader> reader;
  OwningOpRef<ModuleOp> top;
  llvm::DenseMap<Operation *, uint64_t> sizes;
};

} // namespace strata

#endif // STRATA_TOOLING_MODULEFILE_H
