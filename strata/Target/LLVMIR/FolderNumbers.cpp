// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations on numbers, which have the values that the dialect file of llvm declares.
#include "strata/Definition/EnumDefinition.h"
#include "strata/IR/Context.h"
#include "strata/Semantics/OpSemantics.h"
#include "strata/Target/LLVMIR/FolderDetail.h"

using namespace strata;
using namespace strata::llvmir;

/// The bits of an integer or float; std::nullopt for other constants.
static std::optional<APInt> getBits(NodeRef node) {
  if (auto *integer = dynCast<IntNode>(node))
    return integer->value;
  if (auto *real = dynCast<FloatNode>(node))
    return real->value.bitcastToAPInt();
  return std::nullopt;
}

NodeRef Folder::getNumber(Type type, const APInt &bits) {
  if (auto real = dyn_cast<FloatType>(type))
    return pool.getFloat(type, APFloat(real.getFloatSemantics(), bits));
  return pool.getInt(type, bits);
}

static const semantics::OpSemantics *getSemantics(Context *ctx, Opcode opcode) {
  return semantics::getSemantics(
      *ctx->getOpDefinition(("llvm." + getText(opcode)).str()));
}

NodeRef Folder::foldBits(NodeRef operand, Type type) {
  std::optional<APInt> bits = getBits(operand);
  return bits && isa<IntegerType, FloatType>(type) ? getNumber(type, *bits)
                                                   : nullptr;
}

NodeRef Folder::foldNumbers(Opcode opcode, ArrayRef<NodeRef> operands,
                            Type type, StringRef predicate) {
  SmallVector<semantics::Scalar, 2> numbers;
  SmallVector<Type, 3> slots;
  for (NodeRef operand : operands) {
    std::optional<APInt> bits = getBits(operand);
    if (!bits)
      return nullptr;
    numbers.push_back(*bits);
    slots.push_back(operand->type);
  }
  slots.push_back(type);
  const semantics::OpSemantics *declared =
      getSemantics(type.getContext(), opcode);
  if (!declared || !declared->accepts(slots))
    return nullptr;
  auto getAttribute = [&](unsigned i) -> std::optional<uint64_t> {
    const semantics::AttributeName &attr = declared->signature.attributes[i];
    if (attr.name != "predicate")
      return std::nullopt;
    std::optional<uint64_t> number = attr.cases->find(predicate);
    // In the dialect, the words of C++ begin with an underscore.
    return number ? number : attr.cases->find(("_" + predicate).str());
  };
  semantics::Outcome outcome =
      declared->evaluate(0, {numbers, slots, getAttribute});
  return outcome.isValue() ? getNumber(type, outcome.bits)
                           : pool.getPoison(type);
}
