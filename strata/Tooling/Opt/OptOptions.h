// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command line of `strata opt`, with mlir-opt's spellings.
#ifndef STRATA_TOOLING_OPT_OPTOPTIONS_H
#define STRATA_TOOLING_OPT_OPTOPTIONS_H

#include "strata/Asm/Eras/Era.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Bytecode/Writer.h"
#include "strata/Support/ResourceLimits.h"
#include "strata/Tooling/Opt/DiagnosticVerifier.h"
#include "strata/Tooling/Opt/PassFlags.h"
#include "strata/Tooling/Opt/RemarkFlags.h"

#include <string>
#include <vector>

namespace strata {

class ActionFiles;
class DialectRegistry;
class FileProvider;
class RunTrace;

struct OptOptions {
  /// Files to read; `-` is standard input.
  std::vector<std::string> inputs;
  std::string output = "-";
  /// The folder for the results of several inputs, under their own names.
  std::string outDir;
  /// Files with irdl.dialect operations, loaded before the input is read.
  std::vector<std::string> irdlFiles;
  /// Folders of dialect files that are read on first mention.
  std::vector<std::string> dialectDirs;
  /// Dialect files load without the C++ that they name.
  bool allowMissingHooks = false;
  /// Called for each Context, unless it is null; no command-line option sets
  /// it.
  void (*registerDialects)(Context &) = nullptr;
  /// Dialects and extensions for each Context, those of plugins among them; may be
  /// null. Set by the tool.
  const DialectRegistry *dialects = nullptr;
  /// The provider of files; null for the disk. Set by the tool.
  FileProvider *files = nullptr;

  /// The eras that the input may be of; none for today's text only.
  EraSet eras;
  /// The version of LLVM that the output is for; 0 for today's form.
  unsigned printFor = 0;
  bool allowUnregistered = false;
  bool implicitModule = true;
  bool verifyOnParsing = true;
  bool verifyRoundtrip = false;
  /// For bytecode: decode only the operations that passes run on.
  bool lazy = false;
  /// Symbols that passes run on in place of the module, in lists; empty for the module.
  std::vector<std::string> symbols;
  /// The output is bytecode.
  bool emitBytecode = false;
  BytecodeWriterConfig bytecode;
  std::string bytecodeProducer;
  bool showDialects = false;
  bool keepNames = false;
  bool disableThreading = false;
  bool printOpOnDiagnostic = true;
  bool printStackTraceOnDiagnostic = false;
  /// The diagnostics that are printed, besides errors.
  bool printWarnings = true, printRemarks = true, printNotes = true;
  bool recover = false;
  bool color = false;
  /// Empty: the input is one piece.
  std::string splitMarker;
  std::string outputMarker = "// -----";
  std::optional<DiagnosticVerifier::Mode> verifyDiagnostics;
  unsigned threads = 0;
  double maxTime = 0;
  ResourceLimits limits;
  PrintingFlags printing;
  PassFlags passes;
  RemarkFlags remarks;
  /// The destination of the log and the profile of actions; may be null. Set by the
  /// tool.
  ActionFiles *actions = nullptr;
  /// The destination of remarks; null if none are wanted. Set by the tool.
  const RemarkOutput *remarkOutput = nullptr;
  /// The observer of the run; may be null. Set by the tool.
  RunTrace *trace = nullptr;
};

/// Reads the command line. On a usage error prints a message and exits with 1;
/// `--help` and `--version` print and exit with 0.
OptOptions parseOptCommandLine(int argc, const char *const *argv,
                               const PassRegistry &registry);

} // namespace strata

#endif // STRATA_TOOLING_OPT_OPTOPTIONS_H
