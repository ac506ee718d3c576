// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Rewrite/QueryFile.h"

#include "strata/Asm/Parser/ParserObserver.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/IR/Graph/Block.h"
#include "strata/Tooling/Common/DiagnosticPrinter.h"
#include "strata/Tooling/Common/InputPieces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace strata;

namespace {
/// The places of operations.
class OpPlaces final : public ParserObserver {
public:
  OpPlaces() : ParserObserver(Scope::Definitions) {}
  void didParseOperation(Operation *op, SourceRange place,
                         SourceRange) override {
    places[op] = place;
  }
  llvm::DenseMap<Operation *, SourceRange> places;
};

/// Searches one file.
class FileQuery {
public:
  FileQuery(RulePool &pool, StringRef name, StringRef input, raw_ostream &err)
      : pool(pool), name(name), input(input), err(err),
        lines(std::make_shared<const LineTable>(input)) {}
  QueriedFile run();

private:
  void searchPiece(RuleContext &rules, StringRef piece, uint64_t offset);
  void addMatch(const PDLMatch &match);
  QueryCapture describe(const PDLMatch::Capture &capture) const;
  std::string getName(Value value) const;
  QueriedOp locate(Operation *op) const;
  QueryPosition decode(uint64_t at) const {
    SourcePosition place = lines->decode(at);
    return {place.line, place.column};
  }

  RulePool &pool;
  StringRef name, input;
  raw_ostream &err;
  std::shared_ptr<const LineTable> lines;
  OpPlaces observer;
  SourceNames names;
  QueriedFile result;
};
} // namespace

/// The name of `value` in the text, with `%`.
std::string FileQuery::getName(Value value) const {
  auto opResult = dyn_cast<OpResult>(value);
  if (!opResult)
    return ("%" + names.values.lookup(value)).str();
  Operation *op = opResult.getOwner();
  unsigned number = opResult.getResultNumber(), first = number;
  while (first > 0 && names.values.lookup(op->getResult(first)).empty())
    --first;
  unsigned next = first + 1;
  while (next < op->getNumResults() &&
         names.values.lookup(op->getResult(next)).empty())
    ++next;
  std::string text = ("%" + names.values.lookup(op->getResult(first))).str();
  if (next - first > 1)
    text += "#" + std::to_string(number - first);
  return text;
}

QueriedOp FileQuery::locate(Operation *op) const {
  QueriedOp queried{op->getName().getStringRef().str(), {}, {}};
  if (auto found = observer.places.find(op); found != observer.places.end()) {
    queried.begin = decode(found->second.begin);
    queried.end = decode(found->second.end);
  }
  return queried;
}

/// Appends the elements of `value`, which is one or a range of `elements`.
template <typename T>
static void appendAll(const PDLValue &value, ArrayRef<T> elements, T single,
                      function_ref<void(T)> append) {
  if (value.isRange())
    llvm::for_each(elements, append);
  else
    append(single);
}

QueryCapture FileQuery::describe(const PDLMatch::Capture &capture) const {
  QueryCapture result;
  result.name = capture.name.str();
  result.kind = capture.value.getKind();
  llvm::raw_string_ostream text(result.text), type(result.type);
  llvm::ListSeparator separator, typeSeparator;
  const PDLValue &value = capture.value;
  switch (value.getKind()) {
  case PDLValue::Kind::Attribute:
    appendAll<Attribute>(value, value.getAttrs(), value.getAttr(),
                         [&](Attribute attr) {
                           text << separator;
                           printAttr(attr, text);
                         });
    break;
  case PDLValue::Kind::Type:
    appendAll<Type>(value, value.getTypes(), value.getType(), [&](Type one) {
      text << separator;
      printType(one, text);
    });
    break;
  case PDLValue::Kind::Value:
    appendAll<Value>(value, value.getValues(), value.getValue(),
                     [&](Value one) {
                       text << separator << getName(one);
                       type << typeSeparator;
                       printType(one.getType(), type);
                     });
    break;
  case PDLValue::Kind::Operation:
    appendAll<Operation *>(
        value, value.getOperations(), value.getOperation(), [&](Operation *op) {
          QueriedOp queried = locate(op);
          text << separator << queried.name;
          if (queried.begin.line)
            text << " at " << queried.begin.line << ':' << queried.begin.column;
        });
    break;
  }
  text.flush();
  type.flush();
  return result;
}

void FileQuery::addMatch(const PDLMatch &match) {
  QueryMatch &entry = result.matches.emplace_back();
  entry.rule = match.rule.str();
  entry.root = locate(match.root);
  entry.line = lines->getLine(entry.root.begin.line).rtrim("\r\n").str();
  SmallVector<Operation *, 4> operations(match.operations);
  auto getBegin = [&](Operation *op) {
    return observer.places.lookup(op).begin;
  };
  llvm::stable_sort(operations, [&](Operation *a, Operation *b) {
    return getBegin(a) < getBegin(b);
  });
  for (Operation *op : operations)
    if (observer.places.count(op))
      entry.operations.push_back(locate(op));
  for (const PDLMatch::Capture &capture : match.captures)
    if (!capture.value.isNull())
      entry.captures.push_back(describe(capture));
}

void FileQuery::searchPiece(RuleContext &rules, StringRef piece,
                            uint64_t offset) {
  DiagnosticCapture capture;
  std::string text = piece.str();
  uint32_t buffer = rules.ctx.addSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(input, name,
                                       /*RequiresNullTerminator=*/false),
      lines);
  ParserConfig config(&rules.ctx);
  config.verifyAfterParse = false;
  config.observer = &observer;
  config.names = &names;
  if (OwningOpRef<> root = parseSourceChunk(buffer, text, offset, config))
    root->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (observer.places.count(op))
        rules.matcher.match(op,
                            [&](const PDLMatch &match) { addMatch(match); });
    });
  DiagnosticPrinter printer(&rules.ctx, err, name, *lines, /*color=*/false);
  for (Diagnostic &diag : capture.take()) {
    printer.print(diag);
    result.hasFailed |= diag.getSeverity() == DiagnosticSeverity::Error;
  }
  observer.places.clear();
  names.values.clear();
  names.blocks.clear();
}

QueriedFile FileQuery::run() {
  forEachPiece(
      input, pool.getOptions().splits,
      [&](StringRef piece) {
        if (!pool.mayMatch(piece))
          return;
        pool.run([&](RuleContext &rules) {
          rules.numRead += piece.size();
          searchPiece(rules, piece, uint64_t(piece.begin() - input.begin()));
        });
      },
      [](StringRef) {});
  return std::move(result);
}

QueriedFile strata::queryFile(RulePool &pool, StringRef name, StringRef input,
                              raw_ostream &err) {
  return FileQuery(pool, name, input, err).run();
}
