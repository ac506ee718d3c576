// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps: load the dialects, which checks the file and numbers the slots; then
// write, for each dialect, the classes of its types and attributes and those of
// its operations, in the order of the file. Accessors return the class of a
// type only after its definition.
#include "strata/DialectFiles/Wrappers/WrapperGenerator.h"

#include "strata/IR/Context.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Wrappers/WrapperDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <map>
#include <set>

using namespace strata;
using namespace strata::wrappers;

/// The namespace of the classes of a dialect.
static std::string getNamespace(const DialectModel &dialect) {
  return toNamespace(dialect.cppNamespace.empty() ? dialect.name
                                                  : dialect.cppNamespace);
}

/// Named after the dialects, so that it is the same wherever the file is.
static std::string getGuard(ArrayRef<DialectModel> dialects) {
  std::string guard = "STRATA_WRAPPERS_";
  for (const DialectModel &dialect : dialects)
    for (char c : dialect.name + "_")
      guard.push_back(llvm::isAlnum(c) ? llvm::toUpper(c) : '_');
  return guard + "H";
}

/// Writes the class of the dialect itself, which is called `name`.
static void writeDialectClass(DialectWriter &writer,
                              const DialectModel &dialect, StringRef name,
                              StringRef registration) {
  writer.os << "/// The dialect, for DialectRegistry and ConversionTarget.\n"
            << "class " << name << " : public ::strata::Dialect {\npublic:\n";
  printAccessor(writer.os,
                "static constexpr ::llvm::StringLiteral getDialectNamespace()",
                "return " + quote(dialect.name));
  printAccessor(writer.os,
                "static bool classof(const ::strata::Dialect *dialect)",
                "return dialect->getNamespace() == getDialectNamespace()");
  if (!registration.empty())
    printAccessor(writer.os,
                  "static void registerDialect(::strata::Context &ctx)",
                  "::" + registration + "(ctx)");
  writer.os << "};\n\n";
}

/// The headers of the classes that those of the operations derive from.
static std::set<StringRef> getHeaders(ArrayRef<DialectModel> dialects,
                                      Context *ctx) {
  std::set<StringRef> headers = {"strata/Definition/OpWrapper.h",
                                 "strata/Definition/TypeWrapper.h",
                                 "strata/IR/Dialect.h"};
  for (const DialectModel &dialect : dialects)
    for (const DefinitionModel &def : dialect.definitions)
      if (def.isOperation())
        for (const Mixin *mixin :
             getMixins(*ctx->getOpDefinition(def.fullName)))
          headers.insert(mixin->header);
  return headers;
}

/// Writes `namespace a::b { void fn(::strata::Context &ctx); }`.
static void declareRegistration(raw_ostream &os, StringRef function) {
  if (function.empty())
    return;
  auto [space, name] = function.rsplit("::");
  if (name.empty())
    std::swap(space, name);
  if (!space.empty())
    os << "namespace " << space << " {\n";
  os << "void " << name << "(::strata::Context &ctx);\n";
  if (!space.empty())
    os << "} // namespace " << space << '\n';
  os << '\n';
}

static void writeDialect(DialectWriter &writer, const DialectModel &dialect,
                         StringRef namespaceName, StringRef className,
                         StringRef registration) {
  printSummary(writer.os, dialect.summary,
               "The dialect `" + Twine(dialect.name) + "`.");
  writer.os << "namespace " << namespaceName << " {\n\n";
  writeDialectClass(writer, dialect, writer.scope.take(className),
                    registration);
  for (const DefinitionModel &def : dialect.definitions)
    if (!def.isOperation())
      writeType(writer, def);
  for (const DefinitionModel &def : dialect.definitions)
    if (def.isOperation())
      writeOperation(writer, def);
  writer.os << "} // namespace " << namespaceName << "\n\n";
}

LogicalResult strata::generateWrappers(Operation *root, StringRef sourceName,
                                       raw_ostream &os, StringRef registration,
                                       StringRef include) {
  DialectReadOptions options;
  options.writesExpressions = false;
  std::vector<DialectModel> dialects = readDialects(root, options);
  if (dialects.empty())
    return root->emitError("no dialect is defined here");
  if (failed(loadDialects(root)))
    return failure();

  std::string guard = getGuard(dialects);
  os << "// Generated from " << toComment(sourceName)
     << " by strata-gen; do not edit.\n"
     << "#ifndef " << guard << "\n#define " << guard << "\n\n";
  for (StringRef header : getHeaders(dialects, root->getContext()))
    os << "#include \"" << header << "\"\n";
  os << '\n';
  declareRegistration(os, registration);
  ClassTable classes;
  std::map<std::string, NameScope> scopes;
  for (const DialectModel &model : dialects) {
    std::string name = getNamespace(model);
    // The names of the bases are taken in the classes themselves.
    NameScope &scope =
        scopes
            .try_emplace(name, std::initializer_list<StringRef>{"OpWrapper",
                                                                "TypeWrapper",
                                                                "AttrWrapper"})
            .first->second;
    Dialect *dialect = root->getContext()->findDialect(model.name);
    DialectWriter writer{os, classes, scope, *dialect};
    // A file with one dialect is called as its class, ControlFlow.irdl.mlir.
    StringRef stem = sourceName.take_until([](char c) { return c == '.'; });
    std::string className =
        toPascalCase(dialects.size() == 1 && !stem.empty() ? stem
                                                           : model.name) +
        "Dialect";
    writeDialect(writer, model, name, className, registration);
    classes.leaveNamespace(name);
  }
  bool isShared = llvm::any_of(scopes, [](const auto &entry) {
    return StringRef(entry.first).starts_with("dialects::");
  });
  if (isShared)
    // Not at global scope, where a namespace of the program may have the name.
    os << "namespace strata {\nusing namespace ::dialects;\n} // namespace "
          "strata\n\n";
  if (!include.empty())
    os << "#include \"" << include << "\"\n\n";
  os << "#endif // " << guard << '\n';
  return success(!root->getContext()->getDiagEngine().getNumErrors());
}
