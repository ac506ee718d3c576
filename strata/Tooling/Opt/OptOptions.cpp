// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/OptOptions.h"

#include "strata/Debug/Counter.h"
#include "strata/Eras/OlderPrinter.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/EraDetection.h"
#include "strata/Tooling/Common/ListedValues.h"
#include "strata/Tooling/Common/OutputFile.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace strata;
namespace cl = llvm::cl;

namespace {
/// The options proper. Made when the command line is read, not at start-up.
struct Flags {
  cl::OptionCategory category{"strata opt options"};
  cl::list<std::string> inputs{cl::Positional, cl::desc("<input files>"),
                               cl::cat(category)};
  cl::opt<std::string> output{"o",
                              cl::desc("Output file; written only on "
                                       "success"),
                              cl::value_desc("filename"), cl::init("-"),
                              cl::cat(category)};
  cl::opt<std::string> outDir{
      "out-dir", cl::desc("Directory for the outputs of multiple input files"),
      cl::value_desc("directory"), cl::cat(category)};
  DialectFileFlags dialectFiles{category};
  // Plugins are loaded before the command line is read (Plugin.h).
  cl::list<std::string> passPlugins{
      "load-pass-plugin", cl::desc("Load passes from the plugin"),
      cl::value_desc("library"), cl::cat(category)};
  cl::list<std::string> dialectPlugins{
      "load-dialect-plugin", cl::desc("Load dialects from the plugin"),
      cl::value_desc("library"), cl::cat(category)};
  cl::opt<bool> allowMissingHooks{
      "allow-missing-hooks",
      cl::desc("Load --irdl-file files despite unregistered hooks, traits and "
               "directives, with a warning for each"),
      cl::cat(category)};
  cl::opt<bool> allowUnregistered{
      "allow-unregistered-dialect",
      cl::desc(
          "Allow operations, types and attributes of unregistered dialects"),
      cl::cat(category)};
  EraFlag era{
      category,
      "Also accept text of older versions, and upgrade it: an era, or a "
      "range as 2019-2021"};
  ListedOption<unsigned> printFor{
      "print-for",
      cl::desc("Print text that mlir-opt of this version of LLVM reads with "
               "the same meaning"),
      cl::value_desc("version"), cl::init(0), cl::cat(category)};
  cl::opt<bool> noImplicitModule{
      "no-implicit-module",
      cl::desc("Do not add an implicit module; the input must be a single "
               "top-level operation"),
      cl::cat(category)};
  cl::opt<std::string> split{
      "split-input-file",
      cl::ValueOptional,
      cl::desc("Split the input at marker lines (default: // -----) and "
               "process each chunk separately"),
      cl::value_desc("marker"),
      cl::cat(category),
      cl::callback([this](const std::string &value) {
        splitMarker = value.empty() ? "// -----" : value;
      })};
  std::string splitMarker;
  cl::opt<std::string> outputMarker{
      "output-split-marker",
      cl::desc("Marker printed between the outputs of chunks"),
      cl::init("// -----"), cl::cat(category)};
  enum VerifyMode { Off, All, Only };
  cl::opt<VerifyMode> verifyDiagnostics{
      "verify-diagnostics",
      cl::ValueOptional,
      cl::init(Off),
      cl::desc("Check diagnostics against expected-* comments"),
      cl::values(clEnumValN(All, "all", "check all diagnostics"),
                 clEnumValN(All, "", "check all diagnostics"),
                 clEnumValN(Only, "only-expected",
                            "check only expected diagnostics; ignore others")),
      cl::cat(category)};
  cl::opt<bool> emitBytecode{"emit-bytecode",
                             cl::desc("Write bytecode instead of text"),
                             cl::cat(category)};
  cl::opt<uint64_t> bytecodeVersion{
      "emit-bytecode-version",
      cl::desc("Version of the bytecode format to write (default: 6)"),
      cl::init(BytecodeWriterConfig::CurrentVersion), cl::cat(category)};
  cl::opt<std::string> bytecodeProducer{
      "emit-bytecode-producer",
      cl::desc("Producer that is named in the bytecode"),
      cl::value_desc("name"), cl::cat(category)};
  cl::opt<bool> elideBytecodeResources{
      "elide-resource-data-from-bytecode",
      cl::desc("Leave the data of resources out of the bytecode"),
      cl::cat(category)};
  cl::opt<bool> lazy{
      "lazy",
      cl::desc("For bytecode: decode and verify only the operations that "
               "passes run on; undecoded functions are copied to bytecode"),
      cl::cat(category)};
  cl::list<std::string> symbols{
      "symbol",
      cl::desc("Run passes on these symbols, @name or @outer::@inner, "
               "separated by commas, in place of the module; may be repeated"),
      cl::value_desc("symbols"), cl::cat(category)};
  cl::opt<bool> verifyRoundtrip{
      "verify-roundtrip",
      cl::desc("Check that the input round-trips through printing and parsing"),
      cl::cat(category)};
  cl::opt<bool> noVerify{"mlir-very-unsafe-disable-verifier-on-parsing",
                         cl::desc("Do not verify the parsed IR"),
                         cl::cat(category)};
  cl::opt<bool> showDialects{"show-dialects",
                             cl::desc("List the registered dialects and exit"),
                             cl::cat(category)};
  cl::opt<bool> recover{
      "recover",
      cl::desc("Continue after recoverable errors, up to --max-errors"),
      cl::cat(category)};
  cl::opt<bool> keepNames{
      "keep-names",
      cl::desc("Preserve non-numeric SSA value names of the input"),
      cl::cat(category)};

  // Printing.
  cl::opt<bool> generic{"mlir-print-op-generic",
                        cl::desc("Print operations in generic form"),
                        cl::cat(category)};
  cl::opt<bool> debugInfo{"mlir-print-debuginfo", cl::desc("Print locations"),
                          cl::cat(category)};
  cl::opt<bool> prettyDebugInfo{"mlir-pretty-debuginfo",
                                cl::desc("Print pretty locations"),
                                cl::cat(category)};
  cl::opt<bool> localScope{"mlir-print-local-scope",
                           cl::desc("Print without aliases, so that each "
                                    "operation can be read on its own"),
                           cl::cat(category)};
  cl::opt<bool> skipRegions{"mlir-print-skip-regions",
                            cl::desc("Print regions as {...}"),
                            cl::cat(category)};
  cl::opt<bool> valueUsers{"mlir-print-value-users",
                           cl::desc("Print the users of values as comments"),
                           cl::cat(category)};
  cl::opt<bool> uniqueIds{
      "mlir-print-unique-ssa-ids",
      cl::desc("Number SSA values uniquely across all regions"),
      cl::cat(category)};
  cl::opt<bool> nameLoc{"mlir-use-nameloc-as-prefix",
                        cl::desc("Derive SSA names from NameLocs"),
                        cl::cat(category)};
  cl::opt<bool> assumeVerified{
      "mlir-print-assume-verified",
      cl::desc("Print custom forms without verifying the IR first"),
      cl::cat(category)};
  cl::opt<unsigned> elideElements{
      "mlir-elide-elementsattrs-if-larger",
      cl::desc("Elide elements attributes with more elements than this"),
      cl::value_desc("uint"), cl::cat(category)};
  cl::opt<long> hexElements{
      "mlir-print-elementsattrs-with-hex-if-larger", cl::init(100),
      cl::desc("Print dense elements attributes with more elements than this "
               "as hex; -1: never"),
      cl::value_desc("long"), cl::cat(category)};
  cl::opt<unsigned> elideResources{
      "mlir-elide-resource-strings-if-larger",
      cl::desc("Elide resources with more characters than this"),
      cl::value_desc("uint"), cl::cat(category)};
  cl::opt<bool> printOp{
      "mlir-print-op-on-diagnostic", cl::init(true),
      cl::desc("Attach a note with the operation to its diagnostics"),
      cl::cat(category)};
  cl::opt<bool> stackTrace{
      "mlir-print-stacktrace-on-diagnostic",
      cl::desc("Attach a note with the stack trace to each diagnostic; release "
               "builds print only its first line"),
      cl::cat(category)};
  enum Verbosity { Errors, Warnings, Remarks };
  cl::opt<Verbosity> verbosity{
      "mlir-diagnostic-verbosity-level", cl::init(Remarks),
      cl::desc("Diagnostics to print"),
      cl::values(clEnumValN(Errors, "errors", "errors"),
                 clEnumValN(Warnings, "warnings", "errors and warnings"),
                 clEnumValN(Remarks, "remarks",
                            "errors, warnings and remarks (default)")),
      cl::cat(category)};
  cl::opt<bool> disableNotes{"mlir-disable-diagnostic-notes",
                             cl::desc("Print diagnostics without their notes"),
                             cl::cat(category)};

  // Running.
  cl::opt<bool> disableThreading{"mlir-disable-threading",
                                 cl::desc("Disable multithreading"),
                                 cl::cat(category)};
  cl::opt<unsigned> threads{
      "threads", cl::init(0),
      cl::desc("Number of threads (default: number of cores)"),
      cl::cat(category)};
  cl::opt<unsigned> maxDepth{
      "max-depth", cl::init(ResourceLimits().maxDepth),
      cl::desc("Maximum nesting depth (default: 20000); 0: no limit"),
      cl::cat(category)};
  cl::opt<unsigned> maxMemory{
      "max-memory", cl::init(0),
      cl::desc("Memory limit for IR in MiB (default: 0); 0: no limit"),
      cl::cat(category)};
  cl::opt<double> maxTime{
      "max-time", cl::init(0),
      cl::desc(
          "Time limit for the whole run in seconds (default: 0); 0: no limit"),
      cl::cat(category)};
  cl::opt<unsigned> maxErrors{"max-errors", cl::init(20),
                              cl::desc("With --recover: stop after this many "
                                       "errors (default: 20); 0: no limit"),
                              cl::cat(category)};
};
} // namespace

[[noreturn]] static void refuse(const Twine &message) {
  llvm::errs() << "error: " << message << '\n';
  exit(1);
}

static void readFiles(const Flags &flags, OptOptions &options) {
  options.inputs.assign(flags.inputs.begin(), flags.inputs.end());
  if (options.inputs.empty())
    options.inputs.push_back("-");
  options.output = flags.output;
  options.outDir = flags.outDir;
  options.dialectDirs.assign(flags.dialectFiles.dialectDirs.begin(),
                             flags.dialectFiles.dialectDirs.end());
  options.allowMissingHooks = flags.allowMissingHooks;
  options.irdlFiles.assign(flags.dialectFiles.irdlFiles.begin(),
                           flags.dialectFiles.irdlFiles.end());
}

/// Rejects options that conflict with the output for an older version.
static void checkPrintFor(const Flags &flags, const OptOptions &options) {
  if (!llvm::is_contained(getPrintableVersions(), flags.printFor))
    refuse("--print-for must be 15, 16 or 19; found '" + Twine(flags.printFor) +
           "'");
  for (auto [isGiven, name] :
       {std::pair(bool(flags.emitBytecode), StringRef("--emit-bytecode")),
        {bool(flags.generic), "--mlir-print-op-generic"},
        {bool(flags.skipRegions), "--mlir-print-skip-regions"},
        {!options.passes.rewriteTrace.empty(), "--rewrite-trace"}})
    if (isGiven)
      refuse("--print-for cannot be used with " + name);
}

/// Refuses a file that is written besides the output and is also the output, an input, or
/// another such file.
static void checkSideFiles(const OptOptions &options) {
  SmallVector<StringRef> others(options.inputs.begin(), options.inputs.end());
  others.append(options.irdlFiles.begin(), options.irdlFiles.end());
  others.push_back(options.output);
  for (auto [name, path] :
       {std::pair(StringRef("--log-actions-to"),
                  StringRef(options.passes.actionLog)),
        {"--profile-actions-to", options.passes.profile},
        {"--remarks-output-file", options.remarks.file},
        {"--rewrite-trace", options.passes.rewriteTrace},
        {"--mlir-generate-reproducer", options.passes.reproducer},
        {"--mlir-pass-pipeline-crash-reproducer",
         options.passes.crashReproducer}}) {
    if (path.empty())
      continue;
    for (StringRef other : others)
      if (leadToSameFile(path, other))
        refuse(name + " would overwrite '" + other + "'");
    others.push_back(path);
  }
}

/// Refuses combinations of options that make no sense.
static void checkCombinations(const Flags &flags, const OptOptions &options) {
  if (flags.outDir.getNumOccurrences() && options.outDir.empty())
    refuse("--out-dir requires a directory name");
  if (flags.outDir.getNumOccurrences() && flags.output.getNumOccurrences())
    refuse("-o and --out-dir are mutually exclusive");
  for (auto [name, value] :
       {std::pair(StringRef("--mlir-pass-pipeline-crash-reproducer"),
                  &options.passes.crashReproducer),
        {"--mlir-generate-reproducer", &options.passes.reproducer},
        {"--log-actions-to", &options.passes.actionLog},
        {"--remark-format=yaml", &options.remarks.file},
        {"--mlir-print-ir-tree-dir", &options.passes.printTreeDir}})
    if (options.inputs.size() > 1 && !value->empty())
      refuse((name + " cannot be used with multiple input files").str());
  if (!options.passes.rewriteTrace.empty()) {
    if (options.inputs.size() > 1 || flags.split.getNumOccurrences())
      refuse("--rewrite-trace cannot be used with multiple input files or "
             "--split-input-file");
    if (options.passes.rewriteTrace == "-")
      refuse("--rewrite-trace requires a file name");
  }
  checkSideFiles(options);
  std::string error;
  tracing::DebugCounter counter;
  if (failed(counter.parse(options.passes.debugCounters, error)))
    refuse(error);
  if (!options.passes.actionFilters.empty() && options.passes.actionLog.empty())
    refuse("--log-mlir-actions-filter requires --log-actions-to");
  if (flags.bytecodeVersion.getNumOccurrences() && !flags.emitBytecode)
    refuse("--emit-bytecode-version requires --emit-bytecode");
  if (flags.bytecodeVersion > BytecodeWriterConfig::CurrentVersion)
    refuse("--emit-bytecode-version must be from 0 to " +
           Twine(BytecodeWriterConfig::CurrentVersion) + "; found '" +
           Twine(flags.bytecodeVersion) + "'");
  for (auto [isGiven, name] :
       {std::pair(bool(flags.split.getNumOccurrences()), "--split-input-file"),
        {bool(flags.verifyRoundtrip), "--verify-roundtrip"}})
    if (flags.lazy && isGiven)
      refuse(Twine("--lazy cannot be used with ") + name);
  if (flags.printFor.getNumOccurrences())
    checkPrintFor(flags, options);
  if (flags.symbols.getNumOccurrences() && !options.passes.hasPasses())
    refuse("--symbol requires passes to run");
  if (flags.symbols.getNumOccurrences() && !options.passes.rewriteTrace.empty())
    refuse("--symbol cannot be used with --rewrite-trace");
  if (!(flags.maxTime >= 0))
    refuse("--max-time requires a non-negative number of seconds");
}

static void readModes(const Flags &flags, OptOptions &options) {
  if (!flags.era.empty()) {
    std::optional<EraSet> eras = parseEras(flags.era);
    if (!eras)
      refuse("--era must be 2019, 2020, 2021, current, a range such as "
             "2019-2021, or auto; found '" +
             flags.era + "'");
    options.eras = *eras;
  }
  options.printFor = flags.printFor;
  options.allowUnregistered = flags.allowUnregistered;
  options.implicitModule = !flags.noImplicitModule;
  options.verifyOnParsing = !flags.noVerify;
  options.emitBytecode = flags.emitBytecode;
  options.bytecode.version = flags.bytecodeVersion;
  options.bytecode.elideResourceData = flags.elideBytecodeResources;
  options.bytecodeProducer = flags.bytecodeProducer;
  options.verifyRoundtrip = flags.verifyRoundtrip;
  options.lazy = flags.lazy;
  options.symbols.assign(flags.symbols.begin(), flags.symbols.end());
  options.showDialects = flags.showDialects;
  options.keepNames = flags.keepNames;
  options.disableThreading = flags.disableThreading;
  options.printOpOnDiagnostic = flags.printOp;
  options.printStackTraceOnDiagnostic = flags.stackTrace;
  options.printWarnings = flags.verbosity >= Flags::Warnings;
  options.printRemarks = flags.verbosity >= Flags::Remarks;
  options.printNotes = !flags.disableNotes;
  options.recover = flags.recover;
  // `--color` is LLVM's own option.
  options.color = useColor(llvm::errs());
  options.splitMarker = flags.splitMarker;
  options.outputMarker = flags.outputMarker;
  if (flags.verifyDiagnostics == Flags::All)
    options.verifyDiagnostics = DiagnosticVerifier::Mode::All;
  else if (flags.verifyDiagnostics == Flags::Only)
    options.verifyDiagnostics = DiagnosticVerifier::Mode::OnlyExpected;
}

static void readLimits(const Flags &flags, OptOptions &options) {
  options.threads = flags.threads;
  // More than a century is no limit.
  options.maxTime = flags.maxTime < 4e9 ? double(flags.maxTime) : 0;
  options.limits.maxDepth = flags.maxDepth;
  options.limits.maxMemory = uint64_t(flags.maxMemory) << 20;
  options.limits.maxErrors = !flags.recover    ? 1
                             : flags.maxErrors ? uint64_t(flags.maxErrors)
                                               : UINT64_MAX;
}

static void readPrinting(const Flags &flags, PrintingFlags &printing) {
  printing.generic = flags.generic;
  printing.debugInfo = flags.debugInfo;
  printing.prettyDebugInfo = flags.prettyDebugInfo;
  printing.localScope = flags.localScope;
  printing.skipRegions = flags.skipRegions;
  printing.valueUsers = flags.valueUsers;
  printing.uniqueSSAIds = flags.uniqueIds;
  printing.nameLocAsPrefix = flags.nameLoc;
  printing.assumeVerified = flags.assumeVerified;
  printing.keepNames = flags.keepNames;
  printing.hexElementsIfLarger = flags.hexElements;
  if (flags.elideElements.getNumOccurrences())
    printing.elideElementsIfLarger = int64_t(flags.elideElements);
  if (flags.elideResources.getNumOccurrences())
    printing.elideResourceStringsIfLarger = int64_t(flags.elideResources);
}

/// Reports a flag that would be a pass of mlir-opt, in place of a suggestion of a flag with
/// similar letters, and exits.
static void rejectAbsentPasses(int argc, const char *const *argv,
                               const PassRegistry &registry) {
  for (int i = 1; i < argc && StringRef(argv[i]) != "--"; ++i) {
    StringRef name = argv[i];
    if (!name.consume_front("-"))
      continue;
    name.consume_front("-");
    name = name.split('=').first;
    if (cl::getRegisteredOptions().contains(name) || !registry.isAbsent(name))
      continue;
    llvm::errs() << argv[0] << ": unknown pass '--" << name
                 << "': " << registry.suggest(name) << '\n';
    std::exit(1);
  }
}

/// Lists the values of --print-for in the help.
static void listPrintableVersions(Flags &flags) {
  std::vector<ListedValue> versions;
  for (unsigned version : getPrintableVersions())
    versions.push_back(
        {std::to_string(version), "LLVM " + std::to_string(version)});
  flags.printFor.getParser().setValues(std::move(versions));
}

OptOptions strata::parseOptCommandLine(int argc, const char *const *argv,
                                       const PassRegistry &registry) {
  static Flags flags;
  listPrintableVersions(flags);
  static PassFlagParser passes(registry);
  static RemarkFlagParser remarks;
  cl::HideUnrelatedOptions({&flags.category, &passes.getCategory(),
                            &remarks.getCategory(), &llvm::getColorCategory()});
  rejectAbsentPasses(argc, argv, registry);
  parseCommandLine(
      argc, argv,
      "MLIR modular optimizer driver: parse, verify, run passes, print\n");
  OptOptions options;
  options.passes = passes.getFlags();
  std::string error;
  options.remarks = remarks.getFlags(error);
  if (!error.empty())
    refuse(error);
  readFiles(flags, options);
  checkCombinations(flags, options);
  readModes(flags, options);
  readLimits(flags, options);
  readPrinting(flags, options.printing);
  return options;
}
