// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/EmitCCommon/EmitCRules.h"

#include "strata/Conversion/EmitCCommon/EmitCTypes.h"
#include "strata/Conversion/LLVMCommon/BundledRules.h"
#include "strata/Rewrite/PDL/PDL.h"
#include "strata/Rewrite/PDL/PredicateNatives.h"
#include "strata/Rewrite/PatternMatch.h"

using namespace strata;
using namespace strata::emitclower;

/// The builtin natives and those on types of C. Names in rules have the prefix `strata.` that is
/// optional there.
static PDLNatives makeNatives(Context *ctx) {
  PDLNatives natives = PDLNatives::getBuiltin();
  addPredicateNatives(natives, ctx);
  natives.registerConstraintFunction(
      "strata.is_c_integer", [](PatternRewriter &, Type type) {
        return success(emitclower::isIntegerType(type));
      });
  natives.registerConstraintFunction(
      "strata.is_c_float", [](PatternRewriter &, Type type) {
        return success(emitclower::isFloatType(type));
      });
  natives.registerConstraintFunction(
      "strata.unsigned_type",
      [](PatternRewriter &, Type type) { return getUnsignedType(type); });
  natives.registerConstraintFunction(
      "strata.signed_type",
      [](PatternRewriter &, Type type) { return getSignedType(type); });
  return natives;
}

void emitclower::populateRules(StringRef file, const TypeConverter &converter,
                               RewritePatternSet &patterns) {
  Context *ctx = patterns.getContext();
  PDLNatives natives = makeNatives(ctx);
  registerConversionPDLFunctions(natives);
  // Errors of the file have been reported.
  if (Operation *rules = getBundledRules(ctx, file, natives))
    (void)addPDLConversionPatterns(rules, patterns, converter, natives);
}
