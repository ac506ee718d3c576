// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Large blocks and regions and long lists of aliases on several threads. Once
// values are numbered and aliases known, the text of an operation depends on
// nothing printed before, except for two kinds of objects that are numbered as
// they appear: distinct attributes and references to resources. So helpers
// print pieces of the list into strings, which are then written in order; if
// one of them met such a thing, the pieces are printed again by the main
// printer, and so is the rest.
#include "strata/Asm/Printer/PrinterDetail.h"

using namespace strata;

namespace {
/// Appends to a string that can be changed.
class PieceStream : public llvm::raw_ostream {
public:
  PieceStream() { SetUnbuffered(); }
  std::string rest;
  std::string *target = &rest;

private:
  void write_impl(const char *ptr, size_t size) override {
    target->append(ptr, size);
  }
  uint64_t current_pos() const override { return target->size(); }
};
} // namespace

/// Numbers all of `op` and finds the aliases, or leaves the regions of its operations to
/// those who print them.
void Printer::makeTables(Operation *op) {
  if (!tables.places && !flags.skipRegions)
    tables.topLevelBlock = names.numberTopLevelBlock(op);
  if (!tables.topLevelBlock) {
    names.number(op);
    bool mayHaveTypes = names.typeFlags & AttrStorage::MayHaveAlias;
    if (mayHaveTypes || (names.attrFlags & AttrStorage::MayHaveAlias) ||
        flags.debugInfo)
      aliases.collect(op, mayHaveTypes);
    return;
  }
  aliases.collectInParallel(op, tables.topLevelBlock, names.typeFlags,
                            names.attrFlags);
  // One thread would print most of it: let several threads print the contents
  // of that operation.
  if (aliases.getMostOps() > aliases.getNumOps() / 2) {
    tables.topLevelBlock = nullptr;
    names.number(op);
  }
}

void Printer::forkFrom(const Printer &parent) {
  isHelper = true;
  indent = parent.indent;
  defaultDialects = parent.defaultDialects;
  cache = std::make_unique<Caches>();
}

/// A printer of one thread with its output.
struct Printer::Helper {
  /// Uses separate names if it numbers the values of the printed regions.
  Helper(const Printer &parent, bool numbersRegions)
      : names(parent.ctx, parent.flags, &parent.names),
        printer(parent.ctx, pieces, parent.tables,
                numbersRegions ? names : parent.names, TextBuffer::Large) {
    printer.forkFrom(parent);
  }
  PieceStream pieces;
  SsaNames names;
  Printer printer;
};

/// Prints the items from `at` to `end`; helpers number what is in their regions if
/// `numbersRegions`. Works through them in windows of some pieces, so that only a part of the
/// text is in memory.
template <typename Iterator, typename Fn>
void Printer::printInParallel(Iterator at, Iterator end, size_t itemsPerPiece,
                              bool numbersRegions, Fn printItem) {
  constexpr size_t PiecesPerWindow = 64;
  size_t threads = flags.threads ? flags.threads : ctx->getNumThreads();
  // Kept from window to window, for their memory.
  std::vector<std::string> texts(PiecesPerWindow);
  std::vector<std::unique_ptr<Helper>> helpers(threads);
  while (at != end && threads > 1 && !tables.needsOrder) {
    Iterator windowStart = at;
    std::vector<Iterator> starts;
    while (at != end && starts.size() < PiecesPerWindow) {
      starts.push_back(at);
      for (size_t i = 0; at != end && i < itemsPerPiece; ++i)
        ++at;
    }
    std::atomic<size_t> next{0};
    ctx->parallelFor(threads, [&](size_t thread) {
      std::unique_ptr<Helper> &helper = helpers[thread];
      if (!helper)
        helper = std::make_unique<Helper>(*this, numbersRegions);
      for (size_t i; (i = next++) < starts.size();) {
        texts[i].clear();
        helper->pieces.target = &texts[i];
        Iterator pieceEnd = i + 1 < starts.size() ? starts[i + 1] : at;
        for (Iterator item = starts[i]; item != pieceEnd; ++item)
          printItem(helper->printer, *item);
        helper->printer.out.flush();
      }
      helper->pieces.target = &helper->pieces.rest;
    });
    if (tables.needsOrder) {
      at = windowStart;
      break;
    }
    for (size_t i = 0; i < starts.size(); ++i)
      out.put(StringRef(texts[i]));
  }
  for (; at != end; ++at)
    printItem(*this, *at);
}

/// The number of items, of so many operations altogether, that make a piece.
static size_t getItemsPerPiece(size_t items, size_t ops) {
  constexpr size_t OpsPerPiece = 1024;
  return std::max<size_t>(1, items * OpsPerPiece / std::max<size_t>(ops, 1));
}

void Printer::printOpsInParallel(Block &block) {
  bool numbersRegions = &block == tables.topLevelBlock;
  size_t items = block.size();
  size_t ops = numbersRegions ? aliases.getNumOps() : items;
  printInParallel(block.begin(), block.end(), getItemsPerPiece(items, ops),
                  numbersRegions,
                  [numbersRegions](Printer &printer, Operation &op) {
                    if (numbersRegions)
                      printer.names.numberRegionsOf(&op);
                    printer.printOpLine(&op);
                    printer.out.put('\n');
                  });
}

void Printer::printBlocksInParallel(Region::iterator first,
                                    Region::iterator end) {
  constexpr size_t BlocksPerPiece = 128;
  printInParallel(first, end, BlocksPerPiece, /*numbersRegions=*/false,
                  [](Printer &printer, Block &block) {
                    printer.printBlock(block, /*printLabel=*/true,
                                       /*printTerminator=*/true);
                  });
}

void Printer::printAliasesInParallel(ArrayRef<uint32_t> indices) {
  constexpr size_t AliasesPerPiece = 128;
  printInParallel(indices.begin(), indices.end(), AliasesPerPiece,
                  /*numbersRegions=*/false,
                  [](Printer &printer, uint32_t index) {
                    printer.printAliasDefinition(index);
                  });
}
