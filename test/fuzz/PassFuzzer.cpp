// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs passes on IR read from arbitrary bytes; the bytes also select the passes
// and their options. The result must verify as a whole, and read again as IR
// that prints the same.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Bufferization/Passes.h"
#include "strata/Conversion/Passes.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Tooling/Common/KnownDialects.h"
#include "strata/Tooling/Opt/ConvertToLLVMPass.h"
#include "strata/Transforms/Passes.h"

#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

#include <cstdlib>
#include <random>

#include "FuzzContext.h"

using namespace strata;

namespace {
struct Reader : FuzzContext {
  Reader() {
    declareKnownDialects(ctx);
    registerCoreDialects(ctx);
  }
  OwningOpRef<> read(StringRef text) {
    return parseSourceString(text, ParserConfig(&ctx), "fuzz");
  }
};
} // namespace

/// Passes that change IR, each as often as it has ways to do it.
static constexpr StringRef passes[] = {
    "canonicalize",
    "canonicalize{top-down=false}",
    "canonicalize{region-simplify=aggressive}",
    "canonicalize{region-simplify=disabled max-iterations=2}",
    "canonicalize{max-num-rewrites=3}",
    "cse",
    "sccp",
    "inline",
    "inline{default-pipeline= max-iterations=2}",
    "inline{inlining-threshold=200}",
    "loop-invariant-code-motion",
    "loop-invariant-subset-hoisting",
    "generate-runtime-verification",
    "generate-runtime-verification{verbose-level=0}",
    "control-flow-sink",
    "mem2reg",
    "sroa",
    "remove-dead-values",
    "symbol-dce",
    "symbol-privatize",
    "strip-debuginfo",
    "topological-sort",
    "int-range-optimizations",
    "reconcile-unrealized-casts",
    "composite-fixed-point-pass{pipeline=any(canonicalize,cse)}",
    "func.func(cse,canonicalize)",
    "any(canonicalize,sccp)",
    "bufferize-by-value",
    "convert-arith-to-llvm",
    "convert-arith-to-llvm{index-bitwidth=32}",
    "convert-cf-to-llvm",
    "convert-complex-to-llvm",
    "convert-complex-to-standard",
    "convert-func-to-llvm",
    "convert-func-to-llvm{use-bare-ptr-memref-call-conv=true}",
    "convert-index-to-llvm",
    "convert-linalg-to-affine-loops",
    "convert-linalg-to-loops",
    "convert-linalg-to-parallel-loops",
    "convert-math-to-funcs",
    "convert-math-to-libm",
    "convert-math-to-llvm",
    "convert-scf-to-cf",
    "convert-scf-to-cf{allow-pattern-rollback=false}",
    "convert-to-llvm",
    "convert-ub-to-llvm",
    "convert-vector-to-llvm",
    "ensure-debug-info-scope-on-llvm-func",
    "expand-strided-metadata",
    "finalize-memref-to-llvm",
    "finalize-memref-to-llvm{use-aligned-alloc=true index-bitwidth=32}",
    "lower-affine",
    "lower-to-llvm",
};

static std::string choosePipeline(uint64_t seed) {
  std::mt19937_64 random(seed);
  std::string text = "builtin.module(";
  for (unsigned i = 0, count = 1 + random() % 4; i != count; ++i)
    text += (i ? "," : "") + passes[random() % std::size(passes)].str();
  return text + ")";
}

static std::string print(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  PrintingFlags flags;
  flags.generic = true;
  printOperation(op, os, flags);
  return text;
}

static const PassRegistry &getPasses() {
  static const PassRegistry registry = [] {
    PassRegistry all;
    registerTransformsPasses(all);
    registerBufferizationPasses(all);
    registerConversionPasses(all);
    registerConvertToLLVMPass(all);
    return all;
  }();
  return registry;
}

/// Whether `text` can be read, and the parsed IR prints the same, after one
/// step at the latest: long decimals are read as the reference reads them.
static bool isStable(std::string text) {
  for (int step = 0; step < 2; ++step) {
    Reader reader;
    OwningOpRef<> op = reader.read(text);
    if (!op)
      return false;
    std::string again = print(op.get());
    if (again == text)
      return true;
    text = std::move(again);
  }
  return false;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  StringRef text(reinterpret_cast<const char *>(data), size);
  Reader reader;
  OwningOpRef<> op = reader.read(text);
  if (!op || op->getName().getStringRef() != "builtin.module" ||
      !isStable(print(op.get())))
    return 0;
  PassManager pm(&reader.ctx, "builtin.module");
  PassTextError error;
  std::string pipeline = choosePipeline(llvm::xxh3_64bits(text));
  if (failed(parsePassPipeline(pipeline, getPasses(), pm, error))) {
    llvm::errs() << pipeline << ": " << error.message << "\n";
    std::abort();
  }
  if (failed(pm.run(op.get())))
    return 0;
  if (failed(verify(op.get())) || !isStable(print(op.get()))) {
    llvm::errs() << pipeline << " makes\n" << print(op.get());
    std::abort();
  }
  return 0;
}
