// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Types/Attribute.h"

#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/Support/raw_ostream.h"

using namespace strata;

//===-- Attribute ---------------------------------------------------------===//

void Attribute::print(raw_ostream &os) const {
  if (!impl) {
    os << "<<NULL ATTRIBUTE>>";
    return;
  }
  if (auto *printAttr = getContext()->getRenderer().printAttr)
    printAttr(*this, os);
  else
    os << "<<attribute>>";
}

void Attribute::dump() const {
  print(llvm::errs());
  llvm::errs() << '\n';
}

raw_ostream &strata::operator<<(raw_ostream &os, Attribute attr) {
  attr.print(os);
  return os;
}

//===-- Type --------------------------------------------------------------===//

/// True if `type` is an integer type of this signedness.
static bool hasSignedness(Type type, IntegerType::Signedness signedness) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer && integer.getSignedness() == signedness;
}

static bool hasFormat(Type type, FloatType::Format format) {
  auto floatType = dyn_cast<FloatType>(type);
  return floatType && floatType.getFormat() == format;
}

bool Type::isSignlessInteger() const {
  return hasSignedness(*this, IntegerType::Signless);
}

bool Type::isSignlessInteger(unsigned width) const {
  return isSignlessInteger() && cast<IntegerType>(*this).getWidth() == width;
}

bool Type::isInteger(unsigned width) const {
  return isInteger() && cast<IntegerType>(*this).getWidth() == width;
}

bool Type::isSignedInteger() const {
  return hasSignedness(*this, IntegerType::Signed);
}

bool Type::isUnsignedInteger() const {
  return hasSignedness(*this, IntegerType::Unsigned);
}

bool Type::isF16() const { return hasFormat(*this, FloatType::Format::F16); }
bool Type::isF32() const { return hasFormat(*this, FloatType::Format::F32); }
bool Type::isF64() const { return hasFormat(*this, FloatType::Format::F64); }
bool Type::isBF16() const { return hasFormat(*this, FloatType::Format::BF16); }
bool Type::isF80() const { return hasFormat(*this, FloatType::Format::F80); }
bool Type::isF128() const { return hasFormat(*this, FloatType::Format::F128); }
bool Type::isTF32() const { return hasFormat(*this, FloatType::Format::TF32); }

bool Type::isSignlessIntOrIndex() const {
  return isSignlessInteger() || isIndex();
}

unsigned Type::getIntOrFloatBitWidth() const {
  if (auto integer = dyn_cast<IntegerType>(*this))
    return integer.getWidth();
  return cast<FloatType>(*this).getWidth();
}

void Type::print(raw_ostream &os) const {
  if (!impl) {
    os << "<<NULL TYPE>>";
    return;
  }
  if (auto *printType = getContext()->getRenderer().printType)
    printType(*this, os);
  else
    os << "<<type>>";
}

void Type::dump() const {
  print(llvm::errs());
  llvm::errs() << '\n';
}

raw_ostream &strata::operator<<(raw_ostream &os, Type type) {
  type.print(os);
  return os;
}

//===-- NamedAttribute ----------------------------------------------------===//

NamedAttribute::NamedAttribute(StringAttr name, Attribute value)
    : name(name), value(value) {}

StringAttr NamedAttribute::getName() const {
  return StringAttr(name.getImpl());
}

StringRef NamedAttribute::getNameRef() const { return getName().getValue(); }
