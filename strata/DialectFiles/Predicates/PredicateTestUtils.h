// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A resolver for tests of predicates, which knows every dialect. A class
// `spirv::PointerType` is written `!spirv.PointerType`, perhaps with a
// parameter that the getter is named after:
// `!spirv.PointerType<PointeeType=i32>`.
#ifndef STRATA_DIALECTFILES_PREDICATES_PREDICATETESTUTILS_H
#define STRATA_DIALECTFILES_PREDICATES_PREDICATETESTUTILS_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/DialectFiles/Predicates/Predicate.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MemoryBuffer.h"

#include <deque>

namespace strata {

/// The class `name` of any dialect, or of the one that its namespace says.
struct TestClass : PredicateClass {
  std::string name;
  bool matches(StringRef dialect, StringRef body) const {
    StringRef full = name;
    StringRef last = full.substr(full.rfind(':') + 1);
    StringRef space = full.split("::").first;
    return body.split('<').first == last && (space == full || space == dialect);
  }
  bool isInstance(Type type) const override {
    auto opaque = dyn_cast<OpaqueType>(type);
    return opaque &&
           matches(type.getDialect().getNamespace(), opaque.getBody());
  }
  bool isInstance(Attribute attr) const override {
    auto opaque = dyn_cast<OpaqueAttr>(attr);
    return opaque &&
           matches(attr.getDialect().getNamespace(), opaque.getBody());
  }
};

inline StringRef bodyOf(PredicateValue value) {
  if (value.getTag() == PredicateValue::Tag::Type)
    if (auto type = dyn_cast<OpaqueType>(value.getType()))
      return type.getBody();
  if (value.getTag() == PredicateValue::Tag::Attribute)
    if (auto attr = dyn_cast<OpaqueAttr>(value.getAttr()))
      return attr.getBody();
  return "";
}

/// `getX()` and `isX()`: the text after `X=`.
inline PredicateValue getTestParameter(const PredicateCall &call) {
  StringRef name = static_cast<const TestClass *>(call.data)->name;
  if (!name.consume_front("get"))
    name.consume_front("is");
  StringRef body = bodyOf(call.args[0]);
  size_t start = body.find(("<" + name + "=").str());
  if (start == StringRef::npos)
    return PredicateValue::getFailure("no such parameter");
  StringRef text = body.drop_front(start + name.size() + 2).drop_back();
  if (text == "true" || text == "false")
    return PredicateValue::getBool(text == "true");
  return PredicateValue::getParameter(parseAttribute(text, call.ctx));
}

/// A function of a dialect: true of the type that is named after it.
inline PredicateValue callTestFunction(const PredicateCall &call) {
  StringRef name = static_cast<const TestClass *>(call.data)->name;
  name = name.substr(name.rfind(':') + 1);
  if (call.args[0].getTag() != PredicateValue::Tag::Type)
    return PredicateValue::getFailure("expected a type");
  Type type = call.args[0].getType();
  if (name == "getSparseTensorEncoding") {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor ? tensor.getEncoding() : Attribute();
  }
  if (name == "isSharedMemory") {
    auto memref = dyn_cast<MemRefType>(type);
    auto space = memref ? dyn_cast_or_null<IntegerAttr>(memref.getMemorySpace())
                        : IntegerAttr();
    return PredicateValue::getBool(space && space.getInt() == 3);
  }
  if (name == "isCompatibleFloatingPointType")
    return PredicateValue::getBool(type.isFloat() &&
                                   cast<FloatType>(type).getWidth() >= 16);
  return PredicateValue::getBool(bodyOf(call.args[0]).split('<').first == name);
}

/// A function of an operation class, of which there is one: `i1`, in the shape
/// of the argument's type where that is a vector.
inline PredicateValue callUnaryResultType(const PredicateCall &call) {
  if (call.args[0].getTag() != PredicateValue::Tag::Type)
    return PredicateValue::getFailure("expected a type");
  Type i1 = IntegerType::get(call.ctx, 1);
  if (auto vector = dyn_cast<VectorType>(call.args[0].getType()))
    return VectorType::get(vector.getShape(), i1, vector.getScalableDims());
  return i1;
}

/// A query that the llvm dialect makes about vectors.
inline PredicateValue callVectorFunction(const PredicateCall &call) {
  auto vector = call.args[0].getTag() == PredicateValue::Tag::Type
                    ? dyn_cast<VectorType>(call.args[0].getType())
                    : VectorType();
  if (static_cast<const TestClass *>(call.data)->name == "isScalableVectorType")
    return PredicateValue::getBool(vector && vector.isScalable());
  return vector ? PredicateValue::getInt(vector.getNumElements())
                : PredicateValue::getFailure("expected a vector");
}

class TestResolver : public PredicateResolver {
public:
  const PredicateClass *lookupClass(StringRef name) override {
    return known(name) ? &make(name) : nullptr;
  }
  PredicateFunction lookupMethod(const PredicateClass *,
                                 StringRef name) override {
    if (!name.starts_with("get") && !name.starts_with("is"))
      return {};
    return {getTestParameter, &make(name), 0, 8};
  }
  PredicateFunction lookupFunction(StringRef name) override {
    if (name == "getUnaryOpResultType")
      return {callUnaryResultType, nullptr, 1, 1};
    if (name == "isScalableVectorType" || name == "getVectorNumElements")
      return {callVectorFunction, &make(name), 1, 1};
    StringRef last = name.substr(name.rfind(':') + 1);
    if (!name.contains("::") && name != "isSharedMemory")
      return {};
    if (!last.starts_with("is") && last != "getSparseTensorEncoding")
      return {};
    return {callTestFunction, &make(name), 1, 1};
  }
  std::optional<int64_t> lookupEnumConstant(StringRef name) override {
    return llvm::StringSwitch<std::optional<int64_t>>(name)
        .Case("spirv::Dim::Dim2D", 1)
        .Case("spirv::Dim::Cube", 3)
        .Case("spirv::Dim::Rect", 4)
        .Case("spirv::Dim::Buffer", 5)
        .Case("spirv::Dim::SubpassData", 6)
        .Case("spirv::ImageSamplingInfo::SingleSampled", 0)
        .Case("spirv::ImageSamplerUseInfo::SamplerUnknown", 0)
        .Case("spirv::ImageSamplerUseInfo::NeedSampler", 1)
        .Case("spirv::ImageSamplerUseInfo::NoSampler", 2)
        .Case("spirv::ImageOperands::Lod", 2)
        .Case("spirv::ImageOperands::Grad", 4)
        .Case("spirv::Scope::Subgroup", 3)
        .Case("PrintPunctuation::NewLine", 1)
        .Default(std::nullopt);
  }

private:
  /// Not the interfaces that builtin types have.
  static bool known(StringRef name) {
    return name.contains("::") ||
           (name != "ShapedType" && name != "FloatType" &&
            name != "TypedAttr" && name != "ElementsAttr" &&
            name != "PtrLikeTypeInterface");
  }
  TestClass &make(StringRef name) {
    for (TestClass &entry : classes)
      if (entry.name == name)
        return entry;
    classes.emplace_back();
    classes.back().name = name.str();
    return classes.back();
  }
  std::deque<TestClass> classes;
};

/// The lines of the table in the file `path` without comments, cut at tabs.
inline std::vector<SmallVector<StringRef, 3>>
readTable(StringRef path, std::unique_ptr<llvm::MemoryBuffer> &buffer) {
  std::vector<SmallVector<StringRef, 3>> rows;
  auto file = llvm::MemoryBuffer::getFile(path);
  if (!file)
    return rows;
  buffer = std::move(*file);
  SmallVector<StringRef, 0> lines;
  buffer->getBuffer().split(lines, '\n', -1, false);
  for (StringRef line : lines) {
    if (line.starts_with("#"))
      continue;
    rows.emplace_back();
    line.split(rows.back(), '\t');
  }
  return rows;
}

/// Makes every dialect that `text` mentions a declared one.
inline void declareDialects(Context &ctx, StringRef text) {
  for (size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] != '!' && text[i] != '#')
      continue;
    StringRef name = text.substr(i + 1).take_while(
        [](char c) { return llvm::isAlnum(c) || c == '_'; });
    if (!name.empty() && text.substr(i + 1 + name.size()).starts_with("."))
      ctx.declareDialect(name);
  }
}

} // namespace strata

#endif // STRATA_DIALECTFILES_PREDICATES_PREDICATETESTUTILS_H
