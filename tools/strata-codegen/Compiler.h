// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compilation of LLVM IR as text to optimized IR, assembly, or an object file.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_COMPILER_H
#define STRATA_TOOLS_STRATA_CODEGEN_COMPILER_H

#include "strata/CodegenProtocol/Protocol.h"

#include <memory>

namespace llvm {
class AsmParserContext;
class LLVMContext;
class Module;
class TargetMachine;
} // namespace llvm

namespace strata::codegen {

/// One compilation. Functions that fail leave the reason in `getError`.
class Compiler {
public:
  /// Prepares for this machine, before the request is known.
  Compiler();
  ~Compiler();

  /// Reads and verifies a program, which is followed by a zero byte.
  LogicalResult read(StringRef program, StringRef name);
  /// Reads and verifies a program, and writes it as text of the dialect `llvm`
  /// without transforming it.
  LogicalResult import(StringRef program, StringRef name,
                       const ImportOptions &options, std::string &text);
  /// Chooses what the program is compiled for.
  LogicalResult setTarget(const CompileOptions &options);
  /// Runs the passes of an optimization level; none for 0.
  void optimize(unsigned level);
  /// Writes the module as text, bitcode, assembly or object.
  LogicalResult write(Product product, SmallVectorImpl<char> &bytes);

  /// From now on warnings are only counted, and not printed.
  void collectWarnings() { printsWarnings = false; }
  bool hasWarnings() const { return numWarnings != 0; }

  llvm::Module &getModule() { return *module; }
  const std::string &getError() const { return error; }

private:
  LogicalResult fail(const Twine &message);
  void warn(StringRef text);
  LogicalResult checkText(StringRef program, StringRef name);
  LogicalResult verify(StringRef name, llvm::AsmParserContext *places);

  std::unique_ptr<llvm::LLVMContext> context;
  std::unique_ptr<llvm::Module> module;
  std::unique_ptr<llvm::TargetMachine> machine;
  std::string error;
  /// Whether this process executes the code.
  bool isExecuted = false;
  bool printsWarnings = true;
  unsigned numWarnings = 0;
};

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_COMPILER_H
