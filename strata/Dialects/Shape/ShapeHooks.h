// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds and patterns of the operations that Shape.irdl.mlir defines.
#ifndef STRATA_DIALECTS_SHAPE_SHAPEHOOKS_H
#define STRATA_DIALECTS_SHAPE_SHAPEHOOKS_H

#include "strata/Dialects/Shape/ShapeOps.h"

#include <optional>

namespace strata {

class Context;

/// Attaches the hooks. Call it before the dialect is loaded.
void registerShapeHooks(Context &ctx);

/// Adds the patterns for operations on tensors. Call it when the dialect is registered.
void addShapePatterns(Context &ctx);

namespace detail {

void registerFoldsOfShapes(Context &ctx);
void registerPatternsOfShapes(Context &ctx);

using Extents = SmallVector<int64_t>;

/// The extents of a constant shape; std::nullopt for other attributes.
std::optional<Extents> getExtents(Attribute attr);

/// Extents as the value of a constant of `type`; null if they do not fit it.
Attribute getExtentsAttr(Type type, ArrayRef<int64_t> extents);

/// The extents of the argument, also dynamic ones; std::nullopt if its rank is unknown.
std::optional<Extents> getArgExtents(shape::ShapeOfOp op);

/// The shape to which constant shapes are broadcast; std::nullopt if they cannot be.
std::optional<Extents> broadcastExtents(ArrayRef<Extents> shapes);

/// Whether shapes, also with dynamic extents, can be broadcast for certain.
bool areBroadcastable(ArrayRef<Extents> shapes);

} // namespace detail
} // namespace strata

#endif // STRATA_DIALECTS_SHAPE_SHAPEHOOKS_H
