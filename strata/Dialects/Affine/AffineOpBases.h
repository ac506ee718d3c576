// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bases of classes of affine, named by `strata.class_base` in the dialect file: functions
// and forms of `create` that MLIR's classes have. AffineOps.h includes this header.
#ifndef STRATA_DIALECTS_AFFINE_AFFINEOPBASES_H
#define STRATA_DIALECTS_AFFINE_AFFINEOPBASES_H

#include "strata/Definition/AffineKinds.h"
#include "strata/Definition/OpWrapper.h"

namespace dialects::arith {
enum class AtomicRMWKind : uint64_t;
}

namespace dialects::affine {

/// Fills the body of a loop, given the induction variable and the carried values.
using LoopBodyFn = strata::function_ref<void(
    strata::OpBuilder &, strata::Location, strata::Value, strata::ValueRange)>;

namespace detail {
/// The identity of as many dimensions as `memref` has.
strata::AffineMap getIdentityFor(strata::Value memref);
/// A map of all `exprs`, with the dimensions and symbols that they have.
strata::AffineMap inferMap(strata::ArrayRef<strata::AffineExpr> exprs,
                           strata::Context *ctx);
/// Adds the blocks of an affine.if, which end with affine.yield if there are no results.
void addIfBlocks(strata::OpBuilder &builder, strata::Operation *op,
                 bool withElse);
/// Creates an affine.parallel with a block, as ParallelOpBase::create describes.
strata::Operation *createParallel(
    strata::OpBuilder &builder, strata::Location loc,
    strata::TypeRange resultTypes,
    strata::ArrayRef<arith::AtomicRMWKind> reductions,
    strata::ArrayRef<strata::AffineMap> lower, strata::ValueRange lowerOperands,
    strata::ArrayRef<strata::AffineMap> upper, strata::ValueRange upperOperands,
    strata::ArrayRef<int64_t> steps);
} // namespace detail

/// affine.apply, affine.min and affine.max: a map with its operands.
template <typename Derived>
class MapOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// The operands of the dimensions come first, then those of the symbols.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::AffineMapParam map,
                        strata::ValueRange operands) {
    strata::NamedAttribute attr = builder.getNamedAttr("map", map.getAttr());
    return Derived::create(builder, loc,
                           strata::TypeRange(builder.getIndexType()), operands,
                           attr);
  }
  /// The map of `exprs`, with the dimensions and symbols that they have.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::ArrayRef<strata::AffineExpr> exprs,
                        strata::ValueRange operands) {
    return create(builder, loc, detail::inferMap(exprs, builder.getContext()),
                  operands);
  }
  /// The map, with one result for affine.apply and at least one otherwise.
  strata::AffineMap getAffineMap() const {
    return Derived(this->getOperation()).getMap();
  }
  /// All operands: those of the dimensions, then those of the symbols.
  strata::OperandRange getMapOperands() const { return (*this)->getOperands(); }
  /// The operands of the dimensions of the map.
  strata::OperandRange getDimOperands() const {
    return getMapOperands().take_front(getAffineMap().getNumDims());
  }
  /// The operands of the symbols of the map.
  strata::OperandRange getSymbolOperands() const {
    return getMapOperands().drop_front(getAffineMap().getNumDims());
  }
};

/// The common base of loads, whose operands are the memref and those of the map.
template <typename Derived>
class AnyLoadOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// The memref that is read.
  strata::Value getMemRef() const { return this->operand(0); }
  /// The type of the memref that is read.
  strata::MemRefType getMemRefType() const {
    return llvm::cast<strata::MemRefType>(getMemRef().getType());
  }
  /// The map from the operands to the indices, one for each dimension of the memref.
  strata::AffineMap getAffineMap() const {
    return Derived(this->getOperation()).getMap();
  }
  /// The operands after the memref: those of the dimensions, then those of the symbols.
  strata::OperandRange getMapOperands() const {
    return (*this)->getOperands().drop_front();
  }
};

/// affine.load
template <typename Derived> class LoadOpBase : public AnyLoadOpBase<Derived> {
public:
  using AnyLoadOpBase<Derived>::AnyLoadOpBase;
  using AnyLoadOpBase<Derived>::create;
  /// `map` has one result for each dimension of the memref; `operands` are those of its
  /// dimensions, then those of its symbols.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value memref, strata::AffineMapParam map,
                        strata::ValueRange operands) {
    return Derived::create(builder, loc, memref, operands, map);
  }
  /// One index for each dimension of the memref.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value memref, strata::ValueRange indices = {}) {
    return Derived::create(builder, loc, memref, indices,
                           detail::getIdentityFor(memref));
  }
};

/// affine.vector_load
template <typename Derived>
class VectorLoadOpBase : public AnyLoadOpBase<Derived> {
public:
  using AnyLoadOpBase<Derived>::AnyLoadOpBase;
  using AnyLoadOpBase<Derived>::create;
  /// `type` is the type of the result. `map` has one result for each dimension of the memref.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::VectorType type, strata::Value memref,
                        strata::AffineMapParam map,
                        strata::ValueRange operands) {
    return Derived::create(builder, loc, strata::Type(type), memref, operands,
                           map);
  }
  /// One index for each dimension of the memref.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::VectorType type, strata::Value memref,
                        strata::ValueRange indices = {}) {
    return create(builder, loc, type, memref, detail::getIdentityFor(memref),
                  indices);
  }
};

/// Stores: the operands are the value, the memref and those of the map.
template <typename Derived>
class StoreOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// `map` has one result for each dimension of the memref.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value value, strata::Value memref,
                        strata::AffineMapParam map,
                        strata::ValueRange operands) {
    return Derived::create(builder, loc, value, memref, operands, map);
  }
  /// One index for each dimension of the memref.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value value, strata::Value memref,
                        strata::ValueRange indices = {}) {
    return Derived::create(builder, loc, value, memref, indices,
                           detail::getIdentityFor(memref));
  }
  /// The element or, for affine.vector_store, the vector that is written.
  strata::Value getValueToStore() const { return this->operand(0); }
  /// The memref that is written to.
  strata::Value getMemRef() const { return this->operand(1); }
  /// The type of the memref that is written to.
  strata::MemRefType getMemRefType() const {
    return llvm::cast<strata::MemRefType>(getMemRef().getType());
  }
  /// The map from the operands to the indices, one for each dimension of the memref.
  strata::AffineMap getAffineMap() const {
    return Derived(this->getOperation()).getMap();
  }
  /// The operands after the memref: those of the dimensions, then those of the symbols.
  strata::OperandRange getMapOperands() const {
    return (*this)->getOperands().drop_front(2);
  }
};

/// One bound of an affine.for: a map with its operands.
class AffineBound {
public:
  /// `operands` are those of the dimensions of `map`, then those of its symbols.
  AffineBound(strata::AffineMap map, strata::OperandRange operands)
      : map(map), operands(operands) {}
  /// The map. A lower bound is the largest of its results, an upper bound the smallest.
  strata::AffineMap getMap() const { return map; }
  /// The operands of the dimensions, then those of the symbols.
  strata::OperandRange getOperands() const { return operands; }
  /// The number of dimensions and symbols.
  unsigned getNumOperands() const { return unsigned(operands.size()); }
  /// The operand of a dimension, or, from getMap().getNumDims() on, of a symbol.
  strata::Value getOperand(unsigned index) const { return operands[index]; }

private:
  strata::AffineMap map;
  strata::OperandRange operands;
};

/// affine.for
template <typename Derived>
class ForOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// `step` must be positive. `lowerOperands` and `upperOperands` are those of the dimensions of the
  /// map, then those of its symbols.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::ValueRange lowerOperands,
                        strata::AffineMapParam lowerMap,
                        strata::ValueRange upperOperands,
                        strata::AffineMapParam upperMap, int64_t step = 1,
                        strata::ValueRange iterArgs = {},
                        LoopBodyFn body = nullptr) {
    return Derived::create(builder, loc, lowerOperands, upperOperands, iterArgs,
                           lowerMap, upperMap, step, body);
  }
  /// Constant bounds.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        int64_t lower, int64_t upper, int64_t step = 1,
                        strata::ValueRange iterArgs = {},
                        LoopBodyFn body = nullptr) {
    return create(builder, loc, strata::ValueRange(),
                  builder.getConstantAffineMap(lower), strata::ValueRange(),
                  builder.getConstantAffineMap(upper), step, iterArgs, body);
  }
  /// The first argument of the body.
  strata::BlockArgument getInductionVar() const {
    return block()->getArgument(0);
  }
  /// The number of initial values, which is the number of results.
  unsigned getNumIterOperands() const {
    return unsigned(self().getInits().size());
  }
  /// The number of arguments of the body after the induction variable.
  unsigned getNumRegionIterArgs() const {
    return block()->getNumArguments() - 1;
  }
  /// The step, which is positive.
  int64_t getStepAsInt() const { return self().getStep(); }

  /// The first value of the induction variable: the largest result of the map.
  AffineBound getLowerBound() const {
    return {self().getLowerBoundMap(), self().getLowerBoundOperands()};
  }
  /// The exclusive end: the smallest result of the map.
  AffineBound getUpperBound() const {
    return {self().getUpperBoundMap(), self().getUpperBoundOperands()};
  }
  /// Replaces the map and its operands.
  void setLowerBound(strata::ValueRange operands, strata::AffineMap map) const {
    self().setLowerBoundOperands(operands);
    self().setLowerBoundMap(map);
  }
  /// Replaces the map and its operands.
  void setUpperBound(strata::ValueRange operands, strata::AffineMap map) const {
    self().setUpperBoundOperands(operands);
    self().setUpperBoundMap(map);
  }
  /// Whether the map has one result, which is a constant.
  bool hasConstantLowerBound() const {
    return self().getLowerBoundMap().isSingleConstant();
  }
  /// Whether the map has one result, which is a constant.
  bool hasConstantUpperBound() const {
    return self().getUpperBoundMap().isSingleConstant();
  }
  /// Whether both bounds are constants.
  bool hasConstantBounds() const {
    return hasConstantLowerBound() && hasConstantUpperBound();
  }
  /// Asserts that the bound is constant.
  int64_t getConstantLowerBound() const {
    return self().getLowerBoundMap().getSingleConstantResult();
  }
  /// Asserts that the bound is constant.
  int64_t getConstantUpperBound() const {
    return self().getUpperBoundMap().getSingleConstantResult();
  }
  /// Makes the bound a constant map without operands.
  void setConstantLowerBound(int64_t value) const {
    setLowerBound({}, constantMap(value));
  }
  /// Makes the bound a constant map without operands.
  void setConstantUpperBound(int64_t value) const {
    setUpperBound({}, constantMap(value));
  }
  /// Whether both bounds have the same operands, in the same order.
  bool matchingBoundOperandList() const {
    return self().getLowerBoundOperands() == self().getUpperBoundOperands();
  }

private:
  Derived self() const { return Derived(this->getOperation()); }
  strata::Block *block() const { return &(*this)->getRegion(0).front(); }
  strata::AffineMap constantMap(int64_t value) const {
    return strata::Builder(this->getContext()).getConstantAffineMap(value);
  }
};

/// affine.if
template <typename Derived> class IfOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// `operands` are those of the dimensions of `set`, then those of its symbols. The blocks end
  /// with affine.yield if there are no results, and are otherwise empty.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::TypeRange resultTypes, strata::IntegerSet set,
                        strata::ValueRange operands,
                        strata::BoolParam withElseRegion) {
    Derived op = Derived::create(builder, loc, resultTypes, operands, set);
    detail::addIfBlocks(builder, op, withElseRegion);
    return op;
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::IntegerSet set, strata::ValueRange operands,
                        strata::BoolParam withElseRegion) {
    return create(builder, loc, strata::TypeRange(), set, operands,
                  withElseRegion);
  }
  /// The set that the operands must be in for the first region to be executed.
  strata::IntegerSet getIntegerSet() const { return self().getCondition(); }
  /// Keeps the operands, which must fit the dimensions and symbols of `set`.
  void setIntegerSet(strata::IntegerSet set) const { self().setCondition(set); }
  /// Replaces the set and its operands.
  void setConditional(strata::IntegerSet set,
                      strata::ValueRange operands) const {
    setIntegerSet(set);
    (*this)->setOperands(operands);
  }
  /// Whether the second region has a block.
  bool hasElse() const { return !(*this)->getRegion(1).empty(); }
  /// The block of the first region.
  strata::Block *getThenBlock() const { return &(*this)->getRegion(0).front(); }
  /// The block of the second region, which must have one: see hasElse.
  strata::Block *getElseBlock() const { return &(*this)->getRegion(1).front(); }
  /// Builders that insert before the terminator.
  strata::OpBuilder getThenBodyBuilder() const {
    return strata::OpBuilder::atBlockTerminator(getThenBlock());
  }
  strata::OpBuilder getElseBodyBuilder() const {
    return strata::OpBuilder::atBlockTerminator(getElseBlock());
  }

private:
  Derived self() const { return Derived(this->getOperation()); }
};

/// affine.parallel
template <typename Derived>
class ParallelOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// Each bound has a map, with one result or several; the body is a block with the induction
  /// variables, which ends with affine.yield if there are no results.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::TypeRange resultTypes,
                        strata::ArrayRef<arith::AtomicRMWKind> reductions,
                        strata::ArrayRef<strata::AffineMap> lower,
                        strata::ValueRange lowerOperands,
                        strata::ArrayRef<strata::AffineMap> upper,
                        strata::ValueRange upperOperands,
                        strata::ArrayRef<int64_t> steps) {
    return Derived(detail::createParallel(builder, loc, resultTypes, reductions,
                                          lower, lowerOperands, upper,
                                          upperOperands, steps));
  }
  /// All lower bounds are 0, all steps 1.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::TypeRange resultTypes,
                        strata::ArrayRef<arith::AtomicRMWKind> reductions,
                        strata::ArrayRef<int64_t> ranges) {
    strata::SmallVector<strata::AffineMap> lower, upper;
    for (int64_t range : ranges) {
      lower.push_back(builder.getConstantAffineMap(0));
      upper.push_back(builder.getConstantAffineMap(range));
    }
    strata::SmallVector<int64_t> steps(ranges.size(), 1);
    return create(builder, loc, resultTypes, reductions, lower, {}, upper, {},
                  steps);
  }
  /// The induction variables: all arguments of the body.
  strata::ArrayRef<strata::BlockArgument> getIVs() const {
    return (*this)->getRegion(0).getArguments();
  }
  /// The number of induction variables.
  unsigned getNumDims() const { return unsigned(getIVs().size()); }
};

} // namespace dialects::affine

#endif // STRATA_DIALECTS_AFFINE_AFFINEOPBASES_H
