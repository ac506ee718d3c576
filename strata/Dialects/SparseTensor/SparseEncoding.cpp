// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of `#sparse_tensor.encoding`, and which encodings are valid.
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/CanonicalParameters.h"
#include "strata/Definition/Interfaces.h"
#include "strata/Definition/TensorEncoding.h"
#include "strata/Dialects/SparseTensor/LevelType.h"
#include "strata/Dialects/SparseTensor/SparseTensorHooks.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace strata;
using namespace strata::sparse_tensor;

namespace {
/// The order of the parameters of an encoding.
enum Parameter : unsigned {
  Levels,
  DimToLvl,
  PosWidth,
  CrdWidth,
  ExplicitVal,
  ImplicitVal,
  DimSlices
};
} // namespace

//===-- Levels -------------------------------------------------------------===//

static ParseResult parseProperties(OpAsmParser &parser, LevelType &type) {
  return parser.parseCommaSeparatedList(
      OpAsmParser::Delimiter::OptionalParen, [&]() -> ParseResult {
        llvm::SMLoc loc = parser.getCurrentLocation();
        StringRef word;
        if (parser.parseKeyword(&word))
          return failure();
        if (word == "nonunique")
          type.isUnique = false;
        else if (word == "nonordered")
          type.isOrdered = false;
        else if (word == "soa")
          type.isSoA = true;
        else
          return parser.emitError(loc, "unknown level property: " + word);
        return success();
      });
}

/// `[2, 4]` of a structured level.
static ParseResult parseStructure(OpAsmParser &parser, LevelType &type) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  int64_t n, m;
  if (parser.parseLSquare() || parser.parseInteger(n) || parser.parseComma() ||
      parser.parseInteger(m) || parser.parseRSquare())
    return failure();
  if (n < 1 || m < 1 || n > 0xffff || m > 0xffff)
    return parser.emitError(loc, "expected n and m in 1 .. 65535");
  if (n > m)
    return parser.emitError(loc, "expected n <= m in n_out_of_m");
  type.n = uint32_t(n);
  type.m = uint32_t(m);
  return success();
}

static ParseResult parseLevelType(OpAsmParser &parser, LevelType &type) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (failed(parser.parseOptionalKeyword(&word)))
    return parser.emitError(loc, "expected valid keyword");
  std::optional<LevelFormat> format = findLevelFormat(word);
  if (!format)
    return parser.emitError(loc, "unknown level format: " + word);
  type.format = *format;
  if (type.format == LevelFormat::Structured && parseStructure(parser, type))
    return failure();
  if (parseProperties(parser, type))
    return failure();
  if (!type.isValid())
    return parser.emitError(
        loc, "invalid level type: level format doesn't support the properties");
  return success();
}

//===-- Maps ---------------------------------------------------------------===//

namespace {
/// Reads `[s](d0, d1) -> (d0 : dense, d1 : compressed)`, perhaps with the names of
/// levels in front, from which the dimensions follow.
class MapParser {
public:
  explicit MapParser(OpAsmParser &parser)
      : parser(parser), ctx(parser.getContext()) {}
  ParseResult parse();

  SmallVector<int64_t, 4> levels;
  AffineMap map;
  SmallVector<Attribute, 4> slices;

private:
  ParseResult addName(AffineExpr expr);
  ParseResult parseDimension();
  ParseResult parseLevel();

  OpAsmParser &parser;
  Context *ctx;
  /// The names of symbols and dimensions, and those of levels.
  SmallVector<std::pair<StringRef, AffineExpr>, 8> names, levelNames;
  SmallVector<AffineExpr, 4> results;
  unsigned numDims = 0, numSymbols = 0;
  bool hasSlice = false;
};
} // namespace

/// A new name, which stands for `expr`.
ParseResult MapParser::addName(AffineExpr expr) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef name;
  if (failed(parser.parseOptionalKeyword(&name)))
    return parser.emitError(loc, "expected bare identifier");
  for (auto *list : {&names, &levelNames})
    for (auto &[other, otherExpr] : *list)
      if (other == name)
        return parser.emitError(loc,
                                "redefinition of identifier '" + name + "'");
  names.push_back({name, expr});
  return success();
}

ParseResult MapParser::parseDimension() {
  if (addName(getAffineDimExpr(numDims++, ctx)))
    return failure();
  AffineExpr ofLevels;
  if (succeeded(parser.parseOptionalEqual()) &&
      parser.parseAffineExpr(levelNames, ofLevels))
    return failure();
  Attribute slice;
  if (succeeded(parser.parseOptionalColon())) {
    if (parser.parseAttribute(slice))
      return failure();
    hasSlice = true;
  }
  slices.push_back(slice);
  return success();
}

ParseResult MapParser::parseLevel() {
  // A name in front of the expression repeats one of the list.
  AffineExpr expr;
  if (levels.size() < levelNames.size()) {
    if (parser.parseKeyword(levelNames[levels.size()].first) ||
        parser.parseEqual())
      return failure();
  }
  LevelType type;
  if (parser.parseAffineExpr(names, expr) || parser.parseColon() ||
      parseLevelType(parser, type))
    return failure();
  results.push_back(expr);
  levels.push_back(type.encode());
  return success();
}

ParseResult MapParser::parse() {
  using Delimiter = OpAsmParser::Delimiter;
  auto parseSymbol = [&] {
    return addName(getAffineSymbolExpr(numSymbols++, ctx));
  };
  auto parseLevelName = [&]() -> ParseResult {
    if (addName(getAffineDimExpr(unsigned(levelNames.size()), ctx)))
      return failure();
    levelNames.push_back(names.pop_back_val());
    return success();
  };
  if (parser.parseCommaSeparatedList(Delimiter::OptionalSquare, parseSymbol) ||
      parser.parseCommaSeparatedList(Delimiter::OptionalBraces,
                                     parseLevelName) ||
      parser.parseCommaSeparatedList(Delimiter::Paren,
                                     [&] { return parseDimension(); }) ||
      parser.parseArrow() ||
      parser.parseCommaSeparatedList(Delimiter::Paren,
                                     [&] { return parseLevel(); }))
    return failure();
  map = AffineMap::get(numDims, numSymbols, results, ctx);
  if (!hasSlice)
    slices.clear();
  return success();
}

static void printMap(OpAsmPrinter &printer, AffineMap map,
                     ArrayRef<int64_t> levels, ArrayAttr slices) {
  if (map.getNumSymbols()) {
    printer << "[";
    for (unsigned i = 0; i < map.getNumSymbols(); ++i)
      printer << (i ? ", s" : "s") << int64_t(i);
    printer << "]";
  }
  printer << "(";
  for (unsigned i = 0; i < map.getNumDims(); ++i) {
    printer << (i ? ", d" : "d") << int64_t(i);
    if (slices)
      printer << " : " << slices[i];
  }
  printer << ") -> (";
  for (auto [i, level] : llvm::enumerate(levels)) {
    std::string text;
    llvm::raw_string_ostream os(text);
    map.getResult(unsigned(i)).print(os);
    printer << (i ? ", " : "") << text << " : "
            << LevelType::decode(level).toText();
  }
  printer << ")";
}

//===-- Encodings ----------------------------------------------------------===//

/// The slice of all of a dimension.
static Attribute getFullSlice(Context *ctx) {
  const TypeDefinition *def = ctx->findTypeDefinition(
      ctx->getOrCreateDialect("sparse_tensor"), "slice", /*isType=*/false);
  auto number = [&](int64_t value) -> Attribute {
    return IntegerAttr::get(IntegerType::get(ctx, 64), value);
  };
  return DynamicAttr::get(*def,
                          {number(0), number(ShapedType::kDynamic), number(1)});
}

/// The value of `key`.
static ParseResult parseEntry(OpAsmParser &parser, StringRef key,
                              llvm::SMLoc loc,
                              MutableArrayRef<ParsedArgument> args) {
  Context *ctx = parser.getContext();
  if (key == "map") {
    MapParser maps(parser);
    if (maps.parse())
      return failure();
    *args[Levels].attribute = DenseI64ArrayAttr::get(ctx, maps.levels);
    *args[DimToLvl].attribute = AffineMapAttr::get(maps.map);
    for (Attribute &slice : maps.slices)
      if (!slice)
        slice = getFullSlice(ctx);
    if (!maps.slices.empty())
      *args[DimSlices].attribute = ArrayAttr::get(ctx, maps.slices);
    return success();
  }
  if (key == "posWidth" || key == "crdWidth") {
    int64_t width;
    if (parser.parseInteger(width))
      return failure();
    *args[key == "posWidth" ? PosWidth : CrdWidth].attribute =
        IntegerAttr::get(IntegerType::get(ctx, 64), width);
    return success();
  }
  if (key == "explicitVal" || key == "implicitVal")
    return parser.parseAttribute(
        *args[key == "explicitVal" ? ExplicitVal : ImplicitVal].attribute);
  return parser.emitError(loc, "unexpected key: " + key);
}

static ParseResult parseEncoding(OpAsmParser &parser,
                                 MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLBrace())
    return failure();
  while (failed(parser.parseOptionalRBrace())) {
    StringRef key;
    if (parser.parseKeyword(&key) || parser.parseEqual() ||
        parseEntry(parser, key, loc, args))
      return failure();
    if (failed(parser.parseOptionalComma())) {
      if (parser.parseRBrace())
        return failure();
      break;
    }
  }
  auto levels = dyn_cast_or_null<DenseI64ArrayAttr>(*args[Levels].attribute);
  if (!levels || levels.empty())
    return parser.emitError(loc, "expected a non-empty array for lvlTypes");
  return success();
}

static void printEncoding(OpAsmPrinter &printer, Operation *,
                          ArrayRef<PrintedArgument> args) {
  ArrayRef<int64_t> levels =
      cast<DenseI64ArrayAttr>(args[Levels].attribute).asArrayRef();
  auto map = dyn_cast_or_null<AffineMapAttr>(args[DimToLvl].attribute);
  printer << "{ map = ";
  printMap(
      printer,
      map ? map.getValue()
          : AffineMap::getMultiDimIdentityMap(
                unsigned(levels.size()), args[Levels].attribute.getContext()),
      levels, cast_or_null<ArrayAttr>(args[DimSlices].attribute));
  auto printWidth = [&](StringRef key, Attribute attr) {
    if (auto width = dyn_cast_or_null<IntegerAttr>(attr);
        width && width.getInt())
      printer << ", " << key << " = " << width.getInt();
  };
  printWidth("posWidth", args[PosWidth].attribute);
  printWidth("crdWidth", args[CrdWidth].attribute);
  if (Attribute value = args[ExplicitVal].attribute)
    printer << ", explicitVal = " << value;
  if (Attribute value = args[ImplicitVal].attribute)
    printer << ", implicitVal = " << value;
  printer << " }";
}

/// Whether the coordinates of dimensions follow from those of levels: each dimension is
/// one level, or a quotient and a remainder by the same number.
static bool isInvertible(AffineMap map) {
  // The values of symbols are unknown.
  if (map.getNumSymbols() != 0)
    return true;
  SmallVector<std::optional<int64_t>, 4> quotients(map.getNumDims()),
      remainders(map.getNumDims());
  llvm::SmallBitVector whole(map.getNumDims());
  for (AffineExpr expr : map.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      if (whole.test(dim.getPosition()))
        return false;
      whole.set(dim.getPosition());
      continue;
    }
    auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
    if (!binary)
      return false;
    auto dim = dyn_cast<AffineDimExpr>(binary.getLHS());
    auto by = dyn_cast<AffineConstantExpr>(binary.getRHS());
    bool isQuotient = expr.getKind() == AffineExprKind::FloorDiv;
    if (!dim || !by || by.getValue() <= 0 ||
        (!isQuotient && expr.getKind() != AffineExprKind::Mod))
      return false;
    auto &slot = (isQuotient ? quotients : remainders)[dim.getPosition()];
    if (slot)
      return false;
    slot = by.getValue();
  }
  for (unsigned i = 0; i < map.getNumDims(); ++i)
    if (whole.test(i) ? quotients[i] || remainders[i]
                      : !quotients[i] || quotients[i] != remainders[i])
      return false;
  return true;
}

/// The rules about the order of levels.
static LogicalResult verifyLevels(EmitErrorFn emitError,
                                  ArrayRef<int64_t> levels) {
  bool isDenseSoFar = true;
  bool hasCompressed = false;
  for (auto [i, number] : llvm::enumerate(levels)) {
    LevelType type = LevelType::decode(number);
    if (type.format == LevelFormat::Singleton && !hasCompressed)
      return emitError() << "expected compressed or loose_compressed level "
                            "before singleton level";
    if (type.format == LevelFormat::Batch && i &&
        LevelType::decode(levels[i - 1]).format != LevelFormat::Batch)
      return emitError() << "Batch lvlType can only be leading levels.";
    if (type.format == LevelFormat::Structured && !isDenseSoFar)
      return emitError()
             << "expected all dense lvlTypes before a n_out_of_m level";
    if (LevelType previous = LevelType::decode(levels[i ? i - 1 : 0]);
        type.format == LevelFormat::Singleton &&
        previous.format == LevelFormat::Singleton &&
        previous.isSoA != type.isSoA)
      return emitError() << "expected all singleton lvlTypes stored in the "
                            "same memory layout (SoA vs AoS).";
    isDenseSoFar &= type.format == LevelFormat::Dense;
    hasCompressed |= type.format == LevelFormat::Compressed ||
                     type.format == LevelFormat::LooseCompressed;
  }
  return success();
}

/// The real part, the imaginary part and the type of a complex number; empty for other
/// attributes.
static ArrayRef<Attribute> getComplexParts(Attribute value) {
  auto number = dyn_cast<DynamicAttr>(value);
  return number && number.getDefinition().getFullName() == "complex.number"
             ? number.getParams()
             : ArrayRef<Attribute>();
}

/// The type of a number; null for other attributes.
static Type getNumberType(Attribute value) {
  if (auto integer = dyn_cast<IntegerAttr>(value))
    return integer.getType();
  if (auto number = dyn_cast<FloatAttr>(value))
    return number.getType();
  ArrayRef<Attribute> parts = getComplexParts(value);
  return parts.empty() ? Type() : cast<TypeAttr>(parts[2]).getValue();
}

static LogicalResult verifyEncoding(EmitErrorFn emitError,
                                    const TypeDefinition &,
                                    ArrayRef<Attribute> params) {
  auto isWidth = [](Attribute attr) {
    auto width = dyn_cast_or_null<IntegerAttr>(attr);
    return !width || llvm::is_contained({0, 8, 16, 32, 64}, width.getInt());
  };
  if (!isWidth(params[PosWidth]))
    return emitError() << "unexpected position bitwidth: "
                       << cast<IntegerAttr>(params[PosWidth]).getInt();
  if (!isWidth(params[CrdWidth]))
    return emitError() << "unexpected coordinate bitwidth: "
                       << cast<IntegerAttr>(params[CrdWidth]).getInt();
  ArrayRef<int64_t> levels = cast<DenseI64ArrayAttr>(params[Levels]);
  if (failed(verifyLevels(emitError, levels)))
    return failure();
  for (auto [value, key] : {std::pair(params[ExplicitVal], "explicitVal"),
                            std::pair(params[ImplicitVal], "implicitVal")})
    if (value && !getNumberType(value))
      return emitError() << "expected a numeric value for " << key;
  if (!params[DimToLvl])
    return success();
  AffineMap map = cast<AffineMapAttr>(params[DimToLvl]).getValue();
  if (map.getNumResults() != levels.size())
    return emitError() << "level-rank mismatch between dimToLvl and lvlTypes: "
                       << map.getNumResults()
                       << " != " << uint64_t(levels.size());
  if (auto slices = dyn_cast_or_null<ArrayAttr>(params[DimSlices]);
      slices && slices.size() != map.getNumDims())
    return emitError() << "dimension-rank mismatch between dimSlices and "
                          "dimToLvl: "
                       << uint64_t(slices.size()) << " != " << map.getNumDims();
  return isInvertible(map)
             ? success()
             : emitError() << "failed to infer lvlToDim from dimToLvl";
}

static bool isZero(Attribute number) {
  if (auto integer = dyn_cast<IntegerAttr>(number))
    return integer.getValue().isZero();
  if (auto value = dyn_cast<FloatAttr>(number))
    return value.getValue().isZero();
  ArrayRef<Attribute> parts = getComplexParts(number);
  return cast<FloatAttr>(parts[0]).getValue().isZero() &&
         cast<FloatAttr>(parts[1]).getValue().isZero();
}

/// Whether a tensor can have `encoding`: its rank, and the values of the encoding.
static LogicalResult verifyTensor(EmitErrorFn emitError, Attribute encoding,
                                  ArrayRef<int64_t> shape, Type elementType) {
  ArrayRef<Attribute> params = cast<DynamicAttr>(encoding).getParams();
  if (shape.empty())
    return emitError() << "expected non-scalar sparse tensor";
  size_t rank =
      params[DimToLvl]
          ? cast<AffineMapAttr>(params[DimToLvl]).getValue().getNumDims()
          : cast<DenseI64ArrayAttr>(params[Levels]).size();
  if (rank != shape.size())
    return emitError()
           << "dimension-rank mismatch between encoding and tensor shape: "
           << uint64_t(rank) << " != " << uint64_t(shape.size());
  for (auto [value, name] : {std::pair(params[ExplicitVal], "explicit"),
                             std::pair(params[ImplicitVal], "implicit")})
    if (value && getNumberType(value) != elementType)
      return emitError() << name
                         << " value type mismatch between encoding and tensor "
                            "element type: "
                         << getNumberType(value) << " != " << elementType;
  if (params[ImplicitVal] && !isZero(params[ImplicitVal]))
    return emitError() << "implicit value must be zero";
  return success();
}

static constexpr TensorEncoding tensorEncoding = {verifyTensor};

static void keepParameters(const TypeDefinition &, MutableArrayRef<Attribute>) {
}

static constexpr CanonicalParameters encoding = {keepParameters,
                                                 verifyEncoding};

/// Keeps of the encoding of a specifier what decides how the tensor is stored: formats of
/// levels, and slices.
static void simplifySpecifier(const TypeDefinition &,
                              MutableArrayRef<Attribute> params) {
  auto encoding = cast<DynamicAttr>(params[0]);
  ArrayRef<Attribute> old = encoding.getParams();
  SmallVector<int64_t, 4> levels;
  for (int64_t number : cast<DenseI64ArrayAttr>(old[Levels]).asArrayRef()) {
    LevelType type = LevelType::decode(number);
    type.isOrdered = type.isUnique = true;
    levels.push_back(type.encode());
  }
  SmallVector<Attribute, 7> kept(old.size());
  kept[Levels] = DenseI64ArrayAttr::get(encoding.getContext(), levels);
  kept[DimSlices] = old[DimSlices];
  params[0] = DynamicAttr::get(encoding.getDefinition(), kept);
}

static constexpr CanonicalParameters specifier = {simplifySpecifier};

void strata::registerSparseEncodings(Context &ctx) {
  (void)attachInterface(&ctx, "!sparse_tensor.storage_specifier", specifier);
  (void)attachInterface(&ctx, "#sparse_tensor.encoding", encoding);
  (void)attachInterface(&ctx, "#sparse_tensor.encoding", tensorEncoding);
}

//===-- Slices -------------------------------------------------------------===//

/// A number, or `?`.
static ParseResult parseNumber(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  int64_t value = ShapedType::kDynamic;
  if (failed(parser.parseOptionalQuestion()) && parser.parseInteger(value))
    return failure();
  *args[0].attribute =
      IntegerAttr::get(IntegerType::get(parser.getContext(), 64), value);
  return success();
}

static void printNumber(OpAsmPrinter &printer, Operation *,
                        ArrayRef<PrintedArgument> args) {
  int64_t value = cast<IntegerAttr>(args[0].attribute).getInt();
  if (ShapedType::isDynamic(value))
    printer << "?";
  else
    printer << value;
}

/// `0` or `0 to 2`: a range of levels, whose end is one more if it is not written.
static ParseResult parseLevelRange(OpAsmParser &parser,
                                   MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  int64_t low, high;
  if (parser.parseInteger(low))
    return failure();
  high = low + 1;
  if (succeeded(parser.parseOptionalKeyword(StringRef("to"))) &&
      parser.parseInteger(high))
    return failure();
  if (low < 0 || high <= low)
    return parser.emitError(loc,
                            "expect larger level upper bound than lower bound");
  auto type = IndexType::get(parser.getContext());
  *args[0].attribute = IntegerAttr::get(type, low);
  *args[1].attribute = IntegerAttr::get(type, high);
  return success();
}

static void printLevelRange(OpAsmPrinter &printer, Operation *,
                            ArrayRef<PrintedArgument> args) {
  int64_t low = cast<IntegerAttr>(args[0].attribute).getInt();
  int64_t high = cast<IntegerAttr>(args[1].attribute).getInt();
  printer << low;
  if (high != low + 1)
    printer << " to " << high;
}

void strata::registerSparseTensorHooks(Context &ctx) {
  addFormatDirective(ctx, "sparse_tensor.Encoding", 7, parseEncoding,
                     printEncoding);
  addFormatDirective(ctx, "sparse_tensor.LevelRange", 2, parseLevelRange,
                     printLevelRange);
  addFormatDirective(ctx, "sparse_tensor.NumberOrDynamic", 1, parseNumber,
                     printNumber);
  registerSparseVerifiers(ctx);
  registerSparseFolds(ctx);
  registerSparseIteration(ctx);
}
