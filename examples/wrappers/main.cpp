// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads a dialect file, builds IR of it through typed classes, reads it through
// them, verifies and prints it. VecOps.h is made from the file by
// strata_add_dialect_wrappers; docs/wrappers.md says what is in it.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Verify/Verifier.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include "VecOps.h"

using namespace strata;

/// Adds a vector to itself and takes an element of the sum.
static OwningOpRef<> build(Context &ctx) {
  OwningOpRef<> module(ModuleOp::create(&ctx, {}));
  OpBuilder builder(&ctx);
  builder.setInsertionPointToEnd(ModuleOp(module.get()).getBody());
  Location loc = builder.getUnknownLoc();

  auto type = vec::VecType::get(&ctx, /*size=*/4, builder.getF32Type());
  auto range = vec::RangeAttr::get(&ctx, /*first=*/1, /*last=*/4);
  auto value = vec::IotaOp::create(builder, loc, type, range);
  // The types of results follow from those of operands.
  auto sum =
      vec::AddOp::create(builder, loc, {value, value}, vec::Rounding::up);
  Operation *index =
      builder.create(loc, "test.index", {}, {Type(builder.getIndexType())});
  vec::ExtractOp::create(builder, loc, sum, index->getResult(0));
  return module;
}

int main(int argc, char **argv) {
  auto file = llvm::MemoryBuffer::getFile(argc > 1 ? argv[1] : "");
  if (!file) {
    llvm::errs() << "usage: vec-example vec.irdl.mlir\n";
    return 1;
  }
  Context ctx;
  installRenderer(ctx);
  installBuiltinAsm(ctx);
  registerIRDLDialect(ctx);
  ctx.allowUnregisteredDialects();
  OwningOpRef<> dialect =
      parseSourceString((*file)->getBuffer(), ParserConfig(&ctx));
  if (!dialect || failed(loadDialects(dialect.get())))
    return 1;

  OwningOpRef<> module = build(ctx);
  module->walk([](Operation *op) {
    if (auto add = dyn_cast<vec::AddOp>(op))
      llvm::outs() << "sum of " << add.getTerms().size() << ", rounded "
                   << vec::stringifyRounding(add.getRounding()) << '\n';
    if (auto extract = dyn_cast<vec::ExtractOp>(op))
      if (auto type = dyn_cast<vec::VecType>(extract.getSource().getType()))
        llvm::outs() << "element of " << type.getSize() << '\n';
  });
  if (failed(verify(module.get())))
    return 1;
  printOperation(module.get(), llvm::outs());
  return 0;
}
