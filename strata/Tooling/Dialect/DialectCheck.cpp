// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Dialect/DialectCheck.h"

#include "strata/DialectFiles/Tools/DialectLint.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Tooling/Dialect/DialectFiles.h"
#include "strata/Tooling/Dialect/EmbeddedDialects.h"
#include "strata/Tooling/Dialect/ExampleCheck.h"
#include "strata/Tooling/Dialect/TraitCheck.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// Returns the diagnostics that a run reports.
static std::vector<Diagnostic> capture(function_ref<void()> run) {
  DiagnosticCapture messages;
  run();
  return messages.take();
}

static bool hasError(ArrayRef<Diagnostic> diagnostics) {
  return llvm::any_of(diagnostics, [](const Diagnostic &diag) {
    return diag.getSeverity() == DiagnosticSeverity::Error;
  });
}

namespace {
/// The definitions of a file that have errors, by offsets in its text. The loader
/// reports the errors of the linter once more, in other words.
class ReportedDefinitions {
public:
  ReportedDefinitions(ArrayRef<DialectModel> models,
                      ArrayRef<Diagnostic> diagnostics) {
    for (const DialectModel &model : models) {
      starts.push_back(model.loc.getOffset());
      for (const DefinitionModel &def : model.definitions)
        starts.push_back(def.loc.getOffset());
    }
    llvm::sort(starts);
    for (const Diagnostic &diag : diagnostics)
      if (diag.getSeverity() == DiagnosticSeverity::Error)
        reported.insert(find(diag.getLocation().getOffset()));
  }
  bool contains(uint64_t offset) const {
    return reported.contains(find(offset));
  }

private:
  /// The number of definitions that begin at `offset` or before it.
  size_t find(uint64_t offset) const {
    return llvm::upper_bound(starts, offset) - starts.begin();
  }
  std::vector<uint64_t> starts;
  llvm::DenseSet<size_t> reported;
};
} // namespace

/// Checks the examples of `def`, which is loaded in `loaded`, and the traits of an operation.
static LogicalResult checkDefinition(const DefinitionModel &def, StringRef text,
                                     Context &ctx, Context &loaded) {
  LogicalResult result = checkExamples(def, text, ctx, loaded);
  if (def.isOperation() &&
      failed(checkDeclaredTraits(*loaded.getOpDefinition(def.fullName), ctx,
                                 def.loc)))
    return failure();
  return result;
}

/// Loads the file of `op`, which has the dialects `models`, into `trial`, and
/// checks the examples there; the file of a dialect that is part of the
/// program, which is loaded already, in a Context of its own. Errors in
/// `reported` definitions are not printed.
static LogicalResult tryToLoad(DialectFiles &files, Operation *op,
                               ArrayRef<DialectModel> models,
                               DialectLoadCheck &trial,
                               const ReportedDefinitions &reported,
                               bool replacesBundled) {
  StringRef text = files.getText(op);
  DialectLoadCheck *target = &trial;
  std::optional<DialectLoadCheck> own;
  std::optional<StringRef> name = findEmbeddedDialect(text);
  if (!name && replacesBundled && models.size() == 1 &&
      llvm::is_contained(getEmbeddedDialects(), models.front().name))
    name = models.front().name;
  if (name)
    target = &own.emplace(DialectLoadCheck::CppOfFiles::Required, *name);
  Context &loaded = target->getContext();
  auto report = [&](const Diagnostic &diag) {
    Location loc = diag.getLocation();
    if (!loc.isOffset() || !reported.contains(loc.getOffset()))
      files.print(diag, loaded);
  };
  if (failed(target->load(text, files.getFileName(op), report)))
    return failure();
  bool isBad = false;
  std::vector<Diagnostic> diagnostics = capture([&] {
    for (const DialectModel &model : models)
      for (const DefinitionModel &def : model.definitions)
        isBad |= failed(checkDefinition(def, text, files.getContext(), loaded));
  });
  for (const Diagnostic &diag : diagnostics)
    files.print(diag);
  return failure(isBad);
}

static void reportMissingExamples(const DialectModel &model, Context &ctx) {
  for (const DefinitionModel &def : model.definitions)
    if (def.isOperation() && def.examples.empty())
      emitError(&ctx, def.loc)
          << "operation '" << def.fullName << "' has no example";
}

/// Says how to check an overlay if `model`, which has an error, may be one: it has operations
/// without a body. Returns whether it may.
static bool suggestOverlayCheck(DialectFiles &files,
                                const DialectModel &model) {
  for (const DefinitionModel &def : model.definitions) {
    if (!def.isOperation() || !def.className.empty() || !def.like.empty() ||
        !def.constraints.empty() || !def.regions.empty())
      continue;
    std::vector<Diagnostic> notes = capture([&] {
      emitRemark(&files.getContext(), def.loc)
          << "operation '" << def.fullName
          << "' has no body; if the file is an overlay, give the directory of "
             "its dialect with --dialect-dir";
    });
    for (const Diagnostic &note : notes)
      files.print(note);
    return true;
  }
  return false;
}

DialectCheckResult
strata::checkDialectFile(DialectFiles &files, DialectLoadCheck &trial,
                         StringRef path, const DialectCheckOptions &options) {
  DialectCheckResult result;
  size_t numBefore = files.getDialects().getModels().size();
  std::vector<ModelProblem> problems;
  Operation *op = files.read(path, &problems);
  if (!op) {
    result.hasErrors = true;
    return result;
  }
  Context &ctx = files.getContext();
  std::vector<Diagnostic> diagnostics = capture([&] {
    for (const ModelProblem &problem : problems)
      (problem.isWarning ? emitWarning(&ctx, problem.loc)
                         : emitError(&ctx, problem.loc))
          << problem.message;
    ArrayRef<DialectModel> models = files.getDialects().getModels();
    for (const DialectModel &model : models.drop_front(numBefore)) {
      lintDialect(model, files.getDialects(), ctx);
      if (options.requiresExamples)
        reportMissingExamples(model, ctx);
    }
  });
  // Sorted by place: all come from one buffer.
  llvm::stable_sort(diagnostics, [](const Diagnostic &a, const Diagnostic &b) {
    return a.getLocation().getRaw() < b.getLocation().getRaw();
  });
  result.isEmpty = files.getDialects().getModels().size() == numBefore;
  result.hasWarnings = !diagnostics.empty();
  for (const Diagnostic &diag : diagnostics)
    files.print(diag);
  ArrayRef<DialectModel> models =
      files.getDialects().getModels().drop_front(numBefore);
  ReportedDefinitions reported(models, diagnostics);
  result.hasErrors = hasError(diagnostics);
  result.hasErrors |= failed(
      tryToLoad(files, op, models, trial, reported, options.replacesBundled));
  if (result.hasErrors)
    for (const DialectModel &model : models)
      result.mayBeOverlay |= suggestOverlayCheck(files, model);
  return result;
}
