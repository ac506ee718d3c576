// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/DenseAnalysis.h"

#include "strata/Analysis/AnalysisTestUtils.h"
#include "strata/Analysis/ConstantPropagation.h"
#include "strata/Analysis/DeadCodeAnalysis.h"

#include <set>

using namespace strata;
using namespace strata::dataflow;

namespace {

/// A set of names: of the operations that were, or will be, executed.
struct Names final : AbstractDenseLattice {
  using AbstractDenseLattice::AbstractDenseLattice;
  ChangeResult add(StringRef name) {
    return names.insert(name.str()).second ? ChangeResult::Change
                                           : ChangeResult::NoChange;
  }
  ChangeResult join(const AbstractDenseLattice &other) override {
    ChangeResult result = ChangeResult::NoChange;
    for (const std::string &name : static_cast<const Names &>(other).names)
      result |= add(name);
    return result;
  }
  void print(raw_ostream &os) const override { os << str(); }
  std::string str() const {
    std::string text;
    for (const std::string &name : names)
      text += (text.empty() ? "" : " ") + name;
    return text;
  }
  std::set<std::string> names;
};

StringRef getTag(Operation *op) {
  auto tag = dyn_cast_or_null<StringAttr>(op->getDiscardableAttr("tag"));
  return tag ? tag.getValue() : StringRef();
}

struct Before final : DenseForwardDataFlowAnalysis<Names> {
  using DenseForwardDataFlowAnalysis::DenseForwardDataFlowAnalysis;
  LogicalResult visitOperation(Operation *op, const Names &before,
                               Names *after) override {
    ChangeResult changed = after->join(before);
    if (StringRef tag = getTag(op); !tag.empty())
      changed |= after->add(tag);
    propagateIfChanged(after, changed);
    return success();
  }
  void setToEntryState(Names *lattice) override {
    propagateIfChanged(lattice, lattice->add("entry"));
  }
};

struct After final : DenseBackwardDataFlowAnalysis<Names> {
  using DenseBackwardDataFlowAnalysis::DenseBackwardDataFlowAnalysis;
  LogicalResult visitOperation(Operation *op, const Names &after,
                               Names *before) override {
    ChangeResult changed = before->join(after);
    if (StringRef tag = getTag(op); !tag.empty())
      changed |= before->add(tag);
    propagateIfChanged(before, changed);
    return success();
  }
  void setToExitState(Names *lattice) override {
    propagateIfChanged(lattice, lattice->add("exit"));
  }
};

class DenseAnalysisTest : public AnalysisTest {
protected:
  template <typename Analysis> void run(StringRef text) {
    parse(text);
    solver.load<DeadCodeAnalysis>();
    solver.load<SparseConstantPropagation>();
    solver.load<Analysis>();
    ASSERT_TRUE(succeeded(solver.initializeAndRun(module.get())));
  }
  /// The state at the operation called `name`.
  std::string at(StringRef name) {
    auto *state = solver.lookupState<Names>(find(name));
    return state ? state->str() : "nothing";
  }
  DataFlowSolver solver;
};

constexpr StringRef diamond = R"mlir(
func.func @f(%c: i1) {
  "u.a"() {tag = "a"} : () -> ()
  cf.cond_br %c, ^left, ^right
^left:
  "u.b"() {tag = "b"} : () -> ()
  cf.br ^join
^right:
  "u.c"() {tag = "c"} : () -> ()
  cf.br ^join
^join:
  "u.d"() {tag = "d"} : () -> ()
  return
}
)mlir";

TEST_F(DenseAnalysisTest, ForwardJoinsBranches) {
  run<Before>(diamond);
  EXPECT_EQ(at("a"), "a entry");
  EXPECT_EQ(at("b"), "a b entry");
  EXPECT_EQ(at("d"), "a b c d entry");
}

TEST_F(DenseAnalysisTest, BackwardJoinsBranches) {
  run<After>(diamond);
  EXPECT_EQ(at("d"), "d exit");
  EXPECT_EQ(at("b"), "b d exit");
  EXPECT_EQ(at("a"), "a b c d exit");
}

constexpr StringRef constantBranch = R"mlir(
func.func @f() {
  %c = arith.constant true
  "u.a"() {tag = "a"} : () -> ()
  cf.cond_br %c, ^left, ^right
^left:
  "u.b"() {tag = "b"} : () -> ()
  cf.br ^join
^right:
  "u.c"() {tag = "c"} : () -> ()
  cf.br ^join
^join:
  "u.d"() {tag = "d"} : () -> ()
  return
}
)mlir";

TEST_F(DenseAnalysisTest, DeadCodeDoesNotCount) {
  run<Before>(constantBranch);
  EXPECT_EQ(at("c"), "nothing");
  EXPECT_EQ(at("d"), "a b d entry");
}

TEST_F(DenseAnalysisTest, DeadCodeDoesNotCountBackward) {
  run<After>(constantBranch);
  EXPECT_EQ(at("a"), "a b d exit");
}

constexpr StringRef loops = R"mlir(
func.func @f(%c: i1) {
  "u.a"() {tag = "a"} : () -> ()
  "t.loop"() ({
    "u.b"() {tag = "b"} : () -> ()
    "t.if"(%c) ({
      "u.c"() {tag = "c"} : () -> ()
      "t.yield"() : () -> ()
    }, {
      "t.yield"() : () -> ()
    }) : (i1) -> ()
    "u.d"() {tag = "d"} : () -> ()
    "t.yield"() : () -> ()
  }) : () -> ()
  "u.e"() {tag = "e"} : () -> ()
  return
}
)mlir";

TEST_F(DenseAnalysisTest, ForwardThroughRegions) {
  run<Before>(loops);
  EXPECT_EQ(at("b"), "a b c d entry") << "the loop comes back";
  EXPECT_EQ(at("e"), "a b c d e entry");
}

TEST_F(DenseAnalysisTest, BackwardThroughRegions) {
  run<After>(loops);
  EXPECT_EQ(at("e"), "e exit");
  EXPECT_EQ(at("d"), "b c d e exit");
  EXPECT_EQ(at("c"), "b c d e exit");
  EXPECT_EQ(at("a"), "a b c d e exit");
}

constexpr StringRef calls = R"mlir(
func.func private @unknown()
func.func private @g() {
  "u.a"() {tag = "a"} : () -> ()
  return
}
func.func @f() {
  "u.b"() {tag = "b"} : () -> ()
  call @g() : () -> ()
  "u.c"() {tag = "c"} : () -> ()
  call @unknown() : () -> ()
  "u.d"() {tag = "d"} : () -> ()
  return
}
)mlir";

TEST_F(DenseAnalysisTest, ForwardThroughCalls) {
  run<Before>(calls);
  EXPECT_EQ(at("a"), "a b entry");
  EXPECT_EQ(at("c"), "a b c entry");
  EXPECT_EQ(at("d"), "d entry") << "a declaration may do anything";
}

TEST_F(DenseAnalysisTest, BackwardThroughCalls) {
  run<After>(calls);
  EXPECT_EQ(at("a"), "a c exit");
  EXPECT_EQ(at("b"), "a b c exit");
  EXPECT_EQ(at("c"), "c exit") << "a declaration may do anything";
}

} // namespace
