// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The effects of operations of the dialect `transform` on handles and on the payload.
#ifndef STRATA_DIALECTS_TRANSFORM_TRANSFORMEFFECTS_H
#define STRATA_DIALECTS_TRANSFORM_TRANSFORMEFFECTS_H

#include "strata/Interfaces/SideEffectInterfaces.h"

namespace strata {

/// The resource of the payload of handles. An operation that frees it for an operand
/// consumes the handle.
inline constexpr llvm::StringLiteral MappingResource = "transform.Mapping";
/// The resource of the transformed program.
inline constexpr llvm::StringLiteral PayloadIRResource = "transform.PayloadIR";

/// Appends the effects of an operation that consumes, only reads, or defines handles.
void consumesHandle(ValueRange handles,
                    SmallVectorImpl<EffectInstance> &effects);
void onlyReadsHandle(ValueRange handles,
                     SmallVectorImpl<EffectInstance> &effects);
void producesHandle(ValueRange handles,
                    SmallVectorImpl<EffectInstance> &effects);
/// Appends the effects of an operation that modifies, or only reads the payload.
void modifiesPayload(SmallVectorImpl<EffectInstance> &effects);
void onlyReadsPayload(SmallVectorImpl<EffectInstance> &effects);

/// Whether `op` consumes the handle `value`, one of its operands.
bool isHandleConsumed(Value value, Operation *op);
/// Whether an operation in `block` consumes its argument `arg`. Linear in the number of
/// uses.
bool isConsumedInBody(BlockArgument arg);

} // namespace strata

#endif // STRATA_DIALECTS_TRANSFORM_TRANSFORMEFFECTS_H
