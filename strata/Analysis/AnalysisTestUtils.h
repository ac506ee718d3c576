// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the tests of analyses: a dialect `t` with memory, a loop and a
// conditional, and values and operations that are found by name.
#ifndef STRATA_ANALYSIS_ANALYSISTESTUTILS_H
#define STRATA_ANALYSIS_ANALYSISTESTUTILS_H

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/OpHooks.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"

#include <gtest/gtest.h>

namespace strata {

class AnalysisTest : public testing::Test {
protected:
  AnalysisTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerCoreDialects(ctx);
    ctx.allowUnregisteredDialects();
    addRegionBranch("t.loop", getLoopSuccessors);
    addRegionBranch("t.if", getIfSuccessors);
    OwningOpRef<> file = parseSourceString(dialect, ParserConfig(&ctx));
    EXPECT_TRUE(file && succeeded(loadDialects(file.get())));
  }

  void parse(StringRef text) {
    module = parseSourceString(text, ParserConfig(&ctx));
    ASSERT_TRUE(module);
  }
  /// The operation with the discardable attribute `tag = name`.
  Operation *find(StringRef name) {
    Operation *found = nullptr;
    module.get()->walk([&](Operation *op) {
      auto tag = dyn_cast_or_null<StringAttr>(op->getDiscardableAttr("tag"));
      if (tag && tag.getValue() == name)
        found = op;
    });
    EXPECT_TRUE(found) << name.str();
    return found;
  }
  Value value(StringRef name) { return find(name)->getResult(0); }

  Context ctx;
  OwningOpRef<> module;

private:
  using GetSuccessors = void (*)(Operation *, Region *, ArrayRef<Attribute>,
                                 SmallVectorImpl<RegionSuccessor> &);
  void addRegionBranch(StringRef name, GetSuccessors getSuccessors) {
    auto table = std::make_unique<RegionBranchOpInterface::Concept>();
    table->getSuccessorRegions = getSuccessors;
    table->getSuccessorOperands = [](Operation *op, Operation *from,
                                     const RegionSuccessor &successor) {
      // A conditional has no arguments, and one operand that is not passed.
      bool isIf = op->getName().getStringRef() == "t.if";
      if (from == op && isIf)
        return Segment{1, 0};
      return Segment{0, successor.inputs.size};
    };
    OpHooks hooks;
    hooks.addInterface(*table);
    registerOpHooks(&ctx, name, hooks);
    tables.push_back(std::move(table));
  }
  static RegionSuccessor after(Operation *op) {
    return {nullptr, {0, op->getNumResults()}};
  }
  static void getLoopSuccessors(Operation *op, Region *, ArrayRef<Attribute>,
                                SmallVectorImpl<RegionSuccessor> &out) {
    Region &body = op->getRegion(0);
    out.push_back({&body, {0, body.getNumArguments()}});
    out.push_back(after(op));
  }
  static void getIfSuccessors(Operation *op, Region *from, ArrayRef<Attribute>,
                              SmallVectorImpl<RegionSuccessor> &out) {
    if (from)
      return out.push_back(after(op));
    for (Region &region : op->getRegions())
      out.push_back({&region, {}});
  }

  static constexpr StringRef dialect = R"mlir(
irdl.dialect @t attributes {strata.version = 1 : i32} {
  irdl.operation @alloc {
    %memory = irdl.any {strata.effects = ["allocate"]}
    irdl.results(memory: %memory)
  }
  irdl.operation @view attributes {
      strata.traits = ["Pure"], strata.interfaces = ["ViewLikeOpInterface"]} {
    %any = irdl.any
    irdl.operands(source: %any)
    irdl.results(view: %any)
  }
  irdl.operation @load {
    %memory = irdl.any {strata.effects = ["read"]}
    %loaded = irdl.any
    irdl.operands(memory: %memory)
    irdl.results(loaded: %loaded)
  }
  irdl.operation @store {
    %value = irdl.any
    %memory = irdl.any {strata.effects = ["write"]}
    irdl.operands(value: %value, memory: %memory)
  }
  irdl.operation @loop attributes {
      strata.traits = ["RecursiveMemoryEffects"],
      strata.interfaces = ["RegionBranchOpInterface"]} {
    %any = irdl.any
    irdl.operands(inits: variadic %any)
    irdl.results(results: variadic %any)
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @if attributes {
      strata.traits = ["RecursiveMemoryEffects"],
      strata.interfaces = ["RegionBranchOpInterface"]} {
    %any = irdl.any
    %condition = irdl.is i1
    irdl.operands(condition: %condition)
    irdl.results(results: variadic %any)
    %then = irdl.region
    %else = irdl.region
    irdl.regions(then: %then, else: %else)
  }
  irdl.operation @yield attributes {
      strata.traits = ["Terminator", "ReturnLike", "Pure"]} {
    %any = irdl.any
    irdl.operands(values: variadic %any)
  }
}
)mlir";
  std::vector<std::unique_ptr<RegionBranchOpInterface::Concept>> tables;
};

} // namespace strata

#endif // STRATA_ANALYSIS_ANALYSISTESTUTILS_H
