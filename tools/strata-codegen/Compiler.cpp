// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/strata-codegen/Compiler.h"

#include "tools/strata-codegen/Doublings.h"
#include "tools/strata-codegen/EmptyLoops.h"
#include "tools/strata-codegen/Import/Import.h"
#include "tools/strata-codegen/MaskArguments.h"
#include "tools/strata-codegen/SupportFunctions.h"
#include "tools/strata-codegen/WideFloats.h"

#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/AsmParser/AsmParserContext.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Target/TargetOptions.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"

using namespace strata;
using namespace strata::codegen;
using llvm::CodeGenOptLevel;
using llvm::OptimizationLevel;

/// Features that make code faster where LLVM's model of the processor is wrong. On Zen 4
/// a scatter takes longer than stores of the elements, a gather as long as loads, but LLVM
/// vectorizes loops for the sake of both (bench/product-compare.py: packing with strides).
static StringRef getTuning(StringRef cpu) {
  return cpu == "znver4" || cpu == "znver5"
             ? "+prefer-no-gather,+prefer-no-scatter,"
             : "";
}

static std::unique_ptr<llvm::TargetMachine>
createMachine(const llvm::Triple &triple, StringRef cpu, StringRef features,
              std::string &error) {
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target)
    return nullptr;
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, cpu, (getTuning(cpu) + features).str(), llvm::TargetOptions(),
      llvm::Reloc::PIC_));
}

/// LLVM itself warns and continues. Unknown targets have no processors.
static bool isKnownProcessor(const llvm::Triple &triple, StringRef cpu) {
  std::string error;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target || cpu.empty())
    return true;
  std::unique_ptr<llvm::MCSubtargetInfo> info(
      target->createMCSubtargetInfo(triple, "", ""));
  return !info || info->isCPUStringValid(cpu);
}

static std::string getHostFeatures() {
  llvm::SubtargetFeatures features;
  for (const auto &feature : llvm::sys::getHostCPUFeatures())
    features.AddFeature(feature.first(), feature.second);
  return features.getString();
}

Compiler::Compiler() : context(std::make_unique<llvm::LLVMContext>()) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::InitializeNativeTargetAsmParser();
  context->setDiagnosticHandlerCallBack(
      [](const llvm::DiagnosticInfo *info, void *self) {
        std::string text;
        llvm::raw_string_ostream os(text);
        llvm::DiagnosticPrinterRawOStream printer(os);
        info->print(printer);
        if (info->getSeverity() == llvm::DS_Error)
          (void)static_cast<Compiler *>(self)->fail(text);
        else if (info->getSeverity() == llvm::DS_Warning)
          static_cast<Compiler *>(self)->warn(text);
      },
      this);
  machine =
      createMachine(llvm::Triple(llvm::sys::getDefaultTargetTriple()),
                    llvm::sys::getHostCPUName(), getHostFeatures(), error);
}

Compiler::~Compiler() = default;

LogicalResult Compiler::fail(const Twine &message) {
  if (error.empty())
    error = message.str();
  return failure();
}

void Compiler::warn(StringRef text) {
  ++numWarnings;
  if (printsWarnings)
    llvm::errs() << "warning: " << text << '\n';
}

LogicalResult Compiler::setTarget(const CompileOptions &options) {
  isExecuted = options.product == Product::Run;
  bool isNative = options.cpu == "native";
  std::string name = options.triple;
  // Code that runs here is for this machine, whatever the module says.
  if (name.empty() && options.product != Product::Run)
    name = module->getTargetTriple().str();
  if (!name.empty() || !options.features.empty() || !isNative) {
    llvm::Triple triple(name.empty() ? llvm::sys::getDefaultTargetTriple()
                                     : llvm::Triple::normalize(name));
    std::string features = options.features;
    if (isNative)
      features = getHostFeatures() + (features.empty() ? "" : "," + features);
    std::string cpu =
        isNative ? llvm::sys::getHostCPUName().str() : options.cpu;
    if (!isKnownProcessor(triple, cpu))
      return fail("unknown processor '" + cpu + "' of target '" + triple.str() +
                  "'");
    machine = createMachine(triple, cpu, features, error);
  }
  if (!machine)
    return failure();
  machine->setOptLevel(static_cast<CodeGenOptLevel>(options.optLevel));
  module->setTargetTriple(machine->getTargetTriple());
  module->setDataLayout(machine->createDataLayout());
  return success();
}

/// Whether LLVM can read a program, which may be bitcode.
LogicalResult Compiler::checkText(StringRef program, StringRef name) {
  StringRef place = findEmptyLoop(program);
  if (place.empty())
    return success();
  StringRef before = program.drop_back(place.size());
  size_t line = before.count('\n') + 1;
  size_t column = before.size() - (before.rfind('\n') + 1);
  return fail(name + ":" + Twine(line) + ":" + Twine(column) +
              ": error: the node of '!llvm.loop' has no operands, expected one "
              "that begins with itself");
}

LogicalResult Compiler::read(StringRef program, StringRef name) {
  if (failed(checkText(program, name)))
    return failure();
  llvm::SMDiagnostic diagnostic;
  module =
      llvm::parseIR(llvm::MemoryBufferRef(program, name), diagnostic, *context);
  std::string text;
  llvm::raw_string_ostream os(text);
  if (!module) {
    diagnostic.print(nullptr, os, /*ShowColors=*/false);
    return fail(StringRef(text).rtrim());
  }
  if (llvm::verifyModule(*module, &os))
    return fail(StringRef(text).rtrim());
  return success();
}

/// Fails with the place of the first function that is not valid.
LogicalResult Compiler::verify(StringRef name, llvm::AsmParserContext *places) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (llvm::Function &function : *module) {
    if (!llvm::verifyFunction(function, &os))
      continue;
    std::string place = name.str();
    if (places)
      if (auto range = places->getFunctionLocation(&function))
        place += (":" + Twine(range->Start.Line + 1) + ":" +
                  Twine(range->Start.Col + 1))
                     .str();
    return fail(place + ": error: function '@" + function.getName() +
                "' is not valid: " + StringRef(text).rtrim());
  }
  if (llvm::verifyModule(*module, &os))
    return fail(name +
                ": error: the module is not valid: " + StringRef(text).rtrim());
  return success();
}

LogicalResult Compiler::import(StringRef program, StringRef name,
                               const ImportOptions &options,
                               std::string &text) {
  llvm::MemoryBufferRef buffer(program, name);
  llvm::AsmParserContext places;
  bool isText =
      !llvm::isBitcode(reinterpret_cast<const unsigned char *>(program.begin()),
                       reinterpret_cast<const unsigned char *>(program.end()));
  if (isText && failed(checkText(program, name)))
    return failure();
  llvm::SMDiagnostic diagnostic;
  module = isText
               ? llvm::parseAssembly(
                     buffer, diagnostic, *context, nullptr,
                     [](StringRef, StringRef) { return std::nullopt; }, &places)
               : llvm::parseIR(buffer, diagnostic, *context);
  if (!module) {
    std::string message;
    llvm::raw_string_ostream os(message);
    diagnostic.print(nullptr, os, /*ShowColors=*/false);
    return fail(StringRef(message).rtrim());
  }
  if (failed(verify(name, isText ? &places : nullptr)))
    return failure();
  std::string message;
  return succeeded(importModule(*module, isText ? &places : nullptr, name,
                                options, text, message))
             ? success()
             : fail(message);
}

/// Aligns buffers on the stack to lines of the cache. A vector in two lines is loaded and
/// stored more slowly, and whether it is changes with the address of the stack: `blur` of
/// bench/kernel-compare.py took 0.95 to 1.2 of clang's time, in different runs.
static void alignBuffers(llvm::Module &module) {
  const llvm::Align lineSize(64);
  constexpr uint64_t MinSize = 256;
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction : llvm::instructions(function)) {
      auto *buffer = dyn_cast<llvm::AllocaInst>(&instruction);
      if (!buffer || !buffer->isStaticAlloca() || buffer->isUsedWithInAlloca())
        continue;
      auto size = buffer->getAllocationSize(module.getDataLayout());
      if (size && !size->isScalable() && size->getFixedValue() >= MinSize)
        buffer->setAlignment(std::max(buffer->getAlign(), lineSize));
    }
}

/// Whether functions are coroutines, which passes have to split.
static bool hasCoroutines(const llvm::Module &module) {
  return llvm::any_of(module, [](const llvm::Function &function) {
    return function.isPresplitCoroutine();
  });
}

void Compiler::optimize(unsigned level) {
  if (level == 0 && !hasCoroutines(*module))
    return;
  if (level >= 2)
    alignBuffers(*module);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PipelineTuningOptions tuning;
  tuning.SLPVectorization = level >= 2;
  llvm::PassBuilder builder(machine.get(), tuning);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  const OptimizationLevel levels[] = {
      OptimizationLevel::O0, OptimizationLevel::O1, OptimizationLevel::O2,
      OptimizationLevel::O3};
  builder.buildPerModuleDefaultPipeline(levels[level]).run(*module, modules);
  if (level >= 2)
    for (llvm::Function &function : *module)
      contractDoublings(function);
}

LogicalResult Compiler::write(Product product, SmallVectorImpl<char> &bytes) {
  llvm::raw_svector_ostream os(bytes);
  if (product == Product::LLVMText) {
    module->print(os, nullptr);
    return success(error.empty());
  }
  if (product == Product::Bitcode) {
    llvm::WriteBitcodeToFile(*module, os);
    return success(error.empty());
  }
  addSupportFunctions(*module, /*hasThreadPool=*/isExecuted);
  passMasksAsBits(*module);
  expandWideMinMax(*module);
  llvm::legacy::PassManager passes;
  passes.add(new llvm::TargetLibraryInfoWrapperPass(
      llvm::TargetLibraryInfoImpl(machine->getTargetTriple())));
  auto fileType = product == Product::Assembly
                      ? llvm::CodeGenFileType::AssemblyFile
                      : llvm::CodeGenFileType::ObjectFile;
  if (machine->addPassesToEmitFile(passes, os, nullptr, fileType))
    return fail("this target has no such output");
  passes.run(*module);
  return success(error.empty());
}
