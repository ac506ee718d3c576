// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Printer/Printer.h"
#include "strata/Conversion/LLVMDebugInfo/LLVMDebugInfo.h"
#include "strata/Tooling/Common/EraDetection.h"
#include "strata/Tooling/Execution/CodegenFlagsDetail.h"

using namespace strata;
namespace cl = llvm::cl;

CodegenFlags::CodegenFlags(cl::OptionCategory &category, StringRef defaultCPU)
    : dialectFiles(category),
      rules(
          "rules",
          cl::desc("Files with rules that lower operations of other dialects"),
          cl::value_desc("filenames"), cl::CommaSeparated, cl::cat(category)),
      input(cl::Positional, cl::desc("<input file>"), cl::init("-"),
            cl::cat(category)),
      era(category),
      pipeline("pass-pipeline",
               cl::desc("Passes that lower the module to the llvm dialect, in "
                        "place of lower-to-llvm"),
               cl::value_desc("pipeline"), cl::cat(category)),
      level("O", cl::Prefix, cl::desc("Level of optimization: 0, 1, 2 or 3"),
            cl::value_desc("level"), cl::cat(category)),
      target("target", cl::desc("Target triple; this machine by default"),
             cl::value_desc("triple"), cl::cat(category)),
      cpu("cpu", cl::desc("Processor, or native for that of this machine"),
          cl::value_desc("name"), cl::init(defaultCPU.str()),
          cl::cat(category)),
      features("features", cl::desc("Features of the processor"),
               cl::value_desc("+a,-b"), cl::cat(category)),
      debugInfo("g",
                cl::desc("Keep the places of operations in the source, for "
                         "messages and debuggers"),
                cl::cat(category)),
      printAfterLowering("print-after-lowering",
                         cl::desc("Print the module in the llvm dialect to "
                                  "standard error"),
                         cl::cat(category)),
      time("time", cl::desc("Print the time of each step to standard error"),
           cl::cat(category)) {}

LogicalResult CodegenFlags::getOptions(unsigned defaultLevel,
                                       codegen::CompileOptions &options,
                                       std::string &error) const {
  options.optLevel = uint8_t(defaultLevel);
  if (!level.empty()) {
    if (level.size() != 1 || level[0] < '0' || level[0] > '3') {
      error = "expected -O0, -O1, -O2 or -O3, found '-O" + level + "'";
      return failure();
    }
    options.optLevel = uint8_t(level[0] - '0');
  }
  options.triple = target;
  options.cpu = cpu;
  options.features = features;
  return success();
}

LogicalResult CodegenFlags::lower(Operation *module,
                                  ParallelLoops loops) const {
  if (failed(lowerToLLVMDialect(module, pipeline, rules, loops)))
    return failure();
  if (debugInfo)
    addLLVMDebugInfoScopes(module);
  if (printAfterLowering) {
    printOperation(module, llvm::errs());
    llvm::errs() << '\n';
  }
  return success();
}
