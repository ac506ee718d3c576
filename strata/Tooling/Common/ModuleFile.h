// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A file with a module, opened to list its symbols: bodies of functions in
// bytecode are not decoded.
#ifndef STRATA_TOOLING_COMMON_MODULEFILE_H
#define STRATA_TOOLING_COMMON_MODULEFILE_H

#include "strata/Bytecode/BytecodeReader.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/Tooling/Common/InputFile.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

namespace strata {

/// Whether `op` has one region of one block, with symbols in it. An
/// unregistered operation counts as a table if it has this form.
bool isSymbolTable(Operation *op);

/// In bytecode most symbols of a table are not even made into operations before `lookup`
/// finds them: they are known as outlines.
class ModuleFile {
public:
  /// Sets up `ctx` for all that the tool reads.
  explicit ModuleFile(Context &ctx);
  ~ModuleFile();
  /// Opens `path`, or the standard input if it is `-`. Text of an older version is read as
  /// --era=`era` says, if that is not empty. Fails after a message to llvm::errs(). The
  /// diagnostics of `ctx` are printed there until this is destroyed.
  LogicalResult open(StringRef path, StringRef era = "");

  Context &getContext() { return ctx; }
  /// The module of the file, or one around its operations. It is a symbol
  /// table.
  ModuleOp getModule() { return top.get(); }
  /// Null if the file is text.
  BytecodeReader *getReader() { return reader.get(); }
  /// The name of the file in messages.
  StringRef getName() const;
  uint64_t getSize() const { return input->getText().size(); }
  /// The bytes that a symbol takes in the file: its text, or its regions in bytecode.
  std::optional<uint64_t> getSize(Operation *symbol) const;
  /// The operations in the regions of `op`, without outlined ones and their
  /// contents.
  FailureOr<uint64_t> countOperations(Operation *op);
  /// Decodes `op` whole.
  LogicalResult materialize(Operation *op);
  /// Decodes the regions of a symbol table, but not those of the symbols in it.
  LogicalResult enter(Operation *table);
  /// Calls `onOperation` or `onOutline` for each operation in `op`, which has
  /// been entered, in the order of the file. Call it before `lookup`.
  void
  forEachOperation(Operation *op, function_ref<void(Operation *)> onOperation,
                   function_ref<void(const SymbolOutline &)> onOutline) const;
  /// The symbol `name` of a table that has been entered, null if there is none. It becomes
  /// an operation at the beginning of the table. Fails, after a diagnostic, if two symbols
  /// of the table have one name.
  FailureOr<Operation *> lookup(Operation *table, StringRef name);
  /// The names of the symbols of `table`; one may be there twice.
  SmallVector<StringRef> getSymbolNames(Operation *table) const;
  /// Moves the operations that `lookup` made to their places among the others.
  void placeSymbols();

private:
  struct Table;
  LogicalResult index(Operation *op, Table &table);
  LogicalResult makeSymbol(Operation *op, Table &table, size_t number);
  LogicalResult makeSymbols(Operation *op, Table &table);
  LogicalResult openBytecode();
  LogicalResult openText(StringRef era);

  Context &ctx;
  std::unique_ptr<InputFile> input;
  std::unique_ptr<BytecodeReader> reader;
  OwningOpRef<ModuleOp> top;
  llvm::DenseMap<Operation *, uint64_t> sizes;
  llvm::MapVector<Operation *, std::unique_ptr<Table>> tables;
};

} // namespace strata

#endif // STRATA_TOOLING_COMMON_MODULEFILE_H
