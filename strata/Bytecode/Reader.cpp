// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads a file whole, its functions on several threads.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/InputFormat.h"
#include "strata/Bytecode/Bytecode.h"
#include "strata/Bytecode/BytecodeFileDetail.h"
#include "strata/Bytecode/IRReaderDetail.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Threading.h"
#include "strata/Support/FileProvider.h"

using namespace strata;
using namespace strata::bytecode;

/// Reads regions that were left for later, on the threads of the Context, in the order in
/// which they were met.
static LogicalResult
readDeferredRegions(Tables &tables, const ChunkArray<DeferredRegions> &all) {
  // Long enough that a task is much more than its start.
  constexpr size_t BytesPerTask = 1 << 16;
  std::vector<size_t> starts;
  size_t bytes = BytesPerTask;
  for (size_t i = 0; i < all.size(); ++i) {
    if (bytes >= BytesPerTask) {
      starts.push_back(i);
      bytes = 0;
    }
    bytes += all[i].contents.remaining();
  }
  starts.push_back(all.size());
  return detail::parallelForOrdered(
      &tables.getContext(), starts.size() - 1, [&](size_t task) {
        IRReader reader(tables);
        for (size_t i = starts[task]; i < starts[task + 1]; ++i)
          if (failed(reader.readDeferred(all[i])))
            return failure();
        return success();
      });
}

static LogicalResult readOperations(BytecodeFile &file, Block *body) {
  Tables &tables = file.getTables();
  Cursor section = file.getOperations();
  // Regions with more than half of the file are decoded at once: the others are likely
  // to be in them.
  size_t most = section.remaining() / 2;
  ChunkArray<DeferredRegions> later;
  IRReader reader(tables);
  if (failed(reader.read(section, body, [&](const DeferredRegions &regions) {
        if (regions.contents.remaining() > most)
          return false;
        later.push_back(regions);
        return true;
      })))
    return failure();
  return readDeferredRegions(tables, later);
}

/// The result of reading into `module`: that module, or the only operation in
/// it if it is a module itself or `implicitModule` is off.
static OwningOpRef<> takeResult(const BytecodeFile &file,
                                OwningOpRef<> module) {
  Block *body = ModuleOp(module.get()).getBody();
  Operation *first = body->getFirstOp();
  bool isSingle = first && first == body->getLastOp();
  if (file.getConfig().implicitModule && (!isSingle || !isa<ModuleOp>(first)))
    return module;
  if (!isSingle)
    return (void)file.emitError("source must contain a single top-level "
                                "operation, found: " +
                                Twine(body->size())),
           nullptr;
  first->remove();
  return OwningOpRef<>(first);
}

//===-- Entry points -------------------------------------------------------===//

bool strata::isBytecode(StringRef bytes) { return bytes.starts_with(Magic); }

OwningOpRef<> strata::readBytecode(uint32_t buffer, StringRef bytes,
                                   const ParserConfig &config) {
  installMissingAsm(*config.ctx);
  BytecodeFile file(buffer, bytes, config);
  if (failed(file.open()))
    return nullptr;
  OwningOpRef<> module(
      ModuleOp::create(config.ctx, file.getInput().loc).getOperation());
  if (failed(readOperations(file, ModuleOp(module.get()).getBody())))
    return nullptr;
  // Elements of attributes that stayed there are read again when they are needed.
  if (config.isTextMapped)
    dropPages(bytes);
  return takeResult(file, std::move(module));
}

void strata::registerBytecodeFormat(Context &ctx) {
  (void)registerInputFormat(ctx,
                            {.name = "bytecode",
                             .description = "MLIR bytecode",
                             .matches = isBytecode,
                             .read = [](uint32_t buffer, StringRef text,
                                        uint64_t, const ParserConfig &config) {
                               return readBytecode(buffer, text, config);
                             }});
}
