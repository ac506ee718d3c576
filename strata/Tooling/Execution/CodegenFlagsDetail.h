// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The options that `strata run` and `strata compile` share, and their common
// use.
#ifndef STRATA_TOOLING_EXECUTION_CODEGENFLAGSDETAIL_H
#define STRATA_TOOLING_EXECUTION_CODEGENFLAGSDETAIL_H

#include "strata/CodegenProtocol/Protocol.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/EraDetection.h"
#include "strata/Tooling/Execution/ProgramLowering.h"
#include "strata/Tooling/Execution/ReportFile.h"

#include "llvm/Support/CommandLine.h"

namespace strata {

class InputFile;

/// Made when the command line is read, not at start-up.
struct CodegenFlags {
  CodegenFlags(llvm::cl::OptionCategory &category, StringRef defaultCPU);

  DialectFileFlags dialectFiles;
  llvm::cl::list<std::string> rules;
  llvm::cl::opt<std::string> input;
  EraFlag era;
  llvm::cl::opt<std::string> pipeline, level, target, cpu, features,
      contraction, approximation, report;
  /// 0 for the default of the command.
  llvm::cl::opt<unsigned> threads;
  llvm::cl::opt<bool> reassociate, fastMath, debugInfo, printAfterLowering,
      time;

  /// Fails with a message in `error` if the level is none.
  LogicalResult getOptions(unsigned defaultLevel,
                           codegen::CompileOptions &options,
                           std::string &error) const;
  /// Opens the report of the flags, if they have one, and collects remarks of `ctx` for it. Fails with a message in
  /// `error`.
  LogicalResult openReport(Context &ctx, const codegen::CompileOptions &options,
                           std::unique_ptr<ReportFile> &file,
                           std::string &error) const;
  /// The threads that optimized nests have.
  unsigned getNumNestThreads() const { return std::max(1u, unsigned(threads)); }
  /// Lowers a module as the flags say, and prints it if they require it. `options` are those of
  /// getOptions.
  LogicalResult lower(Operation *module, const codegen::CompileOptions &options,
                      ParallelLoops loops) const;
};

} // namespace strata

#endif // STRATA_TOOLING_EXECUTION_CODEGENFLAGSDETAIL_H
