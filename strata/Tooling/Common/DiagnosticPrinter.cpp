// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/DiagnosticPrinter.h"

#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

static llvm::SourceMgr::DiagKind kindOf(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Note:
    return llvm::SourceMgr::DK_Note;
  case DiagnosticSeverity::Warning:
    return llvm::SourceMgr::DK_Warning;
  case DiagnosticSeverity::Error:
    return llvm::SourceMgr::DK_Error;
  case DiagnosticSeverity::Remark:
    return llvm::SourceMgr::DK_Remark;
  }
  return llvm::SourceMgr::DK_Error;
}

void DiagnosticPrinter::printLine(StringRef file, uint32_t line,
                                  uint32_t column, StringRef source,
                                  DiagnosticSeverity severity,
                                  const Twine &message, uint32_t length) {
  SmallVector<std::pair<unsigned, unsigned>, 1> ranges;
  if (length && column - 1 + length <= source.size())
    ranges.push_back({column - 1, column - 1 + length});
  static const llvm::SourceMgr manager;
  llvm::SMDiagnostic diag(manager, llvm::SMLoc(), file, int(line),
                          int(column) - 1, kindOf(severity), message.str(),
                          source, ranges);
  diag.print(nullptr, os, color);
}

void DiagnosticPrinter::printAt(uint32_t line, uint32_t column,
                                DiagnosticSeverity severity,
                                const Twine &message, uint32_t length) {
  printLine(name, line, column, lookup(name, line).value_or(""), severity,
            message, length);
}

void DiagnosticPrinter::printUnknown(DiagnosticSeverity severity,
                                     const Twine &message) {
  static const llvm::SourceMgr manager;
  llvm::SMDiagnostic diag(manager, llvm::SMLoc(), "<unknown>", 0, -1,
                          kindOf(severity), message.str(), "", {});
  diag.print(nullptr, os, color);
}

/// Prints a message that has a position but no source line to show.
static void printPlain(raw_ostream &os, const FilePosition &position,
                       DiagnosticSeverity severity, const Twine &message,
                       bool color) {
  static const llvm::SourceMgr manager;
  std::string file = (position.file + ":" + Twine(position.line) + ":" +
                      Twine(position.column))
                         .str();
  llvm::SMDiagnostic diag(manager, llvm::SMLoc(), file, -1, -1,
                          kindOf(severity), message.str(), "", {});
  diag.print(nullptr, os, color);
}

void DiagnosticPrinter::printMessage(Location loc, DiagnosticSeverity severity,
                                     const Twine &message, bool showLine) {
  std::optional<FilePosition> position = findFilePosition(loc, ctx);
  if (!position) {
    std::string prefix;
    if (!loc.isUnknown()) {
      llvm::raw_string_ostream stream(prefix);
      loc.print(stream, ctx);
      stream << ": ";
    }
    return printUnknown(severity, prefix + message);
  }
  if (showLine && position->line != 0 && position->column != 0) {
    std::optional<StringRef> source = lookup(position->file, position->line);
    // The location is in another file of the Context, such as a rule file.
    if (!source && loc.isOffset())
      source = ctx->getSourceBuffer(loc.getBuffer()).getLine(position->line);
    if (source)
      return printLine(position->file, position->line, position->column,
                       *source, severity, message, /*length=*/0);
  }
  printPlain(os, *position, severity, message, color);
}

/// The callers of a call-site location, outermost last.
static void collectCallers(Location loc, SmallVectorImpl<Location> &callers) {
  while (true) {
    if (loc.isCallSite()) {
      SmallVector<Location, 8> stack = loc.getCallStack();
      callers.append(stack.begin() + 1, stack.end());
      loc = stack.back();
      continue;
    }
    LocationAttr attr = loc.getAttrOrNull();
    if (!attr)
      return;
    if (auto call = dyn_cast<CallSiteLoc>(attr)) {
      callers.push_back(call.getCaller());
      loc = call.getCaller();
    } else if (auto named = dyn_cast<NameLoc>(attr)) {
      loc = named.getChildLoc();
    } else if (auto fused = dyn_cast<FusedLoc>(attr)) {
      bool found = false;
      for (Location part : fused.getLocations())
        if (part.getAttrOrNull() && isa<CallSiteLoc>(part.getAttrOrNull())) {
          loc = part;
          found = true;
          break;
        }
      if (!found)
        return;
    } else {
      return;
    }
  }
}

void DiagnosticPrinter::print(const Diagnostic &diag) {
  Location previous = diag.getLocation();
  printMessage(previous, diag.getSeverity(), diag.getMessage());
  if (!showsNotes)
    return;
  SmallVector<Location, 4> callers;
  collectCallers(previous, callers);
  for (Location caller : callers)
    printMessage(caller, DiagnosticSeverity::Note, "called from");
  for (const auto &note : diag.getNotes()) {
    Location loc = note->getLocation();
    printMessage(loc, DiagnosticSeverity::Note, note->getMessage(),
                 /*showLine=*/loc != previous);
    previous = loc;
  }
}
