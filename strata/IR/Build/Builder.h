// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Making and changing IR. Builder has shorthands for types and attributes;
// OpBuilder also has a place at which it inserts operations; RewriterBase
// changes existing IR and notifies a listener. Code whose changes a listener
// must see (patterns, passes with listeners) changes IR through a rewriter
// only.
#ifndef STRATA_IR_BUILD_BUILDER_H
#define STRATA_IR_BUILD_BUILDER_H

#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/Twine.h"

#include <utility>

namespace strata {

/// Shorthands for the types, attributes and affine objects of one Context.
class Builder {
public:
  explicit Builder(Context *ctx) : ctx(ctx) {}
  Context *getContext() const { return ctx; }

  // Locations.
  Location getUnknownLoc() const { return {}; }
  Location getFusedLoc(ArrayRef<Location> locs, Attribute metadata = {});

  // Types.
  FloatType getBF16Type() { return FloatType::getBF16(ctx); }
  FloatType getF16Type() { return FloatType::getF16(ctx); }
  FloatType getF32Type() { return FloatType::getF32(ctx); }
  FloatType getF64Type() { return FloatType::getF64(ctx); }
  IndexType getIndexType() { return IndexType::get(ctx); }
  IntegerType getI1Type() { return getIntegerType(1); }
  IntegerType getI2Type() { return getIntegerType(2); }
  IntegerType getI4Type() { return getIntegerType(4); }
  IntegerType getI8Type() { return getIntegerType(8); }
  IntegerType getI16Type() { return getIntegerType(16); }
  IntegerType getI32Type() { return getIntegerType(32); }
  IntegerType getI64Type() { return getIntegerType(64); }
  /// A signless integer type.
  IntegerType getIntegerType(unsigned width);
  IntegerType getIntegerType(unsigned width, bool isSigned);
  FunctionType getFunctionType(TypeRange inputs, TypeRange results);
  TupleType getTupleType(TypeRange types);
  /// `T::get(ctx, args...)`, or `T::get(args...)` for types that take no Context.
  template <typename T, typename... Args> T getType(Args &&...args) {
    if constexpr (requires { T::get(ctx, std::forward<Args>(args)...); })
      return T::get(ctx, std::forward<Args>(args)...);
    else
      return T::get(std::forward<Args>(args)...);
  }
  template <typename T, typename... Args> T getAttr(Args &&...args) {
    return getType<T>(std::forward<Args>(args)...);
  }
  NoneType getNoneType() { return NoneType::get(ctx); }

  // Attributes.
  NamedAttribute getNamedAttr(StringRef name, Attribute value);
  UnitAttr getUnitAttr() { return UnitAttr::get(ctx); }
  BoolAttr getBoolAttr(bool value) { return BoolAttr::get(ctx, value); }
  DictionaryAttr getDictionaryAttr(ArrayRef<NamedAttribute> entries);
  IntegerAttr getIntegerAttr(Type type, int64_t value);
  IntegerAttr getIntegerAttr(Type type, const APInt &value);
  FloatAttr getFloatAttr(Type type, double value);
  FloatAttr getFloatAttr(Type type, const APFloat &value);
  StringAttr getStringAttr(const Twine &text);
  ArrayAttr getArrayAttr(ArrayRef<Attribute> values);
  TypeAttr getTypeAttr(Type type) { return TypeAttr::get(type); }
  FlatSymbolRefAttr getSymbolRefAttr(StringRef name);
  FlatSymbolRefAttr getSymbolRefAttr(Operation *symbol);
  IntegerAttr getIndexAttr(int64_t value);
  IntegerAttr getI8IntegerAttr(int8_t value);
  IntegerAttr getI16IntegerAttr(int16_t value);
  IntegerAttr getI32IntegerAttr(int32_t value);
  IntegerAttr getI64IntegerAttr(int64_t value);
  IntegerAttr getSI32IntegerAttr(int32_t value);
  IntegerAttr getUI32IntegerAttr(uint32_t value);
  FloatAttr getF16FloatAttr(float value);
  FloatAttr getF32FloatAttr(float value);
  FloatAttr getF64FloatAttr(double value);
  DenseBoolArrayAttr getDenseBoolArrayAttr(ArrayRef<bool> values);
  DenseI8ArrayAttr getDenseI8ArrayAttr(ArrayRef<int8_t> values);
  DenseI16ArrayAttr getDenseI16ArrayAttr(ArrayRef<int16_t> values);
  DenseI32ArrayAttr getDenseI32ArrayAttr(ArrayRef<int32_t> values);
  DenseI64ArrayAttr getDenseI64ArrayAttr(ArrayRef<int64_t> values);
  DenseF32ArrayAttr getDenseF32ArrayAttr(ArrayRef<float> values);
  DenseF64ArrayAttr getDenseF64ArrayAttr(ArrayRef<double> values);
  ArrayAttr getBoolArrayAttr(ArrayRef<bool> values);
  ArrayAttr getI32ArrayAttr(ArrayRef<int32_t> values);
  ArrayAttr getI64ArrayAttr(ArrayRef<int64_t> values);
  ArrayAttr getIndexArrayAttr(ArrayRef<int64_t> values);
  ArrayAttr getF32ArrayAttr(ArrayRef<float> values);
  ArrayAttr getF64ArrayAttr(ArrayRef<double> values);
  ArrayAttr getStrArrayAttr(ArrayRef<StringRef> values);
  ArrayAttr getTypeArrayAttr(ArrayRef<Type> values);
  ArrayAttr getAffineMapArrayAttr(ArrayRef<AffineMap> values);
  /// Elements of vectors, and of tensors, of one dimension.
  DenseElementsAttr getBoolVectorAttr(ArrayRef<bool> values);
  DenseElementsAttr getI32VectorAttr(ArrayRef<int32_t> values);
  DenseElementsAttr getI64VectorAttr(ArrayRef<int64_t> values);
  DenseElementsAttr getIndexVectorAttr(ArrayRef<int64_t> values);
  DenseElementsAttr getF32VectorAttr(ArrayRef<float> values);
  DenseElementsAttr getF64VectorAttr(ArrayRef<double> values);
  DenseElementsAttr getI32TensorAttr(ArrayRef<int32_t> values);
  DenseElementsAttr getI64TensorAttr(ArrayRef<int64_t> values);
  DenseElementsAttr getIndexTensorAttr(ArrayRef<int64_t> values);
  /// 0 or 1 of an integer, index or float type; null for other types.
  Attribute getZeroAttr(Type type) { return getNumberAttr(type, 0); }
  Attribute getOneAttr(Type type) { return getNumberAttr(type, 1); }

  // Affine objects.
  AffineExpr getAffineDimExpr(unsigned position);
  AffineExpr getAffineSymbolExpr(unsigned position);
  AffineExpr getAffineConstantExpr(int64_t value);
  /// `() -> ()`.
  AffineMap getEmptyAffineMap();
  /// `() -> (value)`.
  AffineMap getConstantAffineMap(int64_t value);
  /// `(d0) -> (d0)`.
  AffineMap getDimIdentityMap();
  AffineMap getMultiDimIdentityMap(unsigned rank);
  /// `()[s0] -> (s0)`.
  AffineMap getSymbolIdentityMap();
  /// `(d0) -> (d0 + shift)`.
  AffineMap getSingleDimShiftAffineMap(int64_t shift);
  /// `map` with `shift` added to each result.
  AffineMap getShiftedAffineMap(AffineMap map, int64_t shift);

protected:
  Attribute getNumberAttr(Type type, int64_t value);
  Context *ctx;
};

/// Inserts operations and blocks at a place that it keeps.
class OpBuilder : public Builder {
public:
  /// A place between operations: before `point` in `block`. Not set where there
  /// is no block.
  class InsertPoint {
  public:
    InsertPoint() = default;
    InsertPoint(Block *block, Block::iterator point)
        : block(block), point(point) {}
    bool isSet() const { return block; }
    Block *getBlock() const { return block; }
    Block::iterator getPoint() const { return point; }

  private:
    Block *block = nullptr;
    Block::iterator point;
  };

  /// Receives notifications of insertions. The listeners of rewriters receive
  /// more.
  struct Listener {
    virtual ~Listener() = default;
    /// `op` is in place. `previous` is where it was before; not set if it is
    /// new or was detached.
    virtual void notifyOperationInserted(Operation *op, InsertPoint previous) {
      (void)op, (void)previous;
    }
    /// `block` is in place. It was in `previous` before `previousIt`, or in no
    /// region if that is null.
    virtual void notifyBlockInserted(Block *block, Region *previous,
                                     Region::iterator previousIt) {
      (void)block, (void)previous, (void)previousIt;
    }
  };

  explicit OpBuilder(Context *ctx, Listener *listener = nullptr)
      : Builder(ctx), listener(listener) {}
  /// Inserts at the start of the first block of `region`, if there is one.
  explicit OpBuilder(Region *region, Listener *listener = nullptr);
  explicit OpBuilder(Region &region, Listener *listener = nullptr)
      : OpBuilder(&region, listener) {}
  /// Inserts before `op`.
  explicit OpBuilder(Operation *op, Listener *listener = nullptr);
  OpBuilder(Block *block, Block::iterator point, Listener *listener = nullptr);
  static OpBuilder atBlockBegin(Block *block, Listener *listener = nullptr);
  static OpBuilder atBlockEnd(Block *block, Listener *listener = nullptr);
  /// A builder that inserts before the terminator, which must exist.
  static OpBuilder atBlockTerminator(Block *block,
                                     Listener *listener = nullptr);

  void setListener(Listener *newListener) { listener = newListener; }
  Listener *getListener() const { return listener; }

  /// Puts the insertion point back where it was when it goes out of scope.
  class InsertionGuard {
  public:
    explicit InsertionGuard(OpBuilder &builder)
        : builder(&builder), saved(builder.saveInsertionPoint()) {}
    ~InsertionGuard() { restore(); }
    /// Puts it back now; the guard does nothing more.
    void restore() {
      if (builder)
        builder->restoreInsertionPoint(saved);
      builder = nullptr;
    }
    InsertionGuard(const InsertionGuard &) = delete;
    InsertionGuard &operator=(const InsertionGuard &) = delete;

  private:
    OpBuilder *builder;
    InsertPoint saved;
  };

  void clearInsertionPoint() { place = {}; }
  InsertPoint saveInsertionPoint() const { return place; }
  void restoreInsertionPoint(InsertPoint saved) { place = saved; }
  void setInsertionPoint(Block *block, Block::iterator point) {
    place = {block, point};
  }
  void setInsertionPoint(Operation *op);
  void setInsertionPointAfter(Operation *op);
  /// Inserts after the definition of `value`, or at the start of its block.
  void setInsertionPointAfterValue(Value value);
  void setInsertionPointToStart(Block *block);
  void setInsertionPointToEnd(Block *block);
  /// The block inserted into, null if there is none.
  Block *getInsertionBlock() const { return place.getBlock(); }
  Block *getBlock() const { return place.getBlock(); }
  Block::iterator getInsertionPoint() const { return place.getPoint(); }

  /// Makes a block with arguments, before `point` of `parent` or before another
  /// block, and continues to insert at its end.
  Block *createBlock(Region *parent, Region::iterator point = {},
                     TypeRange argTypes = {}, ArrayRef<Location> locs = {});
  Block *createBlock(Block *insertBefore, TypeRange argTypes = {},
                     ArrayRef<Location> locs = {});

  /// Inserts the detached `op` at the insertion point, if that is set.
  Operation *insert(Operation *op);
  /// Makes and inserts an operation.
  Operation *create(OperationState &state);
  Operation *create(Location loc, StringRef name, ValueRange operands = {},
                    TypeRange types = {},
                    ArrayRef<NamedAttribute> attributes = {},
                    ArrayRef<Block *> successors = {}, unsigned numRegions = 0);
  /// Makes and inserts an operation of the class `OpTy`: `OpTy::create(*this, loc,
  /// args...)`.
  template <typename OpTy, typename... Args>
  OpTy create(Location loc, Args &&...args) {
    return OpTy::create(*this, loc, std::forward<Args>(args)...);
  }
  /// Makes an operation with one result, as `create` does, and folds it. If it
  /// folds, it is erased, and the result is the value or a constant that was
  /// inserted; otherwise its result. The listener is notified only of
  /// operations that remain.
  template <typename OpTy, typename... Args>
  Value createOrFold(Location loc, Args &&...args) {
    Listener *told = std::exchange(listener, nullptr);
    Operation *op = OpTy::create(*this, loc, std::forward<Args>(args)...);
    listener = told;
    return foldCreated(op);
  }
  Value createOrFold(OperationState &state);
  /// Folds `op`, which is in place or detached, and inserts the constants it folds to
  /// at the insertion point; they are appended to `materializedConstants` if that is
  /// not null. On success `results` has a value for each result, or is empty: then
  /// `op` was changed in place. `op` is not erased. Fails for constants, and if a
  /// constant cannot be created.
  LogicalResult
  tryFold(Operation *op, SmallVectorImpl<Value> &results,
          SmallVectorImpl<Operation *> *materializedConstants = nullptr);
  /// Inserts a copy of `op`, with its regions.
  Operation *clone(Operation &op, IRMapping &mapping);
  Operation *clone(Operation &op);
  Operation *cloneWithoutRegions(Operation &op, IRMapping &mapping);
  Operation *cloneWithoutRegions(Operation &op);
  /// A copy of `op`, with its regions, of the same class.
  template <typename OpTy,
            std::enable_if_t<!std::is_same_v<OpTy, Operation>, int> = 0>
  OpTy cloneWithoutRegions(OpTy op) {
    return cast<OpTy>(cloneWithoutRegions(*op.getOperation()));
  }
  /// Inserts copies of the blocks of `region` before a place in `parent`, or before a
  /// block.
  void cloneRegionBefore(Region &region, Region &parent,
                         Region::iterator before, IRMapping &mapping);
  void cloneRegionBefore(Region &region, Region &parent,
                         Region::iterator before);
  void cloneRegionBefore(Region &region, Block *before);

protected:
  Listener *listener;

private:
  Value foldCreated(Operation *op);
  InsertPoint place;
};

/// Changes IR and tells a listener about it.
class RewriterBase : public OpBuilder {
public:
  /// The listener given to a rewriter must be one of these.
  struct Listener : OpBuilder::Listener {
    /// `op` was changed in place.
    virtual void notifyOperationModified(Operation *op) { (void)op; }
    /// The results of `op` are about to be replaced.
    virtual void notifyOperationReplaced(Operation *op,
                                         ValueRange replacement) {
      (void)op, (void)replacement;
    }
    /// The results are about to be replaced by those of `replacement`. By
    /// default the form with values is called.
    virtual void notifyOperationReplaced(Operation *op, Operation *replacement);
    /// `op` is about to be erased; the listener was notified of its nested
    /// operations already.
    virtual void notifyOperationErased(Operation *op) { (void)op; }
    /// `block` is about to be erased.
    virtual void notifyBlockErased(Block *block) { (void)block; }
    /// `pattern` is tried on `op`; folding and the removal of dead operations
    /// are called `fold` and `dce`. All changes until `notifyPatternEnd` are
    /// made by it.
    virtual void notifyPatternBegin(StringRef pattern, Operation *op) {
      (void)pattern, (void)op;
    }
    /// Called when the pattern has matched, or has failed.
    virtual void notifyPatternEnd(StringRef pattern, LogicalResult status) {
      (void)pattern, (void)status;
    }
    /// A pattern did not match; `reason` writes why.
    virtual void notifyMatchFailure(Location loc,
                                    function_ref<void(Diagnostic &)> reason) {
      (void)loc, (void)reason;
    }
  };

  virtual ~RewriterBase() = default;
  RewriterBase(const RewriterBase &) = delete;
  RewriterBase &operator=(const RewriterBase &) = delete;

  // Operations.

  /// Replaces the results and erases `op`.
  virtual void replaceOp(Operation *op, ValueRange newValues);
  virtual void replaceOp(Operation *op, Operation *newOp);
  /// Replaces `op` by a new operation of the class `OpTy` before it.
  template <typename OpTy, typename... Args>
  OpTy replaceOpWithNewOp(Operation *op, Args &&...args) {
    InsertionGuard guard(*this);
    setInsertionPoint(op);
    OpTy created =
        OpTy::create(*this, op->getLoc(), std::forward<Args>(args)...);
    replaceOp(op, created.getOperation());
    return created;
  }
  /// Erases `op`, whose results must be unused, and all it contains.
  virtual void eraseOp(Operation *op);
  void moveOpBefore(Operation *op, Operation *existingOp);
  void moveOpBefore(Operation *op, Block *block, Block::iterator position);
  void moveOpAfter(Operation *op, Operation *existingOp);
  /// Changes of operands, attributes and the like go between these.
  virtual void startOpModification(Operation *op) { (void)op; }
  virtual void finalizeOpModification(Operation *op);
  virtual void cancelOpModification(Operation *op) { (void)op; }
  template <typename Fn> void modifyOpInPlace(Operation *op, Fn &&fn) {
    startOpModification(op);
    fn();
    finalizeOpModification(op);
  }

  // Blocks and regions.

  /// Erases `block` with all it contains; its values must be unused outside.
  virtual void eraseBlock(Block *block);
  /// Moves the operations of `source` to before a place in `dest`, puts
  /// `argValues` in the place of its arguments, and erases it. It must have no
  /// predecessors.
  virtual void inlineBlockBefore(Block *source, Block *dest,
                                 Block::iterator before,
                                 ValueRange argValues = {});
  void inlineBlockBefore(Block *source, Operation *op,
                         ValueRange argValues = {});
  /// Moves them to the end of `dest`.
  void mergeBlocks(Block *source, Block *dest, ValueRange argValues = {});
  /// Moves the operations from `before` on into a new block after `block`.
  Block *splitBlock(Block *block, Block::iterator before);
  /// Moves the blocks of `region` to before a place in `parent`.
  void inlineRegionBefore(Region &region, Region &parent,
                          Region::iterator before);
  void inlineRegionBefore(Region &region, Block *before);
  void moveBlockBefore(Block *block, Block *anotherBlock);
  void moveBlockBefore(Block *block, Region *region, Region::iterator position);

  // Uses. Listeners are notified of the modification of their owners.

  virtual void replaceAllUsesWith(Value from, Value to);
  void replaceAllUsesWith(Block *from, Block *to);
  void replaceAllUsesWith(ValueRange from, ValueRange to);
  void replaceAllOpUsesWith(Operation *from, ValueRange to);
  void replaceAllOpUsesWith(Operation *from, Operation *to);
  /// `allReplaced`, if given, says whether all uses were replaced.
  void replaceUsesWithIf(Value from, Value to,
                         function_ref<bool(OpOperand &)> shouldReplace,
                         bool *allReplaced = nullptr);
  void replaceUsesWithIf(ValueRange from, ValueRange to,
                         function_ref<bool(OpOperand &)> shouldReplace,
                         bool *allReplaced = nullptr);
  void replaceOpUsesWithIf(Operation *from, ValueRange to,
                           function_ref<bool(OpOperand &)> shouldReplace,
                           bool *allReplaced = nullptr);
  void replaceOpUsesWithinBlock(Operation *from, ValueRange to, Block *block,
                                bool *allReplaced = nullptr);
  void replaceAllUsesExcept(Value from, Value to, Operation *exceptedUser);
  void
  replaceAllUsesExcept(Value from, Value to,
                       const llvm::SmallPtrSetImpl<Operation *> &exceptedUsers);

  /// Tells why a pattern does not match; fails.
  LogicalResult notifyMatchFailure(Location loc, const Twine &message);
  LogicalResult notifyMatchFailure(Operation *op, const Twine &message) {
    return notifyMatchFailure(op->getLoc(), message);
  }
  /// `reason` writes the message, which is only written if there is a listener.
  LogicalResult notifyMatchFailure(Location loc,
                                   function_ref<void(Diagnostic &)> reason);
  LogicalResult notifyMatchFailure(Operation *op,
                                   function_ref<void(Diagnostic &)> reason) {
    return notifyMatchFailure(op->getLoc(), reason);
  }

protected:
  explicit RewriterBase(Context *ctx, Listener *listener = nullptr)
      : OpBuilder(ctx, listener) {}
  explicit RewriterBase(const OpBuilder &builder) : OpBuilder(builder) {}
  Listener *getRewriteListener() const {
    return static_cast<Listener *>(listener);
  }

private:
  void eraseNested(Operation *op);
};

/// A rewriter for code that is not a pattern.
class IRRewriter : public RewriterBase {
public:
  explicit IRRewriter(Context *ctx, Listener *listener = nullptr)
      : RewriterBase(ctx, listener) {}
  explicit IRRewriter(const OpBuilder &builder) : RewriterBase(builder) {}
};

} // namespace strata

#endif // STRATA_IR_BUILD_BUILDER_H
