// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inlining the body of a callable at a call. A dialect declares with
// `strata.inlinable` in its dialect file that its operations may be inlined;
// terminators that are ReturnLike pass the results. Behaviour that the file
// cannot express is an interface of the dialect:
//
//   struct ToyInliner : DialectInlinerInterface {
//     using DialectInlinerInterface::DialectInlinerInterface;
//     Operation *materializeCallConversion(OpBuilder &builder, Value input,
//                                          Type type, Location loc) const override {
//       return toy::CastOp::create(builder, loc, type, input);
//     }
//   };
//   registry.addExtension(+[](Context *ctx, toy::ToyDialect *dialect) {
//     dialect->addInterfaces<ToyInliner>();
//   });
#ifndef STRATA_TRANSFORMS_INLININGUTILS_H
#define STRATA_TRANSFORMS_INLININGUTILS_H

#include "strata/IR/DialectInterface.h"
#include "strata/Interfaces/CallInterfaces.h"

namespace strata {

/// How operations of a dialect are inlined. By default operations are legal to inline
/// if the dialect file says `strata.inlinable`, and ReturnLike terminators end a body.
class DialectInlinerInterface
    : public DialectInterface::Base<DialectInlinerInterface> {
public:
  using Base::Base;

  /// Whether `callable` may be inlined at `call`, an operation of the dialect. If not
  /// `wouldBeCloned`, the body is moved.
  virtual bool isLegalToInline(Operation *call, Operation *callable,
                               bool wouldBeCloned) const;
  /// Whether the contents of `src` may be inlined into `dest`, a region of an operation
  /// of the dialect. `mapping` maps the arguments of `src`.
  virtual bool isLegalToInline(Region *dest, Region *src, bool wouldBeCloned,
                               IRMapping &mapping) const;
  /// Whether `op`, an operation of the dialect, may be inlined into `dest`.
  virtual bool isLegalToInline(Operation *op, Region *dest, bool wouldBeCloned,
                               IRMapping &mapping) const;
  /// Whether the operations nested in `op`, of the dialect, must be legal too.
  virtual bool shouldAnalyzeRecursively(Operation *op) const {
    (void)op;
    return true;
  }

  /// Whether `handleTerminator` handles `op`, a terminator of the dialect that
  /// ends a body, of one block if `isOnlyBlock`. Override both. By default
  /// ReturnLike operations are handled; if the body has several blocks, a
  /// dialect must provide branches (Interfaces/CommonOperations.h).
  virtual bool canHandleTerminator(Operation *op, bool isOnlyBlock) const;
  /// Handles the terminator `op` of a block of a body of several blocks. If it ends the
  /// body, it becomes a branch to `newDest`. Also called for terminators that do not leave
  /// the body.
  virtual void handleTerminator(Operation *op, Block *newDest) const;
  /// Handles the terminator `op` of a body of one block: replaces
  /// `valuesToReplace` with the values that it returns. `op` is erased
  /// afterwards.
  virtual void handleTerminator(Operation *op,
                                ValueRange valuesToReplace) const;

  /// Converts `input` to `resultType`, for an argument or result of `call`, an operation
  /// of the dialect, whose type is not that of the callable. Returns an operation with
  /// one operand and one result, or null: the call is not inlined then.
  virtual Operation *materializeCallConversion(OpBuilder &builder, Value input,
                                               Type resultType,
                                               Location conversionLoc) const {
    (void)builder, (void)input, (void)resultType, (void)conversionLoc;
    return nullptr;
  }
  /// The replacement of an argument of the callable in its body; `argument` is
  /// the value that `call`, an operation of the dialect, passes. `attrs` are
  /// the attributes of the argument.
  virtual Value handleArgument(OpBuilder &builder, Operation *call,
                               Operation *callable, Value argument,
                               DictionaryAttr attrs) const {
    (void)builder, (void)call, (void)callable, (void)attrs;
    return argument;
  }
  /// The replacement of a result of `call`, an operation of the dialect.
  /// `attrs` are the attributes of the result of the callable.
  virtual Value handleResult(OpBuilder &builder, Operation *call,
                             Operation *callable, Value result,
                             DictionaryAttr attrs) const {
    (void)builder, (void)call, (void)callable, (void)attrs;
    return result;
  }
  /// Called with the blocks that came from the callable, before terminators are handled.
  /// Not called for bodies of one block, whose operations come into the block of `call`.
  virtual void processInlinedCallBlocks(
      Operation *call, llvm::iterator_range<Region::iterator> blocks) const {
    (void)call, (void)blocks;
  }
};

/// Whether the body of `callable` may take the place of `call`: nothing says
/// `no_inline`, the numbers of arguments and results fit, their types too unless the
/// dialect of the call has a DialectInlinerInterface, and all operations in it, the call,
/// and the operation around the call are of dialects that allow it. O(operations of the
/// body).
bool isLegalToInline(Operation *call, Operation *callable,
                     bool wouldBeCloned = true);

/// Inserts the body of `callable`, for which that is legal, before `call`, whose
/// results are replaced; the call stays. With `clone` it is copied, otherwise
/// taken out of the callable. Calls `onCall` for the calls that came in, those
/// of later blocks first. Locations become call-site locations. Fails, with nothing
/// changed, if a type has no conversion.
LogicalResult inlineCall(Operation *call, Operation *callable, bool clone,
                         function_ref<void(Operation *)> onCall);

} // namespace strata

#endif // STRATA_TRANSFORMS_INLININGUTILS_H
