// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names of C++ that predicates may use without a resolver, and our short
// names.
#include "strata/DialectFiles/Predicates/PredicateDetail.h"
#include "strata/IR/Affine/AffineExpr.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;

static constexpr uint64_t bit(Kind kind) {
  return uint64_t(1) << unsigned(kind);
}
static constexpr uint64_t bits(Kind first, Kind last) {
  return (bit(last) << 1) - bit(first);
}
static constexpr uint64_t AllTypes = bits(Kind::IntegerType, Kind::DynamicType);
static constexpr uint64_t AllAttrs = bits(Kind::UnitAttr, Kind::FusedLoc);
static constexpr uint64_t Tensors =
    bit(Kind::RankedTensorType) | bit(Kind::UnrankedTensorType);
static constexpr uint64_t MemRefs =
    bit(Kind::MemRefType) | bit(Kind::UnrankedMemRefType);
static constexpr uint64_t Shaped = Tensors | MemRefs | bit(Kind::VectorType);
static constexpr uint64_t Elements =
    bits(Kind::DenseElementsAttr, Kind::SparseElementsAttr);
static constexpr uint64_t TypedAttrs = bit(Kind::IntegerAttr) |
                                       bit(Kind::FloatAttr) |
                                       bit(Kind::StringAttr) | Elements;

/// Elements, and the attributes of dialects that have a type.
static constexpr ClassTest typed{.kinds = TypedAttrs | bit(Kind::DynamicAttr),
                                 .refinement = Refinement::Typed,
                                 .isTypeClass = false,
                                 .open = true};

static ClassTest typeClass(uint64_t kinds) { return {.kinds = kinds}; }
static ClassTest attrClass(uint64_t kinds) {
  return {.kinds = kinds, .isTypeClass = false};
}
static ClassTest openClass(uint64_t kinds, bool isTypeClass = true) {
  return {.kinds = kinds, .isTypeClass = isTypeClass, .open = true};
}
static ClassTest openAttrs(uint64_t kinds) { return openClass(kinds, false); }
static ClassTest vectorClass(Refinement refinement) {
  return {.kinds = bit(Kind::VectorType), .refinement = refinement};
}
static ClassTest refined(Kind kind, Refinement refinement, int32_t detail = 0) {
  return {.kinds = bit(kind),
          .refinement = refinement,
          .isTypeClass = false,
          .detail = detail};
}

static std::optional<FloatType::Format> floatClass(StringRef name) {
  using Format = FloatType::Format;
  return llvm::StringSwitch<std::optional<Format>>(name)
      .Case("Float4E2M1FNType", Format::F4E2M1FN)
      .Case("Float6E2M3FNType", Format::F6E2M3FN)
      .Case("Float6E3M2FNType", Format::F6E3M2FN)
      .Case("Float8E5M2Type", Format::F8E5M2)
      .Case("Float8E4M3Type", Format::F8E4M3)
      .Case("Float8E4M3FNType", Format::F8E4M3FN)
      .Case("Float8E5M2FNUZType", Format::F8E5M2FNUZ)
      .Case("Float8E4M3FNUZType", Format::F8E4M3FNUZ)
      .Case("Float8E4M3B11FNUZType", Format::F8E4M3B11FNUZ)
      .Case("Float8E3M4Type", Format::F8E3M4)
      .Case("Float8E8M0FNUType", Format::F8E8M0FNU)
      .Case("BFloat16Type", Format::BF16)
      .Case("Float16Type", Format::F16)
      .Case("FloatTF32Type", Format::TF32)
      .Case("Float32Type", Format::F32)
      .Case("Float64Type", Format::F64)
      .Case("Float80Type", Format::F80)
      .Case("Float128Type", Format::F128)
      .Default(std::nullopt);
}

static std::optional<ClassTest> typeClassNamed(StringRef name) {
  if (std::optional<FloatType::Format> format = floatClass(name))
    return ClassTest{.kinds = bit(Kind::FloatType),
                     .refinement = Refinement::FloatFormats,
                     .detail = int32_t(1) << unsigned(*format)};
  using Result = std::optional<ClassTest>;
  return llvm::StringSwitch<Result>(name)
      .Case("Type", typeClass(AllTypes))
      .Case("IntegerType", typeClass(bit(Kind::IntegerType)))
      .Case("IndexType", typeClass(bit(Kind::IndexType)))
      .Case("FloatType", openClass(bit(Kind::FloatType)))
      .Case("NoneType", typeClass(bit(Kind::NoneType)))
      .Case("ComplexType", typeClass(bit(Kind::ComplexType)))
      .Case("FunctionType", typeClass(bit(Kind::FunctionType)))
      .Case("TupleType", typeClass(bit(Kind::TupleType)))
      .Case("OpaqueType", typeClass(bit(Kind::OpaqueType)))
      .Case("VectorType", typeClass(bit(Kind::VectorType)))
      .Case("FixedVectorType", vectorClass(Refinement::FixedVector))
      .Case("ScalableVectorType", vectorClass(Refinement::ScalableVector))
      .Case("TensorType", typeClass(Tensors))
      .Case("RankedTensorType", typeClass(bit(Kind::RankedTensorType)))
      .Case("UnrankedTensorType", typeClass(bit(Kind::UnrankedTensorType)))
      .Case("BaseMemRefType", typeClass(MemRefs))
      .Case("MemRefType", typeClass(bit(Kind::MemRefType)))
      .Case("UnrankedMemRefType", typeClass(bit(Kind::UnrankedMemRefType)))
      .Case("ShapedType", openClass(Shaped))
      .Case("PtrLikeTypeInterface", openClass(MemRefs))
      .Case("VectorElementTypeInterface",
            openClass(bit(Kind::IntegerType) | bit(Kind::IndexType) |
                      bit(Kind::FloatType)))
      .Case("acc::PointerLikeType", openClass(MemRefs))
      .Case("omp::PointerLikeType", openClass(MemRefs))
      .Case("bufferization::TensorLikeType", openClass(Tensors))
      .Case("bufferization::BufferLikeType", openClass(MemRefs))
      .Default(std::nullopt);
}

static std::optional<ClassTest> attrClassNamed(StringRef name) {
  using Result = std::optional<ClassTest>;
  auto array = [](int32_t width) {
    return refined(Kind::DenseArrayAttr, Refinement::DenseArray, width);
  };
  auto one = [](Kind kind) { return attrClass(bit(kind)); };
  return llvm::StringSwitch<Result>(name)
      .Case("Attribute", attrClass(AllAttrs))
      .Case("UnitAttr", attrClass(bit(Kind::UnitAttr)))
      .Case("BoolAttr", refined(Kind::IntegerAttr, Refinement::Bool))
      .Case("IntegerAttr", attrClass(bit(Kind::IntegerAttr)))
      .Case("FloatAttr", attrClass(bit(Kind::FloatAttr)))
      .Case("StringAttr", attrClass(bit(Kind::StringAttr)))
      .Case("ArrayAttr", attrClass(bit(Kind::ArrayAttr)))
      .Case("DictionaryAttr", attrClass(bit(Kind::DictionaryAttr)))
      .Case("SymbolRefAttr", attrClass(bit(Kind::SymbolRefAttr)))
      .Case("FlatSymbolRefAttr",
            refined(Kind::SymbolRefAttr, Refinement::FlatSymbol))
      .Case("TypeAttr", attrClass(bit(Kind::TypeAttr)))
      .Case("AffineMapAttr", attrClass(bit(Kind::AffineMapAttr)))
      .Case("IntegerSetAttr", attrClass(bit(Kind::IntegerSetAttr)))
      .Case("StridedLayoutAttr", attrClass(bit(Kind::StridedLayoutAttr)))
      .Case("ElementsAttr", openClass(Elements, false))
      .Case("DenseElementsAttr", attrClass(bit(Kind::DenseElementsAttr) |
                                           bit(Kind::DenseStringElementsAttr)))
      .Case("DenseIntElementsAttr",
            refined(Kind::DenseElementsAttr, Refinement::DenseInt))
      .Case("DenseFPElementsAttr",
            refined(Kind::DenseElementsAttr, Refinement::DenseFP))
      .Case("DenseIntOrFPElementsAttr",
            refined(Kind::DenseElementsAttr, Refinement::DenseIntOrFP))
      .Case("DenseStringElementsAttr", one(Kind::DenseStringElementsAttr))
      .Case("DenseResourceElementsAttr", one(Kind::DenseResourceElementsAttr))
      .Case("SparseElementsAttr", attrClass(bit(Kind::SparseElementsAttr)))
      .Case("DenseArrayAttr", attrClass(bit(Kind::DenseArrayAttr)))
      .Case("DenseBoolArrayAttr", array(1))
      .Case("DenseI8ArrayAttr", array(8))
      .Case("DenseI16ArrayAttr", array(16))
      .Case("DenseI32ArrayAttr", array(32))
      .Case("DenseI64ArrayAttr", array(64))
      .Case("DenseF32ArrayAttr", array(-32))
      .Case("DenseF64ArrayAttr", array(-64))
      .Case("DistinctAttr", attrClass(bit(Kind::DistinctAttr)))
      .Case("OpaqueAttr", attrClass(bit(Kind::OpaqueAttr)))
      .Case("LocationAttr", attrClass(bits(Kind::UnknownLoc, Kind::FusedLoc)))
      .Case("UnknownLoc", attrClass(bit(Kind::UnknownLoc)))
      .Case("NameLoc", attrClass(bit(Kind::NameLoc)))
      .Case("CallSiteLoc", attrClass(bit(Kind::CallSiteLoc)))
      .Case("FusedLoc", attrClass(bit(Kind::FusedLoc)))
      .Case("DeviceMappingAttrInterface", openAttrs(0))
      .Case("DeviceMaskingAttrInterface", openAttrs(0))
      .Case("MemRefLayoutAttrInterface",
            openAttrs(bit(Kind::AffineMapAttr) | bit(Kind::StridedLayoutAttr)))
      .Case("TypedAttr", typed)
      .Default(std::nullopt);
}

std::optional<ClassTest> strata::lookupBuiltinClass(StringRef name) {
  if (std::optional<ClassTest> found = typeClassNamed(name))
    return found;
  return attrClassNamed(name);
}

std::optional<PredicateMethod> strata::lookupMethodName(StringRef name) {
  return llvm::StringSwitch<std::optional<PredicateMethod>>(name)
#define STRATA_METHOD(NAME) .Case(#NAME, PredicateMethod::NAME)
#include "strata/DialectFiles/Predicates/PredicateMethods.def"
      .Default(std::nullopt);
}

std::optional<FunctionInfo> strata::lookupBuiltinFunction(StringRef name) {
  StringRef owner = name;
  if (owner.consume_back("::get"))
    if (std::optional<FloatType::Format> format = floatClass(owner))
      return FunctionInfo{BuiltinFunction::GetFloat, 1, 1, int64_t(*format)};
  // Each enumeration has its own copy of these, in its own namespace.
  for (StringRef bitEnum : {"bitEnumContainsAny", "bitEnumContainsAll"})
    if (name.ends_with(bitEnum))
      name = bitEnum;
#define STRATA_FUNCTION(ENUM, NAME, MIN, MAX)                                  \
  if (name == (NAME))                                                          \
    return FunctionInfo{BuiltinFunction::ENUM, MIN, MAX};
#include "strata/DialectFiles/Predicates/PredicateFunctions.def"
  return std::nullopt;
}

std::optional<int64_t> strata::lookupBuiltinConstant(StringRef name) {
  return llvm::StringSwitch<std::optional<int64_t>>(name)
      .Case("ShapedType::kDynamic", ShapedType::kDynamic)
      .Case("AffineExprKind::Add", int64_t(AffineExprKind::Add))
      .Case("AffineExprKind::Mul", int64_t(AffineExprKind::Mul))
      .Case("AffineExprKind::Mod", int64_t(AffineExprKind::Mod))
      .Case("AffineExprKind::FloorDiv", int64_t(AffineExprKind::FloorDiv))
      .Case("AffineExprKind::CeilDiv", int64_t(AffineExprKind::CeilDiv))
      .Case("AffineExprKind::Constant", int64_t(AffineExprKind::Constant))
      .Case("AffineExprKind::DimId", int64_t(AffineExprKind::DimId))
      .Case("AffineExprKind::SymbolId", int64_t(AffineExprKind::SymbolId))
      .Case("IntegerType::Signless", 0)
      .Case("IntegerType::Signed", 1)
      .Case("IntegerType::Unsigned", 2)
      .Case("IntegerType::SignednessSemantics::Signless", 0)
      .Case("IntegerType::SignednessSemantics::Signed", 1)
      .Case("IntegerType::SignednessSemantics::Unsigned", 2)
      .Default(std::nullopt);
}

std::optional<Coercion> strata::lookupCoercion(StringRef name) {
  name.consume_front("std::");
  return llvm::StringSwitch<std::optional<Coercion>>(name)
      .Case("bool", Coercion::Bool)
      .Case("int8_t", Coercion::Int8)
      .Case("int16_t", Coercion::Int16)
      .Case("int", Coercion::Int32)
      .Case("int32_t", Coercion::Int32)
      .Case("long", Coercion::Int64)
      .Case("int64_t", Coercion::Int64)
      .Case("ptrdiff_t", Coercion::Int64)
      .Case("uint8_t", Coercion::UInt8)
      .Case("uint16_t", Coercion::UInt16)
      .Case("unsigned", Coercion::UInt32)
      .Case("uint32_t", Coercion::UInt32)
      .Case("uint64_t", Coercion::UInt64)
      .Case("size_t", Coercion::UInt64)
      .Case("Type", Coercion::Type)
      .Case("Attribute", Coercion::Attribute)
      .Default(std::nullopt);
}

bool strata::isCastName(StringRef name) {
  return name == "isa" || name == "isa_and_nonnull" ||
         name == "isa_and_present" || name == "cast" ||
         name == "cast_or_null" || name == "cast_if_present" ||
         name == "dyn_cast" || name == "dyn_cast_or_null" ||
         name == "dyn_cast_if_present";
}

//===-- Short names -------------------------------------------------------===//

// Sorted by group as in docs/dialect-files.md.
static const ShortName shortNames[] = {
    {"any", "true", nullptr, {}},
    {"none_type", "isa<NoneType>($_self)", nullptr, {}},
    {"index", "isa<IndexType>($_self)", nullptr, {}},
    {"bool_like",
     "isa<Type>($_self) && $_self.isSignlessInteger(1)",
     nullptr,
     {}},
    {"integer",
     "isa<IntegerType>($_self)",
     "isa<Type>($_self) && $_self.isInteger(#)",
     {}},
    {"signless_integer",
     "isa<Type>($_self) && $_self.isSignlessInteger()",
     "isa<Type>($_self) && $_self.isSignlessInteger(#)",
     {}},
    {"signed_integer",
     "isa<Type>($_self) && $_self.isSignedInteger()",
     "isa<Type>($_self) && $_self.isSignedInteger(#)",
     {}},
    {"unsigned_integer",
     "isa<Type>($_self) && $_self.isUnsignedInteger()",
     "isa<Type>($_self) && $_self.isUnsignedInteger(#)",
     {}},
    {"integer_or_index", "isa<IntegerType, IndexType>($_self)", nullptr, {}},
    {"signless_integer_or_index",
     "isa<Type>($_self) && $_self.isSignlessIntOrIndex()",
     nullptr,
     {}},
    {"any_float", "isa<FloatType>($_self)", nullptr, {}},
    {"f16", "isa<Float16Type>($_self)", nullptr, {}},
    {"bf16", "isa<BFloat16Type>($_self)", nullptr, {}},
    {"tf32", "isa<FloatTF32Type>($_self)", nullptr, {}},
    {"f32", "isa<Float32Type>($_self)", nullptr, {}},
    {"f64", "isa<Float64Type>($_self)", nullptr, {}},
    {"f80", "isa<Float80Type>($_self)", nullptr, {}},
    {"f128", "isa<Float128Type>($_self)", nullptr, {}},
    {"f8",
     "isa<FloatType>($_self) && cast<FloatType>($_self).getWidth() == 8",
     nullptr,
     {}},
    {"number", "isa<IntegerType, IndexType, FloatType>($_self)", nullptr, {}},
    {"complex", "isa<ComplexType>($_self)", nullptr, {}},
    {"function", "isa<FunctionType>($_self)", nullptr, {}},
    {"tuple", "isa<TupleType>($_self)", nullptr, {}},
    {"shaped", "isa<ShapedType>($_self)", nullptr, {}},
    {"vector", "isa<VectorType>($_self)", nullptr, {}},
    {"fixed_vector", "isa<FixedVectorType>($_self)", nullptr, {}},
    {"scalable_vector", "isa<ScalableVectorType>($_self)", nullptr, {}},
    {"tensor", "isa<TensorType>($_self)", nullptr, {}},
    {"ranked_tensor", "isa<RankedTensorType>($_self)", nullptr, {}},
    {"unranked_tensor", "isa<UnrankedTensorType>($_self)", nullptr, {}},
    {"memref", "isa<BaseMemRefType>($_self)", nullptr, {}},
    {"ranked_memref", "isa<MemRefType>($_self)", nullptr, {}},
    {"unranked_memref", "isa<UnrankedMemRefType>($_self)", nullptr, {}},
    {"ranked",
     "isa<ShapedType>($_self) && cast<ShapedType>($_self)"
     ".hasRank()",
     nullptr,
     {}},
    {"static_shape",
     "isa<ShapedType>($_self) && cast<ShapedType>($_self)"
     ".hasStaticShape()",
     nullptr,
     {}},
    {"value_semantics",
     "isa<Type>($_self) && $_self.hasTrait<ValueSemantics>()",
     nullptr,
     {}},
    {"rank",
     nullptr,
     "isa<ShapedType>($_self) && cast<ShapedType>($_self)"
     ".hasRank() && cast<ShapedType>($_self).getRank() == #",
     {}},
    {"min_rank",
     nullptr,
     "isa<ShapedType>($_self) && cast<ShapedType>($_self)"
     ".hasRank() && cast<ShapedType>($_self).getRank() >= #",
     {}},
    {"length",
     nullptr,
     "isa<ShapedType>($_self) && cast<ShapedType>($_self)"
     ".hasStaticShape() && cast<ShapedType>($_self).getNumElements() == #",
     {}},
    {"shaped_of", "isa<ShapedType>($_self)", nullptr, With::Element},
    {"vector_of", "isa<VectorType>($_self)", nullptr, With::Element},
    {"tensor_of", "isa<TensorType>($_self)", nullptr, With::Element},
    {"memref_of", "isa<BaseMemRefType>($_self)", nullptr, With::Element},
    {"complex_of", "isa<ComplexType>($_self)", nullptr, With::Element},
    {"scalar_or_vector_of", "isa<Type>($_self)", nullptr,
     With::ElementOrSelfVector},
    {"scalar_or_shaped_of", "isa<Type>($_self)", nullptr, With::ElementOrSelf},
    {"bool_attr", "isa<BoolAttr>($_self)", nullptr, {}},
    {"integer_attr", "isa<IntegerAttr>($_self)", nullptr, {}},
    {"float_attr", "isa<FloatAttr>($_self)", nullptr, {}},
    {"string_attr", "isa<StringAttr>($_self)", nullptr, {}},
    {"array_attr", "isa<ArrayAttr>($_self)", nullptr, {}},
    {"dictionary_attr", "isa<DictionaryAttr>($_self)", nullptr, {}},
    {"type_attr", "isa<TypeAttr>($_self)", nullptr, {}},
    {"symbol_ref", "isa<SymbolRefAttr>($_self)", nullptr, {}},
    {"flat_symbol_ref", "isa<FlatSymbolRefAttr>($_self)", nullptr, {}},
    {"unit_attr", "isa<UnitAttr>($_self)", nullptr, {}},
    {"affine_map_attr", "isa<AffineMapAttr>($_self)", nullptr, {}},
    {"integer_set_attr", "isa<IntegerSetAttr>($_self)", nullptr, {}},
    {"elements_attr", "isa<ElementsAttr>($_self)", nullptr, {}},
    {"dense_elements_attr", "isa<DenseElementsAttr>($_self)", nullptr, {}},
    {"dense_array", "isa<DenseArrayAttr>($_self)", nullptr, {}},
    {"i1_array", "isa<DenseBoolArrayAttr>($_self)", nullptr, {}},
    {"i8_array", "isa<DenseI8ArrayAttr>($_self)", nullptr, {}},
    {"i16_array", "isa<DenseI16ArrayAttr>($_self)", nullptr, {}},
    {"i32_array", "isa<DenseI32ArrayAttr>($_self)", nullptr, {}},
    {"i64_array", "isa<DenseI64ArrayAttr>($_self)", nullptr, {}},
    {"f32_array", "isa<DenseF32ArrayAttr>($_self)", nullptr, {}},
    {"f64_array", "isa<DenseF64ArrayAttr>($_self)", nullptr, {}},
    {"typed_attr", "isa<TypedAttr>($_self)", nullptr, {}},
    {"value",
     nullptr,
     "isa<IntegerAttr>($_self) && cast<IntegerAttr>($_self)"
     ".getValue() == #",
     {}},
    {"min_value",
     nullptr,
     "isa<IntegerAttr>($_self) && cast<IntegerAttr>($_self)"
     ".getValue() >= #",
     {}},
    {"max_value",
     nullptr,
     "isa<IntegerAttr>($_self) && cast<IntegerAttr>($_self)"
     ".getValue() <= #",
     {}},
    {"non_negative",
     "isa<IntegerAttr>($_self) && cast<IntegerAttr>($_self)"
     ".getValue().isNonNegative()",
     nullptr,
     {}},
    {"positive",
     "isa<IntegerAttr>($_self) && cast<IntegerAttr>($_self)"
     ".getValue().isStrictlyPositive()",
     nullptr,
     {}},
    {"power_of_two",
     "isa<IntegerAttr>($_self) && cast<IntegerAttr>($_self)"
     ".getValue().isPowerOf2()",
     nullptr,
     {}},
    {"size",
     nullptr,
     "isa<ArrayAttr, DenseArrayAttr, DictionaryAttr, TupleType>($_self) && "
     "$_self.size() == #",
     {}},
    {"min_size",
     nullptr,
     "isa<ArrayAttr, DenseArrayAttr, DictionaryAttr, TupleType>($_self) && "
     "$_self.size() >= #",
     {}},
    {"max_size",
     nullptr,
     "isa<ArrayAttr, DenseArrayAttr, DictionaryAttr, TupleType>($_self) && "
     "$_self.size() <= #",
     {}},
    {"typed_attr_of", "isa<TypedAttr>($_self)", nullptr, With::TypeOfAttr},
    {"type_attr_of", "isa<TypeAttr>($_self)", nullptr, With::TypeInAttr},
    {"array_of", "isa<ArrayAttr, DenseArrayAttr>($_self)", nullptr,
     With::AllElements},
};

ArrayRef<ShortName> strata::getShortNames() { return shortNames; }

const ShortName *strata::lookupShortName(StringRef name) {
  for (const ShortName &entry : shortNames)
    if (name == entry.name)
      return &entry;
  return nullptr;
}

//===-- Names of a file's own predicates -----------------------------------===//

/// Words of the language of predicates.
static constexpr StringRef keywords[] = {
    "auto", "bool",   "const",       "else",    "false",         "for",
    "if",   "return", "static_cast", "nullptr", "getProperties", "true"};

/// Whether predicates have a meaning for `name` that no file may replace.
static bool isBuiltinName(StringRef name) {
  return llvm::is_contained(keywords, name) || isCastName(name) ||
         name.starts_with("PredCombiner") || lookupShortName(name) ||
         lookupBuiltinFunction(name) || lookupBuiltinConstant(name) ||
         lookupCoercion(name) || lookupBuiltinClass(name);
}

std::string strata::checkIdentifier(StringRef name) {
  auto isWord = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  bool isGood = !name.empty() && !llvm::isDigit(name.front()) &&
                llvm::all_of(name, isWord);
  return isGood ? "" : "not an identifier";
}

std::string strata::checkFunctionName(StringRef name) {
  if (!name.contains("::"))
    return checkPredicateName(name);
  for (StringRef part : llvm::split(name, "::"))
    if (std::string problem = checkIdentifier(part); !problem.empty())
      return problem;
  return "";
}

std::string strata::checkPredicateName(StringRef name) {
  if (std::string problem = checkIdentifier(name); !problem.empty())
    return problem;
  return isBuiltinName(name) ? "a builtin name" : "";
}
