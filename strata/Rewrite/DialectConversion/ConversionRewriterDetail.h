// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state of a dialect conversion: the replacements of values, and a journal
// of all changes, which is undone from its end to a mark if a pattern fails;
// changes that were delayed are carried out at the end.
//
// Nothing is deleted before the end, so each entry finds, when it is undone,
// the operations and blocks around it just as it left them. Undoing restores
// the order of uses too: it determines the order of predecessors, and of the
// operations that passes find by walking uses.
//
// Without rollback the same is recorded, but uses move and operations leave their
// blocks at once; only their memory is kept until the end.
#ifndef STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONREWRITERDETAIL_H
#define STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONREWRITERDETAIL_H

#include "strata/Rewrite/DialectConversion/ConversionValuesDetail.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

namespace strata::detail {

/// One thing that was done.
struct ConversionStep {
  enum class Kind : uint8_t {
    /// No longer relevant.
    None,
    CreateOp,
    /// A cast between old and new types; `index` is 1 if it is found by its
    /// input.
    CreateCast,
    /// The operation was before `next` in `from`.
    MoveOp,
    /// The operation had the state `savedOps[index]`. `next` is not null if the
    /// one before was still being modified.
    ModifyOp,
    /// Replaced by the replacements of its results when the conversion ends.
    ReplaceOp,
    /// The operations nested in it are ignored.
    IgnoreNested,
    CreateBlock,
    /// The block was before `next` in `from`.
    MoveBlock,
    EraseBlock,
    /// The operations from `next` to `from`, and no others, were in the block.
    InlineBlock,
    /// The old arguments are in the block `from`.
    ConvertArgs,
    /// A value was replaced.
    MapValue,
    /// The region had the type converter `from`.
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
  Value value() const { return Value(static_cast<ValueImpl *>(subject)); }
};
static_assert(sizeof(ConversionStep) == 32);

/// A cast that was made because types differ.
struct ConversionCast {
  enum class Kind : uint8_t { Source, Argument, Target };
  Operation *op;
  const TypeConverter *converter;
  /// The original type of the inputs of a Target.
  Type originalType;
  Kind kind;
  /// The cast made before with the same first input, counted from 1.
  uint32_t earlier;
};

/// How an operation was before it was changed in place, with the places of its
/// uses.
class SavedOp {
public:
  SavedOp() = default;
  explicit SavedOp(Operation *op) { save(op); }
  void save(Operation *op);
  /// Whether `op`, which was saved, is not as it was.
  bool hasChanged(Operation *op) const;
  /// Puts back `ops`, which were saved when none of them had changed. Later
  /// changes must have been undone.
  static void restore(ArrayRef<std::pair<Operation *, const SavedOp *>> ops);

private:
  /// A use, and the one before it in its list: operand, or successor, `number`
  /// of `before`, null for the first.
  template <typename T> struct Use {
    T used;
    Operation *before;
    unsigned number;
  };
  bool hasUsesInPlace(Operation *op) const;
  void dropUses(Operation *op) const;
  void restoreRest(Operation *op) const;

  Location loc;
  DictionaryAttr attrs;
  SmallVector<Attribute, 4> slots;
  SmallVector<Use<Value>, 4> operands;
  SmallVector<Type, 2> types;
  SmallVector<Use<Block *>, 1> successors;
};

class ConversionRewriterImpl final : public RewriterBase::Listener {
public:
  using Step = ConversionStep;

  ConversionRewriterImpl(Context *ctx, const ConversionConfig &config,
                         bool canUndo);
  ~ConversionRewriterImpl() override;

  ConversionPatternRewriter rewriter;
  const ConversionConfig &config;
  /// Otherwise changes are made at once, and stay.
  const bool canUndo;
  /// Makes an operation legal; set by the driver.
  std::function<LogicalResult(Operation *)> legalize;
  /// The converter of the pattern that is being applied.
  const TypeConverter *converter = nullptr;
  /// The operation of the input whose turn it is.
  Operation *current = nullptr;
  /// While reasons are collected: the reason that the last pattern gave.
  std::string *reason = nullptr;
  /// The description of an invalid change by the pattern; it fails.
  std::string fault;

  // The journal (ConversionJournal.cpp, ConversionUndo.cpp).

  std::vector<Step> journal;
  size_t mark() const { return journal.size(); }
  void undo(size_t mark);
  Step &record(Step::Kind kind, void *subject) {
    Step &step = journal.emplace_back();
    step.kind = kind;
    step.subject = subject;
    return step;
  }
  void recordModification(Operation *op, SavedOp &&before);
  /// Operations whose modification has begun and has not ended.
  unsigned numOpenModifications = 0;

  // The replacements of values (ConversionValues.cpp).

  /// The direct replacement; null if `value` was not replaced. Valid until
  /// another value is mapped.
  const Replacement *find(Value value) const { return table.find(value); }
  void map(Value from, ArrayRef<Value> to);
  /// Appends the final replacements of `value`.
  void appendLatest(Value value, SmallVectorImpl<Value> &values) const;
  /// Appends the replacement of `value` that has `types`; a cast if none has.
  void appendConverted(Value value, ArrayRef<Type> types, Location loc,
                       SmallVectorImpl<Value> &values);
  /// The adapted operands of `op` for a pattern: the values, and their number
  /// for each operand.
  LogicalResult remap(Operation *op, ArrayRef<OpOperand> operands,
                      SmallVectorImpl<Value> &values,
                      SmallVectorImpl<uint32_t> &sizes);
  /// The replacement of `value`, in the types that `converter` gives, if it is
  /// not null; fails with a reason if its type has no conversion.
  LogicalResult remap(Location loc, StringRef what, unsigned number,
                      Value value, SmallVectorImpl<Value> &values);

  // Changes.

  /// False, with a fault, if something stands for results of `op` already.
  bool mayReplace(Operation *op);
  /// Replaces `op`, for which `mayReplace` holds.
  void replaceOp(Operation *op, function_ref<ArrayRef<Value>(unsigned)> values);
  void eraseOp(Operation *op);
  void eraseBlock(Block *block);
  void inlineBlock(Block *source, Block *dest, Block::iterator before);
  Block *
  applySignatureConversion(Block *block,
                           const TypeConverter::SignatureConversion &conversion,
                           const TypeConverter *with);
  /// Operations nested in `op` are not legalized any more.
  void ignoreNested(Operation *op);
  /// Whether it was replaced or erased.
  bool isReplaced(Operation *op) const {
    if (!op->getNumResults())
      return marks.lookup(op) & Gone;
    const Replacement *replacement = find(op->getResult(0));
    return replacement && replacement->ownerIsGone;
  }
  /// Whether it was replaced, erased or ignored.
  bool isIgnored(Operation *op) const {
    return isReplaced(op) || (hasNested && marks.lookup(op));
  }
  /// Whether it will be erased, itself or with an operation that contains it.
  bool isGone(Operation *op) const;
  /// Whether no operation that stays uses a result of `op`.
  bool isUnused(Operation *op) const;
  /// False if, of the operations whose turn is still to come, none is ignored.
  bool hasGoneElsewhere = false;
  const TypeConverter *getRegionConverter(Region *region) const {
    return regionConverters.lookup(region);
  }
  void setRegionConverter(Region *region, const TypeConverter &with);

  // The end (ConversionCommit.cpp).

  /// Makes room for replacing so many operations.
  void reserve(size_t numOps) {
    journal.reserve(2 * numOps);
    table.reserve(numOps);
  }
  /// Carries out what was put off. On failure `undo` still works, and
  /// `failureDiag` tells why.
  LogicalResult prepareCommit();
  /// After that: tells the listener, and deletes the erased operations.
  void finishCommit();
  /// Without rollback: makes the IR valid after any failure.
  void settle();
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
  /// A use that `prepareCommit` has changed, and how it was.
  struct ChangedUse {
    OpOperand *operand, *previous;
    Value value;
  };
  enum Mark : uint32_t { Gone = 1, Nested = 2 };

  void undoStep(const Step &step, SmallVectorImpl<Step> &graveyard);
  void undoModifications(const Step &last);
  void undoMarks(uint32_t size);
  void mapUnrecorded(Value from, ArrayRef<Value> to, bool ownerIsGone);
  void mark(Operation *op, Mark mark);
  Operation *makeCast(ConversionCast::Kind kind, ArrayRef<Value> inputs,
                      ArrayRef<Type> types, OpBuilder::InsertPoint place,
                      Location loc, const TypeConverter *with,
                      Type originalType);
  Operation *findCast(ArrayRef<Value> inputs, ArrayRef<Type> types) const;
  /// The last cast of exactly `inputs` that a pattern's values need; null if there is none.
  Operation *findTargetCast(ArrayRef<Value> inputs) const;
  Operation *
  findCastOf(ArrayRef<Value> inputs,
             function_ref<bool(const ConversionCast &)> accepts) const;
  /// The earliest place where all of `values` are defined; not set if it is
  /// unknown because they are in different blocks.
  OpBuilder::InsertPoint findPlace(ArrayRef<Value> values) const;

  // Parts of both.
  void setOperand(OpOperand &operand, Value value);
  OpBuilder::InsertPoint findPlaceFor(Value value,
                                      ArrayRef<Value> latest) const;
  Value makeReplacement(Value value, const Replacement &replacement);
  Value makeNothing(Value value, Operation *user,
                    const Replacement &replacement);
  void replaceUses(Value value);
  void replaceValues();
  LogicalResult materialize(ConversionCast &cast);
  bool buildMaterialization(const ConversionCast &cast,
                            SmallVectorImpl<Value> &made);
  LogicalResult materializeCasts(bool mayRefuse);
  LogicalResult refuseCast(const ConversionCast &cast);
  void destroyGone();

  // Telling the listener (ConversionListener.cpp): all in the end, or at once.
  void tellListener();
  void tellStep(const Step &step);
  void tellReplaced(Operation *op);
  void tellErased(Operation *op);

  // Erases an operation at once, without rollback (ConversionImmediate.cpp).
  void removeNow(Operation *op);
  void removeNow(Block *block);

  friend class strata::ConversionPatternRewriter;
  const OpDefinition *castDef;
  ReplacementTable table;
  std::vector<ConversionCast> casts;
  /// The last cast by its first input, counted from 1.
  AddressNumbers castsByInput;
  /// The marks of operations: those without results that are erased, and those
  /// nested in an erased operation or in one that is legal as a whole.
  AddressNumbers marks;
  /// The marked operations, in order.
  SmallVector<std::pair<Operation *, Mark>, 0> marked;
  bool hasNested = false;
  /// Whether an operation that contained others was erased.
  bool hasGoneRegions = false;
  llvm::DenseMap<Region *, const TypeConverter *> regionConverters;
  /// Casts that are not needed in the end.
  std::vector<Operation *> goneCasts;
  std::vector<ChangedUse> changedUses;
};

/// Fails since `type`, that of `what`, does not become other types, or, with
/// `wantsOne`, one other type.
LogicalResult refuseType(ConversionPatternRewriter &rewriter, Operation *op,
                         const Twine &what, Type type,
                         const TypeConverter &converter, bool wantsOne = false);
/// Fails if the type of an argument of `block` does not become other types.
LogicalResult checkArguments(Block &block, const TypeConverter &converter,
                             ConversionPatternRewriter &rewriter);

} // namespace strata::detail

#endif // STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONREWRITERDETAIL_H
