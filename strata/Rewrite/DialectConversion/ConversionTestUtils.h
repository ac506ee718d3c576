// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the tests of dialect conversion: a dialect `t` to convert, one
// `low` to convert to, and patterns that are lambdas.
#ifndef STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONTESTUTILS_H
#define STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONTESTUTILS_H

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"
#include "strata/Rewrite/DialectConversion/StructuralConversions.h"

#include <gtest/gtest.h>

namespace strata {

/// A pattern that is a lambda.
struct LambdaPattern : ConversionPattern {
  using Ranges = ArrayRef<ValueRange>;
  using Fn = std::function<LogicalResult(Operation *, Ranges,
                                         ConversionPatternRewriter &)>;
  LambdaPattern(const TypeConverter &converter, StringRef name, StringRef root,
                Fn fn, PatternBenefit benefit = 1,
                ArrayRef<StringRef> generated = {})
      : ConversionPattern(converter, name, root, benefit, generated),
        fn(std::move(fn)) {}
  LambdaPattern(StringRef name, StringRef root, Fn fn,
                PatternBenefit benefit = 1, ArrayRef<StringRef> generated = {})
      : ConversionPattern(name, root, benefit, generated), fn(std::move(fn)) {}
  LogicalResult
  matchAndRewrite(Operation *op, Ranges operands,
                  ConversionPatternRewriter &rewriter) const override {
    return fn(op, operands, rewriter);
  }
  Fn fn;
};

class ConversionTest : public testing::Test {
protected:
  ConversionTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerCoreDialects(ctx);
    ctx.allowUnregisteredDialects();
    ctx.printOpOnDiagnostic(false);
    OwningOpRef<> file = parseSourceString(dialects, ParserConfig(&ctx));
    EXPECT_TRUE(file && succeeded(loadDialects(file.get())));
    widen.addConversion([](Type type) { return type; });
    widen.addConversion([](IntegerType type) -> std::optional<Type> {
      if (type.getWidth() != 32)
        return std::nullopt;
      return IntegerType::get(type.getContext(), 64);
    });
    target.addLegalDialect("low", "builtin", "func", "cf", "arith");
    target.addIllegalDialect("t");
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
  /// Adds a pattern that replaces `from` by `to` with the converted operands.
  void addRename(const TypeConverter *converter, StringRef from, StringRef to,
                 PatternBenefit benefit = 1) {
    auto fn = [converter, to = to.str()](Operation *op,
                                         LambdaPattern::Ranges operands,
                                         ConversionPatternRewriter &rewriter) {
      OperationState state(op->getLoc(), OperationName(to, op->getContext()));
      for (ValueRange range : operands)
        state.operands.append(range.begin(), range.end());
      SmallVector<unsigned, 2> sizes;
      for (Type type : op->getResultTypes()) {
        size_t before = state.types.size();
        if (!converter)
          state.types.push_back(type);
        else if (failed(converter->convertType(type, state.types)))
          return rewriter.notifyMatchFailure(op, "type has no conversion");
        sizes.push_back(unsigned(state.types.size() - before));
      }
      llvm::append_range(state.attributes, op->getAttrs());
      Operation *made = rewriter.create(state);
      SmallVector<SmallVector<Value>> values;
      unsigned next = 0;
      for (unsigned size : sizes) {
        values.emplace_back();
        for (unsigned i = 0; i < size; ++i)
          values.back().push_back(made->getResult(next++));
      }
      rewriter.replaceOpWithMultiple(op, values);
      return success();
    };
    std::string name = (from + "->" + to).str();
    StringRef generated[] = {to};
    if (converter)
      patterns.add<LambdaPattern>(*converter, name, from, fn, benefit,
                                  generated);
    else
      patterns.add<LambdaPattern>(name, from, fn, benefit, generated);
  }
  void add(StringRef name, StringRef root, LambdaPattern::Fn fn,
           PatternBenefit benefit = 1, ArrayRef<StringRef> generated = {}) {
    patterns.add<LambdaPattern>(name, root, std::move(fn), benefit, generated);
  }
  void addStructural(const TypeConverter &converter) {
    populateAnyFunctionOpInterfaceTypeConversionPattern(patterns, converter);
    populateCallOpTypeConversionPattern(patterns, converter);
    populateReturnOpTypeConversionPattern(patterns, converter);
    populateBranchOpInterfaceTypeConversionPattern(patterns, converter);
    auto isLegal = [&converter](Operation *op) {
      return isStructurallyLegal(op, converter);
    };
    target.addDynamicallyLegalOp(isLegal, "func.func", "func.call",
                                 "func.return", "cf.br", "cf.cond_br");
  }
  FrozenRewritePatternSet freeze() {
    return FrozenRewritePatternSet(std::move(patterns));
  }
  /// Converts and returns the text; fails the test if that fails.
  std::string convert(StringRef text, const ConversionConfig &config = {}) {
    OwningOpRef<> module = parse(text);
    EXPECT_TRUE(succeeded(
        applyPartialConversion(module.get(), target, freeze(), config)));
    EXPECT_TRUE(succeeded(verify(module.get())));
    return print(module.get());
  }
  using Messages = std::vector<std::string>;
  /// Expects a failure that leaves everything as it was; returns the messages.
  Messages expectFailure(StringRef text, bool isFull = false,
                         const ConversionConfig &config = {}) {
    OwningOpRef<> module = parse(text);
    std::string before = print(module.get());
    FrozenRewritePatternSet frozen = freeze();
    messages.clear();
    EXPECT_TRUE(failed(
        isFull ? applyFullConversion(module.get(), target, frozen, config)
               : applyPartialConversion(module.get(), target, frozen, config)));
    EXPECT_EQ(print(module.get()), before);
    EXPECT_TRUE(succeeded(verify(module.get())));
    return messages;
  }
  /// Makes casts, operations called `name`, for `converter`.
  static void addMaterializations(TypeConverter &converter, StringRef source,
                                  StringRef target) {
    auto make = [](StringRef name) {
      return [name](OpBuilder &builder, Type type, ArrayRef<Value> inputs,
                    Location loc) -> Value {
        return builder.create(loc, name, inputs, type)->getResult(0);
      };
    };
    converter.addSourceMaterialization(make(source));
    converter.addTargetMaterialization(make(target));
  }

  static constexpr const char *dialects = R"~(
irdl.dialect @t attributes {strata.version = 1 : i32} {
  irdl.type @pair {}
  irdl.operation @add { %a = irdl.any irdl.operands(a: %a, b: %a) irdl.results(r: %a) }
  irdl.operation @def { %a = irdl.any irdl.results(r: variadic %a) }
  irdl.operation @use { %a = irdl.any irdl.operands(a: variadic %a) }
  irdl.operation @region attributes {strata.traits = ["NoTerminator"]} { %r = irdl.region irdl.regions(body: %r) }
  irdl.operation @yield attributes {strata.traits = ["Terminator"]} { %a = irdl.any irdl.operands(a: variadic %a) }
}
irdl.dialect @low attributes {strata.version = 1 : i32} {
  irdl.operation @add { %a = irdl.any irdl.operands(a: %a, b: %a) irdl.results(r: %a) }
  irdl.operation @def { %a = irdl.any irdl.results(r: variadic %a) }
  irdl.operation @use { %a = irdl.any irdl.operands(a: variadic %a) }
  irdl.operation @region attributes {strata.traits = ["NoTerminator"]} { %r = irdl.region irdl.regions(body: %r) }
  irdl.operation @yield attributes {strata.traits = ["Terminator"]} { %a = irdl.any irdl.operands(a: variadic %a) }
}
)~";

  Context ctx;
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    messages.push_back(diag.getMessage().str());
                                    for (const auto &note : diag.getNotes())
                                      messages.push_back(
                                          note->getMessage().str());
                                    return success();
                                  }};
  ConversionTarget target{&ctx};
  /// i32 becomes i64.
  TypeConverter widen;
  RewritePatternSet patterns{&ctx};
};

} // namespace strata

#endif // STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONTESTUTILS_H
