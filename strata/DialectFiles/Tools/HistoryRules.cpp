// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Tools/HistoryRules.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Diagnostics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

using namespace strata;

namespace {
/// Collects the rows of each table.
class HistoryRules {
public:
  HistoryRules(Context *ctx, raw_ostream &os) : ctx(ctx), os(os) {}
  void addDialect(const DialectModel &before, const DialectModel &after);
  void addType(StringRef before, StringRef after);
  void addChange(const DialectChange &change);
  void print();

private:
  using Row = std::vector<std::string>;
  struct Table {
    llvm::StringLiteral name;
    std::vector<Row> rows;
  };
  void printTable(const Table &table);
  bool isAttribute(StringRef text) const {
    DiagnosticCapture silence;
    return bool(parseAttribute(text, ctx));
  }

  Context *ctx;
  raw_ostream &os;
  Table dialects{"history.dialects", {}}, renamed{"history.renamed", {}},
      types{"history.types", {}}, attributes{"history.attributes", {}},
      defaults{"history.defaults", {}}, cases{"history.enum_cases", {}},
      unsupported{"history.unsupported", {}};
  std::vector<std::string> others;
};
} // namespace

static constexpr StringRef eras = "2019-current";

/// The name without `!` or `#`.
static StringRef getPlainName(StringRef fullName) {
  return fullName.ltrim("!#");
}

/// The operations and types that two dialects of different names both have.
void HistoryRules::addDialect(const DialectModel &before,
                              const DialectModel &after) {
  if (before.name == after.name)
    return;
  dialects.rows.push_back({before.name, eras.str()});
  for (const DefinitionModel &def : before.definitions)
    for (const DefinitionModel &other : after.definitions) {
      if (def.kind != other.kind || def.name != other.name)
        continue;
      if (def.isOperation())
        renamed.rows.push_back({def.fullName, other.fullName, eras.str()});
      else if (def.kind == DefinitionModel::Kind::Type)
        addType(def.fullName, other.fullName);
      else
        others.push_back(def.fullName + ": renamed: is now called '" +
                         other.fullName + "'");
    }
}

void HistoryRules::addType(StringRef before, StringRef after) {
  auto [dialect, name] = getPlainName(before).split('.');
  types.rows.push_back({dialect.str(), llvm::Regex::escape(name) + "(<.*)?",
                        after.str() + "\\1"});
}

void HistoryRules::addChange(const DialectChange &change) {
  StringRef part = change.part;
  StringRef target = getPlainName(change.target);
  if (part == "dialect")
    return; // `addDialect` has the rows.
  if (part == "operation") {
    renamed.rows.push_back({change.before, change.after, eras.str()});
  } else if (part == "type") {
    addType(change.before, change.after);
  } else if (part == "attribute") {
    attributes.rows.push_back({target.str(), change.before, change.after});
  } else if (part == "case") {
    cases.rows.push_back({target.str(), change.before, change.after});
  } else if (part == "default" && isAttribute(change.after)) {
    defaults.rows.push_back({target.str(), change.before, "= " + change.after});
  } else if (part == "removed") {
    unsupported.rows.push_back({change.before, "it was removed", eras.str()});
  } else if (change.isBreaking) {
    others.push_back(change.subject + ": " + change.category + ": " +
                     change.message);
  }
}

void HistoryRules::printTable(const Table &table) {
  os << "  " << table.name << " = [";
  llvm::interleave(
      table.rows, os,
      [&](const Row &row) {
        os << "\n    [";
        llvm::interleaveComma(row, os, [&](const std::string &cell) {
          os << '"';
          llvm::printEscapedString(cell, os);
          os << '"';
        });
        os << ']';
      },
      ",");
  os << ']';
}

void HistoryRules::print() {
  os << "// Proposed by `strata dialect diff --rules`: the eras are the "
        "longest "
        "possible ones.\n";
  std::vector<const Table *> tables;
  for (const Table *table : {&dialects, &renamed, &types, &attributes,
                             &defaults, &cases, &unsupported})
    if (!table->rows.empty())
      tables.push_back(table);
  os << "module";
  if (!tables.empty())
    os << " attributes {\n";
  llvm::interleave(
      tables, os, [&](const Table *table) { printTable(*table); }, ",\n");
  os << (tables.empty() ? " {}\n" : "\n} {}\n");
  if (others.empty())
    return;
  os << "// No table covers:\n";
  for (StringRef other : others)
    os << "//   " << other << '\n';
}

void strata::printHistoryRules(ArrayRef<DialectModel> before,
                               ArrayRef<DialectModel> after,
                               ArrayRef<DialectChange> changes, Context *ctx,
                               raw_ostream &os) {
  HistoryRules rules(ctx, os);
  if (before.size() == 1 && after.size() == 1)
    rules.addDialect(before.front(), after.front());
  for (const DialectChange &change : changes)
    rules.addChange(change);
  rules.print();
}
