// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of tosa-to-linalg.
#ifndef STRATA_CONVERSION_TOSATOLINALG_TOSATOLINALGDETAIL_H
#define STRATA_CONVERSION_TOSATOLINALG_TOSATOLINALGDETAIL_H

#include "strata/Conversion/Expansion/Expansion.h"
#include "strata/Conversion/TosaCommon/TosaCommon.h"

#include "llvm/ADT/DenseMap.h"

namespace strata {

class TypeConverter;

namespace tosalower {

//===-- Elements -----------------------------------------------------------===//

/// The operations on elements of elementwise operations.
class ElementBodies {
public:
  explicit ElementBodies(Context *ctx);

  /// The names of operations that have functions in the file TosaElementwise.
  ArrayRef<StringRef> getOperations() const { return operations; }

  /// Creates the operations that compute an element of `op` from `args`, the elements of its
  /// operands, with signless types. Null, with nothing of use created, if the types are not
  /// supported.
  Value create(OpBuilder &builder, Operation *op, ValueRange args,
               Type resultType) const;

private:
  SmallVector<ExpansionRule> rules;
  SmallVector<StringRef> operations;
};

/// Converts the number `value`, of the type `from` if that is signless, to `to`. Null if
/// there is no conversion. Integers are signless in `value` and in the result.
Value createElementCast(OpBuilder &builder, Location loc, Value value,
                        Type from, Type to);

/// Constants of type index that the lowering of an operation shares.
class IndexPool {
public:
  Value get(OpBuilder &builder, Location loc, int64_t value);

private:
  llvm::DenseMap<int64_t, Value> constants;
};

//===-- Patterns -----------------------------------------------------------===//

void populateElementwisePatterns(const TypeConverter &converter,
                                 RewritePatternSet &patterns);
void populateReductionPatterns(RewritePatternSet &patterns);
void populateRescalePatterns(RewritePatternSet &patterns);
void populateResizePatterns(RewritePatternSet &patterns);
void populateIndexingPatterns(RewritePatternSet &patterns);
void populateFourierPatterns(RewritePatternSet &patterns);

} // namespace tosalower
} // namespace strata

#endif // STRATA_CONVERSION_TOSATOLINALG_TOSATOLINALGDETAIL_H
