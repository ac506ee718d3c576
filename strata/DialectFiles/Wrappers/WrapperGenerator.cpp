// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps: load the dialects, which checks the file and numbers the slots; then
// write, for each dialect, the classes of its types and attributes and those of
// its operations, in the order of the file. Accessors return the class of a
// type only after its definition.
#include "strata/DialectFiles/Wrappers/WrapperGenerator.h"

#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Wrappers/WrapperDetail.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <deque>
#include <map>
#include <set>

using namespace strata;
using namespace strata::wrappers;

/// The namespace of the classes of a dialect.
static std::string getNamespace(const DialectModel &dialect) {
  return toNamespace(dialect.cppNamespace.empty() ? dialect.name
                                                  : dialect.cppNamespace);
}

/// Named after the dialects and the group, so that it is the same wherever the file is.
static std::string getGuard(ArrayRef<DialectModel> dialects, StringRef group) {
  std::string guard = "STRATA_WRAPPERS_";
  for (const DialectModel &dialect : dialects)
    for (char c : dialect.name + "_")
      guard.push_back(llvm::isAlnum(c) ? llvm::toUpper(c) : '_');
  if (!group.empty())
    guard += group.upper() + "_";
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

namespace {
/// One header while it is written.
struct HeaderText {
  explicit HeaderText(StringRef group) : group(group), os(body) {}
  /// Empty for operations of no group.
  StringRef group;
  std::set<StringRef> includes = {"strata/Definition/OpWrapper.h"};
  std::string body;
  llvm::raw_string_ostream os;
};

class WrapperGenerator {
public:
  WrapperGenerator(ArrayRef<DialectModel> dialects,
                   const WrapperOptions &options, Context *ctx);
  std::vector<WrapperHeader> generate();

private:
  void writeDialect(const DialectModel &dialect);
  void writeOperations(const DialectModel &dialect, DialectWriter &writer);
  /// The header of the operation, named without its dialect.
  HeaderText &getHeader(StringRef operation);
  std::string getText(const HeaderText &header) const;
  /// The header that operations share, if they are in several.
  std::string getCommonHeader() const {
    return (options.sourceName.take_until([](char c) { return c == '.'; }) +
            "Attrs.h")
        .str();
  }

  ArrayRef<DialectModel> dialects;
  const WrapperOptions &options;
  Context *ctx;
  ClassTable classes;
  std::map<std::string, NameScope> scopes;
  /// Types, attributes and enumerations, then operations of no group, which are one header
  /// if there are no groups.
  HeaderText common;
  std::deque<HeaderText> operations;
};
} // namespace

WrapperGenerator::WrapperGenerator(ArrayRef<DialectModel> dialects,
                                   const WrapperOptions &options, Context *ctx)
    : dialects(dialects), options(options), ctx(ctx),
      common(options.groups.empty() ? "" : "Attrs") {
  common.includes.insert("strata/Definition/TypeWrapper.h");
  common.includes.insert("strata/IR/Dialect.h");
  if (options.groups.empty())
    return;
  operations.emplace_back("");
  for (const WrapperGroup &group : options.groups)
    operations.emplace_back(group.name);
}

HeaderText &WrapperGenerator::getHeader(StringRef operation) {
  if (operations.empty())
    return common;
  size_t longest = 0, best = 0;
  for (auto [i, group] : llvm::enumerate(options.groups))
    for (StringRef prefix : group.prefixes)
      if (operation.starts_with(prefix) && prefix.size() > longest) {
        longest = prefix.size();
        best = i + 1;
      }
  return operations[best];
}

void WrapperGenerator::writeOperations(const DialectModel &dialect,
                                       DialectWriter &writer) {
  for (const DefinitionModel &def : dialect.definitions) {
    if (!def.isOperation())
      continue;
    HeaderText &header =
        getHeader(StringRef(def.fullName).drop_front(dialect.name.size() + 1));
    for (const Mixin *mixin : getMixins(*ctx->getOpDefinition(def.fullName)))
      header.includes.insert(mixin->header);
    DialectWriter here{header.os,    header.includes, classes,
                       writer.scope, writer.dialect,  writer.enums};
    writeOperation(here, def);
  }
}

void WrapperGenerator::writeDialect(const DialectModel &dialect) {
  std::string name = getNamespace(dialect);
  // The names of the bases are taken in the classes themselves.
  NameScope &scope =
      scopes
          .try_emplace(name, std::initializer_list<StringRef>{"OpWrapper",
                                                              "TypeWrapper",
                                                              "AttrWrapper"})
          .first->second;
  DialectWriter writer{common.os, common.includes, classes, scope,
                       *ctx->findDialect(dialect.name)};
  // A file with one dialect is called as its class, ControlFlow.irdl.mlir.
  StringRef stem =
      options.sourceName.take_until([](char c) { return c == '.'; });
  std::string className =
      toPascalCase(dialects.size() == 1 && !stem.empty() ? stem
                                                         : dialect.name) +
      "Dialect";
  printSummary(writer.os, dialect.summary,
               "The dialect `" + Twine(dialect.name) + "`.");
  writer.os << "namespace " << name << " {\n\n";
  for (HeaderText &header : operations)
    header.os << "namespace " << name << " {\n\n";
  writeDialectClass(writer, dialect, writer.scope.take(className),
                    options.registration);
  for (const DefinitionModel &def : dialect.definitions)
    if (!def.isOperation())
      writeType(writer, def);
  writeOperations(dialect, writer);
  writer.os << "} // namespace " << name << "\n\n";
  for (HeaderText &header : operations)
    header.os << "} // namespace " << name << "\n\n";
  classes.leaveNamespace(name);
}

std::string WrapperGenerator::getText(const HeaderText &header) const {
  std::string text;
  llvm::raw_string_ostream os(text);
  std::string guard = getGuard(dialects, header.group);
  os << "// Generated from " << toComment(options.sourceName)
     << " by strata-gen; do not edit.\n"
     << "#ifndef " << guard << "\n#define " << guard << "\n\n";
  bool isCommon = &header == &common;
  if (!isCommon)
    os << "#include \"" << getCommonHeader() << "\"\n";
  std::set<StringRef> includes = header.includes;
  if (!options.bases.empty() && (!isCommon || operations.empty()))
    includes.insert(options.bases);
  for (StringRef include : includes)
    os << "#include \"" << include << "\"\n";
  os << '\n';
  if (isCommon)
    declareRegistration(os, options.registration);
  os << header.body;
  bool isShared = llvm::any_of(scopes, [](const auto &entry) {
    return StringRef(entry.first).starts_with("dialects::");
  });
  if (isCommon && isShared)
    // Not at global scope, where a namespace of the program may have the name.
    os << "namespace strata {\nusing namespace ::dialects;\n} // namespace "
          "strata\n\n";
  if (header.group.empty() && !options.include.empty())
    os << "#include \"" << options.include << "\"\n\n";
  os << "#endif // " << guard << '\n';
  return text;
}

std::vector<WrapperHeader> WrapperGenerator::generate() {
  for (const DialectModel &dialect : dialects)
    writeDialect(dialect);
  std::vector<WrapperHeader> headers;
  headers.push_back(
      {operations.empty() ? "Ops.h" : "Attrs.h", getText(common)});
  for (const HeaderText &header : operations)
    headers.push_back({(header.group + "Ops.h").str(), getText(header)});
  return headers;
}

FailureOr<std::vector<WrapperHeader>>
strata::generateWrappers(Operation *root, const WrapperOptions &options) {
  DialectReadOptions readOptions;
  readOptions.writesExpressions = false;
  std::vector<DialectModel> dialects = readDialects(root, readOptions);
  if (dialects.empty())
    return root->emitError("no dialect is defined here");
  if (failed(loadDialects(root)))
    return failure();
  Context *ctx = root->getContext();
  std::vector<WrapperHeader> headers =
      WrapperGenerator(dialects, options, ctx).generate();
  if (ctx->getDiagEngine().getNumErrors())
    return failure();
  return headers;
}
