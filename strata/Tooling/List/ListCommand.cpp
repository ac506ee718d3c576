// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/List/ListCommand.h"

#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Threading.h"
#include "strata/Support/StringEscape.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/EraDetection.h"
#include "strata/Tooling/Common/ModuleFile.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Common/ProcessLifetime.h"
#include "strata/Tooling/Common/ProcessLimits.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/WithColor.h"

#include <charconv>
#include <numeric>
#include <set>

using namespace strata;
namespace cl = llvm::cl;
namespace json = llvm::json;

namespace {
enum class Order { File, Name, Size, Operations };

/// Made when the command line is read, not at start-up.
struct ListFlags {
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
  cl::opt<std::string> output{"o", cl::desc("Output file"),
                              cl::value_desc("filename"), cl::init("-"),
                              cl::cat(category)};
  EraFlag era{category};
  DialectFileFlags dialectFiles{category};
};

/// A symbol, or an operation without a name beside symbols.
struct Entry {
  /// The index of the parent symbol in the list; std::nullopt at the top.
  std::optional<uint32_t> parent;
  /// One of these is not null.
  Operation *op = nullptr;
  const SymbolOutline *outline = nullptr;
  uint64_t numOps = 0;

  OperationName getOpName() const { return op ? op->getName() : outline->name; }
  /// The name of the symbol; std::nullopt without one.
  std::optional<StringRef> getName() const;
  std::optional<uint64_t> getSize(const ModuleFile &file) const;
  StringRef getVisibilityName() const;
};

class Lister {
public:
  Lister(const ListFlags &flags, ModuleFile &file) : flags(flags), file(file) {}
  LogicalResult collect();
  void print(raw_ostream &os);
  void printJSON(raw_ostream &os);

private:
  LogicalResult collectFrom(Operation *table, std::optional<uint32_t> parent,
                            unsigned depth);
  LogicalResult add(Operation *op, std::optional<uint32_t> parent,
                    unsigned depth);
  /// `@outer::@inner`, shortened; empty without a symbol.
  std::string getPath(const Entry &entry) const;
  void printSymbols(json::OStream &out, std::optional<uint32_t> parent);
  LogicalResult count();
  void sort();
  std::vector<std::string> getDialects();

  const ListFlags &flags;
  ModuleFile &file;
  /// The entries in the order of the file.
  std::vector<Entry> entries;
  /// Numbers of entries in the order in which they are printed.
  std::vector<size_t> order;
  /// The entries in an entry, by number plus 1; first those at the top.
  std::vector<std::vector<size_t>> nested;
};
} // namespace

/// `name` as text has it, with quotes and escapes where they are needed; long names are
/// shortened.
static std::string formatName(Context *ctx, StringRef name) {
  constexpr size_t MaxLength = 120;
  if (isBareIdentifier(name) && name.size() <= MaxLength)
    return ("@" + name).str();
  std::string text;
  llvm::raw_string_ostream os(text);
  os << FlatSymbolRefAttr::get(ctx, name.take_front(MaxLength));
  if (name.size() > MaxLength)
    os << "...";
  return os.str();
}

/// `text` without characters that change the terminal.
static std::string escape(StringRef text) {
  std::string escaped;
  llvm::raw_string_ostream os(escaped);
  llvm::printEscapedString(text, os);
  return os.str();
}

std::optional<StringRef> Entry::getName() const {
  if (outline)
    return outline->symbol;
  if (StringAttr name = SymbolTable::getSymbolName(op))
    return name.getValue();
  return std::nullopt;
}

std::optional<uint64_t> Entry::getSize(const ModuleFile &file) const {
  if (!outline)
    return file.getSize(op);
  if (!outline->numRegions)
    return std::nullopt;
  return outline->bodySize;
}

StringRef Entry::getVisibilityName() const {
  if (!getName())
    return "";
  switch (outline ? outline->visibility
                  : SymbolTable::getSymbolVisibility(op)) {
  case SymbolTable::Visibility::Private:
    return "private";
  case SymbolTable::Visibility::Nested:
    return "nested";
  case SymbolTable::Visibility::Public:
    return "public";
  }
  return "";
}

std::string Lister::getPath(const Entry &entry) const {
  constexpr size_t MaxLength = 400;
  std::optional<StringRef> name = entry.getName();
  if (!name)
    return "";
  if (!entry.parent)
    return formatName(&file.getContext(), *name);
  std::string path = getPath(entries[*entry.parent]);
  if (path.size() >= MaxLength)
    path = "...";
  return path + "::" + formatName(&file.getContext(), *name);
}

LogicalResult Lister::collectFrom(Operation *table,
                                  std::optional<uint32_t> parent,
                                  unsigned depth) {
  if (failed(file.enter(table)))
    return failure();
  LogicalResult result = success();
  file.forEachOperation(
      table,
      [&](Operation *op) {
        if (succeeded(result))
          result = add(op, parent, depth);
      },
      [&](const SymbolOutline &outline) {
        entries.push_back({.parent = parent, .outline = &outline});
      });
  return result;
}

LogicalResult Lister::add(Operation *op, std::optional<uint32_t> parent,
                          unsigned depth) {
  // Symbols that are nested more deeply count as parts of those around.
  constexpr unsigned MaxDepth = 32;
  auto number = uint32_t(entries.size());
  entries.push_back({.parent = parent, .op = op});
  if (!SymbolTable::getSymbolName(op) || depth >= MaxDepth ||
      !op->getNumRegions())
    return success();
  bool isTable = op->isRegistered() && op->hasTrait(OpTrait::SymbolTable);
  return isTable || isSymbolTable(op) ? collectFrom(op, number, depth + 1)
                                      : success();
}

LogicalResult Lister::count() {
  // Enough symbols for a task to be much longer than its start.
  constexpr size_t PerTask = 64;
  LogicalResult result = detail::parallelForOrdered(
      &file.getContext(), llvm::divideCeil(entries.size(), PerTask),
      [&](size_t task) -> LogicalResult {
        size_t end = std::min(entries.size(), (task + 1) * PerTask);
        for (size_t i = task * PerTask; i < end; ++i) {
          Entry &entry = entries[i];
          FailureOr<uint64_t> numOps =
              entry.op ? file.countOperations(entry.op)
                       : file.getReader()->countOperations(*entry.outline);
          if (failed(numOps))
            return failure();
          entry.numOps = *numOps;
        }
        return success();
      });
  // Tables do not count what is outlined in them.
  for (const Entry &entry : entries)
    if (entry.outline)
      for (auto outer = entry.parent; outer; outer = entries[*outer].parent)
        entries[*outer].numOps += 1 + entry.numOps;
  return result;
}

void Lister::sort() {
  order.resize(entries.size());
  std::iota(order.begin(), order.end(), 0);
  if (flags.order == Order::File)
    return;
  std::vector<std::string> paths;
  if (flags.order == Order::Name)
    for (const Entry &entry : entries)
      paths.push_back(getPath(entry));
  llvm::stable_sort(order, [&](size_t first, size_t second) {
    const Entry &a = entries[first], &b = entries[second];
    switch (flags.order) {
    case Order::Name:
      return paths[first] < paths[second];
    case Order::Size:
      return a.getSize(file).value_or(0) > b.getSize(file).value_or(0);
    case Order::Operations:
      return a.numOps > b.numOps;
    case Order::File:
      return false;
    }
    return false;
  });
}

LogicalResult Lister::collect() {
  if (failed(collectFrom(file.getModule(), std::nullopt, 0)) || failed(count()))
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

/// Prints `text` after spaces, in at least `width` characters.
static void printRight(raw_ostream &os, StringRef text, size_t width) {
  if (text.size() < width)
    os.indent(unsigned(width - text.size()));
  os << text;
}

static void printNumber(raw_ostream &os, uint64_t number, size_t width) {
  char digits[20];
  auto [end, error] = std::to_chars(digits, std::end(digits), number);
  printRight(os, StringRef(digits, size_t(end - digits)), width);
}

void Lister::print(raw_ostream &os) {
  if (BytecodeReader *reader = file.getReader())
    os << "bytecode version " << reader->getVersion() << ", produced by "
       << escape(reader->getProducer());
  else
    os << "text";
  os << ", " << file.getSize() << " bytes\ndialects: ";
  llvm::interleaveComma(getDialects(), os,
                        [&](const std::string &name) { os << escape(name); });
  os << '\n';
  for (ResourceBlob *blob : file.getContext().getBlobs()) {
    os << "resource " << escape(blob->key) << ": ";
    if (blob->hasData)
      os << blob->size << " bytes\n";
    else
      os << "no data\n";
  }
  if (entries.empty())
    return;
  os << llvm::format("%10s %12s %8s  %s\n", "operations", "bytes", "",
                     "symbol");
  for (size_t number : order) {
    const Entry &entry = entries[number];
    printNumber(os, entry.numOps, 10);
    if (std::optional<uint64_t> size = entry.getSize(file))
      printNumber(os, *size, 13);
    else
      printRight(os, "-", 13);
    printRight(os, entry.getVisibilityName(), 9);
    os << "  ";
    llvm::printEscapedString(entry.getOpName().getStringRef(), os);
    if (entry.getName())
      os << ' ' << getPath(entry);
    os << '\n';
  }
}

/// The symbols in the symbol `parent`, each with those in it.
void Lister::printSymbols(json::OStream &out, std::optional<uint32_t> parent) {
  out.attributeArray("symbols", [&] {
    for (size_t number : nested[parent ? *parent + 1 : 0])
      out.object([&] {
        const Entry &entry = entries[number];
        out.attribute("operation",
                      json::fixUTF8(entry.getOpName().getStringRef()));
        if (std::optional<StringRef> name = entry.getName()) {
          out.attribute("symbol", json::fixUTF8(*name));
          out.attribute("visibility", entry.getVisibilityName());
        }
        out.attribute("operations", entry.numOps);
        if (std::optional<uint64_t> size = entry.getSize(file))
          out.attribute("bytes", *size);
        if (!nested[number + 1].empty())
          printSymbols(out, number);
      });
  });
}

void Lister::printJSON(raw_ostream &os) {
  nested.resize(entries.size() + 1);
  for (size_t number : order) {
    std::optional<uint32_t> parent = entries[number].parent;
    nested[parent ? *parent + 1 : 0].push_back(number);
  }
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
          if (blob->hasData)
            out.attribute("bytes", uint64_t(blob->size));
        });
    });
    printSymbols(out, std::nullopt);
  });
  os << '\n';
}

int strata::runList(int argc, const char *const *argv) {
  ListFlags flags;
  cl::HideUnrelatedOptions({&flags.category, &llvm::getColorCategory()});
  parseCommandLine(
      argc, argv,
      "lists the contents of a file of MLIR text or bytecode: symbols with the "
      "numbers of operations in them and their sizes, dialects, resources\n");
  installProcessLimits(/*seconds=*/0);
  auto &ctx = makeUntilExit<Context>();
  auto &file = makeUntilExit<ModuleFile>(ctx);
  if (failed(flags.dialectFiles.load(ctx)) ||
      failed(file.open(flags.input, flags.era)))
    return 1;
  Lister lister(flags, file);
  if (failed(lister.collect()))
    return 1;
  std::string error;
  std::unique_ptr<OutputFile> output = OutputFile::open(flags.output, error);
  if (output) {
    flags.json ? lister.printJSON(output->os()) : lister.print(output->os());
    if (succeeded(output->keep(error)))
      return 0;
  }
  llvm::errs() << "strata ls: " << error << '\n';
  return 1;
}
