// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bases of classes of scf, named by `strata.class_base` in the dialect file: functions and
// forms of `create` that MLIR's classes have. SCFOps.h includes this header.
#ifndef STRATA_DIALECTS_SCF_SCFOPBASES_H
#define STRATA_DIALECTS_SCF_SCFOPBASES_H

#include "strata/Definition/OpWrapper.h"
#include "strata/IR/Build/Matchers.h"

namespace dialects::scf {

class ConditionOp;
class InParallelOp;
class YieldOp;

/// Fills a block of scf.if or a region without arguments.
using RegionBodyFn =
    strata::function_ref<void(strata::OpBuilder &, strata::Location)>;
/// Fills a body, given its arguments.
using BodyFn = strata::function_ref<void(strata::OpBuilder &, strata::Location,
                                         strata::ValueRange)>;

namespace detail {
/// Creates an scf.if as IfOpBase::create describes. The functions may be null; there is no second
/// block without `elseBody`.
strata::Operation *createIf(strata::OpBuilder &builder, strata::Location loc,
                            strata::Value condition, RegionBodyFn thenBody,
                            RegionBodyFn elseBody);
/// Adds the blocks, which end with scf.yield if there are no results.
void addIfBlocks(strata::OpBuilder &builder, strata::Operation *op,
                 bool addThen, bool addElse);
/// Creates an scf.while as WhileOpBase::create describes.
strata::Operation *createWhile(strata::OpBuilder &builder, strata::Location loc,
                               strata::TypeRange resultTypes,
                               strata::ValueRange inits, BodyFn before,
                               BodyFn after);
/// Creates an scf.forall as ForallOpBase::create describes. An empty list `lower` stands for zeros,
/// an empty list `steps` for ones; `mapping` and `body` may be null.
strata::Operation *createForall(strata::OpBuilder &builder,
                                strata::Location loc,
                                strata::ArrayRef<strata::OpFoldResult> lower,
                                strata::ArrayRef<strata::OpFoldResult> upper,
                                strata::ArrayRef<strata::OpFoldResult> steps,
                                strata::ValueRange outputs,
                                strata::ArrayAttr mapping, BodyFn body);
/// The bounds and steps of an scf.forall: `which` is 0, 1 or 2.
strata::SmallVector<strata::OpFoldResult> getForallBounds(strata::Operation *op,
                                                          unsigned which);
} // namespace detail

/// scf.for
template <typename Derived>
class ForOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// The first argument of the body.
  strata::BlockArgument getInductionVar() const {
    return block()->getArgument(0);
  }
  /// A constant, for code that works on loops of several kinds.
  unsigned getNumInductionVars() const { return 1; }
  /// The number of arguments of the body after the induction variable.
  unsigned getNumRegionIterArgs() const {
    return block()->getNumArguments() - 1;
  }
  /// The carried value `index` in the body.
  strata::BlockArgument getRegionIterArg(unsigned index) const {
    return block()->getArgument(index + 1);
  }
  /// The number of operands before the initial values.
  unsigned getNumControlOperands() const { return 3; }
  /// The step, with the width of its type and 64 bits for an index; std::nullopt if it is not
  /// constant.
  std::optional<strata::APInt> getConstantStep() const {
    strata::IntegerAttr step;
    if (!strata::matchPattern(this->operand(2), strata::m_Constant(&step)))
      return std::nullopt;
    return step.getValue();
  }

private:
  strata::Block *block() const { return &(*this)->getRegion(0).front(); }
};

/// scf.forall
template <typename Derived>
class ForallOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// `body` gets the induction variables, then the shared outputs.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::ArrayRef<strata::OpFoldResult> lower,
                        strata::ArrayRef<strata::OpFoldResult> upper,
                        strata::ArrayRef<strata::OpFoldResult> steps,
                        strata::ValueRange outputs,
                        std::optional<strata::ArrayAttr> mapping,
                        BodyFn body = nullptr) {
    return Derived(
        detail::createForall(builder, loc, lower, upper, steps, outputs,
                             mapping.value_or(strata::ArrayAttr()), body));
  }
  /// Lower bounds of 0 and steps of 1.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::ArrayRef<strata::OpFoldResult> upper,
                        strata::ValueRange outputs,
                        std::optional<strata::ArrayAttr> mapping,
                        BodyFn body = nullptr) {
    return Derived(detail::createForall(builder, loc, {}, upper, {}, outputs,
                                        mapping.value_or(strata::ArrayAttr()),
                                        body));
  }
  /// The number of induction variables.
  unsigned getRank() const {
    return unsigned(derived().getStaticUpperBound().size());
  }
  /// The first arguments of the body.
  strata::ArrayRef<strata::BlockArgument> getInductionVars() const {
    return block()->getArguments().take_front(getRank());
  }
  /// The argument of the body for dimension `index`.
  strata::BlockArgument getInductionVar(unsigned index) const {
    return getInductionVars()[index];
  }
  /// The shared outputs in the body.
  strata::ArrayRef<strata::BlockArgument> getRegionOutArgs() const {
    return block()->getArguments().drop_front(getRank());
  }
  /// The lower bounds: attributes and operands.
  strata::SmallVector<strata::OpFoldResult> getMixedLowerBound() const {
    return detail::getForallBounds(*this, 0);
  }
  /// The exclusive upper bounds: attributes and operands.
  strata::SmallVector<strata::OpFoldResult> getMixedUpperBound() const {
    return detail::getForallBounds(*this, 1);
  }
  /// The steps: attributes and operands.
  strata::SmallVector<strata::OpFoldResult> getMixedStep() const {
    return detail::getForallBounds(*this, 2);
  }
  /// The argument of the body for the operand `output`, a shared output.
  strata::BlockArgument getTiedBlockArgument(strata::OpOperand *output) const {
    return getRegionOutArgs()[output->getOperandNumber() -
                              firstOutput().getOperandNumber()];
  }
  /// The shared output for `argument`, one of getRegionOutArgs.
  strata::OpOperand *getTiedOpOperand(strata::BlockArgument argument) const {
    return &(&firstOutput())[argument.getArgNumber() - getRank()];
  }
  /// The shared output whose final value is `result`.
  strata::OpOperand *getTiedOpOperand(strata::OpResult result) const {
    return &(&firstOutput())[result.getResultNumber()];
  }
  /// The final value of the operand `output`, a shared output.
  strata::OpResult getTiedOpResult(strata::OpOperand *output) const {
    return (*this)->getResult(output->getOperandNumber() -
                              firstOutput().getOperandNumber());
  }
  /// The scf.forall.in_parallel; the class is a parameter because it is not complete here.
  template <typename OpTy = InParallelOp> OpTy getTerminator() const {
    return llvm::cast<OpTy>(block()->getTerminator());
  }

private:
  Derived derived() const { return Derived(this->getOperation()); }
  strata::Block *block() const { return &(*this)->getRegion(0).front(); }
  strata::OpOperand &firstOutput() const {
    return derived().getOutputsMutable()[0];
  }
};

/// scf.if
template <typename Derived> class IfOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// The results have the types of the values that the first block yields. A block without
  /// terminator gets one; without `thenBody` the first block is otherwise empty.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value condition,
                        RegionBodyFn thenBody = nullptr,
                        RegionBodyFn elseBody = nullptr) {
    return Derived(
        detail::createIf(builder, loc, condition, thenBody, elseBody));
  }
  /// The operation has no results, and its blocks end with scf.yield.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value condition,
                        strata::BoolParam withElseRegion) {
    return create(builder, loc, strata::TypeRange(), condition, true,
                  withElseRegion);
  }
  /// The blocks are empty if there are results.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::TypeRange resultTypes, strata::Value condition,
                        strata::BoolParam withElseRegion) {
    return create(builder, loc, resultTypes, condition, true, withElseRegion);
  }
  /// Regions for which no block is added stay empty.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::TypeRange resultTypes, strata::Value condition,
                        strata::BoolParam addThenBlock,
                        strata::BoolParam addElseBlock) {
    Derived op = Derived::create(builder, loc, resultTypes, condition);
    detail::addIfBlocks(builder, op, addThenBlock, addElseBlock);
    return op;
  }
  /// The block of the first region; null if the region is empty.
  strata::Block *thenBlock() const { return block(0); }
  /// The block of the second region; null if the region is empty.
  strata::Block *elseBlock() const { return block(1); }
  /// The terminator of the first block; the class is a parameter because it is not complete here.
  template <typename OpTy = YieldOp> OpTy thenYield() const {
    return llvm::cast<OpTy>(&block(0)->back());
  }
  /// The terminator of the second block, which must exist.
  template <typename OpTy = YieldOp> OpTy elseYield() const {
    return llvm::cast<OpTy>(&block(1)->back());
  }
  /// Builders that insert before the terminator, or at the end if there are results.
  strata::OpBuilder
  getThenBodyBuilder(strata::OpBuilder::Listener *listener = nullptr) const {
    return bodyBuilder(0, listener);
  }
  strata::OpBuilder
  getElseBodyBuilder(strata::OpBuilder::Listener *listener = nullptr) const {
    return bodyBuilder(1, listener);
  }

private:
  strata::Block *block(unsigned number) const {
    return (*this)->getRegion(number).getFirstBlock();
  }
  strata::OpBuilder bodyBuilder(unsigned number,
                                strata::OpBuilder::Listener *listener) const {
    strata::Block *body = block(number);
    return (*this)->getNumResults()
               ? strata::OpBuilder::atBlockEnd(body, listener)
               : strata::OpBuilder::atBlockTerminator(body, listener);
  }
};

/// scf.index_switch
template <typename Derived>
class IndexSwitchOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// The number of cases besides the default.
  unsigned getNumCases() const { return (*this)->getNumRegions() - 1; }
  /// The block that is executed for values without a case.
  strata::Block &getDefaultBlock() const {
    return (*this)->getRegion(0).front();
  }
  /// The block of the value getCases()[index].
  strata::Block &getCaseBlock(unsigned index) const {
    return (*this)->getRegion(index + 1).front();
  }
};

/// scf.parallel
template <typename Derived>
class ParallelOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// There are no initial values; `body` gets the induction variables.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::ValueRange lowerBounds,
                        strata::ValueRange upperBounds,
                        strata::ValueRange steps, BodyFn body) {
    return Derived::create(builder, loc, lowerBounds, upperBounds, steps,
                           strata::ValueRange(), body);
  }
  /// `body` gets the induction variables, and no other values.
  static Derived
  create(strata::OpBuilder &builder, strata::Location loc,
         strata::ValueRange lowerBounds, strata::ValueRange upperBounds,
         strata::ValueRange steps, strata::ValueRange initVals,
         strata::function_ref<void(strata::OpBuilder &, strata::Location,
                                   strata::ValueRange, strata::ValueRange)>
             body) {
    return Derived::create(
        builder, loc, lowerBounds, upperBounds, steps, initVals,
        [&](strata::OpBuilder &b, strata::Location loc,
            strata::ValueRange variables) { body(b, loc, variables, {}); });
  }
  /// All arguments of the body.
  strata::ArrayRef<strata::BlockArgument> getInductionVars() const {
    return (*this)->getRegion(0).getArguments();
  }
  /// The number of induction variables.
  unsigned getNumLoops() const {
    return unsigned(Derived(this->getOperation()).getStep().size());
  }
  /// Whether there are as many lower and upper bounds as steps: the verifier, like that of MLIR, does not
  /// demand it.
  bool hasBoundsForEachStep() const {
    Derived op(this->getOperation());
    return op.getLowerBound().size() == op.getStep().size() &&
           op.getUpperBound().size() == op.getStep().size();
  }
  /// The number of initial values, which is the number of results.
  unsigned getNumReductions() const { return (*this)->getNumResults(); }
};

/// scf.while
template <typename Derived>
class WhileOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// Fills both regions, whose arguments have the types of `inits` and the result types.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::TypeRange resultTypes, strata::ValueRange inits,
                        BodyFn before, BodyFn after) {
    return Derived(
        detail::createWhile(builder, loc, resultTypes, inits, before, after));
  }
  /// The block that computes the condition; null if its region is empty.
  strata::Block *getBeforeBody() const {
    return (*this)->getRegion(0).getFirstBlock();
  }
  /// The block that is executed while the condition holds; null if its region is empty.
  strata::Block *getAfterBody() const {
    return (*this)->getRegion(1).getFirstBlock();
  }
  /// The carried values; at first the initial values, then those of getYieldOp.
  strata::ArrayRef<strata::BlockArgument> getBeforeArguments() const {
    return getBeforeBody()->getArguments();
  }
  /// The values that getConditionOp forwards, which have the types of the results.
  strata::ArrayRef<strata::BlockArgument> getAfterArguments() const {
    return getAfterBody()->getArguments();
  }
  /// The terminator of the first block; the class is a parameter because it is not complete here.
  template <typename OpTy = ConditionOp> OpTy getConditionOp() const {
    return llvm::cast<OpTy>(getBeforeBody()->getTerminator());
  }
  /// The terminator of the second block.
  template <typename OpTy = YieldOp> OpTy getYieldOp() const {
    return llvm::cast<OpTy>(getAfterBody()->getTerminator());
  }
};

} // namespace dialects::scf

#endif // STRATA_DIALECTS_SCF_SCFOPBASES_H
