// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A piece that no rule can match is not read. Any other is read, and rules are applied to
// the operations that its text has, until none matches. The result is verified, not the
// source: rules may repair it. The changes are written as edits, and the
// text is read again: it must be the rewritten IR.
#include "strata/Tooling/Rewrite/RewriteFile.h"

#include "strata/Asm/SourceRewrite/EditCheck.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Rewrite/Greedy/RecentPatterns.h"
#include "strata/Rewrite/RuleErrors.h"
#include "strata/Tooling/Common/DiagnosticPrinter.h"
#include "strata/Tooling/Common/InputPieces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace strata;

namespace {
class FileRewriter {
public:
  FileRewriter(RulePool &pool, const RewriteOptions &options, StringRef name,
               StringRef input, raw_ostream &err)
      : pool(pool), options(options), name(name), input(input), err(err),
        lines(std::make_shared<const LineTable>(input)) {}
  RewrittenFile run();

private:
  void rewritePiece(RuleContext &rules, StringRef piece, uint64_t offset);
  LogicalResult applyRules(RuleContext &rules, SourceRewrite &rewrite,
                           bool &changed);
  LogicalResult applyOnce(RuleContext &rules, SourceRewrite &rewrite,
                          bool &changed);
  bool eraseUnused(SourceRewrite &rewrite);
  LogicalResult verifyResult(RuleContext &rules, SourceRewrite &rewrite);
  std::vector<Diagnostic> verifySource(RuleContext &rules, StringRef piece,
                                       uint64_t offset);
  LogicalResult writeEdits(RuleContext &rules, SourceRewrite &rewrite,
                           uint64_t offset);
  void reportErrors(RuleContext &rules, std::vector<Diagnostic> diagnostics);

  RulePool &pool;
  const RewriteOptions &options;
  StringRef name, input;
  raw_ostream &err;
  std::shared_ptr<const LineTable> lines;
  /// The number of the input's source buffer in the current Context.
  uint32_t buffer = 0;
  RewrittenFile result;
};
} // namespace

//===-- Rules ----------------------------------------------------------------===//

/// The first operation of the text.
static Location getBegin(SourceRewrite &rewrite) {
  Operation *root = rewrite.getOperation();
  for (const OpRecord &record : rewrite.getRecorder().records)
    if (record.op && record.parent < 0)
      return record.op->getLoc();
  return root->getLoc();
}

/// The operations of the text and those that rules created, the first one last: drivers
/// begin at the end of their list.
static SmallVector<Operation *, 0> collectOps(SourceRewrite &rewrite) {
  SmallVector<Operation *, 0> ops;
  Operation *root = rewrite.getOperation();
  const SourceRecorder &recorder = rewrite.getRecorder();
  llvm::DenseSet<Operation *> created;
  for (const OpRecord &record : recorder.records)
    created.insert(record.created.begin(), record.created.end());
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != root && (recorder.byOp.count(op) || created.contains(op)))
      ops.push_back(op);
  });
  std::reverse(ops.begin(), ops.end());
  return ops;
}

LogicalResult FileRewriter::applyOnce(RuleContext &rules,
                                      SourceRewrite &rewrite, bool &changed) {
  GreedyRewriteConfig config;
  config.strictness = GreedyRewriteStrictness::ExistingAndNewOps;
  config.fold = config.eraseDead = options.folds;
  config.cseConstants = false;
  config.maxNumRewrites = options.maxNumRewrites;
  config.listener = &rewrite.getListener();
  config.numRewrites = &result.numRewrites;
  bool hasGivenUp = false;
  config.hasGivenUp = &hasGivenUp;
  RecentPatterns recent;
  SmallVector<Operation *, 0> ops = collectOps(rewrite);
  if (succeeded(applyOpPatternsGreedily(ops, rules.patterns, config, &changed,
                                        recent)))
    return success(!hasGivenUp);
  if (!hasGivenUp)
    emitError(&rules.ctx, getBegin(rewrite),
              "the rules did not converge within max-num-rewrites=")
        << options.maxNumRewrites << recent.describe();
  return failure();
}

/// Erases operations without effects of which rules have removed the last use, and those
/// that only they used.
bool FileRewriter::eraseUnused(SourceRewrite &rewrite) {
  PatternRewriter rewriter(rewrite.getOperation()->getContext(),
                           &rewrite.getListener());
  bool changed = false;
  for (bool again = true; again;) {
    again = false;
    SmallVector<Operation *, 8> candidates(rewrite.getUnused());
    for (Operation *op : candidates) {
      // Erasing one may have erased others in its regions.
      if (!llvm::is_contained(rewrite.getUnused(), op) ||
          !isOpTriviallyDead(op))
        continue;
      rewriter.eraseOp(op);
      again = changed = true;
    }
  }
  return changed;
}

LogicalResult FileRewriter::applyRules(RuleContext &rules,
                                       SourceRewrite &rewrite, bool &changed) {
  for (int64_t round = 0; round != options.maxIterations; ++round) {
    bool again = false;
    if (failed(applyOnce(rules, rewrite, again)))
      return failure();
    if (again && !options.keepsUnused)
      (void)eraseUnused(rewrite);
    if (!again)
      return success();
    changed = true;
  }
  emitError(&rules.ctx, getBegin(rewrite),
            "the rules did not converge within max-iterations=")
      << options.maxIterations;
  return failure();
}

//===-- Results --------------------------------------------------------------===//

LogicalResult FileRewriter::verifyResult(RuleContext &rules,
                                         SourceRewrite &rewrite) {
  std::vector<Diagnostic> errors;
  {
    DiagnosticCapture capture;
    if (succeeded(verify(rewrite.getOperation())))
      return success();
    errors = capture.take();
  }
  explainErrors(rules.patterns, rewrite.getOperation(), errors);
  for (Diagnostic &error : errors)
    rules.ctx.getDiagEngine().emit(std::move(error));
  return failure();
}

/// The errors of the verifier about the source.
std::vector<Diagnostic> FileRewriter::verifySource(RuleContext &rules,
                                                   StringRef piece,
                                                   uint64_t offset) {
  DiagnosticCapture capture;
  std::string text = piece.str();
  (void)parseSourceChunk(buffer, text, offset, ParserConfig(&rules.ctx));
  return capture.take();
}

LogicalResult FileRewriter::writeEdits(RuleContext &rules,
                                       SourceRewrite &rewrite,
                                       uint64_t offset) {
  bool isWritten = false;
  {
    DiagnosticCapture silence;
    isWritten = succeeded(
        checkEdits(rewrite, [&] { return ParserConfig(&rules.ctx); }));
  }
  if (!isWritten) {
    err << name << ':' << lines->decode(offset).line
        << ":1: error: the changes of the rules cannot be written as text\n";
    return failure();
  }
  for (SourceRange comment : rewrite.findLostComments(rewrite.getText()))
    result.lostComments.push_back(lines->decode(comment.begin).line);
  return success();
}

void FileRewriter::reportErrors(RuleContext &rules,
                                std::vector<Diagnostic> diagnostics) {
  DiagnosticPrinter printer(&rules.ctx, err, name, *lines, /*color=*/false);
  for (Diagnostic &diag : diagnostics)
    printer.print(diag);
}

void FileRewriter::rewritePiece(RuleContext &rules, StringRef piece,
                                uint64_t offset) {
  DiagnosticCapture capture;
  std::string text = piece.str();
  buffer = rules.ctx.addSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(input, name,
                                       /*RequiresNullTerminator=*/false),
      lines);
  SourceRewrite rewrite(ParserConfig(&rules.ctx), buffer, text, offset);
  bool isReadable = succeeded(rewrite.read()), changed = false;
  bool isApplied = isReadable && succeeded(applyRules(rules, rewrite, changed));
  bool isRight = isApplied;
  std::vector<Diagnostic> errors;
  if (isApplied && changed) {
    isRight = succeeded(verifyResult(rules, rewrite));
    if (!isRight)
      errors = verifySource(rules, piece, offset);
    isReadable = errors.empty();
    isRight = isRight && succeeded(writeEdits(rules, rewrite, offset));
  }
  result.text += isRight && changed ? StringRef(rewrite.getText()) : piece;
  if (!isReadable && piece.contains("expected-error")) {
    ++result.numExpectingErrors;
    return;
  }
  reportErrors(rules, errors.empty() ? capture.take() : std::move(errors));
  result.isUnreadable |= !isReadable;
  result.hasFailed |= isReadable && !isRight;
}

RewrittenFile FileRewriter::run() {
  forEachPiece(
      input, pool.getOptions().splits,
      [&](StringRef piece) {
        if (!pool.mayMatch(piece)) {
          result.text += piece;
          return;
        }
        pool.run([&](RuleContext &rules) {
          rules.numRead += piece.size();
          rewritePiece(rules, piece, uint64_t(piece.begin() - input.begin()));
        });
      },
      [&](StringRef text) { result.text += text; });
  return std::move(result);
}

RewrittenFile strata::rewriteFile(RulePool &pool, const RewriteOptions &options,
                                  StringRef name, StringRef input,
                                  raw_ostream &err) {
  return FileRewriter(pool, options, name, input, err).run();
}
