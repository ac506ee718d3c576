// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The decision which tensors can have the memory of their operands. An operand is `in place` if
// the operation works in its memory, and copied first otherwise.
//
// Operands are decided one by one, the last operation first. An operand is copied if its memory
// must not be written, or if there is a conflict: a read, of contents that were defined before a
// write to the same memory that comes between. Alias sets grow with each operand that is in place.
#ifndef STRATA_BUFFERIZATION_ANALYSIS_ONESHOTANALYSIS_H
#define STRATA_BUFFERIZATION_ANALYSIS_ONESHOTANALYSIS_H

#include "strata/Bufferization/Analysis/FunctionSummary.h"
#include "strata/Bufferization/Records/BufferizableOps.h"
#include "strata/IR/Verify/Dominance.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/SetVector.h"

namespace strata {

/// The layouts of memrefs in places that do not determine them otherwise.
enum class LayoutMapOption : uint8_t {
  InferLayoutMap,
  IdentityLayoutMap,
  FullyDynamicLayoutMap,
};

/// The order in which operands are decided.
enum class AnalysisHeuristic : uint8_t {
  BottomUp,
  TopDown,
  BottomUpFromTerminators,
  Fuzzer,
};

struct BufferizationOptions {
  bool allowReturnAllocsFromLoops = false;
  bool allowUnknownOps = false;
  bool bufferizeFunctionBoundaries = false;
  bool copyBeforeWrite = false;
  bool checkParallelRegions = true;
  /// Memory without a space in the IR is an error, or has the encoding of the tensor as space.
  bool mustInferMemorySpace = false;
  bool useEncodingForMemorySpace = false;
  bool printConflicts = false;
  unsigned bufferAlignment = 64;
  LayoutMapOption unknownTypeConversion =
      LayoutMapOption::FullyDynamicLayoutMap;
  LayoutMapOption functionBoundaryTypeConversion =
      LayoutMapOption::InferLayoutMap;
  AnalysisHeuristic heuristic = AnalysisHeuristic::BottomUp;
  unsigned fuzzerSeed = 0;
  /// Operations of other dialects are unknown, unless there are none.
  std::vector<std::string> dialects;
  /// Functions that are not analyzed: each write in them is to a copy.
  std::vector<std::string> noAnalysisFunctions;
};

/// The state of the analysis of one operation's values and operands, and data
/// for rewrites.
class BufferizationState {
public:
  BufferizationState(Operation *root, const BufferizationOptions &options);

  const BufferizationOptions &getOptions() const { return options; }
  /// Decides all operands, of all functions if their boundaries are bufferized. Fails, after
  /// errors, if something cannot be bufferized.
  LogicalResult analyze();
  /// From now on functions that are not analyzed are like others.
  void includeAll() { excluded.clear(); }
  bool isInPlace(OpOperand &use) const;
  /// Whether both values have the same memory for certain.
  bool areEquivalent(Value a, Value b) const;
  /// Whether both values may have the same memory.
  bool mayAlias(Value a, Value b) const;
  /// The values that may have the memory of `value`, itself included.
  void forEachAlias(Value value, function_ref<void(Value)> fn) const;

  // Functions, where their boundaries are bufferized.

  /// The function that is called; null if it is not in the module.
  Operation *getCallee(Operation *call) const;
  /// Null if the function has not been analyzed, as it calls itself.
  const FunctionSummary *getSummary(Operation *function) const;
  /// Functions before their callers. The last `*numCyclic` ones call each other.
  SmallVector<Operation *> getFunctions(size_t *numCyclic) const;

  // Queries of records, with the assumptions for operations without one.

  /// The record of an operation that is bufferized; null for others.
  const BufferizableOp *getRecord(Operation *op) const;
  /// The record of the operation that has the value as result, or as argument of a block.
  const BufferizableOp *getRecord(Value value) const;
  bool isAllowed(Operation *op) const;
  bool reads(OpOperand &use) const;
  bool writes(OpOperand &use) const;
  AliasingValues getAliases(OpOperand &use) const;
  AliasingOperands getAliasingOperands(Value value) const;
  bool isWritable(Value value) const;
  /// Whether the contents of the value are new, in comparison with those of operands.
  bool definesContents(Value value) const;
  /// Whether anything reads the contents of the value, or writes its memory.
  bool isValueRead(Value value) const;
  bool isValueWritten(Value value) const;
  /// Whether an operand that is not in place needs no contents.
  bool canOmitCopy(OpOperand &use) const;
  /// The values that `value` has its memory from and for which `condition` holds.
  llvm::SetVector<Value> findInReverse(Value value,
                                       function_ref<bool(Value)> condition,
                                       bool includeLeaves = false) const;

  // Functions for rewrites.

  /// The memory of a tensor: of bufferization.to_tensor, its operand.
  FailureOr<Value> getBuffer(RewriterBase &rewriter, Value value);
  FailureOr<Type> getBufferType(Value value);
  /// The number of computations of the type of `value` in progress. The types
  /// of values in loops may depend on themselves.
  size_t getTypeDepth(Value value) const {
    return size_t(llvm::count(openTypes, value));
  }
  /// The memory space of tensors for which the IR has none; fails, after an error at `op`, if there
  /// must be one.
  FailureOr<Attribute> getDefaultSpace(Type tensor, Operation *op) const;
  /// Fails, after an error at `op`, if no memref has elements like those of `tensor`.
  static LogicalResult verifyElements(Type tensor, Operation *op);
  /// Fails, after an error at `op`, if `space`, which may be null, is not the memory space of any
  /// memref.
  static LogicalResult verifySpace(Attribute space, Operation *op);
  /// A memref for a tensor whose layout no other rule determines.
  Type getUnknownType(Type tensor, Attribute space = {}) const;
  /// A memref for a tensor at the boundary of a function.
  Type getBoundaryType(Type tensor, Attribute space = {}) const;
  static Type getStaticIdentityType(Type tensor, Attribute space = {});
  static Type getDynamicLayoutType(Type tensor, Attribute space = {});
  static Attribute getSpace(Type memref);
  /// Puts values, which are memrefs for results that are tensors, in the place of `op`.
  static void replaceOp(RewriterBase &rewriter, Operation *op,
                        ValueRange values);
  FailureOr<Value> allocate(RewriterBase &rewriter, Location loc,
                            MemRefType type, ValueRange sizes) const;

private:
  friend class FunctionAnalysis;
  using Uses = llvm::SetVector<OpOperand *>;

  LogicalResult analyze(Operation *op);
  LogicalResult checkBlocks(Operation *op) const;
  LogicalResult checkAssumptions(Operation *op);
  LogicalResult checkAssumptions(OpOperand &use);
  void setForced(Operation *op);
  void setInPlace(OpOperand &use);
  bool isAllowedDialect(StringRef dialect) const;
  /// Whether `op` is in a function that is left out.
  bool isExcluded(Operation *op) const;
  void decide(OpOperand &use);
  void decideEquivalences(Operation *op);
  void collectUndefined(Operation *op);
  bool writesReadOnly(OpOperand &use, bool isConsidered);
  bool hasConflict(OpOperand &use, bool isConsidered);
  bool isConflict(const Uses &reads, const Uses &writes, OpOperand *added);
  /// Returns a key of the alias set of `value`: values that may share memory
  /// have one key.
  const void *getAliasSet(Value value) const;
  bool isConflict(OpOperand &read, OpOperand &write,
                  const llvm::SetVector<Value> &definitions);
  bool isRuledOutByOrder(OpOperand &read, OpOperand &write) const;
  bool canUseOrder(OpOperand &read, OpOperand &write,
                   const llvm::SetVector<Value> &definitions) const;
  bool happensBefore(Operation *a, Operation *b) const;
  bool leavesParallelRegion(const Uses &writes) const;
  Region *getRepetitiveRegion(Region *region) const;
  Region *getParallelRegion(Region *region) const;
  void addReads(Uses &uses, Value value) const;
  void addWrites(Uses &uses, Value value) const;
  const llvm::SetVector<Value> &findDefinitions(Value value);
  void annotateConflict(OpOperand &read, OpOperand &write, Value definition);
  void annotateNotWritable(Value value);

  Operation *root;
  const BufferizationOptions &options;
  mutable DominanceInfo dominance;
  llvm::EquivalenceClasses<void *> aliasSets, equivalences;
  llvm::DenseSet<OpOperand *> inPlace;
  /// The alias sets in which no read conflicts with a write. Decisions only make more values
  /// equivalent, so that none does later. Only pairs of different sets are compared, without
  /// which a chain of n operations takes more than n^3.
  llvm::DenseSet<const void *> withoutConflicts;
  /// Operands whose contents are not defined.
  llvm::DenseSet<OpOperand *> undefined;
  llvm::DenseMap<Value, llvm::SetVector<Value>> definitionsOf;
  SmallVector<Value> openTypes;
  /// Functions by name, and the summaries of the analyzed ones.
  llvm::DenseMap<StringAttr, Operation *> functions;
  llvm::DenseMap<Operation *, FunctionSummary> summaries;
  /// Functions that are left out, and all that is in them.
  llvm::DenseSet<Operation *> excluded;
  mutable llvm::DenseMap<const void *, const BufferizableOp *> records;
  unsigned numConflicts = 0, numNotWritable = 0;
};

/// The operations in `root` with tensors, in the order in which their operands are decided.
SmallVector<Operation *> getAnalysisOrder(Operation *root,
                                          const BufferizationState &state);
/// Writes decisions to attributes: which operands are in place, and alias sets.
void annotateDecisions(Operation *root, const BufferizationState &state);
void annotateAliasSets(Operation *root, const BufferizationState &state);

/// The rewrite of tensors in `root`, after the analysis.
LogicalResult insertTensorCopies(Operation *root, BufferizationState &state);
LogicalResult bufferizeOps(Operation *root, BufferizationState &state);
/// The rewrite of the functions of a module, and of its other operations.
LogicalResult bufferizeModule(Operation *module, BufferizationState &state);
/// Copies the operands that are not in place.
LogicalResult insertOperandCopies(Operation *op, RewriterBase &rewriter,
                                  const BufferizationState &state);

bool hasTensorSemantics(Operation *op);
/// Fails, after an error, if a region of an operation without support for that has several blocks.
LogicalResult verifyBlocks(Operation *op, const BufferizableOp &record);
/// A tensor like `value` in new memory, before the insertion point. Fails for unranked tensors.
FailureOr<Value> createTensorCopy(RewriterBase &rewriter, Location loc,
                                  Value value, bool hasContents);
/// `value`, which is a memref, as one of type `type`: cast, or copied if a cast could fail when
/// the program runs. Fails if the types have nothing in common.
FailureOr<Value> castOrCopy(RewriterBase &rewriter, Value value,
                            MemRefType type, const BufferizationState &state);

} // namespace strata

#endif // STRATA_BUFFERIZATION_ANALYSIS_ONESHOTANALYSIS_H
