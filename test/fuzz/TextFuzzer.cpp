// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads arbitrary bytes as MLIR text of builtin, irdl, and dialects of which only the name is known.
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/Tooling/Common/KnownDialects.h"

#include "TextCheck.h"
#include "TextMutator.h"

using namespace strata;

namespace {
struct Reader : FuzzContext {
  Reader() {
    declareKnownDialects(ctx);
    registerIRDLDialect(ctx);
  }
};
} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  checkText<Reader>(StringRef(reinterpret_cast<const char *>(data), size));
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size,
                                          size_t maxSize, unsigned seed) {
  return mutateText(data, size, maxSize, seed);
}
