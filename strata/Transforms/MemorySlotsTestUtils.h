// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the tests of memory slots: a dialect `m` of variables, defined in a
// dialect file, and the two transformations on text.
#ifndef STRATA_TRANSFORMS_MEMORYSLOTSTESTUTILS_H
#define STRATA_TRANSFORMS_MEMORYSLOTSTESTUTILS_H

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/OpHooks.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Interfaces/MemorySlotInterfaces.h"
#include "strata/Transforms/Mem2Reg.h"
#include "strata/Transforms/SROA.h"

#include <gtest/gtest.h>

namespace strata {

class MemorySlotsTest : public testing::Test {
protected:
  MemorySlotsTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerCoreDialects(ctx);
    ctx.allowUnregisteredDialects();
  }
  void SetUp() override { load(variables); }

  void load(StringRef text) {
    OwningOpRef<> file = parseSourceString(text, ParserConfig(&ctx));
    ASSERT_TRUE(file && succeeded(loadDialects(file.get())))
        << (messages.empty() ? "" : messages.back());
  }
  OwningOpRef<> parse(StringRef text) {
    OwningOpRef<> module = parseSourceString(text, ParserConfig(&ctx));
    EXPECT_TRUE(module) << (messages.empty() ? "" : messages.back());
    return module;
  }
  static std::string print(Operation *op) {
    std::string text;
    llvm::raw_string_ostream os(text);
    printOperation(op, os);
    return text;
  }
  template <typename Interface>
  static std::vector<Operation *> findAllocators(Operation *root) {
    std::vector<Operation *> allocators;
    root->walk([&](Operation *op) {
      if (getInterface<Interface>(op))
        allocators.push_back(op);
    });
    return allocators;
  }
  /// Whether something was promoted in `root`, which verifies then.
  bool promote(Operation *root) {
    IRRewriter rewriter(&ctx);
    DominanceInfo dominance;
    bool hasChanged = succeeded(tryToPromoteMemorySlots(
        findAllocators<PromotableAllocationOpInterface>(root), rewriter,
        dominance, &promotion));
    EXPECT_TRUE(succeeded(verify(root)));
    return hasChanged;
  }
  bool destructure(Operation *root) {
    IRRewriter rewriter(&ctx);
    DominanceInfo dominance;
    bool hasChanged = succeeded(tryToDestructureMemorySlots(
        findAllocators<DestructurableAllocationOpInterface>(root), rewriter,
        dominance, &destructuring));
    EXPECT_TRUE(succeeded(verify(root)));
    return hasChanged;
  }
  /// The function that is `text`, promoted.
  std::string promoteText(StringRef text) {
    OwningOpRef<> module = parse(text);
    promote(module.get());
    return print(&module->getRegion(0).front().front()) + "\n";
  }

  static constexpr const char *variables = R"~(
    irdl.dialect @m attributes {strata.version = 1 : i32} {
      irdl.type @ptr
      irdl.operation @var attributes {
        strata.allocates = {pointer = "ptr", from = "type",
                            element = "$_self.getValue()", default = "m.undef",
                            when = "!$kept"},
        strata.format = "$type (`kept` $kept^)? attr-dict"
      } {
        %ptr = irdl.base @m::@ptr
        %type = irdl.any {strata.kind = "type"}
        %kept = irdl.c_pred "unit_attr" {strata.kind = "unit", strata.optional}
        irdl.results(ptr: %ptr)
        irdl.attributes {"type" = %type, "kept" = %kept}
      }
      irdl.operation @get attributes {
        strata.loads = {pointer = "ptr", value = "value", when = "!$kept"},
        strata.format = "$ptr (`kept` $kept^)? attr-dict `:` type($value)"
      } {
        %ptr = irdl.base @m::@ptr
        %value = irdl.any
        %kept = irdl.c_pred "unit_attr" {strata.kind = "unit", strata.optional}
        irdl.operands(ptr: %ptr)
        irdl.results(value: %value)
        irdl.attributes {"kept" = %kept}
      }
      irdl.operation @set attributes {
        strata.stores = {pointer = "ptr", value = "value"},
        strata.format = "$value `,` $ptr attr-dict `:` type($value)"
      } {
        %ptr = irdl.base @m::@ptr
        %value = irdl.any
        irdl.operands(value: %value, ptr: %ptr)
      }
      irdl.operation @swap attributes {
        strata.loads = {pointer = "ptr", value = "old"},
        strata.stores = {pointer = "ptr", value = "value"},
        strata.format = "$value `,` $ptr attr-dict `:` type($value) `->` type($old)"
      } {
        %ptr = irdl.base @m::@ptr
        %value = irdl.any
        %old = irdl.any
        irdl.operands(value: %value, ptr: %ptr)
        irdl.results(old: %old)
      }
      irdl.operation @alias attributes {
        strata.drops = ["ptrs"],
        strata.format = "$ptrs attr-dict `:` type($same)"
      } {
        %ptr = irdl.base @m::@ptr
        %same = irdl.base @m::@ptr
        irdl.operands(ptrs: variadic %ptr)
        irdl.results(same: variadic %same)
      }
      irdl.operation @undef attributes {
        strata.traits = ["Pure"],
        strata.format = "attr-dict `:` type($value)"
      } {
        %number = irdl.c_pred "any_float || integer"
        %ptr = irdl.base @m::@ptr
        %value = irdl.any_of(%number, %ptr)
        irdl.results(value: %value)
      }
    }
  )~";

  Context ctx;
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    messages.push_back(diag.getMessage().str());
                                    return success();
                                  }};
  Mem2RegStatistics promotion;
  SROAStatistics destructuring;
};

} // namespace strata

#endif // STRATA_TRANSFORMS_MEMORYSLOTSTESTUTILS_H
