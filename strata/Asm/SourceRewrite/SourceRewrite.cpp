// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations that take the place of one of the source are printed with the names of
// the source, around the regions of the source. Values that replace others are named
// where these are used. Comments in replaced text move in front of the operation.
#include "strata/Asm/SourceRewrite/SourceRewrite.h"

#include "strata/Asm/Source/Lexer.h"
#include "strata/Asm/Source/SourceComments.h"
#include "strata/Asm/SourceRewrite/ReprintDetail.h"
#include "strata/Asm/SourceRewrite/SourceChangeLogDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Block.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>
#include <functional>

using namespace strata;

struct SourceRewrite::State {
  State(const ParserConfig &config, uint32_t buffer, StringRef text,
        uint64_t offset)
      : config(config), buffer(buffer), text(text), offset(offset), lines(text),
        lineEnd(findLineEnd(text)), log(recorder, names) {}

  void addReplacedValues();
  void placeCreated();
  void placeCreatedIn(Block &block,
                      const llvm::DenseMap<Operation *, int> &owners);
  void addReprints();
  void addInsertion(const OpRecord &record, const Reprinter &printer);
  SmallVector<Operation *, 2> getPrinted(const OpRecord &record) const;
  void moveComments();
  bool reprint(uint64_t at);
  std::string describe(const OpRecord &record, ArrayRef<Operation *> ops) const;
  std::vector<SourceRange> findReplacedComments() const;
  uint64_t findStatement(SourceRange comment, SourceRange edit) const;
  StringRef getSource(SourceRange range) const {
    return text.slice(size_t(range.begin - offset), size_t(range.end - offset));
  }
  StringRef findTrailingLocation(const OpRecord &record) const;
  SourceRange getWholeLine(SourceRange place) const;

  ParserConfig config;
  uint32_t buffer;
  StringRef text;
  uint64_t offset;
  LineTable lines;
  StringRef lineEnd;
  OwningOpRef<> root;
  SourceNames names;
  SourceRecorder recorder;
  SourceChangeLog log;
  ReprintForm form = ReprintForm::Aliased;
  /// The extents of operations in their first form.
  std::vector<OpRecord::Reprint> extents;
  std::vector<SourceRange> comments;
  /// All edits, once they are known, and their result.
  std::optional<SourceEdits> edits;
  AppliedEdits applied;
};

//===-- Printed operations ---------------------------------------------------===//

/// The `loc(...)` at the end of an operation, or an empty text.
StringRef
SourceRewrite::State::findTrailingLocation(const OpRecord &record) const {
  StringRef source = getSource(record.place);
  if (!source.ends_with(")"))
    return {};
  // The lexer of the whole text: it is followed by a NUL.
  Lexer lexer(text);
  lexer.setPos(source.begin());
  auto ignore = [](const char *, const Twine &) {};
  for (Token tok = lexer.lex(ignore);
       tok.isNot(Token::Eof) && tok.isNot(Token::Error) &&
       tok.start < source.end();
       tok = lexer.lex(ignore)) {
    if (!tok.isKeyword("loc") || *tok.getEnd() != '(')
      continue;
    char unbalanced;
    if (lexer.skipBalanced(tok.getEnd(), unbalanced) == source.end())
      return StringRef(tok.start, size_t(source.end() - tok.start));
  }
  return {};
}

/// `place`, with the line it is on if there is nothing else on it, or with the
/// blanks after it if a comment takes its place.
SourceRange SourceRewrite::State::getWholeLine(SourceRange place) const {
  size_t begin = size_t(place.begin - offset), end = size_t(place.end - offset);
  size_t from = begin, to = end;
  while (from > 0 && (text[from - 1] == ' ' || text[from - 1] == '\t'))
    --from;
  while (to < text.size() && (text[to] == ' ' || text[to] == '\t'))
    ++to;
  bool isFirst = from == 0 || text[from - 1] == '\n';
  if (isFirst && text.substr(to).starts_with("//"))
    return {place.begin, offset + to};
  if (text.substr(to).starts_with("\r\n"))
    ++to;
  bool isAlone = isFirst && to < text.size() && text[to] == '\n';
  return isAlone ? SourceRange{offset + from, offset + to + 1} : place;
}

/// Describes the change of an operation for users: `ops` replace it.
std::string SourceRewrite::State::describe(const OpRecord &record,
                                           ArrayRef<Operation *> ops) const {
  StringRef spelled = getSource(record.name);
  std::string what = "'" + spelled.str() + "'";
  if (ops.empty())
    return what + (record.isMerged     ? " moved into another operation"
                   : record.isReplaced ? " is not needed"
                                       : " is dropped");
  std::vector<std::string> before;
  for (Operation *op : ops.drop_back())
    if (!ops.back()->isAncestor(op))
      before.push_back("'" + op->getName().getStringRef().str() + "'");
  StringRef name = ops.back()->getName().getStringRef();
  bool isSame = name == spelled || ("\"" + name + "\"").str() == spelled;
  if (isSame)
    what += ": " + (record.changes.empty() ? "syntax changed" : record.changes);
  else
    what += " is '" + name.str() + "'";
  if (!before.empty())
    what += ", preceded by " + llvm::join(before, ", ");
  return what;
}

/// The operations that are printed in place of that of `record`.
SmallVector<Operation *, 2>
SourceRewrite::State::getPrinted(const OpRecord &record) const {
  SmallVector<Operation *, 2> ops(record.created);
  if (record.op && !llvm::is_contained(ops, record.op))
    ops.push_back(record.op);
  bool isOrdered = llvm::all_of(ops, [&](Operation *op) {
    return op->getBlock() && op->getBlock() == ops.front()->getBlock();
  });
  if (isOrdered)
    llvm::stable_sort(ops, [](Operation *a, Operation *b) {
      return a != b && a->isBeforeInBlock(b);
    });
  return ops;
}

/// Edits of the uses of values that others replace.
void SourceRewrite::State::addReplacedValues() {
  if (log.replacements.empty())
    return;
  AsmState state(root.get(), Reprinter::getFlags(names, form));
  for (Value value : log.replacements) {
    std::string name;
    llvm::raw_string_ostream os(name);
    state.printOperand(value, os);
    os.flush();
    for (SourceRange place : recorder.uses.lookup(value))
      edits->add(place, name, "value of an operation that is gone");
  }
}

/// Finds created operations of `block` that are not where the operation was in whose place
/// they were created; they are printed in front of the next one of the source.
void SourceRewrite::State::placeCreatedIn(
    Block &block, const llvm::DenseMap<Operation *, int> &owners) {
  SmallVector<Operation *, 4> pending;
  uint64_t last = 0;
  for (Operation &op : block) {
    auto source = recorder.byOp.find(&op);
    if (source == recorder.byOp.end()) {
      if (owners.contains(&op))
        pending.push_back(&op);
      continue;
    }
    OpRecord &next = recorder.records[size_t(source->second)];
    for (Operation *created : pending) {
      OpRecord &owner = recorder.records[size_t(owners.lookup(created))];
      SourceRange place = owner.place;
      bool isAround =
          place.begin <= next.place.begin && next.place.end <= place.end;
      bool isBetween = last <= place.begin && place.begin <= next.place.begin;
      if (isAround || isBetween) {
        last = isAround ? last : place.begin;
        continue;
      }
      llvm::erase(owner.created, created);
      next.before.push_back(created);
    }
    pending.clear();
    last = next.place.begin;
  }
}

void SourceRewrite::State::placeCreated() {
  llvm::DenseMap<Operation *, int> owners;
  llvm::SmallSetVector<Block *, 8> blocks;
  for (auto [index, record] : llvm::enumerate(recorder.records))
    for (Operation *op : record.created) {
      if (recorder.byOp.count(op))
        continue;
      owners[op] = int(index);
      if (op->getBlock())
        blocks.insert(op->getBlock());
    }
  for (Block *block : blocks)
    placeCreatedIn(*block, owners);
}

/// Prints the operations in front of that of `record`.
void SourceRewrite::State::addInsertion(const OpRecord &record,
                                        const Reprinter &printer) {
  uint64_t at = record.place.begin;
  StringRef blanks = getIndentation(lines, text, at - offset);
  SourceEdit &edit = edits->add({at, at}, "", "inserted operation");
  printer.print(record.before, /*keepsRegions=*/true, blanks, /*loc=*/"", edit);
  edit.text += ("\n" + blanks).str();
  edit.setLineEnds(lineEnd);
}

void SourceRewrite::State::addReprints() {
  using Reprint = OpRecord::Reprint;
  if (llvm::all_of(recorder.records, [](const OpRecord &record) {
        return record.reprint == Reprint::None && record.before.empty();
      }))
    return;
  Reprinter printer(recorder, lines, text, offset, root.get(), names, form);
  for (const OpRecord &record : recorder.records) {
    if (!record.before.empty())
      addInsertion(record, printer);
    if (record.reprint == Reprint::None)
      continue;
    SmallVector<Operation *, 2> ops = getPrinted(record);
    SourceEdit &edit = edits->add(record.place, "", describe(record, ops),
                                  getSource(record.name));
    printer.print(ops, record.reprint == Reprint::Outside,
                  getIndentation(lines, text, record.place.begin - offset),
                  findTrailingLocation(record), edit);
    edit.setLineEnds(lineEnd);
    if (edit.text.empty())
      edit.place = getWholeLine(record.place);
  }
}

//===-- Comments -------------------------------------------------------------===//

/// The beginning of the operation or of the definition of an alias that
/// contains `comment`, and in which or with which `edit` begins.
uint64_t SourceRewrite::State::findStatement(SourceRange comment,
                                             SourceRange edit) const {
  StringRef blanks = getSource(edit);
  uint64_t begin = edit.begin + (blanks.size() - blanks.ltrim(" \t").size());
  for (int i = recorder.findLast(begin); i >= 0;
       i = recorder.records[size_t(i)].parent)
    if (comment.end <= recorder.records[size_t(i)].place.end)
      return recorder.records[size_t(i)].place.begin;
  for (SourceRange alias : llvm::reverse(recorder.aliases))
    if (alias.begin <= begin)
      return alias.begin;
  return begin;
}

/// The comments in replaced text that no edit writes.
std::vector<SourceRange> SourceRewrite::State::findReplacedComments() const {
  auto isReplaced = [&](SourceRange comment) {
    return edits->findReplacing(comment.begin) != nullptr;
  };
  // Among several comments with the same text, those outside of edits are
  // counted first.
  std::vector<SourceRange> ordered = comments;
  auto replaced = std::stable_partition(ordered.begin(), ordered.end(),
                                        std::not_fn(isReplaced));
  if (replaced == ordered.end())
    return {};
  std::vector<SourceRange> lost = strata::findLostComments(
      text, offset, ordered, edits->apply(text, offset).text);
  llvm::erase_if(lost, std::not_fn(isReplaced));
  return lost;
}

/// Inserts the comments in replaced text in front of the operation that they
/// are in.
void SourceRewrite::State::moveComments() {
  std::vector<std::pair<uint64_t, std::string>> moved;
  for (SourceRange comment : findReplacedComments()) {
    SourceRange place = edits->findReplacing(comment.begin)->place;
    uint64_t at = findStatement(comment, place);
    std::string blanks = getIndentation(lines, text, at - offset).str();
    std::string source = getSource(comment).str();
    // Lines that are dropped begin in front of their operation.
    if (place.begin < at)
      moved.push_back({place.begin, blanks + source + lineEnd.str()});
    else
      moved.push_back({at, source + lineEnd.str() + blanks});
  }
  for (auto &[at, line] : moved)
    edits->add({at, at}, std::move(line), "comment moved before its operation");
  if (!moved.empty())
    edits->finish(text, offset);
}

//===-- Interface ------------------------------------------------------------===//

SourceRewrite::SourceRewrite(const ParserConfig &config, uint32_t buffer,
                             StringRef text, uint64_t offset)
    : state(std::make_unique<State>(config, buffer, text, offset)) {}

SourceRewrite::~SourceRewrite() = default;

LogicalResult SourceRewrite::read() {
  ParserConfig config = state->config;
  config.verifyAfterParse = false;
  config.recover = false;
  config.names = &state->names;
  config.observer = &state->recorder;
  state->root =
      parseSourceChunk(state->buffer, state->text, state->offset, config);
  if (!state->root)
    return failure();
  state->recorder.finish();
  state->names.aliases = state->recorder.aliased;
  state->comments = findComments(state->text, state->offset);
  return success();
}

Operation *SourceRewrite::getOperation() const { return state->root.get(); }

SourceRecorder &SourceRewrite::getRecorder() { return state->recorder; }

RewriterBase::Listener &SourceRewrite::getListener() { return state->log; }

ArrayRef<int> SourceRewrite::getModified() const { return state->log.modified; }

ArrayRef<Operation *> SourceRewrite::getUnused() const {
  return state->log.unused.getArrayRef();
}

StringRef SourceRewrite::getSource(SourceRange range) const {
  return state->getSource(range);
}

const SourceEdits &SourceRewrite::getEdits() {
  if (!state->edits) {
    state->edits = state->recorder.edits;
    if (state->extents.empty())
      for (const OpRecord &record : state->recorder.records)
        state->extents.push_back(record.reprint);
    state->addReplacedValues();
    state->placeCreated();
    state->addReprints();
    state->edits->finish(state->text, state->offset);
    state->moveComments();
    state->applied = state->edits->apply(state->text, state->offset);
  }
  return *state->edits;
}

const std::string &SourceRewrite::getText() {
  (void)getEdits();
  return state->applied.text;
}

std::vector<SourceRange>
SourceRewrite::findLostComments(StringRef result) const {
  return strata::findLostComments(state->text, state->offset, state->comments,
                                  result);
}

LogicalResult SourceRewrite::reprintAt(ArrayRef<uint64_t> positions) {
  SmallVector<uint64_t, 8> places;
  for (uint64_t position : positions)
    places.push_back(state->applied.getSourcePosition(position));
  bool changed = false;
  for (uint64_t place : places)
    changed |= state->reprint(place);
  if (!changed && state->form != ReprintForm::Generic) {
    state->form = state->form == ReprintForm::Aliased ? ReprintForm::Plain
                                                      : ReprintForm::Generic;
    state->names.aliases.clear();
    for (auto [record, extent] :
         llvm::zip(state->recorder.records, state->extents))
      record.reprint = extent;
    changed = true;
  }
  if (changed)
    state->edits.reset();
  return success(changed);
}

/// Prints more of the smallest operation around `at` anew that is not all printed anew
/// already; false if there is none.
bool SourceRewrite::State::reprint(uint64_t at) {
  using Reprint = OpRecord::Reprint;
  int index = recorder.findLast(at);
  auto canChange = [&](const OpRecord &record) {
    return (record.op || !record.created.empty()) &&
           record.reprint != Reprint::All && at <= record.place.end;
  };
  while (index >= 0 && !canChange(recorder.records[size_t(index)]))
    index = recorder.records[size_t(index)].parent;
  if (index < 0)
    return false;
  OpRecord &record = recorder.records[size_t(index)];
  record.reprint =
      record.reprint == Reprint::None ? Reprint::Outside : Reprint::All;
  return true;
}
