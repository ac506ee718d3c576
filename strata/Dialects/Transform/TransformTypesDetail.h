// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kinds of types, and interfaces by name, for verifiers.
#ifndef STRATA_DIALECTS_TRANSFORM_TRANSFORMTYPESDETAIL_H
#define STRATA_DIALECTS_TRANSFORM_TRANSFORMTYPESDETAIL_H

#include "strata/IR/Graph/Operation.h"

namespace strata {

/// The objects that a value of a type stands for.
enum class TransformTypeKind : uint8_t { None, Operation, Value, Param };

/// The kind by the interface that the definition of `type` lists.
TransformTypeKind getTransformTypeKind(Type type);
/// Whether the definition of `op` lists the interface; true for operations of the
/// dialect that have no definition.
bool listsTransformInterface(Operation *op, StringRef name);

} // namespace strata

#endif // STRATA_DIALECTS_TRANSFORM_TRANSFORMTYPESDETAIL_H
