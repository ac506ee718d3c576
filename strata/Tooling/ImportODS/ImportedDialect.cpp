// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/ImportODS/ImportedDialect.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Loader/EmbeddedDialect.h"
#include "strata/DialectFiles/Loader/FormatProblems.h"
#include "strata/DialectFiles/Loader/StubHooks.h"
#include "strata/DialectFiles/Model/DialectModel.h"
#include "strata/DialectFiles/Predicates/CppNames.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"
#include "strata/Support/Suggestion.h"
#include "strata/Tooling/Dialect/DialectFiles.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

void strata::registerProgramDialects(Context &ctx, StringRef except) {
  installRenderer(ctx, {});
  installBuiltinAsm(ctx);
  registerIRDLDialect(ctx);
  for (const EmbeddedDialect *dialect : getCoreDialects())
    if (dialect->name != except)
      (void)registerEmbeddedDialect(ctx, *dialect);
}

static bool isWordChar(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '$';
}

/// The words in `text` that a period or `::` follows: names of dialects and parts of names of
/// namespaces.
static llvm::DenseSet<StringRef> findQualifiers(StringRef text) {
  llvm::DenseSet<StringRef> words;
  for (size_t at = 0; at < text.size();) {
    if (!isWordChar(text[at])) {
      ++at;
      continue;
    }
    StringRef word = text.substr(at).take_while(isWordChar);
    at += word.size();
    StringRef rest = text.substr(at);
    if (rest.starts_with(".") || rest.starts_with("::"))
      words.insert(word);
  }
  return words;
}

/// Imports the dialects that `text` mentions. Their errors would be lost while another
/// dialect is loaded.
static void importMentioned(StringRef text, StringRef own,
                            ods::OtherDialects &others) {
  llvm::DenseSet<StringRef> words = findQualifiers(text);
  for (const auto &[name, cppNamespace] : others.list()) {
    StringRef last = StringRef(cppNamespace).rsplit("::").second;
    last = last.empty() ? StringRef(cppNamespace) : last;
    if (name != own &&
        (words.contains(name) ||
         (!llvm::all_of(name, isWordChar) && text.contains(name)) ||
         (words.contains(last) && text.contains(cppNamespace + "::"))))
      (void)others.import(name);
  }
}

/// Registers the dialects of the records, which are imported when they are mentioned; not
/// the one called `own`.
static void registerOthers(Context &ctx, StringRef own,
                           ods::OtherDialects &others) {
  std::vector<std::pair<std::string, std::string>> names = others.list();
  for (const auto &[name, cppNamespace] : names)
    if (name != own && !ctx.findDialect(name))
      ctx.registerDialect(name, [&others, name = name](Dialect &dialect) {
        (void)loadRegisteredDialect(
            dialect, llvm::MemoryBuffer::getMemBufferCopy(others.import(name),
                                                          "<" + name + ">"));
      });
  irdl::addNamespaceFinder(ctx, [names, own = own.str()](StringRef wanted) {
    std::vector<std::string> found;
    for (const auto &[name, cppNamespace] : names)
      if (cppNamespace == wanted && name != own)
        found.push_back(name);
    return found;
  });
}

static void addForeignForms(Context &ctx, Dialect &dialect,
                            ods::LoadOutcome &outcome) {
  auto add = [&](StringRef name) {
    outcome.foreign.push_back({name.str(), findFormatProblem(ctx, name)});
  };
  for (const OpDefinition *op : ctx.getOpDefinitions(dialect))
    if (!op->format)
      add(op->name);
  for (const TypeDefinition *def : ctx.getTypeDefinitions())
    if (def->dialect == &dialect && def->isOpaque)
      add((def->isType ? "!" : "#") + std::string(def->getFullName()));
}

/// The operations that `trait` names as arguments; empty for other traits.
static SmallVector<StringRef> getNamedOperations(StringRef trait) {
  auto [stem, rest] = trait.split('<');
  SmallVector<StringRef> names;
  if (stem == "HasParent" || stem == "ParentOneOf" ||
      stem == "SingleBlockImplicitTerminator") {
    rest.consume_back(">");
    rest.split(names, ',');
  }
  return names;
}

/// Adds an error for each operation of a known dialect that a trait names and that is not defined.
static void checkTraitOperations(Context &ctx, StringRef text,
                                 const DialectModel &model,
                                 ods::LoadOutcome &outcome) {
  for (const DefinitionModel &def : model.definitions)
    for (StringRef trait : def.traits)
      for (StringRef name : getNamedOperations(trait)) {
        name = name.trim();
        Dialect *dialect = ctx.getOrLoadDialect(name.split('.').first);
        if (!dialect || !dialect->isLoaded() ||
            dialect->allowsUnknownOperations())
          continue;
        std::vector<std::string> known = ctx.getOpNames(*dialect);
        if (llvm::is_contained(known, name))
          continue;
        size_t from = def.loc.isOffset() ? size_t(def.loc.getOffset()) : 0;
        size_t place = text.find(("\"" + trait + "\"").str(), from);
        SmallVector<StringRef> names(known.begin(), known.end());
        outcome.undefinedOperations.push_back(
            {place == StringRef::npos ? from : place + 1,
             ("trait '" + trait + "' refers to an undefined operation" +
              suggest(name, names))
                 .str()});
      }
}

ods::LoadOutcome strata::checkImportedDialect(StringRef text,
                                              ods::OtherDialects &others) {
  StringRef own = text.split('@').second.take_until(
      [](char c) { return c == ' ' || c == '{'; });
  importMentioned(text, own, others);
  bool isExtension =
      text.split("irdl.operation").first.contains("strata.extends");
  Context ctx;
  registerProgramDialects(ctx, isExtension ? StringRef() : own);
  registerOthers(ctx, own, others);
  // Types of absent dialects may be mentioned.
  ctx.allowUnregisteredDialects(true);
  ctx.printOpOnDiagnostic(false);
  ods::LoadOutcome outcome;
  bool isOfOther = false;
  uint32_t id = ctx.addSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(text, "<output>"));
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    Location loc = diag.getLocation();
    bool isOurs = loc.isOffset() && loc.getBuffer() == id;
    if (diag.getSeverity() == DiagnosticSeverity::Error) {
      isOfOther |= !isOurs;
      outcome.errors.push_back(
          {isOurs ? size_t(loc.getOffset()) : 0, diag.str()});
    }
    return success();
  });
  OwningOpRef<> module = parseSourceBuffer(id, ParserConfig(&ctx));
  if (!module)
    return outcome;
  // A dialect that the program has cannot be loaded from another file.
  if (!isExtension && ctx.findDialect(own))
    return {};
  // The C++ hooks that overlays list are not available here. Stubs would hide the names that
  // only C++ has, so that operations seemed to have a custom form.
  if (text.contains("strata.hooks"))
    registerStubHooks(module.get());
  if (failed(loadDialects(module.get())))
    return isOfOther ? ods::LoadOutcome() : outcome;
  addForeignForms(ctx, *ctx.findDialect(own), outcome);
  outcome.errors.clear();
  for (Operation *dialect : findDialectDefinitions(module.get()))
    checkTraitOperations(ctx, text, readDialect(dialect), outcome);
  return outcome;
}

LogicalResult strata::readOverlays(ArrayRef<std::string> paths,
                                   DialectFiles &files,
                                   std::vector<ods::Overlay> &overlays) {
  for (const std::string &path : paths) {
    std::vector<ModelProblem> problems;
    Operation *file = files.read(path, &problems);
    if (!file)
      return failure();
    ScopedDiagnosticHandler handler(&files.getContext(), [&](Diagnostic &diag) {
      files.print(diag);
      return success();
    });
    bool hasError = false;
    for (const ModelProblem &problem : problems) {
      hasError |= !problem.isWarning;
      (problem.isWarning ? emitWarning(&files.getContext(), problem.loc)
                         : emitError(&files.getContext(), problem.loc))
          << problem.message;
    }
    if (hasError)
      return failure();
    overlays.push_back({file, &files.getNames(file)});
  }
  return success();
}
