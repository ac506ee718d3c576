// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bundled directives for numbers of dimensions: labels of the dimensions of several tensors,
// pairs of lists in one attribute, and arrays with names.
#include "strata/Asm/Format/BundledDirectivesDetail.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::detail;

using ParsedArgs = MutableArrayRef<ParsedArgument>;
using PrintedArgs = ArrayRef<PrintedArgument>;

//===-- Labels ------------------------------------------------------------===//

namespace {
/// One tensor: labels, each with the argument that is its dimension, the argument with the
/// numbered dimensions, and the text before it.
struct LabelGroup {
  StringRef separator;
  SmallVector<std::pair<StringRef, size_t>, 2> labels;
  size_t numbered = 0;
};
} // namespace

/// Divides the arguments: a string before an attribute is its label, another one begins a
/// group, and an attribute without label is the list of numbered dimensions.
template <typename Argument>
static SmallVector<LabelGroup, 3>
divideLabels(ArrayRef<Argument> args, function_ref<bool(size_t)> isText) {
  SmallVector<LabelGroup, 3> groups(1);
  for (size_t i = 0; i < args.size(); ++i) {
    if (!isText(i)) {
      groups.back().numbered = i;
      continue;
    }
    bool isLabel = i + 1 < args.size() && !isText(i + 1);
    if (isLabel)
      groups.back().labels.push_back({args[i].text, i + 1});
    else
      groups.emplace_back().separator = args[i].text;
    i += isLabel;
  }
  return groups;
}

static Attribute makeNumber(OpAsmParser &parser, int64_t number) {
  return IntegerAttr::get(IntegerType::get(parser.getContext(), 64), number);
}

static ParseResult parseNumberList(OpAsmParser &parser,
                                   SmallVectorImpl<int64_t> &numbers) {
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&] {
    return parser.parseInteger(numbers.emplace_back());
  });
}

static ParseResult parsePunctuation(OpAsmParser &parser, StringRef text) {
  return text == "->" ? parser.parseArrow() : parser.parseKeyword(text);
}

/// Notes that dimension `number` is at the place `at`.
static ParseResult addNumbered(OpAsmParser &parser, llvm::SMLoc loc,
                               int64_t number, int64_t at,
                               SmallVectorImpl<int64_t> &numbered,
                               SmallVectorImpl<bool> &seen) {
  constexpr int64_t mostDimensions = 1024;
  if (number < 0 || number >= mostDimensions)
    return parser.emitError(loc, "Unexpected dimension ") << number;
  size_t index = size_t(number);
  if (index >= seen.size()) {
    seen.resize(index + 1, false);
    numbered.resize(index + 1, 0);
  }
  if (seen[index])
    return parser.emitError(loc, "Duplicate entries for spatial dimension ")
           << number;
  seen[index] = true;
  numbered[index] = at;
  return success();
}

/// `[b, 0, 1, f]`.
static ParseResult parseLabels(OpAsmParser &parser, const LabelGroup &group,
                               ParsedArgs args) {
  SmallVector<std::pair<StringRef, size_t>, 2> left = group.labels;
  SmallVector<int64_t, 4> numbered;
  SmallVector<bool, 4> seen;
  int64_t position = 0;
  auto parseOne = [&]() -> ParseResult {
    int64_t at = position++, number;
    llvm::SMLoc loc = parser.getCurrentLocation();
    if (succeeded(parser.parseOptionalQuestion()))
      return success();
    if (std::optional<ParseResult> found =
            parser.parseOptionalInteger(number)) {
      if (failed(*found))
        return parser.emitError(loc, "Unexpected dimension ") << number;
      return addNumbered(parser, loc, number, at, numbered, seen);
    }
    StringRef word;
    if (failed(parser.parseKeyword(&word)))
      return failure();
    auto *known = llvm::find_if(
        left, [&](const auto &label) { return label.first == word; });
    if (known == left.end())
      return parser.emitError(loc, "Unexpected dimension ")
             << word << ", expecting "
             << llvm::join(llvm::make_first_range(left), ", ");
    *args[known->second].attribute = makeNumber(parser, at);
    left.erase(known);
    return success();
  };
  if (failed(parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                            parseOne)))
    return failure();
  if (!left.empty())
    return parser.emitError("Expected dimensions ")
           << llvm::join(llvm::make_first_range(left), ", ")
           << " not specified";
  for (auto [index, isSeen] : llvm::enumerate(seen))
    if (!isSeen)
      return parser.emitError("Expected spatial dimensions ")
             << uint64_t(index) << " not specified";
  *args[group.numbered].attribute =
      DenseI64ArrayAttr::get(parser.getContext(), numbered);
  return success();
}

/// `name = 0, others = [1, 2],` in any order. A last comma is allowed.
static ParseResult parseNamedDimensions(OpAsmParser &parser, ParsedArgs args) {
  do {
    llvm::SMLoc loc = parser.getCurrentLocation();
    StringRef name;
    if (failed(parser.parseOptionalKeyword(&name)))
      return success();
    if (failed(parser.parseEqual()))
      return failure();
    auto *arg = llvm::find_if(args, [&](const ParsedArgument &candidate) {
      return candidate.attribute && candidate.text == name;
    });
    if (arg == args.end() || *arg->attribute)
      return parser.emitError(
          loc, "duplicate or unknown struct parameter name: " + name);
    if (parser.peekToken() != "[") {
      int64_t number;
      if (failed(parser.parseInteger(number)))
        return failure();
      *arg->attribute = makeNumber(parser, number);
      continue;
    }
    SmallVector<int64_t, 4> numbers;
    if (failed(parseNumberList(parser, numbers)))
      return failure();
    *arg->attribute = DenseI64ArrayAttr::get(parser.getContext(), numbers);
  } while (succeeded(parser.parseOptionalComma()));
  return success();
}

/// Named dimensions of which none may be missing.
static ParseResult parseRawDimensions(OpAsmParser &parser, ParsedArgs args) {
  if (failed(parseNamedDimensions(parser, args)))
    return failure();
  for (ParsedArgument &arg : args)
    if (arg.attribute && !*arg.attribute)
      return parser.emitError("struct is missing required parameter: " +
                              arg.text);
  return success();
}

/// `DimensionLabels("b", $batch, "f", $feature, $spatial, "x", ...)`: the dimensions of
/// several tensors, `[b, 0, 1, f]x[...]`, or all parameters by name after `raw`.
static ParseResult parseDimensionLabels(OpAsmParser &parser, ParsedArgs args) {
  if (succeeded(parser.parseOptionalKeyword("raw")))
    return parseRawDimensions(parser, args);
  auto isText = [&](size_t i) { return !args[i].attribute; };
  for (const LabelGroup &group :
       divideLabels(ArrayRef<ParsedArgument>(args), isText)) {
    if (!group.separator.empty() &&
        failed(parsePunctuation(parser, group.separator)))
      return failure();
    if (failed(parseLabels(parser, group, args)))
      return failure();
  }
  return success();
}

/// The labels of the dimensions of a group; empty for an unknown one. std::nullopt if a
/// dimension has two labels or is negative.
static std::optional<SmallVector<std::string, 4>>
findLabels(const LabelGroup &group, PrintedArgs args) {
  SmallVector<std::string, 4> labels;
  constexpr int64_t mostDimensions = 1024;
  auto add = [&](int64_t at, const std::string &label) {
    if (at < 0 || at >= mostDimensions)
      return false;
    if (size_t(at) >= labels.size())
      labels.resize(size_t(at) + 1);
    bool isFree = labels[size_t(at)].empty();
    labels[size_t(at)] = label;
    return isFree;
  };
  for (auto [label, index] : group.labels) {
    auto number = dyn_cast_or_null<IntegerAttr>(args[index].attribute);
    if (!number || !add(number.getInt(), label.str()))
      return std::nullopt;
  }
  auto numbers =
      dyn_cast_or_null<DenseI64ArrayAttr>(args[group.numbered].attribute);
  if (!numbers)
    return std::nullopt;
  for (auto [i, at] : llvm::enumerate(numbers.asArrayRef()))
    if (!add(at, std::to_string(i)))
      return std::nullopt;
  return labels;
}

/// Whether `attr` is the number 0 or an empty list.
static bool isDefaultDimension(Attribute attr) {
  if (auto number = dyn_cast<IntegerAttr>(attr))
    return number.getValue().isZero();
  auto list = dyn_cast<DenseI64ArrayAttr>(attr);
  return list && list.asArrayRef().empty();
}

static void printNamedDimensions(OpAsmPrinter &printer, PrintedArgs args,
                                 bool withDefaults) {
  bool isFirst = true;
  for (const PrintedArgument &arg : args) {
    if (!arg.attribute || (!withDefaults && isDefaultDimension(arg.attribute)))
      continue;
    printer << (isFirst ? "" : ", ") << arg.text << " = ";
    isFirst = false;
    if (auto number = dyn_cast<IntegerAttr>(arg.attribute)) {
      printer << number.getInt();
      continue;
    }
    printer << '[';
    if (auto list = dyn_cast<DenseI64ArrayAttr>(arg.attribute))
      llvm::interleave(
          list.asArrayRef(), [&](int64_t number) { printer << number; },
          [&] { printer << ", "; });
    printer << ']';
  }
}

/// `NamedDimensions($dims, $index, ...)`: parameters, numbers and lists of them, by name; those
/// that are 0 or empty, which are their defaults, are left out.
static void printNonDefaultDimensions(OpAsmPrinter &printer, Operation *,
                                      PrintedArgs args) {
  printNamedDimensions(printer, args, /*withDefaults=*/false);
}

static void printRawDimensions(OpAsmPrinter &printer, PrintedArgs args) {
  printer << "raw ";
  printNamedDimensions(printer, args, /*withDefaults=*/true);
}

static void printDimensionLabels(OpAsmPrinter &printer, Operation *,
                                 PrintedArgs args) {
  auto isText = [&](size_t i) { return !args[i].attribute; };
  std::string text;
  for (const LabelGroup &group : divideLabels(args, isText)) {
    std::optional<SmallVector<std::string, 4>> labels = findLabels(group, args);
    if (!labels)
      return printRawDimensions(printer, args);
    for (std::string &label : *labels)
      if (label.empty())
        label = "?";
    text += group.separator.str() + "[" + llvm::join(*labels, ", ") + "]";
  }
  printer << text;
}

/// `DynamicSizes($array)`: an array of sizes, `[4, ?]`, the minimum 64-bit integer for `?`.
static ParseResult parseDynamicSizes(OpAsmParser &parser, ParsedArgs args) {
  SmallVector<Attribute, 4> sizes;
  if (failed(parser.parseCommaSeparatedList(
          OpAsmParser::Delimiter::Square, [&]() -> ParseResult {
            int64_t size = ShapedType::kDynamic;
            if (failed(parser.parseOptionalQuestion()) &&
                failed(parser.parseInteger(size)))
              return failure();
            sizes.push_back(makeNumber(parser, size));
            return success();
          })))
    return failure();
  *args[0].attribute = ArrayAttr::get(parser.getContext(), sizes);
  return success();
}
static void printDynamicSizes(OpAsmPrinter &printer, Operation *,
                              PrintedArgs args) {
  auto array = dyn_cast_or_null<ArrayAttr>(args[0].attribute);
  printer << '[';
  if (array)
    llvm::interleave(
        array,
        [&](Attribute attr) {
          auto size = dyn_cast<IntegerAttr>(attr);
          if (!size || size.getInt() == ShapedType::kDynamic)
            printer << '?';
          else
            printer << size.getInt();
        },
        [&] { printer << ", "; });
  printer << ']';
}

//===-- Pairs of lists ----------------------------------------------------===//

/// `PairedDimensions($attr, "#dialect.name", "batching_dims", "contracting_dims")`: the
/// parameters of an attribute, lists of numbers, in pairs with a name: `batching_dims = [0] x
/// [1], contracting_dims = [2] x [1]`. Pairs of empty lists but the last are left out.
static ParseResult parsePairedDimensions(OpAsmParser &parser, ParsedArgs args) {
  StringRef name = args[1].text;
  name.consume_front("#");
  auto [dialectName, rest] = name.split('.');
  Context *ctx = parser.getContext();
  Dialect *dialect = ctx->getOrLoadDialect(dialectName);
  const TypeDefinition *def =
      dialect ? ctx->findTypeDefinition(*dialect, rest, /*isType=*/false)
              : nullptr;
  size_t numPairs = args.size() - 2;
  if (!def || def->parameters.size() != 2 * numPairs)
    return parser.emitError(
        "'" + args[1].text +
        "' is no attribute with a pair of lists for each name");
  SmallVector<Attribute, 4> params(2 * numPairs,
                                   DenseI64ArrayAttr::get(ctx, {}));
  for (size_t pair = 0; pair < numPairs; ++pair) {
    StringRef word = args[2 + pair].text;
    bool isLast = pair + 1 == numPairs;
    if (isLast ? failed(parser.parseKeyword(word))
               : failed(parser.parseOptionalKeyword(word))) {
      if (isLast)
        return failure();
      continue;
    }
    if (failed(parser.parseEqual()))
      return failure();
    for (size_t side : {0, 1}) {
      SmallVector<int64_t, 4> numbers;
      if ((side && failed(parser.parseKeyword("x"))) ||
          failed(parseNumberList(parser, numbers)))
        return failure();
      params[2 * pair + side] = DenseI64ArrayAttr::get(ctx, numbers);
    }
    if (!isLast && failed(parser.parseComma()))
      return failure();
  }
  llvm::SMLoc loc = parser.getCurrentLocation();
  *args[0].attribute = DynamicAttr::getChecked(
      [&] { return parser.emitError(loc); }, *def, params);
  return success(*args[0].attribute != nullptr);
}

static void printPairedDimensions(OpAsmPrinter &printer, Operation *,
                                  PrintedArgs args) {
  auto attr = dyn_cast_or_null<DynamicAttr>(args[0].attribute);
  size_t numPairs = args.size() - 2;
  if (!attr || attr.getParams().size() != 2 * numPairs)
    return;
  auto getList = [&](size_t i) {
    auto list = dyn_cast_or_null<DenseI64ArrayAttr>(attr.getParams()[i]);
    return list ? list.asArrayRef() : ArrayRef<int64_t>();
  };
  auto printList = [&](size_t i) {
    printer << '[';
    llvm::interleave(
        getList(i), [&](int64_t number) { printer << number; },
        [&] { printer << ", "; });
    printer << ']';
  };
  for (size_t pair = 0; pair < numPairs; ++pair) {
    bool isLast = pair + 1 == numPairs;
    if (!isLast && getList(2 * pair).empty() && getList(2 * pair + 1).empty())
      continue;
    printer << args[2 + pair].text << " = ";
    printList(2 * pair);
    printer << " x ";
    printList(2 * pair + 1);
    if (!isLast)
      printer << ", ";
  }
}

//===-- Arrays with names -------------------------------------------------===//

/// Reads `[1, 2]`, or `[[1, 2], [3, 4]]` as rows of a matrix.
static ParseResult parseArray(OpAsmParser &parser, StringRef kind,
                              Attribute &attr) {
  Context *ctx = parser.getContext();
  SmallVector<int64_t, 8> numbers;
  SmallVector<bool, 8> flags;
  size_t rows = 0;
  auto parseOne = [&]() -> ParseResult {
    if (kind == "rows") {
      ++rows;
      return parseNumberList(parser, numbers);
    }
    if (kind == "flags") {
      if (succeeded(parser.parseOptionalKeyword("true"))) {
        flags.push_back(true);
        return success();
      }
      if (succeeded(parser.parseOptionalKeyword("false"))) {
        flags.push_back(false);
        return success();
      }
      int64_t number;
      if (failed(parser.parseInteger(number)))
        return failure();
      flags.push_back(number != 0);
      return success();
    }
    return parser.parseInteger(numbers.emplace_back());
  };
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                            parseOne)))
    return failure();
  if (kind == "flags") {
    attr = DenseBoolArrayAttr::get(ctx, flags);
    return success();
  }
  if (kind != "rows") {
    attr = DenseI64ArrayAttr::get(ctx, numbers);
    return success();
  }
  if (rows && numbers.size() % rows)
    return parser.emitError(loc, "expected rows of the same length");
  auto type = RankedTensorType::get(
      {int64_t(rows), rows ? int64_t(numbers.size() / rows) : 0},
      IntegerType::get(ctx, 64));
  attr = DenseElementsAttr::get(type, ArrayRef<int64_t>(numbers));
  return success();
}

static void printArray(OpAsmPrinter &printer, Attribute attr) {
  printer << '[';
  auto comma = [&] { printer << ", "; };
  if (auto list = dyn_cast<DenseI64ArrayAttr>(attr)) {
    llvm::interleave(
        list.asArrayRef(), [&](int64_t number) { printer << number; }, comma);
  } else if (auto flags = dyn_cast<DenseBoolArrayAttr>(attr)) {
    llvm::interleave(
        flags.asArrayRef(),
        [&](bool flag) { printer << (flag ? "true" : "false"); }, comma);
  } else if (auto matrix = dyn_cast<DenseElementsAttr>(attr)) {
    size_t column = 0;
    auto shape = cast<ShapedType>(Type(matrix.getType())).getShape();
    size_t columns = shape.size() == 2 ? size_t(shape[1]) : 1;
    for (const APInt &number : matrix.getValues<APInt>()) {
      if (column % columns == 0)
        printer << (column ? ", [" : "[");
      else
        printer << ", ";
      printer << number.getSExtValue();
      if (++column % columns == 0)
        printer << ']';
    }
  }
  printer << ']';
}

/// `NamedArrays("stride", $strides, "", "pad", $padding, "rows", ...)`: the arrays that are present,
/// `stride = [1, 2], pad = [[0, 1], [1, 1]]`. The string after each says whether it has
/// `rows`, or `flags`.
static ParseResult parseNamedArrays(OpAsmParser &parser, ParsedArgs args) {
  SmallVector<bool, 8> seen(args.size(), false);
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (failed(parser.parseOptionalKeyword(&word)))
    return success();
  for (;;) {
    size_t at = 0;
    while (at < args.size() && (args[at].text != word || seen[at]))
      at += 3;
    if (at >= args.size())
      return parser.emitError(loc, "Unexpected keyword ") << word;
    seen[at] = true;
    if (failed(parser.parseEqual()) ||
        failed(parseArray(parser, args[at + 2].text, *args[at + 1].attribute)))
      return failure();
    if (failed(parser.parseOptionalComma()))
      return success();
    loc = parser.getCurrentLocation();
    if (failed(parser.parseKeyword(&word)))
      return failure();
  }
}
static void printNamedArrays(OpAsmPrinter &printer, Operation *,
                             PrintedArgs args) {
  bool isFirst = true;
  for (size_t at = 0; at + 2 < args.size(); at += 3) {
    if (!args[at + 1].attribute)
      continue;
    printer << (isFirst ? "" : ", ") << args[at].text << " = ";
    isFirst = false;
    printArray(printer, args[at + 1].attribute);
  }
}

//===-- Table -------------------------------------------------------------===//

ArrayRef<BundledDirective> detail::getDimensionDirectives() {
  static constexpr BundledDirective directives[] = {
      {"DimensionLabels",
       {2, 32, parseDimensionLabels, printDimensionLabels, nullptr,
        "(sp)*p(sp)*(s(sp)*p(sp)*)*"}},
      {"NamedDimensions",
       {1, 32, parseNamedDimensions, printNonDefaultDimensions, nullptr, "p+"}},
      {"DimSizes",
       {1, 1, parseDynamicSizes, printDynamicSizes, nullptr, "[ap]"}},
      {"DynamicI64ArrayAttr",
       {1, 1, parseDynamicSizes, printDynamicSizes, nullptr, "[ap]"}},
      {"PairedDimensions",
       {3, 8, parsePairedDimensions, printPairedDimensions, nullptr, "[ap]s+"}},
      {"NamedArrays",
       {3, 24, parseNamedArrays, printNamedArrays, nullptr, "(s[ap]s)+"}}};
  return directives;
}
