// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The data layout of a module as LLVM's string.
#include "strata/IR/Diagnostics.h"
#include "strata/Interfaces/DataLayoutInterfaces.h"
#include "strata/Target/LLVMIR/LayoutDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using namespace strata::llvmir;

/// A property of the target: `-S128`. Fails if LLVM has no such property.
static LogicalResult addProperty(std::string &text, StringRef name,
                                 Attribute value) {
  std::string number = llvm::utostr(getNumber(value).value_or(0));
  auto word = dyn_cast<StringAttr>(value);
  StringRef letter = llvm::StringSwitch<StringRef>(name)
                         .Case("dlti.stack_alignment", "S")
                         .Case("dlti.alloca_memory_space", "A")
                         .Case("dlti.program_memory_space", "P")
                         .Case("dlti.global_memory_space", "G")
                         .Default("");
  if (!letter.empty()) {
    text += ("-" + letter + number).str();
  } else if (name == "dlti.endianness") {
    text += word && word.getValue() == "little" ? "-e" : "-E";
  } else if (name == "dlti.mangling_mode") {
    text += ("-m:" + (word ? word.getValue() : "")).str();
  } else if (name == "dlti.function_pointer_alignment") {
    auto alignment = dyn_cast<DynamicAttr>(value);
    bool isDependent = alignment && alignment.getParams().size() > 1 &&
                       getNumber(alignment.getParams()[1]).value_or(0);
    text += (isDependent ? "-Fn" : "-Fi") + number;
  } else if (name == "dlti.legal_int_widths") {
    text += "-n";
    if (auto widths = dyn_cast<DenseI32ArrayAttr>(value))
      llvm::interleave(
          widths, [&](int32_t width) { text += llvm::itostr(width); },
          [&] { text += ':'; });
  } else {
    return failure();
  }
  return success();
}

/// The entry of a type: `-i64:32:64`, of a pointer `-p0:64:64:64:64`.
static void addType(std::string &text, Type type, Attribute value) {
  auto dense = dyn_cast<DenseElementsAttr>(value);
  if (!dense)
    return;
  SmallVector<uint64_t, 4> numbers;
  for (size_t i = 0; i < size_t(dense.size()); ++i)
    numbers.push_back(dense.getIntElement(i).getZExtValue());
  if (isPointer(type)) {
    if (numbers.size() < 3)
      return;
    numbers.resize(4, numbers[0]);
    text += "-p" + llvm::utostr(getAddressSpace(type));
    for (uint64_t number : numbers)
      text += ":" + llvm::utostr(number);
    return;
  }
  if (!type.isIntOrFloat() || numbers.empty())
    return;
  text += (type.isInteger() ? "-i" : "-f") +
          llvm::utostr(type.getIntOrFloatBitWidth()) + ":" +
          llvm::utostr(numbers[0]);
  if (numbers.size() > 1 && numbers[1] != numbers[0])
    text += ":" + llvm::utostr(numbers[1]);
}

LogicalResult llvmir::getLayoutText(Operation *module, std::string &text) {
  if (auto given = module->getAttrOfType<StringAttr>("llvm.data_layout")) {
    text = given.getValue().str();
    return success();
  }
  SmallVector<DataLayoutEntry> entries =
      getDataLayoutEntries(getDataLayoutSpec(module));
  // Properties come first.
  for (const DataLayoutEntry &entry : entries)
    if (!entry.isTypeEntry() &&
        failed(addProperty(text, entry.getName(), entry.value)))
      return emitError(module->getContext(), module->getLoc(),
                       "unsupported data layout key \"" + entry.getName() +
                           "\"");
  for (const DataLayoutEntry &entry : entries)
    if (entry.isTypeEntry())
      addType(text, entry.getType(), entry.value);
  if (!text.empty())
    text.erase(0, 1);
  return success();
}
