// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handlers that print diagnostics with the lines of the files in an llvm::SourceMgr, in
// the format of mlir-opt, for programs that read files themselves:
//
//   llvm::SourceMgr manager;
//   manager.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
//   SourceMgrDiagnosticHandler handler(manager, &ctx);
//   auto module = parseSourceFile<ModuleOp>(manager, &ctx);
#ifndef STRATA_TOOLING_COMMON_SOURCEMGRDIAGNOSTICHANDLER_H
#define STRATA_TOOLING_COMMON_SOURCEMGRDIAGNOSTICHANDLER_H

#include "strata/Tooling/Common/DiagnosticPrinter.h"
#include "strata/Tooling/Opt/DiagnosticVerifier.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

namespace strata {

/// Prints the diagnostics of `ctx` to `os` while it lives. A file is known by the
/// identifier of its buffer; one that `manager` does not have is opened, and added.
class SourceMgrDiagnosticHandler {
public:
  /// All must outlive the handler.
  SourceMgrDiagnosticHandler(llvm::SourceMgr &manager, Context *ctx,
                             raw_ostream &os);
  /// Prints to the standard error stream.
  SourceMgrDiagnosticHandler(llvm::SourceMgr &manager, Context *ctx);
  SourceMgrDiagnosticHandler(const SourceMgrDiagnosticHandler &) = delete;
  SourceMgrDiagnosticHandler &
  operator=(const SourceMgrDiagnosticHandler &) = delete;
  virtual ~SourceMgrDiagnosticHandler();
  /// Prints one message.
  void emitDiagnostic(Location loc, const Twine &message,
                      DiagnosticSeverity severity);

protected:
  /// Called with each diagnostic; prints it.
  virtual void handle(const Diagnostic &diag);
  DiagnosticPrinter &getPrinter() { return printer; }
  llvm::SourceMgr &getManager() { return manager; }

private:
  std::optional<StringRef> findLine(StringRef file, uint32_t line);

  llvm::SourceMgr &manager;
  /// By name of the file; null if it cannot be read.
  llvm::StringMap<std::unique_ptr<LineTable>> tables;
  DiagnosticPrinter printer;
  ScopedDiagnosticHandler handler;
};

/// Compares the diagnostics of `ctx` with the `expected-error {{...}}` comments in the
/// main file of `manager`, as --verify-diagnostics does.
class SourceMgrDiagnosticVerifierHandler : public SourceMgrDiagnosticHandler {
public:
  using Level = DiagnosticVerifier::Mode;
  SourceMgrDiagnosticVerifierHandler(llvm::SourceMgr &manager, Context *ctx,
                                     raw_ostream &os, Level level = Level::All);
  SourceMgrDiagnosticVerifierHandler(llvm::SourceMgr &manager, Context *ctx,
                                     Level level = Level::All);
  /// Reports what was expected and did not come. To be called once, at the end.
  LogicalResult verify() { return verifier->finish(); }

protected:
  void handle(const Diagnostic &diag) override;

private:
  void readExpectations(Context *ctx, Level level);
  std::unique_ptr<DiagnosticVerifier> verifier;
};

} // namespace strata

#endif // STRATA_TOOLING_COMMON_SOURCEMGRDIAGNOSTICHANDLER_H
