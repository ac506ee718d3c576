// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/AsmState.h"

#include "strata/Asm/Printer/PrinterDetail.h"

using namespace strata;

void strata::printOperation(Operation *op, raw_ostream &os, PrintingFlags flags,
                            std::vector<PrintedOp> &places,
                            std::vector<PrintedRegion> *regions) {
  // Threads print pieces without knowing what comes before them.
  flags.threads = 1;
  PrinterTables tables(op->getContext(), flags);
  tables.places = &places;
  tables.regionPlaces = regions;
  Printer(op->getContext(), os, tables, TextBuffer::Large).printTopLevel(op);
}

//===-- AsmState -----------------------------------------------------------===//

AsmState::AsmState(Operation *op, const PrintingFlags &flags)
    : tables(std::make_unique<PrinterTables>(op->getContext(), flags)) {
  tables->names.number(findNumberingRoot(op, flags.localScope));
}
void AsmState::printOperand(Value value, raw_ostream &os) const {
  Printer(value.getContext(), os, *tables, TextBuffer::Small)
      .printOperand(value);
}

struct AsmState::Line {
  Line(Context *ctx, PrinterTables &tables)
      : stream(text), printer(ctx, stream, tables, TextBuffer::Small) {}
  std::string text;
  llvm::raw_string_ostream stream;
  Printer printer;
};

AsmState::~AsmState() = default;

std::string AsmState::printOperation(Operation *op) {
  if (!line)
    line = std::make_unique<Line>(op->getContext(), *tables);
  line->text.clear();
  line->printer.printSingle(op);
  return line->text;
}

//===-- OpLinePrinter ------------------------------------------------------===//

NameCode SsaNames::addText(StringRef name) {
  names.push_back(saver.save(name));
  return NameCode::get(NameCode::Text, uint32_t(names.size() - 1));
}

void SsaNames::setName(Operation *op, StringRef name) {
  ops.set(op, addText(name).bits);
  chosenOps.push_back(op);
}

void SsaNames::setName(detail::ValueImpl *arg, StringRef name) {
  args.set(arg, addText(name).bits);
  chosenArgs.push_back(arg);
}

void SsaNames::setName(Block *block, StringRef name) {
  blockTexts.push_back({saver.save(name), 0});
  blocks.set(
      block,
      NameCode::get(NameCode::Text, uint32_t(blockTexts.size() - 1)).bits);
  chosenBlocks.push_back(block);
}

void SsaNames::forgetNames() {
  for (Operation *op : chosenOps)
    ops.set(op, 0);
  for (detail::ValueImpl *arg : chosenArgs)
    args.set(arg, 0);
  for (Block *block : chosenBlocks)
    blocks.set(block, 0);
  chosenOps.clear();
  chosenArgs.clear();
  chosenBlocks.clear();
  names.clear();
  blockTexts.clear();
  texts.Reset();
}

void Printer::printSingle(Operation *op) {
  if (!cache)
    cache = std::make_unique<Caches>();
  printOpLine(op);
  out.flush();
}

struct OpLinePrinter::Impl {
  Impl(Context *ctx, const PrintingFlags &flags, Namer &namer)
      : namer(namer), stream(text), tables(ctx, flags),
        printer(ctx, stream, tables, TextBuffer::Small) {}
  void name(Value value);

  Namer &namer;
  std::string text;
  llvm::raw_string_ostream stream;
  PrinterTables tables;
  Printer printer;
};

OpLinePrinter::Namer::~Namer() = default;

static PrintingFlags getLineFlags(PrintingFlags flags) {
  flags.localScope = flags.skipRegions = true;
  flags.threads = 1;
  return flags;
}

OpLinePrinter::OpLinePrinter(Context *ctx, const PrintingFlags &flags,
                             Namer &namer)
    : impl(std::make_unique<Impl>(ctx, getLineFlags(flags), namer)) {}
OpLinePrinter::~OpLinePrinter() = default;

void OpLinePrinter::Impl::name(Value value) {
  if (!value)
    return;
  if (auto arg = dyn_cast<BlockArgument>(value))
    tables.names.setName(arg.getImpl(), namer.nameArgument(arg));
  else if (Operation *op = value.getDefiningOp())
    tables.names.setName(op, namer.nameOp(op));
}

std::string OpLinePrinter::print(Operation *op) {
  SsaNames &names = impl->tables.names;
  for (OpOperand &operand : op->getOpOperands())
    impl->name(operand.get());
  if (op->getNumResults())
    names.setName(op, impl->namer.nameOp(op));
  for (BlockOperand &successor : op->getBlockOperands())
    if (Block *block = successor.get())
      names.setName(block, impl->namer.nameBlock(block));
  // Custom forms may show them.
  for (Region &region : op->getRegions())
    if (!region.empty())
      for (BlockArgument arg : region.front().getArguments())
        impl->name(arg);
  impl->text.clear();
  impl->printer.printSingle(op);
  names.forgetNames();
  return impl->text;
}
