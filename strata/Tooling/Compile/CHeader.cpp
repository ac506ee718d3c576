// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Compile/CHeader.h"

#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Tooling/Compile/CNames.h"

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

/// Whether C gets the result of machine code as it is returned: structs are returned in
/// other registers, and the bits beyond those of a short integer are not set.
static bool isReturnedAsInC(ArrayRef<Type> types) {
  if (types.empty())
    return true;
  auto integer = dyn_cast<IntegerType>(types[0]);
  return types.size() == 1 && !isArray(types[0]) &&
         !(integer && integer.getWidth() < 32);
}

namespace {
struct Parameter {
  std::string type, name;
};

class HeaderWriter {
public:
  explicit HeaderWriter(raw_ostream &os) : os(os) {}
  void reserveName(StringRef name) { names.reserve(name); }
  void write(Operation *function);
  std::vector<CWrapper> takeWrappers() { return std::move(wrappers); }

private:
  void writeDescriptor(Type type);
  std::string getResult(StringRef name, ArrayRef<Type> types);
  void declare(StringRef symbol, StringRef name, StringRef result,
               ArrayRef<Parameter> parameters, bool isAsInC);

  raw_ostream &os;
  CNames names;
  std::set<std::string> described;
  std::vector<CWrapper> wrappers;
};
} // namespace

void HeaderWriter::writeDescriptor(Type type) {
  std::string name = getDescriptorName(type);
  if (!described.insert(name).second)
    return;
  auto shaped = cast<ShapedType>(type);
  std::string element = getElementName(shaped.getElementType());
  // Headers of several files may define the same struct.
  std::string guard = "STRATA_" + StringRef(name).upper();
  os << "\n#ifndef " << guard << "\n#define " << guard << "\nstruct " << name
     << " {\n  " << element << " *allocated, *aligned;\n"
     << "  int64_t offset;\n";
  if (int64_t rank = shaped.getRank())
    os << "  int64_t sizes[" << rank << "], strides[" << rank << "];\n";
  os << "};\n#endif\n";
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

/// A memref is passed as its parts.
static std::vector<Parameter> getParameters(ArrayRef<Type> types) {
  std::vector<Parameter> list;
  for (auto [i, type] : llvm::enumerate(types)) {
    std::string name = "arg" + std::to_string(i);
    if (!isArray(type)) {
      list.push_back({getScalarName(type), name});
      continue;
    }
    auto shaped = cast<ShapedType>(type);
    std::string element = getElementName(shaped.getElementType());
    for (const char *pointer : {"_allocated", "_aligned"})
      list.push_back({element + " *", name + pointer});
    list.push_back({"int64_t", name + "_offset"});
    for (const char *kind : {"_size", "_stride"})
      for (int64_t dim = 0; dim < shaped.getRank(); ++dim)
        list.push_back({"int64_t", name + kind + std::to_string(dim)});
  }
  return list;
}

/// A memref is passed as a pointer to its descriptor.
static std::vector<Parameter> getPointerParameters(ArrayRef<Type> types) {
  std::vector<Parameter> list;
  for (auto [i, type] : llvm::enumerate(types))
    list.push_back({getValueName(type) + (isArray(type) ? " *" : ""),
                    "arg" + std::to_string(i)});
  return list;
}

static std::string getDeclaration(StringRef result, StringRef name,
                                  ArrayRef<Parameter> parameters) {
  std::vector<std::string> list;
  for (const Parameter &parameter : parameters)
    list.push_back(parameter.type + (parameter.type.back() == '*' ? "" : " ") +
                   parameter.name);
  return (result + (result.ends_with("*") ? "" : " ") + name + "(" +
          (list.empty() ? "void" : llvm::join(list, ", ")) + ")")
      .str();
}

/// Declares the function `symbol` as `name`, or one that calls its wrapper.
void HeaderWriter::declare(StringRef symbol, StringRef name, StringRef result,
                           ArrayRef<Parameter> parameters, bool isAsInC) {
  if (isAsInC && symbol == name) {
    os << getDeclaration(result, name, parameters) << ";\n";
    return;
  }
  bool hasResult = result != "void";
  std::string wrapper = ("_strata_c_" + name).str();
  wrappers.push_back({wrapper, symbol.str(), hasResult});
  std::vector<Parameter> all;
  std::vector<std::string> values;
  if (hasResult) {
    all.push_back({(result + " *").str(), "results"});
    values.push_back("&results");
  }
  for (const Parameter &parameter : parameters) {
    all.push_back(parameter);
    values.push_back(parameter.name);
  }
  os << getDeclaration("void", wrapper, all) << ";\nstatic inline "
     << getDeclaration(result, name, parameters) << " {\n";
  if (hasResult)
    os << "  " << result << (result.ends_with("*") ? "" : " ") << "results;\n";
  os << "  " << wrapper << "(" << llvm::join(values, ", ") << ");\n"
     << (hasResult ? "  return results;\n" : "") << "}\n";
}

void HeaderWriter::write(Operation *function) {
  StringRef symbol = SymbolTable::getSymbolName(function).getValue();
  ArrayRef<Type> arguments = getFunctionArgumentTypes(function);
  ArrayRef<Type> results = getFunctionResultTypes(function);
  auto isKnown = [](Type type) {
    return isArray(type) || !getScalarName(type).empty();
  };
  if (!llvm::all_of(arguments, isKnown) || !llvm::all_of(results, isKnown)) {
    os << "\n/* '" << symbol << "' has types that C does not have. */\n";
    return;
  }
  for (ArrayRef<Type> types : {arguments, results})
    for (Type type : types)
      if (isArray(type))
        writeDescriptor(type);
  std::string name = names.getName(symbol);
  std::string result = getResult(name, results);
  os << '\n';
  declare(symbol, name, result, getParameters(arguments),
          isReturnedAsInC(results));
  if (!function->hasAttr("llvm.emit_c_interface"))
    return;
  std::vector<Parameter> pointers = getPointerParameters(arguments);
  bool isByPointer =
      results.size() > 1 || (results.size() == 1 && isArray(results[0]));
  if (isByPointer) {
    pointers.insert(pointers.begin(), {result + " *", "results"});
    result = "void";
  }
  declare(("_mlir_ciface_" + symbol).str(), "_mlir_ciface_" + name, result,
          pointers, isByPointer || isReturnedAsInC(results));
}

/// The functions that a header declares.
static std::vector<Operation *> getPublicFunctions(Operation *module) {
  std::vector<Operation *> functions;
  for (Region &region : module->getRegions())
    for (Block &block : region)
      for (Operation &op : block)
        if (isFunction(&op) && !isExternalFunction(&op) &&
            SymbolTable::getSymbolVisibility(&op) ==
                SymbolTable::Visibility::Public)
          functions.push_back(&op);
  return functions;
}

std::vector<CWrapper> strata::writeCHeader(Operation *module, StringRef path,
                                           raw_ostream &os) {
  std::string guard = llvm::sys::path::filename(path).upper();
  for (char &c : guard)
    c = llvm::isAlnum(c) ? c : '_';
  os << "#ifndef " << guard << "\n#define " << guard
     << "\n\n#include <stdbool.h>\n#include <stdint.h>\n\n"
        "#ifdef __cplusplus\nextern \"C\" {\n#endif\n";
  HeaderWriter writer(os);
  std::vector<Operation *> functions = getPublicFunctions(module);
  for (Operation *function : functions)
    writer.reserveName(SymbolTable::getSymbolName(function).getValue());
  for (Operation *function : functions)
    writer.write(function);
  os << "\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n";
  return writer.takeWrappers();
}
