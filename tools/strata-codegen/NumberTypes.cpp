// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/strata-codegen/NumberTypes.h"

#include "llvm/IR/Type.h"

using namespace strata;

std::string codegen::getNumberTypeText(const llvm::Type *type) {
  switch (type->getTypeID()) {
  case llvm::Type::IntegerTyID:
    return "i" + std::to_string(type->getIntegerBitWidth());
  case llvm::Type::HalfTyID:
    return "f16";
  case llvm::Type::BFloatTyID:
    return "bf16";
  case llvm::Type::FloatTyID:
    return "f32";
  case llvm::Type::DoubleTyID:
    return "f64";
  case llvm::Type::X86_FP80TyID:
    return "f80";
  case llvm::Type::FP128TyID:
    return "f128";
  default:
    return "";
  }
}
