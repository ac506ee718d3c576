// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/SourceMgrDiagnosticHandler.h"

#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

/// Empty if there is no file.
static StringRef getMainFileName(const llvm::SourceMgr &manager) {
  return manager.getNumBuffers()
             ? manager.getMemoryBuffer(manager.getMainFileID())
                   ->getBufferIdentifier()
             : StringRef();
}

SourceMgrDiagnosticHandler::SourceMgrDiagnosticHandler(llvm::SourceMgr &manager,
                                                       Context *ctx,
                                                       raw_ostream &os)
    : manager(manager), printer(
                            ctx, os, getMainFileName(manager),
                            [this](StringRef file, uint32_t line) {
                              return findLine(file, line);
                            },
                            os.has_colors()),
      handler(ctx, [this](Diagnostic &diag) {
        handle(diag);
        return success();
      }) {}

SourceMgrDiagnosticHandler::SourceMgrDiagnosticHandler(llvm::SourceMgr &manager,
                                                       Context *ctx)
    : SourceMgrDiagnosticHandler(manager, ctx, llvm::errs()) {}

SourceMgrDiagnosticHandler::~SourceMgrDiagnosticHandler() = default;

void SourceMgrDiagnosticHandler::handle(const Diagnostic &diag) {
  printer.print(diag);
}

void SourceMgrDiagnosticHandler::emitDiagnostic(Location loc,
                                                const Twine &message,
                                                DiagnosticSeverity severity) {
  printer.printMessage(loc, severity, message);
}

/// The buffer of `manager` for `file`; null if there is none, and it cannot be opened.
static const llvm::MemoryBuffer *findBuffer(llvm::SourceMgr &manager,
                                            StringRef file) {
  for (unsigned id = 1; id <= manager.getNumBuffers(); ++id)
    if (manager.getMemoryBuffer(id)->getBufferIdentifier() == file)
      return manager.getMemoryBuffer(id);
  std::string path;
  unsigned id = manager.AddIncludeFile(file.str(), llvm::SMLoc(), path);
  return id ? manager.getMemoryBuffer(id) : nullptr;
}

std::optional<StringRef> SourceMgrDiagnosticHandler::findLine(StringRef file,
                                                              uint32_t line) {
  auto [entry, isNew] = tables.try_emplace(file);
  if (isNew)
    if (const llvm::MemoryBuffer *buffer = findBuffer(manager, file))
      entry->second = std::make_unique<LineTable>(buffer->getBuffer());
  if (!entry->second)
    return std::nullopt;
  return entry->second->getLine(line);
}

//===-- Verification -------------------------------------------------------===//

SourceMgrDiagnosticVerifierHandler::SourceMgrDiagnosticVerifierHandler(
    llvm::SourceMgr &manager, Context *ctx, raw_ostream &os, Level level)
    : SourceMgrDiagnosticHandler(manager, ctx, os) {
  readExpectations(ctx, level);
}

SourceMgrDiagnosticVerifierHandler::SourceMgrDiagnosticVerifierHandler(
    llvm::SourceMgr &manager, Context *ctx, Level level)
    : SourceMgrDiagnosticHandler(manager, ctx) {
  readExpectations(ctx, level);
}

void SourceMgrDiagnosticVerifierHandler::readExpectations(Context *ctx,
                                                          Level level) {
  llvm::SourceMgr &manager = getManager();
  const llvm::MemoryBuffer *file =
      manager.getMemoryBuffer(manager.getMainFileID());
  verifier = std::make_unique<DiagnosticVerifier>(
      ctx, getPrinter(), file->getBufferIdentifier(), file->getBuffer(),
      /*firstLine=*/1, level);
}

void SourceMgrDiagnosticVerifierHandler::handle(const Diagnostic &diag) {
  verifier->process(diag);
}
