// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/CHeader.h"

#include "strata/IR/BuiltinTypes.h"
#include "strata/IR/SymbolTable.h"
#include "strata/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace strata;

/// The type of a number in C; empty if C has none.
static std::string getScalarName(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  if (text == "!llvm.ptr")
    return "void *";
  if (type.isIndex())
    return "int64_t";
  if (type.isF32())
    return "float";
  if (type.isF64())
    return "double";
  if (type.isInteger(1))
    return "bool";
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer)
    return "";
  unsigned width = integer.getWidth();
  if (width != 8 && width != 16 && width != 32 && width != 64)
    return "";
  return (type.isUnsignedInteger() ? "uint" : "int") + std::to_string(width) +
         "_t";
}

/// The type of elements in memory.
static std::string getElementName(Type type) {
  return type.isF16() || type.isBF16() ? "uint16_t" : getScalarName(type);
}

static bool isArray(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return (isa<MemRefType>(type) || isa<RankedTensorType>(type)) &&
         !getElementName(shaped.getElementType()).empty();
}

/// `memref_2d_float`.
static std::string getDescriptorName(Type type) {
  auto shaped = cast<ShapedType>(type);
  return "memref_" + std::to_string(shaped.getRank()) + "d_" +
         getElementName(shaped.getElementType());
}

static std::string getValueName(Type type) {
  return isArray(type) ? "struct " + getDescriptorName(type)
                       : getScalarName(type);
}

namespace {
class HeaderWriter {
public:
  explicit HeaderWriter(raw_ostream &os) : os(os) {}
  void write(Operation *function);

private:
  void writeDescriptor(Type type);
  std::string getResult(StringRef name, ArrayRef<Type> types);
  std::string getArguments(ArrayRef<Type> types);
  std::string getPointerArguments(ArrayRef<Type> types);

  raw_ostream &os;
  std::set<std::string> described;
};
} // namespace

void HeaderWriter::writeDescriptor(Type type) {
  std::string name = getDescriptorName(type);
  if (!described.insert(name).second)
    return;
  auto shaped = cast<ShapedType>(type);
  std::string element = getElementName(shaped.getElementType());
  os << "\nstruct " << name << " {\n  " << element << " *allocated, *aligned;\n"
     << "  int64_t offset;\n";
  if (int64_t rank = shaped.getRank())
    os << "  int64_t sizes[" << rank << "], strides[" << rank << "];\n";
  os << "};\n";
}

/// The type that is returned; several results are a struct, which is declared.
std::string HeaderWriter::getResult(StringRef name, ArrayRef<Type> types) {
  if (types.empty())
    return "void";
  if (types.size() == 1)
    return getValueName(types[0]);
  os << "\nstruct " << name << "_results {\n";
  for (auto [i, type] : llvm::enumerate(types))
    os << "  " << getValueName(type) << " result" << i << ";\n";
  os << "};\n";
  return ("struct " + name + "_results").str();
}

std::string HeaderWriter::getArguments(ArrayRef<Type> types) {
  std::vector<std::string> list;
  for (auto [i, type] : llvm::enumerate(types)) {
    std::string name = "arg" + std::to_string(i);
    if (!isArray(type)) {
      list.push_back(getScalarName(type) + " " + name);
      continue;
    }
    auto shaped = cast<ShapedType>(type);
    std::string element = getElementName(shaped.getElementType());
    for (const char *pointer : {"_allocated", "_aligned"})
      list.push_back((element + Twine(" *") + name + pointer).str());
    list.push_back("int64_t " + name + "_offset");
    for (const char *kind : {"_size", "_stride"})
      for (int64_t dim = 0; dim < shaped.getRank(); ++dim)
        list.push_back("int64_t " + name + kind + std::to_string(dim));
  }
  return list.empty() ? "void" : llvm::join(list, ", ");
}

std::string HeaderWriter::getPointerArguments(ArrayRef<Type> types) {
  std::vector<std::string> list;
  for (auto [i, type] : llvm::enumerate(types))
    list.push_back(getValueName(type) + (isArray(type) ? " *" : " ") + "arg" +
                   std::to_string(i));
  return list.empty() ? "void" : llvm::join(list, ", ");
}

void HeaderWriter::write(Operation *function) {
  StringRef name = SymbolTable::getSymbolName(function).getValue();
  ArrayRef<Type> arguments = getFunctionArgumentTypes(function);
  ArrayRef<Type> results = getFunctionResultTypes(function);
  auto isKnown = [](Type type) {
    return isArray(type) || !getScalarName(type).empty();
  };
  bool isName =
      llvm::all_of(name, [](char c) { return llvm::isAlnum(c) || c == '_'; });
  if (!isName || !llvm::all_of(arguments, isKnown) ||
      !llvm::all_of(results, isKnown)) {
    os << "\n/* '" << name
       << "' has a name or types that C does not have. */\n";
    return;
  }
  for (ArrayRef<Type> types : {arguments, results})
    for (Type type : types)
      if (isArray(type))
        writeDescriptor(type);
  std::string result = getResult(name, results);
  os << "\n"
     << result << " " << name << "(" << getArguments(arguments) << ");\n";
  if (!function->hasAttr("llvm.emit_c_interface"))
    return;
  std::string pointers = getPointerArguments(arguments);
  bool isByPointer =
      results.size() > 1 || (results.size() == 1 && isArray(results[0]));
  if (!isByPointer)
    os << result << " _mlir_ciface_" << name << "(" << pointers << ");\n";
  else
    os << "void _mlir_ciface_" << name << "(" << result << " *results"
       << (arguments.empty() ? "" : ", " + pointers) << ");\n";
}

void strata::writeCHeader(Operation *module, StringRef path, raw_ostream &os) {
  std::string guard = llvm::sys::path::filename(path).upper();
  for (char &c : guard)
    c = llvm::isAlnum(c) ? c : '_';
  os << "#ifndef " << guard << "\n#define " << guard
     << "\n\n#include <stdbool.h>\n#include <stdint.h>\n\n"
        "#ifdef __cplusplus\nextern \"C\" {\n#endif\n";
  HeaderWriter writer(os);
  for (Region &region : module->getRegions())
    for (Block &block : region)
      for (Operation &op : block)
        if (isFunction(&op) && !isExternalFunction(&op) &&
            SymbolTable::getSymbolVisibility(&op) ==
                SymbolTable::Visibility::Public)
          writer.write(&op);
  os << "\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n";
}
