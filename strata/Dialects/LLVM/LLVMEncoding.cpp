// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attributes of the dialect that bytecode has fields of are `loop_annotation` and those
// of debug information (LLVMDebugEncoding.cpp).
#include "strata/Dialects/LLVM/LLVMDetail.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Encoding.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;
using namespace strata::llvm_dialect;

/// Lower codes are those of debug information.
static constexpr uint64_t LoopAnnotation = 18;

static bool writeAttribute(Attribute attr, EncodingWriter &writer) {
  auto annotation = dyn_cast<DynamicAttr>(attr);
  if (!annotation)
    return false;
  if (annotation.getDefinition().name != "loop_annotation")
    return writeDebugAttribute(annotation, writer);
  writer.writeUnsigned(LoopAnnotation);
  ArrayRef<Attribute> params = annotation.getParams();
  for (Attribute param : params.drop_back())
    writer.writeOptionalAttribute(param);
  // A list without elements is a byte.
  auto accesses = dyn_cast_or_null<ArrayAttr>(params.back());
  bool hasAccesses = accesses && !accesses.empty();
  writer.writeInteger(APInt(8, hasAccesses));
  if (!hasAccesses)
    return true;
  writer.writeUnsigned(accesses.size());
  for (Attribute access : accesses)
    writer.writeOptionalAttribute(access);
  return true;
}

static Attribute readLoopAnnotation(Context &ctx, EncodingReader &reader) {
  const TypeDefinition *def =
      findDefinition(&ctx, "loop_annotation", /*isType=*/false);
  if (!def)
    return nullptr;
  SmallVector<Attribute, 16> params(def->parameters.size());
  for (Attribute &param : MutableArrayRef(params).drop_back())
    if (failed(reader.readOptionalAttribute(param)))
      return nullptr;
  APInt hasAccesses;
  uint64_t count = 0;
  if (failed(reader.readInteger(hasAccesses, 8)) ||
      (!hasAccesses.isZero() && failed(reader.readCount(count))))
    return nullptr;
  SmallVector<Attribute, 4> accesses(count);
  for (Attribute &access : accesses) {
    if (failed(reader.readOptionalAttribute(access)))
      return nullptr;
    if (!access)
      return reader.emitError("expected an access group"), nullptr;
  }
  if (count)
    params.back() = ArrayAttr::get(&ctx, accesses);
  return DynamicAttr::getChecked([&] { return reader.emitError(""); }, *def,
                                 params);
}

static Attribute readAttribute(Context &ctx, EncodingReader &reader) {
  uint64_t code;
  if (failed(reader.readUnsigned(code)))
    return nullptr;
  if (code == LoopAnnotation)
    return readLoopAnnotation(ctx, reader);
  return readDebugAttribute(ctx, code, reader);
}

void llvm_dialect::registerEncodings(Context &ctx) {
  (void)registerDialectEncoding(ctx, {.dialect = "llvm",
                                      .readAttribute = readAttribute,
                                      .writeAttribute = writeAttribute});
}
