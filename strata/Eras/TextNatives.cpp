// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The template is expanded to the body of a module whose block arguments stand for the
// values. A region of an operation stands in the text as a block with one marked
// operation, and is moved there afterwards.
#include "strata/Eras/TextNatives.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/Transforms/RenamingNatives.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

namespace {
/// Expands one template for the arguments of one call.
class TemplateExpander {
public:
  TemplateExpander(StringRef text, ArrayRef<PDLValue> args)
      : rest(text), args(args) {}

  LogicalResult expand();
  std::string text;
  /// The values, in the order of the block arguments.
  std::vector<Value> values;
  /// The operations whose first regions are used, with the type of an argument that the
  /// region has in addition.
  std::vector<std::pair<Operation *, Type>> regions;

private:
  LogicalResult expandFunction(StringRef name);
  LogicalResult add(const PDLValue &arg, bool asTypes);
  LogicalResult addShape(Type type);
  LogicalResult addGroups(Attribute attr);
  LogicalResult addRegion(const PDLValue &arg);
  LogicalResult addPart(StringRef name, const PDLValue &arg);
  std::optional<PDLValue> takeArgument();
  Attribute takeEntry();
  void addValues(ArrayRef<Value> list, bool asTypes);

  StringRef rest;
  ArrayRef<PDLValue> args;
};
} // namespace

/// `$N`.
std::optional<PDLValue> TemplateExpander::takeArgument() {
  unsigned number;
  if (!rest.consume_front("$") || rest.consumeInteger(10, number) ||
      number >= args.size())
    return std::nullopt;
  return args[number];
}

/// `$N.name`, an entry of a dictionary. Null if it has none.
Attribute TemplateExpander::takeEntry() {
  std::optional<PDLValue> arg = takeArgument();
  if (!arg || !rest.consume_front("."))
    return {};
  StringRef name =
      rest.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
  rest = rest.drop_front(name.size());
  auto dict = arg->getKind() == PDLValue::Kind::Attribute
                  ? dyn_cast_or_null<DictionaryAttr>(arg->getAttr())
                  : DictionaryAttr();
  return dict ? dict.get(name) : Attribute();
}

void TemplateExpander::addValues(ArrayRef<Value> list, bool asTypes) {
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(list, os, [&](Value value) {
    if (asTypes) {
      os << value.getType();
      return;
    }
    auto found = llvm::find(values, value);
    os << "%strata_" << found - values.begin();
    if (found == values.end())
      values.push_back(value);
  });
}

LogicalResult TemplateExpander::add(const PDLValue &arg, bool asTypes) {
  llvm::raw_string_ostream os(text);
  switch (arg.getKind()) {
  case PDLValue::Kind::Value:
    addValues(arg.isRange() ? arg.getValues() : ArrayRef(arg.getValue()),
              asTypes);
    return success();
  case PDLValue::Kind::Type:
    if (arg.isRange())
      llvm::interleaveComma(arg.getTypes(), os, [&](Type type) { os << type; });
    else
      os << arg.getType();
    return success();
  case PDLValue::Kind::Attribute:
    if (arg.isNull() || arg.isRange())
      return failure();
    os << arg.getAttr();
    return success();
  case PDLValue::Kind::Operation:
    return failure();
  }
  return failure();
}

/// The sizes of a shape without dynamic ones.
LogicalResult TemplateExpander::addShape(Type type) {
  auto shaped = dyn_cast_or_null<ShapedType>(type);
  if (!shaped || !shaped.hasStaticShape())
    return failure();
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(shaped.getShape(), os);
  return success();
}

/// Groups of dimensions, `[[0, 1], [2]]`, of an array of them or of maps.
LogicalResult TemplateExpander::addGroups(Attribute attr) {
  auto array = dyn_cast_or_null<ArrayAttr>(attr);
  if (!array)
    return failure();
  std::vector<std::string> groups;
  for (Attribute element : array) {
    std::vector<std::string> group;
    if (auto list = dyn_cast<ArrayAttr>(element)) {
      for (Attribute number : list)
        if (auto integer = dyn_cast<IntegerAttr>(number))
          group.push_back(llvm::toString(integer.getValue(), 10, true));
    } else if (auto map = dyn_cast<AffineMapAttr>(element)) {
      for (AffineExpr expr : map.getValue().getResults())
        if (auto dim = dyn_cast<AffineDimExpr>(expr))
          group.push_back(llvm::utostr(dim.getPosition()));
    }
    groups.push_back("[" + llvm::join(group, ", ") + "]");
  }
  text += "[" + llvm::join(groups, ", ") + "]";
  return success();
}

LogicalResult TemplateExpander::addRegion(const PDLValue &arg) {
  Operation *op = arg.getKind() == PDLValue::Kind::Operation && !arg.isRange()
                      ? arg.getOperation()
                      : nullptr;
  if (!op || op->getNumRegions() == 0 || op->getRegion(0).empty())
    return failure();
  llvm::raw_string_ostream os(text);
  os << "{\n^bb0(";
  llvm::interleaveComma(
      llvm::enumerate(op->getRegion(0).front().getArguments()), os,
      [&](auto entry) {
        os << "%strata_a" << entry.index() << " : " << entry.value().getType();
      });
  Type more;
  if (rest.consume_front(", ")) {
    std::optional<PDLValue> type = takeArgument();
    if (!type || type->getKind() != PDLValue::Kind::Type || type->isRange())
      return failure();
    more = type->getType();
    bool isFirst = op->getRegion(0).front().getNumArguments() == 0;
    os << (isFirst ? "" : ", ") << "%strata_more : " << more;
  }
  os << "):\n\"builtin.unrealized_conversion_cast\"() {strata.region = "
     << regions.size() << "} : () -> ()\n}";
  regions.push_back({op, more});
  return success();
}

/// `take($0, $1.n)`, `drop($0, $1.n)`: the first values, or those behind.
LogicalResult TemplateExpander::addPart(StringRef name, const PDLValue &arg) {
  auto count = dyn_cast_or_null<IntegerAttr>(
      rest.consume_front(", ") ? takeEntry() : Attribute());
  if (!count || arg.getKind() != PDLValue::Kind::Value || !arg.isRange() ||
      count.getValue().ugt(arg.getValues().size()))
    return failure();
  size_t number = size_t(count.getValue().getZExtValue());
  ArrayRef<Value> list = name.starts_with("take")
                             ? arg.getValues().take_front(number)
                             : arg.getValues().drop_front(number);
  addValues(list, name.ends_with("_types"));
  return success();
}

/// Behind `name(`.
LogicalResult TemplateExpander::expandFunction(StringRef name) {
  LogicalResult result = failure();
  if (name == "entry" || name == "optional") {
    size_t key = rest.find('.') + 1;
    std::string word = rest.slice(key, rest.find(')')).str();
    Attribute entry = takeEntry();
    llvm::raw_string_ostream os(text);
    if (entry && name == "optional")
      os << ", " << word << " = ";
    if (entry)
      os << entry;
    result = success(entry || name == "optional");
  } else if (std::optional<PDLValue> arg = takeArgument()) {
    bool isType = arg->getKind() == PDLValue::Kind::Type && !arg->isRange();
    bool isAttr = arg->getKind() == PDLValue::Kind::Attribute;
    if (name == "type")
      result = add(*arg, /*asTypes=*/true);
    else if (name == "shape")
      result = addShape(isType ? arg->getType() : Type());
    else if (name == "groups")
      result = addGroups(isAttr ? arg->getAttr() : Attribute());
    else if (name == "region")
      result = addRegion(*arg);
    else
      result = addPart(name, *arg);
  }
  return success(succeeded(result) && rest.consume_front(")"));
}

LogicalResult TemplateExpander::expand() {
  constexpr StringRef functions[] = {
      "type",     "shape", "groups", "region",     "entry",
      "optional", "take",  "drop",   "take_types", "drop_types"};
  while (!rest.empty()) {
    StringRef word = rest.take_while(
        [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
    if (llvm::is_contained(functions, word) &&
        rest.drop_front(word.size()).starts_with("($")) {
      rest = rest.drop_front(word.size() + 1);
      if (failed(expandFunction(word)))
        return failure();
    } else if (rest.starts_with("$")) {
      std::optional<PDLValue> arg = takeArgument();
      if (!arg || failed(add(*arg, /*asTypes=*/false)))
        return failure();
    } else {
      size_t size = std::max<size_t>(word.size(), 1);
      text += rest.take_front(size);
      rest = rest.drop_front(size);
    }
  }
  return success();
}

/// Moves the regions of the source to where they are marked in `op`.
static void moveRegions(Operation *op,
                        ArrayRef<std::pair<Operation *, Type>> regions) {
  std::vector<Operation *> marks;
  op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
    if (inner->getAttr("strata.region"))
      marks.push_back(inner);
  });
  for (Operation *mark : marks) {
    auto number = cast<IntegerAttr>(mark->getAttr("strata.region"));
    auto [source, more] = regions[number.getValue().getZExtValue()];
    Region *region = mark->getParentRegion();
    region->takeBody(source->getRegion(0));
    if (more)
      region->front().addArgument(more, op->getLoc());
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
  for (auto [i, value] : llvm::enumerate(expanded.values))
    os << (i ? ", " : "") << "%strata_" << i << " : " << value.getType();
  os << "):\n" << expanded.text << "\n}) : () -> ()";
  ParserConfig config(ctx);
  config.verifyAfterParse = false;
  DiagnosticCapture silence;
  OwningOpRef<> module = parseSourceString(text, config, "<rule>");
  if (!module || module->getRegion(0).empty())
    return nullptr;
  Block &block = module->getRegion(0).front();
  for (auto [argument, value] :
       llvm::zip(block.getArguments(), expanded.values))
    argument.replaceAllUsesWith(value);
  Location loc = rewriter.getInsertionPoint()->getLoc();
  Operation *last = nullptr;
  while (Operation *op = block.getFirstOp()) {
    op->walk<WalkOrder::PreOrder>(
        [&](Operation *inner) { inner->setLoc(loc); });
    moveRegions(op, expanded.regions);
    op->remove();
    rewriter.insert(op);
    last = op;
  }
  return last;
}

/// Constraints that only old text needs.
static void addConstraints(PDLNatives &natives) {
  natives.registerConstraintFunction(
      "strata.has_smaller_rank", [](PatternRewriter &, Type a, Type b) {
        auto first = dyn_cast<ShapedType>(a), second = dyn_cast<ShapedType>(b);
        return success(first && second && first.hasRank() && second.hasRank() &&
                       first.getRank() < second.getRank());
      });
  natives.registerConstraintFunction(
      "strata.has_static_shape", [](PatternRewriter &, Type type) {
        auto shaped = dyn_cast<ShapedType>(type);
        return success(shaped && shaped.hasStaticShape());
      });
  natives.registerConstraintFunction(
      "strata.is_in", [](PatternRewriter &, Operation *op, Attribute name) {
        Operation *parent = op->getParentOp();
        auto text = dyn_cast<StringAttr>(name);
        return success(parent && text &&
                       parent->getName().getStringRef() == text.getValue());
      });
}

void strata::addTextNatives(PDLNatives &natives, Context *ctx) {
  addConstraints(natives);
  auto renaming = std::make_shared<PDLNatives>(PDLNatives::getBuiltin());
  addRenamingNatives(*renaming, ctx);
  natives.setRewriteResolver(
      [renaming](StringRef name, std::string &error) -> PDLNatives::Entry {
        if (!name.consume_front("strata.text:"))
          return renaming->lookupRewrite(name, error);
        auto native = std::make_shared<PDLNative>();
        native->results = std::vector<PDLNative::Parameter>{
            {PDLValue::Kind::Operation, false}};
        native->fn = [text = name.trim().str()](PatternRewriter &rewriter,
                                                ArrayRef<PDLValue> args,
                                                PDLResultList &results) {
          TemplateExpander expander(text, args);
          if (failed(expander.expand()))
            return failure();
          Operation *op = insertText(rewriter, expander);
          if (!op)
            return failure();
          results.push_back(op);
          return success();
        };
        return native;
      });
}
