// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bases of classes of linalg, named by `strata.class_base` in the dialect file: the functions
// of LinalgOp, and forms of `create` that MLIR's classes have. LinalgOps.h includes this header.
#ifndef STRATA_DIALECTS_LINALG_LINALGOPBASES_H
#define STRATA_DIALECTS_LINALG_LINALGOPBASES_H

#include "strata/Definition/OpBaseUtils.h"
#include "strata/Dialects/Linalg/LinalgInterfaces.h"

namespace dialects::linalg {

/// Fills the body of a structured operation, given one argument for each operand.
using StructuredBodyFn = strata::function_ref<void(
    strata::OpBuilder &, strata::Location, strata::ValueRange)>;

namespace detail {
/// Creates the body of the named operation `op`, if its region is empty. Returns `op`.
strata::Operation *fillStructuredOpRegion(strata::Operation *op);
/// The types of `outputs` that are tensors: those of the results.
strata::SmallVector<strata::Type> getResultTypes(strata::ValueRange outputs);
/// Creates the block of the only region of `op`, and calls `body` if it is not null. Returns
/// `op`.
strata::Operation *buildStructuredRegion(strata::OpBuilder &builder,
                                         strata::Operation *op,
                                         StructuredBodyFn body);
/// The attribute `iterator_types`.
strata::ArrayAttr
getIteratorTypes(strata::Context *ctx,
                 strata::ArrayRef<IteratorType> iteratorTypes);
} // namespace detail

/// Operations with the interface LinalgOp. `create` fills the bodies of named ones.
template <typename Derived>
class StructuredOpBase : public strata::OpWrapper<Derived>,
                         public LinalgOp::Trait<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// Called by `create` of the classes, to add the body of a named operation.
  static strata::Operation *initialize(strata::OpBuilder &,
                                       strata::Operation *op) {
    return detail::fillStructuredOpRegion(op);
  }
};

/// Named operations with operands `inputs` and `outputs`.
template <typename Derived>
class NamedOpBase : public StructuredOpBase<Derived> {
public:
  using StructuredOpBase<Derived>::StructuredOpBase;
  using StructuredOpBase<Derived>::create;
  /// The results have the types of the outputs that are tensors.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::ValueRange inputs, strata::ValueRange outputs,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    return create(builder, loc, detail::getResultTypes(outputs), inputs,
                  outputs, attrs);
  }
  /// `resultTypes` are the types of the outputs that are tensors.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::TypeRange resultTypes,
                        strata::ValueRange inputs, strata::ValueRange outputs,
                        strata::ArrayRef<strata::NamedAttribute> attrs) {
    return strata::detail::withAttrs(
        Derived::create(builder, loc, resultTypes, inputs, outputs), attrs);
  }
};

/// linalg.fill
template <typename Derived> class FillOpBase : public NamedOpBase<Derived> {
public:
  using NamedOpBase<Derived>::NamedOpBase;
  using NamedOpBase<Derived>::create;
  /// The scalar.
  strata::Value value() const { return this->operand(0); }
  /// The tensor or memref that is filled.
  strata::Value output() const { return this->operand(1); }
  /// Null if the output is a memref.
  strata::Value result() const {
    return (*this)->getNumResults() ? strata::Value((*this)->getResult(0))
                                    : strata::Value();
  }
};

/// linalg.generic
template <typename Derived>
class GenericOpBase : public StructuredOpBase<Derived> {
public:
  using StructuredOpBase<Derived>::StructuredOpBase;
  using StructuredOpBase<Derived>::create;
  /// `maps` has a map from the loops for each input, then for each output. Without `body` there is
  /// no block.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::TypeRange resultTypes,
                        strata::ValueRange inputs, strata::ValueRange outputs,
                        strata::ArrayRef<strata::AffineMap> maps,
                        strata::ArrayRef<IteratorType> iteratorTypes,
                        StructuredBodyFn body = nullptr,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    return create(builder, loc, resultTypes, inputs, outputs,
                  builder.getAffineMapArrayAttr(maps),
                  detail::getIteratorTypes(builder.getContext(), iteratorTypes),
                  {}, {}, body, attrs);
  }
  /// Without results: all outputs are memrefs.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::ValueRange inputs, strata::ValueRange outputs,
                        strata::ArrayRef<strata::AffineMap> maps,
                        strata::ArrayRef<IteratorType> iteratorTypes,
                        StructuredBodyFn body = nullptr,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    return create(builder, loc, strata::TypeRange(), inputs, outputs, maps,
                  iteratorTypes, body, attrs);
  }
  /// Empty texts `doc` and `libraryCall` leave out the attributes.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::TypeRange resultTypes,
                        strata::ValueRange inputs, strata::ValueRange outputs,
                        strata::ArrayRef<strata::AffineMap> maps,
                        strata::ArrayRef<IteratorType> iteratorTypes,
                        strata::StringRef doc, strata::StringRef libraryCall,
                        StructuredBodyFn body = nullptr,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    return create(builder, loc, resultTypes, inputs, outputs,
                  builder.getAffineMapArrayAttr(maps),
                  detail::getIteratorTypes(builder.getContext(), iteratorTypes),
                  toAttr(builder, doc), toAttr(builder, libraryCall), body,
                  attrs);
  }
  /// `body` fills the block, and ends it with linalg.yield; without it there is no block.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::TypeRange resultTypes,
                        strata::ValueRange inputs, strata::ValueRange outputs,
                        strata::ArrayAttr maps, strata::ArrayAttr iteratorTypes,
                        strata::StringAttr doc, strata::StringAttr libraryCall,
                        StructuredBodyFn body,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    Derived op = Derived::create(builder, loc, resultTypes, inputs, outputs,
                                 maps, iteratorTypes);
    if (doc)
      op.setDocAttr(doc);
    if (libraryCall)
      op.setLibraryCallAttr(libraryCall);
    strata::detail::withAttrs(op, attrs);
    if (body)
      detail::buildStructuredRegion(builder, op, body);
    return op;
  }

private:
  static strata::StringAttr toAttr(strata::OpBuilder &builder,
                                   strata::StringRef text) {
    return text.empty() ? strata::StringAttr() : builder.getStringAttr(text);
  }
};

/// linalg.map
template <typename Derived> class MapOpBase : public StructuredOpBase<Derived> {
public:
  using StructuredOpBase<Derived>::StructuredOpBase;
  using StructuredOpBase<Derived>::create;
  /// `body` gets an element of each input and of `init`, and ends the block with linalg.yield.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::ValueRange inputs, strata::Value init,
                        StructuredBodyFn body,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    Derived op = Derived::create(builder, loc, detail::getResultTypes(init),
                                 inputs, init);
    strata::detail::withAttrs(op, attrs);
    detail::buildStructuredRegion(builder, op, body);
    return op;
  }
};

/// linalg.reduce
template <typename Derived>
class ReduceOpBase : public StructuredOpBase<Derived> {
public:
  using StructuredOpBase<Derived>::StructuredOpBase;
  using StructuredOpBase<Derived>::create;
  /// `body` gets an element of each input, then the partial result of each of `inits`, and ends the
  /// block with linalg.yield. `dimensions` are the reduced dimensions of the inputs, in increasing
  /// order.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::ValueRange inputs, strata::ValueRange inits,
                        strata::ArrayRef<int64_t> dimensions,
                        StructuredBodyFn body,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    Derived op = Derived::create(builder, loc, detail::getResultTypes(inits),
                                 inputs, inits, dimensions);
    strata::detail::withAttrs(op, attrs);
    detail::buildStructuredRegion(builder, op, body);
    return op;
  }
};

} // namespace dialects::linalg

#endif // STRATA_DIALECTS_LINALG_LINALGOPBASES_H
