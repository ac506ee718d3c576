// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Three sources of edits: the parser's reports about the grammar, the names
// of operations, and the changes of rules.
#include "strata/Eras/UpgradeText.h"

#include "strata/Asm/OlderSyntax.h"
#include "strata/Eras/Upgrade.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/OpDisplayName.h"
#include "strata/IR/Verify/Verifier.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// The dialect of names without dot where the operation is; empty if there is none.
StringRef TextUpgrader::getDefaultDialect(const OpRecord &record) {
  const std::vector<OpRecord> &records = rewrite.getRecorder().records;
  for (int i = record.parent; i >= 0; i = records[size_t(i)].parent) {
    const OpRecord &outer = records[size_t(i)];
    if (outer.isGeneric)
      continue;
    return strata::getDefaultDialect(outer.op->getDefinition());
  }
  return "builtin";
}

/// Edits of names that are not current. Operations that rules replace have one
/// edit that covers them.
void TextUpgrader::addNames() {
  SourceRecorder &recorder = rewrite.getRecorder();
  for (OpRecord &record : recorder.records)
    record.isGeneric = rewrite.getSource(record.name).starts_with("\"");
  for (OpRecord &record : recorder.records) {
    StringRef spelled = rewrite.getSource(record.name);
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
      record.reprint = OpRecord::Reprint::Outside;
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
void TextUpgrader::addPrivate(const OpRecord &record) {
  SourceRecorder &recorder = rewrite.getRecorder();
  auto symbol = llvm::lower_bound(
      recorder.symbols, record.name.end,
      [](SourceRange place, uint64_t at) { return place.begin < at; });
  if (symbol != recorder.symbols.end() && symbol->end <= record.place.end)
    recorder.edits.add({symbol->begin, symbol->begin}, "private ",
                       "declaration without 'private'");
}

LogicalResult TextUpgrader::read() {
  if (failed(rewrite.read()))
    return failure();
  addNames();
  Operation *root = rewrite.getOperation();
  if (failed(upgradeToCurrent(root, config.eras, &rewrite.getListener())) ||
      failed(verify(root)))
    return failure();
  for (int index : rewrite.getModified())
    addPrivate(rewrite.getRecorder().records[size_t(index)]);
  return success();
}
