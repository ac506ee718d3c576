// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata opt` with the dialect of ../vec.irdl.mlir, its rules for canonicalization,
// and a translation, as parts of the program.
#include "strata/IR/Translation.h"
#include "strata/Tooling/Opt/Opt.h"

#include "llvm/Support/raw_ostream.h"

#include "VecDialect.h"
#include "VecOps.h"

/// A namespace of the program may be called as a dialect.
namespace vec {
static unsigned countSums(::strata::Operation *op) {
  unsigned count = 0;
  op->walk([&](::strata::Operation *inner) {
    count += ::strata::isa<::strata::vec::AddOp>(inner);
  });
  return count;
}
} // namespace vec

namespace vectors {
/// Called when the dialect is registered with a Context.
void announce(strata::Context &ctx) {
  // A failure has been reported.
  (void)strata::registerTranslation(
      ctx, {.name = "sums",
            .description = "the number of sums of vectors",
            .write = [](strata::Operation *op, llvm::raw_ostream &os) {
              os << vec::countSums(op) << '\n';
              return llvm::success();
            }});
}
} // namespace vectors

int main(int argc, char **argv) {
  return strata::runOpt(argc, argv, {.registerDialects = registerVecDialect});
}
