// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Report/SourceNames.h"

#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

static bool isNameCharacter(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.' || c == '-';
}

/// The identifier after `%` at the start of `text`; empty if there is none.
static StringRef readName(StringRef text) {
  if (!text.consume_front("%"))
    return {};
  return text.take_while(isNameCharacter);
}

/// The name of an argument, at whose location it stands, or of the only result of an operation, before its name.
static StringRef findSourceName(Value value) {
  Context *ctx = value.getContext();
  Location loc = value.getLoc();
  if (!loc.isOffset())
    return {};
  StringRef text = ctx->getSourceBuffer(loc.getBuffer()).getText();
  if (loc.getOffset() > text.size())
    return {};
  if (isa<BlockArgument>(value))
    return readName(text.drop_front(loc.getOffset()));
  StringRef before = text.take_front(loc.getOffset()).rtrim();
  if (!before.consume_back("="))
    return {};
  before = before.rtrim();
  size_t begin = before.rfind('%');
  if (begin == StringRef::npos)
    return {};
  StringRef name = readName(before.drop_front(begin));
  return name.size() + 1 == before.size() - begin ? name : StringRef();
}

/// The memory and the number of the dimension of which a value is the size.
static std::optional<std::pair<Value, int64_t>> getDimension(Value value) {
  Operation *op = value.getDefiningOp();
  Value source, number;
  if (auto dim = dyn_cast_or_null<memref::DimOp>(op))
    source = dim.getSource(), number = dim.getIndex();
  else if (auto dim = dyn_cast_or_null<tensor::DimOp>(op))
    source = dim.getSource(), number = dim.getIndex();
  IntegerAttr constant;
  if (!source || !matchPattern(number, m_Constant(&constant)))
    return std::nullopt;
  return std::pair(source, constant.getInt());
}

static std::string getName(Value value, unsigned number) {
  if (auto dimension = getDimension(value))
    return "dim(" + getName(dimension->first, number) + ", " +
           llvm::itostr(dimension->second) + ")";
  StringRef name = findSourceName(value);
  if (!name.empty() && !llvm::isDigit(name.front()))
    return name.str();
  if (auto arg = dyn_cast<BlockArgument>(value))
    return "arg" + llvm::utostr(arg.getArgNumber());
  return "s" + llvm::utostr(number);
}

std::vector<std::string> strata::getSizeNames(ArrayRef<Value> values) {
  std::vector<std::string> names;
  for (Value value : values) {
    std::string name = getName(value, unsigned(names.size()));
    while (llvm::is_contained(names, name))
      name += "'";
    names.push_back(name);
  }
  return names;
}
