// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads arbitrary bytes as a dialect file and, after a line `// -----`, an overlay of it. The
// merged dialect is written as text, which must be accepted, or refused with a diagnostic, as
// import-ods does.
#include "strata/Asm/Parser/Parser.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Model/DialectModel.h"
#include "strata/DialectFiles/Model/DialectWriter.h"
#include "strata/DialectFiles/ODS/Overlay.h"
#include "strata/Dialects/Core/CoreDialects.h"

#include "llvm/Support/raw_ostream.h"

#include "FuzzContext.h"

using namespace strata;

namespace {
struct Reader : FuzzContext {
  Reader() { registerCoreDialects(ctx); }
  OwningOpRef<> read(StringRef text, SourceNames *names = nullptr) {
    ParserConfig config(&ctx);
    config.names = names;
    return parseSourceString(text, config, "fuzz");
  }
};
} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  auto [dialect, overlay] =
      StringRef(reinterpret_cast<const char *>(data), size).split("// -----\n");
  Reader reader;
  SourceNames names;
  OwningOpRef<> base = reader.read(dialect);
  OwningOpRef<> added = reader.read(overlay, &names);
  if (!base || !added)
    return 0;
  for (DialectModel &model : readDialects(base.get())) {
    ods::OverlayRecord record;
    if (failed(ods::applyOverlay(model, {added.get(), &names}, record)))
      continue;
    std::string text;
    llvm::raw_string_ostream os(text);
    writeDialect(model, os);
    Reader again;
    if (OwningOpRef<> merged = again.read(text))
      (void)loadDialects(merged.get());
  }
  return 0;
}
