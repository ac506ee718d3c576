// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/EncoderDetail.h"

using namespace strata;
using namespace strata::bytecode;

std::optional<TypeCode> strata::bytecode::getFloatCode(FloatType type) {
  using Format = FloatType::Format;
  switch (type.getFormat()) {
  case Format::BF16:
    return TypeCode::BF16;
  case Format::F16:
    return TypeCode::F16;
  case Format::F32:
    return TypeCode::F32;
  case Format::F64:
    return TypeCode::F64;
  case Format::F80:
    return TypeCode::F80;
  case Format::F128:
    return TypeCode::F128;
  default:
    return std::nullopt;
  }
}

bool strata::bytecode::hasFields(Type type) {
  switch (type.getKind()) {
  case Kind::OpaqueType:
  case Kind::DynamicType:
    return false;
  case Kind::FloatType:
    return getFloatCode(cast<FloatType>(type)).has_value();
  default:
    return true;
  }
}

bool strata::bytecode::hasFields(Attribute attr) {
  switch (attr.getKind()) {
  case Kind::AffineMapAttr:
  case Kind::IntegerSetAttr:
  case Kind::StridedLayoutAttr:
  case Kind::OpaqueAttr:
  case Kind::DynamicAttr:
    return false;
  default:
    return true;
  }
}
