// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Printer/Printer.h"
#include "strata/Conversion/LLVMDebugInfo/LLVMDebugInfo.h"
#include "strata/Loops/Optimize/TargetModel.h"
#include "strata/Tooling/Common/EraDetection.h"
#include "strata/Tooling/Common/LLVMIRFile.h"
#include "strata/Tooling/Execution/CodegenFlagsDetail.h"

#include "llvm/ADT/StringExtras.h"

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
      contraction("fp-contract",
                  cl::desc("Sums of products without rounding of the product: "
                           "off (default), or fast"),
                  cl::value_desc("mode"), cl::init("off"), cl::cat(category)),
      approximation("fp-approximate",
                    cl::desc("Allow approximations of functions such as exp, "
                             "with errors of about 1 or 4 units in the last "
                             "place"),
                    cl::value_desc("ulp"), cl::cat(category)),
      report("report",
             cl::desc("With -O2 and -O3: write a page with the transformations "
                      "of each nest of loops, the obstacles to more, and the "
                      "rates that the processor allows"),
             cl::value_desc("file.{html,json}"), cl::cat(category)),
      threads("threads",
              cl::desc("Threads that execute parallel loops, and, with -O2 and "
                       "-O3, nests of loops"),
              cl::value_desc("N"), cl::init(0), cl::cat(category)),
      reassociate("fp-reassociate",
                  cl::desc("Allow other orders of floating-point sums and "
                           "products"),
                  cl::cat(category)),
      fastMath("ffast-math",
               cl::desc("Allow all transformations of floating-point "
                        "arithmetic, as if there were no NaNs, infinities, "
                        "zeros with signs and rounding errors"),
               cl::cat(category)),
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
  if (contraction != "off" && contraction != "fast") {
    error = "expected --fp-contract=off or --fp-contract=fast, found '" +
            contraction + "'";
    return failure();
  }
  if (!approximation.empty() && approximation != "1" && approximation != "4") {
    error = "expected --fp-approximate=1 or --fp-approximate=4, found '" +
            approximation + "'";
    return failure();
  }
  options.triple = target;
  options.cpu = cpu;
  options.features = features;
  return success();
}

LogicalResult CodegenFlags::openReport(Context &ctx,
                                       const codegen::CompileOptions &options,
                                       std::unique_ptr<ReportFile> &file,
                                       std::string &error) const {
  if (report.empty())
    return success();
  if (isLLVMIRFile(input)) {
    error = "a report is not made from LLVM IR";
    return failure();
  }
  if (options.optLevel < 2 && pipeline.empty()) {
    error = "--report requires -O2 or -O3, which optimize loops";
    return failure();
  }
  file = ReportFile::open(report, ctx, error);
  return success(file != nullptr);
}

/// The flags of arithmetic, separated by commas.
static std::string getFastMath(const CodegenFlags &flags) {
  if (flags.fastMath)
    return "fast";
  SmallVector<StringRef, 3> names;
  if (flags.contraction == "fast")
    names.push_back("contract");
  if (flags.reassociate)
    names.push_back("reassoc");
  if (!flags.approximation.empty())
    names.push_back("afn");
  return llvm::join(names, ",");
}

LogicalResult CodegenFlags::lower(Operation *module,
                                  const codegen::CompileOptions &options,
                                  ParallelLoops loops) const {
  LoweringOptions lowering;
  lowering.pipeline = pipeline;
  lowering.rules = rules;
  lowering.loops = loops;
  lowering.threads = threads;
  lowering.fastMath = getFastMath(*this);
  lowering.mathUlp = approximation;
  // Processors without a model have the registers and caches of the oldest one.
  if (options.optLevel >= 2)
    lowering.cpu = getTargetModel(options.cpu) ? options.cpu : "x86-64";
  if (failed(lowerToLLVMDialect(module, lowering)))
    return failure();
  if (debugInfo)
    addLLVMDebugInfoScopes(module);
  if (printAfterLowering) {
    printOperation(module, llvm::errs());
    llvm::errs() << '\n';
  }
  return success();
}
