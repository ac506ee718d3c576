// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata-c/Dialects.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/Dialects/Linalg/StructuredBody.h"
#include "strata/IR/ContextData.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Dialect/DialectFiles.h"

#include "llvm/Support/MemoryBuffer.h"

#include "bindings/c/Call.h"
#include "bindings/c/DialectJSON.h"

using namespace strata;
using namespace strata::capi;

namespace {
/// The models of dialects that were loaded from files.
struct LoadedModels : ContextData {
  static constexpr llvm::StringLiteral name = "strata-c.models";
  std::vector<DialectModel> models;
};
} // namespace

StrataLogicalResult strataContextLoadDialects(StrataContext context,
                                              StrataStringRef text,
                                              StrataStringRef name,
                                              StrataStringCallback callback,
                                              void *userData) {
  Call call;
  Context *ctx = call.get(context);
  if (!call || !call.checkNotNull(callback))
    return wrap(false);
  CallerScope caller(*call.getState());
  uint32_t buffer = ctx->addSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(unwrap(text), unwrap(name)));
  OwningOpRef<> module = parseDialectFile(buffer, ParserConfig(ctx));
  if (!call.check(bool(module) && succeeded(loadDialects(module.get())),
                  StrataErrorFailure, "the dialects cannot be loaded"))
    return wrap(false);
  std::vector<DialectModel> models = readDialects(module.get());
  if (!call.check(!models.empty(), StrataErrorArgument,
                  "the file defines no dialect"))
    return wrap(false);
  auto &loaded = getContextData<LoadedModels>(*ctx);
  std::vector<std::string> names;
  for (DialectModel &model : models) {
    names.push_back(model.name);
    loaded.models.push_back(std::move(model));
  }
  for (const std::string &found : names)
    callback(wrap(found), userData);
  return wrap(true);
}

StrataLogicalResult strataContextDescribeDialect(StrataContext context,
                                                 StrataStringRef name,
                                                 StrataStringCallback callback,
                                                 void *userData) {
  Call call;
  Context *ctx = call.get(context);
  if (!call)
    return wrap(false);
  CallbackStream os(callback, userData);
  for (const DialectModel &model : getContextData<LoadedModels>(*ctx).models)
    if (model.name == unwrap(name)) {
      writeDialectJSON(model, *ctx, os);
      return wrap(true);
    }
  std::string messages;
  llvm::raw_string_ostream err(messages);
  DialectFiles files(err, /*color=*/false);
  if (!call.check(files.addEmbedded(unwrap(name)) &&
                      !files.getDialects().getModels().empty(),
                  StrataErrorArgument,
                  "there is no dialect '" + unwrap(name) + "'"))
    return wrap(false);
  writeDialectJSON(files.getDialects().getModels().front(), *ctx, os);
  return wrap(true);
}

StrataLogicalResult strataLoadIRDLDialects(StrataModule module) {
  Call call;
  Operation *op = call.get(module);
  if (!call || !call.check(succeeded(verify(op)) && succeeded(loadDialects(op)),
                           StrataErrorFailure, "the dialects cannot be loaded"))
    return wrap(false);
  auto &loaded = getContextData<LoadedModels>(*call.getContext());
  for (DialectModel &model : readDialects(op))
    loaded.models.push_back(std::move(model));
  return wrap(true);
}

StrataAttribute strataEnumAttrGet(StrataContext context,
                                  StrataStringRef dialect, StrataStringRef name,
                                  int64_t value) {
  Call call;
  Context *ctx = call.get(context);
  Dialect *loaded = call ? ctx->getOrLoadDialect(unwrap(dialect)) : nullptr;
  const TypeDefinition *def =
      loaded ? ctx->findTypeDefinition(*loaded, unwrap(name), false) : nullptr;
  if (!call || !call.check(def && def->enumeration, StrataErrorArgument,
                           "dialect '" + unwrap(dialect) +
                               "' has no enumeration '" + unwrap(name) + "'"))
    return {};
  if (!call.check(def->enumeration->isValid(uint64_t(value)), StrataErrorRange,
                  "'" + unwrap(name) + "' has no case " + Twine(value)))
    return {};
  Type type = def->enumeration->type ? def->enumeration->type
                                     : Type(IntegerType::get(ctx, 32));
  Attribute number = IntegerAttr::get(type, value);
  if (def->isPlain)
    return call.give(number);
  auto report = [&] { return emitError(ctx, Location()); };
  Attribute attr = DynamicAttr::getChecked(report, *def, number);
  if (!call.check(bool(attr), StrataErrorFailure, "the attribute is invalid"))
    return {};
  return call.give(attr);
}

void strataLinalgFillBuiltinNamedOpRegion(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  if (call && call.check(found->getNumRegions() == 1, StrataErrorArgument,
                         "the operation has no body")) {
    fillStructuredRegion(found);
    found->addDerivedAttribute();
  }
}
