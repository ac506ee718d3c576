// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Translate/TranslateCommand.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Bytecode/Bytecode.h"
#include "strata/Eras/Upgrade.h"
#include "strata/IR/Translation.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Support/Suggestion.h"
#include "strata/Target/Cpp/Cpp.h"
#include "strata/Target/LLVMIR/LLVMIR.h"
#include "strata/Target/SMTLIB/SMTLIB.h"
#include "strata/Target/Wasm/ImportWasm.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/EraDetection.h"
#include "strata/Tooling/Common/InputFile.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Common/ToolContext.h"
#include "strata/Tooling/Translate/ImportLLVM.h"
#include "strata/Transforms/ViewOpGraph.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

using namespace strata;
namespace cl = llvm::cl;

namespace {
struct TranslateFlags {
  cl::OptionCategory category{"strata translate options"};
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"),
                             cl::init("-"), cl::cat(category)};
  cl::opt<std::string> output{"o", cl::desc("Output file"),
                              cl::value_desc("filename"), cl::init("-"),
                              cl::cat(category)};
  ListedOption<std::string> from{
      "from", cl::desc("Representation of the input"), cl::value_desc("name"),
      cl::init("mlir"), cl::cat(category)};
  ListedOption<std::string> to{"to", cl::desc("Representation of the output"),
                               cl::value_desc("name"), cl::init("mlir"),
                               cl::cat(category)};
  cl::opt<bool> toLLVMIR{"mlir-to-llvmir", cl::desc("Same as --to=llvmir"),
                         cl::cat(category)};
  cl::opt<bool> exportSMTLIB{"export-smtlib", cl::desc("Same as --to=smtlib"),
                             cl::cat(category)};
  cl::opt<bool> toCpp{"mlir-to-cpp", cl::desc("Same as --to=cpp"),
                      cl::cat(category)};
  cl::opt<bool> declareVariablesAtTop{
      "declare-variables-at-top",
      cl::desc("Declare variables of C++ at the top of their function"),
      cl::cat(category)};
  cl::opt<std::string> fileId{
      "file-id", cl::desc("Name of the emitc.file to write as C++"),
      cl::value_desc("id"), cl::cat(category)};
  cl::opt<bool> importLLVM{"import-llvm", cl::desc("Same as --from=llvmir"),
                           cl::cat(category)};
  cl::opt<bool> importWasm{"import-wasm", cl::desc("Same as --from=wasm"),
                           cl::cat(category)};
  cl::opt<bool> debugInfo{"mlir-print-debuginfo", cl::desc("Print locations"),
                          cl::cat(category)};
  cl::opt<bool> generic{"mlir-print-op-generic",
                        cl::desc("Print the generic form"), cl::cat(category)};
  cl::opt<bool> namedIntrinsics{
      "prefer-unregistered-intrinsics",
      cl::desc("Import all intrinsics as llvm.call_intrinsic"),
      cl::cat(category)};
  cl::opt<bool> structsAsLiterals{
      "import-structs-as-literals",
      cl::desc("Import structs without their names"), cl::cat(category)};
  cl::opt<bool> dropsElements{
      "drop-di-composite-type-elements",
      cl::desc("Import composite types of debug information without their "
               "elements"),
      cl::cat(category)};
  cl::opt<bool> inlineSingleUseValues{
      "smtlibexport-inline-single-use-values",
      cl::desc("Write terms with one use at their use, without a let"),
      cl::cat(category)};
  cl::opt<bool> allRecords{
      "import-all-debug-records",
      cl::desc("Import records of variables in front of calls of intrinsics, "
               "which mlir-translate leaves out"),
      cl::cat(category)};
  EraFlag era{category};
  DialectFileFlags dialectFiles{category};
  cl::opt<bool> allowUnregistered{
      "allow-unregistered-dialect",
      cl::desc("Allow operations of unregistered dialects"), cl::cat(category)};
};

/// How MLIR text is printed.
struct TextOptions final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.translate-text-options";
  PrintingFlags flags;
};

/// One run of the tool.
class Translator {
public:
  explicit Translator(const TranslateFlags &flags) : flags(flags) {
    setUpToolContext(ctx);
    registerToolTranslations(ctx);
    ctx.allowUnregisteredDialects(flags.allowUnregistered);
    getContextData<ImportLLVMOptions>(ctx).options = {
        .preferUnregisteredIntrinsics = flags.namedIntrinsics,
        .structsAsLiterals = flags.structsAsLiterals,
        .dropsCompositeElements = flags.dropsElements,
        .importsAllRecords = flags.allRecords};
    getContextData<SMTLIBOptions>(ctx).inlineSingleUseValues =
        flags.inlineSingleUseValues;
    getContextData<CppTranslationOptions>(ctx).options = {
        .declareVariablesAtTop = flags.declareVariablesAtTop,
        .fileId = flags.fileId};
    PrintingFlags &printing = getContextData<TextOptions>(ctx).flags;
    printing.generic = flags.generic;
    printing.debugInfo = flags.debugInfo;
  }
  Context &getContext() { return ctx; }
  LogicalResult run();

private:
  /// The translation called `name`, if it has the function; null after a message.
  template <typename Fn>
  const Translation *find(StringRef name, Fn Translation::*function,
                          StringRef verb);
  /// Calls `use` with the number of the buffer that holds the file, while messages
  /// show its lines.
  LogicalResult translate(uint32_t buffer, const Translation &from,
                          const Translation &to);

  /// Reads MLIR text of the eras that --era names; null after a message.
  OwningOpRef<> readOlderText(uint32_t buffer);

  const TranslateFlags &flags;
  Context ctx;
};
} // namespace

/// A line for lists: `dot (w): Graphviz graph`.
static std::string describe(const Translation &translation) {
  return (translation.name + " (" + (translation.read ? "r" : "") +
          (translation.write ? "w" : "") + "): " + translation.description)
      .str();
}

/// The representation of the input.
static StringRef getSourceName(const TranslateFlags &flags) {
  StringRef input = flags.input;
  if (flags.importLLVM)
    return "llvmir";
  if (flags.importWasm)
    return "wasm";
  if (!flags.from.getNumOccurrences() && input.ends_with(".ll"))
    return "llvmir";
  if (!flags.from.getNumOccurrences() && input.ends_with(".wasm"))
    return "wasm";
  return flags.from;
}

/// The representation of the output.
static StringRef getTargetName(const TranslateFlags &flags) {
  if (flags.toLLVMIR)
    return "llvmir";
  if (flags.toCpp)
    return "cpp";
  return flags.exportSMTLIB ? StringRef("smtlib") : StringRef(flags.to);
}

template <typename Fn>
const Translation *Translator::find(StringRef name, Fn Translation::*function,
                                    StringRef verb) {
  SmallVector<StringRef> names;
  for (const Translation *translation : getTranslations(ctx))
    if (translation->*function)
      names.push_back(translation->name);
  const Translation *found = findTranslation(ctx, name);
  if (found && found->*function)
    return found;
  std::string problem = found ? "cannot be " + verb.str() : "is unknown";
  reportError("error", "representation '" + name + "' " + problem +
                           ", expected one of " + llvm::join(names, ", ") +
                           suggest(name, names));
  return nullptr;
}

OwningOpRef<> Translator::readOlderText(uint32_t buffer) {
  ParserConfig config(&ctx);
  config.verifyAfterParse = false;
  std::string error;
  StringRef text = ctx.getSourceBuffer(buffer).getText();
  if (isBytecode(text))
    return reportError("error", "--era is for text, and the input is bytecode"),
           nullptr;
  if (failed(configureEras(ctx, flags.era, text, buffer, config, error))) {
    if (!error.empty())
      reportError("error", error);
    return nullptr;
  }
  OwningOpRef<> op = parseSourceBuffer(buffer, config);
  if (!op || failed(upgradeToCurrent(op.get(), config.eras)))
    return nullptr;
  return op;
}

LogicalResult Translator::translate(uint32_t buffer, const Translation &from,
                                    const Translation &to) {
  OwningOpRef<> op =
      flags.era.empty() ? from.read(&ctx, buffer) : readOlderText(buffer);
  if (!op || failed(verify(op.get())))
    return failure();
  std::string error;
  std::unique_ptr<OutputFile> file = OutputFile::open(flags.output, error);
  if (!file)
    return failure(reportError("error", error));
  if (failed(to.write(op.get(), file->os())))
    return failure();
  if (succeeded(file->keep(error)))
    return success();
  // A reader that has seen enough needs no message.
  return error.empty() ? failure() : failure(reportError("error", error));
}

LogicalResult Translator::run() {
  if (!flags.from.getNumOccurrences() && !flags.to.getNumOccurrences() &&
      getSourceName(flags) == getTargetName(flags)) {
    std::string list;
    for (const Translation *translation : getTranslations(ctx))
      list += "\n  " + describe(*translation);
    return failure(reportError(
        "error", "expected --from=NAME or --to=NAME with one of:" + list));
  }
  const Translation *from =
      find(getSourceName(flags), &Translation::read, "read");
  const Translation *to =
      find(getTargetName(flags), &Translation::write, "written");
  if (!from || !to)
    return failure();
  if (!flags.era.empty() && from->name != "mlir")
    return failure(reportError(
        "error", "--era is for MLIR text, and the input is " + from->name));
  if (failed(flags.dialectFiles.load(ctx)))
    return failure();
  std::unique_ptr<InputFile> file = InputFile::open(ctx, flags.input);
  return success(file && succeeded(translate(file->getBuffer(), *from, *to)));
}

void strata::registerToolTranslations(Context &ctx) {
  // A failure has been reported.
  (void)registerTranslation(
      ctx, {.name = "mlir",
            .description = "MLIR text",
            .write =
                [](Operation *op, raw_ostream &os) {
                  printOperation(
                      op, os,
                      getContextData<TextOptions>(*op->getContext()).flags);
                  return success();
                },
            .read =
                [](Context *ctx, uint32_t buffer) {
                  ParserConfig config(ctx);
                  config.verifyAfterParse = false;
                  return parseSourceBuffer(buffer, config);
                }});
  registerOpGraphTranslation(ctx);
  (void)registerCppTranslation(ctx);
  (void)registerLLVMIRTranslation(ctx, readLLVMIR);
  registerSMTLIBTranslation(ctx);
  registerWasmTranslation(ctx);
}

/// Lists the representations of a Context in the help of --from and --to.
static void listRepresentations(Context &ctx, TranslateFlags &flags) {
  std::vector<ListedValue> from, to;
  for (const Translation *translation : getTranslations(ctx)) {
    ListedValue value{translation->name.str(), translation->description.str()};
    if (translation->read)
      from.push_back(value);
    if (translation->write)
      to.push_back(value);
  }
  flags.from.getParser().setValues(from);
  flags.to.getParser().setValues(to);
}

/// The text of `--help`, with the representations of a Context.
static std::string getOverview(Context &ctx) {
  std::string text = "converts IR to other representations and back\n\n"
                     "REPRESENTATIONS (r: can be read, w: can be written):\n";
  for (const Translation *translation : getTranslations(ctx))
    text += "  " + describe(*translation) + "\n";
  return text;
}

int strata::runTranslate(int argc, const char *const *argv,
                         void (*registerExtensions)(Context &)) {
  TranslateFlags flags;
  cl::HideUnrelatedOptions({&flags.category, &llvm::getColorCategory()});
  Context ctx;
  registerToolTranslations(ctx);
  if (registerExtensions)
    registerExtensions(ctx);
  listRepresentations(ctx, flags);
  parseCommandLine(argc, argv, getOverview(ctx));
  Translator translator(flags);
  if (registerExtensions)
    registerExtensions(translator.getContext());
  return succeeded(translator.run()) ? 0 : 1;
}
