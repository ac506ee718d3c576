// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pass managers. An OpPassManager is a list of passes, and of pass managers for
// operations inside, that runs on operations of one kind; a PassManager is the
// outermost, which can be run:
//
//   PassRegistry registry;
//   registerTransformsPasses(registry);
//   PassManager pm(ctx, "builtin.module");
//   pm.addPass(registry.create("inline"));
//   pm.nest("func.func").addPass(registry.create("cse"));
//   if (failed(pm.run(module)))
//
// A nested manager runs on the operations of its kind that are immediate
// children of the current operation, in any block of any region; those are
// isolated from above, so that they are worked on in parallel. Neighbouring
// nested managers run as one: all their passes on one child, in order, before
// those on the next. With any number of threads, text and diagnostics come in
// the order in which one thread would give them. If passes fail on a child,
// those on the others still run, but nothing after them does.
//
// Textual form:
// `builtin.module(inline,func.func(cse,canonicalize{top-down=false}))`; `any`
// stands for any isolated operation.
#ifndef STRATA_PASS_PASSMANAGER_H
#define STRATA_PASS_PASSMANAGER_H

#include "strata/Asm/Printer/Printer.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassInstrumentation.h"

#include "llvm/Support/raw_ostream.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace strata {

class PassManager;

class OpPassManager {
public:
  /// The treatment of a pass that is restricted to another operation: it is an
  /// error, or a nested manager is made for it.
  enum class Nesting : uint8_t { Explicit, Implicit };
  /// The anchor of managers for all operations that are isolated from above.
  static constexpr StringLiteral AnyAnchor = "any";

  explicit OpPassManager(StringRef anchor = AnyAnchor,
                         Nesting nesting = Nesting::Explicit);
  OpPassManager(OpPassManager &&) noexcept;
  OpPassManager &operator=(OpPassManager &&) noexcept;
  /// Copies have the same passes with the same options.
  OpPassManager(const OpPassManager &other);
  OpPassManager &operator=(const OpPassManager &other);
  ~OpPassManager();

  /// One of the two is set.
  struct Element {
    std::unique_ptr<Pass> pass;
    std::unique_ptr<OpPassManager> nested;
  };

  StringRef getAnchor() const { return anchor; }
  bool isAny() const { return anchor == AnyAnchor; }
  Nesting getNesting() const { return nesting; }
  ArrayRef<Element> getElements() const { return elements; }
  size_t size() const { return elements.size(); }
  bool empty() const { return elements.empty(); }
  void clear() { elements.clear(); }

  /// Why `pass` cannot be added, or an empty string.
  std::string checkPass(const Pass &pass) const;
  /// Adds a pass. `checkPass` must accept it; otherwise runs fail with its message,
  /// and builds with assertions abort.
  void addPass(std::unique_ptr<Pass> pass);
  /// Adds it to a new nested manager.
  void addNestedPass(StringRef opName, std::unique_ptr<Pass> pass) {
    nest(opName).addPass(std::move(pass));
  }
  /// Adds it to a new nested manager for operations of the class `OpTy`.
  template <typename OpTy> void addNestedPass(std::unique_ptr<Pass> pass) {
    addNestedPass(OpTy::getOperationName(), std::move(pass));
  }
  /// Adds a nested manager.
  OpPassManager &nest(StringRef opName);
  template <typename OpTy> OpPassManager &nest() {
    return nest(OpTy::getOperationName());
  }
  OpPassManager &nestAny() { return nest(AnyAnchor); }
  OpPassManager &nest(OpPassManager nested);

  /// `builtin.module(a,func.func(b{x=1}))`; when `pretty`, an element a line.
  void printAsTextualPipeline(raw_ostream &os, bool pretty = false) const;
  /// Prints the pipeline with a heading, for people.
  void dump(raw_ostream &os = llvm::errs()) const;
  /// Calls `fn` on all passes, those of nested managers too, in order.
  void walkPasses(function_ref<void(Pass &)> fn) const;
  /// Whether there was an operation to run on in the last run.
  bool hasRunOnSomething() const { return hasRun; }
  /// The copies that threads made of it so far.
  ArrayRef<std::unique_ptr<OpPassManager>> getCopies() const { return copies; }

private:
  friend class detail::PipelineRunner;
  void printElements(raw_ostream &os, bool pretty, unsigned indent) const;

  std::string anchor;
  Nesting nesting;
  std::vector<Element> elements;
  /// For threads; kept for the next run, and for the statistics they hold.
  std::vector<std::unique_ptr<OpPassManager>> copies;
  /// The manager of which this is a copy.
  OpPassManager *original = nullptr;
  /// The run in which its passes were initialised.
  uint64_t generation = 0;
  bool hasRun = false;
};

/// The extent of verification after each pass.
enum class VerifyEach : uint8_t {
  None,
  /// The changes, and the checks that they can invalidate.
  Changes,
  /// The operation that the pass ran on.
  Full,
  /// Both; it is an error if their verdicts differ.
  CrossCheck,
};

class PassManager : public OpPassManager {
public:
  /// `ctx` outlives the manager.
  explicit PassManager(Context *ctx, StringRef anchor = AnyAnchor,
                       Nesting nesting = Nesting::Explicit);
  ~PassManager();
  /// A manager for operations of the class `OpTy`.
  template <typename OpTy>
  static PassManager on(Context *ctx, Nesting nesting = Nesting::Explicit) {
    return PassManager(ctx, OpTy::getOperationName(), nesting);
  }
  Context *getContext() const { return ctx; }

  /// Runs all passes on `op`, which has to verify. Reports failure of passes
  /// only if they do. Not to be called by two threads at once.
  LogicalResult run(Operation *op);

  /// Whether IR is verified after each pass; it is by default, where it changed.
  void enableVerifier(bool enable = true) {
    verifyEach = enable ? VerifyEach::Changes : VerifyEach::None;
  }
  void setVerifyEach(VerifyEach mode) { verifyEach = mode; }
  VerifyEach getVerifyEach() const { return verifyEach; }
  void addInstrumentation(std::unique_ptr<PassInstrumentation> added) {
    instrumentor.addInstrumentation(std::move(added));
  }
  /// The output stream of passes and instrumentations; output is discarded by
  /// default.
  void setOutputStream(raw_ostream &os) { out = &os; }
  raw_ostream &getOutputStream() const { return *out; }
  /// How passes and instrumentations print IR.
  void setPrintingFlags(const PrintingFlags &flags) { printing = flags; }
  const PrintingFlags &getPrintingFlags() const { return printing; }
  PassInstrumentor &getInstrumentor() { return instrumentor; }

  // Reports, as in MLIR. Tools with options for them use IRPrinting.h, Timing.h and
  // PassStatistics.h.

  using PassFilter = std::function<bool(Pass *, Operation *)>;
  /// The filter that lets all passes through.
  static bool isAnyPass(Pass *, Operation *) { return true; }
  /// Prints the IR before and after passes to `os`, which becomes the output stream of
  /// the manager. The whole module is printed only if multithreading is disabled in the
  /// Context.
  void enableIRPrinting(PassFilter shouldPrintBefore = isAnyPass,
                        PassFilter shouldPrintAfter = isAnyPass,
                        bool printModuleScope = true,
                        bool printAfterOnlyOnChange = true,
                        bool printAfterOnlyOnFailure = false,
                        raw_ostream &os = llvm::errs());
  /// Times passes, and prints the report to `os`, which must outlive the
  /// manager, when the manager is destroyed. Call it at most once.
  void enableTiming(raw_ostream &os = llvm::errs());
  /// Prints the statistics of passes to `os` after each run.
  void enableStatistics(raw_ostream &os = llvm::errs()) { statistics = &os; }

private:
  struct Timing;
  Context *ctx;
  /// The timing; declared before the instrumentations, which refer to it.
  std::unique_ptr<Timing> timing;
  PassInstrumentor instrumentor;
  raw_ostream *out;
  PrintingFlags printing;
  VerifyEach verifyEach = VerifyEach::Changes;
  /// The output stream for statistics; may be null.
  raw_ostream *statistics = nullptr;
};

} // namespace strata

#endif // STRATA_PASS_PASSMANAGER_H
