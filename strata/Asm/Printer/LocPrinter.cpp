// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locations as text, in the form that can be read back and in the pretty form.
#include "strata/Asm/Eras/OlderForm.h"
#include "strata/Asm/Printer/PrinterDetail.h"

using namespace strata;

//===-- PositionDecoder --------------------------------------------------===//

void PositionDecoder::select(uint32_t newBuffer) {
  buffer = newBuffer;
  source = &ctx->getSourceBuffer(newBuffer);
  Location packed = Location::fromFileLineCol(ctx, source->getName(), 0, 0);
  packedFile = packed.isPacked() ? packed.getRaw() : 0;
  lineBegin = lineEnd = 0;
}

/// Notes the line that `offset` lies in.
void PositionDecoder::setLine(uint64_t offset, SourcePosition position) {
  StringRef text = source->getText();
  line = position.line;
  lineBegin = offset - (position.column - 1);
  size_t feed = text.find('\n', lineBegin);
  lineEnd = feed == StringRef::npos ? UINT64_MAX : feed + 1;
}

SourcePosition PositionDecoder::find(uint64_t offset) {
  // The next lines are searched before the whole buffer.
  constexpr unsigned MaxSteps = 4;
  for (unsigned i = 0; i < MaxSteps && lineEnd && offset >= lineEnd; ++i)
    setLine(lineEnd, {line + 1, 1});
  if (!lineEnd || offset < lineBegin || offset >= lineEnd)
    setLine(offset, source->decode(offset));
  return {line, uint32_t(offset - lineBegin) + 1};
}

PositionDecoder::Position PositionDecoder::decode(Location loc) {
  if (loc.isPacked()) {
    if (loc.getPackedFile() != packedNumber) {
      packedNumber = loc.getPackedFile();
      packedName = ctx->getFileName(packedNumber);
    }
    return {packedName, loc.getPackedLine(), loc.getPackedColumn()};
  }
  if (!source || loc.getBuffer() != buffer)
    select(loc.getBuffer());
  SourcePosition position = find(loc.getOffset());
  return {source->getName(), position.line, position.column};
}

Location PositionDecoder::canonicalize(Location loc) {
  if (loc.isCallSite())
    return loc.getCanonical(ctx);
  if (!loc.isOffset())
    return loc;
  if (!source || loc.getBuffer() != buffer)
    select(loc.getBuffer());
  if (!packedFile)
    return loc.getCanonical(ctx);
  SourcePosition position = find(loc.getOffset());
  Location packed =
      Location::fromRaw(packedFile | uint64_t(position.line) << 24 |
                        uint64_t(position.column) << 2);
  if (packed.getPackedLine() != position.line ||
      packed.getPackedColumn() != position.column)
    return loc.getCanonical(ctx);
  return packed;
}

//===-- Printing ---------------------------------------------------------===//

/// `"file":line:column`.
void Printer::printPosition(StringRef file, uint32_t line, uint32_t column) {
  if (flags.prettyDebugInfo)
    out.put(file);
  else
    out.putQuoted(file);
  out.put(':');
  out.putUnsigned(line);
  out.put(':');
  out.putUnsigned(column);
}

void Printer::printCallSite(LocationAttr attr) {
  auto callSite = cast<CallSiteLoc>(attr);
  bool pretty = flags.prettyDebugInfo;
  auto is = [](Location loc, auto test) {
    LocationAttr attr = loc.getAttrOrNull();
    return attr && test(attr);
  };
  if (!pretty)
    out.put("callsite(");
  printLocBody(callSite.getCallee(), /*isTopLevel=*/false);
  Location caller = callSite.getCaller();
  bool oneLine =
      is(callSite.getCallee(), [](Attribute a) { return isa<NameLoc>(a); }) &&
      (caller.isOffset() || caller.isPacked() ||
       is(caller, [](Attribute a) { return isa<FileLineColRange>(a); }));
  if (pretty && !oneLine)
    out.put('\n');
  out.put(" at ");
  printLocBody(caller, /*isTopLevel=*/false);
  if (!pretty)
    out.put(')');
}

void Printer::printFused(LocationAttr attr) {
  auto fused = cast<FusedLoc>(attr);
  if (!flags.prettyDebugInfo)
    out.put("fused");
  if (Attribute metadata = fused.getMetadata()) {
    out.put('<');
    printAttr(metadata);
    out.put('>');
  }
  out.put('[');
  bool first = true;
  for (Location loc : fused.getFlattened()) {
    if (!first)
      out.put(", ");
    first = false;
    printLocBody(loc, /*isTopLevel=*/false);
  }
  out.put(']');
}

void Printer::printLocAttr(LocationAttr attr) {
  switch (attr.getKind()) {
  case Kind::FileLineColRange: {
    auto range = cast<FileLineColRange>(attr);
    printPosition(range.getFilename(), range.getStartLine(),
                  range.getStartColumn());
    if (range.isPosition() ||
        (tables.older && !tables.older->hasLocationRanges()))
      return;
    out.put(" to ");
    if (range.getEndLine() != range.getStartLine())
      out.putUnsigned(range.getEndLine());
    out.put(':');
    return out.putUnsigned(range.getEndColumn());
  }
  case Kind::NameLoc: {
    auto name = cast<NameLoc>(attr);
    out.putQuoted(name.getName());
    if (name.getChildLoc().isUnknown())
      return;
    out.put('(');
    printLocBody(name.getChildLoc(), /*isTopLevel=*/false);
    return out.put(')');
  }
  case Kind::CallSiteLoc:
    return printCallSite(attr);
  case Kind::FusedLoc:
    return printFused(attr);
  default:
    return out.put(flags.prettyDebugInfo ? StringRef("[unknown]")
                                         : StringRef("unknown"));
  }
}

/// Prints the text between the parentheses. Only nested locations are printed
/// through aliases here.
void Printer::printLocBody(Location loc, bool isTopLevel) {
  if (!isTopLevel && !aliases.empty() &&
      printAlias(aliases.lookup(AliasTable::keyOf(decoder.canonicalize(loc)))))
    return;
  if (loc.isCallSite())
    loc = decoder.canonicalize(loc);
  if (loc.isOffset() || loc.isPacked()) {
    PositionDecoder::Position position = decoder.decode(loc);
    return printPosition(position.file, position.line, position.column);
  }
  if (loc.isUnknown())
    return out.put(flags.prettyDebugInfo ? StringRef("[unknown]")
                                         : StringRef("unknown"));
  runWithSufficientStackSpace([&] { printLocAttr(loc.getAttrOrNull()); });
}

void Printer::printLoc(Location loc, bool allowAlias) {
  if (flags.prettyDebugInfo)
    return printLocBody(loc, /*isTopLevel=*/true);
  out.put("loc(");
  printLocBody(loc, /*isTopLevel=*/!allowAlias);
  out.put(')');
}

void Printer::printTrailingLoc(Operation *op) {
  out.put(' ');
  const AliasTable::Entry *entry =
      flags.prettyDebugInfo ? nullptr : aliases.lookupLoc(op);
  if (!entry)
    return printLoc(op->getLoc(), /*allowAlias=*/true);
  out.put("loc(");
  printAlias(entry);
  out.put(')');
}

void Printer::printTrailingLoc(BlockArgument arg) {
  out.put(' ');
  printLoc(arg.getLoc(), /*allowAlias=*/false);
}

void Printer::printOptionalLocationSpecifier(Location loc) {
  if (!flags.debugInfo)
    return;
  out.put(' ');
  printLoc(loc, /*allowAlias=*/true);
}
