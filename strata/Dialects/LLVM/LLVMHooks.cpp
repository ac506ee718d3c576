// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/LLVM/LLVMHooks.h"

#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/LLVM/LLVMDetail.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Encoding.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::llvm_dialect;

const TypeDefinition *llvm_dialect::findDefinition(Context *ctx, StringRef name,
                                                   bool isType) {
  return ctx->findTypeDefinition(ctx->getOrCreateDialect("llvm"), name, isType);
}

DynamicType llvm_dialect::getIf(Type type, StringRef name) {
  auto dynamic = dyn_cast_or_null<DynamicType>(type);
  if (!dynamic || dynamic.getDefinition().name != name ||
      dynamic.getDialect().getNamespace() != "llvm")
    return {};
  return dynamic;
}

Type llvm_dialect::getSimpleType(Context *ctx, StringRef name) {
  const TypeDefinition *def = findDefinition(ctx, name, /*isType=*/true);
  return def ? DynamicType::get(*def, {}) : Type();
}

FunctionType llvm_dialect::getSignature(Type type) {
  DynamicType function = getIf(type, "func");
  if (!function)
    return {};
  auto signature = dyn_cast_or_null<TypeAttr>(function.getParams()[0]);
  return signature ? dyn_cast<FunctionType>(signature.getValue())
                   : FunctionType();
}

bool llvm_dialect::isVariadic(Type type) {
  DynamicType function = getIf(type, "func");
  return function && function.getParams()[1];
}

//===-- Enumerations -------------------------------------------------------===//

Attribute llvm_dialect::getCase(Context *ctx, StringRef name, uint64_t number) {
  const TypeDefinition *def = findDefinition(ctx, name, /*isType=*/false);
  if (!def || !def->enumeration)
    return {};
  Type type = def->enumeration->type;
  auto value =
      IntegerAttr::get(type, APInt(cast<IntegerType>(type).getWidth(), number));
  return def->isPlain ? Attribute(value) : DynamicAttr::get(*def, value);
}

std::optional<uint64_t> llvm_dialect::getCaseNumber(Attribute attr) {
  if (auto dynamic = dyn_cast_or_null<DynamicAttr>(attr);
      dynamic && dynamic.getDefinition().enumeration)
    attr = dynamic.getParams()[0];
  auto number = dyn_cast_or_null<IntegerAttr>(attr);
  if (!number)
    return std::nullopt;
  return number.getValue().getLimitedValue();
}

void llvm_dialect::parseOptionalCase(OpAsmParser &parser, OperationState &state,
                                     StringRef name, StringRef attrName) {
  Context *ctx = parser.getContext();
  const TypeDefinition *def = findDefinition(ctx, name, /*isType=*/false);
  SmallVector<StringRef, 8> words;
  for (const EnumDefinition::Case &entry : def->enumeration->cases)
    words.push_back(entry.keyword);
  StringRef word;
  if (succeeded(parser.parseOptionalKeyword(&word, words)))
    state.addAttribute(attrName,
                       getCase(ctx, name, *def->enumeration->find(word)));
}

void llvm_dialect::printCase(OpAsmPrinter &printer, Operation *op,
                             StringRef name, StringRef attrName,
                             std::optional<uint64_t> implied) {
  std::optional<uint64_t> number =
      getCaseNumber(op->getInherentAttrOrNull(attrName));
  if (!number || number == implied)
    return;
  const TypeDefinition *def =
      findDefinition(op->getContext(), name, /*isType=*/false);
  printer << def->enumeration->stringify(*number) << ' ';
}

//===-- Operand bundles ----------------------------------------------------===//

ParseResult llvm_dialect::parseBundles(OpAsmParser &parser, Bundles &bundles) {
  auto parseBundle = [&]() -> ParseResult {
    std::string tag;
    if (parser.parseString(&tag) || parser.parseLParen())
      return failure();
    bundles.tags.push_back(StringAttr::get(parser.getContext(), tag));
    size_t before = bundles.operands.size();
    if (succeeded(parser.parseOptionalRParen())) {
      bundles.sizes.push_back(0);
      return success();
    }
    size_t typesBefore = bundles.types.size();
    llvm::SMLoc loc = parser.getCurrentLocation();
    if (parser.parseOperandList(bundles.operands) ||
        parser.parseColonTypeList(bundles.types) || parser.parseRParen())
      return failure();
    size_t count = bundles.operands.size() - before;
    size_t found = bundles.types.size() - typesBefore;
    if (count != found)
      return parser.emitError(loc, "expected ")
             << uint64_t(count)
             << " types for operand bundle operands for operand bundle #"
             << uint64_t(bundles.sizes.size()) << ", but actually got "
             << uint64_t(found);
    bundles.sizes.push_back(int32_t(count));
    return success();
  };
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::OptionalSquare,
                                        parseBundle);
}

void llvm_dialect::printBundles(OpAsmPrinter &printer, ArrayRef<Value> operands,
                                Attribute sizes, Attribute tags) {
  auto tagArray = dyn_cast_or_null<ArrayAttr>(tags);
  SmallVector<Segment, 4> groups;
  if (!tagArray || tagArray.empty() ||
      failed(divideSegment({0, unsigned(operands.size())}, sizes, groups)) ||
      groups.size() != tagArray.size())
    return;
  printer << " [";
  llvm::interleave(
      llvm::zip_equal(groups, tagArray.getValue()),
      [&](auto entry) {
        auto [group, tag] = entry;
        printer.printAttributeWithoutType(tag);
        printer << '(';
        ArrayRef<Value> values = operands.slice(group.first, group.size);
        if (!values.empty()) {
          printer.printOperands(values);
          printer << " : ";
          SmallVector<Type, 4> types;
          for (Value value : values)
            types.push_back(value.getType());
          printer.printTypes(types);
        }
        printer << ')';
      },
      [&] { printer << ", "; });
  printer << ']';
}

/// `llvm.cmpxchg` returns a structure of the value and a bit.
static LogicalResult inferExchanged(const InferenceInput &input,
                                    SmallVectorImpl<Type> &types) {
  if (input.operands.size() < 3)
    return failure();
  Type value = input.operands[2].getType();
  Context *ctx = value.getContext();
  Type elements[] = {value, IntegerType::get(ctx, 1)};
  Attribute params[] = {
      {}, {}, {}, TypeAttr::get(TupleType::get(ctx, elements))};
  types.push_back(DynamicType::get(
      *findDefinition(ctx, "struct", /*isType=*/true), params));
  return success();
}

void strata::registerLLVMBasics(Context &ctx) {
  registerParameters(ctx);
  registerEncodings(ctx);
  addPropertyLayouts(
      ctx, "overflowFlags+ : llvm.add llvm.mul llvm.shl llvm.sub llvm.trunc\n"
           "elem_type! noWrapFlags+ rawConstantIndices! : llvm.getelementptr\n"
           "op_bundle_sizes! : llvm.call llvm.call_intrinsic llvm.intr.assume "
           "llvm.invoke\n");
}

void strata::registerLLVMHooks(Context &ctx) {
  registerTypes(ctx);
  registerDirectives(ctx);
  registerFunctions(ctx);
  registerCalls(ctx);
  registerBranches(ctx);
  registerFolds(ctx);
  registerDataLayouts(ctx);
  registerParameters(ctx);
  registerVerifiers(ctx);
  registerOpHooks<LLVM::CmpxchgOp>(&ctx, {.inferTypes = inferExchanged});
}
