// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/KnownDialects.h"

#include "strata/IR/Context.h"
#include "strata/IR/Encoding.h"

using namespace strata;

static constexpr char propertyLayouts[] = {
#include "strata/Tooling/PropertyLayouts.txt.inc"
};

static constexpr const char *names[] = {"bufferization", "complex",
                                        "dlti",          "index",
                                        "linalg",        "memref",
                                        "ml_program",    "quant",
                                        "shape",         "spirv",
                                        "tensor",        "test",
                                        "test_dyn",      "test_irdl_to_cpp",
                                        "vector"};

/// The version that mlir-opt gives for the dialect of its tests, and any that it reads.
static constexpr DialectEncoding testEncoding{
    .dialect = "test",
    .hasUnregisteredOps = true,
    .writeVersion =
        [](EncodingWriter &writer) {
          writer.writeUnsigned(2);
          writer.writeUnsigned(0);
        },
    .readVersion =
        [](Context &, EncodingReader &reader) {
          uint64_t major, minor;
          return failure(failed(reader.readUnsigned(major)) ||
                         failed(reader.readUnsigned(minor)));
        }};

void strata::declareKnownDialects(Context &ctx) {
  for (const char *name : names)
    ctx.declareDialect(name);
  addPropertyLayouts(ctx, propertyLayouts);
  (void)registerDialectEncoding(ctx, testEncoding);
}
