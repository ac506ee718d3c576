// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The template is expanded to the body of a module whose block arguments stand for the
// values. A region of an operation stands in the text as a block with one marked
// operation, and is moved there afterwards.
#include "strata/Eras/TextNatives.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Eras/GenericSuccessor.h"
#include "strata/Eras/OlderNatives.h"
#include "strata/Eras/RegionNatives.h"
#include "strata/Eras/TextTemplateDetail.h"
#include "strata/Eras/ViewNatives.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Transforms/RenamingNatives.h"

using namespace strata;

/// Puts `region` in place of the block of `mark`. The operations in front of the mark stay
/// there, and their results replace the first arguments.
static void moveRegion(Operation *mark, Region &source, Type more) {
  Region *region = mark->getParentRegion();
  SmallVector<Operation *, 4> leading;
  for (Operation *op = mark->getBlock()->getFirstOp(); op != mark;
       op = op->getNextNode())
    leading.push_back(op);
  for (Operation *op : leading)
    op->remove();
  Location loc = mark->getLoc();
  region->takeBody(source);
  Block &block = region->front();
  if (more)
    block.addArgument(more, loc);
  Block::iterator first = block.begin();
  for (Operation *op : leading) {
    block.insert(first, op);
    block.getArgument(0).replaceAllUsesWith(op->getResult(0));
    block.eraseArgument(0);
  }
}

/// Moves the regions of the source to where they are marked in `op`.
static void moveRegions(Operation *op,
                        ArrayRef<TemplateExpander::MovedRegion> regions) {
  std::vector<Operation *> marks;
  op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
    if (inner->getAttr("strata.region"))
      marks.push_back(inner);
  });
  for (Operation *mark : marks) {
    auto number = cast<IntegerAttr>(mark->getAttr("strata.region"));
    auto [source, more] = regions[number.getValue().getZExtValue()];
    moveRegion(mark, source->getRegion(0), more);
  }
}

/// The last operation of `text`, with all before it in front of the insertion point of
/// `rewriter`. Null if the text is wrong.
static Operation *insertText(PatternRewriter &rewriter,
                             const TemplateExpander &expanded) {
  Context *ctx = rewriter.getContext();
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "\"builtin.module\"() ({\n^bb0(";
  for (auto [i, value] : llvm::enumerate(expanded.getValues()))
    os << (i ? ", " : "") << "%strata_" << i << " : " << value.getType();
  os << "):\n" << expanded.getText() << "\n}) : () -> ()";
  ParserConfig config(ctx);
  config.verifyAfterParse = false;
  DiagnosticCapture silence;
  OwningOpRef<> module = parseSourceString(text, config, "<rule>");
  if (!module || module->getRegion(0).empty())
    return nullptr;
  Block &block = module->getRegion(0).front();
  for (auto [argument, value] :
       llvm::zip(block.getArguments(), expanded.getValues()))
    argument.replaceAllUsesWith(value);
  Location loc = rewriter.getInsertionPoint()->getLoc();
  Operation *last = nullptr;
  while (Operation *op = block.getFirstOp()) {
    op->walk<WalkOrder::PreOrder>(
        [&](Operation *inner) { inner->setLoc(loc); });
    moveRegions(op, expanded.getRegions());
    op->remove();
    rewriter.insert(op);
    last = op;
  }
  for (Operation *op : expanded.getUsedSiblings())
    rewriter.eraseOp(op);
  return last;
}

/// Whether the operands of `end` are the results of the function `op`.
static bool returnsResults(Operation *op, Operation &end) {
  auto type = dyn_cast_or_null<TypeAttr>(op->getAttr("function_type"));
  auto function =
      type ? dyn_cast<FunctionType>(type.getValue()) : FunctionType();
  return function && llvm::equal(function.getResults(), end.getOperandTypes());
}

/// Constraints that only old text needs.
/// The type of the function that attribute `callee` of `op` names; null if it has none.
static Attribute findCalleeType(Operation *op) {
  auto callee = dyn_cast_or_null<SymbolRefAttr>(op->getAttr("callee"));
  Operation *function =
      callee ? SymbolTable::lookupNearestSymbolFrom(op, callee) : nullptr;
  return function ? function->getAttr("function_type") : Attribute();
}

static void addConstraints(PDLNatives &natives) {
  PDLNative hasLoopSizes;
  hasLoopSizes.fn = [](PatternRewriter &, ArrayRef<PDLValue> args,
                       PDLResultList &) {
    return TemplateExpander("loop_sizes($0, $1.indexing_maps, $2)", args)
        .expand();
  };
  natives.registerConstraintFunction("strata.has_loop_sizes",
                                     std::move(hasLoopSizes));
  natives.registerConstraintFunction(
      "strata.has_smaller_rank", [](PatternRewriter &, Type a, Type b) {
        auto first = dyn_cast<ShapedType>(a), second = dyn_cast<ShapedType>(b);
        return success(first && second && first.hasRank() && second.hasRank() &&
                       first.getRank() < second.getRank());
      });
  natives.registerConstraintFunction(
      "strata.has_several_ranks",
      [](PatternRewriter &, ArrayRef<Value> values) {
        std::optional<unsigned> rank;
        bool hasSeveral = false;
        for (Value value : values) {
          auto shaped = dyn_cast<ShapedType>(value.getType());
          if (!shaped || !shaped.hasRank())
            return failure();
          hasSeveral |= rank && *rank != shaped.getRank();
          rank = shaped.getRank();
        }
        return success(hasSeveral);
      });
  natives.registerConstraintFunction(
      "strata.has_static_shape", [](PatternRewriter &, Type type) {
        auto shaped = dyn_cast<ShapedType>(type);
        return success(shaped && shaped.hasStaticShape());
      });
  natives.registerConstraintFunction(
      "strata.has_no_layout", [](PatternRewriter &, Value value) {
        auto type = dyn_cast<MemRefType>(value.getType());
        return success(type &&
                       type == MemRefType::get(type.getShape(),
                                               type.getElementType(), {},
                                               type.getMemorySpace()));
      });
}

/// Adds constraints on the parent of an operation and on its contents.
static void addPlaceConstraints(PDLNatives &natives) {
  natives.registerConstraintFunction("strata.has_sibling", [](PatternRewriter &,
                                                              Operation *op,
                                                              Attribute name) {
    auto text = dyn_cast<StringAttr>(name);
    return success(text && op->getBlock() &&
                   llvm::any_of(*op->getBlock(), [&](Operation &other) {
                     return &other != op &&
                            other.getName().getStringRef() == text.getValue();
                   }));
  });
  natives.registerConstraintFunction(
      "strata.ends_with", [](PatternRewriter &, Operation *op, Attribute name) {
        auto text = dyn_cast<StringAttr>(name);
        return success(text && op->getNumRegions() != 0 &&
                       llvm::any_of(op->getRegion(0), [&](Block &block) {
                         return !block.empty() &&
                                block.back().getName().getStringRef() ==
                                    text.getValue() &&
                                returnsResults(op, block.back());
                       }));
      });
  natives.registerConstraintFunction(
      "strata.calls_variadic", [](PatternRewriter &, Operation *op) {
        Attribute type = findCalleeType(op);
        std::string text;
        llvm::raw_string_ostream os(text);
        if (type)
          os << type;
        return success(StringRef(os.str()).contains("..."));
      });
  natives.registerConstraintFunction(
      "strata.is_in", [](PatternRewriter &, Operation *op, Attribute name) {
        Operation *parent = op->getParentOp();
        auto text = dyn_cast<StringAttr>(name);
        return success(parent && text &&
                       parent->getName().getStringRef() == text.getValue());
      });
}

using MakeOperationFn =
    std::function<Operation *(PatternRewriter &, ArrayRef<PDLValue>)>;

static std::shared_ptr<PDLNative> makeOperation(const MakeOperationFn &make) {
  auto native = std::make_shared<PDLNative>();
  native->results =
      std::vector<PDLNative::Parameter>{{PDLValue::Kind::Operation, false}};
  native->fn = [make](PatternRewriter &rewriter, ArrayRef<PDLValue> args,
                      PDLResultList &results) {
    Operation *op = make(rewriter, args);
    if (!op)
      return failure();
    results.push_back(op);
    return success();
  };
  return native;
}

/// `name`, and the number of an operand: the operand of the operations `name` at the end of
/// the first region, each of which becomes an argument of the region there.
static LogicalResult shareOutputs(PatternRewriter &rewriter,
                                  ArrayRef<PDLValue> args, StringRef words,
                                  PDLResultList &results) {
  StringRef name, text;
  std::tie(name, text) = words.split(' ');
  unsigned number;
  if (args.size() != 1 || args[0].getKind() != PDLValue::Kind::Operation ||
      text.getAsInteger(10, number))
    return failure();
  Operation *op = args[0].getOperation();
  if (op->getNumRegions() == 0 || op->getRegion(0).empty() ||
      op->getRegion(0).front().empty())
    return failure();
  Block &block = op->getRegion(0).front();
  SmallVector<Value, 2> outputs;
  rewriter.modifyOpInPlace(op, [&] {
    block.back().walk([&](Operation *inner) {
      if (inner->getName().getStringRef() != name ||
          inner->getNumOperands() <= number)
        return;
      Value output = inner->getOperand(number);
      outputs.push_back(output);
      inner->setOperand(number,
                        block.addArgument(output.getType(), inner->getLoc()));
    });
  });
  results.push_back(ArrayRef<Value>(outputs));
  return success();
}

static PDLNatives::Entry makeSharedOutputs(StringRef words) {
  auto native = std::make_shared<PDLNative>();
  native->results =
      std::vector<PDLNative::Parameter>{{PDLValue::Kind::Value, true}};
  native->fn = [words = words.str()](PatternRewriter &rewriter,
                                     ArrayRef<PDLValue> args,
                                     PDLResultList &results) {
    return shareOutputs(rewriter, args, words, results);
  };
  return native;
}

/// The value that the expanded template names, with the operations before it.
static LogicalResult insertValue(PatternRewriter &rewriter, StringRef text,
                                 ArrayRef<PDLValue> args,
                                 PDLResultList &results) {
  TemplateExpander expander(text, args);
  if (failed(expander.expand()))
    return failure();
  Operation *last = insertText(rewriter, expander);
  if (!last || last->getNumOperands() != 1)
    return failure();
  Value value = last->getOperand(0);
  rewriter.eraseOp(last);
  results.push_back(value);
  return success();
}

static PDLNatives::Entry makeValue(StringRef text) {
  auto native = std::make_shared<PDLNative>();
  native->results =
      std::vector<PDLNative::Parameter>{{PDLValue::Kind::Value, false}};
  native->fn =
      [text =
           ("builtin.unrealized_conversion_cast " + text + " to none").str()](
          PatternRewriter &rewriter, ArrayRef<PDLValue> args,
          PDLResultList &results) {
        return insertValue(rewriter, text, args, results);
      };
  return native;
}

/// The operation without its regions, with other values of the attributes `names`.
static Operation *withAttributes(PatternRewriter &rewriter,
                                 ArrayRef<PDLValue> args, StringRef names) {
  SmallVector<StringRef, 3> list;
  names.split(list, ' ');
  if (args.size() != list.size() + 1 ||
      args[0].getKind() != PDLValue::Kind::Operation)
    return nullptr;
  Operation *op = args[0].getOperation()->cloneWithoutRegions();
  for (auto [name, value] : llvm::zip(list, args.drop_front()))
    if (value.getKind() == PDLValue::Kind::Attribute && !value.isNull())
      op->setAttr(StringAttr::get(op->getContext(), name), value.getAttr());
  rewriter.insert(op);
  return op;
}

/// `name`, and the names of further attributes: a successor in generic form.
static Operation *makeGeneric(PatternRewriter &rewriter,
                              ArrayRef<PDLValue> args, StringRef text) {
  SmallVector<StringRef, 3> words;
  text.split(words, ' ');
  if (args.size() != words.size() ||
      args[0].getKind() != PDLValue::Kind::Operation)
    return nullptr;
  Operation *op = args[0].getOperation();
  SmallVector<NamedAttribute, 2> more;
  for (auto [word, arg] : llvm::drop_begin(llvm::zip(words, args)))
    if (arg.getKind() == PDLValue::Kind::Attribute && !arg.isNull())
      more.push_back(NamedAttribute(StringAttr::get(op->getContext(), word),
                                    arg.getAttr()));
  return createGenericSuccessor(rewriter, op, words[0], more);
}

/// Natives that compute or change other parts than text.
static void addRewrites(PDLNatives &natives) {
  // The dense array `list` with as many elements as `type` has dimensions: `number`, or
  // its sizes if that is negative.
  natives.registerRewriteFunction(
      "strata.padded",
      [](PatternRewriter &, Attribute list, Type type,
         Attribute number) -> Attribute {
        auto array = dyn_cast<DenseArrayAttrOf<int64_t>>(list);
        auto shaped = dyn_cast<ShapedType>(type);
        auto value = dyn_cast<IntegerAttr>(number);
        if (!array || !shaped || !shaped.hasRank() || !value)
          return list;
        SmallVector<int64_t, 4> elements(array.asArrayRef());
        int64_t padding = value.getValue().getSExtValue();
        for (int64_t i = int64_t(elements.size()); i < shaped.getRank(); ++i)
          elements.push_back(padding < 0 ? shaped.getDimSize(unsigned(i))
                                         : padding);
        return DenseArrayAttrOf<int64_t>::get(list.getContext(), elements);
      });
}

/// Natives that change regions, or attributes that are not of arrays.
static void addRegionRewrites(PDLNatives &natives) {
  // The last arguments of the first region of `op` become `values`.
  natives.registerRewriteFunction(
      "strata.replace_arguments",
      [](PatternRewriter &rewriter, Operation *op,
         ArrayRef<Value> values) -> Operation * {
        Block &block = op->getRegion(0).front();
        rewriter.modifyOpInPlace(op, [&] {
          for (Value value : llvm::reverse(values)) {
            BlockArgument last = block.getArguments().back();
            last.replaceAllUsesWith(value);
            block.eraseArgument(block.getNumArguments() - 1);
          }
        });
        return op;
      });
  natives.registerRewriteFunction(
      "strata.callee_type", [](PatternRewriter &, Operation *op) -> Attribute {
        return findCalleeType(op);
      });
  // A number in the format of a float type.
  natives.registerRewriteFunction(
      "strata.converted",
      [](PatternRewriter &, Attribute attr, Type type) -> Attribute {
        auto number = dyn_cast<FloatAttr>(attr);
        auto format = dyn_cast<FloatType>(type);
        if (!number || !format)
          return attr;
        APFloat value = number.getValue();
        bool losesInfo;
        (void)value.convert(format.getFloatSemantics(),
                            APFloat::rmNearestTiesToEven, &losesInfo);
        return FloatAttr::get(format, value);
      });
  natives.registerRewriteFunction(
      "strata.shape", [](PatternRewriter &, Type type) -> Attribute {
        auto shaped = dyn_cast<ShapedType>(type);
        return DenseArrayAttrOf<int64_t>::get(type.getContext(),
                                              shaped && shaped.hasRank()
                                                  ? shaped.getShape()
                                                  : ArrayRef<int64_t>());
      });
  natives.registerRewriteFunction(
      "strata.add_argument",
      [](PatternRewriter &rewriter, Operation *op, Type type) -> Operation * {
        rewriter.modifyOpInPlace(op, [&] {
          op->getRegion(0).front().addArgument(type, op->getLoc());
        });
        return op;
      });
}

void strata::addTextNatives(PDLNatives &natives, Context *ctx) {
  addConstraints(natives);
  addPlaceConstraints(natives);
  addRewrites(natives);
  addRegionRewrites(natives);
  addRegionConstraints(natives);
  addViewNatives(natives);
  auto renaming = std::make_shared<PDLNatives>(PDLNatives::getBuiltin());
  addRenamingNatives(*renaming, ctx);
  natives.setRewriteResolver([renaming](StringRef name, std::string &error)
                                 -> PDLNatives::Entry {
    if (name.consume_front("strata.with_attribute:"))
      return makeOperation([attr = name.trim().str()](PatternRewriter &rewriter,
                                                      ArrayRef<PDLValue> args) {
        return withAttributes(rewriter, args, attr);
      });
    if (name.consume_front("strata.generic:"))
      return makeOperation(
          [words = name.trim().str()](PatternRewriter &rewriter,
                                      ArrayRef<PDLValue> args) {
            return makeGeneric(rewriter, args, words);
          });
    if (name.consume_front("strata.shared_outputs:"))
      return makeSharedOutputs(name.trim());
    if (name.consume_front("strata.value:"))
      return makeValue(name.trim());
    if (PDLNatives::Entry older = lookupOlderNative(name))
      return older;
    if (PDLNatives::Entry native = lookupRegionNative(name))
      return native;
    if (!name.consume_front("strata.text:"))
      return renaming->lookupRewrite(name, error);
    return makeOperation([text = name.trim().str()](PatternRewriter &rewriter,
                                                    ArrayRef<PDLValue> args) {
      TemplateExpander expander(text, args);
      return succeeded(expander.expand()) ? insertText(rewriter, expander)
                                          : nullptr;
    });
  });
}
