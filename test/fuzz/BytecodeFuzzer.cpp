// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads arbitrary bytes as bytecode, at once, function by function, and with
// the symbols of the module left out at first, with the same result. Readable
// and valid IR is written again, and reads as the same IR. Seeds may be text:
// the mutator makes bytecode of it. It knows the structure of files, so that
// the sections of a mutant have the right sizes.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Bytecode/ByteBufferDetail.h"
#include "strata/Bytecode/Bytecode.h"
#include "strata/Bytecode/BytecodeReader.h"
#include "strata/Bytecode/CursorDetail.h"
#include "strata/Bytecode/Writer.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Tooling/Common/KnownDialects.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <random>

#include "FuzzContext.h"

using namespace strata;
using namespace strata::bytecode;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

[[noreturn]] static void fail(const char *message) {
  llvm::errs() << message << '\n';
  std::abort();
}

namespace {
struct Reader : FuzzContext {
  /// A region announces more values than its section has bytes. The section
  /// that counts is the outermost one that is read on its own, so it depends on
  /// the regions that are read lazily.
  bool exceedsBudget = false;
  Reader() {
    ctx.getDiagEngine().registerHandler([this](Diagnostic &diag) {
      exceedsBudget |=
          StringRef(diag.getMessage()).contains("than the file has bytes");
      return success();
    });
    declareKnownDialects(ctx);
    registerCoreDialects(ctx);
    registerBytecodeFormat(ctx);
  }
  OwningOpRef<> read(StringRef bytes) {
    ParserConfig config(&ctx);
    config.verifyAfterParse = false;
    return parseSourceString(bytes, config, "fuzz");
  }
  /// Reads the functions one after the other; null if one cannot be read.
  OwningOpRef<> readLazily(StringRef bytes) {
    uint32_t buffer = ctx.addSourceBuffer(
        llvm::MemoryBuffer::getMemBufferCopy(bytes, "fuzz"));
    BytecodeReader reader(buffer, ParserConfig(&ctx), /*lazyLoad=*/true);
    OwningOpRef<ModuleOp> top = ModuleOp::create(&ctx, Location());
    if (failed(reader.readTopLevel(top->getBody())))
      return nullptr;
    while (reader.getNumOpsToMaterialize())
      for (const DeferredBody &body : reader.getDeferredBodies()) {
        FailureOr<uint64_t> count = reader.countOperations(body.op);
        if (failed(
                reader.materialize(body.op, [](Operation *) { return true; })))
          return nullptr;
        FailureOr<uint64_t> decoded = reader.countOperations(body.op);
        if (failed(count) || *count != *decoded)
          fail("operations are counted wrongly");
      }
    return OwningOpRef<>(top.release().getOperation());
  }
  /// Reads the symbols of the module last to first; null if one cannot be read.
  OwningOpRef<> readSymbols(StringRef bytes) {
    uint32_t buffer = ctx.addSourceBuffer(
        llvm::MemoryBuffer::getMemBufferCopy(bytes, "fuzz"));
    BytecodeReader reader(buffer, ParserConfig(&ctx), /*lazyLoad=*/true);
    std::vector<SymbolOutline> symbols;
    OwningOpRef<ModuleOp> module = reader.readModule(&symbols);
    if (!module)
      return nullptr;
    for (const SymbolOutline &symbol : llvm::reverse(symbols)) {
      FailureOr<uint64_t> count = reader.countOperations(symbol);
      Operation *op = reader.read(symbol, module->getBody());
      if (!op || failed(reader.materializeAll(op)))
        return nullptr;
      FailureOr<uint64_t> decoded = reader.countOperations(op);
      if (failed(count) || *count != *decoded)
        fail("the operations of a symbol are counted wrongly");
      if (symbol.previous)
        op->moveAfter(symbol.previous);
      else
        op->moveBefore(module->getBody(), module->getBody()->begin());
    }
    if (failed(reader.materializeAll(module.get())))
      return nullptr;
    return OwningOpRef<>(module.release().getOperation());
  }
};
} // namespace

static std::string print(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  PrintingFlags flags;
  flags.generic = true;
  printOperation(op, os, flags);
  return os.str();
}

static std::string write(Operation *op, uint64_t version) {
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  BytecodeWriterConfig config;
  config.version = version;
  return succeeded(writeBytecode(op, os, config)) ? os.str() : std::string();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  StringRef bytes(reinterpret_cast<const char *>(data), size);
  if (!isBytecode(bytes))
    return 0;
  Reader reader, lazy, late;
  OwningOpRef<> op = reader.read(bytes);
  OwningOpRef<> functions = lazy.readLazily(bytes);
  OwningOpRef<> symbols = late.readSymbols(bytes);
  if (reader.exceedsBudget || lazy.exceedsBudget || late.exceedsBudget)
    return 0;
  if (bool(op) != bool(functions))
    fail("read at once and by function with different results");
  if (bool(op) != bool(symbols))
    fail("read at once and by symbol with different results");
  if (!op || failed(verify(op.get())))
    return 0;
  if (isa<ModuleOp>(op.get()) && print(op.get()) != print(symbols.get()))
    fail("read by symbol as something else");
  std::string written = write(op.get(), 6);
  if (written.empty())
    return 0;
  Reader again;
  OwningOpRef<> reread = again.read(written);
  if (!reread)
    fail("written bytecode cannot be read");
  if (print(reread.get()) != print(op.get()))
    fail("written bytecode is read differently");
  return 0;
}

//===-- Mutator ------------------------------------------------------------===//

namespace {
struct FileSection {
  uint8_t id;
  std::string bytes;
};

/// The structure of a file.
struct File {
  uint64_t version = 0;
  std::string producer;
  std::vector<FileSection> sections;

  /// Fails if `bytes` are no file of sections. Alignments of sections are dropped.
  bool parse(StringRef bytes);
  std::string build() const;
};
} // namespace

bool File::parse(StringRef bytes) {
  Context ctx;
  ctx.getDiagEngine().registerHandler([](Diagnostic &) { return success(); });
  InputFile input(&ctx, bytes, Location());
  Cursor cursor(input, bytes);
  StringRef magic, name;
  if (failed(cursor.readBytes(Magic.size(), magic)) || magic != Magic ||
      failed(cursor.readVarInt(version)) ||
      failed(cursor.readNulTerminated(name)))
    return false;
  producer = name.str();
  while (!cursor.empty()) {
    Section id;
    Cursor contents;
    if (failed(cursor.readSection(id, contents)))
      return false;
    sections.push_back({uint8_t(id), contents.getBytes().str()});
  }
  return true;
}

std::string File::build() const {
  ByteBuffer out;
  out.writeBytes(Magic);
  out.writeVarInt(version);
  out.writeBytes(producer);
  out.writeByte(0);
  for (const FileSection &section : sections) {
    out.writeByte(section.id);
    out.writeVarInt(section.bytes.size());
    out.writeBytes(section.bytes);
  }
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  out.copyTo(os);
  return bytes;
}

/// Replaces the number that begins at a random place.
static void mutateNumber(std::string &bytes, std::mt19937_64 &random) {
  if (bytes.empty())
    return;
  size_t place = random() % bytes.size();
  auto first = uint8_t(bytes[place]);
  size_t length = first ? size_t(llvm::countr_zero(first)) + 1 : 9;
  uint64_t value = random() % 4 ? random() % 16 : random() >> random() % 64;
  uint8_t encoded[ByteBuffer::MaxVarInt];
  size_t size = ByteBuffer::encodeVarInt(value, encoded);
  bytes.replace(place, length, reinterpret_cast<char *>(encoded), size);
}

/// Repeats or removes a few bytes.
static void mutateRange(std::string &bytes, std::mt19937_64 &random) {
  if (bytes.empty())
    return;
  size_t place = random() % bytes.size();
  std::string part = bytes.substr(place, random() % 16 + 1);
  if (random() % 2)
    bytes.insert(random() % (bytes.size() + 1), part);
  else
    bytes.erase(place, part.size());
}

static void mutateBytes(std::string &bytes, size_t maxSize) {
  size_t size = bytes.size();
  bytes.resize(std::max(maxSize, size + 1));
  bytes.resize(LLVMFuzzerMutate(reinterpret_cast<uint8_t *>(bytes.data()), size,
                                bytes.size()));
}

static void mutate(File &file, std::mt19937_64 &random, size_t maxSize) {
  if (file.sections.empty())
    return;
  FileSection &section = file.sections[random() % file.sections.size()];
  switch (random() % 12) {
  case 0:
    file.version = random() % 8;
    return;
  case 1:
    std::swap(section, file.sections[random() % file.sections.size()]);
    return;
  case 2:
    section.id = random() % 10;
    return;
  case 3:
  case 4:
    return mutateBytes(section.bytes, maxSize);
  case 5:
  case 6:
    return mutateRange(section.bytes, random);
  default:
    return mutateNumber(section.bytes, random);
  }
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  std::mt19937_64 random(seed);
  std::string bytes(reinterpret_cast<const char *>(data), size);
  if (!isBytecode(bytes)) {
    Reader reader;
    OwningOpRef<> op = reader.read(bytes);
    if (op && succeeded(verify(op.get())))
      bytes = write(op.get(), random() % 7);
  } else if (File file; random() % 16 && file.parse(bytes)) {
    for (unsigned i = 0, count = 1 + random() % 3; i < count; ++i)
      mutate(file, random, maxSize / 2);
    bytes = file.build();
  } else {
    mutateBytes(bytes, maxSize);
  }
  if (bytes.empty() || bytes.size() > maxSize)
    return LLVMFuzzerMutate(data, size, maxSize);
  std::memcpy(data, bytes.data(), bytes.size());
  return bytes.size();
}
