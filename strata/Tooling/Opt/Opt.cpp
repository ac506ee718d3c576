// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/Opt.h"

#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Bufferization/Passes.h"
#include "strata/Bytecode/Bytecode.h"
#include "strata/Bytecode/BytecodeReader.h"
#include "strata/Conversion/Passes.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Loader/StubHooks.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/Eras/HistoryFile.h"
#include "strata/Eras/OlderPrinter.h"
#include "strata/Eras/Upgrade.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Loops/Passes.h"
#include "strata/SparseTensor/Passes.h"
#include "strata/Structured/Passes.h"
#include "strata/Support/Thread.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/EraDetection.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/KnownDialects.h"
#include "strata/Tooling/Common/LLVMIRFile.h"
#include "strata/Tooling/Common/OlderText.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Common/ProcessLifetime.h"
#include "strata/Tooling/Common/ProcessLimits.h"
#include "strata/Tooling/Common/Progress.h"
#include "strata/Tooling/Common/SymbolList.h"
#include "strata/Tooling/Common/ToolContext.h"
#include "strata/Tooling/Opt/ApplyPatterns.h"
#include "strata/Tooling/Opt/ConvertPatterns.h"
#include "strata/Tooling/Opt/ConvertToLLVMPass.h"
#include "strata/Tooling/Opt/OptOptions.h"
#include "strata/Tooling/Opt/Plugin.h"
#include "strata/Tooling/Opt/Roundtrip.h"
#include "strata/Tooling/Opt/RunFiles.h"
#include "strata/Tooling/Opt/RunPasses.h"
#include "strata/Tooling/Opt/SnapshotOpLocations.h"
#include "strata/Tooling/Opt/SourceNameTracker.h"
#include "strata/Tooling/Opt/TransformPreloadLibrary.h"
#include "strata/TransformDialect/Passes.h"
#include "strata/Transforms/Passes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Signals.h"

#include <csignal>
#include <mutex>
#include <new>
#include <thread>
#include <unistd.h>

using namespace strata;

namespace {
/// One piece of an input, processed in a Context of its own.
struct Piece {
  StringRef name;
  /// The whole input and the piece in it.
  StringRef input;
  uint64_t offset = 0;
  /// The text of the piece, followed by a NUL.
  StringRef text;
  /// The lines of the whole input, shared by its pieces.
  std::shared_ptr<const LineTable> lines;
  /// The file the text lies in, if it is the whole file.
  llvm::MemoryBuffer *file = nullptr;
};

class PieceProcessor {
public:
  PieceProcessor(const OptOptions &options, const PassRegistry &registry,
                 const Piece &piece, raw_ostream &out, raw_ostream &err)
      : options(options), registry(registry), piece(piece), out(out), err(err) {
  }

  LogicalResult run();
  /// Leaves the IR to the end of the process: taking a large module apart costs
  /// as much as walking it.
  void leak() { keepUntilExit(ctx.release()); }

private:
  void configure();
  LogicalResult loadDialectFiles();
  LogicalResult process(const ParserConfig &config);
  LogicalResult processWithoutRemarks(const ParserConfig &config);
  OwningOpRef<> read(const ParserConfig &config);
  OwningOpRef<> readLazily(const ParserConfig &config);
  LogicalResult materializeRest(Operation *module);
  LogicalResult runPassesOn(Operation *op);
  LogicalResult runPassesInside(Operation *module);
  void printResult(Operation *op);
  LogicalResult printForOlder(Operation *op);
  LogicalResult writeResult(Operation *op);
  LogicalResult processOlder(EraSet &eras);
  void noteOlderText(DiagnosticPrinter &printer, Location error);
  PrintingFlags printingFlags(Operation *op);
  /// Null unless times are requested.
  TimingNode *getTimer() {
    return options.passes.timing ? &times.getRoot() : nullptr;
  }
  LogicalResult runTimed();
  bool isPrinted(const Diagnostic &diag) const {
    switch (diag.getSeverity()) {
    case DiagnosticSeverity::Warning:
      return options.printWarnings;
    case DiagnosticSeverity::Remark:
      return options.printRemarks;
    case DiagnosticSeverity::Error:
    case DiagnosticSeverity::Note:
      return true;
    }
    return true;
  }

  const OptOptions &options;
  const PassRegistry &registry;
  const Piece &piece;
  raw_ostream &out, &err;
  std::unique_ptr<Context> ctx;
  uint32_t buffer = 0;
  SourceNames names;
  std::vector<ExternalResource> resources;
  /// The reader that has left functions of the input undecoded; null if
  /// everything is read at once.
  std::unique_ptr<BytecodeReader> reader;
  TimingTree times;
  /// The detected eras of older text, and whether the input could not be read.
  EraSet detectedEras;
  bool isUnreadable = false;
};
} // namespace

static std::unique_ptr<llvm::MemoryBuffer>
readInput(StringRef path, const OptOptions &options, raw_ostream &err) {
  FileProvider &files = options.files ? *options.files : getDiskFiles();
  auto buffer = files.open(path);
  if (buffer)
    return std::move(*buffer);
  err << "error: " << describeOpenError(path, buffer.getError()) << '\n';
  return nullptr;
}

void PieceProcessor::configure() {
  ctx = std::make_unique<Context>();
  setUpToolContext(*ctx, options.printing);
  if (options.files)
    setFiles(*ctx, *options.files);
  if (options.registerDialects)
    options.registerDialects(*ctx);
  if (options.dialects)
    ctx->appendDialectRegistry(*options.dialects);
  ctx->allowUnregisteredDialects(options.allowUnregistered);
  ctx->printOpOnDiagnostic(options.printOpOnDiagnostic &&
                           !options.verifyDiagnostics);
  ctx->printStackTraceOnDiagnostic(options.printStackTraceOnDiagnostic);
  // Debug counters count actions in the order of one thread.
  ctx->disableMultithreading(options.disableThreading ||
                             !options.passes.debugCounters.empty());
  ctx->setNumThreads(options.threads);
  ctx->getResourceLimits() = options.limits;
  buffer = ctx->addSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(piece.input, piece.name,
                                       /*RequiresNullTerminator=*/false),
      piece.lines);
}

PrintingFlags PieceProcessor::printingFlags(Operation *op) {
  PrintingFlags flags = options.printing;
  flags.names = options.keepNames ? &names : nullptr;
  flags.externalResources = &resources;
  // Print invalid IR in generic form.
  bool isVerified = options.verifyOnParsing &&
                    (options.passes.verifyEach != VerifyEach::None ||
                     !options.passes.hasPasses());
  if (!isVerified && !flags.assumeVerified && !flags.generic) {
    DiagnosticCapture silence;
    flags.generic = failed(verify(op));
  }
  return flags;
}

LogicalResult PieceProcessor::loadDialectFiles() {
  return strata::loadDialectFiles(
      *ctx,
      {.directories = options.dialectDirs,
       .files = options.irdlFiles,
       .allowMissingHooks = options.allowMissingHooks,
       .color = options.color},
      err);
}

LogicalResult PieceProcessor::runPassesOn(Operation *op) {
  // Passes rely on verified IR.
  if (!options.verifyOnParsing && failed(verify(op)))
    return emitError(ctx.get(), op->getLoc(),
                     "cannot run passes on IR that fails verification");
  PassRunContext run{registry, options.printing, resources, err};
  run.timing = getTimer();
  run.trace = options.trace;
  run.warnOfUnused =
      !options.verifyDiagnostics && options.passes.debugCounters.empty();
  std::optional<SourceNameTracker> keeper;
  if (options.keepNames)
    keeper.emplace(ctx.get(), names);
  return runPasses(options.passes, run, op);
}

void PieceProcessor::printResult(Operation *op) {
  if (!options.trace) {
    printOperation(op, out, printingFlags(op));
    out << '\n';
    return;
  }
  std::string text;
  llvm::raw_string_ostream os(text);
  std::vector<PrintedOp> places;
  printOperation(op, os, printingFlags(op), places);
  os << '\n';
  os.flush();
  out << text;
  options.trace->addOutput(text, places);
}

/// Prints for the requested older version. `op` is not needed afterwards.
LogicalResult PieceProcessor::printForOlder(Operation *op) {
  if ((options.eras.empty() && failed(loadBundledHistories(*ctx))) ||
      failed(verify(op)) ||
      failed(printForVersion(op, out, printingFlags(op), options.printFor)))
    return failure();
  out << '\n';
  return success();
}

/// Reads bytecode without the bodies of functions.
OwningOpRef<> PieceProcessor::readLazily(const ParserConfig &config) {
  reader = std::make_unique<BytecodeReader>(buffer, piece.text, config,
                                            /*lazyLoad=*/true);
  return OwningOpRef<>(reader->readModule().release());
}

/// Decodes and verifies what is left.
LogicalResult PieceProcessor::materializeRest(Operation *module) {
  if (!reader)
    return success();
  TimingScope timing(getTimer(), "Parser");
  if (failed(reader->finalize()))
    return failure();
  reader.reset();
  return options.verifyOnParsing ? verify(module) : success();
}

/// Runs the passes on the module or, if --symbol is given, on the symbols.
LogicalResult PieceProcessor::runPassesInside(Operation *module) {
  if (options.symbols.empty()) {
    if (failed(materializeRest(module)))
      return failure();
    return runPassesOn(module);
  }
  Location place(FileLineColLoc::get(
      ctx.get(), ctx->getSourceBuffer(buffer).getName().getValue(), 1, 1));
  auto symbols = findSymbols(module, options.symbols, reader.get(), place);
  if (failed(symbols))
    return failure();
  for (Operation *symbol : *symbols)
    if (reader && (failed(reader->materializeAll(symbol)) ||
                   (options.verifyOnParsing && failed(verify(symbol)))))
      return failure();
  for (Operation *symbol : *symbols)
    if (failed(runPassesOn(symbol)))
      return failure();
  // Passes can have changed what others refer to.
  bool isVerified = options.passes.verifyEach != VerifyEach::None;
  return reader || !isVerified ? success() : verify(module);
}

/// Text of older eras is upgraded before it is verified.
OwningOpRef<> PieceProcessor::read(const ParserConfig &config) {
  TimingScope timing(getTimer(), "Parser");
  if (options.lazy && isBytecode(piece.text))
    return readLazily(config);
  if (options.eras.empty()) {
    OwningOpRef<> op =
        parseSourceChunk(buffer, piece.text, piece.offset, config);
    if (!op)
      remarkIfLLVMIR(ctx.get(),
                     ctx->getSourceBuffer(buffer).getName().getValue(),
                     piece.text);
    return op;
  }
  if (failed(loadBundledHistories(*ctx)))
    return nullptr;
  ParserConfig older = config;
  older.eras = options.eras;
  if (older.eras == EraSet::all() &&
      failed(detectEras(*ctx, piece.text, buffer, piece.offset, older.eras)))
    return nullptr;
  detectedEras = older.eras;
  older.verifyAfterParse = false;
  OwningOpRef<> op = parseSourceChunk(buffer, piece.text, piece.offset, older);
  if (!op || failed(upgradeToCurrent(op.get(), older.eras)) ||
      (config.verifyAfterParse && failed(verify(op.get()))))
    return nullptr;
  return op;
}

/// Writes `op` in the requested form.
LogicalResult PieceProcessor::writeResult(Operation *op) {
  bool canCopy = reader && options.emitBytecode &&
                 options.bytecode.version == reader->getVersion();
  if (!canCopy && failed(materializeRest(op)))
    return failure();
  if (options.printFor)
    return printForOlder(op);
  if (!options.emitBytecode) {
    printResult(op);
    return success();
  }
  BytecodeWriterConfig config = options.bytecode;
  if (!options.bytecodeProducer.empty())
    config.producer = options.bytecodeProducer;
  config.externalResources = resources;
  config.source = reader.get();
  return writeBytecode(op, out, config);
}

LogicalResult PieceProcessor::process(const ParserConfig &config) {
  if (!options.remarkOutput)
    return processWithoutRemarks(config);
  options.remarkOutput->enable(*ctx, out);
  LogicalResult result = processWithoutRemarks(config);
  options.remarkOutput->finish(*ctx);
  return result;
}

LogicalResult
PieceProcessor::processWithoutRemarks(const ParserConfig &config) {
  if (options.trace)
    options.trace->beginInput(piece.input);
  OwningOpRef<> op = read(config);
  isUnreadable = !op;
  if (!op)
    return failure();
  if (options.verifyRoundtrip &&
      failed(checkRoundtrip(op.get(), options.printing, resources)))
    return failure();
  // A dialect that is merely mentioned may be wrong.
  if (ctx->getDiagEngine().getNumErrors() && !options.verifyDiagnostics)
    return failure();
  if (options.passes.hasPasses() && failed(runPassesInside(op.get())))
    return failure();
  {
    TimingScope timing(getTimer(), "Output");
    if (failed(writeResult(op.get())))
      return failure();
  }
  // The process ends soon; see leak().
  keepUntilExit(op.release());
  return success();
}

LogicalResult PieceProcessor::run() {
  LogicalResult result = runTimed();
  if (options.passes.timing) {
    out.flush();
    times.print(err, *options.passes.timing);
  }
  return result;
}

/// Reads the piece as text of older versions, and tells of which.
LogicalResult PieceProcessor::processOlder(EraSet &eras) {
  configure();
  DiagnosticCapture silence;
  OwningOpRef<> op;
  if (succeeded(loadDialectFiles()))
    op = read(ParserConfig(ctx.get()));
  eras = detectedEras;
  return success(bool(op));
}

/// After the errors of a piece that is one of an older version: the options
/// that read it.
void PieceProcessor::noteOlderText(DiagnosticPrinter &printer, Location error) {
  OptOptions older = options;
  older.eras = EraSet::all();
  older.passes.timing.reset();
  EraSet eras;
  auto canRead = [&] {
    llvm::raw_null_ostream null;
    return succeeded(
        PieceProcessor(older, registry, piece, null, null).processOlder(eras));
  };
  older.allowUnregistered = true;
  if (!canRead())
    return;
  StringRef moreFlags;
  EraSet olderEras = eras;
  older.allowUnregistered = options.allowUnregistered;
  if (!options.allowUnregistered && !canRead()) {
    // Without a sign of age, the flag may be all that was missing.
    if (!olderEras.isOlder())
      return;
    moreFlags = " --allow-unregistered-dialect";
  }
  printer.printMessage(error, DiagnosticSeverity::Note,
                       describeOlderText(olderEras, moreFlags));
}

LogicalResult PieceProcessor::runTimed() {
  configure();
  if (failed(loadDialectFiles()))
    return failure();
  std::optional<ActionTracing> tracing;
  if (options.actions)
    tracing.emplace(ctx.get(), *options.actions, out, err);
  ParserConfig config(ctx.get());
  config.implicitModule = options.implicitModule;
  config.verifyAfterParse = options.verifyOnParsing;
  config.recover = options.recover;
  config.names = options.keepNames ? &names : nullptr;
  config.externalResources = &resources;
  // Only diagnostics and locations read the text again.
  config.isTextMapped =
      piece.file && !options.printing.debugInfo &&
      piece.file->getBufferKind() == llvm::MemoryBuffer::MemoryBuffer_MMap;
  DiagnosticPrinter printer(ctx.get(), err, piece.name, *piece.lines,
                            options.color);
  if (!options.verifyDiagnostics) {
    std::optional<Location> error;
    printer.showNotes(options.printNotes);
    ScopedDiagnosticHandler handler(ctx.get(), [&](Diagnostic &diag) {
      if (isPrinted(diag))
        printer.print(diag);
      if (!error && diag.getSeverity() == DiagnosticSeverity::Error)
        error = diag.getLocation();
      return success();
    });
    LogicalResult result = process(config);
    if (isUnreadable && error && options.eras.empty() && options.printNotes)
      noteOlderText(printer, *error);
    return result;
  }
  uint32_t firstLine = piece.lines->decode(piece.offset).line;
  DiagnosticVerifier verifier(ctx.get(), printer, piece.name, piece.text,
                              firstLine, *options.verifyDiagnostics);
  ScopedDiagnosticHandler handler(ctx.get(), [&](Diagnostic &diag) {
    verifier.process(diag);
    return success();
  });
  (void)process(config);
  return verifier.finish();
}

//===-- Inputs -------------------------------------------------------------===//

/// The pieces of `input`: the marker ends a piece if something follows it. The
/// marker without its last two characters, followed by others, draws a warning.
/// At the very start it ends no piece: the text after its first part is read as
/// text of the first piece. An empty input has no piece.
static SmallVector<StringRef, 0> splitInput(StringRef input, StringRef marker,
                                            DiagnosticPrinter &printer) {
  SmallVector<StringRef, 0> pieces;
  constexpr size_t tailSize = 2;
  if (marker.size() <= tailSize) {
    input.split(pieces, marker);
    return pieces;
  }
  StringRef head = marker.drop_back(tailSize),
            tail = marker.take_back(tailSize);
  SmallVector<StringRef, 0> parts;
  input.split(parts, head);
  StringRef piece;
  uint32_t line = 1;
  const char *counted = input.begin();
  for (StringRef part : parts) {
    if (piece.empty()) {
      piece = part;
      continue;
    }
    if (part.starts_with(tail) && part.size() > tailSize) {
      pieces.push_back(piece);
      piece = part.drop_front(tailSize);
      continue;
    }
    StringRef before(counted, part.begin() - counted);
    line += uint32_t(before.count('\n'));
    counted = part.begin();
    size_t lineStart =
        input.take_front(counted - input.begin()).rfind('\n') + 1;
    printer.printAt(line, uint32_t(counted - input.begin() - lineStart) + 1,
                    DiagnosticSeverity::Warning,
                    "near miss with file split marker");
    piece = StringRef(piece.begin(), part.end() - piece.begin());
  }
  if (!piece.empty())
    pieces.push_back(piece);
  return pieces;
}

LogicalResult strata::processInput(const OptOptions &options,
                                   const PassRegistry &registry,
                                   llvm::MemoryBuffer &buffer, raw_ostream &out,
                                   raw_ostream &err) {
  StringRef input = buffer.getBuffer();
  StringRef name = buffer.getBufferIdentifier();
  auto lines = std::make_shared<const LineTable>(input);
  if (options.splitMarker.empty()) {
    Piece piece{name, input, 0, input, lines, &buffer};
    PieceProcessor processor(options, registry, piece, out, err);
    LogicalResult result = processor.run();
    processor.leak();
    return result;
  }
  LogicalResult result = success();
  DiagnosticPrinter printer(nullptr, err, name, *lines, options.color);
  bool first = true;
  for (StringRef part : splitInput(input, options.splitMarker, printer)) {
    if (!first)
      out << options.outputMarker << '\n';
    first = false;
    std::string text = part.str();
    Piece piece{name, input, uint64_t(part.begin() - input.begin()), text,
                lines};
    if (failed(PieceProcessor(options, registry, piece, out, err).run()))
      result = failure();
  }
  return result;
}

/// One input, one output.
static LogicalResult runSingle(const OptOptions &options,
                               const PassRegistry &registry, StringRef input,
                               StringRef output, raw_ostream &err) {
  std::unique_ptr<llvm::MemoryBuffer> buffer = readInput(input, options, err);
  if (!buffer)
    return failure();
  std::string error;
  std::unique_ptr<OutputFile> file = OutputFile::open(output, error);
  if (!file) {
    err << "error: " << error << '\n';
    return failure();
  }
  LogicalResult result =
      processInput(options, registry, *buffer, file->os(), err);
  // The IR may outlive this function, see PieceProcessor::leak.
  keepUntilExit(buffer.release());
  // Standard output shows the pieces that succeeded; a file needs all.
  if (failed(result) && output != "-")
    return failure();
  if (failed(file->keep(error))) {
    if (!error.empty())
      err << "error: " << error << '\n';
    return failure();
  }
  return result;
}

/// Several inputs, each to a file of its name in a folder, in parallel.
static LogicalResult runMany(const OptOptions &options,
                             const PassRegistry &registry) {
  std::vector<std::string> outputs, messages(options.inputs.size());
  for (const std::string &input : options.inputs) {
    SmallVector<char, 128> path(options.outDir.begin(), options.outDir.end());
    llvm::sys::path::append(path, llvm::sys::path::filename(input));
    std::string output(path.begin(), path.end());
    if (llvm::is_contained(outputs, output)) {
      llvm::errs() << "error: two input files would be written to '" << output
                   << "'\n";
      return failure();
    }
    outputs.push_back(output);
  }
  if (std::error_code ec = llvm::sys::fs::create_directories(options.outDir)) {
    llvm::errs() << "error: cannot create '" << options.outDir
                 << "': " << ec.message() << '\n';
    return failure();
  }
  // Parallel over files: each is processed by one thread.
  OptOptions single = options;
  single.disableThreading = true;
  Progress progress(options.inputs.size());
  std::atomic<bool> failedAny{false};
  ThreadPool pool;
  pool.disable(options.disableThreading);
  pool.setNumThreads(options.threads);
  pool.parallelFor(options.inputs.size(), [&](size_t i) {
    llvm::raw_string_ostream err(messages[i]);
    if (failed(runSingle(single, registry, options.inputs[i], outputs[i], err)))
      failedAny = true;
    progress.advance();
  });
  progress.clear();
  for (const std::string &message : messages)
    llvm::errs() << message;
  return success(!failedAny);
}

/// The passes of mlir-opt 22.1 without those for tests, one a line.
static constexpr char upstreamPasses[] = {
#include "strata/Tooling/UpstreamPasses.txt.inc"
};

void strata::registerToolPasses(PassRegistry &registry) {
  registry.setAbsentPasses(
      {upstreamPasses, sizeof(upstreamPasses) - 1},
      "this pass of mlir-opt is not in Strata; run it by mlir-opt, which reads "
      "the output of Strata and writes its input");
  registerTransformsPasses(registry);
  registerBufferizationPasses(registry);
  registerConversionPasses(registry);
  registerLoopPasses(registry);
  registerStructuredPasses(registry);
  registerSparseTensorPasses(registry);
  registerTransformDialectPasses(registry);
  registerApplyPatternsPass(registry);
  registerConvertPatternsPass(registry);
  registerConvertToLLVMPass(registry);
  registerSnapshotOpLocationsPass(registry);
  registerTransformPreloadLibraryPass(registry);
}

static void showDialects(const DialectRegistry &dialects) {
  Context ctx;
  declareKnownDialects(ctx);
  registerIRDLDialect(ctx);
  registerCoreDialects(ctx);
  ctx.appendDialectRegistry(dialects);
  // Dialects that are known by name only are in the list of `strata dialect list`.
  std::vector<StringRef> names = ctx.getKnownDialects();
  llvm::erase_if(names, [&](StringRef name) {
    return !ctx.findDialect(name)->isLoaded();
  });
  llvm::outs() << "Available Dialects: ";
  llvm::interleave(names, llvm::outs(), ",");
  llvm::outs() << '\n';
}

/// Prints the list that --list-passes or --show-dialects requests. False if
/// neither is given.
static bool showLists(const OptOptions &options, const PassRegistry &registry,
                      const DialectRegistry &dialects) {
  if (options.passes.listPasses)
    listPasses(registry, llvm::outs());
  else if (options.showDialects)
    showDialects(dialects);
  else
    return false;
  return true;
}

/// The error in --out-dir, or its absence, for these inputs; or null.
static const char *findMisusedOutDir(const OptOptions &options) {
  if (options.outDir.empty() && options.inputs.size() > 1)
    return "multiple input files require --out-dir";
  if (!options.outDir.empty() && llvm::is_contained(options.inputs, "-"))
    return "--out-dir cannot be used with standard input, which has no file "
           "name";
  return nullptr;
}

int strata::runOpt(int argc, const char *const *argv) {
  return runOpt(argc, argv, OptExtensions());
}

int strata::runOptWithPasses(int argc, const char *const *argv,
                             void (*registerPasses)(PassRegistry &),
                             void (*registerDialects)(Context &)) {
  return runOpt(
      argc, argv,
      {.registerPasses = registerPasses, .registerDialects = registerDialects});
}

/// Adds the extensions of the program, and of the plugins of its command line.
static LogicalResult addExtensions(ArrayRef<const char *> args,
                                   const OptExtensions &extensions,
                                   PassRegistry &registry,
                                   DialectRegistry &dialects) {
  registry.setToolName(llvm::sys::path::filename(args[0]));
  registerToolPasses(registry);
  if (extensions.registerPasses)
    extensions.registerPasses(registry);
  if (extensions.dialects)
    extensions.dialects->appendTo(dialects);
  llvm::Error error = loadPlugins(args, registry, dialects);
  if (!error)
    return success();
  llvm::errs() << "error: " << llvm::toString(std::move(error)) << '\n';
  return failure();
}

int strata::runOpt(int argc, const char *const *argv,
                   const OptExtensions &extensions) {
  std::signal(SIGPIPE, SIG_IGN);
  PassRegistry registry;
  DialectRegistry dialects;
  if (failed(addExtensions(ArrayRef(argv, size_t(argc)), extensions, registry,
                           dialects)))
    return 1;
  OptOptions options = parseOptCommandLine(argc, argv, registry);
  options.registerDialects = extensions.registerDialects;
  options.dialects = &dialects;
  options.files = extensions.files;
  installProcessLimits(options.maxTime);
  if (showLists(options, registry, dialects))
    return 0;
  if (const char *message = findMisusedOutDir(options)) {
    llvm::errs() << "error: " << message << '\n';
    return 1;
  }
  std::string error;
  RunFiles files;
  auto refuse = [&] {
    llvm::errs() << "error: " << error << '\n';
    return 1;
  };
  if (failed(files.open(options, error)))
    return refuse();
  LogicalResult result = options.outDir.empty()
                             ? runSingle(options, registry, options.inputs[0],
                                         options.output, llvm::errs())
                             : runMany(options, registry);
  if (failed(files.keep(error)))
    return refuse();
  if (failed(result))
    return 1;
  files.warn(llvm::errs());
  return 0;
}
