// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants that are attributes: numbers, strings, and arrays and vectors of numbers.
#include "tools/strata-codegen/Import/ImportDetail.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"

using namespace strata;
using namespace strata::codegen;

static std::string getNumber(const llvm::APInt &value) {
  if (value.getBitWidth() == 1)
    return value.isOne() ? "true" : "false";
  llvm::SmallString<40> text;
  value.toStringSigned(text);
  return text.str().str();
}

/// The bits, which every type of floats can be read from.
static std::string getNumber(const llvm::APFloat &value) {
  llvm::APInt bits = value.bitcastToAPInt();
  llvm::SmallString<40> text;
  bits.toString(text, 16, /*Signed=*/false);
  std::string digits(bits.getBitWidth() / 4 - text.size(), '0');
  return "0x" + digits + text.str().str();
}

/// `[1, 2]`, for arrays and vectors of numbers. Empty if a part is not a number.
static std::string getList(const llvm::Constant *constant) {
  if (auto *number = llvm::dyn_cast<llvm::ConstantInt>(constant);
      number && !number->getType()->isVectorTy())
    return getNumber(number->getValue());
  if (auto *number = llvm::dyn_cast<llvm::ConstantFP>(constant);
      number && !number->getType()->isVectorTy())
    return getNumber(number->getValue());
  llvm::Type *type = constant->getType();
  uint64_t size = 0;
  if (auto *array = llvm::dyn_cast<llvm::ArrayType>(type))
    size = array->getNumElements();
  else if (auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(type))
    size = vector->getNumElements();
  else
    return {};
  std::vector<std::string> elements;
  for (uint64_t i = 0; i < size; ++i) {
    llvm::Constant *element = constant->getAggregateElement(unsigned(i));
    elements.push_back(element ? getList(element) : "");
    if (elements.back().empty())
      return {};
  }
  return "[" + join(elements) + "]";
}

namespace {
/// The shape of arrays of arrays of vectors.
struct Shape {
  std::vector<uint64_t> sizes;
  llvm::Type *element = nullptr;
  bool isVector = false, isScalable = false;
};
} // namespace

static std::optional<Shape> getShape(llvm::Type *type) {
  Shape shape;
  while (auto *array = llvm::dyn_cast<llvm::ArrayType>(type)) {
    shape.sizes.push_back(array->getNumElements());
    type = array->getElementType();
  }
  if (auto *vector = llvm::dyn_cast<llvm::VectorType>(type)) {
    shape.isVector = true;
    shape.isScalable = vector->getElementCount().isScalable();
    shape.sizes.push_back(vector->getElementCount().getKnownMinValue());
    type = vector->getElementType();
  }
  shape.element = type;
  if (shape.sizes.empty() ||
      !(type->isIntegerTy() ||
        (type->isFloatingPointTy() && !type->isPPC_FP128Ty())))
    return std::nullopt;
  return shape;
}

static std::string getShapeText(ModuleImport &import, const Shape &shape) {
  std::string text = shape.isVector ? "vector<" : "tensor<";
  for (auto [i, size] : llvm::enumerate(shape.sizes)) {
    bool isScalable = shape.isScalable && i + 1 == shape.sizes.size();
    text += (isScalable ? "[" : "") + std::to_string(size) +
            (isScalable ? "]" : "") + "x";
  }
  return text + import.getType(shape.element) + ">";
}

std::string ModuleImport::getConstantAttr(const llvm::Constant *constant) {
  llvm::Type *type = constant->getType();
  if (llvm::isa<llvm::ConstantInt, llvm::ConstantFP>(constant) &&
      !type->isVectorTy()) {
    if (type->isPPC_FP128Ty())
      return {};
    std::string number = getList(constant);
    return type->isIntegerTy(1) ? number : number + " : " + getType(type);
  }
  if (auto *data = llvm::dyn_cast<llvm::ConstantDataArray>(constant);
      data && data->isString())
    return quote(data->getAsString());
  std::optional<Shape> shape = getShape(type);
  if (!shape)
    return {};
  std::string elements;
  if (constant->isNullValue() && shape->element->isIntegerTy())
    elements = shape->element->isIntegerTy(1) ? "false" : "0";
  else if (constant->isNullValue())
    elements =
        getNumber(llvm::APFloat::getZero(shape->element->getFltSemantics()));
  else if (const llvm::Constant *splat =
               type->isVectorTy() ? constant->getSplatValue() : nullptr)
    elements = getList(splat);
  else if (!shape->isScalable)
    elements = getList(constant);
  if (elements.empty())
    return {};
  return "dense<" + elements + "> : " + getShapeText(*this, *shape);
}
