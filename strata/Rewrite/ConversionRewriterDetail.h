// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state of a dialect conversion: what stands for which value, and a journal
// of all that was done, which is undone from its end to a mark where a pattern
// fails, and carried out in the end where something was put off.
//
// Nothing is deleted before the end, so each entry finds, when it is undone, the
// operations and blocks around it just as it left them.
#ifndef STRATA_REWRITE_CONVERSIONREWRITERDETAIL_H
#define STRATA_REWRITE_CONVERSIONREWRITERDETAIL_H

#include "strata/Rewrite/DialectConversion.h"

#include "llvm/Support/Allocator.h"

namespace strata::detail {

/// One thing that was done. 32 bytes.
struct ConversionStep {
  enum class Kind : uint8_t {
    /// Of no interest any more.
    None,
    CreateOp,
    /// A cast between old and new types; `index` is 1 if it is found by its
    /// input.
    CreateCast,
    /// It was before `next` in `from`.
    MoveOp,
    /// It was as `savedOps[index]` says.
    ModifyOp,
    /// To be replaced by what stands for its results.
    ReplaceOp,
    /// What is in it is ignored.
    IgnoreNested,
    CreateBlock,
    /// It was before `next` in `from`.
    MoveBlock,
    EraseBlock,
    /// The operations from `next` to `last`, and no others, were in the block.
    InlineBlock,
    /// The old arguments are in the block `from`.
    ConvertArgs,
    /// What stood for the value before is `earlier[index - 1]`, if `index` is
    /// not 0.
    MapValue,
    /// `region` got a type converter.
    ConvertRegion,
  };
  Kind kind = Kind::None;
  uint32_t index = 0;
  /// Operation, block, value or region.
  void *subject = nullptr;
  void *from = nullptr;
  void *next = nullptr;

  Operation *op() const { return static_cast<Operation *>(subject); }
  Block *block() const { return static_cast<Block *>(subject); }
};
static_assert(sizeof(ConversionStep) == 32);

/// What stands for a value.
struct Replacement {
  union {
    ValueImpl *one;
    const Value *many;
  };
  uint32_t count = 0;
  /// The value is a result of an operation that was replaced or erased.
  bool ownerIsGone = false;
  /// Of the pattern that said so.
  const TypeConverter *converter = nullptr;
  Replacement() : one(nullptr) {}
};

/// A cast that was made because types differ.
struct ConversionCast {
  enum class Kind : uint8_t { Source, Argument, Target };
  Operation *op;
  const TypeConverter *converter;
  /// What the inputs of a Target stand for.
  Type originalType;
  Kind kind;
  /// The cast made before with the same first input, counted from 1.
  uint32_t earlier;
};

/// How an operation was before it was changed in place.
struct SavedOp {
  Location loc;
  DictionaryAttr attrs;
  SmallVector<Attribute, 4> slots;
  SmallVector<Value, 4> operands;
  SmallVector<Type, 2> types;
  SmallVector<Block *, 2> successors;

  explicit SavedOp(Operation *op);
  void restore(Operation *op) const;
};

class ConversionRewriterImpl final : public RewriterBase::Listener {
public:
  using Step = ConversionStep;

  ConversionRewriterImpl(Context *ctx, const ConversionConfig &config);
  ~ConversionRewriterImpl() override;

  ConversionPatternRewriter rewriter;
  const ConversionConfig &config;
  /// Makes an operation legal; set by the driver.
  std::function<LogicalResult(Operation *)> legalize;
  /// Of the pattern that is being applied.
  const TypeConverter *converter = nullptr;
  /// The operation of the input whose turn it is.
  Operation *current = nullptr;
  /// While reasons are collected: the reason that the last pattern gave.
  std::string *reason = nullptr;
  std::optional<Location> reasonLoc;

  // The journal.

  std::vector<Step> journal;
  size_t mark() const { return journal.size(); }
  void undo(size_t mark);
  Step &record(Step::Kind kind, void *subject) {
    Step &step = journal.emplace_back();
    step.kind = kind;
    step.subject = subject;
    return step;
  }

  // What stands for values.

  /// What stands for it directly; null if it was not replaced.
  const Replacement *find(Value value) const {
    auto found = replacements.find(value);
    return found == replacements.end() ? nullptr : &found->second;
  }
  void map(Value from, ArrayRef<Value> to);
  /// Appends what stands for `value` in the end.
  void appendLatest(Value value, SmallVectorImpl<Value> &values) const;
  /// Appends what stands for `value` and has `types`; it is cast if nothing has.
  void appendConverted(Value value, ArrayRef<Type> types, Location loc,
                       SmallVectorImpl<Value> &values);
  /// What patterns get for operands of `op`: the values, and how many there are
  /// for each.
  LogicalResult remap(Operation *op, ArrayRef<Value> operands,
                      const char *what, SmallVectorImpl<Value> &values,
                      SmallVectorImpl<uint32_t> &sizes);

  // Changes.

  void replaceOp(Operation *op, function_ref<ArrayRef<Value>(unsigned)> values);
  void eraseOp(Operation *op);
  void eraseBlock(Block *block);
  Block *applySignatureConversion(
      Block *block, const TypeConverter::SignatureConversion &conversion,
      const TypeConverter *with);
  /// What is in `op` is not looked at any more.
  void ignoreNested(Operation *op);
  /// Whether it was replaced, erased or ignored.
  bool isIgnored(Operation *op) const;
  /// False if, of the operations whose turn is still to come, none is.
  bool hasGoneElsewhere = false;
  const TypeConverter *getRegionConverter(Region *region) const {
    return regionConverters.lookup(region);
  }
  void setRegionConverter(Region *region, const TypeConverter &with);

  // The end (ConversionCommit.cpp).

  /// Makes room for replacing so many operations.
  void reserve(size_t numOps) {
    journal.reserve(2 * numOps);
    replacements.reserve(unsigned(numOps));
  }
  /// Whether a cast may be refused in the end.
  bool mayRefuse = false;
  /// `with`, which may be null, is in use.
  void noteUse(const TypeConverter *with) {
    mayRefuse |= with && (with->hasSourceMaterializations() ||
                          with->hasTargetMaterializations());
  }
  /// Carries out what was put off. On failure `undo` still works, and
  /// `failureDiag` tells why.
  LogicalResult commit();
  std::optional<Diagnostic> failureDiag;

  // Notifications.

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override;
  void notifyBlockInserted(Block *block, Region *previous,
                           Region::iterator previousIt) override;
  void notifyMatchFailure(Location loc,
                          function_ref<void(Diagnostic &)> fn) override;

  std::vector<SavedOp> savedOps;

private:
  void undoStep(const Step &step, SmallVectorImpl<Step> &graveyard);
  /// True if nothing stood for it before; otherwise that is in `earlier`.
  bool mapUnrecorded(Value from, ArrayRef<Value> to, bool ownerIsGone);
  void ignore(Operation *op);
  Operation *makeCast(ConversionCast::Kind kind, ArrayRef<Value> inputs,
                      ArrayRef<Type> types, OpBuilder::InsertPoint place,
                      Location loc, const TypeConverter *with,
                      Type originalType);
  Operation *findCast(ArrayRef<Value> inputs, ArrayRef<Type> types) const;
  /// The earliest place where all of `values` are there; not set if that is not
  /// known, since they are in different blocks.
  OpBuilder::InsertPoint findPlace(ArrayRef<Value> values) const;
  OpBuilder::InsertPoint findPlaceAfter(Value value) const;

  // Parts of `commit`.
  void setOperand(OpOperand &operand, Value value);
  OpBuilder::InsertPoint findPlaceOfArgument(BlockArgument arg) const;
  void dropGone();
  void replaceLiveUses(Value value);
  void replaceValues();
  LogicalResult materialize(ConversionCast &cast);
  LogicalResult materializeCasts();
  LogicalResult refuseCast(const ConversionCast &cast);
  void tellListener();
  void destroyGone();

  friend class strata::ConversionPatternRewriter;
  const OpDefinition *castDef;
  llvm::DenseMap<Value, Replacement> replacements;
  std::vector<Replacement> earlier;
  std::vector<ConversionCast> casts;
  /// The last cast by its first input, counted from 1.
  llvm::DenseMap<Value, uint32_t> castsByInput;
  llvm::DenseSet<Operation *> ignored;
  /// In the order of their coming.
  std::vector<Operation *> ignoredOrder;
  llvm::DenseMap<Region *, const TypeConverter *> regionConverters;
  llvm::BumpPtrAllocator arena;
  /// Casts that are not needed in the end.
  std::vector<Operation *> goneCasts;
  /// What `commit` has changed, to be put back if it fails.
  std::vector<std::pair<OpOperand *, Value>> changedOperands;
  std::vector<std::pair<BlockOperand *, Block *>> changedSuccessors;
};

} // namespace strata::detail

#endif // STRATA_REWRITE_CONVERSIONREWRITERDETAIL_H
