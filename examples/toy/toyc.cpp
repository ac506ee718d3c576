// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The Toy compiler: `toyc [-O] [--emit=ast|toy|inlined|lowered] file.toy`.
#include "strata/Asm/Printer/Printer.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Pass/PassManager.h"
#include "strata/Tooling/Common/DiagnosticPrinter.h"
#include "strata/Transforms/Passes.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include "IRGen.h"
#include "Limits.h"
#include "Parser.h"
#include "Passes.h"
#include "ToyDialect.h"
#include "ToyOps.h"

using namespace strata;

namespace {
/// The output of the compiler, in the order of its stages.
enum class Emit { AST, Toy, Inlined, Lowered };

struct Options {
  std::string file;
  Emit emit;
  bool optimize;
  bool printLocations;
};
} // namespace

/// Adds the passes up to the stage that `options` select.
static void buildPipeline(PassManager &pm, const Options &options) {
  auto simplify = [&](OpPassManager &functions) {
    functions.addPass(createCanonicalizerPass());
    functions.addPass(createCSEPass());
  };
  if (options.emit >= Emit::Inlined) {
    pm.addPass(createInlinerPass());
    pm.addNestedPass<toy::FuncOp>(toyc::createShapeInferencePass());
  }
  if (options.optimize)
    simplify(pm.nest<toy::FuncOp>());
  if (options.emit < Emit::Lowered)
    return;
  pm.addPass(toyc::createLowerToArithPass());
  if (options.optimize)
    simplify(pm.nest<func::FuncOp>());
}

/// Compiles a source buffer and prints the result.
static LogicalResult compile(Context &ctx, uint32_t buffer,
                             const Options &options) {
  FailureOr<toyc::Program> program = toyc::parse(ctx, buffer);
  if (failed(program))
    return failure();
  if (options.emit == Emit::AST) {
    program->print(llvm::outs());
    return success();
  }
  OwningOpRef<ModuleOp> module = toyc::generate(ctx, *program);
  if (!module || failed(verify(module.get())))
    return failure();
  PassManager pm = PassManager::on<ModuleOp>(&ctx);
  buildPipeline(pm, options);
  if (failed(pm.run(module.get())))
    return failure();
  OpPrintingFlags flags;
  flags.enableDebugInfo(options.printLocations);
  printOperation(module.get(), llvm::outs(), flags);
  return success();
}

/// Compiles the text of a file, whose errors go to the standard error stream.
static LogicalResult compile(std::unique_ptr<llvm::MemoryBuffer> input,
                             const Options &options) {
  Context ctx;
  ctx.getResourceLimits().maxMemory = toyc::MaxMemory;
  registerCoreDialects(ctx);
  registerToyDialect(ctx);

  std::string name = input->getBufferIdentifier().str();
  auto lines = std::make_shared<const LineTable>(input->getBuffer());
  DiagnosticPrinter printer(&ctx, llvm::errs(), name, *lines, /*color=*/false);
  auto print = [&](Diagnostic &diag) {
    printer.print(diag);
    return success();
  };
  ScopedDiagnosticHandler handler(&ctx, print, OperationNotes::Omit);
  return compile(ctx, ctx.addSourceBuffer(std::move(input), lines), options);
}

static Options parseOptions(int argc, char **argv) {
  namespace cl = llvm::cl;
  cl::OptionCategory category("Options");
  cl::opt<std::string> file(cl::Positional, cl::desc("<file>"), cl::init("-"),
                            cl::cat(category));
  cl::opt<Emit> emit(
      "emit", cl::desc("What to print"), cl::init(Emit::Lowered),
      cl::values(clEnumValN(Emit::AST, "ast", "the syntax tree"),
                 clEnumValN(Emit::Toy, "toy", "operations of toy"),
                 clEnumValN(Emit::Inlined, "inlined",
                            "the same, inlined, with known shapes"),
                 clEnumValN(Emit::Lowered, "lowered",
                            "operations of func and arith (default)")),
      cl::cat(category));
  cl::opt<bool> optimize("O", cl::desc("Simplify the IR"), cl::cat(category));
  cl::opt<bool> printLocations("mlir-print-debuginfo",
                               cl::desc("Print the locations of operations"),
                               cl::cat(category));
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "Compiler of the Toy language\n");
  return {file, emit, optimize, printLocations};
}

int main(int argc, char **argv) {
  Options options = parseOptions(argc, argv);
  auto input = llvm::MemoryBuffer::getFileOrSTDIN(options.file);
  if (input)
    return failed(compile(std::move(*input), options));
  llvm::errs() << "error: cannot read '" << options.file
               << "': " << input.getError().message() << '\n';
  return 1;
}
