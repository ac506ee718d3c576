// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/ListCommand.h"

#include "strata/IR/SymbolTable.h"
#include "strata/IR/Threading.h"
#include "strata/Tooling/ModuleFile.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/WithColor.h"

#include <set>

using namespace strata;
namespace cl = llvm::cl;
namespace json = llvm::json;

namespace {
enum class Order { File, Name, Size, Operations };

/// Made when the command line is read, not at start-up.
struct Flags {
  cl::OptionCategory category{"strata ls options"};
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"),
                             cl::init("-"), cl::cat(category)};
  cl::opt<Order> order{
      "sort", cl::desc("Order of the symbols"), cl::init(Order::File),
      cl::values(clEnumValN(Order::File, "file", "as in the file (default)"),
                 clEnumValN(Order::Name, "name", "by name"),
                 clEnumValN(Order::Size, "size", "largest first"),
                 clEnumValN(Order::Operations, "ops", "most operations first")),
      cl::cat(category)};
  cl::opt<bool> json{"json", cl::desc("Print JSON"), cl::cat(category)};
};

/// A symbol, or an operation without a name beside symbols.
struct Entry {
  Operation *op = nullptr;
  /// `@outer::@inner`; empty without a symbol.
  std::string path;
  std::optional<uint64_t> size;
  uint64_t numOps = 0;
};

class Lister {
public:
  Lister(const Flags &flags, ModuleFile &file) : flags(flags), file(file) {}
  LogicalResult collect();
  void print(raw_ostream &os);
  void printJSON(raw_ostream &os);

private:
  LogicalResult collectFrom(Operation *table, const std::string &path,
                            unsigned depth);
  LogicalResult count();
  void sort();
  std::vector<std::string> getDialects();

  const Flags &flags;
  ModuleFile &file;
  std::vector<Entry> entries;
};
} // namespace

/// Whether `op` has one region of one block, with symbols in it.
static bool isSymbolTable(Operation *op) {
  return op->isRegistered() && op->hasTrait(OpTrait::SymbolTable) &&
         op->getNumRegions() == 1;
}

LogicalResult Lister::collectFrom(Operation *table, const std::string &path,
                                  unsigned depth) {
  // Symbols that are nested more deeply count as parts of those around.
  constexpr unsigned MaxDepth = 32;
  if (failed(file.enter(table)))
    return failure();
  for (Region &region : table->getRegions())
    for (Block &block : region)
      for (Operation &op : block) {
        StringAttr name = SymbolTable::getSymbolName(&op);
        Entry entry{&op, name ? path + "@" + name.getValue().str() : "",
                    file.getSize(&op)};
        entries.push_back(entry);
        if (name && depth < MaxDepth && isSymbolTable(&op) &&
            failed(collectFrom(&op, entry.path + "::", depth + 1)))
          return failure();
      }
  return success();
}

LogicalResult Lister::count() {
  // Enough symbols for a task to be much longer than its start.
  constexpr size_t PerTask = 64;
  return detail::parallelForOrdered(
      &file.getContext(), llvm::divideCeil(entries.size(), PerTask),
      [&](size_t task) -> LogicalResult {
        size_t end = std::min(entries.size(), (task + 1) * PerTask);
        for (size_t i = task * PerTask; i < end; ++i) {
          FailureOr<uint64_t> numOps = file.countOperations(entries[i].op);
          if (failed(numOps))
            return failure();
          entries[i].numOps = *numOps;
        }
        return success();
      });
}

void Lister::sort() {
  llvm::stable_sort(entries, [&](const Entry &a, const Entry &b) {
    switch (flags.order) {
    case Order::Name:
      return a.path < b.path;
    case Order::Size:
      return a.size.value_or(0) > b.size.value_or(0);
    case Order::Operations:
      return a.numOps > b.numOps;
    case Order::File:
      return false;
    }
    return false;
  });
}

LogicalResult Lister::collect() {
  if (failed(collectFrom(file.getModule(), "", 0)) || failed(count()))
    return failure();
  sort();
  return success();
}

/// The dialects that the file names; of text, those of operations.
std::vector<std::string> Lister::getDialects() {
  std::set<std::string> names;
  if (BytecodeReader *reader = file.getReader()) {
    for (const BytecodeReader::DialectInfo &dialect : reader->getDialects())
      names.insert(dialect.name.str() +
                   (dialect.hasVersion ? " (versioned)" : ""));
  } else {
    llvm::DenseSet<Dialect *> seen;
    file.getModule()->walk([&](Operation *op) {
      if (seen.insert(op->getDialect()).second && op->getDialect())
        names.insert(op->getDialect()->getNamespace().str());
    });
  }
  return {names.begin(), names.end()};
}

static StringRef getVisibilityName(Operation *op) {
  if (!SymbolTable::getSymbolName(op))
    return "";
  switch (SymbolTable::getSymbolVisibility(op)) {
  case SymbolTable::Visibility::Private:
    return "private";
  case SymbolTable::Visibility::Nested:
    return "nested";
  case SymbolTable::Visibility::Public:
    return "public";
  }
  return "";
}

void Lister::print(raw_ostream &os) {
  if (BytecodeReader *reader = file.getReader())
    os << "bytecode version " << reader->getVersion() << ", produced by "
       << reader->getProducer();
  else
    os << "text";
  os << ", " << file.getSize() << " bytes\ndialects: ";
  llvm::interleaveComma(getDialects(), os);
  os << '\n';
  for (ResourceBlob *blob : file.getContext().getBlobs())
    os << "resource " << blob->key << ": " << blob->size << " bytes\n";
  if (entries.empty())
    return;
  os << llvm::format("%10s %12s %8s  %s\n", "operations", "bytes", "",
                     "symbol");
  for (const Entry &entry : entries) {
    std::string size = entry.size ? std::to_string(*entry.size) : "-";
    os << llvm::format("%10llu %12s %8s  ", (unsigned long long)entry.numOps,
                       size.c_str(), getVisibilityName(entry.op).str().c_str())
       << entry.op->getName().getStringRef();
    if (!entry.path.empty())
      os << ' ' << entry.path;
    os << '\n';
  }
}

void Lister::printJSON(raw_ostream &os) {
  json::OStream out(os, 2);
  out.object([&] {
    if (BytecodeReader *reader = file.getReader()) {
      out.attribute("format", "bytecode");
      out.attribute("version", reader->getVersion());
      out.attribute("producer", json::fixUTF8(reader->getProducer()));
    } else {
      out.attribute("format", "text");
    }
    out.attribute("bytes", file.getSize());
    out.attributeArray("dialects", [&] {
      for (const std::string &name : getDialects())
        out.value(json::fixUTF8(name));
    });
    out.attributeArray("resources", [&] {
      for (ResourceBlob *blob : file.getContext().getBlobs())
        out.object([&] {
          out.attribute("key", json::fixUTF8(blob->key));
          out.attribute("bytes", uint64_t(blob->size));
        });
    });
    out.attributeArray("symbols", [&] {
      for (const Entry &entry : entries)
        out.object([&] {
          out.attribute("operation",
                        json::fixUTF8(entry.op->getName().getStringRef()));
          if (!entry.path.empty()) {
            out.attribute("symbol", json::fixUTF8(entry.path));
            out.attribute("visibility", getVisibilityName(entry.op));
          }
          out.attribute("operations", entry.numOps);
          if (entry.size)
            out.attribute("bytes", *entry.size);
        });
    });
  });
  os << '\n';
}

int strata::runList(int argc, const char *const *argv) {
  Flags flags;
  cl::HideUnrelatedOptions({&flags.category, &llvm::getColorCategory()});
  cl::ParseCommandLineOptions(
      argc, argv,
      "lists what is in a file of MLIR text or bytecode: symbols with the "
      "numbers of operations in them and their sizes, dialects, resources\n");
  Context ctx;
  ModuleFile file(ctx);
  if (failed(file.open(flags.input)))
    return 1;
  Lister lister(flags, file);
  if (failed(lister.collect()))
    return 1;
  flags.json ? lister.printJSON(llvm::outs()) : lister.print(llvm::outs());
  return 0;
}
