// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The events that observers get, as lines of text: the kind, and the text at
// its place.
#include "strata/Asm/Parser/ParserObserver.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/OlderSyntax.h"
#include "strata/Asm/Parser/InputFormat.h"
#include "strata/Asm/Printer/Printer.h"

#include "llvm/ADT/StringExtras.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
struct Log final : ParserObserver {
  Log(StringRef text, Scope scope) : ParserObserver(scope), text(text) {}
  StringRef text;
  std::vector<std::string> lines;

  void add(StringRef what, SourceRange place) {
    lines.push_back((what + " " + text.slice(place.begin, place.end)).str());
  }
  void didParseOperation(Operation *op, SourceRange place,
                         SourceRange name) override {
    EXPECT_EQ(text.slice(name.begin, name.end)
                  .trim('"')
                  .ends_with(op->getName().getStringRef().split('.').second),
              true);
    add("op", place);
  }
  void didDefineValues(Value, unsigned count, StringRef,
                       SourceRange place) override {
    add("values " + std::to_string(count), place);
  }
  void didUseValue(Value, StringRef, SourceRange place) override {
    add("use", place);
  }
  void didResolveValue(Value, Value) override { lines.push_back("resolved"); }
  void didDefineBlock(Block *, StringRef, SourceRange place) override {
    add("block", place);
  }
  void didUseBlock(Block *, StringRef, SourceRange place) override {
    add("successor", place);
  }
  void didDefineSymbol(StringAttr, SourceRange place) override {
    add("symbol", place);
  }
  void didUseSymbol(SymbolRefAttr, SourceRange place) override {
    add("reference", place);
  }
  void didDefineAlias(StringRef, SourceRange place, Attribute, Type) override {
    add("alias", place);
  }
  void didUseAlias(StringRef, SourceRange place) override {
    add("alias use", place);
  }
};

struct ParserObserverTest : testing::Test {
  ParserObserverTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    ctx.allowUnregisteredDialects();
  }
  std::string
  observe(StringRef text,
          ParserObserver::Scope scope = ParserObserver::Scope::All) {
    Log log(text, scope);
    ParserConfig config(&ctx);
    config.observer = &log;
    EXPECT_TRUE(parseSourceString(text, config));
    return llvm::join(log.lines, "\n");
  }
  Context ctx;
};

constexpr StringRef values = R"(%a:2 = "t.a"() : () -> (i32, i32)
"t.b"(%a#1, %c) : (i32, i32) -> ()
%c = "t.c"(%a) : (i32) -> i32)";
} // namespace

struct RegionLog final : ParserObserver {
  explicit RegionLog(StringRef text) : text(text) {}
  StringRef text;
  std::vector<std::string> lines;

  void didParseRegion(Region &region, SourceRange body) override {
    lines.push_back(
        std::to_string(std::distance(region.begin(), region.end())) +
        text.slice(body.begin, body.end).str());
  }
};

TEST_F(ParserObserverTest, Regions) {
  StringRef text = "\"t.op\"() ({ // c\n \"t.a\"() : () -> () }, {}, {^a: "
                   "\"t.b\"() ({^c:}) : () -> ()\n^b:}) : () -> ()";
  RegionLog log(text);
  ParserConfig config(&ctx);
  config.observer = &log;
  config.verifyAfterParse = false;
  ASSERT_TRUE(parseSourceString(text, config));
  EXPECT_EQ(log.lines, (std::vector<std::string>{
                           "1 // c\n \"t.a\"() : () -> () ",
                           "1^c:", "2^a: \"t.b\"() ({^c:}) : () -> ()\n^b:"}));
}

TEST_F(ParserObserverTest, Values) {
  EXPECT_EQ(observe(values), R"(op %a:2 = "t.a"() : () -> (i32, i32)
values 2 %a
use %a#1
use %c
op "t.b"(%a#1, %c) : (i32, i32) -> ()
use %a
op %c = "t.c"(%a) : (i32) -> i32
values 1 %c
resolved)");
}

TEST_F(ParserObserverTest, DefinitionsOnly) {
  EXPECT_EQ(observe(values, ParserObserver::Scope::Definitions),
            R"(op %a:2 = "t.a"() : () -> (i32, i32)
values 2 %a
op "t.b"(%a#1, %c) : (i32, i32) -> ()
op %c = "t.c"(%a) : (i32) -> i32
values 1 %c)");
}

TEST_F(ParserObserverTest, BlocksAndSymbols) {
  EXPECT_EQ(observe(R"("t.f"() ({
^a(%x: i32):
  "t.br"(%x)[^b] : (i32) -> ()
^b:
  "t.end"() {f = @s::@t} : () -> ()
}) : () -> ())"),
            R"(block ^a
values 1 %x
successor ^b
use %x
op "t.br"(%x)[^b] : (i32) -> ()
block ^b
reference @s::@t
op "t.end"() {f = @s::@t} : () -> ()
op "t.f"() ({
^a(%x: i32):
  "t.br"(%x)[^b] : (i32) -> ()
^b:
  "t.end"() {f = @s::@t} : () -> ()
}) : () -> ())");
  EXPECT_EQ(observe("module @m {}"), "symbol @m\nop module @m {}");
}

TEST_F(ParserObserverTest, Aliases) {
  EXPECT_EQ(observe(R"(#n = 7 : i32
!t = i32
%x = "t.a"() {n = #n} : () -> !t loc(#l)
"t.b"() {n = #n} : () -> ()
"t.c"() {n = #n} : () -> ()
"t.d"() {n = #n} : () -> ()
#l = loc("a"))"),
            R"(alias #n
alias !t
alias use #n
alias use !t
alias use #l
op %x = "t.a"() {n = #n} : () -> !t loc(#l)
values 1 %x
alias use #n
op "t.b"() {n = #n} : () -> ()
alias use #n
op "t.c"() {n = #n} : () -> ()
alias use #n
op "t.d"() {n = #n} : () -> ()
alias #l)");
}

TEST_F(ParserObserverTest, AlongWithNames) {
  Log log(values, ParserObserver::Scope::All);
  SourceNames names;
  ParserConfig config(&ctx);
  config.names = &names;
  config.observer = &log;
  OwningOpRef<> op = parseSourceString(values, config);
  ASSERT_TRUE(op);
  Operation *first = op->getRegion(0).front().getFirstOp();
  EXPECT_EQ(names.values.lookup(first->getResult(0)), "a");
  EXPECT_EQ(log.lines.size(), 9u);
}

//===-- Formats of inputs --------------------------------------------------===//

TEST_F(ParserObserverTest, Bytecode) {
  std::string message;
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    message = diag.getMessage().str();
    return success();
  });
  EXPECT_FALSE(parseSourceString("ML\xefR\x0d", ParserConfig(&ctx), "a"));
  EXPECT_EQ(message, "input is MLIR bytecode, which this program cannot read; "
                     "expected text");
}

TEST_F(ParserObserverTest, NamesAreRegisteredOnce) {
  std::string messages;
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    messages += diag.getMessage().str() + "\n";
    return success();
  });
  InputFormat format = getInputFormats(ctx).back();
  EXPECT_TRUE(failed(registerInputFormat(ctx, format)));
  ctx.loadDialect("t");
  ctx.defineOp("t.today");
  OlderSyntax syntax;
  syntax.op = "t.then";
  syntax.newOp = "t.today";
  syntax.parse = [](OpAsmParser &, OperationState &) -> ParseResult {
    return success();
  };
  EXPECT_TRUE(succeeded(registerOlderSyntax(ctx, syntax)));
  EXPECT_TRUE(failed(registerOlderSyntax(ctx, syntax)));
  FormatDirective directive;
  EXPECT_TRUE(succeeded(registerFormatDirective(ctx, "t.D", directive)));
  EXPECT_TRUE(failed(registerFormatDirective(ctx, "t.D", directive)));
  EXPECT_EQ(messages, "input format 'text' is already registered\n"
                      "older syntax 't.then' is already registered\n"
                      "format directive 't.D' is already registered\n");
}

TEST_F(ParserObserverTest, RegisteredFormat) {
  EXPECT_EQ(findInputFormat(ctx, "module {}").name, "text");
  (void)registerInputFormat(
      ctx,
      {.name = "names",
       .description = "names of operations",
       .matches = [](StringRef start) { return start.starts_with("N:"); },
       .read =
           [](uint32_t, StringRef text, uint64_t, const ParserConfig &config) {
             StringRef name = text.drop_front(2);
             return parseSourceString(("\"" + name + "\"() : () -> ()").str(),
                                      config);
           }});
  ASSERT_EQ(getInputFormats(ctx).size(), 3u);
  EXPECT_EQ(getInputFormats(ctx).front().name, "names");
  EXPECT_EQ(getInputFormats(ctx).back().name, "text");
  OwningOpRef<> op = parseSourceString("N:t.a", ParserConfig(&ctx));
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getRegion(0).front().front().getName().getStringRef(), "t.a");
}

//===-- Older syntax -------------------------------------------------------===//

TEST_F(ParserObserverTest, OlderSyntax) {
  ctx.loadDialect("t");
  ctx.defineOp("t.today");
  (void)registerOlderSyntax(
      ctx,
      {.op = "t.then",
       .newOp = "t.today",
       .era = "version 1",
       .parse = [](OpAsmParser &parser, OperationState &state) -> ParseResult {
         return parser.parseOptionalAttrDict(state.attributes);
       }});
  ASSERT_TRUE(findOlderSyntax(ctx, "t.then"));
  EXPECT_EQ(findOlderSyntax(ctx, "t.then")->newOp, "t.today");
  EXPECT_FALSE(findOlderSyntax(ctx, "t.today"));
  EXPECT_EQ(getOlderSyntax(ctx).size(), 1u);
  OwningOpRef<> op = parseSourceString("t.then", ParserConfig(&ctx));
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getRegion(0).front().front().getName().getStringRef(),
            "t.today");
}
