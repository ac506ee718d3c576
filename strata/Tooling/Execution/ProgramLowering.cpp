// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Execution/ProgramLowering.h"

#include "strata/IR/Diagnostics.h"
#include "strata/Target/LLVMIR/LLVMIR.h"
#include "strata/Tooling/Opt/Opt.h"
#include "strata/Tooling/Opt/RunPasses.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

/// `optimize-loops`, if there is a processor for it, and `lower-to-llvm`, with rules if there are any.
static std::string getDefaultPipeline(const LoweringOptions &options) {
  std::string first, flags;
  if (!options.cpu.empty()) {
    first = "optimize-loops{cpu=" + options.cpu;
    if (!options.fastMath.empty())
      first += " fast-math=" + options.fastMath;
    if (options.threads > 1)
      first += " threads=" + llvm::utostr(options.threads);
    if (!options.mathUlp.empty())
      first += " math-ulp=" + options.mathUlp;
    first += "},";
  }
  if (options.loops == ParallelLoops::Threads)
    flags += " outline-parallel-loops";
  if (!options.rules.empty())
    flags += " rules=" + llvm::join(options.rules, ",");
  return "builtin.module(" + first + "lower-to-llvm" +
         (flags.empty() ? "" : "{" + flags.substr(1) + "}") + ")";
}

/// An operation of a dialect that is not translated; null if there is none.
static Operation *findOtherOperation(Operation *module) {
  Operation *found = nullptr;
  module->walk([&](Operation *op) {
    StringRef dialect = op->getName().getDialectNamespace();
    if (dialect == "llvm" || dialect == "builtin")
      return WalkResult::advance();
    found = op;
    return WalkResult::interrupt();
  });
  return found;
}

LogicalResult strata::lowerToLLVMDialect(Operation *module,
                                         const LoweringOptions &options) {
  if (!options.pipeline.empty() && !options.rules.empty()) {
    llvm::errs() << "error: --rules is for lower-to-llvm; in --pass-pipeline, "
                    "convert-to-llvm has the option 'rules'\n";
    return failure();
  }
  Operation *other = findOtherOperation(module);
  if (!other && options.pipeline.empty())
    return success();
  PassRegistry registry;
  registerToolPasses(registry);
  PassFlags flags;
  flags.pipeline = options.pipeline.empty() ? getDefaultPipeline(options)
                                            : options.pipeline.str();
  std::vector<ExternalResource> resources;
  PrintingFlags printing;
  PassRunContext run{registry, printing, resources, llvm::errs()};
  if (failed(runPasses(flags, run, module)))
    return failure();
  other = findOtherOperation(module);
  if (!other)
    return success();
  return other->emitError() << "operation '" << other->getName().getStringRef()
                            << "' was not lowered to the llvm dialect";
}

/// The data layout of the machine with the triple `triple`, or of this one if
/// it is empty; empty if it is unknown here. For x86-64 it is the one that LLVM
/// documents: types have the same sizes on all systems, and strata-codegen sets
/// how names are mangled.
static StringRef getMachineLayout(StringRef triple) {
  bool isX86 = triple.split('-').first == "x86_64" && !triple.ends_with("x32");
#ifdef __x86_64__
  isX86 |= triple.empty();
#endif
  return isX86 ? "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:"
                 "128-n8:16:32:64-S128"
               : "";
}

LogicalResult strata::writeLLVMIR(Operation *module, StringRef triple,
                                  raw_ostream &os) {
  // Sizes and offsets of types are folded to numbers.
  StringRef layout = getMachineLayout(triple);
  if (!layout.empty() && !module->hasAttr("llvm.data_layout") &&
      !module->hasAttr("dlti.dl_spec"))
    module->setAttr("llvm.data_layout",
                    StringAttr::get(module->getContext(), layout));
  return translateModuleToLLVMIR(module, os);
}
