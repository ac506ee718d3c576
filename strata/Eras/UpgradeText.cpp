// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Three sources of edits: what the parser reports about the grammar, the names of
// operations, and what rules do. The last are known once the IR is upgraded: the
// operations that a rule created are printed with the names of the source in place of
// the one it replaced.
#include "strata/Eras/UpgradeText.h"

#include "strata/Asm/AsmState.h"
#include "strata/Asm/OlderSyntax.h"
#include "strata/Asm/Parser/Lexer.h"
#include "strata/Eras/Upgrade.h"
#include "strata/IR/Verifier.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

namespace {
/// An operation of the source.
struct OpRecord {
  /// Null if it was erased.
  Operation *op = nullptr;
  SourceRange place, name;
  /// The record of the operation around it, or -1.
  int parent = -1;
  bool isGeneric = false;
  /// The first byte of an operation in its regions; 0 if there is none.
  uint64_t firstChild = 0;
  /// The rule that replaced it, and what it made.
  std::string rule;
  SmallVector<Operation *, 2> created;
  /// How much of it is printed anew.
  enum class Reprint : uint8_t { None, Header, All };
  Reprint reprint = Reprint::None;
};

/// What the parser tells.
class Recorder final : public ParserObserver {
public:
  void didParseOperation(Operation *op, SourceRange place,
                         SourceRange name) override {
    byOp[op] = int(records.size());
    OpRecord &record = records.emplace_back();
    record.op = op;
    record.place = place;
    record.name = name;
  }
  void didUseValue(Value value, StringRef, SourceRange place) override {
    uses[value].push_back(place);
  }
  void didResolveValue(Value placeholder, Value value) override {
    SmallVector<SourceRange, 2> places = std::move(uses[placeholder]);
    uses.erase(placeholder);
    llvm::append_range(uses[value], places);
  }
  void didDefineSymbol(StringAttr, SourceRange place) override {
    symbols.push_back(place);
  }
  void didReadOlderForm(SourceRange place, StringRef text,
                        StringRef what) override {
    edits.add(place, text.str(), what.str());
  }

  std::vector<OpRecord> records;
  llvm::DenseMap<Operation *, int> byOp;
  llvm::DenseMap<Value, SmallVector<SourceRange, 2>> uses;
  std::vector<SourceRange> symbols;
  SourceEdits edits;
};

/// What upgrading tells.
class ChangeLog final : public RewriterBase::Listener {
public:
  ChangeLog(Recorder &recorder, SourceNames &names)
      : recorder(recorder), names(names) {}

  void notifyPatternBegin(StringRef pattern, Operation *op) override {
    rule = pattern.str();
    root = find(op);
    created.clear();
  }
  void notifyPatternEnd(StringRef, LogicalResult result) override {
    if (succeeded(result) && root >= 0) {
      recorder.records[root].rule = rule;
      recorder.records[root].created = created;
      recorder.records[root].reprint = OpRecord::Reprint::All;
    }
    rule.clear();
    root = -1;
  }
  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override {
    if (!previous.isSet())
      created.push_back(op);
  }
  void notifyOperationModified(Operation *op) override {
    int index = find(op);
    if (index >= 0 && rule.empty())
      modified.push_back(index);
    else if (index >= 0 && index == root)
      created.push_back(op);
  }
  void notifyOperationReplaced(Operation *op, ValueRange values) override;
  void notifyOperationErased(Operation *op) override;

  /// Operations that were changed without a rule.
  std::vector<int> modified;

private:
  int find(Operation *op) const {
    auto found = recorder.byOp.find(op);
    return found == recorder.byOp.end() ? -1 : found->second;
  }

  Recorder &recorder;
  SourceNames &names;
  std::string rule;
  int root = -1;
  SmallVector<Operation *, 2> created;
};
} // namespace

void ChangeLog::notifyOperationReplaced(Operation *op, ValueRange values) {
  for (auto [result, value] : llvm::zip(op->getResults(), values)) {
    StringRef name = names.values.lookup(result);
    StringRef other = names.values.lookup(value);
    names.values.erase(result);
    if (other.empty() && !name.empty()) {
      names.values[value] = name;
    } else if (!other.empty()) {
      auto found = recorder.uses.find(result);
      if (found == recorder.uses.end())
        continue;
      for (SourceRange place : found->second)
        recorder.edits.add(place, ("%" + other).str(),
                           "value of an operation that is gone");
    }
    SmallVector<SourceRange, 2> places = recorder.uses.lookup(result);
    recorder.uses.erase(result);
    llvm::append_range(recorder.uses[value], places);
  }
}

void ChangeLog::notifyOperationErased(Operation *op) {
  int index = find(op);
  llvm::erase(created, op);
  for (Value result : op->getResults())
    names.values.erase(result);
  if (index < 0)
    return;
  OpRecord &record = recorder.records[index];
  record.op = nullptr;
  record.reprint = OpRecord::Reprint::All;
  if (index != root)
    record.rule = rule;
  recorder.byOp.erase(op);
}

struct TextUpgrader::State {
  State(const ParserConfig &config, uint32_t buffer, StringRef text,
        uint64_t offset)
      : config(config), buffer(buffer), text(text), offset(offset) {}

  void linkRecords();
  void addNames();
  void addPrivate(const OpRecord &record);
  /// The canonical text, and where its operations begin.
  struct PrintedModule {
    std::string text;
    llvm::DenseMap<Operation *, uint64_t> offsets;
  };
  std::optional<std::string> printRecord(const OpRecord &record,
                                         ArrayRef<Operation *> ops,
                                         const PrintedModule &printed);
  void addReprints();
  std::string describe(const OpRecord &record, ArrayRef<Operation *> ops) const;
  bool addHeader(const OpRecord &record, StringRef printed);
  StringRef getSource(SourceRange range) const {
    return text.slice(size_t(range.begin - offset), size_t(range.end - offset));
  }
  StringRef findTrailingLocation(const OpRecord &record) const;
  StringRef getDefaultDialect(const OpRecord &record) const;
  SourceRange getWholeLine(SourceRange place) const;

  ParserConfig config;
  uint32_t buffer;
  StringRef text;
  uint64_t offset;
  OwningOpRef<> root;
  SourceNames names;
  Recorder recorder;
  /// All edits, once they are known.
  std::optional<SourceEdits> edits;
};

//===-- Names of operations --------------------------------------------------===//

void TextUpgrader::State::linkRecords() {
  for (OpRecord &record : recorder.records) {
    record.isGeneric = getSource(record.name).starts_with("\"");
    auto parent = recorder.byOp.find(record.op->getParentOp());
    if (parent == recorder.byOp.end())
      continue;
    record.parent = parent->second;
    uint64_t &first = recorder.records[parent->second].firstChild;
    if (!first || record.place.begin < first)
      first = record.place.begin;
  }
}

/// The dialect of names without dot where the operation is; empty if there is none.
StringRef TextUpgrader::State::getDefaultDialect(const OpRecord &record) const {
  for (int i = record.parent; i >= 0; i = recorder.records[i].parent) {
    const OpRecord &outer = recorder.records[i];
    if (outer.isGeneric)
      continue;
    const OpDefinition &def = outer.op->getDefinition();
    return def.hasTrait(OpTrait::DefaultDialect) ? def.dialect->getNamespace()
                                                 : StringRef();
  }
  return "builtin";
}

/// Edits of names that are not those of today. Operations that rules replace have one
/// edit that covers them.
void TextUpgrader::State::addNames() {
  for (OpRecord &record : recorder.records) {
    StringRef spelled = getSource(record.name);
    StringRef name = record.op->getName().getStringRef();
    if (record.isGeneric) {
      if (spelled.drop_front().drop_back() != name)
        recorder.edits.add(record.name, ("\"" + name + "\"").str(),
                           (spelled + " is \"" + name + "\"").str(),
                           spelled.drop_front().drop_back());
      continue;
    }
    StringRef dialect = getDefaultDialect(record);
    std::string full = spelled.str();
    if (!spelled.contains('.'))
      full = (dialect + "." + spelled).str();
    if (full == name)
      continue;
    if (findOlderSyntax(*config.ctx, full)) {
      record.reprint = OpRecord::Reprint::All;
      record.created.push_back(record.op);
      continue;
    }
    StringRef stem = name;
    if (name.count('.') != 1 || !stem.consume_front(dialect) ||
        !stem.consume_front("."))
      stem = name;
    recorder.edits.add(record.name, stem.str(),
                       ("'" + spelled + "' is '" + name + "'").str(), spelled);
  }
}

/// Declarations say that they are private.
void TextUpgrader::State::addPrivate(const OpRecord &record) {
  for (SourceRange symbol : recorder.symbols)
    if (symbol.begin >= record.name.end && symbol.end <= record.place.end) {
      recorder.edits.add({symbol.begin, symbol.begin}, "private ",
                         "declaration without 'private'");
      return;
    }
}

//===-- Printed operations ---------------------------------------------------===//

/// The `loc(...)` at the end of an operation, or nothing.
StringRef
TextUpgrader::State::findTrailingLocation(const OpRecord &record) const {
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

/// `place`, with the line it is on if there is nothing else on it.
SourceRange TextUpgrader::State::getWholeLine(SourceRange place) const {
  size_t begin = size_t(place.begin - offset), end = size_t(place.end - offset);
  size_t from = begin, to = end;
  while (from > 0 && (text[from - 1] == ' ' || text[from - 1] == '\t'))
    --from;
  while (to < text.size() && (text[to] == ' ' || text[to] == '\t'))
    ++to;
  bool isAlone = (from == 0 || text[from - 1] == '\n') && to < text.size() &&
                 text[to] == '\n';
  return isAlone ? SourceRange{offset + from, offset + to + 1} : place;
}

/// The text of the operation that begins at `offset` of `canonical`: its line, and if
/// that opens a region, all up to the line that closes it.
static StringRef slicePrinted(StringRef canonical, size_t offset) {
  size_t lineStart = canonical.rfind('\n', offset);
  lineStart = lineStart == StringRef::npos ? 0 : lineStart + 1;
  size_t column = offset - lineStart;
  size_t end = std::min(canonical.find('\n', offset), canonical.size());
  StringRef line = canonical.slice(offset, end);
  while (line.ends_with("{") && end < canonical.size()) {
    do {
      size_t start = end + 1;
      end = std::min(canonical.find('\n', start), canonical.size());
      line = canonical.slice(start, end);
    } while (end < canonical.size() &&
             !(line.find_first_not_of(' ') == column &&
               line.drop_front(column).starts_with("}")));
  }
  return canonical.slice(offset, end);
}

/// `printed` for a place in column `to`; the first line has no indentation.
static std::string indent(StringRef printed, size_t from, size_t to) {
  std::string result;
  SmallVector<StringRef, 8> lines;
  printed.split(lines, '\n');
  for (auto [i, line] : llvm::enumerate(lines)) {
    if (i) {
      size_t blanks = std::min(line.find_first_not_of(' '), line.size());
      size_t inner = blanks > from ? blanks - from : 0;
      result += "\n" + std::string(to + inner, ' ');
      line = line.drop_front(blanks);
    }
    result += line;
  }
  return result;
}

/// Replaces the text before the first region of an operation in custom form.
bool TextUpgrader::State::addHeader(const OpRecord &record, StringRef printed) {
  StringRef header = printed.take_front(printed.find('\n'));
  if (record.isGeneric || !record.firstChild || !header.ends_with("{"))
    return false;
  Lexer lexer(text);
  lexer.setPos(text.begin() + (record.place.begin - offset));
  const char *end = text.begin() + (record.firstChild - offset);
  SmallVector<const char *, 4> open;
  auto ignore = [](const char *, const Twine &) {};
  for (Token tok = lexer.lex(ignore);
       tok.isNot(Token::Eof) && tok.isNot(Token::Error) && tok.start < end;
       tok = lexer.lex(ignore)) {
    if (tok.is(Token::LBrace))
      open.push_back(tok.getEnd());
    else if (tok.is(Token::RBrace) && !open.empty())
      open.pop_back();
  }
  if (open.empty())
    return false;
  uint64_t to = offset + uint64_t(open.front() - text.begin());
  edits->add({record.place.begin, to}, header.str(),
             "'" + getSource(record.name).str() + "' is printed anew");
  return true;
}

/// What became of an operation, for people: `ops` are in its place.
std::string TextUpgrader::State::describe(const OpRecord &record,
                                          ArrayRef<Operation *> ops) const {
  std::string what = "'" + getSource(record.name).str() + "' ";
  if (record.rule.empty())
    return what + (ops.empty() ? "is dropped" : "is printed anew");
  if (ops.empty())
    return what + "is not needed";
  std::vector<std::string> names;
  for (Operation *op : ops)
    names.push_back("'" + op->getName().getStringRef().str() + "'");
  return what + "is " + llvm::join(names, ", ");
}

static size_t columnOf(StringRef text, size_t at) {
  size_t line = text.take_front(at).rfind('\n');
  return line == StringRef::npos ? at : at - line - 1;
}

/// The text of the operations that are in place of `record`. Nothing if an edit of the
/// header is enough, which is added.
std::optional<std::string>
TextUpgrader::State::printRecord(const OpRecord &record,
                                 ArrayRef<Operation *> ops,
                                 const PrintedModule &printed) {
  std::string result;
  size_t column = columnOf(text, size_t(record.place.begin - offset));
  StringRef loc = findTrailingLocation(record);
  for (Operation *op : ops) {
    auto found = printed.offsets.find(op);
    bool isNested = llvm::any_of(ops, [&](Operation *other) {
      return other != op && other->isAncestor(op);
    });
    if (found == printed.offsets.end() || isNested)
      continue;
    StringRef opText = slicePrinted(printed.text, found->second);
    if (record.reprint == OpRecord::Reprint::Header &&
        addHeader(record, opText))
      return std::nullopt;
    if (!result.empty())
      result += "\n" + std::string(column, ' ');
    result += indent(opText, columnOf(printed.text, found->second), column);
    if (!loc.empty())
      result += (" " + loc).str();
  }
  return result;
}

void TextUpgrader::State::addReprints() {
  using Reprint = OpRecord::Reprint;
  if (llvm::all_of(recorder.records, [](const OpRecord &record) {
        return record.reprint == Reprint::None;
      }))
    return;
  PrintedModule printed;
  llvm::raw_string_ostream os(printed.text);
  std::vector<PrintedOp> places;
  PrintingFlags flags;
  flags.localScope = flags.keepNames = flags.keepAllNames = true;
  flags.names = &names;
  printOperation(root.get(), os, flags, places);
  os.flush();
  for (const PrintedOp &place : places)
    printed.offsets[place.op] = place.offset;
  for (const OpRecord &record : recorder.records) {
    if (record.reprint == Reprint::None)
      continue;
    SmallVector<Operation *, 2> ops(record.created);
    if (ops.empty() && record.op)
      ops.push_back(record.op);
    std::optional<std::string> result = printRecord(record, ops, printed);
    if (!result)
      continue;
    SourceRange place =
        result->empty() ? getWholeLine(record.place) : record.place;
    edits->add(place, std::move(*result), describe(record, ops),
               getSource(record.name));
  }
}

//===-- Interface ------------------------------------------------------------===//

TextUpgrader::TextUpgrader(const ParserConfig &config, uint32_t buffer,
                           StringRef text, uint64_t offset)
    : state(std::make_unique<State>(config, buffer, text, offset)) {}

TextUpgrader::~TextUpgrader() = default;

LogicalResult TextUpgrader::read() {
  ParserConfig config = state->config;
  config.verifyAfterParse = false;
  config.recover = false;
  config.names = &state->names;
  config.observer = &state->recorder;
  state->root =
      parseSourceChunk(state->buffer, state->text, state->offset, config);
  if (!state->root)
    return failure();
  state->linkRecords();
  state->addNames();
  ChangeLog log(state->recorder, state->names);
  if (failed(upgradeToCurrent(state->root.get(), config.eras, &log)) ||
      failed(verify(state->root.get())))
    return failure();
  for (int index : log.modified)
    state->addPrivate(state->recorder.records[index]);
  return success();
}

Operation *TextUpgrader::getOperation() const { return state->root.get(); }

const SourceEdits &TextUpgrader::getEdits() {
  if (!state->edits) {
    state->edits = state->recorder.edits;
    state->addReprints();
    state->edits->finish(state->text, state->offset);
  }
  return *state->edits;
}

std::string TextUpgrader::getText() {
  return getEdits().apply(state->text, state->offset);
}

LogicalResult TextUpgrader::reprintAt(const SourceEdits &before,
                                      uint64_t position) {
  uint64_t at =
      before.getSourcePosition(state->offset + position, state->offset);
  using Reprint = OpRecord::Reprint;
  OpRecord *best = nullptr;
  auto sizeOf = [](const OpRecord &record) {
    return record.place.end - record.place.begin;
  };
  for (OpRecord &record : state->recorder.records)
    if (record.op && record.reprint != Reprint::All &&
        record.place.begin <= at && at <= record.place.end &&
        (!best || sizeOf(record) < sizeOf(*best)))
      best = &record;
  if (!best)
    return failure();
  bool tryHeader = best->reprint == Reprint::None && best->firstChild;
  best->reprint = tryHeader ? Reprint::Header : Reprint::All;
  state->edits.reset();
  return success();
}
