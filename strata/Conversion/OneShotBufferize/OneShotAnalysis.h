// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The decision which tensors can have the memory of their operands. An operand is `in place` if
// the operation works in its memory, and copied first otherwise.
//
// Operands are decided one by one, the last operation first. An operand is copied if its memory
// must not be written, or if there is a conflict: a read, of contents that were defined before a
// write to the same memory that comes between. Alias sets grow with each operand that is in place.
#ifndef STRATA_CONVERSION_ONESHOTBUFFERIZE_ONESHOTANALYSIS_H
#define STRATA_CONVERSION_ONESHOTBUFFERIZE_ONESHOTANALYSIS_H

#include "strata/Conversion/OneShotBufferize/BufferizableOps.h"
#include "strata/IR/Dominance.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/SetVector.h"

namespace strata {

/// Which layouts memrefs get at places where nothing else decides.
enum class LayoutMapOption : uint8_t {
  InferLayoutMap,
  IdentityLayoutMap,
  FullyDynamicLayoutMap,
};

struct BufferizationOptions {
  bool allowUnknownOps = false;
  bool copyBeforeWrite = false;
  bool checkParallelRegions = true;
  unsigned bufferAlignment = 64;
  LayoutMapOption unknownTypeConversion =
      LayoutMapOption::FullyDynamicLayoutMap;
};

/// What is known of the values and operands of one operation, and what rewrites need.
class BufferizationState {
public:
  BufferizationState(Operation *root, const BufferizationOptions &options);

  const BufferizationOptions &getOptions() const { return options; }
  /// Decides all operands. Fails, after errors, if something cannot be bufferized.
  LogicalResult analyze();
  bool isInPlace(OpOperand &use) const {
    return options.copyBeforeWrite ? !writes(use) : inPlace.contains(&use);
  }
  /// Whether both values have the same memory for certain.
  bool areEquivalent(Value a, Value b) const;

  // What records say, and what is assumed without one.

  bool reads(OpOperand &use) const;
  bool writes(OpOperand &use) const;
  AliasingValues getAliases(OpOperand &use) const;
  AliasingOperands getAliasingOperands(Value value) const;
  bool isWritable(Value value) const;
  /// Whether the contents of the value are new, in comparison with those of operands.
  bool definesContents(Value value) const;
  /// Whether anything reads the contents of the value.
  bool isValueRead(Value value) const;
  /// Whether the contents of the value are not defined.
  bool hasUndefinedContents(OpOperand &use) const;
  /// Whether an operand that is not in place needs no contents.
  bool canOmitCopy(OpOperand &use) const;
  /// The values that `value` has its memory from and for which `condition` holds.
  llvm::SetVector<Value> findInReverse(Value value,
                                       function_ref<bool(Value)> condition,
                                       bool includeLeaves = false) const;

  // For rewrites.

  /// The memory of a tensor: of bufferization.to_tensor, its operand.
  FailureOr<Value> getBuffer(RewriterBase &rewriter, Value value);
  FailureOr<Type> getBufferType(Value value);
  /// Loops whose argument or result has a type that depends on itself: false if the type of
  /// `value` is being computed. Each success must be followed by `leaveLoop`.
  bool enterLoop(Value value) {
    if (llvm::is_contained(openLoops, value))
      return false;
    openLoops.push_back(value);
    return true;
  }
  void leaveLoop() { openLoops.pop_back(); }
  /// A memref for a tensor that nothing is known of.
  Type getUnknownType(Type tensor) const;
  static Type getStaticIdentityType(Type tensor, Attribute space = {});
  static Type getDynamicLayoutType(Type tensor, Attribute space = {});
  /// Puts values, which are memrefs for results that are tensors, in the place of `op`.
  static void replaceOp(RewriterBase &rewriter, Operation *op,
                        ValueRange values);
  FailureOr<Value> allocate(RewriterBase &rewriter, Location loc,
                            MemRefType type, ValueRange sizes) const;

private:
  using Uses = llvm::SetVector<OpOperand *>;

  void collect();
  void setInPlace(OpOperand &use);
  void decide(OpOperand &use);
  void decideEquivalences();
  bool writesReadOnly(OpOperand &use) const;
  bool hasConflict(OpOperand &use) const;
  bool isConflict(const Uses &reads, const Uses &writes) const;
  bool isConflict(OpOperand &read, OpOperand &write,
                  const llvm::SetVector<Value> &definitions) const;
  bool canUseOrder(OpOperand &read, OpOperand &write,
                   const llvm::SetVector<Value> &definitions) const;
  bool happensBefore(Operation *a, Operation *b) const;
  void forEachAlias(Value value, function_ref<void(Value)> fn) const;
  void addReads(Uses &uses, Value value) const;
  void addWrites(Uses &uses, Value value) const;

  Operation *root;
  const BufferizationOptions &options;
  mutable DominanceInfo dominance;
  llvm::EquivalenceClasses<void *> aliasSets, equivalences;
  llvm::DenseSet<OpOperand *> inPlace;
  SmallVector<Value> openLoops;
  /// With tensors, in order.
  SmallVector<Operation *> ops;
};

/// The rewrite of tensors in `root`, after the analysis.
LogicalResult insertTensorCopies(Operation *root, BufferizationState &state);
LogicalResult bufferizeOps(Operation *root, BufferizationState &state);

bool hasTensorSemantics(Operation *op);
/// A tensor like `value` in new memory, before the insertion point. Fails for unranked tensors.
FailureOr<Value> createTensorCopy(RewriterBase &rewriter, Location loc,
                                  Value value, bool hasContents);

} // namespace strata

#endif // STRATA_CONVERSION_ONESHOTBUFFERIZE_ONESHOTANALYSIS_H
