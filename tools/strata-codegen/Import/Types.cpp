// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types, and the small pieces of text that all parts of the import use.
#include "tools/strata-codegen/Import/ImportDetail.h"
#include "tools/strata-codegen/NumberTypes.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DerivedTypes.h"

using namespace strata;
using namespace strata::codegen;

//===-- Text ---------------------------------------------------------------===//

std::string codegen::quote(StringRef text) {
  std::string result = "\"";
  for (unsigned char c : text) {
    if (c == '"' || c == '\\' || c < 32 || c > 126) {
      result += '\\';
      result += llvm::hexdigit(c >> 4);
      result += llvm::hexdigit(c & 15);
    } else {
      result += char(c);
    }
  }
  return result + '"';
}

std::string codegen::getSymbol(StringRef name) { return "@" + quote(name); }

std::string codegen::join(ArrayRef<std::string> parts) {
  return llvm::join(parts, ", ");
}

void Entries::add(StringRef name, const Twine &value) {
  list.emplace_back(name.str(), value.str());
}

std::string Entries::getText() const {
  std::string text;
  for (const auto &[name, value] : list) {
    text += (text.empty() ? "" : ", ") + name;
    if (!value.empty())
      text += " = " + value;
  }
  return text;
}

//===-- Types --------------------------------------------------------------===//

std::string ModuleImport::getType(llvm::Type *type) {
  static constexpr size_t MaxDepth = 5000, MaxText = 1 << 24;
  if (!error.empty())
    return {};
  if (auto known = types.find(type); known != types.end())
    return known->second;
  // A type is written out in each that contains it.
  if (typeDepth > MaxDepth) {
    (void)fail(nullptr, "types are nested more than " + Twine(MaxDepth) +
                            " levels deep");
    return {};
  }
  // Parts come first, since they may move the entries.
  ++typeDepth;
  std::string text = makeType(type);
  --typeDepth;
  if (error.empty() && text.size() > MaxText)
    (void)fail(nullptr, "a type is more than " + Twine(MaxText) +
                            " bytes long when it is written out");
  // The rest of the text after an error is dropped: each type around it would
  // include it.
  if (!error.empty())
    return {};
  return types[type] = std::move(text);
}

std::string ModuleImport::getStructType(llvm::StructType *type) {
  // A type without body needs a name; types without a name are identified by
  // their bodies.
  bool isNamed = type->isOpaque() || (!type->isLiteral() && type->hasName() &&
                                      !options.structsAsLiterals);
  std::string text = "!llvm.struct<";
  if (isNamed)
    text += quote(type->getName());
  if (type->isOpaque())
    return text + ", opaque>";
  std::vector<std::string> elements;
  for (llvm::Type *element : type->elements())
    elements.push_back(getType(element));
  if (isNamed)
    text += ", ";
  if (type->isPacked())
    text += "packed ";
  return text + "(" + join(elements) + ")>";
}

std::string ModuleImport::getFunctionType(llvm::FunctionType *type) {
  std::vector<std::string> parameters;
  for (llvm::Type *parameter : type->params())
    parameters.push_back(getType(parameter));
  if (type->isVarArg())
    parameters.push_back("...");
  std::string result = type->getReturnType()->isVoidTy()
                           ? "void"
                           : getType(type->getReturnType());
  return "!llvm.func<" + result + " (" + join(parameters) + ")>";
}

/// `!llvm.target<"name", type, 4>`.
static std::string getTargetType(ModuleImport &import,
                                 llvm::TargetExtType *type) {
  std::string text = "!llvm.target<" + quote(type->getName());
  for (llvm::Type *parameter : type->type_params())
    text += ", " + import.getType(parameter);
  for (unsigned parameter : type->int_params())
    text += ", " + std::to_string(parameter);
  return text + ">";
}

static std::string getPointerType(unsigned space) {
  return space ? "!llvm.ptr<" + std::to_string(space) + ">" : "!llvm.ptr";
}

static std::string getVectorType(ModuleImport &import, llvm::VectorType *type) {
  std::string size = std::to_string(type->getElementCount().getKnownMinValue());
  if (type->getElementCount().isScalable())
    size = "[" + size + "]";
  return "vector<" + size + "x" + import.getType(type->getElementType()) + ">";
}

std::string ModuleImport::makeType(llvm::Type *type) {
  switch (type->getTypeID()) {
  case llvm::Type::IntegerTyID:
  case llvm::Type::HalfTyID:
  case llvm::Type::BFloatTyID:
  case llvm::Type::FloatTyID:
  case llvm::Type::DoubleTyID:
  case llvm::Type::X86_FP80TyID:
  case llvm::Type::FP128TyID:
    return getNumberTypeText(type);
  case llvm::Type::PPC_FP128TyID:
    return "!llvm.ppc_fp128";
  case llvm::Type::X86_AMXTyID:
    return "!llvm.x86_amx";
  case llvm::Type::VoidTyID:
    return "!llvm.void";
  case llvm::Type::LabelTyID:
    return "!llvm.label";
  case llvm::Type::MetadataTyID:
    return "!llvm.metadata";
  case llvm::Type::TokenTyID:
    return "!llvm.token";
  case llvm::Type::PointerTyID:
    return getPointerType(type->getPointerAddressSpace());
  case llvm::Type::FunctionTyID:
    return getFunctionType(llvm::cast<llvm::FunctionType>(type));
  case llvm::Type::StructTyID:
    return getStructType(llvm::cast<llvm::StructType>(type));
  case llvm::Type::ArrayTyID:
    return "!llvm.array<" + std::to_string(type->getArrayNumElements()) +
           " x " + getType(type->getArrayElementType()) + ">";
  case llvm::Type::FixedVectorTyID:
  case llvm::Type::ScalableVectorTyID:
    return getVectorType(*this, llvm::cast<llvm::VectorType>(type));
  case llvm::Type::TargetExtTyID:
    return getTargetType(*this, llvm::cast<llvm::TargetExtType>(type));
  case llvm::Type::TypedPointerTyID:
    break;
  }
  llvm_unreachable("typed pointers are not in modules");
}
