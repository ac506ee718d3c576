// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/LanguageServer/ToolRun.h"

#include "llvm/ADT/StringExtras.h"

#include "gtest/gtest.h"

using namespace strata;
using namespace strata::lsp;

/// The stages of a RUN line on one line, or the error.
static std::string parse(StringRef line) {
  auto stages = parseRunLine(line);
  if (!stages)
    return llvm::toString(stages.takeError());
  std::string text;
  for (const ToolStage &stage : *stages) {
    text += stage.isFileCheck ? "FileCheck" : "strata";
    for (const std::string &argument : stage.arguments)
      text += " <" + argument + ">";
    text += stage.isFailureExpected ? " not" : "";
    text += stage.mergesErrors ? " 2>&1" : "";
    text += stage.readsText ? " text" : "";
    text += ";";
  }
  return text;
}

TEST(ToolRunTest, LinesAreSplitAsByAShell) {
  EXPECT_EQ(parse("strata opt --cse %s|FileCheck %s"),
            "strata <opt> <--cse> <%s>;FileCheck <%s>;");
  EXPECT_EQ(parse("%opt -pass-pipeline='builtin.module(a, b{c=1 d=\"x\"})' %s"),
            "strata <opt> <-pass-pipeline=builtin.module(a, b{c=1 d=\"x\"})> "
            "<%s>;");
  EXPECT_EQ(parse("not mlir-opt \"a \\\"b\\\"\" c\\ d 2>&1 < %s | FileCheck %s "
                  "--check-prefix=A"),
            "strata <opt> <a \"b\"> <c d> not 2>&1 text;FileCheck <%s> "
            "<--check-prefix=A>;");
  EXPECT_EQ(parse("%strata opt '|' '' 'a>b'"), "strata <opt> <|> <> <a>b>;");
}

TEST(ToolRunTest, OtherProgramsAreRefused) {
  for (StringRef line :
       {"rm %s", "sh -c 'strata opt'", "strata opt %s | sh", "", "not",
        "FileCheck %s | rm", "'strata opt' %s", "%t opt %s"})
    EXPECT_TRUE(StringRef(parse(line)).starts_with("only strata"))
        << line.str();
  for (StringRef line :
       {"strata run %s", "strata compile %s", "strata", "strata upgrade -i %s",
        "strata lsp", "%strata -o opt"})
    EXPECT_TRUE(StringRef(parse(line)).starts_with("only the commands"))
        << line.str();
}

TEST(ToolRunTest, ShellsAreRefused) {
  for (StringRef line :
       {"strata opt %s > a", "strata opt %s; rm a", "strata opt %s && rm a",
        "strata opt `rm a`", "strata opt $(rm a)", "strata opt %s &",
        "strata opt %s || rm a", "strata opt < a", "strata opt %s 2> a",
        "strata opt $HOME", "(strata opt)", "strata opt <"})
    EXPECT_TRUE(StringRef(parse(line)).ends_with("' is not run from an editor"))
        << line.str();
  EXPECT_EQ(parse("strata opt '%s"), "a quote of the line has no end");
}

TEST(ToolRunTest, PathsAreRefused) {
  for (StringRef argument :
       {"-o=/a", "/a", "a/b", "..", "--o=../a", "~", "%t", "%S/a", "%{s}",
        "--irdl-file=/a", "--irdl-file=%S/../a", "--irdl-file=%S%t", "%sx%t",
        "--irdl-file=%Sa", "%"})
    EXPECT_TRUE(StringRef(parse(("strata opt " + argument).str()))
                    .ends_with("it may name a file"))
        << argument.str();
  EXPECT_EQ(parse("strata opt --irdl-file=%S/Inputs/a.irdl.mlir "
                  "-dialect-dir=%S -o a %s"),
            "strata <opt> <--irdl-file=%S/Inputs/a.irdl.mlir> "
            "<-dialect-dir=%S> <-o> <a> <%s>;");
}

TEST(ToolRunTest, Calls) {
  auto parse = [](StringRef line) { return llvm::join(parseCall(line), "; "); };
  EXPECT_EQ(parse("add(1, [2, 3]) == 4"), "add; 1; [2, 3]");
  EXPECT_EQ(parse("@f((1, 2), -0.5)"), "f; (1, 2); -0.5");
  EXPECT_EQ(parse("g()"), "g");
  EXPECT_EQ(parse("g(1"), "");
  EXPECT_EQ(parse("g"), "");
  auto stage = makeCallStage({"f", "-1"});
  ASSERT_TRUE(bool(stage));
  EXPECT_EQ(llvm::join(stage->arguments, " "), "interpret --entry=f -- %s -1");
  auto refused = makeCallStage({"f", "/a.npy"});
  EXPECT_EQ(llvm::toString(refused.takeError()),
            "the argument '/a.npy' is not run from an editor: it may name a "
            "file");
  auto empty = makeCallStage({});
  EXPECT_EQ(llvm::toString(empty.takeError()),
            "expected the name of a function");
}
