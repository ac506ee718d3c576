// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A region of a printed operation is one of the source if it has the blocks
// that were read between two braces. They may differ in the label of the first
// block, in operations that a rule puts after it, and in a terminator that the
// source omits: these are printed, and the rest is a range of the source, in
// which other edits apply.
#include "strata/Asm/Source/Lexer.h"
#include "strata/Asm/SourceRewrite/ReprintDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Block.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static size_t getColumn(const LineTable &lines, uint64_t at) {
  return lines.decode(at).column - 1;
}

StringRef strata::getIndentation(const LineTable &lines, StringRef text,
                                 uint64_t at) {
  size_t column = getColumn(lines, at);
  return text.slice(size_t(at) - column, size_t(at)).take_while([](char c) {
    return c == ' ' || c == '\t';
  });
}

StringRef strata::findLineEnd(StringRef text) {
  return text.take_front(text.find('\n')).ends_with("\r") ? "\r\n" : "\n";
}

PrintingFlags Reprinter::getFlags(const SourceNames &names, ReprintForm form) {
  PrintingFlags flags;
  flags.localScope = flags.keepNames = flags.keepAllNames = true;
  flags.generic = form == ReprintForm::Generic;
  flags.names = &names;
  return flags;
}

Reprinter::Reprinter(const SourceRecorder &recorder, const LineTable &lines,
                     StringRef text, uint64_t offset, Operation *root,
                     const SourceNames &names, ReprintForm form)
    : recorder(recorder), lines(lines), text(text), offset(offset), form(form) {
  llvm::raw_string_ostream os(printed);
  std::vector<PrintedOp> places;
  strata::printOperation(root, os, getFlags(names, form), places, &regions);
  os.flush();
  printedLines.emplace(printed);
  for (const PrintedOp &place : places)
    ops[place.op] = place;
  for (auto [i, record] : llvm::enumerate(recorder.records)) {
    for (Operation *op : record.created)
      created[op] = int(i);
    for (Operation *op : record.before)
      created[op] = int(i);
  }
}

/// The printed `lines` for a place after the blanks `to`; the first one has no
/// indentation.
std::string Reprinter::indent(StringRef lines, size_t from,
                              StringRef to) const {
  if (form != ReprintForm::Aliased)
    return lines.str();
  std::string result;
  SmallVector<StringRef, 8> list;
  lines.split(list, '\n');
  for (auto [i, line] : llvm::enumerate(list)) {
    if (i) {
      size_t blanks = std::min(line.find_first_not_of(' '), line.size());
      size_t inner = blanks > from ? blanks - from : 0;
      result += ("\n" + to).str() + std::string(inner, ' ');
      line = line.drop_front(blanks);
    }
    result += line;
  }
  return result;
}

//===-- Regions --------------------------------------------------------------===//

/// The label at the beginning of `body`; empty if there is none.
SourceRange Reprinter::findLabel(SourceRange body) const {
  auto ignore = [](const char *, const Twine &) {};
  Lexer lexer(text);
  lexer.setPos(text.begin() + (body.begin - offset));
  Token name = lexer.lex(ignore), tok = lexer.lex(ignore);
  char unbalanced;
  if (name.is(Token::CaretIdentifier) && tok.is(Token::LParen))
    if (const char *end = lexer.skipBalanced(tok.start, unbalanced)) {
      lexer.setPos(end);
      tok = lexer.lex(ignore);
    }
  if (name.isNot(Token::CaretIdentifier) || tok.isNot(Token::Colon))
    return {body.begin, body.begin};
  return {offset + uint64_t(name.start - text.begin()),
          offset + uint64_t(tok.getEnd() - text.begin())};
}

/// Whether `op` is one that the source has in `body`, or replaces one.
bool Reprinter::isInSource(Operation *op, SourceRange body) const {
  auto found = recorder.byOp.find(op);
  if (found == recorder.byOp.end()) {
    found = created.find(op);
    if (found == created.end())
      return false;
  }
  SourceRange place = recorder.records[size_t(found->second)].place;
  return body.begin <= place.begin && place.end <= body.end;
}

std::optional<Reprinter::KeptRegion> Reprinter::findKept(Region &region) const {
  auto found = region.empty() ? recorder.regions.end()
                              : recorder.regions.find(&region.front());
  if (found == recorder.regions.end())
    return std::nullopt;
  KeptRegion kept;
  kept.source = &found->second;
  kept.label = findLabel(kept.source->body);
  size_t count = 0;
  bool isLeading = true;
  for (Block &block : region) {
    if (count == kept.source->blocks.size() ||
        kept.source->blocks[count++] != &block)
      return std::nullopt;
    for (Operation &op : block) {
      bool isInside = isInSource(&op, kept.source->body);
      isLeading &= !isInside;
      if (isInside)
        continue;
      if (!ops.count(&op)) // A terminator that is left out.
        continue;
      if (&op == region.back().getLastOp() && op.hasTrait(OpTrait::Terminator))
        kept.trailing = &op;
      else if (isLeading && count == 1)
        kept.leading.push_back(&op);
      else
        return std::nullopt;
    }
  }
  if (count != kept.source->blocks.size())
    return std::nullopt;
  return kept;
}

/// The label that the printed region has, without comment; empty if there is none.
std::string Reprinter::getLabel(const PrintedRegion &region) const {
  StringRef line = StringRef(printed)
                       .slice(size_t(region.begin), size_t(region.end))
                       .ltrim()
                       .split('\n')
                       .first;
  return line.starts_with("^") ? line.split("  //").first.rtrim().str() : "";
}

/// The blanks before the operations in a region of an operation that is
/// indented by `blanks`.
std::string Reprinter::getInnerBlanks(const KeptRegion &kept,
                                      StringRef blanks) const {
  for (Operation &op : *kept.source->blocks.front()) {
    auto found = recorder.byOp.find(&op);
    if (found == recorder.byOp.end())
      continue;
    size_t at =
        size_t(recorder.records[size_t(found->second)].place.begin - offset);
    StringRef inner = getIndentation(lines, text, at);
    if (inner.size() == getColumn(lines, at))
      return inner.str();
  }
  return (blanks + (blanks.ends_with("\t") ? "\t" : "  ")).str();
}

std::string Reprinter::printAt(Operation *op, StringRef blanks) const {
  PrintedOp place = ops.lookup(op);
  return ("\n" + blanks).str() +
         indent(
             StringRef(printed).slice(size_t(place.offset), size_t(place.end)),
             getColumn(*printedLines, place.offset), blanks);
}

/// Prints the parts before the first operation of the source.
void Reprinter::printHead(const PrintedRegion &region, const KeptRegion &kept,
                          StringRef inner, SourceEdit &edit) const {
  const RegionRecord &source = *kept.source;
  auto arguments = source.blocks.front()->getArguments();
  bool isSame =
      llvm::equal(arguments, source.arguments) &&
      llvm::equal(source.types, arguments, [](Type type, BlockArgument arg) {
        return arg.getType() == type;
      });
  std::string label = getLabel(region);
  bool hasLabel = kept.label.begin != kept.label.end;
  uint64_t end = kept.label.end;
  if (isSame && (arguments.empty() || label.empty() != hasLabel)) {
    edit.keep({source.body.begin, end});
  } else if (hasLabel) {
    edit.keep({source.body.begin, kept.label.begin});
    edit.text += label;
  } else if (!label.empty()) {
    size_t outdent =
        inner.ends_with("\t") ? 1 : std::min<size_t>(inner.size(), 2);
    edit.text += ("\n" + inner.drop_back(outdent)).str() + label;
  }
  if (kept.leading.empty())
    return edit.keep({end, source.body.end});
  // The text after the comment that follows the label.
  StringRef rest = getSource({end, source.body.end});
  StringRef line = rest.split('\n').first.rtrim('\r');
  bool isComment = line.ltrim().empty() || line.ltrim().starts_with("//");
  uint64_t split = end + (isComment ? line.size() : 0);
  edit.keep({end, split});
  for (Operation *op : kept.leading)
    edit.text += printAt(op, inner);
  if (!isComment)
    edit.text += ("\n" + inner).str();
  edit.keep({split, source.body.end});
}

void Reprinter::printKept(const PrintedRegion &region, const KeptRegion &kept,
                          StringRef blanks, SourceEdit &edit) const {
  std::string inner = getInnerBlanks(kept, blanks);
  size_t numKept = edit.kept.size();
  printHead(region, kept, inner, edit);
  if (!kept.trailing)
    return;
  // In front of the brace, and of the blanks before it. Line feeds stay, they may be part
  // of other edits.
  StringRef body = getSource(kept.source->body).rtrim(" \t");
  uint64_t end = kept.source->body.begin + body.size();
  if (edit.kept.size() > numKept && edit.kept.back().at == edit.text.size() &&
      edit.kept.back().range.begin < end)
    edit.kept.back().range.end = end;
  edit.text += (body.ends_with("\n") ? "" : "\n") + inner;
  runWithSufficientStackSpace([&] {
    printOperation(ops.lookup(kept.trailing), /*keepsRegions=*/true, inner,
                   edit);
  });
  edit.text += ("\n" + blanks).str();
}

//===-- Operations -----------------------------------------------------------===//

void Reprinter::printOperation(const PrintedOp &op, bool keepsRegions,
                               StringRef blanks, SourceEdit &edit) const {
  StringRef canonical = printed;
  size_t from = getColumn(*printedLines, op.offset);
  uint64_t at = op.offset;
  auto region = llvm::lower_bound(
      regions, op.offset, [](const PrintedRegion &entry, uint64_t position) {
        return entry.begin < position;
      });
  for (; keepsRegions && region != regions.end() && region->begin < op.end;
       ++region) {
    if (region->begin < at)
      continue;
    std::optional<KeptRegion> kept = findKept(*region->region);
    if (!kept)
      continue;
    edit.text += indent(canonical.slice(size_t(at), size_t(region->begin)),
                        from, blanks);
    printKept(*region, *kept, blanks, edit);
    at = region->end;
  }
  edit.text +=
      indent(canonical.slice(size_t(at), size_t(op.end)), from, blanks);
}

void Reprinter::print(ArrayRef<Operation *> list, bool keepsRegions,
                      StringRef blanks, StringRef loc, SourceEdit &edit) const {
  bool isFirst = true;
  for (Operation *op : list) {
    auto found = ops.find(op);
    bool isNested = llvm::any_of(list, [&](Operation *other) {
      return other != op && other->isAncestor(op);
    });
    if (found == ops.end() || isNested)
      continue;
    if (!isFirst)
      edit.text += ("\n" + blanks).str();
    isFirst = false;
    printOperation(found->second, keepsRegions, blanks, edit);
    if (!loc.empty())
      edit.text += (" " + loc).str();
  }
}
