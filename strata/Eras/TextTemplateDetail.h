// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Templates of operations in rules of history files (TextNatives.h): the text
// of a template with the arguments of one call in place of names that begin
// with `$`, and of the functions that docs/history-files.md lists.
#ifndef STRATA_ERAS_TEXTTEMPLATEDETAIL_H
#define STRATA_ERAS_TEXTTEMPLATEDETAIL_H

#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Rewrite/PDL/PDLNatives.h"

#include "llvm/Support/raw_ostream.h"

namespace strata {

using IndexGroups = SmallVector<SmallVector<int64_t, 2>, 4>;

/// Groups of dimensions, of an array of arrays or of maps; std::nullopt if
/// `attr` is no array.
std::optional<IndexGroups> getIndexGroups(Attribute attr);

/// The numbers of an array, of a dense array or of the elements of a constant, or one integer;
/// std::nullopt for other attributes.
std::optional<SmallVector<int64_t, 4>> getNumbers(Attribute attr);

/// Expands one template for the arguments of one call.
class TemplateExpander {
public:
  TemplateExpander(StringRef text, ArrayRef<PDLValue> args)
      : TemplateExpander(text, args, {}, 0) {}

  LogicalResult expand();

  /// The operations, in the current custom form.
  std::string getText() const { return prelude + body; }
  /// The values in use, in the order of the block arguments `%strata_0`, ...
  ArrayRef<Value> getValues() const { return values; }

  /// A region of the source that moves to a marked place.
  struct MovedRegion {
    Operation *op;
    /// The type of an argument that the region has in addition.
    Type more;
  };
  ArrayRef<MovedRegion> getRegions() const { return regions; }
  /// The operations that functions on siblings have used up, which must be erased.
  ArrayRef<Operation *> getUsedSiblings() const { return siblings; }

private:
  /// An argument of a function: a value, or a word, which may be a text in quotes.
  struct Argument {
    PDLValue value;
    StringRef word;
    bool isQuoted = false;
    bool is(PDLValue::Kind kind, bool isRange = false) const {
      return word.empty() && value.getKind() == kind && !value.isNull() &&
             value.isRange() == isRange;
    }
    /// Null if it is none.
    Attribute getAttr() const;
    Type getType() const;
    Operation *getOperation() const;
    /// One value or several; empty if the argument is no value.
    ArrayRef<Value> getValues() const;
    Value single;
  };
  using Function = LogicalResult (TemplateExpander::*)(ArrayRef<Argument>);
  struct Entry {
    llvm::StringLiteral name;
    Function function;
  };
  /// Null if there is no such function.
  static Function lookup(StringRef name);
  /// Functions that give parts of values, types and attributes.
  static Function lookupPart(StringRef name);
  /// Functions that give numbers and their types.
  static Function lookupConstant(StringRef name);
  /// Functions that repeat or choose text.
  static Function lookupChoice(StringRef name);

  /// The elements of lists that `$_0`, `$_1`, ... stand for, of which each is number `$_n`.
  TemplateExpander(StringRef text, ArrayRef<PDLValue> args,
                   ArrayRef<PDLValue> elements, size_t number)
      : rest(text), args(args), elements(elements), number(number), os(body) {}

  LogicalResult expandFunction(Function function);
  std::optional<Argument> parseArgument();
  std::optional<Argument> parseElement();
  bool parseQuoted(Argument &result);
  LogicalResult expandNested(StringRef text, ArrayRef<PDLValue> parts,
                             size_t number, StringRef separator);
  LogicalResult expandLists(ArrayRef<Argument> list, StringRef separator);
  LogicalResult print(const Argument &arg, bool asTypes);
  void printValues(ArrayRef<Value> list);
  void printTypes(ArrayRef<Value> list);
  std::string getName(Value value);
  /// A name for an operation in front of the others.
  std::string addName();
  std::string addConstant(int64_t number);
  /// The part of a tuple, in front of the operations; empty if there is none.
  std::string addTuplePart(Value tuple, uint64_t number);
  std::string addSlice(Operation *slices, uint64_t number, Type type);
  std::string addLoopMask(Value mask, AffineMap map, ArrayRef<int64_t> loops);
  std::string addSize(Value value, int64_t dim);
  std::string addIndexOp(StringRef name, StringRef a, StringRef b);

  LogicalResult addTypes(ArrayRef<Argument> list);
  LogicalResult addElementTypes(ArrayRef<Argument> list);
  LogicalResult addDropElementTypes(ArrayRef<Argument> list);
  LogicalResult addResults(ArrayRef<Argument> list);
  LogicalResult addArrow(ArrayRef<Argument> list);
  LogicalResult addShape(ArrayRef<Argument> list);
  LogicalResult addGroups(ArrayRef<Argument> list);
  LogicalResult addRegion(ArrayRef<Argument> list);
  LogicalResult addBody(ArrayRef<Argument> list);
  LogicalResult addIndexedRegion(ArrayRef<Argument> list);
  LogicalResult addArguments(ArrayRef<Argument> list);
  LogicalResult addEntry(ArrayRef<Argument> list);
  LogicalResult addOptional(ArrayRef<Argument> list);
  LogicalResult addNumber(ArrayRef<Argument> list);
  LogicalResult addLevels(ArrayRef<Argument> list);
  LogicalResult addDynamicValues(ArrayRef<Argument> list);
  LogicalResult addIsUnsigned(ArrayRef<Argument> list);
  LogicalResult addReshaped(ArrayRef<Argument> list);
  LogicalResult addReshapedType(ArrayRef<Argument> list);
  LogicalResult addIdentityMap(ArrayRef<Argument> list);
  LogicalResult addOtherEntries(ArrayRef<Argument> list);
  LogicalResult addPresent(ArrayRef<Argument> list);
  LogicalResult addElement(ArrayRef<Argument> list);
  LogicalResult addBound(ArrayRef<Argument> list);
  LogicalResult addWindows(ArrayRef<Argument> list);
  LogicalResult addTuplePart(ArrayRef<Argument> list);
  LogicalResult addJoinedSlices(ArrayRef<Argument> list);
  LogicalResult addContractionMask(ArrayRef<Argument> list);
  LogicalResult addContractionMaskType(ArrayRef<Argument> list);
  LogicalResult addAttributes(ArrayRef<Argument> list);
  LogicalResult addNegated(ArrayRef<Argument> list);
  LogicalResult addPart(ArrayRef<Argument> list, bool isFirst, bool asTypes);
  LogicalResult addTake(ArrayRef<Argument> list);
  LogicalResult addDrop(ArrayRef<Argument> list);
  LogicalResult addTakeTypes(ArrayRef<Argument> list);
  LogicalResult addDropTypes(ArrayRef<Argument> list);
  LogicalResult addCount(ArrayRef<Argument> list);
  LogicalResult addIntegers(ArrayRef<Argument> list);
  LogicalResult addDenseArray(ArrayRef<Argument> list);
  LogicalResult addStaticSize(ArrayRef<Argument> list);
  LogicalResult addStorage(ArrayRef<Argument> list);
  LogicalResult addSumType(ArrayRef<Argument> list);
  LogicalResult addNumberLike(ArrayRef<Argument> list);
  LogicalResult addChoice(ArrayRef<Argument> list);
  LogicalResult addOneElement(ArrayRef<Argument> list);
  LogicalResult addSplat(ArrayRef<Argument> list);
  LogicalResult addWithoutLayout(ArrayRef<Argument> list);
  LogicalResult addLayoutOffset(ArrayRef<Argument> list);
  LogicalResult addLayoutStrides(ArrayRef<Argument> list);
  LogicalResult addFirstOrZero(ArrayRef<Argument> list);
  LogicalResult addValuesOrShape(ArrayRef<Argument> list);
  LogicalResult addValuesOrSteps(ArrayRef<Argument> list);
  LogicalResult addDynamicSizes(ArrayRef<Argument> list);
  LogicalResult addTransposed(ArrayRef<Argument> list);
  LogicalResult addParts(ArrayRef<Argument> list);
  LogicalResult addRangeSizes(ArrayRef<Argument> list);
  LogicalResult addExpandedSizes(ArrayRef<Argument> list);
  LogicalResult addLoopSizes(ArrayRef<Argument> list);
  LogicalResult addValueAt(ArrayRef<Argument> list);
  LogicalResult addTypedArguments(ArrayRef<Argument> list);
  LogicalResult addStructIndices(ArrayRef<Argument> list);
  LogicalResult addStructIndexTypes(ArrayRef<Argument> list);
  LogicalResult addLoopIndices(ArrayRef<Argument> list);
  LogicalResult addCallResults(ArrayRef<Argument> list);
  LogicalResult addResultValues(ArrayRef<Argument> list);
  LogicalResult addCallType(ArrayRef<Argument> list);
  LogicalResult addWords(ArrayRef<Argument> list);
  LogicalResult addWord(ArrayRef<Argument> list);
  LogicalResult addEach(ArrayRef<Argument> list);
  LogicalResult addList(ArrayRef<Argument> list);
  LogicalResult addLines(ArrayRef<Argument> list);
  LogicalResult addWhen(ArrayRef<Argument> list);
  LogicalResult addPick(ArrayRef<Argument> list);
  LogicalResult addPickNumber(ArrayRef<Argument> list);
  LogicalResult addMixed(ArrayRef<Argument> list);
  LogicalResult addInteger(ArrayRef<Argument> list);
  LogicalResult addNativeArguments(ArrayRef<Argument> list);
  LogicalResult addColon(ArrayRef<Argument> list);
  LogicalResult addSiblingValues(ArrayRef<Argument> list);
  LogicalResult addSiblingTypes(ArrayRef<Argument> list);
  LogicalResult addSiblingRegions(ArrayRef<Argument> list);
  SmallVector<Operation *, 4> findSiblings(ArrayRef<Argument> list) const;
  SmallVector<Value, 4> getSiblingOperands(ArrayRef<Argument> list) const;
  LogicalResult openRegion(Operation *op, Type more);
  void closeRegion(Operation *op, Type more);

  StringRef rest;
  ArrayRef<PDLValue> args, elements;
  size_t number;
  /// Whether a `pick` has no text for the elements.
  bool isLeftOut = false;
  /// The name after the dot of the argument parsed last.
  StringRef key;
  /// Operations in front of those of the template.
  std::string prelude, body;
  llvm::raw_string_ostream os;
  unsigned numAdded = 0;
  std::vector<Value> values;
  std::vector<MovedRegion> regions;
  std::vector<Operation *> siblings;
};

} // namespace strata

#endif // STRATA_ERAS_TEXTTEMPLATEDETAIL_H
