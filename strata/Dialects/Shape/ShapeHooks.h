// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds and patterns of the operations that Shape.irdl.mlir defines.
#ifndef STRATA_DIALECTS_SHAPE_SHAPEHOOKS_H
#define STRATA_DIALECTS_SHAPE_SHAPEHOOKS_H

#include "strata/Dialects/Shape/ShapeOps.h"

#include <optional>

namespace strata {

class Context;

/// Attaches them. To be called before the dialect is loaded.
void registerShapeHooks(Context &ctx);

/// Adds the patterns for operations on tensors. To be called when the dialect is registered.
void addShapePatterns(Context &ctx);

namespace detail {

void registerFoldsOfShapes(Context &ctx);
void registerPatternsOfShapes(Context &ctx);

using Extents = SmallVector<int64_t>;

/// The extents that a constant shape has; nothing for anything else.
std::optional<Extents> getExtents(Attribute attr);

/// Extents as the value of a constant of `type`; null if they do not fit it.
Attribute getExtentsAttr(Type type, ArrayRef<int64_t> extents);

/// The extents of the argument, also dynamic ones; nothing if its rank is not known.
std::optional<Extents> getArgExtents(shape::ShapeOfOp op);

/// The shape to which constant shapes are broadcast; nothing without one.
std::optional<Extents> broadcastExtents(ArrayRef<Extents> shapes);

/// Whether shapes, also with dynamic extents, can be broadcast for certain.
bool areBroadcastable(ArrayRef<Extents> shapes);

} // namespace detail
} // namespace strata

#endif // STRATA_DIALECTS_SHAPE_SHAPEHOOKS_H
